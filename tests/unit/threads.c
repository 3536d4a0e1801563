/* Any number of threads may call any map at once; each has its own last error. */
#include "mapfn.h"
#include "tests/lib/test.h"
#include <pthread.h>
#include <string.h>

enum { THREADS = 4, N = 500, ROUNDS = 200 };
MAPFN(float, twice, in(float, x), scratch(float, s, 2), streaming) { return s[1] = 2 * x; }
MAPFN(int, failing_at, index(i), uniform(size_t, bad), fallible) { return i == bad ? 1 : 0; }
static bool go_on(size_t done, size_t total, void *arg)
{
    (void)arg;
    return done <= total;
}
static void *work(void *arg)
{
    size_t self = (size_t)(*(int *)arg);
    float x[N], y[N];
    bool *fine = (bool *)calloc(1, sizeof *fine);
    mapfn_opts o;
    memset(&o, 0, sizeof o);
    o.progress = go_on;
    *fine = true;
    for (int i = 0; i < N; i++) x[i] = (float)i;
    for (int round = 0; round < ROUNDS; round++) {
        mapfn_failure failure;
        char place[40];
        snprintf(place, sizeof place, "element %zu ", self + 10);
        if (twice_map(N, y, x, NULL) != MAPFN_OK || y[N - 1] < 2 * N - 3) *fine = false;
        if (twice_map_opts(N, y, x, NULL, &o) != MAPFN_OK) *fine = false;
        if (failing_at_map(N, self + 10, &failure) != MAPFN_ELEMENT_FAILED || failure.index != self + 10) *fine = false;
        if (!strstr(mapfn_explain(), place)) *fine = false;
    }
    return fine;
}
TEST(threads)
{
    pthread_t t[THREADS];
    int number[THREADS];
    for (int i = 0; i < THREADS; i++) {
        number[i] = i;
        EXPECT(pthread_create(&t[i], NULL, work, &number[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++) {
        void *fine;
        pthread_join(t[i], &fine);
        EXPECT(*(bool *)fine);
        free(fine);
    }
}
int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(threads);
    TEST_END();
}
