/* Each function of the battery by its narrow kernel and by its wide one: main bits, or main times LABEL [function...], or
 * main few LABEL [function...], in which `plain` is the map built without MAPFN_DISPATCH.
 * `bits` compares what they store, over lengths around every vector's width. `times` prints the narrow kernel's time divided by the wide
 * one's, as LOSS where that is below 0.95 and the difference above 0.4 ns, and a summary for each n. */
#include "../battery.h"

int mapfn_processor; /* 1: narrow kernels, 2: wide ones; in the place of the one that files with maps have */

void *buffers[8];
const size_t *splits;
const ptrdiff_t one = 1;
volatile int sink;
enum { MOST = 10000, MOST_BYTES = 4 << 20, RAGGED = 5, NARROW = 1, WIDE = 2 };

/* so many bytes of a buffer are filled and compared: those of n elements, as many behind them, and some */
static size_t looked_at(buffer k, size_t n)
{
    size_t const bytes = 2 * k.size * (k.each * n + k.count) + (64 << 10);
    return bytes < MOST_BYTES ? bytes : MOST_BYTES;
}
static void prepare(const function *f, size_t n)
{
    for (int b = 0; b < f->buffers; b++) {
        buffer k = f->buffer[b];
        size_t const size = k.fill == 1 ? 4 : k.fill == 2 ? 8 : k.size ? k.size : 1;
        for (size_t v = 0; v < looked_at(k, n) / size; v++) {
            unsigned random = (unsigned)((v + 7919 * (size_t)b) * 2654435761u) >> 20; /* another in each array */
            if (k.fill == 1) ((float *)buffers[b])[v] = (float)random / 2048.0f - 0.7f;
            else if (k.fill == 2) ((double *)buffers[b])[v] = (double)random / 2048.0 - 0.7;
            else if (size == 1) ((uint8_t *)buffers[b])[v] = (uint8_t)(random & 1 ? random : 0);
            else if (size == 2) ((uint16_t *)buffers[b])[v] = (uint16_t)random;
            else if (size == 4) ((uint32_t *)buffers[b])[v] = random & 1 ? random : 0;
            else ((uint64_t *)buffers[b])[v] = random;
        }
    }
}
static int too_large(const function *f, size_t n)
{
    for (int b = 0; b < f->buffers; b++)
        if (f->buffer[b].size * f->buffer[b].each * n > MOST_BYTES) return 1;
    return 0;
}

/* a NaN is a NaN: compilers may swap the operands of an addition, and with them which one's payload stays */
static int alike(buffer k, const void *x, const void *y, size_t bytes)
{
    if (k.fill == 1)
        for (size_t v = 0; v < bytes / 4; v++) {
            float p = ((const float *)x)[v], q = ((const float *)y)[v];
            if (memcmp(&p, &q, sizeof p) != 0 && (p == p || q == q)) return 0;
        }
    else if (k.fill == 2)
        for (size_t v = 0; v < bytes / 8; v++) {
            double p = ((const double *)x)[v], q = ((const double *)y)[v];
            if (memcmp(&p, &q, sizeof p) != 0 && (p == p || q == q)) return 0;
        }
    else return memcmp(x, y, bytes) == 0;
    return 1;
}

static int bits(void)
{
    static const size_t lengths[] = {0, 1, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 1000};
    void *kept[8];
    int wrong = 0, count = 0;
    for (int b = 0; b < 8; b++) kept[b] = malloc(MOST_BYTES);
    for (const function *f = functions; f->name; f++, count++)
        for (size_t k = 0; k < sizeof lengths / sizeof *lengths; k++) {
            if (too_large(f, lengths[k])) continue;
            int differ = 0;
            mapfn_processor = NARROW;
            prepare(f, lengths[k]);
            f->map(lengths[k]);
            for (int b = 0; b < f->buffers; b++) memcpy(kept[b], buffers[b], looked_at(f->buffer[b], lengths[k]));
            mapfn_processor = WIDE;
            prepare(f, lengths[k]);
            f->map(lengths[k]);
            for (int b = 0; b < f->buffers; b++)
                differ |= !alike(f->buffer[b], kept[b], buffers[b], looked_at(f->buffer[b], lengths[k]));
            if (differ) printf("%s, n = %zu: the kernels' bits differ\n", f->name, lengths[k]);
            wrong += differ;
        }
    printf("%d functions, %d differences\n", count, wrong);
    return wrong != 0 || count < 100;
}

static bench_fn *measured;
static void narrow(size_t n)
{
    mapfn_processor = NARROW;
    measured(n);
}
static void wide(size_t n)
{
    mapfn_processor = WIDE;
    measured(n);
}

static int asked(int argc, char **argv, const char *name)
{
    for (int k = 3; k < argc; k++)
        if (strcmp(argv[k], name) == 0) return 1;
    return argc <= 3;
}
static int times(int argc, char **argv)
{
    static const size_t ns[] = {4, 8, 10, 16, 24, 33, 48, 64, 100, 200, 1000, 10000};
    enum { COUNT = sizeof ns / sizeof *ns };
    static double ratios[COUNT][400];
    int count[COUNT] = {0};
    for (const function *f = functions; f->name; f++) {
        if (!asked(argc, argv, f->name)) continue;
        prepare(f, MOST);
        measured = f->map;
        for (int k = 0; k < COUNT; k++) {
            if (too_large(f, ns[k])) continue;
            bench_fn *pair[] = {narrow, wide};
            double t[2];
            bench_compare(pair, 2, ns[k], 9, 2e4, t);
            if (t[0] < 0.95 * t[1] && t[1] - t[0] > 0.4) bench_compare(pair, 2, ns[k], 31, 1e5, t);
            if (t[0] < 0.95 * t[1] && t[1] - t[0] > 0.4) bench_compare(pair, 2, ns[k], 51, 2e5, t);
            ratios[k][count[k]++] = t[0] / t[1];
            if (t[0] < 0.95 * t[1] && t[1] - t[0] > 0.4) printf("LOSS | %s | %s | %zu | %.2f | %.2f | %.2f |\n", argv[2], f->name, ns[k], t[0], t[1], t[0] / t[1]);
        }
    }
    for (int k = 0; k < COUNT; k++) {
        if (!count[k]) continue;
        qsort(ratios[k], (size_t)count[k], sizeof(double), bench_order);
        printf("SUM | %s | %zu | %d | %.2f | %.2f | %.2f | %.2f |\n", argv[2], ns[k], count[k], ratios[k][0], ratios[k][count[k] / 10],
            ratios[k][count[k] / 2], ratios[k][count[k] * 9 / 10]);
    }
    return 0;
}

/* the least of `rounds`, in which both take turns: what a call takes where nothing disturbs it */
static double longer(bench_fn *f, bench_fn *than, size_t n, int rounds)
{
    enum { CALLS = 400 };
    double least[2] = {1e9, 1e9};
    for (int r = 0; r < rounds; r++)
        for (int k = 0; k < 2; k++) {
            int const other = (k + r) & 1;
            double const t = bench_time(other ? than : f, n, CALLS);
            if (t < least[other]) least[other] = t;
        }
    return least[0] - least[1];
}
static int few(int argc, char **argv)
{
    for (size_t n = 1; n <= 10; n++) {
        static double more[400];
        int count = 0;
        for (const function *f = functions; f->name; f++) {
            if (!asked(argc, argv, f->name)) continue;
            prepare(f, n);
            double t = longer(f->map, f->plain, n, 200);
            if (t > 0.3) t = longer(f->map, f->plain, n, 2000);
            if (t > 0.3) printf("LONGER | %s | %s | %zu | %+.2f |\n", argv[2], f->name, n, t);
            more[count++] = t;
        }
        qsort(more, (size_t)count, sizeof(double), bench_order);
        if (count) printf("| %s | %zu | %+.2f | %+.2f | %+.2f | %+.2f |\n", argv[2], n, more[count / 10], more[count / 2], more[count * 9 / 10], more[count - 1]);
    }
    return 0;
}

int main(int argc, char **argv)
{
    size_t *offsets = malloc((MOST + 1) * sizeof *offsets);
    for (size_t i = 0; i <= MOST; i++) offsets[i] = i * RAGGED;
    splits = offsets;
    for (int b = 0; b < 8; b++) {
        /* 64-byte aligned, each at its own place in a page: outputs and inputs at one place would meet in the store buffer */
        char *memory = aligned_alloc(4096, MOST_BYTES + 16384);
        buffers[b] = memory + 4096 + 448 * b;
    }
    if (argc > 2 && strcmp(argv[1], "times") == 0) return times(argc, argv);
    if (argc > 2 && strcmp(argv[1], "few") == 0) return few(argc, argv);
    return bits();
}
