/* Layer normalisation on the card: each row of activations minus its mean, over its deviation, scaled and shifted by two tables.
 *
 * Shows: `team`, with which a warp shares a row: the maps that the body calls are divided among its 32 threads, and sums over the row are
 * known to all of them. Without the word the result is the same, to the bit, and one thread reads the whole row.
 * Run:   nvcc -O2 examples/44_layer_norm.cu -o build/44_layer_norm && build/44_layer_norm */
#include "../mapfn_cuda.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 500, D = 768 };

/* what bodies call: two sums in one pass, and the row's new values */
MAPFN(void, moments, in(float, x), sum(float, first), sum(float, second))
{
    *first = x;
    *second = x * x;
}
MAPFN(float, scaled, in(float, x), in(float, scale), in(float, shift), uniform(float, mean), uniform(float, over))
{
    return (x - mean) * over * scale + shift;
}

MAPFN(void, layer_norm, in_row(float, x, d), table(float, scale, d), table(float, shift, d), out_row(float, y, d), out(float, mean), uniform(size_t, d),
    team)
{
    float first = 0, second = 0;
    moments_map(d, x, &first, &second);
    *mean = first / (float)d;
    float variance = second / (float)d - *mean * *mean;
    scaled_map(d, y, x, scale, shift, *mean, 1 / sqrtf(variance + 1e-5f));
}

static void check(cudaError_t error, const char *what)
{
    if (error == cudaSuccess) return;
    fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
    exit(1);
}
static void check_map(mapfn_status status)
{
    if (status == MAPFN_OK) return;
    fprintf(stderr, "%s (%s)\n", mapfn_explain(), cudaGetErrorString((cudaError_t)mapfn_cuda_last_error()));
    exit(1);
}

int main(void)
{
    mapfn_status status = layer_norm_map_cuda_prepare(NULL);
    if (status == MAPFN_NO_DEVICE) {
        printf("44_layer_norm: no CUDA device or driver here, nothing to show\n");
        return 0;
    }
    check_map(status);

    float *x = (float *)malloc(ROWS * D * sizeof *x), *y = (float *)malloc(ROWS * D * sizeof *y), *expected = (float *)malloc(ROWS * D * sizeof *expected);
    float scale[D], shift[D], mean[ROWS], expected_mean[ROWS];
    if (!x || !y || !expected) return 1;
    for (size_t k = 0; k < (size_t)ROWS * D; k++) x[k] = (float)(k * 7919 % 1000) / 100 - 5;
    for (int k = 0; k < D; k++) scale[k] = 1 + (float)(k % 4) / 8, shift[k] = (float)(k % 3) - 1;

    /* arrays in host memory: to the card and back in chunks of rows */
    check_map(layer_norm_map_cuda_host(ROWS, x, scale, shift, y, mean, D, NULL));
    /* the same on the processor, where the nested maps are vectorized */
    check_map(layer_norm_map(ROWS, x, scale, shift, expected, expected_mean, D));

    float worst = 0, worst_mean = 0;
    for (size_t k = 0; k < (size_t)ROWS * D; k++) worst = fmaxf(worst, fabsf(y[k] - expected[k]));
    for (int i = 0; i < ROWS; i++) worst_mean = fmaxf(worst_mean, fabsf(mean[i] - expected_mean[i]));
    printf("row 0: mean %.3f, first values %.3f %.3f %.3f\n", mean[0], y[0], y[1], y[2]);
    printf("%d rows of %d: the means are the processor's %s, the rows within 1e-5 of its: %s\n", ROWS, D, worst_mean > 0 ? "nearly" : "to the bit",
        worst < 1e-5f ? "yes" : "no");

    /* and in device memory, on a stream */
    float *device_x, *device_y, *device_scale, *device_shift, *device_mean;
    check(cudaMalloc((void **)&device_x, ROWS * D * sizeof *x), "cudaMalloc");
    check(cudaMalloc((void **)&device_y, ROWS * D * sizeof *y), "cudaMalloc");
    check(cudaMalloc((void **)&device_scale, sizeof scale), "cudaMalloc");
    check(cudaMalloc((void **)&device_shift, sizeof shift), "cudaMalloc");
    check(cudaMalloc((void **)&device_mean, sizeof mean), "cudaMalloc");
    check(cudaMemcpy(device_x, x, ROWS * D * sizeof *x, cudaMemcpyHostToDevice), "cudaMemcpy");
    check(cudaMemcpy(device_scale, scale, sizeof scale, cudaMemcpyHostToDevice), "cudaMemcpy");
    check(cudaMemcpy(device_shift, shift, sizeof shift, cudaMemcpyHostToDevice), "cudaMemcpy");
    check_map(layer_norm_map_cuda(ROWS, device_x, device_scale, device_shift, device_y, device_mean, D, NULL));
    check(cudaMemcpy(expected, device_y, ROWS * D * sizeof *expected, cudaMemcpyDeviceToHost), "cudaMemcpy");
    size_t different = 0;
    for (size_t k = 0; k < (size_t)ROWS * D; k++) different += y[k] < expected[k] || y[k] > expected[k];
    printf("in device memory: %zu of %d numbers differ\n", different, ROWS * D);
    check(cudaFree(device_x), "cudaFree");
    check(cudaFree(device_y), "cudaFree");
    check(cudaFree(device_scale), "cudaFree");
    check(cudaFree(device_shift), "cudaFree");
    check(cudaFree(device_mean), "cudaFree");
    free(x);
    free(y);
    free(expected);
    return different != 0 || worst >= 1e-5f;
}
