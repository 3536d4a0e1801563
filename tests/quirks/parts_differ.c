/* clang: -O2 */
#include "tests/quirks/probe.h"
MAPFN(void, two, in(float, x), sum(float, p), sum(float, q)) { if (x > 0.5f) *p = x; else *q = x; }
static float p, q;
PROBE((void)two_map(1000, x, &p, &q))
