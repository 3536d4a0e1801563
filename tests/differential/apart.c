/* Strided values of maps that are `vectorized` against plain loops, bit by bit: with clang and AVX-512 they go through blocks of 64 elements. Every size of value, outputs
 * that an element leaves as they are, in place, fallible, beside arrays that are not strided; what lies between the elements stays as it was. */
#include "mapfn.h"
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 300, WIDEST = 5, ROOM = MOST * WIDEST + 64 };
static int failures;

/* some 60 operations that no compiler shortens */
static inline uint64_t mixed(uint64_t h)
{
    for (int k = 0; k < 5; k++) {
        h ^= h >> 31;
        h *= 0x7fb5d329728ea185u;
        h ^= h >> 27;
        h *= 0x81dadef4bc2dd44du;
        h ^= h >> 33;
        h += 0x9e3779b97f4a7c15u;
    }
    return h;
}
static inline float curve(float x)
{
    float r = 0.5f;
    for (int k = 1; k < 20; k++) r = (r + x) / (r * r + (float)k);
    return r;
}

/* without an index beside it, with an output that a third of the elements leave alone */
#define SIZES(X) X(uint8_t) X(int16_t) X(uint32_t) X(uint64_t)
#define DEFINE(T) \
    MAPFN(void, each_##T, in_strided(T, x), out_strided(T, y), inout_strided(T, z), vectorized) \
    { \
        uint64_t const h = mixed((uint64_t)x + (uint64_t)*z * 3); \
        if (h % 3 != 0) *y = (T)h; \
        *z = (T)(h >> 7); \
    }
SIZES(DEFINE)
MAPFN(float, beside, in_strided(float, x), in(double, p), index(i), uniform(float, a), table(uint32_t, t, 7), out_strided(double, y), vectorized)
{
    *y = (double)curve(x + a) + p;
    return curve(x * 0.5f) + (float)t[i % 7];
}
MAPFN(int, failing, in_strided(int, x), out_strided(int, y), fallible, vectorized)
{
    uint64_t const h = mixed((uint64_t)(unsigned)x);
    *y = (int)(h % 1000);
    return h % 97 == 5 ? (int)(h % 50) + 1 : 0;
}
MAPFN(void, masked, where(uint8_t, m), in_strided(float, x), out_strided(float, y), vectorized) { *y = (float)(mixed((uint64_t)(x * 8)) % 4096); }
MAPFN(void, twice, in_strided(float, x), out_strided(float, y), out_strided(float, z), vectorized)
{
    *y = (float)(mixed((uint64_t)(x * 8)) % 4096);
    *z = curve(*y);
}

static void same(const char *what, size_t n, ptrdiff_t stride, const void *a, const void *b, size_t bytes)
{
    if (memcmp(a, b, bytes) == 0) return;
    if (failures++ < 10) printf("not ok - %s: n = %zu, stride %td: other bytes than in the loop\n", what, n, stride);
}
static void fill(void *memory, size_t bytes, unsigned seed)
{
    for (size_t k = 0; k < bytes; k++) ((unsigned char *)memory)[k] = (unsigned char)(mixed(k / 4 + seed) >> (k % 4 * 8));
}
/* where element 0 of an array with this stride lies */
#define FIRST(array, n, stride) ((array) + 16 + ((stride) < 0 ? (ptrdiff_t)((n) ? (n) - 1 : 0) * -(stride) : 0))
#define AT(first, i, stride) ((first)[(ptrdiff_t)(i) * (stride)])

#define COMPARE(T) \
    static void compare_##T(size_t n, ptrdiff_t s) \
    { \
        static T x[ROOM], y[2][ROOM], z[2][ROOM]; \
        fill(x, sizeof x, 1); \
        for (int k = 0; k < 2; k++) fill(y[k], sizeof y[k], 2), fill(z[k], sizeof z[k], 3); \
        T *a = FIRST(x, n, s), *b = FIRST(y[1], n, s), *c = FIRST(z[1], n, 2); \
        for (size_t i = 0; i < n; i++) each_##T(AT(a, i, s), &AT(b, i, s), &AT(c, i, 2)); \
        MAPFN_REQUIRE(each_##T##_map(n, a, s, FIRST(y[0], n, s), s, FIRST(z[0], n, 2), 2)); \
        same(#T ", out_strided", n, s, y[0], y[1], sizeof y[0]); \
        same(#T ", inout_strided", n, s, z[0], z[1], sizeof z[0]); \
        /* in place */ \
        b = FIRST(y[1], n, s); \
        for (size_t i = 0; i < n; i++) each_##T(AT(b, i, s), &AT(b, i, s), &AT(c, i, 2)); \
        b = FIRST(y[0], n, s); \
        MAPFN_REQUIRE(each_##T##_map(n, b, s, b, s, FIRST(z[0], n, 2), 2)); \
        same(#T ", in place", n, s, y[0], y[1], sizeof y[0]); \
    }
SIZES(COMPARE)

static void compare_beside(size_t n, ptrdiff_t s)
{
    static float x[ROOM], r[2][MOST];
    static double p[MOST], y[2][ROOM];
    static const uint32_t t[7] = {1, 2, 3, 5, 8, 13, 21};
    for (size_t k = 0; k < ROOM; k++) x[k] = (float)(mixed(k) % 1000) * 0.01f;
    for (size_t k = 0; k < MOST; k++) p[k] = (double)(mixed(k + 7) % 1000);
    for (int k = 0; k < 2; k++) fill(y[k], sizeof y[k], 4), fill(r[k], sizeof r[k], 5);
    float *a = FIRST(x, n, s);
    double *b = FIRST(y[1], n, 3);
    for (size_t i = 0; i < n; i++) r[1][i] = beside(AT(a, i, s), p[i], i, 0.25f, t, &AT(b, i, 3));
    MAPFN_REQUIRE(beside_map(n, r[0], a, s, p, 0.25f, t, FIRST(y[0], n, 3), 3));
    same("beside other arrays, result", n, s, r[0], r[1], sizeof r[0]);
    same("beside other arrays, output", n, s, y[0], y[1], sizeof y[0]);
    /* a part, whose index does not begin at 0 */
    mapfn_opts part = MAPFN_NO_OPTS;
    part.begin = n / 3;
    fill(r[0], sizeof r[0], 5);
    memcpy(r[1], r[0], sizeof r[0]);
    for (size_t i = n / 3; i < n; i++) r[1][i] = beside(AT(a, i, s), p[i], i, 0.25f, t, &AT(b, i, 3));
    MAPFN_REQUIRE(beside_map_opts(n, r[0], a, s, p, 0.25f, t, FIRST(y[0], n, 3), 3, &part));
    same("from a third on", n, s, r[0], r[1], sizeof r[0]);
}
static void compare_failing(size_t n, ptrdiff_t s)
{
    static int x[ROOM], y[2][ROOM];
    fill(x, sizeof x, (unsigned)n);
    for (int k = 0; k < 2; k++) fill(y[k], sizeof y[k], 6);
    int *a = FIRST(x, n, s), *b = FIRST(y[1], n, s);
    mapfn_failure expected = {SIZE_MAX, 0}, failure;
    for (size_t i = 0; i < n; i++) {
        int const code = failing(AT(a, i, s), &AT(b, i, s));
        if (code != 0 && expected.code == 0) expected.index = i, expected.code = code;
    }
    mapfn_status const status = failing_map(n, a, s, FIRST(y[0], n, s), s, &failure);
    same("fallible", n, s, y[0], y[1], sizeof y[0]);
    if (failure.index != expected.index || failure.code != expected.code || (status == MAPFN_OK) != (expected.code == 0)) {
        if (failures++ < 10) printf("not ok - fallible: n = %zu, stride %td: element %zu, code %d\n", n, s, failure.index, failure.code);
    }
}
static void compare_masked(size_t n, ptrdiff_t s)
{
    static float x[ROOM], y[2][ROOM], z[2][ROOM];
    static uint8_t m[MOST];
    for (size_t k = 0; k < ROOM; k++) x[k] = (float)(mixed(k) % 1000) * 0.01f;
    for (size_t k = 0; k < MOST; k++) m[k] = mixed(k) % 2 == 0;
    for (int k = 0; k < 2; k++) fill(y[k], sizeof y[k], 8), fill(z[k], sizeof z[k], 9);
    float *a = FIRST(x, n, s), *b = FIRST(y[1], n, s), *c = FIRST(z[1], n, -s);
    for (size_t i = 0; i < n; i++)
        if (m[i]) masked(AT(a, i, s), &AT(b, i, s));
    MAPFN_REQUIRE(masked_map(n, m, a, s, FIRST(y[0], n, s), s));
    same("where", n, s, y[0], y[1], sizeof y[0]);
    /* what a mask hides is not even stored as it was: another thread may be writing it. These outputs cannot be written at all. */
    static const float constant[ROOM] = {0};
    memset(m, 0, sizeof m);
    MAPFN_REQUIRE(masked_map(n, m, a, s, (float *)(uintptr_t)FIRST(constant, n, s), s));
    b = FIRST(y[1], n, s);
    for (size_t i = 0; i < n; i++) twice(AT(a, i, s), &AT(b, i, s), &AT(c, i, -s));
    MAPFN_REQUIRE(twice_map(n, a, s, FIRST(y[0], n, s), s, FIRST(z[0], n, -s), -s));
    same("two outputs, the first", n, s, y[0], y[1], sizeof y[0]);
    same("two outputs, the second", n, s, z[0], z[1], sizeof z[0]);
}

int main(void)
{
    static const ptrdiff_t strides[] = {1, 2, 3, WIDEST, -1, -2, -WIDEST};
    static const size_t sizes[] = {0, 1, 2, 7, 8, 9, 31, 63, 64, 65, 71, 72, 127, 128, 129, 200, 255, 256, 257, MOST};
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
        for (size_t j = 0; j < sizeof strides / sizeof *strides; j++) {
#define CALL(T) compare_##T(sizes[k], strides[j]);
            SIZES(CALL)
            compare_beside(sizes[k], strides[j]);
            compare_failing(sizes[k], strides[j]);
            compare_masked(sizes[k], strides[j]);
        }
    if (failures == 0) printf("ok - strided values of maps that are vectorized\n");
    return failures != 0;
}
