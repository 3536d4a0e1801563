/* An exception out of `progress` leaves an OpenMP map and takes the map's scratch with it: blocks that malloc gave are
 * counted. A map with sums of some thousand elements, which is called straight away, reads no clock more often than the
 * same map without a sum. */
#include <stdlib.h>
#include <time.h>

static int blocks, clocks;
static void *counted_malloc(size_t bytes) { return blocks++, malloc(bytes); }
static void counted_free(void *memory)
{
    if (memory) blocks--;
    free(memory);
}
static int counted_clock(struct timespec *at, int base) { return clocks++, timespec_get(at, base); }
#define malloc counted_malloc
#define free counted_free
#define timespec_get counted_clock
#include "mapfn_omp.h"
#undef malloc
#undef free
#undef timespec_get
#include "tests/lib/test.h"

MAPFN(int, kept, in(int, i), scratch(double, s, 1000), scratch(char, t, 10))
{
    s[999] = t[9] = 1;
    return i + static_cast<int>(s[999]);
}
MAPFN(void, kept_sum, in(int, i), scratch(double, s, 1000), sum(long, total))
{
    s[999] = 1;
    *total = i + static_cast<long>(s[999]);
}
static bool thrown(size_t done, size_t, void *)
{
    if (done > 0) throw 42;
    return true;
}
TEST(scratch_leaves_with_an_exception)
{
    int x[10], y[10];
    long total = -1;
    mapfn_opts o = MAPFN_NO_OPTS;
    o.progress = thrown;
    o.grain = 1;
    for (int i = 0; i < 10; i++) x[i] = i;
    for (int threads = 1; threads <= 2; threads++) {
        int caught = 0;
        o.parallel_iterations = threads;
        try {
            (void)kept_map_omp(10, y, x, nullptr, nullptr, &o);
        } catch (int what) {
            caught = what;
        }
        EXPECT(caught == 42 && blocks == 0);
        try {
            (void)kept_sum_map_omp(10, x, nullptr, &total, &o);
        } catch (int what) {
            caught += what;
        }
        EXPECT(caught == 84 && blocks == 0 && total == -1);
    }
    EXPECT(kept_map_omp(10, y, x, nullptr, nullptr, nullptr) == MAPFN_OK && y[9] == 10 && blocks == 0);
}

enum { N = 5000 };
MAPFN(float, product, in(float, x), in(float, y), cost(0.01)) { return x * y; }
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s), cost(0.01)) { *s = x * y; }
TEST(sums_are_called_straight_away)
{
    static float x[N], y[N], out[N];
    float expected = 0, s = 0;
    int plain, wrong = 0;
    for (int i = 0; i < N; i++) x[i] = static_cast<float>(i % 7), y[i] = 0.1f;
    EXPECT(dot_map(N, x, y, &expected) == MAPFN_OK);
    EXPECT(product_map_omp(N, out, x, y, nullptr) == MAPFN_OK && dot_map_omp(N, x, y, &s, nullptr) == MAPFN_OK);
    clocks = 0;
    for (int k = 0; k < 640; k++) (void)product_map_omp(N, out, x, y, nullptr);
    plain = clocks;
    clocks = 0;
    for (int k = 0; k < 640; k++) {
        s = -1;
        (void)dot_map_omp(N, x, y, &s, nullptr);
        wrong += s != expected;
    }
    EXPECT_SAY(wrong == 0, "%d wrong sums", wrong);
    EXPECT_SAY(clocks <= plain + 40, "the clock was read %d times, without a sum %d", clocks, plain);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(scratch_leaves_with_an_exception);
    RUN(sums_are_called_straight_away);
    TEST_END();
}
