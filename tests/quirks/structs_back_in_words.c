/* gcc: -O2 */
#include "tests/quirks/probe.h"
typedef struct { float x, y; } point;
MAPFN(void, lift, inout(point, p), in(float, by)) { if (by > 0) p->y += by; }
PROBE((void)lift_map(300, (point *)(void *)c, (float const *)(void const *)b))
