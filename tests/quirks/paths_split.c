/* gcc: -O2 */
#include "tests/quirks/probe.h"
static int64_t rounded[MOST * 4];
MAPFN(int64_t, nearest, in(double, v)) { return (int64_t)(v * 100 + (v < 0.5 ? -0.5 : 0.5)); }
PROBE((void)nearest_map(MOST * 4, rounded, d))
