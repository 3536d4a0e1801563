/* gcc clang: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
typedef struct { float red, green, blue, alpha; } colour;
MAPFN(colour, painted, in(uint8_t, at), table(colour, palette, 256)) { return palette[at]; }
PROBE((void)painted_map(1000, (colour *)(void *)y, b, (colour const *)(void const *)x))
