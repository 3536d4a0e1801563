/* A log of requests: how long they took as a histogram, which ones failed, what each of four servers spent, and the first slow one.
 *
 * Shows: outputs that elements share. `tally` adds to places that the data name, `kept` stores what a filter lets through, `sum_row` adds
 * up rows, and `first` stops at the first hit; any and all are a `first`. Each has the same bits over any number of threads.
 * MAPFN_SAME_BITS 1: the same sums with any compiler flags.
 * Run:   gcc -O2 examples/37_requests.c && ./a.out */
#define MAPFN_SAME_BITS 1
#include "../mapfn.h"
#include "seconds.h"

enum { N = 1000000, BINS = 12, SERVERS = 4 };

typedef struct {
    float milliseconds;
    uint8_t server, failed;
} request;

MAPFN(request, simulate, rng(r))
{
    float u = mapfn_rng_float(r);
    request one;
    one.milliseconds = 2 / (1.0005f - u);
    one.server = (uint8_t)mapfn_rng_below(r, SERVERS);
    one.failed = mapfn_rng_below(r, 1000) == 0;
    return one;
}

/* place k counts the requests that took 2^k to 2^(k + 1) milliseconds; a place that does not exist would be an error, not a crash */
MAPFN(void, durations, in(request, q), tally(uint32_t, bins, BINS))
{
    int bin = 0;
    for (float t = q.milliseconds; t >= 2 && bin < BINS - 1; t /= 2) bin++;
    *bins_at = (size_t)bin;
    *bins = 1;
}

/* two arrays of kept values, as long as there are such requests */
MAPFN(bool, failures, in(request, q), index(i), kept(size_t, at), kept(float, milliseconds))
{
    *at = i;
    *milliseconds = q.milliseconds;
    return q.failed != 0;
}

/* four sums at once: time spent by server */
MAPFN(void, by_server, in(request, q), sum_row(double, spent, SERVERS))
{
    spent[q.server] += q.milliseconds;
}

MAPFN(bool, slow, in(request, q), uniform(float, limit), first(at))
{
    return q.milliseconds > limit;
}

static request log_of[N];
static size_t at[N];
static float milliseconds[N];

int main(void)
{
    uint32_t bins[BINS], plain[BINS] = {0};
    double spent[SERVERS], start;
    size_t count, where;
    int same = 1;
    MAPFN_REQUIRE(simulate_map(N, log_of, 2026));

    start = seconds();
    MAPFN_REQUIRE(durations_map(N, log_of, bins));
    double map = seconds() - start;
    start = seconds();
    for (size_t i = 0; i < N; i++) {
        int bin = 0;
        for (float t = log_of[i].milliseconds; t >= 2 && bin < BINS - 1; t /= 2) bin++;
        plain[bin]++;
    }
    double loop = seconds() - start;
    for (int k = 0; k < BINS; k++) same = same && bins[k] == plain[k];
    printf("to 2 ms: %u, to 4: %u, to 8: %u, from 2048 on: %u; %s the loop's\n", (unsigned)bins[0], (unsigned)bins[1], (unsigned)bins[2],
        (unsigned)bins[BINS - 1], same ? "exactly" : "not");

    MAPFN_REQUIRE(failures_map(N, log_of, at, milliseconds, &count));
    printf("%zu failed, first number %zu, last number %zu\n", count, at[0], at[count - 1]);

    MAPFN_REQUIRE(by_server_map(N, log_of, spent));
    for (int k = 0; k < SERVERS; k++) printf("server %d: %.0f s\n", k, spent[k] / 1000);

    MAPFN_REQUIRE(slow_map(N, log_of, 1000, &where));
    printf("the first slow one: %zu\n", where);
    MAPFN_REQUIRE(slow_map(N, log_of, 1e6f, &where));
    printf("any of more than 1000 s: %s\n", where < N ? "yes" : "no");
    fprintf(stderr, "histogram: map %.2f ms, plain loop %.2f ms\n", map * 1e3, loop * 1e3);
    return 0;
}
