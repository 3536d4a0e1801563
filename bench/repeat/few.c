/* Maps of steps of few elements: the time of name_map_looped over that of name_map, which take turns, by the thread's own time. Each call has
 * other elements, as the processor learns the branches of a loop that sees the same hundred again.
 *     gcc -std=gnu11 -O2 -march=x86-64-v3 -ffp-contract=off bench/repeat/few.c -lm && ./a.out [rounds] [n,n,...] [a word of the works' names]
 * Prints a row of a Markdown table for each work, and at the end how many cells are below 0.95. */
#include "maps.c"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* as many steps as an array says: of a division, of a count alone, of a multiplication */
MAPFN(bool, divided, in(float, steps), in(float, x), out_state(float, y, x), state(int, k, 0), repeat(100000))
{
    *y = *y * 0.999f + x / (*y + 1.5f);
    ++*k;
    return (float)*k < steps;
}
MAPFN(bool, counted, in(float, steps), in(float, x), out_state(int, k, (int)x & 0), repeat(100000))
{
    ++*k;
    return (float)*k < steps;
}
MAPFN(bool, halved, in(double, least), in(double, x), out_state(double, y, x), repeat(100000))
{
    *y *= 0.75;
    return *y > least;
}
MAPS(divided, float, float, float)
MAPS(counted, float, float, int)
MAPS(halved, double, double, double)

enum { ALL = 20000, SPAN = 1600, SIZES = 32 };
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
static int compare(const void *a, const void *b)
{
    double const x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

typedef struct form {
    const char *name;
    work *looped, *lanes;
    const void *x, *y;
    size_t of_x, of_y, of_out;
} form;
static char out[ALL * 8];

/* the time of `run` for elements from `first` on, n at a time */
static double time_of(work *run, const form *f, size_t first, size_t n)
{
    double const start = now();
    for (size_t i = first; i + n <= first + SPAN; i += n) {
        arrays const a = {n, (const char *)f->x + i * f->of_x, (const char *)f->y + i * f->of_y, out + i * f->of_out};
        run(&a);
    }
    return now() - start;
}
static double ratio(const form *f, size_t n, int rounds)
{
    static double ratios[10000];
    for (int r = 0; r < rounds; r++) {
        size_t const first = (size_t)r * 7919 % (ALL - SPAN);
        bool const turn = r % 2;
        double const a = time_of(turn ? f->lanes : f->looped, f, first, n), b = time_of(turn ? f->looped : f->lanes, f, first, n);
        ratios[r] = turn ? b / a : a / b;
    }
    qsort(ratios, (size_t)rounds, sizeof *ratios, compare);
    return ratios[rounds / 2];
}

static float re[ALL], im[ALL], re_mixed[ALL], im_mixed[ALL], numbers[ALL], dx[ALL], dy[ALL], even[ALL], geometric[ALL], tenth[ALL], one_in_50[ALL], two[ALL];
static double re_double[ALL], im_double[ALL], re_double_mixed[ALL], im_double_mixed[ALL], mean[ALL], e[ALL], doubles[ALL], small[ALL], ones[ALL], least[ALL], least_even[ALL];
static uint32_t integers[ALL];
static uint64_t wide[ALL];

int main(int argc, char **argv)
{
    static const size_t usual[] = {16, 17, 20, 24, 28, 31, 32, 33, 40, 48, 49, 56, 64, 80, 100};
    int const rounds = argc > 1 ? atoi(argv[1]) : 41;
    size_t sizes[SIZES], count = 0;
    if (argc > 2 && argv[2][0])
        for (char *s = argv[2]; *s && count < SIZES; s += *s == ',') sizes[count++] = (size_t)strtoul(s, &s, 10);
    else
        for (; count < sizeof usual / sizeof *usual; count++) sizes[count] = usual[count];

    size_t const width = 160;
    uint32_t seed = 1;
    for (size_t i = 0; i < ALL; i++) {
        size_t const j = i * 7919 % ALL;
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        double const chance = ((double)seed + 0.5) / 4294967296.0;
        re[i] = -2.25f + 3.0f * (float)(i % width) / (float)width;
        im[i] = -1.2f + 2.4f * (float)(i / width) / (float)(ALL / width + 1);
        re_mixed[i] = -2.25f + 3.0f * (float)(j % width) / (float)width;
        im_mixed[i] = -1.2f + 2.4f * (float)(j / width) / (float)(ALL / width + 1);
        re_double[i] = (double)re[i];
        im_double[i] = (double)im[i];
        re_double_mixed[i] = (double)re_mixed[i];
        im_double_mixed[i] = (double)im_mixed[i];
        numbers[i] = 1 + (float)(i * 7919 % 10007);
        doubles[i] = 1 + (double)(i * 7919 % 10007);
        small[i] = 0.01 + 0.001 * (double)(i * 7919 % 10007);
        mean[i] = 6.28 * (double)(i * 7919 % 10007) / 10007;
        e[i] = 0.9 * (double)(i * 104729 % 1009) / 1009;
        integers[i] = 1 + (uint32_t)(i * 7919 % 100000);
        wide[i] = 1 + i * 7919 % 1000000;
        dx[i] = (float)(i % width) / 80 - 1;
        dy[i] = (float)(i / width) / (float)(ALL / width + 1) * 2 - 1;
        even[i] = 20;
        two[i] = (float)(1 + (seed >> 9) % 3);
        geometric[i] = (float)ceil(-20 * log(chance));
        tenth[i] = (seed >> 9) % 10 ? 6 : 120;
        one_in_50[i] = (seed >> 9) % 50 ? 6 : 600;
        ones[i] = 1;
        least[i] = chance * chance * chance;
        least_even[i] = 1e-3;
    }
#define FORM(title, name, x, y) {title, looped_##name, lanes_##name, x, y, sizeof *(x), sizeof *(y), 8}
    form const forms[] = {
        FORM("Mandelbrot, float, image", mandelbrot_float, re, im),
        FORM("Mandelbrot, float, mixed", mandelbrot_float, re_mixed, im_mixed),
        FORM("Mandelbrot, double, image", mandelbrot_double, re_double, im_double),
        FORM("Mandelbrot, double, mixed", mandelbrot_double, re_double_mixed, im_double_mixed),
        FORM("Newton's square root, float", newton_root, numbers, numbers),
        FORM("cube root, double", cube_root, doubles, doubles),
        FORM("Kepler's equation, double", kepler, mean, e),
        FORM("Lambert's W, double", lambert_w, small, small),
        FORM("Collatz, 32 bits", collatz, integers, integers),
        FORM("Collatz, 64 bits", collatz_64, wide, wide),
        FORM("bisection, float", bisection, numbers, numbers),
        FORM("rejection, a hash", disc, integers, integers),
        FORM("ray march, float", ray_march, dx, dy),
        FORM("20 steps each", divided, even, numbers),
        FORM("1 to 3 steps", divided, two, numbers),
        FORM("20 steps by chance", divided, geometric, numbers),
        FORM("1 in 10: 120 steps, else 6", divided, tenth, numbers),
        FORM("1 in 50: 600 steps, else 6", divided, one_in_50, numbers),
        FORM("a product, by chance", halved, least, ones),
        FORM("24 products each", halved, least_even, ones),
        FORM("20 counts each", counted, even, numbers),
        FORM("20 counts by chance", counted, geometric, numbers),
        FORM("1 in 10: 120 counts, else 6", counted, tenth, numbers),
    };
    int below = 0, cells = 0;
    printf("| %-27s |", "looped / map, n =");
    for (size_t k = 0; k < count; k++) printf(" %5zu |", sizes[k]);
    printf("\n|---|");
    for (size_t k = 0; k < count; k++) printf("--:|");
    printf("\n");
    for (size_t f = 0; f < sizeof forms / sizeof *forms; f++) {
        if (argc > 3 && !strstr(forms[f].name, argv[3])) continue;
        printf("| %-27s |", forms[f].name);
        for (size_t k = 0; k < count; k++) {
            double const r = ratio(&forms[f], sizes[k], rounds);
            printf(" %5.2f |", r);
            below += r < 0.95;
            cells++;
        }
        printf("\n");
        fflush(stdout);
    }
    printf("\n%d of %d below 0.95\n", below, cells);
    return 0;
}
