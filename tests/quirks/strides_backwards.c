/* gcc clang: -O2 */
#include "tests/quirks/probe.h"
static volatile ptrdiff_t step = -1;
MAPFN(void, mirror, in_strided(float, x), out(float, y)) { *y = x; }
PROBE((void)mirror_map(1000, x + 999, step, y))
