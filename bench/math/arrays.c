/* Two expressions for bench/math/arrays.py: maps, and a clock around them. Compiled as a shared library. */
#define _POSIX_C_SOURCE 200809L
#include <time.h>
#include "mapfn_math.h"

#define EXPRESSIONS(T, expression) \
    MAPFN(T, wave_##expression, in(T, x)) { T s, c; mapfn_sincos(x, &s, &c); return s + c * mapfn_exp(x); } \
    MAPFN(T, plain_##expression, in(T, x)) { return mapfn_sin(x) + mapfn_cos(x) * mapfn_exp(x); } \
    MAPFN(T, logistic_##expression, in(T, x)) { return 1 / (1 + mapfn_exp(-x)); }
EXPRESSIONS(float, float)
EXPRESSIONS(double, double)

/* seconds that one call takes, the best of `rounds` times `calls`; what: 0 wave, 1 the same without sincos, 2 logistic */
double best_seconds(int what, int is_double, size_t n, void *out, const void *x, int rounds, int calls);
double best_seconds(int what, int is_double, size_t n, void *out, const void *x, int rounds, int calls)
{
    double best = 1e9;
    for (int r = 0; r < rounds; r++) {
        struct timespec a, b;
        clock_gettime(CLOCK_MONOTONIC, &a);
        for (int c = 0; c < calls; c++)
            if (is_double) {
                if (what == 0) wave_double_map(n, (double *)out, (const double *)x);
                else if (what == 1) plain_double_map(n, (double *)out, (const double *)x);
                else logistic_double_map(n, (double *)out, (const double *)x);
            } else {
                if (what == 0) wave_float_map(n, (float *)out, (const float *)x);
                else if (what == 1) plain_float_map(n, (float *)out, (const float *)x);
                else logistic_float_map(n, (float *)out, (const float *)x);
            }
        clock_gettime(CLOCK_MONOTONIC, &b);
        double s = ((double)(b.tv_sec - a.tv_sec) + 1e-9 * (double)(b.tv_nsec - a.tv_nsec)) / calls;
        best = s < best ? s : best;
    }
    return best;
}
