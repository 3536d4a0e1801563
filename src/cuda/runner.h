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
