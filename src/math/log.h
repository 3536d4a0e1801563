/* ======== src/math/log.h: logarithms.
 * Uses math/tools.h. Used by users. */

/* ---------------------------------------------------------------------------------------------------------- LOGARITHMS
 * Reduce: x = 2^k (1 + f), by integer arithmetic on the bits; subnormals are scaled up first. 1 + f is in [2/3,
 * 4/3), in float in [sqrt(1/2), sqrt(2)). With s = f / (2 + f),
 *     log(1 + f) = f - (f^2/2 - s (f^2/2 + s^2 L(s^2))),
 * where f is exact and the rest is small.
 * Float: the logarithm of 1 + f is rounded before k times a constant is added. With the square roots as ends it is
 * no larger than the sum, so that its last place counts half, or the sum is exact. */

typedef struct { double k, f, plus; } mapfn_m_logarithm;                         /* plus = 2 + f */
typedef struct { float k, f, plus; } mapfn_m_logarithmf;

/* x = 2^(k - scaled) (1 + f), where 1 + f is at least what has the bits `least`, and less than twice as much */
MAPFN_FN mapfn_m_logarithm mapfn_m_log_split_at(uint64_t least, double x, double scaled)
{
    mapfn_m_logarithm l;
    double m;
    uint64_t base = least - ((uint64_t)1024 << 52); /* by name, or gcc subtracts and adds */
    uint64_t u = mapfn_m_bits(x) - base;
    /* u >> 52 is k + 1024; written into the low bits of 2^52 it becomes a double without a conversion */
    l.k = mapfn_m_real((u >> 52) | 0x4330000000000000u) - scaled;
    m = mapfn_m_real((u & 0x000fffffffffffffu) + least);
    l.f = m - 1;
    l.plus = m + 1;
    return l;
}
MAPFN_FN mapfn_m_logarithm mapfn_m_log_split(double x, double scaled)            /* from 2/3 on */
{
    return mapfn_m_log_split_at(0x3fe5555555555555u, x, scaled);
}
MAPFN_FN mapfn_m_logarithmf mapfn_m_log_splitf(float x, float scaled)
{
    mapfn_m_logarithmf l;
    float m;
    uint32_t u = mapfn_m_bitsf(x) - 0x3f3504f3u + (128u << 23);
    l.k = mapfn_m_realf((u >> 23) | 0x4b000000u) - scaled;
    m = mapfn_m_realf((u & 0x007fffffu) + 0x3f3504f3u);
    l.f = m - 1;
    l.plus = m + 1;
    return l;
}
MAPFN_FN mapfn_m_logarithm mapfn_m_log_reduce(double x)
{
    return mapfn_m_log_split(x < MAPFN_M_NORMAL ? x * MAPFN_M_UP : x,
                             x < MAPFN_M_NORMAL ? MAPFN_M_2_52 + 1078 : MAPFN_M_2_52 + 1024);
}
MAPFN_FN mapfn_m_logarithmf mapfn_m_log_reducef(float x)
{
    return mapfn_m_log_splitf(x < MAPFN_M_NORMALF ? x * MAPFN_M_UPF : x,
                              x < MAPFN_M_NORMALF ? MAPFN_M_2_23F + 152 : MAPFN_M_2_23F + 128);
}
/* log(1 + f) - f + f^2/2, given f^2/2 */
MAPFN_FN double mapfn_m_log_tail(mapfn_m_logarithm l, double half)
{
    double s = l.f / l.plus;
    double z = s * s;
    double p = mapfn_m_poly8(z, MAPFN_M_LOG);
    return mapfn_m_mul(s, mapfn_m_mad(z, p, half));
}
MAPFN_FN float mapfn_m_log_tailf(mapfn_m_logarithmf l, float half, float c0, float c1, float c2)
{
    float s = l.f / l.plus;
    float z = s * s;
    return mapfn_m_mulf(s, mapfn_m_madf(z, mapfn_m_poly3f(z, c0, c1, c2), half));
}
/* y, unless x is outside (0, infinity) */
MAPFN_FN double mapfn_m_log_special(double x, double y)
{
    double in = x < MAPFN_M_INFINITY ? y : x;
    double out = x == 0 ? -MAPFN_M_INFINITY : MAPFN_M_NAN;
    return x > 0 ? in : out;
}
MAPFN_FN float mapfn_m_log_specialf(float x, float y)
{
    float in = x < MAPFN_M_INFINITYF ? y : x;
    float r = (int32_t)mapfn_m_bitsf(x) < 0 ? MAPFN_M_NANF : in;
    return x == 0 ? -MAPFN_M_INFINITYF : r;
}

/* log(x) = k ln 2 + log(1 + f): k times either part of ln 2 is exact, and so is what the sum with f loses. */
MAPFN_FN double mapfn_log(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    double half = mapfn_m_mul(0.5 * l.f, l.f);
    double s = mapfn_m_exact(l.k, MAPFN_M_LN2_HIGH, l.f);
    double small = mapfn_m_exact(l.k, MAPFN_M_LN2_REST, mapfn_m_exact(l.k, MAPFN_M_LN2_HIGH, mapfn_m_minus(s)) + l.f);
    return mapfn_m_log_special(x, s - (half - (small + mapfn_m_log_tail(l, half))));
}
MAPFN_FN float mapfn_logf(float x)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(x);
    float half = mapfn_m_mulf(0.5f * l.f, l.f);
    float tail = mapfn_m_log_tailf(l, half, MAPFN_M_LOGF);
    float small = mapfn_m_exactf(l.k, MAPFN_M_LN2_RESTF, mapfn_m_minusf(half)) + tail;
    return mapfn_m_log_specialf(x, mapfn_m_exactf(l.k, MAPFN_M_LN2_HIGHF, l.f + small));
}

/* log2 and log10 multiply log(1 + f) by a constant c. For that, f - f^2/2 is taken as a pair.
 *  - Double: its upper part has so few bits that its product with the upper part of c is exact.
 *  - Float: what that product has lost is added. The polynomial allows for what the rounded c lacks. */
MAPFN_FN double mapfn_m_log_times(mapfn_m_logarithm l, double a, double a_low, double c_top, double c_low)
{
    double half = mapfn_m_mul(0.5 * l.f, l.f);
    double top = mapfn_m_top(l.f - half);
    double rest = ((l.f - top) - half) + mapfn_m_log_tail(l, half);
    double b = top * c_top;
    double s = a + b;
    return s + (((a - s) + b) + (a_low + (mapfn_m_mul(top + rest, c_low) + mapfn_m_mul(rest, c_top))));
}
/* log2(x) = k + log(1 + f) / ln 2 */
MAPFN_FN double mapfn_log2(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    return mapfn_m_log_special(x, mapfn_m_log_times(l, l.k, 0, MAPFN_M_LOG2E_TOP, MAPFN_M_LOG2E_REST));
}
MAPFN_FN float mapfn_log2f(float x)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(x);
    float half = mapfn_m_mulf(0.5f * l.f, l.f);
    float g = l.f - half;
    float lost;
    float a = mapfn_m_productf(g, MAPFN_M_LOG2EF, &lost);
    float rest = ((l.f - g) - half) + mapfn_m_log_tailf(l, half, MAPFN_M_LOGF_2);
    return mapfn_m_log_specialf(x, l.k + (a + mapfn_m_madf(rest, MAPFN_M_LOG2EF, lost)));
}
/* log10(x) = k log10(2) + log(1 + f) / ln 10 */
MAPFN_FN double mapfn_log10(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    double a = l.k * MAPFN_M_LOG10_2_HIGH;
    double a_low = mapfn_m_mul(l.k, MAPFN_M_LOG10_2_REST);
    return mapfn_m_log_special(x, mapfn_m_log_times(l, a, a_low, MAPFN_M_LOG10E_TOP, MAPFN_M_LOG10E_REST));
}
MAPFN_FN float mapfn_log10f(float x)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(x);
    float half = mapfn_m_mulf(0.5f * l.f, l.f);
    float g = l.f - half;
    float lost;
    float a = mapfn_m_productf(g, MAPFN_M_LOG10EF, &lost);
    float rest = ((l.f - g) - half) + mapfn_m_log_tailf(l, half, MAPFN_M_LOGF_10);
    lost = mapfn_m_madf(l.k, MAPFN_M_LOG10_2_RESTF, lost);
    rest = a + mapfn_m_madf(rest, MAPFN_M_LOG10EF, lost);
    return mapfn_m_log_specialf(x, mapfn_m_exactf(l.k, MAPFN_M_LOG10_2_HIGHF, rest));
}

/* log1p(x): as log of u = 1 + x, plus what that sum lost, scaled to u's mantissa and divided by it. 1 - f + f^2 is
 * near enough to that quotient; the scale is 2^(1-k), which is 0 for the largest k. v is x, but if x is a product of
 * yours, nobody can fuse it into 1 + v. */
MAPFN_FN double mapfn_log1p(double x)
{
    double v = -2 > x ? -2.0 : x;
    double lost;
    double u = mapfn_m_sum(1, v, &lost);
    mapfn_m_logarithm l = mapfn_m_log_split(u, MAPFN_M_2_52 + 1024);
    double half = mapfn_m_mul(0.5 * l.f, l.f);
    double s = mapfn_m_exact(l.k, MAPFN_M_LN2_HIGH, l.f);
    double small, y;
    lost = lost * mapfn_m_real(mapfn_m_bits((MAPFN_M_ROUND + 1024) - l.k) << 52);
    lost = mapfn_m_mul(lost, (0.5 - 0.5 * l.f) + half);
    small = mapfn_m_exact(l.k, MAPFN_M_LN2_HIGH, mapfn_m_minus(s)) + l.f;
    small = small + mapfn_m_exact(l.k, MAPFN_M_LN2_REST, lost);
    y = s - (half - (small + mapfn_m_log_tail(l, half)));
    return mapfn_m_log_special(u, mapfn_m_abs(x) < MAPFN_M_TINY ? x : y);
}
MAPFN_FN float mapfn_log1pf(float x)
{
    float v = -2 > x ? -2.0f : x;
    float lost;
    float u = mapfn_m_sumf(1, v, &lost);
    mapfn_m_logarithmf l = mapfn_m_log_splitf(u, MAPFN_M_2_23F + 128);
    float half = mapfn_m_mulf(0.5f * l.f, l.f);
    float y;
    lost = lost * mapfn_m_realf(mapfn_m_bitsf((MAPFN_M_ROUNDF + 128) - l.k) << 23);
    lost = mapfn_m_exactf(l.k, MAPFN_M_LN2_RESTF, mapfn_m_mulf(lost, (0.5f - 0.5f * l.f) + half) - half);
    y = mapfn_m_exactf(l.k, MAPFN_M_LN2_HIGHF, l.f + (lost + mapfn_m_log_tailf(l, half, MAPFN_M_LOGF)));
    return mapfn_m_log_specialf(u, mapfn_m_absf(x) < MAPFN_M_TINYF ? x : y);
}
