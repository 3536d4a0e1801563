/* A call with a pointer of the wrong type
 * on: c c++ nvcc
 * flags: -Werror
 * say-gcc: pointer
 * say-g++: cannot convert
 * say-clang: incompatible pointer types
 * say-clang++: no matching function
 * say-nvcc: incompatible with parameter
 * cure: The compiler's own message, on the line of the call: a map is a plain function. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x;
}


void use(float *out, const double *x);
void use(float *out, const double *x)
{
    scale_map(10, out, x, 2.0f); /* <- here */
}
