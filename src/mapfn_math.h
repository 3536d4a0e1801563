/* mapfn_math.h 0.3.0: mathematics for element functions, which every compiler turns into vector code without any flag.
 *
 *     #include "mapfn_math.h"
 *
 *     MAPFN(float, logistic, in(float, x)) { return 1 / (1 + mapfn_exp(-x)); }
 *
 *     logistic_map(n, out, x);
 *
 * Each function exists for double (mapfn_exp) and float (mapfn_expf). The plain name takes either, and integers as
 * double, as in <tgmath.h>; a long double counts as a double. docs/math.md lists every function with its largest
 * measured error. In scalar code, outside of maps, the C library's functions are faster.
 *
 * Promises. Every input is allowed: infinities, NaN, subnormals, huge angles. The result depends on the argument
 * alone: the same bits for every n, place in the array, vector width, thread count, optimization level, instruction
 * set and compiler. A NaN is a NaN, whatever its sign and payload. errno is never set, floating exceptions mean
 * nothing, rounding is to nearest.
 *
 * How it keeps them.
 *  - One shape for all: reduce the argument, evaluate a polynomial, reconstruct, select the special values. There is
 *    no branch and no call, so that a loop over it is straight code, which vectorizers take.
 *  - Fused multiply-add, which baseline x86-64 lacks, is used only where it cannot change a bit. One such place is
 *    what a rounded product has lost: separate operations find the same number, at ten of them instead of one. The
 *    other is a sum with a product that is exact.
 *  - Some compilers fuse a * b + c unasked (gcc in C++ and with -std=gnuNN). So every product that is rounded before
 *    an addition goes through mapfn_m_mul, which they cannot see through. A product written plainly with * next to a
 *    sum is exact, or scales by a power of two.
 *  - Where 53 (24) bits are not enough on the way, a value is a pair: an unevaluated sum of two numbers.
 *  - In CUDA code the same functions run, not CUDA's own: those promise 2 ULP for several float functions, and other
 *    bits.
 *  - -ffast-math: see MAPFN_MATH_STRICT for gcc. For clang, tools below say what keeps it from using the flag here.
 *
 * Coefficients come from tools/math/ (Sollya), whose output tells the error of each polynomial. They stand here in
 * decimal, with as many digits as make them exact, because C++ has hexadecimal floating constants from C++17 on only.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MAPFN_MATH_H
#define MAPFN_MATH_H
#include "mapfn.h"

#if !defined(MAPFN_VERSION_MAJOR) || MAPFN_VERSION_MAJOR != 0 || MAPFN_VERSION_MINOR != 3 || MAPFN_VERSION_PATCH != 0
# error "mapfn_math.h (MAPFN_E13): this is version 0.3.0, and mapfn.h is of another: \
take both headers from one release; see docs/errors.md#e13"
#else

#include <math.h>
#include <stdint.h>
#include <string.h>
#ifdef __cplusplus
extern "C++" { /* this header may be included within extern "C", as one of definitions for C and C++ may do */
# include <type_traits>
}
#endif

/* see mapfn.h: definitions from here on are vectorized without asking clang's cost model, unless you want it asked */
#ifndef MAPFN_TRUST_COST_MODEL
# define MAPFN_TRUST_COST_MODEL 0
#endif

#if !MAPFN_OWN_WARNINGS
# pragma GCC system_header
#endif

#include "public/names_aside.h"
#include "math/about.h"
#include "math/config.h"
#include "math/platform.h"
#include "math/constants.h"
#include "math/tools.h"
#include "math/exp.h"
#include "math/round.h"

#include "math/exp2.h"

#include "math/log.h"
#include "math/trig.h"
#include "math/hyperbolic.h"
#include "math/inverse.h"
#include "math/power.h"
#include "math/erf.h"
#include "math/fast.h"
#include "math/normal.h"
#include "math/one_name.h"
#include "public/names_back.h"
MAPFN_M_PRECISE_ENDS
#endif /* versions */
#endif
