#include "fluid.h"
#include <stdlib.h>

static void *create(void)
{
    static const float weight[DIRECTIONS] = {4.f / 9, 1.f / 9, 1.f / 9, 1.f / 9, 1.f / 9, 1.f / 36, 1.f / 36, 1.f / 36, 1.f / 36};
    uint32_t seed = 3;
    lattice *l = calloc(1, sizeof *l);
    for (int i = 0; i < CELLS; i++) {
        int x = i % WIDTH - WIDTH / 4, y = i / WIDTH - HEIGHT / 2;
        l->wall[i] = (uint8_t)(x * x + y * y < 100 || i < WIDTH || i >= CELLS - WIDTH);
        for (int d = 0; d < DIRECTIONS; d++) l->f[d][i] = weight[d] * (1.0f + 0.3f * (float)step_x[d] + 0.01f * synthetic(&seed));
    }
    return l;
}
static const void *result(const void *state, size_t *n)
{
    *n = (size_t)DIRECTIONS * CELLS;
    return ((const lattice *)state)->f;
}
const program fluid = {"fluid", create, fluid_plain, fluid_maps, result, 0, 1e-4};
