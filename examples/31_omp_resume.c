/* A long map on all cores that is cancelled, and later goes on where it stopped.
 *
 * Shows: .progress that returns false, .completed, .begin; exactly the elements [0, completed) are done after a cancel.
 * Run:   gcc -O2 examples/31_omp_resume.c -fopenmp && ./a.out */
#define MAPFN_OMP_ALLOW_SERIAL 1
#include "../mapfn_omp.h"
#include <stdio.h>

enum { N = 200000 };

/* a random walk of 100 steps; each element has a stream of its own, so the result does not depend on who computes it */
MAPFN(int, walk, rng(r))
{
    int place = 0;
    for (int k = 0; k < 100; k++) place += mapfn_rng_below(r, 2) ? 1 : -1;
    return place;
}

/* false at the first call past a quarter of the elements */
static bool quarter(size_t done, size_t total, void *unused)
{
    (void)unused;
    return done < total / 4;
}

int main(void)
{
    static int places[N], whole[N];
    uint64_t seed = 2024;
    size_t completed = 0;
    for (size_t i = 0; i < N; i++) places[i] = -1000;

    mapfn_opts options = {0};
    options.progress = quarter;
    options.completed = &completed;
    mapfn_status status = walk_map_omp(N, places, seed, &options);
    size_t untouched = 0;
    for (size_t i = completed; i < N; i++) untouched += places[i] == -1000;
    printf("first: %s\n", mapfn_status_text(status));
    printf("       a quarter and more is done: %s; all beyond is untouched: %s\n", completed >= N / 4 ? "yes" : "no",
        untouched == N - completed ? "yes" : "no");

    options.progress = NULL;
    options.begin = completed;
    status = walk_map_omp(N, places, seed, &options);
    walk_map(N, whole, seed);
    printf("then:  %s, %zu elements, %s an uninterrupted map\n", mapfn_status_text(status), completed,
        memcmp(places, whole, sizeof whole) == 0 ? "same as" : "differs from");
    return 0;
}
