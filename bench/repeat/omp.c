/* Maps of steps on OpenMP's threads: the time of the sequential map over that of name_map_omp, which take turns, by the wall clock. The
 * machine must be idle: gcc -O2 -march=x86-64-v3 -fopenmp bench/repeat/omp.c && OMP_NUM_THREADS=2 ./a.out
 * The last column is what the threads can give at that time: a chain of additions in registers, as long as the map takes, shared evenly. */
#define _GNU_SOURCE
#include "../../mapfn.h"
#include "../../mapfn_omp.h"
#include <stdio.h>
#include <stdlib.h>
#include <omp.h>
#include <time.h>

MAPFN(bool, escape, in(float, cr), in(float, ci), state(float, zr, 0), state(float, zi, 0), out_state(int, k, 0), repeat(256))
{
    float r2 = *zr * *zr, i2 = *zi * *zi;
    if (r2 + i2 > 4) return false;
    *zi = 2 * *zr * *zi + ci;
    *zr = r2 - i2 + cr;
    ++*k;
    return true;
}
/* as many steps as an array says */
MAPFN(bool, stepped, in(float, steps), in(float, x), state(int, k, 0), out_state(float, y, x), repeat(100000))
{
    *y = *y * 0.999f + x / (*y + 1.5f);
    ++*k;
    return (float)*k < steps;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}
static float *a, *b;
static int *out;
static float *results;
static int compare(const void *x, const void *y)
{
    double const a = *(const double *)x, b = *(const double *)y;
    return a < b ? -1 : a > b;
}
/* additions that wait for one another */
static double chain(size_t n)
{
    double sum = 1;
    for (size_t i = 0; i < n; i++) {
        sum += 1.0;
        __asm__ volatile("" : "+x"(sum));
    }
    return sum;
}
static volatile double chained;
static void chain_one(size_t n) { chained = chain(n); }
static void chain_all(size_t n)
{
    size_t const threads = (size_t)omp_get_max_threads();
#pragma omp parallel
    chained = chain(n / threads);
}
static void one(bool steps, size_t n) { (void)(steps ? stepped_map(n, a, b, results) : escape_map(n, a, b, out)); }
static void all(bool steps, size_t n) { (void)(steps ? stepped_map_omp(n, a, b, results, NULL) : escape_map_omp(n, a, b, out, NULL)); }

enum { SHAPES = 8, MOST = 1 << 20 };
static const char *const shapes[SHAPES] = {"Mandelbrot, an image", "even steps", "the last tenth has 100 times the steps", "the first tenth has 100 times the steps", "one in 100, by chance, has 100 times the steps",
    "few elements: the last tenth 100 times", "few elements, even", "few elements: one in 50 100 times"};
static void make(int shape, size_t n)
{
    size_t width = 1;
    while (width * width < n) width++;
    for (size_t i = 0; i < n; i++) {
        uint32_t const h = (uint32_t)i * 2654435761u ^ (uint32_t)(i >> 3) * 2246822519u;
        bool const many = shape == 2 || shape == 5 ? i >= n - n / 10 : shape == 3 ? i < n / 10 : shape == 4 ? (h >> 8) % 100 == 0 : shape == 7 && i % 50 == 7;
        a[i] = shape == 0 ? -2.25f + 3.0f * (float)(i % width) / (float)width : shape == 1 ? 50 : shape == 6 ? 2000 : (shape == 5 || shape == 7 ? 50.0f : 1.0f) * (many ? 600 : 6);
        b[i] = shape == 0 ? -1.2f + 2.4f * (float)(i / width) / (float)width : 1 + (float)(i % 7);
    }
}

int main(int argc, char **argv)
{
    static const double works[] = {50, 200, 1000, 4000};
    double const each = argc > 1 ? atof(argv[1]) : 0.4; /* seconds a row */
    a = malloc(MOST * sizeof *a), b = malloc(MOST * sizeof *b), out = malloc(MOST * sizeof *out), results = malloc(MOST * sizeof *results);
    if (!a || !b || !out || !results) return 1;
    printf("| | sequential, us | n | OpenMP, times as fast: median | fastest | a chain: median | fastest |\n|---|--:|--:|--:|--:|--:|--:|\n");
    double each_addition = 1e99;
    for (int r = 0; r < 100; r++) {
        double const start = now();
        chain_one(10000);
        if (now() - start < each_addition) each_addition = now() - start;
    }
    each_addition /= 10000;
    for (int shape = 0; shape < SHAPES; shape++)
        for (size_t w = 0; w < sizeof works / sizeof *works; w++) {
            size_t n = 1000;
            for (int k = 0; k < 8; k++) { /* the n of this work */
                make(shape, n);
                double best = 1e99;
                for (int r = 0; r < 5; r++) {
                    double const start = now();
                    one(shape > 0, n);
                    if (now() - start < best) best = now() - start;
                }
                double const wanted = (double)n * works[w] / best;
                n = wanted < 100 ? 100 : wanted > MOST ? (size_t)MOST : (size_t)wanted;
            }
            make(shape, n);
            size_t const links = (size_t)(works[w] / each_addition);
            double best[4] = {1e99, 1e99, 1e99, 1e99};
            static double ratios[100000], chains[100000];
            int count = 0;
            for (int r = 0; r < 30; r++) all(shape > 0, n); /* it learns */
            for (double begun = now(); now() - begun < each * 1e6 && count < 100000; count++) {
                double const start = now();
                one(shape > 0, n);
                double const middle = now();
                all(shape > 0, n);
                double const end = now();
                ratios[count] = (middle - start) / (end - middle);
                if (middle - start < best[0]) best[0] = middle - start;
                if (end - middle < best[1]) best[1] = end - middle;
                double const first = now();
                chain_one(links);
                double const second = now();
                chain_all(links);
                double const third = now();
                chains[count] = (second - first) / (third - second);
                if (second - first < best[2]) best[2] = second - first;
                if (third - second < best[3]) best[3] = third - second;
            }
            qsort(ratios, (size_t)count, sizeof *ratios, compare);
            qsort(chains, (size_t)count, sizeof *chains, compare);
            printf("| %-46s | %7.0f | %7zu | %5.2f | %5.2f | %5.2f | %5.2f |\n", shapes[shape], best[0], n, ratios[count / 2], best[0] / best[1],
                chains[count / 2], best[2] / best[3]);
            fflush(stdout);
        }
    return 0;
}
