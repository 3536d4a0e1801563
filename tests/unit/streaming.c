/* `streaming`: an output larger than the last-level cache goes past the caches: every element right at any alignment, also in
 * place and with the rest of a block; an output smaller than it, and a masked one, is stored as usual. */
/* the caches of virtual machines may be said to be huge: here they are one megabyte */
#include <unistd.h>
#define sysconf(name) (1L << 20)
#include "mapfn.h"
#include "tests/lib/test.h"

MAPFN(float, stream_float, in(float, x), uniform(float, a), streaming) { return x + a; }
MAPFN(unsigned char, stream_byte, index(i), streaming) { return (unsigned char)(i % 251); }
MAPFN(float, stream_masked, in(float, x), where(unsigned char, m), streaming) { return x + 1; }

TEST(past_the_caches)
{
    size_t n = ((size_t)3 << 20) / sizeof(float), wrong = 0;
    float *x, *y;
    unsigned char *b;
    EXPECT(mapfn_beyond_caches(n * sizeof(float)));
    n += 77;
    x = (float *)malloc((n + 16) * sizeof *x);
    y = (float *)malloc((n + 16) * sizeof *y);
    if (!EXPECT(x && y)) return;
    b = (unsigned char *)y;
    for (size_t shift = 0; shift < 4; shift += 3) {
        for (size_t i = 0; i < n + 16; i++) x[i] = (float)(i % 1000), y[i] = -1;
        EXPECT(stream_float_map(n, y + shift, x, 1) == MAPFN_OK);
        for (size_t i = 0; i < n + 16; i++) wrong += i >= shift && i - shift < n ? !(y[i] >= x[i - shift] + 1 && y[i] <= x[i - shift] + 1) : !(y[i] < 0);
        EXPECT_SAY(wrong == 0, "shift %zu: %zu wrong", shift, wrong);
        EXPECT(stream_float_map_looped(n, x + shift, x + shift, 1) == MAPFN_OK);
        for (size_t i = shift; i < n + shift; i++) wrong += !(x[i] >= (float)(i % 1000) + 1 && x[i] <= (float)(i % 1000) + 1);
        EXPECT_SAY(wrong == 0, "in place, shift %zu: %zu wrong", shift, wrong);
    }
    EXPECT(stream_byte_map(n * sizeof(float) - 3, b + 3) == MAPFN_OK);
    for (size_t i = 0; i < n * sizeof(float) - 3; i++) wrong += b[i + 3] != (unsigned char)(i % 251);
    EXPECT(wrong == 0);
    for (size_t i = 0; i < n; i++) b[i] = i % 3 == 0;
    EXPECT(stream_masked_map(n, x, x, b) == MAPFN_OK); /* in place, the mask in y */
    for (size_t i = 0; i < n; i++) wrong += !(x[i] <= (i >= 4 ? (float)(i % 1000) + 1 + (float)(i % 3 == 0) : 2000.0f));
    EXPECT(wrong == 0);
    free(x);
    free(y);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(past_the_caches);
    TEST_END();
}
