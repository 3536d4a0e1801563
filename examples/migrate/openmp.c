/* Plain OpenMP loops, from docs/migrating.md. Run:   gcc -O2 examples/migrate/openmp.c -fopenmp -lm && ./a.out */
#include "../../mapfn_math.h"
#include "../../mapfn_omp.h"
#include <stdio.h>
#include <stdlib.h>

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x + 1;
}
MAPFN(short, collatz, index(i))
{
    short k = 0;
    for (long c = (long)i + 1; c != 1; k++) c = c % 2 ? 3 * c + 1 : c / 2;
    return k;
}
MAPFN(int, root, in(float, x), out(float, y), fallible)
{
    if (x == 999) return 1;
    *y = mapfn_sqrt(x);
    return 0;
}

int main(void)
{
    size_t n = 100000;
    float *x = malloc(n * sizeof *x), *out = malloc(n * sizeof *out);
    short *steps = malloc(n * sizeof *steps);
    mapfn_failure bad;
    if (!x || !out || !steps) return 1;
    for (size_t i = 0; i < n; i++) x[i] = (float)(i % 1000);

    if (scale_map_omp(n, out, x, 2.0f, MAPFN_OPTS(.parallel_iterations = 4))) return 1;
    printf("simd: %g %g\n", out[1], out[n - 1]);

    if (collatz_map_omp(n, steps, MAPFN_OPTS(.grain = 64))) return 1;
    printf("dynamic: %d %d\n", steps[26], steps[n - 1]);

    if (root_map_omp(n, x, out, &bad, NULL) != MAPFN_ELEMENT_FAILED) return 1;
    printf("the first that fails: %zu\n", bad.index);
    free(x), free(out), free(steps);
    return 0;
}
