/* E09: a CUDA map of a definition that adds up
 * on: c c++ nvcc
 * needs: mapfn_cuda.h
 * say: MAPFN_E09 dot: it adds up, so there is no CUDA map
 * cure: In CUDA code such a map is called in the body of another one, where its sums are those of a row; with `team` a warp shares them. Over whole arrays call the CPU's `dot_map`. */
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
