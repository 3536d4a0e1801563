/* E48: two parameters of one name
 * on: c c++
 * say-gcc: duplicate member ‘MAPFN_E48_names_are_plain_and_differ_x’
 * say-g++: MAPFN_E48_names_are_plain_and_differ_x
 * say-clang: duplicate member 'MAPFN_E48_names_are_plain_and_differ_x'
 * say-clang++: MAPFN_E48_names_are_plain_and_differ_x
 * follow: gcc=20 g++=2 clang=1 clang++=1
 * cure: Give each parameter a name of its own. */
#include "mapfn.h"

MAPFN(float, product, in(float, x), in(float, x)) /* <- here */
{
    return x * x;
}
