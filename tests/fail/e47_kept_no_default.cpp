/* E47: kept values of a class without a default constructor
 * on: c++
 * say-g++: MAPFN_E47: the T of `found` has no default constructor, which a variable of it needs
 * say-clang++: MAPFN_E47: the T of `y` has no default constructor, which a variable of it needs
 * cure: Give the class a default constructor, as `hit() = default;`, or keep the index, `kept(size_t, at)`. */
#include "mapfn.h"

struct hit {
    int at;
    hit(int a) : at(a) {}
};

MAPFN(bool, keep_hits, in(int, x), kept(hit, found)) /* <- here */
{
    *found = hit(x);
    return x > 0;
}
