/* A kernel is called for each block of floats, and once for any number of integers, whose order of additions no bit shows. */
#include "mapfn.h"
MAPFN(void, count, in(int, x), sum(int, s)) { *s = x; }
MAPFN(void, total, in(float, x), sum(float, s)) { *s = x; }
mapfn_status whole(size_t n, const int *x, int *s);
mapfn_status whole(size_t n, const int *x, int *s) { return count_map(n, x, s); }
mapfn_status by_blocks(size_t n, const float *x, float *s);
mapfn_status by_blocks(size_t n, const float *x, float *s) { return total_map(n, x, s); }
/* and those of short rows in vectors, like the loop that one would write */
MAPFN(void, inner, in_row(int16_t, x, 4), in_row(int16_t, y, 4), sum(int, s))
{
    int part = 0;
    for (int k = 0; k < 4; k++) part += x[k] * y[k];
    *s = part >> 6;
}
mapfn_status of_rows(size_t n, const int16_t *x, const int16_t *y, int *s);
mapfn_status of_rows(size_t n, const int16_t *x, const int16_t *y, int *s) { return inner_map(n, x, y, s); }
