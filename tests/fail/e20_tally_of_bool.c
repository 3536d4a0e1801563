/* E20: a tally of bools
 * on: c c++
 * say-gcc: MAPFN_E20: bools that are added up, `seen`, could count to one: count in an integer
 * say-g++: MAPFN_E20: bools that are added up, `seen`, could count to one: count in an integer
 * say-clang: MAPFN_E20: bools that are added up, `s`, could count to one: count in an integer
 * say-clang++: MAPFN_E20: bools that are added up, `s`, could count to one: count in an integer
 * cure: Count in an integer, and test whether it is 0. */
#include "mapfn.h"

MAPFN(void, values, in(unsigned char, x), tally(bool, seen, 256)) /* <- here */
{
    *seen_at = x;
    *seen = true;
}
