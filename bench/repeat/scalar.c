/* the plain loops */
#include "../../mapfn_math.h"
#include "works.h"

/* LOOP(name, x, out, body): the body makes `result` of x[i] (and of y[i], by Y(T)) */
#define LOOP(name, X, OUT, ...) \
    void scalar_##name(const arrays *a) \
    { \
        for (size_t i = 0; i < a->n; i++) { \
            X const x = ((const X *)a->x)[i]; \
            OUT result; \
            __VA_ARGS__ \
            ((OUT *)a->out)[i] = result; \
        } \
    }
#define Y(T) T const y = ((const T *)a->y)[i];

#define MANDELBROT(T, name) \
    LOOP(name, T, int, Y(T) T zr = 0; T zi = 0; result = 0; while (result < 256) { \
        T r2 = zr * zr, i2 = zi * zi; \
        if (r2 + i2 > 4) break; \
        zi = 2 * zr * zi + y; \
        zr = r2 - i2 + x; \
        ++result; \
    })
MANDELBROT(float, mandelbrot_float)
MANDELBROT(double, mandelbrot_double)
LOOP(newton_root, float, float, result = x; for (int k = 0; k < 100; k++) {
    float next = 0.5f * (result + x / result), d = next - result;
    result = next;
    if (!(mapfn_fabs(d) > 1e-6f * next)) break;
})
LOOP(cube_root, double, double, result = x; for (int k = 0; k < 200; k++) {
    double d = (result - x / (result * result)) * (1.0 / 3);
    result -= d;
    if (!(mapfn_fabs(d) > 1e-14 * result)) break;
})
LOOP(kepler, double, double, Y(double) result = x; for (int k = 0; k < 100; k++) {
    double s = mapfn_sin(result), c = mapfn_cos(result), d = (result - y * s - x) / (1 - y * c);
    result -= d;
    if (!(mapfn_fabs(d) > 1e-12)) break;
})
LOOP(lambert_w, double, double, result = x > 2 ? 1.5 : 0.5; for (int k = 0; k < 100; k++) {
    double ew = mapfn_exp(result), f = result * ew - x, d = f / (ew * (result + 1) - (result + 2) * f / (2 * result + 2));
    result -= d;
    if (!(mapfn_fabs(d) > 1e-13)) break;
})
#define COLLATZ(T, name) LOOP(name, T, int, T v = x; result = 0; while (v > 1) { v = v & 1 ? 3 * v + 1 : v >> 1; ++result; })
COLLATZ(uint32_t, collatz)
COLLATZ(uint64_t, collatz_64)
LOOP(euclid, uint32_t, uint32_t, Y(uint32_t) uint32_t b = y; result = x; while (b != 0) { uint32_t rest = result % b; result = b; b = rest; })
LOOP(bisection, float, float, float lo = 0; float hi = x > 1 ? x : 1; for (;;) {
    result = 0.5f * (lo + hi);
    if (!(result > lo && result < hi)) break;
    if (result * result * result > x) hi = result;
    else lo = result;
})
static inline uint32_t next_random(uint32_t r)
{
    r ^= r << 13;
    r ^= r >> 17;
    return r ^ r << 5;
}
LOOP(disc, uint32_t, float, uint32_t r = x * 2654435761u + 1; float w; do {
    r = next_random(r);
    result = (float)(int)(r >> 8) * (1.0f / 8388608) - 1;
    r = next_random(r);
    w = (float)(int)(r >> 8) * (1.0f / 8388608) - 1;
} while (result * result + w * w > 0.2f);)
LOOP(ray_march, float, float, Y(float) result = 0; for (int k = 0; k < 200; k++) {
    float px = result * x, py = result * y - 0.2f, pz = result - 3, sphere = mapfn_sqrtf(px * px + py * py + pz * pz) - 1, ground = py + 1;
    float d = sphere < ground ? sphere : ground;
    result += d;
    if (!(d > 1e-4f && result < 50)) break;
})
