/* ======== src/kinds/tally.h: tally.
 * Uses kinds/gathers.h. Used by definitions. */

/* tally(T, h, LEN): *h is added to place *h_at of LEN. T *h, size_t *h_at <- T *h */
#define MAPFN_WORD_tally(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_tally, __VA_ARGS__)
#define MAPFN_RETYPED_tally(T, ...) ~, tally(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_tally(T, h, LEN) ~, 0gathers
#define MAPFN_GATHERS_tally(T, h, LEN) ~, 1
#define MAPFN_TRAIT_tally(T, h, LEN) MAPFN_TYPE_TRAIT(T)
/* Members of structs, which often are the places themselves, would be laid into a block and read again: 1.5 to 4 times
 * the time of the loop. */
#define MAPFN_SLOWED_tally(T, h, LEN) ~, | MAPFN_HAS_STRUCT
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
#define MAPFN_AT_tally(T, h, LEN) , (T *)(void *)(&mapfn_value_##h), &mapfn_place_##h
#define MAPFN_CLAIMS_tally(T, h, LEN) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_tally(T, h, LEN) ~, MAPFN_CLAIM_TOTALS(h, mapfn_length_##h)
#define MAPFN_FIT_tally(T, h, LEN) MAPFN_FIT_LENGTH(h, 1, LEN)
#define MAPFN_INFO_tally(T, h, LEN) \
    MAPFN_INFO_ARRAY(h, MAPFN_TOTALS, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_length_##h))
#define MAPFN_DEMANDS_tally(T, h, LEN) ~, MAPFN_DEMAND_TOTALS(T, h)
#define MAPFN_COUNTS_tally(T, h, LEN) ~, MAPFN_TYPES_sum(T, h)
#define MAPFN_WEIGHS_tally(T, h, LEN) ~, + (int)sizeof(T) + (int)sizeof(uint64_t)
/* A vector has twice as many places of 32 bits as of 64, and most are an int that was made a size_t. So a place is laid
 * in two halves, and compilers that see such an int keep one. The same holds for values, which most often are 1. */
#define MAPFN_KEEPS_tally(T, h, LEN) ~, \
    mapfn_type_##h mapfn_values_##h[mapfn_most] __attribute__((__aligned__(64))); \
    uint32_t mapfn_lows_##h[mapfn_most] __attribute__((__aligned__(64))); \
    uint32_t mapfn_highs_##h[mapfn_most] __attribute__((__aligned__(64))); \
    mapfn_type_##h mapfn_spare_##h[4] = {0}; \
    uint32_t mapfn_far_##h = 0; \
    uint32_t mapfn_varied_##h = 0;
#define MAPFN_STARTS_tally(T, h, LEN) ~, mapfn_type_##h mapfn_value_##h = 0; size_t mapfn_place_##h = 0;
#define MAPFN_LAYS_tally(T, h, LEN) ~, \
    mapfn_values_##h[mapfn_j] = mapfn_value_##h; \
    mapfn_lows_##h[mapfn_j] = (uint32_t)mapfn_place_##h; \
    mapfn_highs_##h[mapfn_j] = (uint32_t)((uint64_t)mapfn_place_##h >> 32); \
    mapfn_far_##h |= MAPFN_PLACE_OF(mapfn_lows_##h[mapfn_j]) != mapfn_place_##h; \
    mapfn_varied_##h |= !MAPFN_TYPE_IS_INTEGER(T) || mapfn_value_##h != 1;
/* the place whose lower half this is, unless it is far: a negative int is out of range */
#define MAPFN_PLACE_OF(low) ((size_t)(ptrdiff_t)(int32_t)(low))
#define MAPFN_BRINGS_tally(T, h, LEN) ~, { \
    size_t const mapfn_length = MAPFN_LENGTH(LEN, h); \
    size_t const mapfn_turns MAPFN_UNUSED = mapfn_told->mapfn_turns; \
    if (mapfn_far_##h != 0) { \
        for (size_t mapfn_k = 0; mapfn_k < mapfn_size; mapfn_k++) { \
            size_t const mapfn_to_##h = (size_t)((uint64_t)mapfn_highs_##h[mapfn_k] << 32 | mapfn_lows_##h[mapfn_k]); \
            MAPFN_BRING_TO(h, 0, mapfn_k, mapfn_to_##h, mapfn_length, mapfn_values_##h[mapfn_k]) \
        } \
    } else { \
        uint32_t const mapfn_near = mapfn_length < INT32_MAX ? (uint32_t)mapfn_length : (uint32_t)INT32_MAX; \
        if (MAPFN_TYPE_IS_INTEGER(T) && mapfn_varied_##h == 0) { MAPFN_BRING_ALL(h, mapfn_near, (mapfn_type_##h)1) } \
        else { MAPFN_BRING_ALL(h, mapfn_near, mapfn_values_##h[mapfn_k + mapfn_l]) } \
    } \
}
/* Four elements in a turn: each has a table of its own where there are four. Only integers have. Their places are read
 * before any value is stored: a processor that once took such a load for one of what was stored lets each of them wait
 * for all stores before it, which took three to four times as long in one of five processes, and now takes twice. */
#define MAPFN_BRING_ALL(h, near, value) \
    size_t mapfn_k = 0; \
    for (; mapfn_k + 4 <= mapfn_size; mapfn_k += 4) { \
        uint32_t mapfn_four[4]; \
        MAPFN_MEMCPY(mapfn_four, &mapfn_lows_##h[mapfn_k], sizeof mapfn_four); \
        for (size_t mapfn_l = 0; mapfn_l < 4; mapfn_l++) { \
            MAPFN_BRING_TO(h, mapfn_l, mapfn_k + mapfn_l, mapfn_four[mapfn_l], near, value) \
        } \
    } \
    for (; mapfn_k < mapfn_size; mapfn_k++) { \
        size_t const mapfn_l = 0; \
        MAPFN_BRING_TO(h, mapfn_l, mapfn_k, mapfn_lows_##h[mapfn_k], near, value) \
    }
/* An element that `where` skips would add zero to the first place, and wait for the one that did so before. From a
 * block such zeros go to four spare values in turn, and one by one they are left out. */
#define MAPFN_BRING_TO(h, turn, k, to, length, value) \
    if (__builtin_expect(to < length, 1)) { \
        mapfn_type_##h *const mapfn_cell = !MAPFN_IS_LIVE(k) ? &mapfn_spare_##h[turn] \
            : &((mapfn_type_##h *)(void *)(h))[(turn) * mapfn_turns + (to)]; \
        MAPFN_ADD_NUMBER(mapfn_type_##h, h, *mapfn_cell, value) \
    } else if (MAPFN_IS_LIVE(k)) { \
        mapfn_miss(mapfn_told, #h, mapfn_offset + mapfn_from + (k), \
            sizeof(to) == 4 ? MAPFN_PLACE_OF(to) : (size_t)to); \
    }
/* What is added to a table is no product that could be contracted. */
#define MAPFN_ADDS_tally(T, h, LEN) ~, { \
    size_t const mapfn_length = MAPFN_LENGTH(LEN, h); \
    if (!MAPFN_TYPE_IS_INTEGER(T)) { MAPFN_SEEN(mapfn_value_##h) } \
    if (__builtin_expect(mapfn_place_##h < mapfn_length, 1)) { \
        if (mapfn_live) \
            MAPFN_ADD_NUMBER(mapfn_type_##h, h, \
                ((mapfn_type_##h *)(void *)(h))[mapfn_j * mapfn_turns + mapfn_place_##h], mapfn_value_##h) \
    } else if (mapfn_live) { \
        mapfn_miss(mapfn_told, #h, mapfn_offset + mapfn_i, mapfn_place_##h); \
    } \
}
/* Integers gain by four tables from 2048 elements on, and real numbers have blocks of 4096. Below that, one call of the
 * kernel gathers all. */
#define MAPFN_ALONE_tally(T, h, LEN) ~, && mapfn_n < (MAPFN_TYPE_IS_INTEGER(T) ? 2048u : 4096u)
#define MAPFN_CLEARS_tally(T, h, LEN) \
    ~, if (mapfn_length_##h > 0) MAPFN_MEMSET((void *)(h), 0, mapfn_length_##h * sizeof *h);
#define MAPFN_DESCRIBES_tally(T, h, LEN) \
    MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_TALLY, T, h, MAPFN_OFFSET(mapfn_length_##h), \
        !MAPFN_TYPE_IS_INTEGER(T), MAPFN_JOIN_OF_KIND(mapfn_kind_##h))
#define MAPFN_JOIN_tally(T, h, LEN) MAPFN_JOIN_sum(T, h)
#define MAPFN_KIND_tally(T, h, LEN) MAPFN_KIND_sum(T, h)
#define MAPFN_SHARED_tally(T, h, LEN) MAPFN_SHARED_sum(T, h)
