/* bench SECONDS CONTESTANT.so...: every contest at every size, all contestants taking turns in each round; medians, as lines of
 *     contest  n  aligned|shifted|mixed  hot|cold  contestant  microseconds  bytes
 * hot: calls back to back on one stream, the time of one. cold: one call after the second-level cache was filled with something else.
 * enqueue: what a call costs the calling thread. Lines that begin with # are said to people. Stops measuring after SECONDS. */
#include "contest.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <algorithm>
#include <string>
#include <vector>

static double seconds()
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}
static double deadline;

#define CHECK(call) check(call, #call)
static void check(cudaError_t error, const char *call)
{
    if (error == cudaSuccess) return;
    fprintf(stderr, "%s: %s\n", call, cudaGetErrorString(error));
    exit(1);
}

/* ------------------------------------------------------------------------------------------------- the contests ---- */

struct contest {
    const char *name;
    size_t in, out; /* bytes of an element, in one array */
    int inputs, outputs;
    int lowest, highest; /* n is from 2^lowest to 2^highest */
    bool shifted, mixed; /* also at addresses off by one element: all arrays alike, each in another way */
};
static const contest contests[] = {
    {"scale_f32", 4, 4, 1, 1, 10, 28, true, true}, {"scale_f64", 8, 8, 1, 1, 10, 28, false, false}, {"saxpy_f32", 4, 4, 2, 1, 10, 28, true, true},
    {"invert_u8", 1, 1, 1, 1, 10, 30, true, true}, {"blend_u8", 1, 1, 2, 1, 12, 30, false, true}, {"add_i16", 2, 2, 2, 1, 12, 29, false, true},
    {"three_f32", 4, 4, 1, 3, 12, 28, false, false}, {"struct_12", 12, 12, 1, 1, 12, 27, false, false}, {"struct_32", 32, 32, 1, 1, 12, 26, false, false},
    {"struct_64", 64, 64, 1, 1, 12, 25, false, false}, {"rows_256", 256, 256, 1, 1, 10, 24, false, false},
    {"struct_24", 24, 24, 1, 1, 20, 26, false, false}, {"struct_48", 48, 48, 1, 1, 20, 26, false, false}, {"rows_16", 16, 16, 1, 1, 20, 26, false, false},
    {"rows_64", 64, 64, 1, 1, 20, 26, false, false}, {"rows_128", 128, 128, 1, 1, 20, 25, false, false}, {"rows_8", 8, 8, 1, 1, 20, 27, false, false},
    {"rows_12", 12, 12, 1, 1, 20, 27, false, false}, {"rows_192", 192, 192, 1, 1, 20, 24, false, false},
    {"rows_68", 68, 68, 1, 1, 20, 25, false, false}, {"team_4000", 4000, 4000, 1, 1, 10, 17, false, false},
    {"team_8000", 8000, 8000, 1, 1, 10, 16, false, false}, {"alone_4000", 4000, 4000, 1, 1, 10, 17, false, false}, {"alone_8000", 8000, 8000, 1, 1, 10, 16, false, false},
    /* sums: no output of n elements; out[0] is one value, out[1] work memory */
    {"dot_f32", 4, 4, 2, 0, 10, 28, false, false}, {"squares_f64", 8, 8, 1, 0, 10, 27, false, false}};
enum { WORK_BYTES = 1 << 24 };

struct contestant {
    std::string name;
    contestant_run *(*find)(const char *);
};
static std::vector<contestant> contestants;

/* ------------------------------------------------------------------------------------------------------- memory ---- */

static char *arena, *flush;
static size_t arena_bytes, flush_bytes;
static cudaStream_t stream;

template <class T> static __global__ void fill_kernel(T *p, size_t n)
{
    for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) p[i] = (T)(i % 251);
}
static void fill(const contest &c, char *p, size_t n)
{
    if (c.in == 1) fill_kernel<<<1024, 256, 0, stream>>>((uint8_t *)p, n);
    else if (c.in == 2) fill_kernel<<<1024, 256, 0, stream>>>((int16_t *)p, n);
    else if (c.in == 8) fill_kernel<<<1024, 256, 0, stream>>>((double *)p, n);
    else fill_kernel<<<1024, 256, 0, stream>>>((float *)p, n * c.in / 4);
    CHECK(cudaGetLastError());
}

/* ------------------------------------------------------------------------------------------------------- timing ---- */

/* one contest at one size; the copy moves as many bytes as the contest reads and writes */
struct race {
    arguments a;
    size_t bytes;
};
static int copy_bytes(const race &r) { return cudaMemcpyAsync(arena, arena + arena_bytes / 2, r.bytes / 2, cudaMemcpyDeviceToDevice, stream); }
static int run(const race &r, contestant_run *f) { return f ? f(&r.a) : copy_bytes(r); }

static cudaEvent_t from, to;
/* microseconds of one of `calls` calls; below 0: it failed */
static double timed(const race &r, contestant_run *f, int calls, bool cold)
{
    float milliseconds;
    if (cold) CHECK(cudaMemsetAsync(flush, 1, flush_bytes, stream));
    CHECK(cudaEventRecord(from, stream));
    for (int k = 0; k < calls; k++)
        if (run(r, f) != 0) return -1;
    CHECK(cudaEventRecord(to, stream));
    CHECK(cudaEventSynchronize(to));
    CHECK(cudaEventElapsedTime(&milliseconds, from, to));
    return milliseconds * 1e3 / calls;
}
static double median(std::vector<double> v)
{
    std::sort(v.begin(), v.end());
    return v.empty() ? 0 : v[v.size() / 2];
}

static void race_all(const contest &c, const race &r, const char *shape)
{
    struct runner {
        std::string name;
        contestant_run *f;
        std::vector<double> hot, cold;
    };
    std::vector<runner> runners;
    bool const small = r.bytes <= (size_t)64 << 20; /* may stay in the second-level cache */
    if (strcmp(shape, "aligned") == 0) runners.push_back({"device copy", NULL, {}, {}});
    for (const contestant &one : contestants) {
        contestant_run *f = one.find(c.name);
        if (f && timed(r, f, 1, false) >= 0) runners.push_back({one.name, f, {}, {}});
    }
    for (int round = 0; round < 9 && seconds() < deadline; round++)
        for (size_t k = 0; k < runners.size(); k++) {
            runner &one = runners[(k + (size_t)round) % runners.size()]; /* another goes first each time */
            double once = timed(r, one.f, 1, false);
            int calls = once > 1500 ? 1 : once < 10 ? 200 : (int)(2000 / once) + 1;
            one.hot.push_back(timed(r, one.f, calls, false));
            if (small) one.cold.push_back(timed(r, one.f, 1, true));
        }
    for (const runner &one : runners) {
        if (one.hot.size() >= 3) printf("%s\t%zu\t%s\thot\t%s\t%.3f\t%zu\n", c.name, r.a.n, shape, one.name.c_str(), median(one.hot), r.bytes);
        if (one.cold.size() >= 3) printf("%s\t%zu\t%s\tcold\t%s\t%.3f\t%zu\n", c.name, r.a.n, shape, one.name.c_str(), median(one.cold), r.bytes);
    }
    fflush(stdout);
}

/* the arrays of a contest in the arena, each off its place by shift[k] elements; false: there is too little memory */
static bool place(const contest &c, size_t n, const size_t shift[4], race *r)
{
    size_t at = 0;
    int k = 0;
    memset(r, 0, sizeof *r);
    r->a.n = n;
    r->a.stream = stream;
    r->bytes = n * (c.in * (size_t)c.inputs + c.out * (size_t)c.outputs);
    for (int i = 0; i < c.outputs; i++, k++, at += (n * c.out + 4096) / 512 * 512) r->a.out[i] = arena + at + shift[k] * c.out;
    for (int i = 0; i < c.inputs; i++, k++, at += (n * c.in + 4096) / 512 * 512) r->a.in[i] = arena + at + shift[k] * c.in;
    if (c.outputs == 0) {
        r->a.out[0] = arena + at;
        r->a.out[1] = arena + at + 4096;
        at += 4096 + WORK_BYTES;
    }
    return at <= arena_bytes && r->bytes <= arena_bytes; /* the copy takes both halves */
}

/* sums of other orders of additions */
static bool close_to(const contest &c, const char *first, const char *other)
{
    float a[2];
    double b[2];
    memcpy(c.out == 4 ? (void *)&a[0] : (void *)&b[0], first, c.out);
    memcpy(c.out == 4 ? (void *)&a[1] : (void *)&b[1], other, c.out);
    if (c.out == 4) b[0] = (double)a[0], b[1] = (double)a[1];
    return b[0] - b[1] <= 1e-5 * b[0] && b[1] - b[0] <= 1e-5 * b[0];
}
/* do all contestants compute what the first one does? */
static void verify(const contest &c)
{
    static const size_t none[4] = {0, 0, 0, 0};
    race r;
    size_t const n = c.out > 1000 ? 1 << 12 : 1 << 20;
    size_t const bytes = c.outputs == 0 ? c.out : n * c.out;
    std::vector<char> first(bytes), other(bytes);
    if (!place(c, n, none, &r)) return;
    bool have_first = false;
    for (const contestant &one : contestants) {
        contestant_run *f = one.find(c.name);
        if (!f) continue;
        for (int i = 0; i < c.outputs; i++) CHECK(cudaMemsetAsync(r.a.out[i], 0x55, n * c.out, stream));
        for (int i = 0; i < c.inputs; i++) fill(c, (char *)r.a.in[i], n);
        if (f(&r.a) != 0) {
            printf("# %s: %s failed\n", c.name, one.name.c_str());
            continue;
        }
        CHECK(cudaMemcpyAsync(have_first ? other.data() : first.data(), r.a.out[0], bytes, cudaMemcpyDeviceToHost, stream));
        CHECK(cudaStreamSynchronize(stream));
        if (have_first && !(c.outputs == 0 ? close_to(c, first.data(), other.data()) : memcmp(first.data(), other.data(), bytes) == 0)) printf("# %s: %s computes something else than %s\n", c.name, one.name.c_str(), contestants[0].name.c_str());
        have_first = true;
    }
}

/* what a call costs the thread that makes it: batches that the queue of a stream can hold, without waiting for the card */
static void enqueue()
{
    static const size_t none[4] = {0, 0, 0, 0};
    race r;
    const contest &c = contests[2];
    if (!place(c, 1024, none, &r)) return;
    std::vector<std::vector<double>> each(contestants.size());
    for (int round = 0; round < 101; round++)
        for (size_t k = 0; k < contestants.size(); k++) {
            contestant_run *f = contestants[k].find(c.name);
            if (!f || f(&r.a) != 0) continue;
            CHECK(cudaStreamSynchronize(stream));
            double start = seconds();
            for (int call = 0; call < 100; call++) (void)f(&r.a);
            each[k].push_back((seconds() - start) * 1e6 / 100);
        }
    for (size_t k = 0; k < contestants.size(); k++)
        if (!each[k].empty()) printf("enqueue\t1024\taligned\thot\t%s\t%.3f\t0\n", contestants[k].name.c_str(), median(each[k]));
}

int main(int argc, char **argv)
{
    int device = 0, count = 0, cache = 0;
    size_t available, total;
    cudaDeviceProp p;
    if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) {
        printf("# no CUDA device or driver here\n");
        return 0;
    }
    deadline = seconds() + (argc > 1 ? atof(argv[1]) : 240);
    CHECK(cudaGetDeviceProperties(&p, device));
    CHECK(cudaDeviceGetAttribute(&cache, cudaDevAttrL2CacheSize, device));
    CHECK(cudaMemGetInfo(&available, &total));
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&from));
    CHECK(cudaEventCreate(&to));
    flush_bytes = (size_t)cache * 2;
    arena_bytes = (available - flush_bytes) / 10 * 8;
    if (arena_bytes > (size_t)16 << 30) arena_bytes = (size_t)16 << 30;
    arena_bytes = arena_bytes / 8192 * 8192;
    CHECK(cudaMalloc((void **)&flush, flush_bytes));
    CHECK(cudaMalloc((void **)&arena, arena_bytes));
    printf("# %s, %d multiprocessors, %.0f GB, second-level cache %d MB\n", p.name, p.multiProcessorCount, (double)total * 1e-9, cache >> 20);

    for (int i = 2; i < argc; i++) {
        void *library = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL);
        const char *(*name)() = library ? (const char *(*)())dlsym(library, "contestant_name") : NULL;
        contestant_run *(*find)(const char *) = library ? (contestant_run * (*)(const char *)) dlsym(library, "contestant_find") : NULL;
        if (!name || !find) {
            printf("# %s: %s\n", argv[i], dlerror());
            continue;
        }
        contestants.push_back({name(), find});
        printf("# contestant: %s\n", name());
    }
    for (double warm = seconds(); seconds() < warm + 1;) { /* clocks up */
        CHECK(cudaMemsetAsync(arena, 0, arena_bytes, stream));
        CHECK(cudaStreamSynchronize(stream));
    }
    for (const contest &c : contests) verify(c);
    enqueue();

    static const size_t aligned[4] = {0, 0, 0, 0}, shifted[4] = {1, 1, 1, 1}, mixed[4] = {0, 1, 2, 3};
    race r;
    /* the largest first: bundled CUB keeps the configuration of its first call */
    for (const contest &c : contests) {
        size_t past = ((size_t)1 << 32) / c.in + ((size_t)1 << 20) / c.in; /* one array is larger than 2^32 bytes */
        if (c.inputs == 1 && c.outputs == 1 && (c.in == 1 || c.in == 4) && place(c, past, aligned, &r)) race_all(c, r, "aligned");
        for (int power = c.highest; power >= c.lowest; power -= c.in > 1000 ? 7 : power > 24 ? 2 : power > 20 ? 4 : 2) {
            size_t n = (size_t)1 << power;
            if (seconds() > deadline) {
                printf("# out of time in %s\n", c.name);
                break;
            }
            if (!place(c, n, aligned, &r)) continue;
            race_all(c, r, "aligned");
            if (power == 24 && c.shifted && place(c, n, shifted, &r)) race_all(c, r, "shifted");
            if (power == 24 && c.mixed && place(c, n, mixed, &r)) race_all(c, r, "mixed");
        }
    }
    return 0;
}
