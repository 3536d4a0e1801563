/* The works of bench/sums: sums of float or double, which -DNUMBER=… says. Each system fills in the works that it has. */
#ifndef WORKS_H
#define WORKS_H
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
typedef NUMBER T;
enum { FEATURES = 32 };
typedef struct inputs {
    const T *x, *y;        /* 10^7 values each */
    const size_t *splits;  /* of ragged rows in x */
    T *out, *gradient;
} inputs;
typedef T work(size_t n, const inputs *in);
typedef struct works {
    const char *system;
    work *dot, *squares, *extremes, *moments, *pi, *lowest, *gradients, *rows;
} works;
extern const works maps, plain, fast, simd, eigen, by_xsimd, blas;
T map_openmp(size_t n, const inputs *in, int threads, int with_sum);
#ifdef __cplusplus
}
#endif
#endif
