/* `streaming`: an output larger than the last-level cache goes past the caches: every element right at any alignment, also in
 * place and with the rest of a block; an output smaller than it, and a masked one, is stored as usual. */
/* the caches of virtual machines may be said to be huge: here they are 4 KB */
#define MAPFN_CACHE_BYTES 4096L
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

/* ------------------------------------------------------------------------------- to the last byte ---- */

TEST(copies_of_any_length)
{
    static unsigned char from[400], to[512 + 64];
    unsigned char *const line = to + (64 - ((uintptr_t)to & 63));
    for (int i = 0; i < 400; i++) from[i] = (unsigned char)(7 * i + 1);
    for (size_t shift = 0; shift < 64; shift++)
        for (size_t bytes = 0; bytes < 330; bytes++) {
            size_t wrong = 0;
            memset(to, 0, sizeof to);
            mapfn_stream(line + shift, from + shift % 5, bytes);
            mapfn_streamed();
            for (size_t i = 0; i < 448; i++) wrong += line[i] != (i >= shift && i < shift + bytes ? from[shift % 5 + i - shift] : 0);
            EXPECT_SAY(wrong == 0, "%zu bytes at %zu: %zu wrong", bytes, shift, wrong);
        }
}

/* Outputs of every size, so that blocks end within an element's cache line; the guards behind them stay. */
#define OF_SIZE(size) \
    typedef struct bytes_##size { unsigned char c[size]; } bytes_##size; \
    MAPFN(bytes_##size, sized_##size, index(i), streaming) \
    { \
        bytes_##size r; \
        for (size_t k = 0; k < size; k++) r.c[k] = (unsigned char)(i * 31 + k + 1); \
        return r; \
    } \
    static size_t wrong_##size(unsigned char *at, size_t n, size_t begin) \
    { \
        mapfn_opts o; \
        size_t wrong = 0; \
        memset(&o, 0, sizeof o); \
        o.begin = begin; \
        o.index_offset = 3; \
        memset(at, 0, n * size + 200); \
        if (sized_##size##_map_opts(n, (bytes_##size *)(void *)at, &o) != MAPFN_OK) return SIZE_MAX; \
        for (size_t i = 0; i < n; i++) \
            for (size_t k = 0; k < size; k++) wrong += at[i * size + k] != (i < begin ? 0 : (unsigned char)((i + 3) * 31 + k + 1)); \
        for (size_t k = 0; k < 200; k++) wrong += at[n * size + k] != 0; \
        return wrong; \
    }
OF_SIZE(1)
OF_SIZE(2)
OF_SIZE(3)
OF_SIZE(8)
OF_SIZE(13)
OF_SIZE(64)
OF_SIZE(100)
OF_SIZE(448)
OF_SIZE(449)
TEST(outputs_of_any_size)
{
    static unsigned char memory[40000];
#define EACH_PLACE(size, from) \
    for (size_t n = (from) / size, last = n + 70; n <= last; n += n % 7 + 1) \
        for (size_t shift = 0; shift < 64; shift += n % 3 ? 13 : 1) { \
            size_t const wrong = wrong_##size(memory + shift, n, n % 4 ? 0 : n / 3); \
            EXPECT_SAY(wrong == 0, "%zu elements of %d bytes at %zu: %zu wrong", n, size, shift, wrong); \
        }
    EACH_PLACE(1, 4060)
    EACH_PLACE(2, 5000)
    EACH_PLACE(3, 5000)
    EACH_PLACE(8, 5000)
    EACH_PLACE(13, 5000)
    EACH_PLACE(64, 5000)
    EACH_PLACE(100, 5000)
    for (size_t n = 2; n < 30; n += 3)
        for (size_t shift = 0; shift < 64; shift += 3) EXPECT(wrong_448(memory + shift, n, 0) == 0 && wrong_449(memory + shift, n, n / 2) == 0);
}
/* An output that goes past the caches is computed in blocks, in order; any other at once. */
static size_t parts, next_part;
static mapfn_failure note(const void *args, size_t begin, size_t end, size_t slot)
{
    mapfn_failure const none = {SIZE_MAX, 0};
    (void)args;
    EXPECT(slot == 0 && begin == next_part && end > begin);
    next_part = end;
    parts++;
    return none;
}
TEST(computed_in_blocks)
{
    static float x[5000], y[5000];
    struct mapfn_args_stream_float args;
    memset(&args, 0, sizeof args);
    args.mapfn_out = y, args.x = x;
    for (int apart = 0; apart < 2; apart++) {
        parts = 0, next_part = 7;
        args.mapfn_base.past_caches = apart != 0;
        EXPECT(mapfn_part(mapfn_info_stream_float(), note, &args, 7, 5000, 0).code == 0 && next_part == 5000);
        EXPECT(apart ? parts >= 5000 / 256 : parts == 1);
    }
}
/* What goes past the caches: outputs larger than them, of elements that a block holds. */
TEST(which_outputs_stream)
{
    for (size_t n = 4095; n < 4099; n++) EXPECT(mapfn_beyond_caches(n) == (n > 4096) && mapfn_streams(mapfn_info_sized_1(), n) == (n > 4096));
    EXPECT(mapfn_streams(mapfn_info_sized_448(), 10) && !mapfn_streams(mapfn_info_sized_449(), 10) && !mapfn_streams(mapfn_info_sized_8(), SIZE_MAX / 4));
    EXPECT(!mapfn_streams(mapfn_info_stream_masked(), 1000000));
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(past_the_caches);
    RUN(copies_of_any_length);
    RUN(outputs_of_any_size);
    RUN(computed_in_blocks);
    RUN(which_outputs_stream);
    TEST_END();
}
