/* E29: a back end's header after the definition
 * on: c c++
 * needs: mapfn_omp.h
 * flags: -fopenmp
 * say: MAPFN_E29 square_map_omp: include mapfn_omp.h before the definition of square
 * cure: A definition makes the maps of the headers that stand before it: include `mapfn_omp.h` first. */
#include "mapfn.h"

MAPFN(float, square, in(float, x))
{
    return x * x;
}

#include "mapfn_omp.h"

void use(float *out, const float *x);
void use(float *out, const float *x)
{
    square_map_omp(10, out, x, NULL); /* <- here */
}
