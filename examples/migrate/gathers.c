/* Histograms, masks and searches, from docs/migrating.md. Run:   gcc -O2 examples/migrate/gathers.c -fopenmp && ./a.out */
#include "../../mapfn_omp.h"
#include <stdio.h>

/* bins of equal width from `low` on; a value outside of all bins is no place of the table: the map says so */
MAPFN(void, histogram, in(double, x), uniform(double, low), uniform(double, width), uniform(int, bins), tally(int, count, bins))
{
    *count_at = (size_t)((x - low) / width);
    *count = 1;
}
MAPFN(void, bincount, in(int, key), uniform(int, keys), tally(int, count, keys))
{
    *count_at = (size_t)key;
    *count = 1;
}
MAPFN(void, add_at, in(int, key), in(double, x), uniform(int, keys), tally(double, total, keys))
{
    *total_at = (size_t)key;
    *total = x;
}
/* x[x > limit] and np.nonzero(x > limit) in one pass */
MAPFN(bool, keep_above, in(double, x), index(i), uniform(double, limit), kept(double, value), kept(size_t, at))
{
    *value = x;
    *at = i;
    return x > limit;
}
MAPFN(bool, find_above, in(double, x), uniform(double, limit), first(at))
{
    return x > limit;
}
MAPFN(void, add_columns, in_row(double, x, 4), sum_row(double, total, 4))
{
    for (int column = 0; column < 4; column++) total[column] += x[column];
}

int main(void)
{
    static double x[1000], kept[1000];
    static int keys[1000];
    static size_t places[1000];
    int bins[4], counts[5];
    double totals[5], columns[4];
    size_t count, first, none;
    for (int i = 0; i < 1000; i++) x[i] = i * 7919 % 1000 / 10.0, keys[i] = i * 31 % 5;

    MAPFN_REQUIRE(histogram_map_omp(1000, x, 0, 25, 4, bins, NULL));
    MAPFN_REQUIRE(bincount_map_omp(1000, keys, 5, counts, NULL));
    MAPFN_REQUIRE(add_at_map_omp(1000, keys, x, 5, totals, NULL));
    MAPFN_REQUIRE(keep_above_map_omp(1000, x, 99, kept, places, &count, NULL));
    MAPFN_REQUIRE(find_above_map_omp(1000, x, 99, &first, NULL));
    MAPFN_REQUIRE(find_above_map_omp(1000, x, 100, &none, NULL));
    MAPFN_REQUIRE(add_columns_map_omp(250, x, columns, NULL));
    printf("histogram: %d %d %d %d\n", bins[0], bins[1], bins[2], bins[3]);
    printf("bincount: %d %d %d %d %d\n", counts[0], counts[1], counts[2], counts[3], counts[4]);
    printf("add.at: %g %g %g %g %g\n", totals[0], totals[1], totals[2], totals[3], totals[4]);
    printf("mask: %zu kept, %g %g %g %g ...\n", count, kept[0], kept[1], kept[2], kept[3]);
    printf("nonzero: %zu %zu %zu %zu ...\n", places[0], places[1], places[2], places[3]);
    printf("any above 99: %d, first at %zu; any above 100: %d\n", first < 1000, first, none < 1000);
    printf("column sums: %g %g %g %g\n", columns[0], columns[1], columns[2], columns[3]);
    return 0;
}
