/* E02: modifiers only
 * on: c c++
 * say: MAPFN_E02 one: the list has no parameter
 * cure: Give at least one parameter beside the modifiers, e.g. `index(i)`. */
#include "mapfn.h"

MAPFN(float, one, looped, exported) /* <- here */
{
    return 1;
}
