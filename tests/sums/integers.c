/* A kernel is called for each block of floats, and once for any number of integers, whose order of additions no bit shows. */
#include "mapfn.h"
MAPFN(void, count, in(int, x), sum(int, s)) { *s = x; }
MAPFN(void, total, in(float, x), sum(float, s)) { *s = x; }
mapfn_status whole(size_t n, const int *x, int *s);
mapfn_status whole(size_t n, const int *x, int *s) { return count_map(n, x, s); }
mapfn_status by_blocks(size_t n, const float *x, float *s);
mapfn_status by_blocks(size_t n, const float *x, float *s) { return total_map(n, x, s); }
