// By hand with Highway: a vector of elements until all of them are done.
#include "works.h"
#include <algorithm>
#include <cstring>
#include <hwy/highway.h>
namespace hn = hwy::HWY_NAMESPACE;

// whole vectors by `body(at)`; the last elements in a copy of their own
template <class T, class Out, class Body> static void by_vectors(const arrays *a, size_t lanes, Body body)
{
    const T *x = static_cast<const T *>(a->x), *y = static_cast<const T *>(a->y);
    Out *out = static_cast<Out *>(a->out);
    size_t i = 0;
    for (; i + lanes <= a->n; i += lanes) body(x + i, y ? y + i : nullptr, out + i);
    if (i == a->n) return;
    T rest_x[64] = {}, rest_y[64] = {};
    Out rest[64];
    std::copy(x + i, x + a->n, rest_x);
    if (y) std::copy(y + i, y + a->n, rest_y);
    body(rest_x, rest_y, rest);
    std::copy(rest, rest + (a->n - i), out + i);
}

template <class T> static void mandelbrot(const arrays *a)
{
    const hn::ScalableTag<T> t;
    by_vectors<T, int>(a, hn::Lanes(t), [&](const T *x, const T *y, int *out) {
        const auto four = hn::Set(t, T(4)), one = hn::Set(t, T(1)), cr = hn::LoadU(t, x), ci = hn::LoadU(t, y);
        auto zr = hn::Zero(t), zi = zr, count = zr;
        for (int k = 0; k < 256; k++) {
            auto r2 = hn::Mul(zr, zr), i2 = hn::Mul(zi, zi);
            auto inside = hn::Le(hn::Add(r2, i2), four);
            if (hn::AllFalse(t, inside)) break;
            count = hn::Add(count, hn::IfThenElseZero(inside, one));
            zi = hn::Add(hn::Mul(hn::Add(zr, zr), zi), ci);
            zr = hn::Add(hn::Sub(r2, i2), cr);
        }
        HWY_ALIGN T counts[64];
        hn::Store(count, t, counts);
        for (size_t l = 0; l < hn::Lanes(t); l++) out[l] = static_cast<int>(counts[l]);
    });
}
void highway_mandelbrot_float(const arrays *a) { mandelbrot<float>(a); }
void highway_mandelbrot_double(const arrays *a) { mandelbrot<double>(a); }

void highway_newton_root(const arrays *a)
{
    const hn::ScalableTag<float> t;
    by_vectors<float, float>(a, hn::Lanes(t), [&](const float *px, const float *, float *out) {
        auto x = hn::LoadU(t, px), y = x;
        auto alive = hn::Eq(x, x);
        for (int k = 0; k < 100; k++) {
            auto next = hn::Mul(hn::Set(t, 0.5f), hn::Add(y, hn::Div(x, y))), d = hn::Abs(hn::Sub(next, y));
            y = hn::IfThenElse(alive, next, y);
            alive = hn::And(alive, hn::Gt(d, hn::Mul(hn::Set(t, 1e-6f), next)));
            if (hn::AllFalse(t, alive)) break;
        }
        hn::StoreU(y, t, out);
    });
}

void highway_collatz(const arrays *a)
{
    const hn::ScalableTag<uint32_t> t;
    const auto one = hn::Set(t, 1u);
    by_vectors<uint32_t, uint32_t>(a, hn::Lanes(t), [&](const uint32_t *x, const uint32_t *, uint32_t *out) {
        auto v = hn::LoadU(t, x), k = hn::Zero(t);
        for (;;) {
            auto alive = hn::Gt(v, one);
            if (hn::AllFalse(t, alive)) break;
            auto odd = hn::Ne(hn::And(v, one), hn::Zero(t));
            auto next = hn::IfThenElse(odd, hn::Add(hn::Add(v, hn::Add(v, v)), one), hn::ShiftRight<1>(v));
            v = hn::IfThenElse(alive, next, v);
            k = hn::Add(k, hn::IfThenElseZero(alive, one));
        }
        hn::StoreU(k, t, out);
    });
}

void highway_bisection(const arrays *a)
{
    const hn::ScalableTag<float> t;
    by_vectors<float, float>(a, hn::Lanes(t), [&](const float *px, const float *, float *out) {
        auto x = hn::LoadU(t, px), lo = hn::Zero(t), hi = hn::Max(x, hn::Set(t, 1.0f)), mid = lo;
        for (;;) {
            mid = hn::Mul(hn::Set(t, 0.5f), hn::Add(lo, hi));
            auto alive = hn::And(hn::Gt(mid, lo), hn::Lt(mid, hi));
            if (hn::AllFalse(t, alive)) break;
            auto up = hn::Gt(hn::Mul(hn::Mul(mid, mid), mid), x);
            hi = hn::IfThenElse(hn::And(alive, up), mid, hi);
            lo = hn::IfThenElse(hn::AndNot(up, alive), mid, lo);
        }
        hn::StoreU(mid, t, out);
    });
}
