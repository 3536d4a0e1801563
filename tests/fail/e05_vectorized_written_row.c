/* E05: `vectorized` with a row that a step writes
 * on: c c++ nvcc
 * say: MAPFN_E05 sort: vectorized excludes rows that a step writes, and out of type bool: take one of them out
 * cure: A step in a lane may be made again on the values that it was made on before, which what it wrote to a row would change: take `vectorized` out. */
#include "mapfn.h"

MAPFN(bool, sort, inout_row(int, v, 2), repeat(8), vectorized) /* <- here */
{
    int const first = v[0];
    if (first <= v[1]) return false;
    v[0] = v[1];
    v[1] = first;
    return true;
}

void use(int *v);
void use(int *v)
{
    sort_map(10, v);
}
