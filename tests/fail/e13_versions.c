/* E13: headers of different versions
 * on: c
 * needs: mapfn_omp.h
 * flags: -fopenmp
 * say: MAPFN_E13
 * cure: Take all headers from one release. */
#include "mapfn.h"

#undef MAPFN_VERSION_MINOR
#define MAPFN_VERSION_MINOR 9
#include "mapfn_omp.h" /* <- here */
