/* E21: a sum of an enum class
 * on: c++
 * say: MAPFN_E21: sum(T,
 * say: ) adds numbers, and this T is none, or const: use reduce(T,
 * cure: Add up integers, `sum(int, n)` and `*n = (int)x`, or join values by a function of yours, with `reduce`. */
#include "mapfn.h"

enum class color { red, green };

MAPFN(void, mixed, in(color, x), sum(color, n)) /* <- here */
{
    *n = x;
}
