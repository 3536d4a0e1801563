/* E06: _map_vectorized of a map whose list rules it out
 * on: c c++ nvcc
 * say: MAPFN_E06 count: looped, ordered or scratch rules out _map_vectorized
 * cure: Call `count_map`, which runs one element at a time. */
#include "mapfn.h"

MAPFN(int, count, in(int, x), ordered)
{
    return x + 1;
}

void use(int *out, const int *x);
void use(int *out, const int *x)
{
    count_map_vectorized(10, out, x); /* <- here */
}
