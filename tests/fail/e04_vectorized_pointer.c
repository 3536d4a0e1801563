/* E04: `vectorized`, but a type rules it out
 * on: c c++ nvcc
 * say: MAPFN_E04: vectorized, but no vector unit handles the type of parameter text
 * cure: Take `vectorized` out, or give the map a type that vector units handle: integers, float, double, or structs of them. */
#include "mapfn.h"

MAPFN(int, first, in(char *, text), uniform(int, base), vectorized) /* <- here */
{
    return *text - base;
}
