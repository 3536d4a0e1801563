/* Maps of device arrays on the host stand-in: statuses, options, streams, devices, errors, graphs; and the plan of launches, a pure
 * function, over any n. */
#include "mapfn.h"
#include "mapfn_cuda.h"
#include "tests/lib/test.h"
#include <thread>
#include <vector>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(int, checked, in(int, x), out(int, y), fallible) { *y = x; return x == 7 ? 70 : x == 9 ? 90 : 0; }
MAPFN(double, worked, in(double, x), scratch(double, s, 4)) { s[3] = x; return s[3] * 2; }
MAPFN(void, ragged, in_ragged(float, x), out(int, y)) { *y = x ? (int)x_len : -(int)x_len; }
MAPFN(void, order, index(i), uniform(size_t *, seen)) { *seen = *seen > i ? *seen : i; }
MAPFN(bool, count, uniform(int, limit), out_state(int, k, 0), repeat(limit)) { return ++*k < limit; }

MAPFN(float, times, in(float, x), uniform(float, a)) { return a * x; }
/* the widest team in flight: how many of them were at once is what the test counts */
MAPFN(void, rows, in_row(float, x, D), out_row(float, y, D), uniform(size_t, D), team) { times_map(D, y, x, 2); }
/* what a body must not do: threads that do not agree, since a row's value is read while another thread writes it, or by the thread's number */
MAPFN(void, disagree, in_row(float, x, 40), out_row(float, y, 40), uniform(int, how), team)
{
    if (how == 1) times_map(threadIdx.x == 5 ? 30 : 40, y, x, 2);
    else times_map(40, y, x, 2);
}

static const standin_device two[] = {{MAPFN_CUDA_ARCH, 132, 1 << 26, MAPFN_CUDA_ARCH, 0, 0, 0, 1}, {MAPFN_CUDA_ARCH, 8, 1 << 26, MAPFN_CUDA_ARCH, 0, 0, 0, 1}};
static mapfn_opts options() { return mapfn_opts(); }
template <class T> static T *on_card(size_t n)
{
    T *p = NULL;
    if (cudaMalloc(&p, n * sizeof(T)) != cudaSuccess) abort();
    return p;
}

TEST(statuses)
{
    float x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, out[8];
    size_t done = 0;
    mapfn_opts o = options();
    EXPECT(saxpy_map_cuda(8, out, x, x, 1, NULL) == MAPFN_OK && out[7] == 16);
    EXPECT(saxpy_map_cuda(8, NULL, x, x, 1, NULL) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "out"));
    EXPECT(saxpy_map_cuda(8, out, x, NULL, 1, NULL) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "`y`"));
    EXPECT(saxpy_map_cuda(0, NULL, NULL, NULL, 1, NULL) == MAPFN_OK);
    EXPECT(saxpy_map_cuda(4, x + 1, x, out, 1, NULL) == MAPFN_OVERLAP);
    EXPECT(saxpy_map_cuda(SIZE_MAX / 4 + 2, out, x + 8, x + 8, 1, NULL) == MAPFN_TOO_LARGE);
    o.begin = 9;
    EXPECT(saxpy_map_cuda(8, out, x, x, 1, &o) == MAPFN_BAD_OPTION);
    o.begin = 8;
    EXPECT(saxpy_map_cuda(8, out, x, x, 1, &o) == MAPFN_OK);
    o = options(), o.parallel_iterations = -1;
    EXPECT(saxpy_map_cuda(0, out, x, x, 1, &o) == MAPFN_BAD_OPTION);
    o = options(), o.progress = mapfn_progress_bar;
    EXPECT(saxpy_map_cuda(8, out, x, x, 1, &o) == MAPFN_BAD_OPTION && strstr(mapfn_explain(), "progress"));
    o = options(), o.completed = &done;
    EXPECT(saxpy_map_cuda(8, out, x, x, 1, &o) == MAPFN_BAD_OPTION && strstr(mapfn_explain(), "completed"));
    o = options(), o.grain = 1;
    EXPECT(saxpy_map_cuda(8, out, x, x, 1, &o) == MAPFN_BAD_OPTION && strstr(mapfn_explain(), "grain"));
    o = options(), o.device_bytes = 1;
    EXPECT(saxpy_map_cuda(8, out, x, x, 1, &o) == MAPFN_BAD_OPTION && strstr(mapfn_explain(), "device_bytes"));
    o = options(), o.device = -1;
    EXPECT(saxpy_map_cuda(8, out, x, x, 1, &o) == MAPFN_BAD_OPTION);
    EXPECT(saxpy_map_cuda(8, NULL, x, x, 1, &o) == MAPFN_BAD_OPTION); /* options first */
    o = options(), o.device = 3;
    EXPECT(saxpy_map_cuda(8, out, x, x, 1, &o) == MAPFN_NO_DEVICE && cudaPeekAtLastError() == cudaSuccess);
    EXPECT(saxpy_map_cuda(8, NULL, x, x, 1, &o) == MAPFN_NULL_POINTER); /* arguments before the device */
    o = options(), o.index_offset = SIZE_MAX - 3;
    mapfn_failure f;
    int i[8] = {0}, j[8];
    EXPECT(checked_map_cuda(8, i, j, &f, &o) == MAPFN_TOO_LARGE);
    EXPECT(saxpy_map_cuda(8, out, x, x, 1, &o) == MAPFN_OK); /* no index in it */
    EXPECT(count_map_cuda(8, -1, i, NULL) == MAPFN_BAD_OPTION && strstr(mapfn_explain(), "negative") && count_map_cuda_host(8, -1, i, NULL) == MAPFN_BAD_OPTION);
}

TEST(scratch_and_ragged)
{
    double x[6] = {1, 2, 3, 4, 5, 6}, out[6] = {0}, s[4 * 3];
    mapfn_opts o = options();
    EXPECT(worked_map_cuda(6, out, x, NULL, NULL) == MAPFN_NULL_POINTER);
    EXPECT(worked_map_cuda(6, out, x, s, NULL) == MAPFN_BAD_OPTION && strstr(mapfn_explain(), "parallel_iterations"));
    o.parallel_iterations = 3;
    EXPECT(worked_map_cuda(6, out, x, s, &o) == MAPFN_OK && out[5] == 12);
    EXPECT(worked_map_cuda(6, out, x, NULL, &o) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "`s`"));
    EXPECT(worked_map_cuda(6, out, x, out + 1, &o) == MAPFN_OVERLAP);
    EXPECT(worked_map_cuda(0, NULL, NULL, NULL, &o) == MAPFN_OK);
    EXPECT(standin_last_launch().grid.x * standin_last_launch().block.x >= 3);

    float v[9] = {0};
    size_t splits[4] = {1, 3, 3, 7};
    int y[3];
    EXPECT(ragged_map_cuda(3, v, splits, y, NULL) == MAPFN_OK && y[0] == 2 && y[1] == 0 && y[2] == 4);
    EXPECT(ragged_map_cuda(3, v, NULL, y, NULL) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "`x_splits`"));
    EXPECT(ragged_map_cuda(3, v, splits, (int *)(void *)(splits + 3), NULL) == MAPFN_OVERLAP && strstr(mapfn_explain(), "x_splits"));
    memset(splits, 0, sizeof splits);
    EXPECT(ragged_map_cuda(3, NULL, splits, y, NULL) == MAPFN_OK && y[2] == 0); /* all rows empty */
    EXPECT(ragged_map_cuda(0, NULL, NULL, y, NULL) == MAPFN_OK);
    size_t *there = on_card<size_t>(4); /* the host cannot read it */
    int *y_there = on_card<int>(4);
    EXPECT(cudaMemset(there, 0, 4 * sizeof *there) == cudaSuccess);
    EXPECT(ragged_map_cuda(3, NULL, there, y_there, NULL) == MAPFN_OK);
    cudaFree(there);
    cudaFree(y_there);
}

TEST(failures)
{
    int x[300], y[300];
    mapfn_failure f = {5, 5};
    mapfn_opts o = options();
    for (int k = 0; k < 300; k++) x[k] = k;
    EXPECT(checked_map_cuda(300, x, y, &f, NULL) == MAPFN_OK && f.index == 7 && f.code == 70 && y[299] == 299);
    EXPECT(checked_map_cuda(7, x, y, &f, NULL) == MAPFN_OK && f.index == SIZE_MAX && f.code == 0);
    o.begin = 8, o.index_offset = 1000;
    EXPECT(checked_map_cuda(300, x, y, &f, &o) == MAPFN_OK && f.index == 1009 && f.code == 90);
    EXPECT(checked_map_cuda(300, x, y, NULL, NULL) == MAPFN_OK);
    EXPECT(checked_map_cuda(0, NULL, NULL, &f, NULL) == MAPFN_OK && f.index == SIZE_MAX && f.code == 0);
    f.index = 3;
    EXPECT(checked_map_cuda(300, NULL, y, &f, NULL) == MAPFN_NULL_POINTER && f.index == SIZE_MAX && f.code == 0);
    EXPECT(strstr(mapfn_explain(), "`x`"));
    /* merged with what is there, as maps of host arrays need it */
    struct mapfn_args_checked a = {{0, false, false, false}, x, y};
    f.index = 8, f.code = 1;
    mapfn_cuda_kernels const kernels = mapfn_cuda_kernels_of<mapfn_device_checked>();
    mapfn_cuda_task task = {mapfn_info_checked(), &a, 8, 300, &f, NULL, 0, 0};
    EXPECT(mapfn_cuda_launch(&kernels, &task) == cudaSuccess && f.index == 8 && f.code == 1);
    task.begin = 0;
    EXPECT(mapfn_cuda_launch(&kernels, &task) == cudaSuccess && f.index == 7 && f.code == 70);
}

/* every element fails, in any order of blocks and threads: the lowest is kept, and few compete for the lock */
TEST(all_fail)
{
    enum { n = 40000 };
    int *x = (int *)malloc(n * sizeof *x), *y = (int *)malloc(n * sizeof *y);
    for (int k = 0; k < n; k++) x[k] = 7;
    for (unsigned long seed = 1; seed < 8; seed++) {
        mapfn_failure f = {5, 5};
        mapfn_opts o = options();
        standin_order(seed);
        standin_atomics(true);
        standin_atomics(false);
        o.parallel_iterations = seed % 4 == 3 ? 500 : 0;
        if (seed % 4 == 2) o.begin = 17;
        EXPECT(checked_map_cuda(n, x, y, &f, &o) == MAPFN_OK && f.index == o.begin && f.code == 70);
        unsigned long tries = standin_atomics(true), atomics = standin_atomics(false);
        EXPECT_SAY(tries < 100 && atomics < n / 32, "%lu tries of the lock, %lu atomic accesses", tries, atomics);
    }
    /* two codes by turns: the code is the lowest one's; other warps of its block fail at the same time */
    for (unsigned long seed = 1; seed < 10; seed++) {
        mapfn_failure f = {5, 5};
        standin_order(seed);
        for (int k = 0; k < n; k++) x[k] = k < 2816 + (int)seed ? 0 : k % 2 ? 7 : 9;
        EXPECT(checked_map_cuda(n, x, y, &f, NULL) == MAPFN_OK && f.index == 2816 + seed && f.code == (f.index % 2 ? 70 : 90));
    }
    standin_order(0);
    free(x);
    free(y);
}

/* Two maps share one failure, and their steps come in any order: thread 0 is of one that begins while others report. What is left is one
 * element with its own code, and none that stands behind the lowest of the map that began last. */
static __global__ void two_maps(mapfn_failure *f, unsigned long drawn)
{
    unsigned const index = (unsigned)(drawn >> 2 * threadIdx.x) % 4, code = (threadIdx.x ? 1000 : 2000) + index;
    if (threadIdx.x == 0) mapfn_cuda_no_failure(f);
    if (index < 3) mapfn_cuda_keep(f, index, (int)code);
}
TEST(two_maps_share_a_failure)
{
    unsigned left[3] = {0, 0, 0}; /* nothing, or an element of the one or the other */
    for (unsigned long seed = 1; seed < 20000 && !test_failures_here; seed++) {
        unsigned long const drawn = seed * 0x9E3779B97F4A7C15ul >> 20, lowest = drawn % 4;
        mapfn_failure f = {seed % 3 ? SIZE_MAX : 2, (int)(seed % 5)};
        cudaLaunchConfig_t config = {};
        config.gridDim = dim3(1);
        config.blockDim = dim3(4);
        standin_order(seed);
        EXPECT(cudaLaunchKernelEx(&config, two_maps, &f, drawn) == cudaSuccess);
        unsigned const whose = (unsigned)f.code / 1000;
        bool const none = f.index == SIZE_MAX && f.code == 0 && lowest == 3;
        EXPECT_SAY(none || ((whose == 1 || whose == 2) && f.code % 1000 == (int)f.index && f.index <= lowest), "seed %lu: {%zu, %d}", seed, f.index, f.code);
        left[whose % 3]++;
    }
    standin_order(0);
    EXPECT_SAY(left[0] > 99 && left[1] > 999 && left[2] > 999, "%u times nothing, %u and %u times one of the maps", left[0], left[1], left[2]);
}

TEST(devices)
{
    float *x = NULL, *out = NULL;
    int current = -1;
    mapfn_opts o = options();
    cudaSetDevice(1);
    x = on_card<float>(100), out = on_card<float>(100);
    EXPECT(cudaMemset(x, 0, 400) == cudaSuccess);
    cudaSetDevice(0);
    o.device = 2;
    EXPECT(saxpy_map_cuda(100, out, x, x, 1, &o) == MAPFN_OK);
    EXPECT(standin_last_launch().device == 1 && cudaGetDevice(&current) == cudaSuccess && current == 0);
    EXPECT(saxpy_map_cuda_prepare(&o) == MAPFN_OK && cudaGetDevice(&current) == cudaSuccess && current == 0);
    o.device = 3;
    EXPECT(saxpy_map_cuda_prepare(&o) == MAPFN_NO_DEVICE);
    o.device = -1;
    EXPECT(saxpy_map_cuda_prepare(&o) == MAPFN_BAD_OPTION);
    EXPECT(saxpy_map_cuda_prepare(NULL) == MAPFN_OK);
    cudaFree(x);
    cudaFree(out);
}

/* Devices whose code was compiled for different architectures: each launch is planned for its own, and overlaps where its code waits. The
 * kernel has the groups of MAPFN_CUDA_ARCH here: where the plan has others it does nothing, and that is an error. */
TEST(kinds_of_devices)
{
    static const int arch[] = {75, 80, 90, 100, 120};
    standin_device kinds[2 + 5] = {two[0], two[1]};
    for (int k = 0; k < 5; k++) kinds[2 + k] = standin_device{arch[k], 100, 1 << 26, arch[k], 0, 0, 0, 1, 1};
    standin_devices(7, kinds);
    for (int k = 0; k < 5; k++) {
        enum { n = 1 << 20 };
        mapfn_opts o = options();
        o.device = 3 + k;
        cudaSetDevice(2 + k);
        float *x = on_card<float>(n), *out = on_card<float>(n);
        cudaMemset(x, 0, n * sizeof *x);
        cudaSetDevice(0);
        EXPECT(saxpy_map_cuda(n, out, x, x, 1, &o) == MAPFN_OK);
        standin_launch is = standin_last_launch();
        mapfn_cuda_shape s = mapfn_device_saxpy::mapfn_shape();
        unsigned lanes = arch[k] >= 100 ? 8 : 4, unroll = (unsigned)mapfn_cuda_unroll(s, (int)lanes, arch[k]), tile = lanes * unroll * is.block.x;
        EXPECT_SAY(is.device == 2 + k && is.grid.x == (n + tile - 1) / tile, "sm_%d: %u blocks of %u threads", arch[k], is.grid.x, is.block.x);
        EXPECT_SAY(is.overlap == (MAPFN_CUDA_PDL && arch[k] >= 90), "sm_%d: overlap %d", arch[k], is.overlap);
        unsigned own = 16 / sizeof(float) * (unsigned)mapfn_cuda_unroll(s, 16 / sizeof(float), MAPFN_CUDA_ARCH);
        cudaSetDevice(2 + k);
        EXPECT_SAY(cudaDeviceSynchronize() == (lanes * unroll == own ? cudaSuccess : cudaErrorLaunchFailure), "sm_%d: groups of %u, not %u", arch[k], lanes * unroll, own);
        cudaSetDevice(0);
        standin_revive();
        cudaFree(x);
        cudaFree(out);
    }
    standin_devices(2, two);
}

/* graphs know of launches that overlap since CUDA 12.3: none before */
TEST(old_drivers)
{
    float x[100] = {0}, out[100];
    static const int version[] = {12020, 12030, 11080, 13000};
    for (int v : version) {
        standin_driver(v);
        standin_devices(2, two);
        /* what is known of a device is kept by its number: one that nobody asked about */
        static int next = 8;
        standin_device many[12];
        for (standin_device &d : many) d = two[0];
        standin_devices(12, many);
        cudaSetDevice(next++);
        EXPECT(saxpy_map_cuda(100, out, x, x, 1, NULL) == MAPFN_OK);
        EXPECT_SAY(standin_last_launch().overlap == (MAPFN_CUDA_PDL && MAPFN_CUDA_ARCH >= 90 && v >= 12030), "driver %d: overlap %d", v, standin_last_launch().overlap);
    }
    standin_driver(13000);
    standin_devices(2, two);
}

/* another thread captures a graph, globally: the first use of a map, a _prepare and maps of host arrays leave it whole */
MAPFN(float, first_use, in(float, x)) { return x + 1; }
TEST(captures_of_others)
{
    standin_device many[20];
    for (standin_device &d : many) d = two[0];
    standin_devices(20, many);
    for (int mode = 0; mode < 2; mode++)
        for (int what = 0; what < 4; what++) {
            cudaStream_t stream, other;
            cudaGraph_t graph = NULL;
            cudaSetDevice(0);
            cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
            mapfn_cuda_release();
            EXPECT(cudaStreamBeginCapture(stream, mode ? cudaStreamCaptureModeThreadLocal : cudaStreamCaptureModeGlobal) == cudaSuccess);
            std::thread([&] {
                float x[3000] = {0}, y[3000];
                mapfn_opts o = options();
                enum cudaStreamCaptureMode now = cudaStreamCaptureModeRelaxed;
                cudaSetDevice(12 + what + 4 * mode);
                cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking);
                o.stream = other;
                if (what == 0) EXPECT(first_use_map_cuda(3000, y, x, &o) == MAPFN_OK && y[9] == 1);
                if (what == 1) EXPECT(first_use_map_cuda_prepare(NULL) == MAPFN_OK);
                if (what == 2) EXPECT(saxpy_map_cuda_host(3000, y, x, x, 1, &o) == MAPFN_OK && y[2999] == 0);
                if (what == 3) EXPECT(saxpy_map_cuda_host(3000, y, x, x, 1, &o) == MAPFN_OK), mapfn_cuda_release();
                EXPECT(cudaThreadExchangeStreamCaptureMode(&now) == cudaSuccess && now == cudaStreamCaptureModeGlobal); /* as it was */
                cudaStreamDestroy(other);
            }).join();
            EXPECT_SAY(cudaStreamEndCapture(stream, &graph) == cudaSuccess, "the capture is broken, mode %d, by %d", mode, what);
            if (graph) cudaGraphDestroy(graph);
            cudaGetLastError();
            cudaStreamDestroy(stream);
        }
    mapfn_cuda_release();
    standin_devices(2, two);
}

TEST(streams_and_errors)
{
    float *x = on_card<float>(5000), *out = on_card<float>(5000), back[5000];
    cudaStream_t stream;
    mapfn_opts o = options();
    cudaStreamCreate(&stream);
    o.stream = stream;
    standin_late(3);
    cudaMemset(x, 0, 20000);
    EXPECT(saxpy_map_cuda(5000, out, x, x, 1, &o) == MAPFN_OK);
    EXPECT(saxpy_map_cuda(5000, x, out, out, 1, &o) == MAPFN_OK);
    EXPECT(standin_last_launch().stream == stream && standin_last_launch().overlap == (MAPFN_CUDA_PDL && MAPFN_CUDA_ARCH >= 90));
    EXPECT(cudaMemcpyAsync(back, x, 20000, cudaMemcpyDefault, stream) == cudaSuccess && cudaStreamSynchronize(stream) == cudaSuccess && back[4999] == 0);
    standin_late(0);
    /* an error of somebody else stays, and is not taken for ours */
    cudaSetDevice(99);
    EXPECT(cudaPeekAtLastError() == cudaErrorInvalidDevice);
    EXPECT(saxpy_map_cuda(5000, out, x, x, 1, &o) == MAPFN_OK && cudaPeekAtLastError() == cudaErrorInvalidDevice);
    cudaGetLastError();
    /* every call that a map makes may fail */
    cudaSetDevice(1);
    float *there = on_card<float>(5000);
    cudaMemset(there, 0, 20000);
    o.stream = NULL;
    for (long k = 1; k < 20; k++) {
        o.device = 2;
        cudaSetDevice(0);
        standin_fail(k, cudaErrorUnknown, STANDIN_ONCE);
        mapfn_status status = saxpy_map_cuda(5000, there, there, there, 1, &o);
        bool failed = standin_calls() >= k;
        int current = 9;
        standin_fail(0, cudaSuccess, STANDIN_ONCE);
        cudaGetDevice(&current);
        if (!failed) break;
        EXPECT_SAY(status == MAPFN_CUDA_ERROR && mapfn_cuda_last_error() == cudaErrorUnknown, "call %ld fails: status %d, error %d: %s", k, status, mapfn_cuda_last_error(), mapfn_explain());
        EXPECT_SAY(current == 0 || k == 7, "call %ld fails: device %d is left", k, current); /* 7: the way back itself */
        cudaGetLastError();
    }
    cudaFree(there);
    cudaSetDevice(0);
    o.device = 0;
    o.stream = stream;
    EXPECT(saxpy_map_cuda(5000, out, x, x, 1, &o) == MAPFN_OK);
    standin_fail(2, cudaErrorNoKernelImageForDevice, STANDIN_ONCE);
    EXPECT(saxpy_map_cuda(5000, out, x, x, 1, &o) == MAPFN_CUDA_ERROR && mapfn_cuda_last_error() == cudaErrorNoKernelImageForDevice);
    standin_fail(2, cudaErrorMemoryAllocation, STANDIN_ONCE);
    EXPECT(saxpy_map_cuda(5000, out, x, x, 1, &o) == MAPFN_NO_MEMORY && strstr(mapfn_explain(), "saxpy"));
    cudaGetLastError();
    /* in a graph */
    cudaGraph_t graph;
    cudaGraphExec_t exec = NULL;
    EXPECT(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal) == cudaSuccess);
    EXPECT(saxpy_map_cuda(5000, out, x, x, 1, &o) == MAPFN_OK);
    EXPECT(cudaStreamEndCapture(stream, &graph) == cudaSuccess && cudaGraphInstantiate(&exec, graph, 0) == cudaSuccess);
    EXPECT(cudaGraphLaunch(exec, stream) == cudaSuccess && cudaStreamSynchronize(stream) == cudaSuccess);
    cudaGraphExecDestroy(exec);
    cudaGraphDestroy(graph);
    cudaStreamDestroy(stream);
    cudaFree(x);
    cudaFree(out);
}

TEST(limits)
{
    mapfn_opts o = options();
    size_t seen = 0;
    o.parallel_iterations = 1;
    EXPECT(order_map_cuda(1000, &seen, &o) == MAPFN_OK && seen == 999);
    EXPECT(standin_last_launch().grid.x == 1);
    o.parallel_iterations = 100;
    EXPECT(order_map_cuda(1000, &seen, &o) == MAPFN_OK);
    EXPECT(standin_last_launch().grid.x * standin_last_launch().block.x < 100 + 32);
}

/* a warp for each element, eight of them in a block; fewer where that gives more processors work; not more than asked for */
TEST(teams)
{
    static const struct { size_t n; int most; unsigned blocks; } plans[] = {{1, 0, 1}, {132, 0, 132}, {133, 0, 67}, {2000, 0, 250}, {2000, 1, 1}, {2000, 20, 20}, {2000, 500, 125}};
    size_t const d = 45;
    float *x = (float *)malloc(2000 * d * sizeof *x), *y = (float *)malloc(2000 * d * sizeof *y);
    for (size_t k = 0; k < 2000 * d; k++) x[k] = (float)k;
    for (const auto &p : plans) {
        mapfn_opts o = options();
        o.parallel_iterations = p.most;
        memset(y, 0, 2000 * d * sizeof *y);
        EXPECT(rows_map_cuda(p.n, x, y, d, &o) == MAPFN_OK);
        standin_launch is = standin_last_launch();
        EXPECT_SAY(is.block.x == 32 && is.block.y == 1 && is.block.z == MAPFN_CUDA_TEAMS && is.grid.x == p.blocks, "n %zu, most %d: %u blocks of %u x %u x %u", p.n, p.most, is.grid.x, is.block.x, is.block.y, is.block.z);
        for (size_t k = 0; k < 2000 * d; k++) {
            if (y[k] == (k < p.n * d ? 2 * x[k] : 0)) continue;
            EXPECT_SAY(false, "n %zu, most %d: value %zu", p.n, p.most, k);
            break;
        }
    }
    free(x);
    free(y);
}
/* a kernel of the user's, in blocks of a team's shape, after a team on the same multiprocessor, and with any numbers in its shared memory: each
 * thread computes all of its own map */
static __global__ void users_kernel(float const *x, float *y, size_t d)
{
    size_t const thread = threadIdx.z * 32 + threadIdx.x;
    if (thread % 3 == 1) return; /* not even all threads of a warp are there */
    times_map(d, y + thread * d, x + thread * d, 2);
}
TEST(users_kernels_are_no_teams)
{
    enum : size_t { d = 5, most = 32 * MAPFN_CUDA_TEAMS };
    static float x[most * d], y[most * d];
    for (size_t k = 0; k < most * d; k++) x[k] = (float)k;
    EXPECT(rows_map_cuda(most, x, y, d, NULL) == MAPFN_OK);
    memset(y, 0, sizeof y);
    cudaLaunchConfig_t config = {};
    config.gridDim = dim3(1);
    config.blockDim = dim3(32, 1, MAPFN_CUDA_TEAMS);
    config.dynamicSmemBytes = 4 * most; /* as a team has; filled with rubbish */
    EXPECT(cudaLaunchKernelEx(&config, users_kernel, (float const *)x, (float *)y, (size_t)d) == cudaSuccess && cudaDeviceSynchronize() == cudaSuccess);
    for (size_t k = 0; k < most * d; k++) {
        if (y[k] == (k / d % 3 == 1 ? 0 : 2 * x[k])) continue;
        EXPECT_SAY(false, "thread %zu, value %zu", k / d, k % d);
        break;
    }
}
/* threads of a team that go different ways: an error, not a wrong result */
TEST(teams_that_disagree)
{
    float x[400] = {0}, y[400];
    for (int how = 0; how < 2; how++) {
        EXPECT(disagree_map_cuda(10, x, y, how, NULL) == MAPFN_OK);
        EXPECT(cudaDeviceSynchronize() == (how ? cudaErrorLaunchFailure : cudaSuccess));
        standin_revive();
    }
}

/* called first, from eight threads at once */
TEST(threads)
{
    std::vector<std::thread> all;
    for (int k = 0; k < 8; k++)
        all.emplace_back([] {
            float x[200] = {0}, out[200];
            for (int again = 0; again < 20; again++) EXPECT(saxpy_map_cuda(200, out, x, x, 1, NULL) == MAPFN_OK);
        });
    for (std::thread &t : all) t.join();
}

TEST(no_device)
{
    float x[4] = {0}, out[4];
    standin_devices(0, NULL);
    EXPECT(saxpy_map_cuda(4, out, x, x, 1, NULL) == MAPFN_NO_DEVICE && mapfn_cuda_last_error() == cudaErrorNoDevice);
    EXPECT(saxpy_map_cuda(0, NULL, NULL, NULL, 1, NULL) == MAPFN_OK);
    EXPECT(saxpy_map_cuda(4, out, NULL, x, 1, NULL) == MAPFN_NULL_POINTER);
    EXPECT(checked_map_cuda(0, NULL, NULL, NULL, NULL) == MAPFN_OK);
    EXPECT(saxpy_map_cuda_prepare(NULL) == MAPFN_NO_DEVICE);
    cudaGetLastError();
}

/* ---------------------------------------------------------------------------------------- the plan ---- */

static uint64_t state = 88172645463325252u;
static uint64_t any(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}
static size_t any_size(void) { return any() >> (2 + any() % 62); }

/* a quarter of the rounds, but all of them with THOROUGH=1 (make test-all) */
static int some(int rounds)
{
    const char *thorough = getenv("THOROUGH");
    return thorough && *thorough == '1' ? rounds : rounds / 4;
}

/* every element in one tile or in an edge, in order; groups where the arrays are aligned; a grid that CUDA accepts */
TEST(plan_of_vectors)
{
    for (int k = 0; k < some(200000); k++) {
        unsigned lanes = 1u << any() % 6, unroll = 1u << any() % 4, phase = (unsigned)(any() % lanes), margin = any() % 2 ? lanes : 0, processors = 1 + (unsigned)(any() % 200);
        size_t from = any() % 3 ? any_size() : 0, to = from + 1 + any_size(), done = from;
        if (to < from) continue;
        for (int launches = 0; done < to && launches < 3; launches++) { /* the rest of a range that takes more is as this */
            mapfn_cuda_grid g = mapfn_cuda_plan(done, to, lanes, unroll, phase, margin, processors);
            size_t tile = (size_t)g.threads * lanes * unroll, edges = (g.begin - g.first) + (g.last - g.end);
            EXPECT(g.first == done && g.first <= g.begin && g.begin <= g.end && g.end <= g.last && g.last <= to && g.last > done);
            EXPECT((g.end - g.begin) % lanes == 0 && (g.begin == g.end || (g.begin + phase) % lanes == 0));
            EXPECT(edges < 2 * (size_t)lanes + 2 * margin || g.begin == g.end);
            EXPECT(g.begin == g.end || (g.begin - g.first >= margin && to - g.end >= margin));
            EXPECT(g.begin < g.end || edges < 2 * (size_t)lanes + 2 * margin);
            EXPECT(g.blocks >= 1 && g.blocks <= 0x7fffffffu && g.blocks == g.tiles + (edges > 0));
            EXPECT(g.tiles == (g.end - g.begin) / tile + ((g.end - g.begin) % tile != 0));
            EXPECT(g.threads >= 64 && g.threads <= 256 && g.threads % 32 == 0);
            if (test_failures_here) {
                printf("    lanes %u unroll %u phase %u margin %u processors %u [%zu, %zu)\n", lanes, unroll, phase, margin, processors, done, to);
                return;
            }
            done = g.last;
        }
    }
}

TEST(plan_of_each) /* of threads, and of teams */
{
    for (int k = 0; k < some(200000); k++) {
        size_t from = any_size(), n = 1 + any_size(), most = any() % 2 ? any_size() : 0;
        unsigned processors = 1 + (unsigned)(any() % 200), least = k % 2 ? 1 : 32, largest = k % 2 ? MAPFN_CUDA_TEAMS : 128;
        mapfn_cuda_grid g = mapfn_cuda_plan_each(from, from + n, most, processors, least, largest);
        EXPECT(g.begin == from && g.end == from + n && g.most >= 1 && g.most <= n && (most == 0 || g.most <= most));
        EXPECT(g.group >= least && g.group <= largest);
        EXPECT(g.blocks >= 1 && g.blocks <= 0x7fffffffu && (size_t)g.blocks * g.group >= g.most && (size_t)(g.blocks - 1) * g.group < g.most);
        EXPECT(g.group == least || g.most / (g.group / 2) > processors); /* not more in a block than it takes */
        if (test_failures_here) return;
    }
}

static bool rows_of_numbers(const mapfn_param *params)
{
    for (int k = 0; k < 4; k++)
        if (params[k].detail && params[k].access == MAPFN_WRITTEN && params[k].size != 4 && params[k].size != 8) return false;
    return true;
}
static bool shared_with_another(const mapfn_cuda_tiling<MAPFN_CUDA_PARAMS> *t, int j)
{
    for (int k = 0; k < j; k++)
        if (t->stage[k].array == t->stage[j].array && t->stage[k].each == t->stage[j].each) return true;
    return false;
}
/* staged arrays fit, lie apart, keep their alignment; tiles cover the range */
TEST(plan_of_tiles)
{
    struct { const void *p[4]; size_t length[4]; } args;
    /* rows of 16, 32 and 48 floats, which sass.py takes to be padded by a word, and so copied by words of 4; of 3 and 10, which need not be */
    EXPECT(mapfn_cuda_step(64, 4) == 68 && mapfn_cuda_step(128, 4) == 132 && mapfn_cuda_step(192, 4) == 196 && mapfn_cuda_step(12, 4) == 12 && mapfn_cuda_step(40, 4) == 40);
    for (int k = 0; k < some(100000); k++) {
        mapfn_param params[4];
        size_t aligns[4];
        mapfn_info info = {"any", params, 4, 0, 0};
        mapfn_cuda_tiling<MAPFN_CUDA_PARAMS> t;
        for (int j = 0; j < 4; j++) {
            bool row = any() % 2;
            size_t size = any() % 4 ? (size_t)1 << any() % 6 : 1 + (size_t)(any() % 60);
            mapfn_param p = {"p", MAPFN_EACH_ELEMENT, (int)(1 + any() % 3), size, j * sizeof(void *), row ? offsetof(decltype(args), length) + j * sizeof(size_t) : 0};
            params[j] = p;
            args.p[j] = (const void *)(uintptr_t)(((1 + any() % 5) << 20) + (size & (0 - size)) * (any() % 2 ? any() % 300 : 0));
            args.length[j] = any() % 20;
        }
        if (any() % 8 == 0) args.length[1] = any_size();
        size_t from = any_size() / 4, to = from + 1 + any_size() / 4;
        size_t strictest = 4;
        for (int j = 0; j < 4; j++) {
            size_t lowest = params[j].size & (0 - params[j].size);
            aligns[j] = lowest >> any() % 3; /* of the type: no more than the size has */
            if (aligns[j] == 0 || params[j].detail) aligns[j] = lowest;
            if (!params[j].detail && params[j].size > MAPFN_CUDA_SHORT && aligns[j] > strictest) strictest = aligns[j];
        }
        mapfn_cuda_shape shape;
        shape.large_align = (int)strictest;
        shape.rows = true;
        shape.fresh = any() % 2;
        shape.updates = any() % 4 == 0;
        bool fresh = shape.fresh && !shape.updates && !mapfn_cuda_in_place_of(&info, &args, false);
        shape.fresh = shape.fresh && rows_of_numbers(params);
        fresh = fresh && shape.fresh;
        if (!mapfn_cuda_plan_tiles(&t, &info, &args, from, to, &shape, 1 + (unsigned)(any() % 200), any() % 2 ? 75 : 90)) {
            size_t least = 0;
            for (int j = 0; j < 4; j++) least += params[j].size * (params[j].detail ? args.length[j] < 100000 ? args.length[j] + 4 : 100000 : 1) + params[j].size;
            EXPECT(least * MAPFN_CUDA_TILE_LEAST > 16 << 10);
            continue;
        }
        EXPECT(t.begin == from && t.end > from && t.end <= to && t.blocks >= 1 && t.blocks <= 0x7fffffffu && t.shared + 1024 <= 48 << 10);
        EXPECT(t.end == to ? (size_t)t.blocks * t.tile >= to - from && (size_t)(t.blocks - 1) * t.tile < to - from : (size_t)t.blocks * t.tile == t.end - from);
        for (int j = 0; j < 4; j++) {
            const mapfn_cuda_stage *s = &t.stage[j];
            bool staged = params[j].detail || params[j].size > MAPFN_CUDA_SHORT;
            if (!staged) {
                EXPECT(!s->in && !s->out);
                continue;
            }
            size_t align = aligns[j], each = s->each;
            while (align > 1 && each % align != 0) align /= 2;
            size_t address = (size_t)s->array + from * s->each, bytes = t.tile * s->each;
            EXPECT(s->step >= s->each && (s->step % align == 0 || align > 128) && s->place + s->step * t.tile <= t.shared);
            EXPECT(s->place % (align < 16 ? align : 16) == (s->word ? 0 : address % (align < 16 ? align : 16))); /* an element stands as it needs it */
            EXPECT(s->each == 0 || shared_with_another(&t, j) || (s->word == 0) == (s->step == s->each && bytes % 16 == 0));
            EXPECT(s->word == 0 || ((address | s->each) % s->word == 0 && (s->step | s->place) % (s->word < 4 ? s->word : 4) == 0));
            size_t const in_row = s->each && s->word && s->step > s->each && !shared_with_another(&t, j) ? s->each / s->word : 0; /* of a row */
            for (size_t w = 0; w < in_row * t.tile; w++) EXPECT((unsigned)((uint64_t)w * s->inverse >> 32) == w / in_row);
            bool words = !params[j].detail && !shared_with_another(&t, j) && (s->each | (size_t)s->array) % 16 == 0; /* which threads take whole */
            if (words) EXPECT(s->step == s->each && s->place % 16 == 0);
            else if (strictest == 4 && !params[j].detail && !shared_with_another(&t, j) && s->step / 4 % 4 == 0 && s->step % 4 == 0) EXPECT(!"four threads meet in a bank");
            EXPECT(!s->fresh || (fresh && (s->fresh == 4 || s->fresh == 8)));
            EXPECT(s->each == 0 || s->in || s->fresh || !params[j].detail || !(params[j].access & MAPFN_WRITTEN) || (const void *)s->array == NULL || shared_with_another(&t, j));
            EXPECT(s->each == 0 || s->place % 16 == (s->word ? 0 : address % 16)); /* in one run: at the array's phase */
            bool in = false, out = false;
            for (int l = 0; l < 4; l++) {
                const mapfn_cuda_stage *q = &t.stage[l];
                if (!(params[l].detail || params[l].size > MAPFN_CUDA_SHORT)) continue;
                if (q->array == s->array && q->each == s->each) {
                    EXPECT(q->place == s->place && q->step == s->step);
                    EXPECT(!(in && q->in) && !(out && q->out)); /* copied once */
                    in |= q->in;
                    out |= q->out;
                } else if ((q->in || q->out) && (s->in || s->out)) {
                    EXPECT(q->place + q->step * t.tile <= s->place || s->place + s->step * t.tile <= q->place);
                }
            }
            EXPECT(in || s->each == 0 || !(params[j].access & MAPFN_READ));
            EXPECT(out || s->each == 0 || !(params[j].access & MAPFN_WRITTEN));
        }
        if (test_failures_here) return;
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    standin_devices(2, two);
    RUN(threads); RUN(statuses); RUN(scratch_and_ragged); RUN(failures); RUN(devices); RUN(all_fail); RUN(two_maps_share_a_failure);
    RUN(kinds_of_devices); RUN(old_drivers); RUN(captures_of_others); RUN(streams_and_errors); RUN(limits); RUN(teams);
    RUN(users_kernels_are_no_teams); RUN(teams_that_disagree); RUN(plan_of_vectors); RUN(plan_of_each); RUN(plan_of_tiles);
    EXPECT(standin_left(true) == 0);
    RUN(no_device);
    TEST_END();
}
