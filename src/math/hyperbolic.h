/* ======== src/math/hyperbolic.h: sinh, cosh, tanh and their inverses.
 * Uses math/exp.h and math/log.h. Used by users. */

/* --------------------------------------------------------------------------------------------- HYPERBOLIC FUNCTIONS */

/* (exp(x) - 1) part as a pair, where that is finite; part is a power of two */
MAPFN_FN mapfn_m_pair mapfn_m_expm1_pair(double x, double part)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(x);
    double scale = mapfn_m_real((e.k << 52) - mapfn_m_bits(1 / part));
    double rest;
    double r2 = mapfn_m_product(e.r, e.r, &rest);
    double small = mapfn_m_mad(e.r * r2, mapfn_m_poly9(e.r, MAPFN_M_EXP), 0.5 * rest + mapfn_m_mad(e.low, e.r, e.low));
    mapfn_m_pair p = mapfn_m_pair_of(e.r, 0.5 * r2);
    mapfn_m_pair q;
    double lost1, lost2;
    double s = mapfn_m_sum(scale, mapfn_m_minus(part), &lost1);
    s = mapfn_m_sum(s, scale * p.hi, &lost2);
    q = mapfn_m_pair_of(s, (lost1 + lost2) + scale * (p.lo + small));
    return q;
}
/* tanh(x) = y / (y + 2) with y = exp(2|x|) - 1 */
MAPFN_FN double mapfn_tanh(double x)
{
    double ax = mapfn_m_abs(x);
    mapfn_m_pair y = mapfn_m_expm1_pair(2 * ax, 1);
    mapfn_m_pair d = mapfn_m_pair_of(y.hi > 2 ? y.hi : 2.0, y.hi > 2 ? 2.0 : y.hi);
    mapfn_m_pair t;
    d.lo += y.lo;
    t = mapfn_m_divide(y, d);
    t.hi = mapfn_m_flip(ax > 22 ? 1.0 : t.hi, mapfn_m_sign(x));
    return ax < MAPFN_M_SMALL ? x : t.hi;
}
/* sinh(x) = (y + y / (y + 1)) / 2, cosh(x) = ((y + 1) + 1 / (y + 1)) / 2, with y = exp(|x|) - 1. A quarter of y is
 * taken, which is finite wherever the results are; w is a quarter of exp(|x|). */
MAPFN_FN double mapfn_sinh(double x)
{
    double ax = mapfn_m_abs(x);
    double lost, s;
    mapfn_m_pair y = mapfn_m_expm1_pair(ax, 0.25);
    mapfn_m_pair w, t;
    w.hi = mapfn_m_sum(y.hi, 0.25, &lost);
    w.lo = lost + y.lo;
    t.hi = 0.25 * y.hi;
    t.lo = 0.25 * y.lo;
    t = mapfn_m_divide(t, w);
    s = mapfn_m_sum(y.hi, t.hi, &lost);
    s = 2 * (s + (lost + (y.lo + t.lo)));
    s = mapfn_m_flip(ax > 710.6 ? MAPFN_M_INFINITY : s, mapfn_m_sign(x));
    return ax < MAPFN_M_SMALL ? x : s;
}
MAPFN_FN double mapfn_cosh(double x)
{
    double ax = mapfn_m_abs(x);
    double lost, s;
    mapfn_m_pair y = mapfn_m_expm1_pair(ax, 0.25);
    mapfn_m_pair w, t;
    w.hi = mapfn_m_sum(y.hi, 0.25, &lost);
    w.lo = lost + y.lo;
    t.hi = 0.0625;
    t.lo = 0;
    t = mapfn_m_divide(t, w);
    s = mapfn_m_sum(w.hi, t.hi, &lost);
    s = 2 * (s + (lost + (w.lo + t.lo)));
    return ax > 710.6 ? MAPFN_M_INFINITY : s;
}
/* Float: a quarter of exp(x) as a sum still to be made, and its reciprocal; polynomials where these would cancel. */
typedef struct { float hi, lo, inverse; } mapfn_m_quarterf;

MAPFN_FN mapfn_m_quarterf mapfn_m_exp_quarterf(float x)                        /* up to 89.5; inverse is exp(-x) / 4 */
{
    mapfn_m_quarterf q;
    mapfn_m_exponentf e = mapfn_m_exp_reducef(x);
    float scale = mapfn_m_realf((e.k << 23) - mapfn_m_bitsf(4.0f));
    float s = 1 + e.r;
    q.hi = scale * s;
    q.lo = scale * mapfn_m_exp_smallf(e.r, (e.r - (s - 1)) + e.low);
    q.inverse = 0.0625f / (q.hi + q.lo);
    return q;
}
MAPFN_FN float mapfn_coshf(float x)
{
    float ax = mapfn_m_absf(x);
    mapfn_m_quarterf q = mapfn_m_exp_quarterf(ax);
    return ax > 89.5f ? MAPFN_M_INFINITYF : 2 * (q.hi + (q.lo + q.inverse));
}
MAPFN_FN float mapfn_sinhf(float x)
{
    float ax = mapfn_m_absf(x);
    float z = x * x;
    float z2 = z * z;
    float near_zero, far;
    mapfn_m_quarterf q = mapfn_m_exp_quarterf(ax);
    near_zero = mapfn_m_madf(x * z, mapfn_m_poly4f(z, z2, MAPFN_M_SINHF), x);
    far = mapfn_m_flipf(2 * (q.hi + (q.lo - q.inverse)), mapfn_m_signf(x));
    far = ax > 89.5f ? x * MAPFN_M_INFINITYF : far;
    return ax < 1 ? near_zero : far;
}
/* tanh(x) = 1 - 2 / (exp(2x) + 1) from 0.6 on; low is what the sum and the inverse have lost */
MAPFN_FN float mapfn_tanhf(float x)
{
    float ax = mapfn_m_absf(x);
    float z = x * x;
    float scale, small, d, inverse, low, near_zero, far;
    mapfn_m_exponentf e = mapfn_m_exp_reducef(2 * ax);
    scale = mapfn_m_realf((e.k << 23) - mapfn_m_bitsf(1.0f));
    small = mapfn_m_exp_smallf(e.r, e.r);
    d = (scale + 1) + scale * small;
    inverse = 1 / d;
    low = mapfn_m_leftf(1, inverse, d) - mapfn_m_mulf(inverse, ((scale + 1) - d) + scale * small);
    far = 1 - 2 * mapfn_m_madf(low, inverse, inverse);
    far = ax > 10 ? 1.0f : far;
    near_zero = mapfn_m_poly5f(z, MAPFN_M_TANHF);
    near_zero = mapfn_m_madf(ax * z, near_zero, ax);
    return mapfn_m_flipf(ax < 0.6f ? near_zero : far, mapfn_m_signf(x));
}
