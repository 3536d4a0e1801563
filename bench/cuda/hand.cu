/* the contestant: kernels written by hand for one contest each, as one would who knows the card: 16-byte accesses, all loads of a thread
 * before its first use, no tail (n must be a multiple of the tile), dependent launch where the card has it. What a map costs over this
 * is the price of taking every n and every address. */
#include "contest.h"
#include <string.h>

static __device__ __forceinline__ void wait_for_previous()
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    cudaGridDependencySynchronize();
#endif
}

enum { THREADS = 256 };

template <int U> static __global__ void __launch_bounds__(THREADS, 1) kernel_scale(float4 *out, const float4 *x)
{
    wait_for_previous();
    size_t at = (size_t)blockIdx.x * (THREADS * U) + threadIdx.x;
    float4 v[U];
#pragma unroll
    for (int u = 0; u < U; u++) v[u] = x[at + u * THREADS];
#pragma unroll
    for (int u = 0; u < U; u++) out[at + u * THREADS] = make_float4(scale_one(v[u].x), scale_one(v[u].y), scale_one(v[u].z), scale_one(v[u].w));
}
template <int U> static __global__ void __launch_bounds__(THREADS, 1) kernel_saxpy(float4 *out, const float4 *x, const float4 *y)
{
    wait_for_previous();
    size_t at = (size_t)blockIdx.x * (THREADS * U) + threadIdx.x;
    float4 v[U], w[U];
#pragma unroll
    for (int u = 0; u < U; u++) v[u] = x[at + u * THREADS];
#pragma unroll
    for (int u = 0; u < U; u++) w[u] = y[at + u * THREADS];
#pragma unroll
    for (int u = 0; u < U; u++)
        out[at + u * THREADS] = make_float4(saxpy_one(v[u].x, w[u].x), saxpy_one(v[u].y, w[u].y), saxpy_one(v[u].z, w[u].z), saxpy_one(v[u].w, w[u].w));
}
template <int U> static __global__ void __launch_bounds__(THREADS, 1) kernel_invert(uint4 *out, const uint4 *x)
{
    wait_for_previous();
    size_t at = (size_t)blockIdx.x * (THREADS * U) + threadIdx.x;
    uint4 v[U];
#pragma unroll
    for (int u = 0; u < U; u++) v[u] = x[at + u * THREADS];
#pragma unroll
    for (int u = 0; u < U; u++) out[at + u * THREADS] = make_uint4(~v[u].x, ~v[u].y, ~v[u].z, ~v[u].w);
}
template <int U> static __global__ void __launch_bounds__(THREADS, 1) kernel_three(float4 *a, float4 *b, float4 *c, const float4 *x)
{
    wait_for_previous();
    size_t at = (size_t)blockIdx.x * (THREADS * U) + threadIdx.x;
    float4 v[U];
#pragma unroll
    for (int u = 0; u < U; u++) v[u] = x[at + u * THREADS];
#pragma unroll
    for (int u = 0; u < U; u++) {
        a[at + u * THREADS] = make_float4(v[u].x + 1, v[u].y + 1, v[u].z + 1, v[u].w + 1);
        b[at + u * THREADS] = make_float4(v[u].x * 2, v[u].y * 2, v[u].z * 2, v[u].w * 2);
        c[at + u * THREADS] = make_float4(v[u].x * v[u].x, v[u].y * v[u].y, v[u].z * v[u].z, v[u].w * v[u].w);
    }
}

/* long rows: a warp each, eight 16-byte loads a thread before the first store */
template <int D> static __global__ void __launch_bounds__(THREADS, 1) kernel_rows(float4 *out, const float4 *x)
{
    wait_for_previous();
    size_t const first = ((size_t)blockIdx.x * (THREADS / 32) + threadIdx.x / 32) * (D / 4);
    for (unsigned k = threadIdx.x % 32; k < D / 4; k += 8 * 32) {
        float4 v[8];
#pragma unroll
        for (unsigned u = 0; u < 8; u++)
            if (k + 32 * u < D / 4) v[u] = x[first + k + 32 * u];
#pragma unroll
        for (unsigned u = 0; u < 8; u++) {
            float const at = (float)(4 * (k + 32 * u));
            if (k + 32 * u < D / 4) out[first + k + 32 * u] = make_float4(2 * v[u].x + at, 2 * v[u].y + (at + 1), 2 * v[u].z + (at + 2), 2 * v[u].w + (at + 3));
        }
    }
}

static bool dependent_launch()
{
    static int major = 0;
    int device;
    if (major == 0 && (cudaGetDevice(&device) != cudaSuccess || cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device) != cudaSuccess)) major = 1;
    return major >= 9;
}
template <class... P, class... A> static int launch(void (*kernel)(P...), const arguments *a, size_t per_tile, A... arguments_of_it)
{
    cudaLaunchAttribute attribute = {};
    cudaLaunchConfig_t config = {};
    uintptr_t const places = (uintptr_t)a->out[0] | (uintptr_t)a->in[0] | (uintptr_t)a->in[1];
    if (a->n % per_tile != 0 || places % 16 != 0) return 1;
    attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attribute.val.programmaticStreamSerializationAllowed = 1;
    config.gridDim = dim3((unsigned)(a->n / per_tile));
    config.blockDim = dim3(THREADS);
    config.stream = a->stream;
    config.attrs = &attribute;
    config.numAttrs = dependent_launch() ? 1 : 0;
    return cudaLaunchKernelEx(&config, kernel, P(arguments_of_it)...);
}

/* few elements: one vector a thread, so that many multiprocessors work */
static bool few(const arguments *a) { return a->n < (size_t)1 << 20; }

static int run_scale(const arguments *a)
{
    return few(a) ? launch(kernel_scale<1>, a, THREADS * 4, (float4 *)a->out[0], (const float4 *)a->in[0])
                  : launch(kernel_scale<2>, a, THREADS * 8, (float4 *)a->out[0], (const float4 *)a->in[0]);
}
static int run_saxpy(const arguments *a)
{
    return few(a) ? launch(kernel_saxpy<1>, a, THREADS * 4, (float4 *)a->out[0], (const float4 *)a->in[0], (const float4 *)a->in[1])
                  : launch(kernel_saxpy<2>, a, THREADS * 8, (float4 *)a->out[0], (const float4 *)a->in[0], (const float4 *)a->in[1]);
}
static int run_invert(const arguments *a)
{
    return few(a) ? launch(kernel_invert<1>, a, THREADS * 16, (uint4 *)a->out[0], (const uint4 *)a->in[0])
                  : launch(kernel_invert<2>, a, THREADS * 32, (uint4 *)a->out[0], (const uint4 *)a->in[0]);
}
static int run_three(const arguments *a)
{
    return few(a) ? launch(kernel_three<1>, a, THREADS * 4, (float4 *)a->out[0], (float4 *)a->out[1], (float4 *)a->out[2], (const float4 *)a->in[0])
                  : launch(kernel_three<2>, a, THREADS * 8, (float4 *)a->out[0], (float4 *)a->out[1], (float4 *)a->out[2], (const float4 *)a->in[0]);
}

static int run_rows_4000(const arguments *a) { return launch(kernel_rows<LONG>, a, THREADS / 32, (float4 *)a->out[0], (const float4 *)a->in[0]); }
static int run_rows_8000(const arguments *a) { return launch(kernel_rows<LONGER>, a, THREADS / 32, (float4 *)a->out[0], (const float4 *)a->in[0]); }

const char *contestant_name(void) { return "by hand"; }
contestant_run *contestant_find(const char *contest)
{
    static const entry table[] = {{"scale_f32", run_scale}, {"saxpy_f32", run_saxpy}, {"invert_u8", run_invert}, {"three_f32", run_three},
        {"team_4000", run_rows_4000}, {"team_8000", run_rows_8000}};
    for (const entry &e : table)
        if (strcmp(e.contest, contest) == 0) return e.run;
    return NULL;
}
