/* E22: a reduction of a large type
 * on: c c++
 * say-gcc: MAPFN_E22: reduce takes a type of at most 256 bytes that memcpy may copy, and the T of `h` is none; see
 * say-g++: MAPFN_E22: reduce takes a type of at most 256 bytes that memcpy may copy, and the T of `h` is none; see
 * say-clang: MAPFN_E22: reduce takes a type of at most 256 bytes that memcpy may copy, and the T of `s` is none; see
 * say-clang++: MAPFN_E22: reduce takes a type of at most 256 bytes that memcpy may copy, and the T of `s` is none; see
 * cure: Reduce something small that stands for it, as an index; or give each element a row of its own (`out_row`) and add the rows afterwards. */
#include "mapfn.h"

typedef struct histogram { unsigned bin[100]; } histogram;
MAPFN_FN histogram empty(void) { histogram h = {{0}}; return h; }
MAPFN_FN histogram both(histogram a, histogram b) { for (int k = 0; k < 100; k++) a.bin[k] += b.bin[k]; return a; }

MAPFN(void, count, in(unsigned char, x), reduce(histogram, h, both, empty())) /* <- here */
{
    h->bin[x % 100] = 1;
}
