/* ======== src/run/sums.h: sums of a map in one order for every variant: blocks, trees, granules of threads.
 * Uses run/sums_of.h. Used by run/call.h and back ends. */

/* ----------------------------------------------------------------------------------------- sums ----
 * How the elements' parts are added up depends on an element's place and on n alone. docs/sums.md has this order as a
 * format:
 * - A block has 128 W elements, with W = MAPFN_LANES(traits), and a group G = W / 4.
 * - Element k of a block goes to lane k mod W, in rising k, and the lanes are added by halves.
 * - The last n mod G elements of the map are added one by one to a rest, and that to the last block.
 * - Blocks are the leaves of a binary tree.
 * A kernel adds up at most a block, and leaves its sum where the argument struct says. A range of elements that is
 * larger, or begins or ends within a block, is put together here from such sums and from single elements' parts. */

/* The state of sums in progress. This is plain data with no pointer into itself, so that it can be moved and sent.
 * The values of each sum lie behind it, in the order of the enum below: a level of the tree for each bit of `blocks`,
 * the same for subtrees whose left neighbour is elsewhere, the sum of the map's last block if that is there, lanes,
 * W / 4 pending parts, and 2 W parts. */
typedef struct mapfn_sums {
    size_t blocks; /* the block that has begun; those before it are in the tree */
    size_t within; /* elements of it that have been added */
    bool last;     /* the last part is there: nothing can follow */
    /* If the elements follow those of another rank: the first block in the tree. The parts of a block that began on the
     * other rank are kept one by one at mapfn_sums_head_offset, and `kept` counts them. */
    size_t first, kept;
} mapfn_sums;
enum {
    MAPFN_SUM_LEVELS = 52,
    MAPFN_SUM_EDGES = MAPFN_SUM_LEVELS,
    MAPFN_SUM_LAST = 2 * MAPFN_SUM_LEVELS,
    MAPFN_SUM_LANES
};
/* The number of values that a sum of T has in the state. There is room for the lanes that it has if it is the only sum:
 * 3 1/4 values for each lane. */
#define MAPFN_SUM_VALUES(T) \
    (MAPFN_SUM_LANES + 13 * (sizeof(T) > 16 ? 1 : sizeof(T) > 8 ? 2 : sizeof(T) > 4 ? 4 : sizeof(T) > 2 ? 8 : \
        sizeof(T) > 1 ? 16 : 32))

/* W, and the values of a sum from the one with this number on */
MAPFN_PLAIN size_t mapfn_sum_lanes(const mapfn_summing *m) { return (size_t)MAPFN_LANES(m->base.info.traits); }
MAPFN_PLAIN void mapfn_sum_join(const mapfn_summing *m, const mapfn_sum *sum, void *a, const void *b, size_t count)
{
    if (sum->join) sum->join(a, b, count);
    else m->join(sum->field, a, b, count);
}
MAPFN_PLAIN char *mapfn_sum_at(const mapfn_sum *sum, mapfn_sums *state, size_t value)
{
    return (char *)state + sum->state + value * sum->size;
}
MAPFN_PLAIN char *mapfn_sum_parts(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state)
{
    return mapfn_sum_at(sum, state, MAPFN_SUM_LANES + mapfn_sum_lanes(m) / 4 * 5);
}

MAPFN_PLAIN void mapfn_sums_begin_block(const mapfn_summing *m, mapfn_sums *state)
{
    state->within = 0;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        mapfn_sum_join(m, sum, mapfn_sum_at(sum, state, MAPFN_SUM_LANES), NULL, mapfn_sum_lanes(m));
}

/* Begins: nothing has been added. */
MAPFN_PLAIN void mapfn_sums_clear(const mapfn_summing *m, mapfn_sums *state)
{
    state->blocks = state->first = state->kept = 0;
    state->last = false;
    mapfn_sums_begin_block(m, state);
}

/* Takes the sum of 2^level whole blocks, which follow a multiple of as many, into the tree. `value` may be overwritten.
 * The caller counts `blocks` after it has called this for each sum. */
MAPFN_PLAIN void mapfn_sums_push(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state, void *value,
    unsigned level)
{
    size_t place = level;
    for (size_t blocks = state->blocks >> level; (blocks & 1) != 0; blocks >>= 1, level++, place++) {
        if ((blocks - 1) << level < state->first) { /* its left neighbour is elsewhere */
            place += MAPFN_SUM_EDGES;
            break;
        }
        mapfn_sum_join(m, sum, mapfn_sum_at(sum, state, place), value, 1);
        memcpy(value, mapfn_sum_at(sum, state, place), sum->size);
    }
    memcpy(mapfn_sum_at(sum, state, place), value, sum->size);
}

/* the place of the next element */
MAPFN_PLAIN size_t mapfn_sums_place(const mapfn_summing *m, const mapfn_sums *state)
{
    return state->blocks * MAPFN_BLOCK(m->base.info.traits) + state->within;
}

/* Adds up the block that has begun, and returns the place of its sum. The lanes are overwritten. */
MAPFN_PLAIN char *mapfn_sums_block(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state)
{
    size_t const lanes = mapfn_sum_lanes(m), rest = state->within % (lanes / 4);
    char *const lane = mapfn_sum_at(sum, state, MAPFN_SUM_LANES), *const pending = lane + lanes * sum->size;
    char *const value = mapfn_sum_parts(m, sum, state);
    mapfn_sum_join(m, sum, value, NULL, 1);
    for (size_t k = 0; k < rest; k++) mapfn_sum_join(m, sum, value, pending + k * sum->size, 1);
    if (state->within < lanes / 4) return value;
    for (size_t half = lanes / 2; half > 0; half /= 2) mapfn_sum_join(m, sum, lane, lane + half * sum->size, half);
    if (rest > 0) mapfn_sum_join(m, sum, lane, value, 1);
    return lane;
}

/* The offset, in a state, of the parts that it keeps one by one, of which there is at most a block. Only a state of
 * mapfn_sums_bytes_with_head bytes has room for them. */
MAPFN_PLAIN size_t mapfn_sums_head_offset(const mapfn_summing *m, const mapfn_sum *sum)
{
    size_t offset = (m->bytes + 63) / 64 * 64;
    for (const mapfn_sum *before = m->sum; before < sum; before++)
        offset += MAPFN_BLOCK(m->base.info.traits) * before->size;
    return offset;
}
MAPFN_PLAIN char *mapfn_sums_head(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state)
{
    return (char *)state + mapfn_sums_head_offset(m, sum);
}
MAPFN_PLAIN size_t mapfn_sums_bytes_with_head(const mapfn_summing *m) { return mapfn_sums_head_offset(m, m->end); }

/* Adds the parts of `count` further elements, all in the block that has begun; parts[k] are those of sum k. */
MAPFN_PLAIN void mapfn_sums_add(const mapfn_summing *m, mapfn_sums *state, size_t count, char *const *parts)
{
    size_t const lanes = mapfn_sum_lanes(m), group = lanes / 4;
    bool const keep = state->blocks < state->first;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++, parts++) {
        if (keep) {
            memcpy(mapfn_sums_head(m, sum, state) + state->kept * sum->size, *parts, count * sum->size);
            continue;
        }
        char *const lane = mapfn_sum_at(sum, state, MAPFN_SUM_LANES), *const pending = lane + lanes * sum->size;
        for (size_t k = 0, step; k < count; k += step) {
            size_t const place = state->within + k, slot = place & (group - 1); /* powers of two */
            if ((place & (lanes - 1)) == 0 && count - k >= lanes) {
                mapfn_sum_join(m, sum, lane, *parts + k * sum->size, step = lanes);
                continue;
            }
            step = group - slot < count - k ? group - slot : count - k;
            memcpy(pending + slot * sum->size, *parts + k * sum->size, step * sum->size);
            if (slot + step == group)
                mapfn_sum_join(m, sum, lane + ((place - slot) & (lanes - 1)) * sum->size, pending, group);
        }
    }
    state->within += count;
    if (keep) state->kept += count;
    if (state->within < 128 * lanes) return;
    for (const mapfn_sum *sum = m->sum; sum < m->end && !keep; sum++)
        mapfn_sums_push(m, sum, state, mapfn_sums_block(m, sum, state), 0);
    state->blocks++;
    mapfn_sums_begin_block(m, state);
}

/* Adds up the tree, and what follows it at MAPFN_SUM_LAST if there is something (`have`). Returns the place of the sum.
 * The state is overwritten. */
MAPFN_PLAIN char *mapfn_sums_root(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state, bool have)
{
    char *const total = mapfn_sum_at(sum, state, MAPFN_SUM_LAST), *level = mapfn_sum_at(sum, state, 0);
    for (size_t blocks = state->blocks; blocks > 0; blocks >>= 1, level += sum->size) {
        if ((blocks & 1) == 0) continue;
        if (have) mapfn_sum_join(m, sum, level, total, 1);
        memcpy(total, level, sum->size);
        have = true;
    }
    return total;
}

/* Adds up all, and returns the place of the sum. The state is overwritten. */
MAPFN_PLAIN char *mapfn_sums_total(const mapfn_summing *m, const mapfn_sum *sum, mapfn_sums *state)
{
    bool const begun = !state->last && (state->within > 0 || state->blocks == 0);
    if (begun) memcpy(mapfn_sum_at(sum, state, MAPFN_SUM_LAST), mapfn_sums_block(m, sum, state), sum->size);
    return mapfn_sums_root(m, sum, state, state->last || begun);
}

/* Begins with the element at `place`, which follows those of other ranks. The parts of a block that began before it are
 * kept one by one. */
MAPFN_PLAIN void mapfn_sums_begin_at(const mapfn_summing *m, mapfn_sums *state, size_t place)
{
    size_t const block = MAPFN_BLOCK(m->base.info.traits);
    mapfn_sums_clear(m, state);
    state->blocks = place / block;
    state->within = place % block;
    state->first = state->blocks + (state->within > 0);
}

/* Adds all that `next` has, whose elements follow those of `state`. `next` is overwritten. First come its kept parts,
 * one by one, so that a block which lies across two ranks is added up in its own order; then its subtrees from left to
 * right; then the block that has begun. */
MAPFN_PLAIN void mapfn_sums_continue(const mapfn_summing *m, mapfn_sums *state, mapfn_sums *next)
{
    size_t const lanes = mapfn_sum_lanes(m);
    char *kept[16], **at = kept;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++) *at++ = mapfn_sums_head(m, sum, next);
    if (next->kept > 0) mapfn_sums_add(m, state, next->kept, kept);
    if (next->blocks < next->first) return;
    while (state->blocks < next->blocks) {
        size_t const place = state->blocks;
        unsigned level = place == 0 ? MAPFN_SUM_LEVELS - 1 : (unsigned)__builtin_ctzll(place);
        while (next->blocks - place < (size_t)1 << level) level--;
        size_t const value = level + ((place >> level & 1) != 0 ? (unsigned)MAPFN_SUM_EDGES : 0);
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
            mapfn_sums_push(m, sum, state, mapfn_sum_at(sum, next, value), level);
        state->blocks += (size_t)1 << level;
    }
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        memcpy(mapfn_sum_at(sum, state, MAPFN_SUM_LANES), mapfn_sum_at(sum, next, MAPFN_SUM_LANES),
            (lanes + lanes / 4) * sum->size);
    state->within = next->within;
}

/* Memory on the stack for values of any type, until the function returns. That of __builtin_alloca_with_align ends with
 * the block. */
#define MAPFN_SUMS_ALLOCA(bytes) mapfn_sums_aligned(__builtin_alloca((bytes) + 255))
MAPFN_HOST_FN void *mapfn_sums_aligned(void *memory) { return (char *)memory + (-(uintptr_t)memory & 255u); }

/* A copy of the argument struct on the caller's stack, in which a thread points sums to values of its own. */
#define MAPFN_SUMS_ARGUMENTS(summing, args) \
    memcpy(MAPFN_SUMS_ALLOCA(mapfn_sums_argument_bytes(summing)), args, mapfn_sums_argument_bytes(summing))
MAPFN_PLAIN size_t mapfn_sums_argument_bytes(const mapfn_summing *m)
{
    return m->base.info.params[m->base.info.count].size;
}
/* tells a kernel where to leave a sum, or parts */
MAPFN_PLAIN void mapfn_sum_aim(const mapfn_sum *sum, void *args, const void *values)
{
    memcpy((char *)args + sum->field, &values, sizeof values);
}

/* Has a chunk compute and add up elements [begin, end), and adds the sum to the state as that of a block. `args` is a
 * copy. */
MAPFN_PLAIN void mapfn_sums_whole(const mapfn_summing *m, mapfn_chunk *chunk, void *args, mapfn_sums *state,
    size_t begin, size_t end, size_t slot, mapfn_failure *failed)
{
    ((mapfn_common *)args)->mapfn_each_part = false;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++) mapfn_sum_aim(sum, args, mapfn_sum_parts(m, sum, state));
    mapfn_note_part(failed, chunk(args, begin, end, slot));
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        mapfn_sums_push(m, sum, state, mapfn_sum_parts(m, sum, state), 0);
    state->blocks++;
}

/* Computes elements from `begin` on, where a block begins: whole blocks up to `end`, and if the map ends there (`last`)
 * also the rest. Returns the end of what it has computed and added to the state. `args` is a copy. */
MAPFN_PLAIN size_t mapfn_sums_blocks(const mapfn_summing *m, mapfn_chunk *chunk, void *args, mapfn_sums *state,
    size_t begin, size_t end, bool last, size_t slot, mapfn_failure *failed)
{
    size_t const block = MAPFN_BLOCK(m->base.info.traits);
    for (; end - begin >= block; begin += block)
        mapfn_sums_whole(m, chunk, args, state, begin, begin + block, slot, failed);
    if (begin == end || !last) return begin;
    ((mapfn_common *)args)->mapfn_each_part = false;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        mapfn_sum_aim(sum, args, mapfn_sum_at(sum, state, MAPFN_SUM_LAST));
    mapfn_note_part(failed, chunk(args, begin, end, slot));
    state->last = true;
    return end;
}

/* Computes elements [begin, end) and adds them to the state; `args` is a copy. If `last`, the map has no more elements
 * than these. */
MAPFN_PLAIN mapfn_failure mapfn_sums_run(const mapfn_summing *m, mapfn_chunk *chunk, void *args, mapfn_sums *state,
    size_t begin, size_t end, bool last, size_t slot)
{
    size_t const lanes = mapfn_sum_lanes(m);
    mapfn_failure failed = {SIZE_MAX, 0};
    char *values[16];
    while (begin < end) {
        if (state->within == 0) begin = mapfn_sums_blocks(m, chunk, args, state, begin, end, last, slot, &failed);
        size_t count = end - begin < 128 * lanes - state->within ? end - begin : 128 * lanes - state->within;
        char **value = values;
        if (count == 0) break;
        if (count > 2 * lanes) count = 2 * lanes;
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++, value++)
            mapfn_sum_aim(sum, args, *value = mapfn_sum_parts(m, sum, state));
        ((mapfn_common *)args)->mapfn_each_part = true;
        mapfn_note_part(&failed, chunk(args, begin, begin + count, slot));
        mapfn_sums_add(m, state, count, values);
        begin += count;
    }
    return failed;
}

/* Called by a map without options if it has more elements than a kernel takes, or if the inline checks left a doubt.
 * Nothing here adds up parts, so that a file that makes no other call has no code for that. If the doubt was unfounded,
 * the kernel is called, and only the check has taken time. */
MAPFN_PLAIN mapfn_status mapfn_sums_long(const mapfn_info *info, mapfn_chunk *chunk, const void *call_args, size_t n,
    const char *too_short, bool sound, mapfn_failure *failure)
{
    const mapfn_summing *const m = (const mapfn_summing *)info;
    mapfn_failure failed = {SIZE_MAX, 0};
    mapfn_status status = sound ? MAPFN_OK : mapfn_clarify(info, call_args, n, too_short);
    if (status == MAPFN_OK && n > 0 && n <= mapfn_kernel_most(info->traits)) {
        failed = chunk(call_args, 0, n, 0);
    } else if (status == MAPFN_OK) {
        void *const args = MAPFN_SUMS_ARGUMENTS(m, call_args);
        mapfn_sums *const state = (mapfn_sums *)MAPFN_SUMS_ALLOCA(m->bytes);
        state->blocks = state->within = state->first = state->kept = 0;
        state->last = false;
        mapfn_sums_blocks(m, chunk, args, state, 0, n, true, 0, &failed);
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++) {
            char *const total = mapfn_sums_root(m, sum, state, state->last);
            if (n == 0) mapfn_sum_join(m, sum, total, NULL, 1);
            memcpy((void *)(uintptr_t)mapfn_pointer_at(call_args, sum->field), total, sum->size);
        }
    }
    if (failed.code != 0) status = mapfn_element_failed(info->name, failed);
    if (failure) *failure = failed;
    return status;
}

/* The results of threads for the elements from `from` on: the sum of each granule, or each element's part if there are
 * too few elements to give each thread a granule. Granules are 2^k blocks, so that their sums are subtrees. */
typedef struct mapfn_sums_table {
    char *values;   /* a column for each sum, of `most` values */
    size_t most;
    size_t from;
    size_t granule; /* in elements; 1: parts */
} mapfn_sums_table;

/* how many values a table has room for: 8 or 16 KB for each sum */
MAPFN_PLAIN size_t mapfn_sums_most(const mapfn_summing *m)
{
#ifdef MAPFN_SUMS_MOST /* for tests */
    return (void)m, (size_t)MAPFN_SUMS_MOST;
#else
    size_t const lanes = mapfn_sum_lanes(m);
    return lanes >= 16 ? 1024 : lanes >= 8 ? 512 : 64;
#endif
}
MAPFN_PLAIN size_t mapfn_sums_table_bytes(const mapfn_summing *m)
{
    size_t bytes = 0;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        bytes += (mapfn_sums_most(m) * sum->size + 255) / 256 * 256;
    return bytes;
}
MAPFN_PLAIN char *mapfn_sums_column(const mapfn_summing *m, const mapfn_sums_table *table, const mapfn_sum *sum)
{
    char *column = table->values;
    for (const mapfn_sum *before = m->sum; before < sum; before++)
        column += (table->most * before->size + 255) / 256 * 256;
    return column;
}

/* Chooses the table's granule for `workers` threads that compute elements [done, end), after `before` elements in the
 * state. If `last`, the map ends at `end`. Returns where the threads are to stop:
 * - before `end`, if the table is full then;
 * - at `done`, if this thread must first compute some elements, up to a multiple of the granule. */
MAPFN_PLAIN size_t mapfn_sums_plan(const mapfn_summing *m, mapfn_sums_table *table, size_t before, size_t done,
    size_t end, bool last, size_t workers)
{
    size_t const block = 128 * mapfn_sum_lanes(m), left = end - done;
    table->most = mapfn_sums_most(m);
    table->from = done;
    table->granule = 1;
    if (left / block < 4 * workers) return left > table->most ? done + table->most : end;
    table->granule = block;
    /* 32 to 64 granules for each thread: the sums of all granules are later added one after another */
    while (left / table->granule >= table->most - 1 || left / table->granule >= 64 * workers) table->granule *= 2;
    if (before % table->granule != 0) return done;
    return last ? end : done + left / table->granule * table->granule;
}

/* Threads compute whole granules. Returns the last edge of a granule at or before `edge`, in a region that ends at
 * `to`. */
MAPFN_PLAIN size_t mapfn_sums_edge(const mapfn_sums_table *table, size_t edge, size_t to)
{
    return table->granule <= 1 || edge == to ? edge : edge - (edge - table->from) % table->granule;
}

/* Computes elements [begin, end) into the table, on any thread. */
MAPFN_PLAIN mapfn_failure mapfn_sums_part(const mapfn_summing *m, mapfn_chunk *chunk, const void *call_args,
    const mapfn_sums_table *table, size_t begin, size_t end, size_t slot)
{
    void *const args = MAPFN_SUMS_ARGUMENTS(m, call_args);
    mapfn_failure failed = {SIZE_MAX, 0};
    mapfn_sums *state;
    if (table->granule == 1) {
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
            mapfn_sum_aim(sum, args, mapfn_sums_column(m, table, sum) + (begin - table->from) * sum->size);
        ((mapfn_common *)args)->mapfn_each_part = true;
        return chunk(args, begin, end, slot);
    }
    state = (mapfn_sums *)MAPFN_SUMS_ALLOCA(m->bytes);
    for (size_t next; begin < end; begin = next) {
        next = end - begin < table->granule ? end : begin + table->granule;
        mapfn_sums_clear(m, state);
        mapfn_note_part(&failed, mapfn_sums_run(m, chunk, args, state, begin, next, true, slot));
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
            memcpy(mapfn_sums_column(m, table, sum) + (begin - table->from) / table->granule * sum->size,
                mapfn_sums_total(m, sum, state), sum->size);
    }
    return failed;
}

/* Adds what the table has of elements [from, to) to the state. */
MAPFN_PLAIN void mapfn_sums_gather(const mapfn_summing *m, mapfn_sums *state, const mapfn_sums_table *table, size_t to)
{
    size_t const block = 128 * mapfn_sum_lanes(m);
    char *values[16];
    if (table->granule == 1) {
        for (size_t at = table->from, count; at < to; at += count) {
            char **value = values;
            count = to - at < block - state->within ? to - at : block - state->within;
            for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
                *value++ = mapfn_sums_column(m, table, sum) + (at - table->from) * sum->size;
            mapfn_sums_add(m, state, count, values);
        }
        return;
    }
    unsigned level = 0;
    while (block << level < table->granule) level++;
    for (size_t at = table->from, k = 0; at < to; at += table->granule, k++) {
        bool const whole = to - at >= table->granule;
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++) {
            char *const value = mapfn_sums_column(m, table, sum) + k * sum->size;
            if (whole) mapfn_sums_push(m, sum, state, value, level);
            else memcpy(mapfn_sum_at(sum, state, MAPFN_SUM_LAST), value, sum->size);
        }
        state->blocks += whole ? (size_t)1 << level : 0;
        state->last = !whole;
        if (!whole) break;
    }
}
