/* E33: a comma is missing behind a modifier
 * on: c c++ nvcc
 * say: MAPFN_E33 scale: a comma is missing in looped in(float, x); see docs/errors.md#e33
 * cure: Write the comma. */
#include "mapfn.h"

MAPFN(float, scale, looped in(float, x), uniform(float, a)) /* <- here */
{
    return a * x;
}

void use(float *out, const float *x);
void use(float *out, const float *x)
{
    scale_map(10, out, x, 2.0f);
}
