/* E15: a mask that is no integer
 * on: c c++
 * say: MAPFN_E15 keep: the T of where(T, m) is an integer type or bool, in in(int, x) , where(float, m)
 * cure: Make the mask an array of `bool`, `unsigned char` or another integer type. */
#include "mapfn.h"

MAPFN(int, keep, in(int, x), where(float, m)) /* <- here */
{
    return x;
}
