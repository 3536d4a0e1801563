/* `make demo`: two element functions as plain loops and as every map that was built in, with the time of one element.
 * tools/demo compiles it: DEMO_OMP adds OpenMP maps, DEMO_CUDA (compiled by nvcc) CUDA maps over host memory. The plain loops are here,
 * under the same flags as the maps, and in demo_loops.c, which is compiled at -O3. */
#include "../mapfn.h"
#ifdef DEMO_OMP
#include "../mapfn_omp.h"
#include <omp.h>
#endif
#ifdef DEMO_CUDA
#include "../mapfn_cuda.h"
#endif
#include "demo.h"
#include <time.h>

/* the loops that one would write without mapfn; called like any function of another file */
__attribute__((noinline)) static mapfn_status plain_saxpy(size_t n, float *out, const float *x, const float *y, float a)
{
    for (size_t i = 0; i < n; i++) out[i] = saxpy(x[i], y[i], a);
    return MAPFN_OK;
}
__attribute__((noinline)) static mapfn_status plain_polynomial(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = polynomial(x[i]);
    return MAPFN_OK;
}

/* the variants, all with the arguments of one function pointer type */
enum { PLAIN, PLAIN_O3, LOOPED, VECTORIZED, OMP, CUDA, VARIANTS };
static const char *const variant_name[VARIANTS] = {
    "plain loop", "plain loop at -O3", "mapfn, looped", "mapfn, vectorized", "mapfn, OpenMP", "mapfn, CUDA, host arrays"};

static mapfn_status run_saxpy(int variant, size_t n, float *out, const float *x, const float *y)
{
    switch (variant) {
    case PLAIN: return plain_saxpy(n, out, x, y, 2.5f);
    case PLAIN_O3: return demo_saxpy_O3(n, out, x, y, 2.5f);
    case LOOPED: return saxpy_map_looped(n, out, x, y, 2.5f);
    case VECTORIZED: return saxpy_map(n, out, x, y, 2.5f);
#ifdef DEMO_OMP
    case OMP: return saxpy_map_omp(n, out, x, y, 2.5f, NULL);
#endif
#ifdef DEMO_CUDA
    case CUDA: return saxpy_map_cuda_host(n, out, x, y, 2.5f, NULL);
#endif
    default: return MAPFN_BAD_OPTION;
    }
}
static mapfn_status run_polynomial(int variant, size_t n, float *out, const float *x, const float *y)
{
    (void)y;
    switch (variant) {
    case PLAIN: return plain_polynomial(n, out, x);
    case PLAIN_O3: return demo_polynomial_O3(n, out, x);
    case LOOPED: return polynomial_map_looped(n, out, x);
    case VECTORIZED: return polynomial_map(n, out, x);
#ifdef DEMO_OMP
    case OMP: return polynomial_map_omp(n, out, x, NULL);
#endif
#ifdef DEMO_CUDA
    case CUDA: return polynomial_map_cuda_host(n, out, x, NULL);
#endif
    default: return MAPFN_BAD_OPTION;
    }
}
typedef mapfn_status run_function(int variant, size_t n, float *out, const float *x, const float *y);

static double seconds(void)
{
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* nanoseconds per element: the best of at least 5 rounds and 0.15 s */
static double measure(run_function *run, int variant, size_t n, float *out, const float *x, const float *y)
{
    size_t const calls = n < 200000 ? 200000 / n : 1;
    double best = 1e300, begin = seconds();
    for (int round = 0; round < 5 || seconds() - begin < 0.15; round++) {
        double start = seconds();
        for (size_t k = 0; k < calls; k++)
            if (run(variant, n, out, x, y) != MAPFN_OK) {
                fprintf(stderr, "%s: %s\n", variant_name[variant], mapfn_explain());
                exit(1);
            }
        double spent = seconds() - start;
        if (spent < best) best = spent;
    }
    return best * 1e9 / (double)(calls * n);
}

static bool built_in(int variant)
{
#ifndef DEMO_OMP
    if (variant == OMP) return false;
#endif
#ifndef DEMO_CUDA
    if (variant == CUDA) return false;
#endif
    return variant < VARIANTS;
}

/* where a * b + c is fused into one rounding, which it may be in one variant and not in another unless MAPFN_SAME_BITS is 1 */
static bool close_to(float a, float b)
{
    float difference = a < b ? b - a : a - b, size = b < 0 ? -b : b;
    return difference <= 1e-4f * (size + 1);
}

int main(void)
{
    static const struct {
        const char *title;
        run_function *run;
    } jobs[2] = {{"saxpy: a * x + y", run_saxpy}, {"a polynomial of degree 10", run_polynomial}};
    size_t const sizes[3] = {1000, 100000, 10000000}, most = sizes[2];
    float *x = (float *)malloc(most * sizeof *x), *y = (float *)malloc(most * sizeof *y), *out = (float *)malloc(most * sizeof *out);
    float *expected = (float *)malloc(most * sizeof *expected);
    size_t compared = 0, other_bits = 0, wrong = 0;
    if (!x || !y || !out || !expected) {
        fprintf(stderr, "the demo needs 160 MB of memory\n");
        return 1;
    }
    for (size_t i = 0; i < most; i++) {
        x[i] = (float)(i % 1000) * 0.002f - 1;
        y[i] = (float)(i % 77);
        out[i] = expected[i] = 0;
    }
    for (int job = 0; job < 2; job++) {
        double plain[3];
        printf("\n%-26s", jobs[job].title);
        for (int s = 0; s < 3; s++) printf("  n = %-*zu", s < 2 ? 12 : 0, sizes[s]);
        printf("\n");
        for (int variant = 0; variant < VARIANTS; variant++) {
            if (!built_in(variant)) continue;
            printf("  %-24s", variant_name[variant]);
            for (int s = 0; s < 3; s++) {
                double ns = measure(jobs[job].run, variant, sizes[s], variant == PLAIN ? expected : out, x, y);
                if (variant == PLAIN) plain[s] = ns;
                printf(" %7.3f ns %5.1fx", ns, plain[s] / ns);
                fflush(stdout);
                for (size_t i = 0; variant != PLAIN && i < sizes[s]; i++, compared++) {
                    other_bits += memcmp(&out[i], &expected[i], sizeof *out) != 0;
                    wrong += !close_to(out[i], expected[i]);
                }
            }
            printf("\n");
        }
    }
    printf("\nTimes are for one element, best of several calls; 2.0x is twice as fast as the plain loop of the same file and flags.\n");
#ifndef __clang__
    printf("`looped` may beat that loop: gcc compiles maps at -O3 whatever the flags, and writes out the polynomial's ten steps.\n");
#endif
    printf("All variants computed the same results: %s: ", wrong ? "NO" : "yes");
    if (other_bits == 0)
        printf("each element has the plain loop's bits, %zu compared\n", compared);
    else if (wrong == 0)
        printf("within 1e-4 of the plain loop; %zu of %zu have other bits, by fused multiplications\n", other_bits, compared);
    else
        printf("%zu of %zu differ from the plain loop by more than 1e-4\n", wrong, compared);
    free(x);
    free(y);
    free(out);
    free(expected);
    return wrong != 0;
}
