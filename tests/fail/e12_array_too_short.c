/* E12: an array shorter than n, where the compiler knows both
 * on: c c++
 * say: of this call is shorter than n elements of the type that the map takes; see docs/errors.md#e12
 * cure: clang names the array. Pass a larger array or a smaller n. Found where optimization is on; else the map returns MAPFN_TOO_SHORT. */
#include "mapfn.h"

MAPFN(float, twice, in(float, x))
{
    return 2 * x;
}

float in_array[10], out_array[10];
void use(void);
void use(void)
{
    twice_map(11, out_array, in_array); /* <- here */
}
