/* Sums of products of 32-bit numbers, each under a condition: gcc from 15 on adds them under masks of AVX-512 in a wrong order. */
#include "mapfn.h"
#include "tests/lib/test.h"
#include <string.h>

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
/* sums of other types, which need nothing of the kind, and compile without a warning */
MAPFN(void, narrow, in(int32_t, v), sum(int16_t, s), sum(int8_t, b)) { *s = (int16_t)(v & 1), *b = 0; }
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
/* the same in reductions of structs, and in sums of rows that stand alone, beside a result, or behind a stride */
typedef struct {
    uint64_t s;
} one;
typedef struct {
    uint64_t a, b, c, d;
} four;
typedef union {
    uint64_t s;
    int64_t of;
} either;
MAPFN_FN one add_one(one a, one b)
{
    one sum = {a.s + b.s};
    return sum;
}
MAPFN_FN four add_four(four a, four b)
{
    four sum = {a.a + b.a, a.b + b.b, a.c + b.c, a.d + b.d};
    return sum;
}
MAPFN_FN either add_either(either a, either b)
{
    either sum;
    sum.s = a.s + b.s;
    return sum;
}
static const one no_one = {0};
static const four no_four = {0, 0, 0, 0};
static const either no_either = {0};
MAPFN(void, of_one, in(uint32_t, u), in(uint32_t, v), reduce(one, s, add_one, no_one))
{
    if (u > 20) s->s = (uint64_t)u * v;
}
MAPFN(void, of_four, in(uint32_t, u), in(uint32_t, v), reduce(four, s, add_four, no_four))
{
    if (u > 20) {
        s->a = (uint64_t)u * v;
        s->d = (uint64_t)v * v;
    }
    if (v & 1) s->b = (uint64_t)u * u;
}
MAPFN(void, of_either, in(uint32_t, u), in(uint32_t, v), reduce(either, s, add_either, no_either))
{
    if (u > 20) s->s = (uint64_t)u * v;
}
/* sums of 8 bytes that are aligned to 4 */
typedef uint64_t loose __attribute__((__aligned__(4)));
MAPFN(void, of_loose, in(uint32_t, u), in(uint32_t, v), sum(loose, s))
{
    if (u > 20) *s = (uint64_t)u * v;
}
MAPFN(void, loose_row, in(uint32_t, u), in(uint32_t, v), sum_row(loose, s, 1))
{
    if (u > 20) s[0] += (uint64_t)u * v;
}
MAPFN(void, in_a_row, in(uint32_t, u), in(uint32_t, v), sum_row(uint64_t, s, 1))
{
    if (u > 20) s[0] += (uint64_t)u * v;
}
MAPFN(uint32_t, beside_a_result, in(uint32_t, u), in(uint32_t, v), sum_row(uint64_t, s, 1))
{
    if (u > 20) s[0] += (uint64_t)u * v;
    return u + v;
}
MAPFN(void, behind_a_stride, in_strided(uint32_t, u), in(uint32_t, v), sum_row(uint64_t, s, 1))
{
    if (u > 20) s[0] += (uint64_t)u * v;
}
MAPFN(void, along_a_row, in_row(uint32_t, u, 4), in(uint32_t, v), sum_row(uint64_t, s, 4))
{
    for (int k = 0; k < 4; k++)
        if (u[k] > 20) s[k] += (uint64_t)u[k] * v;
}

TEST(products_in_structs_and_rows)
{
    static uint32_t u[4 * MOST], v[MOST], out[MOST];
    for (unsigned i = 0; i < 4 * MOST; i++) u[i] = i * 2654435761u >> (i % 28);
    for (unsigned i = 0; i < MOST; i++) v[i] = i * 3150146589u;
    for (size_t n = 0; n <= MOST; n++) {
        uint64_t want = 0, squares = 0, odd = 0, twice = 0, rows[4] = {0, 0, 0, 0}, row = 0, result = 0, strided = 0, along[4];
        one s;
        four f;
        either e;
        loose bare, only[1];
        for (size_t i = 0; i < n; i++) {
            __asm__ volatile("");
            if (u[i] > 20) want += (uint64_t)u[i] * v[i], squares += (uint64_t)v[i] * v[i];
            if (v[i] & 1) odd += (uint64_t)u[i] * u[i];
            if (u[2 * i] > 20) twice += (uint64_t)u[2 * i] * v[i];
            for (size_t k = 0; k < 4; k++) {
                __asm__ volatile("");
                if (u[4 * i + k] > 20) rows[k] += (uint64_t)u[4 * i + k] * v[i];
            }
        }
        EXPECT(of_one_map(n, u, v, &s) == MAPFN_OK && s.s == want);
        EXPECT(of_four_map(n, u, v, &f) == MAPFN_OK && f.a == want && f.b == odd && f.c == 0 && f.d == squares);
        EXPECT(of_either_map(n, u, v, &e) == MAPFN_OK && e.s == want);
        EXPECT(of_loose_map(n, u, v, &bare) == MAPFN_OK && bare == want);
        EXPECT(loose_row_map(n, u, v, only) == MAPFN_OK && only[0] == want);
        EXPECT(in_a_row_map(n, u, v, &row) == MAPFN_OK && row == want);
        EXPECT(in_a_row_map_looped(n, u, v, &row) == MAPFN_OK && row == want);
        EXPECT(beside_a_result_map(n, out, u, v, &result) == MAPFN_OK && result == want);
        EXPECT(behind_a_stride_map(n, u, 2, v, &strided) == MAPFN_OK && strided == twice);
        EXPECT(along_a_row_map(n, u, v, along) == MAPFN_OK && memcmp(along, rows, sizeof rows) == 0);
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
    RUN(products_in_structs_and_rows);
    TEST_END();
}
