/* E01: a word that resembles no kind
 * on: c c++
 * say: MAPFN_E01 scale: there is no gather(float, x) in mapfn: a type with commas takes a typedef;
 * say: Parameters: in out inout uniform
 * cure: Write one of the kinds that the message lists. */
#include "mapfn.h"

MAPFN(float, scale, /* <- clang clang++ gcc-15 */
    gather(float, x),
    uniform(float, a)) /* <- gcc g++ */
{
    return a * x;
}
