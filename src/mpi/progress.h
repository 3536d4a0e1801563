/* ======== src/mpi/progress.h: rounds of progress over all ranks.
 * Uses mpi/call.h. Used by mpi/runner.h. */

/* ------------------------------------------------------------------------------------- progress ---- */

/* Begins a round: how far this rank is, and whether it has been told to stop. Until it ends MPI writes to the job. */
MAPFN_PLAIN void mapfn_mpi_round_begin(mapfn_mpi_job *job, size_t done, bool computing)
{
    job->mine.done = done;
    job->mine.computing = computing;
    job->mine.cancelled = job->cancelled;
    int const code = MPI_Iallreduce(&job->mine, &job->all, MAPFN_MPI_ROUND, MPI_UINT64_T, MPI_SUM, job->comm,
        &job->request);
    if (!mapfn_mpi_well(job, code)) job->request = MPI_REQUEST_NULL;
}

/* Called when a round has ended: rank 0 tells the user. All ranks see the same rounds, and so all of them stop. */
MAPFN_PLAIN void mapfn_mpi_round_end(mapfn_mpi_job *job)
{
    if (job->all.cancelled != 0) job->cancelled = true;
    job->over = job->all.computing == 0;
    if (job->rank != 0 || job->cancelled || !job->user->progress || job->told_all) return;
    bool const all = job->all.done == job->total && job->all.computing == 0;
    if (!all && (job->all.done <= job->told || job->all.done == job->total)) return;
    job->told = job->all.done;
    job->told_all = all;
    bool const more = job->user->progress((size_t)job->told, (size_t)job->total, job->user->progress_arg);
    if (!more && !all) job->cancelled = true;
}

/* the local map's progress function */
MAPFN_PLAIN bool mapfn_mpi_poll(size_t done, size_t total, void *arg)
{
    mapfn_mpi_job *const job = (mapfn_mpi_job *)arg;
    int ended = 0;
    (void)total;
    if (job->error != MPI_SUCCESS) return false;
    if (job->request == MPI_REQUEST_NULL) mapfn_mpi_round_begin(job, done, true);
    if (job->error == MPI_SUCCESS && mapfn_mpi_well(job, MPI_Test(&job->request, &ended, MPI_STATUS_IGNORE)) && ended) {
        mapfn_mpi_round_end(job);
        if (!job->cancelled) mapfn_mpi_round_begin(job, done, true);
    }
    return !job->cancelled && job->error == MPI_SUCCESS;
}

/* This rank has computed its part. It takes part in rounds until all ranks have. */
MAPFN_PLAIN mapfn_status mapfn_mpi_wait_for_all(mapfn_mpi_job *job)
{
    size_t const done = job->call->done;
    while (!job->over) {
        if (job->request == MPI_REQUEST_NULL) mapfn_mpi_round_begin(job, done, false);
        if (job->error != MPI_SUCCESS || !mapfn_mpi_well(job, MPI_Wait(&job->request, MPI_STATUS_IGNORE))) {
            /* a round under way ends where the others go on, and must not write to what the stack holds next */
            if (job->request != MPI_REQUEST_NULL) (void)MPI_Wait(&job->request, MPI_STATUS_IGNORE);
            return mapfn_mpi_failed(job, "a round of progress failed");
        }
        mapfn_mpi_round_end(job);
    }
    if (job->all.done == job->total) return MAPFN_OK;
    return mapfn_cancelled(job->call->info->name, done, job->call->n);
}
