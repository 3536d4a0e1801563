/* Maps of steps (repeat): every variant against the step called in a plain loop, bit by bit; what the contract says of limits, arrays,
 * failures and options; and that no step is made that the plain loop would not make. */
#include "mapfn.h"
#ifdef _OPENMP
# include "mapfn_omp.h"
#endif
#include "tests/lib/test.h"
#include <limits.h>
#include <math.h>
#include <string.h>

#define MOST 700
static uint32_t seed = 12345;
static uint32_t chance(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 17;
    seed ^= seed << 5;
    return seed;
}
static int below(int bound) { return (int)(chance() % (uint32_t)bound); }

/* how many steps elements need: all the same, few, one in ten many, one of all very many, none but one */
static int steps_needed(int shape, size_t i, size_t n)
{
    switch (shape) {
    case 0: return 50;
    case 1: return below(8);
    case 2: return i % 10 == 3 ? 90 + below(30) : 3;
    case 3: return i == n / 2 ? 3000 : 2 + below(3);
    default: return below(200);
    }
}
static const size_t limits[] = {0, 1, 2, 3, 5, 17, 63, 64, 65, 1000, SIZE_MAX};
enum { LIMITS = sizeof limits / sizeof *limits, SHAPES = 5 };

/* each variant of a map of these arguments, against `oracle`, which fills the arrays `wanted` */
#ifdef _OPENMP
# define VARIANTS 5
/* regions also where others use the processors */
# define CALL_OMP(name, n, ...) (mapfn_omp_this_pool.quiet_until = 0, mapfn_omp_this_pool.losses = 0, name##_map_omp(n, __VA_ARGS__, &two))
static mapfn_opts const two = {.parallel_iterations = 2};
#else
# define VARIANTS 4
# define CALL_OMP(name, n, ...) name##_map(n, __VA_ARGS__)
#endif
static mapfn_opts const slices = {.grain = 77};
#define CALL(variant, name, n, ...) \
    ((variant) == 0 ? name##_map(n, __VA_ARGS__) : (variant) == 1 ? name##_map_looped(n, __VA_ARGS__) \
    : (variant) == 2 ? name##_map_vectorized(n, __VA_ARGS__) : (variant) == 3 ? name##_map_opts(n, __VA_ARGS__, &slices) : CALL_OMP(name, n, __VA_ARGS__))
static const char *const variant_names[] = {"map", "looped", "vectorized", "opts", "omp"};
#define SAME(a, b, n) EXPECT_SAY(memcmp(a, b, (n) * sizeof *(a)) == 0, "%s: %s differs: n %zu, limit %zu, shape %d", variant_names[variant], #a, n, limit, shape)
#ifndef ROUNDS
# define ROUNDS 60
#endif
#define EACH_CASE(...) \
    for (int round = 0; round < ROUNDS; round++) \
        for (int shape = 0; shape < SHAPES; shape++) { \
            size_t const n = (size_t)below(round % 3 ? MOST : 90), limit = limits[chance() % LIMITS]; \
            __VA_ARGS__ \
        }

/* ------------------------------------------------------- a step too many would trap or overflow ---- */

/* the last step leaves *b == 0, by which no other may divide */
MAPFN(bool, gcd, in(uint32_t, x), in(uint32_t, y), state(uint32_t, b, y ? y : 1), out_state(uint32_t, a, x), uniform(size_t, most), repeat(most))
{
    uint32_t const rest = *a % *b;
    *a = *b;
    *b = rest;
    return rest != 0;
}
TEST(gcd)
{
    static uint32_t x[MOST], y[MOST], a[MOST], wanted[MOST];
    EACH_CASE({
        for (size_t i = 0; i < n; i++) {
            x[i] = chance() % 5000;
            y[i] = shape == 0 ? 1 : chance() >> chance() % 32;
            uint32_t b = y[i] ? y[i] : 1;
            wanted[i] = x[i];
            for (size_t k = 0; k < limit && gcd(x[i], y[i], &b, &wanted[i], limit); k++) {}
        }
        for (int variant = 0; variant < VARIANTS; variant++) {
            memset(a, 1, sizeof a);
            EXPECT(CALL(variant, gcd, n, x, y, a, limit) == MAPFN_OK);
            SAME(a, wanted, n);
        }
    })
}

/* a counter of its own: a step after the last, or after N steps, traps */
MAPFN(bool, counted, in(int, needed), uniform(int, most), state(int, made, 0), out_state(int, k, INT_MAX - needed), repeat(most))
{
    if (*made >= needed + 1 || *made >= most) __builtin_trap();
    ++*made;
    if (*made > needed) return false;
    ++*k; /* beyond INT_MAX if made once more */
    return true;
}
TEST(counted)
{
    static int needed[MOST], k[MOST], wanted[MOST];
    EACH_CASE({
        int const most = limit < 3500 ? (int)limit : 3500;
        for (size_t i = 0; i < n; i++) {
            needed[i] = steps_needed(shape, i, n);
            wanted[i] = INT_MAX - needed[i] + (needed[i] < most ? needed[i] : most);
        }
        for (int variant = 0; variant < VARIANTS; variant++) {
            EXPECT(CALL(variant, counted, n, needed, most, k) == MAPFN_OK);
            SAME(k, wanted, n);
        }
    })
}

/* an index into a table that is one past its end when the element is done */
MAPFN(bool, walk, in(int, start), table(int, next, 50), state(int, at, start), out_state(int, sum, 0), repeat(1000))
{
    int const value = next[*at];
    *sum += value;
    *at = *at + 1;
    return value != 0 && *at < 50;
}
TEST(walk)
{
    static int start[MOST], sum[MOST], wanted[MOST], next[50];
    for (int i = 0; i < 50; i++) next[i] = i % 11 ? i : 0;
    EACH_CASE({
        for (size_t i = 0; i < n; i++) {
            start[i] = below(50);
            int at = start[i];
            wanted[i] = 0;
            while (walk(start[i], next, &at, &wanted[i])) {}
        }
        for (int variant = 0; variant < VARIANTS; variant++) {
            EXPECT(CALL(variant, walk, n, start, next, sum) == MAPFN_OK);
            SAME(sum, wanted, n);
        }
    })
}

/* ------------------------------------------------------------------------------- every kind ---- */

/* widths from 1 to 8 bytes, an output that is written now and then, one in place */
MAPFN(bool, widths, in(int, needed), in(unsigned char, x), state(double, d, x * 0.5), state(short, h, (short)x), out_state(uint64_t, big, x), out(unsigned char, y),
    inout(float, z), index(i), uniform(size_t, most), repeat(most), vectorized)
{
    *d = *d * 0.75 + 1;
    *h = (short)(*h + 3);
    *big = *big * 3 + (uint64_t)*h + i;
    if (*big % 5 == 0) *y = (unsigned char)*big;
    *z += (float)*d;
    return *h < x + 3 * needed;
}
TEST(widths)
{
    static int needed[MOST];
    static unsigned char x[MOST], y[MOST], y0[MOST], y1[MOST];
    static uint64_t big[MOST], big1[MOST];
    static float z[MOST], z0[MOST], z1[MOST];
    EACH_CASE({
        for (size_t i = 0; i < n; i++) {
            needed[i] = steps_needed(shape, i, n);
            x[i] = (unsigned char)chance();
            y0[i] = y1[i] = (unsigned char)chance();
            z0[i] = z1[i] = (float)below(100);
            double d = x[i] * 0.5;
            short h = (short)x[i];
            big1[i] = x[i];
            for (size_t k = 0; k < limit && widths(needed[i], x[i], &d, &h, &big1[i], &y1[i], &z1[i], i, limit); k++) {}
        }
        for (int variant = 0; variant < VARIANTS; variant++) {
            memcpy(y, y0, sizeof y);
            memcpy(z, z0, sizeof z);
            EXPECT(CALL(variant, widths, n, needed, x, big, y, z, limit) == MAPFN_OK);
            SAME(big, big1, n);
            SAME(y, y1, n);
            SAME(z, z1, n);
        }
    })
}

/* strides, a mask, a table, rows, all in lanes */
MAPFN(bool, places, in_strided(int, x), out_strided(int, k), where(int, m), table(int, t, 4), in_row(int, w, width), uniform(int, width), in_ragged(short, v),
    state(int, made, 0), repeat(1000), vectorized)
{
    *k = *made * t[*made & 3] + w[*made % width] + (v_len ? v[(size_t)*made % v_len] : 0);
    return ++*made < x;
}
TEST(places)
{
    static int x[3 * MOST], k[2 * MOST], wanted[2 * MOST], m[MOST], w[3 * MOST];
    static short v[4 * MOST];
    static size_t splits[MOST + 1];
    int const t[4] = {1, 2, 3, 4};
    for (int i = 0; i < 4 * MOST; i++) v[i] = (short)i;
    for (int i = 0; i < 3 * MOST; i++) w[i] = below(1000);
    for (int share = 1; share <= 4; share++)
        EACH_CASE({
            memset(wanted, 77, sizeof wanted);
            for (size_t i = 0; i < n; i++) {
                x[3 * i] = steps_needed(shape, i, n);
                m[i] = below(share) == 0;
                splits[i + 1] = splits[i] + (size_t)below(4);
                int made = 0;
                if (m[i])
                    for (size_t s = 0; s < 1000 && places(x[3 * i], &wanted[2 * i], t, w + 3 * i, 3, v + splits[i], splits[i + 1] - splits[i], &made); s++) {}
            }
            for (int variant = 0; variant < VARIANTS; variant++) {
                memset(k, 77, sizeof k);
                EXPECT(CALL(variant, places, n, x, 3, k, 2, m, t, w, 3, v, splits) == MAPFN_OK);
                EXPECT_SAY(memcmp(k, wanted, sizeof k) == 0, "%s: n %zu, limit %zu, shape %d, 1 of %d", variant_names[variant], n, limit, shape, share);
            }
        })
}

/* random numbers go on from INT through the steps */
MAPFN(bool, dice, rng(r), state(uint32_t, first, mapfn_rng_u32(r)), out_state(int, rolls, (int)(*first & 1)), out_state(double, last, 0), repeat(SIZE_MAX))
{
    ++*rolls;
    *last = mapfn_rng_double(r);
    return mapfn_rng_below(r, 6) != *first % 6;
}
TEST(dice)
{
    static int rolls[MOST], rolls1[MOST];
    static double last[MOST], last1[MOST];
    EXPECT(!dice_map_is_vectorized);
    EACH_CASE({
        for (size_t i = 0; i < n; i++) {
            mapfn_rng r = mapfn_rng_at(42, i);
            uint32_t first = mapfn_rng_u32(&r);
            rolls1[i] = (int)(first & 1);
            while (dice(&r, &first, &rolls1[i], &last1[i])) {}
        }
        for (int variant = 0; variant < VARIANTS; variant++) {
            EXPECT(CALL(variant, dice, n, 42, rolls, last) == MAPFN_OK);
            SAME(rolls, rolls1, n);
            SAME(last, last1, n);
        }
    })
}

/* rows that steps write keep what was written */
MAPFN(bool, rows, inout_row(int, v, 3), out_row(int, seen, 2), scratch(int, s, 4), in(int, x), state(int, k, 0), repeat(100))
{
    if (*k == 0) s[3] = 7;
    s[3] += *k;
    v[*k % 3] += *k;
    seen[*k & 1] = s[3];
    return ++*k < x;
}
TEST(rows)
{
    static int v[3 * MOST], v1[3 * MOST], seen[2 * MOST], seen1[2 * MOST], x[MOST], s[4];
    size_t const limit = 100;
    EXPECT(!rows_map_is_vectorized);
    for (int shape = 0; shape < SHAPES; shape++) {
        size_t const n = MOST;
        for (size_t i = 0; i < n; i++) x[i] = steps_needed(shape, i, n);
        for (int variant = 0; variant < 3; variant++) {
            memset(v, 0, sizeof v);
            memset(v1, 0, sizeof v1);
            memset(seen, 1, sizeof seen);
            memset(seen1, 1, sizeof seen1);
            for (size_t i = 0; i < n; i++) {
                int k = 0;
                for (size_t made = 0; made < limit && rows(v1 + 3 * i, seen1 + 2 * i, s, x[i], &k); made++) {}
            }
            EXPECT((variant == 0 ? rows_map(n, v, seen, NULL, x) : variant == 1 ? rows_map_looped(n, v, seen, s, x) : rows_map_opts(n, v, seen, s, x, &slices)) == MAPFN_OK);
            SAME(v, v1, 3 * n);
            SAME(seen, seen1, 2 * n);
        }
    }
}

/* a struct as state, and an enumeration */
typedef struct point { float x, y; } point;
MAPFN_FN point point_at(float x)
{
    point p;
    p.x = x;
    p.y = x + 1;
    return p;
}
#ifdef __cplusplus
# define NOTHING {} /* clang++ warns of members that {0} leaves out */
#else
# define NOTHING {0}
#endif
MAPFN(bool, wander, in(float, x), out_state(point, p, NOTHING), state(point, by, point_at(x)), state(int, left, {3}), repeat(9))
{
    p->x += by->x;
    p->y -= by->y;
    return --*left > 0;
}
TEST(braces)
{
    float const x[3] = {1, 2, 3};
    point p[3];
    EXPECT(wander_map(3, x, p) == MAPFN_OK && p[2].x == 9 && p[2].y == -12 && p[0].x == 3 && p[0].y == -6);
    EXPECT(wander_map_looped(3, x, p) == MAPFN_OK && p[1].x == 6 && p[1].y == -9);
}
MAPFN_FN point point_of(float x, float y)
{
    point p;
    p.x = x;
    p.y = y;
    return p;
}
enum direction { LEFT, RIGHT };
MAPFN(bool, bounce, in(int, needed), out_state(point, p, point_of(1, 2)), state(enum direction, to, RIGHT), repeat(500), vectorized)
{
    p->x += *to == RIGHT ? 1.0f : -1.0f;
    p->y *= 1.25f;
    if (p->x > 5) *to = LEFT;
    if (p->x < -5) *to = RIGHT;
    if (p->y > 100) p->y = 1;
    return p->x * 3 + p->y < (float)needed;
}
TEST(bounce)
{
    static int needed[MOST];
    static point p[MOST], p1[MOST];
    EACH_CASE({
        for (size_t i = 0; i < n; i++) {
            needed[i] = steps_needed(shape, i, n);
            p1[i].x = 1;
            p1[i].y = 2;
            enum direction to = RIGHT;
            for (int k = 0; k < 500 && bounce(needed[i], &p1[i], &to); k++) {}
        }
        for (int variant = 0; variant < VARIANTS; variant++) {
            EXPECT(CALL(variant, bounce, n, needed, p) == MAPFN_OK);
            SAME(p, p1, n);
        }
    })
}

/* an `out` of bool leaves the bytes that it does not write */
MAPFN(bool, flags, in(int, x), out(bool, b), state(int, k, 0), repeat(5))
{
    if (*k == x) *b = true;
    return ++*k < x + 1;
}
TEST(flags)
{
    static int x[200];
    static unsigned char bytes[200];
    for (int i = 0; i < 200; i++) x[i] = i % 10;
    memset(bytes, 77, sizeof bytes);
    EXPECT(!flags_map_is_vectorized);
    EXPECT(flags_map(200, x, (bool *)bytes) == MAPFN_OK);
    for (int i = 0; i < 200; i++) EXPECT(bytes[i] == (i % 10 < 5 ? 1 : 77));
}

/* infinities and NaN are values like others */
MAPFN(bool, halves, in(float, x), out_state(float, y, x), repeat(50))
{
    *y *= 0.5f;
    return *y > 1;
}
TEST(halves)
{
    static float x[300], y[300];
    for (int i = 0; i < 300; i++) x[i] = i % 4 == 0 ? NAN : i % 4 == 1 ? INFINITY : i % 4 == 2 ? -1.0f : (float)i;
    EXPECT(halves_map(300, x, y) == MAPFN_OK);
    for (int i = 0; i < 300; i++) {
        float wanted = x[i];
        for (int k = 0; k < 50 && halves(x[i], &wanted); k++) {}
        EXPECT(isnan(wanted) ? isnan(y[i]) : y[i] == wanted);
    }
}

/* ------------------------------------------------------------------------------------ failures ---- */

MAPFN(int, converge, in(int, x), uniform(size_t, most), out_state(int, k, x * 2), where(unsigned char, m), fallible, repeat(most))
{
    if (x % 11 == 3 && *k == x * 2 + 5) return 100 + x % 7;
    ++*k;
    return *k - x * 2 < x ? MAPFN_AGAIN : 0;
}
TEST(converge)
{
    static int x[MOST], k[MOST], wanted[MOST];
    static unsigned char m[MOST];
    EACH_CASE({
        mapfn_failure first = {SIZE_MAX, 0}, failure;
        for (size_t i = 0; i < n; i++) {
            x[i] = steps_needed(shape, i, n);
            m[i] = below(4) != 0;
            wanted[i] = -5;
            if (!m[i]) continue;
            int code = MAPFN_AGAIN;
            wanted[i] = x[i] * 2;
            for (size_t made = 0; made < limit && code == MAPFN_AGAIN; made++) code = converge(x[i], limit, &wanted[i]);
            if (code != 0 && first.code == 0) first.index = i, first.code = code;
        }
        for (int variant = 0; variant < VARIANTS; variant++) {
            memset(&failure, 1, sizeof failure);
            for (size_t i = 0; i < n; i++) k[i] = -5;
            EXPECT(CALL(variant, converge, n, x, limit, k, m, &failure) == (first.code ? MAPFN_ELEMENT_FAILED : MAPFN_OK));
            EXPECT_SAY(failure.index == first.index && failure.code == first.code, "%s: element %zu failed with %d, not %zu with %d", variant_names[variant],
                failure.index, failure.code, first.index, first.code);
            SAME(k, wanted, n);
        }
        if (first.code == MAPFN_AGAIN && n > 0) {
            (void)converge_map(n, x, limit, k, m, NULL);
            EXPECT(strstr(mapfn_explain(), "MAPFN_AGAIN") != NULL);
        }
    })
}

/* ---------------------------------------------------------------------------------------- sums ---- */

/* An element adds what its last step left; the same parts, made without sums and then added, have the same bits. */
#define GATHER(name, ...) \
    MAPFN(int, name, in(int, needed), in(float, x), where(unsigned char, m), state(float, y, x), uniform(size_t, most), repeat(most), fallible, __VA_ARGS__) \
    { \
        if (needed % 50 == 49) return 3; \
        *y = *y * 0.75f + 0.5f; \
        *total += *y; \
        if (*made % 3 == 0) *largest = *y; \
        return ++*made < needed ? MAPFN_AGAIN : 0; \
    }
MAPFN_FN float larger(float a, float b) { return a > b ? a : b; }
GATHER(gather, sum(float, total), sum(int, made), reduce(float, largest, larger, -1))
GATHER(gather_parts, out_state(float, total, 0), out_state(int, made, 0), out_state(float, largest, -1))
MAPFN(void, add_up, in(float, x), in(int, k), in(float, z), sum(float, total), sum(int, made), reduce(float, largest, larger, -1))
{
    *total = x;
    *made = k;
    *largest = z;
}
TEST(sums)
{
    static int needed[MOST], made[MOST];
    static float x[MOST], total[MOST], largest[MOST];
    static unsigned char m[MOST];
    EACH_CASE({
        float const nothing = 0;
        float sum[2] = {nothing, nothing};
        float most[2] = {nothing, nothing};
        int steps[2] = {0, 0};
        mapfn_failure failure[2];
        for (size_t i = 0; i < n; i++) {
            needed[i] = steps_needed(shape, i, n);
            x[i] = (float)below(1000) / 8;
            m[i] = below(4) != 0;
            total[i] = 0;
            made[i] = 0;
            largest[i] = -1;
        }
        mapfn_status const status = gather_parts_map_looped(n, needed, x, m, limit, total, made, largest, &failure[0]);
        EXPECT(add_up_map(n, total, made, largest, &sum[0], &steps[0], &most[0]) == MAPFN_OK);
        for (int variant = 0; variant < VARIANTS; variant++) {
            sum[1] = most[1] = 77;
            EXPECT(CALL(variant, gather, n, needed, x, m, limit, &sum[1], &steps[1], &most[1], &failure[1]) == status);
            EXPECT_SAY(memcmp(&sum[0], &sum[1], sizeof *sum) == 0 && steps[0] == steps[1] && memcmp(&most[0], &most[1], sizeof *most) == 0
                && failure[0].index == failure[1].index && failure[0].code == failure[1].code, "%s: %.9g, %d, %g, not %.9g, %d, %g: n %zu, limit %zu, shape %d",
                variant_names[variant], (double)sum[1], steps[1], (double)most[1], (double)sum[0], steps[0], (double)most[0], n, limit, shape);
        }
    })
}

/* ------------------------------------------------------------------------- limits and arguments ---- */

static int calls;
MAPFN(bool, forever, uniform(long, most), out_state(int, k, 3), repeat(most), looped) { ++calls; ++*k; return true; }
MAPFN(bool, forever_in_lanes, uniform(long, most), out_state(int, k, 3), out(int, y), repeat(most)) { ++*k; *y = *k; return true; }
MAPFN(bool, forever_added, uniform(long, most), in(int, x), sum(int, total), repeat(most)) { *total += x; return true; }
static long evaluated;
static long count_evaluations(long x) { return evaluated++, x; }
MAPFN(bool, evaluates, uniform(long, most), out_state(int, k, 0), repeat(count_evaluations(most))) { ++*k; return true; }
TEST(limits)
{
    static int k[200], y[200];
    size_t done = 9;
    mapfn_failure failure = {7, 7};
    for (long most = 0; most < 70; most += most < 3 ? 1 : 33) {
        calls = 0;
        EXPECT(forever_map(10, most, k) == MAPFN_OK && calls == 10 * most && k[9] == 3 + most);
        for (int i = 0; i < 200; i++) y[i] = -1;
        EXPECT(forever_in_lanes_map(200, most, k, y) == MAPFN_OK);
        for (int i = 0; i < 200; i++) EXPECT(k[i] == 3 + most && y[i] == (most ? 3 + most : -1));
    }
    EXPECT(forever_in_lanes_map(200, -1, k, y) == MAPFN_BAD_OPTION);
    EXPECT(strstr(mapfn_explain(), "the N of repeat(N) is negative") != NULL);
    EXPECT(forever_in_lanes_map_looped(200, LONG_MIN, k, y) == MAPFN_BAD_OPTION && forever_in_lanes_map_vectorized(1, -1, k, y) == MAPFN_BAD_OPTION);
    EXPECT(forever_in_lanes_map(0, -1, k, y) == MAPFN_OK);
    mapfn_opts const o = {.completed = &done};
    EXPECT(forever_in_lanes_map_opts(200, -1, k, y, &o) == MAPFN_BAD_OPTION && done == 0);
    EXPECT(CALL_OMP(forever_in_lanes, 200, -1, k, y) == MAPFN_BAD_OPTION);
    int total = 5;
    EXPECT(forever_added_map(200, -1, y, &total) == MAPFN_BAD_OPTION && total == 5);
    EXPECT(forever_added_map(200, 2, y, &total) == MAPFN_OK && total == 200 * 2 * y[0]);
    int x[20] = {0};
    unsigned char m[20] = {1};
    EXPECT(converge_map(20, x, 0, k, m, &failure) == MAPFN_ELEMENT_FAILED && failure.index == 0 && failure.code == MAPFN_AGAIN);
    evaluated = 0;
    EXPECT(evaluates_map(150, 4, k) == MAPFN_OK && evaluated == 1 && k[149] == 4);
    EXPECT(evaluates_map_opts(150, 4, k, &slices) == MAPFN_OK && evaluated == 2);
}

/* In place as everywhere, but no output may be the array of a row, which a step reads after an earlier one wrote. */
MAPFN(bool, from_row, in_row(int, x, 1), out_state(int, y, 0), repeat(3)) { *y += x[0]; return true; }
MAPFN(bool, from_ragged, in_ragged(int, x), out_state(int, y, 0), repeat(3)) { *y += x_len ? x[0] : 0; return true; }
MAPFN(bool, from_value, in(int, x), out_state(int, y, 0), repeat(3)) { *y += x; return true; }
MAPFN(bool, from_row_apart, in_row(int, x, 1), repeat(3), out_strided(int, y), state(int, k, 0)) { *y = x[0] + ++*k; return true; }
MAPFN(int, from_row_once, in_row(int, x, 1)) { return x[0] + 1; }
TEST(in_place)
{
    int x[100];
    size_t splits[101];
    for (int i = 0; i < 100; i++) x[i] = i, splits[i] = (size_t)i;
    splits[100] = 100;
    if (!MAPFN_CHECKS) return;
    EXPECT(from_row_map(100, x, x) == MAPFN_OVERLAP && from_row_map_looped(100, x, x) == MAPFN_OVERLAP && from_row_map_opts(100, x, x, NULL) == MAPFN_OVERLAP);
    EXPECT(from_ragged_map(100, x, splits, x) == MAPFN_OVERLAP);
    EXPECT(from_row_apart_map(100, x, x, 1) == MAPFN_OVERLAP); /* with repeat before the output, too */
    EXPECT(from_row_once_map(100, x, x) == MAPFN_OK && x[99] == 100);
    EXPECT(from_value_map(100, x, x) == MAPFN_OK && x[99] == 300 && x[0] == 3);
    EXPECT(from_value_map(99, x, x + 1) == MAPFN_OVERLAP);
    EXPECT(from_value_map(99, NULL, x) == MAPFN_NULL_POINTER && from_value_map(0, NULL, NULL) == MAPFN_OK);
}

/* ------------------------------------------------------------------------------------- options ---- */

static size_t cancel_at;
static bool cancels(size_t done, size_t total, void *arg) { return (void)total, (void)arg, done < cancel_at; }
TEST(cancel_and_resume)
{
    static int needed[MOST], k[MOST], wanted[MOST];
    for (size_t i = 0; i < MOST; i++) {
        needed[i] = steps_needed(4, i, MOST);
        wanted[i] = INT_MAX;
    }
    for (cancel_at = 1; cancel_at < MOST - 50; cancel_at += 97) {
        size_t done = 0;
        mapfn_opts const first = {.grain = 50, .progress = cancels, .completed = &done};
        memset(k, 0, sizeof k);
        EXPECT(counted_map_opts(MOST, needed, 5000, k, &first) == MAPFN_CANCELLED);
        EXPECT(done >= cancel_at && done < MOST);
        for (size_t i = 0; i < MOST; i++) EXPECT(k[i] == (i < done ? INT_MAX : 0));
        mapfn_opts const rest = {.begin = done};
        EXPECT(counted_map_opts(MOST, needed, 5000, k, &rest) == MAPFN_OK && memcmp(k, wanted, sizeof k) == 0);
    }
}

MAPFN(bool, offset, index(i), out_state(size_t, at, i), state(int, k, 0), repeat(9)) { *at += i; return ++*k < (int)(i % 7); }
TEST(index_offset)
{
    static size_t at[MOST];
    mapfn_opts const o = {.index_offset = 1000};
    EXPECT(offset_map_opts(MOST, at, &o) == MAPFN_OK);
    for (size_t i = 0; i < MOST; i++) {
        size_t const steps = (1000 + i) % 7;
        EXPECT(at[i] == (1000 + i) * (1 + (steps < 1 ? 1 : steps)));
    }
}

/* ------------------------------------------------------------------------- the last elements, alone ---- */

/* It counts its calls, which a step may not do: a lane that waits for another one repeats its last step. */
static long made_calls;
MAPFN(bool, called, in(int, needed), out_state(int, k, 0), repeat(SIZE_MAX), vectorized)
{
    made_calls++;
    return ++*k < needed;
}
TEST(alone)
{
    static int needed[MOST], k[MOST];
    for (size_t n = 16; n <= 130; n++) {
        for (size_t i = 0; i < n; i++) needed[i] = 3;
        needed[n - 1] = 5000; /* the last one: no other is left to take */
        made_calls = 0;
        EXPECT(called_map(n, needed, k) == MAPFN_OK && memcmp(needed, k, n * sizeof *k) == 0);
        EXPECT_SAY(made_calls < 7000, "n %zu: %ld calls", n, made_calls);
    }
}

/* --------------------------------------------------------------------- families, existing functions ---- */

#define NEWTON(T, name) \
    MAPFN(bool, name, in(T, x), out_state(T, y, x), repeat(100)) \
    { \
        T next = (*y + x / *y) / 2, d = next - *y; \
        *y = next; \
        return d * d > 0; \
    }
MAPFN_FAMILY(newton, REAL, NEWTON)

static inline bool decay(float x, float *y) { return (*y -= x) > 0; }
MAPFN_OF(bool, decay, in(float, x), out_state(float, y, 10), repeat(1000));
MAPFN(bool, shared_step, in(float, x), out_state(float, y, 10), repeat(1000), exported) { return (*y -= x) > 0; }
MAPFN(bool, on_the_host, in(float, x), out_state(float, y, 10), repeat(1000), host, cost(50), streaming) { return (*y -= x) > 0; }
MAPFN(int, in_order, in(int, x), out_state(int, y, 0), repeat(100), ordered, fallible) { return ++*y < x ? MAPFN_AGAIN : 0; }
TEST(forms)
{
    float x[100], y[100], y1[100];
    double d[100], e[100];
    int k[100], l[100];
    for (int i = 0; i < 100; i++) {
        x[i] = 1 + (float)i;
        d[i] = 1 + i;
        k[i] = i;
    }
    EXPECT(mapfn(newton, 100, x, y) == MAPFN_OK && mapfn(newton, 100, d, e) == MAPFN_OK);
    for (int i = 0; i < 100; i++) EXPECT(fabsf(y[i] - sqrtf(x[i])) < 1e-5f && fabs(e[i] - sqrt(d[i])) < 1e-12);
    EXPECT(decay_map(100, x, y) == MAPFN_OK);
    for (int i = 0; i < 100; i++)
        for (y1[i] = 10; decay(x[i], &y1[i]);) {}
    EXPECT(memcmp(y, y1, sizeof y) == 0);
    EXPECT(shared_step_map(100, x, y) == MAPFN_OK && memcmp(y, y1, sizeof y) == 0);
    EXPECT(on_the_host_map(100, x, y) == MAPFN_OK && memcmp(y, y1, sizeof y) == 0);
    EXPECT(on_the_host_map_opts(100, x, y, NULL) == MAPFN_OK && memcmp(y, y1, sizeof y) == 0);
    EXPECT(in_order_map(100, k, l, NULL) == MAPFN_OK && l[99] == 99 && l[0] == 1);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(gcd);
    RUN(counted);
    RUN(walk);
    RUN(widths);
    RUN(places);
    RUN(dice);
    RUN(rows);
    RUN(bounce);
    RUN(flags);
    RUN(halves);
    RUN(braces);
    RUN(converge);
    RUN(sums);
    RUN(limits);
    RUN(in_place);
    RUN(cancel_and_resume);
    RUN(index_offset);
    RUN(alone);
    RUN(forms);
    TEST_END();
}
