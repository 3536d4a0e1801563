/* E13: headers of different versions, mapfn_math.h
 * on: c
 * needs: mapfn_math.h
 * say: MAPFN_E13
 * cure: Take all headers from one release. */
#include "mapfn.h"

#undef MAPFN_VERSION_PATCH
#define MAPFN_VERSION_PATCH 7
#include "mapfn_math.h" /* <- here */
