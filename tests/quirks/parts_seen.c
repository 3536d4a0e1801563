/* clang: -O3 -march=x86-64-v4 */
#include "tests/quirks/probe.h"
typedef struct { float scale; int8_t q[32]; } block;
MAPFN(void, product, in(block, a), in(block, b), sum(float, s)) { int t = 0; for (int j = 0; j < 32; j++) t += a.q[j] * b.q[j]; *s = (float)t * a.scale * b.scale; }
static float s;
PROBE((void)product_map_looped(1000, (block const *)(void const *)b, (block const *)(void const *)c, &s))
