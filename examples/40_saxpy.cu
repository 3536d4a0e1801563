/* saxpy on a CUDA card: with arrays in device memory, and from plain host arrays in one call.
 *
 * Shows: name_map_cuda, which only puts its work on a stream; name_map_cuda_host, which returns when all is done; in place; statuses.
 * Run:   nvcc -O2 examples/40_saxpy.cu -o build/40_saxpy && build/40_saxpy */
#include "../mapfn_cuda.h"
#include <stdio.h>
#include <stdlib.h>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a))
{
    return a * x + y;
}

/* CUDA's own calls, which return a cudaError_t */
static void check(cudaError_t error, const char *what)
{
    if (error == cudaSuccess) return;
    fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
    exit(1);
}
/* maps, which return a mapfn_status; the cause of MAPFN_CUDA_ERROR is kept for its thread */
static void check_map(mapfn_status status)
{
    if (status == MAPFN_OK) return;
    fprintf(stderr, "%s (%s)\n", mapfn_explain(), cudaGetErrorString((cudaError_t)mapfn_cuda_last_error()));
    exit(1);
}

int main(void)
{
    size_t const n = 1000000, bytes = n * sizeof(float);

    /* never required: it loads the kernels now and not in the first call. It also tells whether there is a card. */
    mapfn_status status = saxpy_map_cuda_prepare(NULL);
    if (status == MAPFN_NO_DEVICE) {
        printf("40_saxpy: no CUDA device or driver here, nothing to show\n");
        return 0;
    }
    check_map(status);

    float *x = (float *)malloc(bytes), *y = (float *)malloc(bytes), *out = (float *)malloc(bytes);
    if (!x || !y || !out) return 1;
    for (size_t i = 0; i < n; i++) {
        x[i] = (float)(i % 100);
        y[i] = 0.5f;
    }

    /* 1: the arrays are copied by you, and stay on the card for as many maps as you like */
    float *device_x, *device_y;
    check(cudaMalloc((void **)&device_x, bytes), "cudaMalloc");
    check(cudaMalloc((void **)&device_y, bytes), "cudaMalloc");
    check(cudaMemcpy(device_x, x, bytes, cudaMemcpyHostToDevice), "cudaMemcpy");
    check(cudaMemcpy(device_y, y, bytes, cudaMemcpyHostToDevice), "cudaMemcpy");
    check_map(saxpy_map_cuda(n, device_y, device_x, device_y, 2.0f, NULL)); /* in place: the output is exactly an input */
    check_map(saxpy_map_cuda(n, device_y, device_x, device_y, 3.0f, NULL)); /* runs after the first, on the same stream */
    check(cudaMemcpy(out, device_y, bytes, cudaMemcpyDeviceToHost), "cudaMemcpy"); /* waits for both */
    printf("device arrays: %g %g %g ... %g\n", out[0], out[1], out[2], out[n - 1]);

    /* an overlap that is not exact is refused, as by every map */
    status = saxpy_map_cuda(n - 1, device_y + 1, device_x, device_y, 2.0f, NULL);
    printf("one element apart: %s\n", status == MAPFN_OVERLAP ? "refused" : mapfn_status_text(status));

    /* 2: host arrays: copied to the card and back in chunks, so that they may be larger than its memory */
    check_map(saxpy_map_cuda_host(n, out, x, y, 2.0f, NULL));
    printf("host arrays:   %g %g %g ... %g\n", out[0], out[1], out[2], out[n - 1]);

    /* the same source gives the sequential map, and the same numbers */
    check_map(saxpy_map(n, y, x, y, 2.0f));
    size_t different = 0;
    for (size_t i = 0; i < n; i++) different += y[i] < out[i] || y[i] > out[i];
    printf("elements that differ from the sequential map: %zu\n", different);

    mapfn_cuda_release(); /* frees what the host-array map keeps for its next call */
    check(cudaFree(device_x), "cudaFree");
    check(cudaFree(device_y), "cudaFree");
    free(x);
    free(y);
    free(out);
    return different != 0;
}
