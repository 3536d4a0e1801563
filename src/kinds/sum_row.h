/* ======== src/kinds/sum_row.h: sum_row.
 * Uses kinds/gathers.h. Used by definitions. */

/* sum_row(T, s, D): D running sums, which each element adds to. T *s <- T *s */
#define MAPFN_WORD_sum_row(...) , mapfn_kind, MAPFN_TAKES_3, (mapfn_place, __VA_ARGS__)
#define MAPFN_RETYPED_sum_row(T, ...) ~, sum_row(MAPFN_TYPE_OF(T), __VA_ARGS__)
#define MAPFN_NEEDS_sum_row(T, s, D) ~, 0rowgathers
#define MAPFN_GATHERS_sum_row(T, s, D) ~, 1
#define MAPFN_TRAIT_sum_row(T, s, D) MAPFN_TYPE_TRAIT(T) | MAPFN_HAS_ROWS
#define MAPFN_MUST_sum_row(T, s, D) MAPFN_MUST(T, s)
#define MAPFN_ELEM_sum_row(T, s, D) , T *const s
#define MAPFN_NAME_sum_row MAPFN_NAME_in_row
#define MAPFN_STEP_sum_row MAPFN_ELEM_sum_row
#define MAPFN_LANE_sum_row MAPFN_NOTHING
#define MAPFN_ARRAY_sum_row(T, s, D) , T *s
#define MAPFN_FIELD_sum_row MAPFN_FIELD_tally
#define MAPFN_LOCAL_sum_row MAPFN_LOCAL_in_row
#define MAPFN_PASS_sum_row MAPFN_PASS_in_row
#define MAPFN_KERNEL_sum_row(T, s, D) , T *__restrict s, MAPFN_UNUSED size_t mapfn_length_##s
#define MAPFN_SHIFT_sum_row MAPFN_SHIFT_tally
#define MAPFN_AT_sum_row(T, s, D) , mapfn_sums_##s
#define MAPFN_CLAIMS_sum_row(T, s, D) ~, + MAPFN_MORE_OUTPUTS
#define MAPFN_CLAIM_sum_row(T, s, D) ~, MAPFN_CLAIM_TOTALS(s, mapfn_length_##s)
#define MAPFN_FIT_sum_row MAPFN_FIT_tally
#define MAPFN_INFO_sum_row MAPFN_INFO_tally
#define MAPFN_DEMANDS_sum_row MAPFN_DEMANDS_tally
/* A few sums are held in variables while a kernel runs: of a store under a condition compilers do not know that it may
 * be left out, and each would wait for the one before. */
#define MAPFN_COUNTS_sum_row(T, s, D) ~, \
    enum { mapfn_held_most_##s = 16 }; \
    bool const mapfn_holds_##s = __builtin_constant_p(D) && MAPFN_LENGTH(D, s) <= (size_t)mapfn_held_most_##s; \
    T mapfn_held_##s[mapfn_held_most_##s]; \
    MAPFN_SUMS_APART(T, s) \
    T *const mapfn_sums_##s = MAPFN_APART_OR(T, s) mapfn_holds_##s ? mapfn_held_##s : s; \
    if (mapfn_holds_##s) MAPFN_MEMCPY((void *)(mapfn_held_##s), (const void *)(s), MAPFN_LENGTH(D, s) * sizeof(T));
#define MAPFN_RELEASES_sum_row(T, s, D) ~, \
    if (mapfn_holds_##s) MAPFN_MEMCPY((void *)(s), (const void *)(mapfn_held_##s), MAPFN_LENGTH(D, s) * sizeof(T));
/* Where gcc would add products under a mask wrongly, an element adds to sums of its own, which begin at zero. */
#if MAPFN_MASKS_PRODUCTS
# define MAPFN_ARE_APART(T, s) (MAPFN_TYPE_IS_INTEGER(T) && sizeof(T) == 8 && mapfn_holds_##s)
# define MAPFN_APART_OR(T, s) MAPFN_ARE_APART(T, s) ? mapfn_apart_##s :
# define MAPFN_SUMS_APART(T, s) \
    T mapfn_apart_##s[mapfn_held_most_##s]; \
    MAPFN_NO_BITS(T, s)
# define MAPFN_STARTS_sum_row(T, s, D) ~, \
    if (MAPFN_ARE_APART(T, s)) MAPFN_MEMSET((void *)(mapfn_apart_##s), 0, MAPFN_LENGTH(D, s) * sizeof(T));
# define MAPFN_LAYS_sum_row(T, s, D) ~, \
    if (MAPFN_ARE_APART(T, s)) mapfn_add_unmasked((void *)(mapfn_held_##s), (const void *)(mapfn_apart_##s), \
        MAPFN_LENGTH(D, s), mapfn_no_bits_##s);
# define MAPFN_ADDS_sum_row MAPFN_LAYS_sum_row
#else
# define MAPFN_APART_OR(T, s)
# define MAPFN_SUMS_APART(T, s)
#endif
#define MAPFN_CARRIES_sum_row(T, s, D) ~, || !MAPFN_TYPE_IS_INTEGER(T)
#define MAPFN_ALONE_sum_row(T, s, D) ~, && (MAPFN_TYPE_IS_INTEGER(T) || mapfn_n < 128)
#define MAPFN_CLEARS_sum_row MAPFN_CLEARS_tally
#define MAPFN_DESCRIBES_sum_row(T, s, D) \
    MAPFN_DESCRIBE_GATHER(MAPFN_GATHERS_ROW, T, s, MAPFN_OFFSET(mapfn_length_##s), \
        !MAPFN_TYPE_IS_INTEGER(T), MAPFN_JOIN_OF_KIND(mapfn_kind_##s))
#define MAPFN_JOIN_sum_row(T, s, D) MAPFN_JOIN_sum(T, s)
#define MAPFN_KIND_sum_row(T, s, D) MAPFN_KIND_sum(T, s)
#define MAPFN_SHARED_sum_row(T, s, D) MAPFN_SHARED_sum(T, s)
