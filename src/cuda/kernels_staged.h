/* ======== src/cuda/kernels_staged.h: kernels that stage rows and structs in shared memory.
 * Uses cuda/kernels.h. Used by cuda/launch.h. */

/* STAGING: the threads of a block bring its bytes to shared memory and back. From sm_80 on words of 16 bytes go there
 * past registers, so that a thread has all its loads under way. Tests on the host have their own functions. */
#ifndef MAPFN_CUDA_STAGING
# define MAPFN_CUDA_STAGING MAPFN_CUDA_CAN_PASS
# define MAPFN_CUDA_SHARED(name) \
    extern __shared__ mapfn_cuda_word<128> mapfn_cuda_shared_words[]; \
    unsigned char *const name = (unsigned char *)mapfn_cuda_shared_words
MAPFN_CUDA_FN unsigned mapfn_cuda_shared_bytes()
{
    unsigned bytes = 0;
# if MAPFN_DEVICE_CODE
    __asm__("mov.u32 %0, %%dynamic_smem_size;" : "=r"(bytes));
# endif
    return bytes;
}
MAPFN_CUDA_FN void mapfn_cuda_pass(MAPFN_UNUSED void *to, MAPFN_UNUSED const void *from)
{
# if MAPFN_CUDA_CAN_PASS
    __asm__ volatile("cp.async.cg.shared.global [%0], [%1], 16;"
        : : "r"((unsigned)__cvta_generic_to_shared(to)), "l"(from) : "memory");
# endif
}
MAPFN_CUDA_FN void mapfn_cuda_pass_wait()
{
# if MAPFN_CUDA_CAN_PASS
    __asm__ volatile("cp.async.wait_all;" : : : "memory");
# endif
}
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
/* A word of an array, and the parts that it has in shared memory. */
template <int Word, int Part> union mapfn_cuda_parted {
    mapfn_cuda_word<Word> word;
    mapfn_cuda_word<Part> part[Word / Part];
};
/* Copies `words` words, side by side in an array, to or from shared memory, where `gap` bytes lie between two rows, so
 * that long words may have to be parted. Word w is in row w times `inverse` / 2^32.
 * A thread takes `Batch` words at a time, all loads before the first store. Past the end it loads the last word. */
template <int Word, int Part, bool In, int Batch>
MAPFN_CUDA_FN void mapfn_cuda_copy_words(char *array, unsigned char *shared, unsigned words, unsigned gap,
    unsigned inverse)
{
    enum : unsigned { threads = MAPFN_CUDA_TILE_THREADS };
    typedef mapfn_cuda_word<Word> word;
    typedef mapfn_cuda_word<Part> part;
    MAPFN_CUDA_ROLLED for (unsigned w = threadIdx.x; w < words; w += Batch * threads) {
        mapfn_cuda_parted<Word, Part> v[Batch];
        unsigned char *place[Batch];
        MAPFN_UNROLL for (unsigned k = 0; k < Batch; k++) {
            unsigned const at = w + k * threads < words ? w + k * threads : words - 1;
            place[k] = shared + at * Word + (unsigned)((uint64_t)at * inverse >> 32) * gap;
            if (In) v[k].word = mapfn_cuda_at<word>((void const *)(array + at * Word));
            else
                MAPFN_UNROLL for (int j = 0; j < Word / Part; j++)
                    v[k].part[j] = mapfn_cuda_at<part>((void const *)(place[k] + j * Part));
        }
        MAPFN_CUDA_LOADED();
        MAPFN_UNROLL for (unsigned k = 0; k < Batch; k++) {
            if (w + k * threads >= words) continue;
            if (!In) mapfn_cuda_at<word>((void *)(array + (w + k * threads) * Word)) = v[k].word;
            else
                MAPFN_UNROLL for (int j = 0; j < Word / Part; j++)
                    mapfn_cuda_at<part>((void *)(place[k] + j * Part)) = v[k].part[j];
        }
    }
}
template <bool In> static __device__ __attribute__((MAPFN_NOINLINE, __unused__)) void mapfn_cuda_copy(char *array,
    unsigned place, unsigned rows, unsigned bytes, unsigned step, unsigned word, unsigned inverse)
{
    MAPFN_CUDA_SHARED(all_shared);
    unsigned char *const shared = all_shared + place;
    MAPFN_CUDA_ASSUME(__isGlobal(array)); /* which the compiler cannot see, as this is not inlined */
    if (bytes == 0) return;
    if (word == 0) return mapfn_cuda_copy_run<In>(array, shared, rows * bytes);
    unsigned const words = rows * bytes / word, gap = step - bytes;
# define MAPFN_CUDA_COPY(word, part, batch) \
    mapfn_cuda_copy_words<word, part, In, batch>(array, shared, words, gap, inverse)
    if (word == 16 && gap % 16 == 0) MAPFN_CUDA_COPY(16, 16, 2);
    else if (word == 16 && gap % 8 == 0) MAPFN_CUDA_COPY(16, 8, 2);
    else if (word == 16) MAPFN_CUDA_COPY(16, 4, 4);
    else if (word == 4) MAPFN_CUDA_COPY(4, 4, 4);
    else if (word == 2) MAPFN_CUDA_COPY(2, 2, 1);
    else MAPFN_CUDA_COPY(1, 1, 1);
# undef MAPFN_CUDA_COPY
}
/* Copies rows [first, first + rows) of an array: side by side in one run, or by the words that the plan chose. */
template <bool In> MAPFN_CUDA_FN void mapfn_cuda_copy_stage(mapfn_cuda_stage const &s, size_t first, unsigned rows)
{
    mapfn_cuda_copy<In>((char *)s.array + first * s.each, s.place, rows, (unsigned)s.each, s.step, s.word, s.inverse);
}

/* FRESH ROWS are only written, as a rule in whole, and therefore not read before: docs/design.md, "Rows that are only
 * written". Their place in the tile is filled with a mark, which stays where an element leaves a value unwritten. */
enum : uint32_t { MAPFN_CUDA_MARK = 0x7FB1C3A5u };
/* An array's place begins at most 15 bytes behind a multiple of 16, and the next one begins at a multiple of 128: the
 * words at both ends are its own. */
MAPFN_CUDA_FN void mapfn_cuda_fill_marks(mapfn_cuda_stage const &s, unsigned char *shared, unsigned rows)
{
    mapfn_cuda_word<16> const marks = {{MAPFN_CUDA_MARK, MAPFN_CUDA_MARK, MAPFN_CUDA_MARK, MAPFN_CUDA_MARK}};
    unsigned const end = s.place + rows * s.step;
    for (unsigned k = s.place / 16 * 16 + threadIdx.x * 16; k < end; k += blockDim.x * 16)
        mapfn_cuda_at<mapfn_cuda_word<16>>(shared + k) = marks;
}
/* Copies the old row of element i to the tile. One thread does so alone, because it is rare. */
MAPFN_CUDA_FN void mapfn_cuda_copy_old(mapfn_cuda_stage const &s, unsigned char *row, size_t i)
{
    char const *const old = s.array + i * s.each;
    MAPFN_CUDA_ROLLED for (unsigned k = 0; k < (unsigned)s.each; k += 4)
        mapfn_cuda_at<uint32_t>(row + k) = mapfn_cuda_at<uint32_t>((void const *)(old + k));
}
/* Is a value still marked, in row e? One of 8 bytes would be in both of its words. */
MAPFN_CUDA_FN bool mapfn_cuda_marked(mapfn_cuda_stage const &s, unsigned char const *shared, unsigned e)
{
    unsigned char const *const row = shared + s.place + e * s.step;
    bool marked = false;
    for (unsigned k = 0; k < (unsigned)s.each; k += 4) marked |= mapfn_cuda_at<uint32_t>(row + k) == MAPFN_CUDA_MARK;
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
    enum { arrays = Map::mapfn_arrays, fresh = mapfn_cuda_known<Map>::fresh };
    MAPFN_CUDA_SHARED(shared);
    size_t const first = t.begin + (size_t)blockIdx.x * t.tile;
    unsigned const count = t.end - first < t.tile ? (unsigned)(t.end - first) : t.tile;
    mapfn_failure failed = {SIZE_MAX, 0};
    MAPFN_CUDA_ALONE();
    mapfn_cuda_wait();
    MAPFN_CUDA_ROLLED for (int k = 0; k < arrays; k++) {
        if (fresh && t.stage[k].fresh) mapfn_cuda_fill_marks(t.stage[k], shared, count);
        if (t.stage[k].in) mapfn_cuda_copy_stage<true>(t.stage[k], first, count);
    }
    mapfn_cuda_staged const m(shared, t.stage, first);
    mapfn_cuda_pass_wait();
    __syncthreads();
    MAPFN_CUDA_ROLLED for (unsigned e = threadIdx.x; e < count; e += blockDim.x) {
        bool marked = false;
        MAPFN_CUDA_ROLLED for (int turn = 0; turn == 0 || (marked && turn == 1); turn++) {
            MAPFN_CUDA_ROLLED for (int k = 0; k < arrays && marked; k++)
                if (t.stage[k].fresh) mapfn_cuda_copy_old(t.stage[k], m.at(k, first + e), first + e);
            mapfn_cuda_groups<Map, 1, 1, true>(a, m, first + e, 1, 0, failed);
            MAPFN_CUDA_ROLLED for (int k = 0; k < arrays && fresh && turn == 0; k++)
                if (t.stage[k].fresh) marked |= mapfn_cuda_marked(t.stage[k], shared, e);
        }
    }
    __syncthreads();
    MAPFN_CUDA_ROLLED for (int k = 0; k < arrays; k++)
        if (t.stage[k].out) mapfn_cuda_copy_stage<false>(t.stage[k], first, count);
    if (mapfn_cuda_known<Map>::fails) mapfn_cuda_report(given.failure, failed, a.mapfn_base.mapfn_offset);
}
