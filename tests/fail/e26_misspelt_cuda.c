/* E26: a configuration macro of mapfn_cuda.h that does not exist
 * on: c c++ nvcc
 * flags: -DMAPFN_CUDA_RUNTIME=0
 * say: MAPFN_E26
 * say: the macro is MAPFN_CUDA_RUN_TIME, 0 or 1
 * cure: Compile with `-DMAPFN_CUDA_RUN_TIME=0`. */
#include "mapfn_cuda.h" /* <- here */

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x;
}
