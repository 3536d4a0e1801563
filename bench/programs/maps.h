/* What the map versions share. */
#ifndef BENCH_PROGRAMS_MAPS_H
#define BENCH_PROGRAMS_MAPS_H
#include "mapfn.h"
#ifdef _OPENMP
# include "mapfn_omp.h"
#endif
#include <stdio.h>
#include <stdlib.h>

/* Flags that mapfn_math.h refuses: the C library's functions, as the plain version has them. run.sh tries it and defines LIBM. */
#ifdef LIBM
# include <math.h>
# define MATH(function) function
#else
# include "mapfn_math.h"
# define MATH(function) mapfn_##function
#endif

/* The sum of a row's products, in the order of `sum`: vectorized without -ffast-math. */
MAPFN(void, product, in(float, a), in(float, b), sum(float, s)) { *s = a * b; }
MAPFN_FN float dot(const float *a, const float *b, size_t n)
{
    float s = 0;
    (void)product_map(n, a, b, &s);
    return s;
}

/* RUN(scale, n, out, x): scale_map, with -fopenmp scale_map_omp. It must not fail. */
#ifdef _OPENMP
# define RUN(name, ...) done(name##_map_omp(__VA_ARGS__, NULL))
#else
# define RUN(name, ...) done(name##_map(__VA_ARGS__))
#endif
static inline void done(mapfn_status status)
{
    if (status == MAPFN_OK) return;
    fprintf(stderr, "%s\n", mapfn_explain());
    abort();
}
#endif
