/* ======== src/kinds/sums.h: sum and reduce.
 * Uses kinds/words.h and run/sums_of.h. Used by definitions. */

/* sum(T, s): what the elements write to *s, added up. T *s <- T *s
 * The pointer is where a kernel leaves the sum, or each element's part. */
#define MAPFN_WORD_sum(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_sum(T, ...) ~, sum(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_sum(T, s) ~, 0sums
#define MAPFN_TRAIT_sum(T, s) \
    MAPFN_TYPE_TRAIT(T) MAPFN_SUM_TRAIT(T) | (MAPFN_TYPE_IS_INTEGER(T) ? 0u : MAPFN_HAS_ORDERED_SUM)
#define MAPFN_MUST_sum MAPFN_MUST_in
#define MAPFN_ELEM_sum(T, s) , MAPFN_PART(T) const s
#define MAPFN_NAME_sum MAPFN_NAME_in
#define MAPFN_STEP_sum MAPFN_STEP_out
#define MAPFN_LONE_sum(T, s) ~, 1
#define MAPFN_LANE_sum(T, s) MAPFN_LANE_reduce(MAPFN_NUMBER(T), s, ~, 0)
#define MAPFN_ARRAY_sum MAPFN_ARRAY_out
#define MAPFN_FIELD_sum MAPFN_FIELD_out
#define MAPFN_PASS_sum MAPFN_PASS_in
#define MAPFN_KERNEL_sum(T, s) , MAPFN_UNUSED T *s
#define MAPFN_SHIFT_sum(T, s) , mapfn_a->s
#define MAPFN_AT_sum(T, s) , mapfn_part_##s
#define MAPFN_CLAIMS_sum(T, s) ~, + MAPFN_ONE_SUM
#define MAPFN_CLAIM_sum(T, s) ~, MAPFN_CLAIM_SUM(s)
#define MAPFN_FIT_sum(T, s) MAPFN_FIT(s, 1)
#define MAPFN_INFO_sum(T, s) MAPFN_INFO_ARRAY(s, MAPFN_ONE_VALUE, MAPFN_WRITTEN, 0)
#define MAPFN_DEMANDS_sum(T, s) ~, MAPFN_BY_TYPE(MAPFN_DEMAND_SUM_, T)(T, s)
#define MAPFN_TYPES_sum(T, s) typedef MAPFN_NUMBER(T) mapfn_type_##s; MAPFN_TYPE_OF_ADDING(T, s)
#define MAPFN_LANES_sum(T, s) MAPFN_LANES_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_SIZE_sum(T, s) MAPFN_SIZE_reduce(T, s, ~, ~)
#define MAPFN_EXACT_sum(T, s) && MAPFN_TYPE_IS_INTEGER(T)
#define MAPFN_REDUCES_sum(T, s)
#define MAPFN_STRUCT_sum(T, s)
#define MAPFN_MEMBERS_sum(T, s) + 1
#define MAPFN_HOLD_sum(T, s) MAPFN_HOLD_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_RESET_sum(T, s) MAPFN_RESET_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_HELD_sum(T, s) MAPFN_ADD_NUMBER(T, s, mapfn_held_##s[mapfn_j], mapfn_value_##s)
#define MAPFN_FREE_sum(T, s) MAPFN_FREE_reduce(T, s, ~, ~)
#define MAPFN_SPREADS_sum(T, s)
#define MAPFN_WHOLE_sum(T, s)
#define MAPFN_WORDS_sum(T, s)
#define MAPFN_SPREAD_sum(T, s)
#define MAPFN_JOINED_WORDS_sum MAPFN_ADD_sum
#define MAPFN_GATHER_sum(T, s)
#define MAPFN_CLEAR_sum(T, s) MAPFN_CLEAR_NUMBERS(mapfn_lane_##s)
#define MAPFN_BEGIN_sum(T, s) \
    mapfn_type_##s mapfn_value_##s = 0; T *const mapfn_part_##s = (T *)(void *)&mapfn_value_##s;
#define MAPFN_PART_sum(T, s) *(mapfn_type_##s *)(void *)&s[mapfn_i] = mapfn_value_##s;
#define MAPFN_KEPT_sum(T, s) MAPFN_KEPT_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_KEEP_sum MAPFN_KEEP_reduce
#define MAPFN_TAKE_sum(T, s) MAPFN_TAKE_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_PLACE_sum(T, s) , T *const mapfn_part_##s
#define MAPFN_PLACED_sum(T, s) , mapfn_part_##s
#define MAPFN_LENDS_sum(T, s) , MAPFN_NUMBER(T) *mapfn_lane_##s
#define MAPFN_LENT_sum(T, s) , mapfn_lane_##s
#define MAPFN_ALL_sum(T, s) MAPFN_ALL_reduce(mapfn_type_##s, s, ~, 0)
#define MAPFN_ADD_sum(T, s) MAPFN_ADD_NUMBER(T, s, (*mapfn_all_##s)[mapfn_first + mapfn_j], mapfn_value_##s)
#define MAPFN_SEEN_sum(T, s) if (!mapfn_exact) { MAPFN_SEEN(mapfn_value_##s) }
#define MAPFN_REST_sum(T, s) MAPFN_ADD_NUMBER(T, s, mapfn_rest_##s, mapfn_value_##s)
#define MAPFN_WRAPS_sum(T, s) mapfn_adding_##s mapfn_sum_##s = 0; MAPFN_NO_BITS(T, s)
#define MAPFN_WRAP_sum(T, s) \
    if (mapfn_skips) MAPFN_REST_sum(T, s) \
    else MAPFN_WRAP_NUMBER(T, s)
#define MAPFN_WRAP_NUMBER(T, s) \
    mapfn_sum_##s = (mapfn_adding_##s)(mapfn_sum_##s \
        + MAPFN_UNMASKED(MAPFN_TYPE_IS_INTEGER(T), s, (mapfn_adding_##s)mapfn_value_##s));
#define MAPFN_WRAPPED_sum(T, s) if (!mapfn_skips) mapfn_rest_##s = (mapfn_type_##s)mapfn_sum_##s;
/* beside gathers: an element is added to what the kernel leaves at its end, or its part is stored */
#define MAPFN_LAID_sum(T, s) \
    if (mapfn_exact) MAPFN_WRAP_NUMBER(T, s) \
    else MAPFN_PART_sum(T, s)
#define MAPFN_LEFT_sum(T, s) if (mapfn_exact) *(mapfn_type_##s *)(void *)(s) = (mapfn_type_##s)mapfn_sum_##s;
#define MAPFN_END_sum(T, s) , MAPFN_NUMBER(T) *mapfn_lane_##s, MAPFN_NUMBER(T) mapfn_rest_##s, T *s
#define MAPFN_ENDS_sum(T, s) , mapfn_lane_##s, mapfn_rest_##s, s
#define MAPFN_TREE_sum(T, s) \
    MAPFN_TREE_OF(mapfn_type_##s, s, MAPFN_ADD_NUMBER(T, s, mapfn_tree_##s, mapfn_rest_##s), \
        MAPFN_HALVES_OF_NUMBERS(T, s))
#define MAPFN_JOIN_NUMBERS(s, T, to, by) MAPFN_ADD_NUMBER(T, s, to, by)
#define MAPFN_JOIN_sum(T, s) \
    if (mapfn_field == MAPFN_OFFSET(s)) { \
        MAPFN_TYPES_sum(T, s) \
        MAPFN_JOIN_VALUES(mapfn_type_##s, 0, MAPFN_ADD_NUMBER(T, s, mapfn_x[mapfn_k], mapfn_y[mapfn_k])) \
    }
#define MAPFN_KIND_sum(T, s) mapfn_kind_##s = MAPFN_KIND_OF_NUMBER(T),
#define MAPFN_SHARED_sum(T, s) && mapfn_kind_##s != 0
#define MAPFN_TELL_sum(T, s) MAPFN_TELL_AS(T, s, MAPFN_JOIN_OF_KIND(mapfn_kind_##s))
#define MAPFN_STATE_sum(T, s) MAPFN_STATE_reduce(T, s, ~, ~)
#define MAPFN_PARTS_sum(T, s) MAPFN_PARTS_reduce(mapfn_type_##s, s, ~, ~)
#define MAPFN_BLANK_sum(T, s) MAPFN_BLANK_reduce(T, s, mapfn_plus, 0)
#define MAPFN_APART_sum(T, s) MAPFN_APART_reduce(T, s, ~, ~)
#define MAPFN_GOES_TO_sum(T, s) MAPFN_GOES_TO_reduce(T, s, ~, ~)
#define MAPFN_NTH_sum(T, s) MAPFN_NTH_reduce(mapfn_type_##s, s, ~, ~)

/* reduce(T, s, op, zero): the same by T op(T, T), with op(x, zero) = x. T *s <- T *s */
#define MAPFN_WORD_reduce(...) , mapfn_kind, MAPFN_TAKES_4, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_reduce(T, ...) ~, reduce(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_reduce(T, s, op, zero) ~, 0sums
#define MAPFN_TRAIT_reduce(T, s, op, zero) MAPFN_TYPE_TRAIT(T) MAPFN_SUM_TRAIT(T) | MAPFN_HAS_ORDERED_SUM
#define MAPFN_MUST_reduce(T, s, op, zero) MAPFN_MUST(T, s)
#define MAPFN_ELEM_reduce(T, s, op, zero) , MAPFN_PART(T) const s
#define MAPFN_NAME_reduce(T, s, op, zero) , s
#define MAPFN_STEP_reduce(T, s, op, zero) , MAPFN_UNUSED T *const s
#define MAPFN_LONE_reduce(T, s, op, zero) ~, 1
#define MAPFN_LANE_reduce(T, s, op, zero) , 0changed(T, s, mapfn_t_##s[0] = zero;, s[mapfn_i])
#define MAPFN_ARRAY_reduce(T, s, op, zero) , T *s
#define MAPFN_FIELD_reduce(T, s, op, zero) T *s;
#define MAPFN_PASS_reduce(T, s, op, zero) , s
#define MAPFN_KERNEL_reduce(T, s, op, zero) , MAPFN_UNUSED T *s
#define MAPFN_SHIFT_reduce(T, s, op, zero) , mapfn_a->s
#define MAPFN_AT_reduce(T, s, op, zero) , mapfn_part_##s
#define MAPFN_CLAIMS_reduce(T, s, op, zero) ~, + MAPFN_ONE_SUM
#define MAPFN_CLAIM_reduce(T, s, op, zero) ~, MAPFN_CLAIM_SUM(s)
#define MAPFN_FIT_reduce(T, s, op, zero) MAPFN_FIT(s, 1)
#define MAPFN_INFO_reduce(T, s, op, zero) MAPFN_INFO_sum(T, s)
/* An operator pastes to no name, and so is an error that says what it is. `+(a, b)` would be b. */
#define MAPFN_DEMANDS_reduce(T, s, op, zero) ~, \
    MAPFN_NOTHING(MAPFN_E49_reduce_takes_a_function_and_not_##op) MAPFN_DEMAND_REDUCE(T, s)
#define MAPFN_TYPES_reduce(T, s, op, zero) MAPFN_NO_BITS(T, s)
#define MAPFN_LANES_reduce(T, s, op, zero) \
    T mapfn_lane_##s[mapfn_lanes] __attribute__((__aligned__(64))); \
    T mapfn_rest_##s = zero; /* a declaration of its own, as T may be written `int *` */ \
    MAPFN_ALL_reduce(T, s, op, zero)
#define MAPFN_PLACE_reduce(T, s, op, zero) , T *const mapfn_part_##s
#define MAPFN_PLACED_reduce(T, s, op, zero) , mapfn_part_##s
#define MAPFN_LENDS_reduce(T, s, op, zero) , T *mapfn_lane_##s
#define MAPFN_LENT_reduce(T, s, op, zero) , mapfn_lane_##s
#define MAPFN_ALL_reduce(T, s, op, zero) \
    T (*const mapfn_all_##s)[mapfn_lanes] MAPFN_UNUSED = (T (*)[mapfn_lanes])(void *)mapfn_lane_##s;
#define MAPFN_SIZE_reduce(T, s, op, zero) + (int)sizeof(T)
#define MAPFN_EXACT_reduce(T, s, op, zero) && 0
#define MAPFN_REDUCES_reduce(T, s, op, zero) ~, 1,
#define MAPFN_STRUCT_reduce(T, s, op, zero) || MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT
#define MAPFN_MEMBERS_reduce(T, s, op, zero) + (int)(sizeof(T) / __alignof__(T))
#define MAPFN_HOLD_reduce(T, s, op, zero) T mapfn_held_##s[mapfn_at_once];
#define MAPFN_RESET_reduce(T, s, op, zero) \
    MAPFN_UNROLL for (int mapfn_l = 0; mapfn_l < (int)mapfn_at_once; mapfn_l++) mapfn_held_##s[mapfn_l] = zero;
/* Structs of doubles then take 1.2 to 2.9 times as long, as their members cannot be told from integers. */
#if MAPFN_MASKS_PRODUCTS
# define MAPFN_UNMASK_WORDS(T, s) \
    if (__alignof__(T) == 8 && !MAPFN_TYPE_IS_REAL(T)) \
        mapfn_unmask_words((void *)&mapfn_value_##s, sizeof(T), mapfn_no_bits_##s);
#else
# define MAPFN_UNMASK_WORDS(T, s)
#endif
#define MAPFN_HELD_reduce(T, s, op, zero) \
    MAPFN_UNMASK_WORDS(T, s) MAPFN_ALONE_IN_LOOP(T) \
    mapfn_held_##s[mapfn_j] = op(MAPFN_READ(T, mapfn_held_##s[mapfn_j]), mapfn_value_##s);
#define MAPFN_FREE_reduce(T, s, op, zero) \
    MAPFN_UNROLL for (int mapfn_l = 0; mapfn_l < (int)mapfn_at_once; mapfn_l++) \
        mapfn_lane_##s[mapfn_first + (size_t)mapfn_l] = mapfn_held_##s[mapfn_l];
#define MAPFN_SPREADS_reduce(T, s, op, zero) \
    && (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT ? MAPFN_SPREADS_LANES(sizeof(T), __alignof__(T)) \
        : __alignof__(T) <= 8)
#define MAPFN_WHOLE_reduce(T, s, op, zero) \
    if (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT && __alignof__(T) == 4) { MAPFN_ASK_WHOLE(T) }
#define MAPFN_WORDS_reduce(T, s, op, zero) \
    uint64_t mapfn_words_##s[(sizeof(T) + 7) / 8 * mapfn_lanes] __attribute__((__aligned__(64)));
#define MAPFN_SPREAD_reduce(T, s, op, zero) \
    for (size_t mapfn_l = 0; mapfn_l < (size_t)mapfn_lanes; mapfn_l++) { \
        T mapfn_none = zero; \
        MAPFN_STORE_LANE(mapfn_words_##s, mapfn_none, mapfn_l) \
    }
#define MAPFN_JOINED_WORDS_reduce(T, s, op, zero) { \
        T mapfn_joined; \
        MAPFN_LOAD_LANE(mapfn_joined, mapfn_words_##s, mapfn_j) \
        MAPFN_ALONE_IN_LOOP(T) mapfn_joined = op(mapfn_joined, mapfn_value_##s); \
        MAPFN_STORE_LANE(mapfn_words_##s, mapfn_joined, mapfn_j) \
    }
#define MAPFN_GATHER_reduce(T, s, op, zero) \
    for (size_t mapfn_l = 0; mapfn_l < (size_t)mapfn_lanes; mapfn_l++) { \
        MAPFN_LOAD_LANE(mapfn_lane_##s[mapfn_l], mapfn_words_##s, mapfn_l) \
    }
#define MAPFN_LOAD_LANE(value, words, lane) \
    mapfn_load_lane(&value, words, sizeof value, __alignof__(value), mapfn_lanes, lane);
#define MAPFN_STORE_LANE(words, value, lane) \
    mapfn_store_lane(words, &value, sizeof value, __alignof__(value), mapfn_lanes, lane);
#define MAPFN_CLEAR_reduce(T, s, op, zero) \
    for (int mapfn_j = 0; mapfn_j < (int)mapfn_lanes; mapfn_j++) mapfn_lane_##s[mapfn_j] = zero;
#if MAPFN_QUIRK_constants_copied
# define MAPFN_BEGIN_reduce(T, s, op, zero) \
    T mapfn_value_##s; \
    T *const mapfn_part_##s = &mapfn_value_##s; \
    { T mapfn_none = zero; MAPFN_MEMCPY((void *)mapfn_part_##s, (const void *)&mapfn_none, sizeof mapfn_none); }
#else
# define MAPFN_BEGIN_reduce(T, s, op, zero) T mapfn_value_##s = zero; T *const mapfn_part_##s = &mapfn_value_##s;
#endif
#define MAPFN_PART_reduce(T, s, op, zero) s[mapfn_i] = mapfn_value_##s;
#define MAPFN_KEPT_reduce(T, s, op, zero) T mapfn_kept_##s[MAPFN_VECTOR_BYTES] __attribute__((__aligned__(64)));
#define MAPFN_KEEP_reduce(T, s, ...) mapfn_kept_##s[mapfn_j] = mapfn_value_##s;
#define MAPFN_TAKE_reduce(T, s, op, zero) T const mapfn_value_##s = MAPFN_READ(T, mapfn_kept_##s[mapfn_k + mapfn_j]);
#define MAPFN_ADD_reduce(T, s, op, zero) \
    MAPFN_UNMASK_WORDS(T, s) MAPFN_ALONE_IN_LOOP(T) \
    (*mapfn_all_##s)[mapfn_first + mapfn_j] = \
        op(MAPFN_READ(T, (*mapfn_all_##s)[mapfn_first + mapfn_j]), mapfn_value_##s);
#define MAPFN_SEEN_reduce(T, s, op, zero)
#define MAPFN_WRAPS_reduce MAPFN_NOTHING
#define MAPFN_WRAP_reduce MAPFN_REST_reduce
#define MAPFN_WRAPPED_reduce MAPFN_NOTHING
#define MAPFN_LAID_reduce MAPFN_PART_reduce
#define MAPFN_LEFT_reduce MAPFN_NOTHING
#define MAPFN_REST_reduce(T, s, op, zero) mapfn_rest_##s = op(mapfn_rest_##s, mapfn_value_##s);
#define MAPFN_END_reduce(T, s, op, zero) , T *mapfn_lane_##s, T mapfn_rest_##s, T *s
#define MAPFN_ENDS_reduce(T, s, op, zero) , mapfn_lane_##s, mapfn_rest_##s, s
#define MAPFN_TREE_reduce(T, s, op, zero) \
    MAPFN_TREE_OF(T, s, mapfn_tree_##s = op(mapfn_tree_##s, mapfn_rest_##s);, MAPFN_HALVES(MAPFN_JOIN_LANES, s, op) { \
        T const mapfn_even_##s = op(mapfn_lane_##s[0], mapfn_lane_##s[2]); \
        T const mapfn_odd_##s = op(mapfn_lane_##s[1], mapfn_lane_##s[3]); \
        mapfn_tree_##s = op(mapfn_even_##s, mapfn_odd_##s); \
    })
/* `halves` leaves the sum of the lanes in mapfn_tree_s, and `last` adds the rest to that */
#define MAPFN_TREE_OF(T, s, last, ...) \
    if (mapfn_n >= (size_t)mapfn_group && !mapfn_exact) { \
        T mapfn_tree_##s; \
        __VA_ARGS__ \
        if (mapfn_n % (size_t)mapfn_group != 0) { \
            last \
        } \
        mapfn_rest_##s = mapfn_tree_##s; \
    } \
    *(T *)(void *)(s) = mapfn_rest_##s; /* (s): g++ looks for a cast at the end of its operand */
/* Adds up lanes by halves, until 4 are left. Each loop adds at most a group, since a load that is wider than the stores
 * before it waits for them. JOIN(s, op, to, by) adds two lanes. */
#define MAPFN_HALVES(JOIN, s, op) \
    if (mapfn_group >= 2) { \
        MAPFN_HALVE(JOIN, s, op, 0, 2 * mapfn_group, mapfn_group) \
        MAPFN_HALVE(JOIN, s, op, mapfn_group, 2 * mapfn_group, mapfn_group) \
    } \
    if (mapfn_group >= 4) MAPFN_HALVE(JOIN, s, op, 0, mapfn_group, mapfn_group) \
    if (mapfn_group > 16) MAPFN_HALVE(JOIN, s, op, 0, 16, 16) \
    if (mapfn_group > 8) MAPFN_HALVE(JOIN, s, op, 0, 8, 8) \
    if (mapfn_group > 4) MAPFN_HALVE(JOIN, s, op, 0, 4, 4)
#define MAPFN_HALVE(JOIN, s, op, from, half, count) \
    MAPFN_HALVING(sizeof mapfn_lane_##s[0] <= 8, count, \
        JOIN(s, op, mapfn_lane_##s[from + mapfn_j], mapfn_lane_##s[(from + mapfn_j + half) % mapfn_lanes]))
#define MAPFN_JOIN_LANES(s, op, to, by) { MAPFN_ALONE_IN_LOOP(__typeof__(to)) to = op(to, by); }
#define MAPFN_HALVE_STRIP(count, body) for (int mapfn_j = 0; mapfn_j < (int)(count); mapfn_j++) body
#define MAPFN_JOIN_reduce(T, s, op, zero) \
    if (mapfn_field == MAPFN_OFFSET(s)) { \
        MAPFN_JOIN_VALUES(T, zero, { \
            MAPFN_ALONE_IN_LOOP(T) mapfn_x[mapfn_k] = op(mapfn_x[mapfn_k], mapfn_y[mapfn_k]); \
        }) \
    }
/* The last argument adds a value of mapfn_y to one of mapfn_x. */
#define MAPFN_JOIN_VALUES(T, zero, ...) \
    T *const mapfn_x = (T *)mapfn_to; \
    T const *const mapfn_y = (T const *)mapfn_by; \
    if (mapfn_by == NULL) \
        for (size_t mapfn_k = 0; mapfn_k < mapfn_count; mapfn_k++) mapfn_x[mapfn_k] = zero; \
    else \
        for (size_t mapfn_k = 0; mapfn_k < mapfn_count; mapfn_k++) \
            __VA_ARGS__
#define MAPFN_KIND_reduce(T, s, op, zero)
#define MAPFN_SHARED_reduce(T, s, op, zero) && 0
#define MAPFN_TELL_reduce(T, s, op, zero) MAPFN_TELL_AS(T, s, NULL)
#define MAPFN_TELL_AS(T, s, join) {sizeof(T), MAPFN_OFFSET(s), offsetof(mapfn_self_state, s), join},
#define MAPFN_STATE_reduce(T, s, op, zero) T s[MAPFN_SUM_VALUES(T)] __attribute__((__aligned__(64)));
#define MAPFN_PARTS_reduce(T, s, op, zero) T mapfn_parts_##s[mapfn_unit] __attribute__((__aligned__(64)));
#define MAPFN_BLANK_reduce(T, s, op, zero) s[mapfn_i] = zero;
#define MAPFN_APART_reduce(T, s, op, zero) mapfn_a.s = mapfn_parts_##s;
#define MAPFN_GOES_TO_reduce(T, s, op, zero) T *const s = mapfn_a.s;
#define MAPFN_NTH_reduce(T, s, op, zero) T const mapfn_value_##s = MAPFN_READ(T, mapfn_parts_##s[mapfn_k]);

#if MAPFN_MAY_SPREAD_LANES
/* Word k of each lane lies in an array of its own. Each word is written out, as compilers find vectors only where no
 * loop over words is left.
 * clang copies values whose words have 8 bytes as a whole, and puts words together from halves. If it copied word by
 * word, a float and the padding behind it would be stored one by one, and no vector can do that. */
# define MAPFN_EACH_WORD(M) M(0) M(1) M(2) M(3) M(4) M(5) M(6) M(7)
# define MAPFN_LOAD_WORD(k) \
    if (alignment == 8 && (k) < bytes / 8) { \
        halves[2 * (k) % 8] = (uint32_t)words[(k) * lanes + lane]; \
        halves[(2 * (k) + 1) % 8] = (uint32_t)(words[(k) * lanes + lane] >> 32); \
    } else if ((k) < bytes / alignment) { \
        MAPFN_MEMCPY((char *)value + (k) * alignment, \
            (const char *)words + ((k) * lanes + lane) * alignment, alignment); \
    }
# define MAPFN_STORE_WORD(k) \
    if (alignment == 8 && (k) < bytes / 8) \
        words[(k) * lanes + lane] = halves[2 * (k) % 8] | (uint64_t)halves[(2 * (k) + 1) % 8] << 32; \
    else if ((k) < bytes / alignment) \
        MAPFN_MEMCPY((char *)words + ((k) * lanes + lane) * alignment, \
            (const char *)value + (k) * alignment, alignment);
MAPFN_HOST_FN void mapfn_load_lane(void *value, const uint64_t *words, size_t bytes, size_t alignment, size_t lanes,
    size_t lane)
{
    uint32_t halves[8];
    MAPFN_EACH_WORD(MAPFN_LOAD_WORD)
    if (alignment == 8) MAPFN_MEMCPY(value, halves, bytes);
}
MAPFN_HOST_FN void mapfn_store_lane(uint64_t *words, const void *value, size_t bytes, size_t alignment, size_t lanes,
    size_t lane)
{
    uint32_t halves[8];
    if (alignment == 8) MAPFN_MEMCPY(halves, value, bytes);
    MAPFN_EACH_WORD(MAPFN_STORE_WORD)
}
/* Has T no padding? gcc knows what clearing the padding leaves of ones. */
# if MAPFN_SPREADS_PADDING
#  define MAPFN_ASK_WHOLE(T)
# else
#  define MAPFN_ASK_WHOLE(T) \
    T mapfn_ones; \
    MAPFN_MEMSET((void *)&mapfn_ones, 0xff, sizeof mapfn_ones); \
    __builtin_clear_padding(&mapfn_ones); \
    mapfn_unpadded = mapfn_unpadded && mapfn_is_all_ones(&mapfn_ones, sizeof mapfn_ones);
#  define MAPFN_ASK_WORD(k) \
    if (4 * (k) < bytes) { \
        MAPFN_MEMCPY(&word, (const char *)value + 4 * (k), 4); \
        ones &= word; \
    }
MAPFN_HOST_FN bool mapfn_is_all_ones(const void *value, size_t bytes)
{
    uint32_t word, ones = UINT32_MAX;
    MAPFN_EACH_WORD(MAPFN_ASK_WORD)
    return ones == UINT32_MAX;
}
# endif
#endif

#define MAPFN_SUM_TRAIT(T) \
    | (MAPFN_HAS_SUMS | (sizeof(T) > 16 ? MAPFN_SUM_OF_MORE : sizeof(T) > 8 ? MAPFN_SUM_OF_16 \
        : sizeof(T) > 4 ? MAPFN_SUM_OF_8 : sizeof(T) > 2 ? MAPFN_SUM_OF_4 : sizeof(T) > 1 ? MAPFN_SUM_OF_2 : 0u))

/* The type in which `sum` adds: signed integers wrap around, as unsigned ones do. MAPFN_NUMBER(T) is T, or int if T is
 * refused, so that there is one message only. */
#ifdef __cplusplus
extern "C++" {
template <class T, bool is_enum = __is_enum(T)> struct mapfn_unsigned { typedef T mapfn_its_type; };
template <class T> struct mapfn_unsigned<T, true> { typedef unsigned long long mapfn_its_type; };
# define MAPFN_UNSIGNED(T) template <> struct mapfn_unsigned<T, false> { typedef unsigned T mapfn_its_type; };
MAPFN_UNSIGNED(int) MAPFN_UNSIGNED(long) MAPFN_UNSIGNED(long long)
# undef MAPFN_UNSIGNED
# if MAPFN_INT128
__extension__ template <> struct mapfn_unsigned<__int128, false> { typedef unsigned __int128 mapfn_its_type; };
# endif
/* What is true or false is no vector. */
template <class T, class = void> struct mapfn_scalar { enum { mapfn_answer = 0 }; };
template <class T> struct mapfn_scalar<T, decltype((void)static_cast<bool>(T()))> { enum { mapfn_answer = 1 }; };
template <class T, bool is_none = __is_class(T) || __is_union(T) || mapfn_scoped<T>::mapfn_answer
    || !mapfn_scalar<T>::mapfn_answer> struct mapfn_number {
    typedef T mapfn_its_type;
    enum { mapfn_answer = 1 };
};
template <class T> struct mapfn_number<T, true> { typedef int mapfn_its_type; enum { mapfn_answer = 0 }; };
template <class T> struct mapfn_number<T *, false> { typedef int mapfn_its_type; enum { mapfn_answer = 0 }; };
template <class T> struct mapfn_number<const T, false> { typedef int mapfn_its_type; enum { mapfn_answer = 0 }; };
template <class T> MAPFN_FN T mapfn_plus(T a, T b)
{
    typedef typename mapfn_unsigned<T>::mapfn_its_type U;
    return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
}
}
# define MAPFN_TYPE_OF_ADDING(T, s) \
    typedef typename mapfn_unsigned<mapfn_type_##s>::mapfn_its_type mapfn_adding_##s MAPFN_UNUSED;
# define MAPFN_ADD_NUMBER(T, s, place, value) place = mapfn_plus(place, value);
# define MAPFN_NUMBER(T) mapfn_number<T>::mapfn_its_type
# define MAPFN_IS_NUMBER(T) ((int)mapfn_number<T>::mapfn_answer)
# define MAPFN_IS_COPYABLE(T) __is_trivially_copyable(T)
/* Lanes, and kept values before they are moved, are variables without a value. */
# define MAPFN_DEMAND_DEFAULT(code, T, s) MAPFN_DEMAND(__is_constructible(T), code, #s);
#else
# if MAPFN_INT128
__extension__ typedef __int128 mapfn_int128;
__extension__ typedef unsigned __int128 mapfn_uint128;
#  define MAPFN_UNSIGNED_128 mapfn_int128: (mapfn_uint128)0,
# else
#  define MAPFN_UNSIGNED_128
# endif
# define MAPFN_UNSIGNED(a) \
    __typeof__(_Generic((a), int: 0u, long: 0ul, long long: 0ull, MAPFN_UNSIGNED_128 default: (a)))
# define mapfn_plus(a, b) ((__typeof__(a))((MAPFN_UNSIGNED(a))(a) + (MAPFN_UNSIGNED(a))(b)))
/* the same in a kernel, where both types have a name, which takes a third of the text */
# define MAPFN_TYPE_OF_ADDING(T, s) MAPFN_BY_REAL(MAPFN_TYPE_OF_ADDING_, T)(T, s)
# define MAPFN_TYPE_OF_ADDING_1(T, s) typedef T mapfn_adding_##s MAPFN_UNUSED;
# define MAPFN_TYPE_OF_ADDING_0(T, s) typedef MAPFN_UNSIGNED((mapfn_type_##s)0) mapfn_adding_##s MAPFN_UNUSED;
# define MAPFN_ADD_NUMBER(T, s, place, value) MAPFN_BY_REAL(MAPFN_ADD_NUMBER_, T)(s, place, value)
# define MAPFN_ADD_NUMBER_1(s, place, value) place += value;
# define MAPFN_ADD_NUMBER_0(s, place, value) \
    place = (mapfn_type_##s)((mapfn_adding_##s)place + (mapfn_adding_##s)value);
/* The class of a number is not that of a pointer, 5, of a struct or union, 12 and 13, or of a vector, -1 or 18. A float
 * is asked as 0, as -Wdouble-promotion would report it. Nothing can be added to what is const. */
# define MAPFN_CLASS_OF(T) __builtin_classify_type(_Generic(*(T *)0, float: 0, default: *(T *)0))
# define MAPFN_IS_NUMBER(T) (MAPFN_CLASS_OF(T) != 5 && (unsigned)MAPFN_CLASS_OF(T) < 12 && \
    !__builtin_types_compatible_p(__typeof__(T) *, const __typeof__(T) *))
# define MAPFN_NUMBER(T) MAPFN_BY_TYPE(MAPFN_NUMBER_, T)(T)
# define MAPFN_NUMBER_1(T) T
# define MAPFN_NUMBER_0(T) __typeof__(*__builtin_choose_expr(MAPFN_IS_NUMBER(T), (T *)0, (int *)0))
# define MAPFN_IS_COPYABLE(T) 1
# define MAPFN_DEMAND_DEFAULT(code, T, s)
#endif
#define MAPFN_TEXT_NO_DEFAULT(code, anchor, s) "MAPFN_" code ": the T of `" s "` has no default constructor, which " \
    "a variable of it needs; see docs/errors.md#" anchor
/* MAPFN_PART(T): a `T *`, by which a body writes its part of a sum. Because of QUIRK parts_differ the places of three
 * sums in a row have the alignment of T, half of it, and a quarter of it. */
#if !MAPFN_QUIRK_parts_differ
# define MAPFN_PART(T) T *
#elif defined(__cplusplus)
extern "C++" {
template <class T, bool is_number, int place> struct mapfn_part_type { typedef T *mapfn_its_type; };
template <class T, int place> struct mapfn_part_type<T, true, place> {
    typedef T mapfn_aligned __attribute__((__aligned__((sizeof(T) - 1) / (1 << place) + 1)));
    typedef mapfn_aligned *mapfn_its_type;
};
}
/* __is_arithmetic(T) would not do: libstdc++ defines a struct of this name, and then clang no longer knows its own. */
# define MAPFN_PART(T) \
    mapfn_part_type<T, mapfn_type<T>::mapfn_its_class == 0 && !__is_enum(T), __COUNTER__ % 3>::mapfn_its_type
#else
# define MAPFN_PART_TYPES(MACRO, part) \
    MACRO(short, short, part) MACRO(unsigned short, ushort, part) MACRO(int, int, part) MACRO(unsigned, uint, part) \
    MACRO(long, long, part) MACRO(unsigned long, ulong, part) MACRO(long long, llong, part) \
    MACRO(unsigned long long, ullong, part) MACRO(float, float, part) MACRO(double, double, part)
# define MAPFN_PART_TYPE(T, suffix, part) \
    typedef T mapfn_##suffix##_in_##part __attribute__((__aligned__((sizeof(T) + part / 2) / part)));
MAPFN_PART_TYPES(MAPFN_PART_TYPE, 2)
MAPFN_PART_TYPES(MAPFN_PART_TYPE, 4)
# undef MAPFN_PART_TYPE
# define MAPFN_PART_CASE(T, suffix, part) T *: (mapfn_##suffix##_in_##part **)0,
# define MAPFN_PART_IN(T, part) _Generic((T *)0, MAPFN_PART_TYPES(MAPFN_PART_CASE, part) default: (T **)0)
# define MAPFN_PART(T) MAPFN_PART_AT(T, __COUNTER__ % 3)
# define MAPFN_PART_AT(T, place) __typeof__(*__builtin_choose_expr((place) == 0, (T **)0, \
    __builtin_choose_expr((place) == 1, MAPFN_PART_IN(T, 2), MAPFN_PART_IN(T, 4))))
#endif
#define MAPFN_DEMAND_SUM_1(T, s)
#define MAPFN_DEMAND_SUM_0(T, s) \
    MAPFN_DEMAND(!MAPFN_IS_BOOL(T), E20, #s); \
    MAPFN_DEMAND(MAPFN_IS_NUMBER(T), E21, #s);
#define MAPFN_DEMAND_REDUCE(T, s) \
    MAPFN_DEMAND(sizeof(T) <= 256 && MAPFN_IS_COPYABLE(T), E22, #s); \
    MAPFN_DEMAND_DEFAULT(E22_default, T, s)
#define MAPFN_TEXT_E20(s) "MAPFN_E20: a sum of bools, `" s "`, could count to one: count in an integer, " \
    "sum(size_t, " s "); see docs/errors.md#e20"
#define MAPFN_TEXT_E21(s) "MAPFN_E21: sum(T, " s ") adds numbers, and this T is none, or const: use " \
    "reduce(T, " s ", op, zero); see docs/errors.md#e21"
#define MAPFN_TEXT_E22(s) "MAPFN_E22: reduce takes a type of at most 256 bytes that memcpy may copy, and the T of `" \
    s "` is none; see docs/errors.md#e22"
#define MAPFN_TEXT_E22_default(s) MAPFN_TEXT_NO_DEFAULT("E22", "e22", s)
MAPFN_CAN_DEMAND(E20, "s");
MAPFN_CAN_DEMAND(E21, "s");
MAPFN_CAN_DEMAND(E22, "s");
MAPFN_CAN_DEMAND(E22_default, "s");

#define MAPFN_HALVES_OF_ANY_NUMBERS(T, s) \
    MAPFN_HALVES(MAPFN_JOIN_NUMBERS, s, T) \
    MAPFN_ADD_NUMBER(T, s, mapfn_lane_##s[0], mapfn_lane_##s[2]) \
    MAPFN_ADD_NUMBER(T, s, mapfn_lane_##s[1], mapfn_lane_##s[3]) \
    MAPFN_ADD_NUMBER(T, s, mapfn_lane_##s[0], mapfn_lane_##s[1]) \
    mapfn_tree_##s = mapfn_lane_##s[0];
/* Lanes of floats or doubles, 128 bytes together, are added by halves as vectors. In a nested map of constant n
 * compilers would otherwise add them one by one. */
#if !MAPFN_VECTOR_TYPES
# define MAPFN_HALVES_OF_NUMBERS MAPFN_HALVES_OF_ANY_NUMBERS
#else
# define MAPFN_HALVES_OF_NUMBERS(T, s) \
    bool const mapfn_whole_##s = mapfn_known && mapfn_n % (size_t)mapfn_lanes == 0; \
    if (mapfn_lanes * sizeof(T) == 128 && MAPFN_FLOAT_BYTES(T) == 4) { \
        mapfn_tree_##s = (mapfn_type_##s)(mapfn_known \
            ? mapfn_tree_of_floats(mapfn_lane_##s, mapfn_whole_##s, mapfn_n) \
            : mapfn_float_tree(mapfn_lane_##s)); \
    } else if (mapfn_lanes * sizeof(T) == 128 && MAPFN_FLOAT_BYTES(T) == 8) { \
        mapfn_tree_##s = (mapfn_type_##s)(mapfn_known \
            ? mapfn_tree_of_doubles(mapfn_lane_##s, mapfn_whole_##s, mapfn_n) \
            : mapfn_double_tree(mapfn_lane_##s)); \
    } else { \
        MAPFN_HALVES_OF_ANY_NUMBERS(T, s) \
    }
/* If there were only `whole` strips, lanes are loaded as wide as they were stored. Otherwise a part of a group may just
 * have been stored, and a load that is wider than the stores before it waits for them. */
typedef float mapfn_floats __attribute__((__vector_size__(MAPFN_STORED_BYTES)));
typedef float mapfn_four_floats __attribute__((__vector_size__(16)));
typedef double mapfn_doubles __attribute__((__vector_size__(MAPFN_STORED_BYTES)));
typedef double mapfn_two_doubles __attribute__((__vector_size__(16)));
typedef long long mapfn_two_words __attribute__((__vector_size__(16)));
/* Adds up `bytes` of lanes by halves, in vectors of one size, and leaves the sum in v[0]. Only the first `filled` bytes
 * have elements, and the other lanes are zero. Zeros change no sum, as no lane is a negative zero. So a nested map of a
 * constant n skips them: rows of 8 floats take 0.84 to 0.9 of the time. */
# define MAPFN_HALVE_VECTORS(v, lanes, bytes, filled) { \
    enum { mapfn_count = (int)((bytes) / sizeof *v) }; \
    MAPFN_MEMCPY(v, lanes, bytes); \
    if (mapfn_count == 8 && (filled) >= 96) { \
        v[0] += v[4 % mapfn_count], v[1 % mapfn_count] += v[5 % mapfn_count]; \
        v[2 % mapfn_count] += v[6 % mapfn_count], v[3 % mapfn_count] += v[7 % mapfn_count]; \
    } \
    if (mapfn_count >= 4 && (mapfn_count < 8 || (filled) >= 64)) \
        v[0] += v[2 % mapfn_count], v[1 % mapfn_count] += v[3 % mapfn_count]; \
    if (mapfn_count >= 2) v[0] += v[1 % mapfn_count]; \
}
# define MAPFN_HALVE_BYTES(narrow, wide, lanes, whole, filled) \
    if ((whole) && MAPFN_STORED_BYTES > 16) { \
        MAPFN_HALVE_VECTORS(wide, lanes, 128, 128) \
        MAPFN_HALVE_VECTORS(narrow, wide, MAPFN_STORED_BYTES, 128) \
    } else { \
        MAPFN_HALVE_VECTORS(narrow, lanes, 128, filled) \
    }
MAPFN_HOST_FN float mapfn_tree_of_floats(const void *lanes, bool whole, size_t n)
{
    mapfn_floats wide[128 / MAPFN_STORED_BYTES];
    mapfn_four_floats v[8], swapped;
    MAPFN_HALVE_BYTES(v, wide, lanes, whole, 4 * n)
    mapfn_two_words const words = (mapfn_two_words)v[0], other = {words[1], words[0]};
    swapped = (mapfn_four_floats)other;
    v[0] += swapped;
    return v[0][0] + v[0][1];
}
MAPFN_HOST_FN double mapfn_tree_of_doubles(const void *lanes, bool whole, size_t n)
{
    mapfn_doubles wide[128 / MAPFN_STORED_BYTES];
    mapfn_two_doubles v[8];
    MAPFN_HALVE_BYTES(v, wide, lanes, whole, 8 * n)
    return v[0][0] + v[0][1];
}
/* If gcc does not know the place of the lanes, it copies them by loads that wait for narrower stores: 13 ns. */
MAPFN_HOST_FN float mapfn_float_tree(const void *lanes)
{
    return mapfn_tree_of_floats(__builtin_assume_aligned(lanes, 64), false, 32);
}
MAPFN_HOST_FN double mapfn_double_tree(const void *lanes)
{
    return mapfn_tree_of_doubles(__builtin_assume_aligned(lanes, 64), false, 16);
}
# ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_float_bytes { enum { mapfn_answer = 0 }; };
template <> struct mapfn_float_bytes<float> { enum { mapfn_answer = 4 }; };
template <> struct mapfn_float_bytes<double> { enum { mapfn_answer = 8 }; };
}
#  define MAPFN_FLOAT_BYTES(T) ((int)mapfn_float_bytes<T>::mapfn_answer)
# else
#  define MAPFN_FLOAT_BYTES(T) _Generic(*(T *)0, float: 4, double: 8, default: 0)
# endif
#endif

/* The functions by which plain C adds values of a number. All maps of a file share them, so that a file has each only
 * once, and only if it is needed. They add 16 bytes at once, for which gcc needs no option that vectorizes. */
#define MAPFN_SHARED_JOIN(function, T) \
    typedef T function##_some __attribute__((__vector_size__(16))); \
    MAPFN_JOINS void function(void *mapfn_to, const void *mapfn_by, size_t mapfn_count) \
    { \
        typedef T mapfn_number __attribute__((__may_alias__)); \
        function##_some mapfn_these, mapfn_those; \
        for (; mapfn_by && mapfn_count * sizeof(T) >= 16; mapfn_count -= 16 / sizeof(T)) { \
            MAPFN_MEMCPY(&mapfn_these, mapfn_to, 16); \
            MAPFN_MEMCPY(&mapfn_those, mapfn_by, 16); \
            mapfn_these += mapfn_those; \
            MAPFN_MEMCPY(mapfn_to, &mapfn_these, 16); \
            mapfn_to = (char *)mapfn_to + 16; \
            mapfn_by = (char const *)mapfn_by + 16; \
        } \
        MAPFN_JOIN_VALUES(mapfn_number, 0, mapfn_x[mapfn_k] += mapfn_y[mapfn_k];) \
    }
MAPFN_SHARED_JOIN(mapfn_float_join, float)
MAPFN_SHARED_JOIN(mapfn_double_join, double)
MAPFN_SHARED_JOIN(mapfn_u32_join, uint32_t)
MAPFN_SHARED_JOIN(mapfn_u64_join, uint64_t)
/* 1 to 4 for a type that one of them adds, else 0 */
#ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_kind_of_number { enum { mapfn_answer = 0 }; };
template <> struct mapfn_kind_of_number<float> { enum { mapfn_answer = 1 }; };
template <> struct mapfn_kind_of_number<double> { enum { mapfn_answer = 2 }; };
template <> struct mapfn_kind_of_number<int> { enum { mapfn_answer = 3 }; };
template <> struct mapfn_kind_of_number<unsigned> { enum { mapfn_answer = 3 }; };
template <> struct mapfn_kind_of_number<long> { enum { mapfn_answer = sizeof(long) == 4 ? 3 : 4 }; };
template <> struct mapfn_kind_of_number<unsigned long> { enum { mapfn_answer = sizeof(long) == 4 ? 3 : 4 }; };
template <> struct mapfn_kind_of_number<long long> { enum { mapfn_answer = 4 }; };
template <> struct mapfn_kind_of_number<unsigned long long> { enum { mapfn_answer = 4 }; };
}
# define MAPFN_KIND_OF_NUMBER(T) mapfn_kind_of_number<T>::mapfn_answer
#else
# define MAPFN_KIND_OF_NUMBER(T) \
    _Generic(*(T *)0, float: 1, double: 2, int: 3, unsigned: 3, long: (int)sizeof(long) / 4 + 2, \
        unsigned long: (int)sizeof(long) / 4 + 2, long long: 4, unsigned long long: 4, default: 0)
#endif
#define MAPFN_JOIN_OF_KIND(kind) \
    (kind == 1 ? mapfn_float_join : kind == 2 ? mapfn_double_join : kind == 3 ? mapfn_u32_join \
        : kind == 4 ? mapfn_u64_join : (mapfn_joining *)NULL)

/* Lanes, 128 bytes together, are zeroed by stores as wide as the loads that follow, as a wide load waits for narrower
 * stores. gcc would make a slow `rep stos` of a loop or a memset. */
typedef long long mapfn_zeros __attribute__((__vector_size__(MAPFN_VECTOR_BYTES), __may_alias__));
#define MAPFN_CLEAR_NUMBERS(lane) \
    if (sizeof lane == 128) { \
        mapfn_zeros const mapfn_z = {0}; \
        MAPFN_UNROLL for (size_t mapfn_j = 0; mapfn_j < 128 / sizeof mapfn_z; mapfn_j++) \
            ((mapfn_zeros *)(void *)lane)[mapfn_j] = mapfn_z; \
    } else { \
        MAPFN_MEMSET(lane, 0, sizeof lane); \
    }
