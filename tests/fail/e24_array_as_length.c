/* E24: a length that names an array
 * on: c c++ nvcc
 * say: MAPFN_E24: the length width of x is no integer: name a uniform or a constant
 * cure: Make `width` a `uniform`: all rows have one length. Rows of different lengths are `in_ragged`. */
#include "mapfn.h"

MAPFN(float, first, in_row(float, x, width), in(int, width)) /* <- here */
{
    return width > 0 ? x[0] : 0;
}
