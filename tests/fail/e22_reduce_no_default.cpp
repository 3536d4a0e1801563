/* E22: a reduction of a class without a default constructor
 * on: c++
 * say-g++: MAPFN_E22: the T of `m` has no default constructor, which a variable of it needs
 * say-clang++: MAPFN_E22: the T of `s` has no default constructor, which a variable of it needs
 * cure: Give the class a default constructor, as `best() = default;`, or reduce a struct with the same members. */
#include "mapfn.h"

struct best {
    int value;
    best(int v) : value(v) {}
};
MAPFN_FN best larger(best a, best b) { return a.value > b.value ? a : b; }

MAPFN(void, highest, in(int, x), reduce(best, m, larger, best(-1))) /* <- here */
{
    *m = best(x);
}
