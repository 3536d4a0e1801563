/* ======== src/cuda/runner.h: one call of a map of device arrays.
 * Uses cuda/checks.h and cuda/launch.h. Used by cuda/shells.h. */

/* Makes device `wanted` (as in mapfn_opts) the current one; *before: the one to go back to, or -1. */
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
