/* Definitions that C, C++ and .cu files of one program include. */
#ifndef LINK_MAPS_H
#define LINK_MAPS_H
#include "mapfn_cuda.h"

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x;
}
MAPFN(int, checked, in(int, x), fallible)
{
    return x < 0 ? -x : 0;
}
MAPFN(int, worked, in(int, x), scratch(int, s, 4), index(i))
{
    for (int k = 0; k < 4; k++) s[k] = x + k;
    return s[i % 4];
}
MAPFN(void, spread, in(int, x), out_strided(int, y))
{
    *y = x;
}
MAPFN(int, first, in_ragged(int, x))
{
    return x_len > 0 ? x[0] : 0;
}
MAPFN(int, shared, in(int, x), exported)
{
    return x + 1;
}
#define TWICE(T, twice) MAPFN(T, twice, in(T, x)) { return (T)(2 * x); }
MAPFN_FAMILY(twice, REAL, TWICE)
#endif
