/* ======== src/kinds/tally.h: tally.
 * Uses kinds/gathers.h. Used by definitions. */

/* tally(T, h, LEN): *h is added to place *h_at of LEN. T *h, size_t *h_at <- T *h */
#define MAPFN_WORD_tally(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_tally, __VA_ARGS__)
#define MAPFN_NEEDS_tally(T, h, LEN) ~, 0gathers
#define MAPFN_GATHERS_tally(T, h, LEN) ~, 1
#define MAPFN_TRAIT_tally(T, h, LEN) MAPFN_TYPE_TRAIT(T)
#define MAPFN_MUST_tally(T, h, LEN) MAPFN_MUST(T, h)
#define MAPFN_ELEM_tally(T, h, LEN) , T *const h, MAPFN_UNUSED size_t *const h##_at
#define MAPFN_NAME_tally(T, h, LEN) , h, h##_at
#define MAPFN_STEP_tally MAPFN_ELEM_tally
#define MAPFN_LANE_tally MAPFN_NOTHING
#define MAPFN_ARRAY_tally(T, h, LEN) , T *h
#define MAPFN_FIELD_tally(T, h, LEN) T *h; size_t mapfn_length_##h;
#define MAPFN_LOCAL_tally MAPFN_LOCAL_in_row
#define MAPFN_PASS_tally MAPFN_PASS_in_row
#define MAPFN_KERNEL_tally(T, h, LEN) , T *__restrict h, size_t mapfn_length_##h
#define MAPFN_SHIFT_tally(T, h, LEN) , mapfn_a->h, mapfn_a->mapfn_length_##h
#define MAPFN_READY_tally MAPFN_NOTHING
#define MAPFN_ENTER_tally MAPFN_NOTHING
#define MAPFN_AT_tally(T, h, LEN) , (T *)(void *)&mapfn_value_##h, &mapfn_place_##h
#define MAPFN_CLAIM_tally(T, h, LEN) MAPFN_CLAIM_TOTALS(h, mapfn_length_##h)
#define MAPFN_QUICK_tally MAPFN_NOTHING
#define MAPFN_FIT_tally(T, h, LEN) MAPFN_FIT(h, (size_t)(LEN))
#define MAPFN_INFO_tally(T, h, LEN) \
    MAPFN_INFO_ARRAY(h, MAPFN_TOTALS, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_length_##h))
#define MAPFN_REFUSE_tally(T, h, LEN) MAPFN_REFUSE_SUM(T, h)
#define MAPFN_COUNTS_tally(T, h, LEN) MAPFN_TYPES_sum(T, h)
#define MAPFN_WEIGHS_tally(T, h, LEN) + (int)sizeof(T) + (int)sizeof(size_t)
#define MAPFN_KEEPS_tally(T, h, LEN) \
    mapfn_type_##h mapfn_values_##h[mapfn_most] __attribute__((__aligned__(64))); \
    size_t mapfn_places_##h[mapfn_most] __attribute__((__aligned__(64)));
#define MAPFN_STARTS_tally(T, h, LEN) mapfn_type_##h mapfn_value_##h = 0; size_t mapfn_place_##h = 0;
#define MAPFN_LAYS_tally(T, h, LEN) \
    mapfn_values_##h[mapfn_j] = mapfn_value_##h; \
    mapfn_places_##h[mapfn_j] = mapfn_place_##h;
/* Four elements in a turn have a table each, where there are four. */
#define MAPFN_BRINGS_tally(T, h, LEN) { \
    mapfn_type_##h *const mapfn_t_##h = (mapfn_type_##h *)(void *)h; \
    size_t const mapfn_turns = mapfn_told->turns; \
    size_t mapfn_j = 0; \
    for (; mapfn_j + 4 <= mapfn_size; mapfn_j += 4) { \
        MAPFN_BRING_ONE(h, mapfn_t_##h, mapfn_j) \
        MAPFN_BRING_ONE(h, (mapfn_t_##h + mapfn_turns), mapfn_j + 1) \
        MAPFN_BRING_ONE(h, (mapfn_t_##h + 2 * mapfn_turns), mapfn_j + 2) \
        MAPFN_BRING_ONE(h, (mapfn_t_##h + 3 * mapfn_turns), mapfn_j + 3) \
    } \
    for (; mapfn_j < mapfn_size; mapfn_j++) { \
        MAPFN_BRING_ONE(h, mapfn_t_##h, mapfn_j) \
    } \
}
/* An element that is skipped adds zero to the first place, if there is one. */
#define MAPFN_BRING_ONE(h, table, j) { \
    size_t const mapfn_place = mapfn_places_##h[j]; \
    if (__builtin_expect(mapfn_place < mapfn_length_##h, 1)) { \
        MAPFN_ADD_NUMBER(h, table[mapfn_place], mapfn_values_##h[j]) \
    } else if (MAPFN_IS_LIVE(j)) { \
        mapfn_miss(mapfn_told, #h, mapfn_offset + mapfn_from + (j), mapfn_place); \
    } \
}
#define MAPFN_DESCRIBES_tally(T, h, LEN) \
    MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_TALLY, T, h, MAPFN_OFFSET(mapfn_length_##h), \
        !MAPFN_TYPE_IS_INTEGER(T), MAPFN_JOIN_OF_KIND(mapfn_kind_##h))
#define MAPFN_JOIN_tally(T, h, LEN) MAPFN_JOIN_sum(T, h)
#define MAPFN_KIND_tally(T, h, LEN) MAPFN_KIND_sum(T, h)
#define MAPFN_SHARED_tally(T, h, LEN) MAPFN_SHARED_sum(T, h)
