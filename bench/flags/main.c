/* Times the cells that are linked with it: main LABEL [pattern…]. For each cell one line of tab-separated words: LABEL, name, ns per value of
 * the map, of the fastest loop by hand, the ratio, which loop that was. Variants take turns; the least of the rounds counts, since others
 * may use the machine; a suspect is measured again, longer, and that counts. */
#include "bench/bench.h"
#include "driver.h"
#include <fnmatch.h>

char *buffers[4];
size_t row_length = 48;
ptrdiff_t stride1 = 1, stride3 = 3;
enum { BYTES = 1 << 17, SUSPECT = 4 };
static const char *const names[VARIANTS] = {"map", "same flags", "-O3", "libm", "libm -O3"};

static void fill(char *memory, int type)
{
    for (size_t k = 0; k < BYTES / 8; k++) {
        unsigned random = (unsigned)(k * 2654435761u) >> 24; /* 0 to 255 */
        if (type == 'f') ((float *)memory)[k] = 0.5f + (float)random * 0.01f;
        if (type == 'd') ((double *)memory)[k] = 0.5 + (double)random * 0.01;
        if (type == 'b') ((uint8_t *)memory)[k] = (uint8_t)random;
        if (type == 's') ((int16_t *)memory)[k] = (int16_t)(50 + random);
        if (type == 'i') ((int32_t *)memory)[k] = (int32_t)(50 + random);
    }
}
static double value(const char *memory, int type, size_t k)
{
    if (type == 'f') return (double)((const float *)memory)[k];
    if (type == 'd') return ((const double *)memory)[k];
    if (type == 'b') return ((const uint8_t *)memory)[k];
    return ((const int32_t *)memory)[k];
}
/* Do map and loop give the same numbers? To some ULP: fused and reordered operations are allowed here. */
static int alike(const cell *c, void (*loop)(size_t))
{
    static char kept[BYTES];
    void (*both[2])(size_t) = {c->variant[MAP], loop};
    int type = c->compared == 2 ? c->in : c->out;
    for (int v = 0; v < 2; v++) {
        memset(buffers[0], 0, BYTES);
        fill(buffers[2], c->in);
        both[v](c->n);
        if (v == 0) memcpy(kept, buffers[c->compared], BYTES);
    }
    for (size_t k = 0; k < c->results; k++) {
        double a = value(kept, type, k), b = value(buffers[c->compared], type, k), gap = a > b ? a - b : b - a;
        double allowed = type == 'b' || type == 'i' ? 1.0 : 1e-5 * (a < 0 ? 1 - a : 1 + a);
        if (type == 'b' && gap == 255) gap = 1;
        if (!(gap <= allowed)) {
            fprintf(stderr, "%s: value %zu is %.9g in the map, %.9g in the loop\n", c->name, k, a, b);
            return 0;
        }
    }
    return 1;
}
/* the least time of each variant over so many rounds, in ns per call */
static void least(const cell *c, int rounds, double sample, double *result)
{
    size_t calls[VARIANTS] = {0};
    for (int v = 0; v < VARIANTS; v++) {
        if (!c->variant[v]) continue;
        c->variant[v](c->n);
        double t = bench_time(c->variant[v], c->n, 4);
        calls[v] = t * 4 < sample ? (size_t)(sample / t) + 1 : 4;
        result[v] = 1e30;
    }
    for (int r = 0; r < rounds; r++)
        for (int k = 0; k < VARIANTS; k++) {
            int v = (k + r) % VARIANTS;
            if (!c->variant[v]) continue;
            double t = bench_time(c->variant[v], c->n, calls[v]);
            if (t < result[v]) result[v] = t;
        }
}
static int fastest_loop(const cell *c, const double *t)
{
    int best = SAME;
    for (int v = SAME; v < VARIANTS; v++)
        if (c->variant[v] && t[v] < t[best]) best = v;
    return best;
}

int main(int argc, char **argv)
{
    char *memory = (char *)aligned_alloc(4096, 4 * BYTES + 65536);
    memset(memory, 0, 4 * BYTES + 65536);
    for (int b = 0; b < 4; b++) buffers[b] = memory + b * (BYTES + 8192 + 1088); /* each at its own place in a page */
    int wrong = 0;
    for (const cell *c = cells; c->name; c++) {
        int asked = argc <= 2;
        for (int k = 2; k < argc; k++) asked |= fnmatch(argv[k], c->name, 0) == 0;
        if (!asked) continue;
        fill(buffers[3], c->in);
        for (int v = SAME; v < VARIANTS; v++)
            if (c->variant[v] && !alike(c, c->variant[v])) { wrong = 1; break; }
        fill(buffers[2], c->in);
        double t[VARIANTS];
        least(c, 15, 1e4, t);
        int loop = fastest_loop(c, t);
        for (int again = 0; again < SUSPECT && t[MAP] > 1.05 * t[loop]; again++) {
            least(c, 31, 2e4, t);
            loop = fastest_loop(c, t);
        }
        double values = (double)c->values;
        printf("%s\t%s\t%.4f\t%.4f\t%.3f\t%s\n", argc > 1 ? argv[1] : "", c->name, t[MAP] / values, t[loop] / values, t[MAP] / t[loop], names[loop]);
    }
    return wrong;
}
