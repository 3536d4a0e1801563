/* What the modes cost: pairs of functions, the map (modes_maps.c) and its rival (modes_rivals.c). bench/modes.sh compiles and runs them. */
#include "bench.h"
#include <math.h>

#define PAIRS(M) \
    M(root, "sqrtf with MAPFN_NO_MATH_ERRNO", "the loop with -fno-math-errno") \
    M(root_double, "sqrt with MAPFN_NO_MATH_ERRNO", "the loop with -fno-math-errno") \
    M(same_bits, "degree 10, mapfn_muladd, MAPFN_SAME_BITS=1", "the loop, contracted") \
    M(fallible, "fallible", "the loop that returns nothing") \
    M(strided, "strided, stride 1", "the loop without strides") \
    M(row3, "rows of 3, vectorized", "rows of 3, looped") \
    M(row4, "rows of 4, vectorized", "rows of 4, looped") \
    M(row8, "rows of 8, vectorized", "rows of 8, looped") \
    M(random, "rng: two numbers an element", "Philox written into the loop") \
    M(scratch, "scratch of the caller's, 16 values", "a local array of 16") \
    M(streaming, "streaming", "the same map without") \
    M(in_place, "in place, in", "out of place")
#define DECLARE(name, map, rival) bench_fn map_##name, rival_##name;
PAIRS(DECLARE)

extern float *fx, *fy, *fz;
extern double *dx, *dz;
