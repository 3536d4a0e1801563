/* E44: first beside a sum
 * on: c c++ nvcc
 * say: MAPFN_E44 large: first stands in a map by itself, with no other output and no sum
 * cure: Make two maps: elements behind the first one may be added up or not. */
#include "mapfn.h"

MAPFN(bool, large, in(int, x), sum(int, s), first(at)) /* <- here */
{
    *s = x;
    return x > 100;
}

void use(const int *x, int *s, size_t *at);
void use(const int *x, int *s, size_t *at)
{
    large_map(10, x, s, at);
}
