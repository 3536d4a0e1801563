// The works with std::transform(std::execution::par_unseq, …) over libtbb, Debian's libtbb-dev; works over rows by std::for_each.
#include "rival.h"
#include <algorithm>
#include <cmath>
#include <execution>
#include <memory>
#include <numeric>
#include <tbb/global_control.h>
static const auto parallel = std::execution::par_unseq;

static void square(const rival_data *d) { std::transform(parallel, d->x, d->x + d->n, d->out, [](float x) { return x * x; }); }
static void quadratic(const rival_data *d) { std::transform(parallel, d->x, d->x + d->n, d->out, [](float x) { return x * x + 2 * x + 1; }); }
static void trigonometry(const rival_data *d) { std::transform(parallel, d->x, d->x + d->n, d->out, [](float x) { return sinf(x) + cosf(x) * expf(x); }); }
static void saxpy(const rival_data *d)
{
    std::transform(parallel, d->x, d->x + d->n, d->y, d->out, [a = d->a](float x, float y) { return a * x + y; });
}
static void polynomial(const rival_data *d)
{
    std::transform(parallel, d->y, d->y + d->n, d->out, [](float x) { return HORNER(PLAIN_MULADD, x, PLAIN_CONSTANT); });
}
static void logistic(const rival_data *d) { std::transform(parallel, d->x, d->x + d->n, d->out, [](float x) { return 1 / (1 + expf(-x)); }); }
static void image(const rival_data *d)
{
    std::transform(parallel, d->bytes, d->bytes + d->n, d->bytes_out, [](uint8_t pixel) { return (uint8_t)((pixel * 205u + 6400u) >> 8); });
}
static void roots(const rival_data *d) { std::transform(parallel, d->bytes, d->bytes + d->n, d->out, [](uint8_t pixel) { return sqrtf((float)pixel); }); }
static void gradients(const rival_data *d)
{
    std::transform(parallel, d->y, d->y + d->n, d->out2, [d](const float &label) {
        const size_t i = (size_t)(&label - d->y);
        const float *x = d->x + i * FEATURES, *weights = d->y + d->n;
        float *gradient = d->out + i * FEATURES, error = d->a - label;
        for (int k = 0; k < FEATURES; k++) error += weights[k] * x[k];
        for (int k = 0; k < FEATURES; k++) gradient[k] = error * x[k];
        return error;
    });
}
static void dot(const rival_data *d) { d->out[0] = std::transform_reduce(parallel, d->x, d->x + d->n, d->y, 0.0f); }
static void keep(const rival_data *d)
{
    d->ints_out[0] = (int32_t)(std::copy_if(parallel, d->x, d->x + d->n, d->out, [a = d->a](float x) { return x > a; }) - d->out);
}
static void search(const rival_data *d)
{
    d->ints_out[0] = (int32_t)(std::find_if(parallel, d->x, d->x + d->n, [a = d->a](float x) { return x > a; }) - d->x);
}
static void memory(const rival_data *d)
{
    std::transform(parallel, d->ints, d->ints + d->n, d->ints_out, [](int32_t value) {
        int32_t sum = 0;
        for (int32_t k = 0; k < REPEATS; k++) sum += value ^ k;
        return sum;
    });
}
static void ragged(const rival_data *d)
{
    std::transform(parallel, d->splits, d->splits + d->n, d->splits + 1, d->out, [x = d->x](size_t begin, size_t end) {
        float sum = 0;
        for (size_t k = begin; k < end; k++) sum += x[k];
        return sum;
    });
}
static void mandelbrot(const rival_data *d)
{
    std::transform(parallel, d->x, d->x + d->n, d->y, d->ints_out, [](float c_re, float c_im) {
        float re = 0, im = 0;
        int32_t k = 0;
        for (; k < ITERATIONS && re * re + im * im <= 4; k++) {
            float t = re * re - im * im + c_re;
            im = 2 * re * im + c_im;
            re = t;
        }
        return k;
    });
}
static void newton(const rival_data *d)
{
    std::transform(parallel, d->x, d->x + d->n, d->out, [](float x) {
        float v = x * x + 1, y = v;
        for (int k = 0; k < ITERATIONS; k++) {
            float next = 0.5f * (y + v / y), e = next - y;
            y = next;
            if (!(e * e > 1e-12f * next * next)) break;
        }
        return y;
    });
}
static void collatz(const rival_data *d)
{
    std::transform(parallel, d->ints, d->ints + d->n, d->ints_out, [](int32_t v) {
        int32_t k = 0;
        for (; v > 1; k++) v = v & 1 ? 3 * v + 1 : v >> 1;
        return k;
    });
}

void rival_threads(int threads)
{
    static std::unique_ptr<tbb::global_control> most;
    most.reset(new tbb::global_control(tbb::global_control::max_allowed_parallelism, (size_t)threads));
}
const rival_work rival_works[] = {{"square", square}, {"quadratic", quadratic}, {"trigonometry", trigonometry}, {"saxpy", saxpy},
    {"polynomial", polynomial}, {"logistic", logistic}, {"image", image}, {"roots", roots}, {"gradients", gradients}, {"dot", dot},
    {"memory", memory}, {"ragged", ragged}, {"mandelbrot", mandelbrot}, {"newton", newton}, {"collatz", collatz},
    {"keep_1", keep}, {"keep_50", keep}, {"keep_99", keep}, {"search", search}, {nullptr, nullptr}};
