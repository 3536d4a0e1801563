/* E43: a `fallible` map that searches
 * on: c c++ nvcc
 * say: MAPFN_E43 broken: with kept or first the function returns bool, and is not fallible
 * cure: Take `fallible` away, and return `true` where the element is what is looked for: a fallible map has the lowest index that fails, too. */
#include "mapfn.h"

MAPFN(int, broken, in(int, x), first(at), fallible) /* <- here */
{
    return x < 0;
}

void use(const int *x, size_t *at);
void use(const int *x, size_t *at)
{
    broken_map(10, x, at, NULL);
}
