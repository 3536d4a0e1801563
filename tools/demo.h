/* The element functions of `make demo`, and their plain loops of demo_loops.c. */
#ifndef DEMO_H
#define DEMO_H

#include "../mapfn.h"

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a))
{
    return a * x + y;
}

MAPFN(float, polynomial, in(float, x))
{
    static const float c[11] = {0.5f, -1.25f, 2.0f, 0.75f, -0.5f, 1.5f, -2.25f, 0.25f, 1.75f, -0.125f, 0.375f};
    float sum = c[10];
    for (int k = 9; k >= 0; k--) sum = sum * x + c[k];
    return sum;
}

#ifdef __cplusplus
extern "C" {
#endif
mapfn_status demo_saxpy_O3(size_t n, float *out, const float *x, const float *y, float a);
mapfn_status demo_polynomial_O3(size_t n, float *out, const float *x);
#ifdef __cplusplus
}
#endif

#endif
