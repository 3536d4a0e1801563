/* E01: an unknown kind, in a map that is called on CUDA
 * on: c c++ nvcc
 * needs: mapfn_cuda.h
 * say: MAPFN_E01 saxpy
 * say: did you mean uniform(float, a)
 * cure: Write `uniform(float, a)`. The calls of its maps say nothing more. */
#include "mapfn_cuda.h"

MAPFN(float, saxpy, in(float, x), in(float, y), scalar(float, a)) /* <- here */
{
    return a * x + y;
}

MAPFN_EXTERN_C mapfn_status use(float *out, const float *x, const float *y);
mapfn_status use(float *out, const float *x, const float *y)
{
    return saxpy_map_cuda_host(10, out, x, y, 2.0f, NULL);
}
