/* clang: -O2 */
#include "tests/quirks/probe.h"
MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
PROBE((void)saxpy_map(1000, y, x, y, 2))
