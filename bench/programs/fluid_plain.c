#include "fluid.h"

static void collide(lattice *l, float omega)
{
    float *restrict f0 = l->f[0], *restrict f1 = l->f[1], *restrict f2 = l->f[2], *restrict f3 = l->f[3], *restrict f4 = l->f[4], *restrict f5 = l->f[5],
        *restrict f6 = l->f[6], *restrict f7 = l->f[7], *restrict f8 = l->f[8];
    #pragma omp parallel for
    for (int i = 0; i < CELLS; i++) {
        float a0 = f0[i], a1 = f1[i], a2 = f2[i], a3 = f3[i], a4 = f4[i], a5 = f5[i], a6 = f6[i], a7 = f7[i], a8 = f8[i];
        if (l->wall[i]) { /* back where it came from */
            f1[i] = a3, f3[i] = a1, f2[i] = a4, f4[i] = a2, f5[i] = a7, f7[i] = a5, f6[i] = a8, f8[i] = a6;
            continue;
        }
        float density = a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8;
        float u = (a1 + a5 + a8 - a3 - a6 - a7) / density, v = (a2 + a5 + a6 - a4 - a7 - a8) / density;
        float base = 1.0f - 1.5f * (u * u + v * v), plus = u + v, minus = u - v;
        float straight = omega * density * (1.0f / 9.0f), slanted = omega * density * (1.0f / 36.0f), rest = 1.0f - omega;
        f0[i] = rest * a0 + omega * density * (4.0f / 9.0f) * base;
        f1[i] = rest * a1 + straight * (base + 3.0f * u + 4.5f * u * u);
        f2[i] = rest * a2 + straight * (base + 3.0f * v + 4.5f * v * v);
        f3[i] = rest * a3 + straight * (base - 3.0f * u + 4.5f * u * u);
        f4[i] = rest * a4 + straight * (base - 3.0f * v + 4.5f * v * v);
        f5[i] = rest * a5 + slanted * (base + 3.0f * plus + 4.5f * plus * plus);
        f6[i] = rest * a6 + slanted * (base - 3.0f * minus + 4.5f * minus * minus);
        f7[i] = rest * a7 + slanted * (base - 3.0f * plus + 4.5f * plus * plus);
        f8[i] = rest * a8 + slanted * (base + 3.0f * minus + 4.5f * minus * minus);
    }
}
static void move(lattice *l)
{
    for (int d = 0; d < DIRECTIONS; d++)
        #pragma omp parallel for
        for (int y = 0; y < HEIGHT; y++) {
            int dx = step_x[d], from_y = (y - step_y[d] + HEIGHT) % HEIGHT;
            const float *from = l->f[d] + from_y * WIDTH;
            float *to = l->moved[d] + y * WIDTH;
            to[0] = from[(WIDTH - dx) % WIDTH];
            for (int x = 1; x < WIDTH - 1; x++) to[x] = from[x - dx];
            to[WIDTH - 1] = from[(2 * WIDTH - 1 - dx) % WIDTH];
        }
    for (int d = 0; d < DIRECTIONS; d++)
        for (int i = 0; i < CELLS; i++) l->f[d][i] = l->moved[d][i];
}
void fluid_plain(void *state)
{
    lattice *l = state;
    for (int s = 0; s < 4; s++) {
        collide(l, 1.2f);
        move(l);
    }
}
