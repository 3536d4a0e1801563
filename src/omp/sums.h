/* ======== src/omp/sums.h: what a map with sums does differently.
 * Uses omp/job.h and run/sums.h. Used by omp/shells.h. */

/* -------------------------------------------------------------------------------- maps with sums ---- */

MAPFN_PLAIN void mapfn_omp_sums_begin(mapfn_omp_job *job, void *table_values)
{
    job->table.values = (char *)table_values;
    job->table.granule = 0;
}

/* In a region whole granules are computed, wherever chunks begin and end. */
MAPFN_PLAIN mapfn_failure mapfn_omp_sums_compute(const mapfn_omp_job *job, size_t begin, size_t end, size_t worker)
{
    const mapfn_summing *const m = (const mapfn_summing *)job->info;
    mapfn_failure const none = {SIZE_MAX, 0};
    if (job->table.granule == 0)
        return mapfn_sums_run(m, job->chunk_function, MAPFN_SUMS_ARGUMENTS(m, job->args), job->call->sums, begin, end,
            mapfn_ends(job->call, end), 0);
    begin = mapfn_sums_edge(&job->table, begin, job->to);
    end = mapfn_sums_edge(&job->table, end, job->to);
    return begin < end ? mapfn_sums_part(m, job->chunk_function, job->args, &job->table, begin, end, worker * job->slot)
        : none;
}

/* If there are too few elements for granules, a region has as many as a table has room for. */
MAPFN_PLAIN size_t mapfn_omp_sums_at_once(mapfn_omp_job *job, size_t left)
{
    const mapfn_summing *const m = (const mapfn_summing *)job->info;
    size_t const most = mapfn_sums_most(m);
    job->alone = SIZE_MAX;
    return left / MAPFN_BLOCK(m->base.info.traits) < 8 && left > most ? most : left;
}

/* Opens a region as far as the table reaches. */
MAPFN_PLAIN double mapfn_omp_sums_region(mapfn_omp_job *job, size_t end, double opened, double deadline)
{
    const mapfn_summing *const m = (const mapfn_summing *)job->info;
    size_t const before = mapfn_sums_place(m, job->call->sums);
    size_t const stop = mapfn_sums_plan(m, &job->table, before, job->done, end, mapfn_ends(job->call, end), job->limit);
    double took = 0;
    if (stop == job->done) {
        job->alone = job->table.granule - before % job->table.granule;
    } else {
        took = mapfn_omp_region(job, stop, opened, deadline);
        if (took > 0) mapfn_sums_gather(m, job->call->sums, &job->table, job->done);
    }
    job->table.granule = 0;
    return took;
}

static MAPFN_UNUSED const mapfn_omp_adder mapfn_omp_adds = {mapfn_omp_sums_begin, mapfn_sums_table_bytes,
    mapfn_omp_sums_compute, mapfn_omp_sums_at_once, mapfn_omp_sums_region};
#define MAPFN_HERE_omp_adds ~, &mapfn_omp_adds
