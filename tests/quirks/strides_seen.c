/* gcc clang: -O2 */
#include "tests/quirks/probe.h"
static volatile ptrdiff_t back = -1, step = 2;
MAPFN(void, strided, in_strided(float, x), out(float, y)) { *y = x; }
PROBE(((void)strided_map(1000, x + 999, back, y), (void)strided_map(1000, x, step, y)))
