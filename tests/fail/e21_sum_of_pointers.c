/* E21: a sum of pointers
 * on: c c++
 * say: MAPFN_E21: sum(char *, s) adds numbers, and char * is none: use reduce(char *, s, op, zero); see docs/errors.md#e21 */
#include "mapfn.h"

MAPFN(void, ends, in(int, i), sum(char *, s)) /* <- here */
{
    (void)i;
    *s = NULL;
}
