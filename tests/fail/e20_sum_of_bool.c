/* E20: a sum of bools
 * on: c c++
 * say-gcc: MAPFN_E20: a sum of bools, `hits`, could count to one: count in an integer, sum(size_t, hits); see docs/errors.md#e20
 * say-g++: MAPFN_E20: a sum of bools, `hits`, could count to one: count in an integer, sum(size_t, hits); see docs/errors.md#e20
 * say-nvcc: MAPFN_E20: a sum of bools, `hits`, could count to one: count in an integer, sum(size_t, hits); see docs/errors.md#e20
 * say-clang: MAPFN_E20: a sum of bools, `s`, could count to one: count in an integer, sum(size_t, s); see docs/errors.md#e20
 * say-clang++: MAPFN_E20: a sum of bools, `s`, could count to one: count in an integer, sum(size_t, s); see docs/errors.md#e20
 * cure: Count in an integer: `sum(size_t, hits)`; the element writes 0 or 1 as before. Is one enough? `reduce(bool, any, op, false)`. */
#include "mapfn.h"

MAPFN(void, count, in(float, x), sum(bool, hits)) /* <- here */
{
    *hits = x > 0;
}
