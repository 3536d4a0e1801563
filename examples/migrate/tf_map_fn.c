/* tf.map_fn, from docs/migrating.md. Run:   gcc -O2 examples/migrate/tf_map_fn.c && ./a.out */
#define MAPFN_OMP_ALLOW_SERIAL 1 /* without -fopenmp the parallel map has one thread */
#include "../../mapfn_omp.h"
#include <stdio.h>
#include <string.h>

MAPFN(int, square, in(int, x))
{
    return x * x;
}
MAPFN(void, three_from, in(int, t), out_row(int, range, 3))
{
    for (int k = 0; k < 3; k++) range[k] = t + k;
}
MAPFN(int64_t, product, in(int64_t, x), in(int64_t, y))
{
    return x * y;
}
MAPFN(int64_t, with_negative, in(int64_t, x), out(int64_t, negative))
{
    *negative = -x;
    return x;
}
MAPFN(double, half, in(int64_t, x))
{
    return (double)x / 2;
}
MAPFN(int, sum_row, in_ragged(int, row))
{
    int sum = 0;
    for (size_t k = 0; k < row_len; k++) sum += row[k];
    return sum;
}
MAPFN(void, count_up, out_ragged(int, row))
{
    for (size_t k = 0; k < row_len; k++) row[k] = (int)k;
}
MAPFN(int, two_more, in(int, x))
{
    return x + 2;
}
MAPFN(int, length, in(const char *, word), host)
{
    return (int)strlen(word);
} /* host: the card has no strlen */
MAPFN(void, join, in(const char *, first), in(const char *, second), out_row(char, joined, 8), host)
{
    snprintf(joined, 8, "%s%s", first, second);
}
MAPFN(void, eye, in(int, n), out_row(float, matrix, 9))
{
    for (int k = 0; k < 9; k++) matrix[k] = k / 3 == k % 3 && k / 3 < n;
}

#define SHOW(what, n, array) \
    do { \
        printf(what ":"); \
        for (int k = 0; k < (n); k++) printf(" %g", (double)(array)[k]); \
        printf("\n"); \
    } while (0)

int main(void)
{
    int x[6] = {1, 2, 3, 4, 5, 6}, squares[6], starts[3] = {3, 5, 2}, ranges[9], at_once[9], sums[4], counted[10], more[6];
    int64_t a[3] = {1, 2, 3}, b[3] = {-1, 1, -1}, products[3], two[6];
    double halves[3];
    const char *words[2] = {"hello", "moon"}, *first[2] = {"The", "A"}, *second[2] = {"Dog", "Cat"};
    char joined[2][8];
    int word_lengths[2], values[3] = {2, 3, 4}, sparse_sums[4], sizes[2] = {2, 3};
    size_t value_splits[5] = {0, 1, 1, 3, 3};
    float eyes[18];
    size_t splits[5] = {0, 3, 3, 5, 6}, lengths[4] = {3, 5, 0, 2}, counted_splits[5] = {0};
    for (int k = 0; k < 4; k++) counted_splits[k + 1] = counted_splits[k] + lengths[k];

    if (square_map(6, squares, x) || three_from_map(3, starts, ranges) || product_map(3, products, a, b) || with_negative_map(3, two, a, two + 3)
        || half_map(3, halves, a) || three_from_map_omp(3, starts, at_once, MAPFN_OPTS(.parallel_iterations = 3))
        || length_map(2, word_lengths, words) || join_map(2, first, second, joined[0]) || sum_row_map(4, sums, x, splits)
        || count_up_map(4, counted, counted_splits) || two_more_map(6, more, x) /* the values of all rows */
        || sum_row_map(4, sparse_sums, values, value_splits) || eye_map(2, sizes, eyes)) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    SHOW("squares", 6, squares);
    SHOW("ranges", 9, ranges);
    SHOW("two inputs", 3, products);
    SHOW("two outputs", 6, two);
    SHOW("another type", 3, halves);
    SHOW("three at once", 9, at_once);
    SHOW("lengths", 2, word_lengths);
    printf("joined: %s %s\n", joined[0], joined[1]);
    SHOW("sums of ragged rows", 4, sums);
    SHOW("ragged ranges", 10, counted);
    SHOW("their splits", 5, counted_splits);
    SHOW("2 more", 6, more);
    SHOW("sums of sparse rows", 4, sparse_sums);
    SHOW("identity matrices", 18, eyes);
    return 0;
}
