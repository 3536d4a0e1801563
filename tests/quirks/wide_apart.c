/* gcc: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
typedef struct { float px, py, pz, vx, vy, vz, mass, time; } body;
MAPFN(float, some, in(body, b)) { return b.mass * (b.vx + b.time); }
PROBE((void)some_map(1000, y, (body const *)(void const *)x))
