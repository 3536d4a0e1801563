/* E39: a struct that is declared nowhere
 * on: c c++
 * say-gcc: incomplete type ‘struct nope’
 * say-g++: MAPFN_E39 scale: the type of an item is void, an array, a reference, or a struct that is not complete
 * say-clang: incomplete type 'struct nope'
 * say-clang++: MAPFN_E39: a type in this definition is not known, or is void, an array or a reference
 * follow: gcc=30 clang=2
 * cure: Define the struct before the map. In C the first error is the compiler's own, at the word, and gcc has more of that kind. */
#include "mapfn.h"

MAPFN(float, scale, in(struct nope, x), uniform(float, a)) /* <- here */
{
    return a * x.value;
}
