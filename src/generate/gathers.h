/* ======== src/generate/gathers.h: the kernels of maps whose outputs are not one for each element.
 * Uses generate/kernels.h, generate/sums.h and run/gathers.h. Used by shells. */

/* --------------------------------------------------------------------------- maps that gather ----
 *     MAPFN(void, histogram, in(float, x), uniform(float, scale), tally(uint32_t, h, 100))
 *     {
 *         *h_at = (size_t)(int)(x * scale);
 *         *h = 1;
 *     }
 *
 * has these kernels. Each adds its elements to the tables that the argument struct points to. Sums beside them are
 * added up there too if all are of integers, else each element's part is stored. All else is plain C, see
 * run/gathers.h.
 *
 *     static void mapfn_join_histogram(field, to, by, count)   to[k] = to[k] + by[k], where plain C has no such join
 *     static mapfn_status mapfn_vectorized_histogram(n, told, x, scale, h, length, offset)
 *     {
 *         for (size_t from = 0, to; from < n; from = to) {
 *             uint32_t values_h[512];
 *             size_t places_h[512];
 *             to = n - from < 512 ? n : from + 512;
 *             for (size_t i = from; i < to; i++) {                                  this is vectorized
 *                 uint32_t value_h = 0;
 *                 size_t place_h = 0;
 *                 histogram(x[i], scale, &value_h, &place_h);
 *                 values_h[i - from] = value_h;
 *                 places_h[i - from] = place_h;
 *             }
 *             for (size_t j = 0; j < to - from; j++)
 *                 if (places_h[j] < length) h[places_h[j]] += values_h[j];
 *                 else mapfn_miss(told, "h", offset + from + j, places_h[j]);
 *         }
 *     } */

/* The rules: no repeat, ordered or scratch stands beside a gather; a map with `kept` or `first` is not fallible; and
 * `first` is the only output. */
#define MAPFN_GATHERS_FIT(FLAGS) \
    MAPFN_CAT(MAPFN_GATHERS_ARE_, MAPFN_CAT(MAPFN_FLAG_gathers FLAGS, MAPFN_FLAG_apart FLAGS))(FLAGS)
#define MAPFN_GATHERS_ARE_00(FLAGS) 0right
#define MAPFN_GATHERS_ARE_01(FLAGS) 0right
#define MAPFN_GATHERS_ARE_11(FLAGS) 0apart
#define MAPFN_GATHERS_ARE_10(FLAGS) \
    MAPFN_SECOND(MAPFN_CAT(MAPFN_FINDING_, MAPFN_CAT(MAPFN_COUNTED_FINDS(MAPFN_UNPACK FLAGS), \
        MAPFN_FLAG_yields FLAGS)), MAPFN_KEEPING_IS(FLAGS))
#define MAPFN_COUNTED_FINDS(...) MAPFN_COUNTED_FINDS_(__VA_ARGS__)
#define MAPFN_COUNTED_FINDS_(EACH, ...) MAPFN_ONE_AND_TWO(~ EACH(MAPFN_ASKED_finds_, __VA_ARGS__), 0, 0, 0, 0)
#define MAPFN_FINDING_101 ~, 0alone
#define MAPFN_FINDING_110 ~, 0alone
#define MAPFN_FINDING_111 ~, 0alone
#define MAPFN_KEEPING_IS(FLAGS) \
    MAPFN_SECOND(MAPFN_CAT(MAPFN_KEEPING_, MAPFN_CAT(MAPFN_FLAG_fallible FLAGS, \
        MAPFN_CAT(MAPFN_FLAG_keeps FLAGS, MAPFN_FLAG_finds FLAGS))), 0right)
#define MAPFN_KEEPING_001 ~, 0says
#define MAPFN_KEEPING_010 ~, 0says
#define MAPFN_KEEPING_101 ~, 0codes
#define MAPFN_KEEPING_110 ~, 0codes
#define MAPFN_GATHERS_FIT_0right MAPFN_SOUND
/* What is nothing is told here, and any other type where it is known. */
#define MAPFN_GATHERS_FIT_0says(START, RESULT, R, ...) \
    MAPFN_CAT(MAPFN_SAYS_NOTHING_, MAPFN_IS_VOID(R))(START, RESULT, R, __VA_ARGS__)
#define MAPFN_SAYS_NOTHING_0 MAPFN_SOUND
#define MAPFN_SAYS_NOTHING_1(START, RESULT, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_NO_BOOL(MAPFN_SEE_43, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_GATHERS_FIT_0apart(START, RESULT, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_APART(MAPFN_SEE_42, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_GATHERS_FIT_0alone(START, RESULT, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_ALONE(MAPFN_SEE_44, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_GATHERS_FIT_0codes(START, RESULT, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_CODES(MAPFN_SEE_43, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_MUST_0keep(R, name) \
    MAPFN_ASSERT(MAPFN_IS_BOOL(R), "MAPFN_E43 " #name \
        ": with kept or first the function returns bool, and this one " #R "; see docs/errors.md#e43");
#define MAPFN_MUST_0find(R, name) \
    MAPFN_MUST_0keep(R, name) \
    MAPFN_ASSERT((mapfn_traits_##name & MAPFN_HAS_NO_LANE) == 0, "MAPFN_E44 " #name \
        ": first stands in a map by itself, with no other output and no sum; see docs/errors.md#e44");
#define MAPFN_REPORT_APART(anchor, name) \
    MAPFN_SAY(MAPFN_E42 name: sum_row, tally, kept and first stand beside no repeat, ordered or scratch; see anchor)
#define MAPFN_REPORT_ALONE(anchor, name) \
    MAPFN_SAY(MAPFN_E44 name: first stands in a map by itself, with no other output and no sum; see anchor)
#define MAPFN_REPORT_NO_BOOL(anchor, name) \
    MAPFN_SAY(MAPFN_E43 name: with kept or first the function returns bool, and this one void; see anchor)
#define MAPFN_REPORT_CODES(anchor, name) \
    MAPFN_SAY(MAPFN_E43 name: with kept or first the function returns bool, and is not fallible; see anchor)

/* the items among a list that gather */
#define MAPFN_GATHER_ITEMS(...) MAPFN_REST(~ MAPFN_FOR(MAPFN_GATHER_ITEM, __VA_ARGS__))
#define MAPFN_GATHER_ITEM(item) MAPFN_CAT(MAPFN_SUM_ITEM_, MAPFN_SECOND(MAPFN_GATHERS_##item, 0))(item)

/* A word that most gathers do not have is nothing where it is missing. */
#define MAPFN_EACH_GATHER(WORD, gathers) MAPFN_FOR_OF(MAPFN_GATHER_##WORD, MAPFN_UNPACK gathers)
#define MAPFN_GATHER_COUNTS(item) MAPFN_SECOND(MAPFN_COUNTS_##item, )
#define MAPFN_GATHER_WEIGHS(item) MAPFN_SECOND(MAPFN_WEIGHS_##item, )
#define MAPFN_GATHER_CARRIES(item) MAPFN_SECOND(MAPFN_CARRIES_##item, )
#define MAPFN_GATHER_KEEPS(item) MAPFN_SECOND(MAPFN_KEEPS_##item, )
#define MAPFN_GATHER_DECLARES(item) MAPFN_SECOND(MAPFN_DECLARES_##item, )
#define MAPFN_GATHER_STARTS(item) MAPFN_SECOND(MAPFN_STARTS_##item, )
#define MAPFN_GATHER_LAYS(item) MAPFN_SECOND(MAPFN_LAYS_##item, )
#define MAPFN_GATHER_BRINGS(item) MAPFN_SECOND(MAPFN_BRINGS_##item, )
#define MAPFN_GATHER_ADDS(item) MAPFN_SECOND(MAPFN_ADDS_##item, )
#define MAPFN_GATHER_ALONE(item) MAPFN_SECOND(MAPFN_ALONE_##item, )
#define MAPFN_GATHER_CLEARS(item) MAPFN_SECOND(MAPFN_CLEARS_##item, )
#define MAPFN_GATHER_RELEASES(item) MAPFN_SECOND(MAPFN_RELEASES_##item, )
#define MAPFN_GATHER_HANDS(item) MAPFN_SECOND(MAPFN_HANDS_##item, )

#define MAPFN_ELEMENT_0gathers MAPFN_ELEMENT
#define MAPFN_GENERATE_0gathers MAPFN_GENERATE_0each
#define MAPFN_GATHERS_BY_OMP MAPFN_SECOND(MAPFN_HERE_omp_gathers, NULL)

#define MAPFN_GENERATE_INFO_0gathers(cost, name, EACH, ...) \
    MAPFN_DESCRIBE_GATHERS(cost, name, (MAPFN_GATHER_ITEMS(__VA_ARGS__)), MAPFN_SUMS_BESIDE(EACH, __VA_ARGS__), EACH, \
        __VA_ARGS__)
/* The sums beside gathers, behind 0none, as there may be no other: it is nothing of each word of a sum. */
#define MAPFN_SUMS_BESIDE(EACH, ...) (0none EACH##_FOR(MAPFN_SUM_ITEM, __VA_ARGS__))
#define MAPFN_STATE_0none
#define MAPFN_JOIN_0none
#define MAPFN_KIND_0none
#define MAPFN_SHARED_0none
#define MAPFN_TELL_0none
#define MAPFN_TYPES_0none
#define MAPFN_BEGIN_0none
#define MAPFN_EXACT_0none
#define MAPFN_MEMBERS_0none
#define MAPFN_WRAPS_0none
#define MAPFN_LAID_0none
#define MAPFN_LEFT_0none
#define MAPFN_DESCRIBE_GATHERS(cost, name, gathers, sums, EACH, ...) \
    MAPFN_PADDED(struct mapfn_state_##name { mapfn_sums mapfn_base; MAPFN_EACH_SUM(MAPFN_STATE_, sums) };) \
    MAPFN_JOINS void mapfn_join_##name(MAPFN_UNUSED size_t mapfn_field, MAPFN_UNUSED void *mapfn_to, \
        MAPFN_UNUSED const void *mapfn_by, MAPFN_UNUSED size_t mapfn_count) \
    { \
        typedef struct mapfn_args_##name mapfn_self MAPFN_UNUSED; \
        MAPFN_EACH_SUM(MAPFN_JOIN_, gathers) MAPFN_EACH_SUM(MAPFN_JOIN_, sums) \
    } \
    static inline __attribute__((__unused__)) const mapfn_info *mapfn_info_##name(void) \
    { \
        MAPFN_DESCRIBE(0, 0, name, EACH, __VA_ARGS__) \
        typedef struct mapfn_state_##name mapfn_self_state; \
        enum { \
            MAPFN_EACH_SUM(MAPFN_KIND_, gathers) MAPFN_EACH_SUM(MAPFN_KIND_, sums) \
            mapfn_shared = 1 MAPFN_EACH_SUM(MAPFN_SHARED_, gathers) MAPFN_EACH_SUM(MAPFN_SHARED_, sums) \
        }; \
        static const mapfn_sum mapfn_each[] = { MAPFN_EACH_SUM(MAPFN_TELL_, sums) {0, 0, 0, NULL} }; \
        static const mapfn_gather mapfn_every[] = { MAPFN_EACH_SUM(MAPFN_DESCRIBES_, gathers) }; \
        enum { \
            mapfn_sums_count = (int)(sizeof mapfn_each / sizeof *mapfn_each) - 1, \
            mapfn_gathers_count = (int)(sizeof mapfn_every / sizeof *mapfn_every) \
        }; \
        static const mapfn_gathers mapfn_constant = { \
            {{{#name, mapfn_params, mapfn_count, mapfn_traits_##name, cost, \
                MAPFN_BEYOND(EACH, __VA_ARGS__)}, mapfn_gathers_check}, \
            mapfn_each, mapfn_each + mapfn_sums_count, sizeof(mapfn_self_state), \
            mapfn_shared ? NULL : mapfn_join_##name, \
            &mapfn_gatherer, MAPFN_GATHERS_BY_OMP}, \
            mapfn_every, mapfn_every + mapfn_gathers_count, MAPFN_OFFSET(mapfn_told), \
            1 MAPFN_EACH_SUM(MAPFN_EXACT_, sums)}; \
        return mapfn_as_info(&mapfn_constant); \
    }

#define MAPFN_GENERATE_KERNELS_0gathers(LOOP, callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_GENERATE_SUMMED_, MAPFN_FLAG_sums FLAGS)(RESULT, name, (MAPFN_SUM_ITEMS(__VA_ARGS__))) \
    MAPFN_GENERATE_KERNELS_OF_GATHERS(LOOP, RESULT, MAPFN_FLAG_sums FLAGS, MAPFN_FLAG_strided FLAGS, R, name, \
        (MAPFN_GATHER_ITEMS(__VA_ARGS__)), MAPFN_SUMS_BESIDE(EACH, __VA_ARGS__), \
        (size_t const mapfn_nth MAPFN_UNUSED = mapfn_i; \
            MAPFN_CAT(MAPFN_BEHIND_MASK_, MAPFN_FLAG_masked FLAGS)(mapfn_traits_##name, EACH, __VA_ARGS__) \
            EACH##_FOR(MAPFN_ENTER, __VA_ARGS__)), \
        ((callee)(MAPFN_REST(~ EACH(MAPFN_AT_, __VA_ARGS__)))), EACH, __VA_ARGS__)
#define MAPFN_GENERATE_KERNELS_OF_GATHERS(LOOP, RESULT, SUMS, STRIDED, R, name, gathers, sums, enter, call, EACH, ...) \
    enum { \
        mapfn_widths_##name = MAPFN_WIDEST(0 EACH##_FOR(MAPFN_WIDTH_OF, __VA_ARGS__)), \
        mapfn_weighs_##name = MAPFN_WEIGHS(RESULT) MAPFN_EACH_GATHER(WEIGHS, gathers), \
        mapfn_most_##name = MAPFN_MOST_AT_ONCE(mapfn_weighs_##name), \
        mapfn_is_in_turn_##name = MAPFN_CAT(LOOP, _IS_IN_TURN) && (mapfn_traits_##name & MAPFN_IS_VECTORIZED) == 0 \
            && MAPFN_IN_TURN(RESULT, mapfn_widths_##name, mapfn_weighs_##name, \
                (0 EACH##_FOR(MAPFN_WHOLE_OF, __VA_ARGS__))) \
    }; \
    MAPFN_CAT(LOOP, _GATHERING)(RESULT) \
        MAPFN_KERNEL_SIGNATURE(mapfn_looped_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_GATHERS_BODY(MAPFN_CAT(LOOP, _GATHERS)(RESULT), mapfn_most_##name, \
            MAPFN_CAT(LOOP, _LOOPED), RESULT, STRIDED, R, name, gathers, \
            sums, enter, call, EACH, __VA_ARGS__) \
    } \
    MAPFN_CAT(MAPFN_GENERATE_CHUNK_, SUMS)(looped, RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_CAT(LOOP, _WIDE)(MAPFN_WIDE_TARGET MAPFN_CAT(LOOP, _GATHERING)(RESULT) \
        MAPFN_KERNEL_SIGNATURE(mapfn_wide_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_GATHERS_BODY(MAPFN_GATHERS_LOOP_##RESULT, mapfn_most_##name, LOOP, RESULT, STRIDED, R, name, gathers, \
            sums, enter, call, EACH, __VA_ARGS__) \
    }) \
    MAPFN_CAT(LOOP, _GATHERING)(RESULT) MAPFN_KERNEL_SIGNATURE(mapfn_vectorized_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_CAT(LOOP, _WIDE)(MAPFN_GO_WIDE_FOR_ALL(64, mapfn_wide_##name, name, EACH, __VA_ARGS__)) \
        if (mapfn_is_in_turn_##name || (MAPFN_CAT(LOOP, _IS_IN_TURN) && MAPFN_IS_FEW(RESULT))) \
            return (mapfn_looped_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_offset); \
        MAPFN_GATHERS_BODY(MAPFN_GATHERS_LOOP_##RESULT, mapfn_most_##name, LOOP, RESULT, STRIDED, R, name, gathers, \
            sums, enter, call, EACH, __VA_ARGS__) \
    } \
    MAPFN_CAT(MAPFN_GENERATE_CHUNK_, SUMS)(vectorized, RESULT, name, EACH, __VA_ARGS__)
/* Sums of at most a block of elements that begins with the first one, in the order of docs/sums.md. A chunk stores the
 * parts of some elements, which are then added up. Sums of integers need no such order, and no parts.
 *     static mapfn_failure mapfn_summed_histogram(args, begin, end, chunk) */
#define MAPFN_GENERATE_SUMMED_0(...)
#define MAPFN_GENERATE_SUMMED_1(RESULT, name, sums) \
    MAPFN_GENERATE_END_OF_SUMS(RESULT, name, sums) \
    MAPFN_KERNEL_OF_SUMS mapfn_failure mapfn_summed_##name(const void *mapfn_args, size_t mapfn_begin, \
        size_t mapfn_end, mapfn_chunk *mapfn_parts_of) \
    { \
        MAPFN_SUMS_CONSTANTS(name) \
        enum { mapfn_unit = 32 * mapfn_lanes }; \
        size_t const mapfn_n = mapfn_end - mapfn_begin; \
        struct mapfn_args_##name mapfn_a = *(struct mapfn_args_##name const *)mapfn_args; \
        mapfn_failure mapfn_failed = {SIZE_MAX, 0}; \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) MAPFN_EACH_SUM(MAPFN_GOES_TO_, sums) \
        MAPFN_EACH_SUM(MAPFN_LANES_, sums) \
        MAPFN_EACH_SUM(MAPFN_PARTS_, sums) \
        mapfn_a.mapfn_base.mapfn_each_part = true; \
        MAPFN_EACH_SUM(MAPFN_APART_, sums) \
        MAPFN_EACH_SUM(MAPFN_CLEAR_, sums) \
        MAPFN_ADD_PARTS(sums, mapfn_note_part(&mapfn_failed, mapfn_parts_of(&mapfn_a, mapfn_begin + mapfn_from, \
            mapfn_begin + mapfn_from + mapfn_some, 0));) \
        (mapfn_end_##name)(mapfn_n, false MAPFN_EACH_SUM(MAPFN_ENDS_, sums)); \
        return mapfn_failed; \
    }
#define MAPFN_GENERATE_CHUNK_0 MAPFN_GENERATE_CHUNK
#define MAPFN_GENERATE_CHUNK_1(mode, RESULT, name, EACH, ...) \
    MAPFN_CHUNK_OF(mapfn_chunk_##mode##_##name, mapfn_##mode##_##name, \
        if (!mapfn_a->mapfn_base.mapfn_each_part && !MAPFN_ARE_EXACT(EACH, __VA_ARGS__)) \
            return (mapfn_summed_##name)(mapfn_args, mapfn_begin, mapfn_end, mapfn_chunk_##mode##_##name); {, \
        }, RESULT, name, EACH, __VA_ARGS__)
/* Without arrays is the vectorized kernel, too,
 * - of tallies where an integer says the place: through arrays that takes longer, and with real numbers it does not
 * - of more than 16 kept bytes, which are best moved once
 * - of kept doubles with gcc before SSE4.1, which has no vectors for what they are compared to. */
#define MAPFN_IN_TURN(RESULT, widths, bytes, whole) MAPFN_SECOND(MAPFN_IN_TURN_##RESULT(widths, bytes), whole)
#define MAPFN_IN_TURN_0keep(widths, bytes) ~, \
    (MAPFN_MOVES_ONCE(bytes) || (MAPFN_QUIRK_flags_as_reals && (widths) == 8))
#define MAPFN_MOVES_ONCE(bytes) ((bytes) > 17) /* with the answer */
#define MAPFN_IN_TURN_0find(widths, bytes) ~, 0
/* Arrays are not worth it for fewer than 16 kept values either: a call takes 5 to 12 ns longer by them. */
#define MAPFN_IS_FEW(RESULT) MAPFN_SECOND(MAPFN_IS_FEW_##RESULT, 0)
#define MAPFN_IS_FEW_0keep ~, mapfn_n < 16
#define MAPFN_WHOLE_OF(item) MAPFN_SECOND(MAPFN_WHOLE_##item, )
#define MAPFN_WHOLE_in(T, x) ~, | MAPFN_TYPE_IS_INTEGER(T)
#define MAPFN_WHOLE_in_strided MAPFN_WHOLE_in
#define MAPFN_WHOLE_inout MAPFN_WHOLE_in
/* The loop of the looped kernel: over rows as of any map, else one without arrays. Whether the vectorized kernel may be
 * the same: not where the user asked for vectors. */
#define MAPFN_LOOP_ROWS_GATHERING(RESULT) MAPFN_KERNEL_OF_ROWS
#define MAPFN_LOOP_VECTORIZED_GATHERING(RESULT) MAPFN_SECOND(MAPFN_GATHERING_##RESULT, MAPFN_UNFUSED_KERNEL)
#define MAPFN_LOOP_FORCED_GATHERING MAPFN_LOOP_VECTORIZED_GATHERING
#define MAPFN_GATHERING_0keep ~, MAPFN_KERNEL
#define MAPFN_GATHERING_0find ~, MAPFN_KERNEL
#define MAPFN_LOOP_ROWS_IS_IN_TURN 0
#define MAPFN_LOOP_VECTORIZED_IS_IN_TURN 1
#define MAPFN_LOOP_FORCED_IS_IN_TURN 1
#define MAPFN_LOOP_ROWS_GATHERS(RESULT) MAPFN_SECOND(MAPFN_ROWS_GATHERS_##RESULT, MAPFN_GATHERS_OF_ROWS)
#define MAPFN_ROWS_GATHERS_0failure ~, MAPFN_GATHERS_BY_FOURS
#define MAPFN_ROWS_GATHERS_0keep ~, MAPFN_KEEP_OF_ROWS
#define MAPFN_ROWS_GATHERS_0find ~, MAPFN_GATHERS_LOOP_0find
/* Sums of rows alone may become vectors, unless elements are skipped. But where rows of real numbers are added in
 * order, a count beside them would have gcc make vectors of elements, and add these up one number after the other. */
#define MAPFN_GATHERS_OF_ROWS(LOOP, R, RESULT, ...) \
    if (mapfn_all_at_once && !mapfn_masked && !(mapfn_in_order && mapfn_reads_rows && mapfn_beside)) \
        MAPFN_GATHERS_LOOP_##RESULT(LOOP, R, RESULT, __VA_ARGS__) \
    else MAPFN_GATHERS_BY_FOURS(LOOP, R, RESULT, __VA_ARGS__)
#define MAPFN_KEEP_OF_ROWS(LOOP, R, RESULT, ...) \
    if (mapfn_moves_once) MAPFN_KEEP_ONE_BY_ONE(LOOP, R, RESULT, __VA_ARGS__) \
    else MAPFN_GATHERS_LOOP_0keep(LOOP, R, RESULT, __VA_ARGS__)
#define MAPFN_LOOP_VECTORIZED_GATHERS(RESULT) MAPFN_SECOND(MAPFN_FOURS_GATHERS_##RESULT, MAPFN_GATHERS_BY_FOURS)
#define MAPFN_LOOP_FORCED_GATHERS MAPFN_LOOP_VECTORIZED_GATHERS
#define MAPFN_FOURS_GATHERS_0keep ~, MAPFN_KEEP_ONE_BY_ONE
#define MAPFN_FOURS_GATHERS_0find ~, MAPFN_FIND_ONE_BY_ONE
#define MAPFN_GATHERS_BY_FOURS(LOOP, R, RESULT, traits, gathers, sums, enter, call) { \
    size_t const mapfn_whole = mapfn_n & ~(size_t)3, mapfn_turns MAPFN_UNUSED = mapfn_told->mapfn_turns; \
    size_t mapfn_from = 0; \
    for (; mapfn_from < mapfn_whole; mapfn_from += 4) { \
        MAPFN_GATHER_SOME(4, R, RESULT, gathers, sums, enter, call) \
    } \
    for (; mapfn_from < mapfn_n; mapfn_from++) { \
        MAPFN_GATHER_SOME(1, R, RESULT, gathers, sums, enter, call) \
    } \
}
#define MAPFN_GATHER_SOME(count, R, RESULT, gathers, sums, enter, call) \
    MAPFN_STRIP_UNROLLED(count, \
        bool mapfn_live MAPFN_UNUSED = !mapfn_masked; \
        MAPFN_EACH_GATHER(STARTS, gathers) MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) \
        do { enter MAPFN_STORE_##RESULT(R, call) mapfn_live = true; } while (0); \
        MAPFN_EACH_GATHER(ADDS, gathers) MAPFN_EACH_SUM(MAPFN_LAID_, sums))
/* Each value is stored, and the next one takes its place unless it is kept, so that no branch has to be guessed. */
#define MAPFN_KEEP_ONE_BY_ONE(LOOP, R, RESULT, traits, gathers, sums, enter, call) { \
    enum { mapfn_j = 0 }; \
    size_t mapfn_kept_now = mapfn_told->mapfn_kept, mapfn_turns MAPFN_UNUSED = mapfn_told->mapfn_turns; \
    size_t const mapfn_from MAPFN_UNUSED = 0; \
    MAPFN_EACH_GATHER(DECLARES, gathers) \
    MAPFN_COUNTING(mapfn_offset) \
    MAPFN_ELEMENTS(mapfn_i, 0, mapfn_n) { \
        bool mapfn_live MAPFN_UNUSED = !mapfn_masked, mapfn_keep_it = false; \
        MAPFN_EACH_GATHER(STARTS, gathers) MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) \
        do { enter mapfn_keep_it = call; mapfn_live = true; } while (0); \
        MAPFN_EACH_GATHER(ADDS, gathers) MAPFN_EACH_SUM(MAPFN_LAID_, sums) \
        mapfn_kept_now += mapfn_keep_it; \
    } \
    mapfn_told->mapfn_kept = mapfn_kept_now; \
}
#define MAPFN_READS_ROW(item) MAPFN_SECOND(MAPFN_READS_ROW_##item, )
#define MAPFN_READS_ROW_in_row(T, x, D) ~, | 1
#define MAPFN_READS_ROW_inout_row MAPFN_READS_ROW_in_row
/* The bytes of the widest `in`; 0 where there is none. */
#define MAPFN_WIDTH_OF(item) MAPFN_SECOND(MAPFN_WIDTH_##item, )
#define MAPFN_WIDTH_in(T, x) ~, | (int)sizeof(T)
#define MAPFN_WIDTH_in_strided MAPFN_WIDTH_in
#define MAPFN_WIDTH_inout MAPFN_WIDTH_in
#define MAPFN_WIDEST(sizes) \
    (((sizes) & ~7) != 0 ? 8 : ((sizes) & 4) != 0 ? 4 : ((sizes) & 2) != 0 ? 2 : (sizes) & 1)
/* How many elements a kernel computes before it brings them to their tables, so that their arrays stay in the first
 * cache. Elements that need no arrays are computed all at once. */
#define MAPFN_MOST_AT_ONCE(bytes) ((bytes) == 0 ? 1 : (bytes) <= 32 ? 512 : (bytes) <= 1024 ? 16384 / (bytes) : 16)
#define MAPFN_GATHERS_BODY(LOOPS, most, LOOP, RESULT, STRIDED, R, name, gathers, sums, enter, call, EACH, ...) { \
    enum { \
        MAPFN_KNOWN_CONSTANTS(name), mapfn_first = 0, mapfn_most = most, \
        mapfn_widths = mapfn_widths_##name, \
        mapfn_in_order = 0 MAPFN_EACH_GATHER(CARRIES, gathers), \
        mapfn_masked = (mapfn_traits_##name & MAPFN_HAS_WHERE) != 0, mapfn_all_at_once = mapfn_weighs_##name == 0, \
        mapfn_moves_once = MAPFN_MOVES_ONCE(mapfn_weighs_##name), \
        mapfn_exact = 1 MAPFN_EACH_SUM(MAPFN_EXACT_, sums), mapfn_beside = 0 MAPFN_EACH_SUM(MAPFN_MEMBERS_, sums), \
        mapfn_reads_rows = 0 EACH##_FOR(MAPFN_READS_ROW, __VA_ARGS__) \
    }; \
    MAPFN_IN_FIRST_COLUMN \
    MAPFN_EACH_GATHER(COUNTS, gathers) MAPFN_EACH_SUM(MAPFN_TYPES_, sums) MAPFN_EACH_SUM(MAPFN_WRAPS_, sums) \
    MAPFN_KERNEL_READY(RESULT, STRIDED, EACH, __VA_ARGS__) \
    MAPFN_CONTIGUOUS_##STRIDED( \
        LOOPS(LOOP, R, RESULT, mapfn_traits_##name, gathers, sums, MAPFN_UNPACK enter, MAPFN_UNPACK call)) \
    MAPFN_EACH_GATHER(RELEASES, gathers) MAPFN_EACH_SUM(MAPFN_LEFT_, sums) \
    MAPFN_DONE_##RESULT \
}
#define MAPFN_GATHERS_LOOP(LOOP, R, RESULT, traits, gathers, sums, enter, call) \
    for (size_t mapfn_from = 0, mapfn_to, mapfn_size; mapfn_from < mapfn_n; mapfn_from = mapfn_to) { \
        MAPFN_EACH_GATHER(KEEPS, gathers) \
        unsigned char mapfn_live[mapfn_masked ? mapfn_most : 1]; \
        MAPFN_CODES_##RESULT \
        mapfn_size = mapfn_all_at_once || mapfn_n - mapfn_from < (size_t)mapfn_most ? mapfn_n - mapfn_from \
            : (size_t)mapfn_most; \
        mapfn_to = mapfn_from + mapfn_size; \
        if (mapfn_masked && !mapfn_all_at_once) MAPFN_MEMSET(mapfn_live, 0, sizeof mapfn_live); \
        MAPFN_LOOP_IN_ORDER(mapfn_in_order, MAPFN_CAT(LOOP, _OF), traits, mapfn_i, mapfn_from, mapfn_to, \
            size_t const mapfn_j MAPFN_UNUSED = mapfn_i - mapfn_from; \
            MAPFN_EACH_GATHER(STARTS, gathers) MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) \
            do { \
                enter \
                MAPFN_LAY_##RESULT(R, call) \
                if (mapfn_masked && !mapfn_all_at_once) mapfn_live[mapfn_j] = 1; \
            } while (0); \
            MAPFN_EACH_GATHER(LAYS, gathers) MAPFN_EACH_SUM(MAPFN_LAID_, sums)) \
        MAPFN_EACH_GATHER(BRINGS, gathers) \
        (void)mapfn_live; \
        MAPFN_FOUND_##RESULT \
    }
#define MAPFN_GATHERS_LOOP_0value MAPFN_GATHERS_LOOP
#define MAPFN_GATHERS_LOOP_0nothing MAPFN_GATHERS_LOOP
#define MAPFN_GATHERS_LOOP_0failure MAPFN_GATHERS_LOOP
#define MAPFN_GATHERS_LOOP_0keep MAPFN_GATHERS_LOOP
#define MAPFN_WEIGHS(RESULT) MAPFN_SECOND(MAPFN_WEIGHS_##RESULT, 0)
#define MAPFN_WEIGHS_0failure ~, (int)sizeof(int)
#define MAPFN_WEIGHS_0keep ~, 1
#define MAPFN_LAY_0value MAPFN_STORE_0value
#define MAPFN_LAY_0nothing MAPFN_STORE_0nothing
#define MAPFN_LAY_0failure(R, call) { \
    int const mapfn_code = call; \
    mapfn_codes[mapfn_j] = mapfn_code; \
    mapfn_failures += mapfn_code != 0; \
}
#define MAPFN_LAY_0keep(R, call) mapfn_keeps[mapfn_j] = call;
#define MAPFN_CODES_0value
#define MAPFN_CODES_0nothing
#define MAPFN_CODES_0failure \
    int mapfn_codes[mapfn_most], mapfn_failures = 0; \
    if (mapfn_masked) MAPFN_MEMSET(mapfn_codes, 0, sizeof mapfn_codes);
#define MAPFN_CODES_0keep \
    size_t mapfn_kept_now = 0; \
    unsigned char mapfn_keeps[mapfn_most + 64] __attribute__((__aligned__(64))); \
    if (mapfn_masked) MAPFN_MEMSET(mapfn_keeps, 0, sizeof mapfn_keeps);
#define MAPFN_FOUND_0value
#define MAPFN_FOUND_0nothing
#define MAPFN_FOUND_0keep
#define MAPFN_FOUND_0failure \
    if (mapfn_failures != 0) mapfn_search(mapfn_failing, mapfn_codes, mapfn_from);
/* Of a block all elements are asked, as no compiler vectorizes a loop with an exit, and the answers are as wide as the
 * inputs. The last block begins among elements that were asked before. A block that is a constant has no loop to begin:
 * 16 elements would leave gcc no loop to vectorize. */
#ifdef __cplusplus
extern "C++" {
template <int WIDTHS> struct mapfn_hits_of { typedef uint64_t mapfn_its_type; };
template <> struct mapfn_hits_of<0> { typedef uint32_t mapfn_its_type; };
template <> struct mapfn_hits_of<1> { typedef uint8_t mapfn_its_type; };
template <> struct mapfn_hits_of<2> { typedef uint16_t mapfn_its_type; };
template <> struct mapfn_hits_of<4> { typedef uint32_t mapfn_its_type; };
}
# define MAPFN_HITS_TYPE(widths) mapfn_hits_of<(widths)>::mapfn_its_type
#else
# define MAPFN_HITS_TYPE(widths) \
    __typeof__(_Generic((char (*)[1 + (widths)])0, char (*)[1]: (uint32_t)0, char (*)[2]: (uint8_t)0, \
        char (*)[3]: (uint16_t)0, char (*)[5]: (uint32_t)0, default: (uint64_t)0))
#endif
#define MAPFN_HITS_AT_ONCE(widths) ((widths) == 1 ? 128 : (widths) == 2 ? 64 : 32)
#define MAPFN_GATHERS_LOOP_0find(LOOP, R, RESULT, traits, gathers, sums, enter, call) { \
    enum { mapfn_block = MAPFN_HITS_AT_ONCE(mapfn_widths) }; \
    size_t mapfn_from = mapfn_told->mapfn_asked; \
    for (; mapfn_n >= (size_t)mapfn_block && mapfn_from < mapfn_n; mapfn_from += (size_t)mapfn_block) { \
        MAPFN_HITS_TYPE(mapfn_widths) mapfn_hits = 0; \
        if (mapfn_n - mapfn_from < (size_t)mapfn_block) mapfn_from = mapfn_n - (size_t)mapfn_block; \
        MAPFN_STRIP_BEGINS \
        MAPFN_STRIP(mapfn_block, \
            bool mapfn_hit = false; \
            do { enter mapfn_hit = call; } while (0); \
            MAPFN_NOTE_HIT(mapfn_hits, mapfn_hit)) \
        if (__builtin_expect(mapfn_hits != 0, 0)) break; \
    } \
    MAPFN_FIND_IN_TURN(mapfn_from, enter, call) \
}
/* gcc before SSE4.1 has vectors for one form with doubles, and for the other with all else. */
#define MAPFN_NOTE_HIT(hits, hit) \
    hits = sizeof(hits) == 8 ? (hit) ? 1 : hits : (MAPFN_HITS_TYPE(mapfn_widths))(hits | (hit));
/* the loop that one would write */
#define MAPFN_FIND_ONE_BY_ONE(LOOP, R, RESULT, traits, gathers, sums, enter, call) \
    MAPFN_FIND_IN_TURN(mapfn_told->mapfn_asked, enter, call)
#define MAPFN_FIND_IN_TURN(from, enter, call) { \
    MAPFN_COUNTING(mapfn_offset + (from)) \
    MAPFN_ELEMENTS(mapfn_i, from, mapfn_n) { \
        enter \
        if (call) { \
            mapfn_told->mapfn_found = mapfn_i; \
            break; \
        } \
    } \
}

/* The sequential map. It is one call of the kernel if there are few elements, or if no order shows and no table is
 * needed beside the caller's. Otherwise it is mapfn_run, in plain C. A doubt of the inline checks leads to the long
 * way, which is one call of the kernel as well if nothing was wrong: to run takes ten times as long as a few
 * elements. */
#define MAPFN_GENERATE_SEQUENTIAL_0gathers(LOOP, callee, RESULT, FLAGS, name, EACH, ...) \
    MAPFN_ON_HOST(MAPFN_GENERATE_ALONE(callee, RESULT, FLAGS, name, EACH, __VA_ARGS__)) \
    MAPFN_GENERATE_LONG(MAPFN_LONG_0gathers, RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_HOST_FN MAPFN_SEQUENTIAL_SIGNATURE(name, EACH, __VA_ARGS__) \
    { \
        MAPFN_ON_HOST( \
            MAPFN_QUICK_CHECKS(name, EACH, __VA_ARGS__) \
            if (!mapfn_q.mapfn_doubt && MAPFN_IS_ALONE(name, EACH, __VA_ARGS__)) \
                return (mapfn_alone_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_kernel, mapfn_where); \
            MAPFN_GO_LONG(!mapfn_q.mapfn_doubt, EACH, __VA_ARGS__)) \
    }
#define MAPFN_IS_ALONE(name, EACH, ...) \
    (1 MAPFN_EACH_GATHER(ALONE, (MAPFN_GATHER_ITEMS(__VA_ARGS__))) \
        && (mapfn_n <= MAPFN_BLOCK(mapfn_traits_##name) || MAPFN_ARE_EXACT(EACH, __VA_ARGS__)))
#define MAPFN_ARE_EXACT(EACH, ...) (1 MAPFN_EACH_SUM(MAPFN_EXACT_, MAPFN_SUMS_BESIDE(EACH, __VA_ARGS__)))
/* the map as one call of the kernel */
#define MAPFN_GENERATE_ALONE(callee, RESULT, FLAGS, name, EACH, ...) \
    MAPFN_HOST_FN mapfn_status mapfn_alone_##name(size_t mapfn_n EACH(MAPFN_KERNEL_, __VA_ARGS__), \
        __typeof__(mapfn_looped_##name) *mapfn_kernel, MAPFN_UNUSED mapfn_failure *mapfn_where) \
    { \
        MAPFN_FAILED_##RESULT \
        MAPFN_CAT(MAPFN_FEW_FIRST_, MAPFN_FLAG_finds FLAGS)(FLAGS, (EACH##_FOR(MAPFN_ENTER, __VA_ARGS__)), \
            ((callee)(MAPFN_REST(~ EACH(MAPFN_AT_, __VA_ARGS__)))), \
            MAPFN_EACH_GATHER(HANDS, (MAPFN_GATHER_ITEMS(__VA_ARGS__)))) \
        mapfn_gathering mapfn_nothing = {0, SIZE_MAX, MAPFN_ASKED(RESULT), 0, SIZE_MAX, 0, NULL}; \
        mapfn_told = &mapfn_nothing; \
        MAPFN_EACH_GATHER(CLEARS, (MAPFN_GATHER_ITEMS(__VA_ARGS__))) \
        MAPFN_CAT(MAPFN_UNLESS_SUMMED_, MAPFN_FLAG_sums FLAGS)(MAPFN_FLAG_fallible FLAGS, name, EACH, __VA_ARGS__) \
            MAPFN_CAT(MAPFN_GATHERED_, MAPFN_FLAG_fallible FLAGS)( \
                MAPFN_CALL_KERNEL(RESULT, mapfn_kernel, name, EACH, __VA_ARGS__)) \
        MAPFN_EACH_GATHER(HANDS, (MAPFN_GATHER_ITEMS(__VA_ARGS__))) \
        if (__builtin_expect(mapfn_nothing.mapfn_missed != SIZE_MAX, 0)) \
            return mapfn_out_of_range(#name, mapfn_nothing.mapfn_array, mapfn_nothing.mapfn_missed, \
                mapfn_nothing.mapfn_place); \
        MAPFN_STATUS_##RESULT(#name) \
    }
#define MAPFN_LONG_0gathers(mode, RESULT, name, EACH, ...) \
    MAPFN_ON_HOST( \
        if (MAPFN_IS_ALONE(name, EACH, __VA_ARGS__)) { \
            MAPFN_FAILED_##RESULT \
            MAPFN_CLARIFY(RESULT, name, mapfn_a, mapfn_too_short) \
            return (mapfn_alone_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_##mode##_##name, mapfn_where); \
        }) \
    MAPFN_RUN_LONG(name, mapfn_chunk_##mode##_##name, mapfn_sound)
#define MAPFN_UNLESS_SUMMED_0(...)
#define MAPFN_UNLESS_SUMMED_1(fallible, name, EACH, ...) \
    if (!MAPFN_ARE_EXACT(EACH, __VA_ARGS__)) { \
        struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
        MAPFN_CAT(MAPFN_GATHERED_, fallible)((mapfn_summed_##name)(&mapfn_a, 0, mapfn_n, \
            mapfn_kernel == mapfn_looped_##name ? mapfn_chunk_looped_##name : mapfn_chunk_vectorized_##name)) \
    } else
#define MAPFN_GATHERED_0(call) call;
#define MAPFN_GATHERED_1(call) { \
    mapfn_failed = call; \
    if (mapfn_where) *mapfn_where = mapfn_failed; \
}
/* An element among the first few is found in the loop that one would write. */
#define MAPFN_ASKED(RESULT) MAPFN_SECOND(MAPFN_ASKED_##RESULT, 0)
#define MAPFN_ASKED_0find ~, MAPFN_FEW
#define MAPFN_FEW (MAPFN_SMALL == 0 ? 0 : mapfn_n < MAPFN_FEW_TO_ASK ? mapfn_n : (size_t)MAPFN_FEW_TO_ASK)
#define MAPFN_FEW_TO_ASK 16
#define MAPFN_FEW_FIRST_0(FLAGS, enter, call, hand)
#define MAPFN_FEW_FIRST_1(FLAGS, enter, call, hand) \
    if (MAPFN_SMALL > 0) { \
        MAPFN_CAT(MAPFN_UNIT_, MAPFN_FLAG_strided FLAGS)(enum { mapfn_contiguous = 0 };) \
        MAPFN_STEP_SEEN \
        MAPFN_IN_FIRST_COLUMN \
        MAPFN_UNUSED size_t const mapfn_offset = 0; \
        size_t const mapfn_few = MAPFN_FEW; \
        MAPFN_COUNTING_FEW(0) \
        MAPFN_ELEMENTS(mapfn_i, 0, mapfn_few) { \
            MAPFN_UNPACK enter \
            if (MAPFN_UNPACK call) { \
                mapfn_gathering mapfn_there = {0, mapfn_i, 0, 0, SIZE_MAX, 0, NULL}; \
                mapfn_told = &mapfn_there; \
                hand \
                return MAPFN_OK; \
            } \
        } \
    }
