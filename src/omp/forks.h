/* ======== src/omp/forks.h: processes that fork: a child opens no region.
 * Uses omp/region.h. Used by omp/runner.h. */

/* ---------------------------------------------------------------------------------------- forks ---- */

/* fork does not copy libgomp's threads, and a region in the child would wait for them forever. Any code may have
 * created such threads, so forks are watched from the start of the program. The child of a process without threads may
 * open regions. */
#if MAPFN_OMP_FORKS
MAPFN_PLAIN void mapfn_omp_before_fork(void)
{
    if (mapfn_omp_fork == MAPFN_OMP_CHILD) return;
    __atomic_store_n(
        &mapfn_omp_fork, MAPFN_OMP_SINGLE_THREADED ? MAPFN_OMP_WATCHED : MAPFN_OMP_FORKING, __ATOMIC_RELAXED);
}
MAPFN_PLAIN void mapfn_omp_in_child(void)
{
    if (mapfn_omp_fork == MAPFN_OMP_FORKING) mapfn_omp_fork = MAPFN_OMP_CHILD;
    mapfn_omp_running = 0;
}
__attribute__((__constructor__)) MAPFN_PLAIN void mapfn_omp_watch_forks(void)
{
    if (mapfn_omp_fork != MAPFN_OMP_UNWATCHED) return; /* another file of the program has done so */
    mapfn_omp_fork = MAPFN_OMP_WATCHED;
    pthread_atfork(mapfn_omp_before_fork, NULL, mapfn_omp_in_child);
}
#endif
