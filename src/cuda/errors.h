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
 * care itself (`relaxed`), and is exempt. */
struct mapfn_cuda_relaxed {
    enum cudaStreamCaptureMode before;
    bool changed;
};
MAPFN_PLAIN void mapfn_cuda_exchange_mode(mapfn_cuda_relaxed *r)
{
    cudaError_t const earlier = cudaPeekAtLastError();
    r->changed = cudaThreadExchangeStreamCaptureMode(&r->before) == cudaSuccess;
    if (!r->changed && earlier == cudaSuccess) cudaGetLastError(); /* no device: other calls say so */
}
MAPFN_PLAIN mapfn_cuda_relaxed mapfn_cuda_relax(void)
{
    mapfn_cuda_relaxed r = {cudaStreamCaptureModeRelaxed, false};
    mapfn_cuda_exchange_mode(&r);
    return r;
}
/* Goes back to the earlier mode. */
MAPFN_PLAIN void mapfn_cuda_relax_end(mapfn_cuda_relaxed *r)
{
    if (!r->changed) return;
    mapfn_cuda_exchange_mode(r);
    if (!r->changed) mapfn_cuda_exchange_mode(r); /* the first call only reported an error of earlier work */
}
/* After mapfn_cuda_relax_end: exchanges the modes once more. */
MAPFN_PLAIN void mapfn_cuda_relax_again(mapfn_cuda_relaxed *r) { mapfn_cuda_relax_end(r); }
