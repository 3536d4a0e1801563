/* ======== src/omp/region.h: a parallel region: workers, what each takes, and when they stop.
 * Uses omp/job.h. Used by omp/runner.h. */

/* ------------------------------------------------------------------------------------- a region ---- */

/* A worker's own stretch of units, from which others take when theirs are done, and what the worker found. */
typedef struct mapfn_omp_worker {
    size_t next, end;
    double busy;
    mapfn_failure failed;
    bool uneven;
} __attribute__((__aligned__(64))) mapfn_omp_worker;

typedef struct mapfn_omp_team {
    double cost;           /* the estimated cost of a unit */
    double chunk, target;  /* units of the first chunk, if there is no grain; nanoseconds that a chunk should take */
    double deadline;       /* no chunk is begun after it; 0: none */
    unsigned stretches;
    size_t open __attribute__((__aligned__(64))); /* stretches of which something is left to take */
    mapfn_omp_worker worker[MAPFN_OMP_MOST];
} mapfn_omp_team;

/* Where worker k's stretch begins. Edges of large stretches are multiples of 256, so that no two threads write to one
 * cache line. */
MAPFN_PLAIN size_t mapfn_omp_edge(const mapfn_omp_job *job, size_t k)
{
    size_t edge = job->from + job->each * k + (k < job->spare ? k : job->spare) * job->unit;
    if (k == 0) return job->from;
    if (k == job->workers) return job->to;
    return job->unit > 1 || job->each < 1024 ? edge : edge & ~(size_t)255;
}

/* The fewest units of a chunk if a unit takes `cost`. Large chunks are better for steps, as empty lanes at the end of a
 * chunk cost as much as full ones. But if a chunk of 512 elements takes long, threads that are done early wait for it.
 * And if elements differ much, a stretch of few elements should have eight chunks. */
MAPFN_PLAIN size_t mapfn_omp_least(const mapfn_omp_job *job, double units, double cost, bool even)
{
    size_t const least = mapfn_omp_count(units), eighth = even ? SIZE_MAX : job->each / 8;
    size_t enough = mapfn_omp_count(2 * MAPFN_OMP_CHUNK_MOST / cost);
    if (job->lanes == 1 || least >= MAPFN_OMP_LANES) return least;
    if (enough > eighth) enough = eighth;
    return enough >= MAPFN_OMP_LANES ? (size_t)MAPFN_OMP_LANES : enough > job->lanes ? enough : job->lanes;
}

/* Takes the next chunk of a stretch, whose last chunk took `cost` for each unit. It has at most `chunk` units, and at
 * most half of what is left, so that something is left for others; three quarters if elements are `even`. */
MAPFN_PLAIN bool mapfn_omp_take(mapfn_omp_job *job, mapfn_omp_worker *from, double chunk, double cost, bool even,
    size_t *begin, size_t *end)
{
    mapfn_omp_team *team = job->pool->team;
    size_t const most = mapfn_omp_count(chunk);
    size_t const least = mapfn_omp_least(job, MAPFN_OMP_CHUNK_LEAST / (even ? 1 : 8) / team->cost, cost, even);
    size_t next = __atomic_load_n(&from->next, __ATOMIC_RELAXED), to;
    do {
        if (next >= from->end) return false;
        size_t left = from->end - next, units = team->stretches == 1 ? left / (2 * (size_t)job->workers) : even
            ? left - left / 4 : left / 2;
        if (units > most) units = most;
        if (units < least) units = least;
        if (job->grain) to = left > job->grain ? next + job->grain : from->end;
        else if (left <= units + least) to = from->end;
        else to = units < 512 ? next + units : (next + units) & ~(size_t)255;
    } while (!__atomic_compare_exchange_n(&from->next, &next, to, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    if (to == from->end) __atomic_fetch_sub(&team->open, 1, __ATOMIC_RELAXED);
    *begin = next;
    *end = to;
    return true;
}

/* libgomp's waiting threads spin, and Linux may leave one on the processor of the thread that opens the region. Then
 * the two take turns of milliseconds: a region of 50 us took 8 ms.
 * So the caller yields to a thread that is late. That thread sees that it is on the caller's processor, moves to
 * another one, and then restores its affinity. */
#if MAPFN_OMP_MOVES
extern int mapfn_omp_getcpu(void) __asm__("sched_getcpu"); /* the names are hidden in plain C11 */
extern int mapfn_omp_getaffinity(int, size_t, void *) __asm__("sched_getaffinity");
extern int mapfn_omp_setaffinity(int, size_t, const void *) __asm__("sched_setaffinity");
MAPFN_PLAIN void mapfn_omp_leave(int processor)
{
    unsigned long all[128] = {0}, others[128], bits = 8 * sizeof *all, left = 0;
    if ((size_t)processor >= sizeof all * 8 || mapfn_omp_getcpu() != processor
        || mapfn_omp_getaffinity(0, sizeof all, all) < 0) return;
    memcpy(others, all, sizeof all);
    others[(size_t)processor / bits] &= ~(1ul << (size_t)processor % bits);
    for (size_t i = 0; i < 128; i++) left |= others[i];
    if (left != 0 && mapfn_omp_setaffinity(0, sizeof others, others) == 0) mapfn_omp_setaffinity(0, sizeof all, all);
}
#else
MAPFN_PLAIN int mapfn_omp_getcpu(void) { return -1; }
MAPFN_PLAIN void mapfn_omp_leave(int processor) { (void)processor; }
#endif

/* The first thread from `k` on that has not begun. If it is late, the caller yields once. */
MAPFN_PLAIN size_t mapfn_omp_missing(mapfn_omp_job *job, size_t k, size_t threads, double now)
{
    mapfn_omp_pool const *pool = job->pool;
    while (k < threads && k < MAPFN_OMP_MOST && __atomic_load_n(&pool->entered[k], __ATOMIC_RELAXED) == job->turn) k++;
    if (k >= threads || k >= MAPFN_OMP_MOST) return SIZE_MAX;
    if ((now > 0 ? now : mapfn_now()) - pool->opened > MAPFN_OMP_LATE) {
        __atomic_store_n(&job->processor, (short)mapfn_omp_getcpu(), __ATOMIC_RELAXED);
        sched_yield();
    }
    return k;
}

/* Takes chunks, first of worker `me`'s own stretch and then of others'. Returns the first thread that the caller,
 * worker 0, still misses. */
MAPFN_PLAIN size_t mapfn_omp_deal(mapfn_omp_job *job, size_t me, size_t threads, mapfn_failure *failed)
{
    mapfn_omp_team *team = job->pool->team;
    double const most = MAPFN_OMP_CHUNK_MOST / team->cost;
    double chunk = team->chunk, cost = team->cost, before = mapfn_now(), busy = 0, odd = 0;
    size_t begin, end, missing = me == 0 ? 1 : SIZE_MAX;
    bool even = !job->uneven;
    /* After a pause it takes 20 us to open a region, and threads are woken on the caller's processor. The sooner they
     * can leave it the better. */
    if (missing < threads && before - job->pool->opened > MAPFN_OMP_LATE)
        missing = mapfn_omp_missing(job, missing, threads, before);
    for (size_t k = 0; k < team->stretches; k++) {
        mapfn_omp_worker *from = &team->worker[(me + k) % team->stretches];
        if (k > 0 && __atomic_load_n(&team->open, __ATOMIC_RELAXED) == 0) break;
        if (k > 0) chunk = team->chunk, cost = team->cost; /* what was learned of one stretch says nothing of another */
        while ((team->deadline == 0 || before < team->deadline || (me == 0 && busy == 0))
            && mapfn_omp_take(job, from, even ? most : chunk, cost, even, &begin, &end)) {
            double units = (double)(end - begin), expected = units * team->cost;
            *failed = mapfn_omp_compute(job, begin, end, me, *failed);
            double after = mapfn_now(), took = after - before;
            before = after;
            busy += took;
            /* expensive elements are taken a few at a time; after cheap ones chunks grow slowly, as others may
             * follow, unless they take next to nothing: then what was known of them is wrong */
            if (took > expected * 2 || took < expected / 2) {
                even = false;
                odd += took > expected ? took : expected;
            }
            cost = took > expected * 2 ? took / units : team->cost;
            if (took > expected * 2) chunk = units * team->target / took;
            else if (chunk < team->chunk) chunk = team->chunk;
            else if (took < expected / 2 && (chunk < team->chunk * 4 || took < team->target / 64)) chunk *= 2;
            if (missing < threads) missing = mapfn_omp_missing(job, missing, threads, before);
        }
    }
    team->worker[me].busy = busy;
    /* an eighth of the time must be odd, as one odd chunk among hundreds was probably interrupted */
    team->worker[me].uneven = odd > busy / 8;
    return missing;
}

/* what each thread of the region does */
MAPFN_PLAIN void mapfn_omp_work(mapfn_omp_job *job)
{
    size_t me = (size_t)omp_get_thread_num(), threads = (size_t)omp_get_num_threads(), missing = 1;
    mapfn_failure failed = {SIZE_MAX, 0};
    if (me > 0) {
        short const processor = __atomic_load_n(&job->processor, __ATOMIC_RELAXED);
        if (processor >= 0) mapfn_omp_leave(processor);
        if (me < MAPFN_OMP_MOST) __atomic_store_n(&job->pool->entered[me], job->turn, __ATOMIC_RELAXED);
    }
    if (me < job->workers) {
        if (job->dealt) {
            missing = mapfn_omp_deal(job, me, threads, &failed);
        } else {
            double begun = job->timed ? mapfn_now() : 0;
            for (size_t k = me; k < job->workers; k += threads)
                failed = mapfn_omp_compute(job, mapfn_omp_edge(job, k), mapfn_omp_edge(job, k + 1), me, failed);
            if (job->timed) job->pool->team->worker[me].busy = mapfn_now() - begun;
        }
        if (failed.code != 0) job->pool->team->worker[me].failed = failed;
    }
    /* OpenMP's barrier would spin for milliseconds if a thread that has not begun is on this processor */
    while (me == 0 && missing < threads) missing = mapfn_omp_missing(job, missing, threads, 0);
}

/* nanoseconds of work for each worker of the region */
MAPFN_PLAIN double mapfn_omp_share(const mapfn_omp_job *job)
{
    return (double)(job->to - job->from) * job->shared / (double)job->workers;
}

/* Divides units [job->done, to) among workers. */
MAPFN_PLAIN void mapfn_omp_divide(mapfn_omp_job *job, size_t to, bool hot, bool boxed)
{
    size_t units = to - job->done, workers = job->limit, parts;
    double most = (double)units * job->shared / MAPFN_OMP_CHUNK_LEAST;
    job->unit = job->grain ? job->grain : 1;
    parts = units / job->unit;
    if (workers > parts + 1) workers = parts + 1;
    if (!job->grain && workers > parts / job->lanes + 1) workers = parts / job->lanes + 1;
    if (!job->grain && workers > 2 && (double)workers > most) workers = mapfn_omp_count(most + 1);
    job->from = job->done;
    job->to = to;
    job->each = parts / workers * job->unit;
    job->spare = (unsigned short)(parts % workers);
    job->workers = (unsigned short)workers;
    /* Where elements are alike and threads wait actively, it is best to divide them once. Its time is taken now and
     * then. */
    job->dealt = job->grain != 0 || boxed
        || (!job->coarse && (job->uneven || !hot || mapfn_omp_share(job) > MAPFN_OMP_CHUNK_MOST));
    job->timed = job->dealt || job->coarse || job->measure || job->pool->losses > 0;
}

/* Sets what threads need beside the job where they take chunks, are timed or may fail. */
MAPFN_PLAIN void mapfn_omp_form(mapfn_omp_team *team, const mapfn_omp_job *job, double deadline)
{
    mapfn_omp_worker const none = {0, 0, 0, {SIZE_MAX, 0}, false};
    double const eighth = mapfn_omp_share(job) / 8, most = deadline > 0 ? 2 * MAPFN_OMP_CHUNK_MOST
        : MAPFN_OMP_CHUNK_MOST;
    for (size_t k = 0; k < job->workers; k++) team->worker[k] = none;
    if (!job->dealt) return;
    team->cost = job->shared;
    team->target = eighth < MAPFN_OMP_CHUNK ? MAPFN_OMP_CHUNK : eighth > most ? most : eighth;
    team->chunk = team->target / team->cost;
    team->deadline = deadline;
    /* with a deadline one stretch: chunks are begun in order, so that what is done is one stretch too */
    team->stretches = deadline > 0 || job->in_order ? 1 : job->workers;
    team->open = 0;
    for (size_t k = 0; k < team->stretches; k++) {
        team->worker[k].next = mapfn_omp_edge(job, k);
        team->worker[k].end = team->stretches == 1 ? job->to : mapfn_omp_edge(job, k + 1);
        team->open += team->worker[k].next < team->worker[k].end;
    }
}

/* Takes what threads found into the job. The region began at pool->opened and ended at pool->last_region. */
MAPFN_PLAIN void mapfn_omp_judge(mapfn_omp_job *job, const mapfn_omp_team *team, bool hot, bool first)
{
    mapfn_omp_pool *pool = job->pool;
    double const workers = (double)job->workers, elapsed = pool->last_region - pool->opened;
    double busy = 0, least = 1e300, most = 0, lost;
    job->uneven = false;
    for (size_t k = 0; k < job->workers; k++) {
        double one = team->worker[k].busy;
        job->uneven |= team->worker[k].uneven;
        busy += one;
        if (one > most) most = one;
        if (one < least) least = one;
    }
    if (!job->dealt) job->uneven = job->coarse || most > 2 * least;
    /* Did the caller wait longer than all its workers together should have taken? Then others use the processors.
     * - Once may be chance. After the second such region in a row there is none for twice the time lost, after the
     *   third for four times, up to 64.
     * - Nothing is learned from threads that were interrupted.
     * - Of steps one thread may have much more than others, but none may wait longer than that one worked. */
    lost = elapsed - (job->lanes > 1 ? most : workers * team->worker[0].busy);
    if (lost > MAPFN_OMP_LOSS && !first) {
        if (pool->losses < 7) pool->losses++;
        if (pool->losses > 1)
            pool->quiet_until = pool->last_region + (lost < 2e7 ? lost : 2e7) * (double)(1u << (pool->losses - 1));
        busy = job->lanes > 1 ? workers * most : workers * team->worker[0].busy;
    } else {
        pool->losses = 0;
    }
    job->busy += job->lanes > 1 ? workers * most : busy;
    job->odd |= first;
    /* the middle of what was measured, as one late thread says little; not of much work, which hides it */
    if (!first) {
        double *learned = hot ? &pool->hot_start : &pool->idle_start, start = elapsed - busy / workers,
            step = hot ? 1.0625 : 1.125;
        if (elapsed < *learned * 50) *learned *= start > *learned ? step : 1 / step;
        if (*learned < MAPFN_OMP_HOT_START / 2) *learned = MAPFN_OMP_HOT_START / 2;
        if (*learned > MAPFN_OMP_LATEST) *learned = MAPFN_OMP_LATEST;
    }
}

/* Computes units [job->done, to), or as many as there is time for. Returns when it ended; 0: nothing was done, as other
 * threads' regions fill the machine. */
MAPFN_PLAIN double mapfn_omp_region(mapfn_omp_job *job, size_t to, double opened, double deadline)
{
    mapfn_omp_pool *pool = job->pool;
    mapfn_omp_team team;
    size_t const threads = pool->threads, others = __atomic_fetch_add(&mapfn_omp_running, threads, __ATOMIC_RELAXED);
    bool const hot = opened - pool->last_region < MAPFN_OMP_WARM, first = pool->last_region == 0;
    if (!hot) pool->processors = (size_t)omp_get_num_procs();
    if (others > 0 && others + threads > pool->processors) {
        __atomic_fetch_sub(&mapfn_omp_running, threads, __ATOMIC_RELAXED);
        return 0;
    }
    pool->opened = opened;
    pool->team = &team;
    mapfn_omp_divide(job, to, hot, deadline > 0);
    if (job->timed || job->fallible) mapfn_omp_form(&team, job, deadline);
    /* Threads that wait actively have a processor each. To ask for one takes 0.1 us, which is done where a thread is
     * late, and now and then. */
    job->processor = (short)(hot && !job->timed ? -1 : mapfn_omp_getcpu());
    job->turn = !pool->turn;
    pool->turn = job->turn;
#pragma omp parallel default(none) firstprivate(job)
    mapfn_omp_work(job);
    __atomic_fetch_sub(&mapfn_omp_running, threads, __ATOMIC_RELAXED);

    pool->team = NULL;
    pool->forgone = 0;
    job->done = deadline > 0 ? team.worker[0].next : to;
    if (job->adder) job->done = mapfn_sums_edge(&job->table, job->done, to);
    for (size_t k = 0; k < job->workers && job->fallible; k++) {
        mapfn_failure const f = team.worker[k].failed;
        mapfn_note_lowest(&job->failed, f.code, f.index);
    }
    if (job->timed) {
        pool->last_region = mapfn_now();
        mapfn_omp_judge(job, &team, hot, first);
    } else {
        pool->last_region = opened + mapfn_omp_share(job);
        job->odd = true;
        job->busy += (double)(to - job->from) * job->shared;
    }
    return pool->last_region;
}

/* Is a region worth opening for `left` units, after this call has computed for `spent`? The estimate is for two
 * threads. More threads gain more, but the least work that pays is at most halved. */
MAPFN_PLAIN bool mapfn_omp_pays(mapfn_omp_pool *pool, const mapfn_omp_job *job, double left, double now, double spent)
{
    bool hot = now - pool->last_region < MAPFN_OMP_WARM;
    double start = pool->last_region == 0 ? MAPFN_OMP_FIRST_START : pool->idle_start;
    double saved = left * job->cost * (job->parallel ? 1 + MAPFN_OMP_STAY
        : 1 - MAPFN_OMP_STAY) - mapfn_omp_by_two(job, left);
    if (now < pool->quiet_until && pool->quiet_until - now < 3e9) return false;
    if (saved - pool->hot_start <= MAPFN_OMP_LEAST) {
        if (saved > 0) pool->hot_start -= pool->hot_start / 512; /* it is slowly forgotten, and so tried again */
        return false;
    }
    if (hot) return true;
    if (saved - MAPFN_OMP_SURE * start > MAPFN_OMP_LEAST) return job->trusted || spent > start;
    if (spent <= 0 && saved > start) pool->idle_start -= pool->idle_start / 512;
    return pool->forgone > 2 * start;
}

/* How many elements may be in flight? OpenMP is asked only where a region would pay, as after a pause its code is cold
 * and the answer takes 4 us. */
MAPFN_PLAIN size_t mapfn_omp_limit(mapfn_omp_pool *pool, const mapfn_opts *o, size_t n)
{
    size_t limit = o->parallel_iterations > 0 ? (size_t)o->parallel_iterations : SIZE_MAX;
    if (limit == 1 || n < 2 || omp_get_level() > 0
        || __atomic_load_n(&mapfn_omp_fork, __ATOMIC_RELAXED) == MAPFN_OMP_CHILD) return 1;
    if (pool->processors == 0) {
        pool->processors = (size_t)omp_get_num_procs();
        pool->hot_start = MAPFN_OMP_HOT_START;
        pool->idle_start = MAPFN_OMP_IDLE_START;
    }
    pool->threads = (size_t)omp_get_max_threads();
    if (o->parallel_iterations <= 0 && limit > pool->processors) limit = pool->processors;
    if (limit > pool->threads) limit = pool->threads;
    if (limit > MAPFN_OMP_MOST) limit = MAPFN_OMP_MOST;
    return limit < n ? limit : n;
}
