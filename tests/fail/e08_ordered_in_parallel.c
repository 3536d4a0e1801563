/* E08: an `ordered` map in parallel
 * on: c c++
 * needs: mapfn_omp.h
 * flags: -fopenmp
 * say: MAPFN_E08 count
 * cure: Call `count_map`: index order matters, so the map is sequential. */
#include "mapfn.h"

#include "mapfn_omp.h"

MAPFN(int, count, in(int, x), ordered)
{
    return x + 1;
}

void use(int *out, const int *x);
void use(int *out, const int *x)
{
    count_map_omp(10, out, x, NULL); /* <- here */
}
