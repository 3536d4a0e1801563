/* E19: a step that does not return bool
 * on: c c++ nvcc
 * say: MAPFN_E19 halve: a step returns bool, true to be called once more, and this one int
 * cure: Return `bool`. With `fallible` a step returns `int`: MAPFN_AGAIN for once more, 0 for done, else an error code. */
#include "mapfn.h"

MAPFN(int, halve, in(int, x), out_state(int, y, x), repeat(32)) /* <- here */
{
    *y /= 2;
    return *y > x / 10;
}

void use(const int *x, int *y);
void use(const int *x, int *y)
{
    halve_map(10, x, y);
}
