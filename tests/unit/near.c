/* Strides that the call knows: small constants, -1 and 0, beside those that it does not know. C and C++. */
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

enum { N = 150, MOST = 9 * N };
static volatile ptrdiff_t unknown;
static float f[MOST], g[N], h[N], k[N];
static double d[MOST], e[MOST], e2[MOST];
static int a[MOST], b[MOST], b2[MOST];
static uint8_t c[MOST], m[N], o[N], o2[N];
static three t[MOST], u[N], u2[N];

static size_t n;
#define FROM(array, stride) (array + ((stride) < 0 ? -(stride) * (N - 1) : 0))

/* what is stored with a stride that the compiler knows, and with the same one that it does not */
#define SAME(known, other, stride, CALL) \
    do { \
        ptrdiff_t const s = stride; \
        unknown = stride; \
        memset(known, 1, sizeof known), memset(other, 1, sizeof other); \
        EXPECT(CALL(known, s) == MAPFN_OK && CALL(other, unknown) == MAPFN_OK); \
        EXPECT_SAY(memcmp(known, other, sizeof known) == 0, "n = %zu, stride %d", n, stride); \
    } while (0)
#define STRIDES(STRIDE) \
    STRIDE(2) STRIDE(3) STRIDE(4) STRIDE(5) STRIDE(8) STRIDE(9) STRIDE(1) STRIDE(-1) STRIDE(-2)
#define BOTH(to, s) both_map(n, to, FROM(f, s), s, k)
#define BYTE(to, s) byte_map(n, to, FROM(c, s), s)
#define TURNED(to, s) turned_map(n, to, FROM(t, s), s)
#define KEPT_OUT(to, s) kept_out_map(n, to, m, FROM(f, s), s)
#define MOVED(to, s) moved_map(n, d, 2, FROM(to, s), s)
#define ADDED(to, s) added_map(n, FROM(a, s), s, FROM(to, s), s)
#define ADDED_BESIDE(to, s) added_map(n, FROM(a, s), s, to, 1)
#define EACH_STRIDE(stride) \
    SAME(g, h, stride, BOTH); \
    SAME(o, o2, stride, BYTE); \
    SAME(u, u2, stride, TURNED); \
    SAME(g, h, stride, KEPT_OUT); \
    SAME(e, e2, stride, MOVED); \
    SAME(b, b2, stride, ADDED); \
    SAME(b, b2, stride, ADDED_BESIDE);

TEST(known_strides)
{
    for (n = 0; n <= N; n += n < 70 ? 1 : 40) {
        STRIDES(EACH_STRIDE)
        SAME(g, h, 0, BOTH);
    }
}
TEST(known_strides_and_codes)
{
    mapfn_failure first = {0, 0}, second = {0, 0};
    int y[N], z[N];
    unknown = 3;
    memset(y, 0, sizeof y), memset(z, 0, sizeof z);
    EXPECT(failing_map(N, a, 3, y, &first) == MAPFN_ELEMENT_FAILED && failing_map(N, a, unknown, z, &second) == MAPFN_ELEMENT_FAILED);
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
    RUN(known_strides);
    RUN(known_strides_and_codes);
    TEST_END();
}
