/* Every kind and modifier as a CUDA map, with the words of mapfn_math.h and an exported map, and calls of all functions. Compiled, not run. */
#include "mapfn_math.h"
#include "mapfn_cuda.h"
#define KINDS_FEW_MEMBERS
#include "tests/include/kinds.h"
MAPFN(float, kind_math, in(float, x), exported, looped, streaming) { return mapfn_exp(x) + mapfn_sin(x); }
MAPFN(int, kind_fallible_struct, in(point, p), uniform(point, a), fallible, cost(3)) { return p.x < a.x; }
MAPFN(float, kind_nested_exported, in_row(float, x, 4), out_row(float, y, 4))
{
    mapfn_status status = square_map(4, y, x);
    if (status == MAPFN_OK) status = kind_math_map(4, y, x); /* `exported`, and in CUDA code all the same */
    return status == MAPFN_OK ? y[0] : 0;
}

mapfn_status use(cudaStream_t stream, double *out, const double *x)
{
    mapfn_opts o = mapfn_opts();
    o.stream = stream;
    mapfn_status status = mapfn_cuda(twice, 4, out, x, &o);
    if (status == MAPFN_OK) status = mapfn_cuda_host(twice, 4, out, x, &o);
    if (status == MAPFN_OK) status = kind_math_map_cuda_prepare(&o);
    if (status == MAPFN_CUDA_ERROR) return mapfn_cuda_last_error() == cudaErrorInvalidValue ? MAPFN_OK : status;
    mapfn_cuda_release();
    return status;
}
