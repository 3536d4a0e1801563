/* ======== src/cuda/kernels_staged.h: kernels that stage rows and structs in shared memory.
 * Uses cuda/kernels.h. Used by cuda/launch.h. */

/* STAGING: how a block's bytes come to shared memory and back. The kernel below knows none of the three ways:
 *     PLAIN      word by word, through registers
 *     ASYNC      word by word, past registers: from sm_80 on, for words of 4 bytes and more
 *     BY_ENGINE  bulk copies, from sm_90 on: one thread asks the copy engine for any multiple of 16 bytes, from one
 *                multiple of 16 to another
 * Of the engine's copies:
 * - A barrier in shared memory counts what has come, and all threads wait for it.
 * - The engine does not see what threads wrote there until they have put up a fence.
 * - A block must not end before the engine has read what it was to bring back.
 * There is one function for each instruction, or pair of them. Tests on the host have their own. */
enum { MAPFN_CUDA_PLAIN, MAPFN_CUDA_ASYNC, MAPFN_CUDA_BY_ENGINE };
#ifndef MAPFN_CUDA_STAGING
# if MAPFN_CUDA_HAS_ENGINE
#  define MAPFN_CUDA_STAGING MAPFN_CUDA_BY_ENGINE
/* where a bulk copy best begins: Hopper prefers whole lines */
#  define MAPFN_CUDA_RUN (MAPFN_CUDA_ARCH < 100 ? 128 : 16)
# elif MAPFN_CUDA_CAN_PASS
#  define MAPFN_CUDA_STAGING MAPFN_CUDA_ASYNC
#  define MAPFN_CUDA_RUN 16
# else
#  define MAPFN_CUDA_STAGING MAPFN_CUDA_PLAIN
#  define MAPFN_CUDA_RUN 16
# endif
# define MAPFN_CUDA_SHARED(name) \
    extern __shared__ mapfn_cuda_word<128> mapfn_cuda_shared_words[]; \
    unsigned char *const name = (unsigned char *)mapfn_cuda_shared_words
# if MAPFN_CUDA_CAN_PASS
#  define MAPFN_CUDA_ADDRESS(p) "r"((unsigned)__cvta_generic_to_shared(p))
template <int Bytes> MAPFN_CUDA_FN void mapfn_cuda_async(void *to, const void *from)
{
    if (Bytes == 16)
        __asm__ volatile("cp.async.cg.shared.global [%0], [%1], 16;"
            : : MAPFN_CUDA_ADDRESS(to), "l"(from) : "memory");
    else
        __asm__ volatile("cp.async.ca.shared.global [%0], [%1], %2;"
            : : MAPFN_CUDA_ADDRESS(to), "l"(from), "n"(Bytes == 8 ? 8 : 4) : "memory");
}
MAPFN_CUDA_FN void mapfn_cuda_async_wait() { __asm__ volatile("cp.async.wait_all;" : : : "memory"); }
# else
template <int Bytes> MAPFN_CUDA_FN void mapfn_cuda_async(void *, const void *) {}
MAPFN_CUDA_FN void mapfn_cuda_async_wait() {}
# endif
# if MAPFN_CUDA_HAS_ENGINE
/* makes a barrier that one thread arrives at, and lets the engine use it */
MAPFN_CUDA_FN void mapfn_cuda_bulk_begin(uint64_t *barrier)
{
    __asm__ volatile("mbarrier.init.shared::cta.b64 [%0], 1;" : : MAPFN_CUDA_ADDRESS(barrier) : "memory");
    __asm__ volatile("fence.proxy.async.shared::cta;" : : : "memory");
}
MAPFN_CUDA_FN void mapfn_cuda_bulk_in(void *to, const void *from, unsigned bytes, uint64_t *barrier)
{
    __asm__ volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
        : : MAPFN_CUDA_ADDRESS(to), "l"(__cvta_generic_to_global(from)), "r"(bytes), MAPFN_CUDA_ADDRESS(barrier)
        : "memory");
}
/* The one thread arrives; the barrier opens when `bytes` bytes have come. */
MAPFN_CUDA_FN void mapfn_cuda_bulk_expect(uint64_t *barrier, unsigned bytes)
{
    __asm__ volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;"
        : : MAPFN_CUDA_ADDRESS(barrier), "r"(bytes) : "memory");
}
MAPFN_CUDA_FN void mapfn_cuda_bulk_wait(uint64_t *barrier)
{
    for (unsigned open = 0; !open;)
        __asm__ volatile("{ .reg .pred open; mbarrier.try_wait.parity.shared::cta.b64 open, [%1], 0; "
            "selp.b32 %0, 1, 0, open; }"
            : "=r"(open) : MAPFN_CUDA_ADDRESS(barrier) : "memory");
}
MAPFN_CUDA_FN void mapfn_cuda_bulk_fence() { __asm__ volatile("fence.proxy.async.shared::cta;" : : : "memory"); }
MAPFN_CUDA_FN void mapfn_cuda_bulk_out(void *to, const void *from, unsigned bytes)
{
    __asm__ volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;"
        : : "l"(__cvta_generic_to_global(to)), MAPFN_CUDA_ADDRESS(from), "r"(bytes) : "memory");
}
/* waits until the engine has read what this thread asked it to bring back */
MAPFN_CUDA_FN void mapfn_cuda_bulk_end()
{
    __asm__ volatile("cp.async.bulk.commit_group;" : : : "memory");
    __asm__ volatile("cp.async.bulk.wait_group.read 0;" : : : "memory");
}
# else
MAPFN_CUDA_FN void mapfn_cuda_bulk_begin(uint64_t *) {}
MAPFN_CUDA_FN void mapfn_cuda_bulk_in(void *, const void *, unsigned, uint64_t *) {}
MAPFN_CUDA_FN void mapfn_cuda_bulk_expect(uint64_t *, unsigned) {}
MAPFN_CUDA_FN void mapfn_cuda_bulk_wait(uint64_t *) {}
MAPFN_CUDA_FN void mapfn_cuda_bulk_fence() {}
MAPFN_CUDA_FN void mapfn_cuda_bulk_out(void *, const void *, unsigned) {}
MAPFN_CUDA_FN void mapfn_cuda_bulk_end() {}
# endif
#endif

/* Copies `bytes` bytes, a multiple of 16 from one multiple of 16 to another, threads side by side. Where the card can,
 * they go to shared memory past registers. */
template <bool In> MAPFN_CUDA_FN void mapfn_cuda_copy_line(char *array, unsigned char *shared, unsigned bytes)
{
    typedef mapfn_cuda_word<16> word;
    for (unsigned k = threadIdx.x * 16; k < bytes; k += blockDim.x * 16) {
        if (In && MAPFN_CUDA_STAGING != MAPFN_CUDA_PLAIN) mapfn_cuda_async<16>(shared + k, array + k);
        else if (In) mapfn_cuda_at<word>((void *)(shared + k)) = mapfn_cuda_at<word>((void *)(array + k));
        else mapfn_cuda_at<word>((void *)(array + k)) = mapfn_cuda_at<word>((void *)(shared + k));
    }
}
/* Copies `rows` rows of `bytes` bytes between an array and shared memory, where they are `step` apart, word by word.
 * Each thread keeps its column of words and takes `Batch` rows at a time; `width` threads, a power of two, share a
 * row. */
template <class Word, bool In, int Batch> MAPFN_CUDA_FN void mapfn_cuda_copy_columns(char *array, unsigned char *shared,
    unsigned rows, unsigned bytes, unsigned step, unsigned width)
{
    unsigned const rows_on = blockDim.x / width, a_on = rows_on * bytes, s_on = rows_on * step,
                   first = threadIdx.x / width;
    for (unsigned at = threadIdx.x % width * (unsigned)sizeof(Word); at < bytes; at += width * (unsigned)sizeof(Word)) {
        char *a = array + at + first * bytes;
        unsigned char *s = shared + at + first * step;
        unsigned row = first;
        Word w[Batch];
        MAPFN_CUDA_ROLLED for (; row + (Batch - 1) * rows_on < rows; row += Batch * rows_on) {
            MAPFN_UNROLL for (int k = 0; k < Batch; k++) {
                w[k] = mapfn_cuda_at<Word>(In ? (void *)a : (void *)s);
                if (In) a += a_on;
                else s += s_on;
            }
            MAPFN_UNROLL for (int k = 0; k < Batch; k++) {
                mapfn_cuda_at<Word>(In ? (void *)s : (void *)a) = w[k];
                if (In) s += s_on;
                else a += a_on;
            }
        }
        MAPFN_CUDA_ROLLED for (; row < rows; row += rows_on, a += a_on, s += s_on) {
            mapfn_cuda_at<Word>(In ? (void *)s : (void *)a) = mapfn_cuda_at<Word>(In ? (void *)a : (void *)s);
        }
    }
}
/* The same for rows of any number of words. Threads go through all rows word by word. */
template <class Word, bool In>
MAPFN_CUDA_FN void mapfn_cuda_copy_words(char *array, unsigned char *shared, unsigned rows, unsigned bytes,
    unsigned step)
{
    unsigned const words = bytes / (unsigned)sizeof(Word);
    unsigned row = threadIdx.x / words, word = threadIdx.x % words;
    unsigned const rows_on = blockDim.x / words, words_on = blockDim.x % words;
    while (row < rows) {
        Word &a = *((Word *)(void *)array + (row * words + word)), &s = *((Word *)(void *)(shared + row * step) + word);
        if (In) s = a;
        else a = s;
        row += rows_on;
        word += words_on;
        if (word >= words) {
            word -= words;
            row++;
        }
    }
}
/* Copies `bytes` bytes that have one phase on both sides, and returns how many the engine brings. It takes the whole
 * words of 16 from a multiple of MAPFN_CUDA_RUN on; threads take the words before that, and byte by byte the edges. */
template <bool In>
MAPFN_CUDA_FN unsigned mapfn_cuda_copy_run(char *array, unsigned char *shared, unsigned bytes, uint64_t *barrier)
{
    unsigned const before = (unsigned)(0 - (uintptr_t)array) % MAPFN_CUDA_RUN, head = before < bytes ? before : bytes;
    unsigned const to_word = (unsigned)(0 - (uintptr_t)array) % 16, lead = to_word < head ? to_word : head;
    unsigned const words = (head - lead) / 16 * 16, whole = (bytes - head) / 16 * 16;
    if (words > 0) mapfn_cuda_copy_line<In>(array + lead, shared + lead, words);
    if (MAPFN_CUDA_STAGING != MAPFN_CUDA_BY_ENGINE) {
        mapfn_cuda_copy_line<In>(array + head, shared + head, whole);
    } else if (whole > 0 && threadIdx.x == 0) {
        if (In) mapfn_cuda_bulk_in(shared + head, array + head, whole, barrier);
        else mapfn_cuda_bulk_out(array + head, shared + head, whole);
    }
    for (unsigned k = threadIdx.x; k < bytes - words - whole; k += blockDim.x) {
        unsigned const at = k < lead ? k : k + words + whole;
        if (In) shared[at] = (unsigned char)array[at];
        else array[at] = (char)shared[at];
    }
    return MAPFN_CUDA_STAGING == MAPFN_CUDA_BY_ENGINE ? whole : 0;
}
/* Copies rows: those side by side in one run, those that the padding keeps apart by the largest word that address,
 * length and step are multiples of. The latter do not go by the engine: it asks for 16 bytes between rows, with which
 * threads would still meet in 8 banks of 32. Words of 4 take 5.5 instructions each (sm_90), 8 loads under way. */
template <bool In> static __device__ __attribute__((MAPFN_NOINLINE, __unused__)) unsigned mapfn_cuda_copy(char *array,
    unsigned place, unsigned rows, unsigned bytes, unsigned step)
{
    MAPFN_CUDA_SHARED(all_shared);
    uint64_t *const barrier = (uint64_t *)(void *)all_shared;
    unsigned char *const shared = all_shared + place;
    MAPFN_CUDA_GLOBAL(array);
    unsigned const all = (unsigned)(uintptr_t)array | (unsigned)(uintptr_t)shared | bytes | step;
    if (bytes == 0) return 0;
    if (step == bytes && ((uintptr_t)array ^ (uintptr_t)shared) % 16 == 0)
        return mapfn_cuda_copy_run<In>(array, shared, rows * bytes, barrier);
    unsigned const words = all % 16 == 0 ? bytes / 16 : bytes / 4, width = words >= 32 ? 32 : words;
    if (all % 4 == 0 && (width & (width - 1)) == 0) {
        if (all % 16 == 0) mapfn_cuda_copy_columns<mapfn_cuda_word<16>, In, 4>(array, shared, rows, bytes, step, width);
        else mapfn_cuda_copy_columns<mapfn_cuda_word<4>, In, 8>(array, shared, rows, bytes, step, width);
    } else if (all % 4 == 0) mapfn_cuda_copy_words<mapfn_cuda_word<4>, In>(array, shared, rows, bytes, step);
    else if (all % 2 == 0) mapfn_cuda_copy_words<mapfn_cuda_word<2>, In>(array, shared, rows, bytes, step);
    else mapfn_cuda_copy_words<mapfn_cuda_word<1>, In>(array, shared, rows, bytes, step);
    return 0;
}

/* rows [first, first + count) of an array */
template <bool In> MAPFN_CUDA_FN unsigned mapfn_cuda_copy_stage(mapfn_cuda_stage const &s, size_t first, unsigned count)
{
    return mapfn_cuda_copy<In>((char *)s.array + first * s.each, s.place, count, (unsigned)s.each, s.step);
}

/* FRESH ROWS are only written, as a rule in whole, and therefore not read before.
 * - Their place in the tile is filled with a mark, which stays where an element leaves a value unwritten. In that rare
 *   case the old rows are copied in after all, and the tile is computed again.
 * - That is safe, because results depend on inputs only and no input was written.
 * - A value that happens to be the mark only costs time. */
enum : uint32_t { MAPFN_CUDA_MARK = 0x7FB1C3A5u };
MAPFN_CUDA_FN void mapfn_cuda_fill_marks(unsigned char *shared, unsigned bytes)
{
    mapfn_cuda_word<16> const marks = {{MAPFN_CUDA_MARK, MAPFN_CUDA_MARK, MAPFN_CUDA_MARK, MAPFN_CUDA_MARK}};
    unsigned const before = (unsigned)(0 - (uintptr_t)shared) % 16, head = before < bytes ? before : bytes,
                   whole = (bytes - head) / 16 * 16;
    for (unsigned k = threadIdx.x * 16; k < whole; k += blockDim.x * 16)
        *(mapfn_cuda_word<16> *)(void *)(shared + head + k) = marks;
    for (unsigned k = threadIdx.x * 4; k < bytes - whole; k += blockDim.x * 4)
        *(uint32_t *)(void *)(shared + (k < head ? k : k + whole)) = MAPFN_CUDA_MARK;
}
/* is a value still marked, in this row? */
MAPFN_CUDA_FN bool mapfn_cuda_marked(unsigned char const *row, mapfn_cuda_stage const &s)
{
    uint64_t const both = (uint64_t)MAPFN_CUDA_MARK << 32 | MAPFN_CUDA_MARK;
    unsigned const bytes = (unsigned)s.each;
    bool marked = false;
    if (s.fresh == 4)
        for (unsigned k = 0; k < bytes; k += 4) marked |= *(uint32_t const *)(void const *)(row + k) == MAPFN_CUDA_MARK;
    else
        for (unsigned k = 0; k < bytes; k += 8) marked |= *(uint64_t const *)(void const *)(row + k) == both;
    return marked;
}
static __device__ __attribute__((MAPFN_NOINLINE, __unused__)) void mapfn_cuda_copy_old(char *array, unsigned place,
    unsigned rows, unsigned bytes, unsigned step)
{
    MAPFN_CUDA_SHARED(shared);
    MAPFN_CUDA_GLOBAL(array);
    if (bytes > 0) mapfn_cuda_copy_words<mapfn_cuda_word<4>, true>(array, shared + place, rows, bytes, step);
}
MAPFN_CUDA_FN void mapfn_cuda_refill(mapfn_cuda_stage const &s, size_t first, unsigned count)
{
    mapfn_cuda_copy_old((char *)s.array + first * s.each, s.place, count, (unsigned)s.each, s.step);
}
/* The kernel's steps for fresh rows; they do nothing for maps that have none. `begin`: before elements are computed;
 * `left`: did this element leave a mark; `again`: must the tile be computed again? */
template <class Map> struct mapfn_cuda_has_fresh {
    static constexpr bool value = Map::mapfn_shape().rows && Map::mapfn_shape().fresh && !Map::mapfn_shape().updates;
};
template <class Map, bool Fresh = mapfn_cuda_has_fresh<Map>::value> struct mapfn_cuda_marks {
    typedef mapfn_cuda_tiling<Map::mapfn_arrays> tiling;
    MAPFN_CUDA_METHOD static void begin(tiling const &t, unsigned char *shared, unsigned count)
    {
        MAPFN_CUDA_ROLLED for (int k = 0; k < Map::mapfn_arrays; k++)
            if (t.stage[k].fresh) mapfn_cuda_fill_marks(shared + t.stage[k].place, count * t.stage[k].step);
    }
    MAPFN_CUDA_METHOD static bool left(tiling const &t, unsigned char const *shared, unsigned e)
    {
        bool marked = false;
        MAPFN_CUDA_ROLLED for (int k = 0; k < Map::mapfn_arrays; k++)
            if (t.stage[k].fresh)
                marked |= mapfn_cuda_marked(shared + t.stage[k].place + e * t.stage[k].step, t.stage[k]);
        return marked;
    }
    MAPFN_CUDA_METHOD static bool again(tiling const &t, unsigned count, size_t first, bool marked)
    {
        if (!__syncthreads_or(marked)) return false;
        MAPFN_CUDA_ROLLED for (int k = 0; k < Map::mapfn_arrays; k++)
            if (t.stage[k].fresh) mapfn_cuda_refill(t.stage[k], first, count);
        __syncthreads();
        return true;
    }
};
template <class Map> struct mapfn_cuda_marks<Map, false> {
    typedef mapfn_cuda_tiling<Map::mapfn_arrays> tiling;
    MAPFN_CUDA_METHOD static void begin(tiling const &, unsigned char *, unsigned) {}
    MAPFN_CUDA_METHOD static bool left(tiling const &, unsigned char const *, unsigned) { return false; }
    MAPFN_CUDA_METHOD static bool again(tiling const &, unsigned, size_t, bool) { return false; }
};

/* The four moments of a tile, with all threads of the block. `begin`: before its copies to shared memory; `in`: when
 * these must be there, `bytes` of them by the engine; `computed`: when all elements are; `end`: when its copies back
 * have been asked for. */
MAPFN_CUDA_FN void mapfn_cuda_stage_begin(uint64_t *barrier)
{
    if (MAPFN_CUDA_STAGING == MAPFN_CUDA_BY_ENGINE && threadIdx.x == 0) mapfn_cuda_bulk_begin(barrier);
}
MAPFN_CUDA_FN void mapfn_cuda_stage_in(uint64_t *barrier, unsigned bytes)
{
    if (MAPFN_CUDA_STAGING == MAPFN_CUDA_BY_ENGINE && threadIdx.x == 0) mapfn_cuda_bulk_expect(barrier, bytes);
    if (MAPFN_CUDA_STAGING != MAPFN_CUDA_PLAIN) mapfn_cuda_async_wait();
    __syncthreads();
    if (MAPFN_CUDA_STAGING == MAPFN_CUDA_BY_ENGINE) mapfn_cuda_bulk_wait(barrier);
}
MAPFN_CUDA_FN void mapfn_cuda_stage_computed()
{
    if (MAPFN_CUDA_STAGING == MAPFN_CUDA_BY_ENGINE) mapfn_cuda_bulk_fence();
    __syncthreads();
}
MAPFN_CUDA_FN void mapfn_cuda_stage_end()
{
    if (MAPFN_CUDA_STAGING == MAPFN_CUDA_BY_ENGINE && threadIdx.x == 0) mapfn_cuda_bulk_end();
}

/* TILES: a block copies a tile of rows and odd elements to shared memory, computes them there, a thread an element, and
 * copies back what was written. */
template <class Map>
static __global__ void __launch_bounds__(256, 1) mapfn_cuda_tiles(const __grid_constant__ mapfn_cuda_given<Map,
    mapfn_cuda_tiling<Map::mapfn_arrays>> given)
{
    typename Map::mapfn_args const &a = given.a;
    mapfn_cuda_tiling<Map::mapfn_arrays> const &t = given.plan;
    MAPFN_CUDA_SHARED(shared);
    uint64_t *const barrier = (uint64_t *)(void *)shared;
    size_t const first = t.begin + (size_t)blockIdx.x * t.tile;
    unsigned const count = t.end - first < t.tile ? (unsigned)(t.end - first) : t.tile;
    unsigned by_engine = 0;
    mapfn_failure failed = {SIZE_MAX, 0};
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    mapfn_cuda_stage_begin(barrier);
    mapfn_cuda_marks<Map>::begin(t, shared, count);
    MAPFN_CUDA_ROLLED for (int k = 0; k < Map::mapfn_arrays; k++)
        if (t.stage[k].in) by_engine += mapfn_cuda_copy_stage<true>(t.stage[k], first, count);
    mapfn_cuda_stage_in(barrier, by_engine);
    mapfn_cuda_staged const m(shared, t.stage, first);
    for (bool again = false;; again = true) {
        bool marked = false;
        MAPFN_CUDA_ROLLED for (unsigned e = threadIdx.x; e < count; e += blockDim.x) {
            mapfn_cuda_groups<Map, 1, 1, true>(a, m, first + e, 1, 0, failed);
            marked |= mapfn_cuda_marks<Map>::left(t, shared, e);
        }
        if (again || !mapfn_cuda_marks<Map>::again(t, count, first, marked)) break;
    }
    mapfn_cuda_stage_computed();
    MAPFN_CUDA_ROLLED for (int k = 0; k < Map::mapfn_arrays; k++)
        if (t.stage[k].out) mapfn_cuda_copy_stage<false>(t.stage[k], first, count);
    mapfn_cuda_stage_end();
    if (Map::mapfn_fails) mapfn_cuda_report(t.failure, failed, a.mapfn_base.offset);
}
