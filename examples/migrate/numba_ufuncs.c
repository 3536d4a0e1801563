/* Numba: vectorize and guvectorize, from docs/migrating.md. Run:   gcc -O2 examples/migrate/numba_ufuncs.c && ./a.out */
#include "../../mapfn.h"
#include <stdio.h>

#define ADD(T, add) \
    MAPFN(T, add, in(T, x), in_strided(T, y)) \
    { \
        return (T)(x + y); \
    }
MAPFN_FAMILY(add, NUMBER, ADD)
#define MULTIPLY(T, multiply) \
    MAPFN(T, multiply, in(T, x), in(T, y)) \
    { \
        return (T)(x * y); \
    }
MAPFN_FAMILY(multiply, NUMBER, MULTIPLY) /* its members are functions, too: multiply_long(3, 4) */

/* () in a signature of guvectorize is an `in`; (n) is a row, whose width n is a uniform */
MAPFN(void, add_row, in_row(long, x, width), in_strided(long, y), out_row(long, res, width), uniform(size_t, width))
{
    for (size_t i = 0; i < width; i++) res[i] = x[i] + y;
}
MAPFN(long, sum_row, in_row(long, x, width), in(long, y), uniform(size_t, width))
{
    long acc = 0;
    for (size_t i = 0; i < width; i++) acc += x[i] + y;
    return acc;
}
/* along the last axis: rows; along another one: a loop in the body, for each column */
MAPFN(void, accumulate_row, in_row(long, x, width), out_row(long, sums, width), uniform(size_t, width))
{
    long acc = 0;
    for (size_t i = 0; i < width; i++) sums[i] = acc += x[i];
}
MAPFN(long, sum_column, index(j), table(long, x, rows *columns), uniform(size_t, rows), uniform(size_t, columns))
{
    long acc = 0;
    for (size_t i = 0; i < rows; i++) acc += x[i * columns + j];
    return acc;
}
MAPFN(void, total, in(long, x), sum(long, s))
{
    *s = x;
}
MAPFN(double, init_values, inout(double, inval))
{
    *inval = 6.5;
    return 4.2;
}

int main(void)
{
    long a[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, sums[6], ten = 10, by[2] = {10, 20}, res[6], res_ten[6], row_sums[2], total = 0;
    long zeros[3] = {0}, sums_of_rows[3], sums_in_rows[12], sums_of_columns[4], sums_in_columns[12];
    double x[6] = {0, 0.2, 0.4, 0.6, 0.8, 1}, one = 1, twice[6], more[6], inval[2], outval[2];
    mapfn_status status = mapfn(add, 6, sums, a, a, 1); /* the type of `sums` selects add_long_map */
    if (status == MAPFN_OK) status = mapfn(add, 6, twice, x, x, 1);
    if (status == MAPFN_OK) status = mapfn(add, 6, more, x, &one, 0); /* a stride of 0: one value for all */
    if (status == MAPFN_OK) status = add_row_map(2, a, &ten, 0, res_ten, 3);
    if (status == MAPFN_OK) status = add_row_map(2, a, by, 1, res, 3);
    if (status == MAPFN_OK) status = sum_row_map(2, row_sums, a, by, 3);
    if (status == MAPFN_OK) status = sum_row_map(3, sums_of_rows, a, zeros, 4);
    if (status == MAPFN_OK) status = accumulate_row_map(3, a, sums_in_rows, 4);
    if (status == MAPFN_OK) status = sum_column_map(4, sums_of_columns, a, 3, 4);
    if (status == MAPFN_OK) status = init_values_map(2, outval, inval);
    if (status != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    printf("add:");
    for (int i = 0; i < 6; i++) printf(" %ld", sums[i]);
    printf(" and");
    for (int i = 0; i < 6; i++) printf(" %.1f", twice[i]);
    printf(" and");
    for (int i = 0; i < 6; i++) printf(" %.1f", more[i]);
    printf("\nmultiply: %ld %.1f", multiply_long(3, 4), multiply_double(1, 2.5));
    printf("\nrows:");
    for (int i = 0; i < 6; i++) printf(" %ld", res_ten[i]);
    printf(" and");
    for (int i = 0; i < 6; i++) printf(" %ld", res[i]);
    printf(" and %ld %ld\n", row_sums[0], row_sums[1]);
    printf("written in place: %g %g and out: %g %g\n", inval[0], inval[1], outval[0], outval[1]);

    if (total_map(6, a, &total)) return 1;
    printf("reduce: %ld accumulate:", total);
    total = 0; /* each running sum needs the one before it: that is a loop, not a map */
    for (int i = 0; i < 6; i++) sums[i] = total += a[i];
    for (int i = 0; i < 6; i++) printf(" %ld", sums[i]);
    for (int i = 0; i < 12; i++) sums_in_columns[i] = a[i] + (i < 4 ? 0 : sums_in_columns[i - 4]);
    printf("\ncolumns:");
    for (int i = 0; i < 4; i++) printf(" %ld", sums_of_columns[i]);
    printf(" and");
    for (int i = 0; i < 12; i++) printf(" %ld", sums_in_columns[i]);
    printf("\nrows: %ld %ld %ld and", sums_of_rows[0], sums_of_rows[1], sums_of_rows[2]);
    for (int i = 0; i < 12; i++) printf(" %ld", sums_in_rows[i]);
    printf("\n");
    return 0;
}
