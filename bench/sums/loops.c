/* The loops that one would write, for the name SYSTEM; with -DSIMD under `omp simd reduction`. */
#include "../../mapfn.h" /* for its random numbers alone */
#include "works.h"
#include <math.h>

#ifdef SIMD
# define REDUCTION(...) PRAGMA(omp simd reduction(__VA_ARGS__))
# define PRAGMA(...) _Pragma(#__VA_ARGS__)
# define EXTREMES PRAGMA(omp simd reduction(min : low) reduction(max : high))
#else
# define REDUCTION(...)
# define EXTREMES
#endif

static T dot(size_t n, const inputs *in)
{
    const T *restrict x = in->x, *restrict y = in->y;
    T s = 0;
    REDUCTION(+ : s) for (size_t i = 0; i < n; i++) s += x[i] * y[i];
    return s;
}
static T squares(size_t n, const inputs *in)
{
    const T *restrict x = in->x;
    T s = 0;
    REDUCTION(+ : s) for (size_t i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}
static T extremes(size_t n, const inputs *in)
{
    const T *restrict x = in->x;
    T low = INFINITY, high = -INFINITY;
    EXTREMES for (size_t i = 0; i < n; i++)
    {
        low = x[i] < low ? x[i] : low;
        high = x[i] > high ? x[i] : high;
    }
    return high - low;
}
static T moments(size_t n, const inputs *in)
{
    const T *restrict x = in->x;
    T s = 0, q = 0;
    REDUCTION(+ : s, q) for (size_t i = 0; i < n; i++)
    {
        s += x[i];
        q += x[i] * x[i];
    }
    return s + q;
}
static T pi(size_t n, const inputs *in)
{
    uint32_t hits = 0;
    (void)in;
    REDUCTION(+ : hits) for (size_t i = 0; i < n; i++)
    {
        mapfn_rng r = mapfn_rng_at(3, i);
        float const a = mapfn_rng_float(&r), b = mapfn_rng_float(&r);
        hits += a * a + b * b < 1;
    }
    return (T)hits;
}
static T lowest(size_t n, const inputs *in)
{
    const T *restrict x = in->x;
    size_t at = 0;
    for (size_t i = 1; i < n; i++)
        if (x[i] < x[at]) at = i;
    return (T)at;
}
static T gradients(size_t n, const inputs *in)
{
    const T *restrict w = in->y + 5000;
    for (size_t i = 0; i < n; i++) {
        const T *restrict x = in->x + i * FEATURES;
        T *restrict g = in->gradient + i * FEATURES;
        T p = 0;
        REDUCTION(+ : p) for (int k = 0; k < FEATURES; k++) p += w[k] * x[k];
        for (int k = 0; k < FEATURES; k++) g[k] = (p - in->y[i]) * x[k];
    }
    return in->gradient[n * FEATURES - 1];
}
static T rows(size_t n, const inputs *in)
{
    for (size_t i = 0; i < n; i++) {
        T s = 0;
        REDUCTION(+ : s) for (size_t k = in->splits[i]; k < in->splits[i + 1]; k++) s += in->x[k];
        in->out[i] = s;
    }
    return in->out[n - 1];
}
#define NAME_OF(system) NAME_OF_(system)
#define NAME_OF_(system) #system
const works SYSTEM = {NAME_OF(SYSTEM), dot, squares, extremes, moments, pi, lowest, gradients, rows};
