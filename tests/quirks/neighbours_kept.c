/* clang: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
MAPFN(void, slopes, in_row(int16_t, u, w), in_row(int16_t, m, w), in_row(int16_t, d, w), out_row(uint8_t, o, w),
    uniform(int, w))
{
    o[0] = o[w - 1] = 0;
    for (int i = 1; i + 1 < w; i++) {
        int const across = u[i + 1] + 2 * m[i + 1] + d[i + 1] - u[i - 1] - 2 * m[i - 1] - d[i - 1];
        int const down = d[i - 1] + 2 * d[i] + d[i + 1] - u[i - 1] - 2 * u[i] - u[i + 1];
        o[i] = (uint8_t)((across * across + down * down) >> 8);
    }
}
PROBE((void)slopes_map(30, h, h + 100, h + 200, b, 100))
