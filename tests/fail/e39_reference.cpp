/* E39: a reference as the type of an input
 * on: c++
 * say-g++: MAPFN_E39 scale: the type of an item is void, an array, a reference
 * say-clang++: MAPFN_E39: a type in this definition is not known, or is void, an array or a reference
 * cure: Name the type alone, `in(float, x)`. What a body changes is an `inout(float, x)`, and `*x` there. */
#include "mapfn.h"

MAPFN(float, scale, in(float &, x), uniform(float, a)) /* <- here */
{
    return a * x;
}
