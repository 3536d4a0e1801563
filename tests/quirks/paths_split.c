/* gcc: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
static int16_t levels[MOST * 4];
MAPFN(int16_t, level, in(int16_t, v), index(i), table(int16_t, steps, 64))
{
    int const m = ((v < 0 ? -v : v) * steps[i & 63] + 16384) >> 15;
    return (int16_t)(v < 0 ? -m : m);
}
PROBE((void)level_map(MOST * 4, levels, h, h))
