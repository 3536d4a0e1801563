/* E15: a mask of an enum class
 * on: c++
 * say: MAPFN_E15: the T of where(T, m) is no integer type and not bool; see docs/errors.md#e15
 * cure: Such an enum is nothing that may be zero. Make it a plain `enum`, or the mask an array of bool. */
#include "mapfn.h"

enum class color { red, green };

MAPFN(int, paint, in(int, x), where(color, m)) /* <- here */
{
    return x + 1;
}
