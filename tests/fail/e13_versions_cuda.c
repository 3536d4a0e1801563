/* E13: a CUDA header of another version
 * on: c
 * needs: mapfn_cuda.h
 * say: MAPFN_E13
 * cure: Take all headers from one release. */
#include "mapfn.h"

#undef MAPFN_VERSION_MINOR
#define MAPFN_VERSION_MINOR 9
#include "mapfn_cuda.h" /* <- here */
