/* E44: first beside another output
 * on: c c++ nvcc
 * say: MAPFN_E44 large: first stands in a map by itself, with no other output and no sum
 * cure: Make two maps: elements behind the first one may be asked or not, so that what they would write is not known. */
#include "mapfn.h"

MAPFN(bool, large, in(float, x), out(float, y), first(at)) /* <- here */
{
    *y = x;
    return x > 100;
}

void use(const float *x, float *y, size_t *at);
void use(const float *x, float *y, size_t *at)
{
    large_map(10, x, y, at);
}
