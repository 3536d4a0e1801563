/* E12: an array of another type, whose elements are smaller
 * on: c
 * say-gcc: incompatible pointer type
 * say-clang: incompatible pointer types passing
 * follow: gcc=1 clang=1
 * cure: The compiler's own words come first: the map takes pointers, and was given floats. In C++ that is the only error. */
#include "mapfn.h"

MAPFN(float, first, in(float *, x))
{
    return x[0];
}

float in_array[4], out_array[4];
void use(void);
void use(void)
{
    first_map(4, out_array, in_array); /* <- here */
}
