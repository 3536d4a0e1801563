/* Arrays past 2^32 bytes and 2^32 elements: nothing is counted in 32 bits. Needs 14 GB of memory. */
#include "mapfn.h"
#include "tests/lib/test.h"

static const size_t n = ((size_t)1 << 32) + 1003;

MAPFN(unsigned char, last_digits, in(unsigned char, x), index(i)) { return (unsigned char)(x + i % 251); }
MAPFN(void, reversed, in_strided(unsigned char, x), out_strided(unsigned char, y)) { *y = (unsigned char)(x ^ 0x55); }
MAPFN(unsigned char, row_sum, in_row(unsigned char, x, 2), streaming) { return (unsigned char)(x[0] + x[1]); }
MAPFN(int, find, in(unsigned char, x), index(i), uniform(size_t, from), fallible) { return x == 7 && i >= from; }

TEST(past_32_bits)
{
    unsigned char *x = (unsigned char *)malloc(2 * n), *y = (unsigned char *)malloc(n);
    mapfn_failure failure;
    size_t wrong = 0;
    if (!EXPECT(x && y)) return;
    for (size_t i = 0; i < 2 * n; i++) x[i] = (unsigned char)(i >> 3);
    EXPECT(last_digits_map(n, y, x) == MAPFN_OK);
    for (size_t i = 0; i < n; i++) wrong += y[i] != (unsigned char)(x[i] + i % 251);
    EXPECT(wrong == 0);
    EXPECT(last_digits_map_looped(n, y, x) == MAPFN_OK);
    for (size_t i = 0; i < n; i++) wrong += y[i] != (unsigned char)(x[i] + i % 251);
    EXPECT(wrong == 0);
    EXPECT(reversed_map(n, x + 2 * (n - 1), -2, y, 1) == MAPFN_OK);
    for (size_t i = 0; i < n; i++) wrong += y[i] != (unsigned char)(x[2 * (n - 1 - i)] ^ 0x55);
    EXPECT(wrong == 0);
    EXPECT(row_sum_map(n, y, x) == MAPFN_OK);
    for (size_t i = 0; i < n; i++) wrong += y[i] != (unsigned char)(x[2 * i] + x[2 * i + 1]);
    EXPECT(wrong == 0);
    x[n - 5] = 7;
    EXPECT(find_map(n, x, n - 5, &failure) == MAPFN_ELEMENT_FAILED && failure.index == n - 5);
    EXPECT(find_map_opts(n, x, 5, &failure, MAPFN_OPTS(.begin = n - 5, .index_offset = 10)) == MAPFN_ELEMENT_FAILED && failure.index == n + 5);
    free(x);
    free(y);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(past_32_bits);
    TEST_END();
}
