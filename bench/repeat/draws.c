/* Random sampling: rejection in steps, with mapfn_draw_… in lanes, beside the map with `rng`, which is looped, and the plain loop with
 * either; and draws in ordinary maps. bench/repeat/draws.sh. Thread's own time, the fastest of the rounds; each form takes its turn. */
#define _GNU_SOURCE
#include "../../mapfn_math.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The plain loops of a body that makes element i: with the draws of lanes, and with an `rng`. TWO(x, y) and ONE(x) draw numbers. */
#define TWO_DRAWS(x, y) mapfn_draw_floats(seed, i, k++, &(x), &(y))
#define ONE_DRAW(x) do { float unused; TWO_DRAWS(x, unused); } while (0)
#define TWO_OF_RNG(x, y) do { ONE_OF_RNG(x); ONE_OF_RNG(y); } while (0)
#define ONE_OF_RNG(x) (x) = mapfn_rng_float(&r)
#define LOOPS(name, BODY, ...) \
    LOOP(name##_loop, uint32_t k = 0, BODY(TWO_DRAWS, ONE_DRAW), __VA_ARGS__) \
    LOOP(name##_loop_rng, mapfn_rng r = mapfn_rng_at(seed, i), BODY(TWO_OF_RNG, ONE_OF_RNG), __VA_ARGS__)
#define LOOP(name, source, body, ...) \
    MAPFN_PLAIN void name(size_t n, uint64_t seed, __VA_ARGS__) \
    { \
        for (size_t i = 0; i < n; i++) { \
            source; \
            body \
        } \
    }

/* a point in the unit sphere: 1.9 steps an element */
MAPFN(bool, sphere, uniform(uint64_t, seed), index(i), state(uint32_t, k, 0), out_state(float, x, 0), out_state(float, y, 0), out_state(float, z, 0), repeat(SIZE_MAX))
{
    float unused;
    mapfn_draw_floats(seed, i, *k, x, y);
    mapfn_draw_floats(seed, i, *k + 1, z, &unused);
    *k += 2;
    *x = 2 * *x - 1;
    *y = 2 * *y - 1;
    *z = 2 * *z - 1;
    return *x * *x + *y * *y + *z * *z > 1;
}
MAPFN(bool, sphere_rng, rng(r), out_state(float, x, 0), out_state(float, y, 0), out_state(float, z, 0), repeat(SIZE_MAX))
{
    *x = 2 * mapfn_rng_float(r) - 1;
    *y = 2 * mapfn_rng_float(r) - 1;
    *z = 2 * mapfn_rng_float(r) - 1;
    return *x * *x + *y * *y + *z * *z > 1;
}
#define SPHERE(TWO, ONE) \
    float x, y, z; \
    do { \
        TWO(x, y); \
        ONE(z); \
        x = 2 * x - 1; \
        y = 2 * y - 1; \
        z = 2 * z - 1; \
    } while (x * x + y * y + z * z > 1); \
    px[i] = x; \
    py[i] = y; \
    pz[i] = z;
LOOPS(sphere, SPHERE, float *px, float *py, float *pz)

/* a normal number by the polar method, whose logarithm is taken in a second map: 1.27 steps an element */
MAPFN(bool, polar, uniform(uint64_t, seed), index(i), state(uint32_t, k, 0), out_state(float, x, 0), out_state(float, square, 0), repeat(SIZE_MAX))
{
    float y;
    mapfn_draw_floats(seed, i, *k, x, &y);
    *k += 1;
    *x = 2 * *x - 1;
    y = 2 * y - 1;
    *square = *x * *x + y * y;
    return *square >= 1 || *square == 0;
}
MAPFN(bool, polar_rng, rng(r), out_state(float, x, 0), out_state(float, square, 0), repeat(SIZE_MAX))
{
    *x = 2 * mapfn_rng_float(r) - 1;
    float y = 2 * mapfn_rng_float(r) - 1;
    *square = *x * *x + y * y;
    return *square >= 1 || *square == 0;
}
MAPFN(float, stretched, in(float, x), in(float, square)) { return x * mapfn_sqrtf(-2 * mapfn_logf(square) / square); }
#define POLAR(TWO, ONE) \
    float x, y, square; \
    do { \
        TWO(x, y); \
        x = 2 * x - 1; \
        y = 2 * y - 1; \
        square = x * x + y * y; \
    } while (square >= 1 || square == 0); \
    out[i] = x * mapfn_sqrtf(-2 * mapfn_logf(square) / square);
LOOPS(polar, POLAR, float *out)

/* a point in a thin ring, of which few candidates are in: 10 steps an element */
MAPFN(bool, ring, uniform(uint64_t, seed), index(i), state(uint32_t, k, 0), out_state(float, x, 0), out_state(float, y, 0), repeat(SIZE_MAX))
{
    mapfn_draw_floats(seed, i, *k, x, y);
    ++*k;
    float square = *x * *x + *y * *y;
    return square > 1 || square < 0.873f;
}
MAPFN(bool, ring_rng, rng(r), out_state(float, x, 0), out_state(float, y, 0), repeat(SIZE_MAX))
{
    *x = mapfn_rng_float(r);
    *y = mapfn_rng_float(r);
    float square = *x * *x + *y * *y;
    return square > 1 || square < 0.873f;
}
#define RING(TWO, ONE) \
    float x, y, square; \
    do { \
        TWO(x, y); \
        square = x * x + y * y; \
    } while (square > 1 || square < 0.873f); \
    px[i] = x; \
    py[i] = y;
LOOPS(ring, RING, float *px, float *py)

/* ordinary maps: one number each, and normal numbers without rejection */
MAPFN(float, one_float, uniform(uint64_t, seed), index(i)) { return mapfn_draw_float(seed, i, 0); }
MAPFN(float, one_float_rng, rng(r)) { return mapfn_rng_float(r); }
MAPFN_PLAIN void one_float_loop(size_t n, uint64_t seed, float *out)
{
    for (size_t i = 0; i < n; i++) out[i] = mapfn_draw_float(seed, i, 0);
}
MAPFN_PLAIN void one_float_loop_rng(size_t n, uint64_t seed, float *out)
{
    for (size_t i = 0; i < n; i++) {
        mapfn_rng r = mapfn_rng_at(seed, i);
        out[i] = mapfn_rng_float(&r);
    }
}
MAPFN(double, one_double, uniform(uint64_t, seed), index(i)) { return mapfn_draw_double(seed, i, 0); }
MAPFN(double, one_double_rng, rng(r)) { return mapfn_rng_double(r); }
MAPFN(float, normal, uniform(uint64_t, seed), index(i)) { return mapfn_draw_normalf(seed, i, 0); }
MAPFN(float, normal_rng, rng(r)) { return mapfn_rng_normalf(r); }

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
enum { N = 20000, ROUNDS = 60, MOST = 7 };
static float x[N], y[N], z[N], wanted[N];
static double d[N];

typedef struct form {
    const char *name;
    void (*run)(void);
} form;
#define FORM(name, ...) static void run_##name(void) { __VA_ARGS__; }
FORM(sphere_lanes, (void)sphere_map(N, 1, x, y, z))
FORM(sphere_looped, (void)sphere_map_looped(N, 1, x, y, z))
FORM(sphere_rng, (void)sphere_rng_map(N, 1, x, y, z))
FORM(sphere_loop, sphere_loop(N, 1, x, y, z))
FORM(sphere_loop_rng, sphere_loop_rng(N, 1, x, y, z))
FORM(polar_lanes, (void)polar_map(N, 1, x, y); (void)stretched_map(N, x, x, y))
FORM(polar_looped, (void)polar_map_looped(N, 1, x, y); (void)stretched_map(N, x, x, y))
FORM(polar_rng, (void)polar_rng_map(N, 1, x, y); (void)stretched_map(N, x, x, y))
FORM(polar_loop, polar_loop(N, 1, x))
FORM(polar_loop_rng, polar_loop_rng(N, 1, x))
FORM(ring_lanes, (void)ring_map(N, 1, x, y))
FORM(ring_looped, (void)ring_map_looped(N, 1, x, y))
FORM(ring_rng, (void)ring_rng_map(N, 1, x, y))
FORM(ring_loop, ring_loop(N, 1, x, y))
FORM(ring_loop_rng, ring_loop_rng(N, 1, x, y))
FORM(float_map, (void)one_float_map(N, x, 1))
FORM(float_looped, (void)one_float_map_looped(N, x, 1))
FORM(float_rng, (void)one_float_rng_map(N, x, 1))
FORM(float_loop, one_float_loop(N, 1, x))
FORM(float_loop_rng, one_float_loop_rng(N, 1, x))
FORM(double_map, (void)one_double_map(N, d, 1))
FORM(double_looped, (void)one_double_map_looped(N, d, 1))
FORM(double_rng, (void)one_double_rng_map(N, d, 1))
FORM(normal_map, (void)normal_map(N, x, 1))
FORM(normal_looped, (void)normal_map_looped(N, x, 1))
FORM(normal_rng, (void)normal_rng_map(N, x, 1))

/* forms: the map with draws, the same looped, the map with rng, the plain loop with draws, and with rng */
static void compare(const char *name, void (*const forms[5])(void))
{
    double best[5] = {1e99, 1e99, 1e99, 1e99, 1e99};
    bool wrong = false;
    for (int round = 0; round < ROUNDS; round++)
        for (int k = 0; k < 5; k++) {
            if (!forms[k]) continue;
            double const start = now();
            forms[k]();
            double const took = now() - start;
            if (took < best[k]) best[k] = took;
            if (round == 0 && k == 0) memcpy(wanted, x, sizeof x);
            if (round == 0 && (k == 1 || k == 3)) wrong |= memcmp(wanted, x, sizeof x) != 0;
        }
    printf("| %-24s | %6.2f |", name, best[0] / N);
    for (int k = 1; k < 5; k++) {
        if (forms[k]) printf(" %5.2f |", best[k] / best[0]);
        else printf("       |");
    }
    printf("%s\n", wrong ? " OTHER BITS" : "");
    fflush(stdout);
}

int main(void)
{
    compare("a point in a sphere", (void (*const[5])(void)){run_sphere_lanes, run_sphere_looped, run_sphere_rng, run_sphere_loop, run_sphere_loop_rng});
    compare("polar normals", (void (*const[5])(void)){run_polar_lanes, run_polar_looped, run_polar_rng, run_polar_loop, run_polar_loop_rng});
    compare("a point in a ring", (void (*const[5])(void)){run_ring_lanes, run_ring_looped, run_ring_rng, run_ring_loop, run_ring_loop_rng});
    compare("a float", (void (*const[5])(void)){run_float_map, run_float_looped, run_float_rng, run_float_loop, run_float_loop_rng});
    compare("a double", (void (*const[5])(void)){run_double_map, run_double_looped, run_double_rng, NULL, NULL});
    compare("a normal number, float", (void (*const[5])(void)){run_normal_map, run_normal_looped, run_normal_rng, NULL, NULL});
    return 0;
}
