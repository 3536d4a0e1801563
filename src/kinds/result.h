/* ======== src/kinds/result.h: the result, which stands first in the list of a map that stores one.
 * Uses kinds/words.h. Used by generate/result.h. */

/* the result of `R f(…)`, which stands first in the list of a map that stores one: R *out. nothing <- R *out */
#define MAPFN_TRAIT_mapfn_result(R, meets) MAPFN_TYPE_TRAIT(R) MAPFN_CONSTRUCTOR_TRAIT(R)
#define MAPFN_ALIGN_mapfn_result MAPFN_ALIGN_in
#define MAPFN_COMES_mapfn_result MAPFN_COMES_in
#define MAPFN_LIES_ALONE_mapfn_result(R, meets) ~, || MAPFN_ALONE_##meets(R) != 0
#define MAPFN_APART_mapfn_result MAPFN_APART_in
#define MAPFN_MAKES_mapfn_result MAPFN_MAKES_out
#define MAPFN_MUST_mapfn_result(R, meets) MAPFN_MUST(R, out)
#define MAPFN_ELEM_mapfn_result MAPFN_NOTHING
#define MAPFN_NAME_mapfn_result MAPFN_NOTHING
#define MAPFN_ARRAY_mapfn_result(R, meets) , R *mapfn_out
#define MAPFN_FIELD_mapfn_result(R, meets) R *mapfn_out;
#define MAPFN_PASS_mapfn_result(R, meets) , mapfn_out
#define MAPFN_KERNEL_mapfn_result(R, meets) , MAPFN_CAT(MAPFN_PLACE_OF_RESULT_, meets)(R, mapfn_out)
#define MAPFN_LIES_mapfn_result(R, meets) ~, MAPFN_LIES(mapfn_out, true)
#define MAPFN_WRITES_mapfn_result(R, meets) ~, 1
#define MAPFN_SOLE_mapfn_result(R, meets) , R *__restrict mapfn_out
#define MAPFN_PROMISES_mapfn_result(R, meets) ~, 1
#define MAPFN_INSIDE_mapfn_result MAPFN_ARRAY_mapfn_result
#define MAPFN_SHIFT_mapfn_result(R, meets) , mapfn_a->mapfn_out + mapfn_begin
#define MAPFN_AT_mapfn_result MAPFN_NOTHING
#define MAPFN_UNHELD_mapfn_result MAPFN_UNHELD_out
#define MAPFN_ROOM_OF_STRIP_mapfn_result(R, meets) ~, MAPFN_ROOM_FOR(R, mapfn_out)
#define MAPFN_HOLD_STRIP_mapfn_result(R, meets) ~, MAPFN_HOLD_AT(R, mapfn_out)
#define MAPFN_STORE_STRIP_mapfn_result(R, meets) ~, MAPFN_STORE_HELD(R, mapfn_out)
#define MAPFN_STAND_mapfn_result(R, meets) ~,
#define MAPFN_CLAIMS_mapfn_result(R, meets) ~, + MAPFN_ONE_OUTPUT
#define MAPFN_CLAIM_mapfn_result(R, meets) ~, \
    mapfn_outputs = 1; /* it stands before all others */ \
    MAPFN_DOUBT_IF(mapfn_quick_first(mapfn_q, 0, mapfn_out, MAPFN_BYTES(R, mapfn_out)))
#define MAPFN_FIT_mapfn_result(R, meets) MAPFN_FIT_AS("out", mapfn_out, mapfn_n)
#define MAPFN_INFO_mapfn_result(R, meets) \
    {"out", MAPFN_EACH_ELEMENT, MAPFN_WRITTEN | MAPFN_ALWAYS | MAPFN_ALONE_##meets(R), \
        sizeof *((mapfn_self *)0)->mapfn_out, \
        MAPFN_OFFSET(mapfn_out), 0},
