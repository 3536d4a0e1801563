/* The table of cells that driver.c (generated) holds and main.c times. */
#ifndef BENCH_FLAGS_DRIVER_H
#define BENCH_FLAGS_DRIVER_H
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
/* the map; the loop under the same flags, at -O3 where they say -O2, and both with the C library's mathematics: NULL where not linked */
enum { MAP, SAME, O3, LIBM_SAME, LIBM_O3, VARIANTS };
typedef struct cell {
    const char *name;
    void (*variant[VARIANTS])(size_t n);
    size_t n, values;  /* elements of a call, and values that they hold */
    int in, out;       /* the arrays' types: f d b s i */
    int compared;      /* the buffer whose first `results` values must be alike */
    size_t results;
} cell;
extern const cell cells[];
#ifdef __cplusplus
}
#endif
#define WEAK(function) extern void function(size_t) __attribute__((weak));
#ifdef __cplusplus
# define DECLARE(name) extern "C" { WEAK(map_##name) WEAK(same_##name) WEAK(o3_##name) WEAK(libm_##name) WEAK(libm_o3_##name) }
#else
# define DECLARE(name) WEAK(map_##name) WEAK(same_##name) WEAK(o3_##name) WEAK(libm_##name) WEAK(libm_o3_##name)
#endif
#define CELL(name, n, values, in, out, compared, results) \
    {#name, {map_##name, same_##name, o3_##name, libm_##name, libm_o3_##name}, n, values, in, out, compared, results}
#endif
