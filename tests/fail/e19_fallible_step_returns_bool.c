/* E19: a fallible step that returns bool
 * on: c c++ nvcc
 * say: MAPFN_E19 halve: a map has one repeat(N), and its step returns bool, or int where it is fallible, and this one
 * cure: Return `int`: MAPFN_AGAIN for once more, 0 for done, else an error code. */
#include "mapfn.h"

MAPFN(bool, halve, in(int, x), out_state(int, y, x), repeat(32), fallible) /* <- here */
{
    *y /= 2;
    return *y > x / 10;
}

void use(const int *x, int *y);
void use(const int *x, int *y)
{
    halve_map(10, x, y, NULL);
}
