/* A map named like one of CUDA's own functions
 * on: nvcc
 * say-nvcc: and later
 * cure: Choose another name, or put a prefix before it. In a `.cu` CUDA's headers declare hundreds of functions whether you include them or not: those of the C mathematics (`j0`, `cbrt`, `abs`, `isinf`, `signbit`), CUDA's own (`rsqrt`, `sinpi`, `norm3d`), and short ones such as `dadd`, of which nvcc says "more than one instance of overloaded function". The same definition may compile in a C file. */
#include "mapfn_cuda.h"

MAPFN(double, cbrt, in(double, x)) /* <- here */
{
    return x * x * x;
}
