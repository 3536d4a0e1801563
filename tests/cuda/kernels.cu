/* Kernels whose machine code tools/cubin.py must read right. What it must say of each stands before it, words of its line between
 * semicolons; `from 90:` where only newer machines have it; `100:` and on, another text there. Never run. */
#include <stdint.h>
#define T threadIdx.x
struct alignas(32) eight { float v[8]; };

/* expect: loads 1x1 (1; stores 1x1; wait none */
__global__ void bytes(uint8_t *o, const uint8_t *x) { o[T] = x[T]; }
/* expect: loads 1x1 (1; stores 1x4 */
__global__ void signed_bytes(int *o, const int8_t *x) { o[T] = x[T]; }
/* expect: loads 1x2 (2; stores 1x2 */
__global__ void shorts(uint16_t *o, const uint16_t *x) { o[T] = x[T]; }
/* expect: loads 1x2 (2; stores 1x4 */
__global__ void signed_shorts(int *o, const int16_t *x) { o[T] = x[T]; }
/* expect: loads 1x8 (8; stores 1x8 */
__global__ void doubles(double *o, const double *x) { o[T] = x[T]; }
/* expect: loads 1x16 (16; stores 1x16 */
__global__ void fours(float4 *o, const float4 *x) { o[T] = x[T]; }
/* expect: loads 2x16 (32; stores 2x16
 * 100: loads 1x32 (32; stores 1x32 */
__global__ void eights(eight *o, const eight *x) { o[T] = x[T]; }
/* expect: loads 1x16; stores 1x16 */
__global__ void read_only(float4 *o, const float4 *__restrict__ x) { o[T] = __ldg(x + T); }
/* expect: loads 4x16 (64; stores 4x16 */
__global__ void __launch_bounds__(256, 1) batch(float4 *o, const float4 *x)
{
    float4 v[4];
#pragma unroll
    for (int k = 0; k < 4; k++) v[k] = x[T + k * 256];
#pragma unroll
    for (int k = 0; k < 4; k++) o[T + k * 256] = v[k];
}
/* expect: loads 4x16 (16; stores 4x16 */
__global__ void one_by_one(float4 *o, const float4 *x)
{
#pragma unroll
    for (int k = 0; k < 4; k++) o[T + k * 256] = x[T + k * 256]; /* they may overlap */
}
/* expect: shared 1024; loads 1x4; stores 1x4 */
__global__ void shares(float *o, const float *x)
{
    __shared__ float s[256];
    s[T] = x[T];
    __syncthreads();
    o[T] = s[255 - T];
}
/* expect: local memory 4096 bytes */
__global__ void own_array(float *o, const int *x, int n)
{
    float a[1024];
    for (int i = 0; i < n; i++) a[x[i] & 1023] = (float)i;
    o[T] = a[x[T] & 1023];
}
/* expect: stores - */
__global__ void least(unsigned *o, const unsigned *x) { atomicMin(o, x[T]); }
/* expect: atomic 1; stores 1x8 */
__global__ void compares(unsigned long long *o, const unsigned long long *x) { o[T + 1] = atomicCAS(o, x[T], 1ull); }
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
/* expect from 90: wait first; loads */
__global__ void waits(float *o, const float *x, int n)
{
    cudaGridDependencySynchronize();
    for (int i = T; i < n; i += 256) o[i] = x[i] + 1;
}
/* expect from 90: wait late */
__global__ void waits_too_late(float *o, const float *x, int n)
{
    if (n == 3) o[0] = x[0];
    cudaGridDependencySynchronize();
    for (int i = T; i < n; i += 256) o[i] = x[i] + 1;
}
/* expect from 90: wait late */
__global__ void waits_on_one_path(float *o, const float *x, int n)
{
    if (n > 7) {
        cudaGridDependencySynchronize();
        o[T] = x[T] + 1;
    } else {
        o[T] = x[T] * 3;
    }
}
#endif
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
/* expect from 80: async 1; loads - */
__global__ void async(float *o, const float4 *x)
{
    __shared__ float4 s[256];
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16; cp.async.wait_all;" ::"r"((unsigned)__cvta_generic_to_shared(s + T)), "l"(x + T) : "memory");
    __syncthreads();
    o[T] = s[255 - T].x;
}
#endif
