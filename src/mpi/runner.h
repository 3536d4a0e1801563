/* ======== src/mpi/runner.h: a call from its checks to its status.
 * Uses mpi/. Used by mpi/shells.h. */

/* ---------------------------------------------------------------------------------------- runner ---- */

/* What all ranks do together after each has computed its part. */
MAPFN_PLAIN mapfn_status mapfn_mpi_finish(mapfn_mpi_job *job, mapfn_status status, mapfn_failure *failed)
{
    unsigned const traits = job->call->info->traits;
    if (!job->stopped && job->opts.progress) {
        mapfn_status const all = mapfn_mpi_wait_for_all(job);
        if (status != MAPFN_ELEMENT_FAILED || all != MAPFN_OK) status = all;
    }
    if (!job->stopped && (traits & MAPFN_IS_FALLIBLE) != 0) status = mapfn_mpi_lowest(job, status, failed);
    if (!job->stopped && (traits & MAPFN_HAS_SUMS) != 0 && status != MAPFN_CANCELLED)
        status = mapfn_mpi_sum(job, status);
    job->rounds = false;
    return status;
}

/* If an exception passes through during rounds, MPI would still write to the round under way, and the other ranks would
 * wait for the next one. So they are told to stop, and this rank takes part until all have stopped. */
#if MAPFN_EXCEPTIONS
MAPFN_PLAIN void mapfn_mpi_leave(mapfn_mpi_job **left)
{
    mapfn_mpi_job *const job = *left;
    mapfn_failure failed = job->call->failed;
    if (!job->rounds) return;
    job->cancelled = job->told_all = true; /* and progress is not called again */
    if (failed.code != 0) failed.index += (size_t)(job->first + job->offset);
    (void)mapfn_mpi_finish(job, MAPFN_CANCELLED, &failed);
}
# define MAPFN_MPI_LEAVING(job) \
    __attribute__((__cleanup__(mapfn_mpi_leave), __unused__)) mapfn_mpi_job *mapfn_left = job
#else
# define MAPFN_MPI_LEAVING(job) (void)0
#endif

/* Can this communicator be asked at all? */
MAPFN_PLAIN bool mapfn_mpi_usable(mapfn_mpi_job *job)
{
    int initialized = 0, finalized = 0, inter = 0;
    if (MPI_Initialized(&initialized) != MPI_SUCCESS || !initialized) return false;
    if (MPI_Finalized(&finalized) != MPI_SUCCESS || finalized || job->comm == MPI_COMM_NULL) return false;
    return mapfn_mpi_well(job, MPI_Comm_test_inter(job->comm, &inter)) && !inter
        && mapfn_mpi_well(job, MPI_Comm_size(job->comm, &job->ranks))
        && mapfn_mpi_well(job, MPI_Comm_rank(job->comm, &job->rank));
}

MAPFN_PLAIN mapfn_status mapfn_run_mpi(mapfn_call *c, mapfn_local *local, MPI_Comm comm)
{
    static const mapfn_opts none = MAPFN_NO_OPTS;
    mapfn_failure *const failure = c->failure;
    mapfn_failure failed = {SIZE_MAX, 0};
    mapfn_mpi_job job;
    mapfn_status status;
    memset(&job, 0, sizeof job);
    job.base.agree = mapfn_mpi_agree;
    job.call = c;
    job.comm = comm;
    job.error = MPI_SUCCESS;
    job.user = c->opts ? c->opts : &none;
    job.request = MPI_REQUEST_NULL;
    if (!mapfn_mpi_usable(&job)) {
        if (failure) *failure = failed;
        if (job.user->completed) *job.user->completed = job.user->begin;
        return mapfn_mpi_failed(&job,
            "MPI is not initialised or finalised, or the communicator is null or an intercommunicator");
    }
    if ((c->info->traits & MAPFN_HAS_SUMS) != 0)
        job.base.sums = (mapfn_sums *)MAPFN_SUMS_ALLOCA(mapfn_sums_bytes_with_head((const mapfn_summing *)c->info));
    job.opts = *job.user;
    job.opts.index_offset = 0;
    job.opts.progress = mapfn_mpi_poll; /* or none, as all agree */
    job.opts.progress_arg = &job;
    c->opts = &job.opts;
    c->failure = &failed;
    c->ranks = &job.base;
    MAPFN_MPI_LEAVING(&job);
    status = local(c);
    if (failed.code != 0) failed.index += (size_t)(job.first + job.offset);
    status = mapfn_mpi_finish(&job, status, &failed);
    if (failure) *failure = failed;
    return status;
}
