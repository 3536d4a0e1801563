/* Maps of host arrays on a real card: data four times the device memory that is allowed, in pageable, page-locked, managed and device
 * memory, in place, ragged, masked, resumed, from several threads; every element compared with the sequential map's. Prints one line a test.
 *     nvcc -std=c++14 -O2 -arch=native -fmad=false -I. tests/card/host.cu -o build/card_host -Xcompiler -pthread && build/card_host [MiB]
 * MiB: of the larger arrays, 256 unless given. (On the stand-in of tests/cuda it runs too, with a few.) */
#include "mapfn_cuda.h"
#include "tests/lib/test.h"

#include <pthread.h>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(void, several, in(short, x), out(int, y), inout(double, z), index(i))
{
    if (x % 3 != 0) *y = x + (int)(i % 1000); /* else as it was */
    *z += (double)i;
}
MAPFN(unsigned, drawn, in(unsigned char, x), table(unsigned, t, 256), rng(r), where(signed char, m)) { return t[x] ^ mapfn_rng_u32(r); }
MAPFN(int, lengths, in_ragged(int, x), out_ragged(int, y))
{
    int sum = 0;
    for (size_t j = 0; j < x_len; j++) sum += x[j];
    for (size_t j = 0; j < y_len; j++) y[j] = sum + (int)j;
    return sum;
}
MAPFN(int, failing, in(int, x), inout(int, z), fallible)
{
    *z = x + 1;
    return x < 0 ? -x : 0;
}

enum Memory { PAGEABLE, PINNED, MANAGED, DEVICE };
static const char *const memory_names[] = {"pageable", "page-locked", "managed", "device"};
static size_t mib = 256;

static void *get(Memory memory, size_t bytes)
{
    void *p = NULL;
    cudaError_t error = memory == PINNED ? cudaMallocHost(&p, bytes) : memory == MANAGED ? cudaMallocManaged(&p, bytes) : memory == DEVICE ? cudaMalloc(&p, bytes) : cudaSuccess;
    if (memory == PAGEABLE) p = malloc(bytes);
    EXPECT_SAY(error == cudaSuccess && p != NULL, "no %zu bytes of %s memory", bytes, memory_names[memory]);
    return p;
}
static void put(Memory memory, void *p)
{
    if (memory == PINNED) cudaFreeHost(p);
    else if (memory == PAGEABLE) free(p);
    else cudaFree(p);
}

/* device memory in use, at most, as progress sees it */
struct Peak { size_t free_before, used; };
static bool watch(size_t, size_t, void *arg)
{
    Peak *peak = (Peak *)arg;
    size_t now, all;
    if (cudaMemGetInfo(&now, &all) == cudaSuccess && peak->free_before > now && peak->free_before - now > peak->used) peak->used = peak->free_before - now;
    return true;
}

/* saxpy over 3 arrays of `mib` MiB with an eighth of one as device memory: 24 times the budget */
static void saxpy_in(Memory memory, bool in_place)
{
    size_t n = mib * (1 << 20) / sizeof(float), all, wrong = 0;
    float *x = (float *)get(memory, n * sizeof *x), *y = (float *)get(memory, n * sizeof *y), *out = in_place ? y : (float *)get(memory, n * sizeof *out);
    float *want = (float *)malloc(n * sizeof *want), *host_x = (float *)malloc(n * sizeof *host_x), *result = (float *)malloc(n * sizeof *result);
    Peak peak = {0, 0};
    mapfn_opts o = mapfn_opts();
    for (size_t i = 0; i < n; i++) host_x[i] = (float)(i % 4096), want[i] = (float)(i % 1000);
    EXPECT(cudaMemcpy(x, host_x, n * sizeof *x, cudaMemcpyDefault) == cudaSuccess && cudaMemcpy(y, want, n * sizeof *y, cudaMemcpyDefault) == cudaSuccess);
    EXPECT(saxpy_map(n, want, host_x, want, 2.f) == MAPFN_OK);
    o.device_bytes = mib * (1 << 20) / 8;
    EXPECT(saxpy_map_cuda_host(n, result, host_x, host_x, 2.f, &o) == MAPFN_OK); /* what the driver takes for kernels and streams, it keeps */
    mapfn_cuda_release();
    cudaMemGetInfo(&peak.free_before, &all);
    o.progress = watch;
    o.progress_arg = &peak;
    EXPECT(saxpy_map_cuda_host(n, out, x, y, 2.f, &o) == MAPFN_OK);
    /* 2 MiB for streams and events; managed arrays come to the card in whole, and are the caller's own */
    EXPECT_SAY(memory == MANAGED || peak.used <= o.device_bytes + ((size_t)2 << 20), "%zu bytes of device memory, %zu allowed", peak.used, o.device_bytes);
    EXPECT(cudaMemcpy(result, out, n * sizeof *out, cudaMemcpyDefault) == cudaSuccess);
    for (size_t i = 0; i < n; i++) wrong += memcmp(&result[i], &want[i], sizeof *want) != 0;
    EXPECT_SAY(wrong == 0, "%zu elements are wrong", wrong);
    if (!in_place) put(memory, out);
    put(memory, x);
    put(memory, y);
    free(want);
    free(host_x);
    free(result);
}
TEST(pageable) { saxpy_in(PAGEABLE, false); }
TEST(page_locked) { saxpy_in(PINNED, false); }
TEST(managed) { saxpy_in(MANAGED, false); }
TEST(device) { saxpy_in(DEVICE, false); }
TEST(in_place_pageable) { saxpy_in(PAGEABLE, true); }
TEST(in_place_page_locked) { saxpy_in(PINNED, true); }

/* outputs that are not always written, mixed memory, cancelled every few chunks and resumed */
static bool cancel_third(size_t done, size_t total, void *arg) { return (void)done, (void)total, ++*(int *)arg % 3 != 0; }
TEST(mixed_and_resumed)
{
    size_t n = mib * (1 << 20) / 16, wrong = 0, done = 0;
    short *x = (short *)get(PINNED, n * sizeof *x);
    int *y = (int *)get(PAGEABLE, n * sizeof *y), *want_y = (int *)malloc(n * sizeof *want_y), calls = 0, rounds = 0;
    double *z = (double *)get(PINNED, n * sizeof *z), *want_z = (double *)malloc(n * sizeof *want_z);
    mapfn_status status;
    for (size_t i = 0; i < n; i++) x[i] = (short)i, y[i] = want_y[i] = -7, z[i] = want_z[i] = 0.25;
    EXPECT(several_map(n, x, want_y, want_z) == MAPFN_OK);
    do {
        mapfn_opts o = mapfn_opts();
        o.begin = done;
        o.completed = &done;
        o.progress = cancel_third;
        o.progress_arg = &calls;
        o.device_bytes = n * 14 / 4;
        status = several_map_cuda_host(n, x, y, z, &o);
    } while (status == MAPFN_CANCELLED && done < n && ++rounds < 1000);
    EXPECT((status == MAPFN_OK || status == MAPFN_CANCELLED) && done == n && rounds > 0);
    for (size_t i = 0; i < n; i++) wrong += y[i] != want_y[i] || z[i] != want_z[i];
    EXPECT_SAY(wrong == 0, "%zu elements are wrong", wrong);
    put(PINNED, x);
    put(PINNED, z);
    put(PAGEABLE, y);
    free(want_y);
    free(want_z);
}
TEST(masks_tables_random_streams)
{
    size_t n = mib * (1 << 20) / 16, wrong = 0;
    unsigned *out = (unsigned *)malloc(n * sizeof *out), *want = (unsigned *)malloc(n * sizeof *want), t[256];
    unsigned char *x = (unsigned char *)malloc(n);
    signed char *m = (signed char *)malloc(n);
    mapfn_opts o = mapfn_opts();
    for (size_t i = 0; i < 256; i++) t[i] = (unsigned)(i * 2654435761u);
    for (size_t i = 0; i < n; i++) out[i] = want[i] = (unsigned)i, x[i] = (unsigned char)(i * 7), m[i] = (signed char)(i / 5 % 3);
    o.index_offset = 1ul << 33;
    o.device_bytes = n * 6 / 4;
    EXPECT(drawn_map_opts(n, want, x, t, 5, m, &o) == MAPFN_OK && drawn_map_cuda_host(n, out, x, t, 5, m, &o) == MAPFN_OK);
    for (size_t i = 0; i < n; i++) wrong += out[i] != want[i];
    EXPECT_SAY(wrong == 0, "%zu elements are wrong", wrong);
    free(out);
    free(want);
    free(x);
    free(m);
}
TEST(ragged)
{
    size_t n = mib * 1024, at = 3, wrong = 0;
    size_t *splits = (size_t *)malloc((n + 1) * sizeof *splits);
    for (size_t i = 0; i <= n; i++) splits[i] = at, at += i % 1000 == 7 ? 5000 : i % 97;
    int *x = (int *)malloc(splits[n] * sizeof *x), *y = (int *)malloc(splits[n] * sizeof *y), *want = (int *)malloc(splits[n] * sizeof *want);
    int *out = (int *)malloc(n * sizeof *out), *want_out = (int *)malloc(n * sizeof *want_out);
    mapfn_opts o = mapfn_opts();
    for (size_t i = 0; i < splits[n]; i++) x[i] = (int)(i % 77), y[i] = want[i] = -1;
    o.device_bytes = splits[n] * 8 / 4;
    EXPECT(lengths_map(n, want_out, x, splits, want, splits) == MAPFN_OK && lengths_map_cuda_host(n, out, x, splits, y, splits, &o) == MAPFN_OK);
    for (size_t i = 0; i < n; i++) wrong += out[i] != want_out[i];
    for (size_t i = 0; i < splits[n]; i++) wrong += y[i] != want[i];
    EXPECT_SAY(wrong == 0, "%zu values are wrong", wrong);
    free(splits);
    free(x);
    free(y);
    free(want);
    free(out);
    free(want_out);
}
TEST(fallible)
{
    size_t n = mib * (1 << 20) / 16, wrong = 0;
    int *x = (int *)malloc(n * sizeof *x), *z = (int *)malloc(n * sizeof *z);
    mapfn_failure f;
    mapfn_opts o = mapfn_opts();
    for (size_t i = 0; i < n; i++) x[i] = (int)(i % 1000), z[i] = 0;
    x[n / 2] = -5;
    x[n - 1] = -6;
    o.device_bytes = n * 8 / 4 + 4096;
    EXPECT(failing_map_cuda_host(n, x, z, &f, &o) == MAPFN_ELEMENT_FAILED && f.index == n / 2 && f.code == 5);
    for (size_t i = 0; i < n; i++) wrong += z[i] != x[i] + 1;
    EXPECT_SAY(wrong == 0, "%zu elements are wrong", wrong);
    free(x);
    free(z);
}
/* all cards there are */
TEST(all_cards)
{
    size_t n = mib * (1 << 20) / 4, wrong = 0;
    float *x = (float *)malloc(n * sizeof *x), *y = (float *)malloc(n * sizeof *y);
    mapfn_opts o = mapfn_opts();
    for (size_t i = 0; i < n; i++) x[i] = (float)(i % 5000);
    o.device = -1;
    EXPECT(saxpy_map_cuda_host(n, y, x, x, 2.f, &o) == MAPFN_OK);
    for (size_t i = 0; i < n; i++) wrong += y[i] != 3 * x[i];
    EXPECT_SAY(wrong == 0, "%zu elements are wrong", wrong);
    free(x);
    free(y);
}
static void *one_thread(void *arg)
{
    size_t n = mib * (1 << 20) / 64, wrong = 0;
    float *x = (float *)malloc(n * sizeof *x), *y = (float *)malloc(n * sizeof *y), a = *(float *)arg;
    for (int round = 0; round < 4; round++) {
        for (size_t i = 0; i < n; i++) x[i] = (float)(i % 5000), y[i] = 0;
        if (saxpy_map_cuda_host(n, y, x, y, a, NULL) != MAPFN_OK) wrong++;
        for (size_t i = 0; i < n; i++) wrong += y[i] != a * x[i];
        if (round == 1) mapfn_cuda_release();
    }
    free(x);
    free(y);
    *(float *)arg = wrong ? -1.f : a;
    return NULL;
}
TEST(threads)
{
    pthread_t thread[4];
    float a[4] = {1, 2, 3, 4};
    for (int i = 0; i < 4; i++) pthread_create(&thread[i], NULL, one_thread, &a[i]);
    for (int i = 0; i < 4; i++) pthread_join(thread[i], NULL);
    for (int i = 0; i < 4; i++) EXPECT(a[i] == (float)(i + 1));
}
/* memory is kept from call to call; after a release nothing of it is left */
TEST(release)
{
    size_t before, after, all;
    mapfn_cuda_release();
    cudaMemGetInfo(&before, &all);
    saxpy_in(PAGEABLE, false);
    /* the card is kept, which it is not if the driver has no number for page-locked memory */
    EXPECT(mapfn_cuda_keeps.cards && mapfn_cuda_still_there(mapfn_cuda_keeps.cards));
    mapfn_cuda_release();
    cudaMemGetInfo(&after, &all);
    EXPECT_SAY(after + ((size_t)2 << 20) >= before, "%zu bytes are not free again", before - after);
    EXPECT(cudaGetLastError() == cudaSuccess);
}

int main(int argc, char **argv)
{
    test_label = "host arrays on a card";
    if (argc > 1) mib = (size_t)atoi(argv[1]);
    int cards = 0;
    if (cudaGetDeviceCount(&cards) != cudaSuccess || cards == 0) {
        printf("skip - %s: no CUDA device or driver here\n", test_label);
        return 0;
    }
    RUN(pageable);
    RUN(page_locked);
    RUN(managed);
    RUN(device);
    RUN(in_place_pageable);
    RUN(in_place_page_locked);
    RUN(mixed_and_resumed);
    RUN(masks_tables_random_streams);
    RUN(ragged);
    RUN(fallible);
    RUN(all_cards);
    RUN(threads);
    RUN(release);
    TEST_END();
}
