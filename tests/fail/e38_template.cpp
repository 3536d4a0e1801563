/* E38: a definition that is a template
 * on: c++
 * say: MAPFN_E38_a_definition_is_no_template_twice
 * follow: g++=20 clang++=10
 * cure: Define one map for each type, by `MAPFN_FAMILY` ([reference.md](reference.md)). */
#include "mapfn.h"

template <class T> MAPFN(T, twice, in(T, x)) /* <- here */
{
    return x + x;
}
