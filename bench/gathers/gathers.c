/* Maps whose outputs elements share, beside the loops that one would write. Prints, for each, the plain loop's time
 * divided by the map's: the least of many short windows, in which the two take turns. An argument is a part of the
 * names to run. */
#include "mapfn.h"
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { MOST = 100000, WIDEST = 1000 };
static unsigned char bytes[MOST], skewed[MOST], letters[MOST], kept_bytes[MOST];
static float reals[MOST], weights[MOST], noise[MOST], rising[MOST], kept_floats[MOST], rows[1000 * WIDEST];
static double doubles[MOST], kept_doubles[MOST], noise_doubles[MOST], row_doubles[1000 * WIDEST];
static unsigned places[MOST];
static uint32_t counts[256], bins[100];
static float tables[WIDEST], columns[WIDEST];
static double double_tables[WIDEST], double_columns[WIDEST];
typedef struct { float a, b, c, d; } four_floats;
static four_floats points[MOST], kept_points[MOST];
static size_t found, count;

/* tallies */
MAPFN(void, count_bytes, in(unsigned char, x), tally(uint32_t, h, 256)) { *h_at = x; *h = 1; }
MAPFN(void, histogram, in(float, x), uniform(float, scale), tally(uint32_t, h, 100)) { *h_at = (size_t)(int)(x * scale); *h = 1; }
MAPFN(void, histogram_doubles, in(double, x), uniform(double, scale), tally(uint32_t, h, 100)) { *h_at = (size_t)(int)(x * scale); *h = 1; }
MAPFN(void, weigh, in(unsigned, at), in(float, w), tally(float, h, 1000)) { *h_at = at; *h = w; }
MAPFN(void, weigh_doubles, in(unsigned, at), in(double, w), tally(double, h, 1000)) { *h_at = at; *h = w; }
static __attribute__((__noinline__)) void loop_bytes(size_t n, const unsigned char *restrict x, uint32_t *restrict h)
{
    memset(h, 0, 256 * sizeof *h);
    for (size_t i = 0; i < n; i++) h[x[i]]++;
}
static __attribute__((__noinline__)) void loop_histogram(size_t n, const float *restrict x, float scale, uint32_t *restrict h)
{
    memset(h, 0, 100 * sizeof *h);
    for (size_t i = 0; i < n; i++) h[(int)(x[i] * scale)]++;
}
static __attribute__((__noinline__)) void loop_histogram_doubles(size_t n, const double *restrict x, double scale, uint32_t *restrict h)
{
    memset(h, 0, 100 * sizeof *h);
    for (size_t i = 0; i < n; i++) h[(int)(x[i] * scale)]++;
}
#define WEIGH(name, T) \
    static __attribute__((__noinline__)) void name(size_t n, const unsigned *restrict at, const T *restrict w, T *restrict h) \
    { \
        memset(h, 0, 1000 * sizeof *h); \
        for (size_t i = 0; i < n; i++) h[at[i]] += w[i]; \
    }
WEIGH(loop_weigh, float)
WEIGH(loop_weigh_doubles, double)

/* sums of rows */
MAPFN(void, add_3, in_row(float, x, 3), sum_row(float, s, 3)) { for (int j = 0; j < 3; j++) s[j] += x[j]; }
MAPFN(void, add_16, in_row(float, x, 16), sum_row(float, s, 16)) { for (int j = 0; j < 16; j++) s[j] += x[j]; }
MAPFN(void, add, in_row(float, x, D), uniform(int, D), sum_row(float, s, D)) { for (int j = 0; j < D; j++) s[j] += x[j]; }
MAPFN(void, add_3_doubles, in_row(double, x, 3), sum_row(double, s, 3)) { for (int j = 0; j < 3; j++) s[j] += x[j]; }
MAPFN(void, add_doubles, in_row(double, x, D), uniform(int, D), sum_row(double, s, D)) { for (int j = 0; j < D; j++) s[j] += x[j]; }
#define ADD_ROWS(name, T) \
    static inline __attribute__((__always_inline__)) void name##_of(size_t n, const T *restrict x, int width, T *restrict s) \
    { \
        for (int j = 0; j < width; j++) s[j] = 0; \
        for (size_t i = 0; i < n; i++) \
            for (int j = 0; j < width; j++) s[j] += x[i * (size_t)width + (size_t)j]; \
    } \
    static __attribute__((__noinline__)) void name(size_t n, const T *restrict x, int width, T *restrict s) { name##_of(n, x, width, s); }
ADD_ROWS(loop_add, float)
ADD_ROWS(loop_add_doubles, double)
static __attribute__((__noinline__)) void loop_add_3(size_t n, const float *restrict x, float *restrict s) { loop_add_of(n, x, 3, s); }
static __attribute__((__noinline__)) void loop_add_16(size_t n, const float *restrict x, float *restrict s) { loop_add_of(n, x, 16, s); }
static __attribute__((__noinline__)) void loop_add_3_doubles(size_t n, const double *restrict x, double *restrict s) { loop_add_doubles_of(n, x, 3, s); }

/* kept elements */
MAPFN(bool, keep_floats, in(float, x), uniform(float, t), kept(float, y)) { *y = 2 * x; return x > t; }
MAPFN(bool, keep_doubles, in(double, x), uniform(double, t), kept(double, y)) { *y = 2 * x; return x > t; }
MAPFN(bool, keep_bytes, in(unsigned char, x), uniform(unsigned char, t), kept(unsigned char, y)) { *y = x; return x > t; }
MAPFN(bool, keep_points, in(four_floats, p), uniform(float, t), kept(four_floats, y)) { *y = p; return p.a > t; }
#define KEEP(name, T, R, value, key) \
    static __attribute__((__noinline__)) size_t name(size_t n, const T *restrict x, R t, T *restrict y) \
    { \
        size_t k = 0; \
        for (size_t i = 0; i < n; i++) \
            if (key > t) y[k++] = value; \
        return k; \
    }
KEEP(loop_keep_floats, float, float, 2 * x[i], x[i])
KEEP(loop_keep_doubles, double, double, 2 * x[i], x[i])
KEEP(loop_keep_bytes, unsigned char, unsigned char, x[i], x[i])
KEEP(loop_keep_points, four_floats, float, x[i], x[i].a)

/* the first one */
MAPFN(bool, find_float, in(float, x), uniform(float, t), first(at)) { return x > t; }
MAPFN(bool, find_double, in(double, x), uniform(double, t), first(at)) { return x > t; }
MAPFN(bool, find_byte, in(unsigned char, x), uniform(unsigned char, t), first(at)) { return x == t; }
#define FIND(name, T, compare) \
    static __attribute__((__noinline__)) size_t name(size_t n, const T *restrict x, T t) \
    { \
        for (size_t i = 0; i < n; i++) \
            if (x[i] compare t) return i; \
        return n; \
    }
FIND(loop_find_float, float, >)
FIND(loop_find_double, double, >)
FIND(loop_find_byte, unsigned char, ==)

static double now(void)
{
    struct timespec time;
    (void)clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}
static const char *asked;
/* A window has as many calls as take about 100 microseconds, so that most windows meet no interruption. */
#define COMPARE(name, loop, map) \
    if (!asked || strstr(name, asked)) { \
        double least_loop = 1e30, least_map = 1e30; \
        int calls = 1; \
        for (double took = 0; took < 5e4; calls *= 2) { \
            double const start = now(); \
            for (int k = 0; k < calls; k++) { loop; __asm__ volatile("" ::: "memory"); } \
            took = now() - start; \
        } \
        for (int round = 0; round < 400; round++) { \
            double start = now(), took; \
            for (int k = 0; k < calls; k++) { loop; __asm__ volatile("" ::: "memory"); } \
            took = now() - start; \
            if (took < least_loop) least_loop = took; \
            start = now(); \
            for (int k = 0; k < calls; k++) { (void)map; __asm__ volatile("" ::: "memory"); } \
            took = now() - start; \
            if (took < least_map) least_map = took; \
        } \
        printf("%s\t%.2f\n", name, least_loop / least_map); \
        fflush(stdout); \
    }

int main(int argc, char **argv)
{
    uint32_t drawn = 1;
    asked = argc > 1 ? argv[1] : NULL;
    for (size_t i = 0; i < MOST; i++) {
        drawn = drawn * 1664525u + 1013904223u;
        bytes[i] = (unsigned char)(drawn >> 24), skewed[i] = drawn >> 8 & 1023 ? (drawn >> 8) % 5 ? 7 : (unsigned char)(drawn >> 24) : 1;
        reals[i] = (float)(drawn >> 8) / 16777216.0f, doubles[i] = reals[i];
        places[i] = (drawn >> 10) % 1000;
        weights[i] = reals[i] * 3 - 1;
        drawn = drawn * 1664525u + 1013904223u;
        noise[i] = (float)(drawn >> 8) / 16777216.0f, noise_doubles[i] = noise[i];
        points[i].a = noise[i];
        rising[i] = (float)i;
    }
    for (size_t i = 0; i < (size_t)1000 * WIDEST; i++) rows[i] = reals[i % MOST], row_doubles[i] = rows[i];
    memset(letters, 'a', sizeof letters);

    COMPARE("bytes, 256 places, random", loop_bytes(MOST, bytes, counts), count_bytes_map(MOST, bytes, counts))
    COMPARE("bytes, 80 % of them one value", loop_bytes(MOST, skewed, counts), count_bytes_map(MOST, skewed, counts))
    COMPARE("floats, 100 places", loop_histogram(MOST, reals, 100, bins), histogram_map(MOST, reals, 100, bins))
    COMPARE("doubles, 100 places", loop_histogram_doubles(MOST, doubles, 100, bins), histogram_doubles_map(MOST, doubles, 100, bins))
    COMPARE("400 bytes, 256 places", loop_bytes(400, bytes, counts), count_bytes_map(400, bytes, counts))
    COMPARE("400 floats, 100 places", loop_histogram(400, reals, 100, bins), histogram_map(400, reals, 100, bins))
    COMPARE("100 floats, 100 places", loop_histogram(100, reals, 100, bins), histogram_map(100, reals, 100, bins))
    COMPARE("float weights, 1000 places", loop_weigh(MOST, places, weights, tables), weigh_map(MOST, places, weights, tables))
    COMPARE("double weights, 1000 places", loop_weigh_doubles(MOST, places, doubles, double_tables), weigh_doubles_map(MOST, places, doubles, double_tables))
    COMPARE("400 float weights, 1000 places", loop_weigh(400, places, weights, tables), weigh_map(400, places, weights, tables))
    COMPARE("rows of 3 floats, D constant", loop_add_3(30000, rows, columns), add_3_map(30000, rows, columns))
    COMPARE("rows of 3 floats", loop_add(30000, rows, 3, columns), add_map(30000, rows, 3, columns))
    COMPARE("rows of 3 doubles, D constant", loop_add_3_doubles(30000, row_doubles, double_columns), add_3_doubles_map(30000, row_doubles, double_columns))
    COMPARE("rows of 16 floats, D constant", loop_add_16(30000, rows, columns), add_16_map(30000, rows, columns))
    COMPARE("rows of 16 floats", loop_add(30000, rows, 16, columns), add_map(30000, rows, 16, columns))
    COMPARE("rows of 16 doubles", loop_add_doubles(30000, row_doubles, 16, double_columns), add_doubles_map(30000, row_doubles, 16, double_columns))
    COMPARE("rows of 100 floats", loop_add(1000, rows, 100, columns), add_map(1000, rows, 100, columns))
    COMPARE("rows of 100 doubles", loop_add_doubles(1000, row_doubles, 100, double_columns), add_doubles_map(1000, row_doubles, 100, double_columns))
    COMPARE("rows of 1000 floats", loop_add(1000, rows, 1000, columns), add_map(1000, rows, 1000, columns))
    COMPARE("half of the floats kept", count = loop_keep_floats(MOST, noise, 0.5f, kept_floats), keep_floats_map(MOST, noise, 0.5f, kept_floats, &count))
    COMPARE("1 % of the floats kept", count = loop_keep_floats(MOST, noise, 0.99f, kept_floats), keep_floats_map(MOST, noise, 0.99f, kept_floats, &count))
    COMPARE("99 % of the floats kept", count = loop_keep_floats(MOST, noise, 0.01f, kept_floats), keep_floats_map(MOST, noise, 0.01f, kept_floats, &count))
    COMPARE("half of 1000 floats kept", count = loop_keep_floats(1000, noise, 0.5f, kept_floats), keep_floats_map(1000, noise, 0.5f, kept_floats, &count))
    COMPARE("half of the doubles kept", count = loop_keep_doubles(MOST, noise_doubles, 0.5, kept_doubles), keep_doubles_map(MOST, noise_doubles, 0.5, kept_doubles, &count))
    COMPARE("1 % of the doubles kept", count = loop_keep_doubles(MOST, noise_doubles, 0.99, kept_doubles), keep_doubles_map(MOST, noise_doubles, 0.99, kept_doubles, &count))
    COMPARE("99 % of the doubles kept", count = loop_keep_doubles(MOST, noise_doubles, 0.01, kept_doubles), keep_doubles_map(MOST, noise_doubles, 0.01, kept_doubles, &count))
    COMPARE("half of 1000 doubles kept", count = loop_keep_doubles(1000, noise_doubles, 0.5, kept_doubles), keep_doubles_map(1000, noise_doubles, 0.5, kept_doubles, &count))
    COMPARE("half of the bytes kept", count = loop_keep_bytes(MOST, bytes, 127, kept_bytes), keep_bytes_map(MOST, bytes, 127, kept_bytes, &count))
    COMPARE("half of the structs kept, 16 bytes", count = loop_keep_points(MOST, points, 0.5f, kept_points), keep_points_map(MOST, points, 0.5f, kept_points, &count))
    COMPARE("no hit among floats", found = loop_find_float(MOST, reals, 2), find_float_map(MOST, reals, 2, &found))
    COMPARE("no hit among doubles", found = loop_find_double(MOST, doubles, 2), find_double_map(MOST, doubles, 2, &found))
    COMPARE("no hit among bytes", found = loop_find_byte(MOST, letters, 'b'), find_byte_map(MOST, letters, 'b', &found))
    COMPARE("a hit at 25000", found = loop_find_float(MOST, rising, 24999), find_float_map(MOST, rising, 24999, &found))
    COMPARE("a hit at 100", found = loop_find_float(MOST, rising, 99), find_float_map(MOST, rising, 99, &found))
    COMPARE("a hit at 40", found = loop_find_float(MOST, rising, 39), find_float_map(MOST, rising, 39, &found))
    COMPARE("a hit at 10", found = loop_find_float(MOST, rising, 9), find_float_map(MOST, rising, 9, &found))
    COMPARE("a hit at 3", found = loop_find_float(MOST, rising, 2), find_float_map(MOST, rising, 2, &found))
    return 0;
}
