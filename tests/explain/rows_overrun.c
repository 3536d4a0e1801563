/* A row size larger than the array's: nothing but a sanitizer can see it, and it must show the body's own line. */
#include "mapfn.h"

MAPFN(float, total, in_row(float, x, D), uniform(int, D))
{
    float sum = 0;
    for (int k = 0; k < D; k++)
        sum += x[k]; /* <- here */
    return sum;
}

int main(int count, char **words)
{
    size_t n = 4;
    float *x = (float *)calloc(n * 4, sizeof *x), *out = (float *)calloc(n, sizeof *out);
    (void)words;
    __asm__ volatile("" : "+r"(x)); /* else the compiler knows the size, and the map returns MAPFN_TOO_SHORT */
    total_map(n, out, x, 4 + count); /* <- called here */
    printf("%g\n", (double)out[0]);
    free(x);
    free(out);
}
