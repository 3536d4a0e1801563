/* E43: a map that keeps, and says nothing of it
 * on: c c++ nvcc
 * say: MAPFN_E43 copy: with kept or first the function returns bool, and this one void
 * cure: Return `bool`: true where the element is kept. */
#include "mapfn.h"

MAPFN(void, copy, in(int, x), kept(int, y)) /* <- here */
{
    *y = x;
}

void use(const int *x, int *y, size_t *count);
void use(const int *x, int *y, size_t *count)
{
    copy_map(10, x, y, count);
}
