/* clang: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
typedef struct { float x, y, z, w; } point;
MAPFN(float, some, in(point, p)) { return p.x * p.y + p.w; }
MAPFN(float, row, in_row(float, p, 4)) { return p[0] * p[2]; }
PROBE((void)some_map_vectorized(1000, y, (point const *)(void const *)x); (void)row_map_vectorized(1000, z, x))
