/* the maps */
#include "../../mapfn_math.h"
#include "works.h"

#define MANDELBROT(T, name) \
    MAPFN(bool, name, in(T, cr), in(T, ci), state(T, zr, 0), state(T, zi, 0), out_state(int, k, 0), repeat(256)) \
    { \
        T r2 = *zr * *zr, i2 = *zi * *zi; \
        if (r2 + i2 > 4) return false; \
        *zi = 2 * *zr * *zi + ci; \
        *zr = r2 - i2 + cr; \
        ++*k; \
        return true; \
    }
MANDELBROT(float, mandelbrot_float)
MANDELBROT(double, mandelbrot_double)

MAPFN(bool, newton_root, in(float, x), out_state(float, y, x), repeat(100))
{
    float next = 0.5f * (*y + x / *y), d = next - *y;
    *y = next;
    return mapfn_fabs(d) > 1e-6f * next;
}

MAPFN(bool, cube_root, in(double, x), out_state(double, y, x), repeat(200))
{
    double d = (*y - x / (*y * *y)) * (1.0 / 3);
    *y -= d;
    return mapfn_fabs(d) > 1e-14 * *y;
}

MAPFN(bool, kepler, in(double, mean), in(double, e), out_state(double, E, mean), repeat(100))
{
    double s = mapfn_sin(*E), c = mapfn_cos(*E), d = (*E - e * s - mean) / (1 - e * c);
    *E -= d;
    return mapfn_fabs(d) > 1e-12;
}

MAPFN(bool, lambert_w, in(double, x), out_state(double, w, x > 2 ? 1.5 : 0.5), repeat(100))
{
    double ew = mapfn_exp(*w), f = *w * ew - x, d = f / (ew * (*w + 1) - (*w + 2) * f / (2 * *w + 2));
    *w -= d;
    return mapfn_fabs(d) > 1e-13;
}

#define COLLATZ(T, name) \
    MAPFN(bool, name, in(T, x), state(T, v, x), out_state(int, k, 0), repeat(1000000)) \
    { \
        if (*v <= 1) return false; \
        *v = *v & 1 ? 3 * *v + 1 : *v >> 1; \
        ++*k; \
        return true; \
    }
COLLATZ(uint32_t, collatz)
COLLATZ(uint64_t, collatz_64)

/* by remainders, which no vector unit has: looped, as docs/repeat.md says */
MAPFN(bool, euclid, in(uint32_t, x), in(uint32_t, y), state(uint32_t, b, y), out_state(uint32_t, a, x), repeat(1000), looped)
{
    uint32_t rest = *a % *b;
    *a = *b;
    *b = rest;
    return rest != 0;
}

MAPFN(bool, bisection, in(float, x), state(float, lo, 0), state(float, hi, x > 1 ? x : 1), out_state(float, y, 0), repeat(1000))
{
    float mid = 0.5f * (*lo + *hi);
    bool up = mid * mid * mid > x, more = mid > *lo && mid < *hi;
    *y = mid;
    *hi = up ? mid : *hi;
    *lo = up ? *lo : mid;
    return more;
}

/* points by chance until one lies near the middle of the square */
MAPFN_FN uint32_t next_random(uint32_t r)
{
    r ^= r << 13;
    r ^= r >> 17;
    return r ^ r << 5;
}
MAPFN(bool, disc, in(uint32_t, x), state(uint32_t, v, x * 2654435761u + 1), out_state(float, y, 0), repeat(100000))
{
    uint32_t first = next_random(*v), second = next_random(first);
    float u = (float)(int)(first >> 8) * (1.0f / 8388608) - 1, w = (float)(int)(second >> 8) * (1.0f / 8388608) - 1;
    *v = second;
    *y = u;
    return u * u + w * w > 0.2f;
}

/* to a sphere above a plane */
MAPFN(bool, ray_march, in(float, dx), in(float, dy), out_state(float, t, 0), repeat(200))
{
    float px = *t * dx, py = *t * dy - 0.2f, pz = *t - 3, sphere = mapfn_sqrtf(px * px + py * py + pz * pz) - 1, ground = py + 1;
    float d = sphere < ground ? sphere : ground;
    *t += d;
    return d > 1e-4f && *t < 50;
}

#define MAPS(name, X, Y, OUT) \
    void looped_##name(const arrays *a) { (void)name##_map_looped(a->n, (const X *)a->x, (const Y *)a->y, (OUT *)a->out); } \
    void lanes_##name(const arrays *a) { (void)name##_map(a->n, (const X *)a->x, (const Y *)a->y, (OUT *)a->out); }
#define MAPS_OF_ONE(name, X, OUT) \
    void looped_##name(const arrays *a) { (void)name##_map_looped(a->n, (const X *)a->x, (OUT *)a->out); } \
    void lanes_##name(const arrays *a) { (void)name##_map(a->n, (const X *)a->x, (OUT *)a->out); }
WORKS(MAPS, MAPS_OF_ONE)
