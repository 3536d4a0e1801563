/* E01: a parameter without its arguments
 * on: c c++ nvcc
 * say: MAPFN_E01 count: index takes its name, or a type and its name
 * cure: Write `index(i)`. */
#include "mapfn.h"

MAPFN(float, count, in(float, x), index) /* <- here */
{
    return x + 1;
}
