/* Sums: a dot product, the mean and spread of measurements, and where the lowest one stands.
 *
 * Shows: `sum` (elements write to `*s`, the map adds up), several sums beside a result, and `reduce` with an operation of your own.
 * The sums have the same bits for every variant, compiler and number of threads. MAPFN_SAME_BITS 1: the products too.
 * Run:   gcc -O2 examples/03_sums.c && ./a.out */
#define MAPFN_SAME_BITS 1
#include "../mapfn.h"
#include "seconds.h"
#include <math.h>

enum { N = 1000000 };

MAPFN(void, dot, in(double, x), in(double, y), sum(double, s))
{
    *s = x * y;
}

/* two sums from one pass, and a count: an element that writes nothing adds nothing */
MAPFN(void, moments, in(double, x), uniform(double, limit), sum(double, total), sum(double, squares), sum(size_t, above))
{
    *total = x;
    *squares = x * x;
    if (x > limit) *above = 1;
}

/* any associative operation: the lower of two, and of equal ones the first */
typedef struct {
    double value;
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
MAPFN(void, lowest, in(double, x), index(i), reduce(place, p, lower, nowhere()))
{
    p->value = x;
    p->at = i;
}

/* the loop that one would write without mapfn: one addition after the other */
static double plain_dot(const double *x, const double *y)
{
    double s = 0;
    for (size_t i = 0; i < N; i++) s += x[i] * y[i];
    return s;
}

int main(void)
{
    static double x[N], y[N];
    double s, total, squares;
    size_t above;
    place p;
    for (int i = 0; i < N; i++) {
        x[i] = (double)((i + 321) * 7919ll % 1000) / 8 - 50;
        y[i] = 1.0 / (i + 1);
    }
    MAPFN_REQUIRE(dot_map(N, x, y, &s));
    MAPFN_REQUIRE(moments_map(N, x, 50, &total, &squares, &above));
    MAPFN_REQUIRE(lowest_map(N, x, &p));
    printf("dot product: %.12g, with the bits %a\n", s, s);
    printf("mean %g, mean square %g, %zu above 50\n", total / (double)N, squares / (double)N, above);
    printf("lowest: %g, first at %zu\n", p.value, p.at);

    double one_by_one;
    MAPFN_REQUIRE(dot_map_looped(N, x, y, &one_by_one));
    printf("looped: %s\n", s == one_by_one ? "the same bits" : "other bits");

    double start = seconds();
    double plain = plain_dot(x, y);
    double loop = seconds() - start;
    start = seconds();
    MAPFN_REQUIRE(dot_map(N, x, y, &s));
    fprintf(stderr, "map %.2f ms, loop %.2f ms (its sum is %.12g)\n", (seconds() - start) * 1e3, loop * 1e3, plain);
    return 0;
}
