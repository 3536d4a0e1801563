/* E03: 17 parameters
 * on: c c++ nvcc
 * say: MAPFN_E03 sum: 17 parameters, at most 16
 * cure: Put arrays that belong together into an array of structs, and uniforms into one struct. */
#include "mapfn.h"

MAPFN(float, sum, /* <- here */
    in(float, a1), in(float, a2), in(float, a3), in(float, a4), in(float, a5), in(float, a6),
    in(float, a7), in(float, a8), in(float, a9), in(float, a10), in(float, a11), in(float, a12),
    in(float, a13), in(float, a14), in(float, a15), in(float, a16), in(float, a17))
{
    return a1 + a17;
}
