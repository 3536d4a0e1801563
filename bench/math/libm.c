/* the C library's scalar functions in a plain loop */
#include <math.h>
#include "bench.h"
#define ONE(fn) \
    static void fn##_32(size_t n, float *out, const float *x, const float *y) { (void)y; for (size_t i = 0; i < n; i++) out[i] = fn##f(x[i]); } \
    static void fn##_64(size_t n, double *out, const double *x, const double *y) { (void)y; for (size_t i = 0; i < n; i++) out[i] = fn(x[i]); }
#define TWO(fn) \
    static void fn##_32(size_t n, float *out, const float *x, const float *y) { for (size_t i = 0; i < n; i++) out[i] = fn##f(x[i], y[i]); } \
    static void fn##_64(size_t n, double *out, const double *x, const double *y) { for (size_t i = 0; i < n; i++) out[i] = fn(x[i], y[i]); }
BENCH_UNARY(ONE)
BENCH_BINARY(TWO)
#define ROW(fn) {#fn, fn##_32, fn##_64},
const bench_fn bench_libm[] = {BENCH_UNARY(ROW) BENCH_BINARY(ROW) {0}};
