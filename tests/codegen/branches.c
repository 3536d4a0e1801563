#include "battery.h"

ELEMENT(float, relu, in(float, x)) { return x > 0 ? x : 0; }
ELEMENT(float, leaky_relu, in(float, x), uniform(float, slope)) { return x > 0 ? x : slope * x; }
ELEMENT(float, smaller, in(float, x), in(float, y)) { return x < y ? x : y; }
ELEMENT(double, larger, in(double, x), in(double, y)) { return x > y ? x : y; }
ELEMENT(float, clamp, in(float, x), uniform(float, lo), uniform(float, hi)) { return x < lo ? lo : x > hi ? hi : x; }
ELEMENT(float, clamp_scale, in(float, x))
{
    float c = x < 0.0f ? 0.0f : x > 1.0f ? 1.0f : x;
    return c * 255.0f + 0.5f;
}
ELEMENT(float, early_return, in(float, x), in(float, y))
{
    if (x < 0) return y;
    return x * y + 1.0f;
}
ELEMENT(float, two_early_returns, in(float, x))
{
    if (x < -1.0f) return -1.0f;
    if (x > 1.0f) return 1.0f;
    return 1.5f * x - 0.5f * x * x * x;
}
ELEMENT(int, sign, in(float, x)) { return (x > 0) - (x < 0); }
ELEMENT(float, both, in(float, x), in(float, y)) { return x > 0 && y > 0 ? x * y : 0; }
ELEMENT(float, either, in(float, x), in(float, y)) { return x > 1 || y > 1 ? 1.0f : x + y; }
ELEMENT(float, chosen_by_bool, in(float, x), in(bool, on)) { return on ? x : 0; }
ELEMENT(int, added_bool, in(int, x), in(bool, on)) { return x + on; }
ELEMENT(double, huber, in(double, x), uniform(double, d))
{
    double a = x < 0 ? -x : x;
    if (a <= d) return 0.5 * x * x;
    return d * (a - 0.5 * d);
}
ELEMENT(float, piecewise, in(float, x))
{
    float r;
    if (x < 0.25f) r = 4.0f * x;
    else if (x < 0.5f) r = 2.0f - 4.0f * x;
    else if (x < 0.75f) r = 4.0f * x - 2.0f;
    else r = 4.0f - 4.0f * x;
    return r;
}
ELEMENT(float, nested_branches, in(float, x), in(float, y))
{
    if (x > 0) {
        if (y > 0) return x + y;
        return x - y;
    }
    if (y > 0) return y - x;
    return x * y;
}
ELEMENT(int, collatz_step, in(int, x)) { return x & 1 ? 3 * x + 1 : x >> 1; }
ELEMENT(float, absolute, in(float, x)) { return x < 0 ? -x : x; }
ELEMENT(int, by_switch, in(int, x))
{
    switch (x) {
    case 0: return 7;
    case 1: return 3;
    case 2: return 12;
    default: return x;
    }
}

/* several outputs ask one condition: one branch with all their stores in it could not be vectorized */
ELEMENT(void, walls, inout(float, a), inout(float, b), inout(float, c), in(unsigned char, wall))
{
    float x = *a, y = *b, z = *c, s = x + y + z;
    *a = wall ? x : s * 0.5f;
    *b = wall ? z : s - y;
    *c = wall ? y : s * y;
}
