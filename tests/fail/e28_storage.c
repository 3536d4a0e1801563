/* E28: `static` or `inline` before the result
 * on: c c++ nvcc
 * say: MAPFN_E28 scale: the result is a type alone, and this one static float: maps are static inline by themselves
 * cure: Write the type alone, `MAPFN(float, scale, …)`. What other files are to call is a map with `exported`.
 */
#include "mapfn.h"

MAPFN(static float, scale, in(float, x), uniform(float, a)) /* <- here */
{
    return a * x;
}

void use(float *out, const float *x);
void use(float *out, const float *x)
{
    scale_map(10, out, x, 2.0f);
}
