/* E23: arguments of a modifier that takes none
 * on: c c++ nvcc
 * say: MAPFN_E23 scale: looped(4) takes no arguments: write the bare word
 * cure: Write `looped`. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, a), looped(4)) /* <- here */
{
    return a * x;
}
