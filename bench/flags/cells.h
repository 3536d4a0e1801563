/* What the generated cells (cells.py) are compiled with: maps.c as it is, loops.c with -D'LOOP(name)=…' */
#ifndef BENCH_FLAGS_CELLS_H
#define BENCH_FLAGS_CELLS_H
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include "mapfn.h"
#ifdef LIBM
# define M_float(function) function##f
# define M_double(function) function
#else
# include "mapfn_math.h"
# define M_float(function) mapfn_##function##f
# define M_double(function) mapfn_##function
#endif
#ifdef __cplusplus
# define BENCH_C extern "C"
#else
# define BENCH_C
#endif
#define NOINLINE __attribute__((noinline))
#ifndef LOOP
# define LOOP(name) loop_of_##name
#endif
#ifdef __cplusplus
extern "C" {
#endif
extern char *buffers[4];                  /* first output, second output, first input, second input */
extern size_t row_length;                 /* values that the compiler does not know */
extern ptrdiff_t stride1, stride3;
#ifdef __cplusplus
}
#endif
#endif
