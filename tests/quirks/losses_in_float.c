/* clang: -O2 */
#include "tests/quirks/probe.h"
#include "mapfn_math.h"
MAPFN(float, loss, in(float, x), in(float, y), sum(double, s))
{
    float const p = 1 / (1 + mapfn_exp(-x));
    *s = -(double)(y * mapfn_log(p));
    return p - y;
}
static double s;
PROBE((void)loss_map(1000, z, x, y, &s))
