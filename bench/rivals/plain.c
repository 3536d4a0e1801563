/* The loops that a C programmer writes by hand. With -fopenmp: behind `#pragma omp parallel for simd`. */
#include "rival.h"
#include <math.h>
#ifdef _OPENMP
# include <omp.h>
# define ELEMENTS _Pragma("omp parallel for simd")
# define ROWS _Pragma("omp parallel for")
# define SUM _Pragma("omp parallel for simd reduction(+ : sum)")
# define TABLE _Pragma("omp parallel for reduction(+ : h[ : 256])")
# define COLUMNS _Pragma("omp parallel for reduction(+ : s[ : CLASSES])")
void rival_threads(int threads) { omp_set_num_threads(threads); }
#else
# define ELEMENTS
# define ROWS
# define SUM
# define TABLE
# define COLUMNS
void rival_threads(int threads) { (void)threads; }
#endif

static void square(const rival_data *d)
{
    size_t n = d->n;
    const float *x = d->x;
    float *restrict out = d->out;
    ELEMENTS for (size_t i = 0; i < n; i++) out[i] = x[i] * x[i];
}
static void quadratic(const rival_data *d)
{
    size_t n = d->n;
    const float *x = d->x;
    float *restrict out = d->out;
    ELEMENTS for (size_t i = 0; i < n; i++) out[i] = x[i] * x[i] + 2 * x[i] + 1;
}
static void trigonometry(const rival_data *d)
{
    size_t n = d->n;
    const float *x = d->x;
    float *restrict out = d->out;
    ELEMENTS for (size_t i = 0; i < n; i++) out[i] = sinf(x[i]) + cosf(x[i]) * expf(x[i]);
}
static void saxpy(const rival_data *d)
{
    size_t n = d->n;
    const float *x = d->x, *y = d->y;
    float *restrict out = d->out, a = d->a;
    ELEMENTS for (size_t i = 0; i < n; i++) out[i] = a * x[i] + y[i];
}
static void polynomial(const rival_data *d)
{
    size_t n = d->n;
    const float *y = d->y;
    float *restrict out = d->out;
    ELEMENTS for (size_t i = 0; i < n; i++) out[i] = HORNER(PLAIN_MULADD, y[i], PLAIN_CONSTANT);
}
static void logistic(const rival_data *d)
{
    size_t n = d->n;
    const float *x = d->x;
    float *restrict out = d->out;
    ELEMENTS for (size_t i = 0; i < n; i++) out[i] = 1 / (1 + expf(-x[i]));
}
static void image(const rival_data *d)
{
    size_t n = d->n;
    const uint8_t *bytes = d->bytes;
    uint8_t *restrict out = d->bytes_out;
    ELEMENTS for (size_t i = 0; i < n; i++) out[i] = (uint8_t)((bytes[i] * 205u + 6400u) >> 8);
}
static void roots(const rival_data *d)
{
    size_t n = d->n;
    const uint8_t *bytes = d->bytes;
    float *restrict out = d->out;
    ELEMENTS for (size_t i = 0; i < n; i++) out[i] = sqrtf((float)bytes[i]);
}
static void outer(const rival_data *d)
{
    ROWS for (size_t i = 0; i < d->n; i++) {
        const float *restrict a = d->x + i * OUTER;
        float *restrict out = d->out + i * OUTER * OUTER;
        for (int j = 0; j < OUTER; j++)
            for (int k = 0; k < OUTER; k++) out[j * OUTER + k] = a[j] * a[k];
    }
}
static void gradients(const rival_data *d)
{
    ROWS for (size_t i = 0; i < d->n; i++) {
        const float *restrict x = d->x + i * FEATURES, *restrict weights = d->y + d->n;
        float *restrict gradient = d->out + i * FEATURES;
        float prediction = d->a;
        for (int k = 0; k < FEATURES; k++) prediction += weights[k] * x[k];
        float error = prediction - d->y[i];
        for (int k = 0; k < FEATURES; k++) gradient[k] = error * x[k];
        d->out2[i] = error;
    }
}
static void dot(const rival_data *d)
{
    size_t n = d->n;
    const float *x = d->x, *y = d->y;
    float sum = 0;
    SUM for (size_t i = 0; i < n; i++) sum += x[i] * y[i];
    d->out[0] = sum;
}
static void softmax(const rival_data *d)
{
    ROWS for (size_t i = 0; i < d->n; i++) {
        const float *restrict x = d->x + i * CLASSES;
        float *restrict out = d->out + i * CLASSES, most = x[0], sum = 0;
        for (int k = 1; k < CLASSES; k++) most = x[k] > most ? x[k] : most;
        for (int k = 0; k < CLASSES; k++) sum += out[k] = expf(x[k] - most);
        for (int k = 0; k < CLASSES; k++) out[k] *= 1 / sum;
    }
}
static void memory(const rival_data *d)
{
    ROWS for (size_t i = 0; i < d->n; i++) {
        int32_t value = d->ints[i], sum = 0;
        for (int32_t k = 0; k < REPEATS; k++) sum += value ^ k;
        d->ints_out[i] = sum;
    }
}
static void ragged(const rival_data *d)
{
    ROWS for (size_t i = 0; i < d->n; i++) {
        float sum = 0;
        for (size_t k = d->splits[i]; k < d->splits[i + 1]; k++) sum += d->x[k];
        d->out[i] = sum;
    }
}
static void mandelbrot(const rival_data *d)
{
    ROWS for (size_t i = 0; i < d->n; i++) {
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
    ROWS for (size_t i = 0; i < d->n; i++) {
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
    ROWS for (size_t i = 0; i < d->n; i++) {
        int32_t v = d->ints[i], k = 0;
        for (; v > 1; k++) v = v & 1 ? 3 * v + 1 : v >> 1;
        d->ints_out[i] = k;
    }
}

static void histogram(const rival_data *d)
{
    size_t n = d->n;
    const uint8_t *bytes = d->bytes;
    int32_t *restrict h = d->ints_out;
    for (int k = 0; k < 256; k++) h[k] = 0;
    TABLE for (size_t i = 0; i < n; i++) h[bytes[i]]++;
}
static void columns(const rival_data *d)
{
    size_t n = d->n;
    const float *x = d->x;
    float *restrict s = d->out;
    for (int k = 0; k < CLASSES; k++) s[k] = 0;
    COLUMNS for (size_t i = 0; i < n; i++)
        for (int k = 0; k < CLASSES; k++) s[k] += x[i * CLASSES + k];
}
static void keep(const rival_data *d) /* in one thread */
{
    size_t n = d->n, count = 0;
    const float *x = d->x;
    float *restrict out = d->out, a = d->a;
    for (size_t i = 0; i < n; i++)
        if (x[i] > a) out[count++] = x[i];
    d->ints_out[0] = (int32_t)count;
}
static void search(const rival_data *d) /* in one thread */
{
    size_t n = d->n, i = 0;
    const float *x = d->x;
    float a = d->a;
    while (i < n && !(x[i] > a)) i++;
    d->ints_out[0] = (int32_t)i;
}

const rival_work rival_works[] = {{"square", square}, {"quadratic", quadratic}, {"trigonometry", trigonometry}, {"saxpy", saxpy},
    {"polynomial", polynomial}, {"logistic", logistic}, {"image", image}, {"roots", roots}, {"outer", outer}, {"gradients", gradients},
    {"dot", dot}, {"softmax", softmax}, {"memory", memory}, {"ragged", ragged}, {"mandelbrot", mandelbrot}, {"newton", newton}, {"collatz", collatz},
    {"histogram", histogram}, {"skewed", histogram}, {"columns", columns}, {"keep_1", keep}, {"keep_50", keep}, {"keep_99", keep}, {"search", search},
    {NULL, NULL}};
