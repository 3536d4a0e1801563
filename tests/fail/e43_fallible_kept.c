/* E43: a `fallible` map that keeps
 * on: c c++ nvcc
 * say: MAPFN_E43 parse: with kept or first the function returns bool, and is not fallible
 * cure: Take `fallible` away, and return `false` where the element is not kept. To see codes, store them in an `out`. */
#include "mapfn.h"

MAPFN(int, parse, in(int, x), kept(int, y), fallible) /* <- here */
{
    *y = x;
    return x < 0;
}

void use(const int *x, int *y, size_t *count);
void use(const int *x, int *y, size_t *count)
{
    parse_map(10, x, y, count, NULL);
}
