/* What mapfn-report must say of a map's own loop (at its first line) and of the loops in its body (at theirs), by compiler and target:
 * words that its verdict, reasons and cures hold, `!` before one that they must not hold, `|` between alternatives. `all` is everything
 * else. NAME_cured is NAME with the cure of the report applied: a right cure makes the loop vectorized, and so every cure is tried. */
#include <assert.h>
#include <complex.h>
#include <math.h>
#include "mapfn.h"
#include "mapfn_math.h"

/* ---- calls */

MAPFN(float, exponential, in(float, x), vectorized) /* all: use mapfn_expf */
{ return expf(-x) + 1; }
MAPFN(float, exponential_cured, in(float, x), vectorized) /* all: vectorized */
{ return mapfn_expf(-x) + 1; }

MAPFN(double, root, in(double, x), vectorized) /* all: errno, use mapfn_sqrt; no-errno: vectorized */
{ return sqrt(x) + 1; }
MAPFN(double, root_cured, in(double, x), vectorized) /* all: vectorized */
{ return mapfn_sqrt(x) + 1; }

MAPFN(float, rounded_down, in(float, x), vectorized) /* sse2: SSE4.1; v3: vectorized */
{ return floorf(x); }
MAPFN(float, rounded_down_cured, in(float, x), vectorized) /* all: vectorized */
{ return mapfn_floorf(x); }

MAPFN(int, to_nearest, in(float, x), vectorized) /* all: (int)mapfn_rintf(x)|vectorized; no-errno: through int32_t */
{ return (int)lrintf(x); }
MAPFN(int, to_nearest_cured, in(float, x), vectorized) /* all: vectorized */
{ return (int)mapfn_rintf(x); }

__attribute__((noinline)) static float helper(float x)
{ return x * x; }
MAPFN(float, calls_helper, in(float, x), vectorized) /* all: helper() was not inlined, MAPFN_FN */
{ return helper(x) + 1; }
MAPFN_FN float inlined_helper(float x)
{ return x * x; }
MAPFN(float, calls_helper_cured, in(float, x), vectorized) /* all: vectorized */
{ return inlined_helper(x) + 1; }

MAPFN(int, fallible_call, in(float, x), out(float, y), fallible) /* all: mapfn_logf */
{ *y = logf(x); return x <= 0; }
MAPFN(int, fallible_call_cured, in(float, x), out(float, y), fallible) /* all: vectorized */
{ *y = mapfn_logf(x); return x <= 0; }

float elsewhere(float x);
MAPFN(float, calls_elsewhere, in(float, x), vectorized) /* all: its body is not visible */
{ return elsewhere(x); }

typedef float (*function)(float);
MAPFN(float, calls_pointer, in(float, x), uniform(function, f), vectorized) /* all: through a pointer */
{ return f(x); }

/* ---- several reasons at once: each is told */

MAPFN(float, three_reasons, in(float, x), in(int, a), in(int, b), vectorized) /* all: data-dependent end, mapfn_expf, integer division */
{
    float y = expf(x);
    int q = a / (b | 1);
    while (q > 1) {
        y *= 0.5f;
        q >>= 1;
    }
    return y;
}

/* ---- single instructions */

MAPFN(int, divided, in(int, x), uniform(int, d), vectorized) /* all: integer division, !control flow */
{ return x / d; }
MAPFN(int, divided_cured, in(int, x), uniform(double, inverse), vectorized) /* all: vectorized */
{ return (int)(x * inverse); }

MAPFN(int64_t, ninth, in(int64_t, x)) /* gcc-v3: vectorized|vector instruction; clang-v3: vectorized */
{ return x / 9; }

MAPFN(int64_t, converted, in(double, x), vectorized) /* all: AVX-512DQ */
{ return (int64_t)(x * 2); }
MAPFN(int64_t, converted_cured, in(double, x), vectorized) /* all: vectorized */
{ return (int32_t)(x * 2); }

/* ---- tables */

MAPFN(float, byte_table, in(int, x), table(unsigned char, t, 256), vectorized) /* gcc-11: gathers take 4 or 8, gcc 12 or later; gcc-v3: gathers take 4 or 8, int32_t or float, !-march; clang-v3: vectorized|gathers take 4 or 8 */
{ return (float)t[x & 255] * 2; }
MAPFN(float, byte_table_cured, in(int, x), table(int32_t, t, 256), vectorized) /* gcc-11: gcc 12 or later; gcc-v3: vectorized; clang-v3: vectorized */
{ return (float)t[x & 255] * 2; }
MAPFN(float, float_table, in(int, x), table(float, t, 256), vectorized) /* all: vectorized; gcc-11: gcc 12 or later */
{ return t[x & 255] * 2; }

/* ---- loops in the body */

MAPFN(float, until_small, in(float, x), vectorized) /* all: data-dependent end */
{
    while (x > 1) x = x * 0.5f;
    return x;
}
MAPFN(float, until_small_cured, in(float, x), vectorized) /* all: vectorized */
{
    for (int k = 0; k < 8; k++) x = x > 1 ? x * 0.5f : x;
    return x;
}

MAPFN(int, leaves_early, in(float, x), uniform(float, limit), vectorized) /* all: early exit, one step with `repeat`, !data-dependent */
{
    float sum = 0;
    for (int k = 0; k < 100; k++) {
        sum += x * sum + 1;
        if (sum > limit) return k;
    }
    return -1;
}

MAPFN(double, twenty_terms, in(double, x), vectorized) /* all: vectorized|unroll */
{
    double sum = 0, term = 1;
    for (int k = 0; k < 20; k++) {
        sum += term / (1 + sum * sum);
        term = term * x * 0.5 - sum;
    }
    return sum;
}
MAPFN(double, twenty_terms_cured, in(double, x), vectorized) /* all: vectorized */
{
    double sum = 0, term = 1;
#ifdef __clang__
#pragma clang loop unroll(full)
#else
#pragma GCC unroll 20
#endif
    for (int k = 0; k < 20; k++) {
        sum += term / (1 + sum * sum);
        term = term * x * 0.5 - sum;
    }
    return sum;
}

MAPFN(float, long_loop, in(float, x), uniform(int, D), vectorized) /* all: stays a loop */
{
    float sum = 0;
    for (int k = 0; k < D; k++) sum = sum * x + 1;
    return sum;
}

/* ---- words of the body */

MAPFN(float, volatile_value, in(float, x), vectorized) /* all: volatile */
{ volatile float y = x; return y + 1; }
MAPFN(float, volatile_value_cured, in(float, x), vectorized) /* all: vectorized */
{ float y = x; return y + 1; }

MAPFN(float, by_switch, in(int, x), in(float, y), vectorized) /* all: select into variables; clang-22: vectorized */
{
    switch (x) {
    case 0: return y;
    case 1: return y * y;
    case 7: return 2 * y + 1;
    case 100: return y - 3;
    default: return -y;
    }
}
MAPFN(float, by_switch_cured, in(int, x), in(float, y), vectorized) /* all: vectorized */
{
    float few = -y, more = y - 3;
    few = x == 0 ? y : few;
    few = x == 1 ? y * y : few;
    more = x == 7 ? 2 * y + 1 : more;
    return (x == 7) | (x == 100) ? more : few;
}
MAPFN(float, five_ways, in(float, x), in(float, y), vectorized) /* gcc: gcc selects among four; clang: vectorized */
{
    if (x < 0) return y;
    else if (x < 1) return y * y;
    else if (x < 7) return 2 * y + 1;
    else if (x < 100) return y - 3;
    else return -y;
}
MAPFN(float, five_ways_cured, in(float, x), in(float, y), vectorized) /* all: vectorized */
{
    float low = x < 0 ? y : y * y, high = -y;
    high = x < 100 ? y - 3 : high;
    high = x < 7 ? 2 * y + 1 : high;
    return x < 1 ? low : high;
}
MAPFN(float, three_ways, in(int, x), in(float, y), vectorized) /* gcc: vectorized; clang: makes a switch of several comparisons of x, a guess; clang-22: vectorized */
{
    if (x == 0) return y;
    else if (x == 1) return y * y;
    else return -y;
}
MAPFN(float, three_ways_cured, in(int, x), in(float, y), vectorized) /* all: vectorized */
{
    float r = -y;
    r = x == 0 ? y : r;
    r = x == 1 ? y * y : r;
    return r;
}

MAPFN(float, asserted, in(float, x), vectorized) /* all: -DNDEBUG; gcc-15-v3: vectorized; gcc-16-v3: vectorized */
{ assert(x >= 0); return x * 2; }

MAPFN(float, both, in(float, x), vectorized) /* all: mapfn_sincosf|mapfn_sinf */
{ return sinf(x) * cosf(x); }
MAPFN(float, both_cured, in(float, x), vectorized) /* all: vectorized */
{ float s, c; mapfn_sincosf(x, &s, &c); return s * c; }

MAPFN(double, drawn, in(double, x), rng(r), vectorized) /* all: mark the map `looped`, draw with mapfn_rng_float, !int32_t */
{ return x + mapfn_rng_double(r); }
MAPFN(double, drawn_apart, in(double, x), index(i), vectorized) /* all: vectorized */
{ return x + mapfn_draw_double(1, i, 0); }
MAPFN(double, drawn_cured, in(double, x), rng(r), vectorized) /* all: vectorized */
{ return x + mapfn_rng_float(r); }

/* ---- no lie: these are vectorized */

MAPFN(float, scaled, in(float, x), uniform(float, a)) /* all: vectorized */
{ return a * x; }
MAPFN(unsigned char, brighter, in(unsigned char, x), uniform(int, by)) /* all: vectorized */
{ int y = x + by; return (unsigned char)(y < 0 ? 0 : y > 255 ? 255 : y); }
MAPFN(int, chosen, in(float, x), in(int, y)) /* all: vectorized */
{
    if (x < 0) return y;
    if (x > 10) return -y;
    return y + 1;
}
MAPFN(float, sigmoid, in(float, x)) /* all: vectorized */
{ return 1 / (1 + mapfn_exp(-x)); }

/* The store to *y may change the table. In a plain loop nothing is vectorized for that; a map's elements are independent. */
MAPFN(void, aliased_table, in(float, x), out(float, y), table(float, t, 8)) /* all: vectorized */
{
    *y = 0;
    for (int k = 0; k < 8; k++) *y += t[k] * x;
}
#define TWICE(T, twice) MAPFN(T, twice, in(T, x)) { return (T)(2 * x); }
MAPFN_FAMILY(twice, REAL, TWICE) /* all: vectorized */
MAPFN(float, asked_looped, in(float, x), looped) /* all: looped: `looped` */
{ return x * 2; }
MAPFN(long double, long_double, in(long double, x)) /* all: looped: no vector unit */
{ return x * 2; }

/* ---- rows: the loops in the body are what counts */

MAPFN(float, row_sum, in_row(float, x, D), uniform(int, D)) /* all: looped */
{
    float sum = 0;
    for (int k = 0; k < D; k++) sum += x[k]; /* all: one after the other, nested map with `sum */
    return sum;
}
MAPFN(float, row_sum_cured, in_row(float, x, D), uniform(int, D)) /* all: looped */
{
    float part[16] = {0}, sum = 0;
    int k = 0;
    for (; k + 16 <= D; k += 16) { /* all: vectorized|around */
#ifndef __clang__
#pragma GCC unroll 1
#endif
        for (int j = 0; j < 16; j++) part[j] += x[k + j]; /* all: vectorized|with vectors */
    }
    for (int j = 0; j < 16; j++) sum += part[j];
    for (; k < D; k++) sum += x[k]; /* all: one at a time|partly|no loop of its own */
    return sum;
}
MAPFN(float, row_sum_written_out, in_row(float, x, D), uniform(int, D)) /* all: looped */
{
    float part[16] = {0}, sum = 0;
    for (int k = 0; k + 16 <= D; k += 16) /* all: vectorized; gcc-15: one at a time, unroll 1, !partial */
        for (int j = 0; j < 16; j++) part[j] += x[k + j]; /* all: with vectors; gcc-15: written out 16 times */
    for (int j = 0; j < 16; j++) sum += part[j];
    return sum;
}
MAPFN(float, row_of_fours, in_row(float, x, 4 * D), uniform(int, D)) /* all: looped */
{
    float sum = 0;
    for (int k = 0; k < D; k++) /* all: one at a time, nested map with `sum, !wrote out */
        for (int j = 0; j < 4; j++) sum += x[4 * k + j];
    return sum;
}

MAPFN(float, horner, in_row(float, c, D), in(float, x), uniform(int, D))
{
    float sum = 0;
    for (int k = 0; k < D; k++) sum = sum * x + c[k]; /* all: one at a time, from the round before */
    return sum;
}

MAPFN(float, row_dot, in_row(float, x, D), in_row(float, y, D), uniform(int, D)) /* all: looped */
{
    float sum = 0;
    for (int k = 0; k < D; k++) sum += x[k] * y[k]; /* all: one after the other, !vectorized,  */
    return sum;
}

MAPFN(float, row_most, in_row(float, x, D), uniform(int, D)) /* all: looped */
{
    float most = x[0];
    for (int k = 1; k < D; k++) /* all: compared one after the other, nested map with `reduce */
        if (x[k] > most) most = x[k];
    return most;
}

MAPFN(int, row_count, in_row(int, x, D), uniform(int, D)) /* all: looped */
{
    int count = 0;
    for (int k = 0; k < D; k++) count += x[k] > 3; /* all: vectorized */
    return count;
}

MAPFN(void, row_scale, in_row(float, x, D), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    for (int k = 0; k < D; k++) y[k] = x[k] * 2; /* all: vectorized */
}

MAPFN(void, row_exp, in_row(float, x, D), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    for (int k = 0; k < D; k++) y[k] = expf(x[k]); /* all: one at a time, use mapfn_expf */
}
MAPFN(void, row_exp_cured, in_row(float, x, D), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    for (int k = 0; k < D; k++) y[k] = mapfn_expf(x[k]); /* all: vectorized; gcc: vectorized|-fno-trapping-math; no-trap: vectorized */
}

MAPFN(int, row_find, in_row(int, x, D), uniform(int, D), uniform(int, what)) /* all: looped */
{
    for (int k = 0; k < D; k++) /* all: one at a time, the loop has an early exit; gcc-15-v3: vectorized; gcc-16-v3: vectorized */
        if (x[k] == what) return k;
    return -1;
}

MAPFN(void, row_running, in_row(float, x, D), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    y[0] = x[0];
    for (int k = 1; k < D; k++) y[k] = y[k - 1] + x[k]; /* all: one at a time, needs the one before it */
}

MAPFN(int, row_halve, in_row(int, x, D), uniform(int, D)) /* all: looped */
{
    int steps = 0, v = x[0];
    while (v > D) { /* all: one at a time, data-dependent end */
        v = v & 1 ? 3 * v + 1 : v >> 1;
        steps++;
    }
    return steps;
}

MAPFN(void, row_divide, in_row(int, x, D), out_row(int, y, D), uniform(int, D), uniform(int, d)) /* all: looped */
{
    for (int k = 0; k < D; k++) y[k] = x[k] / d; /* all: one at a time, integer division */
}

MAPFN(void, row_copy, in_row(float, x, D), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    for (int k = 0; k < D; k++) y[k] = x[k]; /* all: vectorized|became a call of mem */
}

MAPFN(void, row_clear, out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    for (int k = 0; k < D; k++) y[k] = 0; /* all: vectorized|became a call of mem */
}

MAPFN(int, row_of_eight, in_row(int, x, 8)) /* all: looped */
{
    int sum = 0;
    for (int k = 0; k < 8; k++) sum += x[k]; /* all: written out 8 times */
    return sum;
}

MAPFN(void, row_times_matrix, in_row(float, x, D), table(float, A, 64 * 64), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    for (int r = 0; r < D; r++) { /* all: around the loop in line +2 */
        float s = 0;
        for (int k = 0; k < D; k++) s += A[r * D + k] * x[k]; /* all: one after the other */
        y[r] = s;
    }
}

static inline float length_of(const float *x, int D)
{
    float sum = 0;
    for (int k = 0; k < D; k++) sum += x[k] * x[k]; /* all: one after the other, helper */
    return sum;
}
MAPFN(float, row_length, in_row(float, x, D), uniform(int, D)) /* all: looped */
{ return mapfn_sqrtf(length_of(x, D)); }

MAPFN(void, row_sigmoid, in_row(float, x, D), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    (void)sigmoid_map((size_t)D, y, x); /* all: a call of the map sigmoid */
}

MAPFN(float, row_volatile, in_row(float, x, D), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    volatile float factor = x[0];
    for (int k = 0; k < D; k++) y[k] = x[k] * factor; /* all: one at a time|vectorized */
    return factor;
}

MAPFN(float, nested_in_vectorized, in(float, x), vectorized) /* all: the map sigmoid is called for each element, mark this map `looped`; clang-19: NOT */
{
    float values[4] = {x, 2 * x, 3 * x, 4 * x};
    (void)sigmoid_map(4, values, values);
    return values[0] + values[1] + values[2] + values[3];
}

/* ---- more of what compilers refuse */

MAPFN(float, multiplied, in(float, x), in(float, y), vectorized) /* all: by hand, calls __mulsc3 */
{ float complex z = x + y * I; z = z * z; return crealf(z) + cimagf(z); }
MAPFN(float, multiplied_cured, in(float, x), in(float, y), vectorized) /* all: vectorized */
{ float re = x * x - y * y, im = x * y + y * x; return re + im; }

struct pair {
    float re, im;
};
MAPFN(struct pair, pairs, in(struct pair, x), in(struct pair, y), vectorized) /* all: vectorized */
{
    struct pair r = {x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re};
    return r;
}
MAPFN(void, pairs_cured, in_row(struct pair, x, 1), in_row(struct pair, y, 1), out_row(struct pair, r, 1), vectorized) /* all: vectorized */
{
    struct pair z = {x->re * y->re - x->im * y->im, x->re * y->im + x->im * y->re};
    *r = z;
}

struct five {
    float v[5];
};
MAPFN(float, fives, in(struct five, x), vectorized) /* gcc: groups of 2, arrays of their own, a guess; clang: vectorized */
{ return x.v[0] + x.v[4]; }
MAPFN(float, fives_cured, in(float, first), in(float, last), vectorized) /* all: vectorized */
{ return first + last; }

MAPFN(void, conditional, in(float, x), out(unsigned char, y), vectorized) /* all: *y is stored under a condition, `inout` */
{ if (x > 0) *y = 3; }
MAPFN(void, conditional_cured, in(float, x), inout(unsigned char, y), vectorized) /* all: vectorized */
{ *y = x > 0 ? 3 : *y; }

MAPFN(int, masked, in(int, x), where(unsigned char, m), vectorized) /* sse2: stored under a mask, AVX2; v3: vectorized */
{ return x * 3; }

MAPFN(float, long_table, in(float, x), table(float, t, 64), vectorized) /* gcc: vectorized; clang: unroll(full), !gather; clang-19: vectorized|unroll(full) */
{
    float sum = 0;
    for (int k = 0; k < 64; k++) sum += t[k] * x;
    return sum;
}
MAPFN(float, long_table_cured, in(float, x), table(float, t, 64), vectorized) /* all: vectorized */
{
    float sum = 0;
#ifdef __clang__
#pragma clang loop unroll(full)
#endif
    for (int k = 0; k < 64; k++) sum += t[k] * x;
    return sum;
}

MAPFN(int, bits, in(unsigned, x), vectorized) /* gcc: counting bits; clang: vectorized */
{ return __builtin_popcount(x); }

MAPFN(float, remainder_of, in(float, x), vectorized) /* all: mapfn_truncf, !use mapfn_fmodf */
{ return fmodf(x, 3.0f); }
MAPFN(float, remainder_of_cured, in(float, x), vectorized) /* all: vectorized */
{ return x - 3.0f * mapfn_truncf(x / 3.0f); }

MAPFN(int64_t, smaller, in(int64_t, x), in(int64_t, y), vectorized) /* gcc-sse2: a guess, -march=x86-64-v3; v3: vectorized */
{ return x < y ? x : y; }

MAPFN(int, dice, in(int, x), rng(r), vectorized) /* gcc: mark the map `looped`; clang: mark the map `looped`|vectorized */
{ return x + (int)mapfn_rng_below(r, 6); }

MAPFN(int, row_find_cured, in_row(int, x, D), uniform(int, D), uniform(int, what)) /* all: looped */
{
    int at = D;
    for (int k = 0; k < D; k++) { /* all: vectorized */
        int here = x[k] == what ? k : D;
        at = here < at ? here : at;
    }
    return at < D ? at : -1;
}

MAPFN(float, row_most_cured, in_row(float, x, D), uniform(int, D)) /* all: looped */
{
    float part[32], most = -INFINITY;
    int k = 0;
    for (int j = 0; j < 32; j++) part[j] = -INFINITY;
    for (; k + 32 <= D; k += 32) /* all: vectorized|around */
        for (int j = 0; j < 32; j++) part[j] = x[k + j] > part[j] ? x[k + j] : part[j]; /* gcc: written out 32 times; clang: vectorized|with vectors */
    for (int j = 0; j < 32; j++) most = part[j] > most ? part[j] : most;
    for (; k < D; k++) most = x[k] > most ? x[k] : most;
    return most;
}

MAPFN(float, row_of_sixteen_parts, in_row(float, x, D), uniform(int, D)) /* all: looped */
{
    float part[16], most = -INFINITY;
    for (int j = 0; j < 16; j++) part[j] = -INFINITY;
    for (int k = 0; k + 16 <= D; k += 16) /* gcc: one at a time, unroll 1, !partial; clang: vectorized|around */
        for (int j = 0; j < 16; j++) part[j] = x[k + j] > part[j] ? x[k + j] : part[j];
    for (int j = 0; j < 16; j++) most = part[j] > most ? part[j] : most;
    return most;
}
MAPFN(float, row_of_sixteen_parts_cured, in_row(float, x, D), uniform(int, D)) /* all: looped */
{
    float part[16], most = -INFINITY;
    for (int j = 0; j < 16; j++) part[j] = -INFINITY;
    for (int k = 0; k + 16 <= D; k += 16) {
#ifndef __clang__
#pragma GCC unroll 1
#endif
        for (int j = 0; j < 16; j++) part[j] = x[k + j] > part[j] ? x[k + j] : part[j]; /* all: vectorized|with vectors|written out 16 times */
    }
    for (int j = 0; j < 16; j++) most = part[j] > most ? part[j] : most;
    return most;
}

MAPFN(void, row_where, in_row(float, x, D), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    for (int k = 0; k < D; k++) { /* gcc-sse2: y[k] is stored under a condition; v3: vectorized; clang: vectorized */
        if (x[k] > 0) y[k] = x[k];
    }
}

MAPFN(void, row_of_threes, in_row(float, x, 3 * D), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    for (int k = 0; k < D; k++) y[k] = x[3 * k + 1]; /* all: vectorized */
}

/* ---- sums: the kernel adds in lanes, and no remark says so */

MAPFN(void, sum_dot, in(float, x), in(float, y), sum(float, s)) /* all: vectorized */
{ *s = x * y; }
MAPFN(void, sum_expf, in(float, x), sum(float, s)) /* all: use mapfn_expf */
{ *s = expf(x); }
MAPFN_FN float larger(float a, float b)
{ return a > b ? a : b; }
MAPFN(void, sum_most, in(float, x), reduce(float, m, larger, -INFINITY)) /* all: vectorized */
{ *m = x; }
MAPFN(void, sum_divided, in(int, x), in(int, y), sum(int, s)) /* all: integer division */
{ *s = x / (y | 1); }
typedef struct {
    float value;
    size_t at;
} best;
MAPFN_FN best none(void)
{
    best b = {INFINITY, SIZE_MAX};
    return b;
}
MAPFN_FN best lower(best a, best b)
{ return b.value < a.value || (b.value == a.value && b.at < a.at) ? b : a; }
MAPFN(void, sum_lowest, in(float, x), index(i), reduce(best, m, lower, none())) /* all: a struct is reduced, index of those that equal, a guess */
{ m->value = x; m->at = i; }
MAPFN_FN float lesser(float a, float b)
{ return b < a ? b : a; }
MAPFN_FN unsigned first(unsigned a, unsigned b)
{ return b < a ? b : a; }
MAPFN(void, sum_lowest_value_cured, in(float, x), reduce(float, m, lesser, INFINITY)) /* all: vectorized */
{ *m = x; }
MAPFN(void, sum_lowest_index_cured, in(float, x), index(i), uniform(float, least), reduce(unsigned, m, first, 0xFFFFFFFFu)) /* all: vectorized */
{ *m = x == least ? (unsigned)i : 0xFFFFFFFFu; }
MAPFN(void, sum_and_store, in(float, x), out(float, y), sum(float, s), vectorized) /* gcc: vectorized; clang: vectorized|two maps */
{ *s = x; *y = x * 2; }

/* the natural softmax, and the same with its sum and its largest value as nested maps */
MAPFN(void, softmax, in_row(float, x, D), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    float most = x[0], sum = 0;
    for (int k = 1; k < D; k++) /* all: one at a time, nested map with `reduce */
        if (x[k] > most) most = x[k];
    for (int k = 0; k < D; k++) y[k] = mapfn_expf(x[k] - most); /* gcc: vectorized; clang: map of its own, a guess; clang-19: vectorized */
    for (int k = 0; k < D; k++) sum += y[k]; /* all: one at a time, nested map with `sum */
    for (int k = 0; k < D; k++) y[k] /= sum; /* all: vectorized */
}
MAPFN(void, add, in(float, x), sum(float, s)) /* all: vectorized */
{ *s = x; }
MAPFN(float, exp_less, in(float, x), uniform(float, most)) /* all: vectorized */
{ return mapfn_expf(x - most); }
MAPFN(void, softmax_cured, in_row(float, x, D), out_row(float, y, D), uniform(int, D)) /* all: looped */
{
    float most, sum;
    (void)sum_most_map((size_t)D, x, &most);       /* all: a call of the map sum_most */
    (void)exp_less_map((size_t)D, y, x, most);     /* all: a call of the map exp_less */
    (void)add_map((size_t)D, y, &sum);             /* all: a call of the map add */
    for (int k = 0; k < D; k++) y[k] /= sum;       /* all: vectorized */
}

MAPFN(float, row_exp_sum, in_row(float, x, D), uniform(int, D)) /* all: looped */
{
    float sum = 0;
    for (int k = 0; k < D; k++) sum += expf(x[k]); /* all: use mapfn_expf, one after the other */
    return sum;
}
MAPFN(void, row_of_bytes, in_row(unsigned char, at, D), table(unsigned char, t, 256), out_row(unsigned char, y, D), uniform(int, D)) /* all: looped */
{
    for (int k = 0; k < D; k++) y[k] = t[at[k]]; /* gcc: computed places, leave it so; gcc-11: gathers take 4 or 8, !`looped`; gcc-12-v3: vectorized, read one at a time; gcc-13-v3: vectorized, read one at a time; gcc-12: vectorized; gcc-13: vectorized; clang: one at a time; clang-19: vectorized|one at a time; v3: vectorized, read one at a time */
}

/* ---- one step at a time: the pass over the lanes is judged, whatever the remarks say of the loops around it */

MAPFN(bool, escape, in(float, cr), in(float, ci), uniform(int, limit), state(float, zr, 0), state(float, zi, 0), out_state(int, k, 0), repeat(limit)) /* all: vectorized */
{
    float r2 = *zr * *zr, i2 = *zi * *zi;
    if (r2 + i2 > 4) return false;
    *zi = 2 * *zr * *zi + ci;
    *zr = r2 - i2 + cr;
    ++*k;
    return true;
}
MAPFN(bool, common_divisor, in(unsigned, x), in(unsigned, y), out_state(unsigned, a, x), state(unsigned, b, y), repeat(SIZE_MAX)) /* all: integer division, mark the map `looped`, !gather */
{
    unsigned rest;
    if (*b == 0) return false;
    rest = *a % *b;
    *a = *b;
    *b = rest;
    return true;
}
MAPFN(bool, cube_root, in(double, a), out_state(double, x, a), repeat(100)) /* all: vectorized */
{
    double next = *x - (*x * *x * *x - a) / (3 * *x * *x), step = next - *x;
    *x = next;
    return step * step > 1e-24 * next * next;
}
MAPFN(bool, bisect, in(float, x), state(float, lo, 0), state(float, hi, 1), out_state(float, y, 0), repeat(30)) /* gcc: vectorized; clang: through a selected pointer; clang-19: vectorized|through a selected pointer */
{
    float mid = 0.5f * (*lo + *hi);
    if (mid * mid < x) *lo = mid;
    else *hi = mid;
    *y = mid;
    return *hi - *lo > 1e-6f;
}
MAPFN(bool, bisect_cured, in(float, x), state(float, lo, 0), state(float, hi, 1), out_state(float, y, 0), repeat(30)) /* all: vectorized */
{
    float mid = 0.5f * (*lo + *hi);
    int up = mid * mid < x;
    *lo = up ? mid : *lo;
    *hi = up ? *hi : mid;
    *y = mid;
    return *hi - *lo > 1e-6f;
}
MAPFN(bool, root_of, in(float, x), out_state(float, y, x), repeat(20)) /* gcc: becomes two comparisons; clang: vectorized */
{ float d = 0.5f * (*y - x / *y); *y -= d; return (d < 0 ? -d : d) > 1e-6f; }
MAPFN(bool, root_of_cured, in(float, x), out_state(float, y, x), repeat(20)) /* all: vectorized */
{ float d = 0.5f * (*y - x / *y); *y -= d; return mapfn_fabsf(d) > 1e-6f; }
MAPFN(bool, falls, in(unsigned, x), out_state(unsigned, v, x), repeat(1000)) /* all: vectorized */
{
    if (*v <= 1) return false;
    *v = (*v & 1) != 0 ? 3 * *v + 1 : *v >> 1;
    return true;
}
MAPFN(bool, step_calls, in(float, x), out_state(float, y, x), repeat(20)) /* all: mapfn_expf */
{ float d = expf(*y) - x; *y -= 0.1f * d; return mapfn_fabsf(d) > 1e-6f; }

MAPFN(void, row_of_bools, in_row(float, x, D), in_row(bool, on, D), out_row(float, y, D), uniform(int, D))
{
    for (int j = 0; j < D; j++) y[j] = x[j] * (on[j] ? 8.0f : 1.0f); /* gcc: bools that a loop reads, uint8_t; gcc-16: vectorized */
}
MAPFN(void, row_of_bools_cured, in_row(float, x, D), in_row(unsigned char, on, D), out_row(float, y, D), uniform(int, D))
{
    for (int j = 0; j < D; j++) y[j] = x[j] * (on[j] ? 8.0f : 1.0f); /* gcc: vectorized */
}

/* ---- outputs that elements share: they are computed in lanes, and then brought to where they belong */

MAPFN(void, columns, in_row(float, x, D), uniform(int, D), sum_row(float, s, D)) /* all: looped: the body */
{
    for (int j = 0; j < D; j++) s[j] += x[j]; /* all: vectorized */
}
MAPFN(void, columns_in_lanes, in_row(float, x, D), uniform(int, D), sum_row(float, s, D), vectorized) /* all: vectorized, lanes are values of the row */
{
    for (int j = 0; j < D; j++) s[j] += x[j]; /* all: vectorized */
}
MAPFN(void, weights, in(unsigned, key), in(float, w), tally(float, h, 1000)) /* all: in turn, `vectorized` */
{ *h_at = key; *h = w * w; }
MAPFN(void, weights_cured, in(unsigned, key), in(float, w), tally(float, h, 1000), vectorized) /* v3: vectorized, places are added to one at a time */
{ *h_at = key; *h = w * w; }
MAPFN(void, weights_exp, in(float, x), in(float, w), tally(float, h, 1000)) /* v3: use mapfn_expf */
{ *h_at = (size_t)(int)x; *h = expf(w); }
MAPFN(void, of_bytes, in(unsigned char, k), tally(unsigned, h, 256)) /* all: in turn */
{ *h_at = k; *h = 1; }
MAPFN(void, of_floats, in(float, x), tally(unsigned, h, 256)) /* all: vectorized, places are added to one at a time */
{ *h_at = (size_t)(int)x; *h = 1; }
typedef struct { double x, y; } place;
MAPFN(void, of_places, in(place, p), tally(unsigned, h, 256)) /* all: looped: structs beside a tally, `vectorized` */
{ *h_at = (size_t)(int)(p.x * p.x + p.y * p.y); *h = 1; }
MAPFN(void, of_places_cured, in(place, p), tally(unsigned, h, 256), vectorized) /* v3: vectorized, places are added to one at a time */
{ *h_at = (size_t)(int)(p.x * p.x + p.y * p.y); *h = 1; }
MAPFN(bool, above, in(float, x), index(i), uniform(float, t), kept(float, y), kept(size_t, at)) /* all: vectorized, moved together */
{ *y = 2 * x; *at = i; return x > t; }
MAPFN(bool, above_exp, in(float, x), kept(float, y)) /* all: use mapfn_expf */
{ *y = expf(x); return x > 0; }
MAPFN(bool, evens, in(int, x), kept(int, y)) /* gcc: lowest bit, to be even, a guess; clang: vectorized */
{ *y = x; return (x & 1) == 0; }
MAPFN(bool, evens_cured, in(int, x), kept(int, y)) /* all: vectorized */
{ *y = x; return (x | 1) != x; }
MAPFN(bool, odds, in(int, x), kept(int, y)) /* gcc: lowest bit, to be odd, a guess; clang: vectorized */
{ *y = x; return x % 2 != 0; }
MAPFN(bool, odds_cured, in(int, x), kept(int, y)) /* all: vectorized */
{ *y = x; return (x | 1) == x; }
MAPFN(bool, is_there, in(float, x), uniform(float, t), first(at)) /* all: vectorized, asked again, one element at a time */
{ return x == t; }
MAPFN(bool, exp_is_there, in(float, x), uniform(float, t), first(at)) /* all: use mapfn_expf */
{ return expf(x) == t; }
