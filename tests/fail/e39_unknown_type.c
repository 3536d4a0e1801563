/* E39: a type that does not exist
 * on: c c++
 * say-gcc: ‘flaot’ undeclared
 * say-g++: ‘flaot’ was not declared
 * say-clang: use of undeclared identifier 'flaot'
 * say-clang++: 'flaot'
 * follow: g++=3 clang=4 clang-16=6 clang-19=6 clang++=4
 * cure: The first error is the compiler's own, at the word, and gcc has no other. */
#include "mapfn.h"

MAPFN(float, scale, in(flaot, x), uniform(float, a)) /* <- here */
{
    return a * x;
}
