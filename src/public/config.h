/* ======== src/public/config.h: the version, and the configuration, which is 0 or 1.
 * Uses nothing. Used by all. */

#define MAPFN_VERSION_MAJOR 0
#define MAPFN_VERSION_MINOR 3
#define MAPFN_VERSION_PATCH 0
/* MAPFN_VERSION_COMPATIBLE(0, 3): is this header one that code written for 0.3 can use? */
#define MAPFN_VERSION_COMPATIBLE(major, minor) (MAPFN_VERSION_MAJOR == (major) && MAPFN_VERSION_MINOR >= (minor))

/* ---------------------------------------------- configuration: 0 or 1, before the include ---- */

#if defined(MAPFN_CHECK) || defined(MAPFN_NO_CHECK) || defined(MAPFN_NO_CHECKS) || defined(MAPFN_NOCHECKS)
# error "mapfn.h (MAPFN_E26): the macro is MAPFN_CHECKS, 0 or 1; see docs/errors.md#e26"
#elif defined(MAPFN_SAMEBITS) || defined(MAPFN_SAME_BIT) || defined(MAPFN_SAME_RESULTS)
# error "mapfn.h (MAPFN_E26): the macro is MAPFN_SAME_BITS, 0 or 1; see docs/errors.md#e26"
#elif defined(MAPFN_NO_ERRNO) || defined(MAPFN_NO_MATHERRNO) || defined(MAPFN_MATH_ERRNO) \
    || defined(MAPFN_MATH_NO_ERRNO)
# error "mapfn.h (MAPFN_E26): the macro is MAPFN_NO_MATH_ERRNO, 0 or 1; see docs/errors.md#e26"
#elif defined(MAPFN_ALLOW_SERIAL) || defined(MAPFN_OMP_SERIAL_ALLOWED) || defined(MAPFN_NO_OMP) \
    || defined(MAPFN_NO_OPENMP)
# error "mapfn.h (MAPFN_E26): the macro is MAPFN_OMP_ALLOW_SERIAL, 0 or 1; see docs/errors.md#e26"
#elif defined(MAPFN_STRICT) || defined(MAPFN_STRICT_MATH) || defined(MAPFN_FAST_MATH)
# error "mapfn.h (MAPFN_E26): the macro is MAPFN_MATH_STRICT, 0 or 1; see docs/errors.md#e26"
#endif

/* 1: maps check their arrays for NULL, overlap, length and size. Bad options are always found. */
#ifndef MAPFN_CHECKS
# ifdef NDEBUG
#  define MAPFN_CHECKS 0
# else
#  define MAPFN_CHECKS 1
# endif
#endif

/* 1: a * b + c is never fused behind your back, so that every variant gives the same bits on every target; mapfn_muladd
 * gives the speed back. By default gcc -std=gnuNN and g++ fuse it where the target can. */
#ifndef MAPFN_SAME_BITS
# define MAPFN_SAME_BITS 0
#endif

/* 1: sqrt and sqrtf do not set errno in this file, so that loops over them vectorize. */
#ifndef MAPFN_NO_MATH_ERRNO
# define MAPFN_NO_MATH_ERRNO 0
#endif

/* 1, for tests: every sequential and OpenMP map runs its looped variant first, and compares what both have written. */
#ifndef MAPFN_VERIFY
# define MAPFN_VERIFY 0
#endif

/* 1: where the target is x86-64 without AVX2, as gcc's and clang's default is, each vectorized kernel is there twice,
 * and processors with AVX2 take the wide one. The bits are the same, as it has no fused instruction.
 * - There is no effect at -O0, at -Os and for nvcc.
 * - A body must not pass a vector of more than 16 bytes by value to a function that is not inlined, as AVX passes it
 *   otherwise. */
#ifndef MAPFN_DISPATCH
# define MAPFN_DISPATCH 0
#endif

/* MAPFN_TRUST_COST_MODEL is read at each definition. For gcc it concerns a `reduce` of structs alone.
 * - 1, or not defined: clang's cost model decides whether a map of elements is vectorized.
 * - 0: every map of elements is vectorized that can be. mapfn_math.h sets it to 0 where you did not define it, because
 *   the model takes long polynomials to be faster one by one on SSE2, which they are not. */

/* 1: nothing is worked around for the speed of single compilers. The first thing to try before a bug report. */
#ifndef MAPFN_NO_QUIRKS
# define MAPFN_NO_QUIRKS 0
#endif

/* 1: warnings about the text of the headers are shown, for those who work on them. Those about your own code stay. */
#ifndef MAPFN_OWN_WARNINGS
# define MAPFN_OWN_WARNINGS 0
#endif
