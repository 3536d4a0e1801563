/* clang: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
MAPFN(void, limited, in_row(float, x, 16), out_row(float, y, 16))
{
    for (int k = 0; k < 16; k++) y[k] = x[k] < 0.5f ? x[k] * x[k] : x[k] + 0.25f;
}
PROBE((void)limited_map(250, x, y))
