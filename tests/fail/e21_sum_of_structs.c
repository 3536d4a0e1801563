/* E21: a sum of structs
 * on: c c++
 * say: MAPFN_E21: sum(T, s) adds numbers, and this T is none, or const: use reduce(T, s, op, zero); see docs/errors.md#e21
 * cure: Say how two are added: `reduce(point, s, add_points, no_point())`, both `MAPFN_FN` functions; or one `sum` for each member. */
#include "mapfn.h"

typedef struct point { float x, y; } point;

MAPFN(void, centre, in(point, p), sum(point, s)) /* <- here */
{
    *s = p;
}
