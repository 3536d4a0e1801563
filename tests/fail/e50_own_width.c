/* E50: mapfn_math.h under flags that would break its functions
 * on: c c++
 * flags: -Wno-builtin-macro-redefined -U__FLT_EVAL_METHOD__ -D__FLT_EVAL_METHOD__=2
 * needs: mapfn_math.h
 * say: (MAPFN_E50): float and double must be evaluated in their own width
 * cure: On 32-bit x86 compile with `-msse2 -mfpmath=sse`. Leave out `-fsingle-precision-constant`, and with gcc `-ffast-math`, for a file that includes mapfn_math.h: its functions are fast without. Or include mapfn_math.h last and define MAPFN_MATH_STRICT to 1, which ends `-ffast-math` for the rest of the file. */
#include "mapfn.h"

#include "mapfn_math.h" /* <- here */

MAPFN(float, decay, in(float, t))
{
    return mapfn_exp(-t);
}
