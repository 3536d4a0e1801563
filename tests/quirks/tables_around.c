/* clang: -O2 */
#include "tests/quirks/probe.h"
MAPFN(void, smooth, index(r), out_row(float, y, w), table(float, t, rows * w), uniform(int, rows), uniform(int, w))
{
    float const *x = t + r * (size_t)w;
    for (int c = 1; c < w - 1; c++) y[c] = 0.25f * x[c - 1] + 0.5f * x[c] + 0.25f * x[c + 1];
}
PROBE((void)smooth_map(20, y, x, 20, 200))
