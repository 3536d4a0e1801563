#include "battery.h"

ELEMENT(float, square, in(float, x)) { return x * x; }
ELEMENT(float, negate, in(float, x)) { return -x; }
ELEMENT(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
ELEMENT(double, daxpy, in(double, x), in(double, y), uniform(double, a)) { return a * x + y; }
ELEMENT(float, lerp, in(float, x), in(float, y), in(float, t)) { return x + (y - x) * t; }
ELEMENT(float, divide, in(float, x), in(float, y)) { return x / y; }
ELEMENT(double, reciprocal, in(double, x)) { return 1.0 / x; }
ELEMENT(float, average, in(float, x), in(float, y)) { return 0.5f * (x + y); }
ELEMENT(double, distance2, in(double, x), in(double, y), uniform(double, cx), uniform(double, cy))
{
    double dx = x - cx, dy = y - cy;
    return dx * dx + dy * dy;
}
ELEMENT(float, poly10, in(float, x))
{
    float r = 0.1f;
    r = r * x + 0.2f;
    r = r * x + 0.3f;
    r = r * x + 0.4f;
    r = r * x + 0.5f;
    r = r * x + 0.6f;
    r = r * x + 0.7f;
    r = r * x + 0.8f;
    r = r * x + 0.9f;
    r = r * x + 1.0f;
    return r * x + 1.1f;
}
ELEMENT(double, cubic, in(double, x), uniform(double, a), uniform(double, b), uniform(double, c), uniform(double, d)) { return ((a * x + b) * x + c) * x + d; }
ELEMENT(float, fused, in(float, x), in(float, y), in(float, z)) { return mapfn_muladd(x, y, z); }
