/* What a map with sums checks, stores, and leaves alone; special values; nothing is allocated. */
#ifdef _OPENMP
# include "mapfn_omp.h"
#else
# include "mapfn.h"
#endif
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "tests/lib/test.h"

MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(void, both, in(float, x), sum(float, s), sum(double, t)) { *s = x; *t = (double)x; }
MAPFN(float, doubled, in(float, x), sum(float, s)) { *s = x; return 2 * x; }
MAPFN(int, picky, in(int, x), sum(int, s), fallible) { *s = x; return x < 0 ? 7 : 0; }
MAPFN(int, late, in(int, x), sum(int, s), fallible) { if (x < 0) return -x; *s = x; return 0; }
MAPFN(void, total, in(int, x), sum(int, s)) { *s = x; }
MAPFN(void, total_long, in(long long, x), sum(long long, s)) { *s = x; }
MAPFN(void, masked, where(bool, m), in(float, x), sum(float, s), sum(size_t, k)) { *s = x; *k = 1; }
MAPFN(void, spaced, in(float, x), scratch(float, w, 2), sum(float, s)) { w[0] = x; *s = w[0]; }
MAPFN(void, letters, in(unsigned char, c), sum(int, s)) { *s = c; }
MAPFN(void, ragged, in_ragged(float, x), sum(size_t, s)) { (void)x; *s = x_len; }
MAPFN_FN float least(float a, float b) { return a < b ? a : b; }
MAPFN(void, lowest, in(float, x), reduce(float, m, least, INFINITY)) { *m = x; }
MAPFN_FN int fewer(int a, int b) { return a < b ? a : b; }
MAPFN(void, nothing, in(float, x), sum(float, s), reduce(int, k, fewer, 5)) { (void)x; (void)s; (void)k; }
typedef struct place { float value; unsigned at; } place;
MAPFN_FN place nowhere(void) { place p = {INFINITY, UINT_MAX}; return p; }
MAPFN_FN place lower(place a, place b) { return b.value < a.value || (b.value == a.value && b.at < a.at) ? b : a; }
MAPFN(void, where_lowest, in(float, x), index(i), reduce(place, m, lower, nowhere())) { m->value = x; m->at = (unsigned)i; }
MAPFN(int, picky_both, in(int, x), sum(int, s), sum(long long, t), fallible) { *s = 1; *t = x; return x < 0 ? 7 : 0; }
/* joined values of 256 bytes, whose state is the largest; `deepest` is the lowest frame of those that join */
typedef struct wide { unsigned word[64]; } wide;
static uintptr_t deepest;
MAPFN_FN wide none(void) { wide w; memset(&w, 0, sizeof w); return w; }
MAPFN_FN wide joined(wide a, wide b)
{
    uintptr_t const here = (uintptr_t)__builtin_frame_address(0);
    if (here < deepest) deepest = here;
    for (int k = 0; k < 64; k++) a.word[k] += b.word[k];
    return a;
}
MAPFN(void, wides, in(unsigned, x), sum(unsigned, s), reduce(wide, w, joined, none())) { *s = x; w->word[63] = x; }
MAPFN_FN int *larger_of(int *a, int *b) { return !a || (b && *b > *a) ? b : a; }
MAPFN(void, largest, in(int *, p), reduce(int *, m, larger_of, NULL)) { *m = p; }
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 huge;
MAPFN(void, total_huge, in(huge, x), sum(huge, s)) { *s = x; }
#endif
#define SUMMED(T, name) MAPFN(void, name, in(T, x), sum(T, s)) { *s = x; }
MAPFN_FAMILY(summed, NUMBER, SUMMED)

ONCE(dot_map);
ONCE(dot_map_opts);
ONCE(both_map);
ONCE(doubled_map);
ONCE(letters_map);
ONCE(picky_map);
ONCE(masked_map);
ONCE(where_lowest_map);
ONCE(nothing_map);
ONCE(late_map);
ONCE(total_map);
#ifdef _OPENMP
ONCE(both_map_omp);
# define both_map_omp both_map_omp_once
#endif
#define dot_map dot_map_once
#define dot_map_opts dot_map_opts_once
#define both_map both_map_once
#define doubled_map doubled_map_once
#define letters_map letters_map_once
#define picky_map picky_map_once
#define masked_map masked_map_once
#define where_lowest_map where_lowest_map_once
#define nothing_map nothing_map_once
#define late_map late_map_once
#define total_map total_map_once

enum { N = 100000 };
static float x[N], y[N], out[N];
static int ints[N];

TEST(null_is_refused)
{
    float s = 5;
    double t = 6;
    EXPECT(dot_map(3, x, y, NULL) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "`s`"));
    EXPECT(dot_map(3, NULL, y, &s) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "`x`") && s == 5);
    EXPECT(dot_map(0, NULL, NULL, NULL) == MAPFN_NULL_POINTER && strcmp(mapfn_explain(), "dot: `s` is NULL") == 0);
    EXPECT(dot_map_opts(0, NULL, NULL, NULL, NULL) == MAPFN_NULL_POINTER);
    EXPECT(both_map(0, NULL, &s, NULL) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "`t`") && s == 5);
    EXPECT(both_map(9, x, NULL, &t) == MAPFN_NULL_POINTER && t == 6);
#ifdef _OPENMP
    EXPECT(dot_map_omp(0, NULL, NULL, NULL, NULL) == MAPFN_NULL_POINTER);
#endif
}

TEST(zero_elements_give_zero)
{
    float s = 5;
    double t = 6;
    place p = {1, 1};
    int k = 9;
    EXPECT(dot_map(0, NULL, NULL, &s) == MAPFN_OK && s == 0 && !signbit(s));
    s = 5;
    EXPECT(both_map_opts(0, NULL, &s, &t, NULL) == MAPFN_OK && s == 0 && t == 0);
    EXPECT(where_lowest_map(0, NULL, &p) == MAPFN_OK && p.at == UINT_MAX && p.value == INFINITY);
    s = 5;
    EXPECT(doubled_map(0, NULL, NULL, &s) == MAPFN_OK && s == 0);
    s = 5;
    EXPECT(spaced_map(0, NULL, NULL, &s) == MAPFN_OK && s == 0);
    s = 5;
    EXPECT(nothing_map(0, x, &s, &k) == MAPFN_OK && s == 0 && k == 5);
    s = 5;
    k = 9;
    EXPECT(nothing_map(N, x, &s, &k) == MAPFN_OK && s == 0 && k == 5);
    s = 5;
    EXPECT(dot_map_looped(0, x, y, &s) == MAPFN_OK && s == 0);
#ifdef _OPENMP
    s = 5;
    EXPECT(dot_map_omp(0, NULL, NULL, &s, NULL) == MAPFN_OK && s == 0);
#endif
}

TEST(overlap_is_refused)
{
    union { float f[4]; double d[2]; } u = {{1, 2, 3, 4}};
    static float memory[20];
    size_t splits[3] = {0, 1, 2};
    float s = 5;
    EXPECT(dot_map(10, x, y, &x[3]) == MAPFN_OVERLAP && strstr(mapfn_explain(), "`s`") && strstr(mapfn_explain(), "`x`"));
    EXPECT(dot_map(1, x, y, &x[0]) == MAPFN_OVERLAP);
    EXPECT(dot_map(3, memory, memory, &memory[3]) == MAPFN_OK && dot_map(3, memory + 1, memory + 1, &memory[0]) == MAPFN_OK);
    EXPECT(doubled_map(10, out, x, &out[9]) == MAPFN_OVERLAP && doubled_map(10, out, x, &out[10]) == MAPFN_OK);
    EXPECT(both_map(3, x, &u.f[1], &u.d[0]) == MAPFN_OVERLAP);
    EXPECT(both_map(0, NULL, &u.f[1], &u.d[0]) == MAPFN_OVERLAP);
    EXPECT(both_map(3, x, &u.f[2], &u.d[0]) == MAPFN_OK);
    EXPECT(ragged_map(2, x, splits, &splits[2]) == MAPFN_OVERLAP);
    { /* by a single byte, at either end of the sum */
        int words[3] = {0x01010101, 0x01010101, 0x01010101};
        unsigned char *const bytes = (unsigned char *)words;
        EXPECT(letters_map(5, bytes, &words[1]) == MAPFN_OVERLAP && letters_map(1, bytes + 7, &words[1]) == MAPFN_OVERLAP);
        EXPECT(words[1] == 0x01010101 && letters_map(4, bytes + 8, &words[1]) == MAPFN_OK && words[1] == 4);
        EXPECT(letters_map(4, bytes, &words[1]) == MAPFN_OK && words[1] == 4);
    }
    /* an input and an output may be one all the same */
    memcpy(out, x, sizeof x);
    EXPECT(doubled_map(1000, out, out, &s) == MAPFN_OK && out[7] == 2 * x[7]);
    EXPECT(doubled_map(1000, out + 1, out, &s) == MAPFN_OVERLAP);
}

/* An input between two sums leaves the inline checks in doubt. Found to lie apart, it has the same bits and failures. */
TEST(an_input_between_two_sums)
{
    static struct { float s, x[9000]; double t; } between;
    static struct { int s, x[9000]; long long t; } failing;
    static struct { unsigned s, x[100]; wide w; } large;
    static const size_t sizes[] = {0, 1, 2, 3, 7, 8, 9, 31, 32, 33, 100, 2047, 2048, 2049, 4096, 4097, 9000};
    mapfn_failure failure;
    unsigned s = 0;
    wide w;
    for (int i = 0; i < 9000; i++) between.x[i] = 1.0f / (float)(i + 1);
    for (int i = 0; i < 9000; i++) failing.x[i] = 3;
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        size_t const n = sizes[k];
        float apart = 5;
        double also = 5;
        between.s = 6;
        between.t = 6;
        EXPECT(both_map(n, between.x, &apart, &also) == MAPFN_OK && both_map(n, between.x, &between.s, &between.t) == MAPFN_OK);
        EXPECT(memcmp(&apart, &between.s, sizeof apart) == 0 && memcmp(&also, &between.t, sizeof also) == 0);
        between.t = 6;
        EXPECT(both_map_looped(n, between.x, &between.s, &between.t) == MAPFN_OK);
        EXPECT(memcmp(&apart, &between.s, sizeof apart) == 0 && memcmp(&also, &between.t, sizeof also) == 0);
        if (n == 0) continue;
        EXPECT(picky_both_map(n, failing.x, &failing.s, &failing.t, &failure) == MAPFN_OK && failing.s == (int)n);
        EXPECT(failing.t == 3 * (long long)n && failure.index == SIZE_MAX && failure.code == 0);
        failing.x[n - 1] = -1;
        EXPECT(picky_both_map(n, failing.x, &failing.s, &failing.t, &failure) == MAPFN_ELEMENT_FAILED);
        EXPECT(failing.t == 3 * (long long)n - 4 && failure.index == n - 1 && failure.code == 7);
        EXPECT(strstr(mapfn_explain(), "picky_both"));
        failing.x[n - 1] = 3;
        between.s = 6;
        EXPECT(both_map(n, between.x, &between.s, (double *)(void *)(uintptr_t)((uintptr_t)&between.x[n - 1] & ~(uintptr_t)7)) == MAPFN_OVERLAP);
        EXPECT(between.s > 5.5f && between.s < 6.5f);
    }
    /* The kernel alone is called: no state of a longer map, 17 KB of stack, lies above it. */
    for (int i = 0; i < 100; i++) large.x[i] = 1;
    deepest = UINTPTR_MAX;
    EXPECT(wides_map(100, large.x, &s, &w) == MAPFN_OK && s == 100 && w.word[63] == 100);
    uintptr_t const certain = deepest;
    deepest = UINTPTR_MAX;
    EXPECT(wides_map(100, large.x, &large.s, &large.w) == MAPFN_OK && large.s == 100 && large.w.word[63] == 100);
    EXPECT(certain < deepest + 8192);
}

static bool stop(size_t done, size_t total, void *arg)
{
    (void)total;
    return done < *(size_t *)arg;
}

TEST(what_a_refused_call_leaves)
{
    mapfn_opts o = MAPFN_NO_OPTS;
    size_t completed = 7;
    float s = 5;
    o.begin = 11;
    o.completed = &completed;
    EXPECT(dot_map_opts(10, x, y, &s, &o) == MAPFN_BAD_OPTION && s == 5);
    o.begin = 10;
    EXPECT(dot_map_opts(10, x, y, &s, &o) == MAPFN_OK && s == 0 && completed == 10);
    o.begin = 0;
    o.parallel_iterations = -1;
    s = 5;
    EXPECT(dot_map_opts(10, x, y, &s, &o) == MAPFN_BAD_OPTION && s == 5);
}

TEST(cancel_and_resume)
{
    mapfn_opts o = MAPFN_NO_OPTS;
    size_t completed = 0, at = 5000;
    int s = 0, rest = 0, all = 0;
    o.completed = &completed;
    o.progress = stop;
    o.progress_arg = &at;
    EXPECT(total_map_opts(N, ints, &s, &o) == MAPFN_CANCELLED && completed >= 5000 && completed < N);
    o.begin = completed;
    at = SIZE_MAX;
    EXPECT(total_map_opts(N, ints, &rest, &o) == MAPFN_OK && completed == N);
    EXPECT(total_map(N, ints, &all) == MAPFN_OK && all == (int)((unsigned)s + (unsigned)rest));
}

/* an element that fails adds what it had written before */
TEST(failing_elements)
{
    static int v[5000];
    mapfn_failure failure;
    int s = 0;
    for (int i = 0; i < 5000; i++) v[i] = 1;
    static const int places[] = {0, 7, 8, 31, 32, 100, 4095, 4096, 4992, 4999};
    for (int k = 0; k < 10; k++) {
        v[places[k]] = -3;
        EXPECT(picky_map(5000, v, &s, &failure) == MAPFN_ELEMENT_FAILED && s == 5000 - 4 * (k + 1) && failure.index == 0 && failure.code == 7);
        EXPECT(late_map(5000 - (size_t)places[0], v, &s, &failure) == MAPFN_ELEMENT_FAILED && s == 5000 - (k + 1) && failure.code == 3);
    }
    for (int k = 0; k < 10; k++) {
        v[places[k]] = 1;
        if (k == 9) break;
        EXPECT(picky_map(5000, v, &s, &failure) == MAPFN_ELEMENT_FAILED && failure.index == (size_t)places[k + 1]);
        EXPECT(picky_map_looped(5000, v, &s, &failure) == MAPFN_ELEMENT_FAILED && failure.index == (size_t)places[k + 1]);
    }
    EXPECT(picky_map(5000, v, &s, &failure) == MAPFN_OK && s == 5000 && failure.index == SIZE_MAX && failure.code == 0);
    for (int i = 0; i < 5000; i++) v[i] = -1;
    EXPECT(late_map(5000, v, &s, NULL) == MAPFN_ELEMENT_FAILED && s == 0);
}

TEST(masks)
{
    static bool mask[N];
    float s = 5;
    size_t k = 9;
    EXPECT(masked_map(N, mask, x, &s, &k) == MAPFN_OK && s == 0 && k == 0);
    for (size_t i = 0; i < N; i += 3) mask[i] = true;
    EXPECT(masked_map(N, mask, x, &s, &k) == MAPFN_OK && k == (N + 2) / 3);
    memset(mask, 1, sizeof mask);
    EXPECT(masked_map(4, mask, NULL, &s, &k) == MAPFN_NULL_POINTER);
}

TEST(integers_wrap)
{
    int s = 0;
    long long l = 0;
    static long long longs[1000];
    static signed char chars[300];
    signed char c = 0;
    short h = 0;
    static short shorts[70];
    for (int i = 0; i < 1000; i++) longs[i] = LLONG_MAX;
    for (int i = 0; i < 300; i++) chars[i] = SCHAR_MAX;
    for (int i = 0; i < 70; i++) shorts[i] = SHRT_MIN;
    for (int i = 0; i < N; i++) ints[i] = INT_MAX - i;
    unsigned right = 0;
    for (int i = 0; i < N; i++) right += (unsigned)ints[i];
    EXPECT(total_map(N, ints, &s) == MAPFN_OK && (unsigned)s == right);
    EXPECT(total_map_looped(N, ints, &s) == MAPFN_OK && (unsigned)s == right);
    EXPECT(total_long_map(1000, longs, &l) == MAPFN_OK && (unsigned long long)l == 1000ull * LLONG_MAX);
    EXPECT(mapfn(summed, 300, chars, &c) == MAPFN_OK && c == (signed char)(unsigned char)(300 * SCHAR_MAX));
    EXPECT(mapfn(summed, 70, shorts, &h) == MAPFN_OK && h == 0);
#ifdef __SIZEOF_INT128__
    static huge values[100];
    huge v = 0;
    for (int i = 0; i < 100; i++) values[i] = (huge)(~(unsigned long long)0) << 63;
    EXPECT(total_huge_map(100, values, &v) == MAPFN_OK && (unsigned long long)v == 0);
    for (int i = 0; i < 100; i++) values[i] = i;
    EXPECT(total_huge_map_opts(100, values, &v, NULL) == MAPFN_OK && v == 4950);
#endif
}

TEST(special_values)
{
    static float v[9000];
    float s = 0, m = 0;
    double t = 0;
    for (int i = 0; i < 9000; i++) v[i] = -0.0f;
    EXPECT(both_map(9000, v, &s, &t) == MAPFN_OK && s == 0 && !signbit(s) && !signbit(t));
    EXPECT(both_map(3, v, &s, &t) == MAPFN_OK && !signbit(s) && !signbit(t));
    static const int places[] = {0, 8, 35, 4100, 8199, 8991, 8999};
    for (int k = 0; k < 7; k++) {
        v[places[k]] = NAN;
        EXPECT(both_map(9000, v, &s, &t) == MAPFN_OK && isnan(s) && isnan(t));
        v[places[k]] = INFINITY;
        EXPECT(both_map(9000, v, &s, &t) == MAPFN_OK && s == INFINITY && t == (double)INFINITY);
        v[places[k]] = -7;
        EXPECT(lowest_map(9000, v, &m) == MAPFN_OK && m == -7);
        EXPECT(lowest_map_looped(9000, v, &m) == MAPFN_OK && m == -7);
        v[places[k]] = 0;
    }
    v[1] = INFINITY;
    v[8500] = -INFINITY;
    EXPECT(both_map(9000, v, &s, &t) == MAPFN_OK && isnan(s) && isnan(t));
}

/* the lower index of equal values, wherever they lie */
/* A type may be written in several words, of which each variable needs all. */
TEST(pointers)
{
    int *p[100], *m;
    for (int i = 0; i < 100; i++) p[i] = &ints[i * 37 % 100];
    for (size_t n = 0; n <= 100; n++) {
        int *expected = NULL;
        for (size_t i = 0; i < n; i++) expected = larger_of(expected, p[i]);
        EXPECT(largest_map(n, p, &m) == MAPFN_OK && m == expected);
        EXPECT(largest_map_looped(n, p, &m) == MAPFN_OK && m == expected);
    }
}

TEST(ties)
{
    static float v[70000];
    static const unsigned places[] = {0, 5, 37, 4096, 8191, 8200, 65536, 69999};
    place p;
    for (int i = 0; i < 70000; i++) v[i] = 1;
    for (int k = 7; k >= 0; k--) {
        v[places[k]] = -1;
        EXPECT(where_lowest_map(70000, v, &p) == MAPFN_OK && p.at == places[k] && p.value == -1);
        EXPECT(where_lowest_map_looped(70000, v, &p) == MAPFN_OK && p.at == places[k]);
    }
}

#if defined(COUNT_ALLOCATIONS)
static int allocations;
# ifdef __cplusplus
extern "C" {
# endif
void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_malloc(size_t size) { allocations++; return __real_malloc(size); }
void *__real_aligned_alloc(size_t alignment, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size) { allocations++; return __real_aligned_alloc(alignment, size); }
# ifdef __cplusplus
}
# endif
TEST(nothing_is_allocated)
{
    mapfn_opts o = MAPFN_NO_OPTS;
    float s = 0;
    double t = 0;
    o.grain = 777;
# ifdef _OPENMP
    (void)both_map_omp(N, x, &s, &t, NULL); /* OpenMP itself, once */
    (void)both_map_omp(N, x, &s, &t, &o);
# endif
    allocations = 0;
    EXPECT(both_map(N, x, &s, &t) == MAPFN_OK && both_map_opts(N, x, &s, &t, &o) == MAPFN_OK);
# ifdef _OPENMP
    EXPECT(both_map_omp(N, x, &s, &t, NULL) == MAPFN_OK && both_map_omp(N, x, &s, &t, &o) == MAPFN_OK);
# endif
    EXPECT(allocations == 0);
}
#endif

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    for (int i = 0; i < N; i++) {
        x[i] = (float)(i % 1000) / 8;
        y[i] = 1;
        ints[i] = i * 7919;
    }
    RUN(null_is_refused);
    RUN(zero_elements_give_zero);
    RUN(overlap_is_refused);
    RUN(an_input_between_two_sums);
    RUN(what_a_refused_call_leaves);
    RUN(cancel_and_resume);
    RUN(failing_elements);
    RUN(masks);
    RUN(integers_wrap);
    RUN(special_values);
    RUN(ties);
    RUN(pointers);
#if defined(COUNT_ALLOCATIONS)
    RUN(nothing_is_allocated);
#endif
    TEST_END();
}
