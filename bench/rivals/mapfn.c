/* The same works as mapfn's maps. With -fopenmp: the OpenMP maps. */
#include "rival.h"
#ifdef _OPENMP
# include "mapfn_omp.h"
# define MAP(name, ...) (void)name##_map_omp(__VA_ARGS__, NULL)
void rival_threads(int threads) { omp_set_num_threads(threads); }
#else
# define MAP(name, ...) (void)name##_map(__VA_ARGS__)
void rival_threads(int threads) { (void)threads; }
#endif
#include "mapfn_math.h"

MAPFN(float, square, in(float, x)) { return x * x; }
MAPFN(float, quadratic, in(float, x)) { return x * x + 2 * x + 1; }
MAPFN(float, trigonometry, in(float, x)) { return mapfn_sin(x) + mapfn_cos(x) * mapfn_exp(x); }
MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(float, polynomial, in(float, x)) { return HORNER(PLAIN_MULADD, x, PLAIN_CONSTANT); }
MAPFN(float, logistic, in(float, x)) { return 1 / (1 + mapfn_exp(-x)); }
MAPFN(uint8_t, image, in(uint8_t, pixel)) { return (uint8_t)((pixel * 205u + 6400u) >> 8); }
MAPFN(float, roots, in(uint8_t, pixel)) { return mapfn_sqrtf((float)pixel); }
MAPFN(void, outer, in_row(float, a, OUTER), out_row(float, product, OUTER * OUTER))
{
    for (int j = 0; j < OUTER; j++)
        for (int k = 0; k < OUTER; k++) product[j * OUTER + k] = a[j] * a[k];
}
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(void, gradients, in_row(float, x, FEATURES), in(float, label), table(float, weights, FEATURES), uniform(float, bias),
    out_row(float, gradient, FEATURES), out(float, gradient_of_bias))
{
    float prediction;
    (void)dot_map(FEATURES, weights, x, &prediction);
    float error = bias + prediction - label;
    for (int k = 0; k < FEATURES; k++) gradient[k] = error * x[k];
    *gradient_of_bias = error;
}
MAPFN_FN float larger(float a, float b) { return a > b ? a : b; }
MAPFN(void, greatest, in(float, x), reduce(float, most, larger, -__builtin_inff())) { *most = x; }
MAPFN(float, exponentials, in(float, x), uniform(float, most), sum(float, total)) { return *total = mapfn_exp(x - most); }
MAPFN(float, times, in(float, x), uniform(float, a)) { return a * x; }
MAPFN(void, softmax, in_row(float, x, CLASSES), out_row(float, y, CLASSES))
{
    float most, total;
    (void)greatest_map(CLASSES, x, &most);
    (void)exponentials_map(CLASSES, y, x, most, &total);
    (void)times_map(CLASSES, y, y, 1 / total);
}
MAPFN(void, joined, index(int32_t, k), uniform(int32_t, value), sum(int32_t, s)) { *s = value ^ k; }
MAPFN(int32_t, memory, in(int32_t, value))
{
    int32_t total;
    (void)joined_map(REPEATS, value, &total);
    return total;
}
MAPFN(float, ragged, in_ragged(float, row))
{
    float sum = 0;
    for (size_t k = 0; k < row_len; k++) sum += row[k];
    return sum;
}
MAPFN(bool, mandelbrot, in(float, c_re), in(float, c_im), state(float, re, 0), state(float, im, 0), out_state(int32_t, k, 0), repeat(ITERATIONS))
{
    float r2 = *re * *re, i2 = *im * *im;
    if (r2 + i2 > 4) return false;
    *im = 2 * *re * *im + c_im;
    *re = r2 - i2 + c_re;
    ++*k;
    return true;
}
MAPFN(bool, newton, in(float, x), out_state(float, y, x * x + 1), repeat(ITERATIONS))
{
    float next = 0.5f * (*y + (x * x + 1) / *y), d = next - *y;
    *y = next;
    return d * d > 1e-12f * next * next;
}
MAPFN(bool, collatz, in(int32_t, x), state(int32_t, v, x), out_state(int32_t, k, 0), repeat(SIZE_MAX))
{
    if (*v <= 1) return false;
    *v = *v & 1 ? 3 * *v + 1 : *v >> 1;
    ++*k;
    return true;
}

MAPFN(void, histogram, in(uint8_t, x), tally(int32_t, h, 256)) { *h_at = x; *h = 1; }
MAPFN(void, columns, in_row(float, x, CLASSES), sum_row(float, s, CLASSES)) { for (int k = 0; k < CLASSES; k++) s[k] += x[k]; }
MAPFN(bool, keep, in(float, x), uniform(float, a), kept(float, y)) { *y = x; return x > a; }
MAPFN(bool, search, in(float, x), uniform(float, a), first(at)) { return x > a; }

static void run_square(const rival_data *d) { MAP(square, d->n, d->out, d->x); }
static void run_quadratic(const rival_data *d) { MAP(quadratic, d->n, d->out, d->x); }
static void run_trigonometry(const rival_data *d) { MAP(trigonometry, d->n, d->out, d->x); }
static void run_saxpy(const rival_data *d) { MAP(saxpy, d->n, d->out, d->x, d->y, d->a); }
static void run_polynomial(const rival_data *d) { MAP(polynomial, d->n, d->out, d->y); }
static void run_logistic(const rival_data *d) { MAP(logistic, d->n, d->out, d->x); }
static void run_image(const rival_data *d) { MAP(image, d->n, d->bytes_out, d->bytes); }
static void run_roots(const rival_data *d) { MAP(roots, d->n, d->out, d->bytes); }
static void run_outer(const rival_data *d) { MAP(outer, d->n, d->x, d->out); }
static void run_gradients(const rival_data *d) { MAP(gradients, d->n, d->x, d->y, d->y + d->n, d->a, d->out, d->out2); }
static void run_ragged(const rival_data *d) { MAP(ragged, d->n, d->out, d->x, d->splits); }
static void run_mandelbrot(const rival_data *d) { MAP(mandelbrot, d->n, d->x, d->y, d->ints_out); }
static void run_newton(const rival_data *d) { MAP(newton, d->n, d->x, d->out); }
static void run_collatz(const rival_data *d) { MAP(collatz, d->n, d->ints, d->ints_out); }
static void run_dot(const rival_data *d) { MAP(dot, d->n, d->x, d->y, d->out); }
static void run_softmax(const rival_data *d) { MAP(softmax, d->n, d->x, d->out); }
static void run_memory(const rival_data *d) { MAP(memory, d->n, d->ints_out, d->ints); }
static void run_histogram(const rival_data *d) { MAP(histogram, d->n, d->bytes, d->ints_out); }
static void run_columns(const rival_data *d) { MAP(columns, d->n, d->x, d->out); }
static void run_keep(const rival_data *d)
{
    size_t count = 0;
    MAP(keep, d->n, d->x, d->a, d->out, &count);
    d->ints_out[0] = (int32_t)count;
}
static void run_search(const rival_data *d)
{
    size_t at = 0;
    MAP(search, d->n, d->x, d->a, &at);
    d->ints_out[0] = (int32_t)at;
}

const rival_work rival_works[] = {{"square", run_square}, {"quadratic", run_quadratic}, {"trigonometry", run_trigonometry}, {"saxpy", run_saxpy},
    {"polynomial", run_polynomial}, {"logistic", run_logistic}, {"image", run_image}, {"roots", run_roots}, {"outer", run_outer},
    {"gradients", run_gradients}, {"dot", run_dot}, {"softmax", run_softmax}, {"memory", run_memory}, {"ragged", run_ragged},
    {"mandelbrot", run_mandelbrot}, {"newton", run_newton}, {"collatz", run_collatz},
    {"histogram", run_histogram}, {"skewed", run_histogram}, {"columns", run_columns}, {"keep_1", run_keep}, {"keep_50", run_keep}, {"keep_99", run_keep},
    {"search", run_search}, {NULL, NULL}};
