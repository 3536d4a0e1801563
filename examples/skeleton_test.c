/* A skeleton to copy: a test of the definitions of skeleton.h. A map must do what a plain loop over its element function does, bit by
 * bit, for every length. Guard values behind the end find a map that writes too far.
 * MAPFN_SAME_BITS 1: the compiler fuses a * b + c nowhere, so that there is one right answer.
 * Run:   gcc -O2 examples/skeleton_test.c && ./a.out */
#define MAPFN_SAME_BITS 1
#include "skeleton.h"
#include <stdio.h>
#include <string.h>

enum { MOST = 1000, GUARD = 16 };

int main(void)
{
    static float x[MOST], map[MOST + GUARD], loop[MOST + GUARD];
    int wrong = 0;
    for (int i = 0; i < MOST; i++) x[i] = (float)(i * 37 % 101) / 7 - 5;
    for (size_t n = 0; n <= MOST; n = n < 70 ? n + 1 : n + 93) {
        for (size_t i = 0; i < MOST + GUARD; i++) map[i] = loop[i] = -1;
        for (size_t i = 0; i < n; i++) loop[i] = scale_and_shift(x[i], 2.0f, 1.0f);
        mapfn_status status = scale_and_shift_map(n, map, x, 2.0f, 1.0f);
        if (status != MAPFN_OK || memcmp(map, loop, sizeof map) != 0) {
            printf("not ok - scale_and_shift, n = %zu: %s\n", n, status == MAPFN_OK ? "other values than the loop's" : mapfn_explain());
            wrong++;
        }
    }
    if (!wrong) printf("ok - scale_and_shift is its loop for every n\n");
    return wrong != 0;
}
