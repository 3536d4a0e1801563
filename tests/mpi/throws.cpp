/* An exception out of `progress` on rank 0 reaches its caller, and every other rank comes back: cancelled, or where all had been computed
 * with all that was asked for. The next call finds nothing of it. */
#ifdef USE_OMP
# include "mapfn_omp.h"
#endif
#include "mapfn_mpi.h"
#include <stdio.h>

enum { N = 40 };
static int rank, ranks, bad;
#define EXPECT(condition) \
    do { \
        if (!(condition) && bad++ < 10) fprintf(stderr, "rank %d of %d, line %d: not so: %s\n", rank, ranks, __LINE__, #condition); \
    } while (0)

MAPFN_FN int later(int x)
{
    double const end = MPI_Wtime() + 1e-3;
    while (MPI_Wtime() < end) {}
    return x + 1;
}
MAPFN(int, plain, in(int, x), looped, host) { return later(x); }
MAPFN(void, added, in(int, x), sum(long, s), looped, host) { *s = later(x); }
MAPFN(int, checked, in(int, x), fallible, looped, host) { return later(x) == 5 ? 7 : 0; }

/* throws at the first call that tells of some elements, or at the one that tells of all */
struct moment { bool all; };
static bool thrown(size_t done, size_t total, void *arg)
{
    if (static_cast<moment *>(arg)->all ? done == total : done > 0) throw 42;
    return true;
}
static bool quiet(size_t, size_t, void *) { return true; }

template <class Call> static int caught(Call call)
{
    try {
        (void)call();
    } catch (int what) {
        return what;
    }
    return 0;
}

static void come_back(bool all)
{
    int x[N], y[N] = {0};
    long sum = 0;
    moment when = {all};
    mapfn_failure failure = {1, 1};
    mapfn_opts o = MAPFN_NO_OPTS;
    mapfn_status status = MAPFN_BAD_OPTION;
    for (int i = 0; i < N; i++) x[i] = i + 10 * rank;
    o.progress = thrown;
    o.progress_arg = &when;
    o.grain = 1;
    auto plain_call = [&] { return status = plain_map_mpi(N, y, x, &o, MPI_COMM_WORLD); };
    auto added_call = [&] { return status = added_map_mpi(N, x, &sum, &o, MPI_COMM_WORLD); };
    auto checked_call = [&] { return status = checked_map_mpi(N, x, &failure, &o, MPI_COMM_WORLD); };
    mapfn_status const others = all ? MAPFN_OK : MAPFN_CANCELLED;
    EXPECT(caught(plain_call) == (rank == 0 ? 42 : 0));
    EXPECT(rank == 0 || (status == others && (!all || y[N - 1] == x[N - 1] + 1)));
    EXPECT(caught(added_call) == (rank == 0 ? 42 : 0));
    EXPECT(rank == 0 || (status == others && sum == (all ? ranks * (N * (N + 1) / 2) + N * 10L * ranks * (ranks - 1) / 2 : 0)));
    EXPECT(caught(checked_call) == (rank == 0 ? 42 : 0)); /* element 4 of rank 0 fails, which it tells the others */
    EXPECT(rank == 0 || status == (all ? MAPFN_ELEMENT_FAILED : MAPFN_CANCELLED));
    EXPECT(rank == 0 || !all || (failure.index == 4 && failure.code == 7));
    o.progress = quiet;
    EXPECT(added_map_mpi(N, x, &sum, &o, MPI_COMM_WORLD) == MAPFN_OK);
    EXPECT(sum == ranks * (N * (N + 1) / 2) + N * 10L * ranks * (ranks - 1) / 2);
}

int main(int argc, char **argv)
{
    int given;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &given);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    for (int round = 0; round < 4; round++) come_back(round % 2 != 0);
    MPI_Allreduce(MPI_IN_PLACE, &bad, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0) printf("%d ranks: %d bad\n", ranks, bad);
    MPI_Finalize();
    return bad != 0;
}
