/* ======== src/math/power.h: cbrt, hypot, pow.
 * Uses math/exp.h and math/log.h. Used by users. */

/* ------------------------------------------------------------------------------------------------- ROOTS AND POWERS */

/* rsqrt(x) = 1 / sqrt(x). Double: y = 1 / sqrt(x) is corrected by what 1 - x y^2 leaves over. */
MAPFN_FN double mapfn_rsqrt(double x)
{
    double scale = x < 1.1830521861667747e-271 ? 1.2676506002282294e30
        : x > 8.452712498170644e270 ? 7.888609052210118e-31 : 1.0; /* 2^100, 2^-100 */
    double a = x * (scale * scale);
    double y = 1 / mapfn_sqrt(a);
    double l1, l2, p, q, e;
    p = mapfn_m_product(y, y, &l1);
    q = mapfn_m_product(p, a, &l2);
    e = ((1 - q) - l2) - mapfn_m_mul(l1, a);
    p = y + mapfn_m_mul(0.5 * y, e);
    return mapfn_m_mul(x > 0 && x < MAPFN_M_INFINITY ? p : y, scale);
}
MAPFN_FN float mapfn_rsqrtf(float x) { return (float)(1 / mapfn_sqrt((double)x)); }

/* cbrt: x = 2^(3k) m with m in [1, 8). r = m^(-1/3), by a polynomial on [1, 2) times 1, 2^(-1/3) or 2^(-2/3),
 * improved once; then cbrt(m) = m r^2. Double: corrected by what m - y^3 leaves over. The exponent is divided by
 * three by multiplication. */
typedef struct { double m, y, r, scale; } mapfn_m_cube;

MAPFN_FN mapfn_m_cube mapfn_m_cbrt_reduce(double ax)
{
    mapfn_m_cube c;
    uint64_t u = mapfn_m_bits(ax < MAPFN_M_NORMAL ? ax * MAPFN_M_UP : ax);
    uint64_t biased = u >> 52;
    uint64_t third = ((biased + 3) * 0x5556u) >> 16; /* biased + 3 = 3 third + part */
    uint64_t part = (biased + 3) - 3 * third;
    double f = mapfn_m_real((u & 0x000fffffffffffffu) | 0x3ff0000000000000u);
    double p = mapfn_m_poly5(f, MAPFN_M_CBRT);
    double e;
    /* part is 0, 1, 2; the exponent is biased - 1023 = 3 (third - 342) + part */
    double two = mapfn_m_real((part + 1023) << 52); /* 1, 2, 4 */
    c.m = f * two;
    p *= two > 1.5 ? (two > 3 ? MAPFN_M_CBRT_QUARTER : MAPFN_M_CBRT_HALF) : 1.0;
    e = 1 - mapfn_m_mul(c.m * p, p * p);
    c.r = p + mapfn_m_mul(p * e, mapfn_m_mad(e, 0.2222222222222222, MAPFN_M_THIRD));
    c.y = c.m * (c.r * c.r);
    c.scale = mapfn_m_real((third + (1023 - 342)) << 52) * (ax < MAPFN_M_NORMAL ? 3.814697265625e-6 : 1.0);
    return c;
}
MAPFN_FN double mapfn_cbrt(double x)
{
    double ax = mapfn_m_abs(x);
    double l1, l2, p, q, y;
    mapfn_m_cube c = mapfn_m_cbrt_reduce(ax);
    p = mapfn_m_product(c.y, c.y, &l1);
    q = mapfn_m_product(p, c.y, &l2);
    y = c.y + mapfn_m_mul(((c.m - q) - l2) - mapfn_m_mul(l1, c.y), c.r * c.r * MAPFN_M_THIRD);
    y = mapfn_m_flip(y * c.scale, mapfn_m_sign(x));
    return ax > 0 && ax < MAPFN_M_INFINITY ? y : x;
}
/* Float: from the polynomial to the correction at once */
MAPFN_FN float mapfn_cbrtf(float x)
{
    float ax = mapfn_m_absf(x);
    float f, two, m, r, r2, y, l1, l2, p, q, scale;
    uint32_t u = mapfn_m_bitsf(ax < MAPFN_M_NORMALF ? ax * MAPFN_M_UPF : ax);
    uint32_t biased = u >> 23;
    uint32_t third = ((biased + 2) * 0x5556u) >> 16; /* biased - 127 = 3 (third - 43) + part */
    uint32_t part = (biased + 2) - 3 * third;
    f = mapfn_m_realf((u & 0x007fffffu) | 0x3f800000u);
    two = mapfn_m_realf((part + 127) << 23);
    m = f * two;
    r = mapfn_m_poly5f(f, MAPFN_M_CBRTF);
    r *= two > 1.5f ? (two > 3 ? MAPFN_M_CBRT_QUARTERF : MAPFN_M_CBRT_HALFF) : 1.0f;
    r2 = r * r;
    y = m * r2;
    p = mapfn_m_productf(y, y, &l1);
    q = mapfn_m_productf(p, y, &l2);
    y = y + mapfn_m_mulf(((m - q) - l2) - mapfn_m_mulf(l1, y), r2 * MAPFN_M_THIRDF);
    scale = mapfn_m_realf((third + (127 - 43)) << 23) * (ax < MAPFN_M_NORMALF ? 0.00390625f : 1.0f);
    y = mapfn_m_flipf(y * scale, mapfn_m_signf(x));
    return ax > 0 && ax < MAPFN_M_INFINITYF ? y : x;
}

/* hypot(x, y) = sqrt(x^2 + y^2). Both are divided by a power of four near the larger, which bits give without a
 * comparison. What the squares lose goes with what their sum loses, so that the sum has 0.5 ULP of error. The root
 * halves that in the mean, and adds 0.5 of its own. */
MAPFN_FN double mapfn_hypot(double x, double y)
{
    double ax = mapfn_m_abs(x);
    double ay = mapfn_m_abs(y);
    double big = ax > ay ? ax : ay;
    double small = ax > ay ? ay : ax;
    uint64_t e = mapfn_m_bits(big + 4.450147717014403e-308) & 0x7fe0000000000000u;
    double up = mapfn_m_real(0x7ff0000000000000u - e);
    double down = mapfn_m_real(e - 0x0010000000000000u);
    double a = big * up;
    double b = small * up;
    double la, lb;
    double pa = mapfn_m_product(a, a, &la);
    double pb = mapfn_m_product(b, b, &lb);
    double s = pa + pb;
    double h = mapfn_sqrt(s + (((pa - s) + pb) + (la + lb))) * down;
    return ax > MAPFN_M_LARGEST || ay > MAPFN_M_LARGEST ? MAPFN_M_INFINITY : h;
}
MAPFN_FN float mapfn_hypotf(float x, float y)
{
    float ax = mapfn_m_absf(x);
    float ay = mapfn_m_absf(y);
    float big = ax > ay ? ax : ay;
    float small = ax > ay ? ay : ax;
    uint32_t e = mapfn_m_bitsf(big + 2.3509887e-38f) & 0x7f000000u;
    float up = mapfn_m_realf(0x7f800000u - e);
    float down = mapfn_m_realf(e - 0x00800000u);
    float a = big * up;
    float b = small * up;
    float la, lb;
    float pa = mapfn_m_productf(a, a, &la);
    float pb = mapfn_m_productf(b, b, &lb);
    float s = pa + pb;
    float h = mapfn_sqrtf(s + (((pa - s) + pb) + (la + lb))) * down;
    return ax > MAPFN_M_LARGESTF || ay > MAPFN_M_LARGESTF ? MAPFN_M_INFINITYF : h;
}

/* pow(x, y) = 2^(y log2 |x|), with log2 |x| as a pair good to 66 bits: y multiplies its error by up to 1075. */
MAPFN_FN mapfn_m_pair mapfn_m_pair_product(mapfn_m_pair a, mapfn_m_pair b)
{
    double lost;
    double p = mapfn_m_product(a.hi, b.hi, &lost);
    return mapfn_m_pair_of(p, lost + (mapfn_m_mul(a.hi, b.lo) + mapfn_m_mul(a.lo, b.hi)));
}
/* k + s (c0 + z (c1 + z L(z))), s = f / (2 + f), z = s^2; c0 = 2 / ln 2 and c1 = 2 / (3 ln 2) as pairs */
MAPFN_FN mapfn_m_pair mapfn_m_log2_pair(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    mapfn_m_pair f, s, z, p, q;
    double lost;
    f.hi = l.f;
    f.lo = 0;
    s = mapfn_m_divide(f, mapfn_m_pair_of(2, l.f));
    z = mapfn_m_pair_product(s, s);
    p = mapfn_m_pair_of(MAPFN_M_LOG2_POW_3, mapfn_m_mul(z.hi, mapfn_m_poly8(z.hi, MAPFN_M_LOG2_POW)));
    p.lo += MAPFN_M_LOG2_POW_3_LOW;
    p = mapfn_m_pair_product(z, p);
    q = mapfn_m_pair_of(MAPFN_M_LOG2_POW_1, p.hi);
    q.lo += p.lo + MAPFN_M_LOG2_POW_1_LOW;
    s = mapfn_m_pair_product(s, q);
    q.hi = mapfn_m_sum(l.k, s.hi, &lost);
    q.lo = lost + s.lo;
    return mapfn_m_pair_of(q.hi, q.lo);
}
/* What Annex F asks for, given r = pow(|x|, y) for the ordinary cases. x or y may be the same for every element, and of
 * a condition on such values alone that is not one comparison gcc 11 and 12 make no vectors. */
MAPFN_FN double mapfn_m_pow_special(double x, double y, double r)
{
    double ax = mapfn_m_abs(x);
    double half = 0.5 * y;
    double nearest = mapfn_m_rint(half);
    int whole = mapfn_m_rint(y) == y; /* g++ makes a branch of an instruction here, and then no vectors */
    double even = whole ? nearest : half;
    double edge = y * (ax < 1 ? -MAPFN_M_INFINITY : MAPFN_M_INFINITY);
    edge = edge > 0 ? edge : 0.0;
    r = ax == 0 ? edge : r;
    r = ax > MAPFN_M_LARGEST ? edge : r;
    r = even != half ? mapfn_m_flip(r, mapfn_m_sign(x)) : r;
    r = x < 0 && ax < MAPFN_M_INFINITY && !whole ? MAPFN_M_NAN : r;
    r = MAPFN_M_IS_NAN(x) ? x + y : r;
    r = MAPFN_M_IS_NAN(y) ? x + y : r;
    r = y == 0 ? 1.0 : r;
    return x == 1 ? 1.0 : r;
}
MAPFN_FN double mapfn_pow(double x, double y)
{
    mapfn_m_pair l = mapfn_m_log2_pair(mapfn_m_abs(x));
    mapfn_m_pair v;
    double b = mapfn_m_limit(y, -1.1805916207174113e21, 1.1805916207174113e21);
    double lost, t, r, s;
    double p = mapfn_m_product(b, l.hi, &lost);
    double low = lost + mapfn_m_mul(b, l.lo);
    low = p > 1100 || p < -1100 ? 0.0 : low;
    p = mapfn_m_limit(p, -1100, 1100);
    t = p + (MAPFN_M_ROUND + 2046);
    r = p - (t - (MAPFN_M_ROUND + 2046));
    v.hi = mapfn_m_product(r, MAPFN_M_LN2, &lost);
    v.lo = lost + (mapfn_m_mul(r, MAPFN_M_LN2_LOW) + mapfn_m_mul(low, MAPFN_M_LN2));
    v = mapfn_m_pair_of(v.hi, v.lo);
    s = 1 + v.hi;
    s = s + ((v.hi - (s - 1)) + (mapfn_m_mad(v.lo, v.hi, v.lo) + mapfn_m_exp_small(v.hi)));
    return mapfn_m_pow_special(x, y, mapfn_m_scale(s, mapfn_m_bits(t)));
}
/* Float: y held to +-2^31 is whole, odd, and large enough in the same cases. All is in double, where neither needs a
 * pair and no float is subnormal. */
MAPFN_FN float mapfn_m_pow_limitf(float y)
{
    int32_t a = (int32_t)mapfn_m_bitsf(mapfn_m_absf(y));
    int32_t least = a < 0x4effffff ? a : 0x4effffff;
    return mapfn_m_realf((uint32_t)least | mapfn_m_signf(y));
}
MAPFN_FN mapfn_m_logarithm mapfn_m_pow_reducef(float x)                          /* from the float sqrt(1/2) on */
{
    return mapfn_m_log_split_at(0x3fe6a09e60000000u, (double)mapfn_m_absf(x), MAPFN_M_2_52 + 1024);
}
/* p = y log2 |x|, beyond whose +-300 all is infinity or 0. Where a limit takes ten instructions,
 * mapfn_m_pow_specialf does it. */
MAPFN_FN double mapfn_m_pow_exponent(double p) { return MAPFN_M_SELECTS ? mapfn_m_limit(p, -300, 300) : p; }
/* b: y, limited; p: its product with log2 |x|; r: |x|^y, but where x or p is at an end. The lowest bit goes through a
 * number of 16 bits: gcc then takes two vectors at a time, whose chains overlap. */
MAPFN_FN float mapfn_m_pow_specialf(float x, float y, float b, double p, float r)
{
    int32_t i = (int32_t)b;
    int broken = (float)i != b;
    uint32_t u = mapfn_m_bitsf(x);
    int infinite = (u & ~MAPFN_M_SIGNF) == 0x7f800000u;
    int ends = (x == 0) | infinite;
    int bad = ((broken & (x < 0)) | MAPFN_M_IS_NANF(x)) & !ends;
    uint16_t odd = (uint16_t)((uint32_t)i << 15);
#if MAPFN_M_SELECTS
    int32_t grows = (int32_t)(mapfn_m_bitsf(b) ^ (u << 1));                      /* negative: infinity, else 0 */
    (void)p;
#else
    int32_t grows = (int32_t)~mapfn_m_bitsf((float)p);
    ends |= (~grows & 0x7fffffff) > 0x43960000;                                  /* |p| > 300 */
#endif
    float end = mapfn_m_realf(mapfn_m_bitsf(MAPFN_M_INFINITYF) & (uint32_t)(grows >> 31));
    r = (MAPFN_M_SELECTS ? infinite : ends) ? end : r;
    r = MAPFN_M_SELECTS && x == 0 ? end : r;
    odd = (uint16_t)(odd >> 1);
    r = broken ? r : mapfn_m_flipf(r, ((uint32_t)odd << 17) & u);
    r = bad ? MAPFN_M_NANF : r;
    r = MAPFN_M_IS_NANF(y) && x != 1 ? MAPFN_M_NANF : r;
    return y == 0 ? 1.0f : r;
}
MAPFN_FN float mapfn_powf(float x, float y)
{
    mapfn_m_logarithm l = mapfn_m_pow_reducef(x);
    float b = mapfn_m_pow_limitf(y);
    double s = l.f / l.plus;
    double l2 = mapfn_m_mad(s, mapfn_m_poly5(mapfn_m_mul(s, s), MAPFN_M_LOG2_SINGLE), l.k);
    double p = mapfn_m_pow_exponent((double)b * l2);
    double t = p + MAPFN_M_ROUND;
    double r = p - (t - MAPFN_M_ROUND);
    double e = mapfn_m_mad(r, mapfn_m_poly6(r, MAPFN_M_EXP2_SINGLE), 1);
    float power = (float)mapfn_m_real(mapfn_m_bits(e) + (mapfn_m_bits(t) << 52));
    return mapfn_m_pow_specialf(x, y, b, p, power);
}
