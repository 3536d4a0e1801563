/* Case 0: what all others are slips of. It compiles without a word.
 * on: c c++ nvcc */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x;
}

#define AXPY(T, axpy) MAPFN(T, axpy, in(T, x), in(T, y), uniform(T, a)) { return a * x + y; }
MAPFN_FAMILY(axpy, REAL, AXPY)

MAPFN(int, count, in(int, x), ordered)
{
    return x + 1;
}

MAPFN(int, root, in(float, x), out(float, y), fallible)
{
    *y = x;
    return x < 0;
}

float in_array[10], out_array[10];
void use(int *codes, const int *integers);
void use(int *codes, const int *integers)
{
    scale_map_vectorized(10, out_array, in_array, 2.0f);
    mapfn(axpy, 10, out_array, in_array, in_array, 2.0f);
    count_map(10, codes, integers);
    root_map(10, in_array, out_array, NULL);
}
