/* A project outside of mapfn's tree that has it from a package: saxpy, also on all cores where USE_OMP is defined. */
#ifdef USE_OMP
#include <mapfn_omp.h>
#endif
#include <mapfn.h>
#include <mapfn_math.h>
#include <stdio.h>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a))
{
    return a * x + mapfn_sqrt(y * y);
}

int main(void)
{
    float x[4] = {1, 2, 3, 4}, y[4] = {10, 20, 30, 40}, out[4];
#ifdef USE_OMP
    mapfn_status status = saxpy_map_omp(4, out, x, y, 2.0f, NULL);
#else
    mapfn_status status = saxpy_map(4, out, x, y, 2.0f);
#endif
    printf("%s: %g %g %g %g\n", mapfn_status_text(status), out[0], out[1], out[2], out[3]);
    return 0;
}
