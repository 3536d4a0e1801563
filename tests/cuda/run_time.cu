/* One run time for a program of several files, on the stand-in: this file is compiled once as the main program, and again with -DSECOND
 * and -DMAPFN_CUDA_RUN_TIME=0, or 1. What maps of host arrays keep is there once. */
#include "mapfn_cuda.h"

#ifdef SECOND
MAPFN(int, mine, in(int, x), out(int, y), fallible)
{
    *y = 2 * x;
    return x == 5 || x == 7 ? x : 0;
}
mapfn_status second_on_card(size_t n, const int *x, int *y, mapfn_failure *failure) { return mine_map_cuda(n, x, y, failure, NULL); }
mapfn_status second_on_host(size_t n, const int *x, int *y, mapfn_failure *failure) { return mine_map_cuda_host(n, x, y, failure, NULL); }
MAPFN(void, added, in(int, x), sum(int, s)) { *s = x; } /* the run time adds up for a file that has none */
mapfn_status second_adds(size_t n, const int *x, int *s, const mapfn_opts *o) { return added_map_cuda_host(n, x, s, o); }
mapfn_status second_prepared(void) { return mine_map_cuda_prepare(NULL); }
void second_releases(void) { mapfn_cuda_release(); }
int second_error(void) { return mapfn_cuda_last_error(); }
#else
#include "tests/lib/test.h"
#include <stdlib.h>

mapfn_status second_on_card(size_t n, const int *x, int *y, mapfn_failure *failure);
mapfn_status second_on_host(size_t n, const int *x, int *y, mapfn_failure *failure);
mapfn_status second_adds(size_t n, const int *x, int *s, const mapfn_opts *o);
mapfn_status second_prepared(void);
void second_releases(void);
int second_error(void);

MAPFN(int, mine, in(int, x)) { return x + 1; }

enum { N = 1000 };
static int x[N], y[N], z[N];
static mapfn_failure failure;

static bool twice(void)
{
    bool same = true;
    for (int i = 0; i < N; i++) same = same && y[i] == 2 * x[i];
    return same;
}

TEST(each_file_calls_its_own_map)
{
    EXPECT(second_prepared() == MAPFN_OK);
    EXPECT(second_on_host(N, x, y, &failure) == MAPFN_ELEMENT_FAILED && failure.index == 5 && failure.code == 5 && twice());
    EXPECT(mine_map_cuda_host(N, z, x, NULL) == MAPFN_OK && z[7] == 8);
    EXPECT(second_on_card(N, x, y, &failure) == MAPFN_OK && failure.index == 5 && failure.code == 5 && twice());
    EXPECT(second_on_card(5, x, y, &failure) == MAPFN_OK && failure.index == SIZE_MAX && failure.code == 0);
    EXPECT(second_on_host(5, x, y, &failure) == MAPFN_OK && failure.index == SIZE_MAX && failure.code == 0);
}
TEST(sums_of_a_file_without_the_run_time)
{
    enum { MANY = 30000 };
    static int more[MANY];
    int s = 0, right = 0;
    mapfn_opts o = mapfn_opts();
    for (int i = 0; i < MANY; i++) more[i] = i, right += i;
    o.grain = 5000;
    EXPECT(second_adds(MANY, more, &s, &o) == MAPFN_OK && s == right);
    EXPECT(second_adds(0, NULL, &s, NULL) == MAPFN_OK && s == 0);
}
TEST(what_one_file_keeps_serves_the_other)
{
    mapfn_cuda_release();
    EXPECT(standin_left(true) == 0);
    EXPECT(second_on_host(N, x, y, &failure) == MAPFN_ELEMENT_FAILED);
    int const kept = standin_left(false);
    standin_asked();
    EXPECT(kept > 0 && mine_map_cuda_host(N, z, x, NULL) == MAPFN_OK && z[9] == 10);
    EXPECT(standin_left(false) == kept && standin_asked() == 0); /* the same card again, and nobody asks how much is free */
    second_releases();
    EXPECT(standin_left(true) == 0);
}
TEST(what_was_wrong_is_known_to_all_files)
{
    standin_fail(2, cudaErrorUnknown, STANDIN_ONCE);
    EXPECT(second_on_host(N, x, y, &failure) == MAPFN_CUDA_ERROR);
    EXPECT(second_error() == cudaErrorUnknown && mapfn_cuda_last_error() == cudaErrorUnknown);
    standin_fail(0, cudaSuccess, STANDIN_ONCE);
    cudaGetLastError();
    EXPECT(second_on_host(N, x, NULL, &failure) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "`y`"));
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    for (int i = 0; i < N; i++) x[i] = i;
    RUN(each_file_calls_its_own_map);
    RUN(sums_of_a_file_without_the_run_time);
    RUN(what_one_file_keeps_serves_the_other);
    RUN(what_was_wrong_is_known_to_all_files);
    mapfn_cuda_release();
    TEST_END();
}
#endif
