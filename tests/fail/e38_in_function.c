/* E38: a definition in a function
 * on: c c++
 * say: a definition stands at file or namespace scope, and not in a function
 * follow: gcc=19
 * cure: Write it before the function. What a function's variable would give it is a `uniform` or a `table`. */
#include "mapfn.h"

void use(float *out, const float *x);
void use(float *out, const float *x)
{
    MAPFN(float, scale, in(float, x), uniform(float, a)) /* <- here */
    {
        return a * x;
    }
    scale_map(10, out, x, 2.0f);
}
