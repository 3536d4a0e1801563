/* E15: a mask that is no integer
 * on: c c++
 * say: MAPFN_E15: the T of where(T, m) is no integer type and not bool; see docs/errors.md#e15
 * cure: Make the mask an array of `bool`, `unsigned char` or another integer type. */
#include "mapfn.h"

MAPFN(int, keep, in(int, x), where(float, m)) /* <- here */
{
    return x;
}
