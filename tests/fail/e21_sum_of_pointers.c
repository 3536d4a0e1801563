/* E21: a sum of pointers
 * on: c c++
 * say: MAPFN_E21: sum(T, s) adds numbers, and this T is none, or const: use reduce(T, s, op, zero); see docs/errors.md#e21
 * cure: A pointer is reduced: `reduce(char *, last, later, NULL)`. */
#include "mapfn.h"

MAPFN(void, ends, in(int, i), sum(char *, s)) /* <- here */
{
    (void)i;
    *s = NULL;
}
