/* The least of an array: how a kernel puts lanes together by an operation of one's own. */
#include "mapfn.h"
MAPFN_FN float least(float a, float b) { return a < b ? a : b; }
MAPFN(void, lowest, in(float, x), reduce(float, s, least, 3e38f)) { *s = x; }
mapfn_status call(size_t n, const float *x, float *s);
mapfn_status call(size_t n, const float *x, float *s) { return lowest_map(n, x, s); }
