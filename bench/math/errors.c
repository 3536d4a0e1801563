/* errors.c: largest errors of every library's functions, in ULP, on the arguments of bench.c and on any bits:   errors
 *
 * float against the C library's double functions, double against its long double ones (10^6 and 2 * 10^5 points each). "wrong" are infinities,
 * NaN and zeros, or missing ones, in parts of a thousand of any bits. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "bench.h"

enum { LIBRARIES = 4, BLOCK = 1000 };
static const char *const names[LIBRARIES] = {"mapfn", "SLEEF", "xsimd", "Highway"};
static const bench_fn *const tables[LIBRARIES] = {bench_mapfn, bench_sleef, bench_xsimd, bench_highway};
static uint64_t seed;
static uint64_t bits(void) { seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17; return seed * 0x2545f4914f6cdd1du; }
static double draw(void) { return (double)(bits() >> 11) * 0x1p-53; }

static long double truth(const char *f, long double x, long double y, int wide)
{
#define ROW1(fn) if (!strcmp(f, #fn)) return wide ? fn##l(x) : (long double)fn((double)x);
#define ROW2(fn) if (!strcmp(f, #fn)) return wide ? fn##l(x, y) : (long double)fn((double)x, (double)y);
    BENCH_UNARY(ROW1)
    BENCH_BINARY(ROW2)
    return NAN;
}
/* the error of got, or -1 where it is of another kind */
static double ulps(double got, long double want, int wide)
{
    int e, digits = wide ? 53 : 24, least = wide ? -1021 : -125;
    double rounded = wide ? (double)want : (double)(float)want;
    if (isnan(got) || isnan(want)) return isnan(got) && isnan(want) ? 0 : -1;
    if (isinf(got) || isinf(rounded) || want == 0) return got == rounded ? 0 : -1;
    frexpl(want, &e);
    return (double)ldexpl(fabsl(got - want), digits - (e < least ? least : e));
}
int main(void)
{
    static float xf[BLOCK + 16], yf[BLOCK + 16], zf[BLOCK + 16];
    static double xd[BLOCK + 16], yd[BLOCK + 16], zd[BLOCK + 16];
    printf("%-8s", "");
    for (int l = 0; l < LIBRARIES; l++) printf(" | %-27s", names[l]);
    printf("\n%-8s", "ULP");
    for (int l = 0; l < LIBRARIES; l++) printf(" | %8s%12s%7s", "bench", "any bits", "wrong");
    puts("");
    for (const bench_fn *row = bench_mapfn; row->name; row++)
        for (int wide = 0; wide < 2; wide++) {
            double lo, hi;
            if (!strncmp(row->name, "fast_", 5) || !strcmp(row->name, "fmod")) continue;
            bench_range(row->name, &lo, &hi);
            printf("%s%-*s", row->name, 8 - (int)strlen(row->name), wide ? "" : "f");
            for (int l = 0; l < LIBRARIES; l++) {
                const bench_fn *f = tables[l];
                double worst[2] = {0, 0};
                long wrong = 0, points = 0;
                while (f->name && strcmp(f->name, row->name)) f++;
                if (!f->name) { printf(" | %8s%12s%7s", "-", "-", "-"); continue; }
                seed = 88172645463325252u;
                for (int block = 0; block < 1200; block++) {
                    int any = block >= 1000;
                    for (int i = 0; i < BLOCK; i++) {
                        uint64_t u = bits(), v = bits();
                        xd[i] = lo + (hi - lo) * draw(), yd[i] = 0.1 + 5 * draw();
                        if (any) memcpy(&xd[i], &u, 8), memcpy(&yd[i], &v, 8);
                        xf[i] = (float)xd[i], yf[i] = (float)yd[i];
                        if (any) memcpy(&xf[i], &u, 4), memcpy(&yf[i], &v, 4);
                    }
                    if (wide) f->f64(BLOCK, zd, xd, yd);
                    else f->f32(BLOCK, zf, xf, yf);
                    for (int i = 0; i < BLOCK; i++) {
                        double e = wide ? ulps(zd[i], truth(row->name, xd[i], yd[i], 1), 1) : ulps((double)zf[i], truth(row->name, (long double)xf[i], (long double)yf[i], 0), 0);
                        if (e < 0 && any) wrong++;
                        if (e > worst[any]) worst[any] = e;
                        points += any;
                    }
                }
                printf(" | %8.2f%12.3g%7.3g", worst[0], worst[1], 1000.0 * (double)wrong / (double)points);
            }
            puts("");
            fflush(stdout);
        }
    return 0;
}
