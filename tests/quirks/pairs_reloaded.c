/* gcc: -O2 */
#include "mapfn_math.h"
#include "tests/quirks/probe.h"
MAPFN(void, shares, in_row(float, v, 10), out_row(float, p, 10))
{
    float most = v[0], sum = 0, e[10];
    for (int i = 1; i < 10; i++) most = v[i] > most ? v[i] : most;
    for (int i = 0; i < 10; i++) e[i] = mapfn_exp(v[i] - most);
    for (int i = 0; i < 10; i++) sum += e[i];
    for (int i = 0; i < 10; i++) p[i] = e[i] / sum;
}
/* leaves addresses on the stack, which are denormal numbers if they are read as floats */
static __attribute__((__noinline__)) void call_others(void)
{
    void *volatile left[256];
    for (int i = 0; i < 256; i++) left[i] = x;
}
PROBE(call_others(); (void)shares_map(MOST, y, x))
