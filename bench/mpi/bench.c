/* What maps over MPI ranks cost, beside what they are made of: mpirun -n RANKS bench. Each round times all of one block in turn, and a ratio
 * is the median of the rounds' own; minima stand beside it, as other work on the machine hits whoever waits for another rank. */
#include "../../mapfn_mpi.h"
#include <stdio.h>
#include <stdlib.h>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(double, places, in(float, x), index(i)) { return (double)x + (double)i; }
MAPFN(int, check, in(float, x), fallible) { return x < 0; }
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }

enum { ROUNDS = 41, MOST = 8 };
static int rank, ranks;
static double took[MOST][ROUNDS];
static const char *names[MOST];
static int count;

static int by_value(const void *a, const void *b)
{
    double const x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
static double median(const double *values)
{
    double sorted[ROUNDS];
    memcpy(sorted, values, sizeof sorted);
    qsort(sorted, ROUNDS, sizeof *sorted, by_value);
    return sorted[ROUNDS / 2];
}
static double least(const double *values)
{
    double low = values[0];
    for (int k = 1; k < ROUNDS; k++) low = values[k] < low ? values[k] : low;
    return low;
}
/* ratios are to line `of` */
static void table(const char *title, double unit, const char *units, int of)
{
    if (rank == 0) printf("\n| %s | least, %s | median | ratio of medians' rounds |\n|---|--:|--:|--:|\n", title, units);
    for (int c = 0; c < count; c++) {
        double ratios[ROUNDS];
        for (int k = 0; k < ROUNDS; k++) ratios[k] = took[c][k] / took[of][k];
        if (rank == 0) printf("| %s | %.3g | %.3g | %.2f |\n", names[c], least(took[c]) / unit, median(took[c]) / unit, median(ratios));
    }
    count = 0;
}
#define TIMED(name, times, statement) \
    do { \
        MPI_Barrier(MPI_COMM_WORLD); \
        double const start = MPI_Wtime(); \
        for (int t = 0; t < (times); t++) statement; \
        took[count][round] = (MPI_Wtime() - start) / (times); \
        names[count++] = name; \
    } while (0)

int main(int argc, char **argv)
{
    enum { N = 100, LARGE = 10000000, TIMES = 500 };
    static float out[N];
    static double d[N];
    float s = 0;
    mapfn_failure f;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    size_t const part = LARGE / (size_t)ranks;
    float *x = (float *)malloc(LARGE * sizeof *x), *y = (float *)malloc(LARGE * sizeof *y);
    if (!x || !y) MPI_Abort(MPI_COMM_WORLD, 1);
    for (size_t i = 0; i < LARGE; i++) x[i] = (float)(i % 1000), y[i] = (float)(i % 7);

    for (int round = 0; round < ROUNDS; round++) {
        uint64_t words[7] = {0};
        count = 0;
        TIMED("MPI_Allreduce of 7 words", TIMES, (void)MPI_Allreduce(MPI_IN_PLACE, words, 7, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD));
        TIMED("saxpy_map, no MPI", TIMES, (void)saxpy_map(N, out, x, y, 2));
        TIMED("saxpy_map_mpi", TIMES, (void)saxpy_map_mpi(N, out, x, y, 2, NULL, MPI_COMM_WORLD));
        TIMED("places_map_mpi: `index`", TIMES, (void)places_map_mpi(N, d, x, NULL, MPI_COMM_WORLD));
        TIMED("check_map_mpi: `fallible`", TIMES, (void)check_map_mpi(N, x, &f, NULL, MPI_COMM_WORLD));
        TIMED("dot_map_mpi: `sum`", TIMES / 5, (void)dot_map_mpi(N, x, y, &s, NULL, MPI_COMM_WORLD));
    }
    table("n = 100 on each rank", 1e-6, "µs", 0);

    for (int round = 0; round < ROUNDS; round++) {
        count = 0;
        TIMED("dot_map of 10^7 on each rank at once", 1, (void)dot_map(LARGE, x, y, &s));
        if (rank == 0) {
            double const start = MPI_Wtime();
            (void)dot_map(LARGE, x, y, &s);
            took[count][round] = MPI_Wtime() - start;
        }
        names[count++] = "dot_map of 10^7 on rank 0 alone, the others idle";
        TIMED("dot_map_mpi of 10^7 over all ranks", 1, (void)dot_map_mpi(part, x + (size_t)rank * part, y + (size_t)rank * part, &s, NULL, MPI_COMM_WORLD));
    }
    table("a sum of 10^7 floats' products", 1e-3, "ms", 1);
    free(x), free(y);
    MPI_Finalize();
    return 0;
}
