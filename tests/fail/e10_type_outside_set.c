/* E10: a type outside of a family's set
 * on: c c++ nvcc
 * say: MAPFN_E10 axpy: no member for this type, the set REAL has none
 * cure: Convert the arrays, or take a wider set: REAL has float and double, NUMBER the integers too. */
#include "mapfn.h"

#define AXPY(T, axpy) MAPFN(T, axpy, in(T, x), in(T, y), uniform(T, a)) { return a * x + y; }
MAPFN_FAMILY(axpy, REAL, AXPY) /* <- clang++ nvcc */

void use(int *out, const int *x, const int *y);
void use(int *out, const int *x, const int *y)
{
    mapfn(axpy, 10, out, x, y, 2); /* <- gcc clang g++ */
}
