/* JAX: vmap and lax.map, from docs/migrating.md. Run:   gcc -O2 examples/migrate/jax_vmap.c && ./a.out */
#include "../../mapfn.h"
#include <stdio.h>

/* a dot product with steps between values: what in_axes says of a matrix, strides say here */
MAPFN_FN int dot(const int *x, ptrdiff_t x_step, const int *y, ptrdiff_t y_step, int a)
{
    int sum = 0;
    for (int k = 0; k < a; k++) sum += x[k * x_step] * y[k * y_step];
    return sum;
}
/* in_axes=(0, None): rows of A, and one vector for all; here a column of a matrix of c columns */
MAPFN(int, mv, in_row(int, x, a), table(int, y, a *c), uniform(int, a), uniform(int, c))
{
    return dot(x, 1, y, c, a);
}
/* nested: an element is a row of A, and makes a row of the product */
MAPFN(void, mm, in_row(int, x, a), table(int, y, a *c), out_row(int, out, c), uniform(int, a), uniform(int, c))
{
    for (int j = 0; j < c; j++) out[j] = dot(x, 1, y + j, c, a);
}
/* in_axes=1: column j of a matrix, from all of it */
MAPFN(int, column_range, index(j), table(int, m, rows *columns), uniform(int, rows), uniform(int, columns))
{
    int low = m[j], high = m[j];
    for (int k = 1; k < rows; k++) {
        int v = m[(size_t)(k * columns) + j];
        low = v < low ? v : low;
        high = v > high ? v : high;
    }
    return high - low;
}
MAPFN(int, rows_with_rows, in_row(int, x, a), in_row(int, y, a), uniform(int, a))
{
    return dot(x, 1, y, 1, a);
}
/* in_axes=(0, 1): row j of x, and column j of y, which has b columns */
MAPFN(int, rows_with_columns, index(j), in_row(int, x, a), table(int, y, a *b), uniform(int, a), uniform(int, b))
{
    return dot(x, 1, y + j, b, a);
}
/* that, mapped along axis 1 of both: element k is all x[i][k][*] and y[*][k][i] of two arrays with c such k */
MAPFN(void, both, index(k), table(int, x, a *b *c), table(int, y, a *b *c), out_row(int, out, b), uniform(int, a), uniform(int, b), uniform(int, c))
{
    for (int i = 0; i < b; i++) out[i] = dot(x + ((size_t)(i * c) + k) * (size_t)a, 1, y + k * (size_t)b + i, c * b, a);
}
/* a tree of arrays with the batch along axes 0, 1 and 2: matrices of 2x3, 3x4, 4x5 values */
MAPFN(void, product, index(k), in_row(float, x, 6), table(float, y, 12 * batch), table(float, z, 20 * batch), out_row(float, xyz, 10), uniform(size_t, batch))
{
    float yz[3][5];
    for (size_t i = 0; i < 3; i++)
        for (size_t j = 0; j < 5; j++) {
            yz[i][j] = 0;
            for (size_t m = 0; m < 4; m++) yz[i][j] += y[(i * batch + k) * 4 + m] * z[(m * 5 + j) * batch + k];
        }
    for (size_t i = 0; i < 2; i++)
        for (size_t j = 0; j < 5; j++) {
            xyz[i * 5 + j] = 0;
            for (size_t m = 0; m < 3; m++) xyz[i * 5 + j] += x[i * 3 + m] * yz[m][j];
        }
}
MAPFN(int, dictionary, uniform(int, a), in(int, b), uniform(int, x))
{
    return a + b + x;
}
MAPFN(int, same, uniform(int, y))
{
    return y;
}
MAPFN(void, copy_row, table(int, row, width), out_row(int, out, width), uniform(size_t, width))
{
    for (size_t k = 0; k < width; k++) out[k] = row[k];
}
MAPFN(void, column_sum, in_strided(int, x), sum(int, s))
{
    *s = x;
}
MAPFN(int, square, in(int, x))
{
    return x * x;
}

static void show(const char *what, int n, const int *x)
{
    printf("%s:", what);
    for (int k = 0; k < n; k++) printf(" %d", x[k]);
    printf("\n");
}

int main(void)
{
    static float ones[6 * 20], products[6][10]; /* y has 3 * 6 * 4 values, z 4 * 5 * 6 */
    int x[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, transposed[6] = {0, 3, 1, 4, 2, 5}, out[12], sums[4] = {0};
    if (mv_map(2, out, x, x, 3, 4)) return 1;
    show("matrix vector", 2, out);
    if (mm_map(2, x, x, out, 3, 4)) return 1;
    show("matrix matrix", 8, out);
    if (rows_with_rows_map(2, out, x, x, 3)) return 1;
    show("rows with rows", 2, out);
    if (rows_with_columns_map(2, out, x, transposed, 3, 2)) return 1;
    show("rows with columns", 2, out);
    if (both_map(2, x, x, out, 3, 2, 2)) return 1;
    show("both", 4, out);
    if (column_range_map(4, out, x, 3, 4)) return 1;
    show("by columns", 4, out);
    for (int k = 0; k < 120; k++) ones[k] = 1;
    if (product_map(6, ones, ones, ones, products[0], 6)) return 1;
    printf("products: 6 2 5 the last is %g\n", products[5][9]);
    if (dictionary_map(5, out, 0, x, 1)) return 1;
    show("dictionary", 5, out);
    if (dictionary_map(2, out, 0, x, 4)) return 1;
    out[2] = 4 * 2; /* out_axes=None: it is the same for all elements, so it is no map's */
    show("not mapped", 3, out);
    if (same_map(2, out, 4 * 2)) return 1;
    show("broadcast", 2, out);
    for (int k = 0; k < 4; k++) /* a collective (psum) is a map with a sum before this one */
        if (column_sum_map(3, x + k, 4, sums + k)) return 1;
    if (copy_row_map(3, sums, out, 4)) return 1;
    show("axis name", 12, out);
    if (square_map_opts(5, out, x, MAPFN_OPTS(.grain = 2))) return 1;
    show("lax.map", 5, out);
    return 0;
}
