/* What an OpenMP map promises beside its results: how many run at once, balance, cancel and resume, checks, nesting, threads,
 * forks. Elements that sleep make balance visible on a busy machine, and on one core. Usage: behave [part…]
 *
 * A busy machine fails no test here. Elements that are to run at once wait for each other, and what hangs on the time that threads get is
 * tried again until they got it: a map that is wrong never passes. */
#include "mapfn_omp.h"
#include <errno.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int bad;
static const char *variant = "";
static void report(const char *what)
{
    printf("%s - %s%s\n", bad ? "not ok" : "ok", what, variant);
    fflush(stdout);
    bad = 0;
}
#define CHECK(condition) ((condition) ? (void)0 : (void)(bad++, printf("# line %d: " #condition "\n", __LINE__)))

/* These options; and what this thread's regions learned from others that use the processors is forgotten, so that it opens some. */
static const mapfn_opts *in_regions(const mapfn_opts *o)
{
    mapfn_omp_this_pool.quiet_until = mapfn_omp_this_pool.hot_start = mapfn_omp_this_pool.idle_start = 0;
    mapfn_omp_this_pool.losses = 0;
    return o;
}

static void sleep_us(long us)
{
    struct timespec t = {us / 1000000, us % 1000000 * 1000};
    nanosleep(&t, NULL);
}
static int now_running, most_running;
static void enter(void)
{
    int k = __atomic_add_fetch(&now_running, 1, __ATOMIC_SEQ_CST), most = __atomic_load_n(&most_running, __ATOMIC_SEQ_CST);
    while (k > most && !__atomic_compare_exchange_n(&most_running, &most, k, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {}
}
static void leave(void) { __atomic_sub_fetch(&now_running, 1, __ATOMIC_SEQ_CST); }

/* sleeps, and says which thread did and how long it really took */
MAPFN(int, counted, in(int, us), out(int, took), looped, host)
{
    double start = mapfn_now();
    enter();
    sleep_us(us);
    leave();
    *took = (int)(mapfn_now() - start) / 1000;
    return (int)syscall(SYS_gettid);
}
MAPFN(int, counted_where, in(int, us), out(int, took), where(char, m), looped, host) { return counted(us, took); }
MAPFN(int, counted_ragged, in_ragged(char, v), out(int, took), looped, host) { (void)v; return counted((int)v_len, took); }
/* nothing but here and there a long sleep */
MAPFN(int, dear_tail, in(int, us), out(int, took), looped, host) { return us > 0 ? counted(us, took) : (int)syscall(SYS_gettid); }
MAPFN(float, halve, in(float, x)) { return x * 0.5f + 1; }
MAPFN(float, slow, in(float, x), index(i), looped)
{
    float s = x;
    for (int k = 0; k < 100; k++) s = x / (s + (float)(i % 16));
    return s;
}
/* sums and a reduction, whose threads share a table */
MAPFN_FN float larger(float a, float b) { return a > b ? a : b; }
MAPFN(float, slow_sums, in(float, x), index(i), sum(double, total), reduce(float, most, larger, -1))
{
    float s = x;
    for (int k = 0; k < 20; k++) s = x / (s + (float)(i % 16));
    *total = (double)s;
    *most = s;
    return s;
}
MAPFN(int, failing, in(float, x), index(i), fallible) { return x > 0.9f ? (int)(i % 1000) + 1 : 0; }
MAPFN(float, padded, in(float, x), scratch(float, s, 4), looped, host)
{
    for (int k = 0; k < 4; k++) s[k] = x;
    sleep_us(20);
    return s[0] == x && s[3] == x ? x : -1;
}

/* scratch that may be of no length */
MAPFN(float, spared, in(float, x), scratch(float, s, LEN), uniform(size_t, LEN), looped, host) { return LEN ? s[0] : x; }

/* the same with a sum */
MAPFN(void, spread, in(int, x), scratch(int, s, 8), sum(long, sum), looped, host)
{
    for (int k = 0; k < 8; k++) s[k] = x + k;
    sleep_us(20);
    for (int k = 0; k < 8; k++) *sum += s[k] == x + k ? k : 1000000;
}

/* Waits until `wanted` elements run at once, and says on which thread; so expensive that a region is opened at once. Threads come late on a
 * busy machine, so only a map that never gives so many is given up, and that once. Then it sleeps, so that too many would be seen. */
enum { PATIENCE = 100 }; /* seconds */
static int gave_up;
MAPFN(int, together, uniform(int, wanted), looped, host, cost(10000000))
{
    double const begun = mapfn_now();
    enter();
    while (__atomic_load_n(&most_running, __ATOMIC_SEQ_CST) < wanted && !__atomic_load_n(&gave_up, __ATOMIC_RELAXED)) {
        sleep_us(100);
        if (mapfn_now() - begun > PATIENCE * 1e9) __atomic_store_n(&gave_up, 1, __ATOMIC_RELAXED);
    }
    sleep_us(200);
    leave();
    return (int)syscall(SYS_gettid);
}
MAPFN(int, failing_alike, in(float, x), fallible) { return x > 0.9f; }
static size_t visits;
MAPFN(void, visit, index(i), uniform(size_t, offset), looped, host) { __atomic_fetch_add(&visits, i - offset, __ATOMIC_RELAXED); }
MAPFN(void, nothing, index(i)) { (void)i; }
MAPFN(void, said_to_take_long, index(i), cost(1000)) { (void)i; }

/* how many OpenMP regions lie around each element, and which thread computes it */
MAPFN(int, level, in(float, x), out(int, thread), index(i), looped, host)
{
    float s = x;
    for (int k = 0; k < 50; k++) s = x / (s + (float)(i % 16));
    *thread = s > 1e30f ? -1 : (int)syscall(SYS_gettid);
    return omp_get_level();
}

/* So often what hangs on the time that threads get is tried, where other programs take it. */
enum { TRIES = 200 };
static int threads(int p) { return p == 1 ? 1 : p > 0 && p < omp_get_max_threads() ? p : omp_get_max_threads(); }

static void at_once(void)
{
    enum { n = 96 };
    static int us[n], who[n], took[n], seen[64], seen_count;
    for (int i = 0; i < n; i++) us[i] = 200;
    for (int round = 0; round < 9; round++) {
        int const p = round % 4 + 1, wanted = omp_get_dynamic() ? 1 : threads(p); /* dynamic: OpenMP gives as many as it likes */
        mapfn_opts o = {0};
        o.parallel_iterations = p;
        if (round > 3) o.grain = (size_t)(round % 3);
        for (int learned = 0; learned < 2; learned++) { /* with a cost that the library learns by itself there may be fewer */
            most_running = 0;
            CHECK((learned ? counted_map_omp(n, who, us, took, in_regions(&o)) : together_map_omp(n, who, wanted, in_regions(&o))) == MAPFN_OK);
            CHECK(most_running <= threads(p) && (learned || most_running >= wanted));
            for (int i = 0; i < n; i++) {
                int k = 0;
                while (k < seen_count && seen[k] != who[i]) k++;
                if (k == seen_count && k < 64) seen[seen_count++] = who[i];
            }
        }
    }
    CHECK(seen_count <= omp_get_max_threads()); /* changing parallel_iterations rebuilds no pool */
    mapfn_opts three = {0};
    three.parallel_iterations = 64;
    most_running = 0;
    CHECK(counted_map_omp(3, who, us, took, in_regions(&three)) == MAPFN_OK && most_running <= 3);
    report("at most parallel_iterations elements run at once, and so many do; the pool is kept");
}

/* the first call of the program, and no option says that there may be threads */
static void by_default(void)
{
    static int who[40];
    omp_set_num_threads(2);
    most_running = 0;
    CHECK(together_map_omp(40, who, omp_get_num_procs() == 1 ? 1 : 2, in_regions(NULL)) == MAPFN_OK);
    CHECK(most_running == 2 || omp_get_num_procs() == 1);
    report("without options as many elements meet as there are threads");
}

static void rendezvous(void)
{
    enum { n = 40 };
    static int who[n];
    omp_set_num_threads(4);
    for (int p = 1; p <= 4; p++) {
        mapfn_opts o = {0};
        o.parallel_iterations = p;
        for (int round = 0; round < 2; round++) {
            most_running = 0;
            CHECK(together_map_omp(round ? (size_t)p : n, who, p, in_regions(&o)) == MAPFN_OK);
            CHECK(most_running == p);
        }
    }
    report("as many elements as parallel_iterations allows meet each other, and no more");
}

/* How a thread takes its stretch, by the claims that it makes, whatever the machine does meanwhile: one worker of two, and the other never
 * comes (OpenMP may give fewer threads than it said). */
enum { UNITS = 64000 };
static size_t claims[UNITS][2], claim_count;
static double first_lasts; /* so many ns the first claim computes, */
static bool paced;         /* and the others one for each unit, or none */
static bool seen_uneven;
static size_t grain; /* so many units are taken at a time; 0: as many as seems good */
static mapfn_failure note(const void *args, size_t begin, size_t end, size_t slot)
{
    mapfn_failure none = {SIZE_MAX, 0};
    double start = mapfn_now();
    (void)args, (void)slot;
    double lasts = claim_count == 0 ? first_lasts : paced ? (double)(end - begin) : 0;
    while (lasts > 0 && mapfn_now() - start < lasts) {}
    if (claim_count < UNITS) claims[claim_count][0] = begin, claims[claim_count++][1] = end;
    return none;
}
static void claim_all(bool dealt, bool uneven, double chunk, double lasts)
{
    static mapfn_omp_team team;
    static const mapfn_common no_arguments;
    mapfn_omp_job job;
    memset(&job, 0, sizeof job), memset(&team, 0, sizeof team);
    job.chunk_function = note, job.args = &no_arguments, job.lanes = 1, job.pool = &mapfn_omp_this_pool, job.pool->team = &team, job.n = job.to = UNITS, job.each = UNITS / 2, job.unit = 1, job.workers = 2, job.dealt = dealt, job.uneven = uneven;
    job.grain = grain;
    team.cost = 1, team.chunk = chunk, team.target = chunk, team.stretches = 2, team.open = 2;
    for (size_t k = 0; k < 2; k++) team.worker[k].next = mapfn_omp_edge(&job, k), team.worker[k].end = mapfn_omp_edge(&job, k + 1);
    claim_count = 0, first_lasts = lasts;
    mapfn_omp_work(&job);
    size_t at = 0;
    for (size_t i = 0; i < claim_count; i++) {
        size_t left = (at < UNITS / 2 ? UNITS / 2 : UNITS) - at, units = claims[i][1] - claims[i][0];
        CHECK(claims[i][0] == at);
        at = claims[i][1];
        CHECK(grain == 0 || units == grain || units == left);
        CHECK(!uneven || units <= left / 2 || left < 1024); /* the half that is left serves those who come to help */
    }
    CHECK(at == UNITS && (!dealt || team.open == 0));
    seen_uneven = team.worker[0].uneven;
}
static void claiming(void)
{
    claim_all(false, false, 4000, 0);
    CHECK(claim_count == 2);
    grain = 300;
    claim_all(true, false, 4000, 0);
    CHECK(claim_count == 2 * (UNITS / 2 / 300 + 1));
    grain = 0;
    claim_all(true, false, 4000, 0);
    CHECK(claims[0][1] > UNITS / 4 && claims[0][1] < UNITS / 2); /* alike: most of the stretch, not all */
    claim_all(true, true, 4000, 0);
    CHECK(claims[0][1] <= 4000 && claim_count > 10);
    claim_all(true, true, 1e9, 0);
    CHECK(claims[0][1] > UNITS / 4 - 512);
    for (int even = 0; even < 2; even++) { /* the first claim turns out 30 times as expensive */
        for (int tries = 0; tries < TRIES; tries++) {
            claim_all(true, !even, 4000, even ? 30 * 24000 : 30 * 4000);
            CHECK(claims[1][1] - claims[1][0] < 1024);
            if (seen_uneven) break;
        }
        CHECK(seen_uneven); /* most of the time went there */
    }
    paced = true;
    for (int tries = 0; tries < TRIES; tries++) { /* one of more than a hundred: an interruption (this machine's own may spoil some tries) */
        claim_all(true, true, 500, 3 * 500);
        CHECK(claim_count > 100);
        if (!seen_uneven) break;
    }
    CHECK(!seen_uneven);
    paced = false;
    report("chunks leave half for others, expensive elements are taken a few at a time, each element is taken once");
}

/* the largest part of the microseconds that one thread slept */
static double largest_share(const int *us, const int *who, int n)
{
    double sum[64] = {0}, total = 0, most = 0;
    int ids[64], count = 0;
    for (int i = 0; i < n; i++) {
        int k = 0;
        if (us[i] == 0) continue;
        while (k < count && ids[k] != who[i]) k++;
        if (k == count && count < 64) ids[count++] = who[i];
        sum[k] += us[i];
        total += us[i];
        if (sum[k] > most) most = sum[k];
    }
    return most / total;
}
static void balance(void)
{
    enum { n = 1000 };
    static int us[n], who[n], took[n];
    static char mask[n], values[400000];
    static size_t splits[n + 1];
    mapfn_opts two = {0};
    two.parallel_iterations = 2;
    /* The best of the calls that know the map: where others use the processors, a call may rightly stay on its thread. */
    double best[5] = {1, 1, 1, 1, 1};
    double const enough = 0.625;
#define BEST(which) (round > 0 && largest_share(took, who, n) < best[which] ? (void)(best[which] = largest_share(took, who, n)) : (void)0)
    for (int round = 0; round < TRIES && (best[0] >= enough || best[1] >= enough || best[2] >= enough); round++) {
        for (int i = 0; i < n; i++) us[i] = i >= n - n / 10 ? 1000 : 10; /* (a sleep of 10 takes about 60) */
        CHECK(counted_map_omp(n, who, us, took, in_regions(&two)) == MAPFN_OK);
        BEST(0);
        memset(took, 0, sizeof took);
        for (int i = 0; i < n; i++) mask[i] = i >= n / 2 && i < n / 2 + 200, us[i] = mask[i] ? 500 : 0;
        CHECK(counted_where_map_omp(n, who, us, took, mask, in_regions(&two)) == MAPFN_OK);
        BEST(1);
        for (int i = 0; i < n; i++) us[i] = i < 20 ? 10000 : i % 200, splits[i + 1] = splits[i] + (size_t)us[i];
        CHECK(counted_ragged_map_omp(n, who, values, splits, took, in_regions(&two)) == MAPFN_OK);
        BEST(2);
    }
    for (int k = 0; k < 3; k++) CHECK(best[k] < enough);
    report("skewed, masked and ragged work is divided so that two threads gain 1.6 and more");

    for (int where = 0; where < 2; where++) {
        for (int round = 0; round < TRIES && best[3 + where] >= enough; round++) {
            for (int i = 0; i < n; i++) us[i] = (where ? i >= n - n / 10 : i % 10 == 0) ? 300 : 0;
            memset(took, 0, sizeof took);
            CHECK(dear_tail_map_omp(n, who, us, took, in_regions(&two)) == MAPFN_OK);
            BEST(3 + where);
        }
        CHECK(best[3 + where] < enough);
    }
#undef BEST
    report("so is work that nearly all lies in the last tenth, as soon as a call has shown it");

    static int before[n];
    int least = n;
    for (int i = 0; i < n; i++) us[i] = 200;
    counted_map_omp(n, before, us, took, in_regions(&two));
    for (int round = 0; round < TRIES && least >= n / 5; round++) { /* again where others used the processors */
        int moved = 0;
        counted_map_omp(n, before, us, took, in_regions(&two));
        counted_map_omp(n, who, us, took, in_regions(&two));
        for (int i = 0; i < n; i++) moved += who[i] != before[i];
        if (moved < least) least = moved;
    }
    CHECK(least < n / 5);
    report("uniform work: a thread gets the same elements again (first touch)");
}

typedef struct watcher {
    size_t last, stop, total;
    int running, calls;
} watcher;
static bool watch(size_t done, size_t total, void *arg)
{
    watcher *w = (watcher *)arg;
    CHECK(__atomic_fetch_add(&w->running, 1, __ATOMIC_SEQ_CST) == 0);
    CHECK(done > w->last || (done == 0 && total == 0));
    CHECK(done <= total && total == w->total);
    w->last = done;
    w->calls++;
    __atomic_fetch_sub(&w->running, 1, __ATOMIC_SEQ_CST);
    return done < w->stop;
}
static void cancel(void)
{
    enum { n = 60000 };
    static float x[n], whole[n], part[n];
    unsigned seed = 7;
    int cancelled = 0;
    for (int i = 0; i < n; i++) x[i] = (float)(i % 1000) / 1000;
    slow_map(n, whole, x);
    for (int round = 0; round < 30; round++) {
        size_t completed = 0, begin = 0;
        for (int i = 0; i < n; i++) part[i] = -1;
        for (;;) {
            watcher w = {begin, 0, n, 0, 0};
            mapfn_opts o = {0};
            seed = seed * 1664525 + 1013904223;
            w.stop = begin + (seed >> 8) % (n / 2);
            if (round % 3 == 2) w.stop = n + 1;
            o.parallel_iterations = round % 5;
            o.grain = round % 2 ? (seed >> 4) % 3000 : 0;
            o.progress = watch;
            o.progress_arg = &w;
            o.completed = &completed;
            o.begin = begin;
            mapfn_status s = slow_map_omp(n, part, x, in_regions(&o));
            CHECK(completed == w.last);
            CHECK(s == (completed < n ? MAPFN_CANCELLED : MAPFN_OK));
            CHECK(memcmp(part, whole, completed * sizeof *part) == 0);
            for (size_t i = completed; i < n; i++)
                if (part[i] != -1) {
                    CHECK(part[i] == -1); /* nothing beyond `completed` was touched */
                    break;
                }
            cancelled += s == MAPFN_CANCELLED;
            if (s != MAPFN_CANCELLED || bad) break;
            begin = completed;
        }
        CHECK(completed == n);
    }
    for (int none = 0; none < 2; none++) { /* nothing to do is told as well, once */
        watcher w = {0, n + 1, none ? 0 : n, 0, 0};
        mapfn_opts o = {0};
        o.begin = w.total;
        o.progress = watch;
        o.progress_arg = &w;
        w.last = w.total - (w.total > 0);
        CHECK(slow_map_omp(w.total, part, x, &o) == MAPFN_OK && w.calls == 1 && w.last == w.total);
    }
    CHECK(cancelled > 20);
    report("cancel at random points: exactly [begin, completed) is done, and resuming gives the uninterrupted result");
}

static void lowest(void)
{
    enum { n = 200000 };
    static float x[n];
    for (int round = 0; round < 40; round++) {
        mapfn_failure f = {0, 0}, g = {0, 0};
        mapfn_opts o = {0};
        unsigned seed = (unsigned)round * 2654435761u;
        for (int i = 0; i < n; i++) x[i] = 0;
        for (int k = 0; k < round; k++) seed = seed * 1664525 + 1013904223, x[seed % n] = 1;
        o.parallel_iterations = round % 4;
        o.grain = round % 3 ? 97 : 0;
        o.index_offset = (uint64_t)round;
        CHECK(failing_map_opts(n, x, &f, &o) == failing_map_omp(n, x, &g, in_regions(&o)));
        CHECK(f.index == g.index && f.code == g.code);
        CHECK(failing_alike_map_opts(n, x, &f, &o) == failing_alike_map_omp(n, x, &g, in_regions(&o)));
        CHECK(f.index == g.index && f.code == g.code);
    }
    report("fallible: the lowest failing element, whatever the schedule");
}

static void checks(void)
{
    static float x[4096], y[4096], s[64];
    mapfn_opts o = {0};
    mapfn_failure f;
    size_t completed = 5;
    float *volatile null = NULL;
    CHECK(halve_map_omp(10, y, null, NULL) == MAPFN_NULL_POINTER);
    CHECK(strstr(mapfn_explain(), "`x` is NULL"));
    CHECK(halve_map_omp(0, null, null, NULL) == MAPFN_OK);
    CHECK(halve_map_omp(10, x + 1, x, NULL) == MAPFN_OVERLAP);
    CHECK(halve_map_omp(10, x, x, NULL) == MAPFN_OK);
    o.parallel_iterations = -1;
    CHECK(halve_map_omp(10, y, null, &o) == MAPFN_BAD_OPTION);
    CHECK(halve_map_omp(0, y, null, &o) == MAPFN_BAD_OPTION);
    o.parallel_iterations = 0;
    o.begin = 11;
    o.completed = &completed;
    CHECK(halve_map_omp(10, y, x, &o) == MAPFN_BAD_OPTION);
    o.begin = 3;
    CHECK(halve_map_omp(10, y, null, &o) == MAPFN_NULL_POINTER && completed == 3);
    o.begin = 0;
    CHECK(padded_map_omp(10, y, x, s, &o) == MAPFN_BAD_OPTION);
    CHECK(padded_map_omp(0, y, x, s, &o) == MAPFN_BAD_OPTION);
    o.parallel_iterations = 4;
    CHECK(padded_map_omp(10, y, x, s, in_regions(&o)) == MAPFN_OK);
    o.parallel_iterations = 0;
    o.index_offset = SIZE_MAX - 5;
    f.index = 1;
    CHECK(failing_map_omp(10, x, &f, &o) == MAPFN_TOO_LARGE && f.index == SIZE_MAX && f.code == 0);
    for (int k = 0; k < 30; k++) { /* the last thousand indices that a size_t has */
        o = (mapfn_opts){0};
        o.begin = SIZE_MAX - 1001;
        o.grain = k % 3 == 0 ? 7 : k % 3 == 1 ? SIZE_MAX : 0;
        visits = 0;
        CHECK(visit_map_omp(SIZE_MAX - 1, SIZE_MAX - 1001, in_regions(&o)) == MAPFN_OK && visits == 999 * 1000 / 2);
    }
    for (int k = 0; k < 3; k++) { /* an empty loop, if it ends at once; and steps between calls of progress that no size_t holds */
        o = (mapfn_opts){0};
        o.progress = k ? mapfn_progress_bar : NULL;
        CHECK(nothing_map_omp(SIZE_MAX / 2, &o) == MAPFN_OK);
        CHECK(k || said_to_take_long_map_omp(SIZE_MAX / 2, &o) == MAPFN_OK); /* as after a measurement that was interrupted */
    }
    o = (mapfn_opts){0};
    CHECK(counted_ragged_map_omp(0, NULL, NULL, NULL, NULL, &o) == MAPFN_OK);
    report("options, NULL, overlap and sizes are checked, with NDEBUG too");
    enum { n = 1000 };
    static float a[n], b[n];
    for (int i = 0; i < n; i++) a[i] = (float)i;
    for (int p = 0; p < 5; p++) {
        o = (mapfn_opts){0};
        o.parallel_iterations = p;
        CHECK(padded_map_omp(n, b, a, NULL, in_regions(&o)) == MAPFN_OK);
        CHECK(memcmp(a, b, sizeof a) == 0);
    }
    o = (mapfn_opts){0};
    o.parallel_iterations = 2;
    CHECK(spared_map_omp(n, b, a, NULL, 0, in_regions(&o)) == MAPFN_OK && memcmp(a, b, sizeof a) == 0);
    report("scratch: one for each iteration in flight");
}

/* scratch of the caller's: so many slots, and what lies behind them is not the map's; and of the map's own, which sanitizers watch */
static void slots(void)
{
    enum { n = 400, MOST = 3 };
    static int x[n], room[MOST * 8 + 64];
    static float a[n], b[n], s[MOST * 4 + 64];
    omp_set_num_threads(MOST);
    for (int i = 0; i < n; i++) x[i] = i, a[i] = (float)i;
    for (int p = 1; p <= MOST; p++) {
        long sum = 0, own = 0;
        mapfn_opts o = {0};
        o.parallel_iterations = p;
        memset(room, 0x55, sizeof room), memset(s, 0x55, sizeof s);
        for (int round = 0; round < 3; round++) {
            CHECK(spread_map_omp(n, x, room, &sum, in_regions(&o)) == MAPFN_OK && sum == 28 * n);
            CHECK(padded_map_omp(n, b, a, s, in_regions(&o)) == MAPFN_OK && memcmp(a, b, sizeof a) == 0);
            CHECK(spread_map_omp(n, x, NULL, &own, in_regions(&o)) == MAPFN_OK && own == sum);
        }
        for (size_t few = 2; few <= 4; few++)
            for (int round = 0; round < 20; round++) CHECK(spread_map_omp(few, x, room, &sum, in_regions(&o)) == MAPFN_OK && sum == (long)(28 * few));
        for (int k = 8 * p; k < MOST * 8 + 64; k++) CHECK(room[k] == 0x55555555);
        for (int k = 4 * p; k < MOST * 4 + 64; k++) CHECK(memcmp(&s[k], room + MOST * 8, sizeof *s) == 0);
    }
    report("scratch: no more slots than elements in flight, each used by one thread");
}

enum { N = 4000 };
static float shared_x[N], expected[N], expected_sums[N], expected_most;
static double expected_total;
static bool right(const mapfn_opts *o)
{
    float *y = (float *)malloc(N * sizeof *y), most = 0;
    double total = 0;
    bool good = y && slow_map_omp(N, y, shared_x, in_regions(o)) == MAPFN_OK && memcmp(y, expected, sizeof expected) == 0
        && slow_sums_map_omp(N, y, shared_x, &total, &most, in_regions(o)) == MAPFN_OK && memcmp(y, expected_sums, sizeof expected_sums) == 0
        && memcmp(&total, &expected_total, sizeof total) == 0 && memcmp(&most, &expected_most, sizeof most) == 0;
    free(y);
    return good;
}
static void prepare(void)
{
    for (int i = 0; i < N; i++) shared_x[i] = (float)(i % 777) / 777;
    slow_map(N, expected, shared_x);
    slow_sums_map(N, expected_sums, shared_x, &expected_total, &expected_most);
}
static void nesting(void)
{
    int good = 0, team = 0;
    prepare();
#pragma omp parallel reduction(+ : good, team)
    {
        good += right(NULL);
        team++;
    }
    CHECK(good == team);
    good = 0;
#pragma omp parallel
    {
#pragma omp single
        good = right(NULL);
    }
    CHECK(good == 1);
    good = 0;
#pragma omp parallel
#pragma omp single
    for (int k = 0; k < 8; k++) {
#pragma omp task shared(good)
        {
            mapfn_opts o = {0};
            o.parallel_iterations = 2;
            bool g = right(&o);
#pragma omp atomic
            good += g;
        }
    }
    CHECK(good == 8);
    report("inside a parallel region, single and tasks");

    /* nested regions would have threads of their own here */
    int levels = omp_get_max_active_levels(), elsewhere = 0;
    omp_set_max_active_levels(4);
    for (int asked = 1; asked <= 2; asked++) /* a region of one thread is one too */
        for (int round = 0; round < 4; round++) {
#pragma omp parallel num_threads(asked) reduction(+ : elsewhere)
            {
                enum { n = 20000 };
                int *at = (int *)malloc(2 * n * sizeof *at), *who = at + n, me = (int)syscall(SYS_gettid);
                float *x = (float *)calloc(n, sizeof *x);
                mapfn_opts o = {0};
                o.parallel_iterations = round % 2 ? 4 : 0;
                o.grain = round > 1 ? 100 : 0;
                elsewhere += at == NULL || x == NULL || level_map_omp(n, at, x, who, &o) != MAPFN_OK;
                for (int i = 0; at && x && i < n; i++) elsewhere += at[i] != 1 || who[i] != me;
                free(at);
                free(x);
            }
        }
    omp_set_max_active_levels(levels);
    CHECK(elsewhere == 0);
    report("inside a region a map opens none and stays on its thread");
}

static void *caller(void *arg)
{
    size_t good = 0, me = (size_t)arg;
    for (size_t k = 0; k < 6; k++) {
        mapfn_opts o = {0};
        o.parallel_iterations = (int)((me + k) % 5);
        o.grain = me % 3 * 100;
        good += right(&o);
    }
    return (void *)good;
}
static void pthreads(void)
{
    pthread_t t[16];
    prepare();
    for (size_t k = 0; k < 16; k++) pthread_create(&t[k], NULL, caller, (void *)k);
    for (int k = 0; k < 16; k++) {
        void *good;
        pthread_join(t[k], &good);
        CHECK((size_t)good == 6);
    }
    report("from 16 threads at once, with options that change, with and without sums");
}

static void forks(int count)
{
    int good = 0;
    prepare();
#pragma omp parallel
    sleep_us(10); /* the pool exists */
    right(NULL);
    for (int k = 0; k < count; k++) {
        pid_t child = fork();
        if (child == 0) {
            alarm(300); /* a child that hangs */
            _exit(right(NULL) ? 0 : 1);
        }
        int code = 1;
        waitpid(child, &code, 0);
        good += code == 0;
        if (k % 100 == 0) CHECK(right(NULL));
    }
    CHECK(good == count);
    char text[60];
    snprintf(text, sizeof text, "%d forked children compute and end", count);
    report(text);
}

static void many_calls(void)
{
    enum { n = 600 };
    static float x[n], y[n];
    size_t wrong = 0;
    for (int i = 0; i < n; i++) x[i] = (float)i;
    for (size_t k = 0; k < 1000000; k++) {
        size_t m = k % 1000 == 0 ? n : k % 8;
        wrong += halve_map_omp(m, y, x, NULL) != MAPFN_OK || (m && y[m - 1] != x[m - 1] * 0.5f + 1);
    }
    CHECK(wrong == 0);
    report("a million calls");
}

int main(int argc, char **argv)
{
    for (int k = 1; k < argc; k++) {
        const char *part = argv[k];
        if (part[0] == ',') variant = part;
        if (!strcmp(part, "at_once")) at_once();
        if (!strcmp(part, "by_default")) by_default();
        if (!strcmp(part, "rendezvous")) rendezvous();
        if (!strcmp(part, "claims")) claiming();
        if (!strcmp(part, "balance")) balance();
        if (!strcmp(part, "cancel")) cancel();
        if (!strcmp(part, "lowest")) lowest();
        if (!strcmp(part, "checks")) checks();
        if (!strcmp(part, "slots")) slots();
        if (!strcmp(part, "nesting")) nesting();
        if (!strcmp(part, "pthreads")) pthreads();
        if (!strcmp(part, "forks")) forks(1000);
        if (!strcmp(part, "some_forks")) forks(20);
        if (!strcmp(part, "more_forks")) forks(100);
        if (!strcmp(part, "calls")) many_calls();
    }
    return 0;
}
