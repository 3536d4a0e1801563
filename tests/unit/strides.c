/* Strides for which a kernel has a loop of its own, and others, beside the looped map: alone, mixed, and in sums. C and
 * C++. */
#include "mapfn.h"
#include "tests/lib/test.h"
#include <string.h>

typedef struct { int16_t a, b, c; } three;
MAPFN(float, both, in_strided(float, x), in(float, z)) { return x * 2 + z; }
MAPFN(uint8_t, byte, in_strided(uint8_t, x), index(int, i)) { return (uint8_t)(x + i); }
MAPFN(void, moved, in_strided(double, x), out_strided(double, y)) { *y = x + 1; }
MAPFN(void, added, in_strided(int, x), inout_strided(int, y)) { if (x > 3) *y += x; }
MAPFN(three, turned, in_strided(three, x)) { three t = {x.c, x.b, x.a}; return t; }
MAPFN(float, kept_out, where(uint8_t, m), in_strided(float, x)) { return x; }
MAPFN(int, failing, in_strided(int, x), out(int, y), fallible)
{
    *y = x;
    return x == 77;
}

MAPFN(void, whole, in_strided(int, x), sum(int, s)) { *s = x * 3; }
MAPFN(void, real, in_strided(float, x), in_strided(double, y), sum(double, s)) { *s = x * y + 0.1; }
MAPFN(void, mixed, in_strided(float, x), in_strided(double, y), sum(double, s)) { *s = x * y + 0.1; }
MAPFN_FN uint8_t larger(uint8_t one, uint8_t other) { return one > other ? one : other; }
MAPFN(void, largest, in_strided(uint8_t, x), reduce(uint8_t, s, larger, 0)) { *s = x; }
typedef struct { float value; int at; } place;
static const place nowhere = {-1, -1};
MAPFN_FN place farther(place one, place other) { return other.value > one.value ? other : one; }
MAPFN(void, farthest, in_strided(float, x), index(int, i), reduce(place, s, farther, nowhere))
{
    s->value = x, s->at = i;
}

enum { N = 150, MOST = 9 * N };
static float f[MOST], g[N], h[N], k[N];
static double d[MOST], e[MOST], e2[MOST];
static int a[MOST], b[MOST], b2[MOST];
static uint8_t c[MOST], m[N], o[N], o2[N];
static three t[MOST], u[N], u2[N];

static int ints[1], ints_looped[1];
static double reals[1], reals_looped[1];
static uint8_t bytes[1], bytes_looped[1];
static place places[1], places_looped[1];

static size_t n;
#define FROM(array, stride) (array + ((stride) < 0 ? -(stride) * (N - 1) : 0))

/* What is stored by a map with a stride, and by its looped variant. A call puts hundreds of instructions where it
 * stands, more than the map's kernels have: strides are numbers of a loop, but for those that the compiler knows. */
#define SAME(stored, other, stride, CALL) \
    do { \
        ptrdiff_t const s = stride; \
        memset(stored, 1, sizeof stored), memset(other, 1, sizeof other); \
        EXPECT(CALL(_map, stored, s) == MAPFN_OK && CALL(_map_looped, other, s) == MAPFN_OK); \
        EXPECT_SAY(memcmp(stored, other, sizeof stored) == 0, "n = %zu, stride %d", n, (int)s); \
    } while (0)
#define BOTH(map, to, s) both##map(n, to, FROM(f, s), s, k)
#define BYTE(map, to, s) byte##map(n, to, FROM(c, s), s)
#define TURNED(map, to, s) turned##map(n, to, FROM(t, s), s)
#define KEPT_OUT(map, to, s) kept_out##map(n, to, m, FROM(f, s), s)
#define MOVED(map, to, s) moved##map(n, d, 2, FROM(to, s), s)
#define ADDED(map, to, s) added##map(n, FROM(a, s), s, FROM(to, s), s)
#define ADDED_BESIDE(map, to, s) added##map(n, FROM(a, s), s, to, 1)
#define WHOLE(map, to, s) whole##map(n, FROM(a, s), s, to)
#define REAL(map, to, s) real##map(n, FROM(f, s), s, FROM(d, s), s, to)
#define MIXED(map, to, s) mixed##map(n, FROM(f, s), s, d, 2, to)
#define LARGEST(map, to, s) largest##map(n, FROM(c, s), s, to)
#define FARTHEST(map, to, s) farthest##map(n, FROM(f, s), s, to)

TEST(each_stride)
{
    static const ptrdiff_t strides[] = {2, 3, 4, 5, 8, 9, 1, -1, -2};
    for (n = 0; n <= N; n += n < 70 ? 1 : 40) {
        for (size_t each = 0; each < sizeof strides / sizeof *strides; each++) {
            ptrdiff_t const stride = strides[each];
            SAME(g, h, stride, BOTH);
            SAME(o, o2, stride, BYTE);
            SAME(u, u2, stride, TURNED);
            SAME(g, h, stride, KEPT_OUT);
            SAME(e, e2, stride, MOVED);
            SAME(b, b2, stride, ADDED);
            SAME(b, b2, stride, ADDED_BESIDE);
            SAME(ints, ints_looped, stride, WHOLE);
            SAME(reals, reals_looped, stride, REAL);
            SAME(reals, reals_looped, stride, MIXED);
            SAME(bytes, bytes_looped, stride, LARGEST);
            SAME(places, places_looped, stride, FARTHEST);
        }
        SAME(g, h, 0, BOTH);
        SAME(b, b2, 2, ADDED);
        SAME(reals, reals_looped, -1, REAL);
    }
}
TEST(strides_and_codes)
{
    mapfn_failure first = {0, 0}, second = {0, 0};
    int y[N], z[N];
    memset(y, 0, sizeof y), memset(z, 0, sizeof z);
    EXPECT(failing_map(N, a, 3, y, &first) == MAPFN_ELEMENT_FAILED);
    EXPECT(failing_map_looped(N, a, 3, z, &second) == MAPFN_ELEMENT_FAILED);
    EXPECT(first.index == second.index && first.code == second.code && memcmp(y, z, sizeof y) == 0);
}

int main(int argc, char **argv)
{
    for (int i = 0; i < MOST; i++) {
        f[i] = (float)(i * 7 % 31), d[i] = f[i], a[i] = i * 5 % 83, c[i] = (uint8_t)(i * 11);
        t[i].a = (int16_t)i, t[i].b = (int16_t)(2 * i), t[i].c = (int16_t)-i;
        if (i < N) k[i] = (float)i, m[i] = i % 3 != 0;
    }
    TEST_BEGIN(argc, argv);
    RUN(each_stride);
    RUN(strides_and_codes);
    TEST_END();
}
