/* E42: an `ordered` map that keeps
 * on: c c++
 * say: MAPFN_E42 positive: sum_row, tally, kept and first stand beside no repeat, ordered or scratch
 * cure: Take `ordered` away: kept values stand in the order of their elements anyway. */
#include "mapfn.h"

MAPFN(bool, positive, in(int, x), kept(int, y), ordered) /* <- here */
{
    *y = x;
    return x > 0;
}

void use(const int *x, int *y, size_t *count);
void use(const int *x, int *y, size_t *count)
{
    positive_map(10, x, y, count);
}
