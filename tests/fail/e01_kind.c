/* E01: no such kind of parameter
 * on: c c++ nvcc
 * say: MAPFN_E01 scale: there is no input(float, x) (did you mean in(float, x)?)
 * say: Parameters: in out inout uniform
 * cure: Write one of the kinds that the message lists. For the words of other libraries it names the one meant here. */
#include "mapfn.h"

MAPFN(float, scale, input(float, x), uniform(float, a)) /* <- here */
{
    return a * x;
}

void use(float *out, const float *x);
void use(float *out, const float *x)
{
    scale_map(10, out, x, 2.0f);
    scale_map_looped(10, out, x, 2.0f);
}
