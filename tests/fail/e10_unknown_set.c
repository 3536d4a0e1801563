/* E10: no such set of types
 * on: c c++
 * say: MAPFN_E10 axpy: FLOATS is no set of types, these are: REAL SIGNED UNSIGNED INTEGER NUMBER
 * cure: Name one of the five sets. */
#include "mapfn.h"

#define AXPY(T, axpy) MAPFN(T, axpy, in(T, x), in(T, y), uniform(T, a)) { return (T)(a * x + y); }
MAPFN_FAMILY(axpy, FLOATS, AXPY) /* <- here */

void use(float *out, const float *x, const float *y);
void use(float *out, const float *x, const float *y)
{
    mapfn(axpy, 10, out, x, y, 2.0f);
}
