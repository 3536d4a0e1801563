/* gcc: -O2 */
#include "tests/quirks/probe.h"
static bool on[MOST];
MAPFN(float, chosen, in(float, x), in(bool, on)) { return on ? x : 0; }
PROBE(on[0] = true; (void)chosen_map(MOST, y, x, on))
