/* Sums and reductions, from docs/migrating.md. Run:   gcc -O2 examples/migrate/sums_by_hand.c -fopenmp -lm && ./a.out */
#include <float.h>
#include <math.h>
#include <stdio.h>

typedef struct {
    double distance;
    int at;
} nearest;
#pragma omp declare reduction(closer:nearest : omp_out = omp_in.distance < omp_out.distance ? omp_in : omp_out) initializer(omp_priv = {DBL_MAX, -1})

int main(void)
{
    static double x[1000], y[1000], rows[4], segments[3];
    int ends[4] = {0, 10, 500, 1000}, above = 0;
    double roots = 0, dot = 0, total = 0, squares = 0, largest = -DBL_MAX;
    nearest best = {DBL_MAX, -1};
    for (int i = 0; i < 1000; i++) x[i] = i + 1, y[i] = 1.0 / (i + 1);

#pragma omp parallel for reduction(+ : roots, dot, total, squares, above) reduction(max : largest) reduction(closer : best)
    for (int i = 0; i < 1000; i++) {
        double d = fabs(x[i] - 700.25);
        nearest this_one = {d, i};
        roots += sqrt(x[i]);
        dot += x[i] * y[i];
        total += x[i];
        squares += x[i] * x[i];
        above += x[i] > 900;
        largest = x[i] > largest ? x[i] : largest;
        best = d < best.distance ? this_one : best;
    }
    for (int i = 0; i < 1000; i++) rows[i / 250] += x[i];
    for (int k = 0; k < 3; k++)
        for (int i = ends[k]; i < ends[k + 1]; i++) segments[k] += x[i];
    double mean = total / 1000;
    printf("sum of f: %.9g, dot: %g\n", roots, dot);
    printf("mean %g, variance %g\n", mean, squares / 1000 - mean * mean);
    printf("largest %g, nearest at %d, %d above 900\n", largest, best.at, above);
    printf("row sums: %g %g %g %g\n", rows[0], rows[1], rows[2], rows[3]);
    printf("segments: %g %g %g\n", segments[0], segments[1], segments[2]);
    return 0;
}
