/* Plain OpenMP loops, from docs/migrating.md. Run:   gcc -O2 examples/migrate/openmp_by_hand.c -fopenmp -lm && ./a.out */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 100000;
    float *x = malloc((size_t)n * sizeof *x), *out = malloc((size_t)n * sizeof *out), a = 2;
    short *steps = malloc((size_t)n * sizeof *steps);
    int bad = n;
    if (!x || !out || !steps) return 1;
    for (int i = 0; i < n; i++) x[i] = (float)(i % 1000);

#pragma omp parallel for simd num_threads(4) if (n > 10000) firstprivate(a)
    for (int i = 0; i < n; i++) out[i] = a * x[i] + 1;
    printf("simd: %g %g\n", out[1], out[n - 1]);

#pragma omp parallel for schedule(dynamic, 64)
    for (int i = 0; i < n; i++) {
        short k = 0;
        for (long c = i + 1; c != 1; k++) c = c % 2 ? 3 * c + 1 : c / 2;
        steps[i] = k;
    }
    printf("dynamic: %d %d\n", steps[26], steps[n - 1]);

#pragma omp parallel for reduction(min : bad)
    for (int i = 0; i < n; i++) {
        if (x[i] == 999)
            bad = i < bad ? i : bad;
        else
            out[i] = sqrtf(x[i]);
    }
    printf("the first that fails: %d\n", bad);
    free(x), free(out), free(steps);
    return 0;
}
