/* E48: a parameter that is no plain name
 * on: c c++
 * say-gcc: MAPFN_E48_names_are_plain_and_differ_
 * say-g++: MAPFN_E48_names_are_plain_and_differ_
 * say-clang: MAPFN_E48
 * say-clang++: MAPFN_E48
 * follow: gcc=200 g++=200 clang=300 clang++=300
 * cure: Write a name alone: `in(float, x)`. What the function gets says the kind. A name that is a macro, as `I` of complex.h, is none. */
#include "mapfn.h"

MAPFN(float, square, in(float, *x)) /* <- here */
{
    return x * x;
}
