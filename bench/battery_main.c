/* Every function of the battery: the map against the user's own loop. battery_main LABEL ALLOWED full|quick [function...]
 * From n = 1000 a map that takes more than 1 / 0.95 of the loop's time is a loss; up to 100 one that takes more than 1.15 of it and more than
 * ALLOWED nanoseconds beyond it. A suspect is measured again, longer, and that counts. Prints losses, and a summary for each n. */
#include "battery.h"

void *buffers[8];
const size_t *splits;
const ptrdiff_t one = 1;
volatile int sink;
enum { LARGEST = 1000000, MOST_BYTES = 24 << 20, RAGGED = 5 };

static void prepare(const function *f)
{
    for (int b = 0; b < f->buffers; b++) {
        buffer k = f->buffer[b];
        size_t values = MOST_BYTES / (k.size ? k.size : 1);
        for (size_t v = 0; v < MOST_BYTES / 4; v++) {
            unsigned random = (unsigned)(v * 2654435761u) >> 20;
            if (k.fill == 1) ((float *)buffers[b])[v] = (float)random / 2048.0f - 0.7f;
            else if (k.fill == 2 && v < MOST_BYTES / 8) ((double *)buffers[b])[v] = (double)random / 2048.0 - 0.7;
            else if (k.fill == 0 && v < values) {
                if (k.size % 2 != 0) ((uint8_t *)buffers[b])[v] = (uint8_t)(random & 1 ? random : 0);
                else if (k.size == 2 || k.size == 6) ((uint16_t *)buffers[b])[v] = (uint16_t)random;
                else if (k.size == 4) ((uint32_t *)buffers[b])[v] = random & 1 ? random : 0;
                else ((uint64_t *)buffers[b])[v] = random;
            }
        }
    }
}
static int too_large(const function *f, size_t n)
{
    size_t total = 0;
    for (int b = 0; b < f->buffers; b++) {
        size_t bytes = f->buffer[b].size * f->buffer[b].each * n;
        if (bytes > MOST_BYTES) return 1;
        total += bytes;
    }
    return total > 3 * (size_t)MOST_BYTES;
}
static int lost(size_t n, const double *t, double allowed)
{
    return n > 100 ? t[1] < 0.95 * t[0] : t[0] > 1.15 * t[1] && t[0] > t[1] + allowed;
}

int main(int argc, char **argv)
{
    static const size_t all[] = {1, 3, 6, 10, 33, 100, 1000, 10000, 1000000}, few[] = {1, 10, 1000, 10000};
    static double ratios[9][1000];
    int quick = argc > 3 && strcmp(argv[3], "quick") == 0, count_of_n = quick ? 4 : 9;
    const size_t *ns = quick ? few : all;
    double allowed = argc > 2 ? atof(argv[2]) : 1.0;
    size_t *offsets = malloc((LARGEST + 1) * sizeof *offsets);
    for (size_t i = 0; i <= LARGEST; i++) offsets[i] = i * RAGGED;
    splits = offsets;
    for (int b = 0; b < 8; b++) {
        /* 64-byte aligned, each at its own place in a page: outputs and inputs at one place would meet in the store buffer */
        char *memory = aligned_alloc(4096, MOST_BYTES + 16384);
        buffers[b] = memory + 4096 + 448 * b;
    }
    const char *label = argc > 1 ? argv[1] : "";
    int count[9] = {0}, losses[9] = {0};
    for (const function *f = functions; f->name; f++) {
        int asked = argc <= 4;
        for (int k = 4; k < argc; k++) asked |= strcmp(argv[k], f->name) == 0;
        if (!asked) continue;
        prepare(f);
        for (int k = 0; k < count_of_n; k++) {
            size_t n = ns[k];
            if (too_large(f, n)) continue;
            bench_fn *pair[] = {f->map, f->plain};
            double t[2];
            bench_compare(pair, 2, n, quick ? 3 : 9, 1e5, t);
            if (lost(n, t, allowed)) bench_compare(pair, 2, n, 15, 4e5, t);
            ratios[k][count[k]++] = t[1] / t[0];
            if (lost(n, t, allowed)) {
                losses[k]++;
                printf("LOSS | %s | %zu | %s | %.2f | %.2f | %.2f |\n", label, n, f->name, t[0], t[1], t[1] / t[0]);
            }
        }
    }
    for (int k = 0; k < count_of_n; k++) {
        if (!count[k]) continue;
        qsort(ratios[k], (size_t)count[k], sizeof(double), bench_order);
        printf("SUM | %s | %zu | %d | %.2f | %.2f | %.2f | %d |\n", label, ns[k], count[k], ratios[k][0], ratios[k][count[k] / 2], ratios[k][count[k] - 1], losses[k]);
    }
    return 0;
}
