/* this library's own functions, in maps */
#include "mapfn_math.h"
#include "bench.h"
#define ONE(fn) \
    MAPFN(float, fn##_f32, in(float, x)) { return mapfn_##fn##f(x); } \
    MAPFN(double, fn##_f64, in(double, x)) { return mapfn_##fn(x); } \
    static void fn##_32(size_t n, float *out, const float *x, const float *y) { (void)y; fn##_f32_map(n, out, x); } \
    static void fn##_64(size_t n, double *out, const double *x, const double *y) { (void)y; fn##_f64_map(n, out, x); }
#define TWO(fn) \
    MAPFN(float, fn##_f32, in(float, x), in(float, y)) { return mapfn_##fn##f(x, y); } \
    MAPFN(double, fn##_f64, in(double, x), in(double, y)) { return mapfn_##fn(x, y); } \
    static void fn##_32(size_t n, float *out, const float *x, const float *y) { fn##_f32_map(n, out, x, y); } \
    static void fn##_64(size_t n, double *out, const double *x, const double *y) { fn##_f64_map(n, out, x, y); }
BENCH_UNARY(ONE)
BENCH_BINARY(TWO)
BENCH_FAST_UNARY(ONE)
BENCH_FAST_BINARY(TWO)
#define ROW(fn) {#fn, fn##_32, fn##_64},
const bench_fn bench_mapfn[] = {BENCH_UNARY(ROW) BENCH_BINARY(ROW) BENCH_FAST_UNARY(ROW) BENCH_FAST_BINARY(ROW) {0}};
