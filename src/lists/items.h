/* ======== src/lists/items.h: the items of a definition: known or not, a parameter or a modifier, and the flags they
 * ask for.
 * Uses lists/lists.h. Used by generate/. */

/* MAPFN_ANY_UNKNOWN(items…) is 0 if all items are known and written right. Otherwise it is about the first that is not:
 * 1 if its word is unknown, 2 if it has a wrong number of arguments, 3 if something stands behind it without a
 * comma. */
#define MAPFN_ANY_UNKNOWN(...) MAPFN_REMAINS(MAPFN_FOR(MAPFN_IF_unknown, __VA_ARGS__))
#define MAPFN_IF_unknown(item) MAPFN_JUDGE_ITEM(MAPFN_WORD_##item, (mapfn_bare), MAPFN_UNKNOWN_ITEM, (), ~)
/* 0 for nothing, k for `, k,`, and 3 for anything without a comma */
#define MAPFN_REMAINS(...) MAPFN_SECOND(MAPFN_REMAINS_ __VA_ARGS__ (~), 3)
#define MAPFN_REMAINS_(end) ~, 0

/* Is an item written as its kind must be? If it is, the answer is nothing; `, 1,` says that its word is unknown, and
 * `, 2,` that it has too many or too few arguments. Whatever stands behind it, if a comma was forgotten, stays there.
 * MAPFN_WORD_in(T, x) is `, mapfn_kind, MAPFN_TAKES_2, (mapfn_value, T, x)`: what the item is, the macro that counts
 * its arguments, and the arguments of that macro. */
#define MAPFN_JUDGE_ITEM(...) MAPFN_JUDGE_ITEM_(__VA_ARGS__)
#define MAPFN_JUDGE_ITEM_(nothing, word, takes, arguments, ...) takes arguments
#define MAPFN_UNKNOWN_ITEM() , 1,
#define MAPFN_WRONG_ITEM() , 2,
#define MAPFN_TAKES_1(...) MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, named, 0no, ~)
#define MAPFN_TAKES_INDEX(...) \
    MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0right, named, 0no, ~)
#define MAPFN_TAKES_2(...) MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0right, 0no, 0no, ~)
#define MAPFN_TAKES_3(...) MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0right, 0no, 0no, 0no, ~)
#define MAPFN_TAKES_INIT(...) MAPFN_TAKES_3(__VA_ARGS__)
#define MAPFN_TAKES_4(...) MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0right, 0no, 0no, 0no, 0no, ~)
#define MAPFN_TAKES_NUMBER(...) \
    MAPFN_ARITY(__VA_ARGS__, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, 0no, number, 0no, ~)
#define MAPFN_ARITY(_0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, verdict, ...) MAPFN_ARITY_##verdict(_1)
/* A bare word becomes MAPFN_BARE (mapfn_bare), or MAPFN_BARE with the user's own parentheses. */
#define MAPFN_BARE(...) MAPFN_BARE_OF(__VA_ARGS__, ~)
#define MAPFN_BARE_OF(first, ...) MAPFN_CAT(MAPFN_BARE_, MAPFN_SECOND(MAPFN_BARE_IS_##first, 0no))
#define MAPFN_BARE_IS_mapfn_bare ~, 0right
#define MAPFN_BARE_0right
#define MAPFN_BARE_0no MAPFN_WRONG_ITEM, ()
#define MAPFN_ARITY_0right(name)
#define MAPFN_ARITY_0no(name) , 2,
#define MAPFN_ARITY_named(name) MAPFN_CAT(MAPFN_ARITY_, MAPFN_SECOND(MAPFN_ARITY_OF_##name, 0right))()
#define MAPFN_ARITY_OF_ ~, 0no
/* A number cannot be pasted to a name. So it stands between the probe and the probe's parentheses, unless it is
 * missing. */
#define MAPFN_ARITY_number(number) MAPFN_CAT(MAPFN_ARITY_, MAPFN_SECOND(MAPFN_PROBE number (), 0right))()
#define MAPFN_PROBE(...) MAPFN_PROBE_##__VA_ARGS__
#define MAPFN_PROBE_ ~, 0no

/* The flags of a definition are what its items ask for by their word NEEDS, which may be missing:
 *   0vectorized  an error where it cannot be               0serial   one element at a time
 *   0fallible    elements that return an error code        0strided  a second loop, for strides of 1
 *   0exported    functions that other files call           0rows     no assumption about the body's own pointers
 *   0host        functions that no card has                0sums     lanes that are added up
 *   0ordered     0serial, and no map that is parallel      0steps    lanes of elements, each done in its own time
 *   0streaming   results that go past the caches           0states   that there are steps
 *   0table       reads of any place                        0index   reads that may go by the element's index
 *   0written     an output beside the result               0strewn  0written and 0strided
 *   0held        one that is held, see MAPFN_HOLD          0heldstrewn  that and 0strided
 *   0masked      elements that a mask skips
 *   0scratch     0serial, and no gathers                    0gathers  outputs that all elements share
 *   0rowsout  0rows, of which some are written
 *   0rowgathers  0gathers and 0rows                         0keeps    0gathers, and R says what is kept
 *   0finds       0gathers, and R says what is looked for
 *   apart: what excludes gathers                            yields: an output of elements, or of all of them
 *   meets: the result is not said to lie apart              buffers: arrays in the kernel, for some elements
 * FLAGS is all that they ask for, as (MAPFN_EACH_3, 0ordered, 0rows, 0nothing): the list macro for this length, then
 * the list. Macros pass it on as a whole. A flag is read by its name: MAPFN_FLAG_host FLAGS is 1 if an item asks for
 * 0host, else 0. All other flags then paste to names that are no macros, and so do not change the answer.
 * To add a flag is to add its two lines here. */
#define MAPFN_FLAG_vectorized(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_vectorized_, __VA_ARGS__), 0)
#define MAPFN_ASKED_vectorized_0vectorized , 1,
#define MAPFN_FLAG_fallible(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_fallible_, __VA_ARGS__), 0)
#define MAPFN_ASKED_fallible_0fallible , 1,
#define MAPFN_FLAG_masked(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_masked_, __VA_ARGS__), 0)
#define MAPFN_ASKED_masked_0masked , 1,
#define MAPFN_FLAG_exported(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_exported_, __VA_ARGS__), 0)
#define MAPFN_ASKED_exported_0exported , 1,
#define MAPFN_FLAG_host(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_host_, __VA_ARGS__), 0)
#define MAPFN_ASKED_host_0host , 1,
#define MAPFN_ASKED_host_0gathers , 1,
#define MAPFN_ASKED_host_0rowgathers , 1,
#define MAPFN_ASKED_host_0keeps , 1,
#define MAPFN_ASKED_host_0finds , 1,
#define MAPFN_FLAG_gathers(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_gathers_, __VA_ARGS__), 0)
#define MAPFN_ASKED_gathers_0gathers , 1,
#define MAPFN_ASKED_gathers_0rowgathers , 1,
#define MAPFN_ASKED_gathers_0keeps , 1,
#define MAPFN_ASKED_gathers_0finds , 1,
#define MAPFN_FLAG_buffers(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_buffers_, __VA_ARGS__), 0)
#define MAPFN_ASKED_buffers_0gathers , 1,
#define MAPFN_ASKED_buffers_0keeps , 1,
#define MAPFN_FLAG_keeps(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_keeps_, __VA_ARGS__), 0)
#define MAPFN_ASKED_keeps_0keeps , 1,
#define MAPFN_FLAG_finds(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_finds_, __VA_ARGS__), 0)
#define MAPFN_ASKED_finds_0finds , 1,
#define MAPFN_FLAG_yields(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_yields_, __VA_ARGS__), 0)
#define MAPFN_ASKED_yields_0written , 1,
#define MAPFN_ASKED_yields_0strewn , 1,
#define MAPFN_ASKED_yields_0held , 1,
#define MAPFN_ASKED_yields_0heldstrewn , 1,
#define MAPFN_ASKED_yields_0sums , 1,
#define MAPFN_ASKED_yields_0gathers , 1,
#define MAPFN_ASKED_yields_0rowgathers , 1,
#define MAPFN_ASKED_yields_0keeps , 1,
#define MAPFN_FLAG_apart(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_apart_, __VA_ARGS__), 0)
#define MAPFN_ASKED_apart_0ordered , 1,
#define MAPFN_ASKED_apart_0scratch , 1,
#define MAPFN_ASKED_apart_0steps , 1,
#define MAPFN_FLAG_ordered(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_ordered_, __VA_ARGS__), 0)
#define MAPFN_ASKED_ordered_0ordered , 1,
#define MAPFN_FLAG_streaming(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_streaming_, __VA_ARGS__), 0)
#define MAPFN_ASKED_streaming_0streaming , 1,
#define MAPFN_FLAG_serial(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_serial_, __VA_ARGS__), 0)
#define MAPFN_ASKED_serial_0serial , 1,
#define MAPFN_ASKED_serial_0ordered , 1,
#define MAPFN_ASKED_serial_0scratch , 1,
#define MAPFN_FLAG_strided(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_strided_, __VA_ARGS__), 0)
#define MAPFN_ASKED_strided_0strided , 1,
#define MAPFN_ASKED_strided_0strewn , 1,
#define MAPFN_ASKED_strided_0heldstrewn , 1,
#define MAPFN_FLAG_rows(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_rows_, __VA_ARGS__), 0)
#define MAPFN_ASKED_rows_0rows , 1,
#define MAPFN_ASKED_rows_0rowgathers , 1,
#define MAPFN_ASKED_rows_0rowsout , 1,
#define MAPFN_FLAG_rowsout(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_rowsout_, __VA_ARGS__), 0)
#define MAPFN_ASKED_rowsout_0rowsout , 1,
#define MAPFN_FLAG_sums(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_sums_, __VA_ARGS__), 0)
#define MAPFN_ASKED_sums_0sums , 1,
#define MAPFN_FLAG_steps(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_steps_, __VA_ARGS__), 0)
#define MAPFN_ASKED_steps_0steps , 1,
#define MAPFN_FLAG_states(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_states_, __VA_ARGS__), 0)
#define MAPFN_ASKED_states_0states , 1,
#define MAPFN_FLAG_meets(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_meets_, __VA_ARGS__), 0)
#define MAPFN_ASKED_meets_0sums , 1,
#define MAPFN_ASKED_meets_0written , 1,
#define MAPFN_ASKED_meets_0strewn , 1,
#define MAPFN_ASKED_meets_0held , 1,
#define MAPFN_ASKED_meets_0heldstrewn , 1,
#define MAPFN_ASKED_meets_0serial , 1,
#define MAPFN_ASKED_meets_0scratch , 1,
#define MAPFN_ASKED_meets_0gathers , 1,
#define MAPFN_ASKED_meets_0rowgathers , 1,
#define MAPFN_ASKED_meets_0keeps , 1,
#define MAPFN_ASKED_meets_0finds , 1,
#define MAPFN_ASKED_meets_0ordered , 1,
#define MAPFN_ASKED_meets_0rows , 1,
#define MAPFN_ASKED_meets_0rowsout , 1,
#define MAPFN_FLAG_held(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_held_, __VA_ARGS__), 0)
#define MAPFN_ASKED_held_0held , 1,
#define MAPFN_ASKED_held_0heldstrewn , 1,
#define MAPFN_FLAG_table(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_table_, __VA_ARGS__), 0)
#define MAPFN_ASKED_table_0table , 1,
/* 1 if 0table is asked for four times or more: each of these brings two arguments, behind the first one */
#define MAPFN_FLAG_tables(EACH, ...) \
    MAPFN_EIGHTH(~ EACH(MAPFN_ASKED_table_, __VA_ARGS__), 0, 0, 0, 0, 0, 0, 0)
#define MAPFN_FLAG_index(EACH, ...) MAPFN_SECOND(~ EACH(MAPFN_ASKED_index_, __VA_ARGS__), 0)
#define MAPFN_ASKED_index_0index , 1,
#define MAPFN_FLAGS(...) MAPFN_FLAGS_(MAPFN_FOR(MAPFN_NEED, __VA_ARGS__) 0nothing)
#define MAPFN_FLAGS_(...) (MAPFN_CAT(MAPFN_EACH_, MAPFN_COUNT(__VA_ARGS__)), __VA_ARGS__)
#define MAPFN_NEED(item) MAPFN_REST_OF(MAPFN_NEEDS_##item, )

/* MAPFN_RETYPED(item) is the item with its type in the words of MAPFN_TYPE_OF. */
#define MAPFN_RETYPED(item) , MAPFN_SECOND(MAPFN_RETYPED_##item, item)

/* MAPFN_PARAMETER(item) is `, item` for a parameter, MAPFN_MODIFIER(item) for a modifier, else nothing */
#define MAPFN_PARAMETER(item) MAPFN_CAT(MAPFN_KEEP_, MAPFN_SECOND(MAPFN_WORD_##item, ~))(item)
#define MAPFN_MODIFIER(item) MAPFN_CAT(MAPFN_DROP_, MAPFN_SECOND(MAPFN_WORD_##item, ~))(item)
#define MAPFN_KEEP_mapfn_kind(item) , item
#define MAPFN_KEEP_mapfn_modifier(item)
#define MAPFN_DROP_mapfn_kind(item)
#define MAPFN_DROP_mapfn_modifier(item) , item
