/* E39: a result of a type that does not exist
 * on: c c++
 * say-gcc: ‘flaot’ undeclared
 * say-g++: ‘flaot’ was not declared
 * say-clang: use of undeclared identifier 'flaot'
 * say-clang++: 'flaot'
 * follow: g++=2 clang=2 clang++=1
 * cure: The first error is the compiler's own, at the word, and gcc has no other. */
#include "mapfn.h"

MAPFN(flaot, scale, in(float, x), uniform(float, a)) /* <- here */
{
    return a * x;
}
