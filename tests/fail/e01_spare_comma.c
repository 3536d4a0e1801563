/* E01: a comma too many
 * on: c c++
 * say: MAPFN_E01 scale: a place in the list is empty (a comma too many?)
 * cure: Take the comma out. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, a), ) /* <- here */
{
    return a * x;
}
