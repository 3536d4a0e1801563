/* E21: a sum of a const type
 * on: c c++
 * say: MAPFN_E21: sum(T, s) adds numbers, and this T is none, or const
 * follow: gcc=1 */
#include "mapfn.h"

MAPFN(void, total, in(int, x), sum(const int, s)) { *s = x; } /* <- here */
