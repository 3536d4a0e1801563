// The works with Kokkos::parallel_for, Debian's libtrilinos-kokkos-dev, which is built for one thread (its Serial back end).
#include "rival.h"
#include <Kokkos_Core.hpp>
#include <cmath>
#include <cstdlib>

template <class F> static void each(size_t n, F f)
{
    Kokkos::parallel_for(Kokkos::RangePolicy<Kokkos::IndexType<size_t>>(0, n), f);
}
static void square(const rival_data *d)
{
    each(d->n, [x = d->x, out = d->out](size_t i) { out[i] = x[i] * x[i]; });
}
static void quadratic(const rival_data *d)
{
    each(d->n, [x = d->x, out = d->out](size_t i) { out[i] = x[i] * x[i] + 2 * x[i] + 1; });
}
static void trigonometry(const rival_data *d)
{
    each(d->n, [x = d->x, out = d->out](size_t i) { out[i] = sinf(x[i]) + cosf(x[i]) * expf(x[i]); });
}
static void saxpy(const rival_data *d)
{
    each(d->n, [x = d->x, y = d->y, out = d->out, a = d->a](size_t i) { out[i] = a * x[i] + y[i]; });
}
static void polynomial(const rival_data *d)
{
    each(d->n, [x = d->y, out = d->out](size_t i) { out[i] = HORNER(PLAIN_MULADD, x[i], PLAIN_CONSTANT); });
}
static void logistic(const rival_data *d)
{
    each(d->n, [x = d->x, out = d->out](size_t i) { out[i] = 1 / (1 + expf(-x[i])); });
}
static void image(const rival_data *d)
{
    each(d->n, [bytes = d->bytes, out = d->bytes_out](size_t i) { out[i] = (uint8_t)((bytes[i] * 205u + 6400u) >> 8); });
}
static void roots(const rival_data *d)
{
    each(d->n, [bytes = d->bytes, out = d->out](size_t i) { out[i] = sqrtf((float)bytes[i]); });
}
static void dot(const rival_data *d)
{
    float sum = 0;
    Kokkos::parallel_reduce(Kokkos::RangePolicy<Kokkos::IndexType<size_t>>(0, d->n),
        [x = d->x, y = d->y](size_t i, float &part) { part += x[i] * y[i]; }, sum);
    d->out[0] = sum;
}
static void ragged(const rival_data *d)
{
    each(d->n, [x = d->x, splits = d->splits, out = d->out](size_t i) {
        float sum = 0;
        for (size_t k = splits[i]; k < splits[i + 1]; k++) sum += x[k];
        out[i] = sum;
    });
}
static void mandelbrot(const rival_data *d)
{
    each(d->n, [x = d->x, y = d->y, out = d->ints_out](size_t i) {
        float re = 0, im = 0;
        int32_t k = 0;
        for (; k < ITERATIONS && re * re + im * im <= 4; k++) {
            float t = re * re - im * im + x[i];
            im = 2 * re * im + y[i];
            re = t;
        }
        out[i] = k;
    });
}
static void newton(const rival_data *d)
{
    each(d->n, [x = d->x, out = d->out](size_t i) {
        float v = x[i] * x[i] + 1, y = v;
        for (int k = 0; k < ITERATIONS; k++) {
            float next = 0.5f * (y + v / y), e = next - y;
            y = next;
            if (!(e * e > 1e-12f * next * next)) break;
        }
        out[i] = y;
    });
}
static void collatz(const rival_data *d)
{
    each(d->n, [ints = d->ints, out = d->ints_out](size_t i) {
        int32_t v = ints[i], k = 0;
        for (; v > 1; k++) v = v & 1 ? 3 * v + 1 : v >> 1;
        out[i] = k;
    });
}

void rival_threads(int)
{
    Kokkos::initialize();
    std::atexit([] { Kokkos::finalize(); });
}
const rival_work rival_works[] = {{"square", square}, {"quadratic", quadratic}, {"trigonometry", trigonometry}, {"saxpy", saxpy},
    {"polynomial", polynomial}, {"logistic", logistic}, {"image", image}, {"roots", roots}, {"dot", dot}, {"ragged", ragged},
    {"mandelbrot", mandelbrot}, {"newton", newton}, {"collatz", collatz}, {nullptr, nullptr}};
