/* ======== src/cuda/launch.h: what launches know of devices and files, and the ways into the run time.
 * Uses cuda/plan.h and kernels. Used by cuda/runner.h. */

/* ------------------------------------------------------------------------------------- launches ---- */

/* What launches must know of a device.
 * - What depends on the file's code is asked once for each device number, by each file: kernels of other files may be
 *   compiled for other architectures. The answer is one word, so that any number of threads may ask first.
 * - The processors are asked for at each launch: contexts of one device may have more or fewer of them (MPS). */
struct mapfn_cuda_device {
    unsigned processors;
    int arch;     /* that the code which runs was compiled for */
    bool overlap; /* may be launched while the kernel before it ends: its code waits */
    bool engine;  /* its code has the copy engine bring tiles */
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
        mapfn_cuda_relaxed relaxed = mapfn_cuda_relax();
        error = cudaFuncGetAttributes(&code, mapfn_cuda_no_failure);
        if (error == cudaSuccess) error = cudaDriverGetVersion(&driver);
        mapfn_cuda_relax_end(&relaxed);
        if (error != cudaSuccess) return error;
        /* PTX of an older architecture has no wait in it, whatever the card; graphs know such launches since 12.3 */
        bool const overlap = MAPFN_CUDA_PDL && MAPFN_CUDA_EARLY_EDGES && driver >= 12030 && code.ptxVersion >= 90;
        word = 1u << 31 | (unsigned)overlap << 30 | (unsigned)code.ptxVersion;
        if (current < kept) __atomic_store_n(&known[current], word, __ATOMIC_RELEASE);
    }
    error = cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, current);
    if (error != cudaSuccess) return error;
    device->processors = (unsigned)processors;
    device->arch = (int)(word & 0xffff);
    device->overlap = (word >> 30 & 1) != 0;
    device->engine = MAPFN_CUDA_BULK && device->arch >= 90;
    return cudaSuccess;
}

/* A starter takes a launch from plain code to a kernel of a map's own type; there is one for each kernel. `config`
 * NULL: the kernel is only loaded. */
typedef cudaError_t mapfn_cuda_starter(const cudaLaunchConfig_t *config, const void *args, const void *plan);
template <class Map, class Plan>
static inline cudaError_t mapfn_cuda_give(void (*kernel)(mapfn_cuda_given<Map, Plan>), const cudaLaunchConfig_t *config,
    const void *args, const void *plan)
{
    cudaFuncAttributes code;
    if (!config) return cudaFuncGetAttributes(&code, kernel);
    mapfn_cuda_given<Map, Plan> given = {*(typename Map::mapfn_args const *)args, Plan()};
    memcpy(&given.plan, plan, sizeof given.plan); /* of a tiling: as many arrays as the map has */
    return cudaLaunchKernelEx(config, kernel, given);
}
template <class Map>
static cudaError_t mapfn_cuda_start_granules(const cudaLaunchConfig_t *config, const void *args, const void *plan)
{
    static_assert(sizeof(typename Map::mapfn_values) <= 4096, "16 reductions of 256 bytes");
    return mapfn_cuda_give(mapfn_cuda_granules<Map>, config, args, plan);
}
template <class Map>
static cudaError_t mapfn_cuda_start_total(const cudaLaunchConfig_t *config, const void *args, const void *plan)
{
    return mapfn_cuda_give(mapfn_cuda_total<Map>, config, args, plan);
}
template <class Map>
static cudaError_t mapfn_cuda_start_each(const cudaLaunchConfig_t *config, const void *args, const void *plan)
{
    return mapfn_cuda_give(mapfn_cuda_each<Map>, config, args, plan);
}
template <class Map, bool Wide>
static cudaError_t mapfn_cuda_start_vectors(const cudaLaunchConfig_t *config, const void *args, const void *plan)
{
    return mapfn_cuda_give(mapfn_cuda_vectors<Map, Wide>, config, args, plan);
}
template <class Map, int Shape>
static cudaError_t mapfn_cuda_start_teams(const cudaLaunchConfig_t *config, const void *args, const void *plan)
{
    return mapfn_cuda_give(mapfn_cuda_teams<Map, Shape>, config, args, plan);
}
template <class Map>
static cudaError_t mapfn_cuda_start_tiles(const cudaLaunchConfig_t *config, const void *args, const void *plan)
{
    return mapfn_cuda_give(mapfn_cuda_tiles<Map>, config, args, plan);
}
MAPFN_PLAIN cudaError_t mapfn_cuda_start_no_failure(const cudaLaunchConfig_t *config, const void *, const void *failure)
{
    return cudaLaunchKernelEx(config, mapfn_cuda_no_failure, *(mapfn_failure *const *)failure);
}

/* What the run time must know of a file: its code may be for other cards than that of other files. */
struct mapfn_cuda_file {
    cudaError_t (*find_device)(mapfn_cuda_device *device);
    mapfn_cuda_starter *no_failure;
};
static const mapfn_cuda_file mapfn_cuda_this_file = {mapfn_cuda_find_device, mapfn_cuda_start_no_failure};

#if MAPFN_CUDA_RUN_TIME
MAPFN_PLAIN cudaError_t mapfn_cuda_start(mapfn_cuda_starter *starter, const void *args, const void *plan,
    unsigned blocks, dim3 threads, size_t shared, cudaStream_t stream, bool overlap)
{
    cudaLaunchAttribute attribute;
    cudaLaunchConfig_t config = {};
    attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attribute.val.programmaticStreamSerializationAllowed = 1;
    config.gridDim = dim3(blocks);
    config.blockDim = threads;
    config.dynamicSmemBytes = shared;
    config.stream = stream;
    config.attrs = &attribute;
    config.numAttrs = overlap ? 1 : 0;
    return starter(&config, args, plan);
}

MAPFN_PLAIN cudaError_t mapfn_cuda_start_failure(const mapfn_cuda_file *file, mapfn_failure *failure,
    cudaStream_t stream)
{
    mapfn_cuda_device device;
    cudaError_t error = file->find_device(&device);
    return error == cudaSuccess
        ? mapfn_cuda_start(file->no_failure, NULL, &failure, 1, 1, 0, stream, device.overlap) : error;
}
#endif

/* The kernels that a map has, described above by these names. Plain code knows them by their starters. */
enum mapfn_cuda_family {
    MAPFN_CUDA_EACH,
    MAPFN_CUDA_STRIPED,
    MAPFN_CUDA_VECTORS,
    MAPFN_CUDA_TILES,
    MAPFN_CUDA_TEAMS,
    MAPFN_CUDA_SUMS
};
struct mapfn_cuda_kernels {
    mapfn_cuda_family family;
    mapfn_cuda_shape shape;
    unsigned traits;
    mapfn_cuda_starter *each;          /* every map has this one; or, of a `team` map, only its teams */
    mapfn_cuda_starter *wide, *narrow; /* vectors of aligned arrays, or crews; vectors of any others, or striped */
    mapfn_cuda_starter *tiles;
    mapfn_cuda_starter *total; /* of a map with sums, whose `each` computes granules */
    unsigned values;           /* bytes of all its sums */
    const mapfn_cuda_file *file;
};
static constexpr mapfn_cuda_family mapfn_cuda_family_of(mapfn_cuda_shape s, unsigned traits)
{
    return (traits & MAPFN_HAS_SUMS) != 0 ? MAPFN_CUDA_SUMS
        : (traits & MAPFN_IS_TEAM) != 0 ? MAPFN_CUDA_TEAMS
        : s.scratch || s.ragged ? MAPFN_CUDA_EACH
        /* with `where` no tiles: of a skipped element nothing is read or written */
        : s.rows ? ((traits & MAPFN_HAS_WHERE) != 0 ? MAPFN_CUDA_EACH : MAPFN_CUDA_TILES)
        : s.odd && (traits & MAPFN_HAS_WHERE) == 0 ? MAPFN_CUDA_TILES
        : mapfn_cuda_lanes(s, traits, 100, true) == 1 ? MAPFN_CUDA_STRIPED : MAPFN_CUDA_VECTORS;
}
/* no other kernels than these are compiled */
template <class Map, int Family> struct mapfn_cuda_add {
    static void to(mapfn_cuda_kernels &k)
    {
        k.each = mapfn_cuda_start_each<Map>;
    }
};
template <class Map> struct mapfn_cuda_add<Map, MAPFN_CUDA_TEAMS> {
    static void to(mapfn_cuda_kernels &k)
    {
        k.each = mapfn_cuda_start_teams<Map, MAPFN_CUDA_TEAMS_MOST>;
        k.wide = mapfn_cuda_start_teams<Map, MAPFN_CUDA_CREW>;
    }
};
template <class Map> struct mapfn_cuda_add<Map, MAPFN_CUDA_SUMS> {
    static void to(mapfn_cuda_kernels &k)
    {
        k.each = mapfn_cuda_start_granules<Map>;
        k.total = mapfn_cuda_start_total<Map>;
        k.values = sizeof(typename Map::mapfn_values);
    }
};
template <class Map> struct mapfn_cuda_add<Map, MAPFN_CUDA_TILES> {
    static void to(mapfn_cuda_kernels &k)
    {
        mapfn_cuda_add<Map, MAPFN_CUDA_EACH>::to(k);
        k.tiles = mapfn_cuda_start_tiles<Map>;
    }
};
template <class Map> struct mapfn_cuda_add<Map, MAPFN_CUDA_STRIPED> {
    static void to(mapfn_cuda_kernels &k)
    {
        mapfn_cuda_add<Map, MAPFN_CUDA_EACH>::to(k);
        k.narrow = mapfn_cuda_start_vectors<Map, false>;
    }
};
template <class Map> struct mapfn_cuda_add<Map, MAPFN_CUDA_VECTORS> {
    static void to(mapfn_cuda_kernels &k)
    {
        mapfn_cuda_add<Map, MAPFN_CUDA_EACH>::to(k);
        k.wide = mapfn_cuda_start_vectors<Map, true>;
        k.narrow = mapfn_cuda_start_vectors<Map, false>;
    }
};
template <class Map> static inline mapfn_cuda_kernels mapfn_cuda_kernels_of()
{
    enum { family = mapfn_cuda_family_of(Map::mapfn_shape(), Map::mapfn_traits) };
    mapfn_cuda_kernels k = {(mapfn_cuda_family)family, Map::mapfn_shape(), Map::mapfn_traits, NULL, NULL, NULL, NULL,
        NULL, 0, &mapfn_cuda_this_file};
    mapfn_cuda_add<Map, family>::to(k);
    return k;
}

#if MAPFN_CUDA_RUN_TIME
/* Blocks of a granule: a power of two, so that a granule's sum is a subtree's. There are at most MAPFN_CUDA_PARTIALS
 * granules. */
MAPFN_PLAIN size_t mapfn_cuda_granule(size_t blocks)
{
    size_t each = 1;
    while ((blocks + each - 1) / each > MAPFN_CUDA_PARTIALS) each *= 2;
    return each;
}

/* A map with sums, at most `most` threads if there is a limit. Parts are computed by few threads a block, so that all
 * processors have some. */
MAPFN_PLAIN cudaError_t mapfn_cuda_start_sums(const mapfn_cuda_kernels *k, const void *args, size_t begin, size_t end,
    mapfn_failure *failure, void *work, size_t most, cudaStream_t stream)
{
    bool const each_part = ((const mapfn_common *)args)->each_part;
    size_t const lanes = (size_t)MAPFN_LANES(k->traits), n = end - begin;
    size_t room = ((size_t)24 << 10) / k->values / lanes * lanes;
    mapfn_cuda_device device;
    cudaError_t error = k->file->find_device(&device);
    mapfn_cuda_sums_plan g = {begin, end, 0, 1, (unsigned)(128 * lanes), 0, 512, failure, work};
    if (error != cudaSuccess) return error;
    if (each_part)
        for (g.block = 32; g.block < 512 && n / g.block >= 2 * device.processors;) g.block *= 2;
    unsigned const threads = each_part ? g.block : g.computing;
    g.computing = most > 0 && most < threads ? (unsigned)most : threads;
    if (room < lanes) room = lanes;
    g.round = (unsigned)(room < g.block ? room : g.block);
    size_t const blocks = n / g.block + (n % g.block != 0);
    if (!each_part) g.each = (unsigned)mapfn_cuda_granule(blocks);
    g.granules = (blocks + g.each - 1) / g.each;
    size_t levels = 1; /* of blocks in a granule, which are added as a binary counter counts */
    while (g.each >> levels != 0) levels++;
    while ((g.round + levels) * k->values > MAPFN_CUDA_SHARED_MOST && g.round > lanes) g.round -= (unsigned)lanes;
    size_t const at_once = most > 0 && most / g.computing < g.granules ? most / g.computing : g.granules;
    if (blocks > 0)
        error = mapfn_cuda_start(k->each, args, &g, (unsigned)(at_once > 0 ? at_once : 1), threads,
            (g.round + levels) * k->values, stream, device.overlap);
    if (error == cudaSuccess && work) error = mapfn_cuda_start(k->total, args, &g, 1, 512, 0, stream, device.overlap);
    return error;
}

/* The kernels of one family each, on elements [begin, end). */
MAPFN_PLAIN cudaError_t mapfn_cuda_start_alone(const mapfn_cuda_kernels *k, const mapfn_cuda_device *device,
    const void *args, size_t begin, size_t end, mapfn_failure *failure, size_t most, cudaStream_t stream)
{
    mapfn_cuda_grid g = mapfn_cuda_plan_each(begin, end, most, device->processors);
    g.failure = failure;
    return mapfn_cuda_start(k->each, args, &g, g.blocks, g.threads, 0, stream, device->overlap);
}
MAPFN_PLAIN cudaError_t mapfn_cuda_start_in_teams(const mapfn_cuda_kernels *k, const mapfn_cuda_device *device,
    const mapfn_info *info, const void *args, size_t begin, size_t end, mapfn_failure *failure, size_t most,
    cudaStream_t stream)
{
    mapfn_cuda_grid g = mapfn_cuda_plan_teams(begin, end, most, device->processors);
    bool const crews = g.most <= device->processors && mapfn_cuda_is_long(info, args);
    dim3 const shape(32, 1, crews ? MAPFN_CUDA_CREW : MAPFN_CUDA_TEAMS_MOST);
    g.failure = failure;
    return mapfn_cuda_start(crews ? k->wide : k->each, args, &g, g.blocks, shape, MAPFN_CUDA_CONTEXTS(shape.z), stream,
        device->overlap);
}
/* *fits is false, and nothing is started, where no tile fits into shared memory. */
MAPFN_PLAIN cudaError_t mapfn_cuda_start_tiled(const mapfn_cuda_kernels *k, const mapfn_cuda_device *device,
    const mapfn_info *info, const void *args, size_t begin, size_t end, mapfn_failure *failure, cudaStream_t stream,
    bool *fits)
{
    mapfn_cuda_tiling<MAPFN_CUDA_PARAMS> t;
    cudaError_t error = cudaSuccess;
    for (size_t done = begin; done < end && error == cudaSuccess; done = t.end) {
        *fits = mapfn_cuda_plan_tiles(&t, info, args, done, end, &k->shape, device->processors, device->engine);
        if (!*fits) return cudaSuccess;
        t.failure = failure;
        error = mapfn_cuda_start(k->tiles, args, &t, t.blocks, t.threads, t.shared, stream, device->overlap);
    }
    return error;
}
MAPFN_PLAIN cudaError_t mapfn_cuda_start_in_vectors(const mapfn_cuda_kernels *k, const mapfn_cuda_device *device,
    const mapfn_info *info, const void *args, size_t begin, size_t end, mapfn_failure *failure, cudaStream_t stream)
{
    bool wide = k->family == MAPFN_CUDA_VECTORS;
    int lanes = mapfn_cuda_lanes(k->shape, k->traits, device->arch, wide),
        phase = wide ? mapfn_cuda_phase(info, args, (unsigned)lanes) : -1;
    if (phase < 0) {
        wide = false;
        lanes = mapfn_cuda_lanes(k->shape, k->traits, device->arch, wide);
        phase = mapfn_cuda_output_phase(info, args, (unsigned)lanes);
    }
    unsigned const unroll = (unsigned)mapfn_cuda_unroll(k->shape, lanes, device->arch),
        margin = wide || lanes == 1 ? 0 : (unsigned)lanes;
    mapfn_cuda_grid g;
    cudaError_t error = cudaSuccess;
    for (size_t done = begin; done < end && error == cudaSuccess; done = g.last) {
        g = mapfn_cuda_plan(done, end, (unsigned)lanes, unroll, (unsigned)phase, margin, device->processors);
        g.failure = failure;
        error = mapfn_cuda_start(wide ? k->wide : k->narrow, args, &g, g.blocks, g.threads, 0, stream, device->overlap);
    }
    return error;
}

MAPFN_PLAIN cudaError_t mapfn_cuda_start_all(const mapfn_cuda_kernels *k, const mapfn_info *info, const void *args,
    size_t begin, size_t end, mapfn_failure *failure, size_t most, cudaStream_t stream)
{
    mapfn_cuda_device device;
    cudaError_t error = k->file->find_device(&device);
    if (error != cudaSuccess) return error;
    if (k->family == MAPFN_CUDA_TEAMS)
        return mapfn_cuda_start_in_teams(k, &device, info, args, begin, end, failure, most, stream);
    bool alone = k->family == MAPFN_CUDA_EACH || (most > 0 && most < end - begin);
    if (!alone && k->family != MAPFN_CUDA_TILES)
        return mapfn_cuda_start_in_vectors(k, &device, info, args, begin, end, failure, stream);
    if (!alone) {
        bool fits = true;
        error = mapfn_cuda_start_tiled(k, &device, info, args, begin, end, failure, stream, &fits);
        alone = !fits;
    }
    return alone ? mapfn_cuda_start_alone(k, &device, args, begin, end, failure, most, stream) : error;
}
#endif

/* The map of device arrays, unchecked, on the current device: elements [begin, end) of the arrays in `args`.
 *     args      args->mapfn_base.offset is added to indices
 *     failure   device memory, already initialised, or NULL: the lowest failing index (offset included) and its code
 *               are merged with what is there
 *     work      of a map with sums; NULL: the arguments name where the sums of its granules, or elements' parts, go
 *     most      no more element functions than this run at once (0: no limit); a scratch array has room for so many */
typedef mapfn_status mapfn_cuda_launch(const mapfn_info *info, const void *args, size_t begin, size_t end,
    mapfn_failure *failure, void *work, size_t most, cudaStream_t stream);

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
MAPFN_CUDA_WAY_IN(mapfn_status, launch_kernels, const mapfn_cuda_kernels *k, const mapfn_info *info, const void *args,
    size_t begin, size_t end, mapfn_failure *failure, void *work, size_t most, cudaStream_t stream);
MAPFN_CUDA_WAY_IN(cudaError_t, load_kernels, const mapfn_cuda_kernels *k);
MAPFN_CUDA_WAY_IN(mapfn_status, run, const mapfn_cuda_file *file, const mapfn_info *info, mapfn_cuda_launch *launch,
    void *args, size_t n, bool doubt, const char *too_short, mapfn_failure *failure, const mapfn_opts *o);
MAPFN_CUDA_WAY_IN(mapfn_status, prepare, const mapfn_info *info, cudaError_t (*load)(), const mapfn_opts *o);
MAPFN_CUDA_WAY_IN(mapfn_status, host_run, const mapfn_info *info, mapfn_cuda_launch *launch, const void *args,
    size_t args_bytes, size_t n, const char *too_short, mapfn_failure *failure, const mapfn_opts *opts);

template <class Map>
static mapfn_status mapfn_cuda_launch_map(const mapfn_info *info, const void *args, size_t begin, size_t end,
    mapfn_failure *failure, void *work, size_t most, cudaStream_t stream)
{
    mapfn_cuda_kernels const k = mapfn_cuda_kernels_of<Map>();
    return mapfn_cuda_launch_kernels(&k, info, args, begin, end, failure, work, most, stream);
}
/* loads a map's kernels on the current device */
template <class Map> static cudaError_t mapfn_cuda_load_map()
{
    mapfn_cuda_kernels const k = mapfn_cuda_kernels_of<Map>();
    return mapfn_cuda_load_kernels(&k);
}
