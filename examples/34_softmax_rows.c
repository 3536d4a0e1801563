/* Softmax and layer normalisation of rows, as a transformer has them: each row is summed up by maps on its values.
 *
 * Shows: maps with sums within the body of a row function, where they are vectorized with a fixed order.
 * Run:   gcc -O2 examples/34_softmax_rows.c -lm && ./a.out */
#include "../mapfn.h"
#include "../mapfn_math.h"
#include <stdio.h>

enum { ROWS = 1000, D = 96 };

MAPFN_FN float larger(float a, float b)
{
    return a > b ? a : b;
}
MAPFN(void, greatest, in(float, x), reduce(float, most, larger, -__builtin_inff()))
{
    *most = x;
}
MAPFN(float, exponentials, in(float, x), uniform(float, most), sum(float, total))
{
    return *total = mapfn_exp(x - most);
}
MAPFN(float, times, in(float, x), uniform(float, a))
{
    return a * x;
}
MAPFN(void, moments, in(float, x), sum(float, total), sum(float, squares))
{
    *total = x;
    *squares = x * x;
}
MAPFN(float, normal, in(float, x), uniform(float, mean), uniform(float, scale))
{
    return (x - mean) * scale;
}

MAPFN(void, softmax, in_row(float, x, D), out_row(float, y, D))
{
    float most = 0, total = 0;
    (void)greatest_map(D, x, &most);
    (void)exponentials_map(D, y, x, most, &total);
    (void)times_map(D, y, y, 1 / total);
}

MAPFN(void, layer_norm, in_row(float, x, D), out_row(float, y, D))
{
    float total = 0, squares = 0;
    (void)moments_map(D, x, &total, &squares);
    float const mean = total / (float)D, variance = squares / (float)D - mean * mean;
    (void)normal_map(D, y, x, mean, mapfn_rsqrt(variance + 1e-5f));
}

MAPFN(float, noise, rng(r))
{
    return 4 * mapfn_rng_float(r) - 2;
}

int main(void)
{
    static float x[ROWS * D], y[ROWS * D];
    float least = 2, most = 0;
    if (noise_map(ROWS * D, x, 1) != MAPFN_OK) return 1;

    if (softmax_map(ROWS, x, y) != MAPFN_OK) return 1;
    for (int i = 0; i < ROWS; i++) {
        double sum = 0;
        for (int k = 0; k < D; k++) sum += (double)y[i * D + k];
        least = sum < (double)least ? (float)sum : least;
        most = sum > (double)most ? (float)sum : most;
    }
    printf("softmax: each row adds up to 1, within %s\n", most - least < 1e-6f ? "1e-6" : "more");

    if (layer_norm_map(ROWS, x, y) != MAPFN_OK) return 1;
    double sum = 0, squares = 0;
    for (int k = 0; k < D; k++) sum += (double)y[k], squares += (double)y[k] * (double)y[k];
    printf("layer norm: the first row has mean %.3f and variance %.3f\n", sum < 0 ? -sum / (double)D : sum / (double)D, squares / (double)D);
    return 0;
}
