/* clang: -O2 -march=x86-64-v3 -DMAPFN_QUIRK_structs_expanded=0 */
#include "tests/quirks/probe.h"
typedef struct { float x, y, z; } vec3;
MAPFN(float, square, in(vec3, v)) { return v.x * v.x + v.y * v.y + v.z * v.z; }
PROBE((void)square_map(1000, y, (vec3 const *)(void const *)x))
