/* bench.c: time per element of every function of every library:  math [-n 1000] [function...] */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "bench.h"

enum { LIBRARIES = 6, ROUNDS = 15 };
static const char *const names[LIBRARIES] = {"mapfn", "libm", "libmvec", "SLEEF", "xsimd", "Highway"};
static const bench_fn *const tables[LIBRARIES] = {bench_mapfn, bench_libm, bench_libmvec, bench_sleef, bench_xsimd, bench_highway};

static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return (double)t.tv_sec * 1e9 + (double)t.tv_nsec; }
static double draw(void) { static unsigned long long s = 1; s = s * 6364136223846793005ULL + 1442695040888963407ULL; return (double)(s >> 11) * 0x1p-53; }

static int by_size(const void *a, const void *b) { double x = *(const double *)a, y = *(const double *)b; return (x > y) - (x < y); }

int main(int argc, char **argv)
{
    size_t n = 1000;
    int first = 1;
    if (argc > 2 && !strcmp(argv[1], "-n")) n = strtoul(argv[2], NULL, 0), first = 3;
    float *xf = malloc(n * 4 + 64), *yf = malloc(n * 4 + 64), *of = malloc(n * 4 + 64);
    double *xd = malloc(n * 8 + 64), *yd = malloc(n * 8 + 64), *od = malloc(n * 8 + 64);
    printf("n = %zu; ns per element, best of %d; x: mapfn / best of SLEEF, xsimd, Highway; x mvec: mapfn / libmvec\n%-10s", n, ROUNDS, "");
    for (int l = 0; l < LIBRARIES; l++) printf("%9s", names[l]);
    printf("%9s%9s%9s\n", "x", "x mvec", "libm/x");
    for (const bench_fn *row = bench_mapfn; row->name; row++)
        for (int wide = 0; wide < 2; wide++) {
            const char *plain = strncmp(row->name, "fast_", 5) ? row->name : row->name + 5;       /* what it is for the others */
            int wanted = argc <= first;
            for (int a = first; a < argc; a++) wanted |= !strcmp(argv[a], row->name);
            if (!wanted) continue;
            double lo, hi, best[LIBRARIES] = {0};
            bench_range(plain, &lo, &hi);
            for (size_t i = 0; i < n; i++) {
                xf[i] = (float)(xd[i] = lo + (hi - lo) * draw());
                yf[i] = (float)(yd[i] = 0.1 + 5 * draw());
                of[i] = 0, od[i] = 0;
            }
            double sample[LIBRARIES][ROUNDS];
            for (int round = -1; round < ROUNDS; round++)
                for (int l = 0; l < LIBRARIES; l++) {
                    const bench_fn *f = tables[l];
                    while (f->name && strcmp(f->name, l == 0 ? row->name : plain)) f++;
                    if (!f->name) continue;
                    size_t calls = 0;
                    double start = now(), stop = start + (round < 0 ? 2e5 : 4e5);
                    do { if (wide) f->f64(n, od, xd, yd); else f->f32(n, of, xf, yf); calls++; } while (now() < stop);
                    if (round >= 0) sample[l][round] = (now() - start) / (double)calls / (double)n, best[l] = 1;
                }
            double rival = 0;
            char name[32];
            snprintf(name, sizeof name, "%s%s", row->name, wide ? "" : "f");
            printf("%-10s", name);
            for (int l = 0; l < LIBRARIES; l++) {
                if (!best[l]) { printf("%9s", "-"); continue; }
                qsort(sample[l], ROUNDS, sizeof(double), by_size);
                best[l] = sample[l][0];
                if (l >= 3 && (rival == 0 || best[l] < rival)) rival = best[l];
                printf("%9.3f", best[l]);
            }
            printf("%9.2f%9.2f%9.1f\n", rival > 0 ? best[0] / rival : 0, best[2] > 0 ? best[0] / best[2] : 0, best[1] / best[0]);
            fflush(stdout);
        }
    free(xf); free(yf); free(of); free(xd); free(yd); free(od);
    return 0;
}
