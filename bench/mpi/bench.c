/* What maps over MPI ranks cost, beside what they are made of: mpirun -n RANKS bench. A round times each line of a table, in an order that
 * turns with the rounds; a ratio is the median of the rounds' own. The least time stands beside it, as other work on the machine hits
 * everybody who waits for another rank. */
#include "../../mapfn_math.h"
#include "../../mapfn_mpi.h"
#include <stdio.h>
#include <stdlib.h>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a))
{
    return a * x + y;
}
MAPFN(double, places, in(float, x), index(i))
{
    return (double)x + (double)i;
}
MAPFN(int, check, in(float, x), fallible)
{
    return x < 0;
}
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s))
{
    *s = x * y;
}
MAPFN(void, entropy, in(float, x), in(float, y), sum(float, s))
{
    *s = x * mapfn_log(y + 1);
}

enum { ROUNDS = 61, MOST = 8, FEW = 100, LARGE = 10000000 };
static int rank, ranks;
static float *x, *y;
static uint64_t words[7];

static const struct work {
    const char *name;
    int times;
} small[] = {{"MPI_Allreduce of 7 words", 500}, {"saxpy_map, no MPI", 500}, {"saxpy_map_mpi", 500}, {"places_map_mpi: index", 500},
    {"check_map_mpi: fallible", 500}, {"dot_map_mpi: sum", 100}},
  dots[] = {
      {"dot_map on rank 0, the others idle", 1}, {"by hand: dot_map of a part, MPI_Allreduce of a float", 1}, {"dot_map_mpi over all ranks", 1}},
  logs[] = {{"entropy_map on rank 0, the others idle", 1}, {"by hand: entropy_map of a part, MPI_Allreduce of a float", 1},
      {"entropy_map_mpi over all ranks", 1}};

static void call_small(int which)
{
    static float out[FEW], s;
    static double d[FEW];
    mapfn_failure f;
    switch (which) {
    case 0: MPI_Allreduce(MPI_IN_PLACE, words, 7, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD); break;
    case 1: (void)saxpy_map(FEW, out, x, y, 2); break;
    case 2: (void)saxpy_map_mpi(FEW, out, x, y, 2, NULL, MPI_COMM_WORLD); break;
    case 3: (void)places_map_mpi(FEW, d, x, NULL, MPI_COMM_WORLD); break;
    case 4: (void)check_map_mpi(FEW, x, &f, NULL, MPI_COMM_WORLD); break;
    default: (void)dot_map_mpi(FEW, x, y, &s, NULL, MPI_COMM_WORLD);
    }
}
/* by hand: a part's sum and MPI_Allreduce, whose bits depend on the number of ranks */
#define CALL_LARGE(call, sum) \
    static void call(int which) \
    { \
        size_t const part = LARGE / (size_t)ranks; \
        float s; \
        if (which == 0 && rank == 0) (void)sum##_map(LARGE, x, y, &s); \
        if (which == 1) { \
            (void)sum##_map(part, x, y, &s); \
            MPI_Allreduce(MPI_IN_PLACE, &s, 1, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD); \
        } \
        if (which == 2) (void)sum##_map_mpi(part, x, y, &s, NULL, MPI_COMM_WORLD); \
    }
CALL_LARGE(call_dots, dot)
CALL_LARGE(call_logs, entropy)

static int by_value(const void *a, const void *b)
{
    double const p = *(const double *)a, q = *(const double *)b;
    return (p > q) - (p < q);
}
static void table(const char *title, double unit, const char *units, const struct work *works, int count, void (*call)(int which))
{
    static double took[MOST][ROUNDS];
    for (int round = 0; round < ROUNDS; round++)
        for (int k = 0; k < count; k++) {
            int const which = (k + round) % count;
            MPI_Barrier(MPI_COMM_WORLD);
            double const start = MPI_Wtime();
            double edges[2] = {-start, 0};
            for (int t = 0; t < works[which].times; t++) call(which);
            edges[1] = MPI_Wtime();
            double const end = edges[1];
            MPI_Allreduce(MPI_IN_PLACE, edges, 2, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
            /* a single call: from the first rank's start to the last one's end; many in a row keep the ranks together by themselves */
            took[which][round] = works[which].times == 1 ? edges[0] + edges[1] : (end - start) / works[which].times;
        }
    if (rank != 0) return;
    printf("\n| %s | least, %s | median | ratio to the first |\n|---|--:|--:|--:|\n", title, units);
    for (int which = count - 1; which >= 0; which--) { /* the first last, as it is sorted then */
        double ratios[ROUNDS];
        for (int k = 0; k < ROUNDS; k++) ratios[k] = took[which][k] / took[0][k];
        qsort(ratios, ROUNDS, sizeof *ratios, by_value);
        qsort(took[which], ROUNDS, sizeof **took, by_value);
        printf("| %s | %.3g | %.3g | %.2f |\n", works[which].name, took[which][0] / unit, took[which][ROUNDS / 2] / unit, ratios[ROUNDS / 2]);
    }
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    x = (float *)malloc(LARGE * sizeof *x);
    y = (float *)malloc(LARGE * sizeof *y);
    if (!x || !y) MPI_Abort(MPI_COMM_WORLD, 1);
    for (size_t i = 0; i < LARGE; i++) {
        x[i] = (float)(i % 1000);
        y[i] = (float)(i % 7);
    }
    table("n = 100 on each rank", 1e-6, "µs", small, (int)(sizeof small / sizeof *small), call_small);
    table("a sum of 10^7 products of floats", 1e-3, "ms", dots, (int)(sizeof dots / sizeof *dots), call_dots);
    table("a sum of 10^7 products with a logarithm", 1e-3, "ms", logs, (int)(sizeof logs / sizeof *logs), call_logs);
    free(x);
    free(y);
    MPI_Finalize();
    return 0;
}
