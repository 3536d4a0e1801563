/* ======== src/shells/shells.h: the functions that users call: name_map and its kin.
 * Uses generate/ and run/call.h. Used by users. */

/* ---------------------------------------------------------------------------------------- shells ----
 * A shell is one thin public function: it puts its arguments into the struct and calls what does the work. A back end
 * is a shell and a runner in plain C, in a header of its own. */
#define MAPFN_SIGNATURE(RESULT, name, suffix, EACH, ...) \
    mapfn_status name##suffix(size_t mapfn_n EACH(MAPFN_ARRAY_, __VA_ARGS__) MAPFN_FAILURE_##RESULT)
/* `more`: parameters after opts, in parentheses and with a comma before each: (, MPI_Comm comm) */
#define MAPFN_SIGNATURE_OPTS(RESULT, name, suffix, more, EACH, ...) \
    mapfn_status name##suffix(size_t mapfn_n EACH(MAPFN_ARRAY_, __VA_ARGS__) MAPFN_FAILURE_##RESULT, \
        const mapfn_opts *mapfn_o MAPFN_UNPACK more)
#define MAPFN_LOCAL(item) MAPFN_SECOND(MAPFN_LOCAL_##item, )
/* the shell of a runner collects its arguments in `mapfn_a`, and checks them inline */
#define MAPFN_COLLECT(name, EACH, ...) \
    enum { mapfn_first = 0 }; \
    EACH##_FOR(MAPFN_LOCAL, __VA_ARGS__) \
    struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
    MAPFN_UNUSED mapfn_call mapfn_c; \
    MAPFN_QUICK_CHECKS(name, EACH, __VA_ARGS__)
/* what a runner is called with, after MAPFN_COLLECT */
#define MAPFN_CALL_OF(RESULT, name) MAPFN_CALL_BY(MAPFN_CHOSEN_CHUNK(name), RESULT, name)
#define MAPFN_CALL_BY(chunk, RESULT, name) \
    mapfn_filled(&mapfn_c, mapfn_info_##name(), chunk, &mapfn_a, mapfn_n, mapfn_q.mapfn_too_short, \
        !mapfn_q.mapfn_doubt && (mapfn_traits_##name & MAPFN_HAS_SCRATCH) == 0 MAPFN_FAILURE_PASS_##RESULT, mapfn_o)

/* EXPORTED maps may be defined in several files, and the linker takes one of the definitions. They are declared first,
 * for -Wmissing-prototypes. */
#define MAPFN_PUBLIC_0(PLACE, signature) MAPFN_PUBLIC_FN_##PLACE signature
#define MAPFN_PUBLIC_1(PLACE, signature) \
    MAPFN_EXTERN_C MAPFN_PUBLIC_PLACE_##PLACE MAPFN_ONE_FUNCTION signature; \
    MAPFN_EXPORT_DEFINITION MAPFN_PUBLIC_PLACE_##PLACE signature
#define MAPFN_PUBLIC_PLACE_0 MAPFN_ANYWHERE
#define MAPFN_PUBLIC_PLACE_1
#define MAPFN_PUBLIC_PLACE_0mapfn_inlined MAPFN_ANYWHERE
#define MAPFN_PUBLIC_PLACE_1mapfn_inlined
/* What is verified is more than gcc inlines by itself, and only inline a compiler knows that an array is too short. */
#if MAPFN_VERIFY
# define MAPFN_PUBLIC_RUNNER_0(signature) static inline __attribute__((__unused__, __always_inline__)) signature
#else
# define MAPFN_PUBLIC_RUNNER_0(signature) static inline __attribute__((__unused__)) signature
#endif
#define MAPFN_PUBLIC_RUNNER_1(signature) MAPFN_PUBLIC_1(1, signature)
#ifdef __cplusplus
# define MAPFN_EXPORT_DEFINITION extern "C"
#else
# define MAPFN_EXPORT_DEFINITION
#endif

/* A declaration before name_map refuses arrays that are known to be too short, at the line of the call. clang's error
 * attribute would name the line of the definition. */
#if MAPFN_ERRORS_BY_VALUE
# define MAPFN_ANNOUNCE_0(PLACE, signature, refusals) __extension__ MAPFN_PUBLIC_FN_##PLACE signature refusals;
# define MAPFN_REFUSES_(name, x, count, here) MAPFN_REFUSES_IF(name, x, count) MAPFN_REFUSES_ALSO
# define MAPFN_REFUSES_ALSO(name, x, count, here) MAPFN_REFUSES_IF(name, x, count) MAPFN_REFUSES_
# define MAPFN_REFUSES__END
# define MAPFN_REFUSES_ALSO_END
# define MAPFN_REFUSES_IF(name, x, count) \
    __attribute__((__diagnose_if__(MAPFN_ROOM(x) != SIZE_MAX && MAPFN_ROOM(x) / sizeof *x < (count), \
        MAPFN_TEXT_E12(name), "error")))
#else
# define MAPFN_ANNOUNCE_0(PLACE, signature, refusals)
#endif
#define MAPFN_ANNOUNCE_1(PLACE, signature, refusals)
/* Before name_map_vectorized it names the parameter whose type rules that map out. */
#define MAPFN_RULE_OUT(pair) MAPFN_RULE_OUT_ pair
#define MAPFN_RULE_OUT_(T, x) MAPFN_BY_TYPE(MAPFN_RULE_OUT_, T)(T, x)
#define MAPFN_RULE_OUT_1(T, x)
#define MAPFN_RULE_OUT_0(T, x) \
    __attribute__((__diagnose_if__(MAPFN_TYPE_CLASS(T) == MAPFN_HAS_OTHER_TYPE, MAPFN_TEXT_E07("`" #T "` of " #x), \
        "error")))

/* name_map(n, out, x, y, a), which has no options.
 * `vectorized`: does it call the vectorized kernel? `first`: is this the first function of the definition, in which a
 * mistake in the lengths of rows is reported? `before`: statements that come first. */
#if MAPFN_VERIFY && !MAPFN_DEVICE_CODE
/* With MAPFN_VERIFY each shell first has the looped variant run, and then compares. */
# define MAPFN_SHELL_SEQUENTIAL(RESULT, FLAGS, PLACE, name, suffix, vectorized, first, before, EACH, ...) \
    MAPFN_CAT(MAPFN_PUBLIC_, MAPFN_FLAG_exported FLAGS)(PLACE, \
        MAPFN_SIGNATURE(RESULT, name, suffix, EACH, __VA_ARGS__)) \
    { \
        enum { mapfn_first = first }; \
        EACH##_FOR(MAPFN_LOCAL, __VA_ARGS__) before \
        struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
        mapfn_verifying mapfn_v; \
        MAPFN_QUICK_CHECKS(name, EACH, __VA_ARGS__) \
        MAPFN_VERIFY_BEGIN(name, NULL MAPFN_FAILURE_PASS_##RESULT); \
        return mapfn_verify_end(&mapfn_v, (mapfn_sequential_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), \
            MAPFN_INLINE_BELOW(vectorized), MAPFN_WAYS(vectorized, name), mapfn_v.mapfn_where)); \
    }
/* arguments behind the name: the options and the failure, or NULL */
# define MAPFN_VERIFY_BEGIN(name, ...) \
    mapfn_verify_begin(&mapfn_v, mapfn_info_##name(), mapfn_compares_##name, mapfn_chunk_looped_##name, &mapfn_a, \
        mapfn_n, mapfn_q.mapfn_too_short, __VA_ARGS__)
# define MAPFN_SHELL_RUNNER(RESULT, FLAGS, name, suffix, runner, EACH, ...) \
    MAPFN_CAT(MAPFN_PUBLIC_RUNNER_, MAPFN_FLAG_exported FLAGS)( \
        MAPFN_SIGNATURE_OPTS(RESULT, name, suffix, (), EACH, __VA_ARGS__)) \
    { \
        MAPFN_COLLECT(name, EACH, __VA_ARGS__) \
        MAPFN_VERIFIED(RESULT, name, runner) \
    }
/* after MAPFN_COLLECT */
# define MAPFN_VERIFIED(RESULT, name, runner) \
    mapfn_verifying mapfn_v; \
    mapfn_o = MAPFN_VERIFY_BEGIN(name, mapfn_o MAPFN_FAILURE_PASS_##RESULT); \
    return mapfn_verify_end(&mapfn_v, runner(mapfn_filled(&mapfn_c, mapfn_info_##name(), MAPFN_CHOSEN_CHUNK(name), \
        &mapfn_a, mapfn_n, mapfn_q.mapfn_too_short, false, mapfn_v.mapfn_where, mapfn_o)));
#else
# define MAPFN_SHELL_SEQUENTIAL(RESULT, FLAGS, PLACE, name, suffix, vectorized, first, before, EACH, ...) \
    MAPFN_CAT(MAPFN_PUBLIC_, MAPFN_FLAG_exported FLAGS)(PLACE, \
        MAPFN_SIGNATURE(RESULT, name, suffix, EACH, __VA_ARGS__)) \
    { \
        enum { mapfn_first = first }; \
        EACH##_FOR(MAPFN_LOCAL, __VA_ARGS__) before \
        return (mapfn_sequential_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), MAPFN_INLINE_BELOW(vectorized), \
            MAPFN_HOST_ONLY(MAPFN_WAYS(vectorized, name)) MAPFN_FAILURE_PASS_##RESULT); \
    }
/* name_map…(…, opts): a runner in plain C over the chosen kernel */
# define MAPFN_SHELL_RUNNER(RESULT, FLAGS, name, suffix, runner, EACH, ...) \
    MAPFN_CAT(MAPFN_PUBLIC_RUNNER_, MAPFN_FLAG_exported FLAGS)( \
        MAPFN_SIGNATURE_OPTS(RESULT, name, suffix, (), EACH, __VA_ARGS__)) \
    { \
        MAPFN_COLLECT(name, EACH, __VA_ARGS__) \
        return runner(MAPFN_CALL_OF(RESULT, name)); \
    }
#endif
#define MAPFN_CHOSEN_KERNEL(name) (name##_map_is_vectorized ? mapfn_vectorized_##name : mapfn_looped_##name)
#define MAPFN_CHOSEN_CHUNK(name) (name##_map_is_vectorized ? mapfn_chunk_vectorized_##name : mapfn_chunk_looped_##name)

/* name_map_vectorized, which maps with the flag 0serial do not have */
#define MAPFN_SHELL_VECTORIZED_0(RESULT, FLAGS, PLACE, name, EACH, ...) \
    MAPFN_CAT(MAPFN_ANNOUNCE_, MAPFN_FLAG_exported FLAGS)(PLACE, \
        MAPFN_SIGNATURE(RESULT, name, _map_vectorized, EACH, __VA_ARGS__), \
        MAPFN_FOR_OF(MAPFN_RULE_OUT, (int, ~) EACH(MAPFN_MUST_, __VA_ARGS__))) \
    MAPFN_SHELL_SEQUENTIAL(RESULT, FLAGS, PLACE, name, _map_vectorized, mapfn_may_vectorize_##name, 0, \
        MAPFN_CAT(MAPFN_REFUSE_TYPES_, MAPFN_FLAG_exported FLAGS)(name), EACH, __VA_ARGS__)
#define MAPFN_REFUSE_TYPES_0(name) if (!mapfn_may_vectorize_##name) MAPFN_REFUSE_TYPES();
#define MAPFN_REFUSE_TYPES_1(name) \
    if (!mapfn_may_vectorize_##name) return mapfn_bad_option(#name, "its types cannot be vectorized");
#define MAPFN_SHELL_VECTORIZED_1(RESULT, FLAGS, PLACE, name, EACH, ...) \
    MAPFN_REFUSED(name##_map_vectorized, "MAPFN_E06 " #name \
        ": looped, ordered or scratch rules out _map_vectorized: call " #name "_map; see docs/errors.md#e06")
/* a function that takes any arguments and may not be called */
#define MAPFN_REFUSED(function, message) MAPFN_NOT_HERE MAPFN_ERROR(message) mapfn_status function(size_t, ...);

/* In device code a map is a plain loop, without a kernel and without checks. If the body of a `team` map calls it, the
 * threads of the team share the loop, and mapfn_cuda.h has what comes before and after it. */
#ifndef MAPFN_TEAM_BEGIN_0
# define MAPFN_TEAM_DECLARE_0(name)
# define MAPFN_TEAM_BEGIN_0(RESULT, name, EACH, ...)
# define MAPFN_TEAM_END_0(RESULT)
# if MAPFN_DEVICE_CODE /* without mapfn_cuda.h, which has the sums of device code */
#  define MAPFN_TEAM_SUMS_0(callee, RESULT, STRIDED, name, EACH, ...) __trap(); return MAPFN_BAD_OPTION;
# else
#  define MAPFN_TEAM_SUMS_0(callee, RESULT, STRIDED, name, EACH, ...)
# endif
#endif
#if MAPFN_DEVICE_CODE
/* host-only: never called there */
# define MAPFN_TEAM_SUMS_1(callee, RESULT, STRIDED, name, EACH, ...) return MAPFN_BAD_OPTION;
#else
# define MAPFN_TEAM_SUMS_1(callee, RESULT, STRIDED, name, EACH, ...)
#endif
#define MAPFN_TEAM_DECLARE_1(name)
#define MAPFN_TEAM_BEGIN_1(RESULT, name, EACH, ...)
#define MAPFN_TEAM_END_1(RESULT)
#if MAPFN_DEVICE_CODE
# define MAPFN_ON_HOST(...)
# define MAPFN_HOST_ONLY(...) NULL
# define MAPFN_HOST_DEFINITION(...)
# define MAPFN_FAIL_ELEMENT(name, failure) MAPFN_ELEMENT_FAILED
# define MAPFN_INLINE_BELOW(vectorized) SIZE_MAX
#else
# ifndef MAPFN_ON_HOST /* tests run device code on the host */
#  define MAPFN_ON_HOST(...) __VA_ARGS__
# endif
# define MAPFN_HOST_ONLY(...) __VA_ARGS__
# define MAPFN_HOST_DEFINITION(...) __VA_ARGS__
# define MAPFN_FAIL_ELEMENT(name, failure) mapfn_element_failed(name, failure)
/* the few elements of a looped map must not be vectorized by the caller's own flags */
# if MAPFN_SMALL <= 4
#  define MAPFN_INLINE_BELOW(vectorized) MAPFN_SMALL
# else
#  define MAPFN_INLINE_BELOW(vectorized) ((vectorized) ? MAPFN_SMALL : 4)
# endif
#endif
#define MAPFN_PUBLIC_FN_0 MAPFN_PUBLIC_FN
#define MAPFN_PUBLIC_FN_1 static inline __attribute__((__unused__))
#define MAPFN_PUBLIC_FN_0mapfn_inlined MAPFN_FN
#define MAPFN_PUBLIC_FN_1mapfn_inlined MAPFN_HOST_FN
#define MAPFN_PUBLIC_FN static inline MAPFN_ANYWHERE __attribute__((__unused__))
