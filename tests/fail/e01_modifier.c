/* E01: no such modifier
 * on: c c++ nvcc
 * say: MAPFN_E01 scale: there is no vectorised (did you mean vectorized?)
 * say: modifiers: vectorized looped ordered
 * cure: Write one of the modifiers that the message lists. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, a), vectorised) /* <- here */
{
    return a * x;
}
