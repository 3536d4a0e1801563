/* E07: _map_vectorized of a map whose types rule it out
 * on: c c++ nvcc
 * say-gcc: MAPFN_E07: the type of a parameter or of the result rules out _map_vectorized
 * say-g++: MAPFN_E07: the type of a parameter or of the result rules out _map_vectorized
 * say-nvcc: MAPFN_E07: the type of a parameter or of the result rules out _map_vectorized
 * say-clang: MAPFN_E07: the type `char *` of text rules out _map_vectorized: call _map
 * say-clang: 'next_map_vectorized'
 * say-clang++: MAPFN_E07: the type `char *` of text rules out _map_vectorized: call _map
 * say-clang++: 'next_map_vectorized'
 * cure: Call `next_map`, which runs one element at a time. clang names the type and the parameter. */
#include "mapfn.h"

MAPFN(int, next, in(char *, text))
{
    return text[0];
}

void use(int *out, char *const *text);
void use(int *out, char *const *text)
{
    next_map_vectorized(10, out, text); /* <- here */
}
