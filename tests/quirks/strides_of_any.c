/* clang: -O2 */
#include "tests/quirks/probe.h"
MAPFN(float, cube, in_strided(float, x)) { return ((x * 0.3f + 1) * x + 2) * x + 3 / (x + 2); }
PROBE((void)cube_map(500, y, x, 3))
