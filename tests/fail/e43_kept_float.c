/* E43: what decides whether an element is kept is no bool
 * on: c c++
 * say: MAPFN_E43 positive: with kept or first the function returns bool, and this one float
 * cure: Return `bool`. */
#include "mapfn.h"

MAPFN(float, positive, in(float, x), kept(float, y)) /* <- here */
{
    *y = x;
    return x;
}

void use(const float *x, float *y, size_t *count);
void use(const float *x, float *y, size_t *count)
{
    positive_map(10, x, y, count);
}
