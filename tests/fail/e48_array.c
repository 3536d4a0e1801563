/* E48: a parameter written like a C array
 * on: c c++
 * say: MAPFN_E48: a name stands twice here, or is no plain name
 * follow: gcc=40
 * cure: Write the type of an element and a name: `in(float, x)`. Rows of three are `in_row(float, x, 3)`. */
#include "mapfn.h"

MAPFN(float, square, in(float, x[3])) /* <- here */
{
    return x[0] * x[0];
}
