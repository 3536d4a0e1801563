/* flags.c: what a project's flags do to the functions. Prints a fingerprint of each function's results:    flags
 * run.sh compiles this with -ffast-math and its parts, and compares with a build without them. The maps are what user code has: bodies that
 * call a function directly, through a helper of either kind, through MAPFN_OF, through a nested map. Nothing here compares floating numbers,
 * as these flags would change what it finds. */
#include <math.h>
#include <stdio.h>
#include "functions.h"

enum { N = 4096, KINDS = 3 };
static double xd[N], yd[N], zd[N], first[KINDS][N], second[KINDS][N];
static float xf[N], yf[N], zf[N];
static const char *const kinds[KINDS] = {"tame", "wide", "special"};

static uint64_t bits64(double a) { uint64_t u; memcpy(&u, &a, 8); return (u << 1) > 0xffe0000000000000u ? 0x7ff8000000000000u : u; }
static uint32_t bits32(float a) { uint32_t u; memcpy(&u, &a, 4); return (u << 1) > 0xff000000u ? 0x7fc00000u : u; }
static double of_bits64(uint64_t u) { double x; memcpy(&x, &u, 8); return x; }
static float of_bits32(uint32_t u) { float x; memcpy(&x, &u, 4); return x; }
static void inputs(void)
{
    static const uint64_t special[] = {0, 1, 0x000fffffffffffffu, 0x0010000000000000u, 0x3ff0000000000000u, 0x4000000000000000u,
        0x7fefffffffffffffu, 0x7ff0000000000000u, 0x7ff8000000000000u, 0x3fe0000000000000u, 0x0008000000000000u, 0x4008000000000000u};
    size_t count = sizeof special / sizeof *special;
    for (size_t i = 0; i < N; i++) { /* numbers of up to 8, one rounding each; any finite ones; special ones */
        first[0][i] = (double)(int64_t)draw_bits() * 0x1p-60, second[0][i] = (double)(int64_t)draw_bits() * 0x1p-60;
        first[1][i] = of_bits64(draw_bits() & 0xffdfffffffffffffu), second[1][i] = of_bits64(draw_bits() & 0xffdfffffffffffffu);
        first[2][i] = of_bits64(special[i % count] | (uint64_t)(i / count % 2) << 63);
        second[2][i] = of_bits64(special[i / count / 2 % count] | (uint64_t)(i / count / 2 / count % 2) << 63);
    }
}
/* floats: of the same kinds, made from bits */
static float narrow(int kind, double x)
{
    uint64_t u = bits64(x);
    if (kind == 0) return (float)x;
    if (kind == 1) return of_bits32((uint32_t)(u >> 32) & 0xfeffffffu);
    uint32_t sign = (uint32_t)(u >> 63) << 31, exponent = (uint32_t)(u >> 52) & 2047, fraction = (uint32_t)(u >> 29) & 0x7fffffu;
    if (exponent == 0 && u << 12 != 0 && fraction == 0) fraction = 1;
    return of_bits32(sign | (exponent == 0 ? 0 : exponent == 2047 ? 255 : exponent == 2046 ? 254 : exponent == 1 ? 1 : exponent - 896) << 23 | fraction);
}
static void report(const char *name, int kind, const char *type, int is_float)
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < N; i++) hash = (hash ^ (is_float ? bits32(zf[i]) : bits64(zd[i]))) * 0x100000001b3u;
    printf("%s %s %s %016llx\n", name, type, kinds[kind], (unsigned long long)hash);
}
/* ---- the same functions, reached in each of the ways; no arithmetic of their own, which the flags may change ---- */
MAPFN_FN float in_helper_f(float x) { return mapfn_pow(mapfn_exp(x), mapfn_sin(x)); }
MAPFN_FN double in_helper(double x) { return mapfn_pow(mapfn_exp(x), mapfn_sin(x)); }
static float in_function_f(float x) { return mapfn_pow(mapfn_exp(x), mapfn_sin(x)); }
static double in_function(double x) { return mapfn_pow(mapfn_exp(x), mapfn_sin(x)); }
static float of_f(float x) { return mapfn_pow(mapfn_exp(x), mapfn_sin(x)); }
static double of_d(double x) { return mapfn_pow(mapfn_exp(x), mapfn_sin(x)); }
MAPFN(float, direct_f, in(float, x)) { return mapfn_pow(mapfn_exp(x), mapfn_sin(x)); }
MAPFN(double, direct, in(double, x)) { return mapfn_pow(mapfn_exp(x), mapfn_sin(x)); }
MAPFN(float, helped_f, in(float, x)) { return in_helper_f(x); }
MAPFN(double, helped, in(double, x)) { return in_helper(x); }
MAPFN(float, called_f, in(float, x)) { return in_function_f(x); }
MAPFN(double, called, in(double, x)) { return in_function(x); }
MAPFN_OF(float, of_f, in(float, x));
MAPFN_OF(double, of_d, in(double, x));
MAPFN(void, nested_f, in_row(float, x, 64), out_row(float, y, 64)) { (void)direct_f_map(64, y, x); }
MAPFN(void, nested, in_row(double, x, 64), out_row(double, y, 64)) { (void)direct_map(64, y, x); }

int main(void)
{
    inputs();
    for (int kind = 0; kind < KINDS; kind++) {
        for (size_t i = 0; i < N; i++) xd[i] = first[kind][i], yd[i] = second[kind][i], xf[i] = narrow(kind, xd[i]), yf[i] = narrow(kind, yd[i]);
#define RUN1(name, e32, e64) \
        name##_f32_map(N, zf, xf), report(#name, kind, "float", 1); \
        name##_f64_map(N, zd, xd), report(#name, kind, "double", 0);
#define RUN2(name, e32, e64) \
        name##_f32_map(N, zf, xf, yf), report(#name, kind, "float", 1); \
        name##_f64_map(N, zd, xd, yd), report(#name, kind, "double", 0);
        UNARY(RUN1)
        BINARY(RUN2)
#define WAY(name) \
        name##_f_map(N, zf, xf), report(#name, kind, "float", 1); \
        name##_map(N, zd, xd), report(#name, kind, "double", 0);
        WAY(direct) WAY(helped) WAY(called)
        of_f_map(N, zf, xf), report("of", kind, "float", 1);
        of_d_map(N, zd, xd), report("of", kind, "double", 0);
        nested_f_map(N / 64, xf, zf), report("nested", kind, "float", 1);
        nested_map(N / 64, xd, zd), report("nested", kind, "double", 0);
    }
    return 0;
}
