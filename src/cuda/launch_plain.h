/* ======== src/cuda/launch_plain.h: launches, in the one file that holds the run time.
 * Uses cuda/launch.h. Used by cuda/runner.h. */

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
