/* ======== src/cuda/kernels_staged.h: kernels that stage rows and structs in shared memory.
 * Uses cuda/kernels.h. Used by cuda/launch.h. */

/* STAGING: the threads of a block bring its bytes to shared memory and back. From sm_80 on words of 16 bytes go there
 * past registers, so that a thread has all its loads under way. Tests on the host have their own functions. */
#ifndef MAPFN_CUDA_STAGING
# define MAPFN_CUDA_STAGING MAPFN_CUDA_CAN_PASS
# define MAPFN_CUDA_SHARED(name) \
    extern __shared__ mapfn_cuda_word<128> mapfn_cuda_shared_words[]; \
    unsigned char *const name = (unsigned char *)mapfn_cuda_shared_words
# if MAPFN_CUDA_CAN_PASS
MAPFN_CUDA_FN void mapfn_cuda_pass(void *to, const void *from)
{
    __asm__ volatile("cp.async.cg.shared.global [%0], [%1], 16;"
        : : "r"((unsigned)__cvta_generic_to_shared(to)), "l"(from) : "memory");
}
MAPFN_CUDA_FN void mapfn_cuda_pass_wait() { __asm__ volatile("cp.async.wait_all;" : : : "memory"); }
# else
MAPFN_CUDA_FN void mapfn_cuda_pass(void *, const void *) {}
MAPFN_CUDA_FN void mapfn_cuda_pass_wait() {}
# endif
#endif

/* Copies `bytes` bytes that have one phase on both sides: whole words of 16 bytes, and byte by byte what stands before
 * and behind them. */
template <bool In> MAPFN_CUDA_FN void mapfn_cuda_copy_run(char *array, unsigned char *shared, unsigned bytes)
{
    typedef mapfn_cuda_word<16> word;
    unsigned const before = (unsigned)(0 - (uintptr_t)array) % 16, head = before < bytes ? before : bytes;
    unsigned const whole = (bytes - head) / 16 * 16;
    for (unsigned k = head + threadIdx.x * 16; k < head + whole; k += blockDim.x * 16) {
        if (In && MAPFN_CUDA_STAGING) mapfn_cuda_pass(shared + k, array + k);
        else if (In) mapfn_cuda_at<word>(shared + k) = mapfn_cuda_at<word>((void *)(array + k));
        else mapfn_cuda_at<word>((void *)(array + k)) = mapfn_cuda_at<word>(shared + k);
    }
    for (unsigned k = threadIdx.x; k < bytes - whole; k += blockDim.x) {
        unsigned const at = k < head ? k : k + whole;
        if (In) shared[at] = (unsigned char)array[at];
        else array[at] = (char)shared[at];
    }
}
/* Copies `rows` rows between an array and shared memory, where they are s.step apart, word by word. Each thread keeps
 * its column of words and takes `Batch` rows at a time. */
template <class Word, bool In, int Batch>
MAPFN_CUDA_FN void mapfn_cuda_copy_columns(mapfn_cuda_stage const &s, char *array, unsigned char *shared, unsigned rows)
{
    unsigned const bytes = (unsigned)s.each, first = threadIdx.x * s.inverse >> 16,
                   column = threadIdx.x - first * s.width, rows_on = blockDim.x / s.width;
    if (first >= rows_on) return;
    for (unsigned at = column * (unsigned)sizeof(Word); at < bytes; at += s.width * (unsigned)sizeof(Word)) {
        unsigned const a_on = rows_on * bytes, s_on = rows_on * s.step;
        char *a = array + at + first * bytes;
        unsigned char *t = shared + at + first * s.step;
        unsigned row = first;
        Word w[Batch];
        MAPFN_CUDA_ROLLED for (; row + (Batch - 1) * rows_on < rows; row += Batch * rows_on) {
            MAPFN_UNROLL for (int k = 0; k < Batch; k++, In ? (void)(a += a_on) : (void)(t += s_on))
                w[k] = mapfn_cuda_at<Word>(In ? (void *)a : (void *)t);
            MAPFN_UNROLL for (int k = 0; k < Batch; k++, In ? (void)(t += s_on) : (void)(a += a_on))
                mapfn_cuda_at<Word>(In ? (void *)t : (void *)a) = w[k];
        }
        MAPFN_CUDA_ROLLED for (; row < rows; row += rows_on, a += a_on, t += s_on)
            mapfn_cuda_at<Word>(In ? (void *)t : (void *)a) = mapfn_cuda_at<Word>(In ? (void *)a : (void *)t);
    }
}
/* Copies rows [first, first + rows) of an array: side by side in one run, or by the words that the plan chose. */
template <bool In> static __device__ __attribute__((MAPFN_NOINLINE, __unused__)) void mapfn_cuda_copy(
    mapfn_cuda_stage const &s, size_t first, unsigned rows)
{
    MAPFN_CUDA_SHARED(all_shared);
    char *const array = (char *)s.array + first * s.each;
    unsigned char *const shared = all_shared + s.place;
    MAPFN_CUDA_GLOBAL(array);
    if (s.each == 0) return;
    if (s.word == 0) mapfn_cuda_copy_run<In>(array, shared, rows * (unsigned)s.each);
    else if (s.word == 16) mapfn_cuda_copy_columns<mapfn_cuda_word<16>, In, 4>(s, array, shared, rows);
    else if (s.word == 4) mapfn_cuda_copy_columns<mapfn_cuda_word<4>, In, 8>(s, array, shared, rows);
    else if (s.word == 2) mapfn_cuda_copy_columns<mapfn_cuda_word<2>, In, 8>(s, array, shared, rows);
    else mapfn_cuda_copy_columns<mapfn_cuda_word<1>, In, 8>(s, array, shared, rows);
}

/* FRESH ROWS are only written, as a rule in whole, and therefore not read before.
 * - Their place in the tile is filled with a mark, which stays where an element leaves a value unwritten. In that rare
 *   case the old rows are copied in after all, and the tile is computed again.
 * - That is safe, because results depend on inputs only and no input was written.
 * - A value that happens to be the mark only costs time. */
enum : uint32_t { MAPFN_CUDA_MARK = 0x7FB1C3A5u };
template <class Map> struct mapfn_cuda_has_fresh {
    static constexpr bool value = Map::mapfn_shape().rows && Map::mapfn_shape().fresh && !Map::mapfn_shape().updates;
};
/* An array's place begins at most 15 bytes behind a multiple of 16, and the next one begins at a multiple of 128: the
 * words at both ends are its own. */
MAPFN_CUDA_FN void mapfn_cuda_fill_marks(mapfn_cuda_stage const &s, unsigned char *shared, unsigned rows)
{
    mapfn_cuda_word<16> const marks = {{MAPFN_CUDA_MARK, MAPFN_CUDA_MARK, MAPFN_CUDA_MARK, MAPFN_CUDA_MARK}};
    unsigned const end = s.place + rows * s.step;
    for (unsigned k = s.place / 16 * 16 + threadIdx.x * 16; k < end; k += blockDim.x * 16)
        mapfn_cuda_at<mapfn_cuda_word<16>>(shared + k) = marks;
}
/* Is a value still marked, in row e? */
MAPFN_CUDA_FN bool mapfn_cuda_marked(mapfn_cuda_stage const &s, unsigned char const *shared, unsigned e)
{
    unsigned char const *const row = shared + s.place + e * s.step;
    bool marked = false;
    for (unsigned k = 0; k < (unsigned)s.each; k += s.fresh)
        marked |= mapfn_cuda_at<uint32_t>(row + k) == MAPFN_CUDA_MARK;
    return marked;
}

/* TILES: a block copies a tile of rows and large elements to shared memory, computes them there, a thread an element,
 * and copies back what was written. */
template <class Map>
static __global__ void __launch_bounds__(256, 1) mapfn_cuda_tiles(const __grid_constant__ mapfn_cuda_given<Map,
    mapfn_cuda_tiling<Map::mapfn_arrays>> given)
{
    typename Map::mapfn_args const &a = given.a;
    mapfn_cuda_tiling<Map::mapfn_arrays> const &t = given.plan;
    enum { arrays = Map::mapfn_arrays, fresh = mapfn_cuda_has_fresh<Map>::value };
    MAPFN_CUDA_SHARED(shared);
    size_t const first = t.begin + (size_t)blockIdx.x * t.tile;
    unsigned const count = t.end - first < t.tile ? (unsigned)(t.end - first) : t.tile;
    mapfn_failure failed = {SIZE_MAX, 0};
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    MAPFN_CUDA_ROLLED for (int k = 0; k < arrays; k++) {
        if (fresh && t.stage[k].fresh) mapfn_cuda_fill_marks(t.stage[k], shared, count);
        if (t.stage[k].in) mapfn_cuda_copy<true>(t.stage[k], first, count);
    }
    mapfn_cuda_staged const m(shared, t.stage, first);
    for (bool again = false;; again = true) {
        bool marked = false;
        mapfn_cuda_pass_wait();
        __syncthreads();
        MAPFN_CUDA_ROLLED for (unsigned e = threadIdx.x; e < count; e += blockDim.x) {
            mapfn_cuda_groups<Map, 1, 1, true>(a, m, first + e, 1, 0, failed);
            MAPFN_CUDA_ROLLED for (int k = 0; k < arrays && fresh; k++)
                if (t.stage[k].fresh) marked |= mapfn_cuda_marked(t.stage[k], shared, e);
        }
        if (!fresh || again || !__syncthreads_or(marked)) break;
        MAPFN_CUDA_ROLLED for (int k = 0; k < arrays; k++)
            if (t.stage[k].fresh) mapfn_cuda_copy<true>(t.stage[k], first, count);
    }
    __syncthreads();
    MAPFN_CUDA_ROLLED for (int k = 0; k < arrays; k++)
        if (t.stage[k].out) mapfn_cuda_copy<false>(t.stage[k], first, count);
    if (Map::mapfn_fails) mapfn_cuda_report(t.failure, failed, a.mapfn_base.offset);
}
