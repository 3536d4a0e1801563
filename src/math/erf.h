/* ======== src/math/erf.h: erf and erfc.
 * Uses math/exp.h. Used by users. */

/* --------------------------------------------------------------------------------------------------- ERROR FUNCTION */
/* erf(x) = x + x (2 / sqrt(pi) - 1 + x^2 P(x^2)) up to c = 0.71. From there on it is 1 - erfc(x) with erfc(x) =
 * 2^-(q + t Q(t)), t = x - c. The error of erfc counts little, so it need not be a pair, and what the sum loses only
 * matters for n. 2^n is subtracted from 1 exactly. */
MAPFN_FN double mapfn_erf(double x)
{
    double ax = mapfn_m_abs(x);
    double z = x * x;
    double t = ax - MAPFN_M_ERF_SPLIT;
    double u = mapfn_m_mul(t, mapfn_m_poly18(t, MAPFN_M_ERFQ));
    double n, r, p, scale, near_zero, far;
    n = (MAPFN_M_ROUND + 1023) - (MAPFN_M_ERFQ_0 + u);
    r = (((MAPFN_M_ROUND + 1023) - n) - MAPFN_M_ERFQ_0) - u;
    p = mapfn_m_mad(r * r, mapfn_m_poly10(r, MAPFN_M_EXP2), mapfn_m_mul(r, MAPFN_M_LN2));
    scale = mapfn_m_real(mapfn_m_bits(n) << 52);
    far = mapfn_m_exact(mapfn_m_minus(p), scale, 1 - scale);
    far = mapfn_m_flip(ax > 6 ? 1.0 : far, mapfn_m_sign(x));
    near_zero = mapfn_m_poly10(z, MAPFN_M_ERF_NEAR);
    near_zero = mapfn_m_mad(x, mapfn_m_mad(z, near_zero, MAPFN_M_ERF_NEAR_1), x);
    return ax < MAPFN_M_ERF_SPLIT ? near_zero : far;
}
MAPFN_FN float mapfn_erff(float x)                                            /* as erf, in float */
{
    float ax = mapfn_m_absf(x);
    float z = x * x;
    float t = ax - MAPFN_M_ERF_SPLITF;
    float u = mapfn_m_mulf(t, mapfn_m_poly42f(t, MAPFN_M_ERFQF));
    float n, r, p, scale, near_zero, far;
    n = (MAPFN_M_ROUNDF + 127) - (MAPFN_M_ERFQF_0 + u);
    r = (((MAPFN_M_ROUNDF + 127) - n) - MAPFN_M_ERFQF_0) - u;
    p = mapfn_m_growthf(r, mapfn_m_mulf(r, MAPFN_M_LN2F), MAPFN_M_EXP2F);
    scale = mapfn_m_realf(mapfn_m_bitsf(n) << 23);
    far = mapfn_m_exactf(mapfn_m_minusf(p), scale, 1 - scale);
    far = mapfn_m_flipf(ax > 4 ? 1.0f : far, mapfn_m_signf(x));
    near_zero = mapfn_m_poly5f(z, MAPFN_M_ERFF);
    near_zero = mapfn_m_madf(x, mapfn_m_madf(z, near_zero, MAPFN_M_ERFF_1), x);
    return ax < MAPFN_M_ERF_SPLITF ? near_zero : far;
}
/* erfc(x) = exp(-x^2) u F(t) for x >= 0, and 2 - erfc(-x) below, with u = 1 / (x + c) and t = (x - d) / (x + d).
 *  - F lies between 0.58 and 0.88, and F(0) is nearly a double (float) number. The last two steps of F, and the
 *    products with u and with the exponential, keep what they lose.
 *  - What x^2 has lost goes into the exponent, and so does the share of u that its quotient has lost.
 *  - 2^n is taken 2^128 (2^32) times too large, which makes it an ordinary number: the last product rounds subnormal
 *    results once. */
MAPFN_FN double mapfn_erfc(double x)
{
    double ax = mapfn_m_abs(x);
    double lost;
    double square = mapfn_m_product(ax, ax, &lost);
    double t, h, b, p, s, low, w, y;
    double k = (MAPFN_M_ROUND + 1151) - mapfn_m_mul(square, MAPFN_M_LOG2E);
    double n = k - (MAPFN_M_ROUND + 1151);
    double d = ax + MAPFN_M_ERFC_C;
    double u = 1 / d;
    double rest = mapfn_m_left(1, u, d) - mapfn_m_mul(u, ax - (d - MAPFN_M_ERFC_C));
    double a = mapfn_m_exact(mapfn_m_minus(n), MAPFN_M_LN2_HIGH, mapfn_m_minus(square));
    double q = mapfn_m_exact(n, MAPFN_M_LN2_REST, lost) - rest;
    double r = a - q;
    double one = 1 + r;
    double small = mapfn_m_exp_small(r) + (((a - r) - q) + (r - (one - 1)));
    t = (ax - MAPFN_M_ERFC_D) / (ax + MAPFN_M_ERFC_D);
    h = mapfn_m_mul(t, mapfn_m_poly21(t, MAPFN_M_ERFC));
    b = MAPFN_M_ERFC_1 + h;
    low = mapfn_m_mul(t, (MAPFN_M_ERFC_1 - b) + h);
    p = mapfn_m_product(t, b, &h);
    s = MAPFN_M_ERFC_0 + p;
    low += ((MAPFN_M_ERFC_0 - s) + p) + h;
    w = mapfn_m_product(u, s, &h);
    low = h + mapfn_m_mul(u, low);
    p = mapfn_m_product(w, one, &h);
    y = p + (mapfn_m_mul(w, small) + (h + mapfn_m_mul(low, one)));
    y = mapfn_m_mul(y * mapfn_m_real(mapfn_m_bits(k) << 52), 2.938735877055719e-39);
    y = ax > 28 ? 0.0 : y;
    return x < 0 ? 2 - y : y;
}
MAPFN_FN float mapfn_erfcf(float x)
{
    float ax = mapfn_m_absf(x);
    float lost;
    float square = mapfn_m_productf(ax, ax, &lost);
    float t, h, b, p, s, low, w, y;
    float k = (MAPFN_M_ROUNDF + 159) - mapfn_m_mulf(square, MAPFN_M_LOG2EF);
    float n = k - (MAPFN_M_ROUNDF + 159);
    float d = ax + MAPFN_M_ERFCF_C;
    float u = 1 / d;
    float rest = mapfn_m_leftf(1, u, d) - mapfn_m_mulf(u, ax - (d - MAPFN_M_ERFCF_C));
    float a = mapfn_m_exactf(mapfn_m_minusf(n), MAPFN_M_LN2_HIGHF, mapfn_m_minusf(square));
    float q = mapfn_m_exactf(n, MAPFN_M_LN2_RESTF, lost) - rest;
    float r = a - q;
    float one = 1 + r;
    float r2 = r * r;
    float small = mapfn_m_madf(r * r2, mapfn_m_poly4f(r, r2, MAPFN_M_EXPF), 0.5f * r2);
    small += ((a - r) - q) + (r - (one - 1));
    t = (ax - MAPFN_M_ERFCF_D) / (ax + MAPFN_M_ERFCF_D);
    h = mapfn_m_mulf(t, mapfn_m_poly9f(t, MAPFN_M_ERFCF));
    b = MAPFN_M_ERFCF_1 + h;
    low = mapfn_m_mulf(t, (MAPFN_M_ERFCF_1 - b) + h);
    p = mapfn_m_productf(t, b, &h);
    s = MAPFN_M_ERFCF_0 + p;
    low += ((MAPFN_M_ERFCF_0 - s) + p) + h;
    w = mapfn_m_productf(u, s, &h);
    low = h + mapfn_m_mulf(u, low);
    p = mapfn_m_productf(w, one, &h);
    y = p + (mapfn_m_mulf(w, small) + (h + mapfn_m_mulf(low, one)));
    y = mapfn_m_mulf(y * mapfn_m_realf(mapfn_m_bitsf(k) << 23), 2.3283064e-10f);
    y = ax > 10.5f ? 0.0f : y;
    return x < 0 ? 2 - y : y;
}
