/* A simulation over MPI ranks: particles in a double well, pushed about by random forces, and their energy after every step.
 *
 * Shows: name_map_mpi. Each rank has its part of the particles; random streams go by a particle's place among all, and `sum` adds up all
 * ranks' particles in one order. So the digits are the same on 1, 2, 3 or 4 ranks, all of them: a run can be repeated on another machine.
 * Run:   mpicc -O2 examples/50_mpi.c -lm && mpirun -n 4 ./a.out */
#define MAPFN_SAME_BITS 1 /* also between machines with and without fused multiply-add */
#include "../mapfn_math.h"
#include "../mapfn_mpi.h"
#include <stdio.h>
#include <stdlib.h>

/* one step of Langevin's equation in the potential (x^2 - 1)^2 / 4; what it adds to the energy is the particle's own */
MAPFN(void, step, inout(double, x), inout(double, v), rng(r), uniform(double, dt), uniform(double, noise), sum(double, energy))
{
    double const friction = 0.5;
    *v += dt * (*x - *x * *x * *x - friction * *v) + noise * mapfn_rng_normal(r);
    *x += dt * *v;
    double const well = *x * *x - 1;
    *energy = 0.5 * *v * *v + 0.25 * well * well;
}

/* where particles begin: by their place among all */
MAPFN(void, begin, index(i), out(double, x), out(double, v))
{
    *x = (double)(i % 1000) / 250 - 2;
    *v = 0;
}

int main(int argc, char **argv)
{
    enum { PARTICLES = 100003, STEPS = 40 };
    int rank, ranks;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);

    /* any split will do, also one with a rank that has none: here the first ranks have a particle more */
    size_t const n = PARTICLES / (size_t)ranks + ((size_t)rank < PARTICLES % (size_t)ranks);
    double *x = (double *)malloc(n * sizeof *x), *v = (double *)malloc(n * sizeof *v), energy = 0;
    if (!x || !v) MPI_Abort(MPI_COMM_WORLD, 1);

    double const dt = 0.05;
    mapfn_status status = begin_map_mpi(n, x, v, NULL, MPI_COMM_WORLD);
    for (uint64_t k = 0; status == MAPFN_OK && k < STEPS; k++) {
        status = step_map_mpi(n, x, v, k, dt, mapfn_sqrt(0.1 * dt), &energy, NULL, MPI_COMM_WORLD);
        if (rank == 0 && status == MAPFN_OK && (k + 1) % 10 == 0)
            printf("step %2d: energy of a particle %.17g\n", (int)k + 1, energy / (double)PARTICLES);
    }
    if (status != MAPFN_OK && rank == 0) printf("%s\n", mapfn_explain()); /* all ranks have the same status */

    free(x);
    free(v);
    MPI_Finalize();
    return status != MAPFN_OK;
}
