/* Helpers that gcc would give a copy of their own: for a constant, without a parameter that they do not use, with an
 * element of a struct in place of its address. None may be left as a call in a kernel. */
#include "mapfn.h"

typedef struct { float x, y, z; } vec3;

static inline float clamp(float x, float least, float most)
{
    return x < least ? least : x > most ? most : x;
}
static float dot(const vec3 *a, const vec3 *b) { return a->x * b->x + a->y * b->y + a->z * b->z; }
static float length2(const vec3 *a) { return dot(a, a); }
static float power(float x, int n) { float y = 1; for (int i = 0; i < n; i++) y *= x; return y; }
static float at(const float *t, int width, int height, int i) { (void)height; return t[i * width]; }
static float smooth(float x, int mode)
{
    return mode == 1 ? x * x * (3 - 2 * x) : mode == 2 ? power(x, 3) : clamp(x, 0, 1);
}
static double half(double x, int unused) { (void)unused; return x * 0.5; }
static double guess(const double *x, double most) { return *x < most ? half(*x, 1) : most; }
static inline float stencil(size_t cells, const float *u, size_t i)
{
    (void)cells;
    return u[i] + 0.5f * (u[i + 2] - u[i + 1]);
}

MAPFN(float, clamped, in(float, x), uniform(float, gain)) { return clamp(x * gain, 0, 1); }
MAPFN(float, lit, in(vec3, normal), uniform(vec3, light)) { return clamp(dot(&normal, &light), 0, 1); }
MAPFN(float, lengths, in(vec3, v)) { return length2(&v); }
MAPFN(float, fifth, in(float, x)) { return power(x, 5); }
MAPFN(float, looked_up, in(int, i), table(float, t, 200)) { return at(t, 2, 100, i & 63); }
MAPFN(float, eased, in(float, x)) { return smooth(x, 1) + smooth(1 - x, 2); }
MAPFN_OF(float, stencil, uniform(size_t, cells), table(float, u, cells), index(i));
MAPFN(void, energy, in(vec3, v), sum(float, s)) { *s = clamp(length2(&v), 0, 100); }
MAPFN(bool, root, in(double, x), out_state(double, y, 1), repeat(60)) {
    double sum = *y + x / *y, next = guess(&sum, 1e9);
    bool going = next != *y;
    *y = next;
    return going;
}

mapfn_status call_all(size_t n, float *y, const float *x, const vec3 *v, const int *i, double *root, const double *of,
    float *s);
mapfn_status call_all(size_t n, float *y, const float *x, const vec3 *v, const int *i, double *root, const double *of,
    float *s)
{
    vec3 light = {0, 0, 1};
    mapfn_status bad = clamped_map(n, y, x, 2);
    if (!bad) bad = lit_map(n, y, v, light);
    if (!bad) bad = lengths_map(n, y, v);
    if (!bad) bad = fifth_map(n, y, x);
    if (!bad) bad = looked_up_map(n, y, i, x);
    if (!bad) bad = eased_map(n, y, x);
    if (!bad) bad = stencil_map(n, y, n + 2, x);
    if (!bad) bad = energy_map(n, v, s);
    return bad ? bad : root_map(n, of, root);
}
