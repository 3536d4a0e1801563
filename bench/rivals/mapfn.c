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
MAPFN(void, gradients, in_row(float, x, FEATURES), in(float, label), table(float, weights, FEATURES), uniform(float, bias),
    out_row(float, gradient, FEATURES), out(float, gradient_of_bias))
{
    float prediction = bias;
    for (int k = 0; k < FEATURES; k++) prediction += weights[k] * x[k];
    float error = prediction - label;
    for (int k = 0; k < FEATURES; k++) gradient[k] = error * x[k];
    *gradient_of_bias = error;
}
MAPFN(int32_t, memory, in(int32_t, value), scratch(int32_t, repeated, REPEATS))
{
    int32_t sum = 0;
    for (int k = 0; k < REPEATS; k++) repeated[k] = value;
    RIVAL_KEEP(repeated);
    for (int k = 0; k < REPEATS; k++) sum += repeated[k];
    return sum;
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
#ifdef _OPENMP
static void run_memory(const rival_data *d)
{
    mapfn_opts opts = {0};
    opts.parallel_iterations = omp_get_max_threads(); /* `scratch` has to know */
    (void)memory_map_omp(d->n, d->ints_out, d->ints, NULL, &opts);
}
#else
static void run_memory(const rival_data *d) { (void)memory_map(d->n, d->ints_out, d->ints, NULL); }
#endif

const rival_work rival_works[] = {{"square", run_square}, {"quadratic", run_quadratic}, {"trigonometry", run_trigonometry}, {"saxpy", run_saxpy},
    {"polynomial", run_polynomial}, {"logistic", run_logistic}, {"image", run_image}, {"roots", run_roots}, {"outer", run_outer},
    {"gradients", run_gradients}, {"memory", run_memory}, {"ragged", run_ragged}, {"mandelbrot", run_mandelbrot},
    {"newton", run_newton}, {"collatz", run_collatz}, {NULL, NULL}};
