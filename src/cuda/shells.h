/* ======== src/cuda/shells.h: maps that the body of a team map calls; name_map_cuda and its kin, a back end.
 * Uses cuda/kernels_teams.h, cuda/runner.h and cuda/host/call.h. Used by definitions. */

#if MAPFN_DEVICE_CODE || defined(MAPFN_STANDIN)
# undef MAPFN_TEAM_DECLARE_0
# undef MAPFN_TEAM_BEGIN_0
# undef MAPFN_TEAM_END_0
# undef MAPFN_TEAM_SUMS_0
# define MAPFN_TEAM_DECLARE_0(name) namespace { struct mapfn_device_##name; }
# define MAPFN_TEAM_BEGIN_0(RESULT, name, EACH, ...) \
    mapfn_cuda_share const mapfn_share = mapfn_cuda_share_begin(mapfn_traits_##name, \
        false EACH##_FOR(MAPFN_CUDA_OWN, __VA_ARGS__), &mapfn_n); \
    if (mapfn_share == MAPFN_CUDA_DIVIDED) { \
        enum { mapfn_divides = (mapfn_traits_##name & (MAPFN_IS_ORDERED | MAPFN_HAS_SCRATCH)) == 0 }; \
        struct mapfn_args_##name const mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
        mapfn_cuda_part<mapfn_device_##name>(mapfn_cuda_if<mapfn_divides>(), mapfn_a, mapfn_n MAPFN_FAILS_##RESULT); \
        mapfn_cuda_share_end(mapfn_share MAPFN_FAILS_##RESULT); \
        MAPFN_STATUS_##RESULT(#name) \
    }
# define MAPFN_TEAM_END_0(RESULT) mapfn_cuda_share_end(mapfn_share MAPFN_FAILS_##RESULT);

/* The same for maps that add up, with element and join as functions. TAKE takes the element's part, GIVE stores the
 * sum. */
# define MAPFN_CUDA_TAKE_reduce(T, s, op, zero) mapfn_v.s = mapfn_value_##s;
# define MAPFN_CUDA_GIVE_reduce(T, s, op, zero) memcpy((void *)s, &mapfn_v.s, sizeof *s);
# define MAPFN_CUDA_TAKE_sum(T, s) MAPFN_CUDA_TAKE_reduce(T, s, ~, ~)
# define MAPFN_CUDA_GIVE_sum(T, s) MAPFN_CUDA_GIVE_reduce(T, s, ~, ~)
# define MAPFN_TEAM_SUMS_0(callee, RESULT, STRIDED, name, EACH, ...) \
    MAPFN_CUDA_ADD_UP(RESULT, STRIDED, name, (MAPFN_SUM_ITEMS(__VA_ARGS__)), (EACH##_FOR(MAPFN_ENTER, __VA_ARGS__)), \
        ((callee)(MAPFN_REST(~ EACH(MAPFN_AT_, __VA_ARGS__)))), false EACH##_FOR(MAPFN_CUDA_OWN, __VA_ARGS__))
# define MAPFN_CUDA_ADD_UP(RESULT, STRIDED, name, sums, enter, call, own) \
    if (MAPFN_CUDA_IN_KERNEL) { \
        MAPFN_UNIT_##STRIDED(enum { mapfn_contiguous = 0 };) \
        MAPFN_STEP_SEEN \
        MAPFN_IN_FIRST_COLUMN \
        typedef struct mapfn_values_##name mapfn_values; \
        auto const mapfn_element = [&](size_t mapfn_i) { \
            MAPFN_UNUSED size_t const mapfn_at = mapfn_i, mapfn_nth = mapfn_i; \
            mapfn_values mapfn_v; \
            MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
            MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) \
            do { MAPFN_UNPACK enter MAPFN_STORE_##RESULT(~, MAPFN_UNPACK call) } while (0); \
            MAPFN_EACH_SUM(MAPFN_CUDA_TAKE_, sums) \
            return mapfn_v; \
        }; \
        mapfn_cuda_share const mapfn_share = mapfn_cuda_share_begin(mapfn_traits_##name, own, &mapfn_n); \
        mapfn_values const mapfn_v = mapfn_cuda_add_up<MAPFN_LANES(mapfn_traits_##name), mapfn_values>( \
            mapfn_n, mapfn_share, mapfn_element); \
        mapfn_cuda_share_end(mapfn_share MAPFN_FAILS_##RESULT); \
        MAPFN_EACH_SUM(MAPFN_CUDA_GIVE_, sums) \
        MAPFN_STATUS_##RESULT(#name) \
    }
#endif

/* name_map_cuda(…, opts), name_map_cuda_host(…, opts), name_map_cuda_prepare(opts): the first one's shell makes all */
#define MAPFN_HERE_map_cuda ~, 1
#define MAPFN_HERE_map_cuda_host ~, 1
#define MAPFN_SHELL_map_cuda(callee, RESULT, FLAGS, R, name, EACH, ...) \
    enum { name##_map_cuda_work = (int)(0 EACH##_FOR(MAPFN_CUDA_WORK, __VA_ARGS__)) }; \
    MAPFN_CAT(MAPFN_SHELL_CUDA_, MAPFN_CAT(MAPFN_FLAG_gathers FLAGS, \
        MAPFN_CAT(MAPFN_FLAG_host FLAGS, MAPFN_FLAG_ordered FLAGS)))(callee, RESULT, FLAGS, R, name, EACH, __VA_ARGS__)
#define MAPFN_SHELL_map_cuda_host MAPFN_NOTHING
#define MAPFN_SHELL_CUDA_110(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CUDA_NO_CALLS MAPFN_CUDA_REFUSED(name, "MAPFN_E45 " #name \
        ": sum_row, tally, kept and first have no CUDA map: call " #name "_map; see docs/errors.md#e45")
#define MAPFN_SHELL_CUDA_001(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CUDA_REFUSED(name, "MAPFN_E09 " #name \
        ": `ordered`: index order matters, so there is no CUDA map: call " #name "_map; see docs/errors.md#e09")
#define MAPFN_SHELL_CUDA_010(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CUDA_REFUSED(name, "MAPFN_E09 " #name \
        ": `host`: its body calls host-only functions, so there is no CUDA map: call " #name \
        "_map; see docs/errors.md#e09")
#define MAPFN_SHELL_CUDA_011 MAPFN_SHELL_CUDA_001
#define MAPFN_CUDA_REFUSED(name, message) \
    MAPFN_REFUSED(name##_map_cuda, message) \
    MAPFN_REFUSED(name##_map_cuda_host, message) \
    MAPFN_REFUSED(name##_map_cuda_prepare, message)

#if MAPFN_FOR_CARD
/* nvcc would only warn of a body that calls such a map in CUDA code, where there is none. */
# define MAPFN_CUDA_NO_CALLS _Pragma("nv_diag_error 20011")
/* In a .cu a map is a static function of that file, so that two files' maps of one name never mix.
 * Other files, also of C, call it by an alias, which the linker joins to theirs. It is weak, because several .cu files
 * may have the definition, and hidden unless `exported`. */
# define MAPFN_SHELL_CUDA_000(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CUDA_MAP(callee, RESULT, FLAGS, R, name, EACH, __VA_ARGS__) \
    MAPFN_ASSERT(sizeof(struct mapfn_args_##name) \
        + sizeof(mapfn_cuda_tiling<mapfn_device_##name::mapfn_arrays + 1>) <= 32764, \
        "MAPFN_E17 " #name ": its arguments are more than a kernel takes, 32764 bytes: " \
        "make a table of the large ones; see docs/errors.md#e17"); \
    MAPFN_CUDA_RUNNER(RESULT, FLAGS, name, _map_cuda, mapfn_cuda_run, EACH, __VA_ARGS__) \
    MAPFN_CUDA_RUNNER(RESULT, FLAGS, name, _map_cuda_host, mapfn_cuda_host_run, EACH, __VA_ARGS__) \
    MAPFN_CUDA_FUNCTION(FLAGS, name##_map_cuda_prepare, \
        mapfn_status name##_map_cuda_prepare(const mapfn_opts *mapfn_o), \
        mapfn_status mapfn_c_##name##_map_cuda_prepare(const mapfn_opts *mapfn_o)) \
    { \
        return mapfn_cuda_prepare(mapfn_info_##name(), mapfn_cuda_kernels_of<mapfn_device_##name>(), mapfn_o); \
    }
# define MAPFN_CUDA_RUNNER(RESULT, FLAGS, name, suffix, runner, EACH, ...) \
    MAPFN_CUDA_FUNCTION(FLAGS, name##suffix, \
        MAPFN_SIGNATURE_OPTS(RESULT, name, suffix, (), EACH, __VA_ARGS__), \
        MAPFN_SIGNATURE_OPTS(RESULT, mapfn_c_##name, suffix, (), EACH, __VA_ARGS__)) \
    { \
        MAPFN_COLLECT(name, EACH, __VA_ARGS__) \
        return runner(MAPFN_CALL_BY(NULL, RESULT, name), mapfn_cuda_kernels_of<mapfn_device_##name>()); \
    }
# define MAPFN_CUDA_FUNCTION(FLAGS, symbol, signature, alias_signature) \
    static inline MAPFN_UNUSED signature __asm__("mapfn_of_this_file_" #symbol); \
    extern "C" alias_signature __asm__(#symbol) __attribute__((__nothrow__, __weak__, \
        MAPFN_CAT(MAPFN_CUDA_VISIBILITY_, MAPFN_FLAG_exported FLAGS), __alias__("mapfn_of_this_file_" #symbol))); \
    static inline MAPFN_UNUSED signature
# define MAPFN_CUDA_VISIBILITY_0 __visibility__("hidden")
# define MAPFN_CUDA_VISIBILITY_1 __visibility__("default")
#else /* elsewhere: declarations */
# define MAPFN_CUDA_NO_CALLS
# define MAPFN_SHELL_CUDA_000(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_EXTERN_C MAPFN_SIGNATURE_OPTS(RESULT, name, _map_cuda, (), EACH, __VA_ARGS__); \
    MAPFN_EXTERN_C MAPFN_SIGNATURE_OPTS(RESULT, name, _map_cuda_host, (), EACH, __VA_ARGS__); \
    MAPFN_EXTERN_C mapfn_status name##_map_cuda_prepare(const mapfn_opts *mapfn_o);
#endif
