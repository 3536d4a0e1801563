/* Softmax over rows: the exponentials of a row, divided by their sum.
 *
 * Shows: maps that are called in the body of another one. Each row needs its largest value and a sum; both are nested maps over the row,
 * so that these loops are vectorized, and their sums have a fixed order. mapfn_math.h brings an exponential that vectorizes.
 * Run:   gcc -O2 examples/06_softmax.c -lm && ./a.out */
#include "../mapfn_math.h"
#include "seconds.h"

enum { ROWS = 2000, WIDTH = 500 };

MAPFN_FN float larger(float a, float b)
{
    return a > b ? a : b;
}
MAPFN(void, largest, in(float, x), reduce(float, most, larger, -INFINITY))
{
    *most = x;
}

/* a result for each element, and their sum, in one pass */
MAPFN(float, exponential, in(float, x), uniform(float, most), sum(float, total))
{
    return *total = mapfn_exp(x - most);
}
MAPFN(float, scaled, in(float, x), uniform(float, factor))
{
    return x * factor;
}

/* the status of a nested map is not needed: the outer map has checked the rows */
MAPFN(void, softmax, in_row(float, x, width), out_row(float, y, width), uniform(size_t, width))
{
    float most, total;
    (void)largest_map(width, x, &most);
    (void)exponential_map(width, y, x, most, &total);
    (void)scaled_map(width, y, y, 1 / total);
}

/* the loops that one would write without mapfn */
static void plain_softmax(size_t rows, const float *x, float *y, size_t width)
{
    for (size_t i = 0; i < rows; i++, x += width, y += width) {
        float most = x[0], total = 0;
        for (size_t k = 1; k < width; k++) most = x[k] > most ? x[k] : most;
        for (size_t k = 0; k < width; k++) total += y[k] = expf(x[k] - most);
        for (size_t k = 0; k < width; k++) y[k] /= total;
    }
}

int main(void)
{
    float small[2][4] = {{1, 2, 3, 4}, {0, 0, 1000, 0}}, y[2][4]; /* without the largest value exp(1000) would be infinite */
    MAPFN_REQUIRE(softmax_map(2, small[0], y[0], 4));
    for (int i = 0; i < 2; i++) printf("%.4f %.4f %.4f %.4f\n", (double)y[i][0], (double)y[i][1], (double)y[i][2], (double)y[i][3]);

    static float x[ROWS * WIDTH], out[ROWS * WIDTH], expected[ROWS * WIDTH];
    for (int i = 0; i < ROWS * WIDTH; i++) x[i] = (float)(i * 37 % 101) * 0.1f;
    double start = seconds();
    plain_softmax(ROWS, x, expected, WIDTH);
    double loop = seconds() - start;
    start = seconds();
    MAPFN_REQUIRE(softmax_map(ROWS, x, out, WIDTH));
    double map = seconds() - start, worst = 0;
    for (int i = 0; i < ROWS * WIDTH; i++) worst = fmax(worst, fabs((double)(out[i] - expected[i])) / (double)expected[i]);
    printf("%d rows of %d: %s\n", ROWS, WIDTH, worst < 1e-5 ? "as the C library's" : "NOT as the C library's");
    fprintf(stderr, "map %.2f ms, loops %.2f ms\n", map * 1e3, loop * 1e3);
    return 0;
}
