/* Maps with sums of host arrays, and of steps, on the stand-in, bit by bit against the sequential map: every kind of parameter, memory, option
 * and card by chance, sizes around a group, a strip of lanes and a block; what goes wrong on the way; graphs, far indices.
 *     sums LABEL chance     sums LABEL trouble
 * The operations are not associative: their bits tell a piece that is lost, added twice or in another order. */
#include "host.h"

MAPFN_FN uint64_t mix(uint64_t a, uint64_t b) { return (a ^ (b * 0x9E3779B97F4A7C15u)) * 0xD6E8FEB86659FD93u + (b >> 29); }
MAPFN_FN uint32_t blur(uint32_t a, uint32_t b) { return (a ^ (b * 0x9E3779B9u)) * 0x85EBCA6Bu + (b >> 13); }
MAPFN_FN unsigned char smear(unsigned char a, unsigned char b) { return (unsigned char)((a ^ (b * 29 + 1)) * 53 + (b >> 3)); }
struct wide { uint32_t hash[10]; };
MAPFN_FN wide blank() { wide w = {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}; return w; }
MAPFN_FN wide blend(wide a, wide b) { for (int k = 0; k < 10; k++) a.hash[k] = (a.hash[k] ^ b.hash[9 - k] * 0x9E3779B9u) * 0x85EBCA6Bu + 1; return a; }
struct widest { uint32_t hash[64]; };
MAPFN_FN widest nothing() { widest w = {{7}}; return w; }
MAPFN_FN widest weave(widest a, widest b) { for (int k = 0; k < 64; k++) a.hash[k] = (a.hash[k] ^ b.hash[k] * 0x9E3779B9u) * 0x85EBCA6Bu + 1; return a; }
struct best { size_t at; float value; uint32_t filler; };
MAPFN_FN best none() { best b = {SIZE_MAX, INFINITY, 0}; return b; }
MAPFN_FN best lower(best a, best b) { return b.value < a.value || (b.value == a.value && b.at < a.at) ? b : a; }

MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(void, trace, in(uint32_t, u), reduce(uint64_t, h, mix, 12345)) { *h = u; }
MAPFN(void, sieve, in(uint32_t, u), reduce(uint64_t, h, mix, 12345), where(unsigned char, m), out(short, y)) { *h = u; *y = (short)u; }
MAPFN(float, moments, in(double, d), sum(double, s), sum(int, k), reduce(uint32_t, h, blur, 3))
{
    *s = d;
    *k = d > 0 ? 2000000000 : 7;
    *h = (uint32_t)*k;
    return (float)(d * d);
}
MAPFN(void, lowest, in(float, x), index(i), reduce(best, m, lower, none())) { m->at = i; m->value = x; m->filler = 0; }
MAPFN(void, wides, in(uint32_t, u), reduce(wide, w, blend, blank())) { w->hash[0] = u; }
MAPFN(void, widests, in(unsigned char, u), reduce(widest, v, weave, nothing()), reduce(widest, w, weave, nothing()), reduce(widest, x, weave, nothing())) { v->hash[1] = u; w->hash[63] = u; x->hash[u % 64] = u; }
MAPFN(void, bytes, in(unsigned char, u), sum(unsigned char, s), reduce(unsigned char, b, smear, 1), sum(signed char, c)) { *s = u; *b = u; *c = (signed char)(u ^ 3); }
MAPFN(int, picky, in(uint32_t, u), inout(int, z), reduce(uint32_t, h, blur, 9), where(bool, m), fallible)
{
    *h = u;
    if (u % 31 == 5) return (int)(u % 89) + 1; /* adds what it had written */
    *z = (int)u;
    *h ^= 5;
    return 0;
}
MAPFN(void, lots, rng(r), index(i), sum(uint32_t, s), reduce(uint64_t, h, mix, 1)) { *s = mapfn_rng_u32(r); *h = *s + i; }
MAPFN(void, row_hashes, in_row(uint32_t, x, D), out_row(uint32_t, y, 3), inout_row(int, z, D), uniform(int, D), table(uint32_t, t, 16), reduce(uint32_t, h, blur, 1), sum(double, s))
{
    *h = 1;
    for (int j = 0; j < D; j++) *h = *h * 31 + x[j] + t[x[j] % 16], z[j] += j;
    y[0] = *h, y[1] = y[2] = 5;
    *s = (double)*h;
}
MAPFN(uint32_t, length_hashes, in_ragged(uint32_t, x), inout_ragged(int, z), out_ragged(char, y), reduce(uint64_t, h, mix, 4))
{
    uint32_t all = 7;
    for (size_t j = 0; j < x_len; j++) all = all * 31 + x[j];
    for (size_t j = 0; j < z_len; j++) z[j] += (int)all % 5;
    for (size_t j = 0; j < y_len; j++) y[j] = (char)all;
    *h = all;
    return all;
}
MAPFN(void, strided_hashes, in_strided(uint32_t, x), inout_strided(int, z), out_strided(short, y), reduce(uint32_t, h, blur, 1)) { *h = x + (uint32_t)*z; ++*z; *y = (short)x; }
MAPFN(void, spaced, in(uint32_t, u), scratch(uint32_t, w, 2), reduce(uint64_t, h, mix, 1)) { w[0] = u; w[1] = w[0] * 3; *h = w[1]; }
MAPFN(float, halve, in(float, x), sum(float, s)) { *s = x * 0.7f; return x * 0.5f; }
MAPFN(float, teams, inout_row(float, z, 40), sum(double, s), team)
{
    float p = 0;
    (void)dot_map(40, z, z, &p);
    *s = (double)p;
    return p;
}
/* steps: an element adds what its last call left */
MAPFN(bool, hop, in(uint32_t, x), uniform(size_t, most), state(uint32_t, v, x | 1), out_state(int, k, 0), reduce(uint64_t, h, mix, 77), sum(int, total), where(unsigned char, m), repeat(most))
{
    *v = *v % 2 ? *v * 3 + 1 : *v / 2;
    ++*k;
    *h = *h * 5 + *v;
    ++*total;
    return *v > 1;
}
MAPFN(int, strive, in(uint32_t, x), state(uint32_t, left, x % 13), sum(uint32_t, steps), reduce(wide, w, blend, blank()), fallible, repeat(8))
{
    ++*steps;
    w->hash[2] += *left;
    if (x % 37 == 3) return 40;
    return (*left)-- > 0 ? MAPFN_AGAIN : 0;
}
MAPFN(bool, dice, rng(r), state(uint32_t, first, mapfn_rng_u32(r)), sum(uint32_t, rolls), repeat(SIZE_MAX)) { ++*rolls; return mapfn_rng_below(r, 6) != *first % 6; }

/* the program that is not under AddressSanitizer does more of what takes long */
enum { FULL = MAPFN_CUDA_PARTIALS < 100 };

/* One sum of a call: what the sequential map says, and what the map under test stored, which before was rubbish. */
template <class T> struct Total : Anything {
    Case &c;
    T wanted[1], got[3];
    explicit Total(Case &its_case) : c(its_case)
    {
        memset((void *)wanted, 0x5a, sizeof wanted);
        memset((void *)got, 0x5a, sizeof got);
        c.arrays.push_back(this);
    }
    T *want() { return wanted; }
    T *give() { return got + 1; }
    bool rubbish(int k) const
    {
        for (size_t b = 0; b < sizeof(T); b++)
            if (((const unsigned char *)(const void *)(got + k))[b] != 0x5a) return false;
        return true;
    }
    void check(const Case &k) override
    {
        EXPECT_SAY(rubbish(0) && rubbish(2), "%s stores beside its sum", k.name.c_str());
        if (k.partly) return;
        same(k);
    }
    void same(const Case &k) const
    {
        EXPECT_SAY(memcmp((const void *)wanted, (const void *)(got + 1), sizeof(T)) == 0,
            "%s, n %zu, begin %zu, completed %zu, grain %zu, %zu bytes, %d in flight, device %d of %d: another sum of %zu bytes", k.name.c_str(), k.n, k.opts.begin, k.completed,
            k.opts.grain, k.opts.device_bytes, k.opts.parallel_iterations, k.opts.device, k.cards, sizeof(T));
    }
};
static unsigned long parted; /* calls of which only a part was computed */
/* A call that may have ended early. Elements [begin, completed) are added up, as a map of just these would; or nothing is stored. */
template <class Sequential, class... T> static void after_all(Case &c, Sequential sequential, Total<T> &...totals)
{
    int const none[] = {0, (totals.rubbish(1) ? 1 : 0)...};
    int untouched = 0;
    for (int k : none) untouched += k;
    if (!c.partly) return;
    if (c.status == MAPFN_NO_MEMORY || c.status == MAPFN_NO_DEVICE) {
        EXPECT_SAY(untouched == (int)sizeof...(totals), "%s: status %d, and a sum is stored", c.name.c_str(), c.status);
        return;
    }
    size_t const n = c.n;
    for (Anything *a : c.arrays) a->again();
    parted += c.completed > c.opts.begin && c.completed < n;
    c.n = c.completed;
    sequential();
    c.n = n;
    int const all[] = {0, (totals.same(c), 0)...};
    (void)all;
}
#define ADD_UP(c, name, before, under_test, ...) \
    do { \
        CALL(c, name, before, under_test); \
        after_all(c, [&] { (void)name##_map_opts before; }, __VA_ARGS__); \
    } while (0)

static uint32_t any(Case &c, size_t) { return (uint32_t)c.draw(1ul << 31); }
static float small(Case &c, size_t) { return (float)c.draw(1 << 20) / (1 << 19) - 1; }

static void call_dot(Case &c)
{
    Array<float> x(c, "x", c.n), y(c, "y", c.n);
    Total<float> s(c);
    x.fill(small), y.fill(small);
    Array<float> &second = c.draw(4) ? y : x; /* an input twice */
    ADD_UP(c, dot, (c.n, x.want(), second.want(), s.want(), c.plain()), (c.n, x.give(), second.give(), s.give(), &c.opts), s);
}
static void call_trace(Case &c)
{
    Array<uint32_t> u(c, "u", c.n);
    Total<uint64_t> h(c);
    u.fill(any);
    ADD_UP(c, trace, (c.n, u.want(), h.want(), c.plain()), (c.n, u.give(), h.give(), &c.opts), h);
}
static void call_sieve(Case &c)
{
    Array<uint32_t> u(c, "u", c.n);
    Array<unsigned char> m(c, "m", c.n);
    Array<short> y(c, "y", c.n);
    Total<uint64_t> h(c);
    static unsigned long kind;
    u.fill(any);
    kind = c.draw(4);
    m.fill([](Case &k, size_t i) { return (unsigned char)(kind == 0 ? 0 : kind == 1 ? i / 64 % 2 : k.draw(3)); });
    ADD_UP(c, sieve, (c.n, u.want(), h.want(), m.want(), y.want(), c.plain()), (c.n, u.give(), h.give(), m.give(), y.give(), &c.opts), h);
}
static void call_moments(Case &c)
{
    Array<double> d(c, "d", c.n);
    Array<float> out(c, "out", c.n);
    Total<double> s(c);
    Total<int> k(c);
    Total<uint32_t> h(c);
    d.fill([](Case &q, size_t i) { return (double)small(q, i) * 1e-3 + (double)small(q, i); });
    ADD_UP(c, moments, (c.n, out.want(), d.want(), s.want(), k.want(), h.want(), c.plain()), (c.n, out.give(), d.give(), s.give(), k.give(), h.give(), &c.opts), s, k, h);
}
static void call_lowest(Case &c)
{
    Array<float> x(c, "x", c.n);
    Total<best> m(c);
    x.fill([](Case &k, size_t) { return (float)k.draw(100) - 40; });
    ADD_UP(c, lowest, (c.n, x.want(), m.want(), c.plain()), (c.n, x.give(), m.give(), &c.opts), m);
}
static void call_wides(Case &c)
{
    Array<uint32_t> u(c, "u", c.n);
    Total<wide> w(c);
    u.fill(any);
    ADD_UP(c, wides, (c.n, u.want(), w.want(), c.plain()), (c.n, u.give(), w.give(), &c.opts), w);
}
static void call_widests(Case &c)
{
    Array<unsigned char> u(c, "u", c.n);
    Total<widest> v(c), w(c), x(c);
    if (c.opts.device_bytes) c.opts.device_bytes += 8192;
    ADD_UP(c, widests, (c.n, u.want(), v.want(), w.want(), x.want(), c.plain()), (c.n, u.give(), v.give(), w.give(), x.give(), &c.opts), v, w, x);
}
static void call_bytes(Case &c)
{
    Array<unsigned char> u(c, "u", c.n);
    Total<unsigned char> s(c), b(c);
    Total<signed char> d(c);
    ADD_UP(c, bytes, (c.n, u.want(), s.want(), b.want(), d.want(), c.plain()), (c.n, u.give(), s.give(), b.give(), d.give(), &c.opts), s, b, d);
}
static void call_picky(Case &c)
{
    Array<uint32_t> u(c, "u", c.n);
    Array<int> z(c, "z", c.n);
    Array<unsigned char> m(c, "m", c.n);
    Total<uint32_t> h(c);
    u.fill(any);
    if (c.coin()) u.fill([](Case &k, size_t i) { return (uint32_t)(k.draw(300) ? 31 * i : 31 * i + 5); });
    m.fill([](Case &k, size_t) { return (unsigned char)(k.draw(4) != 0); });
    ADD_UP(c, picky, (c.n, u.want(), z.want(), h.want(), (const bool *)m.want(), &c.wanted_failure, c.plain()),
        (c.n, u.give(), z.give(), h.give(), (const bool *)m.give(), &c.failure, &c.opts), h);
}
static void call_lots(Case &c)
{
    Total<uint32_t> s(c);
    Total<uint64_t> h(c);
    ADD_UP(c, lots, (c.n, 99, s.want(), h.want(), c.plain()), (c.n, 99, s.give(), h.give(), &c.opts), s, h);
}
static void call_row_sums(Case &c)
{
    int D = (int)c.draw(7);
    Array<uint32_t> x(c, "x", c.n * (size_t)D, (size_t)D), y(c, "y", c.n * 3, 3), t(c, "t", 16, 0);
    Array<int> z(c, "z", c.n * (size_t)D, (size_t)D);
    Total<uint32_t> h(c);
    Total<double> s(c);
    z.fill([](Case &k, size_t) { return (int)k.draw(100); });
    ADD_UP(c, row_hashes, (c.n, x.want(), y.want(), z.want(), D, t.want(), h.want(), s.want(), c.plain()), (c.n, x.give(), y.give(), z.give(), D, t.give(), h.give(), s.give(), &c.opts), h, s);
}
static void call_long_rows(Case &c)
{
    Array<size_t> s(c, "splits", c.n + 1, 0), t(c, "other splits", c.n + 1, 0);
    make_splits(c, s, c.n > 2000 ? 5 : 40);
    make_splits(c, t, 5);
    Array<uint32_t> out(c, "out", c.n), x(c, "x", s.before[c.n], 0);
    Array<int> z(c, "z", t.before[c.n], 0);
    Array<char> y(c, "y", s.before[c.n], 0);
    Total<uint64_t> h(c);
    z.fill([](Case &k, size_t) { return (int)k.draw(1000); });
    ADD_UP(c, length_hashes, (c.n, out.want(), x.want(), s.want(), z.want(), t.want(), y.want(), s.want(), h.want(), c.plain()),
        (c.n, out.give(), x.give(), s.give(), z.give(), t.give(), y.give(), s.give(), h.give(), &c.opts), h);
}
static void call_strided_sums(Case &c)
{
    static const ptrdiff_t steps[] = {-3, -2, -1, 0, 1, 2, 3};
    ptrdiff_t a = steps[c.draw(7)], s = c.coin() ? 2 : -2;
    size_t last = c.n ? c.n - 1 : 0, at_x = a < 0 ? (size_t)-a * last : 0, at = s < 0 && c.n ? 2 * last : 0;
    Array<uint32_t> x(c, "x", last * 3 + 1, 0);
    Array<int> z(c, "z", 2 * c.n + 2, 0);
    Array<short> y(c, "y", 2 * c.n + 2, 0);
    Total<uint32_t> h(c);
    z.fill([](Case &k, size_t) { return (int)k.draw(1000); });
    ADD_UP(c, strided_hashes, (c.n, x.want() + at_x, a, z.want() + at, s, y.want() + at, s, h.want(), c.plain()), (c.n, x.give() + at_x, a, z.give() + at, s, y.give() + at, s, h.give(), &c.opts), h);
}
static void call_spaced(Case &c)
{
    Array<uint32_t> u(c, "u", c.n);
    Total<uint64_t> h(c);
    if (c.opts.device_bytes) c.opts.device_bytes += 8192;
    ADD_UP(c, spaced, (c.n, u.want(), NULL, h.want(), c.plain()), (c.n, u.give(), NULL, h.give(), &c.opts), h);
}
static void call_halve(Case &c)
{
    Array<float> x(c, "x", c.n);
    Total<float> s(c);
    x.fill(small);
    ADD_UP(c, halve, (c.n, x.want(), x.want(), s.want(), c.plain()), (c.n, x.give(), x.give(), s.give(), &c.opts), s); /* in place */
}
static void call_teams(Case &c)
{
    if (c.n > 500) c.n = 500, c.opts.begin = c.opts.begin % 501;
    Array<float> z(c, "z", c.n * 40, 40), out(c, "out", c.n);
    Total<double> s(c);
    z.fill(small);
    ADD_UP(c, teams, (c.n, out.want(), z.want(), s.want(), c.plain()), (c.n, out.give(), z.give(), s.give(), &c.opts), s);
}
static void call_hop(Case &c)
{
    Array<uint32_t> x(c, "x", c.n);
    Array<int> k(c, "k", c.n);
    Array<unsigned char> m(c, "m", c.n);
    Total<uint64_t> h(c);
    Total<int> total(c);
    size_t const limits[] = {0, 1, 20, SIZE_MAX}, most = limits[c.draw(4)];
    x.fill([](Case &q, size_t) { return (uint32_t)q.draw(200); });
    m.fill([](Case &q, size_t) { return (unsigned char)q.draw(4); });
    ADD_UP(c, hop, (c.n, x.want(), most, k.want(), h.want(), total.want(), m.want(), c.plain()), (c.n, x.give(), most, k.give(), h.give(), total.give(), m.give(), &c.opts), h, total);
}
static void call_strive(Case &c)
{
    Array<uint32_t> x(c, "x", c.n);
    Total<uint32_t> steps(c);
    Total<wide> w(c);
    x.fill(any);
    ADD_UP(c, strive, (c.n, x.want(), steps.want(), w.want(), &c.wanted_failure, c.plain()), (c.n, x.give(), steps.give(), w.give(), &c.failure, &c.opts), steps, w);
}
static void call_dice(Case &c)
{
    Total<uint32_t> rolls(c);
    ADD_UP(c, dice, (c.n, 42, rolls.want(), c.plain()), (c.n, 42, rolls.give(), &c.opts), rolls);
}
static const struct { Calls *call; size_t lanes; } added[] = {{call_dot, 32}, {call_trace, 16}, {call_sieve, 16}, {call_moments, 16}, {call_lowest, 8}, {call_wides, 4},
    {call_widests, 4}, {call_bytes, 128}, {call_picky, 32}, {call_lots, 16}, {call_row_sums, 16}, {call_long_rows, 16}, {call_strided_sums, 32}, {call_spaced, 16},
    {call_halve, 32}, {call_teams, 16}, {call_hop, 16}, {call_strive, 4}, {call_dice, 32}};

/* Sizes around a group, a strip, a block and some of their multiples; the options of all maps of host arrays. */
static void options_of_sums(Case &c, size_t lanes, bool full)
{
    size_t const unit[] = {1, lanes / 4, lanes, 128 * lanes, 128 * lanes};
    size_t const k = c.draw(5), times = c.draw(k == 4 && lanes <= 16 ? (MAPFN_CUDA_PARTIALS < 100 && lanes == 4 ? 60 : 12) : 4);
    c.options(full);
    c.n = unit[k] * times + c.draw(5);
    if (c.coin() && c.n > 2) c.n -= 2;
    c.opts.begin = full && c.coin() ? c.draw(c.n + 1) : 0;
    if (c.opts.grain && c.coin()) c.opts.grain *= c.coin() ? lanes : 128 * lanes / 16;
    if (c.opts.device_bytes && c.draw(3) == 0) c.opts.device_bytes = 9000 + c.draw(30000);
    if (c.opts.parallel_iterations && c.n > 3000) c.opts.parallel_iterations += 400;
}

/* ----------------------------------------------------------------------------------- by chance ---- */

/* half the rounds, but all of them with THOROUGH=1 (make test-all) */
static int some(int rounds)
{
    const char *thorough = getenv("THOROUGH");
    return thorough && *thorough == '1' ? rounds : (rounds + 1) / 2;
}
static void by_chance(int count, bool unified, int rounds, bool full)
{
    new_cards(count, unified);
    for (int round = 0; round < rounds; round++) {
        standin_late(round % 4 == 0 ? 0 : (unsigned long)round);
        standin_order(round % 3 == 1 ? (unsigned long)round : 0);
        for (size_t k = 0; k < sizeof added / sizeof *added; k++) {
            Case c((unsigned long)(round * 100 + (int)k + 1));
            c.cards = count;
            c.unified = unified;
            c.memory = full ? MIXED : (Memory)(round % 4);
            options_of_sums(c, added[k].lanes, full);
            if (full && c.opts.progress && c.coin()) c.partly = true, c.cancel_after = 1 + (long)c.draw(4);
            added[k].call(c);
        }
    }
    standin_order(0);
    standin_late(0);
    new_cards(1, false);
}
TEST(each_memory) { by_chance(1, false, 4, false); }
TEST(all_by_chance) { by_chance(1, false, some(8), true); }
TEST(unified_memory) { by_chance(1, true, some(3), true); }
TEST(two_cards) { by_chance(2, false, some(4), true); }
TEST(three_cards)
{
    by_chance(3, false, MAPFN_CUDA_PARTIALS < 100 ? 6 : some(6), true); /* with large chunks few calls end early, in three rounds none */
    EXPECT_SAY(parted > (MAPFN_CUDA_PARTIALS < 100 ? 0u : 3u), "%lu calls ended early", parted);
}

/* ------------------------------------------------------------------------------------- trouble ---- */

/* The k-th call of the runtime fails, for every k: nothing leaks, [begin, completed) is added up, and the map works again. */
static void each_call_fails(Calls *call, const char *what, int cards, unsigned long seed, size_t n, cudaError_t error, standin_kind kind)
{
    long k, failures = 0;
    for (k = 1;; k++) {
        new_cards(cards, false);
        standin_late(k % 3 == 0 ? 0 : seed + (unsigned long)k);
        for (int again = 0; again < 2; again++) {
            Case c(seed);
            c.cards = cards;
            c.memory = MIXED;
            c.n = n;
            c.opts.completed = &c.completed;
            c.opts.device = cards > 1 ? -1 : 0;
            c.opts.device_bytes = 40000;
            c.partly = again == 0;
            c.fail_at = again == 0 ? k : 0;
            c.fail_error = error;
            c.fail_kind = kind;
            call(c);
            if (again == 0) {
                bool failed = c.status != MAPFN_OK && c.status != MAPFN_ELEMENT_FAILED;
                failures += failed;
                EXPECT_SAY(!failed || c.reached, "%s, call %ld: status %d", what, k, c.status);
                if (!c.reached) k = -k;
                cudaGetLastError();
            }
        }
        if (k < 0) break;
    }
    new_cards(1, false);
    standin_late(0);
    EXPECT_SAY(failures > 10, "%s: %ld calls failed", what, failures);
}
TEST(each_call_fails)
{
    each_call_fails(call_wides, "wides, two cards", 2, 12, 1100, cudaErrorUnknown, STANDIN_ONCE);
    if (!FULL) return;
    each_call_fails(call_wides, "wides", 1, 11, 1400, cudaErrorUnknown, STANDIN_ONCE);
    each_call_fails(call_strive, "strive", 1, 13, 1100, cudaErrorMemoryAllocation, STANDIN_ONCE);
    each_call_fails(call_wides, "wides, a broken card", 1, 14, 1400, cudaErrorIllegalAddress, STANDIN_STICKY);
}
/* a kernel or copy that faults when it runs */
TEST(each_work_faults)
{
    for (long k = 1;; k++) {
        new_cards(1, false);
        standin_late((unsigned long)k);
        Case c(31);
        c.opts.completed = &c.completed;
        c.n = 1400;
        c.partly = true;
        c.fault_at = k;
        call_wides(c);
        long works = c.works;
        EXPECT_SAY((c.status == MAPFN_CUDA_ERROR && mapfn_cuda_last_error() == cudaErrorIllegalAddress) || (k > works && c.status == MAPFN_OK), "work %ld: status %d", k, c.status);
        if (k > works) break;
    }
    standin_late(0);
    new_cards(1, false);
}
/* cancelled and resumed: two sums, each with the bits of its own elements; no element is lost, none is added twice */
TEST(cancel_and_resume)
{
    enum { N = 6000 };
    static uint32_t u[N];
    int cancelled = 0;
    for (int i = 0; i < N; i++) u[i] = (uint32_t)i * 2654435761u;
    for (unsigned long seed = 1; seed < 13; seed++) {
        int const cards = seed % 3 == 0 ? 3 : 1;
        size_t done = 0, before;
        uint32_t h, k[2] = {0, 0}, all = 0;
        new_cards(cards, false);
        standin_late(seed);
        do {
            Case c(seed + done);
            mapfn_opts o = mapfn_opts(), plain = mapfn_opts();
            wide w, wanted;
            c.n = N;
            c.cancel_after = (long)(1 + seed % 4);
            o.begin = plain.begin = before = done;
            o.completed = &done;
            o.progress = Case::progress;
            o.progress_arg = &c;
            o.device = cards > 1 ? -1 : 0;
            if (seed % 2) o.grain = 700;
            else o.device_bytes = 12000;
            mapfn_status status = wides_map_cuda_host(N, u, &w, &o);
            EXPECT(done > before && (status == MAPFN_CANCELLED || (status == MAPFN_OK && done == N)));
            cancelled += status == MAPFN_CANCELLED;
            EXPECT(wides_map_opts(done, u, &wanted, &plain) == MAPFN_OK);
            EXPECT_SAY(memcmp(&w, &wanted, sizeof w) == 0, "seed %lu: elements [%zu, %zu)", seed, before, done);
            o.progress = NULL;
            o.completed = NULL;
            EXPECT(lots_map_cuda_host(done, 5, &h, (uint64_t[1]){0}, &o) == MAPFN_OK);
            k[0] += h;
        } while (done < N);
        uint64_t unused;
        EXPECT(lots_map(N, 5, &all, &unused) == MAPFN_OK && all == k[0]);
    }
    EXPECT(cancelled > 10);
    standin_late(0);
    new_cards(1, false);
}
/* one element and its part is the least that device_bytes may be; less touches nothing */
TEST(too_little_memory)
{
    enum { N = 700 };
    static uint32_t u[N];
    mapfn_opts o = mapfn_opts();
    size_t completed = 5;
    uint64_t h = 3, wanted;
    new_cards(1, false);
    o.completed = &completed;
    for (uint32_t i = 0; i < N; i++) u[i] = i * 77;
    o.device_bytes = 2 * 256 - 1;
    EXPECT(trace_map_cuda_host(N, u, &h, &o) == MAPFN_NO_MEMORY && completed == 0 && h == 3 && strstr(mapfn_explain(), "device memory"));
    o.device_bytes = 2 * 256;
    standin_peak_reset();
    EXPECT(trace_map_cuda_host(N, u, &h, &o) == MAPFN_OK && completed == N && standin_peak(0) <= 2 * 256);
    EXPECT(trace_map(N, u, &wanted) == MAPFN_OK && h == wanted);
    mapfn_cuda_release();
}
TEST(checks)
{
    float x[40] = {1, 2, 3}, s = 7;
    mapfn_opts o = mapfn_opts();
    size_t completed = 9;
    new_cards(1, false);
    EXPECT(dot_map_cuda_host(3, x, x, NULL, NULL) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "`s`"));
    EXPECT(dot_map_cuda_host(0, NULL, NULL, NULL, NULL) == MAPFN_NULL_POINTER);
    EXPECT(dot_map_cuda_host(3, x, x, x + 2, NULL) == MAPFN_OVERLAP && x[2] == 3);
    EXPECT(dot_map_cuda_host(3, NULL, x, &s, NULL) == MAPFN_NULL_POINTER && s == 7);
    EXPECT(dot_map_cuda_host(2, x, x, x + 2, NULL) == MAPFN_OK && x[2] == 5); /* beside the arrays */
    o.begin = 4;
    EXPECT(dot_map_cuda_host(3, x, x, &s, &o) == MAPFN_BAD_OPTION && s == 7);
    o.begin = 3;
    o.completed = &completed;
    EXPECT(dot_map_cuda_host(3, x, x, &s, &o) == MAPFN_OK && s == 0 && completed == 3); /* no elements */
    o.work = &o; /* its own work space is on the card, and this is ignored */
    o.begin = 0;
    EXPECT(dot_map_cuda_host(2, x, x, &s, &o) == MAPFN_OK && s == 5);
    s = 7;
    o.device = 2;
    EXPECT(dot_map_cuda_host(2, x, x, &s, &o) == MAPFN_NO_DEVICE && s == 7);
    int steps = 5, k;
    uint64_t h;
    unsigned char m = 1;
    uint32_t one = 1;
    EXPECT(hop_map_cuda_host(0, NULL, 5, NULL, &h, &steps, NULL, NULL) == MAPFN_OK && steps == 0 && h == 77);
    EXPECT(hop_map_cuda_host(1, &one, 5, &k, &h, NULL, &m, NULL) == MAPFN_NULL_POINTER);
    cudaGetLastError();
    mapfn_cuda_release();
    standin_devices(0, NULL);
    s = 7;
    EXPECT(dot_map_cuda_host(3, x, x, &s, NULL) == MAPFN_NO_DEVICE && s == 7);
    EXPECT(dot_map_cuda_host(0, NULL, NULL, &s, NULL) == MAPFN_OK && s == 0);
    cudaGetLastError();
    mapfn_cuda_release();
    new_cards(1, false);
}
/* sums of no arrays: several chunks all the same, so that progress is called and all cards have a part */
TEST(without_arrays)
{
    for (int cards = 1; cards < 4; cards += 2) {
        uint32_t rolls, wanted, s;
        uint64_t h, right;
        size_t const n = 40000;
        Case c(3);
        mapfn_opts o = mapfn_opts();
        new_cards(cards, false);
        standin_late(4);
        c.n = n;
        o.progress = Case::progress;
        o.progress_arg = &c;
        o.device = cards > 1 ? -1 : 0;
        EXPECT(dice_map(9000, 7, &wanted) == MAPFN_OK && dice_map_cuda_host(9000, 7, &rolls, NULL) == MAPFN_OK && rolls == wanted);
        EXPECT(lots_map(n, 7, &wanted, &right) == MAPFN_OK && lots_map_cuda_host(n, 7, &s, &h, &o) == MAPFN_OK && s == wanted && h == right);
#if MAPFN_CUDA_PARTIALS < 100
        EXPECT(c.progress_calls > 1);
        for (int k = 0; k < cards; k++) EXPECT(standin_launches(k) > 0);
#endif
    }
    standin_late(0);
    new_cards(1, false);
}
/* indices past 2^32, of arrays that are not there */
TEST(far_indices)
{
    static const uint64_t begins[] = {(1ull << 32) - 5, 1ull << 33, (1ull << 40) + 77, (1ull << 62) - 3000};
    void *work;
    uint32_t *there;
    uint64_t *hash;
    new_cards(1, false);
    EXPECT(cudaMalloc(&work, lots_map_cuda_work) == cudaSuccess && cudaMalloc(&there, 64) == cudaSuccess && cudaMalloc(&hash, 64) == cudaSuccess);
    for (uint64_t begin : begins) {
        mapfn_opts o = mapfn_opts();
        size_t const n = begin + 5003;
        uint32_t s, wanted;
        uint64_t h, right;
        o.begin = begin;
        EXPECT(lots_map_opts(n, 3, &wanted, &right, &o) == MAPFN_OK);
        EXPECT(lots_map_cuda_host(n, 3, &s, &h, &o) == MAPFN_OK && s == wanted && h == right);
        o.work = work;
        o.work_bytes = lots_map_cuda_work;
        EXPECT(lots_map_cuda(n, 3, there, hash, &o) == MAPFN_OK && cudaMemcpy(&s, there, sizeof s, cudaMemcpyDefault) == cudaSuccess);
        EXPECT(cudaMemcpy(&h, hash, sizeof h, cudaMemcpyDefault) == cudaSuccess && s == wanted && h == right);
    }
    cudaFree(work), cudaFree(there), cudaFree(hash);
    new_cards(1, false);
}
/* Two maps that share work memory are captured, and the graph is launched again when the arrays have changed. */
TEST(graphs)
{
    enum { N = 5000 };
    std::vector<uint32_t> u(N);
    std::vector<int> k(N);
    std::vector<unsigned char> m(N, 1);
    uint32_t *du;
    unsigned char *dm;
    int *dk, *dtotal;
    uint64_t *hash;
    void *work;
    cudaStream_t stream;
    cudaGraph_t graph;
    cudaGraphExec_t replay;
    mapfn_opts o = mapfn_opts();
    new_cards(1, false);
    EXPECT(cudaStreamCreate(&stream) == cudaSuccess);
    cudaMalloc(&du, N * 4), cudaMalloc(&dk, N * 4), cudaMalloc(&dm, N), cudaMalloc(&hash, 64), cudaMalloc(&dtotal, 64), cudaMalloc(&work, hop_map_cuda_work + trace_map_cuda_work);
    cudaMemcpy(dm, m.data(), N, cudaMemcpyDefault);
    o.stream = stream;
    o.work = work;
    o.work_bytes = hop_map_cuda_work + trace_map_cuda_work;
    EXPECT(trace_map_cuda_prepare(NULL) == MAPFN_OK && hop_map_cuda_prepare(NULL) == MAPFN_OK);
    EXPECT(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal) == cudaSuccess);
    EXPECT(trace_map_cuda(N, du, hash, &o) == MAPFN_OK);
    EXPECT(hop_map_cuda(N, du, 30, dk, hash + 1, dtotal, dm, &o) == MAPFN_OK);
    EXPECT(trace_map_cuda(N - 7, du, hash + 2, &o) == MAPFN_OK);
    EXPECT(cudaStreamEndCapture(stream, &graph) == cudaSuccess && cudaGraphInstantiate(&replay, graph, 0) == cudaSuccess);
    for (uint32_t round = 0; round < 4; round++) {
        uint64_t got[3], right[3];
        int total, wanted;
        standin_late(round);
        for (uint32_t i = 0; i < N; i++) u[i] = i * 2654435761u + round;
        cudaMemcpy(du, u.data(), N * 4, cudaMemcpyDefault);
        EXPECT(cudaGraphLaunch(replay, stream) == cudaSuccess && cudaStreamSynchronize(stream) == cudaSuccess);
        cudaMemcpy(got, hash, sizeof got, cudaMemcpyDefault);
        cudaMemcpy(&total, dtotal, sizeof total, cudaMemcpyDefault);
        EXPECT(trace_map(N, u.data(), right) == MAPFN_OK && hop_map(N, u.data(), 30, k.data(), right + 1, &wanted, m.data()) == MAPFN_OK && trace_map(N - 7, u.data(), right + 2) == MAPFN_OK);
        EXPECT(memcmp(got, right, sizeof got) == 0 && total == wanted);
    }
    cudaGraphExecDestroy(replay), cudaGraphDestroy(graph), cudaStreamDestroy(stream);
    cudaFree(du), cudaFree(dk), cudaFree(dm), cudaFree(hash), cudaFree(dtotal), cudaFree(work);
    standin_late(0);
    new_cards(1, false);
}
/* Rows of very different lengths, and cards of different memory: chunks begin at any block, and their granules are subtrees all the same. */
MAPFN(void, ragged_wides, in_ragged(unsigned char, x), reduce(wide, w, blend, blank()))
{
    w->hash[0] = (uint32_t)x_len;
    for (size_t j = 0; j < x_len; j++) w->hash[1] += x[j];
}
TEST(granules_begin_anywhere)
{
    enum { N = 512 * 70 + 77 };
    static uint32_t u[N];
    std::vector<size_t> splits(N + 1, 0);
    for (uint32_t i = 0; i < N; i++) u[i] = i * 2654435761u;
    for (unsigned long seed = 1; seed < (FULL ? 7u : 3u); seed++) {
        for (size_t i = 0; i < N; i++) splits[i + 1] = splits[i] + (i / (512 * seed) % 3 == 0 ? (i * seed) % 90 : i % 700 == 3);
        std::vector<unsigned char> x(splits[N]);
        for (size_t i = 0; i < x.size(); i++) x[i] = (unsigned char)(i * seed);
        wide w, wanted;
        mapfn_opts o = mapfn_opts();
        new_cards(seed % 2 ? 1 : 3, false);
        standin_late(seed);
        o.device = seed % 2 ? 0 : -1;
        EXPECT(ragged_wides_map(N, x.data(), splits.data(), &wanted) == MAPFN_OK && ragged_wides_map_cuda_host(N, x.data(), splits.data(), &w, &o) == MAPFN_OK);
        EXPECT_SAY(memcmp(&w, &wanted, sizeof w) == 0, "rows, seed %lu", seed);
        EXPECT(wides_map(N - seed, u, &wanted) == MAPFN_OK && wides_map_cuda_host(N - seed, u, &w, &o) == MAPFN_OK);
        EXPECT_SAY(memcmp(&w, &wanted, sizeof w) == 0, "numbers, seed %lu", seed);
    }
    standin_late(0);
    new_cards(1, false);
}
int main(int argc, char **argv)
{
    std::string what = argc > 2 ? argv[2] : "";
    TEST_BEGIN(argc, argv);
    /* large chunks change how sums are joined, not where arrays lie or what fails */
    bool const all = MAPFN_CUDA_PARTIALS >= 100 || some(2) == 2;
    if (what == "chance") {
        if (all) RUN(each_memory);
        RUN(all_by_chance);
        if (all) RUN(unified_memory);
        if (all) RUN(two_cards);
        RUN(three_cards);
    } else if (what == "trouble") {
        if (all) {
            RUN(each_call_fails);
            RUN(each_work_faults);
        }
        RUN(cancel_and_resume);
        if (all) {
            RUN(too_little_memory);
            RUN(checks);
            RUN(without_arrays);
        }
        RUN(far_indices);
        RUN(graphs);
        RUN(granules_begin_anywhere);
    }
    TEST_END();
}
