/* E07: _map_vectorized of a map whose types rule it out
 * on: c c++ nvcc
 * say: MAPFN_E07: the type of a parameter or of the result rules out _map_vectorized
 * cure: Call `next_map`, which runs one element at a time. clang names the line of the definition. */
#include "mapfn.h"

MAPFN(char *, next, in(char *, text)) /* <- clang clang++ */
{
    return text + 1;
}

void use(char **out, char *const *text);
void use(char **out, char *const *text)
{
    next_map_vectorized(10, out, text); /* <- gcc g++ nvcc */
}
