/* gcc: -O2 */
#include "tests/quirks/probe.h"
typedef struct { float value; size_t at; } best;
MAPFN_FN best none(void) { best const b = {3e38f, SIZE_MAX}; return b; }
MAPFN_FN best lower(best a, best b) { return b.value < a.value || (b.value == a.value && b.at < a.at) ? b : a; }
MAPFN(void, lowest, in(float, x), index(i), reduce(best, m, lower, none())) { m->value = x; m->at = i; }
static best m;
PROBE((void)lowest_map(1000, x, &m))
