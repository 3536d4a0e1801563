#include "battery.h"

typedef struct { float re, im; } complexf;
typedef struct { double x, y; } point;
typedef struct { float x, y, z; } vec3;
typedef struct { float x, y, z, w; } vec4;
typedef struct { double x, y, z; } place;
typedef struct { float position[3], speed[3], mass, charge; } body;
typedef struct { uint8_t r, g, b, a; } pixel;
typedef struct { uint8_t r, g, b; } rgb;
typedef struct { uint8_t v[6]; } six;
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
ELEMENT(uint8_t, vec4_in_front, in(vec4, ball), uniform(vec4, plane))
{
    return plane.x * ball.x + plane.y * ball.y + plane.z * ball.z + plane.w > -ball.w;
}
ELEMENT(vec4, quaternion_product, in(vec4, p), in(vec4, q))
{
    vec4 r = {p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y, p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x,
        p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w, p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z};
    return r;
}
/* some of the members */
ELEMENT(float, vec3_flat, in(vec3, a)) { return a.x * a.x + a.z * a.z; }
ELEMENT(float, vec4_area, in(vec4, a)) { return a.x * a.y; }
ELEMENT(double, place_area, in(place, a)) { return a.x * a.z; }
ELEMENT(float, body_energy, in(body, b))
{
    return 0.5f * b.mass * (b.speed[0] * b.speed[0] + b.speed[1] * b.speed[1] + b.speed[2] * b.speed[2]);
}
ELEMENT(uint8_t, pixel_gray, in(pixel, p)) { return (uint8_t)((p.r * 77 + p.g * 150 + p.b * 29) >> 8); }
ELEMENT(uint8_t, rgb_gray, in(rgb, p)) { return (uint8_t)((p.r * 77 + p.g * 150 + p.b * 29) >> 8); }
ELEMENT(rgb, rgb_inverted, in(rgb, p))
{
    rgb r = {(uint8_t)(255 - p.r), (uint8_t)(255 - p.g), (uint8_t)(255 - p.b)};
    return r;
}
/* members that clang's calling convention of x86 would join to integers */
ELEMENT(rgb, rgb_grayed, in(rgb, p))
{
    uint8_t y = (uint8_t)((p.r * 77 + p.g * 150 + p.b * 29) >> 8);
    rgb r = {y, y, y};
    return r;
}
ELEMENT(six, six_turned, in(six, p))
{
    six r = {{p.v[5], p.v[4], p.v[3], p.v[2], p.v[1], p.v[0]}};
    return r;
}
ELEMENT(short3, short3_turned, in(short3, p))
{
    short3 r = {p.z, p.x, p.y};
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
