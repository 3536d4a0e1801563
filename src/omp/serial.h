/* ======== src/omp/serial.h: the same functions without OpenMP: every map runs on the calling thread.
 * Uses omp/job.h. Used by omp/runner.h. */

MAPFN_PLAIN double mapfn_omp_region(mapfn_omp_job *job, size_t to, double opened, double deadline)
{
    return (void)job, (void)to, (void)opened, (void)deadline, 0;
}
MAPFN_PLAIN bool mapfn_omp_pays(mapfn_omp_pool *pool, const mapfn_omp_job *job, double left, double now, double spent)
{
    return (void)pool, (void)job, (void)left, (void)now, (void)spent, false;
}
MAPFN_PLAIN size_t mapfn_omp_limit(mapfn_omp_pool *pool, const mapfn_opts *o, size_t n)
{
    return (void)pool, (void)o, (void)n, 1;
}
