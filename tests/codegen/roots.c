#define MAPFN_NO_MATH_ERRNO 1
#include "battery.h"
#include <math.h>

ELEMENT(float, root, in(float, x)) { return sqrtf(x); }
ELEMENT(double, root_double, in(double, x)) { return sqrt(x); }
ELEMENT(float, reciprocal_root, in(float, x)) { return 1.0f / sqrtf(x); }
ELEMENT(float, norm, in(float, x), in(float, y)) { return sqrtf(x * x + y * y); }
ELEMENT(double, quadratic_root, in(double, a), in(double, b), in(double, c))
{
    double d = b * b - 4 * a * c;
    return d < 0 ? 0 : (sqrt(d) - b) / (2 * a);
}
ELEMENT(float, root_of_pixel, in(uint8_t, x)) { return sqrtf((float)x); }
ELEMENT(float, distance_abs, in(float, x), in(float, y)) { return fabsf(x - y); }
ELEMENT(float, round_down, in(float, x)) { return floorf(x); }
ELEMENT(float, library_minimum, in(float, x), in(float, y)) { return fminf(x, y); }
ELEMENT(float, with_sign_of, in(float, x), in(float, y)) { return copysignf(x, y); }
