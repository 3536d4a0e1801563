/* What a compiled system's file and worker.c share: the arrays, and the list of the works that the system has.
 * bench/README.md says what each work computes. */
#ifndef RIVAL_H
#define RIVAL_H
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

enum {
    FEATURES = 32,        /* per-example gradients: inputs of an example */
    OUTER = 32 * 32,      /* outer products: values of an element */
    CLASSES = 64,         /* softmax: values of a row */
    REPEATS = 10000,      /* the memory example: numbers that each element is joined to */
    ITERATIONS = 256      /* mandelbrot: the most */
};

typedef struct rival_data {
    size_t n;             /* elements: what they are, the work says */
    const float *x, *y;
    float *out, *out2;
    const uint8_t *bytes;
    uint8_t *bytes_out;
    const int32_t *ints;
    int32_t *ints_out;
    const size_t *splits; /* of ragged rows: n + 1 */
    float a;
} rival_data;

typedef struct rival_work {
    const char *name;
    void (*run)(const rival_data *d);
} rival_work;

extern const rival_work rival_works[];      /* ends with a NULL */
extern void rival_threads(int threads);     /* called once, first */

/* the polynomial of degree 10, by Horner's rule, in each library's own words */
#define HORNER(MULADD, x, C) \
    MULADD(MULADD(MULADD(MULADD(MULADD(MULADD(MULADD(MULADD(MULADD(MULADD(C(1.1f), x, C(0.9f)), x, C(-0.8f)), x, C(0.7f)), x, C(-0.6f)), x, C(0.5f)), x, \
        C(-0.4f)), x, C(0.3f)), x, C(-0.2f)), x, C(0.1f)), x, C(1.0f))
#define PLAIN_MULADD(a, b, c) ((a) * (b) + (c))
#define PLAIN_CONSTANT(c) c

#ifdef __cplusplus
}
#endif
#endif
