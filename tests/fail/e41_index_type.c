/* E41: an index of a type that is no integer
 * on: c c++ nvcc
 * say: MAPFN_E41: the T of index(T, i) is no integer type of at most 64 bits
 * cure: Take the index as an integer, `index(int, i)`, and convert it: `(float)i`. */
#include "mapfn.h"

MAPFN(float, ramp, index(float, i)) { return i; } /* <- here */
