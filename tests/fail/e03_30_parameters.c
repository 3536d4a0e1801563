/* E03: 30 parameters
 * on: c c++
 * say: MAPFN_E03 sum: more than 24 parameters, at most 16
 * cure: As for 17. */
#include "mapfn.h"

MAPFN(float, sum, /* <- clang clang++ */
    in(float, a1), in(float, a2), in(float, a3), in(float, a4), in(float, a5), in(float, a6),
    in(float, a7), in(float, a8), in(float, a9), in(float, a10), in(float, a11), in(float, a12),
    in(float, a13), in(float, a14), in(float, a15), in(float, a16), in(float, a17), in(float, a18),
    in(float, a19), in(float, a20), in(float, a21), in(float, a22), in(float, a23), in(float, a24),
    in(float, a25), in(float, a26), in(float, a27), in(float, a28), in(float, a29), in(float, a30)) /* <- gcc g++ */
{
    return 0;
}
