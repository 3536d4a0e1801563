#include "battery.h"

/* A branch with arithmetic becomes a select only where traps do not matter, which the kernel says to gcc. So these are maps whose kernels
 * have no float by value of their own, only the element function's: gcc then takes over the element function's options. */
#define CURVE(v) ((v) < 0.04f ? (v) / 12.92f : (v) * (v) * ((v) + 0.055f))
MAPFN_FN float curve(float v)
{
    if (v > 2) v = 2;
    return CURVE(v);
}
static float plain_curve(float v)
{
    if (v > 3) return v * 0.5f;
    return CURVE(v);
}

typedef struct colour { float r, g, b; } colour;

ELEMENT(uint8_t, u8_curve, in(uint8_t, x)) { return (uint8_t)(255 * curve((float)x / 255) + 0.5f); }
ELEMENT(int32_t, i32_curve, in(int32_t, x)) { return (int32_t)(65536 * curve((float)x / 65536)); }
ELEMENT(int32_t, i32_plain_helper, in(int32_t, x)) { return (int32_t)(65536 * plain_curve((float)x / 65536)); }
ELEMENT(int16_t, i16_pair, in(int16_t, x), in(int16_t, y))
{
    float const d = (float)x - (float)y;
    if (d < 0) return (int16_t)(d * 0.25f + 1);
    return (int16_t)(d / 3);
}
ELEMENT(colour, colour_curve, in(colour, c))
{
    colour const r = {curve(c.r), curve(c.g), curve(c.b)};
    return r;
}
ELEMENT(void, inout_curve, inout(float, x)) { *x = curve(*x); }
ELEMENT(void, two_curves, in(int32_t, x), out(int32_t, low), out(int32_t, high))
{
    float const v = curve((float)x);
    *low = (int32_t)(v - 1);
    *high = (int32_t)(v * v + 1);
}
static int32_t of_curve(int32_t x) { return (int32_t)(1024 * curve((float)x / 1024)); }
ELEMENT_OF(int32_t, of_curve, in(int32_t, x));

ELEMENT(void, row_curve, in_row(float, x, D), out_row(float, y, D), uniform(size_t, D))
{
    for (size_t d = 0; d < D; d++) y[d] = curve(x[d]);
}
ELEMENT(void, row_u8_curve, in_row(uint8_t, x, D), out_row(uint8_t, y, D), uniform(size_t, D))
{
    for (size_t d = 0; d < D; d++) y[d] = (uint8_t)(255 * curve((float)x[d] / 255));
}
/* rows of a constant length, whose loop gcc must not have unrolled into single values before it looks for vectors */
ELEMENT(void, row16_scale, in_row(float, x, 16), out_row(float, y, 16), uniform(float, a))
{
    for (int d = 0; d < 16; d++) y[d] = a * x[d];
}
ELEMENT(void, row16_add, in_row(float, x, 16), in_row(float, z, 16), out_row(float, y, 16))
{
    for (int d = 0; d < 16; d++) y[d] = x[d] + z[d];
}
ELEMENT(void, row16_curve, in_row(float, x, 16), out_row(float, y, 16))
{
    for (int d = 0; d < 16; d++) y[d] = curve(x[d]);
}
