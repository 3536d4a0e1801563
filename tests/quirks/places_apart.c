/* gcc: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
MAPFN(void, count, in(uint8_t, x), tally(uint32_t, t, 256)) { *t_at = x; *t = 1; }
static uint32_t t[256];
PROBE((void)count_map(4000, b, t))
