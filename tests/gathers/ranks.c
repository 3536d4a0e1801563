/* A search over MPI ranks, which is an error of compilation that says what to do. */
#include "mapfn_mpi.h"

MAPFN(bool, positive, in(int, x), first(at))
{
    return x > 0;
}

MAPFN_EXTERN_C mapfn_status use(const int *x, size_t *at);
mapfn_status use(const int *x, size_t *at)
{
    return positive_map_mpi(10, x, at, NULL, MPI_COMM_WORLD);
}
