/* A skeleton to copy: a program that uses the definitions of skeleton.h.
 * Run:   gcc -O2 examples/skeleton.c && ./a.out */
#include "skeleton.h"
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    size_t const n = 1000;
    float *x = malloc(n * sizeof *x), *y = malloc(n * sizeof *y);
    if (!x || !y) return 1;
    for (size_t i = 0; i < n; i++) x[i] = (float)i;

    MAPFN_REQUIRE(scale_and_shift_map(n, y, x, 2.0f, 1.0f)); /* else it says what went wrong, and where, and aborts */

    printf("%g %g %g ... %g\n", y[0], y[1], y[2], y[n - 1]);
    free(x);
    free(y);
    return 0;
}
