/* ======== src/cuda/shells.h: name_map_cuda and its kin, and the back end in the list of all.
 * Uses cuda/runner.h and cuda/host/call.h. Used by definitions. */

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
#else
# define MAPFN_CUDA_NO_CALLS
/* elsewhere: declarations */
# define MAPFN_SHELL_CUDA_000(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_EXTERN_C MAPFN_SIGNATURE_OPTS(RESULT, name, _map_cuda, (), EACH, __VA_ARGS__); \
    MAPFN_EXTERN_C MAPFN_SIGNATURE_OPTS(RESULT, name, _map_cuda_host, (), EACH, __VA_ARGS__); \
    MAPFN_EXTERN_C mapfn_status name##_map_cuda_prepare(const mapfn_opts *mapfn_o);
#endif
