/* The maps that the OpenMP bench times: memory-bound, compute-bound, dear, skewed, streaming. */
#ifndef BENCH_OMP_MAPS_H
#define BENCH_OMP_MAPS_H
#include "mapfn_omp.h"

/* cheap: bound by memory from some ten thousand elements on */
MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(float, saxpy_streaming, in(float, x), in(float, y), uniform(float, a), streaming) { return a * x + y; }

/* compute-bound, vectorized: a polynomial of degree 24 */
MAPFN(float, poly, in(float, x), in(float, y), uniform(float, a))
{
    float s = a;
    for (int k = 0; k < 24; k++) s = s * x + y;
    return s;
}

/* dear: some hundred nanoseconds of dependent divisions */
MAPFN(float, dear, in(float, x), in(float, y), uniform(float, a), looped)
{
    float s = a;
    for (int k = 0; k < 40; k++) s = x / (s + y + 1.0f);
    return s;
}

/* skewed: x is 100 for the last tenth of the elements, else 1: that many times as expensive */
MAPFN(float, skewed, in(float, x), in(float, y), uniform(float, a), looped)
{
    float s = a;
    for (int k = 0; k < (int)x * 4; k++) s = y / (s + 1.0f);
    return s;
}
/* the same with a compile-time cost: 44 ns are the mean */
MAPFN(float, hinted, in(float, x), in(float, y), uniform(float, a), looped, cost(120))
{
    float s = a;
    for (int k = 0; k < 40; k++) s = x / (s + y + 1.0f);
    return s;
}
#endif
