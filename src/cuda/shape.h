/* ======== src/cuda/shape.h: kinds of devices, and the shape of a map: what a choice of a kernel must know of its
 * types.
 * Uses cuda/platform.h. Used by cuda/plan.h. */

/* ------------------------------------------------------------------------------- kinds of devices ---- */

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

/* ------------------------------------------------------------------------------- shape of a map ---- */

/* Elements of up to so many bytes, and rows of a constant length of up to so many, stay in a thread's registers. Longer
 * ones pass through shared memory. */
enum { MAPFN_CUDA_SHORT = 16 };

/* What the choice of a kernel must know of a map's types. A kind's part, its word SHAPE, is one of these functions, and
 * .update() behind it where the array is read and written:
 *   .element(size, align, access)   an array of one value for each element; access is MAPFN_READ or 0
 *   .step(size, access)             the same with a stride
 *   .row(length, size, align), .row_out(length, size, align, number)
 *                                   rows; rows that are only written, and whether of numbers; length: 0, or of short
 *                                   rows, which are elements
 *   .ragged_row()                   rows of any length
 *   .lookup(), .work()              a table; scratch
 *   .draws(), .repeats()            random numbers; steps */
struct mapfn_cuda_shape {
    int widest, narrowest; /* bytes of an element, in element arrays */
    int read;              /* bytes read for one element, of all arrays */
    bool odd;              /* the size of one is no power of two: no access takes several */
    bool large;            /* one is larger than MAPFN_CUDA_SHORT */
    int large_align;       /* the strictest alignment of those */
    bool rows, ragged, strided, scratch, table, rng;
    bool steps;   /* elements take different times: one a thread */
    bool fresh;   /* rows that are only written are of numbers of 4 or 8 bytes */
    bool updates; /* something is read and written */

    constexpr mapfn_cuda_shape()
        : widest(0), narrowest(1 << 20), read(0), odd(false), large(false), large_align(4), rows(false), ragged(false),
          strided(false), scratch(false), table(false), rng(false), steps(false), fresh(true), updates(false) {}
    constexpr mapfn_cuda_shape element(size_t size, size_t align, int access) const
    {
        mapfn_cuda_shape s = *this;
        if (size > MAPFN_CUDA_SHORT) {
            s.large = true;
            if ((int)align > s.large_align) s.large_align = (int)align;
        } else if ((size & (size - 1)) != 0) {
            s.odd = true;
        } else if ((int)size > s.widest) {
            s.widest = (int)size;
        }
        if ((int)size < s.narrowest) s.narrowest = (int)size;
        if ((access & MAPFN_READ) != 0) s.read += (int)size;
        return s;
    }
    constexpr mapfn_cuda_shape step(size_t size, int access) const
    {
        mapfn_cuda_shape s = *this;
        s.strided = true;
        if ((access & MAPFN_READ) != 0) s.read += (int)size;
        return s;
    }
    constexpr mapfn_cuda_shape row(size_t length, size_t size, size_t align) const
    {
        mapfn_cuda_shape s = *this;
        s.rows = true;
        return length > 0 ? element(length * size, align, MAPFN_READ) : s;
    }
    constexpr mapfn_cuda_shape row_out(size_t length, size_t size, size_t align, bool number) const
    {
        mapfn_cuda_shape s = row(0, size, align);
        s.fresh = s.fresh && number && (size == 4 || size == 8);
        return length > 0 ? element(length * size, align, 0) : s;
    }
    constexpr mapfn_cuda_shape ragged_row() const { mapfn_cuda_shape s = *this; s.ragged = true; return s; }
    constexpr mapfn_cuda_shape lookup() const { mapfn_cuda_shape s = *this; s.table = true; return s; }
    constexpr mapfn_cuda_shape work() const { mapfn_cuda_shape s = *this; s.scratch = true; return s; }
    constexpr mapfn_cuda_shape draws() const { mapfn_cuda_shape s = *this; s.rng = true; return s; }
    constexpr mapfn_cuda_shape repeats() const { mapfn_cuda_shape s = *this; s.steps = true; return s; }
    constexpr mapfn_cuda_shape update() const { mapfn_cuda_shape s = *this; s.updates = true; return s; }
};

/* V: neighbouring elements that a thread takes at once. `wide`: 1 for aligned arrays; 0 for arrays of different phases,
 * where elements below 4 bytes are taken by words of 4. */
static constexpr int mapfn_cuda_lanes(mapfn_cuda_shape s, unsigned traits, int arch, bool wide)
{
    if (s.widest == 0 || s.odd || s.large || s.strided || s.steps || (traits & MAPFN_IS_LOOPED) != 0) return 1;
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
