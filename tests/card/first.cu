/* What a card is to run first, under a short time limit: whatever could hang. Teams, whose threads wait for each other, in every number of elements
 * that leaves warps of the last block idle; then maps of which every element fails, so that all threads report at once, and two maps that share
 * one failure. tests/card/run.sh compiles it for the card, and as PTX of the oldest
 * architecture, which the driver then compiles.
 *     first LABEL [small] */
#include "mapfn_cuda.h"
#include "tests/lib/test.h"
#include <vector>

MAPFN(int, bad, in(int, x), out(int, y), fallible) { *y = x; return 1 + x % 1000; }
MAPFN(int, bad_rows, in_row(float, x, 8), out_row(float, y, 8), index(i), fallible)
{
    for (int k = 0; k < 8; k++) y[k] = x[k];
    return 1 + (int)(i % 1000);
}
MAPFN(int, bad_one_by_one, in(int, x), scratch(int, s, 1), fallible) { *s = x; return 1 + *s % 1000; }
MAPFN(float, times, in(float, x), uniform(float, a)) { return a * x; }
MAPFN(int, bad_teams, in_row(float, x, 8), out_row(float, y, 8), index(i), fallible, team)
{
    times_map(8, y, x, 2.0f);
    return 1 + (int)(i % 1000);
}

MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(float, team_sum, in_row(float, x, D), out_row(float, y, D), uniform(size_t, D), team)
{
    float s = 0;
    times_map(D, y, x, 2.0f);
    dot_map(D, x, y, &s);
    return s;
}

static size_t n = 1 << 20;
static int rounds = 20;
enum : size_t { MOST_ROWS = 400 };
static cudaEvent_t from, to;

struct card_memory {
    int *x, *y, *work;
    float *rows, *more;
    mapfn_failure *failure;
};
static card_memory m;

/* rows of D ones: all threads of a warp meet at shuffles, votes and barriers */
TEST(teams)
{
    static const size_t lengths[] = {1, 31, 32, 33, 100, 4096 + 5};
    std::vector<float> got(MOST_ROWS + 1);
    for (size_t D : lengths)
        for (size_t count = 1; count <= MOST_ROWS && count * D <= 8 * n; count += count < 40 ? 1 : 39) {
            cudaMemset(m.y, 0, got.size() * sizeof got[0]);
            mapfn_status status = team_sum_map_cuda(count, (float *)(void *)m.y, m.rows, m.more, D, NULL);
            EXPECT_SAY(status == MAPFN_OK, "%zu rows of %zu: %s", count, D, mapfn_explain());
            cudaError_t error = cudaMemcpy(got.data(), m.y, got.size() * sizeof got[0], cudaMemcpyDeviceToHost);
            EXPECT_SAY(error == cudaSuccess, "%zu rows of %zu: %s", count, D, cudaGetErrorString(error));
            for (size_t i = 0; i <= MOST_ROWS; i++) {
                float const wanted = i < count ? 2 * (float)D : 0;
                if (got[i] >= wanted && got[i] <= wanted) continue;
                EXPECT_SAY(false, "%zu rows of %zu: row %zu is %g, not %g", count, D, i, (double)got[i], (double)wanted);
                break;
            }
        }
}
/* a kernel of one's own in blocks of a team's shape, with as much shared memory: each thread computes all of its map */
static __global__ void kernel_of_ones_own(float const *x, float *y)
{
    size_t const thread = threadIdx.z * 32 + threadIdx.x;
    if (thread % 3 != 1) times_map(8, y + 8 * thread, x + 8 * thread, 3.0f);
}
TEST(a_kernel_in_the_shape_of_a_team)
{
    for (unsigned warps : {(unsigned)MAPFN_CUDA_TEAMS, 7u}) {
        std::vector<float> got(32 * 8 * warps);
        cudaLaunchConfig_t config = {};
        config.gridDim = dim3(1);
        config.blockDim = dim3(32, 1, warps);
        config.dynamicSmemBytes = 32 * warps * sizeof(unsigned);
        EXPECT(team_sum_map_cuda(100, (float *)(void *)m.y, m.rows, m.more, 8, NULL) == MAPFN_OK);
        cudaMemset(m.more, 0, got.size() * sizeof got[0]);
        EXPECT(cudaLaunchKernelEx(&config, kernel_of_ones_own, (float const *)m.rows, m.more) == cudaSuccess);
        EXPECT(cudaMemcpy(got.data(), m.more, got.size() * sizeof got[0], cudaMemcpyDeviceToHost) == cudaSuccess);
        for (size_t k = 0; k < got.size(); k++) EXPECT_SAY(got[k] > 2.5f == (k / 8 % 3 != 1), "%u warps: thread %zu", warps, k / 8);
    }
}
/* the lowest one, with its code; and how long it took, beside the same map where nothing fails (no row of that: the figure is for people) */
template <class Call> static void all_fail(const char *what, size_t begin, Call call)
{
    mapfn_failure f = {1, 2};
    float milliseconds = 0;
    mapfn_opts o = mapfn_opts();
    o.begin = begin;
    for (int round = 0; round < rounds; round++) {
        cudaEventRecord(from, NULL);
        mapfn_status status = call(&o);
        cudaEventRecord(to, NULL);
        EXPECT_SAY(status == MAPFN_OK, "%s: %s", what, mapfn_explain());
        EXPECT_SAY(cudaMemcpy(&f, m.failure, sizeof f, cudaMemcpyDeviceToHost) == cudaSuccess, "%s: %s", what, cudaGetErrorString(cudaPeekAtLastError()));
        EXPECT_SAY(f.index == begin && f.code == 1 + (int)(begin % 1000), "%s: {%zu, %d}", what, f.index, f.code);
    }
    cudaEventElapsedTime(&milliseconds, from, to);
    printf("# %s: all of %zu elements fail: %.3f ms\n", what, n, (double)milliseconds);
}
TEST(all_elements_fail)
{
    static const size_t begins[] = {0, 1234};
    for (size_t begin : begins) {
        all_fail("vectors", begin, [](mapfn_opts *o) { return bad_map_cuda(n, m.x, m.y, m.failure, o); });
        all_fail("tiles", begin, [](mapfn_opts *o) { return bad_rows_map_cuda(n, m.rows, m.more, m.failure, o); });
        all_fail("teams", begin, [](mapfn_opts *o) { return bad_teams_map_cuda(n, m.rows, m.more, m.failure, o); });
        all_fail("each", begin, [](mapfn_opts *o) {
            o->parallel_iterations = 100000;
            return bad_one_by_one_map_cuda(n, m.x, m.work, m.failure, o);
        });
    }
}
/* two streams report into one struct, as parts of one array do */
TEST(two_streams_report)
{
    cudaStream_t stream[2];
    mapfn_failure f = {1, 2}, none = {SIZE_MAX, 0};
    mapfn_cuda_kernels const kernels = mapfn_cuda_kernels_of<mapfn_device_bad>();
    for (cudaStream_t &s : stream) cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
    for (int round = 0; round < rounds; round++) {
        struct mapfn_args_bad args = {{0, false, false, false}, m.x, m.y};
        cudaMemset(m.failure, 0, sizeof f);
        cudaMemcpy(m.failure, &none, sizeof none, cudaMemcpyHostToDevice);
        for (int s = 0; s < 2; s++) { /* the later part first */
            mapfn_cuda_task const task = {mapfn_info_bad(), &args, s ? (size_t)777 : n / 2, s ? n / 2 : n, m.failure, NULL, 0, stream[s]};
            EXPECT(mapfn_cuda_launch(&kernels, &task) == cudaSuccess);
        }
        cudaDeviceSynchronize();
        EXPECT(cudaMemcpy(&f, m.failure, sizeof f, cudaMemcpyDeviceToHost) == cudaSuccess && f.index == 777 && f.code == 778);
    }
    for (cudaStream_t &s : stream) cudaStreamDestroy(s);
}
/* two maps on two streams that share one failure, which each sets anew when it begins: what is left is an element with its own code */
TEST(two_maps_share_a_failure)
{
    cudaStream_t stream[2];
    mapfn_failure f = {1, 2};
    for (cudaStream_t &s : stream) cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
    for (int round = 0; round < 10 * rounds; round++) {
        for (int s = 0; s < 2; s++) {
            mapfn_opts o = mapfn_opts();
            o.stream = stream[s ^ (round & 1)];
            o.begin = s ? (size_t)777 : n / 2;
            EXPECT(bad_map_cuda(s ? n / 2 : n, m.x, m.y, m.failure, &o) == MAPFN_OK);
        }
        cudaDeviceSynchronize();
        EXPECT(cudaMemcpy(&f, m.failure, sizeof f, cudaMemcpyDeviceToHost) == cudaSuccess);
        EXPECT_SAY(f.index >= 777 && f.index <= n / 2 && f.code == 1 + (int)(f.index % 1000), "{%zu, %d}", f.index, f.code);
    }
    for (cudaStream_t &s : stream) cudaStreamDestroy(s);
}

int main(int argc, char **argv)
{
    int count = 0;
    TEST_BEGIN(argc, argv);
    if (argc > 2) n = 1 << 12, rounds = 2;
    if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) {
        printf("skip - %s: no CUDA device or driver here\n", test_label);
        return 0;
    }
    std::vector<int> x(n);
    std::vector<float> rows(8 * n, 1.0f);
    for (size_t i = 0; i < n; i++) x[i] = (int)i;
    cudaMalloc((void **)&m.x, n * sizeof *m.x);
    cudaMalloc((void **)&m.y, n * sizeof *m.y);
    cudaMalloc((void **)&m.work, 100000 * sizeof *m.work);
    cudaMalloc((void **)&m.rows, 8 * n * sizeof *m.rows);
    cudaMalloc((void **)&m.more, 8 * n * sizeof *m.more);
    cudaMalloc((void **)&m.failure, sizeof *m.failure);
    cudaMemset(m.failure, 0, sizeof *m.failure); /* initcheck: docs/cuda.md */
    cudaMemcpy(m.x, x.data(), n * sizeof *m.x, cudaMemcpyHostToDevice);
    cudaMemcpy(m.rows, rows.data(), 8 * n * sizeof *m.rows, cudaMemcpyHostToDevice);
    cudaEventCreate(&from);
    cudaEventCreate(&to);
    RUN(teams);
    RUN(a_kernel_in_the_shape_of_a_team);
    RUN(all_elements_fail);
    RUN(two_streams_report);
    RUN(two_maps_share_a_failure);
    cudaFree(m.x), cudaFree(m.y), cudaFree(m.work), cudaFree(m.rows), cudaFree(m.more), cudaFree(m.failure);
    cudaEventDestroy(from), cudaEventDestroy(to);
    EXPECT(cudaGetLastError() == cudaSuccess);
    TEST_END();
}
