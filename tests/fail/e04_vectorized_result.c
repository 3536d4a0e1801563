/* E04: `vectorized`, but the type of the result rules it out
 * on: c c++
 * say: MAPFN_E04: vectorized, but no vector unit handles the type of parameter out
 * cure: As above: `out` is the array of results. */
#include "mapfn.h"

MAPFN(long double, wide, in(double, x), vectorized) /* <- here */
{
    return x;
}
