/* clang: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
static float error, *volatile out = z; /* clang knows neither which array it is nor how many elements there are */
static volatile size_t few = 24;
MAPFN(float, residual, in(float, a), in(float, b), sum(float, s)) { float d = a - b; *s = d * d; return d; }
PROBE((void)residual_map(few, out, x, y, &error))
