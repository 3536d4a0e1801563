/* mapfn_omp.h 0.3.0: OpenMP maps beside the sequential ones of mapfn.h: the same element function, the same bits.
 * printed from src/ by make headers; edit there.
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

/* ======== src/omp/measured.h: costs of threads, as measured.
 * Uses nothing. Used by omp/. */

/* -------------------------------------------------------------------------------- what was measured ---- */

#define MAPFN_OMP_MOST 512 /* threads at work */

/* Nanoseconds. bench/omp/README.md says what they were measured on, and what they predict elsewhere. The first three
 * can be set, so that tests can have every map run in regions, however small. */
#ifndef MAPFN_OMP_LEAST
# define MAPFN_OMP_STRAIGHT 4e3    /* a map below this is called without reading a clock                             */
# define MAPFN_OMP_LEAST 2e2       /* no region is opened whose estimated saving is less                             */
# define MAPFN_OMP_CHUNK_LEAST 2e3 /* the least chunk where all elements cost the same; elsewhere an eighth of it    */
#endif
#define MAPFN_OMP_STAY 0.05      /* a map changes its way only for this part of the time, as its data then move  */
#define MAPFN_OMP_LANES 512      /* elements in a chunk of a map of steps (repeat): a fourth of it is half as fast */
#define MAPFN_OMP_SLICE 2e4      /* work done on this thread before it decides again                             */
#define MAPFN_OMP_TRUSTED 2e3    /* a shorter time says too little about the cost of an element                  */
#define MAPFN_OMP_CHUNK 4e3      /* the first chunk is an eighth of a thread's share, and at least this          */
#define MAPFN_OMP_CHUNK_MOST 5e4 /* the largest chunk; twice that if threads take chunks in order                */
#define MAPFN_OMP_LOSS 5e3       /* if a region takes so much longer than its work, others use the processors    */
#define MAPFN_OMP_LATE 3e3       /* a thread that has not begun by then may be waiting for this processor        */
#define MAPFN_OMP_WARM 1e6       /* for so long after a region its threads wait actively                         */
#define MAPFN_OMP_SURE 2.5       /* after a pause a region must save so many times its own cost, which varies    */
#define MAPFN_OMP_HOT_START 1e3  /* until it is learned: the cost of a region just after another, after a pause, */
#define MAPFN_OMP_IDLE_START (MAPFN_OMP_LIBOMP ? 3e4 : 1e5)
#define MAPFN_OMP_FIRST_START 3e5 /* and of a thread's first region, which creates its team                       */
#define MAPFN_OMP_LATEST 1.5e5   /* a larger cost is not learned, as others then used the processors             */
#define MAPFN_OMP_WINDOW 1e7     /* between two calls of the progress function                                   */

/* ======== src/omp/learned.h: what is known of the cost of a map from its calls.
 * Uses omp/measured.h. Used by omp/. */

/* ------------------------------------------------------------------------------ what is learned ---- */

/* What is known of a map's calls of some size. All threads share it by relaxed atomics, as a lost update does no
 * harm. */
typedef struct mapfn_omp_known {
    float cost;    /* nanoseconds per unit on one thread; 0: unknown */
    float shared;  /* the same on several threads: together they have more cache, but no faster memory */
    float joined;  /* what the calling thread takes to join what the threads of a region gathered */
    bool parallel; /* did the last one open a region? */
    bool even;     /* and did all its chunks cost about what was expected? */
    bool coarse;   /* a map of steps: is a stretch for each thread faster than chunks? */
    unsigned char wait; /* calls until the other way is tried, see mapfn_omp_try */
} mapfn_omp_known;

/* What is known of one map. The cost of an element depends on which cache has its data, and so is kept for each size of
 * calls.
 * All that a call needs lies together: if the data of the last call have pushed it out of the caches, each cache line
 * costs 50 ns. */
typedef struct mapfn_omp_costs {
    size_t straight_below;     /* maps of fewer elements are called straight away */
    unsigned calls;            /* not counting those called straight away */
    mapfn_omp_known sized[33]; /* maps of 4^k units */
} mapfn_omp_costs;

/* One for each thread that calls maps: OpenMP's threads belong to the thread that opens regions. */
typedef struct mapfn_omp_pool {
    double last_region, last_call; /* when they ended */
    double hot_start, idle_start;  /* what a region takes beside its work: to wake threads, and to wait for them */
    double opened;                 /* when the region began that runs now */
    double forgone;                /* what a region would have saved in calls that follow each other closely */
    double quiet_until;            /* no regions before then: the last ones lost time */
    unsigned losses;               /* how many in a row have lost time */
    size_t processors, threads;    /* of the machine, and of OpenMP's next region */
    unsigned calls;
    bool turn;
    struct mapfn_omp_team *team;   /* of the region that runs now, where its threads need one */
    /* Has a thread begun, with work or without? Then its flag is the region's `turn`, which each region inverts. If
     * flags were cleared instead, their cache line would have to come from the threads to the caller before each
     * region, which takes 0.3 us. */
    bool entered[MAPFN_OMP_MOST] __attribute__((__aligned__(64)));
} mapfn_omp_pool;
MAPFN_ONE_VARIABLE(__thread mapfn_omp_pool mapfn_omp_this_pool);

/* threads of all open regions; is this a forked child that must not open one? */
MAPFN_ONE_VARIABLE(size_t mapfn_omp_running);
MAPFN_ONE_VARIABLE(int mapfn_omp_fork);
enum { MAPFN_OMP_UNWATCHED, MAPFN_OMP_WATCHED, MAPFN_OMP_FORKING, MAPFN_OMP_CHILD };

MAPFN_PLAIN float mapfn_omp_load(const float *cost)
{
    float value;
    __atomic_load(cost, &value, __ATOMIC_RELAXED);
    return value;
}

/* A number of units, at least one and far from overflow. */
MAPFN_PLAIN size_t mapfn_omp_count(double units)
{
    return units < 1 ? 1 : units < (double)(SIZE_MAX / 16) ? (size_t)units : SIZE_MAX / 16;
}
MAPFN_PLAIN int mapfn_omp_size_class(size_t units) { return units ? (64 - __builtin_clzll(units)) / 2 : 0; }

MAPFN_PLAIN void mapfn_omp_keep(float *place, double value)
{
    float old = mapfn_omp_load(place), now = (float)value;
    /* it rises slowly, as an interruption looks like an expensive element */
    if (old > 0) now = old + (now - old) * (now > old ? 0.25f : 0.75f);
    if (now > old * 1.02f || now < old * 0.98f) __atomic_store(place, &now, __ATOMIC_RELAXED);
}

/* What speaks against regions is slowly forgotten, so that they are tried again. */
MAPFN_PLAIN void mapfn_omp_forget(float *place, double least)
{
    double const value = (double)mapfn_omp_load(place);
    float now = (float)(value - (value - least) / 64);
    if (value > least) __atomic_store(place, &now, __ATOMIC_RELAXED);
}

/* Learns from a whole call, which took `cost` for each unit. So expensive elements at its end count too. */
MAPFN_PLAIN void mapfn_omp_learn(mapfn_omp_known *known, double cost, bool parallel)
{
    double alone = (double)mapfn_omp_load(&known->cost), shared = (double)mapfn_omp_load(&known->shared);
    if (!parallel) {
        mapfn_omp_keep(&known->cost, cost);
        mapfn_omp_forget(&known->shared, cost); /* perhaps others used the processors */
        mapfn_omp_forget(&known->joined, 0);
        return;
    }
    mapfn_omp_keep(&known->shared, shared <= 0 && alone > 0 && cost > alone * 1.5 ? alone * 1.5 : cost);
    if (alone < cost * 0.7 || alone > cost * 1.25) { /* it is unknown, or of other data */
        float now = (float)(alone > cost ? cost * 1.25 : alone > 0 ? cost * 0.7 : cost);
        __atomic_store(&known->cost, &now, __ATOMIC_RELAXED);
    }
}

/* Sets below how many elements a map is called straight away, from the cost of n elements. */
MAPFN_PLAIN void mapfn_omp_learn_straight(mapfn_omp_costs *costs, size_t n, double cost)
{
    size_t below = __atomic_load_n(&costs->straight_below, __ATOMIC_RELAXED);
    if (n >= below ? cost * (double)below < MAPFN_OMP_STRAIGHT * 0.9 : cost * (double)n > MAPFN_OMP_STRAIGHT * 2)
        __atomic_store_n(&costs->straight_below, mapfn_omp_count(MAPFN_OMP_STRAIGHT / cost), __ATOMIC_RELAXED);
}

/* The inline question: is the map so small, and are the options so plain, that the kernel is called straight away?
 * Every 64th such call goes through the runner nevertheless, which measures it. */
MAPFN_HOST_FN bool mapfn_omp_straight(const mapfn_omp_costs *costs, size_t n, const mapfn_opts *o)
{
    if (n >= __atomic_load_n(&costs->straight_below, __ATOMIC_RELAXED)) return false;
    if (o && (o->parallel_iterations < 0 || o->progress || o->completed || o->begin || o->index_offset)) return false;
    return (++mapfn_omp_this_pool.calls & 63u) != 0;
}

/* ======== src/omp/job.h: one call, and the units that it is dealt out by.
 * Uses omp/learned.h and run/call.h. Used by omp/. */

/* ------------------------------------------------------------------------------------- one call ---- */

/* A map is dealt out by units. These are elements, or where it has ragged arrays and no grain, their values and one for
 * each row. */
typedef struct mapfn_omp_job {
    /* All that a thread must know to compute its stretch is in one cache line, which the caller writes before a region.
     * Each further line would take 0.1 us to reach the thread. */
    mapfn_chunk *chunk_function;
    const void *args;
    mapfn_omp_pool *pool;           /* the caller's */
    size_t from, to;                /* the region's units */
    size_t each, unit;              /* a worker has `each` units, the first `spare` workers `unit` more (grain, or 1) */
    short processor;                /* the caller's, which threads should leave; -1: they need not look */
    unsigned short workers, spare;
    unsigned char slot;             /* steps of scratch from one worker to the next */
    unsigned char ragged : 5;
    bool dealt : 1, timed : 1;      /* are stretches taken in chunks, or as a whole? is time taken? */
    bool turn : 1;                  /* see `entered` */

    size_t n, grain;
    mapfn_call *call;
    const mapfn_info *info;
    mapfn_omp_known *known;
    size_t limit;           /* elements in flight, 0: not yet asked */
    size_t lanes;           /* chunks of a map of steps have no fewer elements; of all others 1 */
    size_t done, total;     /* units [0, done) are computed, of total */
    double busy;            /* nanoseconds of work, of all threads together */
    double cost, shared;    /* the estimated cost of a unit, on one thread and on several; 0: unknown */
    double joined;          /* what joining adds to it behind a region */
    bool trusted;           /* is `cost` from earlier calls or a region, not from the first elements of this call? */
    bool odd;               /* this call created OpenMP's team, or was not timed: nothing is learned from it */
    bool parallel;          /* did this call open a region, or if it has not decided yet, the last one of this size? */
    bool uneven;            /* do elements' costs differ much? */
    bool coarse, trial;     /* does each thread take its stretch as a whole? is this way only tried? */
    bool opened;            /* did this call open a region? */
    bool measure;           /* is the time of this call's threads taken although elements are even? */
    bool in_order;          /* are chunks begun in order, as what is kept is moved together behind them? */
    bool boxed;             /* regions look at the clock, as it is not known how many units take one window */
    bool fallible, hinted;  /* the map's own: does it have a failure, and a cost? */
    const struct mapfn_omp_adder *adder; /* of a map with sums; else NULL */
    mapfn_sums_table table; /* what threads found; granule 0: there is no region */
    size_t alone;           /* elements to the next granule, where a region may begin; SIZE_MAX: it may anywhere */
    bool was_parallel, was_uneven; /* `parallel` and `uneven` at the call's begin */
    mapfn_failure failed;
    const size_t *splits[16];
} __attribute__((__aligned__(64))) mapfn_omp_job;

/* the units before element i: they rise with i */
MAPFN_PLAIN size_t mapfn_omp_units(const mapfn_omp_job *job, size_t i)
{
    size_t units = i;
    for (int k = 0; k < job->ragged; k++) units += job->splits[k][i] - job->splits[k][0];
    return units;
}

/* the first element that does not begin before `unit` */
MAPFN_PLAIN size_t mapfn_omp_element(const mapfn_omp_job *job, size_t unit)
{
    size_t low = 0, high;
    if (job->ragged == 0) return unit;
    for (high = job->n; low < high;) {
        size_t middle = low + (high - low) / 2;
        if (mapfn_omp_units(job, middle) < unit) low = middle + 1;
        else high = middle;
    }
    return low;
}

/* What two threads take for so many units, and for what is joined behind them. */
MAPFN_PLAIN double mapfn_omp_by_two(const mapfn_omp_job *job, double units)
{
    return units * (job->shared / 2 + job->joined);
}

/* What a map with sums does differently. These are pointers, so that a file without such maps has no code for it. */
typedef struct mapfn_omp_adder {
    void (*begin)(mapfn_omp_job *job, void *table_values);
    size_t (*table_bytes)(const mapfn_summing *m);
    /* in a region, and outside of one */
    mapfn_failure (*compute)(const mapfn_omp_job *job, size_t begin, size_t end, size_t worker);
    size_t (*at_once)(mapfn_omp_job *job, size_t left); /* how many of the elements left the next region may have */
    /* opens it, up to `end` or before; 0: it did not */
    double (*region)(mapfn_omp_job *job, size_t end, double opened, double deadline);
} mapfn_omp_adder;

MAPFN_PLAIN mapfn_failure mapfn_omp_compute(const mapfn_omp_job *job, size_t begin, size_t end, size_t worker,
    mapfn_failure failed)
{
    mapfn_failure f = {SIZE_MAX, 0};
    begin = mapfn_omp_element(job, begin);
    end = mapfn_omp_element(job, end);
    MAPFN_WITHIN(1)
    if (job->adder) f = job->adder->compute(job, begin, end, worker);
    else if (begin < end) f = mapfn_part(job->info, job->chunk_function, job->args, begin, end, worker * job->slot);
    MAPFN_WITHIN(-1)
    mapfn_note_lowest(&failed, f.code, f.index);
    return failed;
}

/* ======== src/mapfn_omp.h goes on */
#if !MAPFN_OMP_SERIAL

/* ======== src/omp/region.h: a parallel region: workers, what each takes, and when they stop.
 * Uses omp/job.h. Used by omp/runner.h. */

/* ------------------------------------------------------------------------------------- a region ---- */

/* A worker's own stretch of units, from which others take when theirs are done, and what the worker found. */
typedef struct mapfn_omp_worker {
    size_t next, end;
    double busy;
    mapfn_failure failed;
    bool uneven;
} __attribute__((__aligned__(64))) mapfn_omp_worker;

typedef struct mapfn_omp_team {
    double cost;           /* the estimated cost of a unit */
    double chunk, target;  /* units of the first chunk, if there is no grain; nanoseconds that a chunk should take */
    double deadline;       /* no chunk is begun after it; 0: none */
    unsigned stretches;
    size_t open __attribute__((__aligned__(64))); /* stretches of which something is left to take */
    mapfn_omp_worker worker[MAPFN_OMP_MOST];
} mapfn_omp_team;

/* Where worker k's stretch begins. Edges of large stretches are multiples of 256, so that no two threads write to one
 * cache line. */
MAPFN_PLAIN size_t mapfn_omp_edge(const mapfn_omp_job *job, size_t k)
{
    size_t edge = job->from + job->each * k + (k < job->spare ? k : job->spare) * job->unit;
    if (k == 0) return job->from;
    if (k == job->workers) return job->to;
    return job->unit > 1 || job->each < 1024 ? edge : edge & ~(size_t)255;
}

/* The fewest units of a chunk if a unit takes `cost`. Large chunks are better for steps, as empty lanes at the end of a
 * chunk cost as much as full ones. But if a chunk of 512 elements takes long, threads that are done early wait for it.
 * And if elements differ much, a stretch of few elements should have eight chunks. */
MAPFN_PLAIN size_t mapfn_omp_least(const mapfn_omp_job *job, double units, double cost, bool even)
{
    size_t const least = mapfn_omp_count(units), eighth = even ? SIZE_MAX : job->each / 8;
    size_t enough = mapfn_omp_count(2 * MAPFN_OMP_CHUNK_MOST / cost);
    if (job->lanes == 1 || least >= MAPFN_OMP_LANES) return least;
    if (enough > eighth) enough = eighth;
    return enough >= MAPFN_OMP_LANES ? (size_t)MAPFN_OMP_LANES : enough > job->lanes ? enough : job->lanes;
}

/* Takes the next chunk of a stretch, whose last chunk took `cost` for each unit. It has at most `chunk` units, and at
 * most half of what is left, so that something is left for others; three quarters if elements are `even`. */
MAPFN_PLAIN bool mapfn_omp_take(mapfn_omp_job *job, mapfn_omp_worker *from, double chunk, double cost, bool even,
    size_t *begin, size_t *end)
{
    mapfn_omp_team *team = job->pool->team;
    size_t const most = mapfn_omp_count(chunk);
    size_t const least = mapfn_omp_least(job, MAPFN_OMP_CHUNK_LEAST / (even ? 1 : 8) / team->cost, cost, even);
    size_t next = __atomic_load_n(&from->next, __ATOMIC_RELAXED), to;
    do {
        if (next >= from->end) return false;
        size_t left = from->end - next, units = team->stretches == 1 ? left / (2 * (size_t)job->workers) : even
            ? left - left / 4 : left / 2;
        if (units > most) units = most;
        if (units < least) units = least;
        if (job->grain) to = left > job->grain ? next + job->grain : from->end;
        else if (left <= units + least) to = from->end;
        else to = units < 512 ? next + units : (next + units) & ~(size_t)255;
    } while (!__atomic_compare_exchange_n(&from->next, &next, to, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    if (to == from->end) __atomic_fetch_sub(&team->open, 1, __ATOMIC_RELAXED);
    *begin = next;
    *end = to;
    return true;
}

/* libgomp's waiting threads spin, and Linux may leave one on the processor of the thread that opens the region. Then
 * the two take turns of milliseconds: a region of 50 us took 8 ms.
 * So the caller yields to a thread that is late. That thread sees that it is on the caller's processor, moves to
 * another one, and then restores its affinity. */
#if MAPFN_OMP_MOVES
extern int mapfn_omp_getcpu(void) __asm__("sched_getcpu"); /* the names are hidden in plain C11 */
extern int mapfn_omp_getaffinity(int, size_t, void *) __asm__("sched_getaffinity");
extern int mapfn_omp_setaffinity(int, size_t, const void *) __asm__("sched_setaffinity");
MAPFN_PLAIN void mapfn_omp_leave(int processor)
{
    unsigned long all[128] = {0}, others[128], bits = 8 * sizeof *all, left = 0;
    if ((size_t)processor >= sizeof all * 8 || mapfn_omp_getcpu() != processor
        || mapfn_omp_getaffinity(0, sizeof all, all) < 0) return;
    memcpy(others, all, sizeof all);
    others[(size_t)processor / bits] &= ~(1ul << (size_t)processor % bits);
    for (size_t i = 0; i < 128; i++) left |= others[i];
    if (left != 0 && mapfn_omp_setaffinity(0, sizeof others, others) == 0) mapfn_omp_setaffinity(0, sizeof all, all);
}
#else
MAPFN_PLAIN int mapfn_omp_getcpu(void) { return -1; }
MAPFN_PLAIN void mapfn_omp_leave(int processor) { (void)processor; }
#endif

/* The first thread from `k` on that has not begun. If it is late, the caller yields once. */
MAPFN_PLAIN size_t mapfn_omp_missing(mapfn_omp_job *job, size_t k, size_t threads, double now)
{
    mapfn_omp_pool const *pool = job->pool;
    while (k < threads && k < MAPFN_OMP_MOST && __atomic_load_n(&pool->entered[k], __ATOMIC_RELAXED) == job->turn) k++;
    if (k >= threads || k >= MAPFN_OMP_MOST) return SIZE_MAX;
    if ((now > 0 ? now : mapfn_now()) - pool->opened > MAPFN_OMP_LATE) {
        __atomic_store_n(&job->processor, (short)mapfn_omp_getcpu(), __ATOMIC_RELAXED);
        sched_yield();
    }
    return k;
}

/* Takes chunks, first of worker `me`'s own stretch and then of others'. Returns the first thread that the caller,
 * worker 0, still misses. */
MAPFN_PLAIN size_t mapfn_omp_deal(mapfn_omp_job *job, size_t me, size_t threads, mapfn_failure *failed)
{
    mapfn_omp_team *team = job->pool->team;
    double const most = MAPFN_OMP_CHUNK_MOST / team->cost;
    double chunk = team->chunk, cost = team->cost, before = mapfn_now(), busy = 0, odd = 0;
    size_t begin, end, missing = me == 0 ? 1 : SIZE_MAX;
    bool even = !job->uneven;
    /* After a pause it takes 20 us to open a region, and threads are woken on the caller's processor. The sooner they
     * can leave it the better. */
    if (missing < threads && before - job->pool->opened > MAPFN_OMP_LATE)
        missing = mapfn_omp_missing(job, missing, threads, before);
    for (size_t k = 0; k < team->stretches; k++) {
        mapfn_omp_worker *from = &team->worker[(me + k) % team->stretches];
        if (k > 0 && __atomic_load_n(&team->open, __ATOMIC_RELAXED) == 0) break;
        if (k > 0) chunk = team->chunk, cost = team->cost; /* what was learned of one stretch says nothing of another */
        while ((team->deadline == 0 || before < team->deadline || (me == 0 && busy == 0))
            && mapfn_omp_take(job, from, even ? most : chunk, cost, even, &begin, &end)) {
            double units = (double)(end - begin), expected = units * team->cost;
            *failed = mapfn_omp_compute(job, begin, end, me, *failed);
            double after = mapfn_now(), took = after - before;
            before = after;
            busy += took;
            /* expensive elements are taken a few at a time; after cheap ones chunks grow slowly, as others may
             * follow, unless they take next to nothing: then what was known of them is wrong */
            if (took > expected * 2 || took < expected / 2) {
                even = false;
                odd += took > expected ? took : expected;
            }
            cost = took > expected * 2 ? took / units : team->cost;
            if (took > expected * 2) chunk = units * team->target / took;
            else if (chunk < team->chunk) chunk = team->chunk;
            else if (took < expected / 2 && (chunk < team->chunk * 4 || took < team->target / 64)) chunk *= 2;
            if (missing < threads) missing = mapfn_omp_missing(job, missing, threads, before);
        }
    }
    team->worker[me].busy = busy;
    /* an eighth of the time must be odd, as one odd chunk among hundreds was probably interrupted */
    team->worker[me].uneven = odd > busy / 8;
    return missing;
}

/* what each thread of the region does */
MAPFN_PLAIN void mapfn_omp_work(mapfn_omp_job *job)
{
    size_t me = (size_t)omp_get_thread_num(), threads = (size_t)omp_get_num_threads(), missing = 1;
    mapfn_failure failed = {SIZE_MAX, 0};
    if (me > 0) {
        short const processor = __atomic_load_n(&job->processor, __ATOMIC_RELAXED);
        if (processor >= 0) mapfn_omp_leave(processor);
        if (me < MAPFN_OMP_MOST) __atomic_store_n(&job->pool->entered[me], job->turn, __ATOMIC_RELAXED);
    }
    if (me < job->workers) {
        if (job->dealt) {
            missing = mapfn_omp_deal(job, me, threads, &failed);
        } else {
            double begun = job->timed ? mapfn_now() : 0;
            for (size_t k = me; k < job->workers; k += threads)
                failed = mapfn_omp_compute(job, mapfn_omp_edge(job, k), mapfn_omp_edge(job, k + 1), me, failed);
            if (job->timed) job->pool->team->worker[me].busy = mapfn_now() - begun;
        }
        if (failed.code != 0) job->pool->team->worker[me].failed = failed;
    }
    /* OpenMP's barrier would spin for milliseconds if a thread that has not begun is on this processor */
    while (me == 0 && missing < threads) missing = mapfn_omp_missing(job, missing, threads, 0);
}

/* nanoseconds of work for each worker of the region */
MAPFN_PLAIN double mapfn_omp_share(const mapfn_omp_job *job)
{
    return (double)(job->to - job->from) * job->shared / (double)job->workers;
}

/* Divides units [job->done, to) among workers. */
MAPFN_PLAIN void mapfn_omp_divide(mapfn_omp_job *job, size_t to, bool hot, bool boxed)
{
    size_t units = to - job->done, workers = job->limit, parts;
    double most = (double)units * job->shared / MAPFN_OMP_CHUNK_LEAST;
    job->unit = job->grain ? job->grain : 1;
    parts = units / job->unit;
    if (workers > parts + 1) workers = parts + 1;
    if (!job->grain && workers > parts / job->lanes + 1) workers = parts / job->lanes + 1;
    if (!job->grain && workers > 2 && (double)workers > most) workers = mapfn_omp_count(most + 1);
    job->from = job->done;
    job->to = to;
    job->each = parts / workers * job->unit;
    job->spare = (unsigned short)(parts % workers);
    job->workers = (unsigned short)workers;
    /* Where elements are alike and threads wait actively, it is best to divide them once. Its time is taken now and
     * then. */
    job->dealt = job->grain != 0 || boxed
        || (!job->coarse && (job->uneven || !hot || mapfn_omp_share(job) > MAPFN_OMP_CHUNK_MOST));
    job->timed = job->dealt || job->coarse || job->measure || job->pool->losses > 0;
}

/* Sets what threads need beside the job where they take chunks, are timed or may fail. */
MAPFN_PLAIN void mapfn_omp_form(mapfn_omp_team *team, const mapfn_omp_job *job, double deadline)
{
    mapfn_omp_worker const none = {0, 0, 0, {SIZE_MAX, 0}, false};
    double const eighth = mapfn_omp_share(job) / 8, most = deadline > 0 ? 2 * MAPFN_OMP_CHUNK_MOST
        : MAPFN_OMP_CHUNK_MOST;
    for (size_t k = 0; k < job->workers; k++) team->worker[k] = none;
    if (!job->dealt) return;
    team->cost = job->shared;
    team->target = eighth < MAPFN_OMP_CHUNK ? MAPFN_OMP_CHUNK : eighth > most ? most : eighth;
    team->chunk = team->target / team->cost;
    team->deadline = deadline;
    /* with a deadline one stretch: chunks are begun in order, so that what is done is one stretch too */
    team->stretches = deadline > 0 || job->in_order ? 1 : job->workers;
    team->open = 0;
    for (size_t k = 0; k < team->stretches; k++) {
        team->worker[k].next = mapfn_omp_edge(job, k);
        team->worker[k].end = team->stretches == 1 ? job->to : mapfn_omp_edge(job, k + 1);
        team->open += team->worker[k].next < team->worker[k].end;
    }
}

/* Takes what threads found into the job. The region began at pool->opened and ended at pool->last_region. */
MAPFN_PLAIN void mapfn_omp_judge(mapfn_omp_job *job, const mapfn_omp_team *team, bool hot, bool first)
{
    mapfn_omp_pool *pool = job->pool;
    double const workers = (double)job->workers, elapsed = pool->last_region - pool->opened;
    double busy = 0, least = 1e300, most = 0, lost;
    job->uneven = false;
    for (size_t k = 0; k < job->workers; k++) {
        double one = team->worker[k].busy;
        job->uneven |= team->worker[k].uneven;
        busy += one;
        if (one > most) most = one;
        if (one < least) least = one;
    }
    if (!job->dealt) job->uneven = job->coarse || most > 2 * least;
    /* Did the caller wait longer than all its workers together should have taken? Then others use the processors.
     * - Once may be chance. After the second such region in a row there is none for twice the time lost, after the
     *   third for four times, up to 64.
     * - Nothing is learned from threads that were interrupted.
     * - Of steps one thread may have much more than others, but none may wait longer than that one worked. */
    lost = elapsed - (job->lanes > 1 ? most : workers * team->worker[0].busy);
    if (lost > MAPFN_OMP_LOSS && !first) {
        if (pool->losses < 7) pool->losses++;
        if (pool->losses > 1)
            pool->quiet_until = pool->last_region + (lost < 2e7 ? lost : 2e7) * (double)(1u << (pool->losses - 1));
        busy = job->lanes > 1 ? workers * most : workers * team->worker[0].busy;
    } else {
        pool->losses = 0;
    }
    job->busy += job->lanes > 1 ? workers * most : busy;
    job->odd |= first;
    /* the middle of what was measured, as one late thread says little; not of much work, which hides it */
    if (!first) {
        double *learned = hot ? &pool->hot_start : &pool->idle_start, start = elapsed - busy / workers,
            step = hot ? 1.0625 : 1.125;
        if (elapsed < *learned * 50) *learned *= start > *learned ? step : 1 / step;
        if (*learned < MAPFN_OMP_HOT_START / 2) *learned = MAPFN_OMP_HOT_START / 2;
        if (*learned > MAPFN_OMP_LATEST) *learned = MAPFN_OMP_LATEST;
    }
}

/* Computes units [job->done, to), or as many as there is time for. Returns when it ended; 0: nothing was done, as other
 * threads' regions fill the machine. */
MAPFN_PLAIN double mapfn_omp_region(mapfn_omp_job *job, size_t to, double opened, double deadline)
{
    mapfn_omp_pool *pool = job->pool;
    mapfn_omp_team team;
    size_t const threads = pool->threads, others = __atomic_fetch_add(&mapfn_omp_running, threads, __ATOMIC_RELAXED);
    bool const hot = opened - pool->last_region < MAPFN_OMP_WARM, first = pool->last_region == 0;
    if (!hot) pool->processors = (size_t)omp_get_num_procs();
    if (others > 0 && others + threads > pool->processors) {
        __atomic_fetch_sub(&mapfn_omp_running, threads, __ATOMIC_RELAXED);
        return 0;
    }
    pool->opened = opened;
    pool->team = &team;
    mapfn_omp_divide(job, to, hot, deadline > 0);
    if (job->timed || job->fallible) mapfn_omp_form(&team, job, deadline);
    /* Threads that wait actively have a processor each. To ask for one takes 0.1 us, which is done where a thread is
     * late, and now and then. */
    job->processor = (short)(hot && !job->timed ? -1 : mapfn_omp_getcpu());
    job->turn = !pool->turn;
    pool->turn = job->turn;
#pragma omp parallel default(none) firstprivate(job)
    mapfn_omp_work(job);
    __atomic_fetch_sub(&mapfn_omp_running, threads, __ATOMIC_RELAXED);

    pool->team = NULL;
    pool->forgone = 0;
    job->done = deadline > 0 ? team.worker[0].next : to;
    if (job->adder) job->done = mapfn_sums_edge(&job->table, job->done, to);
    for (size_t k = 0; k < job->workers && job->fallible; k++) {
        mapfn_failure const f = team.worker[k].failed;
        mapfn_note_lowest(&job->failed, f.code, f.index);
    }
    if (job->timed) {
        pool->last_region = mapfn_now();
        mapfn_omp_judge(job, &team, hot, first);
    } else {
        pool->last_region = opened + mapfn_omp_share(job);
        job->odd = true;
        job->busy += (double)(to - job->from) * job->shared;
    }
    return pool->last_region;
}

/* Is a region worth opening for `left` units, after this call has computed for `spent`? The estimate is for two
 * threads. More threads gain more, but the least work that pays is at most halved. */
MAPFN_PLAIN bool mapfn_omp_pays(mapfn_omp_pool *pool, const mapfn_omp_job *job, double left, double now, double spent)
{
    bool hot = now - pool->last_region < MAPFN_OMP_WARM;
    double start = pool->last_region == 0 ? MAPFN_OMP_FIRST_START : pool->idle_start;
    double saved = left * job->cost * (job->parallel ? 1 + MAPFN_OMP_STAY
        : 1 - MAPFN_OMP_STAY) - mapfn_omp_by_two(job, left);
    if (now < pool->quiet_until && pool->quiet_until - now < 3e9) return false;
    if (saved - pool->hot_start <= MAPFN_OMP_LEAST) {
        if (saved > 0) pool->hot_start -= pool->hot_start / 512; /* it is slowly forgotten, and so tried again */
        return false;
    }
    if (hot) return true;
    if (saved - MAPFN_OMP_SURE * start > MAPFN_OMP_LEAST) return job->trusted || spent > start;
    if (spent <= 0 && saved > start) pool->idle_start -= pool->idle_start / 512;
    return pool->forgone > 2 * start;
}

/* How many elements may be in flight? OpenMP is asked only where a region would pay, as after a pause its code is cold
 * and the answer takes 4 us. */
MAPFN_PLAIN size_t mapfn_omp_limit(mapfn_omp_pool *pool, const mapfn_opts *o, size_t n)
{
    size_t limit = o->parallel_iterations > 0 ? (size_t)o->parallel_iterations : SIZE_MAX;
    if (limit == 1 || n < 2 || omp_get_level() > 0
        || __atomic_load_n(&mapfn_omp_fork, __ATOMIC_RELAXED) == MAPFN_OMP_CHILD) return 1;
    if (pool->processors == 0) {
        pool->processors = (size_t)omp_get_num_procs();
        pool->hot_start = MAPFN_OMP_HOT_START;
        pool->idle_start = MAPFN_OMP_IDLE_START;
    }
    pool->threads = (size_t)omp_get_max_threads();
    if (o->parallel_iterations <= 0 && limit > pool->processors) limit = pool->processors;
    if (limit > pool->threads) limit = pool->threads;
    if (limit > MAPFN_OMP_MOST) limit = MAPFN_OMP_MOST;
    return limit < n ? limit : n;
}

/* ======== src/omp/forks.h: processes that fork: a child opens no region.
 * Uses omp/region.h. Used by omp/runner.h. */

/* ---------------------------------------------------------------------------------------- forks ---- */

/* fork does not copy libgomp's threads, and a region in the child would wait for them forever. Any code may have
 * created such threads, so forks are watched from the start of the program. The child of a process without threads may
 * open regions. */
#if MAPFN_OMP_FORKS
MAPFN_PLAIN void mapfn_omp_before_fork(void)
{
    if (mapfn_omp_fork == MAPFN_OMP_CHILD) return;
    __atomic_store_n(
        &mapfn_omp_fork, MAPFN_OMP_SINGLE_THREADED ? MAPFN_OMP_WATCHED : MAPFN_OMP_FORKING, __ATOMIC_RELAXED);
}
MAPFN_PLAIN void mapfn_omp_in_child(void)
{
    if (mapfn_omp_fork == MAPFN_OMP_FORKING) mapfn_omp_fork = MAPFN_OMP_CHILD;
    mapfn_omp_running = 0;
}
__attribute__((__constructor__)) MAPFN_PLAIN void mapfn_omp_watch_forks(void)
{
    if (mapfn_omp_fork != MAPFN_OMP_UNWATCHED) return; /* another file of the program has done so */
    mapfn_omp_fork = MAPFN_OMP_WATCHED;
    pthread_atfork(mapfn_omp_before_fork, NULL, mapfn_omp_in_child);
}
#endif

/* ======== src/mapfn_omp.h goes on */
#else /* MAPFN_OMP_ALLOW_SERIAL: every map runs on the calling thread */

/* ======== src/omp/serial.h: the same functions without OpenMP: every map runs on the calling thread.
 * Uses omp/job.h. Used by omp/runner.h. */

MAPFN_PLAIN double mapfn_omp_region(mapfn_omp_job *job, size_t to, double opened, double deadline)
{
    return (void)job, (void)to, (void)opened, (void)deadline, 0;
}
MAPFN_PLAIN bool mapfn_omp_pays(mapfn_omp_pool *pool, const mapfn_omp_job *job, double left, double now, double spent)
{
    return (void)pool, (void)job, (void)left, (void)now, (void)spent, false;
}
MAPFN_PLAIN size_t mapfn_omp_limit(mapfn_omp_pool *pool, const mapfn_opts *o, size_t n)
{
    return (void)pool, (void)o, (void)n, 1;
}

/* ======== src/mapfn_omp.h goes on */
#endif

/* ======== src/omp/sums.h: what a map with sums does differently.
 * Uses omp/job.h and run/sums.h. Used by omp/shells.h. */

/* -------------------------------------------------------------------------------- maps with sums ---- */

MAPFN_PLAIN void mapfn_omp_sums_begin(mapfn_omp_job *job, void *table_values)
{
    job->table.values = (char *)table_values;
    job->table.granule = 0;
}

/* In a region whole granules are computed, wherever chunks begin and end. */
MAPFN_PLAIN mapfn_failure mapfn_omp_sums_compute(const mapfn_omp_job *job, size_t begin, size_t end, size_t worker)
{
    const mapfn_summing *const m = (const mapfn_summing *)job->info;
    mapfn_failure const none = {SIZE_MAX, 0};
    if (job->table.granule == 0)
        return mapfn_sums_run(m, job->chunk_function, MAPFN_SUMS_ARGUMENTS(m, job->args), job->call->sums, begin, end,
            mapfn_ends(job->call, end), 0);
    begin = mapfn_sums_edge(&job->table, begin, job->to);
    end = mapfn_sums_edge(&job->table, end, job->to);
    return begin < end ? mapfn_sums_part(m, job->chunk_function, job->args, &job->table, begin, end, worker * job->slot)
        : none;
}

/* If there are too few elements for granules, a region has as many as a table has room for. */
MAPFN_PLAIN size_t mapfn_omp_sums_at_once(mapfn_omp_job *job, size_t left)
{
    const mapfn_summing *const m = (const mapfn_summing *)job->info;
    size_t const most = mapfn_sums_most(m);
    job->alone = SIZE_MAX;
    return left / MAPFN_BLOCK(m->base.info.traits) < 8 && left > most ? most : left;
}

/* Opens a region as far as the table reaches. */
MAPFN_PLAIN double mapfn_omp_sums_region(mapfn_omp_job *job, size_t end, double opened, double deadline)
{
    const mapfn_summing *const m = (const mapfn_summing *)job->info;
    size_t const before = mapfn_sums_place(m, job->call->sums);
    size_t const stop = mapfn_sums_plan(m, &job->table, before, job->done, end, mapfn_ends(job->call, end), job->limit);
    double took = 0;
    if (stop == job->done) {
        job->alone = job->table.granule - before % job->table.granule;
    } else {
        took = mapfn_omp_region(job, stop, opened, deadline);
        if (took > 0) mapfn_sums_gather(m, job->call->sums, &job->table, job->done);
    }
    job->table.granule = 0;
    return took;
}

static MAPFN_UNUSED const mapfn_omp_adder mapfn_omp_adds = {mapfn_omp_sums_begin, mapfn_sums_table_bytes,
    mapfn_omp_sums_compute, mapfn_omp_sums_at_once, mapfn_omp_sums_region};
#define MAPFN_HERE_omp_adds ~, &mapfn_omp_adds

/* ======== src/omp/gathers.h: what a map that gathers does differently.
 * Uses omp/job.h, omp/region.h and run/gathers.h. Used by omp/shells.h. */

/* ------------------------------------------------------------------------------ maps that gather ----
 * In a region, real numbers have a table for each granule, so that granules become subtrees of the one order. Integers
 * have a table for each thread. Kept values stay where their granule begins until all granules before it are done, and
 * are then moved to their place while other threads compute. */

typedef struct mapfn_omp_gathers {
    size_t granules;             /* that there is room for */
    size_t found;                /* the lowest element that was found so far, by any thread; SIZE_MAX: none */
    size_t begin, turned;        /* the call's first element; which tally has four tables, see mapfn_piles */
    mapfn_sums_table sums;       /* what the granules' elements add to sums */
    size_t *kept;                /* how many elements each granule kept; SIZE_MAX: it is not done */
    size_t placed, next;         /* values that are in their place, and the first granule whose values are not */
    bool placing;                /* does a thread move values now? */
    char *tables;                /* the granules' tables of the first ordered gather, then of the next one */
    char *workers;               /* a mapfn_piles for each thread, then its memory */
    size_t worker_bytes;
} mapfn_omp_gathers;

MAPFN_PLAIN void mapfn_omp_gathers_begin(mapfn_omp_job *job, void *room)
{
    (void)room;
    job->table.granule = 0;
}
MAPFN_PLAIN size_t mapfn_omp_gathers_bytes(const mapfn_summing *m) { return (void)m, (size_t)1; }
MAPFN_PLAIN size_t mapfn_omp_gathers_at_once(mapfn_omp_job *job, size_t left)
{
    job->alone = SIZE_MAX;
    return left;
}

/* The piles of worker k, and its memory. `was_used` says whether its tables of integers have been begun. */
typedef struct mapfn_omp_gatherer {
    mapfn_piles piles;
    bool was_used;
} mapfn_omp_gatherer;
MAPFN_PLAIN mapfn_omp_gatherer *mapfn_omp_gatherer_of(const mapfn_omp_gathers *all, size_t worker)
{
    return (mapfn_omp_gatherer *)(void *)(all->workers + worker * all->worker_bytes);
}
MAPFN_PLAIN size_t mapfn_omp_lines(size_t bytes) { return (bytes + 63) / 64 * 64; }

/* the table of granule k for a gather whose order shows */
MAPFN_PLAIN char *mapfn_omp_table(const mapfn_omp_gathers *all, const mapfn_gathers *m, const mapfn_gather *gather,
    const void *args, size_t k)
{
    char *table = all->tables;
    for (const mapfn_gather *g = m->gather; g < gather; g++)
        if (g->ordered) table += all->granules * mapfn_pile_bytes(g, mapfn_gather_length(g, args));
    return table + k * mapfn_pile_bytes(gather, mapfn_gather_length(gather, args));
}

/* Is granule k the next one whose values have no place yet? Then this thread computes them there, and no other one
 * moves values. */
MAPFN_PLAIN bool mapfn_omp_is_next(mapfn_omp_gathers *all, size_t k)
{
    if (__atomic_load_n(&all->next, __ATOMIC_RELAXED) != k) return false;
    if (__atomic_exchange_n(&all->placing, true, __ATOMIC_ACQUIRE)) return false;
    if (all->next == k) return true;
    __atomic_store_n(&all->placing, false, __ATOMIC_SEQ_CST); /* another thread has moved on */
    return false;
}

/* Granule k is done. Moves the values of all granules that are done and follow those in their place, unless another
 * thread does: that one looks again when it has ended. `here`: does this thread hold `placing`, as the values are in
 * their place? */
MAPFN_PLAIN void mapfn_omp_place(const mapfn_omp_job *job, mapfn_omp_gathers *all, size_t k, size_t kept, bool here)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)job->info;
    size_t next, count;
    __atomic_store_n(&all->kept[k], kept, __ATOMIC_SEQ_CST);
    do {
        if (!here && __atomic_exchange_n(&all->placing, true, __ATOMIC_SEQ_CST)) return;
        for (next = all->next; next < all->granules
            && (count = __atomic_load_n(&all->kept[next], __ATOMIC_ACQUIRE)) != SIZE_MAX; next++) {
            for (const mapfn_gather *g = m->gather; g < m->end && !here; g++) {
                char *const y = (char *)(uintptr_t)mapfn_pointer_at(job->args, g->field);
                if (g->kind != MAPFN_GATHERS_KEPT) continue;
                memmove(y + all->placed * g->size,
                    y + (job->table.from + next * job->table.granule - all->begin) * g->size, count * g->size);
            }
            all->placed += count;
            here = false;
        }
        __atomic_store_n(&all->next, next, __ATOMIC_RELAXED);
        __atomic_store_n(&all->placing, false, __ATOMIC_SEQ_CST);
    } while (next < all->granules && __atomic_load_n(&all->kept[next], __ATOMIC_SEQ_CST) != SIZE_MAX);
}

/* Computes one granule, or the map's last elements, on any thread. */
MAPFN_PLAIN mapfn_failure mapfn_omp_gather_granule(const mapfn_omp_job *job, mapfn_omp_gathers *all, size_t begin,
    size_t end, size_t worker)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)job->info;
    mapfn_omp_gatherer *const mine = mapfn_omp_gatherer_of(all, worker);
    mapfn_piles *const piles = &mine->piles;
    void *const args = MAPFN_SUMS_ARGUMENTS(&m->base, job->args);
    mapfn_sums *const state = (mapfn_sums *)MAPFN_SUMS_ALLOCA(m->base.bytes);
    size_t const k = (begin - job->table.from) / job->table.granule;
    bool const here = job->in_order && mapfn_omp_is_next(all, k);
    char *memory = (char *)mine + mapfn_omp_lines(sizeof *mine);
    mapfn_gathering const before = piles->told;
    mapfn_pile *pile = piles->pile;
    mapfn_failure failed;
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
        size_t const length = mapfn_gather_length(g, job->args);
        if (g->kind == MAPFN_GATHERS_KEPT) {
            const char *const y = (const char *)mapfn_pointer_at(job->args, g->field),
                *const place = y + (here ? all->placed : begin - all->begin) * g->size;
            memcpy((char *)args + g->field, &place, sizeof place);
        }
        if (!mapfn_gather_adds(g)) continue;
        pile->table = g->ordered ? mapfn_omp_table(all, m, g, job->args, k) : memory;
        if (!g->ordered && (size_t)(g - m->gather) != all->turned) memory += mapfn_pile_bytes(g, length);
    }
    piles->turned = all->turned;
    mapfn_piles_begin(m, piles, job->args, memory, job->table.granule, !mine->was_used);
    if (mine->was_used && before.mapfn_missed != SIZE_MAX) {
        piles->told.mapfn_missed = before.mapfn_missed;
        piles->told.mapfn_place = before.mapfn_place;
        piles->told.mapfn_array = before.mapfn_array;
    }
    mine->was_used = true;
    if (m->base.sum < m->base.end) mapfn_sums_clear(&m->base, state);
    failed = mapfn_piles_run(m, job->chunk_function, args, state, piles, begin, end, 0);
    pile = piles->pile;
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++)
        if (g->ordered) mapfn_pile_store(m, g, pile, mapfn_omp_table(all, m, g, job->args, k));
    for (const mapfn_sum *sum = m->base.sum; sum < m->base.end; sum++)
        memcpy(mapfn_sums_column(&m->base, &all->sums, sum) + k * sum->size, mapfn_sums_total(&m->base, sum, state),
            sum->size);
    if (job->in_order) mapfn_omp_place(job, all, k, piles->told.mapfn_kept, here);
    for (size_t found = __atomic_load_n(&all->found, __ATOMIC_RELAXED); piles->told.mapfn_found < found
        && !__atomic_compare_exchange_n(&all->found, &found, piles->told.mapfn_found, true, __ATOMIC_RELAXED,
            __ATOMIC_RELAXED);) {}
    return failed;
}

/* A region computes whole granules, wherever chunks begin and end, and none behind an element that was found. */
MAPFN_PLAIN mapfn_failure mapfn_omp_gathers_compute(const mapfn_omp_job *job, size_t begin, size_t end, size_t worker)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)job->info;
    mapfn_failure failed = {SIZE_MAX, 0};
    mapfn_omp_gathers *const all = (mapfn_omp_gathers *)(void *)job->table.values;
    size_t next;
    if (job->table.granule == 0) return mapfn_gathers_part(job->call, begin, end);
    begin = mapfn_sums_edge(&job->table, begin, job->to);
    end = mapfn_sums_edge(&job->table, end, job->to);
    for (; begin < end && begin < __atomic_load_n(&all->found, __ATOMIC_RELAXED); begin = next) {
        next = end - begin < job->table.granule ? end : begin + job->table.granule;
        mapfn_note_part(&failed, mapfn_omp_gather_granule(job, all, begin, next, worker));
    }
    return failed;
}

/* The granule of a region of `left` elements: for each gather it is a power of two times its block. */
MAPFN_PLAIN size_t mapfn_omp_gathers_granule(const mapfn_gathers *m, const void *args, size_t left, size_t workers)
{
    size_t granule = m->base.sum < m->base.end ? MAPFN_BLOCK(m->base.base.info.traits) : 1024;
    for (const mapfn_gather *g = m->gather; g < m->end; g++) {
        size_t const block = mapfn_gather_block(g, mapfn_gather_length(g, args));
        if (g->ordered && granule < block) granule = block;
    }
    while (left / granule >= 32 * workers) granule *= 2;
    return granule;
}

/* Adds to the call's tables what threads gathered of elements up to `to`. */
MAPFN_PLAIN void mapfn_omp_gathers_join(const mapfn_omp_job *job, const mapfn_omp_gathers *all, mapfn_piles *piles,
    size_t to)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)job->info;
    size_t const granule = job->table.granule, from = job->table.from, count = (to - from + granule - 1) / granule;
    mapfn_pile *pile = piles->pile;
    piles->told.mapfn_kept = all->placed;
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
        unsigned level = 0;
        size_t const length = mapfn_gather_length(g, job->args);
        if (!g->ordered) continue;
        while (pile->block << level < granule) level++;
        for (size_t k = 0; k < count && length > 0; k++) {
            memcpy(pile->table, mapfn_omp_table(all, m, g, job->args, k), length * g->size);
            if (to - from - k * granule >= granule) mapfn_pile_push(m, g, pile, level);
            else pile->within = 1; /* the map's last elements, which nothing follows */
        }
    }
    for (size_t worker = 0; worker < job->limit; worker++) {
        mapfn_omp_gatherer *const one = mapfn_omp_gatherer_of(all, worker);
        const mapfn_gathering *const told = &one->piles.told;
        if (!one->was_used) continue;
        for (const mapfn_gather *g = m->gather; g < m->end; g++) {
            size_t const which = (size_t)(g - m->gather);
            const mapfn_pile *const theirs = &one->piles.pile[which];
            if (!mapfn_gather_adds(g) || g->ordered) continue;
            for (size_t turn = 0; turn < (which == all->turned ? 4u : 1u); turn++)
                mapfn_gather_join(m, g, piles->pile[which].table, theirs->table + turn * theirs->length * g->size,
                    theirs->length);
        }
        if (told->mapfn_missed != SIZE_MAX)
            mapfn_miss(&piles->told, told->mapfn_array, told->mapfn_missed, told->mapfn_place);
    }
    if (m->base.sum < m->base.end) mapfn_sums_gather(&m->base, job->call->sums, &all->sums, to);
    if (all->found < piles->told.mapfn_found) piles->told.mapfn_found = all->found;
    job->call->found = piles->told.mapfn_found != SIZE_MAX;
}

/* Opens a region for whole granules. If there is no memory for its tables, this thread goes on alone. */
MAPFN_PLAIN double mapfn_omp_gathers_region(mapfn_omp_job *job, size_t end, double opened, double deadline)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)job->info;
    mapfn_piles *const piles = mapfn_piles_of(m, job->call->sums);
    size_t const begin = job->call->opts->begin, left = end - job->done;
    size_t const granule = mapfn_omp_gathers_granule(m, job->args, left, job->limit);
    mapfn_omp_gathers all;
    size_t stop, tables = 0, columns = 0, own = mapfn_omp_lines(sizeof(mapfn_omp_gatherer)), total;
    char *memory;
    double took;
    if (piles->told.mapfn_found != SIZE_MAX || left / granule < 2) return 0;
    if ((job->done - begin) % granule != 0) {
        job->alone = granule - (job->done - begin) % granule;
        return 0;
    }
    stop = end == job->n ? end : job->done + left / granule * granule;
    all.granules = (stop - job->done + granule - 1) / granule;
    all.found = SIZE_MAX;
    all.begin = begin;
    all.placed = piles->told.mapfn_kept;
    all.next = 0;
    all.placing = false;
    all.turned = mapfn_piles_turned(m, job->args, left / job->limit);
    if (all.turned != MAPFN_NO_TURNS) own += 4 * MAPFN_TURNS_BYTES;
    for (const mapfn_gather *g = m->gather; g < m->end; g++) {
        size_t const bytes = mapfn_gather_adds(g) ? mapfn_pile_bytes(g, mapfn_gather_length(g, job->args)) : 0;
        job->in_order |= g->kind == MAPFN_GATHERS_KEPT;
        if (bytes > SIZE_MAX / 1024 || (bytes > 0 && !g->ordered && bytes / g->size > left / job->limit)) return 0;
        if (g->ordered) tables += all.granules * bytes, own += mapfn_pile_memory(g, job->args, granule);
        else if ((size_t)(g - m->gather) != all.turned) own += bytes;
    }
    for (const mapfn_sum *sum = m->base.sum; sum < m->base.end; sum++)
        columns += mapfn_omp_lines(all.granules * sum->size) + 256;
    all.worker_bytes = own;
    total = mapfn_omp_lines(all.granules * sizeof *all.kept) + tables + columns + job->limit * own;
    memory = (char *)mapfn_allocate(total, 64);
    if (!memory) return 0;
    all.kept = (size_t *)(void *)memory;
    all.tables = memory + mapfn_omp_lines(all.granules * sizeof *all.kept);
    all.workers = all.tables + tables;
    all.sums.values = all.workers + job->limit * own;
    all.sums.most = all.granules;
    all.sums.from = job->done;
    all.sums.granule = granule;
    for (size_t worker = 0; worker < job->limit; worker++) mapfn_omp_gatherer_of(&all, worker)->was_used = false;
    memset(all.kept, -1, all.granules * sizeof *all.kept);
    job->table.values = (char *)&all;
    job->table.from = job->done;
    job->table.granule = granule;
    took = mapfn_omp_region(job, stop, opened, deadline);
    if (took > 0) {
        mapfn_omp_gathers_join(job, &all, piles, job->done);
        if (job->timed) {
            double const joined = mapfn_now();
            mapfn_omp_keep(&job->known->joined, (joined - took) / (double)(job->done - job->table.from));
            took = job->pool->last_region = joined;
        }
    }
    job->table.granule = 0;
    mapfn_release(memory);
    return took;
}

static MAPFN_UNUSED const mapfn_omp_adder mapfn_omp_gathering = {mapfn_omp_gathers_begin, mapfn_omp_gathers_bytes,
    mapfn_omp_gathers_compute, mapfn_omp_gathers_at_once, mapfn_omp_gathers_region};
#define MAPFN_HERE_omp_gathers ~, &mapfn_omp_gathering

/* ======== src/omp/runner.h: one call from its checks to its status: on this thread, or in regions.
 * Uses omp/region.h. Used by omp/shells.h. */

/* ----------------------------------------------------------------------------------- the runner ---- */

/* Finds the number of slots of scratch arrays. An array that the caller brings has room for parallel_iterations
 * elements. One that the map allocates is wider if a worker's part would share cache lines with the next worker's. */
MAPFN_PLAIN mapfn_status mapfn_omp_slots(mapfn_omp_job *job, const mapfn_opts *o, size_t *slots)
{
    const mapfn_param *p, *end = job->info->params + job->info->count;
    bool brought = false;
    job->slot = 1;
    for (p = job->info->params; p < end; p++) {
        size_t bytes;
        if (p->layout != MAPFN_SCRATCH) continue;
        if (mapfn_pointer_at(job->args, p->field)) {
            brought = true;
            continue;
        }
        if (!__builtin_mul_overflow(mapfn_size_at(job->args, p->detail), p->size, &bytes)
            && bytes > 0 && bytes < 128 && job->slot < (127 + bytes) / bytes)
            job->slot = (unsigned char)((127 + bytes) / bytes);
    }
    if (brought) job->slot = 1;
    *slots = brought && o->parallel_iterations > 0 ? (size_t)o->parallel_iterations : job->limit;
    if (brought && *slots > job->n) *slots = job->n;
    *slots = *slots > 0 ? (*slots - 1) * job->slot + 1 : 0;
    if (!brought || o->parallel_iterations != 0) return MAPFN_OK;
    return mapfn_bad_option(job->info->name, "a scratch array is given, but not .parallel_iterations, "
        "which says how many elements it serves");
}

/* How many of the `left` units this thread computes before it asks again whether a region pays. If nothing is known
 * about their cost, it begins with `probe`, and goes on with four times as many. A map of steps leaves no few elements
 * over, which would fill few lanes: 15 expensive elements behind 1536 took two thirds of a call. */
MAPFN_HOST_FN size_t mapfn_omp_slice(const mapfn_omp_job *job, size_t left, size_t *probe)
{
    size_t slice = left;
    if (job->limit == 1) return left;
    if (job->cost <= 0) slice = *probe, *probe *= *probe < SIZE_MAX / 16 ? 4 : 1;
    else if ((double)left * job->cost > MAPFN_OMP_SLICE * 1.5) slice = mapfn_omp_count(MAPFN_OMP_SLICE / job->cost);
    if (job->lanes > 1 && slice < MAPFN_OMP_LANES && job->cost > 0) slice = MAPFN_OMP_LANES;
    if (slice > 512) slice &= ~(size_t)255;
    if (job->lanes > 1 && slice < left && left - slice < MAPFN_OMP_LANES) slice = left;
    if (job->grain) slice = slice < job->grain ? job->grain : slice / job->grain * job->grain;
    if (job->adder && slice > job->alone) slice = job->alone;
    return slice < left ? slice : left;
}

/* Updates the estimated cost of a unit, after this thread has taken `cost` for each unit of a slice. */
MAPFN_HOST_FN void mapfn_omp_notice(mapfn_omp_job *job, double cost)
{
    if (cost > 2 * job->cost) job->trusted = false;
    if (cost > 2 * job->cost || cost < job->cost / 2) job->shared = cost;
    job->cost = cost;
}

/* Computes units up to `end`, on this thread or in regions, whichever is likely to be faster. If there is progress to
 * report, it returns after about one window. */
MAPFN_PLAIN void mapfn_omp_advance(mapfn_omp_job *job, const mapfn_opts *o, size_t end)
{
    mapfn_omp_pool *pool = &mapfn_omp_this_pool;
    double begun = mapfn_now(), now = begun;
    size_t probe = job->lanes;
    if (now - pool->last_call > MAPFN_OMP_WARM) pool->forgone = 0;
    while (job->done < end) {
        size_t left = end - job->done, first = job->done, at_once = left;
        double took;
        if (o->progress && now - begun > 2 * MAPFN_OMP_WINDOW) return;
        if (job->adder) at_once = job->adder->at_once(job, left);
        if (job->limit != 1 && job->cost > 0 && mapfn_omp_pays(pool, job, (double)at_once, now, now - begun)) {
            double const deadline = job->boxed ? now + 2 * MAPFN_OMP_WINDOW : 0;
            if (job->limit == 0) job->limit = mapfn_omp_limit(pool, o, job->n);
            took = job->limit <= 1 ? 0 : job->adder ? job->adder->region(job, end, now, deadline)
                : mapfn_omp_region(job, end, now, deadline);
            if (took > 0) {
                job->parallel = job->trusted = job->opened = true;
                now = took;
                continue;
            }
        }
        size_t const slice = mapfn_omp_slice(job, left, &probe);
        if (slice == left && first == 0) job->parallel = false;
        job->failed = mapfn_omp_compute(job, first, first + slice, 0, job->failed);
        job->done = first + slice;
        took = mapfn_now() - now;
        now += took;
        job->busy += took;
        if (job->limit == 1) continue;
        pool->forgone += took / 2; /* at least */
        if (took > MAPFN_OMP_TRUSTED) mapfn_omp_notice(job, took / (double)slice);
    }
    pool->last_call = now;
}

/* How the call's units are counted, and what earlier calls of this size taught. */
MAPFN_PLAIN void mapfn_omp_recall(mapfn_omp_job *job, const mapfn_opts *o, mapfn_omp_costs *costs)
{
    const mapfn_info *info = job->info;
    if (job->grain == 0 && !job->adder && (info->traits & MAPFN_HAS_ROWS) != 0) /* granules are whole elements */
        for (const mapfn_param *p = info->params; p < info->params + info->count; p++)
            if (p->layout == MAPFN_RAGGED && job->n > 0)
                job->splits[job->ragged++] = (const size_t *)mapfn_pointer_at(job->args, p->detail);
    job->done = mapfn_omp_units(job, o->begin);
    job->total = mapfn_omp_units(job, job->n);
    size_t const units = job->total - job->done;
    mapfn_omp_known *known = job->known = &costs->sized[mapfn_omp_size_class(units)];
    job->hinted = info->cost > 0;
    job->cost = job->hinted && units > 0 ? info->cost * (double)(job->n - o->begin) / (double)units
        : (double)mapfn_omp_load(&known->cost);
    job->shared = job->hinted ? 0 : (double)mapfn_omp_load(&known->shared);
    if (job->shared <= 0) job->shared = job->cost;
    job->joined = (double)mapfn_omp_load(&known->joined);
    job->trusted = job->cost > 0;
    job->parallel = job->was_parallel = __atomic_load_n(&known->parallel, __ATOMIC_RELAXED);
    job->uneven = job->was_uneven = !__atomic_load_n(&known->even, __ATOMIC_RELAXED);
    job->boxed = o->progress && !(job->trusted && (!job->uneven || (double)units * job->cost < MAPFN_OMP_WINDOW));
}

/* If short regions gain little, perhaps only an old measurement speaks for them: the cost on one thread, while the data
 * lay elsewhere. So now and then four calls in a row stay on this thread. The first three only bring the data back to
 * its cache. */
MAPFN_PLAIN void mapfn_omp_compare(mapfn_omp_job *job, unsigned calls)
{
    double const units = (double)(job->total - job->done), alone = units * job->cost,
        gain = alone - mapfn_omp_by_two(job, units) - job->pool->hot_start;
    if (!job->parallel || job->hinted || calls % 256 > 3 || alone > MAPFN_OMP_SLICE || gain > alone / 2) return;
    job->limit = 1;
    job->odd = calls % 256 < 3;
}

/* A map of steps can be shared in two ways, and which is faster depends on where the elements of many steps lie.
 * - In chunks. If such elements lie together, several threads get a part of them. If they are scattered, each chunk has
 *   few of them and most lanes stand idle: a call takes up to 30 times as long.
 * - A stretch for each thread. This is never much slower than one thread, and so comes first if there are few elements.
 * So the second call stays on this thread, the third is shared the other way, and the faster way is kept. The other one
 * is tried again after 16 calls, or more where it was slower, so that trials take a sixteenth of the time. */
enum { MAPFN_OMP_ALONE = 1, MAPFN_OMP_OTHER = 2, MAPFN_OMP_TRIALS = 16 };
MAPFN_PLAIN void mapfn_omp_try(mapfn_omp_job *job, unsigned calls)
{
    mapfn_omp_known *const known = job->known;
    unsigned char const wait = __atomic_load_n(&known->wait, __ATOMIC_RELAXED);
    if (wait == 0 && job->total - job->done < 64 * MAPFN_OMP_LANES)
        __atomic_store_n(&known->coarse, true, __ATOMIC_RELAXED);
    if (wait != MAPFN_OMP_OTHER)
        __atomic_store_n(&known->wait, (unsigned char)(wait > MAPFN_OMP_OTHER ? wait - 1 : wait + 1), __ATOMIC_RELAXED);
    job->coarse = __atomic_load_n(&known->coarse, __ATOMIC_RELAXED);
    if (wait == MAPFN_OMP_ALONE || calls % 256 == 1) job->limit = 1;
    else job->trial = wait == MAPFN_OMP_OTHER;
    if (!job->trial) return;
    job->coarse = !job->coarse;
    job->shared = job->cost; /* the cost of one way says nothing about the other one */
}

/* What a call teaches about regions: the time that threads worked and waited, as if all were work. */
MAPFN_PLAIN void mapfn_omp_learn_steps(const mapfn_omp_job *job, double cost)
{
    mapfn_omp_known *const known = job->known;
    double const before = (double)mapfn_omp_load(&known->shared), slower = before > 0 ? cost / before : 0;
    if (mapfn_omp_load(&known->cost) <= 0) mapfn_omp_keep(&known->cost, cost);
    if (!job->trial) {
        mapfn_omp_keep(&known->shared, cost);
        return;
    }
    if (slower < 0.9) {
        float now = (float)cost;
        __atomic_store(&known->shared, &now, __ATOMIC_RELAXED);
        __atomic_store_n(&known->coarse, job->coarse, __ATOMIC_RELAXED);
    }
    __atomic_store_n(&known->wait, (unsigned char)(slower < 1 ? MAPFN_OMP_TRIALS
        : slower < 15 ? MAPFN_OMP_TRIALS * slower : 255), __ATOMIC_RELAXED);
}

/* Computes all units, and calls progress between windows. */
MAPFN_PLAIN mapfn_status mapfn_omp_by_windows(mapfn_omp_job *job)
{
    mapfn_call *const c = job->call;
    const mapfn_opts *const o = c->opts;
    size_t step = SIZE_MAX;
    if (o->progress)
        step = job->grain ? job->grain : job->cost > 0 ? mapfn_omp_count(MAPFN_OMP_WINDOW / job->cost) : 16;
    do {
        size_t const before = c->done;
        double busy = job->busy;
        mapfn_omp_advance(job, o, job->total - job->done < step ? job->total : job->done + step);
        if (job->adder && c->found) job->done = job->total;
        c->done = mapfn_omp_element(job, job->done);
        if (c->done > before || c->n == before) {
            mapfn_status const status = mapfn_report(c);
            if (status != MAPFN_OK) return status;
        }
        /* four times as many below a quarter of a window, fewer above two windows: progress then costs under 1 % */
        busy = (job->busy - busy) / (double)(job->limit ? job->limit : 1);
        if (busy < MAPFN_OMP_WINDOW / 4 && step < SIZE_MAX / 4) step *= 4;
        else if (busy > MAPFN_OMP_WINDOW * 2) step = mapfn_omp_count((double)step * MAPFN_OMP_WINDOW / busy);
    } while (job->done < job->total);
    return MAPFN_OK;
}

/* What this call of `units` units teaches about the next ones. `whole`: it had all elements. */
MAPFN_PLAIN void mapfn_omp_remember(const mapfn_omp_job *job, mapfn_omp_costs *costs, size_t units, bool whole)
{
    if (job->parallel != job->was_parallel) __atomic_store_n(&job->known->parallel, job->parallel, __ATOMIC_RELAXED);
    if (job->uneven != job->was_uneven) __atomic_store_n(&job->known->even, !job->uneven, __ATOMIC_RELAXED);
    if (job->odd || units == 0) return;
    if (job->hinted) {
        if (__atomic_load_n(&costs->straight_below, __ATOMIC_RELAXED) == 0)
            mapfn_omp_learn_straight(costs, SIZE_MAX, job->info->cost);
    } else {
        /* less the 25 ns that the clock takes */
        double busy = job->busy > 50 ? job->busy - 25 : job->busy > 2 ? job->busy / 2 : 1;
        if (job->lanes > 1 && job->opened) mapfn_omp_learn_steps(job, busy / (double)units);
        else mapfn_omp_learn(job->known, busy / (double)units, job->parallel && job->lanes == 1);
        if (whole) mapfn_omp_learn_straight(costs, job->n, busy / (double)job->n);
    }
}

MAPFN_PLAIN mapfn_status mapfn_run_omp(mapfn_call *c, mapfn_omp_costs *costs)
{
    const mapfn_opts *const o = mapfn_start(c);
    bool const scratch = (c->info->traits & MAPFN_HAS_SCRATCH) != 0;
    unsigned const calls = __atomic_load_n(&costs->calls, __ATOMIC_RELAXED);
    mapfn_omp_job job;
    size_t slots = 1;
    mapfn_status status = MAPFN_OK;
    MAPFN_SUMS_ROOM(c)
    MAPFN_LEAVING(c);
    __atomic_store_n(&costs->calls, calls + 1, __ATOMIC_RELAXED);
    job.call = c;
    job.chunk_function = c->chunk;
    job.info = c->info;
    job.args = c->args;
    job.pool = &mapfn_omp_this_pool;
    job.slot = 1;
    job.ragged = 0;
    job.n = c->n;
    job.grain = o->grain;
    job.lanes = (c->info->traits & MAPFN_IS_REPEATED) != 0 && MAPFN_CHOICE(c->info->traits) ? MAPFN_STEP_LANES : 1;
    job.limit = MAPFN_OMP_SERIAL || o->parallel_iterations == 1 || c->n < 2 || scratch
        ? mapfn_omp_limit(job.pool, o, c->n) : 0;
    job.busy = 0;
    job.odd = job.in_order = false;
    job.fallible = (c->info->traits & MAPFN_IS_FALLIBLE) != 0;
    job.measure = calls < 64 || calls % 16 == 0;
    job.failed.index = SIZE_MAX;
    job.failed.code = 0;
    job.adder = (c->info->traits & MAPFN_HAS_SUMS) != 0 ? ((const mapfn_summing *)c->info)->omp : NULL;
    if (job.adder) job.adder->begin(&job, MAPFN_SUMS_ALLOCA(job.adder->table_bytes((const mapfn_summing *)c->info)));
    if (scratch) status = mapfn_omp_slots(&job, o, &slots);
    if (status == MAPFN_OK) status = mapfn_begin(c, slots, !c->sound);
    else if (c->ranks) status = c->ranks->agree(c, status);
    if (status == MAPFN_OK) {
        mapfn_omp_recall(&job, o, costs);
        size_t const first = job.done;
        mapfn_omp_compare(&job, calls);
        job.coarse = job.trial = job.opened = false;
        if (job.lanes > 1 && job.grain == 0 && !o->progress) mapfn_omp_try(&job, calls);
        status = mapfn_omp_by_windows(&job);
        c->failed = job.failed;
        mapfn_omp_remember(&job, costs, job.done - first, o->begin == 0 && status == MAPFN_OK);
    }
    return mapfn_end(c, status);
}

/* A map with sums that is called straight away, and has more elements than its kernel takes at once. */
MAPFN_PLAIN mapfn_status mapfn_omp_long(mapfn_call *c)
{
    return mapfn_sums_long(c->info, c->chunk, c->args, c->n, NULL, true, c->failure);
}

/* ======== src/omp/shells.h: name_map_omp, and the back end in the list of all.
 * Uses omp/runner.h. Used by definitions. */

/* ---------------------------------------------------------------------------------------- shell ---- */

/* the best map on this machine: back ends over several machines run on it */
#undef MAPFN_RUN_LOCALLY
#define MAPFN_RUN_LOCALLY(call) \
    static mapfn_omp_costs costs; \
    return mapfn_run_omp(call, &costs);

/* name_map_omp(…, opts). Checks are always made, inline where all is well. */
#define MAPFN_HERE_map_omp ~, 1
#define MAPFN_SHELL_map_omp(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_SHELL_OMP_, MAPFN_FLAG_ordered FLAGS)(RESULT, FLAGS, name, EACH, __VA_ARGS__)
#define MAPFN_SHELL_OMP_1(RESULT, FLAGS, name, EACH, ...) \
    MAPFN_REFUSED(name##_map_omp, "MAPFN_E08 " #name ": `ordered`: index order matters, so there is no parallel map: " \
        "call " #name "_map; see docs/errors.md#e08")
#define MAPFN_SHELL_OMP_0(RESULT, FLAGS, name, EACH, ...) \
    MAPFN_CAT(MAPFN_PUBLIC_RUNNER_, MAPFN_FLAG_exported FLAGS)( \
        MAPFN_SIGNATURE_OPTS(RESULT, name, _map_omp, (), EACH, __VA_ARGS__)) \
    { \
        static mapfn_omp_costs mapfn_costs; \
        MAPFN_COLLECT(name, EACH, __VA_ARGS__) \
        MAPFN_OMP_VERIFIED(RESULT, name) \
        if (__builtin_expect(!mapfn_q.mapfn_doubt && (mapfn_traits_##name & MAPFN_HAS_SCRATCH) == 0 \
                && mapfn_omp_straight(&mapfn_costs, mapfn_n, mapfn_o), 1)) { \
            MAPFN_CAT(MAPFN_OMP_STRAIGHT_, MAPFN_FLAG_gathers FLAGS)(RESULT, name, EACH, __VA_ARGS__) \
        } \
        return mapfn_run_omp(MAPFN_CALL_OF(RESULT, name), &mapfn_costs); \
    }
/* a call that surely needs no other thread */
#define MAPFN_OMP_STRAIGHT_0(RESULT, name, EACH, ...) \
    MAPFN_FAILED_##RESULT \
    if (mapfn_n > mapfn_kernel_most(mapfn_traits_##name)) \
        return mapfn_omp_long(MAPFN_CALL_OF(RESULT, name)); \
    MAPFN_FINISH_##RESULT(MAPFN_CHOSEN_KERNEL(name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), 0), #name)
#define MAPFN_OMP_STRAIGHT_1(RESULT, name, EACH, ...) return mapfn_run(MAPFN_CALL_OF(RESULT, name));
#if MAPFN_VERIFY
# define MAPFN_OMP_VERIFIED(RESULT, name) MAPFN_VERIFIED(RESULT, name, MAPFN_OMP_RUNNER)
# define MAPFN_OMP_RUNNER(call) mapfn_run_omp(call, &mapfn_costs)
#else
# define MAPFN_OMP_VERIFIED(RESULT, name)
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

/* ======== src/mapfn_omp.h goes on */
#endif /* this version, with -fopenmp or allowed to do without */
#endif /* MAPFN_OMP_H */
