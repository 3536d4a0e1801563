/* E05: `vectorized` with scratch
 * on: c c++
 * say: MAPFN_E05 total: vectorized excludes looped, ordered and scratch
 * cure: Elements of a vector would share one work space: take `vectorized` out. */
#include "mapfn.h"

MAPFN(float, total, in_row(float, x, 8), scratch(float, s, 8), vectorized) /* <- here */
{
    s[0] = x[0];
    return s[0];
}

void use(float *out, const float *x);
void use(float *out, const float *x)
{
    total_map(10, out, x, NULL);
}
