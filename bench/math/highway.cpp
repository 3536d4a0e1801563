// Highway's contrib/math (its stated error is up to 4 ULP)
#include <hwy/highway.h>
#include <hwy/contrib/math/math-inl.h>
#include "bench.h"
namespace hn = hwy::HWY_NAMESPACE;
#define ONE(fn, F) \
    template <class T> static void fn##_loop(size_t n, T *out, const T *x, const T *) { \
        const hn::ScalableTag<T> d; \
        for (size_t i = 0; i < n; i += hn::Lanes(d)) hn::StoreU(hn::F(d, hn::LoadU(d, x + i)), d, out + i); \
    }
#define UNARY(X) X(exp, Exp) X(expm1, Expm1) X(log, Log) X(log2, Log2) X(log10, Log10) X(log1p, Log1p) X(sin, Sin) X(cos, Cos) \
    X(asin, Asin) X(acos, Acos) X(atan, Atan) X(sinh, Sinh) X(tanh, Tanh)
UNARY(ONE)
#define ROW(fn, F) {#fn, fn##_loop<float>, fn##_loop<double>},
const bench_fn bench_highway[] = {UNARY(ROW) {nullptr, nullptr, nullptr}};
