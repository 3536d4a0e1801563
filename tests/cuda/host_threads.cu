/* Maps of host arrays called by several threads at once, beside mapfn_cuda_release, and in a forked child; for ThreadSanitizer.
 *     host_threads LABEL */
#include "mapfn_cuda.h"
#include "tests/lib/test.h"
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(float, kept, in(float, x), where(unsigned char, m)) { return -x; }

static bool some_calls(int first, size_t n)
{
    std::vector<float> x(n), y(n, 1.0f), z(n);
    bool right = true;
    for (size_t i = 0; i < n; i++) x[i] = (float)i;
    for (int round = 0; round < 4; round++) {
        float const a = (float)(round + first);
        right = saxpy_map_cuda_host(n, z.data(), x.data(), y.data(), a, NULL) == MAPFN_OK && right;
        for (size_t i = 0; i < n; i++) right = right && z[i] == a * (float)i + 1;
        if (round == 2) mapfn_cuda_release();
    }
    return right;
}
static void run_threads(int count)
{
    std::vector<std::thread> all;
    for (int k = 0; k < count; k++) all.emplace_back([k] { EXPECT(some_calls(k, 3000)); });
    for (std::thread &t : all) t.join();
}
TEST(threads)
{
    run_threads(4);
    standin_late(3);
    run_threads(4);
    standin_late(0);
    mapfn_cuda_release();
    EXPECT(standin_left(true) == 0);
}
/* complementary masks on one array by two threads: neither touches the other's elements, to read or to write */
TEST(complementary_masks)
{
    size_t const n = 2000;
    std::vector<float> out(n), x(n);
    std::vector<unsigned char> m[2] = {std::vector<unsigned char>(n), std::vector<unsigned char>(n)};
    std::vector<std::thread> both;
    for (size_t i = 0; i < n; i++) x[i] = (float)i, m[0][i] = i / 3 % 2, m[1][i] = !m[0][i];
    for (int k = 0; k < 2; k++)
        both.emplace_back([&, k] { for (int i = 0; i < 5; i++) EXPECT(kept_map_cuda_host(n, out.data(), x.data(), m[k].data(), NULL) == MAPFN_OK); });
    for (std::thread &t : both) t.join();
    for (size_t i = 0; i < n; i++) EXPECT_SAY(out[i] == -(float)i, "element %zu", i);
}
/* a forked child has no copy threads, and starts its own */
TEST(forked_child)
{
    int status = -1;
    run_threads(1);
    pid_t child = fork();
    if (child == 0) _exit(some_calls(3, 2000) ? 7 : 1);
    EXPECT(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 7);
    run_threads(1);
    mapfn_cuda_release();
    EXPECT(standin_left(true) == 0);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(threads);
    RUN(complementary_masks);
    RUN(forked_child);
    TEST_END();
}
