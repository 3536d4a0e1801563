/* main LABEL [rounds]: for each program LABEL, name, ms a step of the plain version and of the maps, plain / maps, the largest difference as
 * a part of the largest number, and whether all bits are the same; separated by tabs. Ends with 1 if two versions do not agree. */
#include "bench/bench.h"
#include "program.h"
#include <math.h>

static const program *const programs[] = {&transformer, &image, &fluid, &bodies};

static double difference(const program *p, const void *a, const void *b, int *same)
{
    size_t n;
    const void *x = p->result(a, &n), *y = p->result(b, &n);
    double largest = 0, apart = 0;
    *same = memcmp(x, y, n * (p->bytes ? 1 : sizeof(float))) == 0;
    for (size_t k = 0; k < n; k++) {
        double u = p->bytes ? ((const uint8_t *)x)[k] : (double)((const float *)x)[k], v = p->bytes ? ((const uint8_t *)y)[k] : (double)((const float *)y)[k];
        if (fabs(u) > largest) largest = fabs(u);
        if (!(fabs(u - v) <= apart)) apart = fabs(u - v);
    }
    return largest > 0 ? apart / largest : NAN;
}
static double once(void (*step)(void *), void *state)
{
    double start = bench_now();
    step(state);
    return bench_now() - start;
}

int main(int argc, char **argv)
{
    enum { STEPS = 3, MOST = 101 };
    static double plain[MOST], maps[MOST];
    int rounds = argc > 2 ? atoi(argv[2]) : 21, wrong = 0;
    for (size_t k = 0; k < sizeof programs / sizeof *programs; k++) {
        const program *p = programs[k];
        void *by_hand = p->create(), *mapped = p->create();
        for (int s = 0; s < STEPS; s++) p->plain(by_hand), p->maps(mapped);
        int same;
        double apart = difference(p, by_hand, mapped, &same);
        if (!(apart <= p->allowed)) {
            fprintf(stderr, "%s: plain and maps differ by %g of the largest number, %g is allowed\n", p->name, apart, p->allowed);
            wrong = 1;
        }
        for (int r = 0; r < rounds; r++) {
            if (r % 2) maps[r] = once(p->maps, mapped);
            plain[r] = once(p->plain, by_hand);
            if (!(r % 2)) maps[r] = once(p->maps, mapped);
                    }
        qsort(plain, (size_t)rounds, sizeof(double), bench_order);
        qsort(maps, (size_t)rounds, sizeof(double), bench_order);
        printf("%s\t%s\t%.3f\t%.3f\t%.2f\t%.1e\t%s\n", argc > 1 ? argv[1] : "", p->name, plain[0] / 1e6, maps[0] / 1e6, plain[0] / maps[0], apart, same ? "yes" : "no");
        free(by_hand);
        free(mapped);
    }
    return wrong;
}
