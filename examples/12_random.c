/* Random numbers: pi by throwing 10 million darts at a square, the same result on every machine.
 *
 * Shows: `rng`, a random stream of its own for each element. It depends on the seed and the element's index only, so the
 * numbers are the same for every compiler, order of evaluation and number of threads; no state is shared or locked.
 * MAPFN_SAME_BITS 1, before the include, makes the arithmetic on them the same as well: without it gcc may fuse x * x + y * y
 * where the processor can (-march=native), and a dart on the very edge may fall to the other side.
 * Run:   gcc -O2 examples/12_random.c && ./a.out */
#define MAPFN_SAME_BITS 1
#include "../mapfn.h"
#include <stdio.h>

enum { ELEMENTS = 10000, DARTS = 1000 };

/* how many of an element's darts hit the quarter circle; the map takes the seed, r_seed */
MAPFN(int, hits, rng(r))
{
    int inside = 0;
    for (int dart = 0; dart < DARTS; dart++) {
        float const x = mapfn_rng_float(r), y = mapfn_rng_float(r);
        inside += x * x + y * y < 1;
    }
    return inside;
}

/* throws of a die: without bias, whatever the bound */
MAPFN(int, die, rng(r), uniform(uint32_t, sides))
{
    return 1 + (int)mapfn_rng_below(r, sides);
}

static int inside[ELEMENTS], throws[60000];

int main(void)
{
    if (hits_map(ELEMENTS, inside, 42) != MAPFN_OK || die_map(60000, throws, 42, 6) != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    long sum = 0;
    for (int i = 0; i < ELEMENTS; i++) sum += inside[i];
    printf("pi is about %.4f, from %ld hits of %d darts\n", 4.0 * (double)sum / (double)(ELEMENTS * DARTS), sum, ELEMENTS * DARTS);

    int count[7] = {0};
    for (int i = 0; i < 60000; i++) count[throws[i]]++;
    printf("60000 throws of a die:");
    for (int side = 1; side <= 6; side++) printf(" %d", count[side]);

    /* a part of the elements, computed elsewhere, is the same: index_offset says where it begins */
    int part[5];
    if (die_map_opts(5, part, 42, 6, MAPFN_OPTS(.index_offset = 1000)) != MAPFN_OK) return 1;
    printf("\nthrows 1000 to 1004:  ");
    for (int i = 0; i < 5; i++) printf(" %d", throws[1000 + i]);
    printf("\nthe same as a part:   ");
    for (int i = 0; i < 5; i++) printf(" %d", part[i]);
    printf("\n");
    return 0;
}
