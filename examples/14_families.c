/* Families: one body for several types, and one name that selects by type.
 *
 * Shows: MAPFN_FAMILY with the sets REAL and NUMBER, `mapfn(family, …)`, members by name, and MAPFN_OF for existing functions.
 * Run:   gcc -O2 examples/14_families.c && ./a.out */
#include "../mapfn.h"
#include <stdio.h>

/* a macro of the type and the name; MAPFN_FAMILY expands it for every type of the set */
#define AXPY(T, axpy) \
    MAPFN(T, axpy, in(T, x), in(T, y), uniform(T, a)) \
    { \
        return (T)(a * x + y); \
    }
MAPFN_FAMILY(axpy, REAL, AXPY)

#define CLAMP(T, clamp) \
    MAPFN(T, clamp, in(T, x), uniform(T, low), uniform(T, high)) \
    { \
        return x < low ? low : x > high ? high : x; \
    }
MAPFN_FAMILY(clamp, NUMBER, CLAMP)

/* a function that was there before */
static int days_in_month(int month, bool leap)
{
    static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && leap ? 29 : days[month - 1];
}
MAPFN_OF(int, days_in_month, in(int, month), uniform(bool, leap));

int main(void)
{
    float xf[3] = {1, 2, 3}, yf[3] = {10, 20, 30};
    double xd[3] = {1, 2, 3}, yd[3] = {0.5, 0.25, 0.125};
    unsigned char bytes[3] = {3, 100, 250};
    long longs[3] = {-2000000000, 7, 2000000000};
    int months[3] = {2, 6, 12}, days[3];

    /* the type of the array after n selects axpy_float or axpy_double */
    if (mapfn(axpy, 3, yf, xf, yf, 2) != MAPFN_OK || mapfn(axpy, 3, yd, xd, yd, 2) != MAPFN_OK || mapfn(clamp, 3, bytes, bytes, 10, 200) != MAPFN_OK
        || clamp_long_map(3, longs, longs, 0, 1000) != MAPFN_OK || days_in_month_map(3, days, months, true) != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    printf("float:         %g %g %g\n", yf[0], yf[1], yf[2]);
    printf("double:        %g %g %g\n", yd[0], yd[1], yd[2]);
    printf("unsigned char: %d %d %d\n", bytes[0], bytes[1], bytes[2]);
    printf("long:          %ld %ld %ld\n", longs[0], longs[1], longs[2]);
    printf("days:          %d %d %d\n", days[0], days[1], days[2]);
    printf("one element:   %g, %d\n", axpy_double(2, 3, 0.5), clamp_int(99, 0, 50));
    return 0;
}
