/* ======== src/cuda/plan.h: which kernel a call takes, and how it is dealt out. Pure functions.
 * Uses cuda/shape.h. Used by cuda/launch.h. */

enum {
    MAPFN_CUDA_PARAMS = MAPFN_ARRAYS_MOST,
    MAPFN_CUDA_TEAMS = 8,   /* of a block: a warp each */
    MAPFN_CUDA_SHARED_MOST = 47 << 10, /* of 48: maps with sums that a body calls may keep something there too */
    MAPFN_CUDA_TILE_LEAST = 8, MAPFN_CUDA_TILE_THREADS = 128
};

/* What a kernel is told beside the map's arguments. [begin, end) is dealt out in tiles, one a block. Elements [first,
 * begin) and [end, last) are the edges, fewer than two groups at each side, and the last block does both. */
struct mapfn_cuda_grid {
    size_t first, begin, end, last;
    size_t most; /* threads that may compute at once; 0: all */
    unsigned tiles, blocks, threads;
    unsigned group; /* elements of a thread, for which the kernel was compiled; where they go one by one, of a block */
};

/* Tiles of arrays that are copied to shared memory and back: rows, and large elements.
 * - Element t of a tile stands at place + t * step there. `step` is such that no more than two threads side by side use
 *   one bank.
 * - Unpadded rows keep their alignment: a tile begins at the same offset from a multiple of 16 as its rows do in the
 *   array, if all tiles do. They are copied by words of 16 bytes, in one run.
 * - Others are copied by the largest word that their rows and their place are a multiple of. */
struct mapfn_cuda_stage {
    const char *array;
    size_t each;             /* bytes of an element's row */
    unsigned place, step;
    unsigned inverse;        /* 2^32 / words of a row, rounded up: a multiplication instead of a division */
    unsigned char word;      /* 16, 4, 2, 1; 0: in one run */
    unsigned char fresh;     /* not copied there, but filled with a mark: the bytes of a value; else 0 */
    bool in, out;            /* copied to shared memory before, and back after */
};
template <int Arrays> struct mapfn_cuda_tiling {
    size_t begin, end;
    unsigned tile, blocks, shared; /* elements of a tile; bytes of shared memory */
    mapfn_cuda_stage stage[Arrays];
};

#if MAPFN_CUDA_RUN_TIME
/* Elements [from, to) in groups of `lanes`, `unroll` groups a thread. A group begins where (index + phase) is a
 * multiple of `lanes`, and none is nearer than `margin` elements to the ends.
 * A grid has at most 2^31 - 1 blocks: where `last` is not `to`, another launch goes on from there. */
MAPFN_PLAIN mapfn_cuda_grid mapfn_cuda_plan(size_t from, size_t to, unsigned lanes, unsigned unroll, unsigned phase,
    unsigned margin, unsigned processors)
{
    mapfn_cuda_grid g = {from, to, to, to, 0, 0, 0, 256, lanes * unroll};
    size_t n = to - from, head = margin + (lanes - (phase + margin + from % lanes) % lanes) % lanes;
    if (head + margin < n) {
        g.begin = from + head;
        g.end = g.begin + (n - head - margin) / lanes * lanes;
    }
    size_t body = g.end - g.begin, tile = (size_t)lanes * unroll * g.threads;
    while (g.threads > 64 && body / tile < processors) { /* smaller blocks, so that all processors have some */
        g.threads /= 2;
        tile /= 2;
    }
    size_t tiles = body / tile + (body % tile != 0);
    if (tiles > 0x7ffffffe) {
        tiles = 0x7ffffffe;
        g.end = g.last = g.begin + tiles * tile;
    }
    g.tiles = (unsigned)tiles;
    g.blocks = g.tiles + (g.begin > g.first || g.last > g.end);
    return g;
}

/* Elements [from, to), one at a time in each thread, or each team of 32 threads: `least` to `largest` of them are a
 * block, so that all processors have some, and at most `most` work at once (0: as many as there are elements). */
MAPFN_PLAIN mapfn_cuda_grid mapfn_cuda_plan_each(size_t from, size_t to, size_t most, unsigned processors,
    unsigned least, unsigned largest)
{
    mapfn_cuda_grid g = {from, from, to, to, 0, 0, 0, 0, least};
    size_t n = to - from;
    g.most = most > 0 && most < n ? most : n;
    while (g.group < largest && g.most / g.group > processors) g.group *= 2;
    if (g.most > (size_t)0x7fffffff * g.group) g.most = (size_t)0x7fffffff * g.group;
    g.tiles = g.blocks = (unsigned)(g.most / g.group + (g.most % g.group != 0));
    return g;
}

/* The bytes of an element of an array. Rows of a map without `rows` in its shape are short ones. */
static inline size_t mapfn_cuda_element_bytes(const mapfn_param *p, const void *args)
{
    return p->detail ? p->size * mapfn_size_at(args, p->detail) : p->size;
}

/* The unit of the distance between rows, in bytes: the largest power of two that divides a value's size, at least 4.
 * The value's alignment divides it. */
static inline size_t mapfn_cuda_unit(size_t value) { return (value & (0 - value)) < 4 ? 4 : value & (0 - value); }
/* the distance of elements at which no more than two threads side by side meet in one of the 32 banks of 4 bytes */
static inline unsigned mapfn_cuda_step(size_t each, size_t unit)
{
    size_t const apart = each / (unit < 16 ? unit : 16), meet = apart & (0 - apart);
    return (unsigned)(each % unit == 0 && each / unit % 2 == 0 && unit <= 128 && (meet == 0 || meet > 2)
        ? each + unit : each);
}

/* Is an array that is written also read? Then an element may not be computed again: it has overwritten what it, or
 * another element, reads. Or, if `rows`: is a row in place of another array? */
MAPFN_PLAIN bool mapfn_cuda_in_place_of(const mapfn_info *info, const void *args, bool rows)
{
    for (int k = 0; k < info->count * info->count; k++) {
        const mapfn_param *p = &info->params[k / info->count], *q = &info->params[k % info->count];
        if ((p->access & MAPFN_WRITTEN) != 0 && mapfn_pointer_at(args, p->field) == mapfn_pointer_at(args, q->field)
            && (rows ? p != q && p->layout == MAPFN_EACH_ELEMENT && q->layout == MAPFN_EACH_ELEMENT
                    && (p->detail || q->detail) : (q->access & MAPFN_READ) != 0))
            return true;
    }
    return false;
}

/* Which arrays pass through tiles, in which direction, and how far apart do their elements stand there? Parameters that
 * are the same memory are one array, since in place the body sees what it wrote: twin[k] is k, or the one before it. k
 * counts arrays of elements and rows, as the kinds' word NTH does.
 * Returns the bytes of an element in all arrays; `most` or more: it does not fit. */
MAPFN_PLAIN size_t mapfn_cuda_find_stages(mapfn_cuda_stage *stage, int *twin, const mapfn_info *info, const void *args,
    const mapfn_cuda_shape *shape, size_t most)
{
    bool const fresh = shape->has_fresh() && !mapfn_cuda_in_place_of(info, args, false);
    size_t bytes = 0, unit[MAPFN_CUDA_PARAMS];
    bool words[MAPFN_CUDA_PARAMS];
    for (int k = 0; k < info->count; stage[k] = {}, k++) twin[k] = k;
    int k = -1;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++) {
        if (p->layout == MAPFN_EACH_ELEMENT) k++;
        if (p->layout != MAPFN_EACH_ELEMENT || (p->detail ? !shape->rows : p->size <= MAPFN_CUDA_SHORT)) continue;
        mapfn_cuda_stage *s = &stage[k], *first = stage;
        if (p->detail && mapfn_size_at(args, p->detail) > most / p->size) return most;
        s->array = (const char *)mapfn_pointer_at(args, p->field);
        s->each = mapfn_cuda_element_bytes(p, args);
        if (s->each == 0) continue;
        while (first->array != s->array || first->each != s->each) first++;
        twin[k] = (int)(first - stage);
        size_t const its = p->detail ? mapfn_cuda_unit(p->size) : (size_t)shape->large_align;
        if (first == s || unit[twin[k]] < its) unit[twin[k]] = its;
        /* elements that threads take by 16 bytes meet in few banks as they stand */
        if (first == s) words[k] = !p->detail && (s->each | (uintptr_t)s->array) % 16 == 0;
        bytes -= first->step;
        first->step = words[twin[k]] ? (unsigned)s->each : mapfn_cuda_step(s->each, unit[twin[k]]);
        bytes += first->step;
        /* a row may be written in part, an element is written whole */
        if (p->detail && fresh && (p->access & MAPFN_READ) == 0) first->fresh = (unsigned char)p->size;
        else first->in |= p->detail || (p->access & MAPFN_READ) != 0;
        first->out |= (p->access & MAPFN_WRITTEN) != 0;
    }
    return bytes;
}

/* Where does each array of `count` elements stand in shared memory, and by which words is it copied? Returns the bytes
 * in all. */
MAPFN_PLAIN unsigned mapfn_cuda_place_stages(mapfn_cuda_stage *stage, const int *twin, int arrays, size_t from,
    unsigned count)
{
    unsigned end = 0;
    for (int k = 0; k < arrays; k++) {
        mapfn_cuda_stage *s = &stage[k];
        s->place = stage[twin[k]].place;
        s->step = stage[twin[k]].step;
        if (twin[k] != k || s->each == 0) continue;
        uintptr_t const address = (uintptr_t)s->array + from * s->each;
        bool const run = s->step == s->each && count * s->each % 16 == 0;
        s->place = end + (run ? (unsigned)(address % 16) : 0);
        end = (s->place + s->step * count + 127) / 128 * 128;
        uintptr_t const all = address | s->each;
        /* a row of one word would have no inverse, and no gap either but for one of 16 */
        s->word = run ? 0 : all % 16 == 0 && s->each > 16 ? 16 : all % 4 == 0 ? 4 : all % 2 == 0 ? 2 : 1;
        s->inverse = run || s->each == s->word ? 0 : ~0u / (unsigned)(s->each / s->word) + 1;
    }
    return end;
}

/* Elements [from, to), or as many as one launch takes: until t.end. False: not even a few elements fit into shared
 * memory. */
MAPFN_PLAIN bool mapfn_cuda_plan_tiles(mapfn_cuda_tiling<MAPFN_CUDA_PARAMS> *tiling, const mapfn_info *info,
    const void *args, size_t from, size_t to, const mapfn_cuda_shape *shape, unsigned processors, int arch)
{
    mapfn_cuda_tiling<MAPFN_CUDA_PARAMS> &t = *tiling;
    int twin[MAPFN_CUDA_PARAMS];
    size_t const n = to - from;
    /* each array takes a phase, and is rounded up */
    size_t const most = MAPFN_CUDA_SHARED_MOST - 2 * 128 * (size_t)info->count,
        bytes = mapfn_cuda_find_stages(t.stage, twin, info, args, shape, most);
    t.tile = 1024;
    while (t.tile > 32 && (t.tile * bytes > mapfn_cuda_tile_bytes(arch) || n / t.tile < processors)) t.tile /= 2;
    while (t.tile > MAPFN_CUDA_TILE_LEAST && t.tile * bytes > most) t.tile /= 2;
    if (t.tile * bytes > most) return false;
    t.shared = mapfn_cuda_place_stages(t.stage, twin, info->count, from, t.tile);
    size_t const tiles = n / t.tile + (n % t.tile != 0);
    t.blocks = (unsigned)(tiles < 0x7fffffff ? tiles : 0x7fffffff);
    t.begin = from;
    t.end = tiles > t.blocks ? from + (size_t)t.blocks * t.tile : to;
    return true;
}

/* The phase of a map's element arrays: how many elements before their start a vector of `lanes` would begin; -1 if they
 * differ. Or that of the first output, for kernels that take inputs by words from any place. */
MAPFN_PLAIN int mapfn_cuda_phase(const mapfn_info *info, const void *args, unsigned lanes, bool of_output)
{
    int phase = -1;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++) {
        if (p->layout != MAPFN_EACH_ELEMENT || (of_output && (p->access & MAPFN_WRITTEN) == 0)) continue;
        uintptr_t address = (uintptr_t)mapfn_pointer_at(args, p->field);
        size_t const bytes = mapfn_cuda_element_bytes(p, args);
        int its = (int)(address / bytes % lanes);
        if (of_output) return its;
        if (address % bytes != 0 || (phase >= 0 && phase != its)) return -1;
        phase = its;
    }
    return phase < 0 ? 0 : phase;
}
#endif
