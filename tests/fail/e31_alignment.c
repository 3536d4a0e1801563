/* E31: scratch of a type that is aligned to more than a page
 * on: c c++
 * say: MAPFN_E31: scratch is aligned to at most 4096 bytes, and the T of `s` to more
 * cure: Align the type to at most 4096 bytes, or bring a larger array of bytes and align a pointer into it. */
#include "mapfn.h"

typedef struct huge { char byte; } __attribute__((aligned(8192))) huge;
MAPFN(char, work, in(char, x), scratch(huge, s, 2)) /* <- here */
{
    s[1].byte = x;
    return s[1].byte;
}
