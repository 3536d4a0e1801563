/* CUDA maps of device arrays with sums, against the sequential ones, bit by bit; on the host's stand-in, and compiled by nvcc on a card.
 *     card LABEL [ROUNDS [SEED]] */
#include "mapfn.h"
#include "mapfn_cuda.h"
#include <math.h>
#include "tests/lib/test.h"
#ifdef MAPFN_STANDIN
static void card_begin()
{
    const standin_device device[] = {{MAPFN_CUDA_ARCH, 132, (size_t)1 << 30, MAPFN_CUDA_ARCH, 0, 0, 0, 1, 0}};
    standin_devices(1, device);
}
static void *card_alloc(size_t bytes) { return aligned_alloc(64, (bytes + 63) / 64 * 64); }
static void card_free(void *p) { free(p); }
static bool card_settled() { return true; }
#else
# include "tests/card/memory.h"
#endif

MAPFN_FN uint64_t mix(uint64_t a, uint64_t b) { return (a ^ (b * 0x9E3779B97F4A7C15u)) * 0xD6E8FEB86659FD93u + (b >> 29); }
struct best { size_t at; float value; };
MAPFN_FN best none() { best b = {SIZE_MAX, INFINITY}; return b; }
MAPFN_FN best lower(best a, best b) { return b.value < a.value || (b.value == a.value && b.at < a.at) ? b : a; }
struct wide { uint32_t hash[10]; };
MAPFN_FN wide blank() { wide w = {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}; return w; }
MAPFN_FN wide blend(wide a, wide b) { for (int k = 0; k < 10; k++) a.hash[k] = (a.hash[k] ^ b.hash[9 - k] * 0x9E3779B9u) * 0x85EBCA6Bu + 1; return a; }

MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(float, squares, in(double, d), sum(double, s), sum(int, k)) { *s = d; *k = d > 0 ? 2000000000 : 7; return (float)(d * d); }
MAPFN(void, trace, in(uint32_t, u), reduce(uint64_t, h, mix, 12345), where(unsigned char, c)) { *h = u; }
MAPFN(void, lowest, in(float, x), index(i), reduce(best, m, lower, none())) { m->at = i; m->value = x; }
MAPFN(void, wides, in(uint32_t, u), reduce(wide, w, blend, blank())) { w->hash[0] = u; }
MAPFN(void, bytes, in(uint32_t, u), sum(unsigned char, b), sum(signed char, c)) { *b = (unsigned char)u; *c = (signed char)(u >> 8); }
MAPFN(int, picky, in(uint32_t, u), sum(uint32_t, s), fallible) { *s = u; return u % 997 == 5 ? (int)(u % 89) + 1 : 0; }
MAPFN(void, hits, rng(r), sum(uint32_t, s)) { *s = mapfn_rng_below(r, 100); }
MAPFN(float, rows, in_row(float, x, 8), in_row(float, y, D), uniform(int, D), sum(float, s))
{
    float p = 0, q = 0;
    (void)dot_map(8, x, x, &p);
    (void)dot_map((size_t)D, y, y, &q);
    *s = q;
    return p;
}
MAPFN(void, halve, inout(float, z), sum(float, s)) { *z *= 0.5f; *s = *z; }
MAPFN(float, teams, inout_row(float, z, 40), team)
{
    float p = 0, q = 0;
    (void)dot_map(40, z, z, &p);
    (void)halve_map(40, z, &q);
    return p + q;
}
MAPFN(void, spaced, in(uint32_t, u), scratch(uint32_t, w, 2), reduce(uint64_t, h, mix, 1)) { w[0] = u; w[1] = w[0] * 3; *h = w[1]; }

enum { N = 70000 };
template <class T> static T *on_card(const T *from, size_t n)
{
    T *const p = (T *)card_alloc(n * sizeof(T));
    cudaMemcpy(p, from, n * sizeof(T), cudaMemcpyDefault);
    return p;
}
template <class T> static bool same(const T &right, const T *there)
{
    T got;
    cudaMemcpy(&got, there, sizeof got, cudaMemcpyDefault);
    return memcmp(&got, &right, sizeof got > 12 && sizeof got <= 16 ? 12 : sizeof got) == 0;
}
static size_t rounds = 12;
static uint64_t seed = 1;
static size_t below(size_t bound)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return bound ? (size_t)(seed >> 33) % bound : 0;
}
static float x[N], y[N], out[N];
static double d[N];
static uint32_t u[N];
static unsigned char mask[N];
static float *dx, *dy, *dout;
static double *dd;
static uint32_t *du;
static unsigned char *dmask;
static char *sums; /* on the card: 64 bytes for each sum */
static void *work;
enum { WORK = 1 << 17 };

static size_t some_n(size_t lanes)
{
    size_t const unit[] = {1, lanes / 4, lanes, 128 * lanes, 256 * lanes};
    size_t const n = unit[below(5)] * below(6) + below(4);
    return n > N ? N : n;
}
static mapfn_opts options(size_t n)
{
    mapfn_opts o = MAPFN_NO_OPTS;
    o.work = work;
    o.work_bytes = WORK;
    o.begin = below(3) == 0 ? below(n + 1) : 0;
    static const int limits[] = {0, 0, 0, 1, 5, 100, 513, 3000};
    o.parallel_iterations = n > 20000 ? 0 : limits[below(8)];
    return o;
}
#define S(k, T) ((T *)(void *)(sums + 64 * (k)))
#define SAY "n %zu, begin %zu, %d in flight", n, o.begin, o.parallel_iterations
/* elements [begin, n) alone: what the sequential map says of them */
#define ROUNDS(lanes) for (size_t r = 0; r < rounds; r++) { size_t const n = some_n(lanes); mapfn_opts const o = options(n); size_t const b = o.begin;
#define END }

TEST(dot) { ROUNDS(32) float s = 0; EXPECT(dot_map(n - b, x + b, y + b, &s) == MAPFN_OK && dot_map_cuda(n, dx, dy, S(0, float), &o) == MAPFN_OK && card_settled()); EXPECT_SAY(same(s, S(0, float)), SAY); END }
TEST(squares)
{
    ROUNDS(16)
    double s = 0;
    int k = 0;
    EXPECT(squares_map(n - b, out + b, d + b, &s, &k) == MAPFN_OK && squares_map_cuda(n, dout, dd, S(0, double), S(1, int), &o) == MAPFN_OK && card_settled());
    EXPECT_SAY(same(s, S(0, double)) && same(k, S(1, int)), SAY);
    for (size_t i = b; i < n; i += 997) EXPECT(same(out[i], dout + i));
    END
}
TEST(trace) { ROUNDS(16) uint64_t h = 0; EXPECT(trace_map(n - b, u + b, &h, mask + b) == MAPFN_OK && trace_map_cuda(n, du, S(0, uint64_t), dmask, &o) == MAPFN_OK && card_settled()); EXPECT_SAY(same(h, S(0, uint64_t)), SAY); END }
TEST(lowest)
{
    ROUNDS(8)
    best m = none();
    EXPECT(lowest_map(n - b, x + b, &m) == MAPFN_OK && lowest_map_cuda(n, dx, S(0, best), &o) == MAPFN_OK && card_settled());
    if (n > b) m.at += b;
    EXPECT_SAY(same(m, S(0, best)), SAY);
    END
}
TEST(wides) { ROUNDS(4) wide w = blank(); EXPECT(wides_map(n - b, u + b, &w) == MAPFN_OK && wides_map_cuda(n, du, S(0, wide), &o) == MAPFN_OK && card_settled()); EXPECT_SAY(same(w, S(0, wide)), SAY); END }
TEST(bytes)
{
    ROUNDS(128)
    unsigned char s = 0;
    signed char c = 0;
    EXPECT(bytes_map(n - b, u + b, &s, &c) == MAPFN_OK && bytes_map_cuda(n, du, S(0, unsigned char), S(1, signed char), &o) == MAPFN_OK && card_settled());
    EXPECT_SAY(same(s, S(0, unsigned char)) && same(c, S(1, signed char)), SAY);
    END
}
TEST(picky)
{
    mapfn_failure *const there = (mapfn_failure *)card_alloc(sizeof *there);
    ROUNDS(32)
    uint32_t s = 0;
    mapfn_failure f, g;
    EXPECT(picky_map(n - b, u + b, &s, &f) <= MAPFN_ELEMENT_FAILED && picky_map_cuda(n, du, S(0, uint32_t), there, &o) == MAPFN_OK && card_settled());
    cudaMemcpy(&g, there, sizeof g, cudaMemcpyDefault);
    EXPECT_SAY(same(s, S(0, uint32_t)), SAY);
    EXPECT_SAY(g.code == f.code && (f.code == 0 || g.index == f.index + b), SAY);
    END
    card_free(there);
}
TEST(hits) { ROUNDS(32) if (b > 0) continue; uint32_t s = 0; EXPECT(hits_map(n, 7, &s) == MAPFN_OK && hits_map_cuda(n, 7, S(0, uint32_t), &o) == MAPFN_OK && card_settled()); EXPECT_SAY(same(s, S(0, uint32_t)), SAY); END }
TEST(rows)
{
    ROUNDS(32)
    size_t const some = n % 6000, from = b < some ? b : some;
    float s = 0;
    mapfn_opts p = o;
    p.begin = from;
    EXPECT(rows_map(some - from, out + from, x + 8 * from, y + 5 * from, 5, &s) == MAPFN_OK && rows_map_cuda(some, dout, dx, dy, 5, S(0, float), &p) == MAPFN_OK && card_settled());
    EXPECT_SAY(same(s, S(0, float)), SAY);
    for (size_t i = from; i < some; i += 17) EXPECT(same(out[i], dout + i));
    END
}
TEST(spaced)
{
    uint32_t *const scratch = (uint32_t *)card_alloc(2 * 3000 * sizeof *scratch);
    ROUNDS(16)
    uint64_t h = 0;
    mapfn_opts p = o;
    if (p.parallel_iterations == 0) p.parallel_iterations = 600;
    EXPECT(spaced_map(n - b, u + b, NULL, &h) == MAPFN_OK && spaced_map_cuda(n, du, scratch, S(0, uint64_t), &p) == MAPFN_OK && card_settled());
    EXPECT_SAY(same(h, S(0, uint64_t)), SAY);
    END
    card_free(scratch);
}
/* one thread of a team adds up for all, also where the nested map works in place */
TEST(teams)
{
    enum { rows = 37 };
    static float z[rows * 40], got[rows * 40], right[rows], out_got[rows];
    memcpy(z, x, sizeof z);
    float *const there = on_card(z, rows * 40);
    EXPECT(teams_map(rows, right, z) == MAPFN_OK && teams_map_cuda(rows, dout, there, NULL) == MAPFN_OK && card_settled());
    cudaMemcpy(got, there, sizeof got, cudaMemcpyDefault);
    cudaMemcpy(out_got, dout, sizeof out_got, cudaMemcpyDefault);
    EXPECT(memcmp(got, z, sizeof z) == 0 && memcmp(out_got, right, sizeof right) == 0);
    card_free(there);
}
TEST(work)
{
    mapfn_opts o = MAPFN_NO_OPTS;
    float const zero = 0;
    EXPECT(dot_map_cuda(5, dx, dy, S(0, float), NULL) == MAPFN_BAD_OPTION && strstr(mapfn_explain(), "work"));
    EXPECT(dot_map_cuda(0, NULL, NULL, S(0, float), &o) == MAPFN_BAD_OPTION);
    o.work = work;
    o.work_bytes = dot_map_cuda_work - 1;
    EXPECT(dot_map_cuda(5, dx, dy, S(0, float), &o) == MAPFN_BAD_OPTION);
    o.work_bytes = dot_map_cuda_work;
    o.work = (char *)work + 8; /* where a double may stand, but no struct of 16 bytes */
    EXPECT(dot_map_cuda(5, dx, dy, S(0, float), &o) == MAPFN_BAD_OPTION && strstr(mapfn_explain(), "16 bytes"));
    o.work = work;
    EXPECT(dot_map_cuda(5, dx, dy, NULL, &o) == MAPFN_NULL_POINTER && dot_map_cuda(0, NULL, NULL, NULL, &o) == MAPFN_NULL_POINTER);
    EXPECT(dot_map_cuda(5, dx, dy, dx + 2, &o) == MAPFN_OVERLAP);
    EXPECT(dot_map_cuda(5, dx, dy, S(0, float), &o) == MAPFN_OK && dot_map_cuda(0, NULL, NULL, S(0, float), &o) == MAPFN_OK && card_settled() && same(zero, S(0, float)));
    EXPECT(dot_map_cuda_work >= 1024 * sizeof(float) && (size_t)squares_map_cuda_work > (size_t)dot_map_cuda_work);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    if (argc > 2) rounds = (size_t)atol(argv[2]);
    if (argc > 3) seed = (uint64_t)atol(argv[3]);
    (void)card_begin();
    for (size_t i = 0; i < N; i++) {
        x[i] = (float)below(1 << 24) / (1 << 24) - 0.3f;
        y[i] = (float)below(1 << 24) / (1 << 24) - 0.5f;
        d[i] = (double)x[i] * (double)y[i];
        u[i] = (uint32_t)below(1u << 31);
        mask[i] = (unsigned char)below(3);
    }
    dx = on_card(x, N), dy = on_card(y, N), dout = on_card(out, N), dd = on_card(d, N), du = on_card(u, N), dmask = on_card(mask, N);
    sums = (char *)card_alloc(256), work = card_alloc(WORK);
    RUN(dot);
    RUN(squares);
    RUN(trace);
    RUN(lowest);
    RUN(wides);
    RUN(bytes);
    RUN(picky);
    RUN(hits);
    RUN(rows);
    RUN(spaced);
    RUN(teams);
    RUN(work);
    card_free(dx), card_free(dy), card_free(dout), card_free(dd), card_free(du), card_free(dmask), card_free(sums), card_free(work);
    TEST_END();
}
