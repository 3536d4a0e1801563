/* Random numbers against the published known answers of Philox4x32-10 (kat_vectors of Random123 1.14), and how the words of a
 * stream are used. */
#include "mapfn.h"
#include "tests/lib/test.h"
#include <string.h>

/* counter and key words as in the table, then the ten-round output */
static const struct known {
    uint32_t counter[4], key[2], word[4];
} known[] = {
    {{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
    {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}, {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
    {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}, {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
};
/* the contract: counter = (block low, block high, index low, index high), key = (seed low, seed high) */
static mapfn_rng stream_of(const struct known *k)
{
    mapfn_rng r = mapfn_rng_at((uint64_t)k->key[1] << 32 | k->key[0], (uint64_t)k->counter[3] << 32 | k->counter[2]);
    r.block = (uint64_t)k->counter[1] << 32 | k->counter[0];
    return r;
}
TEST(known_answers)
{
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        mapfn_rng r = stream_of(&known[i]);
        for (int w = 0; w < 4; w++) {
            uint32_t got = mapfn_rng_u32(&r);
            EXPECT_SAY(got == known[i].word[w], "vector %zu, word %d: %08x", i, w, (unsigned)got);
        }
    }
}

/* a second, plain implementation, for all that the table does not have */
static void philox(uint64_t seed, uint64_t index, uint64_t block, uint32_t out[4])
{
    uint32_t c[4], k[2];
    c[0] = (uint32_t)block, c[1] = (uint32_t)(block >> 32), c[2] = (uint32_t)index, c[3] = (uint32_t)(index >> 32);
    k[0] = (uint32_t)seed, k[1] = (uint32_t)(seed >> 32);
    for (int round = 0; round < 10; round++) {
        uint64_t p = 0xD2511F53u * (uint64_t)c[0], q = 0xCD9E8D57u * (uint64_t)c[2];
        uint32_t next[4];
        next[0] = (uint32_t)(q >> 32) ^ c[1] ^ k[0];
        next[1] = (uint32_t)q;
        next[2] = (uint32_t)(p >> 32) ^ c[3] ^ k[1];
        next[3] = (uint32_t)p;
        memcpy(c, next, sizeof c);
        k[0] += 0x9E3779B9u;
        k[1] += 0xBB67AE85u;
    }
    memcpy(out, c, sizeof c);
}

static const uint64_t seed = 0x123456789abcdef0u;
/* the first 64 words of element `index` */
static void words_of(uint64_t index, uint32_t w[64])
{
    for (uint64_t b = 0; b < 16; b++) philox(seed, index, b, w + 4 * b);
}

MAPFN(void, draw, rng(r), out_row(uint64_t, y, 9))
{
    y[0] = mapfn_rng_u32(r);  /* word 0 */
    y[1] = mapfn_rng_u64(r);  /* 1, 2 */
    y[2] = mapfn_rng_u64(r);  /* 3, 4: across two blocks */
    float f = mapfn_rng_float(r);   /* 5 */
    double d = mapfn_rng_double(r); /* 6, 7 */
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    y[3] = bits;
    memcpy(&y[4], &d, sizeof d);
    y[5] = mapfn_rng_below(r, 0);          /* draws nothing */
    y[6] = mapfn_rng_below(r, 1000);       /* 8 … */
    y[7] = mapfn_rng_below(r, 0x80000001u); /* rejects about half */
    y[8] = mapfn_rng_u32(r);
}
static uint32_t below(const uint32_t *w, size_t *at, uint32_t bound)
{
    /* Lemire's rule said plainly: the low half must not be among the first 2^32 mod bound values */
    uint32_t excess = (uint32_t)((((uint64_t)1) << 32) % bound);
    for (;;) {
        uint64_t product = (uint64_t)w[(*at)++] * bound;
        if ((uint32_t)product >= excess) return (uint32_t)(product >> 32);
    }
}
static void right_draws(uint64_t index, uint64_t y[9])
{
    uint32_t w[64], bits;
    float f;
    double d;
    size_t at = 8;
    words_of(index, w);
    y[0] = w[0];
    y[1] = (uint64_t)w[2] << 32 | w[1];
    y[2] = (uint64_t)w[4] << 32 | w[3];
    f = (float)(w[5] >> 8) * 0x1p-24f;
    memcpy(&bits, &f, sizeof bits);
    y[3] = bits;
    d = (double)(((uint64_t)w[7] << 32 | w[6]) >> 11) * 0x1p-53;
    memcpy(&y[4], &d, sizeof d);
    y[5] = 0;
    y[6] = below(w, &at, 1000);
    y[7] = below(w, &at, 0x80000001u);
    y[8] = w[at];
}
TEST(words_in_order)
{
    enum { N = 300 };
    static uint64_t y[9 * N], right[9];
    static const uint64_t offsets[] = {0, 1, 0xffffffffu - 100, 0x100000000u, 0xffffffffffffffffu - N};
    for (size_t k = 0; k < (sizeof(size_t) == 8 ? 5 : 2); k++) {
        mapfn_opts o;
        memset(&o, 0, sizeof o);
        o.index_offset = offsets[k];
        EXPECT(draw_map_opts(N, seed, y, &o) == MAPFN_OK);
        for (size_t i = 0; i < N; i++) {
            right_draws(offsets[k] + i, right);
            EXPECT_SAY(memcmp(right, y + 9 * i, sizeof right) == 0, "offset %llu, element %zu", (unsigned long long)offsets[k], i);
        }
    }
    memset(y, 0, sizeof y);
    EXPECT(draw_map(N, seed, y) == MAPFN_OK);
    for (size_t i = 0; i < N; i++) {
        right_draws(i, right);
        EXPECT(memcmp(right, y + 9 * i, sizeof right) == 0);
    }
    memset(y, 0, sizeof y);
    EXPECT(draw_map_looped(N, seed, y) == MAPFN_OK);
    right_draws(N - 1, right);
    EXPECT(memcmp(right, y + 9 * (N - 1), sizeof right) == 0);
}

/* two streams of one element, from two seeds; names that could meet names of the library */
MAPFN(uint64_t, two_streams, rng(at), rng(r)) { return mapfn_rng_u64(at) ^ mapfn_rng_u64(r) << 1; }
TEST(two_seeds)
{
    static uint64_t y[40];
    EXPECT(two_streams_map(40, y, 5, 9) == MAPFN_OK);
    for (size_t i = 0; i < 40; i++) {
        uint32_t a[4], b[4];
        philox(5, i, 0, a);
        philox(9, i, 0, b);
        EXPECT(y[i] == (((uint64_t)a[1] << 32 | a[0]) ^ ((uint64_t)b[1] << 32 | b[0]) << 1));
    }
}

/* the edge of the rejection: for a bound of 3, of all words only 0 is refused; 0xaaaaaaab gives the least accepted low half, 1 */
TEST(rejection)
{
    mapfn_rng r = mapfn_rng_at(1, 2);
    r.word[0] = 0;
    r.word[1] = 0xaaaaaaabu;
    r.word[2] = 0x55555556u;
    r.word[3] = 7;
    r.drawn = 0;
    EXPECT(mapfn_rng_below(&r, 3) == 2 && r.drawn == 2);
    EXPECT(mapfn_rng_below(&r, 3) == 1 && r.drawn == 3);
    r.drawn = 0;
    EXPECT(mapfn_rng_below(&r, 4) == 0 && r.drawn == 1); /* a power of two refuses none */
}

TEST(ranges)
{
    mapfn_rng r = mapfn_rng_at(1, 2);
    uint32_t seen[6] = {0};
    for (int i = 0; i < 60000; i++) {
        float f = mapfn_rng_float(&r);
        double d = mapfn_rng_double(&r);
        uint32_t k = mapfn_rng_below(&r, 6);
        EXPECT(f >= 0 && f < 1 && d >= 0 && d < 1 && k < 6);
        if (k < 6) seen[k]++;
        EXPECT(mapfn_rng_below(&r, 1) == 0);
    }
    for (int k = 0; k < 6; k++) EXPECT(seen[k] > 9500 && seen[k] < 10500);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(known_answers);
    RUN(words_in_order);
    RUN(two_seeds);
    RUN(rejection);
    RUN(ranges);
    TEST_END();
}
