/* One card for each MPI rank: Monte Carlo samples on the ranks' own cards, added up over all ranks on the processors.
 *
 * Shows: name_map_cuda_host with .device, the card, and .index_offset, which says where a rank's part begins: the samples are those of one
 * map over all. MPI's own part is one MPI_Exscan; the sum of what the cards computed is a map over ranks, with the bits of one.
 * Run:   nvcc -O2 -ccbin mpicxx examples/51_mpi_cuda.cu && mpirun -n 2 ./a.out */
#include "../mapfn_cuda.h"
#include "../mapfn_mpi.h"
#include <stdio.h>
#include <stdlib.h>

/* 4 in the quarter of a circle, 0 outside: pi on average */
MAPFN(float, sample, rng(r))
{
    double x = mapfn_rng_double(r), y = mapfn_rng_double(r);
    return x * x + y * y < 1 ? 4.0f : 0.0f;
}
MAPFN(void, total, in(float, x), sum(double, s), host)
{
    *s = (double)x;
}

int main(int argc, char **argv)
{
    uint64_t const samples = 100000000, seed = 42;
    int rank, ranks, local, cards = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);

    /* the ranks of one machine share its cards */
    MPI_Comm machine;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, &machine);
    MPI_Comm_rank(machine, &local);
    MPI_Comm_free(&machine);
    if (cudaGetDeviceCount(&cards) != cudaSuccess || cards == 0) {
        if (rank == 0) printf("51_mpi_cuda: no CUDA device or driver here, nothing to show\n");
        MPI_Finalize();
        return 0;
    }

    uint64_t const n = samples / (uint64_t)ranks + ((uint64_t)rank < samples % (uint64_t)ranks);
    uint64_t before = 0;
    MPI_Exscan(&n, &before, 1, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0) before = 0; /* MPI_Exscan leaves it undefined there */

    float *out = (float *)malloc((n + 1) * sizeof *out);
    if (!out) MPI_Abort(MPI_COMM_WORLD, 1);
    mapfn_opts options = MAPFN_NO_OPTS;
    options.device = local % cards + 1; /* 0 would be the current one */
    options.index_offset = before;
    mapfn_status status = sample_map_cuda_host((size_t)n, out, seed, &options);
    if (status != MAPFN_OK) {
        fprintf(stderr, "rank %d: %s\n", rank, mapfn_explain());
        MPI_Abort(MPI_COMM_WORLD, 1); /* the others wait in the map below */
    }

    double sum = 0;
    status = total_map_mpi((size_t)n, out, &sum, NULL, MPI_COMM_WORLD);
    if (rank == 0) printf("%s: pi is about %.17g\n", mapfn_status_text(status), sum / (double)samples);
    free(out);
    MPI_Finalize();
    return status != MAPFN_OK;
}
