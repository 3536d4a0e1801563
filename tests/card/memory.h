/* tests/cuda/differential.cu on a real card: its arrays lie in managed memory, which the host fills and compares. */
#ifndef TESTS_CARD_MEMORY_H
#define TESTS_CARD_MEMORY_H
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

static const char *const card_name = "CUDA on the card";
static int card_begin(void)
{
    int count = 0;
    if (cudaGetDeviceCount(&count) == cudaSuccess && count > 0) return count;
    printf("skip - CUDA maps on the card: no CUDA device or driver here\n");
    exit(0);
}
static bool card_end(void) { return cudaPeekAtLastError() == cudaSuccess; }
static void *card_alloc(size_t bytes)
{
    void *p = NULL;
    if (cudaMallocManaged(&p, bytes ? bytes : 1) == cudaSuccess) return p;
    printf("not ok - %zu bytes of managed memory\n", bytes);
    exit(1);
}
static void card_free(void *p) { (void)cudaFree(p); }
static const char *card_copies(size_t) { return "the card's own"; }
/* what was launched has run, without an error */
static bool card_settled(void)
{
    cudaError_t error = cudaDeviceSynchronize();
    if (error != cudaSuccess) printf("# %s\n", cudaGetErrorString(error));
    return error == cudaSuccess;
}
#endif
