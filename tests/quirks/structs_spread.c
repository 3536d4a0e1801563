/* gcc clang: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
typedef struct { float least, most; } range;
MAPFN_FN range none(void) { range const r = {INFINITY, -INFINITY}; return r; }
MAPFN_FN range both(range a, range b)
{
    range const r = {b.least < a.least ? b.least : a.least, b.most > a.most ? b.most : a.most};
    return r;
}
MAPFN(void, ends, in(float, x), reduce(range, r, both, none())) { r->least = r->most = x; }
static range r;
PROBE((void)ends_map(1000, x, &r))
