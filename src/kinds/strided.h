/* ======== src/kinds/strided.h: in_strided, out_strided, inout_strided.
 * Uses kinds/words.h. Used by definitions. */

/* in_strided(T, x): a step between elements, in elements. T x <- const T *x, ptrdiff_t x_stride
 * `mapfn_step` is the stride of all arrays, or 0 where they differ. A kernel has loops for some, in which
 * `mapfn_contiguous` is that stride as a constant. */
#define MAPFN_ABUT(stride) ((stride) == 1 || (stride) == -1)
#define MAPFN_STRIDE(x, zero) (mapfn_contiguous != 0 ? (ptrdiff_t)mapfn_contiguous : x##_stride + zero)
#define MAPFN_WORD_in_strided(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_value, __VA_ARGS__)
#define MAPFN_RETYPED_in_strided(T, ...) ~, in_strided(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_in_strided(T, x) ~, 0strided
#define MAPFN_TRAIT_in_strided(T, x) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_STRIDE
#define MAPFN_ALIGN_in_strided MAPFN_ALIGN_in
#define MAPFN_TAKES_in_strided MAPFN_TAKES_in
#define MAPFN_COMES_in_strided MAPFN_COMES_in
#define MAPFN_MUST_in_strided MAPFN_MUST_in
#define MAPFN_ELEM_in_strided MAPFN_ELEM_in
#define MAPFN_NAME_in_strided MAPFN_NAME_in
#define MAPFN_STEP_in_strided MAPFN_STEP_in
#define MAPFN_LANE_in_strided(T, x) , 0fixed(T, x, x[(ptrdiff_t)mapfn_i * x##_stride])
#define MAPFN_ARRAY_in_strided(T, x) , MAPFN_CONST(T) *x, ptrdiff_t x##_stride
#define MAPFN_FIELD_in_strided(T, x) MAPFN_CONST(T) *x; ptrdiff_t mapfn_stride_##x;
#define MAPFN_PASS_in_strided(T, x) , x, x##_stride
#define MAPFN_KERNEL_in_strided MAPFN_ARRAY_in_strided
#define MAPFN_LIES_in_strided MAPFN_LIES_in
#define MAPFN_CLOSED_in_strided MAPFN_CLOSED_in
#define MAPFN_STAND_in_strided MAPFN_STAND_in
#define MAPFN_SHIFT_in_strided(T, x) \
    , mapfn_a->x + (ptrdiff_t)mapfn_begin * mapfn_a->mapfn_stride_##x, mapfn_a->mapfn_stride_##x
#define MAPFN_READY_in_strided(T, x) ~, MAPFN_STEP_BY(x##_stride, sizeof(T) <= 8)
/* Only what is `near` is shuffled if it lies apart, and no larger structs. */
#define MAPFN_STEP_BY(stride, near) \
    if (mapfn_step != stride || !((near) || MAPFN_ABUT(stride))) \
        mapfn_step = mapfn_step == PTRDIFF_MIN && ((near) || MAPFN_ABUT(stride)) ? stride : 0;
#define MAPFN_AT_in_strided(T, x) \
    , MAPFN_VALUE(T, MAPFN_ABUT(mapfn_contiguous), x[(ptrdiff_t)mapfn_i * MAPFN_STRIDE(x, MAPFN_ZERO_READ(T))])
#define MAPFN_QUICK_in_strided(T, x) ~, MAPFN_QUICK_STRIDED(0, x)
#define MAPFN_FIT_in_strided(T, x) MAPFN_FIT(x, mapfn_quick_steps(x##_stride, mapfn_n))
#define MAPFN_INFO_in_strided(T, x) MAPFN_INFO_ARRAY(x, MAPFN_STRIDED, MAPFN_READ, MAPFN_OFFSET(mapfn_stride_##x))

/* out_strided(T, y): T *y <- T *y, ptrdiff_t y_stride
 * With AVX-512 only a stride of 1 or -1 is known: clang would scatter, which takes two to three times as long as it
 * takes to store one by one. */
#define MAPFN_WORD_out_strided(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_out_strided(T, ...) ~, out_strided(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_out_strided(T, y) ~, 0strewn
#define MAPFN_TRAIT_out_strided(T, y) MAPFN_TRAIT_out(T, y) | MAPFN_HAS_STRIDE
#define MAPFN_ALIGN_out_strided MAPFN_ALIGN_in
#define MAPFN_MAKES_out_strided MAPFN_MAKES_out
#define MAPFN_MUST_out_strided MAPFN_MUST_in
#define MAPFN_ELEM_out_strided MAPFN_ELEM_out
#define MAPFN_NAME_out_strided MAPFN_NAME_in
#define MAPFN_STEP_out_strided MAPFN_STEP_out
#define MAPFN_LANE_out_strided(T, y) \
    , 0changed(T, y, mapfn_t_##y[0] = y[(ptrdiff_t)mapfn_i * y##_stride];, y[(ptrdiff_t)mapfn_i * y##_stride])
#define MAPFN_ARRAY_out_strided(T, y) , T *y, ptrdiff_t y##_stride
#define MAPFN_FIELD_out_strided(T, y) T *y; ptrdiff_t mapfn_stride_##y;
#define MAPFN_PASS_out_strided MAPFN_PASS_in_strided
#define MAPFN_KERNEL_out_strided MAPFN_ARRAY_out_strided
#define MAPFN_LIES_out_strided MAPFN_LIES_out
#define MAPFN_SHIFT_out_strided MAPFN_SHIFT_in_strided
#if MAPFN_QUIRK_strides_of_any && MAPFN_AVX512
# define MAPFN_READY_out_strided(T, y) ~, MAPFN_STEP_BY(y##_stride, 0)
#else
# define MAPFN_READY_out_strided MAPFN_READY_in_strided
#endif
#define MAPFN_AT_out_strided(T, y) , &y[(ptrdiff_t)mapfn_i * MAPFN_STRIDE(y, mapfn_zero_stored)]
#define MAPFN_STORES_out_strided MAPFN_STORES_out
#define MAPFN_CLAIMS_out_strided(T, y) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_out_strided(T, y) ~, MAPFN_QUICK_STRIDED(1, y)
#define MAPFN_FIT_out_strided MAPFN_FIT_in_strided
#define MAPFN_INFO_out_strided(T, y) MAPFN_INFO_ARRAY(y, MAPFN_STRIDED, MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_stride_##y))

/* inout_strided(T, z): read and written in place, with a step. T *z <- T *z, ptrdiff_t z_stride */
#define MAPFN_WORD_inout_strided(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_inout_strided(T, ...) ~, inout_strided(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_inout_strided(T, z) ~, 0heldstrewn
#define MAPFN_HOLDS_inout_strided(T, z) ~, 1
#define MAPFN_HOLD_inout_strided(T, z) MAPFN_HOLD_ELEMENT(T, z, 0)
#define MAPFN_LEND_inout_strided(T, z) MAPFN_LENT(z)
#define MAPFN_BACK_inout_strided(T, z) MAPFN_PUT_BACK(T, z, 0)
#define MAPFN_TRAIT_inout_strided(T, z) MAPFN_TRAIT_inout(T, z) | MAPFN_HAS_STRIDE
#define MAPFN_ALIGN_inout_strided MAPFN_ALIGN_in
#define MAPFN_COMES_inout_strided MAPFN_COMES_in
#define MAPFN_MAKES_inout_strided MAPFN_MAKES_out
#define MAPFN_MUST_inout_strided MAPFN_MUST_in
#define MAPFN_ELEM_inout_strided MAPFN_ELEM_out
#define MAPFN_NAME_inout_strided MAPFN_NAME_in
#define MAPFN_STEP_inout_strided MAPFN_STEP_out
#define MAPFN_LANE_inout_strided MAPFN_LANE_out_strided
#define MAPFN_ARRAY_inout_strided MAPFN_ARRAY_out_strided
#define MAPFN_FIELD_inout_strided MAPFN_FIELD_out_strided
#define MAPFN_PASS_inout_strided MAPFN_PASS_in_strided
#define MAPFN_KERNEL_inout_strided MAPFN_ARRAY_out_strided
#define MAPFN_LIES_inout_strided MAPFN_LIES_out
#define MAPFN_CLOSED_inout_strided MAPFN_CLOSED_in
#define MAPFN_SHIFT_inout_strided MAPFN_SHIFT_in_strided
#define MAPFN_READY_inout_strided MAPFN_READY_out_strided
#define MAPFN_AT_inout_strided(T, z) , &z[(ptrdiff_t)mapfn_i * MAPFN_STRIDE(z, MAPFN_ZERO_READ(T))]
#define MAPFN_STORES_inout_strided MAPFN_STORES_out
#define MAPFN_STAND_inout_strided MAPFN_STAND_inout
#define MAPFN_CLAIMS_inout_strided(T, z) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_inout_strided MAPFN_CLAIM_out_strided
#define MAPFN_FIT_inout_strided MAPFN_FIT_in_strided
#define MAPFN_INFO_inout_strided(T, z) \
    MAPFN_INFO_ARRAY(z, MAPFN_STRIDED, MAPFN_READ | MAPFN_WRITTEN, MAPFN_OFFSET(mapfn_stride_##z))
