/* ======== src/cuda/shape.h: kinds of devices, and the shape of a map: what a choice of a kernel must know of its
 * types.
 * Uses cuda/platform.h. Used by cuda/plan.h. */

/* bytes of a thread's widest access */
static constexpr int mapfn_cuda_width(int arch) { return arch >= 100 ? 32 : 16; }
/* threads that a multiprocessor holds */
static constexpr int mapfn_cuda_resident(int arch)
{
    return arch < 80 ? 1024 : arch == 80 || arch == 90 || (arch >= 100 && arch < 120) ? 2048 : 1536;
}
/* bytes that must be on their way to a multiprocessor for full speed */
static constexpr int mapfn_cuda_in_flight(int arch)
{
    return arch < 80 ? 12 << 10 : arch < 90 ? 16 << 10 : arch < 100 ? 48 << 10 : 64 << 10;
}

/* Shared memory of a tile: a multiprocessor of 228 KB holds eight, and smaller ones at least three. */
static constexpr unsigned mapfn_cuda_tile_bytes(int arch) { return arch >= 90 && arch < 120 ? 28 << 10 : 16 << 10; }

/* Elements of up to so many bytes, and rows of a constant length of up to so many, stay in a thread's registers. Longer
 * ones pass through shared memory. */
enum { MAPFN_CUDA_SHORT = 16 };

/* What the choice of a kernel must know of a map's types, beside its traits. A kind's part, its word SHAPE, is one of
 * these functions, and .mapfn_update() behind it where the array is read and written:
 *   .mapfn_element(size, align, access)
 *                                an array of one value for each element; access is MAPFN_READ or 0
 *   .mapfn_step(size, access)    the same with a stride
 *   .mapfn_row(length, size, align), .mapfn_row_out(length, size, align, number)
 *                                rows; rows that are only written, and whether of numbers; length: 0, or of short rows,
 *                                which are elements
 *   .mapfn_ragged_row(), .mapfn_lookup(), .mapfn_draws(), .mapfn_repeats()
 *                                rows of any length; a table; random numbers; steps */
struct mapfn_cuda_shape {
    int widest = 0, narrowest = 1 << 20; /* bytes of an element, in element arrays */
    int read = 0;                        /* bytes read for one element, of all arrays */
    bool odd = false;                    /* the size of one is no power of two: no access takes several */
    bool large = false;                  /* one is larger than MAPFN_CUDA_SHORT */
    int large_align = 4;                 /* the strictest alignment of those */
    bool rows = false, ragged = false, table = false, rng = false;
    bool steps = false;                  /* elements take different times: one a thread */
    bool fresh = true;                   /* rows that are only written are of numbers of 4 or 8 bytes */
    bool updates = false;                /* something is read and written */

    constexpr mapfn_cuda_shape &mapfn_element(size_t size, size_t align, int access)
    {
        if (size > MAPFN_CUDA_SHORT) {
            large = true;
            if ((int)align > large_align) large_align = (int)align;
        } else if ((size & (size - 1)) != 0) {
            odd = true;
        } else if ((int)size > widest) {
            widest = (int)size;
        }
        if ((int)size < narrowest) narrowest = (int)size;
        return mapfn_step(size, access);
    }
    constexpr mapfn_cuda_shape &mapfn_step(size_t size, int access)
    {
        if ((access & MAPFN_READ) != 0) read += (int)size;
        return *this;
    }
    constexpr mapfn_cuda_shape &mapfn_row(size_t length, size_t size, size_t align, int access = MAPFN_READ)
    {
        if (length > 0) return mapfn_element(length * size, align, access);
        rows = true;
        return *this;
    }
    constexpr mapfn_cuda_shape &mapfn_row_out(size_t length, size_t size, size_t align, bool number)
    {
        fresh = fresh && number && (size == 4 || size == 8);
        return mapfn_row(length, size, align, 0);
    }
    constexpr mapfn_cuda_shape &mapfn_ragged_row() { ragged = true; return *this; }
    constexpr mapfn_cuda_shape &mapfn_lookup() { table = true; return *this; }
    constexpr mapfn_cuda_shape &mapfn_draws() { rng = true; return *this; }
    constexpr mapfn_cuda_shape &mapfn_repeats() { steps = true; return *this; }
    constexpr mapfn_cuda_shape &mapfn_update() { updates = true; return *this; }
    /* Are rows only written, and may be computed twice? */
    MAPFN_CUDA_HIDDEN constexpr bool has_fresh() const { return rows && fresh && !updates; }
};

/* V: neighbouring elements that a thread takes at once. `wide`: 1 for aligned arrays; 0 for arrays of different phases,
 * where elements below 4 bytes are taken by words of 4. */
static constexpr int mapfn_cuda_lanes(mapfn_cuda_shape s, unsigned traits, int arch, bool wide)
{
    if (s.widest == 0 || s.odd || s.large || s.steps || (traits & (MAPFN_HAS_STRIDE | MAPFN_IS_LOOPED)) != 0) return 1;
    if (wide) return mapfn_cuda_width(arch) / s.widest;
    /* one with `where`: a word may hold a skipped element */
    return s.narrowest >= 4 || (traits & MAPFN_HAS_WHERE) != 0 ? 1 : 4 / s.narrowest;
}
/* U: how many times V elements a thread takes, all loads before the first store: for as many bytes on their way as the
 * card needs, and twice where V is 1, so that two elements share what a thread has to do before it loads. */
static constexpr int mapfn_cuda_unroll(mapfn_cuda_shape s, int lanes, int arch)
{
    int u = lanes == 1 ? 2 : 1;
    if (s.read == 0 || s.steps) return 1;
    while (u < (lanes == 1 ? 8 : 4) && u * s.read * lanes * mapfn_cuda_resident(arch) < mapfn_cuda_in_flight(arch))
        u *= 2;
    return u;
}
