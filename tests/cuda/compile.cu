/* Every kind and modifier as a CUDA map, with the words of mapfn_math.h and calls of all its functions. Compiled, not run. */
#include "mapfn_math.h"
#include "mapfn_cuda.h"
typedef struct point { float x, y; } point;
MAPFN_FN float square(float x) { return x * x; }
MAPFN(float, kind_in, in(float, x), in(double, y), uniform(point, a)) { return a.x * square(x) + (float)y; }
MAPFN(void, kind_out, out(float, y), inout(int, z), index(i)) { *y = (float)*z, *z = (int)i; }
MAPFN(float, kind_rows, in_row(float, x, d), out_row(float, y, 3), inout_row(float, z, d), uniform(int, d))
{
    y[0] = x[d - 1];
    z[0] += y[0];
    return z[0];
}
MAPFN(void, kind_strided, in_strided(short, x), out_strided(short, y)) { *y = x; }
MAPFN(float, kind_ragged, in_ragged(float, x), out_ragged(float, y), inout_ragged(float, z))
{
    if (x_len && y_len && z_len) y[0] = x[0], z[0] += y[0];
    return (float)x_len;
}
MAPFN(unsigned char, kind_table, table(unsigned char, t, 256), in(unsigned char, k), where(bool, m)) { return t[k]; }
MAPFN(double, kind_scratch, in(double, x), scratch(double, s, 4), rng(r))
{
    s[mapfn_rng_below(r, 4)] = x;
    return s[0] + mapfn_rng_double(r);
}
MAPFN(const char *, kind_pointer, in(const char *, p)) { return p; }
MAPFN(int, kind_fallible, in(point, p), fallible, cost(3)) { return p.x < 0; }
MAPFN(float, kind_math, in(float, x), exported, looped, streaming) { return mapfn_exp(x) + mapfn_sin(x); }
MAPFN_OF(float, square, in(float, x));
MAPFN(float, kind_nested, in_row(float, x, 4), out_row(float, y, 4))
{
    mapfn_status status = square_map(4, y, x);
    if (status == MAPFN_OK) status = kind_math_map(4, y, x); /* `exported`, and in CUDA code all the same */
    return status == MAPFN_OK ? y[0] : 0;
}
MAPFN(float, kind_ordered, in(float, x), ordered) { return x; }
MAPFN(float, kind_host, in(float, x), host) { return x; }
#define TWICE(T, twice) \
    MAPFN(T, twice, in(T, x)) { return (T)(x + x); }
MAPFN_FAMILY(twice, REAL, TWICE)

mapfn_status use(cudaStream_t stream, double *out, const double *x)
{
    mapfn_opts o = mapfn_opts();
    o.stream = stream;
    mapfn_status status = mapfn_cuda(twice, 4, out, x, &o);
    if (status == MAPFN_OK) status = mapfn_cuda_host(twice, 4, out, x, &o);
    if (status == MAPFN_OK) status = kind_math_map_cuda_prepare(&o);
    if (status == MAPFN_CUDA_ERROR) return mapfn_cuda_last_error() == cudaErrorInvalidValue ? MAPFN_OK : status;
    mapfn_cuda_release();
    return status;
}
