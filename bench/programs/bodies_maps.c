#include "bodies.h"
#include "maps.h"

/* Bodies by rows of 64, so that the body's innermost loop is over bodies that do not depend on each other: sums keep the plain version's order. */
enum { BLOCK = 64 };
MAPFN(void, attract, in_row(float, x, BLOCK), in_row(float, y, BLOCK), in_row(float, z, BLOCK), out_row(float, ax, BLOCK), out_row(float, ay, BLOCK),
    out_row(float, az, BLOCK), table(float, px, COUNT), table(float, py, COUNT), table(float, pz, COUNT), table(float, mass, COUNT))
{
    const float softening = 0.01f;
    float sx[BLOCK] = {0}, sy[BLOCK] = {0}, sz[BLOCK] = {0};
    for (int j = 0; j < COUNT; j++)
        for (int i = 0; i < BLOCK; i++) {
            float dx = px[j] - x[i], dy = py[j] - y[i], dz = pz[j] - z[i];
            float r2 = dx * dx + dy * dy + dz * dz + softening;
            float pull = mass[j] / (r2 * MATH(sqrtf)(r2));
            sx[i] += pull * dx;
            sy[i] += pull * dy;
            sz[i] += pull * dz;
        }
    for (int i = 0; i < BLOCK; i++) ax[i] = sx[i], ay[i] = sy[i], az[i] = sz[i];
}
MAPFN(void, go, inout(float, x), inout(float, v), in(float, a), uniform(float, dt))
{
    *v += dt * a;
    *x += dt * *v;
}
void bodies_maps(void *state)
{
    universe *u = state;
    RUN(attract, COUNT / BLOCK, u->x, u->y, u->z, u->ax, u->ay, u->az, u->x, u->y, u->z, u->mass);
    RUN(go, COUNT, u->x, u->vx, u->ax, 0.001f);
    RUN(go, COUNT, u->y, u->vy, u->ay, 0.001f);
    RUN(go, COUNT, u->z, u->vz, u->az, 0.001f);
}
