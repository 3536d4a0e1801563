/* Maps with sums beside what others have, in one process; times of a rival are divided by the map's. */
#include "../bench.h"
#include "works.h"
#include <math.h>

enum { MOST = 10000000, ROWS = 1000, SYSTEMS = 7 };
static const works *const systems[SYSTEMS] = {&maps, &plain, &fast, &simd, &eigen, &by_xsimd, &blas};
static inputs in;
static work *now[SYSTEMS];
static volatile T sink;
#define RUN(k) static void run_##k(size_t n) { sink = now[k](n, &in); }
RUN(0) RUN(1) RUN(2) RUN(3) RUN(4) RUN(5) RUN(6)
static bench_fn *const runs[SYSTEMS] = {run_0, run_1, run_2, run_3, run_4, run_5, run_6};

static work *work_of(const works *system, size_t offset)
{
    work *found;
    memcpy(&found, (const char *)system + offset, sizeof found);
    return found;
}
/* a line of the table; `each`: elements that the times are divided by */
static void line(const char *name, size_t offset, size_t n, size_t shown, size_t each)
{
    bench_fn *here[SYSTEMS];
    int count = 0, place[SYSTEMS];
    double times[SYSTEMS], best[SYSTEMS];
    T const right = work_of(&plain, offset)(n, &in);
    for (int k = 0; k < SYSTEMS; k++) {
        place[k] = -1;
        best[k] = 1e300;
        now[k] = work_of(systems[k], offset);
        if (!now[k]) continue;
        T const result = now[k](n, &in);
        if (fabs((double)(result - right)) > 0.1 * fabs((double)right) + 0.05) {
            fprintf(stderr, "%s of %s, n = %zu: %g instead of %g\n", name, systems[k]->system, n, (double)result, (double)right);
            exit(1);
        }
        place[k] = count;
        here[count++] = runs[k];
    }
    for (int round = 0; round < (n <= 1000000 ? 3 : 1); round++) {
        bench_compare(here, count, n, 7, 4e4, times);
        for (int k = 0; k < count; k++)
            if (times[k] < best[k]) best[k] = times[k];
    }
    printf("| %s | %zu | %.*f |", name, shown, best[0] < 1e4 ? 1 : 0, best[0] / (double)each);
    for (int k = 1; k < SYSTEMS; k++)
        if (place[k] < 0) printf(" |");
        else printf(" %.2f |", best[place[k]] / best[0]);
    puts("");
    fflush(stdout);
}

static int threads, with_sum;
static void openmp(size_t n) { sink = map_openmp(n, &in, threads, with_sum); }
static double openmp_time(size_t n)
{
    double best = 1e300, time;
    bench_fn *const f = openmp;
    for (int round = 0; round < 3; round++) {
        bench_compare(&f, 1, n, 5, 1e6, &time);
        if (time < best) best = time;
    }
    return best;
}

int main(void)
{
    static const size_t sizes[] = {3, 10, 1000, 1000000, MOST}, longest[] = {4, 16, 64, 100, 400, 4000};
    T *const x = malloc(MOST * sizeof(T)), *const y = malloc(MOST * sizeof(T)), *const out = malloc(MOST * sizeof(T));
    size_t *const splits = malloc((ROWS + 1) * sizeof(size_t));
    T *const gradient = malloc(ROWS * FEATURES * sizeof(T));
    uint32_t r = 1;
    if (!x || !y || !out || !splits || !gradient) return 1;
    for (size_t i = 0; i < MOST; i++) {
        x[i] = (T)((r = r * 1664525u + 1013904223u) >> 8) / (T)16777216;
        y[i] = (T)((r = r * 1664525u + 1013904223u) >> 8) / (T)16777216;
        out[i] = 0;
    }
    x[MOST / 20] = -1; /* the lowest of many: as a float its index is exact */
    in = (inputs){x, y, splits, out, gradient};
    puts("| work | n | map, ns | plain -O3 | -Ofast | omp simd | Eigen | xsimd | OpenBLAS |");
    puts("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) line("dot", offsetof(works, dot), sizes[k], sizes[k], 1);
    for (size_t k = 0; k < 5; k++) line("sum of squares", offsetof(works, squares), sizes[k], sizes[k], 1);
    for (size_t k = 0; k < 5; k++) line("least and most", offsetof(works, extremes), sizes[k], sizes[k], 1);
    for (size_t k = 0; k < 5; k++) line("mean and variance", offsetof(works, moments), sizes[k], sizes[k], 1);
    for (size_t k = 0; k < 4; k++) line("pi", offsetof(works, pi), sizes[k], sizes[k], 1);
    for (size_t k = 0; k < 5; k++) line("argmin", offsetof(works, lowest), sizes[k], sizes[k], 1);
    line("gradients, a row", offsetof(works, gradients), ROWS, FEATURES, ROWS);
    for (size_t k = 0; k < 6; k++) {
        splits[0] = 0;
        for (size_t i = 0; i < ROWS; i++)
            splits[i + 1] = splits[i] + 1 + ((r = r * 1664525u + 1013904223u) >> 8) % longest[k];
        line("ragged, a row of 1 to", offsetof(works, rows), ROWS, longest[k], ROWS);
    }
    puts("\n| OpenMP, 2 threads: 1 thread's time divided by theirs | n = 1000000 | n = 10000000 |\n|---|--:|--:|");
    for (with_sum = 0; with_sum < 2; with_sum++) {
        printf("| %s |", with_sum ? "dot: x * y, added up" : "product: x * y, stored");
        for (size_t k = 3; k < 5; k++) {
            threads = 1;
            double const alone = openmp_time(sizes[k]);
            threads = 2;
            printf(" %.2f |", alone / openmp_time(sizes[k]));
        }
        puts("");
    }
    return 0;
}
