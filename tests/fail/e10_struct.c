/* E10: a family called with an array of structs, pointers or the like
 * on: c c++
 * say-gcc: ‘struct MAPFN_E10_axpy_has_no_member_of_REAL_for_this_type’ but argument is of type ‘point *’
 * say-clang: passing 'point *'
 * say-clang: 'struct MAPFN_E10_axpy_has_no_member_of_REAL_for_this_type'
 * say-g++: MAPFN_E10 axpy: no member for this type, the set REAL has none
 * say-g++: point*
 * say-clang++: MAPFN_E10 axpy: no member for this type, the set REAL has none
 * say-clang++: point *
 * cure: Convert the arrays, or define a map of their type: it is called by its own name. */
#include "mapfn.h"

typedef struct point {
    float x, y;
} point;
#define AXPY(T, axpy) MAPFN(T, axpy, in(T, x), in(T, y), uniform(T, a)) { return a * x + y; }
MAPFN_FAMILY(axpy, REAL, AXPY) /* <- clang++ */

void use(point *out, const point *x, const point *y);
void use(point *out, const point *x, const point *y)
{
    mapfn(axpy, 10, out, x, y, 2); /* <- gcc g++ clang */
}
