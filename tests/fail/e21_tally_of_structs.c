/* E21: a tally of structs
 * on: c c++
 * say-gcc: MAPFN_E21: sum_row and tally add numbers, and the T of `h` is none, or const: take one for each member
 * say-g++: MAPFN_E21: sum_row and tally add numbers, and the T of `h` is none, or const: take one for each member
 * say-clang: MAPFN_E21: sum_row and tally add numbers, and the T of `s` is none, or const: take one for each member
 * say-clang++: MAPFN_E21: sum_row and tally add numbers, and the T of `s` is none, or const: take one for each member
 * cure: Take a `tally` or `sum_row` for each member; several stand in one map. */
#include "mapfn.h"

typedef struct { int a, b; } pair;
MAPFN(void, pairs, in(unsigned char, x), tally(pair, h, 256)) /* <- here */
{
    *h_at = x;
    h->a = h->b = 1;
}
