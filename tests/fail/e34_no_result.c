/* E34: a definition without the type of its result
 * on: c c++ nvcc
 * say: MAPFN_E34 scale: the type of the result, or the name, is missing: both stand before the items; see docs/errors.md#e34
 * cure: A definition begins with the type that the function returns: `MAPFN(float, scale, …)`, or `void`. */
#include "mapfn.h"

MAPFN(scale, in(float, x), uniform(float, a)) /* <- here */
{
    return a * x;
}

void use(float *out, const float *x);
void use(float *out, const float *x)
{
    scale_map(10, out, x, 2.0f);
}
