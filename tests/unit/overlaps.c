/* Which arrays may meet: every small placement of two arrays of every pair of kinds, and of an input among several outputs,
 * against a definition that goes byte by byte. A refused call writes nothing; any other gives what it gives on copies. */
#include "mapfn.h"
#ifdef _OPENMP
# include "mapfn_omp.h"
#endif
#include "tests/lib/test.h"

/* values of one, two and three bytes that may lie at any address */
typedef struct one { unsigned char c[1]; } one;
typedef struct two { unsigned char c[2]; } two;
typedef struct three { unsigned char c[3]; } three;

/* ------------------------------------------------------------------------------ what the rules say ---- */

enum { MOST = 4 }; /* elements */
/* how an array lies: `each` bytes at first + i * step; ragged: `bytes` from first on */
typedef struct lie {
    unsigned char *first;
    ptrdiff_t step;
    size_t each, bytes;
    enum { IN_STEPS, IN_ROWS, AS_A_WHOLE } shape;
    bool mask, written;
    const size_t *splits;
} lie;

static void range_of(const lie *a, size_t n, unsigned char **from, unsigned char **to)
{
    ptrdiff_t const reach = a->step * (ptrdiff_t)(n - 1);
    *from = a->shape == IN_STEPS && reach < 0 ? a->first + reach : a->first;
    *to = a->shape == IN_STEPS ? (reach < 0 ? a->first : a->first + reach) + a->each : a->first + a->bytes;
}
static bool elements_meet(const lie *a, const lie *b, size_t n)
{
    for (ptrdiff_t i = 0; i < (ptrdiff_t)n; i++)
        for (ptrdiff_t j = 0; j < (ptrdiff_t)n; j++) {
            const unsigned char *p = a->first + i * a->step, *q = b->first + j * b->step;
            if (p < q + b->each && q < p + a->each) return true;
        }
    return false;
}
/* may the output `a` and the array `b` lie so? */
static bool may_be(const lie *a, const lie *b, size_t n)
{
    unsigned char *a_from, *a_to, *b_from, *b_to;
    range_of(a, n, &a_from, &a_to);
    range_of(b, n, &b_from, &b_to);
    if (a_from == a_to || b_from == b_to || a_to <= b_from || b_to <= a_from) return true;
    bool const one_step = a->shape == IN_STEPS && b->shape == IN_STEPS && n > 1 && a->step == b->step && a->step != 0;
    if (one_step && !elements_meet(a, b, n)) return true;
    if (b->written || b->mask || a->shape != b->shape || a->shape == AS_A_WHOLE) return false;
    if (a->shape == IN_ROWS)
        return a->first == b->first && a->bytes == b->bytes && memcmp(a->splits, b->splits, (n + 1) * sizeof(size_t)) == 0;
    return a->first == b->first && a->each == b->each && (a->step == b->step || n == 1);
}

/* ---------------------------------------------------------------------------------------- the calls ---- */

/* the arrays of a call: outputs first */
typedef struct arrays {
    size_t n;
    int outputs, count;
    lie of[6];
    size_t splits[2][MOST + 1];
} arrays;
enum { ROOM = 160 };
static unsigned char room[ROOM], before[ROOM], expected[ROOM], apart[6][ROOM];

/* calls a map with these arrays, or with their copies; `way` 0: _map, 1: _map_opts, 2: _map_looped, 3: _map_omp */
typedef mapfn_status caller(const arrays *a, int way);
#ifdef _OPENMP
# define BY_OPENMP(name, ...) name##_map_omp(a->n, __VA_ARGS__, NULL)
enum { WAYS = 4 };
#else
# define BY_OPENMP(name, ...) MAPFN_OK
enum { WAYS = 3 };
#endif
#define CALLS(name, ...) \
    static mapfn_status call_##name(const arrays *a, int way) \
    { \
        return way == 0 ? name##_map(a->n, __VA_ARGS__) : way == 1 ? name##_map_opts(a->n, __VA_ARGS__, NULL) \
            : way == 2 ? name##_map_looped(a->n, __VA_ARGS__) : BY_OPENMP(name, __VA_ARGS__); \
    }
#define ARRAY(T, k) ((T *)(void *)a->of[k].first)
#define STEPS(T, k) ARRAY(T, k), a->of[k].step / (ptrdiff_t)sizeof(T)
#define PARTS(T, k) ARRAY(T, k), a->of[k].splits

static unsigned long tried, refused;
static void expect_as_the_rules_say(const char *name, caller *call, const arrays *a)
{
    bool good = true;
    int bad_output = 0, bad_other = 0;
    for (int k = 0; k < a->outputs && good; k++)
        for (int l = 0; l < a->count && good; l++)
            if (l != k && !may_be(&a->of[k], &a->of[l], a->n)) good = false, bad_output = k, bad_other = l;
    tried++;
    refused += !good;
    if (good) { /* every array a room of its own, and then the outputs' bytes put in place */
        arrays copy = *a;
        for (int k = 0; k < a->count; k++) {
            memcpy(apart[k], before, ROOM);
            copy.of[k].first = apart[k] + (a->of[k].first - room);
        }
        EXPECT(call(&copy, 2) == MAPFN_OK);
        memcpy(expected, before, ROOM);
        for (int k = 0; k < a->outputs; k++)
            for (int at = 0; at < ROOM; at++)
                if (apart[k][at] != before[at]) expected[at] = apart[k][at];
    }
    for (int way = 0; way < WAYS; way++) {
        memcpy(room, before, ROOM);
        mapfn_status const status = call(a, way);
        lie const *const p = &a->of[bad_output], *const q = &a->of[bad_other];
        EXPECT_SAY(status == (good ? MAPFN_OK : MAPFN_OVERLAP), "%s, way %d, n = %zu: array %d at %td, step %td; %d at %td, step %td: %s",
            name, way, a->n, bad_output, p->first - room, p->step, bad_other, q->first - room, q->step, mapfn_status_text(status));
        EXPECT_SAY(memcmp(room, good ? expected : before, ROOM) == 0, "%s, way %d, n = %zu: other bytes", name, way, a->n);
    }
}

/* ----------------------------------------------------------------------------- two arrays, every pair ---- */

/* how an array lies: values of 1 to 3 bytes, steps, rows of two, ragged rows, a whole of two values, a mask, one value */
typedef enum form { EACH, STRIDED, ROW, RAGGED, TABLE, MASK, SUM } form;
static lie lie_as(form kind, size_t size, ptrdiff_t stride, const size_t *splits, size_t n)
{
    lie a = {room + ROOM / 2, (ptrdiff_t)size, size, 0, IN_STEPS, kind == MASK, false, NULL};
    if (kind == STRIDED) a.step = stride * (ptrdiff_t)size;
    if (kind == ROW) a.each = 2 * size, a.step = (ptrdiff_t)a.each;
    if (kind == TABLE) a.shape = AS_A_WHOLE, a.bytes = 2 * size;
    if (kind == SUM) a.shape = AS_A_WHOLE, a.bytes = size;
    if (kind == RAGGED) a.shape = IN_ROWS, a.splits = splits, a.bytes = (splits[n] - splits[0]) * size;
    return a;
}
/* all places of the second array around the first */
static void expect_pair(const char *name, caller *call, form out, size_t out_size, form other, size_t other_size,
    bool other_written)
{
    static const ptrdiff_t strides[] = {1, 2, 3, -1, -2, 0};
    for (int i = 0; i < ROOM; i++) before[i] = (unsigned char)(3 * i + 1);
    for (size_t n = 1; n <= MOST; n++)
        for (int out_stride = 0; out_stride < (out == STRIDED ? 5 : 1); out_stride++)
            for (int stride = 0; stride < (other == STRIDED ? 6 - (int)other_written : 1); stride++)
                for (int unequal = 0; unequal < (other == RAGGED ? 2 : 1); unequal++) {
                    arrays a;
                    memset(&a, 0, sizeof a);
                    a.n = n, a.outputs = 1 + (int)other_written, a.count = 2;
                    for (size_t i = 1; i <= MOST; i++) a.splits[0][i] = a.splits[1][i] = a.splits[0][i - 1] + i % 3;
                    if (unequal) a.splits[1][1]++;
                    if (a.splits[1][1] > a.splits[1][2]) continue;
                    a.of[0] = lie_as(out, out_size, strides[out_stride], a.splits[0], n);
                    a.of[1] = lie_as(other, other_size, strides[stride], a.splits[1], n);
                    a.of[0].written = true, a.of[1].written = other_written;
                    for (int at = -26; at <= 26; at++) {
                        a.of[1].first = a.of[0].first + at;
                        expect_as_the_rules_say(name, call, &a);
                    }
                }
}
#define PUT(y, x) (y)->c[0] = (unsigned char)((x).c[0] ^ 0x80)
#define FLIP(y) (y)->c[0] = (unsigned char)(0x80 | (y)->c[0])
#define PAIR(name, out, out_size, other, other_size, written) \
    expect_pair(#name, call_##name, out, out_size, other, other_size, written)

MAPFN(void, each_each, out(two, y), in(two, x)) { PUT(y, x); }
CALLS(each_each, ARRAY(two, 0), ARRAY(two, 1))
MAPFN(void, each_small, out(two, y), in(one, x)) { PUT(y, x); }
CALLS(each_small, ARRAY(two, 0), ARRAY(one, 1))
MAPFN(void, each_strided, out(two, y), in_strided(two, x)) { PUT(y, x); }
CALLS(each_strided, ARRAY(two, 0), STEPS(two, 1))
MAPFN(void, strided_each, out_strided(two, y), in(two, x)) { PUT(y, x); }
CALLS(strided_each, STEPS(two, 0), ARRAY(two, 1))
MAPFN(void, strided_strided, out_strided(two, y), in_strided(two, x)) { PUT(y, x); }
CALLS(strided_strided, STEPS(two, 0), STEPS(two, 1))
MAPFN(void, strided_other, out_strided(two, y), in_strided(three, x)) { PUT(y, x); }
CALLS(strided_other, STEPS(two, 0), STEPS(three, 1))
MAPFN(void, other_strided, out_strided(three, y), in_strided(two, x)) { PUT(y, x); }
CALLS(other_strided, STEPS(three, 0), STEPS(two, 1))
MAPFN(void, each_row, out(two, y), in_row(two, x, 2)) { PUT(y, x[1]); }
CALLS(each_row, ARRAY(two, 0), ARRAY(two, 1))
MAPFN(void, row_row, out_row(two, y, 2), in_row(two, x, 2)) { PUT(y, x[1]); }
CALLS(row_row, ARRAY(two, 0), ARRAY(two, 1))
MAPFN(void, row_strided, out_row(two, y, 2), in_strided(two, x)) { PUT(y, x); }
CALLS(row_strided, ARRAY(two, 0), STEPS(two, 1))
MAPFN(void, kept_row, inout_row(two, y, 2), in(two, x)) { PUT(y, x); }
CALLS(kept_row, ARRAY(two, 0), ARRAY(two, 1))
MAPFN(void, kept_ragged, inout_ragged(two, y), in(two, x)) { if (y_len) PUT(y, x); }
CALLS(kept_ragged, PARTS(two, 0), ARRAY(two, 1))
MAPFN(void, kept_each, inout(two, y), in(two, x)) { PUT(y, x); }
CALLS(kept_each, ARRAY(two, 0), ARRAY(two, 1))
MAPFN(void, each_ragged, out(two, y), in_ragged(two, x)) { FLIP(y); (void)x, (void)x_len; }
CALLS(each_ragged, ARRAY(two, 0), PARTS(two, 1))
MAPFN(void, ragged_each, out_ragged(two, y), in(two, x)) { if (y_len) PUT(y, x); }
CALLS(ragged_each, PARTS(two, 0), ARRAY(two, 1))
MAPFN(void, ragged_ragged, out_ragged(two, y), in_ragged(two, x)) { if (y_len && x_len) PUT(y, x[0]); }
CALLS(ragged_ragged, PARTS(two, 0), PARTS(two, 1))
MAPFN(void, each_table, out(two, y), table(two, t, 2)) { PUT(y, t[1]); }
CALLS(each_table, ARRAY(two, 0), ARRAY(two, 1))
MAPFN(void, each_value, out(two, y), table(two, t, 1)) { PUT(y, t[0]); }
CALLS(each_value, ARRAY(two, 0), ARRAY(two, 1))
MAPFN(void, strided_table, out_strided(two, y), table(two, t, 2)) { PUT(y, t[1]); }
CALLS(strided_table, STEPS(two, 0), ARRAY(two, 1))
MAPFN(void, each_mask, out(one, y), where(unsigned char, m)) { y->c[0] = 0xEE; }
CALLS(each_mask, ARRAY(one, 0), ARRAY(unsigned char, 1))
MAPFN(void, each_out, out(two, y), out(one, z)) { y->c[0] = 0xEE, z->c[0] = 0xDD; }
CALLS(each_out, ARRAY(two, 0), ARRAY(one, 1))
MAPFN(void, strided_out, out_strided(two, y), out_strided(two, z)) { y->c[0] = 0xEE, z->c[0] = 0xDD; }
CALLS(strided_out, STEPS(two, 0), STEPS(two, 1))
MAPFN(void, stepped_out, inout_strided(two, y), out(two, z)) { FLIP(y), z->c[0] = 0xDD; }
CALLS(stepped_out, STEPS(two, 0), ARRAY(two, 1))
MAPFN(void, ragged_out, out_ragged(two, y), out(two, z)) { if (y_len) y->c[1] = 0xEE; z->c[0] = 0xDD; }
CALLS(ragged_out, PARTS(two, 0), ARRAY(two, 1))
MAPFN(void, sum_in, sum(unsigned char, s), in(one, x)) { *s = x.c[0]; }
CALLS(sum_in, ARRAY(unsigned char, 0), ARRAY(one, 1))
MAPFN(void, sum_sum, sum(unsigned char, s), sum(unsigned char, t)) { *s = 3, *t = 5; }
CALLS(sum_sum, ARRAY(unsigned char, 0), ARRAY(unsigned char, 1))

TEST(elements)
{
    PAIR(each_each, EACH, 2, EACH, 2, false);
    PAIR(each_small, EACH, 2, EACH, 1, false);
    PAIR(kept_each, EACH, 2, EACH, 2, false);
    PAIR(each_out, EACH, 2, EACH, 1, true);
}
TEST(strides)
{
    PAIR(each_strided, EACH, 2, STRIDED, 2, false);
    PAIR(strided_each, STRIDED, 2, EACH, 2, false);
    PAIR(strided_strided, STRIDED, 2, STRIDED, 2, false);
    PAIR(strided_other, STRIDED, 2, STRIDED, 3, false);
    PAIR(other_strided, STRIDED, 3, STRIDED, 2, false);
    PAIR(strided_out, STRIDED, 2, STRIDED, 2, true);
    PAIR(stepped_out, STRIDED, 2, EACH, 2, true);
}
TEST(rows)
{
    PAIR(each_row, EACH, 2, ROW, 2, false);
    PAIR(row_row, ROW, 2, ROW, 2, false);
    PAIR(row_strided, ROW, 2, STRIDED, 2, false);
    PAIR(kept_row, ROW, 2, EACH, 2, false);
    PAIR(kept_ragged, RAGGED, 2, EACH, 2, false);
    PAIR(each_ragged, EACH, 2, RAGGED, 2, false);
    PAIR(ragged_each, RAGGED, 2, EACH, 2, false);
    PAIR(ragged_ragged, RAGGED, 2, RAGGED, 2, false);
    PAIR(ragged_out, RAGGED, 2, EACH, 2, true);
}
TEST(shared_arrays)
{
    PAIR(each_table, EACH, 2, TABLE, 2, false);
    PAIR(strided_table, STRIDED, 2, TABLE, 2, false);
    PAIR(each_mask, EACH, 1, MASK, 1, false);
    PAIR(sum_in, SUM, 1, EACH, 1, false);
    PAIR(sum_sum, SUM, 1, SUM, 1, true);
}
/* a table of one value that is exactly the output of one element is a table all the same */
TEST(a_table_that_is_the_output)
{
    lie const whole = {room + ROOM / 2, 2, 2, 2, AS_A_WHOLE, false, false, NULL};
    arrays a;
    memset(&a, 0, sizeof a);
    for (a.n = 1; a.n <= 3; a.n++) {
        a.outputs = 1, a.count = 2;
        a.of[0] = lie_as(EACH, 2, 0, NULL, a.n), a.of[0].written = true;
        a.of[1] = whole;
        for (int at = -3; at <= 8; at++) {
            a.of[1].first = a.of[0].first + at;
            expect_as_the_rules_say("each_value", call_each_value, &a);
        }
    }
}

/* A table of many values is measured like a small one, whichever lies first in memory. */
MAPFN(uint8_t, from_large, in(uint8_t, x), table(uint8_t, t, length), uniform(size_t, length)) { return t[x]; }
TEST(a_large_table)
{
    enum { LARGE = 200000, FEW = 10 };
    static uint8_t room_for_all[LARGE + 2 * FEW], x[FEW];
    uint8_t *volatile hidden = room_for_all;
    uint8_t *const memory = hidden, *const t = memory + FEW;
    size_t const far[] = {0, FEW, LARGE - 1, LARGE, LARGE + FEW};
    for (int i = 0; i < FEW; i++) x[i] = (uint8_t)i;
    for (int k = 0; k < 5; k++) {
        bool const is_apart = far[k] == 0 || far[k] >= LARGE + FEW;
        mapfn_status const status = from_large_map(FEW, memory + far[k], x, t, (size_t)LARGE);
        EXPECT_SAY(status == (is_apart ? MAPFN_OK : MAPFN_OVERLAP), "an output at %zu", far[k]);
    }
    EXPECT(from_large_map(FEW, memory, x, t, SIZE_MAX) == MAPFN_TOO_LARGE);
    EXPECT(from_large_map(FEW, memory + 2 * FEW, x, t, SIZE_MAX / 4) == MAPFN_OVERLAP);
}

/* ------------------------------------------------------------------------- an input among outputs ---- */

MAPFN(one, result_two_outputs, out(one, y), out(one, z), in(one, x))
{
    one r = {{(unsigned char)(x.c[0] + 1)}};
    y->c[0] = (unsigned char)(x.c[0] + 2), z->c[0] = (unsigned char)(x.c[0] + 3);
    return r;
}
CALLS(result_two_outputs, ARRAY(one, 0), ARRAY(one, 1), ARRAY(one, 2), ARRAY(one, 3))
MAPFN(void, two_outputs, out(one, y), in(one, x), out(one, z), in(one, w))
{
    y->c[0] = (unsigned char)(x.c[0] + w.c[0]), z->c[0] = (unsigned char)(x.c[0] - w.c[0]);
}
CALLS(two_outputs, ARRAY(one, 0), ARRAY(one, 2), ARRAY(one, 1), ARRAY(one, 3))
MAPFN(void, stepped_outputs, out_strided(one, y), out_strided(one, z), in_strided(one, x))
{
    y->c[0] = (unsigned char)(x.c[0] + 1), z->c[0] = (unsigned char)(x.c[0] + 3);
}
CALLS(stepped_outputs, STEPS(one, 0), STEPS(one, 1), STEPS(one, 2))
MAPFN(one, sum_and_outputs, sum(unsigned char, s), out(one, y), in(one, x))
{
    one r = {{(unsigned char)(x.c[0] + 1)}};
    *s = x.c[0], y->c[0] = (unsigned char)(x.c[0] + 7);
    return r;
}
CALLS(sum_and_outputs, ARRAY(one, 0), ARRAY(unsigned char, 1), ARRAY(one, 2), ARRAY(one, 3))

/* Outputs at these places, the last array at all places around them. */
static void among(const char *name, caller *call, int outputs, int count, const int *places, ptrdiff_t step, int whole)
{
    for (int i = 0; i < ROOM; i++) before[i] = (unsigned char)(5 * i + 1);
    for (size_t n = 1; n <= MOST; n++)
        for (int at = -40; at <= 40; at++) {
            arrays a;
            memset(&a, 0, sizeof a);
            a.n = n, a.outputs = outputs, a.count = count;
            for (int k = 0; k < count; k++) {
                a.of[k] = lie_as(STRIDED, 1, step, NULL, n);
                if (k == whole) a.of[k] = lie_as(SUM, 1, 0, NULL, n);
                a.of[k].written = k < outputs;
                a.of[k].first = room + ROOM / 2 + (k == count - 1 ? at : places[k]);
            }
            expect_as_the_rules_say(name, call, &a);
        }
}
TEST(an_input_among_outputs)
{
    static const int orders[][3] = {{0, 10, 20}, {20, 10, 0}, {10, 0, 20}, {10, 20, 0}, {0, 20, 10}, {0, 4, 8}, {0, 1, 2},
        {0, 0, 8}, {0, 8, 8}, {0, 8, 0}};
    for (size_t k = 0; k < sizeof orders / sizeof *orders; k++) {
        among("result_two_outputs", call_result_two_outputs, 3, 4, orders[k], 1, -1);
        among("two_outputs", call_two_outputs, 2, 4, orders[k], 1, -1);
        among("sum_and_outputs", call_sum_and_outputs, 3, 4, orders[k], 1, 1);
        among("stepped_outputs", call_stepped_outputs, 2, 3, orders[k], 3, -1);
        among("stepped_outputs", call_stepped_outputs, 2, 3, orders[k], -2, -1);
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(elements);
    RUN(strides);
    RUN(rows);
    RUN(shared_arrays);
    RUN(a_table_that_is_the_output);
    RUN(a_large_table);
    RUN(an_input_among_outputs);
    EXPECT(tried > 10000 && refused > 1000 && refused < tried);
    TEST_END();
}
