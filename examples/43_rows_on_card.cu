/* Rows on the card: the gradient of each example of a batch by itself, and the 32 x 32 outer product of each of many vectors.
 *
 * Shows: `in_row` and `out_row` in device memory, a `table` shared by all elements, a row length that is a uniform. Whole tiles of rows
 * go through shared memory, so that the card reads and writes them in full lines, whatever the function does with its row.
 * Run:   nvcc -O2 examples/43_rows_on_card.cu -o build/43_rows_on_card && build/43_rows_on_card */
#include "../mapfn_cuda.h"
#include <stdio.h>
#include <stdlib.h>

enum { BATCH = 20000, FEATURES = 32, VECTORS = 4000, D = 32 };

/* loss = (w . x - target)^2; its gradient is 2 (w . x - target) x, one row for each example: nothing is summed over the batch */
MAPFN(void, gradient, in_row(float, x, features), in(float, target), table(float, w, features), out_row(float, dw, features),
    uniform(int, features))
{
    float error = -target;
    for (int j = 0; j < features; j++) error += w[j] * x[j];
    for (int j = 0; j < features; j++) dw[j] = 2 * error * x[j];
}

MAPFN(void, outer, in_row(float, x, D), out_row(float, matrix, D * D))
{
    for (int i = 0; i < D; i++)
        for (int j = 0; j < D; j++) matrix[i * D + j] = x[i] * x[j];
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

/* n floats on the card, from `host` where it is not NULL */
static float *on_card(const float *host, size_t n)
{
    float *device;
    check(cudaMalloc((void **)&device, n * sizeof *device), "cudaMalloc");
    if (host) check(cudaMemcpy(device, host, n * sizeof *device, cudaMemcpyHostToDevice), "cudaMemcpy");
    return device;
}
static float *on_host(const float *device, size_t n)
{
    float *host = (float *)malloc(n * sizeof *host);
    if (!host) exit(1);
    check(cudaMemcpy(host, device, n * sizeof *host, cudaMemcpyDeviceToHost), "cudaMemcpy");
    return host;
}
/* small whole and half numbers: products and sums are exact, so that the order of additions does not matter */
static float *numbers(size_t n, int range)
{
    float *host = (float *)malloc(n * sizeof *host);
    if (!host) exit(1);
    for (size_t i = 0; i < n; i++) host[i] = (float)((int)(i * 37 % 19) % range - range / 2) * 0.5f;
    return host;
}

int main(void)
{
    mapfn_status status = gradient_map_cuda_prepare(NULL);
    if (status == MAPFN_NO_DEVICE) {
        printf("43_rows_on_card: no CUDA device or driver here, nothing to show\n");
        return 0;
    }
    check_map(status);

    float *x = numbers(BATCH * FEATURES, 9), *target = numbers(BATCH, 7), *w = numbers(FEATURES, 5);
    float *device_x = on_card(x, BATCH * FEATURES), *device_target = on_card(target, BATCH), *device_w = on_card(w, FEATURES);
    float *device_dw = on_card(NULL, BATCH * FEATURES);
    check_map(gradient_map_cuda(BATCH, device_x, device_target, device_w, device_dw, FEATURES, NULL));
    float *dw = on_host(device_dw, BATCH * FEATURES), *expected = (float *)malloc(BATCH * FEATURES * sizeof *expected);
    if (!expected) return 1;
    check_map(gradient_map(BATCH, x, target, w, expected, FEATURES));
    size_t different = 0;
    for (size_t i = 0; i < BATCH * FEATURES; i++) different += dw[i] < expected[i] || dw[i] > expected[i];
    printf("gradient of example 7: %g %g %g ...; %zu of %d numbers differ from the processor's\n", dw[7 * FEATURES], dw[7 * FEATURES + 1],
        dw[7 * FEATURES + 2], different, BATCH * FEATURES);

    float *device_matrices = on_card(NULL, (size_t)VECTORS * D * D);
    check_map(outer_map_cuda(VECTORS, device_x, device_matrices, NULL)); /* the first rows of x again */
    float *matrices = on_host(device_matrices, (size_t)VECTORS * D * D);
    size_t wrong = 0;
    for (size_t v = 0; v < VECTORS; v++)
        for (size_t k = 0; k < (size_t)D * D; k++) {
            float product = x[v * D + k / D] * x[v * D + k % D];
            wrong += matrices[v * D * D + k] < product || matrices[v * D * D + k] > product;
        }
    printf("%d outer products of %d x %d, %zu numbers wrong\n", VECTORS, D, D, wrong);

    check(cudaFree(device_x), "cudaFree");
    check(cudaFree(device_target), "cudaFree");
    check(cudaFree(device_w), "cudaFree");
    check(cudaFree(device_dw), "cudaFree");
    check(cudaFree(device_matrices), "cudaFree");
    free(x);
    free(target);
    free(w);
    free(dw);
    free(expected);
    free(matrices);
    return different + wrong != 0;
}
