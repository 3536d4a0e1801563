/* mapfn.h 0.1.0: one plain inline function on one element becomes fast map loops, typed and checked at compile time.
 *
 *     #include "mapfn.h"
 *     #include <stdio.h>
 *
 *     MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a))
 *     {
 *         return a * x + y;
 *     }
 *
 *     int main(void)
 *     {
 *         float x[4] = {1, 2, 3, 4}, y[4] = {10, 20, 30, 40}, out[4];
 *         mapfn_status status = saxpy_map(4, out, x, y, 2.0f);
 *         printf("%s %g %g %g %g\n", mapfn_status_text(status), out[0], out[1], out[2], out[3]);
 *     }
 *
 *     gcc -O2 saxpy.c          (or clang, g++, clang++, nvcc: no flag is needed for the loops to be vectorized)
 *
 * Beside this header, each optional and each including this one:
 *     mapfn_omp.h    OpenMP maps, `saxpy_map_omp`      mapfn_math.h   mathematics that vectorizes inside a map
 *     mapfn_cuda.h   CUDA maps, `saxpy_map_cuda`       All of one version; include them before the definitions.
 *
 * What a definition makes:
 *     float        saxpy(float x, float y, float a)                                             the function itself
 *     mapfn_status saxpy_map(size_t n, float *out, const float *x, const float *y, float a)     vectorized or looped
 *     mapfn_status saxpy_map_vectorized(…), saxpy_map_looped(…)                                 the two it chooses from
 *     mapfn_status saxpy_map_opts(…, const mapfn_opts *opts)                                    progress, cancel, resume
 *     enum {       saxpy_map_is_vectorized }                                                    what was chosen
 *
 * Parameters (1 to 16), T any type that can be copied:
 *     in(T, x)  out(T, y)  inout(T, z)               element i: T x, T *y, T *z
 *     uniform(T, a)                                  the same for every element: T a
 *     index(i)                                       the element's index: size_t i
 *     in_row(T, x, D)  out_row  inout_row            D values per element: T *x
 *     in_strided(T, x)  out_strided(T, y)            with a step between elements, x_stride: T x, T *y
 *     in_ragged(T, x)  out_ragged  inout_ragged      rows of different lengths, x_splits: T *x, size_t x_len
 *     table(T, t, LEN)                               one array of LEN values, shared by all: const T *t
 *     where(T, m)                                    elements with m[i] == 0 are skipped
 *     scratch(T, s, LEN)                             private work space: T *s
 *     rng(r)                                         a random stream of the element's own, from r_seed: mapfn_rng *r
 * Modifiers:
 *     vectorized  looped  ordered  fallible  exported  host  streaming  cost(ns)
 *
 * The order of this file: configuration, public types and functions, public macros; then, behind a banner, platform,
 * plain C, lists, one block per parameter kind, the generator.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MAPFN_H
#define MAPFN_H

#define MAPFN_VERSION_MAJOR 0
#define MAPFN_VERSION_MINOR 1
#define MAPFN_VERSION_PATCH 0
/* MAPFN_VERSION_COMPATIBLE(0, 1): is this header one that code written for 0.1 can use? */
#define MAPFN_VERSION_COMPATIBLE(major, minor) (MAPFN_VERSION_MAJOR == (major) && MAPFN_VERSION_MINOR >= (minor))

/* ---------------------------------------------- configuration: 0 or 1, before the include ---- */

/* 1: maps check their arrays for NULL, overlap, length and size. Bad options are always found. */
#ifndef MAPFN_CHECKS
# ifdef NDEBUG
#  define MAPFN_CHECKS 0
# else
#  define MAPFN_CHECKS 1
# endif
#endif

/* 1: a * b + c is never fused behind your back (gcc -std=gnuNN and g++ do, where the target can): the same bits in every
 * variant on every target; mapfn_muladd gives the speed back. */
#ifndef MAPFN_SAME_BITS
# define MAPFN_SAME_BITS 0
#endif

/* 1: sqrt and sqrtf do not set errno in this file, so that loops over them vectorize. */
#ifndef MAPFN_NO_MATH_ERRNO
# define MAPFN_NO_MATH_ERRNO 0
#endif

/* 1: warnings about the text of the headers themselves are shown; for those who work on them. Your own code is warned about always. */
#ifndef MAPFN_OWN_WARNINGS
# define MAPFN_OWN_WARNINGS 0
#endif

/* ------------------------------------------------------------ is this a compiler we know? ---- */

#if !defined(__GNUC__)
# error "mapfn.h (MAPFN_E16): needs gcc 9, clang 11 or a later one (for nvcc: as its host compiler); on Windows MinGW or WSL"
#elif defined(__cplusplus) && __cplusplus < 201103L
# error "mapfn.h (MAPFN_E16): needs C++11: compile with -std=c++11 or later"
#elif !defined(__cplusplus) && (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 201112L)
# error "mapfn.h (MAPFN_E16): needs C11: compile with -std=c11 or later"
#else

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#if MAPFN_NO_MATH_ERRNO
# ifdef __cplusplus
#  include <cmath>
# endif
# include <math.h>
#endif

/* As for the C library's headers: compilers then print an error in a macro's expansion at your line alone, and not every macro
 * on the way to it (gcc: 3 lines instead of 80). */
#if !MAPFN_OWN_WARNINGS
# pragma GCC system_header
#endif

/* --------------------------------------------------------------- public types and functions ---- */

typedef enum mapfn_status {
    MAPFN_OK,
    MAPFN_NULL_POINTER,    /* an array is NULL                                                    */
    MAPFN_OVERLAP,         /* an output overlaps another array, other than exactly                */
    MAPFN_TOO_LARGE,       /* n elements are more bytes, or indices, than a size_t can count      */
    MAPFN_BAD_OPTION,      /* an option that this map cannot honour                               */
    MAPFN_TOO_SHORT,       /* an array is shorter than n elements                                 */
    MAPFN_BAD_SPLITS,      /* the splits of a ragged array decrease                               */
    MAPFN_CANCELLED,       /* the progress function returned false                                */
    MAPFN_ELEMENT_FAILED,  /* an element of a `fallible` map returned a code other than 0         */
    MAPFN_NO_MEMORY,
    MAPFN_NO_DEVICE,
    MAPFN_CUDA_ERROR
} mapfn_status;

/* the lowest failing element of a `fallible` map and its code; {SIZE_MAX, 0}: none failed */
typedef struct mapfn_failure {
    size_t index;
    int code;
} mapfn_failure;

/* called now and then with a rising `done` of `total` elements; false cancels the map */
typedef bool mapfn_progress_fn(size_t done, size_t total, void *arg);

#if defined(__cplusplus) && __cplusplus >= 202002L
# define MAPFN_DEFAULT = {} /* so that designated initialisers need not name every field */
#else
# define MAPFN_DEFAULT
#endif
/* all zero, or a NULL pointer, is the default everywhere */
typedef struct mapfn_opts {
    int parallel_iterations MAPFN_DEFAULT;     /* iterations in flight at once: 0 the library's choice, 1 sequential, capped at n */
    size_t grain MAPFN_DEFAULT;                /* elements that an iteration takes at a time; 0 the library's choice */
    mapfn_progress_fn *progress MAPFN_DEFAULT; /* see above; `mapfn_progress_bar` is one */
    void *progress_arg MAPFN_DEFAULT;
    size_t *completed MAPFN_DEFAULT;           /* out: elements [0, *completed) are done, also after a cancel or an error */
    size_t begin MAPFN_DEFAULT;                /* compute [begin, n) only: resume with the *completed of an earlier call */
    uint64_t index_offset MAPFN_DEFAULT;       /* added to index(i), rng's index and failure.index: this array is a part of a larger one */
    void *stream MAPFN_DEFAULT;                /* CUDA: a cudaStream_t */
    int device MAPFN_DEFAULT;                  /* CUDA: 0 the current one, k device k - 1; host arrays: -1 all */
    size_t device_bytes MAPFN_DEFAULT;         /* CUDA, host arrays: most device memory to use; 0 the library's choice */
} mapfn_opts;
#define MAPFN_NO_OPTS {0, 0, NULL, NULL, NULL, 0, 0, NULL, 0, 0}

/* a random stream: Philox4x32-10 keyed by the seed, counting blocks of four words for one element */
typedef struct mapfn_rng {
    uint64_t seed, index, block;
    uint32_t word[4];
    unsigned drawn; /* words of the block drawn already */
} mapfn_rng;

/* ------------------------------------------------- platform: all compiler tests stand here ---- */

#ifdef __cplusplus
# define MAPFN_EXTERN_C extern "C"
# define MAPFN_ASSERT(condition, message) static_assert((condition) ? true : false, message) /* a bare comparison would be explained by g++ and clang, at length */
#else
# define MAPFN_EXTERN_C extern
# define MAPFN_ASSERT(condition, message) _Static_assert((condition) ? 1 : 0, message)
#endif

#ifdef __CUDACC__
# define MAPFN_ANYWHERE __host__ __device__
#else
# define MAPFN_ANYWHERE
#endif
/* Attributes in their reserved spelling, as `unused` or `noinline` may be macros of yours; in CUDA this one is. */
#ifdef __CUDACC__
# define MAPFN_NOINLINE noinline
#else
# define MAPFN_NOINLINE __noinline__
#endif
/* MAPFN_FN float square(float x) { … }: a helper that element functions call: host and device, always inlined */
#if defined(__CUDACC__)
# define MAPFN_FN static __forceinline__ __host__ __device__ __attribute__((__unused__))
#else
# define MAPFN_FN static inline __attribute__((__always_inline__, __unused__))
#endif
#define MAPFN_HOST_FN static inline __attribute__((__always_inline__, __unused__))
#define MAPFN_UNUSED __attribute__((__unused__))
/* ordinary C, stepped through like any other; what a file does not call leaves nothing in its object */
#define MAPFN_PLAIN static __attribute__((MAPFN_NOINLINE, __unused__))

/* MAPFN_KERNEL qualifies the function around a loop. gcc: -O3's cost model vectorizes from -O1 on, and a branch with arithmetic
 * in it becomes a select only where traps do not matter (no result changes). Its loops begin on a cache line: one of a few
 * instructions that lies across two takes up to twice as long (AMD Zen 3), and gcc alone leaves that to chance. `flatten`
 * inlines the user's own helpers.
 * MAPFN_SMALL: below it, a map's inline loop costs less than the call of a kernel. (gcc: a dear body is better off in its kernel half a
 * vector on: one that iterates took three times as long for 4 elements inline.) */
#if defined(__clang__)
# define MAPFN_KERNEL static __attribute__((MAPFN_NOINLINE, __unused__, __flatten__))
# define MAPFN_KEEP_OPTIONS
# define MAPFN_SMALL 8
#elif !defined(__OPTIMIZE__) /* -O0 is for debuggers, which stop in no element of a vector */
# define MAPFN_KERNEL MAPFN_PLAIN
# define MAPFN_KEEP_OPTIONS
# define MAPFN_SMALL 4
#else
/* "O3" would take back what only -Ofast asked for, gcc 11 also what -ffast-math did. So each part of it is said again, if its
 * macro tells that it is in force. gcc 11 has no macros for the parts; -funsafe-math-optimizations, which is more than its
 * parts, has none at all. */
# if defined(__NO_MATH_ERRNO__)
#  define MAPFN_OPTION_ERRNO , "no-math-errno"
# else
#  define MAPFN_OPTION_ERRNO
# endif
# if defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__
#  define MAPFN_OPTION_FINITE , "finite-math-only"
# else
#  define MAPFN_OPTION_FINITE
# endif
# if defined(__FAST_MATH__)
#  define MAPFN_OPTION_UNSAFE , "unsafe-math-optimizations", "cx-limited-range"
# elif defined(__ASSOCIATIVE_MATH__) && defined(__RECIPROCAL_MATH__) && defined(__NO_SIGNED_ZEROS__) && defined(__NO_TRAPPING_MATH__)
#  define MAPFN_OPTION_UNSAFE , "unsafe-math-optimizations"
# else
#  define MAPFN_OPTION_UNSAFE
# endif
# if defined(__ASSOCIATIVE_MATH__)
#  define MAPFN_OPTION_ORDER , "associative-math"
# elif __GNUC__ >= 12
#  define MAPFN_OPTION_ORDER , "no-associative-math"
# else
#  define MAPFN_OPTION_ORDER
# endif
# if defined(__RECIPROCAL_MATH__)
#  define MAPFN_OPTION_RECIPROCAL , "reciprocal-math"
# elif __GNUC__ >= 12
#  define MAPFN_OPTION_RECIPROCAL , "no-reciprocal-math"
# else
#  define MAPFN_OPTION_RECIPROCAL
# endif
# if defined(__NO_SIGNED_ZEROS__)
#  define MAPFN_OPTION_ZEROS , "no-signed-zeros"
# elif __GNUC__ >= 12
#  define MAPFN_OPTION_ZEROS , "signed-zeros"
# else
#  define MAPFN_OPTION_ZEROS
# endif
# if MAPFN_SAME_BITS
#  define MAPFN_OPTION_CONTRACT , "fp-contract=off"
#  define MAPFN_SMALL 0 /* the inline loop would be contracted with the rest of the caller */
# else
#  define MAPFN_OPTION_CONTRACT
#  define MAPFN_SMALL 4
# endif
# define MAPFN_FAST_OPTIONS \
    MAPFN_OPTION_UNSAFE MAPFN_OPTION_ORDER MAPFN_OPTION_RECIPROCAL MAPFN_OPTION_ZEROS MAPFN_OPTION_FINITE
# define MAPFN_KERNEL_OPTIONS \
    "O3", "no-trapping-math", "align-loops=64" MAPFN_FAST_OPTIONS MAPFN_OPTION_ERRNO MAPFN_OPTION_CONTRACT
# define MAPFN_KERNEL static __attribute__((MAPFN_NOINLINE, __noclone__, __unused__, __flatten__, __optimize__(MAPFN_KERNEL_OPTIONS)))
/* g++ inlines nothing into a function that is always inlined itself. Lambdas and methods, whose floating-point options are
 * not the kernel's, are then left to the kernel's `flatten`, which skips a function whose arguments were changed on the way
 * (.isra.0; a `const vec3 &` is enough). So the element function is flattened first, under its own options, and then put
 * into the kernel. Tried with g++ 11 to 14. */
# if defined(__cplusplus) && __GNUC__ >= 11 && __GNUC__ <= 14 && !defined(__CUDACC__)
#  define MAPFN_ELEMENT_FN static inline __attribute__((__unused__, __flatten__, __noclone__))
# endif
/* gcc gives a function without a float of its own the floating-point options of the first one with floats that is inlined into it.
 * So each kernel has a float, which no instruction touches. "X": any place will do for it, as there may be no float registers; but
 * aarch64 without them (-mgeneral-regs-only) refuses even that. */
# if defined(__aarch64__) && !defined(__ARM_FP)
#  define MAPFN_KEEP_OPTIONS
# else
#  define MAPFN_KEEP_OPTIONS { float mapfn_float; __asm__ volatile("" : "=X"(mapfn_float)); }
# endif
#endif

/* MAPFN_LOOP_VECTORIZED(i, begin, end, body): iterations are independent, but for what lies in the body itself.
 * clang: its own cost model decides, as for the loop that you would write: made to, it vectorizes conversions and roots that are faster
 * one by one. MAPFN_LOOP_FORCED does not ask it: for maps that were told to be `vectorized`, and those of many arrays, as it gives up
 * by itself where it has to compare more than eight pairs of them. Never `assume_safety`, which would share an array that is local to
 * the body among the elements of a vector. So it compares the arrays when the loop begins, and where they meet runs one element at a
 * time: a kernel whose input is exactly its output goes through a small block instead (MAPFN_IN_PLACE).
 * gcc vectorizes its own epilogue, and with ivdep compares nothing; it knows the body's own arrays. What is left after the epilogue
 * stays a loop (MAPFN_REST_ROLLED): written out for each count, as -O3 would, it is no faster and takes 8 % of the time to compile.
 * MAPFN_LOOP_ROWS: the same where the body has pointers to rows: in place, its own order of reads and writes must be kept.
 * MAPFN_LOOP_LOOPED(i, begin, end, body): one element at a time; a loop in the body may still be vectorized.
 * mapfn_at is the index of element i, counted beside it: as a sum clang would compute it in 64-bit lanes, and narrow those. */
#if defined(__clang__)
# define MAPFN_LOOP_VECTORIZED(i, begin, end, body) \
    for (size_t i = (begin), mapfn_at MAPFN_UNUSED = mapfn_offset + i; i < (end); i++, mapfn_at++) { body }
# define MAPFN_LOOP_FORCED(i, begin, end, body) _Pragma("clang loop vectorize(enable)") MAPFN_LOOP_VECTORIZED(i, begin, end, body)
# define MAPFN_LOOP_ROWS MAPFN_LOOP_FORCED
# define MAPFN_LOOP_LOOPED(i, begin, end, body) \
    _Pragma("clang loop vectorize(disable) interleave(disable)") for (size_t i = (begin), mapfn_at MAPFN_UNUSED = mapfn_offset + i; i < (end); i++, mapfn_at++) { body }
/* A loop that clang was asked to vectorize and did not: mapfn-report says so with the reason, at the definition. For the whole
 * file, as with -g the warning stands at the definition's first word, where no pragma of the macro is in force yet. */
# pragma clang diagnostic ignored "-Wpass-failed"
#else
# ifdef __CUDACC__ /* its front end does not know this pragma */
#  define MAPFN_REST_ROLLED
# else
#  define MAPFN_REST_ROLLED _Pragma("GCC unroll 1")
# endif
# if defined(__CUDACC__) && __GNUC__ < 12 /* nvcc preprocesses apart, and gcc 11 then writes the pragma before the whole definition */
#  define MAPFN_LOOP_VECTORIZED(i, begin, end, body) MAPFN_LOOP_ROWS(i, begin, end, body)
# else
#  define MAPFN_LOOP_VECTORIZED(i, begin, end, body) \
    _Pragma("GCC ivdep") MAPFN_REST_ROLLED for (size_t i = (begin), mapfn_at MAPFN_UNUSED = mapfn_offset + i; i < (end); i++, mapfn_at++) { body }
# endif
# define MAPFN_LOOP_FORCED MAPFN_LOOP_VECTORIZED
# define MAPFN_LOOP_ROWS(i, begin, end, body) \
    MAPFN_REST_ROLLED for (size_t i = (begin), mapfn_at MAPFN_UNUSED = mapfn_offset + i; i < (end); i++, mapfn_at++) { body }
# define MAPFN_LOOP_LOOPED(i, begin, end, body) \
    for (size_t i = (begin), mapfn_at MAPFN_UNUSED = mapfn_offset + i; i < (end); i++, mapfn_at++) { __asm__ volatile(""); body }
#endif
/* what `looped` is beside each of them */
#define MAPFN_LOOP_VECTORIZED_LOOPED MAPFN_LOOP_LOOPED
#define MAPFN_LOOP_FORCED_LOOPED MAPFN_LOOP_LOOPED
#ifdef __clang__
# define MAPFN_LOOP_ROWS_LOOPED MAPFN_LOOP_LOOPED
#else
# define MAPFN_LOOP_ROWS_LOOPED MAPFN_LOOP_ROWS
#endif

/* before a loop of a few elements, for which vectors are not worth their code; gcc sees that */
#if defined(__clang__) && !defined(__CUDACC__)
# define MAPFN_FEW_ONLY _Pragma("clang loop vectorize(disable) interleave(disable) unroll(disable)")
#else
# define MAPFN_FEW_ONLY
#endif

#if defined(__CUDA_ARCH__)
# define MAPFN_UNROLL _Pragma("unroll")
#elif defined(__CUDACC__)
# define MAPFN_UNROLL /* its front end knows no other pragma for it, and gcc not this one */
#elif defined(__clang__)
# define MAPFN_UNROLL _Pragma("clang loop unroll(full)")
#else
# define MAPFN_UNROLL _Pragma("GCC unroll 16")
#endif

#if MAPFN_SAME_BITS && defined(__clang__)
_Pragma("STDC FP_CONTRACT OFF")
#endif

/* `T const` where T may be const itself: g++ refuses the word twice, clang warns of it */
#if defined(__cplusplus) && !defined(__clang__) && !defined(__CUDACC__)
# define MAPFN_CONST(T) __typeof__(T) const
#else
# define MAPFN_CONST(T) T const
# ifdef __clang__
#  pragma clang diagnostic ignored "-Wduplicate-decl-specifier"
# endif
#endif

/* MAPFN_ERROR("…"): calling the function it declares is a compile error */
#define MAPFN_ERROR(message) __attribute__((__error__(message)))

#if MAPFN_NO_MATH_ERRNO
# if defined(__cplusplus) && defined(__THROW)
extern "C" float sqrtf(float) __THROW __attribute__((const));
extern "C" double sqrt(double) __THROW __attribute__((const));
# else
MAPFN_EXTERN_C float sqrtf(float) __attribute__((const));
MAPFN_EXTERN_C double sqrt(double) __attribute__((const));
# endif
#endif

/* A status in a sentence, with what to do about it. */
MAPFN_PLAIN const char *mapfn_status_text(mapfn_status status);
/* What exactly was wrong in this thread's last failed call: parameter, element, overlap. Valid until the thread's next one. */
MAPFN_PLAIN const char *mapfn_explain(void);
/* A progress function: a bar with rate and time left on stderr, where that is a terminal. */
MAPFN_PLAIN bool mapfn_progress_bar(size_t done, size_t total, void *no_arg);

/* Random numbers from an element's stream: 32 or 64 bits, [0, 1), and [0, bound) without bias (bound 0 gives 0, draws nothing). */
MAPFN_FN uint32_t mapfn_rng_u32(mapfn_rng *r);
MAPFN_FN uint64_t mapfn_rng_u64(mapfn_rng *r);
MAPFN_FN float mapfn_rng_float(mapfn_rng *r);
MAPFN_FN double mapfn_rng_double(mapfn_rng *r);
MAPFN_FN uint32_t mapfn_rng_below(mapfn_rng *r, uint32_t bound);

/* mapfn_muladd(a, b, c) is a * b + c, fused where the target can, in every variant alike */
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA) || defined(__aarch64__) || defined(__FP_FAST_FMA) || defined(__CUDA_ARCH__)
# define MAPFN_FUSED 1
#else
# define MAPFN_FUSED 0
#endif
MAPFN_FN float mapfn_muladd_float(float a, float b, float c) { return MAPFN_FUSED ? __builtin_fmaf(a, b, c) : a * b + c; }
MAPFN_FN double mapfn_muladd_double(double a, double b, double c) { return MAPFN_FUSED ? __builtin_fma(a, b, c) : a * b + c; }
#ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_muladd_type { typedef double type; };
template <> struct mapfn_muladd_type<float> { typedef float type; };
MAPFN_FN float mapfn_muladd_as(float a, float b, float c) { return mapfn_muladd_float(a, b, c); }
MAPFN_FN double mapfn_muladd_as(double a, double b, double c) { return mapfn_muladd_double(a, b, c); }
template <class A, class B, class C> MAPFN_FN typename mapfn_muladd_type<decltype(A() * B() + C())>::type mapfn_muladd(A a, B b, C c)
{
    typedef typename mapfn_muladd_type<decltype(A() * B() + C())>::type T;
    return mapfn_muladd_as(static_cast<T>(a), static_cast<T>(b), static_cast<T>(c));
}
}
#else
# define mapfn_muladd(a, b, c) _Generic((a) * (b) + (c), float: mapfn_muladd_float, default: mapfn_muladd_double)(a, b, c)
#endif

/* mapfn_type_is_vectorizable(T): 1 where a map over T is vectorized by default, as an integer constant expression;
 * 0 for types that no vector unit handles. */
#define mapfn_type_is_vectorizable(T) (MAPFN_TYPE_CLASS(T) != MAPFN_HAS_OTHER_TYPE)

/* ------------------------------------------------------------------------------ public macros ---- */

/* MAPFN(R, name, parameters and modifiers…) { body }: defines an element function and its maps. */
#define MAPFN(R, name, ...) MAPFN_DEFINE(MAPFN_CHECKED(MAPFN_START_BODY, R, name, __VA_ARGS__))

/* MAPFN_OF(R, f, parameters and modifiers…);: gives the existing function, or function-like macro, f its maps. */
#define MAPFN_OF(R, f, ...) MAPFN_DEFINE(MAPFN_CHECKED(MAPFN_START_OF, R, f, __VA_ARGS__)) struct mapfn_semicolon

/* MAPFN_FAMILY(family, SET, DEFINE): DEFINE(float, family_float) DEFINE(double, family_double) …, one member for each type of
 * SET, and `mapfn(family, …)`. SET: REAL, SIGNED, UNSIGNED, INTEGER, NUMBER. */
#define MAPFN_FAMILY(family, SET, DEFINE) \
    MAPFN_SECOND(MAPFN_SET_##SET, MAPFN_FAMILY_UNKNOWN)(family, DEFINE, "MAPFN_E10 " #family ": no member for this type, the set " #SET " has none; see docs/errors.md#e10", SET)

/* mapfn(family, n, out, …): the member whose T the argument after n is an array of */
#define mapfn(family, n, ...)            MAPFN_MEMBER(family, _map, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)
#define mapfn_vectorized(family, n, ...) MAPFN_MEMBER(family, _map_vectorized, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)
#define mapfn_looped(family, n, ...)     MAPFN_MEMBER(family, _map_looped, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)
#define mapfn_with_opts(family, n, ...)  MAPFN_MEMBER(family, _map_opts, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)

/* MAPFN_OPTS(.grain = 64, .progress = mapfn_progress_bar): a pointer to options, for one call (C, and C++ from C++20) */
#ifdef __cplusplus
# define MAPFN_OPTS(...) mapfn_opts_address(mapfn_opts{__VA_ARGS__})
static inline __attribute__((__unused__)) const mapfn_opts *mapfn_opts_address(const mapfn_opts &opts) { return &opts; }
#else
# define MAPFN_OPTS(...) (&(const mapfn_opts){__VA_ARGS__})
#endif

/* ==============================================================================================
 *                                            INTERNAL
 * Below: plain C that runs and checks any map, list macros, one block per parameter kind, the generator. docs/design.md walks
 * one definition through all of it. Names here may change with any version.
 * ============================================================================================== */

/* -------------------------------------------------------------- what plain C knows of a map ---- */

/* how the values of an array lie: n elements of `length` values, with a stride, in ragged rows, or `length` values for all */
typedef enum mapfn_layout { MAPFN_EACH_ELEMENT, MAPFN_STRIDED, MAPFN_RAGGED, MAPFN_TABLE, MAPFN_SCRATCH } mapfn_layout;
enum { MAPFN_READ = 1, MAPFN_WRITTEN = 2, MAPFN_ALWAYS = 4 /* written for every element */, MAPFN_MASK = 8 };

/* one array parameter: where its pointer and what belongs to it stand in the argument struct */
typedef struct mapfn_param {
    const char *name;
    mapfn_layout layout;
    int access;    /* MAPFN_READ | MAPFN_WRITTEN | … */
    size_t size;   /* bytes of one value */
    size_t field;  /* offset of the pointer */
    size_t detail; /* offset of the row length, table length, stride or splits; 0: none, one value per element */
} mapfn_param;

/* traits of a map, a sum over its list */
#define MAPFN_HAS_OTHER_TYPE      1u /* an element array whose type no vector unit handles */
#define MAPFN_HAS_STRUCT          2u /* an element array of structs or unions: not asked here, but told by mapfn-report */
#define MAPFN_HAS_ROWS            4u /* the body has a loop of its own */
#define MAPFN_HAS_SCRATCH         8u
#define MAPFN_HAS_STRIDE         16u
#define MAPFN_HAS_WHERE          32u
#define MAPFN_HAS_INDEX          64u /* index, rng or fallible: indices must be countable */
#define MAPFN_IS_VECTORIZED     128u
#define MAPFN_IS_LOOPED         256u
#define MAPFN_IS_ORDERED        512u
#define MAPFN_IS_STREAMING     1024u
#define MAPFN_IS_HOST          2048u
#define MAPFN_HAS_NO_MASK      4096u /* an error: `where` of a type that is no integer */
#define MAPFN_IS_FALLIBLE      8192u
/* may a large output go past the caches? */
#define MAPFN_STREAMS(traits) (((traits) & (MAPFN_IS_STREAMING | MAPFN_HAS_WHERE | MAPFN_IS_FALLIBLE)) == MAPFN_IS_STREAMING)
#define MAPFN_MAY_VECTORIZE(traits) (((traits) & (MAPFN_HAS_OTHER_TYPE | MAPFN_HAS_SCRATCH | MAPFN_IS_LOOPED | MAPFN_IS_ORDERED)) == 0)
/* the choice of `_map`: integer constant expression of the traits */
#define MAPFN_CHOICE(traits) \
    (MAPFN_MAY_VECTORIZE(traits) && (((traits) & MAPFN_IS_VECTORIZED) != 0 || ((traits) & MAPFN_HAS_ROWS) == 0))

/* the constant description of a map */
typedef struct mapfn_info {
    const char *name;
    const mapfn_param *params;
    int count;
    unsigned traits;
    double cost; /* nanoseconds per element, from cost(ns); 0: unknown */
} mapfn_info;

/* every argument struct begins with this */
typedef struct mapfn_common {
    size_t offset; /* added to indices */
    bool stream;   /* `streaming`, and the output is larger than the caches */
} mapfn_common;

/* computes elements [begin, end); `slot` picks the scratch of the iteration in flight; returns the lowest failing element */
typedef mapfn_failure mapfn_chunk(const void *args, size_t begin, size_t end, size_t slot);

/* ------------------------------------------------------------------ what was wrong, per thread ---- */

typedef struct mapfn_trouble {
    mapfn_status status;
    const char *map, *param, *other;
    size_t a, b;
    const void *p, *q;
    int code;
    char text[400];
} mapfn_trouble;
/* a variable that is one for all files of a program, or of a shared library (on Windows other libraries do not see it anyway) */
#ifdef _WIN32
# define MAPFN_ONE __attribute__((__selectany__))
#else
# define MAPFN_ONE __attribute__((__weak__, __visibility__("hidden")))
#endif
MAPFN_EXTERN_C MAPFN_ONE __thread mapfn_trouble mapfn_last_trouble;
MAPFN_ONE __thread mapfn_trouble mapfn_last_trouble;

MAPFN_PLAIN mapfn_status mapfn_fail(mapfn_status status, const char *map, const char *param, const char *other, size_t a, size_t b)
{
    mapfn_trouble *t = &mapfn_last_trouble;
    t->status = status;
    t->map = map;
    t->param = param;
    t->other = other;
    t->a = a;
    t->b = b;
    t->code = 0;
    return status;
}

MAPFN_PLAIN mapfn_status mapfn_fail_element(const char *map, mapfn_failure failure)
{
    mapfn_trouble *t = &mapfn_last_trouble; /* no more than mapfn_explain asks for: elements may fail often */
    t->status = MAPFN_ELEMENT_FAILED;
    t->map = map;
    t->a = failure.index;
    t->code = failure.code;
    return MAPFN_ELEMENT_FAILED;
}

MAPFN_PLAIN const char *mapfn_status_text(mapfn_status status)
{
    switch (status) {
    case MAPFN_OK: return "done";
    case MAPFN_NULL_POINTER: return "an array is NULL: pass one, or n = 0; mapfn_explain() names it";
    case MAPFN_OVERLAP: return "an output overlaps another array: let it be exactly an input, or lie apart; mapfn_explain() names both";
    case MAPFN_TOO_LARGE: return "n is too large: the arrays, or the indices, would be more than a size_t can count: pass fewer elements at a time";
    case MAPFN_BAD_OPTION: return "an option is out of range, or one that this map cannot honour: change or leave out the one that mapfn_explain() names";
    case MAPFN_TOO_SHORT: return "an array is shorter than n elements: pass a larger one or a smaller n; mapfn_explain() names it";
    case MAPFN_BAD_SPLITS: return "the splits of a ragged array decrease: pass n + 1 offsets that never do; mapfn_explain() has the place";
    case MAPFN_CANCELLED: return "cancelled by the progress function: call again with .begin = *completed to go on";
    case MAPFN_ELEMENT_FAILED: return "an element returned an error code: `failure` has the index of the first one and its code; all others are computed";
    case MAPFN_NO_MEMORY: return "memory could not be allocated: pass a scratch array of your own, or fewer iterations in flight";
    case MAPFN_NO_DEVICE: return "no such CUDA device: none is there, its driver is missing, or .device is past the last: choose another or call a CPU map";
    case MAPFN_CUDA_ERROR: return "CUDA reported an error: look up mapfn_cuda_last_error() with cudaGetErrorString";
    }
    return "not a mapfn_status";
}

MAPFN_PLAIN const char *mapfn_explain(void)
{
    mapfn_trouble *t = &mapfn_last_trouble;
    char *s = t->text;
    size_t room = sizeof t->text;
    switch (t->status) {
    case MAPFN_OK: return "no map has failed in this thread";
    case MAPFN_NULL_POINTER: snprintf(s, room, "%s: `%s%s` is NULL, and n is not 0", t->map, t->param, t->other ? t->other : ""); break;
    case MAPFN_OVERLAP:
        snprintf(s, room, "%s: output `%s` (%zu bytes at %p) overlaps `%s%s` (%zu bytes at %p): %s",
            t->map, t->param, t->a, t->p, t->other, t->code ? "_splits" : "", t->b, t->q, t->code ? "splits must lie apart from all outputs"
            : "they must lie apart, or be an output and an input that start at one place and have equal elements");
        break;
    case MAPFN_TOO_LARGE:
        if (t->param) snprintf(s, room, "%s: `%s` with n = %zu would be more bytes than a size_t can count: look at n and at the row length, LEN or stride", t->map, t->param, t->a);
        else snprintf(s, room, "%s: index_offset + n is more than a size_t can count, with n = %zu", t->map, t->a);
        break;
    case MAPFN_BAD_OPTION:
        if (t->other) snprintf(s, room, "%s: `%s` %s", t->map, t->other, t->param);
        else if (t->a || t->b) snprintf(s, room, "%s: %s: %zu and %zu", t->map, t->param, t->a, t->b);
        else snprintf(s, room, "%s: %s", t->map, t->param);
        break;
    case MAPFN_TOO_SHORT: snprintf(s, room, "%s: `%s` is shorter than n = %zu elements need", t->map, t->param, t->a); break;
    case MAPFN_BAD_SPLITS: snprintf(s, room, "%s: `%s_splits[%zu]` is smaller than the one before it: splits are n + 1 offsets that never decrease", t->map, t->param, t->a); break;
    case MAPFN_CANCELLED: snprintf(s, room, "%s: the progress function returned false at %zu of %zu elements: .begin = %zu goes on from there", t->map, t->a, t->b, t->a); break;
    case MAPFN_ELEMENT_FAILED: snprintf(s, room, "%s: element %zu returned code %d, the first to fail; all others are computed", t->map, t->a, t->code); break;
    case MAPFN_NO_MEMORY:
        if (!t->param) snprintf(s, room, "%s: memory could not be allocated", t->map);
        else if (t->other) snprintf(s, room, "%s: %s: %zu and %zu bytes", t->map, t->other, t->a, t->b);
        else snprintf(s, room, "%s: %zu bytes for `%s` could not be allocated: pass an array of your own", t->map, t->a, t->param);
        break;
    case MAPFN_NO_DEVICE:
    case MAPFN_CUDA_ERROR: snprintf(s, room, "%s: %s", t->map, t->param ? t->param : mapfn_status_text(t->status)); break;
    }
    return s;
}

/* -------------------------------------------------------------------- reading argument structs ---- */

MAPFN_PLAIN const void *mapfn_pointer_at(const void *args, size_t field)
{
    const void *p;
    memcpy(&p, (const char *)args + field, sizeof p);
    return p;
}
MAPFN_PLAIN size_t mapfn_size_at(const void *args, size_t field)
{
    size_t value;
    memcpy(&value, (const char *)args + field, sizeof value);
    return value;
}

/* the bytes of an array, [start, start + bytes); `first` and `step`: element i begins at first + i * step, of `each` bytes */
typedef struct mapfn_span {
    const char *start;
    size_t bytes, each;
    const char *first;
    ptrdiff_t step;
    const size_t *splits;
    bool overflow;
} mapfn_span;

MAPFN_PLAIN mapfn_span mapfn_span_of(const mapfn_param *p, const void *args, size_t n, size_t slots)
{
    mapfn_span s = {NULL, 0, p->size, NULL, 0, NULL, false};
    size_t length = 1;
    s.first = s.start = (const char *)mapfn_pointer_at(args, p->field);
    if (p->detail && p->layout != MAPFN_STRIDED && p->layout != MAPFN_RAGGED) length = mapfn_size_at(args, p->detail);
    switch (p->layout) {
    case MAPFN_EACH_ELEMENT:
        s.overflow = __builtin_mul_overflow(length, p->size, &s.each) || __builtin_mul_overflow(s.each, n, &s.bytes);
        s.step = (ptrdiff_t)s.each;
        break;
    case MAPFN_TABLE: s.overflow = __builtin_mul_overflow(length, p->size, &s.bytes); break;
    case MAPFN_SCRATCH:
        s.overflow = __builtin_mul_overflow(length, p->size, &s.each) || __builtin_mul_overflow(s.each, slots, &s.bytes);
        break;
    case MAPFN_STRIDED: {
        ptrdiff_t stride = (ptrdiff_t)mapfn_size_at(args, p->detail);
        size_t steps = stride < 0 ? (size_t)0 - (size_t)stride : (size_t)stride;
        size_t reach;
        if (n == 1) { /* no step is taken, so that none is too large */
            s.bytes = p->size;
            break;
        }
        s.overflow = __builtin_mul_overflow(steps, p->size, &steps) || __builtin_mul_overflow(steps, n - 1, &reach)
            || __builtin_add_overflow(reach, p->size, &s.bytes) || s.bytes > PTRDIFF_MAX;
        if (s.overflow) break;
        s.step = stride < 0 ? -(ptrdiff_t)steps : (ptrdiff_t)steps;
        if (stride < 0 && s.start) s.start -= reach;
        break;
    }
    case MAPFN_RAGGED:
        s.splits = (const size_t *)mapfn_pointer_at(args, p->detail);
        if (!s.splits || s.splits[n] < s.splits[0]) break;
        s.overflow = __builtin_mul_overflow(s.splits[n] - s.splits[0], p->size, &s.bytes) || s.splits[n] > SIZE_MAX / p->size;
        if (!s.overflow && s.start) s.start += s.splits[0] * p->size;
        break;
    }
    if (s.bytes > PTRDIFF_MAX) s.overflow = true;
    return s;
}

/* -------------------------------------------------------------------------------------- checks ---- */

/* May element i of both be one place, read before it is written? The same start, step and bytes; ragged ones of equal splits. */
MAPFN_PLAIN bool mapfn_in_place(const mapfn_param *p, const mapfn_param *q, mapfn_span a, mapfn_span b, size_t n)
{
    if ((p->access & MAPFN_WRITTEN) && (q->access & MAPFN_WRITTEN)) return false;
    if (p->layout == MAPFN_TABLE || q->layout == MAPFN_TABLE || p->layout == MAPFN_SCRATCH || q->layout == MAPFN_SCRATCH) return false;
    if ((p->access | q->access) & MAPFN_MASK) return false;
    if ((p->layout == MAPFN_RAGGED) != (q->layout == MAPFN_RAGGED)) return false;
    if (p->layout == MAPFN_RAGGED)
        return a.start == b.start && p->size == q->size && (a.splits == b.splits || memcmp(a.splits, b.splits, (n + 1) * sizeof *a.splits) == 0);
    return a.first == b.first && a.each == b.each && (a.step == b.step || n == 1) && (a.step != 0 || n == 1);
}

/* Do the elements of two arrays of one step lie between each other, as re and im of interleaved complex numbers do? */
MAPFN_PLAIN bool mapfn_interleaved(mapfn_span a, mapfn_span b)
{
    uintptr_t step = a.step < 0 ? (uintptr_t)0 - (uintptr_t)a.step : (uintptr_t)a.step, apart;
    if (a.step != b.step || a.step == 0 || a.splits || b.splits) return false;
    apart = (uintptr_t)b.first >= (uintptr_t)a.first ? ((uintptr_t)b.first - (uintptr_t)a.first) % step
                                                     : (step - ((uintptr_t)a.first - (uintptr_t)b.first) % step) % step;
    return apart >= a.each && apart + b.each <= step;
}

MAPFN_PLAIN bool mapfn_apart(const void *a, size_t a_bytes, const void *b, size_t b_bytes)
{
    return a_bytes == 0 || b_bytes == 0 || (uintptr_t)a + a_bytes <= (uintptr_t)b || (uintptr_t)b + b_bytes <= (uintptr_t)a;
}

MAPFN_PLAIN mapfn_status mapfn_overlap(const char *map, const char *output, const void *p, size_t a, const char *other, const void *q, size_t b, bool splits)
{
    mapfn_fail(MAPFN_OVERLAP, map, output, other, a, b);
    mapfn_last_trouble.p = p;
    mapfn_last_trouble.q = q;
    mapfn_last_trouble.code = splits;
    return MAPFN_OVERLAP;
}

/* What is wrong with the arguments? In the order that the statuses have: options, NULL, too short, too large, splits, overlap.
 * `too_short` names an array that the compiler knows to be shorter than n elements, or is NULL.
 * `arrays` false: options only. */
MAPFN_PLAIN mapfn_status mapfn_check(const mapfn_info *info, const void *args, size_t n, size_t slots, const mapfn_opts *o, const char *too_short, bool arrays)
{
    const mapfn_param *p, *q, *end = info->params + info->count;
    if (o && o->parallel_iterations < 0) return mapfn_fail(MAPFN_BAD_OPTION, info->name, "parallel_iterations is negative", NULL, 0, 0);
    if (o && o->begin > n) return mapfn_fail(MAPFN_BAD_OPTION, info->name, "begin is past n", NULL, o->begin, n);
    if (arrays && n > 1)
        for (p = info->params; p < end; p++)
            if (p->layout == MAPFN_STRIDED && (p->access & MAPFN_WRITTEN) && mapfn_size_at(args, p->detail) == 0)
                return mapfn_fail(MAPFN_BAD_OPTION, info->name, "is an output of stride 0: all elements would be written to one place", p->name, 0, 0);
    if (n == 0) return MAPFN_OK;
    if (arrays) {
        for (p = info->params; p < end; p++) {
            const void *pointer = mapfn_pointer_at(args, p->field);
            if (p->layout == MAPFN_RAGGED) {
                const size_t *splits = (const size_t *)mapfn_pointer_at(args, p->detail);
                if (!splits) return mapfn_fail(MAPFN_NULL_POINTER, info->name, p->name, "_splits", 0, 0);
                if (pointer || splits[0] == splits[n]) continue;
            }
            if (!pointer && p->layout == MAPFN_SCRATCH) continue; /* the map allocates it */
            if (!pointer) return mapfn_fail(MAPFN_NULL_POINTER, info->name, p->name, NULL, 0, 0);
        }
        if (too_short) return mapfn_fail(MAPFN_TOO_SHORT, info->name, too_short, NULL, n, 0);
        for (p = info->params; p < end; p++)
            if (mapfn_span_of(p, args, n, slots).overflow) return mapfn_fail(MAPFN_TOO_LARGE, info->name, p->name, NULL, n, 0);
    }
    if (o && (info->traits & MAPFN_HAS_INDEX) && (o->index_offset > SIZE_MAX || (size_t)o->index_offset > SIZE_MAX - n))
        return mapfn_fail(MAPFN_TOO_LARGE, info->name, NULL, NULL, n, 0);
    if (!arrays) return MAPFN_OK;
    for (p = info->params; p < end; p++)
        if (p->layout == MAPFN_RAGGED) {
            const size_t *splits = (const size_t *)mapfn_pointer_at(args, p->detail);
            for (size_t i = 0; i < n; i++)
                if (splits[i + 1] < splits[i]) return mapfn_fail(MAPFN_BAD_SPLITS, info->name, p->name, NULL, i + 1, 0);
        }
    for (p = info->params; p < end; p++) {
        mapfn_span a = mapfn_span_of(p, args, n, slots), b;
        if (!(p->access & MAPFN_WRITTEN) || !a.start) continue;
        for (q = info->params; q < end; q++) {
            if (q == p) continue;
            b = mapfn_span_of(q, args, n, slots);
            if (b.splits && !mapfn_apart(a.start, a.bytes, b.splits, (n + 1) * sizeof *b.splits))
                return mapfn_overlap(info->name, p->name, a.start, a.bytes, q->name, b.splits, (n + 1) * sizeof *b.splits, true);
            if (!b.start || mapfn_apart(a.start, a.bytes, b.start, b.bytes) || mapfn_in_place(p, q, a, b, n) || mapfn_interleaved(a, b)) continue;
            return mapfn_overlap(info->name, p->name, a.start, a.bytes, q->name, b.start, b.bytes, false);
        }
        if (a.splits && !mapfn_apart(a.start, a.bytes, a.splits, (n + 1) * sizeof *a.splits))
            return mapfn_overlap(info->name, p->name, a.start, a.bytes, p->name, a.splits, (n + 1) * sizeof *a.splits, true);
    }
    return MAPFN_OK;
}

/* what a sequential map asks in doubt */
MAPFN_PLAIN mapfn_status mapfn_clarify(const mapfn_info *info, const void *args, size_t n, const char *too_short)
{
    return mapfn_check(info, args, n, 1, NULL, too_short, true);
}

/* The inline part of the checks asks only "is everything surely fine?", in a few instructions an array: does it meet the bytes
 * of the first output, or of all others together? In doubt, mapfn_check finds out. Called for all outputs first, then for the rest; n was seen to be
 * at most SIZE_MAX >> 17, so that no product is too large whose elements are of at most 64 KiB.
 * `outputs`, the number of outputs so far, is no member: compilers know a value sooner than a struct's. */
typedef struct mapfn_quick {
    uintptr_t low[2]; /* the first output lies in [low[0], low[0] + bytes[0]), the others so far in the second range */
    size_t bytes[2];
    int doubt;
    ptrdiff_t stride; /* of the last output; 1: its elements are side by side */
    const char *too_short; /* an array that the compiler knows to be too short */
} mapfn_quick;

MAPFN_HOST_FN int mapfn_quick_meets(const mapfn_quick *q, int range, uintptr_t low, size_t bytes)
{
    return low - q->low[range] + (bytes - 1) < q->bytes[range] + (bytes - 1);
}

MAPFN_HOST_FN void mapfn_quick_output(mapfn_quick *q, int outputs, const char *name, const void *start, size_t bytes, size_t room)
{
    uintptr_t low = (uintptr_t)start, high = low + bytes;
    int range = outputs > 0;
    if (outputs > 0) q->doubt |= mapfn_quick_meets(q, 0, low, bytes);
    if (outputs > 1) {
        q->doubt |= mapfn_quick_meets(q, 1, low, bytes);
        if (high < q->low[1] + q->bytes[1]) high = q->low[1] + q->bytes[1];
        if (low > q->low[1]) low = q->low[1];
    }
    q->low[range] = low;
    q->bytes[range] = high - low;
    q->doubt |= (int)(start == NULL);
    if (bytes > room) q->too_short = name;
}

/* stride: the input may be exactly an output of this stride; 0: of none */
MAPFN_HOST_FN void mapfn_quick_input(
    mapfn_quick *q, int outputs, const char *name, ptrdiff_t stride, const void *start, size_t bytes, size_t room)
{
    /* without a branch: compiles faster */
    int same = (stride == q->stride) & (outputs == 1) & ((uintptr_t)start == q->low[0]) & (bytes == q->bytes[0]);
    if (outputs > 0) q->doubt |= mapfn_quick_meets(q, 0, (uintptr_t)start, bytes) & (same ^ 1);
    if (outputs > 1) q->doubt |= mapfn_quick_meets(q, 1, (uintptr_t)start, bytes);
    q->doubt |= (int)(start == NULL);
    if (bytes > room) q->too_short = name;
}

/* the bytes of n elements of `length` values; in doubt where they might not be countable */
MAPFN_HOST_FN size_t mapfn_quick_bytes(mapfn_quick *q, size_t size, size_t length, size_t n)
{
    size_t bytes;
    if (__builtin_mul_overflow(size, length, &bytes) || bytes > 65536) q->doubt = 1;
    return bytes * n;
}

/* strided: the bytes from the lowest to the highest element; an input may be exactly the output, of the same stride */
MAPFN_HOST_FN void mapfn_quick_strided(mapfn_quick *q, int outputs, const char *name, bool written, const void *start, size_t size, ptrdiff_t stride, size_t n, size_t room)
{
    size_t steps = stride < 0 ? (size_t)0 - (size_t)stride : (size_t)stride, reach;
    if (n == 0 || __builtin_mul_overflow(steps, n - 1, &reach) || __builtin_mul_overflow(reach, size, &reach) || (ptrdiff_t)reach < 0
        || start == NULL || (written && stride == 0)) {
        q->doubt = 1;
        return;
    }
    if (stride < 0) {
        start = (const void *)((uintptr_t)start - reach);
        room = SIZE_MAX;
    }
    if (written) mapfn_quick_output(q, outputs, name, start, reach + size, room);
    else mapfn_quick_input(q, outputs, name, stride, start, reach + size, room);
    if (written) q->stride = stride;
}

/* Calls that do not compile. clang shows the line of the call of the error function, which in a macro is the user's; gcc shows the
 * calls that this one is inlined into, and would print every macro that it lies in: there it stands in a function of its own. */
#define MAPFN_TEXT_E12(array) "MAPFN_E12: " array " of this call is shorter than n elements; see docs/errors.md#e12"
MAPFN_ERROR("MAPFN_E07: the type of a parameter or of the result rules out _map_vectorized: call _map; see docs/errors.md#e07") MAPFN_ANYWHERE void mapfn_E07_type_cannot_be_vectorized(void);
MAPFN_ERROR(MAPFN_TEXT_E12("an array")) MAPFN_ANYWHERE void mapfn_E12_array_is_shorter_than_n(void);
#ifdef __clang__
# define MAPFN_REFUSE_TYPES() mapfn_E07_type_cannot_be_vectorized()
# define MAPFN_REFUSE_SHORT(too_short) do { if (__builtin_constant_p(too_short) && too_short) mapfn_E12_array_is_shorter_than_n(); } while (0)
#else
# define MAPFN_REFUSE_TYPES mapfn_refuse_types
# define MAPFN_REFUSE_SHORT mapfn_refuse_short
MAPFN_FN void mapfn_refuse_types(void) { mapfn_E07_type_cannot_be_vectorized(); }
MAPFN_FN void mapfn_refuse_short(int too_short)
{
    if (__builtin_constant_p(too_short) && too_short) mapfn_E12_array_is_shorter_than_n();
}
#endif

/* ---------------------------------------------------------------------------- clock and scratch ---- */

/* Nanoseconds of a clock. Only differences count; they are wrong where the clock is set meanwhile. Seconds are cut to 24 bits, as a
 * double of all nanoseconds since 1970 would have steps of 256. */
#ifdef _WIN32 /* MinGW's C library has neither timespec_get nor aligned_alloc; by another name, as <windows.h> declares its own */
# ifdef _WIN64
MAPFN_EXTERN_C void mapfn_file_time(uint64_t *units_of_100_ns) __asm__("GetSystemTimePreciseAsFileTime");
# else
MAPFN_EXTERN_C void __stdcall mapfn_file_time(uint64_t *units_of_100_ns) __asm__("_GetSystemTimePreciseAsFileTime@4");
# endif
MAPFN_PLAIN double mapfn_now(void)
{
    uint64_t t;
    mapfn_file_time(&t);
    return (double)(t & (UINT64_MAX >> 16)) * 100;
}
# define MAPFN_ALIGNED_ALLOC(bytes) _aligned_malloc(bytes, 64)
# define MAPFN_ALIGNED_FREE(memory) _aligned_free(memory)
#else
MAPFN_PLAIN double mapfn_now(void)
{
    struct timespec t = {0, 0}; /* MemorySanitizer does not know that timespec_get fills it */
    timespec_get(&t, TIME_UTC);
    return (double)(t.tv_sec & 0xffffff) * 1e9 + (double)t.tv_nsec;
}
# define MAPFN_ALIGNED_ALLOC(bytes) aligned_alloc(64, bytes)
# define MAPFN_ALIGNED_FREE(memory) free(memory)
#endif

/* Scratch arrays that the caller left NULL: allocated for `slots` iterations in flight, and put into the argument struct. */
MAPFN_PLAIN mapfn_status mapfn_scratch_begin(const mapfn_info *info, void *args, size_t slots, void *owned[16])
{
    int count = 0;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++) {
        if (p->layout != MAPFN_SCRATCH || mapfn_pointer_at(args, p->field)) continue;
        mapfn_span s = mapfn_span_of(p, args, 1, slots);
        size_t bytes = s.bytes;
        void *memory = s.overflow ? NULL : MAPFN_ALIGNED_ALLOC((bytes / 64 + 1) * 64); /* without checks, this one stays */
        if (!memory) return mapfn_fail(MAPFN_NO_MEMORY, info->name, p->name, NULL, bytes, 0);
        memcpy((char *)args + p->field, &memory, sizeof memory);
        owned[count++] = memory;
        if (count < 16) owned[count] = NULL;
    }
    return MAPFN_OK;
}
MAPFN_PLAIN void mapfn_scratch_end(void *owned[16])
{
    for (int i = 0; i < 16 && owned[i]; i++) MAPFN_ALIGNED_FREE(owned[i]);
}

/* ----------------------------------------------------------------------------------- streaming ---- */

/* Is an output of this size larger than the last-level cache? */
MAPFN_PLAIN bool mapfn_beyond_caches(size_t bytes)
{
    static long cache; /* every thread would store the same value */
    long known = __atomic_load_n(&cache, __ATOMIC_RELAXED);
    if (known == 0) {
#ifdef _SC_LEVEL3_CACHE_SIZE
        known = sysconf(_SC_LEVEL3_CACHE_SIZE);
#endif
        if (known <= 0) known = 32L << 20;
        __atomic_store_n(&cache, known, __ATOMIC_RELAXED);
    }
    return bytes > (size_t)known;
}

#if defined(__SSE2__) && !defined(__CUDACC__)
# ifdef __AVX__
typedef long long mapfn_lane __attribute__((__vector_size__(32)));
# else
typedef long long mapfn_lane __attribute__((__vector_size__(16)));
# endif
#else
typedef char mapfn_lane;
#endif

/* Copies whole lanes to aligned memory, past the caches. */
MAPFN_HOST_FN void mapfn_stream_lanes(void *to, const void *from, size_t bytes)
{
#if defined(__SSE2__) && !defined(__CUDACC__)
    for (size_t at = 0; at < bytes; at += sizeof(mapfn_lane)) {
        mapfn_lane v, *t = (mapfn_lane *)(void *)((char *)to + at);
        memcpy(&v, (const char *)from + at, sizeof v);
# if defined(__clang__)
        __builtin_nontemporal_store(v, t);
# elif defined(__AVX__)
        __builtin_ia32_movntdq256(t, v);
# else
        __builtin_ia32_movntdq(t, v);
# endif
    }
#else
    memcpy(to, from, bytes);
#endif
}

/* The same for any block. */
MAPFN_PLAIN void mapfn_stream(void *to, const void *from, size_t bytes)
{
    size_t head = (size_t)(-(uintptr_t)to & (sizeof(mapfn_lane) - 1)), lanes;
    if (head > bytes) head = bytes;
    lanes = (bytes - head) & ~(sizeof(mapfn_lane) - 1);
    memcpy(to, from, head);
    mapfn_stream_lanes((char *)to + head, (const char *)from + head, lanes);
    memcpy((char *)to + head + lanes, (const char *)from + head + lanes, bytes - head - lanes);
}

/* After a map's last block: other threads must not see anything that is stored later before these stores, which x86 orders with
 * nothing else. */
MAPFN_HOST_FN void mapfn_streamed(void)
{
#if defined(__SSE2__) && !defined(__CUDACC__)
    __builtin_ia32_sfence();
#endif
}

/* Computes elements [begin, end) with the output in a small block of `most` bytes, which `store` then copies: past the caches for
 * `streaming`, plainly where clang's kernel must not see an input that is its output. All blocks but the first begin with a cache line. */
#define MAPFN_STREAM_BLOCK 1024
typedef void mapfn_store_block(void *to, const void *from, size_t bytes);
MAPFN_PLAIN void mapfn_by_blocks(mapfn_chunk *chunk, const mapfn_info *info, const void *args, size_t begin, size_t end, size_t most, mapfn_store_block *store)
{
    __attribute__((__aligned__(64))) unsigned char block[4096];
    size_t const field = info->params[0].field, size = info->params[0].size, bytes = info->params[info->count].size; /* the output's; all arguments' */
    char *const moved = (char *)__builtin_alloca_with_align(bytes, 512);
    unsigned char *out;
    memcpy(moved, args, bytes);
    memcpy(&out, moved + field, sizeof out);
    for (size_t from = begin, count; from < end; from += count) {
        uintptr_t start = (uintptr_t)block - from * size; /* element `from` is the block's first */
        count = (most - ((uintptr_t)(out + from * size) & 63u)) / size;
        if (count > end - from) count = end - from;
        memcpy(moved + field, &start, sizeof start);
        chunk(moved, from, from + count, 0);
        store(out + from * size, block, count * size);
    }
}

MAPFN_PLAIN void mapfn_copy_block(void *to, const void *from, size_t bytes) { memcpy(to, from, bytes); }

/* a part of a `streaming` map's output that is larger than the caches */
MAPFN_PLAIN mapfn_failure mapfn_stream_part(const mapfn_info *info, mapfn_chunk *chunk, const void *args, size_t begin, size_t end)
{
    mapfn_failure const none = {SIZE_MAX, 0};
    mapfn_by_blocks(chunk, info, args, begin, end, MAPFN_STREAM_BLOCK, mapfn_stream);
    mapfn_streamed();
    return none;
}

/* ------------------------------------------------------------------------------- the frame of a call ----
 * A runner is a loop over parts between mapfn_start, mapfn_begin and mapfn_end. The sequential one is mapfn_run. */

/* one call of a map: what was passed, and what became of it */
typedef struct mapfn_call {
    const mapfn_info *info;
    mapfn_chunk *chunk;
    void *args;             /* the argument struct */
    size_t n;
    const char *too_short;  /* an array that the compiler knows to be shorter than n elements, or NULL */
    bool sound;             /* the inline checks saw that nothing is wrong with the arrays */
    mapfn_failure *failure; /* the caller's, or NULL */
    const mapfn_opts *opts; /* the caller's; from mapfn_start on never NULL */
    size_t done;            /* elements [begin, done) are computed */
    mapfn_failure failed;   /* the lowest failing element so far */
    void *owned[16];        /* scratch that the map allocated, then NULL */
} mapfn_call;

MAPFN_HOST_FN mapfn_call *mapfn_call_with(mapfn_call *c, const mapfn_info *info, mapfn_chunk *chunk, void *args, size_t n, const char *too_short, bool sound,
    mapfn_failure *failure, const mapfn_opts *opts)
{
    c->info = info;
    c->chunk = chunk;
    c->args = args;
    c->n = n;
    c->too_short = too_short;
    c->sound = sound;
    c->failure = failure;
    c->opts = opts;
    return c;
}

/* Does this call store its output past the caches? */
MAPFN_PLAIN bool mapfn_streams(const mapfn_info *info, size_t n)
{
    const mapfn_param *out = info->params;
    size_t bytes;
    if ((info->traits & (MAPFN_IS_STREAMING | MAPFN_HAS_WHERE)) != MAPFN_IS_STREAMING || !(out->access & MAPFN_ALWAYS)) return false;
    return out->size <= MAPFN_STREAM_BLOCK - 64 && !__builtin_mul_overflow(n, out->size, &bytes) && mapfn_beyond_caches(bytes);
}

/* Nothing is done yet. Returns the options. */
MAPFN_PLAIN const mapfn_opts *mapfn_start(mapfn_call *c)
{
    static const mapfn_opts none = MAPFN_NO_OPTS;
    if (!c->opts) c->opts = &none;
    c->done = c->opts->begin;
    c->failed.index = SIZE_MAX;
    c->failed.code = 0;
    c->owned[0] = NULL;
    return c->opts;
}

/* Checks, and scratch for `slots` iterations in flight. `arrays` false: of the options only. */
MAPFN_PLAIN mapfn_status mapfn_begin(mapfn_call *c, size_t slots, bool arrays)
{
    mapfn_status const status = mapfn_check(c->info, c->args, c->n, slots, c->opts, c->too_short, arrays);
    if (status != MAPFN_OK) return status;
    ((mapfn_common *)c->args)->offset = (size_t)c->opts->index_offset;
    if ((c->info->traits & MAPFN_IS_STREAMING) != 0) ((mapfn_common *)c->args)->stream = mapfn_streams(c->info, c->n);
    return (c->info->traits & MAPFN_HAS_SCRATCH) != 0 && c->n > 0 ? mapfn_scratch_begin(c->info, c->args, slots, c->owned) : MAPFN_OK;
}

/* Computes elements [begin, end), on any thread; returns the lowest that failed. */
MAPFN_PLAIN mapfn_failure mapfn_part(const mapfn_info *info, mapfn_chunk *chunk, const void *args, size_t begin, size_t end, size_t slot)
{
    if (((const mapfn_common *)args)->stream) return mapfn_stream_part(info, chunk, args, begin, end);
    return chunk(args, begin, end, slot);
}

/* Computes elements [done, end) on this thread. */
MAPFN_PLAIN void mapfn_compute(mapfn_call *c, size_t end)
{
    if (end > c->done) {
        mapfn_failure const failed = mapfn_part(c->info, c->chunk, c->args, c->done, end, 0);
        if (failed.code != 0 && c->failed.code == 0) c->failed = failed;
    }
    c->done = end;
}

/* Calls progress, if there is one; MAPFN_CANCELLED where that says so and something is left. */
MAPFN_PLAIN mapfn_status mapfn_report(const mapfn_call *c)
{
    const mapfn_opts *o = c->opts;
    if (!o->progress || o->progress(c->done, c->n, o->progress_arg) || c->done == c->n) return MAPFN_OK;
    return mapfn_fail(MAPFN_CANCELLED, c->info->name, NULL, NULL, c->done, c->n);
}

/* Frees scratch, and gives the caller `completed`, `failure` and the status. */
MAPFN_PLAIN mapfn_status mapfn_end(mapfn_call *c, mapfn_status status)
{
    if ((c->info->traits & MAPFN_HAS_SCRATCH) != 0) mapfn_scratch_end(c->owned);
    if (c->opts->completed) *c->opts->completed = c->done;
    if (c->failed.code != 0) {
        c->failed.index += (size_t)c->opts->index_offset;
        if (status == MAPFN_OK) status = mapfn_fail_element(c->info->name, c->failed);
    }
    if (c->failure) *c->failure = c->failed;
    return status;
}

/* The sequential map with options: slices of some milliseconds, with progress between them. */
MAPFN_PLAIN mapfn_status mapfn_run(mapfn_call *c)
{
    const mapfn_opts *const o = mapfn_start(c);
    mapfn_status status = mapfn_begin(c, 1, MAPFN_CHECKS && !c->sound);
    if (status == MAPFN_OK) {
        size_t slice = o->grain ? o->grain : o->progress ? 16 : SIZE_MAX;
        do {
            double const start = o->progress ? mapfn_now() : 0;
            mapfn_compute(c, c->n - c->done < slice ? c->n : c->done + slice);
            if (o->progress && o->grain == 0) {
                double const spent = mapfn_now() - start;
                /* four times as many while a slice takes under 2 ms, half as many above 20 ms: progress costs under 1 % */
                if (spent < 2e6 && slice < SIZE_MAX / 4) slice *= 4;
                else if (spent > 2e7 && slice > 1) slice /= 2;
            }
            status = mapfn_report(c);
        } while (status == MAPFN_OK && c->done < c->n);
    }
    return mapfn_end(c, status);
}

/* ------------------------------------------------------------------------------------ progress ---- */

MAPFN_PLAIN bool mapfn_progress_bar(size_t done, size_t total, void *no_arg)
{
    static double start, shown;
    static size_t last;
    static char busy; /* one bar at a time: another map's, at the same moment, is not drawn */
    (void)no_arg;
    if (!isatty(2) || __atomic_test_and_set(&busy, __ATOMIC_ACQUIRE)) return true;
    double now = mapfn_now();
    if (start == 0 || done <= last) start = shown = now;
    last = done;
    if (done == total || now - shown >= 1e8) {
        double share = total ? (double)done / (double)total : 1, rate = now > start ? (double)done / (now - start) * 1e9 : 0;
        char bar[31] = "..............................";
        for (int i = 0; i < (int)(share * 30); i++) bar[i] = '#';
        fprintf(stderr, "\r[%s] %3d %%  %.3g/s  %.0f s left \033[K%s", bar, (int)(share * 100), rate, rate > 0 ? (double)(total - done) / rate : 0, done == total ? "\n" : "");
        shown = now;
    }
    if (done == total) {
        start = 0;
        last = 0;
    }
    __atomic_clear(&busy, __ATOMIC_RELEASE);
    return true;
}

/* -------------------------------------------------------------------------------------- random ---- */

MAPFN_FN mapfn_rng mapfn_rng_at(uint64_t seed, uint64_t index)
{
    mapfn_rng r = {seed, index, 0, {0, 0, 0, 0}, 4};
    return r;
}

/* the next block of four words: Philox4x32-10 (Salmon, Moraes, Dror, Shaw: Parallel Random Numbers: As Easy as 1, 2, 3) */
MAPFN_FN void mapfn_rng_refill(mapfn_rng *r)
{
    uint32_t c0 = (uint32_t)r->block, c1 = (uint32_t)(r->block >> 32), c2 = (uint32_t)r->index, c3 = (uint32_t)(r->index >> 32);
    uint32_t k0 = (uint32_t)r->seed, k1 = (uint32_t)(r->seed >> 32);
    MAPFN_UNROLL for (int round = 0; round < 10; round++) {
        uint64_t a = (uint64_t)0xD2511F53u * c0, b = (uint64_t)0xCD9E8D57u * c2;
        c0 = (uint32_t)(b >> 32) ^ c1 ^ k0;
        c2 = (uint32_t)(a >> 32) ^ c3 ^ k1;
        c1 = (uint32_t)b;
        c3 = (uint32_t)a;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    r->word[0] = c0;
    r->word[1] = c1;
    r->word[2] = c2;
    r->word[3] = c3;
    r->block++;
    r->drawn = 0;
}
MAPFN_FN uint32_t mapfn_rng_u32(mapfn_rng *r)
{
    if (r->drawn == 4) mapfn_rng_refill(r);
    return r->word[r->drawn++];
}
MAPFN_FN uint64_t mapfn_rng_u64(mapfn_rng *r)
{
    uint64_t low = mapfn_rng_u32(r);
    return low | (uint64_t)mapfn_rng_u32(r) << 32;
}
MAPFN_FN float mapfn_rng_float(mapfn_rng *r) { return (float)(mapfn_rng_u32(r) >> 8) * (1.0f / 16777216.0f); }
MAPFN_FN double mapfn_rng_double(mapfn_rng *r) { return (double)(mapfn_rng_u64(r) >> 11) * (1.0 / 9007199254740992.0); }
MAPFN_FN uint32_t mapfn_rng_below(mapfn_rng *r, uint32_t bound)
{
    if (bound == 0) return 0;
    uint64_t product = (uint64_t)mapfn_rng_u32(r) * bound;
    if ((uint32_t)product < bound) { /* Lemire: reject the few that would favour some results */
        uint32_t least = (0u - bound) % bound;
        while ((uint32_t)product < least) product = (uint64_t)mapfn_rng_u32(r) * bound;
    }
    return (uint32_t)(product >> 32);
}

/* --------------------------------------------------------------------------------------- lists ---- */

#define MAPFN_CAT(a, b) MAPFN_CAT_(a, b)
#define MAPFN_CAT_(a, b) a##b
#define MAPFN_NOTHING(...)
#define MAPFN_FIRST(...) MAPFN_FIRST_(__VA_ARGS__, ~)
#define MAPFN_FIRST_(a, ...) a
#define MAPFN_SECOND(...) MAPFN_SECOND_(__VA_ARGS__, ~)
#define MAPFN_SECOND_(a, b, ...) b
#define MAPFN_THIRD(...) MAPFN_THIRD_(__VA_ARGS__, ~)
#define MAPFN_THIRD_(a, b, c, ...) c
#define MAPFN_REST(...) MAPFN_REST_(__VA_ARGS__)
#define MAPFN_REST_(a, ...) __VA_ARGS__

/* MAPFN_COUNT(a, b, c) is 3; from 25 items on MAPFN_FITS(…) is 0 */
#define MAPFN_COUNT(...) MAPFN_48TH(__VA_ARGS__, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, \
    23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define MAPFN_FITS(...) MAPFN_48TH(__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, \
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
#define MAPFN_48TH(_1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, \
    _25, _26, _27, _28, _29, _30, _31, _32, _33, _34, _35, _36, _37, _38, _39, _40, _41, _42, _43, _44, _45, _46, _47, _48, ...) _48

/* MAPFN_EACH(MAPFN_FIELD_, in(T, x), uniform(T, a)) is MAPFN_FIELD_in(T, x) MAPFN_FIELD_uniform(T, a)
 * MAPFN_FOR(M, in(T, x), uniform(T, a)) is M(in(T, x)) M(uniform(T, a))
 * Flat tables: a recursive list macro would take fifty times as long to compile. Printed by tools/tables.sh. */
#define MAPFN_EACH(PREFIX, ...) MAPFN_CAT(MAPFN_EACH_, MAPFN_COUNT(__VA_ARGS__))(PREFIX, __VA_ARGS__)
#define MAPFN_FOR(MACRO, ...) MAPFN_CAT(MAPFN_FOR_, MAPFN_COUNT(__VA_ARGS__))(MACRO, __VA_ARGS__)
#define MAPFN_EACH_1(PREFIX, _1) PREFIX##_1
#define MAPFN_FOR_1(MACRO, _1) MACRO(_1)
#define MAPFN_EACH_2(PREFIX, _1, _2) PREFIX##_1 PREFIX##_2
#define MAPFN_FOR_2(MACRO, _1, _2) MACRO(_1) MACRO(_2)
#define MAPFN_EACH_3(PREFIX, _1, _2, _3) PREFIX##_1 PREFIX##_2 PREFIX##_3
#define MAPFN_FOR_3(MACRO, _1, _2, _3) MACRO(_1) MACRO(_2) MACRO(_3)
#define MAPFN_EACH_4(PREFIX, _1, _2, _3, _4) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4
#define MAPFN_FOR_4(MACRO, _1, _2, _3, _4) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4)
#define MAPFN_EACH_5(PREFIX, _1, _2, _3, _4, _5) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5
#define MAPFN_FOR_5(MACRO, _1, _2, _3, _4, _5) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5)
#define MAPFN_EACH_6(PREFIX, _1, _2, _3, _4, _5, _6) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6
#define MAPFN_FOR_6(MACRO, _1, _2, _3, _4, _5, _6) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6)
#define MAPFN_EACH_7(PREFIX, _1, _2, _3, _4, _5, _6, _7) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7
#define MAPFN_FOR_7(MACRO, _1, _2, _3, _4, _5, _6, _7) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7)
#define MAPFN_EACH_8(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8
#define MAPFN_FOR_8(MACRO, _1, _2, _3, _4, _5, _6, _7, _8) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8)
#define MAPFN_EACH_9(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9
#define MAPFN_FOR_9(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9)
#define MAPFN_EACH_10(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10
#define MAPFN_FOR_10(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10)
#define MAPFN_EACH_11(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11
#define MAPFN_FOR_11(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11)
#define MAPFN_EACH_12(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12
#define MAPFN_FOR_12(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12)
#define MAPFN_EACH_13(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13
#define MAPFN_FOR_13(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13)
#define MAPFN_EACH_14(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14
#define MAPFN_FOR_14(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14)
#define MAPFN_EACH_15(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15
#define MAPFN_FOR_15(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15)
#define MAPFN_EACH_16(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16
#define MAPFN_FOR_16(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16)
#define MAPFN_EACH_17(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17
#define MAPFN_FOR_17(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17)
#define MAPFN_EACH_18(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18
#define MAPFN_FOR_18(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18)
#define MAPFN_EACH_19(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19
#define MAPFN_FOR_19(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19)
#define MAPFN_EACH_20(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20
#define MAPFN_FOR_20(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20)
#define MAPFN_EACH_21(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21
#define MAPFN_FOR_21(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21)
#define MAPFN_EACH_22(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22
#define MAPFN_FOR_22(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22)
#define MAPFN_EACH_23(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23
#define MAPFN_FOR_23(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23)
#define MAPFN_EACH_24(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23 PREFIX##_24
#define MAPFN_FOR_24(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23) MACRO(_24)

/* MAPFN_FLAG(fallible, items…) is 1 where an item has that flag, else 0. An item has it where MAPFN_FALLIBLE_item is a comma;
 * it is known where MAPFN_WORD_item is `, mapfn_kind` or `, mapfn_modifier`. Whatever else is pasted is no macro and falls away. */
#define MAPFN_FLAG(flag, ...) MAPFN_SECOND(~ MAPFN_FOR(MAPFN_IF_##flag, __VA_ARGS__), 0)
#define MAPFN_IF_fallible(item) MAPFN_CAT(MAPFN_SAY_, MAPFN_THIRD(MAPFN_FALLIBLE_##item, 1, 0))
#define MAPFN_IF_exported(item) MAPFN_CAT(MAPFN_SAY_, MAPFN_THIRD(MAPFN_EXPORTED_##item, 1, 0))
#define MAPFN_IF_host(item) MAPFN_CAT(MAPFN_SAY_, MAPFN_THIRD(MAPFN_HOST_##item, 1, 0))
#define MAPFN_IF_ordered(item) MAPFN_CAT(MAPFN_SAY_, MAPFN_THIRD(MAPFN_ORDERED_##item, 1, 0))
#define MAPFN_IF_vectorized(item) MAPFN_CAT(MAPFN_SAY_, MAPFN_THIRD(MAPFN_VECTORIZED_##item, 1, 0))
#define MAPFN_IF_serial(item) MAPFN_CAT(MAPFN_SERIAL_, MAPFN_NEEDS(item))
#define MAPFN_IF_strided(item) MAPFN_CAT(MAPFN_STRIDED_, MAPFN_NEEDS(item))
#define MAPFN_IF_rows(item) MAPFN_CAT(MAPFN_ROWS_, MAPFN_NEEDS(item))
#define MAPFN_IF_sums(item) MAPFN_CAT(MAPFN_SUMS_, MAPFN_NEEDS(item))
#define MAPFN_IF_unknown(item) MAPFN_CAT(MAPFN_SAY_, MAPFN_THIRD(MAPFN_WORD_##item, 0, 1))
#define MAPFN_SAY_0
#define MAPFN_SAY_1 , 1

/* What an item asks of the kernel: `serial` one element at a time, `strided` a second loop for strides of 1, `rows` no assumption
 * about the body's own pointers, `sums` lanes that are added up; nothing where the word is missing. */
#define MAPFN_NEEDS(item) MAPFN_SECOND(MAPFN_NEEDS_##item, mapfn_nothing)
#define MAPFN_SERIAL_serial , 1
#define MAPFN_SERIAL_strided
#define MAPFN_SERIAL_rows
#define MAPFN_SERIAL_sums
#define MAPFN_SERIAL_mapfn_nothing
#define MAPFN_STRIDED_serial
#define MAPFN_STRIDED_strided , 1
#define MAPFN_STRIDED_rows
#define MAPFN_STRIDED_sums
#define MAPFN_STRIDED_mapfn_nothing
#define MAPFN_ROWS_serial
#define MAPFN_ROWS_strided
#define MAPFN_ROWS_rows , 1
#define MAPFN_ROWS_sums
#define MAPFN_ROWS_mapfn_nothing
#define MAPFN_SUMS_serial
#define MAPFN_SUMS_strided
#define MAPFN_SUMS_rows
#define MAPFN_SUMS_sums , 1
#define MAPFN_SUMS_mapfn_nothing

/* MAPFN_PARAMETER(item) is `, item` for a parameter, MAPFN_MODIFIER(item) for a modifier, else nothing */
#define MAPFN_PARAMETER(item) MAPFN_CAT(MAPFN_KEEP_, MAPFN_SECOND(MAPFN_WORD_##item, ~))(item)
#define MAPFN_MODIFIER(item) MAPFN_CAT(MAPFN_DROP_, MAPFN_SECOND(MAPFN_WORD_##item, ~))(item)
#define MAPFN_KEEP_mapfn_kind(item) , item
#define MAPFN_KEEP_mapfn_modifier(item)
#define MAPFN_DROP_mapfn_kind(item)
#define MAPFN_DROP_mapfn_modifier(item) , item

/* ------------------------------------------------------------------- the type of an element ---- */

/* MAPFN_TYPE_CLASS(T): 0 a type that vector units handle, or the trait of a map over others: structs and unions,
 * or the rest (long double, pointers, __int128 …)
 * MAPFN_TYPE_IS_INTEGER(T), bool among them */
#ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_type { enum { type_class = __is_class(T) || __is_union(T) ? MAPFN_HAS_STRUCT : __is_enum(T) ? 0 : MAPFN_HAS_OTHER_TYPE, integer = 0 }; };
template <class T> struct mapfn_type<T const> : mapfn_type<T> {};
# define MAPFN_TYPE(T, is_integer) template <> struct mapfn_type<T> { enum { type_class = 0, integer = is_integer }; };
MAPFN_TYPE(float, 0) MAPFN_TYPE(double, 0) MAPFN_TYPE(bool, 1) MAPFN_TYPE(char, 1) MAPFN_TYPE(signed char, 1) MAPFN_TYPE(unsigned char, 1)
MAPFN_TYPE(short, 1) MAPFN_TYPE(unsigned short, 1) MAPFN_TYPE(int, 1) MAPFN_TYPE(unsigned, 1) MAPFN_TYPE(long, 1) MAPFN_TYPE(unsigned long, 1)
MAPFN_TYPE(long long, 1) MAPFN_TYPE(unsigned long long, 1) MAPFN_TYPE(wchar_t, 1) MAPFN_TYPE(char16_t, 1) MAPFN_TYPE(char32_t, 1)
# undef MAPFN_TYPE
}
# define MAPFN_TYPE_CLASS(T) ((unsigned)mapfn_type<T>::type_class)
# define MAPFN_TYPE_IS_INTEGER(T) ((int)mapfn_type<T>::integer || __is_enum(T))
#else
# define MAPFN_TYPE_CLASS(T) _Generic(*(T *)0, float: 0u, double: 0u, _Bool: 0u, char: 0u, signed char: 0u, unsigned char: 0u, short: 0u, unsigned short: 0u, \
    int: 0u, unsigned: 0u, long: 0u, unsigned long: 0u, long long: 0u, unsigned long long: 0u, \
    default: __builtin_classify_type(_Generic(*(T *)0, float: 0, default: *(T *)0)) >= 12 ? MAPFN_HAS_STRUCT : MAPFN_HAS_OTHER_TYPE)
# define MAPFN_TYPE_IS_INTEGER(T) _Generic(*(T *)0, _Bool: 1, char: 1, signed char: 1, unsigned char: 1, short: 1, unsigned short: 1, \
    int: 1, unsigned: 1, long: 1, unsigned long: 1, long long: 1, unsigned long long: 1, default: 0)
#endif
#define MAPFN_TYPE_TRAIT(T) | MAPFN_TYPE_CLASS(T)
#define MAPFN_MUST(T, x) \
    MAPFN_ASSERT(MAPFN_TYPE_CLASS(T) != MAPFN_HAS_OTHER_TYPE, "MAPFN_E04: vectorized, but no vector unit handles the type " #T " of parameter " #x "; see docs/errors.md#e04");

/* the bytes that the compiler knows to lie behind a pointer; SIZE_MAX where it does not */
#define MAPFN_ROOM(p) __builtin_object_size(p, 0)

/* ------------------------------------------------------------------- one block per kind ----
 * To add a kind is to add a block (docs/design.md has the recipe). Inside a kernel `mapfn_i` is the element and `mapfn_n` their number;
 * `mapfn_a` is the argument struct, where there is one.
 *
 * WORD   `, mapfn_kind`: it is known                     KERNEL the kernels' parameters: those of the map, and what it evaluated
 * TRAIT  its part of the map's traits                    READY  statements before a kernel's loop
 * MUST   what `vectorized` demands of it                 ENTER  statements before element i (`continue` skips it)
 * ELEM   the element function's parameters               AT     what the element function is called with
 * NAME   their names                                     FIELD  the argument struct's members, in the order of KERNEL
 * ARRAY  the map's parameters                            SHIFT  a kernel's arguments from the struct, for the elements from mapfn_begin on
 * LOCAL  what a map evaluates once, before all else      INFO   the array, for plain C
 * PASS   a kernel's arguments, and FIELD's, from these   CLAIM  the inline check of an output; all of them before QUICK, that of anything else
 * NEEDS  what it asks of the kernel, if anything         FIT    what clang refuses at a call: known arrays that are too short     */

/* in(T, x): element i of an array. T x <- const T *x */
#define MAPFN_WORD_in(T, x) , mapfn_kind
#define MAPFN_TRAIT_in(T, x) MAPFN_TYPE_TRAIT(T)
#define MAPFN_MUST_in(T, x) MAPFN_MUST(T, x)
#define MAPFN_ELEM_in(T, x) , T x
#define MAPFN_NAME_in(T, x) , x
#define MAPFN_ARRAY_in(T, x) , MAPFN_CONST(T) *x
#define MAPFN_FIELD_in(T, x) MAPFN_CONST(T) *x;
#define MAPFN_LOCAL_in MAPFN_NOTHING
#define MAPFN_PASS_in(T, x) , x
#define MAPFN_KERNEL_in MAPFN_ARRAY_in
#define MAPFN_SHIFT_in(T, x) , mapfn_a->x + mapfn_begin
#define MAPFN_READY_in(T, x) MAPFN_MEETS(x)
#define MAPFN_ENTER_in MAPFN_NOTHING
#define MAPFN_AT_in(T, x) , x[mapfn_i]
#define MAPFN_CLAIM_in MAPFN_NOTHING
#define MAPFN_QUICK_in(T, x) MAPFN_QUICK_INPUT(x, true, MAPFN_BYTES(x))
#define MAPFN_FIT_in(T, x) MAPFN_FIT(x, mapfn_n)
#define MAPFN_INFO_in(T, x) MAPFN_INFO_ARRAY(x, MAPFN_EACH_ELEMENT, MAPFN_READ, 0)

/* out(T, y): a further output. T *y <- T *y */
#define MAPFN_WORD_out MAPFN_WORD_in
#define MAPFN_TRAIT_out MAPFN_TRAIT_in
#define MAPFN_MUST_out MAPFN_MUST_in
#define MAPFN_ELEM_out(T, y) , T *y
#define MAPFN_NAME_out MAPFN_NAME_in
#define MAPFN_ARRAY_out(T, y) , T *y
#define MAPFN_FIELD_out(T, y) T *y;
#define MAPFN_LOCAL_out MAPFN_NOTHING
#define MAPFN_PASS_out MAPFN_PASS_in
#define MAPFN_KERNEL_out MAPFN_ARRAY_out
#define MAPFN_SHIFT_out MAPFN_SHIFT_in
#define MAPFN_READY_out MAPFN_NOTHING
#define MAPFN_ENTER_out MAPFN_NOTHING
#define MAPFN_AT_out(T, y) , &y[mapfn_i]
#define MAPFN_CLAIM_out(T, y) MAPFN_CLAIM_OUTPUT(y, MAPFN_BYTES(y))
#define MAPFN_QUICK_out MAPFN_NOTHING
#define MAPFN_FIT_out MAPFN_FIT_in
#define MAPFN_INFO_out(T, y) MAPFN_INFO_ARRAY(y, MAPFN_EACH_ELEMENT, MAPFN_WRITTEN, 0)

/* inout(T, z): read and written in place. T *z <- T *z */
#define MAPFN_WORD_inout MAPFN_WORD_in
#define MAPFN_TRAIT_inout MAPFN_TRAIT_in
#define MAPFN_MUST_inout MAPFN_MUST_in
#define MAPFN_ELEM_inout MAPFN_ELEM_out
#define MAPFN_NAME_inout MAPFN_NAME_in
#define MAPFN_ARRAY_inout MAPFN_ARRAY_out
#define MAPFN_FIELD_inout MAPFN_FIELD_out
#define MAPFN_LOCAL_inout MAPFN_NOTHING
#define MAPFN_PASS_inout MAPFN_PASS_in
#define MAPFN_KERNEL_inout MAPFN_ARRAY_out
#define MAPFN_SHIFT_inout MAPFN_SHIFT_in
#define MAPFN_READY_inout MAPFN_NOTHING
#define MAPFN_ENTER_inout MAPFN_NOTHING
#define MAPFN_AT_inout MAPFN_AT_out
#define MAPFN_CLAIM_inout MAPFN_CLAIM_out
#define MAPFN_QUICK_inout MAPFN_NOTHING
#define MAPFN_FIT_inout MAPFN_FIT_in
#define MAPFN_INFO_inout(T, z) MAPFN_INFO_ARRAY(z, MAPFN_EACH_ELEMENT, MAPFN_READ | MAPFN_WRITTEN, 0)

/* uniform(T, a): the same for every element. T a <- T a */
#define MAPFN_WORD_uniform MAPFN_WORD_in
#define MAPFN_TRAIT_uniform MAPFN_NOTHING
#define MAPFN_MUST_uniform MAPFN_NOTHING
#define MAPFN_ELEM_uniform(T, a) , MAPFN_UNUSED T a /* some only give a row its length */
#define MAPFN_NAME_uniform MAPFN_NAME_in
#define MAPFN_ARRAY_uniform(T, a) , T a
#define MAPFN_FIELD_uniform(T, a) T a;
#define MAPFN_LOCAL_uniform MAPFN_NOTHING
#define MAPFN_PASS_uniform MAPFN_PASS_in
#define MAPFN_KERNEL_uniform MAPFN_ARRAY_uniform
#define MAPFN_SHIFT_uniform(T, a) , mapfn_a->a
#define MAPFN_READY_uniform MAPFN_NOTHING
#define MAPFN_ENTER_uniform MAPFN_NOTHING
#define MAPFN_AT_uniform MAPFN_NAME_in
#define MAPFN_CLAIM_uniform MAPFN_NOTHING
#define MAPFN_QUICK_uniform MAPFN_NOTHING
#define MAPFN_FIT_uniform MAPFN_NOTHING
#define MAPFN_INFO_uniform MAPFN_NOTHING

/* index(i): the element's index. size_t i <- nothing */
#define MAPFN_WORD_index(i) , mapfn_kind
#define MAPFN_TRAIT_index(i) | MAPFN_HAS_INDEX
#define MAPFN_MUST_index MAPFN_NOTHING
#define MAPFN_ELEM_index(i) , size_t i
#define MAPFN_NAME_index(i) , i
#define MAPFN_ARRAY_index MAPFN_NOTHING
#define MAPFN_FIELD_index MAPFN_NOTHING
#define MAPFN_LOCAL_index MAPFN_NOTHING
#define MAPFN_PASS_index MAPFN_NOTHING
#define MAPFN_KERNEL_index MAPFN_NOTHING
#define MAPFN_SHIFT_index MAPFN_NOTHING
#define MAPFN_READY_index MAPFN_NOTHING
#define MAPFN_ENTER_index MAPFN_NOTHING
#define MAPFN_AT_index(i) , mapfn_at
#define MAPFN_CLAIM_index MAPFN_NOTHING
#define MAPFN_QUICK_index MAPFN_NOTHING
#define MAPFN_FIT_index MAPFN_NOTHING
#define MAPFN_INFO_index MAPFN_NOTHING

/* in_row(T, x, D): D values per element. const T *x <- const T *x
 * The map evaluates D once; where D is a constant, the kernel knows it too. */
#ifdef __CUDA_ARCH__
# define MAPFN_LENGTH(D, x) mapfn_length_##x /* all is inlined there */
#else
# define MAPFN_LENGTH(D, x) (__builtin_constant_p(D) ? (size_t)(D) : mapfn_length_##x)
#endif
#define MAPFN_WORD_in_row(T, x, D) , mapfn_kind
#define MAPFN_NEEDS_in_row(T, x, D) ~, rows
#define MAPFN_TRAIT_in_row(T, x, D) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS
#define MAPFN_MUST_in_row(T, x, D) MAPFN_MUST(T, x)
#define MAPFN_ELEM_in_row(T, x, D) , MAPFN_CONST(T) *x
#define MAPFN_NAME_in_row(T, x, D) , x
#define MAPFN_ARRAY_in_row(T, x, D) , MAPFN_CONST(T) *x
#define MAPFN_FIELD_in_row(T, x, D) MAPFN_CONST(T) *x; size_t mapfn_length_##x;
#define MAPFN_LOCAL_in_row(T, x, D) size_t const mapfn_length_##x = (size_t)(D);
#define MAPFN_PASS_in_row(T, x, D) , x, mapfn_length_##x
#define MAPFN_KERNEL_in_row(T, x, D) , MAPFN_CONST(T) *x, size_t mapfn_length_##x
#define MAPFN_SHIFT_in_row(T, x, D) , mapfn_a->x + mapfn_begin * mapfn_a->mapfn_length_##x, mapfn_a->mapfn_length_##x
#define MAPFN_READY_in_row MAPFN_NOTHING
#define MAPFN_ENTER_in_row MAPFN_NOTHING
#define MAPFN_AT_in_row(T, x, D) , x + mapfn_i * MAPFN_LENGTH(D, x)
#define MAPFN_CLAIM_in_row MAPFN_NOTHING
#define MAPFN_QUICK_in_row(T, x, D) MAPFN_QUICK_INPUT(x, true, mapfn_quick_bytes(&mapfn_q, sizeof *x, MAPFN_LENGTH(D, x), mapfn_n))
#define MAPFN_FIT_in_row(T, x, D) MAPFN_FIT(x, mapfn_n * (size_t)(D))
#define MAPFN_INFO_in_row(T, x, D) MAPFN_INFO_ARRAY(x, MAPFN_EACH_ELEMENT, MAPFN_READ, MAPFN_OFFSET(mapfn_length_##x))

/* out_row(T, y, D): D values per element, written. T *y <- T *y */
#define MAPFN_WORD_out_row MAPFN_WORD_in_row
#define MAPFN_NEEDS_out_row(T, x, D) ~, rows
#define MAPFN_TRAIT_out_row MAPFN_TRAIT_in_row
#define MAPFN_MUST_out_row MAPFN_MUST_in_row
#define MAPFN_ELEM_out_row(T, y, D) , T *y
#define MAPFN_NAME_out_row MAPFN_NAME_in_row
#define MAPFN_ARRAY_out_row(T, y, D) , T *y
#define MAPFN_FIELD_out_row(T, y, D) T *y; size_t mapfn_length_##y;
#define MAPFN_LOCAL_out_row MAPFN_LOCAL_in_row
#define MAPFN_PASS_out_row MAPFN_PASS_in_row
#define MAPFN_KERNEL_out_row(T, y, D) , T *y, size_t mapfn_length_##y
#define MAPFN_SHIFT_out_row MAPFN_SHIFT_in_row
#define MAPFN_READY_out_row MAPFN_NOTHING
#define MAPFN_ENTER_out_row MAPFN_NOTHING
#define MAPFN_AT_out_row MAPFN_AT_in_row
#define MAPFN_CLAIM_out_row(T, y, D) MAPFN_CLAIM_OUTPUT(y, mapfn_quick_bytes(&mapfn_q, sizeof *y, MAPFN_LENGTH(D, y), mapfn_n))
#define MAPFN_QUICK_out_row MAPFN_NOTHING
#define MAPFN_FIT_out_row MAPFN_FIT_in_row
#define MAPFN_INFO_out_row(T, y, D) MAPFN_INFO_ARRAY(y, MAPFN_EACH_ELEMENT, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_length_##y))

/* inout_row(T, z, D): D values per element, read and written in place. T *z <- T *z */
#define MAPFN_WORD_inout_row MAPFN_WORD_in_row
#define MAPFN_NEEDS_inout_row(T, x, D) ~, rows
#define MAPFN_TRAIT_inout_row MAPFN_TRAIT_in_row
#define MAPFN_MUST_inout_row MAPFN_MUST_in_row
#define MAPFN_ELEM_inout_row MAPFN_ELEM_out_row
#define MAPFN_NAME_inout_row MAPFN_NAME_in_row
#define MAPFN_ARRAY_inout_row MAPFN_ARRAY_out_row
#define MAPFN_FIELD_inout_row MAPFN_FIELD_out_row
#define MAPFN_LOCAL_inout_row MAPFN_LOCAL_in_row
#define MAPFN_PASS_inout_row MAPFN_PASS_in_row
#define MAPFN_KERNEL_inout_row MAPFN_KERNEL_out_row
#define MAPFN_SHIFT_inout_row MAPFN_SHIFT_in_row
#define MAPFN_READY_inout_row MAPFN_NOTHING
#define MAPFN_ENTER_inout_row MAPFN_NOTHING
#define MAPFN_AT_inout_row MAPFN_AT_in_row
#define MAPFN_CLAIM_inout_row MAPFN_CLAIM_out_row
#define MAPFN_QUICK_inout_row MAPFN_NOTHING
#define MAPFN_FIT_inout_row MAPFN_FIT_in_row
#define MAPFN_INFO_inout_row(T, z, D) MAPFN_INFO_ARRAY(z, MAPFN_EACH_ELEMENT, MAPFN_READ | MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_length_##z))

/* in_strided(T, x): a step between elements, in elements. T x <- const T *x, ptrdiff_t x_stride
 * `mapfn_unit` stays true where every stride is 1: then the kernel runs its loop with `mapfn_contiguous`. */
#define MAPFN_WORD_in_strided MAPFN_WORD_in
#define MAPFN_NEEDS_in_strided(T, x) ~, strided
#define MAPFN_TRAIT_in_strided(T, x) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_STRIDE
#define MAPFN_MUST_in_strided MAPFN_MUST_in
#define MAPFN_ELEM_in_strided MAPFN_ELEM_in
#define MAPFN_NAME_in_strided MAPFN_NAME_in
#define MAPFN_ARRAY_in_strided(T, x) , MAPFN_CONST(T) *x, ptrdiff_t x##_stride
#define MAPFN_FIELD_in_strided(T, x) MAPFN_CONST(T) *x; ptrdiff_t mapfn_stride_##x;
#define MAPFN_LOCAL_in_strided MAPFN_NOTHING
#define MAPFN_PASS_in_strided(T, x) , x, x##_stride
#define MAPFN_KERNEL_in_strided MAPFN_ARRAY_in_strided
#define MAPFN_SHIFT_in_strided(T, x) , mapfn_a->x + (ptrdiff_t)mapfn_begin * mapfn_a->mapfn_stride_##x, mapfn_a->mapfn_stride_##x
#define MAPFN_READY_in_strided(T, x) if (x##_stride != 1) mapfn_unit = false;
#define MAPFN_ENTER_in_strided MAPFN_NOTHING
#define MAPFN_AT_in_strided(T, x) , x[(ptrdiff_t)mapfn_i * (mapfn_contiguous ? 1 : x##_stride)]
#define MAPFN_CLAIM_in_strided MAPFN_NOTHING
#define MAPFN_QUICK_in_strided(T, x) MAPFN_QUICK_STRIDED(0, x)
#define MAPFN_FIT_in_strided MAPFN_NOTHING
#define MAPFN_INFO_in_strided(T, x) MAPFN_INFO_ARRAY(x, MAPFN_STRIDED, MAPFN_READ, MAPFN_OFFSET(mapfn_stride_##x))

/* out_strided(T, y): T *y <- T *y, ptrdiff_t y_stride */
#define MAPFN_WORD_out_strided MAPFN_WORD_in
#define MAPFN_NEEDS_out_strided(T, y) ~, strided
#define MAPFN_TRAIT_out_strided MAPFN_TRAIT_in_strided
#define MAPFN_MUST_out_strided MAPFN_MUST_in
#define MAPFN_ELEM_out_strided MAPFN_ELEM_out
#define MAPFN_NAME_out_strided MAPFN_NAME_in
#define MAPFN_ARRAY_out_strided(T, y) , T *y, ptrdiff_t y##_stride
#define MAPFN_FIELD_out_strided(T, y) T *y; ptrdiff_t mapfn_stride_##y;
#define MAPFN_LOCAL_out_strided MAPFN_NOTHING
#define MAPFN_PASS_out_strided MAPFN_PASS_in_strided
#define MAPFN_KERNEL_out_strided MAPFN_ARRAY_out_strided
#define MAPFN_SHIFT_out_strided MAPFN_SHIFT_in_strided
#define MAPFN_READY_out_strided MAPFN_READY_in_strided
#define MAPFN_ENTER_out_strided MAPFN_NOTHING
#define MAPFN_AT_out_strided(T, y) , &y[(ptrdiff_t)mapfn_i * (mapfn_contiguous ? 1 : y##_stride)]
#define MAPFN_CLAIM_out_strided(T, y) MAPFN_QUICK_STRIDED(1, y)
#define MAPFN_QUICK_out_strided MAPFN_NOTHING
#define MAPFN_FIT_out_strided MAPFN_NOTHING
#define MAPFN_INFO_out_strided(T, y) MAPFN_INFO_ARRAY(y, MAPFN_STRIDED, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_stride_##y))

/* in_ragged(T, x): rows of different lengths. const T *x, size_t x_len <- const T *x, const size_t *x_splits */
#define MAPFN_ROW_OF(x) (x ? x + x##_splits[mapfn_i] : x), x##_splits[mapfn_i + 1] - x##_splits[mapfn_i]
#define MAPFN_WORD_in_ragged MAPFN_WORD_in
#define MAPFN_NEEDS_in_ragged(T, x) ~, rows
#define MAPFN_TRAIT_in_ragged(T, x) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS
#define MAPFN_MUST_in_ragged MAPFN_MUST_in
#define MAPFN_ELEM_in_ragged(T, x) , MAPFN_CONST(T) *x, MAPFN_UNUSED size_t x##_len
#define MAPFN_NAME_in_ragged(T, x) , x, x##_len
#define MAPFN_ARRAY_in_ragged(T, x) , MAPFN_CONST(T) *x, size_t const *x##_splits
#define MAPFN_FIELD_in_ragged(T, x) MAPFN_CONST(T) *x; size_t const *mapfn_splits_##x;
#define MAPFN_LOCAL_in_ragged MAPFN_NOTHING
#define MAPFN_PASS_in_ragged(T, x) , x, x##_splits
#define MAPFN_KERNEL_in_ragged MAPFN_ARRAY_in_ragged
#define MAPFN_SHIFT_in_ragged(T, x) , mapfn_a->x, mapfn_a->mapfn_splits_##x + mapfn_begin
#define MAPFN_READY_in_ragged MAPFN_NOTHING
#define MAPFN_ENTER_in_ragged MAPFN_NOTHING
#define MAPFN_AT_in_ragged(T, x) , MAPFN_ROW_OF(x)
#define MAPFN_CLAIM_in_ragged MAPFN_NOTHING
#define MAPFN_QUICK_in_ragged(T, x) MAPFN_QUICK_SPLITS(x)
#define MAPFN_FIT_in_ragged MAPFN_NOTHING
#define MAPFN_INFO_in_ragged(T, x) MAPFN_INFO_ARRAY(x, MAPFN_RAGGED, MAPFN_READ, MAPFN_OFFSET(mapfn_splits_##x))

/* out_ragged(T, y): written. T *y, size_t y_len <- T *y, const size_t *y_splits */
#define MAPFN_WORD_out_ragged MAPFN_WORD_in
#define MAPFN_NEEDS_out_ragged(T, x) ~, rows
#define MAPFN_TRAIT_out_ragged MAPFN_TRAIT_in_ragged
#define MAPFN_MUST_out_ragged MAPFN_MUST_in
#define MAPFN_ELEM_out_ragged(T, y) , T *y, MAPFN_UNUSED size_t y##_len
#define MAPFN_NAME_out_ragged MAPFN_NAME_in_ragged
#define MAPFN_ARRAY_out_ragged(T, y) , T *y, size_t const *y##_splits
#define MAPFN_FIELD_out_ragged(T, y) T *y; size_t const *mapfn_splits_##y;
#define MAPFN_LOCAL_out_ragged MAPFN_NOTHING
#define MAPFN_PASS_out_ragged MAPFN_PASS_in_ragged
#define MAPFN_KERNEL_out_ragged MAPFN_ARRAY_out_ragged
#define MAPFN_SHIFT_out_ragged MAPFN_SHIFT_in_ragged
#define MAPFN_READY_out_ragged MAPFN_NOTHING
#define MAPFN_ENTER_out_ragged MAPFN_NOTHING
#define MAPFN_AT_out_ragged MAPFN_AT_in_ragged
#define MAPFN_CLAIM_out_ragged MAPFN_NOTHING
#define MAPFN_QUICK_out_ragged MAPFN_QUICK_in_ragged
#define MAPFN_FIT_out_ragged MAPFN_NOTHING
#define MAPFN_INFO_out_ragged(T, y) MAPFN_INFO_ARRAY(y, MAPFN_RAGGED, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_splits_##y))

/* inout_ragged(T, z): read and written in place. T *z, size_t z_len <- T *z, const size_t *z_splits */
#define MAPFN_WORD_inout_ragged MAPFN_WORD_in
#define MAPFN_NEEDS_inout_ragged(T, x) ~, rows
#define MAPFN_TRAIT_inout_ragged MAPFN_TRAIT_in_ragged
#define MAPFN_MUST_inout_ragged MAPFN_MUST_in
#define MAPFN_ELEM_inout_ragged MAPFN_ELEM_out_ragged
#define MAPFN_NAME_inout_ragged MAPFN_NAME_in_ragged
#define MAPFN_ARRAY_inout_ragged MAPFN_ARRAY_out_ragged
#define MAPFN_FIELD_inout_ragged MAPFN_FIELD_out_ragged
#define MAPFN_LOCAL_inout_ragged MAPFN_NOTHING
#define MAPFN_PASS_inout_ragged MAPFN_PASS_in_ragged
#define MAPFN_KERNEL_inout_ragged MAPFN_ARRAY_out_ragged
#define MAPFN_SHIFT_inout_ragged MAPFN_SHIFT_in_ragged
#define MAPFN_READY_inout_ragged MAPFN_NOTHING
#define MAPFN_ENTER_inout_ragged MAPFN_NOTHING
#define MAPFN_AT_inout_ragged MAPFN_AT_in_ragged
#define MAPFN_CLAIM_inout_ragged MAPFN_NOTHING
#define MAPFN_QUICK_inout_ragged MAPFN_QUICK_in_ragged
#define MAPFN_FIT_inout_ragged MAPFN_NOTHING
#define MAPFN_INFO_inout_ragged(T, z) MAPFN_INFO_ARRAY(z, MAPFN_RAGGED, MAPFN_READ | MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_splits_##z))

/* table(T, t, LEN): one array of LEN values, shared by all. const T *t <- const T *t
 * No output overlaps it, which `restrict` tells the kernel: values at constant places stay in registers, whatever is stored. */
#define MAPFN_WORD_table MAPFN_WORD_in_row
#define MAPFN_TRAIT_table MAPFN_NOTHING
#define MAPFN_MUST_table MAPFN_NOTHING
#define MAPFN_ELEM_table MAPFN_ELEM_in_row
#define MAPFN_NAME_table MAPFN_NAME_in_row
#define MAPFN_ARRAY_table MAPFN_ARRAY_in_row
#define MAPFN_FIELD_table MAPFN_FIELD_in_row
#define MAPFN_LOCAL_table MAPFN_LOCAL_in_row
#define MAPFN_PASS_table MAPFN_PASS_in_row
#define MAPFN_KERNEL_table(T, t, LEN) , MAPFN_CONST(T) *__restrict t, MAPFN_UNUSED size_t mapfn_length_##t
#define MAPFN_SHIFT_table(T, t, LEN) , mapfn_a->t, mapfn_a->mapfn_length_##t
#define MAPFN_READY_table MAPFN_NOTHING
#define MAPFN_ENTER_table MAPFN_NOTHING
#define MAPFN_AT_table MAPFN_NAME_in_row
#define MAPFN_CLAIM_table MAPFN_NOTHING
#define MAPFN_QUICK_table(T, t, LEN) MAPFN_QUICK_INPUT(t, false, mapfn_quick_bytes(&mapfn_q, sizeof *t, MAPFN_LENGTH(LEN, t), 1))
#define MAPFN_FIT_table(T, t, LEN) MAPFN_FIT(t, mapfn_n == 0 ? 0 : (size_t)(LEN))
#define MAPFN_INFO_table(T, t, LEN) MAPFN_INFO_ARRAY(t, MAPFN_TABLE, MAPFN_READ, MAPFN_OFFSET(mapfn_length_##t))

/* where(T, m): elements with m[i] == 0 are skipped. nothing <- const T *m */
#define MAPFN_WORD_where MAPFN_WORD_in
#define MAPFN_TRAIT_where(T, m) | MAPFN_HAS_WHERE | (MAPFN_TYPE_IS_INTEGER(T) ? 0u : MAPFN_HAS_NO_MASK)
#define MAPFN_MUST_where MAPFN_NOTHING
#define MAPFN_ELEM_where MAPFN_NOTHING
#define MAPFN_NAME_where MAPFN_NOTHING
#define MAPFN_ARRAY_where MAPFN_ARRAY_in
#define MAPFN_FIELD_where MAPFN_FIELD_in
#define MAPFN_LOCAL_where MAPFN_NOTHING
#define MAPFN_PASS_where MAPFN_PASS_in
#define MAPFN_KERNEL_where MAPFN_ARRAY_in
#define MAPFN_SHIFT_where MAPFN_SHIFT_in
#define MAPFN_READY_where MAPFN_NOTHING
#define MAPFN_ENTER_where(T, m) if (m[mapfn_i] == 0) continue;
#define MAPFN_AT_where MAPFN_NOTHING
#define MAPFN_CLAIM_where MAPFN_NOTHING
#define MAPFN_QUICK_where(T, m) MAPFN_QUICK_INPUT(m, false, MAPFN_BYTES(m))
#define MAPFN_FIT_where MAPFN_FIT_in
#define MAPFN_INFO_where(T, m) MAPFN_INFO_ARRAY(m, MAPFN_EACH_ELEMENT, MAPFN_READ | MAPFN_MASK, 0)

/* scratch(T, s, LEN): private work space, one for each iteration in flight. T *s <- T *s */
#define MAPFN_WORD_scratch MAPFN_WORD_in_row
#define MAPFN_NEEDS_scratch(T, s, LEN) ~, serial
#define MAPFN_TRAIT_scratch(T, s, LEN) | MAPFN_HAS_SCRATCH
#define MAPFN_MUST_scratch MAPFN_NOTHING
#define MAPFN_ELEM_scratch MAPFN_ELEM_out_row
#define MAPFN_NAME_scratch MAPFN_NAME_in_row
#define MAPFN_ARRAY_scratch MAPFN_ARRAY_out_row
#define MAPFN_FIELD_scratch MAPFN_FIELD_out_row
#define MAPFN_LOCAL_scratch MAPFN_LOCAL_in_row
#define MAPFN_PASS_scratch MAPFN_PASS_in_row
#define MAPFN_KERNEL_scratch(T, s, LEN) , T *s, MAPFN_UNUSED size_t mapfn_length_##s
#define MAPFN_SHIFT_scratch(T, s, LEN) , mapfn_a->s + mapfn_slot * mapfn_a->mapfn_length_##s, mapfn_a->mapfn_length_##s
#define MAPFN_READY_scratch MAPFN_NOTHING
#define MAPFN_ENTER_scratch MAPFN_NOTHING
#define MAPFN_AT_scratch MAPFN_NAME_in_row
#define MAPFN_CLAIM_scratch MAPFN_NOTHING
#define MAPFN_QUICK_scratch(T, s, LEN) if (MAPFN_ROOM(s) < SIZE_MAX && MAPFN_LENGTH(LEN, s) > MAPFN_ROOM(s) / sizeof *s) mapfn_q.too_short = #s;
#define MAPFN_FIT_scratch MAPFN_NOTHING
#define MAPFN_INFO_scratch(T, s, LEN) MAPFN_INFO_ARRAY(s, MAPFN_SCRATCH, MAPFN_READ | MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_length_##s))

/* rng(r): a random stream of the element's own. mapfn_rng *r <- uint64_t r_seed */
#define MAPFN_WORD_rng MAPFN_WORD_index
#define MAPFN_TRAIT_rng MAPFN_TRAIT_index
#define MAPFN_MUST_rng MAPFN_NOTHING
#define MAPFN_ELEM_rng(r) , mapfn_rng *r
#define MAPFN_NAME_rng MAPFN_NAME_index
#define MAPFN_ARRAY_rng(r) , uint64_t r##_seed
#define MAPFN_FIELD_rng(r) uint64_t mapfn_seed_##r;
#define MAPFN_LOCAL_rng MAPFN_NOTHING
#define MAPFN_PASS_rng(r) , r##_seed
#define MAPFN_KERNEL_rng MAPFN_ARRAY_rng
#define MAPFN_SHIFT_rng(r) , mapfn_a->mapfn_seed_##r
#define MAPFN_READY_rng MAPFN_NOTHING
#define MAPFN_ENTER_rng(r) mapfn_rng mapfn_r_##r = mapfn_rng_at(r##_seed, mapfn_at);
#define MAPFN_AT_rng(r) , &mapfn_r_##r
#define MAPFN_CLAIM_rng MAPFN_NOTHING
#define MAPFN_QUICK_rng MAPFN_NOTHING
#define MAPFN_FIT_rng MAPFN_NOTHING
#define MAPFN_INFO_rng MAPFN_NOTHING

/* the result of `R f(…)`, which stands first in the list of a map that stores one: R *out. nothing <- R *out */
#define MAPFN_TRAIT_mapfn_result(R) MAPFN_TYPE_TRAIT(R)
#define MAPFN_MUST_mapfn_result(R) MAPFN_MUST(R, out)
#define MAPFN_ELEM_mapfn_result MAPFN_NOTHING
#define MAPFN_NAME_mapfn_result MAPFN_NOTHING
#define MAPFN_ARRAY_mapfn_result(R) , R *mapfn_out
#define MAPFN_FIELD_mapfn_result(R) R *mapfn_out;
#define MAPFN_LOCAL_mapfn_result MAPFN_NOTHING
#define MAPFN_PASS_mapfn_result(R) , mapfn_out
#define MAPFN_KERNEL_mapfn_result MAPFN_ARRAY_mapfn_result
#define MAPFN_SHIFT_mapfn_result(R) , mapfn_a->mapfn_out + mapfn_begin
#define MAPFN_READY_mapfn_result MAPFN_NOTHING
#define MAPFN_ENTER_mapfn_result MAPFN_NOTHING
#define MAPFN_AT_mapfn_result MAPFN_NOTHING
#define MAPFN_CLAIM_mapfn_result(R) mapfn_quick_output(&mapfn_q, mapfn_outputs++, "out", mapfn_out, MAPFN_BYTES(mapfn_out), MAPFN_ROOM(mapfn_out));
#define MAPFN_QUICK_mapfn_result MAPFN_NOTHING
#define MAPFN_FIT_mapfn_result(R) MAPFN_FIT_AS("out", mapfn_out, mapfn_n)
#define MAPFN_INFO_mapfn_result(R) {"out", MAPFN_EACH_ELEMENT, MAPFN_WRITTEN | MAPFN_ALWAYS, sizeof *((mapfn_self *)0)->mapfn_out, MAPFN_OFFSET(mapfn_out), 0},

/* ------------------------------------------------------------------ one block per modifier ----
 * WORD `, mapfn_modifier`; TRAIT; NEEDS; COST nanoseconds; and the flags that it is a comma for. */
#define MAPFN_WORD_vectorized , mapfn_modifier
#define MAPFN_TRAIT_vectorized | MAPFN_IS_VECTORIZED
#define MAPFN_VECTORIZED_vectorized ,

#define MAPFN_WORD_looped , mapfn_modifier
#define MAPFN_TRAIT_looped | MAPFN_IS_LOOPED
#define MAPFN_NEEDS_looped ~, serial

#define MAPFN_WORD_ordered , mapfn_modifier
#define MAPFN_TRAIT_ordered | MAPFN_IS_ORDERED
#define MAPFN_NEEDS_ordered ~, serial
#define MAPFN_ORDERED_ordered ,

#define MAPFN_WORD_fallible , mapfn_modifier
#define MAPFN_TRAIT_fallible | MAPFN_HAS_INDEX | MAPFN_IS_FALLIBLE
#define MAPFN_FALLIBLE_fallible ,

#define MAPFN_WORD_exported , mapfn_modifier
#define MAPFN_TRAIT_exported
#define MAPFN_EXPORTED_exported ,

#define MAPFN_WORD_host , mapfn_modifier
#define MAPFN_TRAIT_host | MAPFN_IS_HOST
#define MAPFN_HOST_host ,

#define MAPFN_WORD_streaming , mapfn_modifier
#define MAPFN_TRAIT_streaming | MAPFN_IS_STREAMING

#define MAPFN_WORD_cost(ns) , mapfn_modifier
#define MAPFN_TRAIT_cost(ns)
#define MAPFN_COST_cost(ns) ~, + (ns)

#define MAPFN_COST(item) MAPFN_SECOND(MAPFN_COST_##item, )

/* what the blocks above call */
#define MAPFN_OFFSET(field) offsetof(mapfn_self, field)
#define MAPFN_INFO_ARRAY(x, layout, access, detail) {#x, layout, access, sizeof *((mapfn_self *)0)->x, MAPFN_OFFSET(x), detail},
#define MAPFN_QUICK_STRIDED(written, x) mapfn_quick_strided(&mapfn_q, written ? mapfn_outputs++ : mapfn_outputs, #x, written, x, sizeof *x, x##_stride, mapfn_n, MAPFN_ROOM(x));
#define MAPFN_QUICK_SPLITS(x) \
    mapfn_q.doubt = 1; /* they must be read */ \
    if (mapfn_n >= MAPFN_ROOM(x##_splits) / sizeof(size_t)) mapfn_q.too_short = #x "_splits";
#define MAPFN_CLAIM_OUTPUT(x, bytes) mapfn_quick_output(&mapfn_q, mapfn_outputs++, #x, x, bytes, MAPFN_ROOM(x));
#define MAPFN_QUICK_INPUT(x, in_place, bytes) mapfn_quick_input(&mapfn_q, mapfn_outputs, #x, in_place, x, bytes, MAPFN_ROOM(x));
#define MAPFN_BYTES(x) (sizeof *x > 65536 ? mapfn_quick_bytes(&mapfn_q, sizeof *x, 1, mapfn_n) : sizeof *x * mapfn_n)

/* ------------------------------------------------------------------- the result: three blocks ----
 * 0value: R is stored in `out`, an array that is the kind mapfn_result. 0nothing: R is void. 0failure: R is an error code (`fallible`).
 * The names begin with a digit, so that no macro of the user's is expanded where they are passed on.
 * FAILURE is the map's last argument, FAILED the lowest failing element so far; STORE keeps one element's result. RETURNS is what a
 * kernel returns, DONE how, FINISH how its map goes on with that, and CHUNK its chunk function. STATUS is what the map returns, REFUSE
 * what it does where its arguments are wrong. */
#define MAPFN_RESULT(fallible, nothing) MAPFN_CAT(MAPFN_RESULT_, MAPFN_CAT(fallible, nothing))
#define MAPFN_RESULT_00 0value
#define MAPFN_RESULT_01 0nothing
#define MAPFN_RESULT_10 0failure
#define MAPFN_VOID_void(end) ~, 1
#define MAPFN_INT_int(end) ~, 1
/* the parenthesis behind R tells `void` from `void *` */
#define MAPFN_IS_VOID(R) MAPFN_SECOND(MAPFN_VOID_##R(~), 0)
#define MAPFN_IS_INT(R) MAPFN_SECOND(MAPFN_INT_##R(~), 0)

#define MAPFN_READY_0value MAPFN_TARGET(mapfn_out)
#define MAPFN_STORE_0value(call) mapfn_out[mapfn_i] = call;
#define MAPFN_RETURN_0value(call) return call;
#define MAPFN_FAILURE_0value
#define MAPFN_FAILURE_PASS_0value , NULL
#define MAPFN_FAILED_0value
#define MAPFN_RETURNS_0value mapfn_status
#define MAPFN_DONE_0value return MAPFN_OK;
#define MAPFN_FINISH_0value(call, name) return call;
#define MAPFN_CHUNK_0value(call) \
    mapfn_failure const mapfn_none = {SIZE_MAX, 0}; \
    call; \
    return mapfn_none;
#define MAPFN_STATUS_0value(name) return MAPFN_OK;
#define MAPFN_REFUSE_0value(trouble) return trouble;

#define MAPFN_READY_0nothing MAPFN_TARGET(NULL)
#define MAPFN_STORE_0nothing(call) call;
#define MAPFN_RETURN_0nothing(call) call;
#define MAPFN_FAILURE_0nothing
#define MAPFN_FAILURE_PASS_0nothing , NULL
#define MAPFN_FAILED_0nothing
#define MAPFN_RETURNS_0nothing MAPFN_RETURNS_0value
#define MAPFN_DONE_0nothing MAPFN_DONE_0value
#define MAPFN_FINISH_0nothing MAPFN_FINISH_0value
#define MAPFN_CHUNK_0nothing MAPFN_CHUNK_0value
#define MAPFN_STATUS_0nothing MAPFN_STATUS_0value
#define MAPFN_REFUSE_0nothing MAPFN_REFUSE_0value

#define MAPFN_READY_0failure MAPFN_TARGET(NULL)
#define MAPFN_STORE_0failure(call) \
    int const mapfn_code = call; \
    if (mapfn_code != 0 && mapfn_failed.code == 0) { \
        mapfn_failed.index = mapfn_i; \
        mapfn_failed.code = mapfn_code; \
    }
#define MAPFN_RETURN_0failure(call) return call;
#define MAPFN_FAILURE_0failure , mapfn_failure *mapfn_where
#define MAPFN_FAILURE_PASS_0failure , mapfn_where
#define MAPFN_FAILED_0failure mapfn_failure mapfn_failed = {SIZE_MAX, 0};
#define MAPFN_RETURNS_0failure mapfn_failure
#define MAPFN_DONE_0failure return mapfn_failed;
#define MAPFN_FINISH_0failure(call, name) \
    mapfn_failed = call; \
    MAPFN_STATUS_0failure(name)
#define MAPFN_CHUNK_0failure(call) \
    mapfn_failure mapfn_failed = call; \
    if (mapfn_failed.code != 0) mapfn_failed.index += mapfn_begin; \
    return mapfn_failed;
#define MAPFN_STATUS_0failure(name) \
    if (mapfn_where) *mapfn_where = mapfn_failed; \
    return mapfn_failed.code ? MAPFN_FAIL_ELEMENT(name, mapfn_failed) : MAPFN_OK;
#define MAPFN_REFUSE_0failure(trouble) { \
    if (mapfn_where) *mapfn_where = mapfn_failed; \
    return trouble; \
}

/* The loop of a kernel over its n elements, LOOP being MAPFN_LOOP_VECTORIZED, …_ROWS or …_LOOPED. */
#define MAPFN_LOOPS_0value(LOOP, R, traits, enter, call) LOOP(mapfn_i, 0, mapfn_n, enter MAPFN_STORE_0value(call))
#define MAPFN_LOOPS_0nothing(LOOP, R, traits, enter, call) LOOP(mapfn_i, 0, mapfn_n, enter call;)
/* The codes go into a small block, which is searched only where one of them is not 0: no compiler vectorizes a loop with that branch.
 * They are counted because gcc 11 does not vectorize a loop that joins them by `|`. */
#define MAPFN_LOOPS_0failure(LOOP, R, traits, enter, call) \
    for (size_t mapfn_from = 0, mapfn_to; mapfn_from < mapfn_n; mapfn_from = mapfn_to) { \
        int mapfn_codes[256], mapfn_failures = 0; \
        mapfn_to = mapfn_n - mapfn_from < 256 ? mapfn_n : mapfn_from + 256; \
        if (((traits) & MAPFN_HAS_WHERE) != 0) memset(mapfn_codes, 0, sizeof mapfn_codes); \
        LOOP(mapfn_i, mapfn_from, mapfn_to, enter int const mapfn_code = call; mapfn_codes[mapfn_i - mapfn_from] = mapfn_code; mapfn_failures += mapfn_code != 0;) \
        if (mapfn_failures != 0 && mapfn_failed.code == 0) { \
            size_t mapfn_i = 0; \
            while (mapfn_codes[mapfn_i] == 0) mapfn_i++; \
            mapfn_failed.index = mapfn_from + mapfn_i; \
            mapfn_failed.code = mapfn_codes[mapfn_i]; \
        } \
    }

/* ------------------------------------------------------------------- from a list to a definition ---- */

/* First the whole list is judged; only a sound one is expanded further, so that a mistake gives one message. The list is then
 * split into parameters and modifiers; flags are looked for among the (few) modifiers, before which `mapfn_none` stands.
 * MAPFN_CHECKED is a verdict and what its macro takes. It is computed as an argument: compilers print every macro that an error
 * lies in, and those of an argument are not among them. */
#define MAPFN_DEFINE(...) MAPFN_DEFINE_(__VA_ARGS__)
#define MAPFN_DEFINE_(verdict, ...) MAPFN_VERDICT_##verdict(__VA_ARGS__)
#define MAPFN_CHECKED(START, R, name, ...) MAPFN_CAT(MAPFN_CHECKED_, MAPFN_FITS(__VA_ARGS__))(START, R, name, __VA_ARGS__)
#define MAPFN_CHECKED_0(START, R, name, ...) TOO_MANY, START, R, name
#define MAPFN_CHECKED_1(START, R, name, ...) MAPFN_CAT(MAPFN_KNOWN_, MAPFN_FLAG(unknown, __VA_ARGS__))(START, R, name, __VA_ARGS__)
#define MAPFN_KNOWN_1(START, R, name, ...) MAPFN_CAT(UNKNOWN_, MAPFN_IS_EMPTY(MAPFN_FIRST(__VA_ARGS__))), START, R, name, __VA_ARGS__
#define MAPFN_KNOWN_0(START, R, name, ...) \
    MAPFN_SPLIT(START, R, name, MAPFN_FLAG(serial, __VA_ARGS__), MAPFN_FLAG(strided, __VA_ARGS__), MAPFN_FLAG(rows, __VA_ARGS__), \
        MAPFN_FLAG(sums, __VA_ARGS__), (mapfn_none MAPFN_FOR(MAPFN_MODIFIER, __VA_ARGS__)), \
        (MAPFN_REST(~ MAPFN_FOR(MAPFN_PARAMETER, __VA_ARGS__))))
#define MAPFN_SPLIT(START, R, name, SERIAL, STRIDED, ROWS, SUMS, modifiers, parameters) \
    MAPFN_JUDGE(MAPFN_FLAG_OF(vectorized, modifiers), SERIAL, MAPFN_FLAG_OF(fallible, modifiers), MAPFN_IS_INT(R), MAPFN_FIRST parameters), \
        START, R, name, SERIAL, STRIDED, ROWS, SUMS, modifiers, parameters
#define MAPFN_FLAG_OF(flag, modifiers) MAPFN_FLAG_OF_(flag, MAPFN_UNPACK modifiers)
#define MAPFN_FLAG_OF_(flag, ...) MAPFN_FLAG(flag, __VA_ARGS__)
#define MAPFN_UNPACK(...) __VA_ARGS__
#define MAPFN_JUDGE(...) MAPFN_JUDGE_(__VA_ARGS__)
#define MAPFN_JUDGE_(vectorized, serial, fallible, is_int, first) \
    MAPFN_CAT(MAPFN_JUDGE_, MAPFN_SECOND(MAPFN_CAT(MAPFN_WORD_, first), mapfn_nothing))(vectorized##serial, fallible##is_int)
#define MAPFN_JUDGE_mapfn_nothing(mode, result) mapfn_EMPTY
#define MAPFN_JUDGE_mapfn_kind(mode, result) MAPFN_JUDGE_MODE_##mode(result)
#define MAPFN_JUDGE_MODE_00(result) MAPFN_JUDGE_RESULT_##result
#define MAPFN_JUDGE_MODE_01(result) MAPFN_JUDGE_RESULT_##result
#define MAPFN_JUDGE_MODE_10(result) MAPFN_JUDGE_RESULT_##result
#define MAPFN_JUDGE_MODE_11(result) mapfn_EXCLUDED
#define MAPFN_JUDGE_RESULT_00 mapfn_SOUND
#define MAPFN_JUDGE_RESULT_01 mapfn_SOUND
#define MAPFN_JUDGE_RESULT_11 mapfn_SOUND
#define MAPFN_JUDGE_RESULT_10 mapfn_RESULT

/* MAPFN_SAY(words…): an error in one line at the user's, from the preprocessor: no macro is printed along with it by gcc.
 * Where types decide, the compiler proper must speak: MAPFN_ASSERT. */
#define MAPFN_SAY(...) MAPFN_PRAGMA(GCC error #__VA_ARGS__)
#define MAPFN_PRAGMA(words) _Pragma(#words)
#define MAPFN_SEE_01 docs/errors.md#e01
#define MAPFN_SEE_02 docs/errors.md#e02
#define MAPFN_SEE_03 docs/errors.md#e03
#define MAPFN_SEE_05 docs/errors.md#e05
#define MAPFN_SEE_10 docs/errors.md#e10
#define MAPFN_SEE_11 docs/errors.md#e11
#define MAPFN_VERDICT_UNKNOWN_1 MAPFN_VERDICT_mapfn_EMPTY
#define MAPFN_VERDICT_UNKNOWN_0(START, R, name, ...) \
    MAPFN_REPORT_UNKNOWN(MAPFN_SEE_01, name, MAPFN_FOR(MAPFN_UNKNOWN, __VA_ARGS__)) MAPFN_GIVE_UP(START, R, name, MAPFN_FOR(MAPFN_GUESS, __VA_ARGS__))
#define MAPFN_VERDICT_mapfn_EMPTY(START, R, name, ...) MAPFN_REPORT_EMPTY(MAPFN_SEE_02, name) MAPFN_GIVE_UP(START, R, name, )
#define MAPFN_VERDICT_TOO_MANY(START, R, name) MAPFN_REPORT_TOO_MANY(MAPFN_SEE_03, name) MAPFN_GIVE_UP(START, R, name, )
#define MAPFN_VERDICT_mapfn_EXCLUDED(START, R, name, SERIAL, STRIDED, ROWS, SUMS, modifiers, parameters) \
    MAPFN_REPORT_EXCLUDED(MAPFN_SEE_05, name) MAPFN_GIVE_UP(START, R, name, MAPFN_EACH_OF(MAPFN_ELEM_, MAPFN_UNPACK parameters))
#define MAPFN_VERDICT_mapfn_RESULT(START, R, name, SERIAL, STRIDED, ROWS, SUMS, modifiers, parameters) \
    MAPFN_REPORT_RESULT(MAPFN_SEE_11, name, R) MAPFN_GIVE_UP(START, R, name, MAPFN_EACH_OF(MAPFN_ELEM_, MAPFN_UNPACK parameters))
#define MAPFN_EACH_OF(PREFIX, ...) MAPFN_EACH(PREFIX, __VA_ARGS__)
#define MAPFN_REPORT_UNKNOWN(anchor, name, ...) MAPFN_SAY(MAPFN_E01 name: __VA_ARGS__ \
    Parameters: in out inout uniform (T, x), index(i), in_row out_row inout_row (T, x, D), in_strided out_strided in_ragged out_ragged inout_ragged (T, x), table scratch (T, x, LEN), where(T, m), rng(r); \
    modifiers: vectorized looped ordered fallible exported host streaming cost(ns); see anchor)
#define MAPFN_REPORT_EMPTY(anchor, name) MAPFN_SAY(MAPFN_E02 name: the list has no parameter, or a comma too many: give at least one, e.g. index(i); see anchor)
#define MAPFN_REPORT_TOO_MANY(anchor, name) MAPFN_SAY(MAPFN_E03 name: more than 24 parameters, at most 16: put some into a struct; see anchor)
#define MAPFN_REPORT_EXCLUDED(anchor, name) MAPFN_SAY(MAPFN_E05 name: vectorized excludes looped, ordered and scratch, take one of them out; see anchor)
#define MAPFN_REPORT_RESULT(anchor, name, R) MAPFN_SAY(MAPFN_E11 name: a fallible function returns int, an error code or 0, and this one R; see anchor)

/* MAPFN_UNKNOWN(item) says what is wrong with an item, MAPFN_GUESS(item) is what it probably adds to the element function.
 * MAPFN_NEAREST_item is `, item` with its word corrected, from the table below. */
#define MAPFN_UNKNOWN(item) MAPFN_CAT(MAPFN_UNKNOWN_, MAPFN_SECOND(~ MAPFN_IF_unknown(item), 0))(item)
#define MAPFN_UNKNOWN_0(item)
#define MAPFN_UNKNOWN_1(item) MAPFN_CAT(MAPFN_UNKNOWN_1, MAPFN_IS_EMPTY(item))(item)
#define MAPFN_UNKNOWN_10(item) there is no item MAPFN_THIRD(MAPFN_NEAREST_##item, (did you mean MAPFN_SECOND(MAPFN_NEAREST_##item, ~)?), in mapfn);
#define MAPFN_UNKNOWN_11(item) a place in the list is empty (a comma too many?);
#define MAPFN_IS_EMPTY(item) MAPFN_IS_EMPTY_(item)
#define MAPFN_IS_EMPTY_(item) MAPFN_SECOND(MAPFN_EMPTY_##item, 0)
#define MAPFN_EMPTY_ ~, 1
#define MAPFN_GUESS(item) MAPFN_CAT(MAPFN_GUESS_, MAPFN_SECOND(~ MAPFN_IF_unknown(item), 0))(item)
#define MAPFN_GUESS_0(item) MAPFN_CAT(MAPFN_GUESS_, MAPFN_SECOND(MAPFN_WORD_##item, mapfn_modifier))(item)
#define MAPFN_GUESS_1(item) MAPFN_GUESS_CORRECTED(MAPFN_SECOND(MAPFN_NEAREST_##item, host))
#define MAPFN_GUESS_CORRECTED(item) MAPFN_GUESS_0(item)
#define MAPFN_GUESS_mapfn_kind(item) MAPFN_ELEM_##item
#define MAPFN_GUESS_mapfn_modifier(item)
#define MAPFN_NEAREST_inn , in
#define MAPFN_NEAREST_input , in
#define MAPFN_NEAREST_source , in
#define MAPFN_NEAREST_read , in
#define MAPFN_NEAREST_output , out
#define MAPFN_NEAREST_outp , out
#define MAPFN_NEAREST_ouput , out
#define MAPFN_NEAREST_write , out
#define MAPFN_NEAREST_result , out
#define MAPFN_NEAREST_in_out , inout
#define MAPFN_NEAREST_io , inout
#define MAPFN_NEAREST_inoutput , inout
#define MAPFN_NEAREST_input_output , inout
#define MAPFN_NEAREST_inplace , inout
#define MAPFN_NEAREST_in_place , inout
#define MAPFN_NEAREST_update , inout
#define MAPFN_NEAREST_readwrite , inout
#define MAPFN_NEAREST_intout , inout
#define MAPFN_NEAREST_uniforms , uniform
#define MAPFN_NEAREST_unifrom , uniform
#define MAPFN_NEAREST_unform , uniform
#define MAPFN_NEAREST_uniforn , uniform
#define MAPFN_NEAREST_uniorm , uniform
#define MAPFN_NEAREST_unif , uniform
#define MAPFN_NEAREST_scalar , uniform
#define MAPFN_NEAREST_constant , uniform
#define MAPFN_NEAREST_param , uniform
#define MAPFN_NEAREST_broadcast , uniform
#define MAPFN_NEAREST_idx , index
#define MAPFN_NEAREST_indx , index
#define MAPFN_NEAREST_indices , index
#define MAPFN_NEAREST_inedx , index
#define MAPFN_NEAREST_ind , index
#define MAPFN_NEAREST_inrow , in_row
#define MAPFN_NEAREST_row , in_row
#define MAPFN_NEAREST_row_in , in_row
#define MAPFN_NEAREST_outrow , out_row
#define MAPFN_NEAREST_row_out , out_row
#define MAPFN_NEAREST_inoutrow , inout_row
#define MAPFN_NEAREST_in_stride , in_strided
#define MAPFN_NEAREST_strided_in , in_strided
#define MAPFN_NEAREST_instrided , in_strided
#define MAPFN_NEAREST_in_strides , in_strided
#define MAPFN_NEAREST_strided , in_strided
#define MAPFN_NEAREST_stride , in_strided
#define MAPFN_NEAREST_out_stride , out_strided
#define MAPFN_NEAREST_strided_out , out_strided
#define MAPFN_NEAREST_outstrided , out_strided
#define MAPFN_NEAREST_out_strides , out_strided
#define MAPFN_NEAREST_in_raged , in_ragged
#define MAPFN_NEAREST_ragged , in_ragged
#define MAPFN_NEAREST_inragged , in_ragged
#define MAPFN_NEAREST_ragged_in , in_ragged
#define MAPFN_NEAREST_out_raged , out_ragged
#define MAPFN_NEAREST_outragged , out_ragged
#define MAPFN_NEAREST_ragged_out , out_ragged
#define MAPFN_NEAREST_inout_raged , inout_ragged
#define MAPFN_NEAREST_inoutragged , inout_ragged
#define MAPFN_NEAREST_in_out_ragged , inout_ragged
#define MAPFN_NEAREST_tables , table
#define MAPFN_NEAREST_tabel , table
#define MAPFN_NEAREST_tble , table
#define MAPFN_NEAREST_lut , table
#define MAPFN_NEAREST_lookup , table
#define MAPFN_NEAREST_mask , where
#define MAPFN_NEAREST_wher , where
#define MAPFN_NEAREST_masked , where
#define MAPFN_NEAREST_scrach , scratch
#define MAPFN_NEAREST_scratchpad , scratch
#define MAPFN_NEAREST_work , scratch
#define MAPFN_NEAREST_workspace , scratch
#define MAPFN_NEAREST_rand , rng
#define MAPFN_NEAREST_random , rng
#define MAPFN_NEAREST_rgn , rng
#define MAPFN_NEAREST_prng , rng
#define MAPFN_NEAREST_vectorised , vectorized
#define MAPFN_NEAREST_vectorize , vectorized
#define MAPFN_NEAREST_vectorise , vectorized
#define MAPFN_NEAREST_vector , vectorized
#define MAPFN_NEAREST_vectorizd , vectorized
#define MAPFN_NEAREST_vectorzied , vectorized
#define MAPFN_NEAREST_simd , vectorized
#define MAPFN_NEAREST_loop , looped
#define MAPFN_NEAREST_lopped , looped
#define MAPFN_NEAREST_order , ordered
#define MAPFN_NEAREST_in_order , ordered
#define MAPFN_NEAREST_sequential , ordered
#define MAPFN_NEAREST_serial , ordered
#define MAPFN_NEAREST_falible , fallible
#define MAPFN_NEAREST_failible , fallible
#define MAPFN_NEAREST_fallable , fallible
#define MAPFN_NEAREST_fails , fallible
#define MAPFN_NEAREST_may_fail , fallible
#define MAPFN_NEAREST_export , exported
#define MAPFN_NEAREST_host_only , host
#define MAPFN_NEAREST_cpu , host
#define MAPFN_NEAREST_cpu_only , host
#define MAPFN_NEAREST_stream , streaming
#define MAPFN_NEAREST_streamming , streaming
#define MAPFN_NEAREST_costs , cost

/* The maps of all back ends: a back end is one line here. Its header says `#define MAPFN_HERE_map_omp ~, 1` and defines the shell,
 * MAPFN_SHELL_map_omp; from this list follow the generator, the members of families, and the declarations after an error. */
#define MAPFN_BACK_ENDS(MACRO, ...) \
    MACRO(_map_omp, __VA_ARGS__) \
    MACRO(_map_mpi, __VA_ARGS__) \
    MACRO(_map_cuda, __VA_ARGS__) \
    MACRO(_map_cuda_host, __VA_ARGS__)
#define MAPFN_WHERE_HERE(suffix, ...) MAPFN_CAT(MAPFN_WHERE_HERE_, MAPFN_SECOND(MAPFN_HERE##suffix, 0))(__VA_ARGS__)
#define MAPFN_WHERE_HERE_0(...)
#define MAPFN_WHERE_HERE_1(...) __VA_ARGS__

/* After an error the function's header still stands before its body, and its maps may be called, so that no more errors follow. */
#define MAPFN_GIVE_UP(START, R, name, ...) \
    enum { name##_map_is_vectorized = 0 }; \
    MAPFN_ANY_MAP(_map, name) MAPFN_ANY_MAP(_map_looped, name) MAPFN_ANY_MAP(_map_vectorized, name) MAPFN_ANY_MAP(_map_opts, name) \
    MAPFN_BACK_ENDS(MAPFN_ANY_MAP, name) mapfn_status name##_map_cuda_prepare(const mapfn_opts *); \
    MAPFN_INSTEAD_OF_##START(R, name, __VA_ARGS__)
#define MAPFN_ANY_MAP(suffix, name) mapfn_status name##suffix(size_t, ...);
#define MAPFN_INSTEAD_OF_MAPFN_START_BODY(R, name, ...) MAPFN_FN R name(MAPFN_UNUSED char mapfn_wrong __VA_ARGS__)
#define MAPFN_INSTEAD_OF_MAPFN_START_OF(R, name, ...)

/* A sound list: the result becomes a kind that stands first in it, and modifiers become flags, 0 or 1. */
#define MAPFN_VERDICT_mapfn_SOUND(START, R, name, SERIAL, STRIDED, ROWS, SUMS, modifiers, parameters) \
    MAPFN_SOUND(START, MAPFN_RESULT(MAPFN_FLAG_OF(fallible, modifiers), MAPFN_IS_VOID(R)), R, name, SERIAL, STRIDED, ROWS, SUMS, modifiers, parameters)
#define MAPFN_SOUND(START, RESULT, R, name, SERIAL, STRIDED, ROWS, SUMS, modifiers, parameters) \
    MAPFN_SOUND_(START, RESULT, R, name, SERIAL, STRIDED, ROWS, SUMS, modifiers, parameters, (MAPFN_CAT(MAPFN_RESULT_KIND_, RESULT)(R) MAPFN_UNPACK parameters))
#define MAPFN_RESULT_KIND_0value(R) mapfn_result(R),
#define MAPFN_RESULT_KIND_0nothing(R)
#define MAPFN_RESULT_KIND_0failure(R)
/* how kernels are generated: 0each for a map of elements alone, 0sums for one that adds up, too */
#define MAPFN_FORM_0 0each
#define MAPFN_FORM_1 0sums
#define MAPFN_SOUND_(START, RESULT, R, name, SERIAL, STRIDED, ROWS, SUMS, modifiers, parameters, all) \
    MAPFN_RESOLVE(START, RESULT, MAPFN_CAT(MAPFN_FORM_, SUMS), STRIDED, \
        MAPFN_LOOP_OF(ROWS, MAPFN_FLAG_OF(vectorized, modifiers), MAPFN_COUNT parameters), MAPFN_FLAG_OF(exported, modifiers), \
        MAPFN_FLAG_OF(host, modifiers), MAPFN_FLAG_OF(ordered, modifiers), SERIAL, MAPFN_FLAG_OF(vectorized, modifiers), \
        (0 MAPFN_COST_OF modifiers), R, name, (0u MAPFN_TRAITS_OF modifiers), \
        MAPFN_CAT(MAPFN_EACH_, MAPFN_COUNT all), MAPFN_COUNT parameters, parameters, MAPFN_UNPACK all)
/* how a map is vectorized: with rows, `vectorized` or not, of up to three parameters or more */
#define MAPFN_LOOP_OF(rows, vectorized, count) \
    MAPFN_CAT(MAPFN_LOOP_OF_, MAPFN_CAT(rows, MAPFN_CAT(vectorized, MAPFN_SECOND(MAPFN_CAT(MAPFN_FEW_PARAMETERS_, count), 1))))
#define MAPFN_FEW_PARAMETERS_1 ~, 0
#define MAPFN_FEW_PARAMETERS_2 ~, 0
#define MAPFN_FEW_PARAMETERS_3 ~, 0
#define MAPFN_LOOP_OF_000 VECTORIZED /* mapfn_math.h: FORCED */
#define MAPFN_LOOP_OF_001 FORCED
#define MAPFN_LOOP_OF_010 FORCED
#define MAPFN_LOOP_OF_011 FORCED
#define MAPFN_LOOP_OF_100 ROWS
#define MAPFN_LOOP_OF_101 ROWS
#define MAPFN_LOOP_OF_110 ROWS
#define MAPFN_LOOP_OF_111 ROWS
#define MAPFN_COST_OF(...) MAPFN_FOR(MAPFN_COST, __VA_ARGS__)
#define MAPFN_TRAITS_OF(...) MAPFN_EACH(MAPFN_TRAIT_, __VA_ARGS__)
#define MAPFN_TRAIT_mapfn_none
#define MAPFN_RESOLVE(...) MAPFN_RESOLVED(__VA_ARGS__)
/* RESULT is the result's block, FORM that of the kernels, LOOP how the vectorized kernel's loop is written; EACH is the list table for this number of items. Flags:
 * STRIDED (some array is), EXPORTED, HOST, ORDERED, SERIAL (there is no vectorized map), DEMANDED (`vectorized` is written). */
#define MAPFN_RESOLVED(START, RESULT, FORM, STRIDED, LOOP, EXPORTED, HOST, ORDERED, SERIAL, DEMANDED, cost, R, name, traits, EACH, count, parameters, ...) \
    enum { mapfn_traits_##name = traits EACH(MAPFN_TRAIT_, __VA_ARGS__), name##_map_is_vectorized = MAPFN_CHOICE(mapfn_traits_##name) }; \
    MAPFN_ASSERT(count <= 16, "MAPFN_E03 " #name ": " #count " parameters, at most 16: put some into a struct; see docs/errors.md#e03"); \
    MAPFN_ASSERT((mapfn_traits_##name & MAPFN_HAS_NO_MASK) == 0, \
        "MAPFN_E15 " #name ": the T of where(T, m) is an integer type or bool, in " MAPFN_WORDS parameters "; see docs/errors.md#e15"); \
    MAPFN_DEMAND_##DEMANDED(EACH, __VA_ARGS__) \
    START(RESULT, FORM, STRIDED, LOOP, EXPORTED, HOST, ORDERED, SERIAL, cost, R, name, EACH, __VA_ARGS__)
#define MAPFN_WORDS(...) #__VA_ARGS__
#define MAPFN_DEMAND_0(EACH, ...)
#define MAPFN_DEMAND_1(EACH, ...) EACH(MAPFN_MUST_, __VA_ARGS__)

/* ------------------------------------------------------------------------------ the generator ----
 *     MAPFN(float, saxpy, in(float, x), uniform(float, a)) { return a * x; }
 *
 * becomes (docs/design.md has it in full, `make expand` prints it for any definition)
 *
 *     static float saxpy(float x, float a);
 *     struct mapfn_args_saxpy { mapfn_common mapfn_base; float *mapfn_out; const float *x; float a; };
 *     static const mapfn_info *mapfn_info_saxpy(void)                    names, sizes and offsets, for plain C
 *     static mapfn_status mapfn_vectorized_saxpy(n, out, x, a, offset)   the kernels: plain loops over n elements
 *     static mapfn_status mapfn_looped_saxpy(n, out, x, a, offset)
 *     static mapfn_failure mapfn_chunk_vectorized_saxpy(args, begin, end, slot), …        for runners: a kernel on a part
 *     static mapfn_status mapfn_sequential_saxpy(n, out, x, a, …)        checks; small n inline, else a kernel
 *     static mapfn_status saxpy_map(size_t n, float *out, const float *x, float a), …              thin public functions
 *     static float saxpy(float x, float a)                               whose body follows the macro                  */

#define MAPFN_START_BODY(RESULT, FORM, STRIDED, LOOP, EXPORTED, HOST, ORDERED, SERIAL, cost, R, name, EACH, ...) \
    MAPFN_ELEMENT(HOST, R, name, EACH, __VA_ARGS__); \
    MAPFN_GENERATE(name, RESULT, FORM, STRIDED, LOOP, EXPORTED, HOST, ORDERED, SERIAL, cost, R, name, EACH, __VA_ARGS__) \
    MAPFN_ELEMENT(HOST, R, name, EACH, __VA_ARGS__)

/* an existing f is called through a wrapper that is always inlined, whatever f itself is */
#define MAPFN_START_OF(RESULT, FORM, STRIDED, LOOP, EXPORTED, HOST, ORDERED, SERIAL, cost, R, f, EACH, ...) \
    MAPFN_ELEMENT(HOST, R, mapfn_call_##f, EACH, __VA_ARGS__) \
    { \
        MAPFN_RETURN_##RESULT(MAPFN_CALL(f, MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__)))) \
    } \
    MAPFN_GENERATE(mapfn_call_##f, RESULT, FORM, STRIDED, LOOP, EXPORTED, HOST, ORDERED, SERIAL, cost, R, f, EACH, __VA_ARGS__)
/* f may be a macro, which must see its arguments one by one */
#define MAPFN_CALL(f, ...) f(__VA_ARGS__)

#define MAPFN_ELEMENT(HOST, R, name, EACH, ...) MAPFN_ELEMENT_AS_##HOST R name(MAPFN_ELEMENT_LIST(EACH(MAPFN_ELEM_, __VA_ARGS__)))
#define MAPFN_ELEMENT_LIST(...) MAPFN_REST(__VA_ARGS__)
#define MAPFN_ELEMENT_FN_0 MAPFN_FN
#define MAPFN_ELEMENT_FN_1 MAPFN_HOST_FN
#ifdef MAPFN_ELEMENT_FN
# define MAPFN_ELEMENT_AS_0 MAPFN_ELEMENT_FN
# define MAPFN_ELEMENT_AS_1 MAPFN_ELEMENT_FN
#else
# define MAPFN_ELEMENT_AS_0 MAPFN_FN
# define MAPFN_ELEMENT_AS_1 MAPFN_HOST_FN
#endif

#define MAPFN_GENERATE(callee, RESULT, FORM, STRIDED, LOOP, EXPORTED, HOST, ORDERED, SERIAL, cost, R, name, EACH, ...) \
    struct mapfn_args_##name { mapfn_common mapfn_base; EACH(MAPFN_FIELD_, __VA_ARGS__) }; \
    MAPFN_GENERATE_INFO(cost, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_KERNELS_##FORM(MAPFN_LOOP_##LOOP, callee, RESULT, STRIDED, R, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_SEQUENTIAL_##FORM(callee, RESULT, STRIDED, HOST, name, EACH, __VA_ARGS__) \
    MAPFN_ANNOUNCE_##EXPORTED(HOST, MAPFN_SIGNATURE(RESULT, name, _map, EACH, __VA_ARGS__), EACH(MAPFN_FIT_, __VA_ARGS__)) \
    MAPFN_SHELL_SEQUENTIAL(RESULT, EXPORTED, HOST, name, _map, name##_map_is_vectorized, , EACH, __VA_ARGS__) \
    MAPFN_SHELL_SEQUENTIAL(RESULT, EXPORTED, HOST, name, _map_looped, 0, , EACH, __VA_ARGS__) \
    MAPFN_SHELL_VECTORIZED_##SERIAL(RESULT, EXPORTED, HOST, name, EACH, __VA_ARGS__) \
    MAPFN_SHELL_RUNNER(RESULT, EXPORTED, name, _map_opts, mapfn_run, EACH, __VA_ARGS__) \
    MAPFN_BACK_ENDS(MAPFN_BACK_END, callee, RESULT, EXPORTED, HOST, ORDERED, R, name, EACH, __VA_ARGS__)
#define MAPFN_BACK_END(suffix, ...) MAPFN_WHERE_HERE(suffix, MAPFN_SHELL##suffix(__VA_ARGS__))

#define MAPFN_GENERATE_INFO(cost, name, EACH, ...) \
    static inline __attribute__((__unused__)) const mapfn_info *mapfn_info_##name(void) \
    { \
        typedef struct mapfn_args_##name mapfn_self; \
        static const mapfn_param mapfn_params[] = { \
            EACH(MAPFN_INFO_, __VA_ARGS__) {NULL, MAPFN_EACH_ELEMENT, 0, sizeof(mapfn_self), 0, 0} \
        }; \
        enum { mapfn_count = (int)(sizeof mapfn_params / sizeof *mapfn_params) - 1 }; \
        static const mapfn_info mapfn_constant = {#name, mapfn_params, mapfn_count, mapfn_traits_##name, cost}; \
        return &mapfn_constant; \
    }

#define MAPFN_GENERATE_KERNELS_0each(LOOP, callee, RESULT, STRIDED, R, name, EACH, ...) \
    MAPFN_GENERATE_KERNEL(vectorized, LOOP, callee, RESULT, STRIDED, R, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_KERNEL(looped, MAPFN_CAT(LOOP, _LOOPED), callee, RESULT, STRIDED, R, name, EACH, __VA_ARGS__)

/* A kernel, and its chunk function: the form in which runners in plain C know it. */
#define MAPFN_GENERATE_KERNEL(mode, LOOP, callee, RESULT, STRIDED, R, name, EACH, ...) \
    MAPFN_IN_PLACE_CHUNK(mapfn_chunk_##mode##_##name) \
    MAPFN_KERNEL MAPFN_RETURNS_##RESULT mapfn_##mode##_##name(size_t mapfn_n EACH(MAPFN_KERNEL_, __VA_ARGS__), size_t mapfn_offset) \
    { \
        MAPFN_KEEP_OPTIONS \
        MAPFN_FAILED_##RESULT \
        MAPFN_UNIT_##STRIDED(bool mapfn_unit = true; MAPFN_COUNTABLE) \
        MAPFN_READY_##RESULT EACH(MAPFN_READY_, __VA_ARGS__) \
        MAPFN_IN_PLACE_##RESULT(mapfn_chunk_##mode##_##name, LOOP, R, name, EACH, __VA_ARGS__) \
        MAPFN_CONTIGUOUS_##STRIDED( \
            MAPFN_LOOPS_##RESULT(LOOP, R, mapfn_traits_##name, \
                EACH(MAPFN_ENTER_, __VA_ARGS__), callee(MAPFN_REST(~ EACH(MAPFN_AT_, __VA_ARGS__))))) \
        MAPFN_DONE_##RESULT \
    } \
    MAPFN_PLAIN MAPFN_CHUNK_SIGNATURE(mapfn_chunk_##mode##_##name) \
    { \
        struct mapfn_args_##name const *const mapfn_a = (struct mapfn_args_##name const *)mapfn_args; \
        MAPFN_CHUNK_##RESULT( \
            mapfn_##mode##_##name(mapfn_end - mapfn_begin EACH(MAPFN_SHIFT_, __VA_ARGS__), mapfn_a->mapfn_base.offset + mapfn_begin)) \
    }
#define MAPFN_CHUNK_SIGNATURE(chunk) \
    mapfn_failure chunk(const void *mapfn_args, size_t mapfn_begin, size_t mapfn_end, MAPFN_UNUSED size_t mapfn_slot)

/* clang: the vectorized kernel of a map whose input x is exactly its output calls itself, block by block; for few elements its own loop,
 * which then takes one at a time, is faster */
#if defined(__clang__)
# define MAPFN_MEETS(x) if ((const void *)x == mapfn_target) mapfn_meets = true;
# define MAPFN_TARGET(out) MAPFN_UNUSED const void *const mapfn_target = out; MAPFN_UNUSED bool mapfn_meets = false;
# define MAPFN_IN_PLACE_CHUNK(chunk) MAPFN_PLAIN mapfn_chunk chunk;
# define MAPFN_IN_PLACE_0value(chunk, LOOP, R, name, EACH, ...) \
    if (mapfn_meets && mapfn_n >= 128 && MAPFN_CAT(LOOP, _BY_BLOCKS) && MAPFN_TYPE_CLASS(R) == 0 && (mapfn_traits_##name & MAPFN_HAS_WHERE) == 0) { \
        struct mapfn_args_##name const mapfn_a = MAPFN_ARGUMENTS(mapfn_offset, EACH, __VA_ARGS__); \
        mapfn_by_blocks(chunk, mapfn_info_##name(), &mapfn_a, 0, mapfn_n, 4096, mapfn_copy_block); \
        return MAPFN_OK; \
    }
# define MAPFN_LOOP_VECTORIZED_BY_BLOCKS 1
# define MAPFN_LOOP_FORCED_BY_BLOCKS 1
# define MAPFN_LOOP_LOOPED_BY_BLOCKS 0
#else
# define MAPFN_MEETS(x)
# define MAPFN_TARGET(out)
# define MAPFN_IN_PLACE_CHUNK(chunk)
# define MAPFN_IN_PLACE_0value(chunk, LOOP, R, name, EACH, ...)
#endif
#define MAPFN_IN_PLACE_0nothing(chunk, LOOP, R, name, EACH, ...)
#define MAPFN_IN_PLACE_0failure(chunk, LOOP, R, name, EACH, ...)

/* STRIDED: the same loop stands twice, and where all strides are 1 it knows that. */
#define MAPFN_UNIT_0(...)
#define MAPFN_UNIT_1(...) __VA_ARGS__
/* No array has more elements; so gcc knows that the product of an index and a stride grows evenly, and looks for vectors. */
#define MAPFN_COUNTABLE if ((ptrdiff_t)mapfn_n < 0) __builtin_unreachable();
#define MAPFN_CONTIGUOUS_0(...) __VA_ARGS__
#define MAPFN_CONTIGUOUS_1(...) \
    if (mapfn_unit) { \
        enum { mapfn_contiguous = 1 }; \
        __VA_ARGS__ \
    } else { \
        enum { mapfn_contiguous = 0 }; \
        __VA_ARGS__ \
    }

/* the inline checks; they leave `mapfn_q` */
#define MAPFN_QUICK_CHECKS(EACH, ...) \
    mapfn_quick mapfn_q = {{0, 0}, {0, 0}, mapfn_n > SIZE_MAX >> 17, 1, NULL}; \
    MAPFN_UNUSED int mapfn_outputs = 0; \
    EACH(MAPFN_CLAIM_, __VA_ARGS__) \
    EACH(MAPFN_QUICK_, __VA_ARGS__) \
    if (mapfn_q.too_short != NULL) mapfn_q.doubt = 1; \
    MAPFN_REFUSE_SHORT(mapfn_q.too_short != NULL);

#define MAPFN_GENERATE_SEQUENTIAL_0each(callee, RESULT, STRIDED, HOST, name, EACH, ...) \
    MAPFN_ELEMENT_FN_##HOST mapfn_status mapfn_sequential_##name(size_t mapfn_n EACH(MAPFN_KERNEL_, __VA_ARGS__), MAPFN_UNUSED size_t mapfn_small, \
        MAPFN_UNUSED __typeof__(mapfn_looped_##name) *mapfn_kernel, MAPFN_UNUSED mapfn_failure *mapfn_where) \
    { \
        MAPFN_FAILED_##RESULT \
        MAPFN_UNIT_##STRIDED(enum { mapfn_contiguous = 0 };) \
        MAPFN_ON_HOST( \
            MAPFN_QUICK_CHECKS(EACH, __VA_ARGS__) \
            if ((mapfn_traits_##name & MAPFN_HAS_SCRATCH) != 0 || (MAPFN_STREAMS(mapfn_traits_##name) && mapfn_n > 65536)) { \
                struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
                mapfn_chunk *const mapfn_part_of_it = mapfn_kernel == mapfn_looped_##name ? mapfn_chunk_looped_##name : mapfn_chunk_vectorized_##name; \
                mapfn_call mapfn_c; \
                return mapfn_run(mapfn_call_with(&mapfn_c, mapfn_info_##name(), mapfn_part_of_it, &mapfn_a, mapfn_n, mapfn_q.too_short, false, mapfn_where, NULL)); \
            } \
            if (MAPFN_CHECKS && __builtin_expect(mapfn_q.doubt, 0)) { \
                struct mapfn_args_##name const mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
                mapfn_status const mapfn_wrong = mapfn_clarify(mapfn_info_##name(), &mapfn_a, mapfn_n, mapfn_q.too_short); \
                if (mapfn_wrong != MAPFN_OK) MAPFN_REFUSE_##RESULT(mapfn_wrong) \
                mapfn_small = 0; /* so that no compiler sees the loop below read from NULL, and warns of it */ \
            } \
            if (mapfn_n >= mapfn_small || (mapfn_traits_##name & MAPFN_HAS_ROWS) != 0) { \
                MAPFN_FINISH_##RESULT(mapfn_kernel(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), 0), #name) \
            }) \
        MAPFN_FEW_ONLY \
        for (size_t mapfn_i = 0, mapfn_at MAPFN_UNUSED = 0; mapfn_i < mapfn_n; mapfn_i++, mapfn_at++) { \
            EACH(MAPFN_ENTER_, __VA_ARGS__) \
            MAPFN_STORE_##RESULT(callee(MAPFN_REST(~ EACH(MAPFN_AT_, __VA_ARGS__)))) \
        } \
        MAPFN_STATUS_##RESULT(#name) \
    }

/* ---------------------------------------------------------------------------------------- shells ----
 * A shell is one thin public function: it puts its arguments into the struct and calls what does the work. A back end is a shell and a
 * runner in plain C, in a header of its own. */
#define MAPFN_SIGNATURE(RESULT, name, suffix, EACH, ...) \
    mapfn_status name##suffix(size_t mapfn_n EACH(MAPFN_ARRAY_, __VA_ARGS__) MAPFN_FAILURE_##RESULT)
/* `more`: parameters after opts, in parentheses and with a comma before each: (, MPI_Comm comm) */
#define MAPFN_SIGNATURE_OPTS(RESULT, name, suffix, more, EACH, ...) \
    mapfn_status name##suffix(size_t mapfn_n EACH(MAPFN_ARRAY_, __VA_ARGS__) MAPFN_FAILURE_##RESULT, const mapfn_opts *mapfn_o MAPFN_UNPACK more)
#define MAPFN_ARGUMENTS(offset, EACH, ...) {{offset, false} EACH(MAPFN_PASS_, __VA_ARGS__)}
/* a runner's shell collects its arguments in `mapfn_a`, and checks them inline */
#define MAPFN_COLLECT(name, EACH, ...) \
    EACH(MAPFN_LOCAL_, __VA_ARGS__) \
    struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
    MAPFN_UNUSED mapfn_call mapfn_c; \
    MAPFN_QUICK_CHECKS(EACH, __VA_ARGS__)
/* what a runner is called with, after MAPFN_COLLECT */
#define MAPFN_CALL_OF(RESULT, name) \
    mapfn_call_with(&mapfn_c, mapfn_info_##name(), MAPFN_CHOSEN_CHUNK(name), &mapfn_a, mapfn_n, mapfn_q.too_short, \
        !mapfn_q.doubt && (mapfn_traits_##name & MAPFN_HAS_SCRATCH) == 0 MAPFN_FAILURE_PASS_##RESULT, mapfn_o)

/* EXPORTED maps are weak, so that several files may have the definition, and declared first, for -Wmissing-prototypes. */
#define MAPFN_PUBLIC_0(HOST, signature) MAPFN_PUBLIC_FN_##HOST signature
#define MAPFN_PUBLIC_1(HOST, signature) \
    MAPFN_EXTERN_C MAPFN_PUBLIC_PLACE_##HOST __attribute__((__weak__, __visibility__("default"))) signature; \
    MAPFN_EXPORT_DEFINITION MAPFN_PUBLIC_PLACE_##HOST signature
#define MAPFN_PUBLIC_PLACE_0 MAPFN_ANYWHERE
#define MAPFN_PUBLIC_PLACE_1
#define MAPFN_PUBLIC_RUNNER_0(signature) static inline __attribute__((__unused__)) signature
#define MAPFN_PUBLIC_RUNNER_1(signature) MAPFN_PUBLIC_1(1, signature)
#ifdef __cplusplus
# define MAPFN_EXPORT_DEFINITION extern "C"
#else
# define MAPFN_EXPORT_DEFINITION
#endif

/* clang: a declaration before name_map, which refuses arrays known to be too short at the line of the call (its error attribute knows
 * only the line of the definition) */
#if defined(__clang__) && !defined(__CUDACC__)
# define MAPFN_ANNOUNCE_0(HOST, signature, refusals) __extension__ MAPFN_PUBLIC_FN_##HOST signature refusals;
# define MAPFN_FIT(x, count) MAPFN_FIT_AS(#x, x, count)
# define MAPFN_FIT_AS(name, x, count) \
    __attribute__((__diagnose_if__(MAPFN_ROOM(x) != SIZE_MAX && MAPFN_ROOM(x) / sizeof *x < (count), MAPFN_TEXT_E12(name), "error")))
#else
# define MAPFN_ANNOUNCE_0(HOST, signature, refusals)
#endif
#define MAPFN_ANNOUNCE_1(HOST, signature, refusals)

/* name_map(n, out, x, y, a): no options; `vectorized`: with that kernel? `before`: statements that come first */
#define MAPFN_SHELL_SEQUENTIAL(RESULT, EXPORTED, HOST, name, suffix, vectorized, before, EACH, ...) \
    MAPFN_PUBLIC_##EXPORTED(HOST, MAPFN_SIGNATURE(RESULT, name, suffix, EACH, __VA_ARGS__)) \
    { \
        before EACH(MAPFN_LOCAL_, __VA_ARGS__) \
        return mapfn_sequential_##name(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), MAPFN_INLINE_BELOW(vectorized), \
            MAPFN_HOST_ONLY(vectorized ? mapfn_vectorized_##name : mapfn_looped_##name) MAPFN_FAILURE_PASS_##RESULT); \
    }
#define MAPFN_CHOSEN_KERNEL(name) (name##_map_is_vectorized ? mapfn_vectorized_##name : mapfn_looped_##name)
#define MAPFN_CHOSEN_CHUNK(name) (name##_map_is_vectorized ? mapfn_chunk_vectorized_##name : mapfn_chunk_looped_##name)

/* name_map_vectorized; SERIAL maps have none */
#define MAPFN_SHELL_VECTORIZED_0(RESULT, EXPORTED, HOST, name, EACH, ...) \
    MAPFN_SHELL_SEQUENTIAL(RESULT, EXPORTED, HOST, name, _map_vectorized, MAPFN_MAY_VECTORIZE(mapfn_traits_##name), \
        MAPFN_REFUSE_TYPES_##EXPORTED(name), EACH, __VA_ARGS__)
#define MAPFN_REFUSE_TYPES_0(name) if (!MAPFN_MAY_VECTORIZE(mapfn_traits_##name)) MAPFN_REFUSE_TYPES();
#define MAPFN_REFUSE_TYPES_1(name) \
    if (!MAPFN_MAY_VECTORIZE(mapfn_traits_##name)) return mapfn_fail(MAPFN_BAD_OPTION, #name, "its types cannot be vectorized", NULL, 0, 0);
#define MAPFN_SHELL_VECTORIZED_1(RESULT, EXPORTED, HOST, name, EACH, ...) \
    MAPFN_REFUSED(name##_map_vectorized, "MAPFN_E06 " #name ": looped, ordered or scratch rules out _map_vectorized: call " #name "_map; see docs/errors.md#e06")
/* a function that takes any arguments and may not be called */
#define MAPFN_REFUSED(function, message) MAPFN_ERROR(message) mapfn_status function(size_t, ...);

/* name_map…(…, opts): a runner in plain C over the chosen kernel */
#define MAPFN_SHELL_RUNNER(RESULT, EXPORTED, name, suffix, runner, EACH, ...) \
    MAPFN_PUBLIC_RUNNER_##EXPORTED(MAPFN_SIGNATURE_OPTS(RESULT, name, suffix, (), EACH, __VA_ARGS__)) \
    { \
        MAPFN_COLLECT(name, EACH, __VA_ARGS__) \
        return runner(MAPFN_CALL_OF(RESULT, name)); \
    }

/* In device code a map is a plain loop: no kernel to call, no checks. */
#ifdef __CUDA_ARCH__
# define MAPFN_ON_HOST(...)
# define MAPFN_HOST_ONLY(...) NULL
# define MAPFN_FAIL_ELEMENT(name, failure) MAPFN_ELEMENT_FAILED
# define MAPFN_INLINE_BELOW(vectorized) SIZE_MAX
#else
# define MAPFN_ON_HOST(...) __VA_ARGS__
# define MAPFN_HOST_ONLY(...) __VA_ARGS__
# define MAPFN_FAIL_ELEMENT(name, failure) mapfn_fail_element(name, failure)
/* a looped map's few elements must not be vectorized by the caller's own flags */
# define MAPFN_INLINE_BELOW(vectorized) ((size_t)((vectorized) || MAPFN_SMALL < 4 ? MAPFN_SMALL : 4))
#endif
#define MAPFN_PUBLIC_FN_0 MAPFN_PUBLIC_FN
#define MAPFN_PUBLIC_FN_1 static inline __attribute__((__unused__))
#ifdef __CUDACC__
# define MAPFN_PUBLIC_FN static inline __host__ __device__ __attribute__((__unused__))
#else
# define MAPFN_PUBLIC_FN static inline __attribute__((__unused__))
#endif

/* -------------------------------------------------------------------------------------- families ---- */

/* MAPFN_TYPES(M, a): M(a, member's suffix, type) for each type of a set */
#define MAPFN_REAL_TYPES(MACRO, family) MACRO(family, float, float) MACRO(family, double, double)
#define MAPFN_SIGNED_TYPES(MACRO, family) MACRO(family, schar, signed char) MACRO(family, short, short) MACRO(family, int, int) MACRO(family, long, long) MACRO(family, llong, long long)
#define MAPFN_UNSIGNED_TYPES(MACRO, family) MACRO(family, uchar, unsigned char) MACRO(family, ushort, unsigned short) MACRO(family, uint, unsigned int) MACRO(family, ulong, unsigned long) MACRO(family, ullong, unsigned long long)

#define MAPFN_SET_REAL ~, MAPFN_FAMILY_REAL
#define MAPFN_SET_SIGNED ~, MAPFN_FAMILY_SIGNED
#define MAPFN_SET_UNSIGNED ~, MAPFN_FAMILY_UNSIGNED
#define MAPFN_SET_INTEGER ~, MAPFN_FAMILY_INTEGER
#define MAPFN_SET_NUMBER ~, MAPFN_FAMILY_NUMBER
#define MAPFN_FAMILY_UNKNOWN(family, DEFINE, message, SET) MAPFN_REPORT_SET(MAPFN_SEE_10, family, SET) MAPFN_FAMILY_NUMBER(family, DEFINE, message, )
#define MAPFN_REPORT_SET(anchor, family, SET) MAPFN_SAY(MAPFN_E10 family: SET is no set of types, these are: REAL SIGNED UNSIGNED INTEGER NUMBER; see anchor)
#define MAPFN_FAMILY_REAL(family, DEFINE, message, SET) MAPFN_IN_REAL(family, DEFINE) MAPFN_OUT_OF_SIGNED(family, message) MAPFN_OUT_OF_UNSIGNED(family, message) MAPFN_OUT_OF_ALL(family, message)
#define MAPFN_FAMILY_SIGNED(family, DEFINE, message, SET) MAPFN_OUT_OF_REAL(family, message) MAPFN_IN_SIGNED(family, DEFINE) MAPFN_OUT_OF_UNSIGNED(family, message) MAPFN_OUT_OF_ALL(family, message)
#define MAPFN_FAMILY_UNSIGNED(family, DEFINE, message, SET) MAPFN_OUT_OF_REAL(family, message) MAPFN_OUT_OF_SIGNED(family, message) MAPFN_IN_UNSIGNED(family, DEFINE) MAPFN_OUT_OF_ALL(family, message)
#define MAPFN_FAMILY_INTEGER(family, DEFINE, message, SET) MAPFN_OUT_OF_REAL(family, message) MAPFN_IN_SIGNED(family, DEFINE) MAPFN_IN_UNSIGNED(family, DEFINE) MAPFN_OUT_OF_ALL(family, message)
#define MAPFN_FAMILY_NUMBER(family, DEFINE, message, SET) MAPFN_IN_REAL(family, DEFINE) MAPFN_IN_SIGNED(family, DEFINE) MAPFN_IN_UNSIGNED(family, DEFINE) MAPFN_OUT_OF_ALL(family, message)
#define MAPFN_IN_REAL(family, DEFINE) DEFINE(float, family##_float) DEFINE(double, family##_double) MAPFN_REAL_TYPES(MAPFN_ENTER_MEMBER, family)
#define MAPFN_IN_SIGNED(family, DEFINE) DEFINE(signed char, family##_schar) DEFINE(short, family##_short) DEFINE(int, family##_int) DEFINE(long, family##_long) DEFINE(long long, family##_llong) \
    MAPFN_SIGNED_TYPES(MAPFN_ENTER_MEMBER, family)
#define MAPFN_IN_UNSIGNED(family, DEFINE) DEFINE(unsigned char, family##_uchar) DEFINE(unsigned short, family##_ushort) DEFINE(unsigned int, family##_uint) DEFINE(unsigned long, family##_ulong) \
    DEFINE(unsigned long long, family##_ullong) MAPFN_UNSIGNED_TYPES(MAPFN_ENTER_MEMBER, family)

#ifdef __cplusplus
/* C++: `mapfn_select_axpy(float *)` returns a type whose constants are the member's maps; only its type is used. */
# define MAPFN_ENTER_MEMBER(family, suffix, T) \
    struct mapfn_member_##family##_##suffix { \
        MAPFN_MEMBER_MAP(_map, family##_##suffix) MAPFN_MEMBER_MAP(_map_vectorized, family##_##suffix) \
        MAPFN_MEMBER_MAP(_map_looped, family##_##suffix) MAPFN_MEMBER_MAP(_map_opts, family##_##suffix) \
        MAPFN_BACK_ENDS(MAPFN_MEMBER_BACK_END, family##_##suffix) \
    }; \
    extern "C++" mapfn_member_##family##_##suffix mapfn_select_##family(T *); /* overloads, also within extern "C" { */ \
    extern "C++" mapfn_member_##family##_##suffix mapfn_select_##family(T const *);
# define MAPFN_MEMBER_MAP(suffix, member) static constexpr decltype(&member##suffix) suffix = &member##suffix;
# define MAPFN_MEMBER_BACK_END(suffix, member) MAPFN_WHERE_HERE(suffix, MAPFN_MEMBER_MAP(suffix, member))
# define MAPFN_OUT_OF_REAL(family, message)
# define MAPFN_OUT_OF_SIGNED(family, message)
# define MAPFN_OUT_OF_UNSIGNED(family, message)
# define MAPFN_OUT_OF_ALL(family, message) \
    extern "C++" template <class T> struct mapfn_member_##family { \
        static_assert(sizeof(T) == 0 ? true : false, message); \
        static mapfn_status _map(...), _map_vectorized(...), _map_looped(...), _map_opts(...); \
        MAPFN_BACK_ENDS(MAPFN_MEMBER_REFUSED, ~) \
    }; \
    extern "C++" template <class T> mapfn_member_##family<T> mapfn_select_##family(T);
# define MAPFN_MEMBER_REFUSED(suffix, nothing) static mapfn_status suffix(...);
# define MAPFN_MEMBER(family, suffix, first) decltype(mapfn_select_##family(first))::suffix
#else
/* C: `_Generic` names a function for every type, so the types outside the set get ones that may not be called. */
# define MAPFN_ENTER_MEMBER(family, suffix, T)
# define MAPFN_OUT_OF_REAL(family, message) MAPFN_NO_MEMBER(family##_float, message) MAPFN_NO_MEMBER(family##_double, message)
# define MAPFN_OUT_OF_SIGNED(family, message) MAPFN_NO_MEMBER(family##_schar, message) MAPFN_NO_MEMBER(family##_short, message) MAPFN_NO_MEMBER(family##_int, message) MAPFN_NO_MEMBER(family##_long, message) MAPFN_NO_MEMBER(family##_llong, message)
# define MAPFN_OUT_OF_UNSIGNED(family, message) MAPFN_NO_MEMBER(family##_uchar, message) MAPFN_NO_MEMBER(family##_ushort, message) MAPFN_NO_MEMBER(family##_uint, message) MAPFN_NO_MEMBER(family##_ulong, message) MAPFN_NO_MEMBER(family##_ullong, message)
/* types of no set, by names that an error shows and no user's own `f_char` has */
# define MAPFN_OUT_OF_ALL(family, message) MAPFN_NO_MEMBER(family##_of_char, message) MAPFN_NO_MEMBER(family##_of_bool, message) MAPFN_NO_MEMBER(family##_of_long_double, message) MAPFN_NO_MEMBER(family##_other, message)
# define MAPFN_NO_MEMBER(member, message) \
    MAPFN_REFUSED(member##_map, message) MAPFN_REFUSED(member##_map_vectorized, message) \
    MAPFN_REFUSED(member##_map_looped, message) MAPFN_REFUSED(member##_map_opts, message) \
    MAPFN_BACK_ENDS(MAPFN_NO_BACK_END, member, message)
# define MAPFN_NO_BACK_END(suffix, member, message) MAPFN_WHERE_HERE(suffix, MAPFN_REFUSED(member##suffix, message))
# define MAPFN_MEMBER(family, suffix, first) _Generic((first), \
    float *: family##_float##suffix, float const *: family##_float##suffix, double *: family##_double##suffix, double const *: family##_double##suffix, \
    signed char *: family##_schar##suffix, signed char const *: family##_schar##suffix, unsigned char *: family##_uchar##suffix, unsigned char const *: family##_uchar##suffix, \
    short *: family##_short##suffix, short const *: family##_short##suffix, unsigned short *: family##_ushort##suffix, unsigned short const *: family##_ushort##suffix, \
    int *: family##_int##suffix, int const *: family##_int##suffix, unsigned int *: family##_uint##suffix, unsigned int const *: family##_uint##suffix, \
    long *: family##_long##suffix, long const *: family##_long##suffix, unsigned long *: family##_ulong##suffix, unsigned long const *: family##_ulong##suffix, \
    long long *: family##_llong##suffix, long long const *: family##_llong##suffix, unsigned long long *: family##_ullong##suffix, unsigned long long const *: family##_ullong##suffix, \
    char *: family##_of_char##suffix, char const *: family##_of_char##suffix, _Bool *: family##_of_bool##suffix, _Bool const *: family##_of_bool##suffix, \
    long double *: family##_of_long_double##suffix, long double const *: family##_of_long_double##suffix, \
    default: family##_other##suffix)
#endif

#endif /* a compiler we know */
#endif /* MAPFN_H */
