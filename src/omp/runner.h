/* ======== src/omp/runner.h: one call from its checks to its status: on this thread, or in regions.
 * Uses omp/region.h. Used by omp/shells.h. */

/* ----------------------------------------------------------------------------------- the runner ---- */

/* Finds the number of slots of scratch arrays. An array that the caller brings has room for parallel_iterations
 * elements. One that the map allocates is wider if a worker's part would share cache lines with the next worker's. */
MAPFN_PLAIN mapfn_status mapfn_omp_slots(mapfn_omp_job *job, const mapfn_opts *o, size_t *slots)
{
    const mapfn_param *p, *end = job->info->params + job->info->count;
    bool brought = false;
    job->slot = 1;
    for (p = job->info->params; p < end; p++) {
        size_t bytes;
        if (p->layout != MAPFN_SCRATCH) continue;
        if (mapfn_pointer_at(job->args, p->field)) {
            brought = true;
            continue;
        }
        if (!__builtin_mul_overflow(mapfn_size_at(job->args, p->detail), p->size, &bytes)
            && bytes > 0 && bytes < 128 && job->slot < (127 + bytes) / bytes)
            job->slot = (unsigned char)((127 + bytes) / bytes);
    }
    if (brought) job->slot = 1;
    *slots = brought && o->parallel_iterations > 0 ? (size_t)o->parallel_iterations : job->limit;
    if (brought && *slots > job->n) *slots = job->n;
    *slots = *slots > 0 ? (*slots - 1) * job->slot + 1 : 0;
    if (!brought || o->parallel_iterations != 0) return MAPFN_OK;
    return mapfn_bad_option(job->info->name, "a scratch array is given, but not .parallel_iterations, "
        "which says how many elements it serves");
}

/* How many of the `left` units this thread computes before it asks again whether a region pays. If nothing is known
 * about their cost, it begins with `probe`, and goes on with four times as many. A map of steps leaves no few elements
 * over, which would fill few lanes: 15 expensive elements behind 1536 took two thirds of a call. */
MAPFN_HOST_FN size_t mapfn_omp_slice(const mapfn_omp_job *job, size_t left, size_t *probe)
{
    size_t slice = left;
    if (job->limit == 1) return left;
    if (job->cost <= 0) slice = *probe, *probe *= *probe < SIZE_MAX / 16 ? 4 : 1;
    else if ((double)left * job->cost > MAPFN_OMP_SLICE * 1.5) slice = mapfn_omp_count(MAPFN_OMP_SLICE / job->cost);
    if (job->lanes > 1 && slice < MAPFN_OMP_LANES && job->cost > 0) slice = MAPFN_OMP_LANES;
    if (slice > 512) slice &= ~(size_t)255;
    if (job->lanes > 1 && slice < left && left - slice < MAPFN_OMP_LANES) slice = left;
    if (job->grain) slice = slice < job->grain ? job->grain : slice / job->grain * job->grain;
    if (job->adder && slice > job->alone) slice = job->alone;
    return slice < left ? slice : left;
}

/* Updates the estimated cost of a unit, after this thread has taken `cost` for each unit of a slice. */
MAPFN_HOST_FN void mapfn_omp_notice(mapfn_omp_job *job, double cost)
{
    if (cost > 2 * job->cost) job->trusted = false;
    if (cost > 2 * job->cost || cost < job->cost / 2) job->shared = cost;
    job->cost = cost;
}

/* Computes units up to `end`, on this thread or in regions, whichever is likely to be faster. If there is progress to
 * report, it returns after about one window. */
MAPFN_PLAIN void mapfn_omp_advance(mapfn_omp_job *job, const mapfn_opts *o, size_t end)
{
    mapfn_omp_pool *pool = &mapfn_omp_this_pool;
    double begun = mapfn_now(), now = begun;
    size_t probe = job->lanes;
    if (now - pool->last_call > MAPFN_OMP_WARM) pool->forgone = 0;
    while (job->done < end) {
        size_t left = end - job->done, first = job->done, at_once = left;
        double took;
        if (o->progress && now - begun > 2 * MAPFN_OMP_WINDOW) return;
        if (job->adder) at_once = job->adder->at_once(job, left);
        if (job->limit != 1 && job->cost > 0 && mapfn_omp_pays(pool, job, (double)at_once, now, now - begun)) {
            double const deadline = job->boxed ? now + 2 * MAPFN_OMP_WINDOW : 0;
            if (job->limit == 0) job->limit = mapfn_omp_limit(pool, o, job->n);
            took = job->limit <= 1 ? 0 : job->adder ? job->adder->region(job, end, now, deadline)
                : mapfn_omp_region(job, end, now, deadline);
            if (took > 0) {
                job->parallel = job->trusted = job->opened = true;
                now = took;
                continue;
            }
        }
        size_t const slice = mapfn_omp_slice(job, left, &probe);
        if (slice == left && first == 0) job->parallel = false;
        job->failed = mapfn_omp_compute(job, first, first + slice, 0, job->failed);
        job->done = first + slice;
        took = mapfn_now() - now;
        now += took;
        job->busy += took;
        if (job->limit == 1) continue;
        pool->forgone += took / 2; /* at least */
        if (took > MAPFN_OMP_TRUSTED) mapfn_omp_notice(job, took / (double)slice);
    }
    pool->last_call = now;
}

/* How the call's units are counted, and what earlier calls of this size taught. */
MAPFN_PLAIN void mapfn_omp_recall(mapfn_omp_job *job, const mapfn_opts *o, mapfn_omp_costs *costs)
{
    const mapfn_info *info = job->info;
    if (job->grain == 0 && !job->adder && (info->traits & MAPFN_HAS_ROWS) != 0) /* granules are whole elements */
        for (const mapfn_param *p = info->params; p < info->params + info->count; p++)
            if (p->layout == MAPFN_RAGGED && job->n > 0)
                job->splits[job->ragged++] = (const size_t *)mapfn_pointer_at(job->args, p->detail);
    job->done = mapfn_omp_units(job, o->begin);
    job->total = mapfn_omp_units(job, job->n);
    size_t const units = job->total - job->done;
    mapfn_omp_known *known = job->known = &costs->sized[mapfn_omp_size_class(units)];
    job->hinted = info->cost > 0;
    job->cost = job->hinted && units > 0 ? info->cost * (double)(job->n - o->begin) / (double)units
        : (double)mapfn_omp_load(&known->cost);
    job->shared = job->hinted ? 0 : (double)mapfn_omp_load(&known->shared);
    if (job->shared <= 0) job->shared = job->cost;
    job->joined = (double)mapfn_omp_load(&known->joined);
    job->trusted = job->cost > 0;
    job->parallel = job->was_parallel = __atomic_load_n(&known->parallel, __ATOMIC_RELAXED);
    job->uneven = job->was_uneven = !__atomic_load_n(&known->even, __ATOMIC_RELAXED);
    job->boxed = o->progress && !(job->trusted && (!job->uneven || (double)units * job->cost < MAPFN_OMP_WINDOW));
}

/* If short regions gain little, perhaps only an old measurement speaks for them: the cost on one thread, while the data
 * lay elsewhere. So now and then four calls in a row stay on this thread. The first three only bring the data back to
 * its cache. */
MAPFN_PLAIN void mapfn_omp_compare(mapfn_omp_job *job, unsigned calls)
{
    double const units = (double)(job->total - job->done), alone = units * job->cost,
        gain = alone - mapfn_omp_by_two(job, units) - job->pool->hot_start;
    if (!job->parallel || job->hinted || calls % 256 > 3 || alone > MAPFN_OMP_SLICE || gain > alone / 2) return;
    job->limit = 1;
    job->odd = calls % 256 < 3;
}

/* A map of steps can be shared in two ways, and which is faster depends on where the elements of many steps lie.
 * - In chunks. If such elements lie together, several threads get a part of them. If they are scattered, each chunk has
 *   few of them and most lanes stand idle: a call takes up to 30 times as long.
 * - A stretch for each thread. This is never much slower than one thread, and so comes first if there are few elements.
 * So the second call stays on this thread, the third is shared the other way, and the faster way is kept. The other one
 * is tried again after 16 calls, or more where it was slower, so that trials take a sixteenth of the time. */
enum { MAPFN_OMP_ALONE = 1, MAPFN_OMP_OTHER = 2, MAPFN_OMP_TRIALS = 16 };
MAPFN_PLAIN void mapfn_omp_try(mapfn_omp_job *job, unsigned calls)
{
    mapfn_omp_known *const known = job->known;
    unsigned char const wait = __atomic_load_n(&known->wait, __ATOMIC_RELAXED);
    if (wait == 0 && job->total - job->done < 64 * MAPFN_OMP_LANES)
        __atomic_store_n(&known->coarse, true, __ATOMIC_RELAXED);
    if (wait != MAPFN_OMP_OTHER)
        __atomic_store_n(&known->wait, (unsigned char)(wait > MAPFN_OMP_OTHER ? wait - 1 : wait + 1), __ATOMIC_RELAXED);
    job->coarse = __atomic_load_n(&known->coarse, __ATOMIC_RELAXED);
    if (wait == MAPFN_OMP_ALONE || calls % 256 == 1) job->limit = 1;
    else job->trial = wait == MAPFN_OMP_OTHER;
    if (!job->trial) return;
    job->coarse = !job->coarse;
    job->shared = job->cost; /* the cost of one way says nothing about the other one */
}

/* What a call teaches about regions: the time that threads worked and waited, as if all were work. */
MAPFN_PLAIN void mapfn_omp_learn_steps(const mapfn_omp_job *job, double cost)
{
    mapfn_omp_known *const known = job->known;
    double const before = (double)mapfn_omp_load(&known->shared), slower = before > 0 ? cost / before : 0;
    if (mapfn_omp_load(&known->cost) <= 0) mapfn_omp_keep(&known->cost, cost);
    if (!job->trial) {
        mapfn_omp_keep(&known->shared, cost);
        return;
    }
    if (slower < 0.9) {
        float now = (float)cost;
        __atomic_store(&known->shared, &now, __ATOMIC_RELAXED);
        __atomic_store_n(&known->coarse, job->coarse, __ATOMIC_RELAXED);
    }
    __atomic_store_n(&known->wait, (unsigned char)(slower < 1 ? MAPFN_OMP_TRIALS
        : slower < 15 ? MAPFN_OMP_TRIALS * slower : 255), __ATOMIC_RELAXED);
}

/* Computes all units, and calls progress between windows. */
MAPFN_PLAIN mapfn_status mapfn_omp_by_windows(mapfn_omp_job *job)
{
    mapfn_call *const c = job->call;
    const mapfn_opts *const o = c->opts;
    size_t step = SIZE_MAX;
    if (o->progress)
        step = job->grain ? job->grain : job->cost > 0 ? mapfn_omp_count(MAPFN_OMP_WINDOW / job->cost) : 16;
    do {
        size_t const before = c->done;
        double busy = job->busy;
        mapfn_omp_advance(job, o, job->total - job->done < step ? job->total : job->done + step);
        if (job->adder && c->found) job->done = job->total;
        c->done = mapfn_omp_element(job, job->done);
        if (c->done > before || c->n == before) {
            mapfn_status const status = mapfn_report(c);
            if (status != MAPFN_OK) return status;
        }
        /* four times as many below a quarter of a window, fewer above two windows: progress then costs under 1 % */
        busy = (job->busy - busy) / (double)(job->limit ? job->limit : 1);
        if (busy < MAPFN_OMP_WINDOW / 4 && step < SIZE_MAX / 4) step *= 4;
        else if (busy > MAPFN_OMP_WINDOW * 2) step = mapfn_omp_count((double)step * MAPFN_OMP_WINDOW / busy);
    } while (job->done < job->total);
    return MAPFN_OK;
}

/* What this call of `units` units teaches about the next ones. `whole`: it had all elements. */
MAPFN_PLAIN void mapfn_omp_remember(const mapfn_omp_job *job, mapfn_omp_costs *costs, size_t units, bool whole)
{
    if (job->parallel != job->was_parallel) __atomic_store_n(&job->known->parallel, job->parallel, __ATOMIC_RELAXED);
    if (job->uneven != job->was_uneven) __atomic_store_n(&job->known->even, !job->uneven, __ATOMIC_RELAXED);
    if (job->odd || units == 0) return;
    if (job->hinted) {
        if (__atomic_load_n(&costs->straight_below, __ATOMIC_RELAXED) == 0)
            mapfn_omp_learn_straight(costs, SIZE_MAX, job->info->cost);
    } else {
        /* less the 25 ns that the clock takes */
        double busy = job->busy > 50 ? job->busy - 25 : job->busy > 2 ? job->busy / 2 : 1;
        if (job->lanes > 1 && job->opened) mapfn_omp_learn_steps(job, busy / (double)units);
        else mapfn_omp_learn(job->known, busy / (double)units, job->parallel && job->lanes == 1);
        if (whole) mapfn_omp_learn_straight(costs, job->n, busy / (double)job->n);
    }
}

MAPFN_PLAIN mapfn_status mapfn_run_omp(mapfn_call *c, mapfn_omp_costs *costs)
{
    const mapfn_opts *const o = mapfn_start(c);
    bool const scratch = (c->info->traits & MAPFN_HAS_SCRATCH) != 0;
    unsigned const calls = __atomic_load_n(&costs->calls, __ATOMIC_RELAXED);
    mapfn_omp_job job;
    size_t slots = 1;
    mapfn_status status = MAPFN_OK;
    MAPFN_SUMS_ROOM(c)
    MAPFN_LEAVING(c);
    __atomic_store_n(&costs->calls, calls + 1, __ATOMIC_RELAXED);
    job.call = c;
    job.chunk_function = c->chunk;
    job.info = c->info;
    job.args = c->args;
    job.pool = &mapfn_omp_this_pool;
    job.slot = 1;
    job.ragged = 0;
    job.n = c->n;
    job.grain = o->grain;
    job.lanes = (c->info->traits & MAPFN_IS_REPEATED) != 0 && MAPFN_CHOICE(c->info->traits) ? MAPFN_STEP_LANES : 1;
    job.limit = MAPFN_OMP_SERIAL || o->parallel_iterations == 1 || c->n < 2 || scratch
        ? mapfn_omp_limit(job.pool, o, c->n) : 0;
    job.busy = 0;
    job.odd = job.in_order = false;
    job.fallible = (c->info->traits & MAPFN_IS_FALLIBLE) != 0;
    job.measure = calls < 64 || calls % 16 == 0;
    job.failed.index = SIZE_MAX;
    job.failed.code = 0;
    job.adder = (c->info->traits & MAPFN_HAS_SUMS) != 0 ? ((const mapfn_summing *)c->info)->omp : NULL;
    if (job.adder) job.adder->begin(&job, MAPFN_SUMS_ALLOCA(job.adder->table_bytes((const mapfn_summing *)c->info)));
    if (scratch) status = mapfn_omp_slots(&job, o, &slots);
    if (status == MAPFN_OK) status = mapfn_begin(c, slots, !c->sound);
    else if (c->ranks) status = c->ranks->agree(c, status);
    if (status == MAPFN_OK) {
        mapfn_omp_recall(&job, o, costs);
        size_t const first = job.done;
        mapfn_omp_compare(&job, calls);
        job.coarse = job.trial = job.opened = false;
        if (job.lanes > 1 && job.grain == 0 && !o->progress) mapfn_omp_try(&job, calls);
        status = mapfn_omp_by_windows(&job);
        c->failed = job.failed;
        mapfn_omp_remember(&job, costs, job.done - first, o->begin == 0 && status == MAPFN_OK);
    }
    return mapfn_end(c, status);
}

/* A map with sums that is called straight away, and has more elements than its kernel takes at once. */
MAPFN_PLAIN mapfn_status mapfn_omp_long(mapfn_call *c)
{
    return mapfn_sums_long(c->info, c->chunk, c->args, c->n, NULL, true, c->failure);
}
