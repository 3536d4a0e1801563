/* clang: -O2 */
#include "tests/quirks/probe.h"
typedef struct { float x, y, z, w; } vec4;
MAPFN(float, square, in(vec4, v)) { return v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w; }
PROBE((void)square_map(1000, y, (vec4 const *)(void const *)x))
