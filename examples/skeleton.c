/* A skeleton to copy: a program that uses the definitions of skeleton.h.
 * Run:   gcc -O2 examples/skeleton.c && ./a.out */
#include "skeleton.h"
#include <stdio.h>
#include <stdlib.h>

/* says what went wrong, and where */
#define CHECK(call) check(call, #call, __FILE__, __LINE__)
static void check(mapfn_status status, const char *call, const char *file, int line)
{
    if (status == MAPFN_OK) return;
    fprintf(stderr, "%s:%d: %s\n    %s\n    %s\n", file, line, call, mapfn_status_text(status), mapfn_explain());
    exit(1);
}

int main(void)
{
    size_t const n = 1000;
    float *x = malloc(n * sizeof *x), *y = malloc(n * sizeof *y);
    if (!x || !y) return 1;
    for (size_t i = 0; i < n; i++) x[i] = (float)i;

    CHECK(scale_and_shift_map(n, y, x, 2.0f, 1.0f));

    printf("%g %g %g ... %g\n", y[0], y[1], y[2], y[n - 1]);
    free(x);
    free(y);
    return 0;
}
