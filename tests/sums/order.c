/* The order of additions, of every kind of map and in every variant, against the reference: arguments are LABEL [ROUNDS [SEED]].
 * Most operations here are neither associative nor commutative, and their zero is not neutral, so that any other order, an element lost or
 * taken twice, or an operation left out gives other bits. */
#ifdef _OPENMP
# include "mapfn_omp.h"
# include <omp.h>
#else
# include "mapfn.h"
#endif
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "tests/lib/test.h"
#include "tests/sums/reference.h"

/* ------------------------------------------------------------------------------------- operations ---- */

#define ADD(a, b) ((a) + (b))
MAPFN_FN int add_int(int a, int b) { return (int)((unsigned)a + (unsigned)b); }
MAPFN_FN short add_short(short a, short b) { return (short)((unsigned short)a + (unsigned short)b); }
MAPFN_FN signed char add_schar(signed char a, signed char b) { return (signed char)((unsigned char)a + (unsigned char)b); }
MAPFN_FN long add_long(long a, long b) { return (long)((unsigned long)a + (unsigned long)b); }
MAPFN_FN float least(float a, float b) { return a < b ? a : b; }
MAPFN_FN float most(float a, float b) { return a > b ? a : b; }
MAPFN_FN uint64_t mix(uint64_t a, uint64_t b) { return (a ^ (b * 0x9E3779B97F4A7C15u)) * 0xD6E8FEB86659FD93u + (b >> 29); }
MAPFN_FN float muddle(float a, float b) { return a * 0.5f + b * 0.25f + 0.125f; } /* products are exact: nothing to contract */
#define EXCLUSIVE(a, b) (((a) << 1 | (a) >> 31) ^ (b))
typedef struct best { size_t at; float value; } best;
MAPFN_FN best none(void) { best b = {SIZE_MAX, INFINITY}; return b; }
MAPFN_FN best lower(best a, best b) { return b.value < a.value || (b.value == a.value && b.at < a.at) ? b : a; }
typedef struct pair { uint32_t hash, count; } pair;
MAPFN_FN pair seven(void) { pair a = {7, 1}; return a; }
MAPFN_FN pair paired(pair a, pair b)
{
    a.hash = EXCLUSIVE(a.hash, b.hash);
    a.count += 3 * b.count;
    return a;
}
typedef struct triple { uint64_t hash; uint32_t count, last; } triple;
MAPFN_FN triple eleven(void) { triple a = {11, 1, 2}; return a; }
MAPFN_FN triple tripled(triple a, triple b)
{
    if (b.hash % 3 == 0) a.last ^= b.last + (uint32_t)a.hash;
    a.hash = mix(a.hash, b.hash);
    a.count += 3 * b.count;
    return a;
}

/* ------------------------------------------------------------------------------------------- maps ---- */

MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(float, squares, in(double, d), sum(double, s), sum(int, k), sum(float, t))
{
    *s = d;
    *k = d > 0 ? 2000000000 : 7;
    *t = (float)d;
    return (float)(d * d);
}
/* a sum beside lanes of structs */
MAPFN(void, lowest, in(float, x), index(i), reduce(best, m, lower, none()), sum(float, s))
{
    m->value = x < 0 ? x : 0;
    m->at = i;
    *s = x;
}
MAPFN(void, range, where(int, m), in(float, x), reduce(float, lo, least, INFINITY), reduce(float, hi, most, -INFINITY))
{
    *lo = x;
    *hi = x;
}
MAPFN(int, trace, in(uint32_t, u), reduce(uint64_t, h, mix, 12345), where(unsigned char, c), sum(uint32_t, count), fallible)
{
    if (u % 4099 == 7) return 3;
    *h = u;
    *count = 1;
    return u % 1021 == 9 ? (int)(u & 15) + 1 : 0;
}
MAPFN(int, pairs, in(uint32_t, u), reduce(pair, h, paired, seven()), where(unsigned char, c), sum(float, s), fallible)
{
    h->hash = u;
    *s = (float)u;
    return u % 1021 == 9 ? (int)(u & 15) + 1 : 0;
}
MAPFN(int, triples, in(uint32_t, u), reduce(triple, h, tripled, eleven()), where(unsigned char, c), sum(float, s), fallible)
{
    h->hash = u;
    h->last = u >> 3;
    *s = (float)u;
    return u % 1021 == 9 ? (int)(u & 15) + 1 : 0;
}
/* branches on a uniform, whose arms are loops of their own */
MAPFN(void, muddled, in(float, x), where(int, m), uniform(int, turn), reduce(float, s, muddle, 0.25f), sum(double, d))
{
    if (turn == 0 ? x > 0 : turn == 1 ? x < 0.5f : x != x) *s = x;
    *d = 1;
}
MAPFN(void, hits, rng(r), sum(uint32_t, s)) { float x = mapfn_rng_float(r), y = mapfn_rng_float(r); *s = x * x + y * y < 1; }
MAPFN(void, steps, in_strided(float, x), out_strided(float, o), reduce(uint32_t, h, EXCLUSIVE, 1), sum(float, s))
{
    *o = 2 * x;
    *s = x;
    *h = (uint32_t)(int)(x * 1000);
}
MAPFN(void, total, in(float, x), sum(float, s)) { *s = x; }
MAPFN(float, rows, in_row(float, x, 5), in_row(float, y, D), uniform(int, D), sum(float, s), sum(long, k))
{
    float p = 0, q = 0;
    (void)total_map(5, x, &p);
    (void)dot_map((size_t)D, y, y, &q);
    *s = p;
    *k = (long)(q * 100);
    return p + q;
}
MAPFN(void, ragged, in_ragged(float, x), reduce(uint64_t, h, mix, 7))
{
    float p = 0;
    (void)dot_map(x_len, x, x, &p);
    *h = (uint64_t)(p * 1e6f) + x_len;
}
MAPFN(void, spaced, in(int, x), scratch(int, w, 4), reduce(uint64_t, h, mix, 1))
{
    for (int k = 0; k < 4; k++) w[k] = x * k;
    *h = (uint64_t)(w[1] + w[2] + w[3]);
}
MAPFN(void, looked_up, table(short, t, 16), inout(short, z), sum(short, s), sum(signed char, c))
{
    *s = t[z[0] & 15];
    *c = (signed char)z[0];
    *z = (short)(*z + 0);
}
MAPFN(void, one_by_one, ordered, in(uint32_t, u), reduce(uint64_t, h, mix, 5)) { *h = u; }
MAPFN(float, streamed, in(float, x), uniform(int, turn), sum(float, s), streaming)
{
    if (turn < 2) *s = turn == 0 ? x : x * x;
    return x + 1;
}
MAPFN(void, looping, looped, in(uint32_t, u), reduce(uint64_t, h, mix, 5), sum(double, s)) { *h = u; *s = u; }
MAPFN(void, vector, vectorized, in(uint32_t, u), reduce(uint32_t, h, EXCLUSIVE, 5)) { *h = u; }
MAPFN(void, bytes, in(uint32_t, u), sum(unsigned char, a), reduce(uint8_t, b, EXCLUSIVE, 3)) { *a = (unsigned char)u; *b = (uint8_t)(u >> 8); }
MAPFN(void, wide, in(double, d), sum(long double, s)) { *s = d; }
MAPFN(void, fifteen, in(uint32_t, u), sum(int, a), sum(int, b), sum(int, c), sum(int, d), sum(int, e), sum(int, f), sum(int, g), sum(int, h),
    sum(int, i), sum(int, j), sum(int, k), sum(int, l), sum(int, m), sum(int, n), reduce(uint64_t, o, mix, 3))
{
    *a = *b = *c = *d = *e = *f = *g = *h = *i = *j = *k = *l = *m = *n = (int)u;
    *o = u;
}
static void existing(float x, float *s) { *s = x + 1; }
MAPFN_OF(void, existing, in(float, x), sum(float, s));

/* ------------------------------------------------------------------------------------------- data ---- */

enum { N = 600000, SPLIT = 40000 };
static float x[N + 8], y[N + 8], out[N];
static double d[N];
static uint32_t u[N];
static int ints[N], mask[N];
static unsigned char chars[N];
static short shorts[N], short_table[16];
static size_t splits[SPLIT + 1];

static uint64_t seed = 1;
static size_t below(size_t bound)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return bound ? (size_t)(seed >> 33) % bound : 0;
}
static void fill(void)
{
    for (size_t i = 0; i < N + 8; i++) {
        x[i] = (float)below(1 << 24) / (1 << 24) - 0.3f;
        y[i] = (float)below(1 << 24) / (1 << 24) - 0.5f;
    }
    for (size_t i = 0; i < N; i++) {
        d[i] = (double)x[i] * (double)y[i];
        u[i] = (uint32_t)below(1u << 31);
        ints[i] = (int)below(1000);
        mask[i] = (int)below(3);
        chars[i] = (unsigned char)below(4);
        shorts[i] = (short)below(60000);
    }
    for (int k = 0; k < 16; k++) short_table[k] = (short)below(60000);
    for (size_t i = 0; i < SPLIT; i++) splits[i + 1] = splits[i] + below(25);
}

/* ------------------------------------------------------------------------------------------ cases ----
 * SUMS_name(M): M(T, sum, op, zero) for each; PART_name: element i's parts, p->sum; ARGUMENTS_name: the map's, sums in s->sum. */

#define SUMS_dot(M) M(float, s, ADD, 0)
#define PART_dot dot(x[i], y[i], &p->s)
#define ARGUMENTS_dot x, y, &s->s

#define SUMS_squares(M) M(double, s, ADD, 0) M(int, k, add_int, 0) M(float, t, ADD, 0)
#define PART_squares squares(d[i], &p->s, &p->k, &p->t)
#define ARGUMENTS_squares out, d, &s->s, &s->k, &s->t

#define SUMS_lowest(M) M(best, m, lower, none()) M(float, s, ADD, 0)
#define PART_lowest lowest(x[i], i, &p->m, &p->s)
#define ARGUMENTS_lowest x, &s->m, &s->s

#define SUMS_range(M) M(float, lo, least, INFINITY) M(float, hi, most, -INFINITY)
#define PART_range if (mask[i]) range(x[i], &p->lo, &p->hi)
#define ARGUMENTS_range mask, x, &s->lo, &s->hi

#define SUMS_trace(M) M(uint64_t, h, mix, 12345) M(uint32_t, count, ADD, 0)
#define PART_trace return chars[i] ? trace(u[i], &p->h, &p->count) : 0
#define ARGUMENTS_trace u, &s->h, chars, &s->count, failure

#define SUMS_pairs(M) M(pair, h, paired, seven()) M(float, s, ADD, 0)
#define PART_pairs return chars[i] ? pairs(u[i], &p->h, &p->s) : 0
#define ARGUMENTS_pairs u, &s->h, chars, &s->s, failure
#define SUMS_triples(M) M(triple, h, tripled, eleven()) M(float, s, ADD, 0)
#define PART_triples return chars[i] ? triples(u[i], &p->h, &p->s) : 0
#define ARGUMENTS_triples u, &s->h, chars, &s->s, failure

#define SUMS_muddled(M) M(float, s, muddle, 0.25f) M(double, d, ADD, 0)
#define PART_muddled if (mask[i]) muddled(x[i], turn, &p->s, &p->d)
#define ARGUMENTS_muddled x, mask, turn, &s->s, &s->d

#define SUMS_hits(M) M(uint32_t, s, ADD, 0)
#define PART_hits mapfn_rng r = mapfn_rng_at(42, i); hits(&r, &p->s)
#define ARGUMENTS_hits 42, &s->s

static ptrdiff_t stride;
#define SUMS_steps(M) M(uint32_t, h, EXCLUSIVE, 1) M(float, s, ADD, 0)
#define PART_steps float o; steps(x[i * (size_t)stride], &o, &p->h, &p->s)
#define ARGUMENTS_steps x, stride, out, 1, &s->h, &s->s

#define SUMS_rows(M) M(float, s, ADD, 0) M(long, k, add_long, 0)
#define PART_rows (void)rows(x + 5 * i, y + 3 * i, 3, &p->s, &p->k)
#define ARGUMENTS_rows out, x, y, 3, &s->s, &s->k

#define SUMS_ragged(M) M(uint64_t, h, mix, 7)
#define PART_ragged ragged(x + splits[i], splits[i + 1] - splits[i], &p->h)
#define ARGUMENTS_ragged x, splits, &s->h

#define SUMS_spaced(M) M(uint64_t, h, mix, 1)
#define PART_spaced int w[4]; spaced(ints[i], w, &p->h)
#define ARGUMENTS_spaced ints, NULL, &s->h

#define SUMS_looked_up(M) M(short, s, add_short, 0) M(signed char, c, add_schar, 0)
#define PART_looked_up looked_up(short_table, &shorts[i], &p->s, &p->c)
#define ARGUMENTS_looked_up short_table, shorts, &s->s, &s->c

#define SUMS_one_by_one(M) M(uint64_t, h, mix, 5)
#define PART_one_by_one one_by_one(u[i], &p->h)
#define ARGUMENTS_one_by_one u, &s->h

#define SUMS_streamed(M) M(float, s, ADD, 0)
#define PART_streamed (void)streamed(x[i], turn, &p->s)
#define ARGUMENTS_streamed out, x, turn, &s->s

#define SUMS_looping(M) M(uint64_t, h, mix, 5) M(double, s, ADD, 0)
#define PART_looping looping(u[i], &p->h, &p->s)
#define ARGUMENTS_looping u, &s->h, &s->s

#define SUMS_vector(M) M(uint32_t, h, EXCLUSIVE, 5)
#define PART_vector vector(u[i], &p->h)
#define ARGUMENTS_vector u, &s->h

#define EXCLUSIVE_8(a, b) ((uint8_t)EXCLUSIVE(a, b))
#define ADD_8(a, b) ((unsigned char)((a) + (b)))
#define SUMS_bytes(M) M(unsigned char, a, ADD_8, 0) M(uint8_t, b, EXCLUSIVE_8, 3)
#define PART_bytes bytes(u[i], &p->a, &p->b)
#define ARGUMENTS_bytes u, &s->a, &s->b

#define SUMS_wide(M) M(long double, s, ADD, 0)
#define PART_wide wide(d[i], &p->s)
#define ARGUMENTS_wide d, &s->s

#define SUMS_fifteen(M) M(int, a, add_int, 0) M(int, n, add_int, 0) M(uint64_t, o, mix, 3)
#define PART_fifteen int z = 0, *q = &z; fifteen(u[i], &p->a, q, q, q, q, q, q, q, q, q, q, q, q, &p->n, &p->o)
static int other[12];
#define ARGUMENTS_fifteen u, &s->a, other, other + 1, other + 2, other + 3, other + 4, other + 5, other + 6, other + 7, other + 8, other + 9, \
    other + 10, other + 11, &s->n, &s->o

#define SUMS_existing(M) M(float, s, ADD, 0)
#define PART_existing existing(x[i], &p->s)
#define ARGUMENTS_existing x, &s->s

/* ------------------------------------------------------------------------------------------- tests ---- */

static size_t cancel_at;
static bool cancelling(size_t done, size_t total, void *arg)
{
    (void)total;
    (void)arg;
    return done < cancel_at;
}
#ifndef ROUNDS
# define ROUNDS 100
#endif
static int turn; /* the uniform of the maps that branch on one */
static size_t rounds = ROUNDS; /* the first 40 are n = 0 to 39 */

/* n around all that matters: groups, lanes, blocks, pairs of blocks */
static size_t some_n(size_t lanes, size_t largest)
{
    static const size_t near[] = {0, 1, 2, 3};
    size_t const unit[] = {1, lanes / 4, lanes, 128 * lanes, 256 * lanes, 1024 * lanes};
    size_t n = below(4) == 0 ? below(largest + 1) : unit[below(6)] * below(9) + near[below(4)];
    if (below(3) == 0 && n >= 3) n -= near[below(4)];
    return n > largest ? largest % (128 * lanes) : n;
}

#define DECLARE(T, name, op, zero) T name;
#define CLEAR(T, name, op, zero) p->name = zero;
#define RESET(T, name, op, zero) memset(&s->name, 0x5a, sizeof s->name);
#define EXPECT_SAME(T, name, op, zero, map) { \
    T *const parts = (T *)calloc(end - begin + 1, sizeof(T)); \
    for (size_t i = begin; i < end; i++) { \
        sums_here part; \
        (void)map##_part(i, &part); \
        memcpy(&parts[i - begin], &part.name, sizeof(T)); \
    } \
    T const right = map##_##name##_here(parts, end - begin, lanes); \
    free(parts); \
    EXPECT_SAY(SAME(right, s->name), #name ": n %zu, elements %zu to %zu, %s", n, begin, end, how); \
}
/* padding has no say in it: in `best` its second half from the float on, and what a long double has beyond 10 bytes */
#define SAME(a, b) (memcmp(&(a), &(b), sizeof(a) > 8 ? sizeof(a) == 16 ? 10 : sizeof(a) - 2 : sizeof(a)) == 0)
#ifdef _OPENMP
# define OMP_1(name) case 3: return name##_map_omp(n, ARGUMENTS_##name, o);
#else
# define OMP_1(name)
#endif
#define OMP_0(name)
#define CASE(name, lanes_of_it, largest, omp) \
    typedef struct { SUMS_##name(DECLARE) } name##_sums; \
    __attribute__((noinline)) static int name##_part(size_t i, name##_sums *p) \
    { \
        SUMS_##name(CLEAR) \
        PART_##name; \
        return 0; \
    } \
    __attribute__((noinline)) static mapfn_status name##_call(int variant, size_t n, name##_sums *s, mapfn_failure *failure, const mapfn_opts *o) \
    { \
        (void)failure; \
        SUMS_##name(RESET) \
        switch (variant) { \
        case 0: return name##_map(n, ARGUMENTS_##name); \
        case 1: return name##_map_looped(n, ARGUMENTS_##name); \
        OMP_##omp(name) \
        default: return name##_map_opts(n, ARGUMENTS_##name, o); \
        } \
    } \
    SUMS_##name(REFERENCE_OF_##name) \
    __attribute__((noinline)) static void name##_verify(int variant, size_t n, const mapfn_opts *o, const char *how) \
    { \
        size_t completed = n, lanes = lanes_of_it; \
        size_t const begin = variant < 2 ? 0 : o->begin; \
        mapfn_failure failure = {5, 5}, first = {SIZE_MAX, 0}; \
        mapfn_opts all = *o; \
        name##_sums sums, *s = &sums; \
        all.completed = &completed; \
        mapfn_status const status = name##_call(variant, n, s, &failure, &all); \
        size_t const end = completed; \
        EXPECT_SAY(status == MAPFN_OK || status == MAPFN_CANCELLED || status == MAPFN_ELEMENT_FAILED, "status %d: %s", (int)status, mapfn_explain()); \
        typedef name##_sums sums_here; \
        SUMS_##name(EXPECT_SAME_OF_##name) \
        for (size_t i = begin; i < end && first.code == 0; i++) { \
            sums_here part; \
            first.code = name##_part(i, &part); \
            if (first.code) first.index = i; \
        } \
        if (failure.code != 5 || failure.index != 5) \
            EXPECT_SAY(failure.index == first.index && failure.code == first.code, "failure %zu %d, not %zu %d", failure.index, failure.code, first.index, first.code); \
    } \
    TEST(name) \
    { \
        for (size_t r = 0; r < rounds; r++) { \
            mapfn_opts o = MAPFN_NO_OPTS; \
            size_t const n = r < 40 ? r : some_n(lanes_of_it, largest); \
            static const size_t grains[] = {0, 0, 1, 7, 100, 4096, 5000}; \
            char how[200]; \
            int const variant = (int)below(4); \
            turn = (int)(r % 3); \
            o.grain = grains[below(n > 50000 ? 2 : 7)]; \
            o.parallel_iterations = (int)below(6); \
            o.begin = below(3) == 0 ? below(n + 1) : 0; \
            if (below(2)) o.progress = cancelling; \
            cancel_at = below(3) ? SIZE_MAX : below(n + 1) + 1; \
            SOME_THREADS \
            snprintf(how, sizeof how, "variant %d, grain %zu, %d in flight, begin %zu%s", variant, o.grain, o.parallel_iterations, o.begin, o.progress ? ", progress" : ""); \
            name##_verify(variant, n, &o, how); \
        } \
    }
#ifdef _OPENMP
/* and regions also where others use the processors */
# define SOME_THREADS omp_set_num_threads(1 + (int)below(6)), mapfn_omp_this_pool.quiet_until = 0, mapfn_omp_this_pool.losses = 0;
#else
# define SOME_THREADS
#endif

/* types whose size depends on the target */
#define LOWEST_LANES (sizeof(best) > 8 ? 8 : 16)
#define ROWS_LANES (sizeof(long) > 4 ? 16 : 32)
#define WIDE_LANES (sizeof(long double) > 8 ? 8 : 16)

#define REFERENCE_OF_dot(T, name, op, zero) REFERENCE(T, dot_##name##_here, op, zero)
#define EXPECT_SAME_OF_dot(T, name, op, zero) EXPECT_SAME(T, name, op, zero, dot)
CASE(dot, 32, N, 1)
#define REFERENCE_OF_squares(T, name, op, zero) REFERENCE(T, squares_##name##_here, op, zero)
#define EXPECT_SAME_OF_squares(T, name, op, zero) EXPECT_SAME(T, name, op, zero, squares)
CASE(squares, 16, N, 1)
#define REFERENCE_OF_lowest(T, name, op, zero) REFERENCE(T, lowest_##name##_here, op, zero)
#define EXPECT_SAME_OF_lowest(T, name, op, zero) EXPECT_SAME(T, name, op, zero, lowest)
CASE(lowest, LOWEST_LANES, 200000, 1)
#define REFERENCE_OF_range(T, name, op, zero) REFERENCE(T, range_##name##_here, op, zero)
#define EXPECT_SAME_OF_range(T, name, op, zero) EXPECT_SAME(T, name, op, zero, range)
CASE(range, 32, N, 1)
#define REFERENCE_OF_trace(T, name, op, zero) REFERENCE(T, trace_##name##_here, op, zero)
#define EXPECT_SAME_OF_trace(T, name, op, zero) EXPECT_SAME(T, name, op, zero, trace)
CASE(trace, 16, N, 1)
#define REFERENCE_OF_pairs(T, name, op, zero) REFERENCE(T, pairs_##name##_here, op, zero)
#define EXPECT_SAME_OF_pairs(T, name, op, zero) EXPECT_SAME(T, name, op, zero, pairs)
CASE(pairs, 16, N, 1)
#define REFERENCE_OF_triples(T, name, op, zero) REFERENCE(T, triples_##name##_here, op, zero)
#define EXPECT_SAME_OF_triples(T, name, op, zero) EXPECT_SAME(T, name, op, zero, triples)
CASE(triples, 8, N, 1)
#define REFERENCE_OF_muddled(T, name, op, zero) REFERENCE(T, muddled_##name##_here, op, zero)
#define EXPECT_SAME_OF_muddled(T, name, op, zero) EXPECT_SAME(T, name, op, zero, muddled)
CASE(muddled, 16, 300000, 1)
#define REFERENCE_OF_hits(T, name, op, zero) REFERENCE(T, hits_##name##_here, op, zero)
#define EXPECT_SAME_OF_hits(T, name, op, zero) EXPECT_SAME(T, name, op, zero, hits)
CASE(hits, 32, 100000, 1)
#define REFERENCE_OF_steps(T, name, op, zero) REFERENCE(T, steps_##name##_here, op, zero)
#define EXPECT_SAME_OF_steps(T, name, op, zero) EXPECT_SAME(T, name, op, zero, steps)
CASE(steps, 32, N/3, 1)
#define REFERENCE_OF_rows(T, name, op, zero) REFERENCE(T, rows_##name##_here, op, zero)
#define EXPECT_SAME_OF_rows(T, name, op, zero) EXPECT_SAME(T, name, op, zero, rows)
CASE(rows, ROWS_LANES, 100000, 1)
#define REFERENCE_OF_ragged(T, name, op, zero) REFERENCE(T, ragged_##name##_here, op, zero)
#define EXPECT_SAME_OF_ragged(T, name, op, zero) EXPECT_SAME(T, name, op, zero, ragged)
CASE(ragged, 16, SPLIT, 1)
#define REFERENCE_OF_spaced(T, name, op, zero) REFERENCE(T, spaced_##name##_here, op, zero)
#define EXPECT_SAME_OF_spaced(T, name, op, zero) EXPECT_SAME(T, name, op, zero, spaced)
CASE(spaced, 16, 200000, 1)
#define REFERENCE_OF_looked_up(T, name, op, zero) REFERENCE(T, looked_up_##name##_here, op, zero)
#define EXPECT_SAME_OF_looked_up(T, name, op, zero) EXPECT_SAME(T, name, op, zero, looked_up)
CASE(looked_up, 64, N, 1)
#define REFERENCE_OF_one_by_one(T, name, op, zero) REFERENCE(T, one_by_one_##name##_here, op, zero)
#define EXPECT_SAME_OF_one_by_one(T, name, op, zero) EXPECT_SAME(T, name, op, zero, one_by_one)
CASE(one_by_one, 16, 100000, 0)
#define REFERENCE_OF_streamed(T, name, op, zero) REFERENCE(T, streamed_##name##_here, op, zero)
#define EXPECT_SAME_OF_streamed(T, name, op, zero) EXPECT_SAME(T, name, op, zero, streamed)
CASE(streamed, 32, N, 1)
#define REFERENCE_OF_looping(T, name, op, zero) REFERENCE(T, looping_##name##_here, op, zero)
#define EXPECT_SAME_OF_looping(T, name, op, zero) EXPECT_SAME(T, name, op, zero, looping)
CASE(looping, 16, 200000, 1)
#define REFERENCE_OF_vector(T, name, op, zero) REFERENCE(T, vector_##name##_here, op, zero)
#define EXPECT_SAME_OF_vector(T, name, op, zero) EXPECT_SAME(T, name, op, zero, vector)
CASE(vector, 32, N, 1)
#define REFERENCE_OF_bytes(T, name, op, zero) REFERENCE(T, bytes_##name##_here, op, zero)
#define EXPECT_SAME_OF_bytes(T, name, op, zero) EXPECT_SAME(T, name, op, zero, bytes)
CASE(bytes, 128, N, 1)
#define REFERENCE_OF_wide(T, name, op, zero) REFERENCE(T, wide_##name##_here, op, zero)
#define EXPECT_SAME_OF_wide(T, name, op, zero) EXPECT_SAME(T, name, op, zero, wide)
CASE(wide, WIDE_LANES, 100000, 1)
#define REFERENCE_OF_fifteen(T, name, op, zero) REFERENCE(T, fifteen_##name##_here, op, zero)
#define EXPECT_SAME_OF_fifteen(T, name, op, zero) EXPECT_SAME(T, name, op, zero, fifteen)
CASE(fifteen, 16, 100000, 1)
#define REFERENCE_OF_existing(T, name, op, zero) REFERENCE(T, existing_##name##_here, op, zero)
#define EXPECT_SAME_OF_existing(T, name, op, zero) EXPECT_SAME(T, name, op, zero, existing)
CASE(existing, 32, 200000, 1)

/* the maps without products of floats, which nobody can fuse */
#ifdef ONLY_PRODUCTS
# define REST(name) (void)test_of_##name
#else
# define REST RUN
#endif
int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    if (argc > 2) rounds = (size_t)atol(argv[2]);
    if (argc > 3) seed = (uint64_t)atol(argv[3]);
    fill();
    RUN(dot);
    RUN(squares);
    RUN(hits);
    RUN(rows);
    RUN(ragged);
    RUN(streamed);
    REST(lowest);
    REST(range);
    REST(trace);
    REST(pairs);
    REST(triples);
    REST(muddled);
    stride = 1;
    REST(steps);
    stride = 3;
    REST(steps);
    REST(spaced);
    REST(looked_up);
    REST(one_by_one);
    REST(looping);
    REST(vector);
    REST(bytes);
    REST(wide);
    REST(fifteen);
    REST(existing);
    TEST_END();
}
