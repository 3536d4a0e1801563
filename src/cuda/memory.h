/* ======== src/cuda/memory.h: how a kernel reaches element i of an array.
 * Uses cuda/platform.h. Used by cuda/kinds.h. */

/* There is one class for each way:
 *     r[0] … r[V - 1]   what a thread keeps of V elements
 *     live              bit j: is lane j computed (`where`)? Of the others nothing is read or written
 *     nth               the array's place among the map's; -1 for what an output was before, and with a stride */

template <int Bytes> struct alignas(Bytes) mapfn_cuda_word { uint32_t part[Bytes / 4]; };
template <> struct mapfn_cuda_word<1> { unsigned char part; };
template <> struct mapfn_cuda_word<2> { unsigned short part; };

template <int V> struct mapfn_cuda_all { enum : unsigned { lanes = V >= 32 ? ~0u : (1u << V % 32) - 1 }; };

#define MAPFN_CUDA_FN static __device__ __forceinline__ MAPFN_UNUSED
#define MAPFN_CUDA_METHOD __device__ __forceinline__
#if MAPFN_DEVICE_CODE
# define MAPFN_CUDA_ROLLED _Pragma("unroll 1")
/* Loads stay before it. The compiler would move one behind a condition that only its value's use has. */
# define MAPFN_CUDA_LOADED() __asm__ volatile("" : : : "memory")
# define MAPFN_CUDA_ASSUME(what) __builtin_assume(what)
#else
# define MAPFN_CUDA_ROLLED
# define MAPFN_CUDA_LOADED() ((void)0)
# define MAPFN_CUDA_ASSUME(what)
#endif

/* what stands at p; tests on the host see here whether it may stand there */
template <class Word> MAPFN_CUDA_FN Word &mapfn_cuda_at(void *p) { return *(Word *)p; }
template <class Word> MAPFN_CUDA_FN Word const &mapfn_cuda_at(void const *p) { return *(Word const *)p; }

/* one element after the other, V elements in a row: any array of T */
template <int V> struct mapfn_cuda_direct {
    enum { short_rows = 1 }; /* are short rows in registers? */
    template <class T> MAPFN_CUDA_METHOD void mapfn_load(T *r, T const *p, int, size_t i, unsigned live) const
    {
        MAPFN_UNROLL for (int j = 0; j < V; j++) if (live >> j & 1) r[j] = p[i + (unsigned)j];
    }
    template <class T> MAPFN_CUDA_METHOD void mapfn_store(T *p, T const *r, int, size_t i, unsigned live) const
    {
        MAPFN_UNROLL for (int j = 0; j < V; j++) if (live >> j & 1) p[i + (unsigned)j] = r[j];
    }
    template <class T> MAPFN_CUDA_METHOD T *row(T *p, int, size_t length, size_t i) const { return p + i * length; }
    /* which of the elements in flight is this? */
    MAPFN_CUDA_METHOD size_t mapfn_slot() const { return (size_t)blockIdx.x * blockDim.x + threadIdx.x; }
};

/* The same with all rows where they are. So rows in place are one for the body, which sees what it wrote. */
struct mapfn_cuda_in_place : mapfn_cuda_direct<1> { enum { short_rows = 0 }; };

/* one access for V elements: p + i is a multiple of their bytes */
template <int V> struct mapfn_cuda_vector : mapfn_cuda_direct<V> {
    template <class T> MAPFN_CUDA_METHOD void mapfn_load(T *r, T const *p, int nth, size_t i, unsigned live) const
    {
        typedef mapfn_cuda_word<V * (int)sizeof(T)> word;
        if (live != mapfn_cuda_all<V>::lanes) return mapfn_cuda_direct<V>::mapfn_load(r, p, nth, i, live);
        word const w = mapfn_cuda_at<word>((void const *)(p + i));
        memcpy((void *)r, &w, sizeof w);
    }
    template <class T> MAPFN_CUDA_METHOD void mapfn_store(T *p, T const *r, int nth, size_t i, unsigned live) const
    {
        typedef mapfn_cuda_word<V * (int)sizeof(T)> word;
        if (live != mapfn_cuda_all<V>::lanes) return mapfn_cuda_direct<V>::mapfn_store(p, r, nth, i, live);
        word w;
        memcpy(&w, (void const *)r, sizeof w);
        mapfn_cuda_at<word>((void *)(p + i)) = w;
    }
};

/* V elements of arrays that stand anywhere. Elements below 4 bytes are taken by the aligned words that they lie in, and
 * shifted into place; the array goes on for at least 3 bytes before them and 4 behind. */
template <int V> struct mapfn_cuda_shifted : mapfn_cuda_vector<V> {
    template <class T> MAPFN_CUDA_METHOD void mapfn_load(T *r, T const *p, int nth, size_t i, unsigned live) const
    {
        enum { words = V * sizeof(T) / 4 };
        if (sizeof(T) >= 4 || live != mapfn_cuda_all<V>::lanes)
            return mapfn_cuda_direct<V>::mapfn_load(r, p, nth, i, live);
        uintptr_t const address = (uintptr_t)(p + i);
        /* by the pointer, so that it stays one to global memory */
        uint32_t const *const from = (uint32_t const *)(void const *)((char const *)(p + i) - (address & 3));
        unsigned const shift = (unsigned)(address & 3) * 8;
        uint32_t w[words + 1];
        MAPFN_UNROLL for (int k = 0; k <= words; k++) w[k] = from[k];
        MAPFN_UNROLL for (int k = 0; k < words; k++) w[k] = (uint32_t)(((uint64_t)w[k + 1] << 32 | w[k]) >> shift);
        memcpy((void *)r, w, V * sizeof(T));
    }
    template <class T> MAPFN_CUDA_METHOD void mapfn_store(T *p, T const *r, int nth, size_t i, unsigned live) const
    {
        if (sizeof(T) >= 4 || (uintptr_t)(p + i) % (V * sizeof(T)) != 0)
            mapfn_cuda_direct<V>::mapfn_store(p, r, nth, i, live);
        else mapfn_cuda_vector<V>::mapfn_store(p, r, nth, i, live);
    }
};

/* An element of whole words of 16 bytes, to or from such ones. (Words: 0 for types that have none.) */
template <int Words> MAPFN_CUDA_FN void mapfn_cuda_words_from(void *to, unsigned char const *from)
{
    mapfn_cuda_word<16> w[Words + 1];
    MAPFN_UNROLL for (int k = 0; k < Words; k++) w[k] = mapfn_cuda_at<mapfn_cuda_word<16>>(from + 16 * k);
    memcpy(to, w, Words * sizeof *w);
}
template <int Words> MAPFN_CUDA_FN void mapfn_cuda_words_to(unsigned char *to, void const *from)
{
    mapfn_cuda_word<16> w[Words + 1];
    memcpy(w, from, Words * sizeof *w);
    MAPFN_UNROLL for (int k = 0; k < Words; k++) mapfn_cuda_at<mapfn_cuda_word<16>>(to + 16 * k) = w[k];
}

/* Tiles in shared memory: rows, and elements of more than MAPFN_CUDA_SHORT bytes. Those of whole words of 16 bytes are
 * taken by such words, where they stand so. */
struct mapfn_cuda_staged : mapfn_cuda_direct<1> {
    unsigned char *shared;
    mapfn_cuda_stage const *stage;
    size_t first;
    MAPFN_CUDA_METHOD mapfn_cuda_staged(unsigned char *s, mapfn_cuda_stage const *st, size_t f)
        : shared(s), stage(st), first(f) {}
    MAPFN_CUDA_METHOD unsigned char *at(int nth, size_t i) const
    {
        return shared + stage[nth].place + (unsigned)(i - first) * stage[nth].step;
    }
    template <class T> MAPFN_CUDA_METHOD void mapfn_load(T *r, T const *p, int nth, size_t i, unsigned live) const
    {
        if (sizeof(T) <= MAPFN_CUDA_SHORT || nth < 0) mapfn_cuda_direct<1>::mapfn_load(r, p, nth, i, live);
        else if (sizeof(T) % 16 == 0 && (stage[nth].place | stage[nth].step) % 16 == 0)
            mapfn_cuda_words_from<sizeof(T) / 16>((void *)r, at(nth, i));
        else r[0] = *(T const *)(void const *)at(nth, i);
    }
    template <class T> MAPFN_CUDA_METHOD void mapfn_store(T *p, T const *r, int nth, size_t i, unsigned live) const
    {
        if (sizeof(T) <= MAPFN_CUDA_SHORT || nth < 0) mapfn_cuda_direct<1>::mapfn_store(p, r, nth, i, live);
        else if (sizeof(T) % 16 == 0 && (stage[nth].place | stage[nth].step) % 16 == 0)
            mapfn_cuda_words_to<sizeof(T) / 16>(at(nth, i), (void const *)r);
        else *(T *)(void *)at(nth, i) = r[0];
    }
    template <class T>
    MAPFN_CUDA_METHOD T *row(T *, int nth, size_t, size_t i) const { return (T *)(void *)at(nth, i); }
};

template <int V, class T> MAPFN_CUDA_FN unsigned mapfn_cuda_nonzero(T const *r, unsigned live)
{
    MAPFN_UNROLL for (int j = 0; j < V; j++) if ((live >> j & 1) && r[j] == 0) live &= ~(1u << j);
    return live;
}
/* what a thread keeps of V elements; T need have no default */
template <class T, int V> struct mapfn_cuda_kept {
    union { T mapfn_lane[V]; };
    MAPFN_CUDA_METHOD mapfn_cuda_kept() {}
};

/* What a thread keeps of rows: of short ones, V rows, like elements; of others, whose Length is 0, nothing that it
 * uses, since the memory has them. The element function is given row j of these by `mapfn_nth_row`. */
template <class T, int Length> struct mapfn_cuda_short { T value[Length > 0 ? Length : 1]; };
template <class T> struct mapfn_cuda_bare { typedef T mapfn_its_type; };
template <class T> struct mapfn_cuda_bare<T const> { typedef T mapfn_its_type; };
#define MAPFN_CUDA_BARE(T) typename mapfn_cuda_bare<T>::mapfn_its_type
template <class T, int V, int Length> struct mapfn_cuda_row {
    typedef mapfn_cuda_short<T, Length> row;
    mapfn_cuda_kept<row, V> kept;
    template <class M> MAPFN_CUDA_METHOD void mapfn_load(M const &m, T const *p, int nth, size_t i, unsigned live)
    {
        if (Length > 0 && M::short_rows) m.mapfn_load(kept.mapfn_lane, (row const *)(void const *)p, nth, i, live);
    }
    template <class M> MAPFN_CUDA_METHOD void mapfn_store(M const &m, T *p, int nth, size_t i, unsigned live) const
    {
        if (Length > 0 && M::short_rows) m.mapfn_store((row *)(void *)p, kept.mapfn_lane, nth, i, live);
    }
    template <class M, class P>
    MAPFN_CUDA_METHOD P *mapfn_nth_row(M const &m, P *p, int nth, size_t length, size_t i, int j)
    {
        return Length > 0 && M::short_rows ? kept.mapfn_lane[j].value : m.row(p, nth, length, i + (unsigned)j);
    }
};
