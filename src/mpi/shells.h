/* ======== src/mpi/shells.h: name_map_mpi, and the back end in the list of all.
 * Uses mpi/runner.h. Used by definitions. */

/* ---------------------------------------------------------------------------------------- shell ---- */

/* name_map_mpi(…, opts, comm) */
#define MAPFN_HERE_map_mpi ~, 1
#define MAPFN_SHELL_map_mpi(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_SHELL_MPI_, MAPFN_CAT(MAPFN_FLAG_gathers FLAGS, MAPFN_FLAG_ordered FLAGS))(RESULT, FLAGS, name, \
        EACH, __VA_ARGS__)
#define MAPFN_SHELL_MPI_10(RESULT, FLAGS, name, EACH, ...) \
    MAPFN_REFUSED(name##_map_mpi, "MAPFN_E45 " #name \
        ": sum_row, tally, kept and first have no map over MPI ranks: call " #name "_map; see docs/errors.md#e45")
#define MAPFN_SHELL_MPI_01(RESULT, FLAGS, name, EACH, ...) \
    MAPFN_REFUSED(name##_map_mpi, \
        "MAPFN_E08 " #name ": `ordered`: index order matters, so there is no parallel map: call " #name "_map; " \
        "see docs/errors.md#e08")
#define MAPFN_SHELL_MPI_00(RESULT, FLAGS, name, EACH, ...) \
    MAPFN_PLAIN mapfn_status mapfn_local_##name(mapfn_call *c) \
    { \
        MAPFN_RUN_LOCALLY(c) \
    } \
    MAPFN_CAT(MAPFN_PUBLIC_RUNNER_, MAPFN_FLAG_exported FLAGS)( \
        MAPFN_SIGNATURE_OPTS(RESULT, name, _map_mpi, (, MPI_Comm mapfn_comm), EACH, __VA_ARGS__)) \
    { \
        MAPFN_COLLECT(name, EACH, __VA_ARGS__) \
        return mapfn_run_mpi(MAPFN_CALL_OF(RESULT, name), mapfn_local_##name, mapfn_comm); \
    }
