/* E05: modifiers that exclude each other
 * on: c c++ nvcc
 * say: MAPFN_E05 scale: vectorized excludes looped, ordered and scratch
 * cure: Keep one of the two. With neither, the types decide. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, a), vectorized, looped) /* <- here */
{
    return a * x;
}
