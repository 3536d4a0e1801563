/* How many collectives a map takes, and what becomes of one that fails: MPI's own functions, called through their profiling names. The k-th
 * call fails under MPI_ERRORS_RETURN; on one rank, so that nobody waits. */
#include "mapfn_mpi.h"
#include <stdio.h>
#include <stdlib.h>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(double, places, in(float, x), index(i)) { return (double)x + (double)i; }
MAPFN(int, risky, in(float, x), fallible) { return x < 0; }
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }

static int reductions, scans, others, fail_at, made;
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
int MPI_Type_contiguous(int n, MPI_Datatype t, MPI_Datatype *to) { return refuse() ? MPI_ERR_OTHER : PMPI_Type_contiguous(n, t, to); }
int MPI_Op_create(MPI_User_function *f, int commutes, MPI_Op *op) { return refuse() ? MPI_ERR_OTHER : PMPI_Op_create(f, commutes, op); }

static int wrong;
static void counted(const char *what, int reduced, int scanned)
{
    if (reductions != reduced || scans != scanned || others != 0) {
        printf("%s: %d reductions, %d scans, %d others; %d and %d expected\n", what, reductions, scans, others, reduced, scanned);
        wrong = 1;
    }
    reductions = scans = others = 0;
}

int main(int argc, char **argv)
{
    float x[100] = {0}, y[100] = {0}, out[100], s;
    double d[100];
    int ranks, failed = 0;
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
    if (ranks == 1) {
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        for (fail_at = 1; fail_at < 20; fail_at++) {
            made = 0;
            s = 77;
            mapfn_status const status = dot_map_mpi(100, x, y, &s, NULL, MPI_COMM_WORLD);
            if (made < fail_at) break; /* there are no more calls */
            failed++;
            if (status != MAPFN_MPI_ERROR || mapfn_mpi_last_error() != MPI_ERR_OTHER || s != 77) wrong = 1, printf("call %d failed, and the map returned %d\n", fail_at, (int)status);
        }
        if (failed != 5) wrong = 1, printf("%d calls can fail\n", failed);
    }
    MPI_Finalize();
    printf("%s\n", wrong ? "wrong" : "fine");
    return wrong;
}
