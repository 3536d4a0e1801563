/* E23: a struct is defined within an item
 * on: c c++
 * say: MAPFN_E23 scale: in(struct { float a, b; }, x) takes two arguments, its type (a typedef, where it has commas)
 * cure: Define the struct before, and name it in the item: `in(struct pair, x)`. */
#include "mapfn.h"

MAPFN(float, scale, in(struct { float a, b; }, x), uniform(float, a)) /* <- here */
{
    return a * x.a;
}
