/* ======== src/cuda/platform.h: what this compiler and the card can do, 0 or 1 each.
 * Uses nothing. Used by cuda/. */

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
