/* Sums on a real card: of host arrays in pageable, page-locked, managed and device memory with a fraction of them as device memory, resumed,
 * masked, failing, of long rows, on all cards; of steps; of more than 2^32 elements; captured in a graph and launched again, with one work
 * memory for all. Every bit is that of the sequential map (-fmad=false). tests/sums/card.cu has every kind, of device arrays.
 *     sums LABEL [small]      small: for compute-sanitizer, and for the host stand-in of tests/cuda */
#include "mapfn_cuda.h"
#include "tests/lib/test.h"
#include <vector>

MAPFN_FN uint64_t mix(uint64_t a, uint64_t b) { return (a ^ (b * 0x9E3779B97F4A7C15u)) * 0xD6E8FEB86659FD93u + (b >> 29); }
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(void, trace, in(uint32_t, u), reduce(uint64_t, h, mix, 12345)) { *h = u; }
MAPFN(int, picky, in(uint32_t, u), inout(uint32_t, z), where(unsigned char, m), reduce(uint64_t, h, mix, 1), sum(uint32_t, s), fallible)
{
    *h = u + z[0];
    *s = u;
    *z = u;
    return u % 99991 == 7 ? (int)(u % 1000) + 1 : 0;
}
MAPFN(float, long_rows, in_row(float, x, D), uniform(size_t, D), sum(double, s))
{
    float p = 0;
    (void)dot_map(D, x, x, &p);
    *s = (double)p;
    return p;
}
MAPFN(bool, escape, in(float, cr), in(float, ci), uniform(int, limit), state(float, zr, 0), state(float, zi, 0), out_state(int, k, 0), sum(long long, steps), repeat(limit))
{
    float const r2 = *zr * *zr, i2 = *zi * *zi;
    if (r2 + i2 > 4) return false;
    *zi = 2 * *zr * *zi + ci;
    *zr = r2 - i2 + cr;
    ++*k;
    ++*steps;
    return true;
}
MAPFN(void, numbers, index(i), sum(uint64_t, s), reduce(uint64_t, h, mix, 1)) { *s = *h = i; }
MAPFN(void, hits, rng(r), sum(uint64_t, s)) { float const x = mapfn_rng_float(r), y = mapfn_rng_float(r); *s = x * x + y * y < 1; }

static bool small;
static size_t mib = 128; /* of the larger arrays */
static bool done(cudaError_t error, const char *what, int line)
{
    if (error == cudaSuccess) return true;
    printf("    %s:%d: %s: %s\n", __FILE__, line, what, cudaGetErrorString(error));
    test_failures_here++;
    return false;
}
#define DONE(call) done(call, #call, __LINE__)
#define MAPPED(call) EXPECT_SAY((call) == MAPFN_OK, "%s: %s", #call, mapfn_explain())
template <class T> static bool same(T const &a, T const &b) { return memcmp(&a, &b, sizeof a) == 0; }

enum Memory { PAGEABLE, PINNED, MANAGED, DEVICE };
/* a copy of an array in some memory */
template <class T> struct Lying {
    Memory memory;
    T *p;
    Lying(Memory in, std::vector<T> const &host) : memory(in), p(NULL)
    {
        size_t const bytes = host.size() * sizeof(T);
        if (in == PAGEABLE) p = (T *)malloc(bytes);
        else DONE(in == PINNED ? cudaMallocHost((void **)&p, bytes) : in == MANAGED ? cudaMallocManaged((void **)&p, bytes) : cudaMalloc((void **)&p, bytes));
        if (p) DONE(cudaMemcpy(p, host.data(), bytes, cudaMemcpyDefault));
    }
    ~Lying()
    {
        if (memory == PAGEABLE) free(p);
        else (void)(memory == PINNED ? cudaFreeHost(p) : cudaFree(p));
    }
};
static std::vector<float> floats(size_t n)
{
    std::vector<float> x(n);
    for (size_t i = 0; i < n; i++) x[i] = (float)((uint32_t)i * 2654435761u >> 8) / 16777216.0f - 0.25f;
    return x;
}
static std::vector<uint32_t> words(size_t n)
{
    std::vector<uint32_t> u(n);
    for (size_t i = 0; i < n; i++) u[i] = (uint32_t)i * 2654435761u >> 1;
    return u;
}

TEST(each_memory)
{
    size_t const n = mib * (1 << 20) / sizeof(float) - 3;
    std::vector<float> const x = floats(n);
    float wanted = 0;
    MAPPED(dot_map(n, x.data(), x.data() + 0, &wanted));
    for (Memory memory : {PAGEABLE, PINNED, MANAGED, DEVICE})
        for (size_t bytes : {(size_t)0, mib * (1 << 20) / 8, (size_t)60000}) {
            if (bytes == 60000 && (memory == MANAGED || memory == DEVICE || n > 5000000)) continue; /* small chunks, many of them */
            Lying<float> there(memory, x);
            mapfn_opts o = mapfn_opts();
            float s = -1;
            o.device_bytes = bytes;
            MAPPED(dot_map_cuda_host(n, there.p, there.p, &s, &o));
            EXPECT_SAY(same(s, wanted), "memory %d, %zu bytes: %a and not %a", memory, bytes, (double)s, (double)wanted);
        }
}
static bool cancel_third(size_t, size_t, void *calls) { return ++*(int *)calls % 3 != 0; }
TEST(resumed)
{
    size_t const n = mib * (1 << 20) / 16;
    std::vector<uint32_t> const u = words(n);
    size_t at = 0;
    int calls = 0, rounds = 0;
    mapfn_status status;
    do {
        mapfn_opts o = mapfn_opts(), plain = mapfn_opts();
        uint64_t h = 0, wanted = 1;
        size_t const before = at;
        o.begin = plain.begin = at;
        o.completed = &at;
        o.progress = cancel_third;
        o.progress_arg = &calls;
        o.device_bytes = n;
        status = trace_map_cuda_host(n, u.data(), &h, &o);
        MAPPED(trace_map_opts(at, u.data(), &wanted, &plain));
        EXPECT_SAY(h == wanted && at > before, "elements [%zu, %zu)", before, at);
    } while (status == MAPFN_CANCELLED && at < n && ++rounds < 1000);
    EXPECT(at == n && rounds > 0);
}
TEST(masked_and_failing)
{
    size_t const n = mib * (1 << 20) / 16;
    std::vector<uint32_t> const u = words(n);
    std::vector<uint32_t> z(n, 5), right = z;
    std::vector<unsigned char> m(n);
    for (size_t i = 0; i < n; i++) m[i] = (unsigned char)(i % 7 != 0);
    mapfn_failure f, g;
    mapfn_opts o = mapfn_opts();
    uint64_t h, wanted;
    uint32_t s, all;
    o.device_bytes = n * 2;
    mapfn_status const status = picky_map(n, u.data(), right.data(), m.data(), &wanted, &all, &f);
    EXPECT(picky_map_cuda_host(n, u.data(), z.data(), m.data(), &h, &s, &g, &o) == status);
    EXPECT(h == wanted && s == all && z == right && f.index == g.index && f.code == g.code);
}
/* a slot has no room for a block of 2048 rows: the parts of elements come back */
TEST(rows_longer_than_a_slot)
{
    size_t const D = small ? 300 : 20000, n = small ? 70 : 1000;
    std::vector<float> const x = floats(n * D);
    std::vector<float> out(n), right(n);
    mapfn_opts o = mapfn_opts();
    double s = 0, wanted = 1;
    MAPPED(long_rows_map(n, right.data(), x.data(), D, &wanted));
    for (size_t bytes : {(size_t)0, 4 * D * sizeof(float) + 4096}) {
        o.device_bytes = bytes;
        MAPPED(long_rows_map_cuda_host(n, out.data(), x.data(), D, &s, &o));
        EXPECT(same(s, wanted) && memcmp(out.data(), right.data(), n * sizeof(float)) == 0);
    }
}
TEST(all_cards)
{
    size_t const n = mib * (1 << 20) / 8;
    std::vector<uint32_t> const u = words(n);
    mapfn_opts o = mapfn_opts();
    uint64_t h = 0, wanted = 1;
    o.device = -1;
    MAPPED(trace_map(n, u.data(), &wanted));
    MAPPED(trace_map_cuda_host(n, u.data(), &h, &o));
    EXPECT(h == wanted);
}
TEST(steps)
{
    size_t const n = small ? 5000 : 1 << 20;
    std::vector<float> cr = floats(n), ci = floats(n);
    for (size_t i = 0; i < n; i++) cr[i] = cr[i] * 3 - 1.2f, ci[i] = ci[n - 1 - i] * 2.5f - 0.6f;
    std::vector<int> k(n), right(n);
    mapfn_opts o = mapfn_opts();
    long long steps = 0, wanted = 1, *there;
    MAPPED(escape_map(n, cr.data(), ci.data(), 200, right.data(), &wanted));
    MAPPED(escape_map_cuda_host(n, cr.data(), ci.data(), 200, k.data(), &steps, NULL));
    EXPECT(steps == wanted && k == right);
    Lying<float> dr(DEVICE, cr), di(DEVICE, ci);
    Lying<int> dk(DEVICE, std::vector<int>(n, -1));
    DONE(cudaMalloc((void **)&there, sizeof *there));
    o.work_bytes = escape_map_cuda_work;
    DONE(cudaMalloc(&o.work, o.work_bytes));
    MAPPED(escape_map_cuda(n, dr.p, di.p, 200, dk.p, there, &o));
    DONE(cudaMemcpy(&steps, there, sizeof steps, cudaMemcpyDefault));
    DONE(cudaMemcpy(k.data(), dk.p, n * sizeof(int), cudaMemcpyDefault));
    EXPECT(steps == wanted && k == right);
    DONE(cudaFree(there));
    DONE(cudaFree(o.work));
}
/* no arrays: all of 2^33 elements on a card, and some thousand of them past 2^32 and 2^62 also on the processor */
TEST(past_32_bits)
{
    uint64_t *there, got[2], host[2];
    mapfn_opts o = mapfn_opts();
    DONE(cudaMalloc((void **)&there, 2 * sizeof *there));
    o.work_bytes = numbers_map_cuda_work;
    DONE(cudaMalloc(&o.work, o.work_bytes));
    for (uint64_t begin : {((uint64_t)1 << 32) - 4000, ((uint64_t)1 << 62) - 9000}) {
        o.begin = begin;
        uint64_t const n = begin + 20011;
        MAPPED(numbers_map_opts(n, &host[0], &host[1], &o));
        MAPPED(numbers_map_cuda(n, there, there + 1, &o));
        DONE(cudaMemcpy(got, there, sizeof got, cudaMemcpyDefault));
        EXPECT(got[0] == host[0] && got[1] == host[1]);
        MAPPED(numbers_map_cuda_host(n, &got[0], &got[1], &o));
        EXPECT(got[0] == host[0] && got[1] == host[1]);
    }
    uint64_t const n = (small ? (uint64_t)1 << 16 : (uint64_t)1 << 33) + 12345;
    o.begin = 0;
    MAPPED(numbers_map_cuda(n, there, there + 1, &o));
    DONE(cudaMemcpy(got, there, sizeof got, cudaMemcpyDefault));
    EXPECT(got[0] == (n % 2 ? n * ((n - 1) / 2) : n / 2 * (n - 1)));
    MAPPED(numbers_map_cuda_host(n, &host[0], &host[1], &o));
    EXPECT(host[0] == got[0] && host[1] == got[1]);
    if (!small) {
        uint64_t in = 0;
        MAPPED(hits_map_cuda_host((uint64_t)1 << 32, 7, &in, NULL));
        double const pi = 4.0 * (double)in / 4294967296.0;
        EXPECT_SAY(pi > 3.1414 && pi < 3.1418, "pi is %.6f", pi);
    }
    DONE(cudaFree(o.work));
    DONE(cudaFree(there));
}
/* Maps in sequence on one stream share their work memory: launched, and captured and replayed, with other values each time. Where one began
 * before the one before it has read its partial sums, they would differ. */
TEST(one_work_memory)
{
    size_t const n = small ? 20000 : 3000000;
    enum { SUMS = 8 };
    std::vector<uint32_t> u = words(n);
    Lying<uint32_t> there(DEVICE, u);
    uint64_t *h, got[SUMS], wanted[SUMS];
    cudaStream_t stream;
    cudaGraph_t graph = NULL;
    cudaGraphExec_t exec = NULL;
    mapfn_opts o = mapfn_opts();
    DONE(cudaMalloc((void **)&h, sizeof got));
    DONE(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    o.stream = stream;
    o.work_bytes = trace_map_cuda_work;
    DONE(cudaMalloc(&o.work, o.work_bytes));
    for (int k = 0; k < SUMS; k++) MAPPED(trace_map(n - (size_t)k * 1001, u.data(), &wanted[k]));
    for (int round = 0; round < (small ? 2 : 20); round++) {
        DONE(cudaMemsetAsync(h, 0, sizeof got, stream));
        for (int k = 0; k < SUMS; k++) MAPPED(trace_map_cuda(n - (size_t)k * 1001, there.p, h + k, &o));
        DONE(cudaMemcpyAsync(got, h, sizeof got, cudaMemcpyDefault, stream));
        DONE(cudaStreamSynchronize(stream));
        EXPECT(memcmp(got, wanted, sizeof got) == 0);
    }
    DONE(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    for (int k = 0; k < SUMS; k++) MAPPED(trace_map_cuda(n - (size_t)k * 1001, there.p, h + k, &o));
    if (DONE(cudaStreamEndCapture(stream, &graph)) && DONE(cudaGraphInstantiate(&exec, graph, 0)))
        for (uint32_t round = 0; round < (small ? 2u : 100u); round++) {
            if (round % 10 == 1) { /* other values */
                for (size_t i = 0; i < n; i++) u[i] += round;
                DONE(cudaMemcpy(there.p, u.data(), n * sizeof u[0], cudaMemcpyDefault));
                for (int k = 0; k < SUMS; k++) MAPPED(trace_map(n - (size_t)k * 1001, u.data(), &wanted[k]));
            }
            DONE(cudaMemsetAsync(h, 0, sizeof got, stream));
            DONE(cudaGraphLaunch(exec, stream));
            DONE(cudaMemcpyAsync(got, h, sizeof got, cudaMemcpyDefault, stream));
            DONE(cudaStreamSynchronize(stream));
            EXPECT_SAY(memcmp(got, wanted, sizeof got) == 0, "round %u", round);
        }
    if (exec) DONE(cudaGraphExecDestroy(exec));
    if (graph) DONE(cudaGraphDestroy(graph));
    DONE(cudaStreamDestroy(stream));
    DONE(cudaFree(o.work));
    DONE(cudaFree(h));
}

int main(int argc, char **argv)
{
    int count = 0;
    TEST_BEGIN(argc, argv);
    small = argc > 2;
    if (small) mib = 1;
    if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) {
        printf("skip - %s: no CUDA device or driver here\n", test_label);
        return 0;
    }
    RUN(one_work_memory);
    RUN(each_memory);
    RUN(resumed);
    RUN(masked_and_failing);
    RUN(rows_longer_than_a_slot);
    RUN(all_cards);
    RUN(steps);
    RUN(past_32_bits);
    mapfn_cuda_release();
    EXPECT(cudaGetLastError() == cudaSuccess);
    TEST_END();
}
