/* ======== src/generate/sums.h: the kernels of maps with sums.
 * Uses generate/kernels.h and run/sums.h. Used by shells. */

/* ----------------------------------------------------------------------------- maps with sums ----
 *     MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
 *
 * has these kernels. Each adds up at most a block, or any number of integers, and stores that to *s. Those of parts
 * store each element's part to s[…].
 *
 *     static void mapfn_join_dot(field, to, by, count)         to[k] = to[k] + by[k], where plain C has no such join
 *     static mapfn_status mapfn_vectorized_dot(n, x, y, s, offset)    strips of W elements, groups of W / 4, the rest
 *     static mapfn_status mapfn_looped_dot(…)
 *     static mapfn_status mapfn_vectorized_parts_dot(n, x, y, s, offset), mapfn_looped_parts_dot(…)
 *     static mapfn_failure mapfn_blocks_vectorized_dot(args, begin, end, slot), …      for the runner of whole blocks
 *     static mapfn_failure mapfn_chunk_vectorized_dot(args, begin, end, slot), …       for all others: blocks or parts
 *     static mapfn_status mapfn_long_vectorized_dot(n, x, y, s, …), …          for more than a block, or a doubt */

/* the items among a list that are sums */
#define MAPFN_SUM_ITEMS(...) MAPFN_REST(~ MAPFN_FOR(MAPFN_SUM_ITEM, __VA_ARGS__))
#define MAPFN_SUM_ITEM(item) \
    MAPFN_CAT(MAPFN_SUM_ITEM_, \
        MAPFN_SECOND(MAPFN_CAT(MAPFN_ASKED_sums_, MAPFN_SECOND(MAPFN_NEEDS_##item, 0nothing)), 0))(item)
#define MAPFN_SUM_ITEM_0(item)
#define MAPFN_SUM_ITEM_1(item) , item
#define MAPFN_EACH_SUM(PREFIX, sums) MAPFN_EACH_OF(PREFIX, MAPFN_UNPACK sums)

#define MAPFN_ADDS_BY_OMP MAPFN_SECOND(MAPFN_HERE_omp_adds, NULL)
#define MAPFN_GENERATE_INFO_0sums(cost, name, EACH, ...) \
    MAPFN_DESCRIBE_SUMS(mapfn_sums_check, 0, 0, cost, name, (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, __VA_ARGS__)
#define MAPFN_DESCRIBE_SUMS(check, limit, later, cost, name, sums, EACH, ...) \
    MAPFN_PADDED(struct mapfn_state_##name { mapfn_sums mapfn_base; MAPFN_EACH_SUM(MAPFN_STATE_, sums) };) \
    MAPFN_JOINS void mapfn_join_##name(size_t mapfn_field, void *mapfn_to, const void *mapfn_by, size_t mapfn_count) \
    { \
        typedef struct mapfn_args_##name mapfn_self; \
        MAPFN_EACH_SUM(MAPFN_JOIN_, sums) \
    } \
    MAPFN_HOST_FN const mapfn_info *mapfn_described_##name(bool const mapfn_for_runners) \
    { \
        MAPFN_DESCRIBE(limit, later, name, EACH, __VA_ARGS__) \
        typedef struct mapfn_state_##name mapfn_self_state; \
        enum { MAPFN_EACH_SUM(MAPFN_KIND_, sums) mapfn_shared = 1 MAPFN_EACH_SUM(MAPFN_SHARED_, sums) }; \
        static const mapfn_sum mapfn_each[] = { MAPFN_EACH_SUM(MAPFN_TELL_, sums) }; \
        static const mapfn_summing mapfn_whole = MAPFN_SUMMING(check, cost, name, &mapfn_adds, MAPFN_ADDS_BY_OMP, \
            EACH, __VA_ARGS__), mapfn_brief = MAPFN_SUMMING(check, cost, name, NULL, NULL, EACH, __VA_ARGS__); \
        return mapfn_for_runners ? mapfn_as_info(&mapfn_whole) : mapfn_as_info(&mapfn_brief); \
    } \
    static inline __attribute__((__unused__)) const mapfn_info *mapfn_info_##name(void) \
    { \
        return mapfn_described_##name(true); \
    }
/* With the adder of runners a file would have code for that wherever a map without options is called. */
#define MAPFN_SUMMING(check, cost, name, adder, by_omp, EACH, ...) { \
    {{#name, mapfn_params, mapfn_count, mapfn_traits_##name, cost, MAPFN_BEYOND(EACH, __VA_ARGS__)}, check}, \
    mapfn_each, mapfn_each + sizeof mapfn_each / sizeof *mapfn_each, sizeof(mapfn_self_state), \
    mapfn_shared ? NULL : mapfn_join_##name, adder, by_omp \
}

#define MAPFN_GENERATE_KERNELS_0sums(LOOP, callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_GENERATE_KERNELS_OF_SUMS(LOOP, callee, RESULT, FLAGS, MAPFN_FLAG_strided FLAGS, R, name, \
        (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, __VA_ARGS__)
#define MAPFN_GENERATE_KERNELS_OF_SUMS(LOOP, callee, RESULT, FLAGS, STRIDED, R, name, sums, EACH, ...) \
    MAPFN_GENERATE_BLOCK(LOOP, callee, RESULT, FLAGS, STRIDED, R, name, sums, EACH, __VA_ARGS__) \
    MAPFN_CAT(LOOP, _WIDE)(MAPFN_WIDE_TARGET MAPFN_KERNEL_OF_SUMS MAPFN_KERNEL_SIGNATURE(mapfn_wide_##name, RESULT, \
        EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_OF_A_BLOCK(false, , , RESULT, STRIDED, name, EACH, __VA_ARGS__) \
    }) \
    MAPFN_KERNEL_OF_SUMS MAPFN_KERNEL_SIGNATURE(mapfn_vectorized_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_CAT(LOOP, _WIDE)(MAPFN_GO_WIDE_FOR_ALL(64, mapfn_wide_##name, name, EACH, __VA_ARGS__)) \
        MAPFN_KERNEL_OF_A_BLOCK(false, , , RESULT, STRIDED, name, EACH, __VA_ARGS__) \
    } \
    MAPFN_GENERATE_PARTS(vectorized, LOOP, RESULT, STRIDED, name, sums, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_SUMS_LOOPED(MAPFN_FLAG_rowsout FLAGS, RESULT, STRIDED, name, sums, EACH, __VA_ARGS__)
/* `rows`: are some written? Then a call goes on in a kernel that knows them apart, where it can. */
#define MAPFN_GENERATE_SUMS_LOOPED(rows, RESULT, STRIDED, name, sums, EACH, ...) \
    MAPFN_CAT(MAPFN_IF_APART_, rows)( \
        MAPFN_UNFUSED_KERNEL_LOOPED MAPFN_APART_SIGNATURE(RESULT, name, EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_OF_A_BLOCK(true, , MAPFN_CONCEALED_##RESULT, RESULT, STRIDED, name, EACH, __VA_ARGS__) \
    }) \
    MAPFN_UNFUSED_KERNEL_LOOPED MAPFN_KERNEL_SIGNATURE(mapfn_looped_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_OF_A_BLOCK(true, MAPFN_CAT(MAPFN_IF_APART_, rows)(MAPFN_GO_APART(name, EACH, __VA_ARGS__)), , \
            RESULT, STRIDED, name, EACH, __VA_ARGS__) \
    } \
    MAPFN_GENERATE_PARTS(looped, MAPFN_LOOP_LOOPED, RESULT, STRIDED, name, sums, EACH, __VA_ARGS__)
#define MAPFN_KERNEL_OF_A_BLOCK(looped, before, after, RESULT, STRIDED, name, EACH, ...) \
    MAPFN_KERNEL_CONSTANTS(name) \
    MAPFN_KERNEL_READY(RESULT, STRIDED, EACH, __VA_ARGS__) \
    before \
    MAPFN_UNIT_##STRIDED(if (mapfn_step != 1 && (looped || mapfn_step < 0 || mapfn_structs_##name)) mapfn_step = 0;) \
    MAPFN_STRIDES_##STRIDED##_vectorized( \
        (mapfn_block_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__) MAPFN_UNIT_##STRIDED(MAPFN_STRIDES_HERE), \
            mapfn_offset, looped, false, false MAPFN_FAILS_##RESULT);) \
    after \
    MAPFN_DONE_##RESULT

/* What stands before the kernels: what is known of the sums, which each function names shortly, and what adds up lanes
 * and rest in the end. */
#define MAPFN_ALL_SPREAD_0(sums)
#define MAPFN_ALL_SPREAD_1(sums) MAPFN_EACH_SUM(MAPFN_SPREADS_, sums)
#define MAPFN_GENERATE_END_OF_SUMS(RESULT, name, sums) \
    enum { \
        mapfn_lanes_##name = MAPFN_LANES(mapfn_traits_##name), \
        mapfn_exact_##name = (mapfn_traits_##name & MAPFN_IS_REPEATED) == 0 && MAPFN_ADDS_EXACTLY_##RESULT \
            MAPFN_EACH_SUM(MAPFN_EXACT_, sums), \
        mapfn_structs_##name = 0 MAPFN_EACH_SUM(MAPFN_STRUCT_, sums), \
        mapfn_plain_##name = (mapfn_traits_##name & MAPFN_HAS_SMALL) != 0 && !mapfn_structs_##name, \
        mapfn_bytes_##name = 0 MAPFN_EACH_SUM(MAPFN_SIZE_, sums), \
        mapfn_held_##name = mapfn_lanes_##name / MAPFN_TURNS(mapfn_lanes_##name * mapfn_bytes_##name), \
        mapfn_spreads_##name = MAPFN_MAY_SPREAD_LANES && mapfn_bytes_##name <= 32 && mapfn_structs_##name \
            MAPFN_CAT(MAPFN_ALL_SPREAD_, MAPFN_MAY_SPREAD_LANES)(sums) \
    }; \
    MAPFN_HOST_FN void mapfn_end_##name(size_t mapfn_n, MAPFN_UNUSED bool mapfn_known \
        MAPFN_EACH_SUM(MAPFN_END_, sums)) \
    { \
        MAPFN_SUMS_CONSTANTS(name) \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
        MAPFN_EACH_SUM(MAPFN_TREE_, sums) \
    }
#define MAPFN_SUMS_CONSTANTS(name) \
    enum { \
        MAPFN_KNOWN_CONSTANTS(name), \
        mapfn_lanes = mapfn_lanes_##name, \
        mapfn_group = mapfn_lanes / 4, \
        mapfn_exact = mapfn_exact_##name, \
        mapfn_skips = (mapfn_traits_##name & MAPFN_HAS_WHERE) != 0, \
        mapfn_held = mapfn_held_##name, \
        mapfn_spreads = mapfn_spreads_##name \
        MAPFN_PLAIN_CONSTANT(name) \
    }; \
    MAPFN_STEP_SEEN
#if MAPFN_QUIRK_losses_in_float
# define MAPFN_PLAIN_CONSTANT(name) , mapfn_in_fours = mapfn_lanes == 16 && mapfn_plain_##name
#elif MAPFN_QUIRK_bytes_in_sums
# define MAPFN_PLAIN_CONSTANT(name) \
    , mapfn_keeps_parts = mapfn_lanes >= 16 && mapfn_lanes < MAPFN_VECTOR_BYTES && mapfn_plain_##name
#else
# define MAPFN_PLAIN_CONSTANT(name)
#endif
/* The lanes of all sums are kept in registers, and three quarters of these may hold them. Where they need more, a block
 * is added up in turns, each for a half or a quarter of the lanes: two sums of floats have all 16 registers of SSE2. */
#define MAPFN_TURNS(bytes) \
    ((bytes) <= MAPFN_REGISTER_BYTES * 3 / 4 ? 1 : (bytes) <= MAPFN_REGISTER_BYTES * 3 / 2 ? 2 : 4)
/* Sums of integers, whose order no bit shows, are the plain loop that compilers know: with products of 16-bit integers
 * that they add in pairs, and with as many lanes as they like. gcc before 16 knows the pairs only if the sum itself is
 * unsigned. Under a mask that would be a blend for each element. Where an element may fail strips find the first that
 * does. */
#define MAPFN_ADDS_EXACTLY_0value 1
#define MAPFN_ADDS_EXACTLY_0nothing 1
#define MAPFN_ADDS_EXACTLY_0failure 0
#define MAPFN_ADDS_EXACTLY_0keep 1
/* The functions behind all kernels, of which each is what the constants of its call leave:
 *     static void mapfn_at_dot(i, at, x, y, s, part_s)                       one element: the body is called here alone
 *     static void mapfn_strip_dot(from, some, first, few, x, y, s, offset, lane_s)
 *                                                                  `some` elements to lanes from `first` on
 *     static void mapfn_block_dot(n, x, y, s, offset, looped, known, by_ones)
 * `known`: n is a constant, as in a nested map. A kernel gets a block, so that no sum below overflows. Of a difference
 * gcc would think so, and warn of loops that it has not yet seen to end. */
#define MAPFN_GENERATE_BLOCK(LOOP, callee, RESULT, FLAGS, STRIDED, R, name, sums, EACH, ...) \
    MAPFN_GENERATE_END_OF_SUMS(RESULT, name, sums) \
    MAPFN_GENERATE_AT(callee, RESULT, FLAGS, R, name, (MAPFN_EACH_SUM(MAPFN_PLACE_, sums)), EACH, __VA_ARGS__) \
    MAPFN_GENERATE_STRIP(LOOP, RESULT, STRIDED, name, sums, \
        MAPFN_AN_ELEMENT(MAPFN_PLACE_IN_STRIP, STRIDED, name, (MAPFN_EACH_SUM(MAPFN_PLACED_, sums)), EACH, \
            __VA_ARGS__), EACH, __VA_ARGS__) \
    MAPFN_HOST_FN void mapfn_block_##name(size_t mapfn_n EACH##_FOR(MAPFN_INSIDE, __VA_ARGS__) \
        MAPFN_CAT(MAPFN_UNIT_, STRIDED)(MAPFN_STRIDES_KNOWN), size_t mapfn_offset, bool const mapfn_looped, \
        MAPFN_UNUSED bool const mapfn_known, MAPFN_UNUSED bool const mapfn_by_ones MAPFN_FAILING_##RESULT) \
    { \
        MAPFN_SUMS_CONSTANTS(name) \
        MAPFN_CAT(MAPFN_STRIPS_ALONE_, MAPFN_SECOND(MAPFN_EACH_SUM(MAPFN_REDUCES_, sums) ~, 0))(EACH, __VA_ARGS__) \
        size_t mapfn_from = 0; \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
        MAPFN_EACH_SUM(MAPFN_LANES_, sums) \
        if (mapfn_n >= (size_t)mapfn_group && !mapfn_exact) { \
            MAPFN_EACH_SUM(MAPFN_CLEAR_, sums) \
        } \
        MAPFN_SUMS_LOOPS(LOOP, RESULT, name, sums, \
            MAPFN_AN_ELEMENT(mapfn_i, STRIDED, name, (MAPFN_EACH_SUM(MAPFN_PLACED_, sums)), EACH, __VA_ARGS__), \
            MAPFN_LANES_OF(STRIDED, RESULT, sums, EACH, __VA_ARGS__)) \
        (mapfn_end_##name)(mapfn_n, mapfn_known MAPFN_EACH_SUM(MAPFN_ENDS_, sums)); \
    }
/* the last arguments of a strip */
#define MAPFN_LANES_OF(STRIDED, RESULT, sums, EACH, ...) \
    EACH(MAPFN_PASS_, __VA_ARGS__) MAPFN_UNIT_##STRIDED(MAPFN_STRIDES_HERE), mapfn_offset \
    MAPFN_EACH_SUM(MAPFN_LENT_, sums) MAPFN_FAILS_##RESULT
/* Strips of all lanes, groups of a quarter, and then one by one. */
#define MAPFN_SUMS_LOOPS(LOOP, RESULT, name, sums, element, ...) \
    if (mapfn_looped) { \
        MAPFN_SUMS_LOOPED(MAPFN_CAT(LOOP, _SUMS), RESULT, sums, element) \
        mapfn_from = mapfn_n; \
    } else if (mapfn_exact && !mapfn_by_ones) { \
        MAPFN_EACH_SUM(MAPFN_WRAPS_, sums) \
        LOOP(mapfn_i, 0, mapfn_n, \
            MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) MAPFN_NOTE_##RESULT(element) MAPFN_EACH_SUM(MAPFN_WRAP_, sums)) \
        MAPFN_EACH_SUM(MAPFN_WRAPPED_, sums) \
        mapfn_from = mapfn_n; \
    } else if (mapfn_n >= (size_t)mapfn_group && !mapfn_exact) { \
        size_t const mapfn_whole = \
            mapfn_spreads && mapfn_n < (size_t)(3 * mapfn_lanes) ? 0 : mapfn_n - mapfn_n % (size_t)mapfn_lanes; \
        size_t mapfn_summed = 0; \
        MAPFN_KEEPING(LOOP, RESULT, sums, element) \
        MAPFN_CAT(MAPFN_HOLDING_, MAPFN_SECOND(MAPFN_EACH_SUM(MAPFN_REDUCES_, sums) ~, 0))(RESULT, sums, element) \
        MAPFN_STRIPS_IN_TURNS for (size_t mapfn_first = 0; mapfn_first < (size_t)mapfn_lanes; \
            mapfn_first += (size_t)mapfn_held) { \
            MAPFN_ROLLED for (mapfn_from = mapfn_summed + mapfn_first; mapfn_from < mapfn_whole; \
                mapfn_from += (size_t)mapfn_lanes) \
                (mapfn_strip_##name)(mapfn_from, mapfn_held, mapfn_first, false __VA_ARGS__); \
        } \
        mapfn_from = mapfn_whole; \
        MAPFN_LOOP_OF_FEW(mapfn_known, for (size_t mapfn_first = 0; mapfn_from + (size_t)mapfn_group <= mapfn_n; \
            mapfn_from += (size_t)mapfn_group, mapfn_first = MAPFN_NEXT_GROUP(mapfn_first)) \
            (mapfn_strip_##name)(mapfn_from, mapfn_group, mapfn_first, !mapfn_known __VA_ARGS__);) \
    } \
    MAPFN_LOOP_OF_FEW(mapfn_known, MAPFN_LOOP_REST(mapfn_i, mapfn_from, mapfn_n, \
        MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) MAPFN_NOTE_##RESULT(element) MAPFN_EACH_SUM(MAPFN_REST_, sums)))
#define MAPFN_SUMS_LOOPED(LOOP, RESULT, sums, element) \
    size_t const mapfn_grouped = mapfn_exact ? 0 : mapfn_n - mapfn_n % (size_t)mapfn_group, mapfn_first = 0; \
    LOOP(mapfn_i, 0, mapfn_n, \
        MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) MAPFN_NOTE_##RESULT(element) \
        MAPFN_EACH_SUM(MAPFN_SEEN_, sums) \
        if (mapfn_i < mapfn_grouped) { \
            size_t const mapfn_j = mapfn_i % (size_t)mapfn_lanes; \
            MAPFN_EACH_SUM(MAPFN_ADD_, sums) \
        } else { \
            MAPFN_EACH_SUM(MAPFN_REST_, sums) \
        })
/* Lanes are seen as a whole array, ALL: of a pointer gcc does not know that at most three groups follow a strip, keeps
 * a loop of scalars, and the tree's loads wait for their stores. `few` is whether this is a group. */
#define MAPFN_GENERATE_STRIP(LOOP, RESULT, STRIDED, name, sums, element, EACH, ...) \
    MAPFN_HOST_FN void mapfn_strip_##name(size_t mapfn_from, size_t const mapfn_some, size_t const mapfn_first, \
        MAPFN_UNUSED bool const mapfn_few EACH##_FOR(MAPFN_INSIDE, __VA_ARGS__) \
        MAPFN_UNIT_##STRIDED(MAPFN_STRIDES_KNOWN), size_t mapfn_offset MAPFN_EACH_SUM(MAPFN_LENDS_, sums) \
        MAPFN_FAILING_##RESULT) \
    { \
        MAPFN_SUMS_CONSTANTS(name) \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
        MAPFN_EACH_SUM(MAPFN_ALL_, sums) \
        MAPFN_HOLDS_STRIP(mapfn_traits_##name, EACH, __VA_ARGS__) \
        EACH##_FOR(MAPFN_ROOM_OF_STRIP, __VA_ARGS__) \
        EACH##_FOR(MAPFN_HOLD_STRIP, __VA_ARGS__) { \
            MAPFN_STRIP_##RESULT(MAPFN_CAT(LOOP, _STRIP), MAPFN_ADD_, mapfn_lanes, mapfn_some, sums, element) \
        } \
        EACH##_FOR(MAPFN_STORE_STRIP, __VA_ARGS__) \
    }
/* What a strip writes is held in arrays of its own, and is stored when it is whole, see QUIRK strips_held. Elements are
 * independent, or exactly in the place of an input, so that none sees the difference. Structs are taken apart and put
 * together again, which is worth it with AVX2 for a few elements. */
#if MAPFN_QUIRK_strips_held
# define MAPFN_HOLDS_STRIP(traits, EACH, ...) \
    enum { \
        mapfn_is_struct = ((traits) & MAPFN_HAS_STRUCT) != 0, \
        mapfn_may_hold = ((traits) & (MAPFN_HAS_OTHER_TYPE | MAPFN_HAS_WHERE | MAPFN_HAS_ROWS | MAPFN_HAS_STRIDE \
            | MAPFN_IS_ORDERED | MAPFN_IS_REPEATED | MAPFN_HAS_CONSTRUCTOR)) == 0 \
            && (!mapfn_is_struct \
                || (MAPFN_AVX2 && MAPFN_HOLDS_LONG_STRIPS && !(0 EACH##_FOR(MAPFN_UNHELD, __VA_ARGS__)))) \
    }; \
    bool const mapfn_holds_it MAPFN_UNUSED = mapfn_may_hold \
        && (mapfn_few || (MAPFN_HOLDS_LONG_STRIPS && !mapfn_is_struct));
# define MAPFN_UNHELD(item) MAPFN_SECOND(MAPFN_UNHELD_##item, )
# define MAPFN_ROOM_OF_STRIP(item) MAPFN_SECOND(MAPFN_ROOM_OF_STRIP_##item, )
# define MAPFN_HOLD_STRIP(item) MAPFN_SECOND(MAPFN_HOLD_STRIP_##item, )
# define MAPFN_STORE_STRIP(item) MAPFN_SECOND(MAPFN_STORE_STRIP_##item, )
# define MAPFN_PLACE_IN_STRIP mapfn_holds_it ? mapfn_j : mapfn_i
#else
# define MAPFN_HOLDS_STRIP(traits, ...)
# define MAPFN_ROOM_OF_STRIP(item)
# define MAPFN_HOLD_STRIP(item)
# define MAPFN_STORE_STRIP(item)
# define MAPFN_PLACE_IN_STRIP mapfn_i
#endif
/* Where there are bytes, as many parts as a vector has bytes are kept, and then added to their lanes. Maps with a mask
 * take a quarter to a half of the time, and losses of floats and bytes, which gcc left one by one, a fifteenth. */
#if !MAPFN_QUIRK_bytes_in_sums
# define MAPFN_KEEPING(LOOP, RESULT, sums, element)
#else
# define MAPFN_KEEPING(LOOP, RESULT, sums, element) \
    if (mapfn_keeps_parts) { \
        MAPFN_EACH_SUM(MAPFN_KEPT_, sums) \
        size_t const mapfn_first = 0; \
        bool const mapfn_few = false; \
        for (; mapfn_from + MAPFN_VECTOR_BYTES <= mapfn_whole; mapfn_from += MAPFN_VECTOR_BYTES) { \
            MAPFN_STRIP_##RESULT(MAPFN_CAT(LOOP, _STRIP), MAPFN_KEEP_, MAPFN_VECTOR_BYTES, MAPFN_VECTOR_BYTES, sums, \
                element) \
            MAPFN_UNROLL for (size_t mapfn_k = 0; mapfn_k < MAPFN_VECTOR_BYTES; mapfn_k += (size_t)mapfn_lanes) \
                for (size_t mapfn_j = 0; mapfn_j < (size_t)mapfn_lanes; mapfn_j++) { \
                    MAPFN_EACH_SUM(MAPFN_TAKE_, sums) MAPFN_EACH_SUM(MAPFN_ADD_, sums) \
                } \
        } \
        mapfn_summed = mapfn_from; \
    }
#endif
/* Lanes of structs are no vectors for compilers, and stay in memory. So maps that reduce have two other loops:
 * - Lanes are spread: word k of each lies in an array of its own, and these are vectors, see MAPFN_SPREADS_LANES.
 * - Lanes are held: a few at a time are variables, one member in a register each. Structs of more than 32 bytes have
 *   more members than there are registers. */
#define MAPFN_HOLDING_0(RESULT, sums, element)
#define MAPFN_HOLDING_1(RESULT, sums, element) \
    enum { \
        mapfn_bytes = 0 MAPFN_EACH_SUM(MAPFN_SIZE_, sums), \
        mapfn_at_once = mapfn_lanes < 8 || 0 MAPFN_EACH_SUM(MAPFN_MEMBERS_, sums) > 2 ? 4 : 8, \
        mapfn_holds = (0 MAPFN_EACH_SUM(MAPFN_STRUCT_, sums)) && mapfn_bytes <= 32 && MAPFN_QUIRK_structs_held \
    }; \
    MAPFN_CAT(MAPFN_SPREADING_, MAPFN_MAY_SPREAD_LANES)(RESULT, sums, element) \
    if (mapfn_holds) { \
        for (size_t mapfn_first = 0; mapfn_whole > 0 && mapfn_first < (size_t)mapfn_lanes; \
            mapfn_first += (size_t)mapfn_at_once) { \
            MAPFN_EACH_SUM(MAPFN_HOLD_, sums) MAPFN_EACH_SUM(MAPFN_RESET_, sums) \
            MAPFN_ROLLED for (mapfn_from = mapfn_first; mapfn_from < mapfn_whole; mapfn_from += (size_t)mapfn_lanes) { \
                if (mapfn_alone) __asm__ volatile(""); \
                MAPFN_STRIP_##RESULT(MAPFN_STRIP_UNROLLED, MAPFN_HELD_, mapfn_at_once, mapfn_at_once, sums, element) \
            } \
            MAPFN_EACH_SUM(MAPFN_FREE_, sums) \
        } \
    } else
/* Strips stay alone where a map reads structs beside another array or a sum, see QUIRK strips_joined. Not so where
 * MAPFN_TRUST_COST_MODEL is 0, as after mapfn_math.h: vectors of an expensive function are worth the shuffles. */
#define MAPFN_STRIPS_ALONE_0(EACH, ...)
#if MAPFN_QUIRK_strips_joined
# define MAPFN_STRIPS_ALONE_1(EACH, ...) \
    enum { mapfn_alone = MAPFN_TRUSTS_COSTS && (0 EACH##_FOR(MAPFN_ADDED_UP, __VA_ARGS__)) > 257 };
/* arrays that are read, and sums: each counts 1, and one of structs 256 more */
# define MAPFN_ADDED_UP(item) MAPFN_SECOND(MAPFN_ADDED_UP_##item, )
# define MAPFN_ADDED_UP_in(T, x) ~, + 1 + (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT ? 256 : 0)
# define MAPFN_ADDED_UP_inout MAPFN_ADDED_UP_in
# define MAPFN_ADDED_UP_sum(T, s) ~, + 1
#else
# define MAPFN_STRIPS_ALONE_1(EACH, ...) enum { mapfn_alone = 0 };
#endif
#define MAPFN_SPREADING_0(RESULT, sums, element)
#define MAPFN_SPREADING_1(RESULT, sums, element) \
    bool mapfn_unpadded = mapfn_spreads; \
    MAPFN_EACH_SUM(MAPFN_WHOLE_, sums) \
    if (mapfn_unpadded) { \
        MAPFN_UNUSED size_t const mapfn_first = 0; \
        if (mapfn_whole > 0) { \
            MAPFN_EACH_SUM(MAPFN_WORDS_, sums) MAPFN_EACH_SUM(MAPFN_SPREAD_, sums) \
            MAPFN_ROLLED for (; mapfn_from < mapfn_whole; mapfn_from += (size_t)mapfn_lanes) { \
                MAPFN_STRIP_##RESULT(MAPFN_STRIP_SPREAD, MAPFN_JOINED_WORDS_, mapfn_lanes, mapfn_lanes, sums, element) \
            } \
            MAPFN_EACH_SUM(MAPFN_GATHER_, sums) \
        } \
    } else
/* Up to three strips are left to groups where lanes would be spread: 10 elements of argmin take 0.65 to 0.75 of the
 * time. */
#define MAPFN_NEXT_GROUP(first) \
    (mapfn_spreads ? ((first) + (size_t)mapfn_group) % (size_t)mapfn_lanes : (first) + (size_t)mapfn_group)
/* `most` is a constant, and `count` is at most as many. */
#define MAPFN_STRIP_0value(STRIP, ADD, most, count, sums, element) \
    STRIP(count, MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) element; MAPFN_EACH_SUM(ADD, sums))
#define MAPFN_STRIP_0nothing MAPFN_STRIP_0value
#define MAPFN_STRIP_0failure(STRIP, ADD, most, count, sums, element) \
    int mapfn_codes[most], mapfn_failures = 0; \
    STRIP(count, MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) int const mapfn_code = element; \
        mapfn_codes[mapfn_j] = mapfn_code; mapfn_failures += mapfn_code != 0; MAPFN_EACH_SUM(ADD, sums)) \
    if (mapfn_failures != 0) mapfn_search(mapfn_failing, mapfn_codes, mapfn_from);

/* Each part is stored once. If a zero was stored before the part, gcc 12 would move the zeros behind the loop. */
#define MAPFN_PARTS_0value(LOOP, traits, sums, element) \
    LOOP(mapfn_i, 0, mapfn_n, MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) element; MAPFN_EACH_SUM(MAPFN_PART_, sums))
#define MAPFN_PARTS_0nothing MAPFN_PARTS_0value
#define MAPFN_PARTS_0failure(LOOP, traits, sums, element) \
    MAPFN_LOOPS_IN_BLOCKS(LOOP, traits, MAPFN_EACH_SUM(MAPFN_BEGIN_, sums), element, MAPFN_EACH_SUM(MAPFN_PART_, sums))

/* Adds up parts that a statement computes, of elements [mapfn_from, mapfn_from + mapfn_some), to the lanes and the
 * rest. A turn has mapfn_unit of them, which is a number of whole strips. */
#define MAPFN_ADD_PARTS(sums, ...) { \
    size_t const mapfn_grouped = mapfn_n - mapfn_n % (size_t)mapfn_group, mapfn_first = 0; \
    for (size_t mapfn_from = 0, mapfn_some; mapfn_from < mapfn_n; mapfn_from += mapfn_some) { \
        size_t mapfn_strip = 0; \
        mapfn_some = mapfn_n - mapfn_from < (size_t)mapfn_unit ? mapfn_n - mapfn_from : (size_t)mapfn_unit; \
        __VA_ARGS__ \
        for (; mapfn_some - mapfn_strip >= (size_t)mapfn_lanes; mapfn_strip += (size_t)mapfn_lanes) \
            for (size_t mapfn_j = 0; mapfn_j < (size_t)mapfn_lanes; mapfn_j++) { \
                size_t const mapfn_k = mapfn_strip + mapfn_j; \
                MAPFN_EACH_SUM(MAPFN_NTH_, sums) MAPFN_EACH_SUM(MAPFN_ADD_, sums) \
            } \
        for (size_t mapfn_k = mapfn_strip; mapfn_k < mapfn_some; mapfn_k++) { \
            size_t const mapfn_j MAPFN_UNUSED = mapfn_k - mapfn_strip; \
            MAPFN_EACH_SUM(MAPFN_NTH_, sums) \
            if (mapfn_from + mapfn_k < mapfn_grouped) { \
                MAPFN_EACH_SUM(MAPFN_ADD_, sums) \
            } else { \
                MAPFN_EACH_SUM(MAPFN_REST_, sums) \
            } \
        } \
    } \
}

#define MAPFN_GENERATE_PARTS(mode, LOOP, RESULT, STRIDED, name, sums, EACH, ...) \
    MAPFN_KERNEL_OF_SUMS MAPFN_KERNEL_SIGNATURE(mapfn_##mode##_parts_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_CONSTANTS(name) \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
        MAPFN_KERNEL_READY(RESULT, STRIDED, EACH, __VA_ARGS__) \
        MAPFN_CONTIGUOUS_##STRIDED(MAPFN_PARTS_##RESULT(LOOP, mapfn_traits_##name, sums, \
            MAPFN_AN_ELEMENT(mapfn_i, STRIDED, name, (MAPFN_EACH_SUM(MAPFN_PLACED_, sums)), EACH, __VA_ARGS__))) \
        MAPFN_DONE_##RESULT \
    } \
    MAPFN_GENERATE_CHUNKS_OF_SUMS(mode, RESULT, name, EACH, __VA_ARGS__)
#define MAPFN_GENERATE_CHUNKS_OF_SUMS(mode, RESULT, name, EACH, ...) \
    MAPFN_CHUNK_OF(mapfn_blocks_##mode##_##name, mapfn_##mode##_##name, , , RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_CHUNK_OF(mapfn_chunk_##mode##_##name, mapfn_##mode##_parts_##name, \
        if (!mapfn_a->mapfn_base.mapfn_each_part) \
            return (mapfn_blocks_##mode##_##name)(mapfn_args, mapfn_begin, mapfn_end, mapfn_slot); {, \
        }, RESULT, name, EACH, __VA_ARGS__)

/* Is n more than inline checks can count? Whoever adds up more than a block is told so apart: in nested maps of short
 * rows each instruction shows. The first call doubts all where it has to ask for the processor. */
#define MAPFN_DOUBTS_COUNT(n, traits) \
    ((MAPFN_WIDE || mapfn_kernel_most(traits) > MAPFN_MOST_SURE) && (n) > MAPFN_SURE_COUNT(n))
/* The long way is called at two places. At one, gcc would keep the doubt as a value: a tenth of a short row's time. */
#define MAPFN_GENERATE_SEQUENTIAL_0sums(LOOP, callee, RESULT, FLAGS, name, EACH, ...) \
    MAPFN_CARD_VALUES(MAPFN_CAT(MAPFN_ELEMENT_FN_, MAPFN_FLAG_host FLAGS), name, (MAPFN_SUM_ITEMS(__VA_ARGS__))) \
    MAPFN_GENERATE_LONG(MAPFN_LONG_0sums, RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_ELEMENT_FN_, MAPFN_FLAG_host FLAGS) \
    MAPFN_SEQUENTIAL_SIGNATURE(name, EACH, __VA_ARGS__) \
    { \
        MAPFN_FAILED_##RESULT \
        MAPFN_ON_HOST( \
            MAPFN_QUICK_CHECKS_BUT(MAPFN_DOUBTS_COUNT(mapfn_n, mapfn_traits_##name), name, EACH, __VA_ARGS__) \
            if (MAPFN_ASKS(name) && __builtin_expect(mapfn_q.mapfn_doubt, 0)) \
                MAPFN_GO_LONG(false, EACH, __VA_ARGS__) \
            if (__builtin_expect((mapfn_traits_##name & MAPFN_HAS_SCRATCH) != 0 \
                || mapfn_n > mapfn_kernel_most(mapfn_traits_##name), 0)) \
                MAPFN_GO_LONG(mapfn_n <= MAPFN_SURE_COUNT(mapfn_n), EACH, __VA_ARGS__) \
            MAPFN_KNOW_PROCESSOR(name) \
            MAPFN_CAT(MAPFN_SUMS_INLINE_, MAPFN_FLAG_steps FLAGS)( \
                RESULT, MAPFN_FLAG_strided FLAGS, name, EACH, __VA_ARGS__)) \
        MAPFN_CAT(MAPFN_TEAM_SUMS_, MAPFN_FLAG_host FLAGS)(callee, RESULT, MAPFN_FLAG_strided FLAGS, name, EACH, \
            __VA_ARGS__) \
        MAPFN_ON_HOST(MAPFN_FINISH_##RESULT(MAPFN_CALL_KERNEL(RESULT, mapfn_kernel, name, EACH, __VA_ARGS__), #name)) \
    }
#define MAPFN_LONG_0sums(mode, RESULT, name, EACH, ...) \
    if ((mapfn_traits_##name & MAPFN_HAS_SCRATCH) != 0) { \
        MAPFN_RUN_LONG(name, mapfn_blocks_##mode##_##name, false) \
    } \
    return mapfn_sums_long(mapfn_described_##name(false), mapfn_blocks_##mode##_##name, &mapfn_a, mapfn_n, \
        mapfn_too_short, mapfn_sound, mapfn_where);

/* What is added up inline, and not by the kernel.
 * - A few elements are all rest, and so the loop that one would write. A call would take longer than they. Integers may
 *   be added in any order, and take that loop as well where n is not known.
 * - Of a nested map with a constant n of at most 4 W the compiler keeps all lanes in registers. */
#define MAPFN_SUMS_INLINE_0(RESULT, STRIDED, name, EACH, ...) { \
    MAPFN_SUMS_CONSTANTS(name) \
    enum { \
        mapfn_inline_below = mapfn_exact ? (MAPFN_INLINES_INTEGERS ? (mapfn_group < 8 ? mapfn_group : 8) : 0) \
            : MAPFN_INLINES_SUMS ? mapfn_group : 0 \
    }; \
    bool const mapfn_known = __builtin_constant_p(mapfn_n) && mapfn_n <= (size_t)(4 * mapfn_lanes) \
        && mapfn_kernel == mapfn_vectorized_##name; \
    if (__builtin_expect(mapfn_known || mapfn_n < (size_t)mapfn_inline_below, 1)) { \
        MAPFN_CAT(MAPFN_UNIT_, STRIDED)(enum { mapfn_contiguous = 0 };) \
        (mapfn_block_##name)(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__) \
            MAPFN_CAT(MAPFN_UNIT_, STRIDED)(MAPFN_STRIDES_HERE), 0, false, mapfn_known, \
            MAPFN_INLINES_INTEGERS && !mapfn_known MAPFN_FAILS_##RESULT); \
        MAPFN_STATUS_##RESULT(#name) \
    } \
}
#define MAPFN_SUMS_INLINE_1(RESULT, STRIDED, name, EACH, ...) /* steps */

#if MAPFN_FOR_CARD
/* the values of all sums together, for CUDA maps */
# define MAPFN_CARD_VALUES(qualifiers, name, sums) \
    struct mapfn_values_##name { MAPFN_EACH_SUM(MAPFN_VALUE_, sums) }; \
    qualifiers void mapfn_values_clear(struct mapfn_values_##name *mapfn_v) { MAPFN_EACH_SUM(MAPFN_CLEARED_, sums) } \
    qualifiers void mapfn_values_join(struct mapfn_values_##name *mapfn_v, struct mapfn_values_##name const *mapfn_by) \
    { \
        MAPFN_EACH_SUM(MAPFN_JOINED_, sums) \
    } \
    /* where the struct says: value `mapfn_at` there of each sum */ \
    qualifiers void mapfn_values_store(struct mapfn_args_##name const &mapfn_a, \
        struct mapfn_values_##name const *mapfn_v, size_t mapfn_at) \
    { \
        MAPFN_EACH_SUM(MAPFN_STORED_, sums) \
    }
# define MAPFN_VALUE_sum(T, s) T s;
# define MAPFN_VALUE_reduce(T, s, op, zero) T s;
# define MAPFN_CLEARED_sum(T, s) mapfn_v->s = 0;
# define MAPFN_CLEARED_reduce(T, s, op, zero) mapfn_v->s = zero;
# define MAPFN_JOINED_sum(T, s) mapfn_v->s = mapfn_plus(mapfn_v->s, mapfn_by->s);
# define MAPFN_JOINED_reduce(T, s, op, zero) mapfn_v->s = op(mapfn_v->s, mapfn_by->s);
# define MAPFN_STORED_sum(T, s) mapfn_a.s[mapfn_at] = mapfn_v->s;
# define MAPFN_STORED_reduce(T, s, op, zero) mapfn_a.s[mapfn_at] = mapfn_v->s;
#else
# define MAPFN_CARD_VALUES(qualifiers, name, sums)
#endif
