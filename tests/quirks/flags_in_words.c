/* gcc: -O2 */
#include "mapfn_math.h"
#include "tests/quirks/probe.h"
MAPFN(float, shaded, in(float, x), uniform(bool, soft), uniform(float, by))
{
    float const e = mapfn_expf(-x), l = mapfn_logf(x * by + e);
    return soft ? e * l : e - l;
}
PROBE((void)shaded_map(1000, y, x, h[1] > h[2], 2))
