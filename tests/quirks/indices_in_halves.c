/* clang: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
MAPFN(bool, walk, index(i), uniform(float, end), out_state(float, r, 0), state(uint32_t, s, 1), repeat(60)) { *s = *s * 1664525u + (uint32_t)i; *r += (float)(*s >> 24); return *r < end; }
PROBE((void)walk_map(1000, 2000, y))
