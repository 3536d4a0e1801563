/* E07: `_map_vectorized` of steps that write a row
 * on: c c++
 * say: MAPFN_E07: the type of a parameter or of the result rules out _map_vectorized: call _map
 * cure: Call `sort_map`, which is looped. clang names the line of the definition. */
#include "mapfn.h"

MAPFN(bool, sort, inout_row(int, v, 2), repeat(8)) /* <- clang clang++ */
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
    sort_map_vectorized(10, v); /* <- gcc g++ */
}
