/* Two sums of floats, whose lanes have as many bytes as SSE2 has registers. */
#include "mapfn.h"
MAPFN(void, moments, in(float, x), sum(float, s), sum(float, q))
{
    *s = x;
    *q = x * x;
}
mapfn_status call(size_t n, const float *x, float *s, float *q);
mapfn_status call(size_t n, const float *x, float *s, float *q) { return moments_map(n, x, s, q); }
