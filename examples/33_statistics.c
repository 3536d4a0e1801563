/* Statistics of a column of measurements in one pass: how many are valid, their mean and deviation, the lowest and where it is, the highest.
 *
 * Shows: sums and reductions beside each other, over the elements that a mask lets through; the same bits from every variant.
 * Run:   gcc -O2 examples/33_statistics.c -lm && ./a.out */
#include "../mapfn.h"
#include <math.h>
#include <stdio.h>

typedef struct {
    float value;
    size_t at;
} place;
MAPFN_FN place nowhere(void)
{
    place p = {INFINITY, SIZE_MAX};
    return p;
}
MAPFN_FN place lower(place a, place b)
{
    return b.value < a.value || (b.value == a.value && b.at < a.at) ? b : a;
}
MAPFN_FN float larger(float a, float b)
{
    return a > b ? a : b;
}

/* each element writes its own part; the map adds them up */
MAPFN(void, statistics, in(float, x), where(bool, valid), index(i), sum(size_t, count), sum(double, total), sum(double, squares),
    reduce(place, lowest, lower, nowhere()), reduce(float, highest, larger, -INFINITY))
{
    *count = 1;
    *total = x;
    *squares = (double)x * x;
    lowest->value = x;
    lowest->at = i;
    *highest = x;
}

MAPFN(float, reading, index(i), rng(r), out(bool, valid))
{
    *valid = mapfn_rng_below(r, 10) != 0;
    return *valid ? 20 + 5 * mapfn_rng_float(r) + (float)(i % 24) / 4 : -999;
}

int main(void)
{
    enum { N = 1000000 };
    static float x[N];
    static bool valid[N];
    size_t count = 0, count_looped = 0;
    double total = 0, squares = 0, total_looped = 0, squares_looped = 0;
    place lowest = {0, 0};
    float highest = 0;
    if (reading_map(N, x, 2026, valid) != MAPFN_OK) return 1;
    if (statistics_map(N, x, valid, &count, &total, &squares, &lowest, &highest) != MAPFN_OK) return 1;
    double const mean = total / (double)count;
    printf("%zu of %d are valid: mean %.6f, deviation %.6f\n", count, N, mean, sqrt(squares / (double)count - mean * mean));
    printf("lowest %.6f at %zu, highest %.6f\n", lowest.value, lowest.at, highest);

    if (statistics_map_looped(N, x, valid, &count_looped, &total_looped, &squares_looped, &lowest, &highest) != MAPFN_OK) return 1;
    printf("one at a time: the same bits, %s\n", total == total_looped && squares == squares_looped ? "yes" : "no");
    return 0;
}
