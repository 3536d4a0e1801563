/* The maps whose machine code tests/cuda/sass.txt has: one for each way through the kernels. Compiled, not run. */
#include "mapfn_cuda.h"

/* two streams in, one out: the plainest */
MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a))
{
    return a * x + y;
}
/* narrow types: one stream, several vectors for each thread; and types of different widths */
MAPFN(unsigned char, invert, in(unsigned char, x))
{
    return (unsigned char)(255 - x);
}
MAPFN(float, widen, in(unsigned char, x), out(short, twice), index(i))
{
    *twice = (short)(2 * x);
    return (float)x + (float)(i & 7);
}
/* a mask, and codes */
MAPFN(int, root, in(float, x), inout(float, y), where(int, m), fallible)
{
    if (x < 0) return 1;
    *y = sqrtf(x);
    return 0;
}
/* elements through tables, one by one */
MAPFN(float, picked, in_strided(short, x), table(float, t, 256))
{
    return t[x & 255];
}
/* and with random numbers */
MAPFN(float, lookup, in_strided(float, x), table(float, t, 256), rng(r))
{
    return x + t[mapfn_rng_below(r, 256)];
}
/* what is no power of two, and rows */
typedef struct point { float x, y, z; } point;
MAPFN(point, turned, in(point, p), uniform(float, sine), uniform(float, cosine))
{
    point q = {p.x * cosine - p.y * sine, p.x * sine + p.y * cosine, p.z};
    return q;
}
/* a struct of whole 16-byte words */
typedef struct eight { float a[8]; } eight;
MAPFN(eight, wide, in(eight, x), uniform(float, a))
{
    eight y;
    for (int k = 0; k < 8; k++) y.a[k] = x.a[7 - k] * a;
    return y;
}
/* short rows, in registers, beside the kernels that one would write first */
template <int D> static __device__ __host__ inline void scale(float *y, float const *x, float a)
{
    for (int k = 0; k < D; k++) y[k] = x[k] * a;
}
MAPFN(void, rows_2, in_row(float, x, 2), out_row(float, y, 2), uniform(float, a)) { scale<2>(y, x, a); }
MAPFN(void, rows_3, in_row(float, x, 3), out_row(float, y, 3), uniform(float, a)) { scale<3>(y, x, a); }
MAPFN(void, rows_4, in_row(float, x, 4), out_row(float, y, 4), uniform(float, a)) { scale<4>(y, x, a); }
/* and longer ones, by tiles */
MAPFN(void, rows_16, in_row(float, x, 16), out_row(float, y, 16), uniform(float, a)) { scale<16>(y, x, a); }
MAPFN(void, rows_48, in_row(float, x, 48), out_row(float, y, 48), uniform(float, a)) { scale<48>(y, x, a); }
template <int D> __global__ void naive_rows(size_t n, float const *x, float *y, float a)
{
    size_t const i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) scale<D>(y + i * D, x + i * D, a);
}
template __global__ void naive_rows<2>(size_t, float const *, float *, float);
template __global__ void naive_rows<3>(size_t, float const *, float *, float);
template __global__ void naive_rows<4>(size_t, float const *, float *, float);

MAPFN(void, normalized, in_row(float, x, 32), out_row(float, y, 32))
{
    float sum = 0;
    for (int k = 0; k < 32; k++) sum += x[k] * x[k];
    for (int k = 0; k < 32; k++) y[k] = x[k] / sum;
}
MAPFN(float, total, in_ragged(float, x))
{
    float sum = 0;
    for (size_t k = 0; k < x_len; k++) sum += x[k];
    return sum;
}
/* a row for each warp, which shares the maps that the body calls; the same without `team` */
MAPFN(float, times, in(float, x), uniform(float, a))
{
    return a * x;
}
MAPFN(void, shared_rows, in_row(float, x, D), out_row(float, y, D), uniform(size_t, D), team)
{
    times_map(D, y, x, 2);
}
MAPFN(void, single_rows, in_row(float, x, D), out_row(float, y, D), uniform(size_t, D))
{
    times_map(D, y, x, 2);
}
/* sums over a row */
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s))
{
    *s = x * y;
}
MAPFN(float, summed_rows, in_row(float, x, D), table(float, w, D), uniform(size_t, D), team)
{
    float s = 0;
    dot_map(D, x, w, &s);
    return s;
}
