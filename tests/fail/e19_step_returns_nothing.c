/* E19: a step that returns nothing
 * on: c c++ nvcc
 * say: MAPFN_E19 halve: a map has one repeat(N), and its step returns bool, or int where it is fallible, and this one void
 * cure: Return true to be called once more. A loop of a fixed number of steps is written in the body of an ordinary map. */
#include "mapfn.h"

MAPFN(void, halve, in(int, x), out_state(int, y, x), repeat(32)) /* <- here */
{
    *y /= 2;
}

void use(const int *x, int *y);
void use(const int *x, int *y)
{
    halve_map(10, x, y);
}
