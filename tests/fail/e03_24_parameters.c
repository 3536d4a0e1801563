/* E03: 24 parameters
 * on: c c++
 * say: MAPFN_E03 sum: more than 23 items, at most 16 of them parameters
 * cure: As for 17. */
#include "mapfn.h"

MAPFN(float, sum, /* <- clang clang++ gcc-15 */
    in_row(float, a1, 2), in_row(float, a2, 2), in_row(float, a3, 2), in_row(float, a4, 2), in_row(float, a5, 2),
    in_row(float, a6, 2), in_row(float, a7, 2), in_row(float, a8, 2), in_row(float, a9, 2), in_row(float, a10, 2),
    in_row(float, a11, 2), in_row(float, a12, 2), in_row(float, a13, 2), in_row(float, a14, 2), in_row(float, a15, 2),
    in_row(float, a16, 2), in_row(float, a17, 2), in_row(float, a18, 2), in_row(float, a19, 2), in_row(float, a20, 2),
    in_row(float, a21, 2), in_row(float, a22, 2), in_row(float, a23, 2), in_row(float, a24, 2)) /* <- gcc g++ */
{
    return 0;
}
