/* Strides that are the same constants in every call: gcc has them in the kernel, as long as nothing else calls that
 * with other ones. */
#include "mapfn.h"
MAPFN(float, largest_of_four, in_strided(float, a), in_strided(float, b), in_strided(float, c), in_strided(float, d))
{
    float m = a > b ? a : b, k = c > d ? c : d;
    return m > k ? m : k;
}
int use(size_t n, float *o, const float *x);
int use(size_t n, float *o, const float *x) { return (int)largest_of_four_map(n, o, x, 2, x + 1, 2, x + 512, 2, x + 513, 2); }

/* A map of the same body, whose strides are others, leaves the first one its own. */
MAPFN(float, largest_alike, in_strided(float, a), in_strided(float, b), in_strided(float, c), in_strided(float, d))
{
    float m = a > b ? a : b, k = c > d ? c : d;
    return m > k ? m : k;
}
int use_alike(size_t n, float *o, const float *x);
int use_alike(size_t n, float *o, const float *x) { return (int)largest_alike_map(n, o, x, 3, x + 1, 5, x + 512, 7, x + 513, 11); }

/* A map that streams asks for the count first, also where its strides are known and its kernel is inlined. */
MAPFN(float, streamed, in_strided(float, a), streaming) { return a * 2; }
int copied(size_t n, float *o, const float *x);
int copied(size_t n, float *o, const float *x) { return (int)streamed_map(n, o, x, 2); }
