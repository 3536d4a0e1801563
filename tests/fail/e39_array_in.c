/* E39: an array as the type of an input
 * on: c c++
 * say-gcc: MAPFN_E39 lookup: the type of an item is void, an array, a reference
 * say-g++: MAPFN_E39 lookup: the type of an item is void, an array, a reference
 * say-clang: MAPFN_E39: a type in this definition is not known, or is void, an array or a reference
 * say-clang++: MAPFN_E39: a type in this definition is not known, or is void, an array or a reference
 * follow: gcc=1
 * cure: Rows of an array are an `in_row(float, x, 3)`. */
#include "mapfn.h"

MAPFN(float, lookup, in(float[3], x)) /* <- here */
{
    return x[0];
}
