/* ======== src/kinds/first.h: first.
 * Uses kinds/gathers.h. Used by definitions. */

/* first(at): the lowest index for which the function is true. nothing <- size_t *at */
#define MAPFN_WORD_first(...) , mapfn_kind, MAPFN_TAKES_1, (mapfn_nothing, __VA_ARGS__)
#define MAPFN_NEEDS_first(at) ~, 0finds
#define MAPFN_GATHERS_first(at) ~, 1
#define MAPFN_TRAIT_first(at)
#define MAPFN_MUST_first MAPFN_NOTHING
#define MAPFN_ELEM_first MAPFN_NOTHING
#define MAPFN_NAME_first MAPFN_NOTHING
#define MAPFN_STEP_first MAPFN_NOTHING
#define MAPFN_LANE_first MAPFN_NOTHING
#define MAPFN_ARRAY_first(at) , size_t *at
#define MAPFN_FIELD_first(at) size_t *at;
#define MAPFN_PASS_first(at) , at
#define MAPFN_KERNEL_first(at) , MAPFN_UNUSED size_t *at
#define MAPFN_SHIFT_first(at) , mapfn_a->at
#define MAPFN_AT_first MAPFN_NOTHING
#define MAPFN_CLAIMS_first(at) ~, + MAPFN_ONE_SUM
#define MAPFN_CLAIM_first(at) ~, MAPFN_CLAIM_SUM(at)
#define MAPFN_FIT_first(at) MAPFN_FIT(at, 1)
#define MAPFN_INFO_first(at) MAPFN_INFO_ARRAY(at, MAPFN_ONE_VALUE, MAPFN_WRITTEN, 0)
#define MAPFN_HANDS_first(at) ~, *at = mapfn_told->mapfn_found == SIZE_MAX ? mapfn_n : mapfn_told->mapfn_found;
#define MAPFN_DESCRIBES_first(at) MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_FIRST, size_t, at, 0, false, NULL)
#define MAPFN_JOIN_first MAPFN_NOTHING
#define MAPFN_KIND_first MAPFN_NOTHING
#define MAPFN_SHARED_first MAPFN_NOTHING
