/* ======== src/omp/gathers.h: what a map that gathers does differently.
 * Uses omp/job.h, omp/region.h and run/gathers.h. Used by omp/shells.h. */

/* ------------------------------------------------------------------------------ maps that gather ----
 * In a region, real numbers have a table for each granule, so that granules become subtrees of the one order. Integers
 * have a table for each thread. Kept values stay where their granule begins until all granules before it are done, and
 * are then moved to their place while other threads compute. */

typedef struct mapfn_omp_gathers {
    size_t granules;             /* that there is room for */
    size_t found;                /* the lowest element that was found so far, by any thread; SIZE_MAX: none */
    size_t begin, turned;        /* the call's first element; which tally has four tables, see mapfn_piles */
    mapfn_sums_table sums;       /* what the granules' elements add to sums */
    size_t *kept;                /* how many elements each granule kept; SIZE_MAX: it is not done */
    size_t placed, next;         /* values that are in their place, and the first granule whose values are not */
    bool placing;                /* does a thread move values now? */
    char *tables;                /* the granules' tables of the first ordered gather, then of the next one */
    char *workers;               /* a mapfn_piles for each thread, then its memory */
    size_t worker_bytes;
} mapfn_omp_gathers;

MAPFN_PLAIN void mapfn_omp_gathers_begin(mapfn_omp_job *job, void *room)
{
    (void)room;
    job->table.granule = 0;
}
MAPFN_PLAIN size_t mapfn_omp_gathers_bytes(const mapfn_summing *m) { return (void)m, (size_t)1; }
MAPFN_PLAIN size_t mapfn_omp_gathers_at_once(mapfn_omp_job *job, size_t left)
{
    job->alone = SIZE_MAX;
    return left;
}

/* The piles of worker k, and its memory. `was_used` says whether its tables of integers have been begun. */
typedef struct mapfn_omp_gatherer {
    mapfn_piles piles;
    bool was_used;
} mapfn_omp_gatherer;
MAPFN_PLAIN mapfn_omp_gatherer *mapfn_omp_gatherer_of(const mapfn_omp_gathers *all, size_t worker)
{
    return (mapfn_omp_gatherer *)(void *)(all->workers + worker * all->worker_bytes);
}
MAPFN_PLAIN size_t mapfn_omp_lines(size_t bytes) { return (bytes + 63) / 64 * 64; }

/* the table of granule k for a gather whose order shows */
MAPFN_PLAIN char *mapfn_omp_table(const mapfn_omp_gathers *all, const mapfn_gathers *m, const mapfn_gather *gather,
    const void *args, size_t k)
{
    char *table = all->tables;
    for (const mapfn_gather *g = m->gather; g < gather; g++)
        if (g->ordered) table += all->granules * mapfn_pile_bytes(g, mapfn_gather_length(g, args));
    return table + k * mapfn_pile_bytes(gather, mapfn_gather_length(gather, args));
}

/* Is granule k the next one whose values have no place yet? Then this thread computes them there, and no other one
 * moves values. */
MAPFN_PLAIN bool mapfn_omp_is_next(mapfn_omp_gathers *all, size_t k)
{
    if (__atomic_load_n(&all->next, __ATOMIC_RELAXED) != k) return false;
    if (__atomic_exchange_n(&all->placing, true, __ATOMIC_ACQUIRE)) return false;
    if (all->next == k) return true;
    __atomic_store_n(&all->placing, false, __ATOMIC_SEQ_CST); /* another thread has moved on */
    return false;
}

/* Granule k is done. Moves the values of all granules that are done and follow those in their place, unless another
 * thread does: that one looks again when it has ended. `here`: does this thread hold `placing`, as the values are in
 * their place? */
MAPFN_PLAIN void mapfn_omp_place(const mapfn_omp_job *job, mapfn_omp_gathers *all, size_t k, size_t kept, bool here)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)job->info;
    size_t next, count;
    __atomic_store_n(&all->kept[k], kept, __ATOMIC_SEQ_CST);
    do {
        if (!here && __atomic_exchange_n(&all->placing, true, __ATOMIC_SEQ_CST)) return;
        for (next = all->next; next < all->granules
            && (count = __atomic_load_n(&all->kept[next], __ATOMIC_ACQUIRE)) != SIZE_MAX; next++) {
            for (const mapfn_gather *g = m->gather; g < m->end && !here; g++) {
                char *const y = (char *)(uintptr_t)mapfn_pointer_at(job->args, g->field);
                if (g->kind != MAPFN_GATHERS_KEPT) continue;
                memmove(y + all->placed * g->size,
                    y + (job->table.from + next * job->table.granule - all->begin) * g->size, count * g->size);
            }
            all->placed += count;
            here = false;
        }
        __atomic_store_n(&all->next, next, __ATOMIC_RELAXED);
        __atomic_store_n(&all->placing, false, __ATOMIC_SEQ_CST);
    } while (next < all->granules && __atomic_load_n(&all->kept[next], __ATOMIC_SEQ_CST) != SIZE_MAX);
}

/* Computes one granule, or the map's last elements, on any thread. */
MAPFN_PLAIN mapfn_failure mapfn_omp_gather_granule(const mapfn_omp_job *job, mapfn_omp_gathers *all, size_t begin,
    size_t end, size_t worker)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)job->info;
    mapfn_omp_gatherer *const mine = mapfn_omp_gatherer_of(all, worker);
    mapfn_piles *const piles = &mine->piles;
    void *const args = MAPFN_SUMS_ARGUMENTS(&m->base, job->args);
    mapfn_sums *const state = (mapfn_sums *)MAPFN_SUMS_ALLOCA(m->base.bytes);
    size_t const k = (begin - job->table.from) / job->table.granule;
    bool const here = job->in_order && mapfn_omp_is_next(all, k);
    char *memory = (char *)mine + mapfn_omp_lines(sizeof *mine);
    mapfn_gathering const before = piles->told;
    mapfn_pile *pile = piles->pile;
    mapfn_failure failed;
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
        size_t const length = mapfn_gather_length(g, job->args);
        if (g->kind == MAPFN_GATHERS_KEPT) {
            const char *const y = (const char *)mapfn_pointer_at(job->args, g->field),
                *const place = y + (here ? all->placed : begin - all->begin) * g->size;
            memcpy((char *)args + g->field, &place, sizeof place);
        }
        if (!mapfn_gather_adds(g)) continue;
        pile->table = g->ordered ? mapfn_omp_table(all, m, g, job->args, k) : memory;
        if (!g->ordered && (size_t)(g - m->gather) != all->turned) memory += mapfn_pile_bytes(g, length);
    }
    piles->turned = all->turned;
    mapfn_piles_begin(m, piles, job->args, memory, job->table.granule, !mine->was_used);
    if (mine->was_used && before.mapfn_missed != SIZE_MAX) {
        piles->told.mapfn_missed = before.mapfn_missed;
        piles->told.mapfn_place = before.mapfn_place;
        piles->told.mapfn_array = before.mapfn_array;
    }
    mine->was_used = true;
    if (m->base.sum < m->base.end) mapfn_sums_clear(&m->base, state);
    failed = mapfn_piles_run(m, job->chunk_function, args, state, piles, begin, end, 0);
    pile = piles->pile;
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++)
        if (g->ordered) mapfn_pile_store(m, g, pile, mapfn_omp_table(all, m, g, job->args, k));
    for (const mapfn_sum *sum = m->base.sum; sum < m->base.end; sum++)
        memcpy(mapfn_sums_column(&m->base, &all->sums, sum) + k * sum->size, mapfn_sums_total(&m->base, sum, state),
            sum->size);
    if (job->in_order) mapfn_omp_place(job, all, k, piles->told.mapfn_kept, here);
    for (size_t found = __atomic_load_n(&all->found, __ATOMIC_RELAXED); piles->told.mapfn_found < found
        && !__atomic_compare_exchange_n(&all->found, &found, piles->told.mapfn_found, true, __ATOMIC_RELAXED,
            __ATOMIC_RELAXED);) {}
    return failed;
}

/* A region computes whole granules, wherever chunks begin and end, and none behind an element that was found. */
MAPFN_PLAIN mapfn_failure mapfn_omp_gathers_compute(const mapfn_omp_job *job, size_t begin, size_t end, size_t worker)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)job->info;
    mapfn_failure failed = {SIZE_MAX, 0};
    mapfn_omp_gathers *const all = (mapfn_omp_gathers *)(void *)job->table.values;
    size_t next;
    if (job->table.granule == 0) return mapfn_gathers_part(job->call, begin, end);
    begin = mapfn_sums_edge(&job->table, begin, job->to);
    end = mapfn_sums_edge(&job->table, end, job->to);
    for (; begin < end && begin < __atomic_load_n(&all->found, __ATOMIC_RELAXED); begin = next) {
        next = end - begin < job->table.granule ? end : begin + job->table.granule;
        mapfn_note_part(&failed, mapfn_omp_gather_granule(job, all, begin, next, worker));
    }
    return failed;
}

/* The granule of a region of `left` elements: for each gather it is a power of two times its block. */
MAPFN_PLAIN size_t mapfn_omp_gathers_granule(const mapfn_gathers *m, const void *args, size_t left, size_t workers)
{
    size_t granule = m->base.sum < m->base.end ? MAPFN_BLOCK(m->base.base.info.traits) : 1024;
    for (const mapfn_gather *g = m->gather; g < m->end; g++) {
        size_t const block = mapfn_gather_block(g, mapfn_gather_length(g, args));
        if (g->ordered && granule < block) granule = block;
    }
    while (left / granule >= 32 * workers) granule *= 2;
    return granule;
}

/* Adds to the call's tables what threads gathered of elements up to `to`. */
MAPFN_PLAIN void mapfn_omp_gathers_join(const mapfn_omp_job *job, const mapfn_omp_gathers *all, mapfn_piles *piles,
    size_t to)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)job->info;
    size_t const granule = job->table.granule, from = job->table.from, count = (to - from + granule - 1) / granule;
    mapfn_pile *pile = piles->pile;
    piles->told.mapfn_kept = all->placed;
    for (const mapfn_gather *g = m->gather; g < m->end; g++, pile++) {
        unsigned level = 0;
        size_t const length = mapfn_gather_length(g, job->args);
        if (!g->ordered) continue;
        while (pile->block << level < granule) level++;
        for (size_t k = 0; k < count && length > 0; k++) {
            memcpy(pile->table, mapfn_omp_table(all, m, g, job->args, k), length * g->size);
            if (to - from - k * granule >= granule) mapfn_pile_push(m, g, pile, level);
            else pile->within = 1; /* the map's last elements, which nothing follows */
        }
    }
    for (size_t worker = 0; worker < job->limit; worker++) {
        mapfn_omp_gatherer *const one = mapfn_omp_gatherer_of(all, worker);
        const mapfn_gathering *const told = &one->piles.told;
        if (!one->was_used) continue;
        for (const mapfn_gather *g = m->gather; g < m->end; g++) {
            size_t const which = (size_t)(g - m->gather);
            const mapfn_pile *const theirs = &one->piles.pile[which];
            if (!mapfn_gather_adds(g) || g->ordered) continue;
            for (size_t turn = 0; turn < (which == all->turned ? 4u : 1u); turn++)
                mapfn_gather_join(m, g, piles->pile[which].table, theirs->table + turn * theirs->length * g->size,
                    theirs->length);
        }
        if (told->mapfn_missed != SIZE_MAX)
            mapfn_miss(&piles->told, told->mapfn_array, told->mapfn_missed, told->mapfn_place);
    }
    if (m->base.sum < m->base.end) mapfn_sums_gather(&m->base, job->call->sums, &all->sums, to);
    if (all->found < piles->told.mapfn_found) piles->told.mapfn_found = all->found;
    job->call->found = piles->told.mapfn_found != SIZE_MAX;
}

/* Opens a region for whole granules. If there is no memory for its tables, this thread goes on alone. */
MAPFN_PLAIN double mapfn_omp_gathers_region(mapfn_omp_job *job, size_t end, double opened, double deadline)
{
    const mapfn_gathers *const m = (const mapfn_gathers *)job->info;
    mapfn_piles *const piles = mapfn_piles_of(m, job->call->sums);
    size_t const begin = job->call->opts->begin, left = end - job->done;
    size_t const granule = mapfn_omp_gathers_granule(m, job->args, left, job->limit);
    mapfn_omp_gathers all;
    size_t stop, tables = 0, columns = 0, own = mapfn_omp_lines(sizeof(mapfn_omp_gatherer)), total;
    char *memory;
    double took;
    if (piles->told.mapfn_found != SIZE_MAX || left / granule < 2) return 0;
    if ((job->done - begin) % granule != 0) {
        job->alone = granule - (job->done - begin) % granule;
        return 0;
    }
    stop = end == job->n ? end : job->done + left / granule * granule;
    all.granules = (stop - job->done + granule - 1) / granule;
    all.found = SIZE_MAX;
    all.begin = begin;
    all.placed = piles->told.mapfn_kept;
    all.next = 0;
    all.placing = false;
    all.turned = mapfn_piles_turned(m, job->args, left / job->limit);
    if (all.turned != MAPFN_NO_TURNS) own += 4 * MAPFN_TURNS_BYTES;
    for (const mapfn_gather *g = m->gather; g < m->end; g++) {
        size_t const bytes = mapfn_gather_adds(g) ? mapfn_pile_bytes(g, mapfn_gather_length(g, job->args)) : 0;
        job->in_order |= g->kind == MAPFN_GATHERS_KEPT;
        if (bytes > SIZE_MAX / 1024 || (bytes > 0 && !g->ordered && bytes / g->size > left / job->limit)) return 0;
        if (g->ordered) tables += all.granules * bytes, own += mapfn_pile_memory(g, job->args, granule);
        else if ((size_t)(g - m->gather) != all.turned) own += bytes;
    }
    for (const mapfn_sum *sum = m->base.sum; sum < m->base.end; sum++)
        columns += mapfn_omp_lines(all.granules * sum->size) + 256;
    all.worker_bytes = own;
    total = mapfn_omp_lines(all.granules * sizeof *all.kept) + tables + columns + job->limit * own;
    memory = (char *)mapfn_allocate(total, 64);
    if (!memory) return 0;
    all.kept = (size_t *)(void *)memory;
    all.tables = memory + mapfn_omp_lines(all.granules * sizeof *all.kept);
    all.workers = all.tables + tables;
    all.sums.values = all.workers + job->limit * own;
    all.sums.most = all.granules;
    all.sums.from = job->done;
    all.sums.granule = granule;
    for (size_t worker = 0; worker < job->limit; worker++) mapfn_omp_gatherer_of(&all, worker)->was_used = false;
    memset(all.kept, -1, all.granules * sizeof *all.kept);
    job->table.values = (char *)&all;
    job->table.from = job->done;
    job->table.granule = granule;
    took = mapfn_omp_region(job, stop, opened, deadline);
    if (took > 0) {
        mapfn_omp_gathers_join(job, &all, piles, job->done);
        if (job->timed) {
            double const joined = mapfn_now();
            mapfn_omp_keep(&job->known->joined, (joined - took) / (double)(job->done - job->table.from));
            took = job->pool->last_region = joined;
        }
    }
    job->table.granule = 0;
    mapfn_release(memory);
    return took;
}

static MAPFN_UNUSED const mapfn_omp_adder mapfn_omp_gathering = {mapfn_omp_gathers_begin, mapfn_omp_gathers_bytes,
    mapfn_omp_gathers_compute, mapfn_omp_gathers_at_once, mapfn_omp_gathers_region};
#define MAPFN_HERE_omp_gathers ~, &mapfn_omp_gathering
