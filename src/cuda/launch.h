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
