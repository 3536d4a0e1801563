#include "link/maps.h"
#include "link/own.h"

MAPFN(int, own, in(int, parameter_of_two))
{
    return parameter_of_two + 2;
}
const char *own_of_two(int *array)
{
    return own_map_cuda(1, array, NULL, NULL) == MAPFN_NULL_POINTER ? mapfn_explain() : "?";
}
mapfn_status scale_of_two(size_t n, float *out, const float *x) { return scale_map_cuda(n, out, x, 2, NULL); }
