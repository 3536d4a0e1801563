/* E01: a struct in place of an item
 * on: c c++
 * say: MAPFN_E01 scale: there is no struct { float a; } x in mapfn
 * cure: Define the struct before, and name it in an item: `in(struct pair, x)`. */
#include "mapfn.h"

MAPFN(float, scale, struct { float a; } x, uniform(float, a)) /* <- here */
{
    return a * x.a;
}
