/* E39: an array as the type of an item
 * on: c c++
 * say-gcc: MAPFN_E39 lookup: the type of an item is void, an array, a reference
 * say-g++: MAPFN_E39 lookup: the type of an item is void, an array, a reference
 * say-clang: MAPFN_E39: a type in this definition is not known, or is void, an array or a reference
 * say-clang++: MAPFN_E39: a type in this definition is not known, or is void, an array or a reference
 * cure: Take the array's element, or put the array into a struct. Rows of an array are an `in_row(float, x, 4)`. */
#include "mapfn.h"

MAPFN(float, lookup, table(float[4], t, 3), in(int, k)) /* <- here */
{
    return t[0][k];
}
