/* Thrust: transform, from docs/migrating.md. Run:   gcc -O2 examples/migrate/thrust_transform.c && ./a.out */
#include "../../mapfn.h"
#include <stdio.h>

MAPFN(int, negate, in(int, x))
{
    return -x;
}
MAPFN(int, plus, in(int, x), in(int, y))
{
    return x + y;
}
/* a predicate is an `if`: the output keeps what it has where it is not written */
MAPFN(void, negate_odd, in(int, x), out(int, y))
{
    if (x % 2) *y = -x;
}
/* a stencil is a `where`: nothing of the other elements is even read */
MAPFN(int, times, in(int, x), uniform(int, factor), where(int, stencil))
{
    return x * factor;
}
MAPFN(int, square_of_index, index(i))
{
    return (int)(i * i);
}

static void show(const char *what, const int *x)
{
    printf("%s:", what);
    for (int k = 0; k < 10; k++) printf(" %d", x[k]);
    printf("\n");
}

int main(void)
{
    int data[10] = {-5, 0, 2, -3, 2, 4, 0, -1, 2, 8}, out[10], stencil[10] = {1, 0, 1, 0, 1, 0, 1, 0, 1, 0};
    if (negate_map(10, out, data)) return 1;
    show("negated", out);
    if (plus_map(10, out, data, out)) return 1;
    show("two inputs, in place", out);
    if (negate_odd_map(10, data, out)) return 1;
    show("odd ones negated", out);
    if (times_map(10, out, data, 10, stencil)) return 1;
    show("by a stencil, times 10", out);
    if (square_of_index_map(10, out)) return 1;
    show("squares of indices", out);
    return 0;
}
