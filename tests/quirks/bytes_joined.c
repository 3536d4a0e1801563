/* gcc: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
typedef struct { uint8_t r, g, b, a; } pixel;
#define TIMES(v) (uint8_t)((v * p.a + 255) >> 8)
MAPFN(pixel, attenuate, in(pixel, p)) { pixel const q = {TIMES(p.r), TIMES(p.g), TIMES(p.b), p.a}; return q; }
PROBE((void)attenuate_map(1000, (pixel *)(void *)c, (pixel const *)(void const *)b))
