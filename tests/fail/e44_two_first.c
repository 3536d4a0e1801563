/* E44: two searches in one map
 * on: c c++ nvcc
 * say: MAPFN_E44 ends: first stands in a map by itself, with no other output and no sum
 * cure: Make two maps. */
#include "mapfn.h"

MAPFN(bool, ends, in(int, x), first(low), first(high)) /* <- here */
{
    return x > 0;
}

void use(const int *x, size_t *low, size_t *high);
void use(const int *x, size_t *low, size_t *high)
{
    ends_map(10, x, low, high);
}
