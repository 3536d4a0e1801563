/* Definitions for main.c and maps.cu, with OpenMP maps where USE_OMP is defined. */
#include <mapfn_cuda.h>
#ifdef USE_OMP
#include <mapfn_omp.h>
#endif

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a))
{
    return a * x + y;
}
