/* E40: MAPFN_OF of a lambda
 * on: c++
 * say-g++: does not give a valid preprocessing token
 * say-clang++: MAPFN_E40: MAPFN_OF takes a name of a function: no lambda, template or std::name
 * follow: g++=260
 * cure: Write its body as a definition: `MAPFN(float, twice, in(float, x)) { return 2 * x; }`. */
#include "mapfn.h"

MAPFN_OF(float, [] (float x) { return 2 * x; }, in(float, x)); /* <- here */
