/* E21: a sum of an enum class
 * on: c++
 * say-g++: MAPFN_E21: sum(T, n) adds numbers, and this T is none, or const: use reduce(T, n, op, zero)
 * say-clang++: MAPFN_E21: sum(T, s) adds numbers, and this T is none, or const: use reduce(T, s, op, zero)
 * cure: Add up integers, `sum(int, n)` and `*n = (int)x`, or join values by a function of yours, with `reduce`. */
#include "mapfn.h"

enum class color { red, green };

MAPFN(void, mixed, in(color, x), sum(color, n)) /* <- here */
{
    *n = x;
}
