/* E01: an item without the word of its kind
 * on: c c++
 * say: MAPFN_E01 scale: an item begins with a parenthesis, and not with the word of its kind
 * cure: Write the kind before the parenthesis: `in(float, x)`. */
#include "mapfn.h"

MAPFN(float, scale, (float, x), uniform(float, a)) /* <- here */
{
    return a * x;
}
