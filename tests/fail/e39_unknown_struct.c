/* E39: a struct that is declared nowhere
 * on: c c++
 * say-gcc: incomplete type ‘struct nope’
 * say-g++: incomplete type ‘nope’
 * say-clang: incomplete type 'struct nope'
 * say-clang++: incomplete type 'struct nope'
 * follow: gcc=30 g++=1 clang=2 clang++=1
 * cure: The first error is the compiler's own, at the word. gcc has more of that kind in C, where nothing can stop it. */
#include "mapfn.h"

MAPFN(float, scale, in(struct nope, x), uniform(float, a)) /* <- here */
{
    return a * x.value;
}
