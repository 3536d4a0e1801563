/* E42: a tally in a map of steps
 * on: c c++ nvcc
 * say: MAPFN_E42 count: sum_row, tally, kept and first stand beside no repeat, ordered or scratch
 * cure: Take one of the two away: what a step of several calls adds to has no one value; keep it in a `state`, and tally the result in a map of its own. */
#include "mapfn.h"

MAPFN(bool, count, in(int, x), tally(int, h, 10), repeat(32)) /* <- here */
{
    *h_at = (size_t)x;
    *h = 1;
    return false;
}

void use(const int *x, int *h);
void use(const int *x, int *h)
{
    count_map(10, x, h);
}
