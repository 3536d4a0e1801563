/* glibc's vector library (4 ULP): declaring a function `simd` lets gcc call the vector variants of libmvec.so */
#include "bench.h"
#define ONE(fn) \
    __attribute__((simd("notinbranch"), const, nothrow)) extern float v_##fn##f(float) __asm__(#fn "f"); \
    __attribute__((simd("notinbranch"), const, nothrow)) extern double v_##fn(double) __asm__(#fn); \
    static void fn##_32(size_t n, float *out, const float *x, const float *y) { (void)y; for (size_t i = 0; i < n; i++) out[i] = v_##fn##f(x[i]); } \
    static void fn##_64(size_t n, double *out, const double *x, const double *y) { (void)y; for (size_t i = 0; i < n; i++) out[i] = v_##fn(x[i]); }
#define TWO(fn) \
    __attribute__((simd("notinbranch"), const, nothrow)) extern float v_##fn##f(float, float) __asm__(#fn "f"); \
    __attribute__((simd("notinbranch"), const, nothrow)) extern double v_##fn(double, double) __asm__(#fn); \
    static void fn##_32(size_t n, float *out, const float *x, const float *y) { for (size_t i = 0; i < n; i++) out[i] = v_##fn##f(x[i], y[i]); } \
    static void fn##_64(size_t n, double *out, const double *x, const double *y) { for (size_t i = 0; i < n; i++) out[i] = v_##fn(x[i], y[i]); }
#define UNARY(X) X(exp) X(exp2) X(expm1) X(log) X(log2) X(log10) X(log1p) X(sin) X(cos) X(tan) X(asin) X(acos) X(atan) \
    X(sinh) X(cosh) X(tanh) X(erf) X(erfc) X(cbrt)
#define BINARY(X) X(pow) X(atan2) X(hypot)
UNARY(ONE)
BINARY(TWO)
#define ROW(fn) {#fn, fn##_32, fn##_64},
const bench_fn bench_libmvec[] = {UNARY(ROW) BINARY(ROW) {0}};
