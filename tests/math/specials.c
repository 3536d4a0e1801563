/* specials.c: Annex F of the C standard, line by line: what each function gives for zeros, infinities, NaN and exact cases. */
#define NO_MAPS 1
#include <math.h>
#include <stdio.h>
#include "functions.h"

#define INF ((double)INFINITY)
#define NOT ((double)NAN)
static int failures;
/* by their bits: clang 14 believes that 1 / sqrt(x) == -INFINITY is never true */
static int same(double a, double b) { return a != a ? b != b : !memcmp(&a, &b, sizeof a); }
static void check(const char *what, double got, double want)
{
    if (!same(got, want) && failures++ < 30) printf("not ok - %s is %a, not %a\n", what, got, want);
}
/* Every function once, not inlined at each of some 700 calls: that takes compilers a quarter of a minute. */
#define ONCE1(name, e32, e64) \
    static __attribute__((noinline)) double call_##name(double x) { return mapfn_##name(x); } \
    static __attribute__((noinline)) float call_##name##f(float x) { return mapfn_##name##f(x); }
#define ONCE2(name, e32, e64) \
    static __attribute__((noinline)) double call_##name(double x, double y) { return mapfn_##name(x, y); } \
    static __attribute__((noinline)) float call_##name##f(float x, float y) { return mapfn_##name##f(x, y); }
UNARY(ONCE1)
BINARY(ONCE2)
/* both types; the volatile argument keeps the compiler from knowing it */
#define IS1(name, x, want) \
    { double volatile d_ = x; float volatile f_ = (float)(x); \
      check("mapfn_" #name "(" #x ")", call_##name(d_), want); check("mapfn_" #name "f(" #x ")", (double)call_##name##f(f_), (double)(float)(want)); }
#define IS2(name, x, y, want) \
    { double volatile d_ = x, e_ = y; float volatile f_ = (float)(x), g_ = (float)(y); \
      check("mapfn_" #name "(" #x ", " #y ")", call_##name(d_, e_), want); \
      check("mapfn_" #name "f(" #x ", " #y ")", (double)call_##name##f(f_, g_), (double)(float)(want)); }
#define PI 3.14159265358979323846

int main(void)
{
    /* F.10.1 */
    IS1(acos, 1, 0) IS1(acos, 1.5, NOT) IS1(acos, -INF, NOT)
    IS1(asin, 0.0, 0.0) IS1(asin, -0.0, -0.0) IS1(asin, 2, NOT) IS1(asin, -1, -PI / 2)
    IS1(atan, 0.0, 0.0) IS1(atan, -0.0, -0.0) IS1(atan, INF, PI / 2) IS1(atan, -INF, -PI / 2)
    IS2(atan2, 0.0, -0.0, PI) IS2(atan2, -0.0, -0.0, -PI) IS2(atan2, 0.0, 0.0, 0.0) IS2(atan2, -0.0, 0.0, -0.0)
    IS2(atan2, 0.0, -1, PI) IS2(atan2, -0.0, -1, -PI) IS2(atan2, 0.0, 1, 0.0) IS2(atan2, -0.0, 1, -0.0)
    IS2(atan2, -1, 0.0, -PI / 2) IS2(atan2, -1, -0.0, -PI / 2) IS2(atan2, 1, 0.0, PI / 2) IS2(atan2, 1, -0.0, PI / 2)
    IS2(atan2, 1, -INF, PI) IS2(atan2, -1, -INF, -PI) IS2(atan2, 1, INF, 0.0) IS2(atan2, -1, INF, -0.0)
    IS2(atan2, INF, 1, PI / 2) IS2(atan2, -INF, 1, -PI / 2) IS2(atan2, INF, -INF, 3 * PI / 4) IS2(atan2, -INF, -INF, -3 * PI / 4)
    IS2(atan2, INF, INF, PI / 4) IS2(atan2, -INF, INF, -PI / 4) IS2(atan2, NOT, 1, NOT) IS2(atan2, 1, NOT, NOT)
    IS1(cos, 0.0, 1) IS1(cos, -0.0, 1) IS1(cos, INF, NOT) IS1(cos, -INF, NOT)
    IS1(sin, 0.0, 0.0) IS1(sin, -0.0, -0.0) IS1(sin, INF, NOT) IS1(sin, -INF, NOT)
    IS1(tan, 0.0, 0.0) IS1(tan, -0.0, -0.0) IS1(tan, INF, NOT) IS1(tan, -INF, NOT)
    /* F.10.2 */
    IS1(cosh, 0.0, 1) IS1(cosh, -0.0, 1) IS1(cosh, INF, INF) IS1(cosh, -INF, INF)
    IS1(sinh, 0.0, 0.0) IS1(sinh, -0.0, -0.0) IS1(sinh, INF, INF) IS1(sinh, -INF, -INF)
    IS1(tanh, 0.0, 0.0) IS1(tanh, -0.0, -0.0) IS1(tanh, INF, 1) IS1(tanh, -INF, -1)
    /* F.10.3 */
    IS1(exp, 0.0, 1) IS1(exp, -0.0, 1) IS1(exp, -INF, 0.0) IS1(exp, INF, INF) IS1(exp, 800, INF) IS1(exp, -800, 0.0)
    IS1(exp2, 0.0, 1) IS1(exp2, -0.0, 1) IS1(exp2, -INF, 0.0) IS1(exp2, INF, INF) IS1(exp2, 10, 1024) IS1(exp2, -3, 0.125)
    IS1(expm1, 0.0, 0.0) IS1(expm1, -0.0, -0.0) IS1(expm1, -INF, -1) IS1(expm1, INF, INF)
    IS1(log, 0.0, -INF) IS1(log, -0.0, -INF) IS1(log, 1, 0.0) IS1(log, -1, NOT) IS1(log, INF, INF) IS1(log, -INF, NOT)
    IS1(log10, 0.0, -INF) IS1(log10, -0.0, -INF) IS1(log10, 1, 0.0) IS1(log10, -1, NOT) IS1(log10, INF, INF) IS1(log10, 1000, 3)
    IS1(log2, 0.0, -INF) IS1(log2, -0.0, -INF) IS1(log2, 1, 0.0) IS1(log2, -1, NOT) IS1(log2, INF, INF) IS1(log2, 1024, 10)
    IS1(log1p, 0.0, 0.0) IS1(log1p, -0.0, -0.0) IS1(log1p, -1, -INF) IS1(log1p, -2, NOT) IS1(log1p, INF, INF) IS1(log1p, -INF, NOT)
    /* F.10.4 */
    IS1(cbrt, 0.0, 0.0) IS1(cbrt, -0.0, -0.0) IS1(cbrt, INF, INF) IS1(cbrt, -INF, -INF) IS1(cbrt, 27, 3) IS1(cbrt, -1000, -10) IS1(cbrt, 0.125, 0.5)
    IS1(fabs, -0.0, 0.0) IS1(fabs, -INF, INF)
    IS2(hypot, INF, NOT, INF) IS2(hypot, NOT, -INF, INF) IS2(hypot, 3, -4, 5) IS2(hypot, 0.0, -0.0, 0.0) IS2(hypot, 1, NOT, NOT) IS2(hypot, -2, 0, 2)
    IS2(pow, 0.0, -3, INF) IS2(pow, -0.0, -3, -INF) IS2(pow, 0.0, -2, INF) IS2(pow, -0.0, -2, INF) IS2(pow, 0.0, -INF, INF) IS2(pow, -0.0, -INF, INF)
    IS2(pow, 0.0, 3, 0.0) IS2(pow, -0.0, 3, -0.0) IS2(pow, 0.0, 2.5, 0.0) IS2(pow, -0.0, 2.5, 0.0) IS2(pow, -1, INF, 1) IS2(pow, -1, -INF, 1)
    IS2(pow, 1, NOT, 1) IS2(pow, NOT, 0.0, 1) IS2(pow, NOT, -0.0, 1) IS2(pow, -2, 0.5, NOT) IS2(pow, 0.5, -INF, INF) IS2(pow, -2, -INF, 0.0)
    IS2(pow, 0.5, INF, 0.0) IS2(pow, 2, INF, INF) IS2(pow, -INF, -3, -0.0) IS2(pow, -INF, -2, 0.0) IS2(pow, -INF, 3, -INF) IS2(pow, -INF, 2, INF)
    IS2(pow, INF, -2, 0.0) IS2(pow, INF, 2, INF) IS2(pow, NOT, 1, NOT) IS2(pow, 2, NOT, NOT) IS2(pow, -2, 3, -8) IS2(pow, -3, 4, 81) IS2(pow, 10, 3, 1000)
    IS1(sqrt, 0.0, 0.0) IS1(sqrt, -0.0, -0.0) IS1(sqrt, INF, INF) IS1(sqrt, -1, NOT) IS1(sqrt, 81, 9)
    IS1(rsqrt, 0.0, INF) IS1(rsqrt, -0.0, -INF) IS1(rsqrt, INF, 0.0) IS1(rsqrt, -1, NOT) IS1(rsqrt, 16, 0.25)
    /* F.10.5 */
    IS1(erf, 0.0, 0.0) IS1(erf, -0.0, -0.0) IS1(erf, INF, 1) IS1(erf, -INF, -1) IS1(erfc, -INF, 2) IS1(erfc, INF, 0.0) IS1(erfc, 0.0, 1)
    /* F.10.6 */
    IS1(ceil, -0.5, -0.0) IS1(ceil, -0.0, -0.0) IS1(ceil, INF, INF) IS1(ceil, 1.25, 2) IS1(floor, -0.0, -0.0) IS1(floor, 0.5, 0.0) IS1(floor, -INF, -INF)
    IS1(floor, -1.25, -2) IS1(rint, -0.5, -0.0) IS1(rint, 2.5, 2) IS1(rint, 3.5, 4) IS1(round, 2.5, 3) IS1(round, -0.5, -1) IS1(round, -0.25, -0.0)
    IS1(trunc, -1.75, -1) IS1(trunc, -0.75, -0.0) IS1(trunc, INF, INF)
    /* F.10.7 to F.10.9 */
    IS2(fmod, 5.5, 2, 1.5) IS2(fmod, -5.5, 2, -1.5) IS2(fmod, 0.0, 1, 0.0) IS2(fmod, -0.0, 1, -0.0) IS2(fmod, INF, 1, NOT) IS2(fmod, 1, 0.0, NOT) IS2(fmod, 1, INF, 1)
    IS2(copysign, 3, -0.0, -3) IS2(copysign, -3, 1, 3) IS2(copysign, NOT, 1, NOT)
    IS2(fmin, NOT, 1, 1) IS2(fmin, 1, NOT, 1) IS2(fmin, NOT, NOT, NOT) IS2(fmin, -0.0, 0.0, -0.0) IS2(fmin, 0.0, -0.0, -0.0) IS2(fmin, 1, 2, 1)
    IS2(fmax, NOT, 1, 1) IS2(fmax, 1, NOT, 1) IS2(fmax, NOT, NOT, NOT) IS2(fmax, -0.0, 0.0, 0.0) IS2(fmax, 0.0, -0.0, 0.0) IS2(fmax, 1, 2, 2)
#define NAN1(f) IS1(f, NOT, NOT)
    NAN1(exp) NAN1(exp2) NAN1(expm1) NAN1(log) NAN1(log2) NAN1(log10) NAN1(log1p) NAN1(sin) NAN1(cos) NAN1(tan) NAN1(asin) NAN1(acos) NAN1(atan)
    NAN1(sinh) NAN1(cosh) NAN1(tanh) NAN1(erf) NAN1(erfc) NAN1(cbrt) NAN1(sqrt) NAN1(rsqrt) NAN1(floor) NAN1(ceil) NAN1(trunc) NAN1(rint) NAN1(round)
    NAN1(fast_exp) NAN1(fast_log) NAN1(fast_sin) NAN1(fast_cos) NAN1(fast_tanh) NAN1(fast_rsqrt)
    check("clamp(NaN)", mapfn_clamp(NOT, 0.0, 1.0), NOT), check("clamp(3)", mapfn_clamp(3, 0, 1), 1), check("clamp(-3f)", (double)mapfn_clamp(-3.0f, 0.0f, 1.0f), 0);
    /* the names choose by type; integers are doubles */
    check("sizes", (double)(sizeof mapfn_exp(1.0f) * 1000 + sizeof mapfn_exp(1) * 100 + sizeof mapfn_pow(2.0f, 2.0f) * 10 + sizeof mapfn_pow(2.0f, 2)), 4848);
    float s, c; double t, d;
    mapfn_sincos(1.0f, &s, &c), mapfn_sincos(1.0, &t, &d);
    check("sincos", (double)(s == mapfn_sinf(1) && c == mapfn_cosf(1)) + (t == mapfn_sin(1.0) && d == mapfn_cos(1.0)), 2);
    printf("%s - Annex F's special values, every function, both types\n", failures ? "not ok" : "ok");
    return failures > 0;
}
