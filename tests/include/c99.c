/* C99: all kinds and modifiers, scratch that the map allocates, progress (which reads the clock), options, families. */
#ifdef MAPFN_OMP_ALLOW_SERIAL
# include "mapfn_omp.h"
#endif
#include "tests/include/forms.h"
#include "mapfn_math.h"

MAPFN(float, wave, in(float, x), uniform(float, a)) { return mapfn_sin(a * x); }
MAPFN(double, summed, in(double, x), scratch(double, s, 3))
{
    s[0] = s[1] = s[2] = x;
    return s[0] + s[1] + s[2];
}
static bool count(size_t done, size_t total, void *calls)
{
    ++*(int *)calls;
    return done <= total;
}

int main(void)
{
    double x[100], y[100];
    float f[3] = {0, 1, 2};
    int calls = 0;
    for (int i = 0; i < 100; i++) x[i] = i;
    mapfn_status status = summed_map_opts(100, y, x, NULL, MAPFN_OPTS(.progress = count, .progress_arg = &calls));
    int right = status == MAPFN_OK && y[99] > 296 && y[99] < 298 && calls > 0;
    if (wave_map(3, f, f, 1) != MAPFN_OK || mapfn(twice, 100, x, x) != MAPFN_OK || x[3] < 6 || x[3] > 6) right = 0;
    printf("%s - C99: maps, scratch, progress, mathematics, families\n", right ? "ok" : "not ok");
    return !right;
}
