/* ======== src/cuda/kernels_sums.h: kernels of maps with sums.
 * Uses cuda/kernels.h. Used by cuda/launch.h. */

/* SUMS: a block of 512 threads takes the map's elements by granules, each of 2^k blocks of the order of additions
 * (128 W elements). All threads compute parts, side by side, into shared memory; there thread j adds those of lane j,
 * in rising order, and the lanes are added by halves.
 * The sum of each granule goes to `work`, where one more kernel adds them in pairs. There are no atomics, because the
 * order must be that of docs/sums.md.
 * The map of a chunk has no `work`: value k of what the arguments name is granule k's sum. Where the arguments say
 * `each_part`, it is element k's part: of a chunk that lies within a block, whose parts the host adds up. */
struct mapfn_cuda_sums_plan {
    size_t begin, end;
    size_t granules;
    /* blocks of a granule, elements of a block, those that are in shared memory at once, threads that compute them */
    unsigned each, block, round, computing;
    void *work;
};

/* where the parts of elements from `first` on are kept */
struct mapfn_cuda_parts : mapfn_cuda_in_place {
    void *parts;
    size_t first;
    unsigned computing;
    template <class V> MAPFN_CUDA_METHOD V *mapfn_part_of(size_t i) const { return (V *)parts + (i - first); }
    MAPFN_CUDA_METHOD size_t mapfn_slot() const { return (size_t)blockIdx.x * computing + threadIdx.x; }
};

/* Adds parts t, t + W, … below `count` to lane t, in rising order; `parts` begins at part t. An addition waits for the
 * one before it: some parts are read ahead, so that it does not wait for shared memory too. */
template <int W, class V>
MAPFN_CUDA_FN void mapfn_cuda_add_lane(V *lane, V const *parts, unsigned count, unsigned t)
{
    enum { ahead = sizeof(V) <= 8 ? 8 : sizeof(V) <= 16 ? 4 : 1 };
    unsigned k = t;
    MAPFN_CUDA_ROLLED for (; k + (ahead - 1) * W < count; k += ahead * W, parts += ahead * W) {
        V part[ahead];
        MAPFN_UNROLL for (int j = 0; j < ahead; j++) part[j] = parts[j * W];
        MAPFN_UNROLL for (int j = 0; j < ahead; j++) mapfn_values_join(lane, &part[j]);
    }
    MAPFN_CUDA_ROLLED for (; k < count; k += W, parts += W) mapfn_values_join(lane, parts);
}

/* The sum of [from, from + count), for thread 0; all threads call it. `alone`: how many elements at its end are added
 * one by one. */
template <class Map>
MAPFN_CUDA_FN typename Map::mapfn_values mapfn_cuda_block_sum(typename Map::mapfn_args const &a,
    mapfn_cuda_sums_plan const &g, typename Map::mapfn_values *parts, size_t from, unsigned count, unsigned alone,
    mapfn_failure &failed)
{
    /* twice as many at once as elsewhere, because blocks that add load nothing */
    enum { W = MAPFN_LANES(Map::mapfn_traits), some = mapfn_cuda_known<Map>::some };
    enum { U = some == 1 || some == 8 ? some : 2 * some };
    typedef typename Map::mapfn_values V;
    unsigned const t = threadIdx.x, grouped = count - alone;
    V lane, rest;
    mapfn_cuda_parts m;
    m.parts = parts;
    m.computing = g.computing;
    mapfn_values_clear(&lane);
    mapfn_values_clear(&rest);
    for (unsigned r = 0; r < count; r += g.round) {
        unsigned const stop = count - r < g.round ? count : r + g.round;
        m.first = from + r;
        if (t < g.computing) {
            unsigned i = r + t;
            MAPFN_CUDA_ROLLED for (; i + (U - 1) * g.computing < stop; i += U * g.computing)
                mapfn_cuda_groups<Map, 1, U, true>(a, m, from + i, g.computing, 0, failed);
            if (U > 1)
                MAPFN_CUDA_ROLLED for (; i < stop; i += g.computing)
                    mapfn_cuda_groups<Map, 1, 1, true>(a, m, from + i, 1, 0, failed);
        }
        __syncthreads();
        if (a.mapfn_base.mapfn_each_part) {
            for (unsigned k = r + t; k < stop; k += blockDim.x)
                mapfn_values_store(a, &parts[k - r], from - g.begin + k);
        } else {
            unsigned const last = stop < grouped ? stop : grouped;
            if (t < W && r < last) mapfn_cuda_add_lane<W>(&lane, parts + t, last - r, t);
            if (t == 0)
                MAPFN_CUDA_ROLLED for (unsigned k = r < grouped ? grouped : r; k < stop; k++)
                    mapfn_values_join(&rest, &parts[k - r]);
        }
        __syncthreads();
    }
    if (a.mapfn_base.mapfn_each_part) return rest;
    if (t < W) parts[t] = lane; /* the parts there have been added */
    __syncthreads();
    for (unsigned half = W / 2; half > 0; half /= 2) {
        if (t < half) mapfn_values_join(&parts[t], &parts[t + half]);
        __syncthreads();
    }
    if (grouped == 0) return rest;
    lane = parts[0];
    if (alone > 0) mapfn_values_join(&lane, &rest);
    __syncthreads();
    return lane;
}

template <class Map>
static __global__ void __launch_bounds__(512, 1)
    mapfn_cuda_granules(const __grid_constant__ mapfn_cuda_given<Map, mapfn_cuda_sums_plan> given)
{
    typename Map::mapfn_args const &a = given.a;
    mapfn_cuda_sums_plan const &g = given.plan;
    enum { W = MAPFN_LANES(Map::mapfn_traits) };
    typedef typename Map::mapfn_values V;
    MAPFN_CUDA_SHARED(shared);
    mapfn_failure failed = {SIZE_MAX, 0};
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    for (size_t granule = blockIdx.x; granule < g.granules; granule += gridDim.x) {
        /* of thread 0: in shared memory, as it is indexed */
        mapfn_cuda_counter<V> counter = {(V *)(void *)shared + g.round, 0};
        V sum;
        for (unsigned b = 0; b < g.each; b++) {
            size_t const from = g.begin + (granule * g.each + b) * g.block;
            if (from >= g.end) break;
            unsigned const count = g.end - from < g.block ? (unsigned)(g.end - from) : g.block;
            unsigned const alone = g.end - from <= g.block ? (unsigned)((g.end - g.begin) % (W / 4)) : 0;
            V const block = mapfn_cuda_block_sum<Map>(a, g, (V *)(void *)shared, from, count, alone, failed);
            if (threadIdx.x != 0) continue;
            if (b + 1 < g.each && g.end - from > g.block) counter.push(block);
            else sum = block;
        }
        if (threadIdx.x != 0 || a.mapfn_base.mapfn_each_part) continue;
        sum = counter.with(sum);
        if (g.work) ((V *)g.work)[granule] = sum;
        else mapfn_values_store(a, &sum, granule);
    }
    if (mapfn_cuda_known<Map>::fails) mapfn_cuda_report(given.failure, failed, a.mapfn_base.mapfn_offset);
}

template <class Map>
static __global__ void __launch_bounds__(512, 1)
    mapfn_cuda_total(const __grid_constant__ mapfn_cuda_given<Map, mapfn_cuda_sums_plan> given)
{
    mapfn_cuda_sums_plan const &g = given.plan;
    typedef typename Map::mapfn_values V;
    V *const values = (V *)g.work;
    V all;
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    for (unsigned half = 1; half < g.granules; half *= 2) {
        for (unsigned i = threadIdx.x * 2 * half; i + half < g.granules; i += blockDim.x * 2 * half)
            mapfn_values_join(&values[i], &values[i + half]);
        __syncthreads();
    }
    if (threadIdx.x != 0) return;
    if (g.granules > 0) all = values[0];
    else mapfn_values_clear(&all);
    mapfn_values_store(given.a, &all, 0);
}
