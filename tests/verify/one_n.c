/* Several maps of one n, over arrays whose sizes the compiler sees. Behind a call that was refused it knows that n is more than the next
 * array has, and gcc 13 to 15 took that for a call that is wrong wherever it stands. */
#include "mapfn.h"
#include "tests/lib/test.h"
MAPFN(void, total, in(float, a), in(float, b), sum(float, s)) { *s = a * b; }
MAPFN(void, top, in(float, a), index(int, i), sum(int, m)) { *m = a > 1 ? i : 0; }
MAPFN(void, columns, in_row(float, d, C), uniform(int, C), sum_row(float, s, C))
{
    for (int j = 0; j < C; j++) s[j] += d[j];
}
static float x[60033], y[20011];
static const size_t sizes[] = {0, 1, 2, 3, 7, 15, 16, 17, 31, 33, 64, 100, 127, 129, 1000, 4095, 4097, 20011};

TEST(one_n)
{
    for (int k = 0; k < 18; k++) {
        size_t const n = sizes[k];
        float s, c[17];
        int m;
        if (total_map(n, x, y, &s) != MAPFN_OK) puts(mapfn_explain());
        EXPECT(s >= 0 && s <= 0);
        if (top_map(n, x, &m) != MAPFN_OK) puts(mapfn_explain());
        EXPECT(m == 0);
        if (columns_map(n / 6, x, 17, c) != MAPFN_OK) puts(mapfn_explain());
        EXPECT(c[3] >= 0 && c[3] <= 0);
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(one_n);
    TEST_END();
}
