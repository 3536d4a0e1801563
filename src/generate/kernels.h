/* ======== src/generate/kernels.h: the functions of a map: its struct, its kernels, its description.
 * Uses kinds/ and compiler/. Used by shells. */

/* ------------------------------------------------------------------------------ the generator ----
 *     MAPFN(float, saxpy, in(float, x), uniform(float, a)) { return a * x; }
 *
 * becomes what follows; docs/design.md has it in full, and `make expand` prints it for any definition.
 *
 *     static float saxpy(float x, float a);
 *     struct mapfn_args_saxpy { mapfn_common mapfn_base; float *mapfn_out; const float *x; float a; };
 *     static const mapfn_info *mapfn_info_saxpy(void)                           names, sizes and offsets, for plain C
 *     static void mapfn_at_saxpy(i, at, out, x, a)                              one element: out[i] = saxpy(x[i], a)
 *     static mapfn_status mapfn_vectorized_saxpy(n, out, x, a, offset)          the kernels: loops over n elements
 *     static mapfn_status mapfn_looped_saxpy(n, out, x, a, offset)
 *     static mapfn_failure mapfn_chunk_vectorized_saxpy(args, begin, end, slot), …   for runners: a kernel on a part
 *     static mapfn_status mapfn_sequential_saxpy(n, out, x, a, …)               checks; small n inline, else a kernel
 *     static mapfn_status saxpy_map(size_t n, float *out, const float *x, float a), …        thin public functions
 *     static float saxpy(float x, float a)                                      whose body follows the macro
 *
 * A function of a definition stands in parentheses where it is called. C++ then looks for no other of its name in the
 * namespaces of its arguments, where a map of the same name may be. */

#define MAPFN_START_BODY(RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, ...) \
    MAPFN_ELEMENT_##FORM(MAPFN_ELEMENT_AS_, FLAGS, R, MAPFN_BODY_OF(name), EACH, __VA_ARGS__); \
    MAPFN_ITSELF(RESULT, FORM, FLAGS, R, name, EACH, __VA_ARGS__) \
    MAPFN_CASTS_BEGIN \
    MAPFN_GENERATE_##FORM(MAPFN_BODY_OF(name), RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, __VA_ARGS__) \
    MAPFN_CASTS_END \
    MAPFN_ELEMENT_##FORM(MAPFN_ELEMENT_AS_, FLAGS, R, MAPFN_BODY_OF(name), EACH, __VA_ARGS__)
/* Where the element function has a calling convention of its own, it has a name of its own too, and the function that
 * users call, or point to, calls it. */
#if MAPFN_QUIRK_structs_expanded
# define MAPFN_BODY_OF(name) mapfn_body_##name
# define MAPFN_ITSELF(RESULT, FORM, FLAGS, R, name, EACH, ...) \
    MAPFN_WRAPPER(MAPFN_ELEMENT_FN_, (mapfn_body_##name), RESULT, FORM, FLAGS, R, name, EACH, __VA_ARGS__)
#else
# define MAPFN_BODY_OF(name) name
# define MAPFN_ITSELF(...)
#endif

/* An existing f is called through a wrapper that is always inlined, whatever f itself is. */
#define MAPFN_START_OF(RESULT, FORM, LOOP, FLAGS, cost, R, f, EACH, ...) \
    MAPFN_WRAPPER(MAPFN_ELEMENT_AS_, f, RESULT, FORM, FLAGS, R, mapfn_call_##f, EACH, __VA_ARGS__) \
    MAPFN_CASTS_BEGIN \
    MAPFN_GENERATE_##FORM(mapfn_call_##f, RESULT, FORM, LOOP, FLAGS, cost, R, f, EACH, __VA_ARGS__) \
    MAPFN_CASTS_END
/* `name` is a function that calls another as it was called. */
#define MAPFN_WRAPPER(AS, callee, RESULT, FORM, FLAGS, R, name, EACH, ...) \
    MAPFN_ELEMENT_##FORM(AS, FLAGS, R, name, EACH, __VA_ARGS__) \
    { \
        MAPFN_SECOND(MAPFN_CAT(MAPFN_NO_RETURN_##RESULT, MAPFN_FLAG_steps FLAGS), return) \
            MAPFN_CALL(callee, MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
    }
#define MAPFN_NO_RETURN_0nothing0 ~,
/* f may be a macro, which must see its arguments one by one */
#define MAPFN_CALL(f, ...) f(__VA_ARGS__)

#define MAPFN_ELEMENT_0each MAPFN_ELEMENT
#define MAPFN_ELEMENT_0sums MAPFN_ELEMENT
#define MAPFN_ELEMENT_0steps MAPFN_ELEMENT_OF_STEP
#define MAPFN_ELEMENT_0stepsums MAPFN_ELEMENT_OF_STEP
#define MAPFN_ELEMENT(AS, FLAGS, R, name, EACH, ...) \
    MAPFN_CAT(AS, MAPFN_FLAG_host FLAGS) R name(MAPFN_ELEMENT_LIST(EACH(MAPFN_ELEM_, __VA_ARGS__)))
#define MAPFN_ELEMENT_OF_STEP(AS, FLAGS, R, name, EACH, ...) \
    MAPFN_CAT(AS, MAPFN_FLAG_host FLAGS) R name(MAPFN_ELEMENT_LIST(EACH(MAPFN_STEP_, __VA_ARGS__)))
#define MAPFN_ELEMENT_LIST(...) MAPFN_CAT(MAPFN_ELEMENT_LIST_, MAPFN_IS_LIST(__VA_ARGS__))(__VA_ARGS__)
#define MAPFN_ELEMENT_LIST_0(...) void /* as in `int f(void)` */
#define MAPFN_ELEMENT_LIST_1 MAPFN_REST_1
#define MAPFN_ELEMENT_FN_0 MAPFN_FN
#define MAPFN_ELEMENT_FN_1 MAPFN_HOST_FN
#ifdef MAPFN_ELEMENT_FN
# define MAPFN_ELEMENT_AS_0 MAPFN_ELEMENT_FN
# define MAPFN_ELEMENT_AS_1 MAPFN_ELEMENT_FN
#else
# define MAPFN_ELEMENT_AS_0 MAPFN_FN MAPFN_WITH_HELPERS MAPFN_BY_MEMBERS
# define MAPFN_ELEMENT_AS_1 MAPFN_HOST_FN MAPFN_WITH_HELPERS MAPFN_BY_MEMBERS
#endif
/* What an element function calls is inlined into it, see QUIRK helpers_called; and it gets the members of a struct as
 * they are, see QUIRK structs_expanded. */
#if MAPFN_QUIRK_helpers_called
# define MAPFN_WITH_HELPERS __attribute__((__flatten__))
#else
# define MAPFN_WITH_HELPERS
#endif
#if MAPFN_QUIRK_structs_expanded
# define MAPFN_BY_MEMBERS __attribute__((__regcall__))
#else
# define MAPFN_BY_MEMBERS
#endif

#define MAPFN_GENERATE_0each(callee, RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_HOLDER_, MAPFN_FLAG_held FLAGS)(callee, RESULT, FLAGS, R, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE(MAPFN_CAT(MAPFN_HELD_CALLEE_, MAPFN_FLAG_held FLAGS)(callee, name), \
        RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, __VA_ARGS__)
#define MAPFN_GENERATE_0sums MAPFN_GENERATE_0each
/* The function around the element's that holds what is read and written. On its own, so that compilers choose instead
 * of branch before there is a loop. On a card elements are in registers anyway. */
#define MAPFN_HOLDER_0(...)
#define MAPFN_HELD_CALLEE_0(callee, name) callee
#if MAPFN_FOR_CARD
# define MAPFN_HOLDER_1(...)
# define MAPFN_HELD_CALLEE_1(callee, name) callee
#else
# define MAPFN_HOLDER_1(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_ANSWERS(RESULT##held, callee, R, name, EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_ELEMENT_AS_, MAPFN_FLAG_host FLAGS) R mapfn_holder_##name( \
        MAPFN_ELEMENT_LIST(EACH(MAPFN_ELEM_, __VA_ARGS__))) \
    { \
        enum { \
            mapfn_always = (mapfn_traits_##name & MAPFN_HAS_WHERE) == 0, \
            mapfn_in_steps = (mapfn_traits_##name & MAPFN_IS_REPEATED) != 0 \
        }; \
        MAPFN_BRINGING(RESULT##held, RESULT, R, name, EACH, __VA_ARGS__) \
        EACH##_FOR(MAPFN_HOLD_ITEM, __VA_ARGS__) \
        MAPFN_HELD_##RESULT(R, (callee)(MAPFN_REST(~ EACH##_FOR(MAPFN_LENDING, __VA_ARGS__))), \
            EACH##_FOR(MAPFN_GOES_BACK, __VA_ARGS__)) \
    }
# define MAPFN_HELD_CALLEE_1(callee, name) mapfn_holder_##name
#endif
/* What mapfn_is_alike asks about, if the body has values alone, or what is held:
 *     static mapfn_four_bytes mapfn_made_invert(b0, b1, b2, b3)     what the body makes of these bytes and of stand-ins
 * HOW is the block of its result, and whether elements are held. */
#if MAPFN_HAS_ANSWERS
# define MAPFN_ANSWERS(HOW, callee, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_ANSWERS_, \
        MAPFN_SECOND(MAPFN_CAT(MAPFN_MAKES_, MAPFN_CAT(MAPFN_ANY_BROUGHT(EACH, __VA_ARGS__), HOW)), 0)) \
        (HOW, callee, R, name, EACH, __VA_ARGS__)
# define MAPFN_ANSWERS_0(...)
# define MAPFN_ANSWERS_1(HOW, callee, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_ANSWERS_IF_, MAPFN_SECOND(~ EACH##_FOR(MAPFN_IF_OPAQUE, __VA_ARGS__), 1)) \
        (HOW, callee, R, name, EACH, __VA_ARGS__)
# define MAPFN_ANSWERS_IF_0(HOW, callee, R, name, ...) \
    static mapfn_maker *const mapfn_made_##name MAPFN_UNUSED = mapfn_otherwise_made;
# define MAPFN_ANSWERS_IF_1(HOW, callee, R, name, EACH, ...) \
    MAPFN_HOST_FN mapfn_four_bytes mapfn_made_##name(MAPFN_FOUR_BYTES) \
    { \
        unsigned char mapfn_four[4] = {mapfn_b0, mapfn_b1, mapfn_b2, mapfn_b3}; \
        MAPFN_CAT(MAPFN_MAKE_BY_, HOW)(R, (callee)(MAPFN_REST(~ EACH##_FOR(MAPFN_STANDS, __VA_ARGS__)))) \
    }
# define MAPFN_IF_OPAQUE(item) MAPFN_CAT(MAPFN_IF_OPAQUE_, MAPFN_SECOND(MAPFN_STAND_##item, 0))()
# define MAPFN_IF_OPAQUE_0() , 0,
# define MAPFN_IF_OPAQUE_()
# define MAPFN_STANDS(item) MAPFN_REST(MAPFN_STAND_##item)
/* by whether a value is brought, and HOW */
# define MAPFN_MAKES_10value0 ~, 1
# define MAPFN_MAKES_10nothingheld ~, 1
# define MAPFN_MAKE_BY_0value0(R, call) R const mapfn_result = call; return mapfn_four_of((void const *)&mapfn_result);
# define MAPFN_MAKE_BY_0nothingheld(R, call) call; return mapfn_four_of(mapfn_four);
# define MAPFN_ASKS_BODY(HOW, name) \
    MAPFN_CAT(MAPFN_ASKS_BODY_, MAPFN_SECOND(MAPFN_CAT(MAPFN_MAKES_1, HOW), 0))(HOW, name)
# define MAPFN_ASKS_BODY_0(HOW, name) enum { mapfn_alike = 0 };
# define MAPFN_ASKS_BODY_1(HOW, name) \
    MAPFN_UNUSED bool const mapfn_alike = \
        mapfn_column == 3 && mapfn_is_alike(mapfn_made_##name, MAPFN_CAT(MAPFN_MOVES_BY_, HOW));
# define MAPFN_MOVES_BY_0value0 true
# define MAPFN_MOVES_BY_0nothingheld false
#else
# define MAPFN_ANSWERS(...)
# define MAPFN_ASKS_BODY(HOW, name) enum { mapfn_alike = 0 };
#endif
/* what a function that brings elements knows about the ways in which its values are brought, if any is */
#define MAPFN_BRINGING(HOW, RESULT, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_BRINGING_, MAPFN_ANY_BROUGHT(EACH, __VA_ARGS__))(HOW, RESULT, R, name)
#define MAPFN_BRINGING_0(...)
#define MAPFN_BRINGING_1(HOW, RESULT, R, name) \
    MAPFN_IN_COLUMN_##RESULT(R, mapfn_taken_##name) \
    MAPFN_ASKS_BODY(HOW, name)
#define MAPFN_IF_HELD(WORD, item) MAPFN_CAT(WORD, MAPFN_SECOND(MAPFN_HOLDS_##item, 0))(item)
#define MAPFN_HOLD_ITEM(item) MAPFN_IF_HELD(MAPFN_HOLD_ITEM_, item)
#define MAPFN_HOLD_ITEM_0(item)
#define MAPFN_HOLD_ITEM_1(item) MAPFN_HOLD_##item
#define MAPFN_LENDING(item) MAPFN_IF_HELD(MAPFN_LENDING_, item)
#define MAPFN_LENDING_0(item) MAPFN_NAME_##item
#define MAPFN_LENDING_1(item) MAPFN_LEND_##item
#define MAPFN_GOES_BACK(item) MAPFN_IF_HELD(MAPFN_GOES_BACK_, item)
#define MAPFN_GOES_BACK_0(item)
#define MAPFN_GOES_BACK_1(item) MAPFN_BACK_##item
/* Element mapfn_i of a map. Whatever loop it stands in, its function is called here alone. Returns its code, if any.
 *     static void mapfn_at_saxpy(i, at, out, x, a) { out[i] = saxpy(x[i], a); }
 * An element that is skipped by `continue` leaves the do-while. `places`: where the element adds to sums. */
#define MAPFN_GENERATE_AT(callee, RESULT, FLAGS, R, name, places, EACH, ...) \
    MAPFN_ANSWERS(MAPFN_CAT(RESULT, MAPFN_FLAG_held FLAGS), callee, R, name, EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_ELEMENT_FN_, MAPFN_FLAG_host FLAGS) MAPFN_GIVES_##RESULT mapfn_at_##name(MAPFN_PLACE_OF_ELEMENT \
        EACH##_FOR(MAPFN_INSIDE, __VA_ARGS__) MAPFN_CAT(MAPFN_UNIT_, MAPFN_FLAG_strided FLAGS)(MAPFN_STRIDES_KNOWN) \
        MAPFN_UNPACK places) \
    { \
        MAPFN_COUNT_GIVEN(name) \
        MAPFN_BRINGING(MAPFN_CAT(RESULT, MAPFN_FLAG_held FLAGS), RESULT, R, name, EACH, __VA_ARGS__) \
        MAPFN_CAT(MAPFN_LOOKS_UP_, MAPFN_FLAG_table FLAGS)(mapfn_traits_##name, EACH, __VA_ARGS__) \
        MAPFN_CAT(MAPFN_BEHIND_MASK_, MAPFN_FLAG_masked FLAGS)(mapfn_traits_##name, EACH, __VA_ARGS__) \
        MAPFN_GIVE_##RESULT(R, \
            EACH##_FOR(MAPFN_ENTER, __VA_ARGS__), (callee)(MAPFN_REST(~ EACH(MAPFN_AT_, __VA_ARGS__)))) \
    }
#define MAPFN_ENTER(item) MAPFN_SECOND(MAPFN_ENTER_##item, )
/* Structs and small numbers that come from a table at any place are looked up one by one, unless they become wide
 * numbers. A table of at most 128 bytes, or of up to 15 values of one byte, is rather of factors, which are used where
 * they are. */
#define MAPFN_LOOKS_UP_0(traits, ...)
#if MAPFN_QUIRK_looked_up_singly
# define MAPFN_LOOKS_UP_1(traits, EACH, ...) \
    if (((traits) & (MAPFN_HAS_INDEX | MAPFN_HAS_SUMS | MAPFN_IS_REPEATED \
            | MAPFN_IS_VECTORIZED)) == 0 \
        && !(0 EACH##_FOR(MAPFN_MAKES, __VA_ARGS__)) && (0 EACH##_FOR(MAPFN_LOOKED_UP, __VA_ARGS__))) \
        MAPFN_SINGLY
# define MAPFN_MAKES(item) MAPFN_SECOND(MAPFN_MAKES_##item, )
# define MAPFN_LOOKED_UP(item) MAPFN_SECOND(MAPFN_LOOKED_UP_##item, )
#else
# define MAPFN_LOOKS_UP_1(traits, ...)
#endif
/* Structs and rows that a mask may skip are computed one by one, see QUIRK masks_gathered. Structs of up to four bytes
 * are one number, and are loaded by a mask. */
#define MAPFN_BEHIND_MASK_0(traits, ...)
#if MAPFN_QUIRK_masks_gathered
# define MAPFN_BEHIND_MASK_1(traits, EACH, ...) \
    if (((traits) & MAPFN_IS_VECTORIZED) == 0 \
        && (((traits) & MAPFN_HAS_ROWS) != 0 || (0 EACH##_FOR(MAPFN_LIES_APART, __VA_ARGS__)))) \
        MAPFN_SINGLY
# define MAPFN_LIES_APART(item) MAPFN_SECOND(MAPFN_APART_##item, )
#else
# define MAPFN_BEHIND_MASK_1(traits, ...)
#endif
#define MAPFN_INSIDE(item) MAPFN_CAT(MAPFN_INSIDE_, MAPFN_SECOND(MAPFN_PROMISES_##item, 0))(item)
#define MAPFN_INSIDE_0(item) MAPFN_KERNEL_##item
#define MAPFN_INSIDE_1(item) MAPFN_INSIDE_##item
/* the call of it in a loop; `nth` is its place in outputs, and `places` are arguments */
#define MAPFN_AN_ELEMENT(nth, STRIDED, name, places, EACH, ...) \
    (mapfn_at_##name)(MAPFN_THIS_ELEMENT(nth) EACH(MAPFN_PASS_, __VA_ARGS__) \
        MAPFN_CAT(MAPFN_UNIT_, STRIDED)(MAPFN_STRIDES_HERE) \
        MAPFN_UNPACK places)

/* the struct of a map, from a function's parameters */
#define MAPFN_ARGUMENTS(offset, EACH, ...) {{offset, false, false, false} EACH(MAPFN_PASS_, __VA_ARGS__)}

#define MAPFN_GENERATE(callee, RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, ...) \
    MAPFN_PADDED(struct mapfn_args_##name { mapfn_common mapfn_base; EACH(MAPFN_FIELD_, __VA_ARGS__) };) \
    MAPFN_GENERATE_INFO_##FORM(cost, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_KERNELS_##FORM(LOOP, callee, RESULT, FLAGS, R, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_CHECKS(name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_SEQUENTIAL_##FORM(LOOP, callee, RESULT, FLAGS, name, EACH, __VA_ARGS__) \
    MAPFN_COMPARER(name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_SHELLS(RESULT, FLAGS, MAPFN_PLACE(FORM, MAPFN_FLAG_host FLAGS), name, EACH, __VA_ARGS__) \
    MAPFN_SHELL_RUNNER(RESULT, FLAGS, name, _map_opts, mapfn_run, EACH, __VA_ARGS__) \
    MAPFN_BACK_ENDS(MAPFN_BACK_END, MAPFN_FLAG_exported FLAGS, callee, RESULT, FLAGS, R, name, EACH, __VA_ARGS__)
/* A map of a back end whose header is missing cannot be called, unless the map is exported: then another file may have
 * it, and yours a declaration. */
#define MAPFN_BACK_END(suffix, exported, ...) \
    MAPFN_CAT(MAPFN_BACK_END_, MAPFN_SECOND(MAPFN_HERE##suffix, 0))(suffix, exported, __VA_ARGS__)
#define MAPFN_BACK_END_1(suffix, exported, ...) MAPFN_SHELL##suffix(__VA_ARGS__)
#define MAPFN_BACK_END_0(suffix, exported, callee, RESULT, FLAGS, R, name, ...) MAPFN_ABSENT_##exported(name, suffix)
#define MAPFN_ABSENT_0(name, suffix) \
    MAPFN_REFUSED(name##suffix, "MAPFN_E29 " #name #suffix ": include " \
        MAPFN_SECOND(MAPFN_HEADER_OF##suffix, "its header") " before the definition of " #name \
            "; see docs/errors.md#e29")
#define MAPFN_HEADER_OF_map_omp ~, "mapfn_omp.h"
#define MAPFN_HEADER_OF_map_mpi ~, "mapfn_mpi.h"
#define MAPFN_HEADER_OF_map_cuda ~, "mapfn_cuda.h"
#define MAPFN_HEADER_OF_map_cuda_host MAPFN_HEADER_OF_map_cuda
#define MAPFN_ABSENT_1(name, suffix)
/* PLACE says how the sequential maps are qualified: for the host alone or not. Those with sums are always inlined, as a
 * nested one of few values then knows n. */
#define MAPFN_GENERATE_SHELLS(RESULT, FLAGS, PLACE, name, EACH, ...) \
    MAPFN_CAT(MAPFN_ANNOUNCE_, MAPFN_FLAG_exported FLAGS)(PLACE, \
        MAPFN_SIGNATURE(RESULT, name, _map, EACH, __VA_ARGS__), \
        MAPFN_CHAIN(MAPFN_REFUSES_, EACH(MAPFN_FIT_, __VA_ARGS__))) \
    MAPFN_SHELL_SEQUENTIAL(RESULT, FLAGS, PLACE, name, _map, name##_map_is_vectorized, 1, , EACH, __VA_ARGS__) \
    MAPFN_SHELL_SEQUENTIAL(RESULT, FLAGS, PLACE, name, _map_looped, 0, 0, , EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_SHELL_VECTORIZED_, MAPFN_FLAG_serial FLAGS)(RESULT, FLAGS, PLACE, name, EACH, __VA_ARGS__)
#define MAPFN_PLACE(FORM, host) MAPFN_SECOND(MAPFN_PLACE_##FORM(host), host)
#define MAPFN_PLACE_0sums(host) ~, MAPFN_CAT(host, mapfn_inlined)

#define MAPFN_GENERATE_INFO_0each(cost, name, EACH, ...) \
    static inline __attribute__((__unused__)) const mapfn_info *mapfn_info_##name(void) \
    { \
        MAPFN_DESCRIBE(0, 0, name, EACH, __VA_ARGS__) \
        static const mapfn_info mapfn_constant = {#name, mapfn_params, mapfn_count, mapfn_traits_##name, cost, \
            MAPFN_BEYOND(EACH, __VA_ARGS__)}; \
        return &mapfn_constant; \
    }
/* The parameters. In maps of steps `limit` is the offset of the most steps and `later` MAPFN_LATER, else both are 0. */
#define MAPFN_DESCRIBE(limit, later, name, EACH, ...) \
    typedef struct mapfn_args_##name mapfn_self; \
    enum { mapfn_later = later }; \
    static const mapfn_param mapfn_params[] = { \
        EACH(MAPFN_INFO_, __VA_ARGS__) {NULL, MAPFN_EACH_ELEMENT, 0, sizeof(mapfn_self), limit, 0} \
    }; \
    enum { mapfn_count = (int)(sizeof mapfn_params / sizeof *mapfn_params) - 1 };

#define MAPFN_GENERATE_KERNELS_0each(LOOP, callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_GENERATE_AT(callee, RESULT, FLAGS, R, name, (), EACH, __VA_ARGS__) \
    MAPFN_CAT(MAPFN_IF_APART_, MAPFN_FLAG_rowsout FLAGS)(MAPFN_GENERATE_APART(MAPFN_CAT(LOOP, _LOOPED_KERNEL), RESULT, \
        MAPFN_FLAG_strided FLAGS, name, EACH, __VA_ARGS__)) \
    MAPFN_GENERATE_KERNEL(vectorized, MAPFN_CAT(MAPFN_IF_ALIKE_, MAPFN_FLAG_rowsout FLAGS), LOOP, RESULT, \
        MAPFN_FLAG_strided FLAGS, R, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_KERNEL(looped, MAPFN_CAT(MAPFN_IF_APART_, MAPFN_FLAG_rowsout FLAGS), MAPFN_CAT(LOOP, _LOOPED), \
        RESULT, MAPFN_FLAG_strided FLAGS, R, name, EACH, __VA_ARGS__)
#define MAPFN_GENERATE_APART(KERNEL, RESULT, STRIDED, name, EACH, ...) \
    KERNEL MAPFN_APART_SIGNATURE(RESULT, name, EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_CONSTANTS(name) \
        MAPFN_LONG_ROWS(false EACH##_FOR(MAPFN_LONG, __VA_ARGS__)) \
        MAPFN_KERNEL_BODY(looped, , MAPFN_CONCEALED_##RESULT, MAPFN_LOOP_ROWS_APART, RESULT, STRIDED, name, EACH, \
            __VA_ARGS__) \
    }
/* how a kernel ends to which others jump */
#define MAPFN_CONCEALED_0value { mapfn_status mapfn_fine = MAPFN_OK; MAPFN_CONCEAL(mapfn_fine) return mapfn_fine; }
#define MAPFN_CONCEALED_0nothing MAPFN_CONCEALED_0value
#define MAPFN_CONCEALED_0failure
/* Over rows, gcc has the same loop in both kernels. clang's is asked for vectors of several rows. */
#define MAPFN_IF_ALIKE_0 MAPFN_IF_APART_0
#if MAPFN_FORCES
# define MAPFN_IF_ALIKE_1 MAPFN_IF_APART_0
#else
# define MAPFN_IF_ALIKE_1 MAPFN_IF_APART_1
#endif
/* A kernel and its chunk function, which is the form in which runners in plain C know it. Where there is a wide kernel
 * too, the kernel has it compute most elements, so that nothing else need know. */
#define MAPFN_GENERATE_KERNEL(mode, IF_APART, LOOP, RESULT, STRIDED, R, name, EACH, ...) \
    MAPFN_CAT(LOOP, _WIDE)( \
        static __attribute__((MAPFN_NOINLINE)) \
            MAPFN_KERNEL_SIGNATURE(mapfn_##mode##_##name, RESULT, EACH, __VA_ARGS__); \
        MAPFN_WIDE_KERNEL MAPFN_KERNEL_SIGNATURE(mapfn_wide_##mode##_##name, RESULT, EACH, __VA_ARGS__) \
        { \
            MAPFN_KERNEL_CONSTANTS(name) \
            size_t const mapfn_all = mapfn_n; \
            /* known to be whole turns, so that nothing is left to generate code for */ \
            mapfn_n &= ~(size_t)(MAPFN_WIDE_TURN_##RESULT(R) - 1); \
            MAPFN_KERNEL_BODY(mode, , MAPFN_GO_BACK(mapfn_##mode##_##name, RESULT, name, EACH, __VA_ARGS__), LOOP, \
                RESULT, STRIDED, name, EACH, __VA_ARGS__) \
        }) \
    MAPFN_CAT(LOOP, _KERNEL) MAPFN_KERNEL_SIGNATURE(mapfn_##mode##_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_KERNEL_CONSTANTS(name) \
        MAPFN_KERNEL_BODY(mode, \
            IF_APART(MAPFN_GO_APART(name, EACH, __VA_ARGS__)) \
            MAPFN_CAT(LOOP, _WIDE)(MAPFN_GO_WIDE(mapfn_wide_##mode##_##name, RESULT, R, name, EACH, __VA_ARGS__)), \
            , LOOP, RESULT, STRIDED, name, EACH, __VA_ARGS__) \
    } \
    MAPFN_GENERATE_CHUNK(mode, RESULT, name, EACH, __VA_ARGS__)
/* Rows are written through pointers, so that in a row a compiler must take any store for one to what is read next, and
 * makes no vectors of short rows. A map knows that its arrays lie apart, unless one is in place of another. If none is,
 * a kernel goes on in another one, which is told so. For a row of 8 to 48 numbers it takes 0.2 to 0.7 of the time.
 * None does in an `ordered` map, which may read what earlier elements wrote, nor where a body has a pointer that may
 * lead to its own output. */
#if MAPFN_OPTIMIZES && !MAPFN_FOR_CARD
# define MAPFN_IF_APART_1(...) __VA_ARGS__
#else
# define MAPFN_IF_APART_1(...)
#endif
#define MAPFN_IF_APART_0(...)
#define MAPFN_APART_SIGNATURE(RESULT, name, EACH, ...) \
    MAPFN_RETURNS_##RESULT mapfn_apart_##name(size_t mapfn_n EACH##_FOR(MAPFN_SOLE, __VA_ARGS__), size_t mapfn_offset)
#define MAPFN_GO_APART(name, EACH, ...) { \
    mapfn_array_place const mapfn_places[] = {EACH##_FOR(MAPFN_LIES_HERE, __VA_ARGS__)}; \
    if ((mapfn_traits_##name & MAPFN_IS_ORDERED) == 0 && (true EACH##_FOR(MAPFN_CLOSED, __VA_ARGS__)) \
        && MAPFN_GAINS_APART(true EACH##_FOR(MAPFN_FIXED, __VA_ARGS__), false EACH##_FOR(MAPFN_TABLED, __VA_ARGS__)) \
        && mapfn_lie_apart(mapfn_places, (int)(sizeof mapfn_places / sizeof *mapfn_places))) \
        return mapfn_apart_##name(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_offset); \
}
#define MAPFN_LONG(item) MAPFN_SECOND(MAPFN_LONG_##item, )
#define MAPFN_FIXED(item) MAPFN_SECOND(MAPFN_FIXED_##item, )
#define MAPFN_TABLED(item) MAPFN_SECOND(MAPFN_TABLED_##item, )
#define MAPFN_CLOSED(item) MAPFN_SECOND(MAPFN_CLOSED_##item, )
#define MAPFN_LIES_HERE(item) MAPFN_REST(MAPFN_LIES_##item)
#define MAPFN_SOLE(item) MAPFN_CAT(MAPFN_SOLE_, MAPFN_SECOND(MAPFN_WRITES_##item, 0))(item)
#define MAPFN_SOLE_0(item) MAPFN_KERNEL_##item
#define MAPFN_SOLE_1(item) MAPFN_SOLE_##item
#define MAPFN_CALL_KERNEL(RESULT, kernel, name, EACH, ...) \
    MAPFN_ON_CLEAR_STACK(MAPFN_RETURNS_##RESULT, mapfn_n * (1 EACH##_FOR(MAPFN_WEIGHT, __VA_ARGS__)), name, \
        kernel(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), 0))
/* the work of an element with rows, in that of an element without */
#define MAPFN_WEIGHT(item) MAPFN_SECOND(MAPFN_WEIGHT_##item, )
/* what is known to a kernel: of a table that rows are made of, and of strides */
#define MAPFN_KERNEL_CONSTANTS(name) enum { MAPFN_KNOWN_CONSTANTS(name) };
#define MAPFN_KNOWN_CONSTANTS(name) \
    MAPFN_AROUND_OF(name) mapfn_scatters = MAPFN_SCATTERS(mapfn_traits_##name) \
    MAPFN_TRUSTED_STRUCTS(name) MAPFN_TURN_OF(name) MAPFN_COUNTED(name)
#define MAPFN_GENERATE_CHUNK(mode, RESULT, name, EACH, ...) \
    MAPFN_CHUNK_OF(mapfn_chunk_##mode##_##name, mapfn_##mode##_##name, , , RESULT, name, EACH, __VA_ARGS__)
/* `before` and `after`: what stands around the call of the kernel */
#define MAPFN_CHUNK_OF(chunk, kernel, before, after, RESULT, name, EACH, ...) \
    MAPFN_PLAIN MAPFN_CHUNK_SIGNATURE(chunk) \
    { \
        struct mapfn_args_##name const *const mapfn_a = (struct mapfn_args_##name const *)mapfn_args; \
        before \
        MAPFN_CHUNK_##RESULT( \
            MAPFN_ON_CLEAR_STACK(MAPFN_RETURNS_##RESULT, mapfn_end - mapfn_begin, name, (kernel)( \
                mapfn_end - mapfn_begin EACH(MAPFN_SHIFT_, __VA_ARGS__), \
                mapfn_a->mapfn_base.mapfn_offset + mapfn_begin))) \
        after \
    }
#define MAPFN_READY(item) MAPFN_SECOND(MAPFN_READY_##item, )
#define MAPFN_KERNEL_READY(RESULT, STRIDED, EACH, ...) \
    MAPFN_FAILED_##RESULT \
    MAPFN_UNKNOWN_STEP \
    MAPFN_UNIT_##STRIDED(ptrdiff_t mapfn_step = PTRDIFF_MIN;) \
    MAPFN_UNIT_##STRIDED(MAPFN_COUNTABLE) /* no declaration may follow: -Wdeclaration-after-statement */ \
    EACH##_FOR(MAPFN_READY, __VA_ARGS__) \
    MAPFN_HIDE_STEP \
    MAPFN_KEEP_OPTIONS
#define MAPFN_KERNEL_SIGNATURE(kernel, RESULT, EACH, ...) \
    MAPFN_RETURNS_##RESULT kernel(size_t mapfn_n EACH(MAPFN_KERNEL_, __VA_ARGS__), size_t mapfn_offset)
/* `before` and `after`: statements that come before and after the loop */
#define MAPFN_KERNEL_BODY(mode, before, after, LOOP, RESULT, STRIDED, name, EACH, ...) \
    MAPFN_KERNEL_READY(RESULT, STRIDED, EACH, __VA_ARGS__) \
    before \
    MAPFN_CAT(MAPFN_STRIDES_##STRIDED, _##mode)( \
        MAPFN_LOOPS_##RESULT(LOOP, mapfn_traits_##name, \
            MAPFN_AN_ELEMENT(mapfn_i, STRIDED, name, (), EACH, __VA_ARGS__))) \
    after \
    MAPFN_DONE_##RESULT
#define MAPFN_CHUNK_SIGNATURE(chunk) \
    mapfn_failure chunk(const void *mapfn_args, size_t mapfn_begin, size_t mapfn_end, MAPFN_UNUSED size_t mapfn_slot)

/* Kernels whose loop over elements is vectorized have a wide one.
 * - Maps of rows have none: where rows are short wide vectors do harm, 0.2 to 1.8 times as fast.
 * - Maps with a table have none: a wide vector reads it by a gather, on many processors slower than one by one.
 * Few elements are told to be likely, so that they pass the test without a jump. */
#if MAPFN_WIDE
# define MAPFN_LOOP_VECTORIZED_WIDE(...) __VA_ARGS__
# define MAPFN_LOOP_FORCED_WIDE(...) __VA_ARGS__
# define MAPFN_GO_WIDE(kernel, RESULT, R, name, EACH, ...) \
    if (MAPFN_IS_WIDE(mapfn_traits_##name) && !MAPFN_CONVERTS_WORDS(mapfn_traits_##name) \
        && __builtin_expect(mapfn_n >= MAPFN_WIDE_LEAST_##RESULT(R), 0) && MAPFN_PROCESSOR_IS_WIDE) \
        MAPFN_RETURN_WIDE(kernel, mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_offset)
/* The wide kernel has computed mapfn_n elements, and the narrow one computes those that are left of mapfn_all. */
# define MAPFN_GO_BACK(kernel, RESULT, name, EACH, ...) \
    if (mapfn_n < mapfn_all) { \
        struct mapfn_args_##name const mapfn_here = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__), \
            *const mapfn_a MAPFN_UNUSED = &mapfn_here; \
        size_t const mapfn_begin = mapfn_n, mapfn_slot MAPFN_UNUSED = 0; \
        MAPFN_GO_BACK_##RESULT( \
            kernel(mapfn_all - mapfn_begin EACH(MAPFN_SHIFT_, __VA_ARGS__), mapfn_offset + mapfn_begin)) \
    } \
    MAPFN_CONCEALED_##RESULT
/* for kernels that add up or make steps, whose elements are not to be divided */
# define MAPFN_GO_WIDE_FOR_ALL(least, kernel, name, EACH, ...) \
    if (MAPFN_IS_WIDE(mapfn_traits_##name) && __builtin_expect(mapfn_n >= least, 0) && MAPFN_PROCESSOR_IS_WIDE) \
        MAPFN_RETURN_WIDE(kernel, mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_offset)
# define MAPFN_WIDE_LEAST_0value(R) (sizeof(R) <= 16 ? 256 / sizeof(R) : 16u)
# define MAPFN_WIDE_LEAST_0nothing(R) 64u
# define MAPFN_WIDE_LEAST_0failure(R) 256u /* clang's took 1.05 to 1.13 times as long for 64 to 200 */
# define MAPFN_WIDE_TURN_0value(R) (sizeof(R) >= 8 ? 16u : 32u)
# define MAPFN_WIDE_TURN_0nothing(R) 32u
# define MAPFN_WIDE_TURN_0failure(R) 32u
# define MAPFN_GO_BACK_0value(call) return call;
# define MAPFN_GO_BACK_0nothing(call) return call;
# define MAPFN_GO_BACK_0failure(call) \
    mapfn_note_part(&mapfn_failed, mapfn_counted_from(mapfn_begin, call));
#else
# define MAPFN_LOOP_VECTORIZED_WIDE(...)
# define MAPFN_LOOP_FORCED_WIDE(...)
#endif
#define MAPFN_LOOP_ROWS_WIDE(...)
#define MAPFN_LOOP_ROWS_LOOPED_WIDE(...)
#define MAPFN_LOOP_LOOPED_WIDE(...)

/* In a STRIDED map the same loop stands more than once, and each knows a stride that all arrays have. In the last one
 * they may be any. */
#define MAPFN_UNIT_0(...)
#define MAPFN_UNIT_1(...) __VA_ARGS__
/* No array has more elements. So gcc knows that the product of index and stride grows evenly, and makes vectors. */
#define MAPFN_COUNTABLE if ((ptrdiff_t)mapfn_n < 0) __builtin_unreachable();
/* An array of structs or rows has no more of them. `values` is how many there are in one. */
#if MAPFN_QUIRK_counts_bounded
# define MAPFN_BOUND_COUNT(values) \
    if (__builtin_constant_p(values) && (values) > 1 && (values) <= 8 && mapfn_n > SIZE_MAX >> 8) \
        __builtin_unreachable();
#else
# define MAPFN_BOUND_COUNT(values)
#endif
#define MAPFN_CONTIGUOUS_0(...) __VA_ARGS__
#define MAPFN_CONTIGUOUS_1(...) \
    if (mapfn_step == 1) { enum { mapfn_contiguous = 1 }; __VA_ARGS__ } \
    else { enum { mapfn_contiguous = 0 }; MAPFN_ANY_STRIDE __VA_ARGS__ }
#define MAPFN_STRIDES_0_vectorized(...) __VA_ARGS__
#define MAPFN_STRIDES_0_looped(...) __VA_ARGS__
#define MAPFN_STRIDES_1_looped MAPFN_CONTIGUOUS_1
#if MAPFN_QUIRK_strides_seen /* written out, as gcc 11 would take a pragma out of the second of two macros */
# define MAPFN_STRIDES_1_vectorized(...) \
    if (mapfn_step == 1) { enum { mapfn_contiguous = 1 }; __VA_ARGS__ } \
    else if (mapfn_step == -1) { enum { mapfn_contiguous = -1 }; __VA_ARGS__ } \
    else if (mapfn_step == 2) { enum { mapfn_contiguous = 2 }; __VA_ARGS__ } \
    else if (mapfn_step == 3 && MAPFN_SEES_THREES) { enum { mapfn_contiguous = 3 }; __VA_ARGS__ } \
    else if (mapfn_step == 4) { enum { mapfn_contiguous = 4 }; __VA_ARGS__ } \
    else { enum { mapfn_contiguous = 0 }; MAPFN_ANY_STRIDE __VA_ARGS__ }
#else
# define MAPFN_STRIDES_1_vectorized MAPFN_CONTIGUOUS_1
#endif
