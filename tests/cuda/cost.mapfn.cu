/* what one map costs to compile, and with MORE 5 further ones */
#include "mapfn_cuda.h"
MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
int run(size_t n, float *out, const float *x, const float *y, float a, cudaStream_t stream)
{
    mapfn_opts o = mapfn_opts();
    o.stream = stream;
    return saxpy_map_cuda(n, out, x, y, a, &o);
}
#ifdef MORE
# define ONE(k) MAPFN(float, saxpy_##k, in(float, x), in(float, y), uniform(float, a)) { return a * x + y - k; }
ONE(1) ONE(2) ONE(3) ONE(4) ONE(5)
#endif
