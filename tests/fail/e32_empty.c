/* E32: an array of a struct of no bytes (GNU C)
 * on: c
 * say: MAPFN_E32 count: a type of no bytes has no arrays, in in_strided(nothing, x)
 * cure: Give the struct a member, or leave the parameter out. */
#include "mapfn.h"

typedef struct nothing {} nothing;
MAPFN(void, count, in_strided(nothing, x), out(int, y)) /* <- here */
{
    (void)x;
    *y = 1;
}
