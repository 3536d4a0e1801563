/* E09: a CUDA map of host arrays that adds up
 * on: c c++ nvcc
 * needs: mapfn_cuda.h
 * say: MAPFN_E09 dot: it adds up, so there is no CUDA map of host arrays
 * cure: Call the CPU's maps, or `dot_map_cuda` with arrays on the card, `opts->work` and `work_bytes`. */
#include "mapfn_cuda.h"

MAPFN(void, dot, in(float, x), in(float, y), sum(float, s))
{
    *s = x * y;
}

MAPFN_EXTERN_C mapfn_status use(float *s, const float *x, const float *y);
mapfn_status use(float *s, const float *x, const float *y)
{
    return dot_map_cuda_host(10, x, y, s, NULL); /* <- here */
}
