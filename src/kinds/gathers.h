/* ======== src/kinds/gathers.h: what gathers share, and what stands beside them in a list.
 * Uses kinds/words.h, kinds/sums.h and run/gathers_of.h. Used by kinds/ and generate/gathers.h. */

/* A kind that gathers, with 0gathers or one of its kin in NEEDS, has `~, 1` for GATHERS. Its kernel computes mapfn_most
 * elements at a time, whose values for the gather go to local arrays of the kernel. Then these are added to the table.
 * It has those of these words that it needs, each behind `~, `, with commas in parentheses only:
 * COUNTS   what a kernel declares before its loop          WEIGHS   `+ ` and the bytes of an element in these arrays
 * KEEPS    declares the arrays                              STARTS   before element mapfn_i: what it has is nothing
 * LAYS     lays what it has to place mapfn_j of the arrays  BRINGS   adds the arrays to the table
 * ADDS     where there are no arrays: adds what it has to the table, as the mapfn_j'th of a turn
 * DECLARES  before these: a place for what AT names
 * CARRIES  `|| ` and whether elements themselves add to places, in an order that shows
 * ALONE    `&& ` and whether one call of a kernel gathers all
 * RELEASES  behind a kernel's loop: stores what COUNTS held
 * CLEARS   before that: the caller's table is empty         HANDS    behind it: gives the caller what was told
 * and all of these: DESCRIBES, the gather for plain C; JOIN, KIND, SHARED as a sum. */

/* Was element k of these computed, and not skipped? */
#define MAPFN_IS_LIVE(k) (!mapfn_masked || mapfn_live[k])
/* Every map that gathers has this first in its list: what a kernel is told. */
#define MAPFN_TRAIT_mapfn_told(nothing) | MAPFN_HAS_SUMS
#define MAPFN_MUST_mapfn_told MAPFN_NOTHING
#define MAPFN_ELEM_mapfn_told MAPFN_NOTHING
#define MAPFN_NAME_mapfn_told MAPFN_NOTHING
#define MAPFN_ARRAY_mapfn_told MAPFN_NOTHING
#define MAPFN_FIELD_mapfn_told(nothing) mapfn_gathering *mapfn_told;
#define MAPFN_LOCAL_mapfn_told(nothing) ~, mapfn_gathering *const mapfn_told = NULL;
#define MAPFN_PASS_mapfn_told(nothing) , mapfn_told
#define MAPFN_KERNEL_mapfn_told(nothing) , MAPFN_UNUSED mapfn_gathering *mapfn_told
#define MAPFN_SHIFT_mapfn_told(nothing) , mapfn_a->mapfn_told
#define MAPFN_AT_mapfn_told MAPFN_NOTHING
#define MAPFN_FIT_mapfn_told MAPFN_NOTHING
#define MAPFN_INFO_mapfn_told MAPFN_NOTHING

/* The inline check of an array of `length` values that elements are gathered in. No other array may lie exactly in its
 * place, and an array of no values may be NULL. */
#define MAPFN_CLAIM_TOTALS(x, length) \
    MAPFN_CLAIM_OUTPUT(x, mapfn_quick_bytes(mapfn_q, sizeof *x, length, SIZE_MAX / 2)) \
    mapfn_q->mapfn_stride = PTRDIFF_MIN; \
    MAPFN_DOUBT_IF((length) == 0)
#define MAPFN_DESCRIBE_GATHER(kind, T, x, detail, ordered, join) \
    {kind, ordered, sizeof(T), MAPFN_OFFSET(x), detail, join},
#define MAPFN_DEMAND_TOTALS(T, s) \
    MAPFN_DEMAND(!MAPFN_IS_BOOL(T), E20_totals, #s); \
    MAPFN_DEMAND(MAPFN_IS_NUMBER(T), E21_totals, #s);
#define MAPFN_TEXT_E20_totals(s) "MAPFN_E20: bools that are added up, `" s "`, could count to one: count in an " \
    "integer; see docs/errors.md#e20"
#define MAPFN_TEXT_E21_totals(s) "MAPFN_E21: sum_row and tally add numbers, and the T of `" s "` is none, or const: " \
    "take one for each member; see docs/errors.md#e21"
MAPFN_CAN_DEMAND(E20_totals, "s");
MAPFN_CAN_DEMAND(E21_totals, "s");
