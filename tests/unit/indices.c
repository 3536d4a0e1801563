/* index(T, i): the index as an integer type, and what does not fit it. C and C++. */
#include "mapfn_omp.h"
#include "tests/lib/test.h"
#include <string.h>

MAPFN(float, from_int, index(int, i)) { return (float)(i + 1); }
MAPFN(float, from_any, index(i)) { return (float)(i + 1); }
MAPFN(uint8_t, from_byte, index(uint8_t, i)) { return (uint8_t)(i * 3); }
MAPFN(int64_t, from_long, index(int64_t, i), in(int32_t, x)) { return i - x; }
MAPFN(int, three, index(uint16_t, i), index(int32_t, j), index(k)) { return (int)i + 2 * j + 3 * (int)k; }
MAPFN(float, masked, where(uint8_t, m), index(uint32_t, i), in(float, x)) { return (float)i * x; }
MAPFN(float, of_rows, index(int, i), in_row(float, x, 3)) { return (float)i + x[2]; }
MAPFN(int, failing, index(short, i), out(int, y), fallible)
{
    *y = i;
    return i == 77;
}
MAPFN(void, total, index(int, i), sum(int64_t, s)) { *s = i; }
MAPFN(bool, halved, index(uint32_t, i), out_state(int, k, 0), state(uint32_t, v, i), repeat(40))
{
    if (*v == 0) return false;
    *v /= 2;
    ++*k;
    return true;
}
MAPFN(int, strided, index(int, i), in_strided(int, x)) { return i + x; }
MAPFN(float, slope, index(int, i), table(float, t, length), uniform(size_t, length)) { return t[i + 1] - t[i] + (float)i; }
MAPFN(float, unsigned_slope, index(uint32_t, i), table(float, t, length), uniform(size_t, length)) { return t[i + 1] - t[i] + (float)i; }
MAPFN(void, climb, index(int, i), table(float, t, length), uniform(size_t, length), sum(double, s)) { *s = t[i + 1] - t[i]; }
MAPFN(bool, falls, index(int, i), table(float, t, length), uniform(size_t, length), first(at)) { return t[i + 1] < t[i]; }
MAPFN(bool, odd_ones, index(int, i), in(int, x), kept(int, at))
{
    *at = i;
    return x % 2 != 0;
}
MAPFN(bool, is_the_last, index(int, i), first(at)) { return i == INT32_MAX; }
MAPFN(int, is_last, index(int, i)) { return i == INT32_MAX; }
#define SCALE(T, scale) MAPFN(T, scale, in(T, x), index(int, i)) { return (T)i * x; }
MAPFN_FAMILY(scale, REAL, SCALE)

enum { N = 300 };
static float f[N], g[N], x[3 * N];
static int a[N], b[N], y[N];

/* the same map with options, in parts and in parallel */
#define SAME(T, name, ...) \
    for (size_t n = 0; n <= N; n += n < 40 ? 1 : 37) { \
        T first[N], second[N]; \
        mapfn_opts in_parts; \
        memset(&in_parts, 0, sizeof in_parts), memset(first, 0, sizeof first), memset(second, 0, sizeof second); \
        in_parts.grain = 7, in_parts.parallel_iterations = 2; \
        EXPECT(name##_map(n, first, __VA_ARGS__) == MAPFN_OK && name##_map_looped(n, second, __VA_ARGS__) == MAPFN_OK); \
        EXPECT_SAY(memcmp(first, second, sizeof first) == 0, #name "_map_looped, n = %zu", n); \
        EXPECT(name##_map_opts(n, second, __VA_ARGS__, &in_parts) == MAPFN_OK); \
        EXPECT_SAY(memcmp(first, second, sizeof first) == 0, #name "_map_opts, n = %zu", n); \
        EXPECT(name##_map_omp(n, second, __VA_ARGS__, &in_parts) == MAPFN_OK); \
        EXPECT_SAY(memcmp(first, second, sizeof first) == 0, #name "_map_omp, n = %zu", n); \
    }

TEST(values)
{
    static uint8_t m[N], bytes[N];
    static int64_t l[N];
    int64_t s;
    mapfn_failure failure;
    for (int i = 0; i < N; i++) m[i] = (uint8_t)(i % 3), a[i] = 5 * i;
    for (int i = 0; i < 3 * N; i++) x[i] = (float)i / 4;
    for (size_t n = 0; n <= N; n++) {
        EXPECT(from_int_map(n, f) == MAPFN_OK && from_any_map(n, g) == MAPFN_OK);
        EXPECT_SAY(memcmp(f, g, n * sizeof *f) == 0, "n = %zu", n);
        EXPECT(total_map(n, &s) == MAPFN_OK && s == (int64_t)n * ((int64_t)n - 1) / 2);
    }
    EXPECT(from_byte_map(256, bytes) == MAPFN_OK && bytes[200] == (uint8_t)(200 * 3));
    EXPECT(from_long_map(N, l, a) == MAPFN_OK && l[100] == 100 - 500);
    EXPECT(three_map(N, b) == MAPFN_OK && b[50] == 6 * 50);
    EXPECT(failing_map(N, y, &failure) == MAPFN_ELEMENT_FAILED && failure.index == 77 && y[78] == 78);
    EXPECT(halved_map(N, b) == MAPFN_OK && b[255] == 8 && b[256] == 9 && b[0] == 0);
    SAME(float, masked, m, x)
    SAME(float, of_rows, x)
    SAME(int, strided, a, -1 + 1)
    EXPECT(mapfn(scale, (size_t)10, f, x) == MAPFN_OK && f[4] > 3.9f && f[4] < 4.1f);
}
/* around the index in a table: t[i + 1] - t[i] is 0.5, except that t has a jump of 100 behind every seventh value */
TEST(look_ups)
{
    static float t[N + 1];
    for (int i = 0; i <= N; i++) t[i] = (float)i / 2 + (float)(i / 7) * 100;
    for (size_t n = 0; n <= N; n++) {
        memset(f, 0, sizeof f), memset(g, 0, sizeof g);
        EXPECT(slope_map(n, f, t, N + 1) == MAPFN_OK && unsigned_slope_map(n, g, t, N + 1) == MAPFN_OK);
        for (size_t i = 0; i < N; i++) {
            float const right = i >= n ? 0 : 0.5f + (i % 7 == 6 ? 100 : 0) + (float)i;
            EXPECT_SAY(f[i] <= right && f[i] >= right && g[i] <= right && g[i] >= right, "n = %zu, i = %zu", n, i);
        }
    }
    SAME(float, slope, t, N + 1)
    for (size_t n = 0; n <= N; n++) {
        double s;
        size_t at;
        EXPECT(climb_map(n, t, N + 1, &s) == MAPFN_OK);
        EXPECT_SAY(s <= (double)(t[n] - t[0]) && s >= (double)(t[n] - t[0]), "n = %zu", n);
        t[N - 3] -= 1000;
        EXPECT(falls_map(n, t, N + 1, &at) == MAPFN_OK);
        EXPECT_SAY(at == (n > N - 4 ? N - 4 : n), "n = %zu", n);
        t[N - 3] += 1000;
    }
}
TEST(gathers)
{
    for (int i = 0; i < N; i++) a[i] = i / 3;
    for (size_t n = 0; n <= N; n++) {
        size_t count, right = 0;
        EXPECT(odd_ones_map(n, a, y, &count) == MAPFN_OK);
        for (int i = 0; i < (int)n; i++)
            if (a[i] % 2 != 0) EXPECT_SAY(y[right++] == i, "n = %zu, i = %d", n, i);
        EXPECT(count == right);
    }
}
TEST(offsets)
{
    mapfn_opts o;
    memset(&o, 0, sizeof o);
    o.index_offset = 1000;
    EXPECT(from_int_map_opts(N, f, &o) == MAPFN_OK && f[3] > 1003.5f && f[3] < 1004.5f);
    EXPECT(from_int_map_omp(N, g, &o) == MAPFN_OK && memcmp(f, g, sizeof f) == 0);
}
/* n - 1 + index_offset must fit, in every build and whatever `begin`; nothing is written */
TEST(what_does_not_fit)
{
    static uint8_t bytes[300];
    mapfn_opts o;
    memset(&o, 0, sizeof o);
    memset(bytes, 9, sizeof bytes);
    EXPECT(from_byte_map(257, bytes) == MAPFN_TOO_LARGE && bytes[0] == 9);
    EXPECT(strcmp(mapfn_explain(), "from_byte: the last index, 256, does not fit its type, which ends at 255") == 0);
    EXPECT(from_byte_map_looped(257, bytes) == MAPFN_TOO_LARGE && from_byte_map_vectorized(257, bytes) == MAPFN_TOO_LARGE);
    o.begin = 250;
    EXPECT(from_byte_map_opts(257, bytes, &o) == MAPFN_TOO_LARGE && from_byte_map_omp(257, bytes, &o) == MAPFN_TOO_LARGE && bytes[255] == 9);
    o.begin = 0, o.index_offset = 200;
    EXPECT(from_byte_map_opts(56, bytes, &o) == MAPFN_OK && bytes[55] == (uint8_t)(255 * 3));
    EXPECT(from_byte_map_opts(57, bytes, &o) == MAPFN_TOO_LARGE);
    o.index_offset = (uint64_t)1 << 40;
    EXPECT(from_byte_map_opts(0, bytes, &o) == MAPFN_OK);
    EXPECT(from_int_map_opts(1, f, &o) == MAPFN_TOO_LARGE);
    o.index_offset = INT32_MAX;
    EXPECT(from_int_map_opts(1, f, &o) == MAPFN_OK && from_int_map_opts(2, f, &o) == MAPFN_TOO_LARGE);
    EXPECT(failing_map_opts(1, y, NULL, &o) == MAPFN_TOO_LARGE);
    {
        size_t at;
        o.index_offset = INT32_MAX - (N - 1);
        EXPECT(is_last_map_opts(N, y, &o) == MAPFN_OK && y[N - 1] == 1 && y[N - 2] == 0 && y[0] == 0);
        EXPECT(is_the_last_map_opts(N, &at, &o) == MAPFN_OK && at == N - 1);
        o.index_offset = INT32_MAX;
    }
    EXPECT(total_map_opts(2, (int64_t *)(void *)x, &o) == MAPFN_TOO_LARGE);
    EXPECT(halved_map_opts(1, b, &o) == MAPFN_OK);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(values);
    RUN(look_ups);
    RUN(gathers);
    RUN(offsets);
    RUN(what_does_not_fit);
    TEST_END();
}
