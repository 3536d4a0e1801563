/* clang: -O2 */
#include "tests/quirks/probe.h"
MAPFN(void, bank, index(i), out_row(int16_t, y, 256), table(int16_t, x, 272), table(int16_t, taps, 8 * 16))
{
    for (size_t j = 0; j < 256; j++) {
        int s = 1 << 14;
        for (size_t k = 0; k < 16; k++) s += taps[i * 16 + k] * x[j + k];
        y[j] = (int16_t)(s >> 15);
    }
}
static int16_t out[MOST];
PROBE((void)bank_map(8, out, h, h + 2000))
