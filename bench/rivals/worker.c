/* One system's process: worker WORK THREADS reads commands from stdin and answers each by one line. run.py asks; worker.py is the same in Python.
 *     warm N             makes arrays for n elements where there are none yet; answers: ns of the first call, ns of a later one
 *     check N FILE       computes n elements and writes the outputs to FILE (of more than 128 Ki values the first and last 64 Ki)
 *     hot N NS           calls again and again for about NS; answers: ns per call
 *     idle N MS COUNT    COUNT calls, a pause of MS before each; answers: ns, the median
 *     drop               frees the arrays
 *     peak               answers: the most memory that this process ever had, and what it had when it started, KiB
 * An unknown work is answered by "none". */
#include "../bench.h"
#include "rival.h"
#include <unistd.h>

enum { SHOWN = 1 << 16 };
static size_t capacity, values, whole; /* values of out and of ints_out */
static float *x, *y, *out, *out2;
static uint8_t *bytes, *bytes_out;
static int32_t *ints, *ints_out;
static size_t *splits;
static rival_data data;

static uint32_t hash(size_t i) { return (uint32_t)i * 2654435761u; }
static float unit(size_t i) { return (float)(hash(i) >> 8) * 0x1p-24f; }
/* without a pattern, which a processor would learn */
static uint32_t mixed(size_t i)
{
    uint32_t h = hash(i);
    h = (h ^ h >> 15) * 0x2c1b3c6du;
    return h ^ h >> 12;
}
static size_t row_length(size_t i) { return 1 + (hash(i) >> 26); }

/* 64-byte aligned, each at its own place in a page: arrays at one place would meet in the store buffer */
static void *array(size_t count, size_t size, int k)
{
    char *memory = aligned_alloc(4096, (count * size + 8191) / 4096 * 4096 + 8192);
    if (!memory) exit(3);
    memset(memory, 0, count * size + 8192); /* no page is touched first within a timing */
    return memory + 448 * k;
}
static void drop(void)
{
    void *all[] = {x, y, out, out2, bytes, bytes_out, ints, ints_out, splits};
    for (size_t k = 0; k < sizeof all / sizeof *all; k++) free((void *)((uintptr_t)all[k] & ~(uintptr_t)4095));
    x = y = out = out2 = NULL, bytes = bytes_out = NULL, ints = ints_out = NULL, splits = NULL;
    capacity = 0;
}
static int is(const char *work, const char *name) { return strcmp(work, name) == 0; }
static int keeps(const char *work) { return strncmp(work, "keep_", 5) == 0; }

/* the inputs; worker.py makes the same bits */
static void make(const char *work, size_t n)
{
    if (n > capacity) {
        drop();
        size_t in = n, results = n;
        if (is(work, "outer")) in = n * OUTER, results = n * OUTER * OUTER;
        if (is(work, "gradients")) in = results = n * FEATURES, out2 = array(n, sizeof *out2, 3);
        if (is(work, "softmax")) in = results = n * CLASSES;
        if (is(work, "columns")) in = n * CLASSES, results = CLASSES;
        if (is(work, "dot")) results = 1;
        if (is(work, "ragged")) {
            splits = array(n + 1, sizeof *splits, 4);
            for (size_t i = 0; i < n; i++) splits[i + 1] = splits[i] + row_length(i);
            in = splits[n];
        }
        if (is(work, "collatz")) {
            ints = array(n, sizeof *ints, 5), ints_out = array(n, sizeof *ints_out, 6);
            for (size_t i = 0; i < n; i++) ints[i] = 1 + (int32_t)(hash(i) >> 16);
        } else if (is(work, "histogram") || is(work, "skewed")) {
            bytes = array(n, 1, 5), ints_out = array(256, sizeof *ints_out, 6);
            for (size_t i = 0; i < n; i++) bytes[i] = (uint8_t)(is(work, "skewed") && mixed(i) % 5 ? 7 : mixed(i) >> 24);
        } else if (is(work, "image") || is(work, "roots")) {
            bytes = array(n, 1, 5);
            for (size_t i = 0; i < n; i++) bytes[i] = (uint8_t)(hash(i) >> 24);
            if (is(work, "image")) bytes_out = array(n, 1, 6);
            else out = array(n, sizeof *out, 2);
        } else if (is(work, "memory")) {
            ints = array(n, sizeof *ints, 5), ints_out = array(n, sizeof *ints_out, 6);
            for (size_t i = 0; i < n; i++) ints[i] = (int32_t)i;
        } else {
            x = array(in, sizeof *x, 0);
            if (keeps(work) || is(work, "search")) ints_out = array(1, sizeof *ints_out, 6);
            if (is(work, "mandelbrot")) ints_out = array(n, sizeof *ints_out, 6);
            else out = array(results, sizeof *out, 2);
            if (is(work, "mandelbrot") || is(work, "saxpy") || is(work, "polynomial") || is(work, "gradients") || is(work, "dot"))
                y = array(n + FEATURES, sizeof *y, 1);
            for (size_t i = 0; i < in; i++) x[i] = is(work, "ragged") ? (float)(hash(i) >> 28) : is(work, "dot") ? unit(i)
                : keeps(work) || is(work, "search") ? (float)(mixed(i) >> 8) * 0x1p-24f : unit(i) * 8 - 4;
        }
        capacity = n;
    }
    if (n == data.n) return;
    data = (rival_data){n, x, y, out, out2, bytes, bytes_out, ints, ints_out, splits, is(work, "gradients") ? 0.1f : is(work, "keep_1") ? 0.99f : is(work, "keep_50") ? 0.5f
        : is(work, "keep_99") ? 0.01f : 1.5f};
    if (is(work, "mandelbrot")) /* the same picture of 2^20 pixels for every n */
        for (size_t i = 0; i < n; i++) {
            size_t pixel = (size_t)(((uint64_t)i << 20) / n);
            x[i] = (float)(pixel % 1024) * (2.5f / 1024) - 2, y[i] = (float)(pixel / 1024) * (2.5f / 1024) - 1.25f;
        }
    else if (y) {
        for (size_t i = 0; i < n; i++) y[i] = unit(i + 12345);
        for (size_t k = 0; k < FEATURES; k++) y[n + k] = unit(k + 77) - 0.5f; /* the weights, of `gradients` */
    }
    values = is(work, "outer") ? n * OUTER * OUTER : is(work, "gradients") ? n * FEATURES : is(work, "softmax") ? n * CLASSES : is(work, "dot") ? 1
        : is(work, "columns") ? CLASSES : is(work, "search") ? 0 : n;
    whole = is(work, "histogram") || is(work, "skewed") ? 256 : is(work, "search") ? 1 : keeps(work) ? 0 : n;
}

static const rival_work *work;
static void call(size_t n)
{
    (void)n;
    work->run(&data);
}

static void write_values(FILE *file, const void *from, size_t size, size_t count)
{
    if (!from) return;
    if (count <= 2 * SHOWN) fwrite(from, size, count, file);
    else fwrite(from, size, SHOWN, file), fwrite((const char *)from + (count - SHOWN) * size, size, SHOWN, file);
}
static long memory(const char *what)
{
    char line[200];
    long kib = -1;
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status))
        if (strncmp(line, what, strlen(what)) == 0) kib = atol(line + strlen(what) + 1);
    if (status) fclose(status);
    return kib;
}
static void pause_ms(double ms)
{
    struct timespec t = {(time_t)(ms / 1000), (long)((ms - 1000 * (double)(long)(ms / 1000)) * 1e6)};
    nanosleep(&t, NULL);
}
static double hot(double sample)
{
    double t = bench_time(call, 0, 1); /* also wakes caches and threads, which may take some ms: then once more */
    size_t calls = 1;
    for (int k = 0; k < 5 && t >= sample && t < 3e7; k++) {
        double again = bench_time(call, 0, 1);
        if (again < t) t = again;
    }
    if (t >= sample) return t;
    while (t * (double)calls < sample / 4 && calls < (size_t)1 << 30) {
        calls *= 4;
        t = bench_time(call, 0, calls);
    }
    calls = t > 0 && t < sample ? (size_t)(sample / t) : 1;
    return bench_time(call, 0, calls);
}

int main(int argc, char **argv)
{
    int threads = argc > 2 ? atoi(argv[2]) : 1;
    for (work = rival_works; work->name && argc > 1 && strcmp(work->name, argv[1]) != 0;) work++;
    rival_threads(threads);
    long at_start = memory("VmHWM");
    char line[1000], word[20], file[900];
    while (fgets(line, sizeof line, stdin)) {
        size_t n = 0;
        double a = 0, b = 0;
        if (sscanf(line, "%19s %zu %899s", word, &n, file) < 1) continue;
        (void)sscanf(line, "%*s %*u %lf %lf", &a, &b);
        if (!work->name) puts("none");
        else if (is(word, "warm")) {
            make(work->name, n);
            double first = bench_time(call, 0, 1);
            printf("%.0f %.0f\n", first, bench_time(call, 0, 1));
        } else if (is(word, "check")) {
            make(work->name, n);
            if (out) memset(out, 0, values * sizeof *out);
            call(0);
            if (keeps(work->name)) values = (size_t)ints_out[0];
            FILE *f = fopen(file, "wb");
            if (!f) return 4;
            write_values(f, out, sizeof *out, values);
            write_values(f, out2, sizeof *out2, n);
            write_values(f, bytes_out, 1, n);
            write_values(f, ints_out, sizeof *ints_out, whole);
            puts(fclose(f) == 0 ? "ok" : "failed");
        } else if (is(word, "hot")) {
            make(work->name, n);
            printf("%.2f\n", hot(a));
        } else if (is(word, "idle")) {
            double times[BENCH_ROUNDS_MOST];
            int count = b < BENCH_ROUNDS_MOST ? (int)b : BENCH_ROUNDS_MOST;
            make(work->name, n);
            call(0);
            for (int k = 0; k < count; k++) {
                pause_ms(a);
                times[k] = bench_time(call, 0, 1);
            }
            qsort(times, (size_t)count, sizeof *times, bench_order);
            printf("%.0f\n", count > 0 ? times[count / 2] : 0.0);
        } else if (is(word, "drop")) {
            drop();
            data.n = 0;
            puts("ok");
        } else if (is(word, "peak")) printf("%ld %ld\n", memory("VmHWM"), at_start);
        else puts("unknown");
        fflush(stdout);
    }
    return 0;
}
