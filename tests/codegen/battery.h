/* The battery: element functions whose loops gcc and clang must vectorize, or are known not to (expected.txt).
 * Each one's two loops are made to stay in the object file; all its other functions would cost time and are not looked at. With
 * BATTERY_KEPT, a header that run.sh makes of expected.txt (#define KEPT_saxpy vectorized), only the one that is looked at. */
#ifndef BATTERY_H
#define BATTERY_H
#include "mapfn.h"
#ifdef BATTERY_KEPT
# include BATTERY_KEPT
# define KEEP(name) KEEP_ONE(KEPT_##name, name)
# define KEEP_ONE(kernel, name) KEEP_CHUNK(kernel, name)
# define KEEP_CHUNK(kernel, name) \
    static mapfn_chunk mapfn_chunk_##kernel##_##name; \
    extern mapfn_chunk *const kernel_of_##name; \
    mapfn_chunk *const kernel_of_##name = mapfn_chunk_##kernel##_##name;
#else
# define KEEP(name) \
    static mapfn_chunk mapfn_chunk_vectorized_##name, mapfn_chunk_looped_##name; \
    extern mapfn_chunk *const kernels_of_##name[]; \
    mapfn_chunk *const kernels_of_##name[] = {mapfn_chunk_vectorized_##name, mapfn_chunk_looped_##name};
#endif
#define ELEMENT(R, name, ...) KEEP(name) MAPFN(R, name, __VA_ARGS__)
#define ELEMENT_OF(R, f, ...) KEEP(f) MAPFN_OF(R, f, __VA_ARGS__)
#endif
