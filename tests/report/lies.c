/* Maps that a compiler does not vectorize, or says that it did and calls scalar functions. expect: what mapfn-report must say of
 * each, by compiler: `yes`, or a word of the cure. */
#include <assert.h>
#include <complex.h>
#include <math.h>
#include "mapfn.h"

/* expect: gcc yes; clang yes */
MAPFN(float, honest, in(float, x), in(float, y), uniform(float, a))
{ return a * x + y; }

/* expect: gcc yes; clang yes */
MAPFN(float, branches, in(float, x), vectorized)
{
    if (x < 0) return 0;
    return x > 1 ? 1 : x * x;
}

/* clang -fno-math-errno: "vectorized loop", and eight calls of expf in it. expect: gcc mapfn_expf; clang mapfn_expf */
MAPFN(float, libm, in(float, x))
{ return 1.0f / (1.0f + expf(-x)); }

/* expect: gcc errno; clang errno; clang-no-errno yes */
MAPFN(float, errno_sqrt, in(float, x))
{ return sqrtf(x) + 1.0f; }

/* expect: gcc data-dependent; clang data-dependent */
MAPFN(int, while_loop, in(unsigned, x))
{
    int steps = 0;
    while (x > 1) {
        x = x & 1 ? 3 * x + 1 : x / 2;
        steps++;
    }
    return steps;
}

/* expect: gcc early exit; clang early exit */
MAPFN(int, early_exit, in(float, x), uniform(float, limit))
{
    float sum = 0;
    for (int k = 0; k < 64; k++) {
        sum += x * sum + 1;
        if (sum > limit) return k;
    }
    return -1;
}

/* expect: gcc volatile; clang volatile */
MAPFN(float, volatile_read, in(float, x))
{ volatile float y = x; return y + 1; }

/* expect: gcc stays a loop; clang stays a loop */
MAPFN(float, dot, in_row(float, x, D), uniform(int, D), vectorized)
{
    float sum = 0;
    for (int k = 0; k < D; k++) sum += x[k] * x[k];
    return sum;
}

/* an error code, and a call in the body: only the loop that looks at the codes is vectorized. expect: gcc mapfn_logf; clang mapfn_logf */
MAPFN(int, fallible_call, in(float, x), out(float, y), fallible)
{ *y = logf(x); return x <= 0; }

/* expect: gcc yes; clang yes */
MAPFN(int, fallible_honest, in(float, x), out(float, y), fallible)
{ *y = x * 2; return x <= 0; }

struct pair {
    float re, im;
};
/* expect: gcc yes; clang yes */
MAPFN(struct pair, struct_by_value, in(struct pair, x), in(struct pair, y), vectorized)
{
    struct pair r = {x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re};
    return r;
}

/* The store to *y may change the table. In a plain loop nothing is vectorized for that; a map's elements are independent.
 * expect: gcc yes; clang yes */
MAPFN(void, aliased_table, in(float, x), out(float, y), table(float, t, 8))
{
    *y = 0;
    for (int k = 0; k < 8; k++) *y += t[k] * x;
}

/* expect: gcc _Complex; clang _Complex */
MAPFN(float, complex_multiply, in(float, x), in(float, y))
{ float complex z = x + y * I; z = z * z; return crealf(z) + cimagf(z); }

/* clang: "vectorized loop (width 8)" with eight idiv in it. expect: gcc integer division; clang integer division */
MAPFN(int, integer_division, in(int, x), in(int, y))
{ return x / (y | 1); }

/* expect: gcc mapfn_sincosf; clang mapfn_sinf|mapfn_sincosf */
MAPFN(float, sine_and_cosine, in(float, x))
{ return sinf(x) * cosf(x); }

__attribute__((noinline)) static float helper(float x)
{ return x * x; }
/* expect: gcc MAPFN_FN; clang MAPFN_FN */
MAPFN(float, helper_call, in(float, x), vectorized)
{ return helper(x) + 1; }

/* clang: "vectorized loop (width 4)" with scalar conversions. expect: gcc AVX-512DQ; clang AVX-512DQ */
MAPFN(int64_t, double_to_int64, in(double, x), vectorized)
{ return (int64_t)(x * 2); }

/* clang could, and judges it more expensive. expect: gcc yes|vector instruction; clang vectorized */
MAPFN(int64_t, ninth, in(int64_t, x))
{ return x / 9; }

/* expect: gcc switch; clang yes|switch */
MAPFN(float, switch_statement, in(int, x), in(float, y))
{
    switch (x) {
    case 0: return y;
    case 1: return y * y;
    case 7: return 2 * y + 1;
    case 100: return y - 3;
    default: return -y;
    }
}

/* expect: gcc assert; gcc-15 yes; gcc-16 yes; clang assert */
MAPFN(float, asserted, in(float, x))
{ assert(x >= 0); return x * 2; }

/* expect: gcc looped: `looped`; clang looped: `looped` */
MAPFN(float, asked_looped, in(float, x), looped)
{ return x * 2; }

/* expect: gcc looped: no vector unit; clang looped: no vector unit */
MAPFN(long double, long_double, in(long double, x))
{ return x * 2; }

/* expect: gcc looped: the body; clang looped: the body */
MAPFN(float, rows, in_row(float, x, 16))
{
    float sum = 0;
    for (int k = 0; k < 16; k++) sum += x[k];
    return sum;
}

/* used by no one in this file */
#define TWICE(T, twice) MAPFN(T, twice, in(T, x)) { return (T)(2 * x); }
/* expect twice_float twice_double: gcc yes; clang yes */
MAPFN_FAMILY(twice, REAL, TWICE)

mapfn_status user(size_t n, float *out, const float *x);
mapfn_status user(size_t n, float *out, const float *x)
{ return honest_map(n, out, x, x, 2.0f); }
