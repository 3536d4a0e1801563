/* E42: a tally beside work space
 * on: c c++
 * say: MAPFN_E42 parity: sum_row, tally, kept and first stand beside no repeat, ordered or scratch
 * cure: Take an array in the body in place of `scratch`, or compute keys by a map of their own. */
#include "mapfn.h"

MAPFN(void, parity, in(int, x), scratch(int, s, 3), tally(int, h, 2)) /* <- here */
{
    *s = x & 1;
    *h_at = (size_t)*s;
    *h = 1;
}

void use(const int *x, int *h);
void use(const int *x, int *h)
{
    parity_map(10, x, NULL, h);
}
