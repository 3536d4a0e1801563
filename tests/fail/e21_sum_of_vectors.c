/* E21: a sum of vectors, which have no order of additions
 * on: c c++
 * say: MAPFN_E21: sum(T, s) adds numbers, and this T is none, or const */
#include "mapfn.h"

typedef float four __attribute__((vector_size(16)));

MAPFN(void, total, in(four, x), sum(four, s)) { *s = x; } /* <- here */
