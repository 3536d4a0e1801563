/* SLEEF's functions with an error of at most 1.0 ULP (erfc 1.5; hypot 0.5; fmod exact), at the width that bench/math/run.sh compiles for */
#include <immintrin.h>
#include <sleef.h>
#include "bench.h"
#define CAT(a, b, c, d) a##b##c##d
#ifdef __AVX512F__
enum { F = 16, D = 8 };
typedef __m512 vf; typedef __m512d vd;
# define LOADF _mm512_loadu_ps
# define LOADD _mm512_loadu_pd
# define STOREF _mm512_storeu_ps
# define STORED _mm512_storeu_pd
# define NAMEF(f, u) CAT(Sleef_, f, f16_, u##avx512f)
# define NAMED(f, u) CAT(Sleef_, f, d8_, u##avx512f)
#else
enum { F = 8, D = 4 };
typedef __m256 vf; typedef __m256d vd;
# define LOADF _mm256_loadu_ps
# define LOADD _mm256_loadu_pd
# define STOREF _mm256_storeu_ps
# define STORED _mm256_storeu_pd
# define NAMEF(f, u) CAT(Sleef_, f, f8_, u##avx2)
# define NAMED(f, u) CAT(Sleef_, f, d4_, u##avx2)
#endif
/* n is a multiple of the width here: the bench's sizes are */
#define ONE(fn, u) \
    static void fn##_32(size_t n, float *out, const float *x, const float *y) { (void)y; for (size_t i = 0; i < n; i += F) STOREF(out + i, NAMEF(fn, u)(LOADF(x + i))); } \
    static void fn##_64(size_t n, double *out, const double *x, const double *y) { (void)y; for (size_t i = 0; i < n; i += D) STORED(out + i, NAMED(fn, u)(LOADD(x + i))); }
#define TWO(fn, u) \
    static void fn##_32(size_t n, float *out, const float *x, const float *y) { for (size_t i = 0; i < n; i += F) STOREF(out + i, NAMEF(fn, u)(LOADF(x + i), LOADF(y + i))); } \
    static void fn##_64(size_t n, double *out, const double *x, const double *y) { for (size_t i = 0; i < n; i += D) STORED(out + i, NAMED(fn, u)(LOADD(x + i), LOADD(y + i))); }
#define UNARY(X) X(exp, u10) X(exp2, u10) X(expm1, u10) X(log, u10) X(log2, u10) X(log10, u10) X(log1p, u10) X(sin, u10) X(cos, u10) X(tan, u10) \
    X(asin, u10) X(acos, u10) X(atan, u10) X(sinh, u10) X(cosh, u10) X(tanh, u10) X(erf, u10) X(erfc, u15) X(cbrt, u10) X(sqrt, u05)
#define BINARY(X) X(pow, u10) X(atan2, u10) X(hypot, u05) X(fmod, )
UNARY(ONE)
BINARY(TWO)
#define ROW(fn, u) {#fn, fn##_32, fn##_64},
const bench_fn bench_sleef[] = {UNARY(ROW) BINARY(ROW) {0}};
