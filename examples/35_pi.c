/* Pi from random numbers: how many of 20 million points in a square lie in its circle? On one core and on all, the same number.
 *
 * Shows: a map without any array, whose result is a sum; OpenMP maps with sums.
 * Run:   gcc -O2 examples/35_pi.c -fopenmp && ./a.out */
#include "../mapfn.h"
#include "../mapfn_omp.h"
#include <stdio.h>

MAPFN(void, hit, rng(r), sum(uint64_t, hits))
{
    float x = mapfn_rng_float(r), y = mapfn_rng_float(r);
    *hits = x * x + y * y < 1;
}

int main(void)
{
    enum { N = 20000000 };
    uint64_t hits = 0, hits_omp = 0;
    if (hit_map(N, 1, &hits) != MAPFN_OK || hit_map_omp(N, 1, &hits_omp, NULL) != MAPFN_OK) return 1;
    printf("%.5f; with OpenMP: %.5f\n", 4 * (double)hits / (double)N, 4 * (double)hits_omp / (double)N);
    return 0;
}
