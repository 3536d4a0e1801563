/* E23: the zero of a reduction is a struct with commas
 * on: c c++
 * say: MAPFN_E23 range: reduce(interval, r, join, (interval){3e38f, -3e38f}) takes four arguments: type, name, function and zero, commas in parentheses only
 * cure: The preprocessor knows no braces. Write parentheses around the zero: `((interval){3e38f, -3e38f})`. */
#include "mapfn.h"

typedef struct { float low, high; } interval;
static inline interval join(interval a, interval b)
{
    interval const both = {a.low < b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
    return both;
}

MAPFN(void, range, in(float, x), reduce(interval, r, join, (interval){3e38f, -3e38f})) /* <- here */
{
    interval const one = {x, x};
    *r = one;
}

void use(interval *r, const float *x);
void use(interval *r, const float *x)
{
    range_map(10, x, r);
}
