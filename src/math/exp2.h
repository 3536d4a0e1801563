/* ======== src/math/exp2.h: exp2 and expm1.
 * Uses math/exp.h. Used by users. */

/* ------------------------------------------------------------------------------------------ 2^x, AND e^x - 1 */

/* exp2(x) = 2^n 2^r with r = x - n, exactly; 2^r = 1 + r c1 + r^2 q(r), and the 1 is added as in exp. */
MAPFN_FN double mapfn_exp2(double x)
{
    double t = x + (MAPFN_M_ROUND + 2046);
    double r = x - (t - (MAPFN_M_ROUND + 2046));
    double p = mapfn_m_mul(r, MAPFN_M_LN2);
    double s = 1 + p;
    double small = mapfn_m_mul(r * r, mapfn_m_poly10(r, MAPFN_M_EXP2));
    return mapfn_m_between(x, -1076, 1025, 0, mapfn_m_scale(s + ((p - (s - 1)) + small), mapfn_m_bits(t)));
}
MAPFN_FN float mapfn_exp2f(float x)
{
    float t = x + (MAPFN_M_ROUNDF + 254);
    float r = x - (t - (MAPFN_M_ROUNDF + 254));
    float p = mapfn_m_mulf(r, MAPFN_M_LN2F);
    float s = 1 + p;
    float small = mapfn_m_growthf(r, p - (s - 1), MAPFN_M_EXP2F);
    return mapfn_m_betweenf(x, -151, 129, 0, mapfn_m_scalef(s + small, mapfn_m_bitsf(t)));
}

/* expm1(x) = 2^n (exp(r) - 1) + (2^n - 1). exp(r) - 1 is r + small, and n is 0 for small x, so that nothing cancels.
 * What the sums of 2^n, -1 and 2^n r lose comes back with the small terms. The largest n is taken one lower and made
 * good at the end, because 2^1024 itself would be infinite. */
MAPFN_FN double mapfn_expm1(double x)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(x);
    double last = e.n > 1023 ? 2.0 : 1.0;
    double one = e.n > 1023 ? 0.5 : 1.0;
    double scale = mapfn_m_real((e.k << 52) - mapfn_m_bits(last));
    double small = scale * (e.low + mapfn_m_exp_small(e.r));
    double a = scale - one;
    double b = scale * e.r;
    double s = a + b;
    double y = (s + (((a - s) + b) + (((scale - a) - one) + small))) * last;
    y = mapfn_m_between(x, -44, 710, -1, y);
    return mapfn_m_abs(x) < MAPFN_M_TINY ? x : y;
}
/* Float: 2^n q + (2^n - 1) with q = exp(r) - 1, rounded. That is exact enough if n changes where 2^n q and q are a
 * quarter, at log(3/4) and log(3/2): hence the 0.085. Half of it is taken, because 2^128 would be infinite. What 2^n
 * - 1 loses matters from n = 25 on. */
MAPFN_FN float mapfn_expm1f(float x)
{
    float t = (mapfn_m_mulf(x, MAPFN_M_LOG2EF) - 0.0849625f) + (MAPFN_M_ROUNDF + 253);
    float n = t - (MAPFN_M_ROUNDF + 253);
    float a = mapfn_m_exactf(mapfn_m_minusf(n), MAPFN_M_LN2_HIGHF, x);
    float r = mapfn_m_exactf(mapfn_m_minusf(n), MAPFN_M_LN2_RESTF, a);
    float r2 = r * r;
    float scale = mapfn_m_realf((mapfn_m_bitsf(t) << 23) - mapfn_m_bitsf(1.0f));
    float one = scale - 0.5f;
    float q, y;
    q = mapfn_m_madf(r * r2, mapfn_m_poly5f(r, MAPFN_M_EXPM1F), 0.5f * r2);
    q = a + mapfn_m_exactf(mapfn_m_minusf(n), MAPFN_M_LN2_RESTF, q);
    y = 2 * (one + mapfn_m_exactf(scale, q, (scale - one) - 0.5f));
    y = mapfn_m_betweenf(x, -20, 89, -1, y);
    return mapfn_m_absf(x) < MAPFN_M_TINYF ? x : y;
}
