/* A pointer that is counted, and not what it points to
 * on: c c++
 * say-gcc: read-only parameter ‘steps’
 * say-g++: read-only parameter ‘steps’
 * say-clang: cannot assign to variable 'steps' with const-qualified type
 * say-clang++: cannot assign to variable 'steps' with const-qualified type
 * cure: An output is a pointer to its value: `++*steps;`, or `(*steps)++;`. */
#include "mapfn.h"

MAPFN(bool, halved, in(int, x), state(int, v, x), out_state(int, steps, 0), repeat(40))
{
    if (*v < 2) return false;
    *v /= 2;
    steps++; /* <- here */
    return true;
}
