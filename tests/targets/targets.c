/* One program for every target: it prints results that are the same on all of them, as numbers, whatever their bytes' order. */
#define MAPFN_SAME_BITS 1
#include "mapfn.h"
#include "mapfn_math.h"

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(double, softplus, in(double, x)) { return mapfn_log(1 + mapfn_exp(x)); }
MAPFN(float, wave, in(float, x)) { return mapfn_sin(x) * mapfn_exp(-x * x); }
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(bool, escape, in(float, cr), in(float, ci), uniform(int, limit), state(float, zr, 0), state(float, zi, 0), out_state(int, k, 0),
    repeat(limit))
{
    float r2 = *zr * *zr, i2 = *zi * *zi;
    if (r2 + i2 > 4) return false;
    *zi = 2 * *zr * *zi + ci;
    *zr = r2 - i2 + cr;
    ++*k;
    return true;
}
MAPFN(double, length, in_row(double, x, d), uniform(int, d))
{
    double s = 0;
    for (int j = 0; j < d; j++) s += x[j] * x[j];
    return mapfn_sqrt(s);
}
MAPFN(void, halve, inout(int32_t, z), where(uint8_t, m)) { *z /= 2; }
MAPFN(int, root, in(double, x), out(double, y), fallible)
{
    if (x < 0) return 7;
    *y = mapfn_sqrt(x);
    return 0;
}
typedef struct { uint8_t r, g, b; } rgb;
MAPFN(rgb, sepia, in(rgb, p))
{
    int const light = (77 * p.r + 150 * p.g + 29 * p.b) >> 8;
    rgb const result = {(uint8_t)(light * 9 / 10 + 25), (uint8_t)(light * 4 / 5 + 20), (uint8_t)(light * 3 / 5)};
    return result;
}
MAPFN(uint32_t, draw, rng(r)) { return mapfn_rng_u32(r) ^ (uint32_t)mapfn_rng_u64(r); }
MAPFN(float, reversed, in_strided(float, x), index(i)) { return x + (float)(int)(i & 1); }

enum { N = 1003 };
static float x[N], y[N], out[N];
static double d[N], e[N];
static int32_t z[N];
static int k[N];
static uint8_t mask[N];
static uint32_t u[N];
static rgb pixels[N];

static uint32_t sum;
static void take(uint64_t value) { sum = (sum ^ (uint32_t)(value ^ value >> 32)) * 2654435761u + 1; }
static void take_float(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    take(bits);
}
static void take_double(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    take(bits);
}
static void say(const char *what, mapfn_status status)
{
    printf("%-9s %08lx %s\n", what, (unsigned long)sum, mapfn_status_text(status));
    sum = 0;
}

int main(void)
{
    for (int i = 0; i < N; i++) {
        x[i] = (float)((i * 37) % 1009) / 200.0f - 2.5f, y[i] = (float)((i * 91) % 1013) / 300.0f - 1.6f;
        d[i] = (double)x[i] * 3.0, z[i] = (i - 500) * 12345, mask[i] = (uint8_t)(i % 3);
        pixels[i].r = (uint8_t)(i * 7), pixels[i].g = (uint8_t)(i * 13), pixels[i].b = (uint8_t)(i * 29);
    }
    mapfn_status status = saxpy_map(N, out, x, y, 1.7f);
    for (int i = 0; i < N; i++) take_float(out[i]);
    say("saxpy", status);
    status = softplus_map(N, e, d);
    for (int i = 0; i < N; i++) take_double(e[i]);
    say("softplus", status);
    status = wave_map(N, out, x);
    for (int i = 0; i < N; i++) take_float(out[i]);
    say("wave", status);
    float s = 0;
    status = dot_map(N, x, y, &s);
    take_float(s);
    say("dot", status);
    status = escape_map(N, x, y, 200, k);
    for (int i = 0; i < N; i++) take((uint64_t)k[i]);
    say("escape", status);
    status = length_map(N / 17, e, d, 17);
    for (int i = 0; i < N / 17; i++) take_double(e[i]);
    say("rows", status);
    status = halve_map(N, z, mask);
    for (int i = 0; i < N; i++) take((uint32_t)z[i]);
    say("where", status);
    mapfn_failure failure;
    status = root_map(N, d, e, &failure);
    take(failure.index), take((uint64_t)failure.code);
    say("fallible", status);
    status = sepia_map(N, pixels, pixels);
    for (int i = 0; i < N; i++) take(pixels[i].r), take(pixels[i].g), take(pixels[i].b);
    say("pixels", status);
    status = draw_map(N, u, 12345);
    for (int i = 0; i < N; i++) take(u[i]);
    say("draws", status);
    status = reversed_map(N, out, x + N - 1, -1);
    for (int i = 0; i < N; i++) take_float(out[i]);
    say("strides", status);
    status = saxpy_map(N - 1, out, out + 1, y, 1.0f);
    say("overlap", status);
    if (status != MAPFN_OVERLAP) return 1;
    return 0;
}
