/* Each map beside the loop that it replaces, under options that change floating point: both must come out with the same instructions. */
#include <math.h>
#include "mapfn.h"

#define PAIR(name, expression) \
    MAPFN(float, name, in(float, x)) { return expression; } \
    mapfn_status map_##name(size_t n, float *y, const float *a); \
    mapfn_status map_##name(size_t n, float *y, const float *a) { return name##_map(n, y, a); } \
    void loop_##name(size_t n, float *restrict y, const float *restrict a); \
    void loop_##name(size_t n, float *restrict y, const float *restrict a) \
    { \
        for (size_t i = 0; i < n; i++) { \
            float const x = a[i]; \
            y[i] = expression; \
        } \
    }

PAIR(root, sqrtf(x))               /* -fno-math-errno */
PAIR(inverse_root, 1 / sqrtf(x))   /* -funsafe-math-optimizations with -ffinite-math-only: an approximation, improved */
PAIR(divided, x / 3.7f)            /* -freciprocal-math: a product */
PAIR(cancelled, (x + 0.1f) - x)    /* -fassociative-math: nothing is left of x */
PAIR(itself, x == x ? 2 * x : 3.0f) /* -ffinite-math-only: no NaN, no comparison */
PAIR(no_zero, x + 0.0f)            /* -fno-signed-zeros: a copy */

MAPFN(float, row_sum, in_row(float, x, D), uniform(size_t, D))
{
    float s = 0;
    for (size_t d = 0; d < D; d++) s += x[d];
    return s;
}
mapfn_status map_row_sum(size_t n, float *y, const float *x, size_t D);
mapfn_status map_row_sum(size_t n, float *y, const float *x, size_t D) { return row_sum_map(n, y, x, D); }
void loop_row_sum(size_t n, float *restrict y, const float *restrict x, size_t D);
void loop_row_sum(size_t n, float *restrict y, const float *restrict x, size_t D)
{
    for (size_t i = 0; i < n; i++) {
        float s = 0;
        for (size_t d = 0; d < D; d++) s += x[i * D + d];
        y[i] = s;
    }
}

/* strides that are known at run time only: there are vectors in the loop for any stride, too, where the body is worth gathering for */
MAPFN(void, strided_pieces, in_strided(float, x), out_strided(float, y))
{
    float const s = x * x;
    *y = x / (1 + s) + x / (3 + s) + x / (5 + s) + x / (7 + s);
}
mapfn_status map_strided_pieces(size_t n, const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride);
mapfn_status map_strided_pieces(size_t n, const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride) { return strided_pieces_map(n, x, x_stride, y, y_stride); }

/* neighbours in a table, by an index of 32 bits */
MAPFN(float, slope_at, index(int, i), table(float, t, 4096)) { return t[i + 1] - t[i]; }
void call_slope_at(size_t n, float *out, const float *t);
void call_slope_at(size_t n, float *out, const float *t) { slope_at_map(n, out, t); }
MAPFN(void, climb_at, index(int, i), table(float, t, 4096), sum(float, s)) { *s = t[i + 1] * t[i]; }
void call_climb_at(size_t n, const float *t, float *s);
void call_climb_at(size_t n, const float *t, float *s) { climb_at_map(n, t, s); }
