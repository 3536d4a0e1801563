/* clang: -O2 -march=x86-64-v4 */
#include "tests/quirks/probe.h"
typedef struct { float x, y, z; } vec3;
MAPFN(float, length2, where(uint8_t, m), in(vec3, p)) { return p.x * p.x + p.y * p.y + p.z * p.z; }
PROBE((void)length2_map(1000, y, b, (vec3 const *)(void const *)x))
