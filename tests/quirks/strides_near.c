/* clang: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
MAPFN(void, thirds, in_strided(float, x), out(float, y)) { *y = x * 2; }
PROBE((void)thirds_map(1000, x, 3, y))
