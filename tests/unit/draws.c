/* Draws by seed, index and number: against the published known answers of Threefry2x32 (kat_vectors of Random123 1.14) and a second,
 * plain implementation; the same bits from every variant; and whether draws of neighbouring elements, numbers and seeds are independent,
 * which is where such functions fail. DRAWS=26 in the environment looks at 2^26 draws for each of these, instead of 2^16. */
#include "mapfn_math.h"
#include "tests/lib/test.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* as in the paper */
static void threefry(int rounds, uint32_t x[2], const uint32_t key[2])
{
    static const int turns[8] = {13, 15, 26, 6, 17, 29, 16, 24};
    uint32_t const keys[3] = {key[0], key[1], 0x1BD11BDA ^ key[0] ^ key[1]};
    x[0] += keys[0];
    x[1] += keys[1];
    for (int round = 0; round < rounds; round++) {
        x[0] += x[1];
        x[1] = (x[1] << turns[round % 8] | x[1] >> (32 - turns[round % 8])) ^ x[0];
        if (round % 4 < 3) continue;
        int const s = round / 4 + 1;
        x[0] += keys[s % 3];
        x[1] += keys[(s + 1) % 3] + (uint32_t)s;
    }
}
static uint64_t right(uint64_t seed, uint64_t index, uint32_t k)
{
    uint32_t x[2], key[2];
    x[0] = (uint32_t)index, x[1] = k;
    uint32_t const high = (uint32_t)(index >> 32);
    key[0] = (uint32_t)seed + (high << 16 | high >> 16), key[1] = (uint32_t)(seed >> 32) ^ high;
    threefry(13, x, key);
    return x[0] | (uint64_t)x[1] << 32;
}

/* counter and key words as in the table, then the output of 13 rounds */
static const uint32_t known[][6] = {
    {0, 0, 0, 0, 0x9d1c5ec6, 0x8bd50731},
    {0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xfd36d048, 0x2d17272c},
    {0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xba3e4725, 0xf27d669e},
};
TEST(known_answers)
{
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const uint32_t *w = known[i];
        uint64_t const got = mapfn_draw_u64((uint64_t)w[3] << 32 | w[2], w[0], w[1]);
        EXPECT_SAY(got == ((uint64_t)w[5] << 32 | w[4]), "vector %zu: %016llx", i, (unsigned long long)got);
    }
}

static uint64_t any(uint64_t *state) /* splitmix64 */
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}
TEST(forms)
{
    uint64_t state = 1;
    for (int i = 0; i < 10000; i++) {
        uint64_t const seed = any(&state), index = any(&state) >> any(&state) % 64;
        uint32_t const k = (uint32_t)any(&state);
        uint64_t const w = right(seed, index, k);
        float first, second;
        mapfn_draw_floats(seed, index, k, &first, &second);
        EXPECT(mapfn_draw_u64(seed, index, k) == w && mapfn_draw_u32(seed, index, k) == (uint32_t)w);
        EXPECT((double)first == ldexp((double)((uint32_t)w >> 8), -24) && (double)second == ldexp((double)(w >> 40), -24));
        EXPECT((double)mapfn_draw_float(seed, index, k) == (double)first);
        EXPECT(mapfn_draw_double(seed, index, k) == ldexp((double)((w >> 6 & 0x3ffffff) << 27 | w >> 37), -53));
    }
}

/* a table that stands as it is, so that no version changes a bit */
TEST(values)
{
    EXPECT(mapfn_draw_u32(1, 2, 3) == 0xd3d3291cu);
    EXPECT(mapfn_draw_u64(42, 0x123456789abcu, 7) == 0x6109cbe05bda4491u);
    EXPECT((double)mapfn_draw_float(42, 1000000, 0) == ldexp(16416947, -24));
    EXPECT(mapfn_draw_double(42, 1000000, 1) == ldexp(6259553153719255, -53));
}

/* every variant, in steps and else */
MAPFN(double, drawn, uniform(uint64_t, seed), index(i), out(float, f), out(uint32_t, u))
{
    *f = mapfn_draw_float(seed, i, 0);
    *u = mapfn_draw_u32(seed, i, 1);
    return mapfn_draw_double(seed, i, 2);
}
MAPFN(bool, walk, uniform(uint64_t, seed), index(i), state(uint32_t, k, 0), out_state(float, x, 0), out_state(float, y, 0), repeat(1000))
{
    mapfn_draw_floats(seed, i, *k, x, y);
    ++*k;
    return *x * *x + *y * *y > 0.3f;
}
MAPFN(float, normal, uniform(uint64_t, seed), index(i), out(double, d))
{
    *d = mapfn_draw_normal(seed, i, 3);
    return mapfn_draw_normalf(seed, i, 4);
}
enum { N = 700 };
TEST(variants)
{
    static double d[N], e[N];
    static float f[N], g[N], x[N], y[N];
    static uint32_t u[N];
    static const uint64_t offsets[] = {0, 0xffffffffu - 680, 0x7000000000000000u};
    for (size_t at = 0; at < (sizeof(size_t) == 8 ? 3 : 1); at++) {
        mapfn_opts o;
        memset(&o, 0, sizeof o);
        o.index_offset = offsets[at];
        for (int variant = 0; variant < (offsets[at] ? 1 : 3); variant++) {
            memset(d, 0, sizeof d);
            mapfn_status const one = variant == 2 ? drawn_map_looped(N, d, 5, f, u) : variant ? drawn_map(N, d, 5, f, u) : drawn_map_opts(N, d, 5, f, u, &o);
            mapfn_status const two = variant == 2 ? walk_map_looped(N, 5, x, y) : variant ? walk_map(N, 5, x, y) : walk_map_opts(N, 5, x, y, &o);
            mapfn_status const three = variant == 2 ? normal_map_looped(N, g, 5, e) : variant ? normal_map(N, g, 5, e) : normal_map_opts(N, g, 5, e, &o);
            EXPECT(one == MAPFN_OK && two == MAPFN_OK && three == MAPFN_OK);
            for (size_t j = 0; j < N; j++) {
                uint64_t const i = offsets[at] + j, w = right(5, i, 0);
                uint32_t k = 0;
                float wanted_x, wanted_y;
                do {
                    uint64_t const pair = right(5, i, k++);
                    wanted_x = (float)((uint32_t)pair >> 8) * (1.0f / 16777216.0f);
                    wanted_y = (float)(pair >> 40) * (1.0f / 16777216.0f);
                } while (wanted_x * wanted_x + wanted_y * wanted_y > 0.3f);
                EXPECT((double)f[j] == (double)((float)((uint32_t)w >> 8) * (1.0f / 16777216.0f)) && u[j] == (uint32_t)right(5, i, 1));
                EXPECT(d[j] == mapfn_draw_double(5, i, 2));
                EXPECT((double)x[j] == (double)wanted_x && (double)y[j] == (double)wanted_y);
                EXPECT(e[j] == mapfn_draw_normal(5, i, 3) && (double)g[j] == (double)mapfn_draw_normalf(5, i, 4));
            }
        }
    }
}

/* ---- independence: all numbers below count as standard normal ones, of which none may lie beyond 6 */

/* draw number n of an order, which counts one of the five words of the input: 0, 1 seed, 2, 3 index, 4 k */
static uint64_t in_order(int word, uint32_t n, const uint32_t base[5])
{
    uint32_t w[5];
    memcpy(w, base, sizeof w);
    w[word] += n;
    return mapfn_draw_u64((uint64_t)w[1] << 32 | w[0], (uint64_t)w[3] << 32 | w[2], w[4]);
}
static double worst_here;
static void deviates(double by, const char *what, int word)
{
    if (fabs(by) > fabs(worst_here)) worst_here = by;
    EXPECT_SAY(fabs(by) < 6, "%s, counting word %d: %g deviations", what, word, by);
}
static void even(const uint64_t *count, size_t cells, uint64_t total, const char *what, int word)
{
    double chi = 0, each = (double)total / (double)cells;
    for (size_t c = 0; c < cells; c++) chi += ((double)count[c] - each) * ((double)count[c] - each) / each;
    deviates((chi - (double)(cells - 1)) / sqrt(2 * (double)(cells - 1)), what, word);
}
static void look(int word, const uint32_t base[5], uint32_t n)
{
    static uint64_t top[4096], low[4096], halves[4096], apart[64], weight[33 * 33];
    memset(top, 0, sizeof top);
    memset(low, 0, sizeof low);
    memset(halves, 0, sizeof halves);
    memset(apart, 0, sizeof apart);
    memset(weight, 0, sizeof weight);
    uint64_t before = in_order(word, 0, base);
    for (uint32_t i = 1; i <= n; i++) {
        uint64_t const w = in_order(word, i, base), change = w ^ before;
        top[(w >> 26 & 63) << 6 | (before >> 26 & 63)]++;   /* of the first word, and of the one before */
        low[(w & 63) << 6 | (before & 63)]++;
        halves[(w & 63) << 6 | w >> 58]++;                  /* of both words */
        for (int bit = 0; bit < 64; bit++) apart[bit] += change >> bit & 1;
        weight[33 * __builtin_popcount((uint32_t)w) + __builtin_popcount((uint32_t)before)]++;
        before = w;
    }
    even(top, 4096, n, "the highest bits of neighbours", word);
    even(low, 4096, n, "the lowest bits of neighbours", word);
    even(halves, 4096, n, "both words", word);
    for (int bit = 0; bit < 64; bit++) deviates(((double)apart[bit] - n / 2.0) / sqrt(n / 4.0), "a bit that changes", word);
    /* how many bits are set, of neighbours: the classes that are large enough */
    double chi = 0, freedom = -1, share[33], tail = 1;
    for (int b = 0; b <= 32; b++) {
        share[b] = b ? share[b - 1] * (33 - b) / b : pow(0.5, 32);
    }
    double rest = n;
    for (int a = 10; a <= 22; a++)
        for (int b = 10; b <= 22; b++) {
            double const each = n * share[a] * share[b];
            if (each < 10) continue;
            chi += ((double)weight[33 * a + b] - each) * ((double)weight[33 * a + b] - each) / each;
            rest -= (double)weight[33 * a + b];
            tail -= share[a] * share[b];
            freedom++;
        }
    chi += (rest - n * tail) * (rest - n * tail) / (n * tail);
    deviates((chi - freedom - 1) / sqrt(2 * (freedom + 1)), "bits set in neighbours", word);
}
/* one bit of the input changed: each bit of the output changes in half of all cases */
static void avalanche(uint32_t tries)
{
    static uint32_t changed[160][64];
    memset(changed, 0, sizeof changed);
    for (uint32_t t = 0; t < tries; t++) {
        uint64_t const seed = t & 255, index = t >> 8;
        uint64_t const w = mapfn_draw_u64(seed, index, 0);
        for (int bit = 0; bit < 160; bit++) {
            uint64_t const one = (uint64_t)1 << bit % 64;
            uint64_t const change = w ^ mapfn_draw_u64(bit < 64 ? seed ^ one : seed, bit >= 64 && bit < 128 ? index ^ one : index, bit >= 128 ? (uint32_t)one : 0);
            for (int out = 0; out < 64; out++) changed[bit][out] += (uint32_t)(change >> out & 1);
        }
    }
    for (int bit = 0; bit < 160; bit++)
        for (int out = 0; out < 64; out++)
            deviates((changed[bit][out] - tries / 2.0) / sqrt(tries / 4.0), "a bit of the input changed", bit);
}
TEST(independence)
{
    static const uint32_t bases[2][5] = {{0, 0, 0, 0, 0}, {0xdeadbeef, 7, 0xfffffff0u, 0, 1000}};
    const char *const asked = getenv("DRAWS");
    int const power = asked ? atoi(asked) : 16;
    for (int base = 0; base < 2; base++)
        for (int word = 0; word < 5; word++) look(word, bases[base], (uint32_t)1 << power);
    avalanche((uint32_t)1 << (power > 20 ? 20 : power - 4));
    if (asked) printf("    the worst of all: %g deviations\n", worst_here);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(known_answers);
    RUN(forms);
    RUN(values);
    RUN(variants);
    RUN(independence);
    TEST_END();
}
