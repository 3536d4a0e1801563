/* Without checks (NDEBUG, or MAPFN_CHECKS = 0) maps still do their work, bad options are still found, and n = 0 needs no array. */
#include "mapfn.h"
#include "tests/lib/test.h"
#include <string.h>

#if MAPFN_CHECKS
# error "MAPFN_CHECKS must be 0 here"
#endif
enum { N = 100 };
MAPFN(float, plus, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(void, rows, in_row(float, x, d), out_row(float, y, d), uniform(int, d), scratch(float, s, d))
{
    s[0] = x[d - 1];
    y[0] = s[0];
}
MAPFN(int, ragged, in_ragged(float, x), in_strided(float, y), out(float, z), index(i), fallible)
{
    *z = x_len ? x[0] + y : y;
    return i == 7;
}
TEST(without_checks)
{
    float x[2 * N], y[2 * N], z[N];
    size_t splits[N + 1], completed = 5;
    mapfn_failure failure = {1, 1};
    mapfn_opts o;
    memset(&o, 0, sizeof o);
    for (int i = 0; i < 2 * N; i++) x[i] = (float)i;
    for (size_t i = 0; i <= N; i++) splits[i] = 2 * i;
    for (size_t n = 0; n <= N; n++) {
        EXPECT(plus_map(n, y, x, x, 2) == MAPFN_OK && plus_map_looped(n, y, x, x, 2) == MAPFN_OK && plus_map_vectorized(n, y, x, x, 2) == MAPFN_OK && plus_map_opts(n, y, x, x, 2, NULL) == MAPFN_OK);
        if (n) EXPECT(y[n - 1] >= 3 * x[n - 1] && y[n - 1] <= 3 * x[n - 1]);
    }
    EXPECT(rows_map(N, x, y, 2, NULL) == MAPFN_OK && y[20] > 20.5f);
    EXPECT(ragged_map(N, x, splits, x, 2, z, &failure) == MAPFN_ELEMENT_FAILED && failure.index == 7 && z[4] > 15.5f);
    EXPECT(plus_map(0, NULL, NULL, NULL, 1) == MAPFN_OK && rows_map(0, NULL, NULL, 3, NULL) == MAPFN_OK);
    EXPECT(ragged_map(0, NULL, NULL, NULL, 0, NULL, &failure) == MAPFN_OK && failure.index == SIZE_MAX && failure.code == 0);
    o.parallel_iterations = -1;
    o.completed = &completed;
    EXPECT(plus_map_opts(N, y, x, x, 2, &o) == MAPFN_BAD_OPTION && completed == 0);
    o.parallel_iterations = 0;
    o.begin = N + 1;
    EXPECT(plus_map_opts(N, y, x, x, 2, &o) == MAPFN_BAD_OPTION && completed == N + 1);
}
int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(without_checks);
    TEST_END();
}
