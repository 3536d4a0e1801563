/* A body that does not compile
 * on: c c++ nvcc
 * say-gcc: undeclared
 * say-g++: not declared
 * say-clang: undeclared
 * say-clang++: undeclared
 * say-nvcc: is undefined
 * cure: The compiler's own message, in the body, and nothing else. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    float y = a * x;
    return y + addend; /* <- here */
}
