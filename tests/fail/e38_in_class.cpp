/* E38: a definition in a class
 * on: c++
 * say-g++: MAPFN_E38: a definition stands outside classes; see docs/errors.md#e38
 * say-clang++: MAPFN_E38: a definition stands at file or namespace scope, and not in a function or a class; see docs/errors.md#e38
 * cure: Write it before the class. */
#include "mapfn.h"

struct model {
    MAPFN(float, scale, in(float, x), uniform(float, a)) /* <- here */
    {
        return a * x;
    }
};
