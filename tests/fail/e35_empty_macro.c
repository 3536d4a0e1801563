/* E35: a kind's word is a macro that is empty
 * on: c c++
 * say: MAPFN_E35 scale: "out" is a macro here, and is the word of an item: undefine it before; see docs/errors.md#e35
 * cure: Write `#undef out` before the definition. */
#include "mapfn.h"

#define out
MAPFN(void, scale, in(float, x), out(float, y)) /* <- here */
{
    *y = 2 * x;
}
