/* ======== src/math/normal.h: random normals.
 * Uses math/ and run/random.h. Used by users. */

/* ------------------------------------------------------------------------------------------------------ RANDOM NORMALS
 * Box and Muller: sqrt(-2 log(1 - u)) cos(2 pi v). The angle is a fraction of a turn, so its reduction is exact and
 * short. */
MAPFN_FN double mapfn_m_normal(double u, double v)
{
    double t = 4 * v + MAPFN_M_ROUND;
    mapfn_m_angle a;
    mapfn_m_wave w;
    double s, c;
    a.q = mapfn_m_bits(t);
    a.r = mapfn_m_mul(4 * v - (t - MAPFN_M_ROUND), MAPFN_M_HALF_PI);
    a.low = 0;
    w = mapfn_m_waves(a);
    s = w.s + w.s_low;
    c = w.c + w.c_low;
    c = mapfn_m_flip(mapfn_m_pick(mapfn_m_even(a.q), c, s), ((a.q + 1) & 2) << 62);
    return mapfn_m_mul(mapfn_sqrt(-2 * mapfn_log(1 - u)), c);
}
MAPFN_FN float mapfn_m_normalf(float u, float v)
{
    double w = 4 * (double)v;
    double t = w + 2 * MAPFN_M_ROUND;
    float c = mapfn_m_sinf(1 - mapfn_m_abs(w - (t - 2 * MAPFN_M_ROUND)), t);
    return mapfn_m_mulf(mapfn_sqrtf(-2 * mapfn_logf(1 - u)), c);
}
MAPFN_FN double mapfn_rng_normal(mapfn_rng *r)
{
    double u = mapfn_rng_double(r);
    return mapfn_m_normal(u, mapfn_rng_double(r));
}
MAPFN_FN float mapfn_rng_normalf(mapfn_rng *r)
{
    float u = mapfn_rng_float(r);
    return mapfn_m_normalf(u, mapfn_rng_float(r));
}
/* No array has the elements from 2^63 on, whose draws serve as the second ones here. */
MAPFN_FN double mapfn_draw_normal(uint64_t seed, uint64_t index, uint32_t k)
{
    return mapfn_m_normal(mapfn_draw_double(seed, index, k), mapfn_draw_double(seed, index ^ (uint64_t)1 << 63, k));
}
MAPFN_FN float mapfn_draw_normalf(uint64_t seed, uint64_t index, uint32_t k)
{
    float u, v;
    mapfn_draw_floats(seed, index, k, &u, &v);
    return mapfn_m_normalf(u, v);
}
