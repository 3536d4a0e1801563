/* MAPFN_VERIFY finds what is wrong, says where, and is silent about what is right. */
#ifdef _OPENMP
#include "mapfn_omp.h"
#else
#include "mapfn.h"
#endif
#include "tests/lib/test.h"
#include <string.h>
#include <sys/resource.h>

enum { N = 1000 };
static float x[N], y[N], z[N];
static void begin(void)
{
    for (int i = 0; i < N; i++) x[i] = (float)i, y[i] = 5, z[i] = 7;
}
static bool says(const char *words)
{
    if (strstr(mapfn_explain(), words)) return true;
    printf("    %s\n", mapfn_explain());
    return false;
}

MAPFN(float, twice, in(float, a), out(float, b)) { *b = a; return 2 * a; }
typedef struct { char c; double d; } padded;
MAPFN(padded, pad, in(float, a)) { padded p; p.c = 1, p.d = a; return p; }
MAPFN(float, negative, in(float, a)) { return -a; }
MAPFN(void, total, in(float, a), sum(float, s), sum(int, n)) { *s = a, *n = 1; }
MAPFN(int, parse, in(float, a), out(float, b), fallible) { *b = a; return a > 500 ? (int)a : 0; }
MAPFN(void, rows, in_row(float, a, 4), out_row(float, b, 4)) { for (int j = 0; j < 4; j++) b[j] = 1 - a[j]; }
MAPFN(void, running, inout_row(float, a, 4)) { for (int j = 1; j < 4; j++) a[j] += a[j - 1]; }
MAPFN(bool, halve, in(float, a), out_state(float, b, a), repeat(20)) { *b /= 2; return *b > 1; }
MAPFN(bool, large, in(float, a), kept(float, b)) { *b = a; return a > 300; }
MAPFN(float, shared, in(float, a), scratch(float, s, 8)) { for (int j = 0; j < 8; j++) s[j] = a; return s[3]; }
MAPFN(float, outer, in(float, a)) { float s = 0; int n; (void)total_map(1, &a, &s, &n); return s; }
TEST(right_maps)
{
    static padded p[N];
    static float some[N];
    float s;
    int n;
    size_t count;
    mapfn_failure failure;
    begin();
    EXPECT(twice_map(N, z, x, y) == MAPFN_OK && twice_map(3, z, x, y) == MAPFN_OK && twice_map_looped(N, z, x, y) == MAPFN_OK && twice_map_vectorized(N, z, x, y) == MAPFN_OK);
    EXPECT(twice_map(N, x, x, y) == MAPFN_OK && x[10] == 20 && y[10] == 10);
    begin();
    EXPECT(twice_map_opts(N, z, x, y, NULL) == MAPFN_OK && twice_map(0, NULL, NULL, NULL) == MAPFN_OK && twice_map(1, NULL, x, y) == MAPFN_NULL_POINTER);
    EXPECT(pad_map(N, p, x) == MAPFN_OK && p[9].d == 9 && total_map(N, x, &s, &n) == MAPFN_OK && s == 499500 && n == N);
    EXPECT(parse_map(N, x, y, &failure) == MAPFN_ELEMENT_FAILED && failure.index == 501 && failure.code == 501 && parse_map(N, x, y, NULL) == MAPFN_ELEMENT_FAILED);
    EXPECT(rows_map(N / 4, x, y) == MAPFN_OK && rows_map(N / 4, x, x) == MAPFN_OK && running_map(N / 4, x) == MAPFN_OK);
    begin();
    EXPECT(halve_map(N, x, y) == MAPFN_OK && large_map(N, x, some, &count) == MAPFN_OK && count == 699 && shared_map(N, z, x, NULL) == MAPFN_OK && outer_map(N, z, x) == MAPFN_OK);
#ifdef _OPENMP
    EXPECT(twice_map_omp(N, z, x, y, NULL) == MAPFN_OK && total_map_omp(N, x, &s, &n, NULL) == MAPFN_OK && large_map_omp(N, x, some, &count, NULL) == MAPFN_OK);
#endif
}

static bool until(size_t done, size_t total_of_all, void *arg)
{
    (void)total_of_all, (void)arg;
    return done < 100;
}
TEST(cancelled_maps)
{
    size_t done = 0;
    mapfn_opts o = MAPFN_NO_OPTS;
    o.progress = until, o.grain = 64, o.completed = &done;
    begin();
    EXPECT(twice_map_opts(N, z, x, y, &o) == MAPFN_CANCELLED && done == 128 && y[127] == 127 && y[128] == 5);
    o.progress = NULL, o.begin = done;
    EXPECT(twice_map_opts(N, z, x, y, &o) == MAPFN_OK && done == N && y[999] == 999);
}

/* what no map may do */
MAPFN(float, neighbour, in(float, a), uniform(const float *, results), index(i)) { return i > 0 ? results[i - 1] + a : a; }
/* Without memory for copies nothing is compared, which is no success. */
TEST(no_memory)
{
    enum { LARGE = 1 << 24 };
    static float in[LARGE], out[LARGE];
    struct rlimit before, little;
    getrlimit(RLIMIT_AS, &before);
    little = before;
    little.rlim_cur = 1 << 20;
    setrlimit(RLIMIT_AS, &little);
    mapfn_status const status = negative_map(LARGE, out, in);
    setrlimit(RLIMIT_AS, &before);
    EXPECT(status == MAPFN_NO_MEMORY && says("negative: it has run, and nothing is compared"));
}

TEST(a_neighbours_output)
{
    begin();
    EXPECT(neighbour_map(N, z, x, z) == MAPFN_NOT_SAME && says("neighbour: element") && says("of `out` is") && says("by the looped variant"));
    EXPECT(strstr(mapfn_status_text(MAPFN_NOT_SAME), "looped variant") != NULL);
}
MAPFN(float, unset, in(float, a)) { float volatile b[4]; b[0] = a; return a > 3 ? b[1 + (int)a % 3] : a; }
TEST(what_nothing_has_written)
{
    begin();
    EXPECT(unset_map(N, z, x) == MAPFN_NOT_SAME && says("unset: element"));
}
static int counted;
MAPFN(int, counting, in(float, a)) { return a >= 0 ? ++counted : 0; }
TEST(an_order)
{
    static int results[N];
    begin();
    EXPECT(counting_map(N, results, x) == MAPFN_NOT_SAME && says("counting: element 0 of `out` is 0x000003e9"));
}
#ifdef _OPENMP
static int volatile seen;
/* the first element waits for what elements of the second half say, which in order come after it */
MAPFN(int, race, index(i), cost(2000))
{
    if (i >= N / 2) seen = 1;
    if (i > 0) {
        for (int volatile k = 0; k < 500; k++) {}
        return 0;
    }
    seen = 0;
    for (int volatile k = 0; k < 10000000 && !seen; k++) {}
    return seen;
}
TEST(a_race)
{
    static int results[N];
    mapfn_opts o = MAPFN_NO_OPTS;
    mapfn_status status = MAPFN_OK;
    o.parallel_iterations = 2;
    /* where other programs run, the map may stay on one thread for many calls */
    for (int k = 0; k < 1000 && status == MAPFN_OK; k++) status = race_map_omp(N, results, &o);
    EXPECT(status == MAPFN_NOT_SAME && says("race: element 0 of `out`"));
}
#endif

/* with the header that tests/verify/run.sh plants a fault in, clang stores this result before it has read it */
MAPFN(float, zero, in(float, a), out(float, b)) { *b = a; return 0; }
TEST(a_compiler)
{
    begin();
#ifdef PLANTED
    EXPECT(zero_map(N, x, x, y) == MAPFN_NOT_SAME && says("zero: element 1 of `b`"));
#else
    EXPECT(zero_map(N, x, x, y) == MAPFN_OK && y[9] == 9 && x[9] == 0);
#endif
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
#ifdef PLANTED
    RUN(a_compiler);
#else
    RUN(right_maps);
    RUN(cancelled_maps);
    RUN(no_memory);
    RUN(a_neighbours_output);
    RUN(what_nothing_has_written);
    RUN(an_order);
#ifdef _OPENMP
    if (omp_get_max_threads() > 1) RUN(a_race);
#endif
    RUN(a_compiler);
#endif
    TEST_END();
}
