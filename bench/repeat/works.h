/* The works of this benchmark: each is a loop that ends when its data say so, over n elements, in up to four forms: `scalar` is a plain
 * `while`, `looped` and `lanes` are the two maps, `highway` and `xsimd` are by hand, a vector of elements until all of them are done. */
#ifndef WORKS_H
#define WORKS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
typedef struct arrays {
    size_t n;
    const void *x, *y;
    void *out;
} arrays;
typedef void work(const arrays *a);

/* WORK(name, type of x, of y, of the result), ONE(…) without y */
#define WORKS(WORK, ONE) \
    WORK(mandelbrot_float, float, float, int) \
    WORK(mandelbrot_double, double, double, int) \
    ONE(newton_root, float, float) \
    ONE(cube_root, double, double) \
    WORK(kepler, double, double, double) \
    ONE(lambert_w, double, double) \
    ONE(collatz, uint32_t, int) \
    ONE(collatz_64, uint64_t, int) \
    WORK(euclid, uint32_t, uint32_t, uint32_t) \
    ONE(bisection, float, float) \
    ONE(disc, uint32_t, float) \
    WORK(ray_march, float, float, float)
#define DECLARE(name, ...) extern work scalar_##name, looped_##name, lanes_##name;
WORKS(DECLARE, DECLARE)
#define BY_HAND(NAME) NAME(mandelbrot_float) NAME(mandelbrot_double) NAME(newton_root) NAME(collatz) NAME(bisection)
#define DECLARE_HAND(name) extern work highway_##name, xsimd_##name;
BY_HAND(DECLARE_HAND)
#ifdef __cplusplus
}
#endif
#endif
