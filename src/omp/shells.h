/* ======== src/omp/shells.h: name_map_omp, and the back end in the list of all.
 * Uses omp/runner.h. Used by definitions. */

/* ---------------------------------------------------------------------------------------- shell ---- */

/* the best map on this machine: back ends over several machines run on it */
#undef MAPFN_RUN_LOCALLY
#define MAPFN_RUN_LOCALLY(call) \
    static mapfn_omp_costs costs; \
    return mapfn_run_omp(call, &costs);

/* name_map_omp(…, opts). Checks are always made, inline where all is well. */
#define MAPFN_HERE_map_omp ~, 1
#define MAPFN_SHELL_map_omp(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_SHELL_OMP_, MAPFN_FLAG_ordered FLAGS)(RESULT, FLAGS, name, EACH, __VA_ARGS__)
#define MAPFN_SHELL_OMP_1(RESULT, FLAGS, name, EACH, ...) \
    MAPFN_REFUSED(name##_map_omp, "MAPFN_E08 " #name ": `ordered`: index order matters, so there is no parallel map: " \
        "call " #name "_map; see docs/errors.md#e08")
#define MAPFN_SHELL_OMP_0(RESULT, FLAGS, name, EACH, ...) \
    MAPFN_CAT(MAPFN_PUBLIC_RUNNER_, MAPFN_FLAG_exported FLAGS)( \
        MAPFN_SIGNATURE_OPTS(RESULT, name, _map_omp, (), EACH, __VA_ARGS__)) \
    { \
        static mapfn_omp_costs mapfn_costs; \
        MAPFN_COLLECT(name, EACH, __VA_ARGS__) \
        MAPFN_OMP_VERIFIED(RESULT, name) \
        if (__builtin_expect(!mapfn_q.mapfn_doubt && (mapfn_traits_##name & MAPFN_HAS_SCRATCH) == 0 \
                && mapfn_omp_straight(&mapfn_costs, mapfn_n, mapfn_o), 1)) { \
            MAPFN_CAT(MAPFN_OMP_STRAIGHT_, MAPFN_FLAG_gathers FLAGS)(RESULT, name, EACH, __VA_ARGS__) \
        } \
        return mapfn_run_omp(MAPFN_CALL_OF(RESULT, name), &mapfn_costs); \
    }
/* a call that surely needs no other thread */
#define MAPFN_OMP_STRAIGHT_0(RESULT, name, EACH, ...) \
    MAPFN_FAILED_##RESULT \
    if (mapfn_n > mapfn_kernel_most(mapfn_traits_##name)) \
        return mapfn_omp_long(MAPFN_CALL_OF(RESULT, name)); \
    MAPFN_FINISH_##RESULT(MAPFN_CHOSEN_KERNEL(name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), 0), #name)
#define MAPFN_OMP_STRAIGHT_1(RESULT, name, EACH, ...) return mapfn_run(MAPFN_CALL_OF(RESULT, name));
#if MAPFN_VERIFY
# define MAPFN_OMP_VERIFIED(RESULT, name) MAPFN_VERIFIED(RESULT, name, MAPFN_OMP_RUNNER)
# define MAPFN_OMP_RUNNER(call) mapfn_run_omp(call, &mapfn_costs)
#else
# define MAPFN_OMP_VERIFIED(RESULT, name)
#endif
