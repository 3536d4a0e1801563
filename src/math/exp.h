/* ======== src/math/exp.h: exp.
 * Uses math/tools.h. Used by users. */

/* -------------------------------------------------------------------------------------------------------- EXPONENTIALS
 * Reduce: x = n ln 2 + r + low with |r| <= ln 2 / 2. Adding 1.5 * 2^52 (2^23) rounds to an integer, which then also
 * stands in the low bits of the sum. A bias makes these bits n plus twice the exponent bias, which is never
 * negative. ln 2 is cut in two parts so short that n times either is exact; low is what the subtraction of the
 * second lost.
 * Reconstruct: 2^n by two factors, from halves of the biased n. So results beyond either end of the range become
 * infinity, zero, or subnormal with a single rounding. */

typedef struct { uint64_t k; double n, r, low; } mapfn_m_exponent;
typedef struct { uint32_t k; float n, r, low; } mapfn_m_exponentf;

MAPFN_FN mapfn_m_exponent mapfn_m_exp_reduce(double x)
{
    mapfn_m_exponent e;
    double t = mapfn_m_mul(x, MAPFN_M_LOG2E) + (MAPFN_M_ROUND + 2046);
    double a;
    e.k = mapfn_m_bits(t);
    e.n = t - (MAPFN_M_ROUND + 2046);
    a = mapfn_m_exact(mapfn_m_minus(e.n), MAPFN_M_LN2_HIGH, x);
    e.r = mapfn_m_exact(mapfn_m_minus(e.n), MAPFN_M_LN2_REST, a);
    e.low = mapfn_m_exact(mapfn_m_minus(e.n), MAPFN_M_LN2_REST, a - e.r);
    return e;
}
MAPFN_FN mapfn_m_exponentf mapfn_m_exp_reducef(float x)
{
    mapfn_m_exponentf e;
    float t = mapfn_m_mulf(x, MAPFN_M_LOG2EF) + (MAPFN_M_ROUNDF + 254);
    float a;
    e.k = mapfn_m_bitsf(t);
    e.n = t - (MAPFN_M_ROUNDF + 254);
    a = mapfn_m_exactf(mapfn_m_minusf(e.n), MAPFN_M_LN2_HIGHF, x);
    e.r = mapfn_m_exactf(mapfn_m_minusf(e.n), MAPFN_M_LN2_RESTF, a);
    e.low = mapfn_m_exactf(mapfn_m_minusf(e.n), MAPFN_M_LN2_RESTF, a - e.r);
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
    double r2 = r * r;
    return mapfn_m_mad(r * r2, mapfn_m_poly9(r, MAPFN_M_EXP), 0.5 * r2);
}
/* more + r^2 (c2 + c3 r) + r^4 (c4 + c5 r + c6 r^2), in few dependent steps */
MAPFN_FN float mapfn_m_growthf(float r, float more, float c2, float c3, float c4, float c5, float c6)
{
    float r2 = r * r;
    float low = more + mapfn_m_mulf(r2, mapfn_m_madf(c3, r, c2));
    return low + mapfn_m_mulf(r2 * r2, mapfn_m_madf(c6, r2, mapfn_m_madf(c5, r, c4)));
}
/* more + exp(r) - 1 - r */
MAPFN_FN float mapfn_m_exp_smallf(float r, float more)
{
    return mapfn_m_growthf(r, more, 0.5f, MAPFN_M_EXPF);
}
/* x held to [low, high]; a NaN stays one. Both conditions look at x itself: gcc would turn a chain of two into
 * branches. */
MAPFN_FN double mapfn_m_limit(double x, double low, double high)
{
    double y = low > x ? low : x;
    return high < x ? high : y;
}
MAPFN_FN float mapfn_m_limitf(float x, float low, float high)
{
    float y = low > x ? low : x;
    return high < x ? high : y;
}
/* y, computed from x, but infinity where x is above high, and bottom where it is below low. This is selected at the
 * end, as gcc makes a selection for each use of an x that is limited beforehand. */
MAPFN_FN double mapfn_m_between(double x, double low, double high, double bottom, double y)
{
    double z = x > high ? MAPFN_M_INFINITY : y;
    return x < low ? bottom : z;
}
MAPFN_FN float mapfn_m_betweenf(float x, float low, float high, float bottom, float y)
{
    float z = x > high ? MAPFN_M_INFINITYF : y;
    return x < low ? bottom : z;
}

/* exp(x) = 2^n exp(r). 1 + r is taken exactly: what the sum loses, comes back with the small terms. */
MAPFN_FN double mapfn_exp(double x)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(x);
    double s = 1 + e.r;
    double y = s + ((e.r - (s - 1)) + (e.low + mapfn_m_exp_small(e.r)));
    return mapfn_m_between(x, -746, 710, 0, mapfn_m_scale(y, e.k));
}
MAPFN_FN float mapfn_expf(float x)
{
    mapfn_m_exponentf e = mapfn_m_exp_reducef(x);
    float s = 1 + e.r;
    return mapfn_m_betweenf(x, -104, 89, 0, mapfn_m_scalef(s + mapfn_m_exp_smallf(e.r, e.r - (s - 1)), e.k));
}
