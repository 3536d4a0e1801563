/* Points in a ball: each element throws into a cube until it hits the ball; then how far from the middle they lie.
 *
 * Shows: random numbers without a stream, `mapfn_draw_floats(seed, i, k)`, in a step of `repeat`. A draw depends on its place alone: number k
 * of element i. So it is vectorized, and the same in any order; `rng` would keep the map looped.
 * Run:   gcc -O2 examples/36_sphere.c -lm && ./a.out */
#include "../mapfn.h"
#include "seconds.h"
#include <math.h>

enum { N = 1000000 };

/* three of four numbers are used, of two draws */
MAPFN(bool, in_ball, uniform(uint64_t, seed), index(i), state(uint32_t, k, 0), out_state(float, x, 0), out_state(float, y, 0), out_state(float, z, 0), repeat(1000))
{
    float u, v, w, unused;
    mapfn_draw_floats(seed, i, *k, &u, &v);
    mapfn_draw_floats(seed, i, *k + 1, &w, &unused);
    *k += 2;
    *x = 2 * u - 1;
    *y = 2 * v - 1;
    *z = 2 * w - 1;
    return *x * *x + *y * *y + *z * *z > 1;
}

/* the same by a stream, and the plain loop */
MAPFN(bool, in_ball_by_stream, rng(r), out_state(float, x, 0), out_state(float, y, 0), out_state(float, z, 0), repeat(1000))
{
    *x = 2 * mapfn_rng_float(r) - 1;
    *y = 2 * mapfn_rng_float(r) - 1;
    *z = 2 * mapfn_rng_float(r) - 1;
    return *x * *x + *y * *y + *z * *z > 1;
}
static void plain_in_ball(size_t n, uint64_t seed, float *x, float *y, float *z)
{
    for (size_t i = 0; i < n; i++) {
        uint32_t k = 0;
        do {
            float unused;
            mapfn_draw_floats(seed, i, k, &x[i], &y[i]);
            mapfn_draw_floats(seed, i, k + 1, &z[i], &unused);
            k += 2;
            x[i] = 2 * x[i] - 1;
            y[i] = 2 * y[i] - 1;
            z[i] = 2 * z[i] - 1;
        } while (x[i] * x[i] + y[i] * y[i] + z[i] * z[i] > 1);
    }
}

/* a point's distance has the cube root's distribution: its mean is 3/4 */
MAPFN(void, spread, in(float, x), in(float, y), in(float, z), sum(double, distance), sum(size_t, near))
{
    float square = x * x + y * y + z * z;
    *distance = (double)sqrtf(square);
    *near = square < 0.25f;
}

static float x[N], y[N], z[N], plain[3][N];

int main(void)
{
    double distance;
    size_t near, differ = 0;
    double start = seconds();
    MAPFN_REQUIRE(in_ball_by_stream_map(N, 1, x, y, z));
    double stream = seconds() - start;
    start = seconds();
    plain_in_ball(N, 1, plain[0], plain[1], plain[2]);
    double loop = seconds() - start;
    start = seconds();
    MAPFN_REQUIRE(in_ball_map(N, 1, x, y, z));
    double map = seconds() - start;
    for (int i = 0; i < N; i++) differ += x[i] != plain[0][i] || y[i] != plain[1][i] || z[i] != plain[2][i];

    MAPFN_REQUIRE(spread_map(N, x, y, z, &distance, &near));
    printf("mean distance from the middle: %.4f, of 0.75; in the inner eighth: %.4f\n", distance / (double)N, (double)near / (double)N);
    printf("points where a plain loop finds others: %zu\n", differ);
    fprintf(stderr, "%d points: map with draws %.1f ms, with a stream %.1f ms, plain loop %.1f ms\n", N, 1e3 * map, 1e3 * stream, 1e3 * loop);
    return differ != 0;
}
