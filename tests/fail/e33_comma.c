/* E33: a comma is missing between two items
 * on: c c++ nvcc
 * say: MAPFN_E33 scale: a comma is missing in in(float, x) uniform(float, a); see docs/errors.md#e33
 * cure: Write the comma. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x) uniform(float, a)) /* <- here */
{
    return a * x;
}

void use(float *out, const float *x);
void use(float *out, const float *x)
{
    scale_map(10, out, x, 2.0f);
}
