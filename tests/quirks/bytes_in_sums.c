/* gcc: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
MAPFN(void, masked, in(float, x), where(uint8_t, m), sum(double, s)) { *s = x; }
static double s;
PROBE((void)masked_map(1000, x, b, &s))
