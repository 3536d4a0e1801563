/* A call of _map_opts without its options
 * on: c c++
 * say-gcc: too few arguments
 * say-g++: too few arguments
 * say-clang: too few arguments
 * say-clang++: no matching function
 * say-nvcc: too few arguments
 * cure: Pass `NULL` or `MAPFN_OPTS(…)` last. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x;
}


void use(float *out, const float *x);
void use(float *out, const float *x)
{
    scale_map_opts(10, out, x, 2.0f); /* <- here */
}
