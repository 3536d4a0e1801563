/* ======== src/kinds/steps.h: repeat, state, out_state.
 * Uses kinds/words.h. Used by definitions. */

/* repeat(N): the element function is one step, called until it says that it is done, at most N times.
 * nothing <- nothing
 * An element of such a map is computed by mapfn_whole_name: INIT, and then all its steps. Only this function takes the
 * limit N, and the one that holds for it. */
#define MAPFN_WORD_repeat(...) , mapfn_kind, MAPFN_TAKES_NUMBER, (mapfn_nothing, __VA_ARGS__)
#define MAPFN_NEEDS_repeat(N) ~, 0steps
#define MAPFN_CLAIMS_repeat(N) ~, + MAPFN_MORE_OUTPUTS /* nothing may be in place */
#define MAPFN_TRAIT_repeat(N) | MAPFN_IS_REPEATED
#define MAPFN_MUST_repeat MAPFN_NOTHING
#define MAPFN_ELEM_repeat(N) , MAPFN_UNUSED size_t mapfn_most
#define MAPFN_NAME_repeat MAPFN_NOTHING
#define MAPFN_HOLDS_repeat(N) ~, 1
#define MAPFN_HOLD_repeat MAPFN_NOTHING
#define MAPFN_LEND_repeat(N) , mapfn_most
#define MAPFN_BACK_repeat MAPFN_NOTHING
#define MAPFN_STEP_repeat MAPFN_NOTHING
#define MAPFN_LANE_repeat MAPFN_NOTHING
#define MAPFN_ARRAY_repeat MAPFN_NOTHING
#define MAPFN_FIELD_repeat(N) size_t mapfn_most;
#define MAPFN_LOCAL_repeat(N) ~, \
    MAPFN_ASSERT(!mapfn_first || MAPFN_IS_WHOLE(N), \
        "MAPFN_E24: the limit " #N " of repeat is no integer: name a uniform or a constant, no array and no float; " \
            "see docs/errors.md#e24"); \
    __typeof__(N) const mapfn_given = (N); \
    size_t const mapfn_most = mapfn_limit(mapfn_given > 0 || mapfn_given == 0, \
        sizeof mapfn_given > 8 && mapfn_given / 2 > (__typeof__(mapfn_given / 2))(UINT64_MAX / 2) ? UINT64_MAX \
            : (unsigned long long)mapfn_given);
#define MAPFN_PASS_repeat(N) , mapfn_most
#define MAPFN_KERNEL_repeat(N) , size_t mapfn_most
#define MAPFN_SHIFT_repeat(N) , mapfn_a->mapfn_most
#define MAPFN_AT_repeat(N) , mapfn_most
/* In a map of steps no row may be in place. So the inline checks take nothing to be surely in place. */
#define MAPFN_CLAIM_repeat(N) ~, mapfn_q->mapfn_stride = PTRDIFF_MIN;
#define MAPFN_QUICK_repeat(N) ~, MAPFN_DOUBT_IF(mapfn_most == MAPFN_NEGATIVE)
#define MAPFN_FIT_repeat MAPFN_NOTHING
#define MAPFN_INFO_repeat MAPFN_NOTHING

/* state(T, s, INIT): a variable of the element's own that lives from step to step; at first INIT. T *s <- nothing */
#define MAPFN_WORD_state(...) , mapfn_kind, MAPFN_TAKES_INIT, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_state(T, ...) ~, state(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_state(T, s, INIT) ~, 0states
#define MAPFN_TRAIT_state(T, s, INIT) MAPFN_TYPE_TRAIT(T) | MAPFN_LANE_TRAIT(T)
#define MAPFN_MUST_state(T, s, INIT) MAPFN_MUST(T, s)
#define MAPFN_ELEM_state MAPFN_NOTHING /* no parameter of mapfn_whole_name, in which it is a variable */
#define MAPFN_OWN_state(T, s, INIT) ~, T mapfn_s_##s; T *const s = &mapfn_s_##s;
#define MAPFN_NAME_state(T, s, INIT) , s
#define MAPFN_HOLDS_state(T, s, INIT) ~, 1
#define MAPFN_HOLD_state MAPFN_NOTHING
#define MAPFN_LEND_state MAPFN_NOTHING
#define MAPFN_BACK_state MAPFN_NOTHING
#define MAPFN_STEP_state(T, s, INIT) , MAPFN_UNUSED T *const s
#define MAPFN_LANE_state(T, s, INIT) , 0moving(T, s, )
/* INIT may be `{0}`. */
#ifdef __cplusplus
# define MAPFN_INIT_state(T, s, INIT) ~, *s = INIT;
#else
# define MAPFN_INIT_state(T, s, INIT) ~, { T mapfn_init = INIT; *s = mapfn_init; }
#endif
#define MAPFN_ARRAY_state MAPFN_NOTHING
#define MAPFN_FIELD_state MAPFN_NOTHING
#define MAPFN_PASS_state MAPFN_NOTHING
#define MAPFN_KERNEL_state MAPFN_NOTHING
#define MAPFN_SHIFT_state MAPFN_NOTHING
#define MAPFN_AT_state MAPFN_NOTHING
#define MAPFN_FIT_state MAPFN_NOTHING
#define MAPFN_INFO_state MAPFN_NOTHING

/* out_state(T, y, INIT): a state whose last value is stored. T *y <- T *y */
#define MAPFN_WORD_out_state MAPFN_WORD_state
#define MAPFN_RETYPED_out_state(T, ...) ~, out_state(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_out_state(T, y, INIT) ~, 0states
#define MAPFN_TRAIT_out_state MAPFN_TRAIT_state
#define MAPFN_MUST_out_state MAPFN_MUST_state
#define MAPFN_ELEM_out_state(T, y, INIT) , T *y
#define MAPFN_NAME_out_state MAPFN_NAME_state
#define MAPFN_HOLDS_out_state MAPFN_HOLDS_state
#define MAPFN_HOLD_out_state(T, y, INIT) T mapfn_held_##y;
#define MAPFN_LEND_out_state(T, y, INIT) , &mapfn_held_##y
#define MAPFN_BACK_out_state(T, y, INIT) *y = mapfn_held_##y;
#define MAPFN_STEP_out_state MAPFN_STEP_state
#define MAPFN_LANE_out_state(T, y, INIT) , 0changed(T, y, , y[mapfn_i])
#define MAPFN_INIT_out_state MAPFN_INIT_state
#define MAPFN_ARRAY_out_state(T, y, INIT) , T *y
#define MAPFN_FIELD_out_state(T, y, INIT) T *y;
#define MAPFN_PASS_out_state MAPFN_NAME_state
#define MAPFN_KERNEL_out_state MAPFN_ARRAY_out_state
#define MAPFN_SHIFT_out_state(T, y, INIT) , mapfn_a->y + mapfn_begin
#define MAPFN_AT_out_state(T, y, INIT) , &y[mapfn_i]
#define MAPFN_CLAIMS_out_state(T, y, INIT) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_out_state(T, y, INIT) ~, MAPFN_CLAIM_OUTPUT(y, MAPFN_BYTES(T, y))
#define MAPFN_FIT_out_state(T, y, INIT) MAPFN_FIT(y, mapfn_n)
#define MAPFN_INFO_out_state(T, y, INIT) MAPFN_INFO_ARRAY(y, MAPFN_EACH_ELEMENT, MAPFN_WRITTEN | MAPFN_ALWAYS, 0)
