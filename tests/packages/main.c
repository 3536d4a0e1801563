/* A C program outside of mapfn's tree that calls CUDA maps of maps.cu: on the card, or where there is none by the CPU's maps. */
#include "maps.h"
#include <stdio.h>

int main(void)
{
    float x[4] = {1, 2, 3, 4}, y[4] = {10, 20, 30, 40}, out[4];
    mapfn_status status = saxpy_map_cuda_host(4, out, x, y, 2.0f, NULL);
#ifdef USE_OMP
    if (status == MAPFN_NO_DEVICE) status = saxpy_map_omp(4, out, x, y, 2.0f, NULL);
#else
    if (status == MAPFN_NO_DEVICE) status = saxpy_map(4, out, x, y, 2.0f);
#endif
    printf("%s: %g %g %g %g\n", mapfn_status_text(status), (double)out[0], (double)out[1], (double)out[2], (double)out[3]);
    return status != MAPFN_OK;
}
