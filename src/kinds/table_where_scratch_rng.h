/* ======== src/kinds/table_where_scratch_rng.h: table, where, scratch, rng.
 * Uses kinds/words.h. Used by definitions. */

/* table(T, t, LEN): one array of LEN values, shared by all. const T *t <- const T *t
 * No output overlaps it, as MAPFN_UNSHARED tells the compiler. So values at constant places stay in registers while
 * outputs are written. */
#define MAPFN_WORD_table(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_values, __VA_ARGS__)
#define MAPFN_RETYPED_table(T, ...) ~, table(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_table(T, t, LEN) ~, 0table
#define MAPFN_TAKES_table(T, t, LEN) MAPFN_TAKEN_TABLE
#define MAPFN_LOOKED_UP_table(T, t, LEN) ~, \
    || ((sizeof(T) < 4 || sizeof(T) == 8 || MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT) \
        && !(__builtin_constant_p(LEN) && (size_t)(LEN) <= (sizeof(T) == 1 ? 15 : 128 / sizeof(T))))
/* Steps that look up small numbers are not vectorized where each would be moved into its lane by itself. */
#if MAPFN_QUIRK_steps_look_up
# define MAPFN_STEP_TABLE_TRAIT(T) | (sizeof(T) < 4 ? MAPFN_HAS_SLOW_LANE : 0u)
#else
# define MAPFN_STEP_TABLE_TRAIT(T)
#endif
#define MAPFN_TRAIT_table(T, t, LEN) | MAPFN_IS_NARROW MAPFN_EMPTY_TRAIT(T) MAPFN_STEP_TABLE_TRAIT(T)
#define MAPFN_MUST_table MAPFN_NOTHING
#define MAPFN_ELEM_table MAPFN_ELEM_in_row
#define MAPFN_NAME_table MAPFN_NAME_in_row
#define MAPFN_STEP_table MAPFN_STEP_in_row
#define MAPFN_LANE_table(T, t, LEN) , 0shared(t)
#define MAPFN_ARRAY_table MAPFN_ARRAY_in_row
#define MAPFN_FIELD_table MAPFN_FIELD_in_row
#define MAPFN_LOCAL_table MAPFN_LOCAL_in_row
#define MAPFN_PASS_table MAPFN_PASS_in_row
#define MAPFN_KERNEL_table(T, t, LEN) , MAPFN_UNSHARED(T) t, MAPFN_UNUSED size_t mapfn_length_##t
#define MAPFN_LIES_table MAPFN_LIES_in_row
#define MAPFN_TABLED_table(T, t, LEN) ~, || true
#define MAPFN_CLOSED_table MAPFN_CLOSED_in_row
#define MAPFN_PROMISES_table(T, t, LEN) ~, 1
#define MAPFN_INSIDE_table MAPFN_KERNEL_in_row
#define MAPFN_SHIFT_table(T, t, LEN) , mapfn_a->t, mapfn_a->mapfn_length_##t
#define MAPFN_READY_table(T, t, LEN) ~, MAPFN_MAY_SHARE(t)
#define MAPFN_AT_table MAPFN_NAME_in_row
#define MAPFN_QUICK_table(T, t, LEN) ~, \
    MAPFN_QUICK_INPUT(t, 0, mapfn_quick_bytes(mapfn_q, sizeof *t, MAPFN_LENGTH(LEN, t), SIZE_MAX / 2))
#define MAPFN_FIT_table(T, t, LEN) MAPFN_FIT_LENGTH(t, (size_t)(mapfn_n != 0), LEN)
#define MAPFN_INFO_table(T, t, LEN) MAPFN_INFO_ARRAY(t, MAPFN_TABLE, MAPFN_READ, MAPFN_OFFSET(mapfn_length_##t))

/* where(T, m): elements with m[i] == 0 are skipped. nothing <- const T *m */
#define MAPFN_WORD_where(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_nothing, __VA_ARGS__)
#define MAPFN_RETYPED_where(T, ...) ~, where(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_where(T, m) ~, 0masked
#define MAPFN_ALIGN_where MAPFN_ALIGN_in
#define MAPFN_STAND_where(T, m) ~,
#define MAPFN_TRAIT_where(T, m) MAPFN_SMALL_TRAIT(T) | MAPFN_HAS_WHERE
#define MAPFN_DEMANDS_where(T, m) ~, MAPFN_DEMAND(MAPFN_TYPE_IS_INTEGER(T) && !MAPFN_TYPE_IS_SCOPED(T), E15, #m);
#define MAPFN_TEXT_E15(m) \
    "MAPFN_E15: the T of where(T, " m ") is no integer type and not bool; see docs/errors.md#e15"
MAPFN_CAN_DEMAND(E15, "m");
#define MAPFN_MUST_where MAPFN_NOTHING
#define MAPFN_ELEM_where MAPFN_NOTHING
#define MAPFN_NAME_where MAPFN_NOTHING
#define MAPFN_STEP_where MAPFN_NOTHING
#define MAPFN_LANE_where MAPFN_NOTHING
#define MAPFN_ARRAY_where MAPFN_ARRAY_in
#define MAPFN_FIELD_where MAPFN_FIELD_in
#define MAPFN_PASS_where MAPFN_PASS_in
#define MAPFN_KERNEL_where MAPFN_ARRAY_in
#define MAPFN_LIES_where MAPFN_LIES_in
#define MAPFN_SHIFT_where MAPFN_SHIFT_in
#define MAPFN_ENTER_where(T, m) ~, \
    if (MAPFN_IS_PLAIN_BOOL(T) ? ((const unsigned char *)(m))[mapfn_i] == 0 /* gcc, 16 too, has no masks of bools */ \
        : m[mapfn_i] == 0) continue;
#define MAPFN_AT_where MAPFN_NOTHING
#define MAPFN_QUICK_where(T, m) ~, MAPFN_QUICK_INPUT(m, 0, MAPFN_BYTES(T, m))
#define MAPFN_FIT_where MAPFN_FIT_in
#define MAPFN_INFO_where(T, m) MAPFN_INFO_ARRAY(m, MAPFN_EACH_ELEMENT, MAPFN_READ | MAPFN_MASK, 0)

/* scratch(T, s, LEN): private work space, one for each iteration in flight. T *s <- T *s
 * No other array overlaps it, so that its values stay in registers while outputs are written. Without that, rows of a
 * tridiagonal solver took 1.5 times as long with gcc. */
#define MAPFN_WORD_scratch(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_scratch(T, ...) ~, scratch(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_scratch(T, s, LEN) ~, 0scratch
#define MAPFN_TRAIT_scratch(T, s, LEN) | MAPFN_HAS_SCRATCH MAPFN_EMPTY_TRAIT(T)
#define MAPFN_MUST_scratch MAPFN_NOTHING
#define MAPFN_ELEM_scratch MAPFN_ELEM_out_row
#define MAPFN_NAME_scratch MAPFN_NAME_in_row
#define MAPFN_STEP_scratch MAPFN_STEP_out_row
#define MAPFN_LANE_scratch MAPFN_LANE_out_row
#define MAPFN_ARRAY_scratch MAPFN_ARRAY_out_row
#define MAPFN_FIELD_scratch MAPFN_FIELD_out_row
#define MAPFN_LOCAL_scratch(T, s, LEN) ~, \
    MAPFN_ASSERT(!mapfn_first || __alignof__(T) <= MAPFN_ALIGNED_MOST, \
        "MAPFN_E31: scratch is aligned to at most 4096 bytes, and the T of `" #s "` to more; " \
            "see docs/errors.md#e31"); \
    MAPFN_LOCAL_LENGTH(s, LEN)
#define MAPFN_PASS_scratch MAPFN_PASS_in_row
#define MAPFN_KERNEL_scratch(T, s, LEN) , T *__restrict s, MAPFN_UNUSED size_t mapfn_length_##s
#define MAPFN_PROMISES_scratch(T, s, LEN) ~, 1
#define MAPFN_INSIDE_scratch MAPFN_KERNEL_out_row
#define MAPFN_SHIFT_scratch(T, s, LEN) , mapfn_a->s + mapfn_slot * mapfn_a->mapfn_length_##s, mapfn_a->mapfn_length_##s
#define MAPFN_AT_scratch MAPFN_NAME_in_row
#define MAPFN_FIT_scratch(T, s, LEN) MAPFN_FIT_LENGTH(s, 1, LEN)
#define MAPFN_INFO_scratch(T, s, LEN) \
    MAPFN_INFO_ARRAY(s, MAPFN_SCRATCH, MAPFN_READ | MAPFN_WRITTEN | (MAPFN_IS_COPYABLE(T) ? 0 : MAPFN_CONSTRUCTED), \
        MAPFN_OFFSET(mapfn_length_##s))

/* rng(r): a random stream of the element's own. mapfn_rng *r <- uint64_t r_seed */
#define MAPFN_WORD_rng(...) , mapfn_kind, MAPFN_TAKES_1, (mapfn_rng, __VA_ARGS__)
#define MAPFN_LONE_rng(r) ~, 1
#define MAPFN_TRAIT_rng(r) | MAPFN_HAS_INDEX | MAPFN_HAS_SLOW_LANE
#define MAPFN_MUST_rng MAPFN_NOTHING
#define MAPFN_ELEM_rng(r) , mapfn_rng *r
#define MAPFN_NAME_rng MAPFN_NAME_index
#define MAPFN_STEP_rng(r) , MAPFN_UNUSED mapfn_rng *r
#define MAPFN_LANE_rng(r) , 0moving(mapfn_rng, r, mapfn_t_##r[0] = mapfn_rng_at(r##_seed, mapfn_offset + mapfn_i);)
#define MAPFN_ARRAY_rng(r) , uint64_t r##_seed
#define MAPFN_FIELD_rng(r) uint64_t mapfn_seed_##r;
#define MAPFN_PASS_rng(r) , r##_seed
#define MAPFN_KERNEL_rng MAPFN_ARRAY_rng
#define MAPFN_SHIFT_rng(r) , mapfn_a->mapfn_seed_##r
#ifdef __cplusplus
# define MAPFN_ENTER_rng(r) ~, MAPFN_UNUSED mapfn_rng mapfn_r_##r = mapfn_rng_at(r##_seed, mapfn_at);
# define MAPFN_AT_rng(r) , &mapfn_r_##r
#else /* C has no declaration here: -Wdeclaration-after-statement would find it behind the `if` of `where` */
# define MAPFN_AT_rng(r) , (&(mapfn_rng)MAPFN_RNG_AT(r##_seed, mapfn_at)) /* the braces hold commas */
#endif
#define MAPFN_FIT_rng MAPFN_NOTHING
#define MAPFN_INFO_rng MAPFN_NOTHING
