/* clang: -O2 */
#include "tests/quirks/probe.h"
#include "mapfn_math.h"
/* larger than what clang inlines by itself where there are two calls */
static float shaded(float v) { return mapfn_powf(v, 0.4545f) * mapfn_sinf(v) + mapfn_expf(-v); }
float shaded_elsewhere(float v);
float shaded_elsewhere(float v) { return shaded(v); }
MAPFN(float, lit, in(float, v)) { return shaded(v) + 1; }
PROBE((void)lit_map(1000, y, x))
