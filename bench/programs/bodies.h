/* Bodies that attract each other, all pairs; positions and velocities as arrays. */
#include "program.h"

enum { COUNT = 1024 };
typedef struct universe {
    float x[COUNT], y[COUNT], z[COUNT], mass[COUNT], vx[COUNT], vy[COUNT], vz[COUNT], ax[COUNT], ay[COUNT], az[COUNT];
} universe;

void bodies_plain(void *state), bodies_maps(void *state);
