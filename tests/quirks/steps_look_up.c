/* gcc: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
static int found[MOST];
MAPFN(bool, walked, in(float, slope), state(float, at, slope), state(int, place, 0), table(uint8_t, cells, 4096),
    out_state(int, hit, 0), repeat(64))
{
    bool const far = *at > 0.5f;
    *at += far ? slope - 0.75f : slope * 0.5f + 0.125f;
    *place += far ? 1 : 64;
    *hit = cells[*place & 4095];
    return *hit < 250;
}
PROBE((void)walked_map(MOST, x, b, found))
