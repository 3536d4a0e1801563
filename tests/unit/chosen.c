/* What a map is by its list: the traits of each kind and modifier, and whether it is vectorized. The compiler says it all. */
#include "tests/lib/kinds.h"
#include "tests/lib/test.h"

typedef char *text;
#define CHOSEN(name, yes) MAPFN_ASSERT((int)name##_map_is_vectorized == (yes), #name " is " #yes)
#define HAS(name, trait, yes) \
    MAPFN_ASSERT(((mapfn_traits_##name & (trait)) != 0) == (yes), #name ": " #trait " is " #yes)
/* the same map over floats and over pointers, which no vector unit handles; the body leaves all as it is */
#define OVER(name, T, ...) MAPFN(void, name##_##T, out(float, result), __VA_ARGS__) { (void)x; *result = 1; }
#define PAIR(name, floats, pointers, list) \
    list(name, float) list(name, text) CHOSEN(name##_float, floats); CHOSEN(name##_text, pointers);
#define LIST_in(name, T) OVER(name, T, in(T, x))
#define LIST_out(name, T) OVER(name, T, out(T, x))
#define LIST_inout(name, T) OVER(name, T, inout(T, x))
#define LIST_in_strided(name, T) OVER(name, T, in_strided(T, x))
#define LIST_out_strided(name, T) OVER(name, T, out_strided(T, x))
#define LIST_inout_strided(name, T) OVER(name, T, inout_strided(T, x))
#define LIST_uniform(name, T) OVER(name, T, uniform(T, x))
#define LIST_table(name, T) OVER(name, T, table(T, x, 4))
PAIR(over_in, 1, 0, LIST_in)
PAIR(over_out, 1, 0, LIST_out)
PAIR(over_inout, 1, 0, LIST_inout)
PAIR(over_in_strided, 1, 0, LIST_in_strided)
PAIR(over_out_strided, 1, 0, LIST_out_strided)
PAIR(over_inout_strided, 1, 0, LIST_inout_strided)
PAIR(over_uniform, 1, 1, LIST_uniform)
PAIR(over_table, 1, 1, LIST_table)

/* one step, as lanes can hold it or not */
#define STEPS(name, T, ...) MAPFN(bool, name##_##T, repeat(3), __VA_ARGS__) { return false; }
#define LIST_state(name, T) STEPS(name, T, out(float, y), state(T, x, 0))
#define LIST_out_state(name, T) STEPS(name, T, out_state(T, x, 0))
#define LIST_step_out(name, T) STEPS(name, T, out(T, x))
#define LIST_step_inout(name, T) STEPS(name, T, inout(T, x))
#define LIST_step_strided(name, T) STEPS(name, T, out_strided(T, x), inout_strided(T, z))
PAIR(over_state, 1, 0, LIST_state)
PAIR(over_out_state, 1, 0, LIST_out_state)
PAIR(over_step_out, 1, 0, LIST_step_out)
PAIR(over_step_inout, 1, 0, LIST_step_inout)
PAIR(over_step_strided, 1, 0, LIST_step_strided)
typedef bool truth;
LIST_step_out(step_out, truth)
CHOSEN(step_out_truth, 0);
LIST_state(state_of, truth)
CHOSEN(state_of_truth, 1);
/* SSE2 alone cannot compare integers of 64 bits */
#if defined(__SSE2__) && !defined(__SSE4_2__)
enum { COMPARES_64 = 0 };
#else
enum { COMPARES_64 = 1 };
#endif
LIST_state(state_of, int64_t)
LIST_out_state(out_state_of, int64_t)
LIST_step_out(step_out, int64_t)
LIST_step_inout(step_inout, int64_t)
CHOSEN(state_of_int64_t, COMPARES_64);
CHOSEN(out_state_of_int64_t, COMPARES_64);
CHOSEN(step_out_int64_t, COMPARES_64);
CHOSEN(step_inout_int64_t, COMPARES_64);
/* what may hold a vector of 32 bytes has no kernel of another width */
typedef struct wide_value { char c[32]; } wide_value;
typedef struct less_value { char c[31]; } less_value;
#define NARROW(list, name) \
    list(name, wide_value) list(name, less_value) HAS(name##_wide_value, MAPFN_IS_NARROW, 1); HAS(name##_less_value, MAPFN_IS_NARROW, 0);
NARROW(LIST_in, narrow_in)
NARROW(LIST_out, narrow_out)
NARROW(LIST_inout, narrow_inout)
NARROW(LIST_in_strided, narrow_strided)
NARROW(LIST_uniform, narrow_uniform)
MAPFN(bool, step_in_row, repeat(3), in_row(float, x, 2), out(float, y)) { *y = x[1]; return false; }
MAPFN(bool, step_rng, repeat(3), rng(r), out(float, y)) { *y = mapfn_rng_float(r); return false; }
CHOSEN(step_in_row, 0);
CHOSEN(step_rng, 0);
/* a tally beside structs is looped, unless vectors are asked for */
#define TALLY(name, T, ...) MAPFN(void, name, in(T, x), tally(int, h, 2), __VA_ARGS__) { (void)x, (void)none; *h_at = 1, *h = 1; }
TALLY(tally_by_numbers, float, uniform(int, none))
TALLY(tally_by_structs, less_value, uniform(int, none))
TALLY(tally_by_asked_structs, less_value, uniform(int, none), vectorized)
CHOSEN(tally_by_numbers, 1);
CHOSEN(tally_by_structs, 0);
CHOSEN(tally_by_asked_structs, 1);

CHOSEN(k_in, 1);
CHOSEN(k_index, 1);
CHOSEN(k_rng, 1);
CHOSEN(k_where, 1);
CHOSEN(k_sum, 1);
CHOSEN(k_reduce, 1);
CHOSEN(k_in_row, 0);
CHOSEN(k_out_row, 0);
CHOSEN(k_inout_row, 0);
CHOSEN(k_in_ragged, 0);
CHOSEN(k_out_ragged, 0);
CHOSEN(k_inout_ragged, 0);
CHOSEN(k_scratch, 0);
CHOSEN(k_vectorized, 1);
CHOSEN(k_looped, 0);
CHOSEN(k_ordered, 0);
CHOSEN(k_fallible, 1);
CHOSEN(k_streaming, 1);
CHOSEN(k_team, 1);
#define ONLY(trait, a, b, c, d) \
    HAS(a, trait, 1); HAS(b, trait, 1); HAS(c, trait, 1); HAS(d, trait, 1); \
    HAS(k_in, trait, 0); HAS(k_out, trait, 0); HAS(k_table, trait, 0)
ONLY(MAPFN_HAS_INDEX, k_index, k_rng, k_fallible, k_fallible);
ONLY(MAPFN_HAS_ROWS, k_in_row, k_out_row, k_inout_row, k_in_ragged);
ONLY(MAPFN_HAS_ROWS, k_out_ragged, k_inout_ragged, k_in_row, k_in_row);
ONLY(MAPFN_HAS_STRIDE, k_in_strided, k_out_strided, k_inout_strided, k_in_strided);
ONLY(MAPFN_HAS_WHERE, k_where, k_where, k_where, k_where);
ONLY(MAPFN_HAS_SCRATCH, k_scratch, k_scratch, k_scratch, k_scratch);
ONLY(MAPFN_HAS_SUMS, k_sum, k_reduce, k_sum, k_reduce);
ONLY(MAPFN_IS_REPEATED, k_repeat, k_state, k_out_state, k_repeat);
ONLY(MAPFN_IS_FALLIBLE, k_fallible, k_fallible, k_fallible, k_fallible);
ONLY(MAPFN_IS_STREAMING, k_streaming, k_streaming, k_streaming, k_streaming);
ONLY(MAPFN_IS_ORDERED, k_ordered, k_ordered, k_ordered, k_ordered);
ONLY(MAPFN_IS_LOOPED, k_looped, k_looped, k_looped, k_looped);
ONLY(MAPFN_IS_VECTORIZED, k_vectorized, k_vectorized, k_vectorized, k_vectorized);
ONLY(MAPFN_IS_TEAM, k_team, k_team, k_team, k_team);

/* sums take lanes by their widest */
#define WIDTH(size, lanes) \
    typedef struct wide_##size { unsigned char c[size]; } wide_##size; \
    MAPFN_FN wide_##size either_##size(wide_##size a, wide_##size b) { return a.c[0] ? a : b; } \
    MAPFN(void, sum_of_##size, reduce(wide_##size, s, either_##size, (wide_##size){{0}}), in(char, x), sum(char, t)) \
    { \
        s->c[0] = (unsigned char)x, *t = x; \
    } \
    MAPFN_ASSERT(MAPFN_LANES(mapfn_traits_sum_of_##size) == (lanes), "lanes of " #size)
#ifndef __cplusplus
WIDTH(1, 128);
WIDTH(2, 64);
WIDTH(3, 32);
WIDTH(4, 32);
WIDTH(5, 16);
WIDTH(8, 16);
WIDTH(9, 8);
WIDTH(16, 8);
WIDTH(17, 4);
WIDTH(32, 4);
#endif

TEST(all_that_is_asserted) {}
int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(all_that_is_asserted);
    TEST_END();
}
