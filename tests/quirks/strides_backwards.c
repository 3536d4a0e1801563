/* clang: -O2 */
#include "tests/quirks/probe.h"
MAPFN(void, mirror, in_strided(float, x), out(float, y)) { *y = x; }
PROBE((void)mirror_map(1000, x + 999, -1, y))
