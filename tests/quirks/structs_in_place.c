/* gcc: -O2 */
#include "tests/quirks/probe.h"
typedef struct { float x; uint16_t lives; uint8_t team, kind; float y; } thing;
MAPFN(void, hit, inout(thing, t)) { t->lives -= 3; t->kind ^= 5; }
PROBE((void)hit_map(300, (thing *)(void *)c))
