#include "../../mapfn_omp.h"
#include "works.h"
#include <math.h>

MAPFN_FN T smaller(T a, T b) { return a < b ? a : b; }
MAPFN_FN T larger(T a, T b) { return a > b ? a : b; }
typedef struct best {
    T value;
    size_t at;
} best;
MAPFN_FN best none(void)
{
    best const b = {INFINITY, SIZE_MAX};
    return b;
}
MAPFN_FN best lower(best a, best b) { return b.value < a.value || (b.value == a.value && b.at < a.at) ? b : a; }

MAPFN(void, dot, in(T, x), in(T, y), sum(T, s)) { *s = x * y; }
MAPFN(void, squares, in(T, x), sum(T, s)) { *s = x * x; }
MAPFN(void, extremes, in(T, x), reduce(T, low, smaller, INFINITY), reduce(T, high, larger, -INFINITY)) { *low = *high = x; }
MAPFN(void, moments, in(T, x), sum(T, s), sum(T, q))
{
    *s = x;
    *q = x * x;
}
MAPFN(void, quarter, rng(r), sum(uint32_t, hits))
{
    float const a = mapfn_rng_float(r), b = mapfn_rng_float(r);
    *hits = a * a + b * b < 1;
}
MAPFN(void, lowest, in(T, x), index(i), reduce(best, m, lower, none()))
{
    m->value = x;
    m->at = i;
}
MAPFN(void, total, in(T, x), sum(T, s)) { *s = x; }
MAPFN(void, gradients, in_row(T, x, FEATURES), in(T, label), table(T, w, FEATURES), out_row(T, g, FEATURES))
{
    T p = 0;
    (void)dot_map(FEATURES, x, w, &p);
    for (int k = 0; k < FEATURES; k++) g[k] = (p - label) * x[k];
}
MAPFN(T, rows, in_ragged(T, row))
{
    T s = 0;
    (void)total_map(row_len, row, &s);
    return s;
}
MAPFN(T, product, in(T, x), in(T, y)) { return x * y; }

static T map_dot(size_t n, const inputs *in)
{
    T s = 0;
    (void)dot_map(n, in->x, in->y, &s);
    return s;
}
static T map_squares(size_t n, const inputs *in)
{
    T s = 0;
    (void)squares_map(n, in->x, &s);
    return s;
}
static T map_extremes(size_t n, const inputs *in)
{
    T low = 0, high = 0;
    (void)extremes_map(n, in->x, &low, &high);
    return high - low;
}
static T map_moments(size_t n, const inputs *in)
{
    T s = 0, q = 0;
    (void)moments_map(n, in->x, &s, &q);
    return s + q;
}
static T map_pi(size_t n, const inputs *in)
{
    uint32_t hits = 0;
    (void)in, (void)quarter_map(n, 3, &hits);
    return (T)hits;
}
static T map_lowest(size_t n, const inputs *in)
{
    best m = {0, 0};
    (void)lowest_map(n, in->x, &m);
    return (T)m.at;
}
static T map_gradients(size_t n, const inputs *in)
{
    (void)gradients_map(n, in->x, in->y, in->y + 5000, in->gradient);
    return in->gradient[n * FEATURES - 1];
}
static T map_rows(size_t n, const inputs *in)
{
    (void)rows_map(n, in->out, in->x, in->splits);
    return in->out[n - 1];
}
const works maps = {"map", map_dot, map_squares, map_extremes, map_moments, map_pi, map_lowest, map_gradients, map_rows};

T map_openmp(size_t n, const inputs *in, int threads, int with_sum)
{
    mapfn_opts const opts = {.parallel_iterations = threads};
    T s = 0;
    if (with_sum) (void)dot_map_omp(n, in->x, in->y, &s, &opts);
    else (void)product_map_omp(n, in->out, in->x, in->y, &opts);
    return s;
}
