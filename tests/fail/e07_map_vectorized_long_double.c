/* E07: _map_vectorized of a map whose types rule it out
 * on: c c++ nvcc
 * say: MAPFN_E07: the type of a parameter or of the result rules out _map_vectorized
 * cure: Call `wide_map`, which runs one element at a time. clang names the line of the definition. */
#include "mapfn.h"

MAPFN(long double, wide, in(double, x)) /* <- clang clang++ */
{
    return x;
}

void use(long double *out, const double *x);
void use(long double *out, const double *x)
{
    wide_map_vectorized(10, out, x); /* <- gcc g++ nvcc */
}
