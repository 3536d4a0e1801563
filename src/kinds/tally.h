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
#define MAPFN_AT_tally(T, h, LEN) , (T *)(void *)(&mapfn_value_##h), &mapfn_place_##h
#define MAPFN_CLAIM_tally(T, h, LEN) MAPFN_CLAIM_TOTALS(h, mapfn_length_##h)
#define MAPFN_QUICK_tally MAPFN_NOTHING
#define MAPFN_FIT_tally(T, h, LEN) MAPFN_FIT(h, (size_t)(LEN))
#define MAPFN_INFO_tally(T, h, LEN) \
    MAPFN_INFO_ARRAY(h, MAPFN_TOTALS, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_length_##h))
#define MAPFN_REFUSE_tally(T, h, LEN) MAPFN_REFUSE_SUM(T, h)
#define MAPFN_COUNTS_tally(T, h, LEN) MAPFN_TYPES_sum(T, h)
#define MAPFN_WEIGHS_tally(T, h, LEN) + (int)sizeof(T) + (int)sizeof(size_t)
#define MAPFN_CARRIES_tally(T, h, LEN)
#define MAPFN_KEEPS_tally(T, h, LEN) \
    mapfn_type_##h mapfn_values_##h[mapfn_most] __attribute__((__aligned__(64))); \
    size_t mapfn_places_##h[mapfn_most] __attribute__((__aligned__(64)));
#define MAPFN_STARTS_tally(T, h, LEN) mapfn_type_##h mapfn_value_##h = 0; size_t mapfn_place_##h = 0;
/* No product of the body may be fused with the addition to the table. A value that goes through an array cannot be; one
 * that stays in a register is shown to MAPFN_SEEN. */
#define MAPFN_LAYS_tally(T, h, LEN) \
    if (mapfn_most == MAPFN_FOUR_BY_FOUR && !MAPFN_TYPE_IS_INTEGER(T)) { MAPFN_SEEN(mapfn_value_##h) } \
    mapfn_values_##h[mapfn_j] = mapfn_value_##h; \
    mapfn_places_##h[mapfn_j] = mapfn_place_##h;
/* A turn has four elements, whose places are checked together. If there are four tables, each has its own. */
#define MAPFN_BRINGS_tally(T, h, LEN) { \
    mapfn_type_##h *const mapfn_t_##h = (mapfn_type_##h *)(void *)(h); \
    size_t const mapfn_turns = mapfn_told->turns; \
    size_t mapfn_k = 0; \
    for (; mapfn_k + 4 <= mapfn_size; mapfn_k += 4) { \
        if (__builtin_expect((mapfn_places_##h[mapfn_k] >= mapfn_length_##h) \
                | (mapfn_places_##h[mapfn_k + 1] >= mapfn_length_##h) \
                | (mapfn_places_##h[mapfn_k + 2] >= mapfn_length_##h) \
                | (mapfn_places_##h[mapfn_k + 3] >= mapfn_length_##h), 0)) { \
            for (size_t mapfn_l = mapfn_k; mapfn_l < mapfn_k + 4; mapfn_l++) { \
                MAPFN_BRING_ONE(h, mapfn_t_##h, mapfn_l) \
            } \
        } else { \
            MAPFN_BRING_TO(h, mapfn_t_##h, mapfn_k) \
            MAPFN_BRING_TO(h, (mapfn_t_##h + mapfn_turns), mapfn_k + 1) \
            MAPFN_BRING_TO(h, (mapfn_t_##h + 2 * mapfn_turns), mapfn_k + 2) \
            MAPFN_BRING_TO(h, (mapfn_t_##h + 3 * mapfn_turns), mapfn_k + 3) \
        } \
    } \
    for (; mapfn_k < mapfn_size; mapfn_k++) { \
        MAPFN_BRING_ONE(h, mapfn_t_##h, mapfn_k) \
    } \
}
#define MAPFN_BRING_TO(h, table, k) MAPFN_ADD_NUMBER(h, table[mapfn_places_##h[k]], mapfn_values_##h[k])
/* An element that is skipped adds zero to the first place, if there is one. */
#define MAPFN_BRING_ONE(h, table, k) { \
    if (__builtin_expect(mapfn_places_##h[k] < mapfn_length_##h, 1)) { \
        MAPFN_BRING_TO(h, table, k) \
    } else if (MAPFN_IS_LIVE(k)) { \
        mapfn_miss(mapfn_told, #h, mapfn_offset + mapfn_from + (k), mapfn_places_##h[k]); \
    } \
}
/* Integers gain by four tables from 2048 elements on, and real numbers have blocks of 4096. Below that, one call of the
 * kernel gathers all. */
#define MAPFN_ALONE_tally(T, h, LEN) && mapfn_n < (MAPFN_TYPE_IS_INTEGER(T) ? 2048u : 4096u)
#define MAPFN_CLEARS_tally(T, h, LEN) if (mapfn_length_##h > 0) memset((void *)(h), 0, mapfn_length_##h * sizeof *h);
#define MAPFN_HANDS_tally(T, h, LEN)
#define MAPFN_DESCRIBES_tally(T, h, LEN) \
    MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_TALLY, T, h, MAPFN_OFFSET(mapfn_length_##h), \
        !MAPFN_TYPE_IS_INTEGER(T), MAPFN_JOIN_OF_KIND(mapfn_kind_##h))
#define MAPFN_JOIN_tally(T, h, LEN) MAPFN_JOIN_sum(T, h)
#define MAPFN_KIND_tally(T, h, LEN) MAPFN_KIND_sum(T, h)
#define MAPFN_SHARED_tally(T, h, LEN) MAPFN_SHARED_sum(T, h)
