/* gcc: -O2 */
#include "tests/quirks/probe.h"
MAPFN(void, walls, in(uint8_t, wall), in(float, a), in(float, b), in(float, c), in(float, d), out(float, p), out(float, q), out(float, r), out(float, s))
{
    *p = wall ? c : a * 0.9f + 0.1f;
    *q = wall ? d : b * 0.9f + 0.1f;
    *r = wall ? a : c * 0.9f + 0.1f;
    *s = wall ? b : d * 0.9f + 0.1f;
}
PROBE((void)walls_map(1000, b + 1, x, x + 4000, y, y + 4000, z, z + 4000, z + 8000, z + 12000))
