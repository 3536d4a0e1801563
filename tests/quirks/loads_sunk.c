/* clang: -O2 */
#include "tests/quirks/probe.h"
MAPFN(void, drawn, inout(float, p), inout(float, v), in(float, f), in(float, m))
{
    if (*p > m) { float s = *p - m * f; *v += s * 1e-9f; *p = s > 0 ? s : *p; }
}
PROBE((void)drawn_map(1000, x, y, z, x + MOST))
