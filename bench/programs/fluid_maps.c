#include "fluid.h"
#include "maps.h"
#include <string.h>

MAPFN(void, collide, inout(float, f0), inout(float, f1), inout(float, f2), inout(float, f3), inout(float, f4), inout(float, f5), inout(float, f6), inout(float, f7),
    inout(float, f8), in(uint8_t, wall), uniform(float, omega))
{
    float a0 = *f0, a1 = *f1, a2 = *f2, a3 = *f3, a4 = *f4, a5 = *f5, a6 = *f6, a7 = *f7, a8 = *f8;
    float density = a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8;
    float u = (a1 + a5 + a8 - a3 - a6 - a7) / density, v = (a2 + a5 + a6 - a4 - a7 - a8) / density;
    float base = 1.0f - 1.5f * (u * u + v * v), plus = u + v, minus = u - v;
    float straight = omega * density * (1.0f / 9.0f), slanted = omega * density * (1.0f / 36.0f), rest = 1.0f - omega;
    *f0 = wall ? a0 : rest * a0 + omega * density * (4.0f / 9.0f) * base; /* a wall: back where it came from */
    *f1 = wall ? a3 : rest * a1 + straight * (base + 3.0f * u + 4.5f * u * u);
    *f2 = wall ? a4 : rest * a2 + straight * (base + 3.0f * v + 4.5f * v * v);
    *f3 = wall ? a1 : rest * a3 + straight * (base - 3.0f * u + 4.5f * u * u);
    *f4 = wall ? a2 : rest * a4 + straight * (base - 3.0f * v + 4.5f * v * v);
    *f5 = wall ? a7 : rest * a5 + slanted * (base + 3.0f * plus + 4.5f * plus * plus);
    *f6 = wall ? a8 : rest * a6 + slanted * (base - 3.0f * minus + 4.5f * minus * minus);
    *f7 = wall ? a5 : rest * a7 + slanted * (base - 3.0f * plus + 4.5f * plus * plus);
    *f8 = wall ? a6 : rest * a8 + slanted * (base + 3.0f * minus + 4.5f * minus * minus);
}
/* row y of one direction's numbers, from the row and the columns that they come from; the lattice is a ring both ways */
MAPFN(void, move, index(y), out_row(float, to, WIDTH), table(float, f, CELLS), uniform(int, dx), uniform(int, dy))
{
    const float *from = f + (int)((y + HEIGHT - (size_t)dy) % HEIGHT) * WIDTH;
    to[0] = from[(WIDTH - dx) % WIDTH];
    for (int x = 1; x < WIDTH - 1; x++) to[x] = from[x - dx];
    to[WIDTH - 1] = from[(2 * WIDTH - 1 - dx) % WIDTH];
}
MAPFN(float, copy, in(float, x)) { return x; }
void fluid_maps(void *state)
{
    lattice *l = state;
    for (int s = 0; s < 4; s++) {
        RUN(collide, CELLS, l->f[0], l->f[1], l->f[2], l->f[3], l->f[4], l->f[5], l->f[6], l->f[7], l->f[8], l->wall, 1.2f);
        for (int d = 0; d < DIRECTIONS; d++) RUN(move, HEIGHT, l->moved[d], l->f[d], step_x[d], step_y[d]);
        RUN(copy, (size_t)DIRECTIONS * CELLS, l->f[0], l->moved[0]);
    }
}
