/* bench/modes.h: time of the rival divided by that of the map */
#include "modes.h"

float *fx, *fy, *fz;
double *dx, *dz;
enum { LARGEST = 100000000 }; /* streaming begins where an output is larger than the last cache */

static void *array(size_t bytes, size_t shift) { return (char *)aligned_alloc(4096, bytes + 8192) + 4096 + shift; }

int main(int argc, char **argv)
{
    static const size_t sizes[] = {1000, 100000, LARGEST};
    static const struct { const char *map, *rival; bench_fn *pair[2]; } cases[] = {
#define ROW(name, map, rival) {map, rival, {map_##name, rival_##name}},
        PAIRS(ROW)
    };
    const char *label = argc > 1 ? argv[1] : "";
    fx = array(sizeof(float) * LARGEST, 0);
    fy = array(sizeof(float) * LARGEST, 448);
    fz = array(sizeof(float) * LARGEST, 896);
    dx = array(sizeof(double) * LARGEST, 0);
    dz = array(sizeof(double) * LARGEST, 448);
    for (size_t i = 0; i < LARGEST; i++) {
        fx[i] = fy[i] = (float)(i % 1000) / 512;
        dx[i] = fx[i];
        fz[i] = 0;
        dz[i] = 0;
    }
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        printf("| %s | %s | %s |", label, cases[k].map, cases[k].rival);
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
            double t[2];
            bench_compare(cases[k].pair, 2, sizes[s], sizes[s] == LARGEST ? 3 : 15, 1e6, t);
            printf(" %.2f |", t[1] / t[0]);
        }
        printf("\n");
    }
    return 0;
}
