/* E26: a configuration macro that does not exist
 * on: c c++ nvcc
 * flags: -DMAPFN_NO_CHECKS
 * say: MAPFN_E26
 * say: the macro is MAPFN_CHECKS, 0 or 1
 * cure: Compile with `-DMAPFN_CHECKS=0`. The usual guesses are known; any other misspelt name is one of your own macros. */
#include "mapfn.h" /* <- here */

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x;
}
