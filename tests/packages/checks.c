/* A project outside of mapfn's tree whose build defines NDEBUG: are maps checked as the build is to have it (CHECKED)? */
#include <mapfn.h>

#ifndef NDEBUG
# error "this build says nothing of checks: NDEBUG is not defined"
#endif
#if MAPFN_CHECKS != CHECKED
# error "the build decides the other way"
#endif

MAPFN(float, twice, in(float, x))
{
    return 2 * x;
}

int main(void)
{
    float y[2] = {0, 0};
    const float *volatile nothing = NULL;
    return CHECKED && twice_map(2, y, nothing) != MAPFN_NULL_POINTER;
}
