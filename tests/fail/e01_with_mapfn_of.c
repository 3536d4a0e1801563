/* E01 with MAPFN_OF
 * on: c c++
 * say: MAPFN_E01 half: there is no input(float, x) (did you mean in(float, x)?)
 * cure: As for MAPFN. */
#include "mapfn.h"

static inline float half(float x) { return x / 2; }
MAPFN_OF(float, half, input(float, x)); /* <- here */

void use(float *out, const float *x);
void use(float *out, const float *x)
{
    half_map(10, out, x);
}
