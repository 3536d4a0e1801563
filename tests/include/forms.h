/* Every kind and modifier, from the list, and beside them types, combinations and macros; none of them called. To be compiled strictly, alone,
 * twice, with nvcc. */
#ifndef FORMS_H
#define FORMS_H
#include "tests/lib/kinds.h"
typedef struct point {
    float x, y;
} point;
MAPFN_FN float square(float x) { return x * x; }
MAPFN(float, kind_in, in(float, x), in(double, y), uniform(float, a)) { return a * square(x) + (float)y; }
MAPFN(void, kind_out, out(float, y), inout(int, z), index(i)) { *y = (float)*z, *z = (int)i; }
MAPFN(float, kind_rows, in_row(float, x, d), out_row(float, y, 3), inout_row(float, z, d), uniform(int, d))
{
    y[0] = x[d - 1];
    z[0] += y[0];
    return z[0];
}
MAPFN(float, kind_ragged, in_ragged(float, x), out_ragged(float, y), inout_ragged(float, z))
{
    if (x_len && y_len && z_len) y[0] = x[0], z[0] += y[0];
    return (float)x_len;
}
MAPFN(unsigned char, kind_table, table(unsigned char, t, 256), in(unsigned char, k), where(bool, m)) { return t[k]; }
MAPFN(double, kind_scratch, in(double, x), scratch(double, s, 4), rng(r))
{
    s[mapfn_rng_below(r, 4)] = x;
    return s[0] + mapfn_rng_double(r) + (double)mapfn_rng_float(r) + (double)mapfn_rng_u64(r);
}
MAPFN(point, kind_struct, in(point, p), uniform(point, q))
{
    point r = {p.x + q.y, p.y + q.x};
    return r;
}
MAPFN(const char *, kind_pointer, in(const char *, p)) { return p; }
MAPFN(int, kind_fallible, in(float, x), fallible, cost(3), vectorized) { return x < 0; }
MAPFN(float, kind_looped, in(float, x), looped, streaming) { return x; }
MAPFN(float, kind_nested, in_row(float, x, d), out_row(float, y, d), uniform(size_t, d))
{
    mapfn_status status = kind_looped_map(d, y, x);
    return status == MAPFN_OK ? y[0] : 0;
}
MAPFN_OF(float, square, in(float, x));
#define TWICE(T, twice) \
    MAPFN(T, twice, in(T, x)) { return (T)(x + x); }
#ifdef KINDS_FEW_MEMBERS /* nvcc takes a while for the kernels of each */
MAPFN_FAMILY(twice, REAL, TWICE)
#else
MAPFN_FAMILY(twice, NUMBER, TWICE)
#endif
#endif
