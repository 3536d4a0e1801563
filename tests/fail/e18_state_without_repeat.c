/* E18: a state in a map without `repeat`
 * on: c c++ nvcc
 * say: MAPFN_E18 total: state and out_state live from step to step: add repeat(N), the most steps of an element
 * cure: Say how many steps an element makes at most, `repeat(100)`, and return whether there is to be one more; or take `out`. */
#include "mapfn.h"

MAPFN(bool, total, in(int, x), out_state(int, sum, 0)) /* <- here */
{
    *sum += x;
    return *sum < 100;
}

void use(bool *out, const int *x, int *sum);
void use(bool *out, const int *x, int *sum)
{
    total_map(10, out, x, sum);
}
