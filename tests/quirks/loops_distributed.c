/* gcc: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
typedef struct { uint8_t red, green, blue, alpha; } colour;
static colour made[MOST * 4];
MAPFN(colour, exchanged, in(colour, from))
{
    uint8_t const red = from.red;
    from.red = from.blue;
    from.blue = red;
    return from;
}
PROBE((void)exchanged_map(MOST * 4, made, (colour const *)b))
