#include "battery.h"

MAPFN_FN float sq(float x) { return x * x; }
MAPFN_FN float quartic(float x) { return sq(sq(x)); }
static inline float plain_helper(float x, float y) { return x > y ? x - y : 0; }
static float static_helper(float x) { return x * 0.5f + 1.0f; }
static inline double smooth(double t) { return t * t * (3.0 - 2.0 * t); }
static inline double saturate(double t) { return t < 0 ? 0 : t > 1 ? 1 : t; }
static inline double smoothstep(double lo, double hi, double x) { return smooth(saturate((x - lo) / (hi - lo))); }
#define TWICE(x) ((x) + (x))

ELEMENT(float, nested_helpers, in(float, x), in(float, y)) { return quartic(x) + sq(y); }
ELEMENT(float, calls_inline, in(float, x), in(float, y)) { return plain_helper(x, y) * 2.0f; }
ELEMENT(float, calls_static, in(float, x)) { return static_helper(x) * static_helper(x + 1.0f); }
ELEMENT(double, calls_three_deep, in(double, x), uniform(double, lo), uniform(double, hi)) { return smoothstep(lo, hi, x); }
ELEMENT(int, calls_macro, in(int, x)) { return TWICE(x) + 1; }
ELEMENT(float, newton, in(float, x))
{
    float r = 1.0f;
    for (int k = 0; k < 4; k++) r = 0.5f * (r + x / r);
    return r;
}
ELEMENT(float, fixed_iterations, in(float, re), in(float, im))
{
    float x = 0, y = 0;
    for (int k = 0; k < 8; k++) {
        float t = x * x - y * y + re;
        y = 2 * x * y + im;
        x = t;
    }
    return x * x + y * y;
}
ELEMENT(int, divergent_loop, in(unsigned, x)) /* no compiler vectorizes a loop whose length differs from element to element */
{
    int steps = 0;
    while (x > 1) {
        x >>= 1;
        steps++;
    }
    return steps;
}

static inline float of_inline(float x, float y) { return x * y + 3.0f; }
static float of_static(float x) { return x - 1.0f; }
float of_extern(float x);
float of_extern(float x) { return x * 7.0f; }
ELEMENT_OF(float, of_inline, in(float, x), in(float, y));
ELEMENT_OF(float, of_static, in(float, x));
ELEMENT_OF(float, of_extern, in(float, x));
