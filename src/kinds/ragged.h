/* ======== src/kinds/ragged.h: in_ragged, out_ragged, inout_ragged.
 * Uses kinds/words.h. Used by definitions. */

/* in_ragged(T, x): rows of different lengths. const T *x, size_t x_len <- const T *x, const size_t *x_splits */
#define MAPFN_WORD_in_ragged(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_ragged, __VA_ARGS__)
#define MAPFN_RETYPED_in_ragged(T, ...) ~, in_ragged(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_in_ragged(T, x) ~, 0rows
#define MAPFN_TRAIT_in_ragged(T, x) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS | MAPFN_HAS_LONG_ROWS
#define MAPFN_MUST_in_ragged MAPFN_MUST_in
#define MAPFN_ELEM_in_ragged(T, x) , MAPFN_CONST(T) *x, MAPFN_UNUSED size_t x##_len
#define MAPFN_NAME_in_ragged(T, x) , x, x##_len
#define MAPFN_STEP_in_ragged(T, x) , MAPFN_UNUSED MAPFN_CONST(T) *x, MAPFN_UNUSED size_t x##_len
#define MAPFN_LANE_in_ragged(T, x) \
    , 0fixed(MAPFN_CONST(T) *, x, x ? x + x##_splits[mapfn_i] : x) \
    , 0fixed(size_t, x##_len, x##_splits[mapfn_i + 1] - x##_splits[mapfn_i])
#define MAPFN_ARRAY_in_ragged(T, x) , MAPFN_CONST(T) *x, size_t const *x##_splits
#define MAPFN_FIELD_in_ragged(T, x) MAPFN_CONST(T) *x; size_t const *mapfn_splits_##x;
#define MAPFN_PASS_in_ragged(T, x) , x, x##_splits
#define MAPFN_KERNEL_in_ragged MAPFN_ARRAY_in_ragged
#define MAPFN_LIES_in_ragged MAPFN_LIES_in
#define MAPFN_CLOSED_in_ragged MAPFN_CLOSED_in
#define MAPFN_SHIFT_in_ragged(T, x) , mapfn_a->x, mapfn_a->mapfn_splits_##x + mapfn_begin
#define MAPFN_AT_in_ragged(T, x) , (x ? x + x##_splits[mapfn_i] : x), x##_splits[mapfn_i + 1] - x##_splits[mapfn_i]
#define MAPFN_QUICK_in_ragged(T, x) ~, mapfn_q->mapfn_doubt = 1; /* splits must be read */
#define MAPFN_FIT_in_ragged(T, x) MAPFN_FIT(x##_splits, mapfn_n + 1)
#define MAPFN_INFO_in_ragged(T, x) \
    MAPFN_INFO_ARRAY(x, MAPFN_RAGGED, MAPFN_READ | (int)mapfn_later, MAPFN_OFFSET(mapfn_splits_##x))

/* out_ragged(T, y): written. T *y, size_t y_len <- T *y, const size_t *y_splits */
#define MAPFN_WORD_out_ragged(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_lengths, __VA_ARGS__)
#define MAPFN_RETYPED_out_ragged(T, ...) ~, out_ragged(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_out_ragged(T, x) ~, 0rowsout
#define MAPFN_TRAIT_out_ragged(T, y) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS | MAPFN_HAS_NO_LANE
#define MAPFN_MUST_out_ragged MAPFN_MUST_in
#define MAPFN_ELEM_out_ragged(T, y) , T *y, MAPFN_UNUSED size_t y##_len
#define MAPFN_NAME_out_ragged MAPFN_NAME_in_ragged
#define MAPFN_STEP_out_ragged(T, y) , MAPFN_UNUSED T *y, MAPFN_UNUSED size_t y##_len
#define MAPFN_LANE_out_ragged(T, y) , 0shared(y), 0shared(0)
#define MAPFN_ARRAY_out_ragged(T, y) , T *y, size_t const *y##_splits
#define MAPFN_FIELD_out_ragged(T, y) T *y; size_t const *mapfn_splits_##y;
#define MAPFN_PASS_out_ragged MAPFN_PASS_in_ragged
#define MAPFN_KERNEL_out_ragged MAPFN_ARRAY_out_ragged
#define MAPFN_LIES_out_ragged MAPFN_LIES_out
#define MAPFN_FIXED_out_ragged(T, y) ~, && false
#define MAPFN_WRITES_out_ragged MAPFN_WRITES_out
#define MAPFN_SOLE_out_ragged(T, y) , T *__restrict y, size_t const *y##_splits
#define MAPFN_SHIFT_out_ragged MAPFN_SHIFT_in_ragged
#define MAPFN_AT_out_ragged MAPFN_AT_in_ragged
#define MAPFN_CLAIMS_out_ragged(T, y) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_QUICK_out_ragged MAPFN_QUICK_in_ragged
#define MAPFN_FIT_out_ragged MAPFN_FIT_in_ragged
#define MAPFN_INFO_out_ragged(T, y) MAPFN_INFO_ARRAY(y, MAPFN_RAGGED, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_splits_##y))

/* inout_ragged(T, z): read and written in place. T *z, size_t z_len <- T *z, const size_t *z_splits */
#define MAPFN_WORD_inout_ragged(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_lengths, __VA_ARGS__)
#define MAPFN_RETYPED_inout_ragged(T, ...) ~, inout_ragged(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_inout_ragged(T, x) ~, 0rowsout
#define MAPFN_TRAIT_inout_ragged MAPFN_TRAIT_out_ragged
#define MAPFN_MUST_inout_ragged MAPFN_MUST_in
#define MAPFN_ELEM_inout_ragged MAPFN_ELEM_out_ragged
#define MAPFN_NAME_inout_ragged MAPFN_NAME_in_ragged
#define MAPFN_STEP_inout_ragged MAPFN_STEP_out_ragged
#define MAPFN_LANE_inout_ragged MAPFN_LANE_out_ragged
#define MAPFN_ARRAY_inout_ragged MAPFN_ARRAY_out_ragged
#define MAPFN_FIELD_inout_ragged MAPFN_FIELD_out_ragged
#define MAPFN_PASS_inout_ragged MAPFN_PASS_in_ragged
#define MAPFN_KERNEL_inout_ragged MAPFN_ARRAY_out_ragged
#define MAPFN_LIES_inout_ragged MAPFN_LIES_out
#define MAPFN_CLOSED_inout_ragged MAPFN_CLOSED_in
#define MAPFN_FIXED_inout_ragged MAPFN_FIXED_out_ragged
#define MAPFN_WRITES_inout_ragged MAPFN_WRITES_out
#define MAPFN_SOLE_inout_ragged MAPFN_SOLE_out_ragged
#define MAPFN_SHIFT_inout_ragged MAPFN_SHIFT_in_ragged
#define MAPFN_AT_inout_ragged MAPFN_AT_in_ragged
#define MAPFN_CLAIMS_inout_ragged(T, z) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_QUICK_inout_ragged MAPFN_QUICK_in_ragged
#define MAPFN_FIT_inout_ragged MAPFN_FIT_in_ragged
#define MAPFN_INFO_inout_ragged(T, z) \
    MAPFN_INFO_ARRAY(z, MAPFN_RAGGED, MAPFN_READ | MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_splits_##z))
