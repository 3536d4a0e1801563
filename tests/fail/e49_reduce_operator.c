/* E49: an operator in place of a function in reduce
 * on: c c++
 * say: MAPFN_E49_reduce_takes_a_function_and_not_
 * cure: Write a function of two values, and pass its name: `reduce(float, s, larger, 0)`. For `+` there is `sum(T, s)`. */
#include "mapfn.h"

MAPFN(void, total, in(float, x), reduce(float, s, +, 0)) /* <- here */
{
    *s = x;
}
