/* ======== src/generate/sequential.h: the sequential map: checks, a few elements inline, else a kernel.
 * Uses generate/kernels.h. Used by shells. */

/* the sequential map, which all shells without options call */
#define MAPFN_SEQUENTIAL_SIGNATURE(name, EACH, ...) \
    mapfn_status mapfn_sequential_##name(size_t mapfn_n EACH(MAPFN_KERNEL_, __VA_ARGS__), \
        MAPFN_UNUSED size_t mapfn_small, MAPFN_UNUSED __typeof__(mapfn_looped_##name) *mapfn_kernel, \
        MAPFN_HOST_DEFINITION(MAPFN_UNUSED __typeof__(mapfn_long_looped_##name) *mapfn_long,) \
        MAPFN_UNUSED mapfn_failure *mapfn_where)
/* The kernel and the long way of a shell's map. A constant chooses them here, and not in the map: what that names and
 * then does not call would be compiled half the way, which took clang a fifth of its time. */
#define MAPFN_WAYS(vectorized, name) \
    (vectorized) ? mapfn_vectorized_##name : mapfn_looped_##name, \
    (vectorized) ? mapfn_long_vectorized_##name : mapfn_long_looped_##name

/* Is a doubt of the inline checks looked into even if MAPFN_CHECKS is 0? It is for the limit of steps, which is an
 * option, and for indices that may not fit their type. */
#if MAPFN_CHECKS
# define MAPFN_ASKS(name) 1
#else
# define MAPFN_ASKS(name) ((mapfn_traits_##name & MAPFN_IS_REPEATED) != 0 || mapfn_limit_##name != 0)
#endif
/* what is done if no doubt is looked into */
#if MAPFN_WIDE
# define MAPFN_KNOW_PROCESSOR(name) \
    if (MAPFN_IS_WIDE(mapfn_traits_##name) && !MAPFN_ASKS(name) \
        && __builtin_expect(mapfn_n > MAPFN_SURE_COUNT(mapfn_n), 0)) mapfn_know_processor();
#else
# define MAPFN_KNOW_PROCESSOR(name)
#endif
/* Does the call use the kernel, and not the loop over a few elements? */
#define MAPFN_CALLS_KERNEL(name) \
    (mapfn_n >= mapfn_small || (mapfn_traits_##name & (MAPFN_HAS_ROWS | MAPFN_IS_REPEATED)) != 0)
/* Does it use mapfn_run, which has a frame? */
#define MAPFN_IS_RUN(name) \
    (mapfn_runs_##name && mapfn_is_run(mapfn_info_##name(), &mapfn_q, mapfn_n))
/* The inline checks of a map, which all its functions call. They return whether there is a doubt. The call of the
 * kernel is never made: it names the parameters that need no check, or compilers would say that they are unused. */
#define MAPFN_GENERATE_CHECKS(name, EACH, ...) \
    MAPFN_HOST_FN bool mapfn_doubts_##name(mapfn_quick *mapfn_q, bool mapfn_too_many, \
        size_t mapfn_n EACH##_FOR(MAPFN_INSIDE, __VA_ARGS__)) \
    { \
        enum { mapfn_claims = 0 EACH##_FOR(MAPFN_CLAIMS, __VA_ARGS__) }; \
        MAPFN_UNUSED int mapfn_outputs = 0; \
        if (false) (mapfn_looped_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), 0); \
        MAPFN_CHAIN(MAPFN_SHORT_, EACH(MAPFN_FIT_, __VA_ARGS__)) \
        MAPFN_REFUSE_SHORT(mapfn_n, mapfn_q->mapfn_too_short != NULL) \
        MAPFN_DOUBT_IF(mapfn_too_many) \
        EACH##_FOR(MAPFN_CLAIM, __VA_ARGS__) \
        EACH##_FOR(MAPFN_QUICK, __VA_ARGS__) \
        return mapfn_q->mapfn_doubt || mapfn_q->mapfn_too_short != NULL; \
    }
/* They leave `mapfn_q`. */
#define MAPFN_QUICK_CHECKS(name, EACH, ...) \
    MAPFN_QUICK_CHECKS_BUT(mapfn_n > MAPFN_SURE_COUNT(mapfn_n), name, EACH, __VA_ARGS__)
#define MAPFN_QUICK_CHECKS_BUT(too_many, name, EACH, ...) \
    mapfn_quick mapfn_q = MAPFN_QUICK_NOTHING; \
    mapfn_q.mapfn_doubt = (mapfn_doubts_##name)(&mapfn_q, too_many, mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__));
#define MAPFN_CLAIMS(item) MAPFN_SECOND(MAPFN_CLAIMS_##item, )
#define MAPFN_CLAIM(item) MAPFN_SECOND(MAPFN_CLAIM_##item, )
#define MAPFN_QUICK(item) MAPFN_SECOND(MAPFN_QUICK_##item, )
/* Which arrays are too short? */
#define MAPFN_SHORT_(name, x, declared, count) MAPFN_IF_SHORT(name, x, count) MAPFN_SHORT_ALSO
#define MAPFN_SHORT_ALSO(name, x, declared, count) MAPFN_IF_SHORT(name, x, count) MAPFN_SHORT_
#define MAPFN_SHORT__END
#define MAPFN_SHORT_ALSO_END
#define MAPFN_IF_SHORT(name, x, count) if ((count) * sizeof *x > MAPFN_ROOM(x)) mapfn_q->mapfn_too_short = name;

/* The long way: where the inline checks leave a doubt, and where the call is one with a frame. It is a function of its
 * own and the last that the map calls, so that the usual way keeps no argument beyond its call of a kernel. To save
 * registers for that took a nanosecond of each call. Each kernel has its own: if a kernel's address were passed on, gcc
 * would no longer know in it which arguments are the same constants in all calls. BODY is what a form does there. */
#define MAPFN_GENERATE_LONG(BODY, RESULT, name, EACH, ...) \
    MAPFN_HOST_DEFINITION( \
        MAPFN_LONG_OF(vectorized, BODY, RESULT, name, EACH, __VA_ARGS__) \
        MAPFN_LONG_OF(looped, BODY, RESULT, name, EACH, __VA_ARGS__))
#define MAPFN_LONG_OF(mode, BODY, RESULT, name, EACH, ...) \
    MAPFN_PLAIN mapfn_status mapfn_long_##mode##_##name(size_t mapfn_n EACH(MAPFN_KERNEL_, __VA_ARGS__), \
        const char *mapfn_too_short, bool mapfn_sound, mapfn_failure *mapfn_where) \
    { \
        struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
        BODY(mode, RESULT, name, EACH, __VA_ARGS__) \
    }
/* `sound`: was nothing left in doubt? */
#define MAPFN_GO_LONG(sound, EACH, ...) \
    return mapfn_long(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_q.mapfn_too_short, sound, mapfn_where);
#define MAPFN_LONG_0each(mode, RESULT, name, EACH, ...) \
    MAPFN_FAILED_##RESULT \
    if (mapfn_runs_##name) { \
        MAPFN_RUN_LONG(name, mapfn_chunk_##mode##_##name, mapfn_sound) \
    } \
    MAPFN_CLARIFY(RESULT, name, mapfn_a, mapfn_too_short) \
    MAPFN_FINISH_##RESULT(MAPFN_CALL_KERNEL(RESULT, (mapfn_##mode##_##name), name, EACH, __VA_ARGS__), #name)
/* how a long way ends in a call with its frame */
#define MAPFN_RUN_LONG(name, chunk, sound) \
    mapfn_call mapfn_c; \
    return mapfn_run(mapfn_filled(&mapfn_c, mapfn_info_##name(), chunk, &mapfn_a, mapfn_n, mapfn_too_short, sound, \
        mapfn_where, NULL));
#define MAPFN_CLARIFY(RESULT, name, args, too_short) { \
    mapfn_status const mapfn_wrong = mapfn_clarify(mapfn_info_##name(), &args, mapfn_n, too_short); \
    if (mapfn_wrong != MAPFN_OK) MAPFN_REFUSE_##RESULT(mapfn_wrong) \
}
#define MAPFN_GENERATE_SEQUENTIAL_0steps MAPFN_GENERATE_SEQUENTIAL_0each
#define MAPFN_GENERATE_SEQUENTIAL_0each(LOOP, callee, RESULT, FLAGS, name, EACH, ...) \
    MAPFN_GENERATE_LONG(MAPFN_LONG_0each, RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_TEAM_DECLARE_, MAPFN_FLAG_host FLAGS)(name) \
    MAPFN_CAT(MAPFN_ELEMENT_FN_, MAPFN_FLAG_host FLAGS) MAPFN_SEQUENTIAL_SIGNATURE(name, EACH, __VA_ARGS__) \
    { \
        MAPFN_FAILED_##RESULT \
        MAPFN_CAT(MAPFN_UNIT_, MAPFN_FLAG_strided FLAGS)(enum { mapfn_contiguous = 0 };) \
        MAPFN_ON_HOST( \
            MAPFN_QUICK_CHECKS(name, EACH, __VA_ARGS__) \
            if ((MAPFN_ASKS(name) && __builtin_expect(mapfn_q.mapfn_doubt, 0)) || MAPFN_IS_RUN(name)) \
                MAPFN_GO_LONG(mapfn_q.mapfn_met && !mapfn_q.mapfn_doubt, EACH, __VA_ARGS__) \
            MAPFN_KNOW_PROCESSOR(name) \
            if (MAPFN_CALLS_KERNEL(name)) { \
                MAPFN_FINISH_##RESULT(MAPFN_CALL_KERNEL(RESULT, mapfn_kernel, name, EACH, __VA_ARGS__), #name) \
            }) \
        MAPFN_CAT(MAPFN_TEAM_BEGIN_, MAPFN_FLAG_host FLAGS)(RESULT, name, EACH, __VA_ARGS__) \
        MAPFN_ROLLED \
        for (size_t mapfn_i = 0, mapfn_at MAPFN_UNUSED = 0; mapfn_i < mapfn_n; mapfn_i++, mapfn_at++) { \
            MAPFN_STEP_SEEN \
            MAPFN_COUNTING_FEW(mapfn_at) \
            MAPFN_NOTE_##RESULT( \
                MAPFN_AN_ELEMENT(mapfn_i, MAPFN_FLAG_strided FLAGS, name, (), EACH, __VA_ARGS__)) \
        } \
        MAPFN_CAT(MAPFN_TEAM_END_, MAPFN_FLAG_host FLAGS)(RESULT) \
        MAPFN_STATUS_##RESULT(#name) \
    }
