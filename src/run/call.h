/* ======== src/run/call.h: one call of a map: checks, scratch, slices, progress, what it returns.
 * Uses all of run/ above. Used by shells and back ends. */

/* ------------------------------------------------------------------------------- the frame of a call ----
 * A runner calls mapfn_start and mapfn_begin, loops over parts of the elements, and calls mapfn_end. The sequential
 * runner is mapfn_run.
 * In a map with sums, mapfn_compute adds up by itself, on one thread and in order. A runner whose parts are computed on
 * other threads has them put into a table by mapfn_sums_part, and adds the table to the call's state by
 * mapfn_sums_gather. */

/* What a back end adds to a call if its map is a part of a larger one, with elements before and behind. */
typedef struct mapfn_ranks {
    /* Returns the status of all ranks. It is called once in each call, after checks and scratch and before anything is
     * written. If all is well, it sets the offset of indices and the state below. */
    mapfn_status (*agree)(struct mapfn_call *c, mapfn_status status);
    mapfn_sums *sums; /* what the call's sums are added to; the call stores none */
} mapfn_ranks;

/* one call of a map: what was passed, and what became of it */
typedef struct mapfn_call {
    const mapfn_info *info;
    mapfn_chunk *chunk;
    void *args;             /* the argument struct */
    size_t n;
    const char *too_short;  /* an array that the compiler knows to be shorter than n elements, or NULL */
    bool sound;             /* the inline checks saw that nothing is wrong with the arrays */
    mapfn_failure *failure; /* the caller's, or NULL */
    const mapfn_opts *opts; /* the caller's; from mapfn_start on never NULL */
    size_t done;            /* elements [begin, done) are computed */
    mapfn_failure failed;   /* the lowest failing element so far */
    void *owned[16];        /* scratch that the map allocated, then NULL */
    mapfn_sums *sums;       /* of a map with sums: the state, on the runner's stack; of others not set */
    bool summed;            /* did mapfn_begin find all well, so that sums are stored? */
    bool found;             /* of a map with sums: has a search found its element, so that nothing is left to do? */
    mapfn_ranks *ranks;     /* of a map over several ranks, else NULL */
} mapfn_call;

/* A map of no elements still stores its sums. What is wrong with their places? */
MAPFN_PLAIN mapfn_status mapfn_sums_check_none(const mapfn_info *info, const void *args)
{
    const mapfn_param *p, *q, *end = info->params + info->count;
    for (p = info->params; p < end; p++)
        if (mapfn_is_total(p) && !mapfn_pointer_at(args, p->field) && mapfn_values_of(p, args) > 0)
            return mapfn_null_sum(info->name, p->name);
    for (p = info->params; p < end; p++)
        if (p->layout == MAPFN_TOTALS && mapfn_span_of(p, args, 0, 0).overflow)
            return mapfn_too_large(info->name, p->name, 0);
    for (p = info->params; p < end; p++)
        for (q = p + 1; q < end; q++) {
            mapfn_span const a = mapfn_span_of(p, args, 0, 0), b = mapfn_span_of(q, args, 0, 0);
            if (mapfn_is_total(p) && mapfn_is_total(q)
                && !mapfn_apart(a.start, a.bytes, b.start, b.bytes))
                return mapfn_overlap(info->name, mapfn_named_as(p->name, false, a.start, a.bytes),
                    mapfn_named_as(q->name, false, b.start, b.bytes), mapfn_why_apart(p, q));
        }
    return MAPFN_OK;
}
/* mapfn_check of maps with sums */
MAPFN_PLAIN mapfn_status mapfn_sums_check(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short)
{
    mapfn_status const status = mapfn_check_all(info, args, n, slots, o, too_short, slots > 0);
    return status == MAPFN_OK && n == 0 && slots > 0 ? mapfn_sums_check_none(info, args) : status;
}

MAPFN_PLAIN mapfn_status mapfn_sums_begin(mapfn_call *c)
{
    if (c->ranks) {
        c->sums = c->ranks->sums;
        return MAPFN_OK;
    }
    mapfn_sums_clear((const mapfn_summing *)c->info, c->sums);
    c->summed = true;
    return MAPFN_OK;
}
MAPFN_PLAIN size_t mapfn_sums_room(const mapfn_call *c) { return ((const mapfn_summing *)c->info)->bytes; }
/* Is the element before `end` the last of all? */
MAPFN_PLAIN bool mapfn_ends(const mapfn_call *c, size_t end) { return end == c->n && !c->ranks; }
MAPFN_PLAIN mapfn_failure mapfn_sums_compute(mapfn_call *c, size_t end)
{
    const mapfn_summing *const m = (const mapfn_summing *)c->info;
    return mapfn_sums_run(m, c->chunk, MAPFN_SUMS_ARGUMENTS(m, c->args), c->sums, c->done, end, mapfn_ends(c, end), 0);
}
MAPFN_PLAIN mapfn_status mapfn_sums_store(const mapfn_call *c)
{
    const mapfn_summing *const m = (const mapfn_summing *)c->info;
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        memcpy((void *)(uintptr_t)mapfn_pointer_at(c->args, sum->field), mapfn_sums_total(m, sum, c->sums), sum->size);
    return MAPFN_OK;
}
static MAPFN_UNUSED const mapfn_adder mapfn_adds = {mapfn_sums_begin, mapfn_sums_compute, mapfn_sums_store,
    mapfn_sums_room};
#define MAPFN_ADDER(call) ((const mapfn_summing *)(call)->info)->adder

/* Stands after mapfn_start, and makes room for the state of a map with sums, which lives until the runner returns. */
#define MAPFN_SUMS_ROOM(call) \
    if (((call)->info->traits & MAPFN_HAS_SUMS) != 0) { \
        (call)->sums = (mapfn_sums *)MAPFN_SUMS_ALLOCA(MAPFN_ADDER(call)->room(call)); \
        (call)->summed = (call)->found = false; \
    }

MAPFN_HOST_FN mapfn_call *mapfn_filled(mapfn_call *c, const mapfn_info *info, mapfn_chunk *chunk, void *args,
    size_t n, const char *too_short, bool sound, mapfn_failure *failure, const mapfn_opts *opts)
{
    c->info = info;
    c->chunk = chunk;
    c->args = args;
    c->n = n;
    c->too_short = too_short;
    c->sound = sound;
    c->failure = failure;
    c->opts = opts;
    c->ranks = NULL;
    return c;
}

/* Does this call store its output past the caches? */
MAPFN_PLAIN bool mapfn_streams(const mapfn_info *info, size_t n)
{
    const mapfn_param *out = info->params;
    size_t bytes;
    if (!MAPFN_STREAMS(info->traits) || !(out->access & MAPFN_ALWAYS)) return false;
    return out->size <= MAPFN_STREAM_BLOCK - 64 && !__builtin_mul_overflow(n, out->size, &bytes)
        && mapfn_beyond_caches(bytes);
}

/* Begins a call, of which nothing is done yet. Returns the options. */
MAPFN_PLAIN const mapfn_opts *mapfn_start(mapfn_call *c)
{
    static const mapfn_opts none = MAPFN_NO_OPTS;
    if (!c->opts) c->opts = &none;
    c->done = c->opts->begin;
    c->failed.index = SIZE_MAX;
    c->failed.code = 0;
    c->owned[0] = NULL;
    return c->opts;
}

/* Checks the arguments, and allocates scratch for `slots` iterations in flight. If `arrays` is false, it checks the
 * options only. */
MAPFN_PLAIN mapfn_status mapfn_begin(mapfn_call *c, size_t slots, bool arrays)
{
    mapfn_status status = mapfn_check(c->info, c->args, c->n, slots, c->opts, c->too_short, arrays);
    mapfn_know_processor();
    if (status == MAPFN_OK) {
        ((mapfn_common *)c->args)->mapfn_offset = (size_t)c->opts->index_offset;
        if ((c->info->traits & MAPFN_IS_STREAMING) != 0)
            ((mapfn_common *)c->args)->past_caches = mapfn_streams(c->info, c->n);
        if (MAPFN_COMPARES_ARRAYS) ((mapfn_common *)c->args)->met = mapfn_meets(c->info, c->args, c->n);
        if ((c->info->traits & MAPFN_HAS_SCRATCH) != 0 && c->n > 0)
            status = mapfn_scratch_begin(c->info, c->args, slots, c->owned);
    }
    if (c->ranks) status = c->ranks->agree(c, status);
    if (status == MAPFN_OK && (c->info->traits & MAPFN_HAS_SUMS) != 0) status = MAPFN_ADDER(c)->begin(c);
    return status;
}

/* Computes elements [begin, end), on any thread, of a map without sums; returns the lowest that failed. */
MAPFN_PLAIN mapfn_failure mapfn_part(const mapfn_info *info, mapfn_chunk *chunk, const void *args, size_t begin,
    size_t end, size_t slot)
{
    if (((const mapfn_common *)args)->past_caches) return mapfn_stream_part(info, chunk, args, begin, end);
    if (MAPFN_COMPARES_ARRAYS && ((const mapfn_common *)args)->met)
        return mapfn_met_part(info, chunk, args, begin, end, slot);
    return chunk(args, begin, end, slot);
}

/* Computes elements [done, end) on this thread. */
MAPFN_PLAIN void mapfn_compute(mapfn_call *c, size_t end)
{
    if (end > c->done)
        mapfn_note_part(&c->failed, (c->info->traits & MAPFN_HAS_SUMS) != 0
            ? MAPFN_ADDER(c)->compute(c, end) : mapfn_part(c->info, c->chunk, c->args, c->done, end, 0));
    c->done = (c->info->traits & MAPFN_HAS_SUMS) != 0 && c->found ? c->n : end;
}

/* Calls the progress function, if there is one. Returns MAPFN_CANCELLED if that cancels and elements are left. */
MAPFN_PLAIN mapfn_status mapfn_report(const mapfn_call *c)
{
    const mapfn_opts *o = c->opts;
    if (!o->progress || o->progress(c->done, c->n, o->progress_arg) || c->done == c->n) return MAPFN_OK;
    return mapfn_cancelled(c->info->name, c->done, c->n);
}

/* Frees scratch, and gives the caller `completed`, `failure` and the status. */
MAPFN_PLAIN mapfn_status mapfn_end(mapfn_call *c, mapfn_status status)
{
    if ((c->info->traits & MAPFN_HAS_SUMS) != 0 && c->summed) {
        mapfn_status const stored = MAPFN_ADDER(c)->store(c);
        if (status == MAPFN_OK) status = stored;
    }
    if ((c->info->traits & MAPFN_OWNS_MEMORY) != 0) mapfn_scratch_end(c->owned);
    if (c->opts->completed) *c->opts->completed = c->done;
    if (c->failed.code != 0) {
        c->failed.index += (size_t)c->opts->index_offset;
        if (status == MAPFN_OK) status = mapfn_element_failed(c->info->name, c->failed);
    }
    if (c->failure) *c->failure = c->failed;
    return status;
}

/* An exception of an element function passes through a runner, and the map's scratch is freed on the way. */
#if MAPFN_EXCEPTIONS
MAPFN_PLAIN void mapfn_leave(mapfn_call **c)
{
    if (((*c)->info->traits & MAPFN_OWNS_MEMORY) != 0) mapfn_scratch_end((*c)->owned);
}
# define MAPFN_LEAVING(call) __attribute__((__cleanup__(mapfn_leave), __unused__)) mapfn_call *mapfn_left = call
#else
# define MAPFN_LEAVING(call) (void)0
#endif

/* The sequential map with options: slices of some milliseconds, with progress between them. */
MAPFN_PLAIN mapfn_status mapfn_run(mapfn_call *c)
{
    const mapfn_opts *const o = mapfn_start(c);
    MAPFN_SUMS_ROOM(c)
    MAPFN_LEAVING(c);
    mapfn_status status = mapfn_begin(c, 1, (MAPFN_CHECKS || c->ranks) && !c->sound);
    if (status == MAPFN_OK) {
        size_t slice = o->grain ? o->grain : o->progress ? 16 : SIZE_MAX;
        do {
            double const start = o->progress ? mapfn_now() : 0;
            mapfn_compute(c, c->n - c->done < slice ? c->n : c->done + slice);
            if (o->progress && o->grain == 0) {
                double const spent = mapfn_now() - start;
                /* four times as many below 2 ms, half as many above 20 ms: progress then costs under 1 % */
                if (spent < 2e6 && slice < SIZE_MAX / 4) slice *= 4;
                else if (spent > 2e7 && slice > 1) slice /= 2;
            }
            status = mapfn_report(c);
        } while (status == MAPFN_OK && c->done < c->n);
    }
    return mapfn_end(c, status);
}

/* the fastest map on this machine, by which a back end over several machines computes its part */
typedef mapfn_status mapfn_local(mapfn_call *c);
#define MAPFN_RUN_LOCALLY(call) return mapfn_run(call); /* mapfn_omp.h: by OpenMP */
