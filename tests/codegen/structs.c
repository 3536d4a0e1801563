#include "battery.h"

typedef struct { float re, im; } complexf;
typedef struct { double x, y; } point;
typedef struct { float x, y, z; } vec3;
typedef struct { uint8_t r, g, b, a; } pixel;
typedef struct { uint8_t r, g, b; } rgb;
typedef struct { int16_t x, y, z; } short3;
typedef struct { float m[4], offset[2]; } affine;
typedef struct { double gain, bias, limit; } settings;

ELEMENT(complexf, complex_multiply, in(complexf, x), in(complexf, y))
{
    complexf r = {x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re};
    return r;
}
/* the same by pointer, as rows of one: what to write where structs by value are slow */
ELEMENT(void, complex_multiply_rows, out_row(complexf, r, 1), in_row(complexf, x, 1), in_row(complexf, y, 1), vectorized)
{
    float re = x->re * y->re - x->im * y->im, im = x->re * y->im + x->im * y->re;
    r->re = re;
    r->im = im;
}
ELEMENT(double, point_norm2, in(point, p)) { return p.x * p.x + p.y * p.y; }
ELEMENT(point, point_move, in(point, p), uniform(double, dx), uniform(double, dy))
{
    point r = {p.x + dx, p.y + dy};
    return r;
}
ELEMENT(float, vec3_dot, in(vec3, a), in(vec3, b)) { return a.x * b.x + a.y * b.y + a.z * b.z; }
ELEMENT(uint8_t, pixel_gray, in(pixel, p)) { return (uint8_t)((p.r * 77 + p.g * 150 + p.b * 29) >> 8); }
ELEMENT(uint8_t, rgb_gray, in(rgb, p)) { return (uint8_t)((p.r * 77 + p.g * 150 + p.b * 29) >> 8); }
ELEMENT(rgb, rgb_inverted, in(rgb, p))
{
    rgb r = {(uint8_t)(255 - p.r), (uint8_t)(255 - p.g), (uint8_t)(255 - p.b)};
    return r;
}
ELEMENT(int16_t, short3_dot, in(short3, a)) { return (int16_t)(a.x * 3 + a.y * 5 + a.z * 7); }
ELEMENT(float, uniform_affine, in(float, x), in(float, y), uniform(affine, t)) { return t.m[0] * x + t.m[1] * y + t.offset[0]; }
ELEMENT(double, uniform_settings, in(double, x), uniform(settings, s))
{
    double r = x * s.gain + s.bias;
    return r > s.limit ? s.limit : r;
}
ELEMENT(void, split_point, in(double, length), in(double, scale), out(double, x), out(double, y))
{
    *x = length * scale;
    *y = length - scale;
}
