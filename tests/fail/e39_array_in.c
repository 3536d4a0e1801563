/* E39: an array as the type of an input
 * on: c c++
 * say-gcc: MAPFN_E39 lookup: the type of an item is an array, or a struct without a name
 * say-g++: MAPFN_E39 lookup: the type of an item is an array, or a struct without a name
 * say-clang: MAPFN_E39: a type in this definition is not known, or it is an array
 * say-clang++: MAPFN_E39: a type in this definition is not known, or it is an array
 * follow: gcc=1 g++=1
 * cure: Rows of an array are an `in_row(float, x, 3)`. */
#include "mapfn.h"

MAPFN(float, lookup, in(float[3], x)) /* <- here */
{
    return x[0];
}
