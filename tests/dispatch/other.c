#include "mapfn.h"
int other(size_t n, float *y, const float *x);
MAPFN(float, twice, in(float, v)) { return v + v + 1; }
int other(size_t n, float *y, const float *x) { return twice_map(n, y, x) == MAPFN_OK; }
