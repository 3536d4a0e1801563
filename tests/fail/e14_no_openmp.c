/* E14: mapfn_omp.h without -fopenmp
 * on: c c++
 * needs: mapfn_omp.h
 * say: MAPFN_E14
 * cure: Compile with `-fopenmp` (nvcc: `-Xcompiler -fopenmp`), or define MAPFN_OMP_ALLOW_SERIAL to 1. */
#include "mapfn.h"

#include "mapfn_omp.h" /* <- here */
