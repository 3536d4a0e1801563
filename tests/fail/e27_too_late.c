/* E27: configuration after the first include
 * on: c c++
 * say: MAPFN_E27
 * say: MAPFN_NO_MATH_ERRNO was changed after the first include, too late to have an effect
 * cure: Define it before the first include of any of the headers, best on the compiler's command line. */
#include "mapfn.h"

#undef MAPFN_NO_MATH_ERRNO
#define MAPFN_NO_MATH_ERRNO 1
#include "mapfn.h" /* <- here */

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x;
}
