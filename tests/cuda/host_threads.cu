/* Maps of host arrays called by several threads at once, beside mapfn_cuda_release, and in a forked child; for ThreadSanitizer.
 *     host_threads LABEL */
#include "mapfn_cuda.h"
#include "tests/lib/test.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }

static size_t many = 3000;
static void *thread_of_calls(void *arg)
{
    size_t n = many;
    float *x = (float *)malloc(n * 4), *y = (float *)malloc(n * 4), *z = (float *)malloc(n * 4);
    for (int round = 0; round < 4; round++) {
        float a = (float)(round + *(int *)arg);
        for (size_t i = 0; i < n; i++) x[i] = (float)i, y[i] = 1;
        if (saxpy_map_cuda_host(n, z, x, y, a, NULL) != MAPFN_OK) *(int *)arg = -100;
        for (size_t i = 0; i < n; i++)
            if (z[i] != a * (float)i + 1) *(int *)arg = -100;
        if (round == 2) mapfn_cuda_release();
    }
    free(x);
    free(y);
    free(z);
    return NULL;
}
static void run_threads(int count)
{
    pthread_t thread[8];
    int arg[8];
    for (int i = 0; i < count; i++) arg[i] = i, pthread_create(&thread[i], NULL, thread_of_calls, &arg[i]);
    for (int i = 0; i < count; i++) {
        pthread_join(thread[i], NULL);
        EXPECT(arg[i] >= 0);
    }
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
MAPFN(float, kept, in(float, x), where(unsigned char, m)) { return -x; }
struct Half { size_t n; float *out; const float *x; const unsigned char *m; };
static void *half(void *arg)
{
    Half *h = (Half *)arg;
    for (int i = 0; i < 5; i++)
        if (kept_map_cuda_host(h->n, h->out, h->x, h->m, NULL) != MAPFN_OK) h->n = 0;
    return NULL;
}
TEST(complementary_masks)
{
    size_t n = 2000;
    float *out = (float *)calloc(n, 4), *x = (float *)malloc(n * 4);
    unsigned char *m[2] = {(unsigned char *)malloc(n), (unsigned char *)malloc(n)};
    Half h[2] = {{n, out, x, m[0]}, {n, out, x, m[1]}};
    pthread_t thread[2];
    for (size_t i = 0; i < n; i++) x[i] = (float)i, m[0][i] = i / 3 % 2, m[1][i] = !m[0][i];
    for (int i = 0; i < 2; i++) pthread_create(&thread[i], NULL, half, &h[i]);
    for (int i = 0; i < 2; i++) pthread_join(thread[i], NULL);
    EXPECT(h[0].n && h[1].n);
    for (size_t i = 0; i < n; i++) EXPECT_SAY(out[i] == -(float)i, "element %zu", i);
    free(out);
    free(x);
    free(m[0]);
    free(m[1]);
}
/* a forked child has no copy threads, and starts its own */
TEST(forked_child)
{
    int arg = 3, status = -1;
    run_threads(1);
    pid_t child = fork();
    if (child == 0) {
        many = 2000;
        thread_of_calls(&arg);
        _exit(arg == 3 ? 7 : 1);
    }
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
