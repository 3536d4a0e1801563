/* E19: two `repeat`s
 * on: c c++ nvcc
 * say: MAPFN_E19 halve: a map has one repeat(N), and its step returns bool
 * cure: Write one limit, or the smaller of two: `repeat(a < b ? a : b)`. A loop within a step is an ordinary loop. */
#include "mapfn.h"

MAPFN(bool, halve, repeat(32), in(int, x), out_state(int, y, x), repeat(16)) /* <- here */
{
    *y /= 2;
    return *y > 10;
}

void use(const int *x, int *y);
void use(const int *x, int *y)
{
    halve_map(10, x, y);
}
