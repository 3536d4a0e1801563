/* E10: a type that is in no set: plain char, bool, long double
 * on: c
 * say: axpy_of_char_map
 * cure: Convert the arrays: signed char and unsigned char are in the sets of integers. */
#include "mapfn.h"

#define AXPY(T, axpy) MAPFN(T, axpy, in(T, x), in(T, y), uniform(T, a)) { return (T)(a * x + y); }
MAPFN_FAMILY(axpy, NUMBER, AXPY)

void use(char *out, const char *x, const char *y);
void use(char *out, const char *x, const char *y)
{
    mapfn(axpy, 10, out, x, y, (char)2); /* <- here */
}
