/* E27: configuration of mapfn_cuda.h after its first include
 * on: c c++ nvcc
 * say: MAPFN_E27
 * say: MAPFN_CUDA_RUN_TIME was changed after the first include, too late to have an effect
 * cure: Define it before the first include, best on the compiler's command line. */
#include "mapfn_cuda.h"

#undef MAPFN_CUDA_RUN_TIME
#define MAPFN_CUDA_RUN_TIME 0
#include "mapfn_cuda.h" /* <- here */

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x;
}
