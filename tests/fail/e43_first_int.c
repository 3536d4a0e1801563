/* E43: what says whether an element is looked for is no bool
 * on: c c++
 * say: MAPFN_E43 negative: with kept or first the function returns bool, and this one int
 * cure: Return `bool`. */
#include "mapfn.h"

MAPFN(int, negative, in(int, x), first(at)) /* <- here */
{
    return x < 0;
}

void use(const int *x, size_t *at);
void use(const int *x, size_t *at)
{
    negative_map(10, x, at);
}
