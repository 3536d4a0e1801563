/* The loops that one would write without mapfn, which tools/demo compiles at -O3. */
#include "demo.h"

mapfn_status demo_saxpy_O3(size_t n, float *out, const float *x, const float *y, float a)
{
    for (size_t i = 0; i < n; i++) out[i] = saxpy(x[i], y[i], a);
    return MAPFN_OK;
}
mapfn_status demo_polynomial_O3(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = polynomial(x[i]);
    return MAPFN_OK;
}
