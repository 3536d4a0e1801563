/* mapfn_omp.h 0.3.0: OpenMP maps beside the sequential ones of mapfn.h: the same element function, the same bits.
 *
 *     #include "mapfn.h"
 *     #include "mapfn_omp.h"
 *
 *     MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
 *
 *     saxpy_map_omp(n, out, x, y, 2.0f, NULL);                                          the library decides all
 *     saxpy_map_omp(n, out, x, y, 2.0f, MAPFN_OPTS(.parallel_iterations = 4));          at most 4 elements at once
 *     saxpy_map_omp(n, out, x, y, 2.0f, MAPFN_OPTS(.progress = mapfn_progress_bar));    with a progress bar
 *     mapfn_omp(axpy, n, out, x, y, 2.0, NULL);                                         the member of a family
 *
 *     gcc -O2 -fopenmp saxpy.c        (clang, g++, clang++ likewise; nvcc -Xcompiler -fopenmp for host code in a .cu)
 *
 * Options (mapfn_opts; NULL or all zero is the default):
 *     parallel_iterations   0 the library decides, 1 the calling thread only, p at most p at once, at most n
 *     grain                 elements that an iteration takes at a time; 0: as many as take some microseconds
 *     progress, completed   progress is called on the calling thread between two windows of about 10 ms; false cancels
 *     begin, index_offset   resume a cancelled map; this array is a part of a larger one
 *     stream, device, device_bytes are for CUDA and ignored
 *
 * A small map runs on the calling thread, as fast as the sequential one, and a large one in an OpenMP region. The
 * library learns what an element of each map costs and how long regions take to start. The modifier `cost(ns)`
 * overrides the former.
 *
 * The team's size is OpenMP's own, by OMP_NUM_THREADS or omp_set_num_threads, and is never changed. Threads beyond
 * parallel_iterations leave the region at once. Each thread has its own stretch of the arrays, the same in every call.
 * Where elements differ or take long, it takes that in chunks, and helps others when it is done.
 *
 * A map runs on the calling thread alone
 * - inside any OpenMP region, also `single`, `task` and a region of one thread;
 * - while other threads' maps fill the machine: it looks again every few microseconds, and takes over when they are
 *   done;
 * - in a forked child whose parent had threads: there OpenMP would wait for threads that fork does not copy.
 * At most MAPFN_OMP_MOST (512) threads work at once. An element function must not throw or longjmp.
 *
 * Without -fopenmp this header is an #error, unless MAPFN_OMP_ALLOW_SERIAL is 1: then the same functions run on the
 * calling thread.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MAPFN_OMP_H
#define MAPFN_OMP_H

#ifndef MAPFN_OMP_ALLOW_SERIAL
# define MAPFN_OMP_ALLOW_SERIAL 0
#endif

#include "mapfn.h"

#if !defined(MAPFN_VERSION_MAJOR) || MAPFN_VERSION_MAJOR != 0 || MAPFN_VERSION_MINOR != 3 || MAPFN_VERSION_PATCH != 0
# error "mapfn_omp.h (MAPFN_E13): this is version 0.3.0, and mapfn.h is of another: \
take both headers from one release; see docs/errors.md#e13"
#elif !defined(_OPENMP) && !MAPFN_OMP_ALLOW_SERIAL
# error "mapfn_omp.h (MAPFN_E14): compile with -fopenmp (nvcc: -Xcompiler -fopenmp), \
or define MAPFN_OMP_ALLOW_SERIAL to 1 to run on the calling thread; see docs/errors.md#e14"
#else

#if !MAPFN_OWN_WARNINGS
# pragma GCC system_header
#endif

/* mapfn_omp(family, n, out, …, opts): the member whose T the argument after n is an array of */
#define mapfn_omp(family, n, ...) MAPFN_MEMBER(family, _map_omp, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)

/* ==============================================================================================
 *                                            INTERNAL
 * ============================================================================================== */

#include "public/names_aside.h"
#include "omp/platform.h"
#include "omp/measured.h"
#include "omp/learned.h"
#include "omp/job.h"

#if !MAPFN_OMP_SERIAL
#include "omp/region.h"
#include "omp/forks.h"

#else /* MAPFN_OMP_ALLOW_SERIAL: every map runs on the calling thread */
#include "omp/serial.h"
#endif

#include "omp/sums.h"
#include "omp/gathers.h"
#include "omp/runner.h"
#include "omp/shells.h"
#include "public/names_back.h"

#endif /* this version, with -fopenmp or allowed to do without */
#endif /* MAPFN_OMP_H */
