/* ======== src/omp/job.h: one call, and the units that it is dealt out by.
 * Uses omp/learned.h and run/call.h. Used by omp/. */

/* ------------------------------------------------------------------------------------- one call ---- */

/* A map is dealt out by units. These are elements, or where it has ragged arrays and no grain, their values and one for
 * each row. */
typedef struct mapfn_omp_job {
    /* All that a thread must know to compute its stretch is in one cache line, which the caller writes before a region.
     * Each further line would take 0.1 us to reach the thread. */
    mapfn_chunk *chunk_function;
    const void *args;
    mapfn_omp_pool *pool;           /* the caller's */
    size_t from, to;                /* the region's units */
    size_t each, unit;              /* a worker has `each` units, the first `spare` workers `unit` more (grain, or 1) */
    short processor;                /* the caller's, which threads should leave; -1: they need not look */
    unsigned short workers, spare;
    unsigned char slot;             /* steps of scratch from one worker to the next */
    unsigned char ragged : 5;
    bool dealt : 1, timed : 1;      /* are stretches taken in chunks, or as a whole? is time taken? */
    bool turn : 1;                  /* see `entered` */

    size_t n, grain;
    mapfn_call *call;
    const mapfn_info *info;
    mapfn_omp_known *known;
    size_t limit;           /* elements in flight, 0: not yet asked */
    size_t lanes;           /* chunks of a map of steps have no fewer elements; of all others 1 */
    size_t done, total;     /* units [0, done) are computed, of total */
    double busy;            /* nanoseconds of work, of all threads together */
    double cost, shared;    /* the estimated cost of a unit, on one thread and on several; 0: unknown */
    double joined;          /* what joining adds to it behind a region */
    bool trusted;           /* is `cost` from earlier calls or a region, not from the first elements of this call? */
    bool odd;               /* this call created OpenMP's team, or was not timed: nothing is learned from it */
    bool parallel;          /* did this call open a region, or if it has not decided yet, the last one of this size? */
    bool uneven;            /* do elements' costs differ much? */
    bool coarse, trial;     /* does each thread take its stretch as a whole? is this way only tried? */
    bool opened;            /* did this call open a region? */
    bool measure;           /* is the time of this call's threads taken although elements are even? */
    bool in_order;          /* are chunks begun in order, as what is kept is moved together behind them? */
    bool boxed;             /* regions look at the clock, as it is not known how many units take one window */
    bool fallible, hinted;  /* the map's own: does it have a failure, and a cost? */
    const struct mapfn_omp_adder *adder; /* of a map with sums; else NULL */
    mapfn_sums_table table; /* what threads found; granule 0: there is no region */
    size_t alone;           /* elements to the next granule, where a region may begin; SIZE_MAX: it may anywhere */
    bool was_parallel, was_uneven; /* `parallel` and `uneven` at the call's begin */
    mapfn_failure failed;
    const size_t *splits[16];
} __attribute__((__aligned__(64))) mapfn_omp_job;

/* the units before element i: they rise with i */
MAPFN_PLAIN size_t mapfn_omp_units(const mapfn_omp_job *job, size_t i)
{
    size_t units = i;
    for (int k = 0; k < job->ragged; k++) units += job->splits[k][i] - job->splits[k][0];
    return units;
}

/* the first element that does not begin before `unit` */
MAPFN_PLAIN size_t mapfn_omp_element(const mapfn_omp_job *job, size_t unit)
{
    size_t low = 0, high;
    if (job->ragged == 0) return unit;
    for (high = job->n; low < high;) {
        size_t middle = low + (high - low) / 2;
        if (mapfn_omp_units(job, middle) < unit) low = middle + 1;
        else high = middle;
    }
    return low;
}

/* What two threads take for so many units, and for what is joined behind them. */
MAPFN_PLAIN double mapfn_omp_by_two(const mapfn_omp_job *job, double units)
{
    return units * (job->shared / 2 + job->joined);
}

/* What a map with sums does differently. These are pointers, so that a file without such maps has no code for it. */
typedef struct mapfn_omp_adder {
    void (*begin)(mapfn_omp_job *job, void *table_values);
    size_t (*table_bytes)(const mapfn_summing *m);
    /* in a region, and outside of one */
    mapfn_failure (*compute)(const mapfn_omp_job *job, size_t begin, size_t end, size_t worker);
    size_t (*at_once)(mapfn_omp_job *job, size_t left); /* how many of the elements left the next region may have */
    /* opens it, up to `end` or before; 0: it did not */
    double (*region)(mapfn_omp_job *job, size_t end, double opened, double deadline);
} mapfn_omp_adder;

MAPFN_PLAIN mapfn_failure mapfn_omp_compute(const mapfn_omp_job *job, size_t begin, size_t end, size_t worker,
    mapfn_failure failed)
{
    mapfn_failure f = {SIZE_MAX, 0};
    begin = mapfn_omp_element(job, begin);
    end = mapfn_omp_element(job, end);
    MAPFN_WITHIN(1)
    if (job->adder) f = job->adder->compute(job, begin, end, worker);
    else if (begin < end) f = mapfn_part(job->info, job->chunk_function, job->args, begin, end, worker * job->slot);
    MAPFN_WITHIN(-1)
    mapfn_note_lowest(&failed, f.code, f.index);
    return failed;
}
