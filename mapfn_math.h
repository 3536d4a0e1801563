/* mapfn_math.h 0.1.0: mathematics for element functions, in a form that every compiler turns into vector code without any flag.
 *
 *     #include "mapfn_math.h"
 *
 *     MAPFN(float, logistic, in(float, x)) { return 1 / (1 + mapfn_exp(-x)); }
 *
 *     logistic_map(n, out, x);
 *
 * Each function exists for double (mapfn_exp) and float (mapfn_expf); the plain name takes either, and integers as double, as in
 * <tgmath.h>; a long double counts as a double. docs/math.md lists every function with its largest measured error.
 *
 * Promises. Every input is allowed: infinities, NaN, subnormals, huge angles. The result depends on the argument alone: the same
 * bits for every n, place in the array, vector width, thread count, optimization level, instruction set and compiler (a NaN is a
 * NaN: its sign and payload are nobody's). errno is never set, floating exceptions mean nothing, rounding is to nearest.
 *
 * How it keeps them.
 *  - One shape for all: reduce the argument, evaluate a polynomial, reconstruct, select the special values. No branch and no call,
 *    so that a loop over it is straight code, which vectorizers take.
 *  - Fused multiply-add is used nowhere: baseline x86-64 has none, and emulating it would cost more than the whole function. On a
 *    machine with separate adders (AMD Zen 3) leaving it out costs little. Some compilers fuse a * b + c unasked (gcc in C++ and
 *    with -std=gnuNN), so every product that is rounded before an addition goes through mapfn_m_mul, which they cannot see
 *    through. A product written plainly with * next to a sum is exact, or scales by a power of two: fusing it changes nothing.
 *  - Where 53 (24) bits are not enough on the way, a value is a pair: an unevaluated sum of two numbers.
 *  - In CUDA code the very same functions run, not CUDA's own: those promise 2 ULP for several float functions, and other bits.
 *
 * Coefficients come from tools/math/ (Sollya), whose output tells the error of each polynomial. They stand here in decimal, with as
 * many digits as make them exact, because C++ has hexadecimal floating constants from C++17 on only.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MAPFN_MATH_H
#define MAPFN_MATH_H
#include "mapfn.h"

#if !defined(MAPFN_VERSION_MAJOR) || MAPFN_VERSION_MAJOR != 0 || MAPFN_VERSION_MINOR != 1 || MAPFN_VERSION_PATCH != 0
# error "mapfn_math.h (MAPFN_E13): this is version 0.1.0, and mapfn.h is of another: take both headers from one release; see docs/errors.md#e13"
#else

#include <math.h>
#include <stdint.h>
#include <string.h>
#ifdef __cplusplus
# include <type_traits>
#endif

#if !MAPFN_OWN_WARNINGS
# pragma GCC system_header
#endif

/* -------------------------------------------------------------------------------------------------------------- THE FUNCTIONS
 * of one argument:     exp exp2 expm1 log log2 log10 log1p   sin cos tan asin acos atan   sinh cosh tanh   erf erfc
 *                      sqrt rsqrt cbrt   floor ceil trunc rint round fabs
 * of two:              pow atan2 hypot fmod fmin fmax copysign
 * others:              mapfn_clamp(x, low, high)             mapfn_sincos(x, &sine, &cosine)
 *                      mapfn_rng_normal(r), mapfn_rng_normalf(r): normal numbers from an rng(r) parameter
 * at most 4 ULP:       mapfn_fast_exp, _log, _sin, _cos, _tanh, _pow
 *
 * mapfn_exp is double, mapfn_expf float, and so on; the names without f, used as a call, choose by the types of the arguments. */

/* -------------------------------------------------------------------------------------------------------------- CONFIGURATION */

/* 1: keep the compiler from fusing the library's products into sums, at the cost of one logical operation each. The default is 1
 * exactly where gcc may do that: there is a fused instruction, and the language mode is not a strict C one. Set it to 0 if you
 * compile with -ffp-contract=off; set it to 1 for clang's -ffp-contract=fast, or for functions with target("fma") attributes. */
#ifndef MAPFN_MATH_FENCE
# if defined(__clang__) || !defined(__FP_FAST_FMA)
#  define MAPFN_MATH_FENCE 0
# elif defined(__STRICT_ANSI__) && !defined(__cplusplus) && __GCC_IEC_559 > 0   /* says that nothing is fused; C only */
#  define MAPFN_MATH_FENCE 0
# else
#  define MAPFN_MATH_FENCE 1
# endif
#endif

#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) || defined(__ASSOCIATIVE_MATH__) || \
    defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__)
# error "mapfn_math.h: -ffast-math breaks these functions, which are fast without it; leave the flag out for this file"
#endif
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0
# error "mapfn_math.h: float and double must be evaluated in their own width; on 32-bit x86 compile with -msse2 -mfpmath=sse"
#endif

/* ------------------------------------------------------------------------------------------------------------ INTERNAL: TOOLS
 * Each tool has a form for double and one with the suffix f for float. */

MAPFN_FN uint64_t mapfn_m_bits(double x) { uint64_t u; memcpy(&u, &x, sizeof u); return u; }
MAPFN_FN uint32_t mapfn_m_bitsf(float x) { uint32_t u; memcpy(&u, &x, sizeof u); return u; }
MAPFN_FN double mapfn_m_real(uint64_t u) { double x; memcpy(&x, &u, sizeof x); return x; }
MAPFN_FN float mapfn_m_realf(uint32_t u) { float x; memcpy(&x, &u, sizeof x); return x; }

#define MAPFN_M_SIGN 0x8000000000000000u
#define MAPFN_M_SIGNF 0x80000000u

MAPFN_FN double mapfn_m_abs(double x) { return mapfn_m_real(mapfn_m_bits(x) & ~MAPFN_M_SIGN); }
MAPFN_FN float mapfn_m_absf(float x) { return mapfn_m_realf(mapfn_m_bitsf(x) & ~MAPFN_M_SIGNF); }
MAPFN_FN uint64_t mapfn_m_sign(double x) { return mapfn_m_bits(x) & MAPFN_M_SIGN; }
MAPFN_FN uint32_t mapfn_m_signf(float x) { return mapfn_m_bitsf(x) & MAPFN_M_SIGNF; }
/* x with its sign flipped where the sign bit of `sign` is set */
MAPFN_FN double mapfn_m_flip(double x, uint64_t sign) { return mapfn_m_real(mapfn_m_bits(x) ^ sign); }
MAPFN_FN float mapfn_m_flipf(float x, uint32_t sign) { return mapfn_m_realf(mapfn_m_bitsf(x) ^ sign); }

/* a * b, rounded: no compiler can fuse it into the sum that it goes into. gcc leaves an explicit fma alone, and one with -0 is the
 * rounded product; clang sees through that, but not through a variable that somebody might change. */
#if defined(__CUDA_ARCH__)
MAPFN_FN double mapfn_m_mul(double a, double b) { return __dmul_rn(a, b); }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return __fmul_rn(a, b); }
#elif !MAPFN_MATH_FENCE
MAPFN_FN double mapfn_m_mul(double a, double b) { return a * b; }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return a * b; }
#elif defined(__clang__)
static __attribute__((used)) uint64_t mapfn_m_zero = 0;
MAPFN_FN double mapfn_m_mul(double a, double b) { return mapfn_m_real(mapfn_m_bits(a * b) | mapfn_m_zero); }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return mapfn_m_realf(mapfn_m_bitsf(a * b) | (uint32_t)mapfn_m_zero); }
#else
MAPFN_FN double mapfn_m_mul(double a, double b) { return __builtin_fma(a, b, -0.0); }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return __builtin_fmaf(a, b, -0.0f); }
#endif

/* a * b + c, both rounded */
MAPFN_FN double mapfn_m_mad(double a, double b, double c) { return mapfn_m_mul(a, b) + c; }
MAPFN_FN float mapfn_m_madf(float a, float b, float c) { return mapfn_m_mulf(a, b) + c; }

/* Polynomials c0 + c1 x + ..., in halves and halves of halves: these need not wait for one another, as Horner's steps do. */
MAPFN_FN double mapfn_m_poly4(double x, double x2, double c0, double c1, double c2, double c3)
{
    return mapfn_m_mad(mapfn_m_mad(c3, x, c2), x2, mapfn_m_mad(c1, x, c0));
}
MAPFN_FN float mapfn_m_poly4f(float x, float x2, float c0, float c1, float c2, float c3)
{
    return mapfn_m_madf(mapfn_m_madf(c3, x, c2), x2, mapfn_m_madf(c1, x, c0));
}
MAPFN_FN double mapfn_m_poly3(double x, double c0, double c1, double c2) { return mapfn_m_mad(mapfn_m_mad(c2, x, c1), x, c0); }
MAPFN_FN float mapfn_m_poly3f(float x, float c0, float c1, float c2) { return mapfn_m_madf(mapfn_m_madf(c2, x, c1), x, c0); }
MAPFN_FN double mapfn_m_poly5(double x, double c0, double c1, double c2, double c3, double c4)
{
    double x2 = x * x;
    return mapfn_m_mad(mapfn_m_poly3(x, c2, c3, c4), x2, mapfn_m_mad(c1, x, c0));
}
MAPFN_FN float mapfn_m_poly5f(float x, float c0, float c1, float c2, float c3, float c4)
{
    float x2 = x * x;
    return mapfn_m_madf(mapfn_m_poly3f(x, c2, c3, c4), x2, mapfn_m_madf(c1, x, c0));
}
MAPFN_FN float mapfn_m_poly6f(float x, float c0, float c1, float c2, float c3, float c4, float c5)
{
    float x2 = x * x;
    return mapfn_m_madf(mapfn_m_poly4f(x, x2, c2, c3, c4, c5), x2, mapfn_m_madf(c1, x, c0));
}
MAPFN_FN double mapfn_m_poly6(double x, double c0, double c1, double c2, double c3, double c4, double c5)
{
    double x2 = x * x;
    return mapfn_m_mad(mapfn_m_poly4(x, x2, c2, c3, c4, c5), x2, mapfn_m_mad(c1, x, c0));
}
MAPFN_FN double mapfn_m_poly7(double x, double c0, double c1, double c2, double c3, double c4, double c5, double c6)
{
    double x2 = x * x, x4 = x2 * x2;
    return mapfn_m_mad(mapfn_m_mad(c6, x2, mapfn_m_mad(c5, x, c4)), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly8(double x, double c0, double c1, double c2, double c3, double c4, double c5, double c6, double c7)
{
    double x2 = x * x, x4 = x2 * x2;
    return mapfn_m_mad(mapfn_m_poly4(x, x2, c4, c5, c6, c7), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly9(double x, double c0, double c1, double c2, double c3, double c4, double c5, double c6, double c7, double c8)
{
    double x2 = x * x, x4 = x2 * x2;
    return mapfn_m_mad(mapfn_m_mad(c8, x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7)), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly10(double x, double c0, double c1, double c2, double c3, double c4, double c5, double c6, double c7, double c8,
                               double c9)
{
    double x2 = x * x, x4 = x2 * x2;
    double high = mapfn_m_mad(mapfn_m_mad(c9, x, c8), x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7));
    return mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}

MAPFN_FN double mapfn_m_poly11(double x, double c0, double c1, double c2, double c3, double c4, double c5, double c6, double c7, double c8,
                               double c9, double c10)
{
    double x2 = x * x, x4 = x2 * x2;
    double high = mapfn_m_mad(mapfn_m_mad(c10, x2, mapfn_m_mad(c9, x, c8)), x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7));
    return mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly13(double x, double c0, double c1, double c2, double c3, double c4, double c5, double c6, double c7, double c8,
                               double c9, double c10, double c11, double c12)
{
    double x2 = x * x, x4 = x2 * x2;
    double high = mapfn_m_mad(c12, x4, mapfn_m_poly4(x, x2, c8, c9, c10, c11));
    return mapfn_m_mad(mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7)), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}

/* ------------------------------------------------------------------------------------------------------ INTERNAL: EXPONENTIALS
 * Reduce: x = n ln 2 + r + low with |r| <= ln 2 / 2. Adding 1.5 * 2^52 (2^23) rounds to an integer, which then also stands in the
 * low bits of the sum; a bias there makes those bits n plus twice the exponent bias, never negative. ln 2 is cut so that n times
 * its upper part is exact; low is what the subtraction of the lower part lost.
 * Reconstruct: 2^n by two factors built from halves of the biased n, so that results beyond either end of the range become
 * infinity, zero, or subnormal with a single rounding. */

typedef struct { uint64_t k; double n, r, low; } mapfn_m_exponent;
typedef struct { uint32_t k; float n, r, low; } mapfn_m_exponentf;

#define MAPFN_M_ROUND 6755399441055744.0
#define MAPFN_M_ROUNDF 12582912.0f

MAPFN_FN mapfn_m_exponent mapfn_m_exp_reduce(double x)
{
    mapfn_m_exponent e;
    double t = mapfn_m_mul(x, 1.4426950408889634) + (MAPFN_M_ROUND + 2046);
    double a, b;
    e.k = mapfn_m_bits(t);
    e.n = t - (MAPFN_M_ROUND + 2046);
    a = x - e.n * 0.6931471803691238;
    b = mapfn_m_mul(e.n, 1.9082149292705877e-10);
    e.r = a - b;
    e.low = (a - e.r) - b;
    return e;
}
MAPFN_FN mapfn_m_exponentf mapfn_m_exp_reducef(float x)
{
    mapfn_m_exponentf e;
    float t = mapfn_m_mulf(x, 1.442695f) + (MAPFN_M_ROUNDF + 254);
    float a, b;
    e.k = mapfn_m_bitsf(t);
    e.n = t - (MAPFN_M_ROUNDF + 254);
    a = x - e.n * 0.69314575f;
    b = mapfn_m_mulf(e.n, 1.4286068e-6f);
    e.r = a - b;
    e.low = (a - e.r) - b;
    return e;
}
MAPFN_FN double mapfn_m_scale(double p, uint64_t k)
{
    uint64_t half = k >> 1;
    return mapfn_m_mul(p * mapfn_m_real(half << 52), mapfn_m_real((k - half) << 52));
}
MAPFN_FN float mapfn_m_scalef(float p, uint32_t k)
{
    uint32_t half = k >> 1;
    return mapfn_m_mulf(p * mapfn_m_realf(half << 23), mapfn_m_realf((k - half) << 23));
}
/* exp(r) - 1 - r */
MAPFN_FN double mapfn_m_exp_small(double r)
{
    double r2 = mapfn_m_mul(r, r);
    return mapfn_m_mad(r * r2, mapfn_m_poly9(r, 0.16666666666666433, 0.04166666666660385, 0.008333333333500474, 0.0013888888926846935,
                                             0.00019841269465427082, 2.4801508612072935e-5, 2.7557641404283025e-6, 2.762521741382987e-7,
                                             2.4978269620885844e-8), 0.5 * r2);
}
MAPFN_FN float mapfn_m_exp_smallf(float r)
{
    float r2 = mapfn_m_mulf(r, r);
    return mapfn_m_madf(r * r2, mapfn_m_poly4f(r, r2, 0.16666535f, 0.041667253f, 0.008367437f, 0.001386244f), 0.5f * r2);
}
/* x held to [low, high]; a NaN stays one. (Both conditions look at x itself: gcc would turn a chain of two into branches.) */
MAPFN_FN double mapfn_m_limit(double x, double low, double high) { double y = low > x ? low : x; return high < x ? high : y; }
MAPFN_FN float mapfn_m_limitf(float x, float low, float high) { float y = low > x ? low : x; return high < x ? high : y; }


/* exp(x) = 2^n exp(r). 1 + r is taken exactly: what the sum loses, comes back with the small terms. */
MAPFN_FN double mapfn_exp(double x)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(mapfn_m_limit(x, -746, 710));
    double s = 1 + e.r;
    return mapfn_m_scale(s + ((e.r - (s - 1)) + (e.low + mapfn_m_exp_small(e.r))), e.k);
}
MAPFN_FN float mapfn_expf(float x)
{
    mapfn_m_exponentf e = mapfn_m_exp_reducef(mapfn_m_limitf(x, -104, 89));
    float s = 1 + e.r;
    return mapfn_m_scalef(s + ((e.r - (s - 1)) + mapfn_m_exp_smallf(e.r)), e.k);
}

/* ------------------------------------------------------------------------------------------------- ROOTS AND ROUNDING
 * sqrt is the processor's, exact; but the C library's sqrt may set errno, and no loop with that is vectorized. */
#if defined(__CUDA_ARCH__)
MAPFN_FN double mapfn_sqrt(double x) { return __dsqrt_rn(x); }
MAPFN_FN float mapfn_sqrtf(float x) { return __fsqrt_rn(x); }
#else
# ifdef __cplusplus
extern "C" {
# endif
# if defined(__clang__)
extern double mapfn_m_library_sqrt(double) __asm__("sqrt") __attribute__((const));
extern float mapfn_m_library_sqrtf(float) __asm__("sqrtf") __attribute__((const));
# else                                               /* sqrt itself, which you may call, keeps its errno */
extern double __builtin_sqrt(double) __attribute__((const));
extern float __builtin_sqrtf(float) __attribute__((const));
#  define mapfn_m_library_sqrt __builtin_sqrt
#  define mapfn_m_library_sqrtf __builtin_sqrtf
# endif
# ifdef __cplusplus
}
# endif
MAPFN_FN double mapfn_sqrt(double x) { return mapfn_m_library_sqrt(x); }
MAPFN_FN float mapfn_sqrtf(float x) { return mapfn_m_library_sqrtf(x); }
#endif

/* Rounding to integers: adding 2^52 leaves no room for a fraction; larger numbers have none. SSE2 has no better way. */
MAPFN_FN double mapfn_rint(double x)
{
    double ax = mapfn_m_abs(x), r = (ax + 4503599627370496.0) - 4503599627370496.0;
    return ax < 4503599627370496.0 ? mapfn_m_flip(r, mapfn_m_sign(x)) : x;
}
MAPFN_FN float mapfn_rintf(float x)
{
    float ax = mapfn_m_absf(x), r = (ax + 8388608.0f) - 8388608.0f;
    return ax < 8388608.0f ? mapfn_m_flipf(r, mapfn_m_signf(x)) : x;
}
MAPFN_FN double mapfn_trunc(double x)
{
    double ax = mapfn_m_abs(x), r = (ax + 4503599627370496.0) - 4503599627370496.0, t = r > ax ? r - 1 : r;
    return ax < 4503599627370496.0 ? mapfn_m_flip(t, mapfn_m_sign(x)) : x;
}
MAPFN_FN float mapfn_truncf(float x)
{
    float ax = mapfn_m_absf(x), r = (ax + 8388608.0f) - 8388608.0f, t = r > ax ? r - 1 : r;
    return ax < 8388608.0f ? mapfn_m_flipf(t, mapfn_m_signf(x)) : x;
}
/* halves away from zero */
MAPFN_FN double mapfn_round(double x)
{
    double ax = mapfn_m_abs(x), r = (ax + 4503599627370496.0) - 4503599627370496.0, t = r - ax < -0.49999999999999994 ? r + 1 : r;
    return ax < 4503599627370496.0 ? mapfn_m_flip(t, mapfn_m_sign(x)) : x;
}
MAPFN_FN float mapfn_roundf(float x)
{
    float ax = mapfn_m_absf(x), r = (ax + 8388608.0f) - 8388608.0f, t = r - ax < -0.49999997f ? r + 1 : r;
    return ax < 8388608.0f ? mapfn_m_flipf(t, mapfn_m_signf(x)) : x;
}
MAPFN_FN double mapfn_floor(double x)
{
    double r = mapfn_rint(x);
    return r > x ? r - 1 : r;
}
MAPFN_FN float mapfn_floorf(float x)
{
    float r = mapfn_rintf(x);
    return r > x ? r - 1 : r;
}
MAPFN_FN double mapfn_ceil(double x) { return -mapfn_floor(-x); }
MAPFN_FN float mapfn_ceilf(float x) { return -mapfn_floorf(-x); }

MAPFN_FN double mapfn_fabs(double x) { return mapfn_m_abs(x); }
MAPFN_FN float mapfn_fabsf(float x) { return mapfn_m_absf(x); }
MAPFN_FN double mapfn_copysign(double x, double sign) { return mapfn_m_real(mapfn_m_bits(mapfn_m_abs(x)) | mapfn_m_sign(sign)); }
MAPFN_FN float mapfn_copysignf(float x, float sign) { return mapfn_m_realf(mapfn_m_bitsf(mapfn_m_absf(x)) | mapfn_m_signf(sign)); }

/* The smaller and the larger; a NaN counts as missing; -0 is smaller than +0. */
MAPFN_FN double mapfn_fmin(double x, double y)
{
    double r = x < y ? x : y;
    r = x == y ? mapfn_m_real(mapfn_m_bits(x) | mapfn_m_bits(y)) : r;
    return y != y ? x : r;
}
MAPFN_FN float mapfn_fminf(float x, float y)
{
    float r = x < y ? x : y;
    r = x == y ? mapfn_m_realf(mapfn_m_bitsf(x) | mapfn_m_bitsf(y)) : r;
    return y != y ? x : r;
}
MAPFN_FN double mapfn_fmax(double x, double y)
{
    double r = x > y ? x : y;
    r = x == y ? mapfn_m_real(mapfn_m_bits(x) & mapfn_m_bits(y)) : r;
    return y != y ? x : r;
}
MAPFN_FN float mapfn_fmaxf(float x, float y)
{
    float r = x > y ? x : y;
    r = x == y ? mapfn_m_realf(mapfn_m_bitsf(x) & mapfn_m_bitsf(y)) : r;
    return y != y ? x : r;
}
/* x held to [low, high]; a NaN stays one */
MAPFN_FN double mapfn_clamp(double x, double low, double high) { return mapfn_m_limit(x, low, high); }
MAPFN_FN float mapfn_clampf(float x, float low, float high) { return mapfn_m_limitf(x, low, high); }

/* fmod is exact everywhere, so the C library's will do: its number of steps depends on the arguments, and nothing vectorizes that. */
MAPFN_FN double mapfn_fmod(double x, double y) { return fmod(x, y); }
MAPFN_FN float mapfn_fmodf(float x, float y) { return fmodf(x, y); }

/* exp2(x) = 2^n 2^r with r = x - n, exactly; 2^r = 1 + r c1 + r^2 q(r), and the 1 is added as in exp. */
MAPFN_FN double mapfn_exp2(double x)
{
    double y = mapfn_m_limit(x, -1076, 1025);
    double t = y + (MAPFN_M_ROUND + 2046);
    double r = y - (t - (MAPFN_M_ROUND + 2046));
    double p = mapfn_m_mul(r, 0.6931471805599453), s = 1 + p;
    double small = mapfn_m_mul(r * r, mapfn_m_poly10(r, 0.24022650695910136, 0.05550410866482233, 0.009618129107592587,
                                                     0.0013333558146358634, 0.00015403530458754544, 1.5252733828893326e-5,
                                                     1.321543456316629e-6, 1.0178076598377052e-7, 7.073894180501247e-9,
                                                     4.4515179738339985e-10));
    return mapfn_m_scale(s + ((p - (s - 1)) + small), mapfn_m_bits(t));
}
MAPFN_FN float mapfn_exp2f(float x)
{
    float y = mapfn_m_limitf(x, -151, 129);
    float t = y + (MAPFN_M_ROUNDF + 254);
    float r = y - (t - (MAPFN_M_ROUNDF + 254));
    float p = mapfn_m_mulf(r, 0.6931472f), s = 1 + p;
    float small = mapfn_m_mulf(r * r, mapfn_m_poly5f(r, 0.24022645f, 0.05550359f, 0.009618834f, 0.0013391302f, 0.00015241285f));
    return mapfn_m_scalef(s + ((p - (s - 1)) + small), mapfn_m_bitsf(t));
}

/* expm1(x) = 2^n (exp(r) - 1) + (2^n - 1). exp(r) - 1 is r + small, so nothing cancels for small x, where n is 0; what the sums of
 * 2^n, -1 and 2^n r lose, comes back with the small terms. The largest n is taken one lower and made good at the end, for 2^1024
 * itself would be infinite. */
MAPFN_FN double mapfn_expm1(double x)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(mapfn_m_limit(x, -44, 710));
    double last = e.n > 1023 ? 2.0 : 1.0, one = e.n > 1023 ? 0.5 : 1.0;
    double scale = mapfn_m_real((e.k << 52) - mapfn_m_bits(last));
    double small = scale * (e.low + mapfn_m_exp_small(e.r));
    double a = scale - one, b = scale * e.r, s = a + b;
    double y = (s + (((a - s) + b) + (((scale - a) - one) + small))) * last;
    return mapfn_m_abs(x) < 5.551115123125783e-17 ? x : y;
}
MAPFN_FN float mapfn_expm1f(float x)
{
    mapfn_m_exponentf e = mapfn_m_exp_reducef(mapfn_m_limitf(x, -20, 89));
    float last = e.n > 127 ? 2.0f : 1.0f, one = e.n > 127 ? 0.5f : 1.0f;
    float scale = mapfn_m_realf((e.k << 23) - mapfn_m_bitsf(last));
    float r2 = mapfn_m_mulf(e.r, e.r);
    float small = scale * (e.low + mapfn_m_madf(e.r * r2, mapfn_m_poly5f(e.r, 0.16666664f, 0.041666463f, 0.008333899f,
                                                                         0.0013935082f, 0.0001956688f), 0.5f * r2));
    float a = scale - one, b = scale * e.r, s = a + b;
    float y = (s + (((a - s) + b) + (((scale - a) - one) + small))) * last;
    return mapfn_m_absf(x) < 2.9802322e-8f ? x : y;
}

/* ------------------------------------------------------------------------------------------------------- INTERNAL: LOGARITHMS
 * Reduce: x = 2^k (1 + f) with 1 + f in [2/3, 4/3), by integer arithmetic on the bits; subnormals are scaled up first.
 * With s = f / (2 + f):   log(1 + f) = f - (f^2/2 - s (f^2/2 + s^2 L(s^2))), where f is exact and the rest is small. */

typedef struct { double k, f; } mapfn_m_logarithm;
typedef struct { float k, f; } mapfn_m_logarithmf;

MAPFN_FN mapfn_m_logarithm mapfn_m_log_reduce(double x)
{
    mapfn_m_logarithm l;
    uint64_t u = mapfn_m_bits(x < 2.2250738585072014e-308 ? x * 1.8014398509481984e16 : x) - 0x3fe5555555555555u + ((uint64_t)1024 << 52);
    /* u >> 52 is k + 1024; written into the low bits of 2^52 it becomes a double without a conversion */
    l.k = mapfn_m_real((u >> 52) | 0x4330000000000000u) - (x < 2.2250738585072014e-308 ? 4503599627370496.0 + 1078 : 4503599627370496.0 + 1024);
    l.f = mapfn_m_real((u & 0x000fffffffffffffu) + 0x3fe5555555555555u) - 1;
    return l;
}
MAPFN_FN mapfn_m_logarithmf mapfn_m_log_reducef(float x)
{
    mapfn_m_logarithmf l;
    uint32_t u = mapfn_m_bitsf(x < 1.1754944e-38f ? x * 16777216.0f : x) - 0x3f2aaaabu + (128u << 23);
    l.k = mapfn_m_realf((u >> 23) | 0x4b000000u) - (x < 1.1754944e-38f ? 8388608.0f + 152 : 8388608.0f + 128);
    l.f = mapfn_m_realf((u & 0x007fffffu) + 0x3f2aaaabu) - 1;
    return l;
}
/* log(1 + f) - f + f^2/2, and f^2/2 */
MAPFN_FN double mapfn_m_log_tail(double f, double half)
{
    double s = f / (2 + f), z = s * s;
    double p = mapfn_m_poly8(z, 0.666666666666666, 0.4000000000005661, 0.2857142855584987, 0.2222222429374036,
                             0.18181666045622996, 0.15391106364843618, 0.13173692144318866, 0.13842423297924553);
    return mapfn_m_mul(s, mapfn_m_mad(z, p, half));
}
MAPFN_FN float mapfn_m_log_tailf(float f, float half)
{
    float s = f / (2 + f), z = s * s;
    float p = mapfn_m_poly3f(z, 0.6666695f, 0.3995768f, 0.303637f);
    return mapfn_m_mulf(s, mapfn_m_madf(z, p, half));
}
/* y, unless x is outside (0, infinity) */
MAPFN_FN double mapfn_m_log_special(double x, double y)
{
    double in = x < (double)INFINITY ? y : x, out = x == 0 ? -(double)INFINITY : (double)NAN;
    return x > 0 ? in : out;
}
MAPFN_FN float mapfn_m_log_specialf(float x, float y)
{
    float in = x < INFINITY ? y : x, out = x == 0 ? -INFINITY : NAN;
    return x > 0 ? in : out;
}

/* log(x) = k ln 2 + log(1 + f): k times the upper part of ln 2 is exact, and so is what its sum with f loses. */
MAPFN_FN double mapfn_log(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    double half = mapfn_m_mul(0.5 * l.f, l.f);
    double a = l.k * 0.6931471803691238, s = a + l.f;
    double small = ((a - s) + l.f) + mapfn_m_mul(l.k, 1.9082149292705877e-10);
    return mapfn_m_log_special(x, s - (half - (small + mapfn_m_log_tail(l.f, half))));
}
MAPFN_FN float mapfn_logf(float x)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(x);
    float half = mapfn_m_mulf(0.5f * l.f, l.f);
    float a = l.k * 0.69314575f, s = a + l.f;
    float small = ((a - s) + l.f) + mapfn_m_mulf(l.k, 1.4286068e-6f);
    return mapfn_m_log_specialf(x, s - (half - (small + mapfn_m_log_tailf(l.f, half))));
}

/* log2 and log10 multiply log(1 + f) by a constant c. For that, f - f^2/2 is taken as a pair whose upper part has so few bits that
 * its product with the upper part of c is exact. */
MAPFN_FN double mapfn_m_top(double x) { return mapfn_m_real(mapfn_m_bits(x) & 0xfffffffff8000000u); }   /* 26 bits */
MAPFN_FN float mapfn_m_topf(float x) { return mapfn_m_realf(mapfn_m_bitsf(x) & 0xfffff000u); }          /* 12 bits */

MAPFN_FN double mapfn_m_log_times(double f, double a, double a_low, double c_top, double c_low)
{
    double half = mapfn_m_mul(0.5 * f, f);
    double top = mapfn_m_top(f - half);
    double rest = ((f - top) - half) + mapfn_m_log_tail(f, half);
    double b = top * c_top, s = a + b;
    return s + (((a - s) + b) + (a_low + (mapfn_m_mul(top + rest, c_low) + mapfn_m_mul(rest, c_top))));
}
MAPFN_FN float mapfn_m_log_timesf(float f, float a, float a_low, float c_top, float c_low)
{
    float half = mapfn_m_mulf(0.5f * f, f);
    float top = mapfn_m_topf(f - half);
    float rest = ((f - top) - half) + mapfn_m_log_tailf(f, half);
    float b = top * c_top, s = a + b;
    return s + (((a - s) + b) + (a_low + (mapfn_m_mulf(top + rest, c_low) + mapfn_m_mulf(rest, c_top))));
}
/* log2(x) = k + log(1 + f) / ln 2 */
MAPFN_FN double mapfn_log2(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    return mapfn_m_log_special(x, mapfn_m_log_times(l.f, l.k, 0, 1.4426950216293335, 1.9259629911266175e-8));
}
MAPFN_FN float mapfn_log2f(float x)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(x);
    return mapfn_m_log_specialf(x, mapfn_m_log_timesf(l.f, l.k, 0, 1.4423828f, 0.0003122284f));
}
/* log10(x) = k log10(2) + log(1 + f) / ln 10 */
MAPFN_FN double mapfn_log10(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    double a = l.k * 0.30102999566361177, a_low = mapfn_m_mul(l.k, 3.694239077158931e-13);
    return mapfn_m_log_special(x, mapfn_m_log_times(l.f, a, a_low, 0.4342944771051407, 4.798111141615973e-9));
}
MAPFN_FN float mapfn_log10f(float x)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(x);
    return mapfn_m_log_specialf(x, mapfn_m_log_timesf(l.f, l.k * 0.3010254f, mapfn_m_mulf(l.k, 4.605039e-6f), 0.4342041f, 9.038034e-5f));
}

/* log1p(x): as log of u = 1 + x, plus what that sum lost, scaled to u's mantissa and divided by it (1 - f + f^2 is near enough).
 * Where 1 + x needs no reduction, f is x itself. (v is x: but if x is a product of yours, nobody can fuse it into 1 + v.) */
MAPFN_FN double mapfn_log1p(double x)
{
    double v = -2 > x ? -2.0 : x, u = 1 + v, lost = u > 2 ? 1 - (u - v) : v - (u - 1);
    mapfn_m_logarithm l = mapfn_m_log_reduce(u);
    double scale = mapfn_m_real(mapfn_m_bits((MAPFN_M_ROUND + 1023) - l.k) << 52), low = mapfn_m_mul(lost * scale, 1 - l.f);
    int plain = mapfn_m_abs(x) < 0.333;
    double f = plain ? x : l.f, k = plain ? 0.0 : l.k;
    double half = mapfn_m_mul(0.5 * f, f);
    double a = k * 0.6931471803691238, s = a + f;
    double small = ((a - s) + f) + (mapfn_m_mul(k, 1.9082149292705877e-10) + (plain || u > 1.152921504606847e18 ? 0.0 : low));
    double y = s - (half - (small + mapfn_m_log_tail(f, half)));
    return mapfn_m_log_special(u, mapfn_m_abs(x) < 5.551115123125783e-17 ? x : y);
}
MAPFN_FN float mapfn_log1pf(float x)
{
    float v = -2 > x ? -2.0f : x, u = 1 + v, lost = u > 2 ? 1 - (u - v) : v - (u - 1);
    mapfn_m_logarithmf l = mapfn_m_log_reducef(u);
    float scale = mapfn_m_realf(mapfn_m_bitsf((MAPFN_M_ROUNDF + 127) - l.k) << 23), low = mapfn_m_mulf(lost * scale, 1 - l.f);
    int plain = mapfn_m_absf(x) < 0.333f;
    float f = plain ? x : l.f, k = plain ? 0.0f : l.k;
    float half = mapfn_m_mulf(0.5f * f, f);
    float a = k * 0.69314575f, s = a + f;
    float small = ((a - s) + f) + (mapfn_m_mulf(k, 1.4286068e-6f) + (plain || u > 1.0737418e9f ? 0.0f : low));
    float y = s - (half - (small + mapfn_m_log_tailf(f, half)));
    return mapfn_m_log_specialf(u, mapfn_m_absf(x) < 2.9802322e-8f ? x : y);
}

/* ------------------------------------------------------------------------------------------------------ INTERNAL: TRIGONOMETRY
 * Reduce: |x| = q pi/2 + r with |r| <= pi/4, for every x. x times 2/pi is wanted modulo 4 only, so bits of 2/pi whose product with
 * x is a multiple of 4 can be left away.
 * Float: in double, with 2/pi in three parts, the first two of 29 bits, whose products with x are exact. Four sets of parts,
 * chosen by selects, serve the whole range of floats: in each, the leading bits that no longer matter are gone. */

typedef struct { uint64_t q; double r, low; } mapfn_m_angle;
typedef struct { uint32_t q; float r, low; } mapfn_m_anglef;

/* q + y = |x| 2/pi, |y| <= 1/2; q modulo 4 is in its low bits. All is exact but the last product. */
MAPFN_FN double mapfn_m_quarters(float x, uint32_t *q)
{
    double a = (double)mapfn_m_absf(x);
    double c0 = 0.636619770899415, c1 = 1.4681663246252086e-9, c2 = 2.276010073078396e-18, p, t, u;
    int set1 = a >= 1125899906842624.0, set2 = a >= 7.555786372591432e22, set3 = a >= 5.070602400912918e30;
    c0 = set1 ? 2.5682553250749862e-8 : c0, c1 = set1 ? 1.6153797803925804e-17 : c1, c2 = set1 ? 7.696704864039572e-26 : c2;
    c0 = set2 ? 2.937095537534198e-16 : c0, c1 = set2 ? 2.83762200841452e-25 : c1, c2 = set2 ? 9.372006544409767e-34 : c2;
    c0 = set3 ? 6.074026479468182e-24 : c0, c1 = set3 ? 1.0181664371599596e-32 : c1, c2 = set3 ? 1.590011303568902e-41 : c2;
    t = a * c0 + MAPFN_M_ROUND;
    p = (a * c0 - (t - MAPFN_M_ROUND)) + a * c1;
    u = p + MAPFN_M_ROUND;
    *q = (uint32_t)(mapfn_m_bits(t) + mapfn_m_bits(u));
    return (p - (u - MAPFN_M_ROUND)) + mapfn_m_mul(a, c2);
}
/* Double: |x| = 2^(8 i) y with y below 2 in row i; a row holds 2^(8 i) 2/pi less its bits above 2^60, on a fixed grid: 25 bits from
 * 2^60 down, 50 bits, 50 bits, and 53 more, each rounded to nearest. y and the middle two are split in halves, so that all products
 * but the last are exact, and so are the sums of two of a size. (Rounded down, one sum in a thousand had a bit too many.) */
#define MAPFN_M_TWO_OVER_PI_ROWS \
    {0, 0.6365966796875, 2.3092680081343076e-5, -8.144891411629536e-22}, \
    {0, 162.97467041015625, -8.684055426172671e-6, 8.331214359384763e-21}, \
    {0, 41721.513427734375, -2.5852564100201753e-5, 1.859663965576578e-20}, \
    {0, 10680707.430908203, -2.6459534651644082e-5, -9.749807060179869e-21}, \
    {0, 2734261102.305725, 1.2614729291124437e-6, -2.285610689386167e-21}, \
    {687194767360.0, 12776074830.26593, 1.776128860278499e-5, 1.1194858384168735e-20}, \
    {179220395327488.0, -27859726779.91736, 3.0288319812960083e-5, -7.252010739390623e-21}, \
    {4.587327437825638e16, 14735524885.164001, 2.3450283677793225e-6, -1.3371056058641962e-20}, \
    {2.1434697433638502e17, -7276849878.015015, -1.0024300348496858e-5, -7.753507683003445e-21}, \
    {1.8384343627737334e18, -7447696899.846313, -2.744326715197539e-6, 2.0876052249301336e-20}, \
    {2.4722106633682944e17, 17534942247.343018, 2.9874235909435425e-5, -2.2531377982104504e-20}, \
    {1.0308362002245878e18, 22179227479.82013, 1.840986156546301e-5, -2.176124924557986e-20}, \
    {1.0279699108499292e18, -25834334254.042175, 1.3217529508524584e-5, 1.2761381431904303e-20}, \
    {2.941875301510021e17, -16519802378.793518, 2.6753960432296863e-5, 1.4307129110988096e-20}, \
    {1.5250271632107766e18, 31538148660.86621, 1.3076370668000737e-5, -2.3662334037762533e-20}, \
    {7.194932650233037e17, 33587279069.753357, -9.382702741817482e-6, 1.3974652251616062e-20}, \
    {2.028686708018512e18, 8408849856.856995, -2.1600808155271853e-5, -3.5619278845279906e-22}, \
    {5.2912230996167885e17, 22361784539.38507, 2.4392331000405612e-5, 1.7234863404633883e-20}, \
    {1.716422519512105e18, 20900272994.58435, 1.885079860384104e-5, 2.1106233019981448e-20}, \
    {1.2939986046162043e18, -9649298794.401428, 4.027098833311741e-6, -1.781520931227172e-20}, \
    {1.5280899902889e18, 3680671129.2354126, -6.660354922198965e-6, -7.044459502441645e-21}, \
    {1.503569918916821e18, -19820865219.736084, 3.933514917063162e-6, -1.444804802397886e-20}, \
    {2.1439546279916995e18, 11099782211.563477, 3.0417318768165757e-5, -1.2412907687873761e-20}, \
    {6.175139051444634e16, 24045699984.257812, -2.566639534956936e-5, 2.069204073655521e-20}, \
    {1.9733041011690045e18, -29053710270.00659, 2.1199665510248972e-5, -1.5428216620837655e-20}, \
    {1.862234597627003e17, -16046341633.682068, -5.014535626267152e-6, 7.71447463765119e-21}, \
    {1.5563413918087905e18, 15305145937.389343, -1.9828390743889448e-6, 2.334159676479659e-20}, \
    {1.8184026353051894e18, 1107186019.6713867, -1.9325553043563902e-5, 1.233682311765238e-20}, \
    {2.0366300610539028e18, 8561714091.870056, -3.493922902355804e-6, 1.4040417911046176e-20}, \
    {2.567777465275515e17, -7224448033.266541, 2.1083080746917807e-5, 1.6479816025656263e-20}, \
    {1.1714969976438784e18, 5967175355.770996, 2.6174921210962774e-5, -9.555570125464382e-21}, \
    {1.4364171088114483e17, 15768402885.381714, -1.3087357493532178e-5, -6.771064026496928e-21}, \
    {2.1846369018167951e18, -17737988766.284607, 6.570075405760642e-6, 1.3310851935934648e-21}, \
    {1.2530340999001539e18, -5439659592.857666, -2.704507112527533e-5, 1.5497157814275688e-20}, \
    {2.645499193463931e17, -18163321051.569397, -2.656555182048041e-5, 9.934470882485079e-21}, \
    {8.553274125550879e17, 23114228846.2276, -2.5878922292982504e-5, -4.650559424755185e-21}, \
    {2.214580657890263e18, 7367585338.258972, 2.782792424647787e-5, 2.0791769967274696e-21}, \
    {2.001113017978192e18, 30675974722.304016, -1.7164674151664574e-5, -9.83177508051998e-21}, \
    {3.877923909974098e17, 19029181005.82373, 3.7466717386664284e-7, -2.3269423896454378e-20}, \
    {1.2360757823091507e17, -7612510765.124878, -2.6155515990145396e-5, 6.139431177953968e-21}, \
    {1.6675789831908884e18, -24657407263.975464, 1.8055094022780178e-5, -3.987685477657014e-22}, \
    {3.1925667014220186e17, 9895600134.285889, -1.6567805168274494e-5, 6.335469020530887e-21}, \
    {1.025204776545026e18, -9347004854.816711, -2.99323418282688e-5, -4.4231894723495884e-21}, \
    {1.892160349197566e18, 12348442926.914185, 2.7750179463186225e-5, 6.0757761882849216e-21}, \
    {1.6602062079708365e17, 105459434.03833008, 2.396781757567514e-5, -1.669444590304146e-20}, \
    {9.961047582069228e17, 26997615113.818665, -2.878948187716874e-5, 8.820430139129104e-21}, \
    {1.36009402813304e18, -29277681198.42926, 1.5146545694804726e-5, -1.8794446602508763e-20}, \
    {1769320367521792.0, -4663422573.886719, -2.8734302129995e-5, 1.332133731825125e-20}, \
    {4.5294484585447424e17, -25605074403.007385, 2.9272560971283586e-5, -4.9744898570189254e-21}, \
    {6.617235497104179e17, -26548757249.883118, -1.3548610101403317e-5, -2.663690503851491e-20}, \
    {1.0746822500391322e18, 6746340893.918396, 1.0559720290744088e-5, 1.1425996798861375e-20}, \
    {7.233396315751711e17, 9076350443.11206, 1.7741519430489335e-5, -2.2906852023500516e-21}, \
    {7.075072826104873e17, -12916495587.307983, 2.5227411705269168e-5, 9.895783065414227e-21}, \
    {1.2661063310817362e18, -8087987022.83728, -1.1509165951090422e-5, -1.4554640594893278e-20}, \
    {1.3051974054230098e18, -8940375766.34668, -1.665898347915181e-5, 1.45095027823108e-20}, \
    {2.0891401937758454e18, -20993463896.754272, 7.761166837140087e-6, -2.6064782803425655e-20}, \
    {2.170149118133928e18, -14207572161.091736, -2.730144594214446e-5, -4.741036891115456e-21}, \
    {2.155848388866736e18, 4993793768.508606, 2.9872807561017096e-5, -2.108305439150181e-20}, \
    {8.007096534816522e17, -27258853245.789246, 1.804420437037115e-5, 2.3748938203059042e-20}, \
    {2.0674794711112745e18, 31120196149.957764, -1.9355556184979562e-5, 8.196014064290258e-21}, \
    {1.2367034660096573e18, -4689086986.817444, -1.1174727104765853e-5, -1.601463588842768e-20}, \
    {6.955938679651041e17, -32175164113.268494, 7.922204929937436e-6, 2.0221468007430175e-20}, \
    {5.2211024327501414e17, 9495195323.26764, 1.392430581398889e-5, 2.6735490595979063e-20}, \
    {2.2271731584047514e18, 25588316996.519165, 2.458322588116252e-5, 1.381190591196208e-20}, \
    {6.13111804184232e17, 22258861188.912537, 6.684731827608841e-6, 1.2190852884403248e-20}, \
    {1.5930294834875597e17, -5448104726.388916, 2.3069728678663326e-6, -2.3327961800731388e-20}, \
    {1.582222246259196e18, -20325275235.56189, -1.976650832622481e-5, -8.846272316960842e-21}, \
    {1.526363207277478e18, 19409771632.151184, 5.691837236446672e-6, 1.2178849077583871e-20}, \
    {1.0615174537223864e18, 21099212838.70459, -7.733417469648804e-6, -2.6400936346491858e-20}, \
    {1.9648415037673964e18, -27440175435.626953, -2.662987223010072e-5, 1.7623873332486918e-20}, \
    {3.256419464815575e17, -15298284448.506836, 1.8690209094220425e-5, 1.22725573018075e-20}, \
    {3.539860505755648e17, 649355134.2547607, 2.3951340620432062e-5, -2.4116309452428886e-21}, \
    {6.925517254494781e17, 28795960897.224854, 2.8027573830607347e-5, -2.106632711515201e-20}, \
    {2.0491803678096753e18, 18781978937.569702, -2.708953686452446e-5, -2.6178987675667777e-20}, \
    {1.163815878131712e18, -2176763502.163208, 2.3086375181731672e-5, 2.02326244391765e-20}, \
    {4.831160633959383e17, -7495642665.77533, -1.0298109726686669e-5, -2.4618571501237023e-20}, \
    {1.4680308168890778e18, 5260826169.5130005, -1.1804371281793529e-5, -1.3981703900752125e-20}, \
    {2.269323005375021e18, -27618035324.674927, 2.9838764360853062e-5, -1.4490293903794782e-21}, \
    {2.1800869852621046e18, 7889060691.226379, 9.329145128383518e-6, 8.519236432780158e-21}, \
    {8.826199024966042e16, 26734711609.955505, 7.89005911618285e-6, 1.2520181820711662e-20}, \
    {1.8424892929374945e18, -27861501451.38861, 5.694977492812648e-6, 6.77013726994743e-21}, \
    {1.2852779655794524e18, 14281208988.51709, -6.929511839960309e-6, -1.5683348702650677e-21}, \
    {1.6014555221275443e18, 13857234052.37323, -3.935499779839471e-6, -2.2022966417930793e-20}, \
    {1.8384046072403067e18, -25960872864.454163, 3.010971261108988e-5, -2.810606566012028e-23}, \
    {2.3959890813570253e17, 19805790091.742065, 1.7656740939009374e-5, -7.195152808990792e-21}, \
    {1.385407328425083e18, -14959014978.026733, 3.5241178863979926e-6, 1.1845741237147117e-21}, \
    {1.8702918188353454e18, 18782862841.157166, -1.3353164832113581e-5, -2.2009676074685108e-20}, \
    {1.485207524977148e18, -1950484183.769043, -4.41447021082373e-7, 3.3742218052351224e-21}, \
    {2.0548724020677181e18, -18287613892.875122, 9.059875102913374e-6, -3.560955848212228e-21}, \
    {3.1512415568920576e17, -8704738528.02893, -7.911154177120492e-9, 9.967149470348411e-21}, \
    {2.2731193441478246e18, -29389807623.40625, -2.025255469340298e-6, 3.71515906825766e-21}, \
    {8.461062895692677e17, -33367787368.00049, -3.018415015111533e-5, -2.4701233762992963e-20}, \
    {2.1598017516438815e18, -20938450944.13275, 2.4322405064468907e-5, 1.9066865714002097e-20}, \
    {1.812763858641617e18, -124256289.97814941, 9.497590040451415e-7, 2.207846599766579e-21}, \
    {5.93102960301441e17, -31809610234.406006, -1.0023199644432343e-6, 2.3107643297492015e-20}, \
    {1.9545540606610637e18, 34357511576.062256, -1.245328589746206e-5, 6.654844111956705e-21}, \
    {2.3037583351674307e18, -570058736.0656738, -1.4213064750285816e-5, 2.3126725308384558e-20}, \
    {1.7721663159313367e18, -8496082960.816162, 2.3564798926837074e-5, 1.1539838900447917e-20}, \
    {1.729344873514926e18, 24026017583.068542, -9.891943479706082e-6, 2.685289280380464e-20}, \
    {2.296279044758438e18, -34092404974.455627, -2.989612455474999e-5, -1.0343237508965416e-20}, \
    {2.16330239050829e18, -282127988.6482544, -2.4013354766000297e-5, 8.426520294339364e-21}, \
    {4.030896901162271e17, -3505288357.9592896, 1.713196115392607e-5, -1.1215149620131837e-20}, \
    {1.733867370998399e18, -4000622069.5737305, -8.74919459492872e-6, 2.0574543328366523e-21}, \
    {1.148188175768748e18, 6632901229.122742, 1.8506964948248315e-5, -1.5392777036569264e-20}, \
    {1.0941125446472827e18, -19964203744.573364, -2.2959160748435364e-5, 1.6787008210359487e-20}, \
    {1.0858022296061215e18, -25594880146.78711, -1.817015159944884e-5, 1.487552053428574e-20}, \
    {1.2642031451735327e18, -23939027657.50464, -1.2886934458898971e-5, 1.3425653077884371e-20}, \
    {8.179777584737812e17, -12357650817.190796, -3.156783978133153e-6, 2.173034460905994e-20}, \
    {1.876432178959614e18, -2462679344.8445435, -1.4679667152081544e-5, -2.067296838100311e-20}, \
    {7.512912787375391e17, -11970621656.20691, 2.6184896567119325e-5, 2.0310739642175528e-20}, \
    {9.455944996969513e17, 27897309131.037964, -1.0533666317447468e-5, -4.621079533486218e-21}, \
    {2.2645261110209413e18, -5114442998.283936, -1.1071702266553045e-5, 9.62602916158297e-21}, \
    {9.52087803053736e17, -3627349576.6903076, -2.6738592737577175e-5, 2.4808577272855462e-20}, \
    {1.6209606522458604e18, 33471182671.274414, -9.142240819750333e-6, 8.413072810797664e-21}, \
    {2.2200369156236247e18, -21311828153.75232, -2.1077712356082964e-5, -1.4657705406806966e-20}, \
    {1.0920647042405499e18, -26989345216.59912, -2.4800613157242434e-5, -1.1875089067592723e-20}, \
    {5.615532300566528e17, 31394774886.618652, -1.3007182540661182e-6, -4.256718344324712e-21}, \
    {7.953683634328699e17, -3116407137.625305, -2.7808091790927332e-5, -5.5177236616217755e-21}, \
    {7.001154033759027e17, 26833493599.914734, 2.2241782772601504e-5, -3.074433144018856e-21}, \
    {1.6796384267243356e18, -2573312021.8224487, 1.76268585359843e-5, 2.609674449530117e-20}, \
    {1.1006368404880753e18, 28426889773.45764, -4.12577728801266e-6, 1.292323001124734e-20}, \
    {4.5019132514113946e17, -6980752010.844788, -1.860132948123763e-5, 1.530256798530777e-21}, \
    {2.262669997954302e18, -366119640.27038574, -1.1981596968326327e-6, 1.2274980053952343e-20}, \
    {4.76924094944641e17, -25007151173.219055, -1.5531011391508231e-6, -1.7914063961629376e-21}, \
    {2.1887254358046802e18, -10919363896.078552, 2.965220212738885e-5, -2.4919168423510266e-20}, \
    {2.2997005187856466e18, 22141388779.898193, 2.260436961153882e-5, 1.7485701245848115e-20}, \
    {7.333710946306621e17, 33198435301.9433, -1.1621223196057681e-5, -2.3099496877725828e-20}, \
    {9.69725000355414e17, -22415677966.518616, 1.5689518059227778e-5, -4.569360651812838e-21}, \
    {1.5243923326846894e18, 34022486395.238403, -1.180368933769002e-5, 2.286606286996851e-20},
#if defined(__CUDACC__)
static __device__ const double mapfn_m_two_over_pi_device[129][4] = {MAPFN_M_TWO_OVER_PI_ROWS};
#endif
static __attribute__((unused)) const double mapfn_m_two_over_pi[129][4] = {MAPFN_M_TWO_OVER_PI_ROWS};

MAPFN_FN double mapfn_m_two_over_pi_at(uint64_t row, int column)
{
#if defined(__CUDA_ARCH__)
    return mapfn_m_two_over_pi_device[row][column];
#else
    return mapfn_m_two_over_pi[row][column];
#endif
}
/* a + b = the result + *lost, exactly */
MAPFN_FN double mapfn_m_sum(double a, double b, double *lost)
{
    double s = a + b, v = s - a;
    *lost = (a - (s - v)) + (b - v);
    return s;
}
/* a * b = the result + *lost, all but exactly */
MAPFN_FN double mapfn_m_product(double a, double b, double *lost)
{
    double p = mapfn_m_mul(a, b), at = mapfn_m_top(a), al = a - at, bt = mapfn_m_top(b), bl = b - bt;
    *lost = ((at * bt - p) + (at * bl + al * bt)) + mapfn_m_mul(al, bl);
    return p;
}
MAPFN_FN mapfn_m_angle mapfn_m_trig_reduce(double x)
{
    mapfn_m_angle a;
    double ax = mapfn_m_abs(x);
    uint64_t row = (mapfn_m_bits(ax + 1) >> 55) - 127;                          /* 0 below 2 */
    double y = mapfn_m_real(mapfn_m_bits(ax) - (row << 55));
    double t0 = mapfn_m_two_over_pi_at(row, 0), t1 = mapfn_m_two_over_pi_at(row, 1), t2 = mapfn_m_two_over_pi_at(row, 2);
    double h = mapfn_m_real(mapfn_m_bits(y) & 0xfffffffffc000000u), l = y - h;
    double t1h = (t1 + 1.3835058055282164e19) - 1.3835058055282164e19, t1l = t1 - t1h, t2h = (t2 + 12288.0) - 12288.0, t2l = t2 - t2h;
    double g0 = l * t0 + h * t1h, g1 = l * t1h + h * t1l, g2 = l * t1l + h * t2h, g3 = l * t2h + h * t2l;
    double g4 = l * t2l + mapfn_m_mul(y, mapfn_m_two_over_pi_at(row, 3));
    double n = g0 + MAPFN_M_ROUND, s = (g0 - (n - MAPFN_M_ROUND)) + g1, m = s + MAPFN_M_ROUND, e2, e3, e4, p, lost;
    a.q = mapfn_m_bits(n) + mapfn_m_bits(m);
    s = mapfn_m_sum(s - (m - MAPFN_M_ROUND), g2, &e2);
    s = mapfn_m_sum(s, g3, &e3);
    s = mapfn_m_sum(s, g4, &e4) + (ax - ax);                                    /* infinity: not a number */
    p = mapfn_m_product(s, 1.5707963267948966, &lost);
    lost += (mapfn_m_mul(s, 6.123233995736766e-17) + mapfn_m_mul((e2 + e3) + e4, 1.5707963267948966));
    a.r = p + lost;
    a.low = (p - a.r) + lost;
    return a;
}
/* yes where mask is all ones, no where it is 0: for conditions in 64-bit integers, which SSE2 cannot compare */
MAPFN_FN double mapfn_m_pick(uint64_t mask, double yes, double no)
{
    return mapfn_m_real((mapfn_m_bits(yes) & mask) | (mapfn_m_bits(no) & ~mask));
}
MAPFN_FN mapfn_m_anglef mapfn_m_trig_reducef(float x)
{
    mapfn_m_anglef a;
    double r = mapfn_m_mul(mapfn_m_quarters(x, &a.q), 1.5707963267948966);
    a.r = (float)r;
    a.low = (float)(r - (double)a.r);
    return a;
}
/* sin(r + low) = r + (low + r^3 S(r^2)) */
MAPFN_FN float mapfn_m_sinf(mapfn_m_anglef a)
{
    float r2 = a.r * a.r;
    return a.r + mapfn_m_madf(r2 * a.r, mapfn_m_poly3f(r2, -0.16666655f, 0.008332188f, -0.00019518076f), a.low);
}
/* cos(r + low) = 1 - r^2/2 + (r^4 C(r^2) - r low): 1 - r^2/2 is rounded, and what it lost comes back with the small terms */
MAPFN_FN float mapfn_m_cosf(mapfn_m_anglef a)
{
    float r2 = mapfn_m_mulf(a.r, a.r), half = 0.5f * r2, s = 1 - half;
    float small = mapfn_m_mulf(r2 * r2, mapfn_m_poly3f(r2, 0.041666646f, -0.001388731f, 2.443234e-5f)) - mapfn_m_mulf(a.r, a.low);
    return s + (((1 - s) - half) + small);
}
MAPFN_FN double mapfn_m_sin(mapfn_m_angle a)
{
    double r2 = a.r * a.r;
    return a.r + mapfn_m_mad(r2 * a.r, mapfn_m_poly6(r2, -0.1666666666666663, 0.008333333333321893, -0.0001984126982942495,
                                                     2.755731356750049e-6, -2.505073963259783e-8, 1.5895770043241025e-10),
                                                     a.low - mapfn_m_mul(0.5 * r2, a.low));
}
MAPFN_FN double mapfn_m_cos(mapfn_m_angle a)
{
    double r2 = a.r * a.r, top = mapfn_m_top(a.r), half = 0.5 * top * top, s = 1 - half;
    double small = mapfn_m_mul(r2 * r2, mapfn_m_poly6(r2, 0.041666666666666595, -0.0013888888888873318, 2.4801587288975547e-5,
                                                      -2.755731420663812e-7, 2.08757036699497e-9,
                                                      -1.1358645950496181e-11)) - mapfn_m_mul(a.r, a.low);
    return s + (((1 - s) - half) + (small - mapfn_m_mul(0.5 * (a.r - top), a.r + top)));
}
/* quadrants: odd ones exchange sine and cosine; bit 1 of q is the sign of the sine, bit 1 of q + 1 that of the cosine */
MAPFN_FN void mapfn_sincosf(float x, float *sine, float *cosine)
{
    mapfn_m_anglef a = mapfn_m_trig_reducef(x);
    float s = mapfn_m_sinf(a), c = mapfn_m_cosf(a);
    *sine = mapfn_m_flipf(a.q & 1 ? c : s, ((a.q & 2) << 30) ^ mapfn_m_signf(x));
    *cosine = mapfn_m_flipf(a.q & 1 ? s : c, ((a.q + 1) & 2) << 30);
}
MAPFN_FN void mapfn_sincos(double x, double *sine, double *cosine)
{
    mapfn_m_angle a = mapfn_m_trig_reduce(x);
    double s = mapfn_m_sin(a), c = mapfn_m_cos(a);
    uint64_t odd = 0 - (a.q & 1);
    *sine = mapfn_m_abs(x) < 7.450580596923828e-9 ? x : mapfn_m_flip(mapfn_m_pick(odd, c, s), ((a.q & 2) << 62) ^ mapfn_m_sign(x));
    *cosine = mapfn_m_flip(mapfn_m_pick(odd, s, c), ((a.q + 1) & 2) << 62);
}
MAPFN_FN double mapfn_sin(double x)
{
    double s, c;
    mapfn_sincos(x, &s, &c);
    return s;
}
MAPFN_FN double mapfn_cos(double x)
{
    double s, c;
    mapfn_sincos(x, &s, &c);
    return c;
}
MAPFN_FN float mapfn_sinf(float x)
{
    float s, c;
    mapfn_sincosf(x, &s, &c);
    return s;
}
MAPFN_FN float mapfn_cosf(float x)
{
    float s, c;
    mapfn_sincosf(x, &s, &c);
    return c;
}

/* tan = sin / cos. Float: sine and cosine are evaluated in double. Double: both as pairs, and their quotient as below. */
typedef struct { double hi, lo; } mapfn_m_pair;

/* hi + lo = a + b, for |a| >= |b| or a = 0 */
MAPFN_FN mapfn_m_pair mapfn_m_pair_of(double a, double b)
{
    mapfn_m_pair p;
    p.hi = a + b;
    p.lo = (a - p.hi) + b;
    return p;
}
/* a / b: the quotient of the upper parts, and what it leaves over divided once more */
MAPFN_FN mapfn_m_pair mapfn_m_divide(mapfn_m_pair a, mapfn_m_pair b)
{
    double inverse = 1 / b.hi, q = a.hi * inverse, lost, p = mapfn_m_product(q, b.hi, &lost);
    return mapfn_m_pair_of(q, (((a.hi - p) - lost) + (a.lo - mapfn_m_mul(q, b.lo))) * inverse);
}
MAPFN_FN double mapfn_tan(double x)
{
    mapfn_m_angle a = mapfn_m_trig_reduce(x);
    double r2 = a.r * a.r, top = mapfn_m_top(a.r), half = 0.5 * top * top, e = 1 - half;
    mapfn_m_pair s = mapfn_m_pair_of(a.r, mapfn_m_mad(r2 * a.r, mapfn_m_poly6(r2, -0.1666666666666663, 0.008333333333321893,
                                                                              -0.0001984126982942495, 2.755731356750049e-6,
                                                                              -2.505073963259783e-8, 1.5895770043241025e-10),
                                                                              a.low - mapfn_m_mul(0.5 * r2, a.low)));
    double small = mapfn_m_mul(r2 * r2, mapfn_m_poly6(r2, 0.041666666666666595, -0.0013888888888873318, 2.4801587288975547e-5,
                                                      -2.755731420663812e-7, 2.08757036699497e-9,
                                                      -1.1358645950496181e-11)) - mapfn_m_mul(a.r, a.low);
    mapfn_m_pair c = mapfn_m_pair_of(e, ((1 - e) - half) + (small - mapfn_m_mul(0.5 * (a.r - top), a.r + top))), over, under, t;
    uint64_t odd = 0 - (a.q & 1);
    over.hi = mapfn_m_pick(odd, -c.hi, s.hi), over.lo = mapfn_m_pick(odd, -c.lo, s.lo);
    under.hi = mapfn_m_pick(odd, s.hi, c.hi), under.lo = mapfn_m_pick(odd, s.lo, c.lo);
    t = mapfn_m_divide(over, under);
    return mapfn_m_abs(x) < 7.450580596923828e-9 ? x : mapfn_m_flip(t.hi, mapfn_m_sign(x));
}
MAPFN_FN float mapfn_tanf(float x)
{
    uint32_t q;
    double r = mapfn_m_mul(mapfn_m_quarters(x, &q), 1.5707963267948966), r2 = mapfn_m_mul(r, r);
    double s = r + mapfn_m_mul(r2 * r, mapfn_m_poly4(r2, r2 * r2, -0.16666666640601743, 0.008333329282099686, -0.00019839304923725424,
                                                     2.718051330229754e-6));
    double c = (1 - 0.5 * r2) + mapfn_m_mul(r2 * r2, mapfn_m_poly3(r2, 0.04166664556279843, -0.001388731028021097,
                                                                   2.4432461110786926e-5));
    return mapfn_m_flipf((float)((q & 1 ? -c : s) / (q & 1 ? s : c)), mapfn_m_signf(x));
}

/* ------------------------------------------------------------------------------------------------- HYPERBOLIC FUNCTIONS */

/* exp(x) - 1 as a pair, for |x| <= 400 */
MAPFN_FN mapfn_m_pair mapfn_m_expm1_pair(double x)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(x);
    double scale = mapfn_m_real((e.k << 52) - mapfn_m_bits(1.0)), r2 = mapfn_m_mul(e.r, e.r), top = mapfn_m_top(e.r);
    double half = 0.5 * top * top, rest = mapfn_m_mul(0.5 * (e.r - top), e.r + top);
    double small = mapfn_m_mad(e.r * r2, mapfn_m_poly9(e.r, 0.16666666666666433, 0.04166666666660385, 0.008333333333500474,
                                                       0.0013888888926846935, 0.00019841269465427082, 2.4801508612072935e-5,
                                                       2.7557641404283025e-6, 2.762521741382987e-7, 2.4978269620885844e-8),
                                                       rest + mapfn_m_mad(e.low, e.r, e.low));
    mapfn_m_pair p = mapfn_m_pair_of(e.r, half), q;
    double lost1, lost2, s = mapfn_m_sum(scale, -1, &lost1);
    s = mapfn_m_sum(s, scale * p.hi, &lost2);
    q = mapfn_m_pair_of(s, (lost1 + lost2) + scale * (p.lo + small));
    return q;
}
/* tanh(x) = y / (y + 2) with y = exp(2|x|) - 1 */
MAPFN_FN double mapfn_tanh(double x)
{
    double ax = mapfn_m_abs(x);
    mapfn_m_pair y = mapfn_m_expm1_pair(2 * (ax > 22 ? 22.0 : ax)), d = mapfn_m_pair_of(y.hi > 2 ? y.hi : 2.0, y.hi > 2 ? 2.0 : y.hi), t;
    d.lo += y.lo;
    t = mapfn_m_divide(y, d);
    return ax < 3.725290298461914e-9 ? x : mapfn_m_flip(t.hi, mapfn_m_sign(x));
}
/* sinh(x) = (y + y / (y + 1)) / 2, cosh(x) = 1 + (y^2 / (y + 1)) / 2, with y = exp(|x|) - 1. Beyond 40 both are exp(|x|) / 2, which is
 * exp(|x| / 2) squared, halved: |x| may be a little beyond the largest argument of exp. */
MAPFN_FN double mapfn_sinh(double x)
{
    double ax = mapfn_m_limit(mapfn_m_abs(x), 0, 711), lost, p;
    int large = ax > 40;
    mapfn_m_pair y = mapfn_m_expm1_pair(large ? 0.5 * ax : ax), w = mapfn_m_pair_of(1 > y.hi ? 1.0 : y.hi, 1 > y.hi ? y.hi : 1.0), t, u;
    double big;
    w.lo += y.lo;
    w = mapfn_m_pair_of(w.hi, w.lo);
    t = mapfn_m_divide(y, w);
    p = mapfn_m_sum(y.hi, t.hi, &lost);
    u.hi = 0.5 * (p + (lost + (y.lo + t.lo)));
    p = mapfn_m_product(w.hi * 9.094947017729282e-13, 0.5 * w.hi, &lost);
    big = (p + (lost + mapfn_m_mul(w.hi * 9.094947017729282e-13, w.lo))) * 1099511627776.0;
    return ax < 3.725290298461914e-9 ? x : mapfn_m_flip(large ? big : u.hi, mapfn_m_sign(x));
}
MAPFN_FN double mapfn_cosh(double x)
{
    double ax = mapfn_m_limit(mapfn_m_abs(x), 0, 711), lost, p, big, y2, y2_low, s;
    int large = ax > 40;
    mapfn_m_pair y = mapfn_m_expm1_pair(large ? 0.5 * ax : ax), w = mapfn_m_pair_of(1 > y.hi ? 1.0 : y.hi, 1 > y.hi ? y.hi : 1.0), t, u;
    w.lo += y.lo;
    w = mapfn_m_pair_of(w.hi, w.lo);
    u.hi = 1, u.lo = 0;
    t = mapfn_m_divide(u, w);                                                   /* exp(-|x|) */
    s = mapfn_m_sum(0.5 * w.hi, 0.5 * t.hi, &lost);
    y2 = s + (lost + 0.5 * (w.lo + t.lo));
    p = mapfn_m_product(w.hi * 9.094947017729282e-13, 0.5 * w.hi, &y2_low);
    big = (p + (y2_low + mapfn_m_mul(w.hi * 9.094947017729282e-13, w.lo))) * 1099511627776.0;
    return large ? big : y2;
}
/* Float: the same in double, where exp(x) - 1 without pairs is exact enough. */
MAPFN_FN double mapfn_m_expm1_single(double x)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(x);
    double scale = mapfn_m_real((e.k << 52) - mapfn_m_bits(1.0)), r2 = mapfn_m_mul(e.r, e.r);
    double small = mapfn_m_mad(e.r * r2, mapfn_m_poly5(e.r, 0.1666666557950244, 0.04166646113370902, 0.00833358650749288,
                                                       0.0013935253452198259, 0.00019733415868297506), 0.5 * r2);
    return (scale - 1) + scale * (e.r + small);
}
MAPFN_FN float mapfn_tanhf(float x)
{
    float ax = mapfn_m_absf(x);
    double y = mapfn_m_expm1_single(2 * (double)(ax > 10 ? 10.0f : ax));
    return ax < 0.00024414062f ? x : mapfn_m_flipf((float)(y / (y + 2)), mapfn_m_signf(x));
}
MAPFN_FN float mapfn_sinhf(float x)
{
    float ax = mapfn_m_absf(x);
    double y = mapfn_m_expm1_single((double)(ax > 90 ? 90.0f : ax));
    return ax < 0.00024414062f ? x : mapfn_m_flipf((float)(0.5 * (y + y / (y + 1))), mapfn_m_signf(x));
}
MAPFN_FN float mapfn_coshf(float x)
{
    float ax = mapfn_m_absf(x);
    double w = mapfn_m_expm1_single((double)(ax > 90 ? 90.0f : ax)) + 1;
    return (float)(0.5 * (w + 1 / w));
}

/* ------------------------------------------------------------------------------------------ INVERSE TRIGONOMETRIC FUNCTIONS
 * atan of y / x, both >= 0, as one quotient n / d and a constant: y / x up to tan(pi/8), (y - x) / (y + x) and pi/4 up to
 * tan(3 pi/8), -x / y and pi/2 beyond. */
MAPFN_FN mapfn_m_pair mapfn_m_atan_quotient(double y, double x)
{
    double scale = y > x ? y : x, n, d, base, base_low, q, q2;
    double down = scale > 1.0715086071862673e301 ? 8.673617379884035e-19 : scale < 1.1830521861667747e-271 ? 1.2676506002282294e30 : 1.0;
    int high, middle;
    mapfn_m_pair top, bottom, t;
    y *= down, x *= down;
    high = y > 2.414213562373095 * x, middle = y > 0.4142135623730951 * x;
    n = y - x, d = y + x;
    bottom.lo = middle ? (y > x ? (y - d) + x : (x - d) + y) : 0.0;
    top.lo = middle ? (y > x ? (y - n) - x : y - (n + x)) : 0.0;
    top.hi = middle ? n : y, bottom.hi = middle ? d : x;
    top.hi = high ? -x : top.hi, bottom.hi = high ? y : bottom.hi, top.lo = high ? 0.0 : top.lo, bottom.lo = high ? 0.0 : bottom.lo;
    base = high ? 1.5707963267948966 : middle ? 0.7853981633974483 : 0.0;
    base_low = high ? 6.123233995736766e-17 : middle ? 3.061616997868383e-17 : 0.0;
    bottom.hi = bottom.hi > 0 ? bottom.hi : 1.0;                                /* 0 / 0 is taken as 0 */
    t = mapfn_m_divide(top, bottom);
    q2 = t.hi * t.hi;
    q = mapfn_m_mul(q2 * t.hi, mapfn_m_poly11(q2, -0.3333333333333319, 0.1999999999995198, -0.1428571428002127, 0.11111110774224571,
                                              -0.09090897481831406, 0.07692055158573705, -0.06663045142379595, 0.05847451574708923,
                                              -0.05037295712719718, 0.038012675627139336, -0.017849545558723996));
    top = mapfn_m_pair_of(base > 0 ? base : t.hi, base > 0 ? t.hi : 0.0);
    top.lo += t.lo + (q + base_low);
    return top;
}
MAPFN_FN double mapfn_m_atan_quotient_single(double y, double x)
{
    int high = y > 2.414213562373095 * x, middle = y > 0.4142135623730951 * x;
    double n = middle ? y - x : y, d = middle ? y + x : x, base = middle ? 0.7853981633974483 : 0.0, t, t2;
    n = high ? -x : n, d = high ? y : d, base = high ? 1.5707963267948966 : base;
    t = n / (d > 0 ? d : 1.0), t2 = t * t;
    return base + mapfn_m_mad(t2 * t, mapfn_m_poly5(t2, -0.33333314854429485, 0.19998449433745685, -0.1424308933656381,
                                                    0.10590351462261534, -0.06069031833966482), t);
}
MAPFN_FN double mapfn_atan(double x)
{
    double ax = mapfn_m_abs(x);
    mapfn_m_pair a = mapfn_m_atan_quotient(ax > 1.152921504606847e18 ? 1.152921504606847e18 : ax, 1);
    return ax < 3.725290298461914e-9 || x != x ? x : mapfn_m_flip(a.hi + a.lo, mapfn_m_sign(x));
}
MAPFN_FN float mapfn_atanf(float x)
{
    float ax = mapfn_m_absf(x);
    double y = mapfn_m_atan_quotient_single((double)ax, 1);
    y = ax < 1.1529215e18f ? y : 1.5707963267948966;
    return x != x ? x : mapfn_m_flipf((float)y, mapfn_m_signf(x));
}
/* atan2(y, x): pi minus that for negative x. Infinities become 1 and 0. */
MAPFN_FN double mapfn_atan2(double y, double x)
{
    double ax = mapfn_m_abs(x), ay = mapfn_m_abs(y), near, far;
    int infinite = ax > 1.7976931348623157e308 || ay > 1.7976931348623157e308;
    double u = infinite ? (ay > 1.7976931348623157e308 ? 1.0 : 0.0) : ay, v = infinite ? (ax > 1.7976931348623157e308 ? 1.0 : 0.0) : ax;
    mapfn_m_pair a = mapfn_m_atan_quotient(u, v), b = mapfn_m_pair_of(3.141592653589793, -a.hi);
    near = u < v * 3.725290298461914e-9 ? ay / ax : a.hi + a.lo;
    far = b.hi + (b.lo + (1.2246467991473532e-16 - a.lo));
    near = mapfn_m_pick(0 - (mapfn_m_bits(x) >> 63), far, near);
    return x != x || y != y ? x + y : mapfn_m_flip(near, mapfn_m_sign(y));
}
MAPFN_FN float mapfn_atan2f(float y, float x)
{
    float ax = mapfn_m_absf(x), ay = mapfn_m_absf(y);
    int infinite = ax > 3.4028235e38f || ay > 3.4028235e38f;
    float u = infinite ? (ay > 3.4028235e38f ? 1.0f : 0.0f) : ay, v = infinite ? (ax > 3.4028235e38f ? 1.0f : 0.0f) : ax;
    double a = mapfn_m_atan_quotient_single((double)u, (double)v);
    a = mapfn_m_signf(x) ? 3.141592653589793 - a : a;
    return x != x || y != y ? x + y : mapfn_m_flipf((float)a, mapfn_m_signf(y));
}

/* asin and acos: up to 1/2 by the polynomial; beyond, by asin(x) = pi/2 - 2 asin(s) with s^2 = (1 - x) / 2. */
typedef struct { double hi, lo, z; int large; } mapfn_m_arc;

MAPFN_FN mapfn_m_arc mapfn_m_arc_reduce(double ax)
{
    mapfn_m_arc a;
    double lost, p, s, z;
    a.large = ax > 0.5;
    z = 0.5 - 0.5 * ax;
    s = mapfn_sqrt(z);
    p = mapfn_m_product(s, s, &lost);
    s = a.large ? s : ax;
    a.z = a.large ? z : ax * ax;
    a.hi = s;
    p = ((z - p) - lost) / (s + s);
    a.lo = a.large ? p : 0.0;
    a.lo = z == 0 ? 0.0 : a.lo;
    return a;
}
MAPFN_FN double mapfn_m_asin_tail(mapfn_m_arc a)                               /* asin(hi + lo) - hi */
{
    double p = mapfn_m_poly13(a.z, 0.16666666666666766, 0.07499999999969248, 0.04464285717619568, 0.03038194262742809,
                              0.022372217362754052, 0.017351567518668884, 0.013981374344343949, 0.011394224229820952, 0.010807362619570582,
                              0.003600996059180453, 0.021970978775566773, -0.021381650876494032, 0.03287373852422028);
    return mapfn_m_mad(a.z * a.hi, p, a.lo);
}
MAPFN_FN double mapfn_asin(double x)
{
    double ax = mapfn_m_abs(x), small, direct, from_half;
    mapfn_m_arc a = mapfn_m_arc_reduce(ax);
    mapfn_m_pair t;
    small = mapfn_m_asin_tail(a);
    direct = a.hi + small;
    t = mapfn_m_pair_of(1.5707963267948966, -2 * a.hi);
    from_half = t.hi + (t.lo + (6.123233995736766e-17 - 2 * small));
    direct = a.large ? from_half : direct;
    return ax < 3.725290298461914e-9 ? x : mapfn_m_flip(direct, mapfn_m_sign(x));
}
MAPFN_FN double mapfn_acos(double x)
{
    mapfn_m_arc a = mapfn_m_arc_reduce(mapfn_m_abs(x));
    double small = mapfn_m_asin_tail(a), sx = x < 0 ? -1.0 : 1.0, middle, far;
    mapfn_m_pair t = mapfn_m_pair_of(1.5707963267948966, -sx * a.hi);
    middle = t.hi + (t.lo + (6.123233995736766e-17 - sx * small));
    t = mapfn_m_pair_of(3.141592653589793, -2 * a.hi);
    far = t.hi + (t.lo + (1.2246467991473532e-16 - 2 * small));
    return a.large ? (x < 0 ? far : 2 * (a.hi + small)) : middle;
}
/* asin(|x|) in double, for float; 2 asin(s) in *rest where |x| > 1/2 */
MAPFN_FN double mapfn_m_asin_single(double ax, int large)
{
    double z = large ? 0.5 - 0.5 * ax : ax * ax, s = large ? mapfn_sqrt(z) : ax;
    return s + mapfn_m_mul(z * s, mapfn_m_poly6(z, 0.16666659807410972, 0.07500515991451084, 0.04451452816578742, 0.03182924439304411,
                                                0.014352737924189132, 0.03764289486711707));
}
MAPFN_FN float mapfn_asinf(float x)
{
    double ax = (double)mapfn_m_absf(x);
    int large = ax > 0.5;
    double y = mapfn_m_asin_single(ax, large);
    y = large ? 1.5707963267948966 - 2 * y : y;
    return mapfn_m_flipf((float)y, mapfn_m_signf(x));
}
MAPFN_FN float mapfn_acosf(float x)
{
    double ax = (double)mapfn_m_absf(x);
    int large = ax > 0.5;
    double y = mapfn_m_asin_single(ax, large), sx = x < 0 ? -1.0 : 1.0;
    double outer = x < 0 ? 3.141592653589793 - 2 * y : 2 * y;
    return (float)(large ? outer : 1.5707963267948966 - sx * y);
}

/* --------------------------------------------------------------------------------------------------- ROOTS AND POWERS */

/* rsqrt(x) = 1 / sqrt(x). Double: y = 1 / sqrt(x) is corrected by what 1 - x y^2 leaves over. */
MAPFN_FN double mapfn_rsqrt(double x)
{
    double scale = x < 1.1830521861667747e-271 ? 1.2676506002282294e30 : x > 8.452712498170644e270 ? 7.888609052210118e-31 : 1.0;
    double a = x * (scale * scale), y = 1 / mapfn_sqrt(a), l1, l2, p, q, e;
    p = mapfn_m_product(y, y, &l1);
    q = mapfn_m_product(p, a, &l2);
    e = ((1 - q) - l2) - mapfn_m_mul(l1, a);
    p = y + mapfn_m_mul(0.5 * y, e);
    return mapfn_m_mul(x > 0 && x < (double)INFINITY ? p : y, scale);
}
MAPFN_FN float mapfn_rsqrtf(float x) { return (float)(1 / mapfn_sqrt((double)x)); }

/* cbrt: x = 2^(3k) m with m in [1, 8); r = m^(-1/3) by a polynomial on [1, 2) times 1, 2^(-1/3) or 2^(-2/3), improved once; then
 * cbrt(m) = m r^2. Double: corrected by what m - y^3 leaves over. The exponent is divided by three by multiplication. */
typedef struct { double m, y, r, scale; } mapfn_m_cube;

MAPFN_FN mapfn_m_cube mapfn_m_cbrt_reduce(double ax)
{
    mapfn_m_cube c;
    uint64_t u = mapfn_m_bits(ax < 2.2250738585072014e-308 ? ax * 1.8014398509481984e16 : ax), biased = u >> 52;
    uint64_t third = ((biased + 3) * 0x5556u) >> 16, part = (biased + 3) - 3 * third;        /* biased + 3 = 3 third + part */
    double f = mapfn_m_real((u & 0x000fffffffffffffu) | 0x3ff0000000000000u), p = mapfn_m_poly5(f, 1.6700067678415078,
                                                                                                -1.1728803064018072, 0.695482741354187,
                                                                                                -0.2212379054977277,
                                                                                                0.02859103418943598), e;
    /* part is 0, 1, 2; the exponent is biased - 1023 = 3 (third - 342) + part */
    double two = mapfn_m_real((part + 1023) << 52);                                          /* 1, 2, 4 */
    c.m = f * two;
    p *= two > 1.5 ? (two > 3 ? 0.6299605249474366 : 0.7937005259840998) : 1.0;
    e = 1 - mapfn_m_mul(c.m * p, p * p);
    c.r = p + mapfn_m_mul(p * e, mapfn_m_mad(e, 0.2222222222222222, 0.3333333333333333));
    c.y = c.m * (c.r * c.r);
    c.scale = mapfn_m_real((third + (1023 - 342)) << 52) * (ax < 2.2250738585072014e-308 ? 3.814697265625e-6 : 1.0);
    return c;
}
MAPFN_FN double mapfn_cbrt(double x)
{
    double ax = mapfn_m_abs(x), l1, l2, p, q, y;
    mapfn_m_cube c = mapfn_m_cbrt_reduce(ax);
    p = mapfn_m_product(c.y, c.y, &l1);
    q = mapfn_m_product(p, c.y, &l2);
    y = c.y + mapfn_m_mul(((c.m - q) - l2) - mapfn_m_mul(l1, c.y), c.r * c.r * 0.3333333333333333);
    return ax > 0 && ax < (double)INFINITY ? mapfn_m_flip(y * c.scale, mapfn_m_sign(x)) : x;
}
MAPFN_FN float mapfn_cbrtf(float x)
{
    double ax = (double)mapfn_m_absf(x);
    mapfn_m_cube c = mapfn_m_cbrt_reduce(ax);
    return ax > 0 && ax < (double)INFINITY ? mapfn_m_flipf((float)(c.y * c.scale), mapfn_m_signf(x)) : x;
}

/* hypot(x, y) = sqrt(x^2 + y^2), scaled by a power of two; the sum of squares as a pair, and the root corrected by what is left over */
MAPFN_FN double mapfn_hypot(double x, double y)
{
    double ax = mapfn_m_abs(x), ay = mapfn_m_abs(y), big = ax > ay ? ax : ay, small = ax > ay ? ay : ax;
    double up = big > 3.273390607896142e150 ? 2.409919865102884e-181 : big < 3.8725919148493183e-121 ? 4.149515568880993e180 : 1.0;
    double down = big > 3.273390607896142e150 ? 4.149515568880993e180 : big < 3.8725919148493183e-121 ? 2.409919865102884e-181 : 1.0;
    double a = big * up, b = small * up, la, lb, pa = mapfn_m_product(a, a, &la), pb = mapfn_m_product(b, b, &lb);
    mapfn_m_pair s = mapfn_m_pair_of(pa, pb);
    double r = mapfn_sqrt(s.hi), l, p = mapfn_m_product(r, r, &l), e = ((s.hi - p) - l) + (s.lo + (la + lb));
    double h = mapfn_m_mul(r + e / (r > 0 ? r + r : 1.0), down);
    h = x != x || y != y ? x + y : h;
    return ax > 1.7976931348623157e308 || ay > 1.7976931348623157e308 ? (double)INFINITY : h;
}
MAPFN_FN float mapfn_hypotf(float x, float y)
{
    double a = (double)x, b = (double)y;
    float h = (float)mapfn_sqrt(a * a + b * b);                                     /* the squares are exact */
    return mapfn_m_absf(x) > 3.4028235e38f || mapfn_m_absf(y) > 3.4028235e38f ? INFINITY : h;
}

/* pow(x, y) = 2^(y log2 |x|), with log2 |x| as a pair good to 66 bits: y multiplies its error by up to 1075. */
MAPFN_FN mapfn_m_pair mapfn_m_pair_product(mapfn_m_pair a, mapfn_m_pair b)
{
    double lost, p = mapfn_m_product(a.hi, b.hi, &lost);
    return mapfn_m_pair_of(p, lost + (mapfn_m_mul(a.hi, b.lo) + mapfn_m_mul(a.lo, b.hi)));
}
MAPFN_FN mapfn_m_pair mapfn_m_log2_pair(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    mapfn_m_pair f, d, s, z, p, q;
    double lost;
    f.hi = l.f, f.lo = 0;
    d = mapfn_m_pair_of(2, l.f);
    s = mapfn_m_divide(f, d);
    z = mapfn_m_pair_product(s, s);
    p = mapfn_m_pair_of(0.6666666666666666, mapfn_m_mul(z.hi, mapfn_m_poly8(z.hi, 0.3999999999999972, 0.2857142857157973,
                                                                              0.22222222190839858, 0.18181821561487413,
                                                                              0.15384404913488697, 0.1334119286168834,
                                                                              0.11591642757466357, 0.12575791348501958)));
    p.lo += 3.700743415417188e-17;
    p = mapfn_m_pair_product(z, p);
    q = mapfn_m_pair_of(2, p.hi);
    q.lo += p.lo;
    s = mapfn_m_pair_product(s, q);                                             /* log(1 + f) */
    q.hi = 1.4426950408889634, q.lo = 2.0355273740931033e-17;
    s = mapfn_m_pair_product(s, q);
    q.hi = mapfn_m_sum(l.k, s.hi, &lost);
    q.lo = lost + s.lo;
    return mapfn_m_pair_of(q.hi, q.lo);
}
/* what Annex F asks for, given r = pow(|x|, y) for the ordinary cases */
MAPFN_FN double mapfn_m_pow_special(double x, double y, double r)
{
    double ax = mapfn_m_abs(x), half = 0.5 * y;
    int whole = mapfn_rint(y) == y, odd = whole && mapfn_rint(half) != half;
    double edge = (ax == 0) == (y < 0) ? (double)INFINITY : 0.0;
    r = ax == 0 || ax > 1.7976931348623157e308 ? edge : r;
    r = odd ? mapfn_m_flip(r, mapfn_m_sign(x)) : r;
    r = x < 0 && ax < (double)INFINITY && !whole ? (double)NAN : r;
    r = x != x || y != y ? x + y : r;
    return y == 0 || x == 1 ? 1.0 : r;
}
MAPFN_FN double mapfn_pow(double x, double y)
{
    mapfn_m_pair l = mapfn_m_log2_pair(mapfn_m_abs(x)), v;
    double b = mapfn_m_limit(y, -1.1805916207174113e21, 1.1805916207174113e21), lost, t, r, s;
    double p = mapfn_m_product(b, l.hi, &lost), low = lost + mapfn_m_mul(b, l.lo);
    low = p > 1100 || p < -1100 ? 0.0 : low;
    p = mapfn_m_limit(p, -1100, 1100);
    t = p + (MAPFN_M_ROUND + 2046);
    r = p - (t - (MAPFN_M_ROUND + 2046));
    v.hi = mapfn_m_product(r, 0.6931471805599453, &lost);
    v.lo = lost + (mapfn_m_mul(r, 2.3190468138462996e-17) + mapfn_m_mul(low, 0.6931471805599453));
    v = mapfn_m_pair_of(v.hi, v.lo);
    s = 1 + v.hi;
    s = s + ((v.hi - (s - 1)) + (mapfn_m_mad(v.lo, v.hi, v.lo) + mapfn_m_exp_small(v.hi)));
    return mapfn_m_pow_special(x, y, mapfn_m_scale(s, mapfn_m_bits(t)));
}
MAPFN_FN float mapfn_m_pow_specialf(float x, float y, float r)
{
    float ax = mapfn_m_absf(x), half = 0.5f * y;
    int whole = mapfn_rintf(y) == y, odd = whole && mapfn_rintf(half) != half;
    float edge = (ax == 0) == (y < 0) ? INFINITY : 0.0f;
    r = ax == 0 || ax > 3.4028235e38f ? edge : r;
    r = odd ? mapfn_m_flipf(r, mapfn_m_signf(x)) : r;
    r = x < 0 && ax < INFINITY && !whole ? NAN : r;
    r = x != x || y != y ? x + y : r;
    return y == 0 || x == 1 ? 1.0f : r;
}
MAPFN_FN float mapfn_powf(float x, float y)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(mapfn_m_absf(x));
    double f = (double)l.f, s = f / (2 + f), z = s * s, log1 = 2 * s + mapfn_m_mul(s * z, mapfn_m_poly5(z, 0.6666666671053886,
                                                                                                        0.3999998455877205,
                                                                                                        0.2857318979880009,
                                                                                                        0.22134926874719543,
                                                                                                        0.20124733843260206));
    double l2 = mapfn_m_mad(log1, 1.4426950408889634, (double)l.k);
    double p = mapfn_m_limit((double)mapfn_m_limitf(y, -1.1529215e18f, 1.1529215e18f) * l2, -300, 300);
    double t = p + (MAPFN_M_ROUND + 1023), r = p - (t - (MAPFN_M_ROUND + 1023));
    double e = mapfn_m_mad(r, mapfn_m_poly7(r, 0.6931471807045316, 0.2402265106656095, 0.055504103659933336, 0.009618038132069899,
                                            0.001333393505426452, 0.00015466756316336128, 1.519615679964047e-5), 1);
    return mapfn_m_pow_specialf(x, y, (float)(e * mapfn_m_real(mapfn_m_bits(t) << 52)));
}

/* ----------------------------------------------------------------------------------------------------- ERROR FUNCTION
 * erf(x) = x (2 / sqrt(pi) + x^2 P(x^2)) for small x. From 1/2 on, for erfc 0.4: erfc(x) = exp(-x^2) (1 - t) H(t) with
 * t = (x - 3) / (x + 3), that is 1 - t = 6 / (x + 3); H varies little. */
MAPFN_FN double mapfn_m_erf_near(double x)
{
    double z = x * x, lost, p = mapfn_m_product(x, 1.1283791670955126, &lost);
    double small = mapfn_m_mad(z * x, mapfn_m_poly13(z, -0.3761263890318325, 0.11283791670927479, -0.026866170639151397,
                                                     0.005223977558092958, -0.0008548322501734135, 0.00012055137873134844,
                                                     -1.492000366107895e-5, 1.6350177556552496e-6, -1.4841582791643595e-7,
                                                     7.871212184634882e-10, 7.094707877523196e-9, -2.7861808129527615e-9,
                                                     4.353455818437306e-10), lost + mapfn_m_mul(x, 1.533545961316588e-17));
    return mapfn_m_abs(x) < 1.1830521861667747e-271 ? mapfn_m_mul(x, 1.1283791670955126) : p + small;
}
MAPFN_FN mapfn_m_pair mapfn_m_pair_make(double hi, double lo)
{
    mapfn_m_pair p;
    p.hi = hi, p.lo = lo;
    return p;
}
/* erfc(ax) as a pair, to be scaled by k; 0.4 <= ax */
MAPFN_FN mapfn_m_pair mapfn_m_erfc_far(double ax, uint64_t *k)
{
    double x = ax > 28 ? 28.0 : ax, lost, l1, l2, p, t, t2, t4, t8, h, s, square = mapfn_m_product(x, x, &lost);
    mapfn_m_exponent e = mapfn_m_exp_reduce(-square);
    double one = 1 + e.r, small = (e.r - (one - 1)) + mapfn_m_exp_small(e.r);
    mapfn_m_pair u, w, d = mapfn_m_pair_of(x > 3 ? x : 3.0, x > 3 ? 3.0 : x);
    small += mapfn_m_mul(e.low - lost, one + small);
    u = mapfn_m_divide(mapfn_m_pair_make(6, 0), d);
    t = (1 - u.hi) - u.lo;
    t2 = t * t, t4 = t2 * t2, t8 = t4 * t4;
    h = mapfn_m_mad(mapfn_m_poly7(t, 4.653447727939571e-9, 1.0909758291145002e-8, 2.3052011804826174e-9, -2.971306451008602e-9,
                                  -1.2635844188209975e-9, 5.650972579924168e-10, 2.2147978086535427e-10), t8, mapfn_m_poly8(t,
                                  1.7926835880089636e-5, 5.066472521823157e-6, -2.9113946935863707e-6, -7.919981883378714e-7,
                                  4.597741052898539e-7, 1.677306869145264e-7, -6.570889806996455e-8, -4.113622968780715e-8));
    h = mapfn_m_mul(t, mapfn_m_mad(h, t8, mapfn_m_poly8(t, 0.09837139285068276, -0.05174454365009224, 0.0199212935479231,
                                                        -0.0044712057708379965, -0.0002020694387671825, 0.0005056770018927238,
                                                        -9.138493783967664e-5, -4.6129658620710086e-5)));
    s = mapfn_m_sum(-0.1472324088616473, h, &l1);                                         /* the last step as a pair */
    p = mapfn_m_product(s, t, &l2);
    s = mapfn_m_sum(0.17900115118138996, p, &lost);
    lost += l2 + mapfn_m_mul(l1, t);
    w = mapfn_m_pair_product(u, mapfn_m_pair_make(s, lost));
    *k = e.k;
    return mapfn_m_pair_product(w, mapfn_m_pair_of(one, small));
}
MAPFN_FN double mapfn_erf(double x)
{
    double ax = mapfn_m_abs(x), near_zero = mapfn_m_erf_near(x), hi, s;
    uint64_t k;
    mapfn_m_pair c = mapfn_m_erfc_far(ax, &k);
    hi = mapfn_m_scale(c.hi, k), s = 1 - hi;
    s = s + (((1 - s) - hi) - mapfn_m_scale(c.lo, k));
    return ax < 0.5 ? near_zero : mapfn_m_flip(s, mapfn_m_sign(x));
}
MAPFN_FN double mapfn_erfc(double x)
{
    double ax = mapfn_m_abs(x), near_zero = 1 - mapfn_m_erf_near(x), far;
    uint64_t k;
    mapfn_m_pair c = mapfn_m_erfc_far(ax, &k);
    far = mapfn_m_scale(c.hi + c.lo, k);
    far = x < 0 ? 2 - far : far;
    return ax < 0.4 ? near_zero : far;
}
/* Float: the same in double, without pairs */
MAPFN_FN double mapfn_m_erf_near_single(double x)
{
    double z = x * x;
    return x * mapfn_m_mad(z, mapfn_m_poly7(z, -0.3761263858123471, 0.11283783572510585, -0.026865476176455926, 0.005221131026191343,
                                            -0.0008485249382768497, 0.00011273021438821204, -9.684214801726987e-6), 1.1283791670955126);
}
MAPFN_FN double mapfn_m_erfc_far_single(double ax)
{
    double x = ax > 11 ? 11.0 : ax, u = 6 / (x + 3), t = 1 - u, t2 = t * t, t4 = t2 * t2, h, y;
    mapfn_m_exponent e = mapfn_m_exp_reduce(-mapfn_m_mul(x, x));
    h = mapfn_m_mad(mapfn_m_poly3(t, -8.546393331572863e-5, -4.3254016863767554e-5, 9.236909508937745e-6), t4, mapfn_m_poly4(t, t2,
                                  0.019921481673920022, -0.004471172603884955, -0.00020368283442220514, 0.0005051527204910324));
    h = mapfn_m_mad(h, t4, mapfn_m_poly4(t, t2, 0.17900115123314914, -0.1472324087963857, 0.09837138502313766, -0.05174454494943894));
    y = 1 + (e.r + mapfn_m_mad(e.r * mapfn_m_mul(e.r, e.r), mapfn_m_poly5(e.r, 0.1666666557950244, 0.04166646113370902,
                                                                          0.00833358650749288, 0.0013935253452198259,
                                                                          0.00019733415868297506), 0.5 * mapfn_m_mul(e.r, e.r)));
    return y * (u * h) * mapfn_m_real((e.k - 1023) << 52);
}
MAPFN_FN float mapfn_erff(float x)
{
    double ax = (double)mapfn_m_absf(x), near_zero = mapfn_m_erf_near_single(ax), far = 1 - mapfn_m_erfc_far_single(ax);
    return mapfn_m_flipf((float)(ax < 1 ? near_zero : far), mapfn_m_signf(x));
}
MAPFN_FN float mapfn_erfcf(float x)
{
    double ax = (double)mapfn_m_absf(x), near_zero = 1 - mapfn_m_erf_near_single((double)x), far = mapfn_m_erfc_far_single(ax);
    double y = x < 0 ? 2 - far : far;
    return (float)(ax < 0.4 ? near_zero : y);
}

/* ------------------------------------------------------------------------------------------------------- FAST FORMS
 * At most 4 ULP, and never slower than the functions above. */
MAPFN_FN double mapfn_fast_exp(double x)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(mapfn_m_limit(x, -746, 710));
    return mapfn_m_scale(1 + (e.r + mapfn_m_exp_small(e.r)), e.k);
}
MAPFN_FN float mapfn_fast_expf(float x)
{
    mapfn_m_exponentf e = mapfn_m_exp_reducef(mapfn_m_limitf(x, -104, 89));
    return mapfn_m_scalef(1 + (e.r + mapfn_m_exp_smallf(e.r)), e.k);
}
MAPFN_FN double mapfn_fast_log(double x) { return mapfn_log(x); }
MAPFN_FN float mapfn_fast_logf(float x) { return mapfn_logf(x); }
MAPFN_FN double mapfn_fast_sin(double x) { return mapfn_sin(x); }
MAPFN_FN float mapfn_fast_sinf(float x) { return mapfn_sinf(x); }
MAPFN_FN double mapfn_fast_cos(double x) { return mapfn_cos(x); }
MAPFN_FN float mapfn_fast_cosf(float x) { return mapfn_cosf(x); }
/* y / (y + 2) with y = exp(2|x|) - 1, without pairs */
MAPFN_FN double mapfn_fast_tanh(double x)
{
    double ax = mapfn_m_abs(x), y;
    mapfn_m_exponent e = mapfn_m_exp_reduce(2 * (ax > 22 ? 22.0 : ax));
    double scale = mapfn_m_real((e.k << 52) - mapfn_m_bits(1.0));
    y = (scale - 1) + scale * (e.r + (e.low + mapfn_m_exp_small(e.r)));
    return ax < 3.725290298461914e-9 ? x : mapfn_m_flip(y / (y + 2), mapfn_m_sign(x));
}
MAPFN_FN float mapfn_fast_tanhf(float x)
{
    float ax = mapfn_m_absf(x), y;
    mapfn_m_exponentf e = mapfn_m_exp_reducef(2 * (ax > 10 ? 10.0f : ax));
    float scale = mapfn_m_realf((e.k << 23) - mapfn_m_bitsf(1.0f));
    y = (scale - 1) + scale * (e.r + (e.low + mapfn_m_exp_smallf(e.r)));
    return ax < 0.00024414062f ? x : mapfn_m_flipf(y / (y + 2), mapfn_m_signf(x));
}
MAPFN_FN double mapfn_fast_pow(double x, double y) { return mapfn_pow(x, y); }
MAPFN_FN float mapfn_fast_powf(float x, float y) { return mapfn_powf(x, y); }

/* ------------------------------------------------------------------------------------------------------- RANDOM NORMALS
 * Box and Muller: sqrt(-2 log(1 - u)) cos(2 pi v). The angle is a fraction of a turn, so its reduction is exact and short. */
MAPFN_FN double mapfn_rng_normal(mapfn_rng *r)
{
    double u = mapfn_rng_double(r), v = mapfn_rng_double(r), t = 4 * v + MAPFN_M_ROUND;
    mapfn_m_angle a;
    double s, c;
    a.q = mapfn_m_bits(t);
    a.r = mapfn_m_mul(4 * v - (t - MAPFN_M_ROUND), 1.5707963267948966);
    a.low = 0;
    s = mapfn_m_sin(a), c = mapfn_m_cos(a);
    return mapfn_m_mul(mapfn_sqrt(-2 * mapfn_log(1 - u)), mapfn_m_flip(mapfn_m_pick(0 - (a.q & 1), s, c), ((a.q + 1) & 2) << 62));
}
MAPFN_FN float mapfn_rng_normalf(mapfn_rng *r)
{
    float u = mapfn_rng_float(r), v = mapfn_rng_float(r), t = 4 * v + MAPFN_M_ROUNDF;
    mapfn_m_anglef a;
    float s, c;
    a.q = mapfn_m_bitsf(t);
    a.r = mapfn_m_mulf(4 * v - (t - MAPFN_M_ROUNDF), 1.5707964f);
    a.low = 0;
    s = mapfn_m_sinf(a), c = mapfn_m_cosf(a);
    return mapfn_m_mulf(mapfn_sqrtf(-2 * mapfn_logf(1 - u)), mapfn_m_flipf(a.q & 1 ? s : c, ((a.q + 1) & 2) << 30));
}

/* ------------------------------------------------------------------------------------------------------- ONE NAME FOR BOTH */
#ifdef __cplusplus
/* float where every argument is float; else double, for all arithmetic types */
# define MAPFN_M_OVERLOAD1(name) \
    MAPFN_FN float name(float x) { return name##f(x); } \
    template <class T> MAPFN_FN typename std::enable_if<std::is_arithmetic<T>::value, double>::type name(T x) { return name((double)x); }
# define MAPFN_M_OVERLOAD2(name) \
    MAPFN_FN float name(float x, float y) { return name##f(x, y); } \
    template <class T, class U> MAPFN_FN typename std::enable_if<std::is_arithmetic<T>::value && std::is_arithmetic<U>::value, double>::type \
    name(T x, U y) { return name((double)x, (double)y); }
MAPFN_M_OVERLOAD1(mapfn_exp)
MAPFN_M_OVERLOAD1(mapfn_exp2)
MAPFN_M_OVERLOAD1(mapfn_expm1)
MAPFN_M_OVERLOAD1(mapfn_log)
MAPFN_M_OVERLOAD1(mapfn_log2)
MAPFN_M_OVERLOAD1(mapfn_log10)
MAPFN_M_OVERLOAD1(mapfn_log1p)
MAPFN_M_OVERLOAD1(mapfn_sin)
MAPFN_M_OVERLOAD1(mapfn_cos)
MAPFN_M_OVERLOAD1(mapfn_tan)
MAPFN_M_OVERLOAD1(mapfn_asin)
MAPFN_M_OVERLOAD1(mapfn_acos)
MAPFN_M_OVERLOAD1(mapfn_atan)
MAPFN_M_OVERLOAD1(mapfn_sinh)
MAPFN_M_OVERLOAD1(mapfn_cosh)
MAPFN_M_OVERLOAD1(mapfn_tanh)
MAPFN_M_OVERLOAD1(mapfn_erf)
MAPFN_M_OVERLOAD1(mapfn_erfc)
MAPFN_M_OVERLOAD1(mapfn_cbrt)
MAPFN_M_OVERLOAD1(mapfn_sqrt)
MAPFN_M_OVERLOAD1(mapfn_rsqrt)
MAPFN_M_OVERLOAD1(mapfn_floor)
MAPFN_M_OVERLOAD1(mapfn_ceil)
MAPFN_M_OVERLOAD1(mapfn_trunc)
MAPFN_M_OVERLOAD1(mapfn_rint)
MAPFN_M_OVERLOAD1(mapfn_round)
MAPFN_M_OVERLOAD1(mapfn_fabs)
MAPFN_M_OVERLOAD1(mapfn_fast_exp)
MAPFN_M_OVERLOAD1(mapfn_fast_log)
MAPFN_M_OVERLOAD1(mapfn_fast_sin)
MAPFN_M_OVERLOAD1(mapfn_fast_cos)
MAPFN_M_OVERLOAD1(mapfn_fast_tanh)
MAPFN_M_OVERLOAD2(mapfn_pow)
MAPFN_M_OVERLOAD2(mapfn_atan2)
MAPFN_M_OVERLOAD2(mapfn_hypot)
MAPFN_M_OVERLOAD2(mapfn_fmin)
MAPFN_M_OVERLOAD2(mapfn_fmax)
MAPFN_M_OVERLOAD2(mapfn_fmod)
MAPFN_M_OVERLOAD2(mapfn_copysign)
MAPFN_M_OVERLOAD2(mapfn_fast_pow)
MAPFN_FN float mapfn_clamp(float x, float low, float high) { return mapfn_clampf(x, low, high); }
template <class T, class U, class V>
MAPFN_FN typename std::enable_if<std::is_arithmetic<T>::value && std::is_arithmetic<U>::value && std::is_arithmetic<V>::value, double>::type
mapfn_clamp(T x, U low, V high) { return mapfn_clamp((double)x, (double)low, (double)high); }
MAPFN_FN void mapfn_sincos(float x, float *sine, float *cosine) { mapfn_sincosf(x, sine, cosine); }
# undef MAPFN_M_OVERLOAD1
# undef MAPFN_M_OVERLOAD2
#else
# define mapfn_exp(x) _Generic((x), float: mapfn_expf, default: mapfn_exp)(x)
# define mapfn_exp2(x) _Generic((x), float: mapfn_exp2f, default: mapfn_exp2)(x)
# define mapfn_expm1(x) _Generic((x), float: mapfn_expm1f, default: mapfn_expm1)(x)
# define mapfn_log(x) _Generic((x), float: mapfn_logf, default: mapfn_log)(x)
# define mapfn_log2(x) _Generic((x), float: mapfn_log2f, default: mapfn_log2)(x)
# define mapfn_log10(x) _Generic((x), float: mapfn_log10f, default: mapfn_log10)(x)
# define mapfn_log1p(x) _Generic((x), float: mapfn_log1pf, default: mapfn_log1p)(x)
# define mapfn_sin(x) _Generic((x), float: mapfn_sinf, default: mapfn_sin)(x)
# define mapfn_cos(x) _Generic((x), float: mapfn_cosf, default: mapfn_cos)(x)
# define mapfn_tan(x) _Generic((x), float: mapfn_tanf, default: mapfn_tan)(x)
# define mapfn_asin(x) _Generic((x), float: mapfn_asinf, default: mapfn_asin)(x)
# define mapfn_acos(x) _Generic((x), float: mapfn_acosf, default: mapfn_acos)(x)
# define mapfn_atan(x) _Generic((x), float: mapfn_atanf, default: mapfn_atan)(x)
# define mapfn_sinh(x) _Generic((x), float: mapfn_sinhf, default: mapfn_sinh)(x)
# define mapfn_cosh(x) _Generic((x), float: mapfn_coshf, default: mapfn_cosh)(x)
# define mapfn_tanh(x) _Generic((x), float: mapfn_tanhf, default: mapfn_tanh)(x)
# define mapfn_erf(x) _Generic((x), float: mapfn_erff, default: mapfn_erf)(x)
# define mapfn_erfc(x) _Generic((x), float: mapfn_erfcf, default: mapfn_erfc)(x)
# define mapfn_cbrt(x) _Generic((x), float: mapfn_cbrtf, default: mapfn_cbrt)(x)
# define mapfn_sqrt(x) _Generic((x), float: mapfn_sqrtf, default: mapfn_sqrt)(x)
# define mapfn_rsqrt(x) _Generic((x), float: mapfn_rsqrtf, default: mapfn_rsqrt)(x)
# define mapfn_floor(x) _Generic((x), float: mapfn_floorf, default: mapfn_floor)(x)
# define mapfn_ceil(x) _Generic((x), float: mapfn_ceilf, default: mapfn_ceil)(x)
# define mapfn_trunc(x) _Generic((x), float: mapfn_truncf, default: mapfn_trunc)(x)
# define mapfn_rint(x) _Generic((x), float: mapfn_rintf, default: mapfn_rint)(x)
# define mapfn_round(x) _Generic((x), float: mapfn_roundf, default: mapfn_round)(x)
# define mapfn_fabs(x) _Generic((x), float: mapfn_fabsf, default: mapfn_fabs)(x)
# define mapfn_fast_exp(x) _Generic((x), float: mapfn_fast_expf, default: mapfn_fast_exp)(x)
# define mapfn_fast_log(x) _Generic((x), float: mapfn_fast_logf, default: mapfn_fast_log)(x)
# define mapfn_fast_sin(x) _Generic((x), float: mapfn_fast_sinf, default: mapfn_fast_sin)(x)
# define mapfn_fast_cos(x) _Generic((x), float: mapfn_fast_cosf, default: mapfn_fast_cos)(x)
# define mapfn_fast_tanh(x) _Generic((x), float: mapfn_fast_tanhf, default: mapfn_fast_tanh)(x)
# define mapfn_pow(x, y) _Generic((x), float: _Generic((y), float: mapfn_powf, default: mapfn_pow), default: mapfn_pow)(x, y)
# define mapfn_atan2(x, y) _Generic((x), float: _Generic((y), float: mapfn_atan2f, default: mapfn_atan2), default: mapfn_atan2)(x, y)
# define mapfn_hypot(x, y) _Generic((x), float: _Generic((y), float: mapfn_hypotf, default: mapfn_hypot), default: mapfn_hypot)(x, y)
# define mapfn_fmin(x, y) _Generic((x), float: _Generic((y), float: mapfn_fminf, default: mapfn_fmin), default: mapfn_fmin)(x, y)
# define mapfn_fmax(x, y) _Generic((x), float: _Generic((y), float: mapfn_fmaxf, default: mapfn_fmax), default: mapfn_fmax)(x, y)
# define mapfn_fmod(x, y) _Generic((x), float: _Generic((y), float: mapfn_fmodf, default: mapfn_fmod), default: mapfn_fmod)(x, y)
# define mapfn_copysign(x, y) _Generic((x), float: _Generic((y), float: mapfn_copysignf, default: mapfn_copysign), default: mapfn_copysign)(x, y)
# define mapfn_fast_pow(x, y) _Generic((x), float: _Generic((y), float: mapfn_fast_powf, default: mapfn_fast_pow), default: mapfn_fast_pow)(x, y)
# define mapfn_clamp(x, low, high) \
    _Generic((x), float: _Generic((low), float: _Generic((high), float: mapfn_clampf, default: mapfn_clamp), default: mapfn_clamp), \
             default: mapfn_clamp)(x, low, high)
# define mapfn_sincos(x, sine, cosine) _Generic((x), float: mapfn_sincosf, default: mapfn_sincos)(x, sine, cosine)
#endif
#endif /* versions */
#endif
