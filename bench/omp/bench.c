/* bench/omp/bench.c: OpenMP maps against sequential ones, and against a hand-written loop. Both take turns, now one first, now the other:
 * a ratio and a difference are the medians of the rounds' own, since a processor's speed may change by half from one moment to the next
 * (other machines on the same host), and then two figures of different moments differ by more than what is looked for.
 * Each call uses a result of the call before: of calls that do not, a processor begins the next while the last one ends, and how much
 * of it is no property of the map. Usage: bench PART [pause in ms [most n]] */
#define _GNU_SOURCE /* pthread_setaffinity_np */
#include "maps.h"
#include <semaphore.h>
#if defined(__AVX__)
# include <immintrin.h>
#endif

static float *x, *y, *out, *skew;
typedef mapfn_status map(size_t, float *, const float *, const float *, float);
typedef mapfn_status map_omp(size_t, float *, const float *, const float *, float, const mapfn_opts *);

static double now(void) { return mapfn_now(); }
static void pause_for(double ms)
{
    if (ms > 0) {
        struct timespec t = {0, (long)(ms * 1e6)};
        nanosleep(&t, NULL);
    }
}
static int order(const void *a, const void *b)
{
    double p = *(const double *)a, q = *(const double *)b;
    return (p > q) - (p < q);
}
static double quartile(double *values, int count)
{
    qsort(values, (size_t)count, sizeof *values, order);
    return values[count / 4];
}

/* the hand-written rivals */
static void by_hand(size_t n, int threads)
{
#pragma omp parallel for simd schedule(static) num_threads(threads)
    for (size_t i = 0; i < n; i++) out[i] = 2.0f * x[i] + y[i];
}
static void saxpy_by_hand(size_t n)
{
#pragma omp parallel for simd schedule(static)
    for (size_t i = 0; i < n; i++) out[i] = 2.0f * x[i] + y[i];
}
static void poly_by_hand(size_t n)
{
#pragma omp parallel for simd schedule(static)
    for (size_t i = 0; i < n; i++) out[i] = poly(x[i], y[i], 0.5f);
}

typedef struct result {
    double sequential, parallel, ratio, difference; /* ns; medians */
} result;
static double median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof *values, order);
    return values[count / 2];
}

/* the same, stored past the caches */
static void by_hand_streaming(size_t n, int threads)
{
#if defined(__AVX__)
# pragma omp parallel num_threads(threads)
    {
        __m256 const two = _mm256_set1_ps(2.0f);
# pragma omp for schedule(static)
        for (size_t i = 0; i < n / 8 * 8; i += 8) _mm256_stream_ps(out + i, _mm256_add_ps(_mm256_mul_ps(two, _mm256_loadu_ps(x + i)), _mm256_loadu_ps(y + i)));
        _mm_sfence();
    }
#else
    by_hand(n, threads);
#endif
}

/* ns of a call; `batch` of them, after a pause, or after three that are not timed. seq or par is NULL. */
static double time_calls(map *seq, map_omp *par, const mapfn_opts *opts, const float *in, size_t n, double pause_ms, int batch)
{
    double begun = 0;
    pause_for(pause_ms);
    for (int k = pause_ms > 0 ? 0 : -3; k < batch; k++) {
        float previous = k > 0 ? out[n - 1] * 1e-9f : 0.5f;
        if (k == 0) begun = now();
        if (seq) seq(n, out, in, y, previous);
        else par(n, out, in, y, previous, opts);
    }
    return (now() - begun) / batch;
}

/* the pause stands before every call that is timed; where there is none, calls are timed in batches of 0.1 ms */
static result compare(map *seq, map_omp *par, const mapfn_opts *opts, const float *in, size_t n, double pause_ms)
{
    enum { all = 201 };
    char const *asked = getenv("BENCH_SHORT");
    int const is_short = asked && *asked;
    static double s[all], p[all], ratio[all], difference[all];
    int rounds = 0, batch = 1;
    double start = now(), t;
    seq(n, out, in, y, 0.5f);
    t = time_calls(seq, NULL, NULL, in, n, 0, 1);
    if (pause_ms == 0) batch = (int)(1e5 / (t + 20)) + 1;
    for (int k = 0; k < 30 && k * t < 3e7; k++) par(n, out, in, y, 0.5f, opts); /* learns */
    double room = (pause_ms > 0 ? 8e8 : t > 1e6 && t < 4e7 ? 6e8 : 1.2e8) * (is_short ? 0.35 : 1);
    while (rounds < all && (rounds < 5 || now() - start < room)) {
        if (rounds % 2) p[rounds] = time_calls(NULL, par, opts, in, n, pause_ms, batch);
        s[rounds] = time_calls(seq, NULL, NULL, in, n, pause_ms, batch);
        if (rounds % 2 == 0) p[rounds] = time_calls(NULL, par, opts, in, n, pause_ms, batch);
        ratio[rounds] = s[rounds] / p[rounds];
        difference[rounds] = p[rounds] - s[rounds];
        rounds++;
    }
    result r = {median(s, rounds), median(p, rounds), median(ratio, rounds), median(difference, rounds)};
    return r;
}

static void sizes(const char *name, map *seq, map_omp *par, const float *in, size_t most, double pause_ms)
{
    printf("\n%s, %s\n\n| n | sequential | OpenMP | ratio | difference, ns |\n|--:|--:|--:|--:|--:|\n", name, pause_ms > 0 ? "after a pause before each call" : "hot pool");
    for (size_t n = 1; n <= most; n = n < 10 ? n * 3 + (n == 3) : n * (n % 3 == 0 ? 10 : 3) / (n % 3 == 0 ? 3 : 1)) {
        result r = compare(seq, par, NULL, in, n, pause_ms);
        double allowance = pause_ms > 0 ? 3000 : 15;
        bool met = r.ratio >= 0.95 || (r.sequential + r.difference) * 0.95 <= r.sequential + allowance;
        printf("| %zu | %.0f | %.0f | %.2f%s | %+.0f |\n", n, r.sequential, r.parallel, r.ratio, met ? "" : " **below .95**", r.difference);
        fflush(stdout);
    }
}

static bool go_on(size_t done, size_t total, void *arg) { return (void)done, (void)total, (void)arg, true; }
static mapfn_status without_progress(size_t n, float *o, const float *a, const float *b, float c) { return poly_map_omp(n, o, a, b, c, NULL); }

static mapfn_status saxpy_hand_map(size_t n, float *o, const float *a, const float *b, float c) { return (void)o, (void)a, (void)b, (void)c, saxpy_by_hand(n), MAPFN_OK; }
static mapfn_status saxpy_hand_again(size_t n, float *o, const float *a, const float *b, float c, const mapfn_opts *opts) { return (void)opts, saxpy_hand_map(n, o, a, b, c); }
static mapfn_status poly_hand_map(size_t n, float *o, const float *a, const float *b, float c) { return (void)o, (void)a, (void)b, (void)c, poly_by_hand(n), MAPFN_OK; }
static void against_hand(const char *name, map *hand, map_omp *par, size_t first, size_t most, double pause_ms)
{
    printf("\n%s against `#pragma omp parallel for simd schedule(static)` by hand, %s\n\n| n | by hand | OpenMP map | ratio |\n|--:|--:|--:|--:|\n", name, pause_ms > 0 ? "after a pause" : "hot pool");
    for (size_t n = first; n <= most; n = n % 3 == 0 ? n / 3 * 10 : n * 3) {
        result r = compare(hand, par, NULL, x, n, pause_ms);
        printf("| %zu | %.0f | %.0f | %.2f |\n", n, r.sequential, r.parallel, r.ratio);
        fflush(stdout);
    }
}

/* The last of four calls, as the others of a round leave their pages and threads in another state; ms. */
static void streaming(size_t n, int threads)
{
    enum { rounds = 15 };
    double ms[4][rounds], map_ratio[rounds], hand_ratio[rounds];
    for (int k = 0; k < rounds; k++) {
        for (int which = 0; which < 4; which++) {
            mapfn_opts o = {0};
            o.parallel_iterations = threads;
            double t = now();
            if (which == 0) saxpy_map_omp(n, out, x, y, 0.5f, &o);
            if (which == 1) saxpy_streaming_map_omp(n, out, x, y, 0.5f, &o);
            if (which == 2) by_hand(n, threads);
            if (which == 3) by_hand_streaming(n, threads);
            ms[which][k] = (now() - t) / 1e6;
        }
        map_ratio[k] = ms[0][k] / ms[1][k];
        hand_ratio[k] = ms[2][k] / ms[3][k];
    }
    printf("| %d | %.1f | %.1f | %.2f | %.1f | %.1f | %.2f |\n", threads, median(ms[0], rounds), median(ms[1], rounds), median(map_ratio, rounds), median(ms[2], rounds), median(ms[3], rounds), median(hand_ratio, rounds));
}

/* How late does a thread come that sleeps on a processor which does nothing else? No OpenMP is in it: what a region after a pause must wait for. */
static sem_t go, came;
static double woken;
static void *sleeper(void *arg)
{
    for (;;) {
        sem_wait(&go);
        woken = now();
        if (*(bool *)arg) return NULL;
        sem_post(&came);
    }
}
static void bind_to(pthread_t thread, int processor)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(processor, &set);
    pthread_setaffinity_np(thread, sizeof set, &set);
}
static void wake(double pause_ms)
{
    enum { rounds = 200 };
    static double late[rounds];
    static bool end;
    pthread_t thread;
    sem_init(&go, 0, 0), sem_init(&came, 0, 0);
    pthread_create(&thread, NULL, sleeper, &end);
    bind_to(thread, 1), bind_to(pthread_self(), 0);
    for (int k = 0; k < rounds; k++) {
        pause_for(pause_ms);
        double t = now();
        sem_post(&go);
        sem_wait(&came);
        late[k] = woken - t;
    }
    end = true;
    sem_post(&go);
    pthread_join(thread, NULL);
    qsort(late, rounds, sizeof *late, order);
    printf("\nA thread that sleeps on the other processor, woken after a pause of %.0f ms (no OpenMP): us until it runs: a tenth under %.0f, half %.0f, three quarters %.0f, nine tenths %.0f, all %.0f\n", pause_ms, late[rounds / 10] / 1e3,
        late[rounds / 2] / 1e3, late[rounds * 3 / 4] / 1e3, late[rounds * 9 / 10] / 1e3, late[rounds - 1] / 1e3);
}

int main(int argc, char **argv)
{
    const char *part = argc > 1 ? argv[1] : "all";
    double pause_ms = argc > 2 ? atof(argv[2]) : 0;
    size_t most = argc > 3 ? (size_t)atof(argv[3]) : 100000000;
    size_t bytes = (most * sizeof *x + 63) / 64 * 64;
    x = aligned_alloc(64, bytes), y = aligned_alloc(64, bytes), out = aligned_alloc(64, bytes), skew = aligned_alloc(64, bytes);
    if (!x || !y || !out || !skew) return 1;
#pragma omp parallel for schedule(static)
    for (size_t i = 0; i < most; i++) x[i] = 0.25f + (float)(i % 97) * 0.001f, y[i] = 0.5f + (float)(i % 31) * 0.001f, out[i] = 0;

    if (!strcmp(part, "cheap")) sizes("saxpy (memory-bound)", saxpy_map, saxpy_map_omp, x, most, pause_ms);
    if (!strcmp(part, "poly")) sizes("poly (compute-bound)", poly_map, poly_map_omp, x, most < 10000000 ? most : 10000000, pause_ms);
    if (!strcmp(part, "dear")) sizes("dear (looped)", dear_map, dear_map_omp, x, most < 1000000 ? most : 1000000, pause_ms);
    if (!strcmp(part, "hinted")) sizes("dear with cost(120)", hinted_map, hinted_map_omp, x, most < 1000000 ? most : 1000000, pause_ms);
    if (!strcmp(part, "skewed")) {
        printf("\nskewed: the last tenth of the elements 100 times as expensive, %s\n\n| n | sequential | OpenMP | ratio | difference, ns |\n|--:|--:|--:|--:|--:|\n", pause_ms > 0 ? "after a pause" : "hot pool");
        for (size_t n = 10; n <= 300000 && n <= most; n = n % 3 == 0 ? n / 3 * 10 : n * 3) {
            for (size_t i = 0; i < n; i++) skew[i] = i >= n - n / 10 ? 100.0f : 1.0f;
            result r = compare(skewed_map, skewed_map_omp, NULL, skew, n, pause_ms);
            printf("| %zu | %.0f | %.0f | %.2f | %+.0f |\n", n, r.sequential, r.parallel, r.ratio, r.difference);
        }
    }
    if (!strcmp(part, "hand")) against_hand("saxpy", saxpy_hand_map, saxpy_map_omp, 100, most, pause_ms);
    if (!strcmp(part, "polyhand")) against_hand("poly", poly_hand_map, poly_map_omp, 100000, most, pause_ms);
    if (!strcmp(part, "noise")) against_hand("noise: saxpy by hand", saxpy_hand_map, saxpy_hand_again, 100, most, pause_ms);
    if (!strcmp(part, "wake")) wake(pause_ms);
    if (!strcmp(part, "alternate")) {
        /* what the mix should take: one call with 1, and three with 2 threads, each timed by itself */
        printf("\nparallel_iterations 1, 2, 3, 4 in turn against the time that the mix should take\n\n| n | expected | mix | ratio |\n|--:|--:|--:|--:|\n");
        for (size_t n = 1000; n <= 1000000 && n <= most; n *= 10) {
            double expected[21], mix[21];
            for (int round = 0; round < 21; round++) {
                double t[5] = {0}, a;
                for (int p = 1; p <= 4; p++) {
                    mapfn_opts o = {0};
                    o.parallel_iterations = p;
                    for (int k = 0; k < 3; k++) poly_map_omp(n, out, x, y, 0.5f, &o);
                    a = now();
                    for (int k = 0; k < 5; k++) poly_map_omp(n, out, x, y, 0.5f, &o);
                    t[p] = (now() - a) / 5;
                }
                expected[round] = t[1] + t[2] + t[3] + t[4];
                a = now();
                for (int k = 0; k < 20; k++) {
                    mapfn_opts o = {0};
                    o.parallel_iterations = 1 + k % 4;
                    poly_map_omp(n, out, x, y, 0.5f, &o);
                }
                mix[round] = (now() - a) / 5;
            }
            double e = quartile(expected, 21), m = quartile(mix, 21);
            printf("| %zu | %.0f | %.0f | %.2f |\n", n, e, m, m / e);
        }
    }
    if (!strcmp(part, "streaming")) {
        printf("\n`streaming` at n = %.0e, ms; medians of 15 rounds; by hand with _mm256_stream_ps\n\n| threads | map | with `streaming` | ratio | by hand | by hand, streaming | ratio |\n|--:|--:|--:|--:|--:|--:|--:|\n", (double)most);
        for (int threads = 1; threads <= 2; threads++) streaming(most, threads);
    }
    if (!strcmp(part, "progress")) {
        mapfn_opts o = {0};
        o.progress = go_on;
        printf("\npoly with a progress callback, hot pool\n\n| n | without | with | ratio |\n|--:|--:|--:|--:|\n");
        for (size_t n = 10000; n <= 10000000 && n <= most; n *= 10) {
            result r = compare(without_progress, poly_map_omp, &o, x, n, 0);
            printf("| %zu | %.0f | %.0f | %.3f |\n", n, r.sequential, r.parallel, r.ratio);
        }
    }
    if (!strcmp(part, "touch")) {
        /* fresh pages: a new array each time, against one that is there */
        double a[7], b[7];
        size_t n = most;
        for (int k = 0; k < 7; k++) {
            float *fresh = malloc(n * sizeof *fresh);
            double t = now();
            saxpy_map_omp(n, fresh, x, y, 0.5f, NULL);
            a[k] = now() - t;
            free(fresh);
            fresh = malloc(n * sizeof *fresh);
            t = now();
            saxpy_map(n, fresh, x, y, 0.5f);
            b[k] = now() - t;
            free(fresh);
        }
        double par = quartile(a, 7), seq = quartile(b, 7);
        printf("\nfresh output pages, n = %zu, ms: sequential %.1f, OpenMP %.1f: %.2f\n", n, seq / 1e6, par / 1e6, seq / par);
    }
    return 0;
}
