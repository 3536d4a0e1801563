/* Skewed work: a row of the Mandelbrot set costs a few iterations a pixel, or a thousand. Threads that are done help the others.
 *
 * Shows: rows of an image as elements (out_row), parallel_iterations as an upper limit, grain, a `fallible` map's lowest failure.
 * Run:   gcc -O2 examples/32_omp_skewed.c -fopenmp && ./a.out */
#define MAPFN_OMP_ALLOW_SERIAL 1
#include "../mapfn_omp.h"
#include <stdio.h>

enum { SIZE = 256, MOST = 1000 };

MAPFN(void, mandelbrot, index(y), out_row(short, row, SIZE))
{
    for (int x = 0; x < SIZE; x++) {
        double re = -2 + 2.5 * x / (double)SIZE, im = -1.25 + 2.5 * (double)y / (double)SIZE, a = 0, b = 0;
        int k = 0;
        while (k < MOST && a * a + b * b < 4) {
            double t = a * a - b * b + re;
            b = 2 * a * b + im;
            a = t;
            k++;
        }
        row[x] = (short)k;
    }
}

/* a row fails whose middle is in the set */
MAPFN(int, outside, in_row(short, row, SIZE), fallible)
{
    return row[SIZE / 2] == MOST;
}

int main(void)
{
    static short image[SIZE * SIZE], again[SIZE * SIZE];
    long iterations = 0;
    mapfn_failure failure;
    mapfn_opts options = {0};
    mandelbrot_map_omp(SIZE, image, NULL);
    for (int i = 0; i < SIZE * SIZE; i++) iterations += image[i];
    printf("in the set: row 128 begins with %d iterations, its middle has %d\n", image[128 * SIZE], image[128 * SIZE + SIZE / 2]);
    printf("iterations between one and sixty million: %s\n", iterations > 1000000 && iterations < 60000000 ? "yes" : "no");

    options.parallel_iterations = 2; /* at most two rows at once … */
    options.grain = 1;               /* … dealt out one by one */
    mandelbrot_map_omp(SIZE, again, &options);
    printf("two rows at once: %s\n", memcmp(image, again, sizeof image) == 0 ? "the same bits" : "other bits");
    mapfn_status status = outside_map_omp(SIZE, image, &failure, NULL);
    printf("%s: row %zu\n", mapfn_status_text(status), failure.index);
    return 0;
}
