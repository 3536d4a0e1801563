/* clang: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
MAPFN(void, raised, in(float, x), inout(float, y)) { if (x > *y) *y = x; }
PROBE((void)raised_map(1000, x, y))
