/* What only a card can show of CUDA maps: sizes past 2^31 elements and 2^32 bytes, all values of 8-bit types, dependent launches, graphs,
 * streams, pending errors, many threads. Bits of every kind are tests/cuda/differential.cu, compiled for the card.
 *     card LABEL [small]      small: for compute-sanitizer, which is slow: nothing large */
#include "mapfn_cuda.h"
#include "tests/lib/test.h"
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <vector>

typedef unsigned char byte;

MAPFN(byte, blend, in(byte, x), in(byte, y)) { return (byte)((x * 3 + y) >> 2); }
MAPFN(signed char, lower, in(signed char, x), in(signed char, y)) { return x < y ? x : y; }
MAPFN(bool, differ, in(bool, x), in(byte, y)) { return x != (y > 7); }
MAPFN(byte, negative, in(byte, x)) { return (byte)~x; }
MAPFN(byte, number, index(i)) { return (byte)(i * 2654435761u >> 13); }
MAPFN(int, not_number, in(byte, x), index(i), fallible) { return x == (byte)(i * 2654435761u >> 13) ? 0 : 1 + x; }
MAPFN(float, numbered, index(i)) { return (float)(i % 8191); }
MAPFN(int, not_numbered, in(float, x), index(i), fallible) { return x < (float)(i % 8191) || x > (float)(i % 8191); }
MAPFN(int, add, in(int, x), uniform(int, a)) { return x + a; }
MAPFN(int, first_use_in_a_graph, in(int, x)) { return x * 3; }
MAPFN(int, first_use_by_threads, in(int, x)) { return x * 5; }
MAPFN(float, row_sum, in_row(float, x, 32), out_row(float, y, 32))
{
    float sum = 0;
    for (int k = 0; k < 32; k++) sum += x[k];
    for (int k = 0; k < 32; k++) y[k] = sum - x[k];
    return sum;
}

static bool small;

static bool done(cudaError_t error, const char *what, int line)
{
    if (error == cudaSuccess) return true;
    printf("    %s:%d: %s: %s\n", __FILE__, line, what, cudaGetErrorString(error));
    test_failures_here++;
    return false;
}
#define DONE(call) done(call, #call, __LINE__)
/* kernel<<<blocks, threads>>>(a…), which the host stand-in of tests/cuda can do too */
template <class... P, class... A> static void start(void (*kernel)(P...), unsigned blocks, unsigned threads, A... a)
{
    cudaLaunchConfig_t config = {};
    config.gridDim = dim3(blocks);
    config.blockDim = dim3(threads);
    DONE(cudaLaunchKernelEx(&config, kernel, P(a)...));
}
#define MAPPED(call) EXPECT_SAY((call) == MAPFN_OK, "%s: %s", #call, mapfn_explain())

/* device memory, freed at the end of its block */
template <class T> struct on_card {
    T *p;
    explicit on_card(size_t n, const T *host = NULL) : p(NULL)
    {
        if (DONE(cudaMalloc((void **)&p, (n ? n : 1) * sizeof(T))) && host) DONE(cudaMemcpy(p, host, n * sizeof(T), cudaMemcpyHostToDevice));
    }
    ~on_card() { (void)cudaFree(p); }
    void get(T *host, size_t n, size_t at = 0) const { DONE(cudaMemcpy(host, p + at, n * sizeof(T), cudaMemcpyDeviceToHost)); }
};

TEST(a_graph_is_the_first_to_use_a_map)
{
    enum { N = 10000 };
    std::vector<int> x(N), y(N);
    for (int i = 0; i < N; i++) x[(size_t)i] = i;
    on_card<int> device(N, x.data());
    cudaStream_t stream;
    cudaGraph_t graph;
    cudaGraphExec_t replay;
    mapfn_opts o = mapfn_opts();
    if (!DONE(cudaStreamCreate(&stream))) return;
    o.stream = stream;
    MAPPED(first_use_in_a_graph_map_cuda_prepare(NULL));
    MAPPED(row_sum_map_cuda_prepare(NULL));
    DONE(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    MAPPED(first_use_in_a_graph_map_cuda(N, device.p, device.p, &o));
    MAPPED(first_use_in_a_graph_map_cuda(N, device.p, device.p, &o));
    if (!DONE(cudaStreamEndCapture(stream, &graph)) || !DONE(cudaGraphInstantiate(&replay, graph, 0))) return;
    for (int round = 0; round < 3; round++) DONE(cudaGraphLaunch(replay, stream));
    DONE(cudaStreamSynchronize(stream));
    device.get(y.data(), N);
    for (int i = 0; i < N; i++) EXPECT((unsigned)y[(size_t)i] == (unsigned)i * 729u);
    DONE(cudaGraphExecDestroy(replay));
    DONE(cudaGraphDestroy(graph));
    DONE(cudaStreamDestroy(stream));
}

/* all pairs of 8-bit values, at every phase of the addresses */
template <class X, class Y, class R> static void all_pairs(mapfn_status (*map)(size_t, R *, const X *, const Y *, const mapfn_opts *), R (*plain)(X, Y))
{
    enum { N = 65536, ROOM = N + 64 };
    std::vector<X> x(ROOM);
    std::vector<Y> y(ROOM);
    std::vector<R> r(ROOM);
    for (size_t phase = 0; phase < (small ? 2 : 32); phase++) {
        size_t other = phase * 7 % 32, out = phase * 5 % 32;
        for (size_t i = 0; i < N; i++) {
            x[phase + i] = (X)(i & 255);
            y[other + i] = (Y)(i >> 8);
        }
        on_card<X> dx(ROOM, x.data());
        on_card<Y> dy(ROOM, y.data());
        on_card<R> dr(ROOM);
        DONE(cudaMemset(dr.p, 0x5A, ROOM));
        MAPPED(map(N, dr.p + out, dx.p + phase, dy.p + other, NULL));
        dr.get(r.data(), ROOM);
        for (size_t i = 0; i < N; i++) EXPECT(r[out + i] == plain((X)(i & 255), (Y)(i >> 8)));
        for (size_t i = 0; i < ROOM; i++)
            if (i < out || i >= out + N) EXPECT(*(const byte *)&r[i] == 0x5A);
    }
}
static byte plain_blend(byte x, byte y) { return blend(x, y); }
static signed char plain_lower(signed char x, signed char y) { return lower(x, y); }
TEST(all_values_of_8_bit_types)
{
    all_pairs<byte, byte, byte>(blend_map_cuda, plain_blend);
    all_pairs<signed char, signed char, signed char>(lower_map_cuda, plain_lower);
}
TEST(all_bools)
{
    byte y[512], r[512];
    byte x[512];
    for (int i = 0; i < 512; i++) {
        x[i] = (byte)(i & 1);
        y[i] = (byte)(i >> 1);
    }
    on_card<byte> dx(512, x), dy(512, y), dr(512);
    MAPPED(differ_map_cuda(512, (bool *)dr.p, (const bool *)dx.p, dy.p, NULL));
    dr.get(r, 512);
    for (int i = 0; i < 512; i++) EXPECT(r[i] == ((x[i] != 0) != (y[i] > 7)));
}

/* the card writes i's number to element i, and finds the first that is wrong itself */
TEST(sizes_around_the_limits_of_32_bits)
{
    static const size_t sizes[] = {((size_t)1 << 31) - 1, (size_t)1 << 31, ((size_t)1 << 31) + 1, ((size_t)1 << 32) - 1, ((size_t)1 << 32) + 100003};
    size_t available = 0, total = 0;
    on_card<mapfn_failure> failure(1);
    DONE(cudaMemset(failure.p, 0, sizeof *failure.p));
    mapfn_failure seen;
    DONE(cudaMemGetInfo(&available, &total));
    for (size_t n : sizes) {
        if (small) n = n % 100000 + 1;
        if (available < n + ((size_t)1 << 30)) continue;
        on_card<byte> x(n + 1);
        if (!x.p) continue;
        byte *start = x.p + (n & 1); /* and at an odd address */
        MAPPED(number_map_cuda(n, start, NULL));
        MAPPED(not_number_map_cuda(n, start, failure.p, NULL));
        failure.get(&seen, 1);
        EXPECT_SAY(seen.index == SIZE_MAX && seen.code == 0, "n = %zu: element %zu is wrong", n, seen.index);
        for (int k = 0; k < 2; k++) { /* a wrong one is found: the last, then the middle */
            size_t wrong = k == 0 ? n - 1 : n / 2;
            byte was = number(wrong), now = (byte)(was + 1);
            DONE(cudaMemcpy(start + wrong, &now, 1, cudaMemcpyHostToDevice));
            MAPPED(not_number_map_cuda(n, start, failure.p, NULL));
            failure.get(&seen, 1);
            EXPECT(seen.index == wrong && seen.code == 1 + now);
        }
        MAPPED(negative_map_cuda(n, start, start, NULL)); /* in place */
        byte last;
        DONE(cudaMemcpy(&last, start, 1, cudaMemcpyDeviceToHost));
        EXPECT(last == (byte)~number(0));
    }
    size_t n = small ? 12345 : ((size_t)1 << 30) + 7; /* more than 2^32 bytes of floats */
    if (available > n * 4 + ((size_t)1 << 30)) {
        on_card<float> x(n);
        MAPPED(numbered_map_cuda(n, x.p, NULL));
        MAPPED(not_numbered_map_cuda(n, x.p, failure.p, NULL));
        failure.get(&seen, 1);
        EXPECT_SAY(seen.index == SIZE_MAX, "element %zu is wrong", seen.index);
    }
}

/* Dependent launch: a kernel that lets its successor start at once, and only then takes its time and writes. */
static __device__ void pass_time(long long clocks)
{
#ifdef __CUDA_ARCH__
    long long start = clock64();
    while (clock64() - start < clocks) {}
#else
    (void)clocks;
#endif
}
static __global__ void slow_writer(int *p, int n, int value)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    cudaGridDependencySynchronize();
    cudaTriggerProgrammaticLaunchCompletion();
#endif
    pass_time(200000);
    for (int i = (int)(blockIdx.x * blockDim.x + threadIdx.x); i < n; i += (int)(gridDim.x * blockDim.x)) p[i] = value;
}
TEST(a_map_waits_for_the_kernel_before_it)
{
    enum { N = 4096 };
    int host[N];
    on_card<int> x(N), y(N), z(N);
    for (int round = 0; round < (small ? 3 : 200); round++) {
        start(slow_writer, 4, 256, x.p, N, round);
        MAPPED(add_map_cuda(N, y.p, x.p, 1, NULL)); /* reads what is being written */
        MAPPED(add_map_cuda(N, z.p, y.p, 1, NULL));
        start(slow_writer, 4, 256, y.p, N, -1); /* writes what is being read */
        MAPPED(add_map_cuda(N, x.p, z.p, 1, NULL));
        x.get(host, N);
        for (int i = 0; i < N; i++) EXPECT(host[i] == round + 3);
    }
    DONE(cudaGetLastError());
}

TEST(an_error_of_others_stays_theirs)
{
    int host[4] = {1, 2, 3, 4};
    on_card<int> x(4, host);
    void *far;
    if (small) return; /* compute-sanitizer takes it for ours */
    EXPECT(cudaMalloc(&far, (size_t)1 << 60) == cudaErrorMemoryAllocation);
    EXPECT(cudaPeekAtLastError() == cudaErrorMemoryAllocation);
    MAPPED(add_map_cuda(4, x.p, x.p, 1, NULL));
    EXPECT(cudaPeekAtLastError() == cudaErrorMemoryAllocation);
    EXPECT(cudaGetLastError() == cudaErrorMemoryAllocation);
    x.get(host, 4);
    EXPECT(host[3] == 5);
}

static __global__ void spin(long long clocks) { pass_time(clocks); }
static double seconds()
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}
TEST(a_call_neither_waits_nor_allocates)
{
    enum { N = 100000 };
    on_card<int> x(N);
    on_card<float> rows(32 * 1000), sums(1000);
    size_t before = 0, after = 0, total;
    double spent = 0;
    DONE(cudaMemset(x.p, 0, N * sizeof(int)));
    DONE(cudaMemset(rows.p, 0, 32 * 1000 * sizeof(float)));
    bool at_once = small;
    for (int k = 0; k < 2 || (k < 30 && !at_once); k++) { /* again where others use the processors */
        DONE(cudaDeviceSynchronize());
        if (k == 1) DONE(cudaMemGetInfo(&before, &total));
        start(spin, 1, 1, 400000000); /* about 0.2 s */
        double begun = seconds();
        for (int call = 0; call < 20; call++) MAPPED(add_map_cuda(N, x.p, x.p, 1, NULL));
        MAPPED(row_sum_map_cuda(1000, sums.p, rows.p, rows.p, NULL));
        spent = seconds() - begun;
        at_once |= k > 0 && spent < 0.05 && cudaStreamQuery(0) == cudaErrorNotReady;
    }
    EXPECT_SAY(at_once, "21 calls took %.3f s", spent);
    DONE(cudaDeviceSynchronize());
    DONE(cudaMemGetInfo(&after, &total));
    EXPECT(before == after || small); /* then others are at work on the card */
    (void)cudaGetLastError(); /* of the query */
}

TEST(streams_and_devices)
{
    enum { N = 1 << 18 };
    cudaStream_t stream[3];
    int count = 0, current = -1;
    std::vector<int> host(N);
    DONE(cudaGetDeviceCount(&count));
    for (int device = 0; device < count; device++) {
        DONE(cudaSetDevice(device));
        on_card<int> x(N);
        DONE(cudaMemset(x.p, 0, N * sizeof(int)));
        DONE(cudaDeviceSynchronize());
        for (int s = 0; s < 3; s++) {
            if (s == 0) stream[s] = NULL;
            else DONE(cudaStreamCreateWithFlags(&stream[s], s == 1 ? cudaStreamDefault : cudaStreamNonBlocking));
            mapfn_opts o = mapfn_opts();
            o.stream = stream[s];
            for (int k = 0; k < 10; k++) MAPPED(add_map_cuda(N, x.p, x.p, s + 1, &o));
            DONE(cudaStreamSynchronize(stream[s]));
            if (s) DONE(cudaStreamDestroy(stream[s]));
        }
        x.get(host.data(), N);
        for (int i = 0; i < N; i++) EXPECT(host[(size_t)i] == 60);
        DONE(cudaSetDevice(0));
        mapfn_opts o = mapfn_opts();
        o.device = device + 1; /* named, while device 0 is the current one */
        MAPPED(add_map_cuda(N, x.p, x.p, 1, &o));
        DONE(cudaGetDevice(&current));
        EXPECT(current == 0);
        DONE(cudaSetDevice(device));
        x.get(host.data(), N);
        EXPECT(host[N - 1] == 61);
    }
    DONE(cudaSetDevice(0));
    mapfn_opts o = mapfn_opts();
    o.device = count + 1;
    EXPECT(add_map_cuda(0, NULL, NULL, 1, NULL) == MAPFN_OK);
    on_card<int> one(1);
    EXPECT(add_map_cuda(1, one.p, one.p, 1, &o) == MAPFN_NO_DEVICE);
}

static pthread_barrier_t together;
static void *first_user(void *wrong)
{
    enum { N = 5000 };
    std::vector<int> host(N, 1);
    on_card<int> x(N, host.data());
    pthread_barrier_wait(&together);
    if (first_use_by_threads_map_cuda(N, x.p, x.p, NULL) != MAPFN_OK) ++*(int *)wrong;
    x.get(host.data(), N);
    for (int v : host)
        if (v != 5) ++*(int *)wrong;
    return NULL;
}
TEST(eight_threads_use_a_map_first)
{
    pthread_t thread[8];
    int wrong[8] = {0};
    pthread_barrier_init(&together, NULL, 8);
    for (int k = 0; k < 8; k++) EXPECT(pthread_create(&thread[k], NULL, first_user, &wrong[k]) == 0);
    for (int k = 0; k < 8; k++) {
        EXPECT(pthread_join(thread[k], NULL) == 0);
        EXPECT(wrong[k] == 0);
    }
    pthread_barrier_destroy(&together);
}

int main(int argc, char **argv)
{
    int count = 0;
    TEST_BEGIN(argc, argv);
    small = argc > 2;
    if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) {
        printf("skip - %s: no CUDA device or driver here\n", test_label);
        return 0;
    }
    RUN(a_graph_is_the_first_to_use_a_map); /* first */
    RUN(eight_threads_use_a_map_first);
    RUN(all_values_of_8_bit_types);
    RUN(all_bools);
    RUN(a_map_waits_for_the_kernel_before_it);
    RUN(an_error_of_others_stays_theirs);
    RUN(a_call_neither_waits_nor_allocates);
    RUN(streams_and_devices);
    RUN(sizes_around_the_limits_of_32_bits);
    TEST_END();
}
