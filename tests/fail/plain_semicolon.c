/* MAPFN_OF without its semicolon
 * on: c c++
 * say-gcc: expected ‘;’ before
 * say-g++: expected ‘;’ before
 * say-clang: expected ';' after
 * say-clang++: expected ';' after
 * cure: `MAPFN_OF(…);` ends in a semicolon, as a declaration does. `MAPFN(…) { … }` has none. */
#include "mapfn.h"

static inline float square(float x) { return x * x; }

MAPFN_OF(float, square, in(float, x)) /* <- clang clang++ */

void use(float *out, const float *x); /* <- gcc g++ */
void use(float *out, const float *x)
{
    square_map(10, out, x);
}
