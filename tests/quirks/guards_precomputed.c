/* gcc: -O2 -march=x86-64-v3 */
#include "mapfn_math.h"
#include "tests/quirks/probe.h"
MAPFN(double, guarded, in(double, x)) { return mapfn_sin(x > 0 ? x : 1); }
PROBE((void)guarded_map(1000, e, d))
