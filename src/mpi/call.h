/* ======== src/mpi/call.h: one call on one rank.
 * Uses run/call.h. Used by mpi/. */

/* a round of progress: sums over all ranks */
typedef struct mapfn_mpi_round {
    uint64_t done, computing, cancelled; /* elements; ranks that compute still; ranks that were told to stop */
} mapfn_mpi_round;
enum { MAPFN_MPI_ROUND = sizeof(mapfn_mpi_round) / sizeof(uint64_t) };

/* one call on one rank */
typedef struct mapfn_mpi_job {
    mapfn_ranks base; /* first: the call knows the job by it */
    mapfn_call *call;
    MPI_Comm comm;
    int rank, ranks;
    int error;           /* what MPI returned last */
    bool stopped;        /* a check failed on some rank, and all know it: nothing was written anywhere */
    bool rounds, over;   /* of progress: there are some; the last has ended */
    const mapfn_opts *user;
    mapfn_opts opts;     /* the local map's */
    uint64_t total;      /* elements on all ranks */
    uint64_t first;      /* elements before this rank's */
    uint64_t offset;     /* rank 0's index_offset */
    mapfn_mpi_round mine, all;
    MPI_Request request; /* the round under way */
    bool cancelled, told_all;
    uint64_t told;       /* to the progress function */
} mapfn_mpi_job;

/* Did this go well? Under MPI's default error handler MPI does not return otherwise. */
MAPFN_PLAIN bool mapfn_mpi_well(mapfn_mpi_job *job, int code)
{
    if (code != MPI_SUCCESS && job->error == MPI_SUCCESS) job->error = code;
    return code == MPI_SUCCESS;
}
MAPFN_PLAIN mapfn_status mapfn_mpi_failed(mapfn_mpi_job *job, const char *why)
{
    mapfn_mpi_error = job->error;
    job->stopped = true;
    return mapfn_reported(MAPFN_MPI_ERROR, job->call->info->name, why);
}

/* In place of `values`: what all ranks' come to. */
MAPFN_PLAIN mapfn_status mapfn_mpi_reduce(mapfn_mpi_job *job, void *values, int count, MPI_Datatype type, MPI_Op op)
{
    if (mapfn_mpi_well(job, MPI_Allreduce(MPI_IN_PLACE, values, count, type, op, job->comm))) return MAPFN_OK;
    return mapfn_mpi_failed(job, "MPI_Allreduce failed");
}
