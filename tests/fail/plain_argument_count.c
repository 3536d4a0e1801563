/* A call with an argument too few
 * on: c c++ nvcc
 * say-gcc: too few arguments
 * say-g++: too few arguments
 * say-clang: too few arguments
 * say-clang++: no matching function
 * say-nvcc: too few arguments
 * cure: The compiler's own message, on the line of the call. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x;
}


void use(float *out, const float *x);
void use(float *out, const float *x)
{
    scale_map(10, out, x); /* <- here */
}
