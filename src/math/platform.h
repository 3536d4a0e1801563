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
