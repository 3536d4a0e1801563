/* The join of a map's sums over very many ranks, by the very code that MPI calls for two of them, in one process: how large a rank's state
 * is, what a join takes, and that the bits are those of one sequential map, also where every rank has less than a block. From that what a call
 * costs on a network: rounds * (latency + bytes / bandwidth + join).
 *     gcc -O2 bench/mpi/simulate.c -lm && ./a.out [latency in µs] [bandwidth in GB/s] */
#include "../../mapfn.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

MAPFN(void, dot, in(float, x), in(float, y), sum(float, s))
{
    *s = x * y;
}
MAPFN(void, energy, in(float, x), in(float, y), sum(double, s))
{
    *s = (double)x * (double)y;
}
typedef struct {
    double value[4];
} four;
MAPFN_FN four no_four(void)
{
    four v = {{0, 0, 0, 0}};
    return v;
}
MAPFN_FN four add_four(four a, four b)
{
    for (int k = 0; k < 4; k++) a.value[k] += b.value[k];
    return a;
}
MAPFN(void, moments, in(float, x), in(float, y), reduce(four, m, add_four, no_four()))
{
    m->value[0] = 1;
    m->value[1] = (double)x;
    m->value[2] = (double)x * (double)x;
    m->value[3] = (double)x * (double)y;
}

static double latency = 2, bandwidth = 10;
static size_t kept_most, joins;
static double joining[100000]; /* nanoseconds of each */

/* One map of n elements over `ranks` ranks with n / ranks each, the states joined as an Allreduce by halves does: neighbours, then pairs
 * of them. A binary counter keeps at most one state for each round. */
static const void *over_ranks(const mapfn_summing *m, mapfn_chunk *chunk, void *args, size_t n, size_t ranks)
{
    static char *states[64], *copies;
    static size_t made;
    size_t const bytes = mapfn_sums_bytes_with_head(m);
    size_t filled = 0;
    if (made < bytes) {
        for (int k = 0; k < 64; k++) {
            free(states[k]);
            states[k] = (char *)aligned_alloc(256, (bytes + 255) / 256 * 256);
        }
        free(copies), copies = (char *)malloc(2 * bytes);
        made = bytes;
    }
    for (size_t rank = 0; rank < ranks; rank++) {
        size_t const begin = n / ranks * rank + (rank < n % ranks ? rank : n % ranks), end = begin + n / ranks + (rank < n % ranks);
        mapfn_sums *const state = (mapfn_sums *)(void *)states[filled++];
        mapfn_sums_begin_at(m, state, begin);
        (void)mapfn_sums_run(m, chunk, args, state, begin, end, false, 0);
        for (size_t pairs = rank + 1; filled > 1 && (pairs % 2 == 0 || rank + 1 == ranks); pairs /= 2) {
            mapfn_sums *const left = (mapfn_sums *)(void *)states[filled - 2], *const right = (mapfn_sums *)(void *)states[filled - 1];
            double const start = mapfn_now();
            if (right->kept > kept_most) kept_most = right->kept;
            memcpy(copies, left, bytes); /* as the operation that MPI calls, whose memory may be unaligned */
            memcpy(copies + bytes, right, bytes);
            mapfn_sums_continue(m, left, right);
            memcpy(copies, left, bytes);
            joining[joins++] = mapfn_now() - start;
            filled--;
        }
    }
    return mapfn_sums_total(m, m->sum, (mapfn_sums *)(void *)states[0]);
}

static const float *x, *y;
static int wrong;
#define TRY(map, field, T, n, ranks) \
    do { \
        struct mapfn_args_##map args; \
        T alone; \
        memset(&args, 0, sizeof args); \
        args.x = x, args.y = y; \
        kept_most = joins = 0; \
        (void)map##_map(n, x, y, &alone); \
        const mapfn_summing *const m = (const mapfn_summing *)mapfn_info_##map(); \
        int const same = memcmp(over_ranks(m, MAPFN_CHOSEN_CHUNK(map), &args, n, ranks), &alone, sizeof alone) == 0; \
        told(#map, m, n, ranks, same); \
    } while (0)

static int by_value(const void *a, const void *b)
{
    double const p = *(const double *)a, q = *(const double *)b;
    return (p > q) - (p < q);
}
static void told(const char *map, const mapfn_summing *m, size_t n, size_t ranks, int same)
{
    double const rounds = ceil(log2((double)ranks)), bytes = (double)mapfn_sums_bytes_with_head(m);
    qsort(joining, joins, sizeof *joining, by_value);
    double const join = joining[joins / 2] / 1000;
    double const plain = rounds * (latency + 56e-3 / bandwidth), sums = rounds * (latency + bytes / 1e3 / bandwidth + join);
    printf("| %s | %zu | %.3g | %.0f | %zu | %zu | %.2f | %.0f | %.0f | %s |\n", map, ranks, (double)n / (double)ranks, rounds,
        mapfn_sums_bytes_with_head(m), kept_most, join, plain, 2 * plain + sums, same ? "the same" : "OTHERS");
    wrong |= !same;
}

int main(int argc, char **argv)
{
    enum { N = 10000000 };
    float *const a = (float *)malloc(N * sizeof *a), *const b = (float *)malloc(N * sizeof *b);
    if (!a || !b) return 1;
    if (argc > 1) latency = atof(argv[1]);
    if (argc > 2) bandwidth = atof(argv[2]);
    for (size_t i = 0; i < N; i++) a[i] = 1 / (float)(i + 1), b[i] = (float)(i % 1001);
    x = a, y = b;
    printf("Latency %g µs and %g GB/s a message.\n\n| map | ranks | elements of a rank | rounds | bytes of a state | most parts kept | a join, "
           "median µs "
           "| plain map, µs | map with sums, µs | bits |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|---|\n",
        latency, bandwidth);
    for (size_t ranks = 100; ranks <= 100000; ranks *= 10) {
        TRY(dot, s, float, N, ranks);
        TRY(dot, s, float, ranks * 7 + 5, ranks);
        TRY(energy, s, double, N, ranks);
        TRY(moments, m, four, ranks * 70 + 11, ranks);
    }
    free(a), free(b);
    return wrong;
}
