/* ======== src/kinds/rows.h: in_row, out_row, inout_row.
 * Uses kinds/words.h. Used by definitions. */

/* in_row(T, x, D): D values per element. const T *x <- const T *x
 * The map evaluates D once. If D is an expression of constants and uniforms, so that D - D is surely 0, the kernel
 * takes the expression itself. The compiler then knows that rows of one D are equally long, and compares arrays once.
 * When gcc's maps compared them at each row, they took up to 2.8 times as long. */
#if MAPFN_DEVICE_CODE
# define MAPFN_LENGTH(D, x) mapfn_length_##x /* all is inlined on a card */
#else
# define MAPFN_LENGTH(D, x) \
    (sizeof(D) <= sizeof(size_t) && __builtin_constant_p((D) - (D)) ? (size_t)(D) : mapfn_length_##x)
#endif
#define MAPFN_WORD_in_row(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_values, __VA_ARGS__)
#define MAPFN_RETYPED_in_row(T, ...) ~, in_row(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_in_row(T, x, D) ~, 0rows
#define MAPFN_TAKES_in_row(T, x, D) MAPFN_TAKEN_ROW(T)
#define MAPFN_TRAIT_in_row(T, x, D) \
    MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS | (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT ? MAPFN_HAS_LONG_ROWS : 0u)
#define MAPFN_COMES_in_row(T, x, D) ~, 1
#define MAPFN_MUST_in_row(T, x, D) MAPFN_MUST(T, x)
#define MAPFN_ELEM_in_row(T, x, D) , MAPFN_CONST(T) *x
#define MAPFN_NAME_in_row(T, x, D) , x
#define MAPFN_STEP_in_row(T, x, D) , MAPFN_UNUSED MAPFN_CONST(T) *x
#define MAPFN_LANE_in_row(T, x, D) , 0fixed(MAPFN_CONST(T) *, x, x + mapfn_i * MAPFN_LENGTH(D, x))
#define MAPFN_ARRAY_in_row(T, x, D) , MAPFN_CONST(T) *x
#define MAPFN_FIELD_in_row(T, x, D) MAPFN_CONST(T) *x; size_t mapfn_length_##x;
#define MAPFN_LOCAL_in_row(T, x, D) ~, MAPFN_LOCAL_LENGTH(x, D)
#define MAPFN_LOCAL_LENGTH(x, D) \
    MAPFN_ASSERT(!mapfn_first || MAPFN_IS_WHOLE(D), \
        "MAPFN_E24: the length " #D " of " #x " is no integer: name a uniform or a constant, no array and no float; " \
            "see docs/errors.md#e24"); \
    size_t const mapfn_length_##x = MAPFN_AS_SIZE(D);
#define MAPFN_PASS_in_row(T, x, D) , x, mapfn_length_##x
#define MAPFN_WEIGHT_in_row(T, x, D) ~, + mapfn_length_##x / 8 * 2
#define MAPFN_KERNEL_in_row(T, x, D) , MAPFN_CONST(T) *x, MAPFN_UNUSED size_t mapfn_length_##x
#define MAPFN_LIES_in_row(T, x, D) ~, MAPFN_LIES(x, false)
#define MAPFN_CLOSED_in_row(T, x, D) ~, && !MAPFN_MAY_POINT(T)
#define MAPFN_LONG_in_row(T, x, D) ~, || MAPFN_IS_LONG_READ(T, MAPFN_LENGTH(D, x))
#define MAPFN_SHIFT_in_row(T, x, D) , mapfn_a->x + mapfn_begin * mapfn_a->mapfn_length_##x, mapfn_a->mapfn_length_##x
#define MAPFN_READY_in_row(T, x, D) ~, MAPFN_BOUND_COUNT(MAPFN_LENGTH(D, x))
#define MAPFN_AT_in_row(T, x, D) , x + MAPFN_NTH_ROW(T, D, MAPFN_LENGTH(D, x), MAPFN_MAKES_NUMBER)
#define MAPFN_QUICK_in_row(T, x, D) ~, \
    MAPFN_QUICK_INPUT(x, 1, mapfn_n * mapfn_quick_bytes(mapfn_q, sizeof *x, MAPFN_LENGTH(D, x), 65536))
#define MAPFN_FIT_in_row(T, x, D) MAPFN_FIT_LENGTH(x, mapfn_n, D)
#define MAPFN_INFO_in_row(T, x, D) \
    MAPFN_INFO_ARRAY(x, MAPFN_EACH_ELEMENT, MAPFN_READ | (int)mapfn_later, MAPFN_OFFSET(mapfn_length_##x))

/* out_row(T, y, D): D values per element, written. T *y <- T *y */
#define MAPFN_WORD_out_row(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_out_row(T, ...) ~, out_row(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_out_row(T, x, D) ~, 0rowsout
#define MAPFN_TRAIT_out_row(T, y, D) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS | MAPFN_HAS_NO_LANE
#define MAPFN_COMES_out_row MAPFN_COMES_in_row
#define MAPFN_MUST_out_row MAPFN_MUST_in_row
#define MAPFN_ELEM_out_row(T, y, D) , T *y
#define MAPFN_NAME_out_row MAPFN_NAME_in_row
#define MAPFN_STEP_out_row(T, y, D) , MAPFN_UNUSED T *y
#define MAPFN_LANE_out_row(T, y, D) , 0shared(y) /* no lane: such a map is looped */
#define MAPFN_ARRAY_out_row(T, y, D) , T *y
#define MAPFN_FIELD_out_row(T, y, D) T *y; size_t mapfn_length_##y;
#define MAPFN_LOCAL_out_row MAPFN_LOCAL_in_row
#define MAPFN_PASS_out_row MAPFN_PASS_in_row
#define MAPFN_WEIGHT_out_row MAPFN_WEIGHT_in_row
#define MAPFN_KERNEL_out_row(T, y, D) , T *y, MAPFN_UNUSED size_t mapfn_length_##y
#define MAPFN_LIES_out_row(T, y, D) ~, MAPFN_LIES(y, true)
#define MAPFN_LONG_out_row(T, y, D) ~, || MAPFN_IS_LONG_WRITTEN(T, MAPFN_LENGTH(D, y))
#define MAPFN_FIXED_out_row(T, y, D) ~, && __builtin_constant_p(MAPFN_LENGTH(D, y))
#define MAPFN_WRITES_out_row(T, y, D) ~, 1
#define MAPFN_SOLE_out_row(T, y, D) , T *__restrict y, MAPFN_UNUSED size_t mapfn_length_##y
#define MAPFN_SHIFT_out_row MAPFN_SHIFT_in_row
#define MAPFN_AT_out_row MAPFN_AT_in_row
#define MAPFN_CLAIMS_out_row(T, y, D) ~, + MAPFN_ONE_OUTPUT
#define MAPFN_CLAIM_out_row(T, y, D) ~, \
    MAPFN_CLAIM_OUTPUT(y, mapfn_n * mapfn_quick_bytes(mapfn_q, sizeof *y, MAPFN_LENGTH(D, y), 65536))
#define MAPFN_FIT_out_row MAPFN_FIT_in_row
#define MAPFN_INFO_out_row(T, y, D) \
    MAPFN_INFO_ARRAY(y, MAPFN_EACH_ELEMENT, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_length_##y))

/* inout_row(T, z, D): D values per element, read and written in place. T *z <- T *z */
#define MAPFN_WORD_inout_row(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_inout_row(T, ...) ~, inout_row(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_inout_row(T, x, D) ~, 0rowsout
#define MAPFN_TRAIT_inout_row MAPFN_TRAIT_out_row
#define MAPFN_COMES_inout_row MAPFN_COMES_in_row
#define MAPFN_MUST_inout_row MAPFN_MUST_in_row
#define MAPFN_ELEM_inout_row MAPFN_ELEM_out_row
#define MAPFN_NAME_inout_row MAPFN_NAME_in_row
#define MAPFN_STEP_inout_row MAPFN_STEP_out_row
#define MAPFN_LANE_inout_row MAPFN_LANE_out_row
#define MAPFN_ARRAY_inout_row MAPFN_ARRAY_out_row
#define MAPFN_FIELD_inout_row MAPFN_FIELD_out_row
#define MAPFN_LOCAL_inout_row MAPFN_LOCAL_in_row
#define MAPFN_PASS_inout_row MAPFN_PASS_in_row
#define MAPFN_WEIGHT_inout_row MAPFN_WEIGHT_in_row
#define MAPFN_KERNEL_inout_row MAPFN_KERNEL_out_row
#define MAPFN_LIES_inout_row MAPFN_LIES_out_row
#define MAPFN_CLOSED_inout_row MAPFN_CLOSED_in_row
#define MAPFN_LONG_inout_row MAPFN_LONG_in_row
#define MAPFN_FIXED_inout_row MAPFN_FIXED_out_row
#define MAPFN_WRITES_inout_row MAPFN_WRITES_out_row
#define MAPFN_SOLE_inout_row MAPFN_SOLE_out_row
#define MAPFN_SHIFT_inout_row MAPFN_SHIFT_in_row
#define MAPFN_READY_inout_row MAPFN_READY_in_row
#define MAPFN_AT_inout_row MAPFN_AT_in_row
#define MAPFN_CLAIMS_inout_row(T, z, D) ~, + MAPFN_ONE_OUTPUT
#define MAPFN_CLAIM_inout_row MAPFN_CLAIM_out_row
#define MAPFN_FIT_inout_row MAPFN_FIT_in_row
#define MAPFN_INFO_inout_row(T, z, D) \
    MAPFN_INFO_ARRAY(z, MAPFN_EACH_ELEMENT, MAPFN_READ | MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_length_##z))
