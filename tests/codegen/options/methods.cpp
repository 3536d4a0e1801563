// C++ bodies of lambdas, functors, methods and operators: none of them may be left as a call in a kernel.
#include "mapfn.h"

struct vec3 {
    float x, y, z;
    float dot(const vec3 &o) const { return x * o.x + y * o.y + z * o.z; }
    vec3 operator*(float s) const { return vec3{x * s, y * s, z * s}; }
    vec3 &operator+=(const vec3 &o)
    {
        x += o.x, y += o.y, z += o.z;
        return *this;
    }
};
static inline vec3 operator+(const vec3 &a, const vec3 &b) { return vec3{a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline vec3 reflect(const vec3 &d, const vec3 &n) { return d + n * (-2 * d.dot(n)); }
template <class T> struct pieces {
    T a, b, c;
    T operator()(T x) const { return x < a ? (a * x + b) * x + c : (b * x - c) * x; }
};
template <class F> static float twice(F f, float x) { return f(f(x)); }

MAPFN(vec3, reflected, in(vec3, d), in(vec3, n)) { return reflect(d, n); }
MAPFN(float, dots, in(vec3, d), in(vec3, n)) { return d.dot(n) + n.dot(n); }
MAPFN(vec3, moved, in(vec3, p), in(vec3, v), uniform(float, dt))
{
    vec3 q = p;
    return q += v * dt;
}
MAPFN(float, functor, in(float, x))
{
    pieces<float> const p{1, 2, 3};
    return p(x) + p(p(x));
}
MAPFN(float, lambda, in(float, x), uniform(float, a))
{
    auto const f = [a](float v) { return v > 0 ? a * v + 1 : v * v; };
    return f(x) + f(x + 1) * f(x - 2);
}
MAPFN(float, passed_on, in(float, x), uniform(float, a))
{
    return twice([&](float v) { return v > a ? a * v + 1 : v * v; }, x);
}
MAPFN(void, row_lambda, in_row(float, x, D), out_row(float, y, D), uniform(size_t, D))
{
    auto const g = [](float v) { return v * v + 1 / (v + 3); };
    for (size_t d = 0; d < D; d++) y[d] = g(x[d]) + g(x[d] + 2);
}

extern void *const kept[];
void *const kept[] = {(void *)reflected_map, (void *)dots_map, (void *)moved_map, (void *)functor_map, (void *)lambda_map, (void *)passed_on_map, (void *)row_lambda_map};
