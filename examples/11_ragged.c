/* Ragged rows: rows of different lengths in one array, with the offsets where each begins (CSR style).
 *
 * Shows: `in_ragged` and `out_ragged`. The element function gets a pointer to its row and the row's length, x_len;
 * the map takes the values and n + 1 offsets, x_splits: row i is values[splits[i]] to values[splits[i + 1] - 1].
 * Run:   gcc -O2 examples/11_ragged.c && ./a.out */
#include "../mapfn.h"
#include <stdio.h>

/* a row in, a number out; an empty row has the mean 0 */
MAPFN(float, mean, in_ragged(float, x))
{
    float sum = 0;
    for (size_t j = 0; j < x_len; j++) sum += x[j];
    return x_len ? sum / (float)x_len : 0;
}

/* a row in, a row of the same length out: running sums */
MAPFN(void, running_sum, in_ragged(float, x), out_ragged(float, sums))
{
    float sum = 0;
    for (size_t j = 0; j < sums_len; j++) sums[j] = sum += x[j];
    (void)x_len;
}

/* one row of a sparse matrix times a vector: two ragged arrays share their splits, the vector is a table */
MAPFN(float, row_times, in_ragged(float, value), in_ragged(int, column), table(float, vector, 3))
{
    float sum = 0;
    for (size_t j = 0; j < value_len; j++) sum += value[j] * vector[column[j]];
    (void)column_len;
    return sum;
}

int main(void)
{
    const float values[9] = {1, 2, 3, 10, 4, 6, 5, 5, 5};
    const int columns[9] = {0, 1, 2, 1, 0, 2, 0, 1, 2};
    const size_t splits[5 + 1] = {0, 3, 4, 4, 6, 9}; /* five rows; the third is empty */
    const float vector[3] = {1, 10, 100};
    float means[5], sums[9], product[5];

    if (mean_map(5, means, values, splits) != MAPFN_OK || running_sum_map(5, values, splits, sums, splits) != MAPFN_OK
        || row_times_map(5, product, values, splits, columns, splits, vector) != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    for (size_t i = 0; i < 5; i++) {
        printf("row %zu: mean %g, times the vector %4g, running sums", i, means[i], product[i]);
        for (size_t j = splits[i]; j < splits[i + 1]; j++) printf(" %g", sums[j]);
        printf("\n");
    }

    /* offsets that decrease are found before anything is read */
    const size_t bad[5 + 1] = {0, 3, 2, 4, 6, 9};
    mapfn_status status = mean_map(5, means, values, bad);
    printf("bad splits: %s\n", status == MAPFN_BAD_SPLITS ? mapfn_explain() : "not found");
    return 0;
}
