/* E09: a `host` map on CUDA
 * on: c c++ nvcc
 * needs: mapfn_cuda.h
 * say: MAPFN_E09 parse
 * cure: Call `parse_map` or `parse_map_omp`; or take `host` away and let the body call nothing but MAPFN_FN functions. */
#include "mapfn_cuda.h"

MAPFN(int, parse, in(int, x), host)
{
    return x + (int)strlen("host");
}

MAPFN_EXTERN_C mapfn_status use(int *out, const int *x);
mapfn_status use(int *out, const int *x)
{
    return parse_map_cuda_host(10, out, x, NULL); /* <- here */
}
