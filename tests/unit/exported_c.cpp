#include "tests/unit/exported.h"
add_map *add_of_cpp(void) { return shared_add_map; }
int private_of_cpp(void)
{
    float x = 3, y;
    return not_shared_map(1, &y, &x) == MAPFN_OK ? (int)y : -1;
}
