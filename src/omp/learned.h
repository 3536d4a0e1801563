/* ======== src/omp/learned.h: what is known of the cost of a map from its calls.
 * Uses omp/measured.h. Used by omp/. */

/* ------------------------------------------------------------------------------ what is learned ---- */

/* What is known of a map's calls of some size. All threads share it by relaxed atomics, as a lost update does no
 * harm. */
typedef struct mapfn_omp_known {
    float cost;    /* nanoseconds per unit on one thread; 0: unknown */
    float shared;  /* the same on several threads: together they have more cache, but no faster memory */
    float joined;  /* what the calling thread takes to join what the threads of a region gathered */
    bool parallel; /* did the last one open a region? */
    bool even;     /* and did all its chunks cost about what was expected? */
    bool coarse;   /* a map of steps: is a stretch for each thread faster than chunks? */
    unsigned char wait; /* calls until the other way is tried, see mapfn_omp_try */
} mapfn_omp_known;

/* What is known of one map. The cost of an element depends on which cache has its data, and so is kept for each size of
 * calls.
 * All that a call needs lies together: if the data of the last call have pushed it out of the caches, each cache line
 * costs 50 ns. */
typedef struct mapfn_omp_costs {
    size_t straight_below;     /* maps of fewer elements are called straight away */
    unsigned calls;            /* not counting those called straight away */
    mapfn_omp_known sized[33]; /* maps of 4^k units */
} mapfn_omp_costs;

/* One for each thread that calls maps: OpenMP's threads belong to the thread that opens regions. */
typedef struct mapfn_omp_pool {
    double last_region, last_call; /* when they ended */
    double hot_start, idle_start;  /* what a region takes beside its work: to wake threads, and to wait for them */
    double opened;                 /* when the region began that runs now */
    double forgone;                /* what a region would have saved in calls that follow each other closely */
    double quiet_until;            /* no regions before then: the last ones lost time */
    unsigned losses;               /* how many in a row have lost time */
    size_t processors, threads;    /* of the machine, and of OpenMP's next region */
    unsigned calls;
    bool turn;
    struct mapfn_omp_team *team;   /* of the region that runs now, where its threads need one */
    /* Has a thread begun, with work or without? Then its flag is the region's `turn`, which each region inverts. If
     * flags were cleared instead, their cache line would have to come from the threads to the caller before each
     * region, which takes 0.3 us. */
    bool entered[MAPFN_OMP_MOST] __attribute__((__aligned__(64)));
} mapfn_omp_pool;
MAPFN_ONE_VARIABLE(__thread mapfn_omp_pool mapfn_omp_this_pool);

/* threads of all open regions; is this a forked child that must not open one? */
MAPFN_ONE_VARIABLE(size_t mapfn_omp_running);
MAPFN_ONE_VARIABLE(int mapfn_omp_fork);
enum { MAPFN_OMP_UNWATCHED, MAPFN_OMP_WATCHED, MAPFN_OMP_FORKING, MAPFN_OMP_CHILD };

MAPFN_PLAIN float mapfn_omp_load(const float *cost)
{
    float value;
    __atomic_load(cost, &value, __ATOMIC_RELAXED);
    return value;
}

/* A number of units, at least one and far from overflow. */
MAPFN_PLAIN size_t mapfn_omp_count(double units)
{
    return units < 1 ? 1 : units < (double)(SIZE_MAX / 16) ? (size_t)units : SIZE_MAX / 16;
}
MAPFN_PLAIN int mapfn_omp_size_class(size_t units) { return units ? (64 - __builtin_clzll(units)) / 2 : 0; }

MAPFN_PLAIN void mapfn_omp_keep(float *place, double value)
{
    float old = mapfn_omp_load(place), now = (float)value;
    /* it rises slowly, as an interruption looks like an expensive element */
    if (old > 0) now = old + (now - old) * (now > old ? 0.25f : 0.75f);
    if (now > old * 1.02f || now < old * 0.98f) __atomic_store(place, &now, __ATOMIC_RELAXED);
}

/* What speaks against regions is slowly forgotten, so that they are tried again. */
MAPFN_PLAIN void mapfn_omp_forget(float *place, double least)
{
    double const value = (double)mapfn_omp_load(place);
    float now = (float)(value - (value - least) / 64);
    if (value > least) __atomic_store(place, &now, __ATOMIC_RELAXED);
}

/* Learns from a whole call, which took `cost` for each unit. So expensive elements at its end count too. */
MAPFN_PLAIN void mapfn_omp_learn(mapfn_omp_known *known, double cost, bool parallel)
{
    double alone = (double)mapfn_omp_load(&known->cost), shared = (double)mapfn_omp_load(&known->shared);
    if (!parallel) {
        mapfn_omp_keep(&known->cost, cost);
        mapfn_omp_forget(&known->shared, cost); /* perhaps others used the processors */
        mapfn_omp_forget(&known->joined, 0);
        return;
    }
    mapfn_omp_keep(&known->shared, shared <= 0 && alone > 0 && cost > alone * 1.5 ? alone * 1.5 : cost);
    if (alone < cost * 0.7 || alone > cost * 1.25) { /* it is unknown, or of other data */
        float now = (float)(alone > cost ? cost * 1.25 : alone > 0 ? cost * 0.7 : cost);
        __atomic_store(&known->cost, &now, __ATOMIC_RELAXED);
    }
}

/* Sets below how many elements a map is called straight away, from the cost of n elements. */
MAPFN_PLAIN void mapfn_omp_learn_straight(mapfn_omp_costs *costs, size_t n, double cost)
{
    size_t below = __atomic_load_n(&costs->straight_below, __ATOMIC_RELAXED);
    if (n >= below ? cost * (double)below < MAPFN_OMP_STRAIGHT * 0.9 : cost * (double)n > MAPFN_OMP_STRAIGHT * 2)
        __atomic_store_n(&costs->straight_below, mapfn_omp_count(MAPFN_OMP_STRAIGHT / cost), __ATOMIC_RELAXED);
}

/* The inline question: is the map so small, and are the options so plain, that the kernel is called straight away?
 * Every 64th such call goes through the runner nevertheless, which measures it. */
MAPFN_HOST_FN bool mapfn_omp_straight(const mapfn_omp_costs *costs, size_t n, const mapfn_opts *o)
{
    if (n >= __atomic_load_n(&costs->straight_below, __ATOMIC_RELAXED)) return false;
    if (o && (o->parallel_iterations < 0 || o->progress || o->completed || o->begin || o->index_offset)) return false;
    return (++mapfn_omp_this_pool.calls & 63u) != 0;
}
