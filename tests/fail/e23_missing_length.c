/* E23: too few arguments of a parameter
 * on: c c++ nvcc
 * say: MAPFN_E23 shade: table(float, t) takes three arguments: its type, its name, and how many values
 * cure: Write all that the message asks for: `table(float, t, 256)`. */
#include "mapfn.h"

MAPFN(float, shade, in(unsigned char, level), table(float, t)) /* <- here */
{
    return t[level];
}

void use(float *out, const unsigned char *level, const float *t);
void use(float *out, const unsigned char *level, const float *t)
{
    shade_map(10, out, level, t);
}
