/* ======== src/run/in_place.h: maps whose output may be an input: parts that are computed from copies.
 * Uses run/arrays.h. Used by generate/kernels.h. */

/* ------------------------------------------------------------------------------------- in place ----
 * An output may be exactly an input. A compiler whose loop compares arrays when it begins would then compute elements
 * one by one. So an input that is also an output is copied, a block at a time, and the loop finds all arrays apart.
 * Nothing is promised to the compiler, and each element is computed from what its inputs held before. */

/* Is this a map whose kernel compares arrays, and whose inputs may be copied as bytes and read before their element?
 * Maps with a mask are not, since elements that it hides may be another thread's. Maps whose result is said to lie
 * apart do not compare arrays. */
#ifdef __cplusplus
# define MAPFN_NOT_COPIED MAPFN_HAS_STRUCT /* it may be more than its bytes */
#else
# define MAPFN_NOT_COPIED 0u
#endif
#define MAPFN_MAY_COPY(traits) \
    (MAPFN_COMPARES_ARRAYS \
        && ((traits) & (MAPFN_HAS_OTHER_TYPE | MAPFN_HAS_ROWS | MAPFN_HAS_SCRATCH | MAPFN_HAS_STRIDE \
            | MAPFN_HAS_WHERE | MAPFN_IS_LOOPED | MAPFN_IS_ORDERED | MAPFN_IS_STREAMING | MAPFN_IS_REPEATED \
            | MAPFN_HAS_SUMS | MAPFN_HAS_CONSTRUCTOR | MAPFN_NOT_COPIED)) == 0)
#define MAPFN_COPIES_MET(info) (MAPFN_MAY_COPY((info)->traits) && ((info)->params[0].access & MAPFN_ALONE) == 0)
#define MAPFN_MET_BYTES 8192 /* of all blocks together: they stay in the first cache */
#define MAPFN_MET_LEAST 128  /* fewer elements are as fast one by one */

/* Is a sequential map a call with its frame: to allocate scratch, to store past the caches, or as enough elements are
 * in place? The inline checks saw whether any is. A map that is never one has no code for it: that is a constant, for
 * compilers take long to find out what is not. `alone`: is the result said to lie apart? */
#define MAPFN_MAY_RUN(traits, alone) \
    (((traits) & MAPFN_HAS_SCRATCH) != 0 || MAPFN_STREAMS(traits) || (!(alone) && MAPFN_MAY_COPY(traits)))
MAPFN_HOST_FN bool mapfn_is_run(const mapfn_info *info, mapfn_quick *q, size_t n)
{
    q->mapfn_met = MAPFN_COPIES_MET(info) && q->mapfn_met && n >= MAPFN_MET_LEAST && !q->mapfn_doubt;
    return q->mapfn_met || (info->traits & MAPFN_HAS_SCRATCH) != 0 || (MAPFN_STREAMS(info->traits) && n > 65536);
}

/* Where an array of a map lies, and whether the map writes it. */
typedef struct mapfn_array_place {
    const volatile void *place;
    bool written;
} mapfn_array_place;
/* Is none of the arrays that are written another one? */
MAPFN_FN bool mapfn_lie_apart(mapfn_array_place const *places, int count)
{
    bool same = false;
    MAPFN_UNROLL for (int k = 1; k < count; k++)
        MAPFN_UNROLL for (int j = 0; j < k; j++)
            same |= (places[j].written | places[k].written) & (places[j].place == places[k].place);
    return !same;
}

#if MAPFN_COMPARES_ARRAYS
/* Is this array read alone, and exactly where an output lies? */
MAPFN_PLAIN bool mapfn_is_met(const mapfn_info *info, const mapfn_param *p, const void *args)
{
    if (p->layout != MAPFN_EACH_ELEMENT || (p->access & (MAPFN_READ | MAPFN_WRITTEN | MAPFN_MASK)) != MAPFN_READ)
        return false;
    for (const mapfn_param *q = info->params; q < info->params + info->count; q++)
        if ((q->access & MAPFN_WRITTEN) != 0 && mapfn_pointer_at(args, q->field) == mapfn_pointer_at(args, p->field))
            return true;
    return false;
}
MAPFN_PLAIN bool mapfn_meets(const mapfn_info *info, const void *args, size_t n)
{
    if (!MAPFN_COPIES_MET(info) || n < MAPFN_MET_LEAST) return false;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++)
        if (mapfn_is_met(info, p, args)) return true;
    return false;
}
/* Elements [begin, end) of such a map. */
MAPFN_PLAIN mapfn_failure mapfn_met_part(const mapfn_info *info, mapfn_chunk *chunk, const void *args, size_t begin,
    size_t end, size_t slot)
{
    __attribute__((__aligned__(64))) unsigned char block[MAPFN_MET_BYTES];
    const mapfn_param *met[16];
    size_t const bytes = info->params[info->count].size; /* of all arguments */
    char *const moved = (char *)__builtin_alloca_with_align(bytes, 512);
    mapfn_failure failed = {SIZE_MAX, 0};
    size_t each = 0, most;
    int count = 0;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++)
        if (mapfn_is_met(info, p, args)) met[count++] = p, each += p->size;
    if (each == 0 || each > MAPFN_MET_BYTES / 64) return chunk(args, begin, end, slot);
    most = (MAPFN_MET_BYTES / each) & ~(size_t)63;
    memcpy(moved, args, bytes);
    for (size_t from = begin, elements; from < end; from += elements) {
        unsigned char *to = block;
        elements = end - from < most ? end - from : most;
        for (int k = 0; k < count; k++) {
            size_t const size = met[k]->size;
            uintptr_t const start = (uintptr_t)to - from * size; /* element `from` is the block's first */
            memcpy(to, (const char *)mapfn_pointer_at(args, met[k]->field) + from * size, elements * size);
            memcpy(moved + met[k]->field, &start, sizeof start);
            to += most * size;
        }
        mapfn_note_part(&failed, chunk(moved, from, from + elements, slot));
    }
    return failed;
}
#else
# define mapfn_meets(info, args, n) false
# define mapfn_met_part(info, chunk, args, begin, end, slot) chunk(args, begin, end, slot)
#endif
