// The works with xsimd, Debian's libxsimd-dev: full batches, then a scalar rest.
#include "rival.h"
#include <cmath>
#include <xsimd/xsimd.hpp>
typedef xsimd::batch<float> vector;
typedef xsimd::batch<uint16_t> shorts;
typedef xsimd::batch<int32_t> ints;
static const size_t lanes = vector::size;

template <class Vectors, class Rest> static void each(size_t n, float *out, const float *x, Vectors vectors, Rest rest)
{
    size_t i = 0;
    for (; i + lanes <= n; i += lanes) vectors(vector::load_unaligned(x + i)).store_unaligned(out + i);
    for (; i < n; i++) out[i] = rest(x[i]);
}
static void square(const rival_data *d)
{
    each(d->n, d->out, d->x, [](vector v) { return v * v; }, [](float v) { return v * v; });
}
static void quadratic(const rival_data *d)
{
    each(d->n, d->out, d->x, [](vector v) { return xsimd::fma(v, v, vector(2.0f) * v) + vector(1.0f); }, [](float v) { return v * v + 2 * v + 1; });
}
static void trigonometry(const rival_data *d)
{
    each(d->n, d->out, d->x, [](vector v) { const auto both = xsimd::sincos(v); return xsimd::fma(both.second, xsimd::exp(v), both.first); },
        [](float v) { return sinf(v) + cosf(v) * expf(v); });
}
static void saxpy(const rival_data *d)
{
    const vector a(d->a);
    const float *x = d->x, *y = d->y;
    size_t i = 0;
    for (; i + lanes <= d->n; i += lanes) xsimd::fma(a, vector::load_unaligned(x + i), vector::load_unaligned(y + i)).store_unaligned(d->out + i);
    for (; i < d->n; i++) d->out[i] = d->a * x[i] + y[i];
}
static void polynomial(const rival_data *d)
{
    each(d->n, d->out, d->y, [](vector v) { return HORNER(xsimd::fma, v, vector); }, [](float v) { return HORNER(PLAIN_MULADD, v, PLAIN_CONSTANT); });
}
static void logistic(const rival_data *d)
{
    each(d->n, d->out, d->x, [](vector v) { return vector(1.0f) / (vector(1.0f) + xsimd::exp(-v)); }, [](float v) { return 1 / (1 + expf(-v)); });
}
static void image(const rival_data *d)
{
    size_t i = 0;
    for (; i + shorts::size <= d->n; i += shorts::size)
        ((shorts::load_unaligned(d->bytes + i) * shorts(205) + shorts(6400)) >> 8).store_unaligned(d->bytes_out + i);
    for (; i < d->n; i++) d->bytes_out[i] = (uint8_t)((d->bytes[i] * 205u + 6400u) >> 8);
}
static void roots(const rival_data *d)
{
    size_t i = 0;
    for (; i + lanes <= d->n; i += lanes) xsimd::sqrt(vector::load_unaligned(d->bytes + i)).store_unaligned(d->out + i);
    for (; i < d->n; i++) d->out[i] = sqrtf((float)d->bytes[i]);
}
static void outer(const rival_data *d)
{
    for (size_t i = 0; i < d->n; i++) {
        const float *a = d->x + i * OUTER;
        float *out = d->out + i * OUTER * OUTER;
        for (size_t j = 0; j < OUTER; j++)
            for (size_t k = 0; k < OUTER; k += lanes) (vector(a[j]) * vector::load_unaligned(a + k)).store_unaligned(out + j * OUTER + k);
    }
}
static void gradients(const rival_data *d)
{
    const float *weights = d->y + d->n;
    for (size_t i = 0; i < d->n; i++) {
        const float *x = d->x + i * FEATURES;
        vector sum(0.0f);
        for (size_t k = 0; k < FEATURES; k += lanes) sum = xsimd::fma(vector::load_unaligned(weights + k), vector::load_unaligned(x + k), sum);
        const float error = d->a + xsimd::hadd(sum) - d->y[i];
        for (size_t k = 0; k < FEATURES; k += lanes) (vector(error) * vector::load_unaligned(x + k)).store_unaligned(d->out + i * FEATURES + k);
        d->out2[i] = error;
    }
}
static void dot(const rival_data *d)
{
    vector sum[4] = {vector(0.0f), vector(0.0f), vector(0.0f), vector(0.0f)};
    size_t i = 0;
    for (; i + 4 * lanes <= d->n; i += 4 * lanes)
        for (size_t k = 0; k < 4; k++)
            sum[k] = xsimd::fma(vector::load_unaligned(d->x + i + k * lanes), vector::load_unaligned(d->y + i + k * lanes), sum[k]);
    for (; i + lanes <= d->n; i += lanes) sum[0] = xsimd::fma(vector::load_unaligned(d->x + i), vector::load_unaligned(d->y + i), sum[0]);
    float total = xsimd::hadd((sum[0] + sum[1]) + (sum[2] + sum[3]));
    for (; i < d->n; i++) total += d->x[i] * d->y[i];
    d->out[0] = total;
}
static void softmax(const rival_data *d)
{
    for (size_t i = 0; i < d->n; i++) {
        const float *x = d->x + i * CLASSES;
        float *out = d->out + i * CLASSES, lane[lanes], most = x[0];
        vector mosts = vector::load_unaligned(x), sum(0.0f);
        for (size_t k = lanes; k < CLASSES; k += lanes) mosts = xsimd::max(mosts, vector::load_unaligned(x + k));
        mosts.store_unaligned(lane);
        for (size_t k = 0; k < lanes; k++) most = lane[k] > most ? lane[k] : most;
        for (size_t k = 0; k < CLASSES; k += lanes) {
            const vector e = xsimd::exp(vector::load_unaligned(x + k) - vector(most));
            sum += e;
            e.store_unaligned(out + k);
        }
        const vector scale(1 / xsimd::hadd(sum));
        for (size_t k = 0; k < CLASSES; k += lanes) (scale * vector::load_unaligned(out + k)).store_unaligned(out + k);
    }
}
static void memory(const rival_data *d)
{
    int32_t first[ints::size];
    for (size_t k = 0; k < ints::size; k++) first[k] = (int32_t)k;
    for (size_t i = 0; i < d->n; i++) {
        ints sum(0), number = ints::load_unaligned(first);
        for (size_t k = 0; k < REPEATS; k += ints::size, number += ints((int32_t)ints::size)) sum += ints(d->ints[i]) ^ number;
        d->ints_out[i] = xsimd::hadd(sum);
    }
}
static void ragged(const rival_data *d)
{
    for (size_t i = 0; i < d->n; i++) {
        size_t k = d->splits[i], end = d->splits[i + 1];
        vector sum(0.0f);
        for (; k + lanes <= end; k += lanes) sum += vector::load_unaligned(d->x + k);
        float total = xsimd::hadd(sum);
        for (; k < end; k++) total += d->x[k];
        d->out[i] = total;
    }
}
static void mandelbrot(const rival_data *d)
{
    size_t i = 0;
    for (; i + lanes <= d->n; i += lanes) {
        const vector c_re = vector::load_unaligned(d->x + i), c_im = vector::load_unaligned(d->y + i);
        vector re(0.0f), im(0.0f), count(0.0f);
        for (int k = 0; k < ITERATIONS; k++) {
            const auto inside = xsimd::fma(re, re, im * im) <= vector(4.0f);
            if (!xsimd::any(inside)) break;
            count = xsimd::select(inside, count + vector(1.0f), count);
            const vector next = xsimd::fms(re, re, im * im) + c_re;
            im = xsimd::fma(re + re, im, c_im);
            re = next;
        }
        xsimd::to_int(count).store_unaligned(d->ints_out + i);
    }
    for (; i < d->n; i++) {
        float re = 0, im = 0;
        int32_t k = 0;
        for (; k < ITERATIONS && re * re + im * im <= 4; k++) {
            float t = re * re - im * im + d->x[i];
            im = 2 * re * im + d->y[i];
            re = t;
        }
        d->ints_out[i] = k;
    }
}
static void newton(const rival_data *d)
{
    size_t i = 0;
    for (; i + lanes <= d->n; i += lanes) {
        const vector x = vector::load_unaligned(d->x + i), v = xsimd::fma(x, x, vector(1.0f));
        vector y = v;
        auto alive = v == v;
        for (int k = 0; k < ITERATIONS; k++) {
            const vector next = vector(0.5f) * (y + v / y), e = next - y;
            y = xsimd::select(alive, next, y);
            alive = alive & (e * e > vector(1e-12f) * next * next);
            if (!xsimd::any(alive)) break;
        }
        y.store_unaligned(d->out + i);
    }
    for (; i < d->n; i++) {
        float v = d->x[i] * d->x[i] + 1, y = v;
        for (int k = 0; k < ITERATIONS; k++) {
            float next = 0.5f * (y + v / y), e = next - y;
            y = next;
            if (!(e * e > 1e-12f * next * next)) break;
        }
        d->out[i] = y;
    }
}
static void collatz(const rival_data *d)
{
    typedef xsimd::batch<int32_t> integers;
    const integers one(1), zero(0);
    size_t i = 0;
    for (; i + lanes <= d->n; i += lanes) {
        integers v = integers::load_unaligned(d->ints + i), k = zero;
        for (;;) {
            const auto alive = v > one;
            if (!xsimd::any(alive)) break;
            const auto odd = (v & one) != zero;
            const integers next = xsimd::select(odd, v + v + v + one, v >> 1);
            v = xsimd::select(alive, next, v);
            k = xsimd::select(alive, k + one, k);
        }
        k.store_unaligned(d->ints_out + i);
    }
    for (; i < d->n; i++) {
        int32_t v = d->ints[i], k = 0;
        for (; v > 1; k++) v = v & 1 ? 3 * v + 1 : v >> 1;
        d->ints_out[i] = k;
    }
}

void rival_threads(int) {}
const rival_work rival_works[] = {{"square", square}, {"quadratic", quadratic}, {"trigonometry", trigonometry}, {"saxpy", saxpy},
    {"polynomial", polynomial}, {"logistic", logistic}, {"image", image}, {"roots", roots}, {"outer", outer}, {"gradients", gradients},
    {"dot", dot}, {"softmax", softmax}, {"memory", memory}, {"ragged", ragged}, {"mandelbrot", mandelbrot}, {"newton", newton}, {"collatz", collatz}, {nullptr, nullptr}};
