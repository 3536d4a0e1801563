/* clang: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
MAPFN(float, noise, in(uint32_t, i), table(uint8_t, t, 256)) { return (float)(t[(t[i & 255] + (i >> 8)) & 255] & 15) * 0.125f; }
PROBE((void)noise_map(1000, y, (uint32_t const *)k, b))
