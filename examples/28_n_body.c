/* An N-body step: 1000 bodies that attract each other, moved by leapfrog steps.
 *
 * Shows: a double loop turned inside out. "For each body, sum over all others" is a sum whose order the compiler must keep: a loop that
 * is hard to vectorize. "For each other, a map over all bodies" does the same operations in the same order for each, and vectorizes.
 * Square roots vectorize with MAPFN_NO_MATH_ERRNO 1; MAPFN_SAME_BITS 1 makes the result the same with any compiler flags.
 * Run:   gcc -O2 examples/28_n_body.c -lm && ./a.out */
#define MAPFN_NO_MATH_ERRNO 1
#define MAPFN_SAME_BITS 1
#include "../mapfn.h"
#include "seconds.h"
#include <math.h>

enum { N = 1000, STEPS = 10 };

typedef struct {
    float x, y, z, mass;
} body;

/* what body b does to the velocity of a body at (x, y, z) in the time dt; nothing to itself, where the distance is 0 */
MAPFN(void, pull, in(float, x), in(float, y), in(float, z), inout(float, vx), inout(float, vy), inout(float, vz), uniform(body, b), uniform(float, dt))
{
    float dx = b.x - x, dy = b.y - y, dz = b.z - z;
    float square = dx * dx + dy * dy + dz * dz + 0.0001f; /* softened */
    float factor = b.mass * dt / (square * sqrtf(square));
    *vx += dx * factor;
    *vy += dy * factor;
    *vz += dz * factor;
}

MAPFN(void, drift, inout(float, x), in(float, v), uniform(float, dt))
{
    *x += v * dt;
}

/* positions x, y, z and velocities x, y, z */
typedef struct {
    float p[3][N], v[3][N];
} bodies;
static bodies all, plain;

static void step(bodies *b, size_t n, float dt)
{
    for (size_t j = 0; j < n; j++)
        (void)pull_map(n, b->p[0], b->p[1], b->p[2], b->v[0], b->v[1], b->v[2], (body){b->p[0][j], b->p[1][j], b->p[2][j], 1.0f / (float)N}, dt);
    for (int axis = 0; axis < 3; axis++) (void)drift_map(n, b->p[axis], b->v[axis], dt);
}

/* as one writes it at first */
static void plain_step(bodies *b, size_t n, float dt)
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            float dx = b->p[0][j] - b->p[0][i], dy = b->p[1][j] - b->p[1][i], dz = b->p[2][j] - b->p[2][i];
            float square = dx * dx + dy * dy + dz * dz + 0.0001f;
            float factor = 1.0f / (float)N * dt / (square * sqrtf(square));
            b->v[0][i] += dx * factor;
            b->v[1][i] += dy * factor;
            b->v[2][i] += dz * factor;
        }
    for (int axis = 0; axis < 3; axis++)
        for (size_t i = 0; i < n; i++) b->p[axis][i] += b->v[axis][i] * dt;
}

static double energy(const bodies *b)
{
    double sum = 0;
    for (size_t i = 0; i < N; i++) {
        for (int axis = 0; axis < 3; axis++) sum += 0.5 / (double)N * b->v[axis][i] * b->v[axis][i];
        for (size_t j = 0; j < i; j++) {
            double square = 0.0001;
            for (int axis = 0; axis < 3; axis++) square += (double)(b->p[axis][i] - b->p[axis][j]) * (b->p[axis][i] - b->p[axis][j]);
            sum -= 1.0 / (double)N / (double)N / sqrt(square);
        }
    }
    return sum;
}

MAPFN(float, scatter, rng(r))
{
    return mapfn_rng_float(r) - 0.5f;
}

int main(int arguments, char **argument)
{
    size_t const n = arguments > 1 && atoi(argument[1]) <= N ? (size_t)atoi(argument[1]) : N; /* known at run time only, as in real life */
    for (int axis = 0; axis < 3; axis++)
        if (scatter_map(N, all.p[axis], 2026 + (uint64_t)axis) != MAPFN_OK) return 1;
    plain = all;
    printf("energy at first       %.5f\n", energy(&all));

    double start = seconds();
    for (int k = 0; k < STEPS; k++) step(&all, n, 0.001f);
    double map = seconds() - start;
    start = seconds();
    for (int k = 0; k < STEPS; k++) plain_step(&plain, n, 0.001f);
    double loop = seconds() - start;

    size_t differ = 0;
    for (int axis = 0; axis < 3; axis++)
        for (size_t i = 0; i < N; i++) differ += fabsf(all.p[axis][i] - plain.p[axis][i]) > 1e-6f;
    printf("energy after %d steps %.5f\n", STEPS, energy(&all));
    printf("bodies elsewhere than by the plain loop: %zu\n", differ);
    fprintf(stderr, "maps %.1f ms, plain loop %.1f ms\n", 1e3 * map, 1e3 * loop);
    return differ != 0;
}
