/* Softmax over rows of different lengths, and a matrix times a vector: rows that a warp shares.
 *
 * Shows: `team` with `inout_ragged` and with a `table`, the largest value of a row by `reduce`, its sum by `sum`, mathematics on the card.
 * Run:   nvcc -O2 examples/45_softmax.cu -o build/45_softmax && build/45_softmax */
#include "../mapfn_math.h"
#include "../mapfn_cuda.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

MAPFN_FN float larger(float a, float b) { return a > b ? a : b; }
MAPFN(void, largest, in(float, x), reduce(float, m, larger, -INFINITY)) { *m = x; }
/* x becomes exp(x - most); what all of them add up to */
MAPFN(void, exponentials, inout(float, x), uniform(float, most), sum(float, total))
{
    *x = mapfn_exp(*x - most);
    *total = *x;
}
MAPFN(void, divide, inout(float, x), uniform(float, by)) { *x /= by; }
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }

/* a row of any length, in place; all threads of the team know the largest value and the sum */
MAPFN(void, softmax, inout_ragged(float, x), team)
{
    float most = -INFINITY, total = 0;
    largest_map(x_len, x, &most);
    exponentials_map(x_len, x, most, &total);
    divide_map(x_len, x, total);
}
MAPFN(float, times_vector, in_row(float, row, d), table(float, v, d), uniform(size_t, d), team)
{
    float s = 0;
    dot_map(d, row, v, &s);
    return s;
}

static void check_map(mapfn_status status)
{
    if (status == MAPFN_OK) return;
    fprintf(stderr, "%s (%s)\n", mapfn_explain(), cudaGetErrorString((cudaError_t)mapfn_cuda_last_error()));
    exit(1);
}

enum { ROWS = 300, D = 1000 };

int main(void)
{
    mapfn_status status = softmax_map_cuda_prepare(NULL);
    if (status == MAPFN_NO_DEVICE) {
        printf("45_softmax: no CUDA device or driver here, nothing to show\n");
        return 0;
    }
    check_map(status);

    /* rows of 0 to some 600 values */
    size_t splits[ROWS + 1] = {0};
    for (size_t i = 0; i < ROWS; i++) splits[i + 1] = splits[i] + i * i % 601;
    float *x = (float *)malloc(splits[ROWS] * sizeof *x), *expected = (float *)malloc(splits[ROWS] * sizeof *expected);
    if (!x || !expected) return 1;
    for (size_t k = 0; k < splits[ROWS]; k++) x[k] = expected[k] = (float)(k * 31 % 97) / 10;
    check_map(softmax_map_cuda_host(ROWS, x, splits, NULL));
    check_map(softmax_map(ROWS, expected, splits));
    float worst = 0, worst_sum = 0;
    for (size_t i = 0; i < ROWS; i++) {
        double sum = 0;
        for (size_t k = splits[i]; k < splits[i + 1]; k++) {
            sum += (double)x[k];
            worst = fmaxf(worst, fabsf(x[k] - expected[k]));
        }
        if (splits[i + 1] > splits[i]) worst_sum = fmaxf(worst_sum, fabsf((float)sum - 1));
    }
    printf("%d rows, %zu values: each row adds up to 1: %s; within 1e-6 of the processor's: %s\n", ROWS, splits[ROWS], worst_sum < 1e-5f ? "yes" : "no",
        worst < 1e-6f ? "yes" : "no");

    /* a matrix times a vector: small whole numbers, whose sums are exact */
    float *matrix = (float *)malloc((size_t)ROWS * D * sizeof *matrix), v[D], product[ROWS], by_hand = 0;
    if (!matrix) return 1;
    for (size_t k = 0; k < (size_t)ROWS * D; k++) matrix[k] = (float)(k % 7);
    for (int k = 0; k < D; k++) v[k] = (float)(k % 5);
    check_map(times_vector_map_cuda_host(ROWS, product, matrix, v, D, NULL));
    for (int k = 0; k < D; k++) by_hand += matrix[7 * D + k] * v[k];
    printf("row 7 of the matrix times the vector: %.0f, by hand %.0f\n", product[7], by_hand);
    free(x);
    free(expected);
    free(matrix);
    return 0;
}
