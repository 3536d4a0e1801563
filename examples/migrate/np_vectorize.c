/* np.vectorize, from docs/migrating.md. Run:   gcc -O2 examples/migrate/np_vectorize.c -lm && ./a.out */
#include "../../mapfn_math.h"
#include <stdio.h>

MAPFN(int, myfunc, in(int, a), uniform(int, b))
{
    return a > b ? a - b : a + b;
}
MAPFN(double, myfunc_double, in(int, a), uniform(int, b))
{
    return myfunc(a, b);
}
MAPFN(int, identity, in(int, x))
{
    return x;
}
MAPFN(double, as_float, in(int, x))
{
    return x;
}

/* excluded: a table is the same for all elements */
MAPFN(int, mypolyval, table(int, p, degree + 1), in(int, x), uniform(int, degree))
{
    int res = 0;
    for (int k = 0; k <= degree; k++) res = res * x + p[k];
    return res;
}

/* (n),(n)->(): the second operand was broadcast, so it is a table */
MAPFN(double, correlation, in_row(double, x, n), table(double, y, n), uniform(size_t, n))
{
    double mean_x = 0, mean_y = 0, xy = 0, xx = 0, yy = 0;
    for (size_t k = 0; k < n; k++) mean_x += x[k], mean_y += y[k];
    mean_x /= (double)n, mean_y /= (double)n;
    for (size_t k = 0; k < n; k++) {
        xy += (x[k] - mean_x) * (y[k] - mean_y);
        xx += (x[k] - mean_x) * (x[k] - mean_x);
        yy += (y[k] - mean_y) * (y[k] - mean_y);
    }
    return xy / mapfn_sqrt(xx * yy);
}

/* (n),(m)->(k), with k = n + m - 1 said in the definition */
MAPFN(void, convolve, in_row(double, x, n), table(double, y, m), out_row(double, z, n + m - 1), uniform(size_t, n), uniform(size_t, m))
{
    for (size_t k = 0; k < n + m - 1; k++) z[k] = 0;
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < m; j++) z[i + j] += x[i] * y[j];
}

int main(void)
{
    int a[4] = {1, 2, 3, 4}, ints[4], p[3] = {1, 2, 3}, at[2] = {0, 1}, values[2];
    double doubles[4], rows[8] = {0, 1, 2, 3, 3, 2, 1, 1}, y[4] = {1, 2, 3, 5}, r[2], eye[8] = {1, 0, 0, 0, 0, 1, 0, 0}, filter[3] = {1, 2, 1}, z[12];
    int upto[3] = {0, 1, 2}, same[3];
    double floats[3];
    if (myfunc_map(4, ints, a, 2) || myfunc_double_map(4, doubles, a, 2) || mypolyval_map(2, values, p, at, 2) || correlation_map(2, r, rows, y, 4)
        || identity_map(3, same, upto) || as_float_map(3, floats, upto) || convolve_map(2, eye, filter, z, 4, 3)) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    printf("myfunc: %d %d %d %d\n", ints[0], ints[1], ints[2], ints[3]);
    printf("as float: %.1f %.1f %.1f %.1f\n", doubles[0], doubles[1], doubles[2], doubles[3]);
    printf("polyval: %d %d\n", values[0], values[1]);
    printf("correlations: %.4f %.4f\n", r[0], r[1]);
    printf("decorated: %d %d %d and %.1f %.1f %.1f\n", same[0], same[1], same[2], floats[0], floats[1], floats[2]);
    printf("convolve:");
    for (int k = 0; k < 12; k++) printf(" %g", z[k]);
    printf("\n");
    return 0;
}
