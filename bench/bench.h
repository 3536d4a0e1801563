/* Timing for all benchmarks: variants take turns within each round, the median of the rounds counts, and only ratios of one
 * run are compared: the machine may be shared, or change its clock. */
#ifndef BENCH_H
#define BENCH_H
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define NOINLINE __attribute__((noinline))
typedef void bench_fn(size_t n);
enum { BENCH_MOST = 12, BENCH_ROUNDS_MOST = 101 };

static inline double bench_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
static inline int bench_order(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
static inline double bench_time(bench_fn *f, size_t n, size_t calls)
{
    double start = bench_now();
    for (size_t c = 0; c < calls; c++) {
        f(n);
        __asm__ volatile("" ::: "memory");
    }
    return (bench_now() - start) / (double)calls;
}
/* nanoseconds per call of each of `count` variants; a sample lasts about `sample` nanoseconds */
static inline void bench_compare(bench_fn *const *variants, int count, size_t n, int rounds, double sample, double *result)
{
    static double times[BENCH_MOST][BENCH_ROUNDS_MOST];
    size_t calls[BENCH_MOST];
    for (int v = 0; v < count; v++) {
        calls[v] = 1;
        variants[v](n);
        double t = bench_time(variants[v], n, 1);
        while (t * (double)calls[v] < sample / 2 && calls[v] < (size_t)1 << 30) {
            calls[v] *= 2;
            t = bench_time(variants[v], n, calls[v]);
        }
    }
    for (int r = 0; r < rounds; r++)
        for (int k = 0; k < count; k++) {
            int v = (k + r) % count; /* nobody is always first */
            times[v][r] = bench_time(variants[v], n, calls[v]);
        }
    for (int v = 0; v < count; v++) {
        qsort(times[v], (size_t)rounds, sizeof(double), bench_order);
        result[v] = times[v][rounds / 2];
    }
}
#endif
