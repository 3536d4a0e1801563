/* fused.c: results of every function at many arguments, as one number each:    fused [POINTS]
 * run.sh compares many builds, above all those with fused multiply-add to one without. SUMS: results go into a sum, with which a product at a
 * function's end could be fused. No maps here (bits.c has them), so that it compiles fast. */
#define NO_MAPS 1
#ifndef SUMS
# define SUMS 0
#endif
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "functions.h"

static uint64_t hash;
static volatile double some = 1.0 / 3;
static void add64(double y) { uint64_t u; memcpy(&u, &y, 8); hash = (hash ^ (y != y ? 1 : u)) * 0x100000001b3u; }
static void add32(float y) { uint32_t u; memcpy(&u, &y, 4); hash = (hash ^ (y != y ? 1 : u)) * 0x100000001b3u; }

/* any bits; up to 16; up to 1 */
static double argument(int kind)
{
    uint64_t u = draw_bits();
    double x = ldexp((double)(int64_t)u, kind == 1 ? -59 : -63);
    if (kind == 0) memcpy(&x, &u, 8);
    return x;
}
static float argumentf(int kind)
{
    uint32_t u = (uint32_t)(draw_bits() >> 32);
    float x = (float)argument(kind);
    if (kind == 0) memcpy(&x, &u, 4);
    return x;
}
int main(int argc, char **argv)
{
    int points = argc > 1 ? atoi(argv[1]) : 300000;
    double third = some;
    float thirdf = (float)third;
#define PLUS(y, c) (SUMS ? (y) + (c) : (y))
#define HASH1(name, e32, e64) \
    hash = 0; \
    for (int i = 0; i < points; i++) add64(PLUS(mapfn_##name(argument(i % 3)), third)), add32(PLUS(mapfn_##name##f(argumentf(i % 3)), thirdf)); \
    printf("%s %016llx\n", #name, (unsigned long long)hash);
#define HASH2(name, e32, e64) \
    hash = 0; \
    for (int i = 0; i < points; i++) { \
        double x = argument(i % 3); float xf = argumentf(i % 3); \
        add64(PLUS(mapfn_##name(x, argument(i % 4 % 3)), third)), add32(PLUS(mapfn_##name##f(xf, argumentf(i % 4 % 3)), thirdf)); \
    } \
    printf("%s %016llx\n", #name, (unsigned long long)hash);
    UNARY(HASH1)
    BINARY(HASH2)
    return 0;
}
