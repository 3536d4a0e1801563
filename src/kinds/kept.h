/* ======== src/kinds/kept.h: kept, and the number of kept elements.
 * Uses kinds/gathers.h and run/keeping.h. Used by definitions. */

/* kept(T, y): the values of kept elements, one after the other. T *y <- T *y */
#define MAPFN_WORD_kept(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_kept(T, ...) ~, kept(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_kept(T, y) ~, 0keeps
#define MAPFN_GATHERS_kept(T, y) ~, 1
#define MAPFN_TRAIT_kept(T, y) MAPFN_TYPE_TRAIT(T)
#define MAPFN_MUST_kept MAPFN_MUST_in
#define MAPFN_ELEM_kept(T, y) , T *const y
#define MAPFN_NAME_kept MAPFN_NAME_in
#define MAPFN_STEP_kept MAPFN_ELEM_kept
#define MAPFN_LANE_kept MAPFN_NOTHING
#define MAPFN_ARRAY_kept(T, y) , T *y
#define MAPFN_FIELD_kept(T, y) T *y; size_t mapfn_room_##y;
#define MAPFN_PASS_kept(T, y) , y, mapfn_n
#define MAPFN_KERNEL_kept(T, y) , T *__restrict y, MAPFN_UNUSED size_t mapfn_room_##y
#define MAPFN_SHIFT_kept(T, y) , mapfn_a->y, mapfn_a->mapfn_room_##y
#define MAPFN_AT_kept(T, y) , &mapfn_kept_##y[mapfn_j]
#define MAPFN_CLAIMS_kept(T, y) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_kept(T, y) ~, \
    MAPFN_CLAIM_OUTPUT(y, MAPFN_BYTES(T, y)) \
    mapfn_q->mapfn_stride = PTRDIFF_MIN;
#define MAPFN_FIT_kept MAPFN_FIT_in
#define MAPFN_INFO_kept(T, y) \
    MAPFN_INFO_ARRAY(y, MAPFN_TOTALS, MAPFN_WRITTEN | MAPFN_KEPT, MAPFN_OFFSET(mapfn_room_##y))
#define MAPFN_DEMANDS_kept(T, y) ~, \
    MAPFN_DEMAND(MAPFN_IS_COPYABLE(T), E47, #y); \
    MAPFN_DEMAND_DEFAULT(E47_default, T, y)
#define MAPFN_TEXT_E47(y) "MAPFN_E47: kept values are moved as bytes, and the T of `" y "` is more than its bytes; " \
    "see docs/errors.md#e47"
#define MAPFN_TEXT_E47_default(y) MAPFN_TEXT_NO_DEFAULT("E47", "e47", y)
MAPFN_CAN_DEMAND(E47, "y");
MAPFN_CAN_DEMAND(E47_default, "y");
#define MAPFN_WEIGHS_kept(T, y) ~, + (int)sizeof(T)
#define MAPFN_KEEPS_kept(T, y) ~, T mapfn_kept_##y[mapfn_most + MAPFN_KEPT_MORE(T)] __attribute__((__aligned__(64)));
/* One by one each value is written to its place, where the next one overwrites what is not kept. Of no elements y may
 * be NULL. */
#define MAPFN_DECLARES_kept(T, y) ~, T *mapfn_kept_##y = mapfn_n > 0 ? y + mapfn_kept_now : y;
#define MAPFN_BRINGS_kept(T, y) ~, \
    mapfn_kept_now = mapfn_keep((void *)(y + (mapfn_told->mapfn_kept)), (const void *)(mapfn_kept_##y), mapfn_keeps, \
        mapfn_size, sizeof(T));
#define MAPFN_ADDS_kept(T, y) ~, mapfn_kept_##y += mapfn_keep_it;
#define MAPFN_DESCRIBES_kept(T, y) \
    MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_KEPT, T, y, MAPFN_OFFSET(mapfn_room_##y), false, NULL)
#define MAPFN_JOIN_kept MAPFN_NOTHING
#define MAPFN_KIND_kept MAPFN_NOTHING
#define MAPFN_SHARED_kept MAPFN_NOTHING

/* A map that keeps has this last in its list: how many elements it kept. nothing <- size_t *count */
#define MAPFN_GATHERS_mapfn_counted(nothing) ~, 1
#define MAPFN_TRAIT_mapfn_counted(nothing)
#define MAPFN_MUST_mapfn_counted MAPFN_NOTHING
#define MAPFN_ELEM_mapfn_counted MAPFN_NOTHING
#define MAPFN_NAME_mapfn_counted MAPFN_NOTHING
#define MAPFN_ARRAY_mapfn_counted(nothing) , size_t *mapfn_kept
#define MAPFN_FIELD_mapfn_counted(nothing) size_t *mapfn_kept;
#define MAPFN_PASS_mapfn_counted(nothing) , mapfn_kept
#define MAPFN_KERNEL_mapfn_counted(nothing) , MAPFN_UNUSED size_t *mapfn_kept
#define MAPFN_SHIFT_mapfn_counted(nothing) , mapfn_a->mapfn_kept
#define MAPFN_AT_mapfn_counted MAPFN_NOTHING
#define MAPFN_CLAIMS_mapfn_counted(nothing) ~, + MAPFN_ONE_SUM
#define MAPFN_CLAIM_mapfn_counted(nothing) ~, MAPFN_CLAIM_SUM(mapfn_kept)
#define MAPFN_FIT_mapfn_counted(nothing) MAPFN_FIT_AS("count", mapfn_kept, 1)
#define MAPFN_INFO_mapfn_counted(nothing) \
    {"count", MAPFN_ONE_VALUE, MAPFN_WRITTEN | MAPFN_COUNTS_KEPT, sizeof(size_t), MAPFN_OFFSET(mapfn_kept), 0},
#define MAPFN_BRINGS_mapfn_counted(nothing) ~, mapfn_told->mapfn_kept += mapfn_kept_now;
#define MAPFN_HANDS_mapfn_counted(nothing) ~, *mapfn_kept = mapfn_told->mapfn_kept;
#define MAPFN_DESCRIBES_mapfn_counted(nothing) \
    MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_COUNT, size_t, mapfn_kept, 0, false, NULL)
#define MAPFN_JOIN_mapfn_counted MAPFN_NOTHING
#define MAPFN_KIND_mapfn_counted MAPFN_NOTHING
#define MAPFN_SHARED_mapfn_counted MAPFN_NOTHING
