/* Steps that leave early and end in a selection: run.sh looks whether their passes are vectorized, by the instruction that is named. */
#include "mapfn.h"

MAPFN(bool, falls, in(uint32_t, x), out_state(uint32_t, v, x), repeat(1000)) /* psrld */
{
    if (*v <= 1) return false;
    *v = (*v & 1) != 0 ? 3 * *v + 1 : *v >> 1;
    return true;
}
MAPFN(bool, subtracts, in(uint32_t, a), in(uint32_t, b), out_state(uint32_t, x, a | 1), state(uint32_t, y, b | 1), repeat(SIZE_MAX)) /* psubd */
{
    uint32_t p = *x, q = *y;
    if (p == q) return false;
    *x = p > q ? p - q : p;
    *y = p > q ? q : q - p;
    return true;
}
MAPFN(bool, binary, in(uint32_t, a), in(uint32_t, b), out_state(uint32_t, x, a | 1), state(uint32_t, y, b | 1), repeat(SIZE_MAX)) /* psrld */
{
    uint32_t p = *x, q = *y, less_p = p > q ? p - q : p, less_q = q > p ? q - p : q;
    if (p == q) return false;
    *x = (p & 1) == 0 ? p >> 1 : (q & 1) != 0 ? less_p : p;
    *y = (q & 1) == 0 ? q >> 1 : (p & 1) != 0 ? less_q : q;
    return true;
}
MAPFN(int, may_fail, in(uint32_t, x), out_state(uint32_t, v, x), repeat(1000), fallible) /* psrld */
{
    if (*v <= 1) return 0;
    *v = (*v & 1) != 0 ? 3 * *v + 1 : *v >> 1;
    return MAPFN_AGAIN;
}
MAPFN(bool, shrinks, in(float, x), out_state(float, y, x), repeat(1000)) /* mulps */
{
    if (*y < 1) return false;
    *y = *y > 100 ? *y * 0.25f : *y - 1;
    return true;
}
MAPFN(bool, shrinks_double, in(double, x), out_state(double, y, x), repeat(1000)) /* mulpd */
{
    if (*y < 1) return false;
    *y = *y > 100 ? *y * 0.25 : *y - 1;
    return true;
}

mapfn_status all(size_t n, const uint32_t *a, uint32_t *out, float *f, double *d);
mapfn_status all(size_t n, const uint32_t *a, uint32_t *out, float *f, double *d)
{
    (void)shrinks_map(n, f, f);
    (void)shrinks_double_map(n, d, d);
    (void)subtracts_map(n, a, a + n, out);
    (void)binary_map(n, a, a + n, out);
    (void)may_fail_map(n, a, out, NULL);
    return falls_map(n, a, out);
}
