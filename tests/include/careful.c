/* What users who ask for more than -Wextra may expect: definitions and calls of their own give no warning of the headers' making.
 * No casts here, so that -Wold-style-cast finds none. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#ifdef _OPENMP
# include <omp.h>
# include <pthread.h>
# include <sched.h>
#endif
#ifdef __cplusplus
# include <type_traits>
#endif
/* words that projects make macros of */
#define unused NOT A WORD
#define unroll NOT A WORD
#define used NOT A WORD
#define noinline NOT A WORD
#define always_inline NOT A WORD
#define flatten NOT A WORD
#define weak NOT A WORD
#define visibility NOT A WORD
#define aligned NOT A WORD
#define error NOT A WORD
#define constructor NOT A WORD
#define likely NOT A WORD
#define min NOT A WORD
#define max NOT A WORD
#define right NOT A WORD
#define wrong NOT A WORD
#define inlined NOT A WORD
#define ROWS NOT A WORD
#define FORCED NOT A WORD
#define VECTORIZED NOT A WORD
#ifdef __cplusplus
extern "C" { /* as a header for C and C++ has around all that it includes and defines */
#endif
#ifdef _OPENMP
#include "mapfn_omp.h"
#endif
#include "mapfn.h"
#include "mapfn_math.h"

typedef struct pair {
    float a, b;
} pair;
MAPFN(float, axpy, in(float, x), in(float, y), uniform(float, a)) { return mapfn_exp(a) * x + y; }
MAPFN(int, root, in(float, x), out(float, y), where(bool, m), rng(r), fallible, exported)
{
    if (x < 0) return 1;
    *y = mapfn_sqrt(x) + mapfn_rng_float(r);
    return 0;
}
MAPFN(pair, swap, in(pair, p), where(bool, m)) { pair const r = {p.b, p.a}; return r; }
MAPFN(float, total, in_row(float, x, d), uniform(int, d), table(float, t, 4), scratch(float, s, d))
{
    float sum = t[3];
    for (int k = 0; k < d; k++) sum += s[k] = x[k];
    return sum;
}
MAPFN(void, step, in_strided(double, x), out_strided(float, y), index(i), streaming) { if (i < 3 && x > 0) *y = 1; }
MAPFN(float, longest, in_ragged(float, x), rng(r)) { return x_len ? x[0] : mapfn_rng_float(r); }
MAPFN_FN float larger(float a, float b) { return a > b ? a : b; }
MAPFN(void, squares, in(float, x), where(bool, m), sum(float, s), reduce(float, most, larger, 0)) { *s = x * x, *most = x; }
MAPFN(const char *, tail, in(const char *, s), ordered) { return s + 1; }
MAPFN_FN float twice(float x) { return 2 * x; }
MAPFN_OF(float, twice, in(float, x));
#define ADD(T, add) MAPFN(T, add, inout(T, x), in(T, y)) { return *x += y; }
MAPFN_FAMILY(add, REAL, ADD)
#ifdef __cplusplus
}
#endif

int main(void)
{
    float x[2] = {1, 2}, y[2] = {3, 4};
    pair p[2] = {{1, 2}, {3, 4}};
    bool m[2] = {true, false};
    mapfn_failure f;
    if (axpy_map(2, y, x, y, 1.0f) || root_map_opts(2, x, y, m, 3, &f, NULL) || swap_map(2, p, p, m) || mapfn(add, 2, x, y, x)) return 1;
#ifdef _OPENMP
    if (axpy_map_omp(2, y, x, y, 1.0f, NULL) || mapfn_omp(add, 2, x, y, x, NULL)) return 1;
#endif
    return 0;
}
/* arrays that a device writes */
MAPFN(void, latched, in_row(volatile int, x, 2), out(volatile int, y)) { *y = x[0]; }
