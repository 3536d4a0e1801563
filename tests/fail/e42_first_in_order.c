/* E42: an `ordered` map that searches
 * on: c c++
 * say: MAPFN_E42 positive: sum_row, tally, kept and first stand beside no repeat, ordered or scratch
 * cure: Take `ordered` away: the lowest index is found anyway. */
#include "mapfn.h"

MAPFN(bool, positive, in(int, x), first(at), ordered) /* <- here */
{
    return x > 0;
}

void use(const int *x, size_t *at);
void use(const int *x, size_t *at)
{
    positive_map(10, x, at);
}
