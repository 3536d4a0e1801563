/* mapfn_mpi.h 0.3.0: maps over MPI ranks. Every rank brings its part of the arrays; in rank order they are one array.
 *
 *     #include "mapfn_omp.h"      optional: every rank then uses its cores
 *     #include "mapfn_mpi.h"      before the definitions
 *
 *     MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
 *
 *     status = saxpy_map_mpi(n_of_this_rank, out, x, y, 2.0f, NULL, MPI_COMM_WORLD);
 *
 *     mpicc -O2 saxpy.c           any MPI-3, Open MPI or MPICH
 *
 * All ranks of an intracommunicator call the same map, also with n = 0, and all return the same status and failure.
 * Indices, random streams and failures count over all ranks, and sums are over all of them with the bits of one
 * sequential map. Nothing but agreement and sums travels: arrays, uniforms, tables and lengths are each rank's own.
 *
 * Checks are always made, and nothing is written on any rank when one fails anywhere. Options: `parallel_iterations`,
 * `grain`, `begin`, `completed` are each rank's own; `index_offset` and `progress` are rank 0's. See docs/mpi.md.
 *
 * How a call goes: each rank checks, then all agree by one Allreduce. Where places count, an Exscan tells each its own.
 * Each rank then runs its best local map, and at the end the lowest failure is found and sums are joined, by one
 * Allreduce each. Progress goes by nonblocking rounds meanwhile.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MAPFN_MPI_H
#define MAPFN_MPI_H
#include "mapfn.h"

#if !defined(MAPFN_VERSION_MAJOR) || MAPFN_VERSION_MAJOR != 0 || MAPFN_VERSION_MINOR != 3 || MAPFN_VERSION_PATCH != 0
# error "mapfn_mpi.h (MAPFN_E13): this is version 0.3.0, and mapfn.h is of another: \
take both headers from one release; see docs/errors.md#e13"
#else

#if !MAPFN_OWN_WARNINGS
# pragma GCC system_header /* before mpi.h: Open MPI's and MPICH's own text is warned about */
#endif
#pragma push_macro("OMPI_SKIP_MPICXX")
#pragma push_macro("MPICH_SKIP_MPICXX")
#undef OMPI_SKIP_MPICXX
#undef MPICH_SKIP_MPICXX
#define OMPI_SKIP_MPICXX 1 /* C++ bindings that nobody needs */
#define MPICH_SKIP_MPICXX 1
#include <mpi.h> /* not found? compile with mpicc (Debian, Ubuntu: apt-get install libopenmpi-dev) */
#pragma pop_macro("OMPI_SKIP_MPICXX")
#pragma pop_macro("MPICH_SKIP_MPICXX")

/* What MPI returned when this thread's last map was MAPFN_MPI_ERROR; MPI_SUCCESS where it could not be asked at all. */
MAPFN_PLAIN int mapfn_mpi_last_error(void);

/* mapfn_mpi(family, n, out, …, opts, comm): the member whose T the argument after n is an array of */
#define mapfn_mpi(family, n, ...) MAPFN_MEMBER(family, _map_mpi, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)

/* ==============================================================================================
 *                                            INTERNAL
 * ============================================================================================== */

MAPFN_ONE_VARIABLE(__thread int mapfn_mpi_error);
MAPFN_PLAIN int mapfn_mpi_last_error(void) { return mapfn_mpi_error; }

#include "public/names_aside.h"
#include "mpi/call.h"
#include "mpi/agreement.h"
#include "mpi/progress.h"
#include "mpi/sums.h"
#include "mpi/runner.h"
#include "mpi/shells.h"
#include "public/names_back.h"

#endif /* this version */
#endif /* MAPFN_MPI_H */
