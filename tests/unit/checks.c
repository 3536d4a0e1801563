/* Every bad input gives its status, names the parameter in mapfn_explain(), writes nothing: for every kind of array, each
 * variant. Built with MAPFN_CHECKS 1. */
#include "mapfn.h"
#include "tests/lib/kinds.h"
#include "tests/lib/test.h"
#include <string.h>

enum variant { MAP, LOOPED, OPTS, VARIANTS };
typedef kind_call call;
#define GO(word, traits, R, parameters, arguments, ...) \
    static mapfn_status go_##word(enum variant variant, const call *c) \
    { \
        switch (variant) { \
        case MAP: return k_##word##_map(c->n, KIND_UNPACK arguments); \
        case LOOPED: return k_##word##_map_looped(c->n, KIND_UNPACK arguments); \
        default: return k_##word##_map_opts(c->n, KIND_UNPACK arguments, c->opts); \
        } \
    }
KINDS(GO)

/* those whose x is an array */
static const struct kind {
    const char *name;
    mapfn_status (*go)(enum variant, const call *);
    int traits;
} all_kinds[] = {
#define KIND_ROW_OF_TABLE(word, traits, ...) {"k_" #word, go_##word, traits},
    KINDS(KIND_ROW_OF_TABLE)
};
enum { ROW = KIND_ROW, STRIDED = KIND_STRIDED, RAGGED = KIND_RAGGED, SHARED = KIND_SHARED, WRITES = KIND_WRITES, MAY_BE_NULL = KIND_MAY_BE_NULL, MASK = KIND_MASK };
static struct kind kinds[sizeof all_kinds / sizeof *all_kinds];
static int kind_count;

/* the arrays lie in one store, of which nothing may change when a check fails */
enum { N = 50, STORE = 1000 };
static float *store, *before;
static size_t splits[N + 1], bad_splits[N + 1];
static void set_up(void)
{
    if (!store) { /* from malloc, so that the compiler knows no sizes */
        void *(*volatile allocate)(size_t) = malloc;
        store = (float *)allocate(STORE * sizeof *store);
        before = (float *)allocate(STORE * sizeof *before);
    }
    for (int i = 0; i < STORE; i++) store[i] = (float)(i % 7 + 1);
    memcpy(before, store, STORE * sizeof *store);
    for (size_t i = 0; i <= N; i++) splits[i] = bad_splits[i] = 2 * i;
    bad_splits[N / 2] = 1;
}
static bool untouched(void) { return memcmp(store, before, STORE * sizeof *store) == 0; }
static call good_call(void)
{
    call c = {N, NULL, NULL, 1, NULL, NULL, NULL};
    set_up();
    c.x = store + 100;
    c.y = store + 300;
    c.splits = splits;
    return c;
}
static const char *status_name(mapfn_status s) { return mapfn_status_text(s); }

/* the call fails with this status in every variant, says `words`, and writes nothing */
static void expect_failure(const struct kind *k, const call *c, mapfn_status expected, const char *words, int line)
{
    for (int v = 0; v < VARIANTS; v++) {
        mapfn_status status;
        set_up();
        status = k->go((enum variant)v, c);
        EXPECT_SAY(status == expected, "line %d, %s, variant %d: %s", line, k->name, v, status_name(status));
        if (status == expected) {
            EXPECT_SAY(untouched(), "line %d, %s, variant %d: something was written", line, k->name, v);
            EXPECT_SAY(strstr(mapfn_explain(), k->name) && strstr(mapfn_explain(), words), "line %d, %s, variant %d does not say %s: %s", line, k->name, v, words, mapfn_explain());
        }
    }
}
static void expect_ok(const struct kind *k, const call *c, int line)
{
    for (int v = 0; v < VARIANTS; v++) {
        mapfn_status status;
        set_up();
        status = k->go((enum variant)v, c);
        EXPECT_SAY(status == MAPFN_OK, "line %d, %s, variant %d: %s (%s)", line, k->name, v, status_name(status), mapfn_explain());
    }
}
#define EXPECT_FAILURE(k, c, status, words) expect_failure(k, c, status, words, __LINE__)
#define EXPECT_OK(k, c) expect_ok(k, c, __LINE__)

TEST(good_calls)
{
    for (int k = 0; k < kind_count; k++) {
        call c = good_call();
        EXPECT_OK(&kinds[k], &c);
        c.stride = -1;
        EXPECT_OK(&kinds[k], &c);
    }
}

TEST(null_pointers)
{
    for (int k = 0; k < kind_count; k++) {
        call c = good_call();
        c.x = NULL;
        if (kinds[k].traits & MAY_BE_NULL) EXPECT_OK(&kinds[k], &c);
        else EXPECT_FAILURE(&kinds[k], &c, MAPFN_NULL_POINTER, "`x` is NULL, and n is not 0");
        c = good_call();
        c.y = NULL;
        EXPECT_FAILURE(&kinds[k], &c, MAPFN_NULL_POINTER, "`y` is NULL, and n is not 0");
        if (kinds[k].traits & RAGGED) {
            c = good_call();
            c.splits = NULL;
            EXPECT_FAILURE(&kinds[k], &c, MAPFN_NULL_POINTER, "x_splits` is NULL, and n is not 0");
        }
        c = good_call(); /* nothing at all, but of no element */
        c.n = 0;
        c.x = NULL, c.y = NULL, c.splits = NULL;
        if (kinds[k].traits & KIND_ONE_VALUE) EXPECT_FAILURE(&kinds[k], &c, MAPFN_NULL_POINTER, "`x`"); /* a sum is stored all the same */
        else EXPECT_OK(&kinds[k], &c);
        EXPECT(untouched());
    }
}

/* x at a distance (in floats) from y */
static void expect_at(const struct kind *k, ptrdiff_t distance, ptrdiff_t stride, mapfn_status expected, int line)
{
    call c = good_call();
    c.x = c.y + distance;
    c.stride = stride;
    if (expected == MAPFN_OK) expect_ok(k, &c, line);
    else expect_failure(k, &c, expected, "`x`", line);
}
TEST(overlap)
{
    for (int i = 0; i < kind_count; i++) {
        const struct kind *k = &kinds[i];
        ptrdiff_t length = k->traits & KIND_ONE_VALUE ? 1 : k->traits & SHARED ? KIND_LENGTH : k->traits & (ROW | RAGGED) ? 2 * N : N;
        /* in place: only for an input of the same four bytes an element */
        expect_at(k, 0, 1, k->traits & (ROW | RAGGED | SHARED | WRITES | MASK) ? MAPFN_OVERLAP : MAPFN_OK, __LINE__);
        expect_at(k, 1, 1, MAPFN_OVERLAP, __LINE__);
        expect_at(k, -1, 1, length > 1 ? MAPFN_OVERLAP : MAPFN_OK, __LINE__);
        expect_at(k, N - 1, 1, MAPFN_OVERLAP, __LINE__);
        expect_at(k, N, 1, MAPFN_OK, __LINE__);
        expect_at(k, 1 - length, 1, MAPFN_OVERLAP, __LINE__);
        expect_at(k, -length, 1, MAPFN_OK, __LINE__);
        if (k->traits & STRIDED) {
            expect_at(k, 0, 2, MAPFN_OVERLAP, __LINE__);
            expect_at(k, N - 1, -1, MAPFN_OVERLAP, __LINE__);          /* exactly the same bytes, the other way round */
            expect_at(k, 2 * N - 2, -2, MAPFN_OVERLAP, __LINE__);
            expect_at(k, 2 * N - 2, -1, MAPFN_OVERLAP, __LINE__);
            expect_at(k, 2 * N - 1, -1, MAPFN_OK, __LINE__);
            expect_at(k, -2 * (N - 1), 2, MAPFN_OVERLAP, __LINE__);
            expect_at(k, -2 * (N - 1) - 1, 2, MAPFN_OK, __LINE__);
            expect_at(k, 3 * (N - 1) + N, -3, MAPFN_OK, __LINE__);
            expect_at(k, 3 * (N - 1) + N - 1, -3, MAPFN_OVERLAP, __LINE__);
            if (!(k->traits & WRITES)) {
                expect_at(k, 0, 0, MAPFN_OVERLAP, __LINE__);
                expect_at(k, N, 0, MAPFN_OK, __LINE__);
            }
        }
        if (k->traits & RAGGED) { /* an output may not be the splits */
            call c = good_call();
            c.y = (float *)(void *)(splits + 1);
            expect_failure(k, &c, MAPFN_OVERLAP, "x_splits", __LINE__);
            static size_t both[3 * N]; /* nor their last one; but it may lie right behind or before them */
            memcpy(both + N, splits, sizeof splits);
            c.splits = both + N;
            c.y = (float *)(void *)(both + 2 * N);
            expect_failure(k, &c, MAPFN_OVERLAP, "x_splits", __LINE__);
            c.y = (float *)(void *)(both + 2 * N + 1);
            expect_ok(k, &c, __LINE__);
            c.y = (float *)(void *)(both + N) - N;
            expect_ok(k, &c, __LINE__);
        }
    }
}

TEST(too_large)
{
    static const size_t sizes[] = {SIZE_MAX, SIZE_MAX / 2 + 1, SIZE_MAX / 4 + 2, SIZE_MAX / 4 + 1};
    for (int k = 0; k < kind_count; k++)
        for (size_t s = 0; s < 4; s++) {
            call c = good_call();
            c.n = sizes[s];
            if (kinds[k].traits & RAGGED) continue; /* splits of that many elements cannot be had */
            EXPECT_FAILURE(&kinds[k], &c, MAPFN_TOO_LARGE, "`");
        }
    for (int k = 0; k < kind_count; k++) {
        call c = good_call();
        if (kinds[k].traits & STRIDED) {
            c.stride = PTRDIFF_MAX / 4;
            EXPECT_FAILURE(&kinds[k], &c, MAPFN_TOO_LARGE, "`x`");
            c.stride = PTRDIFF_MIN;
            EXPECT_FAILURE(&kinds[k], &c, MAPFN_TOO_LARGE, "`x`");
            /* of one element no step is taken */
            c.n = 1;
            EXPECT_OK(&kinds[k], &c);
            c.stride = PTRDIFF_MAX;
            EXPECT_OK(&kinds[k], &c);
            /* more bytes than any array has, but fewer than a size_t counts, which do not meet y */
            c.n = 2;
            c.stride = -(PTRDIFF_MAX / 4) - 1;
            EXPECT_FAILURE(&kinds[k], &c, MAPFN_TOO_LARGE, "`x`");
            c.x = store + 300, c.y = store + 100;
            c.stride = PTRDIFF_MAX / 4 + 1;
            EXPECT_FAILURE(&kinds[k], &c, MAPFN_TOO_LARGE, "`x`");
        }
        if (kinds[k].traits & RAGGED) {
            static size_t huge[N + 1];
            for (size_t i = 0; i <= N; i++) huge[i] = SIZE_MAX / 4 - N + 2 * i;
            c.splits = huge;
            EXPECT_FAILURE(&kinds[k], &c, MAPFN_TOO_LARGE, "`x`");
        }
    }
}

/* the largest array there is, and one byte more: what is too large is said before what overlaps */
MAPFN(unsigned char, bytes, in(unsigned char, b)) { return b; }
TEST(as_large_as_arrays_are)
{
    unsigned char *const b = (unsigned char *)store;
    volatile size_t largest = PTRDIFF_MAX;
    EXPECT(bytes_map(largest, b, b + 1) == MAPFN_OVERLAP && bytes_map_opts(largest, b, b + 1, NULL) == MAPFN_OVERLAP);
    EXPECT(bytes_map(largest + 1, b, b + 1) == MAPFN_TOO_LARGE && bytes_map_opts(largest + 1, b, b + 1, NULL) == MAPFN_TOO_LARGE);
}

TEST(decreasing_splits)
{
    for (int k = 0; k < kind_count; k++) {
        call c = good_call();
        if (!(kinds[k].traits & RAGGED)) continue;
        c.splits = bad_splits;
        EXPECT_FAILURE(&kinds[k], &c, MAPFN_BAD_SPLITS, "x_splits[25]");
        c.x = NULL;
        EXPECT_FAILURE(&kinds[k], &c, MAPFN_NULL_POINTER, "`x`");
        for (size_t wrong = 1; wrong <= N; wrong++) {
            size_t each[N + 1];
            for (size_t i = 0; i <= N; i++) each[i] = 5;
            each[wrong] = 4;
            c = good_call();
            c.splits = each;
            EXPECT_FAILURE(&kinds[k], &c, MAPFN_BAD_SPLITS, "x_splits[");
        }
        { /* all rows empty: the values may be NULL */
            size_t empty[N + 1];
            for (size_t i = 0; i <= N; i++) empty[i] = 7;
            c = good_call();
            c.splits = empty;
            c.x = NULL;
            EXPECT_OK(&kinds[k], &c);
        }
    }
}

TEST(output_stride_zero)
{
    for (int k = 0; k < kind_count; k++) {
        call c = good_call();
        if (!(kinds[k].traits & STRIDED) || !(kinds[k].traits & WRITES)) continue;
        c.stride = 0;
        EXPECT_FAILURE(&kinds[k], &c, MAPFN_BAD_OPTION, "`x`");
        c.n = 1;
        EXPECT_OK(&kinds[k], &c);
    }
}

TEST(bad_options)
{
    for (int k = 0; k < kind_count; k++)
        for (size_t n = 0; n <= N; n += N) {
            mapfn_opts o;
            call c = good_call();
            size_t completed = 777;
            memset(&o, 0, sizeof o);
            c.n = n;
            c.opts = &o;
            o.completed = &completed;
            o.parallel_iterations = -1;
            EXPECT(kinds[k].go(OPTS, &c) == MAPFN_BAD_OPTION && strstr(mapfn_explain(), "parallel_iterations"));
            EXPECT(completed == 0 && untouched());
            o.parallel_iterations = 0;
            o.begin = n + 1;
            EXPECT(kinds[k].go(OPTS, &c) == MAPFN_BAD_OPTION && strstr(mapfn_explain(), "begin"));
            EXPECT(completed == n + 1 && untouched());
        }
}

/* ------------------------------------------------------------------------------- which comes first ---- */

MAPFN(int, precedence, in_ragged(float, x), in(float, a), out(float, y), out_strided(float, z), index(i), fallible)
{
    *y = x_len ? x[0] : a;
    *z = a;
    return x_len > i + 100;
}
enum fault { OPTION = 1, NOTHING = 2, LARGE = 4, SPLITS = 8, OVERLAPS = 16, INDICES = 32 };
TEST(precedence)
{
    for (int faults = 0; faults < 64; faults++) {
        mapfn_opts o;
        size_t completed = 99;
        mapfn_failure failure = {1, 2};
        mapfn_status status, expected = faults & OPTION ? MAPFN_BAD_OPTION : faults & NOTHING ? MAPFN_NULL_POINTER : faults & (LARGE | INDICES) ? MAPFN_TOO_LARGE
            : faults & SPLITS ? MAPFN_BAD_SPLITS : faults & OVERLAPS ? MAPFN_OVERLAP : MAPFN_OK;
        set_up();
        memset(&o, 0, sizeof o);
        o.completed = &completed;
        o.begin = 3;
        if (faults & INDICES) o.index_offset = SIZE_MAX - N + 1;
        status = precedence_map_opts(N, store, faults & SPLITS ? bad_splits : splits, faults & NOTHING ? NULL : store + 200, faults & OVERLAPS ? store + 210 : store + 300,
            store + 400, faults & OPTION ? 0 : faults & LARGE ? PTRDIFF_MAX / 4 : 2, &failure, &o);
        EXPECT_SAY(status == expected, "faults %d: %s", faults, mapfn_explain());
        EXPECT_SAY(failure.index == SIZE_MAX && failure.code == 0, "faults %d: failure {%zu, %d}", faults, failure.index, failure.code);
        EXPECT_SAY(completed == (expected == MAPFN_OK ? N : 3), "faults %d: completed %zu", faults, completed);
        if (expected != MAPFN_OK) EXPECT(untouched());
        if (faults & INDICES) continue;
        failure.index = 1, failure.code = 2;
        set_up();
        status = precedence_map(N, store, faults & SPLITS ? bad_splits : splits, faults & NOTHING ? NULL : store + 200, faults & OVERLAPS ? store + 210 : store + 300,
            store + 400, faults & OPTION ? 0 : faults & LARGE ? PTRDIFF_MAX / 4 : 2, &failure);
        EXPECT_SAY(status == expected, "_map, faults %d: %s", faults, mapfn_explain());
        EXPECT(failure.index == SIZE_MAX && failure.code == 0);
        if (expected != MAPFN_OK) EXPECT(untouched());
    }
}

/* index_offset + n up to SIZE_MAX is fine, for a map that does not use the index any offset is */
MAPFN(size_t, indices, index(i)) { return i; }
MAPFN(uint32_t, randoms, rng(r)) { return mapfn_rng_u32(r); }
MAPFN(int, failing, in(float, x), fallible) { return x > 3; }
TEST(index_range)
{
    size_t out[5];
    uint32_t words[5];
    float x[5] = {1, 2, 3, 4, 5};
    mapfn_failure failure;
    mapfn_opts o;
    memset(&o, 0, sizeof o);
    o.index_offset = SIZE_MAX - 5;
    EXPECT(indices_map_opts(5, out, &o) == MAPFN_OK && out[0] == SIZE_MAX - 5 && out[4] == SIZE_MAX - 1);
    EXPECT(randoms_map_opts(5, words, 1, &o) == MAPFN_OK);
    EXPECT(failing_map_opts(5, x, &failure, &o) == MAPFN_ELEMENT_FAILED && failure.index == SIZE_MAX - 2 && failure.code == 1);
    o.index_offset++;
    out[0] = 7;
    EXPECT(indices_map_opts(5, out, &o) == MAPFN_TOO_LARGE && out[0] == 7 && strstr(mapfn_explain(), "index_offset"));
    EXPECT(randoms_map_opts(5, words, 1, &o) == MAPFN_TOO_LARGE);
    EXPECT(failing_map_opts(5, x, &failure, &o) == MAPFN_TOO_LARGE && failure.index == SIZE_MAX && failure.code == 0);
    EXPECT(indices_map_opts(0, out, &o) == MAPFN_OK);
    EXPECT(indices_map_opts(4, out, &o) == MAPFN_OK);
    {
        float y[5];
        EXPECT(k_in_map_opts(5, x, y, &o) == MAPFN_OK && y[4] > 4);
        o.index_offset = UINT64_MAX;
        EXPECT(k_in_map_opts(5, x, y, &o) == MAPFN_OK);
    }
}

/* ------------------------------------------------------------------------- what is and is not an overlap ---- */

MAPFN(void, polar, in_strided(double, re), in_strided(double, im), out_strided(double, r), out_strided(double, s))
{
    *r = re * re + im * im;
    *s = re - im;
}
MAPFN(void, backwards, in(float, x), out_strided(float, y)) { *y = 2 * x; }
MAPFN(void, rows_of, in_row(float, x, d), out_row(float, y, d), uniform(size_t, d))
{
    for (size_t j = 0; j < d; j++) y[j] = x[j] + 1;
}
MAPFN(void, spread, in_row(float, x, 3), out_strided(float, y)) { *y = x[0] + x[1] + x[2]; }
MAPFN(void, ragged_pair, in_ragged(float, x), out_ragged(float, y))
{
    for (size_t j = 0; j < y_len && j < x_len; j++) y[j] = x[j] + 1;
}
MAPFN(void, ragged_shorts, in_ragged(short, x), out(short, y)) { *y = x_len ? x[0] : 0; }
MAPFN(float, three, in(float, x), in(float, y), in(float, z)) { return x + y + z; }
TEST(overlap_between_parameters)
{
    double z[4 * N], w[4 * N];
    for (int i = 0; i < 4 * N; i++) z[i] = i;
    memcpy(w, z, sizeof w);
    /* interleaved re and im, both ways in place */
    EXPECT(polar_map(N, z, 2, z + 1, 2, z, 2, z + 1, 2) == MAPFN_OK);
    for (int i = 0; i < N; i++) EXPECT(z[2 * i] >= w[2 * i] * w[2 * i] + w[2 * i + 1] * w[2 * i + 1] && z[2 * i + 1] <= w[2 * i] - w[2 * i + 1]);
    EXPECT(polar_map(N, w, 2, w + 1, 2, z, 2, z + 1, 2) == MAPFN_OK);
    EXPECT(polar_map(N, w, 2, w + 1, 2, z + 2 * N - 2, -2, z + 2 * N - 1, -2) == MAPFN_OK);
    EXPECT(polar_map(N, w, 2, w + 1, 2, z, 2, z + 2, 2) == MAPFN_OVERLAP);     /* z[2] twice */
    EXPECT(polar_map(N / 2, w, 2, w + 1, 2, z, 2, z + 1, 3) == MAPFN_OVERLAP); /* unequal strides that meet */
    EXPECT(polar_map(N, z, 2, z, 2, z, 2, z + 1, 2) == MAPFN_OK);              /* inputs overlap freely */
    EXPECT(polar_map(N, z, 2, z + 1, 2, z + 2, 2, w, 2) == MAPFN_OVERLAP);     /* re is read after it was written */
    EXPECT(polar_map(N, z, 0, z + 1, 0, w, 2, w + 1, 2) == MAPFN_OK);
    /* an output that runs backwards over the bytes of an input, stride by stride and row by row */
    set_up();
    EXPECT(backwards_map(N, store, store, 1) == MAPFN_OK);
    set_up();
    EXPECT(backwards_map(N, store, store + N - 1, -1) == MAPFN_OVERLAP && untouched());
    EXPECT(backwards_map_opts(N, store, store + N - 1, -1, NULL) == MAPFN_OVERLAP && untouched());
    EXPECT(backwards_map(1, store, store, -1) == MAPFN_OK);
    EXPECT(k_inout_strided_map(1, store, 0, store + 100) == MAPFN_OK && k_inout_strided_map(2, store, 0, store + 100) == MAPFN_BAD_OPTION);
    set_up();
    EXPECT(spread_map(3, store, store, 4) == MAPFN_OVERLAP && untouched()); /* 9 values both, elements at 3 i and 4 i */
    EXPECT(spread_map_opts(3, store, store, 4, NULL) == MAPFN_OVERLAP && untouched());
    EXPECT(spread_map(1, store, store, 4) == MAPFN_OVERLAP && untouched()); /* not the same bytes per element */
    /* rows: the same start and the same width only */
    set_up();
    EXPECT(rows_of_map(N / 5, store, store, 5) == MAPFN_OK && store[49] > before[49]);
    set_up();
    EXPECT(rows_of_map(N / 5, store, store + 5, 5) == MAPFN_OVERLAP && untouched());
    EXPECT(rows_of_map(N, store, store, 0) == MAPFN_OK && untouched());
    EXPECT(rows_of_map(N, NULL, NULL, 0) == MAPFN_NULL_POINTER);
    {
        volatile size_t huge = SIZE_MAX / 2; /* hidden, or the compiler warns */
        EXPECT(rows_of_map(2, store, store, huge) == MAPFN_TOO_LARGE && untouched());
        huge = SIZE_MAX / 4 + 1;
        EXPECT(rows_of_map(2, store, store, huge) == MAPFN_TOO_LARGE && untouched());
    }
    /* splits that fall far: the checks form no pointer outside of an array (UndefinedBehaviorSanitizer sees that) */
    {
        size_t const falling[3] = {SIZE_MAX / 4 + 1, 5, SIZE_MAX / 4 + 1};
        short values[4] = {1, 2, 3, 4}, results[2] = {7, 7};
        EXPECT(ragged_shorts_map(2, values, falling, results) == MAPFN_BAD_SPLITS && results[0] == 7);
    }
    /* ragged: equal splits, whether the same array or not */
    {
        size_t same[N + 1], other[N + 1];
        for (size_t i = 0; i <= N; i++) same[i] = splits[i], other[i] = splits[i] + (i == 10);
        EXPECT(ragged_pair_map(N, store, splits, store, splits) == MAPFN_OK && store[99] > before[99]);
        EXPECT(ragged_pair_map(N, store, splits, store, same) == MAPFN_OK);
        set_up();
        EXPECT(ragged_pair_map(N, store, splits, store, other) == MAPFN_OVERLAP && untouched());
        EXPECT(ragged_pair_map(N, store, splits, store + 1, splits) == MAPFN_OVERLAP && untouched());
        EXPECT(ragged_pair_map(N, store, splits, store + 2 * N, splits) == MAPFN_OK);
        /* what lies before splits[0] is not part of the array */
        for (size_t i = 0; i <= N; i++) other[i] = splits[i] + 100;
        EXPECT(ragged_pair_map(N, store, splits, store, other) == MAPFN_OK);
    }
    /* inputs that are each other, between outputs or the output */
    set_up();
    EXPECT(three_map(N, store, store, store, store) == MAPFN_OK);
    EXPECT(three_map(N, store + 100, store, store + 10, store + 20) == MAPFN_OK);
    set_up();
    EXPECT(three_map(N, store + 100, store, store + 99, store + 20) == MAPFN_OVERLAP && untouched());
    EXPECT(strstr(mapfn_explain(), "`out`") && strstr(mapfn_explain(), "`y`"));
}

/* ------------------------------------------------------------------------------------ what is said ---- */

/* Arrays in any order in memory are found to lie apart at once, and never where one of them reaches into another. */
MAPFN(void, two_to_three, in(int, a), in(int, b), out(int, x), out(int, y), out(int, z)) { *x = a + b, *y = a - b, *z = a; }
TEST(any_order)
{
    enum { EACH = 8, ARRAYS = 5 };
    int pool[ARRAYS * EACH] = {0}, order[ARRAYS];
    for (int number = 0; number < 120; number++) {
        int rest = number, taken = 0;
        for (int k = 0; k < ARRAYS; k++) {
            int skip = rest % (ARRAYS - k);
            rest /= ARRAYS - k;
            for (order[k] = 0; (taken >> order[k] & 1) != 0 || skip-- > 0;) order[k]++;
            taken |= 1 << order[k];
        }
        for (int shifted = -1; shifted < ARRAYS; shifted++) {
            int *at[ARRAYS], last = order[shifted < 0 ? 0 : shifted] == ARRAYS - 1;
            for (int k = 0; k < ARRAYS; k++) at[k] = pool + EACH * order[k] + (k == shifted && !last);
            int const input_by_input = shifted >= 0 && shifted < 2 && order[1 - shifted] == order[shifted] + 1;
            bool const apart = shifted < 0 || last || input_by_input;
            EXPECT(two_to_three_map(EACH, at[0], at[1], at[2], at[3], at[4]) == (apart ? MAPFN_OK : MAPFN_OVERLAP));
        }
    }
}

TEST(status_texts)
{
    for (int s = MAPFN_OK; s <= MAPFN_CUDA_ERROR; s++) {
        const char *text = mapfn_status_text((mapfn_status)s);
        EXPECT(text && strlen(text) > 3 && strcmp(text, "not a mapfn_status") != 0);
        for (int t = MAPFN_OK; t < s; t++) EXPECT(strcmp(text, mapfn_status_text((mapfn_status)t)) != 0);
    }
    EXPECT(mapfn_status_text((mapfn_status)99) != NULL && mapfn_status_text((mapfn_status)-1) != NULL);
    EXPECT(MAPFN_OK == 0);
}
TEST(long_names_fit)
{
    set_up();
    EXPECT(k_in_map(N, store, store + 1) == MAPFN_OVERLAP);
    EXPECT(strlen(mapfn_explain()) < 400);
    EXPECT(strcmp(mapfn_explain(), mapfn_explain()) == 0);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    EXPECT(strcmp(mapfn_explain(), "no map has failed in this thread") == 0);
    for (size_t k = 0; k < sizeof all_kinds / sizeof *all_kinds; k++)
        if (!(all_kinds[k].traits & KIND_NO_ARRAY)) kinds[kind_count++] = all_kinds[k];
    RUN(good_calls);
    RUN(null_pointers);
    RUN(overlap);
    RUN(too_large);
    RUN(as_large_as_arrays_are);
    RUN(decreasing_splits);
    RUN(output_stride_zero);
    RUN(bad_options);
    RUN(precedence);
    RUN(index_range);
    RUN(overlap_between_parameters);
    RUN(any_order);
    RUN(status_texts);
    RUN(long_names_fit);
    TEST_END();
}
