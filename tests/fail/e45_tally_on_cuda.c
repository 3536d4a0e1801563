/* E45: a tally on CUDA
 * on: c c++ nvcc
 * needs: mapfn_cuda.h
 * say: MAPFN_E45 count
 * cure: Call `count_map` or `count_map_omp`. */
#include "mapfn_cuda.h"

MAPFN(void, count, in(int, x), tally(int, h, 10))
{
    *h_at = (size_t)x;
    *h = 1;
}

MAPFN_EXTERN_C mapfn_status use(const int *x, int *h);
mapfn_status use(const int *x, int *h)
{
    return count_map_cuda_host(10, x, h, NULL); /* <- here */
}
