/* float.c: the float functions of one argument against double:    float STEP[:I/N] [function...]
 *
 * Every STEPth of the 2^32 bit patterns; 1 is all of them; 1:0/16 the first sixteenth of all. The reference is the C library's double
 * function, whose error is some 2^-29 ULP of a float: it moves a largest error in the ninth digit. Prints "name float error argument", and "not ok" above the limit. */
#define _GNU_SOURCE
#define ONLY_FLOAT_MAPS 1                                        /* the others take long to compile */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "functions.h"

enum { BLOCK = 1024 };
static double rsqrt(double x) { return 1 / sqrt(x); }
#define fast_exp exp
#define fast_log log
#define fast_sin sin
#define fast_cos cos
#define fast_tanh tanh
#define fast_rsqrt rsqrt

/* |got - want| in ULP of a float at want */
static double ulps(float got, double want)
{
    uint64_t u, scale;
    memcpy(&u, &want, sizeof u);
    int at = (int)(u >> 52 & 2047) - 1022;                                       /* want < 2^at */
    if (at > -1000 && at < 128 && fabsf(got) < INFINITY && (got != 0 || !signbit(got) == !signbit(want))) {      /* nearly all: in a hurry */
        scale = (uint64_t)(1023 + 24 - (at < -125 ? -125 : at)) << 52;
        double per_ulp;
        memcpy(&per_ulp, &scale, sizeof scale);
        return fabs((double)got - want) * per_ulp;
    }
    if (isnan(want) || isnan(got)) return isnan(want) && isnan(got) ? 0 : 1e9;
    if (isinf(want)) return (double)got == want ? 0 : 1e9;
    if (isinf(got) && fabs(want) >= 0x1p128) return (got < 0) == (want < 0) ? 0 : 1e9;
    if (want == 0) return got == 0 && !signbit(got) == !signbit(want) ? 0 : 1e9;
    if (got == 0 && !signbit(got) != !signbit(want)) return 1e9;
    double g = isinf(got) ? copysign(0x1p128, got) : (double)got;
    int e;
    frexp(want, &e);
    return fabs(g - want) / ldexp(1, (e < -125 ? -125 : e) - 24);
}
typedef mapfn_status map_f32(size_t n, float *out, const float *x);
typedef struct { const char *name; map_f32 *map; double (*reference)(double); double limit, worst; float at; } function;

#define MAP(name, e32, e64) static mapfn_status name##_map(size_t n, float *out, const float *x) { return name##_f32_map(n, out, x); }
UNARY(MAP)
#define ROW(name, e32, e64) {#name, name##_map, name, e32, 0, 0},
static function all[] = {UNARY(ROW)};
enum { COUNT = (int)(sizeof all / sizeof *all) };
static uint64_t first, last = UINT32_MAX;

/* a function, and its fast form with it (or NULL): the reference takes most of the time */
static void measure(function *f, function *fast, uint64_t step)
{
    static float x[BLOCK], y[BLOCK];
    static double want[BLOCK];
    for (uint64_t u = first + step / 3; u <= last;) {
        int m = 0;
        for (; m < BLOCK && u <= last; u += step) { uint32_t v = (uint32_t)u; memcpy(&x[m++], &v, 4); }
        for (int i = 0; i < m; i++) want[i] = f->reference((double)x[i]);
        for (function *g = f; g; g = g == f ? fast : NULL) {
            g->map((size_t)m, y, x);
            for (int i = 0; i < m; i++) {
                double e = ulps(y[i], want[i]);
                if (e > g->worst) g->worst = e, g->at = x[i];
            }
        }
    }
    for (function *g = f; g; g = g == f ? fast : NULL) {
        printf("%-10s float  %.4f %a\n", g->name, g->worst, (double)g->at);
        printf("%s - %sf: at most %.4f ULP, at %a; allowed %.2f\n", g->worst <= g->limit ? "ok" : "not ok", g->name, g->worst, (double)g->at, g->limit);
    }
    fflush(stdout);
}
static int wanted(const char *name, int argc, char **argv)
{
    int found = argc < 3;
    for (int a = 2; a < argc; a++) found |= !strcmp(argv[a], name);
    return found;
}
int main(int argc, char **argv)
{
    char *part = NULL;
    uint64_t step = argc > 1 ? strtoull(argv[1], &part, 0) : 215, i, n;
    if (part && *part == ':') {
        i = strtoull(part + 1, &part, 0), n = strtoull(part + 1, NULL, 0);
        first = (i << 32) / n, last = ((i + 1) << 32) / n - 1;
    }
    for (int k = 0; k < COUNT; k++) {
        int is_fast = !strncmp(all[k].name, "fast_", 5), fast = -1, base = 0;
        for (int j = 0; j < COUNT; j++) {
            if (!strncmp(all[j].name, "fast_", 5) && !strcmp(all[j].name + 5, all[k].name)) fast = j;
            if (is_fast && !strcmp(all[j].name, all[k].name + 5)) base = wanted(all[j].name, argc, argv);
        }
        if (fast >= 0 && !wanted(all[fast].name, argc, argv)) fast = -1;
        if (wanted(all[k].name, argc, argv) && !base) measure(&all[k], fast >= 0 ? &all[fast] : NULL, step);
    }
    return 0;
}
