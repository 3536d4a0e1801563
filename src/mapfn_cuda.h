/* mapfn_cuda.h 0.3.0: CUDA maps beside the sequential ones of mapfn.h: the same element function on the card.
 *
 *     #include "mapfn.h"
 *     #include "mapfn_cuda.h"
 *
 *     MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
 *
 *     saxpy_map_cuda(n, out, x, y, 2.0f, NULL);                           arrays in device memory, the default stream
 *     saxpy_map_cuda(n, out, x, y, 2.0f, MAPFN_OPTS(.stream = stream));   on a stream of yours (MAPFN_OPTS: C, C++20)
 *     saxpy_map_cuda_host(n, out, x, y, 2.0f, NULL);                      arrays in host memory, of any size
 *     saxpy_map_cuda_prepare(NULL);                                       loads the kernels beforehand, never required
 *     mapfn_cuda(axpy, n, out, x, y, 2.0f, NULL);                         the member of a family
 *
 *     nvcc -O2 saxpy.cu             everything in one .cu;
 *     gcc -O2 -c main.c             or a header of definitions, included by a .c that calls these functions
 *     nvcc -O2 main.o maps.cu       and by a .cu, which makes them: the linker joins the two
 *
 * Options (mapfn_opts; NULL or all zero is the default), for arrays in device memory:
 *     stream, device        a cudaStream_t; 0 the current device, k device k - 1
 *     parallel_iterations   0 as many as the card takes, p at most p elements at once; must be set with a scratch array
 *     work, work_bytes      device memory for partial sums, which a map with sums must have: name_map_cuda_work bytes
 *     begin, index_offset   as elsewhere; any other is MAPFN_BAD_OPTION
 * For arrays in host memory all of mapfn.h's, and
 *     stream, device        what the arrays wait for; also -1: all cards
 *     device_bytes, grain   most device memory to use on each card, elements of a chunk; 0 the library's choice
 *
 * Maps of device arrays are asynchronous. They never synchronise, allocate, or clear an error, and may be captured in
 * a graph (after _prepare, if that is the program's first use of the map). CUDA reports an error inside the kernel at
 * the next synchronisation.
 * `failure` of a fallible map is device memory that the kernel sets. The status is that of the launch only.
 * With the modifier `team` a warp runs the body for one element, and the maps that the body calls are divided among
 * its threads (docs/cuda.md).
 * The splits of ragged arrays lie in device memory too, and are not checked.
 * Element functions need nothing but `MAPFN_FN` on the helpers that they call. A definition that calls host-only
 * functions says `host` and has no CUDA maps.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MAPFN_CUDA_H
#define MAPFN_CUDA_H

#if defined(MAPFN_CUDA_RUNTIME) || defined(MAPFN_CUDA_NO_RUN_TIME) || defined(MAPFN_CUDA_NO_RUNTIME) \
    || defined(MAPFN_CUDA_IMPLEMENTATION) || defined(MAPFN_IMPLEMENTATION)
# error "mapfn_cuda.h (MAPFN_E26): the macro is MAPFN_CUDA_RUN_TIME, 0 or 1; see docs/errors.md#e26"
#endif

/* 1: this .cu holds the run time, which is what all CUDA maps share. Several files may: the linker takes one, so that
 * what is kept from call to call is there once.
 * 0: another .cu of the program, or of the shared library, holds it, and this one compiles faster. Where none does, the
 * linker names this macro. */
#ifndef MAPFN_CUDA_RUN_TIME
# define MAPFN_CUDA_RUN_TIME 1
#endif
/* 1: a map's kernel may start while the kernel before it on the stream ends, and waits before it touches memory
 * (programmatic dependent launch, sm_90 and later). 0: never. */
#ifndef MAPFN_CUDA_PDL
# define MAPFN_CUDA_PDL 1
#endif

#include "mapfn.h"

#if !defined(MAPFN_VERSION_MAJOR) || MAPFN_VERSION_MAJOR != 0 || MAPFN_VERSION_MINOR != 3 || MAPFN_VERSION_PATCH != 0
# error "mapfn_cuda.h (MAPFN_E13): this is version 0.3.0, and mapfn.h is of another: \
take both headers from one release; see docs/errors.md#e13"
#else

/* Not for nvcc: its front end would then print an error in a macro's expansion at full length. */
#if !MAPFN_OWN_WARNINGS && !MAPFN_FOR_CARD
# pragma GCC system_header
#endif

/* mapfn_cuda(family, n, out, …, opts): the member of the family that fits the argument after n, an array of its T */
#define mapfn_cuda(family, n, ...)      MAPFN_MEMBER(family, _map_cuda, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)
#define mapfn_cuda_host(family, n, ...) MAPFN_MEMBER(family, _map_cuda_host, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)

/* The cudaError_t behind this thread's last MAPFN_CUDA_ERROR, as an int; 0: there was none. */
MAPFN_PLAIN int mapfn_cuda_last_error(void);
/* Frees the memory that maps of host arrays keep from call to call. The .cu with the run time has it. */
#if MAPFN_FOR_CARD && MAPFN_CUDA_RUN_TIME
extern "C" MAPFN_ONE void mapfn_cuda_release(void);
#else
MAPFN_EXTERN_C void mapfn_cuda_release(void);
#endif

/* ==============================================================================================
 *                                            INTERNAL
 * docs/design.md, "From a map to a CUDA kernel", walks through it. Names here may change with any version.
 * ============================================================================================== */

#include "public/names_aside.h"

/* name_map_cuda_work: bytes that this many granules take for each sum; 0 for a map without sums */
#ifndef MAPFN_CUDA_PARTIALS /* tests have fewer, so that granules of small arrays have several blocks */
# define MAPFN_CUDA_PARTIALS 1024
#endif
#define MAPFN_CUDA_WORK(item) MAPFN_REST(MAPFN_CUDA_WORK_##item)
#define MAPFN_CUDA_WORK_sum(T, s) MAPFN_CUDA_WORK_reduce(T, s, ~, ~)
#define MAPFN_CUDA_WORK_reduce(T, s, op, zero) ~, + MAPFN_CUDA_PARTIALS * ((sizeof(T) + 15) / 16 * 16)

/* one for all files of a program */
MAPFN_EXTERN_C MAPFN_ONE __thread int mapfn_cuda_this_error;
MAPFN_ONE __thread int mapfn_cuda_this_error;
MAPFN_PLAIN int mapfn_cuda_last_error(void) { return mapfn_cuda_this_error; }

#if MAPFN_FOR_CARD
extern "C++" { /* a header of C may include this one */
#include <cuda_runtime.h>

#include "cuda/platform.h"
#include "cuda/shape.h"
#include "cuda/plan.h"
#include "cuda/memory.h"
#include "cuda/kinds.h"
#include "cuda/kernels.h"
#include "cuda/kernels_staged.h"
#include "cuda/kernels_teams.h"
#include "cuda/kernels_sums.h"
#include "cuda/launch.h"

#if MAPFN_CUDA_RUN_TIME
#include "cuda/runner.h"
#endif /* MAPFN_CUDA_RUN_TIME */

} /* extern "C++" */

#if MAPFN_CUDA_RUN_TIME
/* HOST ARRAYS; docs/design.md, "Arrays of the host", has the whole in a page */
#include <pthread.h>
#include <sched.h>
#include <signal.h>

extern "C++" {

#include "cuda/host/moves.h"
#include "cuda/host/cards.h"
#include "cuda/host/job.h"
#include "cuda/host/chunks.h"
#include "cuda/host/pipeline.h"
#include "cuda/host/call.h"

} /* extern "C++" */
#endif /* MAPFN_CUDA_RUN_TIME */

#endif /* MAPFN_FOR_CARD */

#include "cuda/shells.h"
#include "public/names_back.h"

/* the configuration as it was at the first include, which a later one compares */
#if MAPFN_CUDA_RUN_TIME
# define MAPFN_FIRST_CUDA_RUN_TIME 1
#else
# define MAPFN_FIRST_CUDA_RUN_TIME 0
#endif
#if MAPFN_CUDA_PDL
# define MAPFN_FIRST_CUDA_PDL 1
#else
# define MAPFN_FIRST_CUDA_PDL 0
#endif
#endif /* this version */
#elif defined(MAPFN_FIRST_CUDA_RUN_TIME)
# if !(MAPFN_CUDA_RUN_TIME) == MAPFN_FIRST_CUDA_RUN_TIME
#  error "mapfn_cuda.h (MAPFN_E27): MAPFN_CUDA_RUN_TIME was changed after the first include, too late to have an \
effect; see docs/errors.md#e27"
# endif
# if !(MAPFN_CUDA_PDL) == MAPFN_FIRST_CUDA_PDL
#  error "mapfn_cuda.h (MAPFN_E27): MAPFN_CUDA_PDL was changed after the first include, too late to have an effect; \
see docs/errors.md#e27"
# endif
#endif /* MAPFN_CUDA_H */
