/* E37: OpenMP without its header
 * on: c
 * needs: mapfn_omp.h
 * flags: -fopenmp
 * without: omp.h
 * say: (MAPFN_E37): no omp.h: install libomp-dev
 * cure: Install the package that the message names. clang has its `omp.h` in a package of its own, of its version. */
#include "mapfn.h"

#include "mapfn_omp.h" /* <- here */
