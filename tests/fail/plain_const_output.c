/* A call with a const output
 * on: c c++ nvcc
 * flags: -Werror
 * say-gcc: discards
 * say-g++: invalid conversion
 * say-clang: discards qualifiers
 * say-clang++: no matching function
 * say-nvcc: incompatible with parameter
 * cure: The compiler's own message, on the line of the call. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x;
}


void use(const float *out, const float *x);
void use(const float *out, const float *x)
{
    scale_map(10, out, x, 2.0f); /* <- here */
}
