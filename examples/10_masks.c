/* Masks: only the elements whose mask is not 0 are computed; nothing of the others is read or written.
 *
 * Shows: `where`, and a lookup `table`.
 * Run:   gcc -O2 examples/10_masks.c && ./a.out */
#include "../mapfn.h"
#include <stdio.h>

/* `valid` selects: the element function does not get it, the map takes it as an array */
MAPFN(int, average_price, in(int, cents), in(int, pieces), where(bool, valid))
{
    return cents / pieces; /* never called where pieces is 0: those are masked out */
}

/* an indirect look-up that must not be made for unknown codes */
MAPFN(int, weight_of, in(int, code), table(int, grams, 4), where(uint8_t, known))
{
    return grams[code];
}

int main(void)
{
    const int cents[6] = {300, 0, 450, 99, 0, 1000}, pieces[6] = {3, 0, 9, 1, 0, 8};
    bool valid[6];
    int price[6] = {-1, -1, -1, -1, -1, -1}; /* skipped elements keep what stood there */

    for (int i = 0; i < 6; i++) valid[i] = pieces[i] != 0;
    if (average_price_map(6, price, cents, pieces, valid) != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    printf("price: ");
    for (int i = 0; i < 6; i++) printf(" %d", price[i]);

    const int code[6] = {2, 0, 7777, 3, -5, 1}, grams[4] = {100, 250, 500, 1000};
    uint8_t known[6];
    int weight[6] = {0};
    for (int i = 0; i < 6; i++) known[i] = code[i] >= 0 && code[i] < 4;
    if (weight_of_map(6, weight, code, grams, known) != MAPFN_OK) return 1;
    printf("\nweight:");
    for (int i = 0; i < 6; i++) printf(" %d", weight[i]);
    printf("\n");
    return 0;
}
