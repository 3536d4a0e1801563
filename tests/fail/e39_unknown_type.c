/* E39: a type that does not exist
 * on: c c++
 * say-gcc: ‘flaot’ undeclared
 * say-g++: ‘flaot’ was not declared
 * say-clang: use of undeclared identifier 'flaot'
 * say-clang++: 'flaot'
 * follow: gcc=24 g++=2 clang=2 clang++=1
 * cure: The first error is the compiler's own, at the word. clang stops after it; gcc goes on unless it has `-Wfatal-errors`. */
#include "mapfn.h"

MAPFN(float, scale, in(flaot, x), uniform(float, a)) /* <- here */
{
    return a * x;
}
