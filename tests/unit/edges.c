/* What types and lengths at the edges meet: alignment beyond a cache line, lengths and limits that are wider than a size_t, a ragged array
 * whose rows together are larger than memory. */
#ifndef __clang__
# pragma GCC diagnostic ignored "-Wpsabi" /* a note about aligned types by value */
#endif
#include "mapfn.h"
#include "tests/lib/test.h"
#include <string.h>

#define ALIGNED(to) \
    typedef struct { double value; } __attribute__((aligned(to))) aligned_##to; \
    MAPFN(double, by_scratch_##to, in(double, x), scratch(aligned_##to, s, 3)) \
    { \
        s[2].value = x; \
        return (uintptr_t)s % to == 0 ? s[2].value : -1; \
    }
#define ADDED(to) \
    MAPFN_FN aligned_##to none_##to(void) \
    { \
        aligned_##to none; \
        memset(&none, 0, sizeof none); \
        return none; \
    } \
    MAPFN_FN aligned_##to added_##to(aligned_##to a, aligned_##to b) \
    { \
        a.value += b.value; \
        return a; \
    } \
    MAPFN(void, by_sum_##to, in(double, x), reduce(aligned_##to, s, added_##to, none_##to())) \
    { \
        s->value = (uintptr_t)s % to == 0 ? x : -1e9; \
    }
ALIGNED(64) ALIGNED(128) ALIGNED(256) ALIGNED(1024) ALIGNED(4096)
ADDED(64) ADDED(128) ADDED(256)

enum { N = 9001 };
static double x[N], y[N];

#define SCRATCH(to) \
    EXPECT(by_scratch_##to##_map(N, y, x, NULL) == MAPFN_OK); \
    EXPECT_SAY(memcmp(x, y, sizeof x) == 0, "scratch of values aligned to %d bytes", to);
#define SUM(to) { \
    aligned_##to s; \
    EXPECT(by_sum_##to##_map(N, x, &s) == MAPFN_OK && s.value > N - 1 && s.value < N + 1); \
    EXPECT(by_sum_##to##_map_opts(N, x, &s, &by_few) == MAPFN_OK && s.value > N - 1 && s.value < N + 1); \
    EXPECT(by_sum_##to##_map_looped(N, x, &s) == MAPFN_OK && s.value > N - 1 && s.value < N + 1); \
}
TEST(alignment)
{
    mapfn_opts by_few;
    memset(&by_few, 0, sizeof by_few);
    by_few.grain = 777;
    for (int i = 0; i < N; i++) x[i] = 1;
    SCRATCH(64) SCRATCH(128) SCRATCH(256) SCRATCH(1024) SCRATCH(4096)
    SUM(64) SUM(128) SUM(256)
}

#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 widest;
#else
typedef long long widest;
#endif
static widest const beyond = (widest)1 << (8 * sizeof(widest) - 2);
MAPFN(float, row_total, in_row(float, a, d), uniform(widest, d)) { return d > 0 ? a[0] : 0; }
MAPFN(float, looked_up, in(int, k), table(float, t, len), uniform(widest, len)) { return len > k ? t[k] : 0; }
MAPFN(bool, halved, inout(int, k), uniform(widest, most), repeat(most))
{
    *k /= 2;
    return *k > 0;
}
TEST(wide_lengths)
{
    static float const values[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    float const *const volatile hidden = values, *a = hidden; /* else the compiler sees that it is too short */
    float out[2];
    int k[2] = {1, 0}, steps[2] = {100, 3};
    EXPECT(row_total_map(2, out, a, 4) == MAPFN_OK && out[1] > 4 && out[1] < 6);
    EXPECT(row_total_map(2, out, a, beyond) == MAPFN_TOO_LARGE); /* its low bits are 0 */
    EXPECT(looked_up_map(2, out, k, a, 8) == MAPFN_OK && out[0] > 1);
    EXPECT(looked_up_map(2, out, k, a, beyond) == MAPFN_TOO_LARGE);
    EXPECT(halved_map(2, steps, beyond) == MAPFN_OK && steps[0] == 0 && steps[1] == 0);
    EXPECT(halved_map(2, steps, -beyond) == MAPFN_BAD_OPTION);
}

typedef struct { char bytes[4096]; } page;
MAPFN(size_t, row_length, in_ragged(page, p)) { return p != NULL ? p_len : 0; }
TEST(ragged_beyond_memory)
{
    static page some[1];
    size_t const splits[3] = {0, SIZE_MAX / 2, SIZE_MAX - 1};
    size_t out[2];
    EXPECT(row_length_map(2, out, some, splits) == MAPFN_TOO_LARGE);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(alignment);
    RUN(wide_lengths);
    RUN(ragged_beyond_memory);
    TEST_END();
}
