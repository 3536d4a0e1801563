/* E17: more arguments than a CUDA kernel takes
 * on: nvcc
 * needs: mapfn_cuda.h
 * say: MAPFN_E17 weighted
 * cure: Make a `table` of it: kernels take 32,764 bytes of arguments, all uniforms together. */
#include "mapfn_cuda.h"

typedef struct weights {
    float w[9000];
} weights;
MAPFN(float, weighted, in(unsigned short, x), uniform(weights, w)) /* <- here */
{
    return w.w[x % 9000];
}
