/* E47: kept values of a type that is more than its bytes
 * on: c++
 * say-g++: MAPFN_E47: kept values are moved as bytes, and the T of `kept_name` is more than its bytes
 * say-clang++: MAPFN_E47: kept values are moved as bytes, and the T of `y` is more than its bytes
 * cure: Keep the index, `kept(size_t, at)`, and copy the values by a loop over the kept indices. */
#include "mapfn.h"
#include <string>

typedef std::string name;
MAPFN(bool, long_names, in(int, length), kept(name, kept_name)) /* <- here */
{
    *kept_name = "a name";
    return length > 10;
}
