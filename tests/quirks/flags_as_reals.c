/* gcc: -O2 */
#include "tests/quirks/probe.h"
MAPFN(bool, root, in(double, x), out_state(double, r, 1), repeat(40)) { double const was = *r; *r = 0.5 * (was + x / was); return *r != was; }
PROBE((void)root_map(1000, e, d))
