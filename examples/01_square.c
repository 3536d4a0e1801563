/* The first maps: x^2 and x^2 + 2x + 1 for every element of an array.
 *
 * Shows: MAPFN, `in`, an ordinary function body, the status that every map returns.
 * Run:   gcc -O2 examples/01_square.c && ./a.out */
#include "../mapfn.h"
#include <stdio.h>

MAPFN(float, square, in(float, x))
{
    return x * x;
}

MAPFN(int, polynomial, in(int, x))
{
    return x * x + 2 * x + 1;
}

int main(void)
{
    float x[6] = {0, 1, 2, 3, 4, 5}, x_squared[6];
    int k[6] = {0, 1, 2, 3, 4, 5};
    mapfn_status status;

    /* the map of `square` is called square_map: how many elements, the result, the input */
    status = square_map(6, x_squared, x);
    if (status != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    printf("x^2:         ");
    for (int i = 0; i < 6; i++) printf(" %g", x_squared[i]);

    /* the result may be the input itself: then it is overwritten */
    status = polynomial_map(6, k, k);
    printf("\nx^2 + 2x + 1:");
    for (int i = 0; i < 6; i++) printf(" %d", k[i]);

    /* the functions are still functions, and were the maps vectorized? */
    printf("\nsquare(9) = %g, polynomial(9) = %d\n", square(9), polynomial(9));
    printf("vectorized: %s, %s\n", square_map_is_vectorized ? "yes" : "no", polynomial_map_is_vectorized ? "yes" : "no");
    printf("status: %s\n", mapfn_status_text(status));
    return 0;
}
