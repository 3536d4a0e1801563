/* How many collectives a map takes, and what becomes of a call of MPI that fails: MPI's own functions, called through their profiling
 * names. The k-th call fails under MPI_ERRORS_RETURN, for each k; on one rank, so that nobody waits. */
#include "mapfn_mpi.h"
#include <stdio.h>
#include <stdlib.h>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(double, places, in(float, x), index(i)) { return (double)x + (double)i; }
MAPFN(int, risky, in(float, x), fallible) { return x < 0; }
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }

static int reductions, scans, others, fail_at, made, begun, ended, wrong;
static int refuse(void) { return fail_at > 0 && ++made == fail_at; }
int MPI_Allreduce(const void *a, void *b, int n, MPI_Datatype t, MPI_Op op, MPI_Comm c)
{
    reductions++;
    return refuse() ? MPI_ERR_OTHER : PMPI_Allreduce(a, b, n, t, op, c);
}
int MPI_Exscan(const void *a, void *b, int n, MPI_Datatype t, MPI_Op op, MPI_Comm c)
{
    scans++;
    return refuse() ? MPI_ERR_OTHER : PMPI_Exscan(a, b, n, t, op, c);
}
int MPI_Bcast(void *a, int n, MPI_Datatype t, int root, MPI_Comm c)
{
    others++;
    return refuse() ? MPI_ERR_OTHER : PMPI_Bcast(a, n, t, root, c);
}
int MPI_Type_contiguous(int n, MPI_Datatype t, MPI_Datatype *to)
{
    return refuse() ? MPI_ERR_OTHER : PMPI_Type_contiguous(n, t, to);
}
int MPI_Op_create(MPI_User_function *f, int commutes, MPI_Op *op)
{
    if (commutes) wrong = 1, printf("states are joined in the order of ranks\n");
    return refuse() ? MPI_ERR_OTHER : PMPI_Op_create(f, commutes, op);
}
/* rounds of progress: each that has begun must have ended when the map returns, as MPI writes into the call's own memory */
int MPI_Iallreduce(const void *a, void *b, int n, MPI_Datatype t, MPI_Op op, MPI_Comm c, MPI_Request *r)
{
    others++;
    if (refuse()) return MPI_ERR_OTHER;
    begun++;
    return PMPI_Iallreduce(a, b, n, t, op, c, r);
}
int MPI_Test(MPI_Request *r, int *flag, MPI_Status *status)
{
    if (refuse()) return MPI_ERR_OTHER;
    int const code = PMPI_Test(r, flag, status);
    ended += *flag != 0;
    return code;
}
int MPI_Wait(MPI_Request *r, MPI_Status *status)
{
    if (refuse()) return MPI_ERR_OTHER;
    ended++;
    return PMPI_Wait(r, status);
}

static void counted(const char *what, int reduced, int scanned)
{
    if (reductions != reduced || scans != scanned || others != 0) {
        printf("%s: %d reductions, %d scans, %d others; %d and %d expected\n", what, reductions, scans, others, reduced, scanned);
        wrong = 1;
    }
    reductions = scans = others = 0;
}

static float x[100], y[100], out[100], s;
static double d[100];
static bool go_on(size_t done, size_t total, void *arg)
{
    (void)done, (void)total, (void)arg;
    return true;
}
static mapfn_status call(int which)
{
    mapfn_opts o = MAPFN_NO_OPTS;
    mapfn_failure failure;
    o.progress = which >= 5 ? go_on : NULL;
    o.grain = 10;
    s = 77;
    switch (which) {
    case 0: return saxpy_map_mpi(100, out, x, y, 1, &o, MPI_COMM_WORLD);
    case 1: return places_map_mpi(100, d, x, &o, MPI_COMM_WORLD);
    case 2: x[50] = -1; return risky_map_mpi(100, x, &failure, &o, MPI_COMM_WORLD);
    case 3: return saxpy_map_mpi(100, out, NULL, y, 1, &o, MPI_COMM_WORLD); /* all hear what was wrong */
    case 4: case 6: return dot_map_mpi(100, x, y, &s, &o, MPI_COMM_WORLD);
    default: return saxpy_map_mpi(100, out, x, y, 1, &o, MPI_COMM_WORLD);
    }
}

int main(int argc, char **argv)
{
    static const int fewest[] = {1, 2, 4, 3, 5, 12, 16};
    int ranks;
    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    (void)saxpy_map_mpi(100, out, x, y, 1, NULL, MPI_COMM_WORLD);
    counted("a plain map", 1, 0);
    (void)places_map_mpi(100, d, x, NULL, MPI_COMM_WORLD);
    counted("a map with places", 1, 1);
    (void)risky_map_mpi(100, x, NULL, NULL, MPI_COMM_WORLD);
    counted("a map that may fail", 2, 1);
    (void)dot_map_mpi(100, x, y, &s, NULL, MPI_COMM_WORLD);
    counted("a map with sums", 2, 1);
    if (ranks == 1) MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    for (int which = 0; which < 7 && ranks == 1; which++) {
        int failed = 0;
        for (fail_at = 1; fail_at < 200; fail_at++) {
            made = begun = ended = 0;
            mapfn_status const status = call(which);
            if (begun != ended) wrong = 1, printf("map %d, call %d failed: %d rounds begun, %d ended\n", which, fail_at, begun, ended);
            if (made < fail_at) break; /* there are no more calls */
            failed++;
            if (status != MAPFN_MPI_ERROR || mapfn_mpi_last_error() != MPI_ERR_OTHER || s != 77)
                wrong = 1, printf("map %d, call %d failed, and it returned %d\n", which, fail_at, (int)status);
        }
        if (failed < fewest[which] || failed >= 199) wrong = 1, printf("map %d: %d calls can fail\n", which, failed);
        fail_at = 0;
    }
    MPI_Finalize();
    printf("%s\n", wrong ? "wrong" : "fine");
    return wrong;
}
