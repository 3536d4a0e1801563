/* Powers of which one number is the same for every element, and a choice that is. gcc 11 and 12 have no vectors for a
 * choice by such a number alone, unless it is one comparison. */
#include "mapfn_math.h"
MAPFN(double, power_of_double, in(double, x), uniform(double, y)) { return mapfn_pow(x, y); }
MAPFN(double, power_by_double, in(double, y), uniform(double, x)) { return mapfn_pow(x, y); }
MAPFN(float, power_of_float, in(float, x), uniform(float, y)) { return mapfn_powf(x, y); }
MAPFN(float, power_by_float, in(float, y), uniform(float, x)) { return mapfn_powf(x, y); }
MAPFN(float, power_chosen, in(float, x), uniform(float, y), uniform(bool, inverse))
{
    float const power = mapfn_powf(x, y);
    return inverse ? 1 / power : power;
}

mapfn_status call(size_t n, double *z, double y, float *f, float e);
mapfn_status call(size_t n, double *z, double y, float *f, float e)
{
    MAPFN_REQUIRE(power_of_double_map(n, z, z, y));
    MAPFN_REQUIRE(power_by_double_map(n, z, z, y));
    MAPFN_REQUIRE(power_of_float_map(n, f, f, e));
    MAPFN_REQUIRE(power_chosen_map(n, f, f, e, e > y));
    return power_by_float_map(n, f, f, e);
}
