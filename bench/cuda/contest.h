/* What the contestants of the CUDA benchmark compute. Each contestant is a shared library of its own, so that two versions of CUB can
 * take turns in one process; it exports contestant_name and contestant_find. */
#ifndef BENCH_CUDA_CONTEST_H
#define BENCH_CUDA_CONTEST_H
#include <cuda_runtime.h>
#include <stddef.h>
#include <stdint.h>

struct vec3 { float v[3]; };             /* 12 bytes */
struct vec6 { float v[6]; };             /* 24 bytes */
struct vec12 { float v[12]; };           /* 48 bytes */
struct row4 { float v[4]; };             /* 16 bytes */
struct row16 { float v[16]; };           /* 64 bytes */
struct row32 { float v[32]; };           /* 128 bytes */
struct alignas(16) vec8 { float v[8]; }; /* 32 bytes */
struct vec16 { float v[16]; };           /* 64 bytes */
struct row { float v[64]; };             /* 256 bytes */

/* element functions: the same text for every contestant, exact in float for small whole numbers */
#define CONTEST_FN static __host__ __device__ __forceinline__ __attribute__((unused))
CONTEST_FN float times_one(float x, float y) { return x * y; }
CONTEST_FN float scale_one(float x) { return 2 * x + 1; }
CONTEST_FN double scale_one(double x) { return 2 * x + 1; }
CONTEST_FN float saxpy_one(float x, float y) { return 3 * x + y; }
CONTEST_FN uint8_t invert_one(uint8_t x) { return (uint8_t)(255 - x); }
CONTEST_FN uint8_t blend_one(uint8_t x, uint8_t y) { return (uint8_t)((x + y + 1) >> 1); }
CONTEST_FN int16_t add_one(int16_t x, int16_t y) { return (int16_t)(x + y); }
template <class S> CONTEST_FN S struct_one(S x)
{
    S r;
    for (int k = 0; k < (int)(sizeof r.v / sizeof *r.v); k++) r.v[k] = 2 * x.v[k] + (float)k;
    return r;
}

enum { LONG = 1000, LONGER = 2000 }; /* values of long rows: 4000 and 8000 bytes */

/* One call: n elements; arrays in device memory. Of a sum out[0] is one value, and out[1] memory for partial sums: 16 MiB. */
struct arguments {
    size_t n;
    void *out[3];
    const void *in[2];
    cudaStream_t stream;
};
typedef int contestant_run(const arguments *a); /* 0: done */

extern "C" __attribute__((visibility("default"))) const char *contestant_name(void);
extern "C" __attribute__((visibility("default"))) contestant_run *contestant_find(const char *contest); /* NULL: does not take part */

/* a contestant's table */
struct entry {
    const char *contest;
    contestant_run *run;
};
#endif
