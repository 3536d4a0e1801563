/* gcc: -O2 */
#include "tests/quirks/probe.h"
static int16_t values[MOST * 16], levels[MOST * 16];
static uint16_t steps[64];
MAPFN(void, level, in_row(int16_t, v, 64), table(uint16_t, step, 64), table(uint8_t, order, 64), out_row(int16_t, o, 64))
{
    for (int i = 0; i < 64; i++) {
        int const j = order[i], large = ((v[j] < 0 ? -v[j] : v[j]) * step[j] + 32768) >> 16;
        o[i] = (int16_t)(v[j] < 0 ? -large : large);
    }
}
static void fill(void) /* with more signs than a processor remembers */
{
    for (int i = 0; i < MOST * 16; i++) values[i] = (int16_t)(b[i] - 128);
    for (int i = 0; i < 64; i++) c[i] = (uint8_t)((i * 37 + 11) % 64), steps[i] = (uint16_t)(300 + 100 * i);
}
PROBE(if (steps[0] == 0) fill(); (void)level_map(MOST / 4, values, steps, c, levels))
