/* ======== src/lists/lists.h: counting, joining and choosing from lists of the preprocessor.
 * Uses nothing. Used by lists/, kinds/ and generate/. */

/* --------------------------------------------------------------------------------------- lists ---- */

#define MAPFN_CAT(left, right) MAPFN_CAT_(left, right)
#define MAPFN_CAT_(left, right) left##right
/* A macro for each of some parentheses, one behind the other: MACRO ends in MACRO##ALSO, and that in MACRO, so
 * that each takes the next one. Both have an _END, which is nothing. */
#define MAPFN_CHAIN(MACRO, parentheses) MAPFN_CAT(MACRO parentheses, _END)
#define MAPFN_NOTHING(...)
#define MAPFN_FIRST(...) MAPFN_FIRST_(__VA_ARGS__, ~)
#define MAPFN_FIRST_(first, ...) first
#define MAPFN_SECOND(...) MAPFN_SECOND_(__VA_ARGS__, ~)
#define MAPFN_SECOND_(first, second, ...) second
#define MAPFN_EIGHTH(...) MAPFN_EIGHTH_(__VA_ARGS__, ~)
#define MAPFN_EIGHTH_(first, second, third, fourth, fifth, sixth, seventh, eighth, ...) eighth
#define MAPFN_THIRD(...) MAPFN_THIRD_(__VA_ARGS__, ~)
#define MAPFN_THIRD_(first, second, third, ...) third

/* MAPFN_COUNT(a, b, c) is 3. MAPFN_FITS(…) is 0 from 24 items on, and MAPFN_IS_LIST(…) is 1 from two on. The tables
 * below go two items further, as the result may stand before the items, and a word before all. */
#define MAPFN_COUNT(...) \
    MAPFN_48TH(__VA_ARGS__, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, \
        25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define MAPFN_FITS(...) \
    MAPFN_48TH(__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
#define MAPFN_IS_LIST(...) \
    MAPFN_48TH(__VA_ARGS__, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, \
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0)
/* what stands behind the first, if anything does */
#define MAPFN_REST(...) MAPFN_CAT(MAPFN_REST_, MAPFN_IS_LIST(__VA_ARGS__))(__VA_ARGS__)
#define MAPFN_REST_0(first)
#define MAPFN_REST_1(first, ...) __VA_ARGS__
/* the same where something does, which need not be counted */
#define MAPFN_REST_OF(...) MAPFN_REST_1(__VA_ARGS__)
#define MAPFN_48TH(_1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20, _21, \
    _22, _23, _24, _25, _26, _27, _28, _29, _30, _31, _32, _33, _34, _35, _36, _37, _38, _39, _40, _41, _42, _43, _44, \
    _45, _46, _47, _48, ...) _48

/* MAPFN_EACH(MAPFN_FIELD_, in(T, x), uniform(T, a)) is MAPFN_FIELD_in(T, x) MAPFN_FIELD_uniform(T, a)
 * MAPFN_FOR(MACRO, in(T, x), uniform(T, a)) is MACRO(in(T, x)) MACRO(uniform(T, a))
 * The tables are flat, as a recursive list macro would take fifty times as long to compile. See tools/tables.sh. Where
 * a macro is given the table for its items as EACH, it says EACH(MAPFN_FIELD_, …) and EACH##_FOR(MACRO, …), as to count
 * items takes longer than all else. */
#define MAPFN_EACH(PREFIX, ...) MAPFN_CAT(MAPFN_EACH_, MAPFN_COUNT(__VA_ARGS__))(PREFIX, __VA_ARGS__)
#define MAPFN_FOR(MACRO, ...) MAPFN_FOR_(MAPFN_COUNT(__VA_ARGS__))(MACRO, __VA_ARGS__)
#define MAPFN_FOR_(count) MAPFN_FOR_ALL_OF(count)
#define MAPFN_FOR_ALL_OF(count) MAPFN_EACH_##count##_FOR
