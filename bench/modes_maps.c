/* the maps of bench/modes.h: -O2 and no other flag but -march */
#define MAPFN_NO_MATH_ERRNO 1
#include "mapfn.h"
#include "modes.h"

MAPFN(float, root, in(float, x)) { return sqrtf(x); }
MAPFN(double, root_double, in(double, x)) { return sqrt(x); }
MAPFN(int, half, in(float, x), out(float, y), fallible)
{
    *y = x * 0.5f;
    return x < 0;
}
MAPFN(float, strided, in_strided(float, x), uniform(float, a)) { return x * a + 1; }
#define ROW(D) \
    MAPFN(float, row##D, in_row(float, x, D)) \
    { \
        float s = 0; \
        for (int d = 0; d < D; d++) s += x[d] * x[d]; \
        return s; \
    }
ROW(3)
ROW(4)
ROW(8)
MAPFN(float, noise, rng(r)) { return mapfn_rng_float(r) + mapfn_rng_float(r); }
MAPFN(float, sorted, in(float, x), scratch(float, s, 16))
{
    for (int k = 0; k < 16; k++) s[k] = x * (float)k;
    float sum = 0;
    for (int k = 15; k >= 0; k -= 3) sum += s[k];
    return sum;
}
MAPFN(float, scaled, in(float, x), in(float, y), uniform(float, a)) { return x * a + y; }
MAPFN(float, scaled_past, in(float, x), in(float, y), uniform(float, a), streaming) { return x * a + y; }

NOINLINE void map_root(size_t n) { root_map(n, fz, fx); }
NOINLINE void map_root_double(size_t n) { root_double_map(n, dz, dx); }
NOINLINE void map_fallible(size_t n) { half_map(n, fx, fz, NULL); }
NOINLINE void map_strided(size_t n) { strided_map(n, fz, fx, 1, 3); }
NOINLINE void map_row3(size_t n) { row3_map_vectorized(n / 3, fz, fx); }
NOINLINE void map_row4(size_t n) { row4_map_vectorized(n / 4, fz, fx); }
NOINLINE void map_row8(size_t n) { row8_map_vectorized(n / 8, fz, fx); }
NOINLINE void rival_row3(size_t n) { row3_map_looped(n / 3, fz, fx); }
NOINLINE void rival_row4(size_t n) { row4_map_looped(n / 4, fz, fx); }
NOINLINE void rival_row8(size_t n) { row8_map_looped(n / 8, fz, fx); }
NOINLINE void map_random(size_t n) { noise_map(n, fz, 7); }
NOINLINE void map_scratch(size_t n)
{
    float s[16];
    sorted_map(n, fz, fx, s);
}
NOINLINE void map_streaming(size_t n) { scaled_past_map(n, fz, fx, fy, 3); }
NOINLINE void rival_streaming(size_t n) { scaled_map(n, fz, fx, fy, 3); }
NOINLINE void map_in_place(size_t n) { scaled_map(n, fz, fz, fy, 0.5f); }
NOINLINE void rival_in_place(size_t n) { scaled_map(n, fz, fx, fy, 0.5f); }
