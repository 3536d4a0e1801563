/* Rows of a length that the compiler knows, as the map is called once, passed to a map with a sum: right, and without a warning. */
#include "mapfn.h"
#include <stdio.h>

MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(void, row, in_row(float, x, D), in_row(float, w, D), out(float, y), uniform(size_t, D))
{
    float p = 0;
    (void)dot_map(D, x, w, &p);
    *y = p;
}
int main(void)
{
    static float x[LENGTH];
    float y = 0, right = 0;
    for (int i = 0; i < LENGTH; i++) x[i] = (float)(i % 7);
    for (int i = 0; i < LENGTH; i++) right += x[i] * x[i]; /* whole numbers: any order has the same sum */
    mapfn_status const status = row_map(1, x, x, &y, (size_t)LENGTH);
    puts(status == MAPFN_OK && y == right ? "ok - a row of constant length" : "not ok - a row of constant length");
    return 0;
}
