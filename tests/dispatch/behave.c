/* What MAPFN_DISPATCH promises, in one program: behave [1 or 2] says which kernels it expects (1 narrow, 2 wide), and checks that both give
 * the bits of the looped map. Built with MAPFN_DISPATCH 0 it checks the same, for one kernel. */
#include "mapfn_omp.h"
#include "mapfn_math.h"
#include <stdio.h>
#include <stdlib.h>

enum { N = 3000 };
static size_t dense = 300; /* below this every n */
static float x[N], y[N], want[N], got[N];
static double wide[N], wider[N];
static int failures;

MAPFN_FN float helper(float v) { return v * 0.5f + 1; }
static float plain_helper(float v) { return v - 3; }
MAPFN(float, square, in(float, v)) { return v * v + helper(v); }
MAPFN(float, calls, in(float, v)) { return plain_helper(v) * 2 + mapfn_exp(v); }
MAPFN(double, widen, in(float, v)) { return (double)v * 1.1 + 2; }
MAPFN(int, picky, in(float, v), out(float, r), fallible)
{
    *r = v + 1;
    return v > 900 ? 7 : 0;
}
/* what the wide kernel leaves to the narrow one has the right indices, and fails as the rest does */
MAPFN(int, late, index(i), uniform(unsigned, last), in(float, v), out(float, r), fallible)
{
    *r = v + (float)(unsigned short)i;
    return i >= last ? 9 : 0;
}
MAPFN(float, stepped, in_strided(float, v), uniform(float, a)) { return a * v + 1; }
MAPFN(float, some, in(float, v), where(uint8_t, m)) { return v * 3; }
MAPFN(float, past, in(float, v), streaming) { return v * v; }
MAPFN(void, rows, in_row(float, v, 16), out_row(float, r, 16)) { (void)square_map(16, r, v); }
MAPFN(void, total, in(float, v), sum(float, s)) { *s = v; }
typedef struct { double a, b, c, d; } large;
MAPFN(large, structs, in(large, v)) { v.a += v.b * v.c; return v; }
#define SCALE(T, scale) MAPFN(T, scale, in(T, v), uniform(T, a)) { return (T)(a * v); }
MAPFN_FAMILY(scale, REAL, SCALE)

static void same(const char *what, size_t n)
{
    if (memcmp(want, got, sizeof got) == 0) return;
    if (failures++ < 10) printf("%s differs from the looped map at n = %zu\n", what, n);
}
#define EACH_WAY(name, map, ...) \
    memset(want, 0, sizeof want), memset(got, 0, sizeof got); \
    (void)map##_looped(n, want, __VA_ARGS__); \
    (void)map(n, got, __VA_ARGS__); \
    same(name, n);

static void check(void)
{
    static uint8_t mask[N];
    static large many[N], ours[N];
    mapfn_failure failure, looped_failure;
    for (size_t i = 0; i < N; i++) {
        x[i] = (float)(i % 1001) - 20;
        mask[i] = i % 3 != 0;
        many[i].a = many[i].b = many[i].c = many[i].d = (double)i;
    }
    for (size_t n = 0; n < N; n += n < dense ? 1 : 337) {
        EACH_WAY("square", square_map, x)
        EACH_WAY("calls", calls_map, x)
        EACH_WAY("stepped", stepped_map, x, 1, 3)
        EACH_WAY("some", some_map, x, mask)
        EACH_WAY("past", past_map, x)
        EACH_WAY("scale", scale_float_map, x, 2)
        memset(want, 0, sizeof want), memset(got, 0, sizeof got);
        (void)square_map_looped(n, want, x);
        (void)square_map_omp(n, got, x, NULL);
        same("square, OpenMP", n);
        memset(got, 0, sizeof got);
        (void)square_map_opts(n, got, x, MAPFN_OPTS(.grain = 100));
        same("square, in slices", n);
        memcpy(got, x, n * sizeof *x);
        (void)square_map(n, got, got);
        same("square, in place", n);
        memset(want, 0, sizeof want), memset(got, 0, sizeof got);
        (void)picky_map_looped(n, x, want, &looped_failure);
        (void)picky_map(n, x, got, &failure);
        same("picky", n);
        if (failure.index != looped_failure.index || failure.code != looped_failure.code) failures++, printf("another failure at n = %zu\n", n);
        for (unsigned last = n < 40 ? 0 : (unsigned)n - 40; last <= n; last++) {
            memset(want, 0, sizeof want), memset(got, 0, sizeof got);
            (void)late_map_looped(n, last, x, want, &looped_failure);
            (void)late_map(n, last, x, got, &failure);
            same("late", n);
            if (failure.index != looped_failure.index || failure.code != looped_failure.code) failures++, printf("late: another failure at n = %zu\n", n);
        }
        if (n % 16 == 0) {
            memset(want, 0, sizeof want), memset(got, 0, sizeof got);
            (void)square_map_looped(n, want, x);
            (void)rows_map(n / 16, x, got);
            same("rows", n);
        }
        (void)widen_map(n, wide, x);
        (void)widen_map_looped(n, wider, x);
        if (memcmp(wide, wider, n * sizeof *wide) != 0) failures++, printf("widen differs at n = %zu\n", n);
        (void)structs_map(n, ours, many);
        for (size_t i = 0; i < n; i++) failures += ours[i].a != (double)i + (double)i * (double)i;
    }
}

int main(int argc, char **argv)
{
    if (argc > 2) dense = (size_t)atoi(argv[2]);
#if MAPFN_WIDE
    int const expected = argc > 1 ? atoi(argv[1]) : 0;
    mapfn_ask_processor();
    int const asked = mapfn_processor;
    if (expected && asked != expected) failures++, printf("the processor was taken for %d, which is %d\n", asked, expected);
#define FIRST(what, call) \
    mapfn_processor = 0, mapfn_sure_count = 0; \
    (void)call; \
    if (mapfn_processor != asked) failures++, printf("%s: the first call found %d, not %d\n", what, mapfn_processor, asked);
    size_t volatile first = 100;
    float total = 0;
    FIRST("map", square_map(first, got, x))
    FIRST("few elements", square_map(first / 30, got, x))
    FIRST("constant n", square_map(1000, got, x))
    FIRST("options", square_map_opts(first, got, x, NULL))
    FIRST("OpenMP", square_map_omp(first, got, x, NULL))
    FIRST("fallible", picky_map(first, x, got, NULL))
    FIRST("strides", stepped_map(first, got, x, 1, 3))
    FIRST("sum", total_map(first, x, &total))
    mapfn_processor = 0, mapfn_sure_count = 0;
    check();
    for (mapfn_processor = 1; mapfn_processor <= asked; mapfn_processor++) check();
#else
    check();
#endif
    (void)y, (void)total_map_looped;
    if (failures == 0) printf("fine\n");
    return failures != 0;
}
