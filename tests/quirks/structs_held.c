/* gcc: -O2 */
#include "tests/quirks/probe.h"
typedef struct { float lo[3], hi[3]; } box;
MAPFN_FN box nothing(void) { box const r = {{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}}; return r; }
MAPFN_FN box join(box a, box b) { for (int j = 0; j < 3; j++) { a.lo[j] = b.lo[j] < a.lo[j] ? b.lo[j] : a.lo[j]; a.hi[j] = b.hi[j] > a.hi[j] ? b.hi[j] : a.hi[j]; } return a; }
MAPFN(void, bounds, in_row(float, v, 3), reduce(box, r, join, nothing())) { for (int j = 0; j < 3; j++) r->lo[j] = r->hi[j] = v[j]; }
static box r;
PROBE((void)bounds_map(1000, x, &r))
