/* Sums of products of 32-bit numbers, each under a condition: gcc from 14 on adds them under masks of AVX-512 in a wrong order. */
#include "mapfn.h"
#include "tests/lib/test.h"

enum { MOST = 300 };
static int32_t x[MOST];
static uint8_t chosen[MOST], small[MOST];
static uint16_t wide[MOST];

MAPFN(void, squares, in(int32_t, v), in(uint8_t, c), sum(int64_t, s))
{
    if (c) *s = (int64_t)v * v;
}
MAPFN(void, selected, in(int32_t, v), in(uint8_t, c), sum(uint64_t, s))
{
    *s = c ? (uint64_t)((int64_t)v * 3) : 0;
}
MAPFN(void, mixed, in(uint8_t, a), in(uint16_t, b), sum(uint64_t, s))
{
    *s = a > 100 ? (uint64_t)a * b : 0;
}
MAPFN(void, behind, where(uint8_t, c), in(int32_t, v), sum(int64_t, s))
{
    *s = (int64_t)v * v;
}
/* sums of other types, which need nothing of the kind, and compile */
MAPFN(void, reals, in(int32_t, v), in(uint8_t, c), sum(float, s), sum(double, d), sum(uint32_t, k))
{
    if (c) {
        *s = (float)(v & 7);
        *d = v & 7;
        *k = (uint32_t)v & 7;
    }
}
MAPFN(void, in_rows, in(int32_t, v), in(uint8_t, c), sum_row(int64_t, s, 2))
{
    if (c) {
        s[0] += (int64_t)v * v;
        s[1] += v;
    }
}

TEST(products_under_a_condition)
{
    for (size_t n = 0; n <= MOST; n++) {
        int64_t want = 0, plain = 0, s = 0, behind = 0, rows[2] = {0, 0};
        uint64_t three = 0, product = 0, selected = 0, mixed = 0;
        for (size_t i = 0; i < n; i++) {
            __asm__ volatile(""); /* no vectors, which would be wrong here as well */
            if (chosen[i]) {
                want += (int64_t)x[i] * x[i];
                plain += x[i];
                three += (uint64_t)((int64_t)x[i] * 3);
            }
            if (small[i] > 100) product += (uint64_t)small[i] * wide[i];
        }
        EXPECT(squares_map(n, x, chosen, &s) == MAPFN_OK && s == want);
        EXPECT(selected_map(n, x, chosen, &selected) == MAPFN_OK && selected == three);
        EXPECT(mixed_map(n, small, wide, &mixed) == MAPFN_OK && mixed == product);
        EXPECT(behind_map(n, chosen, x, &behind) == MAPFN_OK && behind == want);
        float few = 0;
        double sum = 0;
        uint32_t count = 0;
        EXPECT(reals_map(n, x, chosen, &few, &sum, &count) == MAPFN_OK && sum == count && (double)few == sum);
        EXPECT(in_rows_map(n, x, chosen, rows) == MAPFN_OK && rows[0] == want && rows[1] == plain);
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    for (int i = 0; i < MOST; i++) {
        x[i] = (int32_t)(i * 77777 % 100003) - 50000;
        chosen[i] = i * 7 % 3 == 0;
        small[i] = (uint8_t)(i * 37);
        wide[i] = (uint16_t)(i * 1337);
    }
    RUN(products_under_a_condition);
    TEST_END();
}
