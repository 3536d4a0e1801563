/* Definitions in an unnamed namespace, as C++ projects have them in place of `static`, with all warnings that compilers have: those of
 * functions that are never defined or used, and those of casts, are not held back there as they are within extern "C". */
#include "mapfn.h"
#include "mapfn_math.h"
namespace {
struct pair {
    float a, b;
};
MAPFN_FN float larger(float a, float b) { return a > b ? a : b; }
MAPFN(float, axpy_of, in(float, x), in(float, y), uniform(float, a)) { return mapfn_exp(a) * x + y; }
MAPFN(float, in_order, in(float, x), ordered) { return x; }
MAPFN(int, fails, in(float, x), out(float, y), where(bool, m), rng(r), fallible)
{
    *y = x + mapfn_rng_float(r);
    return x < 0;
}
MAPFN(pair, swapped, in(pair, p), inout(int, z))
{
    pair const r = {p.b, p.a};
    ++*z;
    return r;
}
MAPFN(void, squares, in(float, x), sum(float, s), sum(int, count), reduce(float, most, larger, 0))
{
    *s = x * x;
    *count = 1;
    *most = x;
}
MAPFN(float, norm, in_row(float, x, 64))
{
    float s = 0, most = 0;
    int count = 0;
    return squares_map(64, x, &s, &count, &most) == MAPFN_OK ? s : most;
}
MAPFN(bool, halved, in(int, x), out_state(int, v, x), sum(int, s), repeat(40))
{
    if (*v < 2) return false;
    *v /= 2;
    ++*s;
    return true;
}
MAPFN(float, rows, in_row(float, x, d), out_row(float, y, 3), inout_row(float, z, d), uniform(int, d), table(float, t, 4), scratch(float, s, d))
{
    y[0] = s[0] = x[d - 1] + t[3];
    z[0] += y[0];
    return z[0];
}
MAPFN(void, strided, in_strided(double, x), out_strided(float, y), inout_strided(float, z), index(i), streaming)
{
    if (i < 3 && x > 0) *y = 1;
    *z += 1;
}
MAPFN(void, ragged, in_ragged(float, x), out_ragged(float, y))
{
    for (size_t k = 0; k < x_len && k < y_len; k++) y[k] = x[k];
}
inline float twice(float x) { return 2 * x; }
MAPFN_OF(float, twice, in(float, x));
#define AXPY(T, axpy) \
    MAPFN(T, axpy, in(T, x), in(T, y), uniform(T, a)) { return a * x + y; }
MAPFN_FAMILY(axpy, REAL, AXPY)
}

int main()
{
    float x[3] = {1, 2, 3};
    return twice_map(3, x, x) != MAPFN_OK || mapfn(axpy, 3, x, x, x, 2.0f) != MAPFN_OK;
}
