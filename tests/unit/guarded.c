/* What gcc 16 does wrong:
 * - A condition that guards the conversion of a number which is the same for all elements, of a map or of a row, was lost, as kernels say
 *   that nothing traps.
 * - For Zen 4 and 5 the last elements of structs and rows are made of what lies behind the array.
 * - It warned of codes that are not set, where one that is set is looked for. */
#define _DEFAULT_SOURCE
#include "mapfn.h"
#include <sys/mman.h>
#include <unistd.h>
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

typedef struct { int32_t a, b, c, d; } four;
MAPFN(four, struct_of, in(uint8_t, z)) { int32_t v = z + 1; four r = {v, v, v, v}; return r; }
MAPFN(void, rows_of, out_row(int64_t, w, 4), in(uint8_t, z), uniform(int, n))
{
    for (int k = 0; k < 4; k++) w[k] = z ^ n;
}
MAPFN(void, rows_beside, out_row(int32_t, w, 4), in(uint8_t, z), out(int32_t, y))
{
    *y = 1;
    for (int k = 0; k < 4; k++) w[k] = z;
}

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
    EXPECT(added_map(MOST, x, byte, &s) == MAPFN_OK && s == (double)MOST);
    EXPECT(in_rows_map(1, &large, x, y, MOST) == MAPFN_OK && all_one(y));
    EXPECT(kept_ones_map(MOST, byte, x, kept, &count) == MAPFN_OK && count == 0);
    EXPECT(first_one_map(MOST, byte, x, &at) == MAPFN_OK && at == MOST);
    EXPECT(counted_map(MOST, byte, x, h) == MAPFN_OK && h[0] == MOST && h[1] == 0);
}

TEST(nothing_behind_is_read)
{
    size_t const page = (size_t)sysconf(_SC_PAGESIZE);
    uint8_t *const pages = (uint8_t *)mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    static four made[MOST];
    static int64_t w[MOST][4];
    static int32_t v[MOST][4], y[MOST];
    EXPECT(pages != MAP_FAILED && mprotect(pages + page, page, PROT_NONE) == 0);
    for (size_t n = 1; n < MOST; n++) {
        uint8_t *const z = pages + page - n;
        for (size_t i = 0; i < n; i++) z[i] = (uint8_t)i;
        EXPECT(struct_of_map(n, made, z) == MAPFN_OK && rows_of_map(n, w[0], z, 3) == MAPFN_OK && rows_beside_map(n, v[0], z, y) == MAPFN_OK);
        for (size_t i = 0; i < n; i++) EXPECT(made[i].d == (int32_t)i + 1 && w[i][3] == ((int64_t)i ^ 3) && v[i][2] == (int32_t)i && y[i] == 1);
    }
}

MAPFN(int, positive, in(int, v), sum(double, s), fallible) { *s = v; return v < 50 ? 0 : v; }
TEST(no_warning)
{
    double s;
    mapfn_failure first;
    EXPECT(positive_map(MOST, x, &s, &first) == MAPFN_ELEMENT_FAILED && first.index == 50 && first.code == 50);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    for (int i = 0; i < MOST; i++) x[i] = i;
    RUN(no_warning);
    RUN(a_guard_stays);
    RUN(nothing_behind_is_read);
    TEST_END();
}
