/* E25: `streaming` beside `fallible`, a warning
 * on: c c++
 * warning: yes
 * say: MAPFN_E25 root: streaming has no effect, as a fallible map has no result to stream
 * cure: Take `streaming` out: it is for the returned result, and here the function returns an error code. */
#include "mapfn.h"

MAPFN(int, root, in(float, x), out(float, y), fallible, streaming) /* <- here */
{
    *y = x;
    return x < 0;
}
