/* mapfn_cuda.h 0.3.0: CUDA maps beside the sequential ones of mapfn.h: the same element function on the card.
 * printed from src/ by make headers; edit there.
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

/* ======== src/mapfn_cuda.h goes on */
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

/* ======== src/cuda/platform.h: what this compiler and the card can do, errors of the run time, and the capture mode.
 * Uses run/trouble.h. Used by cuda/. */

/* ----------------------------------------------------- platform: all compiler tests stand here ---- */
/* The architecture that device code is compiled for, as 75, 90, 120. The host asks the runtime for it: see
 * mapfn_cuda_device. */
#if defined(__CUDA_ARCH__)
# define MAPFN_CUDA_ARCH (__CUDA_ARCH__ / 10)
#elif !defined(MAPFN_CUDA_ARCH)
# define MAPFN_CUDA_ARCH 75
#endif

/* What this code can do, 0 or 1 each: what stands below asks these macros, and no compiler. Device code that was
 * launched early waits for the kernel before it; words of 16 bytes go to shared memory past registers; the runtime's
 * graphs know launches that begin early. */
#define MAPFN_CUDA_CAN_WAIT    (MAPFN_DEVICE_CODE && MAPFN_CUDA_ARCH >= 90 && MAPFN_CUDA_PDL)
#define MAPFN_CUDA_CAN_PASS    (MAPFN_DEVICE_CODE && MAPFN_CUDA_ARCH >= 80)
#define MAPFN_CUDA_EARLY_EDGES (CUDART_VERSION >= 12030)
/* a function of the driver's, which is thus not linked */
#if CUDART_VERSION >= 12050
# define MAPFN_CUDA_DRIVERS(name, p) cudaGetDriverEntryPointByVersion(name, p, 11080, cudaEnableDefault)
#else
# define MAPFN_CUDA_DRIVERS(name, p) cudaGetDriverEntryPoint(name, p, cudaEnableDefault)
#endif

/* MAPFN_CUDA_COLD qualifies code that runs once a chunk, or once a call: it is not optimized. Optimizing it would take
 * a third of the time in which a file of one map compiles. clang has no such attribute. */
#ifdef __clang__
# define MAPFN_CUDA_COLD static __attribute__((MAPFN_NOINLINE, __unused__))
#else
# define MAPFN_CUDA_COLD static __attribute__((MAPFN_NOINLINE, __unused__, __optimize__("O0")))
#endif
/* MAPFN_CUDA_IN_ONE_FILE: there once for all files of a program or of a shared library. It is weak only where it is
 * defined, as a weak call of nothing would be a crash and no link error. */
#if MAPFN_CUDA_RUN_TIME
# define MAPFN_CUDA_IN_ONE_FILE MAPFN_ONE
#else
# define MAPFN_CUDA_IN_ONE_FILE __attribute__((__visibility__("hidden")))
#endif

/* ---------------------------------------------------------------------------------------- errors ---- */
/* A call failed: what is its status? The runtime's own record of errors stays as it is. */
MAPFN_PLAIN mapfn_status mapfn_cuda_fail(const char *map, cudaError_t error)
{
    mapfn_cuda_this_error = (int)error;
    if (error == cudaErrorNoDevice || error == cudaErrorInsufficientDriver || error == cudaErrorInvalidDevice)
        return mapfn_reported(MAPFN_NO_DEVICE, map, cudaGetErrorString(error));
    if (error == cudaErrorMemoryAllocation) return mapfn_no_memory(map, NULL, 0);
    return mapfn_reported(MAPFN_CUDA_ERROR, map, cudaGetErrorString(error));
}

/* The capture mode: while some thread captures a graph, any thread that allocates or frees memory or loads a
 * kernel fails, and the capture fails with it. A thread whose calls concern no captured stream may say that it takes
 * care itself, and is exempt as long as this lives. */
#define MAPFN_CUDA_HIDDEN __attribute__((__visibility__("hidden"))) /* no symbols of a shared library */
struct mapfn_cuda_relaxed {
    enum cudaStreamCaptureMode other; /* the mode that the thread does not have now */
    bool works;                       /* false: there is no device, which other calls say */
    MAPFN_CUDA_HIDDEN mapfn_cuda_relaxed() : other(cudaStreamCaptureModeRelaxed), works(true) { exchange(); }
    MAPFN_CUDA_HIDDEN ~mapfn_cuda_relaxed() { exchange(); }
    MAPFN_CUDA_HIDDEN void exchange()
    {
        cudaError_t const earlier = cudaPeekAtLastError();
        for (int tries = 0; tries < 2 && works; tries++) /* the first may only report an error of earlier work */
            if (cudaThreadExchangeStreamCaptureMode(&other) == cudaSuccess) return;
        if (works && earlier == cudaSuccess) cudaGetLastError();
        works = false;
    }
};

/* ======== src/cuda/shape.h: kinds of devices, and the shape of a map: what a choice of a kernel must know of its
 * types.
 * Uses cuda/platform.h. Used by cuda/plan.h. */

/* bytes of a thread's widest access */
static constexpr int mapfn_cuda_width(int arch) { return arch >= 100 ? 32 : 16; }
/* threads that a multiprocessor holds */
static constexpr int mapfn_cuda_resident(int arch)
{
    return arch < 80 ? 1024 : arch == 80 || arch == 90 || (arch >= 100 && arch < 120) ? 2048 : 1536;
}
/* bytes that must be on their way to a multiprocessor for full speed */
static constexpr int mapfn_cuda_in_flight(int arch)
{
    return arch < 80 ? 12 << 10 : arch < 90 ? 16 << 10 : arch < 100 ? 48 << 10 : 64 << 10;
}

/* Shared memory of a tile: a multiprocessor of 228 KB holds eight, and smaller ones at least three. */
static constexpr unsigned mapfn_cuda_tile_bytes(int arch) { return arch >= 90 && arch < 120 ? 28 << 10 : 16 << 10; }

/* Elements of up to so many bytes, and rows of a constant length of up to so many, stay in a thread's registers. Longer
 * ones pass through shared memory. */
enum { MAPFN_CUDA_SHORT = 16 };

/* What the choice of a kernel must know of a map's types, beside its traits. A kind's part, its word SHAPE, is one of
 * these functions, and .mapfn_update() behind it where the array is read and written:
 *   .mapfn_element(size, align, access)
 *                                an array of one value for each element; access is MAPFN_READ or 0
 *   .mapfn_step(size, access)    the same with a stride
 *   .mapfn_row(length, size, align), .mapfn_row_out(length, size, align, number)
 *                                rows; rows that are only written, and whether of numbers; length: 0, or of short rows,
 *                                which are elements
 *   .mapfn_ragged_row(), .mapfn_lookup(), .mapfn_draws(), .mapfn_repeats()
 *                                rows of any length; a table; random numbers; steps */
struct mapfn_cuda_shape {
    int widest = 0, narrowest = 1 << 20; /* bytes of an element, in element arrays */
    int read = 0;                        /* bytes read for one element, of all arrays */
    bool odd = false;                    /* the size of one is no power of two: no access takes several */
    bool large = false;                  /* one is larger than MAPFN_CUDA_SHORT */
    int large_align = 4;                 /* the strictest alignment of those */
    bool rows = false, ragged = false, table = false, rng = false;
    bool steps = false;                  /* elements take different times: one a thread */
    bool fresh = true;                   /* rows that are only written are of numbers of 4 or 8 bytes */
    bool updates = false;                /* something is read and written */

    constexpr mapfn_cuda_shape &mapfn_element(size_t size, size_t align, int access)
    {
        if (size > MAPFN_CUDA_SHORT) {
            large = true;
            if ((int)align > large_align) large_align = (int)align;
        } else if ((size & (size - 1)) != 0) {
            odd = true;
        } else if ((int)size > widest) {
            widest = (int)size;
        }
        if ((int)size < narrowest) narrowest = (int)size;
        return mapfn_step(size, access);
    }
    constexpr mapfn_cuda_shape &mapfn_step(size_t size, int access)
    {
        if ((access & MAPFN_READ) != 0) read += (int)size;
        return *this;
    }
    constexpr mapfn_cuda_shape &mapfn_row(size_t length, size_t size, size_t align, int access = MAPFN_READ)
    {
        if (length > 0) return mapfn_element(length * size, align, access);
        rows = true;
        return *this;
    }
    constexpr mapfn_cuda_shape &mapfn_row_out(size_t length, size_t size, size_t align, bool number)
    {
        fresh = fresh && number && (size == 4 || size == 8);
        return mapfn_row(length, size, align, 0);
    }
    constexpr mapfn_cuda_shape &mapfn_ragged_row() { ragged = true; return *this; }
    constexpr mapfn_cuda_shape &mapfn_lookup() { table = true; return *this; }
    constexpr mapfn_cuda_shape &mapfn_draws() { rng = true; return *this; }
    constexpr mapfn_cuda_shape &mapfn_repeats() { steps = true; return *this; }
    constexpr mapfn_cuda_shape &mapfn_update() { updates = true; return *this; }
    /* Are rows only written, and may be computed twice? */
    MAPFN_CUDA_HIDDEN constexpr bool has_fresh() const { return rows && fresh && !updates; }
};

/* V: neighbouring elements that a thread takes at once. `wide`: 1 for aligned arrays; 0 for arrays of different phases,
 * where elements below 4 bytes are taken by words of 4. */
static constexpr int mapfn_cuda_lanes(mapfn_cuda_shape s, unsigned traits, int arch, bool wide)
{
    if (s.widest == 0 || s.odd || s.large || s.steps || (traits & (MAPFN_HAS_STRIDE | MAPFN_IS_LOOPED)) != 0) return 1;
    if (wide) return mapfn_cuda_width(arch) / s.widest;
    /* one with `where`: a word may hold a skipped element */
    return s.narrowest >= 4 || (traits & MAPFN_HAS_WHERE) != 0 ? 1 : 4 / s.narrowest;
}
/* U: how many times V elements a thread takes, all loads before the first store: for as many bytes on their way as the
 * card needs, and twice where V is 1, so that two elements share what a thread has to do before it loads. */
static constexpr int mapfn_cuda_unroll(mapfn_cuda_shape s, int lanes, int arch)
{
    int u = lanes == 1 ? 2 : 1;
    if (s.read == 0 || s.steps) return 1;
    while (u < (lanes == 1 ? 8 : 4) && u * s.read * lanes * mapfn_cuda_resident(arch) < mapfn_cuda_in_flight(arch))
        u *= 2;
    return u;
}

/* ======== src/cuda/plan.h: which kernel a call takes, and how it is dealt out. Pure functions.
 * Uses cuda/shape.h. Used by cuda/launch.h. */

enum {
    MAPFN_CUDA_PARAMS = MAPFN_ARRAYS_MOST,
    MAPFN_CUDA_TEAMS = 8,   /* of a block: a warp each */
    MAPFN_CUDA_SHARED_MOST = 47 << 10, /* of 48: maps with sums that a body calls may keep something there too */
    MAPFN_CUDA_TILE_LEAST = 8, MAPFN_CUDA_TILE_THREADS = 128
};

/* What a kernel is told beside the map's arguments. [begin, end) is dealt out in tiles, one a block. Elements [first,
 * begin) and [end, last) are the edges, fewer than two groups at each side, and the last block does both. */
struct mapfn_cuda_grid {
    size_t first, begin, end, last;
    size_t most; /* threads that may compute at once; 0: all */
    unsigned tiles, blocks, threads;
    unsigned group; /* elements of a thread, for which the kernel was compiled; where they go one by one, of a block */
};

/* Tiles of arrays that are copied to shared memory and back: rows, and large elements.
 * - Element t of a tile stands at place + t * step there. `step` is such that no more than two threads side by side use
 *   one bank.
 * - Unpadded rows keep their alignment: a tile begins at the same offset from a multiple of 16 as its rows do in the
 *   array, if all tiles do. They are copied by words of 16 bytes, in one run.
 * - Others are copied by the largest word that their rows and their place are a multiple of. */
struct mapfn_cuda_stage {
    const char *array;
    size_t each;             /* bytes of an element's row */
    unsigned place, step;
    unsigned inverse;        /* 2^32 / words of a row, rounded up: a multiplication instead of a division */
    unsigned char word;      /* 16, 4, 2, 1; 0: in one run */
    unsigned char fresh;     /* not copied there, but filled with a mark: the bytes of a value; else 0 */
    bool in, out;            /* copied to shared memory before, and back after */
};
template <int Arrays> struct mapfn_cuda_tiling {
    size_t begin, end;
    unsigned tile, blocks, shared; /* elements of a tile; bytes of shared memory */
    mapfn_cuda_stage stage[Arrays];
};

#if MAPFN_CUDA_RUN_TIME
/* Elements [from, to) in groups of `lanes`, `unroll` groups a thread. A group begins where (index + phase) is a
 * multiple of `lanes`, and none is nearer than `margin` elements to the ends.
 * A grid has at most 2^31 - 1 blocks: where `last` is not `to`, another launch goes on from there. */
MAPFN_PLAIN mapfn_cuda_grid mapfn_cuda_plan(size_t from, size_t to, unsigned lanes, unsigned unroll, unsigned phase,
    unsigned margin, unsigned processors)
{
    mapfn_cuda_grid g = {from, to, to, to, 0, 0, 0, 256, lanes * unroll};
    size_t n = to - from, head = margin + (lanes - (phase + margin + from % lanes) % lanes) % lanes;
    if (head + margin < n) {
        g.begin = from + head;
        g.end = g.begin + (n - head - margin) / lanes * lanes;
    }
    size_t body = g.end - g.begin, tile = (size_t)lanes * unroll * g.threads;
    while (g.threads > 64 && body / tile < processors) { /* smaller blocks, so that all processors have some */
        g.threads /= 2;
        tile /= 2;
    }
    size_t tiles = body / tile + (body % tile != 0);
    if (tiles > 0x7ffffffe) {
        tiles = 0x7ffffffe;
        g.end = g.last = g.begin + tiles * tile;
    }
    g.tiles = (unsigned)tiles;
    g.blocks = g.tiles + (g.begin > g.first || g.last > g.end);
    return g;
}

/* Elements [from, to), one at a time in each thread, or each team of 32 threads: `least` to `largest` of them are a
 * block, so that all processors have some, and at most `most` work at once (0: as many as there are elements). */
MAPFN_PLAIN mapfn_cuda_grid mapfn_cuda_plan_each(size_t from, size_t to, size_t most, unsigned processors,
    unsigned least, unsigned largest)
{
    mapfn_cuda_grid g = {from, from, to, to, 0, 0, 0, 0, least};
    size_t n = to - from;
    g.most = most > 0 && most < n ? most : n;
    while (g.group < largest && g.most / g.group > processors) g.group *= 2;
    if (g.most > (size_t)0x7fffffff * g.group) g.most = (size_t)0x7fffffff * g.group;
    g.tiles = g.blocks = (unsigned)(g.most / g.group + (g.most % g.group != 0));
    return g;
}

/* The bytes of an element of an array. Rows of a map without `rows` in its shape are short ones. */
static inline size_t mapfn_cuda_element_bytes(const mapfn_param *p, const void *args)
{
    return p->detail ? p->size * mapfn_size_at(args, p->detail) : p->size;
}

/* The unit of the distance between rows, in bytes: the largest power of two that divides a value's size, at least 4.
 * The value's alignment divides it. */
static inline size_t mapfn_cuda_unit(size_t value) { return (value & (0 - value)) < 4 ? 4 : value & (0 - value); }
/* the distance of elements at which no more than two threads side by side meet in one of the 32 banks of 4 bytes */
static inline unsigned mapfn_cuda_step(size_t each, size_t unit)
{
    size_t const apart = each / (unit < 16 ? unit : 16), meet = apart & (0 - apart);
    return (unsigned)(each % unit == 0 && each / unit % 2 == 0 && unit <= 128 && (meet == 0 || meet > 2)
        ? each + unit : each);
}

/* Is an array that is written also read? Then an element may not be computed again: it has overwritten what it, or
 * another element, reads. Or, if `rows`: is a row in place of another array? */
MAPFN_PLAIN bool mapfn_cuda_in_place_of(const mapfn_info *info, const void *args, bool rows)
{
    for (int k = 0; k < info->count * info->count; k++) {
        const mapfn_param *p = &info->params[k / info->count], *q = &info->params[k % info->count];
        if ((p->access & MAPFN_WRITTEN) != 0 && mapfn_pointer_at(args, p->field) == mapfn_pointer_at(args, q->field)
            && (rows ? p != q && p->layout == MAPFN_EACH_ELEMENT && q->layout == MAPFN_EACH_ELEMENT
                    && (p->detail || q->detail) : (q->access & MAPFN_READ) != 0))
            return true;
    }
    return false;
}

/* Which arrays pass through tiles, in which direction, and how far apart do their elements stand there? Parameters that
 * are the same memory are one array, since in place the body sees what it wrote: twin[k] is k, or the one before it. k
 * counts arrays of elements and rows, as the kinds' word NTH does.
 * Returns the bytes of an element in all arrays; `most` or more: it does not fit. */
MAPFN_PLAIN size_t mapfn_cuda_find_stages(mapfn_cuda_stage *stage, int *twin, const mapfn_info *info, const void *args,
    const mapfn_cuda_shape *shape, size_t most)
{
    bool const fresh = shape->has_fresh() && !mapfn_cuda_in_place_of(info, args, false);
    size_t bytes = 0, unit[MAPFN_CUDA_PARAMS];
    bool words[MAPFN_CUDA_PARAMS];
    for (int k = 0; k < info->count; stage[k] = {}, k++) twin[k] = k;
    int k = -1;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++) {
        if (p->layout == MAPFN_EACH_ELEMENT) k++;
        if (p->layout != MAPFN_EACH_ELEMENT || (p->detail ? !shape->rows : p->size <= MAPFN_CUDA_SHORT)) continue;
        mapfn_cuda_stage *s = &stage[k], *first = stage;
        if (p->detail && mapfn_size_at(args, p->detail) > most / p->size) return most;
        s->array = (const char *)mapfn_pointer_at(args, p->field);
        s->each = mapfn_cuda_element_bytes(p, args);
        if (s->each == 0) continue;
        while (first->array != s->array || first->each != s->each) first++;
        twin[k] = (int)(first - stage);
        size_t const its = p->detail ? mapfn_cuda_unit(p->size) : (size_t)shape->large_align;
        if (first == s || unit[twin[k]] < its) unit[twin[k]] = its;
        /* elements that threads take by 16 bytes meet in few banks as they stand */
        if (first == s) words[k] = !p->detail && (s->each | (uintptr_t)s->array) % 16 == 0;
        bytes -= first->step;
        first->step = words[twin[k]] ? (unsigned)s->each : mapfn_cuda_step(s->each, unit[twin[k]]);
        bytes += first->step;
        /* a row may be written in part, an element is written whole */
        if (p->detail && fresh && (p->access & MAPFN_READ) == 0) first->fresh = (unsigned char)p->size;
        else first->in |= p->detail || (p->access & MAPFN_READ) != 0;
        first->out |= (p->access & MAPFN_WRITTEN) != 0;
    }
    return bytes;
}

/* Where does each array of `count` elements stand in shared memory, and by which words is it copied? Returns the bytes
 * in all. */
MAPFN_PLAIN unsigned mapfn_cuda_place_stages(mapfn_cuda_stage *stage, const int *twin, int arrays, size_t from,
    unsigned count)
{
    unsigned end = 0;
    for (int k = 0; k < arrays; k++) {
        mapfn_cuda_stage *s = &stage[k];
        s->place = stage[twin[k]].place;
        s->step = stage[twin[k]].step;
        if (twin[k] != k || s->each == 0) continue;
        uintptr_t const address = (uintptr_t)s->array + from * s->each;
        bool const run = s->step == s->each && count * s->each % 16 == 0;
        s->place = end + (run ? (unsigned)(address % 16) : 0);
        end = (s->place + s->step * count + 127) / 128 * 128;
        uintptr_t const all = address | s->each;
        /* a row of one word would have no inverse, and no gap either but for one of 16 */
        s->word = run ? 0 : all % 16 == 0 && s->each > 16 ? 16 : all % 4 == 0 ? 4 : all % 2 == 0 ? 2 : 1;
        s->inverse = run || s->each == s->word ? 0 : ~0u / (unsigned)(s->each / s->word) + 1;
    }
    return end;
}

/* Elements [from, to), or as many as one launch takes: until t.end. False: not even a few elements fit into shared
 * memory. */
MAPFN_PLAIN bool mapfn_cuda_plan_tiles(mapfn_cuda_tiling<MAPFN_CUDA_PARAMS> *tiling, const mapfn_info *info,
    const void *args, size_t from, size_t to, const mapfn_cuda_shape *shape, unsigned processors, int arch)
{
    mapfn_cuda_tiling<MAPFN_CUDA_PARAMS> &t = *tiling;
    int twin[MAPFN_CUDA_PARAMS];
    size_t const n = to - from;
    /* each array takes a phase, and is rounded up */
    size_t const most = MAPFN_CUDA_SHARED_MOST - 2 * 128 * (size_t)info->count,
        bytes = mapfn_cuda_find_stages(t.stage, twin, info, args, shape, most);
    t.tile = 1024;
    while (t.tile > 32 && (t.tile * bytes > mapfn_cuda_tile_bytes(arch) || n / t.tile < processors)) t.tile /= 2;
    while (t.tile > MAPFN_CUDA_TILE_LEAST && t.tile * bytes > most) t.tile /= 2;
    if (t.tile * bytes > most) return false;
    t.shared = mapfn_cuda_place_stages(t.stage, twin, info->count, from, t.tile);
    size_t const tiles = n / t.tile + (n % t.tile != 0);
    t.blocks = (unsigned)(tiles < 0x7fffffff ? tiles : 0x7fffffff);
    t.begin = from;
    t.end = tiles > t.blocks ? from + (size_t)t.blocks * t.tile : to;
    return true;
}

/* The phase of a map's element arrays: how many elements before their start a vector of `lanes` would begin; -1 if they
 * differ. Or that of the first output, for kernels that take inputs by words from any place. */
MAPFN_PLAIN int mapfn_cuda_phase(const mapfn_info *info, const void *args, unsigned lanes, bool of_output)
{
    int phase = -1;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++) {
        if (p->layout != MAPFN_EACH_ELEMENT || (of_output && (p->access & MAPFN_WRITTEN) == 0)) continue;
        uintptr_t address = (uintptr_t)mapfn_pointer_at(args, p->field);
        size_t const bytes = mapfn_cuda_element_bytes(p, args);
        int its = (int)(address / bytes % lanes);
        if (of_output) return its;
        if (address % bytes != 0 || (phase >= 0 && phase != its)) return -1;
        phase = its;
    }
    return phase < 0 ? 0 : phase;
}
#endif

/* ======== src/cuda/memory.h: how a kernel reaches element i of an array.
 * Uses cuda/platform.h. Used by cuda/kinds.h. */

/* There is one class for each way:
 *     r[0] … r[V - 1]   what a thread keeps of V elements
 *     live              bit j: is lane j computed (`where`)? Of the others nothing is read or written
 *     nth               the array's place among the map's; -1 for what an output was before, and with a stride */

template <int Bytes> struct alignas(Bytes) mapfn_cuda_word { uint32_t part[Bytes / 4]; };
template <> struct mapfn_cuda_word<1> { unsigned char part; };
template <> struct mapfn_cuda_word<2> { unsigned short part; };

template <int V> struct mapfn_cuda_all { enum : unsigned { lanes = V >= 32 ? ~0u : (1u << V % 32) - 1 }; };

#define MAPFN_CUDA_FN static __device__ __forceinline__ MAPFN_UNUSED
#define MAPFN_CUDA_METHOD __device__ __forceinline__
#if MAPFN_DEVICE_CODE
# define MAPFN_CUDA_ROLLED _Pragma("unroll 1")
/* Loads stay before it. The compiler would move one behind a condition that only its value's use has. */
# define MAPFN_CUDA_LOADED() __asm__ volatile("" : : : "memory")
# define MAPFN_CUDA_ASSUME(what) __builtin_assume(what)
#else
# define MAPFN_CUDA_ROLLED
# define MAPFN_CUDA_LOADED() ((void)0)
# define MAPFN_CUDA_ASSUME(what)
#endif

/* what stands at p; tests on the host see here whether it may stand there */
template <class Word> MAPFN_CUDA_FN Word &mapfn_cuda_at(void *p) { return *(Word *)p; }
template <class Word> MAPFN_CUDA_FN Word const &mapfn_cuda_at(void const *p) { return *(Word const *)p; }

/* one element after the other, V elements in a row: any array of T */
template <int V> struct mapfn_cuda_direct {
    enum { short_rows = 1 }; /* are short rows in registers? */
    template <class T> MAPFN_CUDA_METHOD void mapfn_load(T *r, T const *p, int, size_t i, unsigned live) const
    {
        MAPFN_UNROLL for (int j = 0; j < V; j++) if (live >> j & 1) r[j] = p[i + (unsigned)j];
    }
    template <class T> MAPFN_CUDA_METHOD void mapfn_store(T *p, T const *r, int, size_t i, unsigned live) const
    {
        MAPFN_UNROLL for (int j = 0; j < V; j++) if (live >> j & 1) p[i + (unsigned)j] = r[j];
    }
    template <class T> MAPFN_CUDA_METHOD T *row(T *p, int, size_t length, size_t i) const { return p + i * length; }
    /* which of the elements in flight is this? */
    MAPFN_CUDA_METHOD size_t mapfn_slot() const { return (size_t)blockIdx.x * blockDim.x + threadIdx.x; }
};

/* The same with all rows where they are. So rows in place are one for the body, which sees what it wrote. */
struct mapfn_cuda_in_place : mapfn_cuda_direct<1> { enum { short_rows = 0 }; };

/* one access for V elements: p + i is a multiple of their bytes */
template <int V> struct mapfn_cuda_vector : mapfn_cuda_direct<V> {
    template <class T> MAPFN_CUDA_METHOD void mapfn_load(T *r, T const *p, int nth, size_t i, unsigned live) const
    {
        typedef mapfn_cuda_word<V * (int)sizeof(T)> word;
        if (live != mapfn_cuda_all<V>::lanes) return mapfn_cuda_direct<V>::mapfn_load(r, p, nth, i, live);
        word const w = mapfn_cuda_at<word>((void const *)(p + i));
        memcpy((void *)r, &w, sizeof w);
    }
    template <class T> MAPFN_CUDA_METHOD void mapfn_store(T *p, T const *r, int nth, size_t i, unsigned live) const
    {
        typedef mapfn_cuda_word<V * (int)sizeof(T)> word;
        if (live != mapfn_cuda_all<V>::lanes) return mapfn_cuda_direct<V>::mapfn_store(p, r, nth, i, live);
        word w;
        memcpy(&w, (void const *)r, sizeof w);
        mapfn_cuda_at<word>((void *)(p + i)) = w;
    }
};

/* V elements of arrays that stand anywhere. Elements below 4 bytes are taken by the aligned words that they lie in, and
 * shifted into place; the array goes on for at least 3 bytes before them and 4 behind. */
template <int V> struct mapfn_cuda_shifted : mapfn_cuda_vector<V> {
    template <class T> MAPFN_CUDA_METHOD void mapfn_load(T *r, T const *p, int nth, size_t i, unsigned live) const
    {
        enum { words = V * sizeof(T) / 4 };
        if (sizeof(T) >= 4 || live != mapfn_cuda_all<V>::lanes)
            return mapfn_cuda_direct<V>::mapfn_load(r, p, nth, i, live);
        uintptr_t const address = (uintptr_t)(p + i);
        /* by the pointer, so that it stays one to global memory */
        uint32_t const *const from = (uint32_t const *)(void const *)((char const *)(p + i) - (address & 3));
        unsigned const shift = (unsigned)(address & 3) * 8;
        uint32_t w[words + 1];
        MAPFN_UNROLL for (int k = 0; k <= words; k++) w[k] = from[k];
        MAPFN_UNROLL for (int k = 0; k < words; k++) w[k] = (uint32_t)(((uint64_t)w[k + 1] << 32 | w[k]) >> shift);
        memcpy((void *)r, w, V * sizeof(T));
    }
    template <class T> MAPFN_CUDA_METHOD void mapfn_store(T *p, T const *r, int nth, size_t i, unsigned live) const
    {
        if (sizeof(T) >= 4 || (uintptr_t)(p + i) % (V * sizeof(T)) != 0)
            mapfn_cuda_direct<V>::mapfn_store(p, r, nth, i, live);
        else mapfn_cuda_vector<V>::mapfn_store(p, r, nth, i, live);
    }
};

/* An element of whole words of 16 bytes, to or from such ones. (Words: 0 for types that have none.) */
template <int Words> MAPFN_CUDA_FN void mapfn_cuda_words_from(void *to, unsigned char const *from)
{
    mapfn_cuda_word<16> w[Words + 1];
    MAPFN_UNROLL for (int k = 0; k < Words; k++) w[k] = mapfn_cuda_at<mapfn_cuda_word<16>>(from + 16 * k);
    memcpy(to, w, Words * sizeof *w);
}
template <int Words> MAPFN_CUDA_FN void mapfn_cuda_words_to(unsigned char *to, void const *from)
{
    mapfn_cuda_word<16> w[Words + 1];
    memcpy(w, from, Words * sizeof *w);
    MAPFN_UNROLL for (int k = 0; k < Words; k++) mapfn_cuda_at<mapfn_cuda_word<16>>(to + 16 * k) = w[k];
}

/* Tiles in shared memory: rows, and elements of more than MAPFN_CUDA_SHORT bytes. Those of whole words of 16 bytes are
 * taken by such words, where they stand so. */
struct mapfn_cuda_staged : mapfn_cuda_direct<1> {
    unsigned char *shared;
    mapfn_cuda_stage const *stage;
    size_t first;
    MAPFN_CUDA_METHOD mapfn_cuda_staged(unsigned char *s, mapfn_cuda_stage const *st, size_t f)
        : shared(s), stage(st), first(f) {}
    MAPFN_CUDA_METHOD unsigned char *at(int nth, size_t i) const
    {
        return shared + stage[nth].place + (unsigned)(i - first) * stage[nth].step;
    }
    template <class T> MAPFN_CUDA_METHOD void mapfn_load(T *r, T const *p, int nth, size_t i, unsigned live) const
    {
        if (sizeof(T) <= MAPFN_CUDA_SHORT || nth < 0) mapfn_cuda_direct<1>::mapfn_load(r, p, nth, i, live);
        else if (sizeof(T) % 16 == 0 && (stage[nth].place | stage[nth].step) % 16 == 0)
            mapfn_cuda_words_from<sizeof(T) / 16>((void *)r, at(nth, i));
        else r[0] = *(T const *)(void const *)at(nth, i);
    }
    template <class T> MAPFN_CUDA_METHOD void mapfn_store(T *p, T const *r, int nth, size_t i, unsigned live) const
    {
        if (sizeof(T) <= MAPFN_CUDA_SHORT || nth < 0) mapfn_cuda_direct<1>::mapfn_store(p, r, nth, i, live);
        else if (sizeof(T) % 16 == 0 && (stage[nth].place | stage[nth].step) % 16 == 0)
            mapfn_cuda_words_to<sizeof(T) / 16>(at(nth, i), (void const *)r);
        else *(T *)(void *)at(nth, i) = r[0];
    }
    template <class T>
    MAPFN_CUDA_METHOD T *row(T *, int nth, size_t, size_t i) const { return (T *)(void *)at(nth, i); }
};

template <int V, class T> MAPFN_CUDA_FN unsigned mapfn_cuda_nonzero(T const *r, unsigned live)
{
    MAPFN_UNROLL for (int j = 0; j < V; j++) if ((live >> j & 1) && r[j] == 0) live &= ~(1u << j);
    return live;
}
/* what a thread keeps of V elements; T need have no default */
template <class T, int V> struct mapfn_cuda_kept {
    union { T mapfn_lane[V]; };
    MAPFN_CUDA_METHOD mapfn_cuda_kept() {}
};

/* What a thread keeps of rows: of short ones, V rows, like elements; of others, whose Length is 0, nothing that it
 * uses, since the memory has them. The element function is given row j of these by `mapfn_nth_row`. */
template <class T, int Length> struct mapfn_cuda_short { T value[Length > 0 ? Length : 1]; };
template <class T> struct mapfn_cuda_bare { typedef T mapfn_its_type; };
template <class T> struct mapfn_cuda_bare<T const> { typedef T mapfn_its_type; };
#define MAPFN_CUDA_BARE(T) typename mapfn_cuda_bare<T>::mapfn_its_type
template <class T, int V, int Length> struct mapfn_cuda_row {
    typedef mapfn_cuda_short<T, Length> row;
    mapfn_cuda_kept<row, V> kept;
    template <class M> MAPFN_CUDA_METHOD void mapfn_load(M const &m, T const *p, int nth, size_t i, unsigned live)
    {
        if (Length > 0 && M::short_rows) m.mapfn_load(kept.mapfn_lane, (row const *)(void const *)p, nth, i, live);
    }
    template <class M> MAPFN_CUDA_METHOD void mapfn_store(M const &m, T *p, int nth, size_t i, unsigned live) const
    {
        if (Length > 0 && M::short_rows) m.mapfn_store((row *)(void *)p, kept.mapfn_lane, nth, i, live);
    }
    template <class M, class P>
    MAPFN_CUDA_METHOD P *mapfn_nth_row(M const &m, P *p, int nth, size_t length, size_t i, int j)
    {
        return Length > 0 && M::short_rows ? kept.mapfn_lane[j].value : m.row(p, nth, length, i + (unsigned)j);
    }
};

/* ======== src/cuda/kinds.h: the words that each kind adds for cards, and the struct of a map that they become.
 * Uses cuda/memory.h. Used by cuda/kernels.h. */

/* Each kind adds to those of mapfn.h such of these words as it needs: behind `~,` stands what the generator below puts
 * into a function of the map's struct. A kind without a word adds nothing there.
 *
 *     SHAPE   the kind's part of the map's shape, see mapfn_cuda_shape
 *     BYTES   of rows: their bytes if the length is a constant, else 0
 *     NTH     of the layout MAPFN_EACH_ELEMENT: the array's place among these
 *     KEEP    what a thread keeps of V elements
 *     MASK    fills it before all others, and says which lanes live
 *     LOAD    fills it
 *     DRAW    statements before lane j is computed
 *     LANE    what the element function is called with
 *     STORE   writes it back
 *     OWN     of outputs: is it the body's own? For maps in element functions of teams
 *
 *     mapfn_a   the argument struct             mapfn_r   what the thread keeps of V elements
 *     mapfn_m   the memory                      mapfn_j   a lane
 *     mapfn_i   the first element of V */
#define MAPFN_CUDA_SHAPE(item) MAPFN_REST(MAPFN_CUDA_SHAPE_##item)
#define MAPFN_CUDA_BYTES(item) MAPFN_REST(MAPFN_CUDA_BYTES_##item)
#define MAPFN_CUDA_NTH(item) MAPFN_REST(MAPFN_CUDA_NTH_##item)
#define MAPFN_CUDA_KEEP(item) MAPFN_REST(MAPFN_CUDA_KEEP_##item)
#define MAPFN_CUDA_MASK(item) MAPFN_REST(MAPFN_CUDA_MASK_##item)
#define MAPFN_CUDA_LOAD(item) MAPFN_REST(MAPFN_CUDA_LOAD_##item)
#define MAPFN_CUDA_DRAW(item) MAPFN_REST(MAPFN_CUDA_DRAW_##item)
#define MAPFN_CUDA_LANE(item) MAPFN_REST(MAPFN_CUDA_LANE_##item)
#define MAPFN_CUDA_STORE(item) MAPFN_REST(MAPFN_CUDA_STORE_##item)
#define MAPFN_CUDA_OWN(item) MAPFN_REST(MAPFN_CUDA_OWN_##item)

#define MAPFN_CUDA_SHAPE_in(T, x) ~, .mapfn_element(sizeof(T), alignof(T), MAPFN_READ)
#define MAPFN_CUDA_NTH_in(T, x) ~, mapfn_nth_##x,
#define MAPFN_CUDA_KEEP_in(T, x) ~, mapfn_cuda_kept<T, mapfn_V> x;
#define MAPFN_CUDA_LOAD_in(T, x) \
    ~, mapfn_m.mapfn_load(mapfn_r.x.mapfn_lane, mapfn_a.x, mapfn_nth_##x, mapfn_i, mapfn_live);
#define MAPFN_CUDA_LANE_in(T, x) ~, , mapfn_r.x.mapfn_lane[mapfn_j]

/* *y is loaded, because an element may leave it as it is. Where it never does, the compiler removes the load. */
#define MAPFN_CUDA_SHAPE_out(T, y) ~, .mapfn_element(sizeof(T), alignof(T), 0)
#define MAPFN_CUDA_NTH_out MAPFN_CUDA_NTH_in
#define MAPFN_CUDA_KEEP_out MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_out(T, y) ~, mapfn_m.mapfn_load(mapfn_r.y.mapfn_lane, mapfn_a.y, -1, mapfn_i, mapfn_live);
#define MAPFN_CUDA_LANE_out(T, y) ~, , &mapfn_r.y.mapfn_lane[mapfn_j]
#define MAPFN_CUDA_STORE_out(T, y) \
    ~, mapfn_m.mapfn_store(mapfn_a.y, mapfn_r.y.mapfn_lane, mapfn_nth_##y, mapfn_i, mapfn_live);
#define MAPFN_CUDA_OWN_out(T, y) ~, || MAPFN_CUDA_OWN_ARRAY(y)

#define MAPFN_CUDA_SHAPE_inout(T, z) ~, .mapfn_element(sizeof(T), alignof(T), MAPFN_READ).mapfn_update()
#define MAPFN_CUDA_NTH_inout MAPFN_CUDA_NTH_in
#define MAPFN_CUDA_KEEP_inout MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_inout MAPFN_CUDA_LOAD_in
#define MAPFN_CUDA_LANE_inout MAPFN_CUDA_LANE_out
#define MAPFN_CUDA_STORE_inout MAPFN_CUDA_STORE_out
#define MAPFN_CUDA_OWN_inout MAPFN_CUDA_OWN_out

#define MAPFN_CUDA_LANE_uniform(T, a) ~, , mapfn_a.a
#define MAPFN_CUDA_LANE_table(T, t, LEN) ~, , mapfn_a.t
#define MAPFN_CUDA_SHAPE_table(T, t, LEN) ~, .mapfn_lookup()

#define MAPFN_CUDA_LANE_index(...) ~, MAPFN_INDEX(MAPFN_CUDA_LANE_OF_INDEX, __VA_ARGS__)
#define MAPFN_CUDA_LANE_OF_INDEX(T, i) , (T)(mapfn_a.mapfn_base.mapfn_offset + mapfn_i + (unsigned)mapfn_j)

#define MAPFN_CUDA_SHAPE_in_row(T, x, D) ~, .mapfn_row(mapfn_short::x, sizeof(T), alignof(T))
#define MAPFN_CUDA_BYTES_in_row(T, x, D) \
    ~, MAPFN_UNUSED constexpr size_t mapfn_bytes_##x = __builtin_constant_p(D) ? (size_t)(D) * sizeof(T) : 0;
#define MAPFN_CUDA_NTH_in_row(T, x, D) ~, mapfn_nth_##x,
#define MAPFN_CUDA_KEEP_in_row(T, x, D) ~, mapfn_cuda_row<MAPFN_CUDA_BARE(T), mapfn_V, mapfn_short::x> x;
#define MAPFN_CUDA_LOAD_in_row(T, x, D) ~, mapfn_r.x.mapfn_load(mapfn_m, mapfn_a.x, mapfn_nth_##x, mapfn_i, mapfn_live);
#define MAPFN_CUDA_LANE_in_row(T, x, D) \
    ~, , mapfn_r.x.mapfn_nth_row(mapfn_m, mapfn_a.x, mapfn_nth_##x, mapfn_a.mapfn_length_##x, mapfn_i, mapfn_j)

#define MAPFN_CUDA_SHAPE_out_row(T, x, D) \
    ~, .mapfn_row_out(mapfn_short::x, sizeof(T), alignof(T), !__is_class(T) && !__is_union(T))
#define MAPFN_CUDA_BYTES_out_row MAPFN_CUDA_BYTES_in_row
#define MAPFN_CUDA_NTH_out_row MAPFN_CUDA_NTH_in_row
#define MAPFN_CUDA_KEEP_out_row MAPFN_CUDA_KEEP_in_row
#define MAPFN_CUDA_LOAD_out_row(T, x, D) ~, mapfn_r.x.mapfn_load(mapfn_m, mapfn_a.x, -1, mapfn_i, mapfn_live);
#define MAPFN_CUDA_LANE_out_row MAPFN_CUDA_LANE_in_row
#define MAPFN_CUDA_STORE_out_row(T, x, D) \
    ~, mapfn_r.x.mapfn_store(mapfn_m, mapfn_a.x, mapfn_nth_##x, mapfn_i, mapfn_live);
#define MAPFN_CUDA_OWN_out_row(T, x, D) ~, || MAPFN_CUDA_OWN_ARRAY(x)

#define MAPFN_CUDA_SHAPE_inout_row(T, x, D) ~, .mapfn_row(mapfn_short::x, sizeof(T), alignof(T)).mapfn_update()
#define MAPFN_CUDA_BYTES_inout_row MAPFN_CUDA_BYTES_in_row
#define MAPFN_CUDA_NTH_inout_row MAPFN_CUDA_NTH_in_row
#define MAPFN_CUDA_KEEP_inout_row MAPFN_CUDA_KEEP_in_row
#define MAPFN_CUDA_LOAD_inout_row MAPFN_CUDA_LOAD_in_row
#define MAPFN_CUDA_LANE_inout_row MAPFN_CUDA_LANE_in_row
#define MAPFN_CUDA_STORE_inout_row MAPFN_CUDA_STORE_out_row
#define MAPFN_CUDA_OWN_inout_row MAPFN_CUDA_OWN_out_row

#define MAPFN_CUDA_STRIDED(x) mapfn_a.x + (ptrdiff_t)mapfn_i * mapfn_a.mapfn_stride_##x
#define MAPFN_CUDA_SHAPE_in_strided(T, x) ~, .mapfn_step(sizeof(T), MAPFN_READ)
#define MAPFN_CUDA_KEEP_in_strided MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_in_strided(T, x) \
    ~, mapfn_m.mapfn_load(mapfn_r.x.mapfn_lane, MAPFN_CUDA_STRIDED(x), -1, 0, mapfn_live);
#define MAPFN_CUDA_LANE_in_strided MAPFN_CUDA_LANE_in

#define MAPFN_CUDA_SHAPE_out_strided(T, y) ~, .mapfn_step(sizeof(T), 0)
#define MAPFN_CUDA_KEEP_out_strided MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_out_strided MAPFN_CUDA_LOAD_in_strided
#define MAPFN_CUDA_LANE_out_strided MAPFN_CUDA_LANE_out
#define MAPFN_CUDA_STORE_out_strided(T, y) \
    ~, mapfn_m.mapfn_store(MAPFN_CUDA_STRIDED(y), mapfn_r.y.mapfn_lane, -1, 0, mapfn_live);
#define MAPFN_CUDA_OWN_out_strided MAPFN_CUDA_OWN_out

#define MAPFN_CUDA_SHAPE_inout_strided(T, z) ~, .mapfn_step(sizeof(T), MAPFN_READ).mapfn_update()
#define MAPFN_CUDA_KEEP_inout_strided MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_inout_strided MAPFN_CUDA_LOAD_in_strided
#define MAPFN_CUDA_LANE_inout_strided MAPFN_CUDA_LANE_out
#define MAPFN_CUDA_STORE_inout_strided MAPFN_CUDA_STORE_out_strided
#define MAPFN_CUDA_OWN_inout_strided MAPFN_CUDA_OWN_out

#define MAPFN_CUDA_SHAPE_in_ragged(T, x) ~, .mapfn_ragged_row()
#define MAPFN_CUDA_DRAW_in_ragged(T, x) \
    ~, size_t const mapfn_from_##x = mapfn_a.mapfn_splits_##x[mapfn_i + (unsigned)mapfn_j]; \
    size_t const mapfn_many_##x = mapfn_a.mapfn_splits_##x[mapfn_i + (unsigned)mapfn_j + 1] - mapfn_from_##x;
#define MAPFN_CUDA_LANE_in_ragged(T, x) ~, , mapfn_a.x + (mapfn_a.x ? mapfn_from_##x : 0), mapfn_many_##x

#define MAPFN_CUDA_SHAPE_out_ragged MAPFN_CUDA_SHAPE_in_ragged
#define MAPFN_CUDA_DRAW_out_ragged MAPFN_CUDA_DRAW_in_ragged
#define MAPFN_CUDA_LANE_out_ragged MAPFN_CUDA_LANE_in_ragged
#define MAPFN_CUDA_OWN_out_ragged MAPFN_CUDA_OWN_out

#define MAPFN_CUDA_SHAPE_inout_ragged MAPFN_CUDA_SHAPE_in_ragged
#define MAPFN_CUDA_DRAW_inout_ragged MAPFN_CUDA_DRAW_in_ragged
#define MAPFN_CUDA_LANE_inout_ragged MAPFN_CUDA_LANE_in_ragged
#define MAPFN_CUDA_OWN_inout_ragged MAPFN_CUDA_OWN_out

#define MAPFN_CUDA_SHAPE_where MAPFN_CUDA_SHAPE_in
#define MAPFN_CUDA_NTH_where MAPFN_CUDA_NTH_in
#define MAPFN_CUDA_KEEP_where MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_MASK_where(T, m) \
    ~, mapfn_m.mapfn_load(mapfn_r.m.mapfn_lane, mapfn_a.m, mapfn_nth_##m, mapfn_i, mapfn_live); \
    mapfn_live = mapfn_cuda_nonzero<mapfn_V>(mapfn_r.m.mapfn_lane, mapfn_live);

#define MAPFN_CUDA_LANE_scratch(T, s, LEN) ~, , mapfn_a.s + mapfn_m.mapfn_slot() * mapfn_a.mapfn_length_##s

#define MAPFN_CUDA_SHAPE_rng(r) ~, .mapfn_draws()
#define MAPFN_CUDA_DRAW_rng(r) \
    ~, mapfn_rng mapfn_r_##r = mapfn_rng_at(mapfn_a.mapfn_seed_##r, \
        mapfn_a.mapfn_base.mapfn_offset + mapfn_i + (unsigned)mapfn_j);
#define MAPFN_CUDA_LANE_rng(r) ~, , &mapfn_r_##r

/* Steps: the generator below calls mapfn_whole_name, which makes all steps of an element. A state's INIT is always
 * written, so that nothing need be loaded. */
#define MAPFN_CUDA_SHAPE_repeat(N) ~, .mapfn_repeats()
#define MAPFN_CUDA_LANE_repeat(N) ~, , mapfn_a.mapfn_most
#define MAPFN_CUDA_SHAPE_out_state(T, y, INIT) ~, .mapfn_element(sizeof(T), alignof(T), 0)
#define MAPFN_CUDA_NTH_out_state(T, y, INIT) ~, mapfn_nth_##y,
#define MAPFN_CUDA_KEEP_out_state(T, y, INIT) ~, mapfn_cuda_kept<T, mapfn_V> y;
#define MAPFN_CUDA_LANE_out_state(T, y, INIT) ~, , &mapfn_r.y.mapfn_lane[mapfn_j]
#define MAPFN_CUDA_STORE_out_state(T, y, INIT) MAPFN_CUDA_STORE_out(T, y)
#define MAPFN_CUDA_OWN_out_state(T, y, INIT) ~, || MAPFN_CUDA_OWN_ARRAY(y)

#define MAPFN_CUDA_SHAPE_mapfn_result(R, meets) ~, .mapfn_element(sizeof(R), alignof(R), 0)
#define MAPFN_CUDA_NTH_mapfn_result(R, meets) ~, mapfn_nth_mapfn_out,
#define MAPFN_CUDA_KEEP_mapfn_result(R, meets) ~, mapfn_cuda_kept<R, mapfn_V> mapfn_out;
#define MAPFN_CUDA_STORE_mapfn_result(R, meets) MAPFN_CUDA_STORE_out(R, mapfn_out)
#define MAPFN_CUDA_OWN_mapfn_result(R, meets) ~, || MAPFN_CUDA_OWN_ARRAY(mapfn_out)

/* the result: 0value a value, 0nothing nothing, 0failure an error code */
#define MAPFN_CUDA_TAKE_0value(call) mapfn_r.mapfn_out.mapfn_lane[mapfn_j] = call;
#define MAPFN_CUDA_TAKE_0nothing(call) call;
#define MAPFN_CUDA_TAKE_0failure(call) \
    int const mapfn_code = call; \
    mapfn_note_lowest(&mapfn_failed, mapfn_code, mapfn_i + (unsigned)mapfn_j);

/* sums: an element's part starts at zero, even if it is skipped, and goes to shared memory */
#define MAPFN_CUDA_KEEP_sum MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_sum(T, s) MAPFN_CUDA_LOAD_reduce(T, s, ~, 0)
#define MAPFN_CUDA_LANE_sum MAPFN_CUDA_LANE_out
#define MAPFN_CUDA_STORE_sum(T, s) MAPFN_CUDA_STORE_reduce(T, s, ~, ~)

#define MAPFN_CUDA_KEEP_reduce(T, s, op, zero) ~, mapfn_cuda_kept<T, mapfn_V> s;
#define MAPFN_CUDA_LOAD_reduce(T, s, op, zero) \
    ~, MAPFN_UNROLL for (int mapfn_j = 0; mapfn_j < mapfn_V; mapfn_j++) mapfn_r.s.mapfn_lane[mapfn_j] = zero;
#define MAPFN_CUDA_LANE_reduce(T, s, op, zero) ~, , &mapfn_r.s.mapfn_lane[mapfn_j]
#define MAPFN_CUDA_STORE_reduce(T, s, op, zero) \
    ~, mapfn_m.template mapfn_part_of<mapfn_values>(mapfn_i)->s = mapfn_r.s.mapfn_lane[0];

/* Rows of constant lengths: mapfn_short::x is the length of x where all rows of the map are short, and else 0. The
 * function has the user's parameters, so that a length that names a uniform is no constant there. In a team rows stay
 * in memory, since its threads share them. */
#define MAPFN_CUDA_IS_SHORT(item) MAPFN_REST(MAPFN_CUDA_IS_SHORT_##item)
#define MAPFN_CUDA_IS_SHORT_in_row(T, x, D) ~, && mapfn_bytes_##x - 1 < MAPFN_CUDA_SHORT
#define MAPFN_CUDA_IS_SHORT_out_row MAPFN_CUDA_IS_SHORT_in_row
#define MAPFN_CUDA_IS_SHORT_inout_row MAPFN_CUDA_IS_SHORT_in_row
#define MAPFN_CUDA_LENGTH(item) MAPFN_REST(MAPFN_CUDA_LENGTH_##item)
#define MAPFN_CUDA_LENGTH_in_row(T, x, D) ~, x = mapfn_are_short ? (int)(mapfn_bytes_##x / sizeof(T)) : 0,
#define MAPFN_CUDA_LENGTH_out_row MAPFN_CUDA_LENGTH_in_row
#define MAPFN_CUDA_LENGTH_inout_row MAPFN_CUDA_LENGTH_in_row
template <class Lengths, class... Parameters> Lengths mapfn_cuda_returned(Lengths (*)(Parameters...));
#define MAPFN_CUDA_LENGTHS(name, EACH, ...) \
    static MAPFN_UNUSED auto mapfn_lengths_##name(MAPFN_REST(~ EACH(MAPFN_STEP_, __VA_ARGS__))) \
    { \
        EACH##_FOR(MAPFN_CUDA_BYTES, __VA_ARGS__) \
        MAPFN_UNUSED constexpr bool mapfn_are_short = (mapfn_traits_##name & MAPFN_IS_TEAM) == 0 \
            EACH##_FOR(MAPFN_CUDA_IS_SHORT, __VA_ARGS__); \
        struct mapfn_lengths { enum { EACH##_FOR(MAPFN_CUDA_LENGTH, __VA_ARGS__) mapfn_rows }; }; \
        return mapfn_lengths(); \
    }

/* The struct of a map, with which the kernels below are templates. Of saxpy mapfn_load and mapfn_call have
 *     m.mapfn_load(r.x.mapfn_lane, a.x, nth_x, i, live); m.mapfn_load(r.y.mapfn_lane, a.y, nth_y, i, live);
 *     r.mapfn_out.mapfn_lane[j] = (saxpy)(r.x.mapfn_lane[j], r.y.mapfn_lane[j], a.a); */
#define MAPFN_CUDA_MAP(callee, RESULT, FLAGS, R, name, EACH, ...) \
    extern "C++" { \
    struct mapfn_values_##name; /* of a map with sums */ \
    namespace { /* two files may have different maps of one name */ \
    MAPFN_CUDA_LENGTHS(name, EACH, __VA_ARGS__) \
    struct mapfn_device_##name { \
        typedef struct mapfn_args_##name mapfn_args; \
        typedef struct mapfn_values_##name mapfn_values; \
        enum { EACH##_FOR(MAPFN_CUDA_NTH, __VA_ARGS__) mapfn_arrays, mapfn_work = name##_map_cuda_work }; \
        typedef decltype(mapfn_cuda_returned(mapfn_lengths_##name)) mapfn_short; \
        static constexpr unsigned mapfn_traits = (unsigned)mapfn_traits_##name; \
        static constexpr mapfn_cuda_shape mapfn_shape() \
        { \
            return mapfn_cuda_shape() EACH##_FOR(MAPFN_CUDA_SHAPE, __VA_ARGS__); \
        } \
        template <int mapfn_V> struct mapfn_lanes { EACH##_FOR(MAPFN_CUDA_KEEP, __VA_ARGS__) }; \
        template <int mapfn_V, class mapfn_M> \
        static MAPFN_CUDA_METHOD void mapfn_mask(MAPFN_CUDA_STEP, MAPFN_UNUSED unsigned &mapfn_live) \
        { \
            EACH##_FOR(MAPFN_CUDA_MASK, __VA_ARGS__) \
        } \
        template <int mapfn_V, class mapfn_M> \
        static MAPFN_CUDA_METHOD void mapfn_load(MAPFN_CUDA_STEP, MAPFN_UNUSED unsigned mapfn_live) \
        { \
            EACH##_FOR(MAPFN_CUDA_LOAD, __VA_ARGS__) \
        } \
        template <int mapfn_V, class mapfn_M> \
        static MAPFN_CUDA_METHOD void mapfn_call(MAPFN_CUDA_STEP, MAPFN_UNUSED int mapfn_j, \
            MAPFN_UNUSED mapfn_failure &mapfn_failed) \
        { \
            EACH##_FOR(MAPFN_CUDA_DRAW, __VA_ARGS__) \
            MAPFN_CUDA_TAKE_##RESULT((callee)(MAPFN_REST(~ EACH##_FOR(MAPFN_CUDA_LANE, __VA_ARGS__)))) \
        } \
        template <int mapfn_V, class mapfn_M> \
        static MAPFN_CUDA_METHOD void mapfn_store(MAPFN_CUDA_STEP, MAPFN_UNUSED unsigned mapfn_live) \
        { \
            EACH##_FOR(MAPFN_CUDA_STORE, __VA_ARGS__) \
        } \
    }; \
    } \
    }
#define MAPFN_CUDA_STEP \
    MAPFN_UNUSED mapfn_lanes<mapfn_V> &mapfn_r, MAPFN_UNUSED mapfn_args const &mapfn_a, \
    MAPFN_UNUSED mapfn_M const &mapfn_m, MAPFN_UNUSED size_t mapfn_i

/* ======== src/cuda/kernels.h: kernels that deal elements out: by vectors, or one by one.
 * Uses cuda/kinds.h. Used by cuda/launch.h. */

/* A kernel that was launched early waits here until the ones before it are done. Every path calls this before any
 * access to memory. */
MAPFN_CUDA_FN void mapfn_cuda_wait()
{
#if MAPFN_CUDA_CAN_WAIT
    __asm__ volatile("griddepcontrol.wait;" : : : "memory");
#endif
}

/* the bytes of a team's dynamic shared memory: a word for each thread, and nothing else */
#define MAPFN_CUDA_CONTEXTS(warps) ((warps) * 32 * sizeof(unsigned))

/* ALONE is said in kernels that are no teams, so that the compiler drops what maps in element functions do only in
 * teams. TOGETHER is said in teams. */
#define MAPFN_CUDA_ALONE() MAPFN_CUDA_ASSUME(blockDim.z == 1)
#define MAPFN_CUDA_TOGETHER() \
    MAPFN_CUDA_ASSUME(blockDim.z == MAPFN_CUDA_TEAMS && blockDim.x == 32 && blockDim.y == 1); \
    MAPFN_CUDA_ASSUME(mapfn_cuda_shared_bytes() == MAPFN_CUDA_CONTEXTS(MAPFN_CUDA_TEAMS))

/* the lowest index of a warp's 32 threads, which call this together */
MAPFN_CUDA_FN unsigned long long mapfn_cuda_lowest(unsigned long long low)
{
    MAPFN_UNROLL for (int half = 16; half > 0; half /= 2) {
        unsigned long long const other = __shfl_xor_sync(0xffffffffu, low, half);
        if (other < low) low = other;
    }
    return low;
}

/* Keeps {mine, code} if `mine` is lower than what is kept, or `anew`. Code and the 4 bytes behind it, which count
 * changes, are one word, which is written where the index is still `mine` and no other wrote since that was asked. So
 * in whatever order maps and resets come, what is left is an index with its own code. */
MAPFN_CUDA_FN void mapfn_cuda_keep(mapfn_failure *kept, unsigned long long mine, int code, bool anew = false)
{
    unsigned long long *const index = (unsigned long long *)(void *)&kept->index,
        *const word = (unsigned long long *)(void *)&kept->code;
    unsigned long long before;
    if (anew) atomicExch(index, mine);
    else if (mine >= *(unsigned long long volatile *)index || atomicMin(index, mine) <= mine) return;
    do {
        before = *(unsigned long long volatile *)word;
        __threadfence();
        if (*(unsigned long long volatile *)index != mine) return;
    } while (atomicCAS(word, before, ((before >> 32) + 1) << 32 | (unsigned)code) != before);
}
/* All 32 threads of a warp call this together. The one with their lowest index goes on, and only new minima write. */
MAPFN_CUDA_FN void mapfn_cuda_report(mapfn_failure *kept, mapfn_failure failed, size_t offset)
{
    if (kept == NULL || !__any_sync(0xffffffffu, failed.code != 0)) return;
    unsigned long long const mine = failed.code != 0 ? failed.index + offset : SIZE_MAX;
    if (mapfn_cuda_lowest(mine) == mine && failed.code != 0) mapfn_cuda_keep(kept, mine, failed.code);
}

/* What kernels know of a map, as nvcc lets none call mapfn_shape. `some` is U of a thread of a team, or of a map with
 * sums. Random numbers take many registers beside a table. */
template <class Map> struct mapfn_cuda_known {
    enum {
        fails = (Map::mapfn_traits & MAPFN_IS_FALLIBLE) != 0,
        fresh = Map::mapfn_shape().has_fresh(),
        looks_up = Map::mapfn_shape().table && !Map::mapfn_shape().rng,
        some = mapfn_cuda_unroll(Map::mapfn_shape(), 1, MAPFN_CUDA_ARCH)
    };
};

/* V elements from i on, U times, `step` elements apart, as far as they begin before `end`. All loads come before the
 * first store.
 * `store_last`, where each group is one element: so do the loads that the element function makes of a table. Otherwise
 * they would wait for each other's stores, since nvcc cannot know that a table is only read. */
template <class Map, int V, int U, bool Whole, class M>
MAPFN_CUDA_FN void mapfn_cuda_groups(typename Map::mapfn_args const &a, M const &m, size_t i, unsigned step, size_t end,
    mapfn_failure &failed)
{
    typename Map::template mapfn_lanes<V> r[U];
    unsigned live[U];
    enum { store_last = Whole && V == 1 && mapfn_cuda_known<Map>::looks_up };
    MAPFN_UNROLL for (int u = 0; u < U; u++) {
        live[u] = mapfn_cuda_all<V>::lanes;
        if (Whole || i + (unsigned)u * step < end)
            Map::template mapfn_mask<V>(r[u], a, m, i + (unsigned)u * step, live[u]);
    }
    MAPFN_UNROLL for (int u = 0; u < U; u++)
        if (Whole || i + (unsigned)u * step < end)
            Map::template mapfn_load<V>(r[u], a, m, i + (unsigned)u * step, live[u]);
    MAPFN_UNROLL for (int u = 0; u < U; u++)
        if (Whole || i + (unsigned)u * step < end) {
            MAPFN_UNROLL for (int j = 0; j < V; j++)
                if (live[u] >> j & 1) Map::template mapfn_call<V>(r[u], a, m, i + (unsigned)u * step, j, failed);
            if (!store_last) Map::template mapfn_store<V>(r[u], a, m, i + (unsigned)u * step, live[u]);
        }
    MAPFN_UNROLL for (int u = 0; u < U; u++)
        if (store_last) Map::template mapfn_store<V>(r[u], a, m, i + (unsigned)u * step, live[u]);
}

/* what a kernel is given: one struct, of a type that no other file has */
template <class Map, class Plan> struct mapfn_cuda_given {
    typename Map::mapfn_args a;
    Plan plan;
    mapfn_failure *failure; /* of a fallible map */
};

/* VECTORS: a block computes a tile of U groups of V elements a thread, lane beside lane, in registers. The last block
 * does the edges.
 * - Wide is for arrays of one phase. Where arrays differ in it, groups are smaller and shifted into place.
 * - Where V is 1, threads take elements side by side: STRIPED. */
template <class Map, bool Wide> struct mapfn_cuda_choice {
    enum {
        V = mapfn_cuda_lanes(Map::mapfn_shape(), Map::mapfn_traits, MAPFN_CUDA_ARCH, Wide),
        U = mapfn_cuda_unroll(Map::mapfn_shape(), V, MAPFN_CUDA_ARCH)
    };
};
template <bool Wide, int V> struct mapfn_cuda_memory { typedef mapfn_cuda_vector<V> type; };
template <int V> struct mapfn_cuda_memory<false, V> { typedef mapfn_cuda_shifted<V> type; };
template <> struct mapfn_cuda_memory<false, 1> { typedef mapfn_cuda_direct<1> type; };

template <class Map, bool Wide>
static __global__ void __launch_bounds__(256, 1)
    mapfn_cuda_vectors(const __grid_constant__ mapfn_cuda_given<Map, mapfn_cuda_grid> given)
{
    typename Map::mapfn_args const &a = given.a;
    mapfn_cuda_grid const &g = given.plan;
    enum { V = mapfn_cuda_choice<Map, Wide>::V, U = mapfn_cuda_choice<Map, Wide>::U };
    typename mapfn_cuda_memory<Wide, V>::type const m = {};
    mapfn_failure failed = {SIZE_MAX, 0};
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    if (g.group != V * U) { /* code for another card, linked under this one's name, would leave elements out */
        __trap();
        return;
    }
    if (blockIdx.x < g.tiles) {
        unsigned const step = blockDim.x * V;
        size_t const tile = g.begin + (size_t)blockIdx.x * (step * U), i = tile + threadIdx.x * V;
        if (g.end - tile >= step * U) mapfn_cuda_groups<Map, V, U, true>(a, m, i, step, g.end, failed);
        else mapfn_cuda_groups<Map, V, U, false>(a, m, i, step, g.end, failed);
    } else if (V > 1) {
        size_t const before = g.begin - g.first, edges = before + (g.last - g.end);
        for (size_t k = threadIdx.x; k < edges; k += blockDim.x)
            mapfn_cuda_groups<Map, 1, 1, true>(a, mapfn_cuda_direct<1>(),
                k < before ? g.first + k : g.end + (k - before), 1, 0, failed);
    }
    if (mapfn_cuda_known<Map>::fails) mapfn_cuda_report(given.failure, failed, a.mapfn_base.mapfn_offset);
}

/* EACH: one element after the other in each of `most` threads. It serves where parallel_iterations limits them, for
 * scratch, and for rows in place. */
template <class Map>
static __global__ void __launch_bounds__(256, 1)
    mapfn_cuda_each(const __grid_constant__ mapfn_cuda_given<Map, mapfn_cuda_grid> given)
{
    typename Map::mapfn_args const &a = given.a;
    mapfn_cuda_grid const &g = given.plan;
    mapfn_cuda_in_place const m = {};
    mapfn_failure failed = {SIZE_MAX, 0};
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    if (m.mapfn_slot() < g.most) {
        MAPFN_CUDA_ROLLED for (size_t i = g.begin + m.mapfn_slot(); i < g.end; i += g.most)
            mapfn_cuda_groups<Map, 1, 1, true>(a, m, i, 1, 0, failed);
    }
    if (mapfn_cuda_known<Map>::fails) mapfn_cuda_report(given.failure, failed, a.mapfn_base.mapfn_offset);
}

/* A binary counter adds up blocks in pairs: level l has the sum of 2^l of them. */
template <class V> struct mapfn_cuda_counter {
    V *level;
    unsigned done;
    MAPFN_CUDA_METHOD void push(V v)
    {
        unsigned l = 0;
        MAPFN_CUDA_ROLLED for (unsigned d = done; d & 1; d >>= 1, l++) {
            V both = level[l];
            mapfn_values_join(&both, &v);
            v = both;
        }
        level[l] = v;
        done++;
    }
    /* the sum of all, with v as the last block */
    MAPFN_CUDA_METHOD V with(V v)
    {
        unsigned l = 0;
        MAPFN_CUDA_ROLLED for (unsigned d = done; d != 0; d >>= 1, l++) {
            if (!(d & 1)) continue;
            V both = level[l];
            mapfn_values_join(&both, &v);
            v = both;
        }
        return v;
    }
};

/* ======== src/cuda/kernels_staged.h: kernels that stage rows and structs in shared memory.
 * Uses cuda/kernels.h. Used by cuda/launch.h. */

/* STAGING: the threads of a block bring its bytes to shared memory and back. From sm_80 on words of 16 bytes go there
 * past registers, so that a thread has all its loads under way. Tests on the host have their own functions. */
#ifndef MAPFN_CUDA_STAGING
# define MAPFN_CUDA_STAGING MAPFN_CUDA_CAN_PASS
# define MAPFN_CUDA_SHARED(name) \
    extern __shared__ mapfn_cuda_word<128> mapfn_cuda_shared_words[]; \
    unsigned char *const name = (unsigned char *)mapfn_cuda_shared_words
MAPFN_CUDA_FN unsigned mapfn_cuda_shared_bytes()
{
    unsigned bytes = 0;
# if MAPFN_DEVICE_CODE
    __asm__("mov.u32 %0, %%dynamic_smem_size;" : "=r"(bytes));
# endif
    return bytes;
}
MAPFN_CUDA_FN void mapfn_cuda_pass(MAPFN_UNUSED void *to, MAPFN_UNUSED const void *from)
{
# if MAPFN_CUDA_CAN_PASS
    __asm__ volatile("cp.async.cg.shared.global [%0], [%1], 16;"
        : : "r"((unsigned)__cvta_generic_to_shared(to)), "l"(from) : "memory");
# endif
}
MAPFN_CUDA_FN void mapfn_cuda_pass_wait()
{
# if MAPFN_CUDA_CAN_PASS
    __asm__ volatile("cp.async.wait_all;" : : : "memory");
# endif
}
#endif

/* Copies `bytes` bytes that have one phase on both sides: whole words of 16 bytes, and byte by byte what stands before
 * and behind them. */
template <bool In> MAPFN_CUDA_FN void mapfn_cuda_copy_run(char *array, unsigned char *shared, unsigned bytes)
{
    typedef mapfn_cuda_word<16> word;
    unsigned const before = (unsigned)(0 - (uintptr_t)array) % 16, head = before < bytes ? before : bytes;
    unsigned const whole = (bytes - head) / 16 * 16;
    for (unsigned k = head + threadIdx.x * 16; k < head + whole; k += blockDim.x * 16) {
        if (In && MAPFN_CUDA_STAGING) mapfn_cuda_pass(shared + k, array + k);
        else if (In) mapfn_cuda_at<word>(shared + k) = mapfn_cuda_at<word>((void *)(array + k));
        else mapfn_cuda_at<word>((void *)(array + k)) = mapfn_cuda_at<word>(shared + k);
    }
    for (unsigned k = threadIdx.x; k < bytes - whole; k += blockDim.x) {
        unsigned const at = k < head ? k : k + whole;
        if (In) shared[at] = (unsigned char)array[at];
        else array[at] = (char)shared[at];
    }
}
/* A word of an array, and the parts that it has in shared memory. */
template <int Word, int Part> union mapfn_cuda_parted {
    mapfn_cuda_word<Word> word;
    mapfn_cuda_word<Part> part[Word / Part];
};
/* Copies `words` words, side by side in an array, to or from shared memory, where `gap` bytes lie between two rows, so
 * that long words may have to be parted. Word w is in row w times `inverse` / 2^32.
 * A thread takes `Batch` words at a time, all loads before the first store. Past the end it loads the last word. */
template <int Word, int Part, bool In, int Batch>
MAPFN_CUDA_FN void mapfn_cuda_copy_words(char *array, unsigned char *shared, unsigned words, unsigned gap,
    unsigned inverse)
{
    enum : unsigned { threads = MAPFN_CUDA_TILE_THREADS };
    typedef mapfn_cuda_word<Word> word;
    typedef mapfn_cuda_word<Part> part;
    MAPFN_CUDA_ROLLED for (unsigned w = threadIdx.x; w < words; w += Batch * threads) {
        mapfn_cuda_parted<Word, Part> v[Batch];
        unsigned char *place[Batch];
        MAPFN_UNROLL for (unsigned k = 0; k < Batch; k++) {
            unsigned const at = w + k * threads < words ? w + k * threads : words - 1;
            place[k] = shared + at * Word + (unsigned)((uint64_t)at * inverse >> 32) * gap;
            if (In) v[k].word = mapfn_cuda_at<word>((void const *)(array + at * Word));
            else
                MAPFN_UNROLL for (int j = 0; j < Word / Part; j++)
                    v[k].part[j] = mapfn_cuda_at<part>((void const *)(place[k] + j * Part));
        }
        MAPFN_CUDA_LOADED();
        MAPFN_UNROLL for (unsigned k = 0; k < Batch; k++) {
            if (w + k * threads >= words) continue;
            if (!In) mapfn_cuda_at<word>((void *)(array + (w + k * threads) * Word)) = v[k].word;
            else
                MAPFN_UNROLL for (int j = 0; j < Word / Part; j++)
                    mapfn_cuda_at<part>((void *)(place[k] + j * Part)) = v[k].part[j];
        }
    }
}
template <bool In> static __device__ __attribute__((MAPFN_NOINLINE, __unused__)) void mapfn_cuda_copy(char *array,
    unsigned place, unsigned rows, unsigned bytes, unsigned step, unsigned word, unsigned inverse)
{
    MAPFN_CUDA_SHARED(all_shared);
    unsigned char *const shared = all_shared + place;
    MAPFN_CUDA_ASSUME(__isGlobal(array)); /* which the compiler cannot see, as this is not inlined */
    if (bytes == 0) return;
    if (word == 0) return mapfn_cuda_copy_run<In>(array, shared, rows * bytes);
    unsigned const words = rows * bytes / word, gap = step - bytes;
# define MAPFN_CUDA_COPY(word, part, batch) \
    mapfn_cuda_copy_words<word, part, In, batch>(array, shared, words, gap, inverse)
    if (word == 16 && gap % 16 == 0) MAPFN_CUDA_COPY(16, 16, 2);
    else if (word == 16 && gap % 8 == 0) MAPFN_CUDA_COPY(16, 8, 2);
    else if (word == 16) MAPFN_CUDA_COPY(16, 4, 4);
    else if (word == 4) MAPFN_CUDA_COPY(4, 4, 4);
    else if (word == 2) MAPFN_CUDA_COPY(2, 2, 1);
    else MAPFN_CUDA_COPY(1, 1, 1);
# undef MAPFN_CUDA_COPY
}
/* Copies rows [first, first + rows) of an array: side by side in one run, or by the words that the plan chose. */
template <bool In> MAPFN_CUDA_FN void mapfn_cuda_copy_stage(mapfn_cuda_stage const &s, size_t first, unsigned rows)
{
    mapfn_cuda_copy<In>((char *)s.array + first * s.each, s.place, rows, (unsigned)s.each, s.step, s.word, s.inverse);
}

/* FRESH ROWS are only written, as a rule in whole, and therefore not read before: docs/design.md, "Rows that are only
 * written". Their place in the tile is filled with a mark, which stays where an element leaves a value unwritten. */
enum : uint32_t { MAPFN_CUDA_MARK = 0x7FB1C3A5u };
/* An array's place begins at most 15 bytes behind a multiple of 16, and the next one begins at a multiple of 128: the
 * words at both ends are its own. */
MAPFN_CUDA_FN void mapfn_cuda_fill_marks(mapfn_cuda_stage const &s, unsigned char *shared, unsigned rows)
{
    mapfn_cuda_word<16> const marks = {{MAPFN_CUDA_MARK, MAPFN_CUDA_MARK, MAPFN_CUDA_MARK, MAPFN_CUDA_MARK}};
    unsigned const end = s.place + rows * s.step;
    for (unsigned k = s.place / 16 * 16 + threadIdx.x * 16; k < end; k += blockDim.x * 16)
        mapfn_cuda_at<mapfn_cuda_word<16>>(shared + k) = marks;
}
/* Copies the old row of element i to the tile. One thread does so alone, because it is rare. */
MAPFN_CUDA_FN void mapfn_cuda_copy_old(mapfn_cuda_stage const &s, unsigned char *row, size_t i)
{
    char const *const old = s.array + i * s.each;
    MAPFN_CUDA_ROLLED for (unsigned k = 0; k < (unsigned)s.each; k += 4)
        mapfn_cuda_at<uint32_t>(row + k) = mapfn_cuda_at<uint32_t>((void const *)(old + k));
}
/* Is a value still marked, in row e? One of 8 bytes would be in both of its words. */
MAPFN_CUDA_FN bool mapfn_cuda_marked(mapfn_cuda_stage const &s, unsigned char const *shared, unsigned e)
{
    unsigned char const *const row = shared + s.place + e * s.step;
    bool marked = false;
    for (unsigned k = 0; k < (unsigned)s.each; k += 4) marked |= mapfn_cuda_at<uint32_t>(row + k) == MAPFN_CUDA_MARK;
    return marked;
}

/* TILES: a block copies a tile of rows and large elements to shared memory, computes them there, a thread an element,
 * and copies back what was written. */
template <class Map>
static __global__ void __launch_bounds__(256, 1) mapfn_cuda_tiles(const __grid_constant__ mapfn_cuda_given<Map,
    mapfn_cuda_tiling<Map::mapfn_arrays>> given)
{
    typename Map::mapfn_args const &a = given.a;
    mapfn_cuda_tiling<Map::mapfn_arrays> const &t = given.plan;
    enum { arrays = Map::mapfn_arrays, fresh = mapfn_cuda_known<Map>::fresh };
    MAPFN_CUDA_SHARED(shared);
    size_t const first = t.begin + (size_t)blockIdx.x * t.tile;
    unsigned const count = t.end - first < t.tile ? (unsigned)(t.end - first) : t.tile;
    mapfn_failure failed = {SIZE_MAX, 0};
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    MAPFN_CUDA_ROLLED for (int k = 0; k < arrays; k++) {
        if (fresh && t.stage[k].fresh) mapfn_cuda_fill_marks(t.stage[k], shared, count);
        if (t.stage[k].in) mapfn_cuda_copy_stage<true>(t.stage[k], first, count);
    }
    mapfn_cuda_staged const m(shared, t.stage, first);
    mapfn_cuda_pass_wait();
    __syncthreads();
    MAPFN_CUDA_ROLLED for (unsigned e = threadIdx.x; e < count; e += blockDim.x) {
        bool marked = false;
        MAPFN_CUDA_ROLLED for (int turn = 0; turn == 0 || (marked && turn == 1); turn++) {
            MAPFN_CUDA_ROLLED for (int k = 0; k < arrays && marked; k++)
                if (t.stage[k].fresh) mapfn_cuda_copy_old(t.stage[k], m.at(k, first + e), first + e);
            mapfn_cuda_groups<Map, 1, 1, true>(a, m, first + e, 1, 0, failed);
            MAPFN_CUDA_ROLLED for (int k = 0; k < arrays && fresh && turn == 0; k++)
                if (t.stage[k].fresh) marked |= mapfn_cuda_marked(t.stage[k], shared, e);
        }
    }
    __syncthreads();
    MAPFN_CUDA_ROLLED for (int k = 0; k < arrays; k++)
        if (t.stage[k].out) mapfn_cuda_copy_stage<false>(t.stage[k], first, count);
    if (mapfn_cuda_known<Map>::fails) mapfn_cuda_report(given.failure, failed, a.mapfn_base.mapfn_offset);
}

/* ======== src/cuda/kernels_teams.h: kernels in which threads run one element together.
 * Uses cuda/kernels.h. Used by cuda/launch.h. */

/* TEAMS: the 32 threads of a warp run the body for one element, and the first one stores the outputs. Maps that the
 * body calls are divided among the threads. What tells them so is the CONTEXT, a word of its thread in shared memory:
 * docs/design.md, "Teams". A kernel of the user's may have any shape: it finds no context there. */
/* OWN_ARRAY: is it an array of the body itself? Then each thread has one of its own. */
#if MAPFN_DEVICE_CODE
# define MAPFN_CUDA_IN_KERNEL true
# define MAPFN_CUDA_OWN_ARRAY(p) (__isLocal(p) != 0)
#elif !defined(MAPFN_CUDA_IN_KERNEL)
# define MAPFN_CUDA_IN_KERNEL false
# define MAPFN_CUDA_OWN_ARRAY(p) false
#endif
enum : unsigned { MAPFN_CUDA_IN_BODY = 0x7fa55a3d }; /* read as a float it is a NaN that no instruction makes */
MAPFN_CUDA_FN unsigned &mapfn_cuda_context()
{
    MAPFN_CUDA_SHARED(shared); /* which is one for all files of a program, unlike static arrays */
    return ((unsigned *)(void *)shared)[threadIdx.z * 32 + threadIdx.x];
}
MAPFN_CUDA_FN bool mapfn_cuda_in_team()
{
    return MAPFN_CUDA_IN_KERNEL && blockDim.z > 1 && blockDim.x == 32 && blockDim.y == 1
        && mapfn_cuda_shared_bytes() == MAPFN_CUDA_CONTEXTS(blockDim.z) && mapfn_cuda_context() == MAPFN_CUDA_IN_BODY;
}
/* How the threads share a map that the body calls: not in a team; each does all of it, into arrays of its own; one does
 * it for all; each does a part. */
enum mapfn_cuda_share { MAPFN_CUDA_NO_TEAM, MAPFN_CUDA_EACH_ALL, MAPFN_CUDA_ONE_FOR_ALL, MAPFN_CUDA_DIVIDED };
/* Before the map: sets n to what this thread has to do. The threads meet here, so that each sees what the others wrote,
 * and none writes it later. */
MAPFN_CUDA_FN mapfn_cuda_share mapfn_cuda_share_begin(unsigned traits, bool own, size_t *n)
{
    if (!mapfn_cuda_in_team()) return MAPFN_CUDA_NO_TEAM;
    mapfn_cuda_context() = 0;
    if (own) return MAPFN_CUDA_EACH_ALL;
#if MAPFN_CHECKS
    /* threads of a warp that go different ways */
    if (!__all_sync(0xffffffffu, *n == __shfl_sync(0xffffffffu, *n, 0))) __trap();
#endif
    __syncwarp();
    if ((traits & (MAPFN_IS_ORDERED | MAPFN_HAS_SCRATCH)) == 0) return MAPFN_CUDA_DIVIDED;
    if (threadIdx.x != 0) *n = 0;
    return MAPFN_CUDA_ONE_FOR_ALL;
}
/* After the map: every thread sees what all wrote, and knows the lowest failing element. */
MAPFN_CUDA_FN void mapfn_cuda_share_end(mapfn_cuda_share share, mapfn_failure *failed = NULL)
{
    if (share == MAPFN_CUDA_NO_TEAM) return;
    mapfn_cuda_context() = MAPFN_CUDA_IN_BODY;
    if (share == MAPFN_CUDA_EACH_ALL) return;
    __syncwarp();
    if (failed == NULL) return;
    unsigned long long const mine = failed->code != 0 ? failed->index : SIZE_MAX, low = mapfn_cuda_lowest(mine);
    int const whose = __ffs((int)__ballot_sync(0xffffffffu, mine == low)) - 1;
    failed->code = __shfl_sync(0xffffffffu, failed->code, whose);
    failed->index = low;
}
/* A thread's part: every 32nd element, up to four at a time, so that their loads are under way together. The type
 * chooses, because a map that is not divided may have no kernels. */
template <bool Divides> struct mapfn_cuda_if {};
template <class Map, class Args>
MAPFN_CUDA_FN void mapfn_cuda_part(mapfn_cuda_if<true>, Args const &a, size_t n, mapfn_failure *kept = NULL)
{
    mapfn_cuda_in_place const m = {};
    mapfn_failure failed = {SIZE_MAX, 0};
    enum { U = mapfn_cuda_known<Map>::some };
    MAPFN_CUDA_ROLLED for (size_t from = 0; from < n; from += 32 * U)
        mapfn_cuda_groups<Map, 1, U, false>(a, m, from + threadIdx.x, 32, n, failed);
    if (kept) *kept = failed;
}
template <class Map, class... Others> MAPFN_CUDA_FN void mapfn_cuda_part(mapfn_cuda_if<false>, Others &&...) {}
/* SUMS of maps that a body calls, in their order (docs/sums.md): W lanes, blocks of 128 W elements, and the last n mod
 * W / 4 elements one by one. V has a value of each of the map's sums; element(i) computes element i and returns its
 * part. */
template <class V> MAPFN_CUDA_FN V mapfn_cuda_of_thread(V v, unsigned thread)
{
    uint32_t word[(sizeof(V) + 3) / 4] = {0};
    memcpy(word, &v, sizeof v);
    MAPFN_UNROLL for (unsigned k = 0; k < (sizeof(V) + 3) / 4; k++)
        word[k] = __shfl_sync(0xffffffffu, word[k], (int)(thread % 32));
    memcpy((void *)&v, word, sizeof v);
    return v;
}
/* one thread adds up a block, with all lanes in its own memory */
template <int W, class V, class Element>
MAPFN_CUDA_FN V mapfn_cuda_block_alone(size_t from, size_t to, Element &element)
{
    V lane[W];
    MAPFN_CUDA_ROLLED for (int j = 0; j < W; j++) mapfn_values_clear(&lane[j]);
    MAPFN_CUDA_ROLLED for (size_t i = from; i < to; i++) {
        V const part = element(i);
        mapfn_values_join(&lane[(i - from) % W], &part);
    }
    MAPFN_CUDA_ROLLED for (int half = W / 2; half > 0; half /= 2)
        MAPFN_CUDA_ROLLED for (int j = 0; j < half; j++) mapfn_values_join(&lane[j], &lane[j + half]);
    return lane[0];
}
/* A warp adds up a block: thread t has lanes t, t + 32, …. Where there are fewer lanes than threads, the first threads
 * have them. */
template <int W, class V, class Element>
MAPFN_CUDA_FN V mapfn_cuda_block_shared(size_t from, size_t to, Element &element)
{
    enum { threads = W < 32 ? W : 32, slots = W / threads };
    V lane[slots];
    MAPFN_UNROLL for (int k = 0; k < slots; k++) mapfn_values_clear(&lane[k]);
    enum { ahead = slots > 4 ? slots : 4 }; /* elements whose loads are under way together */
    size_t const end = threadIdx.x < threads ? to : 0;
    MAPFN_CUDA_ROLLED for (size_t i = from + threadIdx.x; i < end; i += ahead * threads) {
        V part[ahead];
        MAPFN_UNROLL for (int k = 0; k < ahead; k++)
            if (i + (unsigned)k * threads < end) part[k] = element(i + (unsigned)k * threads);
        MAPFN_UNROLL for (int k = 0; k < ahead; k++)
            if (i + (unsigned)k * threads < end) mapfn_values_join(&lane[k % slots], &part[k]);
    }
    MAPFN_UNROLL for (int half = slots / 2; half > 0; half /= 2)
        MAPFN_UNROLL for (int k = 0; k < half; k++) mapfn_values_join(&lane[k], &lane[k + half]);
    MAPFN_UNROLL for (int half = threads / 2; half > 0; half /= 2) {
        V const other = mapfn_cuda_of_thread(lane[0], threadIdx.x + (unsigned)half);
        mapfn_values_join(&lane[0], &other);
    }
    return mapfn_cuda_of_thread(lane[0], 0);
}
template <int W, class V, class Element>
MAPFN_CUDA_FN V mapfn_cuda_add_up(size_t n, mapfn_cuda_share share, Element element)
{
    enum : size_t { group = W / 4, block = 128 * W };
    bool const shared = share == MAPFN_CUDA_DIVIDED;
    size_t const grouped = n - n % group;
    V level[32], zero;
    mapfn_cuda_counter<V> counter = {level, 0};
    mapfn_values_clear(&zero);
    V sum = zero;
    MAPFN_CUDA_ROLLED for (size_t from = 0; from < grouped; from += block) {
        size_t const to = grouped - from > block ? from + block : grouped;
        if (from > 0) counter.push(sum);
        sum = shared ? mapfn_cuda_block_shared<W, V>(from, to, element)
            : mapfn_cuda_block_alone<W, V>(from, to, element);
    }
    if (n > grouped) {
        V rest = zero, mine = zero;
        if (shared && threadIdx.x < n - grouped) mine = element(grouped + threadIdx.x);
        MAPFN_CUDA_ROLLED for (unsigned k = 0; k < n - grouped; k++) {
            V const part = shared ? mapfn_cuda_of_thread(mine, k) : element(grouped + k);
            mapfn_values_join(&rest, &part);
        }
        if (grouped % block != 0) {
            mapfn_values_join(&sum, &rest);
        } else {
            if (grouped > 0) counter.push(sum);
            sum = rest;
        }
    }
    sum = counter.with(sum);
    return share == MAPFN_CUDA_ONE_FOR_ALL ? mapfn_cuda_of_thread(sum, 0) : sum;
}
#if MAPFN_DEVICE_CODE
/* what `sum` adds is never fused with the multiplication before it */
MAPFN_FN float mapfn_plus(float a, float b) { return __fadd_rn(a, b); }
MAPFN_FN double mapfn_plus(double a, double b) { return __dadd_rn(a, b); }
#endif

struct mapfn_cuda_in_teams : mapfn_cuda_in_place {
    size_t team;
    MAPFN_CUDA_METHOD explicit mapfn_cuda_in_teams(size_t t) : team(t) {}
    template <class T> MAPFN_CUDA_METHOD void mapfn_store(T *p, T const *r, int nth, size_t i, unsigned live) const
    {
        if (threadIdx.x == 0) mapfn_cuda_direct<1>::mapfn_store(p, r, nth, i, live);
    }
    MAPFN_CUDA_METHOD size_t mapfn_slot() const { return team; }
};
template <class Map>
static __global__ void __launch_bounds__(32 * MAPFN_CUDA_TEAMS, 1)
    mapfn_cuda_teams(const __grid_constant__ mapfn_cuda_given<Map, mapfn_cuda_grid> given)
{
    MAPFN_CUDA_TOGETHER();
    typename Map::mapfn_args const &a = given.a;
    mapfn_cuda_grid const &g = given.plan;
    mapfn_cuda_in_teams const m((size_t)blockIdx.x * g.group + threadIdx.z);
    mapfn_failure failed = {SIZE_MAX, 0};
    mapfn_cuda_wait();
    if (threadIdx.z < g.group && m.team < g.most) {
        MAPFN_CUDA_ROLLED for (size_t i = g.begin + m.team; i < g.end; i += g.most) {
            typename Map::template mapfn_lanes<1> r;
            unsigned live = 1;
            Map::template mapfn_mask<1>(r, a, m, i, live);
            if (live) {
                Map::template mapfn_load<1>(r, a, m, i, live);
                mapfn_cuda_context() = MAPFN_CUDA_IN_BODY;
                Map::template mapfn_call<1>(r, a, m, i, 0, failed);
                mapfn_cuda_context() = 0; /* the next block that has this memory may be another kernel's */
            }
            __syncwarp(); /* all have read what the first one overwrites, and scratch is the next element's */
            if (live) Map::template mapfn_store<1>(r, a, m, i, live);
        }
    }
    if (threadIdx.x != 0) failed.code = 0;
    if (mapfn_cuda_known<Map>::fails) mapfn_cuda_report(given.failure, failed, a.mapfn_base.mapfn_offset);
}

/* {SIZE_MAX, 0}, before a fallible map */
static __global__ void mapfn_cuda_no_failure(mapfn_failure *failure)
{
    mapfn_cuda_wait();
    mapfn_cuda_keep(failure, SIZE_MAX, 0, true);
}

/* ======== src/cuda/kernels_sums.h: kernels of maps with sums.
 * Uses cuda/kernels.h. Used by cuda/launch.h. */

/* SUMS: a block of 512 threads takes the map's elements by granules, each of 2^k blocks of the order of additions
 * (128 W elements). All threads compute parts, side by side, into shared memory; there thread j adds those of lane j,
 * in rising order, and the lanes are added by halves.
 * The sum of each granule goes to `work`, where one more kernel adds them in pairs. There are no atomics, because the
 * order must be that of docs/sums.md.
 * The map of a chunk has no `work`: value k of what the arguments name is granule k's sum. Where the arguments say
 * `each_part`, it is element k's part: of a chunk that lies within a block, whose parts the host adds up. */
struct mapfn_cuda_sums_plan {
    size_t begin, end;
    size_t granules;
    /* blocks of a granule, elements of a block, those that are in shared memory at once, threads that compute them */
    unsigned each, block, round, computing;
    void *work;
};

/* where the parts of elements from `first` on are kept */
struct mapfn_cuda_parts : mapfn_cuda_in_place {
    void *parts;
    size_t first;
    unsigned computing;
    template <class V> MAPFN_CUDA_METHOD V *mapfn_part_of(size_t i) const { return (V *)parts + (i - first); }
    MAPFN_CUDA_METHOD size_t mapfn_slot() const { return (size_t)blockIdx.x * computing + threadIdx.x; }
};

/* Adds parts t, t + W, … below `count` to lane t, in rising order; `parts` begins at part t. An addition waits for the
 * one before it: some parts are read ahead, so that it does not wait for shared memory too. */
template <int W, class V>
MAPFN_CUDA_FN void mapfn_cuda_add_lane(V *lane, V const *parts, unsigned count, unsigned t)
{
    enum { ahead = sizeof(V) <= 8 ? 8 : sizeof(V) <= 16 ? 4 : 1 };
    unsigned k = t;
    MAPFN_CUDA_ROLLED for (; k + (ahead - 1) * W < count; k += ahead * W, parts += ahead * W) {
        V part[ahead];
        MAPFN_UNROLL for (int j = 0; j < ahead; j++) part[j] = parts[j * W];
        MAPFN_UNROLL for (int j = 0; j < ahead; j++) mapfn_values_join(lane, &part[j]);
    }
    MAPFN_CUDA_ROLLED for (; k < count; k += W, parts += W) mapfn_values_join(lane, parts);
}

/* The sum of [from, from + count), for thread 0; all threads call it. `alone`: how many elements at its end are added
 * one by one. */
template <class Map>
MAPFN_CUDA_FN typename Map::mapfn_values mapfn_cuda_block_sum(typename Map::mapfn_args const &a,
    mapfn_cuda_sums_plan const &g, typename Map::mapfn_values *parts, size_t from, unsigned count, unsigned alone,
    mapfn_failure &failed)
{
    /* twice as many at once as elsewhere, because blocks that add load nothing */
    enum { W = MAPFN_LANES(Map::mapfn_traits), some = mapfn_cuda_known<Map>::some };
    enum { U = some == 1 || some == 8 ? some : 2 * some };
    typedef typename Map::mapfn_values V;
    unsigned const t = threadIdx.x, grouped = count - alone;
    V lane, rest;
    mapfn_cuda_parts m;
    m.parts = parts;
    m.computing = g.computing;
    mapfn_values_clear(&lane);
    mapfn_values_clear(&rest);
    for (unsigned r = 0; r < count; r += g.round) {
        unsigned const stop = count - r < g.round ? count : r + g.round;
        m.first = from + r;
        if (t < g.computing) {
            unsigned i = r + t;
            MAPFN_CUDA_ROLLED for (; i + (U - 1) * g.computing < stop; i += U * g.computing)
                mapfn_cuda_groups<Map, 1, U, true>(a, m, from + i, g.computing, 0, failed);
            if (U > 1)
                MAPFN_CUDA_ROLLED for (; i < stop; i += g.computing)
                    mapfn_cuda_groups<Map, 1, 1, true>(a, m, from + i, 1, 0, failed);
        }
        __syncthreads();
        if (a.mapfn_base.mapfn_each_part) {
            for (unsigned k = r + t; k < stop; k += blockDim.x)
                mapfn_values_store(a, &parts[k - r], from - g.begin + k);
        } else {
            unsigned const last = stop < grouped ? stop : grouped;
            if (t < W && r < last) mapfn_cuda_add_lane<W>(&lane, parts + t, last - r, t);
            if (t == 0)
                MAPFN_CUDA_ROLLED for (unsigned k = r < grouped ? grouped : r; k < stop; k++)
                    mapfn_values_join(&rest, &parts[k - r]);
        }
        __syncthreads();
    }
    if (a.mapfn_base.mapfn_each_part) return rest;
    if (t < W) parts[t] = lane; /* the parts there have been added */
    __syncthreads();
    for (unsigned half = W / 2; half > 0; half /= 2) {
        if (t < half) mapfn_values_join(&parts[t], &parts[t + half]);
        __syncthreads();
    }
    if (grouped == 0) return rest;
    lane = parts[0];
    if (alone > 0) mapfn_values_join(&lane, &rest);
    __syncthreads();
    return lane;
}

template <class Map>
static __global__ void __launch_bounds__(512, 1)
    mapfn_cuda_granules(const __grid_constant__ mapfn_cuda_given<Map, mapfn_cuda_sums_plan> given)
{
    typename Map::mapfn_args const &a = given.a;
    mapfn_cuda_sums_plan const &g = given.plan;
    enum { W = MAPFN_LANES(Map::mapfn_traits) };
    typedef typename Map::mapfn_values V;
    MAPFN_CUDA_SHARED(shared);
    mapfn_failure failed = {SIZE_MAX, 0};
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    for (size_t granule = blockIdx.x; granule < g.granules; granule += gridDim.x) {
        /* of thread 0: in shared memory, as it is indexed */
        mapfn_cuda_counter<V> counter = {(V *)(void *)shared + g.round, 0};
        V sum;
        for (unsigned b = 0; b < g.each; b++) {
            size_t const from = g.begin + (granule * g.each + b) * g.block;
            if (from >= g.end) break;
            unsigned const count = g.end - from < g.block ? (unsigned)(g.end - from) : g.block;
            unsigned const alone = g.end - from <= g.block ? (unsigned)((g.end - g.begin) % (W / 4)) : 0;
            V const block = mapfn_cuda_block_sum<Map>(a, g, (V *)(void *)shared, from, count, alone, failed);
            if (threadIdx.x != 0) continue;
            if (b + 1 < g.each && g.end - from > g.block) counter.push(block);
            else sum = block;
        }
        if (threadIdx.x != 0 || a.mapfn_base.mapfn_each_part) continue;
        sum = counter.with(sum);
        if (g.work) ((V *)g.work)[granule] = sum;
        else mapfn_values_store(a, &sum, granule);
    }
    if (mapfn_cuda_known<Map>::fails) mapfn_cuda_report(given.failure, failed, a.mapfn_base.mapfn_offset);
}

template <class Map>
static __global__ void __launch_bounds__(512, 1)
    mapfn_cuda_total(const __grid_constant__ mapfn_cuda_given<Map, mapfn_cuda_sums_plan> given)
{
    mapfn_cuda_sums_plan const &g = given.plan;
    typedef typename Map::mapfn_values V;
    V *const values = (V *)g.work;
    V all;
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    for (unsigned half = 1; half < g.granules; half *= 2) {
        for (unsigned i = threadIdx.x * 2 * half; i + half < g.granules; i += blockDim.x * 2 * half)
            mapfn_values_join(&values[i], &values[i + half]);
        __syncthreads();
    }
    if (threadIdx.x != 0) return;
    if (g.granules > 0) all = values[0];
    else mapfn_values_clear(&all);
    mapfn_values_store(given.a, &all, 0);
}

/* ======== src/cuda/launch.h: what launches know of devices and files, and the ways into the run time.
 * Uses cuda/plan.h and kernels. Used by cuda/runner.h. */

/* What launches must know of a device.
 * - What depends on the file's code is asked once for each device number, by each file: kernels of other files may be
 *   compiled for other architectures. The answer is one word, so that any number of threads may ask first.
 * - The processors are asked for at each launch: contexts of one device may have more or fewer of them (MPS). */
struct mapfn_cuda_device {
    unsigned processors;
    int arch;     /* that the code which runs was compiled for */
    bool overlap; /* may be launched while the kernel before it ends: its code waits */
};
MAPFN_PLAIN cudaError_t mapfn_cuda_find_device(mapfn_cuda_device *device)
{
    enum { kept = 64 };
    static unsigned known[kept]; /* bit 31: yes, bit 30: overlap, then arch */
    int current, processors = 0;
    cudaFuncAttributes code;
    cudaError_t error = cudaGetDevice(&current);
    if (error != cudaSuccess) return error;
    unsigned word = current < kept ? __atomic_load_n(&known[current], __ATOMIC_ACQUIRE) : 0;
    if (word == 0) {
        int driver = 0;
        mapfn_cuda_relaxed relaxed;
        error = cudaFuncGetAttributes(&code, mapfn_cuda_no_failure);
        if (error == cudaSuccess) error = cudaDriverGetVersion(&driver);
        if (error != cudaSuccess) return error;
        /* PTX of an older architecture has no wait in it, whatever the card; graphs know such launches since 12.3 */
        bool const overlap = MAPFN_CUDA_PDL && MAPFN_CUDA_EARLY_EDGES && driver >= 12030
            && code.ptxVersion >= 90;
        word = 1u << 31 | (unsigned)overlap << 30 | (unsigned)code.ptxVersion;
        if (current < kept) __atomic_store_n(&known[current], word, __ATOMIC_RELEASE);
    }
    error = cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, current);
    *device = {(unsigned)processors, (int)(word & 0xffff), (word >> 30 & 1) != 0};
    return error;
}

/* What a map of device arrays is to do, unchecked, on the current device: elements [begin, end) of the arrays in
 * `args`, whose mapfn_base.mapfn_offset is added to indices. */
struct mapfn_cuda_task {
    const mapfn_info *info;
    const void *args;
    size_t begin, end;
    mapfn_failure *failure; /* device memory, initialised, or NULL: the lowest failing element is merged with it */
    void *work;             /* of a map with sums; NULL: the arguments say where sums of granules, or parts, go */
    size_t most;            /* elements in flight; 0: no limit; a scratch array has room for so many */
    cudaStream_t stream;
};

/* A starter takes a launch from plain code to a kernel of a map's own type; there is one for each kernel. `config`
 * NULL: the kernel is only loaded. */
typedef cudaError_t mapfn_cuda_starter(const cudaLaunchConfig_t *config, const mapfn_cuda_task *task, const void *plan);
template <class Map, class Plan, void (*Kernel)(mapfn_cuda_given<Map, Plan>)>
static cudaError_t mapfn_cuda_start_kernel(const cudaLaunchConfig_t *config, const mapfn_cuda_task *task,
    const void *plan)
{
    cudaFuncAttributes code;
    if (!config) return cudaFuncGetAttributes(&code, Kernel);
    mapfn_cuda_given<Map, Plan> given = {*(typename Map::mapfn_args const *)task->args, Plan(), task->failure};
    memcpy(&given.plan, plan, sizeof given.plan); /* of a tiling: as many arrays as the map has */
    return cudaLaunchKernelEx(config, Kernel, given);
}
MAPFN_PLAIN cudaError_t mapfn_cuda_start_no_failure(const cudaLaunchConfig_t *config, const mapfn_cuda_task *task,
    const void *)
{
    return cudaLaunchKernelEx(config, mapfn_cuda_no_failure, task->failure);
}

/* The kernels that a map has, described above by these names. Plain code knows them by their starters. */
enum mapfn_cuda_family {
    MAPFN_CUDA_EACH,
    MAPFN_CUDA_NARROW, /* vectors of any arrays */
    MAPFN_CUDA_WIDE,   /* and of aligned ones, where several elements are one access */
    MAPFN_CUDA_TILES, MAPFN_CUDA_IN_TEAMS, MAPFN_CUDA_SUMS
};
struct mapfn_cuda_kernels {
    mapfn_cuda_family family;
    mapfn_cuda_shape shape;
    unsigned traits, values; /* `values`: bytes of all its sums */
    size_t work;             /* and those that it must have for them */
    /* of the file, whose code may be for other cards than that of other files */
    cudaError_t (*find_device)(mapfn_cuda_device *device);
    mapfn_cuda_starter *no_failure;
    mapfn_cuda_starter *each;   /* every map has this one; or a `team` map only its teams, one with sums its granules */
    mapfn_cuda_starter *narrow, *wide, *tiles, *total;
};
static constexpr mapfn_cuda_family mapfn_cuda_family_of(mapfn_cuda_shape s, unsigned traits)
{
    return (traits & MAPFN_HAS_SUMS) != 0 ? MAPFN_CUDA_SUMS
        : (traits & MAPFN_IS_TEAM) != 0 ? MAPFN_CUDA_IN_TEAMS
        : (traits & MAPFN_HAS_SCRATCH) != 0 || s.ragged ? MAPFN_CUDA_EACH
        /* with `where` no tiles: of a skipped element nothing is read or written */
        : s.rows || s.large ? ((traits & MAPFN_HAS_WHERE) != 0 ? MAPFN_CUDA_EACH : MAPFN_CUDA_TILES)
        : mapfn_cuda_lanes(s, traits, 100, true) > 1 ? MAPFN_CUDA_WIDE : MAPFN_CUDA_NARROW;
}
/* The kernels of a map: those of its family. They are chosen by a type, so that no others are compiled. */
template <int Family> struct mapfn_cuda_of {};
template <class Map> static void mapfn_cuda_add(mapfn_cuda_kernels &k, mapfn_cuda_of<MAPFN_CUDA_EACH>)
{
    k.each = mapfn_cuda_start_kernel<Map, mapfn_cuda_grid, mapfn_cuda_each<Map>>;
}
template <class Map> static void mapfn_cuda_add(mapfn_cuda_kernels &k, mapfn_cuda_of<MAPFN_CUDA_NARROW>)
{
    mapfn_cuda_add<Map>(k, mapfn_cuda_of<MAPFN_CUDA_EACH>());
    k.narrow = mapfn_cuda_start_kernel<Map, mapfn_cuda_grid, mapfn_cuda_vectors<Map, false>>;
}
template <class Map> static void mapfn_cuda_add(mapfn_cuda_kernels &k, mapfn_cuda_of<MAPFN_CUDA_WIDE>)
{
    mapfn_cuda_add<Map>(k, mapfn_cuda_of<MAPFN_CUDA_NARROW>());
    k.wide = mapfn_cuda_start_kernel<Map, mapfn_cuda_grid, mapfn_cuda_vectors<Map, true>>;
}
template <class Map> static void mapfn_cuda_add(mapfn_cuda_kernels &k, mapfn_cuda_of<MAPFN_CUDA_TILES>)
{
    mapfn_cuda_add<Map>(k, mapfn_cuda_of<MAPFN_CUDA_EACH>());
    k.tiles = mapfn_cuda_start_kernel<Map, mapfn_cuda_tiling<Map::mapfn_arrays>, mapfn_cuda_tiles<Map>>;
}
template <class Map> static void mapfn_cuda_add(mapfn_cuda_kernels &k, mapfn_cuda_of<MAPFN_CUDA_IN_TEAMS>)
{
    k.each = mapfn_cuda_start_kernel<Map, mapfn_cuda_grid, mapfn_cuda_teams<Map>>;
}
template <class Map> static void mapfn_cuda_add(mapfn_cuda_kernels &k, mapfn_cuda_of<MAPFN_CUDA_SUMS>)
{
    static_assert(sizeof(typename Map::mapfn_values) <= 4096, "16 reductions of 256 bytes");
    k.values = sizeof(typename Map::mapfn_values);
    k.each = mapfn_cuda_start_kernel<Map, mapfn_cuda_sums_plan, mapfn_cuda_granules<Map>>;
    k.total = mapfn_cuda_start_kernel<Map, mapfn_cuda_sums_plan, mapfn_cuda_total<Map>>;
}

template <class Map> static mapfn_cuda_kernels mapfn_cuda_kernels_of()
{
    enum { family = mapfn_cuda_family_of(Map::mapfn_shape(), Map::mapfn_traits) };
    mapfn_cuda_kernels k = {(mapfn_cuda_family)family, Map::mapfn_shape(), Map::mapfn_traits, 0, Map::mapfn_work,
        mapfn_cuda_find_device, mapfn_cuda_start_no_failure, NULL, NULL, NULL, NULL, NULL};
    mapfn_cuda_add<Map>(k, mapfn_cuda_of<family>());
    return k;
}

/* The run time is plain code that knows no map: plans, launches, checks, runners, and all of HOST ARRAYS. One .cu of a
 * program holds it for all, and these functions are the ways in.
 * Whoever misses one reads its name for the linker, which says what to do. It has the version too, as arguments may
 * change with any. */
#define MAPFN_CUDA_WAY_IN(type, name, ...) \
    extern "C" MAPFN_CUDA_IN_ONE_FILE type mapfn_cuda_##name(__VA_ARGS__) \
        __asm__(MAPFN_CUDA_LINKED(name, MAPFN_VERSION_MAJOR, MAPFN_VERSION_MINOR, MAPFN_VERSION_PATCH))
#define MAPFN_CUDA_LINKED(name, major, minor, patch) MAPFN_CUDA_LINKED_(name, major, minor, patch)
#define MAPFN_CUDA_LINKED_(name, major, minor, patch) \
    "mapfn_cuda_" #name "_" #major "_" #minor "_" #patch "__compile_one_cu_file_with_MAPFN_CUDA_RUN_TIME_1"
MAPFN_CUDA_WAY_IN(mapfn_status, run, mapfn_call *c, const mapfn_cuda_kernels &k);
MAPFN_CUDA_WAY_IN(mapfn_status, host_run, mapfn_call *c, const mapfn_cuda_kernels &k);
MAPFN_CUDA_WAY_IN(mapfn_status, prepare, const mapfn_info *info, const mapfn_cuda_kernels &k, const mapfn_opts *o);

/* ======== src/mapfn_cuda.h goes on */
#if MAPFN_CUDA_RUN_TIME

/* ======== src/cuda/runner.h: launches, checks, and a call of a map of device arrays: where the run time is.
 * Uses run/checks.h and cuda/launch.h. Used by cuda/shells.h and cuda/host/. */

MAPFN_PLAIN cudaError_t mapfn_cuda_start(mapfn_cuda_starter *starter, const mapfn_cuda_device *device,
    const mapfn_cuda_task *task, const void *plan, unsigned blocks, dim3 threads, size_t shared)
{
    cudaLaunchAttribute attribute;
    attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attribute.val.programmaticStreamSerializationAllowed = 1;
    cudaLaunchConfig_t const config = {dim3(blocks), threads, shared, task->stream, &attribute, device->overlap};
    return starter(&config, task, plan);
}

/* Blocks of a granule: a power of two, so that a granule's sum is a subtree's. There are at most MAPFN_CUDA_PARTIALS
 * granules. */
MAPFN_PLAIN size_t mapfn_cuda_granule(size_t blocks)
{
    size_t each = 1;
    while ((blocks + each - 1) / each > MAPFN_CUDA_PARTIALS) each *= 2;
    return each;
}

/* A map with sums. Parts are computed by few threads a block, so that all processors have some. */
MAPFN_PLAIN cudaError_t mapfn_cuda_start_sums(const mapfn_cuda_kernels *k, const mapfn_cuda_device *device,
    const mapfn_cuda_task *task)
{
    bool const each_part = ((const mapfn_common *)task->args)->mapfn_each_part;
    size_t const lanes = (size_t)MAPFN_LANES(k->traits), n = task->end - task->begin, most = task->most;
    size_t room = ((size_t)24 << 10) / k->values / lanes * lanes;
    mapfn_cuda_sums_plan g = {task->begin, task->end, 0, 1, (unsigned)(128 * lanes), 0, 512, task->work};
    cudaError_t error = cudaSuccess;
    if (each_part)
        for (g.block = 32; g.block < 512 && n / g.block >= 2 * device->processors;) g.block *= 2;
    size_t const blocks = n / g.block + (n % g.block != 0);
    if (!each_part) g.each = (unsigned)mapfn_cuda_granule(blocks);
    g.granules = (blocks + g.each - 1) / g.each;
    unsigned threads = each_part ? g.block : g.computing;
    while (!each_part && threads > 128 && g.granules > (size_t)device->processors * 1024 / threads) threads /= 2;
    g.computing = most > 0 && most < threads ? (unsigned)most : threads;
    if (room < lanes) room = lanes;
    g.round = (unsigned)(room < g.block ? room : g.block);
    bool const total = task->work && g.granules != 1; /* the sum of one granule is the result, and goes there at once */
    if (!total) g.work = NULL;
    size_t levels = 1; /* of blocks in a granule, which are added as a binary counter counts */
    while (g.each >> levels != 0) levels++;
    while ((g.round + levels) * k->values > MAPFN_CUDA_SHARED_MOST && g.round > lanes) g.round -= (unsigned)lanes;
    size_t const at_once = most > 0 && most / g.computing < g.granules ? most / g.computing : g.granules;
    if (blocks > 0)
        error = mapfn_cuda_start(k->each, device, task, &g, (unsigned)(at_once > 0 ? at_once : 1), threads,
            (g.round + levels) * k->values);
    if (error == cudaSuccess && total) error = mapfn_cuda_start(k->total, device, task, &g, 1, 512, 0);
    return error;
}

/* One element after the other in each thread, or team. */
MAPFN_PLAIN cudaError_t mapfn_cuda_start_each(const mapfn_cuda_kernels *k, const mapfn_cuda_device *device,
    const mapfn_cuda_task *task)
{
    bool const teams = k->family == MAPFN_CUDA_IN_TEAMS;
    mapfn_cuda_grid g = mapfn_cuda_plan_each(task->begin, task->end, task->most, device->processors, teams ? 1 : 32,
        teams ? MAPFN_CUDA_TEAMS : 128);
    return mapfn_cuda_start(k->each, device, task, &g, g.blocks, teams ? dim3(32, 1, MAPFN_CUDA_TEAMS) : dim3(g.group),
        teams ? MAPFN_CUDA_CONTEXTS(MAPFN_CUDA_TEAMS) : 0);
}
MAPFN_PLAIN cudaError_t mapfn_cuda_start_tiles(const mapfn_cuda_kernels *k, const mapfn_cuda_device *device,
    const mapfn_cuda_task *task)
{
    mapfn_cuda_tiling<MAPFN_CUDA_PARAMS> t;
    cudaError_t error = cudaSuccess;
    for (size_t done = task->begin; done < task->end && error == cudaSuccess; done = t.end) {
        if (!mapfn_cuda_plan_tiles(&t, task->info, task->args, done, task->end, &k->shape, device->processors,
                device->arch))
            return mapfn_cuda_start_each(k, device, task); /* no tile fits into shared memory */
        error = mapfn_cuda_start(k->tiles, device, task, &t, t.blocks, MAPFN_CUDA_TILE_THREADS, t.shared);
    }
    return error;
}
MAPFN_PLAIN cudaError_t mapfn_cuda_start_vectors(const mapfn_cuda_kernels *k, const mapfn_cuda_device *device,
    const mapfn_cuda_task *task)
{
    bool wide = k->wide != NULL;
    int lanes = mapfn_cuda_lanes(k->shape, k->traits, device->arch, wide),
        phase = wide ? mapfn_cuda_phase(task->info, task->args, (unsigned)lanes, false) : -1;
    if (phase < 0) {
        wide = false;
        lanes = mapfn_cuda_lanes(k->shape, k->traits, device->arch, wide);
        phase = mapfn_cuda_phase(task->info, task->args, (unsigned)lanes, true);
    }
    unsigned const unroll = (unsigned)mapfn_cuda_unroll(k->shape, lanes, device->arch),
        margin = wide || lanes == 1 ? 0 : (unsigned)lanes;
    mapfn_cuda_grid g;
    cudaError_t error = cudaSuccess;
    for (size_t done = task->begin; done < task->end && error == cudaSuccess; done = g.last) {
        g = mapfn_cuda_plan(done, task->end, (unsigned)lanes, unroll, (unsigned)phase, margin, device->processors);
        error = mapfn_cuda_start(wide ? k->wide : k->narrow, device, task, &g, g.blocks, g.threads, 0);
    }
    return error;
}

/* `task` NULL: the kernels are only loaded. `resets`: the failure is set to none, also where nothing is computed. */
MAPFN_PLAIN cudaError_t mapfn_cuda_launch(const mapfn_cuda_kernels *k, const mapfn_cuda_task *task,
    bool computes = true, bool resets = false)
{
    mapfn_cuda_starter *const starters[] = {k->each, k->wide, k->narrow, k->tiles, k->total};
    mapfn_cuda_device device;
    computes = computes && task && (task->begin < task->end || k->family == MAPFN_CUDA_SUMS);
    if (task && !computes && !resets) return cudaSuccess;
    cudaError_t error = k->find_device(&device);
    for (mapfn_cuda_starter *starter : starters)
        if (!task && error == cudaSuccess && starter) error = starter(NULL, NULL, NULL);
    if (error == cudaSuccess && resets) error = mapfn_cuda_start(k->no_failure, &device, task, NULL, 1, 1, 0);
    if (!computes || error != cudaSuccess) return error;
    /* rows that would be in registers are one for the body if they are in place */
    bool const each = (task->most > 0 && task->most < task->end - task->begin)
        || ((k->traits & MAPFN_HAS_ROWS) != 0 && !k->shape.rows
            && mapfn_cuda_in_place_of(task->info, task->args, true));
    return (k->family == MAPFN_CUDA_SUMS ? mapfn_cuda_start_sums : k->tiles && !each ? mapfn_cuda_start_tiles
        : k->narrow && !each ? mapfn_cuda_start_vectors : mapfn_cuda_start_each)(k, &device, task);
}

MAPFN_PLAIN mapfn_status mapfn_cuda_check_options(const mapfn_info *info, const void *args, size_t n,
    const mapfn_opts *o)
{
    const char *what = o->progress ? "progress is for arrays in host memory: this map returns before it is done"
        : o->completed ? "completed is for arrays in host memory: this map returns before it is done"
        : o->grain ? "grain is for CPU maps and arrays in host memory"
        : o->device_bytes ? "device_bytes is for arrays in host memory"
        : o->device < 0 ? "device is negative: all devices at once are for arrays in host memory" : NULL;
    if (what) return mapfn_bad_option(info->name, what);
    return mapfn_check(info, args, n, 1, o, NULL, false);
}

/* Does an output of `outputs` overlap the splits of a ragged array of `info`? Splits lie where `args` says, and outputs
 * where `readable` does, which may have copies of splits. */
MAPFN_PLAIN mapfn_status mapfn_cuda_check_splits(const mapfn_info *info, const mapfn_info *outputs, const void *args,
    const void *readable, size_t n, size_t slots)
{
    size_t bytes;
    if (__builtin_mul_overflow(n, sizeof(size_t), &bytes) || bytes > PTRDIFF_MAX) bytes = PTRDIFF_MAX;
    bytes += sizeof(size_t);
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++) {
        const void *splits = p->layout == MAPFN_RAGGED ? mapfn_pointer_at(args, p->detail) : NULL;
        for (const mapfn_param *q = outputs->params; splits && q < outputs->params + outputs->count; q++) {
            mapfn_span s = mapfn_span_of(q, readable, n, slots);
            if ((q->access & MAPFN_WRITTEN) && s.start && !mapfn_apart(s.start, s.bytes, splits, bytes))
                return mapfn_overlap(info->name, mapfn_named_as(q->name, false, s.start, s.bytes),
                    mapfn_named_as(p->name, true, splits, bytes), MAPFN_WHY_SPLITS);
        }
    }
    return MAPFN_OK;
}

/* mapfn_check of the arrays, with two differences. Splits lie in device memory and cannot be read, so that of ragged
 * arrays only their splits' place is known; and scratch is not allocated. */
MAPFN_PLAIN mapfn_status mapfn_cuda_check_arrays(const mapfn_info *info, const void *args, size_t n,
    const mapfn_opts *o, const char *too_short)
{
    const mapfn_param *p, *end = info->params + info->count;
    size_t most = o->parallel_iterations > 0 ? (size_t)o->parallel_iterations : n,
        slots = most < n ? most : n;
    mapfn_param readable[MAPFN_CUDA_PARAMS + 1]; /* the parameters but for ragged ones, and what stands behind them */
    mapfn_checked_info copy = {*info, NULL};
    mapfn_info *const without = &copy.info;
    if ((info->traits & MAPFN_CHECKS_ITSELF) != 0) copy.check = ((const mapfn_checked_info *)info)->check;
    if (n == 0) return mapfn_check(info, args, n, 1, o, too_short, true);
    without->params = readable;
    without->count = 0;
    for (p = info->params; p < end; p++) {
        if (p->layout != MAPFN_RAGGED) readable[without->count++] = *p;
        if (p->layout == MAPFN_RAGGED && !mapfn_pointer_at(args, p->detail))
            return mapfn_null(info->name, p->name, true);
        if (p->layout == MAPFN_SCRATCH && !mapfn_pointer_at(args, p->field))
            return mapfn_null(info->name, p->name, false);
    }
    readable[without->count] = *end;
    if ((info->traits & MAPFN_HAS_SCRATCH) != 0 && o->parallel_iterations == 0)
        return mapfn_bad_option(info->name,
            "a scratch array is given, but not .parallel_iterations, which says how many elements it serves");
    mapfn_status const status = mapfn_check(without, args, n, slots, o, too_short, true);
    return status == MAPFN_OK ? mapfn_cuda_check_splits(info, without, args, args, n, slots) : status;
}

/* A CALL. Makes device `wanted` (as in mapfn_opts) the current one; *before: the one to go back to, or -1. */
MAPFN_PLAIN cudaError_t mapfn_cuda_enter(int wanted, int *before)
{
    int count, current;
    *before = -1;
    if (wanted <= 0) return cudaSuccess;
    cudaError_t error = cudaGetDeviceCount(&count);
    if (error == cudaSuccess) error = wanted > count ? cudaErrorInvalidDevice : cudaGetDevice(&current);
    if (error != cudaSuccess || current == wanted - 1) return error;
    error = cudaSetDevice(wanted - 1);
    if (error == cudaSuccess) *before = current;
    return error;
}
MAPFN_PLAIN mapfn_status mapfn_cuda_leave(const char *map, int before, mapfn_status status)
{
    cudaError_t error = before >= 0 ? cudaSetDevice(before) : cudaSuccess;
    return error == cudaSuccess || status != MAPFN_OK ? status : mapfn_cuda_fail(map, error);
}

MAPFN_PLAIN mapfn_status mapfn_cuda_check_work(const char *map, size_t bytes, const mapfn_opts *o)
{
    if ((uintptr_t)o->work % 16 != 0)
        return mapfn_bad_option(map, "work is no multiple of 16 bytes, as addresses of cudaMalloc are");
    if (o->work && o->work_bytes >= bytes) return MAPFN_OK;
    return mapfn_bad_option(map,
        "a map with sums needs .work, and in .work_bytes its size: at least name_map_cuda_work bytes of device memory");
}

/* The map of device arrays. A full check follows where the inline checks could not clear the arguments. */
extern "C" mapfn_status mapfn_cuda_run(mapfn_call *c, const mapfn_cuda_kernels &k)
{
    const mapfn_opts *const o = mapfn_start(c);
    const mapfn_info *const info = c->info;
    mapfn_status status = mapfn_cuda_check_options(info, c->args, c->n, o);
    int before = -1;
    if (status == MAPFN_OK && !c->sound) status = mapfn_cuda_check_arrays(info, c->args, c->n, o, c->too_short);
    bool const sums = (info->traits & MAPFN_HAS_SUMS) != 0;
    if (sums && status == MAPFN_OK) status = mapfn_cuda_check_work(info->name, k.work, o);
    bool const computes = status == MAPFN_OK && (o->begin < c->n || sums);
    if (!computes && (!c->failure || o->device < 0)) return status;
    cudaError_t error = mapfn_cuda_enter(o->device, &before);
    ((mapfn_common *)c->args)->mapfn_offset = (size_t)o->index_offset;
    mapfn_cuda_task const task
        = {info, c->args, o->begin, c->n, c->failure, o->work, (size_t)o->parallel_iterations, (cudaStream_t)o->stream};
    /* after a failed check `failure` is set all the same, where it can be */
    if (error == cudaSuccess) error = mapfn_cuda_launch(&k, &task, computes, c->failure != NULL);
    if (computes && error != cudaSuccess) status = mapfn_cuda_fail(info->name, error);
    return mapfn_cuda_leave(info->name, before, status);
}

extern "C" mapfn_status mapfn_cuda_prepare(const mapfn_info *info, const mapfn_cuda_kernels &k, const mapfn_opts *o)
{
    int before = -1;
    if (o && o->device < 0) return mapfn_bad_option(info->name, "device is negative: prepare them one by one");
    mapfn_cuda_relaxed relaxed;
    cudaError_t error = mapfn_cuda_enter(o ? o->device : 0, &before);
    if (error == cudaSuccess) error = mapfn_cuda_launch(&k, NULL);
    return mapfn_cuda_leave(info->name, before, error == cudaSuccess ? MAPFN_OK : mapfn_cuda_fail(info->name, error));
}

/* ======== src/mapfn_cuda.h goes on */
#endif /* MAPFN_CUDA_RUN_TIME */

} /* extern "C++" */

#if MAPFN_CUDA_RUN_TIME
/* HOST ARRAYS; docs/design.md, "Arrays of the host", has the whole in a page */
#include <pthread.h>
#include <sched.h>
#include <signal.h>

extern "C++" {

/* ======== src/cuda/host/moves.h: the pipeline's sizes; copies between arrays and staging memory, by several threads.
 * Uses cuda/plan.h. Used by cuda/host/. */

/* The pipeline's sizes; tests set them all, and see many chunks of small arrays. Staging memory is small, because 4 MiB
 * at a time already reach 98 % of a link's speed, and page-locking takes longer than using what is locked. */
#ifndef MAPFN_CUDA_ONE_SHOT
# define MAPFN_CUDA_ONE_SHOT    ((size_t)4 << 20)   /* below it, all elements are one chunk */
# define MAPFN_CUDA_CHUNK_LEAST ((size_t)1 << 20)   /* a chunk is a sixteenth of all bytes, but no less than this */
# define MAPFN_CUDA_CHUNK_MOST  ((size_t)32 << 20)  /* and no more than this, */
# define MAPFN_CUDA_KEPT        ((size_t)256 << 20) /* more memory of a kind is not kept from call to call */
# define MAPFN_CUDA_PIECE       ((size_t)128 << 10) /* bytes that a copy thread takes at a time */
#endif
#ifndef MAPFN_CUDA_CHUNK_STAGED /* or this where there is staging memory; benchmarks try others */
# define MAPFN_CUDA_CHUNK_STAGED ((size_t)16 << 20)
#endif
enum {
    MAPFN_CUDA_GRANULE_MOST = 32, /* blocks: so many levels have room in shared memory, whatever the sums */
    MAPFN_CUDA_SLOTS = 4,
    MAPFN_CUDA_ARRAYS = 2 * MAPFN_CUDA_PARAMS, /* values and splits */
    MAPFN_CUDA_HELPERS = 7
};

/* `count` elements of `each` bytes, or with splits, rows of values of `each` bytes; masked ones are left out */
typedef struct mapfn_cuda_move {
    char *to;
    const char *from;
    size_t count, each;
    ptrdiff_t to_step, from_step;
    const size_t *splits;
} mapfn_cuda_move;

/* Moves that threads do together, and the masks of their elements: integer arrays of which 0 masks one. A thread takes
 * a piece at a time, which is the same part of each move. */
typedef struct mapfn_cuda_moves {
    mapfn_cuda_move move[MAPFN_CUDA_ARRAYS];
    mapfn_span mask[MAPFN_CUDA_PARAMS];
    int count, masks;
    size_t bytes, pieces, taken, done;
} mapfn_cuda_moves;

/* What is kept from call to call; one for all files of a program, under one lock. */
typedef struct mapfn_cuda_kept_state {
    pthread_mutex_t lock;
    pthread_cond_t wanted, finished; /* pieces to take; all pieces done */
    mapfn_cuda_moves *moves;         /* that have the helpers; who comes meanwhile does without */
    pthread_t helper[MAPFN_CUDA_HELPERS];
    int helpers;
    bool stopping, fork_watched;
    struct mapfn_cuda_card *cards; /* idle ones, at most one for each device */
} mapfn_cuda_kept_state;
#define MAPFN_CUDA_NOTHING_KEPT \
    {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, {}, 0, false, false, NULL}
extern "C" {
extern MAPFN_ONE mapfn_cuda_kept_state mapfn_cuda_keeps;
MAPFN_ONE mapfn_cuda_kept_state mapfn_cuda_keeps = MAPFN_CUDA_NOTHING_KEPT;
}

MAPFN_PLAIN bool mapfn_cuda_let_through(const mapfn_cuda_moves *all, size_t i)
{
    for (const mapfn_span *mask = all->mask; mask < all->mask + all->masks; mask++) {
        size_t zeros = 0;
        while (zeros < mask->each && mask->first[i * mask->each + zeros] == 0) zeros++;
        if (zeros == mask->each) return false;
    }
    return true;
}

/* elements [begin, end), none of them masked */
MAPFN_PLAIN void mapfn_cuda_move_run(const mapfn_cuda_move *m, size_t begin, size_t end)
{
    if (m->splits) {
        size_t first = (m->splits[begin] - m->splits[0]) * m->each,
            bytes = (m->splits[end] - m->splits[begin]) * m->each;
        if (bytes > 0) memcpy(m->to + first, m->from + first, bytes);
        return;
    }
    char *to = m->to + (ptrdiff_t)begin * m->to_step;
    const char *from = m->from + (ptrdiff_t)begin * m->from_step;
    size_t count = end - begin;
    if (m->to_step == (ptrdiff_t)m->each && m->from_step == (ptrdiff_t)m->each) {
        memcpy(to, from, count * m->each);
        return;
    }
    for (; count > 0; count--, to += m->to_step, from += m->from_step)
        if (m->each == 4) memcpy(to, from, 4); /* which is one instruction, and no call */
        else if (m->each == 8) memcpy(to, from, 8);
        else memcpy(to, from, m->each);
}

/* elements [begin, end): the runs of those that no mask leaves out */
MAPFN_PLAIN void mapfn_cuda_move_part(const mapfn_cuda_moves *all, const mapfn_cuda_move *m, size_t begin, size_t end)
{
    for (size_t run = begin; begin < end; begin = ++run) {
        if (all->masks == 0) run = end;
        while (run < end && mapfn_cuda_let_through(all, run)) run++;
        if (run > begin) mapfn_cuda_move_run(m, begin, run);
    }
}

/* Adds a move, after the masks. */
MAPFN_CUDA_COLD void mapfn_cuda_add_move(mapfn_cuda_moves *all, mapfn_cuda_move m)
{
    size_t bytes = m.splits ? (m.splits[m.count] - m.splits[0]) * m.each : m.count * m.each;
    if (m.splits && all->masks == 0) { /* rows lie next to each other on both sides */
        m.count = bytes;
        m.each = 1;
        m.to_step = m.from_step = 1;
        m.splits = NULL;
    }
    if (bytes == 0) return;
    all->bytes += bytes;
    all->move[all->count++] = m;
}

/* Takes pieces until none is left. The lock is held at the call and on return, and let go for each piece. */
MAPFN_CUDA_COLD void mapfn_cuda_help(mapfn_cuda_moves *all)
{
    while (all->taken < all->pieces) {
        size_t const piece = all->taken++;
        pthread_mutex_unlock(&mapfn_cuda_keeps.lock);
        for (const mapfn_cuda_move *m = all->move; m < all->move + all->count; m++)
            mapfn_cuda_move_part(all, m, m->count * piece / all->pieces, m->count * (piece + 1) / all->pieces);
        pthread_mutex_lock(&mapfn_cuda_keeps.lock);
        if (++all->done == all->pieces) pthread_cond_broadcast(&mapfn_cuda_keeps.finished);
    }
}
MAPFN_CUDA_COLD void *mapfn_cuda_helper(void *nothing)
{
    mapfn_cuda_kept_state *k = &mapfn_cuda_keeps;
    pthread_mutex_lock(&k->lock);
    while (!k->stopping) {
        if (k->moves && k->moves->taken < k->moves->pieces) mapfn_cuda_help(k->moves);
        else pthread_cond_wait(&k->wanted, &k->lock);
    }
    pthread_mutex_unlock(&k->lock);
    return nothing;
}

/* In a forked child there are no helpers, and the parent's cards are of no use. */
MAPFN_CUDA_COLD void mapfn_cuda_before_fork(void) { pthread_mutex_lock(&mapfn_cuda_keeps.lock); }
MAPFN_CUDA_COLD void mapfn_cuda_in_parent(void) { pthread_mutex_unlock(&mapfn_cuda_keeps.lock); }
MAPFN_CUDA_COLD void mapfn_cuda_in_child(void)
{
    mapfn_cuda_kept_state const fresh = MAPFN_CUDA_NOTHING_KEPT;
    mapfn_cuda_keeps = fresh;
    mapfn_cuda_keeps.fork_watched = true;
}

/* Starts helpers, half as many as this process may use processors, or as many as can be had; the calling thread is one
 * more. The lock is held. */
MAPFN_CUDA_COLD void mapfn_cuda_start_helpers(void)
{
    mapfn_cuda_kept_state *k = &mapfn_cuda_keeps;
    sigset_t all, before;
    cpu_set_t mine;
    if (k->helpers > 0 || k->stopping) return;
    int const processors = sched_getaffinity(0, sizeof mine, &mine) == 0 ? CPU_COUNT(&mine) : 1;
    int most = processors / 2 > MAPFN_CUDA_HELPERS ? (int)MAPFN_CUDA_HELPERS : processors < 4 ? 1 : processors / 2;
    sigfillset(&all); /* the caller's signal handlers do not run on them */
    if (pthread_sigmask(SIG_SETMASK, &all, &before) != 0) return;
    while (k->helpers < most && pthread_create(&k->helper[k->helpers], NULL, mapfn_cuda_helper, NULL) == 0)
        k->helpers++;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* Does all moves, and returns when they are done: with the helpers, unless others have them or waking them would take
 * longer. */
MAPFN_CUDA_COLD void mapfn_cuda_do_moves(mapfn_cuda_moves *all)
{
    mapfn_cuda_kept_state *k = &mapfn_cuda_keeps;
    bool const few = all->bytes < 8 * MAPFN_CUDA_PIECE;
    if (all->count == 0) return;
    all->pieces = all->bytes / MAPFN_CUDA_PIECE + 1;
    pthread_mutex_lock(&k->lock);
    if (!few) mapfn_cuda_start_helpers();
    bool const helped = !few && !k->moves && k->helpers > 0;
    if (helped) {
        k->moves = all;
        pthread_cond_broadcast(&k->wanted);
    }
    mapfn_cuda_help(all);
    while (all->done < all->pieces) pthread_cond_wait(&k->finished, &k->lock);
    if (helped) k->moves = NULL;
    pthread_mutex_unlock(&k->lock);
}

/* ======== src/cuda/host/cards.h: what is kept of each card from call to call.
 * Uses cuda/host/moves.h. Used by cuda/host/. */

typedef enum mapfn_cuda_way { MAPFN_CUDA_DIRECT, MAPFN_CUDA_COPIED, MAPFN_CUDA_STAGED } mapfn_cuda_way;

/* a chunk on its way; `broken`: not all of it could be begun */
typedef struct mapfn_cuda_host_slot {
    struct mapfn_cuda_card *card;
    cudaStream_t stream;
    cudaEvent_t computed; /* the kernel is done: for maps that run one kernel after the other */
    char *device, *staging, *found_here; /* its memory, for one call */
    bool broken;
    size_t begin, end;
    size_t at[MAPFN_CUDA_ARRAYS]; /* where its part of an array lies in the slot's device and staging memory */
    size_t found;                 /* and what its sums are, in device memory; found_here: page-locked */
} mapfn_cuda_host_slot;

typedef struct mapfn_cuda_card {
    struct mapfn_cuda_card *next;
    int device;
    unsigned long long number; /* the driver's, of `staging`; 0: not known */
    mapfn_cuda_host_slot slot[MAPFN_CUDA_SLOTS];
    char *memory, *staging;
    size_t memory_bytes, staging_bytes;
    /* for one call */
    int processors;
    bool unified; /* it reads the host's memory itself, by the host's page tables */
    mapfn_cuda_way way[MAPFN_CUDA_ARRAYS];
    bool up[MAPFN_CUDA_ARRAYS];
    const char *whole[MAPFN_CUDA_ARRAYS]; /* of arrays that stay on the card during the call: tables, scratch */
    mapfn_failure *failure;
    size_t most;                          /* elements in flight; 0: no limit */
    size_t fixed, total, staged, one;     /* bytes that stay; of all chunks; the staged ones; of one element at most */
    size_t chunk_bytes, chunk_staging;    /* a slot's memory */
    size_t found_bytes;                   /* of page-locked memory for what its sums are */
    int slots;
    mapfn_cuda_host_slot *last;           /* whose kernel was launched last, or NULL */
} mapfn_cuda_card;

/* None of these calls asks which device is the current one. */
MAPFN_CUDA_COLD void mapfn_cuda_free_card(mapfn_cuda_card *card)
{
    for (mapfn_cuda_host_slot &s : card->slot) {
        if (s.stream) cudaStreamDestroy(s.stream);
        if (s.computed) cudaEventDestroy(s.computed);
    }
    if (card->memory) cudaFree(card->memory);
    if (card->staging) cudaFreeHost(card->staging);
    free(card);
}

/* Which memory is it? What CUDA does not know is pageable, and so is everything where there is no card; the runtime's
 * last error then stays as it was. Any other failure is returned, because the host must not touch what may lie on a
 * card. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_look_up(const void *p, cudaPointerAttributes *memory)
{
    cudaError_t const before = cudaPeekAtLastError(), error = cudaPointerGetAttributes(memory, p);
    if (error != cudaErrorInvalidValue && error != cudaErrorNoDevice && error != cudaErrorInsufficientDriver)
        return error;
    if (before == cudaSuccess) cudaGetLastError();
    memory->type = cudaMemoryTypeUnregistered;
    return cudaSuccess;
}

/* The driver's number of memory that it gave out, which is never given to other memory of this process; or 0. */
MAPFN_CUDA_COLD unsigned long long mapfn_cuda_number_of(const void *memory)
{
    enum { buffer_id = 7 };
    cudaError_t const before = cudaPeekAtLastError();
    int (*ask)(void *, int, unsigned long long) = NULL;
    unsigned long long number = 0;
    if (MAPFN_CUDA_DRIVERS("cuPointerGetAttribute", (void **)&ask) != cudaSuccess && before == cudaSuccess)
        cudaGetLastError();
    return ask && ask(&number, buffer_id, (unsigned long long)(uintptr_t)memory) == 0 ? number : 0;
}

/* Is a card from an earlier call still what it was? cudaDeviceReset takes streams, events and memory away, and new
 * memory may lie where the old did. The number tells, and asking for it is always safe; a stream or an event that is
 * gone would be looked up in memory that is not there any more. */
MAPFN_CUDA_COLD bool mapfn_cuda_still_there(const mapfn_cuda_card *card)
{
    return !card->staging || mapfn_cuda_number_of(card->staging) == card->number;
}

/* a card kept from an earlier call, or a new one; NULL: no memory */
MAPFN_CUDA_COLD mapfn_cuda_card *mapfn_cuda_take_card(int device)
{
    pthread_mutex_lock(&mapfn_cuda_keeps.lock);
    if (!mapfn_cuda_keeps.fork_watched)
        mapfn_cuda_keeps.fork_watched =
            pthread_atfork(mapfn_cuda_before_fork, mapfn_cuda_in_parent, mapfn_cuda_in_child) == 0;
    mapfn_cuda_card **link = &mapfn_cuda_keeps.cards;
    while (*link && (*link)->device != device) link = &(*link)->next;
    mapfn_cuda_card *card = *link;
    if (card) *link = card->next;
    pthread_mutex_unlock(&mapfn_cuda_keeps.lock);
    if (card) return card;
    card = (mapfn_cuda_card *)calloc(1, sizeof *card);
    if (card) card->device = device;
    return card;
}

/* Keeps a card after a call if that went well, no other card of its device is kept, its memory is not large, and is
 * known by its number. */
MAPFN_CUDA_COLD void mapfn_cuda_put_card(mapfn_cuda_card *card, bool well)
{
    bool keep = well && card->number != 0 && card->memory_bytes <= MAPFN_CUDA_KEPT
        && card->staging_bytes <= MAPFN_CUDA_KEPT;
    pthread_mutex_lock(&mapfn_cuda_keeps.lock);
    for (mapfn_cuda_card *c = mapfn_cuda_keeps.cards; c; c = c->next) keep = keep && c->device != card->device;
    if (keep) {
        card->next = mapfn_cuda_keeps.cards;
        mapfn_cuda_keeps.cards = card;
    }
    pthread_mutex_unlock(&mapfn_cuda_keeps.lock);
    if (!keep) mapfn_cuda_free_card(card);
}

extern "C" MAPFN_ONE void mapfn_cuda_release(void)
{
    mapfn_cuda_kept_state *k = &mapfn_cuda_keeps;
    pthread_mutex_lock(&k->lock);
    mapfn_cuda_card *cards = k->cards;
    k->cards = NULL;
    if (k->helpers > 0 && !k->stopping) { /* calls still running do their copies themselves */
        k->stopping = true;
        pthread_cond_broadcast(&k->wanted);
        int helpers = k->helpers;
        pthread_mutex_unlock(&k->lock);
        for (int i = 0; i < helpers; i++) pthread_join(k->helper[i], NULL);
        pthread_mutex_lock(&k->lock);
        k->helpers = 0;
        k->stopping = false;
    }
    pthread_mutex_unlock(&k->lock);
    if (!cards) return;
    mapfn_cuda_relaxed relaxed;
    for (mapfn_cuda_card *next; cards; cards = next) {
        next = cards->next;
        if (mapfn_cuda_still_there(cards)) mapfn_cuda_free_card(cards);
        else free(cards);
    }
}

/* ======== src/cuda/host/job.h: one call: its arrays, cards and chunks.
 * Uses cuda/host/cards.h. Used by cuda/host/. */

/* What the map reads or writes: element i is `each` bytes at first + i * step.
 * - ragged: values of `each` bytes, row i from splits[i] to splits[i + 1]
 * - `whole`: `each` bytes for all elements */
typedef struct mapfn_cuda_array : mapfn_span {
    size_t extra; /* elements more than the map has: 1 for splits */
    bool whole, scratch;
    int access;
    cudaPointerAttributes memory;
} mapfn_cuda_array;

/* [.., done) is computed, and `sums` are those of these elements */
typedef struct mapfn_cuda_job : mapfn_call {
    const mapfn_cuda_kernels *kernels;
    alignas(256) char chunk_args[1 << 15]; /* a copy of args, for one chunk; no kernel takes more */
    size_t begin;
    mapfn_cuda_array array[MAPFN_CUDA_ARRAYS];
    int arrays, values[MAPFN_CUDA_PARAMS], splits[MAPFN_CUDA_PARAMS]; /* a parameter's arrays, by their numbers */
    size_t *copied_splits[MAPFN_CUDA_PARAMS]; /* of splits that the host cannot read */
    bool ragged, masked;                /* `masked`: outputs are written back by the masks */
    bool one_shot;
    size_t grain;                       /* elements of a chunk, in whole blocks; 0: as many as a slot holds */
    size_t block;                       /* of a map with sums, in elements; else 1 */
    const mapfn_summing *summing;       /* of a map with sums, else NULL */
    mapfn_cuda_card **card;
    int cards, slots;                   /* of each card: as many as all of them have room for */
    int current;                        /* the device that the calling thread had */
    bool several;                       /* it must turn from card to card */
    mapfn_cuda_relaxed *relaxed;        /* the thread's capture mode, except while `progress` runs */
    size_t next;                        /* [.., next) is handed out */
} mapfn_cuda_job;

#define MAPFN_CUDA_TRY(job, call) \
    do { \
        cudaError_t mapfn_error = (call); \
        if (mapfn_error != cudaSuccess) return mapfn_cuda_fail((job)->info->name, mapfn_error); \
    } while (0)

MAPFN_PLAIN size_t mapfn_cuda_argument_bytes(const mapfn_info *info) { return info->params[info->count].size; }
MAPFN_PLAIN size_t mapfn_cuda_sum(size_t a, size_t b) { return a > SIZE_MAX - b ? SIZE_MAX : a + b; }
MAPFN_PLAIN size_t mapfn_cuda_round(size_t bytes) { return mapfn_cuda_sum(bytes, 255) & ~(size_t)255; }
MAPFN_PLAIN size_t mapfn_cuda_product(size_t a, size_t b) { return b > 0 && a > SIZE_MAX / b ? SIZE_MAX : a * b; }

/* the bytes of elements [begin, end), and where the lowest is */
MAPFN_PLAIN size_t mapfn_cuda_bytes(const mapfn_cuda_array *a, size_t begin, size_t end)
{
    if (a->whole) return a->each;
    if (a->splits) return a->first ? (a->splits[end] - a->splits[begin]) * a->each : 0;
    return mapfn_cuda_product(end - begin + a->extra, a->each);
}
MAPFN_CUDA_COLD const char *mapfn_cuda_lowest(const mapfn_cuda_array *a, size_t begin, size_t end)
{
    if (a->whole || !a->first) return a->first;
    if (a->splits) return a->first + a->splits[begin] * a->each;
    return a->first + (ptrdiff_t)(a->step < 0 ? end - 1 : begin) * a->step;
}
MAPFN_CUDA_COLD bool mapfn_cuda_contiguous(const mapfn_cuda_array *a)
{
    return a->whole || a->splits || a->step == (ptrdiff_t)a->each || -a->step == (ptrdiff_t)a->each;
}

/* Returns the number of an array: a new one, or that of an array already there, because parameters that are exactly one
 * array share it. */
MAPFN_CUDA_COLD int mapfn_cuda_add_array(mapfn_cuda_job *job, mapfn_cuda_array a)
{
    for (int k = 0; k < job->arrays; k++) {
        mapfn_cuda_array *b = &job->array[k];
        if (!a.first || a.first != b->first || a.each != b->each || a.step != b->step || a.extra != b->extra
            || a.whole != b->whole || !a.splits != !b->splits)
            continue;
        /* ragged ones in place have equal splits, which mapfn_check saw; inputs may not */
        if (a.splits != b->splits && ((a.access | b->access) & MAPFN_WRITTEN) == 0) continue;
        b->access |= a.access;
        return k;
    }
    job->array[job->arrays] = a;
    return job->arrays++;
}

/* Which memory is an array in? One that is page-locked only in part is as good as pageable. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_find_memory(mapfn_cuda_array *a)
{
    cudaPointerAttributes end;
    if (a->scratch || a->bytes == 0) return cudaSuccess;
    cudaError_t error = mapfn_cuda_look_up(a->start, &a->memory);
    if (error != cudaSuccess || a->memory.type != cudaMemoryTypeHost) return error;
    error = mapfn_cuda_look_up(a->start + (a->bytes - 1), &end);
    if (error == cudaSuccess && end.type != cudaMemoryTypeHost) a->memory.type = cudaMemoryTypeUnregistered;
    return error;
}

/* Turns the map's parameters into arrays. The splits of a ragged one are an array that all its elements read, of one
 * element more. `readable`: the arguments, with splits that the host can read. */
MAPFN_CUDA_COLD void mapfn_cuda_find_arrays(mapfn_cuda_job *job, const void *readable)
{
    for (int i = 0; i < job->info->count; i++) {
        const mapfn_param *p = &job->info->params[i];
        mapfn_cuda_array a = {}, splits = {};
        if (p->layout == MAPFN_ONE_VALUE) continue;
        if (p->layout == MAPFN_RAGGED) {
            splits.first = splits.start = (const char *)mapfn_pointer_at(job->args, p->detail);
            splits.each = sizeof(size_t);
            splits.step = sizeof(size_t);
            splits.bytes = (job->n + 1) * sizeof(size_t);
            splits.extra = 1;
            splits.access = MAPFN_READ;
            job->splits[i] = mapfn_cuda_add_array(job, splits);
            job->ragged = true;
        }
        static_cast<mapfn_span &>(a) = mapfn_span_of(p, readable, job->n, 1);
        a.access = p->access;
        a.scratch = p->layout == MAPFN_SCRATCH;
        if (p->layout == MAPFN_TABLE) a.each = a.bytes;
        if (p->layout == MAPFN_STRIDED && job->n == 1) a.step = (ptrdiff_t)a.each;
        a.whole = a.scratch || p->layout == MAPFN_TABLE || (p->layout == MAPFN_STRIDED && a.step == 0);
        job->values[i] = mapfn_cuda_add_array(job, a);
    }
}

/* Are outputs written back by the masks? Not where a mask is written itself, as it is gone when it is needed, nor where
 * the host cannot read one. */
MAPFN_CUDA_COLD bool mapfn_cuda_keeps_masks(const mapfn_cuda_job *job)
{
    bool kept = (job->info->traits & MAPFN_HAS_WHERE) != 0;
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        bool const here = a->memory.type == cudaMemoryTypeHost || a->memory.type == cudaMemoryTypeUnregistered;
        if ((a->access & MAPFN_MASK) != 0) kept = kept && here && (a->access & MAPFN_WRITTEN) == 0;
    }
    return kept;
}

MAPFN_CUDA_COLD cudaError_t mapfn_cuda_turn_to(const mapfn_cuda_job *job, const mapfn_cuda_card *card)
{
    return job->several ? cudaSetDevice(card->device) : cudaSuccess; /* one card: it is the current device all along */
}

/* ======== src/cuda/host/chunks.h: how elements are cut into chunks, and the memory of these.
 * Uses cuda/host/job.h. Used by cuda/host/pipeline.h. */

/* Lays out the parts of a chunk in a slot: what is staged comes first, at the same place in device and staging memory.
 * Returns the bytes in all, and in *staging those of staging memory; `at` may be NULL. */
MAPFN_PLAIN size_t mapfn_cuda_lay_out(const mapfn_cuda_job *job, const mapfn_cuda_card *card, size_t begin, size_t end,
    size_t *at, size_t *staging)
{
    size_t bytes = 0;
    if (staging) *staging = 0;
    for (int turn = 0; turn < 2 * job->arrays; turn++) {
        int const k = turn % job->arrays;
        if (turn == job->arrays && staging) *staging = bytes;
        mapfn_cuda_way const way = turn < job->arrays ? MAPFN_CUDA_STAGED : MAPFN_CUDA_COPIED;
        if (job->array[k].whole || card->way[k] != way) continue;
        if (at) at[k] = bytes;
        bytes = mapfn_cuda_sum(bytes, mapfn_cuda_round(mapfn_cuda_bytes(&job->array[k], begin, end)));
    }
    return bytes;
}

/* The blocks of [begin, end); 0: it does not begin at a block's first element, or not end at a block's last or the
 * map's, so that it brings back each element's part. */
MAPFN_PLAIN size_t mapfn_cuda_blocks(const mapfn_cuda_job *job, size_t begin, size_t end)
{
    size_t const rest = (end - job->begin) % job->block;
    return (begin - job->begin) % job->block != 0 || (end != job->n && rest != 0) ? 0
        : (end - begin) / job->block + (rest != 0);
}
/* What a card finds of a chunk's sums is a value for each granule, or element: so many, of so many elements. */
MAPFN_PLAIN mapfn_sums_table mapfn_cuda_table(const mapfn_cuda_job *job, size_t begin, size_t end, char *values)
{
    size_t const blocks = mapfn_cuda_blocks(job, begin, end);
    mapfn_sums_table const table = {values,
        blocks == 0 ? end - begin : blocks < MAPFN_CUDA_PARTIALS ? blocks : MAPFN_CUDA_PARTIALS, begin,
        blocks == 0 ? 1 : job->block * mapfn_cuda_granule(blocks)};
    return table;
}
/* the bytes of `values` values of each sum */
MAPFN_PLAIN size_t mapfn_cuda_found_bytes(const mapfn_cuda_job *job, size_t values)
{
    size_t bytes = 0;
    if (!job->summing) return 0;
    for (const mapfn_sum *sum = job->summing->sum; sum < job->summing->end; sum++)
        bytes += mapfn_cuda_round(values * sum->size);
    return bytes;
}
/* Where does a chunk of whole blocks end, at most at `end`? Granules are subtrees of the order of additions: the number
 * of their first block is a multiple of their size. */
MAPFN_CUDA_COLD size_t mapfn_cuda_granules_end(const mapfn_cuda_job *job, size_t begin, size_t end)
{
    size_t const first = (begin - job->begin) / job->block, blocks = mapfn_cuda_blocks(job, begin, end);
    size_t each = mapfn_cuda_granule(blocks);
    if (each > MAPFN_CUDA_GRANULE_MOST) each = MAPFN_CUDA_GRANULE_MOST;
    while (first % each != 0) each /= 2;
    if (blocks > MAPFN_CUDA_PARTIALS * each) return begin + MAPFN_CUDA_PARTIALS * each * job->block;
    return end == job->n ? end : begin + blocks / each * each * job->block;
}

/* The bytes of a chunk in a slot: its parts of the arrays, and behind them what its sums are. */
MAPFN_PLAIN size_t mapfn_cuda_takes(const mapfn_cuda_job *job, const mapfn_cuda_card *card, size_t begin, size_t end)
{
    size_t const arrays = mapfn_cuda_lay_out(job, card, begin, end, NULL, NULL);
    return mapfn_cuda_sum(arrays, mapfn_cuda_found_bytes(job, mapfn_cuda_table(job, begin, end, NULL).most));
}

/* The end of as many units of elements as a slot holds, up to `most`. */
MAPFN_CUDA_COLD size_t mapfn_cuda_fitting(const mapfn_cuda_job *job, const mapfn_cuda_card *card, size_t begin,
    size_t most, size_t unit)
{
    size_t const whole = (most - begin) / unit;
    size_t low = 0, high = whole + ((most - begin) % unit != 0);
    while (low < high) {
        size_t const middle = high - (high - low) / 2, end = middle > whole ? most : begin + middle * unit;
        if (mapfn_cuda_takes(job, card, begin, end) <= card->chunk_bytes) low = middle;
        else high = middle - 1;
    }
    return low > whole ? most : begin + low * unit;
}

/* The end of the chunk that begins here: as many elements as a slot holds, or .grain.
 * - Chunks of a map with sums are whole blocks. Where not even one fits, they end at most where the block does.
 * - Others are multiples of 256 elements, so that direct arrays are as well aligned in every chunk as in the first. */
MAPFN_CUDA_COLD size_t mapfn_cuda_chunk_end(const mapfn_cuda_job *job, const mapfn_cuda_card *card, size_t begin)
{
    size_t most = job->grain > 0 && job->n - begin > job->grain ? begin + job->grain : job->n, end = begin;
    size_t const block = job->block, within = (begin - job->begin) % block;
    if (within == 0) end = mapfn_cuda_fitting(job, card, begin, most, block);
    if (job->summing && end > begin) return mapfn_cuda_granules_end(job, begin, end);
    if (job->summing) {
        if (most - begin > block - within) most = begin + block - within;
        end = mapfn_cuda_fitting(job, card, begin, most, 1);
    }
    if (end < most && !job->ragged && end - begin > 256) end = begin + ((end - begin) & ~(size_t)255);
    return end > begin ? end : begin + 1;
}

/* The most memory that one element may need: of ragged arrays, the longest row of each. */
MAPFN_PLAIN size_t mapfn_cuda_largest(const mapfn_cuda_job *job, const mapfn_cuda_card *card)
{
    size_t bytes = mapfn_cuda_found_bytes(job, 1);
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        size_t longest = mapfn_cuda_bytes(a, job->begin, job->begin + 1);
        if (a->whole || card->way[k] == MAPFN_CUDA_DIRECT) continue;
        for (size_t i = job->begin; i < job->n && a->splits; i++) {
            size_t const row = (a->splits[i + 1] - a->splits[i]) * a->each;
            if (row > longest) longest = row;
        }
        bytes = mapfn_cuda_sum(bytes, mapfn_cuda_round(longest));
    }
    return bytes;
}

/* How does this card reach the arrays? */
MAPFN_CUDA_COLD void mapfn_cuda_find_ways(const mapfn_cuda_job *job, mapfn_cuda_card *card)
{
    bool const masks = (job->info->traits & MAPFN_HAS_WHERE) != 0;
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        bool const written = (a->access & MAPFN_WRITTEN) != 0, pageable = a->memory.type == cudaMemoryTypeUnregistered,
            staged = !a->whole && (pageable || a->memory.type == cudaMemoryTypeHost)
                && (!mapfn_cuda_contiguous(a) || (written && job->masked) || (pageable && !job->one_shot));
        card->way[k] = a->memory.type == cudaMemoryTypeDevice
            ? (a->memory.device == card->device ? MAPFN_CUDA_DIRECT : MAPFN_CUDA_COPIED)
            : card->unified && !a->scratch ? MAPFN_CUDA_DIRECT : staged ? MAPFN_CUDA_STAGED : MAPFN_CUDA_COPIED;
        /* what comes back must be as it was where nothing is written */
        card->up[k] = card->way[k] != MAPFN_CUDA_DIRECT && !a->scratch
            && ((a->access & (MAPFN_READ | MAPFN_ALWAYS)) != MAPFN_ALWAYS
                || (masks && !(job->masked && card->way[k] == MAPFN_CUDA_STAGED)));
    }
}

/* Device or page-locked memory for this call: what is kept, if it does, or new memory. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_reserve(char **memory, size_t *has, size_t wanted, size_t limit, bool host)
{
    cudaError_t error = cudaSuccess;
    if (*memory && (*has < wanted || *has > limit)) {
        error = host ? cudaFreeHost(*memory) : cudaFree(*memory);
        *memory = NULL;
        *has = 0;
    }
    if (error != cudaSuccess || *memory || wanted == 0) return error;
    error = host ? cudaHostAlloc((void **)memory, wanted, cudaHostAllocPortable) : cudaMalloc((void **)memory, wanted);
    if (error == cudaSuccess) *has = wanted;
    else *memory = NULL;
    return error;
}

/* Sets how many elements have scratch, and what stays on the card during the call. At most `limit` bytes may be
 * used. */
MAPFN_CUDA_COLD void mapfn_cuda_size_fixed(const mapfn_cuda_job *job, mapfn_cuda_card *card, size_t limit)
{
    size_t scratch = 0;
    card->fixed = (job->info->traits & MAPFN_IS_FALLIBLE) != 0 ? 256 : 0;
    card->most = job->opts->parallel_iterations > 0 ? (size_t)(job->opts->parallel_iterations / job->cards) : 0;
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        if (a->scratch) scratch = mapfn_cuda_sum(scratch, a->each);
        else if (a->whole && card->way[k] != MAPFN_CUDA_DIRECT)
            card->fixed = mapfn_cuda_sum(card->fixed, mapfn_cuda_round(a->each));
    }
    if ((job->info->traits & MAPFN_HAS_SCRATCH) == 0) return;
    if (card->most == 0) card->most = (size_t)card->processors * 512;
    if (card->most > job->n) card->most = job->n;
    if (scratch > 0 && limit / 4 / scratch < card->most)
        card->most = limit / 4 > scratch ? limit / 4 / scratch : 1; /* an upper limit: fewer do */
    for (int k = 0; k < job->arrays; k++)
        if (job->array[k].scratch)
            card->fixed = mapfn_cuda_sum(card->fixed,
                mapfn_cuda_round(mapfn_cuda_product(job->array[k].each, card->most)));
}

/* The bytes of a chunk: a sixteenth of all, within bounds, so that filling and draining the pipeline cost little; as
 * much as .grain wants. And how many slots of them there is room for. False: `limit` bytes are too few for one
 * element. */
MAPFN_CUDA_COLD bool mapfn_cuda_size_slots(const mapfn_cuda_job *job, mapfn_cuda_card *card, size_t limit)
{
    size_t const room = limit > card->fixed ? limit - card->fixed : 0, grain = job->grain, all = job->n - job->begin;
    card->total = mapfn_cuda_takes(job, card, job->begin, job->n);
    mapfn_cuda_lay_out(job, card, job->begin, job->n, NULL, &card->staged);
    size_t const most = card->staged > 0 ? MAPFN_CUDA_CHUNK_STAGED : MAPFN_CUDA_CHUNK_MOST;
    size_t chunk = card->total / 16 / (size_t)job->cards;
    if (chunk < MAPFN_CUDA_CHUNK_LEAST) chunk = MAPFN_CUDA_CHUNK_LEAST;
    if (chunk > most) chunk = most;
    if (grain > 0 && all > grain)
        chunk = job->ragged ? most : mapfn_cuda_takes(job, card, job->begin, job->begin + grain);
    if (job->one_shot || chunk > card->total) chunk = card->total;
    chunk = mapfn_cuda_round(chunk);
    if (chunk < card->total ? chunk > room / MAPFN_CUDA_SLOTS : chunk > room)
        chunk = room / MAPFN_CUDA_SLOTS & ~(size_t)255;
    card->one = chunk < card->total ? mapfn_cuda_largest(job, card) : 0;
    if (chunk < card->one) chunk = card->one;
    if (card->fixed > limit || chunk > room) return false;
    size_t const slots = chunk == 0 ? (size_t)MAPFN_CUDA_SLOTS : room / chunk;
    card->slots = chunk >= card->total && grain == 0 ? 1 : slots < MAPFN_CUDA_SLOTS ? (int)slots : MAPFN_CUDA_SLOTS;
    card->chunk_bytes = chunk;
    card->chunk_staging = chunk < card->staged ? chunk : card->staged;
    return true;
}

MAPFN_CUDA_COLD cudaError_t mapfn_cuda_know(mapfn_cuda_card *card)
{
    static const enum cudaDeviceAttr ask[] = {cudaDevAttrPageableMemoryAccess,
        cudaDevAttrPageableMemoryAccessUsesHostPageTables, cudaDevAttrIntegrated, cudaDevAttrMultiProcessorCount};
    int is[] = {0, 0, 0, 1};
    cudaError_t error = cudaSuccess;
    for (int k = 0; k < 4 && error == cudaSuccess; k++) error = cudaDeviceGetAttribute(&is[k], ask[k], card->device);
    card->unified = is[0] && (is[1] || is[2]);
    card->processors = is[3];
    return error;
}

/* The memory of all slots. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_take_memory(const mapfn_cuda_job *job, mapfn_cuda_card *card, size_t limit)
{
    size_t const slots = (size_t)card->slots;
    size_t const found = job->block > MAPFN_CUDA_PARTIALS ? job->block : (size_t)MAPFN_CUDA_PARTIALS;
    card->found_bytes = mapfn_cuda_found_bytes(job, job->n - job->begin < found ? job->n - job->begin : found);
    size_t const staging = slots * (card->chunk_staging + card->found_bytes);
    cudaError_t const error
        = mapfn_cuda_reserve(&card->memory, &card->memory_bytes, card->fixed + slots * card->chunk_bytes, limit, false);
    return error != cudaSuccess ? error
        : mapfn_cuda_reserve(&card->staging, &card->staging_bytes, staging > 0 ? staging : 256, SIZE_MAX, true);
}

/* How a card reaches the arrays, the sizes of its slots, and their memory. The card is the current device. The driver
 * gives out pages of 2 MiB. Where there is less memory than was said, half of what was asked for may do. A call takes
 * at most a quarter of what is free: others call maps too. It asks, in 5 to 12 us, where what is kept is too little. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_plan_card(mapfn_cuda_job *job, mapfn_cuda_card *card)
{
    size_t const page = (size_t)2 << 20;
    size_t available, all, limit = job->opts->device_bytes > 0 ? job->opts->device_bytes : SIZE_MAX;
    cudaError_t const before = cudaPeekAtLastError();
    MAPFN_CUDA_TRY(job, mapfn_cuda_know(card));
    mapfn_cuda_find_ways(job, card);
    for (cudaError_t error = cudaSuccess;;) {
        bool const given = limit < SIZE_MAX;
        if (given && limit >= page) limit &= ~(page - 1);
        mapfn_cuda_size_fixed(job, card, limit);
        bool const fits = mapfn_cuda_size_slots(job, card, limit);
        size_t const takes = card->fixed + (size_t)card->slots * card->chunk_bytes;
        if (!given && (!fits || takes > card->memory_bytes)) {
            MAPFN_CUDA_TRY(job, cudaMemGetInfo(&available, &all));
            limit = (available + card->memory_bytes) / 4;
            continue;
        }
        if (!fits)
            return error != cudaSuccess ? mapfn_cuda_fail(job->info->name, error)
                : mapfn_little_memory(
                    job->info->name, "device memory for one element", limit, mapfn_cuda_sum(card->fixed, card->one));
        error = mapfn_cuda_take_memory(job, card, limit);
        if (error == cudaSuccess) break;
        if (error != cudaErrorMemoryAllocation) return mapfn_cuda_fail(job->info->name, error);
        if (before == cudaSuccess) cudaGetLastError(); /* other cards may do */
        limit = takes / 2;
    }
    card->number = mapfn_cuda_number_of(card->staging);
    return MAPFN_OK;
}

/* Streams and events, and what stays on the card during the call. The card is the current device. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_set_up(mapfn_cuda_job *job, mapfn_cuda_card *card)
{
    static const size_t none[] = {SIZE_MAX, 0}; /* a mapfn_failure, and what counts its changes */
    size_t const slots = (size_t)card->slots;
    char *at = card->memory + slots * card->chunk_bytes;
    card->last = NULL;
    card->failure = NULL;
    for (size_t k = 0; k < slots; k++) {
        mapfn_cuda_host_slot *const s = &card->slot[k];
        s->card = card;
        s->device = card->memory + k * card->chunk_bytes;
        s->staging = card->staging + k * card->chunk_staging;
        s->found_here = card->staging + slots * card->chunk_staging + k * card->found_bytes;
        if (!s->stream) MAPFN_CUDA_TRY(job, cudaStreamCreateWithFlags(&s->stream, cudaStreamNonBlocking));
        if (!s->computed) MAPFN_CUDA_TRY(job, cudaEventCreateWithFlags(&s->computed, cudaEventDisableTiming));
    }
    cudaStream_t const stream = card->slot->stream;
    cudaEvent_t const ready = card->slot->computed; /* free until there are chunks */
    if ((job->info->traits & MAPFN_IS_FALLIBLE) != 0) {
        card->failure = (mapfn_failure *)(void *)at;
        at += 256;
        MAPFN_CUDA_TRY(job, cudaMemcpyAsync(card->failure, &none, sizeof none, cudaMemcpyDefault, stream));
    }
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        if (!a->whole) continue;
        card->whole[k] = card->way[k] == MAPFN_CUDA_DIRECT ? a->first : at;
        if (card->way[k] == MAPFN_CUDA_DIRECT) continue;
        if (card->up[k] && a->each > 0)
            MAPFN_CUDA_TRY(job, cudaMemcpyAsync(at, a->first, a->each, cudaMemcpyDefault, stream));
        at += mapfn_cuda_round(a->scratch ? a->each * card->most : a->each);
    }
    if (card->fixed == 0) return MAPFN_OK;
    MAPFN_CUDA_TRY(job, cudaEventRecord(ready, stream));
    for (size_t k = 1; k < slots; k++) MAPFN_CUDA_TRY(job, cudaStreamWaitEvent(card->slot[k].stream, ready, 0));
    return MAPFN_OK;
}

/* ======== src/cuda/host/pipeline.h: chunks on their way: in, through the kernel, out.
 * Uses cuda/host/chunks.h. Used by cuda/host/call.h. */

/* The move between the caller's array k and staging memory, where elements are packed in the order of their
 * addresses. */
MAPFN_CUDA_COLD mapfn_cuda_move mapfn_cuda_move_of(const mapfn_cuda_job *job, const mapfn_cuda_host_slot *s, int k,
    bool out)
{
    const mapfn_cuda_array *a = &job->array[k];
    mapfn_cuda_move m = {};
    ptrdiff_t each = (ptrdiff_t)a->each;
    char *staging = s->staging + s->at[k];
    m.count = s->end - s->begin + a->extra;
    m.each = a->each;
    char *theirs = (char *)(uintptr_t)(a->splits ? mapfn_cuda_lowest(a, s->begin, s->end)
        : a->first + (ptrdiff_t)s->begin * a->step);
    if (a->splits) m.splits = a->splits + s->begin;
    else if (a->step < 0) {
        staging += (m.count - 1) * m.each;
        each = -each;
    }
    m.to = out ? theirs : staging;
    m.from = out ? staging : theirs;
    m.to_step = out ? a->step : each;
    m.from_step = out ? each : a->step;
    return m;
}

/* Where a kernel is told that array k begins, so that element i of a slot's chunk is where it looks for element i. */
MAPFN_CUDA_COLD const char *mapfn_cuda_place_of(const mapfn_cuda_job *job, const mapfn_cuda_host_slot *s, int k)
{
    const mapfn_cuda_array *a = &job->array[k];
    if (a->whole) return s->card->whole[k];
    if (s->card->way[k] == MAPFN_CUDA_DIRECT) return a->splits ? a->first : a->first + (ptrdiff_t)s->begin * a->step;
    const char *const part = s->device + s->at[k];
    if (a->splits) return a->first ? (const char *)((uintptr_t)part - a->splits[s->begin] * a->each) : NULL;
    return a->step < 0 ? part + (s->end - s->begin - 1) * a->each : part;
}

/* The arguments for a slot's chunk: element 0 of its arrays is the chunk's first one. */
MAPFN_CUDA_COLD void mapfn_cuda_place(mapfn_cuda_job *job, const mapfn_cuda_host_slot *s)
{
    char *const args = job->chunk_args;
    memcpy(args, job->args, mapfn_cuda_argument_bytes(job->info));
    ((mapfn_common *)(void *)args)->mapfn_offset = (size_t)job->opts->index_offset + s->begin;
    for (int i = 0; i < job->info->count; i++) {
        const mapfn_param *p = &job->info->params[i];
        if (p->layout == MAPFN_ONE_VALUE) continue;
        const mapfn_cuda_array *a = &job->array[job->values[i]];
        const char *place = mapfn_cuda_place_of(job, s, job->values[i]);
        memcpy(args + p->field, &place, sizeof place);
        if (p->layout == MAPFN_STRIDED && !a->whole && s->card->way[job->values[i]] != MAPFN_CUDA_DIRECT) {
            ptrdiff_t stride = a->step < 0 ? -1 : 1; /* in the slot elements are packed */
            memcpy(args + p->detail, &stride, sizeof stride);
        }
        if (p->layout == MAPFN_RAGGED) {
            place = mapfn_cuda_place_of(job, s, job->splits[i]);
            memcpy(args + p->detail, &place, sizeof place);
        }
    }
    if (!job->summing) return;
    /* what a card finds of sums lies behind its arrays */
    mapfn_sums_table const table = mapfn_cuda_table(job, s->begin, s->end, s->device + s->found);
    for (const mapfn_sum *sum = job->summing->sum; sum < job->summing->end; sum++)
        mapfn_sum_aim(sum, args, mapfn_sums_column(job->summing, &table, sum));
    ((mapfn_common *)(void *)args)->mapfn_each_part = table.granule == 1;
}

/* Has array k's part of a chunk to be brought to the card, or `out`, from it? */
MAPFN_PLAIN bool mapfn_cuda_travels(const mapfn_cuda_job *job, const mapfn_cuda_host_slot *s, int k, bool out)
{
    const mapfn_cuda_array *a = &job->array[k];
    return !a->whole && s->card->way[k] != MAPFN_CUDA_DIRECT
        && (out ? (a->access & MAPFN_WRITTEN) != 0 : s->card->up[k])
        && mapfn_cuda_bytes(a, s->begin, s->end) > 0;
}
/* `copy in` and `copy out`: threads copy between the caller's arrays and staging memory. */
MAPFN_CUDA_COLD void mapfn_cuda_copy_staged(const mapfn_cuda_job *job, const mapfn_cuda_host_slot *s, bool out)
{
    mapfn_cuda_moves moves = {};
    for (const mapfn_cuda_array *a = job->array; out && job->masked && a < job->array + job->arrays; a++) {
        if ((a->access & MAPFN_MASK) == 0) continue;
        moves.mask[moves.masks] = *a;
        moves.mask[moves.masks++].first += s->begin * a->each;
    }
    for (int k = 0; k < job->arrays; k++)
        if (s->card->way[k] == MAPFN_CUDA_STAGED && mapfn_cuda_travels(job, s, k, out))
            mapfn_cuda_add_move(&moves, mapfn_cuda_move_of(job, s, k, out));
    mapfn_cuda_do_moves(&moves);
}
/* `upload` and `download`, by the card's engines. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_transfer(const mapfn_cuda_job *job, const mapfn_cuda_host_slot *s, bool out)
{
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        if (!mapfn_cuda_travels(job, s, k, out)) continue;
        bool const staged = s->card->way[k] == MAPFN_CUDA_STAGED, rows = !staged && !mapfn_cuda_contiguous(a);
        char *const card = s->device + s->at[k],
            *const other = staged ? s->staging + s->at[k] : (char *)(uintptr_t)mapfn_cuda_lowest(a, s->begin, s->end);
        size_t const apart = (size_t)(a->step < 0 ? -a->step : a->step), each = rows ? a->each : 0;
        MAPFN_CUDA_TRY(job, rows
            ? cudaMemcpy2DAsync(out ? other : card, out ? apart : each, out ? card : other, out ? each : apart, each,
                s->end - s->begin, cudaMemcpyDefault, s->stream)
            : cudaMemcpyAsync(out ? other : card, out ? card : other, mapfn_cuda_bytes(a, s->begin, s->end),
                cudaMemcpyDefault, s->stream));
    }
    return MAPFN_OK;
}

/* The map of device arrays, on a slot's chunk, and what it found of sums on its way to the host. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_compute(mapfn_cuda_job *job, mapfn_cuda_host_slot *s)
{
    mapfn_cuda_card *const card = s->card;
    /* a limit to the elements in flight, or scratch that all slots share: one kernel after the other */
    if (card->most > 0 && card->last && card->last != s)
        MAPFN_CUDA_TRY(job, cudaStreamWaitEvent(s->stream, card->last->computed, 0));
    mapfn_cuda_place(job, s);
    mapfn_cuda_task const task
        = {job->info, job->chunk_args, 0, s->end - s->begin, card->failure, NULL, card->most, s->stream};
    MAPFN_CUDA_TRY(job, mapfn_cuda_launch(job->kernels, &task));
    if (card->most > 0) MAPFN_CUDA_TRY(job, cudaEventRecord(s->computed, s->stream));
    card->last = s;
    if (job->summing)
        MAPFN_CUDA_TRY(job, cudaMemcpyAsync(s->found_here, s->device + s->found,
            mapfn_cuda_found_bytes(job, mapfn_cuda_table(job, s->begin, s->end, NULL).most), cudaMemcpyDefault,
            s->stream));
    return MAPFN_OK;
}

/* Puts the next chunk on its way through a slot. A failure leaves the slot broken, because what was begun must come to
 * its end. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_fill(mapfn_cuda_job *job, mapfn_cuda_host_slot *s)
{
    s->broken = true;
    MAPFN_CUDA_TRY(job, mapfn_cuda_turn_to(job, s->card));
    s->begin = job->next;
    s->end = job->next = mapfn_cuda_chunk_end(job, s->card, s->begin);
    s->found = mapfn_cuda_lay_out(job, s->card, s->begin, s->end, s->at, NULL);
    mapfn_cuda_copy_staged(job, s, false);
    mapfn_status status = mapfn_cuda_transfer(job, s, false);
    if (status == MAPFN_OK) status = mapfn_cuda_compute(job, s);
    if (status == MAPFN_OK) status = mapfn_cuda_transfer(job, s, true);
    s->broken = status != MAPFN_OK;
    return status;
}

/* Waits until nothing of the stream is under way. After an error, which it returns, it tries again, because nothing may
 * be freed before. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_drain(cudaStream_t stream)
{
    cudaError_t const error = cudaStreamSynchronize(stream);
    for (int i = 0; error != cudaSuccess && i < 2 && cudaStreamSynchronize(stream) != cudaSuccess; i++) {}
    return error;
}

/* Waits for a slot's chunk and brings the results to the caller's arrays. Of a broken one nothing is used. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_empty(mapfn_cuda_job *job, mapfn_cuda_host_slot *s)
{
    cudaError_t const error = mapfn_cuda_drain(s->stream);
    if (s->broken) return MAPFN_OK; /* why has been reported */
    s->broken = error != cudaSuccess;
    MAPFN_CUDA_TRY(job, error);
    mapfn_cuda_copy_staged(job, s, true);
    if (job->summing) {
        mapfn_sums_table const table = mapfn_cuda_table(job, s->begin, s->end, s->found_here);
        mapfn_sums_gather(job->summing, job->sums, &table, s->end);
    }
    return MAPFN_OK;
}

/* The slot of chunk number `chunk`: the cards take turns, and so do the slots of each. */
MAPFN_CUDA_COLD mapfn_cuda_host_slot *mapfn_cuda_slot_of(const mapfn_cuda_job *job, size_t chunk)
{
    return &job->card[chunk % (size_t)job->cards]->slot[chunk / (size_t)job->cards % (size_t)job->slots];
}

/* Calls `progress` in the thread's own capture mode. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_ask(mapfn_cuda_job *job)
{
    job->relaxed->exchange();
    mapfn_status const status = mapfn_report(job);
    job->relaxed->exchange();
    return status;
}

/* Chunks go through the slots until all are computed, one fails, or `progress` wants no more. What is under way then is
 * finished, so that a prefix is computed and nothing beyond it. After a failure, what lies beyond it does not count. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_pipeline(mapfn_cuda_job *job)
{
    mapfn_status status = MAPFN_OK;
    bool broken = false;
    for (size_t filled = 0, emptied = 0;;) {
        if (status == MAPFN_OK && job->next < job->n && filled - emptied < (size_t)(job->slots * job->cards)) {
            status = mapfn_cuda_fill(job, mapfn_cuda_slot_of(job, filled++));
            continue;
        }
        if (emptied == filled) return status;
        mapfn_cuda_host_slot *const s = mapfn_cuda_slot_of(job, emptied++);
        s->broken = s->broken || broken;
        mapfn_status const found = mapfn_cuda_empty(job, s);
        broken = s->broken;
        if (found != MAPFN_OK && (status == MAPFN_OK || status == MAPFN_CANCELLED)) status = found;
        if (broken) continue;
        job->done = s->end;
        if (status != MAPFN_OK || !job->opts->progress) continue;
        status = mapfn_cuda_ask(job);
        cudaSetDevice(job->card[0]->device); /* `progress` may have made another one the current device */
    }
}

/* ======== src/cuda/host/call.h: a call from its checks to its status.
 * Uses cuda/host/pipeline.h. Used by cuda/shells.h. */

/* Splits that the host cannot read, or not while a card works, are copied to memory where it can. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_read_splits(mapfn_cuda_job *job)
{
    for (int i = 0, copies = 0; i < job->info->count; i++) {
        const mapfn_param *p = &job->info->params[i];
        const void *splits = p->layout == MAPFN_RAGGED ? mapfn_pointer_at(job->args, p->detail) : NULL;
        cudaPointerAttributes memory;
        int current;
        size_t bytes = mapfn_cuda_product(mapfn_cuda_sum(job->n, 1), sizeof(size_t));
        cudaStream_t stream = (cudaStream_t)job->opts->stream;
        if (!splits || job->n == 0 || bytes > PTRDIFF_MAX) continue;
        MAPFN_CUDA_TRY(job, mapfn_cuda_look_up(splits, &memory));
        if (memory.type != cudaMemoryTypeDevice && memory.type != cudaMemoryTypeManaged) continue;
        size_t *copy = job->copied_splits[copies++] = (size_t *)malloc(bytes);
        if (!copy) return mapfn_no_memory(job->info->name, NULL, bytes);
        MAPFN_CUDA_TRY(job, cudaGetDevice(&current));
        if (!stream) MAPFN_CUDA_TRY(job, cudaSetDevice(memory.device)); /* the default stream is each device's own */
        cudaError_t const begun = cudaMemcpyAsync(copy, splits, bytes, cudaMemcpyDefault, stream),
            done = mapfn_cuda_drain(stream);
        if (!stream) cudaSetDevice(current);
        MAPFN_CUDA_TRY(job, begun != cudaSuccess ? begun : done);
        memcpy(job->chunk_args + p->detail, &copy, sizeof copy);
    }
    return MAPFN_OK;
}

/* Checks the arguments: the options that only these maps have, then mapfn_check, then splits where they really lie. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_host_check(mapfn_cuda_job *job)
{
    const mapfn_info *info = job->info;
    mapfn_status status = mapfn_check(info, job->args, job->n, 1, job->opts, NULL, false);
    memcpy(job->chunk_args, job->args, mapfn_cuda_argument_bytes(info));
    if (status == MAPFN_BAD_OPTION) return status;
    if (job->opts->device < -1) return mapfn_bad_option(info->name, "device is less than -1, which means all devices");
    for (int i = 0; i < info->count; i++)
        if (info->params[i].layout == MAPFN_SCRATCH && mapfn_pointer_at(job->args, info->params[i].field))
            return mapfn_bad_array(
                info->name, info->params[i].name, "must be NULL: this map has its work space on the card");
    status = mapfn_cuda_read_splits(job);
    if (status != MAPFN_OK) return status;
    status = mapfn_check(info, job->chunk_args, job->n, 1, job->opts, job->too_short, true);
    if (status != MAPFN_OK || !job->copied_splits[0]) return status;
    return mapfn_cuda_check_splits(info, info, job->args, job->chunk_args, job->n, 1);
}

/* The cards of .device, each with its memory; of several, those on which nothing fits are left out. A call of few bytes
 * goes to one, and one of few elements at once to so many. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_find_cards(mapfn_cuda_job *job)
{
    int count, wanted = job->opts->device;
    MAPFN_CUDA_TRY(job, cudaGetDeviceCount(&count));
    MAPFN_CUDA_TRY(job, cudaGetDevice(&job->current));
    if (wanted > count || count == 0)
        return mapfn_cuda_fail(job->info->name, count == 0 ? cudaErrorNoDevice : cudaErrorInvalidDevice);
    int const most = job->opts->parallel_iterations, all = wanted < 0 && !job->one_shot && count > 1;
    int const first = wanted > 0 ? wanted - 1 : all ? 0 : job->current,
        cards = !all ? 1 : most > 0 && most < count ? most : count;
    job->card = (mapfn_cuda_card **)calloc((size_t)cards, sizeof *job->card);
    if (!job->card) return mapfn_no_memory(job->info->name, NULL, 0);
    if (job->opts->stream) MAPFN_CUDA_TRY(job, cudaStreamSynchronize((cudaStream_t)job->opts->stream));
    job->several = cards > 1;
    for (int device = first; device < first + cards; device++) { /* what the arrays wait for is done on all cards */
        mapfn_cuda_card *const card = mapfn_cuda_take_card(device);
        if (!card) return mapfn_no_memory(job->info->name, NULL, 0);
        job->card[job->cards++] = card;
        if (job->several || device != job->current) MAPFN_CUDA_TRY(job, cudaSetDevice(device));
        if (!mapfn_cuda_still_there(card)) { /* gone with a reset: none of it is freed */
            memset(card, 0, sizeof *card);
            card->device = device;
        }
        if (!job->opts->stream) MAPFN_CUDA_TRY(job, cudaStreamSynchronize(NULL));
    }
    job->slots = MAPFN_CUDA_SLOTS;
    for (int c = 0; c < job->cards;) {
        MAPFN_CUDA_TRY(job, mapfn_cuda_turn_to(job, job->card[c]));
        mapfn_status status = mapfn_cuda_plan_card(job, job->card[c]);
        if (status == MAPFN_NO_MEMORY && job->cards > 1) {
            mapfn_cuda_put_card(job->card[c], true);
            job->card[c] = job->card[--job->cards];
            continue;
        }
        if (status == MAPFN_OK) status = mapfn_cuda_set_up(job, job->card[c]);
        if (status != MAPFN_OK) return status;
        if (job->card[c]->slots < job->slots) job->slots = job->card[c]->slots;
        c++;
    }
    return MAPFN_OK;
}

/* the lowest failing element of all cards, as far as elements are computed */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_find_failure(mapfn_cuda_job *job)
{
    for (int c = 0; c < job->cards; c++) {
        mapfn_cuda_card *card = job->card[c];
        mapfn_failure one = {SIZE_MAX, 0};
        if (!card->failure) continue;
        MAPFN_CUDA_TRY(job, mapfn_cuda_turn_to(job, card));
        cudaStream_t const stream = card->slot->stream;
        MAPFN_CUDA_TRY(job, cudaMemcpyAsync(&one, card->failure, sizeof one, cudaMemcpyDefault, stream));
        MAPFN_CUDA_TRY(job, cudaStreamSynchronize(stream));
        one.index -= (size_t)job->opts->index_offset;
        if (one.index < job->done) mapfn_note_lowest(&job->failed, one.code, one.index);
    }
    return MAPFN_OK;
}

/* In which memory are the arrays, and into what chunks are they cut? */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_plan_job(mapfn_cuda_job *job)
{
    size_t bytes = 0;
    mapfn_cuda_find_arrays(job, job->chunk_args);
    for (int k = 0; k < job->arrays; k++) {
        MAPFN_CUDA_TRY(job, mapfn_cuda_find_memory(&job->array[k]));
        if (!job->array[k].whole)
            bytes = mapfn_cuda_sum(bytes, mapfn_cuda_bytes(&job->array[k], job->begin, job->n));
    }
    job->masked = mapfn_cuda_keeps_masks(job);
    /* a few chunks of no arrays too, for `progress` and for several cards */
    if (job->summing && bytes == 0 && job->grain == 0)
        job->grain = ((job->n - job->begin) / 64 / job->block + MAPFN_CUDA_PARTIALS) * job->block;
    job->one_shot = bytes <= MAPFN_CUDA_ONE_SHOT && job->grain == 0;
    return MAPFN_OK;
}

/* The cards are kept for later calls, if all went well, and the thread has the device that it had. */
MAPFN_CUDA_COLD void mapfn_cuda_put_cards(mapfn_cuda_job *job, bool well)
{
    for (int c = 0; c < job->cards; c++) {
        for (mapfn_cuda_host_slot &s : job->card[c]->slot)
            if (!well && s.stream) mapfn_cuda_drain(s.stream);
        mapfn_cuda_put_card(job->card[c], well);
    }
    if (job->card && (job->cards > 1 || job->opts->device != 0 || job->opts->progress)) cudaSetDevice(job->current);
    free(job->card);
}

/* The elements from job->begin on, of which there is one at least. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_compute_all(mapfn_cuda_job *job)
{
    mapfn_status status = mapfn_cuda_plan_job(job);
    if (status == MAPFN_OK) status = mapfn_cuda_find_cards(job);
    if (status == MAPFN_OK) status = mapfn_cuda_pipeline(job);
    if (status == MAPFN_OK || status == MAPFN_CANCELLED) {
        mapfn_status const found = mapfn_cuda_find_failure(job);
        if (found != MAPFN_OK) status = found;
    }
    mapfn_cuda_put_cards(job, status == MAPFN_OK || status == MAPFN_CANCELLED);
    return status == MAPFN_CANCELLED ? mapfn_cancelled(job->info->name, job->done, job->n) : status;
}

/* The whole of name_map_cuda_host. */
extern "C" mapfn_status mapfn_cuda_host_run(mapfn_call *c, const mapfn_cuda_kernels &kernels)
{
    mapfn_cuda_job job = {};
    static_cast<mapfn_call &>(job) = *c;
    mapfn_start(&job);
    job.kernels = &kernels;
    job.begin = job.next = job.done;
    job.grain = job.opts->grain;
    job.block = 1;
    MAPFN_SUMS_ROOM(&job)
    if ((job.info->traits & MAPFN_HAS_SUMS) != 0) {
        job.summing = (const mapfn_summing *)job.info;
        job.block = MAPFN_BLOCK(job.info->traits);
        mapfn_sums_clear(job.summing, job.sums);
        job.grain = mapfn_cuda_product(job.grain / job.block + (job.grain % job.block != 0), job.block);
    }
    mapfn_cuda_relaxed relaxed;
    job.relaxed = &relaxed;
    mapfn_status status = mapfn_cuda_host_check(&job);
    if (status == MAPFN_OK) {
        status = job.begin < job.n ? mapfn_cuda_compute_all(&job) : mapfn_cuda_ask(&job);
        job.summed = status == MAPFN_OK || status == MAPFN_CANCELLED || status == MAPFN_CUDA_ERROR;
    }
    for (size_t *copy : job.copied_splits) free(copy);
    return mapfn_end(&job, status);
}

/* ======== src/mapfn_cuda.h goes on */
} /* extern "C++" */
#endif /* MAPFN_CUDA_RUN_TIME */

#endif /* MAPFN_FOR_CARD */

/* ======== src/cuda/shells.h: maps that the body of a team map calls; name_map_cuda and its kin, a back end.
 * Uses cuda/kernels_teams.h, cuda/runner.h and cuda/host/call.h. Used by definitions. */

#if MAPFN_DEVICE_CODE || defined(MAPFN_STANDIN)
# undef MAPFN_TEAM_DECLARE_0
# undef MAPFN_TEAM_BEGIN_0
# undef MAPFN_TEAM_END_0
# undef MAPFN_TEAM_SUMS_0
# define MAPFN_TEAM_DECLARE_0(name) namespace { struct mapfn_device_##name; }
# define MAPFN_TEAM_BEGIN_0(RESULT, name, EACH, ...) \
    mapfn_cuda_share const mapfn_share = mapfn_cuda_share_begin(mapfn_traits_##name, \
        false EACH##_FOR(MAPFN_CUDA_OWN, __VA_ARGS__), &mapfn_n); \
    if (mapfn_share == MAPFN_CUDA_DIVIDED) { \
        enum { mapfn_divides = (mapfn_traits_##name & (MAPFN_IS_ORDERED | MAPFN_HAS_SCRATCH)) == 0 }; \
        struct mapfn_args_##name const mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
        mapfn_cuda_part<mapfn_device_##name>(mapfn_cuda_if<mapfn_divides>(), mapfn_a, mapfn_n MAPFN_FAILS_##RESULT); \
        mapfn_cuda_share_end(mapfn_share MAPFN_FAILS_##RESULT); \
        MAPFN_STATUS_##RESULT(#name) \
    }
# define MAPFN_TEAM_END_0(RESULT) mapfn_cuda_share_end(mapfn_share MAPFN_FAILS_##RESULT);

/* The same for maps that add up, with element and join as functions. TAKE takes the element's part, GIVE stores the
 * sum. */
# define MAPFN_CUDA_TAKE_reduce(T, s, op, zero) mapfn_v.s = mapfn_value_##s;
# define MAPFN_CUDA_GIVE_reduce(T, s, op, zero) memcpy((void *)s, &mapfn_v.s, sizeof *s);
# define MAPFN_CUDA_TAKE_sum(T, s) MAPFN_CUDA_TAKE_reduce(T, s, ~, ~)
# define MAPFN_CUDA_GIVE_sum(T, s) MAPFN_CUDA_GIVE_reduce(T, s, ~, ~)
# define MAPFN_TEAM_SUMS_0(callee, RESULT, STRIDED, name, EACH, ...) \
    MAPFN_CUDA_ADD_UP(RESULT, STRIDED, name, (MAPFN_SUM_ITEMS(__VA_ARGS__)), (EACH##_FOR(MAPFN_ENTER, __VA_ARGS__)), \
        ((callee)(MAPFN_REST(~ EACH(MAPFN_AT_, __VA_ARGS__)))), false EACH##_FOR(MAPFN_CUDA_OWN, __VA_ARGS__))
# define MAPFN_CUDA_ADD_UP(RESULT, STRIDED, name, sums, enter, call, own) \
    if (MAPFN_CUDA_IN_KERNEL) { \
        MAPFN_UNIT_##STRIDED(enum { mapfn_contiguous = 0 };) \
        MAPFN_STEP_SEEN \
        MAPFN_IN_FIRST_COLUMN \
        typedef struct mapfn_values_##name mapfn_values; \
        auto const mapfn_element = [&](size_t mapfn_i) { \
            MAPFN_UNUSED size_t const mapfn_at = mapfn_i, mapfn_nth = mapfn_i; \
            mapfn_values mapfn_v; \
            MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
            MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) \
            do { MAPFN_UNPACK enter MAPFN_STORE_##RESULT(~, MAPFN_UNPACK call) } while (0); \
            MAPFN_EACH_SUM(MAPFN_CUDA_TAKE_, sums) \
            return mapfn_v; \
        }; \
        mapfn_cuda_share const mapfn_share = mapfn_cuda_share_begin(mapfn_traits_##name, own, &mapfn_n); \
        mapfn_values const mapfn_v = mapfn_cuda_add_up<MAPFN_LANES(mapfn_traits_##name), mapfn_values>( \
            mapfn_n, mapfn_share, mapfn_element); \
        mapfn_cuda_share_end(mapfn_share MAPFN_FAILS_##RESULT); \
        MAPFN_EACH_SUM(MAPFN_CUDA_GIVE_, sums) \
        MAPFN_STATUS_##RESULT(#name) \
    }
#endif

/* name_map_cuda(…, opts), name_map_cuda_host(…, opts), name_map_cuda_prepare(opts): the first one's shell makes all */
#define MAPFN_HERE_map_cuda ~, 1
#define MAPFN_HERE_map_cuda_host ~, 1
#define MAPFN_SHELL_map_cuda(callee, RESULT, FLAGS, R, name, EACH, ...) \
    enum { name##_map_cuda_work = (int)(0 EACH##_FOR(MAPFN_CUDA_WORK, __VA_ARGS__)) }; \
    MAPFN_CAT(MAPFN_SHELL_CUDA_, MAPFN_CAT(MAPFN_FLAG_gathers FLAGS, \
        MAPFN_CAT(MAPFN_FLAG_host FLAGS, MAPFN_FLAG_ordered FLAGS)))(callee, RESULT, FLAGS, R, name, EACH, __VA_ARGS__)
#define MAPFN_SHELL_map_cuda_host MAPFN_NOTHING
#define MAPFN_SHELL_CUDA_110(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CUDA_NO_CALLS MAPFN_CUDA_REFUSED(name, "MAPFN_E45 " #name \
        ": sum_row, tally, kept and first have no CUDA map: call " #name "_map; see docs/errors.md#e45")
#define MAPFN_SHELL_CUDA_001(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CUDA_REFUSED(name, "MAPFN_E09 " #name \
        ": `ordered`: index order matters, so there is no CUDA map: call " #name "_map; see docs/errors.md#e09")
#define MAPFN_SHELL_CUDA_010(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CUDA_REFUSED(name, "MAPFN_E09 " #name \
        ": `host`: its body calls host-only functions, so there is no CUDA map: call " #name \
        "_map; see docs/errors.md#e09")
#define MAPFN_SHELL_CUDA_011 MAPFN_SHELL_CUDA_001
#define MAPFN_CUDA_REFUSED(name, message) \
    MAPFN_REFUSED(name##_map_cuda, message) \
    MAPFN_REFUSED(name##_map_cuda_host, message) \
    MAPFN_REFUSED(name##_map_cuda_prepare, message)

#if MAPFN_FOR_CARD
/* nvcc would only warn of a body that calls such a map in CUDA code, where there is none. */
# define MAPFN_CUDA_NO_CALLS _Pragma("nv_diag_error 20011")
/* In a .cu a map is a static function of that file, so that two files' maps of one name never mix.
 * Other files, also of C, call it by an alias, which the linker joins to theirs. It is weak, because several .cu files
 * may have the definition, and hidden unless `exported`. */
# define MAPFN_SHELL_CUDA_000(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CUDA_MAP(callee, RESULT, FLAGS, R, name, EACH, __VA_ARGS__) \
    MAPFN_ASSERT(sizeof(struct mapfn_args_##name) \
        + sizeof(mapfn_cuda_tiling<mapfn_device_##name::mapfn_arrays + 1>) <= 32764, \
        "MAPFN_E17 " #name ": its arguments are more than a kernel takes, 32764 bytes: " \
        "make a table of the large ones; see docs/errors.md#e17"); \
    MAPFN_CUDA_RUNNER(RESULT, FLAGS, name, _map_cuda, mapfn_cuda_run, EACH, __VA_ARGS__) \
    MAPFN_CUDA_RUNNER(RESULT, FLAGS, name, _map_cuda_host, mapfn_cuda_host_run, EACH, __VA_ARGS__) \
    MAPFN_CUDA_FUNCTION(FLAGS, name##_map_cuda_prepare, \
        mapfn_status name##_map_cuda_prepare(const mapfn_opts *mapfn_o), \
        mapfn_status mapfn_c_##name##_map_cuda_prepare(const mapfn_opts *mapfn_o)) \
    { \
        return mapfn_cuda_prepare(mapfn_info_##name(), mapfn_cuda_kernels_of<mapfn_device_##name>(), mapfn_o); \
    }
# define MAPFN_CUDA_RUNNER(RESULT, FLAGS, name, suffix, runner, EACH, ...) \
    MAPFN_CUDA_FUNCTION(FLAGS, name##suffix, \
        MAPFN_SIGNATURE_OPTS(RESULT, name, suffix, (), EACH, __VA_ARGS__), \
        MAPFN_SIGNATURE_OPTS(RESULT, mapfn_c_##name, suffix, (), EACH, __VA_ARGS__)) \
    { \
        MAPFN_COLLECT(name, EACH, __VA_ARGS__) \
        return runner(MAPFN_CALL_BY(NULL, RESULT, name), mapfn_cuda_kernels_of<mapfn_device_##name>()); \
    }
# define MAPFN_CUDA_FUNCTION(FLAGS, symbol, signature, alias_signature) \
    static inline MAPFN_UNUSED signature __asm__("mapfn_of_this_file_" #symbol); \
    extern "C" alias_signature __asm__(#symbol) __attribute__((__nothrow__, __weak__, \
        MAPFN_CAT(MAPFN_CUDA_VISIBILITY_, MAPFN_FLAG_exported FLAGS), __alias__("mapfn_of_this_file_" #symbol))); \
    static inline MAPFN_UNUSED signature
# define MAPFN_CUDA_VISIBILITY_0 __visibility__("hidden")
# define MAPFN_CUDA_VISIBILITY_1 __visibility__("default")
#else /* elsewhere: declarations */
# define MAPFN_CUDA_NO_CALLS
# define MAPFN_SHELL_CUDA_000(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_EXTERN_C MAPFN_SIGNATURE_OPTS(RESULT, name, _map_cuda, (), EACH, __VA_ARGS__); \
    MAPFN_EXTERN_C MAPFN_SIGNATURE_OPTS(RESULT, name, _map_cuda_host, (), EACH, __VA_ARGS__); \
    MAPFN_EXTERN_C mapfn_status name##_map_cuda_prepare(const mapfn_opts *mapfn_o);
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

/* ======== src/mapfn_cuda.h goes on */
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
