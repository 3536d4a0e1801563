/* ======== src/cuda/kernels.h: kernels that deal elements out: by vectors, or one by one.
 * Uses cuda/kinds.h. Used by cuda/launch.h. */

/* A kernel that was launched early waits here until the ones before it are done. Every path calls this before any
 * access to memory. */
MAPFN_CUDA_FN void mapfn_cuda_wait()
{
#if MAPFN_CUDA_CAN_WAIT
    __asm__ volatile("griddepcontrol.wait;" : : : "memory");
#endif
}

/* the bytes of a team's dynamic shared memory: a word for each thread, and nothing else */
#define MAPFN_CUDA_CONTEXTS(warps) ((warps) * 32 * sizeof(unsigned))

/* ALONE is said in kernels that are no teams, so that the compiler drops what maps in element functions do only in
 * teams. TOGETHER is said in teams. */
#define MAPFN_CUDA_ALONE() MAPFN_CUDA_ASSUME(blockDim.z == 1)
#define MAPFN_CUDA_TOGETHER() \
    MAPFN_CUDA_ASSUME(blockDim.z == MAPFN_CUDA_TEAMS && blockDim.x == 32 && blockDim.y == 1); \
    MAPFN_CUDA_ASSUME(mapfn_cuda_shared_bytes() == MAPFN_CUDA_CONTEXTS(MAPFN_CUDA_TEAMS))

/* the lowest index of a warp's 32 threads, which call this together */
MAPFN_CUDA_FN unsigned long long mapfn_cuda_lowest(unsigned long long low)
{
    MAPFN_UNROLL for (int half = 16; half > 0; half /= 2) {
        unsigned long long const other = __shfl_xor_sync(0xffffffffu, low, half);
        if (other < low) low = other;
    }
    return low;
}

/* Keeps {mine, code} if `mine` is lower than what is kept, or `anew`. Code and the 4 bytes behind it, which count
 * changes, are one word, which is written where the index is still `mine` and no other wrote since that was asked. So
 * in whatever order maps and resets come, what is left is an index with its own code. */
MAPFN_CUDA_FN void mapfn_cuda_keep(mapfn_failure *kept, unsigned long long mine, int code, bool anew = false)
{
    unsigned long long *const index = (unsigned long long *)(void *)&kept->index,
        *const word = (unsigned long long *)(void *)&kept->code;
    unsigned long long before;
    if (anew) atomicExch(index, mine);
    else if (mine >= *(unsigned long long volatile *)index || atomicMin(index, mine) <= mine) return;
    do {
        before = *(unsigned long long volatile *)word;
        __threadfence();
        if (*(unsigned long long volatile *)index != mine) return;
    } while (atomicCAS(word, before, ((before >> 32) + 1) << 32 | (unsigned)code) != before);
}
/* All 32 threads of a warp call this together. The one with their lowest index goes on, and only new minima write. */
MAPFN_CUDA_FN void mapfn_cuda_report(mapfn_failure *kept, mapfn_failure failed, size_t offset)
{
    if (kept == NULL || !__any_sync(0xffffffffu, failed.code != 0)) return;
    unsigned long long const mine = failed.code != 0 ? failed.index + offset : SIZE_MAX;
    if (mapfn_cuda_lowest(mine) == mine && failed.code != 0) mapfn_cuda_keep(kept, mine, failed.code);
}

/* What kernels know of a map, as nvcc lets none call mapfn_shape. `some` is U of a thread of a team, or of a map with
 * sums. Random numbers take many registers beside a table. */
template <class Map> struct mapfn_cuda_known {
    enum {
        fails = (Map::mapfn_traits & MAPFN_IS_FALLIBLE) != 0,
        fresh = Map::mapfn_shape().has_fresh(),
        looks_up = Map::mapfn_shape().table && !Map::mapfn_shape().rng,
        some = mapfn_cuda_unroll(Map::mapfn_shape(), 1, MAPFN_CUDA_ARCH)
    };
};

/* V elements from i on, U times, `step` elements apart, as far as they begin before `end`. All loads come before the
 * first store.
 * `store_last`, where each group is one element: so do the loads that the element function makes of a table. Otherwise
 * they would wait for each other's stores, since nvcc cannot know that a table is only read. */
template <class Map, int V, int U, bool Whole, class M>
MAPFN_CUDA_FN void mapfn_cuda_groups(typename Map::mapfn_args const &a, M const &m, size_t i, unsigned step, size_t end,
    mapfn_failure &failed)
{
    typename Map::template mapfn_lanes<V> r[U];
    unsigned live[U];
    enum { store_last = Whole && V == 1 && mapfn_cuda_known<Map>::looks_up };
    MAPFN_UNROLL for (int u = 0; u < U; u++) {
        live[u] = mapfn_cuda_all<V>::lanes;
        if (Whole || i + (unsigned)u * step < end)
            Map::template mapfn_mask<V>(r[u], a, m, i + (unsigned)u * step, live[u]);
    }
    MAPFN_UNROLL for (int u = 0; u < U; u++)
        if (Whole || i + (unsigned)u * step < end)
            Map::template mapfn_load<V>(r[u], a, m, i + (unsigned)u * step, live[u]);
    MAPFN_UNROLL for (int u = 0; u < U; u++)
        if (Whole || i + (unsigned)u * step < end) {
            MAPFN_UNROLL for (int j = 0; j < V; j++)
                if (live[u] >> j & 1) Map::template mapfn_call<V>(r[u], a, m, i + (unsigned)u * step, j, failed);
            if (!store_last) Map::template mapfn_store<V>(r[u], a, m, i + (unsigned)u * step, live[u]);
        }
    MAPFN_UNROLL for (int u = 0; u < U; u++)
        if (store_last) Map::template mapfn_store<V>(r[u], a, m, i + (unsigned)u * step, live[u]);
}

/* what a kernel is given: one struct, of a type that no other file has */
template <class Map, class Plan> struct mapfn_cuda_given {
    typename Map::mapfn_args a;
    Plan plan;
    mapfn_failure *failure; /* of a fallible map */
};

/* VECTORS: a block computes a tile of U groups of V elements a thread, lane beside lane, in registers. The last block
 * does the edges.
 * - Wide is for arrays of one phase. Where arrays differ in it, groups are smaller and shifted into place.
 * - Where V is 1, threads take elements side by side: STRIPED. */
template <class Map, bool Wide> struct mapfn_cuda_choice {
    enum {
        V = mapfn_cuda_lanes(Map::mapfn_shape(), Map::mapfn_traits, MAPFN_CUDA_ARCH, Wide),
        U = mapfn_cuda_unroll(Map::mapfn_shape(), V, MAPFN_CUDA_ARCH)
    };
};
template <bool Wide, int V> struct mapfn_cuda_memory { typedef mapfn_cuda_vector<V> type; };
template <int V> struct mapfn_cuda_memory<false, V> { typedef mapfn_cuda_shifted<V> type; };
template <> struct mapfn_cuda_memory<false, 1> { typedef mapfn_cuda_direct<1> type; };

template <class Map, bool Wide>
static __global__ void __launch_bounds__(256, 1)
    mapfn_cuda_vectors(const __grid_constant__ mapfn_cuda_given<Map, mapfn_cuda_grid> given)
{
    typename Map::mapfn_args const &a = given.a;
    mapfn_cuda_grid const &g = given.plan;
    enum { V = mapfn_cuda_choice<Map, Wide>::V, U = mapfn_cuda_choice<Map, Wide>::U };
    typename mapfn_cuda_memory<Wide, V>::type const m = {};
    mapfn_failure failed = {SIZE_MAX, 0};
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    if (g.group != V * U) { /* code for another card, linked under this one's name, would leave elements out */
        __trap();
        return;
    }
    if (blockIdx.x < g.tiles) {
        unsigned const step = blockDim.x * V;
        size_t const tile = g.begin + (size_t)blockIdx.x * (step * U), i = tile + threadIdx.x * V;
        if (g.end - tile >= step * U) mapfn_cuda_groups<Map, V, U, true>(a, m, i, step, g.end, failed);
        else mapfn_cuda_groups<Map, V, U, false>(a, m, i, step, g.end, failed);
    } else if (V > 1) {
        size_t const before = g.begin - g.first, edges = before + (g.last - g.end);
        for (size_t k = threadIdx.x; k < edges; k += blockDim.x)
            mapfn_cuda_groups<Map, 1, 1, true>(a, mapfn_cuda_direct<1>(),
                k < before ? g.first + k : g.end + (k - before), 1, 0, failed);
    }
    if (mapfn_cuda_known<Map>::fails) mapfn_cuda_report(given.failure, failed, a.mapfn_base.mapfn_offset);
}

/* EACH: one element after the other in each of `most` threads. It serves where parallel_iterations limits them, for
 * scratch, and for rows in place. */
template <class Map>
static __global__ void __launch_bounds__(256, 1)
    mapfn_cuda_each(const __grid_constant__ mapfn_cuda_given<Map, mapfn_cuda_grid> given)
{
    typename Map::mapfn_args const &a = given.a;
    mapfn_cuda_grid const &g = given.plan;
    mapfn_cuda_in_place const m = {};
    mapfn_failure failed = {SIZE_MAX, 0};
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    if (m.mapfn_slot() < g.most) {
        MAPFN_CUDA_ROLLED for (size_t i = g.begin + m.mapfn_slot(); i < g.end; i += g.most)
            mapfn_cuda_groups<Map, 1, 1, true>(a, m, i, 1, 0, failed);
    }
    if (mapfn_cuda_known<Map>::fails) mapfn_cuda_report(given.failure, failed, a.mapfn_base.mapfn_offset);
}

/* A binary counter adds up blocks in pairs: level l has the sum of 2^l of them. */
template <class V> struct mapfn_cuda_counter {
    V *level;
    unsigned done;
    MAPFN_CUDA_METHOD void push(V v)
    {
        unsigned l = 0;
        MAPFN_CUDA_ROLLED for (unsigned d = done; d & 1; d >>= 1, l++) {
            V both = level[l];
            mapfn_values_join(&both, &v);
            v = both;
        }
        level[l] = v;
        done++;
    }
    /* the sum of all, with v as the last block */
    MAPFN_CUDA_METHOD V with(V v)
    {
        unsigned l = 0;
        MAPFN_CUDA_ROLLED for (unsigned d = done; d != 0; d >>= 1, l++) {
            if (!(d & 1)) continue;
            V both = level[l];
            mapfn_values_join(&both, &v);
            v = both;
        }
        return v;
    }
};
