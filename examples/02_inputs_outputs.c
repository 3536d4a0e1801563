/* Several inputs and several outputs: division with remainder, minimum and maximum, a sound that fades in.
 *
 * Shows: `out` (further results), `inout` (changed in place), `uniform` (one value for all), `index`, and R = void.
 * Run:   gcc -O2 examples/02_inputs_outputs.c && ./a.out */
#include "../mapfn.h"
#include <stdio.h>

/* two inputs, two results: the quotient is returned, the remainder is written through `*rest` */
MAPFN(int, divide, in(int, a), in(int, b), out(int, rest))
{
    *rest = a % b;
    return a / b;
}

/* no returned result: the two outputs are parameters */
MAPFN(void, min_max, in(int, a), in(int, b), out(int, least), out(int, most))
{
    *least = a < b ? a : b;
    *most = a < b ? b : a;
}

/* changed in place; the element's index and the array's length make a ramp from 0 to 1 */
MAPFN(void, fade_in, inout(float, sample), index(i), uniform(size_t, length))
{
    *sample *= (float)i / (float)(length - 1);
}

static void show(const char *what, const int *x)
{
    printf("%s", what);
    for (int i = 0; i < 5; i++) printf(" %3d", x[i]);
    printf("\n");
}

int main(void)
{
    const int a[5] = {17, 100, 9, 64, 31}, b[5] = {5, 7, 10, 8, 31};
    int quotient[5], rest[5], least[5], most[5];
    float sound[5] = {8, 8, 8, 8, 8};

    /* arguments: n, the returned result (if there is one), then the parameters in the order written */
    if (divide_map(5, quotient, a, b, rest) != MAPFN_OK || min_max_map(5, a, b, least, most) != MAPFN_OK || fade_in_map(5, sound, 5) != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    show("a        ", a);
    show("b        ", b);
    show("a / b    ", quotient);
    show("a % b    ", rest);
    show("min      ", least);
    show("max      ", most);
    printf("fade in  ");
    for (int i = 0; i < 5; i++) printf(" %3g", sound[i]);
    printf("\n");
    return 0;
}
