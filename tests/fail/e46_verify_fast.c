/* E46: MAPFN_VERIFY where values may differ by variant
 * on: c c++
 * flags: -DMAPFN_VERIFY=1 -ffast-math
 * say: MAPFN_E46): MAPFN_VERIFY compares bits
 * cure: Compile the tests without `-ffast-math` and its parts, and with `-DMAPFN_SAME_BITS=1` for processors with fused instructions. */
#include "mapfn.h" /* <- here */

MAPFN(float, half, in(float, x))
{
    return x / 2;
}
