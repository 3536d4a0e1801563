// mapfn beside Highway, xsimd and Eigen, and a scalar loop, in L1; beside a hand-written triad, in memory. All in one program, in turns.
//     peers l1 | memory         (bench/peers.sh builds and runs it; HAVE_HIGHWAY, HAVE_XSIMD, HAVE_EIGEN say what is here)
// Contraction is the compiler's default, on: the peers ask for fused multiply-adds, and so a * b + c becomes one in the maps too.
#include "mapfn.h"
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <vector>
#ifdef HAVE_HIGHWAY
#include <hwy/highway.h>
namespace hn = hwy::HWY_NAMESPACE;
#endif
#ifdef HAVE_XSIMD
#include <xsimd/xsimd.hpp>
#endif
#ifdef HAVE_EIGEN
#include <Eigen/Core>
#endif

#define HORNER(MULADD, x, C) \
    MULADD(MULADD(MULADD(MULADD(MULADD(MULADD(MULADD(MULADD(MULADD(MULADD(C(1.1f), x, C(0.9f)), x, C(-0.8f)), x, C(0.7f)), x, C(-0.6f)), x, C(0.5f)), x, \
        C(-0.4f)), x, C(0.3f)), x, C(-0.2f)), x, C(0.1f)), x, C(1.0f))
#define PLAIN_MULADD(a, b, c) ((a) * (b) + (c))
#define PLAIN_CONSTANT(c) c

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(float, saxpy_streamed, in(float, x), in(float, y), uniform(float, a), streaming) { return a * x + y; }
MAPFN(float, poly10, in(float, x)) { return HORNER(PLAIN_MULADD, x, PLAIN_CONSTANT); }

#ifdef __clang__
# define SCALAR __attribute__((noinline))
# define SCALAR_LOOP _Pragma("clang loop vectorize(disable) interleave(disable)")
# define PLAIN __attribute__((noinline))
#else
# define SCALAR __attribute__((noinline, optimize("no-tree-vectorize")))
# define SCALAR_LOOP
# define PLAIN __attribute__((noinline, optimize("O3")))
#endif
#define NOINLINE __attribute__((noinline))

typedef void call(size_t n, float *out, const float *x, const float *y);
static const float A = 1.5f;
SCALAR static void scalar_saxpy(size_t n, float *out, const float *x, const float *y) { SCALAR_LOOP for (size_t i = 0; i < n; i++) out[i] = A * x[i] + y[i]; }
SCALAR static void scalar_poly10(size_t n, float *out, const float *x, const float *) { SCALAR_LOOP for (size_t i = 0; i < n; i++) out[i] = HORNER(PLAIN_MULADD, x[i], PLAIN_CONSTANT); }
PLAIN static void triad(size_t n, float *__restrict__ out, const float *__restrict__ x, const float *__restrict__ y) { for (size_t i = 0; i < n; i++) out[i] = A * x[i] + y[i]; }
NOINLINE static void map_saxpy(size_t n, float *out, const float *x, const float *y) { (void)saxpy_map(n, out, x, y, A); }
NOINLINE static void map_streamed(size_t n, float *out, const float *x, const float *y) { (void)saxpy_streamed_map(n, out, x, y, A); }
NOINLINE static void map_poly10(size_t n, float *out, const float *x, const float *) { (void)poly10_map(n, out, x); }

#ifdef HAVE_HIGHWAY
#define HWY_CONSTANT(c) hn::Set(d, c)
NOINLINE static void highway_saxpy(size_t n, float *out, const float *x, const float *y)
{
    const hn::ScalableTag<float> d;
    const size_t lanes = hn::Lanes(d);
    const auto a = hn::Set(d, A);
    size_t i = 0;
    for (; i + lanes <= n; i += lanes) hn::StoreU(hn::MulAdd(a, hn::LoadU(d, x + i), hn::LoadU(d, y + i)), d, out + i);
    for (; i < n; i++) out[i] = A * x[i] + y[i];
}
NOINLINE static void highway_poly10(size_t n, float *out, const float *x, const float *)
{
    const hn::ScalableTag<float> d;
    const size_t lanes = hn::Lanes(d);
    size_t i = 0;
    for (; i + lanes <= n; i += lanes) {
        const auto v = hn::LoadU(d, x + i);
        hn::StoreU(HORNER(hn::MulAdd, v, HWY_CONSTANT), d, out + i);
    }
    for (; i < n; i++) out[i] = HORNER(PLAIN_MULADD, x[i], PLAIN_CONSTANT);
}
#endif
#ifdef HAVE_XSIMD
typedef xsimd::batch<float> batch;
NOINLINE static void xsimd_saxpy(size_t n, float *out, const float *x, const float *y)
{
    const size_t lanes = batch::size;
    const batch a(A);
    size_t i = 0;
    for (; i + lanes <= n; i += lanes) xsimd::fma(a, batch::load_unaligned(x + i), batch::load_unaligned(y + i)).store_unaligned(out + i);
    for (; i < n; i++) out[i] = A * x[i] + y[i];
}
NOINLINE static void xsimd_poly10(size_t n, float *out, const float *x, const float *)
{
    const size_t lanes = batch::size;
    size_t i = 0;
    for (; i + lanes <= n; i += lanes) {
        const batch v = batch::load_unaligned(x + i);
        const batch r = HORNER(xsimd::fma, v, batch);
        r.store_unaligned(out + i);
    }
    for (; i < n; i++) out[i] = HORNER(PLAIN_MULADD, x[i], PLAIN_CONSTANT);
}
#endif
#ifdef HAVE_EIGEN
typedef Eigen::Map<const Eigen::ArrayXf> view;
NOINLINE static void eigen_saxpy(size_t n, float *out, const float *x, const float *y)
{
    Eigen::Map<Eigen::ArrayXf>(out, (Eigen::Index)n) = A * view(x, (Eigen::Index)n) + view(y, (Eigen::Index)n);
}
NOINLINE static void eigen_poly10(size_t n, float *out, const float *x, const float *)
{
    const view v(x, (Eigen::Index)n);
    Eigen::Map<Eigen::ArrayXf>(out, (Eigen::Index)n) = HORNER(PLAIN_MULADD, v, PLAIN_CONSTANT);
}
#endif

struct contender {
    const char *name;
    call *run;
};

static double now()
{
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// medians of interleaved rounds; the first contender is the yardstick of the column "times"
static void race(const char *title, const std::vector<contender> &all, size_t n, int rounds, int calls)
{
    std::vector<float> out(n), x(n), y(n), right(n);
    std::vector<std::vector<double>> times(all.size());
    for (size_t i = 0; i < n; i++) x[i] = (float)(i % 1000) / 1000, y[i] = 1 - x[i];
    all[0].run(n, right.data(), x.data(), y.data());
    for (int r = -2; r < rounds; r++)
        for (size_t k = 0; k < all.size(); k++) {
            double start = now();
            for (int c = 0; c < calls; c++) {
                all[k].run(n, out.data(), x.data(), y.data());
                __asm__ volatile("" ::: "memory");
            }
            if (r >= 0) times[k].push_back((now() - start) / calls);
            for (size_t i = 0; i < n; i += n / 100 + 1)
                if (std::abs(out[i] - right[i]) > 1e-5f * std::abs(right[i])) { std::printf("%s: element %zu of %s is wrong\n", title, i, all[k].name); return; }
        }
    for (size_t k = 0; k < all.size(); k++) {
        for (auto &t : times) std::sort(t.begin(), t.end());
        double median = times[k][times[k].size() / 2];
        std::printf("| %s | %zu | %s | %.1f | %.2f |\n", title, n, all[k].name, median, times[0][times[0].size() / 2] / median);
    }
}

int main(int argc, char **argv)
{
    std::puts("| work | n | who | ns per call, median | times the first |\n|---|---|---|---|---|");
    if (argc > 1 && !std::strcmp(argv[1], "memory")) {
        race("saxpy", {{"hand-written triad, -O3", triad}, {"mapfn", map_saxpy}, {"mapfn, streaming", map_streamed}}, 100000000, 9, 1);
        return 0;
    }
    std::vector<contender> saxpy = {{"scalar loop", scalar_saxpy}, {"mapfn", map_saxpy}}, poly = {{"scalar loop", scalar_poly10}, {"mapfn", map_poly10}};
#ifdef HAVE_HIGHWAY
    saxpy.push_back({"Highway", highway_saxpy}), poly.push_back({"Highway", highway_poly10});
#endif
#ifdef HAVE_XSIMD
    saxpy.push_back({"xsimd", xsimd_saxpy}), poly.push_back({"xsimd", xsimd_poly10});
#endif
#ifdef HAVE_EIGEN
    saxpy.push_back({"Eigen", eigen_saxpy}), poly.push_back({"Eigen", eigen_poly10});
#endif
    race("saxpy", saxpy, 1000, 201, 400);
    race("poly10", poly, 1000, 201, 400);
    return 0;
}
