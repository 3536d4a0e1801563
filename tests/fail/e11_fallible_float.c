/* E11: `fallible`, but the result is no error code
 * on: c c++ nvcc
 * say: MAPFN_E11 root: a fallible function returns int, an error code or 0, and this one float
 * cure: Return 0 or an error code as `int`, and write the value through an `out` parameter. */
#include "mapfn.h"

MAPFN(float, root, in(float, x), fallible) /* <- here */
{
    return x < 0 ? -1 : x;
}

void use(float *out, const float *x);
void use(float *out, const float *x)
{
    root_map(10, out, x, NULL);
}
