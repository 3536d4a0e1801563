/* E35: a kind's word is a macro of yours
 * on: c c++
 * say: MAPFN_E35 scale: "in" is a macro here, and is the word of an item: undefine it before; see docs/errors.md#e35
 * cure: Some headers make macros of short words: `in` and `out` in those of Windows, for example. Write `#undef in` before the definition, or include that header after it. Nothing else is looked at after this error. */
#include "mapfn.h"

#define in const
MAPFN(float, scale, in(float, x), uniform(float, a)) /* <- here */
{
    return a * x;
}
