#include "tests/include/forms.h"
#include "mapfn.h"
int second(void);
int main(void)
{
    float x[2] = {1, 2};
    return kind_in_map_looped(0, NULL, NULL, NULL, 1) == MAPFN_OK && mapfn(twice, 2, x, x) == MAPFN_OK && x[1] > 3.5f && second() ? 0 : 1;
}
