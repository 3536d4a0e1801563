/* E34: a definition without a name
 * on: c c++
 * say: MAPFN_E34 float: the type of the result, or the name, is missing: both stand before the items; see docs/errors.md#e34
 * follow: gcc=2 g++=2 clang=3 clang++=3
 * cure: Behind the type stands the name of the function: `MAPFN(float, scale, …)`. */
#include "mapfn.h"

MAPFN(float, in(float, x), uniform(float, a)) /* <- here */
{
    return a * x;
}
