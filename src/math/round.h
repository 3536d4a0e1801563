/* ======== src/math/round.h: square roots, rounding, remainders.
 * Uses math/tools.h. Used by users. */

/* -------------------------------------------------------------------------------------------------- ROOTS AND ROUNDING
 * sqrt is the processor's, exact; but the C library's sqrt may set errno, and no loop with that is vectorized. */
#if MAPFN_DEVICE_CODE
MAPFN_FN double mapfn_sqrt(double x) { return __dsqrt_rn(x); }
MAPFN_FN float mapfn_sqrtf(float x) { return __fsqrt_rn(x); }
#else
# ifdef __cplusplus
extern "C" {
# endif
# if MAPFN_M_SQRT_BY_NAME
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
MAPFN_FN double mapfn_sqrt(double x) { return (double)(long double)mapfn_m_library_sqrt(x); }
MAPFN_FN float mapfn_sqrtf(float x) { return (float)(double)mapfn_m_library_sqrtf(x); }
#endif

/* Rounding to integers: adding 2^52 leaves no room for a fraction; larger numbers have none. SSE2 has no better way.
 * An instruction gives the same bits. */
MAPFN_FN double mapfn_m_rint(double x)
{
    double ax = mapfn_m_abs(x);
    double r = (ax + MAPFN_M_2_52) - MAPFN_M_2_52;
    return ax < MAPFN_M_2_52 ? mapfn_m_flip(r, mapfn_m_sign(x)) : x;
}
MAPFN_FN double mapfn_rint(double x) { return MAPFN_M_ROUNDS ? __builtin_rint(x) : mapfn_m_rint(x); }
MAPFN_FN float mapfn_rintf(float x)
{
    if (MAPFN_M_ROUNDS) return __builtin_rintf(x);
    float ax = mapfn_m_absf(x);
    float r = (ax + MAPFN_M_2_23F) - MAPFN_M_2_23F;
    return ax < MAPFN_M_2_23F ? mapfn_m_flipf(r, mapfn_m_signf(x)) : x;
}
MAPFN_FN double mapfn_trunc(double x)
{
    if (MAPFN_M_ROUNDS) return __builtin_trunc(x);
    double ax = mapfn_m_abs(x);
    double r = (ax + MAPFN_M_2_52) - MAPFN_M_2_52;
    double t = r > ax ? r - 1 : r;
    return ax < MAPFN_M_2_52 ? mapfn_m_flip(t, mapfn_m_sign(x)) : x;
}
MAPFN_FN float mapfn_truncf(float x)
{
    if (MAPFN_M_ROUNDS) return __builtin_truncf(x);
    float ax = mapfn_m_absf(x);
    float r = (ax + MAPFN_M_2_23F) - MAPFN_M_2_23F;
    float t = r > ax ? r - 1 : r;
    return ax < MAPFN_M_2_23F ? mapfn_m_flipf(t, mapfn_m_signf(x)) : x;
}
/* Halves go away from zero. What is added is the largest number below a half, as a half would take this one up to 1. */
MAPFN_FN double mapfn_round(double x)
{
    double ax = mapfn_m_abs(x);
    if (MAPFN_M_ROUNDS) return mapfn_m_flip(__builtin_trunc(ax + 0.49999999999999994), mapfn_m_sign(x));
    double r = (ax + MAPFN_M_2_52) - MAPFN_M_2_52;
    double t = r - ax < -0.49999999999999994 ? r + 1 : r;
    return ax < MAPFN_M_2_52 ? mapfn_m_flip(t, mapfn_m_sign(x)) : x;
}
MAPFN_FN float mapfn_roundf(float x)
{
    float ax = mapfn_m_absf(x);
    if (MAPFN_M_ROUNDS) return mapfn_m_flipf(__builtin_truncf(ax + 0.49999997f), mapfn_m_signf(x));
    float r = (ax + MAPFN_M_2_23F) - MAPFN_M_2_23F;
    float t = r - ax < -0.49999997f ? r + 1 : r;
    return ax < MAPFN_M_2_23F ? mapfn_m_flipf(t, mapfn_m_signf(x)) : x;
}
MAPFN_FN double mapfn_floor(double x)
{
    if (MAPFN_M_ROUNDS) return __builtin_floor(x);
    double r = mapfn_rint(x);
    return r > x ? r - 1 : r;
}
MAPFN_FN float mapfn_floorf(float x)
{
    if (MAPFN_M_ROUNDS) return __builtin_floorf(x);
    float r = mapfn_rintf(x);
    return r > x ? r - 1 : r;
}
MAPFN_FN double mapfn_ceil(double x) { return mapfn_m_minus(mapfn_floor(mapfn_m_minus(x))); }
MAPFN_FN float mapfn_ceilf(float x) { return mapfn_m_minusf(mapfn_floorf(mapfn_m_minusf(x))); }

MAPFN_FN double mapfn_fabs(double x) { return mapfn_m_abs(x); }
MAPFN_FN float mapfn_fabsf(float x) { return mapfn_m_absf(x); }
MAPFN_FN double mapfn_copysign(double x, double sign)
{
    return mapfn_m_real(mapfn_m_bits(mapfn_m_abs(x)) | mapfn_m_sign(sign));
}
MAPFN_FN float mapfn_copysignf(float x, float sign)
{
    return mapfn_m_realf(mapfn_m_bitsf(mapfn_m_absf(x)) | mapfn_m_signf(sign));
}

/* The smaller and the larger; a NaN counts as missing; -0 is smaller than +0. */
MAPFN_FN double mapfn_fmin(double x, double y)
{
    double r = x < y ? x : y;
    r = x == y ? mapfn_m_real(mapfn_m_bits(x) | mapfn_m_bits(y)) : r;
    return MAPFN_M_IS_NAN(y) ? x : r;
}
MAPFN_FN float mapfn_fminf(float x, float y)
{
    float r = x < y ? x : y;
    r = x == y ? mapfn_m_realf(mapfn_m_bitsf(x) | mapfn_m_bitsf(y)) : r;
    return MAPFN_M_IS_NANF(y) ? x : r;
}
MAPFN_FN double mapfn_fmax(double x, double y)
{
    double r = x > y ? x : y;
    r = x == y ? mapfn_m_real(mapfn_m_bits(x) & mapfn_m_bits(y)) : r;
    return MAPFN_M_IS_NAN(y) ? x : r;
}
MAPFN_FN float mapfn_fmaxf(float x, float y)
{
    float r = x > y ? x : y;
    r = x == y ? mapfn_m_realf(mapfn_m_bitsf(x) & mapfn_m_bitsf(y)) : r;
    return MAPFN_M_IS_NANF(y) ? x : r;
}
/* x held to [low, high]; a NaN stays one */
MAPFN_FN double mapfn_clamp(double x, double low, double high) { return mapfn_m_limit(x, low, high); }
MAPFN_FN float mapfn_clampf(float x, float low, float high) { return mapfn_m_limitf(x, low, high); }

/* fmod is exact everywhere, so the C library's will do. The number of its steps depends on the arguments: nothing
 * vectorizes that. */
MAPFN_FN double mapfn_fmod(double x, double y) { return fmod(x, y); }
MAPFN_FN float mapfn_fmodf(float x, float y) { return fmodf(x, y); }
