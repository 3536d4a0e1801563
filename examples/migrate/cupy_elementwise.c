/* CuPy: ElementwiseKernel, from docs/migrating.md. Run:   gcc -O2 examples/migrate/cupy_elementwise.c && ./a.out */
#include "../../mapfn.h"
#include <stdio.h>

#define SQUARED_DIFF(T, squared_diff) \
    MAPFN(T, squared_diff, in(T, x), in_strided(T, y)) \
    { \
        return (x - y) * (x - y); \
    }
MAPFN_FAMILY(squared_diff, REAL, SQUARED_DIFF)

/* raw: a table, indexed at will */
MAPFN(float, add_reverse, index(i), in(float, x), table(float, y, n), uniform(size_t, n))
{
    return x + y[n - i - 1];
}

MAPFN(void, squared_diff_rows, in_row(float, x, width), table(float, y, width), out_row(float, z, width), uniform(int, width))
{
    for (int k = 0; k < width; k++) z[k] = squared_diff_float(x[k], y[k]);
}
MAPFN(double, several_types, in(float, x), in(int, y))
{
    return squared_diff_double((double)x, y);
}
/* an element writes element i alone: what was written in reverse is read in reverse */
MAPFN(float, all_raw, index(i), table(float, x, n), uniform(size_t, n))
{
    return x[n - i - 1] + x[n - i - 1];
}

static void show(const char *what, const float *z)
{
    printf("%s: %g %g %g %g %g\n", what, z[0], z[1], z[2], z[3], z[4]);
}

int main(void)
{
    float x[5] = {0, 1, 2, 3, 4}, y[5] = {0, 3, 6, 9, 12}, five = 5, z[5], rows[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, both[10];
    int whole[5] = {1, 2, 3, 4, 5};
    double exact[5];
    if (mapfn(squared_diff, 5, z, x, y, 1)) return 1;
    show("squared differences", z);
    if (mapfn(squared_diff, 5, z, x, &five, 0)) return 1; /* a stride of 0 broadcasts */
    show("from one value", z);
    if (add_reverse_map(5, z, x, y, 5)) return 1;
    show("reversed", z);
    if (squared_diff_rows_map(2, rows, x, both, 5)) return 1;
    printf("rows:");
    for (int k = 0; k < 10; k++) printf(" %g", both[k]);
    if (several_types_map(5, exact, x, whole)) return 1;
    printf("\nseveral types: %g %g %g %g %g\n", exact[0], exact[1], exact[2], exact[3], exact[4]);
    if (all_raw_map(5, z, x, 5)) return 1;
    show("all raw", z);
    return 0;
}
