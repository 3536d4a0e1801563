/* The one list of all kinds and modifiers. Suites that are about each of them take it from here:
 *     KINDS(KIND)       calls KIND(word, traits, R, (parameters), (arguments), { body }) for each kind of parameter,
 *     MODIFIERS(KIND)   for each modifier that leaves a map all its variants.
 * `x` is the parameter in question, of floats (`where`: ints); beside it stands an output y of floats. The arguments
 * behind n are those of a call, `const kind_call *c`. Suite `include` fails where a word of mapfn.h is not in this file. */
#ifndef TESTS_LIB_KINDS_H
#define TESTS_LIB_KINDS_H
#include "mapfn.h"

/* what a map of the list is called with */
typedef struct kind_call {
    size_t n;
    void *x;
    float *y;
    ptrdiff_t stride;     /* of x */
    const size_t *splits; /* of x */
    mapfn_opts *opts;
    mapfn_failure *failure;
} kind_call;
/* x is a row of 2, strided, ragged, one array of KIND_LENGTH values for all, or one value; it is written, work space, a
 * mask; or it is no array at all. */
enum {
    KIND_ROW = 1, KIND_STRIDED = 2, KIND_RAGGED = 4, KIND_SHARED = 8, KIND_WRITES = 16, KIND_MAY_BE_NULL = 32,
    KIND_MASK = 64, KIND_ONE_VALUE = 128, KIND_NO_ARRAY = 256, KIND_LENGTH = 4
};
#define KIND_X ((float *)c->x)
#define KIND_SUM (KIND_WRITES | KIND_SHARED | KIND_ONE_VALUE)

static MAPFN_UNUSED size_t kinds_count; /* where maps that keep or look for elements say how many, or which */
MAPFN_FN float kinds_larger(float a, float b) { return a > b ? a : b; }

#define KINDS(KIND) \
    KIND(in, 0, void, (in(float, x), out(float, y)), (KIND_X, c->y), { *y = x; }) \
    KIND(out, KIND_WRITES, void, (out(float, x), out(float, y)), (KIND_X, c->y), { *y = 1, *x = 1; }) \
    KIND(inout, KIND_WRITES, void, (inout(float, x), out(float, y)), (KIND_X, c->y), { *y = *x, *x = 1; }) \
    KIND(uniform, KIND_NO_ARRAY, void, (uniform(int, x), out(float, y)), (7, c->y), { *y = (float)x; }) \
    KIND(index, KIND_NO_ARRAY, void, (index(x), out(float, y)), (c->y), { *y = (float)(x % 1000); }) \
    KIND(rng, KIND_NO_ARRAY, void, (rng(x), out(float, y)), (42, c->y), { *y = mapfn_rng_float(x); }) \
    KIND(in_row, KIND_ROW, void, (in_row(float, x, 2), out(float, y)), (KIND_X, c->y), { *y = x[1]; }) \
    KIND(out_row, KIND_ROW | KIND_WRITES, void, (out_row(float, x, d), out(float, y), uniform(int, d)), (KIND_X, c->y, 2), \
        { *y = (float)d, x[1] = 1; }) \
    KIND(inout_row, KIND_ROW | KIND_WRITES, void, (inout_row(float, x, 2), out(float, y)), (KIND_X, c->y), \
        { *y = *x, *x += x[1]; }) \
    KIND(in_strided, KIND_STRIDED, void, (in_strided(float, x), out(float, y)), (KIND_X, c->stride, c->y), \
        { *y = x; }) \
    KIND(out_strided, KIND_STRIDED | KIND_WRITES, void, (out_strided(float, x), out(float, y)), (KIND_X, c->stride, c->y), \
        { *y = 1, *x = 1; }) \
    KIND(inout_strided, KIND_STRIDED | KIND_WRITES, void, (inout_strided(float, x), out(float, y)), (KIND_X, c->stride, c->y), \
        { *y = *x, *x += 1; }) \
    KIND(in_ragged, KIND_RAGGED, void, (in_ragged(float, x), out(float, y)), (KIND_X, c->splits, c->y), \
        { *y = x_len ? x[0] : 0; }) \
    KIND(out_ragged, KIND_RAGGED | KIND_WRITES, void, (out_ragged(float, x), out(float, y)), \
        (KIND_X, c->splits, c->y), \
        { *y = 1; if (x_len) *x = 1; }) \
    KIND(inout_ragged, KIND_RAGGED | KIND_WRITES, void, (inout_ragged(float, x), out(float, y)), \
        (KIND_X, c->splits, c->y), \
        { *y = 1; if (x_len) *x += 1; }) \
    KIND(table, KIND_SHARED, void, (table(float, x, 4), out(float, y)), (KIND_X, c->y), { *y = x[3]; }) \
    KIND(where, KIND_MASK, void, (where(int, x), out(float, y)), ((int *)c->x, c->y), { *y = 1; }) \
    KIND(scratch, KIND_SHARED | KIND_WRITES | KIND_MAY_BE_NULL, void, (scratch(float, x, 4), out(float, y)), (KIND_X, c->y), \
        { x[0] = 1, *y = x[0]; }) \
    KIND(sum, KIND_SUM, void, (sum(float, x), out(float, y)), (KIND_X, c->y), { *x = 1, *y = 2; }) \
    KIND(reduce, KIND_SUM, void, (reduce(float, x, kinds_larger, -1), out(float, y), index(i)), (KIND_X, c->y), \
        { *x = (float)i, *y = 2; }) \
    KIND(sum_row, KIND_SUM, void, (sum_row(float, x, 1), out(float, y)), (KIND_X, c->y), { *x += 1, *y = 2; }) \
    KIND(tally, KIND_SUM, void, (tally(float, x, 1), out(float, y)), (KIND_X, c->y), { *x_at = 0, *x = 1, *y = 2; }) \
    KIND(kept, KIND_WRITES, bool, (kept(float, x), out(float, y)), (KIND_X, c->y, &kinds_count), \
        { *y = 2, *x = 3; return true; }) \
    KIND(first, KIND_NO_ARRAY, bool, (first(x), in(float, y)), (&kinds_count, c->y), { return y > 1e30f; }) \
    KIND(repeat, 0, bool, (repeat(3), in(float, x), out(float, y), state(int, s, 0)), (KIND_X, c->y), \
        { *y = x; return ++*s < 2; }) \
    KIND(state, KIND_NO_ARRAY, bool, (state(float, x, 1), repeat(4), out(float, y)), (c->y), \
        { *x *= 3, *y = *x; return true; }) \
    KIND(out_state, KIND_WRITES, bool, (out_state(float, x, 1), repeat(4), out(float, y)), (KIND_X, c->y), \
        { *x *= 3, *y = *x; return *x < 20; })

#define MODIFIERS(KIND) \
    KIND(vectorized, 0, void, (in(float, x), out(float, y), vectorized), (KIND_X, c->y), { *y = x + 1; }) \
    KIND(looped, 0, void, (in(float, x), out(float, y), looped), (KIND_X, c->y), { *y = x + 1; }) \
    KIND(fallible, 0, int, (in(float, x), out(float, y), fallible), (KIND_X, c->y, c->failure), \
        { *y = x + 1; return x > 1e30f; }) \
    KIND(host, 0, void, (in(float, x), out(float, y), host), (KIND_X, c->y), { *y = x + 1; }) \
    KIND(streaming, 0, float, (in(float, x), streaming), (c->y, KIND_X), { return x + 1; }) \
    KIND(cost, 0, void, (in(float, x), out(float, y), cost(2.5)), (KIND_X, c->y), { *y = x + 1; }) \
    KIND(team, 0, void, (in(float, x), out(float, y), team), (KIND_X, c->y), { *y = x + 1; })
/* `exported` leaves symbols, called or not; `ordered` has no parallel map */
#define EXPORTED(KIND) KIND(exported, 0, void, (in(float, x), out(float, y), exported), (KIND_X, c->y), { *y = x + 1; })
#define ORDERED(KIND) KIND(ordered, 0, void, (in(float, x), out(float, y), ordered), (KIND_X, c->y), { *y = x + 1; })

#define KIND_UNPACK(...) __VA_ARGS__
/* the maps k_in, k_out, … */
#define KIND_DEFINE(word, traits, R, parameters, arguments, ...) MAPFN(R, k_##word, KIND_UNPACK parameters) __VA_ARGS__
KINDS(KIND_DEFINE)
MODIFIERS(KIND_DEFINE)
ORDERED(KIND_DEFINE)
#ifndef KINDS_LEAVE_NOTHING
EXPORTED(KIND_DEFINE)
#endif
#endif
