/* bench.h: one table of functions per library; every file in this folder fills one, bench.c times them all. */
#ifndef BENCH_H
#define BENCH_H
#include <stddef.h>

typedef void bench_f32(size_t n, float *out, const float *x, const float *y);
typedef void bench_f64(size_t n, double *out, const double *x, const double *y);
typedef struct { const char *name; bench_f32 *f32; bench_f64 *f64; } bench_fn;   /* a table ends with an empty name */

#ifdef __cplusplus
extern "C" {
#endif
extern const bench_fn bench_mapfn[], bench_libm[], bench_libmvec[], bench_sleef[], bench_xsimd[], bench_highway[];
#ifdef __cplusplus
}
#else
#include <string.h>
/* where each function is used most: full range for sin and cos would be mostly huge arguments, which nobody has */
static inline void bench_range(const char *f, double *lo, double *hi)
{
    *lo = -10, *hi = 10;
    if (!strncmp(f, "log", 3) || !strcmp(f, "pow") || !strcmp(f, "sqrt")) *lo = 0.01, *hi = 100;
    if (!strcmp(f, "asin") || !strcmp(f, "acos")) *lo = -1, *hi = 1;
    if (!strcmp(f, "erf") || !strcmp(f, "erfc")) *lo = -4, *hi = 4;
    if (!strcmp(f, "sin") || !strcmp(f, "cos") || !strcmp(f, "tan")) *lo = -100, *hi = 100;
}
#endif

/* the functions of one argument, and of two */
#define BENCH_UNARY(X) \
    X(exp) X(exp2) X(expm1) X(log) X(log2) X(log10) X(log1p) X(sin) X(cos) X(tan) X(asin) X(acos) X(atan) \
    X(sinh) X(cosh) X(tanh) X(erf) X(erfc) X(cbrt) X(sqrt)
/* the fast forms, beside the same functions of the others */
#define BENCH_FAST_UNARY(X) X(fast_exp) X(fast_log) X(fast_sin) X(fast_cos) X(fast_tanh)
#define BENCH_FAST_BINARY(X) X(fast_pow)
#define BENCH_BINARY(X) X(pow) X(atan2) X(hypot) X(fmod)
#endif
