/* Maps of host arrays against what the link can do and against what programs do without them. Ratios within one run; medians of 7.
 *     nvcc -std=c++14 -O2 -arch=native -I. bench/cuda/host.cu -o build/bench_host && build/bench_host [MiB]
 *
 * duplex roof   page-locked memory copied up and down at once, in pieces of 32 MiB, no kernel: the most bytes a second that any map of 4 bytes
 *               in and 4 out can move
 * page-locked   scale_map_cuda_host on page-locked arrays: demanded 0.93 of the roof
 * pageable      on malloc's memory: demanded 2.5 times `naive`
 * naive         cudaMalloc'ed arrays for all of it, cudaMemcpy up, scale_map_cuda, cudaMemcpy down; allocation not counted
 * `host MiB pageable`: only the pageable row, for builds with other sizes (-DMAPFN_CUDA_CHUNK_STAGED=…).
 * Prints a Markdown table, and a line `demand - …` for each that is not met; ends with 1 then. */
#include "mapfn_cuda.h"

#include <algorithm>

MAPFN(float, scale, in(float, x), uniform(float, a)) { return a * x; }
MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }

enum { ROUNDS = 7 };
static size_t n;
static float *pinned[3], *pageable[3], *device[3];
static cudaStream_t streams[2];
static mapfn_opts options;

static void need(bool holds, const char *what)
{
    if (holds) return;
    fprintf(stderr, "bench_host: %s: %s; CUDA says %s\n", what, mapfn_explain(), cudaGetErrorString(cudaPeekAtLastError()));
    exit(2);
}
static double now(void)
{
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
/* seconds, the median of ROUNDS after one that is not counted */
static double time_of(void (*what)(void))
{
    double times[ROUNDS];
    what();
    for (double &t : times) {
        double start = now();
        what();
        t = now() - start;
    }
    std::sort(times, times + ROUNDS);
    return times[ROUNDS / 2];
}

static void duplex(void)
{
    size_t piece = (size_t)32 << 20, bytes = n * sizeof(float);
    for (size_t at = 0; at < bytes; at += piece) {
        size_t part = bytes - at < piece ? bytes - at : piece;
        need(cudaMemcpyAsync((char *)device[0] + at, (char *)pinned[0] + at, part, cudaMemcpyHostToDevice, streams[0]) == cudaSuccess, "copy up");
        need(cudaMemcpyAsync((char *)pinned[1] + at, (char *)device[1] + at, part, cudaMemcpyDeviceToHost, streams[1]) == cudaSuccess, "copy down");
    }
    need(cudaStreamSynchronize(streams[0]) == cudaSuccess && cudaStreamSynchronize(streams[1]) == cudaSuccess, "copies");
}
static void up_only(void) { need(cudaMemcpy(device[0], pinned[0], n * sizeof(float), cudaMemcpyHostToDevice) == cudaSuccess, "copy up"); }
static void down_only(void) { need(cudaMemcpy(pinned[0], device[0], n * sizeof(float), cudaMemcpyDeviceToHost) == cudaSuccess, "copy down"); }
static void map_pinned(void) { need(scale_map_cuda_host(n, pinned[1], pinned[0], 2.f, &options) == MAPFN_OK, "page-locked"); }
static void map_pageable(void) { need(scale_map_cuda_host(n, pageable[1], pageable[0], 2.f, &options) == MAPFN_OK, "pageable"); }
static void map_first(void)
{
    mapfn_cuda_release();
    map_pageable();
}
static void naive(void)
{
    need(cudaMemcpy(device[0], pageable[0], n * sizeof(float), cudaMemcpyHostToDevice) == cudaSuccess, "naive");
    need(scale_map_cuda(n, device[1], device[0], 2.f, NULL) == MAPFN_OK, "naive");
    need(cudaMemcpy(pageable[1], device[1], n * sizeof(float), cudaMemcpyDeviceToHost) == cudaSuccess, "naive");
}
static void processor(void) { need(scale_map(n, pageable[1], pageable[0], 2.f) == MAPFN_OK, "sequential"); }
static void saxpy_pinned(void) { need(saxpy_map_cuda_host(n, pinned[2], pinned[0], pinned[1], 2.f, &options) == MAPFN_OK, "saxpy"); }
static void saxpy_pageable(void) { need(saxpy_map_cuda_host(n, pageable[2], pageable[0], pageable[1], 2.f, &options) == MAPFN_OK, "saxpy"); }
/* sums: all bytes go up, next to nothing comes down */
static float sum_of;
static void dot_pinned(void) { need(dot_map_cuda_host(n, pinned[0], pinned[1], &sum_of, &options) == MAPFN_OK, "dot"); }
static void dot_pageable(void) { need(dot_map_cuda_host(n, pageable[0], pageable[1], &sum_of, &options) == MAPFN_OK, "dot"); }
static void dot_processor(void) { need(dot_map(n, pageable[0], pageable[1], &sum_of) == MAPFN_OK, "dot"); }

static void line(const char *what, double seconds, double bytes, double roof) { printf("| %s | %.2f | %.1f | %.2f |\n", what, seconds * 1e3, bytes / seconds * 1e-9, roof / seconds); }

int main(int argc, char **argv)
{
    size_t mib = argc > 1 ? (size_t)atoi(argv[1]) : 1024;
    int failures = 0, id = 0;
    cudaDeviceProp card;
    n = mib * (1 << 20) / sizeof(float);
    need(cudaGetDevice(&id) == cudaSuccess && cudaGetDeviceProperties(&card, id) == cudaSuccess, "no card");
    for (int k = 0; k < 3; k++) {
        need(cudaMallocHost((void **)&pinned[k], n * sizeof(float)) == cudaSuccess, "page-locked memory");
        pageable[k] = (float *)malloc(n * sizeof(float));
        need(pageable[k] != NULL, "memory");
        for (size_t i = 0; i < n; i++) pinned[k][i] = pageable[k][i] = (float)(i % 1000);
        if (k < 2) need(cudaMalloc((void **)&device[k], n * sizeof(float)) == cudaSuccess, "device memory");
    }
    for (cudaStream_t &s : streams) need(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking) == cudaSuccess, "stream");
    double both = 2.0 * (double)n * sizeof(float), one = both / 2;
    if (argc > 2) {
        double plain = time_of(naive), paged = time_of(map_pageable), saxpied = time_of(saxpy_pageable);
        printf("chunks of %zu KiB, pieces of %zu: scale %.2f ms, %.2f times naive; saxpy %.2f ms\n", MAPFN_CUDA_CHUNK_STAGED >> 10, MAPFN_CUDA_PIECE >> 10,
            paged * 1e3, plain / paged, saxpied * 1e3);
        return 0;
    }
    double roof = time_of(duplex), plain = time_of(naive);
    printf("%s, %zu MiB an array, %ld processors\n\n| | ms | GB/s, all bytes moved | of the duplex roof |\n|---|--:|--:|--:|\n", card.name, mib, sysconf(_SC_NPROCESSORS_ONLN));
    double const up = time_of(up_only);
    line("copies up alone, page-locked", up, one, roof / 2);
    line("copies down alone, page-locked", time_of(down_only), one, roof / 2);
    line("**duplex roof**", roof, both, roof);
    line("naive: memcpy, map, memcpy", plain, both, roof);
    options.device_bytes = 0;
    double locked = time_of(map_pinned), paged = time_of(map_pageable);
    line("`scale_map_cuda_host`, page-locked", locked, both, roof);
    line("`scale_map_cuda_host`, pageable", paged, both, roof);
    line("the same, nothing kept from the call before", time_of(map_first), both, roof);
    options.device_bytes = mib * (1 << 20) / 2; /* a quarter of the data */
    line("page-locked, a quarter of the data as device memory", time_of(map_pinned), both, roof);
    line("pageable, likewise", time_of(map_pageable), both, roof);
    options.device_bytes = 0;
    line("`saxpy_map_cuda_host`, page-locked (8 bytes up, 4 down)", time_of(saxpy_pinned), 1.5 * both, roof);
    line("`saxpy_map_cuda_host`, pageable", time_of(saxpy_pageable), 1.5 * both, roof);
    line("`scale_map` on one processor", time_of(processor), both, roof);
    double const dotted = time_of(dot_pinned);
    line("`dot_map_cuda_host`, page-locked (8 bytes up)", dotted, both, roof);
    line("`dot_map_cuda_host`, pageable", time_of(dot_pageable), both, roof);
    line("`dot_map` on one processor", time_of(dot_processor), both, roof);
    printf("\ndot, page-locked: %.3f of copies up alone\n", 2 * up / dotted);
    printf("\npage-locked: %.3f of the duplex roof (demanded 0.93); pageable: %.2f times naive (demanded 2.5)\n", roof / locked, plain / paged);
    if (roof / locked < 0.93) printf("demand - page-locked arrays at 0.93 of the duplex roof: %.3f\n", roof / locked), failures++;
    if (plain / paged < 2.5) printf("demand - pageable arrays 2.5 times as fast as memcpy, map, memcpy: %.2f\n", plain / paged), failures++;
    return failures > 0;
}
