#include "bodies.h"
#include <math.h>

void bodies_plain(void *state)
{
    universe *u = state;
    const float dt = 0.001f, softening = 0.01f;
    #pragma omp parallel for
    for (int i = 0; i < COUNT; i++) {
        float ax = 0.0f, ay = 0.0f, az = 0.0f;
        for (int j = 0; j < COUNT; j++) {
            float dx = u->x[j] - u->x[i], dy = u->y[j] - u->y[i], dz = u->z[j] - u->z[i];
            float r2 = dx * dx + dy * dy + dz * dz + softening;
            float pull = u->mass[j] / (r2 * sqrtf(r2));
            ax += pull * dx;
            ay += pull * dy;
            az += pull * dz;
        }
        u->ax[i] = ax;
        u->ay[i] = ay;
        u->az[i] = az;
    }
    for (int i = 0; i < COUNT; i++) {
        u->vx[i] += dt * u->ax[i];
        u->vy[i] += dt * u->ay[i];
        u->vz[i] += dt * u->az[i];
        u->x[i] += dt * u->vx[i];
        u->y[i] += dt * u->vy[i];
        u->z[i] += dt * u->vz[i];
    }
}
