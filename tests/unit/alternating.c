/* Sums and differences of products by turns, as complex products, rotations and butterflies have them: gcc 12 fuses these whatever
 * -ffp-contract says. Under MAPFN_SAME_BITS every variant rounds each operation by itself. C and C++. */
#define MAPFN_SAME_BITS 1
#include "mapfn_omp.h"
#include "tests/lib/test.h"
#include <string.h>

typedef struct {
    float r, i;
} complex_float;
typedef struct {
    double r, i;
} complex_double;
typedef struct {
    float a, b, c, d;
} four;

#define PRODUCT(T, name) \
    MAPFN(T, name, in(T, p), in(T, q)) \
    { \
        T const result = {p.r * q.r - p.i * q.i, p.r * q.i + p.i * q.r}; \
        return result; \
    }
PRODUCT(complex_float, product_float)
PRODUCT(complex_double, product_double)
MAPFN(void, product_out, in(complex_float, p), in(complex_float, q), out(complex_float, o))
{
    o->r = p.r * q.r - p.i * q.i;
    o->i = p.r * q.i + p.i * q.r;
}
MAPFN(void, rotate, inout(complex_double, p), uniform(double, c), uniform(double, s))
{
    double const r = p->r * c - p->i * s;
    p->i = p->r * s + p->i * c;
    p->r = r;
}
MAPFN(four, butterfly, in(four, p), in(four, w))
{
    float const r = p.c * w.a - p.d * w.b, i = p.c * w.b + p.d * w.a;
    four const result = {p.a + r, p.b + i, p.a - r, p.b - i};
    return result;
}
MAPFN(four, signs, in(four, p), in(four, q))
{
    four const result = {p.a * q.a - q.b, p.b * q.b + q.a, p.c * q.c - q.d, p.d * q.d + q.c};
    return result;
}
MAPFN(void, rows_of_two, in_row(float, p, 2), in_row(float, q, 2), out_row(float, o, 2))
{
    o[0] = p[0] * q[0] - p[1] * q[1];
    o[1] = p[0] * q[1] + p[1] * q[0];
}
MAPFN(void, long_rows, in_row(double, p, d), in_row(double, q, d), uniform(int, d), out_row(double, o, d))
{
    for (int j = 0; j < d; j += 2) {
        o[j] = p[j] * q[j] - p[j + 1] * q[j + 1];
        o[j + 1] = p[j] * q[j + 1] + p[j + 1] * q[j];
    }
}
MAPFN(void, interleaved, in_strided(float, pr), in_strided(float, pi), in_strided(float, qr), in_strided(float, qi), out_strided(float, re),
    out_strided(float, im))
{
    *re = pr * qr - pi * qi;
    *im = pr * qi + pi * qr;
}
MAPFN_FN complex_double one(void)
{
    complex_double const result = {1, 0};
    return result;
}
MAPFN_FN complex_double times(complex_double p, complex_double q)
{
    complex_double const result = {p.r * q.r - p.i * q.i, p.r * q.i + p.i * q.r};
    return result;
}
MAPFN(void, product_of_all, in(complex_double, p), reduce(complex_double, s, times, one())) { *s = p; }

enum { N = 515 };
static float x[4 * N], y[4 * N], a[4 * N], b[4 * N];
static double u[4 * N], v[4 * N], c[4 * N], d[4 * N];
#define FLOATS(array) ((complex_float *)(void *)(array))
#define DOUBLES(array) ((complex_double *)(void *)(array))
#define FOURS(array) ((four *)(void *)(array))

/* `volatile` keeps the compiler from fusing */
static float rounded_float(float p, float q)
{
    volatile float r = p * q;
    return r;
}
static double rounded_double(double p, double q)
{
    volatile double r = p * q;
    return r;
}
/* two calls must leave the same bytes in `first` and `second`, for all n */
#define SAME(first, second, call, other) \
    for (size_t n = 0; n <= N; n += n < 40 ? 1 : 95) { \
        memset(first, 0, sizeof first), memset(second, 0, sizeof second); \
        EXPECT(call == MAPFN_OK && other == MAPFN_OK); \
        EXPECT_SAY(memcmp(first, second, sizeof first) == 0, #call ", n = %zu", n); \
    }

TEST(alternating_signs)
{
    for (int i = 0; i < 4 * N; i++) {
        x[i] = (float)(i * 7919 % 1009) / 1009, y[i] = (float)(i * 7907 % 997) / 997;
        u[i] = (double)x[i] / 3, v[i] = (double)y[i] / 7;
    }
    SAME(a, b, product_float_map_vectorized(n, FLOATS(a), FLOATS(x), FLOATS(y)), product_float_map_looped(n, FLOATS(b), FLOATS(x), FLOATS(y)))
    SAME(a, b, product_float_map(n, FLOATS(a), FLOATS(x), FLOATS(y)), product_float_map_opts(n, FLOATS(b), FLOATS(x), FLOATS(y), NULL))
    SAME(c, d, product_double_map_vectorized(n, DOUBLES(c), DOUBLES(u), DOUBLES(v)), product_double_map_looped(n, DOUBLES(d), DOUBLES(u), DOUBLES(v)))
    SAME(a, b, product_out_map_vectorized(n, FLOATS(x), FLOATS(y), FLOATS(a)), product_float_map(n, FLOATS(b), FLOATS(x), FLOATS(y)))
    SAME(a, b, butterfly_map_vectorized(n, FOURS(a), FOURS(x), FOURS(y)), butterfly_map_looped(n, FOURS(b), FOURS(x), FOURS(y)))
    SAME(a, b, signs_map_vectorized(n, FOURS(a), FOURS(x), FOURS(y)), signs_map_looped(n, FOURS(b), FOURS(x), FOURS(y)))
    SAME(a, b, rows_of_two_map(n, x, y, a), product_float_map(n, FLOATS(b), FLOATS(x), FLOATS(y)))
    SAME(a, b, rows_of_two_map_vectorized(n, x, y, a), product_float_map(n, FLOATS(b), FLOATS(x), FLOATS(y)))
    SAME(c, d, long_rows_map(1, u, v, (int)n * 2, c), product_double_map(n, DOUBLES(d), DOUBLES(u), DOUBLES(v)))
    SAME(a, b, interleaved_map(n, x, 2, x + 1, 2, y, 2, y + 1, 2, a, 2, a + 1, 2), product_float_map(n, FLOATS(b), FLOATS(x), FLOATS(y)))
    mapfn_opts parts = MAPFN_NO_OPTS;
    parts.grain = 7, parts.parallel_iterations = 2;
    SAME(a, b, product_float_map_omp(n, FLOATS(a), FLOATS(x), FLOATS(y), &parts), product_float_map_looped(n, FLOATS(b), FLOATS(x), FLOATS(y)))
    SAME(c, d, product_double_map_opts(n, DOUBLES(c), DOUBLES(u), DOUBLES(v), &parts), product_double_map_looped(n, DOUBLES(d), DOUBLES(u), DOUBLES(v)))
    SAME(c, d, product_double_map_omp(n, DOUBLES(c), DOUBLES(u), DOUBLES(v), &parts), product_double_map_looped(n, DOUBLES(d), DOUBLES(u), DOUBLES(v)))
    SAME(a, b, product_out_map_omp(n, FLOATS(x), FLOATS(y), FLOATS(a), &parts), product_out_map_looped(n, FLOATS(x), FLOATS(y), FLOATS(b)))
    SAME(a, b, butterfly_map_opts(n, FOURS(a), FOURS(x), FOURS(y), &parts), butterfly_map_looped(n, FOURS(b), FOURS(x), FOURS(y)))
    SAME(a, b, butterfly_map_omp(n, FOURS(a), FOURS(x), FOURS(y), &parts), butterfly_map_looped(n, FOURS(b), FOURS(x), FOURS(y)))
    SAME(a, b, signs_map_omp(n, FOURS(a), FOURS(x), FOURS(y), &parts), signs_map_looped(n, FOURS(b), FOURS(x), FOURS(y)))
    SAME(a, b, rows_of_two_map_opts(n, x, y, a, &parts), rows_of_two_map_looped(n, x, y, b))
    SAME(a, b, rows_of_two_map_omp(n, x, y, a, &parts), rows_of_two_map_looped(n, x, y, b))
    SAME(a, b, interleaved_map_omp(n, x, 2, x + 1, 2, y, 2, y + 1, 2, a, 2, a + 1, 2, &parts),
        interleaved_map_looped(n, x, 2, x + 1, 2, y, 2, y + 1, 2, b, 2, b + 1, 2))
    for (size_t n = 0; n <= N; n += 5) {
        complex_double p, q;
        memcpy(c, u, sizeof c), memcpy(d, u, sizeof d);
        EXPECT(rotate_map_vectorized(n, DOUBLES(c), 0.6, 0.8) == MAPFN_OK && rotate_map_looped(n, DOUBLES(d), 0.6, 0.8) == MAPFN_OK);
        EXPECT_SAY(memcmp(c, d, sizeof c) == 0, "rotate, n = %zu", n);
        EXPECT(product_of_all_map_vectorized(n, DOUBLES(u), &p) == MAPFN_OK && product_of_all_map_looped(n, DOUBLES(u), &q) == MAPFN_OK);
        EXPECT_SAY(memcmp(&p, &q, sizeof p) == 0, "product_of_all, n = %zu", n);
    }
    EXPECT(product_float_map(N, FLOATS(a), FLOATS(x), FLOATS(y)) == MAPFN_OK);
    EXPECT(product_double_map(N, DOUBLES(c), DOUBLES(u), DOUBLES(v)) == MAPFN_OK);
    for (int i = 0; i < N; i++) {
        float const fr = rounded_float(x[2 * i], y[2 * i]) - rounded_float(x[2 * i + 1], y[2 * i + 1]);
        double const dr = rounded_double(u[2 * i], v[2 * i]) - rounded_double(u[2 * i + 1], v[2 * i + 1]);
        EXPECT_SAY(!(a[2 * i] < fr || a[2 * i] > fr), "float %d is fused", i);
        EXPECT_SAY(!(c[2 * i] < dr || c[2 * i] > dr), "double %d is fused", i);
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(alternating_signs);
    TEST_END();
}
