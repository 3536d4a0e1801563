/* bench/repeat/run.sh: each work's forms take turns; the fastest of the rounds counts, by the thread's own time: other programs may run
 * beside it. Prints a row of a Markdown table for each.
 * Where a virtual machine shares its cores with others, these take half of a core for 10 ms to seconds: maps then take up to 1.5 times as long,
 * and loops that wait for their own results, as those by hand do, no longer. So a run is timed anew where it was disturbed. */
#include "works.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FORMS = 5 };
static int rounds = 60, failures; /* ROUNDS in the environment */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* Is the core ours alone? Six additions in a cycle need all of it. */
static bool undisturbed(void)
{
    static double least = 1e99;
    unsigned long a = 0, b = 0, c = 0, d = 0, e = 0, f = 0;
    double const start = now();
    for (int k = 0; k < 20000; k++) {
        a++, b++, c++, d++, e++, f++;
        __asm__ volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(f));
    }
    double const took = now() - start;
    if (took < least) least = took;
    return took < 1.15 * least;
}
/* The time of one run, repeated, 50 times at most, until nothing has disturbed it. */
static double time_of(work *run, const arrays *a)
{
    double took = 0;
    for (int k = 0; k < 50; k++) {
        bool const before = undisturbed();
        double const start = now();
        run(a);
        took = now() - start;
        if (before && undisturbed()) break;
    }
    return took;
}

/* how many results differ */
static size_t differ(const char *a, const char *b, size_t n, size_t size)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++) count += memcmp(a + i * size, b + i * size, size) != 0;
    return count;
}

static void compare(const char *name, arrays a, size_t size, work *const forms[FORMS])
{
    double best[FORMS] = {1e99, 1e99, 1e99, 1e99, 1e99};
    char *out = calloc(a.n, size), *looped = calloc(a.n, size);
    size_t wrong = 0;
    if (!out || !looped) exit(1);
    for (int round = 0; round < rounds; round++)
        for (int k = 0; k < FORMS; k++) {
            if (!forms[k]) continue;
            a.out = k == 1 && round == 0 ? looped : out;
            double const took = time_of(forms[k], &a);
            if (took < best[k]) best[k] = took;
            if (k == 2 && round == 0) wrong = differ(out, looped, a.n, size);
        }
    printf("| %-26s | %7.1f | %5.2f | %5.2f |", name, best[0] / (double)a.n, best[0] / best[1], best[0] / best[2]);
    for (int k = 3; k < FORMS; k++) {
        if (forms[k]) printf(" %5.2f |", best[k] / best[2]);
        else printf("       |");
    }
    printf("%s\n", wrong ? " WRONG BITS |" : "");
    failures += wrong != 0;
    fflush(stdout);
    free(out);
    free(looped);
}

int main(int argc, char **argv)
{
    if (getenv("ROUNDS")) rounds = atoi(getenv("ROUNDS"));
    for (int k = 0; k < 1000; k++) (void)undisturbed();
    size_t const n = argc > 1 ? (size_t)atol(argv[1]) : 20000, width = 160;
    float *re = malloc(n * 4), *im = malloc(n * 4), *re_mixed = malloc(n * 4), *im_mixed = malloc(n * 4), *numbers = malloc(n * 4), *dx = malloc(n * 4), *dy = malloc(n * 4);
    double *re_double = malloc(n * 8), *im_double = malloc(n * 8), *mean = malloc(n * 8), *e = malloc(n * 8), *doubles = malloc(n * 8), *small = malloc(n * 8);
    uint32_t *integers = malloc(n * 4), *odd = malloc(n * 4), *others = malloc(n * 4);
    uint64_t *wide = malloc(n * 8);
    if (!re || !im || !re_mixed || !im_mixed || !numbers || !dx || !dy || !re_double || !im_double || !mean || !e || !doubles || !small || !integers || !odd || !others || !wide) return 1;
    for (size_t i = 0; i < n; i++) {
        size_t const j = i * 7919 % n;
        re[i] = -2.25f + 3.0f * (float)(i % width) / (float)width;
        im[i] = -1.2f + 2.4f * (float)(i / width) / (float)(n / width + 1);
        re_mixed[i] = -2.25f + 3.0f * (float)(j % width) / (float)width;
        im_mixed[i] = -1.2f + 2.4f * (float)(j / width) / (float)(n / width + 1);
        re_double[i] = (double)re[i];
        im_double[i] = (double)im[i];
        numbers[i] = 1 + (float)(i * 7919 % 10007);
        doubles[i] = 1 + (double)(i * 7919 % 10007);
        small[i] = 0.01 + 0.001 * (double)(i * 7919 % 10007);
        mean[i] = 6.28 * (double)(i * 7919 % 10007) / 10007;
        e[i] = 0.9 * (double)(i * 104729 % 1009) / 1009;
        integers[i] = 1 + (uint32_t)(i * 7919 % 100000);
        wide[i] = 1 + i * 7919 % 1000000;
        odd[i] = 1 + 2 * (uint32_t)(i * 7919 % 100000);
        others[i] = 1 + 2 * (uint32_t)(i * 104729 % 1000003);
        dx[i] = (float)(i % width) / 80 - 1;
        dy[i] = (float)(i / width) / (float)(n / width + 1) * 2 - 1;
    }
#define FORMS_OF(name, hand, vector) {scalar_##name, looped_##name, lanes_##name, hand, vector}
#define RUN(title, name, x, y, OUT) compare(title, (arrays){n, x, y, NULL}, sizeof(OUT), (work *const[FORMS])FORMS_OF(name, NULL, NULL))
#define RUN_ALL(title, name, x, y, OUT) compare(title, (arrays){n, x, y, NULL}, sizeof(OUT), (work *const[FORMS])FORMS_OF(name, highway_##name, xsimd_##name))
    RUN_ALL("Mandelbrot, float, an image", mandelbrot_float, re, im, int);
    RUN_ALL("the same, pixels mixed", mandelbrot_float, re_mixed, im_mixed, int);
    RUN_ALL("Mandelbrot, double", mandelbrot_double, re_double, im_double, int);
    RUN_ALL("Newton's square root, float", newton_root, numbers, NULL, float);
    RUN("cube root, double", cube_root, doubles, NULL, double);
    RUN("Kepler's equation, double", kepler, mean, e, double);
    RUN("Lambert's W, double", lambert_w, small, NULL, double);
    RUN_ALL("Collatz, 32 bits", collatz, integers, NULL, int);
    RUN("Collatz, 64 bits", collatz_64, wide, NULL, int);
    RUN("Euclid by % (looped)", euclid, odd, others, uint32_t);
    RUN_ALL("bisection, float", bisection, numbers, NULL, float);
    RUN("rejection, a hash", disc, integers, NULL, float);
    RUN("ray march, float", ray_march, dx, dy, float);
    return failures != 0;
}
