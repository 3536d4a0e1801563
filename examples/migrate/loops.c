/* Loops inside a map, from docs/migrating.md. Run:   gcc -O2 examples/migrate/loops.c && ./a.out */
#include "../../mapfn.h"
#include <stdio.h>

MAPFN(bool, steps, in(unsigned, x), state(unsigned, v, x), out_state(int, k, 0), repeat(SIZE_MAX))
{
    if (*v <= 1) return false;
    *v = *v % 2 == 1 ? 3 * *v + 1 : *v / 2;
    ++*k;
    return true;
}

int main(void)
{
    unsigned x[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    int k[10];
    if (steps_map(10, x, k) != MAPFN_OK) return 1;
    printf("steps:");
    for (int i = 0; i < 10; i++) printf(" %d", k[i]);
    printf("\n");
    return 0;
}
