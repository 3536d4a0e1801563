/* MAPFN_SAME_BITS = 1: every variant gives the same bits also where the compiler contracts by default and the target has a fused
 * multiply-add, and they are those of separate roundings; mapfn_muladd is fused in all alike. C and C++. */
#define MAPFN_SAME_BITS 1
#include "mapfn.h"
#include "tests/lib/test.h"
#include <math.h>
#include <string.h>

enum { N = 300 };
MAPFN_FN float square_less(float x, float y) { return x * x - y; }
MAPFN(float, mixed, in(float, x), in(float, y), uniform(float, a)) { return (a * x + y) * x - square_less(x, y) * a; }
MAPFN(double, polynomial, in(double, x)) { return ((x * 0.3 + 1.7) * x - 0.1) * x + 5; }
MAPFN(void, rows, in_row(float, x, 4), out_row(float, y, 4))
{
    for (int j = 0; j < 4; j++) y[j] = x[j] * x[3 - j] + x[0];
}
MAPFN(float, fused, in(float, x), in(float, y), uniform(float, a)) { return mapfn_muladd(a, x, y); }
MAPFN(float, outer, in_row(float, x, 4), scratch(float, s, 4))
{
    mixed_map(4, s, x, x, 1.1f);
    return s[0] + s[3];
}

#define ALL_VARIANTS(T, name, check, ...) \
    { \
        T first[4 * N], other[4 * N]; \
        for (size_t n = 0; n <= N; n += n < 40 ? 1 : 37) { \
            T *out = first; \
            memset(first, 0, sizeof first); \
            EXPECT(name##_map_looped(n, __VA_ARGS__) == MAPFN_OK); \
            check; \
            out = other; \
            memset(other, 0, sizeof other); \
            EXPECT(name##_map(n, __VA_ARGS__) == MAPFN_OK); \
            EXPECT_SAY(memcmp(first, other, sizeof first) == 0, #name "_map, n = %zu", n); \
            memset(other, 0, sizeof other); \
            EXPECT(name##_map_vectorized(n, __VA_ARGS__) == MAPFN_OK); \
            EXPECT_SAY(memcmp(first, other, sizeof first) == 0, #name "_map_vectorized, n = %zu", n); \
            memset(other, 0, sizeof other); \
            EXPECT(name##_map_opts(n, __VA_ARGS__, &grain) == MAPFN_OK); \
            EXPECT_SAY(memcmp(first, other, sizeof first) == 0, #name "_map_opts, n = %zu", n); \
        } \
    }
/* rounded after each operation: `volatile` keeps the compiler from fusing */
static double unfused(double x)
{
    volatile double y = x * 0.3;
    y = y + 1.7;
    y = y * x;
    y = y - 0.1;
    y = y * x;
    y = y + 5;
    return y;
}
TEST(same_bits)
{
    static float x[4 * N], y[4 * N];
    static double u[N];
    mapfn_opts grain;
    memset(&grain, 0, sizeof grain);
    grain.grain = 5;
    for (int i = 0; i < 4 * N; i++) x[i] = 1.0f + (float)i * 0.001234f, y[i] = -x[i] * 1.0000001f;
    for (int i = 0; i < N; i++) u[i] = 0.7 + i * 0.0137;
    ALL_VARIANTS(float, mixed, , out, x, y, 1.1f)
    ALL_VARIANTS(double, polynomial, , out, u)
    ALL_VARIANTS(float, rows, , x, out)
    ALL_VARIANTS(float, fused, , out, x, y, 1.1f)
    ALL_VARIANTS(double, polynomial, for (size_t i = 0; i < n; i++) EXPECT_SAY(out[i] >= unfused(u[i]) && out[i] <= unfused(u[i]), "polynomial %zu is fused", i), out, u)
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
    ALL_VARIANTS(float, fused, for (size_t i = 0; i < n; i++) EXPECT_SAY(out[i] >= fmaf(1.1f, x[i], y[i]) && out[i] <= fmaf(1.1f, x[i], y[i]), "muladd %zu is not fused", i), out, x, y, 1.1f)
#endif
    {
        float a[N], b[N], s[4];
        EXPECT(outer_map(N, a, x, NULL) == MAPFN_OK && outer_map_looped(N, b, x, s) == MAPFN_OK && memcmp(a, b, sizeof a) == 0);
        for (int i = 0; i < N; i++) {
            EXPECT(mixed_map(4, s, x + 4 * i, x + 4 * i, 1.1f) == MAPFN_OK);
            s[0] += s[3];
            EXPECT_SAY(memcmp(&a[i], &s[0], sizeof *a) == 0, "nested, %d", i);
        }
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(same_bits);
    TEST_END();
}
