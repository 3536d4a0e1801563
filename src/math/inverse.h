/* ======== src/math/inverse.h: asin, acos, atan, atan2.
 * Uses math/tools.h. Used by users. */

/* ------------------------------------------------------------------------------------- INVERSE TRIGONOMETRIC FUNCTIONS
 * atan(t) = t + t^3 P(t^2), |t| <= 0.6. Larger arguments are reduced to such by a quarter of pi and (t - 1) / (t +
 * 1), or by half of pi and -1 / t.
 *  - From 0.6 on, the first is used. Results are then so large that what the quotient and its rounded arctangent
 *    have lost is less than 0.5 ULP, and the numerator is exact.
 *  - From 1.83 on, the same is true of the second. */
MAPFN_FN double mapfn_m_atan_tail(double t, double low)                        /* atan(t) - t + low */
{
    double z = t * t;
    return mapfn_m_mad(z * t, mapfn_m_poly14(z, MAPFN_M_ATAN), low);
}
MAPFN_FN float mapfn_m_atan_tailf(float t, float low)
{
    float z = t * t;
    return mapfn_m_madf(z * t, mapfn_m_poly6f(z, MAPFN_M_ATANF), low);
}
MAPFN_FN double mapfn_atan(double x)
{
    double ax = mapfn_m_abs(x);
    double n = ax > 0.6 ? ax - 1 : ax;
    double d = ax > 0.6 ? ax + 1 : 1.0;
    double t;
    double base = ax > 0.6 ? MAPFN_M_QUARTER_PI : 0.0;
    n = ax > MAPFN_M_ATAN_TURN ? -1.0 : n;
    d = ax > MAPFN_M_ATAN_TURN ? ax : d;
    base = ax > MAPFN_M_ATAN_TURN ? MAPFN_M_HALF_PI : base;
    t = n / d;
    return mapfn_m_flip(base + (t + mapfn_m_atan_tail(t, mapfn_m_mul(base, 3.8981718325193755e-17))), mapfn_m_sign(x));
}
MAPFN_FN float mapfn_atanf(float x)
{
    float ax = mapfn_m_absf(x);
    float n = ax > 0.6f ? ax - 1 : ax;
    float d = ax > 0.6f ? ax + 1 : 1.0f;
    float t;
    float base = ax > 0.6f ? MAPFN_M_QUARTER_PIF : 0.0f;
    n = ax > MAPFN_M_ATAN_TURNF ? -1.0f : n;
    d = ax > MAPFN_M_ATAN_TURNF ? ax : d;
    base = ax > MAPFN_M_ATAN_TURNF ? MAPFN_M_HALF_PIF : base;
    t = n / d;
    return mapfn_m_flipf(base + (t + mapfn_m_atan_tailf(t, mapfn_m_mulf(base, -2.7827534e-8f))), mapfn_m_signf(x));
}
/* atan2(y, x): u is the smaller and v the larger.
 *  - The angle is atan(u / v), or pi/4 plus that of (u - v) / (u + v); a right angle minus it for |y| > |x|; pi
 *    minus it for negative x. That is k quarters of pi plus or minus the arctangent, and a quarter has so few bits
 *    that k times it is exact.
 *  - Both are scaled by the power of two that puts v in [2, 4). For an infinite v this is 0, so that v becomes NaN,
 *    and u 0 or NaN. The maximum and the minimum then make 1 of infinity / infinity, and 0 of 0 / 0.
 *  - What the quotient has lost is added, over d (1 + t^2): 1 / d by its bits, and 0.83 for the rest. It is left out
 *    where t is so small that it may be inexact. */
MAPFN_FN double mapfn_atan2(double y, double x)
{
    double ax = mapfn_m_abs(x);
    double ay = mapfn_m_abs(y);
    double u = ay > ax ? ax : ay;
    double v = ay > ax ? ay : ax;
    double n, d, k, t, low, s;
    double up = mapfn_m_real(0x7ff0000000000000u - (mapfn_m_bits(v + MAPFN_M_NORMAL) & 0x7ff0000000000000u));
    uint64_t sign = mapfn_m_sign(ay > ax ? mapfn_m_minus(x) : x);
    u *= up;
    v *= up;
    v = v > 8.673617379884035e-19 ? v : 8.673617379884035e-19;
    u = u < v ? u : v;
    d = mapfn_m_mul(v, 0.6);
    k = ay > ax ? 0.0 : 2.0;
    k = u > d ? 1.0 : k;
    k = mapfn_m_exact(mapfn_m_flip(-1, mapfn_m_sign(x)), k, 2);
    n = u > d ? u - v : u;
    d = u > d ? u + v : v;
    t = n / d;
    low = mapfn_m_mul(mapfn_m_left(n, t, d), mapfn_m_real(0x7fda14655e7a88d3u - mapfn_m_bits(d)));
    low = mapfn_m_flip(mapfn_m_atan_tail(t, u < 1.862645149230957e-9 ? 0.0 : low), sign);
    s = mapfn_m_exact(k, MAPFN_M_QUARTER_PI, mapfn_m_flip(t, sign) + mapfn_m_mad(k, MAPFN_M_QUARTER_PI_LOW, low));
    return MAPFN_M_IS_NAN(x) || MAPFN_M_IS_NAN(y) ? MAPFN_M_NAN : mapfn_m_flip(s, mapfn_m_sign(y));
}
MAPFN_FN float mapfn_atan2f(float y, float x)
{
    int32_t ax = (int32_t)(mapfn_m_bitsf(x) & ~MAPFN_M_SIGNF);
    int32_t ay = (int32_t)(mapfn_m_bitsf(y) & ~MAPFN_M_SIGNF);
    float u = mapfn_m_realf((uint32_t)(ax < ay ? ax : ay));
    float v = mapfn_m_realf((uint32_t)(ax > ay ? ax : ay));
    float n, d, k, t, low, s;
    float up = mapfn_m_realf(0x7f800000u - (mapfn_m_bitsf(v + MAPFN_M_NORMALF) & 0x7f800000u));
    uint32_t sign = mapfn_m_signf(ay > ax ? mapfn_m_minusf(x) : x);
    u *= up;
    v *= up;
    v = v > 8.6736174e-19f ? v : 8.6736174e-19f;
    u = u < v ? u : v;
    d = mapfn_m_mulf(v, 0.6f);
    k = ay > ax ? 0.0f : 2.0f;
    k = u > d ? 1.0f : k;
    k = mapfn_m_exactf(mapfn_m_flipf(-1, mapfn_m_signf(x)), k, 2);
    n = u > d ? u - v : u;
    d = u > d ? u + v : v;
    t = n / d;
    low = mapfn_m_mulf(mapfn_m_leftf(n, t, d), mapfn_m_realf(0x7ed0a330u - mapfn_m_bitsf(d)));
    low = mapfn_m_flipf(mapfn_m_atan_tailf(t, u < 1.2207031e-4f ? 0.0f : low), sign);
    low = mapfn_m_madf(k, MAPFN_M_SHORT_QUARTER_PI_LOWF, low);
    s = mapfn_m_exactf(k, MAPFN_M_SHORT_QUARTER_PIF, mapfn_m_flipf(t, sign) + low);
    return MAPFN_M_IS_NANF(x) || MAPFN_M_IS_NANF(y) ? MAPFN_M_NANF : mapfn_m_flipf(s, mapfn_m_signf(y));
}

/* asin and acos: up to 1/2 by the polynomial; beyond, by asin(x) = pi/2 - 2 asin(s) with s^2 = (1 - x) / 2. What s
 * misses is (s^2 - its square) / 2s. */
typedef struct { double hi, lo, z; int large; } mapfn_m_arc;

MAPFN_FN mapfn_m_arc mapfn_m_arc_reduce(double ax)
{
    mapfn_m_arc a;
    double s;
    a.large = ax > 0.5;
    a.z = a.large ? 0.5 - 0.5 * ax : ax * ax;
    s = mapfn_sqrt(a.z);
    a.lo = a.large ? mapfn_m_mul(mapfn_m_left(a.z, s, s), mapfn_m_inverse(s + s)) : 0.0;
    a.hi = a.large ? s : ax;
    return a;
}
MAPFN_FN double mapfn_m_asin_tail(mapfn_m_arc a)                               /* asin(hi + lo) - hi */
{
    double p = mapfn_m_poly13(a.z, MAPFN_M_ASIN);
    return mapfn_m_mad(a.z * a.hi, p, a.lo);
}
MAPFN_FN double mapfn_asin(double x)
{
    double ax = mapfn_m_abs(x);
    double small, direct, from_half;
    mapfn_m_arc a = mapfn_m_arc_reduce(ax);
    mapfn_m_pair t;
    small = mapfn_m_asin_tail(a);
    direct = a.hi + small;
    t = mapfn_m_pair_of(MAPFN_M_HALF_PI, -2 * a.hi);
    from_half = t.hi + (t.lo + (MAPFN_M_HALF_PI_LOW - 2 * small));
    direct = mapfn_m_flip(a.large ? from_half : direct, mapfn_m_sign(x));
    return ax < MAPFN_M_SMALL ? x : direct;
}
MAPFN_FN double mapfn_acos(double x)
{
    mapfn_m_arc a = mapfn_m_arc_reduce(mapfn_m_abs(x));
    double small = mapfn_m_asin_tail(a);
    double sx = x < 0 ? -1.0 : 1.0;
    double middle, far;
    mapfn_m_pair t = mapfn_m_pair_of(MAPFN_M_HALF_PI, mapfn_m_minus(sx) * a.hi);
    middle = t.hi + (t.lo + (MAPFN_M_HALF_PI_LOW - sx * small));
    t = mapfn_m_pair_of(MAPFN_M_PI, -2 * a.hi);
    far = t.hi + (t.lo + (MAPFN_M_PI_LOW - 2 * small));
    return a.large ? (x < 0 ? far : 2 * (a.hi + small)) : middle;
}
/* Float: the same. asinf's limit makes twice the root's arcsine less than 1. The subtraction from pi/2 is then exact
 * for results below 1, so that the arcsine may be rounded before. 2s is taken for 1, which leaves half of what the
 * root has lost, or less. */
typedef struct { float hi, lo; } mapfn_m_arcf;

MAPFN_FN mapfn_m_arcf mapfn_m_arc_of(float ax, int large)                       /* asin(ax), or of the root */
{
    mapfn_m_arcf a;
    float z = large ? 0.5f - 0.5f * ax : mapfn_m_mulf(ax, ax);
    float s = mapfn_sqrtf(z);
    float low = mapfn_m_mulf(mapfn_m_leftf(z, s, s), mapfn_m_inversef(s + s));
    s = large ? s : ax;
    a.hi = s;
    a.lo = mapfn_m_madf(z * s, mapfn_m_poly5f(z, MAPFN_M_ASINF_HALF), large ? low : 0.0f);
    return a;
}
MAPFN_FN float mapfn_asinf(float x)
{
    float ax = mapfn_m_absf(x);
    float z, s, w;
    int large = ax > 0.5404f;
    z = large ? mapfn_m_exactf(-0.5f, ax, 0.5f) : mapfn_m_mulf(ax, ax);
    s = mapfn_sqrtf(z);
    w = large ? mapfn_m_leftf(z, s, s) + 2.1855695e-8f : 0.0f;
    s = large ? s : ax;
    w = s + mapfn_m_madf(z * s, mapfn_m_poly6f(z, MAPFN_M_ASINF), w);
    return mapfn_m_flipf(large ? mapfn_m_exactf(-2, w, MAPFN_M_HALF_PIF) : w, mapfn_m_signf(x));
}
MAPFN_FN float mapfn_acosf(float x)
{
    float ax = mapfn_m_absf(x);
    float base, base_low, u, u_low, s;
    int large = ax > 0.5f;
    uint32_t sign;
    mapfn_m_arcf a = mapfn_m_arc_of(ax, large);
    base = large ? (x < 0 ? MAPFN_M_PIF : 0.0f) : MAPFN_M_HALF_PIF;
    base_low = large ? (x < 0 ? MAPFN_M_PI_LOWF : 0.0f) : MAPFN_M_HALF_PI_LOWF;
    sign = mapfn_m_signf(x) ^ (large ? 0 : MAPFN_M_SIGNF);
    u = mapfn_m_flipf(large ? 2 * a.hi : a.hi, sign);
    u_low = mapfn_m_flipf(large ? 2 * a.lo : a.lo, sign);
    s = base + u;
    return s + (((base - s) + u) + (base_low + u_low));
}
