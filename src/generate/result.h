/* ======== src/generate/result.h: what a function returns: a value, nothing, a failure, or a step of these.
 * Uses kinds/. Used by generate/. */

/* -------------------------------------------------------------------- the result: five blocks ----
 *   0value    R is stored in `out`, an array that is the kind mapfn_result
 *   0nothing  R is void, or says whether a step is made once more
 *   0failure  R is an error code, as in a `fallible` map
 *   0keep     R says whether the element is kept
 *   0find     R says whether it is what is looked for
 * These names begin with a digit, so that no macro of the user's is expanded where they are passed on.
 *
 * FAILURE  the map's last argument                   FAILED   the lowest failing element so far
 * STORE    keeps one element's result
 * GIVES    the type that mapfn_at_name returns        GIVE     what that does
 * NOTE     keeps the code of one element, if any
 * FAILING  a block's last parameter                  FAILS    what a kernel passes there
 * RETURNS  what a kernel returns                     DONE     how it returns that
 * FINISH   how its map goes on with that             CHUNK    its chunk function
 * STATUS   what the map returns                      REFUSE   what it does where its arguments are wrong
 * HELD     a call around which elements are held
 * FAILURE_PASS  the last argument of a call of the map's runner */
#define MAPFN_RESULT_OF(R, FLAGS) \
    MAPFN_CAT(MAPFN_RESULT_BY_, MAPFN_CAT(MAPFN_FLAG_keeps FLAGS, MAPFN_FLAG_finds FLAGS))(R, FLAGS)
#define MAPFN_RESULT_BY_00(R, FLAGS) \
    MAPFN_RESULT(MAPFN_FLAG_steps FLAGS, MAPFN_FLAG_fallible FLAGS, MAPFN_IS_VOID(R))
#define MAPFN_RESULT_BY_10(R, FLAGS) 0keep
#define MAPFN_RESULT_BY_01(R, FLAGS) 0find
#define MAPFN_RESULT_BY_11(R, FLAGS) 0find
#define MAPFN_RESULT(steps, fallible, nothing) MAPFN_CAT(MAPFN_RESULT_, MAPFN_CAT(steps, MAPFN_CAT(fallible, nothing)))
#define MAPFN_RESULT_000 0value
#define MAPFN_RESULT_001 0nothing
#define MAPFN_RESULT_010 0failure
#define MAPFN_RESULT_100 0nothing
#define MAPFN_RESULT_110 0failure
#define MAPFN_VOID_void(end) ~, 1
#define MAPFN_INT_int(end) ~, 1
#define MAPFN_INT_static ~, 2,
#define MAPFN_INT_inline ~, 2,
#define MAPFN_INT_extern ~, 2,
/* The parenthesis behind R tells `void` from `void *`. An R of `static float` is 2, for a message. */
#define MAPFN_IS_VOID(R) MAPFN_SECOND(MAPFN_VOID_##R(~), 0)
#define MAPFN_IS_INT(R) MAPFN_SECOND(MAPFN_INT_##R(~), 0)

#define MAPFN_STORE_0value(R, call) MAPFN_PUT(R, mapfn_out[MAPFN_NTH(R)], call)
#define MAPFN_GIVES_0value void
#define MAPFN_GIVE_0value(R, enter, call) do { enter MAPFN_STORE_0value(R, call) } while (0);
#define MAPFN_NOTE_0value(element) element;
#define MAPFN_FAILING_0value
#define MAPFN_FAILS_0value
#define MAPFN_HELD_0value(R, call, back) \
    R mapfn_result = call; \
    back \
    return mapfn_result;
#define MAPFN_FAILURE_0value
#define MAPFN_FAILURE_PASS_0value , NULL
#define MAPFN_FAILED_0value
#define MAPFN_RETURNS_0value mapfn_status
#define MAPFN_DONE_0value return MAPFN_OK;
#define MAPFN_FINISH_0value(call, name) return call;
#define MAPFN_CHUNK_0value(call) \
    mapfn_failure const mapfn_none = {SIZE_MAX, 0}; \
    call; \
    return mapfn_none;
#define MAPFN_STATUS_0value(name) return MAPFN_OK;
#define MAPFN_REFUSE_0value(trouble) return trouble;

#define MAPFN_STORE_0nothing(R, call) call;
#define MAPFN_GIVES_0nothing void
#define MAPFN_GIVE_0nothing(R, enter, call) do { enter call; } while (0);
#define MAPFN_NOTE_0nothing MAPFN_NOTE_0value
#define MAPFN_FAILING_0nothing
#define MAPFN_FAILS_0nothing
#define MAPFN_HELD_0nothing(R, call, back) call; back
#define MAPFN_FAILURE_0nothing
#define MAPFN_FAILURE_PASS_0nothing , NULL
#define MAPFN_FAILED_0nothing
#define MAPFN_RETURNS_0nothing MAPFN_RETURNS_0value
#define MAPFN_DONE_0nothing MAPFN_DONE_0value
#define MAPFN_FINISH_0nothing MAPFN_FINISH_0value
#define MAPFN_CHUNK_0nothing MAPFN_CHUNK_0value
#define MAPFN_STATUS_0nothing MAPFN_STATUS_0value
#define MAPFN_REFUSE_0nothing MAPFN_REFUSE_0value

#define MAPFN_STORE_0failure(R, call) MAPFN_NOTE_0failure(call)
#define MAPFN_GIVES_0failure int
#define MAPFN_GIVE_0failure(R, enter, call) \
    int mapfn_code = 0; \
    do { enter mapfn_code = call; } while (0); \
    return mapfn_code;
#define MAPFN_NOTE_0failure(element) mapfn_note(mapfn_failing, element, mapfn_i);
#define MAPFN_FAILING_0failure , mapfn_failure *const mapfn_failing
#define MAPFN_FAILS_0failure , mapfn_failing
#define MAPFN_HELD_0failure MAPFN_HELD_0value
#define MAPFN_FAILURE_0failure , mapfn_failure *mapfn_where
#define MAPFN_FAILURE_PASS_0failure , mapfn_where
#define MAPFN_FAILED_0failure \
    mapfn_failure mapfn_failed = {SIZE_MAX, 0}, *const mapfn_failing MAPFN_UNUSED = &mapfn_failed;
#define MAPFN_RETURNS_0failure mapfn_failure
#define MAPFN_DONE_0failure return mapfn_failed;
#define MAPFN_FINISH_0failure(call, name) \
    mapfn_failed = call; \
    MAPFN_STATUS_0failure(name)
#define MAPFN_CHUNK_0failure(call) \
    return mapfn_counted_from(mapfn_begin, call);
#define MAPFN_STATUS_0failure(name) \
    if (mapfn_where) *mapfn_where = mapfn_failed; \
    return mapfn_has_failed(&mapfn_failed) ? MAPFN_FAIL_ELEMENT(name, mapfn_failed) : MAPFN_OK;
#define MAPFN_REFUSE_0failure(trouble) { \
    if (mapfn_where) *mapfn_where = mapfn_failed; \
    return trouble; \
}

/* What is kept or found is gathered, see generate/gathers.h. */
#define MAPFN_HELD_0keep MAPFN_HELD_0value
#define MAPFN_FAILURE_0keep MAPFN_FAILURE_0nothing
#define MAPFN_FAILURE_PASS_0keep MAPFN_FAILURE_PASS_0nothing
#define MAPFN_FAILED_0keep MAPFN_FAILED_0nothing
#define MAPFN_RETURNS_0keep MAPFN_RETURNS_0nothing
#define MAPFN_DONE_0keep MAPFN_DONE_0nothing
#define MAPFN_FINISH_0keep MAPFN_FINISH_0nothing
#define MAPFN_CHUNK_0keep MAPFN_CHUNK_0nothing
#define MAPFN_STATUS_0keep MAPFN_STATUS_0nothing
#define MAPFN_REFUSE_0keep MAPFN_REFUSE_0nothing

#define MAPFN_HELD_0find MAPFN_HELD_0value
#define MAPFN_FAILURE_0find MAPFN_FAILURE_0nothing
#define MAPFN_FAILURE_PASS_0find MAPFN_FAILURE_PASS_0nothing
#define MAPFN_FAILED_0find MAPFN_FAILED_0nothing
#define MAPFN_RETURNS_0find MAPFN_RETURNS_0nothing
#define MAPFN_DONE_0find MAPFN_DONE_0nothing
#define MAPFN_FINISH_0find MAPFN_FINISH_0nothing
#define MAPFN_CHUNK_0find MAPFN_CHUNK_0nothing
#define MAPFN_STATUS_0find MAPFN_STATUS_0nothing
#define MAPFN_REFUSE_0find MAPFN_REFUSE_0nothing

/* About maps of structs clang's cost model decides: where it is forced, a vector of structs can take 1.2 to 6 times as
 * long as one struct after another, above all where members are stored in a branch of the body. Of many arrays only
 * those maps are left to it that may store so. */
#if MAPFN_QUIRK_stores_by_branch
# define MAPFN_TRUSTS_STRUCTS(traits) \
    (mapfn_trusted && ((traits) & (MAPFN_HAS_STRUCT | MAPFN_IS_VECTORIZED | MAPFN_IS_REPEATED)) == MAPFN_HAS_STRUCT)
# define MAPFN_TRUSTED_STRUCTS(name) , mapfn_trusted = mapfn_trusted_##name
# define MAPFN_STRUCTS_TRUSTED(name, FLAGS, EACH, ...) \
    mapfn_trusted_##name = !MAPFN_HAS_MANY_ARRAYS(FLAGS, __VA_ARGS__) EACH##_FOR(MAPFN_STORES, __VA_ARGS__),
# define MAPFN_STORES(item) MAPFN_SECOND(MAPFN_STORES_##item, )
#else
# define MAPFN_TRUSTS_STRUCTS(traits) 0
# define MAPFN_TRUSTED_STRUCTS(name)
# define MAPFN_STRUCTS_TRUSTED(name, FLAGS, EACH, ...)
#endif

/* the alignments of all values, joined, where the turns of loops depend on them: see mapfn_turn */
#if MAPFN_QUIRK_two_loops
# define MAPFN_ALIGNED(name, EACH, ...) mapfn_aligned_##name = 0 EACH##_FOR(MAPFN_ALIGN, __VA_ARGS__),
# define MAPFN_ALIGN(item) MAPFN_SECOND(MAPFN_ALIGN_##item, )
#else
# define MAPFN_ALIGNED(name, EACH, ...)
#endif

/* The loop of a kernel over its elements. LOOP is MAPFN_LOOP_VECTORIZED, …_FORCED, …_ROWS or …_LOOPED; `element` is the
 * call of mapfn_at_name. */
#define MAPFN_LOOPS_0value(LOOP, traits, element) MAPFN_CAT(LOOP, _OF)(traits, mapfn_i, 0, mapfn_n, element;)
#define MAPFN_LOOPS_0nothing MAPFN_LOOPS_0value
/* The codes go into a small block, which is searched only where one of them is not 0, as no compiler vectorizes a loop
 * with that branch. They are counted because gcc 11 does not vectorize a loop that joins them by `|`. In blocks of 256
 * bytes take 1.1 to 1.35 times as long. */
#define MAPFN_LOOPS_0failure(LOOP, traits, element) MAPFN_LOOPS_IN_BLOCKS(LOOP, traits, , element, )
#define MAPFN_LOOPS_IN_BLOCKS(LOOP, traits, before, element, after) \
    for (size_t mapfn_from = 0, mapfn_to; mapfn_from < mapfn_n; mapfn_from = mapfn_to) { \
        enum { mapfn_codes_most = 1024 }; \
        int mapfn_codes[mapfn_codes_most], mapfn_failures = 0; \
        mapfn_to = mapfn_n - mapfn_from < (size_t)mapfn_codes_most ? mapfn_n : mapfn_from + (size_t)mapfn_codes_most; \
        MAPFN_CAT(LOOP, _OF)(traits, mapfn_i, mapfn_from, mapfn_to, \
            before \
            int const mapfn_code = element; \
            after \
            mapfn_codes[mapfn_i - mapfn_from] = mapfn_code; \
            mapfn_failures += mapfn_code != 0;) \
        if (mapfn_failures != 0) mapfn_search(&mapfn_failed, mapfn_codes, mapfn_from); \
    }
