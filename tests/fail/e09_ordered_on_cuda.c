/* E09: an `ordered` map on CUDA
 * on: c c++ nvcc
 * needs: mapfn_cuda.h
 * say: MAPFN_E09 count
 * cure: Call `count_map`: index order matters, so the map is sequential. */
#include "mapfn_cuda.h"

MAPFN(int, count, in(int, x), ordered)
{
    return x + 1;
}

MAPFN_EXTERN_C mapfn_status use(int *out, const int *x);
mapfn_status use(int *out, const int *x)
{
    return count_map_cuda(10, out, x, NULL); /* <- here */
}
