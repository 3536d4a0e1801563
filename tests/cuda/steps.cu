/* Maps of steps (repeat) on the host stand-in: device and host arrays, bit by bit against the looped sequential map. */
#include "mapfn.h"
#include "mapfn_cuda.h"
#include "tests/lib/test.h"
#include <vector>

MAPFN(bool, escape, in(float, cr), in(float, ci), uniform(int, limit), state(float, zr, 0), state(float, zi, 0), out_state(int, k, 0), repeat(limit))
{
    float r2 = *zr * *zr, i2 = *zi * *zi;
    if (r2 + i2 > 4) return false;
    *zi = 2 * *zr * *zi + ci;
    *zr = r2 - i2 + cr;
    ++*k;
    return true;
}
/* the last step leaves *b == 0, by which no other may divide */
MAPFN(bool, gcd, in(uint32_t, x), in(uint32_t, y), state(uint32_t, b, y ? y : 1), out_state(uint32_t, a, x), uniform(size_t, most), repeat(most))
{
    uint32_t const rest = *a % *b;
    *a = *b;
    *b = rest;
    return rest != 0;
}
MAPFN(int, converge, in(int, x), uniform(size_t, most), out_state(int, k, x * 2), where(unsigned char, m), fallible, repeat(most))
{
    if (x % 11 == 3 && *k == x * 2 + 5) return 100 + x % 7;
    ++*k;
    return *k - x * 2 < x ? MAPFN_AGAIN : 0;
}
MAPFN(bool, widths, in(unsigned char, x), state(double, d, x * 0.5), state(short, h, (short)x), out_state(uint64_t, big, x), out(unsigned char, y), inout(float, z),
    index(i), repeat(300))
{
    *d = *d * 0.75 + 1;
    *h = (short)(*h + 3);
    *big = *big * 3 + (uint64_t)*h + i;
    if (*big % 5 == 0) *y = (unsigned char)*big;
    *z += (float)*d;
    return *d > 4.0001 || *h < x;
}
MAPFN(bool, dice, rng(r), state(uint32_t, first, mapfn_rng_u32(r)), out_state(int, rolls, (int)(*first & 1)), repeat(SIZE_MAX))
{
    ++*rolls;
    return mapfn_rng_below(r, 6) != *first % 6;
}
MAPFN(bool, draws, uniform(uint64_t, seed), index(i), state(uint32_t, k, 0), out_state(float, x, 0), out_state(double, y, 0), repeat(SIZE_MAX))
{
    float next;
    mapfn_draw_floats(seed, i, *k, x, &next);
    *y = mapfn_draw_double(seed, i, *k + 1);
    *k += 2;
    return *x + next > 0.4f;
}
MAPFN(bool, rows, inout_row(int, v, 3), in_row(int, w, width), uniform(int, width), in_strided(int, x), out_strided(int, last), table(int, t, 4), state(int, k, 0), repeat(100))
{
    v[*k % 3] += *k * t[*k & 3] + w[*k % width];
    *last = v[0];
    return ++*k < x;
}
/* nested: in the body of another map */
MAPFN(int, nested, in(uint32_t, x), in(uint32_t, y))
{
    uint32_t a = 0;
    (void)gcd_map(1, &x, &y, &a, 100);
    return (int)a;
}

static uint32_t seed = 7;
static uint32_t chance() { return seed ^= seed << 13, seed ^= seed >> 17, seed ^= seed << 5; }
static mapfn_opts options() { return mapfn_opts(); }
/* memory of the card, filled from the host, and back */
template <class T> struct on_card {
    std::vector<T> &host;
    T *p;
    on_card(std::vector<T> &h) : host(h), p(NULL)
    {
        if (cudaMalloc(&p, (h.size() + 1) * sizeof(T)) != cudaSuccess) abort();
        if (cudaMemcpy(p, h.data(), h.size() * sizeof(T), cudaMemcpyHostToDevice) != cudaSuccess) abort();
    }
    std::vector<T> back()
    {
        std::vector<T> h(host.size());
        if (cudaDeviceSynchronize() != cudaSuccess || cudaMemcpy(h.data(), p, h.size() * sizeof(T), cudaMemcpyDeviceToHost) != cudaSuccess) abort();
        return h;
    }
    ~on_card() { cudaFree(p); }
};
static const size_t sizes[] = {0, 1, 7, 63, 1000, 3001};
template <class T> static std::vector<T> numbers(size_t n, uint32_t below)
{
    std::vector<T> v(n);
    for (size_t i = 0; i < n; i++) v[i] = (T)(chance() % below);
    return v;
}

TEST(escape)
{
    for (size_t n : sizes) {
        std::vector<float> cr = numbers<float>(n, 300), ci = numbers<float>(n, 240);
        for (float &v : cr) v = v / 100 - 2.25f;
        for (float &v : ci) v = v / 100 - 1.2f;
        std::vector<int> k(n), wanted(n);
        EXPECT(escape_map_looped(n, wanted.data() ? cr.data() : NULL, ci.data(), 200, wanted.data()) == MAPFN_OK);
        EXPECT(escape_map_cuda_host(n, cr.data(), ci.data(), 200, k.data(), NULL) == MAPFN_OK && k == wanted);
        on_card<float> dr(cr), di(ci);
        on_card<int> dk(k);
        EXPECT(escape_map_cuda(n, dr.p, di.p, 200, dk.p, NULL) == MAPFN_OK && dk.back() == wanted);
        if (n == 0) continue;
        EXPECT(escape_map_cuda(n, dr.p, di.p, -1, dk.p, NULL) == MAPFN_BAD_OPTION && strstr(mapfn_explain(), "negative"));
        EXPECT(escape_map_cuda_host(n, cr.data(), ci.data(), -1, k.data(), NULL) == MAPFN_BAD_OPTION);
        mapfn_opts two = options();
        two.parallel_iterations = 2;
        EXPECT(escape_map_cuda(n, dr.p, di.p, 200, dk.p, &two) == MAPFN_OK && dk.back() == wanted);
    }
}
TEST(gcd)
{
    for (size_t n : sizes)
        for (size_t most : {(size_t)0, (size_t)2, SIZE_MAX}) {
            std::vector<uint32_t> x = numbers<uint32_t>(n, 5000), y = numbers<uint32_t>(n, 70000), a(n), wanted(n);
            EXPECT(gcd_map_looped(n, x.data(), y.data(), wanted.data(), most) == MAPFN_OK);
            EXPECT(gcd_map_cuda_host(n, x.data(), y.data(), a.data(), most, NULL) == MAPFN_OK && a == wanted);
            on_card<uint32_t> dx(x), dy(y), da(a);
            EXPECT(gcd_map_cuda(n, dx.p, dy.p, da.p, most, NULL) == MAPFN_OK && da.back() == wanted);
            std::vector<int> r(n), r1(n);
            EXPECT(nested_map(n, r.data(), x.data(), y.data()) == MAPFN_OK && nested_map_cuda_host(n, r1.data(), x.data(), y.data(), NULL) == MAPFN_OK && r == r1);
        }
}
TEST(converge)
{
    for (size_t n : sizes)
        for (size_t most : {(size_t)0, (size_t)3, (size_t)60, SIZE_MAX}) {
            std::vector<int> x = numbers<int>(n, 90), k(n, -5), wanted(n, -5), start(n, -5);
            std::vector<unsigned char> m = numbers<unsigned char>(n, 4);
            mapfn_failure first, failure = {5, 5};
            mapfn_status const status = converge_map_looped(n, x.data(), most, wanted.data(), m.data(), &first);
            EXPECT(converge_map_cuda_host(n, x.data(), most, k.data(), m.data(), &failure, NULL) == status && k == wanted);
            EXPECT(failure.index == first.index && failure.code == first.code);
            on_card<int> dx(x), dk(start);
            on_card<unsigned char> dm(m);
            std::vector<mapfn_failure> none(1);
            on_card<mapfn_failure> df(none);
            EXPECT(converge_map_cuda(n, dx.p, most, dk.p, dm.p, df.p, NULL) == MAPFN_OK && dk.back() == wanted);
            failure = df.back()[0];
            EXPECT(failure.index == first.index && failure.code == first.code);
        }
}
TEST(widths)
{
    for (size_t n : sizes) {
        std::vector<unsigned char> x = numbers<unsigned char>(n, 256), y0 = numbers<unsigned char>(n, 256), y = y0, wanted_y = y0;
        std::vector<uint64_t> big(n), wanted(n);
        std::vector<float> z0 = numbers<float>(n, 99), z = z0, wanted_z = z0;
        EXPECT(widths_map_looped(n, x.data(), wanted.data(), wanted_y.data(), wanted_z.data()) == MAPFN_OK);
        EXPECT(widths_map_cuda_host(n, x.data(), big.data(), y.data(), z.data(), NULL) == MAPFN_OK && big == wanted && y == wanted_y && z == wanted_z);
        on_card<unsigned char> dx(x), dy(y0);
        on_card<uint64_t> db(big);
        on_card<float> dz(z0);
        EXPECT(widths_map_cuda(n, dx.p, db.p, dy.p, dz.p, NULL) == MAPFN_OK && db.back() == wanted && dy.back() == wanted_y && dz.back() == wanted_z);
    }
}
TEST(dice)
{
    for (size_t n : sizes) {
        std::vector<int> rolls(n), wanted(n);
        EXPECT(dice_map_looped(n, 42, wanted.data()) == MAPFN_OK);
        EXPECT(dice_map_cuda_host(n, 42, rolls.data(), NULL) == MAPFN_OK && rolls == wanted);
        on_card<int> dr(rolls);
        EXPECT(dice_map_cuda(n, 42, dr.p, NULL) == MAPFN_OK && dr.back() == wanted);
    }
}
TEST(draws)
{
    for (size_t n : sizes) {
        std::vector<float> x(n), wanted(n);
        std::vector<double> y(n), wanted_y(n);
        EXPECT(draws_map_looped(n, 42, wanted.data(), wanted_y.data()) == MAPFN_OK);
        EXPECT(draws_map_cuda_host(n, 42, x.data(), y.data(), NULL) == MAPFN_OK && x == wanted && y == wanted_y);
        on_card<float> dx(x);
        on_card<double> dy(y);
        EXPECT(draws_map_cuda(n, 42, dx.p, dy.p, NULL) == MAPFN_OK && dx.back() == wanted && dy.back() == wanted_y);
    }
}
TEST(rows)
{
    for (size_t n : sizes) {
        std::vector<int> v0 = numbers<int>(3 * n, 100), v = v0, wanted = v0, w = numbers<int>(3 * n, 50), x = numbers<int>(2 * n, 60), last(2 * n, -7), wanted_last = last, start = last, t(4, 3);
        EXPECT(rows_map_looped(n, wanted.data(), w.data(), 3, x.data(), 2, wanted_last.data(), 2, t.data()) == MAPFN_OK);
        EXPECT(rows_map_cuda_host(n, v.data(), w.data(), 3, x.data(), 2, last.data(), 2, t.data(), NULL) == MAPFN_OK && v == wanted && last == wanted_last);
        on_card<int> dv(v0), dw(w), dx(x), dl(start), dt(t);
        EXPECT(rows_map_cuda(n, dv.p, dw.p, 3, dx.p, 2, dl.p, 2, dt.p, NULL) == MAPFN_OK && dv.back() == wanted && dl.back() == wanted_last);
        if (n > 0) EXPECT(rows_map_cuda(n, dv.p, dv.p, 3, dx.p, 2, dl.p, 2, dt.p, NULL) == MAPFN_OVERLAP); /* no output may be a row's array */
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(escape);
    RUN(gcd);
    RUN(converge);
    RUN(widths);
    RUN(dice);
    RUN(draws);
    RUN(rows);
    TEST_END();
}
