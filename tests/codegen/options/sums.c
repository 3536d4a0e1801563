/* Maps with sums whose kernels have a loop with vectors: bodies that branch on a uniform, of integers, which are the plain loop,
 * and of floats, whose lanes are a strip; parts under a condition, which -Ofast must not add in a branch of its own;
 * bools; and bytes beside sums of doubles. */
#include "../battery.h"

static inline int predicted(int a, int b, int c)
{
    int const p = a + b - c, to_a = p < a ? a - p : p - a, to_b = p < b ? b - p : p - b, to_c = p < c ? c - p : p - c;
    return to_a <= to_b && to_a <= to_c ? a : to_b <= to_c ? b : c;
}
ELEMENT(uint8_t, filtered, in(uint8_t, x), in(uint8_t, a), in(uint8_t, b), in(uint8_t, c), uniform(int, filter), sum(int, s))
{
    uint8_t const y = (uint8_t)(x - (filter == 0 ? 0 : filter == 1 ? a : filter == 2 ? b : filter == 3 ? (a + b) / 2 : predicted(a, b, c)));
    *s = y < 128 ? y : 256 - y;
    return y;
}
ELEMENT(void, compared, in(float, x), uniform(int, relation), uniform(float, limit), sum(int, s))
{
    if (relation == 0 ? x < limit : relation == 1 ? x > limit : x == limit) *s = 1;
}
ELEMENT(void, lost, in(float, x), in(float, y), uniform(int, kind), sum(float, s))
{
    float const d = x - y, size = d < 0 ? -d : d;
    *s = kind == 0 ? d * d : kind == 1 ? size : size < 0.5f ? 0.5f * d * d : 0.5f * (size - 0.25f);
}
static inline bool either(bool a, bool b) { return a || b; }
ELEMENT(void, exceeded, in(float, x), in(bool, on), reduce(bool, any, either, false), sum(float, s))
{
    *any = x > 3 && on;
    *s = x;
}
ELEMENT(float, blended, in(float, x), in(float, y), uniform(int, kind), sum(float, s))
{
    float const v = kind == 0 ? x : kind == 1 ? x * y : x / y;
    *s = v;
    return v;
}
ELEMENT(void, under_an_if, in(float, x), in(float, w), sum(float, s))
{
    if (w > 0.5f) *s = x;
}
ELEMENT(void, selected, in(float, x), in(float, w), sum(float, s))
{
    *s = w > 0.5f ? x : 0;
}
ELEMENT(void, in_both_arms, in(float, x), sum(float, s), sum(float, t))
{
    if (x > 0.5f) *s = x;
    else *t = x;
}
ELEMENT(void, summed_and_counted, in(float, x), sum(float, s), sum(int, count))
{
    if (x > 0.5f) {
        *s = x;
        *count = 1;
    }
}
ELEMENT(float, labelled, in(float, x), in(uint8_t, label), sum(double, s))
{
    float const p = 1 / (1 + x * x), q = label ? p : 1 - p;
    *s = (double)(q * q);
    return label ? q : -q;
}
