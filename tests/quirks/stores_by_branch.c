/* clang: -O2 */
#include "tests/quirks/probe.h"
typedef struct { float x, y, z; } v3;
#undef MAPFN_TRUST_COST_MODEL
#define MAPFN_TRUST_COST_MODEL 0 /* as in files with mapfn_math.h */
MAPFN(void, move, inout(v3, p), inout(v3, v), in(v3, f), in(uint8_t, pinned), uniform(float, t))
{
    if (pinned > 128) return;
    v->x += f.x * t; v->y += f.y * t; v->z += f.z * t;
    p->x += v->x * t; p->y += v->y * t; p->z += v->z * t;
}
PROBE((void)move_map(1000, (v3 *)(void *)x, (v3 *)(void *)y, (v3 *)(void *)z, b, 0.001f))
