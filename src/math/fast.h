/* ======== src/math/fast.h: fast forms, of at most 4 ULP.
 * Uses all of math/ above. Used by users. */

/* ---------------------------------------------------------------------------------------------------------- FAST FORMS
 * At most 4 ULP: pairs and corrections are left out where that allows it. Every argument is taken here too, huge
 * angles included. */
MAPFN_FN double mapfn_fast_exp(double x)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(x);
    double r = e.r;
    double p = mapfn_m_poly9(r, MAPFN_M_EXP_FAST);
    return mapfn_m_between(x, -746, 710, 0, mapfn_m_scale(1 + mapfn_m_mad(r * r, p, r), e.k));
}
MAPFN_FN float mapfn_fast_expf(float x)
{
    mapfn_m_exponentf e = mapfn_m_exp_reducef(x);
    float r2 = e.r * e.r;
    float p = mapfn_m_poly4f(e.r, r2, MAPFN_M_EXPF_FAST);
    return mapfn_m_betweenf(x, -104, 89, 0, mapfn_m_scalef(1 + mapfn_m_madf(r2, p, e.r), e.k));
}
/* log(x) = k ln 2 + 2 s + s z L(z) */
MAPFN_FN double mapfn_fast_log(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    double s = l.f / l.plus;
    double z = s * s;
    double p = mapfn_m_poly7(z, MAPFN_M_LOG_FAST);
    return mapfn_m_log_special(x, mapfn_m_mad(l.k, MAPFN_M_LN2, mapfn_m_mad(s * z, p, s + s)));
}
MAPFN_FN float mapfn_fast_logf(float x)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(x);
    float s = l.f / l.plus;
    float z = s * s;
    float p = mapfn_m_poly3f(z, MAPFN_M_LOGF);
    return mapfn_m_log_specialf(x, mapfn_m_madf(l.k, MAPFN_M_LN2F, mapfn_m_madf(s * z, p, s + s)));
}
/* No more than this: the processor's root and quotient take 0.55 to 0.8 of the time of the shortest sequence of
 * products and sums that is as exact, whose start comes from the bits of x. The processors' approximations are
 * faster, but differ. */
MAPFN_FN double mapfn_fast_rsqrt(double x) { return 1 / mapfn_sqrt(x); }
MAPFN_FN float mapfn_fast_rsqrtf(float x) { return 1 / mapfn_sqrtf(x); }
/* Sine and cosine by the sine alone, on half turns: cos(x) is the sine a quarter further. */
MAPFN_FN double mapfn_m_fast_wave(mapfn_m_turn t, uint64_t sign)
{
    double r = mapfn_m_mul(t.hi, MAPFN_M_HALF_PI);
    double low = mapfn_m_mul(t.lo, MAPFN_M_HALF_PI);
    double z = r * r;
    double p = mapfn_m_poly7(z, MAPFN_M_SIN_FAST);
    return mapfn_m_flip(r + mapfn_m_mad(r * z, p, low - mapfn_m_mul(0.5 * z, low)), sign);
}
MAPFN_FN double mapfn_fast_sin(double x)
{
    mapfn_m_turn t = mapfn_m_quarters(x, 0, 2 * MAPFN_M_ROUND);
    double y = mapfn_m_fast_wave(t, (t.q << 63) ^ mapfn_m_sign(x));
    return mapfn_m_abs(x) < MAPFN_M_SMALL_ANGLE ? x : y;
}
MAPFN_FN double mapfn_fast_cos(double x)
{
    mapfn_m_turn t = mapfn_m_quarters(x, 1, 2 * MAPFN_M_ROUND);
    return mapfn_m_fast_wave(t, ~t.q << 63);
}
MAPFN_FN float mapfn_m_fast_wavef(double y, double t)                         /* in float from here on */
{
    float q = (float)mapfn_m_flip(y, mapfn_m_bits(t) << 63);
    float p = mapfn_m_poly5f(q * q, MAPFN_M_SINQF_FAST);
    return mapfn_m_mulf(q, p);
}
MAPFN_FN float mapfn_fast_sinf(float x)
{
    double t;
    double y = mapfn_m_quartersf(x, 2 * MAPFN_M_ROUND, &t);
    return mapfn_m_flipf(mapfn_m_fast_wavef(y, t), mapfn_m_signf(x));
}
MAPFN_FN float mapfn_fast_cosf(float x)
{
    double t;
    double y = mapfn_m_quartersf(x, 2 * MAPFN_M_ROUND, &t);
    return mapfn_m_fast_wavef(1 - mapfn_m_abs(y), t);
}
/* y / (y + 2) with y = exp(2|x|) - 1, without pairs */
MAPFN_FN double mapfn_fast_tanh(double x)
{
    double ax = mapfn_m_abs(x);
    double y;
    mapfn_m_exponent e = mapfn_m_exp_reduce(2 * ax);
    double scale = mapfn_m_real((e.k << 52) - mapfn_m_bits(1.0));
    y = (scale - 1) + scale * (e.r + (e.low + mapfn_m_exp_small(e.r)));
    y = y / (y + 2);
    y = mapfn_m_flip(ax > 22 ? 1.0 : y, mapfn_m_sign(x));
    return ax < MAPFN_M_SMALL ? x : y;
}
MAPFN_FN float mapfn_fast_tanhf(float x)
{
    float ax = mapfn_m_absf(x);
    float y;
    mapfn_m_exponentf e = mapfn_m_exp_reducef(2 * ax);
    float scale = mapfn_m_realf((e.k << 23) - mapfn_m_bitsf(1.0f));
    y = (scale - 1) + scale * (e.r + mapfn_m_exp_smallf(e.r, e.low));
    y = y / (y + 2);
    y = mapfn_m_flipf(ax > 10 ? 1.0f : y, mapfn_m_signf(x));
    return ax < 0.00024414062f ? x : y;
}
/* 2^(y log2 |x|), the logarithm as a pair whose lower part misses what counts little, the power of two without one */
MAPFN_FN double mapfn_fast_pow(double x, double y)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(mapfn_m_abs(x));
    double d = 2 + l.f;
    double d_low = l.f - (d - 2);
    double inverse = 1 / d;
    double s = mapfn_m_mul(l.f, inverse);
    double s_low = mapfn_m_mul(mapfn_m_left(l.f, s, d) - mapfn_m_mul(s, d_low), inverse);
    double e, u, v, lost, t, r;
    double z = mapfn_m_product(s, s, &e);
    double rest = mapfn_m_mul(z, mapfn_m_poly8(z, MAPFN_M_LOG2_POW));
    double b = mapfn_m_limit(y, -1.1805916207174113e21, 1.1805916207174113e21);
    double c = MAPFN_M_LOG2_POW_3 + rest;
    double p, p_low, q, q_low;
    rest = (MAPFN_M_LOG2_POW_3 - c) + rest;
    e += mapfn_m_mul(s + s, s_low);
    p = mapfn_m_product(z, c, &p_low); /* z (c1 + z L) */
    p_low += mapfn_m_mul(e, c) + mapfn_m_mul(z, rest + MAPFN_M_LOG2_POW_3_LOW);
    q = MAPFN_M_LOG2_POW_1 + p;
    q_low = ((MAPFN_M_LOG2_POW_1 - q) + p) + (p_low + MAPFN_M_LOG2_POW_1_LOW);
    u = mapfn_m_product(s, q, &lost);
    lost += mapfn_m_mul(s, q_low) + mapfn_m_mul(s_low, q);
    v = mapfn_m_sum(l.k, u, &e);
    lost += e;
    u = mapfn_m_product(b, v, &e);
    lost = e + mapfn_m_mul(b, lost);
    lost = u > 1100 || u < -1100 ? 0.0 : lost;
    u = mapfn_m_limit(u, -1100, 1100);
    t = u + (MAPFN_M_ROUND + 2046);
    r = (u - (t - (MAPFN_M_ROUND + 2046))) + lost;
    r = mapfn_m_mad(r, mapfn_m_poly10(r, MAPFN_M_EXP2_FAST), 1);
    return mapfn_m_pow_special(x, y, mapfn_m_scale(r, mapfn_m_bits(t)));
}
MAPFN_FN float mapfn_fast_powf(float x, float y)
{
    mapfn_m_logarithm l = mapfn_m_pow_reducef(x);
    float b = mapfn_m_pow_limitf(y);
    double s = l.f / l.plus;
    double z = mapfn_m_mul(s, s);
    double l2 = mapfn_m_mad(s, mapfn_m_poly4(z, z * z, MAPFN_M_LOG2_COARSE), l.k);
    double p = mapfn_m_pow_exponent((double)b * l2);
    double t = p + MAPFN_M_ROUND;
    double r = p - (t - MAPFN_M_ROUND);
    double e = mapfn_m_mad(r, mapfn_m_poly5(r, MAPFN_M_EXP2_COARSE), 1);
    float power = (float)mapfn_m_real(mapfn_m_bits(e) + (mapfn_m_bits(t) << 52));
    return mapfn_m_pow_specialf(x, y, b, p, power);
}
