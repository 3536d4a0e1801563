/* ======== src/omp/platform.h: what this system and this OpenMP can do, 0 or 1 each.
 * Uses nothing. Used by omp/. */

/* ------------------------------------------------ platform: all compiler tests stand here ---- */

/* MAPFN_OMP_SERIAL   1: without OpenMP, every map runs on the calling thread
 * MAPFN_OMP_LIBOMP   1: clang's OpenMP, whose threads wait actively for 200 ms; libgomp's do so for some milliseconds
 * MAPFN_OMP_MOVES    1: a thread can learn its processor, and leave it
 * MAPFN_OMP_FORKS    1: processes fork, and POSIX says when */
#ifdef __clang__
# define MAPFN_OMP_LIBOMP 1
#else
# define MAPFN_OMP_LIBOMP 0
#endif
#ifdef __linux__
# define MAPFN_OMP_MOVES 1
#else
# define MAPFN_OMP_MOVES 0
#endif
#ifdef _MSC_VER
# define MAPFN_OMP_FORKS 0
#else
# define MAPFN_OMP_FORKS 1
#endif
#ifndef _OPENMP
# define MAPFN_OMP_SERIAL 1
#else
# define MAPFN_OMP_SERIAL 0
# ifdef __has_include
#  if !__has_include(<omp.h>)
#   include "mapfn_omp.h (MAPFN_E37): no omp.h: install libomp-dev, of clang's version; see docs/errors.md#e37"
#  endif
# endif
# include <omp.h>
# if MAPFN_OMP_FORKS
#  include <pthread.h>
#  include <sched.h>
# endif
# if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 32) /* zig's header is an #error before */
#  include <sys/single_threaded.h>
#  define MAPFN_OMP_SINGLE_THREADED (__libc_single_threaded != 0)
# endif
# ifndef MAPFN_OMP_SINGLE_THREADED
#  define MAPFN_OMP_SINGLE_THREADED false
# endif
#endif
