// xsimd's mathematical functions
#include <xsimd/xsimd.hpp>
#include "bench.h"
#define ONE(fn) \
    template <class T> static void fn##_loop(size_t n, T *out, const T *x, const T *) { \
        using batch = xsimd::batch<T>; \
        for (size_t i = 0; i < n; i += batch::size) xsimd::fn(batch::load_unaligned(x + i)).store_unaligned(out + i); \
    }
#define TWO(fn) \
    template <class T> static void fn##_loop(size_t n, T *out, const T *x, const T *y) { \
        using batch = xsimd::batch<T>; \
        for (size_t i = 0; i < n; i += batch::size) \
            xsimd::fn(batch::load_unaligned(x + i), batch::load_unaligned(y + i)).store_unaligned(out + i); \
    }
BENCH_UNARY(ONE)
BENCH_BINARY(TWO)
#define ROW(fn) {#fn, fn##_loop<float>, fn##_loop<double>},
const bench_fn bench_xsimd[] = {BENCH_UNARY(ROW) BENCH_BINARY(ROW) {nullptr, nullptr, nullptr}};
