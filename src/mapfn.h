/* mapfn.h 0.3.0: one plain inline function on one element becomes fast map loops, typed and checked at compile time.
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

#include "public/config.h"

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

#include "public/names_aside.h"
#include "compiler/public.h"
#if MAPFN_VERIFY && MAPFN_CHANGES_BITS
# error "mapfn.h (MAPFN_E46): MAPFN_VERIFY compares bits, and here they may differ by variant: compile without -ffast-math, and with -DMAPFN_SAME_BITS=1 where products may be fused; see docs/errors.md#e46"
#endif
#include "public/types.h"
#include "public/macros.h"

/* ==============================================================================================
 *                                            INTERNAL
 * Below: plain C that runs and checks any map, list macros, one block per parameter kind, the generator. docs/design.md
 * walks one definition through all of it. Names here may change with any version.
 * ============================================================================================== */

#include "compiler/features.h"
#include "compiler/quirks.h"
#include "compiler/system.h"
#include "compiler/demands.h"
#include "compiler/kernel.h"
#include "compiler/loop.h"
#include "compiler/cures.h"
#include "run/map.h"
#include "run/trouble.h"
#include "run/arrays.h"
#include "run/sums_of.h"
#include "run/gathers_of.h"
#include "run/processor.h"
#include "run/checks.h"
#include "run/memory.h"
#include "run/streaming.h"
#include "run/in_place.h"
#include "run/sums.h"
#include "run/call.h"
#include "run/gathers.h"
#include "run/keeping.h"
#include "run/verify.h"
#include "run/progress.h"
#include "run/random.h"
#include "run/lanes.h"
#include "lists/lists.h"
#include "lists/tables.h"
#include "lists/items.h"
#include "lists/types.h"
#include "kinds/words.h"
#include "kinds/brought.h"
#include "kinds/elements.h"
#include "kinds/rows.h"
#include "kinds/strided.h"
#include "kinds/ragged.h"
#include "kinds/table_where_scratch_rng.h"
#include "kinds/steps.h"
#include "kinds/sums.h"
#include "kinds/gathers.h"
#include "kinds/tally.h"
#include "kinds/sum_row.h"
#include "kinds/kept.h"
#include "kinds/first.h"
#include "kinds/result.h"
#include "kinds/modifiers.h"
#include "kinds/compared.h"
#include "generate/result.h"
#include "generate/forms.h"
#include "generate/judge.h"
#include "generate/kernels.h"
#include "generate/sequential.h"
#include "generate/steps.h"
#include "generate/sums.h"
#include "generate/gathers.h"
#include "shells/shells.h"
#include "shells/families.h"

#include "public/names_back.h"

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
