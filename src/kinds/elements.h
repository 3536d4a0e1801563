/* ======== src/kinds/elements.h: in, out, inout, uniform, index.
 * Uses kinds/words.h. Used by definitions. */

/* A strip of the output y of a map with sums, which is held while it is computed: its room, in place of y; what it
 * begins as, if an element may leave it; and how it is stored. */
#define MAPFN_ROOM_FOR(T, y) \
    char mapfn_strip_##y[mapfn_may_hold ? mapfn_lanes * sizeof(T) : 1] __attribute__((__aligned__(64))); \
    T *const mapfn_place_##y = y;
#define MAPFN_HOLD_AT(T, y) if (mapfn_holds_it) y = (T *)(void *)mapfn_strip_##y;
#define MAPFN_HOLD_AS_IT_IS(T, y) \
    if (mapfn_holds_it) \
        MAPFN_MEMCPY(mapfn_strip_##y, (const void *)(mapfn_place_##y + mapfn_from), mapfn_some * sizeof(T));
#define MAPFN_STORE_HELD(T, y) \
    if (mapfn_holds_it) MAPFN_MEMCPY((void *)(mapfn_place_##y + mapfn_from), mapfn_strip_##y, mapfn_some * sizeof(T));

/* in(T, x): element i of an array. T x <- const T *x */
#define MAPFN_WORD_in(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_value, __VA_ARGS__)
#define MAPFN_RETYPED_in(T, ...) ~, in(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_TRAIT_in(T, x) MAPFN_TYPE_TRAIT(T)
#define MAPFN_TAKES_in(T, x) MAPFN_TAKEN(T)
#define MAPFN_COMES_in(T, x) ~, MAPFN_BY_TYPE(MAPFN_COMES_OF_, T)
#define MAPFN_APART_in(T, x) ~, || (sizeof(T) > 4 && MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT)
#define MAPFN_ALIGN_in(T, x) ~, | (int)__alignof__(T)
#define MAPFN_MUST_in(T, x) MAPFN_MUST(T, x)
#define MAPFN_ELEM_in(T, x) , T x
#define MAPFN_NAME_in(T, x) , x
#define MAPFN_STEP_in(T, x) , MAPFN_UNUSED T x
#define MAPFN_LANE_in(T, x) , 0fixed(T, x, x[mapfn_i])
#define MAPFN_ARRAY_in(T, x) , MAPFN_CONST(T) *x
#define MAPFN_FIELD_in(T, x) MAPFN_CONST(T) *x;
#define MAPFN_PASS_in(T, x) , x
#define MAPFN_KERNEL_in MAPFN_ARRAY_in
#define MAPFN_LIES_in(T, x) ~, MAPFN_LIES(x, false)
#define MAPFN_CLOSED_in(T, x) ~, && !MAPFN_MAY_POINT(T)
#define MAPFN_STAND_in(T, x) ~, , MAPFN_STAND_IN(T)
#define MAPFN_SHIFT_in(T, x) , mapfn_a->x + mapfn_begin
#define MAPFN_READY_in(T, x) ~, MAPFN_BOUND_COUNT(sizeof(T) / __alignof__(T))
#define MAPFN_AT_in(T, x) , MAPFN_VALUE(T, 1, x[MAPFN_NTH_IN(T, MAPFN_WRITES_THREE)])
#define MAPFN_QUICK_in(T, x) ~, MAPFN_QUICK_INPUT(x, 1, MAPFN_BYTES(T, x))
#define MAPFN_FIT_in(T, x) MAPFN_FIT(x, mapfn_n)
#define MAPFN_INFO_in(T, x) MAPFN_INFO_ARRAY(x, MAPFN_EACH_ELEMENT, MAPFN_READ, 0)

/* out(T, y): a further output. T *y <- T *y */
#define MAPFN_WORD_out(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_out(T, ...) ~, out(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_out(T, y) ~, 0written
#define MAPFN_TRAIT_out(T, y) MAPFN_TYPE_TRAIT(T) | MAPFN_LANE_TRAIT(T) | MAPFN_BARE_TRAIT(T)
#define MAPFN_TAKES_out(T, y) MAPFN_TAKEN_TO_WRITE(T)
#define MAPFN_ALIGN_out MAPFN_ALIGN_in
#define MAPFN_APART_out MAPFN_APART_in
#define MAPFN_MAKES_out(T, y) ~, || (sizeof(T) >= 4 && MAPFN_TYPE_CLASS(T) != MAPFN_HAS_STRUCT)
#define MAPFN_MUST_out MAPFN_MUST_in
#define MAPFN_ELEM_out(T, y) , T *const y /* `y++`, which changes no output, is an error */
#define MAPFN_NAME_out MAPFN_NAME_in
#define MAPFN_STEP_out(T, y) , MAPFN_UNUSED T *const y
#define MAPFN_LANE_out(T, y) , 0changed(T, y, mapfn_t_##y[0] = y[mapfn_i];, y[mapfn_i])
#define MAPFN_ARRAY_out(T, y) , T *y
#define MAPFN_FIELD_out(T, y) T *y;
#define MAPFN_PASS_out MAPFN_PASS_in
#define MAPFN_KERNEL_out MAPFN_ARRAY_out
#define MAPFN_LIES_out(T, y) ~, MAPFN_LIES(y, true)
#define MAPFN_WRITES_out(T, y) ~, 1
#define MAPFN_SOLE_out(T, y) , T *__restrict y
#define MAPFN_SHIFT_out MAPFN_SHIFT_in
#define MAPFN_AT_out(T, y) , &y[MAPFN_NTH(T)]
#define MAPFN_UNHELD_out(T, y) ~, || !MAPFN_IS_COPYABLE(T) || __alignof__(T) > 64 || sizeof(T) > 32
#define MAPFN_ROOM_OF_STRIP_out(T, y) ~, MAPFN_ROOM_FOR(T, y)
#define MAPFN_HOLD_STRIP_out(T, y) ~, MAPFN_HOLD_AT(T, y) MAPFN_HOLD_AS_IT_IS(T, y)
#define MAPFN_STORE_STRIP_out(T, y) ~, MAPFN_STORE_HELD(T, y)
#define MAPFN_STORES_out(T, y) ~, || MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT
#define MAPFN_CLAIMS_out(T, y) ~, + MAPFN_ONE_OUTPUT
#define MAPFN_CLAIM_out(T, y) ~, MAPFN_CLAIM_OUTPUT(y, MAPFN_BYTES(T, y))
#define MAPFN_FIT_out MAPFN_FIT_in
#define MAPFN_INFO_out(T, y) MAPFN_INFO_ARRAY(y, MAPFN_EACH_ELEMENT, MAPFN_WRITTEN, 0)

/* inout(T, z): read and written in place. T *z <- T *z */
#define MAPFN_WORD_inout(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_inout(T, ...) ~, inout(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_inout(T, z) ~, 0held
/* In steps it is held as it is, as one that lies apart: in words, gcc would move each member to and from an integer. */
#define MAPFN_HOLDS_inout(T, z) ~, 1
#define MAPFN_HOLD_inout(T, z) MAPFN_HOLD_ELEMENT(T, z, !mapfn_in_steps)
#define MAPFN_LEND_inout(T, z) MAPFN_LENT(z)
#define MAPFN_BACK_inout(T, z) MAPFN_PUT_BACK(T, z, !mapfn_in_steps)
#define MAPFN_TRAIT_inout(T, z) MAPFN_TYPE_TRAIT(T) | MAPFN_LANE_TRAIT(T)
#define MAPFN_TAKES_inout(T, z) MAPFN_TAKEN_AND_HELD(T)
#define MAPFN_ALIGN_inout MAPFN_ALIGN_in
#define MAPFN_COMES_inout MAPFN_COMES_in
#define MAPFN_APART_inout MAPFN_APART_in
#define MAPFN_MAKES_inout MAPFN_MAKES_out
#define MAPFN_STAND_inout(T, z) ~, , (T *)(void *)mapfn_four
#define MAPFN_MUST_inout MAPFN_MUST_in
#define MAPFN_ELEM_inout MAPFN_ELEM_out
#define MAPFN_NAME_inout MAPFN_NAME_in
#define MAPFN_STEP_inout MAPFN_STEP_out
#define MAPFN_LANE_inout MAPFN_LANE_out
#define MAPFN_ARRAY_inout MAPFN_ARRAY_out
#define MAPFN_FIELD_inout MAPFN_FIELD_out
#define MAPFN_PASS_inout MAPFN_PASS_in
#define MAPFN_KERNEL_inout MAPFN_ARRAY_out
#define MAPFN_LIES_inout MAPFN_LIES_out
#define MAPFN_CLOSED_inout MAPFN_CLOSED_in
#define MAPFN_WRITES_inout MAPFN_WRITES_out
#define MAPFN_SOLE_inout MAPFN_SOLE_out
#define MAPFN_SHIFT_inout MAPFN_SHIFT_in
#define MAPFN_READY_inout(T, z) ~, MAPFN_BOUND_COUNT(sizeof(T) / __alignof__(T))
#define MAPFN_AT_inout MAPFN_AT_out
#define MAPFN_UNHELD_inout MAPFN_UNHELD_out
#define MAPFN_ROOM_OF_STRIP_inout MAPFN_ROOM_OF_STRIP_out
#define MAPFN_HOLD_STRIP_inout MAPFN_HOLD_STRIP_out
#define MAPFN_STORE_STRIP_inout MAPFN_STORE_STRIP_out
#define MAPFN_STORES_inout MAPFN_STORES_out
#define MAPFN_CLAIMS_inout(T, z) ~, + MAPFN_ONE_OUTPUT
#define MAPFN_CLAIM_inout MAPFN_CLAIM_out
#define MAPFN_FIT_inout MAPFN_FIT_in
#define MAPFN_INFO_inout(T, z) MAPFN_INFO_ARRAY(z, MAPFN_EACH_ELEMENT, MAPFN_READ | MAPFN_WRITTEN, 0)

/* uniform(T, a): the same for every element. T a <- T a */
#define MAPFN_WORD_uniform(...) , mapfn_kind, MAPFN_TAKES_2, (mapfn_value, __VA_ARGS__)
#define MAPFN_RETYPED_uniform(T, ...) ~, uniform(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_TRAIT_uniform(T, a) MAPFN_NARROW_TRAIT(T)
#define MAPFN_MUST_uniform MAPFN_NOTHING
#define MAPFN_ELEM_uniform(T, a) , MAPFN_UNUSED T a /* unused where it only gives a row its length */
#define MAPFN_NAME_uniform MAPFN_NAME_in
#define MAPFN_STEP_uniform MAPFN_ELEM_uniform
#define MAPFN_LANE_uniform(T, a) , 0shared(a)
#define MAPFN_ARRAY_uniform(T, a) , T a
#define MAPFN_FIELD_uniform(T, a) MAPFN_WORD_FOR(T) a;
#define MAPFN_STAND_uniform MAPFN_STAND_in
#define MAPFN_LONE_uniform(T, a) ~, 1
#define MAPFN_PASS_uniform MAPFN_PASS_in
#define MAPFN_CLOSED_uniform MAPFN_CLOSED_in
#define MAPFN_KERNEL_uniform(T, a) , MAPFN_WORD_FOR(T) a
#define MAPFN_SHIFT_uniform(T, a) , mapfn_a->a
#define MAPFN_AT_uniform MAPFN_NAME_in
#define MAPFN_FIT_uniform MAPFN_NOTHING
#define MAPFN_INFO_uniform MAPFN_NOTHING

/* index(i): the element's index. size_t i <- nothing
 * index(T, i): the same as an integer type. T i <- nothing
 * MAPFN_INDEX(THEN, i) is THEN(size_t, i), and MAPFN_INDEX(THEN, T, i) is THEN(T, i). */
#define MAPFN_INDEX(THEN, ...) MAPFN_INDEX_(THEN, __VA_ARGS__, TYPED, PLAIN, ~)
#define MAPFN_INDEX_(THEN, first, second, shape, ...) MAPFN_INDEX_##shape(THEN, first, second)
#define MAPFN_INDEX_PLAIN(THEN, i, shape) THEN(size_t, i)
#define MAPFN_INDEX_TYPED(THEN, T, i) THEN(T, i)
#define MAPFN_WORD_index(...) , mapfn_kind, MAPFN_TAKES_INDEX, (mapfn_index, __VA_ARGS__)
#define MAPFN_RETYPED_index(...) MAPFN_RETYPED_INDEX(__VA_ARGS__, TYPED, PLAIN, ~)
#define MAPFN_RETYPED_INDEX(first, second, shape, ...) ~, index MAPFN_RETYPED_INDEX_##shape(first, second)
#define MAPFN_RETYPED_INDEX_PLAIN(i, shape) (i)
#define MAPFN_RETYPED_INDEX_TYPED(T, i) (MAPFN_TYPE_OF(T), i)
#define MAPFN_NEEDS_index(...) ~, 0index
#define MAPFN_TRAIT_index(...) | MAPFN_HAS_INDEX
#define MAPFN_STAND_index(...) ~, , 3
#define MAPFN_LONE_index(...) ~, 1
#define MAPFN_MUST_index MAPFN_NOTHING
#define MAPFN_ELEM_index(...) MAPFN_INDEX(MAPFN_ELEM_OF_INDEX, __VA_ARGS__)
#define MAPFN_ELEM_OF_INDEX(T, i) , T i
#define MAPFN_NAME_index(...) MAPFN_INDEX(MAPFN_NAME_OF_INDEX, __VA_ARGS__)
#define MAPFN_NAME_OF_INDEX(T, i) , i
#define MAPFN_STEP_index(...) MAPFN_INDEX(MAPFN_STEP_OF_INDEX, __VA_ARGS__)
#define MAPFN_STEP_OF_INDEX(T, i) , MAPFN_UNUSED T i
#define MAPFN_LANE_index(...) MAPFN_INDEX_(MAPFN_LANE_OF_INDEX, __VA_ARGS__, TYPED, LANES, ~)
#define MAPFN_LANE_OF_INDEX(T, i) , 0fixed(T, i, (T)(mapfn_offset + mapfn_i))
#if MAPFN_QUIRK_indices_in_halves
# define MAPFN_INDEX_LANES(THEN, i, shape) , 0indexed(i, mapfn_offset + mapfn_i)
#else
# define MAPFN_INDEX_LANES MAPFN_INDEX_PLAIN
#endif
/* The largest index that T holds. Each is 2^k - 1, so that the smallest of several is found by `&`. */
#define MAPFN_MOST_index(...) ~, MAPFN_INDEX(MAPFN_AND_MOST, __VA_ARGS__)
#define MAPFN_AND_MOST(T, i) & (size_t)(UINT64_MAX >> (64 - 8 * (sizeof(T) & 15)) >> ((T)-1 < (T)1))
#define MAPFN_BEYOND(EACH, ...) (~(SIZE_MAX EACH##_FOR(MAPFN_MOST_INDEX, __VA_ARGS__)))
#define MAPFN_MOST_INDEX(item) MAPFN_SECOND(MAPFN_MOST_##item, )
/* 1 if an index type holds fewer than a size_t; 2 if there is a table as well, in which a body may look up what is
 * around the index; 3 if besides a signed counter of 32 bits holds all indices */
#define MAPFN_LIMIT(FLAGS, ...) MAPFN_CAT(MAPFN_LIMIT_, MAPFN_FLAG_index FLAGS)(MAPFN_FLAG_table FLAGS, __VA_ARGS__)
#define MAPFN_LIMIT_0(...) 0
#define MAPFN_LIMIT_1(has_table, ...) \
    (MAPFN_BEYOND(__VA_ARGS__) == 0 ? 0 : !(has_table) ? 1 : MAPFN_BEYOND(__VA_ARGS__) < ~(size_t)INT32_MAX ? 2 : 3)
#define MAPFN_ARRAY_index MAPFN_NOTHING
#define MAPFN_FIELD_index MAPFN_NOTHING
#define MAPFN_LOCAL_index MAPFN_NOTHING
#define MAPFN_INDEX_UNNAMED(THEN, i, shape)
#define MAPFN_DEMANDS_index(...) ~, MAPFN_INDEX_(MAPFN_DEMANDS_OF_INDEX, __VA_ARGS__, TYPED, UNNAMED, ~)
#define MAPFN_DEMANDS_OF_INDEX(T, i) \
    MAPFN_DEMAND(MAPFN_TYPE_IS_INTEGER(T) && sizeof(T) <= 8 && !MAPFN_IS_BOOL(T), E41, #i);
#define MAPFN_TEXT_E41(i) \
    "MAPFN_E41: the T of index(T, " i ") is no integer type of at most 64 bits; see docs/errors.md#e41"
MAPFN_CAN_DEMAND(E41, "i");
#define MAPFN_PASS_index MAPFN_NOTHING
#define MAPFN_KERNEL_index MAPFN_NOTHING
#define MAPFN_SHIFT_index MAPFN_NOTHING
#define MAPFN_AT_index(...) MAPFN_INDEX_(MAPFN_AT_OF_INDEX, __VA_ARGS__, TYPED, AT, ~)
#define MAPFN_INDEX_AT(THEN, i, shape) , mapfn_at
#define MAPFN_AT_OF_INDEX(T, i) , MAPFN_COUNT_AS(T, SIZE_MAX MAPFN_AND_MOST(T, i))
#define MAPFN_QUICK_index(...) ~, MAPFN_INDEX_(MAPFN_QUICK_OF_INDEX, __VA_ARGS__, TYPED, UNNAMED, ~)
#define MAPFN_QUICK_OF_INDEX(T, i) MAPFN_DOUBT_IF(mapfn_n > (SIZE_MAX MAPFN_AND_MOST(T, i)))
#define MAPFN_FIT_index MAPFN_NOTHING
#define MAPFN_INFO_index MAPFN_NOTHING

/* Is this expression of an integer or enumerated type? The class of a pointer is 5 and that of a float 8. In C++ the
 * class of a call is no constant, but its type is known. */
#ifdef __cplusplus
# define MAPFN_IS_WHOLE(expression) MAPFN_TYPE_IS_INTEGER(__typeof__(expression))
#else
# define MAPFN_IS_WHOLE(expression) (__builtin_classify_type(expression) < 5)
#endif

/* A length as a size_t. A length that does not fit becomes the largest size_t, which no map has room for. */
#if MAPFN_INT128
__extension__ typedef __int128 mapfn_widest;
#else
typedef long long mapfn_widest;
#endif
MAPFN_FN size_t mapfn_clip(mapfn_widest length)
{
    return length < 0 || length > (mapfn_widest)(SIZE_MAX / 2) ? SIZE_MAX : (size_t)length;
}
#define MAPFN_AS_SIZE(D) (sizeof(D) > sizeof(size_t) ? mapfn_clip((mapfn_widest)(D)) : (size_t)(D))
