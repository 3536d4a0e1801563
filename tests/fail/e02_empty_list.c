/* E02: no list of parameters
 * on: c c++ nvcc
 * say: MAPFN_E02 one: the list has no parameter
 * cure: A map needs something to run over: `index(i)` makes a map of the index alone. */
#include "mapfn.h"

MAPFN(float, one) /* <- here */
{
    return 1;
}
