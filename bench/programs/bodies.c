#include "bodies.h"
#include <stdlib.h>

static void *create(void)
{
    uint32_t seed = 5;
    universe *u = calloc(1, sizeof *u);
    for (int i = 0; i < COUNT; i++) {
        u->x[i] = synthetic(&seed), u->y[i] = synthetic(&seed), u->z[i] = synthetic(&seed);
        u->mass[i] = (1.5f + synthetic(&seed)) / COUNT;
    }
    return u;
}
static const void *result(const void *state, size_t *n)
{
    *n = 6 * COUNT; /* velocities and accelerations */
    return ((const universe *)state)->vx;
}
const program bodies = {"bodies", create, bodies_plain, bodies_maps, result, 0, 1e-4};
