/* gcc: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
typedef struct { double value; size_t at; } best;
MAPFN_FN best none(void) { best const b = {INFINITY, 0}; return b; }
MAPFN_FN best lower(best a, best b) { return b.value < a.value || (b.value == a.value && b.at < a.at) ? b : a; }
MAPFN(void, lowest, in(double, x), index(i), reduce(best, m, lower, none())) { m->value = x; m->at = i; }
static best m;
PROBE((void)lowest_map(1000, d, &m))
