/* bits.c: a fingerprint of all results. run.sh builds this with every compiler, level and instruction set: all must print the same.
 * Within one build: the element function called alone, its looped map, and its map at every n from 0 to 70 and at many offsets. */
#include <math.h>
#include <stdio.h>
#include "functions.h"

enum { N = 2048 };
static double xd[N], yd[N], zd[N];
static float xf[N], yf[N], zf[N];
static int failures;

static uint64_t same64(double a) { uint64_t u; memcpy(&u, &a, 8); return a != a ? 0x7ff8000000000000u : u; }
static uint64_t same32(float a) { uint32_t u; memcpy(&u, &a, 4); return a != a ? 0x7fc00000u : u; }

static void inputs(void)
{
    static const double special[] = {0, 1, 2, 3, 0.5, 1.5, 10, 1e300, 1e-300, 5e-324, 1e-40, 1e-45, 0x1p-1022, 0x1.fffffffffffffp1023, 710, 88.8,
        104, 746, 0x1.921fb54442d18p0, 0x1.6ac5b262ca1ffp+849, 0x1p50, 0x1p76, 0x1p102, 0x1p127, 4503599627370495.5, 8388607.5, 1 / 3.0};
    size_t count = sizeof special / sizeof *special;
    for (size_t i = 0; i < N; i++) {
        uint64_t u = draw_bits(), v = draw_bits();
        uint32_t w = (uint32_t)(draw_bits() >> 32);
        double s = u & 1 ? 1 : -1;
        if (i < 2 * count) xd[i] = (i & 1 ? -1 : 1) * special[i / 2];
        else if (i == 2 * count) xd[i] = (double)INFINITY;
        else if (i == 2 * count + 1) xd[i] = -(double)INFINITY;
        else if (i == 2 * count + 2) xd[i] = (double)NAN;
        else if (i % 4 == 0) memcpy(&xd[i], &u, 8);
        else xd[i] = s * draw() * (i % 4 == 1 ? 1 : i % 4 == 2 ? 30 : 800);
        yd[i] = i % 16 == 0 ? special[(v >> 5) % count] : (v & 1 ? 1 : -1) * draw() * 20;
        if (i % 8 == 0) memcpy(&xf[i], &w, 4); else xf[i] = (float)xd[i];
        yf[i] = (float)yd[i];
    }
}
static void differ(const char *name, const char *how, size_t i)
{
    if (failures++ < 20) printf("not ok - %s: %s differs from the element function at %zu (%a, %a)\n", name, how, i, xd[i], yd[i]);
}

#define CHECK1(name, e32, e64) \
    static void check_##name(void) \
    { \
        static uint64_t want[N]; \
        size_t n, at; \
        CHECK_BODY(#name "f", float, same32, zf, mapfn_##name##f(xf[i]), name##_f32_map(N, zf, xf), name##_f32_map_looped(N, zf, xf), \
                   name##_f32_map(n, zf, xf + at)) \
        CHECK_BODY(#name, double, same64, zd, mapfn_##name(xd[i]), name##_f64_map(N, zd, xd), name##_f64_map_looped(N, zd, xd), \
                   name##_f64_map(n, zd, xd + at)) \
    }
#define CHECK2(name, e32, e64) \
    static void check_##name(void) \
    { \
        static uint64_t want[N]; \
        size_t n, at; \
        CHECK_BODY(#name "f", float, same32, zf, mapfn_##name##f(xf[i], yf[i]), name##_f32_map(N, zf, xf, yf), name##_f32_map_looped(N, zf, xf, yf), \
                   name##_f32_map(n, zf, xf + at, yf + at)) \
        CHECK_BODY(#name, double, same64, zd, mapfn_##name(xd[i], yd[i]), name##_f64_map(N, zd, xd, yd), name##_f64_map_looped(N, zd, xd, yd), \
                   name##_f64_map(n, zd, xd + at, yd + at)) \
    }
#define CHECK_BODY(text, type, same, z, one, map, looped, short_map) \
    { \
        uint64_t hash = 0xcbf29ce484222325u; \
        for (size_t i = 0; i < N; i++) { \
            type volatile alone = one; \
            want[i] = same(alone); \
            hash = (hash ^ want[i]) * 0x100000001b3u; \
        } \
        map; \
        for (size_t i = 0; i < N; i++) if (same(z[i]) != want[i]) differ(text, "the map", i); \
        looped; \
        for (size_t i = 0; i < N; i++) if (same(z[i]) != want[i]) differ(text, "the looped map", i); \
        for (n = 0; n <= 70; n++) { \
            at = (n * 37) % (N - 100); \
            short_map; \
            for (size_t i = 0; i < n; i++) if (same(z[i]) != want[at + i]) differ(text, "a short map", at + i); \
        } \
        printf("%s %016llx\n", text, (unsigned long long)hash); \
    }
UNARY(CHECK1)
BINARY(CHECK2)

/* results that go straight into a sum: here a compiler could fuse the library's last product with it */
MAPFN(float, sum_f32, in(float, x)) { return 1 + mapfn_expf(x) + mapfn_sinf(x); }
MAPFN(double, sum_f64, in(double, x)) { return 1 + mapfn_exp(x) + mapfn_sin(x); }
MAPFN(double, of_product, in(double, x), in(double, y)) { return mapfn_log1p(x * y) + mapfn_floor(x * y) + mapfn_exp2(x * y); }
MAPFN(double, normal, in(double, x), rng(r)) { return x + mapfn_rng_normal(r) + (double)mapfn_rng_normalf(r); }

int main(void)
{
    inputs();
#define RUN(name, e32, e64) check_##name();
    UNARY(RUN)
    BINARY(RUN)
    uint64_t hash = 0xcbf29ce484222325u;
    sum_f32_map(N, zf, xf), sum_f64_map(N, zd, xd);
    for (size_t i = 0; i < N; i++) hash = (hash ^ same32(zf[i]) ^ same64(zd[i])) * 0x100000001b3u;
    of_product_map(N, zd, xd, yd);
    for (size_t i = 0; i < N; i++) hash = (hash ^ same64(zd[i])) * 0x100000001b3u;
    normal_map(N, zd, yd, 1);
    for (size_t i = 0; i < N; i++) hash = (hash ^ same64(zd[i])) * 0x100000001b3u;
    printf("sums %016llx\n", (unsigned long long)hash);
    return failures > 0;
}
