/* ======== src/generate/judge.h: judges a list: a sound one becomes a definition, any other a single message.
 * Uses lists/ and kinds/. Used by MAPFN and MAPFN_OF. */

/* ------------------------------------------------------------------- from a list to a definition ---- */

/* First the whole list is judged, and only a sound one is expanded further, so that a mistake gives one message. The
 * list is then split into parameters and modifiers; `mapfn_none` stands before the latter.
 * MAPFN_CHECKED is a verdict and the arguments of the verdict's macro. It is expanded as an argument of MAPFN_DEFINE,
 * since compilers print every macro in which an error lies, but not those in an argument. */
#define MAPFN_DEFINE(...) MAPFN_DEFINE_(__VA_ARGS__)
#define MAPFN_DEFINE_(verdict, ...) MAPFN_VERDICT_##verdict(__VA_ARGS__)
#define MAPFN_CHECKED(START, R, name, ...) \
    MAPFN_CAT(MAPFN_NAME_IS_, MAPFN_SECOND(MAPFN_WORD_##name, mapfn_nothing))(START, R, name, __VA_ARGS__)
#define MAPFN_NAME_IS_mapfn_nothing(START, R, name, ...) \
    MAPFN_CAT(MAPFN_CHECKED_, MAPFN_FITS(__VA_ARGS__))(START, R, name, __VA_ARGS__)
#define MAPFN_NAME_IS_mapfn_modifier MAPFN_NAME_IS_mapfn_nothing
#define MAPFN_NAME_IS_mapfn_kind(START, R, name, ...) NO_RESULT, START, R, name, __VA_ARGS__
#define MAPFN_CHECKED_0(START, R, name, ...) TOO_MANY, START, R, name
/* An item that begins with a parenthesis has no word that a macro could paste to. */
#define MAPFN_CHECKED_1(START, R, name, ...) \
    MAPFN_CAT(MAPFN_WORDS_ARE_, MAPFN_SECOND(~ MAPFN_FOR(MAPFN_IF_WORDLESS, __VA_ARGS__), 1)) \
        (START, R, name, __VA_ARGS__)
#define MAPFN_IF_WORDLESS(item) MAPFN_WORDLESS item
#define MAPFN_WORDLESS(...) , 0,
#define MAPFN_WORDS_ARE_1(START, R, name, ...) \
    MAPFN_CAT(MAPFN_KNOWN_, MAPFN_ANY_UNKNOWN(__VA_ARGS__))(START, R, name, __VA_ARGS__)
#define MAPFN_WORDS_ARE_0(START, R, name, ...) MAPFN_CAT(WORDLESS_, MAPFN_REMAINS(MAPFN_MACROS())), name
#define MAPFN_KNOWN_3(START, R, name, ...) NO_COMMA, START, R, name, __VA_ARGS__
#define MAPFN_KNOWN_2(START, R, name, ...) \
    MAPFN_CAT(mapfn_ARITY_, MAPFN_NO_STAND_IN(__VA_ARGS__)), START, R, name, __VA_ARGS__
#define MAPFN_KNOWN_1(START, R, name, ...) MAPFN_CAT(MAPFN_MACROS_ARE_, MAPFN_REMAINS(MAPFN_MACROS())) \
    (START, R, name, __VA_ARGS__)
#define MAPFN_MACROS_ARE_0(START, R, name, ...) \
    MAPFN_CAT(UNKNOWN_, MAPFN_CAT(MAPFN_IS_EMPTY(MAPFN_FIRST(__VA_ARGS__)), MAPFN_NO_STAND_IN(__VA_ARGS__))), \
        START, R, name, __VA_ARGS__
#define MAPFN_MACROS_ARE_3(START, R, name, ...) WORDLESS_3, name
/* 1 if nothing can stand in for a wrong item: a word that resembles no kind, or a type that begins with `struct`, whose
 * members cannot be guessed. */
#define MAPFN_NO_STAND_IN(...) MAPFN_SECOND(~ MAPFN_FOR(MAPFN_IF_UNGUESSED, __VA_ARGS__), 0)
#define MAPFN_IF_UNGUESSED(item) MAPFN_CAT(MAPFN_IF_UNGUESSED_, MAPFN_REMAINS(MAPFN_IF_unknown(item)))(item)
#define MAPFN_IF_UNGUESSED_0(item)
#define MAPFN_IF_UNGUESSED_1(item) MAPFN_CAT(MAPFN_UNGUESSED_, MAPFN_THIRD(MAPFN_NEAREST_##item, 0, 1))
#define MAPFN_UNGUESSED_0
#define MAPFN_UNGUESSED_1 , 1,
#define MAPFN_IF_UNGUESSED_2(item) MAPFN_IF_UNGUESSED_OF(MAPFN_WORD_##item, ~)
#define MAPFN_IF_UNGUESSED_3(item)
#define MAPFN_IF_UNGUESSED_OF(...) MAPFN_IF_UNGUESSED_OF_(__VA_ARGS__)
#define MAPFN_IF_UNGUESSED_OF_(nothing, word, takes, arguments, ...) MAPFN_IF_UNGUESSED_IN arguments
#define MAPFN_IF_UNGUESSED_IN(...) MAPFN_IF_UNGUESSED_IN_(__VA_ARGS__, , ~)
#define MAPFN_IF_UNGUESSED_IN_(shape, T, ...) MAPFN_STRUCT_##T
#define MAPFN_STRUCT_struct , 1,
#define MAPFN_STRUCT_union , 1,
#define MAPFN_STRUCT_enum , 1,
/* Those words of lists that the user has defined as macros, as strings. They are looked for only after a mistake. */
#define MAPFN_MACROS() MAPFN_WORDS_OF_LISTS(MAPFN_IF_MACRO)
#define MAPFN_WORDS_OF_LISTS(M) M(in) M(out) M(inout) M(uniform) M(index) M(in_row) M(out_row) M(inout_row) \
    M(in_strided) M(out_strided) M(inout_strided) M(in_ragged) M(out_ragged) M(inout_ragged) M(table) M(where) \
    M(scratch) M(rng) M(sum) M(reduce) M(sum_row) M(tally) M(kept) M(first) \
    M(repeat) M(state) M(out_state) M(vectorized) M(looped) M(ordered) M(fallible) \
    M(exported) M(host) M(streaming) M(cost) M(team)
#define MAPFN_IF_MACRO(word) MAPFN_IF_MACRO_(#word, word)
#define MAPFN_IF_MACRO_(text, word) \
    MAPFN_CAT(MAPFN_SPELT_, MAPFN_SECOND(MAPFN_WORD_##word (mapfn_bare), mapfn_nothing))(text)
#define MAPFN_SPELT_mapfn_kind(text)
#define MAPFN_SPELT_mapfn_modifier(text)
#define MAPFN_SPELT_mapfn_nothing(text) text
#define MAPFN_KNOWN_0(START, R, name, ...) \
    MAPFN_SPLIT(START, R, name, MAPFN_FLAGS(__VA_ARGS__), (mapfn_none MAPFN_FOR(MAPFN_MODIFIER, __VA_ARGS__)), \
        (MAPFN_REST(~ MAPFN_FOR(MAPFN_PARAMETER, __VA_ARGS__))))
#define MAPFN_SPLIT(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_JUDGE(MAPFN_FLAG_vectorized FLAGS, MAPFN_FLAG_serial FLAGS, MAPFN_FLAG_fallible FLAGS, MAPFN_IS_INT(R), \
        MAPFN_COUNT_STEPS(R, FLAGS), MAPFN_FIRST parameters), \
        START, R, name, FLAGS, modifiers, parameters
#define MAPFN_UNPACK(...) __VA_ARGS__
#define MAPFN_JUDGE(...) MAPFN_JUDGE_(__VA_ARGS__)
#define MAPFN_JUDGE_(vectorized, serial, fallible, is_int, steps, first) \
    MAPFN_CAT(MAPFN_JUDGE_, MAPFN_SECOND(MAPFN_CAT(MAPFN_WORD_, first), mapfn_nothing)) \
        (vectorized##serial, fallible##is_int, steps)
#define MAPFN_JUDGE_mapfn_nothing(mode, result, steps) mapfn_EMPTY
/* The first that is wrong: its mode, the type of its result, its steps, or these two together. */
#define MAPFN_JUDGE_mapfn_kind(mode, result, steps) \
    MAPFN_SECOND(MAPFN_JUDGE_MODE_##mode, MAPFN_SECOND(MAPFN_JUDGE_RESULT_##result, \
        MAPFN_SECOND(MAPFN_JUDGE_STEPS_##steps, MAPFN_SECOND(MAPFN_JUDGE_##result##_##steps, mapfn_SOUND))))
#define MAPFN_JUDGE_MODE_11 ~, mapfn_EXCLUDED
#define MAPFN_JUDGE_RESULT_02 ~, mapfn_STORAGE
#define MAPFN_JUDGE_RESULT_12 ~, mapfn_STORAGE
#define MAPFN_JUDGE_STEPS_0state ~, mapfn_STATE
#define MAPFN_JUDGE_STEPS_0step ~, mapfn_STEP
#define MAPFN_JUDGE_10_0none ~, mapfn_RESULT
#define MAPFN_JUDGE_10_0one ~, mapfn_STEP
/* 0none or 0one repeat, or what is wrong: 0state, a state without a repeat, or 0step, which stands for a step that
 * returns nothing and for two repeats. */
#define MAPFN_COUNT_STEPS(R, FLAGS) MAPFN_CAT(MAPFN_STEPS_ARE_, MAPFN_COUNTED_STEPS(MAPFN_UNPACK FLAGS))(R, FLAGS)
#define MAPFN_COUNTED_STEPS(...) MAPFN_COUNTED_STEPS_(__VA_ARGS__)
#define MAPFN_COUNTED_STEPS_(EACH, ...) MAPFN_ONE_AND_TWO(~ EACH(MAPFN_ASKED_steps_, __VA_ARGS__), 0, 0, 0, 0)
#define MAPFN_ONE_AND_TWO(...) MAPFN_ONE_AND_TWO_(__VA_ARGS__)
#define MAPFN_ONE_AND_TWO_(before, one, between, two, ...) one##two
#define MAPFN_STEPS_ARE_00(R, FLAGS) MAPFN_CAT(MAPFN_STATES_ARE_, MAPFN_FLAG_states FLAGS)
#define MAPFN_STEPS_ARE_10(R, FLAGS) MAPFN_CAT(MAPFN_NOTHING_IS_, MAPFN_IS_VOID(R))
#define MAPFN_STEPS_ARE_11(R, FLAGS) 0step
#define MAPFN_STATES_ARE_0 0none
#define MAPFN_STATES_ARE_1 0state
#define MAPFN_NOTHING_IS_0 0one
#define MAPFN_NOTHING_IS_1 0step

/* MAPFN_SAY(words…) is an error of the preprocessor: one line, at the user's line, and gcc prints no macros with it.
 * A mistake in types is seen only by the compiler proper, which reports it by MAPFN_ASSERT. */
#define MAPFN_SAY(...) MAPFN_PRAGMA(GCC error #__VA_ARGS__)
/* MAPFN_WARN(name, "…") is a warning. From gcc 15 on no warnings from macros of system headers are shown, but this one
 * is placed at the user's own word. */
#define MAPFN_WARN(name, message) \
    static inline MAPFN_UNUSED void mapfn_warn_##name(void) \
    { \
        int name __attribute__((__deprecated__(message))) = 0; \
        (void)name; \
    }
#define MAPFN_PRAGMA(words) _Pragma(#words)
/* MAPFN_SAY_LAST(words…) is an error that ends the compilation, because nothing can stand in for the definition. */
#if MAPFN_ERRORS_BY_VALUE
# define MAPFN_SAY_LAST(...) \
    MAPFN_PRAGMA(clang diagnostic fatal "-W#pragma-messages") MAPFN_PRAGMA(GCC warning #__VA_ARGS__)
#else
# define MAPFN_SAY_LAST(...) \
    MAPFN_SAY(__VA_ARGS__) MAPFN_PRAGMA(GCC dependency "mapfn.h stops at the error above")
#endif
#define MAPFN_SEE_01 docs/errors.md#e01
#define MAPFN_SEE_02 docs/errors.md#e02
#define MAPFN_SEE_03 docs/errors.md#e03
#define MAPFN_SEE_05 docs/errors.md#e05
#define MAPFN_SEE_10 docs/errors.md#e10
#define MAPFN_SEE_11 docs/errors.md#e11
#define MAPFN_SEE_18 docs/errors.md#e18
#define MAPFN_SEE_19 docs/errors.md#e19
#define MAPFN_SEE_23 docs/errors.md#e23
#define MAPFN_SEE_28 docs/errors.md#e28
#define MAPFN_SEE_33 docs/errors.md#e33
#define MAPFN_SEE_34 docs/errors.md#e34
#define MAPFN_SEE_35 docs/errors.md#e35
#define MAPFN_SEE_42 docs/errors.md#e42
#define MAPFN_SEE_43 docs/errors.md#e43
#define MAPFN_SEE_44 docs/errors.md#e44
#define MAPFN_VERDICT_UNKNOWN_10 MAPFN_VERDICT_mapfn_EMPTY
#define MAPFN_VERDICT_UNKNOWN_11 MAPFN_VERDICT_mapfn_EMPTY
#define MAPFN_VERDICT_UNKNOWN_00(START, R, name, ...) \
    MAPFN_REPORT_UNKNOWN(MAPFN_SAY, MAPFN_SEE_01, name, MAPFN_FOR(MAPFN_UNKNOWN, __VA_ARGS__)) \
    MAPFN_GIVE_UP(START, R, name, MAPFN_FOR(MAPFN_GUESS, __VA_ARGS__))
#define MAPFN_VERDICT_UNKNOWN_01(START, R, name, ...) \
    MAPFN_REPORT_UNKNOWN(MAPFN_SAY_LAST, MAPFN_SEE_01, name, MAPFN_FOR(MAPFN_UNKNOWN, __VA_ARGS__))
#define MAPFN_VERDICT_mapfn_ARITY_1(START, R, name, ...) \
    MAPFN_REPORT_ARITY(MAPFN_SAY_LAST, MAPFN_SEE_23, name, MAPFN_FOR(MAPFN_UNKNOWN, __VA_ARGS__))
#define MAPFN_VERDICT_mapfn_ARITY_0(START, R, name, ...) \
    MAPFN_REPORT_ARITY(MAPFN_SAY, MAPFN_SEE_23, name, MAPFN_FOR(MAPFN_UNKNOWN, __VA_ARGS__)) \
    MAPFN_GIVE_UP(START, R, name, MAPFN_FOR(MAPFN_GUESS, __VA_ARGS__))
#define MAPFN_VERDICT_NO_COMMA(START, R, name, ...) \
    MAPFN_REPORT_COMMA(MAPFN_SEE_33, name, MAPFN_FOR(MAPFN_UNKNOWN, __VA_ARGS__)) \
    MAPFN_GIVE_UP(START, R, name, MAPFN_FOR(MAPFN_GUESS, __VA_ARGS__))
#define MAPFN_VERDICT_NO_RESULT(START, R, name, ...) \
    MAPFN_REPORT_NO_RESULT(MAPFN_SEE_34, R) MAPFN_GIVE_UP(START, int, R, MAPFN_FOR(MAPFN_GUESS, name, __VA_ARGS__))
#define MAPFN_VERDICT_WORDLESS_3(name) MAPFN_REPORT_MACROS(MAPFN_SEE_35, name, MAPFN_MACROS())
#define MAPFN_VERDICT_WORDLESS_0(name) MAPFN_REPORT_WORDLESS(MAPFN_SEE_01, name)
#define MAPFN_VERDICT_mapfn_EMPTY(START, R, name, ...) \
    MAPFN_REPORT_EMPTY(MAPFN_SEE_02, name) MAPFN_GIVE_UP(START, R, name, )
#define MAPFN_VERDICT_TOO_MANY(START, R, name) MAPFN_REPORT_TOO_MANY(MAPFN_SEE_03, name) MAPFN_GIVE_UP(START, R, name, )
#define MAPFN_VERDICT_mapfn_EXCLUDED(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_EXCLUDED(MAPFN_SEE_05, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_VERDICT_mapfn_RESULT(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_RESULT(MAPFN_SEE_11, name, R) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_VERDICT_mapfn_STORAGE(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_STORAGE(MAPFN_SEE_28, name, R) \
    MAPFN_GIVE_UP_LIST(START, MAPFN_BARE_##R, name, parameters)
#define MAPFN_BARE_static
#define MAPFN_BARE_inline
#define MAPFN_BARE_extern
#define MAPFN_VERDICT_mapfn_STATE(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_STATE(MAPFN_SEE_18, name) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_VERDICT_mapfn_STEP(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_REPORT_STEP(MAPFN_SEE_19, name, R) MAPFN_GIVE_UP_LIST(START, R, name, parameters)
#define MAPFN_EACH_OF(PREFIX, ...) MAPFN_EACH(PREFIX, __VA_ARGS__)
#define MAPFN_REPORT_UNKNOWN(SAY, anchor, name, ...) SAY(MAPFN_E01 name: __VA_ARGS__ \
    Parameters: in out inout uniform (T, x), index(i), in_row out_row inout_row (T, x, D), \
        in_strided out_strided inout_strided in_ragged out_ragged inout_ragged (T, x), table scratch (T, x, LEN), \
        where(T, m), rng(r), sum(T, s), reduce(T, s, op, zero), sum_row tally (T, x, LEN), kept(T, y), first(at), \
    repeat(N), state out_state (T, x, INIT); \
    modifiers: vectorized looped ordered fallible exported host streaming cost(ns) team; see anchor)
#define MAPFN_REPORT_ARITY(SAY, anchor, name, ...) SAY(MAPFN_E23 name: __VA_ARGS__ see anchor)
#define MAPFN_REPORT_COMMA(anchor, name, ...) MAPFN_SAY(MAPFN_E33 name: __VA_ARGS__ see anchor)
#define MAPFN_REPORT_NO_RESULT(anchor, first) \
    MAPFN_SAY(MAPFN_E34 first: the type of the result, or the name, is missing: both stand before the items; see anchor)
/* In this macro no word of lists may stand, since it may be a macro of the user's. */
#define MAPFN_REPORT_MACROS(anchor, name, ...) \
    MAPFN_SAY_LAST( \
        MAPFN_E35 name: __VA_ARGS__ is a macro here, and is the word of an item: undefine it before; see anchor)
#define MAPFN_REPORT_WORDLESS(anchor, name) \
    MAPFN_SAY_LAST(MAPFN_E01 name: an item begins with a parenthesis, and not with the word of its kind; see anchor)
#define MAPFN_REPORT_EMPTY(anchor, name) \
    MAPFN_SAY(MAPFN_E02 name: the list has no parameter, or a comma too many: give at least one, e.g. index(i); \
        see anchor)
#define MAPFN_REPORT_TOO_MANY(anchor, name) \
    MAPFN_SAY(MAPFN_E03 name: more than 23 items, at most 16 of them parameters: put some into a struct; see anchor)
#define MAPFN_REPORT_EXCLUDED(anchor, name) \
    MAPFN_SAY(MAPFN_E05 name: vectorized excludes looped, ordered and scratch, take one of them out; see anchor)
#define MAPFN_REPORT_STORAGE(anchor, name, R) \
    MAPFN_SAY(MAPFN_E28 name: the result is a type alone, and this one R: maps are static inline by themselves; \
        see anchor)
#define MAPFN_REPORT_STATE(anchor, name) \
    MAPFN_SAY(MAPFN_E18 name: state and out_state live from step to step: add repeat(N), the most steps of an element; \
        see anchor)
#define MAPFN_REPORT_STEP(anchor, name, R) \
    MAPFN_SAY(MAPFN_E19 name: a map has one repeat(N), and its step returns bool, or int where it is fallible, \
        and this one R; see anchor)
#define MAPFN_REPORT_RESULT(anchor, name, R) \
    MAPFN_SAY(MAPFN_E11 name: a fallible function returns int, an error code or 0, and this one R; see anchor)

/* MAPFN_UNKNOWN(item) says what is wrong with an item. MAPFN_GUESS(item) is the parameter of the element function that
 * was probably meant. MAPFN_NEAREST_item is `, item` with its word corrected, from the table below. */
#define MAPFN_UNKNOWN(item) MAPFN_CAT(MAPFN_UNKNOWN_, MAPFN_REMAINS(MAPFN_IF_unknown(item)))(item)
#define MAPFN_UNKNOWN_0(item)
#define MAPFN_UNKNOWN_1(item) MAPFN_CAT(MAPFN_UNKNOWN_1, MAPFN_IS_EMPTY(item))(item)
#define MAPFN_UNKNOWN_10(item) MAPFN_CAT(MAPFN_UNKNOWN_10_, MAPFN_SECOND(MAPFN_WORD_##item (~), mapfn_nothing))(item)
#define MAPFN_UNKNOWN_10_mapfn_kind(item) item MAPFN_WRITTEN(MAPFN_WORD_##item (~), ~);
#define MAPFN_UNKNOWN_10_mapfn_modifier(item) item MAPFN_WRITTEN(MAPFN_WORD_##item (~), ~);
#define MAPFN_UNKNOWN_10_mapfn_nothing(item) \
    there is no item MAPFN_THIRD(MAPFN_NEAREST_##item, (did you mean MAPFN_SECOND(MAPFN_NEAREST_##item, ~)?), \
        in mapfn: a type with commas takes a typedef);
#define MAPFN_UNKNOWN_3(item) a comma is missing in item;
#define MAPFN_UNKNOWN_2(item) item MAPFN_WRITTEN(MAPFN_WORD_##item, ~);
/* how an item must be written, told by the macro that counts its arguments */
#define MAPFN_WRITTEN(...) MAPFN_WRITTEN_(__VA_ARGS__)
#define MAPFN_WRITTEN_(nothing, word, takes, ...) MAPFN_CAT(MAPFN_WRITTEN_, takes)
#define MAPFN_WRITTEN_MAPFN_TAKES_1 takes one argument, its name
#define MAPFN_WRITTEN_MAPFN_TAKES_2 takes two arguments, its type (a typedef, where it has commas) and its name
#define MAPFN_WRITTEN_MAPFN_TAKES_3 takes three arguments: its type, its name, and how many values
#define MAPFN_WRITTEN_MAPFN_TAKES_INIT \
    takes three arguments: its type, its name, and its first value, with commas in parentheses only
#define MAPFN_WRITTEN_MAPFN_TAKES_4 takes four arguments: type, name, function and zero, commas in parentheses only
#define MAPFN_WRITTEN_MAPFN_TAKES_INDEX takes its name, or a type and its name
#define MAPFN_WRITTEN_MAPFN_TAKES_NUMBER takes one argument, a number
#define MAPFN_WRITTEN_MAPFN_WRONG_ITEM takes no arguments: write the bare word
#define MAPFN_UNKNOWN_11(item) a place in the list is empty (a comma too many?);
#define MAPFN_IS_EMPTY(item) MAPFN_IS_EMPTY_(item)
#define MAPFN_IS_EMPTY_(item) MAPFN_SECOND(MAPFN_EMPTY_##item, 0)
#define MAPFN_EMPTY_ ~, 1
#define MAPFN_GUESS(item) MAPFN_CAT(MAPFN_GUESS_, MAPFN_REMAINS(MAPFN_IF_unknown(item)))(item)
/* Two items without a comma between them: the first is guessed by its shape, the second as if it stood alone. */
#define MAPFN_GUESS_3(item) MAPFN_GUESS_TWO(MAPFN_WORD_##item, ~)
#define MAPFN_GUESS_TWO(...) MAPFN_GUESS_TWO_(__VA_ARGS__)
#define MAPFN_GUESS_TWO_(nothing, word, takes, arguments, ...) MAPFN_CAT(MAPFN_GUESS_TWO_, word)(takes, arguments)
#define MAPFN_GUESS_TWO_mapfn_kind(takes, arguments) \
    MAPFN_GUESS_FIRST(MAPFN_FIRST(MAPFN_GUESS_ALONE arguments)) MAPFN_GUESS_BEHIND(MAPFN_NOTHING arguments)
#define MAPFN_GUESS_TWO_mapfn_modifier(takes, arguments) MAPFN_GUESS_BEHIND(MAPFN_GUESS_PAST_##takes)
#define MAPFN_GUESS_PAST_MAPFN_BARE
#define MAPFN_GUESS_ALONE(...) (__VA_ARGS__), ~
#define MAPFN_GUESS_FIRST(arguments) MAPFN_GUESS_SHAPED arguments
#define MAPFN_GUESS_BEHIND(...) MAPFN_GUESS_0(__VA_ARGS__)
#define MAPFN_GUESS_0(item) MAPFN_CAT(MAPFN_GUESS_, MAPFN_SECOND(MAPFN_WORD_##item, mapfn_modifier))(item)
/* An item with the wrong number of arguments is guessed as its kind with a type and a name. */
#define MAPFN_GUESS_2(item) MAPFN_GUESS_SHAPE(MAPFN_WORD_##item, ~)
#define MAPFN_GUESS_SHAPE(...) MAPFN_GUESS_SHAPE_(__VA_ARGS__)
#define MAPFN_GUESS_SHAPE_(nothing, word, takes, arguments, ...) MAPFN_GUESS_SHAPED arguments
#define MAPFN_GUESS_SHAPED(...) MAPFN_GUESS_SHAPED_(__VA_ARGS__, , , ~)
#define MAPFN_GUESS_SHAPED_(shape, T, x, ...) MAPFN_CAT(MAPFN_GUESS_NAMED_, MAPFN_IS_EMPTY(x))(shape, T, x)
#define MAPFN_GUESS_NAMED_1(shape, T, x)
#define MAPFN_GUESS_NAMED_0(shape, T, x) MAPFN_GUESS_AS_##shape(T, x)
#define MAPFN_GUESS_AS_mapfn_value(T, x) , T x
#define MAPFN_GUESS_AS_mapfn_place(T, x) , T *x
#define MAPFN_GUESS_AS_mapfn_values(T, x) , T const *x
#define MAPFN_GUESS_AS_mapfn_ragged(T, x) , T const *x, size_t x##_len
#define MAPFN_GUESS_AS_mapfn_lengths(T, x) , T *x, size_t x##_len
#define MAPFN_GUESS_AS_mapfn_tally(T, x) , T *x, size_t *x##_at
#define MAPFN_GUESS_AS_mapfn_index(i, x) , size_t i
#define MAPFN_GUESS_AS_mapfn_rng(r, x) , mapfn_rng *r
#define MAPFN_GUESS_AS_mapfn_nothing(T, x)
#define MAPFN_GUESS_1(item) MAPFN_GUESS_CORRECTED(MAPFN_SECOND(MAPFN_NEAREST_##item, host))
#define MAPFN_GUESS_CORRECTED(item) MAPFN_GUESS_0(item)
#define MAPFN_GUESS_mapfn_kind(item) MAPFN_ELEM_##item
#define MAPFN_GUESS_mapfn_modifier(item)
/* other libraries' words */
#define MAPFN_NEAREST_input , in
#define MAPFN_NEAREST_source , in
#define MAPFN_NEAREST_read , in
#define MAPFN_NEAREST_output , out
#define MAPFN_NEAREST_result , out
#define MAPFN_NEAREST_write , out
#define MAPFN_NEAREST_in_out , inout
#define MAPFN_NEAREST_inplace , inout
#define MAPFN_NEAREST_update , inout
#define MAPFN_NEAREST_readwrite , inout
#define MAPFN_NEAREST_scalar , uniform
#define MAPFN_NEAREST_constant , uniform
#define MAPFN_NEAREST_param , uniform
#define MAPFN_NEAREST_broadcast , uniform
#define MAPFN_NEAREST_idx , index
#define MAPFN_NEAREST_row , in_row
#define MAPFN_NEAREST_stride , in_strided
#define MAPFN_NEAREST_strided , in_strided
#define MAPFN_NEAREST_ragged , in_ragged
#define MAPFN_NEAREST_lut , table
#define MAPFN_NEAREST_lookup , table
#define MAPFN_NEAREST_mask , where
#define MAPFN_NEAREST_masked , where
#define MAPFN_NEAREST_work , scratch
#define MAPFN_NEAREST_workspace , scratch
#define MAPFN_NEAREST_random , rng
#define MAPFN_NEAREST_prng , rng
#define MAPFN_NEAREST_iterate , repeat
#define MAPFN_NEAREST_iterations , repeat
#define MAPFN_NEAREST_steps , repeat
#define MAPFN_NEAREST_until , repeat
#define MAPFN_NEAREST_while_loop , repeat
#define MAPFN_NEAREST_carry , state
#define MAPFN_NEAREST_variable , state
#define MAPFN_NEAREST_local , state
#define MAPFN_NEAREST_state_out , out_state
#define MAPFN_NEAREST_sums , sum
#define MAPFN_NEAREST_reduction , reduce
#define MAPFN_NEAREST_accumulate , sum
#define MAPFN_NEAREST_fold , reduce
#define MAPFN_NEAREST_vectorize , vectorized
#define MAPFN_NEAREST_vectorised , vectorized
#define MAPFN_NEAREST_simd , vectorized
#define MAPFN_NEAREST_sequential , ordered
#define MAPFN_NEAREST_serial , looped
#define MAPFN_NEAREST_export , exported
#define MAPFN_NEAREST_cpu , host
#define MAPFN_NEAREST_nontemporal , streaming
#define MAPFN_NEAREST_warp , team

/* The maps of all back ends: a back end is one line here. Its header has `#define MAPFN_HERE_map_omp ~, 1` and defines
 * the shell, MAPFN_SHELL_map_omp. The generator, the members of families and the declarations after an error are all
 * made from this list. */
#define MAPFN_BACK_ENDS(MACRO, ...) \
    MACRO(_map_omp, __VA_ARGS__) \
    MACRO(_map_mpi, __VA_ARGS__) \
    MACRO(_map_cuda, __VA_ARGS__) \
    MACRO(_map_cuda_host, __VA_ARGS__)
#define MAPFN_WHERE_HERE(suffix, ...) MAPFN_CAT(MAPFN_WHERE_HERE_, MAPFN_SECOND(MAPFN_HERE##suffix, 0))(__VA_ARGS__)
#define MAPFN_WHERE_HERE_0(...)
#define MAPFN_WHERE_HERE_1(...) __VA_ARGS__

/* After an error the head of the function still stands before its body, and its maps may be called, so that no further
 * error follows. */
#define MAPFN_GIVE_UP(START, R, name, ...) \
    enum { name##_map_is_vectorized = 0 }; \
    MAPFN_ANY_MAP(_map, name) MAPFN_ANY_MAP(_map_looped, name) MAPFN_ANY_MAP(_map_vectorized, name) \
    MAPFN_ANY_MAP(_map_opts, name) \
    MAPFN_BACK_ENDS(MAPFN_ANY_MAP, name) \
    MAPFN_NOT_HERE mapfn_status name##_map_cuda_prepare(const mapfn_opts *); \
    MAPFN_INSTEAD_OF_##START(R, name, __VA_ARGS__)
#define MAPFN_GIVE_UP_LIST(START, R, name, parameters) \
    MAPFN_GIVE_UP(START, R, name, MAPFN_EACH_OF(MAPFN_STEP_, MAPFN_UNPACK parameters))
#define MAPFN_ANY_MAP(suffix, name) MAPFN_NOT_HERE mapfn_status name##suffix(size_t, ...);
#define MAPFN_INSTEAD_OF_MAPFN_START_BODY(R, name, ...) MAPFN_FN R name(MAPFN_UNUSED char mapfn_wrong __VA_ARGS__)
#define MAPFN_INSTEAD_OF_MAPFN_START_OF(R, name, ...)

/* The verdict of a sound list. The result becomes a kind, which stands first in the list. */
#define MAPFN_VERDICT_mapfn_SOUND(START, R, name, FLAGS, modifiers, parameters) \
    MAPFN_CAT(MAPFN_GATHERS_FIT_, MAPFN_GATHERS_FIT(FLAGS))(START, MAPFN_RESULT_OF(R, FLAGS), \
        R, name, FLAGS, modifiers, parameters)
#define MAPFN_SOUND(START, RESULT, R, name, FLAGS, modifiers, parameters) \
    MAPFN_CAT(MAPFN_NO_EFFECT_, MAPFN_FLAG_streaming FLAGS)(FLAGS, name) \
    MAPFN_SOUND_(START, RESULT, R, name, FLAGS, modifiers, parameters, \
        (MAPFN_CAT(MAPFN_RESULT_KIND_, RESULT)(R, FLAGS) MAPFN_CAT(MAPFN_TOLD_, MAPFN_FLAG_gathers FLAGS) \
            MAPFN_RETYPED_ALL parameters MAPFN_CAT(MAPFN_COUNTED_, MAPFN_FLAG_keeps FLAGS)))
#define MAPFN_RETYPED_ALL(...) MAPFN_REST_OF(~ MAPFN_FOR(MAPFN_RETYPED, __VA_ARGS__))
#define MAPFN_TOLD_0
#define MAPFN_TOLD_1 mapfn_told(~),
#define MAPFN_COUNTED_0
#define MAPFN_COUNTED_1 , mapfn_counted(~)
/* The item that stands for the result in the list: one if the map stores what the function returns, else nothing. */
#define MAPFN_RESULT_KIND_0value(R, FLAGS) \
    mapfn_result(MAPFN_TYPE_OF(R), MAPFN_SECOND(MAPFN_CAT(MAPFN_MEETS_, \
        MAPFN_CAT(MAPFN_FLAG_meets FLAGS, MAPFN_CAT(MAPFN_FLAG_table FLAGS, MAPFN_FLAG_index FLAGS))), 1)),
/* May the result overlap what a kernel reads? 0looked_up: only tables, which are read at places that do not depend on
 * the index. */
#define MAPFN_MEETS_000 ~, 0
#define MAPFN_MEETS_001 ~, 0
#define MAPFN_MEETS_010 ~, 0looked_up
#define MAPFN_RESULT_KIND_0nothing(R, FLAGS)
#define MAPFN_RESULT_KIND_0failure(R, FLAGS)
#define MAPFN_RESULT_KIND_0keep(R, FLAGS)
#define MAPFN_RESULT_KIND_0find(R, FLAGS)
/* A modifier that does nothing beside another is reported. */
#define MAPFN_NO_EFFECT_0(FLAGS, name)
#define MAPFN_NO_EFFECT_1(FLAGS, name) MAPFN_CAT(MAPFN_NO_STREAM_, MAPFN_FLAG_fallible FLAGS)(name)
#define MAPFN_NO_STREAM_0(name)
#define MAPFN_NO_STREAM_1(name) \
    MAPFN_WARN(name, "MAPFN_E25 " #name ": streaming has no effect, as a fallible map has no result to stream; " \
        "see docs/errors.md#e25")
#define MAPFN_SOUND_(START, RESULT, R, name, FLAGS, modifiers, parameters, all) \
    MAPFN_RESOLVE(START, RESULT, MAPFN_FORM(FLAGS), MAPFN_LOOP_OF(FLAGS, MAPFN_UNPACK parameters), FLAGS, \
        (0 MAPFN_COST_OF modifiers), R, name, (0u MAPFN_TRAITS_OF modifiers), \
        MAPFN_CAT(MAPFN_EACH_, MAPFN_COUNT all), MAPFN_COUNT parameters, parameters, MAPFN_UNPACK all)
#define MAPFN_COST_OF(...) MAPFN_FOR(MAPFN_COST, __VA_ARGS__)
#define MAPFN_TRAITS_OF(...) MAPFN_EACH(MAPFN_TRAIT_, __VA_ARGS__)
#define MAPFN_TRAIT_mapfn_none
#define MAPFN_RESOLVE(...) MAPFN_RESOLVED(__VA_ARGS__)
/* What the generator's macros take:
 *   RESULT  the result's block             LOOP   the vectorized kernel's loop
 *   FORM    the block of the kernels       FLAGS  what the items ask for, see MAPFN_FLAGS
 *   EACH    the list table for the items   STRIDED  in kernels, one of these: 1 where an array has a stride */
#define MAPFN_RESOLVED(START, RESULT, FORM, LOOP, FLAGS, cost, R, name, traits, EACH, count, parameters, ...) \
    MAPFN_NO_TEMPLATE(name) MAPFN_SOUND_SO_FAR(MAPFN_COUNTER, R, name, MAPFN_UNPACK parameters) \
    MAPFN_NAMES_DIFFER(name, MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))) \
    EACH##_FOR(MAPFN_DEMANDED, __VA_ARGS__) \
    enum { MAPFN_BEFORE_TRAITS(name) mapfn_traits_##name = traits EACH(MAPFN_TRAIT_, __VA_ARGS__), \
        mapfn_may_vectorize_##name = MAPFN_MAY_VECTORIZE(mapfn_traits_##name), \
        name##_map_is_vectorized = mapfn_may_vectorize_##name \
            && MAPFN_IS_WORTHY(mapfn_traits_##name, MAPFN_SLOW_BESIDE(FLAGS, EACH, __VA_ARGS__)), \
        MAPFN_AROUND_IS(name, MAPFN_FLAG_tables FLAGS) \
        MAPFN_FRAME_IS(name, MAPFN_FRAME(mapfn_traits_##name, MAPFN_FLAG_buffers FLAGS), \
            MAPFN_FRAME_LEAST(mapfn_traits_##name)) \
        MAPFN_STRUCTS_TRUSTED(name, FLAGS, EACH, __VA_ARGS__) \
        mapfn_limit_##name = MAPFN_LIMIT(FLAGS, EACH, __VA_ARGS__), \
        MAPFN_ALIGNED(name, EACH, __VA_ARGS__) \
        MAPFN_CAT(MAPFN_TAKEN_IF_, MAPFN_ANY_BROUGHT(EACH, __VA_ARGS__))(name, EACH, __VA_ARGS__) \
        mapfn_runs_##name = MAPFN_MAY_RUN(mapfn_traits_##name, 0 EACH##_FOR(MAPFN_LIES_ALONE, __VA_ARGS__)) }; \
    MAPFN_CAT(MAPFN_COUNT_IS_, MAPFN_MORE_THAN_16 parameters)(name, count) \
    MAPFN_STOP_AT_TRAITS(name) \
    MAPFN_ASSERT((mapfn_traits_##name & MAPFN_HAS_NO_BYTES) != MAPFN_HAS_NO_BYTES, "MAPFN_E32 " #name \
        ": a type of no bytes has no arrays, in " MAPFN_WORDS parameters "; see docs/errors.md#e32"); \
    MAPFN_MUST_##RESULT(R, name) \
    MAPFN_CAT(MAPFN_STEP_MUST_, MAPFN_FLAG_steps FLAGS)(RESULT, R, name) \
    MAPFN_CAT(MAPFN_DEMAND_, MAPFN_FLAG_vectorized FLAGS)(EACH, __VA_ARGS__) \
    START(RESULT, FORM, LOOP, FLAGS, cost, MAPFN_TYPE_OF(R), name, EACH, __VA_ARGS__)
/* The bytes of its stack that a kernel uses: arrays for a part of the elements where it tallies, keeps, makes steps or
 * may fail. Single numbers are not computed in pairs. */
#define MAPFN_FRAME(traits, buffers) \
    (((traits) & (MAPFN_HAS_STRUCT | MAPFN_HAS_ROWS)) == 0 ? 0 \
        : (buffers) || ((traits) & (MAPFN_IS_FALLIBLE | MAPFN_IS_REPEATED)) != 0 ? 4608 \
        : ((traits) & MAPFN_HAS_SUMS) != 0 ? 1024 : 512)
/* The elements for which clearing it is worth 3 to 30 ns. What gathers or adds up, which MAPFN_HAS_SUMS says of both,
 * loses most if it is not cleared. */
#define MAPFN_FRAME_LEAST(traits) \
    (((traits) & MAPFN_HAS_SUMS) != 0 ? 128 : ((traits) & (MAPFN_IS_FALLIBLE | MAPFN_IS_REPEATED)) != 0 ? 576 : 64)
/* Gathers alone have such items, so that no other map has to be asked for them. */
#define MAPFN_SLOW_BESIDE(FLAGS, EACH, ...) \
    MAPFN_CAT(MAPFN_SLOW_BESIDE_, MAPFN_FLAG_gathers FLAGS)(EACH##_FOR(MAPFN_SLOW_ITEM, __VA_ARGS__))
#define MAPFN_SLOW_BESIDE_0(...) 0u
#define MAPFN_SLOW_BESIDE_1(...) 0u __VA_ARGS__
#define MAPFN_SLOW_ITEM(item) MAPFN_SECOND(MAPFN_SLOWED_##item, )
#if MAPFN_COMPARES_ARRAYS
# define MAPFN_LIES_ALONE(item) MAPFN_SECOND(MAPFN_LIES_ALONE_##item, )
#else
# define MAPFN_LIES_ALONE(item)
#endif
#define MAPFN_TAKEN_IF_0(...)
#define MAPFN_TAKEN_IF_1(name, EACH, ...) mapfn_taken_##name = 0 EACH##_FOR(MAPFN_TAKES, __VA_ARGS__),
/* The members of a struct have different names, and so must the function and its parameters have. */
#define MAPFN_TEXT_E48(of) "MAPFN_E48: a name stands twice here, or is no plain name; see docs/errors.md#e48"
MAPFN_CAN_DEMAND(E48, ~);
#define MAPFN_NAMES_DIFFER(name, ...) \
    struct mapfn_names_##name { \
        char MAPFN_E48_names_are_plain_and_differ_##name \
            MAPFN_EACH(; char MAPFN_E48_names_are_plain_and_differ_, __VA_ARGS__); \
    }; \
    MAPFN_DEMAND(sizeof(struct mapfn_names_##name) == MAPFN_COUNT(name, __VA_ARGS__), E48, ~);
/* At the beginning of a definition stands what only the compiler can see: that the name is defined already, that the
 * definition stands in a function or a class, or that something is no type. */
#define MAPFN_SOUND_SO_FAR(...) MAPFN_SOUND_SO_FAR_(__VA_ARGS__)
#ifdef __cplusplus
MAPFN_UNUSED static constexpr bool mapfn_is_letter(char c)
{
    return c == '_' || (c >= '0' && c <= '9') || (c | 32) >= 'a' || c < 0;
}
MAPFN_UNUSED static constexpr bool mapfn_is_word(const char *text)
{
    return *text == 0 || (mapfn_is_letter(*text) && mapfn_is_word(text + 1));
}
# define MAPFN_TEXT_E40(of) \
    "MAPFN_E40: MAPFN_OF takes a name of a function: no lambda, template or std::name; see docs/errors.md#e40"
MAPFN_CAN_DEMAND(E40, ~);
# define MAPFN_PLAIN_NAME(text) MAPFN_DEMANDS_BEGIN MAPFN_DEMAND(mapfn_is_word(text), E40, ~); MAPFN_DEMANDS_END
#else
# define MAPFN_PLAIN_NAME(text)
#endif
/* whether the types of all items can be copied, which arrays and unknown types cannot */
#define MAPFN_TYPE_OF_ITEM(item) MAPFN_TYPED(MAPFN_WORD_##item, ~)
#define MAPFN_TYPED(...) MAPFN_TYPED_(__VA_ARGS__)
#define MAPFN_TYPED_(nothing, word, takes, arguments, ...) MAPFN_SECOND(MAPFN_TYPED_##takes arguments, )
#define MAPFN_TYPED_MAPFN_TAKES_2(shape, T, ...) ~, MAPFN_SOUND_TYPE(T)
#define MAPFN_TYPED_MAPFN_TAKES_3 MAPFN_TYPED_MAPFN_TAKES_2
#define MAPFN_TYPED_MAPFN_TAKES_4 MAPFN_TYPED_MAPFN_TAKES_2
#define MAPFN_TYPED_MAPFN_TAKES_INIT MAPFN_TYPED_MAPFN_TAKES_2
#ifdef __cplusplus
extern "C++" {
/* what a map may return, and store: no reference, and no array */
template <class T> struct mapfn_result { static constexpr bool mapfn_answer = true; };
template <class T> struct mapfn_result<T &> { static constexpr bool mapfn_answer = false; };
template <class T, size_t N> struct mapfn_result<T[N]> { static constexpr bool mapfn_answer = false; };
/* An array may have elements of it: it is no reference, not void, and a complete class. */
template <class T, class = void> struct mapfn_element { static constexpr bool mapfn_answer = false; };
template <class T> struct mapfn_element<T, decltype((void)sizeof(T[1]))> : mapfn_result<T> {};
}
# define MAPFN_SOUND_TYPE(T) && mapfn_element<T>::mapfn_answer
# define MAPFN_TYPES_ARE_SOUND(R, ...) mapfn_result<R>::mapfn_answer MAPFN_FOR(MAPFN_TYPE_OF_ITEM, __VA_ARGS__)
#else
/* An array becomes a pointer behind a comma, and what is not complete has no size. */
# define MAPFN_SOUND_TYPE(T) MAPFN_BY_TYPE(MAPFN_SOUND_TYPE_, T)(T)
# define MAPFN_SOUND_TYPE_1(T)
# define MAPFN_SOUND_TYPE_0(T) \
    && sizeof(T) + 1 && !__builtin_types_compatible_p(__typeof__(T), void) \
    && __builtin_types_compatible_p(__typeof__(T), __typeof__(((void)0, *(__typeof__(T) *)0)))
# define MAPFN_TYPES_ARE_SOUND(R, ...) sizeof(__typeof__(R) *) != 0 MAPFN_FOR(MAPFN_TYPE_OF_ITEM, __VA_ARGS__)
#endif
#define MAPFN_TEXT_E39(name) "MAPFN_E39 " #name ": the type of an item is void, an array, a reference, or a struct " \
    "that is not complete or has no name; see docs/errors.md#e39"
#if MAPFN_ERRORS_BY_VALUE
# define MAPFN_COUNTER __COUNTER__
/* An enumerator whose value is an error is the one before it plus 1. */
# define MAPFN_SOUND_SO_FAR_(number, R, name, ...) \
    MAPFN_DEMANDS_BEGIN \
    enum { MAPFN_E36_##name##_is_defined_already = number, mapfn_none_##number = 1, \
        mapfn_types_##number = MAPFN_TYPES_ARE_SOUND(R, __VA_ARGS__) }; \
    MAPFN_ASSERT(sizeof mapfn_stop(MAPFN_E36_##name##_is_defined_already == number, __builtin_FUNCTION()[0] == 0, \
        mapfn_types_##number == 1), ""); \
    MAPFN_OUTSIDE_CLASSES(name)
# define MAPFN_BEFORE_TRAITS(name) mapfn_none_##name = 2147483646,
# define MAPFN_STOP_AT_TRAITS(name) \
    MAPFN_ASSERT(sizeof mapfn_stop(1, 1, mapfn_traits_##name != 2147483647), ""); MAPFN_DEMANDS_END
__extension__ MAPFN_EXTERN_C int mapfn_stop(int once, int outside, int types)
    MAPFN_STOP(!outside, "MAPFN_E38: a definition stands at file or namespace scope, and not in a function or a "
        "class; see docs/errors.md#e38")
    MAPFN_STOP(outside && !once, "MAPFN_E36: this name has a definition already; see docs/errors.md#e36")
    MAPFN_STOP(outside && once && !types, "MAPFN_E39: a type in this definition is not known, or is void, "
        "an array or a reference; see docs/errors.md#e39");
# ifdef __cplusplus
#  define MAPFN_OUTSIDE_CLASSES(name) \
    MAPFN_UNUSED static constexpr bool mapfn_outside_##name() { return true; } \
    MAPFN_ASSERT(sizeof mapfn_stop(1, __builtin_constant_p(mapfn_outside_##name()), 1), "");
# else
#  define MAPFN_OUTSIDE_CLASSES(name)
# endif
#elif defined __cplusplus
# define MAPFN_COUNTER __COUNTER__
extern "C++" {
template <bool outside> struct mapfn_class {
    static_assert(outside, "MAPFN_E38: a definition stands outside classes; see docs/errors.md#e38");
    enum { mapfn_answer = mapfn_go<outside>::mapfn_answer };
};
}
/* An enumerator whose value is an error is the one before it plus 1. In a class, a function is no constant before the
 * class ends. */
# define MAPFN_SOUND_SO_FAR_(number, R, name, ...) \
    enum { MAPFN_E36_##name##_is_defined_already = number, mapfn_none_##number = 1, \
        mapfn_types_##number = MAPFN_TYPES_ARE_SOUND(R, __VA_ARGS__) }; \
    static_assert(__builtin_FUNCTION()[0] == 0, "MAPFN_E38 " #name \
        ": a definition stands at file or namespace scope, and not in a function; see docs/errors.md#e38"); \
    static_assert(mapfn_types_##number, MAPFN_TEXT_E39(name)); \
    static_assert(mapfn_go<__builtin_FUNCTION()[0] == 0 && mapfn_types_##number == 1 && \
        MAPFN_E36_##name##_is_defined_already == number>::mapfn_answer, ""); \
    MAPFN_UNUSED static constexpr int mapfn_one_##number() { return 1; } \
    static_assert(mapfn_class<__builtin_constant_p(mapfn_one_##number())>::mapfn_answer, "");
# define MAPFN_BEFORE_TRAITS(name)
# define MAPFN_STOP_AT_TRAITS(name)
#else
# define MAPFN_COUNTER 1
# define MAPFN_SOUND_SO_FAR_(number, R, name, ...) \
    enum { MAPFN_E36_##name##_is_defined_already, mapfn_types_##name = MAPFN_TYPES_ARE_SOUND(R, __VA_ARGS__) }; \
    MAPFN_ASSERT(__extension__ sizeof __FUNCTION__ == 1, "MAPFN_E38 " #name \
        ": a definition stands at file or namespace scope, and not in a function; see docs/errors.md#e38"); \
    MAPFN_ASSERT(mapfn_types_##name, MAPFN_TEXT_E39(name));
# define MAPFN_BEFORE_TRAITS(name)
# define MAPFN_STOP_AT_TRAITS(name)
#endif
#define MAPFN_DEMANDED(item) MAPFN_SECOND(MAPFN_DEMANDS_##item, )
#define MAPFN_COUNT_IS_0(name, count)
#define MAPFN_COUNT_IS_1(name, count) MAPFN_ASSERT(false, \
    "MAPFN_E03 " #name ": " #count " parameters, at most 16: put some into a struct; see docs/errors.md#e03");
#define MAPFN_MORE_THAN_16(...) \
    MAPFN_48TH(__VA_ARGS__, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, \
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ~)
#define MAPFN_WORDS(...) #__VA_ARGS__
#define MAPFN_MUST_0value(R, name)
#define MAPFN_MUST_0nothing(R, name)
#define MAPFN_MUST_0failure(R, name)
#define MAPFN_STEP_MUST_0(RESULT, R, name)
#define MAPFN_STEP_MUST_1(RESULT, R, name) \
    MAPFN_STEP_MUST_##RESULT(R, name) \
    MAPFN_ASSERT((mapfn_traits_##name & MAPFN_IS_VECTORIZED) == 0 || (mapfn_traits_##name & MAPFN_HAS_NO_LANE) == 0, \
        "MAPFN_E05 " #name ": vectorized excludes rows that a step writes, and out of type bool: " \
            "take one of them out; " \
        "see docs/errors.md#e05");
#define MAPFN_STEP_MUST_0failure(R, name)
#define MAPFN_STEP_MUST_0nothing(R, name) \
    MAPFN_ASSERT(MAPFN_IS_BOOL(R), "MAPFN_E19 " #name \
        ": a step returns bool, true to be called once more, and this one " #R "; see docs/errors.md#e19");
#define MAPFN_DEMAND_0(EACH, ...)
#define MAPFN_DEMAND_1(EACH, ...) MAPFN_FOR_OF(MAPFN_MUST_BE, (int, ~) EACH(MAPFN_MUST_, __VA_ARGS__))
#define MAPFN_FOR_OF(MACRO, ...) MAPFN_FOR(MACRO, __VA_ARGS__)
