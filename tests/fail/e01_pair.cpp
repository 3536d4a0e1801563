/* E01: a type with a comma
 * on: c++
 * say: MAPFN_E01 int>: there is no f in mapfn: a type with commas takes a typedef;
 * follow: g++=30 clang++=19
 * cure: The preprocessor knows no angle brackets. Write `typedef std::pair<int, int> pair;` before it, and `MAPFN(pair, f, in(int, x))`. */
#include <utility>
#include "mapfn.h"

MAPFN(std::pair<int, int>, f, in(int, x)) /* <- here */
{
    return std::pair<int, int>(x, x);
}

void use(std::pair<int, int> *out, const int *x);
void use(std::pair<int, int> *out, const int *x)
{
    f_map(10, out, x);
}
