/* ======== src/mpi/agreement.h: do all ranks call the same map, and what do all return?
 * Uses mpi/call.h. Used by mpi/runner.h. */

/* ----------------------------------------------------------------------------------- agreement ---- */

/* 22 bits of what must be alike on all ranks: the map's name, its parameters, their sizes, the library's version. */
MAPFN_PLAIN uint64_t mapfn_mpi_hash(const mapfn_info *info)
{
    uint64_t hash = 0xcbf29ce484222325u + MAPFN_VERSION_MAJOR * 10000 + MAPFN_VERSION_MINOR * 100 + MAPFN_VERSION_PATCH;
    const mapfn_param *p = info->params, *end = p + info->count;
    for (const char *c = info->name; *c; c++) hash = (hash ^ (unsigned char)*c) * 0x100000001b3u;
    hash = (hash ^ (info->traits & ~MAPFN_OF_THE_BUILD)) * 0x100000001b3u;
    hash = (hash ^ end->size) * 0x100000001b3u; /* all arguments', uniforms among them */
    for (; p < end; p++) {
        for (const char *c = p->name; *c; c++) hash = (hash ^ (unsigned char)*c) * 0x100000001b3u;
        hash = (hash ^ ((uint64_t)p->layout << 56 | (uint64_t)p->access << 48 | p->size)) * 0x100000001b3u;
    }
    return (hash ^ hash >> 22 ^ hash >> 44) & 0x3fffff;
}

/* The order of statuses over all ranks: that of the checks. */
MAPFN_PLAIN int mapfn_mpi_order(mapfn_status status)
{
    static const mapfn_status order[] = {MAPFN_BAD_OPTION, MAPFN_NULL_POINTER, MAPFN_TOO_SHORT, MAPFN_TOO_LARGE,
        MAPFN_BAD_SPLITS, MAPFN_OVERLAP, MAPFN_NO_MEMORY};
    int place = 0;
    while (place < (int)(sizeof order / sizeof *order) && order[place] != status) place++;
    return place;
}

/* A check failed on some rank. Finds the rank whose failure counts, and gets its explanation. */
MAPFN_PLAIN mapfn_status mapfn_mpi_hear(mapfn_mpi_job *job, mapfn_status status)
{
    struct {
        int status;
        char text[sizeof mapfn_last_trouble.text];
    } said;
    char text[sizeof said.text];
    int64_t const rank = job->rank;
    int64_t speaker = (status == MAPFN_OK ? INT64_MAX - INT32_MAX : (int64_t)mapfn_mpi_order(status) << 32) + rank;
    if (mapfn_mpi_reduce(job, &speaker, 1, MPI_INT64_T, MPI_MIN) != MAPFN_OK) return MAPFN_MPI_ERROR;
    int const loud = (int)(speaker & 0x7fffffff);
    memset(&said, 0, sizeof said);
    if (loud == job->rank) {
        said.status = (int)status;
        snprintf(text, sizeof text, "%s", mapfn_explain());
        snprintf(said.text, sizeof said.text, "on rank %d: %.*s", job->rank, (int)sizeof said.text - 24, text);
    }
    if (!mapfn_mpi_well(job, MPI_Bcast(&said, (int)sizeof said, MPI_BYTE, loud, job->comm)))
        return mapfn_mpi_failed(job, "MPI_Bcast failed");
    return mapfn_failed_elsewhere((mapfn_status)said.status, job->call->info->name, said.text);
}

MAPFN_PLAIN bool mapfn_mpi_poll(size_t done, size_t total, void *job);

/* Counts the elements before this rank, which its indices and the state of its sums follow from. */
MAPFN_PLAIN mapfn_status mapfn_mpi_place(mapfn_mpi_job *job)
{
    mapfn_call *const c = job->call;
    uint64_t const n = c->n;
    if (!mapfn_mpi_well(job, MPI_Exscan(&n, &job->first, 1, MPI_UINT64_T, MPI_SUM, job->comm)))
        return mapfn_mpi_failed(job, "MPI_Exscan failed");
    if (job->rank == 0) job->first = 0; /* which MPI_Exscan leaves undefined */
    ((mapfn_common *)c->args)->mapfn_offset = (size_t)(job->first + job->offset);
    if ((c->info->traits & MAPFN_HAS_SUMS) != 0)
        mapfn_sums_begin_at((const mapfn_summing *)c->info, job->base.sums, (size_t)job->first);
    return MAPFN_OK;
}

/* Called after the checks of this rank, and returns the status of all ranks. If all is well it takes one Allreduce,
 * which adds up numbers in halves, so that no sum is too large. All ranks call the same map exactly if their hashes are
 * equal, that is if the mean of the squares is the square of the mean. */
MAPFN_PLAIN mapfn_status mapfn_mpi_agree(mapfn_call *c, mapfn_status status)
{
    mapfn_mpi_job *const job = (mapfn_mpi_job *)(void *)c->ranks;
    uint64_t const hash = mapfn_mpi_hash(c->info), leads = job->rank == 0;
    uint64_t words[7] = {(uint64_t)c->n & UINT32_MAX, (uint64_t)c->n >> 32, hash, hash * hash, 0, 0, 0};
    bool const sums = (c->info->traits & MAPFN_HAS_SUMS) != 0, indices = (c->info->traits & MAPFN_HAS_INDEX) != 0;
    if (status != MAPFN_BAD_OPTION && sums && job->user->begin != 0) /* bad options come first */
        status = mapfn_bad_option(c->info->name,
            "a map with sums takes no `begin` over ranks: sums are of whole arrays");
    words[4] = (uint64_t)(status != MAPFN_OK) | (leads && job->user->progress ? (uint64_t)1 << 32 : 0);
    words[5] = leads * (job->user->index_offset & UINT32_MAX);
    words[6] = leads * (job->user->index_offset >> 32);
    job->stopped = true;
    if (mapfn_mpi_reduce(job, words, 7, MPI_UINT64_T, MPI_SUM) != MAPFN_OK) return MAPFN_MPI_ERROR;
    uint64_t const ranks = (unsigned)job->ranks, mean = words[2] / ranks;
    if (mean * ranks != words[2] || mean * mean * ranks != words[3])
        return mapfn_bad_option(c->info->name,
            "the ranks call different maps at once, or maps of other parameters, sizes or library versions");
    if ((words[4] & UINT32_MAX) != 0) return mapfn_mpi_hear(job, status);
    uint64_t const high = words[1] + (words[0] >> 32);
    job->total = high << 32 | (words[0] & UINT32_MAX);
    job->offset = words[6] << 32 | words[5];
    if (high > UINT32_MAX || ((indices || sums) && job->total > SIZE_MAX)
        || (indices && (job->offset > SIZE_MAX || job->offset > SIZE_MAX - job->total)))
        return mapfn_too_many(c->info->name, (size_t)job->total);
    if (indices && (status = mapfn_check_last_index(c->info, (size_t)job->total, (size_t)job->offset)) != MAPFN_OK)
        return status;
    job->opts.progress = words[4] >> 32 != 0 ? mapfn_mpi_poll : NULL;
    job->rounds = job->opts.progress != NULL;
    job->stopped = false;
    return indices || sums ? mapfn_mpi_place(job) : MAPFN_OK;
}
