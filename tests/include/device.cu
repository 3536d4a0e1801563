/* Host and device passes: element functions and sequential maps are called from a kernel. Compiled, not run. */
#include "tests/include/forms.h"
__global__ void use(float *y, const float *x, size_t *status)
{
    y[0] = square(x[0]) + kind_in(x[0], 2.0, 3.0f);
    status[0] = kind_in_map(4, y, x, (const double *)0, 2.0f);
    status[1] = kind_looped_map(4, y, x);
    status[2] = kind_nested_map(4, y, x, y, 1);
    status[3] = twice_float_map(4, y, x);
    status[4] = square_map(4, y, x);
    mapfn_rng r = mapfn_rng_at(1, threadIdx.x);
    y[1] = mapfn_rng_float(&r) + mapfn_muladd(x[0], x[1], x[2]);
    mapfn_failure failure;
    status[5] = kind_fallible_map(4, x, &failure) + failure.index;
}
int main()
{
    float x[2] = {1, 2};
    return kind_looped_map(2, x, x) == MAPFN_OK ? 0 : 1;
}
