#include "battery.h"

ELEMENT(float, masked, in(float, x), where(uint8_t, m)) { return x * 2.0f + 1.0f; }
ELEMENT(int, masked_wide, in(int, x), where(int, m)) { return x + 1; }
ELEMENT(float, ramp, index(i), uniform(float, step)) { return (float)(uint32_t)i * step; }
ELEMENT(size_t, iota, index(i)) { return i * 3; }
ELEMENT(double, add_index, in(double, x), index(i)) { return x + (double)(int32_t)i; }
ELEMENT(float, index_as_int, index(int, i), uniform(float, step)) { return (float)i * step; }
ELEMENT(float, lookup, in(uint8_t, k), table(float, t, 256)) { return t[k]; }
ELEMENT(int32_t, lookup_wide, in(int32_t, k), table(int32_t, t, 1024)) { return t[k & 1023] + 1; }
ELEMENT(float, coefficients, in(float, x), table(float, c, 4)) { return ((c[3] * x + c[2]) * x + c[1]) * x + c[0]; }
ELEMENT(float, sum_and_difference, in(float, x), in(float, y), out(float, difference))
{
    *difference = x - y;
    return x + y;
}
ELEMENT(void, update, inout(float, w), in(float, g), uniform(float, rate)) { *w -= rate * g; }
ELEMENT(void, momentum, inout(float, w), inout(float, v), in(float, g), uniform(float, rate), uniform(float, keep))
{
    float next = keep * *v + g;
    *v = next;
    *w -= rate * next;
}
ELEMENT(float, strided, in_strided(float, x), in(float, y)) { return x + y; }
ELEMENT(void, strided_both, in_strided(double, x), out_strided(double, y)) { *y = 2.0 * x; }
ELEMENT(void, strided_in_place, inout_strided(float, z), in(float, x)) { *z += x; }
ELEMENT(int, checked_scale, in(float, x), out(float, y), uniform(float, a), fallible)
{
    *y = a * x;
    return x < 0 ? 3 : 0;
}
ELEMENT(int, checked_add, in(int32_t, x), in(int32_t, y), out(int32_t, sum), fallible)
{
    int64_t s = (int64_t)x + y;
    *sum = (int32_t)s;
    return s != (int32_t)s;
}
ELEMENT(float, uniform_noise, rng(r)) { return mapfn_rng_float(r); }
ELEMENT(float, streamed, in(float, x), in(float, y), uniform(float, a), streaming) { return a * x - y; } /* not the saxpy of another file, with which gcc would join it */
