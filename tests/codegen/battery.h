/* The battery: element functions whose loops gcc and clang must vectorize, or are known not to (expected.txt).
 * Each one's two loops are made to stay in the object file; all its other functions would cost time and are not looked at. */
#ifndef BATTERY_H
#define BATTERY_H
#include "mapfn.h"
#define KEEP(name) \
    static mapfn_chunk mapfn_chunk_vectorized_##name, mapfn_chunk_looped_##name; \
    extern mapfn_chunk *const kernels_of_##name[]; \
    mapfn_chunk *const kernels_of_##name[] = {mapfn_chunk_vectorized_##name, mapfn_chunk_looped_##name};
#define ELEMENT(R, name, ...) KEEP(name) MAPFN(R, name, __VA_ARGS__)
#define ELEMENT_OF(R, f, ...) KEEP(f) MAPFN_OF(R, f, __VA_ARGS__)
#endif
