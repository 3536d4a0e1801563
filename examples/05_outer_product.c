/* Rows: every element is a vector of 32 numbers, and its result a 32 x 32 matrix, their outer product.
 *
 * Shows: `in_row` and `out_row` with a constant length; an array of n rows is one plain block of memory.
 * Run:   gcc -O2 examples/05_outer_product.c && ./a.out */
#include "../mapfn.h"
#include <stdio.h>
#include <stdlib.h>

enum { D = 32 };

/* the element function sees one row: pointers to D and to D * D values */
MAPFN(void, outer, in_row(float, x, D), out_row(float, matrix, D * D))
{
    for (int i = 0; i < D; i++)
        for (int j = 0; j < D; j++) matrix[i * D + j] = x[i] * x[j];
}

/* a row in, a number out */
MAPFN(float, trace, in_row(float, matrix, D * D))
{
    float sum = 0;
    for (int i = 0; i < D; i++) sum += matrix[i * D + i];
    return sum;
}

int main(void)
{
    size_t const n = 100;
    float *x = malloc(n * D * sizeof *x), *matrices = malloc(n * D * D * sizeof *matrices), traces[100];
    if (!x || !matrices) return 1;
    for (size_t i = 0; i < n * D; i++) x[i] = (float)(i % 5);

    if (outer_map(n, x, matrices) != MAPFN_OK || trace_map(n, traces, matrices) != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }

    printf("%zu matrices of %d x %d\nthe corner of number 1:\n", n, D, D);
    for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 4; j++) printf(" %3g", matrices[D * D + i * D + j]);
        printf("\n");
    }
    size_t wrong = 0;
    for (size_t i = 0; i < n; i++) {
        float squares = 0; /* the trace of an outer product is the vector's squared length */
        for (int j = 0; j < D; j++) squares += x[i * D + (size_t)j] * x[i * D + (size_t)j];
        wrong += squares != traces[i];
    }
    printf("traces: %g %g %g ..., wrong ones: %zu\n", traces[0], traces[1], traces[2], wrong);
    free(x);
    free(matrices);
    return wrong != 0;
}
