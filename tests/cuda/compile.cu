/* Every kind and modifier as a CUDA map, with the words of mapfn_math.h and an exported map, and calls of all functions. Compiled, not run. */
#include "mapfn_math.h"
#include "mapfn_cuda.h"
#define KINDS_FEW_MEMBERS
#include "tests/include/forms.h"
MAPFN(float, kind_math, in(float, x), exported, looped, streaming) { return mapfn_exp(x) + mapfn_sin(x); }
MAPFN(int, kind_fallible_struct, in(point, p), uniform(point, a), fallible, cost(3)) { return p.x < a.x; }
MAPFN(float, kind_nested_exported, in_row(float, x, 4), out_row(float, y, 4))
{
    mapfn_status status = square_map(4, y, x);
    if (status == MAPFN_OK) status = kind_math_map(4, y, x); /* `exported`, and in CUDA code all the same */
    return status == MAPFN_OK ? y[0] : 0;
}

MAPFN_FN float least(float a, float b) { return b < a ? b : a; }

/* teams, and sums in the body of another map */
MAPFN(int, kind_summed, in(float, x), sum(double, s), sum(unsigned char, count), fallible) { *s = x; *count = 1; return x < 0; }
MAPFN(float, kind_team, in_row(float, x, d), inout_row(float, y, d), in_ragged(float, z), uniform(size_t, d), where(int, m), rng(r), out_strided(double, w), team)
{
    double s = 0;
    unsigned char count = 0;
    mapfn_failure f;
    if (kind_summed_map(z_len, z, &s, &count, &f) != MAPFN_OK) return (float)f.code;
    square_map(d, y, x);
    *w = s + (double)mapfn_rng_float(r);
    return (float)count;
}
MAPFN(int, kind_team_fallible, in(int, x), scratch(int, work, 8), team, fallible, exported) { work[0] = x; return work[0] > 3; }

/* sums of a map's own, also of steps, from arrays on the card and in host memory */
MAPFN(bool, kind_steps_summed, in(float, x), uniform(int, most), state(float, v, x), sum(long long, steps), reduce(float, lowest, least, 1e9f), where(char, m), repeat(most))
{
    ++*steps;
    *lowest = *v;
    return (*v *= 0.5f) > 1;
}
mapfn_status use_sums(const mapfn_opts *o, const float *x, const char *m);
mapfn_status use_sums(const mapfn_opts *o, const float *x, const char *m)
{
    static_assert(kind_steps_summed_map_cuda_work >= 2 * 4096, "");
    double s;
    unsigned char count;
    long long steps;
    float lowest;
    mapfn_failure f;
    mapfn_status status = kind_summed_map_cuda_host(4, x, &s, &count, &f, o);
    if (status == MAPFN_OK) status = kind_summed_map_cuda(4, x, &s, &count, &f, o);
    if (status == MAPFN_OK) status = kind_steps_summed_map_cuda(4, x, 3, &steps, &lowest, m, o);
    return status == MAPFN_OK ? kind_steps_summed_map_cuda_host(4, x, 3, &steps, &lowest, m, o) : status;
}

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
