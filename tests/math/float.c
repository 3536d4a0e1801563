/* float.c: the float functions of one argument against double:    float STEP [function...]
 *
 * Every STEPth of the 2^32 bit patterns; 1 is all of them. The reference is the C library's double function, whose error is some
 * 2^-29 ULP of a float: it moves a largest error in the ninth digit. Prints "name float error argument", and "not ok" above the limit. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "functions.h"

enum { BLOCK = 1024 };
static double rsqrt(double x) { return 1 / sqrt(x); }
#define fast_exp exp
#define fast_log log
#define fast_sin sin
#define fast_cos cos
#define fast_tanh tanh

/* |got - want| in ULP of a float at want */
static double ulps(float got, double want)
{
    if (isnan(want) || isnan(got)) return isnan(want) && isnan(got) ? 0 : 1e9;
    if (isinf(want)) return (double)got == want ? 0 : 1e9;
    if (isinf(got) && fabs(want) >= 0x1p128) return (got < 0) == (want < 0) ? 0 : 1e9;
    if (want == 0) return got == 0 && !signbit(got) == !signbit(want) ? 0 : 1e9;
    if (got == 0 && !signbit(got) != !signbit(want)) return 1e9;
    double g = isinf(got) ? copysign(0x1p128, got) : (double)got;
    int e;
    frexp(want, &e);
    return fabs(g - want) / ldexp(1, (e < -125 ? -125 : e) - 24);
}
typedef mapfn_status map_f32(size_t n, float *out, const float *x);

static void measure(const char *name, map_f32 *map, double reference(double), double limit, uint64_t step)
{
    static float x[BLOCK], y[BLOCK];
    double worst = 0;
    float at = 0;
    for (uint64_t u = step / 3; u >> 32 == 0;) {
        int m = 0;
        for (; m < BLOCK && u >> 32 == 0; u += step) { uint32_t v = (uint32_t)u; memcpy(&x[m++], &v, 4); }
        map((size_t)m, y, x);
        for (int i = 0; i < m; i++) {
            double e = ulps(y[i], reference((double)x[i]));
            if (e > worst) worst = e, at = x[i];
        }
    }
    printf("%-10s float  %.4f %a\n", name, worst, (double)at);
    printf("%s - %sf: at most %.4f ULP, at %a; allowed %.2f\n", worst <= limit ? "ok" : "not ok", name, worst, (double)at, limit);
    fflush(stdout);
}
#define MAP(name, e32, e64) static mapfn_status name##_map(size_t n, float *out, const float *x) { return name##_f32_map(n, out, x); }
UNARY(MAP)

int main(int argc, char **argv)
{
    uint64_t step = argc > 1 ? strtoull(argv[1], NULL, 0) : 215;
#define RUN(name, e32, e64) { int wanted = argc < 3; for (int a = 2; a < argc; a++) wanted |= !strcmp(argv[a], #name); \
                              if (wanted) measure(#name, name##_map, name, e32, step); }
    UNARY(RUN)
    return 0;
}
