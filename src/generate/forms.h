/* ======== src/generate/forms.h: which kernels a map has, and by which loop it is vectorized.
 * Uses lists/items.h. Used by generate/judge.h. */

/* How kernels are generated: 0each for a map that only computes elements, 0sums for one that also adds up, 0steps for
 * one whose function is a step, 0stepsums for a step that adds up, 0gathers for one that gathers, also beside sums. */
#define MAPFN_FORM(FLAGS) MAPFN_CAT(MAPFN_FORM_, \
    MAPFN_CAT(MAPFN_FLAG_gathers FLAGS, MAPFN_CAT(MAPFN_FLAG_steps FLAGS, MAPFN_FLAG_sums FLAGS)))
#define MAPFN_FORM_000 0each
#define MAPFN_FORM_001 0sums
#define MAPFN_FORM_010 0steps
#define MAPFN_FORM_011 0stepsums
#define MAPFN_FORM_100 0gathers
#define MAPFN_FORM_101 0gathers
/* The loop of a vectorized map. It depends on whether there are rows, whether the map is `vectorized`, and whether it
 * has more than four arrays, as clang then gives up unless it is forced. Otherwise its cost model decides.
 * With a table five arrays are not too many: clang compares the pairs of four arrays by itself, except three outputs
 * beside an input and a table of bytes. And forcing costs more there: clang 14 took 2.4 times as long to look up filter
 * taps in vectors with AVX-512, and clang 19 took 3.4 times as long. */
#define MAPFN_LOOP_OF(FLAGS, ...) \
    MAPFN_CAT(MAPFN_LOOP_OF_ROWS_, MAPFN_FLAG_rows FLAGS)(FLAGS, __VA_ARGS__)
#define MAPFN_LOOP_OF_ROWS_1(...) MAPFN_LOOP_ROWS
#define MAPFN_LOOP_OF_ROWS_0(FLAGS, ...) \
    MAPFN_CAT(MAPFN_LOOP_IF_FORCED_, MAPFN_CAT(MAPFN_FLAG_vectorized FLAGS, MAPFN_HAS_MANY_ARRAYS(FLAGS, __VA_ARGS__)))
#define MAPFN_HAS_MANY_ARRAYS(FLAGS, ...) \
    MAPFN_SECOND(MAPFN_CAT(MAPFN_FEW_ARRAYS_, MAPFN_CAT(MAPFN_FLAG_table FLAGS, MAPFN_COUNT_ARRAYS(__VA_ARGS__))), 1)
#define MAPFN_FEW_ARRAYS_01 ~, 0
#define MAPFN_FEW_ARRAYS_02 ~, 0
#define MAPFN_FEW_ARRAYS_03 ~, 0
#define MAPFN_FEW_ARRAYS_04 ~, 0
#define MAPFN_FEW_ARRAYS_11 ~, 0
#define MAPFN_FEW_ARRAYS_12 ~, 0
#define MAPFN_FEW_ARRAYS_13 ~, 0
#define MAPFN_FEW_ARRAYS_14 ~, 0
#define MAPFN_FEW_ARRAYS_15 ~, 0
#if MAPFN_FORCES
# define MAPFN_COUNT_ARRAYS(...) MAPFN_COUNT(MAPFN_REST(~ MAPFN_FOR(MAPFN_IF_ARRAY, __VA_ARGS__)))
# define MAPFN_IF_ARRAY(item) MAPFN_CAT(MAPFN_IF_ARRAY_, MAPFN_SECOND(MAPFN_LONE_##item, 0))(item)
# define MAPFN_IF_ARRAY_0(item) , item
# define MAPFN_IF_ARRAY_1(item)
#else
# define MAPFN_COUNT_ARRAYS(...) 1
#endif
#define MAPFN_LOOP_IF_FORCED_00 MAPFN_LOOP_IF_TRUSTED(MAPFN_TRUSTS_COSTS)
#define MAPFN_LOOP_IF_FORCED_01 MAPFN_LOOP_FORCED
#define MAPFN_LOOP_IF_FORCED_10 MAPFN_LOOP_FORCED
#define MAPFN_LOOP_IF_FORCED_11 MAPFN_LOOP_FORCED
/* The loop of a map that needs no forcing. MAPFN_CAT cannot be used here, as it is being expanded already. */
#define MAPFN_LOOP_IF_TRUSTED(trust) MAPFN_LOOP_IF_TRUSTED_(trust)
#define MAPFN_LOOP_IF_TRUSTED_(trust) MAPFN_LOOP_IF_TRUSTED_##trust
#define MAPFN_LOOP_IF_TRUSTED_0 MAPFN_LOOP_FORCED
#define MAPFN_LOOP_IF_TRUSTED_1 MAPFN_LOOP_VECTORIZED
/* 0 where MAPFN_TRUST_COST_MODEL is 0; 1 where it is 1 or not defined. */
#define MAPFN_TRUSTS_COSTS MAPFN_TRUSTS_BY(MAPFN_TRUST_COST_MODEL)
#define MAPFN_TRUSTS_BY(trust) MAPFN_TRUSTS_BY_(trust)
#define MAPFN_TRUSTS_BY_(trust) MAPFN_TRUSTS_BY_##trust
#define MAPFN_TRUSTS_BY_0 0
#define MAPFN_TRUSTS_BY_1 1
#define MAPFN_TRUSTS_BY_MAPFN_TRUST_COST_MODEL 1
