/* E39: void as the type of an item
 * on: c c++
 * say-gcc: MAPFN_E39 touch: the type of an item is void, an array, a reference
 * say-g++: MAPFN_E39 touch: the type of an item is void, an array, a reference
 * say-clang: MAPFN_E39: a type in this definition is not known, or is void, an array or a reference
 * say-clang++: MAPFN_E39: a type in this definition is not known, or is void, an array or a reference
 * follow: gcc=15 gcc-15=54 gcc-16=54
 * cure: Only the result may be void: `MAPFN(void, touch, ...)`. A pointer to anything is a `uniform(void *, context)`. */
#include "mapfn.h"

MAPFN(void, touch, inout(float, x), uniform(void, context)) /* <- here */
{
    *x += 1;
}
