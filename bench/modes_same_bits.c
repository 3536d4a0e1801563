/* the map of bench/modes.h that has a configuration of its own */
#define MAPFN_SAME_BITS 1
#include "mapfn.h"
#include "modes.h"

MAPFN(float, poly, in(float, x))
{
    float s = 0.1f;
    for (int k = 0; k < 10; k++) s = mapfn_muladd(s, x, 0.3f * (float)(k - 4));
    return s;
}
NOINLINE void map_same_bits(size_t n) { poly_map(n, fz, fx); }
