/* A condition that guards the conversion of a number which is the same for all elements, of a map or of a row: gcc 16 lost it, as kernels say
 * that nothing traps. */
#include "mapfn.h"
#include "tests/lib/test.h"

enum { MOST = 100 };
static int x[MOST];

static inline int small_of(double u) { return u > -100.0 && u < 100.0 ? (signed char)u : 99; }
static inline int whole_of(double u) { return u > -1e9 && u < 1e9 ? (int)u : 99; }

MAPFN(double, is_below, uniform(double, u), in(int, v)) { return (v != 10 ? whole_of(u) : 20) < 0 ? 1000.0 : 1.0; }
MAPFN(double, is_zero, uniform(double, u), in(int, v)) { return v != 10 && small_of(u) == 0 ? 1000.0 : 1.0; }
MAPFN(float, of_float, uniform(float, u), in(int, v)) { return v != 10 && (u < 100 ? (signed char)u : 99) == 0 ? 1000.0f : 1.0f; }
MAPFN(void, in_a_table, table(double, u, 1), in(int, v), out(double, y)) { *y = (v != 10 ? whole_of(u[0]) : 20) < 0 ? 1000.0 : 1.0; }
MAPFN(void, added, in(int, v), uniform(double, u), sum(double, s)) { *s = v != 10 && small_of(u) == 0 ? 1000.0 : 1.0; }
MAPFN(void, in_rows, in(double, u), in_row(int, v, D), out_row(double, y, D), uniform(int, D))
{
    for (int k = 0; k < D; k++) y[k] = (v[k] != 10 ? whole_of(u) : 20) < 0 ? 1000.0 : 1.0;
}
MAPFN(bool, kept_ones, uniform(double, u), in(int, v), kept(int, y)) { *y = v; return v != 10 && small_of(u) == 0; }
MAPFN(bool, first_one, uniform(double, u), in(int, v), first(at)) { return v != 10 && small_of(u) == 0; }
MAPFN(void, counted, uniform(double, u), in(int, v), tally(int, h, 2)) { *h_at = v != 10 && small_of(u) == 0, *h = 1; }

static bool all_one(const double *y)
{
    for (int i = 0; i < MOST; i++)
        if (y[i] != 1) return false;
    return true;
}

TEST(a_guard_stays)
{
    double y[MOST], s, volatile_large = 1e10;
    float few[MOST];
    int kept[MOST], h[2];
    size_t count, at;
    __asm__("" : "+m"(volatile_large));
    double const large = volatile_large, byte = large / 1e10 * 256;
    EXPECT(is_below_map(MOST, y, large, x) == MAPFN_OK && all_one(y));
    EXPECT(is_below_map_looped(MOST, y, large, x) == MAPFN_OK && all_one(y));
    EXPECT(is_zero_map(MOST, y, byte, x) == MAPFN_OK && all_one(y));
    EXPECT(is_zero_map_looped(MOST, y, byte, x) == MAPFN_OK && all_one(y));
    EXPECT(of_float_map(MOST, few, (float)byte, x) == MAPFN_OK && few[0] == 1 && few[50] == 1 && few[MOST - 1] == 1);
    EXPECT(in_a_table_map(MOST, &large, x, y) == MAPFN_OK && all_one(y));
    EXPECT(added_map(MOST, x, byte, &s) == MAPFN_OK && s == MOST);
    EXPECT(in_rows_map(1, &large, x, y, MOST) == MAPFN_OK && all_one(y));
    EXPECT(kept_ones_map(MOST, byte, x, kept, &count) == MAPFN_OK && count == 0);
    EXPECT(first_one_map(MOST, byte, x, &at) == MAPFN_OK && at == MOST);
    EXPECT(counted_map(MOST, byte, x, h) == MAPFN_OK && h[0] == MOST && h[1] == 0);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    for (int i = 0; i < MOST; i++) x[i] = i;
    RUN(a_guard_stays);
    TEST_END();
}
