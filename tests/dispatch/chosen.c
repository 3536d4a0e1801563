/* Which maps have a wide kernel: the names of those in this file's object are chosen.expected. */
#include "mapfn.h"
#include <stdint.h>

typedef struct large { float v[8]; } large;
typedef struct pair { float re, im; } pair;

MAPFN(float, has_floats, in(float, x)) { return x * 2; }
MAPFN(uint64_t, has_words, in(uint64_t, x)) { return x ^ x >> 7; }
MAPFN(double, has_halves, in(int32_t, x)) { return x; }
MAPFN(float, has_pair, in(pair, x), vectorized) { return x.re + x.im; }
MAPFN(void, has_strides, inout_strided(double, x), in(double, y)) { *x += y; }
MAPFN(double, converts_words, in(int64_t, x)) { return (double)x; }
MAPFN(void, converts_to_words, in(double, x), out(uint64_t, y)) { *y = (uint64_t)x; }
MAPFN(float, has_table, in(float, x), table(float, t, 4)) { return x * t[1]; }
MAPFN(float, has_row, in_row(float, x, 4)) { return x[0] + x[3]; }
MAPFN(float, has_large, in(large, x)) { return x.v[0]; }
MAPFN(float, has_looped, in(float, x), looped) { return x * 2; }

int use(size_t n, float *f, double *d, uint64_t *w, int32_t *i, int64_t *l, const pair *p, const large *v);
int use(size_t n, float *f, double *d, uint64_t *w, int32_t *i, int64_t *l, const pair *p, const large *v)
{
    return (int)has_floats_map(n, f, f) + (int)has_words_map(n, w, w) + (int)has_halves_map(n, d, i) + (int)has_pair_map(n, f, p)
        + (int)has_strides_map(n, d, 2, d) + (int)converts_words_map(n, d, l) + (int)converts_to_words_map(n, d, w)
        + (int)has_table_map(n, f, f, f) + (int)has_row_map(n, f, f) + (int)has_large_map(n, f, v) + (int)has_looped_map(n, f, f);
}
