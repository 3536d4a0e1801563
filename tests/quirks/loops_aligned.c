/* gcc: -O2 */
#include "tests/quirks/probe.h"
MAPFN(float, scale, in(float, x), uniform(float, a)) { return a * x; }
PROBE((void)scale_map(1000, y, x, 2))
