/* E48: a parameter that is named like the map
 * on: c c++
 * say: MAPFN_E48_names_are_plain_and_differ_scale
 * follow: gcc=1 g++=2 clang=1 clang++=1
 * cure: Give the parameter another name: inside the body, the map's name is the function itself. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, scale)) /* <- here */
{
    return scale * x;
}
