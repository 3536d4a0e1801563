/* ======== src/cuda/plan.h: which kernel a call takes, and how it is dealt out. Pure functions.
 * Uses cuda/shape.h. Used by cuda/launch.h. */

/* ------------------------------------------------------------------------------------- the plan ---- */

enum {
    MAPFN_CUDA_PARAMS = 17,    /* at most 16 parameters, and the result */
    MAPFN_CUDA_TEAMS_MOST = 7, /* of a block, which has 32 x 1 x 7 threads */
    MAPFN_CUDA_CREW = 11,      /* the warps of a crew, whose block has 32 x 1 x 11 threads */
    MAPFN_CUDA_SHARED_MOST = 47 << 10, /* of 48: maps with sums that a body calls may keep something there too */
    MAPFN_CUDA_SHARED_GOOD = 16 << 10,
    MAPFN_CUDA_SHARED_FIRST = 128,
    MAPFN_CUDA_TILE_LEAST = 8
};

/* What a kernel is told beside the map's arguments. [begin, end) is dealt out in tiles, one a block. Elements [first,
 * begin) and [end, last) are the edges, fewer than two groups at each side, and the last block does both. */
struct mapfn_cuda_grid {
    size_t first, begin, end, last;
    size_t most;            /* threads that may compute at once; 0: all */
    mapfn_failure *failure; /* of a fallible map */
    unsigned tiles, blocks, threads;
    unsigned group; /* elements of a thread (a kernel with another number is for another card); of teams, of a block */
};

/* Tiles of arrays that are copied to shared memory and back: rows, and elements that no vector access takes.
 * - Element t of a tile stands at place + t * step there. `step` is such that no more than two threads side by side use
 *   one bank.
 * - Unpadded rows keep their alignment: a tile begins at the same offset from a multiple of 128 as its rows do in the
 *   array. Where tiles differ in that, the multiple is the largest power of two that divides a tile.
 * - The first 128 bytes of shared memory are for the barrier of bulk copies. */
struct mapfn_cuda_stage {
    const char *array;
    size_t each;          /* bytes of an element's row */
    unsigned place, step;
    bool in, out;         /* copied to shared memory before, and back after */
    unsigned char fresh;  /* not copied there, but filled with a mark: the bytes of a value; else 0 */
};
template <int Arrays> struct mapfn_cuda_tiling {
    size_t begin, end;
    mapfn_failure *failure;
    unsigned tile, blocks, threads, shared; /* elements of a tile; bytes of shared memory */
    mapfn_cuda_stage stage[Arrays];
};

#if MAPFN_CUDA_RUN_TIME
/* Elements [from, to) in groups of `lanes`, `unroll` groups a thread. A group begins where (index + phase) is a
 * multiple of `lanes`, and none is nearer than `margin` elements to the ends.
 * A grid has at most 2^31 - 1 blocks: where `last` is not `to`, another launch goes on from there. */
MAPFN_PLAIN mapfn_cuda_grid mapfn_cuda_plan(size_t from, size_t to, unsigned lanes, unsigned unroll, unsigned phase,
    unsigned margin, unsigned processors)
{
    mapfn_cuda_grid g = {from, from, from, to, 0, NULL, 0, 0, 256, lanes * unroll};
    size_t n = to - from, head = margin + (lanes - (phase + margin + from % lanes) % lanes) % lanes;
    if (head + margin < n) {
        g.begin = from + head;
        g.end = g.begin + (n - head - margin) / lanes * lanes;
    } else {
        g.begin = g.end = to;
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

/* Elements [from, to), each thread one at a time, at most `most` threads (0: as many as there are elements). */
MAPFN_PLAIN mapfn_cuda_grid mapfn_cuda_plan_each(size_t from, size_t to, size_t most, unsigned processors)
{
    mapfn_cuda_grid g = {from, from, to, to, 0, NULL, 0, 0, 32, 1};
    size_t n = to - from;
    g.most = most > 0 && most < n ? most : n;
    while (g.threads < 128 && g.most / g.threads >= processors) g.threads *= 2;
    if (g.most > (size_t)0x7fffffff * g.threads) g.most = (size_t)0x7fffffff * g.threads;
    g.tiles = g.blocks = (unsigned)(g.most / g.threads + (g.most % g.threads != 0));
    return g;
}

/* Has the map rows, or a table, so long that crews are to share them? A team is a warp, and a crew is a team of all the
 * warps of a block. */
#ifndef MAPFN_CUDA_LONG
# define MAPFN_CUDA_LONG 2048 /* values from which on they do: a guess, not measured */
#endif
MAPFN_PLAIN bool mapfn_cuda_is_long(const mapfn_info *info, const void *args)
{
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++)
        if (p->detail && (p->layout == MAPFN_EACH_ELEMENT || p->layout == MAPFN_TABLE)
            && mapfn_size_at(args, p->detail) >= MAPFN_CUDA_LONG) return true;
    return false;
}
/* Elements [from, to), each team one at a time, at most `most` teams (0: as many as there are elements); all processors
 * have some. */
MAPFN_PLAIN mapfn_cuda_grid mapfn_cuda_plan_teams(size_t from, size_t to, size_t most, unsigned processors)
{
    mapfn_cuda_grid g = {from, from, to, to, 0, NULL, 0, 0, 32 * MAPFN_CUDA_TEAMS_MOST, 1};
    size_t n = to - from;
    g.most = most > 0 && most < n ? most : n;
    while (g.group < MAPFN_CUDA_TEAMS_MOST && g.most / g.group > processors) g.group++;
    if (g.most > (size_t)0x7fffffff * g.group) g.most = (size_t)0x7fffffff * g.group;
    g.tiles = g.blocks = (unsigned)(g.most / g.group + (g.most % g.group != 0));
    return g;
}

/* The unit of the distance between rows, in bytes: the largest power of two that divides a value's size, at least 4.
 * The value's alignment divides it. */
static inline size_t mapfn_cuda_unit(size_t value) { return (value & (0 - value)) < 4 ? 4 : value & (0 - value); }
/* How many threads meet in a bank when each accesses the same word of its element, the elements `each` bytes apart?
 * There are 32 banks of 4 bytes; accesses are of `unit`. */
static inline size_t mapfn_cuda_in_one_bank(size_t each, size_t unit)
{
    size_t const access = unit < 16 ? unit : 16, apart = each / access, most = 128 / access,
        common = apart & (0 - apart);
    return common > 0 && common < most ? common : most;
}
/* the distance of elements at which no more than two threads meet in a bank */
static inline unsigned mapfn_cuda_step(size_t each, size_t unit)
{
    return (unsigned)(each % unit == 0 && each / unit % 2 == 0 && unit <= 128 && mapfn_cuda_in_one_bank(each, unit) > 2
        ? each + unit : each);
}

/* the phase that all tiles of `bytes` bytes share, when the first of them stands at `address` */
static inline unsigned mapfn_cuda_tile_phase(uintptr_t address, size_t bytes)
{
    size_t const common = bytes & (0 - bytes);
    return (unsigned)(address % (common < 128 ? common ? common : 1 : 128));
}

/* May an element be computed again, with the same result? Only if no array is both read and written: otherwise it has
 * overwritten what it, or another element, reads. */
MAPFN_PLAIN bool mapfn_cuda_may_compute_twice(const mapfn_info *info, const void *args)
{
    for (int k = 0; k < info->count; k++)
        for (int l = 0; l < info->count; l++) {
            const mapfn_param *p = &info->params[k], *q = &info->params[l];
            if ((p->access & MAPFN_WRITTEN) && (q->access & MAPFN_READ)
                && mapfn_pointer_at(args, p->field) == mapfn_pointer_at(args, q->field))
                return false;
        }
    return true;
}

/* What plain code knows of a tile before its arrays have their places. Parameters that are the same memory are one
 * array in the tile, since in place the body sees what it wrote. */
struct mapfn_cuda_tile_of {
    mapfn_cuda_stage *stage;
    int arrays;
    size_t most;                    /* bytes of shared memory for all arrays */
    size_t unit[MAPFN_CUDA_PARAMS]; /* of the distance between rows */
    int twin[MAPFN_CUDA_PARAMS];    /* the parameter itself, or one before it that is the same memory */
    size_t bytes;                   /* of an element, in all arrays */
    bool side_by_side;              /* rows stand as in their arrays */
};

/* Which arrays pass through the tile, in which direction? False: a row alone does not fit. */
MAPFN_PLAIN bool mapfn_cuda_find_stages(mapfn_cuda_tile_of *tile, const mapfn_info *info, const void *args,
    const mapfn_cuda_shape *shape)
{
    bool const fresh = shape->fresh && !shape->updates && mapfn_cuda_may_compute_twice(info, args);
    for (int k = 0; k < tile->arrays; k++) {
        const mapfn_param *p = &info->params[k];
        mapfn_cuda_stage none = {NULL, 0, 0, 0, false, false, 0}, *s = &tile->stage[k], *first = tile->stage;
        *s = none;
        tile->twin[k] = k;
        if (p->layout != MAPFN_EACH_ELEMENT || !(p->detail || mapfn_cuda_is_odd(p->size))) continue;
        size_t const length = p->detail ? mapfn_size_at(args, p->detail) : 1,
            unit = p->detail ? mapfn_cuda_unit(p->size) : (size_t)shape->odd_align;
        if (length > tile->most / p->size) return false;
        s->array = (const char *)mapfn_pointer_at(args, p->field);
        s->each = length * p->size;
        while (first->array != s->array || first->each != s->each) first++;
        int const twin = tile->twin[k] = (int)(first - tile->stage);
        if (twin == k || tile->unit[twin] < unit) tile->unit[twin] = unit;
        /* a row may be written in part, an element is written whole */
        if (p->detail && fresh && (p->access & MAPFN_READ) == 0) first->fresh = (unsigned char)p->size;
        else first->in |= p->detail || (p->access & MAPFN_READ) != 0;
        first->out |= (p->access & MAPFN_WRITTEN) != 0;
    }
    return true;
}

/* How far apart do elements stand in shared memory? */
MAPFN_PLAIN void mapfn_cuda_space_stages(mapfn_cuda_tile_of *tile, const mapfn_info *info)
{
    tile->bytes = 0;
    tile->side_by_side = true;
    for (int k = 0; k < tile->arrays; k++) {
        mapfn_cuda_stage *s = &tile->stage[k];
        if (!s->in && !s->out) continue;
        /* elements that threads take by 16 bytes meet in few banks as they stand */
        bool const words = info->params[k].detail == 0 && (s->each | (uintptr_t)s->array) % 16 == 0;
        s->step = words ? (unsigned)s->each : mapfn_cuda_step(s->each, tile->unit[k]);
        tile->bytes += s->step;
        tile->side_by_side = tile->side_by_side && s->step == s->each;
    }
}

/* Where does each array of `count` elements stand in shared memory? Returns the bytes in all. */
MAPFN_PLAIN unsigned mapfn_cuda_place_stages(const mapfn_cuda_tile_of *tile, size_t from, unsigned count)
{
    unsigned end = MAPFN_CUDA_SHARED_FIRST;
    for (int k = 0; k < tile->arrays; k++) {
        mapfn_cuda_stage *s = &tile->stage[k];
        s->place = tile->stage[tile->twin[k]].place;
        s->step = tile->stage[tile->twin[k]].step;
        if (tile->twin[k] != k) continue;
        s->place = end
            + (s->step == s->each ? mapfn_cuda_tile_phase((uintptr_t)s->array + from * s->each, count * s->each) : 0);
        end = (s->place + s->step * count + 127) / 128 * 128;
    }
    return end;
}

/* Elements [from, to), or as many as one launch takes: until t.end.
 * - `by_engine`: bulk copies bring them.
 * - False: not even a few elements fit into shared memory. */
MAPFN_PLAIN bool mapfn_cuda_plan_tiles(mapfn_cuda_tiling<MAPFN_CUDA_PARAMS> *tiling, const mapfn_info *info,
    const void *args, size_t from, size_t to, const mapfn_cuda_shape *shape, unsigned processors, bool by_engine)
{
    mapfn_cuda_tiling<MAPFN_CUDA_PARAMS> &t = *tiling;
    mapfn_cuda_tile_of tile;
    size_t const n = to - from;
    tile.stage = t.stage;
    tile.arrays = info->count;
    /* each array takes a phase, and is rounded up */
    tile.most = MAPFN_CUDA_SHARED_MOST - MAPFN_CUDA_SHARED_FIRST - 2 * 128 * (size_t)info->count;
    if (!mapfn_cuda_find_stages(&tile, info, args, shape)) return false;
    mapfn_cuda_space_stages(&tile, info);
    t.tile = 1024;
    while (t.tile > 32 && (t.tile * tile.bytes > MAPFN_CUDA_SHARED_GOOD || n / t.tile < processors)) t.tile /= 2;
    while (t.tile > MAPFN_CUDA_TILE_LEAST && t.tile * tile.bytes > tile.most) t.tile /= 2;
    if (t.tile * tile.bytes > tile.most) return false;
    t.shared = mapfn_cuda_place_stages(&tile, from, t.tile);
    size_t const tiles = n / t.tile + (n % t.tile != 0);
    t.blocks = (unsigned)(tiles < 0x7fffffff ? tiles : 0x7fffffff);
    /* where threads take part in copies, all do */
    t.threads = by_engine && tile.side_by_side && t.tile < 128 ? t.tile < 32 ? 32 : t.tile : 128;
    t.begin = from;
    t.end = tiles > t.blocks ? from + (size_t)t.blocks * t.tile : to;
    return true;
}

/* The phase of a map's element arrays: how many elements before their start a vector of `lanes` would begin; -1 if they
 * differ. */
MAPFN_PLAIN int mapfn_cuda_phase(const mapfn_info *info, const void *args, unsigned lanes)
{
    int phase = -1;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++) {
        if (p->layout != MAPFN_EACH_ELEMENT || p->detail) continue;
        uintptr_t address = (uintptr_t)mapfn_pointer_at(args, p->field);
        int its = (int)(address / p->size % lanes);
        if (address % p->size != 0 || (phase >= 0 && phase != its)) return -1;
        phase = its;
    }
    return phase < 0 ? 0 : phase;
}
/* The phase of outputs, for kernels that take inputs by words from any place. */
MAPFN_PLAIN int mapfn_cuda_output_phase(const mapfn_info *info, const void *args, unsigned lanes)
{
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++)
        if (p->layout == MAPFN_EACH_ELEMENT && !p->detail && (p->access & MAPFN_WRITTEN))
            return (int)((uintptr_t)mapfn_pointer_at(args, p->field) / p->size % lanes);
    return 0;
}
#endif
