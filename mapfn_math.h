/* mapfn_math.h 0.3.0: mathematics for element functions, which every compiler turns into vector code without any flag.
 * printed from src/ by make headers; edit there.
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

/* ======== src/public/names_aside.h: macros of yours that are a letter, a kind's word or another plain word wait until
 * the header has ended. What definitions become uses no such name. Every header has this part, and names_back.h.
 * A further name is one more #undef: tools/names.sh prints all else of this part and of names_back.h from these.
 * Uses nothing. Used by all. */

_Pragma("push_macro(\"a\")") _Pragma("push_macro(\"b\")") _Pragma("push_macro(\"c\")") _Pragma("push_macro(\"d\")")
_Pragma("push_macro(\"e\")") _Pragma("push_macro(\"f\")") _Pragma("push_macro(\"g\")") _Pragma("push_macro(\"h\")")
_Pragma("push_macro(\"i\")") _Pragma("push_macro(\"j\")") _Pragma("push_macro(\"k\")") _Pragma("push_macro(\"l\")")
_Pragma("push_macro(\"m\")") _Pragma("push_macro(\"n\")") _Pragma("push_macro(\"o\")") _Pragma("push_macro(\"p\")")
_Pragma("push_macro(\"q\")") _Pragma("push_macro(\"r\")") _Pragma("push_macro(\"s\")") _Pragma("push_macro(\"t\")")
_Pragma("push_macro(\"u\")") _Pragma("push_macro(\"v\")") _Pragma("push_macro(\"w\")") _Pragma("push_macro(\"x\")")
_Pragma("push_macro(\"y\")") _Pragma("push_macro(\"z\")") _Pragma("push_macro(\"A\")") _Pragma("push_macro(\"B\")")
_Pragma("push_macro(\"C\")") _Pragma("push_macro(\"D\")") _Pragma("push_macro(\"E\")") _Pragma("push_macro(\"F\")")
_Pragma("push_macro(\"G\")") _Pragma("push_macro(\"H\")") _Pragma("push_macro(\"I\")") _Pragma("push_macro(\"J\")")
_Pragma("push_macro(\"K\")") _Pragma("push_macro(\"L\")") _Pragma("push_macro(\"M\")") _Pragma("push_macro(\"N\")")
_Pragma("push_macro(\"O\")") _Pragma("push_macro(\"P\")") _Pragma("push_macro(\"Q\")") _Pragma("push_macro(\"R\")")
_Pragma("push_macro(\"S\")") _Pragma("push_macro(\"T\")") _Pragma("push_macro(\"U\")") _Pragma("push_macro(\"V\")")
_Pragma("push_macro(\"W\")") _Pragma("push_macro(\"X\")") _Pragma("push_macro(\"Y\")") _Pragma("push_macro(\"Z\")")
_Pragma("push_macro(\"access\")") _Pragma("push_macro(\"all\")") _Pragma("push_macro(\"any\")")
_Pragma("push_macro(\"args\")") _Pragma("push_macro(\"array\")") _Pragma("push_macro(\"at\")")
_Pragma("push_macro(\"base\")") _Pragma("push_macro(\"begin\")") _Pragma("push_macro(\"below\")")
_Pragma("push_macro(\"bits\")") _Pragma("push_macro(\"block\")") _Pragma("push_macro(\"bytes\")")
_Pragma("push_macro(\"call\")") _Pragma("push_macro(\"check\")") _Pragma("push_macro(\"chunk\")")
_Pragma("push_macro(\"code\")") _Pragma("push_macro(\"column\")") _Pragma("push_macro(\"cost\")")
_Pragma("push_macro(\"count\")") _Pragma("push_macro(\"direct\")") _Pragma("push_macro(\"done\")")
_Pragma("push_macro(\"each\")") _Pragma("push_macro(\"element\")") _Pragma("push_macro(\"end\")")
_Pragma("push_macro(\"exported\")") _Pragma("push_macro(\"failed\")") _Pragma("push_macro(\"fallible\")")
_Pragma("push_macro(\"far\")") _Pragma("push_macro(\"field\")") _Pragma("push_macro(\"file\")")
_Pragma("push_macro(\"first\")") _Pragma("push_macro(\"flags\")") _Pragma("push_macro(\"found\")")
_Pragma("push_macro(\"from\")") _Pragma("push_macro(\"granule\")") _Pragma("push_macro(\"group\")")
_Pragma("push_macro(\"half\")") _Pragma("push_macro(\"head\")") _Pragma("push_macro(\"high\")")
_Pragma("push_macro(\"hot\")") _Pragma("push_macro(\"in\")") _Pragma("push_macro(\"index\")")
_Pragma("push_macro(\"info\")") _Pragma("push_macro(\"inout\")") _Pragma("push_macro(\"is\")")
_Pragma("push_macro(\"kept\")") _Pragma("push_macro(\"kind\")") _Pragma("push_macro(\"lane\")")
_Pragma("push_macro(\"lanes\")") _Pragma("push_macro(\"last\")") _Pragma("push_macro(\"least\")")
_Pragma("push_macro(\"left\")") _Pragma("push_macro(\"length\")") _Pragma("push_macro(\"level\")")
_Pragma("push_macro(\"limit\")") _Pragma("push_macro(\"line\")") _Pragma("push_macro(\"low\")")
_Pragma("push_macro(\"map\")") _Pragma("push_macro(\"mask\")") _Pragma("push_macro(\"middle\")")
_Pragma("push_macro(\"more\")") _Pragma("push_macro(\"most\")") _Pragma("push_macro(\"name\")")
_Pragma("push_macro(\"near\")") _Pragma("push_macro(\"next\")") _Pragma("push_macro(\"none\")")
_Pragma("push_macro(\"now\")") _Pragma("push_macro(\"odd\")") _Pragma("push_macro(\"offset\")")
_Pragma("push_macro(\"on\")") _Pragma("push_macro(\"one\")") _Pragma("push_macro(\"open\")")
_Pragma("push_macro(\"ordered\")") _Pragma("push_macro(\"out\")") _Pragma("push_macro(\"output\")")
_Pragma("push_macro(\"over\")") _Pragma("push_macro(\"owned\")") _Pragma("push_macro(\"part\")")
_Pragma("push_macro(\"parts\")") _Pragma("push_macro(\"place\")") _Pragma("push_macro(\"plain\")")
_Pragma("push_macro(\"pool\")") _Pragma("push_macro(\"probe\")") _Pragma("push_macro(\"product\")")
_Pragma("push_macro(\"progress\")") _Pragma("push_macro(\"range\")") _Pragma("push_macro(\"rate\")")
_Pragma("push_macro(\"reach\")") _Pragma("push_macro(\"reason\")") _Pragma("push_macro(\"rest\")")
_Pragma("push_macro(\"result\")") _Pragma("push_macro(\"right\")") _Pragma("push_macro(\"room\")")
_Pragma("push_macro(\"round\")") _Pragma("push_macro(\"row\")") _Pragma("push_macro(\"same\")")
_Pragma("push_macro(\"scale\")") _Pragma("push_macro(\"scratch\")") _Pragma("push_macro(\"seed\")")
_Pragma("push_macro(\"share\")") _Pragma("push_macro(\"shared\")") _Pragma("push_macro(\"sign\")")
_Pragma("push_macro(\"size\")") _Pragma("push_macro(\"slot\")") _Pragma("push_macro(\"small\")")
_Pragma("push_macro(\"sound\")") _Pragma("push_macro(\"square\")") _Pragma("push_macro(\"start\")")
_Pragma("push_macro(\"state\")") _Pragma("push_macro(\"status\")") _Pragma("push_macro(\"step\")")
_Pragma("push_macro(\"steps\")") _Pragma("push_macro(\"stop\")") _Pragma("push_macro(\"store\")")
_Pragma("push_macro(\"stored\")") _Pragma("push_macro(\"style\")") _Pragma("push_macro(\"sum\")")
_Pragma("push_macro(\"table\")") _Pragma("push_macro(\"target\")") _Pragma("push_macro(\"team\")")
_Pragma("push_macro(\"text\")") _Pragma("push_macro(\"to\")") _Pragma("push_macro(\"top\")")
_Pragma("push_macro(\"total\")") _Pragma("push_macro(\"turn\")") _Pragma("push_macro(\"two\")")
_Pragma("push_macro(\"type\")") _Pragma("push_macro(\"under\")") _Pragma("push_macro(\"unit\")")
_Pragma("push_macro(\"used\")") _Pragma("push_macro(\"value\")") _Pragma("push_macro(\"values\")")
_Pragma("push_macro(\"wait\")") _Pragma("push_macro(\"where\")") _Pragma("push_macro(\"which\")")
_Pragma("push_macro(\"whole\")") _Pragma("push_macro(\"wide\")") _Pragma("push_macro(\"word\")")
_Pragma("push_macro(\"words\")") _Pragma("push_macro(\"work\")") _Pragma("push_macro(\"zero\")")
#undef a
#undef b
#undef c
#undef d
#undef e
#undef f
#undef g
#undef h
#undef i
#undef j
#undef k
#undef l
#undef m
#undef n
#undef o
#undef p
#undef q
#undef r
#undef s
#undef t
#undef u
#undef v
#undef w
#undef x
#undef y
#undef z
#undef A
#undef B
#undef C
#undef D
#undef E
#undef F
#undef G
#undef H
#undef I
#undef J
#undef K
#undef L
#undef M
#undef N
#undef O
#undef P
#undef Q
#undef R
#undef S
#undef T
#undef U
#undef V
#undef W
#undef X
#undef Y
#undef Z
#undef access
#undef all
#undef any
#undef args
#undef array
#undef at
#undef base
#undef begin
#undef below
#undef bits
#undef block
#undef bytes
#undef call
#undef check
#undef chunk
#undef code
#undef column
#undef cost
#undef count
#undef direct
#undef done
#undef each
#undef element
#undef end
#undef exported
#undef failed
#undef fallible
#undef far
#undef field
#undef file
#undef first
#undef flags
#undef found
#undef from
#undef granule
#undef group
#undef half
#undef head
#undef high
#undef hot
#undef in
#undef index
#undef info
#undef inout
#undef is
#undef kept
#undef kind
#undef lane
#undef lanes
#undef last
#undef least
#undef left
#undef length
#undef level
#undef limit
#undef line
#undef low
#undef map
#undef mask
#undef middle
#undef more
#undef most
#undef name
#undef near
#undef next
#undef none
#undef now
#undef odd
#undef offset
#undef on
#undef one
#undef open
#undef ordered
#undef out
#undef output
#undef over
#undef owned
#undef part
#undef parts
#undef place
#undef plain
#undef pool
#undef probe
#undef product
#undef progress
#undef range
#undef rate
#undef reach
#undef reason
#undef rest
#undef result
#undef right
#undef room
#undef round
#undef row
#undef same
#undef scale
#undef scratch
#undef seed
#undef share
#undef shared
#undef sign
#undef size
#undef slot
#undef small
#undef sound
#undef square
#undef start
#undef state
#undef status
#undef step
#undef steps
#undef stop
#undef store
#undef stored
#undef style
#undef sum
#undef table
#undef target
#undef team
#undef text
#undef to
#undef top
#undef total
#undef turn
#undef two
#undef type
#undef under
#undef unit
#undef used
#undef value
#undef values
#undef wait
#undef where
#undef which
#undef whole
#undef wide
#undef word
#undef words
#undef work
#undef zero

/* ======== src/math/about.h: the list of functions.
 * Uses nothing. Used by readers. */

/* ----------------------------------------------------------------------------------------------------- THE FUNCTIONS
 * of one argument:     exp exp2 expm1  log log2 log10 log1p  sin cos tan  asin acos atan  sinh cosh tanh  erf erfc
 *                      sqrt rsqrt cbrt  floor ceil trunc rint round fabs
 * of two:              pow atan2 hypot fmod fmin fmax copysign
 * of three:            clamp
 * at most 4 ULP:       fast_exp fast_log fast_sin fast_cos fast_tanh fast_pow fast_rsqrt
 * two results:         sincos
 *
 * mapfn_exp(x) is double, mapfn_expf(x) float, and so on. The names without f, used as a call, choose by the types of
 * the arguments. They are written mapfn_clamp(x, low, high) and mapfn_sincos(x, &sine, &cosine). mapfn_rng_normal(r)
 * and mapfn_rng_normalf(r) draw normal numbers from an rng(r) parameter, mapfn_draw_normal(seed, index, k) and
 * mapfn_draw_normalf(seed, index, k) without one. */

/* ======== src/math/config.h: the configuration, 0 or 1.
 * Uses nothing. Used by math/. */

/* ---------------------------------------------------------------------------------------------------- CONFIGURATION */

/* 1, for gcc: -ffast-math (-Ofast) and its parts end where this header is included, for the rest of the file, plain
 * functions too. Include it last, and keep loops that want these flags in another file.
 * gcc has one set of these flags for each function. In a map compiled with them, the functions that are inlined into
 * it break, whatever they were compiled with: exp would be 37 % wrong. clang has the flags for each operation, so
 * that this header needs no such help there. Without the flags this macro has no effect. */
#ifndef MAPFN_MATH_STRICT
# define MAPFN_MATH_STRICT 0
#endif

/* 1: the compiler cannot fuse the library's products into sums. In gcc this costs up to a seventh of the speed, in
 * clang up to a third.
 * The default is 1 for gcc, where there is a fused instruction and it may be used unasked, that is, unless the language
 * mode is a strict C one; set it to 0 if you compile with -ffp-contract=off. Set it to 1 for functions with
 * target("fma") attributes. clang fuses with -ffast-math and -ffp-contract=fast only: results then differ in the last
 * bit, within the errors of docs/math.md, and 1 keeps their bits. */

/* ======== src/math/platform.h: what this compiler can do for this target, 0 or 1 each.
 * Uses math/config.h. Used by math/. */

/* ---------------------------------------------------------------------------------------------------------- PLATFORM
 * What this compiler can do for this target, 0 or 1 each. What stands below asks these macros, and no compiler.
 * MAPFN_M_FMA              there is a fused multiply-add instruction
 * MAPFN_M_FUSES_UNASKED    gcc: a * b + c may become it, since no strict C mode says otherwise
 * MAPFN_M_SEES_THROUGH     clang: a fused product with -0 is a product again for it, which it may fuse anew
 * MAPFN_M_FAST_MINUS       clang: with -ffast-math a negation is taken for fast even here
 * MAPFN_M_ALL_FINITE       clang, -ffinite-math-only: what selects infinities and NaNs is left out
 * MAPFN_M_ROUNDS           there are instructions that round to integers: in scalar code six others took up to 1.8
 *                          times as long
 * MAPFN_M_SELECTS          an instruction takes one number or another: with SSE2 alone three do, and copies
 * MAPFN_M_SQRT_BY_NAME     clang: a function without side effects can be declared that has the symbol of another */

#if defined(__FMA__) || defined(__FMA4__) || defined(__aarch64__) || defined(__FP_FAST_FMA) || defined(__CUDA_ARCH__)
# define MAPFN_M_FMA 1
#else
# define MAPFN_M_FMA 0
#endif
#if defined(__clang__) || !defined(__FP_FAST_FMA)
# define MAPFN_M_FUSES_UNASKED 0
#elif defined(__STRICT_ANSI__) && !defined(__cplusplus) && __GCC_IEC_559 > 0   /* says that nothing is fused; C only */
# define MAPFN_M_FUSES_UNASKED 0
#else
# define MAPFN_M_FUSES_UNASKED 1
#endif
#ifndef MAPFN_MATH_FENCE
# define MAPFN_MATH_FENCE MAPFN_M_FUSES_UNASKED
#endif
#ifdef __clang__
# define MAPFN_M_SEES_THROUGH 1
# define MAPFN_M_FAST_MINUS 1
# define MAPFN_M_SQRT_BY_NAME 1
#else
# define MAPFN_M_SEES_THROUGH 0
# define MAPFN_M_FAST_MINUS 0
# define MAPFN_M_SQRT_BY_NAME 0
#endif
#if (defined(__SSE4_1__) || defined(__aarch64__)) && defined(__OPTIMIZE__) && !defined(__CUDACC__)
# define MAPFN_M_ROUNDS 1
#else
# define MAPFN_M_ROUNDS 0
#endif
#if defined(__SSE2__) && !defined(__SSE4_1__) && !defined(__CUDA_ARCH__)
# define MAPFN_M_SELECTS 0
#else
# define MAPFN_M_SELECTS 1
#endif
#if defined(__clang__) && __FINITE_MATH_ONLY__
# define MAPFN_M_ALL_FINITE 1
#else
# define MAPFN_M_ALL_FINITE 0
#endif

#if defined(__clang__)
# define MAPFN_M_PRECISE_ENDS _Pragma("float_control(pop)")
# pragma float_control(precise, on, push) /* every operation from here to the end of this header */
#else
# define MAPFN_M_PRECISE_ENDS
# if defined(__FAST_MATH__) || __FINITE_MATH_ONLY__ || \
    defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__)
#  if MAPFN_MATH_STRICT
#   define MAPFN_FAST_MATH_ENDS 1
#  else
#   error "mapfn_math.h (MAPFN_E50): gcc's -ffast-math (-Ofast) breaks these functions, which are fast without it: \
leave it out for this file, or include this header last and define MAPFN_MATH_STRICT as 1, \
which ends that flag for the rest of the file; see docs/errors.md#e50"
#  endif
# elif MAPFN_MATH_STRICT && __GNUC__ < 12 /* which has no macros for the flag's parts: they may be in force */
#  define MAPFN_FAST_MATH_ENDS 1
# endif
#endif
/* mapfn.h reads MAPFN_FAST_MATH_ENDS: its kernels otherwise have the flags of the loops beside them. */
#ifdef MAPFN_FAST_MATH_ENDS
# ifdef __NO_MATH_ERRNO__ /* does no harm, but "no-fast-math" would end it as well */
#  pragma GCC optimize("no-fast-math", "no-math-errno", "no-trapping-math")
# else
#  pragma GCC optimize("no-fast-math", "no-trapping-math")
# endif
#endif

/* 0: each type in its own width. 16: also _Float16, so float and double have their own. -1: clang, for -ffast-math. */
#if __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16 && \
    !(__FLT_EVAL_METHOD__ == -1 && defined(__clang__) && (defined(__SSE2_MATH__) || !defined(__i386__)))
# error "mapfn_math.h (MAPFN_E50): float and double must be evaluated in their own width; \
on 32-bit x86 compile with -msse2 -mfpmath=sse; see docs/errors.md#e50"
#endif
MAPFN_ASSERT(sizeof(1.0) == sizeof(double),
    "mapfn_math.h (MAPFN_E50): -fsingle-precision-constant takes the digits from its constants: leave it out for "
        "this file; see docs/errors.md#e50");

/* ======== src/math/constants.h: coefficients, which tools/math prints.
 * Uses nothing. Used by math/. */

/* --------------------------------------------------------------------------------- INTERNAL: CONSTANTS AND POLYNOMIALS
 * Names that end in F are floats. A constant and its _LOW are a pair, whose sum is meant, and so are _HIGH or _TOP
 * and _REST. A _HIGH or _TOP has few bits: its product with a whole number, or with as few bits, is exact. */

/* numbers from here on have no fraction */
#define MAPFN_M_2_52 4503599627370496.0
#define MAPFN_M_2_23F 8388608.0f
/* adding these rounds to a whole number, whose last bits are then those of the sum */
#define MAPFN_M_ROUND 6755399441055744.0
#define MAPFN_M_ROUNDF 12582912.0f
/* the smallest normal number, what makes subnormal ones normal, and the largest number */
#define MAPFN_M_NORMAL 2.2250738585072014e-308
#define MAPFN_M_NORMALF 1.1754944e-38f
#define MAPFN_M_UP 1.8014398509481984e16
#define MAPFN_M_UPF 16777216.0f
#define MAPFN_M_LARGEST 1.7976931348623157e308
#define MAPFN_M_LARGESTF 3.4028235e38f
/* smaller arguments are their own result: 2^-54 (2^-25) for expm1 and log1p, 2^-28 for sinh, tanh, asin; 2^-27 for
 * sin, tan */
#define MAPFN_M_TINY 5.551115123125783e-17
#define MAPFN_M_TINYF 2.9802322e-8f
#define MAPFN_M_SMALL 3.725290298461914e-9
#define MAPFN_M_SMALL_ANGLE 7.450580596923828e-9

/* ln 2, 1 / ln 2, 1 / ln 10, log10(2) */
#define MAPFN_M_LN2 0.6931471805599453
#define MAPFN_M_LN2_LOW 2.3190468138462996e-17
#define MAPFN_M_LN2F 0.6931472f
#define MAPFN_M_LN2_HIGH 0.6931471803691238
#define MAPFN_M_LN2_REST 1.908214929270822e-10
#define MAPFN_M_LN2_HIGHF 0.69314575f
#define MAPFN_M_LN2_RESTF 1.4286197e-6f
#define MAPFN_M_LOG2E 1.4426950408889634
#define MAPFN_M_LOG2EF 1.442695f
#define MAPFN_M_LOG2E_TOP 1.4426950216293335
#define MAPFN_M_LOG2E_REST 1.9259629911266175e-8
#define MAPFN_M_LOG10E_TOP 0.4342944771051407
#define MAPFN_M_LOG10E_REST 4.798111141615973e-9
#define MAPFN_M_LOG10EF 0.4342945f
#define MAPFN_M_LOG10_2_HIGH 0.30102999566361177
#define MAPFN_M_LOG10_2_REST 3.694239077158931e-13
#define MAPFN_M_LOG10_2_HIGHF 0.3010254f
#define MAPFN_M_LOG10_2_RESTF 4.605039e-6f
/* pi, its half and its quarter; a quarter with so few bits that three times it is exact */
#define MAPFN_M_PI 3.141592653589793
#define MAPFN_M_PI_LOW 1.2246467991473532e-16
#define MAPFN_M_HALF_PI 1.5707963267948966
#define MAPFN_M_HALF_PI_LOW 6.123233995736766e-17
#define MAPFN_M_QUARTER_PI 0.7853981633974483
#define MAPFN_M_QUARTER_PI_LOW 3.061616997868383e-17
#define MAPFN_M_PIF 3.1415927f
#define MAPFN_M_PI_LOWF -8.742278e-8f
#define MAPFN_M_HALF_PIF 1.5707964f
#define MAPFN_M_HALF_PI_LOWF -4.371139e-8f
#define MAPFN_M_QUARTER_PIF 0.7853982f
#define MAPFN_M_SHORT_QUARTER_PIF 0.785398f
#define MAPFN_M_SHORT_QUARTER_PI_LOWF 1.5695824e-7f
/* where atan turns from pi/4 to pi/2 */
#define MAPFN_M_ATAN_TURN 1.8304877217124512
#define MAPFN_M_ATAN_TURNF 1.8304877f
/* 1/6, 1/3, the cube roots of 1/2 and of 1/4 */
#define MAPFN_M_SIXTH 0.16666666666666666
#define MAPFN_M_THIRD 0.3333333333333333
#define MAPFN_M_THIRDF 0.33333334f
#define MAPFN_M_CBRT_HALF 0.7937005259840998
#define MAPFN_M_CBRT_QUARTER 0.6299605249474366
#define MAPFN_M_CBRT_HALFF 0.7937005f
#define MAPFN_M_CBRT_QUARTERF 0.62996054f

/* The polynomials of tools/math/coefficients.txt, under the same names, lowest power first. Terms that a function
 * adds in a way of its own stand before the others, with their power or place in the name. */

/* (e^r - 1 - r - r^2/2) / r^3; for expm1f; (e^r - 1 - r) / r^2 of the fast forms */
#define MAPFN_M_EXP \
    0.16666666666666433, 0.04166666666660385, 0.008333333333500474, 0.0013888888926846935, 0.00019841269465427082, \
    2.4801508612072935e-5, 2.7557641404283025e-6, 2.762521741382987e-7, 2.4978269620885844e-8
#define MAPFN_M_EXPF 0.16666535f, 0.041667253f, 0.008367437f, 0.001386244f
#define MAPFN_M_EXPM1F 0.1666667f, 0.041666586f, 0.0083319945f, 0.0013917353f, 0.00020993667f
#define MAPFN_M_EXP_FAST \
    0.4999999999999832, 0.1666666666661142, 0.041666666668140846, 0.008333333370938622, 0.0013888888515374315, \
    0.00019841185133154894, 2.4801932291605574e-5, 2.763503812927706e-6, 2.747669923046186e-7
#define MAPFN_M_EXPF_FAST 0.4999923f, 0.16667116f, 0.041890226f, 0.008312449f
/* (2^r - 1 - r ln 2) / r^2; (2^r - 1) / r for pow */
#define MAPFN_M_EXP2 \
    0.24022650695910136, 0.05550410866482233, 0.009618129107592587, 0.0013333558146358634, 0.00015403530458754544, \
    1.5252733828893326e-5, 1.321543456316629e-6, 1.0178076598377052e-7, 7.073894180501247e-9, 4.4515179738339985e-10
#define MAPFN_M_EXP2F 0.24022645f, 0.05550359f, 0.009618834f, 0.0013391302f, 0.00015241285f
#define MAPFN_M_EXP2_SINGLE \
    0.6931472028550386, 0.2402264791364135, 0.05550332471169783, 0.009618437356009455, 0.00133988744010399, \
    0.00015353362374347215
#define MAPFN_M_EXP2_FAST \
    0.6931471805599492, 0.240226506959091, 0.05550410866448195, 0.009618129107983427, 0.0013333558225784655, \
    0.00015403529993922286, 1.5252659435018761e-5, 1.3215653740050398e-6, 1.0208321808153775e-7, \
    7.038156842141971e-9
#define MAPFN_M_EXP2_COARSE \
    0.6931469775980595, 0.24022242085920775, 0.05550733746546, 0.00967151262077935, 0.001326472607614176
/* (log((1 + s) / (1 - s)) - 2 s) / s^3 in s^2; the same over ln 2 and ln 10 */
#define MAPFN_M_LOG \
    0.666666666666666, 0.4000000000005661, 0.2857142855584987, 0.2222222429374036, 0.18181666045622996, \
    0.15391106364843618, 0.13173692144318866, 0.13842423297924553
#define MAPFN_M_LOGF 0.66666776f, 0.3997754f, 0.2987284f
#define MAPFN_M_LOGF_2 0.666675f, 0.3992696f, 0.30886155f
#define MAPFN_M_LOGF_10 0.66665494f, 0.40067163f, 0.2808986f
#define MAPFN_M_LOG_FAST \
    0.6666666666667277, 0.3999999999612873, 0.2857142940139644, 0.22222137988435467, 0.1818637760198689, \
    0.15249748678001013, 0.15371674343142724
/* log2((1 + s) / (1 - s)) / s in s^2, for pow: the first two terms of LOG2_POW are pairs */
#define MAPFN_M_LOG2_POW_1 2.8853900817779268
#define MAPFN_M_LOG2_POW_1_LOW 4.0710547481862066e-17
#define MAPFN_M_LOG2_POW_3 0.9617966939259756
#define MAPFN_M_LOG2_POW_3_LOW 5.0577616648125907e-17
#define MAPFN_M_LOG2_POW \
    0.5770780163555813, 0.41219858311331203, 0.3205988975227492, 0.2623082379970635, 0.22195004736969842, \
    0.19247271226333662, 0.1672322657361497, 0.18142913820576115
#define MAPFN_M_LOG2_SINGLE \
    2.885390081790299, 0.9617966730533497, 0.5770836436140354, 0.4116690081610339, 0.3408019907638167
#define MAPFN_M_LOG2_COARSE 2.8853900797603322, 0.9617988709010276, 0.5767117557304098, 0.4318071632354686
/* (sin(r) - r) / r^3 and (cos(r) - 1 + r^2/2) / r^4 in r^2; sin(y pi/2) / y in y^2; tan(y pi/2) as a quotient */
#define MAPFN_M_SIN_3 -0.1666666666666663
#define MAPFN_M_SIN_5 0.008333333333321893
#define MAPFN_M_SIN -0.0001984126982942495, 2.755731356750049e-6, -2.505073963259783e-8, 1.5895770043241025e-10
#define MAPFN_M_COS \
    0.041666666666666595, -0.0013888888888873318, 2.4801587288975547e-5, -2.755731420663812e-7, 2.08757036699497e-9, \
    -1.1358645950496181e-11
#define MAPFN_M_SIN_FAST \
    -0.1666666666666618, 0.008333333333285, -0.0001984126982490345, 2.7557316580810555e-6, -2.5051878989994337e-8, \
    1.6048054491859912e-10, -7.372836501546927e-13
#define MAPFN_M_SINQ_1 1.5707963266740141
#define MAPFN_M_SINQ_3 -0.6459640909861851
#define MAPFN_M_SINQ 0.07969256787586367, -0.004681560052018751, 0.00016014609843499812, -3.3896697351313057e-6
#define MAPFN_M_SINQF_FAST 1.5707963f, -0.64596266f, 0.07968556f, -0.0046680244f, 0.00014886922f
#define MAPFN_M_TANQ 1.5707963273183059, -0.43214789883159055, 0.010373399665899395
#define MAPFN_M_TANQ_UNDER 1, -1.097580905515206, 0.09758514651458066
/* (sinh(x) - x) / x^3 and (tanh(x) - x) / x^3 in x^2 */
#define MAPFN_M_SINHF 0.16666667f, 0.008333315f, 0.00019841666f, 2.789984e-6f
#define MAPFN_M_TANHF -0.333333f, 0.13331929f, -0.053783603f, 0.020793539f, -0.0058907038f
/* (atan(t) - t) / t^3 in t^2; (asin(s) - s) / s^3 in s^2 */
#define MAPFN_M_ATAN \
    -0.3333333333333322, 0.19999999999971427, -0.14285714283165518, 0.11111110995716686, -0.09090905980583149, \
    0.07692253170153324, -0.06666010658588097, 0.05876748322297356, -0.0522844743074724, 0.04604357950997511, \
    -0.03821950154204677, 0.02711431296751335, -0.013903240657943119, 0.003681736386506254
#define MAPFN_M_ATANF -0.3333329f, 0.19997579f, -0.14240406f, 0.10712182f, -0.072329655f, 0.029524295f
#define MAPFN_M_ASIN \
    0.16666666666666766, 0.07499999999969248, 0.04464285717619568, 0.03038194262742809, 0.022372217362754052, \
    0.017351567518668884, 0.013981374344343949, 0.011394224229820952, 0.010807362619570582, 0.003600996059180453, \
    0.021970978775566773, -0.021381650876494032, 0.03287373852422028
#define MAPFN_M_ASINF 0.16666646f, 0.07501306f, 0.044366356f, 0.0330316f, 0.009955261f, 0.04359258f
#define MAPFN_M_ASINF_HALF 0.16666755f, 0.074951895f, 0.04548457f, 0.024106082f, 0.042296864f
/* 1 / cbrt(f), f in [1, 2) */
#define MAPFN_M_CBRT \
    1.6700067678415078, -1.1728803064018072, 0.695482741354187, -0.2212379054977277, 0.02859103418943598
#define MAPFN_M_CBRTF 1.6700084f, -1.1728852f, 0.69548804f, -0.22124042f, 0.028591473f
/* erf(x) / x - 1 in x^2 up to the split; then, with t = x - split, 1 - erf(x) = 2^-(ERFQ_0 + t ERFQ(t)) */
#define MAPFN_M_ERF_SPLIT 0.7099609375
#define MAPFN_M_ERF_SPLITF 0.76464844f
#define MAPFN_M_ERF_NEAR_1 0.1283791670955126
#define MAPFN_M_ERF_NEAR \
    -0.3761263890318401, 0.11283791670963483, -0.02686617064595364, 0.005223977625300208, -0.0008548326471980982, \
    0.00012055289910245802, -1.4923998102822018e-5, 1.6425351886557216e-6, -1.5880841207285769e-7, \
    1.1223290419372266e-8
#define MAPFN_M_ERFF_1 0.12837917f
#define MAPFN_M_ERFF -0.37612605f, 0.11283106f, -0.026819186f, 0.0050804857f, -0.0006497268f
#define MAPFN_M_ERFQ_0 1.6649234938206057
#define MAPFN_M_ERFQ \
    3.1182989694046848, 1.1561378188797578, 0.07930700879832969, -0.018990233761006264, 0.003315053570064921, \
    -0.0001405484496389469, -0.00017907981100467185, 8.593616167040779e-5, -2.140590862758594e-5, \
    1.515586834557812e-6, 1.3984023158521902e-6, -8.246688639936198e-7, 2.72865963487401e-7, -6.329152139141582e-8, \
    1.0528281707703972e-8, -1.204962778012552e-9, 8.514880402162049e-11, -2.7983710672449408e-12
#define MAPFN_M_ERFQF_0 1.838926f
#define MAPFN_M_ERFQF 3.24545f, 1.1688277f, 0.07518352f, -0.017966285f, 0.0032061304f, -0.0003056912f
/* exp(x^2) erfc(x) (x + c) in t = (x - d) / (x + d) */
#define MAPFN_M_ERFC_C 0.8828125
#define MAPFN_M_ERFC_D 3.8125
#define MAPFN_M_ERFC_0 0.673051357772575
#define MAPFN_M_ERFC_1 -0.17332253526411154
#define MAPFN_M_ERFC \
    0.08919325465755301, -0.02341991804544386, -0.013537586195070195, 0.024640588859535354, -0.020474839350205772, \
    0.011744801872206917, -0.004766586749097098, 0.0011676649842842178, 1.3658288072264415e-6, \
    -0.00012729492123625402, 3.9553575583594945e-5, 4.8364066950436e-6, -6.163515437232689e-6, 5.457425655805256e-7, \
    7.720549959659876e-7, -1.7542414417901678e-7, -9.832247255033883e-8, 3.086578424225063e-8, 1.35236476564567e-8, \
    -3.3042378530052347e-9, -1.5089819022764905e-9
#define MAPFN_M_ERFCF_C 0.84375f
#define MAPFN_M_ERFCF_D 2.75f
#define MAPFN_M_ERFCF_0 0.69597316f
#define MAPFN_M_ERFCF_1 -0.18478988f
#define MAPFN_M_ERFCF \
    0.050246753f, 0.024417602f, -0.037710395f, 0.021464152f, -0.0053106565f, -0.0008795707f, 0.0008592657f, \
    1.8628218e-5f, -7.719723e-5f

/* ======== src/math/tools.h: what several functions share: bits, fused steps, pairs.
 * Uses math/platform.h. Used by math/. */

/* ----------------------------------------------------------------------------------------------------- INTERNAL: TOOLS
 * Each tool has a form for double and one with the suffix f for float. */

MAPFN_FN uint64_t mapfn_m_bits(double x) { uint64_t u; MAPFN_MEMCPY(&u, &x, sizeof u); return u; }
MAPFN_FN uint32_t mapfn_m_bitsf(float x) { uint32_t u; MAPFN_MEMCPY(&u, &x, sizeof u); return u; }
MAPFN_FN double mapfn_m_real(uint64_t u) { double x; MAPFN_MEMCPY(&x, &u, sizeof x); return x; }
MAPFN_FN float mapfn_m_realf(uint32_t u) { float x; MAPFN_MEMCPY(&x, &u, sizeof x); return x; }

#define MAPFN_M_SIGN 0x8000000000000000u
#define MAPFN_M_SIGNF 0x80000000u

MAPFN_FN double mapfn_m_abs(double x) { return mapfn_m_real(mapfn_m_bits(x) & ~MAPFN_M_SIGN); }
MAPFN_FN float mapfn_m_absf(float x) { return mapfn_m_realf(mapfn_m_bitsf(x) & ~MAPFN_M_SIGNF); }
MAPFN_FN uint64_t mapfn_m_sign(double x) { return mapfn_m_bits(x) & MAPFN_M_SIGN; }
MAPFN_FN uint32_t mapfn_m_signf(float x) { return mapfn_m_bitsf(x) & MAPFN_M_SIGNF; }
/* x with its sign flipped where the sign bit of `sign` is set */
MAPFN_FN double mapfn_m_flip(double x, uint64_t sign) { return mapfn_m_real(mapfn_m_bits(x) ^ sign); }
MAPFN_FN float mapfn_m_flipf(float x, uint32_t sign) { return mapfn_m_realf(mapfn_m_bitsf(x) ^ sign); }

#if MAPFN_M_SEES_THROUGH && (MAPFN_M_ALL_FINITE || MAPFN_MATH_FENCE)
/* Always 0, but the compiler cannot know. Floats have one of their own, because a wider type in the loop would halve
 * its vectors. */
static __attribute__((__used__)) uint64_t mapfn_m_zero = 0;
static __attribute__((__used__)) uint32_t mapfn_m_zerof = 0;
#endif

/* Infinity, NaN, and whether x is one. With -ffinite-math-only clang takes neither for possible, and leaves out what
 * selects them. So it must not know that these numbers are what they are. */
#if MAPFN_M_ALL_FINITE
# define MAPFN_M_INFINITY mapfn_m_real(0x7ff0000000000000u | mapfn_m_zero)
# define MAPFN_M_INFINITYF mapfn_m_realf(0x7f800000u | mapfn_m_zerof)
# define MAPFN_M_NAN mapfn_m_real(0x7ff8000000000000u | mapfn_m_zero)
# define MAPFN_M_NANF mapfn_m_realf(0x7fc00000u | mapfn_m_zerof)
# define MAPFN_M_IS_NAN(x) ((mapfn_m_bits(x) & ~MAPFN_M_SIGN) > (0x7ff0000000000000u | mapfn_m_zero))
# define MAPFN_M_IS_NANF(x) ((mapfn_m_bitsf(x) & ~MAPFN_M_SIGNF) > (0x7f800000u | mapfn_m_zerof))
#else
# define MAPFN_M_INFINITY ((double)INFINITY)
# define MAPFN_M_INFINITYF INFINITY
# define MAPFN_M_NAN ((double)NAN)
# define MAPFN_M_NANF NAN
# define MAPFN_M_IS_NAN(x) ((x) != (x))
# define MAPFN_M_IS_NANF(x) ((x) != (x))
#endif

/* -x. With -ffast-math clang takes a negation for fast even here, but not a subtraction. */
#if MAPFN_M_FAST_MINUS
MAPFN_FN double mapfn_m_minus(double x) { return -0.0 - x; }
MAPFN_FN float mapfn_m_minusf(float x) { return -0.0f - x; }
#else
MAPFN_FN double mapfn_m_minus(double x) { return -x; }
MAPFN_FN float mapfn_m_minusf(float x) { return -x; }
#endif

/* a * b, rounded: no compiler can fuse it into the sum that it goes into.
 *  - gcc leaves an explicit fma alone, and one with -0 is the rounded product.
 *  - clang sees through that, but not through a variable that somebody might change. */
#if MAPFN_DEVICE_CODE
MAPFN_FN double mapfn_m_mul(double a, double b) { return __dmul_rn(a, b); }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return __fmul_rn(a, b); }
#elif !MAPFN_MATH_FENCE
MAPFN_FN double mapfn_m_mul(double a, double b) { return a * b; }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return a * b; }
#elif MAPFN_M_SEES_THROUGH
MAPFN_FN double mapfn_m_mul(double a, double b) { return mapfn_m_real(mapfn_m_bits(a * b) | mapfn_m_zero); }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return mapfn_m_realf(mapfn_m_bitsf(a * b) | mapfn_m_zerof); }
#else
MAPFN_FN double mapfn_m_mul(double a, double b) { return __builtin_fma(a, b, -0.0); }
MAPFN_FN float mapfn_m_mulf(float a, float b) { return __builtin_fmaf(a, b, -0.0f); }
#endif

/* a * b + c, both rounded */
MAPFN_FN double mapfn_m_mad(double a, double b, double c) { return mapfn_m_mul(a, b) + c; }
MAPFN_FN float mapfn_m_madf(float a, float b, float c) { return mapfn_m_mulf(a, b) + c; }

/* a * b + c where a * b is exact: fused or not, the bits are the same. With -ffast-math clang takes a call for fast
 * even here, but not the operand of a conversion. These conversions are no instructions. */
#if MAPFN_DEVICE_CODE
MAPFN_FN double mapfn_m_exact(double a, double b, double c) { return __fma_rn(a, b, c); }
MAPFN_FN float mapfn_m_exactf(float a, float b, float c) { return __fmaf_rn(a, b, c); }
#elif MAPFN_M_FMA
MAPFN_FN double mapfn_m_exact(double a, double b, double c) { return (double)(long double)__builtin_fma(a, b, c); }
MAPFN_FN float mapfn_m_exactf(float a, float b, float c) { return (float)(double)__builtin_fmaf(a, b, c); }
#else
MAPFN_FN double mapfn_m_exact(double a, double b, double c) { return a * b + c; }
MAPFN_FN float mapfn_m_exactf(float a, float b, float c) { return a * b + c; }
#endif

/* the upper part of x: its leading 26 bits */
MAPFN_FN double mapfn_m_top(double x) { return mapfn_m_real(mapfn_m_bits(x) & 0xfffffffff8000000u); }

/* What p, the rounded a * b, has lost. a * b - p is a number, and both ways find exactly that number, unless a * b
 * is below 2^-968 (2^-102). Without a fused multiply-add both factors are cut in halves, rounded to 26 (12) bits.
 * Their four products are exact, and so is every sum in this order (Dekker). */
#if MAPFN_M_FMA
MAPFN_FN double mapfn_m_lost(double a, double b, double p) { return mapfn_m_exact(a, b, mapfn_m_minus(p)); }
MAPFN_FN float mapfn_m_lostf(float a, float b, float p) { return mapfn_m_exactf(a, b, mapfn_m_minusf(p)); }
#else
MAPFN_FN double mapfn_m_lost(double a, double b, double p)
{
    double at = mapfn_m_real((mapfn_m_bits(a) + 0x4000000u) & 0xfffffffff8000000u);
    double al = a - at;
    double bt = mapfn_m_real((mapfn_m_bits(b) + 0x4000000u) & 0xfffffffff8000000u);
    double bl = b - bt;
    return (((at * bt - p) + at * bl) + al * bt) + al * bl;
}
MAPFN_FN float mapfn_m_lostf(float a, float b, float p)
{
    float at = mapfn_m_realf((mapfn_m_bitsf(a) + 0x800u) & 0xfffff000u);
    float al = a - at;
    float bt = mapfn_m_realf((mapfn_m_bitsf(b) + 0x800u) & 0xfffff000u);
    float bl = b - bt;
    return (((at * bt - p) + at * bl) + al * bt) + al * bl;
}
#endif
/* a * b = the result + *lost, exactly */
MAPFN_FN double mapfn_m_product(double a, double b, double *lost)
{
    double p = mapfn_m_mul(a, b);
    *lost = mapfn_m_lost(a, b, p);
    return p;
}
MAPFN_FN float mapfn_m_productf(float a, float b, float *lost)
{
    float p = mapfn_m_mulf(a, b);
    *lost = mapfn_m_lostf(a, b, p);
    return p;
}
/* a - q b, rounded once, where q b is near a, so that a minus the rounded q b is exact */
#if MAPFN_M_FMA
MAPFN_FN double mapfn_m_left(double a, double q, double b) { return mapfn_m_exact(mapfn_m_minus(q), b, a); }
MAPFN_FN float mapfn_m_leftf(float a, float q, float b) { return mapfn_m_exactf(mapfn_m_minusf(q), b, a); }
#else
MAPFN_FN double mapfn_m_left(double a, double q, double b) { double p = q * b; return (a - p) - mapfn_m_lost(q, b, p); }
MAPFN_FN float mapfn_m_leftf(float a, float q, float b) { float p = q * b; return (a - p) - mapfn_m_lostf(q, b, p); }
#endif
/* a b - n, rounded once, where p, the rounded a b, is near n, and a has 24 bits */
#if MAPFN_M_FMA
MAPFN_FN double mapfn_m_left_of(double a, double b, double p, double n)
{
    (void)p;
    return mapfn_m_exact(a, b, mapfn_m_minus(n));
}
#else
MAPFN_FN double mapfn_m_left_of(double a, double b, double p, double n)
{
    double top = mapfn_m_top(b);
    return (p - n) + ((a * top - p) + a * (b - top));
}
#endif
/* 1 / x within 6 %, x > 0: enough for what a root or a quotient has left over. The subtraction negates the exponent.
 * Numbers between powers of two lie on a line, and the constant moves it to the middle of the error. */
MAPFN_FN double mapfn_m_inverse(double x) { return mapfn_m_real(0x7fde6238502484bau - mapfn_m_bits(x)); }
MAPFN_FN float mapfn_m_inversef(float x) { return mapfn_m_realf(0x7ef311c7u - mapfn_m_bitsf(x)); }
/* a + b = the result + *lost, exactly */
MAPFN_FN double mapfn_m_sum(double a, double b, double *lost)
{
    double s = a + b;
    double v = s - a;
    *lost = (a - (s - v)) + (b - v);
    return s;
}
MAPFN_FN float mapfn_m_sumf(float a, float b, float *lost)
{
    float s = a + b;
    float v = s - a;
    *lost = (a - (s - v)) + (b - v);
    return s;
}
/* yes where mask is all ones, no where it is 0: for conditions in 64-bit integers, which SSE2 cannot compare */
MAPFN_FN double mapfn_m_pick(uint64_t mask, double yes, double no)
{
    return mapfn_m_real((mapfn_m_bits(yes) & mask) | (mapfn_m_bits(no) & ~mask));
}
/* The mask of even numbers. That of odd ones, 0 - (q & 1), is a bool to gcc 14 and later, and is not vectorized. */
MAPFN_FN uint64_t mapfn_m_even(uint64_t q) { return (q & 1) - 1; }
/* Polynomials c0 + c1 x + ..., in halves and halves of halves, which need not wait for one another as Horner's steps
 * do. */
MAPFN_FN double mapfn_m_poly4(double x, double x2, double c0, double c1, double c2, double c3)
{
    return mapfn_m_mad(mapfn_m_mad(c3, x, c2), x2, mapfn_m_mad(c1, x, c0));
}
MAPFN_FN float mapfn_m_poly4f(float x, float x2, float c0, float c1, float c2, float c3)
{
    return mapfn_m_madf(mapfn_m_madf(c3, x, c2), x2, mapfn_m_madf(c1, x, c0));
}
MAPFN_FN double mapfn_m_poly3(double x, double c0, double c1, double c2)
{
    return mapfn_m_mad(mapfn_m_mad(c2, x, c1), x, c0);
}
MAPFN_FN float mapfn_m_poly3f(float x, float c0, float c1, float c2)
{
    return mapfn_m_madf(mapfn_m_madf(c2, x, c1), x, c0);
}
MAPFN_FN double mapfn_m_poly5(double x, double c0, double c1, double c2, double c3, double c4)
{
    double x2 = x * x;
    return mapfn_m_mad(mapfn_m_poly3(x, c2, c3, c4), x2, mapfn_m_mad(c1, x, c0));
}
MAPFN_FN float mapfn_m_poly5f(float x, float c0, float c1, float c2, float c3, float c4)
{
    float x2 = x * x;
    return mapfn_m_madf(mapfn_m_poly3f(x, c2, c3, c4), x2, mapfn_m_madf(c1, x, c0));
}
MAPFN_FN float mapfn_m_poly6f(float x, float c0, float c1, float c2, float c3, float c4, float c5)
{
    float x2 = x * x;
    return mapfn_m_madf(mapfn_m_poly4f(x, x2, c2, c3, c4, c5), x2, mapfn_m_madf(c1, x, c0));
}
MAPFN_FN double mapfn_m_poly6(double x, double c0, double c1, double c2, double c3, double c4, double c5)
{
    double x2 = x * x;
    return mapfn_m_mad(mapfn_m_poly4(x, x2, c2, c3, c4, c5), x2, mapfn_m_mad(c1, x, c0));
}
MAPFN_FN double mapfn_m_poly7(double x, double c0, double c1, double c2, double c3, double c4, double c5, double c6)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    return mapfn_m_mad(mapfn_m_mad(c6, x2, mapfn_m_mad(c5, x, c4)), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly8(double x, double c0, double c1, double c2, double c3, double c4, double c5,
                              double c6, double c7)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    return mapfn_m_mad(mapfn_m_poly4(x, x2, c4, c5, c6, c7), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly9(double x, double c0, double c1, double c2, double c3, double c4, double c5,
                              double c6, double c7, double c8)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double high = mapfn_m_mad(c8, x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7));
    return mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly10(double x, double c0, double c1, double c2, double c3, double c4, double c5,
                               double c6, double c7, double c8, double c9)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double high = mapfn_m_mad(mapfn_m_mad(c9, x, c8), x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7));
    return mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}

MAPFN_FN double mapfn_m_poly13(double x, double c0, double c1, double c2, double c3, double c4, double c5,
                               double c6, double c7, double c8, double c9, double c10, double c11, double c12)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double high = mapfn_m_mad(c12, x4, mapfn_m_poly4(x, x2, c8, c9, c10, c11));
    high = mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7));
    return mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly14(double x, double c0, double c1, double c2, double c3, double c4, double c5,
                               double c6, double c7, double c8, double c9, double c10, double c11, double c12,
                               double c13)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double high = mapfn_m_mad(mapfn_m_mad(c13, x, c12), x4, mapfn_m_poly4(x, x2, c8, c9, c10, c11));
    high = mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c4, c5, c6, c7));
    return mapfn_m_mad(high, x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
}
MAPFN_FN double mapfn_m_poly18(double x, double c0, double c1, double c2, double c3, double c4, double c5, double c6,
                               double c7, double c8, double c9, double c10, double c11, double c12, double c13,
                               double c14, double c15, double c16, double c17)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double low = mapfn_m_mad(mapfn_m_poly4(x, x2, c4, c5, c6, c7), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
    double middle = mapfn_m_mad(mapfn_m_poly4(x, x2, c12, c13, c14, c15), x4, mapfn_m_poly4(x, x2, c8, c9, c10, c11));
    double high = mapfn_m_mad(mapfn_m_mad(x, c17, c16), x4 * x4, middle);
    return mapfn_m_mad(high, x4 * x4, low);
}
MAPFN_FN double mapfn_m_poly21(double x, double c0, double c1, double c2, double c3, double c4, double c5, double c6,
                               double c7, double c8, double c9, double c10, double c11, double c12, double c13,
                               double c14, double c15, double c16, double c17, double c18, double c19, double c20)
{
    double x2 = x * x;
    double x4 = x2 * x2;
    double x8 = x4 * x4;
    double top = mapfn_m_mad(c20, x4, mapfn_m_poly4(x, x2, c16, c17, c18, c19));
    double middle = mapfn_m_mad(mapfn_m_poly4(x, x2, c12, c13, c14, c15), x4, mapfn_m_poly4(x, x2, c8, c9, c10, c11));
    double low = mapfn_m_mad(mapfn_m_poly4(x, x2, c4, c5, c6, c7), x4, mapfn_m_poly4(x, x2, c0, c1, c2, c3));
    return mapfn_m_mad(mapfn_m_mad(top, x8, middle), x8, low);
}
/* in floats: four terms and two more; eight terms and one more */
MAPFN_FN float mapfn_m_poly42f(float x, float c0, float c1, float c2, float c3, float c4, float c5)
{
    float x2 = x * x;
    return mapfn_m_madf(mapfn_m_madf(x, c5, c4), x2 * x2, mapfn_m_poly4f(x, x2, c0, c1, c2, c3));
}
MAPFN_FN float mapfn_m_poly9f(float x, float c0, float c1, float c2, float c3, float c4, float c5, float c6, float c7,
                              float c8)
{
    float x2 = x * x;
    float x4 = x2 * x2;
    float high = mapfn_m_madf(c8, x4, mapfn_m_poly4f(x, x2, c4, c5, c6, c7));
    return mapfn_m_madf(high, x4, mapfn_m_poly4f(x, x2, c0, c1, c2, c3));
}

/* ======== src/math/exp.h: exp.
 * Uses math/tools.h. Used by users. */

/* -------------------------------------------------------------------------------------------------------- EXPONENTIALS
 * Reduce: x = n ln 2 + r + low with |r| <= ln 2 / 2. Adding 1.5 * 2^52 (2^23) rounds to an integer, which then also
 * stands in the low bits of the sum. A bias makes these bits n plus twice the exponent bias, which is never
 * negative. ln 2 is cut in two parts so short that n times either is exact; low is what the subtraction of the
 * second lost.
 * Reconstruct: 2^n by two factors, from halves of the biased n. So results beyond either end of the range become
 * infinity, zero, or subnormal with a single rounding. */

typedef struct { uint64_t k; double n, r, low; } mapfn_m_exponent;
typedef struct { uint32_t k; float n, r, low; } mapfn_m_exponentf;

MAPFN_FN mapfn_m_exponent mapfn_m_exp_reduce(double x)
{
    mapfn_m_exponent e;
    double t = mapfn_m_mul(x, MAPFN_M_LOG2E) + (MAPFN_M_ROUND + 2046);
    double a;
    e.k = mapfn_m_bits(t);
    e.n = t - (MAPFN_M_ROUND + 2046);
    a = mapfn_m_exact(mapfn_m_minus(e.n), MAPFN_M_LN2_HIGH, x);
    e.r = mapfn_m_exact(mapfn_m_minus(e.n), MAPFN_M_LN2_REST, a);
    e.low = mapfn_m_exact(mapfn_m_minus(e.n), MAPFN_M_LN2_REST, a - e.r);
    return e;
}
MAPFN_FN mapfn_m_exponentf mapfn_m_exp_reducef(float x)
{
    mapfn_m_exponentf e;
    float t = mapfn_m_mulf(x, MAPFN_M_LOG2EF) + (MAPFN_M_ROUNDF + 254);
    float a;
    e.k = mapfn_m_bitsf(t);
    e.n = t - (MAPFN_M_ROUNDF + 254);
    a = mapfn_m_exactf(mapfn_m_minusf(e.n), MAPFN_M_LN2_HIGHF, x);
    e.r = mapfn_m_exactf(mapfn_m_minusf(e.n), MAPFN_M_LN2_RESTF, a);
    e.low = mapfn_m_exactf(mapfn_m_minusf(e.n), MAPFN_M_LN2_RESTF, a - e.r);
    return e;
}
MAPFN_FN double mapfn_m_scale(double p, uint64_t k)
{
    uint64_t half = k >> 1;
    return mapfn_m_mul(p * mapfn_m_real(half << 52), mapfn_m_real((k - half) << 52));
}
MAPFN_FN float mapfn_m_scalef(float p, uint32_t k)
{
    uint32_t half = k >> 1;
    return mapfn_m_mulf(p * mapfn_m_realf(half << 23), mapfn_m_realf((k - half) << 23));
}
/* exp(r) - 1 - r */
MAPFN_FN double mapfn_m_exp_small(double r)
{
    double r2 = r * r;
    return mapfn_m_mad(r * r2, mapfn_m_poly9(r, MAPFN_M_EXP), 0.5 * r2);
}
/* more + r^2 (c2 + c3 r) + r^4 (c4 + c5 r + c6 r^2), in few dependent steps */
MAPFN_FN float mapfn_m_growthf(float r, float more, float c2, float c3, float c4, float c5, float c6)
{
    float r2 = r * r;
    float low = more + mapfn_m_mulf(r2, mapfn_m_madf(c3, r, c2));
    return low + mapfn_m_mulf(r2 * r2, mapfn_m_madf(c6, r2, mapfn_m_madf(c5, r, c4)));
}
/* more + exp(r) - 1 - r */
MAPFN_FN float mapfn_m_exp_smallf(float r, float more)
{
    return mapfn_m_growthf(r, more, 0.5f, MAPFN_M_EXPF);
}
/* x held to [low, high]; a NaN stays one. Both conditions look at x itself: gcc would turn a chain of two into
 * branches. */
MAPFN_FN double mapfn_m_limit(double x, double low, double high)
{
    double y = low > x ? low : x;
    return high < x ? high : y;
}
MAPFN_FN float mapfn_m_limitf(float x, float low, float high)
{
    float y = low > x ? low : x;
    return high < x ? high : y;
}
/* y, computed from x, but infinity where x is above high, and bottom where it is below low. This is selected at the
 * end, as gcc makes a selection for each use of an x that is limited beforehand. */
MAPFN_FN double mapfn_m_between(double x, double low, double high, double bottom, double y)
{
    double z = x > high ? MAPFN_M_INFINITY : y;
    return x < low ? bottom : z;
}
MAPFN_FN float mapfn_m_betweenf(float x, float low, float high, float bottom, float y)
{
    float z = x > high ? MAPFN_M_INFINITYF : y;
    return x < low ? bottom : z;
}

/* exp(x) = 2^n exp(r). 1 + r is taken exactly: what the sum loses, comes back with the small terms. */
MAPFN_FN double mapfn_exp(double x)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(x);
    double s = 1 + e.r;
    double y = s + ((e.r - (s - 1)) + (e.low + mapfn_m_exp_small(e.r)));
    return mapfn_m_between(x, -746, 710, 0, mapfn_m_scale(y, e.k));
}
MAPFN_FN float mapfn_expf(float x)
{
    mapfn_m_exponentf e = mapfn_m_exp_reducef(x);
    float s = 1 + e.r;
    return mapfn_m_betweenf(x, -104, 89, 0, mapfn_m_scalef(s + mapfn_m_exp_smallf(e.r, e.r - (s - 1)), e.k));
}

/* ======== src/math/round.h: square roots, rounding, remainders.
 * Uses math/tools.h. Used by users. */

/* -------------------------------------------------------------------------------------------------- ROOTS AND ROUNDING
 * sqrt is the processor's, exact; but the C library's sqrt may set errno, and no loop with that is vectorized. */
#if MAPFN_DEVICE_CODE
MAPFN_FN double mapfn_sqrt(double x) { return __dsqrt_rn(x); }
MAPFN_FN float mapfn_sqrtf(float x) { return __fsqrt_rn(x); }
#else
# ifdef __cplusplus
extern "C" {
# endif
# if MAPFN_M_SQRT_BY_NAME
extern double mapfn_m_library_sqrt(double) __asm__("sqrt") __attribute__((const));
extern float mapfn_m_library_sqrtf(float) __asm__("sqrtf") __attribute__((const));
# else                                               /* sqrt itself, which you may call, keeps its errno */
extern double __builtin_sqrt(double) __attribute__((const));
extern float __builtin_sqrtf(float) __attribute__((const));
#  define mapfn_m_library_sqrt __builtin_sqrt
#  define mapfn_m_library_sqrtf __builtin_sqrtf
# endif
# ifdef __cplusplus
}
# endif
MAPFN_FN double mapfn_sqrt(double x) { return (double)(long double)mapfn_m_library_sqrt(x); }
MAPFN_FN float mapfn_sqrtf(float x) { return (float)(double)mapfn_m_library_sqrtf(x); }
#endif

/* Rounding to integers: adding 2^52 leaves no room for a fraction; larger numbers have none. SSE2 has no better way.
 * An instruction gives the same bits. */
MAPFN_FN double mapfn_m_rint(double x)
{
    double ax = mapfn_m_abs(x);
    double r = (ax + MAPFN_M_2_52) - MAPFN_M_2_52;
    return ax < MAPFN_M_2_52 ? mapfn_m_flip(r, mapfn_m_sign(x)) : x;
}
MAPFN_FN double mapfn_rint(double x) { return MAPFN_M_ROUNDS ? __builtin_rint(x) : mapfn_m_rint(x); }
MAPFN_FN float mapfn_rintf(float x)
{
    if (MAPFN_M_ROUNDS) return __builtin_rintf(x);
    float ax = mapfn_m_absf(x);
    float r = (ax + MAPFN_M_2_23F) - MAPFN_M_2_23F;
    return ax < MAPFN_M_2_23F ? mapfn_m_flipf(r, mapfn_m_signf(x)) : x;
}
MAPFN_FN double mapfn_trunc(double x)
{
    if (MAPFN_M_ROUNDS) return __builtin_trunc(x);
    double ax = mapfn_m_abs(x);
    double r = (ax + MAPFN_M_2_52) - MAPFN_M_2_52;
    double t = r > ax ? r - 1 : r;
    return ax < MAPFN_M_2_52 ? mapfn_m_flip(t, mapfn_m_sign(x)) : x;
}
MAPFN_FN float mapfn_truncf(float x)
{
    if (MAPFN_M_ROUNDS) return __builtin_truncf(x);
    float ax = mapfn_m_absf(x);
    float r = (ax + MAPFN_M_2_23F) - MAPFN_M_2_23F;
    float t = r > ax ? r - 1 : r;
    return ax < MAPFN_M_2_23F ? mapfn_m_flipf(t, mapfn_m_signf(x)) : x;
}
/* Halves go away from zero. What is added is the largest number below a half, as a half would take this one up to 1. */
MAPFN_FN double mapfn_round(double x)
{
    double ax = mapfn_m_abs(x);
    if (MAPFN_M_ROUNDS) return mapfn_m_flip(__builtin_trunc(ax + 0.49999999999999994), mapfn_m_sign(x));
    double r = (ax + MAPFN_M_2_52) - MAPFN_M_2_52;
    double t = r - ax < -0.49999999999999994 ? r + 1 : r;
    return ax < MAPFN_M_2_52 ? mapfn_m_flip(t, mapfn_m_sign(x)) : x;
}
MAPFN_FN float mapfn_roundf(float x)
{
    float ax = mapfn_m_absf(x);
    if (MAPFN_M_ROUNDS) return mapfn_m_flipf(__builtin_truncf(ax + 0.49999997f), mapfn_m_signf(x));
    float r = (ax + MAPFN_M_2_23F) - MAPFN_M_2_23F;
    float t = r - ax < -0.49999997f ? r + 1 : r;
    return ax < MAPFN_M_2_23F ? mapfn_m_flipf(t, mapfn_m_signf(x)) : x;
}
MAPFN_FN double mapfn_floor(double x)
{
    if (MAPFN_M_ROUNDS) return __builtin_floor(x);
    double r = mapfn_rint(x);
    return r > x ? r - 1 : r;
}
MAPFN_FN float mapfn_floorf(float x)
{
    if (MAPFN_M_ROUNDS) return __builtin_floorf(x);
    float r = mapfn_rintf(x);
    return r > x ? r - 1 : r;
}
MAPFN_FN double mapfn_ceil(double x) { return mapfn_m_minus(mapfn_floor(mapfn_m_minus(x))); }
MAPFN_FN float mapfn_ceilf(float x) { return mapfn_m_minusf(mapfn_floorf(mapfn_m_minusf(x))); }

MAPFN_FN double mapfn_fabs(double x) { return mapfn_m_abs(x); }
MAPFN_FN float mapfn_fabsf(float x) { return mapfn_m_absf(x); }
MAPFN_FN double mapfn_copysign(double x, double sign)
{
    return mapfn_m_real(mapfn_m_bits(mapfn_m_abs(x)) | mapfn_m_sign(sign));
}
MAPFN_FN float mapfn_copysignf(float x, float sign)
{
    return mapfn_m_realf(mapfn_m_bitsf(mapfn_m_absf(x)) | mapfn_m_signf(sign));
}

/* The smaller and the larger; a NaN counts as missing; -0 is smaller than +0. */
MAPFN_FN double mapfn_fmin(double x, double y)
{
    double r = x < y ? x : y;
    r = x == y ? mapfn_m_real(mapfn_m_bits(x) | mapfn_m_bits(y)) : r;
    return MAPFN_M_IS_NAN(y) ? x : r;
}
MAPFN_FN float mapfn_fminf(float x, float y)
{
    float r = x < y ? x : y;
    r = x == y ? mapfn_m_realf(mapfn_m_bitsf(x) | mapfn_m_bitsf(y)) : r;
    return MAPFN_M_IS_NANF(y) ? x : r;
}
MAPFN_FN double mapfn_fmax(double x, double y)
{
    double r = x > y ? x : y;
    r = x == y ? mapfn_m_real(mapfn_m_bits(x) & mapfn_m_bits(y)) : r;
    return MAPFN_M_IS_NAN(y) ? x : r;
}
MAPFN_FN float mapfn_fmaxf(float x, float y)
{
    float r = x > y ? x : y;
    r = x == y ? mapfn_m_realf(mapfn_m_bitsf(x) & mapfn_m_bitsf(y)) : r;
    return MAPFN_M_IS_NANF(y) ? x : r;
}
/* x held to [low, high]; a NaN stays one */
MAPFN_FN double mapfn_clamp(double x, double low, double high) { return mapfn_m_limit(x, low, high); }
MAPFN_FN float mapfn_clampf(float x, float low, float high) { return mapfn_m_limitf(x, low, high); }

/* fmod is exact everywhere, so the C library's will do. The number of its steps depends on the arguments: nothing
 * vectorizes that. */
MAPFN_FN double mapfn_fmod(double x, double y) { return fmod(x, y); }
MAPFN_FN float mapfn_fmodf(float x, float y) { return fmodf(x, y); }

/* ======== src/math/exp2.h: exp2 and expm1.
 * Uses math/exp.h. Used by users. */

/* ------------------------------------------------------------------------------------------ 2^x, AND e^x - 1 */

/* exp2(x) = 2^n 2^r with r = x - n, exactly; 2^r = 1 + r c1 + r^2 q(r), and the 1 is added as in exp. */
MAPFN_FN double mapfn_exp2(double x)
{
    double t = x + (MAPFN_M_ROUND + 2046);
    double r = x - (t - (MAPFN_M_ROUND + 2046));
    double p = mapfn_m_mul(r, MAPFN_M_LN2);
    double s = 1 + p;
    double small = mapfn_m_mul(r * r, mapfn_m_poly10(r, MAPFN_M_EXP2));
    return mapfn_m_between(x, -1076, 1025, 0, mapfn_m_scale(s + ((p - (s - 1)) + small), mapfn_m_bits(t)));
}
MAPFN_FN float mapfn_exp2f(float x)
{
    float t = x + (MAPFN_M_ROUNDF + 254);
    float r = x - (t - (MAPFN_M_ROUNDF + 254));
    float p = mapfn_m_mulf(r, MAPFN_M_LN2F);
    float s = 1 + p;
    float small = mapfn_m_growthf(r, p - (s - 1), MAPFN_M_EXP2F);
    return mapfn_m_betweenf(x, -151, 129, 0, mapfn_m_scalef(s + small, mapfn_m_bitsf(t)));
}

/* expm1(x) = 2^n (exp(r) - 1) + (2^n - 1). exp(r) - 1 is r + small, and n is 0 for small x, so that nothing cancels.
 * What the sums of 2^n, -1 and 2^n r lose comes back with the small terms. The largest n is taken one lower and made
 * good at the end, because 2^1024 itself would be infinite. */
MAPFN_FN double mapfn_expm1(double x)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(x);
    double last = e.n > 1023 ? 2.0 : 1.0;
    double one = e.n > 1023 ? 0.5 : 1.0;
    double scale = mapfn_m_real((e.k << 52) - mapfn_m_bits(last));
    double small = scale * (e.low + mapfn_m_exp_small(e.r));
    double a = scale - one;
    double b = scale * e.r;
    double s = a + b;
    double y = (s + (((a - s) + b) + (((scale - a) - one) + small))) * last;
    y = mapfn_m_between(x, -44, 710, -1, y);
    return mapfn_m_abs(x) < MAPFN_M_TINY ? x : y;
}
/* Float: 2^n q + (2^n - 1) with q = exp(r) - 1, rounded. That is exact enough if n changes where 2^n q and q are a
 * quarter, at log(3/4) and log(3/2): hence the 0.085. Half of it is taken, because 2^128 would be infinite. What 2^n
 * - 1 loses matters from n = 25 on. */
MAPFN_FN float mapfn_expm1f(float x)
{
    float t = (mapfn_m_mulf(x, MAPFN_M_LOG2EF) - 0.0849625f) + (MAPFN_M_ROUNDF + 253);
    float n = t - (MAPFN_M_ROUNDF + 253);
    float a = mapfn_m_exactf(mapfn_m_minusf(n), MAPFN_M_LN2_HIGHF, x);
    float r = mapfn_m_exactf(mapfn_m_minusf(n), MAPFN_M_LN2_RESTF, a);
    float r2 = r * r;
    float scale = mapfn_m_realf((mapfn_m_bitsf(t) << 23) - mapfn_m_bitsf(1.0f));
    float one = scale - 0.5f;
    float q, y;
    q = mapfn_m_madf(r * r2, mapfn_m_poly5f(r, MAPFN_M_EXPM1F), 0.5f * r2);
    q = a + mapfn_m_exactf(mapfn_m_minusf(n), MAPFN_M_LN2_RESTF, q);
    y = 2 * (one + mapfn_m_exactf(scale, q, (scale - one) - 0.5f));
    y = mapfn_m_betweenf(x, -20, 89, -1, y);
    return mapfn_m_absf(x) < MAPFN_M_TINYF ? x : y;
}

/* ======== src/math/log.h: logarithms.
 * Uses math/tools.h. Used by users. */

/* ---------------------------------------------------------------------------------------------------------- LOGARITHMS
 * Reduce: x = 2^k (1 + f), by integer arithmetic on the bits; subnormals are scaled up first. 1 + f is in [2/3,
 * 4/3), in float in [sqrt(1/2), sqrt(2)). With s = f / (2 + f),
 *     log(1 + f) = f - (f^2/2 - s (f^2/2 + s^2 L(s^2))),
 * where f is exact and the rest is small.
 * Float: the logarithm of 1 + f is rounded before k times a constant is added. With the square roots as ends it is
 * no larger than the sum, so that its last place counts half, or the sum is exact. */

typedef struct { double k, f, plus; } mapfn_m_logarithm;                         /* plus = 2 + f */
typedef struct { float k, f, plus; } mapfn_m_logarithmf;

/* x = 2^(k - scaled) (1 + f), where 1 + f is at least what has the bits `least`, and less than twice as much */
MAPFN_FN mapfn_m_logarithm mapfn_m_log_split_at(uint64_t least, double x, double scaled)
{
    mapfn_m_logarithm l;
    double m;
    uint64_t base = least - ((uint64_t)1024 << 52); /* by name, or gcc subtracts and adds */
    uint64_t u = mapfn_m_bits(x) - base;
    /* u >> 52 is k + 1024; written into the low bits of 2^52 it becomes a double without a conversion */
    l.k = mapfn_m_real((u >> 52) | 0x4330000000000000u) - scaled;
    m = mapfn_m_real((u & 0x000fffffffffffffu) + least);
    l.f = m - 1;
    l.plus = m + 1;
    return l;
}
MAPFN_FN mapfn_m_logarithm mapfn_m_log_split(double x, double scaled)            /* from 2/3 on */
{
    return mapfn_m_log_split_at(0x3fe5555555555555u, x, scaled);
}
MAPFN_FN mapfn_m_logarithmf mapfn_m_log_splitf(float x, float scaled)
{
    mapfn_m_logarithmf l;
    float m;
    uint32_t u = mapfn_m_bitsf(x) - 0x3f3504f3u + (128u << 23);
    l.k = mapfn_m_realf((u >> 23) | 0x4b000000u) - scaled;
    m = mapfn_m_realf((u & 0x007fffffu) + 0x3f3504f3u);
    l.f = m - 1;
    l.plus = m + 1;
    return l;
}
MAPFN_FN mapfn_m_logarithm mapfn_m_log_reduce(double x)
{
    return mapfn_m_log_split(x < MAPFN_M_NORMAL ? x * MAPFN_M_UP : x,
                             x < MAPFN_M_NORMAL ? MAPFN_M_2_52 + 1078 : MAPFN_M_2_52 + 1024);
}
MAPFN_FN mapfn_m_logarithmf mapfn_m_log_reducef(float x)
{
    return mapfn_m_log_splitf(x < MAPFN_M_NORMALF ? x * MAPFN_M_UPF : x,
                              x < MAPFN_M_NORMALF ? MAPFN_M_2_23F + 152 : MAPFN_M_2_23F + 128);
}
/* log(1 + f) - f + f^2/2, given f^2/2 */
MAPFN_FN double mapfn_m_log_tail(mapfn_m_logarithm l, double half)
{
    double s = l.f / l.plus;
    double z = s * s;
    double p = mapfn_m_poly8(z, MAPFN_M_LOG);
    return mapfn_m_mul(s, mapfn_m_mad(z, p, half));
}
MAPFN_FN float mapfn_m_log_tailf(mapfn_m_logarithmf l, float half, float c0, float c1, float c2)
{
    float s = l.f / l.plus;
    float z = s * s;
    return mapfn_m_mulf(s, mapfn_m_madf(z, mapfn_m_poly3f(z, c0, c1, c2), half));
}
/* y, unless x is outside (0, infinity) */
MAPFN_FN double mapfn_m_log_special(double x, double y)
{
    double in = x < MAPFN_M_INFINITY ? y : x;
    double out = x == 0 ? -MAPFN_M_INFINITY : MAPFN_M_NAN;
    return x > 0 ? in : out;
}
MAPFN_FN float mapfn_m_log_specialf(float x, float y)
{
    float in = x < MAPFN_M_INFINITYF ? y : x;
    float r = (int32_t)mapfn_m_bitsf(x) < 0 ? MAPFN_M_NANF : in;
    return x == 0 ? -MAPFN_M_INFINITYF : r;
}

/* log(x) = k ln 2 + log(1 + f): k times either part of ln 2 is exact, and so is what the sum with f loses. */
MAPFN_FN double mapfn_log(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    double half = mapfn_m_mul(0.5 * l.f, l.f);
    double s = mapfn_m_exact(l.k, MAPFN_M_LN2_HIGH, l.f);
    double small = mapfn_m_exact(l.k, MAPFN_M_LN2_REST, mapfn_m_exact(l.k, MAPFN_M_LN2_HIGH, mapfn_m_minus(s)) + l.f);
    return mapfn_m_log_special(x, s - (half - (small + mapfn_m_log_tail(l, half))));
}
MAPFN_FN float mapfn_logf(float x)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(x);
    float half = mapfn_m_mulf(0.5f * l.f, l.f);
    float tail = mapfn_m_log_tailf(l, half, MAPFN_M_LOGF);
    float small = mapfn_m_exactf(l.k, MAPFN_M_LN2_RESTF, mapfn_m_minusf(half)) + tail;
    return mapfn_m_log_specialf(x, mapfn_m_exactf(l.k, MAPFN_M_LN2_HIGHF, l.f + small));
}

/* log2 and log10 multiply log(1 + f) by a constant c. For that, f - f^2/2 is taken as a pair.
 *  - Double: its upper part has so few bits that its product with the upper part of c is exact.
 *  - Float: what that product has lost is added. The polynomial allows for what the rounded c lacks. */
MAPFN_FN double mapfn_m_log_times(mapfn_m_logarithm l, double a, double a_low, double c_top, double c_low)
{
    double half = mapfn_m_mul(0.5 * l.f, l.f);
    double top = mapfn_m_top(l.f - half);
    double rest = ((l.f - top) - half) + mapfn_m_log_tail(l, half);
    double b = top * c_top;
    double s = a + b;
    return s + (((a - s) + b) + (a_low + (mapfn_m_mul(top + rest, c_low) + mapfn_m_mul(rest, c_top))));
}
/* log2(x) = k + log(1 + f) / ln 2 */
MAPFN_FN double mapfn_log2(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    return mapfn_m_log_special(x, mapfn_m_log_times(l, l.k, 0, MAPFN_M_LOG2E_TOP, MAPFN_M_LOG2E_REST));
}
MAPFN_FN float mapfn_log2f(float x)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(x);
    float half = mapfn_m_mulf(0.5f * l.f, l.f);
    float g = l.f - half;
    float lost;
    float a = mapfn_m_productf(g, MAPFN_M_LOG2EF, &lost);
    float rest = ((l.f - g) - half) + mapfn_m_log_tailf(l, half, MAPFN_M_LOGF_2);
    return mapfn_m_log_specialf(x, l.k + (a + mapfn_m_madf(rest, MAPFN_M_LOG2EF, lost)));
}
/* log10(x) = k log10(2) + log(1 + f) / ln 10 */
MAPFN_FN double mapfn_log10(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    double a = l.k * MAPFN_M_LOG10_2_HIGH;
    double a_low = mapfn_m_mul(l.k, MAPFN_M_LOG10_2_REST);
    return mapfn_m_log_special(x, mapfn_m_log_times(l, a, a_low, MAPFN_M_LOG10E_TOP, MAPFN_M_LOG10E_REST));
}
MAPFN_FN float mapfn_log10f(float x)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(x);
    float half = mapfn_m_mulf(0.5f * l.f, l.f);
    float g = l.f - half;
    float lost;
    float a = mapfn_m_productf(g, MAPFN_M_LOG10EF, &lost);
    float rest = ((l.f - g) - half) + mapfn_m_log_tailf(l, half, MAPFN_M_LOGF_10);
    lost = mapfn_m_madf(l.k, MAPFN_M_LOG10_2_RESTF, lost);
    rest = a + mapfn_m_madf(rest, MAPFN_M_LOG10EF, lost);
    return mapfn_m_log_specialf(x, mapfn_m_exactf(l.k, MAPFN_M_LOG10_2_HIGHF, rest));
}

/* log1p(x): as log of u = 1 + x, plus what that sum lost, scaled to u's mantissa and divided by it. 1 - f + f^2 is
 * near enough to that quotient; the scale is 2^(1-k), which is 0 for the largest k. v is x, but if x is a product of
 * yours, nobody can fuse it into 1 + v. */
MAPFN_FN double mapfn_log1p(double x)
{
    double v = -2 > x ? -2.0 : x;
    double lost;
    double u = mapfn_m_sum(1, v, &lost);
    mapfn_m_logarithm l = mapfn_m_log_split(u, MAPFN_M_2_52 + 1024);
    double half = mapfn_m_mul(0.5 * l.f, l.f);
    double s = mapfn_m_exact(l.k, MAPFN_M_LN2_HIGH, l.f);
    double small, y;
    lost = lost * mapfn_m_real(mapfn_m_bits((MAPFN_M_ROUND + 1024) - l.k) << 52);
    lost = mapfn_m_mul(lost, (0.5 - 0.5 * l.f) + half);
    small = mapfn_m_exact(l.k, MAPFN_M_LN2_HIGH, mapfn_m_minus(s)) + l.f;
    small = small + mapfn_m_exact(l.k, MAPFN_M_LN2_REST, lost);
    y = s - (half - (small + mapfn_m_log_tail(l, half)));
    return mapfn_m_log_special(u, mapfn_m_abs(x) < MAPFN_M_TINY ? x : y);
}
MAPFN_FN float mapfn_log1pf(float x)
{
    float v = -2 > x ? -2.0f : x;
    float lost;
    float u = mapfn_m_sumf(1, v, &lost);
    mapfn_m_logarithmf l = mapfn_m_log_splitf(u, MAPFN_M_2_23F + 128);
    float half = mapfn_m_mulf(0.5f * l.f, l.f);
    float y;
    lost = lost * mapfn_m_realf(mapfn_m_bitsf((MAPFN_M_ROUNDF + 128) - l.k) << 23);
    lost = mapfn_m_exactf(l.k, MAPFN_M_LN2_RESTF, mapfn_m_mulf(lost, (0.5f - 0.5f * l.f) + half) - half);
    y = mapfn_m_exactf(l.k, MAPFN_M_LN2_HIGHF, l.f + (lost + mapfn_m_log_tailf(l, half, MAPFN_M_LOGF)));
    return mapfn_m_log_specialf(u, mapfn_m_absf(x) < MAPFN_M_TINYF ? x : y);
}

/* ======== src/math/trig.h: sin, cos, tan.
 * Uses math/tools.h. Used by users. */

/* -------------------------------------------------------------------------------------------------------- TRIGONOMETRY
 * Reduce: |x| = q pi/2 + r with |r| <= pi/4, for every x. Only x times 2/pi modulo 4 is needed, so bits of 2/pi
 * whose product with x is a multiple of 4 can be left out. */

typedef struct { uint64_t q; double r, low; } mapfn_m_angle;

/* Double: |x| = 2^(8 i - 2) y with y below 8 in row i. The row holds 2^(8 i - 2) 2/pi without its bits above 2^58,
 * in four parts on fixed grids: 26 bits from 2^58 down, 52 bits, 52 bits, and 53 more (tools/math/two_over_pi.py).
 * The first part times the upper half of y is a multiple of 4, and left out. */
#define MAPFN_M_TWO_OVER_PI_ROWS \
    {0, 0.15915489196777344, 5.112412189826909e-8, -2.036222852907384e-22}, \
    {0, 40.74366569519043, -2.636652237306657e-7, -3.477877828956002e-23}, \
    {0, 10430.378351211548, -7.410951266129337e-7, -9.521295957206881e-24}, \
    {0, 2670176.8577213287, -8.928377644735231e-7, 1.0364707671793385e-22}, \
    {0, 683565275.5764313, 3.153682322781105e-7, -1.4788619871939155e-22}, \
    {171798691840.0, 3194018707.5664864, 6.256248850712502e-7, -1.6590071934786747e-22}, \
    {44796508897280.0, 1625002897.020668, -5.7314578009981025e-8, -1.1893679033905509e-22}, \
    {1.1468318594564096e16, 3683881221.2910004, 5.862570919448272e-7, 4.536777435671071e-23}, \
    {5.358674358409626e16, -1819212469.5037556, -5.987264543117165e-7, 1.7920544738488965e-22}, \
    {4.5960859069343334e17, -1861924224.9615784, -6.860816787993796e-7, 1.3681537879953238e-22}, \
    {6.180527517414195e16, -4206199030.164238, -1.608355538911493e-7, -1.2713033837317413e-22}, \
    {2.5770905864608154e17, -3045127722.044964, 7.877681257407466e-7, 6.540184575798784e-23}, \
    {2.569924691225477e17, 2131351028.48946, -5.103148884938505e-7, -1.9778643104112576e-22}, \
    {7.354688253775053e16, -4129950594.698372, -9.409044231757807e-7, 1.8865048872982259e-22}, \
    {3.8125679939262874e17, -705397426.7834435, -5.456045986248218e-7, 1.3647121339468814e-23}, \
    {1.798733248457605e17, -193114824.56166267, -4.3832705264186715e-7, 1.055312738868141e-22}, \
    {5.07171677004628e17, 2102212464.214243, 3.2184385961953684e-7, -8.904819711319974e-23}, \
    {1.322805860803543e17, -2999488457.1537266, 3.760368516639072e-7, 7.355111488696941e-23}, \
    {4.291056384679608e17, -3364866343.3539085, 8.980023853352652e-7, 1.9436057146955975e-22}, \
    {3.234996511540511e17, -2412324698.600355, -9.005739244845695e-7, 2.0487888183072193e-22}, \
    {3.82022497572225e17, 920167782.3088512, 2.4225990226275705e-7, -6.704898110181063e-23}, \
    {3.7589247113927066e17, 3634718287.065981, -9.239699035467133e-7, 1.9963625664963586e-22}, \
    {5.3598865699792486e17, 2774945552.890877, -2.506483920856367e-8, -1.3861160657838913e-22}, \
    {1.5437856218546176e16, -2578509595.9355526, -6.945529389548351e-7, 9.081250061300075e-23}, \
    {4.9332601670231654e17, 1326507024.4983578, -4.2212952087526084e-7, -4.540589256506251e-23}, \
    {4.655586494067507e16, -4011585408.420519, 6.537147262457141e-7, -1.8896370872295342e-22}, \
    {3.890853479521976e17, 3826286484.347336, -4.957097685972303e-7, -9.383143958095515e-23}, \
    {4.5460065882629734e17, 276796504.91784096, 8.906576375465274e-7, 1.1959046402304359e-22}, \
    {5.091575152634757e17, 2140428522.967514, -8.734807255889476e-7, 1.219726887443425e-22}, \
    {6.419443663188787e16, -1806112008.3166294, -4.5127571170804406e-7, -1.1521072985743636e-22}, \
    {2.928742494109696e17, 1491793838.9427547, 8.216844043031911e-7, 1.522063103968054e-22}, \
    {3.591042772028621e16, 3942100721.3454247, 5.428578922419538e-7, 1.2998878843686048e-24}, \
    {5.461592168642642e17, 4155437400.42885, -2.648297813723391e-7, -9.074517522878396e-23}, \
    {3.1325852497503846e17, -1359914898.2144241, 8.681267499311714e-7, 6.264119092457061e-23}, \
    {6.613747124666368e16, 4049104329.107645, -9.193420566826e-7, -5.748112114163128e-23}, \
    {2.1383186172870656e17, -2811377380.4431057, -7.476846748081272e-7, 1.0790956469265423e-22}, \
    {5.5364516447256576e17, 1841896334.5647507, -6.724134696305319e-7, 9.627777555471723e-23}, \
    {5.0027826308448256e17, -920940911.4239998, -4.7647127229114596e-7, 8.315507163290633e-23}, \
    {9.694810633928704e16, -3832639340.5440674, 9.366679346665478e-8, 1.1187465666650823e-22}, \
    {3.090189455772877e16, -1903127691.2812252, -8.168330990988473e-7, -1.5920810002010874e-22}, \
    {4.168947372077875e17, 2425582776.006138, 6.990762400700445e-7, -9.969213694142535e-23}, \
    {7.981416753555046e16, 2473900033.5714684, -3.2725402644362177e-7, -1.1019863937587892e-22}, \
    {2.563011941362565e17, -2336751213.7041855, 1.463090741827989e-7, 1.647520527940533e-22}, \
    {4.730400872993915e17, 3087110731.728554, -6.918496654534421e-7, -1.7512184743737023e-22}, \
    {4.150515519927091e16, 26364858.50958824, 2.699084954812805e-7, 6.155326051113704e-23}, \
    {2.4902619814166528e17, -1840530813.5453415, 4.32024061957817e-7, 8.752516664652509e-23}, \
    {3.4002349844332544e17, 1270514292.3926888, -2.806084192382319e-8, -3.993044072853903e-23}, \
    {442330091880448.0, -1165855643.4716873, 4.4581899875125355e-7, -5.779745945438882e-23}, \
    {1.1323620287368397e17, 2188665991.2481613, -3.1125428842910485e-7, 2.692695662671905e-23}, \
    {1.654308788376699e17, 1952745279.5292168, 4.2754474027416404e-7, 1.1703731840567562e-22}, \
    {2.6867056250978304e17, 1686585223.479601, 7.325814398735248e-7, -1.0811611567470754e-22}, \
    {1.8083490789379277e17, 2269087610.778019, 6.206825919973333e-7, -1.4915482696036272e-22}, \
    {1.7687682065262182e17, -3229123896.82699, 5.848070278797946e-7, -6.715307540934422e-23}, \
    {3.1652658277043405e17, -2021996755.709324, 9.374057778523907e-7, 1.7298811392103171e-22}, \
    {3.2629935135575245e17, -2235093941.5866737, -3.50048604162949e-7, -1.842725670666517e-22}, \
    {5.2228503985402675e17, 3341568617.811434, 3.2943076472515335e-8, -1.6344859644916125e-22}, \
    {5.42537279533482e17, -3551893040.2729416, 8.040330457138838e-7, 8.529019810258656e-23}, \
    {5.38962097216684e17, 1248448442.127159, -1.611926409957311e-7, -1.8856591434965023e-22}, \
    {2.0017740478047846e17, 1775221280.5526924, 6.963538269677934e-7, 8.003919984658442e-24}, \
    {5.168698763677532e17, -809885554.5105648, 8.831568521926115e-7, -6.857885206318645e-23}, \
    {3.0917586650241434e17, -1172271746.7043629, -8.863331433789671e-7, -1.9201070946256905e-22}, \
    {1.7389845840134144e17, 546143563.6828785, 7.32025996718642e-8, -2.683068166825797e-23}, \
    {1.3052756081875354e17, 2373798830.8169136, -3.3362081212777087e-7, -9.239092903963709e-23}, \
    {5.567932981911224e17, -2192855342.870203, 4.237605718531336e-7, 6.484468897331882e-23}, \
    {1.5327795963599258e17, -3025219294.771864, -2.361656759102869e-7, 8.30979057107608e-23}, \
    {3.982573708718899e16, -1362026181.597229, 5.767432169665772e-7, 9.724018059725545e-23}, \
    {3.955555529748644e17, 3508615783.109522, 7.804188168812957e-7, -9.398571110445955e-23}, \
    {3.8159081040930406e17, -3737491683.962202, -4.84389323700829e-7, 8.009695400591656e-23}, \
    {2.653793720205312e17, -3315131382.3238544, -2.6005734599707892e-8, 1.7602949141143806e-22}, \
    {4.912103673519145e17, 1729890733.093256, -9.354221590876755e-7, 1.708035968502277e-22}, \
    {8.141048662038938e16, -3824571112.126705, 8.578550079301093e-7, 1.0352401006182379e-22}, \
    {8.84965126438912e16, 162338783.5636959, 2.6578925667051515e-7, -1.7939126268357193e-22}, \
    {1.7313793995230413e17, -1390944367.693779, -6.225010735981683e-7, -1.8438409526220062e-22}, \
    {5.122951005423534e17, -3894439857.607582, 8.570103151188788e-7, -1.919998145096918e-22}, \
    {2.90953969532928e17, -544190875.5407963, 4.9547896995423175e-8, -2.4041573731676775e-23}, \
    {1.2077901584898458e17, -1873910666.4438343, -6.671787988591736e-7, 1.9810422909799682e-22}, \
    {3.6700770422226944e17, 1315206542.3782463, 8.636044451766144e-7, -1.0729418617083e-22}, \
    {5.673307427538207e17, 1685425760.831276, -1.697034410367349e-7, 6.125912603228062e-23}, \
    {5.4502174631552614e17, 1972265172.8065968, 4.249376492833817e-7, 1.2226740059288728e-23}, \
    {2.2065506152349696e16, -1906256689.5111217, 6.516614623321532e-8, 1.6543013978786433e-22}, \
    {4.6062231464443904e17, 1624559229.1528492, -4.836042596093362e-7, -1.531577021743242e-24}, \
    {3.213194913948631e17, 3570302247.1292706, 1.7497067282242234e-7, 3.143275606088324e-23}, \
    {4.003638805318861e17, 3464308513.0933056, 9.234736878526268e-7, -2.7447329746198774e-26}, \
    {4.596011432201421e17, 2099716375.886467, -1.0196637847752991e-7, -7.026516415030083e-24}, \
    {5.989973562386022e16, -3638487069.06448, 5.994879691273419e-7, -1.047223077390974e-22}, \
    {3.463518321062707e17, -3739753744.5066833, 8.810294715994986e-7, -1.2737294269847224e-22}, \
    {4.6757296329877094e17, -3894218881.7107124, 4.7640605759659925e-7, 3.2951384816749165e-24}, \
    {3.71301881244287e17, -487621045.94226074, -1.1036175527059241e-7, -3.47749594551974e-24}, \
    {5.1371809192699494e17, 4018031118.7812214, 3.576201429158427e-7, -4.3206014798756675e-23}, \
    {7.878103892230144e16, -2176184632.0072327, -1.977788544277582e-9, -4.9311474175798386e-23}, \
    {5.682798274470216e17, 1242482686.1484375, -5.063138673350737e-7, 8.175681981011473e-23}, \
    {2.1152656380238234e17, 247987749.9998703, 8.335699347116088e-8, 1.7743866365901149e-22}, \
    {5.399504293210358e17, 3355321855.966818, 3.585553676797315e-7, 1.0803521860187208e-22}, \
    {4.531909646604042e17, -31064072.494537354, 2.374397510112858e-7, 1.284451763144946e-22}, \
    {1.4827573148542566e17, 637532033.3984985, -2.5057999111080263e-7, -1.523198064070986e-22}, \
    {4.886385237552005e17, -556697.9844398499, 7.013757912594866e-7, -3.035486651942448e-23}, \
    {5.7593958379185766e17, -142514684.01642227, 2.61431078053552e-7, -1.4754930368396264e-22}, \
    {4.430415789828342e17, -2124020740.2040348, 1.691538332717715e-7, -7.965559027807209e-23}, \
    {4.323362269686661e17, -2583430196.2328663, -5.656372371140136e-7, -6.304037708324281e-23}, \
    {5.740697525996749e17, 66833348.38608551, 1.5536339256249976e-7, -4.4710535478452986e-23}, \
    {5.408255976270725e17, -70531997.16206932, -2.812927930625722e-7, -1.0952294550909978e-23}, \
    {1.0077242252905677e17, -876322089.4898186, 4.6829302285651476e-7, 1.6082791035709208e-22}, \
    {4.3346684274959974e17, -1000155517.3934345, -2.799500159196795e-7, 9.084710958201285e-23}, \
    {2.87047043942187e17, 1658225307.2806892, 8.120439714370749e-7, -3.654599649796457e-23}, \
    {2.7352812757188608e17, 3598883655.856653, -1.7744288671336704e-8, -3.841268368163034e-23}, \
    {2.7145054881159578e17, 2191214555.303219, -7.278406342372059e-7, -9.276812907291608e-23}, \
    {3.160507777034486e17, 2605177677.6238365, 5.929636509002606e-7, -3.1718519546108655e-23}, \
    {2.044944396184453e17, -3089412704.297699, -7.891959945332827e-7, -7.312800488796712e-23}, \
    {4.691080447399035e17, -615669836.2111397, 1.4478047760460882e-7, -8.604441172497551e-23}, \
    {1.8782281968438477e17, -2992655414.0517216, 8.241782433423365e-7, -4.5127729819201204e-24}, \
    {2.363986335141724e17, -1615607309.240511, -7.260679465493683e-7, 1.1527953750989593e-22}, \
    {5.661315277552353e17, -1278610749.5709858, -8.605769338257588e-7, -1.345915513671584e-22}, \
    {2.38021950763434e17, -906837394.1725845, 9.447463468557127e-7, -1.5060278619338672e-22}, \
    {4.052401716513997e17, -222138924.1813984, -3.78211572125081e-7, -1.4314165436334925e-23}, \
    {5.550092203159716e17, 3261977553.5619144, 4.526178094167553e-7, 1.472219109426103e-22}, \
    {2.7301616747020288e17, 1842598287.850214, -4.781073908731114e-7, -4.156951508129597e-24}, \
    {1.403883161040978e17, -741240870.3453369, -3.251795635165308e-7, 2.0636983480027258e-22}, \
    {1.9884209085821747e17, -779101784.4063339, 6.773715835181656e-7, -1.0888149452399346e-22}, \
    {1.7502885943391027e17, -1881561192.0213108, -1.6160020528712476e-7, 7.842466124958631e-23}, \
    {4.199096066810839e17, -643328005.4556084, 5.920173683710812e-7, 1.7143901941804003e-22}, \
    {2.751592187119534e17, -1483212148.6355915, 8.759043108093384e-7, -1.5732428620536609e-22}, \
    {1.1254783128528486e17, -1745188002.7112007, -8.356351046844068e-7, -4.095227399445592e-23}, \
    {5.656674994885755e17, -91529910.06759644, -2.995399242081552e-7, 1.0412969809803468e-22}, \
    {1.1923101514622566e17, 2338146798.695236, -3.882752847877062e-7, -2.4335125413584267e-23}, \
    {5.4718135895117005e17, -2729840974.0196304, -2.1634399940279423e-7, 1.229549985296861e-22}, \
    {5.7492513828634624e17, -3054587397.025446, -7.095349555279086e-8, 1.3626057519052716e-22}, \
    {1.8334278224760013e17, -290325766.5141792, 9.093914666105738e-7, 1.5435641134864533e-22}, \
    {2.424312414989189e17, 2986015100.37035, 1.0768224918194323e-7, 1.2820925792824114e-22}, \
    {3.8109809176110694e17, -84312993.19040298, 8.637749312025005e-7, 2.108015603391755e-22}
#if MAPFN_FOR_CARD
static __device__ const double mapfn_m_two_over_pi_device[129][4] = {MAPFN_M_TWO_OVER_PI_ROWS};
#endif
static __attribute__((__unused__)) const double mapfn_m_two_over_pi[129][4] = {MAPFN_M_TWO_OVER_PI_ROWS};

MAPFN_FN double mapfn_m_two_over_pi_at(uint64_t row, int column)
{
#if MAPFN_DEVICE_CODE
    return mapfn_m_two_over_pi_device[row][column];
#else
    return mapfn_m_two_over_pi[row][column];
#endif
}
/* q + hi + lo = |x| 2/pi, where q modulo 4 is in the low bits of a.q. hi is at most a bit more than 1/2. lo is small
 * beside it, except for the nearest of all numbers to a multiple of pi/2. All is exact but the parts below 2^-120.
 * In the sums of two whose loss is kept, the first number is a multiple of the last place of the second. The row
 * comes from x + 1, not from a maximum: with that gcc would load it under a condition. */
typedef struct { uint64_t q; double hi, lo; } mapfn_m_turn;

MAPFN_FN mapfn_m_turn mapfn_m_quarters(double x, double plus, double round)
{
    mapfn_m_turn a;
    double ax = mapfn_m_abs(x);
    uint64_t row = (mapfn_m_bits(ax + 1) >> 55) - 127; /* 0 below 2 */
    double y = ax * mapfn_m_real(mapfn_m_bits(4.0) - (row << 55));
    double l = y - mapfn_m_top(y);
    double t0 = mapfn_m_two_over_pi_at(row, 0);
    double e1, e2;
    double p1 = mapfn_m_product(y, mapfn_m_two_over_pi_at(row, 1), &e1);
    double p2 = mapfn_m_product(y, mapfn_m_two_over_pi_at(row, 2), &e2);
    double n = (mapfn_m_exact(l, t0, p1) - plus) + round;
    double s = mapfn_m_exact(l, t0, (round - n) - plus) + p1;
    double p = e1 + p2;
    a.hi = s + p;
    a.lo = (p - (a.hi - s)) + ((p2 - (p - e1)) + (e2 + mapfn_m_mul(y, mapfn_m_two_over_pi_at(row, 3))));
    a.q = mapfn_m_bits(n);
    return a;
}
MAPFN_FN mapfn_m_angle mapfn_m_trig_reduce(double x)
{
    mapfn_m_angle a;
    mapfn_m_turn t = mapfn_m_quarters(x, 0, MAPFN_M_ROUND);
    double lost;
    a.q = t.q;
    a.r = mapfn_m_product(t.hi, MAPFN_M_HALF_PI, &lost);
    a.low = lost + (mapfn_m_mul(t.hi, MAPFN_M_HALF_PI_LOW) + mapfn_m_mul(t.lo, MAPFN_M_HALF_PI));
    return a;
}
MAPFN_FN double mapfn_m_sin_factor(double z)                                    /* (sin(r) - r) / r^3, z = r^2 */
{
    double z2 = z * z;
    double p = mapfn_m_poly4(z, z2, MAPFN_M_SIN);
    return mapfn_m_mad(z2, p, mapfn_m_mul(z, MAPFN_M_SIN_5)) + MAPFN_M_SIN_3;
}
MAPFN_FN double mapfn_m_cos_tail(double z)                                      /* cos(r) - 1 + r^2 / 2, z = r^2 */
{
    return mapfn_m_mul(z * z, mapfn_m_poly6(z, MAPFN_M_COS));
}
/* Sine and cosine of r + low, each as a sum still to be made. With z + e = r^2 and t + u = r z, exactly,
 *     sin = r + (t S(z) + ((low - z low / 2) - (u + r e) / 6)),
 *     cos = 1 - z/2 + (what that lost + (z^2 C(z) - (e/2 + r low))) */
typedef struct { double s, s_low, c, c_low; } mapfn_m_wave;

MAPFN_FN mapfn_m_wave mapfn_m_waves(mapfn_m_angle a)
{
    mapfn_m_wave w;
    double e, u;
    double z = mapfn_m_product(a.r, a.r, &e);
    double t = mapfn_m_product(a.r, z, &u);
    u = (a.low - mapfn_m_mul(0.5 * z, a.low)) - mapfn_m_mul(u + mapfn_m_mul(a.r, e), MAPFN_M_SIXTH);
    w.s = a.r;
    w.s_low = mapfn_m_mul(t, mapfn_m_sin_factor(z)) + u;
    w.c = mapfn_m_exact(-0.5, z, 1);
    w.c_low = mapfn_m_exact(-0.5, z, 1 - w.c) + (mapfn_m_cos_tail(z) - (mapfn_m_mul(0.5, e) + mapfn_m_mul(a.r, a.low)));
    return w;
}
/* Odd quadrants exchange sine and cosine. Bit 1 of q is the sign of the sine, bit 1 of q + 1 that of the cosine. */
MAPFN_FN void mapfn_sincos(double x, double *sine, double *cosine)
{
    mapfn_m_angle a = mapfn_m_trig_reduce(x);
    mapfn_m_wave w = mapfn_m_waves(a);
    double s = w.s + w.s_low;
    double c = w.c + w.c_low;
    uint64_t even = mapfn_m_even(a.q);
    double result = mapfn_m_flip(mapfn_m_pick(even, s, c), ((a.q & 2) << 62) ^ mapfn_m_sign(x));
    *sine = mapfn_m_abs(x) < MAPFN_M_SMALL_ANGLE ? x : result;
    *cosine = mapfn_m_flip(mapfn_m_pick(even, c, s), ((a.q + 1) & 2) << 62);
}
MAPFN_FN double mapfn_sin(double x)
{
    double s, c;
    mapfn_sincos(x, &s, &c);
    return s;
}
MAPFN_FN double mapfn_cos(double x)
{
    double s, c;
    mapfn_sincos(x, &s, &c);
    return c;
}


/* |x| 2/pi - n, where the whole number n = *t - round is the nearest, or the nearest even one. round is 1.5 * 2^52,
 * or twice that. 2/pi is taken in two parts, without those bits whose product with x is a multiple of four: four
 * sets of them serve all floats.
 * The first product is below 2^50, and what it leaves of n is found with one rounding. n comes from that product
 * alone, so the result may be a tenth larger than it had to. The absolute value is that of the double: of the
 * float's, gcc would compare floats, and widen the answers. */
MAPFN_FN double mapfn_m_quartersf(float x, double round, double *t)
{
    double a = mapfn_m_abs((double)x);
    double p;
    double c0 = 0.6366197723675814;
    double c1 = -3.935735335036497e-17;
    int set1 = a >= 1125899906842624.0;
    int set2 = a >= 1.5111572745182865e23;
    int set3 = a >= 5.070602400912918e30;
    c0 = set1 ? -4.119769120791653e-9 : c0;
    c1 = set1 ? 2.8376220177865265e-25 : c1;
    c0 = set2 ? 7.166494911215068e-17 : c0;
    c1 = set2 ? -2.1442872565786008e-33 : c1;
    c0 = set3 ? -5.434184107743751e-25 : c0;
    c1 = set3 ? 3.8858987075186823e-41 : c1;
    p = mapfn_m_mul(a, c0);
    *t = p + round;
    return mapfn_m_left_of(a, c0, p, *t - round) + mapfn_m_mul(a, c1);
}
/* sin(y pi/2) in double, |y| <= 1.109, with the sign flipped by the last bit of t: it tells odd quadrants from even
 * ones. */
MAPFN_FN float mapfn_m_sinf(double y, double t)
{
    double z = y * y;
    double z2 = z * z;
    double u = mapfn_m_flip(y, mapfn_m_bits(t) << 63);
    double p = mapfn_m_poly4(z, z2, MAPFN_M_SINQ);
    return (float)mapfn_m_mad(u * z2, p, mapfn_m_mul(u, mapfn_m_mad(z, MAPFN_M_SINQ_3, MAPFN_M_SINQ_1)));
}
MAPFN_FN float mapfn_sinf(float x)
{
    double t;
    double y = mapfn_m_quartersf(x, 2 * MAPFN_M_ROUND, &t);
    return mapfn_m_flipf(mapfn_m_sinf(y, t), mapfn_m_signf(x));
}
/* cos(y pi/2) = sin((1 - |y|) pi/2) */
MAPFN_FN float mapfn_cosf(float x)
{
    double t;
    double y = mapfn_m_quartersf(x, 2 * MAPFN_M_ROUND, &t);
    return mapfn_m_sinf(1 - mapfn_m_abs(y), t);
}
MAPFN_FN void mapfn_sincosf(float x, float *sine, float *cosine) { *sine = mapfn_sinf(x), *cosine = mapfn_cosf(x); }

/* tan = sin / cos. Float: both are evaluated in double. Double: both are pairs, whose quotient is below. */
typedef struct { double hi, lo; } mapfn_m_pair;

/* hi + lo = a + b, for |a| >= |b| or a = 0 */
MAPFN_FN mapfn_m_pair mapfn_m_pair_of(double a, double b)
{
    mapfn_m_pair p;
    p.hi = a + b;
    p.lo = (a - p.hi) + b;
    return p;
}
/* a / b: the quotient of the upper parts, and what it leaves over divided once more */
MAPFN_FN mapfn_m_pair mapfn_m_divide(mapfn_m_pair a, mapfn_m_pair b)
{
    double inverse = 1 / b.hi;
    double q = mapfn_m_mul(a.hi, inverse);
    return mapfn_m_pair_of(q, mapfn_m_mul(mapfn_m_left(a.hi, q, b.hi) + (a.lo - mapfn_m_mul(q, b.lo)), inverse));
}
MAPFN_FN double mapfn_tan(double x)
{
    mapfn_m_angle a = mapfn_m_trig_reduce(x);
    mapfn_m_wave w = mapfn_m_waves(a);
    mapfn_m_pair s = mapfn_m_pair_of(w.s, w.s_low);
    mapfn_m_pair c = mapfn_m_pair_of(w.c, w.c_low);
    mapfn_m_pair over, under, t;
    uint64_t even = mapfn_m_even(a.q);
    over.hi = mapfn_m_pick(even, s.hi, mapfn_m_minus(c.hi));
    over.lo = mapfn_m_pick(even, s.lo, mapfn_m_minus(c.lo));
    under.hi = mapfn_m_pick(even, c.hi, s.hi);
    under.lo = mapfn_m_pick(even, c.lo, s.lo);
    t = mapfn_m_divide(over, under);
    t.hi = mapfn_m_flip(t.hi, mapfn_m_sign(x));
    return mapfn_m_abs(x) < MAPFN_M_SMALL_ANGLE ? x : t.hi;
}
MAPFN_FN float mapfn_tanf(float x)
{
    double t;
    double y = mapfn_m_quartersf(x, MAPFN_M_ROUND, &t);
    double z = y * y;
    double p = y * mapfn_m_poly3(z, MAPFN_M_TANQ);
    double q = mapfn_m_poly3(z, MAPFN_M_TANQ_UNDER);
    uint64_t even = mapfn_m_even(mapfn_m_bits(t));
    return mapfn_m_flipf((float)(mapfn_m_pick(even, p, mapfn_m_minus(q)) / mapfn_m_pick(even, q, p)), mapfn_m_signf(x));
}

/* ======== src/math/hyperbolic.h: sinh, cosh, tanh and their inverses.
 * Uses math/exp.h and math/log.h. Used by users. */

/* --------------------------------------------------------------------------------------------- HYPERBOLIC FUNCTIONS */

/* (exp(x) - 1) part as a pair, where that is finite; part is a power of two */
MAPFN_FN mapfn_m_pair mapfn_m_expm1_pair(double x, double part)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(x);
    double scale = mapfn_m_real((e.k << 52) - mapfn_m_bits(1 / part));
    double rest;
    double r2 = mapfn_m_product(e.r, e.r, &rest);
    double small = mapfn_m_mad(e.r * r2, mapfn_m_poly9(e.r, MAPFN_M_EXP), 0.5 * rest + mapfn_m_mad(e.low, e.r, e.low));
    mapfn_m_pair p = mapfn_m_pair_of(e.r, 0.5 * r2);
    mapfn_m_pair q;
    double lost1, lost2;
    double s = mapfn_m_sum(scale, mapfn_m_minus(part), &lost1);
    s = mapfn_m_sum(s, scale * p.hi, &lost2);
    q = mapfn_m_pair_of(s, (lost1 + lost2) + scale * (p.lo + small));
    return q;
}
/* tanh(x) = y / (y + 2) with y = exp(2|x|) - 1 */
MAPFN_FN double mapfn_tanh(double x)
{
    double ax = mapfn_m_abs(x);
    mapfn_m_pair y = mapfn_m_expm1_pair(2 * ax, 1);
    mapfn_m_pair d = mapfn_m_pair_of(y.hi > 2 ? y.hi : 2.0, y.hi > 2 ? 2.0 : y.hi);
    mapfn_m_pair t;
    d.lo += y.lo;
    t = mapfn_m_divide(y, d);
    t.hi = mapfn_m_flip(ax > 22 ? 1.0 : t.hi, mapfn_m_sign(x));
    return ax < MAPFN_M_SMALL ? x : t.hi;
}
/* sinh(x) = (y + y / (y + 1)) / 2, cosh(x) = ((y + 1) + 1 / (y + 1)) / 2, with y = exp(|x|) - 1. A quarter of y is
 * taken, which is finite wherever the results are; w is a quarter of exp(|x|). */
MAPFN_FN double mapfn_sinh(double x)
{
    double ax = mapfn_m_abs(x);
    double lost, s;
    mapfn_m_pair y = mapfn_m_expm1_pair(ax, 0.25);
    mapfn_m_pair w, t;
    w.hi = mapfn_m_sum(y.hi, 0.25, &lost);
    w.lo = lost + y.lo;
    t.hi = 0.25 * y.hi;
    t.lo = 0.25 * y.lo;
    t = mapfn_m_divide(t, w);
    s = mapfn_m_sum(y.hi, t.hi, &lost);
    s = 2 * (s + (lost + (y.lo + t.lo)));
    s = mapfn_m_flip(ax > 710.6 ? MAPFN_M_INFINITY : s, mapfn_m_sign(x));
    return ax < MAPFN_M_SMALL ? x : s;
}
MAPFN_FN double mapfn_cosh(double x)
{
    double ax = mapfn_m_abs(x);
    double lost, s;
    mapfn_m_pair y = mapfn_m_expm1_pair(ax, 0.25);
    mapfn_m_pair w, t;
    w.hi = mapfn_m_sum(y.hi, 0.25, &lost);
    w.lo = lost + y.lo;
    t.hi = 0.0625;
    t.lo = 0;
    t = mapfn_m_divide(t, w);
    s = mapfn_m_sum(w.hi, t.hi, &lost);
    s = 2 * (s + (lost + (w.lo + t.lo)));
    return ax > 710.6 ? MAPFN_M_INFINITY : s;
}
/* Float: a quarter of exp(x) as a sum still to be made, and its reciprocal; polynomials where these would cancel. */
typedef struct { float hi, lo, inverse; } mapfn_m_quarterf;

MAPFN_FN mapfn_m_quarterf mapfn_m_exp_quarterf(float x)                        /* up to 89.5; inverse is exp(-x) / 4 */
{
    mapfn_m_quarterf q;
    mapfn_m_exponentf e = mapfn_m_exp_reducef(x);
    float scale = mapfn_m_realf((e.k << 23) - mapfn_m_bitsf(4.0f));
    float s = 1 + e.r;
    q.hi = scale * s;
    q.lo = scale * mapfn_m_exp_smallf(e.r, (e.r - (s - 1)) + e.low);
    q.inverse = 0.0625f / (q.hi + q.lo);
    return q;
}
MAPFN_FN float mapfn_coshf(float x)
{
    float ax = mapfn_m_absf(x);
    mapfn_m_quarterf q = mapfn_m_exp_quarterf(ax);
    return ax > 89.5f ? MAPFN_M_INFINITYF : 2 * (q.hi + (q.lo + q.inverse));
}
MAPFN_FN float mapfn_sinhf(float x)
{
    float ax = mapfn_m_absf(x);
    float z = x * x;
    float z2 = z * z;
    float near_zero, far;
    mapfn_m_quarterf q = mapfn_m_exp_quarterf(ax);
    near_zero = mapfn_m_madf(x * z, mapfn_m_poly4f(z, z2, MAPFN_M_SINHF), x);
    far = mapfn_m_flipf(2 * (q.hi + (q.lo - q.inverse)), mapfn_m_signf(x));
    far = ax > 89.5f ? x * MAPFN_M_INFINITYF : far;
    return ax < 1 ? near_zero : far;
}
/* tanh(x) = 1 - 2 / (exp(2x) + 1) from 0.6 on; low is what the sum and the inverse have lost */
MAPFN_FN float mapfn_tanhf(float x)
{
    float ax = mapfn_m_absf(x);
    float z = x * x;
    float scale, small, d, inverse, low, near_zero, far;
    mapfn_m_exponentf e = mapfn_m_exp_reducef(2 * ax);
    scale = mapfn_m_realf((e.k << 23) - mapfn_m_bitsf(1.0f));
    small = mapfn_m_exp_smallf(e.r, e.r);
    d = (scale + 1) + scale * small;
    inverse = 1 / d;
    low = mapfn_m_leftf(1, inverse, d) - mapfn_m_mulf(inverse, ((scale + 1) - d) + scale * small);
    far = 1 - 2 * mapfn_m_madf(low, inverse, inverse);
    far = ax > 10 ? 1.0f : far;
    near_zero = mapfn_m_poly5f(z, MAPFN_M_TANHF);
    near_zero = mapfn_m_madf(ax * z, near_zero, ax);
    return mapfn_m_flipf(ax < 0.6f ? near_zero : far, mapfn_m_signf(x));
}

/* ======== src/math/inverse.h: asin, acos, atan, atan2.
 * Uses math/tools.h. Used by users. */

/* ------------------------------------------------------------------------------------- INVERSE TRIGONOMETRIC FUNCTIONS
 * atan(t) = t + t^3 P(t^2), |t| <= 0.6. Larger arguments are reduced to such by a quarter of pi and (t - 1) / (t +
 * 1), or by half of pi and -1 / t.
 *  - From 0.6 on, the first is used. Results are then so large that what the quotient and its rounded arctangent
 *    have lost is less than 0.5 ULP, and the numerator is exact.
 *  - From 1.83 on, the same is true of the second. */
MAPFN_FN double mapfn_m_atan_tail(double t, double low)                        /* atan(t) - t + low */
{
    double z = t * t;
    return mapfn_m_mad(z * t, mapfn_m_poly14(z, MAPFN_M_ATAN), low);
}
MAPFN_FN float mapfn_m_atan_tailf(float t, float low)
{
    float z = t * t;
    return mapfn_m_madf(z * t, mapfn_m_poly6f(z, MAPFN_M_ATANF), low);
}
MAPFN_FN double mapfn_atan(double x)
{
    double ax = mapfn_m_abs(x);
    double n = ax > 0.6 ? ax - 1 : ax;
    double d = ax > 0.6 ? ax + 1 : 1.0;
    double t;
    double base = ax > 0.6 ? MAPFN_M_QUARTER_PI : 0.0;
    n = ax > MAPFN_M_ATAN_TURN ? -1.0 : n;
    d = ax > MAPFN_M_ATAN_TURN ? ax : d;
    base = ax > MAPFN_M_ATAN_TURN ? MAPFN_M_HALF_PI : base;
    t = n / d;
    return mapfn_m_flip(base + (t + mapfn_m_atan_tail(t, mapfn_m_mul(base, 3.8981718325193755e-17))), mapfn_m_sign(x));
}
MAPFN_FN float mapfn_atanf(float x)
{
    float ax = mapfn_m_absf(x);
    float n = ax > 0.6f ? ax - 1 : ax;
    float d = ax > 0.6f ? ax + 1 : 1.0f;
    float t;
    float base = ax > 0.6f ? MAPFN_M_QUARTER_PIF : 0.0f;
    n = ax > MAPFN_M_ATAN_TURNF ? -1.0f : n;
    d = ax > MAPFN_M_ATAN_TURNF ? ax : d;
    base = ax > MAPFN_M_ATAN_TURNF ? MAPFN_M_HALF_PIF : base;
    t = n / d;
    return mapfn_m_flipf(base + (t + mapfn_m_atan_tailf(t, mapfn_m_mulf(base, -2.7827534e-8f))), mapfn_m_signf(x));
}
/* atan2(y, x): u is the smaller and v the larger.
 *  - The angle is atan(u / v), or pi/4 plus that of (u - v) / (u + v); a right angle minus it for |y| > |x|; pi
 *    minus it for negative x. That is k quarters of pi plus or minus the arctangent, and a quarter has so few bits
 *    that k times it is exact.
 *  - Both are scaled by the power of two that puts v in [2, 4). For an infinite v this is 0, so that v becomes NaN,
 *    and u 0 or NaN. The maximum and the minimum then make 1 of infinity / infinity, and 0 of 0 / 0.
 *  - What the quotient has lost is added, over d (1 + t^2): 1 / d by its bits, and 0.83 for the rest. It is left out
 *    where t is so small that it may be inexact. */
MAPFN_FN double mapfn_atan2(double y, double x)
{
    double ax = mapfn_m_abs(x);
    double ay = mapfn_m_abs(y);
    double u = ay > ax ? ax : ay;
    double v = ay > ax ? ay : ax;
    double n, d, k, t, low, s;
    double up = mapfn_m_real(0x7ff0000000000000u - (mapfn_m_bits(v + MAPFN_M_NORMAL) & 0x7ff0000000000000u));
    uint64_t sign = mapfn_m_sign(ay > ax ? mapfn_m_minus(x) : x);
    u *= up;
    v *= up;
    v = v > 8.673617379884035e-19 ? v : 8.673617379884035e-19;
    u = u < v ? u : v;
    d = mapfn_m_mul(v, 0.6);
    k = ay > ax ? 0.0 : 2.0;
    k = u > d ? 1.0 : k;
    k = mapfn_m_exact(mapfn_m_flip(-1, mapfn_m_sign(x)), k, 2);
    n = u > d ? u - v : u;
    d = u > d ? u + v : v;
    t = n / d;
    low = mapfn_m_mul(mapfn_m_left(n, t, d), mapfn_m_real(0x7fda14655e7a88d3u - mapfn_m_bits(d)));
    low = mapfn_m_flip(mapfn_m_atan_tail(t, u < 1.862645149230957e-9 ? 0.0 : low), sign);
    s = mapfn_m_exact(k, MAPFN_M_QUARTER_PI, mapfn_m_flip(t, sign) + mapfn_m_mad(k, MAPFN_M_QUARTER_PI_LOW, low));
    return MAPFN_M_IS_NAN(x) || MAPFN_M_IS_NAN(y) ? MAPFN_M_NAN : mapfn_m_flip(s, mapfn_m_sign(y));
}
MAPFN_FN float mapfn_atan2f(float y, float x)
{
    int32_t ax = (int32_t)(mapfn_m_bitsf(x) & ~MAPFN_M_SIGNF);
    int32_t ay = (int32_t)(mapfn_m_bitsf(y) & ~MAPFN_M_SIGNF);
    float u = mapfn_m_realf((uint32_t)(ax < ay ? ax : ay));
    float v = mapfn_m_realf((uint32_t)(ax > ay ? ax : ay));
    float n, d, k, t, low, s;
    float up = mapfn_m_realf(0x7f800000u - (mapfn_m_bitsf(v + MAPFN_M_NORMALF) & 0x7f800000u));
    uint32_t sign = mapfn_m_signf(ay > ax ? mapfn_m_minusf(x) : x);
    u *= up;
    v *= up;
    v = v > 8.6736174e-19f ? v : 8.6736174e-19f;
    u = u < v ? u : v;
    d = mapfn_m_mulf(v, 0.6f);
    k = ay > ax ? 0.0f : 2.0f;
    k = u > d ? 1.0f : k;
    k = mapfn_m_exactf(mapfn_m_flipf(-1, mapfn_m_signf(x)), k, 2);
    n = u > d ? u - v : u;
    d = u > d ? u + v : v;
    t = n / d;
    low = mapfn_m_mulf(mapfn_m_leftf(n, t, d), mapfn_m_realf(0x7ed0a330u - mapfn_m_bitsf(d)));
    low = mapfn_m_flipf(mapfn_m_atan_tailf(t, u < 1.2207031e-4f ? 0.0f : low), sign);
    low = mapfn_m_madf(k, MAPFN_M_SHORT_QUARTER_PI_LOWF, low);
    s = mapfn_m_exactf(k, MAPFN_M_SHORT_QUARTER_PIF, mapfn_m_flipf(t, sign) + low);
    return MAPFN_M_IS_NANF(x) || MAPFN_M_IS_NANF(y) ? MAPFN_M_NANF : mapfn_m_flipf(s, mapfn_m_signf(y));
}

/* asin and acos: up to 1/2 by the polynomial; beyond, by asin(x) = pi/2 - 2 asin(s) with s^2 = (1 - x) / 2. What s
 * misses is (s^2 - its square) / 2s. */
typedef struct { double hi, lo, z; int large; } mapfn_m_arc;

MAPFN_FN mapfn_m_arc mapfn_m_arc_reduce(double ax)
{
    mapfn_m_arc a;
    double s;
    a.large = ax > 0.5;
    a.z = a.large ? 0.5 - 0.5 * ax : ax * ax;
    s = mapfn_sqrt(a.z);
    a.lo = a.large ? mapfn_m_mul(mapfn_m_left(a.z, s, s), mapfn_m_inverse(s + s)) : 0.0;
    a.hi = a.large ? s : ax;
    return a;
}
MAPFN_FN double mapfn_m_asin_tail(mapfn_m_arc a)                               /* asin(hi + lo) - hi */
{
    double p = mapfn_m_poly13(a.z, MAPFN_M_ASIN);
    return mapfn_m_mad(a.z * a.hi, p, a.lo);
}
MAPFN_FN double mapfn_asin(double x)
{
    double ax = mapfn_m_abs(x);
    double small, direct, from_half;
    mapfn_m_arc a = mapfn_m_arc_reduce(ax);
    mapfn_m_pair t;
    small = mapfn_m_asin_tail(a);
    direct = a.hi + small;
    t = mapfn_m_pair_of(MAPFN_M_HALF_PI, -2 * a.hi);
    from_half = t.hi + (t.lo + (MAPFN_M_HALF_PI_LOW - 2 * small));
    direct = mapfn_m_flip(a.large ? from_half : direct, mapfn_m_sign(x));
    return ax < MAPFN_M_SMALL ? x : direct;
}
MAPFN_FN double mapfn_acos(double x)
{
    mapfn_m_arc a = mapfn_m_arc_reduce(mapfn_m_abs(x));
    double small = mapfn_m_asin_tail(a);
    double sx = x < 0 ? -1.0 : 1.0;
    double middle, far;
    mapfn_m_pair t = mapfn_m_pair_of(MAPFN_M_HALF_PI, mapfn_m_minus(sx) * a.hi);
    middle = t.hi + (t.lo + (MAPFN_M_HALF_PI_LOW - sx * small));
    t = mapfn_m_pair_of(MAPFN_M_PI, -2 * a.hi);
    far = t.hi + (t.lo + (MAPFN_M_PI_LOW - 2 * small));
    return a.large ? (x < 0 ? far : 2 * (a.hi + small)) : middle;
}
/* Float: the same. asinf's limit makes twice the root's arcsine less than 1. The subtraction from pi/2 is then exact
 * for results below 1, so that the arcsine may be rounded before. 2s is taken for 1, which leaves half of what the
 * root has lost, or less. */
typedef struct { float hi, lo; } mapfn_m_arcf;

MAPFN_FN mapfn_m_arcf mapfn_m_arc_of(float ax, int large)                       /* asin(ax), or of the root */
{
    mapfn_m_arcf a;
    float z = large ? 0.5f - 0.5f * ax : mapfn_m_mulf(ax, ax);
    float s = mapfn_sqrtf(z);
    float low = mapfn_m_mulf(mapfn_m_leftf(z, s, s), mapfn_m_inversef(s + s));
    s = large ? s : ax;
    a.hi = s;
    a.lo = mapfn_m_madf(z * s, mapfn_m_poly5f(z, MAPFN_M_ASINF_HALF), large ? low : 0.0f);
    return a;
}
MAPFN_FN float mapfn_asinf(float x)
{
    float ax = mapfn_m_absf(x);
    float z, s, w;
    int large = ax > 0.5404f;
    z = large ? mapfn_m_exactf(-0.5f, ax, 0.5f) : mapfn_m_mulf(ax, ax);
    s = mapfn_sqrtf(z);
    w = large ? mapfn_m_leftf(z, s, s) + 2.1855695e-8f : 0.0f;
    s = large ? s : ax;
    w = s + mapfn_m_madf(z * s, mapfn_m_poly6f(z, MAPFN_M_ASINF), w);
    return mapfn_m_flipf(large ? mapfn_m_exactf(-2, w, MAPFN_M_HALF_PIF) : w, mapfn_m_signf(x));
}
MAPFN_FN float mapfn_acosf(float x)
{
    float ax = mapfn_m_absf(x);
    float base, base_low, u, u_low, s;
    int large = ax > 0.5f;
    uint32_t sign;
    mapfn_m_arcf a = mapfn_m_arc_of(ax, large);
    base = large ? (x < 0 ? MAPFN_M_PIF : 0.0f) : MAPFN_M_HALF_PIF;
    base_low = large ? (x < 0 ? MAPFN_M_PI_LOWF : 0.0f) : MAPFN_M_HALF_PI_LOWF;
    sign = mapfn_m_signf(x) ^ (large ? 0 : MAPFN_M_SIGNF);
    u = mapfn_m_flipf(large ? 2 * a.hi : a.hi, sign);
    u_low = mapfn_m_flipf(large ? 2 * a.lo : a.lo, sign);
    s = base + u;
    return s + (((base - s) + u) + (base_low + u_low));
}

/* ======== src/math/power.h: cbrt, hypot, pow.
 * Uses math/exp.h and math/log.h. Used by users. */

/* ------------------------------------------------------------------------------------------------- ROOTS AND POWERS */

/* rsqrt(x) = 1 / sqrt(x). Double: y = 1 / sqrt(x) is corrected by what 1 - x y^2 leaves over. */
MAPFN_FN double mapfn_rsqrt(double x)
{
    double scale = x < 1.1830521861667747e-271 ? 1.2676506002282294e30
        : x > 8.452712498170644e270 ? 7.888609052210118e-31 : 1.0; /* 2^100, 2^-100 */
    double a = x * (scale * scale);
    double y = 1 / mapfn_sqrt(a);
    double l1, l2, p, q, e;
    p = mapfn_m_product(y, y, &l1);
    q = mapfn_m_product(p, a, &l2);
    e = ((1 - q) - l2) - mapfn_m_mul(l1, a);
    p = y + mapfn_m_mul(0.5 * y, e);
    return mapfn_m_mul(x > 0 && x < MAPFN_M_INFINITY ? p : y, scale);
}
MAPFN_FN float mapfn_rsqrtf(float x) { return (float)(1 / mapfn_sqrt((double)x)); }

/* cbrt: x = 2^(3k) m with m in [1, 8). r = m^(-1/3), by a polynomial on [1, 2) times 1, 2^(-1/3) or 2^(-2/3),
 * improved once; then cbrt(m) = m r^2. Double: corrected by what m - y^3 leaves over. The exponent is divided by
 * three by multiplication. */
typedef struct { double m, y, r, scale; } mapfn_m_cube;

MAPFN_FN mapfn_m_cube mapfn_m_cbrt_reduce(double ax)
{
    mapfn_m_cube c;
    uint64_t u = mapfn_m_bits(ax < MAPFN_M_NORMAL ? ax * MAPFN_M_UP : ax);
    uint64_t biased = u >> 52;
    uint64_t third = ((biased + 3) * 0x5556u) >> 16; /* biased + 3 = 3 third + part */
    uint64_t part = (biased + 3) - 3 * third;
    double f = mapfn_m_real((u & 0x000fffffffffffffu) | 0x3ff0000000000000u);
    double p = mapfn_m_poly5(f, MAPFN_M_CBRT);
    double e;
    /* part is 0, 1, 2; the exponent is biased - 1023 = 3 (third - 342) + part */
    double two = mapfn_m_real((part + 1023) << 52); /* 1, 2, 4 */
    c.m = f * two;
    p *= two > 1.5 ? (two > 3 ? MAPFN_M_CBRT_QUARTER : MAPFN_M_CBRT_HALF) : 1.0;
    e = 1 - mapfn_m_mul(c.m * p, p * p);
    c.r = p + mapfn_m_mul(p * e, mapfn_m_mad(e, 0.2222222222222222, MAPFN_M_THIRD));
    c.y = c.m * (c.r * c.r);
    c.scale = mapfn_m_real((third + (1023 - 342)) << 52) * (ax < MAPFN_M_NORMAL ? 3.814697265625e-6 : 1.0);
    return c;
}
MAPFN_FN double mapfn_cbrt(double x)
{
    double ax = mapfn_m_abs(x);
    double l1, l2, p, q, y;
    mapfn_m_cube c = mapfn_m_cbrt_reduce(ax);
    p = mapfn_m_product(c.y, c.y, &l1);
    q = mapfn_m_product(p, c.y, &l2);
    y = c.y + mapfn_m_mul(((c.m - q) - l2) - mapfn_m_mul(l1, c.y), c.r * c.r * MAPFN_M_THIRD);
    y = mapfn_m_flip(y * c.scale, mapfn_m_sign(x));
    return ax > 0 && ax < MAPFN_M_INFINITY ? y : x;
}
/* Float: from the polynomial to the correction at once */
MAPFN_FN float mapfn_cbrtf(float x)
{
    float ax = mapfn_m_absf(x);
    float f, two, m, r, r2, y, l1, l2, p, q, scale;
    uint32_t u = mapfn_m_bitsf(ax < MAPFN_M_NORMALF ? ax * MAPFN_M_UPF : ax);
    uint32_t biased = u >> 23;
    uint32_t third = ((biased + 2) * 0x5556u) >> 16; /* biased - 127 = 3 (third - 43) + part */
    uint32_t part = (biased + 2) - 3 * third;
    f = mapfn_m_realf((u & 0x007fffffu) | 0x3f800000u);
    two = mapfn_m_realf((part + 127) << 23);
    m = f * two;
    r = mapfn_m_poly5f(f, MAPFN_M_CBRTF);
    r *= two > 1.5f ? (two > 3 ? MAPFN_M_CBRT_QUARTERF : MAPFN_M_CBRT_HALFF) : 1.0f;
    r2 = r * r;
    y = m * r2;
    p = mapfn_m_productf(y, y, &l1);
    q = mapfn_m_productf(p, y, &l2);
    y = y + mapfn_m_mulf(((m - q) - l2) - mapfn_m_mulf(l1, y), r2 * MAPFN_M_THIRDF);
    scale = mapfn_m_realf((third + (127 - 43)) << 23) * (ax < MAPFN_M_NORMALF ? 0.00390625f : 1.0f);
    y = mapfn_m_flipf(y * scale, mapfn_m_signf(x));
    return ax > 0 && ax < MAPFN_M_INFINITYF ? y : x;
}

/* hypot(x, y) = sqrt(x^2 + y^2). Both are divided by a power of four near the larger, which bits give without a
 * comparison. What the squares lose goes with what their sum loses, so that the sum has 0.5 ULP of error. The root
 * halves that in the mean, and adds 0.5 of its own. */
MAPFN_FN double mapfn_hypot(double x, double y)
{
    double ax = mapfn_m_abs(x);
    double ay = mapfn_m_abs(y);
    double big = ax > ay ? ax : ay;
    double small = ax > ay ? ay : ax;
    uint64_t e = mapfn_m_bits(big + 4.450147717014403e-308) & 0x7fe0000000000000u;
    double up = mapfn_m_real(0x7ff0000000000000u - e);
    double down = mapfn_m_real(e - 0x0010000000000000u);
    double a = big * up;
    double b = small * up;
    double la, lb;
    double pa = mapfn_m_product(a, a, &la);
    double pb = mapfn_m_product(b, b, &lb);
    double s = pa + pb;
    double h = mapfn_sqrt(s + (((pa - s) + pb) + (la + lb))) * down;
    return ax > MAPFN_M_LARGEST || ay > MAPFN_M_LARGEST ? MAPFN_M_INFINITY : h;
}
MAPFN_FN float mapfn_hypotf(float x, float y)
{
    float ax = mapfn_m_absf(x);
    float ay = mapfn_m_absf(y);
    float big = ax > ay ? ax : ay;
    float small = ax > ay ? ay : ax;
    uint32_t e = mapfn_m_bitsf(big + 2.3509887e-38f) & 0x7f000000u;
    float up = mapfn_m_realf(0x7f800000u - e);
    float down = mapfn_m_realf(e - 0x00800000u);
    float a = big * up;
    float b = small * up;
    float la, lb;
    float pa = mapfn_m_productf(a, a, &la);
    float pb = mapfn_m_productf(b, b, &lb);
    float s = pa + pb;
    float h = mapfn_sqrtf(s + (((pa - s) + pb) + (la + lb))) * down;
    return ax > MAPFN_M_LARGESTF || ay > MAPFN_M_LARGESTF ? MAPFN_M_INFINITYF : h;
}

/* pow(x, y) = 2^(y log2 |x|), with log2 |x| as a pair good to 66 bits: y multiplies its error by up to 1075. */
MAPFN_FN mapfn_m_pair mapfn_m_pair_product(mapfn_m_pair a, mapfn_m_pair b)
{
    double lost;
    double p = mapfn_m_product(a.hi, b.hi, &lost);
    return mapfn_m_pair_of(p, lost + (mapfn_m_mul(a.hi, b.lo) + mapfn_m_mul(a.lo, b.hi)));
}
/* k + s (c0 + z (c1 + z L(z))), s = f / (2 + f), z = s^2; c0 = 2 / ln 2 and c1 = 2 / (3 ln 2) as pairs */
MAPFN_FN mapfn_m_pair mapfn_m_log2_pair(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    mapfn_m_pair f, s, z, p, q;
    double lost;
    f.hi = l.f;
    f.lo = 0;
    s = mapfn_m_divide(f, mapfn_m_pair_of(2, l.f));
    z = mapfn_m_pair_product(s, s);
    p = mapfn_m_pair_of(MAPFN_M_LOG2_POW_3, mapfn_m_mul(z.hi, mapfn_m_poly8(z.hi, MAPFN_M_LOG2_POW)));
    p.lo += MAPFN_M_LOG2_POW_3_LOW;
    p = mapfn_m_pair_product(z, p);
    q = mapfn_m_pair_of(MAPFN_M_LOG2_POW_1, p.hi);
    q.lo += p.lo + MAPFN_M_LOG2_POW_1_LOW;
    s = mapfn_m_pair_product(s, q);
    q.hi = mapfn_m_sum(l.k, s.hi, &lost);
    q.lo = lost + s.lo;
    return mapfn_m_pair_of(q.hi, q.lo);
}
/* What Annex F asks for, given r = pow(|x|, y) for the ordinary cases. x or y may be the same for every element, and of
 * a condition on such values alone that is not one comparison gcc 11 and 12 make no vectors. */
MAPFN_FN double mapfn_m_pow_special(double x, double y, double r)
{
    double ax = mapfn_m_abs(x);
    double half = 0.5 * y;
    double nearest = mapfn_m_rint(half);
    int whole = mapfn_m_rint(y) == y; /* g++ makes a branch of an instruction here, and then no vectors */
    double even = whole ? nearest : half;
    double edge = y * (ax < 1 ? -MAPFN_M_INFINITY : MAPFN_M_INFINITY);
    edge = edge > 0 ? edge : 0.0;
    r = ax == 0 ? edge : r;
    r = ax > MAPFN_M_LARGEST ? edge : r;
    r = even != half ? mapfn_m_flip(r, mapfn_m_sign(x)) : r;
    r = x < 0 && ax < MAPFN_M_INFINITY && !whole ? MAPFN_M_NAN : r;
    r = MAPFN_M_IS_NAN(x) ? x + y : r;
    r = MAPFN_M_IS_NAN(y) ? x + y : r;
    r = y == 0 ? 1.0 : r;
    return x == 1 ? 1.0 : r;
}
MAPFN_FN double mapfn_pow(double x, double y)
{
    mapfn_m_pair l = mapfn_m_log2_pair(mapfn_m_abs(x));
    mapfn_m_pair v;
    double b = mapfn_m_limit(y, -1.1805916207174113e21, 1.1805916207174113e21);
    double lost, t, r, s;
    double p = mapfn_m_product(b, l.hi, &lost);
    double low = lost + mapfn_m_mul(b, l.lo);
    low = p > 1100 || p < -1100 ? 0.0 : low;
    p = mapfn_m_limit(p, -1100, 1100);
    t = p + (MAPFN_M_ROUND + 2046);
    r = p - (t - (MAPFN_M_ROUND + 2046));
    v.hi = mapfn_m_product(r, MAPFN_M_LN2, &lost);
    v.lo = lost + (mapfn_m_mul(r, MAPFN_M_LN2_LOW) + mapfn_m_mul(low, MAPFN_M_LN2));
    v = mapfn_m_pair_of(v.hi, v.lo);
    s = 1 + v.hi;
    s = s + ((v.hi - (s - 1)) + (mapfn_m_mad(v.lo, v.hi, v.lo) + mapfn_m_exp_small(v.hi)));
    return mapfn_m_pow_special(x, y, mapfn_m_scale(s, mapfn_m_bits(t)));
}
/* Float: y held to +-2^31 is whole, odd, and large enough in the same cases. All is in double, where neither needs a
 * pair and no float is subnormal. */
MAPFN_FN float mapfn_m_pow_limitf(float y)
{
    int32_t a = (int32_t)mapfn_m_bitsf(mapfn_m_absf(y));
    int32_t least = a < 0x4effffff ? a : 0x4effffff;
    return mapfn_m_realf((uint32_t)least | mapfn_m_signf(y));
}
MAPFN_FN mapfn_m_logarithm mapfn_m_pow_reducef(float x)                          /* from the float sqrt(1/2) on */
{
    return mapfn_m_log_split_at(0x3fe6a09e60000000u, (double)mapfn_m_absf(x), MAPFN_M_2_52 + 1024);
}
/* p = y log2 |x|, beyond whose +-300 all is infinity or 0. Where a limit takes ten instructions,
 * mapfn_m_pow_specialf does it. */
MAPFN_FN double mapfn_m_pow_exponent(double p) { return MAPFN_M_SELECTS ? mapfn_m_limit(p, -300, 300) : p; }
/* b: y, limited; p: its product with log2 |x|; r: |x|^y, but where x or p is at an end. The lowest bit goes through a
 * number of 16 bits: gcc then takes two vectors at a time, whose chains overlap. */
MAPFN_FN float mapfn_m_pow_specialf(float x, float y, float b, double p, float r)
{
    int32_t i = (int32_t)b;
    int broken = (float)i != b;
    uint32_t u = mapfn_m_bitsf(x);
    int infinite = (u & ~MAPFN_M_SIGNF) == 0x7f800000u;
    int ends = (x == 0) | infinite;
    int bad = ((broken & (x < 0)) | MAPFN_M_IS_NANF(x)) & !ends;
    uint16_t odd = (uint16_t)((uint32_t)i << 15);
#if MAPFN_M_SELECTS
    int32_t grows = (int32_t)(mapfn_m_bitsf(b) ^ (u << 1));                      /* negative: infinity, else 0 */
    (void)p;
#else
    int32_t grows = (int32_t)~mapfn_m_bitsf((float)p);
    ends |= (~grows & 0x7fffffff) > 0x43960000;                                  /* |p| > 300 */
#endif
    float end = mapfn_m_realf(mapfn_m_bitsf(MAPFN_M_INFINITYF) & (uint32_t)(grows >> 31));
    r = (MAPFN_M_SELECTS ? infinite : ends) ? end : r;
    r = MAPFN_M_SELECTS && x == 0 ? end : r;
    odd = (uint16_t)(odd >> 1);
    r = broken ? r : mapfn_m_flipf(r, ((uint32_t)odd << 17) & u);
    r = bad ? MAPFN_M_NANF : r;
    r = MAPFN_M_IS_NANF(y) && x != 1 ? MAPFN_M_NANF : r;
    return y == 0 ? 1.0f : r;
}
MAPFN_FN float mapfn_powf(float x, float y)
{
    mapfn_m_logarithm l = mapfn_m_pow_reducef(x);
    float b = mapfn_m_pow_limitf(y);
    double s = l.f / l.plus;
    double l2 = mapfn_m_mad(s, mapfn_m_poly5(mapfn_m_mul(s, s), MAPFN_M_LOG2_SINGLE), l.k);
    double p = mapfn_m_pow_exponent((double)b * l2);
    double t = p + MAPFN_M_ROUND;
    double r = p - (t - MAPFN_M_ROUND);
    double e = mapfn_m_mad(r, mapfn_m_poly6(r, MAPFN_M_EXP2_SINGLE), 1);
    float power = (float)mapfn_m_real(mapfn_m_bits(e) + (mapfn_m_bits(t) << 52));
    return mapfn_m_pow_specialf(x, y, b, p, power);
}

/* ======== src/math/erf.h: erf and erfc.
 * Uses math/exp.h. Used by users. */

/* --------------------------------------------------------------------------------------------------- ERROR FUNCTION */
/* erf(x) = x + x (2 / sqrt(pi) - 1 + x^2 P(x^2)) up to c = 0.71. From there on it is 1 - erfc(x) with erfc(x) =
 * 2^-(q + t Q(t)), t = x - c. The error of erfc counts little, so it need not be a pair, and what the sum loses only
 * matters for n. 2^n is subtracted from 1 exactly. */
MAPFN_FN double mapfn_erf(double x)
{
    double ax = mapfn_m_abs(x);
    double z = x * x;
    double t = ax - MAPFN_M_ERF_SPLIT;
    double u = mapfn_m_mul(t, mapfn_m_poly18(t, MAPFN_M_ERFQ));
    double n, r, p, scale, near_zero, far;
    n = (MAPFN_M_ROUND + 1023) - (MAPFN_M_ERFQ_0 + u);
    r = (((MAPFN_M_ROUND + 1023) - n) - MAPFN_M_ERFQ_0) - u;
    p = mapfn_m_mad(r * r, mapfn_m_poly10(r, MAPFN_M_EXP2), mapfn_m_mul(r, MAPFN_M_LN2));
    scale = mapfn_m_real(mapfn_m_bits(n) << 52);
    far = mapfn_m_exact(mapfn_m_minus(p), scale, 1 - scale);
    far = mapfn_m_flip(ax > 6 ? 1.0 : far, mapfn_m_sign(x));
    near_zero = mapfn_m_poly10(z, MAPFN_M_ERF_NEAR);
    near_zero = mapfn_m_mad(x, mapfn_m_mad(z, near_zero, MAPFN_M_ERF_NEAR_1), x);
    return ax < MAPFN_M_ERF_SPLIT ? near_zero : far;
}
MAPFN_FN float mapfn_erff(float x)                                            /* as erf, in float */
{
    float ax = mapfn_m_absf(x);
    float z = x * x;
    float t = ax - MAPFN_M_ERF_SPLITF;
    float u = mapfn_m_mulf(t, mapfn_m_poly42f(t, MAPFN_M_ERFQF));
    float n, r, p, scale, near_zero, far;
    n = (MAPFN_M_ROUNDF + 127) - (MAPFN_M_ERFQF_0 + u);
    r = (((MAPFN_M_ROUNDF + 127) - n) - MAPFN_M_ERFQF_0) - u;
    p = mapfn_m_growthf(r, mapfn_m_mulf(r, MAPFN_M_LN2F), MAPFN_M_EXP2F);
    scale = mapfn_m_realf(mapfn_m_bitsf(n) << 23);
    far = mapfn_m_exactf(mapfn_m_minusf(p), scale, 1 - scale);
    far = mapfn_m_flipf(ax > 4 ? 1.0f : far, mapfn_m_signf(x));
    near_zero = mapfn_m_poly5f(z, MAPFN_M_ERFF);
    near_zero = mapfn_m_madf(x, mapfn_m_madf(z, near_zero, MAPFN_M_ERFF_1), x);
    return ax < MAPFN_M_ERF_SPLITF ? near_zero : far;
}
/* erfc(x) = exp(-x^2) u F(t) for x >= 0, and 2 - erfc(-x) below, with u = 1 / (x + c) and t = (x - d) / (x + d).
 *  - F lies between 0.58 and 0.88, and F(0) is nearly a double (float) number. The last two steps of F, and the
 *    products with u and with the exponential, keep what they lose.
 *  - What x^2 has lost goes into the exponent, and so does the share of u that its quotient has lost.
 *  - 2^n is taken 2^128 (2^32) times too large, which makes it an ordinary number: the last product rounds subnormal
 *    results once. */
MAPFN_FN double mapfn_erfc(double x)
{
    double ax = mapfn_m_abs(x);
    double lost;
    double square = mapfn_m_product(ax, ax, &lost);
    double t, h, b, p, s, low, w, y;
    double k = (MAPFN_M_ROUND + 1151) - mapfn_m_mul(square, MAPFN_M_LOG2E);
    double n = k - (MAPFN_M_ROUND + 1151);
    double d = ax + MAPFN_M_ERFC_C;
    double u = 1 / d;
    double rest = mapfn_m_left(1, u, d) - mapfn_m_mul(u, ax - (d - MAPFN_M_ERFC_C));
    double a = mapfn_m_exact(mapfn_m_minus(n), MAPFN_M_LN2_HIGH, mapfn_m_minus(square));
    double q = mapfn_m_exact(n, MAPFN_M_LN2_REST, lost) - rest;
    double r = a - q;
    double one = 1 + r;
    double small = mapfn_m_exp_small(r) + (((a - r) - q) + (r - (one - 1)));
    t = (ax - MAPFN_M_ERFC_D) / (ax + MAPFN_M_ERFC_D);
    h = mapfn_m_mul(t, mapfn_m_poly21(t, MAPFN_M_ERFC));
    b = MAPFN_M_ERFC_1 + h;
    low = mapfn_m_mul(t, (MAPFN_M_ERFC_1 - b) + h);
    p = mapfn_m_product(t, b, &h);
    s = MAPFN_M_ERFC_0 + p;
    low += ((MAPFN_M_ERFC_0 - s) + p) + h;
    w = mapfn_m_product(u, s, &h);
    low = h + mapfn_m_mul(u, low);
    p = mapfn_m_product(w, one, &h);
    y = p + (mapfn_m_mul(w, small) + (h + mapfn_m_mul(low, one)));
    y = mapfn_m_mul(y * mapfn_m_real(mapfn_m_bits(k) << 52), 2.938735877055719e-39);
    y = ax > 28 ? 0.0 : y;
    return x < 0 ? 2 - y : y;
}
MAPFN_FN float mapfn_erfcf(float x)
{
    float ax = mapfn_m_absf(x);
    float lost;
    float square = mapfn_m_productf(ax, ax, &lost);
    float t, h, b, p, s, low, w, y;
    float k = (MAPFN_M_ROUNDF + 159) - mapfn_m_mulf(square, MAPFN_M_LOG2EF);
    float n = k - (MAPFN_M_ROUNDF + 159);
    float d = ax + MAPFN_M_ERFCF_C;
    float u = 1 / d;
    float rest = mapfn_m_leftf(1, u, d) - mapfn_m_mulf(u, ax - (d - MAPFN_M_ERFCF_C));
    float a = mapfn_m_exactf(mapfn_m_minusf(n), MAPFN_M_LN2_HIGHF, mapfn_m_minusf(square));
    float q = mapfn_m_exactf(n, MAPFN_M_LN2_RESTF, lost) - rest;
    float r = a - q;
    float one = 1 + r;
    float r2 = r * r;
    float small = mapfn_m_madf(r * r2, mapfn_m_poly4f(r, r2, MAPFN_M_EXPF), 0.5f * r2);
    small += ((a - r) - q) + (r - (one - 1));
    t = (ax - MAPFN_M_ERFCF_D) / (ax + MAPFN_M_ERFCF_D);
    h = mapfn_m_mulf(t, mapfn_m_poly9f(t, MAPFN_M_ERFCF));
    b = MAPFN_M_ERFCF_1 + h;
    low = mapfn_m_mulf(t, (MAPFN_M_ERFCF_1 - b) + h);
    p = mapfn_m_productf(t, b, &h);
    s = MAPFN_M_ERFCF_0 + p;
    low += ((MAPFN_M_ERFCF_0 - s) + p) + h;
    w = mapfn_m_productf(u, s, &h);
    low = h + mapfn_m_mulf(u, low);
    p = mapfn_m_productf(w, one, &h);
    y = p + (mapfn_m_mulf(w, small) + (h + mapfn_m_mulf(low, one)));
    y = mapfn_m_mulf(y * mapfn_m_realf(mapfn_m_bitsf(k) << 23), 2.3283064e-10f);
    y = ax > 10.5f ? 0.0f : y;
    return x < 0 ? 2 - y : y;
}

/* ======== src/math/fast.h: fast forms, of at most 4 ULP.
 * Uses all of math/ above. Used by users. */

/* ---------------------------------------------------------------------------------------------------------- FAST FORMS
 * At most 4 ULP: pairs and corrections are left out where that allows it. Every argument is taken here too, huge
 * angles included. */
MAPFN_FN double mapfn_fast_exp(double x)
{
    mapfn_m_exponent e = mapfn_m_exp_reduce(x);
    double r = e.r;
    double p = mapfn_m_poly9(r, MAPFN_M_EXP_FAST);
    return mapfn_m_between(x, -746, 710, 0, mapfn_m_scale(1 + mapfn_m_mad(r * r, p, r), e.k));
}
MAPFN_FN float mapfn_fast_expf(float x)
{
    mapfn_m_exponentf e = mapfn_m_exp_reducef(x);
    float r2 = e.r * e.r;
    float p = mapfn_m_poly4f(e.r, r2, MAPFN_M_EXPF_FAST);
    return mapfn_m_betweenf(x, -104, 89, 0, mapfn_m_scalef(1 + mapfn_m_madf(r2, p, e.r), e.k));
}
/* log(x) = k ln 2 + 2 s + s z L(z) */
MAPFN_FN double mapfn_fast_log(double x)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(x);
    double s = l.f / l.plus;
    double z = s * s;
    double p = mapfn_m_poly7(z, MAPFN_M_LOG_FAST);
    return mapfn_m_log_special(x, mapfn_m_mad(l.k, MAPFN_M_LN2, mapfn_m_mad(s * z, p, s + s)));
}
MAPFN_FN float mapfn_fast_logf(float x)
{
    mapfn_m_logarithmf l = mapfn_m_log_reducef(x);
    float s = l.f / l.plus;
    float z = s * s;
    float p = mapfn_m_poly3f(z, MAPFN_M_LOGF);
    return mapfn_m_log_specialf(x, mapfn_m_madf(l.k, MAPFN_M_LN2F, mapfn_m_madf(s * z, p, s + s)));
}
/* No more than this: the processor's root and quotient take 0.55 to 0.8 of the time of the shortest sequence of
 * products and sums that is as exact, whose start comes from the bits of x. The processors' approximations are
 * faster, but differ. */
MAPFN_FN double mapfn_fast_rsqrt(double x) { return 1 / mapfn_sqrt(x); }
MAPFN_FN float mapfn_fast_rsqrtf(float x) { return 1 / mapfn_sqrtf(x); }
/* Sine and cosine by the sine alone, on half turns: cos(x) is the sine a quarter further. */
MAPFN_FN double mapfn_m_fast_wave(mapfn_m_turn t, uint64_t sign)
{
    double r = mapfn_m_mul(t.hi, MAPFN_M_HALF_PI);
    double low = mapfn_m_mul(t.lo, MAPFN_M_HALF_PI);
    double z = r * r;
    double p = mapfn_m_poly7(z, MAPFN_M_SIN_FAST);
    return mapfn_m_flip(r + mapfn_m_mad(r * z, p, low - mapfn_m_mul(0.5 * z, low)), sign);
}
MAPFN_FN double mapfn_fast_sin(double x)
{
    mapfn_m_turn t = mapfn_m_quarters(x, 0, 2 * MAPFN_M_ROUND);
    double y = mapfn_m_fast_wave(t, (t.q << 63) ^ mapfn_m_sign(x));
    return mapfn_m_abs(x) < MAPFN_M_SMALL_ANGLE ? x : y;
}
MAPFN_FN double mapfn_fast_cos(double x)
{
    mapfn_m_turn t = mapfn_m_quarters(x, 1, 2 * MAPFN_M_ROUND);
    return mapfn_m_fast_wave(t, ~t.q << 63);
}
MAPFN_FN float mapfn_m_fast_wavef(double y, double t)                         /* in float from here on */
{
    float q = (float)mapfn_m_flip(y, mapfn_m_bits(t) << 63);
    float p = mapfn_m_poly5f(q * q, MAPFN_M_SINQF_FAST);
    return mapfn_m_mulf(q, p);
}
MAPFN_FN float mapfn_fast_sinf(float x)
{
    double t;
    double y = mapfn_m_quartersf(x, 2 * MAPFN_M_ROUND, &t);
    return mapfn_m_flipf(mapfn_m_fast_wavef(y, t), mapfn_m_signf(x));
}
MAPFN_FN float mapfn_fast_cosf(float x)
{
    double t;
    double y = mapfn_m_quartersf(x, 2 * MAPFN_M_ROUND, &t);
    return mapfn_m_fast_wavef(1 - mapfn_m_abs(y), t);
}
/* y / (y + 2) with y = exp(2|x|) - 1, without pairs */
MAPFN_FN double mapfn_fast_tanh(double x)
{
    double ax = mapfn_m_abs(x);
    double y;
    mapfn_m_exponent e = mapfn_m_exp_reduce(2 * ax);
    double scale = mapfn_m_real((e.k << 52) - mapfn_m_bits(1.0));
    y = (scale - 1) + scale * (e.r + (e.low + mapfn_m_exp_small(e.r)));
    y = y / (y + 2);
    y = mapfn_m_flip(ax > 22 ? 1.0 : y, mapfn_m_sign(x));
    return ax < MAPFN_M_SMALL ? x : y;
}
MAPFN_FN float mapfn_fast_tanhf(float x)
{
    float ax = mapfn_m_absf(x);
    float y;
    mapfn_m_exponentf e = mapfn_m_exp_reducef(2 * ax);
    float scale = mapfn_m_realf((e.k << 23) - mapfn_m_bitsf(1.0f));
    y = (scale - 1) + scale * (e.r + mapfn_m_exp_smallf(e.r, e.low));
    y = y / (y + 2);
    y = mapfn_m_flipf(ax > 10 ? 1.0f : y, mapfn_m_signf(x));
    return ax < 0.00024414062f ? x : y;
}
/* 2^(y log2 |x|), the logarithm as a pair whose lower part misses what counts little, the power of two without one */
MAPFN_FN double mapfn_fast_pow(double x, double y)
{
    mapfn_m_logarithm l = mapfn_m_log_reduce(mapfn_m_abs(x));
    double d = 2 + l.f;
    double d_low = l.f - (d - 2);
    double inverse = 1 / d;
    double s = mapfn_m_mul(l.f, inverse);
    double s_low = mapfn_m_mul(mapfn_m_left(l.f, s, d) - mapfn_m_mul(s, d_low), inverse);
    double e, u, v, lost, t, r;
    double z = mapfn_m_product(s, s, &e);
    double rest = mapfn_m_mul(z, mapfn_m_poly8(z, MAPFN_M_LOG2_POW));
    double b = mapfn_m_limit(y, -1.1805916207174113e21, 1.1805916207174113e21);
    double c = MAPFN_M_LOG2_POW_3 + rest;
    double p, p_low, q, q_low;
    rest = (MAPFN_M_LOG2_POW_3 - c) + rest;
    e += mapfn_m_mul(s + s, s_low);
    p = mapfn_m_product(z, c, &p_low); /* z (c1 + z L) */
    p_low += mapfn_m_mul(e, c) + mapfn_m_mul(z, rest + MAPFN_M_LOG2_POW_3_LOW);
    q = MAPFN_M_LOG2_POW_1 + p;
    q_low = ((MAPFN_M_LOG2_POW_1 - q) + p) + (p_low + MAPFN_M_LOG2_POW_1_LOW);
    u = mapfn_m_product(s, q, &lost);
    lost += mapfn_m_mul(s, q_low) + mapfn_m_mul(s_low, q);
    v = mapfn_m_sum(l.k, u, &e);
    lost += e;
    u = mapfn_m_product(b, v, &e);
    lost = e + mapfn_m_mul(b, lost);
    lost = u > 1100 || u < -1100 ? 0.0 : lost;
    u = mapfn_m_limit(u, -1100, 1100);
    t = u + (MAPFN_M_ROUND + 2046);
    r = (u - (t - (MAPFN_M_ROUND + 2046))) + lost;
    r = mapfn_m_mad(r, mapfn_m_poly10(r, MAPFN_M_EXP2_FAST), 1);
    return mapfn_m_pow_special(x, y, mapfn_m_scale(r, mapfn_m_bits(t)));
}
MAPFN_FN float mapfn_fast_powf(float x, float y)
{
    mapfn_m_logarithm l = mapfn_m_pow_reducef(x);
    float b = mapfn_m_pow_limitf(y);
    double s = l.f / l.plus;
    double z = mapfn_m_mul(s, s);
    double l2 = mapfn_m_mad(s, mapfn_m_poly4(z, z * z, MAPFN_M_LOG2_COARSE), l.k);
    double p = mapfn_m_pow_exponent((double)b * l2);
    double t = p + MAPFN_M_ROUND;
    double r = p - (t - MAPFN_M_ROUND);
    double e = mapfn_m_mad(r, mapfn_m_poly5(r, MAPFN_M_EXP2_COARSE), 1);
    float power = (float)mapfn_m_real(mapfn_m_bits(e) + (mapfn_m_bits(t) << 52));
    return mapfn_m_pow_specialf(x, y, b, p, power);
}

/* ======== src/math/normal.h: random normals.
 * Uses math/ and run/random.h. Used by users. */

/* ------------------------------------------------------------------------------------------------------ RANDOM NORMALS
 * Box and Muller: sqrt(-2 log(1 - u)) cos(2 pi v). The angle is a fraction of a turn, so its reduction is exact and
 * short. */
MAPFN_FN double mapfn_m_normal(double u, double v)
{
    double t = 4 * v + MAPFN_M_ROUND;
    mapfn_m_angle a;
    mapfn_m_wave w;
    double s, c;
    a.q = mapfn_m_bits(t);
    a.r = mapfn_m_mul(4 * v - (t - MAPFN_M_ROUND), MAPFN_M_HALF_PI);
    a.low = 0;
    w = mapfn_m_waves(a);
    s = w.s + w.s_low;
    c = w.c + w.c_low;
    c = mapfn_m_flip(mapfn_m_pick(mapfn_m_even(a.q), c, s), ((a.q + 1) & 2) << 62);
    return mapfn_m_mul(mapfn_sqrt(-2 * mapfn_log(1 - u)), c);
}
MAPFN_FN float mapfn_m_normalf(float u, float v)
{
    double w = 4 * (double)v;
    double t = w + 2 * MAPFN_M_ROUND;
    float c = mapfn_m_sinf(1 - mapfn_m_abs(w - (t - 2 * MAPFN_M_ROUND)), t);
    return mapfn_m_mulf(mapfn_sqrtf(-2 * mapfn_logf(1 - u)), c);
}
MAPFN_FN double mapfn_rng_normal(mapfn_rng *r)
{
    double u = mapfn_rng_double(r);
    return mapfn_m_normal(u, mapfn_rng_double(r));
}
MAPFN_FN float mapfn_rng_normalf(mapfn_rng *r)
{
    float u = mapfn_rng_float(r);
    return mapfn_m_normalf(u, mapfn_rng_float(r));
}
/* No array has the elements from 2^63 on, whose draws serve as the second ones here. */
MAPFN_FN double mapfn_draw_normal(uint64_t seed, uint64_t index, uint32_t k)
{
    return mapfn_m_normal(mapfn_draw_double(seed, index, k), mapfn_draw_double(seed, index ^ (uint64_t)1 << 63, k));
}
MAPFN_FN float mapfn_draw_normalf(uint64_t seed, uint64_t index, uint32_t k)
{
    float u, v;
    mapfn_draw_floats(seed, index, k, &u, &v);
    return mapfn_m_normalf(u, v);
}

/* ======== src/math/one_name.h: one name for double and float.
 * Uses all of math/ above. Used by users. */

/* ------------------------------------------------------------------------------------------------ ONE NAME FOR BOTH */
#ifdef __cplusplus
extern "C++" {
/* float where every argument is float; else double, for all arithmetic types */
# define MAPFN_M_OVERLOAD1(name) \
    MAPFN_FN float name(float x) { return name##f(x); } \
    template <class T> \
    MAPFN_FN typename std::enable_if<std::is_arithmetic<T>::value, double>::type name(T x) { return name((double)x); }
# define MAPFN_M_OVERLOAD2(name) \
    MAPFN_FN float name(float x, float y) { return name##f(x, y); } \
    template <class T, class U> \
    MAPFN_FN typename std::enable_if<std::is_arithmetic<T>::value && std::is_arithmetic<U>::value, double>::type \
    name(T x, U y) { return name((double)x, (double)y); }
MAPFN_M_OVERLOAD1(mapfn_exp)
MAPFN_M_OVERLOAD1(mapfn_exp2)
MAPFN_M_OVERLOAD1(mapfn_expm1)
MAPFN_M_OVERLOAD1(mapfn_log)
MAPFN_M_OVERLOAD1(mapfn_log2)
MAPFN_M_OVERLOAD1(mapfn_log10)
MAPFN_M_OVERLOAD1(mapfn_log1p)
MAPFN_M_OVERLOAD1(mapfn_sin)
MAPFN_M_OVERLOAD1(mapfn_cos)
MAPFN_M_OVERLOAD1(mapfn_tan)
MAPFN_M_OVERLOAD1(mapfn_asin)
MAPFN_M_OVERLOAD1(mapfn_acos)
MAPFN_M_OVERLOAD1(mapfn_atan)
MAPFN_M_OVERLOAD1(mapfn_sinh)
MAPFN_M_OVERLOAD1(mapfn_cosh)
MAPFN_M_OVERLOAD1(mapfn_tanh)
MAPFN_M_OVERLOAD1(mapfn_erf)
MAPFN_M_OVERLOAD1(mapfn_erfc)
MAPFN_M_OVERLOAD1(mapfn_cbrt)
MAPFN_M_OVERLOAD1(mapfn_sqrt)
MAPFN_M_OVERLOAD1(mapfn_rsqrt)
MAPFN_M_OVERLOAD1(mapfn_floor)
MAPFN_M_OVERLOAD1(mapfn_ceil)
MAPFN_M_OVERLOAD1(mapfn_trunc)
MAPFN_M_OVERLOAD1(mapfn_rint)
MAPFN_M_OVERLOAD1(mapfn_round)
MAPFN_M_OVERLOAD1(mapfn_fabs)
MAPFN_M_OVERLOAD1(mapfn_fast_exp)
MAPFN_M_OVERLOAD1(mapfn_fast_log)
MAPFN_M_OVERLOAD1(mapfn_fast_sin)
MAPFN_M_OVERLOAD1(mapfn_fast_cos)
MAPFN_M_OVERLOAD1(mapfn_fast_tanh)
MAPFN_M_OVERLOAD1(mapfn_fast_rsqrt)
MAPFN_M_OVERLOAD2(mapfn_pow)
MAPFN_M_OVERLOAD2(mapfn_atan2)
MAPFN_M_OVERLOAD2(mapfn_hypot)
MAPFN_M_OVERLOAD2(mapfn_fmin)
MAPFN_M_OVERLOAD2(mapfn_fmax)
MAPFN_M_OVERLOAD2(mapfn_fmod)
MAPFN_M_OVERLOAD2(mapfn_copysign)
MAPFN_M_OVERLOAD2(mapfn_fast_pow)
MAPFN_FN float mapfn_clamp(float x, float low, float high) { return mapfn_clampf(x, low, high); }
template <class T, class U, class V>
MAPFN_FN typename std::enable_if<std::is_arithmetic<T>::value && std::is_arithmetic<U>::value &&
                                 std::is_arithmetic<V>::value, double>::type
mapfn_clamp(T x, U low, V high) { return mapfn_clamp((double)x, (double)low, (double)high); }
MAPFN_FN void mapfn_sincos(float x, float *sine, float *cosine) { mapfn_sincosf(x, sine, cosine); }
# undef MAPFN_M_OVERLOAD1
# undef MAPFN_M_OVERLOAD2
}
#else
# define mapfn_exp(x) _Generic((x), float: mapfn_expf, default: mapfn_exp)(x)
# define mapfn_exp2(x) _Generic((x), float: mapfn_exp2f, default: mapfn_exp2)(x)
# define mapfn_expm1(x) _Generic((x), float: mapfn_expm1f, default: mapfn_expm1)(x)
# define mapfn_log(x) _Generic((x), float: mapfn_logf, default: mapfn_log)(x)
# define mapfn_log2(x) _Generic((x), float: mapfn_log2f, default: mapfn_log2)(x)
# define mapfn_log10(x) _Generic((x), float: mapfn_log10f, default: mapfn_log10)(x)
# define mapfn_log1p(x) _Generic((x), float: mapfn_log1pf, default: mapfn_log1p)(x)
# define mapfn_sin(x) _Generic((x), float: mapfn_sinf, default: mapfn_sin)(x)
# define mapfn_cos(x) _Generic((x), float: mapfn_cosf, default: mapfn_cos)(x)
# define mapfn_tan(x) _Generic((x), float: mapfn_tanf, default: mapfn_tan)(x)
# define mapfn_asin(x) _Generic((x), float: mapfn_asinf, default: mapfn_asin)(x)
# define mapfn_acos(x) _Generic((x), float: mapfn_acosf, default: mapfn_acos)(x)
# define mapfn_atan(x) _Generic((x), float: mapfn_atanf, default: mapfn_atan)(x)
# define mapfn_sinh(x) _Generic((x), float: mapfn_sinhf, default: mapfn_sinh)(x)
# define mapfn_cosh(x) _Generic((x), float: mapfn_coshf, default: mapfn_cosh)(x)
# define mapfn_tanh(x) _Generic((x), float: mapfn_tanhf, default: mapfn_tanh)(x)
# define mapfn_erf(x) _Generic((x), float: mapfn_erff, default: mapfn_erf)(x)
# define mapfn_erfc(x) _Generic((x), float: mapfn_erfcf, default: mapfn_erfc)(x)
# define mapfn_cbrt(x) _Generic((x), float: mapfn_cbrtf, default: mapfn_cbrt)(x)
# define mapfn_sqrt(x) _Generic((x), float: mapfn_sqrtf, default: mapfn_sqrt)(x)
# define mapfn_rsqrt(x) _Generic((x), float: mapfn_rsqrtf, default: mapfn_rsqrt)(x)
# define mapfn_floor(x) _Generic((x), float: mapfn_floorf, default: mapfn_floor)(x)
# define mapfn_ceil(x) _Generic((x), float: mapfn_ceilf, default: mapfn_ceil)(x)
# define mapfn_trunc(x) _Generic((x), float: mapfn_truncf, default: mapfn_trunc)(x)
# define mapfn_rint(x) _Generic((x), float: mapfn_rintf, default: mapfn_rint)(x)
# define mapfn_round(x) _Generic((x), float: mapfn_roundf, default: mapfn_round)(x)
# define mapfn_fabs(x) _Generic((x), float: mapfn_fabsf, default: mapfn_fabs)(x)
# define mapfn_fast_exp(x) _Generic((x), float: mapfn_fast_expf, default: mapfn_fast_exp)(x)
# define mapfn_fast_log(x) _Generic((x), float: mapfn_fast_logf, default: mapfn_fast_log)(x)
# define mapfn_fast_sin(x) _Generic((x), float: mapfn_fast_sinf, default: mapfn_fast_sin)(x)
# define mapfn_fast_cos(x) _Generic((x), float: mapfn_fast_cosf, default: mapfn_fast_cos)(x)
# define mapfn_fast_tanh(x) _Generic((x), float: mapfn_fast_tanhf, default: mapfn_fast_tanh)(x)
# define mapfn_fast_rsqrt(x) _Generic((x), float: mapfn_fast_rsqrtf, default: mapfn_fast_rsqrt)(x)
/* the float function where both arguments are floats */
# define MAPFN_M_OF_TWO(name, x, y) \
    _Generic((x), float: _Generic((y), float: name##f, default: name), default: name)
# define mapfn_pow(x, y) MAPFN_M_OF_TWO(mapfn_pow, x, y)(x, y)
# define mapfn_atan2(x, y) MAPFN_M_OF_TWO(mapfn_atan2, x, y)(x, y)
# define mapfn_hypot(x, y) MAPFN_M_OF_TWO(mapfn_hypot, x, y)(x, y)
# define mapfn_fmin(x, y) MAPFN_M_OF_TWO(mapfn_fmin, x, y)(x, y)
# define mapfn_fmax(x, y) MAPFN_M_OF_TWO(mapfn_fmax, x, y)(x, y)
# define mapfn_fmod(x, y) MAPFN_M_OF_TWO(mapfn_fmod, x, y)(x, y)
# define mapfn_copysign(x, y) MAPFN_M_OF_TWO(mapfn_copysign, x, y)(x, y)
# define mapfn_fast_pow(x, y) MAPFN_M_OF_TWO(mapfn_fast_pow, x, y)(x, y)
# define mapfn_clamp(x, low, high) \
    _Generic((x), default: mapfn_clamp, \
             float: _Generic((low), default: mapfn_clamp, \
                             float: _Generic((high), default: mapfn_clamp, float: mapfn_clampf)))(x, low, high)
# define mapfn_sincos(x, sine, cosine) _Generic((x), float: mapfn_sincosf, default: mapfn_sincos)(x, sine, cosine)
#endif

/* ======== src/public/names_back.h: and are back again.
 * Uses nothing. Used by all. */

_Pragma("pop_macro(\"a\")") _Pragma("pop_macro(\"b\")") _Pragma("pop_macro(\"c\")") _Pragma("pop_macro(\"d\")")
_Pragma("pop_macro(\"e\")") _Pragma("pop_macro(\"f\")") _Pragma("pop_macro(\"g\")") _Pragma("pop_macro(\"h\")")
_Pragma("pop_macro(\"i\")") _Pragma("pop_macro(\"j\")") _Pragma("pop_macro(\"k\")") _Pragma("pop_macro(\"l\")")
_Pragma("pop_macro(\"m\")") _Pragma("pop_macro(\"n\")") _Pragma("pop_macro(\"o\")") _Pragma("pop_macro(\"p\")")
_Pragma("pop_macro(\"q\")") _Pragma("pop_macro(\"r\")") _Pragma("pop_macro(\"s\")") _Pragma("pop_macro(\"t\")")
_Pragma("pop_macro(\"u\")") _Pragma("pop_macro(\"v\")") _Pragma("pop_macro(\"w\")") _Pragma("pop_macro(\"x\")")
_Pragma("pop_macro(\"y\")") _Pragma("pop_macro(\"z\")") _Pragma("pop_macro(\"A\")") _Pragma("pop_macro(\"B\")")
_Pragma("pop_macro(\"C\")") _Pragma("pop_macro(\"D\")") _Pragma("pop_macro(\"E\")") _Pragma("pop_macro(\"F\")")
_Pragma("pop_macro(\"G\")") _Pragma("pop_macro(\"H\")") _Pragma("pop_macro(\"I\")") _Pragma("pop_macro(\"J\")")
_Pragma("pop_macro(\"K\")") _Pragma("pop_macro(\"L\")") _Pragma("pop_macro(\"M\")") _Pragma("pop_macro(\"N\")")
_Pragma("pop_macro(\"O\")") _Pragma("pop_macro(\"P\")") _Pragma("pop_macro(\"Q\")") _Pragma("pop_macro(\"R\")")
_Pragma("pop_macro(\"S\")") _Pragma("pop_macro(\"T\")") _Pragma("pop_macro(\"U\")") _Pragma("pop_macro(\"V\")")
_Pragma("pop_macro(\"W\")") _Pragma("pop_macro(\"X\")") _Pragma("pop_macro(\"Y\")") _Pragma("pop_macro(\"Z\")")
_Pragma("pop_macro(\"access\")") _Pragma("pop_macro(\"all\")") _Pragma("pop_macro(\"any\")")
_Pragma("pop_macro(\"args\")") _Pragma("pop_macro(\"array\")") _Pragma("pop_macro(\"at\")")
_Pragma("pop_macro(\"base\")") _Pragma("pop_macro(\"begin\")") _Pragma("pop_macro(\"below\")")
_Pragma("pop_macro(\"bits\")") _Pragma("pop_macro(\"block\")") _Pragma("pop_macro(\"bytes\")")
_Pragma("pop_macro(\"call\")") _Pragma("pop_macro(\"check\")") _Pragma("pop_macro(\"chunk\")")
_Pragma("pop_macro(\"code\")") _Pragma("pop_macro(\"column\")") _Pragma("pop_macro(\"cost\")")
_Pragma("pop_macro(\"count\")") _Pragma("pop_macro(\"direct\")") _Pragma("pop_macro(\"done\")")
_Pragma("pop_macro(\"each\")") _Pragma("pop_macro(\"element\")") _Pragma("pop_macro(\"end\")")
_Pragma("pop_macro(\"exported\")") _Pragma("pop_macro(\"failed\")") _Pragma("pop_macro(\"fallible\")")
_Pragma("pop_macro(\"far\")") _Pragma("pop_macro(\"field\")") _Pragma("pop_macro(\"file\")")
_Pragma("pop_macro(\"first\")") _Pragma("pop_macro(\"flags\")") _Pragma("pop_macro(\"found\")")
_Pragma("pop_macro(\"from\")") _Pragma("pop_macro(\"granule\")") _Pragma("pop_macro(\"group\")")
_Pragma("pop_macro(\"half\")") _Pragma("pop_macro(\"head\")") _Pragma("pop_macro(\"high\")")
_Pragma("pop_macro(\"hot\")") _Pragma("pop_macro(\"in\")") _Pragma("pop_macro(\"index\")")
_Pragma("pop_macro(\"info\")") _Pragma("pop_macro(\"inout\")") _Pragma("pop_macro(\"is\")")
_Pragma("pop_macro(\"kept\")") _Pragma("pop_macro(\"kind\")") _Pragma("pop_macro(\"lane\")")
_Pragma("pop_macro(\"lanes\")") _Pragma("pop_macro(\"last\")") _Pragma("pop_macro(\"least\")")
_Pragma("pop_macro(\"left\")") _Pragma("pop_macro(\"length\")") _Pragma("pop_macro(\"level\")")
_Pragma("pop_macro(\"limit\")") _Pragma("pop_macro(\"line\")") _Pragma("pop_macro(\"low\")")
_Pragma("pop_macro(\"map\")") _Pragma("pop_macro(\"mask\")") _Pragma("pop_macro(\"middle\")")
_Pragma("pop_macro(\"more\")") _Pragma("pop_macro(\"most\")") _Pragma("pop_macro(\"name\")")
_Pragma("pop_macro(\"near\")") _Pragma("pop_macro(\"next\")") _Pragma("pop_macro(\"none\")")
_Pragma("pop_macro(\"now\")") _Pragma("pop_macro(\"odd\")") _Pragma("pop_macro(\"offset\")")
_Pragma("pop_macro(\"on\")") _Pragma("pop_macro(\"one\")") _Pragma("pop_macro(\"open\")")
_Pragma("pop_macro(\"ordered\")") _Pragma("pop_macro(\"out\")") _Pragma("pop_macro(\"output\")")
_Pragma("pop_macro(\"over\")") _Pragma("pop_macro(\"owned\")") _Pragma("pop_macro(\"part\")")
_Pragma("pop_macro(\"parts\")") _Pragma("pop_macro(\"place\")") _Pragma("pop_macro(\"plain\")")
_Pragma("pop_macro(\"pool\")") _Pragma("pop_macro(\"probe\")") _Pragma("pop_macro(\"product\")")
_Pragma("pop_macro(\"progress\")") _Pragma("pop_macro(\"range\")") _Pragma("pop_macro(\"rate\")")
_Pragma("pop_macro(\"reach\")") _Pragma("pop_macro(\"reason\")") _Pragma("pop_macro(\"rest\")")
_Pragma("pop_macro(\"result\")") _Pragma("pop_macro(\"right\")") _Pragma("pop_macro(\"room\")")
_Pragma("pop_macro(\"round\")") _Pragma("pop_macro(\"row\")") _Pragma("pop_macro(\"same\")")
_Pragma("pop_macro(\"scale\")") _Pragma("pop_macro(\"scratch\")") _Pragma("pop_macro(\"seed\")")
_Pragma("pop_macro(\"share\")") _Pragma("pop_macro(\"shared\")") _Pragma("pop_macro(\"sign\")")
_Pragma("pop_macro(\"size\")") _Pragma("pop_macro(\"slot\")") _Pragma("pop_macro(\"small\")")
_Pragma("pop_macro(\"sound\")") _Pragma("pop_macro(\"square\")") _Pragma("pop_macro(\"start\")")
_Pragma("pop_macro(\"state\")") _Pragma("pop_macro(\"status\")") _Pragma("pop_macro(\"step\")")
_Pragma("pop_macro(\"steps\")") _Pragma("pop_macro(\"stop\")") _Pragma("pop_macro(\"store\")")
_Pragma("pop_macro(\"stored\")") _Pragma("pop_macro(\"style\")") _Pragma("pop_macro(\"sum\")")
_Pragma("pop_macro(\"table\")") _Pragma("pop_macro(\"target\")") _Pragma("pop_macro(\"team\")")
_Pragma("pop_macro(\"text\")") _Pragma("pop_macro(\"to\")") _Pragma("pop_macro(\"top\")")
_Pragma("pop_macro(\"total\")") _Pragma("pop_macro(\"turn\")") _Pragma("pop_macro(\"two\")")
_Pragma("pop_macro(\"type\")") _Pragma("pop_macro(\"under\")") _Pragma("pop_macro(\"unit\")")
_Pragma("pop_macro(\"used\")") _Pragma("pop_macro(\"value\")") _Pragma("pop_macro(\"values\")")
_Pragma("pop_macro(\"wait\")") _Pragma("pop_macro(\"where\")") _Pragma("pop_macro(\"which\")")
_Pragma("pop_macro(\"whole\")") _Pragma("pop_macro(\"wide\")") _Pragma("pop_macro(\"word\")")
_Pragma("pop_macro(\"words\")") _Pragma("pop_macro(\"work\")") _Pragma("pop_macro(\"zero\")")

/* ======== src/mapfn_math.h goes on */
MAPFN_M_PRECISE_ENDS
#endif /* versions */
#endif
