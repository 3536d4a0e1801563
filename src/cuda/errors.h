/* ======== src/cuda/errors.h: errors of the run time as statuses, and the capture mode.
 * Uses run/trouble.h. Used by cuda/. */

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
