/* The bits of tallies and sums of rows, for answers.py to compare: docs/sums.md has their order. */
#include "mapfn.h"
#include <stdio.h>
#include <string.h>

enum { MOST = 40000, LENGTH = 1500 };
MAPFN(void, columns, in_row(float, x, 3), sum_row(float, s, 3))
{
    for (int j = 0; j < 3; j++) s[j] += x[j];
}
MAPFN(void, weigh, in(unsigned, at), in(float, w), uniform(int, length), tally(float, h, length))
{
    *h_at = at;
    *h = w;
}

static uint32_t bits_of(const float *values, int count)
{
    uint32_t hash = 0, bits;
    for (int j = 0; j < count; j++) {
        memcpy(&bits, &values[j], sizeof bits);
        hash = hash * 31 + bits;
    }
    return hash;
}

int main(void)
{
    static float w[3 * MOST], h[LENGTH], s[3];
    static unsigned at[MOST];
    static const size_t counts[] = {0, 1, 127, 128, 129, 1000, 4095, 4096, 8193, 20000, MOST};
    static const int lengths[] = {1, 10, 1024, 1025, LENGTH};
    uint32_t drawn = 1;
    for (size_t i = 0; i < 3 * MOST; i++) {
        drawn = drawn * 1664525u + 1013904223u;
        w[i] = (float)(drawn >> 8) / 3;
    }
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
        size_t const n = counts[k];
        if (columns_map(n, w, s) != MAPFN_OK) return 1;
        printf("rows %zu %08x\n", n, (unsigned)bits_of(s, 3));
        for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++) {
            for (size_t i = 0; i < n; i++) at[i] = (unsigned)(i * 7919 % (size_t)lengths[l]);
            if (weigh_map(n, at, w, lengths[l], h) != MAPFN_OK) return 1;
            printf("tally %zu %d %08x\n", n, lengths[l], (unsigned)bits_of(h, lengths[l]));
        }
    }
    return 0;
}
