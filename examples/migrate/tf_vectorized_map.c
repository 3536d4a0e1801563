/* tf.vectorized_map, from docs/migrating.md. Run:   gcc -O2 examples/migrate/tf_vectorized_map.c && ./a.out */
#include "../../mapfn.h"
#include <stdio.h>

enum { M = 32 * 32, FEATURES = 32 };

MAPFN(void, outer, in_row(float, m, M), out_row(float, product, (size_t)M *M))
{
    for (size_t i = 0; i < M; i++)
        for (size_t j = 0; j < M; j++) product[i * M + j] = m[i] * m[j];
}

/* the gradients of half the square of (w . x + bias - label): the derivative is written by hand */
MAPFN(float, gradients, in_row(float, x, FEATURES), in(float, label), table(float, w, FEATURES), uniform(float, bias), out_row(float, dw, FEATURES))
{
    float error = bias - label;
    for (int j = 0; j < FEATURES; j++) error += w[j] * x[j];
    for (int j = 0; j < FEATURES; j++) dw[j] = error * x[j];
    return error; /* d loss / d bias */
}

static float a[10 * M], c[10ul * M * M];

int main(void)
{
    float x[10 * FEATURES], label[10], w[FEATURES], dw[10 * FEATURES], dbias[10];
    for (int i = 0; i < 10 * M; i++) a[i] = 1;
    for (int i = 0; i < 10 * FEATURES; i++) x[i] = (float)(i % 7);
    for (int i = 0; i < 10; i++) label[i] = (float)i;
    for (int j = 0; j < FEATURES; j++) w[j] = 0.5f;

    if (outer_map(10, a, c) || gradients_map(10, dbias, x, label, w, 0.25f, dw)) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    printf("outer products: %zu values, the last is %g\n", sizeof c / sizeof *c, c[10 * M * M - 1]);
    printf("gradients of example 9: %g %g ..., bias %g\n", dw[9 * FEATURES], dw[9 * FEATURES + 1], dbias[9]);
    return 0;
}
