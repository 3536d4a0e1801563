/* ======== src/cuda/kernels_teams.h: kernels in which threads run one element together.
 * Uses cuda/kernels.h. Used by cuda/launch.h. */

/* TEAMS: the 32 threads of a warp run the body for one element, and the first one stores the outputs. Maps that the
 * body calls are divided among the threads. What tells them so is the CONTEXT, a word of its thread in shared memory:
 * docs/design.md, "Teams". A kernel of the user's may have any shape: it finds no context there. */
/* OWN_ARRAY: is it an array of the body itself? Then each thread has one of its own. */
#if MAPFN_DEVICE_CODE
# define MAPFN_CUDA_IN_KERNEL true
# define MAPFN_CUDA_OWN_ARRAY(p) (__isLocal(p) != 0)
#elif !defined(MAPFN_CUDA_IN_KERNEL)
# define MAPFN_CUDA_IN_KERNEL false
# define MAPFN_CUDA_OWN_ARRAY(p) false
#endif
enum : unsigned { MAPFN_CUDA_IN_BODY = 0x7fa55a3d }; /* read as a float it is a NaN that no instruction makes */
MAPFN_CUDA_FN unsigned &mapfn_cuda_context()
{
    MAPFN_CUDA_SHARED(shared); /* which is one for all files of a program, unlike static arrays */
    return ((unsigned *)(void *)shared)[threadIdx.z * 32 + threadIdx.x];
}
MAPFN_CUDA_FN bool mapfn_cuda_in_team()
{
    return MAPFN_CUDA_IN_KERNEL && blockDim.z > 1 && blockDim.x == 32 && blockDim.y == 1
        && mapfn_cuda_shared_bytes() == MAPFN_CUDA_CONTEXTS(blockDim.z) && mapfn_cuda_context() == MAPFN_CUDA_IN_BODY;
}
/* How the threads share a map that the body calls: not in a team; each does all of it, into arrays of its own; one does
 * it for all; each does a part. */
enum mapfn_cuda_share { MAPFN_CUDA_NO_TEAM, MAPFN_CUDA_EACH_ALL, MAPFN_CUDA_ONE_FOR_ALL, MAPFN_CUDA_DIVIDED };
/* Before the map: sets n to what this thread has to do. The threads meet here, so that each sees what the others wrote,
 * and none writes it later. */
MAPFN_CUDA_FN mapfn_cuda_share mapfn_cuda_share_begin(unsigned traits, bool own, size_t *n)
{
    if (!mapfn_cuda_in_team()) return MAPFN_CUDA_NO_TEAM;
    mapfn_cuda_context() = 0;
    if (own) return MAPFN_CUDA_EACH_ALL;
#if MAPFN_CHECKS
    /* threads of a warp that go different ways */
    if (!__all_sync(0xffffffffu, *n == __shfl_sync(0xffffffffu, *n, 0))) __trap();
#endif
    __syncwarp();
    if ((traits & (MAPFN_IS_ORDERED | MAPFN_HAS_SCRATCH)) == 0) return MAPFN_CUDA_DIVIDED;
    if (threadIdx.x != 0) *n = 0;
    return MAPFN_CUDA_ONE_FOR_ALL;
}
/* After the map: every thread sees what all wrote, and knows the lowest failing element. */
MAPFN_CUDA_FN void mapfn_cuda_share_end(mapfn_cuda_share share, mapfn_failure *failed = NULL)
{
    if (share == MAPFN_CUDA_NO_TEAM) return;
    mapfn_cuda_context() = MAPFN_CUDA_IN_BODY;
    if (share == MAPFN_CUDA_EACH_ALL) return;
    __syncwarp();
    if (failed == NULL) return;
    unsigned long long const mine = failed->code != 0 ? failed->index : SIZE_MAX, low = mapfn_cuda_lowest(mine);
    int const whose = __ffs((int)__ballot_sync(0xffffffffu, mine == low)) - 1;
    failed->code = __shfl_sync(0xffffffffu, failed->code, whose);
    failed->index = low;
}
/* A thread's part: every 32nd element, up to four at a time, so that their loads are under way together. The type
 * chooses, because a map that is not divided may have no kernels. */
template <bool Divides> struct mapfn_cuda_if {};
template <class Map, class Args>
MAPFN_CUDA_FN void mapfn_cuda_part(mapfn_cuda_if<true>, Args const &a, size_t n, mapfn_failure *kept = NULL)
{
    mapfn_cuda_in_place const m = {};
    mapfn_failure failed = {SIZE_MAX, 0};
    enum { U = mapfn_cuda_known<Map>::some };
    MAPFN_CUDA_ROLLED for (size_t from = 0; from < n; from += 32 * U)
        mapfn_cuda_groups<Map, 1, U, false>(a, m, from + threadIdx.x, 32, n, failed);
    if (kept) *kept = failed;
}
template <class Map, class... Others> MAPFN_CUDA_FN void mapfn_cuda_part(mapfn_cuda_if<false>, Others &&...) {}
/* SUMS of maps that a body calls, in their order (docs/sums.md): W lanes, blocks of 128 W elements, and the last n mod
 * W / 4 elements one by one. V has a value of each of the map's sums; element(i) computes element i and returns its
 * part. */
template <class V> MAPFN_CUDA_FN V mapfn_cuda_of_thread(V v, unsigned thread)
{
    uint32_t word[(sizeof(V) + 3) / 4] = {0};
    memcpy(word, &v, sizeof v);
    MAPFN_UNROLL for (unsigned k = 0; k < (sizeof(V) + 3) / 4; k++)
        word[k] = __shfl_sync(0xffffffffu, word[k], (int)(thread % 32));
    memcpy((void *)&v, word, sizeof v);
    return v;
}
/* one thread adds up a block, with all lanes in its own memory */
template <int W, class V, class Element>
MAPFN_CUDA_FN V mapfn_cuda_block_alone(size_t from, size_t to, Element &element)
{
    V lane[W];
    MAPFN_CUDA_ROLLED for (int j = 0; j < W; j++) mapfn_values_clear(&lane[j]);
    MAPFN_CUDA_ROLLED for (size_t i = from; i < to; i++) {
        V const part = element(i);
        mapfn_values_join(&lane[(i - from) % W], &part);
    }
    MAPFN_CUDA_ROLLED for (int half = W / 2; half > 0; half /= 2)
        MAPFN_CUDA_ROLLED for (int j = 0; j < half; j++) mapfn_values_join(&lane[j], &lane[j + half]);
    return lane[0];
}
/* A warp adds up a block: thread t has lanes t, t + 32, …. Where there are fewer lanes than threads, the first threads
 * have them. */
template <int W, class V, class Element>
MAPFN_CUDA_FN V mapfn_cuda_block_shared(size_t from, size_t to, Element &element)
{
    enum { threads = W < 32 ? W : 32, slots = W / threads };
    V lane[slots];
    MAPFN_UNROLL for (int k = 0; k < slots; k++) mapfn_values_clear(&lane[k]);
    enum { ahead = slots > 4 ? slots : 4 }; /* elements whose loads are under way together */
    size_t const end = threadIdx.x < threads ? to : 0;
    MAPFN_CUDA_ROLLED for (size_t i = from + threadIdx.x; i < end; i += ahead * threads) {
        V part[ahead];
        MAPFN_UNROLL for (int k = 0; k < ahead; k++)
            if (i + (unsigned)k * threads < end) part[k] = element(i + (unsigned)k * threads);
        MAPFN_UNROLL for (int k = 0; k < ahead; k++)
            if (i + (unsigned)k * threads < end) mapfn_values_join(&lane[k % slots], &part[k]);
    }
    MAPFN_UNROLL for (int half = slots / 2; half > 0; half /= 2)
        MAPFN_UNROLL for (int k = 0; k < half; k++) mapfn_values_join(&lane[k], &lane[k + half]);
    MAPFN_UNROLL for (int half = threads / 2; half > 0; half /= 2) {
        V const other = mapfn_cuda_of_thread(lane[0], threadIdx.x + (unsigned)half);
        mapfn_values_join(&lane[0], &other);
    }
    return mapfn_cuda_of_thread(lane[0], 0);
}
template <int W, class V, class Element>
MAPFN_CUDA_FN V mapfn_cuda_add_up(size_t n, mapfn_cuda_share share, Element element)
{
    enum : size_t { group = W / 4, block = 128 * W };
    bool const shared = share == MAPFN_CUDA_DIVIDED;
    size_t const grouped = n - n % group;
    V level[32], zero;
    mapfn_cuda_counter<V> counter = {level, 0};
    mapfn_values_clear(&zero);
    V sum = zero;
    MAPFN_CUDA_ROLLED for (size_t from = 0; from < grouped; from += block) {
        size_t const to = grouped - from > block ? from + block : grouped;
        if (from > 0) counter.push(sum);
        sum = shared ? mapfn_cuda_block_shared<W, V>(from, to, element)
            : mapfn_cuda_block_alone<W, V>(from, to, element);
    }
    if (n > grouped) {
        V rest = zero, mine = zero;
        if (shared && threadIdx.x < n - grouped) mine = element(grouped + threadIdx.x);
        MAPFN_CUDA_ROLLED for (unsigned k = 0; k < n - grouped; k++) {
            V const part = shared ? mapfn_cuda_of_thread(mine, k) : element(grouped + k);
            mapfn_values_join(&rest, &part);
        }
        if (grouped % block != 0) {
            mapfn_values_join(&sum, &rest);
        } else {
            if (grouped > 0) counter.push(sum);
            sum = rest;
        }
    }
    sum = counter.with(sum);
    return share == MAPFN_CUDA_ONE_FOR_ALL ? mapfn_cuda_of_thread(sum, 0) : sum;
}
#if MAPFN_DEVICE_CODE
/* what `sum` adds is never fused with the multiplication before it */
MAPFN_FN float mapfn_plus(float a, float b) { return __fadd_rn(a, b); }
MAPFN_FN double mapfn_plus(double a, double b) { return __dadd_rn(a, b); }
#endif

struct mapfn_cuda_in_teams : mapfn_cuda_in_place {
    size_t team;
    MAPFN_CUDA_METHOD explicit mapfn_cuda_in_teams(size_t t) : team(t) {}
    template <class T> MAPFN_CUDA_METHOD void mapfn_store(T *p, T const *r, int nth, size_t i, unsigned live) const
    {
        if (threadIdx.x == 0) mapfn_cuda_direct<1>::mapfn_store(p, r, nth, i, live);
    }
    MAPFN_CUDA_METHOD size_t mapfn_slot() const { return team; }
};
template <class Map>
static __global__ void __launch_bounds__(32 * MAPFN_CUDA_TEAMS, 1)
    mapfn_cuda_teams(const __grid_constant__ mapfn_cuda_given<Map, mapfn_cuda_grid> given)
{
    MAPFN_CUDA_TOGETHER();
    typename Map::mapfn_args const &a = given.a;
    mapfn_cuda_grid const &g = given.plan;
    mapfn_cuda_in_teams const m((size_t)blockIdx.x * g.group + threadIdx.z);
    mapfn_failure failed = {SIZE_MAX, 0};
    mapfn_cuda_wait();
    if (threadIdx.z < g.group && m.team < g.most) {
        MAPFN_CUDA_ROLLED for (size_t i = g.begin + m.team; i < g.end; i += g.most) {
            typename Map::template mapfn_lanes<1> r;
            unsigned live = 1;
            Map::template mapfn_mask<1>(r, a, m, i, live);
            if (live) {
                Map::template mapfn_load<1>(r, a, m, i, live);
                mapfn_cuda_context() = MAPFN_CUDA_IN_BODY;
                Map::template mapfn_call<1>(r, a, m, i, 0, failed);
                mapfn_cuda_context() = 0; /* the next block that has this memory may be another kernel's */
            }
            __syncwarp(); /* all have read what the first one overwrites, and scratch is the next element's */
            if (live) Map::template mapfn_store<1>(r, a, m, i, live);
        }
    }
    if (threadIdx.x != 0) failed.code = 0;
    if (mapfn_cuda_known<Map>::fails) mapfn_cuda_report(given.failure, failed, a.mapfn_base.mapfn_offset);
}

/* {SIZE_MAX, 0}, before a fallible map */
static __global__ void mapfn_cuda_no_failure(mapfn_failure *failure)
{
    mapfn_cuda_wait();
    mapfn_cuda_keep(failure, SIZE_MAX, 0, true);
}
