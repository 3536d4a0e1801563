/* Outputs that elements share: every variant against plain loops in the order that docs/sums.md prescribes, over sizes that
 * end before, at and behind blocks; with masks, structs, strides, codes and sums beside. With -DTHREADS also over OpenMP. */
#ifdef THREADS
#include "mapfn_omp.h"
#define OPENMP(map, ...) map##_map_omp(__VA_ARGS__, how == 3 ? NULL : how == 4 ? &two : &three)
#else
#include "mapfn.h"
#define OPENMP(map, ...) MAPFN_OK
#endif
#include "tests/lib/test.h"
#include <stdlib.h>
#include <string.h>

#ifndef MOST_ELEMENTS
#define MOST_ELEMENTS 150000
#endif
enum { MOST = MOST_ELEMENTS, VALUES = 2048, VARIANTS = 3 };
static const size_t counts[] = {0, 1, 2, 3, 7, 8, 31, 33, 127, 128, 129, 255, 257, 511, 512, 513, 1000, 2047, 2048, 4095, 4096, 4097, 8192, 12289, MOST < 65536 ? MOST : 65536, MOST};
static const int lengths[] = {0, 1, 3, 100, 1500};
static mapfn_opts two, three;
static int how;

/* as users write them; `cost` has OpenMP share them among threads */
MAPFN(void, columns, in_row(float, x, D), uniform(int, D), sum_row(float, s, D), cost(300))
{
    for (int j = 0; j < D; j++) s[j] += x[j];
}
MAPFN(void, whole_columns, in_row(short, x, D), uniform(int, D), where(unsigned char, m), sum_row(int, s, D), cost(300))
{
    for (int j = 0; j < D; j++) s[j] += x[j];
}
MAPFN(void, count, in(float, x), uniform(int, LEN), tally(uint32_t, h, LEN), cost(300))
{
    *h_at = (size_t)(int)x;
    *h = 1;
}
MAPFN(void, bytes, in(unsigned char, x), tally(uint16_t, h, 256), cost(300))
{
    *h_at = x;
    *h = 1;
}
MAPFN(void, weigh, in(float, x), in(float, w), uniform(int, LEN), where(unsigned char, m), tally(double, h, LEN), cost(300))
{
    *h_at = (size_t)(int)x;
    *h = w;
}
MAPFN(int, several, in(float, x), in(float, w), uniform(int, LEN), tally(float, h, LEN), sum(float, s), sum_row(double, r, 2), tally(unsigned char, b, 7), cost(300),
    fallible)
{
    *h_at = (size_t)(int)x;
    *h = w;
    *s = w;
    r[0] += w, r[1] -= w;
    *b_at = (size_t)(int)x % 7;
    *b = 1;
    return x > 100 ? (int)x : 0;
}
/* sums alone, and the same beside a tally: two small ones, and three */
MAPFN(void, two_alone, in(float, x), in(float, w), where(unsigned char, m), sum(float, s), sum(double, d), cost(300)) { *s = w, *d = (double)x / 3; }
MAPFN(void, two_beside, in(float, x), in(float, w), where(unsigned char, m), tally(unsigned char, b, 7), sum(float, s), sum(double, d), cost(300))
{
    *s = w, *d = (double)x / 3;
    *b_at = (size_t)(int)x % 7;
    *b = 1;
}
MAPFN(void, three_alone, in(float, x), in(float, w), sum(float, s), sum(double, d), sum(float, e), cost(300)) { *s = w, *d = (double)x / 3, *e = x; }
MAPFN(void, three_beside, in(float, x), in(float, w), tally(unsigned char, b, 7), sum(float, s), sum(double, d), sum(float, e), cost(300))
{
    *s = w, *d = (double)x / 3, *e = x;
    *b_at = (size_t)(int)x % 7;
    *b = 1;
}
/* sums of integers, which a kernel adds up itself: by places of floats, in turn by bytes, in rows, beside kept values */
MAPFN(int, counted, in(float, x), in(float, w), uniform(int, LEN), where(unsigned char, m), tally(float, h, LEN), sum(signed char, a), sum(int64_t, b), sum(uint32_t, c),
    cost(300), fallible)
{
    *h_at = (size_t)(int)x;
    *h = w;
    *a = (signed char)(int)x;
    *b = -(int64_t)(int)x * (1ll << 40);
    *c = 3000000000u;
    return x > 115 ? (int)x : 0;
}
MAPFN(void, turned, in(unsigned char, x), tally(uint16_t, h, 256), sum(int, a), cost(300)) { *h_at = x, *h = 1, *a = INT32_MAX - x; }
MAPFN(void, lined, in_row(short, x, 8), sum_row(int, s, 8), sum(unsigned, a), cost(300))
{
    for (int j = 0; j < 8; j++) s[j] += x[j];
    *a = x[0] < 0;
}
MAPFN(void, lined_reals, in_row(float, x, 16), sum_row(float, s, 16), sum(unsigned, a), cost(300))
{
    for (int j = 0; j < 16; j++) s[j] += x[j];
    *a = x[0] > 50;
}
MAPFN(bool, kept_counted, in(float, x), uniform(float, t), kept(float, y), sum(unsigned, a), sum(uint64_t, b), cost(300))
{
    *y = x, *a = x > 50, *b = (uint64_t)(int)x << 33;
    return x > t;
}
typedef struct {
    short a, b, c;
} three_shorts;
MAPFN(bool, above, in_strided(float, x), index(i), where(unsigned char, m), uniform(float, t), kept(float, y), kept(size_t, at), kept(three_shorts, p), out(float, z),
    sum(int, c), cost(300))
{
    *y = 2 * x;
    *at = i;
    p->a = p->b = p->c = (short)x;
    *z = x;
    *c = 1;
    return x > t;
}
MAPFN(bool, larger, in(float, x), where(unsigned char, m), uniform(float, t), first(at), cost(300))
{
    return x > t;
}
MAPFN(bool, equal, in(unsigned char, x), uniform(unsigned char, t), first(at), cost(300))
{
    return x == t;
}

#define RUN_MAP(map, ...) \
    (how == 0 ? map##_map(__VA_ARGS__) : how == 1 ? map##_map_looped(__VA_ARGS__) : how == 2 ? map##_map_vectorized(__VA_ARGS__) : OPENMP(map, __VA_ARGS__))
#define EACH_VARIANT for (how = 0; how < (THREADS_TOO ? VARIANTS + 3 : (int)VARIANTS); how++)
#ifdef THREADS
#define THREADS_TOO 1
#else
#define THREADS_TOO 0
#endif

static float *x, *w, *rows;
static unsigned char *m, *small;
static short *whole;
static uint32_t drawn = 1;
static uint32_t draw(void)
{
    drawn = drawn * 1664525u + 1013904223u;
    return drawn >> 8;
}
static void *room(size_t bytes)
{
    void *memory = malloc(bytes);
    if (!memory) abort();
    return memory;
}

/* The order of docs/sums.md: LEAF adds elements [from, to) to `now`; blocks are joined as the bits of a counter are. */
#define IN_ORDER(function, T, LEAF) \
    static void function(size_t n, size_t block, int length, T *sums) \
    { \
        static T now[VALUES], level[32][VALUES]; \
        size_t blocks = 0, from = 0; \
        bool begun = false; \
        for (; from < n || n == 0; from += block) { \
            size_t const to = n - from < block ? n : from + block; \
            unsigned l = 0; \
            for (int j = 0; j < length; j++) now[j] = 0; \
            for (size_t i = from; i < to; i++) { LEAF } \
            if (to - from < block) { \
                begun = true; \
                break; \
            } \
            for (; (blocks >> l & 1) != 0; l++) \
                for (int j = 0; j < length; j++) now[j] = level[l][j] + now[j]; \
            for (int j = 0; j < length; j++) level[l][j] = now[j]; \
            blocks++; \
        } \
        for (unsigned l = 0; l < 32; l++) { \
            if ((blocks >> l & 1) == 0) continue; \
            for (int j = 0; j < length; j++) now[j] = begun ? level[l][j] + now[j] : level[l][j]; \
            begun = true; \
        } \
        for (int j = 0; j < length; j++) sums[j] = now[j]; \
    }
IN_ORDER(columns_in_order, float, for (int j = 0; j < length; j++) now[j] += rows[i * (size_t)length + (size_t)j];)
IN_ORDER(pairs_in_order, double, now[0] += w[i]; now[1] -= w[i];)
IN_ORDER(weights_in_order, double, if (m[i] && (size_t)(int)x[i] < (size_t)length) now[(int)x[i]] += w[i];)
IN_ORDER(floats_in_order, float, if ((size_t)(int)x[i] < (size_t)length) now[(int)x[i]] += w[i];)

static size_t block_of(int length)
{
    size_t block = 4096;
    while (block / 4 < (size_t)length) block *= 2;
    return block;
}
static bool misses(mapfn_status status, size_t miss)
{
    char text[80];
    if (miss == SIZE_MAX) return status == MAPFN_OK;
    snprintf(text, sizeof text, "element %zu has place %d of `h`", miss, (int)x[miss]);
    return status == MAPFN_OUT_OF_RANGE && strstr(mapfn_explain(), text) != NULL;
}
#define EACH_CASE \
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) \
        for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++)

TEST(rows)
{
    EACH_CASE
    {
        static float got[VALUES], right[VALUES];
        static int sum[VALUES], exact[VALUES];
        size_t const n = counts[k];
        int const d = lengths[l];
        if (d > 100) continue;
        columns_in_order(n, 128, d, right);
        memset(exact, 0, sizeof exact);
        for (size_t i = 0; i < n; i++)
            for (int j = 0; m[i] && j < d; j++) exact[j] += whole[i * (size_t)d + (size_t)j];
        EACH_VARIANT
        {
            EXPECT_SAY(RUN_MAP(columns, n, rows, d, d ? got : NULL) == MAPFN_OK && memcmp(got, right, sizeof *got * (size_t)d) == 0, "n %zu d %d how %d", n, d, how);
            EXPECT_SAY(RUN_MAP(whole_columns, n, whole, d, m, d ? sum : NULL) == MAPFN_OK && memcmp(sum, exact, sizeof *sum * (size_t)d) == 0, "n %zu d %d how %d", n,
                d, how);
        }
    }
}

/* A compiler that was asked for vectors may take the order for its own, where all that it adds is known. */
MAPFN(void, constants, out(int, y), uniform(int, D), sum_row(float, s, D), tally(float, h, 2))
{
    *y = 0;
    s[0] += 0.007f;
    s[1] -= 300.3f;
    *h_at = 1;
    *h = 0.007f;
}
TEST(constants)
{
    static int y[300];
    for (size_t n = 1; n < 128; n += 9) {
        float got[2], table[2], right[2] = {0, 0};
        for (size_t i = 0; i < n; i++) {
            volatile float const by = 0.007f, less = 300.3f;
            right[0] += by;
            right[1] -= less;
        }
        EACH_VARIANT
        {
            EXPECT_SAY(RUN_MAP(constants, n, y, 2, got, table) == MAPFN_OK && memcmp(got, right, sizeof got) == 0 && table[1] == right[0], "n %zu how %d", n, how);
        }
    }
}

TEST(tallies)
{
    EACH_CASE
    {
        static uint32_t got[VALUES], right[VALUES];
        static double weight[VALUES], sum[VALUES];
        static uint16_t byte[256], byte_right[256];
        size_t const n = counts[k];
        size_t miss = SIZE_MAX, masked_miss = SIZE_MAX;
        int const length = lengths[l];
        memset(right, 0, sizeof right);
        memset(byte_right, 0, sizeof byte_right);
        for (size_t i = n; i-- > 0;) {
            byte_right[small[i]]++;
            if ((int)x[i] < length) right[(int)x[i]]++;
            else miss = i, masked_miss = m[i] ? i : masked_miss;
        }
        weights_in_order(n, block_of(length), length, sum);
        EACH_VARIANT
        {
            EXPECT_SAY(misses(RUN_MAP(count, n, x, length, length ? got : NULL), miss) && memcmp(got, right, sizeof *got * (size_t)length) == 0,
                "count: n %zu length %d how %d: %s", n, length, how, mapfn_explain());
            EXPECT_SAY(misses(RUN_MAP(weigh, n, x, w, length, m, length ? weight : NULL), masked_miss) && memcmp(weight, sum, sizeof *sum * (size_t)length) == 0,
                "weigh: n %zu length %d how %d: %s", n, length, how, mapfn_explain());
            EXPECT_SAY(RUN_MAP(bytes, n, small, byte) == MAPFN_OK && memcmp(byte, byte_right, sizeof byte) == 0, "bytes: n %zu how %d", n, how);
        }
    }
}

TEST(several_at_once)
{
    EACH_CASE
    {
        static float got[VALUES], right[VALUES];
        double pair[2], pair_right[2];
        float sum, sum_right = 0;
        unsigned char seven[7], seven_right[7] = {0};
        size_t const n = counts[k];
        size_t miss = SIZE_MAX, fails = SIZE_MAX;
        int const length = lengths[l];
        floats_in_order(n, block_of(length), length, right);
        pairs_in_order(n, 128, 2, pair_right);
        for (size_t i = n; i-- > 0;) {
            seven_right[(int)x[i] % 7]++;
            if ((int)x[i] >= length) miss = i;
            if (x[i] > 100) fails = i;
        }
        EACH_VARIANT
        {
            mapfn_failure failure = {1, 1};
            mapfn_status const status = RUN_MAP(several, n, x, w, length, length ? got : NULL, &sum, pair, seven, &failure);
            if (how == 0) sum_right = sum;
            EXPECT_SAY(miss == SIZE_MAX ? status == (fails == SIZE_MAX ? MAPFN_OK : MAPFN_ELEMENT_FAILED) : misses(status, miss), "n %zu length %d how %d: %s", n, length,
                how, mapfn_explain());
            EXPECT_SAY(failure.index == fails && failure.code == (fails == SIZE_MAX ? 0 : (int)x[fails]), "n %zu how %d: %zu failed, not %zu", n, how, failure.index, fails);
            EXPECT_SAY(memcmp(got, right, sizeof *got * (size_t)length) == 0 && memcmp(pair, pair_right, sizeof pair) == 0 && memcmp(seven, seven_right, 7) == 0
                    && sum == sum_right, "n %zu length %d how %d", n, length, how);
        }
    }
}

TEST(sums_beside)
{
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) EACH_VARIANT
    {
        size_t const n = counts[k];
        float s = 1, right_s = 2, e = 1, right_e = 2;
        double d = 1, right_d = 2;
        unsigned char seven[7];
        EXPECT(two_alone_map(n, x, w, m, &right_s, &right_d) == MAPFN_OK);
        EXPECT_SAY(RUN_MAP(two_beside, n, x, w, m, seven, &s, &d) == MAPFN_OK && s == right_s && d == right_d, "two: n %zu how %d: %g %g, not %g %g", n, how, (double)s, d,
            (double)right_s, right_d);
        EXPECT(three_alone_map(n, x, w, &right_s, &right_d, &right_e) == MAPFN_OK);
        EXPECT_SAY(RUN_MAP(three_beside, n, x, w, seven, &s, &d, &e) == MAPFN_OK && s == right_s && d == right_d && e == right_e, "three: n %zu how %d", n, how);
    }
}

TEST(whole_sums_beside)
{
    static float y[MOST], got[1500], right[1500], line[16], right_line[16];
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
        size_t const n = counts[k];
        int32_t a = 0, whole_row[8] = {0}, right_row[8] = {0};
        uint32_t c = 0, tall = 0, first = 0, large = 0, fifty = 0;
        uint64_t b = 0, bits = 0;
        size_t fails = SIZE_MAX, miss = SIZE_MAX;
        for (size_t i = n; i-- > 0;) {
            tall += (uint32_t)INT32_MAX - small[i];
            first += whole[8 * i] < 0;
            large += rows[16 * i] > 50;
            fifty += x[i] > 50;
            bits += (uint64_t)(int)x[i] << 33;
            for (int j = 0; j < 8; j++) right_row[j] += whole[8 * i + (size_t)j];
            if (!m[i]) continue;
            if (x[i] > 115) fails = i;
            if (x[i] >= 100) miss = i;
            a += (int)x[i], b += (uint64_t)(-(int64_t)(int)x[i] * (1ll << 40)), c += 3000000000u;
        }
        EACH_VARIANT
        {
            mapfn_failure failure;
            signed char got_a = 1;
            int64_t got_b = 1;
            uint32_t got_c = 1, many_c = 1;
            uint64_t many_b = 1;
            int turns = 1;
            size_t many = 0;
            mapfn_status status = RUN_MAP(counted, n, x, w, 1500, m, got, &got_a, &got_b, &got_c, &failure);
            if (how == 0) memcpy(right, got, sizeof got);
            EXPECT_SAY((status == MAPFN_OK) == (fails == SIZE_MAX) && failure.index == fails && got_a == (signed char)a && got_b == (int64_t)b && got_c == c
                    && memcmp(got, right, sizeof got) == 0, "n %zu how %d: %d %lld %u, not %d %lld %u", n, how, got_a, (long long)got_b, got_c, (signed char)a, (long long)b, c);
            status = RUN_MAP(counted, n, x, w, 100, m, got, &got_a, &got_b, &got_c, &failure);
            EXPECT_SAY((miss == SIZE_MAX ? status != MAPFN_OUT_OF_RANGE : misses(status, miss)) && got_a == (signed char)a && got_b == (int64_t)b && got_c == c,
                "n %zu how %d: out of range", n, how);
            static uint16_t h[256];
            EXPECT_SAY(RUN_MAP(turned, n, small, h, &turns) == MAPFN_OK && (uint32_t)turns == tall, "turned: n %zu how %d: %d, not %u", n, how, turns, tall);
            EXPECT_SAY(RUN_MAP(lined, n, whole, whole_row, &got_c) == MAPFN_OK && got_c == first && memcmp(whole_row, right_row, sizeof right_row) == 0,
                "lined: n %zu how %d: %u, not %u", n, how, got_c, first);
            status = RUN_MAP(lined_reals, n, rows, line, &got_c);
            if (how == 0) memcpy(right_line, line, sizeof line);
            EXPECT_SAY(status == MAPFN_OK && got_c == large && memcmp(line, right_line, sizeof line) == 0, "lined_reals: n %zu how %d: %u, not %u", n, how, got_c, large);
            EXPECT_SAY(RUN_MAP(kept_counted, n, x, 60, y, &many_c, &many_b, &many) == MAPFN_OK && many_c == fifty && many_b == bits, "kept: n %zu how %d: %u, not %u", n, how,
                many_c, fifty);
        }
    }
}

TEST(kept)
{
    static float y[MOST], z[MOST];
    static size_t at[MOST];
    static three_shorts p[MOST];
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++)
        for (int t = -1; t < 130; t += 26) EACH_VARIANT
        {
            size_t const n = counts[k];
            size_t many = SIZE_MAX, right = 0;
            int computed = 0, right_computed = 0;
            bool same = true;
            mapfn_status const status = RUN_MAP(above, n, x, 1, m, (float)t, y, at, p, z, &computed, &many);
            for (size_t i = 0; i < n; i++) {
                right_computed += m[i] != 0;
                same &= !m[i] || z[i] == x[i];
                if (!m[i] || x[i] <= (float)t) continue;
                same &= right < many && y[right] == 2 * x[i] && at[right] == i && p[right].c == (short)x[i];
                right++;
            }
            EXPECT_SAY(status == MAPFN_OK && same && many == right && computed == right_computed, "n %zu t %d how %d: %zu kept, not %zu", n, t, how, many, right);
        }
}

TEST(first)
{
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
        size_t const n = counts[k];
        for (int t = -1; t < 130; t += 13) {
            size_t right = 0, at = SIZE_MAX;
            while (right < n && !(m[right] && x[right] > (float)t)) right++;
            EACH_VARIANT EXPECT_SAY(RUN_MAP(larger, n, x, m, (float)t, &at) == MAPFN_OK && at == right, "n %zu t %d how %d: %zu, not %zu", n, t, how, at, right);
        }
        for (size_t hit = 0; hit <= n; hit = hit * 5 / 3 + 1) {
            static unsigned char zeros[MOST + 1];
            size_t at = SIZE_MAX;
            zeros[hit] = 5;
            EACH_VARIANT EXPECT_SAY(RUN_MAP(equal, n, zeros, 5, &at) == MAPFN_OK && at == hit, "n %zu how %d: %zu, not %zu", n, how, at, hit);
            zeros[hit] = 0;
        }
    }
}

static size_t allowed;
static bool until(size_t done, size_t total, void *arg)
{
    (void)total, (void)arg;
    return done < allowed;
}
/* what a cancelled map has stored is that of the elements before *completed, and the rest is that of the elements from there on */
TEST(cancel_and_resume)
{
    static float y[MOST], got[100], right[100];
    static uint32_t h[128], rest[128], all[128];
    size_t done = 0, many = 0, more = 0, at;
    mapfn_opts o = MAPFN_NO_OPTS, later = MAPFN_NO_OPTS;
    o.progress = until, o.grain = 100, o.completed = &done;
    for (allowed = 1; allowed < 20000; allowed = allowed * 3 + 50) {
        bool same = true;
        EXPECT(count_map_opts(MOST, x, 128, h, &o) == MAPFN_CANCELLED && done >= allowed && done < MOST);
        later.begin = done;
        EXPECT(count_map_opts(MOST, x, 128, rest, &later) == MAPFN_OK && count_map(MOST, x, 128, all) == MAPFN_OK);
        for (int j = 0; j < 128; j++) same &= h[j] + rest[j] == all[j];
        EXPECT(same);
        EXPECT(columns_map_opts(MOST, rows, 100, got, &o) == MAPFN_CANCELLED);
        columns_in_order(done, 128, 100, right);
        EXPECT(memcmp(got, right, sizeof got) == 0);
        {
            static float z[MOST];
            static size_t where[MOST];
            static three_shorts p[MOST];
            int c;
            EXPECT(above_map_opts(MOST, x, 1, m, 60, y, where, p, z, &c, &many, &o) == MAPFN_CANCELLED);
            later.begin = done;
            EXPECT(above_map_opts(MOST, x, 1, m, 60, y + many, where + many, p + many, z, &c, &more, &later) == MAPFN_OK);
            size_t right_many = 0;
            for (size_t i = 0; i < MOST; i++)
                if (m[i] && x[i] > 60) same &= where[right_many++] == i;
            EXPECT(same && right_many == many + more);
        }
        EXPECT(larger_map_opts(MOST, x, m, 1000, &at, &o) == MAPFN_CANCELLED && at == MOST);
        {
            static uint16_t sixteen[256];
            int before = 0, after = 0, whole_sum = 0;
            EXPECT(turned_map_opts(MOST, small, sixteen, &before, &o) == MAPFN_CANCELLED);
            later.begin = done;
            EXPECT(turned_map_opts(MOST, small, sixteen, &after, &later) == MAPFN_OK && turned_map(MOST, small, sixteen, &whole_sum) == MAPFN_OK);
            EXPECT((uint32_t)before + (uint32_t)after == (uint32_t)whole_sum);
#ifdef THREADS
            o.parallel_iterations = 3;
            mapfn_status const ended = turned_map_omp(MOST, small, sixteen, &before, &o); /* threads may be done before they ask */
            EXPECT(ended == MAPFN_CANCELLED || (ended == MAPFN_OK && done == MOST));
            later.begin = done, later.parallel_iterations = 2;
            EXPECT(turned_map_omp(MOST, small, sixteen, &after, &later) == MAPFN_OK && (uint32_t)before + (uint32_t)after == (uint32_t)whole_sum);
            o.parallel_iterations = later.parallel_iterations = 0;
#endif
        }
    }
}

static size_t reports, last_done;
static bool stop(size_t done, size_t total, void *arg)
{
    (void)arg;
    reports++;
    last_done = done;
    return done == total;
}
/* a search that has found its element is at its end: progress is called once more, and nothing is cancelled */
TEST(search_ends)
{
    static unsigned char zeros[MOST];
    size_t done = 0, at = 0;
    mapfn_opts o = MAPFN_NO_OPTS;
    o.progress = stop, o.grain = 100, o.completed = &done;
    zeros[5] = 5;
    for (int how = 0; how < 2; how++) {
        reports = last_done = done = 0;
#ifdef THREADS
        if (how == 1) o.parallel_iterations = 2;
        mapfn_status const status = how == 1 ? equal_map_omp(MOST, zeros, 5, &at, &o) : equal_map_opts(MOST, zeros, 5, &at, &o);
#else
        mapfn_status const status = equal_map_opts(MOST, zeros, 5, &at, &o);
#endif
        EXPECT(status == MAPFN_OK && at == 5 && done == MOST && reports == 1 && last_done == MOST);
    }
    zeros[5] = 0;
    EXPECT(equal_map_opts(MOST, zeros, 5, &at, &o) == MAPFN_CANCELLED && at == MOST);
}

TEST(calls)
{
    float y[10];
    static float ten[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 0};
    uint32_t h[10];
    size_t at, done;
    mapfn_opts o = MAPFN_NO_OPTS;
    size_t many;
    int volatile negative = -1;
    uint32_t *volatile unknown = h; /* of a size that compilers do not know */
    (void)y;
    EXPECT(count_map(10, ten, 10, NULL) == MAPFN_NULL_POINTER && count_map(0, NULL, 10, NULL) == MAPFN_NULL_POINTER);
    EXPECT(count_map(0, NULL, 0, NULL) == MAPFN_OK);
    memset(h, 1, sizeof h);
    EXPECT(count_map(0, NULL, 10, h) == MAPFN_OK && h[0] == 0 && h[9] == 0);
    EXPECT(count_map(10, ten, negative, unknown) == MAPFN_TOO_LARGE && count_map(0, ten, negative, unknown) == MAPFN_TOO_LARGE);
    EXPECT(count_map(10, ten, 10, (uint32_t *)(void *)ten) == MAPFN_OVERLAP);
    EXPECT(larger_map(10, ten, m, 3, NULL) == MAPFN_NULL_POINTER && larger_map(0, NULL, NULL, 3, NULL) == MAPFN_NULL_POINTER);
    EXPECT(equal_map(0, NULL, 3, &at) == MAPFN_OK && at == 0);
    o.begin = 4, o.completed = &done, o.index_offset = 1000;
    EXPECT(equal_map_opts(10, small, small[4], &at, &o) == MAPFN_OK && at == 4 && done == 10);
    EXPECT(count_map_opts(10, ten, 2, h, &o) == MAPFN_OUT_OF_RANGE && strstr(mapfn_explain(), "element 1004 has place 5") && done == 10);
    o.begin = 11;
    EXPECT(count_map_opts(10, ten, 2, h, &o) == MAPFN_BAD_OPTION);
    {
        float z[10];
        size_t where[10];
        three_shorts p[10];
        int c;
        EXPECT(above_map(10, ten, 1, m, 0, ten, where, p, z, &c, &many) == MAPFN_OVERLAP);
        EXPECT(above_map(10, ten, 1, m, 0, y, where, p, z, &c, NULL) == MAPFN_NULL_POINTER && above_map(0, NULL, 1, NULL, 0, NULL, NULL, NULL, NULL, &c, NULL) == MAPFN_NULL_POINTER);
        EXPECT(above_map(0, NULL, 1, NULL, 0, NULL, NULL, NULL, NULL, &c, &many) == MAPFN_OK && many == 0);
        EXPECT(above_map(10, ten, 1, m, 0, y, where, p, z, &c, where) == MAPFN_OVERLAP);
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    x = (float *)room(MOST * sizeof *x), w = (float *)room(MOST * sizeof *w), rows = (float *)room(MOST * 100 * sizeof *rows);
    m = (unsigned char *)room(MOST), small = (unsigned char *)room(MOST), whole = (short *)room(MOST * 100 * sizeof *whole);
    for (size_t i = 0; i < MOST; i++) {
        x[i] = (float)(draw() % 120), w[i] = (float)(draw() % 1000) / 7, m[i] = draw() % 3 != 0;
        small[i] = (unsigned char)(draw() % 5 ? 7 : draw());
    }
    for (size_t i = 0; i < MOST * 100; i++) rows[i] = (float)(draw() % 1000) / 7, whole[i] = (short)draw();
    two.parallel_iterations = 2;
    three.parallel_iterations = 3, three.grain = 5000;
    RUN(rows);
    RUN(constants);
    RUN(tallies);
    RUN(several_at_once);
    RUN(sums_beside);
    RUN(whole_sums_beside);
    RUN(kept);
    RUN(first);
    RUN(cancel_and_resume);
    RUN(search_ends);
    RUN(calls);
    TEST_END();
}
