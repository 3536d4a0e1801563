/* E01: a parameter without its arguments
 * on: c c++ nvcc
 * say: MAPFN_E01 count: index takes one argument, its name
 * cure: Write `index(i)`. */
#include "mapfn.h"

MAPFN(float, count, in(float, x), index) /* <- here */
{
    return x + 1;
}
