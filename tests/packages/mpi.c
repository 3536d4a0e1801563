/* A project outside of mapfn's tree that has maps over MPI ranks from a package; with one rank where it is not started by mpirun. */
#include <mapfn_mpi.h>
#include <stdio.h>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(void, total, in(float, x), sum(float, s)) { *s = x; }

int main(int argc, char **argv)
{
    float x[4] = {1, 2, 3, 4}, y[4] = {10, 20, 30, 40}, out[4], sum = 0;
    MPI_Init(&argc, &argv);
    mapfn_status status = saxpy_map_mpi(4, out, x, y, 2.0f, NULL, MPI_COMM_WORLD);
    if (status == MAPFN_OK) status = total_map_mpi(4, out, &sum, NULL, MPI_COMM_WORLD);
    if (sum < 120 || sum > 120) status = MAPFN_MPI_ERROR;
    printf("%s: %g %g %g %g\n", mapfn_status_text(status), (double)out[0], (double)out[1], (double)out[2], (double)out[3]);
    MPI_Finalize();
    return 0;
}
