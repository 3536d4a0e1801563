/* Maps whose outputs elements share, in all the forms that a map has: families, of functions that are there, exported, nested, beside
 * objects with destructors in C++; and over 1 to 64 threads with all grains, also cancelled and resumed. */
#ifdef THREADS
#include "mapfn_omp.h"
#else
#include "mapfn.h"
#endif
#include "tests/lib/test.h"
#include <stdlib.h>
#include <string.h>

#ifndef FORMS_THREADS
#define FORMS_THREADS 64
#endif
enum { MOST = 60000, WIDTH = 5, PLACES = 37 };
static float x[MOST], rows[MOST * WIDTH];
static unsigned char m[MOST];

/* families */
#define ADD_ROWS(T, add_rows) MAPFN(void, add_rows, in_row(T, x, WIDTH), sum_row(T, s, WIDTH)) { for (int j = 0; j < WIDTH; j++) s[j] += x[j]; }
#define POSITIVE(T, positive) MAPFN(bool, positive, in(T, x), kept(T, y)) { *y = x; return x > 1; }
#define COUNT(T, count) MAPFN(void, count, in(T, x), tally(uint32_t, h, PLACES)) { *h_at = (size_t)(int)x % PLACES; *h = 1; }
#define FIND(T, find) MAPFN(bool, find, in(T, x), uniform(T, t), first(at)) { return x > t; }
MAPFN_FAMILY(add_rows, REAL, ADD_ROWS)
MAPFN_FAMILY(positive, REAL, POSITIVE)
MAPFN_FAMILY(count, REAL, COUNT)
MAPFN_FAMILY(find, REAL, FIND)
TEST(families)
{
    static float y[MOST];
    static double wide[MOST], wide_y[MOST];
    float s[WIDTH];
    uint32_t h[PLACES], wide_h[PLACES];
    size_t kept = 0, wide_kept = 1, at = 0, wide_at = 1, right = 0;
    for (size_t i = 0; i < MOST; i++) wide[i] = x[i], right += x[i] > 1;
    EXPECT(mapfn(add_rows, 1000, rows, s) == MAPFN_OK);
    EXPECT(mapfn(positive, MOST, x, y, &kept) == MAPFN_OK && mapfn(positive, MOST, wide, wide_y, &wide_kept) == MAPFN_OK && kept == right && wide_kept == right);
    EXPECT(mapfn(count, MOST, x, h) == MAPFN_OK && mapfn(count, MOST, wide, wide_h) == MAPFN_OK && memcmp(h, wide_h, sizeof h) == 0);
    EXPECT(mapfn(find, MOST, x, 36.0f, &at) == MAPFN_OK && mapfn(find, MOST, wide, 36.0, &wide_at) == MAPFN_OK && at == wide_at);
}

/* of functions that are there */
static bool is_large(float value, float *copy) { return *copy = value, value > 20; }
static bool is_huge(float value) { return value > 34; }
static void remainders(int value, unsigned *times, size_t *place) { *times = 1, *place = (size_t)value % 7; }
static void add_pair(const float *pair, double *sums) { sums[0] += (double)pair[0], sums[1] -= (double)pair[1]; }
MAPFN_OF(bool, is_large, in(float, x), kept(float, y));
MAPFN_OF(bool, is_huge, in(float, x), first(at));
MAPFN_OF(void, remainders, in(int, x), tally(unsigned, h, 7));
MAPFN_OF(void, add_pair, in_row(float, x, 2), sum_row(double, s, 2));
TEST(functions_that_are_there)
{
    static float y[MOST];
    static int whole[MOST];
    unsigned h[7], all = 0;
    double s[2];
    size_t count = 0, at = 0, right = 0, right_at = 0;
    for (size_t i = 0; i < MOST; i++) whole[i] = (int)i, right += x[i] > 20;
    while (right_at < MOST && !(x[right_at] > 34)) right_at++;
    EXPECT(is_large_map(MOST, x, y, &count) == MAPFN_OK && count == right);
    EXPECT(is_huge_map(MOST, x, &at) == MAPFN_OK && at == right_at);
    EXPECT(remainders_map(MOST, whole, h) == MAPFN_OK);
    for (int j = 0; j < 7; j++) all += h[j];
    EXPECT(all == MOST && h[0] == (MOST + 6) / 7);
    EXPECT(add_pair_map(100, rows, s) == MAPFN_OK && s[0] > 0 && s[1] < 0);
}

/* records as rows of one, kept whole: few bytes through arrays, many one by one */
typedef struct { int key; unsigned char rest[4]; } record_8;
typedef struct { int key; unsigned char rest[36]; } record_40;
#define EXPECT_RECORDS(call) \
    kept = s = 1, memset(y, 0, sizeof y), memset(at, 0, sizeof at); \
    EXPECT((call) == MAPFN_OK && kept == right && s == right_s); \
    EXPECT(memcmp(y, right_y, right * sizeof *y) == 0 && memcmp(at, right_at, right * sizeof *at) == 0);
#define KEEP_RECORDS(record) \
    MAPFN(bool, keep_##record, in_row(record, r, 1), index(i), where(unsigned char, m), uniform(int, t), kept(record, y), kept(size_t, at), \
        sum(unsigned, s)) \
    { \
        *y = r[0]; \
        *at = i; \
        *s = r->rest[3]; \
        return r->key >= t; \
    } \
    TEST(record) \
    { \
        static record r[MOST], y[MOST], right_y[MOST]; \
        static size_t at[MOST], right_at[MOST]; \
        static const size_t counts[] = {0, 1, 5, 15, 16, 17, 511, 512, 1000, MOST}; \
        for (size_t i = 0; i < MOST; i++) r[i].key = (int)(i * 7 % 11), memset(r[i].rest, (int)(i % 251), sizeof r[i].rest); \
        for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) \
            for (int t = 0; t < 13; t += 3) { \
                size_t n = counts[c], right = 0, kept; \
                unsigned right_s = 0, s; \
                mapfn_opts o = MAPFN_NO_OPTS; \
                for (size_t i = 0; i < n; i++) { \
                    if (!m[i]) continue; \
                    right_s += r[i].rest[3]; \
                    if (r[i].key >= t) right_y[right] = r[i], right_at[right++] = i; \
                } \
                EXPECT_RECORDS(keep_##record##_map(n, r, m, t, y, at, &s, &kept)); \
                EXPECT_RECORDS(keep_##record##_map_looped(n, r, m, t, y, at, &s, &kept)); \
                EXPECT_RECORDS(keep_##record##_map_opts(n, r, m, t, y, at, &s, &kept, &o)); \
            } \
    }
KEEP_RECORDS(record_8)
KEEP_RECORDS(record_40)

/* exported, as another file would call them */
MAPFN(void, exported_count, in(float, x), tally(uint32_t, h, PLACES), exported) { *h_at = (size_t)(int)x; *h = 1; }
MAPFN(bool, exported_keep, in(float, x), kept(float, y), exported) { *y = x; return x > 1; }
MAPFN(bool, exported_find, in(float, x), first(at), exported) { return x > 34; }
MAPFN(void, exported_rows, in_row(float, x, WIDTH), sum_row(float, s, WIDTH), exported) { for (int j = 0; j < WIDTH; j++) s[j] += x[j]; }
TEST(exported)
{
    static float y[MOST];
    float s[WIDTH], right[WIDTH];
    uint32_t h[PLACES], right_h[PLACES];
    size_t count = 0, at = 0, right_count = 0, right_at = 0;
    EXPECT(exported_count_map(MOST, x, h) == MAPFN_OK && count_float_map(MOST, x, right_h) == MAPFN_OK && memcmp(h, right_h, sizeof h) == 0);
    EXPECT(exported_keep_map(MOST, x, y, &count) == MAPFN_OK && positive_float_map(MOST, x, y, &right_count) == MAPFN_OK && count == right_count);
    EXPECT(exported_find_map(MOST, x, &at) == MAPFN_OK && find_float_map(MOST, x, 34, &right_at) == MAPFN_OK && at == right_at);
    EXPECT(exported_rows_map(500, rows, s) == MAPFN_OK && add_rows_float_map(500, rows, right) == MAPFN_OK && memcmp(s, right, sizeof s) == 0);
}

/* nested: each row has a histogram, sums, a filter and a search of its own; a place out of range is the body's to see */
MAPFN(void, sum_pairs, in_row(float, x, 2), sum_row(float, s, 2)) { s[0] += x[0], s[1] += x[1]; }
MAPFN(int, row_of_all, in_row(float, x, 60), out_row(uint32_t, h, PLACES), out_row(float, y, 60), out(size_t, count), out(size_t, at), out_row(float, s, 2), uniform(int, length),
    fallible)
{
    mapfn_status const status = count_float_map(60, x, h);
    if (status != MAPFN_OK || length < PLACES) return 1;
    (void)positive_float_map(60, x, y, count);
    (void)find_float_map(60, x, 34, at);
    (void)sum_pairs_map(30, x, s);
    return 0;
}
TEST(nested)
{
    enum { ROWS = MOST / 60 };
    static uint32_t h[ROWS * PLACES];
    static float y[MOST], s[2 * ROWS];
    static size_t count[ROWS], at[ROWS];
    mapfn_failure failure;
    EXPECT(row_of_all_map(ROWS, x, h, y, count, at, s, PLACES, &failure) == MAPFN_OK);
    for (size_t r = 0; r < ROWS; r++) {
        size_t right_count = 0, right_at = 0;
        float even = 0;
        for (size_t j = 0; j < 60; j++) right_count += x[60 * r + j] > 1;
        while (right_at < 60 && !(x[60 * r + right_at] > 34)) right_at++;
        for (size_t j = 0; j < 60; j += 2) even += x[60 * r + j];
        EXPECT_SAY(count[r] == right_count && at[r] == right_at && s[2 * r] == even, "row %zu", r);
    }
}

#ifdef __cplusplus
/* beside objects: a map returns by all its ways with what stands around it destroyed once */
static int alive;
struct counted {
    counted() { alive++; }
    counted(const counted &) { alive++; }
    ~counted() { alive--; }
    float of(float value) const { return value; }
};
MAPFN(bool, with_objects, in(float, x), kept(float, y))
{
    counted here;
    *y = here.of(x);
    return x > 1;
}
MAPFN(void, tally_objects, in(float, x), tally(uint32_t, h, PLACES))
{
    counted here;
    *h_at = static_cast<size_t>(static_cast<int>(here.of(x)));
    *h = 1;
}
MAPFN(bool, find_objects, in(float, x), first(at))
{
    counted here;
    return here.of(x) > 34;
}
TEST(destructors)
{
    static float y[MOST];
    uint32_t h[PLACES];
    size_t count, at;
    EXPECT(with_objects_map(MOST, x, y, &count) == MAPFN_OK && alive == 0);
    EXPECT(tally_objects_map(MOST, x, h) == MAPFN_OK && alive == 0);
    EXPECT(find_objects_map(MOST, x, &at) == MAPFN_OK && alive == 0);
}
#endif

#ifdef THREADS
/* over threads: the bits of one */
MAPFN(void, weigh, in(float, x), where(unsigned char, m), tally(float, h, PLACES), cost(300)) { *h_at = (size_t)(int)x; *h = x / 3; }
MAPFN(void, whole, in(float, x), where(unsigned char, m), tally(int, h, PLACES), sum(float, s), cost(300)) { *h_at = (size_t)(int)x; *h = 1; *s = x; }
MAPFN(void, add_five, in_row(float, x, WIDTH), sum_row(float, s, WIDTH), cost(300)) { for (int j = 0; j < WIDTH; j++) s[j] += x[j] / 3; }
MAPFN(bool, keep_some, in(float, x), index(i), where(unsigned char, m), uniform(float, t), kept(float, y), kept(size_t, at), cost(300)) { *y = x; *at = i; return x > t; }
MAPFN(bool, look, in(float, x), where(unsigned char, m), uniform(float, t), first(at), cost(300)) { return x > t; }
static int calls_left;
static bool a_few(size_t done, size_t total, void *nothing) { return (void)done, (void)total, (void)nothing, calls_left-- > 0; }
TEST(threads_and_grains)
{
    static const size_t grains[] = {0, 1, 7, 100, 128, 1000, 4096, 50000, SIZE_MAX}, counts[] = {1, 127, 1000, 5000, 30000, MOST};
    static float y[MOST], right_y[MOST];
    static size_t at[MOST], right_at[MOST];
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
        for (int threads = 1; threads <= FORMS_THREADS; threads = threads < 4 ? threads + 1 : threads * 2)
            for (size_t g = 0; g < sizeof grains / sizeof *grains; g++) {
                size_t const n = counts[c];
                float h[PLACES], right_h[PLACES], s[WIDTH], right_s[WIDTH], sum, right_sum, least;
                int w[PLACES], right_w[PLACES];
                size_t count = 0, right_count = 1, there = 0, right_there = 1, done = 0;
                mapfn_opts o = MAPFN_NO_OPTS;
                if (grains[g] == 1 && n > 5000) continue;
                o.parallel_iterations = threads, o.grain = grains[g], o.completed = &done;
                for (int begin = 0; begin < 2; begin++) {
                    o.begin = begin ? n / 3 : 0;
                    least = begin ? 34.5f : 5.0f;
                    EXPECT(weigh_map_omp(n, x, m, h, &o) == MAPFN_OK && weigh_map_opts(n, x, m, right_h, &o) == MAPFN_OK && memcmp(h, right_h, sizeof h) == 0);
                    EXPECT(whole_map_omp(n, x, m, w, &sum, &o) == MAPFN_OK && whole_map_opts(n, x, m, right_w, &right_sum, &o) == MAPFN_OK && memcmp(w, right_w, sizeof w) == 0);
                    EXPECT(memcmp(&sum, &right_sum, sizeof sum) == 0);
                    EXPECT(add_five_map_omp(n, rows, s, &o) == MAPFN_OK && add_five_map_opts(n, rows, right_s, &o) == MAPFN_OK && memcmp(s, right_s, sizeof s) == 0);
                    EXPECT(keep_some_map_omp(n, x, m, 20, y, at, &count, &o) == MAPFN_OK && keep_some_map_opts(n, x, m, 20, right_y, right_at, &right_count, &o) == MAPFN_OK
                        && count == right_count);
                    EXPECT(memcmp(y, right_y, count * sizeof *y) == 0 && memcmp(at, right_at, count * sizeof *at) == 0);
                    EXPECT(look_map_omp(n, x, m, least, &there, &o) == MAPFN_OK && look_map_opts(n, x, m, least, &right_there, &o) == MAPFN_OK && there == right_there && done == n);
                }
                /* cancelled and resumed: integers, kept values and what was not found yet are those of one call */
                {
                    int part[PLACES], all[PLACES] = {0};
                    size_t more = 0;
                    int rounds = 0;
                    mapfn_status status;
                    o.begin = 0, o.progress = a_few, count = 0;
                    do {
                        calls_left = ++rounds;
                        status = whole_map_omp(n, x, m, part, &sum, &o);
                        for (int j = 0; j < PLACES; j++) all[j] += part[j];
                        o.begin = done;
                    } while (status == MAPFN_CANCELLED && rounds < 1000);
                    o.begin = 0, o.progress = NULL;
                    EXPECT(status == MAPFN_OK && whole_map_opts(n, x, m, right_w, &right_sum, &o) == MAPFN_OK && memcmp(all, right_w, sizeof all) == 0);
                    o.progress = a_few, rounds = 0;
                    do {
                        calls_left = ++rounds;
                        status = keep_some_map_omp(n, x, m, 20, y + count, at + count, &more, &o);
                        count += more;
                        o.begin = done;
                    } while (status == MAPFN_CANCELLED && rounds < 1000);
                    o.begin = 0, o.progress = NULL;
                    EXPECT(keep_some_map_opts(n, x, m, 20, right_y, right_at, &right_count, &o) == MAPFN_OK && count == right_count && memcmp(at, right_at, count * sizeof *at) == 0);
                    o.progress = a_few, calls_left = 1;
                    status = look_map_omp(n, x, m, 1000, &there, &o);
                    EXPECT((status == MAPFN_OK && done == n) || (status == MAPFN_CANCELLED && done < n));
                    EXPECT(there == n);
                }
            }
}
#endif

int main(int argc, char **argv)
{
    uint32_t drawn = 1;
    TEST_BEGIN(argc, argv);
    for (size_t i = 0; i < (size_t)MOST * WIDTH; i++) {
        drawn = drawn * 1664525u + 1013904223u;
        rows[i] = (float)(drawn >> 8) / 1000;
        if (i < MOST) x[i] = (float)(drawn >> 8) / 16777216.0f * (i % 700 == 0 ? 37 : 34), m[i] = drawn % 5 != 0;
    }
    RUN(families);
    RUN(functions_that_are_there);
    RUN(record_8);
    RUN(record_40);
    RUN(exported);
    RUN(nested);
#ifdef __cplusplus
    RUN(destructors);
#endif
#ifdef THREADS
    RUN(threads_and_grains);
#endif
    TEST_END();
}
