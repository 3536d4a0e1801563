/* ======== src/run/gathers.h: outputs that all elements share: tables in a fixed order, and what is kept or found.
 * Uses run/gathers_of.h and run/call.h. Used by generate/gathers.h and back ends. */

/* ------------------------------------------------------------------------------------- gathers ----
 * Real numbers are added up in an order that depends on an element's place and on n alone; docs/sums.md has it as a
 * format:
 * - A block has 128 elements, or for a tally at least 4096 and at least four for each place. Its elements are added in
 *   rising order to a table of zeros.
 * - Blocks are the leaves of a binary tree, as those of sums.
 * Integers may be added in any order. */

/* One gather in progress: the table that elements are added to now, and one table for each bit of `blocks`. Tables are
 * never copied but exchanged, by their pointers. */
typedef struct mapfn_pile {
    char *table;
    size_t blocks, within; /* whole blocks, and elements of the one that has begun */
    size_t block;          /* elements of a block; SIZE_MAX: there is no order */
    size_t length, bytes;  /* values of a table, and its bytes from one to the next */
    char *level[64];
} mapfn_pile;

/* all gathers of a call, or of one thread's part */
typedef struct mapfn_piles {
    mapfn_gathering told;
    size_t turned;   /* the tally whose table stands there four times, see mapfn_gathering; 16: none */
    mapfn_pile pile[16];
} mapfn_piles;

MAPFN_PLAIN size_t mapfn_gather_length(const mapfn_gather *g, const void *args)
{
    return g->detail ? mapfn_size_at(args, g->detail) : 1;
}
MAPFN_PLAIN bool mapfn_gather_adds(const mapfn_gather *g) { return g->kind <= MAPFN_GATHERS_TALLY; }
MAPFN_PLAIN void mapfn_gather_join(const mapfn_gathers *m, const mapfn_gather *g, void *to, const void *by,
    size_t count)
{
    if (g->join) g->join(to, by, count);
    else m->base.join(g->field, to, by, count);
}

/* the elements of a block */
MAPFN_PLAIN size_t mapfn_gather_block(const mapfn_gather *g, size_t length)
{
    size_t block = 4096;
    if (!g->ordered) return SIZE_MAX;
    if (g->kind == MAPFN_GATHERS_ROW) return 128;
    while (block / 4 < length && block <= SIZE_MAX / 4) block *= 2;
    return block;
}

/* The number of levels of a tree of so many whole blocks. */
MAPFN_PLAIN unsigned mapfn_pile_levels(size_t blocks)
{
    unsigned levels = 0;
    while (blocks > 0) blocks >>= 1, levels++;
    return levels;
}

/* The bytes of a table, from one to the next; SIZE_MAX: more than there can be. */
MAPFN_PLAIN size_t mapfn_pile_bytes(const mapfn_gather *g, size_t length)
{
    size_t bytes;
    if (__builtin_mul_overflow(length, g->size, &bytes) || bytes > PTRDIFF_MAX - 64) return SIZE_MAX;
    return (bytes + 63) / 64 * 64;
}

/* The bytes that a gather of `n` elements needs beside the caller's array: the tables of its tree. SIZE_MAX: too
 * many. */
MAPFN_PLAIN size_t mapfn_pile_memory(const mapfn_gather *g, const void *args, size_t n)
{
    size_t const length = mapfn_gather_length(g, args);
    size_t bytes, levels;
    if (!mapfn_gather_adds(g) || !g->ordered) return 0;
    bytes = mapfn_pile_bytes(g, length);
    levels = mapfn_pile_levels(n / mapfn_gather_block(g, length));
    return bytes == SIZE_MAX || __builtin_mul_overflow(bytes, levels, &bytes) ? SIZE_MAX : bytes;
}

/* A tally of integers has four tables, which take elements in turn, where most of `n` elements may go to one place. An
 * addition waits for the one before it to the same place, and with four tables that is four elements back. Returns the
 * number of this gather, or MAPFN_NO_TURNS. */
enum { MAPFN_NO_TURNS = 16, MAPFN_TURNS_BYTES = 16384 };
MAPFN_PLAIN size_t mapfn_piles_turned(const mapfn_gathers *m, const void *args, size_t n)
{
    size_t found = MAPFN_NO_TURNS;
    for (const mapfn_gather *g = m->gather; g < m->end; g++) {
        size_t const length = mapfn_gather_length(g, args);
        if (g->kind != MAPFN_GATHERS_TALLY) continue;
        if (found != MAPFN_NO_TURNS || g->ordered || length > MAPFN_TURNS_BYTES / g->size) return MAPFN_NO_TURNS;
        if (n < 2048 || n / 16 < length) return MAPFN_NO_TURNS;
        found = (size_t)(g - m->gather);
    }
    return found;
}

/* The bytes that a call needs beside the arrays. */
MAPFN_PLAIN size_t mapfn_piles_memory(const mapfn_gathers *m, const void *args, size_t n)
{
    size_t const turned = mapfn_piles_turned(m, args, n);
    size_t total = turned == MAPFN_NO_TURNS ? 0 : 4 * MAPFN_TURNS_BYTES;
    for (const mapfn_gather *g = m->gather; g < m->end; g++)
        if (__builtin_add_overflow(total, mapfn_pile_memory(g, args, n), &total)) return SIZE_MAX;
    return total;
}

/* Begins: nothing has been gathered. The tables of the piles are set already, and `memory` has room for the trees of
 * `n` elements. If not `fresh`, tables of integers keep what they have. */
MAPFN_PLAIN void mapfn_piles_begin(const mapfn_gathers *m, mapfn_piles *piles, const void *args, char *memory, size_t n,
    bool fresh)
{
    mapfn_gathering const nothing = {0, SIZE_MAX, 0, 0, SIZE_MAX, 0, NULL};
    mapfn_pile *pile = piles->pile;
    piles->told = nothing;
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
        size_t const which = (size_t)(g - m->gather);
        unsigned levels;
        if (!mapfn_gather_adds(g)) continue;
        pile->length = mapfn_gather_length(g, args);
        pile->bytes = mapfn_pile_bytes(g, pile->length);
        pile->block = mapfn_gather_block(g, pile->length);
        pile->blocks = pile->within = 0;
        levels = g->ordered ? mapfn_pile_levels(n / pile->block) : 0;
        for (unsigned level = 0; level < levels; level++) {
            pile->level[level] = memory;
            memory += pile->bytes;
        }
        if (which == piles->turned) {
            pile->table = memory;
            piles->told.mapfn_turns = pile->length;
            memory += 4 * MAPFN_TURNS_BYTES;
        }
        if (pile->length > 0 && (g->ordered || fresh))
            mapfn_gather_join(m, g, pile->table, NULL, which == piles->turned ? 4 * pile->length : pile->length);
    }
}

/* Takes the table, which has the sum of 2^level whole blocks, into the tree. It follows a multiple of as many blocks.
 * Another table takes its place. */
MAPFN_PLAIN void mapfn_pile_push(const mapfn_gathers *m, const mapfn_gather *g, mapfn_pile *pile, unsigned level)
{
    char *value = pile->table;
    size_t blocks = pile->blocks >> level;
    pile->blocks += (size_t)1 << level;
    for (; (blocks & 1) != 0; blocks >>= 1, level++) {
        char *const joined = pile->level[level];
        mapfn_gather_join(m, g, joined, value, pile->length);
        pile->level[level] = value;
        value = joined;
    }
    pile->table = pile->level[level];
    pile->level[level] = value;
    mapfn_gather_join(m, g, pile->table, NULL, pile->length);
    pile->within = 0;
}

/* Stores what all elements have added up to. The pile is used up. */
MAPFN_PLAIN void mapfn_pile_store(const mapfn_gathers *m, const mapfn_gather *g, mapfn_pile *pile, char *to)
{
    char *value = pile->within > 0 || pile->blocks == 0 ? pile->table : NULL;
    for (size_t blocks = pile->blocks, level = 0; blocks > 0; blocks >>= 1, level++) {
        if ((blocks & 1) == 0) continue;
        if (value) mapfn_gather_join(m, g, pile->level[level], value, pile->length);
        value = pile->level[level];
    }
    if (value != to && pile->length > 0) memcpy(to, value, pile->length * g->size);
}

/* Sets the pointers of the arguments, which are a copy, to the tables. */
MAPFN_PLAIN void mapfn_piles_aim(const mapfn_gathers *m, mapfn_piles *piles, void *args)
{
    mapfn_gathering *const told = &piles->told;
    const mapfn_pile *pile = piles->pile;
    memcpy((char *)args + m->told, &told, sizeof told);
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++)
        if (mapfn_gather_adds(g)) memcpy((char *)args + g->field, &pile->table, sizeof pile->table);
}

/* Where no whole block begins, the parts of one or two small sums are added up for 256 elements at once, and those of
 * more or larger ones for as many as the state has room for, which can take half as long again. */
enum { MAPFN_PARTS_AT_ONCE = 256, MAPFN_PARTS_BYTES = 16 * MAPFN_PARTS_AT_ONCE };
MAPFN_PLAIN bool mapfn_parts_are_small(const mapfn_summing *m)
{
    return m->end - m->sum <= 2 && m->sum->size <= 16 && m->end[-1].size <= 16;
}

/* Gathers elements [begin, end), and adds their parts of sums to the state. `args` is a copy. Whole blocks are added up
 * by the chunk. So are integers, whatever the number of elements, and each sum then counts as a block: no order
 * shows. */
MAPFN_PLAIN mapfn_failure mapfn_piles_run(const mapfn_gathers *m, mapfn_chunk *chunk, void *args, mapfn_sums *state,
    mapfn_piles *piles, size_t begin, size_t end, size_t slot)
{
    const mapfn_summing *const sums = &m->base;
    bool const adds = sums->sum < sums->end, small = adds && mapfn_parts_are_small(sums);
    size_t const lanes = mapfn_sum_lanes(sums), at_once = small ? (size_t)MAPFN_PARTS_AT_ONCE : 2 * lanes;
    mapfn_failure failed = {SIZE_MAX, 0};
    char *values[16], parts[2][MAPFN_PARTS_BYTES] __attribute__((__aligned__(64)));
    mapfn_piles_aim(m, piles, args);
    for (size_t count; begin < end && piles->told.mapfn_found == SIZE_MAX; begin += count) {
        mapfn_pile *pile = piles->pile;
        bool aim = false;
        count = end - begin;
        for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++)
            if (g->ordered && pile->block - pile->within < count) count = pile->block - pile->within;
        if (adds && (m->exact || (state->within == 0 && count >= 128 * lanes))) {
            if (!m->exact) count = 128 * lanes;
            mapfn_sums_whole(sums, chunk, args, state, begin, begin + count, slot, &failed);
        } else if (adds) {
            char **value = values;
            ((mapfn_common *)args)->mapfn_each_part = true;
            if (count > at_once) count = at_once;
            if (count > 128 * lanes - state->within) count = 128 * lanes - state->within;
            for (const mapfn_sum *sum = sums->sum; sum < sums->end; sum++, value++) {
                *value = small ? parts[sum - sums->sum] : mapfn_sum_parts(sums, sum, state);
                mapfn_sum_aim(sum, args, *value);
            }
            mapfn_note_part(&failed, chunk(args, begin, begin + count, slot));
            mapfn_sums_add(sums, state, count, values);
        } else {
            mapfn_note_part(&failed, chunk(args, begin, begin + count, slot));
        }
        pile = piles->pile;
        for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
            if (!g->ordered || (pile->within += count) < pile->block) continue;
            mapfn_pile_push(m, g, pile, 0);
            aim = true;
        }
        if (aim) mapfn_piles_aim(m, piles, args);
        if (piles->told.mapfn_found != SIZE_MAX) piles->told.mapfn_found += begin;
    }
    return failed;
}

/* -------------------------------------------------------------------------------- a call that gathers ---- */

/* The room of a call on the stack: the state of its sums, then its piles, then memory that needs no allocation. */
enum { MAPFN_PILES_STACK = 65536 + 64 };
MAPFN_PLAIN mapfn_piles *mapfn_piles_of(const mapfn_gathers *m, mapfn_sums *state)
{
    return (mapfn_piles *)(void *)((char *)state + (m->base.bytes + 63) / 64 * 64);
}
MAPFN_PLAIN size_t mapfn_gathers_room(const mapfn_call *c)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)c->info;
    size_t const fixed = (m->base.bytes + 63) / 64 * 64 + (sizeof(mapfn_piles) + 63) / 64 * 64;
    size_t const more = mapfn_piles_memory(m, c->args, c->n);
    return more <= MAPFN_PILES_STACK ? fixed + more : fixed;
}

MAPFN_PLAIN mapfn_status mapfn_gathers_begin(mapfn_call *c)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)c->info;
    mapfn_piles *const piles = mapfn_piles_of(m, c->sums);
    size_t const n = c->n - c->done, bytes = mapfn_piles_memory(m, c->args, n);
    bool const mine = mapfn_piles_memory(m, c->args, c->n) <= MAPFN_PILES_STACK;
    char *memory = (char *)piles + (sizeof *piles + 63) / 64 * 64;
    mapfn_pile *pile = piles->pile;
    if (!mine && bytes > 0) {
        memory = bytes == SIZE_MAX ? NULL : (char *)mapfn_allocate(bytes, 64);
        if (!memory) return mapfn_no_memory(c->info->name, NULL, bytes);
        c->owned[0] = memory;
        c->owned[1] = NULL;
    }
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
        void *const table = (void *)(uintptr_t)mapfn_pointer_at(c->args, g->field);
        if (mapfn_gather_adds(g)) pile->table = (char *)table;
    }
    piles->turned = mapfn_piles_turned(m, c->args, n);
    mapfn_piles_begin(m, piles, c->args, memory, n, true);
    if (m->base.sum < m->base.end) mapfn_sums_clear(&m->base, c->sums);
    c->summed = true;
    return MAPFN_OK;
}

/* Computes elements [begin, end) on this thread. */
MAPFN_PLAIN mapfn_failure mapfn_gathers_part(mapfn_call *c, size_t begin, size_t end)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)c->info;
    mapfn_piles *const piles = mapfn_piles_of(m, c->sums);
    mapfn_failure const failed = mapfn_piles_run(m, c->chunk, MAPFN_SUMS_ARGUMENTS(&m->base, c->args), c->sums, piles,
        begin, end, 0);
    c->found = piles->told.mapfn_found != SIZE_MAX;
    return failed;
}
MAPFN_PLAIN mapfn_failure mapfn_gathers_compute(mapfn_call *c, size_t end)
{
    return mapfn_gathers_part(c, c->done, end);
}

MAPFN_PLAIN mapfn_status mapfn_gathers_store(const mapfn_call *c)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)c->info;
    mapfn_piles *const piles = mapfn_piles_of(m, c->sums);
    mapfn_pile *pile = piles->pile;
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
        char *const to = (char *)(uintptr_t)mapfn_pointer_at(c->args, g->field);
        if (g->kind == MAPFN_GATHERS_COUNT) {
            memcpy(to, &piles->told.mapfn_kept, sizeof(size_t));
        } else if (g->kind == MAPFN_GATHERS_FIRST) {
            size_t const at = piles->told.mapfn_found == SIZE_MAX ? c->n : piles->told.mapfn_found;
            memcpy(to, &at, sizeof at);
        } else if (mapfn_gather_adds(g)) {
            if ((size_t)(g - m->gather) == piles->turned)
                for (size_t turn = 1; turn < 4; turn++)
                    mapfn_gather_join(m, g, pile->table, pile->table + turn * pile->length * g->size, pile->length);
            mapfn_pile_store(m, g, pile, to);
        }
    }
    if (m->base.sum < m->base.end) mapfn_sums_store(c);
    return piles->told.mapfn_missed == SIZE_MAX ? MAPFN_OK
        : mapfn_out_of_range(c->info->name, piles->told.mapfn_array, piles->told.mapfn_missed, piles->told.mapfn_place);
}
static MAPFN_UNUSED const mapfn_adder mapfn_gatherer = {mapfn_gathers_begin, mapfn_gathers_compute, mapfn_gathers_store,
    mapfn_gathers_room};

/* mapfn_check of maps with gathers. The array of a `kept` needs room for the elements from `begin` on only. */
MAPFN_PLAIN mapfn_status mapfn_gathers_check(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)info;
    size_t const left = o && o->begin <= n ? n - o->begin : n;
    mapfn_status status;
    for (const mapfn_gather *g = m->gather; g < m->end; g++)
        if (g->kind == MAPFN_GATHERS_KEPT) memcpy((char *)(uintptr_t)args + g->detail, &left, sizeof left);
    status = mapfn_check_all(info, args, n, slots, o, too_short, slots > 0);
    return status == MAPFN_OK && n == 0 && slots > 0 ? mapfn_sums_check_none(info, args) : status;
}

/* Notes that the place of element `index` is out of range. The first such element is reported. */
MAPFN_PLAIN void mapfn_miss(mapfn_gathering *told, const char *array, size_t index, size_t place)
{
    if (index >= told->mapfn_missed) return;
    told->mapfn_missed = index;
    told->mapfn_place = place;
    told->mapfn_array = array;
}
