/* mapfn.h 0.3.0: one plain inline function on one element becomes fast map loops, typed and checked at compile time.
 * printed from src/ by make headers; edit there.
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
 *     gcc -O2 saxpy.c          or clang, g++, clang++, nvcc; loops are vectorized without any flag
 *
 * Headers beside this one, each optional and each including this one. All are of one version, and stand before the
 * definitions:
 *     mapfn_omp.h    OpenMP maps, `saxpy_map_omp`          mapfn_math.h   mathematics that vectorizes inside a map
 *     mapfn_cuda.h   CUDA maps, `saxpy_map_cuda`           mapfn_mpi.h    maps over several machines, `saxpy_map_mpi`
 *
 * What a definition makes:
 *     float        saxpy(float x, float y, float a)                                       the function itself
 *     mapfn_status saxpy_map(size_t n, float *out, const float *x, const float *y, float a)   vectorized or looped
 *     mapfn_status saxpy_map_vectorized(…), saxpy_map_looped(…)                           the two it chooses from
 *     mapfn_status saxpy_map_opts(…, const mapfn_opts *opts)                              progress, cancel, resume
 *     enum {       saxpy_map_is_vectorized }                                              what was chosen
 *
 * Parameters (1 to 16), T any type that can be copied:
 *     in(T, x)                                       element i: T x
 *     out(T, y)                                      a further output: T *y
 *     inout(T, z)                                    in place: T *z
 *     uniform(T, a)                                  the same for all: T a
 *     index(i)                                       the index: size_t i; no argument
 *     index(T, i)                                    the same as an integer T i
 *     in_row(T, x, D)  out_row  inout_row            D values per element: T *x; D may name a uniform
 *     in_strided(T, x)  out_strided  inout_strided   a step: also ptrdiff_t x_stride; 0 broadcasts an input
 *     in_ragged(T, x)  out_ragged  inout_ragged      rows of any length: T *x, size_t x_len; also size_t *x_splits,
 *                                                    n + 1 of them
 *     table(T, t, LEN)                               one array for all: const T *t; LEN may name a uniform
 *     where(T, m)                                    skips elements with m[i] == 0
 *     scratch(T, s, LEN)                             work space: T *s; pass NULL and the map allocates
 *     rng(r)                                         a stream per element: mapfn_rng *r; pass uint64_t r_seed
 *     sum(T, s)  reduce(T, s, op, zero)              adds up what elements write to *s, or joins it by op: T *s
 *     sum_row(T, s, D)                               D sums at once: T *s, add to them
 *     tally(T, h, LEN)                               a histogram: T *h, size_t *h_at
 *     kept(T, y)                                     kept elements alone: T *y; also size_t *count
 *     first(at)                                      the lowest index that is true: size_t *at
 *     state(T, s, INIT)  out_state(T, y, INIT)  repeat(N)
 *                                                    one step, called while it returns true, or MAPFN_AGAIN (fallible),
 *                                                    at most N times: T *s lives on
 * Modifiers:
 *     vectorized  must be vectorized, else a compile error
 *     looped      one element at a time
 *     ordered     index order matters; never parallel
 *     fallible    R = int: 0 or an error code; pass mapfn_failure *
 *     exported    external C linkage, for shared libraries
 *     host        no CUDA maps
 *     streaming   large results bypass the caches
 *     cost(ns)    what an element costs, for OpenMP
 *     team        on a card 32 threads share an element
 *
 * The order of this file: configuration, public types and functions, public macros; then, behind a banner, platform,
 * plain C, lists, one block per parameter kind, one per modifier, the generator, shells, families.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MAPFN_H
#define MAPFN_H

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

/* ======== src/mapfn.h goes on */
/* ------------------------------------------------------------ is this a compiler we know? ---- */
/* An #include that fails ends the compilation. After #error, errors about all that is not defined would follow. */

#if !defined(__GNUC__) && !defined(__clang__)
# include "mapfn.h (MAPFN_E16): needs gcc 9, clang 11 or a later one (for nvcc: as its host compiler); on Windows clang-cl, MinGW or WSL"
#elif defined(__cplusplus) && __cplusplus < 201103L
# include "mapfn.h (MAPFN_E16): needs C++11: compile with -std=c++11 or later"
#elif !defined(__cplusplus) && (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L)
# include "mapfn.h (MAPFN_E16): needs C99: compile with -std=c99 or later"
#else

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if !defined(TIME_UTC) && !defined(CLOCK_MONOTONIC) && !defined(_WIN32)
# include <sys/time.h>
#endif
#if MAPFN_NO_MATH_ERRNO
# ifdef __cplusplus
#  include <cmath>
# endif
# include <math.h>
#endif

/* An error in a macro of a system header is printed at your line alone, without every macro on the way to it. With gcc
 * this is 3 lines instead of 80. */
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

/* ======== src/compiler/public.h: what public functions are qualified by, before they are declared.
 * Uses the configuration. Used by public/. */

/* -------------------------------------------- platform: what the public functions are qualified by ---- */

/* MAPFN_FN float square(float x) { … } is a helper that element functions call, always inlined, on host and card.
 * Attributes stand in their reserved spelling, as `unused` or `noinline` may be a macro of yours. In CUDA
 * `__noinline__` is one. */
#ifdef __CUDACC__
# define MAPFN_ANYWHERE __host__ __device__
# define MAPFN_NOINLINE noinline
# define MAPFN_FN static __forceinline__ __host__ __device__ __attribute__((__unused__))
#else
# define MAPFN_ANYWHERE
# define MAPFN_NOINLINE __noinline__
# define MAPFN_FN static inline __attribute__((__always_inline__, __unused__))
#endif
#define MAPFN_HOST_FN static inline __attribute__((__always_inline__, __unused__))
#define MAPFN_UNUSED __attribute__((__unused__))
/* MAPFN_PLAIN: ordinary C, which a debugger enters. What a file does not call leaves nothing in its object. Without an
 * optimizer gcc compiles every static function that is not `inline`, which would take 0.2 s a file. */
#if defined(__OPTIMIZE__) || defined(__CUDACC__)
# define MAPFN_PLAIN static __attribute__((MAPFN_NOINLINE, __unused__))
#else
# define MAPFN_PLAIN static inline __attribute__((__unused__))
#endif

#if defined(__FMA__) || defined(__ARM_FEATURE_FMA) || defined(__aarch64__) || defined(__FP_FAST_FMA) \
    || defined(__CUDA_ARCH__)
# define MAPFN_FUSED 1
#else
# define MAPFN_FUSED 0
#endif

/* gcc 12 makes one fused instruction of products that are added and subtracted by turns, as in a complex product,
 * whatever -ffp-contract says. gcc 13.3, 14.2, 15.3 and 16 obey the option; their earlier releases were not at hand. */
#if defined(__clang__) || !(defined(__x86_64__) || defined(__i386__))
# define MAPFN_OBEYS_CONTRACT 1
#else
# define MAPFN_OBEYS_CONTRACT \
    (__GNUC__ < 12 || __GNUC__ * 100 + __GNUC_MINOR__ >= 1503 \
        || (__GNUC__ == 13 && __GNUC_MINOR__ >= 3) || (__GNUC__ == 14 && __GNUC_MINOR__ >= 2))
#endif
/* May values differ by variant here? They may with -ffast-math and its parts, and where gcc fuses products. */
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) \
    || defined(__NO_SIGNED_ZEROS__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) \
    || (MAPFN_FUSED && !MAPFN_SAME_BITS && !defined(__clang__) \
        && (!defined(__STRICT_ANSI__) || defined(__cplusplus) || !MAPFN_OBEYS_CONTRACT))
# define MAPFN_CHANGES_BITS 1
#else
# define MAPFN_CHANGES_BITS 0
#endif

#if MAPFN_SAME_BITS && defined(__clang__)
_Pragma("STDC FP_CONTRACT OFF")
#endif

/* ======== src/mapfn.h goes on */
#if MAPFN_VERIFY && MAPFN_CHANGES_BITS
# error "mapfn.h (MAPFN_E46): MAPFN_VERIFY compares bits, and here they may differ by variant: compile without -ffast-math, and with -DMAPFN_SAME_BITS=1 where products may be fused; see docs/errors.md#e46"
#endif

/* ======== src/public/types.h: types and functions that users know.
 * Uses compiler/public.h. Used by all. */

/* --------------------------------------------------------------- public types and functions ---- */

typedef enum mapfn_status {
    MAPFN_OK,
    MAPFN_NULL_POINTER,    /* an array is NULL                                                    */
    MAPFN_OVERLAP,         /* an output overlaps another array, and is not exactly that one       */
    MAPFN_TOO_LARGE,       /* n elements are more bytes, or indices, than a size_t can count      */
    MAPFN_BAD_OPTION,      /* an option that this map cannot honour                               */
    MAPFN_TOO_SHORT,       /* an array is shorter than n elements                                 */
    MAPFN_BAD_SPLITS,      /* the splits of a ragged array decrease                               */
    MAPFN_CANCELLED,       /* the progress function returned false                                */
    MAPFN_ELEMENT_FAILED,  /* an element of a `fallible` map returned a code other than 0         */
    MAPFN_NO_MEMORY,
    MAPFN_NO_DEVICE,
    MAPFN_CUDA_ERROR,
    MAPFN_MPI_ERROR,
    MAPFN_OUT_OF_RANGE,    /* an element added to a place that its table does not have             */
    MAPFN_NOT_SAME         /* MAPFN_VERIFY: the looped variant had other values                     */
} mapfn_status;

/* the lowest failing element of a `fallible` map and its code; {SIZE_MAX, 0}: none failed */
typedef struct mapfn_failure {
    size_t index;
    int code;
} mapfn_failure;

/* A step of a `fallible` map returns this to be called once more. An element not done after N steps fails with it. */
#define MAPFN_AGAIN (-2147483647 - 1)

/* called now and then with a rising `done` of `total` elements; false cancels the map */
typedef bool mapfn_progress_fn(size_t done, size_t total, void *arg);

#if defined(__cplusplus) && __cplusplus >= 202002L
# define MAPFN_DEFAULT = {} /* designated initialisers then need not name every field */
#else
# define MAPFN_DEFAULT
#endif
/* all zero, or a NULL pointer, is the default everywhere */
typedef struct mapfn_opts {
    int parallel_iterations MAPFN_DEFAULT;     /* in flight at once: 0 the library chooses, 1 sequential, at most n */
    size_t grain MAPFN_DEFAULT;                /* elements that an iteration takes at a time; 0 the library's choice */
    mapfn_progress_fn *progress MAPFN_DEFAULT; /* see above; `mapfn_progress_bar` is one */
    void *progress_arg MAPFN_DEFAULT;
    size_t *completed MAPFN_DEFAULT;           /* out: [0, *completed) are done, also after a cancel or an error */
    size_t begin MAPFN_DEFAULT;                /* compute [begin, n) only: resume with an earlier call's *completed */
    uint64_t index_offset MAPFN_DEFAULT;       /* added to index(i), rng's index, failure.index: a part of an array */
    void *stream MAPFN_DEFAULT;                /* CUDA: a cudaStream_t */
    int device MAPFN_DEFAULT;                  /* CUDA: 0 the current one, k device k - 1; host arrays: -1 all */
    size_t device_bytes MAPFN_DEFAULT;         /* CUDA, host arrays: most device memory; 0 the library's choice */
    void *work MAPFN_DEFAULT;                  /* CUDA device maps with sums: device memory for partial sums … */
    size_t work_bytes MAPFN_DEFAULT;           /* … and its size, at least name_map_cuda_work */
} mapfn_opts;
#define MAPFN_NO_OPTS {0, 0, NULL, NULL, NULL, 0, 0, NULL, 0, 0, NULL, 0}

/* a random stream: Philox4x32-10 keyed by the seed, counting blocks of four words for one element */
typedef struct mapfn_rng {
    uint64_t seed, index, block;
    uint32_t word[4];
    unsigned drawn; /* words of the block drawn already */
} mapfn_rng;

/* A status in a sentence, with what to do about it. */
MAPFN_PLAIN const char *mapfn_status_text(mapfn_status status);
/* What exactly was wrong in this thread's last failed call: parameter, element, overlap. Valid until its next call. */
MAPFN_PLAIN const char *mapfn_explain(void);
/* MAPFN_REQUIRE(saxpy_map(n, out, x, y, 2)) is for programs that do not handle errors: unless the call returns
 * MAPFN_OK, it prints `file:line: ` and mapfn_explain()'s text on stderr and aborts. It is an expression of type void,
 * also under NDEBUG. */
#define MAPFN_REQUIRE(...) mapfn_require((__VA_ARGS__), __FILE__, __LINE__)
MAPFN_PLAIN void mapfn_require(mapfn_status status, const char *file, int line);
/* A progress function: on a terminal it draws a bar with rate and time left on stderr. Elsewhere it prints a line every
 * ten percent, if the environment variable MAPFN_PROGRESS is `lines`. */
MAPFN_PLAIN bool mapfn_progress_bar(size_t done, size_t total, void *no_arg);

/* The stream that a map gives to an element, for those who call the element function themselves. */
MAPFN_FN mapfn_rng mapfn_rng_at(uint64_t seed, uint64_t index);
/* Random numbers from an element's stream: 32 or 64 bits, [0, 1), and [0, bound) without bias. A bound of 0 gives 0 and
 * draws nothing. */
MAPFN_FN uint32_t mapfn_rng_u32(mapfn_rng *r);
MAPFN_FN uint64_t mapfn_rng_u64(mapfn_rng *r);
MAPFN_FN float mapfn_rng_float(mapfn_rng *r);
MAPFN_FN double mapfn_rng_double(mapfn_rng *r);
MAPFN_FN uint32_t mapfn_rng_below(mapfn_rng *r, uint32_t bound);

/* Random numbers without a stream: the draw `k` of element `index`. It depends on these three alone, and is vectorized
 * in steps and in other bodies. A k serves one call: draws with the same k are not independent. */
MAPFN_FN uint32_t mapfn_draw_u32(uint64_t seed, uint64_t index, uint32_t k);
MAPFN_FN uint64_t mapfn_draw_u64(uint64_t seed, uint64_t index, uint32_t k);
MAPFN_FN float mapfn_draw_float(uint64_t seed, uint64_t index, uint32_t k);
MAPFN_FN double mapfn_draw_double(uint64_t seed, uint64_t index, uint32_t k);
/* two numbers in [0, 1) for the price of one */
MAPFN_FN void mapfn_draw_floats(uint64_t seed, uint64_t index, uint32_t k, float *first, float *second);

/* mapfn_muladd(a, b, c) is a * b + c, fused where the target can, and alike in every variant. */
MAPFN_FN float mapfn_muladd_float(float a, float b, float c)
{
    return MAPFN_FUSED ? __builtin_fmaf(a, b, c) : a * b + c;
}
MAPFN_FN double mapfn_muladd_double(double a, double b, double c)
{
    return MAPFN_FUSED ? __builtin_fma(a, b, c) : a * b + c;
}
#ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_muladd_type { typedef double type; };
template <> struct mapfn_muladd_type<float> { typedef float type; };
MAPFN_FN float mapfn_muladd_as(float a, float b, float c) { return mapfn_muladd_float(a, b, c); }
MAPFN_FN double mapfn_muladd_as(double a, double b, double c) { return mapfn_muladd_double(a, b, c); }
template <class A, class B, class C> MAPFN_FN typename mapfn_muladd_type<decltype(A() * B() + C())>::type
    mapfn_muladd(A a, B b, C c)
{
    typedef typename mapfn_muladd_type<decltype(A() * B() + C())>::type T;
    return mapfn_muladd_as(static_cast<T>(a), static_cast<T>(b), static_cast<T>(c));
}
}
#else
# define mapfn_muladd(a, b, c) \
    _Generic((a) * (b) + (c), float: mapfn_muladd_float, default: mapfn_muladd_double)(a, b, c)
#endif

/* mapfn_type_is_vectorizable(T) is an integer constant expression: 1 where a map over T is vectorized by default, 0 for
 * a type that no vector unit handles. */
#define mapfn_type_is_vectorizable(T) (MAPFN_TYPE_CLASS(T) != MAPFN_HAS_OTHER_TYPE)

/* ======== src/public/macros.h: the macros that users write: MAPFN and its kin.
 * Uses nothing; they expand to what stands far below. Used by users. */

/* ------------------------------------------------------------------------------ public macros ---- */

/* MAPFN(R, name, parameters and modifiers…) { body }: defines an element function and its maps. */
#define MAPFN(R, name, ...) MAPFN_DEFINE(MAPFN_CHECKED(MAPFN_START_BODY, R, name, __VA_ARGS__))

/* MAPFN_OF(R, f, parameters and modifiers…);: gives the existing function, or function-like macro, f its maps. */
#define MAPFN_OF(R, f, ...) \
    MAPFN_PLAIN_NAME(#f) MAPFN_DEFINE(MAPFN_CHECKED(MAPFN_START_OF, R, f, __VA_ARGS__)) MAPFN_ASSERT(1, "")

/* MAPFN_FAMILY(family, SET, DEFINE): DEFINE(float, family_float) DEFINE(double, family_double) …, one member for each
 * type of SET, and `mapfn(family, …)`. SET: REAL, SIGNED, UNSIGNED, INTEGER, NUMBER. */
#define MAPFN_FAMILY(family, SET, DEFINE) \
    MAPFN_SECOND(MAPFN_SET_##SET, MAPFN_FAMILY_UNKNOWN)(family, DEFINE, \
        "MAPFN_E10 " #family ": no member for this type, the set " #SET " has none; see docs/errors.md#e10", SET)

/* mapfn(family, n, out, …): the member whose T the argument after n is an array of */
#define mapfn(family, n, ...)            MAPFN_MEMBER(family, _map, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)
#define mapfn_vectorized(family, n, ...) MAPFN_MEMBER(family, _map_vectorized, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)
#define mapfn_looped(family, n, ...)     MAPFN_MEMBER(family, _map_looped, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)
#define mapfn_with_opts(family, n, ...)  MAPFN_MEMBER(family, _map_opts, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)

/* MAPFN_OPTS(.grain = 64, .progress = mapfn_progress_bar): a pointer to options, for one call, in C and C++20 */
#ifdef __cplusplus
# define MAPFN_OPTS(...) mapfn_opts_address(mapfn_opts{__VA_ARGS__})
static inline __attribute__((__unused__)) const mapfn_opts *mapfn_opts_address(const mapfn_opts &opts) { return &opts; }
#else
# define MAPFN_OPTS(...) (&(const mapfn_opts){__VA_ARGS__})
#endif

/* ======== src/mapfn.h goes on */
/* ==============================================================================================
 *                                            INTERNAL
 * Below: plain C that runs and checks any map, list macros, one block per parameter kind, the generator. docs/design.md
 * walks one definition through all of it. Names here may change with any version.
 * ============================================================================================== */

/* ======== src/compiler/features.h: what this compiler can do for this target. Only compiler/ asks which compiler
 * it is.
 * Uses the configuration. Used by all below. */

/* ------------------------------------------------ platform: all other compiler tests stand here ---- */

/* MAPFN_IS_DEFINED(__AVX__) is 1 where the compiler defines its macro, as nothing or as 1, else 0. */
#define MAPFN_IS_DEFINED(macro) MAPFN_IS_DEFINED_AS(macro)
#define MAPFN_IS_DEFINED_AS(value) MAPFN_IS_DEFINED_BY(MAPFN_DEFINED_##value, 0, ~)
#define MAPFN_IS_DEFINED_BY(...) MAPFN_IS_DEFINED_IF(__VA_ARGS__)
#define MAPFN_IS_DEFINED_IF(probe, answer, ...) answer
#define MAPFN_DEFINED_ ~, 1
#define MAPFN_DEFINED_1 ~, 1

/* Each of these macros is 0 or 1. All that stands below asks them, and never which compiler this is.
 * MAPFN_DEVICE_CODE        this is the code for a card
 * MAPFN_FOR_CARD           this file is compiled for a card too: CUDA
 * MAPFN_VECTOR_TYPES       types of vectors may be used: nvcc's front end has none
 * MAPFN_ERRORS_BY_VALUE    clang: a declaration can refuse calls by the values of their arguments, by diagnose_if
 * MAPFN_REPEATS_TYPES      gcc in C: an unknown type is reported at every place where it stands
 * MAPFN_STREAM_STORES      MAPFN_STORE_STREAMED exists, and goes past the caches: SSE2
 * MAPFN_COMPARES_WORDS     vectors of 64-bit integers can be compared, which SSE2 alone cannot do
 * MAPFN_COMPARES_ARRAYS    clang: a loop compares the arrays when it begins, and computes elements one by one where two
 *                          of them meet
 * MAPFN_INT128             the type __int128 exists
 * MAPFN_CLEARS_PADDING     __builtin_clear_padding exists
 * MAPFN_KNOWS_PADDING(T)   C++: whether a struct has no padding is known, and it has none
 * MAPFN_EXCEPTIONS         an exception may pass through plain C
 * MAPFN_WINDOWS */
#ifdef __CUDA_ARCH__
# define MAPFN_DEVICE_CODE 1
#else
# define MAPFN_DEVICE_CODE 0
#endif
#define MAPFN_FOR_CARD MAPFN_IS_DEFINED(__CUDACC__)
#define MAPFN_VECTOR_TYPES (!MAPFN_FOR_CARD)
#define MAPFN_ERRORS_BY_VALUE (MAPFN_IS_DEFINED(__clang__) && !MAPFN_FOR_CARD)
#define MAPFN_COMPARES_WORDS (!MAPFN_IS_DEFINED(__SSE2__) || MAPFN_IS_DEFINED(__SSE4_2__))
#if defined(__clang__) && !defined(__CUDACC__) && defined(__OPTIMIZE__) /* asked by each map, and so a plain number */
# define MAPFN_COMPARES_ARRAYS 1
#else
# define MAPFN_COMPARES_ARRAYS 0
#endif
#ifdef __SIZEOF_INT128__
# define MAPFN_INT128 1
#else
# define MAPFN_INT128 0
#endif
#ifdef __has_builtin
# if __has_builtin(__builtin_clear_padding)
#  define MAPFN_CLEARS_PADDING 1
# endif
#endif
#ifndef MAPFN_CLEARS_PADDING
# define MAPFN_CLEARS_PADDING 0
#endif
#if defined(__clang__) && defined(__cplusplus) && __cplusplus >= 201703L
# define MAPFN_KNOWS_PADDING(T) __has_unique_object_representations(T)
#else
# define MAPFN_KNOWS_PADDING(T) false
#endif
#define MAPFN_EXCEPTIONS MAPFN_IS_DEFINED(__EXCEPTIONS)
#define MAPFN_WINDOWS MAPFN_IS_DEFINED(_WIN32)

/* MAPFN_MEMCPY and MAPFN_MEMSET are the compiler's own, for kernels and what they inline. What -D_FORTIFY_SOURCE makes
 * of the library's, clang resolves only after it has looked for vectors. */
#if MAPFN_FOR_CARD
# define MAPFN_MEMCPY memcpy
# define MAPFN_MEMSET memset
#else
# define MAPFN_MEMCPY __builtin_memcpy
# define MAPFN_MEMSET __builtin_memset
#endif

/* The bytes of this target's widest vectors. */
#if defined(__AVX512F__)
# define MAPFN_VECTOR_BYTES 64
#elif defined(__AVX__)
# define MAPFN_VECTOR_BYTES 32
#else
# define MAPFN_VECTOR_BYTES 16
#endif
/* The bytes that vectorized loops surely store at once. For some processors with AVX-512, as Skylake, compilers prefer
 * vectors of 32 bytes in loops. gcc still loads 64 bytes at once where a vector of 64 is asked for, and such a load
 * waits for the narrower stores before it; clang then loads 32 as well. */
#if defined(__AVX512F__) && !defined(__clang__)
# define MAPFN_STORED_BYTES 32
#else
# define MAPFN_STORED_BYTES MAPFN_VECTOR_BYTES
#endif
/* The bytes of all vector registers of this target together. With AVX-512 each counts as 32 bytes. */
#if defined(__AVX512F__)
# define MAPFN_REGISTER_BYTES 1024
#elif defined(__AVX__) || (!defined(__x86_64__) && !defined(__i386__))
# define MAPFN_REGISTER_BYTES 512
#elif defined(__x86_64__)
# define MAPFN_REGISTER_BYTES 256
#else
# define MAPFN_REGISTER_BYTES 128
#endif
#if defined(__SSE2__) && !defined(__CUDACC__)
# define MAPFN_STREAM_STORES 1
# ifdef __AVX__
#  define MAPFN_STREAM_BYTES 32
# else
#  define MAPFN_STREAM_BYTES 16
# endif
# if defined(__clang__)
#  define MAPFN_STORE_STREAMED(to, vector) __builtin_nontemporal_store(vector, to)
# elif defined(__AVX__)
#  define MAPFN_STORE_STREAMED(to, vector) __builtin_ia32_movntdq256(to, vector)
# else
#  define MAPFN_STORE_STREAMED(to, vector) __builtin_ia32_movntdq(to, vector)
# endif
#else
# define MAPFN_STREAM_STORES 0
#endif

#if defined(__GNUC__) && !defined(__clang__) && !defined(__cplusplus)
# define MAPFN_REPEATS_TYPES 1
#else
# define MAPFN_REPEATS_TYPES 0
#endif

/* MAPFN_COMPRESSES: can a vector of words be packed by a mask? MAPFN_COMPRESSES_BYTES: and one of bytes? */
#define MAPFN_COMPRESSES (MAPFN_IS_DEFINED(__AVX512F__) && MAPFN_IS_DEFINED(__x86_64__) && !MAPFN_FOR_CARD)
#define MAPFN_COMPRESSES_BYTES (MAPFN_COMPRESSES && MAPFN_IS_DEFINED(__AVX512VBMI2__))
/* what a masked store of bytes and halves points to */
#ifdef __clang__
# define MAPFN_STORED_AS(WORD, VECTOR) VECTOR
#else
# define MAPFN_STORED_AS(WORD, VECTOR) WORD
#endif

/* ======== src/compiler/quirks.h: the registry of what single compilers need to be fast.
 * Uses compiler/features.h. Used by compiler/, kinds/ and generate/. */

/* A quirk is 1 where this compiler has it for this target. Its cure stands where the macro is asked, mostly in
 * compiler/cures.h and compiler/loop.h, and has no effect on results. Each has a probe, tests/quirks/NAME.c; `make
 * quirks` builds it with the quirk and without, under each compiler, and says whether it is still needed. An entry says
 * - who: the compilers that have it, and until when
 * - what: what they do without the cure, and the cure
 * - gain: the time without the cure divided by that with it, on AMD Zen 3 or Zen 5, or an Intel Xeon; compilers'
 *   versions in parentheses
 * -DMAPFN_NO_QUIRKS=1 turns all of them off: slower in places, and right. No tracker has a report of any of them that
 * the project knows of; docs/compilers.md has the text for each. */
#define MAPFN_QUIRKS !MAPFN_NO_QUIRKS
#ifdef __clang__
# define MAPFN_CLANG __clang_major__
# define MAPFN_GCC 0
#else
# define MAPFN_CLANG 0
# define MAPFN_GCC __GNUC__
#endif
#define MAPFN_OPTIMIZES MAPFN_IS_DEFINED(__OPTIMIZE__)
#define MAPFN_OPTIMIZES_SPEED (MAPFN_OPTIMIZES && !MAPFN_IS_DEFINED(__OPTIMIZE_SIZE__))
#define MAPFN_SSE2 MAPFN_IS_DEFINED(__SSE2__)
#define MAPFN_SSE4_1 MAPFN_IS_DEFINED(__SSE4_1__)
#define MAPFN_AVX MAPFN_IS_DEFINED(__AVX__)
#define MAPFN_AVX2 MAPFN_IS_DEFINED(__AVX2__)
#define MAPFN_AVX512 MAPFN_IS_DEFINED(__AVX512F__)

/* QUIRK result_apart
 *   who    clang, all
 *   what   It compares the arrays of a loop, and takes elements one by one where an input is exactly the output. The
 *          only output of a map is said to lie apart, see MAPFN_PLACE_OF_RESULT_0.
 *   gain   4.0 (14), 3.9 (16, 19), 3.5 (22) */
#ifndef MAPFN_QUIRK_result_apart
# define MAPFN_QUIRK_result_apart (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif

/* QUIRK looked_up_apart
 *   who    clang with AVX2, all
 *   what   It also compares the arrays where a table is looked up at computed places. The result is said to lie apart
 *          there too, except with SSE2, which has to look up one by one: bytes to floats by a table took three times
 *          as long.
 *   gain   1.8 (14), 1.9 (16 to 22) */
#ifndef MAPFN_QUIRK_looked_up_apart
# define MAPFN_QUIRK_looked_up_apart (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_AVX2 && !MAPFN_FOR_CARD)
#endif

/* QUIRK looked_up_singly
 *   who    gcc, clang, all
 *   what   They look up structs member by member in vectors, and small numbers too, and put the vectors together by
 *          shuffles. One by one is faster, a struct at a time.
 *   gain   2.2 (gcc 12), 1.0 (gcc 11 and 13 to 16, where pixels gain 1.4), 5.3 (clang 14 to 22) */
#ifndef MAPFN_QUIRK_looked_up_singly
# define MAPFN_QUIRK_looked_up_singly (MAPFN_QUIRKS && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK structs_expanded
 *   who    clang for x86, all
 *   what   It passes and returns a small struct as integers, or as vectors of two floats. The members are parts of
 *          these, and stay so where the function is inlined, so that most such loops are not vectorized, or slowly. By
 *          the calling convention regcall members are passed as they are, and element functions have that one.
 *   gain   2.0 (14, 16), 3.0 (19), 2.9 (22) */
#ifndef MAPFN_QUIRK_structs_expanded
# define MAPFN_QUIRK_structs_expanded (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_SSE2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK helpers_called
 *   who    clang, all
 *   what   `flatten` inlines the calls that stand in a kernel, and none in the functions that are inlined into it. A
 *          large helper of a body, or a large function of MAPFN_OF, has a caller in each kernel, so that clang leaves
 *          it a call, and makes no vectors. Element functions are `flatten` themselves.
 *   gain   2.9 (14, 16, 19, 22); with AVX-512 7 to 9
 *   until  a version whose `flatten` goes on, as gcc's does. For a helper of another target than the file's clang 22
 *          has an error: define MAPFN_QUIRK_helpers_called as 0, or call it by a pointer. */
#ifndef MAPFN_QUIRK_helpers_called
# define MAPFN_QUIRK_helpers_called (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK structs_in_words
 *   who    clang for other processors than x86, all
 *   what   The same, where there is no such convention. The struct is copied word by word, which takes it apart before
 *          it is passed, see MAPFN_WAY_OF.
 *   gain   2.0 (14, 16), 3.0 (19, 22) on x86 without structs_expanded */
#ifndef MAPFN_QUIRK_structs_in_words
# define MAPFN_QUIRK_structs_in_words \
    (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD && !MAPFN_QUIRK_structs_expanded)
#endif

/* QUIRK bytes_joined
 *   who    gcc for x86, all; results without AVX2 until 14
 *   what   Four bytes that a body makes are four stores for it, which it vectorizes one by one or not at all. They are
 *          joined to one integer, and from SSE4.1 on those that come in are loaded as one.
 *   gain   6.3 (11), 5.7 (12), and without AVX2 of what is held 1.0 to 4 (15, 16). gcc 15 and later would take 0.7 to
 *          1.5 of the time for results with AVX2, and 0.4 to 0.6 without */
#ifndef MAPFN_QUIRK_bytes_joined
# define MAPFN_QUIRK_bytes_joined \
    (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_SSE2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK structs_back_in_words
 *   who    gcc, all
 *   what   A struct that was held is stored by wide loads from memory that its members were just stored to, and each
 *          load waits for these. It goes back word by word, so that no member ever is in memory.
 *   gain   2.9 (11 to 14), 2.3 (15, 16) */
#ifndef MAPFN_QUIRK_structs_back_in_words
# define MAPFN_QUIRK_structs_back_in_words (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_OPTIMIZES)
#endif

/* QUIRK structs_in_place
 *   who    gcc, all
 *   what   A struct that is held is loaded and stored as a whole. If a member is smaller than the words of that, each
 *          load waits for the store of the member; if all members are words, they are changed one by one between two
 *          copies. So structs of more than 8 bytes are worked on in the array.
 *   gain   15 (11 to 16); 1.3 to 2.6 where all members are words. Without, an unpredictable condition on such a struct
 *          of words took 0.15 to 0.4 of the time. */
#ifndef MAPFN_QUIRK_structs_in_place
# define MAPFN_QUIRK_structs_in_place (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK wide_apart
 *   who    gcc, all; with AVX-512 until 14
 *   what   Of structs and rows of a power of two of values it loads all values, and shuffles out those that a body
 *          reads, even one of 8. Of 5, 6 or 12 values it makes no vectors. Kernels hide how far they lie apart, and it
 *          loads one by one what is read, and computes in vectors.
 *   gain   2.8 (11), 2.9 (12) for three of 8 floats; 3 to 4 for a polynomial of 5 or 6. With AVX-512 gcc 15 shuffles
 *          well: with the quirk, three doubles took 2 to 5 times as long. */
#ifndef MAPFN_QUIRK_wide_apart
# define MAPFN_QUIRK_wide_apart \
    (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_SSE2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD && \
        (!MAPFN_AVX512 || MAPFN_GCC < 15))
#endif

/* QUIRK loads_sunk
 *   who    clang for targets without masked loads, such as x86 without AVX, all
 *   what   It moves the load of a value that a body uses under a condition alone into that branch. Then it makes no
 *          vectors, or loads each of their values behind a test. Behind the loads of an element stands an assumption,
 *          over which it moves none.
 *   gain   2.5 to 3.1 (14), 1.3 to 2.4 (22)
 *   until  a version that moves no load into a branch before it vectorizes */
#ifndef MAPFN_QUIRK_loads_sunk
# define MAPFN_QUIRK_loads_sunk \
    (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && !MAPFN_AVX && !MAPFN_IS_DEFINED(__ARM_FEATURE_SVE) && \
        !MAPFN_IS_DEFINED(__riscv_vector) && !MAPFN_FOR_CARD)
#endif

/* QUIRK stores_masked
 *   who    clang for x86 with AVX and without AVX-512, from 21 on
 *   what   It makes a masked store of `x[i] = c ? value : x[i]`. On AMD's processors that takes 10 times as long as a
 *          store, and a load that follows waits for it. On Intel's it takes 0.6 to 1.0 times as long. Held numbers of
 *          4 or 8 bytes, and such lanes of steps, are joined by `|` to a zero that it does not know, so that it stores
 *          all of them.
 *   gain   4.5 to 9 (22)
 *   until  a version that knows how long masked stores take */
#ifndef MAPFN_QUIRK_stores_masked
# define MAPFN_QUIRK_stores_masked \
    (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && MAPFN_AVX && !MAPFN_AVX512 && __clang_major__ >= 21 && \
        !MAPFN_FOR_CARD)
#endif

/* QUIRK masks_gathered
 *   who    clang with AVX-512, all
 *   what   Under `where` it gathers and scatters the members of structs and the values of rows, a vector for each, and
 *          by a mask. One element after another, without those that are skipped, takes less.
 *   gain   2.0 (14), 2.1 (16), 2.2 (22); complex numbers and structs of four floats 5 to 8 */
#ifndef MAPFN_QUIRK_masks_gathered
# define MAPFN_QUIRK_masks_gathered (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_AVX512 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK stores_by_branch
 *   who    clang, all
 *   what   If it is forced to vectorize a map of structs that stores members in a branch of the body, as after an early
 *          return, the loop has a branch for each lane and member. Sums of two structs of four floats take 2.8 times as
 *          long. So its cost model decides about maps of structs, see MAPFN_TRUSTS_STRUCTS.
 *   gain   1.4 (14), 2.0 (16), 1.8 (19, 22) */
#ifndef MAPFN_QUIRK_stores_by_branch
# define MAPFN_QUIRK_stores_by_branch (MAPFN_QUIRKS && MAPFN_CLANG)
#endif

/* QUIRK rows_across
 *   who    clang, all
 *   what   It unrolls the loop over a row of a constant length, and then makes vectors of the same value of several
 *          rows, which it gathers one by one or by instructions for that. From 8 values and 16 bytes on, vectors of
 *          neighbours in a row are better, so that there it makes none across rows. Where no row is read, all may come
 *          from one function of an element, so it does without only where it would scatter. Rows of 8 that are
 *          normalized by an exponential take 2.5 times as long.
 *   gain   5.6 (14), 6.0 (16), 4.6 (19), 4.9 (22) */
#ifndef MAPFN_QUIRK_rows_across
# define MAPFN_QUIRK_rows_across (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif

/* QUIRK neighbours_kept
 *   who    clang, all
 *   what   Where it knows that nothing read is written, the loop over a row keeps what it read for its next passes, and
 *          finds no vectors then: stencils take up to three times as long. Rows whose length is no constant are not
 *          said to lie apart, unless there is a table, whose bytes each of them would be compared with.
 *   gain   2.9 (14, 16), 1.2 (19), 1.1 (22, with AVX-512 2.4) */
#ifndef MAPFN_QUIRK_neighbours_kept
# define MAPFN_QUIRK_neighbours_kept (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif

/* QUIRK strides_of_any
 *   who    clang, all
 *   what   Where an index is multiplied by a variable, it guesses that this is 1, and has vectors for that alone. So a
 *          hidden 0 is added to strides.
 *   gain   2.8 (14 to 22) */
#ifndef MAPFN_QUIRK_strides_of_any
# define MAPFN_QUIRK_strides_of_any (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif

/* QUIRK strides_seen
 *   who    gcc, clang, all
 *   what   In a loop for any stride they load values one by one. Where they know it to be small, they load whole
 *          vectors and shuffle. So strides of -1, 2, 3 and 4 that all arrays share have loops of their own. gcc makes
 *          slow shuffles of threes before SSE4.1.
 *   gain   3.5 (gcc 11 to 16); 1.6 (clang 14), 1.2 (16), 1.6 (19), 2.4 (22); with AVX2 3 to 14 */
#ifndef MAPFN_QUIRK_strides_seen
# define MAPFN_QUIRK_strides_seen (MAPFN_QUIRKS && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif
#define MAPFN_SEES_THREES (!MAPFN_GCC || !MAPFN_SSE2 || MAPFN_SSE4_1)

/* QUIRK two_loops
 *   who    clang with AVX2, until 21
 *   what   A turn of its loop has four vectors, and up to 31 floats are left to a scalar loop. A first loop has whole
 *          turns alone, a second one turns of one vector.
 *   gain   2.2 (14), 2.3 (16), 2.5 (19), 1.2 (22) */
#ifndef MAPFN_QUIRK_two_loops
# define MAPFN_QUIRK_two_loops (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_CLANG < 22 && MAPFN_AVX2 && MAPFN_OPTIMIZES_SPEED)
#endif

/* QUIRK counts_bounded
 *   who    clang for 64 bits, until 21
 *   what   Where a body reads some members of a struct or values of a row, it gathers each of them unless it knows that
 *          index times size does not wrap around. So it is told that arrays are no larger than they can be.
 *   gain   1.6 (14 to 19), 1.0 (22) */
#ifndef MAPFN_QUIRK_counts_bounded
# define MAPFN_QUIRK_counts_bounded (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_CLANG < 22 && MAPFN_OPTIMIZES \
    && __SIZEOF_SIZE_T__ == 8 && !MAPFN_FOR_CARD)
#endif

/* QUIRK small_tables_shared
 *   who    clang, all
 *   what   If it knows that no output overlaps t, a loop that reads t[i + k] for several k keeps these values in
 *          registers from one turn to the next, and shifts them. It is told so only for values of 4 bytes and more.
 *   gain   3.7 (14), 6.5 (16), 3.4 (19, 22) */
#ifndef MAPFN_QUIRK_small_tables_shared
# define MAPFN_QUIRK_small_tables_shared (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif

/* QUIRK tables_around
 *   who    clang until 15
 *   what   Where rows are made of a table by their index, as in stencils, it keeps values of any size in registers like
 *          that. It is made to forget that no output overlaps the table.
 *   gain   3.5 (14), 1.3 (16), 1.1 (19, 22) */
#ifndef MAPFN_QUIRK_tables_around
# define MAPFN_QUIRK_tables_around (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_CLANG < 16 && !MAPFN_FOR_CARD)
#endif

/* QUIRK parts_seen
 *   who    clang for x86, all
 *   what   It vectorizes additions that stand one after another only if their sum goes to a call or a comparison. So
 *          the sum is shown to a statement that is no instruction, see MAPFN_SEEN.
 *   gain   6.0 (14), 6.6 (16 to 22) */
#ifndef MAPFN_QUIRK_parts_seen
# define MAPFN_QUIRK_parts_seen (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_SSE2 && !MAPFN_FOR_CARD)
#endif

/* QUIRK parts_differ
 *   who    clang until 15
 *   what   If two arms of an `if` write to two sums, it makes one store to a place that it chooses, and keeps both sums
 *          in memory. So the places have types of different alignments, see MAPFN_PART.
 *   gain   14 (14) */
#ifndef MAPFN_QUIRK_parts_differ
# define MAPFN_QUIRK_parts_differ (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_CLANG < 16 && MAPFN_OPTIMIZES \
    && !MAPFN_FOR_CARD)
#endif

/* QUIRK losses_in_float
 *   who    clang before AVX, all
 *   what   If a map of floats adds up doubles, it computes two elements at once, which is half a vector of floats. It
 *          is told to take four. Eight with AVX2, or 16 with AVX-512, made such maps 1.7 times as fast, but dot
 *          products up to 20 % slower.
 *   gain   4.9 (14, 16), 4.7 (19), 5.0 (22) */
#ifndef MAPFN_QUIRK_losses_in_float
# define MAPFN_QUIRK_losses_in_float (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_SSE2 && !MAPFN_AVX)
#endif

/* QUIRK strips_held
 *   who    clang, all; until 15 for a few elements alone
 *   what   Where a map adds up and writes as well, it compares the arrays before each strip, keeps lanes in memory, and
 *          makes no vectors of groups. So what a strip writes is held, and stored behind the loop.
 *   gain   3.3 (14), 3.8 (16), 3.6 (19, 22) for 24 elements; 1.9 (16 to 22) for 1000 */
#ifndef MAPFN_QUIRK_strips_held
# define MAPFN_QUIRK_strips_held (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif
#define MAPFN_HOLDS_LONG_STRIPS (MAPFN_CLANG >= 16) /* before, what is held is not brought to registers */

/* QUIRK structs_spread
 *   who    gcc from 11 on, clang, for x86, all
 *   what   They make no vectors of lanes that are structs. So these are spread over vectors, word by word, see
 *          MAPFN_SPREADS_LANES.
 *   gain   1.7 (gcc 11 to 13), 5.8 (14), 2.4 (16), 4.5 to 6.5 (clang) */
#ifndef MAPFN_QUIRK_structs_spread
# define MAPFN_QUIRK_structs_spread \
    (MAPFN_QUIRKS && MAPFN_SSE2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD && (MAPFN_CLANG || MAPFN_CLEARS_PADDING))
#endif

/* QUIRK structs_held
 *   who    gcc, all
 *   what   It keeps lanes that are structs in memory. Where they are not spread, a few at a time are held in variables,
 *          see MAPFN_HOLDING_1.
 *   gain   3.1 to 3.5 (11 to 16) */
#ifndef MAPFN_QUIRK_structs_held
# define MAPFN_QUIRK_structs_held (MAPFN_QUIRKS && MAPFN_GCC && !MAPFN_FOR_CARD)
#endif

/* QUIRK strips_joined
 *   who    gcc without AVX-512, until 15
 *   what   Where lanes that are structs are held, it makes vectors of several strips, whose values it shuffles out of
 *          the structs that a map reads, and in again. If there is another array or a sum beside them, that takes
 *          longer than one strip after another, see MAPFN_STRIPS_ALONE_1. Its price: square roots and quotients beside
 *          them are no vectors, which took up to 1.8 times as long.
 *   gain   8.2 (11 to 13), 7.7 (14, 15); without AVX 4.2 (11 to 13); complex products 1.0 to 4
 *   until  16, which does so rarely */
#ifndef MAPFN_QUIRK_strips_joined
# define MAPFN_QUIRK_strips_joined (MAPFN_QUIRK_structs_held && MAPFN_GCC < 16 && MAPFN_OPTIMIZES && !MAPFN_AVX512)
#endif

/* QUIRK constants_copied
 *   who    gcc from 15 on
 *   what   It copies a struct with padding from a constant, as the zero of a `reduce` that a function returns from a
 *          `const` variable, to memory for each element, although all members are written. It keeps one in registers
 *          that is copied as bytes.
 *   gain   10 (15), 18 (16)
 *   until  a version that drops such copies, as 14 does */
#ifndef MAPFN_QUIRK_constants_copied
# define MAPFN_QUIRK_constants_copied (MAPFN_QUIRKS && MAPFN_GCC >= 15 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK indices_in_halves
 *   who    clang until 21
 *   what   All vectors of a loop have as many values as the vector of its widest array. So the index of a lane is kept
 *          in two halves.
 *   gain   1.7 (14), 1.6 (16), 1.3 (19), 0.9 (22) */
#ifndef MAPFN_QUIRK_indices_in_halves
# define MAPFN_QUIRK_indices_in_halves (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_CLANG < 22)
#endif

/* QUIRK flags_as_reals
 *   who    gcc from 12 on before SSE4.1
 *   what   It finds no vectors where the result of a comparison of doubles is stored as an integer. So it is stored as
 *          a double.
 *   gain   0.6 (11), 1.6 (12) */
#ifndef MAPFN_QUIRK_flags_as_reals
# define MAPFN_QUIRK_flags_as_reals (MAPFN_QUIRKS && MAPFN_GCC >= 12 && MAPFN_SSE2 && !MAPFN_SSE4_1)
#endif

/* QUIRK bytes_in_sums
 *   who    gcc with AVX2, all
 *   what   If a loop reads bytes, it takes as many elements at once as a vector has bytes. Sums of doubles have only 16
 *          lanes, for which it takes vectors of 16 bytes, or with masks none. So parts are stored first, and then
 *          added.
 *   gain   1.7 (11, 12) */
#ifndef MAPFN_QUIRK_bytes_in_sums
# define MAPFN_QUIRK_bytes_in_sums (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_AVX2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK threads_joined
 *   who    gcc, all
 *   what   A condition that several outputs depend on, or members of a struct, becomes one branch with all their stores
 *          in it, which is vectorized only where stores can be masked. So vectorized kernels have no-thread-jumps.
 *          Those of steps are an eighth shorter by it as well. Looped kernels and those of rows keep the pass: without
 *          it scalar steps, random streams and sums of rows that are looked up took up to 2.5 times as long.
 *   gain   1.0 (11 to 13), 6.3 (14), 5.8 (15), 6.3 (16) */
#ifndef MAPFN_QUIRK_threads_joined
# define MAPFN_QUIRK_threads_joined (MAPFN_QUIRKS && MAPFN_GCC)
#endif

/* QUIRK paths_split
 *   who    gcc, all
 *   what   The rest of a turn stands once for each arm of a condition, so that a select in a loop without vectors
 *          becomes a branch that a processor has to guess. So kernels have no-split-paths.
 *   gain   1.9 (11, 12), 2.6 (13), 2.0 (14 to 16) */
#ifndef MAPFN_QUIRK_paths_split
# define MAPFN_QUIRK_paths_split (MAPFN_QUIRKS && MAPFN_GCC)
#endif

/* QUIRK guards_precomputed
 *   who    gcc; 11 with AVX2, 12 and later everywhere
 *   what   Of a guarded argument, as in sin(x > 0 ? x : 1), it computes ahead what follows from the 1, and joins that
 *          with the rest later on (tree-pre). It has no vectors for conditions that are joined so. Functions without a
 *          guard become longer, too. So kernels have no-tree-pre, except looped ones that are not over rows: steps take
 *          up to 1.4 times as long there without the pass.
 *   gain   1.1 (11), 4.5 (12), 6.1 (13 to 16) */
#ifndef MAPFN_QUIRK_guards_precomputed
# define MAPFN_QUIRK_guards_precomputed (MAPFN_QUIRKS && MAPFN_GCC && (MAPFN_AVX2 || MAPFN_GCC >= 12))
#endif

/* QUIRK bools_as_bytes
 *   who    gcc before 16
 *   what   It has no vectors for bools that are read, but for a byte that is compared with 0. So elements of type bool
 *          are read as bytes, and so are lanes of a `reduce`. What the body reads of rows and tables is not. Its price:
 *          a choice between two bools is no vector, nor is before 14 a flag that is set under a condition.
 *   gain   4.5 (11 to 13), 4.0 (14, 15); a reduction of bools 16, beside floats 5 (11 to 15) */
#ifndef MAPFN_QUIRK_bools_as_bytes
# define MAPFN_QUIRK_bools_as_bytes \
    (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_GCC < 16 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK flags_in_words
 *   who    gcc before 13
 *   what   Of a choice by a bool that is the same for all elements it makes no vectors in a loop that is too long to be
 *          written twice, but of one by an int. So kernels take such a bool as an int.
 *   gain   3.2 (11), 3.3 (12) */
#ifndef MAPFN_QUIRK_flags_in_words
# define MAPFN_QUIRK_flags_in_words (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_GCC < 13 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK pairs_reloaded
 *   who    gcc from 14 on
 *   what   It computes two floats at a time in a register of four. Where registers run out, it stores the two and loads
 *          four again. The other two are then what the stack held before, often denormal numbers, on which each
 *          operation takes some hundred cycles. So the stack is cleared before a kernel of rows or structs is called
 *          for many elements: 512 bytes, or up to 4608 where kernels have arrays of their own, in 3 to 30 ns.
 *   gain   1.0 (11 to 13), 2.7 (14), 5.6 (15, 16); a blend of four matrices for each vertex 40 (16) */
#ifndef MAPFN_QUIRK_pairs_reloaded
# define MAPFN_QUIRK_pairs_reloaded \
    (MAPFN_QUIRKS && MAPFN_GCC >= 14 && MAPFN_SSE2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK loops_distributed
 *   who    gcc, all
 *   what   A loop that stores the members of a struct becomes a loop for each of them, and each goes through all
 *          elements. So kernels have no-tree-loop-distribution.
 *   gain   11 (12), the same code (11, 13 to 16) */
#ifndef MAPFN_QUIRK_loops_distributed
# define MAPFN_QUIRK_loops_distributed (MAPFN_QUIRKS && MAPFN_GCC)
#endif

/* QUIRK steps_look_up
 *   who    gcc, all
 *   what   A step that reads bytes or halves from a table is made of vectors all the same, and each lane is taken out,
 *          looked up and put back. So such steps are looped. Only steps of several divisions or roots would gain from
 *          vectors, 2.1 at most, and they can be `vectorized`.
 *   gain   4.7 (11), 2.3 (12 to 16) */
#ifndef MAPFN_QUIRK_steps_look_up
# define MAPFN_QUIRK_steps_look_up (MAPFN_QUIRKS && MAPFN_GCC && !MAPFN_FOR_CARD)
#endif

/* QUIRK loops_aligned
 *   who    gcc, all, on AMD
 *   what   A loop of few instructions takes longer if it lies across two cache lines, and gcc leaves that to chance. So
 *          kernels have align-loops.
 *   gain   up to 2 on Zen 3 and 1.3 on Zen 5, by chance */
#ifndef MAPFN_QUIRK_loops_aligned
# define MAPFN_QUIRK_loops_aligned (MAPFN_QUIRKS && MAPFN_GCC)
#endif

/* ======== src/compiler/system.h: symbols, clocks and system calls, which differ between systems.
 * Uses compiler/features.h. Used by run/. */

/* MAPFN_ONE qualifies a variable that all files of a program, or of a shared library, have in common. On Windows each
 * library has its own anyway.
 * MAPFN_ONE_VARIABLE(int x) declares and defines one, and MAPFN_ONE_VARIABLE_AT(int x, = 3) one that begins at 3. With
 * Microsoft's ABI the attribute makes a definition of each declaration that has it, so that only one may have it. */
#ifdef _WIN32
# define MAPFN_ONE __attribute__((__selectany__))
#else
# define MAPFN_ONE __attribute__((__weak__, __visibility__("hidden")))
#endif
#ifdef _MSC_VER
# define MAPFN_ONE_VARIABLE_AT(variable, value) MAPFN_EXTERN_C variable; MAPFN_ONE variable value
#elif defined(__cpp_inline_variables) && !defined(__CUDACC__) /* a header that is imported may define no others */
# define MAPFN_ONE_VARIABLE_AT(variable, value) extern "C" { inline MAPFN_ONE variable value; }
#else
# define MAPFN_ONE_VARIABLE_AT(variable, value) MAPFN_EXTERN_C MAPFN_ONE variable; MAPFN_ONE variable value
#endif
#define MAPFN_ONE_VARIABLE(variable) MAPFN_ONE_VARIABLE_AT(variable, )
/* MAPFN_ONE_FUNCTION: a function that other files call and may define as well, of which the linker takes one.
 * Microsoft's linker does so with inline functions alone. */
#ifdef _MSC_VER
# define MAPFN_ONE_FUNCTION inline __attribute__((__used__))
# pragma clang diagnostic ignored "-Wstatic-in-inline" /* it calls static kernels, which are alike in all files */
#else
# define MAPFN_ONE_FUNCTION __attribute__((__weak__, __visibility__("default")))
#endif

/* The clock of Windows, as MinGW's C library has no timespec_get. It is declared under another name, since <windows.h>
 * declares its own as well. */
#ifdef _WIN64
# define MAPFN_DECLARE_FILE_TIME \
    void mapfn_file_time(uint64_t *units_of_100_ns) __asm__("GetSystemTimePreciseAsFileTime")
#elif defined(_WIN32)
# define MAPFN_DECLARE_FILE_TIME \
    void __stdcall mapfn_file_time(uint64_t *units_of_100_ns) __asm__("_GetSystemTimePreciseAsFileTime@4")
#endif

/* Two functions of POSIX are declared under other names. With <unistd.h> no map of yours could be called `access`,
 * `link` or `pause`. */
#define MAPFN_SYMBOL(name) MAPFN_SYMBOL_OF(__USER_LABEL_PREFIX__, #name)
#define MAPFN_SYMBOL_OF(prefix, name) MAPFN_SYMBOL_WITH(prefix, name)
#define MAPFN_SYMBOL_WITH(prefix, name) #prefix name
#define MAPFN_DECLARE_IS_TERMINAL int mapfn_is_terminal(int file) __asm__(MAPFN_SYMBOL(isatty))
#define MAPFN_DECLARE_SYSTEM_NUMBER long mapfn_system_number(int which) __asm__(MAPFN_SYMBOL(sysconf))
/* The last-level cache, where the C library knows it: glibc's number for _SC_LEVEL3_CACHE_SIZE is part of its ABI. */
#if defined(__GLIBC__) && !defined(MAPFN_CACHE_BYTES)
# define MAPFN_CACHE_BYTES mapfn_system_number(194)
#elif !defined(MAPFN_CACHE_BYTES)
# define MAPFN_CACHE_BYTES 0
#endif

#ifdef __cplusplus
# define MAPFN_EXTERN_C extern "C"
/* g++ and clang would explain a bare comparison at length */
# define MAPFN_ASSERT(condition, message) static_assert((condition) ? true : false, message)
#else
# define MAPFN_EXTERN_C extern
/* In strict C99 glibc has a macro of this name, which declares an array of negative size and leaves out the message.
 * Without it your own assertions have their messages as well. */
# ifdef _Static_assert
#  undef _Static_assert
#  define _Static_assert __extension__ _Static_assert
# endif
# define MAPFN_ASSERT(condition, message) _Static_assert((condition) ? 1 : 0, message)
#endif

/* ======== src/compiler/demands.h: how a definition stops where the compiler alone can see that it is wrong.
 * Uses compiler/features.h and compiler/system.h. Used by kinds/ and generate/. */

/* MAPFN_DEMAND(condition, code, of) is an error if the condition is false, in the words of MAPFN_TEXT_code(of), and
 * then the compilation ends. MAPFN_CAN_DEMAND(code, of) stands once for each code.
 * - clang ends at a warning that is a fatal error. Its words belong to a function, so that they can name no item. The
 *   condition is made of enumerators, as clang 16 and 19 do not know a static member that nothing has asked before.
 * - g++ ends at a template that never ends.
 * - In C gcc has no way to stop, and goes on with errors of its own. */
#if MAPFN_ERRORS_BY_VALUE
# define MAPFN_STOP(condition, text) __attribute__((__diagnose_if__(condition, text, "warning")))
# define MAPFN_CAN_DEMAND(code, of) \
    __extension__ MAPFN_EXTERN_C int mapfn_demand_##code(int fulfilled) MAPFN_STOP(!fulfilled, MAPFN_TEXT_##code(of))
# define MAPFN_DEMAND(condition, code, of) MAPFN_ASSERT(sizeof mapfn_demand_##code(condition), "")
/* Between these two lines the warnings are fatal. */
# define MAPFN_DEMANDS_BEGIN \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic fatal \"-Wuser-defined-warnings\"")
# define MAPFN_DEMANDS_END _Pragma("clang diagnostic pop")
#elif defined(__cplusplus)
extern "C++" {
# ifdef __CUDACC__ /* it would go on */
template <bool sound> struct mapfn_go { enum { mapfn_answer = 1 }; };
# else
template <bool sound, int depth = 0> struct mapfn_stop_at_the_error_above {
    enum { is_sound = mapfn_stop_at_the_error_above<false, depth + 1>::is_sound };
};
template <int depth> struct mapfn_stop_at_the_error_above<true, depth> { enum { is_sound = 1 }; };
template <bool sound> struct mapfn_go { enum { mapfn_answer = mapfn_stop_at_the_error_above<sound>::is_sound }; };
# endif
}
# define MAPFN_CAN_DEMAND(code, of) static_assert(true, "")
# define MAPFN_DEMAND(condition, code, of) \
    static_assert(condition, MAPFN_TEXT_##code(of)); \
    static_assert(mapfn_go<(condition)>::mapfn_answer, "")
# define MAPFN_DEMANDS_BEGIN
# define MAPFN_DEMANDS_END
#else
# define MAPFN_CAN_DEMAND(code, of) MAPFN_ASSERT(true, "")
# define MAPFN_DEMAND(condition, code, of) MAPFN_ASSERT(condition, MAPFN_TEXT_##code(of))
# define MAPFN_DEMANDS_BEGIN
# define MAPFN_DEMANDS_END
#endif

/* ======== src/compiler/kernel.h: how the function around a loop is qualified.
 * Uses compiler/features.h. Used by generate/. */

/* MAPFN_KERNEL qualifies the function around a loop. `flatten` inlines the user's own helpers. gcc's kernels have
 * options of their own:
 * - "O3": its cost model lets gcc vectorize from -O1 on.
 * - "no-trapping-math": gcc makes a select of a branch with arithmetic in it only where traps do not matter. It should
 *   change no result; docs/compilers.md has where it does.
 * - The quirks loops_distributed, threads_joined, paths_split and loops_aligned have one each. The bytes that fill the
 *   gap before the loop over a row are executed for each row. So MAPFN_KERNEL_OF_ROWS has gaps of at most 16 bytes:
 *   cheap rows of 48 floats take 2 to 3 % less time.
 *
 * MAPFN_SMALL: for fewer elements than this, a loop inlined into the caller is cheaper than a call of the kernel.
 * With gcc it is only 4, because its kernels vectorize expensive bodies even for half a vector. A body that iterates
 * took three times as long for 4 elements when it was inlined. */
#if defined(__clang__)
# define MAPFN_KERNEL static __attribute__((MAPFN_NOINLINE, __unused__, __flatten__))
# define MAPFN_KERNEL_OF_ROWS MAPFN_KERNEL
# define MAPFN_KERNEL_LOOPED MAPFN_KERNEL
# define MAPFN_KEEP_OPTIONS
# define MAPFN_SMALL 8
#elif !defined(__OPTIMIZE__) /* -O0 is for debuggers, which cannot stop in one element of a vector */
# define MAPFN_KERNEL MAPFN_PLAIN
# define MAPFN_KERNEL_OF_ROWS MAPFN_PLAIN
# define MAPFN_KERNEL_LOOPED MAPFN_PLAIN
# define MAPFN_KEEP_OPTIONS
# define MAPFN_SMALL 4
# if !defined(__CUDACC__) /* always inlined, it could not call itself there */
#  define MAPFN_ELEMENT_FN static inline __attribute__((__unused__))
# endif
#else
/* "O3" would end the flags that only -Ofast has set, and in gcc 11 also those of -ffast-math. So each of them is set
 * again where its macro tells that it was in force.
 * - gcc 11 has no macros for the parts.
 * - -funsafe-math-optimizations, which is more than its parts, has no macro at all. */
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
# elif defined(__ASSOCIATIVE_MATH__) && defined(__RECIPROCAL_MATH__) && defined(__NO_SIGNED_ZEROS__) \
    && defined(__NO_TRAPPING_MATH__)
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
/* MAPFN_FUSES_ANYWAY: both of gcc 12's vectorizers have the pattern of MAPFN_OBEYS_CONTRACT, so that turning one off
 * leaves half of the instructions. It shows in structs and rows, so under MAPFN_SAME_BITS these are not vectorized:
 * complex products take 3.3 times as long. A kernel for a target without FMA cannot inline an element function for one
 * with it. */
# if MAPFN_SAME_BITS && MAPFN_FUSED && !MAPFN_OBEYS_CONTRACT
#  define MAPFN_FUSES_ANYWAY 1
#  define MAPFN_OPTION_ALONE , "no-tree-slp-vectorize"
#  define MAPFN_OPTION_CONTRACT , "fp-contract=off" MAPFN_OPTION_ALONE
#  define MAPFN_OPTION_OF_ROWS , "no-tree-loop-vectorize"
#  define MAPFN_SMALL 0 /* the inline loop would be contracted with the rest of the caller */
# elif MAPFN_SAME_BITS
#  define MAPFN_OPTION_CONTRACT , "fp-contract=off"
#  define MAPFN_SMALL 0 /* the inline loop would be contracted with the rest of the caller */
# else
#  define MAPFN_OPTION_CONTRACT
#  define MAPFN_SMALL 4
# endif
/* All of these are left out where mapfn_math.h has ended the flags for the rest of the file. It then defines
 * MAPFN_FAST_MATH_ENDS as 1. */
# define MAPFN_FAST_OPTIONS MAPFN_FAST_OPTIONS_IF(MAPFN_FAST_MATH_ENDS)
# define MAPFN_FAST_OPTIONS_IF(ends) MAPFN_FAST_OPTIONS_IF_(ends)
# define MAPFN_FAST_OPTIONS_IF_(ends) MAPFN_FAST_OPTIONS_IF_##ends
# define MAPFN_FAST_OPTIONS_IF_1
# define MAPFN_FAST_OPTIONS_IF_MAPFN_FAST_MATH_ENDS \
    MAPFN_OPTION_UNSAFE MAPFN_OPTION_ORDER MAPFN_OPTION_RECIPROCAL MAPFN_OPTION_ZEROS MAPFN_OPTION_FINITE
# if MAPFN_QUIRK_loops_distributed
#  define MAPFN_OPTION_LOOPS , "no-tree-loop-distribution"
# else
#  define MAPFN_OPTION_LOOPS
# endif
# if MAPFN_QUIRK_threads_joined
#  define MAPFN_OPTION_JUMPS , "no-thread-jumps"
# else
#  define MAPFN_OPTION_JUMPS
# endif
# if MAPFN_QUIRK_paths_split
#  define MAPFN_OPTION_PATHS , "no-split-paths"
# else
#  define MAPFN_OPTION_PATHS
# endif
# if MAPFN_QUIRK_guards_precomputed
#  define MAPFN_OPTION_AHEAD , "no-tree-pre"
# else
#  define MAPFN_OPTION_AHEAD
# endif
# if MAPFN_QUIRK_loops_aligned
#  define MAPFN_OPTION_ALIGN , "align-loops=64"
# else
#  define MAPFN_OPTION_ALIGN
# endif
/* gcc 16 lost the condition of `u < 100 ? (signed char)u : 99`, where u is the same for all elements of a loop. As
 * nothing traps it converts u before the loop, branches there on the result (unswitch-loops), and then takes u for a
 * number that fits (tree-vrp, tree-dominator-opts). It does not without one of the three. Branches on a uniform would
 * end vectors without the second. So it is the first that is left out, and in kernels of rows and sums, where that one
 * keeps in a register what a loop stores again and again, the third: what a body does with four bytes is not known
 * without, see mapfn_is_alike. */
# if MAPFN_GCC >= 16 && !defined(__NO_TRAPPING_MATH__) /* where nothing traps in your own code either */
#  define MAPFN_OPTION_GUARDS , "no-tree-loop-im"
#  define MAPFN_OPTION_GUARDS_OF_LOOPS , "tree-loop-im", "no-tree-dominator-opts", "no-tree-vrp"
# else
#  define MAPFN_OPTION_GUARDS
#  define MAPFN_OPTION_GUARDS_OF_LOOPS
# endif
# define MAPFN_LOOPED_OPTIONS \
    "O3" MAPFN_OPTION_LOOPS MAPFN_OPTION_PATHS, MAPFN_KERNEL_FLAGS
# define MAPFN_KERNEL_OPTIONS MAPFN_LOOPED_OPTIONS MAPFN_OPTION_JUMPS MAPFN_OPTION_AHEAD
# define MAPFN_KERNEL_FLAGS \
    "no-trapping-math" MAPFN_OPTION_GUARDS MAPFN_OPTION_ALIGN MAPFN_FAST_OPTIONS \
    MAPFN_OPTION_ERRNO MAPFN_OPTION_CONTRACT
# define MAPFN_KERNEL MAPFN_KERNEL_WITH(MAPFN_KERNEL_OPTIONS)
/* With MAPFN_VERIFY the looped kernel is compiled as your own code is, and so shows what changes only where nothing
 * traps: gcc 12 makes -0 of `(float)(int)x` between -1 and 0 if there is an instruction that truncates. */
# if MAPFN_VERIFY && !defined(__NO_TRAPPING_MATH__)
#  define MAPFN_OPTION_TRAPS , "trapping-math"
# else
#  define MAPFN_OPTION_TRAPS
# endif
# define MAPFN_KERNEL_LOOPED MAPFN_KERNEL_WITH(MAPFN_LOOPED_OPTIONS MAPFN_OPTION_TRAPS)
# ifndef MAPFN_OPTION_OF_ROWS
#  define MAPFN_OPTION_OF_ROWS
#  define MAPFN_OPTION_ALONE
# endif
# define MAPFN_KERNEL_OF_ROWS \
    MAPFN_KERNEL_WITH(MAPFN_LOOPED_OPTIONS MAPFN_OPTION_AHEAD, "align-loops=32:17:16" \
        MAPFN_OPTION_GUARDS_OF_LOOPS MAPFN_OPTION_OF_ROWS)
/* no_icf: as one function, the kernels of two maps alike would have no stride that is the same in all calls. */
# define MAPFN_KERNEL_WITH(...) \
    static __attribute__((MAPFN_NOINLINE, __noclone__, __no_icf__, __unused__, __flatten__, __optimize__(__VA_ARGS__)))
/* gcc inlines nothing into a function that is always inlined itself. The user's helpers have other floating-point
 * options than the kernel, and so only the kernel's `flatten` would inline them. But `flatten` skips a function of
 * which gcc has made a variant: a constant in clamp(x, 0, 1), an unused parameter or a `const vec3 *` is enough for
 * that. So the element function is flattened first, under its own options, and then inlined into the kernel. This was
 * tried with gcc 11 to 16. Under -fno-inline nothing is flattened. */
# if __GNUC__ >= 11 && __GNUC__ <= 16 && !defined(__CUDACC__) && !defined(__NO_INLINE__)
#  define MAPFN_ELEMENT_FN static inline __attribute__((__unused__, __flatten__, __noclone__))
# endif
/* gcc gives a function without a float of its own the floating-point options of the first one with floats that is
 * inlined into it. So each kernel has a float, which no instruction touches.
 * - The constraint "X" allows any place, as there may be no float registers. aarch64 without them, that is with
 *   -mgeneral-regs-only, has no place at all.
 * - The x87 is a stack, on which gcc refuses a value without a place of its own: an error in some kernels with -m32. */
# if defined(__aarch64__) && !defined(__ARM_FP)
#  define MAPFN_KEEP_OPTIONS
# elif defined(__i386__) && !defined(__SSE_MATH__)
#  define MAPFN_KEEP_OPTIONS { float mapfn_float; __asm__ volatile("" : "=rm"(mapfn_float)); }
# else
#  define MAPFN_KEEP_OPTIONS { float mapfn_float; __asm__ volatile("" : "=X"(mapfn_float)); }
# endif
#endif

/* MAPFN_WIDE_KERNEL: a kernel for processors with AVX2, in a file for those without. It has neither fma nor avx512,
 * which brings fma, as compilers would contract a * b + c in this kernel alone.
 * From 256 bytes of results on it computes whole turns of 16 or 32 elements, and the narrow kernel the rest. For fewer
 * bytes the narrow kernel is as fast.
 * MAPFN_CONCEAL hides from a compiler that a kernel to which others jump always returns 0. Otherwise these would call
 * it and then return 0 themselves, for which each call of few elements would need a stack frame, and its own would lie
 * deeper than what MAPFN_ON_CLEAR_STACK clears. (The attribute musttail breaks large structs by value.)
 * gcc:
 * - Without popcnt, where the file has none either. Otherwise gcc recognizes bits that are counted by shifts and masks,
 *   and has one popcnt for each element, 0.7 times as fast as the narrow kernel's vectors.
 * - Without the passes of MAPFN_WIDE_WITHOUT, which find nothing in a loop of whole turns: the loops are the same
 *   instructions, and what a wide kernel adds to a compilation falls by an eighth. */
#define MAPFN_CONCEAL(value) __asm__("" : "+r"(value));
#if MAPFN_DISPATCH && defined(__x86_64__) && defined(__SSE2__) && !defined(__AVX2__) && defined(__OPTIMIZE__) \
    && !defined(__OPTIMIZE_SIZE__) && !defined(__CUDACC__)
# define MAPFN_WIDE 1
# if !defined(__clang__) && !defined(__POPCNT__)
#  define MAPFN_WIDE_TARGET __attribute__((__target__("avx2,bmi,bmi2,lzcnt,no-popcnt,movbe,f16c")))
# else
#  define MAPFN_WIDE_TARGET __attribute__((__target__("avx2,bmi,bmi2,lzcnt,popcnt,movbe,f16c")))
# endif
/* Under NDEBUG each map contains the call that asks the processor, though it is made only once in a program. With clang
 * the function called preserves all integer registers, because each map would otherwise save three to five for it. gcc
 * has no such attribute, and saves one or two. */
# ifdef __clang__
#  define MAPFN_HIDE MAPFN_CONCEAL
#  define MAPFN_WIDE_KERNEL MAPFN_WIDE_TARGET MAPFN_KERNEL
#  define MAPFN_KEEPS_REGISTERS __attribute__((__preserve_most__))
# else
#  define MAPFN_HIDE(value)
#  define MAPFN_KEEPS_REGISTERS
#  define MAPFN_WIDE_WITHOUT "no-tree-vrp", "no-schedule-insns2", "no-tree-dominator-opts", "no-tree-pta", \
    "no-rerun-cse-after-loop", "no-dse"
#  define MAPFN_WIDE_KERNEL MAPFN_WIDE_TARGET MAPFN_KERNEL_WITH(MAPFN_KERNEL_OPTIONS, MAPFN_WIDE_WITHOUT)
# endif
/* A narrow kernel ends in a wide one, which it calls through a pointer. A `flatten` function is to inline all that it
 * calls by name, and clang 22 refuses that where the two are for different processors. */
# define MAPFN_RETURN_WIDE(kernel, ...) { \
    __typeof__(kernel) *mapfn_go = kernel; \
    MAPFN_HIDE(mapfn_go) \
    return mapfn_go(__VA_ARGS__); \
}
#else
# define MAPFN_WIDE 0
#endif

#ifndef MAPFN_FUSES_ANYWAY
# define MAPFN_FUSES_ANYWAY 0
#endif
/* in a loop over structs of type T that must not become vectors */
#if MAPFN_FUSES_ANYWAY
# define MAPFN_ALONE_IN_LOOP(T) if (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT) __asm__ volatile("");
#else
# define MAPFN_ALONE_IN_LOOP(T)
#endif
/* MAPFN_ON_CLEAR_STACK(type, n, name, call) calls a kernel, which returns `type`. If it has many elements, it first
 * clears as much of the stack as the kernel may use, up to the place of its return address: so each size is an array in
 * a function of its own. The empty statement behind the call keeps it from being the last one of its function, which
 * would use the stack that the function leaves, and that is not cleared. */
#if MAPFN_QUIRK_pairs_reloaded
# define MAPFN_CLEARS_STACK(bytes) \
    MAPFN_PLAIN void mapfn_clear_##bytes(void) \
    { \
        char mapfn_room[bytes]; \
        MAPFN_MEMSET(mapfn_room, 0, bytes); \
        __asm__ volatile("" : : "r"(mapfn_room) : "memory"); \
    }
MAPFN_CLEARS_STACK(512)
MAPFN_CLEARS_STACK(1024)
MAPFN_CLEARS_STACK(4608)
# define MAPFN_FRAME_IS(name, bytes, least) mapfn_frame_##name = bytes, mapfn_frame_least_##name = least,
# define MAPFN_ON_CLEAR_STACK(type, n, name, call) __extension__({ \
    type const mapfn_returned = (mapfn_frame_##name == 0 || (n) < mapfn_frame_least_##name ? (void)0 \
        : mapfn_frame_##name == 512 ? mapfn_clear_512() \
        : mapfn_frame_##name == 1024 ? mapfn_clear_1024() : mapfn_clear_4608(), call); \
    __asm__ volatile(""); \
    mapfn_returned; \
})
#else
# define MAPFN_FRAME_IS(name, bytes, least)
# define MAPFN_ON_CLEAR_STACK(type, n, name, call) call
#endif

/* ======== src/compiler/loop.h: the pragmas of loops: over elements, over lanes, over sums.
 * Uses compiler/kernel.h. Used by kinds/ and generate/. */

/* The loops over elements: MAPFN_LOOP_…(i, begin, end, body).
 * VECTORIZED  iterations are independent, except for what the body declares itself
 * FORCED      the same without asking clang's cost model: for maps that are `vectorized`, and for those of many arrays
 * ROWS        the same where the body has pointers to rows: in place, its own order of reads and writes is kept
 * LOOPED      one element at a time; a loop in the body may still be vectorized
 *
 * clang:
 * - Its cost model decides, as for the loop that you would write. Without the model it would vectorize conversions and
 *   roots too, which are faster one by one. With it, it gives up where it has to compare more than eight pairs of
 *   arrays.
 * - A turn of its loop has up to four vectors, see QUIRK two_loops. With turns of one vector 1000 elements took up to
 *   1.3 times as long. Two loops together are no longer than one with its remainder. SSE2 gains nothing by them.
 * - `assume_safety` is never used, as it would share an array that is local to the body among the elements of a vector.
 * - So the loop compares the arrays when it begins, except the result's, see MAPFN_PLACE_OF_RESULT_0. Where they
 *   overlap, it computes one element at a time.
 * gcc:
 * - It vectorizes its own epilogue. With ivdep it compares no arrays, and still respects those local to the body.
 * - MAPFN_REST_ROLLED keeps the elements behind the epilogue in a loop. -O3 would write code for each count of them,
 *   which is no faster and takes 8 % of the time to compile.
 *
 * mapfn_at is the index of element i, and is counted beside it. Were it a sum, clang would compute it in 64-bit lanes,
 * which it then has to narrow.
 * MAPFN_COUNT_AS(T, most) is it as an integer type. Beside a table compilers are told more, so that they know values
 * around the index to follow one another, and load them at once. Elsewhere that would add an instruction.
 * - gcc has lanes of 32 bits for it only if a counter has 32 bits. Beside a table that is signed, and cannot wrap.
 * - clang narrows mapfn_at, and beside a table knows that nothing is lost.
 * MAPFN_PLACE_OF_ELEMENT are these as parameters, and MAPFN_THIS_ELEMENT(nth) as arguments. mapfn_nth is the element's
 * place in outputs: its index, or where a strip's outputs are held, its place in the strip. */
#if defined(__clang__) || defined(__CUDACC__)
# if defined(__CUDACC__) /* there the calls of other maps are not checked */
#  define MAPFN_COUNT_AS(T, most) (T)(sizeof(T) > 4 ? mapfn_at : (uint32_t)mapfn_at)
#  define MAPFN_COUNTED(name)
#  define MAPFN_COUNTING_FEW(...)
#  define MAPFN_COUNT_GIVEN(name)
# else
#  define MAPFN_COUNT_AS(T, most) (T)mapfn_up_to(mapfn_at, mapfn_looks_up ? (most) : SIZE_MAX)
#  define MAPFN_COUNTED(name) , mapfn_looks_up = mapfn_limit_##name > 1
#  define MAPFN_COUNTING_FEW(...) enum { mapfn_looks_up = 0 };
#  define MAPFN_COUNT_GIVEN(name) enum { mapfn_looks_up = mapfn_limit_##name > 1 };
static inline __attribute__((__always_inline__, __unused__)) size_t mapfn_up_to(size_t at, size_t most)
{
    __builtin_assume(at <= most);
    return at;
}
# endif
# define MAPFN_COUNTING(...)
# define MAPFN_COUNTING_IN_STRIP(...)
# define MAPFN_COUNTING_ON
# define MAPFN_PLACE_OF_ELEMENT MAPFN_UNUSED size_t mapfn_i, MAPFN_UNUSED size_t mapfn_at, MAPFN_UNUSED size_t mapfn_nth
# define MAPFN_THIS_ELEMENT(nth) mapfn_i, mapfn_at, nth
# define MAPFN_ELEMENTS(i, begin, end) \
    for (size_t i = (begin), mapfn_at MAPFN_UNUSED = mapfn_offset + i; i < (end); i++, mapfn_at++)
#else
# define MAPFN_COUNT_AS(T, most) (T)(sizeof(T) > 4 ? mapfn_at : MAPFN_INDEX_32)
# define MAPFN_INDEX_32 ((uint32_t)(mapfn_count + mapfn_is_signed) + (uint32_t)mapfn_counted_from)
# define MAPFN_COUNTED(name) , mapfn_is_signed = mapfn_limit_##name > 2
/* A signed counter is one behind, as it must not go beyond the largest index. */
# define MAPFN_COUNTING(index) \
    enum { mapfn_counted_from = 0 }; \
    MAPFN_DECLARE_COUNT((index) - 1, index)
/* In a strip it begins at 0, as gcc makes the first vector of any other value from single ones. */
# define MAPFN_COUNTING_IN_STRIP(index) \
    uint32_t const mapfn_counted_from MAPFN_UNUSED = mapfn_is_signed ? 0 : (uint32_t)(index); \
    MAPFN_DECLARE_COUNT((index) - 1, 0)
/* beside the counter of a loop that counts something else */
# define MAPFN_COUNTING_ON , mapfn_count++
# define MAPFN_COUNTING_FEW(index) MAPFN_COUNT_GIVEN(~) MAPFN_UNUSED uint32_t mapfn_count = (uint32_t)(index);
# define MAPFN_COUNT_GIVEN(name) enum { mapfn_is_signed = 0, mapfn_counted_from = 0 };
# ifdef __cplusplus
extern "C++" {
template <int IS_SIGNED> struct mapfn_counter { typedef uint32_t mapfn_its_type; };
template <> struct mapfn_counter<1> { typedef int32_t mapfn_its_type; };
}
#  define MAPFN_COUNTER_TYPE mapfn_counter<mapfn_is_signed>::mapfn_its_type
#  define MAPFN_DECLARE_COUNT(if_signed, otherwise) MAPFN_UNUSED MAPFN_COUNTER_TYPE mapfn_count = \
    (MAPFN_COUNTER_TYPE)(mapfn_is_signed ? (if_signed) : (otherwise));
# else
#  define MAPFN_DECLARE_COUNT(if_signed, otherwise) __extension__ MAPFN_UNUSED __auto_type mapfn_count = \
    __builtin_choose_expr(mapfn_is_signed, (int32_t)(if_signed), (uint32_t)(otherwise));
# endif
# define MAPFN_PLACE_OF_ELEMENT \
    MAPFN_UNUSED size_t mapfn_i, MAPFN_UNUSED size_t mapfn_at, MAPFN_UNUSED size_t mapfn_nth, \
    MAPFN_UNUSED uint32_t mapfn_count MAPFN_STEP_KNOWN
# define MAPFN_THIS_ELEMENT(nth) mapfn_i, mapfn_at, nth, MAPFN_INDEX_32 MAPFN_STEP_HERE
# define MAPFN_ELEMENTS(i, begin, end) \
    for (size_t i = (begin), mapfn_at MAPFN_UNUSED = mapfn_offset + i; i < (end); i++, mapfn_at++, mapfn_count++)
#endif
/* MAPFN_FORCES: FORCED differs from VECTORIZED. */
#define MAPFN_FORCES MAPFN_IS_DEFINED(__clang__)
/* MAPFN_ROLLED stands before a loop of a few elements, or around the one that becomes vectors, where vectors and
 * unrolling would only be longer code. gcc knows that by itself, and nvcc's front end knows no pragma of clang's. */
#if defined(__clang__) && !defined(__CUDACC__)
# define MAPFN_ROLLED MAPFN_ASK_SCALAR _Pragma("nounroll") /* the name of a pragma is not expanded */
#else
# define MAPFN_ROLLED
#endif
#if defined(__clang__)
# ifdef __arm__ /* whose vectors take denormals for 0, so that clang makes none of real numbers unless it is asked to */
#  define MAPFN_ASK_VECTOR
# else
#  define MAPFN_ASK_VECTOR _Pragma("clang loop vectorize(enable)")
# endif
# define MAPFN_ASK_SINGLE _Pragma("clang loop interleave_count(1)")
# define MAPFN_ASK_SCALAR _Pragma("clang loop vectorize(disable) interleave(disable)")
# if MAPFN_QUIRK_two_loops
#  define MAPFN_LOOP_ASKED(ASK, i, begin, end, ...) { \
    size_t const mapfn_turns = (begin) + (((end) - (begin)) & ~(size_t)(mapfn_turn - 1)); \
    ASK MAPFN_ELEMENTS(i, begin, mapfn_turns) { __VA_ARGS__ } \
    ASK MAPFN_ASK_SINGLE MAPFN_ELEMENTS(i, mapfn_turns, end) { __VA_ARGS__ } \
}
# else
#  define MAPFN_LOOP_ASKED(ASK, i, begin, end, ...) ASK MAPFN_ELEMENTS(i, begin, end) { __VA_ARGS__ }
# endif
# define MAPFN_LOOP_VECTORIZED(i, begin, end, body) MAPFN_LOOP_ASKED(, i, begin, end, body)
# define MAPFN_LOOP_FORCED(i, begin, end, body) MAPFN_LOOP_ASKED(MAPFN_ASK_VECTOR, i, begin, end, body)
# define MAPFN_LOOP_UNLESS(trusted, ...) { \
    if (trusted) MAPFN_LOOP_VECTORIZED(__VA_ARGS__) \
    else MAPFN_LOOP_FORCED(__VA_ARGS__) \
}
# define MAPFN_LOOP_ROWS(i, begin, end, body) \
    MAPFN_ASK_VECTOR MAPFN_ELEMENTS(i, begin, end) { body }
# define MAPFN_LOOP_ROWS_LOOPED(i, begin, end, body) MAPFN_ELEMENTS(i, begin, end) { body }
# define MAPFN_LOOP_LOOPED(i, begin, end, body) \
    MAPFN_ASK_SCALAR MAPFN_ELEMENTS(i, begin, end) { body }
/* Where clang was asked to vectorize a loop and did not, mapfn-report says so with the reason, at the definition.
 * clang's own warning is off for the whole file. With -g it stands at the definition's first word, where no pragma of
 * the macro is in force yet. */
# pragma clang diagnostic ignored "-Wpass-failed"
/* _Generic and _Static_assert are extensions of C99 that all our compilers have */
# if defined(__STDC_VERSION__) && __STDC_VERSION__ < 201112L
#  pragma clang diagnostic ignored "-Wc11-extensions"
# endif
/* and __COUNTER__ is one, which clang says from 22 on */
# if __has_warning("-Wc2y-extensions")
#  pragma clang diagnostic ignored "-Wc2y-extensions"
# endif
#else
# if MAPFN_FOR_CARD /* nvcc's front end does not know this pragma */
#  define MAPFN_REST_ROLLED
# else
#  define MAPFN_REST_ROLLED _Pragma("GCC unroll 1")
# endif
/* nvcc preprocesses in a step of its own, in which gcc 11 moves the pragma before the whole definition */
# if defined(__CUDACC__) && __GNUC__ < 12
#  define MAPFN_LOOP_VECTORIZED(i, begin, end, body) MAPFN_LOOP_ROWS(i, begin, end, body)
# else
#  define MAPFN_LOOP_VECTORIZED(i, begin, end, body) { \
    MAPFN_COUNTING(mapfn_offset + (begin)) \
    _Pragma("GCC ivdep") MAPFN_REST_ROLLED MAPFN_ELEMENTS(i, begin, end) { body } \
}
# endif
# define MAPFN_LOOP_FORCED MAPFN_LOOP_VECTORIZED
# define MAPFN_LOOP_UNLESS(trusted, ...) MAPFN_LOOP_VECTORIZED(__VA_ARGS__)
# define MAPFN_LOOP_ROWS(i, begin, end, body) { \
    MAPFN_COUNTING(mapfn_offset + (begin)) \
    MAPFN_REST_ROLLED MAPFN_ELEMENTS(i, begin, end) { body } \
}
# define MAPFN_LOOP_ROWS_LOOPED MAPFN_LOOP_ROWS
# define MAPFN_LOOP_LOOPED(i, begin, end, body) { \
    MAPFN_COUNTING(mapfn_offset + (begin)) \
    MAPFN_ELEMENTS(i, begin, end) { __asm__ volatile(""); { body } } \
}
#endif
/* MAPFN_LOOP_ROWS_APART_OF is the loop over rows that lie apart from all others. */
#if MAPFN_QUIRK_rows_across
# define MAPFN_IS_LONG_READ(T, length) \
    (__builtin_constant_p(length) && (length) >= 8 && (length) >= 16 / sizeof(T))
# define MAPFN_IS_LONG_WRITTEN(T, length) (MAPFN_AVX512 && MAPFN_IS_LONG_READ(T, length))
# define MAPFN_LONG_ROWS(is_long) bool const mapfn_has_long_rows = is_long;
# define MAPFN_LOOP_ROWS_APART_OF(traits, ...) { \
    if (mapfn_has_long_rows) { MAPFN_LOOP_LOOPED(__VA_ARGS__) } \
    else { MAPFN_LOOP_ROWS_LOOPED_OF(traits, __VA_ARGS__) } \
}
#else
# define MAPFN_LONG_ROWS(is_long)
# define MAPFN_LOOP_ROWS_APART_OF MAPFN_LOOP_ROWS_LOOPED_OF
#endif
/* mapfn_turn is how many elements a turn of that first loop has: four vectors of the widest number that is read or
 * written. mapfn_aligned_name joins the alignments of a map's values, which are the widths of numbers, by `|`. */
#if MAPFN_QUIRK_two_loops
# define MAPFN_TURN(widths) \
    ((MAPFN_VECTOR_BYTES > 32 ? 256 : 128) / ((widths) < 2 ? 1 : (widths) < 4 ? 2 : (widths) < 8 ? 4 : 8))
enum { mapfn_turn = MAPFN_TURN(1) }; /* where they are not known */
# define MAPFN_TURN_OF(name) , mapfn_turn = MAPFN_TURN(mapfn_aligned_##name)
#else
# define MAPFN_TURN_OF(name)
#endif
/* For AMD's Zen 4 and 5 gcc 16 ends loops by masked vectors. What structs and rows of 2, 4 or 8 values are made of it
 * loads there by a wrong mask, up to 63 elements behind the array. So such a loop has turns of 64, then of 16 and of 4,
 * which are whole vectors, and the last elements are computed one by one. Rows of bytes took up to 6 times as long
 * where 63 were left to that. */
#define MAPFN_READS_BEHIND \
    (MAPFN_GCC >= 16 && MAPFN_AVX512 && (MAPFN_IS_DEFINED(__tune_znver4__) || MAPFN_IS_DEFINED(__tune_znver5__)) \
        && !MAPFN_FOR_CARD)
#define MAPFN_LOOP_OF_TURNS(LOOP, i, begin, end, body) { \
    size_t mapfn_turned = (begin) + (((end) - (begin)) & ~(size_t)63); \
    LOOP(i, begin, mapfn_turned, body) \
    MAPFN_TURNS_OF(16, LOOP, i, end, body) \
    MAPFN_TURNS_OF(4, LOOP, i, end, body) \
    MAPFN_LOOP_LOOPED(i, mapfn_turned, end, body) \
}
#define MAPFN_TURNS_OF(count, LOOP, i, end, body) \
    _Pragma("GCC unroll 1") _Pragma("GCC novector") \
    for (; mapfn_turned + count <= (end); mapfn_turned += count) { \
        LOOP(i, mapfn_turned, mapfn_turned + count, body) \
    }
/* MAPFN_LOOP_…_OF(traits, …) is the loop of a map: some compilers need another one for structs. */
#if MAPFN_FUSES_ANYWAY
# define MAPFN_LOOP_OF_STRUCTS MAPFN_LOOP_LOOPED
#elif MAPFN_READS_BEHIND
# define MAPFN_LOOP_OF_STRUCTS(...) MAPFN_LOOP_OF_TURNS(MAPFN_LOOP_VECTORIZED, __VA_ARGS__)
#endif
#ifdef MAPFN_LOOP_OF_STRUCTS
# define MAPFN_LOOP_VECTORIZED_OF(traits, ...) { \
    if (((traits) & MAPFN_HAS_STRUCT) != 0) { MAPFN_LOOP_OF_STRUCTS(__VA_ARGS__) } \
    else { MAPFN_LOOP_VECTORIZED(__VA_ARGS__) } \
}
# define MAPFN_LOOP_FORCED_OF MAPFN_LOOP_VECTORIZED_OF
#else
# define MAPFN_LOOP_VECTORIZED_OF(traits, ...) MAPFN_LOOP_VECTORIZED(__VA_ARGS__)
# define MAPFN_LOOP_FORCED_OF(traits, ...) MAPFN_LOOP_UNLESS(MAPFN_TRUSTS_STRUCTS(traits), __VA_ARGS__)
#endif
#if MAPFN_READS_BEHIND
# define MAPFN_LOOP_ROWS_OF(traits, ...) MAPFN_LOOP_OF_TURNS(MAPFN_LOOP_ROWS, __VA_ARGS__)
# define MAPFN_LOOP_ROWS_LOOPED_OF MAPFN_LOOP_ROWS_OF
#else
# define MAPFN_LOOP_ROWS_OF(traits, ...) MAPFN_LOOP_ROWS(__VA_ARGS__)
# define MAPFN_LOOP_ROWS_LOOPED_OF(traits, ...) MAPFN_LOOP_ROWS_LOOPED(__VA_ARGS__)
#endif
#define MAPFN_LOOP_LOOPED_OF(traits, ...) MAPFN_LOOP_LOOPED(__VA_ARGS__)
/* The loop of the looped kernel beside each of them. Rows of a few values leave no loop in the body. Then compilers may
 * vectorize the loop over elements, as they do with the loop that you would write. */
#define MAPFN_LOOP_VECTORIZED_LOOPED MAPFN_LOOP_LOOPED
#define MAPFN_LOOP_FORCED_LOOPED MAPFN_LOOP_LOOPED

/* MAPFN_LOOP_IN_ORDER(in_order, LOOP, traits, …) is LOOP; but where elements add real numbers to one place, their order
 * is kept. clang may change it in a loop that it is asked to vectorize, as if it had been told -ffast-math.
 * MAPFN_SINGLY: no loop with this statement, which is no instruction, is vectorized. clang unrolls loops with a fence
 * between the instructions of one thread, and none with asm. */
#if defined(__clang__)
# define MAPFN_SINGLY __atomic_signal_fence(__ATOMIC_ACQUIRE);
# define MAPFN_LOOP_IN_ORDER(in_order, LOOP, traits, ...) { \
    if (in_order) MAPFN_LOOP_ROWS_LOOPED(__VA_ARGS__) \
    else { LOOP(traits, __VA_ARGS__) } \
}
#else
# define MAPFN_SINGLY __asm__ volatile("");
# define MAPFN_LOOP_IN_ORDER(in_order, LOOP, traits, ...) LOOP(traits, __VA_ARGS__)
#endif

/* The kernel around each of them. */
#define MAPFN_LOOP_VECTORIZED_KERNEL MAPFN_KERNEL
#define MAPFN_LOOP_FORCED_KERNEL MAPFN_KERNEL
#define MAPFN_LOOP_ROWS_KERNEL MAPFN_KERNEL_OF_ROWS
#define MAPFN_LOOP_ROWS_LOOPED_KERNEL MAPFN_KERNEL_OF_ROWS
#define MAPFN_LOOP_LOOPED_KERNEL MAPFN_KERNEL_LOOPED

/* MAPFN_LOOP_LANES(count, body): a pass over lanes, which share nothing. The count is that of mapfn_steps_lanes.
 * - clang: a turn has two vectors. While one waits for a division or a polynomial, the other goes on.
 * - clang must see that all lanes may be read, as it does from this count. Else it reads lanes one by one where a step
 *   uses them under a condition, and a pass of 16 lanes takes twice as long.
 * - gcc would unroll a loop of few lanes completely, and then find no vectors. */
#if defined(__clang__) && !defined(__CUDACC__)
# define MAPFN_LOOP_LANES(count, ...) \
    MAPFN_ASK_VECTOR _Pragma("clang loop interleave_count(2)") _Pragma("nounroll") \
    for (size_t mapfn_l = 0; mapfn_l < (count); mapfn_l++) { __VA_ARGS__ }
#elif defined(__CUDACC__)
# define MAPFN_LOOP_LANES(count, ...) for (size_t mapfn_l = 0; mapfn_l < (count); mapfn_l++) { __VA_ARGS__ }
#else
# define MAPFN_LOOP_LANES(count, ...) \
    _Pragma("GCC ivdep") _Pragma("GCC unroll 1") for (size_t mapfn_l = 0; mapfn_l < (count); mapfn_l++) { __VA_ARGS__ }
#endif

/* MAPFN_LOOP_…_SUMS is the loop of a looped kernel. Over rows it may be vectorized like the loop that you would write,
 * if it adds only integers, whose order no bit shows: rows of four int16_t take 0.15 to 0.35 of the time. */
#define MAPFN_LOOP_VECTORIZED_SUMS MAPFN_LOOP_LOOPED
#define MAPFN_LOOP_FORCED_SUMS MAPFN_LOOP_LOOPED
#if defined(__clang__)
# define MAPFN_LOOP_ROWS_SUMS(i, begin, end, body) \
    if (mapfn_exact) MAPFN_LOOP_ROWS_LOOPED(i, begin, end, body) \
    else MAPFN_LOOP_LOOPED(i, begin, end, body)
#else
# define MAPFN_LOOP_ROWS_SUMS(i, begin, end, body) \
    MAPFN_LOOP_ROWS_LOOPED(i, begin, end, if (!mapfn_exact) __asm__ volatile(""); { body })
#endif

/* Four that never have fused products:
 * - MAPFN_UNFUSED_KERNEL is for gathers, where what an element adds to a table is rounded before, and
 *   MAPFN_UNFUSED_KERNEL_LOOPED for looped kernels of sums.
 * - MAPFN_JOINS qualifies the function that adds up few values for plain C.
 * - MAPFN_KERNEL_OF_SUMS adds a product to a lane at once, but where an element's part is asked for it is stored first,
 *   and both must be the same bits.
 * Options of the last one:
 * - "unswitch-loops": at -O2 gcc would leave branches on a uniform in the loop, and then find no vectors: up to 27
 *   times the plain loop's time. Kernels without such branches are not changed by it.
 * - "no-tree-pre", where signed zeros are ignored: there gcc would add a part under a condition in a branch of its own,
 *   since lane + 0 is the lane, and find no vectors: 8 to 23 times the plain loop's time. Where signed zeros count, the
 *   option would make a clamp take 1.5 times as long. */
#if defined(__clang__) || !defined(__OPTIMIZE__)
# define MAPFN_UNFUSED_KERNEL MAPFN_KERNEL
# define MAPFN_UNFUSED_KERNEL_LOOPED MAPFN_KERNEL_LOOPED
# define MAPFN_JOINS MAPFN_PLAIN
# define MAPFN_KERNEL_OF_SUMS MAPFN_KERNEL
#else
# define MAPFN_UNFUSED_KERNEL MAPFN_KERNEL_WITH(MAPFN_KERNEL_OPTIONS, "fp-contract=off")
# define MAPFN_UNFUSED_KERNEL_LOOPED MAPFN_KERNEL_WITH(MAPFN_LOOPED_OPTIONS MAPFN_OPTION_TRAPS, "fp-contract=off")
# define MAPFN_JOINS static __attribute__((MAPFN_NOINLINE, __unused__, __flatten__, \
    __optimize__("fp-contract=off" MAPFN_OPTION_ALONE)))
# define MAPFN_KERNEL_OF_SUMS \
    static __attribute__((MAPFN_NOINLINE, __noclone__, __unused__, __flatten__, __optimize__(MAPFN_OPTIONS_OF_SUMS)))
# define MAPFN_OPTIONS_OF_SUMS \
    "O2", "tree-loop-vectorize", "tree-slp-vectorize", "vect-cost-model=dynamic", "peel-loops", "unswitch-loops", \
    MAPFN_KERNEL_FLAGS, "fp-contract=off" MAPFN_OPTION_GUARDS_OF_LOOPS MAPFN_OPTION_PARTS
# if defined(__NO_SIGNED_ZEROS__) || defined(__FAST_MATH__)
#  define MAPFN_OPTION_PARTS , "no-tree-pre"
# else
#  define MAPFN_OPTION_PARTS
# endif
#endif
/* MAPFN_STRIP(count, body): elements mapfn_from + mapfn_j for mapfn_j below a constant, which is the number of lanes or
 * a part of it. What element mapfn_j adds goes to lane mapfn_first + mapfn_j, and lanes are kept in registers.
 * MAPFN_ROLLED stands before the loop around it, and MAPFN_STRIPS_IN_TURNS before the loop around that. The latter loop
 * is unrolled, as gcc and clang 19 keep no lane in a register whose number varies.
 * clang:
 * - Lanes of structs are added up in loops that are not unrolled. Else they would be loaded wider than they were
 *   stored, and such loads wait.
 * - If whole strips had `nounroll` as well, clang would keep the lanes in memory: 1.7 times as long. */
#define MAPFN_STRIP(count, body) \
    for (size_t mapfn_j = 0; mapfn_j < (size_t)(count); mapfn_j++ MAPFN_COUNTING_ON) { \
        size_t const mapfn_i = mapfn_from + mapfn_j; \
        MAPFN_UNUSED size_t const mapfn_at = mapfn_offset + mapfn_i; \
        body \
    }
#define MAPFN_STRIP_BEGINS MAPFN_COUNTING_IN_STRIP(mapfn_offset + mapfn_from)
/* MAPFN_INLINES_SUMS: are a few elements of a map with sums added up inline? Not by gcc with FMA: there the caller may
 * fuse products and additions of the body, and kernels of sums do not. No macro says whether the caller does: strict C
 * does not, but strict C++ and -ffp-contract=fast do. */
#define MAPFN_INLINES_SUMS (MAPFN_IS_DEFINED(__clang__) || !MAPFN_IS_DEFINED(__FP_FAST_FMA))
/* MAPFN_INLINES_INTEGERS: are a few elements of a sum of integers added up inline? With clang the call alone takes 3 of
 * the 5 ns that four elements take. With gcc inlining saves 0.4 ns, and costs a twentieth of the time to compile. */
#define MAPFN_INLINES_INTEGERS MAPFN_IS_DEFINED(__clang__)
/* MAPFN_MASKS_PRODUCTS: from 15 on gcc adds products of 32-bit numbers under masks of AVX-512 whose bits are in another
 * order than the products, and the sum is wrong. A bit that is never set keeps a product from the mask, for an
 * instruction a vector. MAPFN_UNMASKED(integer, s, value) is a value that is added to a sum. */
#if !defined(__clang__) && __GNUC__ >= 15 && defined(__AVX512F__) && defined(__OPTIMIZE__) && !defined(__CUDACC__)
# define MAPFN_MASKS_PRODUCTS 1
# define MAPFN_NO_BITS(T, s) \
    unsigned long long mapfn_no_bits_##s MAPFN_UNUSED = 0; \
    if (sizeof(T) >= 8) __asm__("" : "+r"(mapfn_no_bits_##s));
# ifdef __cplusplus
extern "C++" {
template <bool IS_INTEGER> struct mapfn_bits {
    template <class T> static inline T kept(T value, unsigned long long none) { return value ^ static_cast<T>(none); }
};
template <> struct mapfn_bits<false> {
    template <class T> static inline T kept(T value, unsigned long long) { return value; }
};
}
#  define MAPFN_UNMASKED(integer, s, value) mapfn_bits<integer>::kept(value, mapfn_no_bits_##s)
# else
#  define MAPFN_UNMASKED(integer, s, value) \
    (mapfn_adding_##s)((unsigned long long)__builtin_choose_expr(integer, value, 0u) ^ mapfn_no_bits_##s)
# endif
MAPFN_HOST_FN void mapfn_unmask_words(void *words, size_t bytes, unsigned long long none)
{
    for (size_t at = 0; at + 8 <= bytes; at += 8) {
        uint64_t word;
        MAPFN_MEMCPY(&word, (const char *)words + at, 8);
        word ^= none;
        MAPFN_MEMCPY((char *)words + at, &word, 8);
    }
}
MAPFN_HOST_FN void mapfn_add_unmasked(void *sums, const void *values, size_t count, unsigned long long none)
{
    for (size_t at = 0; at < 8 * count; at += 8) {
        uint64_t sum, value;
        MAPFN_MEMCPY(&sum, (const char *)sums + at, 8);
        MAPFN_MEMCPY(&value, (const char *)values + at, 8);
        sum += value ^ none;
        MAPFN_MEMCPY((char *)sums + at, &sum, 8);
    }
}
#else
# define MAPFN_MASKS_PRODUCTS 0
# define MAPFN_NO_BITS(T, s)
# define MAPFN_UNMASKED(integer, s, value) (value)
#endif
/* MAPFN_SPREADS_LANES(bytes, alignment): is it best to spread lanes of such structs over vectors, word by word?
 * Smallest and largest together, complex products, bounding boxes and argmax then take 0.05 to 0.7 of the time.
 * - Words of 8 bytes need AVX2, which can compare them, and clang: where such a word is two members, gcc finds no
 *   vectors, and takes 16 times as long.
 * - Values of three words of 4 bytes are often read from structs of three, which are taken apart slowly: with clang
 *   before AVX2. gcc adds them up faster where they are held, and six words and pixels as well.
 * - argmin by a bare `<` takes up to twice as long with clang and AVX2, as the processor no longer guesses a branch. It
 *   still takes half of the plain loop's time.
 * MAPFN_SPREADS_PADDING: may a word be a member and padding? gcc would find no vectors. */
#if MAPFN_QUIRK_structs_spread
# define MAPFN_SPREADS_LANES(bytes, alignment) ((bytes) <= 32 && (bytes) > (alignment) && (bytes) / (alignment) <= 8 \
    && MAPFN_SPREADS_WORDS(bytes, alignment))
# if defined(__clang__)
#  define MAPFN_SPREADS_WORDS(bytes, alignment) (MAPFN_AVX2 || (alignment) < 4 || ((alignment) == 4 && (bytes) != 12))
#  define MAPFN_SPREADS_PADDING 1
# else
#  define MAPFN_SPREADS_WORDS(bytes, alignment) \
    ((alignment) == 4 ? (bytes) % 12 != 0 \
        : (alignment) < 4 && ((alignment) == 2 || (bytes) < 3 || (bytes) > 4))
#  define MAPFN_SPREADS_PADDING 0
# endif
# define MAPFN_MAY_SPREAD_LANES 1
#else
# define MAPFN_MAY_SPREAD_LANES 0
#endif
#if defined(__clang__)
# define MAPFN_STRIPS_IN_TURNS MAPFN_ASK_SCALAR MAPFN_UNROLL
/* clang would unroll a group, or a strip of lanes that are spread, before it vectorizes it. So its count is hidden
 * until just before vectorization: __builtin_constant_p of what no one can know becomes 0 there. */
# define MAPFN_LATE(is_late, count) \
    size_t mapfn_late; \
    __asm__("" : "=r"(mapfn_late)); \
    mapfn_late = (is_late) && __builtin_constant_p(mapfn_late) ? 1 : (size_t)(count);
/* a strip of lanes of structs that are spread */
# define MAPFN_STRIP_SPREAD(count, body) MAPFN_LATE(true, count) MAPFN_ASK_VECTOR MAPFN_STRIP(mapfn_late, body)
# if MAPFN_QUIRK_losses_in_float
#  define MAPFN_LOOP_VECTORIZED_STRIP(count, body) \
    MAPFN_LATE(mapfn_few, count) \
    if (mapfn_in_fours && !mapfn_few) _Pragma("clang loop vectorize_width(4)") MAPFN_STRIP(mapfn_late, body) \
    else MAPFN_STRIP(mapfn_late, body)
# else
#  define MAPFN_LOOP_VECTORIZED_STRIP(count, body) MAPFN_LATE(mapfn_few, count) MAPFN_STRIP(mapfn_late, body)
# endif
# define MAPFN_LOOP_ROWS_STRIP(count, body) \
    if (mapfn_few) _Pragma("nounroll") MAPFN_STRIP(count, body) \
    else MAPFN_STRIP(count, body)
# define MAPFN_LOOP_REST(i, begin, end, body) \
    MAPFN_ELEMENTS(i, begin, end) { body }
/* MAPFN_LOOP_OF_FEW(known, loop): how many there are is `known` in a row of constant length, and there the loop is
 * unrolled. Rows of 3 to 16 values take 0.35 to 0.6 of the time. Elsewhere it would only be longer code. */
# define MAPFN_LOOP_OF_FEW(known, ...) \
    if (known) { MAPFN_UNROLL __VA_ARGS__ } \
    else { MAPFN_ROLLED __VA_ARGS__ }
# define MAPFN_HALVING(small, count, body) { \
    if (small) MAPFN_HALVE_STRIP(count, body) \
    else _Pragma("nounroll") MAPFN_HALVE_STRIP(count, body) \
}
#else
# define MAPFN_STRIPS_IN_TURNS MAPFN_UNROLL
# define MAPFN_LOOP_REST MAPFN_LOOP_LOOPED
# define MAPFN_LOOP_OF_FEW(known, ...) __VA_ARGS__
# define MAPFN_HALVING(small, count, body) MAPFN_HALVE_STRIP(count, body)
# if defined(__CUDACC__) && __GNUC__ < 12
#  define MAPFN_LOOP_VECTORIZED_STRIP MAPFN_STRIP
# else
#  define MAPFN_LOOP_VECTORIZED_STRIP(count, body) { \
    MAPFN_STRIP_BEGINS \
    _Pragma("GCC ivdep") MAPFN_STRIP(count, body) \
}
# endif
# define MAPFN_STRIP_SPREAD(count, body) { MAPFN_STRIP_BEGINS _Pragma("GCC ivdep") MAPFN_STRIP(count, body) }
# define MAPFN_LOOP_ROWS_STRIP(count, body) { MAPFN_STRIP_BEGINS MAPFN_STRIP(count, body) }
#endif
/* a strip that is written out, as of lanes that are held one by one */
#define MAPFN_STRIP_UNROLLED(count, body) { MAPFN_STRIP_BEGINS MAPFN_UNROLL MAPFN_STRIP(count, body) }
#define MAPFN_LOOP_FORCED_STRIP MAPFN_LOOP_VECTORIZED_STRIP

/* ======== src/compiler/cures.h: what a compiler must be told, or must not see, so that the code is right or fast.
 * Uses compiler/quirks.h. Used by kinds/ and generate/. */

#if defined(__CUDA_ARCH__) || (defined(__clang__) && !defined(__CUDACC__))
# define MAPFN_UNROLL _Pragma("unroll")
#elif defined(__CUDACC__)
# define MAPFN_UNROLL /* nvcc's front end knows `unroll` alone, which gcc does not know */
#else
# define MAPFN_UNROLL _Pragma("GCC unroll 16")
#endif

/* `T const` where T may be const itself. g++ refuses the word twice, and clang warns of it. */
#if defined(__cplusplus) && !defined(__clang__) && !defined(__CUDACC__)
# define MAPFN_CONST(T) __typeof__(T) const
#else
# define MAPFN_CONST(T) T const
# ifdef __clang__
#  pragma clang diagnostic ignored "-Wduplicate-decl-specifier"
# endif
#endif

/* mapfn_zero is 0, and is added to each stride that need not be 1. A kernel hides its value from clang, see QUIRK
 * strides_of_any: of a sum it guesses nothing. With AVX-512 clang would then scatter the results, and copies took 3.6
 * times as long. So there it may guess an output's stride, unless the map is `vectorized`. It may guess those of bytes
 * and 16-bit integers as well, which it cannot gather. */
enum { mapfn_zero = 0, mapfn_zero_stored = 0 };
#if MAPFN_QUIRK_strides_of_any
# define MAPFN_SCATTERS(traits) (!MAPFN_AVX512 || ((traits) & MAPFN_IS_VECTORIZED) != 0)
# define MAPFN_ZERO_READ(T) (MAPFN_AVX512 && sizeof(T) < 4 ? 0 : mapfn_zero)
# define MAPFN_ANY_STRIDE \
    MAPFN_UNUSED ptrdiff_t mapfn_zero = 0, mapfn_zero_stored = 0; \
    __asm__("" : "+r"(mapfn_zero)); \
    if (mapfn_scatters) mapfn_zero_stored = mapfn_zero;
# define MAPFN_STRIDES_KNOWN \
    , int const mapfn_contiguous, MAPFN_UNUSED ptrdiff_t const mapfn_zero, \
    MAPFN_UNUSED ptrdiff_t const mapfn_zero_stored
# define MAPFN_STRIDES_HERE , mapfn_contiguous, mapfn_zero, mapfn_zero_stored
#else
# define MAPFN_SCATTERS(traits) 0
# define MAPFN_ZERO_READ(T) 0
# define MAPFN_ANY_STRIDE
# define MAPFN_STRIDES_KNOWN , int const mapfn_contiguous
# define MAPFN_STRIDES_HERE , mapfn_contiguous
#endif
/* Is it worth while to know of rows that they lie apart, if their lengths are `fixed`, or `tabled` as they come from a
 * table? */
#if MAPFN_QUIRK_neighbours_kept
# define MAPFN_GAINS_APART(fixed, tabled) ((fixed) || (tabled))
#else
# define MAPFN_GAINS_APART(fixed, tabled) true
#endif
/* MAPFN_NTH(T) is the place of this element in an output of T, MAPFN_NTH_IN(T, …) its index in an input, and
 * MAPFN_NTH_ROW(…) that of its row's first value. A kernel hides from gcc how far wide structs and rows of constant
 * length lie apart, see QUIRK wide_apart: mapfn_hidden is 0.
 * - Structs of three doubles are seen where a map writes some (`three`), since most such maps compute all members
 *   alike.
 * - Rows are hidden where a map makes a `number`, and no rows, whose loops would end as scalar.
 * - Structs of doubles are left to gcc 11, which makes no vectors of two that lie apart.
 * A function that hides nothing begins with MAPFN_STEP_SEEN. */
#if MAPFN_QUIRK_wide_apart
# define MAPFN_IS_WIDE_THREE(bytes, one) ((bytes) > 16 && (bytes) == 3 * (one))
# define MAPFN_STEP_SEEN enum { mapfn_hidden = 0 };
# define MAPFN_UNKNOWN_STEP ptrdiff_t mapfn_hidden MAPFN_UNUSED = 0;
# define MAPFN_HIDE_STEP __asm__("" : "+r"(mapfn_hidden));
# define MAPFN_STEP_KNOWN , MAPFN_UNUSED ptrdiff_t const mapfn_hidden
# define MAPFN_STEP_HERE , mapfn_hidden
# if MAPFN_AVX512 /* it shuffles three values, or a power of two that is read, faster than it loads half of them */
#  define MAPFN_IS_READ_APART(bytes, one) \
    ((bytes) > 16 && !MAPFN_IS_WIDE_THREE(bytes, one) && ((bytes) & ((bytes) - 1)) != 0)
# else
#  define MAPFN_IS_READ_APART(bytes, one) ((bytes) > 16)
# endif
# define MAPFN_NTH(T) MAPFN_BY_TYPE(MAPFN_NTH_OF_, T)(T)
# define MAPFN_NTH_OF_1(T) (ptrdiff_t)mapfn_nth
# define MAPFN_NTH_OF_0(T) \
    ((ptrdiff_t)mapfn_nth \
        * (1 + (sizeof(T) > 16 && !MAPFN_IS_WIDE_THREE(sizeof(T), __alignof__(T)) ? mapfn_hidden : 0)))
# define MAPFN_NTH_IN(T, three) MAPFN_BY_TYPE(MAPFN_NTH_IN_, T)(T, three)
# define MAPFN_NTH_IN_1(T, three) (ptrdiff_t)mapfn_i
# define MAPFN_NTH_IN_0(T, three) \
    ((ptrdiff_t)mapfn_i \
        * (1 + (MAPFN_IS_READ_APART(sizeof(T), __alignof__(T)) && !(three) MAPFN_UNLESS_DOUBLES(__alignof__(T)) \
            ? mapfn_hidden : 0)))
# if __GNUC__ > 11
#  define MAPFN_UNLESS_DOUBLES(one)
# else
#  define MAPFN_UNLESS_DOUBLES(one) && (one) < 8
# endif
# define MAPFN_NTH_ROW(type, values, length, number) \
    ((number) && __builtin_constant_p(values) \
        && MAPFN_IS_READ_APART((size_t)(values) * sizeof(type), sizeof(type)) \
        ? (ptrdiff_t)mapfn_i * ((ptrdiff_t)(values) + mapfn_hidden) \
        : (ptrdiff_t)(mapfn_i * (length)))
#else
# define MAPFN_IS_WIDE_THREE(bytes, one) 0
# define MAPFN_STEP_SEEN
# define MAPFN_UNKNOWN_STEP
# define MAPFN_HIDE_STEP
# define MAPFN_STEP_KNOWN
# define MAPFN_STEP_HERE
# define MAPFN_NTH(T) mapfn_nth
# define MAPFN_NTH_IN(T, three) mapfn_i
# define MAPFN_NTH_ROW(type, values, length, number) mapfn_i * (length)
#endif
/* MAPFN_PLACE_OF_RESULT_0(R, out): the pointer by which a kernel stores its result. An input either does not overlap
 * the result, or its element i lies exactly where result i does.
 * - clang is told that they lie apart, see QUIRK result_apart. That is no lie that shows: a number is loaded as a whole
 *   before the result is stored in its place. Structs are loaded in parts, and so get no such promise.
 * - MAPFN_PLACE_OF_RESULT_1 makes no promise. It is for maps with sums, which are inlined into loops of yours, for
 *   `ordered` maps, whose bodies may read what earlier elements stored, and for rows. It is also for tables beside an
 *   index, as clang would keep t[i + k] in registers, see MAPFN_UNSHARED.
 * - MAPFN_PLACE_OF_RESULT_0looked_up is for tables without an index, see QUIRK looked_up_apart. */
#define MAPFN_PLACE_OF_RESULT_1(R, out) R *out
#if MAPFN_QUIRK_looked_up_apart
# define MAPFN_PLACE_OF_RESULT_0looked_up MAPFN_PLACE_OF_RESULT_0
#else
# define MAPFN_PLACE_OF_RESULT_0looked_up MAPFN_PLACE_OF_RESULT_1
#endif
#if MAPFN_QUIRK_result_apart
# define MAPFN_IN_ONE_PART(R) (sizeof(R) <= sizeof(void *) && __builtin_classify_type(*(R *)0) <= 8)
# ifdef __cplusplus
extern "C++" {
template <class R, bool ONE> struct mapfn_place_of { typedef R *mapfn_its_type; };
template <class R> struct mapfn_place_of<R, true> { typedef R *__restrict mapfn_its_type; };
}
#  define MAPFN_PLACE_OF_RESULT_0(R, out) mapfn_place_of<R, MAPFN_IN_ONE_PART(R)>::mapfn_its_type out
# else
#  define MAPFN_PLACE_OF_RESULT_0(R, out) MAPFN_BY_TYPE(MAPFN_PLACE_OF_, R)(R, out)
#  if __SIZEOF_POINTER__ >= 8
#   define MAPFN_PLACE_OF_1(R, out) R *__restrict out
#  else
#   define MAPFN_PLACE_OF_1 MAPFN_PLACE_OF_0
#  endif
#  define MAPFN_PLACE_OF_0(R, out) \
    __typeof__(__builtin_choose_expr(MAPFN_IN_ONE_PART(R), *(R *__restrict *)0, *(R **)0)) out
# endif
#else
# define MAPFN_PLACE_OF_RESULT_0 MAPFN_PLACE_OF_RESULT_1
# define MAPFN_IN_ONE_PART(R) 1
#endif
/* for plain C: is the result said to lie apart? */
#define MAPFN_ALONE_0(R) (MAPFN_IN_ONE_PART(R) ? MAPFN_ALONE : 0)
#define MAPFN_ALONE_0looked_up MAPFN_ALONE_0
#define MAPFN_ALONE_1(R) 0

/* MAPFN_UNSHARED(T): a `T const *` that no output overlaps. clang is told so only for values of 4 bytes and more, see
 * QUIRK small_tables_shared: filters of 16-bit integers took up to 11 times as long, stencils of bytes up to 4.5. */
#if MAPFN_QUIRK_small_tables_shared
# ifdef __cplusplus
extern "C++" {
template <class T, bool SMALL> struct mapfn_unshared { typedef T const *__restrict mapfn_its_type; };
template <class T> struct mapfn_unshared<T, true> { typedef T const *mapfn_its_type; };
}
#  define MAPFN_UNSHARED(T) mapfn_unshared<T, (sizeof(T) < 4)>::mapfn_its_type
# else
#  define MAPFN_UNSHARED(T) __typeof__( \
    __builtin_choose_expr(sizeof(T) < 4, *(MAPFN_CONST(T) **)0, *(MAPFN_CONST(T) *__restrict *)0))
# endif
#else
# define MAPFN_UNSHARED(T) MAPFN_CONST(T) *__restrict
#endif
/* MAPFN_MAY_SHARE(t) makes clang forget what MAPFN_UNSHARED says of t, see QUIRK tables_around. Tables without an
 * index, as a bias or a palette, keep the promise: otherwise each row would begin with a comparison, and of four tables
 * clang would not compare all. */
#if MAPFN_QUIRK_tables_around
# define MAPFN_MAY_SHARE(t) if (mapfn_around) __asm__("" : "+r"(t));
# define MAPFN_AROUND_OF(name) mapfn_around = mapfn_around_##name,
# define MAPFN_AROUND_IS(name, tables) mapfn_around_##name = (mapfn_traits_##name & MAPFN_HAS_INDEX) != 0 \
    && (mapfn_traits_##name & MAPFN_HAS_ROWS) != 0 && !(tables),
#else
# define MAPFN_MAY_SHARE(t)
# define MAPFN_AROUND_OF(name)
# define MAPFN_AROUND_IS(name, tables)
#endif

/* MAPFN_SEEN(value) looks like a call to clang, and is no instruction, see QUIRK parts_seen: an element's part goes to
 * one of two places. Products of blocks of 32 bytes took 4.7 times the plain loop's time with AVX-512 at -O3, and now
 * take 1.1. A real number of 2 bytes has no register that clang would find. */
#if MAPFN_QUIRK_parts_seen
# define MAPFN_SEEN(value) \
    if (sizeof(value) <= 8 && !(sizeof(value) == 2 && __builtin_classify_type(value) == 8)) \
        __asm__ volatile("" : : "X"(value));
#else
# define MAPFN_SEEN(value)
#endif

/* Where the places of parts have types of different alignment, clang would warn if a body hands one on to a function of
 * yours. */
#if MAPFN_QUIRK_parts_differ
# if __has_warning("-Walign-mismatch")
#  pragma clang diagnostic ignored "-Walign-mismatch"
# endif
#endif

/* clang would warn of what a definition generates as if you had written it:
 * - MAPFN_PADDED(…) is the definition of a struct that may have padding.
 * - All else stands between MAPFN_CASTS_BEGIN and _END, as it casts addresses of volatile arrays to `const void *`, and
 *   asks where the members of its own struct lie, which may be of any class. */
#if defined(__clang__) && !defined(__CUDACC__)
# define MAPFN_PADDED(...) \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wpadded\"") \
    __VA_ARGS__ _Pragma("clang diagnostic pop")
# define MAPFN_CASTS_BEGIN \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wcast-qual\"") MAPFN_QUIET_OFFSETS
# ifdef __cplusplus
#  define MAPFN_QUIET_OFFSETS _Pragma("clang diagnostic ignored \"-Winvalid-offsetof\"")
# else
#  define MAPFN_QUIET_OFFSETS
# endif
# define MAPFN_CASTS_END _Pragma("clang diagnostic pop")
#else
# define MAPFN_PADDED(...) __VA_ARGS__
# define MAPFN_CASTS_BEGIN
# define MAPFN_CASTS_END
#endif

/* MAPFN_ERROR("…"): to call the function that it declares is a compile error. */
#define MAPFN_ERROR(message) __attribute__((__error__(message)))
/* MAPFN_NOT_HERE is before what a definition declares and no file defines. With C's linkage compilers do not look for
 * its definition in an unnamed namespace of C++.
 * MAPFN_NO_TEMPLATE(name) is an error behind `template <…>`, which makes a template of the first declaration: its name
 * cannot stand alone. */
#ifdef __cplusplus
# define MAPFN_NOT_HERE extern "C"
# define MAPFN_NO_TEMPLATE(name) \
    struct MAPFN_E38_a_definition_is_no_template_##name; \
    typedef MAPFN_E38_a_definition_is_no_template_##name mapfn_no_template_##name(void);
#else
# define MAPFN_NOT_HERE
# define MAPFN_NO_TEMPLATE(name)
#endif

#if MAPFN_NO_MATH_ERRNO
# if defined(__cplusplus) && defined(__THROW)
extern "C" float sqrtf(float) __THROW __attribute__((const));
extern "C" double sqrt(double) __THROW __attribute__((const));
# else
MAPFN_EXTERN_C float sqrtf(float) __attribute__((const));
MAPFN_EXTERN_C double sqrt(double) __attribute__((const));
# endif
#endif
/* MAPFN_QUIET_CODES: gcc does not warn of what stands until MAPFN_END_QUIET_CODES that it may not be set. */
#if MAPFN_GCC
# define MAPFN_QUIET_CODES \
    _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wmaybe-uninitialized\"")
# define MAPFN_END_QUIET_CODES _Pragma("GCC diagnostic pop")
#else
# define MAPFN_QUIET_CODES
# define MAPFN_END_QUIET_CODES
#endif

/* ======== src/run/map.h: the description of a map: its arrays, traits and functions, as plain C reads them.
 * Uses public/. Used by run/, kinds/ and generate/. */

/* -------------------------------------------------------------- what plain C knows of a map ---- */

/* How the values of an array lie. In this order: n elements of `length` values, elements with a stride, ragged rows,
 * `length` values for all elements, `length` values for each iteration in flight, one value, and `length` values that
 * are stored in the end. */
typedef enum mapfn_layout {
    MAPFN_EACH_ELEMENT,
    MAPFN_STRIDED,
    MAPFN_RAGGED,
    MAPFN_TABLE,
    MAPFN_SCRATCH,
    MAPFN_ONE_VALUE,
    MAPFN_TOTALS
} mapfn_layout;
enum { MAPFN_READ = 1, MAPFN_WRITTEN = 2, MAPFN_ALWAYS = 4 /* written for every element */, MAPFN_MASK = 8,
    MAPFN_LATER = 16 /* read after the element's outputs were written, as steps read rows */,
    MAPFN_KEPT = 64, MAPFN_COUNTS_KEPT = 128 /* values of kept elements, and how many these are */,
    MAPFN_CONSTRUCTED = 256 /* of a C++ type that is more than its bytes */,
    MAPFN_ALONE = 32 /* a result that kernels store as the only output, see MAPFN_PLACE_OF_RESULT_0 */ };

enum { MAPFN_ARRAYS_MOST = 17 }; /* at most 16 parameters, and the result */

/* one array parameter: the offsets in the argument struct of its pointer, and of its length, stride or splits */
typedef struct mapfn_param {
    const char *name;
    mapfn_layout layout;
    int access;    /* MAPFN_READ | MAPFN_WRITTEN | … */
    size_t size;   /* bytes of one value */
    size_t field;  /* offset of the pointer */
    size_t detail; /* offset of the row length, table length, stride or splits; 0: none, one value per element */
} mapfn_param;

/* The traits of a map: the bits of all its items. All bits of an int are taken. */
#define MAPFN_HAS_OTHER_TYPE      1u /* an element array whose type no vector unit handles */
#define MAPFN_HAS_STRUCT          2u /* an element array of structs or unions; mapfn-report says so */
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
#define MAPFN_IS_FALLIBLE      8192u
#define MAPFN_IS_REPEATED     16384u /* the element function is one step */
#define MAPFN_HAS_SMALL       32768u /* floats or bytes: set only where a quirk of sums needs it */
#define MAPFN_HAS_CONSTRUCTOR 65536u /* the result is of a C++ type that is more than its bytes */
#define MAPFN_HAS_NO_LANE    131072u /* an output that no lane can hold: a row that a step writes, an `out` of bool */
#define MAPFN_HAS_SLOW_LANE  262144u /* lanes would be slower: an rng, small numbers of a table, or
                                      * 64-bit integers that vectors cannot compare */
#define MAPFN_IS_TEAM        524288u /* on a card a warp runs the body for one element */
#define MAPFN_IS_NARROW     1048576u /* it has no kernel for wide vectors, see MAPFN_GO_WIDE */
#define MAPFN_HAS_SUMS      2097152u
#define MAPFN_SUM_OF_2      4194304u /* there is a sum or reduction of more than 1, 2, 4, 8, 16 bytes */
#define MAPFN_SUM_OF_4      8388608u
#define MAPFN_SUM_OF_8     16777216u
#define MAPFN_SUM_OF_16    33554432u
#define MAPFN_SUM_OF_MORE  67108864u
#define MAPFN_HAS_WORD    134217728u /* 64-bit integers, and real numbers: known where there are wide kernels */
#define MAPFN_HAS_REAL    268435456u
#define MAPFN_HAS_ORDERED_SUM 536870912u /* a sum whose order of additions shows: any but one of integers */
#define MAPFN_HAS_LONG_ROWS 1073741824u /* ragged rows, and rows of structs, which have loops in them */
/* maps whose call may own memory */
#define MAPFN_OWNS_MEMORY (MAPFN_HAS_SCRATCH | MAPFN_HAS_SUMS)
/* the traits of maps that have a check of their own, see mapfn_checked_info */
#define MAPFN_CHECKS_ITSELF (MAPFN_HAS_SUMS | MAPFN_IS_REPEATED)
/* what may differ between builds of one program */
#define MAPFN_OF_THE_BUILD (MAPFN_HAS_SLOW_LANE | MAPFN_HAS_SMALL | MAPFN_HAS_WORD | MAPFN_HAS_REAL)
/* Has the map a wide kernel? */
#define MAPFN_IS_WIDE(traits) (MAPFN_MAY_VECTORIZE(traits) && ((traits) & MAPFN_IS_NARROW) == 0)
/* Does the map convert between 64-bit integers and real numbers? AVX2 has no instruction for it, and a wide kernel
 * would be 0.8 to 1.0 times as fast as the narrow one. */
#define MAPFN_CONVERTS_WORDS(traits) \
    (((traits) & (MAPFN_HAS_WORD | MAPFN_HAS_REAL)) == (MAPFN_HAS_WORD | MAPFN_HAS_REAL))
/* May a large output go past the caches? Its bytes are copied there from a small block. */
#define MAPFN_STREAMS(traits) \
    (((traits) & (MAPFN_IS_STREAMING | MAPFN_HAS_WHERE | MAPFN_IS_FALLIBLE | MAPFN_HAS_CONSTRUCTOR \
        | MAPFN_HAS_SUMS | MAPFN_IS_REPEATED)) == MAPFN_IS_STREAMING)
#define MAPFN_MAY_VECTORIZE(traits) \
    (((traits) & (MAPFN_HAS_OTHER_TYPE | MAPFN_HAS_SCRATCH | MAPFN_IS_LOOPED | MAPFN_IS_ORDERED)) == 0 \
    && ((traits) & (MAPFN_IS_REPEATED | MAPFN_HAS_NO_LANE)) != (MAPFN_IS_REPEATED | MAPFN_HAS_NO_LANE))
/* The choice of `_map`, as an integer constant expression. */
#define MAPFN_CHOICE(traits) (MAPFN_MAY_VECTORIZE(traits) && MAPFN_IS_WORTHY(traits, 0u))
/* `slow`: traits beside which an item of the map is slower in vectors */
#define MAPFN_IS_WORTHY(traits, slow) \
    (((traits) & MAPFN_IS_VECTORIZED) != 0 || ((traits) & (MAPFN_UNWORTHY(traits) | (slow))) == 0)
/* The traits of a map that is slower vectorized. Rows are, unless they are only read and numbers are added up whose
 * order shows: lanes make that up to 16 times as fast where rows are short, and are not felt where they are long. */
#define MAPFN_UNWORTHY(traits) \
    ((((traits) & MAPFN_HAS_ORDERED_SUM) != 0 && ((traits) & (MAPFN_HAS_NO_LANE | MAPFN_IS_REPEATED)) == 0 \
        ? MAPFN_HAS_LONG_ROWS : MAPFN_HAS_ROWS) \
    | (((traits) & MAPFN_IS_REPEATED) != 0 ? MAPFN_HAS_STRUCT | MAPFN_HAS_SLOW_LANE : 0u))

/* The number of lanes of a map with sums: as many as 128 bytes hold of the widest sum, and at least 4. A block has 128
 * elements for each lane. Without sums the whole map is one block. */
#define MAPFN_LANES(traits) \
    (((traits) & MAPFN_SUM_OF_MORE) != 0 ? 4 : ((traits) & MAPFN_SUM_OF_16) != 0 ? 8 \
        : ((traits) & MAPFN_SUM_OF_8) != 0 ? 16 : ((traits) & MAPFN_SUM_OF_4) != 0 ? 32 \
            : ((traits) & MAPFN_SUM_OF_2) != 0 ? 64 : 128)
#define MAPFN_BLOCK(traits) (((traits) & MAPFN_HAS_SUMS) != 0 ? (size_t)128 * MAPFN_LANES(traits) : SIZE_MAX)
/* The most elements of one call of a kernel: a block. It is any number if no order of additions shows, and if elements
 * cannot fail. */
MAPFN_HOST_FN size_t mapfn_kernel_most(uint32_t traits)
{
    return (traits & (MAPFN_HAS_ORDERED_SUM | MAPFN_IS_FALLIBLE | MAPFN_IS_REPEATED)) != 0 ? MAPFN_BLOCK(traits)
        : SIZE_MAX;
}

/* the constant description of a map */
typedef struct mapfn_info {
    const char *name;
    const mapfn_param *params;
    int count;
    unsigned traits;
    double cost; /* nanoseconds per element, from cost(ns); 0: unknown */
    size_t beyond; /* the bits that no index may have, see MAPFN_BEYOND */
} mapfn_info;

/* Checks the arguments of a map, see mapfn_check: of `slots` iterations in flight, or if that is 0 the options only. */
typedef mapfn_status mapfn_checker(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short);

/* The description of a map that has a check of its own. It points to the check, so that files without such maps have no
 * code for it. */
typedef struct mapfn_checked_info {
    mapfn_info info;
    mapfn_checker *check;
} mapfn_checked_info;
/* Each description begins with a mapfn_info. */
MAPFN_FN const mapfn_info *mapfn_as_info(const void *description) { return (const mapfn_info *)description; }

/* The value in an argument struct for an N of repeat(N) below 0. The offset of this member is the `field` of the entry
 * behind the last parameter. */
#define MAPFN_NEGATIVE (SIZE_MAX - 1)

/* every argument struct begins with this */
typedef struct mapfn_common {
    size_t mapfn_offset;  /* added to indices */
    bool past_caches;     /* `streaming`: outputs are written past the caches */
    bool mapfn_each_part; /* a map with sums stores each element's part, not their sum */
    bool met;             /* an input lies exactly where an output does, see mapfn_met_part */
} mapfn_common;

/* Computes elements [begin, end), with the scratch of iteration `slot`. Returns the lowest failing element. */
typedef mapfn_failure mapfn_chunk(const void *args, size_t begin, size_t end, size_t slot);

/* Keeps the first of a block's codes that is not 0, if it is the lowest so far. `from` is the block's first element.
 * There is one that is not 0, which gcc 16 does not see: it warns of those that were not set. */
MAPFN_QUIET_CODES
MAPFN_HOST_FN void mapfn_search(mapfn_failure *failed, const int *codes, size_t from)
{
    size_t i = 0;
    if (from >= failed->index) return;
    while (codes[i] == 0) i++;
    failed->index = from + i;
    failed->code = codes[i];
}
MAPFN_END_QUIET_CODES
/* Keeps a code that is not 0, if it is the first. */
MAPFN_FN void mapfn_note(mapfn_failure *failed, int code, size_t element)
{
    if (code == 0 || failed->code != 0) return;
    failed->index = element;
    failed->code = code;
}
/* Keeps a code that is not 0, if no lower element has failed. */
MAPFN_FN void mapfn_note_lowest(mapfn_failure *failed, int code, size_t element)
{
    if (code == 0 || element >= failed->index) return;
    failed->index = element;
    failed->code = code;
}
/* Keeps a part's failure, if it is the first. */
MAPFN_HOST_FN void mapfn_note_part(mapfn_failure *failed, mapfn_failure part)
{
    mapfn_note(failed, part.code, part.index);
}
MAPFN_HOST_FN mapfn_failure mapfn_counted_from(size_t begin, mapfn_failure part)
{
    if (part.code != 0) part.index += begin;
    return part;
}
MAPFN_FN bool mapfn_has_failed(const mapfn_failure *failed) { return failed->code != 0; }

/* ======== src/run/trouble.h: the last failed call of a thread, and the sentence that explains it.
 * Uses run/map.h. Used by run/ and back ends. */

/* ------------------------------------------------------------------ what was wrong, per thread ---- */

/* an array, as an explanation names it */
typedef struct mapfn_named {
    const char *name; /* its parameter; NULL: no array is to blame */
    bool splits;      /* the parameter's splits, not its values */
    const void *start;
    size_t bytes;
} mapfn_named;

/* The last failed call of a thread. Each failure has its own function below, which fills in what mapfn_explain says. */
typedef struct mapfn_trouble {
    mapfn_status status;
    const char *map;
    mapfn_named array, other; /* the one to blame, and the one that it overlaps */
    const char *reason;       /* half a sentence */
    size_t n;                 /* elements asked for */
    size_t at;                /* the element, or the place in the splits */
    size_t limit;             /* bytes that may be used */
    int code;                 /* the element's */
    bool elsewhere;           /* `text` is the explanation of another process */
    char text[400];
} mapfn_trouble;
MAPFN_ONE_VARIABLE(__thread mapfn_trouble mapfn_last_trouble);

MAPFN_PLAIN mapfn_trouble *mapfn_trouble_of(mapfn_status status, const char *map)
{
    mapfn_trouble *const t = &mapfn_last_trouble;
    t->status = status;
    t->map = map;
    t->elsewhere = false;
    return t;
}
MAPFN_HOST_FN mapfn_named mapfn_named_as(const char *name, bool splits, const void *start, size_t bytes)
{
    mapfn_named const array = {name, splits, start, bytes};
    return array;
}

MAPFN_PLAIN mapfn_status mapfn_null(const char *map, const char *array, bool splits)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_NULL_POINTER, map);
    t->array = mapfn_named_as(array, splits, NULL, 0);
    t->reason = ", and n is not 0";
    return MAPFN_NULL_POINTER;
}

/* The place of a sum is NULL. It is stored to even if n is 0. */
MAPFN_PLAIN mapfn_status mapfn_null_sum(const char *map, const char *sum)
{
    mapfn_null(map, sum, false);
    mapfn_last_trouble.reason = "";
    return MAPFN_NULL_POINTER;
}

/* Scratch of a C++ class is NULL. */
MAPFN_PLAIN mapfn_status mapfn_null_objects(const char *map, const char *scratch)
{
    mapfn_null(map, scratch, false);
    mapfn_last_trouble.reason = ", and a map does not construct objects of its type: pass an array of them";
    return MAPFN_NULL_POINTER;
}

MAPFN_PLAIN mapfn_status mapfn_overlap(const char *map, mapfn_named output, mapfn_named other, const char *reason)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_OVERLAP, map);
    t->array = output;
    t->other = other;
    t->reason = reason;
    return MAPFN_OVERLAP;
}

/* An array is too large or too short for `n` elements. */
MAPFN_PLAIN mapfn_status mapfn_wrong_size(mapfn_status status, const char *map, const char *array, size_t n)
{
    mapfn_trouble *const t = mapfn_trouble_of(status, map);
    t->array = mapfn_named_as(array, false, NULL, 0);
    t->n = n;
    t->limit = 0; /* no last index is to blame */
    return status;
}
MAPFN_PLAIN mapfn_status mapfn_too_large(const char *map, const char *array, size_t n)
{
    return mapfn_wrong_size(MAPFN_TOO_LARGE, map, array, n);
}
/* index_offset + n is too large. */
MAPFN_PLAIN mapfn_status mapfn_too_many(const char *map, size_t n) { return mapfn_too_large(map, NULL, n); }

/* `reason` is a whole sentence, or the rest of one that begins with the array. */
MAPFN_PLAIN mapfn_status mapfn_bad_array(const char *map, const char *array, const char *reason)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_BAD_OPTION, map);
    t->array = mapfn_named_as(array, false, NULL, 0);
    t->reason = reason;
    return MAPFN_BAD_OPTION;
}
MAPFN_PLAIN mapfn_status mapfn_bad_option(const char *map, const char *reason)
{
    return mapfn_bad_array(map, NULL, reason);
}
MAPFN_PLAIN mapfn_status mapfn_begins_late(const char *map, size_t begin, size_t n)
{
    mapfn_bad_array(map, NULL, NULL);
    mapfn_last_trouble.at = begin;
    mapfn_last_trouble.n = n;
    return MAPFN_BAD_OPTION;
}

MAPFN_PLAIN mapfn_status mapfn_too_short(const char *map, const char *array, size_t n)
{
    return mapfn_wrong_size(MAPFN_TOO_SHORT, map, array, n);
}

MAPFN_PLAIN mapfn_status mapfn_bad_splits(const char *map, const char *array, size_t at)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_BAD_SPLITS, map);
    t->array = mapfn_named_as(array, true, NULL, 0);
    t->at = at;
    return MAPFN_BAD_SPLITS;
}

MAPFN_PLAIN mapfn_status mapfn_cancelled(const char *map, size_t done, size_t n)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_CANCELLED, map);
    t->at = done;
    t->n = n;
    return MAPFN_CANCELLED;
}

/* Element `index` has added to `place`, which the table does not have. */
MAPFN_PLAIN mapfn_status mapfn_out_of_range(const char *map, const char *array, size_t index, size_t place)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_OUT_OF_RANGE, map);
    t->array = mapfn_named_as(array, false, NULL, 0);
    t->at = index;
    t->limit = place;
    return MAPFN_OUT_OF_RANGE;
}

MAPFN_PLAIN mapfn_status mapfn_element_failed(const char *map, mapfn_failure failure)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_ELEMENT_FAILED, map); /* elements may fail often */
    t->at = failure.index;
    t->code = failure.code;
    return MAPFN_ELEMENT_FAILED;
}

/* `array` is one that the caller may bring, or NULL for memory of the library's own. */
MAPFN_PLAIN mapfn_status mapfn_no_memory(const char *map, const char *array, size_t bytes)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_NO_MEMORY, map);
    t->array = mapfn_named_as(array, false, NULL, bytes);
    t->reason = NULL;
    return MAPFN_NO_MEMORY;
}
/* `bytes` are needed, for what `reason` says, and only `limit` may be used. */
MAPFN_PLAIN mapfn_status mapfn_little_memory(const char *map, const char *reason, size_t limit, size_t bytes)
{
    mapfn_no_memory(map, NULL, bytes);
    mapfn_last_trouble.reason = reason;
    mapfn_last_trouble.limit = limit;
    return MAPFN_NO_MEMORY;
}

/* `reason` is what a device, a driver or a library said. */
MAPFN_PLAIN mapfn_status mapfn_reported(mapfn_status status, const char *map, const char *reason)
{
    mapfn_trouble_of(status, map)->reason = reason;
    return status;
}

/* Another process failed and explained it by `text`, which is cut where it is too long. */
MAPFN_PLAIN mapfn_status mapfn_failed_elsewhere(mapfn_status status, const char *map, const char *text)
{
    mapfn_trouble *const t = mapfn_trouble_of(status, map);
    size_t length = strlen(text);
    if (length > sizeof t->text - 1) length = sizeof t->text - 1;
    memmove(t->text, text, length);
    t->text[length] = '\0';
    t->elsewhere = true;
    return status;
}

MAPFN_PLAIN const char *mapfn_status_text(mapfn_status status)
{
    switch (status) {
    case MAPFN_OK: return "done";
    case MAPFN_NULL_POINTER: return "an array is NULL: pass one, or n = 0; mapfn_explain() names it";
    case MAPFN_OVERLAP: return "an output overlaps another array: let it be exactly an input, or lie apart; "
        "mapfn_explain() names both";
    case MAPFN_TOO_LARGE: return "n is too large: the arrays, or the indices, would be more than a size_t, or the "
        "index's type, can count: pass fewer elements at a time";
    case MAPFN_BAD_OPTION: return "an option is out of range, or one that this map cannot honour: "
        "change or leave out the one that mapfn_explain() names";
    case MAPFN_TOO_SHORT: return "an array is shorter than n elements: pass a larger one or a smaller n; "
        "mapfn_explain() names it";
    case MAPFN_BAD_SPLITS: return "the splits of a ragged array decrease: pass n + 1 offsets that never do; "
        "mapfn_explain() has the place";
    case MAPFN_CANCELLED: return "cancelled by the progress function: call again with .begin = *completed to go on";
    case MAPFN_ELEMENT_FAILED: return "an element returned an error code: "
        "`failure` has the index of the first one and its code; all others are computed";
    case MAPFN_NO_MEMORY: return "memory could not be allocated: pass a scratch array of your own, "
        "or fewer iterations in flight";
    case MAPFN_NO_DEVICE: return "no such CUDA device: none is there, its driver is missing, "
        "or .device is past the last: choose another or call a CPU map";
    case MAPFN_OUT_OF_RANGE: return "an element added to a place that its table does not have: "
        "all others are added; mapfn_explain() has the first one and its place";
    case MAPFN_NOT_SAME: return "MAPFN_VERIFY found that the looped variant has other values: elements are not "
        "independent, read what nothing has written, or race; mapfn_explain() names one";
    case MAPFN_MPI_ERROR: return "MPI is not initialised or finalised, the communicator is none, "
        "or MPI reported an error: look at mapfn_mpi_last_error()";
    case MAPFN_CUDA_ERROR: return "CUDA reported an error: look up mapfn_cuda_last_error() with cudaGetErrorString";
    }
    return "not a mapfn_status";
}

MAPFN_PLAIN const char *mapfn_explain(void)
{
    mapfn_trouble *const t = &mapfn_last_trouble;
    const char *const map = t->map, *const name = t->array.name, *const part = t->array.splits ? "_splits" : "";
    char *const s = t->text;
    size_t const room = sizeof t->text;
    if (t->elsewhere) return s;
    switch (t->status) {
    case MAPFN_OK: return "no map has failed in this thread";
    case MAPFN_NULL_POINTER:
        snprintf(s, room, "%s: `%s%s` is NULL%s", map, name, part, t->reason);
        break;
    case MAPFN_OVERLAP:
        snprintf(s, room, "%s: output `%s` (%zu bytes at %p) overlaps `%s%s` (%zu bytes at %p): %s",
            map, name, t->array.bytes, t->array.start,
            t->other.name, t->other.splits ? "_splits" : "", t->other.bytes, t->other.start, t->reason);
        break;
    case MAPFN_TOO_LARGE:
        if (!name && t->limit > 0)
            snprintf(s, room, "%s: the last index, %zu, does not fit its type, which ends at %zu", map, t->at,
                t->limit);
        else if (!name)
            snprintf(s, room, "%s: index_offset + n is more than a size_t can count, with n = %zu", map, t->n);
        else snprintf(s, room, "%s: `%s` with n = %zu would be more bytes than a size_t can count: "
            "look at n, and whether the row length, LEN or stride is negative or too large", map, name, t->n);
        break;
    case MAPFN_BAD_OPTION:
        if (!t->reason) snprintf(s, room, "%s: begin = %zu is past n = %zu", map, t->at, t->n);
        else if (name) snprintf(s, room, "%s: `%s` %s", map, name, t->reason);
        else snprintf(s, room, "%s: %s", map, t->reason);
        break;
    case MAPFN_TOO_SHORT: snprintf(s, room, "%s: `%s` is shorter than n = %zu elements need", map, name, t->n); break;
    case MAPFN_BAD_SPLITS:
        snprintf(s, room, "%s: `%s_splits[%zu]` is smaller than the one before it: "
            "splits are n + 1 offsets that never decrease", map, name, t->at);
        break;
    case MAPFN_CANCELLED:
        snprintf(s, room, "%s: the progress function returned false at %zu of %zu elements: "
            ".begin = %zu goes on from there", map, t->at, t->n, t->at);
        break;
    case MAPFN_ELEMENT_FAILED:
        if (t->code == MAPFN_AGAIN)
            snprintf(s, room, "%s: element %zu is not done after all of its steps (MAPFN_AGAIN), the first to fail; "
                "all others are computed", map, t->at);
        else
            snprintf(s, room, "%s: element %zu returned code %d, the first to fail; all others are computed", map,
                t->at, t->code);
        break;
    case MAPFN_OUT_OF_RANGE:
        snprintf(s, room, "%s: element %zu has place %td of `%s`, and `%s` has no such place; all others are added",
            map, t->at, (ptrdiff_t)t->limit, name, name);
        break;
    case MAPFN_NO_MEMORY:
        if (name) snprintf(s, room, "%s: %zu bytes for `%s` could not be allocated: pass an array of your own", map,
            t->array.bytes, name);
        else if (t->reason) snprintf(s, room, "%s: %s: %zu bytes are needed, and %zu may be used", map, t->reason,
            t->array.bytes, t->limit);
        else if (t->array.bytes) snprintf(s, room, "%s: %zu bytes could not be allocated", map, t->array.bytes);
        else snprintf(s, room, "%s: memory could not be allocated", map);
        break;
    case MAPFN_NOT_SAME: /* its text is there already */
    case MAPFN_NO_DEVICE:
    case MAPFN_MPI_ERROR:
    case MAPFN_CUDA_ERROR: snprintf(s, room, "%s: %s", map, t->reason); break;
    }
    return s;
}

MAPFN_PLAIN void mapfn_require(mapfn_status status, const char *file, int line)
{
    if (status == MAPFN_OK) return;
    fprintf(stderr, "%s:%d: %s\n", file, line,
        status == mapfn_last_trouble.status ? mapfn_explain() : mapfn_status_text(status));
    abort();
}

/* ======== src/run/arrays.h: where arrays lie, read from an argument struct.
 * Uses run/map.h. Used by run/checks.h and back ends. */

/* -------------------------------------------------------------------- reading argument structs ---- */

MAPFN_HOST_FN const void *mapfn_pointer_at(const void *args, size_t field)
{
    const void *p;
    memcpy(&p, (const char *)args + field, sizeof p);
    return p;
}
MAPFN_HOST_FN size_t mapfn_size_at(const void *args, size_t field)
{
    size_t value;
    memcpy(&value, (const char *)args + field, sizeof value);
    return value;
}

/* Is this the place of a sum or of a gather, which all elements share? */
MAPFN_HOST_FN bool mapfn_is_total(const mapfn_param *p)
{
    return p->layout == MAPFN_ONE_VALUE || p->layout == MAPFN_TOTALS;
}
/* How many values such a place has, or a table. */
MAPFN_HOST_FN size_t mapfn_values_of(const mapfn_param *p, const void *args)
{
    return p->detail ? mapfn_size_at(args, p->detail) : 1;
}

/* The bytes of an array, [start, start + bytes). Element i has `each` bytes from first + i * step on. */
typedef struct mapfn_span {
    const char *start;
    size_t bytes, each;
    const char *first;
    ptrdiff_t step;
    const size_t *splits;
    bool overflow;
} mapfn_span;

/* start + bytes, computed as a number: what is checked may lie outside of any array, where C has no pointer. */
MAPFN_HOST_FN const char *mapfn_moved(const char *start, size_t bytes)
{
    return (const char *)((uintptr_t)start + bytes);
}

/* It is stored by parts and not returned: a compiler would copy it by larger ones, which must then wait for them. */
MAPFN_PLAIN void mapfn_measure(mapfn_span *s, const mapfn_param *p, const void *args, size_t n, size_t slots)
{
    size_t length = 1;
    s->first = s->start = (const char *)mapfn_pointer_at(args, p->field);
    s->bytes = 0;
    s->each = p->size;
    s->step = 0;
    s->splits = NULL;
    s->overflow = false;
    if (p->detail && p->layout != MAPFN_STRIDED && p->layout != MAPFN_RAGGED) length = mapfn_size_at(args, p->detail);
    switch (p->layout) {
    case MAPFN_EACH_ELEMENT:
        s->overflow = __builtin_mul_overflow(length, p->size, &s->each)
            || __builtin_mul_overflow(s->each, n, &s->bytes);
        s->step = (ptrdiff_t)s->each;
        break;
    case MAPFN_TOTALS:
    case MAPFN_TABLE: s->overflow = __builtin_mul_overflow(length, p->size, &s->bytes); break;
    case MAPFN_ONE_VALUE: s->bytes = p->size; break;
    case MAPFN_SCRATCH:
        s->overflow = __builtin_mul_overflow(length, p->size, &s->each)
            || __builtin_mul_overflow(s->each, slots, &s->bytes);
        break;
    case MAPFN_STRIDED: {
        ptrdiff_t stride = (ptrdiff_t)mapfn_size_at(args, p->detail);
        size_t steps = stride < 0 ? (size_t)0 - (size_t)stride : (size_t)stride;
        size_t reach = 0;
        if (n == 1) { /* no step is taken, so that none is too large */
            s->bytes = p->size;
            break;
        }
        s->overflow = __builtin_mul_overflow(steps, p->size, &steps) || __builtin_mul_overflow(steps, n - 1, &reach)
            || __builtin_add_overflow(reach, p->size, &s->bytes) || s->bytes > PTRDIFF_MAX;
        if (s->overflow) break;
        s->step = stride < 0 ? -(ptrdiff_t)steps : (ptrdiff_t)steps;
        if (stride < 0 && s->start) s->start = mapfn_moved(s->start, (size_t)0 - reach);
        break;
    }
    case MAPFN_RAGGED:
        s->splits = (const size_t *)mapfn_pointer_at(args, p->detail);
        if (!s->splits || s->splits[n] < s->splits[0]) break;
        s->overflow = __builtin_mul_overflow(s->splits[n] - s->splits[0], p->size, &s->bytes)
            || s->splits[n] > SIZE_MAX / p->size;
        if (!s->overflow && s->start) s->start = mapfn_moved(s->start, s->splits[0] * p->size);
        break;
    }
    if (s->bytes > PTRDIFF_MAX) s->overflow = true;
}
MAPFN_HOST_FN mapfn_span mapfn_span_of(const mapfn_param *p, const void *args, size_t n, size_t slots)
{
    mapfn_span s;
    mapfn_measure(&s, p, args, n, slots);
    return s;
}

/* ======== src/run/sums_of.h: the description of a map with sums.
 * Uses run/map.h. Used by run/sums.h and kinds/sums.h. */

/* ------------------------------------------------------------------------- what plain C knows of sums ---- */

/* a[i] += b[i] for `count` numbers; b NULL: a[i] = 0 */
typedef void mapfn_joining(void *a, const void *b, size_t count);
/* one sum or reduction of a map */
typedef struct mapfn_sum {
    size_t size;         /* of a value */
    size_t field;        /* offset of its pointer: in the argument struct the map's place, in a copy a kernel's */
    size_t state;        /* offset of its values in a state */
    mapfn_joining *join; /* for numbers, which all maps add alike; NULL: the map has a join of its own */
} mapfn_sum;

/* the description of a map with sums */
typedef struct mapfn_summing {
    mapfn_checked_info base;
    const mapfn_sum *sum, *end;
    size_t bytes; /* of a state */
    /* a[i] = op(a[i], b[i]) for `count` values of the sum at `field`; b NULL: a[i] = zero; NULL: sums have their own */
    void (*join)(size_t field, void *a, const void *b, size_t count);
    const struct mapfn_adder *adder;   /* NULL in the description that a map without options has */
    const struct mapfn_omp_adder *omp; /* NULL there too, and where mapfn_omp.h was not included before the map */
} mapfn_summing;

/* What runners call for a map with sums or gathers. These are pointers, so that a file without such maps has no code
 * for them. */
struct mapfn_call;
typedef struct mapfn_adder {
    mapfn_status (*begin)(struct mapfn_call *c);                /* nothing has been added */
    mapfn_failure (*compute)(struct mapfn_call *c, size_t end); /* elements [done, end), on this thread */
    mapfn_status (*store)(const struct mapfn_call *c);          /* gives the caller the sums */
    size_t (*room)(const struct mapfn_call *c);                 /* bytes of its state on the runner's stack */
} mapfn_adder;

/* ======== src/run/gathers_of.h: the description of a map whose outputs are not one for each element.
 * Uses run/sums_of.h. Used by run/gathers.h, kinds/ and generate/gathers.h. */

/* ---------------------------------------------------------------------- what plain C knows of gathers ----
 * A gather is an output that all elements share: sum_row, tally, kept, first. A kernel adds its elements to the tables
 * that the argument struct points to. Plain C decides what these tables are, and joins them. */

typedef enum mapfn_gather_kind {
    MAPFN_GATHERS_ROW,   /* values that elements add to */
    MAPFN_GATHERS_TALLY, /* the same, one place for each element */
    MAPFN_GATHERS_KEPT,  /* values of some elements, one after the other */
    MAPFN_GATHERS_COUNT, /* how many these are */
    MAPFN_GATHERS_FIRST  /* an index */
} mapfn_gather_kind;

/* one gather of a map */
typedef struct mapfn_gather {
    mapfn_gather_kind kind;
    bool ordered;         /* real numbers, whose order of additions shows */
    size_t size;          /* of a value */
    size_t field, detail; /* in the argument struct: the pointer, and how many values lie there */
    mapfn_joining *join;  /* as of a sum */
} mapfn_gather;

/* What a kernel is told, and what it tells. */
typedef struct mapfn_gathering {
    size_t mapfn_kept;   /* elements that are kept so far */
    size_t mapfn_found;  /* the element that was looked for, from the kernel's first on; SIZE_MAX: none */
    size_t mapfn_asked;  /* the kernel's first elements, which are known not to be the one; 0 but for a short search */
    size_t mapfn_turns;  /* values from one table to the next, of four that take elements in turn; 0: there is one */
    size_t mapfn_missed; /* the first element whose place is out of range; SIZE_MAX: none */
    size_t mapfn_place;  /* that place */
    const char *mapfn_array; /* whose place it is */
} mapfn_gathering;

/* the description of a map with gathers */
typedef struct mapfn_gathers {
    mapfn_summing base; /* of its sums, if it has some */
    const mapfn_gather *gather, *end;
    size_t told; /* in the argument struct: a pointer to what a kernel is told */
    bool exact;  /* its sums are of integers, which a kernel adds up in any order, and leaves one value of each */
} mapfn_gathers;

/* ======== src/run/processor.h: what the processor can do beyond what this file was compiled for, and how many
 * elements inline checks can count.
 * Uses compiler/. Used by generate/ and run/streaming.h. */

/* ------------------------------------------------------------------------------ which processor ---- */

/* MAPFN_SURE_COUNT(n): the most elements whose bytes the inline checks can surely count. It is 0 until the processor is
 * known. So the first call of any map leaves a doubt, and whoever looks into the doubt also asks the processor.
 * Kernels only read the answer. If each of them had a call that asks, gcc would take 5 % longer to compile, and every
 * narrow kernel would save registers for it.
 * A constant n below 64 never reaches a wide kernel. */
#define MAPFN_MOST_SURE (SIZE_MAX >> 17) /* see mapfn_quick */
#if MAPFN_WIDE
/* 0: not asked yet, 1: without AVX2, 2: with it. All threads that ask at once store the same values. */
MAPFN_ONE_VARIABLE(int mapfn_processor);
MAPFN_ONE_VARIABLE(size_t mapfn_sure_count);

MAPFN_HOST_FN void mapfn_cpuid(unsigned leaf, unsigned answer[4])
{
    __asm__ volatile("cpuid" : "=a"(answer[0]), "=b"(answer[1]), "=c"(answer[2]), "=d"(answer[3]) : "0"(leaf), "2"(0));
}

/* Asks the processor itself. __builtin_cpu_supports needs the compiler's own library, and older compilers do not know
 * all these names. */
MAPFN_PLAIN void mapfn_ask_processor(void)
{
    /* All that a wide kernel may use: bits of ecx in cpuid's leaf 1, of ebx in leaf 7, of ecx in leaf 0x80000001. And
     * xgetbv tells whether the system saves the upper halves of registers. */
    unsigned const movbe_popcnt_osxsave_avx_f16c = 1u << 22 | 1u << 23 | 1u << 27 | 1u << 28 | 1u << 29;
    unsigned const bmi_avx2_bmi2 = 1u << 3 | 1u << 5 | 1u << 8;
    unsigned const lzcnt = 1u << 5, upper_halves = 6;
    unsigned first[4], basic[4], more[4], extended[4], kept = 0, kept_high;
    bool wide = false;
    mapfn_cpuid(0, first);
    if (first[0] >= 7) {
        mapfn_cpuid(1, basic);
        mapfn_cpuid(7, more);
        mapfn_cpuid(0x80000001, extended);
        if ((basic[2] & 1u << 27) != 0) __asm__ volatile("xgetbv" : "=a"(kept), "=d"(kept_high) : "c"(0));
        wide = (basic[2] & movbe_popcnt_osxsave_avx_f16c) == movbe_popcnt_osxsave_avx_f16c
            && (more[1] & bmi_avx2_bmi2) == bmi_avx2_bmi2 && (extended[2] & lzcnt) != 0
                && (kept & upper_halves) == upper_halves;
    }
    __atomic_store_n(&mapfn_processor, wide ? 2 : 1, __ATOMIC_RELAXED);
}
/* This is a macro, since kernels that inline a function for it take 1 % longer to compile. */
# define MAPFN_PROCESSOR_IS_WIDE (__atomic_load_n(&mapfn_processor, __ATOMIC_RELAXED) == 2)

# define MAPFN_SURE_COUNT(n) \
    (__builtin_constant_p(n) && (n) < 64 ? MAPFN_MOST_SURE : __atomic_load_n(&mapfn_sure_count, __ATOMIC_RELAXED))
/* Called by those who look into a doubt. It is not inlined, as under NDEBUG each map calls it. */
MAPFN_KEEPS_REGISTERS MAPFN_PLAIN void mapfn_know_processor(void)
{
    if (__atomic_load_n(&mapfn_processor, __ATOMIC_RELAXED) == 0) mapfn_ask_processor();
    if (__atomic_load_n(&mapfn_sure_count, __ATOMIC_RELAXED) != 0) return; /* all threads' checks read this line */
    __atomic_store_n(&mapfn_sure_count, MAPFN_MOST_SURE, __ATOMIC_RELAXED);
}
#else
# define MAPFN_SURE_COUNT(n) MAPFN_MOST_SURE
MAPFN_HOST_FN void mapfn_know_processor(void)
{
}
#endif

/* ======== src/run/checks.h: are the arguments of a call sound? The inline part, and the part that says what is
 * wrong.
 * Uses run/arrays.h and run/trouble.h. Used by run/call.h, kinds/ and shells. */

/* -------------------------------------------------------------------------------------- checks ---- */

/* May element i of both arrays be one place, which is read before it is written? They have the same start, step and
 * bytes, or equal splits. */
MAPFN_PLAIN bool mapfn_in_place(const mapfn_param *p, const mapfn_param *q, const mapfn_span *a, const mapfn_span *b,
    size_t n)
{
    if ((p->access & MAPFN_WRITTEN) && (q->access & MAPFN_WRITTEN)) return false;
    if (mapfn_is_total(p) || mapfn_is_total(q)) return false;
    if (p->layout == MAPFN_TABLE || q->layout == MAPFN_TABLE || p->layout == MAPFN_SCRATCH
        || q->layout == MAPFN_SCRATCH) return false;
    if ((p->access | q->access) & (MAPFN_MASK | MAPFN_LATER)) return false;
    if ((p->layout == MAPFN_RAGGED) != (q->layout == MAPFN_RAGGED)) return false;
    if (p->layout == MAPFN_RAGGED)
        return a->start == b->start && p->size == q->size
            && (a->splits == b->splits || memcmp(a->splits, b->splits, (n + 1) * sizeof *a->splits) == 0);
    return a->first == b->first && a->each == b->each && (a->step == b->step || n == 1) && (a->step != 0 || n == 1);
}

/* Do the elements of two arrays with the same step alternate, as re and im of interleaved complex numbers do? */
MAPFN_PLAIN bool mapfn_interleaved(const mapfn_span *a, const mapfn_span *b)
{
    uintptr_t const first = (uintptr_t)a->first, other = (uintptr_t)b->first;
    uintptr_t const step = a->step < 0 ? (uintptr_t)0 - (uintptr_t)a->step : (uintptr_t)a->step;
    uintptr_t apart;
    if (a->step != b->step || a->step == 0 || a->splits || b->splits) return false;
    apart = other >= first ? (other - first) % step : (step - (first - other) % step) % step;
    return apart >= a->each && apart + b->each <= step;
}

MAPFN_HOST_FN bool mapfn_apart(const void *a, size_t a_bytes, const void *b, size_t b_bytes)
{
    return (uintptr_t)a + a_bytes <= (uintptr_t)b || (uintptr_t)b + b_bytes <= (uintptr_t)a
        || a_bytes == 0 || b_bytes == 0;
}

/* why these two arrays must lie apart */
MAPFN_PLAIN const char *mapfn_why_apart(const mapfn_param *output, const mapfn_param *other)
{
    if (output->layout == MAPFN_SCRATCH || other->layout == MAPFN_SCRATCH)
        return "work space must lie apart from all other arrays";
    if (mapfn_is_total(output) || mapfn_is_total(other))
        return "a sum, or what is gathered, must lie apart from all other arrays";
    if ((other->access & MAPFN_WRITTEN) != 0) return "two outputs must lie apart";
    if (other->layout == MAPFN_TABLE) return "a table must lie apart from all outputs, as every element may read it";
    if ((other->access & MAPFN_MASK) != 0) return "a mask must lie apart from all outputs";
    if (output->layout == MAPFN_RAGGED || other->layout == MAPFN_RAGGED)
        return "they must lie apart, or both be ragged, and start at one place with equal splits and elements";
    if (output->layout == MAPFN_STRIDED || other->layout == MAPFN_STRIDED)
        return "they must lie apart, or start at one place with one stride and equal elements";
    return "they must lie apart, or be an output and an input that start at one place and have equal elements";
}
#define MAPFN_WHY_SPLITS "splits must lie apart from all outputs"

/* Is an array NULL? A ragged array may be NULL if all its rows are empty, and so may scratch, which the map then
 * allocates. */
MAPFN_PLAIN mapfn_status mapfn_check_present(const mapfn_info *info, const mapfn_param *p, const mapfn_span *s,
    const void *args, size_t n)
{
    if (p->layout == MAPFN_RAGGED && !s->splits) return mapfn_null(info->name, p->name, true);
    if (s->first || p->layout == MAPFN_SCRATCH) return MAPFN_OK;
    if (p->layout == MAPFN_RAGGED && s->splits[0] == s->splits[n]) return MAPFN_OK;
    if (p->layout == MAPFN_TOTALS && mapfn_values_of(p, args) == 0) return MAPFN_OK;
    return mapfn_null(info->name, p->name, false);
}

MAPFN_PLAIN mapfn_status mapfn_check_splits(const mapfn_info *info, const mapfn_param *p, const size_t *splits,
    size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (splits[i + 1] < splits[i]) return mapfn_bad_splits(info->name, p->name, i + 1);
    return MAPFN_OK;
}

/* Output p, which lies at a, meets array q, or that has splits, which may be its own. May it? */
MAPFN_PLAIN mapfn_status mapfn_check_meeting(const mapfn_info *info, const mapfn_param *p, const mapfn_span *a,
    const mapfn_param *q, const mapfn_span *b, size_t n)
{
    mapfn_named const output = mapfn_named_as(p->name, false, a->start, a->bytes);
    size_t const splits_bytes = (n + 1) * sizeof(size_t);
    if (b->splits && !mapfn_apart(a->start, a->bytes, b->splits, splits_bytes))
        return mapfn_overlap(info->name, output, mapfn_named_as(q->name, true, b->splits, splits_bytes),
            "splits must lie apart from all outputs");
    if (p == q || !b->start || mapfn_apart(a->start, a->bytes, b->start, b->bytes)) return MAPFN_OK;
    if (mapfn_interleaved(a, b) || mapfn_in_place(p, q, a, b, n)) return MAPFN_OK;
    return mapfn_overlap(info->name, output, mapfn_named_as(q->name, false, b->start, b->bytes), mapfn_why_apart(p, q));
}

/* Does the last index fit the types of index(T, i)? */
MAPFN_PLAIN mapfn_status mapfn_check_last_index(const mapfn_info *info, size_t n, size_t offset)
{
    mapfn_trouble *t;
    if (n == 0 || n - 1 + offset <= ~info->beyond) return MAPFN_OK;
    t = mapfn_trouble_of(MAPFN_TOO_LARGE, info->name);
    t->array = mapfn_named_as(NULL, false, NULL, 0);
    t->n = n;
    t->limit = ~info->beyond;
    t->at = n - 1 + offset;
    return MAPFN_TOO_LARGE;
}
/* Is index_offset + n too large for a map that has indices? */
MAPFN_PLAIN mapfn_status mapfn_check_indices(const mapfn_info *info, size_t n, const mapfn_opts *o)
{
    uint64_t const offset = o ? o->index_offset : 0;
    if ((info->traits & MAPFN_HAS_INDEX) == 0) return MAPFN_OK;
    if (offset > SIZE_MAX || (size_t)offset > SIZE_MAX - n) return mapfn_too_many(info->name, n);
    return mapfn_check_last_index(info, n, (size_t)offset);
}

/* Is surely nothing wrong with the arrays? The inline checks are in doubt whenever one lies between two outputs, and
 * then most arrays are apart. So this asks no more than that, without branches, a third to a sixth of the time of
 * finding out what is wrong. */
MAPFN_PLAIN bool mapfn_surely_apart(const mapfn_info *info, const void *args, size_t n)
{
    struct { uintptr_t low, high, written; } array[MAPFN_ARRAYS_MOST];
    uintptr_t meet = n == 0 || n > MAPFN_MOST_SURE;
    for (int k = 0; k < info->count; k++) {
        const mapfn_param *const p = &info->params[k];
        bool const once = p->layout != MAPFN_EACH_ELEMENT;
        size_t const length = mapfn_values_of(p, args), each = p->size * length;
        if (p->layout == MAPFN_STRIDED || p->layout == MAPFN_RAGGED || p->layout == MAPFN_SCRATCH) return false;
        array[k].low = (uintptr_t)mapfn_pointer_at(args, p->field);
        array[k].high = array[k].low + each * (once ? 1 : n);
        array[k].written = (p->access & MAPFN_WRITTEN) != 0;
        meet |= (array[k].low == 0) | (p->size > 65536) | (once ? length > MAPFN_MOST_SURE : (length | each) > 65536);
        for (int other = 0; other < k; other++)
            meet |= (array[k].written | array[other].written) & (array[k].low < array[other].high)
                & (array[other].low < array[k].high);
    }
    return !meet;
}

/* What is wrong with the arrays? Looked for in the order of the statuses: NULL, too short, too large, splits, overlap.
 * `too_short` names an array that the compiler knows to be shorter than n elements, or is NULL. */
MAPFN_PLAIN mapfn_status mapfn_check_arrays(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short)
{
    mapfn_span spans[MAPFN_ARRAYS_MOST];
    const mapfn_param *const params = info->params, *large = NULL;
    int const count = info->count;
    mapfn_status status = MAPFN_OK;
    if (!too_short && mapfn_surely_apart(info, args, n)) return mapfn_check_indices(info, n, o);
    for (int k = 0; n > 1 && k < count; k++)
        if (params[k].layout == MAPFN_STRIDED && (params[k].access & MAPFN_WRITTEN)
            && mapfn_size_at(args, params[k].detail) == 0)
            return mapfn_bad_array(info->name, params[k].name,
                "is an output of stride 0: all elements would be written to one place");
    if (n == 0) return MAPFN_OK;
    for (int k = 0; k < count && status == MAPFN_OK; k++) {
        mapfn_measure(&spans[k], &params[k], args, n, slots);
        if (spans[k].overflow && !large) large = &params[k];
        if (!spans[k].first || params[k].layout == MAPFN_RAGGED)
            status = mapfn_check_present(info, &params[k], &spans[k], args, n);
    }
    if (status != MAPFN_OK) return status;
    if (too_short) return mapfn_too_short(info->name, too_short, n);
    if (large) return mapfn_too_large(info->name, large->name, n);
    status = mapfn_check_indices(info, n, o);
    for (int k = 0; k < count && status == MAPFN_OK; k++)
        if (spans[k].splits) status = mapfn_check_splits(info, &params[k], spans[k].splits, n);
    for (int k = 0; k < count; k++) {
        const mapfn_span *const a = &spans[k];
        if (!(params[k].access & MAPFN_WRITTEN) || !a->start) continue;
        for (int other = 0; other < count && status == MAPFN_OK; other++) {
            const mapfn_span *const b = &spans[other];
            if (!b->splits && (other == k || mapfn_apart(a->start, a->bytes, b->start, b->bytes))) continue;
            status = mapfn_check_meeting(info, &params[k], a, &params[other], b, n);
        }
    }
    return status;
}

/* What is wrong with the arguments? Options come first. If `arrays` is false, only they are looked at. */
MAPFN_HOST_FN mapfn_status mapfn_check_all(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short, bool arrays)
{
    if (o && o->parallel_iterations < 0) return mapfn_bad_option(info->name, "parallel_iterations is negative");
    if (o && o->begin > n) return mapfn_begins_late(info->name, o->begin, n);
    if (arrays) return mapfn_check_arrays(info, args, n, slots, o, too_short);
    return n == 0 ? MAPFN_OK : mapfn_check_indices(info, n, o);
}
/* mapfn_check_all, or the check of its own that a map has */
MAPFN_PLAIN mapfn_status mapfn_check(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short, bool arrays)
{
    if ((info->traits & MAPFN_CHECKS_ITSELF) != 0)
        return ((const mapfn_checked_info *)info)->check(info, args, n, arrays ? slots : 0, o, too_short);
    return mapfn_check_all(info, args, n, slots, o, too_short, arrays);
}

/* A sequential map calls this if its inline checks leave a doubt. */
MAPFN_PLAIN mapfn_status mapfn_clarify(const mapfn_info *info, const void *args, size_t n, const char *too_short)
{
    mapfn_know_processor();
    return mapfn_check(info, args, n, 1, NULL, too_short, MAPFN_CHECKS);
}

/* The inline part of the checks asks only "is everything surely fine?", in a few instructions for each array: does it
 * overlap the first output, or what lies between the others, or between the sums? The latter are mostly on the stack,
 * far from arrays. Where something does lie between, it is compared with each of up to four. If that leaves a doubt,
 * mapfn_check finds out. First come all outputs, and then the other arrays. By then n is known to be at most
 * SIZE_MAX >> 17, so that no product with elements of at most 64 KiB is too large.
 * Each function returns whether there is a doubt, and each doubt is a branch, which costs less than keeping its answer.
 * `outputs` is the number of outputs so far, plus 256 times the number of sums. It is a variable and no member, as
 * compilers see the value of a variable sooner. */
typedef struct mapfn_quick {
    uintptr_t low[3]; /* the first output lies in [low[0], low[0] + bytes[0]), the others in the second range, */
    size_t bytes[3];  /* and sums in the third */
    int mapfn_doubt;
    ptrdiff_t mapfn_stride; /* of the first output; 1: side by side; PTRDIFF_MIN: nothing may be in place */
    const char *mapfn_too_short; /* an array that the compiler knows to be too short */
    int mapfn_met;          /* is an input exactly an output? */
    int mapfn_strided;      /* bit k: output k has a stride */
    uintptr_t more[3];      /* the second, third and fourth output, which an input may be exactly as well */
    size_t more_bytes[3];
    uintptr_t sum[4];       /* the first sums, which others may lie between */
    size_t sum_bytes[4];
} mapfn_quick;

#define MAPFN_QUICK_NOTHING \
    {{0, 0, 0}, {0, 0, 0}, 0, 1, NULL, 0, 0, {0, 0, 0}, {0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}}

/* Do [low, low + bytes) and the `size` bytes from `start` have a byte in common? */
MAPFN_HOST_FN bool mapfn_quick_overlap(uintptr_t start, size_t size, uintptr_t low, size_t bytes)
{
    return low - start + (bytes - 1) < size + (bytes - 1);
}
MAPFN_HOST_FN bool mapfn_quick_meets(const mapfn_quick *q, int range, uintptr_t low, size_t bytes)
{
    return mapfn_quick_overlap(q->low[range], q->bytes[range], low, bytes);
}
/* the same for sums, whose end is known before the loop around a nested map */
MAPFN_HOST_FN bool mapfn_quick_meets_sums(const mapfn_quick *q, uintptr_t low, size_t bytes)
{
    return low - (q->low[2] + q->bytes[2]) >= (size_t)0 - (bytes + (q->bytes[2] - 1));
}

/* is something in a range? */
#define MAPFN_QUICK_FIRST(outputs) (((outputs) & 255) > 0)
#define MAPFN_QUICK_OTHERS(outputs) (((outputs) & 255) > 1)
#define MAPFN_QUICK_SUMS(outputs) ((outputs) > 255)

/* Does something that meets the second range lie between the outputs there? */
MAPFN_HOST_FN bool mapfn_quick_meets_output(const mapfn_quick *q, int k, uintptr_t low, size_t bytes)
{
    return mapfn_quick_overlap(q->more[k - 1], q->more_bytes[k - 1], low, bytes);
}
MAPFN_HOST_FN bool mapfn_quick_is_between(const mapfn_quick *q, int outputs, uintptr_t low, size_t bytes)
{
    return (outputs & 255) <= 4 && !mapfn_quick_meets_output(q, 1, low, bytes)
        && !((outputs & 255) > 2 && mapfn_quick_meets_output(q, 2, low, bytes))
        && !((outputs & 255) > 3 && mapfn_quick_meets_output(q, 3, low, bytes));
}
/* Is it surely apart from the outputs so far? */
MAPFN_HOST_FN bool mapfn_quick_is_apart(const mapfn_quick *q, int outputs, uintptr_t low, size_t bytes)
{
    return !(MAPFN_QUICK_FIRST(outputs) && mapfn_quick_meets(q, 0, low, bytes))
        && !(MAPFN_QUICK_OTHERS(outputs) && __builtin_expect(mapfn_quick_meets(q, 1, low, bytes), 0)
            && !mapfn_quick_is_between(q, outputs, low, bytes));
}
/* The range comes to have these bytes too. */
MAPFN_HOST_FN void mapfn_quick_join(mapfn_quick *q, int range, bool begun, uintptr_t low, size_t bytes)
{
    uintptr_t high = low + bytes;
    if (begun && high < q->low[range] + q->bytes[range]) high = q->low[range] + q->bytes[range];
    if (begun && low > q->low[range]) low = q->low[range];
    q->low[range] = low;
    q->bytes[range] = high - low;
}
/* Does something that meets the third range overlap this sum there? */
MAPFN_HOST_FN bool mapfn_quick_meets_sum(const mapfn_quick *q, int k, uintptr_t low, size_t bytes)
{
    return mapfn_quick_overlap(q->sum[k], q->sum_bytes[k], low, bytes);
}
/* a place that all elements share */
MAPFN_HOST_FN bool mapfn_quick_sum(mapfn_quick *q, int outputs, const volatile void *start, size_t bytes)
{
    uintptr_t const low = (uintptr_t)start;
    int const sums = outputs >> 8;
    if (!mapfn_quick_is_apart(q, outputs, low, bytes)) return true;
    if (sums > 0 && __builtin_expect(mapfn_quick_meets(q, 2, low, bytes), 0)
        && (sums > 4 || mapfn_quick_meets_sum(q, 0, low, bytes)
            || (sums > 1 && mapfn_quick_meets_sum(q, 1, low, bytes))
            || (sums > 2 && mapfn_quick_meets_sum(q, 2, low, bytes))
            || (sums > 3 && mapfn_quick_meets_sum(q, 3, low, bytes)))) return true;
    if (sums < 4) q->sum[sums & 3] = low, q->sum_bytes[sums & 3] = bytes;
    mapfn_quick_join(q, 2, sums > 0, low, bytes);
    return start == NULL;
}
MAPFN_HOST_FN bool mapfn_quick_output(mapfn_quick *q, int outputs, const volatile void *start, size_t bytes)
{
    if (!mapfn_quick_is_apart(q, outputs, (uintptr_t)start, bytes)) return true;
    if (MAPFN_QUICK_SUMS(outputs) && mapfn_quick_meets(q, 2, (uintptr_t)start, bytes)) return true;
    if ((outputs & 255) >= 1 && (outputs & 255) <= 3) {
        q->more[((outputs & 255) - 1) % 3] = (uintptr_t)start;
        q->more_bytes[((outputs & 255) - 1) % 3] = bytes;
    }
    mapfn_quick_join(q, MAPFN_QUICK_FIRST(outputs), MAPFN_QUICK_OTHERS(outputs), (uintptr_t)start, bytes);
    return start == NULL;
}
/* Are these the bytes of output k, counted from 0, side by side? The first is asked elsewhere: it may have a stride. */
MAPFN_HOST_FN bool mapfn_quick_is(const mapfn_quick *q, int k, uintptr_t low, size_t bytes)
{
    return low == q->more[k - 1] && bytes == q->more_bytes[k - 1] && (q->mapfn_strided >> k & 1) == 0;
}
/* Are they the bytes of an output beyond the first? */
MAPFN_HOST_FN bool mapfn_quick_is_other(mapfn_quick *q, int outputs, ptrdiff_t stride, uintptr_t low, size_t bytes)
{
    bool const is = stride == 1 && q->mapfn_stride != PTRDIFF_MIN
        && (((outputs & 255) > 1 && mapfn_quick_is(q, 1, low, bytes))
            || ((outputs & 255) > 2 && mapfn_quick_is(q, 2, low, bytes))
            || ((outputs & 255) > 3 && mapfn_quick_is(q, 3, low, bytes)));
    if (MAPFN_COMPARES_ARRAYS && is) q->mapfn_met = 1;
    return is;
}
/* and of the first */
MAPFN_HOST_FN bool mapfn_quick_is_first(mapfn_quick *q, ptrdiff_t stride, uintptr_t low, size_t bytes)
{
    bool const is = stride == q->mapfn_stride && low == q->low[0] && bytes == q->bytes[0];
    if (MAPFN_COMPARES_ARRAYS && is) q->mapfn_met = 1;
    return is;
}

/* An input. It may be exactly the first output if both have this `stride`. With stride 1 it may also be exactly another
 * output, and with stride 0 none. */
MAPFN_HOST_FN bool mapfn_quick_input(mapfn_quick *q, int outputs, ptrdiff_t stride, const volatile void *start,
    size_t bytes)
{
    uintptr_t const low = (uintptr_t)start;
    if (MAPFN_QUICK_FIRST(outputs) && __builtin_expect(mapfn_quick_meets(q, 0, low, bytes), 0)
        && !mapfn_quick_is_first(q, stride, low, bytes)) return true;
    if (MAPFN_QUICK_OTHERS(outputs) && __builtin_expect(mapfn_quick_meets(q, 1, low, bytes), 0)
        && !mapfn_quick_is_other(q, outputs, stride, low, bytes)
        && !mapfn_quick_is_between(q, outputs, low, bytes)) return true;
    if (MAPFN_QUICK_SUMS(outputs) && __builtin_expect(mapfn_quick_meets_sums(q, low, bytes), 0)) return true;
    return start == NULL;
}

/* The same for a map with one output alone, or one sum alone: it comes first, and inputs lie beside nothing else. Most
 * maps are such, and compilers spend a third of their time on the statements of the general case before they see that
 * it is none. */
MAPFN_HOST_FN bool mapfn_quick_first(mapfn_quick *q, int range, const volatile void *start, size_t bytes)
{
    q->low[range] = (uintptr_t)start;
    q->bytes[range] = bytes;
    return start == NULL;
}
MAPFN_HOST_FN bool mapfn_quick_first_output(mapfn_quick *q, int outputs, const volatile void *start, size_t bytes)
{
    (void)outputs;
    return mapfn_quick_first(q, 0, start, bytes);
}
MAPFN_HOST_FN bool mapfn_quick_first_sum(mapfn_quick *q, int outputs, const volatile void *start, size_t bytes)
{
    (void)outputs;
    return mapfn_quick_first(q, 2, start, bytes);
}
MAPFN_HOST_FN bool mapfn_quick_beside_output(mapfn_quick *q, int outputs, ptrdiff_t stride, const volatile void *start,
    size_t bytes)
{
    (void)outputs;
    return (__builtin_expect(mapfn_quick_meets(q, 0, (uintptr_t)start, bytes), 0)
        && !mapfn_quick_is_first(q, stride, (uintptr_t)start, bytes)) || start == NULL;
}
MAPFN_HOST_FN bool mapfn_quick_beside_sum(mapfn_quick *q, int outputs, ptrdiff_t stride, const volatile void *start,
    size_t bytes)
{
    (void)outputs;
    (void)stride; /* nothing may be in its place */
    return mapfn_quick_meets_sums(q, (uintptr_t)start, bytes) || start == NULL;
}

/* The bytes of `length` values; sets `doubt` if they are more than `most`. Those of a row are at most 64 KiB, so that
 * the bytes of n rows can be counted. */
MAPFN_HOST_FN size_t mapfn_quick_bytes(mapfn_quick *q, size_t size, size_t length, size_t most)
{
    size_t bytes;
    if (__builtin_mul_overflow(size, length, &bytes) || bytes > most) q->mapfn_doubt = 1;
    return bytes;
}

/* the elements that a strided array must have from its first one on */
MAPFN_FN size_t mapfn_quick_steps(ptrdiff_t stride, size_t n)
{
    return n == 0 ? 0 : stride < 0 ? 1 : (size_t)stride * (n - 1) + 1;
}
/* A strided array has the bytes from its lowest to its highest element. An input may be exactly the first output, if
 * that has the same stride. A step of more than 64 KiB is a doubt; below it no product of steps, n and size is too
 * large. */
MAPFN_HOST_FN bool mapfn_quick_strided(mapfn_quick *q, int outputs, bool written, const volatile void *start,
    size_t size, ptrdiff_t stride, size_t n)
{
    size_t const steps = stride < 0 ? (size_t)0 - (size_t)stride : (size_t)stride;
    size_t const reach = steps * size * (n - 1);
    if (n == 0 || steps > 65536 / size || (written && stride == 0) || start == NULL) return true;
    if (stride < 0) start = (const volatile void *)((uintptr_t)start - reach);
    if (!written) return mapfn_quick_input(q, outputs, stride, start, reach + size);
    if (!MAPFN_QUICK_FIRST(outputs) && q->mapfn_stride != PTRDIFF_MIN) q->mapfn_stride = stride;
    if (mapfn_quick_output(q, outputs, start, reach + size)) return true;
    q->mapfn_strided |= 1 << (outputs & 255);
    return false;
}

/* Calls that do not compile. In a macro, the error is at the definition in the user's file, and gcc names the call. */
#define MAPFN_TEXT_E12(array) \
    "MAPFN_E12: " array " of this call is shorter than n elements of the type that the map takes; " \
    "see docs/errors.md#e12"
/* Is n a constant? Behind a call that was refused, for one, a compiler knows an array to be too short for any n that
 * comes there. */
#define MAPFN_BOTH_KNOWN(n, too_short) (__builtin_constant_p(n) && __builtin_constant_p(too_short))
#define MAPFN_TEXT_E07(type) "MAPFN_E07: the type " type " rules out _map_vectorized: call _map; see docs/errors.md#e07"
MAPFN_ERROR(MAPFN_TEXT_E07("of a parameter or of the result"))
MAPFN_ANYWHERE void mapfn_E07_type_cannot_be_vectorized(void);
MAPFN_ERROR(MAPFN_TEXT_E12("an array")) MAPFN_ANYWHERE void mapfn_E12_array_is_shorter_than_n(void);
#define MAPFN_REFUSE_TYPES mapfn_E07_type_cannot_be_vectorized
#define MAPFN_REFUSE_SHORT(n, too_short) \
    if (MAPFN_BOTH_KNOWN(n, too_short) && (too_short)) mapfn_E12_array_is_shorter_than_n();

/* ======== src/run/memory.h: a clock, aligned memory, and scratch that callers left to the map.
 * Uses compiler/system.h. Used by run/call.h. */

/* ---------------------------------------------------------------------------- clock and scratch ---- */

/* The time in nanoseconds, of which only differences count. They are wrong if somebody sets the clock meanwhile.
 * Seconds are cut to 24 bits, as a double that holds all nanoseconds since 1970 would have steps of 256. */
#if MAPFN_WINDOWS
MAPFN_EXTERN_C MAPFN_DECLARE_FILE_TIME;
MAPFN_PLAIN double mapfn_now(void)
{
    uint64_t t;
    mapfn_file_time(&t);
    return (double)(t & (UINT64_MAX >> 16)) * 100;
}
#elif defined(TIME_UTC) || defined(CLOCK_MONOTONIC) /* C11, or POSIX where -std=gnu99 leaves C11 out */
MAPFN_PLAIN double mapfn_now(void)
{
    struct timespec t = {0, 0}; /* MemorySanitizer does not know that timespec_get fills it */
# ifdef TIME_UTC
    timespec_get(&t, TIME_UTC);
# else
    clock_gettime(CLOCK_MONOTONIC, &t);
# endif
    return (double)(t.tv_sec & 0xffffff) * 1e9 + (double)t.tv_nsec;
}
#else /* -std=c99 leaves out both: microseconds */
MAPFN_PLAIN double mapfn_now(void)
{
    struct timeval t = {0, 0};
    gettimeofday(&t, NULL);
    return (double)(t.tv_sec & 0xffffff) * 1e9 + (double)t.tv_usec * 1e3;
}
#endif

#define MAPFN_ALIGNED_MOST 4096 /* types of larger alignment have no scratch and no reductions */

/* Memory for values of `size` bytes. It is aligned to a cache line, or to the largest power of two that divides `size`
 * if that is more; no type has a larger alignment. The address that malloc returned stands before it. Neither -std=c99
 * nor MinGW has aligned_alloc. */
MAPFN_PLAIN void *mapfn_allocate(size_t bytes, size_t size)
{
    size_t const most = size & ((size_t)0 - size);
    size_t const alignment = most < 64 ? 64 : most < MAPFN_ALIGNED_MOST ? most : MAPFN_ALIGNED_MOST;
    char *const memory = bytes <= PTRDIFF_MAX ? (char *)malloc(bytes + alignment) : NULL;
    char *line;
    if (!memory) return NULL;
    /* at least 8 bytes further, as malloc's memory is aligned for any type */
    line = memory + (alignment - ((uintptr_t)memory & (alignment - 1)));
    memcpy(line - sizeof memory, &memory, sizeof memory);
    return line;
}
MAPFN_PLAIN void mapfn_release(void *line)
{
    void *memory;
    memcpy(&memory, (char *)line - sizeof memory, sizeof memory);
    free(memory);
}

/* Allocates the scratch arrays that the caller left NULL, for `slots` iterations in flight, and puts them into the
 * argument struct. */
MAPFN_PLAIN mapfn_status mapfn_scratch_begin(const mapfn_info *info, void *args, size_t slots, void *owned[16])
{
    int count = 0;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++) {
        if (p->layout != MAPFN_SCRATCH || mapfn_pointer_at(args, p->field)) continue;
        if ((p->access & MAPFN_CONSTRUCTED) != 0) return mapfn_null_objects(info->name, p->name);
        mapfn_span s = mapfn_span_of(p, args, 1, slots);
        size_t bytes = s.bytes;
        void *memory = s.overflow ? NULL : mapfn_allocate(bytes, p->size); /* checked here even if MAPFN_CHECKS is 0 */
        if (!memory) return mapfn_no_memory(info->name, p->name, bytes);
        memcpy((char *)args + p->field, &memory, sizeof memory);
        owned[count++] = memory;
        if (count < 16) owned[count] = NULL;
    }
    return MAPFN_OK;
}
MAPFN_PLAIN void mapfn_scratch_end(void *owned[16])
{
    for (int i = 0; i < 16 && owned[i]; i++) mapfn_release(owned[i]);
    owned[0] = NULL;
}

/* ======== src/run/streaming.h: stores that go past the caches.
 * Uses run/memory.h. Used by run/call.h and generate/. */

/* ----------------------------------------------------------------------------------- streaming ---- */

MAPFN_EXTERN_C MAPFN_DECLARE_SYSTEM_NUMBER;

/* Is an output of this size larger than the last-level cache? */
MAPFN_PLAIN bool mapfn_beyond_caches(size_t bytes)
{
    static long cache; /* all threads store the same value */
    long known = __atomic_load_n(&cache, __ATOMIC_RELAXED);
    if (known == 0) {
        known = MAPFN_CACHE_BYTES;
        if (known <= 0) known = 32L << 20;
        __atomic_store_n(&cache, known, __ATOMIC_RELAXED);
    }
    return bytes > (size_t)known;
}

#if MAPFN_STREAM_STORES
typedef long long mapfn_stream_vector __attribute__((__vector_size__(MAPFN_STREAM_BYTES)));
#else
typedef char mapfn_stream_vector;
#endif

/* Copies whole vectors to aligned memory, past the caches. */
MAPFN_HOST_FN void mapfn_stream_vectors(void *to, const void *from, size_t bytes)
{
#if MAPFN_STREAM_STORES
    for (size_t at = 0; at < bytes; at += sizeof(mapfn_stream_vector)) {
        mapfn_stream_vector v, *t = (mapfn_stream_vector *)(void *)((char *)to + at);
        MAPFN_MEMCPY(&v, (const char *)from + at, sizeof v);
        MAPFN_STORE_STREAMED(t, v);
    }
#else
    memcpy(to, from, bytes);
#endif
}

/* The same for any block. */
MAPFN_PLAIN void mapfn_stream(void *to, const void *from, size_t bytes)
{
    size_t head = (size_t)(-(uintptr_t)to & (sizeof(mapfn_stream_vector) - 1)), whole;
    if (head > bytes) head = bytes;
    whole = (bytes - head) & ~(sizeof(mapfn_stream_vector) - 1);
    memcpy(to, from, head);
    mapfn_stream_vectors((char *)to + head, (const char *)from + head, whole);
    memcpy((char *)to + head + whole, (const char *)from + head + whole, bytes - head - whole);
}

/* Called after a map's last block. x86 orders stores past the caches with no others, and no other thread may see a
 * later store before it sees these. */
MAPFN_HOST_FN void mapfn_streamed(void)
{
#if MAPFN_STREAM_STORES
    __builtin_ia32_sfence();
#endif
}

/* Computes a part of a `streaming` map whose output is larger than the caches: into a small block, which is then copied
 * past them. All blocks except the first begin at a cache line.
 * With gcc, blocks of 1 KiB and more took 1.3 times as long on AMD Zen 5, as long as without `streaming`. */
#define MAPFN_STREAM_BLOCK 512
MAPFN_PLAIN mapfn_failure mapfn_stream_part(const mapfn_info *info, mapfn_chunk *chunk, const void *args, size_t begin,
    size_t end)
{
    __attribute__((__aligned__(64))) unsigned char block[MAPFN_STREAM_BLOCK];
    mapfn_failure const none = {SIZE_MAX, 0};
    size_t const field = info->params[0].field, size = info->params[0].size;
    size_t const bytes = info->params[info->count].size; /* of all arguments */
    char *const moved = (char *)__builtin_alloca_with_align(bytes, 512);
    unsigned char *out;
    memcpy(moved, args, bytes);
    memcpy(&out, moved + field, sizeof out);
    for (size_t from = begin, count; from < end; from += count) {
        uintptr_t start = (uintptr_t)block - from * size; /* element `from` is the block's first */
        count = (MAPFN_STREAM_BLOCK - ((uintptr_t)(out + from * size) & 63u)) / size;
        if (count > end - from) count = end - from;
        memcpy(moved + field, &start, sizeof start);
        chunk(moved, from, from + count, 0);
        mapfn_stream(out + from * size, block, count * size);
    }
    mapfn_streamed();
    return none;
}

/* ======== src/run/in_place.h: maps whose output may be an input: parts that are computed from copies.
 * Uses run/arrays.h. Used by generate/kernels.h. */

/* ------------------------------------------------------------------------------------- in place ----
 * An output may be exactly an input. A compiler whose loop compares arrays when it begins would then compute elements
 * one by one. So an input that is also an output is copied, a block at a time, and the loop finds all arrays apart.
 * Nothing is promised to the compiler, and each element is computed from what its inputs held before. */

/* Is this a map whose kernel compares arrays, and whose inputs may be copied as bytes and read before their element?
 * Maps with a mask are not, since elements that it hides may be another thread's. Maps whose result is said to lie
 * apart do not compare arrays. */
#ifdef __cplusplus
# define MAPFN_NOT_COPIED MAPFN_HAS_STRUCT /* it may be more than its bytes */
#else
# define MAPFN_NOT_COPIED 0u
#endif
#define MAPFN_MAY_COPY(traits) \
    (MAPFN_COMPARES_ARRAYS \
        && ((traits) & (MAPFN_HAS_OTHER_TYPE | MAPFN_HAS_ROWS | MAPFN_HAS_SCRATCH | MAPFN_HAS_STRIDE \
            | MAPFN_HAS_WHERE | MAPFN_IS_LOOPED | MAPFN_IS_ORDERED | MAPFN_IS_STREAMING | MAPFN_IS_REPEATED \
            | MAPFN_HAS_SUMS | MAPFN_HAS_CONSTRUCTOR | MAPFN_NOT_COPIED)) == 0)
#define MAPFN_COPIES_MET(info) (MAPFN_MAY_COPY((info)->traits) && ((info)->params[0].access & MAPFN_ALONE) == 0)
#define MAPFN_MET_BYTES 8192 /* of all blocks together: they stay in the first cache */
#define MAPFN_MET_LEAST 128  /* fewer elements are as fast one by one */

/* Is a sequential map a call with its frame: to allocate scratch, to store past the caches, or as enough elements are
 * in place? The inline checks saw whether any is. A map that is never one has no code for it: that is a constant, for
 * compilers take long to find out what is not. `alone`: is the result said to lie apart? */
#define MAPFN_MAY_RUN(traits, alone) \
    (((traits) & MAPFN_HAS_SCRATCH) != 0 || MAPFN_STREAMS(traits) || (!(alone) && MAPFN_MAY_COPY(traits)))
MAPFN_HOST_FN bool mapfn_is_run(const mapfn_info *info, mapfn_quick *q, size_t n)
{
    q->mapfn_met = MAPFN_COPIES_MET(info) && q->mapfn_met && n >= MAPFN_MET_LEAST && !q->mapfn_doubt;
    return q->mapfn_met || (info->traits & MAPFN_HAS_SCRATCH) != 0 || (MAPFN_STREAMS(info->traits) && n > 65536);
}

/* Where an array of a map lies, and whether the map writes it. */
typedef struct mapfn_array_place {
    const volatile void *place;
    bool written;
} mapfn_array_place;
/* Is none of the arrays that are written another one? */
MAPFN_FN bool mapfn_lie_apart(mapfn_array_place const *places, int count)
{
    bool same = false;
    MAPFN_UNROLL for (int k = 1; k < count; k++)
        MAPFN_UNROLL for (int j = 0; j < k; j++)
            same |= (places[j].written | places[k].written) & (places[j].place == places[k].place);
    return !same;
}

#if MAPFN_COMPARES_ARRAYS
/* Is this array read alone, and exactly where an output lies? */
MAPFN_PLAIN bool mapfn_is_met(const mapfn_info *info, const mapfn_param *p, const void *args)
{
    if (p->layout != MAPFN_EACH_ELEMENT || (p->access & (MAPFN_READ | MAPFN_WRITTEN | MAPFN_MASK)) != MAPFN_READ)
        return false;
    for (const mapfn_param *q = info->params; q < info->params + info->count; q++)
        if ((q->access & MAPFN_WRITTEN) != 0 && mapfn_pointer_at(args, q->field) == mapfn_pointer_at(args, p->field))
            return true;
    return false;
}
MAPFN_PLAIN bool mapfn_meets(const mapfn_info *info, const void *args, size_t n)
{
    if (!MAPFN_COPIES_MET(info) || n < MAPFN_MET_LEAST) return false;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++)
        if (mapfn_is_met(info, p, args)) return true;
    return false;
}
/* Elements [begin, end) of such a map. */
MAPFN_PLAIN mapfn_failure mapfn_met_part(const mapfn_info *info, mapfn_chunk *chunk, const void *args, size_t begin,
    size_t end, size_t slot)
{
    __attribute__((__aligned__(64))) unsigned char block[MAPFN_MET_BYTES];
    const mapfn_param *met[16];
    size_t const bytes = info->params[info->count].size; /* of all arguments */
    char *const moved = (char *)__builtin_alloca_with_align(bytes, 512);
    mapfn_failure failed = {SIZE_MAX, 0};
    size_t each = 0, most;
    int count = 0;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++)
        if (mapfn_is_met(info, p, args)) met[count++] = p, each += p->size;
    if (each == 0 || each > MAPFN_MET_BYTES / 64) return chunk(args, begin, end, slot);
    most = (MAPFN_MET_BYTES / each) & ~(size_t)63;
    memcpy(moved, args, bytes);
    for (size_t from = begin, elements; from < end; from += elements) {
        unsigned char *to = block;
        elements = end - from < most ? end - from : most;
        for (int k = 0; k < count; k++) {
            size_t const size = met[k]->size;
            uintptr_t const start = (uintptr_t)to - from * size; /* element `from` is the block's first */
            memcpy(to, (const char *)mapfn_pointer_at(args, met[k]->field) + from * size, elements * size);
            memcpy(moved + met[k]->field, &start, sizeof start);
            to += most * size;
        }
        mapfn_note_part(&failed, chunk(moved, from, from + elements, slot));
    }
    return failed;
}
#else
# define mapfn_meets(info, args, n) false
# define mapfn_met_part(info, chunk, args, begin, end, slot) chunk(args, begin, end, slot)
#endif

/* ======== src/run/sums.h: sums of a map in one order for every variant: blocks, trees, granules of threads.
 * Uses run/sums_of.h. Used by run/call.h and back ends. */

/* ----------------------------------------------------------------------------------------- sums ----
 * How the elements' parts are added up depends on an element's place and on n alone. docs/sums.md has this order as a
 * format:
 * - A block has 128 W elements, with W = MAPFN_LANES(traits), and a group G = W / 4.
 * - Element k of a block goes to lane k mod W, in rising k, and the lanes are added by halves.
 * - The last n mod G elements of the map are added one by one to a rest, and that to the last block.
 * - Blocks are the leaves of a binary tree.
 * A kernel adds up at most a block, and leaves its sum where the argument struct says. A range of elements that is
 * larger, or begins or ends within a block, is put together here from such sums and from single elements' parts. */

/* The state of sums in progress. This is plain data with no pointer into itself, so that it can be moved and sent.
 * The values of each sum lie behind it, in the order of the enum below: a level of the tree for each bit of `blocks`,
 * the same for subtrees whose left neighbour is elsewhere, the sum of the map's last block if that is there, lanes,
 * W / 4 pending parts, and 2 W parts. */
typedef struct mapfn_sums {
    size_t blocks; /* the block that has begun; those before it are in the tree */
    size_t within; /* elements of it that have been added */
    bool last;     /* the last part is there: nothing can follow */
    /* If the elements follow those of another rank: the first block in the tree. The parts of a block that began on the
     * other rank are kept one by one at mapfn_sums_head_offset, and `kept` counts them. */
    size_t first, kept;
} mapfn_sums;
enum {
    MAPFN_SUM_LEVELS = 52,
    MAPFN_SUM_EDGES = MAPFN_SUM_LEVELS,
    MAPFN_SUM_LAST = 2 * MAPFN_SUM_LEVELS,
    MAPFN_SUM_LANES
};
/* The number of values that a sum of T has in the state. There is room for the lanes that it has if it is the only sum:
 * 3 1/4 values for each lane. */
#define MAPFN_SUM_VALUES(T) \
    (MAPFN_SUM_LANES + 13 * (sizeof(T) > 16 ? 1 : sizeof(T) > 8 ? 2 : sizeof(T) > 4 ? 4 : sizeof(T) > 2 ? 8 : \
        sizeof(T) > 1 ? 16 : 32))

/* W, and the values of a sum from the one with this number on */
MAPFN_PLAIN size_t mapfn_sum_lanes(const mapfn_summing *m) { return (size_t)MAPFN_LANES(m->base.info.traits); }
MAPFN_PLAIN void mapfn_sum_join(const mapfn_summing *m, const mapfn_sum *sum, void *a, const void *b, size_t count)
{
    if (sum->join) sum->join(a, b, count);
    else m->join(sum->field, a, b, count);
}
MAPFN_PLAIN char *mapfn_sum_at(const mapfn_sum *sum, mapfn_sums *state, size_t value)
{
    return (char *)state + sum->state + value * sum->size;
}
MAPFN_PLAIN char *mapfn_sum_parts(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state)
{
    return mapfn_sum_at(sum, state, MAPFN_SUM_LANES + mapfn_sum_lanes(m) / 4 * 5);
}

MAPFN_PLAIN void mapfn_sums_begin_block(const mapfn_summing *m, mapfn_sums *state)
{
    state->within = 0;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        mapfn_sum_join(m, sum, mapfn_sum_at(sum, state, MAPFN_SUM_LANES), NULL, mapfn_sum_lanes(m));
}

/* Begins: nothing has been added. */
MAPFN_PLAIN void mapfn_sums_clear(const mapfn_summing *m, mapfn_sums *state)
{
    state->blocks = state->first = state->kept = 0;
    state->last = false;
    mapfn_sums_begin_block(m, state);
}

/* Takes the sum of 2^level whole blocks, which follow a multiple of as many, into the tree. `value` may be overwritten.
 * The caller counts `blocks` after it has called this for each sum. */
MAPFN_PLAIN void mapfn_sums_push(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state, void *value,
    unsigned level)
{
    size_t place = level;
    for (size_t blocks = state->blocks >> level; (blocks & 1) != 0; blocks >>= 1, level++, place++) {
        if ((blocks - 1) << level < state->first) { /* its left neighbour is elsewhere */
            place += MAPFN_SUM_EDGES;
            break;
        }
        mapfn_sum_join(m, sum, mapfn_sum_at(sum, state, place), value, 1);
        memcpy(value, mapfn_sum_at(sum, state, place), sum->size);
    }
    memcpy(mapfn_sum_at(sum, state, place), value, sum->size);
}

/* the place of the next element */
MAPFN_PLAIN size_t mapfn_sums_place(const mapfn_summing *m, const mapfn_sums *state)
{
    return state->blocks * MAPFN_BLOCK(m->base.info.traits) + state->within;
}

/* Adds up the block that has begun, and returns the place of its sum. The lanes are overwritten. */
MAPFN_PLAIN char *mapfn_sums_block(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state)
{
    size_t const lanes = mapfn_sum_lanes(m), rest = state->within % (lanes / 4);
    char *const lane = mapfn_sum_at(sum, state, MAPFN_SUM_LANES), *const pending = lane + lanes * sum->size;
    char *const value = mapfn_sum_parts(m, sum, state);
    mapfn_sum_join(m, sum, value, NULL, 1);
    for (size_t k = 0; k < rest; k++) mapfn_sum_join(m, sum, value, pending + k * sum->size, 1);
    if (state->within < lanes / 4) return value;
    for (size_t half = lanes / 2; half > 0; half /= 2) mapfn_sum_join(m, sum, lane, lane + half * sum->size, half);
    if (rest > 0) mapfn_sum_join(m, sum, lane, value, 1);
    return lane;
}

/* The offset, in a state, of the parts that it keeps one by one, of which there is at most a block. Only a state of
 * mapfn_sums_bytes_with_head bytes has room for them. */
MAPFN_PLAIN size_t mapfn_sums_head_offset(const mapfn_summing *m, const mapfn_sum *sum)
{
    size_t offset = (m->bytes + 63) / 64 * 64;
    for (const mapfn_sum *before = m->sum; before < sum; before++)
        offset += MAPFN_BLOCK(m->base.info.traits) * before->size;
    return offset;
}
MAPFN_PLAIN char *mapfn_sums_head(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state)
{
    return (char *)state + mapfn_sums_head_offset(m, sum);
}
MAPFN_PLAIN size_t mapfn_sums_bytes_with_head(const mapfn_summing *m) { return mapfn_sums_head_offset(m, m->end); }

/* Adds the parts of `count` further elements, all in the block that has begun; parts[k] are those of sum k. */
MAPFN_PLAIN void mapfn_sums_add(const mapfn_summing *m, mapfn_sums *state, size_t count, char *const *parts)
{
    size_t const lanes = mapfn_sum_lanes(m), group = lanes / 4;
    bool const keep = state->blocks < state->first;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++, parts++) {
        if (keep) {
            memcpy(mapfn_sums_head(m, sum, state) + state->kept * sum->size, *parts, count * sum->size);
            continue;
        }
        char *const lane = mapfn_sum_at(sum, state, MAPFN_SUM_LANES), *const pending = lane + lanes * sum->size;
        for (size_t k = 0, step; k < count; k += step) {
            size_t const place = state->within + k, slot = place & (group - 1); /* powers of two */
            if ((place & (lanes - 1)) == 0 && count - k >= lanes) {
                mapfn_sum_join(m, sum, lane, *parts + k * sum->size, step = lanes);
                continue;
            }
            step = group - slot < count - k ? group - slot : count - k;
            memcpy(pending + slot * sum->size, *parts + k * sum->size, step * sum->size);
            if (slot + step == group)
                mapfn_sum_join(m, sum, lane + ((place - slot) & (lanes - 1)) * sum->size, pending, group);
        }
    }
    state->within += count;
    if (keep) state->kept += count;
    if (state->within < 128 * lanes) return;
    for (const mapfn_sum *sum = m->sum; sum < m->end && !keep; sum++)
        mapfn_sums_push(m, sum, state, mapfn_sums_block(m, sum, state), 0);
    state->blocks++;
    mapfn_sums_begin_block(m, state);
}

/* Adds up the tree, and what follows it at MAPFN_SUM_LAST if there is something (`have`). Returns the place of the sum.
 * The state is overwritten. */
MAPFN_PLAIN char *mapfn_sums_root(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state, bool have)
{
    char *const total = mapfn_sum_at(sum, state, MAPFN_SUM_LAST), *level = mapfn_sum_at(sum, state, 0);
    for (size_t blocks = state->blocks; blocks > 0; blocks >>= 1, level += sum->size) {
        if ((blocks & 1) == 0) continue;
        if (have) mapfn_sum_join(m, sum, level, total, 1);
        memcpy(total, level, sum->size);
        have = true;
    }
    return total;
}

/* Adds up all, and returns the place of the sum. The state is overwritten. */
MAPFN_PLAIN char *mapfn_sums_total(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state)
{
    bool const begun = !state->last && (state->within > 0 || state->blocks == 0);
    if (begun) memcpy(mapfn_sum_at(sum, state, MAPFN_SUM_LAST), mapfn_sums_block(m, sum, state), sum->size);
    return mapfn_sums_root(m, sum, state, state->last || begun);
}

/* Begins with the element at `place`, which follows those of other ranks. The parts of a block that began before it are
 * kept one by one. */
MAPFN_PLAIN void mapfn_sums_begin_at(const mapfn_summing *m, mapfn_sums *state, size_t place)
{
    size_t const block = MAPFN_BLOCK(m->base.info.traits);
    mapfn_sums_clear(m, state);
    state->blocks = place / block;
    state->within = place % block;
    state->first = state->blocks + (state->within > 0);
}

/* Adds all that `next` has, whose elements follow those of `state`. `next` is overwritten. First come its kept parts,
 * one by one, so that a block which lies across two ranks is added up in its own order; then its subtrees from left to
 * right; then the block that has begun. */
MAPFN_PLAIN void mapfn_sums_continue(const mapfn_summing *m, mapfn_sums *state, mapfn_sums *next)
{
    size_t const lanes = mapfn_sum_lanes(m);
    char *kept[16], **at = kept;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++) *at++ = mapfn_sums_head(m, sum, next);
    if (next->kept > 0) mapfn_sums_add(m, state, next->kept, kept);
    if (next->blocks < next->first) return;
    while (state->blocks < next->blocks) {
        size_t const place = state->blocks;
        unsigned level = place == 0 ? MAPFN_SUM_LEVELS - 1 : (unsigned)__builtin_ctzll(place);
        while (next->blocks - place < (size_t)1 << level) level--;
        size_t const value = level + ((place >> level & 1) != 0 ? (unsigned)MAPFN_SUM_EDGES : 0);
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
            mapfn_sums_push(m, sum, state, mapfn_sum_at(sum, next, value), level);
        state->blocks += (size_t)1 << level;
    }
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        memcpy(mapfn_sum_at(sum, state, MAPFN_SUM_LANES), mapfn_sum_at(sum, next, MAPFN_SUM_LANES),
            (lanes + lanes / 4) * sum->size);
    state->within = next->within;
}

/* Memory on the stack for values of any type, until the function returns. That of __builtin_alloca_with_align ends with
 * the block. */
#define MAPFN_SUMS_ALLOCA(bytes) mapfn_sums_aligned(__builtin_alloca((bytes) + 255))
MAPFN_HOST_FN void *mapfn_sums_aligned(void *memory) { return (char *)memory + (-(uintptr_t)memory & 255u); }

/* A copy of the argument struct on the caller's stack, in which a thread points sums to values of its own. */
#define MAPFN_SUMS_ARGUMENTS(summing, args) \
    memcpy(MAPFN_SUMS_ALLOCA(mapfn_sums_argument_bytes(summing)), args, mapfn_sums_argument_bytes(summing))
MAPFN_PLAIN size_t mapfn_sums_argument_bytes(const mapfn_summing *m)
{
    return m->base.info.params[m->base.info.count].size;
}
/* tells a kernel where to leave a sum, or parts */
MAPFN_PLAIN void mapfn_sum_aim(const mapfn_sum *sum, void *args, const void *values)
{
    memcpy((char *)args + sum->field, &values, sizeof values);
}

/* Has a chunk compute and add up elements [begin, end), and adds the sum to the state as that of a block. `args` is a
 * copy. */
MAPFN_PLAIN void mapfn_sums_whole(const mapfn_summing *m, mapfn_chunk *chunk, void *args, mapfn_sums *state,
    size_t begin, size_t end, size_t slot, mapfn_failure *failed)
{
    ((mapfn_common *)args)->mapfn_each_part = false;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++) mapfn_sum_aim(sum, args, mapfn_sum_parts(m, sum, state));
    mapfn_note_part(failed, chunk(args, begin, end, slot));
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        mapfn_sums_push(m, sum, state, mapfn_sum_parts(m, sum, state), 0);
    state->blocks++;
}

/* Computes elements from `begin` on, where a block begins: whole blocks up to `end`, and if the map ends there (`last`)
 * also the rest. Returns the end of what it has computed and added to the state. `args` is a copy. */
MAPFN_PLAIN size_t mapfn_sums_blocks(const mapfn_summing *m, mapfn_chunk *chunk, void *args, mapfn_sums *state,
    size_t begin, size_t end, bool last, size_t slot, mapfn_failure *failed)
{
    size_t const block = MAPFN_BLOCK(m->base.info.traits);
    for (; end - begin >= block; begin += block)
        mapfn_sums_whole(m, chunk, args, state, begin, begin + block, slot, failed);
    if (begin == end || !last) return begin;
    ((mapfn_common *)args)->mapfn_each_part = false;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        mapfn_sum_aim(sum, args, mapfn_sum_at(sum, state, MAPFN_SUM_LAST));
    mapfn_note_part(failed, chunk(args, begin, end, slot));
    state->last = true;
    return end;
}

/* Computes elements [begin, end) and adds them to the state; `args` is a copy. If `last`, the map has no more elements
 * than these. */
MAPFN_PLAIN mapfn_failure mapfn_sums_run(const mapfn_summing *m, mapfn_chunk *chunk, void *args, mapfn_sums *state,
    size_t begin, size_t end, bool last, size_t slot)
{
    size_t const lanes = mapfn_sum_lanes(m);
    mapfn_failure failed = {SIZE_MAX, 0};
    char *values[16];
    while (begin < end) {
        if (state->within == 0) begin = mapfn_sums_blocks(m, chunk, args, state, begin, end, last, slot, &failed);
        size_t count = end - begin < 128 * lanes - state->within ? end - begin : 128 * lanes - state->within;
        char **value = values;
        if (count == 0) break;
        if (count > 2 * lanes) count = 2 * lanes;
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++, value++)
            mapfn_sum_aim(sum, args, *value = mapfn_sum_parts(m, sum, state));
        ((mapfn_common *)args)->mapfn_each_part = true;
        mapfn_note_part(&failed, chunk(args, begin, begin + count, slot));
        mapfn_sums_add(m, state, count, values);
        begin += count;
    }
    return failed;
}

/* Called by a map without options if it has more elements than a kernel takes, or if the inline checks left a doubt.
 * Nothing here adds up parts, so that a file that makes no other call has no code for that. If the doubt was unfounded,
 * the kernel is called, and only the check has taken time. */
MAPFN_PLAIN mapfn_status mapfn_sums_long(const mapfn_info *info, mapfn_chunk *chunk, const void *call_args, size_t n,
    const char *too_short, bool sound, mapfn_failure *failure)
{
    const mapfn_summing *const m = (const mapfn_summing *)info;
    mapfn_failure failed = {SIZE_MAX, 0};
    mapfn_status status = sound ? MAPFN_OK : mapfn_clarify(info, call_args, n, too_short);
    if (status == MAPFN_OK && n > 0 && n <= mapfn_kernel_most(info->traits)) {
        failed = chunk(call_args, 0, n, 0);
    } else if (status == MAPFN_OK) {
        void *const args = MAPFN_SUMS_ARGUMENTS(m, call_args);
        mapfn_sums *const state = (mapfn_sums *)MAPFN_SUMS_ALLOCA(m->bytes);
        state->blocks = state->within = state->first = state->kept = 0;
        state->last = false;
        mapfn_sums_blocks(m, chunk, args, state, 0, n, true, 0, &failed);
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++) {
            char *const total = mapfn_sums_root(m, sum, state, state->last);
            if (n == 0) mapfn_sum_join(m, sum, total, NULL, 1);
            memcpy((void *)(uintptr_t)mapfn_pointer_at(call_args, sum->field), total, sum->size);
        }
    }
    if (failed.code != 0) status = mapfn_element_failed(info->name, failed);
    if (failure) *failure = failed;
    return status;
}

/* The results of threads for the elements from `from` on: the sum of each granule, or each element's part if there are
 * too few elements to give each thread a granule. Granules are 2^k blocks, so that their sums are subtrees. */
typedef struct mapfn_sums_table {
    char *values;   /* a column for each sum, of `most` values */
    size_t most;
    size_t from;
    size_t granule; /* in elements; 1: parts */
} mapfn_sums_table;

/* how many values a table has room for: 8 or 16 KB for each sum */
MAPFN_PLAIN size_t mapfn_sums_most(const mapfn_summing *m)
{
#ifdef MAPFN_SUMS_MOST /* for tests */
    return (void)m, (size_t)MAPFN_SUMS_MOST;
#else
    size_t const lanes = mapfn_sum_lanes(m);
    return lanes >= 16 ? 1024 : lanes >= 8 ? 512 : 64;
#endif
}
MAPFN_PLAIN size_t mapfn_sums_table_bytes(const mapfn_summing *m)
{
    size_t bytes = 0;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        bytes += (mapfn_sums_most(m) * sum->size + 255) / 256 * 256;
    return bytes;
}
MAPFN_PLAIN char *mapfn_sums_column(const mapfn_summing *m, const mapfn_sums_table *table, const mapfn_sum *sum)
{
    char *column = table->values;
    for (const mapfn_sum *before = m->sum; before < sum; before++)
        column += (table->most * before->size + 255) / 256 * 256;
    return column;
}

/* Chooses the table's granule for `workers` threads that compute elements [done, end), after `before` elements in the
 * state. If `last`, the map ends at `end`. Returns where the threads are to stop:
 * - before `end`, if the table is full then;
 * - at `done`, if this thread must first compute some elements, up to a multiple of the granule. */
MAPFN_PLAIN size_t mapfn_sums_plan(const mapfn_summing *m, mapfn_sums_table *table, size_t before, size_t done,
    size_t end, bool last, size_t workers)
{
    size_t const block = 128 * mapfn_sum_lanes(m), left = end - done;
    table->most = mapfn_sums_most(m);
    table->from = done;
    table->granule = 1;
    if (left / block < 4 * workers) return left > table->most ? done + table->most : end;
    table->granule = block;
    /* 32 to 64 granules for each thread: the sums of all granules are later added one after another */
    while (left / table->granule >= table->most - 1 || left / table->granule >= 64 * workers) table->granule *= 2;
    if (before % table->granule != 0) return done;
    return last ? end : done + left / table->granule * table->granule;
}

/* Threads compute whole granules. Returns the last edge of a granule at or before `edge`, in a region that ends at
 * `to`. */
MAPFN_PLAIN size_t mapfn_sums_edge(const mapfn_sums_table *table, size_t edge, size_t to)
{
    return table->granule <= 1 || edge == to ? edge : edge - (edge - table->from) % table->granule;
}

/* Computes elements [begin, end) into the table, on any thread. */
MAPFN_PLAIN mapfn_failure mapfn_sums_part(const mapfn_summing *m, mapfn_chunk *chunk, const void *call_args,
    const mapfn_sums_table *table, size_t begin, size_t end, size_t slot)
{
    void *const args = MAPFN_SUMS_ARGUMENTS(m, call_args);
    mapfn_failure failed = {SIZE_MAX, 0};
    mapfn_sums *state;
    if (table->granule == 1) {
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
            mapfn_sum_aim(sum, args, mapfn_sums_column(m, table, sum) + (begin - table->from) * sum->size);
        ((mapfn_common *)args)->mapfn_each_part = true;
        return chunk(args, begin, end, slot);
    }
    state = (mapfn_sums *)MAPFN_SUMS_ALLOCA(m->bytes);
    for (size_t next; begin < end; begin = next) {
        next = end - begin < table->granule ? end : begin + table->granule;
        mapfn_sums_clear(m, state);
        mapfn_note_part(&failed, mapfn_sums_run(m, chunk, args, state, begin, next, true, slot));
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
            memcpy(mapfn_sums_column(m, table, sum) + (begin - table->from) / table->granule * sum->size,
                mapfn_sums_total(m, sum, state), sum->size);
    }
    return failed;
}

/* Adds what the table has of elements [from, to) to the state. */
MAPFN_PLAIN void mapfn_sums_gather(const mapfn_summing *m, mapfn_sums *state, const mapfn_sums_table *table, size_t to)
{
    size_t const block = 128 * mapfn_sum_lanes(m);
    char *values[16];
    if (table->granule == 1) {
        for (size_t at = table->from, count; at < to; at += count) {
            char **value = values;
            count = to - at < block - state->within ? to - at : block - state->within;
            for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
                *value++ = mapfn_sums_column(m, table, sum) + (at - table->from) * sum->size;
            mapfn_sums_add(m, state, count, values);
        }
        return;
    }
    unsigned level = 0;
    while (block << level < table->granule) level++;
    for (size_t at = table->from, k = 0; at < to; at += table->granule, k++) {
        bool const whole = to - at >= table->granule;
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++) {
            char *const value = mapfn_sums_column(m, table, sum) + k * sum->size;
            if (whole) mapfn_sums_push(m, sum, state, value, level);
            else memcpy(mapfn_sum_at(sum, state, MAPFN_SUM_LAST), value, sum->size);
        }
        state->blocks += whole ? (size_t)1 << level : 0;
        state->last = !whole;
        if (!whole) break;
    }
}

/* ======== src/run/call.h: one call of a map: checks, scratch, slices, progress, what it returns.
 * Uses all of run/ above. Used by shells and back ends. */

/* ------------------------------------------------------------------------------- the frame of a call ----
 * A runner calls mapfn_start and mapfn_begin, loops over parts of the elements, and calls mapfn_end. The sequential
 * runner is mapfn_run.
 * In a map with sums, mapfn_compute adds up by itself, on one thread and in order. A runner whose parts are computed on
 * other threads has them put into a table by mapfn_sums_part, and adds the table to the call's state by
 * mapfn_sums_gather. */

/* What a back end adds to a call if its map is a part of a larger one, with elements before and behind. */
typedef struct mapfn_ranks {
    /* Returns the status of all ranks. It is called once in each call, after checks and scratch and before anything is
     * written. If all is well, it sets the offset of indices and the state below. */
    mapfn_status (*agree)(struct mapfn_call *c, mapfn_status status);
    mapfn_sums *sums; /* what the call's sums are added to; the call stores none */
} mapfn_ranks;

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
    mapfn_sums *sums;       /* of a map with sums: the state, on the runner's stack; of others not set */
    bool summed;            /* did mapfn_begin find all well, so that sums are stored? */
    bool found;             /* of a map with sums: has a search found its element, so that nothing is left to do? */
    mapfn_ranks *ranks;     /* of a map over several ranks, else NULL */
} mapfn_call;

/* A map of no elements still stores its sums. What is wrong with their places? */
MAPFN_PLAIN mapfn_status mapfn_sums_check_none(const mapfn_info *info, const void *args)
{
    const mapfn_param *p, *q, *end = info->params + info->count;
    for (p = info->params; p < end; p++)
        if (mapfn_is_total(p) && !mapfn_pointer_at(args, p->field) && mapfn_values_of(p, args) > 0)
            return mapfn_null_sum(info->name, p->name);
    for (p = info->params; p < end; p++)
        if (p->layout == MAPFN_TOTALS && mapfn_span_of(p, args, 0, 0).overflow)
            return mapfn_too_large(info->name, p->name, 0);
    for (p = info->params; p < end; p++)
        for (q = p + 1; q < end; q++) {
            mapfn_span const a = mapfn_span_of(p, args, 0, 0), b = mapfn_span_of(q, args, 0, 0);
            if (mapfn_is_total(p) && mapfn_is_total(q)
                && !mapfn_apart(a.start, a.bytes, b.start, b.bytes))
                return mapfn_overlap(info->name, mapfn_named_as(p->name, false, a.start, a.bytes),
                    mapfn_named_as(q->name, false, b.start, b.bytes), mapfn_why_apart(p, q));
        }
    return MAPFN_OK;
}
/* mapfn_check of maps with sums */
MAPFN_PLAIN mapfn_status mapfn_sums_check(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short)
{
    mapfn_status const status = mapfn_check_all(info, args, n, slots, o, too_short, slots > 0);
    return status == MAPFN_OK && n == 0 && slots > 0 ? mapfn_sums_check_none(info, args) : status;
}

MAPFN_PLAIN mapfn_status mapfn_sums_begin(mapfn_call *c)
{
    if (c->ranks) {
        c->sums = c->ranks->sums;
        return MAPFN_OK;
    }
    mapfn_sums_clear((const mapfn_summing *)c->info, c->sums);
    c->summed = true;
    return MAPFN_OK;
}
MAPFN_PLAIN size_t mapfn_sums_room(const mapfn_call *c) { return ((const mapfn_summing *)c->info)->bytes; }
/* Is the element before `end` the last of all? */
MAPFN_PLAIN bool mapfn_ends(const mapfn_call *c, size_t end) { return end == c->n && !c->ranks; }
MAPFN_PLAIN mapfn_failure mapfn_sums_compute(mapfn_call *c, size_t end)
{
    const mapfn_summing *const m = (const mapfn_summing *)c->info;
    return mapfn_sums_run(m, c->chunk, MAPFN_SUMS_ARGUMENTS(m, c->args), c->sums, c->done, end, mapfn_ends(c, end), 0);
}
MAPFN_PLAIN mapfn_status mapfn_sums_store(const mapfn_call *c)
{
    const mapfn_summing *const m = (const mapfn_summing *)c->info;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        memcpy((void *)(uintptr_t)mapfn_pointer_at(c->args, sum->field), mapfn_sums_total(m, sum, c->sums), sum->size);
    return MAPFN_OK;
}
static MAPFN_UNUSED const mapfn_adder mapfn_adds = {mapfn_sums_begin, mapfn_sums_compute, mapfn_sums_store,
    mapfn_sums_room};
#define MAPFN_ADDER(call) ((const mapfn_summing *)(call)->info)->adder

/* Stands after mapfn_start, and makes room for the state of a map with sums, which lives until the runner returns. */
#define MAPFN_SUMS_ROOM(call) \
    if (((call)->info->traits & MAPFN_HAS_SUMS) != 0) { \
        (call)->sums = (mapfn_sums *)MAPFN_SUMS_ALLOCA(MAPFN_ADDER(call)->room(call)); \
        (call)->summed = (call)->found = false; \
    }

MAPFN_HOST_FN mapfn_call *mapfn_filled(mapfn_call *c, const mapfn_info *info, mapfn_chunk *chunk, void *args,
    size_t n, const char *too_short, bool sound, mapfn_failure *failure, const mapfn_opts *opts)
{
    c->info = info;
    c->chunk = chunk;
    c->args = args;
    c->n = n;
    c->too_short = too_short;
    c->sound = sound;
    c->failure = failure;
    c->opts = opts;
    c->ranks = NULL;
    return c;
}

/* Does this call store its output past the caches? */
MAPFN_PLAIN bool mapfn_streams(const mapfn_info *info, size_t n)
{
    const mapfn_param *out = info->params;
    size_t bytes;
    if (!MAPFN_STREAMS(info->traits) || !(out->access & MAPFN_ALWAYS)) return false;
    return out->size <= MAPFN_STREAM_BLOCK - 64 && !__builtin_mul_overflow(n, out->size, &bytes)
        && mapfn_beyond_caches(bytes);
}

/* Begins a call, of which nothing is done yet. Returns the options. */
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

/* Checks the arguments, and allocates scratch for `slots` iterations in flight. If `arrays` is false, it checks the
 * options only. */
MAPFN_PLAIN mapfn_status mapfn_begin(mapfn_call *c, size_t slots, bool arrays)
{
    mapfn_status status = mapfn_check(c->info, c->args, c->n, slots, c->opts, c->too_short, arrays);
    mapfn_know_processor();
    if (status == MAPFN_OK) {
        ((mapfn_common *)c->args)->mapfn_offset = (size_t)c->opts->index_offset;
        if ((c->info->traits & MAPFN_IS_STREAMING) != 0)
            ((mapfn_common *)c->args)->past_caches = mapfn_streams(c->info, c->n);
        if (MAPFN_COMPARES_ARRAYS) ((mapfn_common *)c->args)->met = mapfn_meets(c->info, c->args, c->n);
        if ((c->info->traits & MAPFN_HAS_SCRATCH) != 0 && c->n > 0)
            status = mapfn_scratch_begin(c->info, c->args, slots, c->owned);
    }
    if (c->ranks) status = c->ranks->agree(c, status);
    if (status == MAPFN_OK && (c->info->traits & MAPFN_HAS_SUMS) != 0) status = MAPFN_ADDER(c)->begin(c);
    return status;
}

/* Computes elements [begin, end), on any thread, of a map without sums; returns the lowest that failed. */
MAPFN_PLAIN mapfn_failure mapfn_part(const mapfn_info *info, mapfn_chunk *chunk, const void *args, size_t begin,
    size_t end, size_t slot)
{
    if (((const mapfn_common *)args)->past_caches) return mapfn_stream_part(info, chunk, args, begin, end);
    if (MAPFN_COMPARES_ARRAYS && ((const mapfn_common *)args)->met)
        return mapfn_met_part(info, chunk, args, begin, end, slot);
    return chunk(args, begin, end, slot);
}

/* Computes elements [done, end) on this thread. */
MAPFN_PLAIN void mapfn_compute(mapfn_call *c, size_t end)
{
    if (end > c->done)
        mapfn_note_part(&c->failed, (c->info->traits & MAPFN_HAS_SUMS) != 0
            ? MAPFN_ADDER(c)->compute(c, end) : mapfn_part(c->info, c->chunk, c->args, c->done, end, 0));
    c->done = (c->info->traits & MAPFN_HAS_SUMS) != 0 && c->found ? c->n : end;
}

/* Calls the progress function, if there is one. Returns MAPFN_CANCELLED if that cancels and elements are left. */
MAPFN_PLAIN mapfn_status mapfn_report(const mapfn_call *c)
{
    const mapfn_opts *o = c->opts;
    if (!o->progress || o->progress(c->done, c->n, o->progress_arg) || c->done == c->n) return MAPFN_OK;
    return mapfn_cancelled(c->info->name, c->done, c->n);
}

/* Frees scratch, and gives the caller `completed`, `failure` and the status. */
MAPFN_PLAIN mapfn_status mapfn_end(mapfn_call *c, mapfn_status status)
{
    if ((c->info->traits & MAPFN_HAS_SUMS) != 0 && c->summed) {
        mapfn_status const stored = MAPFN_ADDER(c)->store(c);
        if (status == MAPFN_OK) status = stored;
    }
    if ((c->info->traits & MAPFN_OWNS_MEMORY) != 0) mapfn_scratch_end(c->owned);
    if (c->opts->completed) *c->opts->completed = c->done;
    if (c->failed.code != 0) {
        c->failed.index += (size_t)c->opts->index_offset;
        if (status == MAPFN_OK) status = mapfn_element_failed(c->info->name, c->failed);
    }
    if (c->failure) *c->failure = c->failed;
    return status;
}

/* An exception of an element function passes through a runner, and the map's scratch is freed on the way. */
#if MAPFN_EXCEPTIONS
MAPFN_PLAIN void mapfn_leave(mapfn_call **c)
{
    if (((*c)->info->traits & MAPFN_OWNS_MEMORY) != 0) mapfn_scratch_end((*c)->owned);
}
# define MAPFN_LEAVING(call) __attribute__((__cleanup__(mapfn_leave), __unused__)) mapfn_call *mapfn_left = call
#else
# define MAPFN_LEAVING(call) (void)0
#endif

/* The sequential map with options: slices of some milliseconds, with progress between them. */
MAPFN_PLAIN mapfn_status mapfn_run(mapfn_call *c)
{
    const mapfn_opts *const o = mapfn_start(c);
    MAPFN_SUMS_ROOM(c)
    MAPFN_LEAVING(c);
    mapfn_status status = mapfn_begin(c, 1, (MAPFN_CHECKS || c->ranks) && !c->sound);
    if (status == MAPFN_OK) {
        size_t slice = o->grain ? o->grain : o->progress ? 16 : SIZE_MAX;
        do {
            double const start = o->progress ? mapfn_now() : 0;
            mapfn_compute(c, c->n - c->done < slice ? c->n : c->done + slice);
            if (o->progress && o->grain == 0) {
                double const spent = mapfn_now() - start;
                /* four times as many below 2 ms, half as many above 20 ms: progress then costs under 1 % */
                if (spent < 2e6 && slice < SIZE_MAX / 4) slice *= 4;
                else if (spent > 2e7 && slice > 1) slice /= 2;
            }
            status = mapfn_report(c);
        } while (status == MAPFN_OK && c->done < c->n);
    }
    return mapfn_end(c, status);
}

/* the fastest map on this machine, by which a back end over several machines computes its part */
typedef mapfn_status mapfn_local(mapfn_call *c);
#define MAPFN_RUN_LOCALLY(call) return mapfn_run(call); /* mapfn_omp.h: by OpenMP */

/* ======== src/run/gathers.h: outputs that all elements share: tables in a fixed order, and what is kept or found.
 * Uses run/gathers_of.h and run/call.h. Used by generate/gathers.h and back ends. */

/* ------------------------------------------------------------------------------------- gathers ----
 * Real numbers are added up in an order that depends on an element's place and on n alone; docs/sums.md has it as a
 * format:
 * - A block has 128 elements, or for a tally at least 4096 and at least four for each place. Its elements are added in
 *   rising order to a table of zeros.
 * - Blocks are the leaves of a binary tree, as those of sums.
 * Integers may be added in any order. */

/* One gather in progress: the table that elements are added to now, and one table for each bit of `blocks`. Tables are
 * never copied but exchanged, by their pointers. */
typedef struct mapfn_pile {
    char *table;
    size_t blocks, within; /* whole blocks, and elements of the one that has begun */
    size_t block;          /* elements of a block; SIZE_MAX: there is no order */
    size_t length, bytes;  /* values of a table, and its bytes from one to the next */
    char *level[64];
} mapfn_pile;

/* all gathers of a call, or of one thread's part */
typedef struct mapfn_piles {
    mapfn_gathering told;
    size_t turned;   /* the tally whose table stands there four times, see mapfn_gathering; 16: none */
    mapfn_pile pile[16];
} mapfn_piles;

MAPFN_PLAIN size_t mapfn_gather_length(const mapfn_gather *g, const void *args)
{
    return g->detail ? mapfn_size_at(args, g->detail) : 1;
}
MAPFN_PLAIN bool mapfn_gather_adds(const mapfn_gather *g) { return g->kind <= MAPFN_GATHERS_TALLY; }
MAPFN_PLAIN void mapfn_gather_join(const mapfn_gathers *m, const mapfn_gather *g, void *to, const void *by,
    size_t count)
{
    if (g->join) g->join(to, by, count);
    else m->base.join(g->field, to, by, count);
}

/* the elements of a block */
MAPFN_PLAIN size_t mapfn_gather_block(const mapfn_gather *g, size_t length)
{
    size_t block = 4096;
    if (!g->ordered) return SIZE_MAX;
    if (g->kind == MAPFN_GATHERS_ROW) return 128;
    while (block / 4 < length && block <= SIZE_MAX / 4) block *= 2;
    return block;
}

/* The number of levels of a tree of so many whole blocks. */
MAPFN_PLAIN unsigned mapfn_pile_levels(size_t blocks)
{
    unsigned levels = 0;
    while (blocks > 0) blocks >>= 1, levels++;
    return levels;
}

/* The bytes of a table, from one to the next; SIZE_MAX: more than there can be. */
MAPFN_PLAIN size_t mapfn_pile_bytes(const mapfn_gather *g, size_t length)
{
    size_t bytes;
    if (__builtin_mul_overflow(length, g->size, &bytes) || bytes > PTRDIFF_MAX - 64) return SIZE_MAX;
    return (bytes + 63) / 64 * 64;
}

/* The bytes that a gather of `n` elements needs beside the caller's array: the tables of its tree. SIZE_MAX: too
 * many. */
MAPFN_PLAIN size_t mapfn_pile_memory(const mapfn_gather *g, const void *args, size_t n)
{
    size_t const length = mapfn_gather_length(g, args);
    size_t bytes, levels;
    if (!mapfn_gather_adds(g) || !g->ordered) return 0;
    bytes = mapfn_pile_bytes(g, length);
    levels = mapfn_pile_levels(n / mapfn_gather_block(g, length));
    return bytes == SIZE_MAX || __builtin_mul_overflow(bytes, levels, &bytes) ? SIZE_MAX : bytes;
}

/* A tally of integers has four tables, which take elements in turn, where most of `n` elements may go to one place. An
 * addition waits for the one before it to the same place, and with four tables that is four elements back. Returns the
 * number of this gather, or MAPFN_NO_TURNS. */
enum { MAPFN_NO_TURNS = 16, MAPFN_TURNS_BYTES = 16384 };
MAPFN_PLAIN size_t mapfn_piles_turned(const mapfn_gathers *m, const void *args, size_t n)
{
    size_t found = MAPFN_NO_TURNS;
    for (const mapfn_gather *g = m->gather; g < m->end; g++) {
        size_t const length = mapfn_gather_length(g, args);
        if (g->kind != MAPFN_GATHERS_TALLY) continue;
        if (found != MAPFN_NO_TURNS || g->ordered || length > MAPFN_TURNS_BYTES / g->size) return MAPFN_NO_TURNS;
        if (n < 2048 || n / 16 < length) return MAPFN_NO_TURNS;
        found = (size_t)(g - m->gather);
    }
    return found;
}

/* The bytes that a call needs beside the arrays. */
MAPFN_PLAIN size_t mapfn_piles_memory(const mapfn_gathers *m, const void *args, size_t n)
{
    size_t const turned = mapfn_piles_turned(m, args, n);
    size_t total = turned == MAPFN_NO_TURNS ? 0 : 4 * MAPFN_TURNS_BYTES;
    for (const mapfn_gather *g = m->gather; g < m->end; g++)
        if (__builtin_add_overflow(total, mapfn_pile_memory(g, args, n), &total)) return SIZE_MAX;
    return total;
}

/* Begins: nothing has been gathered. The tables of the piles are set already, and `memory` has room for the trees of
 * `n` elements. If not `fresh`, tables of integers keep what they have. */
MAPFN_PLAIN void mapfn_piles_begin(const mapfn_gathers *m, mapfn_piles *piles, const void *args, char *memory, size_t n,
    bool fresh)
{
    mapfn_gathering const nothing = {0, SIZE_MAX, 0, 0, SIZE_MAX, 0, NULL};
    mapfn_pile *pile = piles->pile;
    piles->told = nothing;
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
        size_t const which = (size_t)(g - m->gather);
        unsigned levels;
        if (!mapfn_gather_adds(g)) continue;
        pile->length = mapfn_gather_length(g, args);
        pile->bytes = mapfn_pile_bytes(g, pile->length);
        pile->block = mapfn_gather_block(g, pile->length);
        pile->blocks = pile->within = 0;
        levels = g->ordered ? mapfn_pile_levels(n / pile->block) : 0;
        for (unsigned level = 0; level < levels; level++) {
            pile->level[level] = memory;
            memory += pile->bytes;
        }
        if (which == piles->turned) {
            pile->table = memory;
            piles->told.mapfn_turns = pile->length;
            memory += 4 * MAPFN_TURNS_BYTES;
        }
        if (pile->length > 0 && (g->ordered || fresh))
            mapfn_gather_join(m, g, pile->table, NULL, which == piles->turned ? 4 * pile->length : pile->length);
    }
}

/* Takes the table, which has the sum of 2^level whole blocks, into the tree. It follows a multiple of as many blocks.
 * Another table takes its place. */
MAPFN_PLAIN void mapfn_pile_push(const mapfn_gathers *m, const mapfn_gather *g, mapfn_pile *pile, unsigned level)
{
    char *value = pile->table;
    size_t blocks = pile->blocks >> level;
    pile->blocks += (size_t)1 << level;
    for (; (blocks & 1) != 0; blocks >>= 1, level++) {
        char *const joined = pile->level[level];
        mapfn_gather_join(m, g, joined, value, pile->length);
        pile->level[level] = value;
        value = joined;
    }
    pile->table = pile->level[level];
    pile->level[level] = value;
    mapfn_gather_join(m, g, pile->table, NULL, pile->length);
    pile->within = 0;
}

/* Stores what all elements have added up to. The pile is used up. */
MAPFN_PLAIN void mapfn_pile_store(const mapfn_gathers *m, const mapfn_gather *g, mapfn_pile *pile, char *to)
{
    char *value = pile->within > 0 || pile->blocks == 0 ? pile->table : NULL;
    for (size_t blocks = pile->blocks, level = 0; blocks > 0; blocks >>= 1, level++) {
        if ((blocks & 1) == 0) continue;
        if (value) mapfn_gather_join(m, g, pile->level[level], value, pile->length);
        value = pile->level[level];
    }
    if (value != to && pile->length > 0) memcpy(to, value, pile->length * g->size);
}

/* Sets the pointers of the arguments, which are a copy, to the tables. */
MAPFN_PLAIN void mapfn_piles_aim(const mapfn_gathers *m, mapfn_piles *piles, void *args)
{
    mapfn_gathering *const told = &piles->told;
    const mapfn_pile *pile = piles->pile;
    memcpy((char *)args + m->told, &told, sizeof told);
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++)
        if (mapfn_gather_adds(g)) memcpy((char *)args + g->field, &pile->table, sizeof pile->table);
}

/* Where no whole block begins, the parts of one or two small sums are added up for 256 elements at once, and those of
 * more or larger ones for as many as the state has room for, which can take half as long again. */
enum { MAPFN_PARTS_AT_ONCE = 256, MAPFN_PARTS_BYTES = 16 * MAPFN_PARTS_AT_ONCE };
MAPFN_PLAIN bool mapfn_parts_are_small(const mapfn_summing *m)
{
    return m->end - m->sum <= 2 && m->sum->size <= 16 && m->end[-1].size <= 16;
}

/* Gathers elements [begin, end), and adds their parts of sums to the state. `args` is a copy. Whole blocks are added up
 * by the chunk. So are integers, whatever the number of elements, and each sum then counts as a block: no order
 * shows. */
MAPFN_PLAIN mapfn_failure mapfn_piles_run(const mapfn_gathers *m, mapfn_chunk *chunk, void *args, mapfn_sums *state,
    mapfn_piles *piles, size_t begin, size_t end, size_t slot)
{
    const mapfn_summing *const sums = &m->base;
    bool const adds = sums->sum < sums->end, small = adds && mapfn_parts_are_small(sums);
    size_t const lanes = mapfn_sum_lanes(sums), at_once = small ? (size_t)MAPFN_PARTS_AT_ONCE : 2 * lanes;
    mapfn_failure failed = {SIZE_MAX, 0};
    char *values[16], parts[2][MAPFN_PARTS_BYTES] __attribute__((__aligned__(64)));
    mapfn_piles_aim(m, piles, args);
    for (size_t count; begin < end && piles->told.mapfn_found == SIZE_MAX; begin += count) {
        mapfn_pile *pile = piles->pile;
        bool aim = false;
        count = end - begin;
        for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++)
            if (g->ordered && pile->block - pile->within < count) count = pile->block - pile->within;
        if (adds && (m->exact || (state->within == 0 && count >= 128 * lanes))) {
            if (!m->exact) count = 128 * lanes;
            mapfn_sums_whole(sums, chunk, args, state, begin, begin + count, slot, &failed);
        } else if (adds) {
            char **value = values;
            ((mapfn_common *)args)->mapfn_each_part = true;
            if (count > at_once) count = at_once;
            if (count > 128 * lanes - state->within) count = 128 * lanes - state->within;
            for (const mapfn_sum *sum = sums->sum; sum < sums->end; sum++, value++) {
                *value = small ? parts[sum - sums->sum] : mapfn_sum_parts(sums, sum, state);
                mapfn_sum_aim(sum, args, *value);
            }
            mapfn_note_part(&failed, chunk(args, begin, begin + count, slot));
            mapfn_sums_add(sums, state, count, values);
        } else {
            mapfn_note_part(&failed, chunk(args, begin, begin + count, slot));
        }
        pile = piles->pile;
        for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
            if (!g->ordered || (pile->within += count) < pile->block) continue;
            mapfn_pile_push(m, g, pile, 0);
            aim = true;
        }
        if (aim) mapfn_piles_aim(m, piles, args);
        if (piles->told.mapfn_found != SIZE_MAX) piles->told.mapfn_found += begin;
    }
    return failed;
}

/* -------------------------------------------------------------------------------- a call that gathers ---- */

/* The room of a call on the stack: the state of its sums, then its piles, then memory that needs no allocation. */
enum { MAPFN_PILES_STACK = 65536 + 64 };
MAPFN_PLAIN mapfn_piles *mapfn_piles_of(const mapfn_gathers *m, mapfn_sums *state)
{
    return (mapfn_piles *)(void *)((char *)state + (m->base.bytes + 63) / 64 * 64);
}
MAPFN_PLAIN size_t mapfn_gathers_room(const mapfn_call *c)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)c->info;
    size_t const fixed = (m->base.bytes + 63) / 64 * 64 + (sizeof(mapfn_piles) + 63) / 64 * 64;
    size_t const more = mapfn_piles_memory(m, c->args, c->n);
    return more <= MAPFN_PILES_STACK ? fixed + more : fixed;
}

MAPFN_PLAIN mapfn_status mapfn_gathers_begin(mapfn_call *c)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)c->info;
    mapfn_piles *const piles = mapfn_piles_of(m, c->sums);
    size_t const n = c->n - c->done, bytes = mapfn_piles_memory(m, c->args, n);
    bool const mine = mapfn_piles_memory(m, c->args, c->n) <= MAPFN_PILES_STACK;
    char *memory = (char *)piles + (sizeof *piles + 63) / 64 * 64;
    mapfn_pile *pile = piles->pile;
    if (!mine && bytes > 0) {
        memory = bytes == SIZE_MAX ? NULL : (char *)mapfn_allocate(bytes, 64);
        if (!memory) return mapfn_no_memory(c->info->name, NULL, bytes);
        c->owned[0] = memory;
        c->owned[1] = NULL;
    }
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
        void *const table = (void *)(uintptr_t)mapfn_pointer_at(c->args, g->field);
        if (mapfn_gather_adds(g)) pile->table = (char *)table;
    }
    piles->turned = mapfn_piles_turned(m, c->args, n);
    mapfn_piles_begin(m, piles, c->args, memory, n, true);
    if (m->base.sum < m->base.end) mapfn_sums_clear(&m->base, c->sums);
    c->summed = true;
    return MAPFN_OK;
}

/* Computes elements [begin, end) on this thread. */
MAPFN_PLAIN mapfn_failure mapfn_gathers_part(mapfn_call *c, size_t begin, size_t end)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)c->info;
    mapfn_piles *const piles = mapfn_piles_of(m, c->sums);
    mapfn_failure const failed = mapfn_piles_run(m, c->chunk, MAPFN_SUMS_ARGUMENTS(&m->base, c->args), c->sums, piles,
        begin, end, 0);
    c->found = piles->told.mapfn_found != SIZE_MAX;
    return failed;
}
MAPFN_PLAIN mapfn_failure mapfn_gathers_compute(mapfn_call *c, size_t end)
{
    return mapfn_gathers_part(c, c->done, end);
}

MAPFN_PLAIN mapfn_status mapfn_gathers_store(const mapfn_call *c)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)c->info;
    mapfn_piles *const piles = mapfn_piles_of(m, c->sums);
    mapfn_pile *pile = piles->pile;
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
        char *const to = (char *)(uintptr_t)mapfn_pointer_at(c->args, g->field);
        if (g->kind == MAPFN_GATHERS_COUNT) {
            memcpy(to, &piles->told.mapfn_kept, sizeof(size_t));
        } else if (g->kind == MAPFN_GATHERS_FIRST) {
            size_t const at = piles->told.mapfn_found == SIZE_MAX ? c->n : piles->told.mapfn_found;
            memcpy(to, &at, sizeof at);
        } else if (mapfn_gather_adds(g)) {
            if ((size_t)(g - m->gather) == piles->turned)
                for (size_t turn = 1; turn < 4; turn++)
                    mapfn_gather_join(m, g, pile->table, pile->table + turn * pile->length * g->size, pile->length);
            mapfn_pile_store(m, g, pile, to);
        }
    }
    if (m->base.sum < m->base.end) mapfn_sums_store(c);
    return piles->told.mapfn_missed == SIZE_MAX ? MAPFN_OK
        : mapfn_out_of_range(c->info->name, piles->told.mapfn_array, piles->told.mapfn_missed, piles->told.mapfn_place);
}
static MAPFN_UNUSED const mapfn_adder mapfn_gatherer = {mapfn_gathers_begin, mapfn_gathers_compute, mapfn_gathers_store,
    mapfn_gathers_room};

/* mapfn_check of maps with gathers. The array of a `kept` needs room for the elements from `begin` on only. */
MAPFN_PLAIN mapfn_status mapfn_gathers_check(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)info;
    size_t const left = o && o->begin <= n ? n - o->begin : n;
    mapfn_status status;
    for (const mapfn_gather *g = m->gather; g < m->end; g++)
        if (g->kind == MAPFN_GATHERS_KEPT) memcpy((char *)(uintptr_t)args + g->detail, &left, sizeof left);
    status = mapfn_check_all(info, args, n, slots, o, too_short, slots > 0);
    return status == MAPFN_OK && n == 0 && slots > 0 ? mapfn_sums_check_none(info, args) : status;
}

/* Notes that the place of element `index` is out of range. The first such element is reported. */
MAPFN_PLAIN void mapfn_miss(mapfn_gathering *told, const char *array, size_t index, size_t place)
{
    if (index >= told->mapfn_missed) return;
    told->mapfn_missed = index;
    told->mapfn_place = place;
    told->mapfn_array = array;
}

/* ======== src/run/keeping.h: moves values that are kept together.
 * Uses compiler/features.h. Used by kinds/kept.h and run/gathers.h. */

/* ------------------------------------------------------------------------------------- keeping ---- */

/* How many values behind the last one a vector may load. */
#define MAPFN_KEPT_MORE(T) ((64 + sizeof(T) - 1) / sizeof(T))

typedef unsigned char mapfn_kept_1;
typedef uint16_t mapfn_kept_2 __attribute__((__may_alias__, __aligned__(1)));
typedef uint32_t mapfn_kept_4 __attribute__((__may_alias__, __aligned__(1)));
typedef uint64_t mapfn_kept_8 __attribute__((__may_alias__, __aligned__(1)));
/* structs of so many words */
#define MAPFN_KEPT_STRUCT(T, words) struct { T word[words]; } __attribute__((__may_alias__, __aligned__(1)))
typedef MAPFN_KEPT_STRUCT(unsigned char, 3) mapfn_kept_3;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_2, 3) mapfn_kept_6;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_4, 3) mapfn_kept_12;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_8, 2) mapfn_kept_16;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_4, 5) mapfn_kept_20;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_8, 3) mapfn_kept_24;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_8, 4) mapfn_kept_32;
/* Eight flags are looked at together. If all or none of the eight values are kept, nothing is chosen. Else each value
 * is stored, and is overwritten by the next one unless it is kept, so that there is no branch to guess. There are never
 * more stored values than elements so far.
 * COPY is the type that a value is copied as there. It may be wider than the value, as one load and one store take less
 * time than two of each. Such a copy ends in the place of the next element, so that there must be one. */
#define MAPFN_KEEP_BY_FLAGS(size, COPY) \
    MAPFN_PLAIN size_t mapfn_keep_##size(void *place, const void *values, const unsigned char *keeps, size_t count) \
    { \
        mapfn_kept_##size *to = (mapfn_kept_##size *)place; \
        const mapfn_kept_##size *from = (const mapfn_kept_##size *)values; \
        size_t i = 0, k = 0; \
        for (; i + 8 + (sizeof(COPY) > sizeof *to) <= count; i += 8) { \
            uint64_t flags; \
            MAPFN_MEMCPY(&flags, keeps + i, 8); \
            if (flags == 0) continue; \
            if (flags == UINT64_MAX / 255) { \
                MAPFN_MEMCPY(to + k, from + i, 8 * sizeof *to); \
                k += 8; \
                continue; \
            } \
            MAPFN_UNROLL for (size_t j = i; j < i + 8; j++) { \
                *(COPY *)(void *)(to + k) = *(const COPY *)(const void *)(from + j); \
                k += keeps[j]; \
            } \
        } \
        for (; i < count; i++) \
            if (keeps[i]) to[k++] = from[i]; \
        return k; \
    }
#if MAPFN_COMPRESSES
/* AVX-512 moves kept values together in a register. The whole vector is stored, and the next one overwrites all that is
 * not kept. It reaches no further than the elements so far, and of the last one only what is kept is stored. */
typedef char mapfn_flags_16 __attribute__((__vector_size__(16)));
typedef uint64_t mapfn_flag_words __attribute__((__vector_size__(16)));
/* A bit for each of 8 flags, or of a multiple of 16. */
MAPFN_HOST_FN uint64_t mapfn_mask_of_flags(const unsigned char *keeps, size_t lanes)
{
    uint64_t mask = 0;
    MAPFN_UNROLL for (size_t i = 0; i < lanes; i += 16) {
        uint64_t low, high = 0;
        MAPFN_MEMCPY(&low, keeps + i, 8);
        if (lanes > 8) MAPFN_MEMCPY(&high, keeps + i + 8, 8);
        mapfn_flag_words const words = {low, high};
        mask |= (uint64_t)(unsigned)__builtin_ia32_pmovmskb128(-(mapfn_flags_16)words) << i;
    }
    return mask;
}
# define MAPFN_KEEP_VECTORS(size, WORD, STORED, MASK, letters) \
    MAPFN_PLAIN size_t mapfn_keep_##size(void *place, const void *values, const unsigned char *keeps, size_t count) \
    { \
        typedef WORD mapfn_words __attribute__((__vector_size__(64))); \
        const mapfn_kept_##size *from = (const mapfn_kept_##size *)values; \
        mapfn_kept_##size *to = (mapfn_kept_##size *)place; \
        mapfn_words const zero = {0}; \
        size_t k = 0, lanes = 64 / size; \
        for (size_t i = 0; i < count; i += lanes) { \
            mapfn_words words; \
            uint64_t mask = mapfn_mask_of_flags(keeps + i, lanes); \
            unsigned kept; \
            if (count - i < lanes) mask &= ((uint64_t)1 << (count - i)) - 1; \
            kept = (unsigned)__builtin_popcountll(mask); \
            MAPFN_MEMCPY(&words, from + i, sizeof words); \
            words = __builtin_ia32_compress##letters##512_mask(words, zero, (MASK)mask); \
            if (count - i >= lanes) MAPFN_MEMCPY(to + k, &words, sizeof words); \
            else __builtin_ia32_storedqu##letters##512_mask( \
                (STORED *)(void *)(to + k), words, (MASK)(((uint64_t)1 << kept) - 1)); \
            k += kept; \
        } \
        return k; \
    }
MAPFN_KEEP_VECTORS(4, int, int, uint16_t, si)
MAPFN_KEEP_VECTORS(8, long long, long long, uint8_t, di)
#else
MAPFN_KEEP_BY_FLAGS(4, mapfn_kept_4)
MAPFN_KEEP_BY_FLAGS(8, mapfn_kept_8)
#endif
#if MAPFN_COMPRESSES_BYTES
MAPFN_KEEP_VECTORS(1, char, MAPFN_STORED_AS(char, mapfn_words), uint64_t, qi)
MAPFN_KEEP_VECTORS(2, short, MAPFN_STORED_AS(short, mapfn_words), uint32_t, hi)
#else
MAPFN_KEEP_BY_FLAGS(1, mapfn_kept_1)
MAPFN_KEEP_BY_FLAGS(2, mapfn_kept_2)
#endif
MAPFN_KEEP_BY_FLAGS(3, mapfn_kept_4)
MAPFN_KEEP_BY_FLAGS(6, mapfn_kept_8)
MAPFN_KEEP_BY_FLAGS(12, mapfn_kept_16)
MAPFN_KEEP_BY_FLAGS(16, mapfn_kept_16)
MAPFN_KEEP_BY_FLAGS(20, mapfn_kept_20)
MAPFN_KEEP_BY_FLAGS(24, mapfn_kept_24)
MAPFN_KEEP_BY_FLAGS(32, mapfn_kept_32)
MAPFN_PLAIN size_t mapfn_keep_bytes(void *place, const void *values, const unsigned char *keeps, size_t count,
    size_t size)
{
    size_t k = 0;
    char *to = (char *)place;
    const char *from = (const char *)values;
    for (size_t i = 0; i < count; i++, from += size) {
        if (!keeps[i]) continue;
        MAPFN_MEMCPY(to, from, size);
        to += size;
        k++;
    }
    return k;
}
/* Returns how many were kept. The size is a constant where this is called. */
MAPFN_HOST_FN size_t mapfn_keep(void *place, const void *values, const unsigned char *keeps, size_t count, size_t size)
{
    return size == 1 ? mapfn_keep_1(place, values, keeps, count)
        : size == 2 ? mapfn_keep_2(place, values, keeps, count)
        : size == 3 ? mapfn_keep_3(place, values, keeps, count)
        : size == 4 ? mapfn_keep_4(place, values, keeps, count)
        : size == 6 ? mapfn_keep_6(place, values, keeps, count)
        : size == 8 ? mapfn_keep_8(place, values, keeps, count)
        : size == 12 ? mapfn_keep_12(place, values, keeps, count)
        : size == 16 ? mapfn_keep_16(place, values, keeps, count)
        : size == 20 ? mapfn_keep_20(place, values, keeps, count)
        : size == 24 ? mapfn_keep_24(place, values, keeps, count)
        : size == 32 ? mapfn_keep_32(place, values, keeps, count)
        : mapfn_keep_bytes(place, values, keeps, count, size);
}

/* ======== src/run/verify.h: MAPFN_VERIFY: a map runs twice, and what it has written is compared.
 * Uses run/call.h. Used by shells and back ends. */

/* --------------------------------------------------------------------------------------- verify ----
 * First the looped variant runs on copies of all that the map writes, then the map itself. Maps that an element
 * function calls run only once. */
#if MAPFN_VERIFY
MAPFN_ONE_VARIABLE(__thread int mapfn_within); /* how many verified maps this thread is in */

/* Are these two values of the output at `field` the same? */
typedef bool mapfn_sameness(size_t field, const void *a, const void *b);

typedef struct mapfn_verifying {
    bool on;
    const mapfn_info *info;
    mapfn_sameness *same;
    void *args;              /* of the looped variant: outputs and scratch are copies */
    const void *call_args;
    size_t n, begin, done;   /* the map itself computed elements [begin, done) */
    bool poor;               /* there was no memory for the copies, so that nothing is compared */
    mapfn_opts opts;         /* the options of the map itself, which tells us in `done` how far it came */
    size_t *completed;       /* the caller's */
    mapfn_status status;     /* of the looped variant, and its failure */
    mapfn_failure failure;
    mapfn_failure *mapfn_where; /* the caller's, or ours */
    mapfn_failure found;
    void *copy[33];
    void (*release)(struct mapfn_verifying *); /* a pointer, as each file has a function of its own */
# ifdef __cplusplus
    ~mapfn_verifying() { if (on) release(this); } /* where an element function throws, nothing else comes here */
# endif
} mapfn_verifying;

/* Fills the part of the stack that a call is about to use, so that uninitialized variables differ in the two runs. */
MAPFN_PLAIN void mapfn_verify_soil(int byte)
{
    unsigned char soil[16384];
    memset(soil, byte, sizeof soil);
    __asm__ volatile("" : : "r"(soil) : "memory");
}

/* If a row is in place, the body sees what it has written. So the looped variant gets its row in place as well. */
MAPFN_PLAIN void mapfn_verify_rows(mapfn_verifying *v, const mapfn_param *written, uintptr_t moved)
{
    mapfn_span const s = mapfn_span_of(written, v->call_args, v->n, 1);
    for (const mapfn_param *p = v->info->params; p < v->info->params + v->info->count; p++) {
        mapfn_span const t = mapfn_span_of(p, v->call_args, v->n, 1);
        if ((p->access & MAPFN_WRITTEN) == 0 && p->layout == written->layout && written->detail != 0
            && (p->layout == MAPFN_RAGGED || p->layout == MAPFN_EACH_ELEMENT)
            && s.start == t.start && s.bytes == t.bytes)
            memcpy((char *)v->args + p->field, &moved, sizeof moved);
    }
}
/* Points the looped variant's arguments to copies of all that the map writes. */
MAPFN_PLAIN bool mapfn_verify_copies(mapfn_verifying *v)
{
    void **copy = v->copy;
    for (const mapfn_param *p = v->info->params; p < v->info->params + v->info->count; p++) {
        mapfn_span const s = mapfn_span_of(p, v->call_args, v->n, 1);
        uintptr_t moved;
        if ((p->access & MAPFN_WRITTEN) == 0 || (!s.start && p->layout != MAPFN_SCRATCH)) continue;
        *copy = mapfn_allocate(s.bytes, p->size);
        if (!*copy) return false;
        if (p->layout == MAPFN_SCRATCH) memset(*copy, 0x5a, s.bytes);
        else if (s.bytes > 0) memcpy(*copy, s.start, s.bytes);
        moved = (uintptr_t)*copy + (p->layout == MAPFN_SCRATCH ? 0 : (uintptr_t)s.first - (uintptr_t)s.start);
        memcpy((char *)v->args + p->field, &moved, sizeof moved);
        mapfn_verify_rows(v, p, moved);
        copy++;
        if (p->layout == MAPFN_SCRATCH && s.start) memset((void *)(uintptr_t)s.start, 0xa5, s.bytes);
    }
    return true;
}
/* Ends what mapfn_verify_begin began. */
MAPFN_PLAIN void mapfn_verify_release(mapfn_verifying *v)
{
    for (void **copy = v->copy; *copy; copy++) mapfn_release(*copy);
    if (v->args) mapfn_release(v->args);
    v->on = false;
    mapfn_within--;
}

/* Runs the looped variant. Returns the options for the map itself. */
MAPFN_PLAIN const mapfn_opts *mapfn_verify_begin(mapfn_verifying *v, const mapfn_info *info, mapfn_sameness *same,
    mapfn_chunk *looped, void *args, size_t n, const char *too_short, const mapfn_opts *opts, mapfn_failure *where)
{
    static const mapfn_opts none = MAPFN_NO_OPTS;
    size_t const bytes = info->params[info->count].size;
    mapfn_opts alone;
    mapfn_call call;
    memset((void *)v, 0, sizeof *v);
    v->mapfn_where = where;
    v->on = mapfn_within == 0 && (info->traits & MAPFN_IS_ORDERED) == 0
        && mapfn_check(info, args, n, 1, opts, too_short, true) == MAPFN_OK;
    for (int k = 0; k < info->count; k++)
        if ((info->params[k].access & MAPFN_WRITTEN) != 0 && !same(info->params[k].field, NULL, NULL)) v->on = false;
    if (!v->on) return opts;
    mapfn_within++;
    v->release = mapfn_verify_release;
    v->info = info;
    v->same = same;
    v->call_args = args;
    v->n = n;
    v->opts = opts ? *opts : none;
    v->begin = v->opts.begin;
    v->completed = v->opts.completed;
    v->opts.completed = &v->done;
    v->done = n;
    if (!where) v->mapfn_where = &v->found;
    v->args = mapfn_allocate(bytes, bytes);
    if (v->args) memcpy(v->args, args, bytes);
    if (!v->args || !mapfn_verify_copies(v)) {
        mapfn_verify_release(v);
        v->poor = n > 0;
        return opts;
    }
    alone = v->opts;
    alone.progress = NULL;
    alone.completed = NULL;
    alone.parallel_iterations = 0;
    mapfn_verify_soil(0x5a);
    v->status = mapfn_run(mapfn_filled(&call, info, looped, v->args, n, NULL, false, &v->failure, &alone));
    mapfn_verify_soil(0xa5);
    return &v->opts;
}

MAPFN_PLAIN void mapfn_verify_tell(char *text, size_t room, const unsigned char *value, size_t size)
{
    double d;
    float f;
    if (size == sizeof f) {
        uint32_t bits;
        memcpy(&f, value, sizeof f);
        memcpy(&bits, value, sizeof bits);
        snprintf(text, room, "0x%08x (%ld, as a float %.9g)", (unsigned)bits, (long)(int32_t)bits, (double)f);
    } else if (size == sizeof d) {
        uint64_t bits;
        memcpy(&d, value, sizeof d);
        memcpy(&bits, value, sizeof bits);
        snprintf(text, room, "0x%016llx (%lld, as a double %.17g)", (unsigned long long)bits, (long long)bits, d);
    } else {
        size_t used = (size_t)snprintf(text, room, "0x");
        for (size_t k = size < 16 ? size : 16; k-- > 0 && used + 3 < room;)
            used += (size_t)snprintf(text + used, room - used, "%02x", value[k]);
    }
}
MAPFN_PLAIN mapfn_status mapfn_not_same(const mapfn_verifying *v, const char *array, size_t element, const void *value,
    const void *right, size_t size)
{
    char text[400], one[80], two[80];
    mapfn_verify_tell(one, sizeof one, (const unsigned char *)value, size);
    mapfn_verify_tell(two, sizeof two, (const unsigned char *)right, size);
    snprintf(text, sizeof text, "%s: element %zu of `%s` is %s, and by the looped variant %s", v->info->name, element,
        array, one, two);
    return mapfn_failed_elsewhere(MAPFN_NOT_SAME, v->info->name, text);
}

/* Is element i hidden by a mask? */
MAPFN_PLAIN bool mapfn_verify_hidden(const mapfn_verifying *v, size_t i)
{
    for (const mapfn_param *p = v->info->params; p < v->info->params + v->info->count; p++) {
        const unsigned char *m = (const unsigned char *)mapfn_pointer_at(v->call_args, p->field);
        bool any = false;
        if ((p->access & MAPFN_MASK) == 0) continue;
        for (size_t k = 0; k < p->size; k++) any |= m[i * p->size + k] != 0;
        if (!any) return true;
    }
    return false;
}
/* Compares `count` values from `a` on with those of the looped variant. */
MAPFN_PLAIN mapfn_status mapfn_verify_values(const mapfn_verifying *v, const mapfn_param *p, size_t element,
    const char *a, const char *b, size_t count, bool counts)
{
    for (size_t k = 0; k < count; k++, a += p->size, b += p->size)
        if (!v->same(p->field, a, b)) return mapfn_not_same(v, p->name, counts ? k : element, a, b, p->size);
    return MAPFN_OK;
}
MAPFN_PLAIN mapfn_status mapfn_verify_array(const mapfn_verifying *v, const mapfn_param *p, bool cancelled)
{
    const char *const a = (const char *)mapfn_pointer_at(v->call_args, p->field);
    const char *const b = (const char *)mapfn_pointer_at(v->args, p->field);
    size_t const from = cancelled ? v->begin : 0, to = cancelled ? v->done : v->n;
    mapfn_span const s = mapfn_span_of(p, v->call_args, v->n, 1);
    mapfn_status status = MAPFN_OK;
    if (mapfn_is_total(p)) {
        size_t values = mapfn_values_of(p, v->call_args);
        if (cancelled) return MAPFN_OK;
        for (const mapfn_param *q = v->info->params; (p->access & MAPFN_KEPT) != 0 && q->name; q++)
            if ((q->access & MAPFN_COUNTS_KEPT) != 0)
                memcpy(&values, mapfn_pointer_at(v->call_args, q->field), sizeof values);
        return mapfn_verify_values(v, p, 0, a, b, values, true);
    }
    for (size_t i = from; i < to && status == MAPFN_OK; i++) {
        size_t offset = i * (size_t)s.step, count = 1;
        if (mapfn_verify_hidden(v, i)) continue;
        if (p->layout == MAPFN_RAGGED) offset = s.splits[i] * p->size, count = s.splits[i + 1] - s.splits[i];
        else if (p->layout == MAPFN_EACH_ELEMENT) count = s.each / p->size;
        status = mapfn_verify_values(v, p, i, (const char *)((uintptr_t)a + offset),
            (const char *)((uintptr_t)b + offset), count, false);
    }
    return status;
}

/* Called after the map itself has returned `status`: compares what it has written. */
MAPFN_PLAIN mapfn_status mapfn_verify_end(mapfn_verifying *v, mapfn_status status)
{
    bool const cancelled = status == MAPFN_CANCELLED;
    mapfn_status found = MAPFN_OK;
    if (v->poor && status == MAPFN_OK) {
        char text[200];
        snprintf(text, sizeof text, "%s: it has run, and nothing is compared: MAPFN_VERIFY has no memory for copies of "
            "what it writes", v->info->name);
        return mapfn_failed_elsewhere(MAPFN_NO_MEMORY, v->info->name, text);
    }
    if (!v->on) return status;
    if (v->completed) *v->completed = v->done;
    if (status == MAPFN_OK || cancelled || status == MAPFN_ELEMENT_FAILED || status == MAPFN_OUT_OF_RANGE) {
        char text[200];
        for (const mapfn_param *p = v->info->params; p < v->info->params + v->info->count && found == MAPFN_OK; p++)
            if ((p->access & MAPFN_WRITTEN) != 0 && p->layout != MAPFN_SCRATCH)
                found = mapfn_verify_array(v, p, cancelled);
        if (found == MAPFN_OK && !cancelled && v->status != status) {
            snprintf(text, sizeof text, "%s: its status is %d, and that of the looped variant %d", v->info->name,
                (int)status, (int)v->status);
            found = mapfn_failed_elsewhere(MAPFN_NOT_SAME, v->info->name, text);
        }
        if (found == MAPFN_OK && !cancelled && (v->info->traits & MAPFN_IS_FALLIBLE) != 0
            && (v->failure.index != v->mapfn_where->index || v->failure.code != v->mapfn_where->code)) {
            snprintf(text, sizeof text, "%s: element %zu failed with code %d, and by the looped variant %zu with %d",
                v->info->name, v->mapfn_where->index, v->mapfn_where->code, v->failure.index, v->failure.code);
            found = mapfn_failed_elsewhere(MAPFN_NOT_SAME, v->info->name, text);
        }
    }
    mapfn_verify_release(v);
    return found == MAPFN_OK ? status : found;
}
# define MAPFN_WITHIN(step) mapfn_within += (step);
#else
# define MAPFN_WITHIN(step)
#endif

/* ======== src/run/progress.h: the progress bar.
 * Uses public/. Used by users. */

/* ------------------------------------------------------------------------------------ progress ---- */

MAPFN_EXTERN_C MAPFN_DECLARE_IS_TERMINAL;

MAPFN_PLAIN void mapfn_progress_draw(double share, double rate, double left, const char *end)
{
    char bar[31] = "..............................";
    for (int i = 0; i < (int)(share * 30); i++) bar[i] = '#';
    fprintf(stderr, "\r[%s] %3d %%  %.3g/s  %.0f s left \033[K%s", bar, (int)(share * 100), rate, left, end);
}
MAPFN_PLAIN bool mapfn_progress_bar(size_t done, size_t total, void *no_arg)
{
    static double start, shown;
    static size_t last;
    static char busy; /* one bar at a time: another map's is not drawn at the same moment */
    const char *const style = mapfn_is_terminal(2) ? "bar" : getenv("MAPFN_PROGRESS");
    (void)no_arg;
    if (!style || __atomic_test_and_set(&busy, __ATOMIC_ACQUIRE)) return true;
    double now = mapfn_now();
    if (start == 0 || done <= last) {
        start = shown = now;
        last = 0;
    }
    double const share = total ? (double)done / (double)total : 1;
    double const rate = now > start ? (double)done / (now - start) * 1e9 : 0;
    double const left = rate > 0 ? (double)(total - done) / rate : 0;
    if (strcmp(style, "lines") == 0) {
        if (done == total || (int)(share * 10) > (int)((double)last / (double)total * 10))
            fprintf(stderr, "%3d %%  %.3g/s  %.0f s left\n", (int)(share * 100), rate, left);
    } else if (strcmp(style, "bar") == 0 && (done == total || now - shown >= 1e8)) {
        mapfn_progress_draw(share, rate, left, done == total ? "\n" : "");
        shown = now;
    }
    last = done;
    if (done == total) {
        start = 0;
        last = 0;
    }
    __atomic_clear(&busy, __ATOMIC_RELEASE);
    return true;
}

/* ======== src/run/random.h: random streams and draws: Philox and Threefry.
 * Uses public/. Used by kinds/table_where_scratch_rng.h and users. */

/* -------------------------------------------------------------------------------------- random ---- */

#define MAPFN_RNG_AT(seed, index) {seed, index, 0, {0, 0, 0, 0}, 4}
MAPFN_FN mapfn_rng mapfn_rng_at(uint64_t seed, uint64_t index)
{
    mapfn_rng r = MAPFN_RNG_AT(seed, index);
    return r;
}

/* The next block of four words, by Philox4x32-10: Salmon, Moraes, Dror, Shaw: Parallel Random Numbers: As Easy as
 * 1, 2, 3. */
MAPFN_FN void mapfn_rng_refill(mapfn_rng *r)
{
    uint32_t c0 = (uint32_t)r->block, c1 = (uint32_t)(r->block >> 32);
    uint32_t c2 = (uint32_t)r->index, c3 = (uint32_t)(r->index >> 32);
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

/* Draws are Threefry2x32 of the same paper, with 13 rounds, the fewest that pass BigCrush. The seed is the key; the low
 * half of the index and k are the counter. Every vector unit has its additions, rotations and xors, but not the
 * products of Philox. The high half of the index, which is 0 below 2^32 elements, changes the key. When it was added in
 * a later round, as Threefish adds its tweak, some bits of neighbours stayed alike. */
typedef struct mapfn_words {
    uint32_t first, second;
} mapfn_words;
MAPFN_FN mapfn_words mapfn_draw_turn(mapfn_words w, int turn)
{
    w.first += w.second;
    w.second = (w.second << turn | w.second >> (32 - turn)) ^ w.first;
    return w;
}
MAPFN_FN mapfn_words mapfn_draw_turns(mapfn_words w, int one, int two, int three, int four,
    uint32_t first, uint32_t second)
{
    w = mapfn_draw_turn(mapfn_draw_turn(mapfn_draw_turn(mapfn_draw_turn(w, one), two), three), four);
    w.first += first;
    w.second += second;
    return w;
}
MAPFN_FN mapfn_words mapfn_draw(uint64_t seed, uint64_t index, uint32_t k)
{
    uint32_t high = (uint32_t)(index >> 32), k0 = (uint32_t)seed + (high << 16 | high >> 16);
    uint32_t k1 = (uint32_t)(seed >> 32) ^ high, k2 = k0 ^ k1 ^ 0x1BD11BDAu;
    mapfn_words w = {(uint32_t)index + k0, k + k1};
    w = mapfn_draw_turns(w, 13, 15, 26, 6, k1, k2 + 1);
    w = mapfn_draw_turns(w, 17, 29, 16, 24, k2, k0 + 2);
    w = mapfn_draw_turns(w, 13, 15, 26, 6, k0, k1 + 3);
    return mapfn_draw_turn(w, 17);
}
MAPFN_FN uint32_t mapfn_draw_u32(uint64_t seed, uint64_t index, uint32_t k) { return mapfn_draw(seed, index, k).first; }
MAPFN_FN uint64_t mapfn_draw_u64(uint64_t seed, uint64_t index, uint32_t k)
{
    mapfn_words w = mapfn_draw(seed, index, k);
    return w.first | (uint64_t)w.second << 32;
}
/* Words are converted to real numbers as signed integers, since every vector unit can do that. */
MAPFN_FN float mapfn_unit_float(uint32_t word) { return (float)(int32_t)(word >> 8) * (1.0f / 16777216.0f); }
MAPFN_FN float mapfn_draw_float(uint64_t seed, uint64_t index, uint32_t k)
{
    return mapfn_unit_float(mapfn_draw(seed, index, k).first);
}
MAPFN_FN void mapfn_draw_floats(uint64_t seed, uint64_t index, uint32_t k, float *first, float *second)
{
    mapfn_words w = mapfn_draw(seed, index, k);
    *first = mapfn_unit_float(w.first);
    *second = mapfn_unit_float(w.second);
}
/* 26 bits of the first word and 27 of the second: no step rounds */
MAPFN_FN double mapfn_draw_double(uint64_t seed, uint64_t index, uint32_t k)
{
    mapfn_words w = mapfn_draw(seed, index, k);
    double const high = (double)(int32_t)(w.first >> 6) * (1.0 / 67108864.0);
    return high + (double)(int32_t)(w.second >> 5) * (1.0 / 9007199254740992.0);
}

/* ======== src/run/lanes.h: which elements are in the lanes of a map of steps.
 * Uses run/checks.h. Used by generate/steps.h. */

/* --------------------------------------------------------------------------------------- lanes ----
 * A map of steps, with repeat(N), keeps elements in lanes. A pass is one step of each lane on copies of its values,
 * which are kept where the step returned true. So a lane whose element is done repeats its last step on the same
 * values, and no step is made that the element did not make.
 * Below is what such a kernel decides. The lanes' values belong to generated code. */

/* The most steps of an element, by the N of repeat(N). `natural`: N is not below 0. */
MAPFN_FN size_t mapfn_limit(bool natural, unsigned long long given)
{
    if (!natural) return MAPFN_DEVICE_CODE ? 0 : MAPFN_NEGATIVE;
    return given >= MAPFN_NEGATIVE ? SIZE_MAX : (size_t)given;
}

/* mapfn_check of maps of steps. The limit is an option, and these come before arrays. */
MAPFN_PLAIN mapfn_status mapfn_steps_check(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short)
{
    bool const other = o && (o->parallel_iterations < 0 || o->begin > n);
    if (!other && n > 0 && mapfn_size_at(args, info->params[info->count].field) == MAPFN_NEGATIVE)
        return mapfn_bad_option(info->name, "the N of repeat(N) is negative");
    return mapfn_check_all(info, args, n, slots, o, too_short, slots > 0);
}
MAPFN_PLAIN mapfn_status mapfn_stepsums_check(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short)
{
    return (n > 0 ? mapfn_steps_check : mapfn_sums_check)(info, args, n, slots, o, too_short);
}

/* There are 64 lanes, or 16, 32 or 48 if few elements are left. With 128 lanes maps were 3 % faster, with 32 up to 30 %
 * slower.
 * PATIENCE is how many passes a lane whose element is done stands idle before it is given the next one. With 2 in place
 * of 4 maps of uneven elements were 12 % faster, and with 8 those of even elements 5 %.
 * REFILL is the fixed cost of giving lanes new elements, however many they are, in idle passes of one lane.
 * - With 24 in place of 0, Collatz, Mandelbrot, bisection and cube roots are 10 to 25 % faster, and draws of a point in
 *   a ball, which take two steps, 8 % slower.
 * - With 64 the former are another 8 % faster, and the latter 15 % slower. */
enum { MAPFN_STEP_LANES = 64, MAPFN_STEP_FEW = 16, MAPFN_STEP_PATIENCE = 4, MAPFN_STEP_REFILL = 24,
    MAPFN_STEP_SPARE = MAPFN_STEP_LANES };

typedef struct mapfn_steps {
    /* Did the last step of this lane return true? The array is aligned as lanes are: when stores of clang's code
     * crossed two pages, a Mandelbrot image took up to 1.6 times as long. */
    int mapfn_going[MAPFN_STEP_LANES] __attribute__((__aligned__(64)));
    size_t n, most;              /* elements; steps of one */
    size_t mapfn_next;              /* elements [0, next) have been given to lanes */
    size_t first;                /* lane l has element first + l, … */
    bool mapfn_scattered;            /* … until a lane has been refilled: then lane l has element[l] */
    size_t mapfn_live, mapfn_alive;        /* lanes [0, live) have elements, and so many of them are not done */
    size_t alone;                /* so few elements make their steps one by one */
    size_t passes, deadline;     /* of this block; until the deadline no element has made all its steps */
    size_t idle;                 /* passes that lanes have stood idle, of all lanes together */
    size_t mapfn_listed, mapfn_moves;
    unsigned mapfn_lane[MAPFN_STEP_LANES];  /* lanes to empty or to fill */
    unsigned mapfn_to[2 * MAPFN_STEP_LANES], mapfn_from[2 * MAPFN_STEP_LANES]; /* lanes to copy, one after the other */
    size_t mapfn_element[MAPFN_STEP_LANES];
    size_t born[MAPFN_STEP_LANES];    /* passes before the lane's element came */
} mapfn_steps;

MAPFN_HOST_FN void mapfn_steps_open(mapfn_steps *s, size_t n, size_t most, size_t alone)
{
    s->n = n;
    s->most = most;
    s->alone = alone;
    s->mapfn_next = 0;
}

/* How many elements the next block has. */
MAPFN_HOST_FN size_t mapfn_steps_next(mapfn_steps *s)
{
    size_t const count = s->n - s->mapfn_next < MAPFN_STEP_LANES ? s->n - s->mapfn_next : (size_t)MAPFN_STEP_LANES;
    s->mapfn_next += count;
    return count;
}

/* How many lanes a pass has if `live` are in use: 16, 32, 48 or 64. Compilers see that no other number is possible. */
MAPFN_HOST_FN size_t mapfn_steps_lanes(size_t live)
{
    return ((live - 1) & (MAPFN_STEP_LANES - MAPFN_STEP_FEW)) + MAPFN_STEP_FEW;
}

/* Are so few elements left that they are faster one by one? */
MAPFN_HOST_FN bool mapfn_steps_are_few(const mapfn_steps *s)
{
    return s->mapfn_alive <= s->alone && s->mapfn_next == s->n;
}

/* The same question before a pass. If the answer is yes, no lane is done. */
MAPFN_HOST_FN bool mapfn_steps_begin_few(mapfn_steps *s)
{
    if (!mapfn_steps_are_few(s)) return false;
    for (size_t l = 0; l < s->mapfn_live; l++) s->mapfn_going[l] = 1;
    return true;
}

/* How many steps the element of a lane may still make. */
MAPFN_HOST_FN size_t mapfn_steps_left(const mapfn_steps *s, size_t l)
{
    return s->most - (s->mapfn_scattered ? s->passes - s->born[l] : s->passes);
}

/* Begins a block of `live` lanes, whose elements have made no step. The other lanes of a pass become copies of
 * these. */
MAPFN_PLAIN void mapfn_steps_begin(mapfn_steps *s, size_t first, size_t live, bool scattered)
{
    size_t const all = mapfn_steps_lanes(live);
    s->first = first;
    s->mapfn_scattered = scattered;
    s->mapfn_live = s->mapfn_alive = live;
    s->passes = s->idle = s->mapfn_moves = 0;
    s->deadline = s->most;
    if (s->mapfn_scattered) memset(s->born, 0, sizeof s->born);
    for (size_t l = live; l < all; l++) {
        s->mapfn_to[s->mapfn_moves] = (unsigned)l;
        s->mapfn_from[s->mapfn_moves++] = (unsigned)live - 1;
    }
}

/* Ends elements that have made all their steps. */
MAPFN_PLAIN void mapfn_steps_stop(mapfn_steps *s)
{
    s->mapfn_alive = 0;
    if (!s->mapfn_scattered) return;
    s->deadline = SIZE_MAX;
    for (size_t l = 0; l < s->mapfn_live; l++) {
        size_t const left = s->most - (s->passes - s->born[l]);
        if (left == 0) s->mapfn_going[l] = 0;
        else if (left < s->deadline - s->passes) s->deadline = s->passes + left;
        s->mapfn_alive += s->mapfn_going[l] != 0;
    }
}

/* Called after a pass: may the lanes go on as they are? */
MAPFN_HOST_FN bool mapfn_steps_go_on(mapfn_steps *s)
{
    int alive = 0;
    if (s->mapfn_live == MAPFN_STEP_LANES) { /* most often: then the count is constant */
        for (size_t l = 0; l < MAPFN_STEP_LANES; l++) alive += s->mapfn_going[l];
    } else {
        for (size_t l = 0; l < s->mapfn_live; l++) alive += s->mapfn_going[l];
    }
    s->mapfn_alive = (size_t)alive;
    if (++s->passes >= s->deadline) {
        mapfn_steps_stop(s);
        return false;
    }
    size_t const done = s->mapfn_live - s->mapfn_alive;
    s->idle += done;
    if (done == 0) return true;
    if (s->mapfn_alive == 0) return false;
    if (s->mapfn_next < s->n) return s->idle < MAPFN_STEP_REFILL + MAPFN_STEP_PATIENCE * done;
    return s->idle < MAPFN_STEP_REFILL || (s->mapfn_alive > s->alone
        && (s->idle < MAPFN_STEP_REFILL + MAPFN_STEP_PATIENCE * done
            || mapfn_steps_lanes(s->mapfn_alive) == mapfn_steps_lanes(s->mapfn_live)));
}

/* Lists the lanes whose elements are done. */
MAPFN_PLAIN void mapfn_steps_list(mapfn_steps *s)
{
    s->idle = s->mapfn_listed = 0;
    if (!s->mapfn_scattered)
        for (size_t l = 0; l < s->mapfn_live; l++) {
            s->mapfn_element[l] = s->first + l;
            s->born[l] = 0;
        }
    s->mapfn_scattered = true;
    for (size_t l = 0; l < s->mapfn_live; l++) {
        s->mapfn_lane[s->mapfn_listed] = (unsigned)l; /* without a branch */
        s->mapfn_listed += s->mapfn_going[l] == 0;
    }
}

/* The first `filled` of the listed lanes have new elements. There is none for the others: the last lanes move into
 * their places. The places that these leave become copies of the youngest lane, as its element makes steps for
 * longest. */
MAPFN_PLAIN void mapfn_steps_close(mapfn_steps *s, size_t filled)
{
    s->mapfn_moves = 0;
    s->mapfn_alive += filled;
    for (size_t k = 0; k < filled; k++) s->born[s->mapfn_lane[k]] = s->passes;
    if (filled == s->mapfn_listed) return;
    unsigned youngest = MAPFN_STEP_LANES;
    for (unsigned l = 0, k = (unsigned)filled; l < s->mapfn_live; l++) {
        if (k < s->mapfn_listed && s->mapfn_lane[k] == l) k++;
        else if (youngest == MAPFN_STEP_LANES || s->born[l] > s->born[youngest]) youngest = l;
    }
    s->mapfn_to[s->mapfn_moves] = MAPFN_STEP_SPARE;
    s->mapfn_from[s->mapfn_moves++] = youngest;
    size_t const all = mapfn_steps_lanes(s->mapfn_live - (s->mapfn_listed - filled));
    for (size_t k = s->mapfn_listed; k-- > filled;) { /* from the last on, so that no lane moves that is done */
        unsigned const l = s->mapfn_lane[k], last = (unsigned)--s->mapfn_live;
        if (l != last) {
            s->mapfn_element[l] = s->mapfn_element[last];
            s->born[l] = s->born[last];
            s->mapfn_to[s->mapfn_moves] = l;
            s->mapfn_from[s->mapfn_moves++] = last;
        }
        if (last < all) {
            s->mapfn_to[s->mapfn_moves] = last;
            s->mapfn_from[s->mapfn_moves++] = MAPFN_STEP_SPARE;
        }
    }
}

/* ======== src/lists/lists.h: counting, joining and choosing from lists of the preprocessor.
 * Uses nothing. Used by lists/, kinds/ and generate/. */

/* --------------------------------------------------------------------------------------- lists ---- */

#define MAPFN_CAT(left, right) MAPFN_CAT_(left, right)
#define MAPFN_CAT_(left, right) left##right
/* A macro for each of some parentheses, one behind the other: MACRO ends in MACRO##ALSO, and that in MACRO, so
 * that each takes the next one. Both have an _END, which is nothing. */
#define MAPFN_CHAIN(MACRO, parentheses) MAPFN_CAT(MACRO parentheses, _END)
#define MAPFN_NOTHING(...)
#define MAPFN_FIRST(...) MAPFN_FIRST_(__VA_ARGS__, ~)
#define MAPFN_FIRST_(first, ...) first
#define MAPFN_SECOND(...) MAPFN_SECOND_(__VA_ARGS__, ~)
#define MAPFN_SECOND_(first, second, ...) second
#define MAPFN_EIGHTH(...) MAPFN_EIGHTH_(__VA_ARGS__, ~)
#define MAPFN_EIGHTH_(first, second, third, fourth, fifth, sixth, seventh, eighth, ...) eighth
#define MAPFN_THIRD(...) MAPFN_THIRD_(__VA_ARGS__, ~)
#define MAPFN_THIRD_(first, second, third, ...) third

/* MAPFN_COUNT(a, b, c) is 3. MAPFN_FITS(…) is 0 from 24 items on, and MAPFN_IS_LIST(…) is 1 from two on. The tables
 * below go two items further, as the result may stand before the items, and a word before all. */
#define MAPFN_COUNT(...) \
    MAPFN_48TH(__VA_ARGS__, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, \
        25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define MAPFN_FITS(...) \
    MAPFN_48TH(__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
#define MAPFN_IS_LIST(...) \
    MAPFN_48TH(__VA_ARGS__, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, \
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0)
/* what stands behind the first, if anything does */
#define MAPFN_REST(...) MAPFN_CAT(MAPFN_REST_, MAPFN_IS_LIST(__VA_ARGS__))(__VA_ARGS__)
#define MAPFN_REST_0(first)
#define MAPFN_REST_1(first, ...) __VA_ARGS__
/* the same where something does, which need not be counted */
#define MAPFN_REST_OF(...) MAPFN_REST_1(__VA_ARGS__)
#define MAPFN_48TH(_1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, \
    _22, _23, _24, _25, _26, _27, _28, _29, _30, _31, _32, _33, _34, _35, _36, _37, _38, _39, _40, _41, _42, _43, _44, \
    _45, _46, _47, _48, ...) _48

/* MAPFN_EACH(MAPFN_FIELD_, in(T, x), uniform(T, a)) is MAPFN_FIELD_in(T, x) MAPFN_FIELD_uniform(T, a)
 * MAPFN_FOR(MACRO, in(T, x), uniform(T, a)) is MACRO(in(T, x)) MACRO(uniform(T, a))
 * The tables are flat, as a recursive list macro would take fifty times as long to compile. See tools/tables.sh. Where
 * a macro is given the table for its items as EACH, it says EACH(MAPFN_FIELD_, …) and EACH##_FOR(MACRO, …), as to count
 * items takes longer than all else. */
#define MAPFN_EACH(PREFIX, ...) MAPFN_CAT(MAPFN_EACH_, MAPFN_COUNT(__VA_ARGS__))(PREFIX, __VA_ARGS__)
#define MAPFN_FOR(MACRO, ...) MAPFN_FOR_(MAPFN_COUNT(__VA_ARGS__))(MACRO, __VA_ARGS__)
#define MAPFN_FOR_(count) MAPFN_FOR_ALL_OF(count)
#define MAPFN_FOR_ALL_OF(count) MAPFN_EACH_##count##_FOR

/* ======== src/lists/tables.h: MAPFN_EACH and MAPFN_FOR by their number of items. tools/tables.sh prints this file.
 * Uses nothing. Used by lists/. */

#define MAPFN_EACH_1(PREFIX, _1) PREFIX##_1
#define MAPFN_EACH_1_FOR(MACRO, _1) MACRO(_1)
#define MAPFN_EACH_2(PREFIX, _1, _2) PREFIX##_1 PREFIX##_2
#define MAPFN_EACH_2_FOR(MACRO, _1, _2) MACRO(_1) MACRO(_2)
#define MAPFN_EACH_3(PREFIX, _1, _2, _3) PREFIX##_1 PREFIX##_2 PREFIX##_3
#define MAPFN_EACH_3_FOR(MACRO, _1, _2, _3) MACRO(_1) MACRO(_2) MACRO(_3)
#define MAPFN_EACH_4(PREFIX, _1, _2, _3, _4) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4
#define MAPFN_EACH_4_FOR(MACRO, _1, _2, _3, _4) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4)
#define MAPFN_EACH_5(PREFIX, _1, _2, _3, _4, _5) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5
#define MAPFN_EACH_5_FOR(MACRO, _1, _2, _3, _4, _5) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5)
#define MAPFN_EACH_6(PREFIX, _1, _2, _3, _4, _5, _6) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6
#define MAPFN_EACH_6_FOR(MACRO, _1, _2, _3, _4, _5, _6) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6)
#define MAPFN_EACH_7(PREFIX, _1, _2, _3, _4, _5, _6, _7) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7
#define MAPFN_EACH_7_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7)
#define MAPFN_EACH_8(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8
#define MAPFN_EACH_8_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8)
#define MAPFN_EACH_9(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9
#define MAPFN_EACH_9_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9)
#define MAPFN_EACH_10(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10
#define MAPFN_EACH_10_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10)
#define MAPFN_EACH_11(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11
#define MAPFN_EACH_11_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11)
#define MAPFN_EACH_12(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12
#define MAPFN_EACH_12_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12)
#define MAPFN_EACH_13(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13
#define MAPFN_EACH_13_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13)
#define MAPFN_EACH_14(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14
#define MAPFN_EACH_14_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14)
#define MAPFN_EACH_15(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15
#define MAPFN_EACH_15_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15)
#define MAPFN_EACH_16(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16
#define MAPFN_EACH_16_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16)
#define MAPFN_EACH_17(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17
#define MAPFN_EACH_17_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17)
#define MAPFN_EACH_18(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18
#define MAPFN_EACH_18_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18)
#define MAPFN_EACH_19(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19
#define MAPFN_EACH_19_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19)
#define MAPFN_EACH_20(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20
#define MAPFN_EACH_20_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20)
#define MAPFN_EACH_21(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21
#define MAPFN_EACH_21_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21)
#define MAPFN_EACH_22(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22
#define MAPFN_EACH_22_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22)
#define MAPFN_EACH_23(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23
#define MAPFN_EACH_23_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23)
#define MAPFN_EACH_24(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23 PREFIX##_24
#define MAPFN_EACH_24_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23) MACRO(_24)
#define MAPFN_EACH_25(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23 PREFIX##_24 PREFIX##_25
#define MAPFN_EACH_25_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23) MACRO(_24) MACRO(_25)
#define MAPFN_EACH_26(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23 PREFIX##_24 PREFIX##_25 PREFIX##_26
#define MAPFN_EACH_26_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23) MACRO(_24) MACRO(_25) MACRO(_26)
#define MAPFN_EACH_27(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23 PREFIX##_24 PREFIX##_25 PREFIX##_26 PREFIX##_27
#define MAPFN_EACH_27_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23) MACRO(_24) MACRO(_25) MACRO(_26) MACRO(_27)
#define MAPFN_EACH_28(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23 PREFIX##_24 PREFIX##_25 PREFIX##_26 PREFIX##_27 PREFIX##_28
#define MAPFN_EACH_28_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23) MACRO(_24) MACRO(_25) MACRO(_26) MACRO(_27) MACRO(_28)
#define MAPFN_EACH_29(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28, _29) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23 PREFIX##_24 PREFIX##_25 PREFIX##_26 PREFIX##_27 PREFIX##_28 PREFIX##_29
#define MAPFN_EACH_29_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28, _29) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23) MACRO(_24) MACRO(_25) MACRO(_26) MACRO(_27) MACRO(_28) MACRO(_29)
#define MAPFN_EACH_30(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28, _29, _30) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23 PREFIX##_24 PREFIX##_25 PREFIX##_26 PREFIX##_27 PREFIX##_28 PREFIX##_29 PREFIX##_30
#define MAPFN_EACH_30_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28, _29, _30) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23) MACRO(_24) MACRO(_25) MACRO(_26) MACRO(_27) MACRO(_28) MACRO(_29) MACRO(_30)
#define MAPFN_EACH_31(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28, _29, _30, _31) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23 PREFIX##_24 PREFIX##_25 PREFIX##_26 PREFIX##_27 PREFIX##_28 PREFIX##_29 PREFIX##_30 PREFIX##_31
#define MAPFN_EACH_31_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28, _29, _30, _31) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23) MACRO(_24) MACRO(_25) MACRO(_26) MACRO(_27) MACRO(_28) MACRO(_29) MACRO(_30) MACRO(_31)
#define MAPFN_EACH_32(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28, _29, _30, _31, _32) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23 PREFIX##_24 PREFIX##_25 PREFIX##_26 PREFIX##_27 PREFIX##_28 PREFIX##_29 PREFIX##_30 PREFIX##_31 PREFIX##_32
#define MAPFN_EACH_32_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28, _29, _30, _31, _32) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23) MACRO(_24) MACRO(_25) MACRO(_26) MACRO(_27) MACRO(_28) MACRO(_29) MACRO(_30) MACRO(_31) MACRO(_32)
#define MAPFN_EACH_33(PREFIX, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28, _29, _30, _31, _32, _33) PREFIX##_1 PREFIX##_2 PREFIX##_3 PREFIX##_4 PREFIX##_5 PREFIX##_6 PREFIX##_7 PREFIX##_8 PREFIX##_9 PREFIX##_10 PREFIX##_11 PREFIX##_12 PREFIX##_13 PREFIX##_14 PREFIX##_15 PREFIX##_16 PREFIX##_17 PREFIX##_18 PREFIX##_19 PREFIX##_20 PREFIX##_21 PREFIX##_22 PREFIX##_23 PREFIX##_24 PREFIX##_25 PREFIX##_26 PREFIX##_27 PREFIX##_28 PREFIX##_29 PREFIX##_30 PREFIX##_31 PREFIX##_32 PREFIX##_33
#define MAPFN_EACH_33_FOR(MACRO, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, _22, _23, _24, _25, _26, _27, _28, _29, _30, _31, _32, _33) MACRO(_1) MACRO(_2) MACRO(_3) MACRO(_4) MACRO(_5) MACRO(_6) MACRO(_7) MACRO(_8) MACRO(_9) MACRO(_10) MACRO(_11) MACRO(_12) MACRO(_13) MACRO(_14) MACRO(_15) MACRO(_16) MACRO(_17) MACRO(_18) MACRO(_19) MACRO(_20) MACRO(_21) MACRO(_22) MACRO(_23) MACRO(_24) MACRO(_25) MACRO(_26) MACRO(_27) MACRO(_28) MACRO(_29) MACRO(_30) MACRO(_31) MACRO(_32) MACRO(_33)

/* ======== src/lists/items.h: the items of a definition: known or not, a parameter or a modifier, and the flags they
 * ask for.
 * Uses lists/lists.h. Used by generate/. */

/* MAPFN_ANY_UNKNOWN(items…) is 0 if all items are known and written right. Otherwise it is about the first that is not:
 * 1 if its word is unknown, 2 if it has a wrong number of arguments, 3 if something stands behind it without a
 * comma. */
#define MAPFN_ANY_UNKNOWN(...) MAPFN_REMAINS(MAPFN_FOR(MAPFN_IF_unknown, __VA_ARGS__))
#define MAPFN_IF_unknown(item) MAPFN_JUDGE_ITEM(MAPFN_WORD_##item, (mapfn_bare), MAPFN_UNKNOWN_ITEM, (), ~)
/* 0 for nothing, k for `, k,`, and 3 for anything without a comma */
#define MAPFN_REMAINS(...) MAPFN_SECOND(MAPFN_REMAINS_ __VA_ARGS__ (~), 3)
#define MAPFN_REMAINS_(end) ~, 0

/* Is an item written as its kind must be? If it is, the answer is nothing; `, 1,` says that its word is unknown, and
 * `, 2,` that it has too many or too few arguments. Whatever stands behind it, if a comma was forgotten, stays there.
 * MAPFN_WORD_in(T, x) is `, mapfn_kind, MAPFN_TAKES_2, (mapfn_value, T, x)`: what the item is, the macro that counts
 * its arguments, and the arguments of that macro. */
#define MAPFN_JUDGE_ITEM(...) MAPFN_JUDGE_ITEM_(__VA_ARGS__)
#define MAPFN_JUDGE_ITEM_(nothing, word, takes, arguments, ...) takes arguments
#define MAPFN_UNKNOWN_ITEM() , 1,
#define MAPFN_WRONG_ITEM() , 2,
#define MAPFN_TAKES_1(...) MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, named, 0no, ~)
#define MAPFN_TAKES_INDEX(...) \
    MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0right, named, 0no, ~)
#define MAPFN_TAKES_2(...) MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0right, 0no, 0no, ~)
#define MAPFN_TAKES_3(...) MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0right, 0no, 0no, 0no, ~)
#define MAPFN_TAKES_INIT(...) MAPFN_TAKES_3(__VA_ARGS__)
#define MAPFN_TAKES_4(...) MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0right, 0no, 0no, 0no, 0no, ~)
#define MAPFN_TAKES_NUMBER(...) \
    MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, number, 0no, ~)
#define MAPFN_ARITY(_0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, verdict, ...) MAPFN_ARITY_##verdict(_1)
/* A bare word becomes MAPFN_BARE (mapfn_bare), or MAPFN_BARE with the user's own parentheses. */
#define MAPFN_BARE(...) MAPFN_BARE_OF(__VA_ARGS__, ~)
#define MAPFN_BARE_OF(first, ...) MAPFN_CAT(MAPFN_BARE_, MAPFN_SECOND(MAPFN_BARE_IS_##first, 0no))
#define MAPFN_BARE_IS_mapfn_bare ~, 0right
#define MAPFN_BARE_0right
#define MAPFN_BARE_0no MAPFN_WRONG_ITEM, ()
#define MAPFN_ARITY_0right(name)
#define MAPFN_ARITY_0no(name) , 2,
#define MAPFN_ARITY_named(name) MAPFN_CAT(MAPFN_ARITY_, MAPFN_SECOND(MAPFN_ARITY_OF_##name, 0right))()
#define MAPFN_ARITY_OF_ ~, 0no
/* A number cannot be pasted to a name. So it stands between the probe and the probe's parentheses, unless it is
 * missing. */
#define MAPFN_ARITY_number(number) MAPFN_CAT(MAPFN_ARITY_, MAPFN_SECOND(MAPFN_PROBE number (), 0right))()
#define MAPFN_PROBE(...) MAPFN_PROBE_##__VA_ARGS__
#define MAPFN_PROBE_ ~, 0no

/* The flags of a definition are what its items ask for by their word NEEDS, which may be missing:
 *   0vectorized  an error where it cannot be               0serial   one element at a time
 *   0fallible    elements that return an error code        0strided  a second loop, for strides of 1
 *   0exported    functions that other files call           0rows     no assumption about the body's own pointers
 *   0host        functions that no card has                0sums     lanes that are added up
 *   0ordered     0serial, and no map that is parallel      0steps    lanes of elements, each done in its own time
 *   0streaming   results that go past the caches           0states   that there are steps
 *   0table       reads of any place                        0index   reads that may go by the element's index
 *   0written     an output beside the result               0strewn  0written and 0strided
 *   0held        one that is held, see MAPFN_HOLD          0heldstrewn  that and 0strided
 *   0masked      elements that a mask skips
 *   0scratch     0serial, and no gathers                    0gathers  outputs that all elements share
 *   0rowsout  0rows, of which some are written
 *   0rowgathers  0gathers and 0rows                         0keeps    0gathers, and R says what is kept
 *   0finds       0gathers, and R says what is looked for
 *   apart: what excludes gathers                            yields: an output of elements, or of all of them
 *   meets: the result is not said to lie apart              buffers: arrays in the kernel, for some elements
 * FLAGS is all that they ask for, as (MAPFN_EACH_3, 0ordered, 0rows, 0nothing): the list macro for this length, then
 * the list. Macros pass it on as a whole. A flag is read by its name: MAPFN_FLAG_host FLAGS is 1 if an item asks for
 * 0host, else 0. All other flags then paste to names that are no macros, and so do not change the answer.
 * To add a flag is to add its two lines here. */
#define MAPFN_FLAG_vectorized(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_vectorized_, __VA_ARGS__), 0)
#define MAPFN_ASKED_vectorized_0vectorized , 1,
#define MAPFN_FLAG_fallible(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_fallible_, __VA_ARGS__), 0)
#define MAPFN_ASKED_fallible_0fallible , 1,
#define MAPFN_FLAG_masked(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_masked_, __VA_ARGS__), 0)
#define MAPFN_ASKED_masked_0masked , 1,
#define MAPFN_FLAG_exported(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_exported_, __VA_ARGS__), 0)
#define MAPFN_ASKED_exported_0exported , 1,
#define MAPFN_FLAG_host(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_host_, __VA_ARGS__), 0)
#define MAPFN_ASKED_host_0host , 1,
#define MAPFN_ASKED_host_0gathers , 1,
#define MAPFN_ASKED_host_0rowgathers , 1,
#define MAPFN_ASKED_host_0keeps , 1,
#define MAPFN_ASKED_host_0finds , 1,
#define MAPFN_FLAG_gathers(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_gathers_, __VA_ARGS__), 0)
#define MAPFN_ASKED_gathers_0gathers , 1,
#define MAPFN_ASKED_gathers_0rowgathers , 1,
#define MAPFN_ASKED_gathers_0keeps , 1,
#define MAPFN_ASKED_gathers_0finds , 1,
#define MAPFN_FLAG_buffers(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_buffers_, __VA_ARGS__), 0)
#define MAPFN_ASKED_buffers_0gathers , 1,
#define MAPFN_ASKED_buffers_0keeps , 1,
#define MAPFN_FLAG_keeps(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_keeps_, __VA_ARGS__), 0)
#define MAPFN_ASKED_keeps_0keeps , 1,
#define MAPFN_FLAG_finds(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_finds_, __VA_ARGS__), 0)
#define MAPFN_ASKED_finds_0finds , 1,
#define MAPFN_FLAG_yields(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_yields_, __VA_ARGS__), 0)
#define MAPFN_ASKED_yields_0written , 1,
#define MAPFN_ASKED_yields_0strewn , 1,
#define MAPFN_ASKED_yields_0held , 1,
#define MAPFN_ASKED_yields_0heldstrewn , 1,
#define MAPFN_ASKED_yields_0sums , 1,
#define MAPFN_ASKED_yields_0gathers , 1,
#define MAPFN_ASKED_yields_0rowgathers , 1,
#define MAPFN_ASKED_yields_0keeps , 1,
#define MAPFN_FLAG_apart(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_apart_, __VA_ARGS__), 0)
#define MAPFN_ASKED_apart_0ordered , 1,
#define MAPFN_ASKED_apart_0scratch , 1,
#define MAPFN_ASKED_apart_0steps , 1,
#define MAPFN_FLAG_ordered(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_ordered_, __VA_ARGS__), 0)
#define MAPFN_ASKED_ordered_0ordered , 1,
#define MAPFN_FLAG_streaming(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_streaming_, __VA_ARGS__), 0)
#define MAPFN_ASKED_streaming_0streaming , 1,
#define MAPFN_FLAG_serial(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_serial_, __VA_ARGS__), 0)
#define MAPFN_ASKED_serial_0serial , 1,
#define MAPFN_ASKED_serial_0ordered , 1,
#define MAPFN_ASKED_serial_0scratch , 1,
#define MAPFN_FLAG_strided(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_strided_, __VA_ARGS__), 0)
#define MAPFN_ASKED_strided_0strided , 1,
#define MAPFN_ASKED_strided_0strewn , 1,
#define MAPFN_ASKED_strided_0heldstrewn , 1,
#define MAPFN_FLAG_rows(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_rows_, __VA_ARGS__), 0)
#define MAPFN_ASKED_rows_0rows , 1,
#define MAPFN_ASKED_rows_0rowgathers , 1,
#define MAPFN_ASKED_rows_0rowsout , 1,
#define MAPFN_FLAG_rowsout(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_rowsout_, __VA_ARGS__), 0)
#define MAPFN_ASKED_rowsout_0rowsout , 1,
#define MAPFN_FLAG_sums(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_sums_, __VA_ARGS__), 0)
#define MAPFN_ASKED_sums_0sums , 1,
#define MAPFN_FLAG_steps(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_steps_, __VA_ARGS__), 0)
#define MAPFN_ASKED_steps_0steps , 1,
#define MAPFN_FLAG_states(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_states_, __VA_ARGS__), 0)
#define MAPFN_ASKED_states_0states , 1,
#define MAPFN_FLAG_meets(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_meets_, __VA_ARGS__), 0)
#define MAPFN_ASKED_meets_0sums , 1,
#define MAPFN_ASKED_meets_0written , 1,
#define MAPFN_ASKED_meets_0strewn , 1,
#define MAPFN_ASKED_meets_0held , 1,
#define MAPFN_ASKED_meets_0heldstrewn , 1,
#define MAPFN_ASKED_meets_0serial , 1,
#define MAPFN_ASKED_meets_0scratch , 1,
#define MAPFN_ASKED_meets_0gathers , 1,
#define MAPFN_ASKED_meets_0rowgathers , 1,
#define MAPFN_ASKED_meets_0keeps , 1,
#define MAPFN_ASKED_meets_0finds , 1,
#define MAPFN_ASKED_meets_0ordered , 1,
#define MAPFN_ASKED_meets_0rows , 1,
#define MAPFN_ASKED_meets_0rowsout , 1,
#define MAPFN_FLAG_held(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_held_, __VA_ARGS__), 0)
#define MAPFN_ASKED_held_0held , 1,
#define MAPFN_ASKED_held_0heldstrewn , 1,
#define MAPFN_FLAG_table(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_table_, __VA_ARGS__), 0)
#define MAPFN_ASKED_table_0table , 1,
/* 1 if 0table is asked for four times or more: each of these brings two arguments, behind the first one */
#define MAPFN_FLAG_tables(EACH, ...) \
    MAPFN_EIGHTH(~ EACH(MAPFN_ASKED_table_, __VA_ARGS__), 0, 0, 0, 0, 0, 0, 0)
#define MAPFN_FLAG_index(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_index_, __VA_ARGS__), 0)
#define MAPFN_ASKED_index_0index , 1,
#define MAPFN_FLAGS(...) MAPFN_FLAGS_(MAPFN_FOR(MAPFN_NEED, __VA_ARGS__) 0nothing)
#define MAPFN_FLAGS_(...) (MAPFN_CAT(MAPFN_EACH_, MAPFN_COUNT(__VA_ARGS__)), __VA_ARGS__)
#define MAPFN_NEED(item) MAPFN_REST_OF(MAPFN_NEEDS_##item, )

/* MAPFN_RETYPED(item) is the item with its type in the words of MAPFN_TYPE_OF. */
#define MAPFN_RETYPED(item) , MAPFN_SECOND(MAPFN_RETYPED_##item, item)

/* MAPFN_PARAMETER(item) is `, item` for a parameter, MAPFN_MODIFIER(item) for a modifier, else nothing */
#define MAPFN_PARAMETER(item) MAPFN_CAT(MAPFN_KEEP_, MAPFN_SECOND(MAPFN_WORD_##item, ~))(item)
#define MAPFN_MODIFIER(item) MAPFN_CAT(MAPFN_DROP_, MAPFN_SECOND(MAPFN_WORD_##item, ~))(item)
#define MAPFN_KEEP_mapfn_kind(item) , item
#define MAPFN_KEEP_mapfn_modifier(item)
#define MAPFN_DROP_mapfn_kind(item)
#define MAPFN_DROP_mapfn_modifier(item) , item

/* ======== src/lists/types.h: what is asked of the type of an element.
 * Uses compiler/. Used by kinds/ and generate/. */

/* ------------------------------------------------------------------- the type of an element ---- */

/* MAPFN_IS_SCALAR(T): is T the plain name of a number, in C? Then the preprocessor knows what is asked of it, and a
 * third of a map's text is not there. MAPFN_BY_TYPE(PREFIX, T) is PREFIX##1 for such a type, else PREFIX##0, and
 * MAPFN_BY_REAL(PREFIX, T) is PREFIX##1 for float and double. The parenthesis behind a type tells `float` from
 * `float *`. In C++ a type may begin with `::`, to which no word can be pasted. */
#define MAPFN_BY_TYPE(PREFIX, T) MAPFN_CAT(PREFIX, MAPFN_IS_SCALAR(T))
#define MAPFN_BY_REAL(PREFIX, T) MAPFN_CAT(PREFIX, MAPFN_SCALAR_IS_REAL(T))
/* Is T the name of bool? */
#define MAPFN_NAMES_BOOL(T) MAPFN_SECOND(MAPFN_BOOL_##T(~), 0)
#define MAPFN_BOOL__Bool(end) ~, 1
#define MAPFN_BOOL_bool(end) ~, 1
#ifdef __cplusplus
# define MAPFN_IS_SCALAR(T) 0
# define MAPFN_SCALAR_IS_REAL(T) 0
#else
# define MAPFN_IS_SCALAR(T) MAPFN_SECOND(MAPFN_SCALAR_##T(~), 0)
# define MAPFN_SCALAR_IS_REAL(T) MAPFN_THIRD(MAPFN_SCALAR_##T(~), 0, 0)
# define MAPFN_SCALAR_float(end) ~, 1, 1
# define MAPFN_SCALAR_double(end) ~, 1, 1
# define MAPFN_SCALAR_char(end) ~, 1, 0
# define MAPFN_SCALAR_short(end) ~, 1, 0
# define MAPFN_SCALAR_int(end) ~, 1, 0
# define MAPFN_SCALAR_unsigned(end) ~, 1, 0
# define MAPFN_SCALAR_long(end) ~, 1, 0
# define MAPFN_SCALAR_size_t(end) ~, 1, 0
# define MAPFN_SCALAR_int8_t(end) ~, 1, 0
# define MAPFN_SCALAR_int16_t(end) ~, 1, 0
# define MAPFN_SCALAR_int32_t(end) ~, 1, 0
# define MAPFN_SCALAR_int64_t(end) ~, 1, 0
# define MAPFN_SCALAR_uint8_t(end) ~, 1, 0
# define MAPFN_SCALAR_uint16_t(end) ~, 1, 0
# define MAPFN_SCALAR_uint32_t(end) ~, 1, 0
# define MAPFN_SCALAR_uint64_t(end) ~, 1, 0
#endif
/* MAPFN_TYPE_OF(T) is T. In C, gcc reports an unknown name once where an expression may stand, but at every place where
 * only a type may. */
#if MAPFN_REPEATS_TYPES
# define MAPFN_TYPE_OF(T) MAPFN_BY_TYPE(MAPFN_TYPE_OF_, T)(T)
# define MAPFN_TYPE_OF_0(T) MAPFN_CAT(MAPFN_TYPE_OF_BOOL_, MAPFN_NAMES_BOOL(T))(T)
# define MAPFN_TYPE_OF_BOOL_0(T) __typeof__(T)
# define MAPFN_TYPE_OF_BOOL_1(T) T
# define MAPFN_TYPE_OF_1(T) T
#else
# define MAPFN_TYPE_OF(T) T
#endif

/* Is T bool, by whatever name? */
#ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_is_bool { enum { mapfn_answer = 0 }; };
template <> struct mapfn_is_bool<bool> { enum { mapfn_answer = 1 }; };
}
# define MAPFN_IS_BOOL(T) ((int)mapfn_is_bool<T>::mapfn_answer)
# define MAPFN_IS_PLAIN_BOOL(T) MAPFN_IS_BOOL(T)
#else
# define MAPFN_IS_BOOL(T) _Generic(*(T *)0, _Bool: 1, default: 0)
# define MAPFN_IS_PLAIN_BOOL(T) _Generic((T *)0, _Bool *: 1, default: 0) /* and not volatile */
#endif

/* MAPFN_WORD_FOR(T) is T, but an int for bool where a compiler has more vectors for that. */
#if !MAPFN_QUIRK_flags_in_words
# define MAPFN_WORD_FOR(T) T
#elif defined(__cplusplus)
extern "C++" {
template <class T> struct mapfn_word_for { typedef T mapfn_its_type; };
template <> struct mapfn_word_for<bool> { typedef int mapfn_its_type; };
}
# define MAPFN_WORD_FOR(T) mapfn_word_for<T>::mapfn_its_type
#else
# define MAPFN_WORD_FOR(T) MAPFN_BY_TYPE(MAPFN_WORD_FOR_, T)(T)
# define MAPFN_WORD_FOR_1(T) T
# define MAPFN_WORD_FOR_0(T) __typeof__(*__builtin_choose_expr(MAPFN_IS_BOOL(T), (int *)0, (T *)0))
#endif

/* MAPFN_TYPE_CLASS(T) is 0 for a type that vector units handle, else the trait of a map over T: MAPFN_HAS_STRUCT, or
 * MAPFN_HAS_OTHER_TYPE for long double, pointers, __int128 …
 * MAPFN_TYPE_IS_INTEGER(T) is 1 for bool too. */
#ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_type {
    enum {
        mapfn_its_class = __is_class(T) || __is_union(T) ? MAPFN_HAS_STRUCT : __is_enum(T) ? 0 : MAPFN_HAS_OTHER_TYPE,
        mapfn_is_integer = 0
    };
};
template <class T> struct mapfn_type<T const> : mapfn_type<T> {};
template <class T> struct mapfn_type<T volatile> : mapfn_type<T> {};
template <class T> struct mapfn_type<T &> : mapfn_type<T> {};
template <class T> struct mapfn_type<T const volatile> : mapfn_type<T> {};
# define MAPFN_TYPE(T, is_integer) \
    template <> struct mapfn_type<T> { enum { mapfn_its_class = 0, mapfn_is_integer = is_integer }; };
MAPFN_TYPE(float, 0) MAPFN_TYPE(double, 0) MAPFN_TYPE(bool, 1) MAPFN_TYPE(char, 1)
MAPFN_TYPE(signed char, 1) MAPFN_TYPE(unsigned char, 1) MAPFN_TYPE(short, 1) MAPFN_TYPE(unsigned short, 1)
MAPFN_TYPE(int, 1) MAPFN_TYPE(unsigned, 1) MAPFN_TYPE(long, 1) MAPFN_TYPE(unsigned long, 1)
MAPFN_TYPE(long long, 1) MAPFN_TYPE(unsigned long long, 1)
MAPFN_TYPE(wchar_t, 1) MAPFN_TYPE(char16_t, 1) MAPFN_TYPE(char32_t, 1)
# undef MAPFN_TYPE
/* an enum that is not taken for an integer: `enum class` */
template <class T, class = void> struct mapfn_scoped { enum { mapfn_answer = __is_enum(T) }; };
template <class T> struct mapfn_scoped<T, decltype((void)(T() << 0))> { enum { mapfn_answer = 0 }; };
}
# define MAPFN_TYPE_IS_SCOPED(T) ((int)mapfn_scoped<T>::mapfn_answer)
# define MAPFN_TYPE_CLASS(T) ((unsigned)mapfn_type<T>::mapfn_its_class)
# define MAPFN_TYPE_IS_INTEGER(T) ((int)mapfn_type<T>::mapfn_is_integer || __is_enum(T))
# define MAPFN_TYPE_IS_REAL(T) (MAPFN_TYPE_CLASS(T) == 0 && !MAPFN_TYPE_IS_INTEGER(T))
#else
# define MAPFN_TYPE_IS_SCOPED(T) 0
/* The compiler's number of a type: 1 to 4 are integers, 8 real numbers, 12 structs and 13 unions. A float itself would
 * be one that is passed as a double, of which -Wdouble-promotion warns. */
# define MAPFN_TYPE_NUMBER(T) __builtin_classify_type(_Generic(*(T *)0, float: 0.0, default: *(T *)0))
/* Its class, two bits for each number: 0 is a number, 2 a struct, and 1 any other type. Real numbers of 2 bytes are of
 * the last class, and so are all numbers of more than 8. */
# define MAPFN_TYPE_CLASS(T) MAPFN_BY_TYPE(MAPFN_TYPE_CLASS_, T)(T)
# define MAPFN_TYPE_CLASS_1(T) 0u
# define MAPFN_TYPE_CLASS_0(T) \
    ((unsigned)((sizeof(T) == 2 ? 0x555555555a555401u : sizeof(T) <= 8 ? 0x555555555a545401u : 0x555555555a555555u) \
        >> (2 * MAPFN_TYPE_NUMBER(T) & 63)) & 3)
# define MAPFN_TYPE_IS_INTEGER(T) MAPFN_BY_TYPE(MAPFN_TYPE_IS_INTEGER_, T)(T)
# define MAPFN_TYPE_IS_INTEGER_1(T) !MAPFN_SCALAR_IS_REAL(T)
# define MAPFN_TYPE_IS_INTEGER_0(T) ((unsigned)MAPFN_TYPE_NUMBER(T) - 1 < 4 && sizeof(T) <= 8)
# define MAPFN_TYPE_IS_REAL(T) MAPFN_BY_TYPE(MAPFN_TYPE_IS_REAL_, T)(T)
# define MAPFN_TYPE_IS_REAL_1(T) MAPFN_SCALAR_IS_REAL(T)
# define MAPFN_TYPE_IS_REAL_0(T) (MAPFN_TYPE_NUMBER(T) == 8 && (sizeof(T) == 4 || sizeof(T) == 8))
#endif
/* The traits that a type gives to a map of it:
 * - its class
 * - whether it is small, a word or real, where a compiler's quirk or a wide kernel asks for that
 * - narrow, if it may be, or hold, a vector of 32 bytes, which AVX passes by value in another way */
#if MAPFN_QUIRK_losses_in_float
# define MAPFN_SMALL_TRAIT(T) | (sizeof(T) == 4 && MAPFN_TYPE_IS_REAL(T) ? MAPFN_HAS_SMALL : 0u)
#elif MAPFN_QUIRK_bytes_in_sums
# define MAPFN_SMALL_TRAIT(T) | (sizeof(T) == 1 ? MAPFN_HAS_SMALL : 0u)
#else
# define MAPFN_SMALL_TRAIT(T)
#endif
#if MAPFN_WIDE
# define MAPFN_WORD_TRAIT(T) \
    | (MAPFN_TYPE_IS_REAL(T) ? MAPFN_HAS_REAL : sizeof(T) == 8 && MAPFN_TYPE_IS_INTEGER(T) ? MAPFN_HAS_WORD : 0u)
#else
# define MAPFN_WORD_TRAIT(T)
#endif
/* GNU C has structs of no bytes: their arrays have no place for each element. No other map has both of these bits. */
#define MAPFN_HAS_NO_BYTES (MAPFN_IS_LOOPED | MAPFN_IS_VECTORIZED)
#ifdef __cplusplus
# define MAPFN_EMPTY_TRAIT(T)
#else
# define MAPFN_EMPTY_TRAIT(T) | (sizeof(T) == 0 ? MAPFN_HAS_NO_BYTES : 0u)
#endif
/* of a value that is no element */
#define MAPFN_NARROW_TRAIT(T) MAPFN_BY_TYPE(MAPFN_NARROW_TRAIT_, T)(T)
#define MAPFN_NARROW_TRAIT_0(T) | (sizeof(T) >= 32 ? MAPFN_IS_NARROW : 0u) MAPFN_NARROW_TRAIT_1(T)
#define MAPFN_NARROW_TRAIT_1(T) MAPFN_SMALL_TRAIT(T) MAPFN_WORD_TRAIT(T)
#define MAPFN_TYPE_TRAIT(T) MAPFN_BY_TYPE(MAPFN_TYPE_TRAIT_, T)(T)
#define MAPFN_TYPE_TRAIT_0(T) | MAPFN_TYPE_CLASS(T) MAPFN_EMPTY_TRAIT(T) MAPFN_NARROW_TRAIT(T)
#define MAPFN_TYPE_TRAIT_1 MAPFN_NARROW_TRAIT_1
/* The trait of a step that may change a value of type T. An array of bool that is no state may hold bytes other than 0
 * and 1 before it is written, and lanes cannot hold such values. */
#if MAPFN_COMPARES_WORDS
# define MAPFN_LANE_TRAIT(T) 0u
#else
# define MAPFN_LANE_TRAIT(T) (sizeof(T) == 8 && MAPFN_TYPE_IS_INTEGER(T) ? MAPFN_HAS_SLOW_LANE : 0u)
#endif
#define MAPFN_BARE_TRAIT(T) (MAPFN_IS_BOOL(T) ? MAPFN_HAS_NO_LANE : 0u)
#ifdef __cplusplus
# define MAPFN_CONSTRUCTOR_TRAIT(T) | (__is_trivially_copyable(T) ? 0u : MAPFN_HAS_CONSTRUCTOR)
#else
# define MAPFN_CONSTRUCTOR_TRAIT(T)
#endif
#define MAPFN_MUST(T, x) , (T, x)
#define MAPFN_MUST_BE(pair) MAPFN_MUST_BE_ pair
#define MAPFN_MUST_BE_(T, x) \
    MAPFN_ASSERT(MAPFN_TYPE_CLASS(T) != MAPFN_HAS_OTHER_TYPE, \
        "MAPFN_E04: vectorized, but no vector unit handles the type of parameter " #x "; " \
        "see docs/errors.md#e04");

/* The bytes that the compiler knows to lie behind a pointer; SIZE_MAX where it does not. T may be volatile. */
#define MAPFN_ROOM(pointer) __builtin_object_size((const void *)(pointer), 0)

/* ======== src/kinds/words.h: the words that a kind defines, and what several kinds share. A new kind is a file here
 * and a line in src/mapfn.h.
 * Uses lists/, run/ and compiler/. Used by kinds/. */

/* ------------------------------------------------------------------- one block per kind ----
 * To add a kind is to add a block; docs/design.md has the recipe. Inside a kernel `mapfn_i` is the element and
 * `mapfn_n` the number of elements of this call of the kernel, which may be a part of the map. In LOCAL `mapfn_n` is
 * that of the whole map. `mapfn_a` is the argument struct, where there is one.
 *
 * WORD   it is known, and takes so many arguments       KERNEL the kernels' parameters: the map's, and LOCAL's
 * TRAIT  its part of the map's traits                   AT     what the element function is called with
 * MUST   what `vectorized` demands of it                FIELD  the argument struct's members, in the order of KERNEL
 * ELEM   the element function's parameters              SHIFT  a kernel's arguments, from element mapfn_begin on
 * NAME   their names                                    INFO   the array, for plain C
 * ARRAY  the map's parameters                           FIT    how many elements an array must have at least
 * PASS   the arguments for KERNEL and FIELD, in order
 *
 * In a map of steps, which has repeat(N):
 * STEP   the step's parameters: those of ELEM, marked    LANE   what it is in a lane, see "lanes"
 *        unused, as INIT alone may use some
 * INIT   optional: the first value of a state            OWN    optional: the variable of a state that no array holds
 *
 * Optional for any kind, each behind `~, `:
 * LOCAL  what a map evaluates once, before all else
 * READY  statements before a kernel's loop
 * ENTER  statements before element i; `continue` skips it
 * CLAIM  the inline check of an output: before all QUICK
 * QUICK  the inline check of anything else
 * NEEDS  the flags it asks for, see MAPFN_FLAGS
 * DEMANDS  MAPFN_DEMAND(…) for what must be true of its type, before anything uses that
 * CLAIMS  `+ ` and what its output is, or its sum, for the inline check: MAPFN_ONE_OUTPUT …
 * STORES  `|| ` and whether it stores structs, see MAPFN_TRUSTS_STRUCTS
 * LIES_ALONE  `|| ` and whether it is said to overlap no input, see MAPFN_MAY_RUN
 * TAKES  `+ ` and what counts for the way in which values are brought: MAPFN_TAKEN(T) …
 * COMES  1 if its value may be brought in such a way, see MAPFN_ANY_BROUGHT
 * ALIGN  `| ` and the alignment of its values, see mapfn_turn
 * MAKES  `|| ` and whether it stores numbers of 4 bytes or more, LOOKED_UP `|| ` and whether it holds others that are
 *        read at any place, see MAPFN_LOOKS_UP_1
 * RETYPED  the item with MAPFN_TYPE_OF(T), so that gcc has one error for an unknown T
 * LONE  `~, 1` where it is no array
 * SLOWED  `| ` and the traits beside which its map is slower in vectors
 * STAND  `, ` and what stands in for its argument while the compiler is asked about the body, see mapfn_is_alike
 * PROMISES  `~, 1` where KERNEL says more of a pointer than that it is one, and then INSIDE: the same without that, for
 *        what a kernel calls
 * LIES   MAPFN_LIES(array, written), for arrays that rows may be in place of
 * LONG   `|| ` and whether it is a row of many values, see QUIRK rows_across
 * FIXED  `&& ` and whether the length of a row that is written is a constant, TABLED `|| true` for a table: see QUIRK
 *        neighbours_kept
 * CLOSED  `&& ` and whether its values cannot be pointers, through which a body may read its own output
 * WRITES  `~, 1` where it is written, and then SOLE: KERNEL where no other array lies in its place
 * HOLDS  `~, 1` where the element is held while its function runs, in a map of steps all of them, and then: HOLD its
 *        variable, LEND what the function gets in place of NAME, BACK stores it
 *
 * A kind that adds up, of NEEDS 0sums, has all these too. In its kernel `mapfn_part_s` is where the element function
 * writes:
 * ADD    adds the element's part to lane mapfn_first + mapfn_j
 * LANES  the kernel's lanes and its rest                 REST   adds it to the rest
 * CLEAR  sets the lanes to zero                          TREE   stores what lanes and rest add up to
 * BEGIN  before an element: its part is zero             JOIN   adds values to others, for plain C
 * SEEN   has the compiler see the part
 * PART   stores the element's part                       TELL   the sum, for plain C
 * SIZE   `+ ` and the bytes of one                       STATE  its values in a state
 * EXACT  `&& ` and whether any order gives the same bits
 * REDUCES `~, 1,` where T may be a struct                STRUCT `|| ` and whether it is one
 * MEMBERS `+ ` and about how many it has                 HOLD   lanes mapfn_first and so on, as local variables
 * RESET  makes those lanes zero                          HELD   adds the element's part to one
 * FREE   puts them back
 * TYPES  names of its type in a kernel; may be empty     KIND   a constant: which of plain C's joins adds it, if any
 * SHARED `&& ` and whether there is one
 * PARTS  of steps: an array of the elements' parts       BLANK  of steps: makes an element's part zero
 * APART  of steps: has a chunk store parts there         NTH    of steps: the part of element mapfn_k
 * VALUE, CLEARED, JOINED, STORED  for CUDA: a member for the sum, its zero, the sum of two, the store of it */

/* a line of the list of arrays, see mapfn_lie_apart */
#define MAPFN_LIES(array, written) {array, written},
/* A value that is no number may have a pointer in it where it is aligned as one. */
#define MAPFN_MAY_POINT(T) (MAPFN_TYPE_CLASS(T) != 0 && __alignof__(T) >= __alignof__(void *))

/* ======== src/kinds/brought.h: how a value is brought to its function, and how what that makes is put in its place.
 * Uses kinds/words.h. Used by kinds/ and generate/. */

/* MAPFN_LOADED(z, value): what an element reads at z is loaded before its function runs, whether or not a condition in
 * the function needs it. No load is moved over an assumption, and that z has room for its element is always true. */
#if MAPFN_QUIRK_loads_sunk
# define MAPFN_LOADED(z, value) (__builtin_assume((size_t)(z) <= SIZE_MAX - sizeof *(z)), value)
#else
# define MAPFN_LOADED(z, value) value
#endif
/* MAPFN_READ(T, place): what lies there. A bool is read as a byte, see QUIRK bools_as_bytes; in C the preprocessor must
 * know its type by name, as a type that does not exist is to give one error alone. */
#if !MAPFN_QUIRK_bools_as_bytes
# define MAPFN_READ(T, place) place
#elif defined(__cplusplus)
extern "C++" {
template <class T> MAPFN_HOST_FN T const &mapfn_read(T const &place) { return place; }
MAPFN_HOST_FN bool mapfn_read(bool const &place) { return *reinterpret_cast<unsigned char const *>(&place) != 0; }
}
# define MAPFN_READ(T, place) mapfn_read(place)
#else
# define MAPFN_READ(T, place) MAPFN_CAT(MAPFN_READ_, MAPFN_NAMES_BOOL(T))(place)
# define MAPFN_READ_0(place) place
# define MAPFN_READ_1(place) (*(const unsigned char *)&place != 0)
#endif
/* MAPFN_VALUE(T, contiguous, place): the value of an element, as an argument. MAPFN_PUT(T, place, result): stores one.
 * A struct is taken as it is, in words of 1, 2 or 4 bytes, or joined to one integer that is then taken apart. Which of
 * these, says the table MAPFN_WAY_OF. Values that lie apart are taken as they are: in words, cheap bodies would take
 * 1.4 times as long. */
#define MAPFN_BRINGS (MAPFN_QUIRK_structs_expanded || MAPFN_QUIRK_structs_in_words || MAPFN_QUIRK_bytes_joined)
#if MAPFN_BRINGS || MAPFN_QUIRK_structs_back_in_words
/* Words are copied with the alignment of the struct, without which RISC-V has no vectors for them. There are at most
 * eight. */
typedef uint16_t __attribute__((__may_alias__)) mapfn_half_aligned;
typedef uint32_t __attribute__((__may_alias__)) mapfn_word_aligned;
typedef uint64_t __attribute__((__may_alias__)) mapfn_double_aligned;
typedef uint16_t __attribute__((__may_alias__, __aligned__(1))) mapfn_unaligned_half;
typedef uint32_t __attribute__((__may_alias__, __aligned__(1))) mapfn_unaligned_word;
# define MAPFN_COPY_WORDS(T) { \
    T *const mapfn_t = (T *)to; \
    T const *const mapfn_f = (T const *)from; \
    mapfn_t[0] = mapfn_f[0]; \
    if (bytes > 1 * sizeof(T)) mapfn_t[1] = mapfn_f[1]; \
    if (bytes > 2 * sizeof(T)) mapfn_t[2] = mapfn_f[2]; \
    if (bytes > 3 * sizeof(T)) mapfn_t[3] = mapfn_f[3]; \
    if (bytes > 4 * sizeof(T)) mapfn_t[4] = mapfn_f[4]; \
    if (bytes > 5 * sizeof(T)) mapfn_t[5] = mapfn_f[5]; \
    if (bytes > 6 * sizeof(T)) mapfn_t[6] = mapfn_f[6]; \
    if (bytes > 7 * sizeof(T)) mapfn_t[7] = mapfn_f[7]; \
}
MAPFN_HOST_FN void mapfn_copy_words(void *to, const void *from, size_t bytes, size_t word, size_t alignment)
{
    if (word == 8 && alignment >= 8) MAPFN_COPY_WORDS(mapfn_double_aligned)
    else if (word == 4 && alignment >= 4) MAPFN_COPY_WORDS(mapfn_word_aligned)
    else if (word == 4) MAPFN_COPY_WORDS(mapfn_unaligned_word)
    else if (word == 2 && alignment >= 2) MAPFN_COPY_WORDS(mapfn_half_aligned)
    else if (word == 2) MAPFN_COPY_WORDS(mapfn_unaligned_half)
    else if (word == 1) MAPFN_COPY_WORDS(char)
    else MAPFN_MEMCPY(to, from, bytes);
}
#endif
#if MAPFN_BRINGS || MAPFN_QUIRK_wide_apart
/* What a map takes, as a number whose hexadecimal digits count: from the last on, its values of 1 byte, of 2, structs
 * of 4 bytes, of three wide members that it writes, rows of small values, values of 16, tables, and structs of 4 bytes
 * that are held. A digit that runs over only costs time. */
# define MAPFN_TAKEN(T) ~, \
    + (sizeof(T) == 1 ? 1 : sizeof(T) == 2 ? 0x10 : MAPFN_OF_4_BYTES(sizeof(T), __alignof__(T)) ? 0x100 \
        : sizeof(T) == 16 ? 0x100000 : 0)
# define MAPFN_TAKEN_AND_HELD(T) ~, \
    + (MAPFN_OF_4_BYTES(sizeof(T), __alignof__(T)) ? 0x10000100 \
        : MAPFN_IS_WIDE_THREE(sizeof(T), __alignof__(T)) ? 0x1000 : 0)
# define MAPFN_TAKEN_TO_WRITE(T) ~, + (MAPFN_IS_WIDE_THREE(sizeof(T), __alignof__(T)) ? 0x1000 : 0)
# define MAPFN_TAKEN_ROW(T) ~, + (sizeof(T) <= 2 ? 0x10000 : 0)
# define MAPFN_TAKEN_TABLE ~, + 0x1000000
# define MAPFN_OF_4_BYTES(bytes, align) ((bytes) == 4 && (align) == 1)
# define MAPFN_TAKEN_OF(taken, digit) ((taken) >> 4 * (digit) & 15)
# define MAPFN_TAKEN_SMALL(taken) (MAPFN_TAKEN_OF(taken, 0) + MAPFN_TAKEN_OF(taken, 1))
# define MAPFN_TAKEN_SMALL_BYTES(taken) (MAPFN_TAKEN_OF(taken, 0) + 2 * MAPFN_TAKEN_OF(taken, 1))
# define MAPFN_TAKES_TABLE(taken) (MAPFN_TAKEN_OF(taken, 6) != 0)

/* How structs are brought depends on what else a map takes and makes. It is in one of these columns of the table, and
 * each function that brings elements tells which by an enumerator of this name:
 * 1  nothing is known of the map, as where it adds up    3  its structs of four bytes are joined
 * 2  its structs stay as they are                        4  so they do, and it looks up values in a table
 * 5  as 2, and what it makes has at most 8 bytes          6  as 2, and it writes structs of three wide members */
# define MAPFN_IN_FIRST_COLUMN enum { mapfn_column = 1, mapfn_alike = 0 };
# define MAPFN_MAKES_NUMBER (mapfn_column == 5)
# define MAPFN_WRITES_THREE (mapfn_column == 6)
# define MAPFN_IN_COLUMN_0value(R, taken) \
    enum { mapfn_column = MAPFN_RESULT_STAYS ? MAPFN_COLUMN_AS_IT_IS(sizeof(R), __alignof__(R), taken) \
        : MAPFN_COLUMN(sizeof(R), __alignof__(R), taken) };
# define MAPFN_IN_COLUMN_0nothing(R, taken) \
    enum { mapfn_column = MAPFN_COLUMN((taken) >> 28 != 0 ? 4 : 0, 1, taken) };
/* From 15 on gcc without AVX2 has vectors of a struct that is a result, and none of one that is held. */
# define MAPFN_RESULT_STAYS (MAPFN_QUIRK_bytes_joined && MAPFN_GCC >= 15 && !MAPFN_AVX2)
# define MAPFN_COLUMN(bytes, align, taken) \
    (MAPFN_STAYS(bytes, align, taken) ? MAPFN_COLUMN_AS_IT_IS(bytes, align, taken) : MAPFN_TAKES_TABLE(taken) ? 4 : 3)
# if MAPFN_QUIRK_wide_apart
#  define MAPFN_COLUMN_AS_IT_IS(bytes, align, taken) \
    (MAPFN_TAKEN_OF(taken, 3) != 0 || MAPFN_IS_WIDE_THREE(bytes, align) ? 6 : (bytes) > 0 && (bytes) <= 8 ? 5 : 2)
# else
#  define MAPFN_COLUMN_AS_IT_IS(bytes, align, taken) 2
# endif
# define MAPFN_TAKES(item) MAPFN_SECOND(MAPFN_TAKES_##item, )
/* 1 if a value of a map may be brought in one of these ways, as scalars never are. A kind says so by COMES. */
# define MAPFN_ANY_BROUGHT(EACH, ...) MAPFN_SECOND(~ EACH##_FOR(MAPFN_IF_BROUGHT, __VA_ARGS__), 0)
# define MAPFN_IF_BROUGHT(item) MAPFN_CAT(MAPFN_IF_BROUGHT_, MAPFN_SECOND(MAPFN_COMES_##item, 0))
# define MAPFN_IF_BROUGHT_0
# define MAPFN_IF_BROUGHT_1 , 1,
# define MAPFN_COMES_OF_0 1
# define MAPFN_COMES_OF_1 0
#else
# ifdef __cplusplus
#  define MAPFN_ANY_BROUGHT(...) 1
# else
#  define MAPFN_ANY_BROUGHT(...) 0
# endif
# define MAPFN_TAKES(item)
# define MAPFN_IN_FIRST_COLUMN
# define MAPFN_MAKES_NUMBER 0
# define MAPFN_WRITES_THREE 0
# define MAPFN_IN_COLUMN_0value(R, taken)
# define MAPFN_IN_COLUMN_0nothing(R, taken)
#endif
/* Are the four bytes of a struct all made alike, or only moved? Joined, such maps take 2 to 11 times as long, and no
 * macro can see a body. So gcc is asked: mapfn_is_alike has the body compute some structs of known and of unknown
 * bytes, in a branch that is never taken. The answer is what gcc knows before it looks for vectors, and then it drops
 * the branch. gcc 11 would answer too late. */
#define MAPFN_HAS_ANSWERS (MAPFN_QUIRK_bytes_joined && MAPFN_GCC >= 12)
#if !MAPFN_HAS_ANSWERS
# define MAPFN_IS_ALIKE(way) 0
#else
# define MAPFN_IS_ALIKE(way) (mapfn_alike && (int)(way) == (int)MAPFN_JOINED)
/* What stands in for an argument: the four bytes, or what has a 3 in each word. Larger numbers might be out of the
 * bounds of an array that a body indexes by them, of which gcc would warn. */
# define MAPFN_STAND_IN(T) \
    (*(T *)(void *)(MAPFN_OF_4_BYTES(sizeof(T), __alignof__(T)) ? mapfn_four \
        : (unsigned char *)(MAPFN_TYPE_IS_INTEGER(T) ? mapfn_three : mapfn_threes)))
static const unsigned char mapfn_three[16] __attribute__((__unused__, __aligned__(16))) = {3};
static const unsigned char mapfn_threes[256] __attribute__((__unused__, __aligned__(64))) = {
    3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0};
typedef struct { unsigned char b[4]; } mapfn_four_bytes;
# define MAPFN_FOUR_BYTES \
    unsigned char mapfn_b0, unsigned char mapfn_b1, unsigned char mapfn_b2, unsigned char mapfn_b3
MAPFN_HOST_FN mapfn_four_bytes mapfn_four_of(void const *place)
{
    unsigned char const *const from = (unsigned char const *)place;
    mapfn_four_bytes const all = {{from[0], from[1], from[2], from[3]}};
    return all;
}
MAPFN_HOST_FN int mapfn_are_same(mapfn_four_bytes all)
{
    return (all.b[0] == all.b[1]) & (all.b[0] == all.b[2]) & (all.b[0] == all.b[3]);
}
MAPFN_HOST_FN int mapfn_is_moved(mapfn_four_bytes one, mapfn_four_bytes other, int at)
{
    return ((one.b[at] == 5) & (other.b[at] == 13)) | ((one.b[at] == 11) & (other.b[at] == 7))
        | ((one.b[at] == 2) & (other.b[at] == 10)) | ((one.b[at] == 14) & (other.b[at] == 1));
}
typedef mapfn_four_bytes mapfn_maker(MAPFN_FOUR_BYTES);
MAPFN_HOST_FN mapfn_four_bytes mapfn_otherwise_made(MAPFN_FOUR_BYTES) /* by a body that cannot be asked */
{
    mapfn_four_bytes const all = {{mapfn_b0, mapfn_b1, mapfn_b2, (unsigned char)~mapfn_b3}};
    return all;
}
/* `moves`: is it as well that bytes are only moved? Not so in place. */
MAPFN_HOST_FN bool mapfn_is_alike(mapfn_maker *made, bool moves)
{
    int never = 0, answer = 1;
    __asm__("" : "+r"(never));
    if (never) {
        unsigned char const x = (unsigned char)never, y = (unsigned char)(never >> 8), z = (unsigned char)(never >> 16);
        mapfn_four_bytes const small = made(1, 1, 1, 1), large = made(11, 11, 11, 11), first = made(1, x, y, z),
            third = made(x, y, 11, z), one = made(5, 11, 2, 14), other = made(13, 7, 10, 1);
        answer = (mapfn_are_same(small) & mapfn_are_same(large) & (first.b[0] == small.b[0])
                & (third.b[2] == large.b[2]))
            | (moves & mapfn_is_moved(one, other, 0) & mapfn_is_moved(one, other, 1) & mapfn_is_moved(one, other, 2)
                & mapfn_is_moved(one, other, 3));
    }
    return __builtin_constant_p(answer) && answer;
}
#endif
#if MAPFN_BRINGS
enum { MAPFN_JOINED = 16 }; /* 0: as it is; 1, 2, 4 or 8: the bytes of a word */
/* from its place to a variable; gcc would not take four bytes apart that are copied at once */
MAPFN_HOST_FN void mapfn_bring(void *to, const void *from, size_t bytes, size_t alignment, int way)
{
    if (way == MAPFN_JOINED) {
        uint32_t all;
        uint8_t b[4];
        MAPFN_MEMCPY(&all, from, 4);
        b[0] = (uint8_t)all, b[1] = (uint8_t)(all >> 8), b[2] = (uint8_t)(all >> 16), b[3] = (uint8_t)(all >> 24);
        mapfn_copy_words(to, b, 4, 1, 1);
    } else mapfn_copy_words(to, from, bytes, (size_t)way, alignment);
}
/* from a variable to its place */
MAPFN_HOST_FN void mapfn_put(void *to, const void *from, size_t bytes, size_t alignment, int way)
{
    if (way == MAPFN_JOINED) {
        const uint8_t *const b = (const uint8_t *)from;
        uint32_t const all = (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
        MAPFN_MEMCPY(to, &all, 4);
    } else mapfn_copy_words(to, from, bytes, (size_t)way, alignment);
}

# if MAPFN_QUIRK_bytes_joined
/* Four bytes that are all made in one way, as of two pixels or of four floats, are a vector for gcc as they are.
 * Joined, they take up to 11 times as long. Where one is copied or a constant, as in maps of one pixel, they take a
 * tenth to a half of the time if joined. Bytes that are but moved or looked up stay as they are. */
#  define MAPFN_STAYS(bytes, align, taken) \
    (!MAPFN_OF_4_BYTES(bytes, align) || MAPFN_TAKES_TABLE(taken) || MAPFN_TAKEN_OF(taken, 2) > 1 \
        || MAPFN_TAKEN_OF(taken, 5) != 0 \
        || (MAPFN_TAKEN_SMALL_BYTES(taken) >= 4 && MAPFN_TAKEN_OF(taken, 2) == 0))
/* Wider structs stay as they are, too. If they were stored in words, those of floats would gain where a branch makes
 * them (0.65 of the time with gcc 12), but a word of small members would be loaded from where each was stored to (4 to
 * 7 times as long). */
#  define MAPFN_WAY_OF(bytes, align, column) (MAPFN_OF_4_BYTES(bytes, align) && (column) == 3 ? MAPFN_JOINED : 0)
/* SSE2 has no instruction that takes four bytes apart. */
#  define MAPFN_WAY_IN(way) ((way) == MAPFN_JOINED ? (way) * MAPFN_SSE4_1 : 0)
# elif MAPFN_QUIRK_structs_expanded
/* Members are passed as they are, and loops are as fast as those that one writes. If the bytes of a pixel are joined,
 * most maps of one pixel are up to 13 times as fast as these, and maps of two are as fast: as they are, they would take
 * 1.2 to 9 times as long, but for those whose bytes clang can average or compare as bytes (0.2 to 0.6). Pixels that are
 * made of several small numbers may take longer. Structs of 2, 4 or 8 bytes are copied word by word, as clang copies
 * them as one integer. */
#  define MAPFN_STAYS(bytes, align, taken) (MAPFN_TAKES_TABLE(taken) || MAPFN_PIXEL_STAYS(bytes, align, taken))
#  if MAPFN_AVX2
#   define MAPFN_PIXEL_STAYS(bytes, align, taken) \
    !(MAPFN_OF_4_BYTES(bytes, align) ? (taken) == 0 || MAPFN_TAKEN_OF(taken, 2) != 0 \
            || (MAPFN_TAKEN_SMALL(taken) > 1 && MAPFN_TAKEN_SMALL_BYTES(taken) < 4) \
            || (MAPFN_TAKEN_SMALL_BYTES(taken) == 1 && MAPFN_CLANG < 19) \
        : (bytes) == (align) ? MAPFN_TAKEN_OF(taken, 2) != 0 \
        : (bytes) == 2 && MAPFN_TAKEN_OF(taken, 2) != 0 && MAPFN_CLANG < 22)
#  else
#   define MAPFN_PIXEL_STAYS(bytes, align, taken) (bytes) == 3
#  endif
/* Two numbers of 16 bits in one word take 0.1 to 0.75 of the time with clang before 19, but SSE2 has no product of what
 * is taken out of a word: there it took 2.7 to 5 times as long. */
#  define MAPFN_PAIRS_JOINED (MAPFN_CLANG < 19 && MAPFN_SSE4_1)
#  define MAPFN_WAY_OF(bytes, align, column) \
    (MAPFN_OF_4_BYTES(bytes, align) && (column) == 3 ? MAPFN_JOINED \
        : (align) == (bytes) ? 0 : (bytes) == 8 || ((bytes) == 4 && (align) == 2 && MAPFN_PAIRS_JOINED) ? 4 \
        : (bytes) == 2 || (bytes) == 4 ? (align) : 0)
#  define MAPFN_WAY_IN(way) (way)
# else
#  define MAPFN_STAYS(bytes, align, taken) 0
#  define MAPFN_WAY_OF(bytes, align, column) \
    ((bytes) == 3 || (bytes) == 5 ? 1 \
        : (align) == 2 && ((bytes) == 6 || ((bytes) == 4 && MAPFN_CLANG >= 19)) ? 2 \
        : ((bytes) == 8 && (align) < 8) || (bytes) == 12 ? 4 : 0)
#  define MAPFN_WAY_IN(way) (way)
# endif
# ifdef __cplusplus
extern "C++" {
template <class T, int way> struct mapfn_place {
    MAPFN_HOST_FN T mapfn_got(T const &place, bool alike)
    {
        if (way == MAPFN_JOINED && alike) return place;
        T copy;
        mapfn_bring(&copy, &place, sizeof(T), __alignof__(T), way);
        return copy;
    }
    MAPFN_HOST_FN void mapfn_stored(T &place, T &&result, bool alike)
    {
        if (way == MAPFN_JOINED && alike) place = result;
        else mapfn_put(&place, &result, sizeof(T), __alignof__(T), way);
    }
};
template <class T, bool loaded> struct mapfn_taken {
    typedef T const &mapfn_its_type;
    MAPFN_HOST_FN T const &mapfn_from(T const &place) { return place; }
};
# if MAPFN_QUIRK_loads_sunk
template <class T> struct mapfn_taken<T, true> {
    typedef T mapfn_its_type;
    MAPFN_HOST_FN T mapfn_from(T const &place)
    {
        T const value = place;
        return MAPFN_LOADED(&place, value);
    }
};
#  define MAPFN_IS_LOADED(T) (!__is_class(T) && !__is_union(T))
# else
#  define MAPFN_IS_LOADED(T) false
# endif
template <class T> struct mapfn_place<T, 0> {
    typedef mapfn_taken<T, MAPFN_IS_LOADED(T)> mapfn_take;
    MAPFN_HOST_FN typename mapfn_take::mapfn_its_type mapfn_got(T const &place, bool)
    {
        return mapfn_take::mapfn_from(place);
    }
    MAPFN_HOST_FN void mapfn_stored(T &place, T &&result, bool) { place = static_cast<T &&>(result); }
};
template <class T, size_t column> struct mapfn_way {
    typedef T mapfn_its_type;
    enum { mapfn_answer = __is_class(T) && __is_trivial(T) ? (int)MAPFN_WAY_OF(sizeof(T), __alignof__(T), column) : 0 };
};
template <class T, size_t column> struct mapfn_way<T const, column> : mapfn_way<T, column> {};
template <class T, size_t column> struct mapfn_way<T &, column> : mapfn_way<T, column> {};
}
#  define MAPFN_BARE_TYPE(T) mapfn_way<T, 1>::mapfn_its_type
#  define MAPFN_WAY(T) mapfn_way<T, mapfn_column>::mapfn_answer
#  define MAPFN_BROUGHT(T, way, contiguous, place) \
    ((contiguous) ? mapfn_place<MAPFN_BARE_TYPE(T), way>::mapfn_got(place, mapfn_alike) \
        : mapfn_place<MAPFN_BARE_TYPE(T), 0>::mapfn_got(place, mapfn_alike))
#  define MAPFN_PUT(T, place, result) \
    (mapfn_place<MAPFN_BARE_TYPE(decltype(place)), MAPFN_WAY(decltype(place))>::mapfn_stored(place, result, \
        mapfn_alike));
# else
#  define MAPFN_WAY(T) MAPFN_BY_TYPE(MAPFN_WAY_, T)(T)
#  define MAPFN_WAY_1(T) 0
#  define MAPFN_WAY_0(T) \
    (MAPFN_TYPE_NUMBER(__typeof__(T)) < 12 ? 0 \
        : MAPFN_WAY_OF(sizeof(T), __alignof__(T), mapfn_column))
#  define MAPFN_BROUGHT(T, way, contiguous, place) MAPFN_BY_TYPE(MAPFN_BROUGHT_, T)(T, way, contiguous, place)
#  if MAPFN_QUIRK_loads_sunk
#   define MAPFN_BROUGHT_1(T, way, contiguous, place) \
    __extension__({ T const mapfn_value = place; MAPFN_LOADED(&place, mapfn_value); })
#  else
#   define MAPFN_BROUGHT_1(T, way, contiguous, place) place
#  endif
#  define MAPFN_BROUGHT_0(T, way, contiguous, place) \
    __builtin_choose_expr((way) != 0, (contiguous) && !MAPFN_IS_ALIKE(way) ? __extension__({ \
        union { char mapfn_bytes[sizeof(T)]; T mapfn_whole; } mapfn_brought; \
        mapfn_bring(&mapfn_brought, (const void *)&place, sizeof(T), __alignof__(T), way); \
        mapfn_brought.mapfn_whole; \
    }) : place, MAPFN_READ(T, place))
#  define MAPFN_PUT(T, place, result) MAPFN_BY_TYPE(MAPFN_PUT_, T)(T, place, result)
#  define MAPFN_PUT_1(T, place, result) place = result;
#  define MAPFN_PUT_0(T, place, result) { \
    enum { mapfn_put_way = MAPFN_WAY(T) }; \
    __typeof__(T) *const mapfn_there = &place; \
    __typeof__(T) mapfn_value = result; /* apart: a comma here would end a macro's argument */ \
    if (mapfn_put_way == 0 || MAPFN_IS_ALIKE(mapfn_put_way)) *mapfn_there = mapfn_value; \
    else mapfn_put((void *)mapfn_there, (const void *)&mapfn_value, sizeof mapfn_value, __alignof__(mapfn_value), \
        mapfn_put_way); \
}
# endif
# if MAPFN_QUIRK_bytes_joined && !MAPFN_SSE4_1
#  define MAPFN_VALUE(T, contiguous, place) MAPFN_READ(T, place)
# else
#  define MAPFN_VALUE(T, contiguous, place) MAPFN_BROUGHT(T, MAPFN_WAY_IN(MAPFN_WAY(T)), contiguous, place)
# endif
#else
# define MAPFN_STAYS(bytes, align, taken) 1
# define MAPFN_WAY(T) 0
# define MAPFN_BROUGHT(T, way, contiguous, place) MAPFN_READ(T, place)
# define MAPFN_VALUE(T, contiguous, place) MAPFN_READ(T, place)
# define MAPFN_PUT(T, place, result) place = result;
#endif
#define MAPFN_IN_COLUMN_0failure MAPFN_IN_COLUMN_0nothing
#define MAPFN_IN_COLUMN_0keep MAPFN_IN_COLUMN_0nothing
#define MAPFN_IN_COLUMN_0find MAPFN_IN_COLUMN_0nothing

/* An element that is read and written is held in a variable while its function runs: what the function writes under a
 * condition is then chosen and stored always, and compilers make vectors of it. `inout` promises that nobody else looks
 * at it. Elements of more than 16 bytes (8 with gcc) or 8 words, and in C++ those that are more than their bytes, are
 * worked on in the array: of larger structs most members stay as they are, and to store them all took 1.4 to 4 times as
 * long. */
#define MAPFN_IS_SMALL(T) (sizeof(T) <= MAPFN_HELD_BYTES && sizeof(T) <= 8 * __alignof__(T))
#define MAPFN_HELD_BYTES (MAPFN_QUIRK_structs_in_place ? 8 : 16)
/* MAPFN_PUT_NUMBER(T, place, value, always) stores to a place that the value may just have been read from. `always`: no
 * element is skipped, as by `where`. Otherwise the store must be masked. */
#if MAPFN_QUIRK_stores_masked
MAPFN_HOST_FN void mapfn_put_bits(void *place, const void *value, size_t bytes, bool always)
{
    uint64_t bits = 0, none = 0;
    if (always) __asm__("" : "+r"(none));
    MAPFN_MEMCPY(&bits, value, bytes);
    bits |= none;
    MAPFN_MEMCPY(place, &bits, bytes);
}
# define MAPFN_PUT_NUMBER(T, place, value, always) { \
    if (MAPFN_TYPE_CLASS(T) != MAPFN_HAS_STRUCT && (sizeof(T) == 4 || sizeof(T) == 8)) \
        mapfn_put_bits((void *)&place, (const void *)&value, sizeof place, always); \
    else place = value; \
}
#else
# define MAPFN_PUT_NUMBER(T, place, value, always) place = value;
#endif
/* A struct goes back as its bytes, since a member may be const: as one, or word by word where that is faster. */
#ifdef __cplusplus
extern "C++" {
template <class T, int way, bool held> struct mapfn_held {
    T *mapfn_lent;
    __attribute__((__always_inline__)) mapfn_held(T *place, bool) : mapfn_lent(place) {}
    __attribute__((__always_inline__)) void mapfn_back(T *, bool, bool) {}
};
template <class T> struct mapfn_held<T, 0, true> {
    T value, *mapfn_lent;
    __attribute__((__always_inline__)) mapfn_held(T *place, bool) : value(MAPFN_READ(T, *place)), mapfn_lent(&value) {}
# if MAPFN_QUIRK_structs_back_in_words
    __attribute__((__always_inline__)) void mapfn_back(T *place, bool, bool)
    {
        mapfn_copy_words((void *)place, (const void *)&value, sizeof(T), __alignof__(T), __alignof__(T));
    }
# elif MAPFN_QUIRK_stores_masked
    __attribute__((__always_inline__)) void mapfn_back(T *place, bool always, bool)
    {
        MAPFN_PUT_NUMBER(T, *place, value, always)
    }
# else
    __attribute__((__always_inline__)) void mapfn_back(T *place, bool, bool) { *place = value; }
# endif
};
# if MAPFN_BRINGS
template <class T, int way> struct mapfn_held<T, way, true> {
    T value, *mapfn_lent;
    __attribute__((__always_inline__)) mapfn_held(T *place, bool alike)
        : value(mapfn_place<T, way>::mapfn_got(*place, alike)), mapfn_lent(&value) {}
    __attribute__((__always_inline__)) void mapfn_back(T *place, bool, bool alike)
    {
        if (way == MAPFN_JOINED && alike) mapfn_copy_words((void *)place, (const void *)&value, 4, 1, 1);
        else mapfn_put((void *)place, (const void *)&value, sizeof(T), __alignof__(T), way);
    }
};
# endif
}
# define MAPFN_IS_HELD(T) (MAPFN_IS_SMALL(T) && __is_trivially_copyable(T) && __is_assignable(T &, T const &))
# define MAPFN_HOLD_ELEMENT(T, z, contiguous) \
    mapfn_held<T, (contiguous) ? (int)MAPFN_WAY(T) : 0, MAPFN_IS_HELD(T)> mapfn_held_##z(z, mapfn_alike);
# define MAPFN_LENT(z) , MAPFN_LOADED(z, mapfn_held_##z.mapfn_lent)
# define MAPFN_PUT_BACK(T, z, contiguous) mapfn_held_##z.mapfn_back(z, mapfn_always, mapfn_alike);
#else
# define MAPFN_IS_HELD(T) MAPFN_IS_SMALL(T)
# define MAPFN_HOLD_ELEMENT(T, z, contiguous) MAPFN_BY_TYPE(MAPFN_HOLD_ELEMENT_, T)(T, z, contiguous)
# define MAPFN_HOLD_ELEMENT_1(T, z, contiguous) \
    T mapfn_held_##z = *z, *const mapfn_lent_##z = MAPFN_LOADED(z, &mapfn_held_##z);
# define MAPFN_HOLD_ELEMENT_0(T, z, contiguous) \
    __typeof__(T) mapfn_held_##z = MAPFN_BROUGHT(T, MAPFN_WAY(T), contiguous, *z); \
    __typeof__(T) *const mapfn_lent_##z = MAPFN_LOADED(z, MAPFN_IS_HELD(T) ? &mapfn_held_##z : z);
# define MAPFN_LENT(z) , mapfn_lent_##z
# define MAPFN_PUT_BACK(T, z, contiguous) MAPFN_BY_TYPE(MAPFN_PUT_BACK_, T)(T, z, contiguous)
# define MAPFN_PUT_BACK_1(T, z, contiguous) MAPFN_PUT_NUMBER(T, *z, mapfn_held_##z, mapfn_always)
# define MAPFN_PUT_BACK_0(T, z, contiguous) \
    if (MAPFN_IS_HELD(T) && MAPFN_TYPE_CLASS(T) != MAPFN_HAS_STRUCT) { \
        MAPFN_PUT_NUMBER(T, MAPFN_AS_NUMBER(T, *z), MAPFN_AS_NUMBER(T, mapfn_held_##z), mapfn_always) \
    } else if (MAPFN_IS_HELD(T) && (MAPFN_WAY(T) == 0 || !(contiguous) || MAPFN_IS_ALIKE(MAPFN_WAY(T)))) { \
        MAPFN_PUT_WHOLE(T, z) \
    } else if (MAPFN_IS_HELD(T)) { \
        MAPFN_PUT_PARTS((void *)z, (const void *)&mapfn_held_##z, sizeof(T), __alignof__(T), MAPFN_WAY(T)); \
    }
# define MAPFN_PUT_AT_ONCE(T, z) { \
    typedef struct { char mapfn_bytes[sizeof(T)]; } \
        __attribute__((__may_alias__, __aligned__(__alignof__(T)))) mapfn_all; \
    *(mapfn_all *)(void *)z = *(mapfn_all *)(void *)&mapfn_held_##z; \
}
# if MAPFN_QUIRK_structs_back_in_words
#  define MAPFN_PUT_WHOLE(T, z) \
    if (mapfn_in_steps) MAPFN_PUT_AT_ONCE(T, z) \
    else mapfn_copy_words((void *)z, (const void *)&mapfn_held_##z, sizeof(T), __alignof__(T), __alignof__(T));
# else
#  define MAPFN_PUT_WHOLE MAPFN_PUT_AT_ONCE
# endif
# define MAPFN_AS_NUMBER(T, place) \
    (*(__typeof__(__builtin_choose_expr(MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT, (char *)0, &place)))(void *)&place)
# if MAPFN_BRINGS
#  define MAPFN_PUT_PARTS mapfn_put
# else
#  define MAPFN_PUT_PARTS(to, from, bytes, alignment, way)
# endif
#endif

/* ======== src/kinds/elements.h: in, out, inout, uniform, index.
 * Uses kinds/words.h. Used by definitions. */

/* A strip of the output y of a map with sums, which is held while it is computed: its room, in place of y; what it
 * begins as, if an element may leave it; and how it is stored. */
#define MAPFN_ROOM_FOR(T, y) \
    char mapfn_strip_##y[mapfn_may_hold ? mapfn_lanes * sizeof(T) : 1] __attribute__((__aligned__(64))); \
    T *const mapfn_place_##y = y;
#define MAPFN_HOLD_AT(T, y) if (mapfn_holds_it) y = (T *)(void *)mapfn_strip_##y;
#define MAPFN_HOLD_AS_IT_IS(T, y) \
    if (mapfn_holds_it) \
        MAPFN_MEMCPY(mapfn_strip_##y, (const void *)(mapfn_place_##y + mapfn_from), mapfn_some * sizeof(T));
#define MAPFN_STORE_HELD(T, y) \
    if (mapfn_holds_it) MAPFN_MEMCPY((void *)(mapfn_place_##y + mapfn_from), mapfn_strip_##y, mapfn_some * sizeof(T));

/* in(T, x): element i of an array. T x <- const T *x */
#define MAPFN_WORD_in(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_value, __VA_ARGS__)
#define MAPFN_RETYPED_in(T, ...) ~, in(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_TRAIT_in(T, x) MAPFN_TYPE_TRAIT(T)
#define MAPFN_TAKES_in(T, x) MAPFN_TAKEN(T)
#define MAPFN_COMES_in(T, x) ~, MAPFN_BY_TYPE(MAPFN_COMES_OF_, T)
#define MAPFN_APART_in(T, x) ~, || (sizeof(T) > 4 && MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT)
#define MAPFN_ALIGN_in(T, x) ~, | (int)__alignof__(T)
#define MAPFN_MUST_in(T, x) MAPFN_MUST(T, x)
#define MAPFN_ELEM_in(T, x) , T x
#define MAPFN_NAME_in(T, x) , x
#define MAPFN_STEP_in(T, x) , MAPFN_UNUSED T x
#define MAPFN_LANE_in(T, x) , 0fixed(T, x, x[mapfn_i])
#define MAPFN_ARRAY_in(T, x) , MAPFN_CONST(T) *x
#define MAPFN_FIELD_in(T, x) MAPFN_CONST(T) *x;
#define MAPFN_PASS_in(T, x) , x
#define MAPFN_KERNEL_in MAPFN_ARRAY_in
#define MAPFN_LIES_in(T, x) ~, MAPFN_LIES(x, false)
#define MAPFN_CLOSED_in(T, x) ~, && !MAPFN_MAY_POINT(T)
#define MAPFN_STAND_in(T, x) ~, , MAPFN_STAND_IN(T)
#define MAPFN_SHIFT_in(T, x) , mapfn_a->x + mapfn_begin
#define MAPFN_READY_in(T, x) ~, MAPFN_BOUND_COUNT(sizeof(T) / __alignof__(T))
#define MAPFN_AT_in(T, x) , MAPFN_VALUE(T, 1, x[MAPFN_NTH_IN(T, MAPFN_WRITES_THREE)])
#define MAPFN_QUICK_in(T, x) ~, MAPFN_QUICK_INPUT(x, 1, MAPFN_BYTES(T, x))
#define MAPFN_FIT_in(T, x) MAPFN_FIT(x, mapfn_n)
#define MAPFN_INFO_in(T, x) MAPFN_INFO_ARRAY(x, MAPFN_EACH_ELEMENT, MAPFN_READ, 0)

/* out(T, y): a further output. T *y <- T *y */
#define MAPFN_WORD_out(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_out(T, ...) ~, out(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_out(T, y) ~, 0written
#define MAPFN_TRAIT_out(T, y) MAPFN_TYPE_TRAIT(T) | MAPFN_LANE_TRAIT(T) | MAPFN_BARE_TRAIT(T)
#define MAPFN_TAKES_out(T, y) MAPFN_TAKEN_TO_WRITE(T)
#define MAPFN_ALIGN_out MAPFN_ALIGN_in
#define MAPFN_APART_out MAPFN_APART_in
#define MAPFN_MAKES_out(T, y) ~, || (sizeof(T) >= 4 && MAPFN_TYPE_CLASS(T) != MAPFN_HAS_STRUCT)
#define MAPFN_MUST_out MAPFN_MUST_in
#define MAPFN_ELEM_out(T, y) , T *const y /* `y++`, which changes no output, is an error */
#define MAPFN_NAME_out MAPFN_NAME_in
#define MAPFN_STEP_out(T, y) , MAPFN_UNUSED T *const y
#define MAPFN_LANE_out(T, y) , 0changed(T, y, mapfn_t_##y[0] = y[mapfn_i];, y[mapfn_i])
#define MAPFN_ARRAY_out(T, y) , T *y
#define MAPFN_FIELD_out(T, y) T *y;
#define MAPFN_PASS_out MAPFN_PASS_in
#define MAPFN_KERNEL_out MAPFN_ARRAY_out
#define MAPFN_LIES_out(T, y) ~, MAPFN_LIES(y, true)
#define MAPFN_WRITES_out(T, y) ~, 1
#define MAPFN_SOLE_out(T, y) , T *__restrict y
#define MAPFN_SHIFT_out MAPFN_SHIFT_in
#define MAPFN_AT_out(T, y) , &y[MAPFN_NTH(T)]
#define MAPFN_UNHELD_out(T, y) ~, || !MAPFN_IS_COPYABLE(T) || __alignof__(T) > 64 || sizeof(T) > 32
#define MAPFN_ROOM_OF_STRIP_out(T, y) ~, MAPFN_ROOM_FOR(T, y)
#define MAPFN_HOLD_STRIP_out(T, y) ~, MAPFN_HOLD_AT(T, y) MAPFN_HOLD_AS_IT_IS(T, y)
#define MAPFN_STORE_STRIP_out(T, y) ~, MAPFN_STORE_HELD(T, y)
#define MAPFN_STORES_out(T, y) ~, || MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT
#define MAPFN_CLAIMS_out(T, y) ~, + MAPFN_ONE_OUTPUT
#define MAPFN_CLAIM_out(T, y) ~, MAPFN_CLAIM_OUTPUT(y, MAPFN_BYTES(T, y))
#define MAPFN_FIT_out MAPFN_FIT_in
#define MAPFN_INFO_out(T, y) MAPFN_INFO_ARRAY(y, MAPFN_EACH_ELEMENT, MAPFN_WRITTEN, 0)

/* inout(T, z): read and written in place. T *z <- T *z */
#define MAPFN_WORD_inout(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_inout(T, ...) ~, inout(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_inout(T, z) ~, 0held
/* In steps it is held as it is, as one that lies apart: in words, gcc would move each member to and from an integer. */
#define MAPFN_HOLDS_inout(T, z) ~, 1
#define MAPFN_HOLD_inout(T, z) MAPFN_HOLD_ELEMENT(T, z, !mapfn_in_steps)
#define MAPFN_LEND_inout(T, z) MAPFN_LENT(z)
#define MAPFN_BACK_inout(T, z) MAPFN_PUT_BACK(T, z, !mapfn_in_steps)
#define MAPFN_TRAIT_inout(T, z) MAPFN_TYPE_TRAIT(T) | MAPFN_LANE_TRAIT(T)
#define MAPFN_TAKES_inout(T, z) MAPFN_TAKEN_AND_HELD(T)
#define MAPFN_ALIGN_inout MAPFN_ALIGN_in
#define MAPFN_COMES_inout MAPFN_COMES_in
#define MAPFN_APART_inout MAPFN_APART_in
#define MAPFN_MAKES_inout MAPFN_MAKES_out
#define MAPFN_STAND_inout(T, z) ~, , (T *)(void *)mapfn_four
#define MAPFN_MUST_inout MAPFN_MUST_in
#define MAPFN_ELEM_inout MAPFN_ELEM_out
#define MAPFN_NAME_inout MAPFN_NAME_in
#define MAPFN_STEP_inout MAPFN_STEP_out
#define MAPFN_LANE_inout MAPFN_LANE_out
#define MAPFN_ARRAY_inout MAPFN_ARRAY_out
#define MAPFN_FIELD_inout MAPFN_FIELD_out
#define MAPFN_PASS_inout MAPFN_PASS_in
#define MAPFN_KERNEL_inout MAPFN_ARRAY_out
#define MAPFN_LIES_inout MAPFN_LIES_out
#define MAPFN_CLOSED_inout MAPFN_CLOSED_in
#define MAPFN_WRITES_inout MAPFN_WRITES_out
#define MAPFN_SOLE_inout MAPFN_SOLE_out
#define MAPFN_SHIFT_inout MAPFN_SHIFT_in
#define MAPFN_READY_inout(T, z) ~, MAPFN_BOUND_COUNT(sizeof(T) / __alignof__(T))
#define MAPFN_AT_inout MAPFN_AT_out
#define MAPFN_UNHELD_inout MAPFN_UNHELD_out
#define MAPFN_ROOM_OF_STRIP_inout MAPFN_ROOM_OF_STRIP_out
#define MAPFN_HOLD_STRIP_inout MAPFN_HOLD_STRIP_out
#define MAPFN_STORE_STRIP_inout MAPFN_STORE_STRIP_out
#define MAPFN_STORES_inout MAPFN_STORES_out
#define MAPFN_CLAIMS_inout(T, z) ~, + MAPFN_ONE_OUTPUT
#define MAPFN_CLAIM_inout MAPFN_CLAIM_out
#define MAPFN_FIT_inout MAPFN_FIT_in
#define MAPFN_INFO_inout(T, z) MAPFN_INFO_ARRAY(z, MAPFN_EACH_ELEMENT, MAPFN_READ | MAPFN_WRITTEN, 0)

/* uniform(T, a): the same for every element. T a <- T a */
#define MAPFN_WORD_uniform(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_value, __VA_ARGS__)
#define MAPFN_RETYPED_uniform(T, ...) ~, uniform(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_TRAIT_uniform(T, a) MAPFN_NARROW_TRAIT(T)
#define MAPFN_MUST_uniform MAPFN_NOTHING
#define MAPFN_ELEM_uniform(T, a) , MAPFN_UNUSED T a /* unused where it only gives a row its length */
#define MAPFN_NAME_uniform MAPFN_NAME_in
#define MAPFN_STEP_uniform MAPFN_ELEM_uniform
#define MAPFN_LANE_uniform(T, a) , 0shared(a)
#define MAPFN_ARRAY_uniform(T, a) , T a
#define MAPFN_FIELD_uniform(T, a) MAPFN_WORD_FOR(T) a;
#define MAPFN_STAND_uniform MAPFN_STAND_in
#define MAPFN_LONE_uniform(T, a) ~, 1
#define MAPFN_PASS_uniform MAPFN_PASS_in
#define MAPFN_CLOSED_uniform MAPFN_CLOSED_in
#define MAPFN_KERNEL_uniform(T, a) , MAPFN_WORD_FOR(T) a
#define MAPFN_SHIFT_uniform(T, a) , mapfn_a->a
#define MAPFN_AT_uniform MAPFN_NAME_in
#define MAPFN_FIT_uniform MAPFN_NOTHING
#define MAPFN_INFO_uniform MAPFN_NOTHING

/* index(i): the element's index. size_t i <- nothing
 * index(T, i): the same as an integer type. T i <- nothing
 * MAPFN_INDEX(THEN, i) is THEN(size_t, i), and MAPFN_INDEX(THEN, T, i) is THEN(T, i). */
#define MAPFN_INDEX(THEN, ...) MAPFN_INDEX_(THEN, __VA_ARGS__, TYPED, PLAIN, ~)
#define MAPFN_INDEX_(THEN, first, second, shape, ...) MAPFN_INDEX_##shape(THEN, first, second)
#define MAPFN_INDEX_PLAIN(THEN, i, shape) THEN(size_t, i)
#define MAPFN_INDEX_TYPED(THEN, T, i) THEN(T, i)
#define MAPFN_WORD_index(...) , mapfn_kind, MAPFN_TAKES_INDEX, (mapfn_index, __VA_ARGS__)
#define MAPFN_RETYPED_index(...) MAPFN_RETYPED_INDEX(__VA_ARGS__, TYPED, PLAIN, ~)
#define MAPFN_RETYPED_INDEX(first, second, shape, ...) ~, index MAPFN_RETYPED_INDEX_##shape(first, second)
#define MAPFN_RETYPED_INDEX_PLAIN(i, shape) (i)
#define MAPFN_RETYPED_INDEX_TYPED(T, i) (MAPFN_TYPE_OF(T), i)
#define MAPFN_NEEDS_index(...) ~, 0index
#define MAPFN_TRAIT_index(...) | MAPFN_HAS_INDEX
#define MAPFN_STAND_index(...) ~, , 3
#define MAPFN_LONE_index(...) ~, 1
#define MAPFN_MUST_index MAPFN_NOTHING
#define MAPFN_ELEM_index(...) MAPFN_INDEX(MAPFN_ELEM_OF_INDEX, __VA_ARGS__)
#define MAPFN_ELEM_OF_INDEX(T, i) , T i
#define MAPFN_NAME_index(...) MAPFN_INDEX(MAPFN_NAME_OF_INDEX, __VA_ARGS__)
#define MAPFN_NAME_OF_INDEX(T, i) , i
#define MAPFN_STEP_index(...) MAPFN_INDEX(MAPFN_STEP_OF_INDEX, __VA_ARGS__)
#define MAPFN_STEP_OF_INDEX(T, i) , MAPFN_UNUSED T i
#define MAPFN_LANE_index(...) MAPFN_INDEX_(MAPFN_LANE_OF_INDEX, __VA_ARGS__, TYPED, LANES, ~)
#define MAPFN_LANE_OF_INDEX(T, i) , 0fixed(T, i, (T)(mapfn_offset + mapfn_i))
#if MAPFN_QUIRK_indices_in_halves
# define MAPFN_INDEX_LANES(THEN, i, shape) , 0indexed(i, mapfn_offset + mapfn_i)
#else
# define MAPFN_INDEX_LANES MAPFN_INDEX_PLAIN
#endif
/* The largest index that T holds. Each is 2^k - 1, so that the smallest of several is found by `&`. */
#define MAPFN_MOST_index(...) ~, MAPFN_INDEX(MAPFN_AND_MOST, __VA_ARGS__)
#define MAPFN_AND_MOST(T, i) & (size_t)(UINT64_MAX >> (64 - 8 * (sizeof(T) & 15)) >> ((T)-1 < (T)1))
#define MAPFN_BEYOND(EACH, ...) (~(SIZE_MAX EACH##_FOR(MAPFN_MOST_INDEX, __VA_ARGS__)))
#define MAPFN_MOST_INDEX(item) MAPFN_SECOND(MAPFN_MOST_##item, )
/* 1 if an index type holds fewer than a size_t; 2 if there is a table as well, in which a body may look up what is
 * around the index; 3 if besides a signed counter of 32 bits holds all indices */
#define MAPFN_LIMIT(FLAGS, ...) MAPFN_CAT(MAPFN_LIMIT_, MAPFN_FLAG_index FLAGS)(MAPFN_FLAG_table FLAGS, __VA_ARGS__)
#define MAPFN_LIMIT_0(...) 0
#define MAPFN_LIMIT_1(has_table, ...) \
    (MAPFN_BEYOND(__VA_ARGS__) == 0 ? 0 : !(has_table) ? 1 : MAPFN_BEYOND(__VA_ARGS__) < ~(size_t)INT32_MAX ? 2 : 3)
#define MAPFN_ARRAY_index MAPFN_NOTHING
#define MAPFN_FIELD_index MAPFN_NOTHING
#define MAPFN_LOCAL_index MAPFN_NOTHING
#define MAPFN_INDEX_UNNAMED(THEN, i, shape)
#define MAPFN_DEMANDS_index(...) ~, MAPFN_INDEX_(MAPFN_DEMANDS_OF_INDEX, __VA_ARGS__, TYPED, UNNAMED, ~)
#define MAPFN_DEMANDS_OF_INDEX(T, i) \
    MAPFN_DEMAND(MAPFN_TYPE_IS_INTEGER(T) && sizeof(T) <= 8 && !MAPFN_IS_BOOL(T), E41, #i);
#define MAPFN_TEXT_E41(i) \
    "MAPFN_E41: the T of index(T, " i ") is no integer type of at most 64 bits; see docs/errors.md#e41"
MAPFN_CAN_DEMAND(E41, "i");
#define MAPFN_PASS_index MAPFN_NOTHING
#define MAPFN_KERNEL_index MAPFN_NOTHING
#define MAPFN_SHIFT_index MAPFN_NOTHING
#define MAPFN_AT_index(...) MAPFN_INDEX_(MAPFN_AT_OF_INDEX, __VA_ARGS__, TYPED, AT, ~)
#define MAPFN_INDEX_AT(THEN, i, shape) , mapfn_at
#define MAPFN_AT_OF_INDEX(T, i) , MAPFN_COUNT_AS(T, SIZE_MAX MAPFN_AND_MOST(T, i))
#define MAPFN_QUICK_index(...) ~, MAPFN_INDEX_(MAPFN_QUICK_OF_INDEX, __VA_ARGS__, TYPED, UNNAMED, ~)
#define MAPFN_QUICK_OF_INDEX(T, i) MAPFN_DOUBT_IF(mapfn_n > (SIZE_MAX MAPFN_AND_MOST(T, i)))
#define MAPFN_FIT_index MAPFN_NOTHING
#define MAPFN_INFO_index MAPFN_NOTHING

/* Is this expression of an integer or enumerated type? The class of a pointer is 5 and that of a float 8. In C++ the
 * class of a call is no constant, but its type is known. */
#ifdef __cplusplus
# define MAPFN_IS_WHOLE(expression) MAPFN_TYPE_IS_INTEGER(__typeof__(expression))
#else
# define MAPFN_IS_WHOLE(expression) (__builtin_classify_type(expression) < 5)
#endif

/* A length as a size_t. A length that does not fit becomes the largest size_t, which no map has room for. */
#if MAPFN_INT128
__extension__ typedef __int128 mapfn_widest;
#else
typedef long long mapfn_widest;
#endif
MAPFN_FN size_t mapfn_clip(mapfn_widest length)
{
    return length < 0 || length > (mapfn_widest)(SIZE_MAX / 2) ? SIZE_MAX : (size_t)length;
}
#define MAPFN_AS_SIZE(D) (sizeof(D) > sizeof(size_t) ? mapfn_clip((mapfn_widest)(D)) : (size_t)(D))

/* ======== src/kinds/rows.h: in_row, out_row, inout_row.
 * Uses kinds/words.h. Used by definitions. */

/* in_row(T, x, D): D values per element. const T *x <- const T *x
 * The map evaluates D once. If D is an expression of constants and uniforms, so that D - D is surely 0, the kernel
 * takes the expression itself. The compiler then knows that rows of one D are equally long, and compares arrays once.
 * When gcc's maps compared them at each row, they took up to 2.8 times as long. */
#if MAPFN_DEVICE_CODE
# define MAPFN_LENGTH(D, x) mapfn_length_##x /* all is inlined on a card */
#else
# define MAPFN_LENGTH(D, x) \
    (sizeof(D) <= sizeof(size_t) && __builtin_constant_p((D) - (D)) ? (size_t)(D) : mapfn_length_##x)
#endif
#define MAPFN_WORD_in_row(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_values, __VA_ARGS__)
#define MAPFN_RETYPED_in_row(T, ...) ~, in_row(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_in_row(T, x, D) ~, 0rows
#define MAPFN_TAKES_in_row(T, x, D) MAPFN_TAKEN_ROW(T)
#define MAPFN_TRAIT_in_row(T, x, D) \
    MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS | (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT ? MAPFN_HAS_LONG_ROWS : 0u)
#define MAPFN_COMES_in_row(T, x, D) ~, 1
#define MAPFN_MUST_in_row(T, x, D) MAPFN_MUST(T, x)
#define MAPFN_ELEM_in_row(T, x, D) , MAPFN_CONST(T) *x
#define MAPFN_NAME_in_row(T, x, D) , x
#define MAPFN_STEP_in_row(T, x, D) , MAPFN_UNUSED MAPFN_CONST(T) *x
#define MAPFN_LANE_in_row(T, x, D) , 0fixed(MAPFN_CONST(T) *, x, x + mapfn_i * MAPFN_LENGTH(D, x))
#define MAPFN_ARRAY_in_row(T, x, D) , MAPFN_CONST(T) *x
#define MAPFN_FIELD_in_row(T, x, D) MAPFN_CONST(T) *x; size_t mapfn_length_##x;
#define MAPFN_LOCAL_in_row(T, x, D) ~, MAPFN_LOCAL_LENGTH(x, D)
#define MAPFN_LOCAL_LENGTH(x, D) \
    MAPFN_ASSERT(!mapfn_first || MAPFN_IS_WHOLE(D), \
        "MAPFN_E24: the length " #D " of " #x " is no integer: name a uniform or a constant, no array and no float; " \
            "see docs/errors.md#e24"); \
    size_t const mapfn_length_##x = MAPFN_AS_SIZE(D);
#define MAPFN_PASS_in_row(T, x, D) , x, mapfn_length_##x
#define MAPFN_WEIGHT_in_row(T, x, D) ~, + mapfn_length_##x / 8 * 2
#define MAPFN_KERNEL_in_row(T, x, D) , MAPFN_CONST(T) *x, MAPFN_UNUSED size_t mapfn_length_##x
#define MAPFN_LIES_in_row(T, x, D) ~, MAPFN_LIES(x, false)
#define MAPFN_CLOSED_in_row(T, x, D) ~, && !MAPFN_MAY_POINT(T)
#define MAPFN_LONG_in_row(T, x, D) ~, || MAPFN_IS_LONG_READ(T, MAPFN_LENGTH(D, x))
#define MAPFN_SHIFT_in_row(T, x, D) , mapfn_a->x + mapfn_begin * mapfn_a->mapfn_length_##x, mapfn_a->mapfn_length_##x
#define MAPFN_READY_in_row(T, x, D) ~, MAPFN_BOUND_COUNT(MAPFN_LENGTH(D, x))
#define MAPFN_AT_in_row(T, x, D) , x + MAPFN_NTH_ROW(T, D, MAPFN_LENGTH(D, x), MAPFN_MAKES_NUMBER)
#define MAPFN_QUICK_in_row(T, x, D) ~, \
    MAPFN_QUICK_INPUT(x, 1, mapfn_n * mapfn_quick_bytes(mapfn_q, sizeof *x, MAPFN_LENGTH(D, x), 65536))
#define MAPFN_FIT_in_row(T, x, D) MAPFN_FIT_LENGTH(x, mapfn_n, D)
#define MAPFN_INFO_in_row(T, x, D) \
    MAPFN_INFO_ARRAY(x, MAPFN_EACH_ELEMENT, MAPFN_READ | (int)mapfn_later, MAPFN_OFFSET(mapfn_length_##x))

/* out_row(T, y, D): D values per element, written. T *y <- T *y */
#define MAPFN_WORD_out_row(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_out_row(T, ...) ~, out_row(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_out_row(T, x, D) ~, 0rowsout
#define MAPFN_TRAIT_out_row(T, y, D) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS | MAPFN_HAS_NO_LANE
#define MAPFN_COMES_out_row MAPFN_COMES_in_row
#define MAPFN_MUST_out_row MAPFN_MUST_in_row
#define MAPFN_ELEM_out_row(T, y, D) , T *y
#define MAPFN_NAME_out_row MAPFN_NAME_in_row
#define MAPFN_STEP_out_row(T, y, D) , MAPFN_UNUSED T *y
#define MAPFN_LANE_out_row(T, y, D) , 0shared(y) /* no lane: such a map is looped */
#define MAPFN_ARRAY_out_row(T, y, D) , T *y
#define MAPFN_FIELD_out_row(T, y, D) T *y; size_t mapfn_length_##y;
#define MAPFN_LOCAL_out_row MAPFN_LOCAL_in_row
#define MAPFN_PASS_out_row MAPFN_PASS_in_row
#define MAPFN_WEIGHT_out_row MAPFN_WEIGHT_in_row
#define MAPFN_KERNEL_out_row(T, y, D) , T *y, MAPFN_UNUSED size_t mapfn_length_##y
#define MAPFN_LIES_out_row(T, y, D) ~, MAPFN_LIES(y, true)
#define MAPFN_LONG_out_row(T, y, D) ~, || MAPFN_IS_LONG_WRITTEN(T, MAPFN_LENGTH(D, y))
#define MAPFN_FIXED_out_row(T, y, D) ~, && __builtin_constant_p(MAPFN_LENGTH(D, y))
#define MAPFN_WRITES_out_row(T, y, D) ~, 1
#define MAPFN_SOLE_out_row(T, y, D) , T *__restrict y, MAPFN_UNUSED size_t mapfn_length_##y
#define MAPFN_SHIFT_out_row MAPFN_SHIFT_in_row
#define MAPFN_AT_out_row MAPFN_AT_in_row
#define MAPFN_CLAIMS_out_row(T, y, D) ~, + MAPFN_ONE_OUTPUT
#define MAPFN_CLAIM_out_row(T, y, D) ~, \
    MAPFN_CLAIM_OUTPUT(y, mapfn_n * mapfn_quick_bytes(mapfn_q, sizeof *y, MAPFN_LENGTH(D, y), 65536))
#define MAPFN_FIT_out_row MAPFN_FIT_in_row
#define MAPFN_INFO_out_row(T, y, D) \
    MAPFN_INFO_ARRAY(y, MAPFN_EACH_ELEMENT, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_length_##y))

/* inout_row(T, z, D): D values per element, read and written in place. T *z <- T *z */
#define MAPFN_WORD_inout_row(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_inout_row(T, ...) ~, inout_row(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_inout_row(T, x, D) ~, 0rowsout
#define MAPFN_TRAIT_inout_row MAPFN_TRAIT_out_row
#define MAPFN_COMES_inout_row MAPFN_COMES_in_row
#define MAPFN_MUST_inout_row MAPFN_MUST_in_row
#define MAPFN_ELEM_inout_row MAPFN_ELEM_out_row
#define MAPFN_NAME_inout_row MAPFN_NAME_in_row
#define MAPFN_STEP_inout_row MAPFN_STEP_out_row
#define MAPFN_LANE_inout_row MAPFN_LANE_out_row
#define MAPFN_ARRAY_inout_row MAPFN_ARRAY_out_row
#define MAPFN_FIELD_inout_row MAPFN_FIELD_out_row
#define MAPFN_LOCAL_inout_row MAPFN_LOCAL_in_row
#define MAPFN_PASS_inout_row MAPFN_PASS_in_row
#define MAPFN_WEIGHT_inout_row MAPFN_WEIGHT_in_row
#define MAPFN_KERNEL_inout_row MAPFN_KERNEL_out_row
#define MAPFN_LIES_inout_row MAPFN_LIES_out_row
#define MAPFN_CLOSED_inout_row MAPFN_CLOSED_in_row
#define MAPFN_LONG_inout_row MAPFN_LONG_in_row
#define MAPFN_FIXED_inout_row MAPFN_FIXED_out_row
#define MAPFN_WRITES_inout_row MAPFN_WRITES_out_row
#define MAPFN_SOLE_inout_row MAPFN_SOLE_out_row
#define MAPFN_SHIFT_inout_row MAPFN_SHIFT_in_row
#define MAPFN_READY_inout_row MAPFN_READY_in_row
#define MAPFN_AT_inout_row MAPFN_AT_in_row
#define MAPFN_CLAIMS_inout_row(T, z, D) ~, + MAPFN_ONE_OUTPUT
#define MAPFN_CLAIM_inout_row MAPFN_CLAIM_out_row
#define MAPFN_FIT_inout_row MAPFN_FIT_in_row
#define MAPFN_INFO_inout_row(T, z, D) \
    MAPFN_INFO_ARRAY(z, MAPFN_EACH_ELEMENT, MAPFN_READ | MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_length_##z))

/* ======== src/kinds/strided.h: in_strided, out_strided, inout_strided.
 * Uses kinds/words.h. Used by definitions. */

/* in_strided(T, x): a step between elements, in elements. T x <- const T *x, ptrdiff_t x_stride
 * `mapfn_step` is the stride of all arrays, or 0 where they differ. A kernel has loops for some, in which
 * `mapfn_contiguous` is that stride as a constant. */
#define MAPFN_ABUT(stride) ((stride) == 1 || (stride) == -1)
#define MAPFN_STRIDE(x, zero) (mapfn_contiguous != 0 ? (ptrdiff_t)mapfn_contiguous : x##_stride + zero)
#define MAPFN_WORD_in_strided(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_value, __VA_ARGS__)
#define MAPFN_RETYPED_in_strided(T, ...) ~, in_strided(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_in_strided(T, x) ~, 0strided
#define MAPFN_TRAIT_in_strided(T, x) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_STRIDE
#define MAPFN_ALIGN_in_strided MAPFN_ALIGN_in
#define MAPFN_TAKES_in_strided MAPFN_TAKES_in
#define MAPFN_COMES_in_strided MAPFN_COMES_in
#define MAPFN_MUST_in_strided MAPFN_MUST_in
#define MAPFN_ELEM_in_strided MAPFN_ELEM_in
#define MAPFN_NAME_in_strided MAPFN_NAME_in
#define MAPFN_STEP_in_strided MAPFN_STEP_in
#define MAPFN_LANE_in_strided(T, x) , 0fixed(T, x, x[(ptrdiff_t)mapfn_i * x##_stride])
#define MAPFN_ARRAY_in_strided(T, x) , MAPFN_CONST(T) *x, ptrdiff_t x##_stride
#define MAPFN_FIELD_in_strided(T, x) MAPFN_CONST(T) *x; ptrdiff_t mapfn_stride_##x;
#define MAPFN_PASS_in_strided(T, x) , x, x##_stride
#define MAPFN_KERNEL_in_strided MAPFN_ARRAY_in_strided
#define MAPFN_LIES_in_strided MAPFN_LIES_in
#define MAPFN_CLOSED_in_strided MAPFN_CLOSED_in
#define MAPFN_STAND_in_strided MAPFN_STAND_in
#define MAPFN_SHIFT_in_strided(T, x) \
    , mapfn_a->x + (ptrdiff_t)mapfn_begin * mapfn_a->mapfn_stride_##x, mapfn_a->mapfn_stride_##x
#define MAPFN_READY_in_strided(T, x) ~, MAPFN_STEP_BY(x##_stride, sizeof(T) <= 8)
/* Only what is `near` is shuffled if it lies apart, and no larger structs. */
#define MAPFN_STEP_BY(stride, near) \
    if (mapfn_step != stride || !((near) || MAPFN_ABUT(stride))) \
        mapfn_step = mapfn_step == PTRDIFF_MIN && ((near) || MAPFN_ABUT(stride)) ? stride : 0;
#define MAPFN_AT_in_strided(T, x) \
    , MAPFN_VALUE(T, MAPFN_ABUT(mapfn_contiguous), x[(ptrdiff_t)mapfn_i * MAPFN_STRIDE(x, MAPFN_ZERO_READ(T))])
#define MAPFN_QUICK_in_strided(T, x) ~, MAPFN_QUICK_STRIDED(0, x)
#define MAPFN_FIT_in_strided(T, x) MAPFN_FIT(x, mapfn_quick_steps(x##_stride, mapfn_n))
#define MAPFN_INFO_in_strided(T, x) MAPFN_INFO_ARRAY(x, MAPFN_STRIDED, MAPFN_READ, MAPFN_OFFSET(mapfn_stride_##x))

/* out_strided(T, y): T *y <- T *y, ptrdiff_t y_stride
 * With AVX-512 only a stride of 1 or -1 is known: clang would scatter, which takes two to three times as long as it
 * takes to store one by one. */
#define MAPFN_WORD_out_strided(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_out_strided(T, ...) ~, out_strided(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_out_strided(T, y) ~, 0strewn
#define MAPFN_TRAIT_out_strided(T, y) MAPFN_TRAIT_out(T, y) | MAPFN_HAS_STRIDE
#define MAPFN_ALIGN_out_strided MAPFN_ALIGN_in
#define MAPFN_MAKES_out_strided MAPFN_MAKES_out
#define MAPFN_MUST_out_strided MAPFN_MUST_in
#define MAPFN_ELEM_out_strided MAPFN_ELEM_out
#define MAPFN_NAME_out_strided MAPFN_NAME_in
#define MAPFN_STEP_out_strided MAPFN_STEP_out
#define MAPFN_LANE_out_strided(T, y) \
    , 0changed(T, y, mapfn_t_##y[0] = y[(ptrdiff_t)mapfn_i * y##_stride];, y[(ptrdiff_t)mapfn_i * y##_stride])
#define MAPFN_ARRAY_out_strided(T, y) , T *y, ptrdiff_t y##_stride
#define MAPFN_FIELD_out_strided(T, y) T *y; ptrdiff_t mapfn_stride_##y;
#define MAPFN_PASS_out_strided MAPFN_PASS_in_strided
#define MAPFN_KERNEL_out_strided MAPFN_ARRAY_out_strided
#define MAPFN_LIES_out_strided MAPFN_LIES_out
#define MAPFN_SHIFT_out_strided MAPFN_SHIFT_in_strided
#if MAPFN_QUIRK_strides_of_any && MAPFN_AVX512
# define MAPFN_READY_out_strided(T, y) ~, MAPFN_STEP_BY(y##_stride, 0)
#else
# define MAPFN_READY_out_strided MAPFN_READY_in_strided
#endif
#define MAPFN_AT_out_strided(T, y) , &y[(ptrdiff_t)mapfn_i * MAPFN_STRIDE(y, mapfn_zero_stored)]
#define MAPFN_STORES_out_strided MAPFN_STORES_out
#define MAPFN_CLAIMS_out_strided(T, y) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_out_strided(T, y) ~, MAPFN_QUICK_STRIDED(1, y)
#define MAPFN_FIT_out_strided MAPFN_FIT_in_strided
#define MAPFN_INFO_out_strided(T, y) MAPFN_INFO_ARRAY(y, MAPFN_STRIDED, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_stride_##y))

/* inout_strided(T, z): read and written in place, with a step. T *z <- T *z, ptrdiff_t z_stride */
#define MAPFN_WORD_inout_strided(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_inout_strided(T, ...) ~, inout_strided(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_inout_strided(T, z) ~, 0heldstrewn
#define MAPFN_HOLDS_inout_strided(T, z) ~, 1
#define MAPFN_HOLD_inout_strided(T, z) MAPFN_HOLD_ELEMENT(T, z, 0)
#define MAPFN_LEND_inout_strided(T, z) MAPFN_LENT(z)
#define MAPFN_BACK_inout_strided(T, z) MAPFN_PUT_BACK(T, z, 0)
#define MAPFN_TRAIT_inout_strided(T, z) MAPFN_TRAIT_inout(T, z) | MAPFN_HAS_STRIDE
#define MAPFN_ALIGN_inout_strided MAPFN_ALIGN_in
#define MAPFN_COMES_inout_strided MAPFN_COMES_in
#define MAPFN_MAKES_inout_strided MAPFN_MAKES_out
#define MAPFN_MUST_inout_strided MAPFN_MUST_in
#define MAPFN_ELEM_inout_strided MAPFN_ELEM_out
#define MAPFN_NAME_inout_strided MAPFN_NAME_in
#define MAPFN_STEP_inout_strided MAPFN_STEP_out
#define MAPFN_LANE_inout_strided MAPFN_LANE_out_strided
#define MAPFN_ARRAY_inout_strided MAPFN_ARRAY_out_strided
#define MAPFN_FIELD_inout_strided MAPFN_FIELD_out_strided
#define MAPFN_PASS_inout_strided MAPFN_PASS_in_strided
#define MAPFN_KERNEL_inout_strided MAPFN_ARRAY_out_strided
#define MAPFN_LIES_inout_strided MAPFN_LIES_out
#define MAPFN_CLOSED_inout_strided MAPFN_CLOSED_in
#define MAPFN_SHIFT_inout_strided MAPFN_SHIFT_in_strided
#define MAPFN_READY_inout_strided MAPFN_READY_out_strided
#define MAPFN_AT_inout_strided(T, z) , &z[(ptrdiff_t)mapfn_i * MAPFN_STRIDE(z, MAPFN_ZERO_READ(T))]
#define MAPFN_STORES_inout_strided MAPFN_STORES_out
#define MAPFN_STAND_inout_strided MAPFN_STAND_inout
#define MAPFN_CLAIMS_inout_strided(T, z) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_inout_strided MAPFN_CLAIM_out_strided
#define MAPFN_FIT_inout_strided MAPFN_FIT_in_strided
#define MAPFN_INFO_inout_strided(T, z) \
    MAPFN_INFO_ARRAY(z, MAPFN_STRIDED, MAPFN_READ | MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_stride_##z))

/* ======== src/kinds/ragged.h: in_ragged, out_ragged, inout_ragged.
 * Uses kinds/words.h. Used by definitions. */

/* in_ragged(T, x): rows of different lengths. const T *x, size_t x_len <- const T *x, const size_t *x_splits */
#define MAPFN_WORD_in_ragged(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_ragged, __VA_ARGS__)
#define MAPFN_RETYPED_in_ragged(T, ...) ~, in_ragged(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_in_ragged(T, x) ~, 0rows
#define MAPFN_TRAIT_in_ragged(T, x) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS | MAPFN_HAS_LONG_ROWS
#define MAPFN_MUST_in_ragged MAPFN_MUST_in
#define MAPFN_ELEM_in_ragged(T, x) , MAPFN_CONST(T) *x, MAPFN_UNUSED size_t x##_len
#define MAPFN_NAME_in_ragged(T, x) , x, x##_len
#define MAPFN_STEP_in_ragged(T, x) , MAPFN_UNUSED MAPFN_CONST(T) *x, MAPFN_UNUSED size_t x##_len
#define MAPFN_LANE_in_ragged(T, x) \
    , 0fixed(MAPFN_CONST(T) *, x, x ? x + x##_splits[mapfn_i] : x) \
    , 0fixed(size_t, x##_len, x##_splits[mapfn_i + 1] - x##_splits[mapfn_i])
#define MAPFN_ARRAY_in_ragged(T, x) , MAPFN_CONST(T) *x, size_t const *x##_splits
#define MAPFN_FIELD_in_ragged(T, x) MAPFN_CONST(T) *x; size_t const *mapfn_splits_##x;
#define MAPFN_PASS_in_ragged(T, x) , x, x##_splits
#define MAPFN_KERNEL_in_ragged MAPFN_ARRAY_in_ragged
#define MAPFN_LIES_in_ragged MAPFN_LIES_in
#define MAPFN_CLOSED_in_ragged MAPFN_CLOSED_in
#define MAPFN_SHIFT_in_ragged(T, x) , mapfn_a->x, mapfn_a->mapfn_splits_##x + mapfn_begin
#define MAPFN_AT_in_ragged(T, x) , (x ? x + x##_splits[mapfn_i] : x), x##_splits[mapfn_i + 1] - x##_splits[mapfn_i]
#define MAPFN_QUICK_in_ragged(T, x) ~, mapfn_q->mapfn_doubt = 1; /* splits must be read */
#define MAPFN_FIT_in_ragged(T, x) MAPFN_FIT(x##_splits, mapfn_n + 1)
#define MAPFN_INFO_in_ragged(T, x) \
    MAPFN_INFO_ARRAY(x, MAPFN_RAGGED, MAPFN_READ | (int)mapfn_later, MAPFN_OFFSET(mapfn_splits_##x))

/* out_ragged(T, y): written. T *y, size_t y_len <- T *y, const size_t *y_splits */
#define MAPFN_WORD_out_ragged(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_lengths, __VA_ARGS__)
#define MAPFN_RETYPED_out_ragged(T, ...) ~, out_ragged(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_out_ragged(T, x) ~, 0rowsout
#define MAPFN_TRAIT_out_ragged(T, y) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS | MAPFN_HAS_NO_LANE
#define MAPFN_MUST_out_ragged MAPFN_MUST_in
#define MAPFN_ELEM_out_ragged(T, y) , T *y, MAPFN_UNUSED size_t y##_len
#define MAPFN_NAME_out_ragged MAPFN_NAME_in_ragged
#define MAPFN_STEP_out_ragged(T, y) , MAPFN_UNUSED T *y, MAPFN_UNUSED size_t y##_len
#define MAPFN_LANE_out_ragged(T, y) , 0shared(y), 0shared(0)
#define MAPFN_ARRAY_out_ragged(T, y) , T *y, size_t const *y##_splits
#define MAPFN_FIELD_out_ragged(T, y) T *y; size_t const *mapfn_splits_##y;
#define MAPFN_PASS_out_ragged MAPFN_PASS_in_ragged
#define MAPFN_KERNEL_out_ragged MAPFN_ARRAY_out_ragged
#define MAPFN_LIES_out_ragged MAPFN_LIES_out
#define MAPFN_FIXED_out_ragged(T, y) ~, && false
#define MAPFN_WRITES_out_ragged MAPFN_WRITES_out
#define MAPFN_SOLE_out_ragged(T, y) , T *__restrict y, size_t const *y##_splits
#define MAPFN_SHIFT_out_ragged MAPFN_SHIFT_in_ragged
#define MAPFN_AT_out_ragged MAPFN_AT_in_ragged
#define MAPFN_CLAIMS_out_ragged(T, y) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_QUICK_out_ragged MAPFN_QUICK_in_ragged
#define MAPFN_FIT_out_ragged MAPFN_FIT_in_ragged
#define MAPFN_INFO_out_ragged(T, y) MAPFN_INFO_ARRAY(y, MAPFN_RAGGED, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_splits_##y))

/* inout_ragged(T, z): read and written in place. T *z, size_t z_len <- T *z, const size_t *z_splits */
#define MAPFN_WORD_inout_ragged(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_lengths, __VA_ARGS__)
#define MAPFN_RETYPED_inout_ragged(T, ...) ~, inout_ragged(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_inout_ragged(T, x) ~, 0rowsout
#define MAPFN_TRAIT_inout_ragged MAPFN_TRAIT_out_ragged
#define MAPFN_MUST_inout_ragged MAPFN_MUST_in
#define MAPFN_ELEM_inout_ragged MAPFN_ELEM_out_ragged
#define MAPFN_NAME_inout_ragged MAPFN_NAME_in_ragged
#define MAPFN_STEP_inout_ragged MAPFN_STEP_out_ragged
#define MAPFN_LANE_inout_ragged MAPFN_LANE_out_ragged
#define MAPFN_ARRAY_inout_ragged MAPFN_ARRAY_out_ragged
#define MAPFN_FIELD_inout_ragged MAPFN_FIELD_out_ragged
#define MAPFN_PASS_inout_ragged MAPFN_PASS_in_ragged
#define MAPFN_KERNEL_inout_ragged MAPFN_ARRAY_out_ragged
#define MAPFN_LIES_inout_ragged MAPFN_LIES_out
#define MAPFN_CLOSED_inout_ragged MAPFN_CLOSED_in
#define MAPFN_FIXED_inout_ragged MAPFN_FIXED_out_ragged
#define MAPFN_WRITES_inout_ragged MAPFN_WRITES_out
#define MAPFN_SOLE_inout_ragged MAPFN_SOLE_out_ragged
#define MAPFN_SHIFT_inout_ragged MAPFN_SHIFT_in_ragged
#define MAPFN_AT_inout_ragged MAPFN_AT_in_ragged
#define MAPFN_CLAIMS_inout_ragged(T, z) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_QUICK_inout_ragged MAPFN_QUICK_in_ragged
#define MAPFN_FIT_inout_ragged MAPFN_FIT_in_ragged
#define MAPFN_INFO_inout_ragged(T, z) \
    MAPFN_INFO_ARRAY(z, MAPFN_RAGGED, MAPFN_READ | MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_splits_##z))

/* ======== src/kinds/table_where_scratch_rng.h: table, where, scratch, rng.
 * Uses kinds/words.h. Used by definitions. */

/* table(T, t, LEN): one array of LEN values, shared by all. const T *t <- const T *t
 * No output overlaps it, as MAPFN_UNSHARED tells the compiler. So values at constant places stay in registers while
 * outputs are written. */
#define MAPFN_WORD_table(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_values, __VA_ARGS__)
#define MAPFN_RETYPED_table(T, ...) ~, table(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_table(T, t, LEN) ~, 0table
#define MAPFN_TAKES_table(T, t, LEN) MAPFN_TAKEN_TABLE
#define MAPFN_LOOKED_UP_table(T, t, LEN) ~, \
    || ((sizeof(T) < 4 || sizeof(T) == 8 || MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT) \
        && !(__builtin_constant_p(LEN) && (size_t)(LEN) <= (sizeof(T) == 1 ? 15 : 128 / sizeof(T))))
/* Steps that look up small numbers are not vectorized where each would be moved into its lane by itself. */
#if MAPFN_QUIRK_steps_look_up
# define MAPFN_STEP_TABLE_TRAIT(T) | (sizeof(T) < 4 ? MAPFN_HAS_SLOW_LANE : 0u)
#else
# define MAPFN_STEP_TABLE_TRAIT(T)
#endif
#define MAPFN_TRAIT_table(T, t, LEN) | MAPFN_IS_NARROW MAPFN_EMPTY_TRAIT(T) MAPFN_STEP_TABLE_TRAIT(T)
#define MAPFN_MUST_table MAPFN_NOTHING
#define MAPFN_ELEM_table MAPFN_ELEM_in_row
#define MAPFN_NAME_table MAPFN_NAME_in_row
#define MAPFN_STEP_table MAPFN_STEP_in_row
#define MAPFN_LANE_table(T, t, LEN) , 0shared(t)
#define MAPFN_ARRAY_table MAPFN_ARRAY_in_row
#define MAPFN_FIELD_table MAPFN_FIELD_in_row
#define MAPFN_LOCAL_table MAPFN_LOCAL_in_row
#define MAPFN_PASS_table MAPFN_PASS_in_row
#define MAPFN_KERNEL_table(T, t, LEN) , MAPFN_UNSHARED(T) t, MAPFN_UNUSED size_t mapfn_length_##t
#define MAPFN_LIES_table MAPFN_LIES_in_row
#define MAPFN_TABLED_table(T, t, LEN) ~, || true
#define MAPFN_CLOSED_table MAPFN_CLOSED_in_row
#define MAPFN_PROMISES_table(T, t, LEN) ~, 1
#define MAPFN_INSIDE_table MAPFN_KERNEL_in_row
#define MAPFN_SHIFT_table(T, t, LEN) , mapfn_a->t, mapfn_a->mapfn_length_##t
#define MAPFN_READY_table(T, t, LEN) ~, MAPFN_MAY_SHARE(t)
#define MAPFN_AT_table MAPFN_NAME_in_row
#define MAPFN_QUICK_table(T, t, LEN) ~, \
    MAPFN_QUICK_INPUT(t, 0, mapfn_quick_bytes(mapfn_q, sizeof *t, MAPFN_LENGTH(LEN, t), SIZE_MAX / 2))
#define MAPFN_FIT_table(T, t, LEN) MAPFN_FIT_LENGTH(t, (size_t)(mapfn_n != 0), LEN)
#define MAPFN_INFO_table(T, t, LEN) MAPFN_INFO_ARRAY(t, MAPFN_TABLE, MAPFN_READ, MAPFN_OFFSET(mapfn_length_##t))

/* where(T, m): elements with m[i] == 0 are skipped. nothing <- const T *m */
#define MAPFN_WORD_where(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_nothing, __VA_ARGS__)
#define MAPFN_RETYPED_where(T, ...) ~, where(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_where(T, m) ~, 0masked
#define MAPFN_ALIGN_where MAPFN_ALIGN_in
#define MAPFN_STAND_where(T, m) ~,
#define MAPFN_TRAIT_where(T, m) MAPFN_SMALL_TRAIT(T) | MAPFN_HAS_WHERE
#define MAPFN_DEMANDS_where(T, m) ~, MAPFN_DEMAND(MAPFN_TYPE_IS_INTEGER(T) && !MAPFN_TYPE_IS_SCOPED(T), E15, #m);
#define MAPFN_TEXT_E15(m) \
    "MAPFN_E15: the T of where(T, " m ") is no integer type and not bool; see docs/errors.md#e15"
MAPFN_CAN_DEMAND(E15, "m");
#define MAPFN_MUST_where MAPFN_NOTHING
#define MAPFN_ELEM_where MAPFN_NOTHING
#define MAPFN_NAME_where MAPFN_NOTHING
#define MAPFN_STEP_where MAPFN_NOTHING
#define MAPFN_LANE_where MAPFN_NOTHING
#define MAPFN_ARRAY_where MAPFN_ARRAY_in
#define MAPFN_FIELD_where MAPFN_FIELD_in
#define MAPFN_PASS_where MAPFN_PASS_in
#define MAPFN_KERNEL_where MAPFN_ARRAY_in
#define MAPFN_LIES_where MAPFN_LIES_in
#define MAPFN_SHIFT_where MAPFN_SHIFT_in
#define MAPFN_ENTER_where(T, m) ~, \
    if (MAPFN_IS_PLAIN_BOOL(T) ? ((const unsigned char *)(m))[mapfn_i] == 0 /* gcc, 16 too, has no masks of bools */ \
        : m[mapfn_i] == 0) continue;
#define MAPFN_AT_where MAPFN_NOTHING
#define MAPFN_QUICK_where(T, m) ~, MAPFN_QUICK_INPUT(m, 0, MAPFN_BYTES(T, m))
#define MAPFN_FIT_where MAPFN_FIT_in
#define MAPFN_INFO_where(T, m) MAPFN_INFO_ARRAY(m, MAPFN_EACH_ELEMENT, MAPFN_READ | MAPFN_MASK, 0)

/* scratch(T, s, LEN): private work space, one for each iteration in flight. T *s <- T *s
 * No other array overlaps it, so that its values stay in registers while outputs are written. Without that, rows of a
 * tridiagonal solver took 1.5 times as long with gcc. */
#define MAPFN_WORD_scratch(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_scratch(T, ...) ~, scratch(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_scratch(T, s, LEN) ~, 0scratch
#define MAPFN_TRAIT_scratch(T, s, LEN) | MAPFN_HAS_SCRATCH MAPFN_EMPTY_TRAIT(T)
#define MAPFN_MUST_scratch MAPFN_NOTHING
#define MAPFN_ELEM_scratch MAPFN_ELEM_out_row
#define MAPFN_NAME_scratch MAPFN_NAME_in_row
#define MAPFN_STEP_scratch MAPFN_STEP_out_row
#define MAPFN_LANE_scratch MAPFN_LANE_out_row
#define MAPFN_ARRAY_scratch MAPFN_ARRAY_out_row
#define MAPFN_FIELD_scratch MAPFN_FIELD_out_row
#define MAPFN_LOCAL_scratch(T, s, LEN) ~, \
    MAPFN_ASSERT(!mapfn_first || __alignof__(T) <= MAPFN_ALIGNED_MOST, \
        "MAPFN_E31: scratch is aligned to at most 4096 bytes, and the T of `" #s "` to more; " \
            "see docs/errors.md#e31"); \
    MAPFN_LOCAL_LENGTH(s, LEN)
#define MAPFN_PASS_scratch MAPFN_PASS_in_row
#define MAPFN_KERNEL_scratch(T, s, LEN) , T *__restrict s, MAPFN_UNUSED size_t mapfn_length_##s
#define MAPFN_PROMISES_scratch(T, s, LEN) ~, 1
#define MAPFN_INSIDE_scratch MAPFN_KERNEL_out_row
#define MAPFN_SHIFT_scratch(T, s, LEN) , mapfn_a->s + mapfn_slot * mapfn_a->mapfn_length_##s, mapfn_a->mapfn_length_##s
#define MAPFN_AT_scratch MAPFN_NAME_in_row
#define MAPFN_FIT_scratch(T, s, LEN) MAPFN_FIT_LENGTH(s, 1, LEN)
#define MAPFN_INFO_scratch(T, s, LEN) \
    MAPFN_INFO_ARRAY(s, MAPFN_SCRATCH, MAPFN_READ | MAPFN_WRITTEN | (MAPFN_IS_COPYABLE(T) ? 0 : MAPFN_CONSTRUCTED), \
        MAPFN_OFFSET(mapfn_length_##s))

/* rng(r): a random stream of the element's own. mapfn_rng *r <- uint64_t r_seed */
#define MAPFN_WORD_rng(...) , mapfn_kind, MAPFN_TAKES_1, (mapfn_rng, __VA_ARGS__)
#define MAPFN_LONE_rng(r) ~, 1
#define MAPFN_TRAIT_rng(r) | MAPFN_HAS_INDEX | MAPFN_HAS_SLOW_LANE
#define MAPFN_MUST_rng MAPFN_NOTHING
#define MAPFN_ELEM_rng(r) , mapfn_rng *r
#define MAPFN_NAME_rng MAPFN_NAME_index
#define MAPFN_STEP_rng(r) , MAPFN_UNUSED mapfn_rng *r
#define MAPFN_LANE_rng(r) , 0moving(mapfn_rng, r, mapfn_t_##r[0] = mapfn_rng_at(r##_seed, mapfn_offset + mapfn_i);)
#define MAPFN_ARRAY_rng(r) , uint64_t r##_seed
#define MAPFN_FIELD_rng(r) uint64_t mapfn_seed_##r;
#define MAPFN_PASS_rng(r) , r##_seed
#define MAPFN_KERNEL_rng MAPFN_ARRAY_rng
#define MAPFN_SHIFT_rng(r) , mapfn_a->mapfn_seed_##r
#ifdef __cplusplus
# define MAPFN_ENTER_rng(r) ~, MAPFN_UNUSED mapfn_rng mapfn_r_##r = mapfn_rng_at(r##_seed, mapfn_at);
# define MAPFN_AT_rng(r) , &mapfn_r_##r
#else /* C has no declaration here: -Wdeclaration-after-statement would find it behind the `if` of `where` */
# define MAPFN_AT_rng(r) , (&(mapfn_rng)MAPFN_RNG_AT(r##_seed, mapfn_at)) /* the braces hold commas */
#endif
#define MAPFN_FIT_rng MAPFN_NOTHING
#define MAPFN_INFO_rng MAPFN_NOTHING

/* ======== src/kinds/steps.h: repeat, state, out_state.
 * Uses kinds/words.h. Used by definitions. */

/* repeat(N): the element function is one step, called until it says that it is done, at most N times.
 * nothing <- nothing
 * An element of such a map is computed by mapfn_whole_name: INIT, and then all its steps. Only this function takes the
 * limit N, and the one that holds for it. */
#define MAPFN_WORD_repeat(...) , mapfn_kind, MAPFN_TAKES_NUMBER, (mapfn_nothing, __VA_ARGS__)
#define MAPFN_NEEDS_repeat(N) ~, 0steps
#define MAPFN_CLAIMS_repeat(N) ~, + MAPFN_MORE_OUTPUTS /* nothing may be in place */
#define MAPFN_TRAIT_repeat(N) | MAPFN_IS_REPEATED
#define MAPFN_MUST_repeat MAPFN_NOTHING
#define MAPFN_ELEM_repeat(N) , MAPFN_UNUSED size_t mapfn_most
#define MAPFN_NAME_repeat MAPFN_NOTHING
#define MAPFN_HOLDS_repeat(N) ~, 1
#define MAPFN_HOLD_repeat MAPFN_NOTHING
#define MAPFN_LEND_repeat(N) , mapfn_most
#define MAPFN_BACK_repeat MAPFN_NOTHING
#define MAPFN_STEP_repeat MAPFN_NOTHING
#define MAPFN_LANE_repeat MAPFN_NOTHING
#define MAPFN_ARRAY_repeat MAPFN_NOTHING
#define MAPFN_FIELD_repeat(N) size_t mapfn_most;
#define MAPFN_LOCAL_repeat(N) ~, \
    MAPFN_ASSERT(!mapfn_first || MAPFN_IS_WHOLE(N), \
        "MAPFN_E24: the limit " #N " of repeat is no integer: name a uniform or a constant, no array and no float; " \
            "see docs/errors.md#e24"); \
    __typeof__(N) const mapfn_given = (N); \
    size_t const mapfn_most = mapfn_limit(mapfn_given > 0 || mapfn_given == 0, \
        sizeof mapfn_given > 8 && mapfn_given / 2 > (__typeof__(mapfn_given / 2))(UINT64_MAX / 2) ? UINT64_MAX \
            : (unsigned long long)mapfn_given);
#define MAPFN_PASS_repeat(N) , mapfn_most
#define MAPFN_KERNEL_repeat(N) , size_t mapfn_most
#define MAPFN_SHIFT_repeat(N) , mapfn_a->mapfn_most
#define MAPFN_AT_repeat(N) , mapfn_most
/* In a map of steps no row may be in place. So the inline checks take nothing to be surely in place. */
#define MAPFN_CLAIM_repeat(N) ~, mapfn_q->mapfn_stride = PTRDIFF_MIN;
#define MAPFN_QUICK_repeat(N) ~, MAPFN_DOUBT_IF(mapfn_most == MAPFN_NEGATIVE)
#define MAPFN_FIT_repeat MAPFN_NOTHING
#define MAPFN_INFO_repeat MAPFN_NOTHING

/* state(T, s, INIT): a variable of the element's own that lives from step to step; at first INIT. T *s <- nothing */
#define MAPFN_WORD_state(...) , mapfn_kind, MAPFN_TAKES_INIT, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_state(T, ...) ~, state(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_state(T, s, INIT) ~, 0states
#define MAPFN_TRAIT_state(T, s, INIT) MAPFN_TYPE_TRAIT(T) | MAPFN_LANE_TRAIT(T)
#define MAPFN_MUST_state(T, s, INIT) MAPFN_MUST(T, s)
#define MAPFN_ELEM_state MAPFN_NOTHING /* no parameter of mapfn_whole_name, in which it is a variable */
#define MAPFN_OWN_state(T, s, INIT) ~, T mapfn_s_##s; T *const s = &mapfn_s_##s;
#define MAPFN_NAME_state(T, s, INIT) , s
#define MAPFN_HOLDS_state(T, s, INIT) ~, 1
#define MAPFN_HOLD_state MAPFN_NOTHING
#define MAPFN_LEND_state MAPFN_NOTHING
#define MAPFN_BACK_state MAPFN_NOTHING
#define MAPFN_STEP_state(T, s, INIT) , MAPFN_UNUSED T *const s
#define MAPFN_LANE_state(T, s, INIT) , 0moving(T, s, )
/* INIT may be `{0}`. */
#ifdef __cplusplus
# define MAPFN_INIT_state(T, s, INIT) ~, *s = INIT;
#else
# define MAPFN_INIT_state(T, s, INIT) ~, { T mapfn_init = INIT; *s = mapfn_init; }
#endif
#define MAPFN_ARRAY_state MAPFN_NOTHING
#define MAPFN_FIELD_state MAPFN_NOTHING
#define MAPFN_PASS_state MAPFN_NOTHING
#define MAPFN_KERNEL_state MAPFN_NOTHING
#define MAPFN_SHIFT_state MAPFN_NOTHING
#define MAPFN_AT_state MAPFN_NOTHING
#define MAPFN_FIT_state MAPFN_NOTHING
#define MAPFN_INFO_state MAPFN_NOTHING

/* out_state(T, y, INIT): a state whose last value is stored. T *y <- T *y */
#define MAPFN_WORD_out_state MAPFN_WORD_state
#define MAPFN_RETYPED_out_state(T, ...) ~, out_state(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_out_state(T, y, INIT) ~, 0states
#define MAPFN_TRAIT_out_state MAPFN_TRAIT_state
#define MAPFN_MUST_out_state MAPFN_MUST_state
#define MAPFN_ELEM_out_state(T, y, INIT) , T *y
#define MAPFN_NAME_out_state MAPFN_NAME_state
#define MAPFN_HOLDS_out_state MAPFN_HOLDS_state
#define MAPFN_HOLD_out_state(T, y, INIT) T mapfn_held_##y;
#define MAPFN_LEND_out_state(T, y, INIT) , &mapfn_held_##y
#define MAPFN_BACK_out_state(T, y, INIT) *y = mapfn_held_##y;
#define MAPFN_STEP_out_state MAPFN_STEP_state
#define MAPFN_LANE_out_state(T, y, INIT) , 0changed(T, y, , y[mapfn_i])
#define MAPFN_INIT_out_state MAPFN_INIT_state
#define MAPFN_ARRAY_out_state(T, y, INIT) , T *y
#define MAPFN_FIELD_out_state(T, y, INIT) T *y;
#define MAPFN_PASS_out_state MAPFN_NAME_state
#define MAPFN_KERNEL_out_state MAPFN_ARRAY_out_state
#define MAPFN_SHIFT_out_state(T, y, INIT) , mapfn_a->y + mapfn_begin
#define MAPFN_AT_out_state(T, y, INIT) , &y[mapfn_i]
#define MAPFN_CLAIMS_out_state(T, y, INIT) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_out_state(T, y, INIT) ~, MAPFN_CLAIM_OUTPUT(y, MAPFN_BYTES(T, y))
#define MAPFN_FIT_out_state(T, y, INIT) MAPFN_FIT(y, mapfn_n)
#define MAPFN_INFO_out_state(T, y, INIT) MAPFN_INFO_ARRAY(y, MAPFN_EACH_ELEMENT, MAPFN_WRITTEN | MAPFN_ALWAYS, 0)

/* ======== src/kinds/sums.h: sum and reduce.
 * Uses kinds/words.h and run/sums_of.h. Used by definitions. */

/* sum(T, s): what the elements write to *s, added up. T *s <- T *s
 * The pointer is where a kernel leaves the sum, or each element's part. */
#define MAPFN_WORD_sum(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_sum(T, ...) ~, sum(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_sum(T, s) ~, 0sums
#define MAPFN_TRAIT_sum(T, s) \
    MAPFN_TYPE_TRAIT(T) MAPFN_SUM_TRAIT(T) | (MAPFN_TYPE_IS_INTEGER(T) ? 0u : MAPFN_HAS_ORDERED_SUM)
#define MAPFN_MUST_sum MAPFN_MUST_in
#define MAPFN_ELEM_sum(T, s) , MAPFN_PART(T) const s
#define MAPFN_NAME_sum MAPFN_NAME_in
#define MAPFN_STEP_sum MAPFN_STEP_out
#define MAPFN_LONE_sum(T, s) ~, 1
#define MAPFN_LANE_sum(T, s) MAPFN_LANE_reduce(MAPFN_NUMBER(T), s, ~, 0)
#define MAPFN_ARRAY_sum MAPFN_ARRAY_out
#define MAPFN_FIELD_sum MAPFN_FIELD_out
#define MAPFN_PASS_sum MAPFN_PASS_in
#define MAPFN_KERNEL_sum(T, s) , MAPFN_UNUSED T *s
#define MAPFN_SHIFT_sum(T, s) , mapfn_a->s
#define MAPFN_AT_sum(T, s) , mapfn_part_##s
#define MAPFN_CLAIMS_sum(T, s) ~, + MAPFN_ONE_SUM
#define MAPFN_CLAIM_sum(T, s) ~, MAPFN_CLAIM_SUM(s)
#define MAPFN_FIT_sum(T, s) MAPFN_FIT(s, 1)
#define MAPFN_INFO_sum(T, s) MAPFN_INFO_ARRAY(s, MAPFN_ONE_VALUE, MAPFN_WRITTEN, 0)
#define MAPFN_DEMANDS_sum(T, s) ~, MAPFN_BY_TYPE(MAPFN_DEMAND_SUM_, T)(T, s)
#define MAPFN_TYPES_sum(T, s) typedef MAPFN_NUMBER(T) mapfn_type_##s; MAPFN_TYPE_OF_ADDING(T, s)
#define MAPFN_LANES_sum(T, s) MAPFN_LANES_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_SIZE_sum(T, s) MAPFN_SIZE_reduce(T, s, ~, ~)
#define MAPFN_EXACT_sum(T, s) && MAPFN_TYPE_IS_INTEGER(T)
#define MAPFN_REDUCES_sum(T, s)
#define MAPFN_STRUCT_sum(T, s)
#define MAPFN_MEMBERS_sum(T, s) + 1
#define MAPFN_HOLD_sum(T, s) MAPFN_HOLD_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_RESET_sum(T, s) MAPFN_RESET_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_HELD_sum(T, s) MAPFN_ADD_NUMBER(T, s, mapfn_held_##s[mapfn_j], mapfn_value_##s)
#define MAPFN_FREE_sum(T, s) MAPFN_FREE_reduce(T, s, ~, ~)
#define MAPFN_SPREADS_sum(T, s)
#define MAPFN_WHOLE_sum(T, s)
#define MAPFN_WORDS_sum(T, s)
#define MAPFN_SPREAD_sum(T, s)
#define MAPFN_JOINED_WORDS_sum MAPFN_ADD_sum
#define MAPFN_GATHER_sum(T, s)
#define MAPFN_CLEAR_sum(T, s) MAPFN_CLEAR_NUMBERS(mapfn_lane_##s)
#define MAPFN_BEGIN_sum(T, s) \
    mapfn_type_##s mapfn_value_##s = 0; T *const mapfn_part_##s = (T *)(void *)&mapfn_value_##s;
#define MAPFN_PART_sum(T, s) *(mapfn_type_##s *)(void *)&s[mapfn_i] = mapfn_value_##s;
#define MAPFN_KEPT_sum(T, s) MAPFN_KEPT_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_KEEP_sum MAPFN_KEEP_reduce
#define MAPFN_TAKE_sum(T, s) MAPFN_TAKE_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_PLACE_sum(T, s) , T *const mapfn_part_##s
#define MAPFN_PLACED_sum(T, s) , mapfn_part_##s
#define MAPFN_LENDS_sum(T, s) , MAPFN_NUMBER(T) *mapfn_lane_##s
#define MAPFN_LENT_sum(T, s) , mapfn_lane_##s
#define MAPFN_ALL_sum(T, s) MAPFN_ALL_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_ADD_sum(T, s) MAPFN_ADD_NUMBER(T, s, (*mapfn_all_##s)[mapfn_first + mapfn_j], mapfn_value_##s)
#define MAPFN_SEEN_sum(T, s) if (!mapfn_exact) { MAPFN_SEEN(mapfn_value_##s) }
#define MAPFN_REST_sum(T, s) MAPFN_ADD_NUMBER(T, s, mapfn_rest_##s, mapfn_value_##s)
#define MAPFN_WRAPS_sum(T, s) mapfn_adding_##s mapfn_sum_##s = 0; MAPFN_NO_BITS(T, s)
#define MAPFN_WRAP_sum(T, s) \
    if (mapfn_skips) MAPFN_REST_sum(T, s) \
    else MAPFN_WRAP_NUMBER(T, s)
#define MAPFN_WRAP_NUMBER(T, s) \
    mapfn_sum_##s = (mapfn_adding_##s)(mapfn_sum_##s \
        + MAPFN_UNMASKED(MAPFN_TYPE_IS_INTEGER(T), s, (mapfn_adding_##s)mapfn_value_##s));
#define MAPFN_WRAPPED_sum(T, s) if (!mapfn_skips) mapfn_rest_##s = (mapfn_type_##s)mapfn_sum_##s;
/* beside gathers: an element is added to what the kernel leaves at its end, or its part is stored */
#define MAPFN_LAID_sum(T, s) \
    if (mapfn_exact) MAPFN_WRAP_NUMBER(T, s) \
    else MAPFN_PART_sum(T, s)
#define MAPFN_LEFT_sum(T, s) if (mapfn_exact) *(mapfn_type_##s *)(void *)(s) = (mapfn_type_##s)mapfn_sum_##s;
#define MAPFN_END_sum(T, s) , MAPFN_NUMBER(T) *mapfn_lane_##s, MAPFN_NUMBER(T) mapfn_rest_##s, T *s
#define MAPFN_ENDS_sum(T, s) , mapfn_lane_##s, mapfn_rest_##s, s
#define MAPFN_TREE_sum(T, s) \
    MAPFN_TREE_OF(mapfn_type_##s, s, MAPFN_ADD_NUMBER(T, s, mapfn_tree_##s, mapfn_rest_##s), \
        MAPFN_HALVES_OF_NUMBERS(T, s))
#define MAPFN_JOIN_NUMBERS(s, T, to, by) MAPFN_ADD_NUMBER(T, s, to, by)
#define MAPFN_JOIN_sum(T, s) \
    if (mapfn_field == MAPFN_OFFSET(s)) { \
        MAPFN_TYPES_sum(T, s) \
        MAPFN_JOIN_VALUES(mapfn_type_##s, 0, MAPFN_ADD_NUMBER(T, s, mapfn_x[mapfn_k], mapfn_y[mapfn_k])) \
    }
#define MAPFN_KIND_sum(T, s) mapfn_kind_##s = MAPFN_KIND_OF_NUMBER(T),
#define MAPFN_SHARED_sum(T, s) && mapfn_kind_##s != 0
#define MAPFN_TELL_sum(T, s) MAPFN_TELL_AS(T, s, MAPFN_JOIN_OF_KIND(mapfn_kind_##s))
#define MAPFN_STATE_sum(T, s) MAPFN_STATE_reduce(T, s, ~, ~)
#define MAPFN_PARTS_sum(T, s) MAPFN_PARTS_reduce(mapfn_type_##s, s, ~, ~)
#define MAPFN_BLANK_sum(T, s) MAPFN_BLANK_reduce(T, s, mapfn_plus, 0)
#define MAPFN_APART_sum(T, s) MAPFN_APART_reduce(T, s, ~, ~)
#define MAPFN_GOES_TO_sum(T, s) MAPFN_GOES_TO_reduce(T, s, ~, ~)
#define MAPFN_NTH_sum(T, s) MAPFN_NTH_reduce(mapfn_type_##s, s, ~, ~)

/* reduce(T, s, op, zero): the same by T op(T, T), with op(x, zero) = x. T *s <- T *s */
#define MAPFN_WORD_reduce(...) , mapfn_kind, MAPFN_TAKES_4, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_reduce(T, ...) ~, reduce(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_reduce(T, s, op, zero) ~, 0sums
#define MAPFN_TRAIT_reduce(T, s, op, zero) MAPFN_TYPE_TRAIT(T) MAPFN_SUM_TRAIT(T) | MAPFN_HAS_ORDERED_SUM
#define MAPFN_MUST_reduce(T, s, op, zero) MAPFN_MUST(T, s)
#define MAPFN_ELEM_reduce(T, s, op, zero) , MAPFN_PART(T) const s
#define MAPFN_NAME_reduce(T, s, op, zero) , s
#define MAPFN_STEP_reduce(T, s, op, zero) , MAPFN_UNUSED T *const s
#define MAPFN_LONE_reduce(T, s, op, zero) ~, 1
#define MAPFN_LANE_reduce(T, s, op, zero) , 0changed(T, s, mapfn_t_##s[0] = zero;, s[mapfn_i])
#define MAPFN_ARRAY_reduce(T, s, op, zero) , T *s
#define MAPFN_FIELD_reduce(T, s, op, zero) T *s;
#define MAPFN_PASS_reduce(T, s, op, zero) , s
#define MAPFN_KERNEL_reduce(T, s, op, zero) , MAPFN_UNUSED T *s
#define MAPFN_SHIFT_reduce(T, s, op, zero) , mapfn_a->s
#define MAPFN_AT_reduce(T, s, op, zero) , mapfn_part_##s
#define MAPFN_CLAIMS_reduce(T, s, op, zero) ~, + MAPFN_ONE_SUM
#define MAPFN_CLAIM_reduce(T, s, op, zero) ~, MAPFN_CLAIM_SUM(s)
#define MAPFN_FIT_reduce(T, s, op, zero) MAPFN_FIT(s, 1)
#define MAPFN_INFO_reduce(T, s, op, zero) MAPFN_INFO_sum(T, s)
/* An operator pastes to no name, and so is an error that says what it is. `+(a, b)` would be b. */
#define MAPFN_DEMANDS_reduce(T, s, op, zero) ~, \
    MAPFN_NOTHING(MAPFN_E49_reduce_takes_a_function_and_not_##op) MAPFN_DEMAND_REDUCE(T, s)
#define MAPFN_TYPES_reduce(T, s, op, zero) MAPFN_NO_BITS(T, s)
#define MAPFN_LANES_reduce(T, s, op, zero) \
    T mapfn_lane_##s[mapfn_lanes] __attribute__((__aligned__(64))); \
    T mapfn_rest_##s = zero; /* a declaration of its own, as T may be written `int *` */ \
    MAPFN_ALL_reduce(T, s, op, zero)
#define MAPFN_PLACE_reduce(T, s, op, zero) , T *const mapfn_part_##s
#define MAPFN_PLACED_reduce(T, s, op, zero) , mapfn_part_##s
#define MAPFN_LENDS_reduce(T, s, op, zero) , T *mapfn_lane_##s
#define MAPFN_LENT_reduce(T, s, op, zero) , mapfn_lane_##s
#define MAPFN_ALL_reduce(T, s, op, zero) \
    T (*const mapfn_all_##s)[mapfn_lanes] MAPFN_UNUSED = (T (*)[mapfn_lanes])(void *)mapfn_lane_##s;
#define MAPFN_SIZE_reduce(T, s, op, zero) + (int)sizeof(T)
#define MAPFN_EXACT_reduce(T, s, op, zero) && 0
#define MAPFN_REDUCES_reduce(T, s, op, zero) ~, 1,
#define MAPFN_STRUCT_reduce(T, s, op, zero) || MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT
#define MAPFN_MEMBERS_reduce(T, s, op, zero) + (int)(sizeof(T) / __alignof__(T))
#define MAPFN_HOLD_reduce(T, s, op, zero) T mapfn_held_##s[mapfn_at_once];
#define MAPFN_RESET_reduce(T, s, op, zero) \
    MAPFN_UNROLL for (int mapfn_l = 0; mapfn_l < (int)mapfn_at_once; mapfn_l++) mapfn_held_##s[mapfn_l] = zero;
/* Structs of doubles then take 1.2 to 2.9 times as long, as their members cannot be told from integers. */
#if MAPFN_MASKS_PRODUCTS
# define MAPFN_UNMASK_WORDS(T, s) \
    if (__alignof__(T) == 8 && !MAPFN_TYPE_IS_REAL(T)) \
        mapfn_unmask_words((void *)&mapfn_value_##s, sizeof(T), mapfn_no_bits_##s);
#else
# define MAPFN_UNMASK_WORDS(T, s)
#endif
#define MAPFN_HELD_reduce(T, s, op, zero) \
    MAPFN_UNMASK_WORDS(T, s) MAPFN_ALONE_IN_LOOP(T) \
    mapfn_held_##s[mapfn_j] = op(MAPFN_READ(T, mapfn_held_##s[mapfn_j]), mapfn_value_##s);
#define MAPFN_FREE_reduce(T, s, op, zero) \
    MAPFN_UNROLL for (int mapfn_l = 0; mapfn_l < (int)mapfn_at_once; mapfn_l++) \
        mapfn_lane_##s[mapfn_first + (size_t)mapfn_l] = mapfn_held_##s[mapfn_l];
#define MAPFN_SPREADS_reduce(T, s, op, zero) \
    && (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT ? MAPFN_SPREADS_LANES(sizeof(T), __alignof__(T)) \
        : __alignof__(T) <= 8)
#define MAPFN_WHOLE_reduce(T, s, op, zero) \
    if (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT && __alignof__(T) == 4) { MAPFN_ASK_WHOLE(T) }
#define MAPFN_WORDS_reduce(T, s, op, zero) \
    uint64_t mapfn_words_##s[(sizeof(T) + 7) / 8 * mapfn_lanes] __attribute__((__aligned__(64)));
#define MAPFN_SPREAD_reduce(T, s, op, zero) \
    for (size_t mapfn_l = 0; mapfn_l < (size_t)mapfn_lanes; mapfn_l++) { \
        T mapfn_none = zero; \
        MAPFN_STORE_LANE(mapfn_words_##s, mapfn_none, mapfn_l) \
    }
#define MAPFN_JOINED_WORDS_reduce(T, s, op, zero) { \
        T mapfn_joined; \
        MAPFN_LOAD_LANE(mapfn_joined, mapfn_words_##s, mapfn_j) \
        MAPFN_ALONE_IN_LOOP(T) mapfn_joined = op(mapfn_joined, mapfn_value_##s); \
        MAPFN_STORE_LANE(mapfn_words_##s, mapfn_joined, mapfn_j) \
    }
#define MAPFN_GATHER_reduce(T, s, op, zero) \
    for (size_t mapfn_l = 0; mapfn_l < (size_t)mapfn_lanes; mapfn_l++) { \
        MAPFN_LOAD_LANE(mapfn_lane_##s[mapfn_l], mapfn_words_##s, mapfn_l) \
    }
#define MAPFN_LOAD_LANE(value, words, lane) \
    mapfn_load_lane(&value, words, sizeof value, __alignof__(value), mapfn_lanes, lane);
#define MAPFN_STORE_LANE(words, value, lane) \
    mapfn_store_lane(words, &value, sizeof value, __alignof__(value), mapfn_lanes, lane);
#define MAPFN_CLEAR_reduce(T, s, op, zero) \
    for (int mapfn_j = 0; mapfn_j < (int)mapfn_lanes; mapfn_j++) mapfn_lane_##s[mapfn_j] = zero;
#if MAPFN_QUIRK_constants_copied
# define MAPFN_BEGIN_reduce(T, s, op, zero) \
    T mapfn_value_##s; \
    T *const mapfn_part_##s = &mapfn_value_##s; \
    { T mapfn_none = zero; MAPFN_MEMCPY((void *)mapfn_part_##s, (const void *)&mapfn_none, sizeof mapfn_none); }
#else
# define MAPFN_BEGIN_reduce(T, s, op, zero) T mapfn_value_##s = zero; T *const mapfn_part_##s = &mapfn_value_##s;
#endif
#define MAPFN_PART_reduce(T, s, op, zero) s[mapfn_i] = mapfn_value_##s;
#define MAPFN_KEPT_reduce(T, s, op, zero) T mapfn_kept_##s[MAPFN_VECTOR_BYTES] __attribute__((__aligned__(64)));
#define MAPFN_KEEP_reduce(T, s, ...) mapfn_kept_##s[mapfn_j] = mapfn_value_##s;
#define MAPFN_TAKE_reduce(T, s, op, zero) T const mapfn_value_##s = MAPFN_READ(T, mapfn_kept_##s[mapfn_k + mapfn_j]);
#define MAPFN_ADD_reduce(T, s, op, zero) \
    MAPFN_UNMASK_WORDS(T, s) MAPFN_ALONE_IN_LOOP(T) \
    (*mapfn_all_##s)[mapfn_first + mapfn_j] = \
        op(MAPFN_READ(T, (*mapfn_all_##s)[mapfn_first + mapfn_j]), mapfn_value_##s);
#define MAPFN_SEEN_reduce(T, s, op, zero)
#define MAPFN_WRAPS_reduce MAPFN_NOTHING
#define MAPFN_WRAP_reduce MAPFN_REST_reduce
#define MAPFN_WRAPPED_reduce MAPFN_NOTHING
#define MAPFN_LAID_reduce MAPFN_PART_reduce
#define MAPFN_LEFT_reduce MAPFN_NOTHING
#define MAPFN_REST_reduce(T, s, op, zero) mapfn_rest_##s = op(mapfn_rest_##s, mapfn_value_##s);
#define MAPFN_END_reduce(T, s, op, zero) , T *mapfn_lane_##s, T mapfn_rest_##s, T *s
#define MAPFN_ENDS_reduce(T, s, op, zero) , mapfn_lane_##s, mapfn_rest_##s, s
#define MAPFN_TREE_reduce(T, s, op, zero) \
    MAPFN_TREE_OF(T, s, mapfn_tree_##s = op(mapfn_tree_##s, mapfn_rest_##s);, MAPFN_HALVES(MAPFN_JOIN_LANES, s, op) { \
        T const mapfn_even_##s = op(mapfn_lane_##s[0], mapfn_lane_##s[2]); \
        T const mapfn_odd_##s = op(mapfn_lane_##s[1], mapfn_lane_##s[3]); \
        mapfn_tree_##s = op(mapfn_even_##s, mapfn_odd_##s); \
    })
/* `halves` leaves the sum of the lanes in mapfn_tree_s, and `last` adds the rest to that */
#define MAPFN_TREE_OF(T, s, last, ...) \
    if (mapfn_n >= (size_t)mapfn_group && !mapfn_exact) { \
        T mapfn_tree_##s; \
        __VA_ARGS__ \
        if (mapfn_n % (size_t)mapfn_group != 0) { \
            last \
        } \
        mapfn_rest_##s = mapfn_tree_##s; \
    } \
    *(T *)(void *)(s) = mapfn_rest_##s; /* (s): g++ looks for a cast at the end of its operand */
/* Adds up lanes by halves, until 4 are left. Each loop adds at most a group, since a load that is wider than the stores
 * before it waits for them. JOIN(s, op, to, by) adds two lanes. */
#define MAPFN_HALVES(JOIN, s, op) \
    if (mapfn_group >= 2) { \
        MAPFN_HALVE(JOIN, s, op, 0, 2 * mapfn_group, mapfn_group) \
        MAPFN_HALVE(JOIN, s, op, mapfn_group, 2 * mapfn_group, mapfn_group) \
    } \
    if (mapfn_group >= 4) MAPFN_HALVE(JOIN, s, op, 0, mapfn_group, mapfn_group) \
    if (mapfn_group > 16) MAPFN_HALVE(JOIN, s, op, 0, 16, 16) \
    if (mapfn_group > 8) MAPFN_HALVE(JOIN, s, op, 0, 8, 8) \
    if (mapfn_group > 4) MAPFN_HALVE(JOIN, s, op, 0, 4, 4)
#define MAPFN_HALVE(JOIN, s, op, from, half, count) \
    MAPFN_HALVING(sizeof mapfn_lane_##s[0] <= 8, count, \
        JOIN(s, op, mapfn_lane_##s[from + mapfn_j], mapfn_lane_##s[(from + mapfn_j + half) % mapfn_lanes]))
#define MAPFN_JOIN_LANES(s, op, to, by) { MAPFN_ALONE_IN_LOOP(__typeof__(to)) to = op(to, by); }
#define MAPFN_HALVE_STRIP(count, body) for (int mapfn_j = 0; mapfn_j < (int)(count); mapfn_j++) body
#define MAPFN_JOIN_reduce(T, s, op, zero) \
    if (mapfn_field == MAPFN_OFFSET(s)) { \
        MAPFN_JOIN_VALUES(T, zero, { \
            MAPFN_ALONE_IN_LOOP(T) mapfn_x[mapfn_k] = op(mapfn_x[mapfn_k], mapfn_y[mapfn_k]); \
        }) \
    }
/* The last argument adds a value of mapfn_y to one of mapfn_x. */
#define MAPFN_JOIN_VALUES(T, zero, ...) \
    T *const mapfn_x = (T *)mapfn_to; \
    T const *const mapfn_y = (T const *)mapfn_by; \
    if (mapfn_by == NULL) \
        for (size_t mapfn_k = 0; mapfn_k < mapfn_count; mapfn_k++) mapfn_x[mapfn_k] = zero; \
    else \
        for (size_t mapfn_k = 0; mapfn_k < mapfn_count; mapfn_k++) \
            __VA_ARGS__
#define MAPFN_KIND_reduce(T, s, op, zero)
#define MAPFN_SHARED_reduce(T, s, op, zero) && 0
#define MAPFN_TELL_reduce(T, s, op, zero) MAPFN_TELL_AS(T, s, NULL)
#define MAPFN_TELL_AS(T, s, join) {sizeof(T), MAPFN_OFFSET(s), offsetof(mapfn_self_state, s), join},
#define MAPFN_STATE_reduce(T, s, op, zero) T s[MAPFN_SUM_VALUES(T)] __attribute__((__aligned__(64)));
#define MAPFN_PARTS_reduce(T, s, op, zero) T mapfn_parts_##s[mapfn_unit] __attribute__((__aligned__(64)));
#define MAPFN_BLANK_reduce(T, s, op, zero) s[mapfn_i] = zero;
#define MAPFN_APART_reduce(T, s, op, zero) mapfn_a.s = mapfn_parts_##s;
#define MAPFN_GOES_TO_reduce(T, s, op, zero) T *const s = mapfn_a.s;
#define MAPFN_NTH_reduce(T, s, op, zero) T const mapfn_value_##s = MAPFN_READ(T, mapfn_parts_##s[mapfn_k]);

#if MAPFN_MAY_SPREAD_LANES
/* Word k of each lane lies in an array of its own. Each word is written out, as compilers find vectors only where no
 * loop over words is left.
 * clang copies values whose words have 8 bytes as a whole, and puts words together from halves. If it copied word by
 * word, a float and the padding behind it would be stored one by one, and no vector can do that. */
# define MAPFN_EACH_WORD(M) M(0) M(1) M(2) M(3) M(4) M(5) M(6) M(7)
# define MAPFN_LOAD_WORD(k) \
    if (alignment == 8 && (k) < bytes / 8) { \
        halves[2 * (k) % 8] = (uint32_t)words[(k) * lanes + lane]; \
        halves[(2 * (k) + 1) % 8] = (uint32_t)(words[(k) * lanes + lane] >> 32); \
    } else if ((k) < bytes / alignment) { \
        MAPFN_MEMCPY((char *)value + (k) * alignment, \
            (const char *)words + ((k) * lanes + lane) * alignment, alignment); \
    }
# define MAPFN_STORE_WORD(k) \
    if (alignment == 8 && (k) < bytes / 8) \
        words[(k) * lanes + lane] = halves[2 * (k) % 8] | (uint64_t)halves[(2 * (k) + 1) % 8] << 32; \
    else if ((k) < bytes / alignment) \
        MAPFN_MEMCPY((char *)words + ((k) * lanes + lane) * alignment, \
            (const char *)value + (k) * alignment, alignment);
MAPFN_HOST_FN void mapfn_load_lane(void *value, const uint64_t *words, size_t bytes, size_t alignment, size_t lanes,
    size_t lane)
{
    uint32_t halves[8];
    MAPFN_EACH_WORD(MAPFN_LOAD_WORD)
    if (alignment == 8) MAPFN_MEMCPY(value, halves, bytes);
}
MAPFN_HOST_FN void mapfn_store_lane(uint64_t *words, const void *value, size_t bytes, size_t alignment, size_t lanes,
    size_t lane)
{
    uint32_t halves[8];
    if (alignment == 8) MAPFN_MEMCPY(halves, value, bytes);
    MAPFN_EACH_WORD(MAPFN_STORE_WORD)
}
/* Has T no padding? gcc knows what clearing the padding leaves of ones. */
# if MAPFN_SPREADS_PADDING
#  define MAPFN_ASK_WHOLE(T)
# else
#  define MAPFN_ASK_WHOLE(T) \
    T mapfn_ones; \
    MAPFN_MEMSET((void *)&mapfn_ones, 0xff, sizeof mapfn_ones); \
    __builtin_clear_padding(&mapfn_ones); \
    mapfn_unpadded = mapfn_unpadded && mapfn_is_all_ones(&mapfn_ones, sizeof mapfn_ones);
#  define MAPFN_ASK_WORD(k) \
    if (4 * (k) < bytes) { \
        MAPFN_MEMCPY(&word, (const char *)value + 4 * (k), 4); \
        ones &= word; \
    }
MAPFN_HOST_FN bool mapfn_is_all_ones(const void *value, size_t bytes)
{
    uint32_t word, ones = UINT32_MAX;
    MAPFN_EACH_WORD(MAPFN_ASK_WORD)
    return ones == UINT32_MAX;
}
# endif
#endif

#define MAPFN_SUM_TRAIT(T) \
    | (MAPFN_HAS_SUMS | (sizeof(T) > 16 ? MAPFN_SUM_OF_MORE : sizeof(T) > 8 ? MAPFN_SUM_OF_16 \
        : sizeof(T) > 4 ? MAPFN_SUM_OF_8 : sizeof(T) > 2 ? MAPFN_SUM_OF_4 : sizeof(T) > 1 ? MAPFN_SUM_OF_2 : 0u))

/* The type in which `sum` adds: signed integers wrap around, as unsigned ones do. MAPFN_NUMBER(T) is T, or int if T is
 * refused, so that there is one message only. */
#ifdef __cplusplus
extern "C++" {
template <class T, bool is_enum = __is_enum(T)> struct mapfn_unsigned { typedef T mapfn_its_type; };
template <class T> struct mapfn_unsigned<T, true> { typedef unsigned long long mapfn_its_type; };
# define MAPFN_UNSIGNED(T) template <> struct mapfn_unsigned<T, false> { typedef unsigned T mapfn_its_type; };
MAPFN_UNSIGNED(int) MAPFN_UNSIGNED(long) MAPFN_UNSIGNED(long long)
# undef MAPFN_UNSIGNED
# if MAPFN_INT128
__extension__ template <> struct mapfn_unsigned<__int128, false> { typedef unsigned __int128 mapfn_its_type; };
# endif
/* What is true or false is no vector. */
template <class T, class = void> struct mapfn_scalar { enum { mapfn_answer = 0 }; };
template <class T> struct mapfn_scalar<T, decltype((void)static_cast<bool>(T()))> { enum { mapfn_answer = 1 }; };
template <class T, bool is_none = __is_class(T) || __is_union(T) || mapfn_scoped<T>::mapfn_answer
    || !mapfn_scalar<T>::mapfn_answer> struct mapfn_number {
    typedef T mapfn_its_type;
    enum { mapfn_answer = 1 };
};
template <class T> struct mapfn_number<T, true> { typedef int mapfn_its_type; enum { mapfn_answer = 0 }; };
template <class T> struct mapfn_number<T *, false> { typedef int mapfn_its_type; enum { mapfn_answer = 0 }; };
template <class T> struct mapfn_number<const T, false> { typedef int mapfn_its_type; enum { mapfn_answer = 0 }; };
template <class T> MAPFN_FN T mapfn_plus(T a, T b)
{
    typedef typename mapfn_unsigned<T>::mapfn_its_type U;
    return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
}
}
# define MAPFN_TYPE_OF_ADDING(T, s) \
    typedef typename mapfn_unsigned<mapfn_type_##s>::mapfn_its_type mapfn_adding_##s MAPFN_UNUSED;
# define MAPFN_ADD_NUMBER(T, s, place, value) place = mapfn_plus(place, value);
# define MAPFN_NUMBER(T) mapfn_number<T>::mapfn_its_type
# define MAPFN_IS_NUMBER(T) ((int)mapfn_number<T>::mapfn_answer)
# define MAPFN_IS_COPYABLE(T) __is_trivially_copyable(T)
/* Lanes, and kept values before they are moved, are variables without a value. */
# define MAPFN_DEMAND_DEFAULT(code, T, s) MAPFN_DEMAND(__is_constructible(T), code, #s);
#else
# if MAPFN_INT128
__extension__ typedef __int128 mapfn_int128;
__extension__ typedef unsigned __int128 mapfn_uint128;
#  define MAPFN_UNSIGNED_128 mapfn_int128: (mapfn_uint128)0,
# else
#  define MAPFN_UNSIGNED_128
# endif
# define MAPFN_UNSIGNED(a) \
    __typeof__(_Generic((a), int: 0u, long: 0ul, long long: 0ull, MAPFN_UNSIGNED_128 default: (a)))
# define mapfn_plus(a, b) ((__typeof__(a))((MAPFN_UNSIGNED(a))(a) + (MAPFN_UNSIGNED(a))(b)))
/* the same in a kernel, where both types have a name, which takes a third of the text */
# define MAPFN_TYPE_OF_ADDING(T, s) MAPFN_BY_REAL(MAPFN_TYPE_OF_ADDING_, T)(T, s)
# define MAPFN_TYPE_OF_ADDING_1(T, s) typedef T mapfn_adding_##s MAPFN_UNUSED;
# define MAPFN_TYPE_OF_ADDING_0(T, s) typedef MAPFN_UNSIGNED((mapfn_type_##s)0) mapfn_adding_##s MAPFN_UNUSED;
# define MAPFN_ADD_NUMBER(T, s, place, value) MAPFN_BY_REAL(MAPFN_ADD_NUMBER_, T)(s, place, value)
# define MAPFN_ADD_NUMBER_1(s, place, value) place += value;
# define MAPFN_ADD_NUMBER_0(s, place, value) \
    place = (mapfn_type_##s)((mapfn_adding_##s)place + (mapfn_adding_##s)value);
/* The class of a number is not that of a pointer, 5, of a struct or union, 12 and 13, or of a vector, -1 or 18. A float
 * is asked as 0, as -Wdouble-promotion would report it. Nothing can be added to what is const. */
# define MAPFN_CLASS_OF(T) __builtin_classify_type(_Generic(*(T *)0, float: 0, default: *(T *)0))
# define MAPFN_IS_NUMBER(T) (MAPFN_CLASS_OF(T) != 5 && (unsigned)MAPFN_CLASS_OF(T) < 12 && \
    !__builtin_types_compatible_p(__typeof__(T) *, const __typeof__(T) *))
# define MAPFN_NUMBER(T) MAPFN_BY_TYPE(MAPFN_NUMBER_, T)(T)
# define MAPFN_NUMBER_1(T) T
# define MAPFN_NUMBER_0(T) __typeof__(*__builtin_choose_expr(MAPFN_IS_NUMBER(T), (T *)0, (int *)0))
# define MAPFN_IS_COPYABLE(T) 1
# define MAPFN_DEMAND_DEFAULT(code, T, s)
#endif
#define MAPFN_TEXT_NO_DEFAULT(code, anchor, s) "MAPFN_" code ": the T of `" s "` has no default constructor, which " \
    "a variable of it needs; see docs/errors.md#" anchor
/* MAPFN_PART(T): a `T *`, by which a body writes its part of a sum. Because of QUIRK parts_differ the places of three
 * sums in a row have the alignment of T, half of it, and a quarter of it. */
#if !MAPFN_QUIRK_parts_differ
# define MAPFN_PART(T) T *
#elif defined(__cplusplus)
extern "C++" {
template <class T, bool is_number, int place> struct mapfn_part_type { typedef T *mapfn_its_type; };
template <class T, int place> struct mapfn_part_type<T, true, place> {
    typedef T mapfn_aligned __attribute__((__aligned__((sizeof(T) - 1) / (1 << place) + 1)));
    typedef mapfn_aligned *mapfn_its_type;
};
}
/* __is_arithmetic(T) would not do: libstdc++ defines a struct of this name, and then clang no longer knows its own. */
# define MAPFN_PART(T) \
    mapfn_part_type<T, mapfn_type<T>::mapfn_its_class == 0 && !__is_enum(T), __COUNTER__ % 3>::mapfn_its_type
#else
# define MAPFN_PART_TYPES(MACRO, part) \
    MACRO(short, short, part) MACRO(unsigned short, ushort, part) MACRO(int, int, part) MACRO(unsigned, uint, part) \
    MACRO(long, long, part) MACRO(unsigned long, ulong, part) MACRO(long long, llong, part) \
    MACRO(unsigned long long, ullong, part) MACRO(float, float, part) MACRO(double, double, part)
# define MAPFN_PART_TYPE(T, suffix, part) \
    typedef T mapfn_##suffix##_in_##part __attribute__((__aligned__((sizeof(T) + part / 2) / part)));
MAPFN_PART_TYPES(MAPFN_PART_TYPE, 2)
MAPFN_PART_TYPES(MAPFN_PART_TYPE, 4)
# undef MAPFN_PART_TYPE
# define MAPFN_PART_CASE(T, suffix, part) T *: (mapfn_##suffix##_in_##part **)0,
# define MAPFN_PART_IN(T, part) _Generic((T *)0, MAPFN_PART_TYPES(MAPFN_PART_CASE, part) default: (T **)0)
# define MAPFN_PART(T) MAPFN_PART_AT(T, __COUNTER__ % 3)
# define MAPFN_PART_AT(T, place) __typeof__(*__builtin_choose_expr((place) == 0, (T **)0, \
    __builtin_choose_expr((place) == 1, MAPFN_PART_IN(T, 2), MAPFN_PART_IN(T, 4))))
#endif
#define MAPFN_DEMAND_SUM_1(T, s)
#define MAPFN_DEMAND_SUM_0(T, s) \
    MAPFN_DEMAND(!MAPFN_IS_BOOL(T), E20, #s); \
    MAPFN_DEMAND(MAPFN_IS_NUMBER(T), E21, #s);
#define MAPFN_DEMAND_REDUCE(T, s) \
    MAPFN_DEMAND(sizeof(T) <= 256 && MAPFN_IS_COPYABLE(T), E22, #s); \
    MAPFN_DEMAND_DEFAULT(E22_default, T, s)
#define MAPFN_TEXT_E20(s) "MAPFN_E20: a sum of bools, `" s "`, could count to one: count in an integer, " \
    "sum(size_t, " s "); see docs/errors.md#e20"
#define MAPFN_TEXT_E21(s) "MAPFN_E21: sum(T, " s ") adds numbers, and this T is none, or const: use " \
    "reduce(T, " s ", op, zero); see docs/errors.md#e21"
#define MAPFN_TEXT_E22(s) "MAPFN_E22: reduce takes a type of at most 256 bytes that memcpy may copy, and the T of `" \
    s "` is none; see docs/errors.md#e22"
#define MAPFN_TEXT_E22_default(s) MAPFN_TEXT_NO_DEFAULT("E22", "e22", s)
MAPFN_CAN_DEMAND(E20, "s");
MAPFN_CAN_DEMAND(E21, "s");
MAPFN_CAN_DEMAND(E22, "s");
MAPFN_CAN_DEMAND(E22_default, "s");

#define MAPFN_HALVES_OF_ANY_NUMBERS(T, s) \
    MAPFN_HALVES(MAPFN_JOIN_NUMBERS, s, T) \
    MAPFN_ADD_NUMBER(T, s, mapfn_lane_##s[0], mapfn_lane_##s[2]) \
    MAPFN_ADD_NUMBER(T, s, mapfn_lane_##s[1], mapfn_lane_##s[3]) \
    MAPFN_ADD_NUMBER(T, s, mapfn_lane_##s[0], mapfn_lane_##s[1]) \
    mapfn_tree_##s = mapfn_lane_##s[0];
/* Lanes of floats or doubles, 128 bytes together, are added by halves as vectors. In a nested map of constant n
 * compilers would otherwise add them one by one. */
#if !MAPFN_VECTOR_TYPES
# define MAPFN_HALVES_OF_NUMBERS MAPFN_HALVES_OF_ANY_NUMBERS
#else
# define MAPFN_HALVES_OF_NUMBERS(T, s) \
    bool const mapfn_whole_##s = mapfn_known && mapfn_n % (size_t)mapfn_lanes == 0; \
    if (mapfn_lanes * sizeof(T) == 128 && MAPFN_FLOAT_BYTES(T) == 4) { \
        mapfn_tree_##s = (mapfn_type_##s)(mapfn_known \
            ? mapfn_tree_of_floats(mapfn_lane_##s, mapfn_whole_##s, mapfn_n) \
            : mapfn_float_tree(mapfn_lane_##s)); \
    } else if (mapfn_lanes * sizeof(T) == 128 && MAPFN_FLOAT_BYTES(T) == 8) { \
        mapfn_tree_##s = (mapfn_type_##s)(mapfn_known \
            ? mapfn_tree_of_doubles(mapfn_lane_##s, mapfn_whole_##s, mapfn_n) \
            : mapfn_double_tree(mapfn_lane_##s)); \
    } else { \
        MAPFN_HALVES_OF_ANY_NUMBERS(T, s) \
    }
/* If there were only `whole` strips, lanes are loaded as wide as they were stored. Otherwise a part of a group may just
 * have been stored, and a load that is wider than the stores before it waits for them. */
typedef float mapfn_floats __attribute__((__vector_size__(MAPFN_STORED_BYTES)));
typedef float mapfn_four_floats __attribute__((__vector_size__(16)));
typedef double mapfn_doubles __attribute__((__vector_size__(MAPFN_STORED_BYTES)));
typedef double mapfn_two_doubles __attribute__((__vector_size__(16)));
typedef long long mapfn_two_words __attribute__((__vector_size__(16)));
/* Adds up `bytes` of lanes by halves, in vectors of one size, and leaves the sum in v[0]. Only the first `filled` bytes
 * have elements, and the other lanes are zero. Zeros change no sum, as no lane is a negative zero. So a nested map of a
 * constant n skips them: rows of 8 floats take 0.84 to 0.9 of the time. */
# define MAPFN_HALVE_VECTORS(v, lanes, bytes, filled) { \
    enum { mapfn_count = (int)((bytes) / sizeof *v) }; \
    MAPFN_MEMCPY(v, lanes, bytes); \
    if (mapfn_count == 8 && (filled) >= 96) { \
        v[0] += v[4 % mapfn_count], v[1 % mapfn_count] += v[5 % mapfn_count]; \
        v[2 % mapfn_count] += v[6 % mapfn_count], v[3 % mapfn_count] += v[7 % mapfn_count]; \
    } \
    if (mapfn_count >= 4 && (mapfn_count < 8 || (filled) >= 64)) \
        v[0] += v[2 % mapfn_count], v[1 % mapfn_count] += v[3 % mapfn_count]; \
    if (mapfn_count >= 2) v[0] += v[1 % mapfn_count]; \
}
# define MAPFN_HALVE_BYTES(narrow, wide, lanes, whole, filled) \
    if ((whole) && MAPFN_STORED_BYTES > 16) { \
        MAPFN_HALVE_VECTORS(wide, lanes, 128, 128) \
        MAPFN_HALVE_VECTORS(narrow, wide, MAPFN_STORED_BYTES, 128) \
    } else { \
        MAPFN_HALVE_VECTORS(narrow, lanes, 128, filled) \
    }
MAPFN_HOST_FN float mapfn_tree_of_floats(const void *lanes, bool whole, size_t n)
{
    mapfn_floats wide[128 / MAPFN_STORED_BYTES];
    mapfn_four_floats v[8], swapped;
    MAPFN_HALVE_BYTES(v, wide, lanes, whole, 4 * n)
    mapfn_two_words const words = (mapfn_two_words)v[0], other = {words[1], words[0]};
    swapped = (mapfn_four_floats)other;
    v[0] += swapped;
    return v[0][0] + v[0][1];
}
MAPFN_HOST_FN double mapfn_tree_of_doubles(const void *lanes, bool whole, size_t n)
{
    mapfn_doubles wide[128 / MAPFN_STORED_BYTES];
    mapfn_two_doubles v[8];
    MAPFN_HALVE_BYTES(v, wide, lanes, whole, 8 * n)
    return v[0][0] + v[0][1];
}
/* If gcc does not know the place of the lanes, it copies them by loads that wait for narrower stores: 13 ns. */
MAPFN_HOST_FN float mapfn_float_tree(const void *lanes)
{
    return mapfn_tree_of_floats(__builtin_assume_aligned(lanes, 64), false, 32);
}
MAPFN_HOST_FN double mapfn_double_tree(const void *lanes)
{
    return mapfn_tree_of_doubles(__builtin_assume_aligned(lanes, 64), false, 16);
}
# ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_float_bytes { enum { mapfn_answer = 0 }; };
template <> struct mapfn_float_bytes<float> { enum { mapfn_answer = 4 }; };
template <> struct mapfn_float_bytes<double> { enum { mapfn_answer = 8 }; };
}
#  define MAPFN_FLOAT_BYTES(T) ((int)mapfn_float_bytes<T>::mapfn_answer)
# else
#  define MAPFN_FLOAT_BYTES(T) _Generic(*(T *)0, float: 4, double: 8, default: 0)
# endif
#endif

/* The functions by which plain C adds values of a number. All maps of a file share them, so that a file has each only
 * once, and only if it is needed. They add 16 bytes at once, for which gcc needs no option that vectorizes. */
#define MAPFN_SHARED_JOIN(function, T) \
    typedef T function##_some __attribute__((__vector_size__(16))); \
    MAPFN_JOINS void function(void *mapfn_to, const void *mapfn_by, size_t mapfn_count) \
    { \
        typedef T mapfn_number __attribute__((__may_alias__)); \
        function##_some mapfn_these, mapfn_those; \
        for (; mapfn_by && mapfn_count * sizeof(T) >= 16; mapfn_count -= 16 / sizeof(T)) { \
            MAPFN_MEMCPY(&mapfn_these, mapfn_to, 16); \
            MAPFN_MEMCPY(&mapfn_those, mapfn_by, 16); \
            mapfn_these += mapfn_those; \
            MAPFN_MEMCPY(mapfn_to, &mapfn_these, 16); \
            mapfn_to = (char *)mapfn_to + 16; \
            mapfn_by = (char const *)mapfn_by + 16; \
        } \
        MAPFN_JOIN_VALUES(mapfn_number, 0, mapfn_x[mapfn_k] += mapfn_y[mapfn_k];) \
    }
MAPFN_SHARED_JOIN(mapfn_float_join, float)
MAPFN_SHARED_JOIN(mapfn_double_join, double)
MAPFN_SHARED_JOIN(mapfn_u32_join, uint32_t)
MAPFN_SHARED_JOIN(mapfn_u64_join, uint64_t)
/* 1 to 4 for a type that one of them adds, else 0 */
#ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_kind_of_number { enum { mapfn_answer = 0 }; };
template <> struct mapfn_kind_of_number<float> { enum { mapfn_answer = 1 }; };
template <> struct mapfn_kind_of_number<double> { enum { mapfn_answer = 2 }; };
template <> struct mapfn_kind_of_number<int> { enum { mapfn_answer = 3 }; };
template <> struct mapfn_kind_of_number<unsigned> { enum { mapfn_answer = 3 }; };
template <> struct mapfn_kind_of_number<long> { enum { mapfn_answer = sizeof(long) == 4 ? 3 : 4 }; };
template <> struct mapfn_kind_of_number<unsigned long> { enum { mapfn_answer = sizeof(long) == 4 ? 3 : 4 }; };
template <> struct mapfn_kind_of_number<long long> { enum { mapfn_answer = 4 }; };
template <> struct mapfn_kind_of_number<unsigned long long> { enum { mapfn_answer = 4 }; };
}
# define MAPFN_KIND_OF_NUMBER(T) mapfn_kind_of_number<T>::mapfn_answer
#else
# define MAPFN_KIND_OF_NUMBER(T) \
    _Generic(*(T *)0, float: 1, double: 2, int: 3, unsigned: 3, long: (int)sizeof(long) / 4 + 2, \
        unsigned long: (int)sizeof(long) / 4 + 2, long long: 4, unsigned long long: 4, default: 0)
#endif
#define MAPFN_JOIN_OF_KIND(kind) \
    (kind == 1 ? mapfn_float_join : kind == 2 ? mapfn_double_join : kind == 3 ? mapfn_u32_join \
        : kind == 4 ? mapfn_u64_join : (mapfn_joining *)NULL)

/* Lanes, 128 bytes together, are zeroed by stores as wide as the loads that follow, as a wide load waits for narrower
 * stores. gcc would make a slow `rep stos` of a loop or a memset. */
typedef long long mapfn_zeros __attribute__((__vector_size__(MAPFN_VECTOR_BYTES), __may_alias__));
#define MAPFN_CLEAR_NUMBERS(lane) \
    if (sizeof lane == 128) { \
        mapfn_zeros const mapfn_z = {0}; \
        MAPFN_UNROLL for (size_t mapfn_j = 0; mapfn_j < 128 / sizeof mapfn_z; mapfn_j++) \
            ((mapfn_zeros *)(void *)lane)[mapfn_j] = mapfn_z; \
    } else { \
        MAPFN_MEMSET(lane, 0, sizeof lane); \
    }

/* ======== src/kinds/gathers.h: what gathers share, and what stands beside them in a list.
 * Uses kinds/words.h, kinds/sums.h and run/gathers_of.h. Used by kinds/ and generate/gathers.h. */

/* A kind that gathers, with 0gathers or one of its kin in NEEDS, has `~, 1` for GATHERS. Its kernel computes mapfn_most
 * elements at a time, whose values for the gather go to local arrays of the kernel. Then these are added to the table.
 * It has those of these words that it needs, each behind `~, `, with commas in parentheses only:
 * COUNTS   what a kernel declares before its loop          WEIGHS   `+ ` and the bytes of an element in these arrays
 * KEEPS    declares the arrays                              STARTS   before element mapfn_i: what it has is nothing
 * LAYS     lays what it has to place mapfn_j of the arrays  BRINGS   adds the arrays to the table
 * ADDS     where there are no arrays: adds what it has to the table, as the mapfn_j'th of a turn
 * DECLARES  before these: a place for what AT names
 * CARRIES  `|| ` and whether elements themselves add to places, in an order that shows
 * ALONE    `&& ` and whether one call of a kernel gathers all
 * RELEASES  behind a kernel's loop: stores what COUNTS held
 * CLEARS   before that: the caller's table is empty         HANDS    behind it: gives the caller what was told
 * and all of these: DESCRIBES, the gather for plain C; JOIN, KIND, SHARED as a sum. */

/* Was element k of these computed, and not skipped? */
#define MAPFN_IS_LIVE(k) (!mapfn_masked || mapfn_live[k])
/* Every map that gathers has this first in its list: what a kernel is told. */
#define MAPFN_TRAIT_mapfn_told(nothing) | MAPFN_HAS_SUMS
#define MAPFN_MUST_mapfn_told MAPFN_NOTHING
#define MAPFN_ELEM_mapfn_told MAPFN_NOTHING
#define MAPFN_NAME_mapfn_told MAPFN_NOTHING
#define MAPFN_ARRAY_mapfn_told MAPFN_NOTHING
#define MAPFN_FIELD_mapfn_told(nothing) mapfn_gathering *mapfn_told;
#define MAPFN_LOCAL_mapfn_told(nothing) ~, mapfn_gathering *const mapfn_told = NULL;
#define MAPFN_PASS_mapfn_told(nothing) , mapfn_told
#define MAPFN_KERNEL_mapfn_told(nothing) , MAPFN_UNUSED mapfn_gathering *mapfn_told
#define MAPFN_SHIFT_mapfn_told(nothing) , mapfn_a->mapfn_told
#define MAPFN_AT_mapfn_told MAPFN_NOTHING
#define MAPFN_FIT_mapfn_told MAPFN_NOTHING
#define MAPFN_INFO_mapfn_told MAPFN_NOTHING

/* The inline check of an array of `length` values that elements are gathered in. No other array may lie exactly in its
 * place, and an array of no values may be NULL. */
#define MAPFN_CLAIM_TOTALS(x, length) \
    MAPFN_CLAIM_OUTPUT(x, mapfn_quick_bytes(mapfn_q, sizeof *x, length, SIZE_MAX / 2)) \
    mapfn_q->mapfn_stride = PTRDIFF_MIN; \
    MAPFN_DOUBT_IF((length) == 0)
#define MAPFN_DESCRIBE_GATHER(kind, T, x, detail, ordered, join) \
    {kind, ordered, sizeof(T), MAPFN_OFFSET(x), detail, join},
#define MAPFN_DEMAND_TOTALS(T, s) \
    MAPFN_DEMAND(!MAPFN_IS_BOOL(T), E20_totals, #s); \
    MAPFN_DEMAND(MAPFN_IS_NUMBER(T), E21_totals, #s);
#define MAPFN_TEXT_E20_totals(s) "MAPFN_E20: bools that are added up, `" s "`, could count to one: count in an " \
    "integer; see docs/errors.md#e20"
#define MAPFN_TEXT_E21_totals(s) "MAPFN_E21: sum_row and tally add numbers, and the T of `" s "` is none, or const: " \
    "take one for each member; see docs/errors.md#e21"
MAPFN_CAN_DEMAND(E20_totals, "s");
MAPFN_CAN_DEMAND(E21_totals, "s");

/* ======== src/kinds/tally.h: tally.
 * Uses kinds/gathers.h. Used by definitions. */

/* tally(T, h, LEN): *h is added to place *h_at of LEN. T *h, size_t *h_at <- T *h */
#define MAPFN_WORD_tally(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_tally, __VA_ARGS__)
#define MAPFN_RETYPED_tally(T, ...) ~, tally(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_tally(T, h, LEN) ~, 0gathers
#define MAPFN_GATHERS_tally(T, h, LEN) ~, 1
#define MAPFN_TRAIT_tally(T, h, LEN) MAPFN_TYPE_TRAIT(T)
/* Members of structs, which often are the places themselves, would be laid into a block and read again: 1.5 to 4 times
 * the time of the loop. */
#define MAPFN_SLOWED_tally(T, h, LEN) ~, | MAPFN_HAS_STRUCT
#define MAPFN_MUST_tally(T, h, LEN) MAPFN_MUST(T, h)
#define MAPFN_ELEM_tally(T, h, LEN) , T *const h, MAPFN_UNUSED size_t *const h##_at
#define MAPFN_NAME_tally(T, h, LEN) , h, h##_at
#define MAPFN_STEP_tally MAPFN_ELEM_tally
#define MAPFN_LANE_tally MAPFN_NOTHING
#define MAPFN_ARRAY_tally(T, h, LEN) , T *h
#define MAPFN_FIELD_tally(T, h, LEN) T *h; size_t mapfn_length_##h;
#define MAPFN_LOCAL_tally MAPFN_LOCAL_in_row
#define MAPFN_PASS_tally MAPFN_PASS_in_row
#define MAPFN_KERNEL_tally(T, h, LEN) , T *__restrict h, size_t mapfn_length_##h
#define MAPFN_SHIFT_tally(T, h, LEN) , mapfn_a->h, mapfn_a->mapfn_length_##h
#define MAPFN_AT_tally(T, h, LEN) , (T *)(void *)(&mapfn_value_##h), &mapfn_place_##h
#define MAPFN_CLAIMS_tally(T, h, LEN) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_tally(T, h, LEN) ~, MAPFN_CLAIM_TOTALS(h, mapfn_length_##h)
#define MAPFN_FIT_tally(T, h, LEN) MAPFN_FIT_LENGTH(h, 1, LEN)
#define MAPFN_INFO_tally(T, h, LEN) \
    MAPFN_INFO_ARRAY(h, MAPFN_TOTALS, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_length_##h))
#define MAPFN_DEMANDS_tally(T, h, LEN) ~, MAPFN_DEMAND_TOTALS(T, h)
#define MAPFN_COUNTS_tally(T, h, LEN) ~, MAPFN_TYPES_sum(T, h)
#define MAPFN_WEIGHS_tally(T, h, LEN) ~, + (int)sizeof(T) + (int)sizeof(uint64_t)
/* A vector has twice as many places of 32 bits as of 64, and most are an int that was made a size_t. So a place is laid
 * in two halves, and compilers that see such an int keep one. The same holds for values, which most often are 1. */
#define MAPFN_KEEPS_tally(T, h, LEN) ~, \
    mapfn_type_##h mapfn_values_##h[mapfn_most] __attribute__((__aligned__(64))); \
    uint32_t mapfn_lows_##h[mapfn_most] __attribute__((__aligned__(64))); \
    uint32_t mapfn_highs_##h[mapfn_most] __attribute__((__aligned__(64))); \
    mapfn_type_##h mapfn_spare_##h[4] = {0}; \
    uint32_t mapfn_far_##h = 0; \
    uint32_t mapfn_varied_##h = 0;
#define MAPFN_STARTS_tally(T, h, LEN) ~, mapfn_type_##h mapfn_value_##h = 0; size_t mapfn_place_##h = 0;
#define MAPFN_LAYS_tally(T, h, LEN) ~, \
    mapfn_values_##h[mapfn_j] = mapfn_value_##h; \
    mapfn_lows_##h[mapfn_j] = (uint32_t)mapfn_place_##h; \
    mapfn_highs_##h[mapfn_j] = (uint32_t)((uint64_t)mapfn_place_##h >> 32); \
    mapfn_far_##h |= MAPFN_PLACE_OF(mapfn_lows_##h[mapfn_j]) != mapfn_place_##h; \
    mapfn_varied_##h |= !MAPFN_TYPE_IS_INTEGER(T) || mapfn_value_##h != 1;
/* the place whose lower half this is, unless it is far: a negative int is out of range */
#define MAPFN_PLACE_OF(low) ((size_t)(ptrdiff_t)(int32_t)(low))
#define MAPFN_BRINGS_tally(T, h, LEN) ~, { \
    size_t const mapfn_length = MAPFN_LENGTH(LEN, h); \
    size_t const mapfn_turns MAPFN_UNUSED = mapfn_told->mapfn_turns; \
    if (mapfn_far_##h != 0) { \
        for (size_t mapfn_k = 0; mapfn_k < mapfn_size; mapfn_k++) { \
            size_t const mapfn_to_##h = (size_t)((uint64_t)mapfn_highs_##h[mapfn_k] << 32 | mapfn_lows_##h[mapfn_k]); \
            MAPFN_BRING_TO(h, 0, mapfn_k, mapfn_to_##h, mapfn_length, mapfn_values_##h[mapfn_k]) \
        } \
    } else { \
        uint32_t const mapfn_near = mapfn_length < INT32_MAX ? (uint32_t)mapfn_length : (uint32_t)INT32_MAX; \
        if (MAPFN_TYPE_IS_INTEGER(T) && mapfn_varied_##h == 0) { MAPFN_BRING_ALL(h, mapfn_near, (mapfn_type_##h)1) } \
        else { MAPFN_BRING_ALL(h, mapfn_near, mapfn_values_##h[mapfn_k + mapfn_l]) } \
    } \
}
/* Four elements in a turn: each has a table of its own where there are four. Only integers have. Their places are read
 * before any value is stored: a processor that once took such a load for one of what was stored lets each of them wait
 * for all stores before it, which took three to four times as long in one of five processes, and now takes twice. */
#define MAPFN_BRING_ALL(h, near, value) \
    size_t mapfn_k = 0; \
    for (; mapfn_k + 4 <= mapfn_size; mapfn_k += 4) { \
        uint32_t mapfn_four[4]; \
        MAPFN_MEMCPY(mapfn_four, &mapfn_lows_##h[mapfn_k], sizeof mapfn_four); \
        for (size_t mapfn_l = 0; mapfn_l < 4; mapfn_l++) { \
            MAPFN_BRING_TO(h, mapfn_l, mapfn_k + mapfn_l, mapfn_four[mapfn_l], near, value) \
        } \
    } \
    for (; mapfn_k < mapfn_size; mapfn_k++) { \
        size_t const mapfn_l = 0; \
        MAPFN_BRING_TO(h, mapfn_l, mapfn_k, mapfn_lows_##h[mapfn_k], near, value) \
    }
/* An element that `where` skips would add zero to the first place, and wait for the one that did so before. From a
 * block such zeros go to four spare values in turn, and one by one they are left out. */
#define MAPFN_BRING_TO(h, turn, k, to, length, value) \
    if (__builtin_expect(to < length, 1)) { \
        mapfn_type_##h *const mapfn_cell = !MAPFN_IS_LIVE(k) ? &mapfn_spare_##h[turn] \
            : &((mapfn_type_##h *)(void *)(h))[(turn) * mapfn_turns + (to)]; \
        MAPFN_ADD_NUMBER(mapfn_type_##h, h, *mapfn_cell, value) \
    } else if (MAPFN_IS_LIVE(k)) { \
        mapfn_miss(mapfn_told, #h, mapfn_offset + mapfn_from + (k), \
            sizeof(to) == 4 ? MAPFN_PLACE_OF(to) : (size_t)to); \
    }
/* What is added to a table is no product that could be contracted. */
#define MAPFN_ADDS_tally(T, h, LEN) ~, { \
    size_t const mapfn_length = MAPFN_LENGTH(LEN, h); \
    if (!MAPFN_TYPE_IS_INTEGER(T)) { MAPFN_SEEN(mapfn_value_##h) } \
    if (__builtin_expect(mapfn_place_##h < mapfn_length, 1)) { \
        if (mapfn_live) \
            MAPFN_ADD_NUMBER(mapfn_type_##h, h, \
                ((mapfn_type_##h *)(void *)(h))[mapfn_j * mapfn_turns + mapfn_place_##h], mapfn_value_##h) \
    } else if (mapfn_live) { \
        mapfn_miss(mapfn_told, #h, mapfn_offset + mapfn_i, mapfn_place_##h); \
    } \
}
/* Integers gain by four tables from 2048 elements on, and real numbers have blocks of 4096. Below that, one call of the
 * kernel gathers all. */
#define MAPFN_ALONE_tally(T, h, LEN) ~, && mapfn_n < (MAPFN_TYPE_IS_INTEGER(T) ? 2048u : 4096u)
#define MAPFN_CLEARS_tally(T, h, LEN) \
    ~, if (mapfn_length_##h > 0) MAPFN_MEMSET((void *)(h), 0, mapfn_length_##h * sizeof *h);
#define MAPFN_DESCRIBES_tally(T, h, LEN) \
    MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_TALLY, T, h, MAPFN_OFFSET(mapfn_length_##h), \
        !MAPFN_TYPE_IS_INTEGER(T), MAPFN_JOIN_OF_KIND(mapfn_kind_##h))
#define MAPFN_JOIN_tally(T, h, LEN) MAPFN_JOIN_sum(T, h)
#define MAPFN_KIND_tally(T, h, LEN) MAPFN_KIND_sum(T, h)
#define MAPFN_SHARED_tally(T, h, LEN) MAPFN_SHARED_sum(T, h)

/* ======== src/kinds/sum_row.h: sum_row.
 * Uses kinds/gathers.h. Used by definitions. */

/* sum_row(T, s, D): D running sums, which each element adds to. T *s <- T *s */
#define MAPFN_WORD_sum_row(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_sum_row(T, ...) ~, sum_row(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_sum_row(T, s, D) ~, 0rowgathers
#define MAPFN_GATHERS_sum_row(T, s, D) ~, 1
#define MAPFN_TRAIT_sum_row(T, s, D) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS
#define MAPFN_MUST_sum_row(T, s, D) MAPFN_MUST(T, s)
#define MAPFN_ELEM_sum_row(T, s, D) , T *const s
#define MAPFN_NAME_sum_row MAPFN_NAME_in_row
#define MAPFN_STEP_sum_row MAPFN_ELEM_sum_row
#define MAPFN_LANE_sum_row MAPFN_NOTHING
#define MAPFN_ARRAY_sum_row(T, s, D) , T *s
#define MAPFN_FIELD_sum_row MAPFN_FIELD_tally
#define MAPFN_LOCAL_sum_row MAPFN_LOCAL_in_row
#define MAPFN_PASS_sum_row MAPFN_PASS_in_row
#define MAPFN_KERNEL_sum_row(T, s, D) , T *__restrict s, MAPFN_UNUSED size_t mapfn_length_##s
#define MAPFN_SHIFT_sum_row MAPFN_SHIFT_tally
#define MAPFN_AT_sum_row(T, s, D) , mapfn_sums_##s
#define MAPFN_CLAIMS_sum_row(T, s, D) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_sum_row(T, s, D) ~, MAPFN_CLAIM_TOTALS(s, mapfn_length_##s)
#define MAPFN_FIT_sum_row MAPFN_FIT_tally
#define MAPFN_INFO_sum_row MAPFN_INFO_tally
#define MAPFN_DEMANDS_sum_row MAPFN_DEMANDS_tally
/* A few sums are held in variables while a kernel runs: of a store under a condition compilers do not know that it may
 * be left out, and each would wait for the one before. */
#define MAPFN_COUNTS_sum_row(T, s, D) ~, \
    enum { mapfn_held_most_##s = 16 }; \
    bool const mapfn_holds_##s = __builtin_constant_p(D) && MAPFN_LENGTH(D, s) <= (size_t)mapfn_held_most_##s; \
    T mapfn_held_##s[mapfn_held_most_##s]; \
    MAPFN_SUMS_APART(T, s) \
    T *const mapfn_sums_##s = MAPFN_APART_OR(T, s) mapfn_holds_##s ? mapfn_held_##s : s; \
    if (mapfn_holds_##s) MAPFN_MEMCPY((void *)(mapfn_held_##s), (const void *)(s), MAPFN_LENGTH(D, s) * sizeof(T));
#define MAPFN_RELEASES_sum_row(T, s, D) ~, \
    if (mapfn_holds_##s) MAPFN_MEMCPY((void *)(s), (const void *)(mapfn_held_##s), MAPFN_LENGTH(D, s) * sizeof(T));
/* Where gcc would add products under a mask wrongly, an element adds to sums of its own, which begin at zero. */
#if MAPFN_MASKS_PRODUCTS
# define MAPFN_ARE_APART(T, s) (MAPFN_TYPE_IS_INTEGER(T) && sizeof(T) == 8 && mapfn_holds_##s)
# define MAPFN_APART_OR(T, s) MAPFN_ARE_APART(T, s) ? mapfn_apart_##s :
# define MAPFN_SUMS_APART(T, s) \
    T mapfn_apart_##s[mapfn_held_most_##s]; \
    MAPFN_NO_BITS(T, s)
# define MAPFN_STARTS_sum_row(T, s, D) ~, \
    if (MAPFN_ARE_APART(T, s)) MAPFN_MEMSET((void *)(mapfn_apart_##s), 0, MAPFN_LENGTH(D, s) * sizeof(T));
# define MAPFN_LAYS_sum_row(T, s, D) ~, \
    if (MAPFN_ARE_APART(T, s)) mapfn_add_unmasked((void *)(mapfn_held_##s), (const void *)(mapfn_apart_##s), \
        MAPFN_LENGTH(D, s), mapfn_no_bits_##s);
# define MAPFN_ADDS_sum_row MAPFN_LAYS_sum_row
#else
# define MAPFN_APART_OR(T, s)
# define MAPFN_SUMS_APART(T, s)
#endif
#define MAPFN_CARRIES_sum_row(T, s, D) ~, || !MAPFN_TYPE_IS_INTEGER(T)
#define MAPFN_ALONE_sum_row(T, s, D) ~, && (MAPFN_TYPE_IS_INTEGER(T) || mapfn_n < 128)
#define MAPFN_CLEARS_sum_row MAPFN_CLEARS_tally
#define MAPFN_DESCRIBES_sum_row(T, s, D) \
    MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_ROW, T, s, MAPFN_OFFSET(mapfn_length_##s), \
        !MAPFN_TYPE_IS_INTEGER(T), MAPFN_JOIN_OF_KIND(mapfn_kind_##s))
#define MAPFN_JOIN_sum_row(T, s, D) MAPFN_JOIN_sum(T, s)
#define MAPFN_KIND_sum_row(T, s, D) MAPFN_KIND_sum(T, s)
#define MAPFN_SHARED_sum_row(T, s, D) MAPFN_SHARED_sum(T, s)

/* ======== src/kinds/kept.h: kept, and the number of kept elements.
 * Uses kinds/gathers.h and run/keeping.h. Used by definitions. */

/* kept(T, y): the values of kept elements, one after the other. T *y <- T *y */
#define MAPFN_WORD_kept(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_kept(T, ...) ~, kept(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_kept(T, y) ~, 0keeps
#define MAPFN_GATHERS_kept(T, y) ~, 1
#define MAPFN_TRAIT_kept(T, y) MAPFN_TYPE_TRAIT(T)
#define MAPFN_MUST_kept MAPFN_MUST_in
#define MAPFN_ELEM_kept(T, y) , T *const y
#define MAPFN_NAME_kept MAPFN_NAME_in
#define MAPFN_STEP_kept MAPFN_ELEM_kept
#define MAPFN_LANE_kept MAPFN_NOTHING
#define MAPFN_ARRAY_kept(T, y) , T *y
#define MAPFN_FIELD_kept(T, y) T *y; size_t mapfn_room_##y;
#define MAPFN_PASS_kept(T, y) , y, mapfn_n
#define MAPFN_KERNEL_kept(T, y) , T *__restrict y, MAPFN_UNUSED size_t mapfn_room_##y
#define MAPFN_SHIFT_kept(T, y) , mapfn_a->y, mapfn_a->mapfn_room_##y
#define MAPFN_AT_kept(T, y) , &mapfn_kept_##y[mapfn_j]
#define MAPFN_CLAIMS_kept(T, y) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_kept(T, y) ~, \
    MAPFN_CLAIM_OUTPUT(y, MAPFN_BYTES(T, y)) \
    mapfn_q->mapfn_stride = PTRDIFF_MIN;
#define MAPFN_FIT_kept MAPFN_FIT_in
#define MAPFN_INFO_kept(T, y) \
    MAPFN_INFO_ARRAY(y, MAPFN_TOTALS, MAPFN_WRITTEN | MAPFN_KEPT, MAPFN_OFFSET(mapfn_room_##y))
#define MAPFN_DEMANDS_kept(T, y) ~, \
    MAPFN_DEMAND(MAPFN_IS_COPYABLE(T), E47, #y); \
    MAPFN_DEMAND_DEFAULT(E47_default, T, y)
#define MAPFN_TEXT_E47(y) "MAPFN_E47: kept values are moved as bytes, and the T of `" y "` is more than its bytes; " \
    "see docs/errors.md#e47"
#define MAPFN_TEXT_E47_default(y) MAPFN_TEXT_NO_DEFAULT("E47", "e47", y)
MAPFN_CAN_DEMAND(E47, "y");
MAPFN_CAN_DEMAND(E47_default, "y");
#define MAPFN_WEIGHS_kept(T, y) ~, + (int)sizeof(T)
#define MAPFN_KEEPS_kept(T, y) ~, T mapfn_kept_##y[mapfn_most + MAPFN_KEPT_MORE(T)] __attribute__((__aligned__(64)));
/* One by one each value is written to its place, where the next one overwrites what is not kept. Of no elements y may
 * be NULL. */
#define MAPFN_DECLARES_kept(T, y) ~, T *mapfn_kept_##y = mapfn_n > 0 ? y + mapfn_kept_now : y;
#define MAPFN_BRINGS_kept(T, y) ~, \
    mapfn_kept_now = mapfn_keep((void *)(y + (mapfn_told->mapfn_kept)), (const void *)(mapfn_kept_##y), mapfn_keeps, \
        mapfn_size, sizeof(T));
#define MAPFN_ADDS_kept(T, y) ~, mapfn_kept_##y += mapfn_keep_it;
#define MAPFN_DESCRIBES_kept(T, y) \
    MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_KEPT, T, y, MAPFN_OFFSET(mapfn_room_##y), false, NULL)
#define MAPFN_JOIN_kept MAPFN_NOTHING
#define MAPFN_KIND_kept MAPFN_NOTHING
#define MAPFN_SHARED_kept MAPFN_NOTHING

/* A map that keeps has this last in its list: how many elements it kept. nothing <- size_t *count */
#define MAPFN_GATHERS_mapfn_counted(nothing) ~, 1
#define MAPFN_TRAIT_mapfn_counted(nothing)
#define MAPFN_MUST_mapfn_counted MAPFN_NOTHING
#define MAPFN_ELEM_mapfn_counted MAPFN_NOTHING
#define MAPFN_NAME_mapfn_counted MAPFN_NOTHING
#define MAPFN_ARRAY_mapfn_counted(nothing) , size_t *mapfn_kept
#define MAPFN_FIELD_mapfn_counted(nothing) size_t *mapfn_kept;
#define MAPFN_PASS_mapfn_counted(nothing) , mapfn_kept
#define MAPFN_KERNEL_mapfn_counted(nothing) , MAPFN_UNUSED size_t *mapfn_kept
#define MAPFN_SHIFT_mapfn_counted(nothing) , mapfn_a->mapfn_kept
#define MAPFN_AT_mapfn_counted MAPFN_NOTHING
#define MAPFN_CLAIMS_mapfn_counted(nothing) ~, + MAPFN_ONE_SUM
#define MAPFN_CLAIM_mapfn_counted(nothing) ~, MAPFN_CLAIM_SUM(mapfn_kept)
#define MAPFN_FIT_mapfn_counted(nothing) MAPFN_FIT_AS("count", mapfn_kept, 1)
#define MAPFN_INFO_mapfn_counted(nothing) \
    {"count", MAPFN_ONE_VALUE, MAPFN_WRITTEN | MAPFN_COUNTS_KEPT, sizeof(size_t), MAPFN_OFFSET(mapfn_kept), 0},
#define MAPFN_BRINGS_mapfn_counted(nothing) ~, mapfn_told->mapfn_kept += mapfn_kept_now;
#define MAPFN_HANDS_mapfn_counted(nothing) ~, *mapfn_kept = mapfn_told->mapfn_kept;
#define MAPFN_DESCRIBES_mapfn_counted(nothing) \
    MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_COUNT, size_t, mapfn_kept, 0, false, NULL)
#define MAPFN_JOIN_mapfn_counted MAPFN_NOTHING
#define MAPFN_KIND_mapfn_counted MAPFN_NOTHING
#define MAPFN_SHARED_mapfn_counted MAPFN_NOTHING

/* ======== src/kinds/first.h: first.
 * Uses kinds/gathers.h. Used by definitions. */

/* first(at): the lowest index for which the function is true. nothing <- size_t *at */
#define MAPFN_WORD_first(...) , mapfn_kind, MAPFN_TAKES_1, (mapfn_nothing, __VA_ARGS__)
#define MAPFN_NEEDS_first(at) ~, 0finds
#define MAPFN_GATHERS_first(at) ~, 1
#define MAPFN_TRAIT_first(at)
#define MAPFN_MUST_first MAPFN_NOTHING
#define MAPFN_ELEM_first MAPFN_NOTHING
#define MAPFN_NAME_first MAPFN_NOTHING
#define MAPFN_STEP_first MAPFN_NOTHING
#define MAPFN_LANE_first MAPFN_NOTHING
#define MAPFN_ARRAY_first(at) , size_t *at
#define MAPFN_FIELD_first(at) size_t *at;
#define MAPFN_PASS_first(at) , at
#define MAPFN_KERNEL_first(at) , MAPFN_UNUSED size_t *at
#define MAPFN_SHIFT_first(at) , mapfn_a->at
#define MAPFN_AT_first MAPFN_NOTHING
#define MAPFN_CLAIMS_first(at) ~, + MAPFN_ONE_SUM
#define MAPFN_CLAIM_first(at) ~, MAPFN_CLAIM_SUM(at)
#define MAPFN_FIT_first(at) MAPFN_FIT(at, 1)
#define MAPFN_INFO_first(at) MAPFN_INFO_ARRAY(at, MAPFN_ONE_VALUE, MAPFN_WRITTEN, 0)
#define MAPFN_HANDS_first(at) ~, *at = mapfn_told->mapfn_found == SIZE_MAX ? mapfn_n : mapfn_told->mapfn_found;
#define MAPFN_DESCRIBES_first(at) MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_FIRST, size_t, at, 0, false, NULL)
#define MAPFN_JOIN_first MAPFN_NOTHING
#define MAPFN_KIND_first MAPFN_NOTHING
#define MAPFN_SHARED_first MAPFN_NOTHING

/* ======== src/kinds/result.h: the result, which stands first in the list of a map that stores one.
 * Uses kinds/words.h. Used by generate/result.h. */

/* the result of `R f(…)`, which stands first in the list of a map that stores one: R *out. nothing <- R *out */
#define MAPFN_TRAIT_mapfn_result(R, meets) MAPFN_TYPE_TRAIT(R) MAPFN_CONSTRUCTOR_TRAIT(R)
#define MAPFN_ALIGN_mapfn_result MAPFN_ALIGN_in
#define MAPFN_COMES_mapfn_result MAPFN_COMES_in
#define MAPFN_LIES_ALONE_mapfn_result(R, meets) ~, || MAPFN_ALONE_##meets(R) != 0
#define MAPFN_APART_mapfn_result MAPFN_APART_in
#define MAPFN_MAKES_mapfn_result MAPFN_MAKES_out
#define MAPFN_MUST_mapfn_result(R, meets) MAPFN_MUST(R, out)
#define MAPFN_ELEM_mapfn_result MAPFN_NOTHING
#define MAPFN_NAME_mapfn_result MAPFN_NOTHING
#define MAPFN_ARRAY_mapfn_result(R, meets) , R *mapfn_out
#define MAPFN_FIELD_mapfn_result(R, meets) R *mapfn_out;
#define MAPFN_PASS_mapfn_result(R, meets) , mapfn_out
#define MAPFN_KERNEL_mapfn_result(R, meets) , MAPFN_CAT(MAPFN_PLACE_OF_RESULT_, meets)(R, mapfn_out)
#define MAPFN_LIES_mapfn_result(R, meets) ~, MAPFN_LIES(mapfn_out, true)
#define MAPFN_WRITES_mapfn_result(R, meets) ~, 1
#define MAPFN_SOLE_mapfn_result(R, meets) , R *__restrict mapfn_out
#define MAPFN_PROMISES_mapfn_result(R, meets) ~, 1
#define MAPFN_INSIDE_mapfn_result MAPFN_ARRAY_mapfn_result
#define MAPFN_SHIFT_mapfn_result(R, meets) , mapfn_a->mapfn_out + mapfn_begin
#define MAPFN_AT_mapfn_result MAPFN_NOTHING
#define MAPFN_UNHELD_mapfn_result MAPFN_UNHELD_out
#define MAPFN_ROOM_OF_STRIP_mapfn_result(R, meets) ~, MAPFN_ROOM_FOR(R, mapfn_out)
#define MAPFN_HOLD_STRIP_mapfn_result(R, meets) ~, MAPFN_HOLD_AT(R, mapfn_out)
#define MAPFN_STORE_STRIP_mapfn_result(R, meets) ~, MAPFN_STORE_HELD(R, mapfn_out)
#define MAPFN_STAND_mapfn_result(R, meets) ~,
#define MAPFN_CLAIMS_mapfn_result(R, meets) ~, + MAPFN_ONE_OUTPUT
#define MAPFN_CLAIM_mapfn_result(R, meets) ~, \
    mapfn_outputs = 1; /* it stands before all others */ \
    MAPFN_DOUBT_IF(mapfn_quick_first(mapfn_q, 0, mapfn_out, MAPFN_BYTES(R, mapfn_out)))
#define MAPFN_FIT_mapfn_result(R, meets) MAPFN_FIT_AS("out", mapfn_out, mapfn_n)
#define MAPFN_INFO_mapfn_result(R, meets) \
    {"out", MAPFN_EACH_ELEMENT, MAPFN_WRITTEN | MAPFN_ALWAYS | MAPFN_ALONE_##meets(R), \
        sizeof *((mapfn_self *)0)->mapfn_out, \
        MAPFN_OFFSET(mapfn_out), 0},

/* ======== src/kinds/modifiers.h: one block for each modifier. A new modifier is a block here.
 * Uses lists/. Used by definitions. */

/* ------------------------------------------------------------------ one block per modifier ----
 * To add a modifier is to add a block; docs/design.md has the recipe.
 *
 * WORD   `, mapfn_modifier`, and how it is written: MAPFN_BARE, or a macro that counts arguments
 * TRAIT  its part of the map's traits; may be empty
 * NEEDS  optional: `~, ` and the flags it asks for, see MAPFN_FLAGS
 * COST   optional: `~, + ` and nanoseconds */
#define MAPFN_WORD_vectorized , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_vectorized | MAPFN_IS_VECTORIZED
#define MAPFN_NEEDS_vectorized ~, 0vectorized

#define MAPFN_WORD_looped , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_looped | MAPFN_IS_LOOPED
#define MAPFN_NEEDS_looped ~, 0serial

#define MAPFN_WORD_ordered , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_ordered | MAPFN_IS_ORDERED
#define MAPFN_NEEDS_ordered ~, 0ordered

#define MAPFN_WORD_fallible , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_fallible | MAPFN_HAS_INDEX | MAPFN_IS_FALLIBLE
#define MAPFN_NEEDS_fallible ~, 0fallible

#define MAPFN_WORD_exported , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_exported
#define MAPFN_NEEDS_exported ~, 0exported

#define MAPFN_WORD_host , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_host | MAPFN_IS_HOST
#define MAPFN_NEEDS_host ~, 0host

#define MAPFN_WORD_streaming , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_streaming | MAPFN_IS_STREAMING
#define MAPFN_NEEDS_streaming ~, 0streaming

#define MAPFN_WORD_cost(...) , mapfn_modifier, MAPFN_TAKES_NUMBER, (mapfn_nothing, __VA_ARGS__)
#define MAPFN_TRAIT_cost(ns)
#define MAPFN_COST_cost(ns) ~, + (ns)

#define MAPFN_WORD_team , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_team | MAPFN_IS_TEAM

#define MAPFN_COST(item) MAPFN_SECOND(MAPFN_COST_##item, )

/* what the blocks above call */
#define MAPFN_OFFSET(field) offsetof(mapfn_self, field)
#define MAPFN_INFO_ARRAY(x, layout, access, detail) \
    {#x, layout, access, sizeof *((mapfn_self *)0)->x, MAPFN_OFFSET(x), detail},
/* out of the inline checks */
#define MAPFN_DOUBT_IF(condition) if (__builtin_expect(condition, 0)) return true;
#define MAPFN_QUICK_STRIDED(written, x) \
    MAPFN_DOUBT_IF(mapfn_quick_strided(mapfn_q, written ? mapfn_outputs++ : mapfn_outputs, written, x, sizeof *x, \
        x##_stride, mapfn_n))
#define MAPFN_CLAIM_OUTPUT(x, bytes) \
    MAPFN_DOUBT_IF((mapfn_claims == MAPFN_ONE_OUTPUT ? mapfn_quick_first_output : mapfn_quick_output)( \
        mapfn_q, mapfn_outputs++, x, bytes))
#define MAPFN_CLAIM_SUM(s) \
    MAPFN_DOUBT_IF((mapfn_claims == MAPFN_ONE_SUM ? mapfn_quick_first_sum : mapfn_quick_sum)( \
        mapfn_q, mapfn_outputs, s, sizeof *s)) \
    mapfn_outputs += MAPFN_ONE_SUM;
#define MAPFN_QUICK_INPUT(x, stride, bytes) \
    MAPFN_DOUBT_IF((mapfn_claims == MAPFN_ONE_OUTPUT ? mapfn_quick_beside_output \
        : mapfn_claims == MAPFN_ONE_SUM ? mapfn_quick_beside_sum : mapfn_quick_input)( \
        mapfn_q, mapfn_outputs, stride, x, bytes))
/* An array that must have at least so many elements, for whoever asks what the compiler knows to be too short. Where a
 * length is an expression, a declaration has only that, and the map has its value. */
#define MAPFN_FIT(x, count) MAPFN_FIT_AS(#x, x, count)
#define MAPFN_FIT_AS(name, x, count) (name, x, count, count)
#define MAPFN_FIT_LENGTH(x, count, length) (#x, x, (count) * (size_t)(length), (count) * mapfn_length_##x)
/* What the kinds of a map claim, added up: these two are known to be all of it. */
#define MAPFN_ONE_OUTPUT 1
#define MAPFN_ONE_SUM 256
#define MAPFN_MORE_OUTPUTS 2
/* the bytes of elements, as mapfn_quick_bytes */
#define MAPFN_BYTES(T, x) MAPFN_BY_TYPE(MAPFN_BYTES_, T)(x)
#define MAPFN_BYTES_0(x) (mapfn_q->mapfn_doubt |= (int)(sizeof *x > 65536), sizeof *x * mapfn_n)
#define MAPFN_BYTES_1(x) sizeof *x * mapfn_n

/* ======== src/kinds/compared.h: how MAPFN_VERIFY compares what a kind writes.
 * Uses kinds/words.h. Used by generate/kernels.h. */

#if MAPFN_VERIFY
/* COMPARED of a kind that writes is `~, ` and MAPFN_COMPARE(T, y). Numbers are compared as values, except that -0 is
 * not 0. A type with padding is compared only if the padding can be cleared. Without arrays the question is whether the
 * bytes of a value are all of it. */
# define MAPFN_COMPARED(item) MAPFN_SECOND(MAPFN_COMPARED_##item, )
# define MAPFN_COMPARE(T, y) \
    if (mapfn_field == offsetof(mapfn_self, y)) \
        return mapfn_x == NULL ? MAPFN_IS_COPYABLE(T) : MAPFN_ARE_SAME(T, mapfn_x, mapfn_y);
# define MAPFN_COMPARED_mapfn_result(R, meets) ~, MAPFN_COMPARE(R, mapfn_out)
# define MAPFN_COMPARED_out(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_inout(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_out_row(T, y, D) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_inout_row(T, y, D) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_out_strided(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_inout_strided(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_out_ragged(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_inout_ragged(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_out_state(T, y, INIT) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_scratch(T, s, LEN) ~, MAPFN_COMPARE(T, s) /* it is only asked about its bytes */
# define MAPFN_COMPARED_sum(T, s) ~, MAPFN_COMPARE(T, s)
# define MAPFN_COMPARED_reduce(T, s, op, zero) ~, MAPFN_COMPARE(T, s)
# define MAPFN_COMPARED_sum_row(T, s, D) ~, MAPFN_COMPARE(T, s)
# define MAPFN_COMPARED_tally(T, h, LEN) ~, MAPFN_COMPARE(T, h)
# define MAPFN_COMPARED_kept(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_mapfn_counted(nothing) ~, MAPFN_COMPARE(size_t, mapfn_kept)
# define MAPFN_COMPARED_first(at) ~, MAPFN_COMPARE(size_t, at)

MAPFN_PLAIN bool mapfn_same_bytes(const void *a, const void *b, size_t size) { return memcmp(a, b, size) == 0; }
/* Bytes of a struct. Where both have a NaN, as a float or as a double, its sign and payload do not count. */
MAPFN_PLAIN bool mapfn_same_members(const void *a, const void *b, size_t size)
{
    const char *const x = (const char *)a, *const y = (const char *)b;
    for (size_t k = 0; k < size; k++) {
        size_t const word = k & ~(size_t)3, wide = k & ~(size_t)7;
        float f = 0, g = 0;
        double d = 0, e = 0;
        if (x[k] == y[k]) continue;
        if (word + 4 <= size) memcpy(&f, x + word, sizeof f), memcpy(&g, y + word, sizeof g);
        if (wide + 8 <= size) memcpy(&d, x + wide, sizeof d), memcpy(&e, y + wide, sizeof e);
        if (!(f != f && g != g) && !(d != d && e != e)) return false;
    }
    return true;
}
# define MAPFN_SAME_REALS(function, T, copysign) \
    MAPFN_PLAIN bool function(const void *a, const void *b) \
    { \
        T x, y; \
        memcpy(&x, a, sizeof x); \
        memcpy(&y, b, sizeof y); \
        return (x != x && y != y) || (x == y && copysign(1, x) == copysign(1, y)); \
    }
MAPFN_SAME_REALS(mapfn_same_float, float, __builtin_copysignf)
MAPFN_SAME_REALS(mapfn_same_double, double, __builtin_copysign)
MAPFN_SAME_REALS(mapfn_same_long_double, long double, __builtin_copysignl)
# ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_unqualified { typedef T mapfn_its_type; };
template <class T> struct mapfn_unqualified<volatile T> { typedef T mapfn_its_type; };
template <class T, bool COPIED = __is_trivially_copyable(T)> struct mapfn_values {
    static bool mapfn_are_same(const void *a, const void *b)
    {
#  if MAPFN_CLEARS_PADDING
        alignas(T) unsigned char x[sizeof(T)], y[sizeof(T)];
        memcpy(x, a, sizeof(T));
        memcpy(y, b, sizeof(T));
        __builtin_clear_padding(reinterpret_cast<T *>(x));
        __builtin_clear_padding(reinterpret_cast<T *>(y));
        return mapfn_type<T>::mapfn_its_class == MAPFN_HAS_STRUCT ? mapfn_same_members(x, y, sizeof(T))
            : mapfn_same_bytes(x, y, sizeof(T));
#  else
        return (mapfn_type<T>::mapfn_its_class == MAPFN_HAS_STRUCT && __alignof__(T) > 1
            && !MAPFN_KNOWS_PADDING(T)) || mapfn_same_bytes(a, b, sizeof(T));
#  endif
    }
};
template <class T> struct mapfn_values<T, false> { /* no such map is verified */
    static bool mapfn_are_same(const void *, const void *) { return true; }
};
template <> struct mapfn_values<float, true> {
    static bool mapfn_are_same(const void *a, const void *b) { return mapfn_same_float(a, b); }
};
template <> struct mapfn_values<double, true> {
    static bool mapfn_are_same(const void *a, const void *b) { return mapfn_same_double(a, b); }
};
template <> struct mapfn_values<long double, true> {
    static bool mapfn_are_same(const void *a, const void *b) { return mapfn_same_long_double(a, b); }
};
}
#  define MAPFN_ARE_SAME(T, a, b) mapfn_values<mapfn_unqualified<T>::mapfn_its_type>::mapfn_are_same(a, b)
# else
#  if MAPFN_CLEARS_PADDING
#   define MAPFN_SAME_STRUCTS(T, a, b) __extension__({ \
        union { unsigned char mapfn_bytes[sizeof(T)]; T mapfn_whole; } mapfn_p, mapfn_q; \
        memcpy(mapfn_p.mapfn_bytes, a, sizeof(T)); \
        memcpy(mapfn_q.mapfn_bytes, b, sizeof(T)); \
        __builtin_clear_padding(&mapfn_p.mapfn_whole); \
        __builtin_clear_padding(&mapfn_q.mapfn_whole); \
        mapfn_same_members(mapfn_p.mapfn_bytes, mapfn_q.mapfn_bytes, sizeof(T)); \
    })
#  else
#   define MAPFN_SAME_STRUCTS(T, a, b) (__alignof__(T) > 1 || mapfn_same_members(a, b, sizeof(T)))
#  endif
#  define MAPFN_ARE_SAME(T, a, b) \
    (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT ? MAPFN_SAME_STRUCTS(T, a, b) \
        : _Generic(*(T *)0, float: mapfn_same_float(a, b), double: mapfn_same_double(a, b), \
            long double: mapfn_same_long_double(a, b), default: mapfn_same_bytes(a, b, sizeof(T))))
# endif
# define MAPFN_COMPARER(name, EACH, ...) \
    MAPFN_PLAIN bool mapfn_compares_##name(MAPFN_UNUSED size_t mapfn_field, MAPFN_UNUSED const void *mapfn_x, \
        MAPFN_UNUSED const void *mapfn_y) \
    { \
        typedef struct mapfn_args_##name mapfn_self MAPFN_UNUSED; \
        EACH##_FOR(MAPFN_COMPARED, __VA_ARGS__) \
        return true; \
    }
#else
# define MAPFN_COMPARER(name, EACH, ...)
#endif

/* ======== src/generate/result.h: what a function returns: a value, nothing, a failure, or a step of these.
 * Uses kinds/. Used by generate/. */

/* -------------------------------------------------------------------- the result: five blocks ----
 *   0value    R is stored in `out`, an array that is the kind mapfn_result
 *   0nothing  R is void, or says whether a step is made once more
 *   0failure  R is an error code, as in a `fallible` map
 *   0keep     R says whether the element is kept
 *   0find     R says whether it is what is looked for
 * These names begin with a digit, so that no macro of the user's is expanded where they are passed on.
 *
 * FAILURE  the map's last argument                   FAILED   the lowest failing element so far
 * STORE    keeps one element's result
 * GIVES    the type that mapfn_at_name returns        GIVE     what that does
 * NOTE     keeps the code of one element, if any
 * FAILING  a block's last parameter                  FAILS    what a kernel passes there
 * RETURNS  what a kernel returns                     DONE     how it returns that
 * FINISH   how its map goes on with that             CHUNK    its chunk function
 * STATUS   what the map returns                      REFUSE   what it does where its arguments are wrong
 * HELD     a call around which elements are held
 * FAILURE_PASS  the last argument of a call of the map's runner */
#define MAPFN_RESULT_OF(R, FLAGS) \
    MAPFN_CAT(MAPFN_RESULT_BY_, MAPFN_CAT(MAPFN_FLAG_keeps FLAGS, MAPFN_FLAG_finds FLAGS))(R, FLAGS)
#define MAPFN_RESULT_BY_00(R, FLAGS) \
    MAPFN_RESULT(MAPFN_FLAG_steps FLAGS, MAPFN_FLAG_fallible FLAGS, MAPFN_IS_VOID(R))
#define MAPFN_RESULT_BY_10(R, FLAGS) 0keep
#define MAPFN_RESULT_BY_01(R, FLAGS) 0find
#define MAPFN_RESULT_BY_11(R, FLAGS) 0find
#define MAPFN_RESULT(steps, fallible, nothing) MAPFN_CAT(MAPFN_RESULT_, MAPFN_CAT(steps, MAPFN_CAT(fallible, nothing)))
#define MAPFN_RESULT_000 0value
#define MAPFN_RESULT_001 0nothing
#define MAPFN_RESULT_010 0failure
#define MAPFN_RESULT_100 0nothing
#define MAPFN_RESULT_110 0failure
#define MAPFN_VOID_void(end) ~, 1
#define MAPFN_INT_int(end) ~, 1
#define MAPFN_INT_static ~, 2,
#define MAPFN_INT_inline ~, 2,
#define MAPFN_INT_extern ~, 2,
/* The parenthesis behind R tells `void` from `void *`. An R of `static float` is 2, for a message. */
#define MAPFN_IS_VOID(R) MAPFN_SECOND(MAPFN_VOID_##R(~), 0)
#define MAPFN_IS_INT(R) MAPFN_SECOND(MAPFN_INT_##R(~), 0)

#define MAPFN_STORE_0value(R, call) MAPFN_PUT(R, mapfn_out[MAPFN_NTH(R)], call)
#define MAPFN_GIVES_0value void
#define MAPFN_GIVE_0value(R, enter, call) do { enter MAPFN_STORE_0value(R, call) } while (0);
#define MAPFN_NOTE_0value(element) element;
#define MAPFN_FAILING_0value
#define MAPFN_FAILS_0value
#define MAPFN_HELD_0value(R, call, back) \
    R mapfn_result = call; \
    back \
    return mapfn_result;
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

#define MAPFN_STORE_0nothing(R, call) call;
#define MAPFN_GIVES_0nothing void
#define MAPFN_GIVE_0nothing(R, enter, call) do { enter call; } while (0);
#define MAPFN_NOTE_0nothing MAPFN_NOTE_0value
#define MAPFN_FAILING_0nothing
#define MAPFN_FAILS_0nothing
#define MAPFN_HELD_0nothing(R, call, back) call; back
#define MAPFN_FAILURE_0nothing
#define MAPFN_FAILURE_PASS_0nothing , NULL
#define MAPFN_FAILED_0nothing
#define MAPFN_RETURNS_0nothing MAPFN_RETURNS_0value
#define MAPFN_DONE_0nothing MAPFN_DONE_0value
#define MAPFN_FINISH_0nothing MAPFN_FINISH_0value
#define MAPFN_CHUNK_0nothing MAPFN_CHUNK_0value
#define MAPFN_STATUS_0nothing MAPFN_STATUS_0value
#define MAPFN_REFUSE_0nothing MAPFN_REFUSE_0value

#define MAPFN_STORE_0failure(R, call) MAPFN_NOTE_0failure(call)
#define MAPFN_GIVES_0failure int
#define MAPFN_GIVE_0failure(R, enter, call) \
    int mapfn_code = 0; \
    do { enter mapfn_code = call; } while (0); \
    return mapfn_code;
#define MAPFN_NOTE_0failure(element) mapfn_note(mapfn_failing, element, mapfn_i);
#define MAPFN_FAILING_0failure , mapfn_failure *const mapfn_failing
#define MAPFN_FAILS_0failure , mapfn_failing
#define MAPFN_HELD_0failure MAPFN_HELD_0value
#define MAPFN_FAILURE_0failure , mapfn_failure *mapfn_where
#define MAPFN_FAILURE_PASS_0failure , mapfn_where
#define MAPFN_FAILED_0failure \
    mapfn_failure mapfn_failed = {SIZE_MAX, 0}, *const mapfn_failing MAPFN_UNUSED = &mapfn_failed;
#define MAPFN_RETURNS_0failure mapfn_failure
#define MAPFN_DONE_0failure return mapfn_failed;
#define MAPFN_FINISH_0failure(call, name) \
    mapfn_failed = call; \
    MAPFN_STATUS_0failure(name)
#define MAPFN_CHUNK_0failure(call) \
    return mapfn_counted_from(mapfn_begin, call);
#define MAPFN_STATUS_0failure(name) \
    if (mapfn_where) *mapfn_where = mapfn_failed; \
    return mapfn_has_failed(&mapfn_failed) ? MAPFN_FAIL_ELEMENT(name, mapfn_failed) : MAPFN_OK;
#define MAPFN_REFUSE_0failure(trouble) { \
    if (mapfn_where) *mapfn_where = mapfn_failed; \
    return trouble; \
}

/* What is kept or found is gathered, see generate/gathers.h. */
#define MAPFN_HELD_0keep MAPFN_HELD_0value
#define MAPFN_FAILURE_0keep MAPFN_FAILURE_0nothing
#define MAPFN_FAILURE_PASS_0keep MAPFN_FAILURE_PASS_0nothing
#define MAPFN_FAILED_0keep MAPFN_FAILED_0nothing
#define MAPFN_RETURNS_0keep MAPFN_RETURNS_0nothing
#define MAPFN_DONE_0keep MAPFN_DONE_0nothing
#define MAPFN_FINISH_0keep MAPFN_FINISH_0nothing
#define MAPFN_CHUNK_0keep MAPFN_CHUNK_0nothing
#define MAPFN_STATUS_0keep MAPFN_STATUS_0nothing
#define MAPFN_REFUSE_0keep MAPFN_REFUSE_0nothing

#define MAPFN_HELD_0find MAPFN_HELD_0value
#define MAPFN_FAILURE_0find MAPFN_FAILURE_0nothing
#define MAPFN_FAILURE_PASS_0find MAPFN_FAILURE_PASS_0nothing
#define MAPFN_FAILED_0find MAPFN_FAILED_0nothing
#define MAPFN_RETURNS_0find MAPFN_RETURNS_0nothing
#define MAPFN_DONE_0find MAPFN_DONE_0nothing
#define MAPFN_FINISH_0find MAPFN_FINISH_0nothing
#define MAPFN_CHUNK_0find MAPFN_CHUNK_0nothing
#define MAPFN_STATUS_0find MAPFN_STATUS_0nothing
#define MAPFN_REFUSE_0find MAPFN_REFUSE_0nothing

/* About maps of structs clang's cost model decides: where it is forced, a vector of structs can take 1.2 to 6 times as
 * long as one struct after another, above all where members are stored in a branch of the body. Of many arrays only
 * those maps are left to it that may store so. */
#if MAPFN_QUIRK_stores_by_branch
# define MAPFN_TRUSTS_STRUCTS(traits) \
    (mapfn_trusted && ((traits) & (MAPFN_HAS_STRUCT | MAPFN_IS_VECTORIZED | MAPFN_IS_REPEATED)) == MAPFN_HAS_STRUCT)
# define MAPFN_TRUSTED_STRUCTS(name) , mapfn_trusted = mapfn_trusted_##name
# define MAPFN_STRUCTS_TRUSTED(name, FLAGS, EACH, ...) \
    mapfn_trusted_##name = !MAPFN_HAS_MANY_ARRAYS(FLAGS, __VA_ARGS__) EACH##_FOR(MAPFN_STORES, __VA_ARGS__),
# define MAPFN_STORES(item) MAPFN_SECOND(MAPFN_STORES_##item, )
#else
# define MAPFN_TRUSTS_STRUCTS(traits) 0
# define MAPFN_TRUSTED_STRUCTS(name)
# define MAPFN_STRUCTS_TRUSTED(name, FLAGS, EACH, ...)
#endif

/* the alignments of all values, joined, where the turns of loops depend on them: see mapfn_turn */
#if MAPFN_QUIRK_two_loops
# define MAPFN_ALIGNED(name, EACH, ...) mapfn_aligned_##name = 0 EACH##_FOR(MAPFN_ALIGN, __VA_ARGS__),
# define MAPFN_ALIGN(item) MAPFN_SECOND(MAPFN_ALIGN_##item, )
#else
# define MAPFN_ALIGNED(name, EACH, ...)
#endif

/* The loop of a kernel over its elements. LOOP is MAPFN_LOOP_VECTORIZED, …_FORCED, …_ROWS or …_LOOPED; `element` is the
 * call of mapfn_at_name. */
#define MAPFN_LOOPS_0value(LOOP, traits, element) MAPFN_CAT(LOOP, _OF)(traits, mapfn_i, 0, mapfn_n, element;)
#define MAPFN_LOOPS_0nothing MAPFN_LOOPS_0value
/* The codes go into a small block, which is searched only where one of them is not 0, as no compiler vectorizes a loop
 * with that branch. They are counted because gcc 11 does not vectorize a loop that joins them by `|`. In blocks of 256
 * bytes take 1.1 to 1.35 times as long. */
#define MAPFN_LOOPS_0failure(LOOP, traits, element) MAPFN_LOOPS_IN_BLOCKS(LOOP, traits, , element, )
#define MAPFN_LOOPS_IN_BLOCKS(LOOP, traits, before, element, after) \
    for (size_t mapfn_from = 0, mapfn_to; mapfn_from < mapfn_n; mapfn_from = mapfn_to) { \
        enum { mapfn_codes_most = 1024 }; \
        int mapfn_codes[mapfn_codes_most], mapfn_failures = 0; \
        mapfn_to = mapfn_n - mapfn_from < (size_t)mapfn_codes_most ? mapfn_n : mapfn_from + (size_t)mapfn_codes_most; \
        MAPFN_CAT(LOOP, _OF)(traits, mapfn_i, mapfn_from, mapfn_to, \
            before \
            int const mapfn_code = element; \
            after \
            mapfn_codes[mapfn_i - mapfn_from] = mapfn_code; \
            mapfn_failures += mapfn_code != 0;) \
        if (mapfn_failures != 0) mapfn_search(&mapfn_failed, mapfn_codes, mapfn_from); \
    }

/* ======== src/generate/forms.h: which kernels a map has, and by which loop it is vectorized.
 * Uses lists/items.h. Used by generate/judge.h. */

/* How kernels are generated: 0each for a map that only computes elements, 0sums for one that also adds up, 0steps for
 * one whose function is a step, 0stepsums for a step that adds up, 0gathers for one that gathers, also beside sums. */
#define MAPFN_FORM(FLAGS) MAPFN_CAT(MAPFN_FORM_, \
    MAPFN_CAT(MAPFN_FLAG_gathers FLAGS, MAPFN_CAT(MAPFN_FLAG_steps FLAGS, MAPFN_FLAG_sums FLAGS)))
#define MAPFN_FORM_000 0each
#define MAPFN_FORM_001 0sums
#define MAPFN_FORM_010 0steps
#define MAPFN_FORM_011 0stepsums
#define MAPFN_FORM_100 0gathers
#define MAPFN_FORM_101 0gathers
/* The loop of a vectorized map. It depends on whether there are rows, whether the map is `vectorized`, and whether it
 * has more than four arrays, as clang then gives up unless it is forced. Otherwise its cost model decides.
 * With a table five arrays are not too many: clang compares the pairs of four arrays by itself, except three outputs
 * beside an input and a table of bytes. And forcing costs more there: clang 14 took 2.4 times as long to look up filter
 * taps in vectors with AVX-512, and clang 19 took 3.4 times as long. */
#define MAPFN_LOOP_OF(FLAGS, ...) \
    MAPFN_CAT(MAPFN_LOOP_OF_ROWS_, MAPFN_FLAG_rows FLAGS)(FLAGS, __VA_ARGS__)
#define MAPFN_LOOP_OF_ROWS_1(...) MAPFN_LOOP_ROWS
#define MAPFN_LOOP_OF_ROWS_0(FLAGS, ...) \
    MAPFN_CAT(MAPFN_LOOP_IF_FORCED_, MAPFN_CAT(MAPFN_FLAG_vectorized FLAGS, MAPFN_HAS_MANY_ARRAYS(FLAGS, __VA_ARGS__)))
#define MAPFN_HAS_MANY_ARRAYS(FLAGS, ...) \
    MAPFN_SECOND(MAPFN_CAT(MAPFN_FEW_ARRAYS_, MAPFN_CAT(MAPFN_FLAG_table FLAGS, MAPFN_COUNT_ARRAYS(__VA_ARGS__))), 1)
#define MAPFN_FEW_ARRAYS_01 ~, 0
#define MAPFN_FEW_ARRAYS_02 ~, 0
#define MAPFN_FEW_ARRAYS_03 ~, 0
#define MAPFN_FEW_ARRAYS_04 ~, 0
#define MAPFN_FEW_ARRAYS_11 ~, 0
#define MAPFN_FEW_ARRAYS_12 ~, 0
#define MAPFN_FEW_ARRAYS_13 ~, 0
#define MAPFN_FEW_ARRAYS_14 ~, 0
#define MAPFN_FEW_ARRAYS_15 ~, 0
#if MAPFN_FORCES
# define MAPFN_COUNT_ARRAYS(...) MAPFN_COUNT(MAPFN_REST(~ MAPFN_FOR(MAPFN_IF_ARRAY, __VA_ARGS__)))
# define MAPFN_IF_ARRAY(item) MAPFN_CAT(MAPFN_IF_ARRAY_, MAPFN_SECOND(MAPFN_LONE_##item, 0))(item)
# define MAPFN_IF_ARRAY_0(item) , item
# define MAPFN_IF_ARRAY_1(item)
#else
# define MAPFN_COUNT_ARRAYS(...) 1
#endif
#define MAPFN_LOOP_IF_FORCED_00 MAPFN_LOOP_IF_TRUSTED(MAPFN_TRUSTS_COSTS)
#define MAPFN_LOOP_IF_FORCED_01 MAPFN_LOOP_FORCED
#define MAPFN_LOOP_IF_FORCED_10 MAPFN_LOOP_FORCED
#define MAPFN_LOOP_IF_FORCED_11 MAPFN_LOOP_FORCED
/* The loop of a map that needs no forcing. MAPFN_CAT cannot be used here, as it is being expanded already. */
#define MAPFN_LOOP_IF_TRUSTED(trust) MAPFN_LOOP_IF_TRUSTED_(trust)
#define MAPFN_LOOP_IF_TRUSTED_(trust) MAPFN_LOOP_IF_TRUSTED_##trust
#define MAPFN_LOOP_IF_TRUSTED_0 MAPFN_LOOP_FORCED
#define MAPFN_LOOP_IF_TRUSTED_1 MAPFN_LOOP_VECTORIZED
/* 0 where MAPFN_TRUST_COST_MODEL is 0; 1 where it is 1 or not defined. */
#define MAPFN_TRUSTS_COSTS MAPFN_TRUSTS_BY(MAPFN_TRUST_COST_MODEL)
#define MAPFN_TRUSTS_BY(trust) MAPFN_TRUSTS_BY_(trust)
#define MAPFN_TRUSTS_BY_(trust) MAPFN_TRUSTS_BY_##trust
#define MAPFN_TRUSTS_BY_0 0
#define MAPFN_TRUSTS_BY_1 1
#define MAPFN_TRUSTS_BY_MAPFN_TRUST_COST_MODEL 1

/* ======== src/generate/judge.h: judges a list: a sound one becomes a definition, any other a single message.
 * Uses lists/ and kinds/. Used by MAPFN and MAPFN_OF. */

/* ------------------------------------------------------------------- from a list to a definition ---- */

/* First the whole list is judged, and only a sound one is expanded further, so that a mistake gives one message. The
 * list is then split into parameters and modifiers; `mapfn_none` stands before the latter.
 * MAPFN_CHECKED is a verdict and the arguments of the verdict's macro. It is expanded as an argument of MAPFN_DEFINE,
 * since compilers print every macro in which an error lies, but not those in an argument. */
#define MAPFN_DEFINE(...) MAPFN_DEFINE_(__VA_ARGS__)
#define MAPFN_DEFINE_(verdict, ...) MAPFN_VERDICT_##verdict(__VA_ARGS__)
#define MAPFN_CHECKED(START, R, name, ...) \
    MAPFN_CAT(MAPFN_NAME_IS_, MAPFN_SECOND(MAPFN_WORD_##name, mapfn_nothing))(START, R, name, __VA_ARGS__)
#define MAPFN_NAME_IS_mapfn_nothing(START, R, name, ...) \
    MAPFN_CAT(MAPFN_CHECKED_, MAPFN_FITS(__VA_ARGS__))(START, R, name, __VA_ARGS__)
#define MAPFN_NAME_IS_mapfn_modifier MAPFN_NAME_IS_mapfn_nothing
#define MAPFN_NAME_IS_mapfn_kind(START, R, name, ...) NO_RESULT, START, R, name, __VA_ARGS__
#define MAPFN_CHECKED_0(START, R, name, ...) TOO_MANY, START, R, name
/* An item that begins with a parenthesis has no word that a macro could paste to. */
#define MAPFN_CHECKED_1(START, R, name, ...) \
    MAPFN_CAT(MAPFN_WORDS_ARE_, MAPFN_SECOND(~ MAPFN_FOR(MAPFN_IF_WORDLESS, __VA_ARGS__), 1)) \
        (START, R, name, __VA_ARGS__)
#define MAPFN_IF_WORDLESS(item) MAPFN_WORDLESS item
#define MAPFN_WORDLESS(...) , 0,
#define MAPFN_WORDS_ARE_1(START, R, name, ...) \
    MAPFN_CAT(MAPFN_KNOWN_, MAPFN_ANY_UNKNOWN(__VA_ARGS__))(START, R, name, __VA_ARGS__)
#define MAPFN_WORDS_ARE_0(START, R, name, ...) MAPFN_CAT(WORDLESS_, MAPFN_REMAINS(MAPFN_MACROS())), name
#define MAPFN_KNOWN_3(START, R, name, ...) NO_COMMA, START, R, name, __VA_ARGS__
#define MAPFN_KNOWN_2(START, R, name, ...) \
    MAPFN_CAT(mapfn_ARITY_, MAPFN_NO_STAND_IN(__VA_ARGS__)), START, R, name, __VA_ARGS__
#define MAPFN_KNOWN_1(START, R, name, ...) MAPFN_CAT(MAPFN_MACROS_ARE_, MAPFN_REMAINS(MAPFN_MACROS())) \
    (START, R, name, __VA_ARGS__)
#define MAPFN_MACROS_ARE_0(START, R, name, ...) \
    MAPFN_CAT(UNKNOWN_, MAPFN_CAT(MAPFN_IS_EMPTY(MAPFN_FIRST(__VA_ARGS__)), MAPFN_NO_STAND_IN(__VA_ARGS__))), \
        START, R, name, __VA_ARGS__
#define MAPFN_MACROS_ARE_3(START, R, name, ...) WORDLESS_3, name
/* 1 if nothing can stand in for a wrong item: a word that resembles no kind, or a type that begins with `struct`, whose
 * members cannot be guessed. */
#define MAPFN_NO_STAND_IN(...) MAPFN_SECOND(~ MAPFN_FOR(MAPFN_IF_UNGUESSED, __VA_ARGS__), 0)
#define MAPFN_IF_UNGUESSED(item) MAPFN_CAT(MAPFN_IF_UNGUESSED_, MAPFN_REMAINS(MAPFN_IF_unknown(item)))(item)
#define MAPFN_IF_UNGUESSED_0(item)
#define MAPFN_IF_UNGUESSED_1(item) MAPFN_CAT(MAPFN_UNGUESSED_, MAPFN_THIRD(MAPFN_NEAREST_##item, 0, 1))
#define MAPFN_UNGUESSED_0
#define MAPFN_UNGUESSED_1 , 1,
#define MAPFN_IF_UNGUESSED_2(item) MAPFN_IF_UNGUESSED_OF(MAPFN_WORD_##item, ~)
#define MAPFN_IF_UNGUESSED_3(item)
#define MAPFN_IF_UNGUESSED_OF(...) MAPFN_IF_UNGUESSED_OF_(__VA_ARGS__)
#define MAPFN_IF_UNGUESSED_OF_(nothing, word, takes, arguments, ...) MAPFN_IF_UNGUESSED_IN arguments
#define MAPFN_IF_UNGUESSED_IN(...) MAPFN_IF_UNGUESSED_IN_(__VA_ARGS__, , ~)
#define MAPFN_IF_UNGUESSED_IN_(shape, T, ...) MAPFN_STRUCT_##T
#define MAPFN_STRUCT_struct , 1,
#define MAPFN_STRUCT_union , 1,
#define MAPFN_STRUCT_enum , 1,
/* Those words of lists that the user has defined as macros, as strings. They are looked for only after a mistake. */
#define MAPFN_MACROS() MAPFN_WORDS_OF_LISTS(MAPFN_IF_MACRO)
#define MAPFN_WORDS_OF_LISTS(M) M(in) M(out) M(inout) M(uniform) M(index) M(in_row) M(out_row) M(inout_row) \
    M(in_strided) M(out_strided) M(inout_strided) M(in_ragged) M(out_ragged) M(inout_ragged) M(table) M(where) \
    M(scratch) M(rng) M(sum) M(reduce) M(sum_row) M(tally) M(kept) M(first) \
    M(repeat) M(state) M(out_state) M(vectorized) M(looped) M(ordered) M(fallible) \
    M(exported) M(host) M(streaming) M(cost) M(team)
#define MAPFN_IF_MACRO(word) MAPFN_IF_MACRO_(#word, word)
#define MAPFN_IF_MACRO_(text, word) \
    MAPFN_CAT(MAPFN_SPELT_, MAPFN_SECOND(MAPFN_WORD_##word (mapfn_bare), mapfn_nothing))(text)
#define MAPFN_SPELT_mapfn_kind(text)
#define MAPFN_SPELT_mapfn_modifier(text)
#define MAPFN_SPELT_mapfn_nothing(text) text
#define MAPFN_KNOWN_0(START, R, name, ...) \
    MAPFN_SPLIT(START, R, name, MAPFN_FLAGS(__VA_ARGS__), (mapfn_none MAPFN_FOR(MAPFN_MODIFIER, __VA_ARGS__)), \
        (MAPFN_REST(~ MAPFN_FOR(MAPFN_PARAMETER, __VA_ARGS__))))
#define MAPFN_SPLIT(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_JUDGE(MAPFN_FLAG_vectorized FLAGS, MAPFN_FLAG_serial FLAGS, MAPFN_FLAG_fallible FLAGS, MAPFN_IS_INT(R), \
        MAPFN_COUNT_STEPS(R, FLAGS), MAPFN_FIRST parameters), \
        START, R, name, FLAGS, modifiers, parameters
#define MAPFN_UNPACK(...) __VA_ARGS__
#define MAPFN_JUDGE(...) MAPFN_JUDGE_(__VA_ARGS__)
#define MAPFN_JUDGE_(vectorized, serial, fallible, is_int, steps, first) \
    MAPFN_CAT(MAPFN_JUDGE_, MAPFN_SECOND(MAPFN_CAT(MAPFN_WORD_, first), mapfn_nothing)) \
        (vectorized##serial, fallible##is_int, steps)
#define MAPFN_JUDGE_mapfn_nothing(mode, result, steps) mapfn_EMPTY
/* The first that is wrong: its mode, the type of its result, its steps, or these two together. */
#define MAPFN_JUDGE_mapfn_kind(mode, result, steps) \
    MAPFN_SECOND(MAPFN_JUDGE_MODE_##mode, MAPFN_SECOND(MAPFN_JUDGE_RESULT_##result, \
        MAPFN_SECOND(MAPFN_JUDGE_STEPS_##steps, MAPFN_SECOND(MAPFN_JUDGE_##result##_##steps, mapfn_SOUND))))
#define MAPFN_JUDGE_MODE_11 ~, mapfn_EXCLUDED
#define MAPFN_JUDGE_RESULT_02 ~, mapfn_STORAGE
#define MAPFN_JUDGE_RESULT_12 ~, mapfn_STORAGE
#define MAPFN_JUDGE_STEPS_0state ~, mapfn_STATE
#define MAPFN_JUDGE_STEPS_0step ~, mapfn_STEP
#define MAPFN_JUDGE_10_0none ~, mapfn_RESULT
#define MAPFN_JUDGE_10_0one ~, mapfn_STEP
/* 0none or 0one repeat, or what is wrong: 0state, a state without a repeat, or 0step, which stands for a step that
 * returns nothing and for two repeats. */
#define MAPFN_COUNT_STEPS(R, FLAGS) MAPFN_CAT(MAPFN_STEPS_ARE_, MAPFN_COUNTED_STEPS(MAPFN_UNPACK FLAGS))(R, FLAGS)
#define MAPFN_COUNTED_STEPS(...) MAPFN_COUNTED_STEPS_(__VA_ARGS__)
#define MAPFN_COUNTED_STEPS_(EACH, ...) MAPFN_ONE_AND_TWO(~ EACH(MAPFN_ASKED_steps_, __VA_ARGS__), 0, 0, 0, 0)
#define MAPFN_ONE_AND_TWO(...) MAPFN_ONE_AND_TWO_(__VA_ARGS__)
#define MAPFN_ONE_AND_TWO_(before, one, between, two, ...) one##two
#define MAPFN_STEPS_ARE_00(R, FLAGS) MAPFN_CAT(MAPFN_STATES_ARE_, MAPFN_FLAG_states FLAGS)
#define MAPFN_STEPS_ARE_10(R, FLAGS) MAPFN_CAT(MAPFN_NOTHING_IS_, MAPFN_IS_VOID(R))
#define MAPFN_STEPS_ARE_11(R, FLAGS) 0step
#define MAPFN_STATES_ARE_0 0none
#define MAPFN_STATES_ARE_1 0state
#define MAPFN_NOTHING_IS_0 0one
#define MAPFN_NOTHING_IS_1 0step

/* MAPFN_SAY(words…) is an error of the preprocessor: one line, at the user's line, and gcc prints no macros with it.
 * A mistake in types is seen only by the compiler proper, which reports it by MAPFN_ASSERT. */
#define MAPFN_SAY(...) MAPFN_PRAGMA(GCC error #__VA_ARGS__)
/* MAPFN_WARN(name, "…") is a warning. From gcc 15 on no warnings from macros of system headers are shown, but this one
 * is placed at the user's own word. */
#define MAPFN_WARN(name, message) \
    static inline MAPFN_UNUSED void mapfn_warn_##name(void) \
    { \
        int name __attribute__((__deprecated__(message))) = 0; \
        (void)name; \
    }
#define MAPFN_PRAGMA(words) _Pragma(#words)
/* MAPFN_SAY_LAST(words…) is an error that ends the compilation, because nothing can stand in for the definition. */
#if MAPFN_ERRORS_BY_VALUE
# define MAPFN_SAY_LAST(...) \
    MAPFN_PRAGMA(clang diagnostic fatal "-W#pragma-messages") MAPFN_PRAGMA(GCC warning #__VA_ARGS__)
#else
# define MAPFN_SAY_LAST(...) \
    MAPFN_SAY(__VA_ARGS__) MAPFN_PRAGMA(GCC dependency "mapfn.h stops at the error above")
#endif
#define MAPFN_SEE_01 docs/errors.md#e01
#define MAPFN_SEE_02 docs/errors.md#e02
#define MAPFN_SEE_03 docs/errors.md#e03
#define MAPFN_SEE_05 docs/errors.md#e05
#define MAPFN_SEE_10 docs/errors.md#e10
#define MAPFN_SEE_11 docs/errors.md#e11
#define MAPFN_SEE_18 docs/errors.md#e18
#define MAPFN_SEE_19 docs/errors.md#e19
#define MAPFN_SEE_23 docs/errors.md#e23
#define MAPFN_SEE_28 docs/errors.md#e28
#define MAPFN_SEE_33 docs/errors.md#e33
#define MAPFN_SEE_34 docs/errors.md#e34
#define MAPFN_SEE_35 docs/errors.md#e35
#define MAPFN_SEE_42 docs/errors.md#e42
#define MAPFN_SEE_43 docs/errors.md#e43
#define MAPFN_SEE_44 docs/errors.md#e44
#define MAPFN_VERDICT_UNKNOWN_10 MAPFN_VERDICT_mapfn_EMPTY
#define MAPFN_VERDICT_UNKNOWN_11 MAPFN_VERDICT_mapfn_EMPTY
#define MAPFN_VERDICT_UNKNOWN_00(START, R, name, ...) \
    MAPFN_REPORT_UNKNOWN(MAPFN_SAY, MAPFN_SEE_01, name, MAPFN_FOR(MAPFN_UNKNOWN, __VA_ARGS__)) \
    MAPFN_GIVE_UP(START, R, name, MAPFN_FOR(MAPFN_GUESS, __VA_ARGS__))
#define MAPFN_VERDICT_UNKNOWN_01(START, R, name, ...) \
    MAPFN_REPORT_UNKNOWN(MAPFN_SAY_LAST, MAPFN_SEE_01, name, MAPFN_FOR(MAPFN_UNKNOWN, __VA_ARGS__))
#define MAPFN_VERDICT_mapfn_ARITY_1(START, R, name, ...) \
    MAPFN_REPORT_ARITY(MAPFN_SAY_LAST, MAPFN_SEE_23, name, MAPFN_FOR(MAPFN_UNKNOWN, __VA_ARGS__))
#define MAPFN_VERDICT_mapfn_ARITY_0(START, R, name, ...) \
    MAPFN_REPORT_ARITY(MAPFN_SAY, MAPFN_SEE_23, name, MAPFN_FOR(MAPFN_UNKNOWN, __VA_ARGS__)) \
    MAPFN_GIVE_UP(START, R, name, MAPFN_FOR(MAPFN_GUESS, __VA_ARGS__))
#define MAPFN_VERDICT_NO_COMMA(START, R, name, ...) \
    MAPFN_REPORT_COMMA(MAPFN_SEE_33, name, MAPFN_FOR(MAPFN_UNKNOWN, __VA_ARGS__)) \
    MAPFN_GIVE_UP(START, R, name, MAPFN_FOR(MAPFN_GUESS, __VA_ARGS__))
#define MAPFN_VERDICT_NO_RESULT(START, R, name, ...) \
    MAPFN_REPORT_NO_RESULT(MAPFN_SEE_34, R) MAPFN_GIVE_UP(START, int, R, MAPFN_FOR(MAPFN_GUESS, name, __VA_ARGS__))
#define MAPFN_VERDICT_WORDLESS_3(name) MAPFN_REPORT_MACROS(MAPFN_SEE_35, name, MAPFN_MACROS())
#define MAPFN_VERDICT_WORDLESS_0(name) MAPFN_REPORT_WORDLESS(MAPFN_SEE_01, name)
#define MAPFN_VERDICT_mapfn_EMPTY(START, R, name, ...) \
    MAPFN_REPORT_EMPTY(MAPFN_SEE_02, name) MAPFN_GIVE_UP(START, R, name, )
#define MAPFN_VERDICT_TOO_MANY(START, R, name) MAPFN_REPORT_TOO_MANY(MAPFN_SEE_03, name) MAPFN_GIVE_UP(START, R, name, )
#define MAPFN_VERDICT_mapfn_EXCLUDED(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_EXCLUDED(MAPFN_SEE_05, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_VERDICT_mapfn_RESULT(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_RESULT(MAPFN_SEE_11, name, R) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_VERDICT_mapfn_STORAGE(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_STORAGE(MAPFN_SEE_28, name, R) \
    MAPFN_GIVE_UP_LIST(START, MAPFN_BARE_##R, name, parameters)
#define MAPFN_BARE_static
#define MAPFN_BARE_inline
#define MAPFN_BARE_extern
#define MAPFN_VERDICT_mapfn_STATE(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_STATE(MAPFN_SEE_18, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_VERDICT_mapfn_STEP(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_STEP(MAPFN_SEE_19, name, R) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_EACH_OF(PREFIX, ...) MAPFN_EACH(PREFIX, __VA_ARGS__)
#define MAPFN_REPORT_UNKNOWN(SAY, anchor, name, ...) SAY(MAPFN_E01 name: __VA_ARGS__ \
    Parameters: in out inout uniform (T, x), index(i), in_row out_row inout_row (T, x, D), \
        in_strided out_strided inout_strided in_ragged out_ragged inout_ragged (T, x), table scratch (T, x, LEN), \
        where(T, m), rng(r), sum(T, s), reduce(T, s, op, zero), sum_row tally (T, x, LEN), kept(T, y), first(at), \
    repeat(N), state out_state (T, x, INIT); \
    modifiers: vectorized looped ordered fallible exported host streaming cost(ns) team; see anchor)
#define MAPFN_REPORT_ARITY(SAY, anchor, name, ...) SAY(MAPFN_E23 name: __VA_ARGS__ see anchor)
#define MAPFN_REPORT_COMMA(anchor, name, ...) MAPFN_SAY(MAPFN_E33 name: __VA_ARGS__ see anchor)
#define MAPFN_REPORT_NO_RESULT(anchor, first) \
    MAPFN_SAY(MAPFN_E34 first: the type of the result, or the name, is missing: both stand before the items; see anchor)
/* In this macro no word of lists may stand, since it may be a macro of the user's. */
#define MAPFN_REPORT_MACROS(anchor, name, ...) \
    MAPFN_SAY_LAST( \
        MAPFN_E35 name: __VA_ARGS__ is a macro here, and is the word of an item: undefine it before; see anchor)
#define MAPFN_REPORT_WORDLESS(anchor, name) \
    MAPFN_SAY_LAST(MAPFN_E01 name: an item begins with a parenthesis, and not with the word of its kind; see anchor)
#define MAPFN_REPORT_EMPTY(anchor, name) \
    MAPFN_SAY(MAPFN_E02 name: the list has no parameter, or a comma too many: give at least one, e.g. index(i); \
        see anchor)
#define MAPFN_REPORT_TOO_MANY(anchor, name) \
    MAPFN_SAY(MAPFN_E03 name: more than 23 items, at most 16 of them parameters: put some into a struct; see anchor)
#define MAPFN_REPORT_EXCLUDED(anchor, name) \
    MAPFN_SAY(MAPFN_E05 name: vectorized excludes looped, ordered and scratch, take one of them out; see anchor)
#define MAPFN_REPORT_STORAGE(anchor, name, R) \
    MAPFN_SAY(MAPFN_E28 name: the result is a type alone, and this one R: maps are static inline by themselves; \
        see anchor)
#define MAPFN_REPORT_STATE(anchor, name) \
    MAPFN_SAY(MAPFN_E18 name: state and out_state live from step to step: add repeat(N), the most steps of an element; \
        see anchor)
#define MAPFN_REPORT_STEP(anchor, name, R) \
    MAPFN_SAY(MAPFN_E19 name: a map has one repeat(N), and its step returns bool, or int where it is fallible, \
        and this one R; see anchor)
#define MAPFN_REPORT_RESULT(anchor, name, R) \
    MAPFN_SAY(MAPFN_E11 name: a fallible function returns int, an error code or 0, and this one R; see anchor)

/* MAPFN_UNKNOWN(item) says what is wrong with an item. MAPFN_GUESS(item) is the parameter of the element function that
 * was probably meant. MAPFN_NEAREST_item is `, item` with its word corrected, from the table below. */
#define MAPFN_UNKNOWN(item) MAPFN_CAT(MAPFN_UNKNOWN_, MAPFN_REMAINS(MAPFN_IF_unknown(item)))(item)
#define MAPFN_UNKNOWN_0(item)
#define MAPFN_UNKNOWN_1(item) MAPFN_CAT(MAPFN_UNKNOWN_1, MAPFN_IS_EMPTY(item))(item)
#define MAPFN_UNKNOWN_10(item) MAPFN_CAT(MAPFN_UNKNOWN_10_, MAPFN_SECOND(MAPFN_WORD_##item (~), mapfn_nothing))(item)
#define MAPFN_UNKNOWN_10_mapfn_kind(item) item MAPFN_WRITTEN(MAPFN_WORD_##item (~), ~);
#define MAPFN_UNKNOWN_10_mapfn_modifier(item) item MAPFN_WRITTEN(MAPFN_WORD_##item (~), ~);
#define MAPFN_UNKNOWN_10_mapfn_nothing(item) \
    there is no item MAPFN_THIRD(MAPFN_NEAREST_##item, (did you mean MAPFN_SECOND(MAPFN_NEAREST_##item, ~)?), \
        in mapfn: a type with commas takes a typedef);
#define MAPFN_UNKNOWN_3(item) a comma is missing in item;
#define MAPFN_UNKNOWN_2(item) item MAPFN_WRITTEN(MAPFN_WORD_##item, ~);
/* how an item must be written, told by the macro that counts its arguments */
#define MAPFN_WRITTEN(...) MAPFN_WRITTEN_(__VA_ARGS__)
#define MAPFN_WRITTEN_(nothing, word, takes, ...) MAPFN_CAT(MAPFN_WRITTEN_, takes)
#define MAPFN_WRITTEN_MAPFN_TAKES_1 takes one argument, its name
#define MAPFN_WRITTEN_MAPFN_TAKES_2 takes two arguments, its type (a typedef, where it has commas) and its name
#define MAPFN_WRITTEN_MAPFN_TAKES_3 takes three arguments: its type, its name, and how many values
#define MAPFN_WRITTEN_MAPFN_TAKES_INIT \
    takes three arguments: its type, its name, and its first value, with commas in parentheses only
#define MAPFN_WRITTEN_MAPFN_TAKES_4 takes four arguments: type, name, function and zero, commas in parentheses only
#define MAPFN_WRITTEN_MAPFN_TAKES_INDEX takes its name, or a type and its name
#define MAPFN_WRITTEN_MAPFN_TAKES_NUMBER takes one argument, a number
#define MAPFN_WRITTEN_MAPFN_WRONG_ITEM takes no arguments: write the bare word
#define MAPFN_UNKNOWN_11(item) a place in the list is empty (a comma too many?);
#define MAPFN_IS_EMPTY(item) MAPFN_IS_EMPTY_(item)
#define MAPFN_IS_EMPTY_(item) MAPFN_SECOND(MAPFN_EMPTY_##item, 0)
#define MAPFN_EMPTY_ ~, 1
#define MAPFN_GUESS(item) MAPFN_CAT(MAPFN_GUESS_, MAPFN_REMAINS(MAPFN_IF_unknown(item)))(item)
/* Two items without a comma between them: the first is guessed by its shape, the second as if it stood alone. */
#define MAPFN_GUESS_3(item) MAPFN_GUESS_TWO(MAPFN_WORD_##item, ~)
#define MAPFN_GUESS_TWO(...) MAPFN_GUESS_TWO_(__VA_ARGS__)
#define MAPFN_GUESS_TWO_(nothing, word, takes, arguments, ...) MAPFN_CAT(MAPFN_GUESS_TWO_, word)(takes, arguments)
#define MAPFN_GUESS_TWO_mapfn_kind(takes, arguments) \
    MAPFN_GUESS_FIRST(MAPFN_FIRST(MAPFN_GUESS_ALONE arguments)) MAPFN_GUESS_BEHIND(MAPFN_NOTHING arguments)
#define MAPFN_GUESS_TWO_mapfn_modifier(takes, arguments) MAPFN_GUESS_BEHIND(MAPFN_GUESS_PAST_##takes)
#define MAPFN_GUESS_PAST_MAPFN_BARE
#define MAPFN_GUESS_ALONE(...) (__VA_ARGS__), ~
#define MAPFN_GUESS_FIRST(arguments) MAPFN_GUESS_SHAPED arguments
#define MAPFN_GUESS_BEHIND(...) MAPFN_GUESS_0(__VA_ARGS__)
#define MAPFN_GUESS_0(item) MAPFN_CAT(MAPFN_GUESS_, MAPFN_SECOND(MAPFN_WORD_##item, mapfn_modifier))(item)
/* An item with the wrong number of arguments is guessed as its kind with a type and a name. */
#define MAPFN_GUESS_2(item) MAPFN_GUESS_SHAPE(MAPFN_WORD_##item, ~)
#define MAPFN_GUESS_SHAPE(...) MAPFN_GUESS_SHAPE_(__VA_ARGS__)
#define MAPFN_GUESS_SHAPE_(nothing, word, takes, arguments, ...) MAPFN_GUESS_SHAPED arguments
#define MAPFN_GUESS_SHAPED(...) MAPFN_GUESS_SHAPED_(__VA_ARGS__, , , ~)
#define MAPFN_GUESS_SHAPED_(shape, T, x, ...) MAPFN_CAT(MAPFN_GUESS_NAMED_, MAPFN_IS_EMPTY(x))(shape, T, x)
#define MAPFN_GUESS_NAMED_1(shape, T, x)
#define MAPFN_GUESS_NAMED_0(shape, T, x) MAPFN_GUESS_AS_##shape(T, x)
#define MAPFN_GUESS_AS_mapfn_value(T, x) , T x
#define MAPFN_GUESS_AS_mapfn_place(T, x) , T *x
#define MAPFN_GUESS_AS_mapfn_values(T, x) , T const *x
#define MAPFN_GUESS_AS_mapfn_ragged(T, x) , T const *x, size_t x##_len
#define MAPFN_GUESS_AS_mapfn_lengths(T, x) , T *x, size_t x##_len
#define MAPFN_GUESS_AS_mapfn_tally(T, x) , T *x, size_t *x##_at
#define MAPFN_GUESS_AS_mapfn_index(i, x) , size_t i
#define MAPFN_GUESS_AS_mapfn_rng(r, x) , mapfn_rng *r
#define MAPFN_GUESS_AS_mapfn_nothing(T, x)
#define MAPFN_GUESS_1(item) MAPFN_GUESS_CORRECTED(MAPFN_SECOND(MAPFN_NEAREST_##item, host))
#define MAPFN_GUESS_CORRECTED(item) MAPFN_GUESS_0(item)
#define MAPFN_GUESS_mapfn_kind(item) MAPFN_ELEM_##item
#define MAPFN_GUESS_mapfn_modifier(item)
/* other libraries' words */
#define MAPFN_NEAREST_input , in
#define MAPFN_NEAREST_source , in
#define MAPFN_NEAREST_read , in
#define MAPFN_NEAREST_output , out
#define MAPFN_NEAREST_result , out
#define MAPFN_NEAREST_write , out
#define MAPFN_NEAREST_in_out , inout
#define MAPFN_NEAREST_inplace , inout
#define MAPFN_NEAREST_update , inout
#define MAPFN_NEAREST_readwrite , inout
#define MAPFN_NEAREST_scalar , uniform
#define MAPFN_NEAREST_constant , uniform
#define MAPFN_NEAREST_param , uniform
#define MAPFN_NEAREST_broadcast , uniform
#define MAPFN_NEAREST_idx , index
#define MAPFN_NEAREST_row , in_row
#define MAPFN_NEAREST_stride , in_strided
#define MAPFN_NEAREST_strided , in_strided
#define MAPFN_NEAREST_ragged , in_ragged
#define MAPFN_NEAREST_lut , table
#define MAPFN_NEAREST_lookup , table
#define MAPFN_NEAREST_mask , where
#define MAPFN_NEAREST_masked , where
#define MAPFN_NEAREST_work , scratch
#define MAPFN_NEAREST_workspace , scratch
#define MAPFN_NEAREST_random , rng
#define MAPFN_NEAREST_prng , rng
#define MAPFN_NEAREST_iterate , repeat
#define MAPFN_NEAREST_iterations , repeat
#define MAPFN_NEAREST_steps , repeat
#define MAPFN_NEAREST_until , repeat
#define MAPFN_NEAREST_while_loop , repeat
#define MAPFN_NEAREST_carry , state
#define MAPFN_NEAREST_variable , state
#define MAPFN_NEAREST_local , state
#define MAPFN_NEAREST_state_out , out_state
#define MAPFN_NEAREST_sums , sum
#define MAPFN_NEAREST_reduction , reduce
#define MAPFN_NEAREST_accumulate , sum
#define MAPFN_NEAREST_fold , reduce
#define MAPFN_NEAREST_vectorize , vectorized
#define MAPFN_NEAREST_vectorised , vectorized
#define MAPFN_NEAREST_simd , vectorized
#define MAPFN_NEAREST_sequential , ordered
#define MAPFN_NEAREST_serial , looped
#define MAPFN_NEAREST_export , exported
#define MAPFN_NEAREST_cpu , host
#define MAPFN_NEAREST_nontemporal , streaming
#define MAPFN_NEAREST_warp , team

/* The maps of all back ends: a back end is one line here. Its header has `#define MAPFN_HERE_map_omp ~, 1` and defines
 * the shell, MAPFN_SHELL_map_omp. The generator, the members of families and the declarations after an error are all
 * made from this list. */
#define MAPFN_BACK_ENDS(MACRO, ...) \
    MACRO(_map_omp, __VA_ARGS__) \
    MACRO(_map_mpi, __VA_ARGS__) \
    MACRO(_map_cuda, __VA_ARGS__) \
    MACRO(_map_cuda_host, __VA_ARGS__)
#define MAPFN_WHERE_HERE(suffix, ...) MAPFN_CAT(MAPFN_WHERE_HERE_, MAPFN_SECOND(MAPFN_HERE##suffix, 0))(__VA_ARGS__)
#define MAPFN_WHERE_HERE_0(...)
#define MAPFN_WHERE_HERE_1(...) __VA_ARGS__

/* After an error the head of the function still stands before its body, and its maps may be called, so that no further
 * error follows. */
#define MAPFN_GIVE_UP(START, R, name, ...) \
    enum { name##_map_is_vectorized = 0 }; \
    MAPFN_ANY_MAP(_map, name) MAPFN_ANY_MAP(_map_looped, name) MAPFN_ANY_MAP(_map_vectorized, name) \
    MAPFN_ANY_MAP(_map_opts, name) \
    MAPFN_BACK_ENDS(MAPFN_ANY_MAP, name) \
    MAPFN_NOT_HERE mapfn_status name##_map_cuda_prepare(const mapfn_opts *); \
    MAPFN_INSTEAD_OF_##START(R, name, __VA_ARGS__)
#define MAPFN_GIVE_UP_LIST(START, R, name, parameters) \
    MAPFN_GIVE_UP(START, R, name, MAPFN_EACH_OF(MAPFN_STEP_, MAPFN_UNPACK parameters))
#define MAPFN_ANY_MAP(suffix, name) MAPFN_NOT_HERE mapfn_status name##suffix(size_t, ...);
#define MAPFN_INSTEAD_OF_MAPFN_START_BODY(R, name, ...) MAPFN_FN R name(MAPFN_UNUSED char mapfn_wrong __VA_ARGS__)
#define MAPFN_INSTEAD_OF_MAPFN_START_OF(R, name, ...)

/* The verdict of a sound list. The result becomes a kind, which stands first in the list. */
#define MAPFN_VERDICT_mapfn_SOUND(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_CAT(MAPFN_GATHERS_FIT_, MAPFN_GATHERS_FIT(FLAGS))(START, MAPFN_RESULT_OF(R, FLAGS), \
        R, name, FLAGS, modifiers, parameters)
#define MAPFN_SOUND(START, RESULT, R, name, FLAGS, modifiers, parameters) \
    MAPFN_CAT(MAPFN_NO_EFFECT_, MAPFN_FLAG_streaming FLAGS)(FLAGS, name) \
    MAPFN_SOUND_(START, RESULT, R, name, FLAGS, modifiers, parameters, \
        (MAPFN_CAT(MAPFN_RESULT_KIND_, RESULT)(R, FLAGS) MAPFN_CAT(MAPFN_TOLD_, MAPFN_FLAG_gathers FLAGS) \
            MAPFN_RETYPED_ALL parameters MAPFN_CAT(MAPFN_COUNTED_, MAPFN_FLAG_keeps FLAGS)))
#define MAPFN_RETYPED_ALL(...) MAPFN_REST_OF(~ MAPFN_FOR(MAPFN_RETYPED, __VA_ARGS__))
#define MAPFN_TOLD_0
#define MAPFN_TOLD_1 mapfn_told(~),
#define MAPFN_COUNTED_0
#define MAPFN_COUNTED_1 , mapfn_counted(~)
/* The item that stands for the result in the list: one if the map stores what the function returns, else nothing. */
#define MAPFN_RESULT_KIND_0value(R, FLAGS) \
    mapfn_result(MAPFN_TYPE_OF(R), MAPFN_SECOND(MAPFN_CAT(MAPFN_MEETS_, \
        MAPFN_CAT(MAPFN_FLAG_meets FLAGS, MAPFN_CAT(MAPFN_FLAG_table FLAGS, MAPFN_FLAG_index FLAGS))), 1)),
/* May the result overlap what a kernel reads? 0looked_up: only tables, which are read at places that do not depend on
 * the index. */
#define MAPFN_MEETS_000 ~, 0
#define MAPFN_MEETS_001 ~, 0
#define MAPFN_MEETS_010 ~, 0looked_up
#define MAPFN_RESULT_KIND_0nothing(R, FLAGS)
#define MAPFN_RESULT_KIND_0failure(R, FLAGS)
#define MAPFN_RESULT_KIND_0keep(R, FLAGS)
#define MAPFN_RESULT_KIND_0find(R, FLAGS)
/* A modifier that does nothing beside another is reported. */
#define MAPFN_NO_EFFECT_0(FLAGS, name)
#define MAPFN_NO_EFFECT_1(FLAGS, name) MAPFN_CAT(MAPFN_NO_STREAM_, MAPFN_FLAG_fallible FLAGS)(name)
#define MAPFN_NO_STREAM_0(name)
#define MAPFN_NO_STREAM_1(name) \
    MAPFN_WARN(name, "MAPFN_E25 " #name ": streaming has no effect, as a fallible map has no result to stream; " \
        "see docs/errors.md#e25")
#define MAPFN_SOUND_(START, RESULT, R, name, FLAGS, modifiers, parameters, all) \
    MAPFN_RESOLVE(START, RESULT, MAPFN_FORM(FLAGS), MAPFN_LOOP_OF(FLAGS, MAPFN_UNPACK parameters), FLAGS, \
        (0 MAPFN_COST_OF modifiers), R, name, (0u MAPFN_TRAITS_OF modifiers), \
        MAPFN_CAT(MAPFN_EACH_, MAPFN_COUNT all), MAPFN_COUNT parameters, parameters, MAPFN_UNPACK all)
#define MAPFN_COST_OF(...) MAPFN_FOR(MAPFN_COST, __VA_ARGS__)
#define MAPFN_TRAITS_OF(...) MAPFN_EACH(MAPFN_TRAIT_, __VA_ARGS__)
#define MAPFN_TRAIT_mapfn_none
#define MAPFN_RESOLVE(...) MAPFN_RESOLVED(__VA_ARGS__)
/* What the generator's macros take:
 *   RESULT  the result's block             LOOP   the vectorized kernel's loop
 *   FORM    the block of the kernels       FLAGS  what the items ask for, see MAPFN_FLAGS
 *   EACH    the list table for the items   STRIDED  in kernels, one of these: 1 where an array has a stride */
#define MAPFN_RESOLVED(START, RESULT, FORM, LOOP, FLAGS, cost, R, name, traits, EACH, count, parameters, ...) \
    MAPFN_NO_TEMPLATE(name) MAPFN_SOUND_SO_FAR(MAPFN_COUNTER, R, name, MAPFN_UNPACK parameters) \
    MAPFN_NAMES_DIFFER(name, MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))) \
    EACH##_FOR(MAPFN_DEMANDED, __VA_ARGS__) \
    enum { MAPFN_BEFORE_TRAITS(name) mapfn_traits_##name = traits EACH(MAPFN_TRAIT_, __VA_ARGS__), \
        mapfn_may_vectorize_##name = MAPFN_MAY_VECTORIZE(mapfn_traits_##name), \
        name##_map_is_vectorized = mapfn_may_vectorize_##name \
            && MAPFN_IS_WORTHY(mapfn_traits_##name, MAPFN_SLOW_BESIDE(FLAGS, EACH, __VA_ARGS__)), \
        MAPFN_AROUND_IS(name, MAPFN_FLAG_tables FLAGS) \
        MAPFN_FRAME_IS(name, MAPFN_FRAME(mapfn_traits_##name, MAPFN_FLAG_buffers FLAGS), \
            MAPFN_FRAME_LEAST(mapfn_traits_##name)) \
        MAPFN_STRUCTS_TRUSTED(name, FLAGS, EACH, __VA_ARGS__) \
        mapfn_limit_##name = MAPFN_LIMIT(FLAGS, EACH, __VA_ARGS__), \
        MAPFN_ALIGNED(name, EACH, __VA_ARGS__) \
        MAPFN_CAT(MAPFN_TAKEN_IF_, MAPFN_ANY_BROUGHT(EACH, __VA_ARGS__))(name, EACH, __VA_ARGS__) \
        mapfn_runs_##name = MAPFN_MAY_RUN(mapfn_traits_##name, 0 EACH##_FOR(MAPFN_LIES_ALONE, __VA_ARGS__)) }; \
    MAPFN_CAT(MAPFN_COUNT_IS_, MAPFN_MORE_THAN_16 parameters)(name, count) \
    MAPFN_STOP_AT_TRAITS(name) \
    MAPFN_ASSERT((mapfn_traits_##name & MAPFN_HAS_NO_BYTES) != MAPFN_HAS_NO_BYTES, "MAPFN_E32 " #name \
        ": a type of no bytes has no arrays, in " MAPFN_WORDS parameters "; see docs/errors.md#e32"); \
    MAPFN_MUST_##RESULT(R, name) \
    MAPFN_CAT(MAPFN_STEP_MUST_, MAPFN_FLAG_steps FLAGS)(RESULT, R, name) \
    MAPFN_CAT(MAPFN_DEMAND_, MAPFN_FLAG_vectorized FLAGS)(EACH, __VA_ARGS__) \
    START(RESULT, FORM, LOOP, FLAGS, cost, MAPFN_TYPE_OF(R), name, EACH, __VA_ARGS__)
/* The bytes of its stack that a kernel uses: arrays for a part of the elements where it tallies, keeps, makes steps or
 * may fail. Single numbers are not computed in pairs. */
#define MAPFN_FRAME(traits, buffers) \
    (((traits) & (MAPFN_HAS_STRUCT | MAPFN_HAS_ROWS)) == 0 ? 0 \
        : (buffers) || ((traits) & (MAPFN_IS_FALLIBLE | MAPFN_IS_REPEATED)) != 0 ? 4608 \
        : ((traits) & MAPFN_HAS_SUMS) != 0 ? 1024 : 512)
/* The elements for which clearing it is worth 3 to 30 ns. What gathers or adds up, which MAPFN_HAS_SUMS says of both,
 * loses most if it is not cleared. */
#define MAPFN_FRAME_LEAST(traits) \
    (((traits) & MAPFN_HAS_SUMS) != 0 ? 128 : ((traits) & (MAPFN_IS_FALLIBLE | MAPFN_IS_REPEATED)) != 0 ? 576 : 64)
/* Gathers alone have such items, so that no other map has to be asked for them. */
#define MAPFN_SLOW_BESIDE(FLAGS, EACH, ...) \
    MAPFN_CAT(MAPFN_SLOW_BESIDE_, MAPFN_FLAG_gathers FLAGS)(EACH##_FOR(MAPFN_SLOW_ITEM, __VA_ARGS__))
#define MAPFN_SLOW_BESIDE_0(...) 0u
#define MAPFN_SLOW_BESIDE_1(...) 0u __VA_ARGS__
#define MAPFN_SLOW_ITEM(item) MAPFN_SECOND(MAPFN_SLOWED_##item, )
#if MAPFN_COMPARES_ARRAYS
# define MAPFN_LIES_ALONE(item) MAPFN_SECOND(MAPFN_LIES_ALONE_##item, )
#else
# define MAPFN_LIES_ALONE(item)
#endif
#define MAPFN_TAKEN_IF_0(...)
#define MAPFN_TAKEN_IF_1(name, EACH, ...) mapfn_taken_##name = 0 EACH##_FOR(MAPFN_TAKES, __VA_ARGS__),
/* The members of a struct have different names, and so must the function and its parameters have. */
#define MAPFN_TEXT_E48(of) "MAPFN_E48: a name stands twice here, or is no plain name; see docs/errors.md#e48"
MAPFN_CAN_DEMAND(E48, ~);
#define MAPFN_NAMES_DIFFER(name, ...) \
    struct mapfn_names_##name { \
        char MAPFN_E48_names_are_plain_and_differ_##name \
            MAPFN_EACH(; char MAPFN_E48_names_are_plain_and_differ_, __VA_ARGS__); \
    }; \
    MAPFN_DEMAND(sizeof(struct mapfn_names_##name) == MAPFN_COUNT(name, __VA_ARGS__), E48, ~);
/* At the beginning of a definition stands what only the compiler can see: that the name is defined already, that the
 * definition stands in a function or a class, or that something is no type. */
#define MAPFN_SOUND_SO_FAR(...) MAPFN_SOUND_SO_FAR_(__VA_ARGS__)
#ifdef __cplusplus
MAPFN_UNUSED static constexpr bool mapfn_is_letter(char c)
{
    return c == '_' || (c >= '0' && c <= '9') || (c | 32) >= 'a' || c < 0;
}
MAPFN_UNUSED static constexpr bool mapfn_is_word(const char *text)
{
    return *text == 0 || (mapfn_is_letter(*text) && mapfn_is_word(text + 1));
}
# define MAPFN_TEXT_E40(of) \
    "MAPFN_E40: MAPFN_OF takes a name of a function: no lambda, template or std::name; see docs/errors.md#e40"
MAPFN_CAN_DEMAND(E40, ~);
# define MAPFN_PLAIN_NAME(text) MAPFN_DEMANDS_BEGIN MAPFN_DEMAND(mapfn_is_word(text), E40, ~); MAPFN_DEMANDS_END
#else
# define MAPFN_PLAIN_NAME(text)
#endif
/* whether the types of all items can be copied, which arrays and unknown types cannot */
#define MAPFN_TYPE_OF_ITEM(item) MAPFN_TYPED(MAPFN_WORD_##item, ~)
#define MAPFN_TYPED(...) MAPFN_TYPED_(__VA_ARGS__)
#define MAPFN_TYPED_(nothing, word, takes, arguments, ...) MAPFN_SECOND(MAPFN_TYPED_##takes arguments, )
#define MAPFN_TYPED_MAPFN_TAKES_2(shape, T, ...) ~, MAPFN_SOUND_TYPE(T)
#define MAPFN_TYPED_MAPFN_TAKES_3 MAPFN_TYPED_MAPFN_TAKES_2
#define MAPFN_TYPED_MAPFN_TAKES_4 MAPFN_TYPED_MAPFN_TAKES_2
#define MAPFN_TYPED_MAPFN_TAKES_INIT MAPFN_TYPED_MAPFN_TAKES_2
#ifdef __cplusplus
extern "C++" {
/* what a map may return, and store: no reference, and no array */
template <class T> struct mapfn_result { static constexpr bool mapfn_answer = true; };
template <class T> struct mapfn_result<T &> { static constexpr bool mapfn_answer = false; };
template <class T, size_t N> struct mapfn_result<T[N]> { static constexpr bool mapfn_answer = false; };
/* An array may have elements of it: it is no reference, not void, and a complete class. */
template <class T, class = void> struct mapfn_element { static constexpr bool mapfn_answer = false; };
template <class T> struct mapfn_element<T, decltype((void)sizeof(T[1]))> : mapfn_result<T> {};
}
# define MAPFN_SOUND_TYPE(T) && mapfn_element<T>::mapfn_answer
# define MAPFN_TYPES_ARE_SOUND(R, ...) mapfn_result<R>::mapfn_answer MAPFN_FOR(MAPFN_TYPE_OF_ITEM, __VA_ARGS__)
#else
/* An array becomes a pointer behind a comma, and what is not complete has no size. */
# define MAPFN_SOUND_TYPE(T) MAPFN_BY_TYPE(MAPFN_SOUND_TYPE_, T)(T)
# define MAPFN_SOUND_TYPE_1(T)
# define MAPFN_SOUND_TYPE_0(T) \
    && sizeof(T) + 1 && !__builtin_types_compatible_p(__typeof__(T), void) \
    && __builtin_types_compatible_p(__typeof__(T), __typeof__(((void)0, *(__typeof__(T) *)0)))
# define MAPFN_TYPES_ARE_SOUND(R, ...) sizeof(__typeof__(R) *) != 0 MAPFN_FOR(MAPFN_TYPE_OF_ITEM, __VA_ARGS__)
#endif
#define MAPFN_TEXT_E39(name) "MAPFN_E39 " #name ": the type of an item is void, an array, a reference, or a struct " \
    "that is not complete or has no name; see docs/errors.md#e39"
#if MAPFN_ERRORS_BY_VALUE
# define MAPFN_COUNTER __COUNTER__
/* An enumerator whose value is an error is the one before it plus 1. */
# define MAPFN_SOUND_SO_FAR_(number, R, name, ...) \
    MAPFN_DEMANDS_BEGIN \
    enum { MAPFN_E36_##name##_is_defined_already = number, mapfn_none_##number = 1, \
        mapfn_types_##number = MAPFN_TYPES_ARE_SOUND(R, __VA_ARGS__) }; \
    MAPFN_ASSERT(sizeof mapfn_stop(MAPFN_E36_##name##_is_defined_already == number, __builtin_FUNCTION()[0] == 0, \
        mapfn_types_##number == 1), ""); \
    MAPFN_OUTSIDE_CLASSES(name)
# define MAPFN_BEFORE_TRAITS(name) mapfn_none_##name = 2147483646,
# define MAPFN_STOP_AT_TRAITS(name) \
    MAPFN_ASSERT(sizeof mapfn_stop(1, 1, mapfn_traits_##name != 2147483647), ""); MAPFN_DEMANDS_END
__extension__ MAPFN_EXTERN_C int mapfn_stop(int once, int outside, int types)
    MAPFN_STOP(!outside, "MAPFN_E38: a definition stands at file or namespace scope, and not in a function or a "
        "class; see docs/errors.md#e38")
    MAPFN_STOP(outside && !once, "MAPFN_E36: this name has a definition already; see docs/errors.md#e36")
    MAPFN_STOP(outside && once && !types, "MAPFN_E39: a type in this definition is not known, or is void, "
        "an array or a reference; see docs/errors.md#e39");
# ifdef __cplusplus
#  define MAPFN_OUTSIDE_CLASSES(name) \
    MAPFN_UNUSED static constexpr bool mapfn_outside_##name() { return true; } \
    MAPFN_ASSERT(sizeof mapfn_stop(1, __builtin_constant_p(mapfn_outside_##name()), 1), "");
# else
#  define MAPFN_OUTSIDE_CLASSES(name)
# endif
#elif defined __cplusplus
# define MAPFN_COUNTER __COUNTER__
extern "C++" {
template <bool outside> struct mapfn_class {
    static_assert(outside, "MAPFN_E38: a definition stands outside classes; see docs/errors.md#e38");
    enum { mapfn_answer = mapfn_go<outside>::mapfn_answer };
};
}
/* An enumerator whose value is an error is the one before it plus 1. In a class, a function is no constant before the
 * class ends. */
# define MAPFN_SOUND_SO_FAR_(number, R, name, ...) \
    enum { MAPFN_E36_##name##_is_defined_already = number, mapfn_none_##number = 1, \
        mapfn_types_##number = MAPFN_TYPES_ARE_SOUND(R, __VA_ARGS__) }; \
    static_assert(__builtin_FUNCTION()[0] == 0, "MAPFN_E38 " #name \
        ": a definition stands at file or namespace scope, and not in a function; see docs/errors.md#e38"); \
    static_assert(mapfn_types_##number, MAPFN_TEXT_E39(name)); \
    static_assert(mapfn_go<__builtin_FUNCTION()[0] == 0 && mapfn_types_##number == 1 && \
        MAPFN_E36_##name##_is_defined_already == number>::mapfn_answer, ""); \
    MAPFN_UNUSED static constexpr int mapfn_one_##number() { return 1; } \
    static_assert(mapfn_class<__builtin_constant_p(mapfn_one_##number())>::mapfn_answer, "");
# define MAPFN_BEFORE_TRAITS(name)
# define MAPFN_STOP_AT_TRAITS(name)
#else
# define MAPFN_COUNTER 1
# define MAPFN_SOUND_SO_FAR_(number, R, name, ...) \
    enum { MAPFN_E36_##name##_is_defined_already, mapfn_types_##name = MAPFN_TYPES_ARE_SOUND(R, __VA_ARGS__) }; \
    MAPFN_ASSERT(__extension__ sizeof __FUNCTION__ == 1, "MAPFN_E38 " #name \
        ": a definition stands at file or namespace scope, and not in a function; see docs/errors.md#e38"); \
    MAPFN_ASSERT(mapfn_types_##name, MAPFN_TEXT_E39(name));
# define MAPFN_BEFORE_TRAITS(name)
# define MAPFN_STOP_AT_TRAITS(name)
#endif
#define MAPFN_DEMANDED(item) MAPFN_SECOND(MAPFN_DEMANDS_##item, )
#define MAPFN_COUNT_IS_0(name, count)
#define MAPFN_COUNT_IS_1(name, count) MAPFN_ASSERT(false, \
    "MAPFN_E03 " #name ": " #count " parameters, at most 16: put some into a struct; see docs/errors.md#e03");
#define MAPFN_MORE_THAN_16(...) \
    MAPFN_48TH(__VA_ARGS__, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, \
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ~)
#define MAPFN_WORDS(...) #__VA_ARGS__
#define MAPFN_MUST_0value(R, name)
#define MAPFN_MUST_0nothing(R, name)
#define MAPFN_MUST_0failure(R, name)
#define MAPFN_STEP_MUST_0(RESULT, R, name)
#define MAPFN_STEP_MUST_1(RESULT, R, name) \
    MAPFN_STEP_MUST_##RESULT(R, name) \
    MAPFN_ASSERT((mapfn_traits_##name & MAPFN_IS_VECTORIZED) == 0 || (mapfn_traits_##name & MAPFN_HAS_NO_LANE) == 0, \
        "MAPFN_E05 " #name ": vectorized excludes rows that a step writes, and out of type bool: " \
            "take one of them out; " \
        "see docs/errors.md#e05");
#define MAPFN_STEP_MUST_0failure(R, name)
#define MAPFN_STEP_MUST_0nothing(R, name) \
    MAPFN_ASSERT(MAPFN_IS_BOOL(R), "MAPFN_E19 " #name \
        ": a step returns bool, true to be called once more, and this one " #R "; see docs/errors.md#e19");
#define MAPFN_DEMAND_0(EACH, ...)
#define MAPFN_DEMAND_1(EACH, ...) MAPFN_FOR_OF(MAPFN_MUST_BE, (int, ~) EACH(MAPFN_MUST_, __VA_ARGS__))
#define MAPFN_FOR_OF(MACRO, ...) MAPFN_FOR(MACRO, __VA_ARGS__)

/* ======== src/generate/kernels.h: the functions of a map: its struct, its kernels, its description.
 * Uses kinds/ and compiler/. Used by shells. */

/* ------------------------------------------------------------------------------ the generator ----
 *     MAPFN(float, saxpy, in(float, x), uniform(float, a)) { return a * x; }
 *
 * becomes what follows; docs/design.md has it in full, and `make expand` prints it for any definition.
 *
 *     static float saxpy(float x, float a);
 *     struct mapfn_args_saxpy { mapfn_common mapfn_base; float *mapfn_out; const float *x; float a; };
 *     static const mapfn_info *mapfn_info_saxpy(void)                           names, sizes and offsets, for plain C
 *     static void mapfn_at_saxpy(i, at, out, x, a)                              one element: out[i] = saxpy(x[i], a)
 *     static mapfn_status mapfn_vectorized_saxpy(n, out, x, a, offset)          the kernels: loops over n elements
 *     static mapfn_status mapfn_looped_saxpy(n, out, x, a, offset)
 *     static mapfn_failure mapfn_chunk_vectorized_saxpy(args, begin, end, slot), …   for runners: a kernel on a part
 *     static mapfn_status mapfn_sequential_saxpy(n, out, x, a, …)               checks; small n inline, else a kernel
 *     static mapfn_status saxpy_map(size_t n, float *out, const float *x, float a), …        thin public functions
 *     static float saxpy(float x, float a)                                      whose body follows the macro
 *
 * A function of a definition stands in parentheses where it is called. C++ then looks for no other of its name in the
 * namespaces of its arguments, where a map of the same name may be. */

#define MAPFN_START_BODY(RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, ...) \
    MAPFN_ELEMENT_##FORM(MAPFN_ELEMENT_AS_, FLAGS, R, MAPFN_BODY_OF(name), EACH, __VA_ARGS__); \
    MAPFN_ITSELF(RESULT, FORM, FLAGS, R, name, EACH, __VA_ARGS__) \
    MAPFN_CASTS_BEGIN \
    MAPFN_GENERATE_##FORM(MAPFN_BODY_OF(name), RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, __VA_ARGS__) \
    MAPFN_CASTS_END \
    MAPFN_ELEMENT_##FORM(MAPFN_ELEMENT_AS_, FLAGS, R, MAPFN_BODY_OF(name), EACH, __VA_ARGS__)
/* Where the element function has a calling convention of its own, it has a name of its own too, and the function that
 * users call, or point to, calls it. */
#if MAPFN_QUIRK_structs_expanded
# define MAPFN_BODY_OF(name) mapfn_body_##name
# define MAPFN_ITSELF(RESULT, FORM, FLAGS, R, name, EACH, ...) \
    MAPFN_WRAPPER(MAPFN_ELEMENT_FN_, (mapfn_body_##name), RESULT, FORM, FLAGS, R, name, EACH, __VA_ARGS__)
#else
# define MAPFN_BODY_OF(name) name
# define MAPFN_ITSELF(...)
#endif

/* An existing f is called through a wrapper that is always inlined, whatever f itself is. */
#define MAPFN_START_OF(RESULT, FORM, LOOP, FLAGS, cost, R, f, EACH, ...) \
    MAPFN_WRAPPER(MAPFN_ELEMENT_AS_, f, RESULT, FORM, FLAGS, R, mapfn_call_##f, EACH, __VA_ARGS__) \
    MAPFN_CASTS_BEGIN \
    MAPFN_GENERATE_##FORM(mapfn_call_##f, RESULT, FORM, LOOP, FLAGS, cost, R, f, EACH, __VA_ARGS__) \
    MAPFN_CASTS_END
/* `name` is a function that calls another as it was called. */
#define MAPFN_WRAPPER(AS, callee, RESULT, FORM, FLAGS, R, name, EACH, ...) \
    MAPFN_ELEMENT_##FORM(AS, FLAGS, R, name, EACH, __VA_ARGS__) \
    { \
        MAPFN_SECOND(MAPFN_CAT(MAPFN_NO_RETURN_##RESULT, MAPFN_FLAG_steps FLAGS), return) \
            MAPFN_CALL(callee, MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
    }
#define MAPFN_NO_RETURN_0nothing0 ~,
/* f may be a macro, which must see its arguments one by one */
#define MAPFN_CALL(f, ...) f(__VA_ARGS__)

#define MAPFN_ELEMENT_0each MAPFN_ELEMENT
#define MAPFN_ELEMENT_0sums MAPFN_ELEMENT
#define MAPFN_ELEMENT_0steps MAPFN_ELEMENT_OF_STEP
#define MAPFN_ELEMENT_0stepsums MAPFN_ELEMENT_OF_STEP
#define MAPFN_ELEMENT(AS, FLAGS, R, name, EACH, ...) \
    MAPFN_CAT(AS, MAPFN_FLAG_host FLAGS) R name(MAPFN_ELEMENT_LIST(EACH(MAPFN_ELEM_, __VA_ARGS__)))
#define MAPFN_ELEMENT_OF_STEP(AS, FLAGS, R, name, EACH, ...) \
    MAPFN_CAT(AS, MAPFN_FLAG_host FLAGS) R name(MAPFN_ELEMENT_LIST(EACH(MAPFN_STEP_, __VA_ARGS__)))
#define MAPFN_ELEMENT_LIST(...) MAPFN_CAT(MAPFN_ELEMENT_LIST_, MAPFN_IS_LIST(__VA_ARGS__))(__VA_ARGS__)
#define MAPFN_ELEMENT_LIST_0(...) void /* as in `int f(void)` */
#define MAPFN_ELEMENT_LIST_1 MAPFN_REST_1
#define MAPFN_ELEMENT_FN_0 MAPFN_FN
#define MAPFN_ELEMENT_FN_1 MAPFN_HOST_FN
#ifdef MAPFN_ELEMENT_FN
# define MAPFN_ELEMENT_AS_0 MAPFN_ELEMENT_FN
# define MAPFN_ELEMENT_AS_1 MAPFN_ELEMENT_FN
#else
# define MAPFN_ELEMENT_AS_0 MAPFN_FN MAPFN_WITH_HELPERS MAPFN_BY_MEMBERS
# define MAPFN_ELEMENT_AS_1 MAPFN_HOST_FN MAPFN_WITH_HELPERS MAPFN_BY_MEMBERS
#endif
/* What an element function calls is inlined into it, see QUIRK helpers_called; and it gets the members of a struct as
 * they are, see QUIRK structs_expanded. */
#if MAPFN_QUIRK_helpers_called
# define MAPFN_WITH_HELPERS __attribute__((__flatten__))
#else
# define MAPFN_WITH_HELPERS
#endif
#if MAPFN_QUIRK_structs_expanded
# define MAPFN_BY_MEMBERS __attribute__((__regcall__))
#else
# define MAPFN_BY_MEMBERS
#endif

#define MAPFN_GENERATE_0each(callee, RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_HOLDER_, MAPFN_FLAG_held FLAGS)(callee, RESULT, FLAGS, R, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE(MAPFN_CAT(MAPFN_HELD_CALLEE_, MAPFN_FLAG_held FLAGS)(callee, name), \
        RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, __VA_ARGS__)
#define MAPFN_GENERATE_0sums MAPFN_GENERATE_0each
/* The function around the element's that holds what is read and written. On its own, so that compilers choose instead
 * of branch before there is a loop. On a card elements are in registers anyway. */
#define MAPFN_HOLDER_0(...)
#define MAPFN_HELD_CALLEE_0(callee, name) callee
#if MAPFN_FOR_CARD
# define MAPFN_HOLDER_1(...)
# define MAPFN_HELD_CALLEE_1(callee, name) callee
#else
# define MAPFN_HOLDER_1(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_ANSWERS(RESULT##held, callee, R, name, EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_ELEMENT_AS_, MAPFN_FLAG_host FLAGS) R mapfn_holder_##name( \
        MAPFN_ELEMENT_LIST(EACH(MAPFN_ELEM_, __VA_ARGS__))) \
    { \
        enum { \
            mapfn_always = (mapfn_traits_##name & MAPFN_HAS_WHERE) == 0, \
            mapfn_in_steps = (mapfn_traits_##name & MAPFN_IS_REPEATED) != 0 \
        }; \
        MAPFN_BRINGING(RESULT##held, RESULT, R, name, EACH, __VA_ARGS__) \
        EACH##_FOR(MAPFN_HOLD_ITEM, __VA_ARGS__) \
        MAPFN_HELD_##RESULT(R, (callee)(MAPFN_REST(~ EACH##_FOR(MAPFN_LENDING, __VA_ARGS__))), \
            EACH##_FOR(MAPFN_GOES_BACK, __VA_ARGS__)) \
    }
# define MAPFN_HELD_CALLEE_1(callee, name) mapfn_holder_##name
#endif
/* What mapfn_is_alike asks about, if the body has values alone, or what is held:
 *     static mapfn_four_bytes mapfn_made_invert(b0, b1, b2, b3)     what the body makes of these bytes and of stand-ins
 * HOW is the block of its result, and whether elements are held. */
#if MAPFN_HAS_ANSWERS
# define MAPFN_ANSWERS(HOW, callee, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_ANSWERS_, \
        MAPFN_SECOND(MAPFN_CAT(MAPFN_MAKES_, MAPFN_CAT(MAPFN_ANY_BROUGHT(EACH, __VA_ARGS__), HOW)), 0)) \
        (HOW, callee, R, name, EACH, __VA_ARGS__)
# define MAPFN_ANSWERS_0(...)
# define MAPFN_ANSWERS_1(HOW, callee, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_ANSWERS_IF_, MAPFN_SECOND(~ EACH##_FOR(MAPFN_IF_OPAQUE, __VA_ARGS__), 1)) \
        (HOW, callee, R, name, EACH, __VA_ARGS__)
# define MAPFN_ANSWERS_IF_0(HOW, callee, R, name, ...) \
    static mapfn_maker *const mapfn_made_##name MAPFN_UNUSED = mapfn_otherwise_made;
# define MAPFN_ANSWERS_IF_1(HOW, callee, R, name, EACH, ...) \
    MAPFN_HOST_FN mapfn_four_bytes mapfn_made_##name(MAPFN_FOUR_BYTES) \
    { \
        unsigned char mapfn_four[4] = {mapfn_b0, mapfn_b1, mapfn_b2, mapfn_b3}; \
        MAPFN_CAT(MAPFN_MAKE_BY_, HOW)(R, (callee)(MAPFN_REST(~ EACH##_FOR(MAPFN_STANDS, __VA_ARGS__)))) \
    }
# define MAPFN_IF_OPAQUE(item) MAPFN_CAT(MAPFN_IF_OPAQUE_, MAPFN_SECOND(MAPFN_STAND_##item, 0))()
# define MAPFN_IF_OPAQUE_0() , 0,
# define MAPFN_IF_OPAQUE_()
# define MAPFN_STANDS(item) MAPFN_REST(MAPFN_STAND_##item)
/* by whether a value is brought, and HOW */
# define MAPFN_MAKES_10value0 ~, 1
# define MAPFN_MAKES_10nothingheld ~, 1
# define MAPFN_MAKE_BY_0value0(R, call) R const mapfn_result = call; return mapfn_four_of((void const *)&mapfn_result);
# define MAPFN_MAKE_BY_0nothingheld(R, call) call; return mapfn_four_of(mapfn_four);
# define MAPFN_ASKS_BODY(HOW, name) \
    MAPFN_CAT(MAPFN_ASKS_BODY_, MAPFN_SECOND(MAPFN_CAT(MAPFN_MAKES_1, HOW), 0))(HOW, name)
# define MAPFN_ASKS_BODY_0(HOW, name) enum { mapfn_alike = 0 };
# define MAPFN_ASKS_BODY_1(HOW, name) \
    MAPFN_UNUSED bool const mapfn_alike = \
        mapfn_column == 3 && mapfn_is_alike(mapfn_made_##name, MAPFN_CAT(MAPFN_MOVES_BY_, HOW));
# define MAPFN_MOVES_BY_0value0 true
# define MAPFN_MOVES_BY_0nothingheld false
#else
# define MAPFN_ANSWERS(...)
# define MAPFN_ASKS_BODY(HOW, name) enum { mapfn_alike = 0 };
#endif
/* what a function that brings elements knows about the ways in which its values are brought, if any is */
#define MAPFN_BRINGING(HOW, RESULT, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_BRINGING_, MAPFN_ANY_BROUGHT(EACH, __VA_ARGS__))(HOW, RESULT, R, name)
#define MAPFN_BRINGING_0(...)
#define MAPFN_BRINGING_1(HOW, RESULT, R, name) \
    MAPFN_IN_COLUMN_##RESULT(R, mapfn_taken_##name) \
    MAPFN_ASKS_BODY(HOW, name)
#define MAPFN_IF_HELD(WORD, item) MAPFN_CAT(WORD, MAPFN_SECOND(MAPFN_HOLDS_##item, 0))(item)
#define MAPFN_HOLD_ITEM(item) MAPFN_IF_HELD(MAPFN_HOLD_ITEM_, item)
#define MAPFN_HOLD_ITEM_0(item)
#define MAPFN_HOLD_ITEM_1(item) MAPFN_HOLD_##item
#define MAPFN_LENDING(item) MAPFN_IF_HELD(MAPFN_LENDING_, item)
#define MAPFN_LENDING_0(item) MAPFN_NAME_##item
#define MAPFN_LENDING_1(item) MAPFN_LEND_##item
#define MAPFN_GOES_BACK(item) MAPFN_IF_HELD(MAPFN_GOES_BACK_, item)
#define MAPFN_GOES_BACK_0(item)
#define MAPFN_GOES_BACK_1(item) MAPFN_BACK_##item
/* Element mapfn_i of a map. Whatever loop it stands in, its function is called here alone. Returns its code, if any.
 *     static void mapfn_at_saxpy(i, at, out, x, a) { out[i] = saxpy(x[i], a); }
 * An element that is skipped by `continue` leaves the do-while. `places`: where the element adds to sums. */
#define MAPFN_GENERATE_AT(callee, RESULT, FLAGS, R, name, places, EACH, ...) \
    MAPFN_ANSWERS(MAPFN_CAT(RESULT, MAPFN_FLAG_held FLAGS), callee, R, name, EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_ELEMENT_FN_, MAPFN_FLAG_host FLAGS) MAPFN_GIVES_##RESULT mapfn_at_##name(MAPFN_PLACE_OF_ELEMENT \
        EACH##_FOR(MAPFN_INSIDE, __VA_ARGS__) MAPFN_CAT(MAPFN_UNIT_, MAPFN_FLAG_strided FLAGS)(MAPFN_STRIDES_KNOWN) \
        MAPFN_UNPACK places) \
    { \
        MAPFN_COUNT_GIVEN(name) \
        MAPFN_BRINGING(MAPFN_CAT(RESULT, MAPFN_FLAG_held FLAGS), RESULT, R, name, EACH, __VA_ARGS__) \
        MAPFN_CAT(MAPFN_LOOKS_UP_, MAPFN_FLAG_table FLAGS)(mapfn_traits_##name, EACH, __VA_ARGS__) \
        MAPFN_CAT(MAPFN_BEHIND_MASK_, MAPFN_FLAG_masked FLAGS)(mapfn_traits_##name, EACH, __VA_ARGS__) \
        MAPFN_GIVE_##RESULT(R, \
            EACH##_FOR(MAPFN_ENTER, __VA_ARGS__), (callee)(MAPFN_REST(~ EACH(MAPFN_AT_, __VA_ARGS__)))) \
    }
#define MAPFN_ENTER(item) MAPFN_SECOND(MAPFN_ENTER_##item, )
/* Structs and small numbers that come from a table at any place are looked up one by one, unless they become wide
 * numbers. A table of at most 128 bytes, or of up to 15 values of one byte, is rather of factors, which are used where
 * they are. */
#define MAPFN_LOOKS_UP_0(traits, ...)
#if MAPFN_QUIRK_looked_up_singly
# define MAPFN_LOOKS_UP_1(traits, EACH, ...) \
    if (((traits) & (MAPFN_HAS_INDEX | MAPFN_HAS_SUMS | MAPFN_IS_REPEATED \
            | MAPFN_IS_VECTORIZED)) == 0 \
        && !(0 EACH##_FOR(MAPFN_MAKES, __VA_ARGS__)) && (0 EACH##_FOR(MAPFN_LOOKED_UP, __VA_ARGS__))) \
        MAPFN_SINGLY
# define MAPFN_MAKES(item) MAPFN_SECOND(MAPFN_MAKES_##item, )
# define MAPFN_LOOKED_UP(item) MAPFN_SECOND(MAPFN_LOOKED_UP_##item, )
#else
# define MAPFN_LOOKS_UP_1(traits, ...)
#endif
/* Structs and rows that a mask may skip are computed one by one, see QUIRK masks_gathered. Structs of up to four bytes
 * are one number, and are loaded by a mask. */
#define MAPFN_BEHIND_MASK_0(traits, ...)
#if MAPFN_QUIRK_masks_gathered
# define MAPFN_BEHIND_MASK_1(traits, EACH, ...) \
    if (((traits) & MAPFN_IS_VECTORIZED) == 0 \
        && (((traits) & MAPFN_HAS_ROWS) != 0 || (0 EACH##_FOR(MAPFN_LIES_APART, __VA_ARGS__)))) \
        MAPFN_SINGLY
# define MAPFN_LIES_APART(item) MAPFN_SECOND(MAPFN_APART_##item, )
#else
# define MAPFN_BEHIND_MASK_1(traits, ...)
#endif
#define MAPFN_INSIDE(item) MAPFN_CAT(MAPFN_INSIDE_, MAPFN_SECOND(MAPFN_PROMISES_##item, 0))(item)
#define MAPFN_INSIDE_0(item) MAPFN_KERNEL_##item
#define MAPFN_INSIDE_1(item) MAPFN_INSIDE_##item
/* the call of it in a loop; `nth` is its place in outputs, and `places` are arguments */
#define MAPFN_AN_ELEMENT(nth, STRIDED, name, places, EACH, ...) \
    (mapfn_at_##name)(MAPFN_THIS_ELEMENT(nth) EACH(MAPFN_PASS_, __VA_ARGS__) \
        MAPFN_CAT(MAPFN_UNIT_, STRIDED)(MAPFN_STRIDES_HERE) \
        MAPFN_UNPACK places)

/* the struct of a map, from a function's parameters */
#define MAPFN_ARGUMENTS(offset, EACH, ...) {{offset, false, false, false} EACH(MAPFN_PASS_, __VA_ARGS__)}

#define MAPFN_GENERATE(callee, RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, ...) \
    MAPFN_PADDED(struct mapfn_args_##name { mapfn_common mapfn_base; EACH(MAPFN_FIELD_, __VA_ARGS__) };) \
    MAPFN_GENERATE_INFO_##FORM(cost, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_KERNELS_##FORM(LOOP, callee, RESULT, FLAGS, R, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_CHECKS(name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_SEQUENTIAL_##FORM(LOOP, callee, RESULT, FLAGS, name, EACH, __VA_ARGS__) \
    MAPFN_COMPARER(name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_SHELLS(RESULT, FLAGS, MAPFN_PLACE(FORM, MAPFN_FLAG_host FLAGS), name, EACH, __VA_ARGS__) \
    MAPFN_SHELL_RUNNER(RESULT, FLAGS, name, _map_opts, mapfn_run, EACH, __VA_ARGS__) \
    MAPFN_BACK_ENDS(MAPFN_BACK_END, MAPFN_FLAG_exported FLAGS, callee, RESULT, FLAGS, R, name, EACH, __VA_ARGS__)
/* A map of a back end whose header is missing cannot be called, unless the map is exported: then another file may have
 * it, and yours a declaration. */
#define MAPFN_BACK_END(suffix, exported, ...) \
    MAPFN_CAT(MAPFN_BACK_END_, MAPFN_SECOND(MAPFN_HERE##suffix, 0))(suffix, exported, __VA_ARGS__)
#define MAPFN_BACK_END_1(suffix, exported, ...) MAPFN_SHELL##suffix(__VA_ARGS__)
#define MAPFN_BACK_END_0(suffix, exported, callee, RESULT, FLAGS, R, name, ...) MAPFN_ABSENT_##exported(name, suffix)
#define MAPFN_ABSENT_0(name, suffix) \
    MAPFN_REFUSED(name##suffix, "MAPFN_E29 " #name #suffix ": include " \
        MAPFN_SECOND(MAPFN_HEADER_OF##suffix, "its header") " before the definition of " #name \
            "; see docs/errors.md#e29")
#define MAPFN_HEADER_OF_map_omp ~, "mapfn_omp.h"
#define MAPFN_HEADER_OF_map_mpi ~, "mapfn_mpi.h"
#define MAPFN_HEADER_OF_map_cuda ~, "mapfn_cuda.h"
#define MAPFN_HEADER_OF_map_cuda_host MAPFN_HEADER_OF_map_cuda
#define MAPFN_ABSENT_1(name, suffix)
/* PLACE says how the sequential maps are qualified: for the host alone or not. Those with sums are always inlined, as a
 * nested one of few values then knows n. */
#define MAPFN_GENERATE_SHELLS(RESULT, FLAGS, PLACE, name, EACH, ...) \
    MAPFN_CAT(MAPFN_ANNOUNCE_, MAPFN_FLAG_exported FLAGS)(PLACE, \
        MAPFN_SIGNATURE(RESULT, name, _map, EACH, __VA_ARGS__), \
        MAPFN_CHAIN(MAPFN_REFUSES_, EACH(MAPFN_FIT_, __VA_ARGS__))) \
    MAPFN_SHELL_SEQUENTIAL(RESULT, FLAGS, PLACE, name, _map, name##_map_is_vectorized, 1, , EACH, __VA_ARGS__) \
    MAPFN_SHELL_SEQUENTIAL(RESULT, FLAGS, PLACE, name, _map_looped, 0, 0, , EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_SHELL_VECTORIZED_, MAPFN_FLAG_serial FLAGS)(RESULT, FLAGS, PLACE, name, EACH, __VA_ARGS__)
#define MAPFN_PLACE(FORM, host) MAPFN_SECOND(MAPFN_PLACE_##FORM(host), host)
#define MAPFN_PLACE_0sums(host) ~, MAPFN_CAT(host, mapfn_inlined)

#define MAPFN_GENERATE_INFO_0each(cost, name, EACH, ...) \
    static inline __attribute__((__unused__)) const mapfn_info *mapfn_info_##name(void) \
    { \
        MAPFN_DESCRIBE(0, 0, name, EACH, __VA_ARGS__) \
        static const mapfn_info mapfn_constant = {#name, mapfn_params, mapfn_count, mapfn_traits_##name, cost, \
            MAPFN_BEYOND(EACH, __VA_ARGS__)}; \
        return &mapfn_constant; \
    }
/* The parameters. In maps of steps `limit` is the offset of the most steps and `later` MAPFN_LATER, else both are 0. */
#define MAPFN_DESCRIBE(limit, later, name, EACH, ...) \
    typedef struct mapfn_args_##name mapfn_self; \
    enum { mapfn_later = later }; \
    static const mapfn_param mapfn_params[] = { \
        EACH(MAPFN_INFO_, __VA_ARGS__) {NULL, MAPFN_EACH_ELEMENT, 0, sizeof(mapfn_self), limit, 0} \
    }; \
    enum { mapfn_count = (int)(sizeof mapfn_params / sizeof *mapfn_params) - 1 };

#define MAPFN_GENERATE_KERNELS_0each(LOOP, callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_GENERATE_AT(callee, RESULT, FLAGS, R, name, (), EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_IF_APART_, MAPFN_FLAG_rowsout FLAGS)(MAPFN_GENERATE_APART(MAPFN_CAT(LOOP, _LOOPED_KERNEL), RESULT, \
        MAPFN_FLAG_strided FLAGS, name, EACH, __VA_ARGS__)) \
    MAPFN_GENERATE_KERNEL(vectorized, MAPFN_CAT(MAPFN_IF_ALIKE_, MAPFN_FLAG_rowsout FLAGS), LOOP, RESULT, \
        MAPFN_FLAG_strided FLAGS, R, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_KERNEL(looped, MAPFN_CAT(MAPFN_IF_APART_, MAPFN_FLAG_rowsout FLAGS), MAPFN_CAT(LOOP, _LOOPED), \
        RESULT, MAPFN_FLAG_strided FLAGS, R, name, EACH, __VA_ARGS__)
#define MAPFN_GENERATE_APART(KERNEL, RESULT, STRIDED, name, EACH, ...) \
    KERNEL MAPFN_APART_SIGNATURE(RESULT, name, EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_CONSTANTS(name) \
        MAPFN_LONG_ROWS(false EACH##_FOR(MAPFN_LONG, __VA_ARGS__)) \
        MAPFN_KERNEL_BODY(looped, , MAPFN_CONCEALED_##RESULT, MAPFN_LOOP_ROWS_APART, RESULT, STRIDED, name, EACH, \
            __VA_ARGS__) \
    }
/* how a kernel ends to which others jump */
#define MAPFN_CONCEALED_0value { mapfn_status mapfn_fine = MAPFN_OK; MAPFN_CONCEAL(mapfn_fine) return mapfn_fine; }
#define MAPFN_CONCEALED_0nothing MAPFN_CONCEALED_0value
#define MAPFN_CONCEALED_0failure
/* Over rows, gcc has the same loop in both kernels. clang's is asked for vectors of several rows. */
#define MAPFN_IF_ALIKE_0 MAPFN_IF_APART_0
#if MAPFN_FORCES
# define MAPFN_IF_ALIKE_1 MAPFN_IF_APART_0
#else
# define MAPFN_IF_ALIKE_1 MAPFN_IF_APART_1
#endif
/* A kernel and its chunk function, which is the form in which runners in plain C know it. Where there is a wide kernel
 * too, the kernel has it compute most elements, so that nothing else need know. */
#define MAPFN_GENERATE_KERNEL(mode, IF_APART, LOOP, RESULT, STRIDED, R, name, EACH, ...) \
    MAPFN_CAT(LOOP, _WIDE)( \
        static __attribute__((MAPFN_NOINLINE)) \
            MAPFN_KERNEL_SIGNATURE(mapfn_##mode##_##name, RESULT, EACH, __VA_ARGS__); \
        MAPFN_WIDE_KERNEL MAPFN_KERNEL_SIGNATURE(mapfn_wide_##mode##_##name, RESULT, EACH, __VA_ARGS__) \
        { \
            MAPFN_KERNEL_CONSTANTS(name) \
            size_t const mapfn_all = mapfn_n; \
            /* known to be whole turns, so that nothing is left to generate code for */ \
            mapfn_n &= ~(size_t)(MAPFN_WIDE_TURN_##RESULT(R) - 1); \
            MAPFN_KERNEL_BODY(mode, , MAPFN_GO_BACK(mapfn_##mode##_##name, RESULT, name, EACH, __VA_ARGS__), LOOP, \
                RESULT, STRIDED, name, EACH, __VA_ARGS__) \
        }) \
    MAPFN_CAT(LOOP, _KERNEL) MAPFN_KERNEL_SIGNATURE(mapfn_##mode##_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_CONSTANTS(name) \
        MAPFN_KERNEL_BODY(mode, \
            IF_APART(MAPFN_GO_APART(name, EACH, __VA_ARGS__)) \
            MAPFN_CAT(LOOP, _WIDE)(MAPFN_GO_WIDE(mapfn_wide_##mode##_##name, RESULT, R, name, EACH, __VA_ARGS__)), \
            , LOOP, RESULT, STRIDED, name, EACH, __VA_ARGS__) \
    } \
    MAPFN_GENERATE_CHUNK(mode, RESULT, name, EACH, __VA_ARGS__)
/* Rows are written through pointers, so that in a row a compiler must take any store for one to what is read next, and
 * makes no vectors of short rows. A map knows that its arrays lie apart, unless one is in place of another. If none is,
 * a kernel goes on in another one, which is told so. For a row of 8 to 48 numbers it takes 0.2 to 0.7 of the time.
 * None does in an `ordered` map, which may read what earlier elements wrote, nor where a body has a pointer that may
 * lead to its own output. */
#if MAPFN_OPTIMIZES && !MAPFN_FOR_CARD
# define MAPFN_IF_APART_1(...) __VA_ARGS__
#else
# define MAPFN_IF_APART_1(...)
#endif
#define MAPFN_IF_APART_0(...)
#define MAPFN_APART_SIGNATURE(RESULT, name, EACH, ...) \
    MAPFN_RETURNS_##RESULT mapfn_apart_##name(size_t mapfn_n EACH##_FOR(MAPFN_SOLE, __VA_ARGS__), size_t mapfn_offset)
#define MAPFN_GO_APART(name, EACH, ...) { \
    mapfn_array_place const mapfn_places[] = {EACH##_FOR(MAPFN_LIES_HERE, __VA_ARGS__)}; \
    if ((mapfn_traits_##name & MAPFN_IS_ORDERED) == 0 && (true EACH##_FOR(MAPFN_CLOSED, __VA_ARGS__)) \
        && MAPFN_GAINS_APART(true EACH##_FOR(MAPFN_FIXED, __VA_ARGS__), false EACH##_FOR(MAPFN_TABLED, __VA_ARGS__)) \
        && mapfn_lie_apart(mapfn_places, (int)(sizeof mapfn_places / sizeof *mapfn_places))) \
        return mapfn_apart_##name(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_offset); \
}
#define MAPFN_LONG(item) MAPFN_SECOND(MAPFN_LONG_##item, )
#define MAPFN_FIXED(item) MAPFN_SECOND(MAPFN_FIXED_##item, )
#define MAPFN_TABLED(item) MAPFN_SECOND(MAPFN_TABLED_##item, )
#define MAPFN_CLOSED(item) MAPFN_SECOND(MAPFN_CLOSED_##item, )
#define MAPFN_LIES_HERE(item) MAPFN_REST(MAPFN_LIES_##item)
#define MAPFN_SOLE(item) MAPFN_CAT(MAPFN_SOLE_, MAPFN_SECOND(MAPFN_WRITES_##item, 0))(item)
#define MAPFN_SOLE_0(item) MAPFN_KERNEL_##item
#define MAPFN_SOLE_1(item) MAPFN_SOLE_##item
#define MAPFN_CALL_KERNEL(RESULT, kernel, name, EACH, ...) \
    MAPFN_ON_CLEAR_STACK(MAPFN_RETURNS_##RESULT, mapfn_n * (1 EACH##_FOR(MAPFN_WEIGHT, __VA_ARGS__)), name, \
        kernel(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), 0))
/* the work of an element with rows, in that of an element without */
#define MAPFN_WEIGHT(item) MAPFN_SECOND(MAPFN_WEIGHT_##item, )
/* what is known to a kernel: of a table that rows are made of, and of strides */
#define MAPFN_KERNEL_CONSTANTS(name) enum { MAPFN_KNOWN_CONSTANTS(name) };
#define MAPFN_KNOWN_CONSTANTS(name) \
    MAPFN_AROUND_OF(name) mapfn_scatters = MAPFN_SCATTERS(mapfn_traits_##name) \
    MAPFN_TRUSTED_STRUCTS(name) MAPFN_TURN_OF(name) MAPFN_COUNTED(name)
#define MAPFN_GENERATE_CHUNK(mode, RESULT, name, EACH, ...) \
    MAPFN_CHUNK_OF(mapfn_chunk_##mode##_##name, mapfn_##mode##_##name, , , RESULT, name, EACH, __VA_ARGS__)
/* `before` and `after`: what stands around the call of the kernel */
#define MAPFN_CHUNK_OF(chunk, kernel, before, after, RESULT, name, EACH, ...) \
    MAPFN_PLAIN MAPFN_CHUNK_SIGNATURE(chunk) \
    { \
        struct mapfn_args_##name const *const mapfn_a = (struct mapfn_args_##name const *)mapfn_args; \
        before \
        MAPFN_CHUNK_##RESULT( \
            MAPFN_ON_CLEAR_STACK(MAPFN_RETURNS_##RESULT, mapfn_end - mapfn_begin, name, (kernel)( \
                mapfn_end - mapfn_begin EACH(MAPFN_SHIFT_, __VA_ARGS__), \
                mapfn_a->mapfn_base.mapfn_offset + mapfn_begin))) \
        after \
    }
#define MAPFN_READY(item) MAPFN_SECOND(MAPFN_READY_##item, )
#define MAPFN_KERNEL_READY(RESULT, STRIDED, EACH, ...) \
    MAPFN_FAILED_##RESULT \
    MAPFN_UNKNOWN_STEP \
    MAPFN_UNIT_##STRIDED(ptrdiff_t mapfn_step = PTRDIFF_MIN;) \
    MAPFN_UNIT_##STRIDED(MAPFN_COUNTABLE) /* no declaration may follow: -Wdeclaration-after-statement */ \
    EACH##_FOR(MAPFN_READY, __VA_ARGS__) \
    MAPFN_HIDE_STEP \
    MAPFN_KEEP_OPTIONS
#define MAPFN_KERNEL_SIGNATURE(kernel, RESULT, EACH, ...) \
    MAPFN_RETURNS_##RESULT kernel(size_t mapfn_n EACH(MAPFN_KERNEL_, __VA_ARGS__), size_t mapfn_offset)
/* `before` and `after`: statements that come before and after the loop */
#define MAPFN_KERNEL_BODY(mode, before, after, LOOP, RESULT, STRIDED, name, EACH, ...) \
    MAPFN_KERNEL_READY(RESULT, STRIDED, EACH, __VA_ARGS__) \
    before \
    MAPFN_CAT(MAPFN_STRIDES_##STRIDED, _##mode)( \
        MAPFN_LOOPS_##RESULT(LOOP, mapfn_traits_##name, \
            MAPFN_AN_ELEMENT(mapfn_i, STRIDED, name, (), EACH, __VA_ARGS__))) \
    after \
    MAPFN_DONE_##RESULT
#define MAPFN_CHUNK_SIGNATURE(chunk) \
    mapfn_failure chunk(const void *mapfn_args, size_t mapfn_begin, size_t mapfn_end, MAPFN_UNUSED size_t mapfn_slot)

/* Kernels whose loop over elements is vectorized have a wide one.
 * - Maps of rows have none: where rows are short wide vectors do harm, 0.2 to 1.8 times as fast.
 * - Maps with a table have none: a wide vector reads it by a gather, on many processors slower than one by one.
 * Few elements are told to be likely, so that they pass the test without a jump. */
#if MAPFN_WIDE
# define MAPFN_LOOP_VECTORIZED_WIDE(...) __VA_ARGS__
# define MAPFN_LOOP_FORCED_WIDE(...) __VA_ARGS__
# define MAPFN_GO_WIDE(kernel, RESULT, R, name, EACH, ...) \
    if (MAPFN_IS_WIDE(mapfn_traits_##name) && !MAPFN_CONVERTS_WORDS(mapfn_traits_##name) \
        && __builtin_expect(mapfn_n >= MAPFN_WIDE_LEAST_##RESULT(R), 0) && MAPFN_PROCESSOR_IS_WIDE) \
        MAPFN_RETURN_WIDE(kernel, mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_offset)
/* The wide kernel has computed mapfn_n elements, and the narrow one computes those that are left of mapfn_all. */
# define MAPFN_GO_BACK(kernel, RESULT, name, EACH, ...) \
    if (mapfn_n < mapfn_all) { \
        struct mapfn_args_##name const mapfn_here = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__), \
            *const mapfn_a MAPFN_UNUSED = &mapfn_here; \
        size_t const mapfn_begin = mapfn_n, mapfn_slot MAPFN_UNUSED = 0; \
        MAPFN_GO_BACK_##RESULT( \
            kernel(mapfn_all - mapfn_begin EACH(MAPFN_SHIFT_, __VA_ARGS__), mapfn_offset + mapfn_begin)) \
    } \
    MAPFN_CONCEALED_##RESULT
/* for kernels that add up or make steps, whose elements are not to be divided */
# define MAPFN_GO_WIDE_FOR_ALL(least, kernel, name, EACH, ...) \
    if (MAPFN_IS_WIDE(mapfn_traits_##name) && __builtin_expect(mapfn_n >= least, 0) && MAPFN_PROCESSOR_IS_WIDE) \
        MAPFN_RETURN_WIDE(kernel, mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_offset)
# define MAPFN_WIDE_LEAST_0value(R) (sizeof(R) <= 16 ? 256 / sizeof(R) : 16u)
# define MAPFN_WIDE_LEAST_0nothing(R) 64u
# define MAPFN_WIDE_LEAST_0failure(R) 256u /* clang's took 1.05 to 1.13 times as long for 64 to 200 */
# define MAPFN_WIDE_TURN_0value(R) (sizeof(R) >= 8 ? 16u : 32u)
# define MAPFN_WIDE_TURN_0nothing(R) 32u
# define MAPFN_WIDE_TURN_0failure(R) 32u
# define MAPFN_GO_BACK_0value(call) return call;
# define MAPFN_GO_BACK_0nothing(call) return call;
# define MAPFN_GO_BACK_0failure(call) \
    mapfn_note_part(&mapfn_failed, mapfn_counted_from(mapfn_begin, call));
#else
# define MAPFN_LOOP_VECTORIZED_WIDE(...)
# define MAPFN_LOOP_FORCED_WIDE(...)
#endif
#define MAPFN_LOOP_ROWS_WIDE(...)
#define MAPFN_LOOP_ROWS_LOOPED_WIDE(...)
#define MAPFN_LOOP_LOOPED_WIDE(...)

/* In a STRIDED map the same loop stands more than once, and each knows a stride that all arrays have. In the last one
 * they may be any. */
#define MAPFN_UNIT_0(...)
#define MAPFN_UNIT_1(...) __VA_ARGS__
/* No array has more elements. So gcc knows that the product of index and stride grows evenly, and makes vectors. */
#define MAPFN_COUNTABLE if ((ptrdiff_t)mapfn_n < 0) __builtin_unreachable();
/* An array of structs or rows has no more of them. `values` is how many there are in one. */
#if MAPFN_QUIRK_counts_bounded
# define MAPFN_BOUND_COUNT(values) \
    if (__builtin_constant_p(values) && (values) > 1 && (values) <= 8 && mapfn_n > SIZE_MAX >> 8) \
        __builtin_unreachable();
#else
# define MAPFN_BOUND_COUNT(values)
#endif
#define MAPFN_CONTIGUOUS_0(...) __VA_ARGS__
#define MAPFN_CONTIGUOUS_1(...) \
    if (mapfn_step == 1) { enum { mapfn_contiguous = 1 }; __VA_ARGS__ } \
    else { enum { mapfn_contiguous = 0 }; MAPFN_ANY_STRIDE __VA_ARGS__ }
#define MAPFN_STRIDES_0_vectorized(...) __VA_ARGS__
#define MAPFN_STRIDES_0_looped(...) __VA_ARGS__
#define MAPFN_STRIDES_1_looped MAPFN_CONTIGUOUS_1
#if MAPFN_QUIRK_strides_seen /* written out, as gcc 11 would take a pragma out of the second of two macros */
# define MAPFN_STRIDES_1_vectorized(...) \
    if (mapfn_step == 1) { enum { mapfn_contiguous = 1 }; __VA_ARGS__ } \
    else if (mapfn_step == -1) { enum { mapfn_contiguous = -1 }; __VA_ARGS__ } \
    else if (mapfn_step == 2) { enum { mapfn_contiguous = 2 }; __VA_ARGS__ } \
    else if (mapfn_step == 3 && MAPFN_SEES_THREES) { enum { mapfn_contiguous = 3 }; __VA_ARGS__ } \
    else if (mapfn_step == 4) { enum { mapfn_contiguous = 4 }; __VA_ARGS__ } \
    else { enum { mapfn_contiguous = 0 }; MAPFN_ANY_STRIDE __VA_ARGS__ }
#else
# define MAPFN_STRIDES_1_vectorized MAPFN_CONTIGUOUS_1
#endif

/* ======== src/generate/sequential.h: the sequential map: checks, a few elements inline, else a kernel.
 * Uses generate/kernels.h. Used by shells. */

/* the sequential map, which all shells without options call */
#define MAPFN_SEQUENTIAL_SIGNATURE(name, EACH, ...) \
    mapfn_status mapfn_sequential_##name(size_t mapfn_n EACH(MAPFN_KERNEL_, __VA_ARGS__), \
        MAPFN_UNUSED size_t mapfn_small, MAPFN_UNUSED __typeof__(mapfn_looped_##name) *mapfn_kernel, \
        MAPFN_HOST_DEFINITION(MAPFN_UNUSED __typeof__(mapfn_long_looped_##name) *mapfn_long,) \
        MAPFN_UNUSED mapfn_failure *mapfn_where)
/* The kernel and the long way of a shell's map. A constant chooses them here, and not in the map: what that names and
 * then does not call would be compiled half the way, which took clang a fifth of its time. */
#define MAPFN_WAYS(vectorized, name) \
    (vectorized) ? mapfn_vectorized_##name : mapfn_looped_##name, \
    (vectorized) ? mapfn_long_vectorized_##name : mapfn_long_looped_##name

/* Is a doubt of the inline checks looked into even if MAPFN_CHECKS is 0? It is for the limit of steps, which is an
 * option, and for indices that may not fit their type. */
#if MAPFN_CHECKS
# define MAPFN_ASKS(name) 1
#else
# define MAPFN_ASKS(name) ((mapfn_traits_##name & MAPFN_IS_REPEATED) != 0 || mapfn_limit_##name != 0)
#endif
/* what is done if no doubt is looked into */
#if MAPFN_WIDE
# define MAPFN_KNOW_PROCESSOR(name) \
    if (MAPFN_IS_WIDE(mapfn_traits_##name) && !MAPFN_ASKS(name) \
        && __builtin_expect(mapfn_n > MAPFN_SURE_COUNT(mapfn_n), 0)) mapfn_know_processor();
#else
# define MAPFN_KNOW_PROCESSOR(name)
#endif
/* Does the call use the kernel, and not the loop over a few elements? */
#define MAPFN_CALLS_KERNEL(name) \
    (mapfn_n >= mapfn_small || (mapfn_traits_##name & (MAPFN_HAS_ROWS | MAPFN_IS_REPEATED)) != 0)
/* Does it use mapfn_run, which has a frame? */
#define MAPFN_IS_RUN(name) \
    (mapfn_runs_##name && mapfn_is_run(mapfn_info_##name(), &mapfn_q, mapfn_n))
/* The inline checks of a map, which all its functions call. They return whether there is a doubt. The call of the
 * kernel is never made: it names the parameters that need no check, or compilers would say that they are unused. */
#define MAPFN_GENERATE_CHECKS(name, EACH, ...) \
    MAPFN_HOST_FN bool mapfn_doubts_##name(mapfn_quick *mapfn_q, bool mapfn_too_many, \
        size_t mapfn_n EACH##_FOR(MAPFN_INSIDE, __VA_ARGS__)) \
    { \
        enum { mapfn_claims = 0 EACH##_FOR(MAPFN_CLAIMS, __VA_ARGS__) }; \
        MAPFN_UNUSED int mapfn_outputs = 0; \
        if (false) (mapfn_looped_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), 0); \
        MAPFN_CHAIN(MAPFN_SHORT_, EACH(MAPFN_FIT_, __VA_ARGS__)) \
        MAPFN_REFUSE_SHORT(mapfn_n, mapfn_q->mapfn_too_short != NULL) \
        MAPFN_DOUBT_IF(mapfn_too_many) \
        EACH##_FOR(MAPFN_CLAIM, __VA_ARGS__) \
        EACH##_FOR(MAPFN_QUICK, __VA_ARGS__) \
        return mapfn_q->mapfn_doubt || mapfn_q->mapfn_too_short != NULL; \
    }
/* They leave `mapfn_q`. */
#define MAPFN_QUICK_CHECKS(name, EACH, ...) \
    MAPFN_QUICK_CHECKS_BUT(mapfn_n > MAPFN_SURE_COUNT(mapfn_n), name, EACH, __VA_ARGS__)
#define MAPFN_QUICK_CHECKS_BUT(too_many, name, EACH, ...) \
    mapfn_quick mapfn_q = MAPFN_QUICK_NOTHING; \
    mapfn_q.mapfn_doubt = (mapfn_doubts_##name)(&mapfn_q, too_many, mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__));
#define MAPFN_CLAIMS(item) MAPFN_SECOND(MAPFN_CLAIMS_##item, )
#define MAPFN_CLAIM(item) MAPFN_SECOND(MAPFN_CLAIM_##item, )
#define MAPFN_QUICK(item) MAPFN_SECOND(MAPFN_QUICK_##item, )
/* Which arrays are too short? */
#define MAPFN_SHORT_(name, x, declared, count) MAPFN_IF_SHORT(name, x, count) MAPFN_SHORT_ALSO
#define MAPFN_SHORT_ALSO(name, x, declared, count) MAPFN_IF_SHORT(name, x, count) MAPFN_SHORT_
#define MAPFN_SHORT__END
#define MAPFN_SHORT_ALSO_END
#define MAPFN_IF_SHORT(name, x, count) if ((count) * sizeof *x > MAPFN_ROOM(x)) mapfn_q->mapfn_too_short = name;

/* The long way: where the inline checks leave a doubt, and where the call is one with a frame. It is a function of its
 * own and the last that the map calls, so that the usual way keeps no argument beyond its call of a kernel. To save
 * registers for that took a nanosecond of each call. Each kernel has its own: if a kernel's address were passed on, gcc
 * would no longer know in it which arguments are the same constants in all calls. BODY is what a form does there. */
#define MAPFN_GENERATE_LONG(BODY, RESULT, name, EACH, ...) \
    MAPFN_HOST_DEFINITION( \
        MAPFN_LONG_OF(vectorized, BODY, RESULT, name, EACH, __VA_ARGS__) \
        MAPFN_LONG_OF(looped, BODY, RESULT, name, EACH, __VA_ARGS__))
#define MAPFN_LONG_OF(mode, BODY, RESULT, name, EACH, ...) \
    MAPFN_PLAIN mapfn_status mapfn_long_##mode##_##name(size_t mapfn_n EACH(MAPFN_KERNEL_, __VA_ARGS__), \
        const char *mapfn_too_short, bool mapfn_sound, mapfn_failure *mapfn_where) \
    { \
        struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
        BODY(mode, RESULT, name, EACH, __VA_ARGS__) \
    }
/* `sound`: was nothing left in doubt? */
#define MAPFN_GO_LONG(sound, EACH, ...) \
    return mapfn_long(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_q.mapfn_too_short, sound, mapfn_where);
#define MAPFN_LONG_0each(mode, RESULT, name, EACH, ...) \
    MAPFN_FAILED_##RESULT \
    if (mapfn_runs_##name) { \
        MAPFN_RUN_LONG(name, mapfn_chunk_##mode##_##name, mapfn_sound) \
    } \
    MAPFN_CLARIFY(RESULT, name, mapfn_a, mapfn_too_short) \
    MAPFN_FINISH_##RESULT(MAPFN_CALL_KERNEL(RESULT, (mapfn_##mode##_##name), name, EACH, __VA_ARGS__), #name)
/* how a long way ends in a call with its frame */
#define MAPFN_RUN_LONG(name, chunk, sound) \
    mapfn_call mapfn_c; \
    return mapfn_run(mapfn_filled(&mapfn_c, mapfn_info_##name(), chunk, &mapfn_a, mapfn_n, mapfn_too_short, sound, \
        mapfn_where, NULL));
#define MAPFN_CLARIFY(RESULT, name, args, too_short) { \
    mapfn_status const mapfn_wrong = mapfn_clarify(mapfn_info_##name(), &args, mapfn_n, too_short); \
    if (mapfn_wrong != MAPFN_OK) MAPFN_REFUSE_##RESULT(mapfn_wrong) \
}
#define MAPFN_GENERATE_SEQUENTIAL_0steps MAPFN_GENERATE_SEQUENTIAL_0each
#define MAPFN_GENERATE_SEQUENTIAL_0each(LOOP, callee, RESULT, FLAGS, name, EACH, ...) \
    MAPFN_GENERATE_LONG(MAPFN_LONG_0each, RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_TEAM_DECLARE_, MAPFN_FLAG_host FLAGS)(name) \
    MAPFN_CAT(MAPFN_ELEMENT_FN_, MAPFN_FLAG_host FLAGS) MAPFN_SEQUENTIAL_SIGNATURE(name, EACH, __VA_ARGS__) \
    { \
        MAPFN_FAILED_##RESULT \
        MAPFN_CAT(MAPFN_UNIT_, MAPFN_FLAG_strided FLAGS)(enum { mapfn_contiguous = 0 };) \
        MAPFN_ON_HOST( \
            MAPFN_QUICK_CHECKS(name, EACH, __VA_ARGS__) \
            if ((MAPFN_ASKS(name) && __builtin_expect(mapfn_q.mapfn_doubt, 0)) || MAPFN_IS_RUN(name)) \
                MAPFN_GO_LONG(mapfn_q.mapfn_met && !mapfn_q.mapfn_doubt, EACH, __VA_ARGS__) \
            MAPFN_KNOW_PROCESSOR(name) \
            if (MAPFN_CALLS_KERNEL(name)) { \
                MAPFN_FINISH_##RESULT(MAPFN_CALL_KERNEL(RESULT, mapfn_kernel, name, EACH, __VA_ARGS__), #name) \
            }) \
        MAPFN_CAT(MAPFN_TEAM_BEGIN_, MAPFN_FLAG_host FLAGS)(RESULT, name, EACH, __VA_ARGS__) \
        MAPFN_ROLLED \
        for (size_t mapfn_i = 0, mapfn_at MAPFN_UNUSED = 0; mapfn_i < mapfn_n; mapfn_i++, mapfn_at++) { \
            MAPFN_STEP_SEEN \
            MAPFN_COUNTING_FEW(mapfn_at) \
            MAPFN_NOTE_##RESULT( \
                MAPFN_AN_ELEMENT(mapfn_i, MAPFN_FLAG_strided FLAGS, name, (), EACH, __VA_ARGS__)) \
        } \
        MAPFN_CAT(MAPFN_TEAM_END_, MAPFN_FLAG_host FLAGS)(RESULT) \
        MAPFN_STATUS_##RESULT(#name) \
    }

/* ======== src/generate/steps.h: the kernels of maps of steps, by lanes.
 * Uses generate/kernels.h and run/lanes.h. Used by shells. */

/* --------------------------------------------------------------------------------------- steps ----
 *     MAPFN(bool, root, in(float, x), out_state(float, y, x), repeat(9))
 *     {
 *         float d = (*y - x / *y) / 2;
 *         *y -= d;
 *         return d > 1e-6f;
 *     }
 *
 * One element, which is what looped maps and CUDA kernels call, and the first values of its states:
 *
 *     static void mapfn_begin_root(float x, float *y) { *y = (x); }
 *     static bool mapfn_step_root(float x, float *y) { return root(x, y); }
 *     static void mapfn_whole_root(float x, float *y, size_t most)
 *     {
 *         mapfn_begin_root(x, y);
 *         while (most-- > 0 && mapfn_step_root(x, y)) { }
 *     }
 *
 * All steps of an element work on variables, which are stored behind the last one. In the arrays each step would wait
 * for what the one before it stored.
 *
 *     static void mapfn_holder_root(float x, float *y, size_t most)
 *     {
 *         float held_y;
 *         mapfn_whole_root(x, &held_y, most);
 *         *y = held_y;
 *     }
 *
 * In a lane y[0] is what a step works on, and y[1] what is kept of it. The pass could select `again ? y[0] : y[1]`, but
 * `again` may come from three places in a step that leaves early and ends in a selection, and gcc 12 does not vectorize
 * such a bool. In the function below, where -fthread-jumps is on, gcc follows each place on its own, and what is kept
 * becomes a selection of values.
 *
 *     static void mapfn_fill_root(float x, float *y) { mapfn_begin_root(x, y); y[1] = y[0]; }
 *     static int mapfn_lane_root(float x, float *y)
 *     {
 *         if (!mapfn_step_root(x, y)) return 0;
 *         y[1] = y[0];
 *         return 1;
 *     }
 *
 * A pass over the lanes is the loop that is vectorized. `going` is added up later, since gcc gives up if this loop has
 * a sum in it.
 *
 *     for (size_t l = 0; l < 64; l++) {
 *         float t_y[2] = {l_y[l], l_y[l]};
 *         int const again = mapfn_lane_root(l_x[l], t_y);
 *         l_y[l] = t_y[1];
 *         r_y[l] = t_y[0];
 *         lanes.mapfn_going[l] = again;
 *     } */
#define MAPFN_GENERATE_0stepsums MAPFN_GENERATE_0steps
#define MAPFN_GENERATE_0steps(callee, RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, ...) \
    MAPFN_ELEMENT_OF_STEP(MAPFN_ELEMENT_AS_, FLAGS, void, mapfn_begin_##name, EACH, __VA_ARGS__) \
    { \
        EACH##_FOR(MAPFN_INIT, __VA_ARGS__) \
    } \
    MAPFN_ELEMENT_OF_STEP(MAPFN_ELEMENT_AS_, FLAGS, R, mapfn_step_##name, EACH, __VA_ARGS__) \
    { \
        return (callee)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
    } \
    MAPFN_WHOLE_##RESULT(FLAGS, name, EACH, __VA_ARGS__) \
    MAPFN_IN_LANES(RESULT, FLAGS, name, (0none EACH(MAPFN_LANE_, __VA_ARGS__)), EACH, __VA_ARGS__) \
    MAPFN_HOLDER_1(mapfn_whole_##name, RESULT, FLAGS, MAPFN_WHOLE_IS_##RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE(MAPFN_HELD_CALLEE_1(mapfn_whole_##name, name), \
        RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, __VA_ARGS__)
/* beside the functions of an element: what fills a lane, and the step in a lane */
#define MAPFN_IN_LANES(RESULT, FLAGS, name, lanes, EACH, ...) \
    MAPFN_ELEMENT_OF_STEP(MAPFN_ELEMENT_AS_, FLAGS, void, mapfn_fill_##name, EACH, __VA_ARGS__) \
    { \
        (mapfn_begin_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
        MAPFN_STEPS_ALL(KEEP, lanes) \
    } \
    MAPFN_ELEMENT_OF_STEP(MAPFN_ELEMENT_AS_, FLAGS, int, mapfn_lane_##name, EACH, __VA_ARGS__) \
    { \
        MAPFN_TRY_##RESULT((mapfn_step_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))), \
            MAPFN_STEPS_ALL(KEEP, lanes)) \
    }
#define MAPFN_INIT(item) MAPFN_SECOND(MAPFN_INIT_##item, )
#define MAPFN_OWN(item) MAPFN_SECOND(MAPFN_OWN_##item, )
#define MAPFN_WHOLE_IS_0nothing void
#define MAPFN_WHOLE_IS_0failure int
#define MAPFN_WHOLE_0nothing(FLAGS, name, EACH, ...) \
    MAPFN_ELEMENT(MAPFN_ELEMENT_AS_, FLAGS, void, mapfn_whole_##name, EACH, __VA_ARGS__) \
    { \
        EACH##_FOR(MAPFN_OWN, __VA_ARGS__) \
        (mapfn_begin_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
        while (mapfn_most-- > 0 && (mapfn_step_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__)))) { } \
    }
#define MAPFN_WHOLE_0failure(FLAGS, name, EACH, ...) \
    MAPFN_ELEMENT(MAPFN_ELEMENT_AS_, FLAGS, int, mapfn_whole_##name, EACH, __VA_ARGS__) \
    { \
        int mapfn_code = MAPFN_AGAIN; \
        EACH##_FOR(MAPFN_OWN, __VA_ARGS__) \
        (mapfn_begin_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
        while (mapfn_most-- > 0 && mapfn_code == MAPFN_AGAIN) \
            mapfn_code = (mapfn_step_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
        return mapfn_code; \
    }

#define MAPFN_GENERATE_KERNELS_0steps(LOOP, callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_GENERATE_AT(callee, RESULT, FLAGS, R, name, (), EACH, __VA_ARGS__) \
    MAPFN_GENERATE_KERNEL(looped, MAPFN_IF_APART_0, MAPFN_CAT(LOOP, _LOOPED), RESULT, MAPFN_FLAG_strided FLAGS, R, \
        name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_STEPS(vectorized, looped, , RESULT, name, (0none EACH(MAPFN_LANE_, __VA_ARGS__)), \
        EACH, __VA_ARGS__) \
    MAPFN_GENERATE_CHUNK(vectorized, RESULT, name, EACH, __VA_ARGS__)
/* Lanes store the elements' parts, which are then added up in order. */
#define MAPFN_GENERATE_KERNELS_0stepsums(LOOP, callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_GENERATE_BLOCK(LOOP, callee, RESULT, FLAGS, MAPFN_FLAG_strided FLAGS, R, name, \
        (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, __VA_ARGS__) \
    MAPFN_GENERATE_SUMS_LOOPED(0, RESULT, MAPFN_FLAG_strided FLAGS, name, (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, \
        __VA_ARGS__) \
    MAPFN_GENERATE_STEPS(vectorized_parts, looped_parts, MAPFN_STEPS_BLANK((MAPFN_SUM_ITEMS(__VA_ARGS__))), \
        RESULT, name, (0none EACH(MAPFN_LANE_, __VA_ARGS__)), EACH, __VA_ARGS__) \
    MAPFN_PLAIN mapfn_chunk mapfn_chunk_vectorized_##name; \
    MAPFN_GENERATE_SUMS_OF_STEPS(RESULT, name, (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, __VA_ARGS__) \
    MAPFN_GENERATE_CHUNKS_OF_SUMS(vectorized, RESULT, name, EACH, __VA_ARGS__)
#define MAPFN_STEPS_BLANK(sums) \
    if (mapfn_masked) \
        for (size_t mapfn_i = 0; mapfn_i < mapfn_n; mapfn_i++) { \
            MAPFN_EACH_SUM(MAPFN_BLANK_, sums) \
        }
#define MAPFN_GENERATE_SUMS_OF_STEPS(RESULT, name, sums, EACH, ...) \
    MAPFN_KERNEL_OF_SUMS MAPFN_KERNEL_SIGNATURE(mapfn_vectorized_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_SUMS_CONSTANTS(name) \
        enum { mapfn_unit = 32 * mapfn_lanes }; \
        struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(mapfn_offset, EACH, __VA_ARGS__); \
        MAPFN_FAILED_##RESULT \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
        MAPFN_EACH_SUM(MAPFN_LANES_, sums) \
        MAPFN_EACH_SUM(MAPFN_PARTS_, sums) \
        mapfn_a.mapfn_base.mapfn_each_part = true; \
        MAPFN_EACH_SUM(MAPFN_APART_, sums) \
        MAPFN_EACH_SUM(MAPFN_CLEAR_, sums) \
        MAPFN_ADD_PARTS(sums, MAPFN_STEPS_PART_##RESULT((mapfn_chunk_vectorized_##name)(&mapfn_a, mapfn_from, \
            mapfn_from + mapfn_some, 0))) \
        (mapfn_end_##name)(mapfn_n, false MAPFN_EACH_SUM(MAPFN_ENDS_, sums)); \
        MAPFN_DONE_##RESULT \
    }
#define MAPFN_STEPS_PART_0nothing(call) (void)call;
#define MAPFN_STEPS_PART_0failure(call) mapfn_note_part(&mapfn_failed, call);
#define MAPFN_GENERATE_SEQUENTIAL_0stepsums MAPFN_GENERATE_SEQUENTIAL_0sums
#define MAPFN_GENERATE_INFO_0stepsums(cost, name, EACH, ...) \
    MAPFN_DESCRIBE_SUMS(mapfn_stepsums_check, MAPFN_OFFSET(mapfn_most), MAPFN_LATER, cost, name, \
        (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, __VA_ARGS__)
#define MAPFN_GENERATE_INFO_0steps(cost, name, EACH, ...) \
    static inline __attribute__((__unused__)) const mapfn_info *mapfn_info_##name(void) \
    { \
        MAPFN_DESCRIBE(MAPFN_OFFSET(mapfn_most), MAPFN_LATER, name, EACH, __VA_ARGS__) \
        static const mapfn_checked_info mapfn_constant = { \
            {#name, mapfn_params, mapfn_count, mapfn_traits_##name, cost, \
                MAPFN_BEYOND(EACH, __VA_ARGS__)}, mapfn_steps_check}; \
        return mapfn_as_info(&mapfn_constant); \
    }

/* What parameters are in a lane: the kinds of lanes. `value` and `place` are those of element mapfn_i.
 *   0shared(a)           the same in all lanes       0indexed(i, value)          the element's index, in two halves
 *   0fixed(T, x, value)  the element's own           0moving(T, s, first)        changes with each step
 *                                                    0changed(T, y, first, place)  and is stored
 * `first` is the statement that gives mapfn_t_s[0] its first value, or nothing where INIT does. Each has ARG, and such
 * of the other words as it needs, each behind `~, `:
 * WIDTH  the bytes of a value that changes
 * ARRAYS the lanes' values mapfn_l_x, and mapfn_r_y, what a lane's last step wrote; MAPFN_STEP_SPARE is one lane more
 * FILL   element mapfn_i comes into lane mapfn_l   TAKE   mapfn_t_s, what a step works on and what is kept
 * ARG    what INIT and the step are called with    KEEP   keeps what the step made
 * MOVE   lane mapfn_l becomes mapfn_from           PUT    stores what is kept
 * LAST   stores what the last step of the element made, and nothing for a further one
 * DRAIN  the results of lane mapfn_l are element mapfn_i's
 * PUT stands behind KEEP of all parameters, as gcc would make one branch of selections and stores. */
#define MAPFN_LANE_VALUES(T, x) T mapfn_l_##x[MAPFN_STEP_LANES + 1] __attribute__((__aligned__(64)));
#define MAPFN_ARG_0none
#define MAPFN_ARG_0shared(a) , a

#define MAPFN_ARRAYS_0fixed(T, x, value) ~, MAPFN_LANE_VALUES(T, x)
/* a declaration, as those of other parameters are */
#define MAPFN_FILL_0fixed(T, x, value) ~, MAPFN_UNUSED T mapfn_c_##x = mapfn_l_##x[mapfn_l] = value;
#define MAPFN_ARG_0fixed(T, x, value) , mapfn_l_##x[mapfn_l]
#define MAPFN_MOVE_0fixed(T, x, ...) ~, mapfn_l_##x[mapfn_l] = mapfn_l_##x[mapfn_from];

/* see MAPFN_QUIRK_indices_in_halves */
#define MAPFN_ARRAYS_0indexed(i, value) ~, \
    MAPFN_LANE_VALUES(uint32_t, i) \
    uint32_t mapfn_high_##i[MAPFN_STEP_LANES + 1] __attribute__((__aligned__(64)));
#define MAPFN_FILL_0indexed(i, value) \
    MAPFN_FILL_0fixed(uint32_t, i, (uint32_t)(value)) \
    MAPFN_UNUSED uint32_t mapfn_c_high_##i = mapfn_high_##i[mapfn_l] = (uint32_t)((uint64_t)(value) >> 32);
#define MAPFN_ARG_0indexed(i, value) , (size_t)(mapfn_l_##i[mapfn_l] | (uint64_t)mapfn_high_##i[mapfn_l] << 32)
#define MAPFN_MOVE_0indexed(i, value) \
    MAPFN_MOVE_0fixed(uint32_t, i, ~) mapfn_high_##i[mapfn_l] = mapfn_high_##i[mapfn_from];

#define MAPFN_WIDTH_0moving(T, s, first) ~, | sizeof(T)
#define MAPFN_ARRAYS_0moving(T, s, first) ~, MAPFN_LANE_VALUES(T, s)
#define MAPFN_FILL_0moving(T, s, first) ~, T mapfn_t_##s[2]; first
#define MAPFN_TAKE_0moving(T, s, ...) ~, T mapfn_t_##s[2]; mapfn_t_##s[0] = mapfn_t_##s[1] = mapfn_l_##s[mapfn_l];
#define MAPFN_ARG_0moving(T, s, ...) , mapfn_t_##s
#define MAPFN_KEEP_0moving(T, s, ...) ~, s[1] = s[0];
#define MAPFN_PUT_0moving(T, s, first) ~, MAPFN_PUT_NUMBER(T, mapfn_l_##s[mapfn_l], mapfn_t_##s[1], true)
#define MAPFN_MOVE_0moving MAPFN_MOVE_0fixed

#define MAPFN_WIDTH_0changed(T, y, first, place) ~, | sizeof(T)
#define MAPFN_ARRAYS_0changed(T, y, first, place) ~, \
    MAPFN_LANE_VALUES(T, y) \
    T mapfn_r_##y[MAPFN_STEP_LANES] __attribute__((__aligned__(64)));
#define MAPFN_FILL_0changed(T, y, first, place) MAPFN_FILL_0moving(T, y, first)
#define MAPFN_TAKE_0changed MAPFN_TAKE_0moving
#define MAPFN_ARG_0changed MAPFN_ARG_0moving
#define MAPFN_KEEP_0changed MAPFN_KEEP_0moving
#define MAPFN_PUT_0changed(T, y, first, place) MAPFN_PUT_0moving(T, y, ~) mapfn_r_##y[mapfn_l] = mapfn_t_##y[0];
#define MAPFN_LAST_0changed(T, y, first, place) ~, mapfn_r_##y[mapfn_l] = mapfn_t_##y[0];
#define MAPFN_MOVE_0changed MAPFN_MOVE_0fixed /* the next pass writes again what the last step wrote */
#define MAPFN_DRAIN_0changed(T, y, first, place) ~, place = mapfn_r_##y[mapfn_l];

/* What a step returns. The code of a failure is kept in the lane. Elements are not done in order, so that the lowest
 * failure has to be looked for. */
#define MAPFN_TRY_0nothing(call, keep) \
    if (!call) return 0; \
    keep \
    return 1;
#define MAPFN_AGAIN_0nothing(call) int const mapfn_again = call;
#define MAPFN_LANE_CODES_0nothing
#define MAPFN_KEEP_CODE_0nothing
#define MAPFN_DRAIN_CODE_0nothing
#define MAPFN_TRY_0failure(call, keep) \
    int const mapfn_code = call; \
    if (mapfn_code == MAPFN_AGAIN) { keep } \
    return mapfn_code;
#define MAPFN_AGAIN_0failure(call) int const mapfn_code = call; bool const mapfn_again = mapfn_code == MAPFN_AGAIN;
#define MAPFN_LANE_CODES_0failure int mapfn_codes[MAPFN_STEP_LANES];
#define MAPFN_KEEP_CODE_0failure mapfn_codes[mapfn_l] = mapfn_code;
#define MAPFN_DRAIN_CODE_0failure mapfn_note_lowest(&mapfn_failed, mapfn_codes[mapfn_l], mapfn_i);

/* A word of all lanes of a map, and what they call a step with: `lanes` is their list, in parentheses. */
#define MAPFN_STEPS_ALL(WORD, lanes) MAPFN_FOR_OF(MAPFN_LANE_##WORD, MAPFN_UNPACK lanes)
#define MAPFN_STEPS_ARGUMENTS(lanes) MAPFN_REST(~ MAPFN_EACH_OF(MAPFN_ARG_, MAPFN_UNPACK lanes))
#define MAPFN_LANE_WIDTH(lane) MAPFN_SECOND(MAPFN_WIDTH_##lane, )
#define MAPFN_LANE_ARRAYS(lane) MAPFN_SECOND(MAPFN_ARRAYS_##lane, )
#define MAPFN_LANE_FILL(lane) MAPFN_SECOND(MAPFN_FILL_##lane, )
#define MAPFN_LANE_TAKE(lane) MAPFN_SECOND(MAPFN_TAKE_##lane, )
#define MAPFN_LANE_KEEP(lane) MAPFN_SECOND(MAPFN_KEEP_##lane, )
#define MAPFN_LANE_PUT(lane) MAPFN_SECOND(MAPFN_PUT_##lane, )
#define MAPFN_LANE_LAST(lane) MAPFN_SECOND(MAPFN_LAST_##lane, )
#define MAPFN_LANE_MOVE(lane) MAPFN_SECOND(MAPFN_MOVE_##lane, )
#define MAPFN_LANE_DRAIN(lane) MAPFN_SECOND(MAPFN_DRAIN_##lane, )
#define MAPFN_STEPS_FILL(name, lanes) { \
    MAPFN_STEPS_ALL(FILL, lanes) \
    (mapfn_fill_##name)(MAPFN_STEPS_ARGUMENTS(lanes)); \
    MAPFN_STEPS_ALL(PUT, lanes) \
}
#define MAPFN_STEPS_PASS(count, RESULT, name, lanes) \
    MAPFN_LOOP_LANES(count, \
        MAPFN_STEPS_ALL(TAKE, lanes) \
        MAPFN_AGAIN_##RESULT((mapfn_lane_##name)(MAPFN_STEPS_ARGUMENTS(lanes))) \
        MAPFN_STEPS_ALL(PUT, lanes) \
        MAPFN_KEEP_CODE_##RESULT \
        if (mapfn_real) mapfn_flags[mapfn_l] = mapfn_again ? 1 : 0; \
        else mapfn_s.mapfn_going[mapfn_l] = mapfn_again;) \
    if (mapfn_real) \
        for (size_t mapfn_l = 0; mapfn_l < (count); mapfn_l++) mapfn_s.mapfn_going[mapfn_l] = (int)mapfn_flags[mapfn_l];
#define MAPFN_STEPS_MOVE(lanes) \
    for (size_t mapfn_k = 0; mapfn_k < mapfn_s.mapfn_moves; mapfn_k++) { \
        size_t const mapfn_l MAPFN_UNUSED = mapfn_s.mapfn_to[mapfn_k]; \
        size_t const mapfn_from MAPFN_UNUSED = mapfn_s.mapfn_from[mapfn_k]; \
        MAPFN_STEPS_ALL(MOVE, lanes) \
    } \
    mapfn_s.mapfn_moves = 0;
#define MAPFN_STEPS_DRAIN(RESULT, lanes) \
    MAPFN_STEPS_ALL(DRAIN, lanes) \
    MAPFN_DRAIN_CODE_##RESULT
/* Takes `count` further elements that are not skipped, or as many as there are. The last one taken is for `lane`. */
#define MAPFN_STEPS_COLLECT(count, lane, EACH, ...) \
    for (; mapfn_s.mapfn_next < mapfn_n && mapfn_filled < (count); mapfn_s.mapfn_next++) { \
        size_t const mapfn_i = mapfn_s.mapfn_next, mapfn_at MAPFN_UNUSED = mapfn_offset + mapfn_i; \
        EACH##_FOR(MAPFN_ENTER, __VA_ARGS__) \
        mapfn_s.mapfn_element[lane] = mapfn_i; \
        mapfn_filled++; \
    }

/* The vectorized kernel of a map of steps. A block begins with the next 64 elements, or with `where` those that are not
 * skipped. Lanes that are done early are emptied and take further elements, until all are done at one time. */
#define MAPFN_GENERATE_STEPS(mode, few, before, RESULT, name, lanes, EACH, ...) \
    MAPFN_LOOP_VECTORIZED_WIDE(MAPFN_WIDE_TARGET MAPFN_KERNEL MAPFN_KERNEL_SIGNATURE(mapfn_wide_##mode##_##name, \
        RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_STEPS_BODY(32, mapfn_##few##_##name, before, RESULT, name, lanes, EACH, __VA_ARGS__) \
    }) \
    MAPFN_KERNEL MAPFN_KERNEL_SIGNATURE(mapfn_##mode##_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_STEPS_BODY(MAPFN_VECTOR_BYTES, mapfn_##few##_##name, \
            MAPFN_LOOP_VECTORIZED_WIDE(MAPFN_GO_WIDE_FOR_ALL(32, mapfn_wide_##mode##_##name, name, EACH, __VA_ARGS__)) \
            before, RESULT, name, lanes, EACH, __VA_ARGS__) \
    }
/* `bytes`: those of a vector; `few`: the kernel for few elements; `before`: statements before the first block.
 * A pass of 16 lanes takes about as long as one scalar step for each of its vectors. So when no more elements are left
 * than such a pass has vectors, they go on one by one. At twice that number maps of uneven elements took up to 1.5
 * times as long, and at half of it up to 1.33 times. Only with AVX-512 twice the number is better, by 3 %. */
#define MAPFN_STEPS_BODY(bytes, few, before, RESULT, name, lanes, EACH, ...) \
    enum { \
        mapfn_masked = (mapfn_traits_##name & MAPFN_HAS_WHERE) != 0, \
        mapfn_widths = 0 MAPFN_STEPS_ALL(WIDTH, lanes), \
        mapfn_alone = (mapfn_widths >= 8 ? 8 : 4) * MAPFN_STEP_FEW / ((bytes) < 32 ? 16 : 32), \
        mapfn_real = MAPFN_QUIRK_flags_as_reals && mapfn_widths >= 8 && (bytes) == 16 \
    }; \
    MAPFN_FAILED_##RESULT \
    MAPFN_STEPS_ALL(ARRAYS, lanes) \
    MAPFN_LANE_CODES_##RESULT \
    MAPFN_UNUSED double mapfn_flags[MAPFN_STEP_LANES] __attribute__((__aligned__(64))); \
    mapfn_steps mapfn_s; \
    MAPFN_KEEP_OPTIONS \
    if (mapfn_most == 0 || mapfn_n < MAPFN_STEP_FEW) return few(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_offset); \
    before \
    mapfn_steps_open(&mapfn_s, mapfn_n, mapfn_most, mapfn_alone); \
    while (mapfn_s.mapfn_next < mapfn_n) { \
        MAPFN_STEPS_OPEN(name, lanes, EACH, __VA_ARGS__) \
        for (;;) { \
            MAPFN_STEPS_MOVE(lanes) \
            size_t const mapfn_count = mapfn_steps_lanes(mapfn_s.mapfn_live); \
            if (!mapfn_steps_begin_few(&mapfn_s)) \
                do { \
                    MAPFN_STEPS_PASS(mapfn_count, RESULT, name, lanes) \
                } while (mapfn_steps_go_on(&mapfn_s)); \
            MAPFN_STEPS_ALONE(RESULT, name, lanes) \
            MAPFN_STEPS_CLOSE(RESULT, name, lanes, EACH, __VA_ARGS__) \
        } \
    } \
    MAPFN_DONE_##RESULT
/* Begins a block: elements are put into lanes. Ends the loop over blocks if all elements left are skipped. */
#define MAPFN_STEPS_OPEN(name, lanes, EACH, ...) \
    size_t mapfn_filled = 0; \
    size_t const mapfn_first = mapfn_s.mapfn_next; \
    if (mapfn_masked) { \
        MAPFN_STEPS_COLLECT(MAPFN_STEP_LANES, mapfn_filled, EACH, __VA_ARGS__) \
        if (mapfn_filled == 0) break; \
    } else { \
        mapfn_filled = mapfn_steps_next(&mapfn_s); \
    } \
    for (size_t mapfn_l = 0; mapfn_l < mapfn_filled; mapfn_l++) { \
        size_t const mapfn_i MAPFN_UNUSED = mapfn_masked ? mapfn_s.mapfn_element[mapfn_l] : mapfn_first + mapfn_l; \
        MAPFN_STEPS_FILL(name, lanes) \
    } \
    mapfn_steps_begin(&mapfn_s, mapfn_first, mapfn_filled, mapfn_masked);
/* Few elements are left: those in lanes go on one by one. */
#define MAPFN_STEPS_ALONE(RESULT, name, lanes) \
    if (mapfn_s.mapfn_alive > 0 && mapfn_steps_are_few(&mapfn_s)) { \
        for (size_t mapfn_l = 0; mapfn_l < mapfn_s.mapfn_live; mapfn_l++) { \
            if (mapfn_s.mapfn_going[mapfn_l] == 0) continue; \
            MAPFN_STEPS_ALL(TAKE, lanes) \
            size_t mapfn_left = mapfn_steps_left(&mapfn_s, mapfn_l); \
            do { /* at least once, as what steps only write has no value yet */ \
                MAPFN_AGAIN_##RESULT((mapfn_lane_##name)(MAPFN_STEPS_ARGUMENTS(lanes))) \
                MAPFN_KEEP_CODE_##RESULT \
                if (!mapfn_again) break; \
            } while (--mapfn_left > 0); \
            MAPFN_STEPS_ALL(LAST, lanes) \
            mapfn_s.mapfn_going[mapfn_l] = 0; \
        } \
        mapfn_s.mapfn_alive = 0; \
    }
/* Empties lanes whose elements are done, and puts further elements into them. Ends the block when all its elements are
 * done. */
#define MAPFN_STEPS_CLOSE(RESULT, name, lanes, EACH, ...) \
    if (mapfn_s.mapfn_alive == 0 && !mapfn_s.mapfn_scattered) { \
        for (size_t mapfn_l = 0; mapfn_l < mapfn_s.mapfn_live; mapfn_l++) { \
            size_t const mapfn_i MAPFN_UNUSED = mapfn_first + mapfn_l; \
            MAPFN_STEPS_DRAIN(RESULT, lanes) \
        } \
        break; \
    } \
    mapfn_steps_list(&mapfn_s); \
    for (size_t mapfn_k = 0; mapfn_k < mapfn_s.mapfn_listed; mapfn_k++) { \
        size_t const mapfn_l = mapfn_s.mapfn_lane[mapfn_k], mapfn_i MAPFN_UNUSED = mapfn_s.mapfn_element[mapfn_l]; \
        MAPFN_STEPS_DRAIN(RESULT, lanes) \
    } \
    if (mapfn_s.mapfn_alive == 0) break; \
    mapfn_filled = 0; \
    MAPFN_STEPS_COLLECT(mapfn_s.mapfn_listed, mapfn_s.mapfn_lane[mapfn_filled], EACH, __VA_ARGS__) \
    for (size_t mapfn_k = 0; mapfn_k < mapfn_filled; mapfn_k++) { \
        size_t const mapfn_l = mapfn_s.mapfn_lane[mapfn_k], mapfn_i MAPFN_UNUSED = mapfn_s.mapfn_element[mapfn_l]; \
        MAPFN_STEPS_FILL(name, lanes) \
    } \
    mapfn_steps_close(&mapfn_s, mapfn_filled);

/* ======== src/generate/sums.h: the kernels of maps with sums.
 * Uses generate/kernels.h and run/sums.h. Used by shells. */

/* ----------------------------------------------------------------------------- maps with sums ----
 *     MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
 *
 * has these kernels. Each adds up at most a block, or any number of integers, and stores that to *s. Those of parts
 * store each element's part to s[…].
 *
 *     static void mapfn_join_dot(field, to, by, count)         to[k] = to[k] + by[k], where plain C has no such join
 *     static mapfn_status mapfn_vectorized_dot(n, x, y, s, offset)    strips of W elements, groups of W / 4, the rest
 *     static mapfn_status mapfn_looped_dot(…)
 *     static mapfn_status mapfn_vectorized_parts_dot(n, x, y, s, offset), mapfn_looped_parts_dot(…)
 *     static mapfn_failure mapfn_blocks_vectorized_dot(args, begin, end, slot), …      for the runner of whole blocks
 *     static mapfn_failure mapfn_chunk_vectorized_dot(args, begin, end, slot), …       for all others: blocks or parts
 *     static mapfn_status mapfn_long_vectorized_dot(n, x, y, s, …), …          for more than a block, or a doubt */

/* the items among a list that are sums */
#define MAPFN_SUM_ITEMS(...) MAPFN_REST(~ MAPFN_FOR(MAPFN_SUM_ITEM, __VA_ARGS__))
#define MAPFN_SUM_ITEM(item) \
    MAPFN_CAT(MAPFN_SUM_ITEM_, \
        MAPFN_SECOND(MAPFN_CAT(MAPFN_ASKED_sums_, MAPFN_SECOND(MAPFN_NEEDS_##item, 0nothing)), 0))(item)
#define MAPFN_SUM_ITEM_0(item)
#define MAPFN_SUM_ITEM_1(item) , item
#define MAPFN_EACH_SUM(PREFIX, sums) MAPFN_EACH_OF(PREFIX, MAPFN_UNPACK sums)

#define MAPFN_ADDS_BY_OMP MAPFN_SECOND(MAPFN_HERE_omp_adds, NULL)
#define MAPFN_GENERATE_INFO_0sums(cost, name, EACH, ...) \
    MAPFN_DESCRIBE_SUMS(mapfn_sums_check, 0, 0, cost, name, (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, __VA_ARGS__)
#define MAPFN_DESCRIBE_SUMS(check, limit, later, cost, name, sums, EACH, ...) \
    MAPFN_PADDED(struct mapfn_state_##name { mapfn_sums mapfn_base; MAPFN_EACH_SUM(MAPFN_STATE_, sums) };) \
    MAPFN_JOINS void mapfn_join_##name(size_t mapfn_field, void *mapfn_to, const void *mapfn_by, size_t mapfn_count) \
    { \
        typedef struct mapfn_args_##name mapfn_self; \
        MAPFN_EACH_SUM(MAPFN_JOIN_, sums) \
    } \
    MAPFN_HOST_FN const mapfn_info *mapfn_described_##name(bool const mapfn_for_runners) \
    { \
        MAPFN_DESCRIBE(limit, later, name, EACH, __VA_ARGS__) \
        typedef struct mapfn_state_##name mapfn_self_state; \
        enum { MAPFN_EACH_SUM(MAPFN_KIND_, sums) mapfn_shared = 1 MAPFN_EACH_SUM(MAPFN_SHARED_, sums) }; \
        static const mapfn_sum mapfn_each[] = { MAPFN_EACH_SUM(MAPFN_TELL_, sums) }; \
        static const mapfn_summing mapfn_whole = MAPFN_SUMMING(check, cost, name, &mapfn_adds, MAPFN_ADDS_BY_OMP, \
            EACH, __VA_ARGS__), mapfn_brief = MAPFN_SUMMING(check, cost, name, NULL, NULL, EACH, __VA_ARGS__); \
        return mapfn_for_runners ? mapfn_as_info(&mapfn_whole) : mapfn_as_info(&mapfn_brief); \
    } \
    static inline __attribute__((__unused__)) const mapfn_info *mapfn_info_##name(void) \
    { \
        return mapfn_described_##name(true); \
    }
/* With the adder of runners a file would have code for that wherever a map without options is called. */
#define MAPFN_SUMMING(check, cost, name, adder, by_omp, EACH, ...) { \
    {{#name, mapfn_params, mapfn_count, mapfn_traits_##name, cost, MAPFN_BEYOND(EACH, __VA_ARGS__)}, check}, \
    mapfn_each, mapfn_each + sizeof mapfn_each / sizeof *mapfn_each, sizeof(mapfn_self_state), \
    mapfn_shared ? NULL : mapfn_join_##name, adder, by_omp \
}

#define MAPFN_GENERATE_KERNELS_0sums(LOOP, callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_GENERATE_KERNELS_OF_SUMS(LOOP, callee, RESULT, FLAGS, MAPFN_FLAG_strided FLAGS, R, name, \
        (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, __VA_ARGS__)
#define MAPFN_GENERATE_KERNELS_OF_SUMS(LOOP, callee, RESULT, FLAGS, STRIDED, R, name, sums, EACH, ...) \
    MAPFN_GENERATE_BLOCK(LOOP, callee, RESULT, FLAGS, STRIDED, R, name, sums, EACH, __VA_ARGS__) \
    MAPFN_CAT(LOOP, _WIDE)(MAPFN_WIDE_TARGET MAPFN_KERNEL_OF_SUMS MAPFN_KERNEL_SIGNATURE(mapfn_wide_##name, RESULT, \
        EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_OF_A_BLOCK(false, , , RESULT, STRIDED, name, EACH, __VA_ARGS__) \
    }) \
    MAPFN_KERNEL_OF_SUMS MAPFN_KERNEL_SIGNATURE(mapfn_vectorized_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_CAT(LOOP, _WIDE)(MAPFN_GO_WIDE_FOR_ALL(64, mapfn_wide_##name, name, EACH, __VA_ARGS__)) \
        MAPFN_KERNEL_OF_A_BLOCK(false, , , RESULT, STRIDED, name, EACH, __VA_ARGS__) \
    } \
    MAPFN_GENERATE_PARTS(vectorized, LOOP, RESULT, STRIDED, name, sums, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_SUMS_LOOPED(MAPFN_FLAG_rowsout FLAGS, RESULT, STRIDED, name, sums, EACH, __VA_ARGS__)
/* `rows`: are some written? Then a call goes on in a kernel that knows them apart, where it can. */
#define MAPFN_GENERATE_SUMS_LOOPED(rows, RESULT, STRIDED, name, sums, EACH, ...) \
    MAPFN_CAT(MAPFN_IF_APART_, rows)( \
        MAPFN_UNFUSED_KERNEL_LOOPED MAPFN_APART_SIGNATURE(RESULT, name, EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_OF_A_BLOCK(true, , MAPFN_CONCEALED_##RESULT, RESULT, STRIDED, name, EACH, __VA_ARGS__) \
    }) \
    MAPFN_UNFUSED_KERNEL_LOOPED MAPFN_KERNEL_SIGNATURE(mapfn_looped_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_OF_A_BLOCK(true, MAPFN_CAT(MAPFN_IF_APART_, rows)(MAPFN_GO_APART(name, EACH, __VA_ARGS__)), , \
            RESULT, STRIDED, name, EACH, __VA_ARGS__) \
    } \
    MAPFN_GENERATE_PARTS(looped, MAPFN_LOOP_LOOPED, RESULT, STRIDED, name, sums, EACH, __VA_ARGS__)
#define MAPFN_KERNEL_OF_A_BLOCK(looped, before, after, RESULT, STRIDED, name, EACH, ...) \
    MAPFN_KERNEL_CONSTANTS(name) \
    MAPFN_KERNEL_READY(RESULT, STRIDED, EACH, __VA_ARGS__) \
    before \
    MAPFN_UNIT_##STRIDED(if (mapfn_step != 1 && (looped || mapfn_step < 0 || mapfn_structs_##name)) mapfn_step = 0;) \
    MAPFN_STRIDES_##STRIDED##_vectorized( \
        (mapfn_block_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__) MAPFN_UNIT_##STRIDED(MAPFN_STRIDES_HERE), \
            mapfn_offset, looped, false, false MAPFN_FAILS_##RESULT);) \
    after \
    MAPFN_DONE_##RESULT

/* What stands before the kernels: what is known of the sums, which each function names shortly, and what adds up lanes
 * and rest in the end. */
#define MAPFN_ALL_SPREAD_0(sums)
#define MAPFN_ALL_SPREAD_1(sums) MAPFN_EACH_SUM(MAPFN_SPREADS_, sums)
#define MAPFN_GENERATE_END_OF_SUMS(RESULT, name, sums) \
    enum { \
        mapfn_lanes_##name = MAPFN_LANES(mapfn_traits_##name), \
        mapfn_exact_##name = (mapfn_traits_##name & MAPFN_IS_REPEATED) == 0 && MAPFN_ADDS_EXACTLY_##RESULT \
            MAPFN_EACH_SUM(MAPFN_EXACT_, sums), \
        mapfn_structs_##name = 0 MAPFN_EACH_SUM(MAPFN_STRUCT_, sums), \
        mapfn_plain_##name = (mapfn_traits_##name & MAPFN_HAS_SMALL) != 0 && !mapfn_structs_##name, \
        mapfn_bytes_##name = 0 MAPFN_EACH_SUM(MAPFN_SIZE_, sums), \
        mapfn_held_##name = mapfn_lanes_##name / MAPFN_TURNS(mapfn_lanes_##name * mapfn_bytes_##name), \
        mapfn_spreads_##name = MAPFN_MAY_SPREAD_LANES && mapfn_bytes_##name <= 32 && mapfn_structs_##name \
            MAPFN_CAT(MAPFN_ALL_SPREAD_, MAPFN_MAY_SPREAD_LANES)(sums) \
    }; \
    MAPFN_HOST_FN void mapfn_end_##name(size_t mapfn_n, MAPFN_UNUSED bool mapfn_known \
        MAPFN_EACH_SUM(MAPFN_END_, sums)) \
    { \
        MAPFN_SUMS_CONSTANTS(name) \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
        MAPFN_EACH_SUM(MAPFN_TREE_, sums) \
    }
#define MAPFN_SUMS_CONSTANTS(name) \
    enum { \
        MAPFN_KNOWN_CONSTANTS(name), \
        mapfn_lanes = mapfn_lanes_##name, \
        mapfn_group = mapfn_lanes / 4, \
        mapfn_exact = mapfn_exact_##name, \
        mapfn_skips = (mapfn_traits_##name & MAPFN_HAS_WHERE) != 0, \
        mapfn_held = mapfn_held_##name, \
        mapfn_spreads = mapfn_spreads_##name \
        MAPFN_PLAIN_CONSTANT(name) \
    }; \
    MAPFN_STEP_SEEN
#if MAPFN_QUIRK_losses_in_float
# define MAPFN_PLAIN_CONSTANT(name) , mapfn_in_fours = mapfn_lanes == 16 && mapfn_plain_##name
#elif MAPFN_QUIRK_bytes_in_sums
# define MAPFN_PLAIN_CONSTANT(name) \
    , mapfn_keeps_parts = mapfn_lanes >= 16 && mapfn_lanes < MAPFN_VECTOR_BYTES && mapfn_plain_##name
#else
# define MAPFN_PLAIN_CONSTANT(name)
#endif
/* The lanes of all sums are kept in registers, and three quarters of these may hold them. Where they need more, a block
 * is added up in turns, each for a half or a quarter of the lanes: two sums of floats have all 16 registers of SSE2. */
#define MAPFN_TURNS(bytes) \
    ((bytes) <= MAPFN_REGISTER_BYTES * 3 / 4 ? 1 : (bytes) <= MAPFN_REGISTER_BYTES * 3 / 2 ? 2 : 4)
/* Sums of integers, whose order no bit shows, are the plain loop that compilers know: with products of 16-bit integers
 * that they add in pairs, and with as many lanes as they like. gcc before 16 knows the pairs only if the sum itself is
 * unsigned. Under a mask that would be a blend for each element. Where an element may fail strips find the first that
 * does. */
#define MAPFN_ADDS_EXACTLY_0value 1
#define MAPFN_ADDS_EXACTLY_0nothing 1
#define MAPFN_ADDS_EXACTLY_0failure 0
#define MAPFN_ADDS_EXACTLY_0keep 1
/* The functions behind all kernels, of which each is what the constants of its call leave:
 *     static void mapfn_at_dot(i, at, x, y, s, part_s)                       one element: the body is called here alone
 *     static void mapfn_strip_dot(from, some, first, few, x, y, s, offset, lane_s)
 *                                                                  `some` elements to lanes from `first` on
 *     static void mapfn_block_dot(n, x, y, s, offset, looped, known, by_ones)
 * `known`: n is a constant, as in a nested map. A kernel gets a block, so that no sum below overflows. Of a difference
 * gcc would think so, and warn of loops that it has not yet seen to end. */
#define MAPFN_GENERATE_BLOCK(LOOP, callee, RESULT, FLAGS, STRIDED, R, name, sums, EACH, ...) \
    MAPFN_GENERATE_END_OF_SUMS(RESULT, name, sums) \
    MAPFN_GENERATE_AT(callee, RESULT, FLAGS, R, name, (MAPFN_EACH_SUM(MAPFN_PLACE_, sums)), EACH, __VA_ARGS__) \
    MAPFN_GENERATE_STRIP(LOOP, RESULT, STRIDED, name, sums, \
        MAPFN_AN_ELEMENT(MAPFN_PLACE_IN_STRIP, STRIDED, name, (MAPFN_EACH_SUM(MAPFN_PLACED_, sums)), EACH, \
            __VA_ARGS__), EACH, __VA_ARGS__) \
    MAPFN_HOST_FN void mapfn_block_##name(size_t mapfn_n EACH##_FOR(MAPFN_INSIDE, __VA_ARGS__) \
        MAPFN_CAT(MAPFN_UNIT_, STRIDED)(MAPFN_STRIDES_KNOWN), size_t mapfn_offset, bool const mapfn_looped, \
        MAPFN_UNUSED bool const mapfn_known, MAPFN_UNUSED bool const mapfn_by_ones MAPFN_FAILING_##RESULT) \
    { \
        MAPFN_SUMS_CONSTANTS(name) \
        MAPFN_CAT(MAPFN_STRIPS_ALONE_, MAPFN_SECOND(MAPFN_EACH_SUM(MAPFN_REDUCES_, sums) ~, 0))(EACH, __VA_ARGS__) \
        size_t mapfn_from = 0; \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
        MAPFN_EACH_SUM(MAPFN_LANES_, sums) \
        if (mapfn_n >= (size_t)mapfn_group && !mapfn_exact) { \
            MAPFN_EACH_SUM(MAPFN_CLEAR_, sums) \
        } \
        MAPFN_SUMS_LOOPS(LOOP, RESULT, name, sums, \
            MAPFN_AN_ELEMENT(mapfn_i, STRIDED, name, (MAPFN_EACH_SUM(MAPFN_PLACED_, sums)), EACH, __VA_ARGS__), \
            MAPFN_LANES_OF(STRIDED, RESULT, sums, EACH, __VA_ARGS__)) \
        (mapfn_end_##name)(mapfn_n, mapfn_known MAPFN_EACH_SUM(MAPFN_ENDS_, sums)); \
    }
/* the last arguments of a strip */
#define MAPFN_LANES_OF(STRIDED, RESULT, sums, EACH, ...) \
    EACH(MAPFN_PASS_, __VA_ARGS__) MAPFN_UNIT_##STRIDED(MAPFN_STRIDES_HERE), mapfn_offset \
    MAPFN_EACH_SUM(MAPFN_LENT_, sums) MAPFN_FAILS_##RESULT
/* Strips of all lanes, groups of a quarter, and then one by one. */
#define MAPFN_SUMS_LOOPS(LOOP, RESULT, name, sums, element, ...) \
    if (mapfn_looped) { \
        MAPFN_SUMS_LOOPED(MAPFN_CAT(LOOP, _SUMS), RESULT, sums, element) \
        mapfn_from = mapfn_n; \
    } else if (mapfn_exact && !mapfn_by_ones) { \
        MAPFN_EACH_SUM(MAPFN_WRAPS_, sums) \
        LOOP(mapfn_i, 0, mapfn_n, \
            MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) MAPFN_NOTE_##RESULT(element) MAPFN_EACH_SUM(MAPFN_WRAP_, sums)) \
        MAPFN_EACH_SUM(MAPFN_WRAPPED_, sums) \
        mapfn_from = mapfn_n; \
    } else if (mapfn_n >= (size_t)mapfn_group && !mapfn_exact) { \
        size_t const mapfn_whole = \
            mapfn_spreads && mapfn_n < (size_t)(3 * mapfn_lanes) ? 0 : mapfn_n - mapfn_n % (size_t)mapfn_lanes; \
        size_t mapfn_summed = 0; \
        MAPFN_KEEPING(LOOP, RESULT, sums, element) \
        MAPFN_CAT(MAPFN_HOLDING_, MAPFN_SECOND(MAPFN_EACH_SUM(MAPFN_REDUCES_, sums) ~, 0))(RESULT, sums, element) \
        MAPFN_STRIPS_IN_TURNS for (size_t mapfn_first = 0; mapfn_first < (size_t)mapfn_lanes; \
            mapfn_first += (size_t)mapfn_held) { \
            MAPFN_ROLLED for (mapfn_from = mapfn_summed + mapfn_first; mapfn_from < mapfn_whole; \
                mapfn_from += (size_t)mapfn_lanes) \
                (mapfn_strip_##name)(mapfn_from, mapfn_held, mapfn_first, false __VA_ARGS__); \
        } \
        mapfn_from = mapfn_whole; \
        MAPFN_LOOP_OF_FEW(mapfn_known, for (size_t mapfn_first = 0; mapfn_from + (size_t)mapfn_group <= mapfn_n; \
            mapfn_from += (size_t)mapfn_group, mapfn_first = MAPFN_NEXT_GROUP(mapfn_first)) \
            (mapfn_strip_##name)(mapfn_from, mapfn_group, mapfn_first, !mapfn_known __VA_ARGS__);) \
    } \
    MAPFN_LOOP_OF_FEW(mapfn_known, MAPFN_LOOP_REST(mapfn_i, mapfn_from, mapfn_n, \
        MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) MAPFN_NOTE_##RESULT(element) MAPFN_EACH_SUM(MAPFN_REST_, sums)))
#define MAPFN_SUMS_LOOPED(LOOP, RESULT, sums, element) \
    size_t const mapfn_grouped = mapfn_exact ? 0 : mapfn_n - mapfn_n % (size_t)mapfn_group, mapfn_first = 0; \
    LOOP(mapfn_i, 0, mapfn_n, \
        MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) MAPFN_NOTE_##RESULT(element) \
        MAPFN_EACH_SUM(MAPFN_SEEN_, sums) \
        if (mapfn_i < mapfn_grouped) { \
            size_t const mapfn_j = mapfn_i % (size_t)mapfn_lanes; \
            MAPFN_EACH_SUM(MAPFN_ADD_, sums) \
        } else { \
            MAPFN_EACH_SUM(MAPFN_REST_, sums) \
        })
/* Lanes are seen as a whole array, ALL: of a pointer gcc does not know that at most three groups follow a strip, keeps
 * a loop of scalars, and the tree's loads wait for their stores. `few` is whether this is a group. */
#define MAPFN_GENERATE_STRIP(LOOP, RESULT, STRIDED, name, sums, element, EACH, ...) \
    MAPFN_HOST_FN void mapfn_strip_##name(size_t mapfn_from, size_t const mapfn_some, size_t const mapfn_first, \
        MAPFN_UNUSED bool const mapfn_few EACH##_FOR(MAPFN_INSIDE, __VA_ARGS__) \
        MAPFN_UNIT_##STRIDED(MAPFN_STRIDES_KNOWN), size_t mapfn_offset MAPFN_EACH_SUM(MAPFN_LENDS_, sums) \
        MAPFN_FAILING_##RESULT) \
    { \
        MAPFN_SUMS_CONSTANTS(name) \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
        MAPFN_EACH_SUM(MAPFN_ALL_, sums) \
        MAPFN_HOLDS_STRIP(mapfn_traits_##name, EACH, __VA_ARGS__) \
        EACH##_FOR(MAPFN_ROOM_OF_STRIP, __VA_ARGS__) \
        EACH##_FOR(MAPFN_HOLD_STRIP, __VA_ARGS__) { \
            MAPFN_STRIP_##RESULT(MAPFN_CAT(LOOP, _STRIP), MAPFN_ADD_, mapfn_lanes, mapfn_some, sums, element) \
        } \
        EACH##_FOR(MAPFN_STORE_STRIP, __VA_ARGS__) \
    }
/* What a strip writes is held in arrays of its own, and is stored when it is whole, see QUIRK strips_held. Elements are
 * independent, or exactly in the place of an input, so that none sees the difference. Structs are taken apart and put
 * together again, which is worth it with AVX2 for a few elements. */
#if MAPFN_QUIRK_strips_held
# define MAPFN_HOLDS_STRIP(traits, EACH, ...) \
    enum { \
        mapfn_is_struct = ((traits) & MAPFN_HAS_STRUCT) != 0, \
        mapfn_may_hold = ((traits) & (MAPFN_HAS_OTHER_TYPE | MAPFN_HAS_WHERE | MAPFN_HAS_ROWS | MAPFN_HAS_STRIDE \
            | MAPFN_IS_ORDERED | MAPFN_IS_REPEATED | MAPFN_HAS_CONSTRUCTOR)) == 0 \
            && (!mapfn_is_struct \
                || (MAPFN_AVX2 && MAPFN_HOLDS_LONG_STRIPS && !(0 EACH##_FOR(MAPFN_UNHELD, __VA_ARGS__)))) \
    }; \
    bool const mapfn_holds_it MAPFN_UNUSED = mapfn_may_hold \
        && (mapfn_few || (MAPFN_HOLDS_LONG_STRIPS && !mapfn_is_struct));
# define MAPFN_UNHELD(item) MAPFN_SECOND(MAPFN_UNHELD_##item, )
# define MAPFN_ROOM_OF_STRIP(item) MAPFN_SECOND(MAPFN_ROOM_OF_STRIP_##item, )
# define MAPFN_HOLD_STRIP(item) MAPFN_SECOND(MAPFN_HOLD_STRIP_##item, )
# define MAPFN_STORE_STRIP(item) MAPFN_SECOND(MAPFN_STORE_STRIP_##item, )
# define MAPFN_PLACE_IN_STRIP mapfn_holds_it ? mapfn_j : mapfn_i
#else
# define MAPFN_HOLDS_STRIP(traits, ...)
# define MAPFN_ROOM_OF_STRIP(item)
# define MAPFN_HOLD_STRIP(item)
# define MAPFN_STORE_STRIP(item)
# define MAPFN_PLACE_IN_STRIP mapfn_i
#endif
/* Where there are bytes, as many parts as a vector has bytes are kept, and then added to their lanes. Maps with a mask
 * take a quarter to a half of the time, and losses of floats and bytes, which gcc left one by one, a fifteenth. */
#if !MAPFN_QUIRK_bytes_in_sums
# define MAPFN_KEEPING(LOOP, RESULT, sums, element)
#else
# define MAPFN_KEEPING(LOOP, RESULT, sums, element) \
    if (mapfn_keeps_parts) { \
        MAPFN_EACH_SUM(MAPFN_KEPT_, sums) \
        size_t const mapfn_first = 0; \
        bool const mapfn_few = false; \
        for (; mapfn_from + MAPFN_VECTOR_BYTES <= mapfn_whole; mapfn_from += MAPFN_VECTOR_BYTES) { \
            MAPFN_STRIP_##RESULT(MAPFN_CAT(LOOP, _STRIP), MAPFN_KEEP_, MAPFN_VECTOR_BYTES, MAPFN_VECTOR_BYTES, sums, \
                element) \
            MAPFN_UNROLL for (size_t mapfn_k = 0; mapfn_k < MAPFN_VECTOR_BYTES; mapfn_k += (size_t)mapfn_lanes) \
                for (size_t mapfn_j = 0; mapfn_j < (size_t)mapfn_lanes; mapfn_j++) { \
                    MAPFN_EACH_SUM(MAPFN_TAKE_, sums) MAPFN_EACH_SUM(MAPFN_ADD_, sums) \
                } \
        } \
        mapfn_summed = mapfn_from; \
    }
#endif
/* Lanes of structs are no vectors for compilers, and stay in memory. So maps that reduce have two other loops:
 * - Lanes are spread: word k of each lies in an array of its own, and these are vectors, see MAPFN_SPREADS_LANES.
 * - Lanes are held: a few at a time are variables, one member in a register each. Structs of more than 32 bytes have
 *   more members than there are registers. */
#define MAPFN_HOLDING_0(RESULT, sums, element)
#define MAPFN_HOLDING_1(RESULT, sums, element) \
    enum { \
        mapfn_bytes = 0 MAPFN_EACH_SUM(MAPFN_SIZE_, sums), \
        mapfn_at_once = mapfn_lanes < 8 || 0 MAPFN_EACH_SUM(MAPFN_MEMBERS_, sums) > 2 ? 4 : 8, \
        mapfn_holds = (0 MAPFN_EACH_SUM(MAPFN_STRUCT_, sums)) && mapfn_bytes <= 32 && MAPFN_QUIRK_structs_held \
    }; \
    MAPFN_CAT(MAPFN_SPREADING_, MAPFN_MAY_SPREAD_LANES)(RESULT, sums, element) \
    if (mapfn_holds) { \
        for (size_t mapfn_first = 0; mapfn_whole > 0 && mapfn_first < (size_t)mapfn_lanes; \
            mapfn_first += (size_t)mapfn_at_once) { \
            MAPFN_EACH_SUM(MAPFN_HOLD_, sums) MAPFN_EACH_SUM(MAPFN_RESET_, sums) \
            MAPFN_ROLLED for (mapfn_from = mapfn_first; mapfn_from < mapfn_whole; mapfn_from += (size_t)mapfn_lanes) { \
                if (mapfn_alone) __asm__ volatile(""); \
                MAPFN_STRIP_##RESULT(MAPFN_STRIP_UNROLLED, MAPFN_HELD_, mapfn_at_once, mapfn_at_once, sums, element) \
            } \
            MAPFN_EACH_SUM(MAPFN_FREE_, sums) \
        } \
    } else
/* Strips stay alone where a map reads structs beside another array or a sum, see QUIRK strips_joined. Not so where
 * MAPFN_TRUST_COST_MODEL is 0, as after mapfn_math.h: vectors of an expensive function are worth the shuffles. */
#define MAPFN_STRIPS_ALONE_0(EACH, ...)
#if MAPFN_QUIRK_strips_joined
# define MAPFN_STRIPS_ALONE_1(EACH, ...) \
    enum { mapfn_alone = MAPFN_TRUSTS_COSTS && (0 EACH##_FOR(MAPFN_ADDED_UP, __VA_ARGS__)) > 257 };
/* arrays that are read, and sums: each counts 1, and one of structs 256 more */
# define MAPFN_ADDED_UP(item) MAPFN_SECOND(MAPFN_ADDED_UP_##item, )
# define MAPFN_ADDED_UP_in(T, x) ~, + 1 + (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT ? 256 : 0)
# define MAPFN_ADDED_UP_inout MAPFN_ADDED_UP_in
# define MAPFN_ADDED_UP_sum(T, s) ~, + 1
#else
# define MAPFN_STRIPS_ALONE_1(EACH, ...) enum { mapfn_alone = 0 };
#endif
#define MAPFN_SPREADING_0(RESULT, sums, element)
#define MAPFN_SPREADING_1(RESULT, sums, element) \
    bool mapfn_unpadded = mapfn_spreads; \
    MAPFN_EACH_SUM(MAPFN_WHOLE_, sums) \
    if (mapfn_unpadded) { \
        MAPFN_UNUSED size_t const mapfn_first = 0; \
        if (mapfn_whole > 0) { \
            MAPFN_EACH_SUM(MAPFN_WORDS_, sums) MAPFN_EACH_SUM(MAPFN_SPREAD_, sums) \
            MAPFN_ROLLED for (; mapfn_from < mapfn_whole; mapfn_from += (size_t)mapfn_lanes) { \
                MAPFN_STRIP_##RESULT(MAPFN_STRIP_SPREAD, MAPFN_JOINED_WORDS_, mapfn_lanes, mapfn_lanes, sums, element) \
            } \
            MAPFN_EACH_SUM(MAPFN_GATHER_, sums) \
        } \
    } else
/* Up to three strips are left to groups where lanes would be spread: 10 elements of argmin take 0.65 to 0.75 of the
 * time. */
#define MAPFN_NEXT_GROUP(first) \
    (mapfn_spreads ? ((first) + (size_t)mapfn_group) % (size_t)mapfn_lanes : (first) + (size_t)mapfn_group)
/* `most` is a constant, and `count` is at most as many. */
#define MAPFN_STRIP_0value(STRIP, ADD, most, count, sums, element) \
    STRIP(count, MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) element; MAPFN_EACH_SUM(ADD, sums))
#define MAPFN_STRIP_0nothing MAPFN_STRIP_0value
#define MAPFN_STRIP_0failure(STRIP, ADD, most, count, sums, element) \
    int mapfn_codes[most], mapfn_failures = 0; \
    STRIP(count, MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) int const mapfn_code = element; \
        mapfn_codes[mapfn_j] = mapfn_code; mapfn_failures += mapfn_code != 0; MAPFN_EACH_SUM(ADD, sums)) \
    if (mapfn_failures != 0) mapfn_search(mapfn_failing, mapfn_codes, mapfn_from);

/* Each part is stored once. If a zero was stored before the part, gcc 12 would move the zeros behind the loop. */
#define MAPFN_PARTS_0value(LOOP, traits, sums, element) \
    LOOP(mapfn_i, 0, mapfn_n, MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) element; MAPFN_EACH_SUM(MAPFN_PART_, sums))
#define MAPFN_PARTS_0nothing MAPFN_PARTS_0value
#define MAPFN_PARTS_0failure(LOOP, traits, sums, element) \
    MAPFN_LOOPS_IN_BLOCKS(LOOP, traits, MAPFN_EACH_SUM(MAPFN_BEGIN_, sums), element, MAPFN_EACH_SUM(MAPFN_PART_, sums))

/* Adds up parts that a statement computes, of elements [mapfn_from, mapfn_from + mapfn_some), to the lanes and the
 * rest. A turn has mapfn_unit of them, which is a number of whole strips. */
#define MAPFN_ADD_PARTS(sums, ...) { \
    size_t const mapfn_grouped = mapfn_n - mapfn_n % (size_t)mapfn_group, mapfn_first = 0; \
    for (size_t mapfn_from = 0, mapfn_some; mapfn_from < mapfn_n; mapfn_from += mapfn_some) { \
        size_t mapfn_strip = 0; \
        mapfn_some = mapfn_n - mapfn_from < (size_t)mapfn_unit ? mapfn_n - mapfn_from : (size_t)mapfn_unit; \
        __VA_ARGS__ \
        for (; mapfn_some - mapfn_strip >= (size_t)mapfn_lanes; mapfn_strip += (size_t)mapfn_lanes) \
            for (size_t mapfn_j = 0; mapfn_j < (size_t)mapfn_lanes; mapfn_j++) { \
                size_t const mapfn_k = mapfn_strip + mapfn_j; \
                MAPFN_EACH_SUM(MAPFN_NTH_, sums) MAPFN_EACH_SUM(MAPFN_ADD_, sums) \
            } \
        for (size_t mapfn_k = mapfn_strip; mapfn_k < mapfn_some; mapfn_k++) { \
            size_t const mapfn_j MAPFN_UNUSED = mapfn_k - mapfn_strip; \
            MAPFN_EACH_SUM(MAPFN_NTH_, sums) \
            if (mapfn_from + mapfn_k < mapfn_grouped) { \
                MAPFN_EACH_SUM(MAPFN_ADD_, sums) \
            } else { \
                MAPFN_EACH_SUM(MAPFN_REST_, sums) \
            } \
        } \
    } \
}

#define MAPFN_GENERATE_PARTS(mode, LOOP, RESULT, STRIDED, name, sums, EACH, ...) \
    MAPFN_KERNEL_OF_SUMS MAPFN_KERNEL_SIGNATURE(mapfn_##mode##_parts_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_CONSTANTS(name) \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
        MAPFN_KERNEL_READY(RESULT, STRIDED, EACH, __VA_ARGS__) \
        MAPFN_CONTIGUOUS_##STRIDED(MAPFN_PARTS_##RESULT(LOOP, mapfn_traits_##name, sums, \
            MAPFN_AN_ELEMENT(mapfn_i, STRIDED, name, (MAPFN_EACH_SUM(MAPFN_PLACED_, sums)), EACH, __VA_ARGS__))) \
        MAPFN_DONE_##RESULT \
    } \
    MAPFN_GENERATE_CHUNKS_OF_SUMS(mode, RESULT, name, EACH, __VA_ARGS__)
#define MAPFN_GENERATE_CHUNKS_OF_SUMS(mode, RESULT, name, EACH, ...) \
    MAPFN_CHUNK_OF(mapfn_blocks_##mode##_##name, mapfn_##mode##_##name, , , RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_CHUNK_OF(mapfn_chunk_##mode##_##name, mapfn_##mode##_parts_##name, \
        if (!mapfn_a->mapfn_base.mapfn_each_part) \
            return (mapfn_blocks_##mode##_##name)(mapfn_args, mapfn_begin, mapfn_end, mapfn_slot); {, \
        }, RESULT, name, EACH, __VA_ARGS__)

/* Is n more than inline checks can count? Whoever adds up more than a block is told so apart: in nested maps of short
 * rows each instruction shows. The first call doubts all where it has to ask for the processor. */
#define MAPFN_DOUBTS_COUNT(n, traits) \
    ((MAPFN_WIDE || mapfn_kernel_most(traits) > MAPFN_MOST_SURE) && (n) > MAPFN_SURE_COUNT(n))
/* The long way is called at two places. At one, gcc would keep the doubt as a value: a tenth of a short row's time. */
#define MAPFN_GENERATE_SEQUENTIAL_0sums(LOOP, callee, RESULT, FLAGS, name, EACH, ...) \
    MAPFN_CARD_VALUES(MAPFN_CAT(MAPFN_ELEMENT_FN_, MAPFN_FLAG_host FLAGS), name, (MAPFN_SUM_ITEMS(__VA_ARGS__))) \
    MAPFN_GENERATE_LONG(MAPFN_LONG_0sums, RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_ELEMENT_FN_, MAPFN_FLAG_host FLAGS) \
    MAPFN_SEQUENTIAL_SIGNATURE(name, EACH, __VA_ARGS__) \
    { \
        MAPFN_FAILED_##RESULT \
        MAPFN_ON_HOST( \
            MAPFN_QUICK_CHECKS_BUT(MAPFN_DOUBTS_COUNT(mapfn_n, mapfn_traits_##name), name, EACH, __VA_ARGS__) \
            if (MAPFN_ASKS(name) && __builtin_expect(mapfn_q.mapfn_doubt, 0)) \
                MAPFN_GO_LONG(false, EACH, __VA_ARGS__) \
            if (__builtin_expect((mapfn_traits_##name & MAPFN_HAS_SCRATCH) != 0 \
                || mapfn_n > mapfn_kernel_most(mapfn_traits_##name), 0)) \
                MAPFN_GO_LONG(mapfn_n <= MAPFN_SURE_COUNT(mapfn_n), EACH, __VA_ARGS__) \
            MAPFN_KNOW_PROCESSOR(name) \
            MAPFN_CAT(MAPFN_SUMS_INLINE_, MAPFN_FLAG_steps FLAGS)( \
                RESULT, MAPFN_FLAG_strided FLAGS, name, EACH, __VA_ARGS__)) \
        MAPFN_CAT(MAPFN_TEAM_SUMS_, MAPFN_FLAG_host FLAGS)(callee, RESULT, MAPFN_FLAG_strided FLAGS, name, EACH, \
            __VA_ARGS__) \
        MAPFN_ON_HOST(MAPFN_FINISH_##RESULT(MAPFN_CALL_KERNEL(RESULT, mapfn_kernel, name, EACH, __VA_ARGS__), #name)) \
    }
#define MAPFN_LONG_0sums(mode, RESULT, name, EACH, ...) \
    if ((mapfn_traits_##name & MAPFN_HAS_SCRATCH) != 0) { \
        MAPFN_RUN_LONG(name, mapfn_blocks_##mode##_##name, false) \
    } \
    return mapfn_sums_long(mapfn_described_##name(false), mapfn_blocks_##mode##_##name, &mapfn_a, mapfn_n, \
        mapfn_too_short, mapfn_sound, mapfn_where);

/* What is added up inline, and not by the kernel.
 * - A few elements are all rest, and so the loop that one would write. A call would take longer than they. Integers may
 *   be added in any order, and take that loop as well where n is not known.
 * - Of a nested map with a constant n of at most 4 W the compiler keeps all lanes in registers. */
#define MAPFN_SUMS_INLINE_0(RESULT, STRIDED, name, EACH, ...) { \
    MAPFN_SUMS_CONSTANTS(name) \
    enum { \
        mapfn_inline_below = mapfn_exact ? (MAPFN_INLINES_INTEGERS ? (mapfn_group < 8 ? mapfn_group : 8) : 0) \
            : MAPFN_INLINES_SUMS ? mapfn_group : 0 \
    }; \
    bool const mapfn_known = __builtin_constant_p(mapfn_n) && mapfn_n <= (size_t)(4 * mapfn_lanes) \
        && mapfn_kernel == mapfn_vectorized_##name; \
    if (__builtin_expect(mapfn_known || mapfn_n < (size_t)mapfn_inline_below, 1)) { \
        MAPFN_CAT(MAPFN_UNIT_, STRIDED)(enum { mapfn_contiguous = 0 };) \
        (mapfn_block_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__) \
            MAPFN_CAT(MAPFN_UNIT_, STRIDED)(MAPFN_STRIDES_HERE), 0, false, mapfn_known, \
            MAPFN_INLINES_INTEGERS && !mapfn_known MAPFN_FAILS_##RESULT); \
        MAPFN_STATUS_##RESULT(#name) \
    } \
}
#define MAPFN_SUMS_INLINE_1(RESULT, STRIDED, name, EACH, ...) /* steps */

#if MAPFN_FOR_CARD
/* the values of all sums together, for CUDA maps */
# define MAPFN_CARD_VALUES(qualifiers, name, sums) \
    struct mapfn_values_##name { MAPFN_EACH_SUM(MAPFN_VALUE_, sums) }; \
    qualifiers void mapfn_values_clear(struct mapfn_values_##name *mapfn_v) { MAPFN_EACH_SUM(MAPFN_CLEARED_, sums) } \
    qualifiers void mapfn_values_join(struct mapfn_values_##name *mapfn_v, struct mapfn_values_##name const *mapfn_by) \
    { \
        MAPFN_EACH_SUM(MAPFN_JOINED_, sums) \
    } \
    /* where the struct says: value `mapfn_at` there of each sum */ \
    qualifiers void mapfn_values_store(struct mapfn_args_##name const &mapfn_a, \
        struct mapfn_values_##name const *mapfn_v, size_t mapfn_at) \
    { \
        MAPFN_EACH_SUM(MAPFN_STORED_, sums) \
    }
# define MAPFN_VALUE_sum(T, s) T s;
# define MAPFN_VALUE_reduce(T, s, op, zero) T s;
# define MAPFN_CLEARED_sum(T, s) mapfn_v->s = 0;
# define MAPFN_CLEARED_reduce(T, s, op, zero) mapfn_v->s = zero;
# define MAPFN_JOINED_sum(T, s) mapfn_v->s = mapfn_plus(mapfn_v->s, mapfn_by->s);
# define MAPFN_JOINED_reduce(T, s, op, zero) mapfn_v->s = op(mapfn_v->s, mapfn_by->s);
# define MAPFN_STORED_sum(T, s) mapfn_a.s[mapfn_at] = mapfn_v->s;
# define MAPFN_STORED_reduce(T, s, op, zero) mapfn_a.s[mapfn_at] = mapfn_v->s;
#else
# define MAPFN_CARD_VALUES(qualifiers, name, sums)
#endif

/* ======== src/generate/gathers.h: the kernels of maps whose outputs are not one for each element.
 * Uses generate/kernels.h, generate/sums.h and run/gathers.h. Used by shells. */

/* --------------------------------------------------------------------------- maps that gather ----
 *     MAPFN(void, histogram, in(float, x), uniform(float, scale), tally(uint32_t, h, 100))
 *     {
 *         *h_at = (size_t)(int)(x * scale);
 *         *h = 1;
 *     }
 *
 * has these kernels. Each adds its elements to the tables that the argument struct points to. Sums beside them are
 * added up there too if all are of integers, else each element's part is stored. All else is plain C, see
 * run/gathers.h.
 *
 *     static void mapfn_join_histogram(field, to, by, count)   to[k] = to[k] + by[k], where plain C has no such join
 *     static mapfn_status mapfn_vectorized_histogram(n, told, x, scale, h, length, offset)
 *     {
 *         for (size_t from = 0, to; from < n; from = to) {
 *             uint32_t values_h[512];
 *             size_t places_h[512];
 *             to = n - from < 512 ? n : from + 512;
 *             for (size_t i = from; i < to; i++) {                                  this is vectorized
 *                 uint32_t value_h = 0;
 *                 size_t place_h = 0;
 *                 histogram(x[i], scale, &value_h, &place_h);
 *                 values_h[i - from] = value_h;
 *                 places_h[i - from] = place_h;
 *             }
 *             for (size_t j = 0; j < to - from; j++)
 *                 if (places_h[j] < length) h[places_h[j]] += values_h[j];
 *                 else mapfn_miss(told, "h", offset + from + j, places_h[j]);
 *         }
 *     } */

/* The rules: no repeat, ordered or scratch stands beside a gather; a map with `kept` or `first` is not fallible; and
 * `first` is the only output. */
#define MAPFN_GATHERS_FIT(FLAGS) \
    MAPFN_CAT(MAPFN_GATHERS_ARE_, MAPFN_CAT(MAPFN_FLAG_gathers FLAGS, MAPFN_FLAG_apart FLAGS))(FLAGS)
#define MAPFN_GATHERS_ARE_00(FLAGS) 0right
#define MAPFN_GATHERS_ARE_01(FLAGS) 0right
#define MAPFN_GATHERS_ARE_11(FLAGS) 0apart
#define MAPFN_GATHERS_ARE_10(FLAGS) \
    MAPFN_SECOND(MAPFN_CAT(MAPFN_FINDING_, MAPFN_CAT(MAPFN_COUNTED_FINDS(MAPFN_UNPACK FLAGS), \
        MAPFN_FLAG_yields FLAGS)), MAPFN_KEEPING_IS(FLAGS))
#define MAPFN_COUNTED_FINDS(...) MAPFN_COUNTED_FINDS_(__VA_ARGS__)
#define MAPFN_COUNTED_FINDS_(EACH, ...) MAPFN_ONE_AND_TWO(~ EACH(MAPFN_ASKED_finds_, __VA_ARGS__), 0, 0, 0, 0)
#define MAPFN_FINDING_101 ~, 0alone
#define MAPFN_FINDING_110 ~, 0alone
#define MAPFN_FINDING_111 ~, 0alone
#define MAPFN_KEEPING_IS(FLAGS) \
    MAPFN_SECOND(MAPFN_CAT(MAPFN_KEEPING_, MAPFN_CAT(MAPFN_FLAG_fallible FLAGS, \
        MAPFN_CAT(MAPFN_FLAG_keeps FLAGS, MAPFN_FLAG_finds FLAGS))), 0right)
#define MAPFN_KEEPING_001 ~, 0says
#define MAPFN_KEEPING_010 ~, 0says
#define MAPFN_KEEPING_101 ~, 0codes
#define MAPFN_KEEPING_110 ~, 0codes
#define MAPFN_GATHERS_FIT_0right MAPFN_SOUND
/* What is nothing is told here, and any other type where it is known. */
#define MAPFN_GATHERS_FIT_0says(START, RESULT, R, ...) \
    MAPFN_CAT(MAPFN_SAYS_NOTHING_, MAPFN_IS_VOID(R))(START, RESULT, R, __VA_ARGS__)
#define MAPFN_SAYS_NOTHING_0 MAPFN_SOUND
#define MAPFN_SAYS_NOTHING_1(START, RESULT, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_NO_BOOL(MAPFN_SEE_43, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_GATHERS_FIT_0apart(START, RESULT, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_APART(MAPFN_SEE_42, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_GATHERS_FIT_0alone(START, RESULT, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_ALONE(MAPFN_SEE_44, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_GATHERS_FIT_0codes(START, RESULT, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_CODES(MAPFN_SEE_43, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_MUST_0keep(R, name) \
    MAPFN_ASSERT(MAPFN_IS_BOOL(R), "MAPFN_E43 " #name \
        ": with kept or first the function returns bool, and this one " #R "; see docs/errors.md#e43");
#define MAPFN_MUST_0find(R, name) \
    MAPFN_MUST_0keep(R, name) \
    MAPFN_ASSERT((mapfn_traits_##name & MAPFN_HAS_NO_LANE) == 0, "MAPFN_E44 " #name \
        ": first stands in a map by itself, with no other output and no sum; see docs/errors.md#e44");
#define MAPFN_REPORT_APART(anchor, name) \
    MAPFN_SAY(MAPFN_E42 name: sum_row, tally, kept and first stand beside no repeat, ordered or scratch; see anchor)
#define MAPFN_REPORT_ALONE(anchor, name) \
    MAPFN_SAY(MAPFN_E44 name: first stands in a map by itself, with no other output and no sum; see anchor)
#define MAPFN_REPORT_NO_BOOL(anchor, name) \
    MAPFN_SAY(MAPFN_E43 name: with kept or first the function returns bool, and this one void; see anchor)
#define MAPFN_REPORT_CODES(anchor, name) \
    MAPFN_SAY(MAPFN_E43 name: with kept or first the function returns bool, and is not fallible; see anchor)

/* the items among a list that gather */
#define MAPFN_GATHER_ITEMS(...) MAPFN_REST(~ MAPFN_FOR(MAPFN_GATHER_ITEM, __VA_ARGS__))
#define MAPFN_GATHER_ITEM(item) MAPFN_CAT(MAPFN_SUM_ITEM_, MAPFN_SECOND(MAPFN_GATHERS_##item, 0))(item)

/* A word that most gathers do not have is nothing where it is missing. */
#define MAPFN_EACH_GATHER(WORD, gathers) MAPFN_FOR_OF(MAPFN_GATHER_##WORD, MAPFN_UNPACK gathers)
#define MAPFN_GATHER_COUNTS(item) MAPFN_SECOND(MAPFN_COUNTS_##item, )
#define MAPFN_GATHER_WEIGHS(item) MAPFN_SECOND(MAPFN_WEIGHS_##item, )
#define MAPFN_GATHER_CARRIES(item) MAPFN_SECOND(MAPFN_CARRIES_##item, )
#define MAPFN_GATHER_KEEPS(item) MAPFN_SECOND(MAPFN_KEEPS_##item, )
#define MAPFN_GATHER_DECLARES(item) MAPFN_SECOND(MAPFN_DECLARES_##item, )
#define MAPFN_GATHER_STARTS(item) MAPFN_SECOND(MAPFN_STARTS_##item, )
#define MAPFN_GATHER_LAYS(item) MAPFN_SECOND(MAPFN_LAYS_##item, )
#define MAPFN_GATHER_BRINGS(item) MAPFN_SECOND(MAPFN_BRINGS_##item, )
#define MAPFN_GATHER_ADDS(item) MAPFN_SECOND(MAPFN_ADDS_##item, )
#define MAPFN_GATHER_ALONE(item) MAPFN_SECOND(MAPFN_ALONE_##item, )
#define MAPFN_GATHER_CLEARS(item) MAPFN_SECOND(MAPFN_CLEARS_##item, )
#define MAPFN_GATHER_RELEASES(item) MAPFN_SECOND(MAPFN_RELEASES_##item, )
#define MAPFN_GATHER_HANDS(item) MAPFN_SECOND(MAPFN_HANDS_##item, )

#define MAPFN_ELEMENT_0gathers MAPFN_ELEMENT
#define MAPFN_GENERATE_0gathers MAPFN_GENERATE_0each
#define MAPFN_GATHERS_BY_OMP MAPFN_SECOND(MAPFN_HERE_omp_gathers, NULL)

#define MAPFN_GENERATE_INFO_0gathers(cost, name, EACH, ...) \
    MAPFN_DESCRIBE_GATHERS(cost, name, (MAPFN_GATHER_ITEMS(__VA_ARGS__)), MAPFN_SUMS_BESIDE(EACH, __VA_ARGS__), EACH, \
        __VA_ARGS__)
/* The sums beside gathers, behind 0none, as there may be no other: it is nothing of each word of a sum. */
#define MAPFN_SUMS_BESIDE(EACH, ...) (0none EACH##_FOR(MAPFN_SUM_ITEM, __VA_ARGS__))
#define MAPFN_STATE_0none
#define MAPFN_JOIN_0none
#define MAPFN_KIND_0none
#define MAPFN_SHARED_0none
#define MAPFN_TELL_0none
#define MAPFN_TYPES_0none
#define MAPFN_BEGIN_0none
#define MAPFN_EXACT_0none
#define MAPFN_MEMBERS_0none
#define MAPFN_WRAPS_0none
#define MAPFN_LAID_0none
#define MAPFN_LEFT_0none
#define MAPFN_DESCRIBE_GATHERS(cost, name, gathers, sums, EACH, ...) \
    MAPFN_PADDED(struct mapfn_state_##name { mapfn_sums mapfn_base; MAPFN_EACH_SUM(MAPFN_STATE_, sums) };) \
    MAPFN_JOINS void mapfn_join_##name(MAPFN_UNUSED size_t mapfn_field, MAPFN_UNUSED void *mapfn_to, \
        MAPFN_UNUSED const void *mapfn_by, MAPFN_UNUSED size_t mapfn_count) \
    { \
        typedef struct mapfn_args_##name mapfn_self MAPFN_UNUSED; \
        MAPFN_EACH_SUM(MAPFN_JOIN_, gathers) MAPFN_EACH_SUM(MAPFN_JOIN_, sums) \
    } \
    static inline __attribute__((__unused__)) const mapfn_info *mapfn_info_##name(void) \
    { \
        MAPFN_DESCRIBE(0, 0, name, EACH, __VA_ARGS__) \
        typedef struct mapfn_state_##name mapfn_self_state; \
        enum { \
            MAPFN_EACH_SUM(MAPFN_KIND_, gathers) MAPFN_EACH_SUM(MAPFN_KIND_, sums) \
            mapfn_shared = 1 MAPFN_EACH_SUM(MAPFN_SHARED_, gathers) MAPFN_EACH_SUM(MAPFN_SHARED_, sums) \
        }; \
        static const mapfn_sum mapfn_each[] = { MAPFN_EACH_SUM(MAPFN_TELL_, sums) {0, 0, 0, NULL} }; \
        static const mapfn_gather mapfn_every[] = { MAPFN_EACH_SUM(MAPFN_DESCRIBES_, gathers) }; \
        enum { \
            mapfn_sums_count = (int)(sizeof mapfn_each / sizeof *mapfn_each) - 1, \
            mapfn_gathers_count = (int)(sizeof mapfn_every / sizeof *mapfn_every) \
        }; \
        static const mapfn_gathers mapfn_constant = { \
            {{{#name, mapfn_params, mapfn_count, mapfn_traits_##name, cost, \
                MAPFN_BEYOND(EACH, __VA_ARGS__)}, mapfn_gathers_check}, \
            mapfn_each, mapfn_each + mapfn_sums_count, sizeof(mapfn_self_state), \
            mapfn_shared ? NULL : mapfn_join_##name, \
            &mapfn_gatherer, MAPFN_GATHERS_BY_OMP}, \
            mapfn_every, mapfn_every + mapfn_gathers_count, MAPFN_OFFSET(mapfn_told), \
            1 MAPFN_EACH_SUM(MAPFN_EXACT_, sums)}; \
        return mapfn_as_info(&mapfn_constant); \
    }

#define MAPFN_GENERATE_KERNELS_0gathers(LOOP, callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_GENERATE_SUMMED_, MAPFN_FLAG_sums FLAGS)(RESULT, name, (MAPFN_SUM_ITEMS(__VA_ARGS__))) \
    MAPFN_GENERATE_KERNELS_OF_GATHERS(LOOP, RESULT, MAPFN_FLAG_sums FLAGS, MAPFN_FLAG_strided FLAGS, R, name, \
        (MAPFN_GATHER_ITEMS(__VA_ARGS__)), MAPFN_SUMS_BESIDE(EACH, __VA_ARGS__), \
        (size_t const mapfn_nth MAPFN_UNUSED = mapfn_i; \
            MAPFN_CAT(MAPFN_BEHIND_MASK_, MAPFN_FLAG_masked FLAGS)(mapfn_traits_##name, EACH, __VA_ARGS__) \
            EACH##_FOR(MAPFN_ENTER, __VA_ARGS__)), \
        ((callee)(MAPFN_REST(~ EACH(MAPFN_AT_, __VA_ARGS__)))), EACH, __VA_ARGS__)
#define MAPFN_GENERATE_KERNELS_OF_GATHERS(LOOP, RESULT, SUMS, STRIDED, R, name, gathers, sums, enter, call, EACH, ...) \
    enum { \
        mapfn_widths_##name = MAPFN_WIDEST(0 EACH##_FOR(MAPFN_WIDTH_OF, __VA_ARGS__)), \
        mapfn_weighs_##name = MAPFN_WEIGHS(RESULT) MAPFN_EACH_GATHER(WEIGHS, gathers), \
        mapfn_most_##name = MAPFN_MOST_AT_ONCE(mapfn_weighs_##name), \
        mapfn_is_in_turn_##name = MAPFN_CAT(LOOP, _IS_IN_TURN) && (mapfn_traits_##name & MAPFN_IS_VECTORIZED) == 0 \
            && MAPFN_IN_TURN(RESULT, mapfn_widths_##name, mapfn_weighs_##name, \
                (0 EACH##_FOR(MAPFN_WHOLE_OF, __VA_ARGS__))) \
    }; \
    MAPFN_CAT(LOOP, _GATHERING)(RESULT) \
        MAPFN_KERNEL_SIGNATURE(mapfn_looped_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_GATHERS_BODY(MAPFN_CAT(LOOP, _GATHERS)(RESULT), mapfn_most_##name, \
            MAPFN_CAT(LOOP, _LOOPED), RESULT, STRIDED, R, name, gathers, \
            sums, enter, call, EACH, __VA_ARGS__) \
    } \
    MAPFN_CAT(MAPFN_GENERATE_CHUNK_, SUMS)(looped, RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_CAT(LOOP, _WIDE)(MAPFN_WIDE_TARGET MAPFN_CAT(LOOP, _GATHERING)(RESULT) \
        MAPFN_KERNEL_SIGNATURE(mapfn_wide_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_GATHERS_BODY(MAPFN_GATHERS_LOOP_##RESULT, mapfn_most_##name, LOOP, RESULT, STRIDED, R, name, gathers, \
            sums, enter, call, EACH, __VA_ARGS__) \
    }) \
    MAPFN_CAT(LOOP, _GATHERING)(RESULT) MAPFN_KERNEL_SIGNATURE(mapfn_vectorized_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_CAT(LOOP, _WIDE)(MAPFN_GO_WIDE_FOR_ALL(64, mapfn_wide_##name, name, EACH, __VA_ARGS__)) \
        if (mapfn_is_in_turn_##name || (MAPFN_CAT(LOOP, _IS_IN_TURN) && MAPFN_IS_FEW(RESULT))) \
            return (mapfn_looped_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_offset); \
        MAPFN_GATHERS_BODY(MAPFN_GATHERS_LOOP_##RESULT, mapfn_most_##name, LOOP, RESULT, STRIDED, R, name, gathers, \
            sums, enter, call, EACH, __VA_ARGS__) \
    } \
    MAPFN_CAT(MAPFN_GENERATE_CHUNK_, SUMS)(vectorized, RESULT, name, EACH, __VA_ARGS__)
/* Sums of at most a block of elements that begins with the first one, in the order of docs/sums.md. A chunk stores the
 * parts of some elements, which are then added up. Sums of integers need no such order, and no parts.
 *     static mapfn_failure mapfn_summed_histogram(args, begin, end, chunk) */
#define MAPFN_GENERATE_SUMMED_0(...)
#define MAPFN_GENERATE_SUMMED_1(RESULT, name, sums) \
    MAPFN_GENERATE_END_OF_SUMS(RESULT, name, sums) \
    MAPFN_KERNEL_OF_SUMS mapfn_failure mapfn_summed_##name(const void *mapfn_args, size_t mapfn_begin, \
        size_t mapfn_end, mapfn_chunk *mapfn_parts_of) \
    { \
        MAPFN_SUMS_CONSTANTS(name) \
        enum { mapfn_unit = 32 * mapfn_lanes }; \
        size_t const mapfn_n = mapfn_end - mapfn_begin; \
        struct mapfn_args_##name mapfn_a = *(struct mapfn_args_##name const *)mapfn_args; \
        mapfn_failure mapfn_failed = {SIZE_MAX, 0}; \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) MAPFN_EACH_SUM(MAPFN_GOES_TO_, sums) \
        MAPFN_EACH_SUM(MAPFN_LANES_, sums) \
        MAPFN_EACH_SUM(MAPFN_PARTS_, sums) \
        mapfn_a.mapfn_base.mapfn_each_part = true; \
        MAPFN_EACH_SUM(MAPFN_APART_, sums) \
        MAPFN_EACH_SUM(MAPFN_CLEAR_, sums) \
        MAPFN_ADD_PARTS(sums, mapfn_note_part(&mapfn_failed, mapfn_parts_of(&mapfn_a, mapfn_begin + mapfn_from, \
            mapfn_begin + mapfn_from + mapfn_some, 0));) \
        (mapfn_end_##name)(mapfn_n, false MAPFN_EACH_SUM(MAPFN_ENDS_, sums)); \
        return mapfn_failed; \
    }
#define MAPFN_GENERATE_CHUNK_0 MAPFN_GENERATE_CHUNK
#define MAPFN_GENERATE_CHUNK_1(mode, RESULT, name, EACH, ...) \
    MAPFN_CHUNK_OF(mapfn_chunk_##mode##_##name, mapfn_##mode##_##name, \
        if (!mapfn_a->mapfn_base.mapfn_each_part && !MAPFN_ARE_EXACT(EACH, __VA_ARGS__)) \
            return (mapfn_summed_##name)(mapfn_args, mapfn_begin, mapfn_end, mapfn_chunk_##mode##_##name); {, \
        }, RESULT, name, EACH, __VA_ARGS__)
/* Without arrays is the vectorized kernel, too,
 * - of tallies where an integer says the place: through arrays that takes longer, and with real numbers it does not
 * - of more than 16 kept bytes, which are best moved once
 * - of kept doubles with gcc before SSE4.1, which has no vectors for what they are compared to. */
#define MAPFN_IN_TURN(RESULT, widths, bytes, whole) MAPFN_SECOND(MAPFN_IN_TURN_##RESULT(widths, bytes), whole)
#define MAPFN_IN_TURN_0keep(widths, bytes) ~, \
    (MAPFN_MOVES_ONCE(bytes) || (MAPFN_QUIRK_flags_as_reals && (widths) == 8))
#define MAPFN_MOVES_ONCE(bytes) ((bytes) > 17) /* with the answer */
#define MAPFN_IN_TURN_0find(widths, bytes) ~, 0
/* Arrays are not worth it for fewer than 16 kept values either: a call takes 5 to 12 ns longer by them. */
#define MAPFN_IS_FEW(RESULT) MAPFN_SECOND(MAPFN_IS_FEW_##RESULT, 0)
#define MAPFN_IS_FEW_0keep ~, mapfn_n < 16
#define MAPFN_WHOLE_OF(item) MAPFN_SECOND(MAPFN_WHOLE_##item, )
#define MAPFN_WHOLE_in(T, x) ~, | MAPFN_TYPE_IS_INTEGER(T)
#define MAPFN_WHOLE_in_strided MAPFN_WHOLE_in
#define MAPFN_WHOLE_inout MAPFN_WHOLE_in
/* The loop of the looped kernel: over rows as of any map, else one without arrays. Whether the vectorized kernel may be
 * the same: not where the user asked for vectors. */
#define MAPFN_LOOP_ROWS_GATHERING(RESULT) MAPFN_KERNEL_OF_ROWS
#define MAPFN_LOOP_VECTORIZED_GATHERING(RESULT) MAPFN_SECOND(MAPFN_GATHERING_##RESULT, MAPFN_UNFUSED_KERNEL)
#define MAPFN_LOOP_FORCED_GATHERING MAPFN_LOOP_VECTORIZED_GATHERING
#define MAPFN_GATHERING_0keep ~, MAPFN_KERNEL
#define MAPFN_GATHERING_0find ~, MAPFN_KERNEL
#define MAPFN_LOOP_ROWS_IS_IN_TURN 0
#define MAPFN_LOOP_VECTORIZED_IS_IN_TURN 1
#define MAPFN_LOOP_FORCED_IS_IN_TURN 1
#define MAPFN_LOOP_ROWS_GATHERS(RESULT) MAPFN_SECOND(MAPFN_ROWS_GATHERS_##RESULT, MAPFN_GATHERS_OF_ROWS)
#define MAPFN_ROWS_GATHERS_0failure ~, MAPFN_GATHERS_BY_FOURS
#define MAPFN_ROWS_GATHERS_0keep ~, MAPFN_KEEP_OF_ROWS
#define MAPFN_ROWS_GATHERS_0find ~, MAPFN_GATHERS_LOOP_0find
/* Sums of rows alone may become vectors, unless elements are skipped. But where rows of real numbers are added in
 * order, a count beside them would have gcc make vectors of elements, and add these up one number after the other. */
#define MAPFN_GATHERS_OF_ROWS(LOOP, R, RESULT, ...) \
    if (mapfn_all_at_once && !mapfn_masked && !(mapfn_in_order && mapfn_reads_rows && mapfn_beside)) \
        MAPFN_GATHERS_LOOP_##RESULT(LOOP, R, RESULT, __VA_ARGS__) \
    else MAPFN_GATHERS_BY_FOURS(LOOP, R, RESULT, __VA_ARGS__)
#define MAPFN_KEEP_OF_ROWS(LOOP, R, RESULT, ...) \
    if (mapfn_moves_once) MAPFN_KEEP_ONE_BY_ONE(LOOP, R, RESULT, __VA_ARGS__) \
    else MAPFN_GATHERS_LOOP_0keep(LOOP, R, RESULT, __VA_ARGS__)
#define MAPFN_LOOP_VECTORIZED_GATHERS(RESULT) MAPFN_SECOND(MAPFN_FOURS_GATHERS_##RESULT, MAPFN_GATHERS_BY_FOURS)
#define MAPFN_LOOP_FORCED_GATHERS MAPFN_LOOP_VECTORIZED_GATHERS
#define MAPFN_FOURS_GATHERS_0keep ~, MAPFN_KEEP_ONE_BY_ONE
#define MAPFN_FOURS_GATHERS_0find ~, MAPFN_FIND_ONE_BY_ONE
#define MAPFN_GATHERS_BY_FOURS(LOOP, R, RESULT, traits, gathers, sums, enter, call) { \
    size_t const mapfn_whole = mapfn_n & ~(size_t)3, mapfn_turns MAPFN_UNUSED = mapfn_told->mapfn_turns; \
    size_t mapfn_from = 0; \
    for (; mapfn_from < mapfn_whole; mapfn_from += 4) { \
        MAPFN_GATHER_SOME(4, R, RESULT, gathers, sums, enter, call) \
    } \
    for (; mapfn_from < mapfn_n; mapfn_from++) { \
        MAPFN_GATHER_SOME(1, R, RESULT, gathers, sums, enter, call) \
    } \
}
#define MAPFN_GATHER_SOME(count, R, RESULT, gathers, sums, enter, call) \
    MAPFN_STRIP_UNROLLED(count, \
        bool mapfn_live MAPFN_UNUSED = !mapfn_masked; \
        MAPFN_EACH_GATHER(STARTS, gathers) MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) \
        do { enter MAPFN_STORE_##RESULT(R, call) mapfn_live = true; } while (0); \
        MAPFN_EACH_GATHER(ADDS, gathers) MAPFN_EACH_SUM(MAPFN_LAID_, sums))
/* Each value is stored, and the next one takes its place unless it is kept, so that no branch has to be guessed. */
#define MAPFN_KEEP_ONE_BY_ONE(LOOP, R, RESULT, traits, gathers, sums, enter, call) { \
    enum { mapfn_j = 0 }; \
    size_t mapfn_kept_now = mapfn_told->mapfn_kept, mapfn_turns MAPFN_UNUSED = mapfn_told->mapfn_turns; \
    size_t const mapfn_from MAPFN_UNUSED = 0; \
    MAPFN_EACH_GATHER(DECLARES, gathers) \
    MAPFN_COUNTING(mapfn_offset) \
    MAPFN_ELEMENTS(mapfn_i, 0, mapfn_n) { \
        bool mapfn_live MAPFN_UNUSED = !mapfn_masked, mapfn_keep_it = false; \
        MAPFN_EACH_GATHER(STARTS, gathers) MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) \
        do { enter mapfn_keep_it = call; mapfn_live = true; } while (0); \
        MAPFN_EACH_GATHER(ADDS, gathers) MAPFN_EACH_SUM(MAPFN_LAID_, sums) \
        mapfn_kept_now += mapfn_keep_it; \
    } \
    mapfn_told->mapfn_kept = mapfn_kept_now; \
}
#define MAPFN_READS_ROW(item) MAPFN_SECOND(MAPFN_READS_ROW_##item, )
#define MAPFN_READS_ROW_in_row(T, x, D) ~, | 1
#define MAPFN_READS_ROW_inout_row MAPFN_READS_ROW_in_row
/* The bytes of the widest `in`; 0 where there is none. */
#define MAPFN_WIDTH_OF(item) MAPFN_SECOND(MAPFN_WIDTH_##item, )
#define MAPFN_WIDTH_in(T, x) ~, | (int)sizeof(T)
#define MAPFN_WIDTH_in_strided MAPFN_WIDTH_in
#define MAPFN_WIDTH_inout MAPFN_WIDTH_in
#define MAPFN_WIDEST(sizes) \
    (((sizes) & ~7) != 0 ? 8 : ((sizes) & 4) != 0 ? 4 : ((sizes) & 2) != 0 ? 2 : (sizes) & 1)
/* How many elements a kernel computes before it brings them to their tables, so that their arrays stay in the first
 * cache. Elements that need no arrays are computed all at once. */
#define MAPFN_MOST_AT_ONCE(bytes) ((bytes) == 0 ? 1 : (bytes) <= 32 ? 512 : (bytes) <= 1024 ? 16384 / (bytes) : 16)
#define MAPFN_GATHERS_BODY(LOOPS, most, LOOP, RESULT, STRIDED, R, name, gathers, sums, enter, call, EACH, ...) { \
    enum { \
        MAPFN_KNOWN_CONSTANTS(name), mapfn_first = 0, mapfn_most = most, \
        mapfn_widths = mapfn_widths_##name, \
        mapfn_in_order = 0 MAPFN_EACH_GATHER(CARRIES, gathers), \
        mapfn_masked = (mapfn_traits_##name & MAPFN_HAS_WHERE) != 0, mapfn_all_at_once = mapfn_weighs_##name == 0, \
        mapfn_moves_once = MAPFN_MOVES_ONCE(mapfn_weighs_##name), \
        mapfn_exact = 1 MAPFN_EACH_SUM(MAPFN_EXACT_, sums), mapfn_beside = 0 MAPFN_EACH_SUM(MAPFN_MEMBERS_, sums), \
        mapfn_reads_rows = 0 EACH##_FOR(MAPFN_READS_ROW, __VA_ARGS__) \
    }; \
    MAPFN_IN_FIRST_COLUMN \
    MAPFN_EACH_GATHER(COUNTS, gathers) MAPFN_EACH_SUM(MAPFN_TYPES_, sums) MAPFN_EACH_SUM(MAPFN_WRAPS_, sums) \
    MAPFN_KERNEL_READY(RESULT, STRIDED, EACH, __VA_ARGS__) \
    MAPFN_CONTIGUOUS_##STRIDED( \
        LOOPS(LOOP, R, RESULT, mapfn_traits_##name, gathers, sums, MAPFN_UNPACK enter, MAPFN_UNPACK call)) \
    MAPFN_EACH_GATHER(RELEASES, gathers) MAPFN_EACH_SUM(MAPFN_LEFT_, sums) \
    MAPFN_DONE_##RESULT \
}
#define MAPFN_GATHERS_LOOP(LOOP, R, RESULT, traits, gathers, sums, enter, call) \
    for (size_t mapfn_from = 0, mapfn_to, mapfn_size; mapfn_from < mapfn_n; mapfn_from = mapfn_to) { \
        MAPFN_EACH_GATHER(KEEPS, gathers) \
        unsigned char mapfn_live[mapfn_masked ? mapfn_most : 1]; \
        MAPFN_CODES_##RESULT \
        mapfn_size = mapfn_all_at_once || mapfn_n - mapfn_from < (size_t)mapfn_most ? mapfn_n - mapfn_from \
            : (size_t)mapfn_most; \
        mapfn_to = mapfn_from + mapfn_size; \
        if (mapfn_masked && !mapfn_all_at_once) MAPFN_MEMSET(mapfn_live, 0, sizeof mapfn_live); \
        MAPFN_LOOP_IN_ORDER(mapfn_in_order, MAPFN_CAT(LOOP, _OF), traits, mapfn_i, mapfn_from, mapfn_to, \
            size_t const mapfn_j MAPFN_UNUSED = mapfn_i - mapfn_from; \
            MAPFN_EACH_GATHER(STARTS, gathers) MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) \
            do { \
                enter \
                MAPFN_LAY_##RESULT(R, call) \
                if (mapfn_masked && !mapfn_all_at_once) mapfn_live[mapfn_j] = 1; \
            } while (0); \
            MAPFN_EACH_GATHER(LAYS, gathers) MAPFN_EACH_SUM(MAPFN_LAID_, sums)) \
        MAPFN_EACH_GATHER(BRINGS, gathers) \
        (void)mapfn_live; \
        MAPFN_FOUND_##RESULT \
    }
#define MAPFN_GATHERS_LOOP_0value MAPFN_GATHERS_LOOP
#define MAPFN_GATHERS_LOOP_0nothing MAPFN_GATHERS_LOOP
#define MAPFN_GATHERS_LOOP_0failure MAPFN_GATHERS_LOOP
#define MAPFN_GATHERS_LOOP_0keep MAPFN_GATHERS_LOOP
#define MAPFN_WEIGHS(RESULT) MAPFN_SECOND(MAPFN_WEIGHS_##RESULT, 0)
#define MAPFN_WEIGHS_0failure ~, (int)sizeof(int)
#define MAPFN_WEIGHS_0keep ~, 1
#define MAPFN_LAY_0value MAPFN_STORE_0value
#define MAPFN_LAY_0nothing MAPFN_STORE_0nothing
#define MAPFN_LAY_0failure(R, call) { \
    int const mapfn_code = call; \
    mapfn_codes[mapfn_j] = mapfn_code; \
    mapfn_failures += mapfn_code != 0; \
}
#define MAPFN_LAY_0keep(R, call) mapfn_keeps[mapfn_j] = call;
#define MAPFN_CODES_0value
#define MAPFN_CODES_0nothing
#define MAPFN_CODES_0failure \
    int mapfn_codes[mapfn_most], mapfn_failures = 0; \
    if (mapfn_masked) MAPFN_MEMSET(mapfn_codes, 0, sizeof mapfn_codes);
#define MAPFN_CODES_0keep \
    size_t mapfn_kept_now = 0; \
    unsigned char mapfn_keeps[mapfn_most + 64] __attribute__((__aligned__(64))); \
    if (mapfn_masked) MAPFN_MEMSET(mapfn_keeps, 0, sizeof mapfn_keeps);
#define MAPFN_FOUND_0value
#define MAPFN_FOUND_0nothing
#define MAPFN_FOUND_0keep
#define MAPFN_FOUND_0failure \
    if (mapfn_failures != 0) mapfn_search(mapfn_failing, mapfn_codes, mapfn_from);
/* Of a block all elements are asked, as no compiler vectorizes a loop with an exit, and the answers are as wide as the
 * inputs. The last block begins among elements that were asked before. A block that is a constant has no loop to begin:
 * 16 elements would leave gcc no loop to vectorize. */
#ifdef __cplusplus
extern "C++" {
template <int WIDTHS> struct mapfn_hits_of { typedef uint64_t mapfn_its_type; };
template <> struct mapfn_hits_of<0> { typedef uint32_t mapfn_its_type; };
template <> struct mapfn_hits_of<1> { typedef uint8_t mapfn_its_type; };
template <> struct mapfn_hits_of<2> { typedef uint16_t mapfn_its_type; };
template <> struct mapfn_hits_of<4> { typedef uint32_t mapfn_its_type; };
}
# define MAPFN_HITS_TYPE(widths) mapfn_hits_of<(widths)>::mapfn_its_type
#else
# define MAPFN_HITS_TYPE(widths) \
    __typeof__(_Generic((char (*)[1 + (widths)])0, char (*)[1]: (uint32_t)0, char (*)[2]: (uint8_t)0, \
        char (*)[3]: (uint16_t)0, char (*)[5]: (uint32_t)0, default: (uint64_t)0))
#endif
#define MAPFN_HITS_AT_ONCE(widths) ((widths) == 1 ? 128 : (widths) == 2 ? 64 : 32)
#define MAPFN_GATHERS_LOOP_0find(LOOP, R, RESULT, traits, gathers, sums, enter, call) { \
    enum { mapfn_block = MAPFN_HITS_AT_ONCE(mapfn_widths) }; \
    size_t mapfn_from = mapfn_told->mapfn_asked; \
    for (; mapfn_n >= (size_t)mapfn_block && mapfn_from < mapfn_n; mapfn_from += (size_t)mapfn_block) { \
        MAPFN_HITS_TYPE(mapfn_widths) mapfn_hits = 0; \
        if (mapfn_n - mapfn_from < (size_t)mapfn_block) mapfn_from = mapfn_n - (size_t)mapfn_block; \
        MAPFN_STRIP_BEGINS \
        MAPFN_STRIP(mapfn_block, \
            bool mapfn_hit = false; \
            do { enter mapfn_hit = call; } while (0); \
            MAPFN_NOTE_HIT(mapfn_hits, mapfn_hit)) \
        if (__builtin_expect(mapfn_hits != 0, 0)) break; \
    } \
    MAPFN_FIND_IN_TURN(mapfn_from, enter, call) \
}
/* gcc before SSE4.1 has vectors for one form with doubles, and for the other with all else. */
#define MAPFN_NOTE_HIT(hits, hit) \
    hits = sizeof(hits) == 8 ? (hit) ? 1 : hits : (MAPFN_HITS_TYPE(mapfn_widths))(hits | (hit));
/* the loop that one would write */
#define MAPFN_FIND_ONE_BY_ONE(LOOP, R, RESULT, traits, gathers, sums, enter, call) \
    MAPFN_FIND_IN_TURN(mapfn_told->mapfn_asked, enter, call)
#define MAPFN_FIND_IN_TURN(from, enter, call) { \
    MAPFN_COUNTING(mapfn_offset + (from)) \
    MAPFN_ELEMENTS(mapfn_i, from, mapfn_n) { \
        enter \
        if (call) { \
            mapfn_told->mapfn_found = mapfn_i; \
            break; \
        } \
    } \
}

/* The sequential map. It is one call of the kernel if there are few elements, or if no order shows and no table is
 * needed beside the caller's. Otherwise it is mapfn_run, in plain C. A doubt of the inline checks leads to the long
 * way, which is one call of the kernel as well if nothing was wrong: to run takes ten times as long as a few
 * elements. */
#define MAPFN_GENERATE_SEQUENTIAL_0gathers(LOOP, callee, RESULT, FLAGS, name, EACH, ...) \
    MAPFN_ON_HOST(MAPFN_GENERATE_ALONE(callee, RESULT, FLAGS, name, EACH, __VA_ARGS__)) \
    MAPFN_GENERATE_LONG(MAPFN_LONG_0gathers, RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_HOST_FN MAPFN_SEQUENTIAL_SIGNATURE(name, EACH, __VA_ARGS__) \
    { \
        MAPFN_ON_HOST( \
            MAPFN_QUICK_CHECKS(name, EACH, __VA_ARGS__) \
            if (!mapfn_q.mapfn_doubt && MAPFN_IS_ALONE(name, EACH, __VA_ARGS__)) \
                return (mapfn_alone_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_kernel, mapfn_where); \
            MAPFN_GO_LONG(!mapfn_q.mapfn_doubt, EACH, __VA_ARGS__)) \
    }
#define MAPFN_IS_ALONE(name, EACH, ...) \
    (1 MAPFN_EACH_GATHER(ALONE, (MAPFN_GATHER_ITEMS(__VA_ARGS__))) \
        && (mapfn_n <= MAPFN_BLOCK(mapfn_traits_##name) || MAPFN_ARE_EXACT(EACH, __VA_ARGS__)))
#define MAPFN_ARE_EXACT(EACH, ...) (1 MAPFN_EACH_SUM(MAPFN_EXACT_, MAPFN_SUMS_BESIDE(EACH, __VA_ARGS__)))
/* the map as one call of the kernel */
#define MAPFN_GENERATE_ALONE(callee, RESULT, FLAGS, name, EACH, ...) \
    MAPFN_HOST_FN mapfn_status mapfn_alone_##name(size_t mapfn_n EACH(MAPFN_KERNEL_, __VA_ARGS__), \
        __typeof__(mapfn_looped_##name) *mapfn_kernel, MAPFN_UNUSED mapfn_failure *mapfn_where) \
    { \
        MAPFN_FAILED_##RESULT \
        MAPFN_CAT(MAPFN_FEW_FIRST_, MAPFN_FLAG_finds FLAGS)(FLAGS, (EACH##_FOR(MAPFN_ENTER, __VA_ARGS__)), \
            ((callee)(MAPFN_REST(~ EACH(MAPFN_AT_, __VA_ARGS__)))), \
            MAPFN_EACH_GATHER(HANDS, (MAPFN_GATHER_ITEMS(__VA_ARGS__)))) \
        mapfn_gathering mapfn_nothing = {0, SIZE_MAX, MAPFN_ASKED(RESULT), 0, SIZE_MAX, 0, NULL}; \
        mapfn_told = &mapfn_nothing; \
        MAPFN_EACH_GATHER(CLEARS, (MAPFN_GATHER_ITEMS(__VA_ARGS__))) \
        MAPFN_CAT(MAPFN_UNLESS_SUMMED_, MAPFN_FLAG_sums FLAGS)(MAPFN_FLAG_fallible FLAGS, name, EACH, __VA_ARGS__) \
            MAPFN_CAT(MAPFN_GATHERED_, MAPFN_FLAG_fallible FLAGS)( \
                MAPFN_CALL_KERNEL(RESULT, mapfn_kernel, name, EACH, __VA_ARGS__)) \
        MAPFN_EACH_GATHER(HANDS, (MAPFN_GATHER_ITEMS(__VA_ARGS__))) \
        if (__builtin_expect(mapfn_nothing.mapfn_missed != SIZE_MAX, 0)) \
            return mapfn_out_of_range(#name, mapfn_nothing.mapfn_array, mapfn_nothing.mapfn_missed, \
                mapfn_nothing.mapfn_place); \
        MAPFN_STATUS_##RESULT(#name) \
    }
#define MAPFN_LONG_0gathers(mode, RESULT, name, EACH, ...) \
    MAPFN_ON_HOST( \
        if (MAPFN_IS_ALONE(name, EACH, __VA_ARGS__)) { \
            MAPFN_FAILED_##RESULT \
            MAPFN_CLARIFY(RESULT, name, mapfn_a, mapfn_too_short) \
            return (mapfn_alone_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_##mode##_##name, mapfn_where); \
        }) \
    MAPFN_RUN_LONG(name, mapfn_chunk_##mode##_##name, mapfn_sound)
#define MAPFN_UNLESS_SUMMED_0(...)
#define MAPFN_UNLESS_SUMMED_1(fallible, name, EACH, ...) \
    if (!MAPFN_ARE_EXACT(EACH, __VA_ARGS__)) { \
        struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
        MAPFN_CAT(MAPFN_GATHERED_, fallible)((mapfn_summed_##name)(&mapfn_a, 0, mapfn_n, \
            mapfn_kernel == mapfn_looped_##name ? mapfn_chunk_looped_##name : mapfn_chunk_vectorized_##name)) \
    } else
#define MAPFN_GATHERED_0(call) call;
#define MAPFN_GATHERED_1(call) { \
    mapfn_failed = call; \
    if (mapfn_where) *mapfn_where = mapfn_failed; \
}
/* An element among the first few is found in the loop that one would write. */
#define MAPFN_ASKED(RESULT) MAPFN_SECOND(MAPFN_ASKED_##RESULT, 0)
#define MAPFN_ASKED_0find ~, MAPFN_FEW
#define MAPFN_FEW (MAPFN_SMALL == 0 ? 0 : mapfn_n < MAPFN_FEW_TO_ASK ? mapfn_n : (size_t)MAPFN_FEW_TO_ASK)
#define MAPFN_FEW_TO_ASK 16
#define MAPFN_FEW_FIRST_0(FLAGS, enter, call, hand)
#define MAPFN_FEW_FIRST_1(FLAGS, enter, call, hand) \
    if (MAPFN_SMALL > 0) { \
        MAPFN_CAT(MAPFN_UNIT_, MAPFN_FLAG_strided FLAGS)(enum { mapfn_contiguous = 0 };) \
        MAPFN_STEP_SEEN \
        MAPFN_IN_FIRST_COLUMN \
        MAPFN_UNUSED size_t const mapfn_offset = 0; \
        size_t const mapfn_few = MAPFN_FEW; \
        MAPFN_COUNTING_FEW(0) \
        MAPFN_ELEMENTS(mapfn_i, 0, mapfn_few) { \
            MAPFN_UNPACK enter \
            if (MAPFN_UNPACK call) { \
                mapfn_gathering mapfn_there = {0, mapfn_i, 0, 0, SIZE_MAX, 0, NULL}; \
                mapfn_told = &mapfn_there; \
                hand \
                return MAPFN_OK; \
            } \
        } \
    }

/* ======== src/shells/shells.h: the functions that users call: name_map and its kin.
 * Uses generate/ and run/call.h. Used by users. */

/* ---------------------------------------------------------------------------------------- shells ----
 * A shell is one thin public function: it puts its arguments into the struct and calls what does the work. A back end
 * is a shell and a runner in plain C, in a header of its own. */
#define MAPFN_SIGNATURE(RESULT, name, suffix, EACH, ...) \
    mapfn_status name##suffix(size_t mapfn_n EACH(MAPFN_ARRAY_, __VA_ARGS__) MAPFN_FAILURE_##RESULT)
/* `more`: parameters after opts, in parentheses and with a comma before each: (, MPI_Comm comm) */
#define MAPFN_SIGNATURE_OPTS(RESULT, name, suffix, more, EACH, ...) \
    mapfn_status name##suffix(size_t mapfn_n EACH(MAPFN_ARRAY_, __VA_ARGS__) MAPFN_FAILURE_##RESULT, \
        const mapfn_opts *mapfn_o MAPFN_UNPACK more)
#define MAPFN_LOCAL(item) MAPFN_SECOND(MAPFN_LOCAL_##item, )
/* the shell of a runner collects its arguments in `mapfn_a`, and checks them inline */
#define MAPFN_COLLECT(name, EACH, ...) \
    enum { mapfn_first = 0 }; \
    EACH##_FOR(MAPFN_LOCAL, __VA_ARGS__) \
    struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
    MAPFN_UNUSED mapfn_call mapfn_c; \
    MAPFN_QUICK_CHECKS(name, EACH, __VA_ARGS__)
/* what a runner is called with, after MAPFN_COLLECT */
#define MAPFN_CALL_OF(RESULT, name) MAPFN_CALL_BY(MAPFN_CHOSEN_CHUNK(name), RESULT, name)
#define MAPFN_CALL_BY(chunk, RESULT, name) \
    mapfn_filled(&mapfn_c, mapfn_info_##name(), chunk, &mapfn_a, mapfn_n, mapfn_q.mapfn_too_short, \
        !mapfn_q.mapfn_doubt && (mapfn_traits_##name & MAPFN_HAS_SCRATCH) == 0 MAPFN_FAILURE_PASS_##RESULT, mapfn_o)

/* EXPORTED maps may be defined in several files, and the linker takes one of the definitions. They are declared first,
 * for -Wmissing-prototypes. */
#define MAPFN_PUBLIC_0(PLACE, signature) MAPFN_PUBLIC_FN_##PLACE signature
#define MAPFN_PUBLIC_1(PLACE, signature) \
    MAPFN_EXTERN_C MAPFN_PUBLIC_PLACE_##PLACE MAPFN_ONE_FUNCTION signature; \
    MAPFN_EXPORT_DEFINITION MAPFN_PUBLIC_PLACE_##PLACE signature
#define MAPFN_PUBLIC_PLACE_0 MAPFN_ANYWHERE
#define MAPFN_PUBLIC_PLACE_1
#define MAPFN_PUBLIC_PLACE_0mapfn_inlined MAPFN_ANYWHERE
#define MAPFN_PUBLIC_PLACE_1mapfn_inlined
/* What is verified is more than gcc inlines by itself, and only inline a compiler knows that an array is too short. */
#if MAPFN_VERIFY
# define MAPFN_PUBLIC_RUNNER_0(signature) static inline __attribute__((__unused__, __always_inline__)) signature
#else
# define MAPFN_PUBLIC_RUNNER_0(signature) static inline __attribute__((__unused__)) signature
#endif
#define MAPFN_PUBLIC_RUNNER_1(signature) MAPFN_PUBLIC_1(1, signature)
#ifdef __cplusplus
# define MAPFN_EXPORT_DEFINITION extern "C"
#else
# define MAPFN_EXPORT_DEFINITION
#endif

/* A declaration before name_map refuses arrays that are known to be too short, at the line of the call. clang's error
 * attribute would name the line of the definition. */
#if MAPFN_ERRORS_BY_VALUE
# define MAPFN_ANNOUNCE_0(PLACE, signature, refusals) __extension__ MAPFN_PUBLIC_FN_##PLACE signature refusals;
# define MAPFN_REFUSES_(name, x, count, here) MAPFN_REFUSES_IF(name, x, count) MAPFN_REFUSES_ALSO
# define MAPFN_REFUSES_ALSO(name, x, count, here) MAPFN_REFUSES_IF(name, x, count) MAPFN_REFUSES_
# define MAPFN_REFUSES__END
# define MAPFN_REFUSES_ALSO_END
# define MAPFN_REFUSES_IF(name, x, count) \
    __attribute__((__diagnose_if__(MAPFN_ROOM(x) != SIZE_MAX && MAPFN_ROOM(x) / sizeof *x < (count), \
        MAPFN_TEXT_E12(name), "error")))
#else
# define MAPFN_ANNOUNCE_0(PLACE, signature, refusals)
#endif
#define MAPFN_ANNOUNCE_1(PLACE, signature, refusals)
/* Before name_map_vectorized it names the parameter whose type rules that map out. */
#define MAPFN_RULE_OUT(pair) MAPFN_RULE_OUT_ pair
#define MAPFN_RULE_OUT_(T, x) MAPFN_BY_TYPE(MAPFN_RULE_OUT_, T)(T, x)
#define MAPFN_RULE_OUT_1(T, x)
#define MAPFN_RULE_OUT_0(T, x) \
    __attribute__((__diagnose_if__(MAPFN_TYPE_CLASS(T) == MAPFN_HAS_OTHER_TYPE, MAPFN_TEXT_E07("`" #T "` of " #x), \
        "error")))

/* name_map(n, out, x, y, a), which has no options.
 * `vectorized`: does it call the vectorized kernel? `first`: is this the first function of the definition, in which a
 * mistake in the lengths of rows is reported? `before`: statements that come first. */
#if MAPFN_VERIFY && !MAPFN_DEVICE_CODE
/* With MAPFN_VERIFY each shell first has the looped variant run, and then compares. */
# define MAPFN_SHELL_SEQUENTIAL(RESULT, FLAGS, PLACE, name, suffix, vectorized, first, before, EACH, ...) \
    MAPFN_CAT(MAPFN_PUBLIC_, MAPFN_FLAG_exported FLAGS)(PLACE, \
        MAPFN_SIGNATURE(RESULT, name, suffix, EACH, __VA_ARGS__)) \
    { \
        enum { mapfn_first = first }; \
        EACH##_FOR(MAPFN_LOCAL, __VA_ARGS__) before \
        struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
        mapfn_verifying mapfn_v; \
        MAPFN_QUICK_CHECKS(name, EACH, __VA_ARGS__) \
        MAPFN_VERIFY_BEGIN(name, NULL MAPFN_FAILURE_PASS_##RESULT); \
        return mapfn_verify_end(&mapfn_v, (mapfn_sequential_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), \
            MAPFN_INLINE_BELOW(vectorized), MAPFN_WAYS(vectorized, name), mapfn_v.mapfn_where)); \
    }
/* arguments behind the name: the options and the failure, or NULL */
# define MAPFN_VERIFY_BEGIN(name, ...) \
    mapfn_verify_begin(&mapfn_v, mapfn_info_##name(), mapfn_compares_##name, mapfn_chunk_looped_##name, &mapfn_a, \
        mapfn_n, mapfn_q.mapfn_too_short, __VA_ARGS__)
# define MAPFN_SHELL_RUNNER(RESULT, FLAGS, name, suffix, runner, EACH, ...) \
    MAPFN_CAT(MAPFN_PUBLIC_RUNNER_, MAPFN_FLAG_exported FLAGS)( \
        MAPFN_SIGNATURE_OPTS(RESULT, name, suffix, (), EACH, __VA_ARGS__)) \
    { \
        MAPFN_COLLECT(name, EACH, __VA_ARGS__) \
        MAPFN_VERIFIED(RESULT, name, runner) \
    }
/* after MAPFN_COLLECT */
# define MAPFN_VERIFIED(RESULT, name, runner) \
    mapfn_verifying mapfn_v; \
    mapfn_o = MAPFN_VERIFY_BEGIN(name, mapfn_o MAPFN_FAILURE_PASS_##RESULT); \
    return mapfn_verify_end(&mapfn_v, runner(mapfn_filled(&mapfn_c, mapfn_info_##name(), MAPFN_CHOSEN_CHUNK(name), \
        &mapfn_a, mapfn_n, mapfn_q.mapfn_too_short, false, mapfn_v.mapfn_where, mapfn_o)));
#else
# define MAPFN_SHELL_SEQUENTIAL(RESULT, FLAGS, PLACE, name, suffix, vectorized, first, before, EACH, ...) \
    MAPFN_CAT(MAPFN_PUBLIC_, MAPFN_FLAG_exported FLAGS)(PLACE, \
        MAPFN_SIGNATURE(RESULT, name, suffix, EACH, __VA_ARGS__)) \
    { \
        enum { mapfn_first = first }; \
        EACH##_FOR(MAPFN_LOCAL, __VA_ARGS__) before \
        return (mapfn_sequential_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), MAPFN_INLINE_BELOW(vectorized), \
            MAPFN_HOST_ONLY(MAPFN_WAYS(vectorized, name)) MAPFN_FAILURE_PASS_##RESULT); \
    }
/* name_map…(…, opts): a runner in plain C over the chosen kernel */
# define MAPFN_SHELL_RUNNER(RESULT, FLAGS, name, suffix, runner, EACH, ...) \
    MAPFN_CAT(MAPFN_PUBLIC_RUNNER_, MAPFN_FLAG_exported FLAGS)( \
        MAPFN_SIGNATURE_OPTS(RESULT, name, suffix, (), EACH, __VA_ARGS__)) \
    { \
        MAPFN_COLLECT(name, EACH, __VA_ARGS__) \
        return runner(MAPFN_CALL_OF(RESULT, name)); \
    }
#endif
#define MAPFN_CHOSEN_KERNEL(name) (name##_map_is_vectorized ? mapfn_vectorized_##name : mapfn_looped_##name)
#define MAPFN_CHOSEN_CHUNK(name) (name##_map_is_vectorized ? mapfn_chunk_vectorized_##name : mapfn_chunk_looped_##name)

/* name_map_vectorized, which maps with the flag 0serial do not have */
#define MAPFN_SHELL_VECTORIZED_0(RESULT, FLAGS, PLACE, name, EACH, ...) \
    MAPFN_CAT(MAPFN_ANNOUNCE_, MAPFN_FLAG_exported FLAGS)(PLACE, \
        MAPFN_SIGNATURE(RESULT, name, _map_vectorized, EACH, __VA_ARGS__), \
        MAPFN_FOR_OF(MAPFN_RULE_OUT, (int, ~) EACH(MAPFN_MUST_, __VA_ARGS__))) \
    MAPFN_SHELL_SEQUENTIAL(RESULT, FLAGS, PLACE, name, _map_vectorized, mapfn_may_vectorize_##name, 0, \
        MAPFN_CAT(MAPFN_REFUSE_TYPES_, MAPFN_FLAG_exported FLAGS)(name), EACH, __VA_ARGS__)
#define MAPFN_REFUSE_TYPES_0(name) if (!mapfn_may_vectorize_##name) MAPFN_REFUSE_TYPES();
#define MAPFN_REFUSE_TYPES_1(name) \
    if (!mapfn_may_vectorize_##name) return mapfn_bad_option(#name, "its types cannot be vectorized");
#define MAPFN_SHELL_VECTORIZED_1(RESULT, FLAGS, PLACE, name, EACH, ...) \
    MAPFN_REFUSED(name##_map_vectorized, "MAPFN_E06 " #name \
        ": looped, ordered or scratch rules out _map_vectorized: call " #name "_map; see docs/errors.md#e06")
/* a function that takes any arguments and may not be called */
#define MAPFN_REFUSED(function, message) MAPFN_NOT_HERE MAPFN_ERROR(message) mapfn_status function(size_t, ...);

/* In device code a map is a plain loop, without a kernel and without checks. If the body of a `team` map calls it, the
 * threads of the team share the loop, and mapfn_cuda.h has what comes before and after it. */
#ifndef MAPFN_TEAM_BEGIN_0
# define MAPFN_TEAM_DECLARE_0(name)
# define MAPFN_TEAM_BEGIN_0(RESULT, name, EACH, ...)
# define MAPFN_TEAM_END_0(RESULT)
# if MAPFN_DEVICE_CODE /* without mapfn_cuda.h, which has the sums of device code */
#  define MAPFN_TEAM_SUMS_0(callee, RESULT, STRIDED, name, EACH, ...) __trap(); return MAPFN_BAD_OPTION;
# else
#  define MAPFN_TEAM_SUMS_0(callee, RESULT, STRIDED, name, EACH, ...)
# endif
#endif
#if MAPFN_DEVICE_CODE
/* host-only: never called there */
# define MAPFN_TEAM_SUMS_1(callee, RESULT, STRIDED, name, EACH, ...) return MAPFN_BAD_OPTION;
#else
# define MAPFN_TEAM_SUMS_1(callee, RESULT, STRIDED, name, EACH, ...)
#endif
#define MAPFN_TEAM_DECLARE_1(name)
#define MAPFN_TEAM_BEGIN_1(RESULT, name, EACH, ...)
#define MAPFN_TEAM_END_1(RESULT)
#if MAPFN_DEVICE_CODE
# define MAPFN_ON_HOST(...)
# define MAPFN_HOST_ONLY(...) NULL
# define MAPFN_HOST_DEFINITION(...)
# define MAPFN_FAIL_ELEMENT(name, failure) MAPFN_ELEMENT_FAILED
# define MAPFN_INLINE_BELOW(vectorized) SIZE_MAX
#else
# ifndef MAPFN_ON_HOST /* tests run device code on the host */
#  define MAPFN_ON_HOST(...) __VA_ARGS__
# endif
# define MAPFN_HOST_ONLY(...) __VA_ARGS__
# define MAPFN_HOST_DEFINITION(...) __VA_ARGS__
# define MAPFN_FAIL_ELEMENT(name, failure) mapfn_element_failed(name, failure)
/* the few elements of a looped map must not be vectorized by the caller's own flags */
# if MAPFN_SMALL <= 4
#  define MAPFN_INLINE_BELOW(vectorized) MAPFN_SMALL
# else
#  define MAPFN_INLINE_BELOW(vectorized) ((vectorized) ? MAPFN_SMALL : 4)
# endif
#endif
#define MAPFN_PUBLIC_FN_0 MAPFN_PUBLIC_FN
#define MAPFN_PUBLIC_FN_1 static inline __attribute__((__unused__))
#define MAPFN_PUBLIC_FN_0mapfn_inlined MAPFN_FN
#define MAPFN_PUBLIC_FN_1mapfn_inlined MAPFN_HOST_FN
#define MAPFN_PUBLIC_FN static inline MAPFN_ANYWHERE __attribute__((__unused__))

/* ======== src/shells/families.h: families: one definition for several types, and the member that an argument fits.
 * Uses shells/shells.h. Used by users. */

/* -------------------------------------------------------------------------------------- families ---- */

/* MACRO(family, member's suffix, type, …) for each type of a set */
#define MAPFN_REAL_TYPES(MACRO, family, ...) \
    MACRO(family, float, float, __VA_ARGS__) MACRO(family, double, double, __VA_ARGS__)
#define MAPFN_SIGNED_TYPES(MACRO, family, ...) \
    MACRO(family, schar, signed char, __VA_ARGS__) MACRO(family, short, short, __VA_ARGS__) \
    MACRO(family, int, int, __VA_ARGS__) MACRO(family, long, long, __VA_ARGS__) \
    MACRO(family, llong, long long, __VA_ARGS__)
#define MAPFN_UNSIGNED_TYPES(MACRO, family, ...) \
    MACRO(family, uchar, unsigned char, __VA_ARGS__) MACRO(family, ushort, unsigned short, __VA_ARGS__) \
    MACRO(family, uint, unsigned int, __VA_ARGS__) MACRO(family, ulong, unsigned long, __VA_ARGS__) \
    MACRO(family, ullong, unsigned long long, __VA_ARGS__)

#define MAPFN_SET_REAL ~, MAPFN_FAMILY_REAL
#define MAPFN_SET_SIGNED ~, MAPFN_FAMILY_SIGNED
#define MAPFN_SET_UNSIGNED ~, MAPFN_FAMILY_UNSIGNED
#define MAPFN_SET_INTEGER ~, MAPFN_FAMILY_INTEGER
#define MAPFN_SET_NUMBER ~, MAPFN_FAMILY_NUMBER
#define MAPFN_FAMILY_UNKNOWN(family, DEFINE, message, SET) \
    MAPFN_REPORT_SET(MAPFN_SEE_10, family, SET) MAPFN_FAMILY_NUMBER(family, DEFINE, message, )
#define MAPFN_REPORT_SET(anchor, family, SET) \
    MAPFN_SAY(MAPFN_E10 family: SET is no set of types, these are: REAL SIGNED UNSIGNED INTEGER NUMBER; see anchor)
#define MAPFN_FAMILY_REAL(...) MAPFN_FAMILY_OF(0in, 0out, 0out, of_REAL, __VA_ARGS__)
#define MAPFN_FAMILY_SIGNED(...) MAPFN_FAMILY_OF(0out, 0in, 0out, of_SIGNED, __VA_ARGS__)
#define MAPFN_FAMILY_UNSIGNED(...) MAPFN_FAMILY_OF(0out, 0out, 0in, of_UNSIGNED, __VA_ARGS__)
#define MAPFN_FAMILY_INTEGER(...) MAPFN_FAMILY_OF(0out, 0in, 0in, of_INTEGER, __VA_ARGS__)
#define MAPFN_FAMILY_NUMBER(...) MAPFN_FAMILY_OF(0in, 0in, 0in, of_NUMBER, __VA_ARGS__)
/* which types are in the family, and which are not */
#define MAPFN_FAMILY_OF(reals, signeds, unsigneds, of_set, family, DEFINE, message, SET) \
    MAPFN_TYPES_##reals(MAPFN_REAL_TYPES, family, DEFINE, message) \
    MAPFN_TYPES_##signeds(MAPFN_SIGNED_TYPES, family, DEFINE, message) \
    MAPFN_TYPES_##unsigneds(MAPFN_UNSIGNED_TYPES, family, DEFINE, message) \
    MAPFN_OUT_OF_ALL(family, message, of_set)
#define MAPFN_TYPES_0in(TYPES, family, DEFINE, message) \
    TYPES(MAPFN_DEFINE_MEMBER, family, DEFINE) TYPES(MAPFN_ENTER_MEMBER, family, ~)
#define MAPFN_TYPES_0out(TYPES, family, DEFINE, message) TYPES(MAPFN_NO_MEMBER_OF, family, message)
#define MAPFN_DEFINE_MEMBER(family, suffix, T, DEFINE) DEFINE(T, family##_##suffix)

#ifdef __cplusplus
/* C++: `mapfn_select_axpy(float *)` returns a type whose constants are the member's maps. It is never called. */
# define MAPFN_ENTER_MEMBER(family, suffix, T, nothing) \
    struct mapfn_member_##family##_##suffix { \
        MAPFN_MEMBER_MAP(_map, family##_##suffix) MAPFN_MEMBER_MAP(_map_vectorized, family##_##suffix) \
        MAPFN_MEMBER_MAP(_map_looped, family##_##suffix) MAPFN_MEMBER_MAP(_map_opts, family##_##suffix) \
        MAPFN_BACK_ENDS(MAPFN_MEMBER_BACK_END, family##_##suffix) \
    }; \
    /* overloads, also within extern "C" { */ \
    extern "C++" MAPFN_UNUSED mapfn_member_##family##_##suffix mapfn_select_##family(T *); \
    extern "C++" MAPFN_UNUSED mapfn_member_##family##_##suffix mapfn_select_##family(T const *);
# define MAPFN_MEMBER_MAP(suffix, member) \
    MAPFN_UNUSED static constexpr decltype(&member##suffix) suffix = &member##suffix;
# define MAPFN_MEMBER_BACK_END(suffix, member) MAPFN_WHERE_HERE(suffix, MAPFN_MEMBER_MAP(suffix, member))
# define MAPFN_NO_MEMBER_OF(family, suffix, T, message)
# define MAPFN_OUT_OF_ALL(family, message, of_set) \
    extern "C++" template <class mapfn_T> struct mapfn_member_##family { \
        static_assert(sizeof(mapfn_T) == 0 ? true : false, message); \
        static mapfn_status _map(...), _map_vectorized(...), _map_looped(...), _map_opts(...); \
        MAPFN_BACK_ENDS(MAPFN_MEMBER_REFUSED, ~) \
    }; \
    extern "C++" template <class mapfn_T> MAPFN_UNUSED mapfn_member_##family<mapfn_T> mapfn_select_##family(mapfn_T);
# define MAPFN_MEMBER_REFUSED(suffix, nothing) static mapfn_status suffix(...);
# define MAPFN_MEMBER(family, suffix, first) decltype(mapfn_select_##family(first))::suffix
#else
/* C: `_Generic` names a function for every type. Those for types outside the set are errors where they are called. */
# define MAPFN_ENTER_MEMBER(family, suffix, T, nothing)
# define MAPFN_NO_MEMBER_OF(family, suffix, T, message) MAPFN_NO_MEMBER(family##_##suffix, message)
/* For types that are in no set, functions have names that an error shows, and that differ from any `f_char` of the
 * user's. */
# define MAPFN_OUT_OF_ALL(family, message, of_set) \
    MAPFN_NO_MEMBER(family##_of_char, message) MAPFN_NO_MEMBER(family##_of_bool, message) \
    MAPFN_NO_MEMBER(family##_of_long_double, message) MAPFN_NO_OTHER(family, of_set)
/* For all other types there is a function whose second parameter fits no argument. The error then names the argument's
 * type beside that of the parameter. */
# define MAPFN_NO_OTHER(family, of_set) \
    struct MAPFN_E10_##family##_has_no_member_##of_set##_for_this_type { char mapfn_see_docs_errors_md; }; \
    MAPFN_NO_FIT(_map, family, of_set) MAPFN_NO_FIT(_map_vectorized, family, of_set) \
    MAPFN_NO_FIT(_map_looped, family, of_set) MAPFN_NO_FIT(_map_opts, family, of_set) \
    MAPFN_BACK_ENDS(MAPFN_NO_FIT_HERE, family, of_set)
# define MAPFN_NO_FIT(suffix, family, of_set) \
    mapfn_status family##_other##suffix(size_t, struct MAPFN_E10_##family##_has_no_member_##of_set##_for_this_type, \
        ...);
# define MAPFN_NO_FIT_HERE(suffix, family, of_set) MAPFN_WHERE_HERE(suffix, MAPFN_NO_FIT(suffix, family, of_set))
# define MAPFN_NO_MEMBER(member, message) \
    MAPFN_REFUSED(member##_map, message) MAPFN_REFUSED(member##_map_vectorized, message) \
    MAPFN_REFUSED(member##_map_looped, message) MAPFN_REFUSED(member##_map_opts, message) \
    MAPFN_BACK_ENDS(MAPFN_NO_BACK_END, member, message)
# define MAPFN_NO_BACK_END(suffix, member, message) MAPFN_WHERE_HERE(suffix, MAPFN_REFUSED(member##suffix, message))
# define MAPFN_MEMBER(family, suffix, first) \
    _Generic((first), MAPFN_REAL_TYPES(MAPFN_MEMBER_CASE, family, suffix) \
        MAPFN_SIGNED_TYPES(MAPFN_MEMBER_CASE, family, suffix) MAPFN_UNSIGNED_TYPES(MAPFN_MEMBER_CASE, family, suffix) \
        MAPFN_MEMBER_CASE(family, of_char, char, suffix) MAPFN_MEMBER_CASE(family, of_bool, _Bool, suffix) \
        MAPFN_MEMBER_CASE(family, of_long_double, long double, suffix) default: family##_other##suffix)
# define MAPFN_MEMBER_CASE(family, member, T, suffix) \
    T *: family##_##member##suffix, T const *: family##_##member##suffix,
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

/* ======== src/mapfn.h goes on */
#endif /* a compiler we know */

/* the configuration as it was at the first include, which a later one compares */
#if MAPFN_CHECKS
# define MAPFN_FIRST_CHECKS 1
#else
# define MAPFN_FIRST_CHECKS 0
#endif
#if MAPFN_SAME_BITS
# define MAPFN_FIRST_SAME_BITS 1
#else
# define MAPFN_FIRST_SAME_BITS 0
#endif
#if MAPFN_VERIFY
# define MAPFN_FIRST_VERIFY 1
#else
# define MAPFN_FIRST_VERIFY 0
#endif
#if MAPFN_DISPATCH
# define MAPFN_FIRST_DISPATCH 1
#else
# define MAPFN_FIRST_DISPATCH 0
#endif
#if MAPFN_NO_MATH_ERRNO
# define MAPFN_FIRST_NO_MATH_ERRNO 1
#else
# define MAPFN_FIRST_NO_MATH_ERRNO 0
#endif
#else
# if !(MAPFN_CHECKS) == MAPFN_FIRST_CHECKS
#  error "mapfn.h (MAPFN_E27): MAPFN_CHECKS was changed after the first include, too late to have an effect; see docs/errors.md#e27"
# endif
# if !(MAPFN_SAME_BITS) == MAPFN_FIRST_SAME_BITS
#  error "mapfn.h (MAPFN_E27): MAPFN_SAME_BITS was changed after the first include, too late to have an effect; see docs/errors.md#e27"
# endif
# if !(MAPFN_VERIFY) == MAPFN_FIRST_VERIFY
#  error "mapfn.h (MAPFN_E27): MAPFN_VERIFY was changed after the first include, too late to have an effect; see docs/errors.md#e27"
# endif
# if !(MAPFN_DISPATCH) == MAPFN_FIRST_DISPATCH
#  error "mapfn.h (MAPFN_E27): MAPFN_DISPATCH was changed after the first include, too late to have an effect; see docs/errors.md#e27"
# endif
# if !(MAPFN_NO_MATH_ERRNO) == MAPFN_FIRST_NO_MATH_ERRNO
#  error "mapfn.h (MAPFN_E27): MAPFN_NO_MATH_ERRNO was changed after the first include, too late to have an effect; see docs/errors.md#e27"
# endif
#endif /* MAPFN_H */
