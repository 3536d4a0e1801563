/* E24: a length that is a float
 * on: c c++ nvcc
 * say: MAPFN_E24: the length size / 2 of s is no integer: name a uniform or a constant
 * cure: Convert it yourself: `(size_t)(size / 2)`. */
#include "mapfn.h"

MAPFN(float, work, in(float, x), scratch(float, s, size / 2), uniform(double, size)) /* <- here */
{
    s[0] = x;
    return s[0];
}
