/* A program of two files for MinGW: this one, and once more with OTHER defined. Clock, scratch, explanations and exported maps are what
 * differs on Windows. With -fopenmp also the OpenMP map. */
#ifdef _OPENMP
#include "mapfn_omp.h"
#endif
#include "mapfn.h"
#include "mapfn_math.h"
#include <stdio.h>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a), exported) { return a * x + mapfn_sqrt(y * y); }
MAPFN(float, total, in_row(float, x, 4), scratch(float, doubled, 4))
{
    for (int k = 0; k < 4; k++) doubled[k] = 2 * x[k];
    return doubled[0] + doubled[1] + doubled[2] + doubled[3];
}
MAPFN(double, rounds, in(double, x))
{
    double sum = x;
    for (int k = 0; k < 200; k++) sum = sum * 0.999 + x;
    return sum;
}

const char *explained_by_other(void);
#ifdef OTHER
const char *explained_by_other(void)
{
    float x[1] = {1}, out[1];
    if (saxpy_map(1, out, x, x, 1.0f)) return "?";
    return mapfn_explain(); /* of the last call that failed, in whatever file */
}
#else
static bool count(size_t done, size_t total, void *calls)
{
    (void)done, (void)total;
    ++*(int *)calls;
    return true;
}
int main(void)
{
    enum { N = 100000 };
    static double x[N], out[N], again[N];
    float a[4] = {1, 2, 3, 4}, b[4] = {10, 20, 30, 40}, c[4], *none = NULL;
    int calls = 0, different = 0;
    mapfn_status status = saxpy_map(4, c, a, b, 2.0f);
    printf("%s: %g %g %g %g\n", mapfn_status_text(status), (double)c[0], (double)c[1], (double)c[2], (double)c[3]);
    status = total_map(1, c, a, NULL);
    printf("%s: %g\n", mapfn_status_text(status), (double)c[0]);
    if (saxpy_map(4, c, none, b, 2.0f)) printf("%s\n", explained_by_other());
    for (size_t i = 0; i < N; i++) x[i] = (double)i;
    mapfn_opts options = {0, 0, count, &calls, NULL, 0, 0, NULL, 0, 0, NULL, 0};
    status = rounds_map_opts(N, out, x, &options);
    for (int k = 0; k < 4 && status == MAPFN_OK; k++) {
#ifdef _OPENMP
        status = rounds_map_omp(N, again, x, NULL);
#else
        status = rounds_map(N, again, x);
#endif
    }
    for (size_t i = 0; i < N; i++) different += out[i] != again[i];
    printf("%s: %d differ%s\n", mapfn_status_text(status), different, calls > 1 ? "" : ", and progress was not called");
    return 0;
}
#endif
