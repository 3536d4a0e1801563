/* ======== src/kinds/modifiers.h: one block for each modifier. A new modifier is a block here.
 * Uses lists/. Used by definitions. */

/* ------------------------------------------------------------------ one block per modifier ----
 * To add a modifier is to add a block; docs/design.md has the recipe.
 *
 * WORD   `, mapfn_modifier`, and how it is written: MAPFN_BARE, or a macro that counts arguments
 * TRAIT  its part of the map's traits; may be empty
 * NEEDS  optional: `~, ` and the flags it asks for, see MAPFN_FLAGS
 * COST   optional: `~, + ` and nanoseconds */
#define MAPFN_WORD_vectorized , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_vectorized | MAPFN_IS_VECTORIZED
#define MAPFN_NEEDS_vectorized ~, 0vectorized

#define MAPFN_WORD_looped , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_looped | MAPFN_IS_LOOPED
#define MAPFN_NEEDS_looped ~, 0serial

#define MAPFN_WORD_ordered , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_ordered | MAPFN_IS_ORDERED
#define MAPFN_NEEDS_ordered ~, 0ordered

#define MAPFN_WORD_fallible , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_fallible | MAPFN_HAS_INDEX | MAPFN_IS_FALLIBLE
#define MAPFN_NEEDS_fallible ~, 0fallible

#define MAPFN_WORD_exported , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_exported
#define MAPFN_NEEDS_exported ~, 0exported

#define MAPFN_WORD_host , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_host | MAPFN_IS_HOST
#define MAPFN_NEEDS_host ~, 0host

#define MAPFN_WORD_streaming , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_streaming | MAPFN_IS_STREAMING
#define MAPFN_NEEDS_streaming ~, 0streaming

#define MAPFN_WORD_cost(...) , mapfn_modifier, MAPFN_TAKES_NUMBER, (mapfn_nothing, __VA_ARGS__)
#define MAPFN_TRAIT_cost(ns)
#define MAPFN_COST_cost(ns) ~, + (ns)

#define MAPFN_WORD_team , mapfn_modifier, MAPFN_BARE
#define MAPFN_TRAIT_team | MAPFN_IS_TEAM

#define MAPFN_COST(item) MAPFN_SECOND(MAPFN_COST_##item, )

/* what the blocks above call */
#define MAPFN_OFFSET(field) offsetof(mapfn_self, field)
#define MAPFN_INFO_ARRAY(x, layout, access, detail) \
    {#x, layout, access, sizeof *((mapfn_self *)0)->x, MAPFN_OFFSET(x), detail},
/* out of the inline checks */
#define MAPFN_DOUBT_IF(condition) if (__builtin_expect(condition, 0)) return true;
#define MAPFN_QUICK_STRIDED(written, x) \
    MAPFN_DOUBT_IF(mapfn_quick_strided(mapfn_q, written ? mapfn_outputs++ : mapfn_outputs, written, x, sizeof *x, \
        x##_stride, mapfn_n))
#define MAPFN_CLAIM_OUTPUT(x, bytes) \
    MAPFN_DOUBT_IF((mapfn_claims == MAPFN_ONE_OUTPUT ? mapfn_quick_first_output : mapfn_quick_output)( \
        mapfn_q, mapfn_outputs++, x, bytes))
#define MAPFN_CLAIM_SUM(s) \
    MAPFN_DOUBT_IF((mapfn_claims == MAPFN_ONE_SUM ? mapfn_quick_first_sum : mapfn_quick_sum)( \
        mapfn_q, mapfn_outputs, s, sizeof *s)) \
    mapfn_outputs += MAPFN_ONE_SUM;
#define MAPFN_QUICK_INPUT(x, stride, bytes) \
    MAPFN_DOUBT_IF((mapfn_claims == MAPFN_ONE_OUTPUT ? mapfn_quick_beside_output \
        : mapfn_claims == MAPFN_ONE_SUM ? mapfn_quick_beside_sum : mapfn_quick_input)( \
        mapfn_q, mapfn_outputs, stride, x, bytes))
/* An array that must have at least so many elements, for whoever asks what the compiler knows to be too short. Where a
 * length is an expression, a declaration has only that, and the map has its value. */
#define MAPFN_FIT(x, count) MAPFN_FIT_AS(#x, x, count)
#define MAPFN_FIT_AS(name, x, count) (name, x, count, count)
#define MAPFN_FIT_LENGTH(x, count, length) (#x, x, (count) * (size_t)(length), (count) * mapfn_length_##x)
/* What the kinds of a map claim, added up: these two are known to be all of it. */
#define MAPFN_ONE_OUTPUT 1
#define MAPFN_ONE_SUM 256
#define MAPFN_MORE_OUTPUTS 2
/* the bytes of elements, as mapfn_quick_bytes */
#define MAPFN_BYTES(T, x) MAPFN_BY_TYPE(MAPFN_BYTES_, T)(x)
#define MAPFN_BYTES_0(x) (mapfn_q->mapfn_doubt |= (int)(sizeof *x > 65536), sizeof *x * mapfn_n)
#define MAPFN_BYTES_1(x) sizeof *x * mapfn_n
