/* E40: MAPFN_OF of a template
 * on: c++
 * say-g++: does not give a valid preprocessing token
 * say-clang++: MAPFN_E40: MAPFN_OF takes a name of a function: no lambda, template or std::name
 * follow: g++=50
 * cure: Give it a name: `static inline float twice_float(float x) { return twice<float>(x); }`, or write `MAPFN(float, …)`. What a lambda would capture is a `uniform` or a `table`. */
#include "mapfn.h"

template <class T> static inline T twice(T x) { return 2 * x; }
MAPFN_OF(float, twice<float>, in(float, x)); /* <- here */
