// By hand with xsimd: a vector of elements until all of them are done.
#include "works.h"
#include <algorithm>
#include <xsimd/xsimd.hpp>

// whole vectors by `body(at)`; the last elements in a copy of their own
template <class T, class Out, class Body> static void by_vectors(const arrays *a, Body body)
{
    size_t const lanes = xsimd::batch<T>::size;
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
    typedef xsimd::batch<T> V;
    by_vectors<T, int>(a, [](const T *x, const T *y, int *out) {
        V cr = V::load_unaligned(x), ci = V::load_unaligned(y), zr(T(0)), zi(T(0)), count(T(0));
        for (int k = 0; k < 256; k++) {
            V r2 = zr * zr, i2 = zi * zi;
            auto inside = r2 + i2 <= V(T(4));
            if (!xsimd::any(inside)) break;
            count = xsimd::select(inside, count + V(T(1)), count);
            zi = (zr + zr) * zi + ci;
            zr = r2 - i2 + cr;
        }
        T counts[V::size];
        count.store_unaligned(counts);
        for (size_t l = 0; l < V::size; l++) out[l] = static_cast<int>(counts[l]);
    });
}
void xsimd_mandelbrot_float(const arrays *a) { mandelbrot<float>(a); }
void xsimd_mandelbrot_double(const arrays *a) { mandelbrot<double>(a); }

void xsimd_newton_root(const arrays *a)
{
    typedef xsimd::batch<float> V;
    by_vectors<float, float>(a, [](const float *px, const float *, float *out) {
        V x = V::load_unaligned(px), y = x;
        auto alive = x == x;
        for (int k = 0; k < 100; k++) {
            V next = V(0.5f) * (y + x / y), d = xsimd::abs(next - y);
            y = xsimd::select(alive, next, y);
            alive = alive & (d > V(1e-6f) * next);
            if (!xsimd::any(alive)) break;
        }
        y.store_unaligned(out);
    });
}

void xsimd_collatz(const arrays *a)
{
    typedef xsimd::batch<uint32_t> V;
    by_vectors<uint32_t, uint32_t>(a, [](const uint32_t *x, const uint32_t *, uint32_t *out) {
        V v = V::load_unaligned(x), k(0u), one(1u), zero(0u);
        for (;;) {
            auto alive = v > one;
            if (!xsimd::any(alive)) break;
            auto odd = (v & one) != zero;
            V next = xsimd::select(odd, v + v + v + one, v >> 1);
            v = xsimd::select(alive, next, v);
            k = xsimd::select(alive, k + one, k);
        }
        k.store_unaligned(out);
    });
}

void xsimd_bisection(const arrays *a)
{
    typedef xsimd::batch<float> V;
    by_vectors<float, float>(a, [](const float *px, const float *, float *out) {
        V x = V::load_unaligned(px), lo(0.0f), hi = xsimd::max(x, V(1.0f)), mid = lo;
        for (;;) {
            mid = V(0.5f) * (lo + hi);
            auto alive = (mid > lo) & (mid < hi);
            if (!xsimd::any(alive)) break;
            auto up = mid * mid * mid > x;
            hi = xsimd::select(alive & up, mid, hi);
            lo = xsimd::select(alive & !up, mid, lo);
        }
        mid.store_unaligned(out);
    });
}
