/* The place of the lowest value: a reduction of structs, whose 8 lanes have two members each. */
#include "mapfn.h"
typedef struct best {
    float value;
    size_t at;
} best;
MAPFN_FN best none(void)
{
    best const b = {3e38f, SIZE_MAX};
    return b;
}
MAPFN_FN best lower(best a, best b) { return b.value < a.value || (b.value == a.value && b.at < a.at) ? b : a; }
MAPFN(void, lowest, in(float, x), index(i), reduce(best, m, lower, none()))
{
    m->value = x;
    m->at = i;
}
mapfn_status call(size_t n, const float *x, best *m);
mapfn_status call(size_t n, const float *x, best *m) { return lowest_map(n, x, m); }
