/* gcc: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
typedef struct { uint8_t r, g, b, a; } pixel;
static inline uint8_t brighter(uint8_t v)
{
    int const s = v + 100;
    return (uint8_t)(s > 255 ? 255 : s);
}
MAPFN(pixel, brightened, in(pixel, p))
{
    pixel r = {brighter(p.r), brighter(p.g), brighter(p.b), p.a};
    return r;
}
PROBE((void)brightened_map(MOST, (pixel *)(void *)c, (pixel const *)(void const *)b))
