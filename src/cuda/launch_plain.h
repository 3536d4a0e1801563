/* ======== src/cuda/launch_plain.h: a launch, in the one file that holds the run time.
 * Uses cuda/launch.h. Used by cuda/runner.h. */

extern "C" mapfn_status mapfn_cuda_launch_kernels(const mapfn_cuda_kernels *k, const mapfn_info *info,
    const void *args, size_t begin, size_t end, mapfn_failure *failure, void *work, size_t most, cudaStream_t stream)
{
    cudaError_t error = k->family == MAPFN_CUDA_SUMS
        ? mapfn_cuda_start_sums(k, args, begin, end, failure, work, most, stream)
        : begin < end ? mapfn_cuda_start_all(k, info, args, begin, end, failure, most, stream) : cudaSuccess;
    return error == cudaSuccess ? MAPFN_OK : mapfn_cuda_fail(info->name, error);
}
extern "C" cudaError_t mapfn_cuda_load_kernels(const mapfn_cuda_kernels *k)
{
    mapfn_cuda_starter *const starters[] = {k->each, k->wide, k->narrow, k->tiles, k->total};
    mapfn_cuda_device device;
    cudaError_t error = k->file->find_device(&device);
    for (mapfn_cuda_starter *starter : starters)
        if (error == cudaSuccess && starter) error = starter(NULL, NULL, NULL);
    return error;
}
