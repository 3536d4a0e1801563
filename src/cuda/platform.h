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
