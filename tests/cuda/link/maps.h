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
MAPFN(int, shared, in(int, x), exported)
{
    return x + 1;
}
#define TWICE(T, twice) MAPFN(T, twice, in(T, x)) { return (T)(2 * x); }
MAPFN_FAMILY(twice, REAL, TWICE)
#endif
