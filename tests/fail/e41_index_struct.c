/* E41: an index of a struct
 * on: c c++
 * say: MAPFN_E41: the T of index(T, i) is no integer type of at most 64 bits
 * follow: gcc=9
 * cure: Take the index as an integer, and make the struct of it in the body. */
#include "mapfn.h"

struct place { int at; };

MAPFN(int, ramp, index(struct place, i)) { return i.at; } /* <- here */
