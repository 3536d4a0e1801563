/* Graphs, captures in one thread while another one maps, reset and release: what the runtime and the driver decide.
 *     graphs LABEL [small] */
#include "mapfn_cuda.h"
#include "tests/lib/test.h"
#include <thread>
#include <vector>

MAPFN(int, add, in(int, x), uniform(int, a)) { return x + a; }
MAPFN(int, halved, in(int, x), out(int, y), fallible) { *y = x / 2; return x % 1000 == 17 ? x : 0; }
MAPFN(void, shifted_rows, in_row(int, x, 5), out_row(int, y, 5)) { for (int k = 0; k < 5; k++) y[k] = x[(k + 1) % 5]; }
MAPFN(int, late_a, in(int, x)) { return x + 100; } /* used for the first time while another thread captures */
MAPFN(int, late_b, in(int, x)) { return x + 200; }
MAPFN(int, late_c, in(int, x)) { return x + 300; }

static size_t n = 1 << 18;
static int replays = 100;
static bool done(cudaError_t error, const char *what, int line)
{
    if (error == cudaSuccess) return true;
    printf("    %s:%d: %s: %s\n", __FILE__, line, what, cudaGetErrorString(error));
    test_failures_here++;
    return false;
}
#define DONE(call) done(call, #call, __LINE__)
#define MAPPED(call) EXPECT_SAY((call) == MAPFN_OK, "%s: %s", #call, mapfn_explain())

/* Fallible maps, rows, a memset, a copy, and a fork to a second stream and back: captured once, replayed a hundred times, compared with
 * the same done step by step on the processor. */
static void captured(enum cudaStreamCaptureMode mode)
{
    std::vector<int> x(n), y(n), want(n), other(n), want_other(n);
    int *a, *b, *c, *d;
    mapfn_failure *failure, f;
    cudaStream_t stream, side;
    cudaEvent_t fork, join;
    cudaGraph_t graph = NULL;
    cudaGraphExec_t exec = NULL;
    mapfn_opts o = mapfn_opts(), at_side = mapfn_opts();
    for (size_t i = 0; i < n; i++) x[i] = (int)(i * 7 % 100000);
    for (int **p : {&a, &b, &c, &d}) DONE(cudaMalloc((void **)p, n * sizeof **p));
    DONE(cudaMalloc((void **)&failure, 2 * sizeof *failure));
    DONE(cudaMemset(failure, 0, 2 * sizeof *failure));
    DONE(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    DONE(cudaStreamCreateWithFlags(&side, cudaStreamNonBlocking));
    DONE(cudaEventCreateWithFlags(&fork, cudaEventDisableTiming));
    DONE(cudaEventCreateWithFlags(&join, cudaEventDisableTiming));
    o.stream = stream;
    at_side.stream = side;
    for (cudaError_t error : {cudaMemcpy(a, x.data(), n * 4, cudaMemcpyHostToDevice), cudaDeviceSynchronize()}) DONE(error);
    MAPPED(add_map_cuda_prepare(NULL));
    MAPPED(halved_map_cuda_prepare(NULL));
    MAPPED(shifted_rows_map_cuda_prepare(NULL));
    DONE(cudaStreamBeginCapture(stream, mode));
    MAPPED(add_map_cuda(n, a, a, 1, &o));                            /* in place: another result in each replay */
    MAPPED(halved_map_cuda(n, a, b, failure, &o));
    DONE(cudaMemsetAsync(c, 0, n * 4, stream));
    DONE(cudaEventRecord(fork, stream));
    DONE(cudaStreamWaitEvent(side, fork, 0));
    MAPPED(add_map_cuda(n, d, b, 5, &at_side));
    MAPPED(halved_map_cuda(n, d, d, failure + 1, &at_side));
    DONE(cudaEventRecord(join, side));
    MAPPED(shifted_rows_map_cuda(n / 5, b, c, &o));
    DONE(cudaStreamWaitEvent(stream, join, 0));
    MAPPED(add_map_cuda(n, d, d, 7, &o));
    DONE(cudaMemcpyAsync(b, c, n * 4, cudaMemcpyDeviceToDevice, stream));
    MAPPED(add_map_cuda(n, b, b, 3, &o));
    if (DONE(cudaStreamEndCapture(stream, &graph)) && DONE(cudaGraphInstantiate(&exec, graph, 0))) {
        for (int r = 0; r < replays; r++) DONE(cudaGraphLaunch(exec, stream));
        DONE(cudaStreamSynchronize(stream));
        size_t low[2] = {SIZE_MAX, SIZE_MAX};
        for (size_t i = 0; i < n; i++) {
            int now = x[i] + replays, half = now / 2, fifth = half + 5;
            if (now % 1000 == 17 && low[0] == SIZE_MAX) low[0] = i;
            if (fifth % 1000 == 17 && low[1] == SIZE_MAX) low[1] = i;
            want_other[i] = fifth / 2 + 7;
            want[i] = i < n / 5 * 5 ? (x[i / 5 * 5 + (i % 5 + 1) % 5] + replays) / 2 + 3 : 3;
        }
        DONE(cudaMemcpy(y.data(), b, n * 4, cudaMemcpyDeviceToHost));
        DONE(cudaMemcpy(other.data(), d, n * 4, cudaMemcpyDeviceToHost));
        EXPECT(y == want);
        EXPECT(other == want_other);
        for (int k = 0; k < 2; k++) {
            DONE(cudaMemcpy(&f, failure + k, sizeof f, cudaMemcpyDeviceToHost));
            EXPECT_SAY(f.index == low[k], "failure %d: element %zu, not %zu", k, f.index, low[k]);
        }
    }
    if (exec) DONE(cudaGraphExecDestroy(exec));
    if (graph) DONE(cudaGraphDestroy(graph));
    for (int *p : {a, b, c, d}) DONE(cudaFree(p));
    DONE(cudaFree(failure));
    DONE(cudaEventDestroy(fork));
    DONE(cudaEventDestroy(join));
    DONE(cudaStreamDestroy(stream));
    DONE(cudaStreamDestroy(side));
}
TEST(captured_globally) { captured(cudaStreamCaptureModeGlobal); }
TEST(captured_for_a_thread) { captured(cudaStreamCaptureModeThreadLocal); }

/* one thread captures; another one uses maps for the first time, prepares them, and maps host arrays: the capture stays whole */
TEST(another_thread_maps_meanwhile)
{
    for (int mode = 0; mode < 2; mode++) {
        std::vector<int> host(n, 1), out(n);
        int *x, *y;
        cudaStream_t stream, other;
        cudaGraph_t graph = NULL;
        mapfn_opts o = mapfn_opts();
        DONE(cudaMalloc((void **)&x, n * 4));
        DONE(cudaMalloc((void **)&y, n * 4));
        DONE(cudaMemset(x, 0, n * 4));
        DONE(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
        DONE(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking)); /* now: what a capture forbids is not our business */
        o.stream = stream;
        MAPPED(add_map_cuda_prepare(NULL));
        mapfn_cuda_release(); /* so that the other thread allocates */
        DONE(cudaDeviceSynchronize());
        DONE(cudaStreamBeginCapture(stream, mode ? cudaStreamCaptureModeThreadLocal : cudaStreamCaptureModeGlobal));
        MAPPED(add_map_cuda(n, y, x, 1, &o));
        std::thread([&] {
            mapfn_opts own = mapfn_opts();
            own.stream = other;
            MAPPED(mode ? late_b_map_cuda(n / 2, y + n / 2, x, &own) : late_a_map_cuda(n / 2, y + n / 2, x, &own));
            MAPPED(late_c_map_cuda_prepare(NULL));
            MAPPED(add_map_cuda_host(n, out.data(), host.data(), 41, &own));
            mapfn_cuda_release();
        }).join();
        EXPECT(out == std::vector<int>(n, 42));
        DONE(cudaStreamEndCapture(stream, &graph));
        if (graph) DONE(cudaGraphDestroy(graph));
        DONE(cudaStreamDestroy(stream));
        DONE(cudaStreamDestroy(other));
        DONE(cudaFree(x));
        DONE(cudaFree(y));
    }
}

/* what a map of host arrays keeps is gone with the device: the next one begins anew. Last: it takes everything with it. */
TEST(after_a_reset)
{
    std::vector<int> x(n, 1), y(n);
    for (int round = 0; round < 4; round++) {
        void *theirs = NULL;
        std::fill(y.begin(), y.end(), 0);
        MAPPED(add_map_cuda_host(n, y.data(), x.data(), round, NULL));
        EXPECT(y == std::vector<int>(n, round + 1));
        if (round == 2) mapfn_cuda_release();
        DONE(cudaDeviceReset());
        if (round == 1) DONE(cudaMalloc(&theirs, (size_t)64 << 20)); /* perhaps where ours was */
        EXPECT(cudaPeekAtLastError() == cudaSuccess);
    }
    mapfn_cuda_release();
    mapfn_cuda_release();
    EXPECT(cudaGetLastError() == cudaSuccess);
}

int main(int argc, char **argv)
{
    int count = 0;
    TEST_BEGIN(argc, argv);
    if (argc > 2) n = 1 << 12, replays = 3;
    if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) {
        printf("skip - %s: no CUDA device or driver here\n", test_label);
        return 0;
    }
    RUN(captured_globally);
    RUN(captured_for_a_thread);
    RUN(another_thread_maps_meanwhile);
    if (argc <= 2) RUN(after_a_reset); /* compute-sanitizer loses its footing there */
    TEST_END();
}
