/* E24: the number of places is a float
 * on: c c++
 * say: MAPFN_E24: the length bins of h is no integer: name a uniform or a constant, no array and no float
 * cure: Take an integer. */
#include "mapfn.h"

MAPFN(void, count, in(float, x), uniform(float, bins), tally(int, h, bins)) /* <- here */
{
    *h_at = (size_t)(int)(x * bins);
    *h = 1;
}

void use(const float *x, int *h);
void use(const float *x, int *h)
{
    count_map(10, x, 10, h);
}
