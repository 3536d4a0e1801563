/* Sums and reductions, from docs/migrating.md. Run:   gcc -O2 examples/migrate/sums.c -fopenmp -lm && ./a.out */
#include "../../mapfn_math.h"
#include "../../mapfn_omp.h"
#include <float.h>
#include <stdio.h>

MAPFN_FN double larger(double a, double b)
{
    return a > b ? a : b;
}
typedef struct {
    double distance;
    size_t at;
} nearest;
MAPFN_FN nearest nothing(void)
{
    nearest none = {DBL_MAX, SIZE_MAX};
    return none;
}
MAPFN_FN nearest closer(nearest a, nearest b)
{
    return b.distance < a.distance || (b.distance == a.distance && b.at < a.at) ? b : a;
}

/* all in one pass; 10 of the 16 parameters that there may be */
MAPFN(void, all, in(double, x), in(double, y), index(i), uniform(double, target), sum(double, roots), sum(double, dot), sum(double, total),
      sum(double, squares), reduce(double, largest, larger, -DBL_MAX), reduce(nearest, best, closer, nothing()))
{
    *roots = mapfn_sqrt(x);
    *dot = x * y;
    *total = x;
    *squares = x * x;
    *largest = x;
    best->distance = mapfn_fabs(x - target);
    best->at = i;
}
MAPFN(void, count_above, in(double, x), uniform(double, limit), sum(int, count))
{
    if (x > limit) *count = 1;
}

/* along rows: the map that adds is called in the body of the one that has a row for each element */
MAPFN(void, add_up, in(double, x), sum(double, s))
{
    *s = x;
}
MAPFN(double, row_sum, in_row(double, x, width), uniform(size_t, width))
{
    double s;
    (void)add_up_map(width, x, &s);
    return s;
}
MAPFN(double, segment_sum, in_ragged(double, x))
{
    double s;
    (void)add_up_map(x_len, x, &s);
    return s;
}

int main(void)
{
    static double x[1000], y[1000];
    double roots, dot, total, squares, largest, rows[4], segments[3];
    size_t splits[4] = {0, 10, 500, 1000};
    nearest best;
    int above;
    for (int i = 0; i < 1000; i++) x[i] = i + 1, y[i] = 1.0 / (i + 1);

    MAPFN_REQUIRE(all_map_omp(1000, x, y, 700.25, &roots, &dot, &total, &squares, &largest, &best, NULL));
    MAPFN_REQUIRE(count_above_map_omp(1000, x, 900, &above, NULL));
    MAPFN_REQUIRE(row_sum_map_omp(4, rows, x, 250, NULL));
    MAPFN_REQUIRE(segment_sum_map_omp(3, segments, x, splits, NULL));
    double mean = total / 1000;
    printf("sum of f: %.9g, dot: %g\n", roots, dot);
    printf("mean %g, variance %g\n", mean, squares / 1000 - mean * mean);
    printf("largest %g, nearest at %zu, %d above 900\n", largest, best.at, above);
    printf("row sums: %g %g %g %g\n", rows[0], rows[1], rows[2], rows[3]);
    printf("segments: %g %g %g\n", segments[0], segments[1], segments[2]);
    return 0;
}
