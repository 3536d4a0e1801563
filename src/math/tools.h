/* ======== src/math/tools.h: what several functions share: bits, fused steps, pairs.
 * Uses math/platform.h. Used by math/. */

/* ----------------------------------------------------------------------------------------------------- INTERNAL: TOOLS
 * Each tool has a form for double and one with the suffix f for float. */

MAPFN_FN uint64_t mapfn_m_bits(double x) { uint64_t u; MAPFN_MEMCPY(&u, &x, sizeof u); return u; }
MAPFN_FN uint32_t mapfn_m_bitsf(float x) { uint32_t u; MAPFN_MEMCPY(&u, &x, sizeof u); return u; }
MAPFN_FN double mapfn_m_real(uint64_t u) { double x; MAPFN_MEMCPY(&x, &u, sizeof x); return x; }
MAPFN_FN float mapfn_m_realf(uint32_t u) { float x; MAPFN_MEMCPY(&x, &u, sizeof x); return x; }

#define MAPFN_M_SIGN 0x8000000000000000u
#define MAPFN_M_SIGNF 0x80000000u

MAPFN_FN double mapfn_m_abs(double x) { return mapfn_m_real(mapfn_m_bits(x) & ~MAPFN_M_SIGN); }
MAPFN_FN float mapfn_m_absf(float x) { return mapfn_m_realf(mapfn_m_bitsf(x) & ~MAPFN_M_SIGNF); }
MAPFN_FN uint64_t mapfn_m_sign(double x) { return mapfn_m_bits(x) & MAPFN_M_SIGN; }
MAPFN_FN uint32_t mapfn_m_signf(float x) { return mapfn_m_bitsf(x) & MAPFN_M_SIGNF; }
/* x with its sign flipped where the sign bit of `sign` is set */
MAPFN_FN double mapfn_m_flip(double x, uint64_t sign) { return mapfn_m_real(mapfn_m_bits(x) ^ sign); }
MAPFN_FN float mapfn_m_flipf(float x, uint32_t sign) { return mapfn_m_realf(mapfn_m_bitsf(x) ^ sign); }

#if MAPFN_M_SEES_THROUGH && (MAPFN_M_ALL_FINITE || MAPFN_MATH_FENCE)
/* Always 0, but the compiler cannot know. Floats have one of their own, because a wider type in the loop would halve
 * its vectors. */
static __attribute__((__used__)) uint64_t mapfn_m_zero = 0;
static __attribute__((__used__)) uint32_t mapfn_m_zerof = 0;
#endif

/* Infinity, NaN, and whether x is one. With -ffinite-math-only clang takes neither for possible, and leaves out what
 * selects them. So it must not know that these numbers are what they are. */
#if MAPFN_M_ALL_FINITE
# define MAPFN_M_INFINITY mapfn_m_real(0x7ff0000000000000u | mapfn_m_zero)
# define MAPFN_M_INFINITYF mapfn_m_realf(0x7f800000u | mapfn_m_zerof)
# define MAPFN_M_NAN mapfn_m_real(0x7ff8000000000000u | mapfn_m_zero)
# define MAPFN_M_NANF mapfn_m_realf(0x7fc00000u | mapfn_m_zerof)
# define MAPFN_M_IS_NAN(x) ((mapfn_m_bits(x) & ~MAPFN_M_SIGN) > (0x7ff0000000000000u | mapfn_m_zero))
# define MAPFN_M_IS_NANF(x) ((mapfn_m_bitsf(x) & ~MAPFN_M_SIGNF) > (0x7f800000u | mapfn_m_zerof))
#else
# define MAPFN_M_INFINITY ((double)INFINITY)
# define MAPFN_M_INFINITYF INFINITY
# define MAPFN_M_NAN ((double)NAN)
# define MAPFN_M_NANF NAN
# define MAPFN_M_IS_NAN(x) ((x) != (x))
# define MAPFN_M_IS_NANF(x) ((x) != (x))
#endif

/* -x. With -ffast-math clang takes a negation for fast even here, but not a subtraction. */
#if MAPFN_M_FAST_MINUS
MAPFN_FN double mapfn_m_minus(double x) { return -0.0 - x; }
MAPFN_FN float mapfn_m_minusf(float x) { return -0.0f - x; }
#else
MAPFN_FN double mapfn_m_minus(double x) { return -x; }
MAPFN_FN float mapfn_m_minusf(float x) { return -x; }
#endif

/* a * b, rounded: no compiler can fuse it into the sum that it goes into.
 *  - gcc leaves an explicit fma alone, and one with -0 is the rounded product.
 *  - clang sees through that, but not through a variable that somebody might change. */
#if MAPFN_DEVICE_CODE
MAPFN_FN double mapfn_m_mul(double a, double b) { return __dmul_rn(a, b); }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return __fmul_rn(a, b); }
#elif !MAPFN_MATH_FENCE
MAPFN_FN double mapfn_m_mul(double a, double b) { return a * b; }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return a * b; }
#elif MAPFN_M_SEES_THROUGH
MAPFN_FN double mapfn_m_mul(double a, double b) { return mapfn_m_real(mapfn_m_bits(a * b) | mapfn_m_zero); }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return mapfn_m_realf(mapfn_m_bitsf(a * b) | mapfn_m_zerof); }
#else
MAPFN_FN double mapfn_m_mul(double a, double b) { return __builtin_fma(a, b, -0.0); }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return __builtin_fmaf(a, b, -0.0f); }
#endif

/* a * b + c, both rounded */
MAPFN_FN double mapfn_m_mad(double a, double b, double c) { return mapfn_m_mul(a, b) + c; }
MAPFN_FN float mapfn_m_madf(float a, float b, float c) { return mapfn_m_mulf(a, b) + c; }

/* a * b + c where a * b is exact: fused or not, the bits are the same. With -ffast-math clang takes a call for fast
 * even here, but not the operand of a conversion. These conversions are no instructions. */
#if MAPFN_DEVICE_CODE
MAPFN_FN double mapfn_m_exact(double a, double b, double c) { return __fma_rn(a, b, c); }
MAPFN_FN float mapfn_m_exactf(float a, float b, float c) { return __fmaf_rn(a, b, c); }
#elif MAPFN_M_FMA
MAPFN_FN double mapfn_m_exact(double a, double b, double c) { return (double)(long double)__builtin_fma(a, b, c); }
MAPFN_FN float mapfn_m_exactf(float a, float b, float c) { return (float)(double)__builtin_fmaf(a, b, c); }
#else
MAPFN_FN double mapfn_m_exact(double a, double b, double c) { return a * b + c; }
MAPFN_FN float mapfn_m_exactf(float a, float b, float c) { return a * b + c; }
#endif

/* the upper part of x: its leading 26 bits */
MAPFN_FN double mapfn_m_top(double x) { return mapfn_m_real(mapfn_m_bits(x) & 0xfffffffff8000000u); }

/* What p, the rounded a * b, has lost. a * b - p is a number, and both ways find exactly that number, unless a * b
 * is below 2^-968 (2^-102). Without a fused multiply-add both factors are cut in halves, rounded to 26 (12) bits.
 * Their four products are exact, and so is every sum in this order (Dekker). */
#if MAPFN_M_FMA
MAPFN_FN double mapfn_m_lost(double a, double b, double p) { return mapfn_m_exact(a, b, mapfn_m_minus(p)); }
MAPFN_FN float mapfn_m_lostf(float a, float b, float p) { return mapfn_m_exactf(a, b, mapfn_m_minusf(p)); }
#else
MAPFN_FN double mapfn_m_lost(double a, double b, double p)
{
    double at = mapfn_m_real((mapfn_m_bits(a) + 0x4000000u) & 0xfffffffff8000000u);
    double al = a - at;
    double bt = mapfn_m_real((mapfn_m_bits(b) + 0x4000000u) & 0xfffffffff8000000u);
    double bl = b - bt;
    return (((at * bt - p) + at * bl) + al * bt) + al * bl;
}
MAPFN_FN float mapfn_m_lostf(float a, float b, float p)
{
    float at = mapfn_m_realf((mapfn_m_bitsf(a) + 0x800u) & 0xfffff000u);
    float al = a - at;
    float bt = mapfn_m_realf((mapfn_m_bitsf(b) + 0x800u) & 0xfffff000u);
    float bl = b - bt;
    return (((at * bt - p) + at * bl) + al * bt) + al * bl;
}
#endif
/* a * b = the result + *lost, exactly */
MAPFN_FN double mapfn_m_product(double a, double b, double *lost)
{
    double p = mapfn_m_mul(a, b);
    *lost = mapfn_m_lost(a, b, p);
    return p;
}
MAPFN_FN float mapfn_m_productf(float a, float b, float *lost)
{
    float p = mapfn_m_mulf(a, b);
    *lost = mapfn_m_lostf(a, b, p);
    return p;
}
/* a - q b, rounded once, where q b is near a, so that a minus the rounded q b is exact */
#if MAPFN_M_FMA
MAPFN_FN double mapfn_m_left(double a, double q, double b) { return mapfn_m_exact(mapfn_m_minus(q), b, a); }
MAPFN_FN float mapfn_m_leftf(float a, float q, float b) { return mapfn_m_exactf(mapfn_m_minusf(q), b, a); }
#else
MAPFN_FN double mapfn_m_left(double a, double q, double b) { double p = q * b; return (a - p) - mapfn_m_lost(q, b, p); }
MAPFN_FN float mapfn_m_leftf(float a, float q, float b) { float p = q * b; return (a - p) - mapfn_m_lostf(q, b, p); }
#endif
/* a b - n, rounded once, where p, the rounded a b, is near n, and a has 24 bits */
#if MAPFN_M_FMA
MAPFN_FN double mapfn_m_left_of(double a, double b, double p, double n)
{
    (void)p;
    return mapfn_m_exact(a, b, mapfn_m_minus(n));
}
#else
MAPFN_FN double mapfn_m_left_of(double a, double b, double p, double n)
{
    double top = mapfn_m_top(b);
    return (p - n) + ((a * top - p) + a * (b - top));
}
#endif
/* 1 / x within 6 %, x > 0: enough for what a root or a quotient has left over. The subtraction negates the exponent.
 * Numbers between powers of two lie on a line, and the constant moves it to the middle of the error. */
MAPFN_FN double mapfn_m_inverse(double x) { return mapfn_m_real(0x7fde6238502484bau - mapfn_m_bits(x)); }
MAPFN_FN float mapfn_m_inversef(float x) { return mapfn_m_realf(0x7ef311c7u - mapfn_m_bitsf(x)); }
/* a + b = the result + *lost, exactly */
MAPFN_FN double mapfn_m_sum(double a, double b, double *lost)
{
    double s = a + b;
    double v = s - a;
    *lost = (a - (s - v)) + (b - v);
    return s;
}
MAPFN_FN float mapfn_m_sumf(float a, float b, float *lost)
{
    float s = a + b;
    float v = s - a;
    *lost = (a - (s - v)) + (b - v);
    return s;
}
/* yes where mask is all ones, no where it is 0: for conditions in 64-bit integers, which SSE2 cannot compare */
MAPFN_FN double mapfn_m_pick(uint64_t mask, double yes, double no)
{
    return mapfn_m_real((mapfn_m_bits(yes) & mask) | (mapfn_m_bits(no) & ~mask));
}
/* The mask of even numbers. That of odd ones, 0 - (q & 1), is a bool to gcc 14 and later, and is not vectorized. */
MAPFN_FN uint64_t mapfn_m_even(uint64_t q) { return (q & 1) - 1; }
/* Polynomials c0 + c1 x + ..., in halves and halves of halves, which need not wait for one another as Horner's steps
 * do. */
MAPFN_FN double mapfn_m_poly4(double x, double x2, double c0, double c1, double c2, double c3)
{
    return mapfn_m_mad(mapfn_m_mad(c3, x, c2), x2, mapfn_m_mad(c1, x, c0));
}
MAPFN_FN float mapfn_m_poly4f(float x, float x2, float c0, float c1, float c2, float c3)
{
    return mapfn_m_madf(mapfn_m_madf(c3, x, c2), x2, mapfn_m_madf(c1, x, c0));
}
MAPFN_FN double mapfn_m_poly3(double x, double c0, double c1, double c2)
{
    return mapfn_m_mad(mapfn_m_mad(c2, x, c1), x, c0);
}
MAPFN_FN float mapfn_m_poly3f(float x, float c0, float c1, float c2)
{
    return mapfn_m_madf(mapfn_m_madf(c2, x, c1), x, c0);
}
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
    double x2 = x * x;
    double x4 = x2 * x2;
    return mapfn_m_mad(mapfn_m_mad(c6, x2, mapfn_m_mad(c5, x, c4)), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly8(double x, double c0, double c1, double c2, double c3, double c4, double c5,
                              double c6, double c7)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    return mapfn_m_mad(mapfn_m_poly4(x, x2, c4, c5, c6, c7), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly9(double x, double c0, double c1, double c2, double c3, double c4, double c5,
                              double c6, double c7, double c8)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double high = mapfn_m_mad(c8, x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7));
    return mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly10(double x, double c0, double c1, double c2, double c3, double c4, double c5,
                               double c6, double c7, double c8, double c9)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double high = mapfn_m_mad(mapfn_m_mad(c9, x, c8), x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7));
    return mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}

MAPFN_FN double mapfn_m_poly13(double x, double c0, double c1, double c2, double c3, double c4, double c5,
                               double c6, double c7, double c8, double c9, double c10, double c11, double c12)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double high = mapfn_m_mad(c12, x4, mapfn_m_poly4(x, x2, c8, c9, c10, c11));
    high = mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7));
    return mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly14(double x, double c0, double c1, double c2, double c3, double c4, double c5,
                               double c6, double c7, double c8, double c9, double c10, double c11, double c12,
                               double c13)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double high = mapfn_m_mad(mapfn_m_mad(c13, x, c12), x4, mapfn_m_poly4(x, x2, c8, c9, c10, c11));
    high = mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7));
    return mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly18(double x, double c0, double c1, double c2, double c3, double c4, double c5, double c6,
                               double c7, double c8, double c9, double c10, double c11, double c12, double c13,
                               double c14, double c15, double c16, double c17)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double low = mapfn_m_mad(mapfn_m_poly4(x, x2, c4, c5, c6, c7), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
    double middle = mapfn_m_mad(mapfn_m_poly4(x, x2, c12, c13, c14, c15), x4, mapfn_m_poly4(x, x2, c8, c9, c10, c11));
    double high = mapfn_m_mad(mapfn_m_mad(x, c17, c16), x4 * x4, middle);
    return mapfn_m_mad(high, x4 * x4, low);
}
MAPFN_FN double mapfn_m_poly21(double x, double c0, double c1, double c2, double c3, double c4, double c5, double c6,
                               double c7, double c8, double c9, double c10, double c11, double c12, double c13,
                               double c14, double c15, double c16, double c17, double c18, double c19, double c20)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double x8 = x4 * x4;
    double top = mapfn_m_mad(c20, x4, mapfn_m_poly4(x, x2, c16, c17, c18, c19));
    double middle = mapfn_m_mad(mapfn_m_poly4(x, x2, c12, c13, c14, c15), x4, mapfn_m_poly4(x, x2, c8, c9, c10, c11));
    double low = mapfn_m_mad(mapfn_m_poly4(x, x2, c4, c5, c6, c7), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
    return mapfn_m_mad(mapfn_m_mad(top, x8, middle), x8, low);
}
/* in floats: four terms and two more; eight terms and one more */
MAPFN_FN float mapfn_m_poly42f(float x, float c0, float c1, float c2, float c3, float c4, float c5)
{
    float x2 = x * x;
    return mapfn_m_madf(mapfn_m_madf(x, c5, c4), x2 * x2, mapfn_m_poly4f(x, x2, c0, c1, c2, c3));
}
MAPFN_FN float mapfn_m_poly9f(float x, float c0, float c1, float c2, float c3, float c4, float c5, float c6, float c7,
                              float c8)
{
    float x2 = x * x;
    float x4 = x2 * x2;
    float high = mapfn_m_madf(c8, x4, mapfn_m_poly4f(x, x2, c4, c5, c6, c7));
    return mapfn_m_madf(high, x4, mapfn_m_poly4f(x, x2, c0, c1, c2, c3));
}
