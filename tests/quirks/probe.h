/* What the probes share: a program prints the nanoseconds that its map takes, the least of many windows. PROBE(setup, call) is its main.
 * Each probe says in its first line under which flags its quirk shows. tools/quirks builds it with the quirk and without. */
#ifndef PROBE_H
#define PROBE_H
#ifndef _POSIX_C_SOURCE
# define _POSIX_C_SOURCE 199309L
#endif
#include "mapfn.h"
#include <math.h>
#include <stdio.h>
#include <time.h>

enum { MOST = 4096 };
__attribute__((__unused__)) static float x[MOST * 16], y[MOST * 16], z[MOST * 16];
__attribute__((__unused__)) static double d[MOST * 4], e[MOST * 4];
__attribute__((__unused__)) static uint8_t b[MOST * 16], c[MOST * 16];
__attribute__((__unused__)) static int16_t h[MOST * 4];
__attribute__((__unused__)) static int32_t k[MOST * 4], l[MOST * 4];

static double probe_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
static void probe_fill(void)
{
    uint32_t r = 1;
    for (size_t i = 0; i < MOST * 16; i++) {
        r = r * 1664525u + 1013904223u;
        x[i] = (float)(r >> 8) / 16777216.0f;
        y[i] = 0.5f + x[i];
        b[i] = (uint8_t)(r >> 24);
        if (i < MOST * 4) d[i] = x[i], h[i] = (int16_t)(r >> 16), k[i] = (int32_t)(r >> 20);
    }
}
#define PROBE(...) \
    int main(void) \
    { \
        double least = 1e30; \
        probe_fill(); \
        for (int window = 0; window < 60; window++) { \
            double const from = probe_now(); \
            int calls = 0; \
            double took; \
            do { \
                for (int turn = 0; turn < 16; turn++) { __VA_ARGS__; __asm__ volatile("" : : : "memory"); } \
                calls += 16; \
            } while ((took = probe_now() - from) < 1e6); \
            if (took / calls < least) least = took / calls; \
        } \
        printf("%.2f\n", least); \
        return 0; \
    }
#endif
