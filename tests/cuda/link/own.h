#include "mapfn.h"
MAPFN_EXTERN_C const char *own_of_one(int *array);
MAPFN_EXTERN_C const char *own_of_two(int *array);
MAPFN_EXTERN_C mapfn_status scale_of_one(size_t n, float *out, const float *x);
MAPFN_EXTERN_C mapfn_status scale_of_two(size_t n, float *out, const float *x);
