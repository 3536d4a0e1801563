#include "mapfn.h"
#include "tests/include/forms.h"
#ifdef __cplusplus
extern "C"
#endif
int second(void);
int second(void)
{
    double x[2] = {1, 2};
    return mapfn(twice, 2, x, x) == MAPFN_OK && x[1] > 3.5 && mapfn_explain() != NULL;
}
