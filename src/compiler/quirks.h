/* ======== src/compiler/quirks.h: the registry of what single compilers need to be fast.
 * Uses compiler/features.h. Used by compiler/, kinds/ and generate/. */

/* A quirk is 1 where this compiler has it for this target. Its cure stands where the macro is asked, mostly in
 * compiler/cures.h and compiler/loop.h, and has no effect on results. Each has a probe, tests/quirks/NAME.c; `make
 * quirks` builds it with the quirk and without, under each compiler, and says whether it is still needed. An entry says
 * - who: the compilers that have it, and until when
 * - what: what they do without the cure, and the cure
 * - gain: the time without the cure divided by that with it, on AMD Zen 3 or Zen 5, or an Intel Xeon; compilers'
 *   versions in parentheses
 * -DMAPFN_NO_QUIRKS=1 turns all of them off: slower in places, and right. No tracker has a report of any of them that
 * the project knows of; docs/compilers.md has the text for each. */
#define MAPFN_QUIRKS !MAPFN_NO_QUIRKS
#ifdef __clang__
# define MAPFN_CLANG __clang_major__
# define MAPFN_GCC 0
#else
# define MAPFN_CLANG 0
# define MAPFN_GCC __GNUC__
#endif
#define MAPFN_OPTIMIZES MAPFN_IS_DEFINED(__OPTIMIZE__)
#define MAPFN_OPTIMIZES_SPEED (MAPFN_OPTIMIZES && !MAPFN_IS_DEFINED(__OPTIMIZE_SIZE__))
#define MAPFN_SSE2 MAPFN_IS_DEFINED(__SSE2__)
#define MAPFN_SSE4_1 MAPFN_IS_DEFINED(__SSE4_1__)
#define MAPFN_AVX MAPFN_IS_DEFINED(__AVX__)
#define MAPFN_AVX2 MAPFN_IS_DEFINED(__AVX2__)
#define MAPFN_AVX512 MAPFN_IS_DEFINED(__AVX512F__)

/* QUIRK result_apart
 *   who    clang, all
 *   what   It compares the arrays of a loop, and takes elements one by one where an input is exactly the output. The
 *          only output of a map is said to lie apart, see MAPFN_PLACE_OF_RESULT_0.
 *   gain   4.0 (14), 3.9 (16, 19), 3.5 (22) */
#ifndef MAPFN_QUIRK_result_apart
# define MAPFN_QUIRK_result_apart (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif

/* QUIRK looked_up_apart
 *   who    clang with AVX2, all
 *   what   It also compares the arrays where a table is looked up at computed places. The result is said to lie apart
 *          there too, except with SSE2, which has to look up one by one: bytes to floats by a table took three times
 *          as long.
 *   gain   1.8 (14), 1.9 (16 to 22) */
#ifndef MAPFN_QUIRK_looked_up_apart
# define MAPFN_QUIRK_looked_up_apart (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_AVX2 && !MAPFN_FOR_CARD)
#endif

/* QUIRK looked_up_singly
 *   who    gcc, clang, all
 *   what   They look up structs member by member in vectors, and small numbers too, and put the vectors together by
 *          shuffles. One by one is faster, a struct at a time.
 *   gain   2.2 (gcc 12), 1.0 (gcc 11 and 13 to 16, where pixels gain 1.4), 5.3 (clang 14 to 22) */
#ifndef MAPFN_QUIRK_looked_up_singly
# define MAPFN_QUIRK_looked_up_singly (MAPFN_QUIRKS && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK structs_expanded
 *   who    clang for x86, all
 *   what   It passes and returns a small struct as integers, or as vectors of two floats. The members are parts of
 *          these, and stay so where the function is inlined, so that most such loops are not vectorized, or slowly. By
 *          the calling convention regcall members are passed as they are, and element functions have that one.
 *   gain   2.0 (14, 16), 3.0 (19), 2.9 (22) */
#ifndef MAPFN_QUIRK_structs_expanded
# define MAPFN_QUIRK_structs_expanded (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_SSE2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK helpers_called
 *   who    clang, all
 *   what   `flatten` inlines the calls that stand in a kernel, and none in the functions that are inlined into it. A
 *          large helper of a body, or a large function of MAPFN_OF, has a caller in each kernel, so that clang leaves
 *          it a call, and makes no vectors. Element functions are `flatten` themselves.
 *   gain   2.9 (14, 16, 19, 22); with AVX-512 7 to 9
 *   until  a version whose `flatten` goes on, as gcc's does. For a helper of another target than the file's clang 22
 *          has an error: define MAPFN_QUIRK_helpers_called as 0, or call it by a pointer. */
#ifndef MAPFN_QUIRK_helpers_called
# define MAPFN_QUIRK_helpers_called (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK structs_in_words
 *   who    clang for other processors than x86, all
 *   what   The same, where there is no such convention. The struct is copied word by word, which takes it apart before
 *          it is passed, see MAPFN_WAY_OF.
 *   gain   2.0 (14, 16), 3.0 (19, 22) on x86 without structs_expanded */
#ifndef MAPFN_QUIRK_structs_in_words
# define MAPFN_QUIRK_structs_in_words \
    (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD && !MAPFN_QUIRK_structs_expanded)
#endif

/* QUIRK bytes_joined
 *   who    gcc for x86, all; results without AVX2 until 14
 *   what   Four bytes that a body makes are four stores for it, which it vectorizes one by one or not at all. They are
 *          joined to one integer, and from SSE4.1 on those that come in are loaded as one.
 *   gain   6.3 (11), 5.7 (12), and without AVX2 of what is held 1.0 to 4 (15, 16). gcc 15 and later would take 0.7 to
 *          1.5 of the time for results with AVX2, and 0.4 to 0.6 without */
#ifndef MAPFN_QUIRK_bytes_joined
# define MAPFN_QUIRK_bytes_joined \
    (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_SSE2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK structs_back_in_words
 *   who    gcc, all
 *   what   A struct that was held is stored by wide loads from memory that its members were just stored to, and each
 *          load waits for these. It goes back word by word, so that no member ever is in memory.
 *   gain   2.9 (11 to 14), 2.3 (15, 16) */
#ifndef MAPFN_QUIRK_structs_back_in_words
# define MAPFN_QUIRK_structs_back_in_words (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_OPTIMIZES)
#endif

/* QUIRK structs_in_place
 *   who    gcc, all
 *   what   A struct that is held is loaded and stored as a whole. If a member is smaller than the words of that, each
 *          load waits for the store of the member; if all members are words, they are changed one by one between two
 *          copies. So structs of more than 8 bytes are worked on in the array.
 *   gain   15 (11 to 16); 1.3 to 2.6 where all members are words. Without, an unpredictable condition on such a struct
 *          of words took 0.15 to 0.4 of the time. */
#ifndef MAPFN_QUIRK_structs_in_place
# define MAPFN_QUIRK_structs_in_place (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK wide_apart
 *   who    gcc, all; with AVX-512 until 14
 *   what   Of structs and rows of a power of two of values it loads all values, and shuffles out those that a body
 *          reads, even one of 8. Of 5, 6 or 12 values it makes no vectors. Kernels hide how far they lie apart, and it
 *          loads one by one what is read, and computes in vectors.
 *   gain   2.8 (11), 2.9 (12) for three of 8 floats; 3 to 4 for a polynomial of 5 or 6. With AVX-512 gcc 15 shuffles
 *          well: with the quirk, three doubles took 2 to 5 times as long. */
#ifndef MAPFN_QUIRK_wide_apart
# define MAPFN_QUIRK_wide_apart \
    (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_SSE2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD && \
        (!MAPFN_AVX512 || MAPFN_GCC < 15))
#endif

/* QUIRK loads_sunk
 *   who    clang for targets without masked loads, such as x86 without AVX, all
 *   what   It moves the load of a value that a body uses under a condition alone into that branch. Then it makes no
 *          vectors, or loads each of their values behind a test. Behind the loads of an element stands an assumption,
 *          over which it moves none.
 *   gain   2.5 to 3.1 (14), 1.3 to 2.4 (22)
 *   until  a version that moves no load into a branch before it vectorizes */
#ifndef MAPFN_QUIRK_loads_sunk
# define MAPFN_QUIRK_loads_sunk \
    (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && !MAPFN_AVX && !MAPFN_IS_DEFINED(__ARM_FEATURE_SVE) && \
        !MAPFN_IS_DEFINED(__riscv_vector) && !MAPFN_FOR_CARD)
#endif

/* QUIRK stores_masked
 *   who    clang for x86 with AVX and without AVX-512, from 21 on
 *   what   It makes a masked store of `x[i] = c ? value : x[i]`. On AMD's processors that takes 10 times as long as a
 *          store, and a load that follows waits for it. On Intel's it takes 0.6 to 1.0 times as long. Held numbers of
 *          4 or 8 bytes, and such lanes of steps, are joined by `|` to a zero that it does not know, so that it stores
 *          all of them.
 *   gain   4.5 to 9 (22)
 *   until  a version that knows how long masked stores take */
#ifndef MAPFN_QUIRK_stores_masked
# define MAPFN_QUIRK_stores_masked \
    (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && MAPFN_AVX && !MAPFN_AVX512 && __clang_major__ >= 21 && \
        !MAPFN_FOR_CARD)
#endif

/* QUIRK masks_gathered
 *   who    clang with AVX-512, all
 *   what   Under `where` it gathers and scatters the members of structs and the values of rows, a vector for each, and
 *          by a mask. One element after another, without those that are skipped, takes less.
 *   gain   2.0 (14), 2.1 (16), 2.2 (22); complex numbers and structs of four floats 5 to 8 */
#ifndef MAPFN_QUIRK_masks_gathered
# define MAPFN_QUIRK_masks_gathered (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_AVX512 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK stores_by_branch
 *   who    clang, all
 *   what   If it is forced to vectorize a map of structs that stores members in a branch of the body, as after an early
 *          return, the loop has a branch for each lane and member. Sums of two structs of four floats take 2.8 times as
 *          long. So its cost model decides about maps of structs, see MAPFN_TRUSTS_STRUCTS.
 *   gain   1.4 (14), 2.0 (16), 1.8 (19, 22) */
#ifndef MAPFN_QUIRK_stores_by_branch
# define MAPFN_QUIRK_stores_by_branch (MAPFN_QUIRKS && MAPFN_CLANG)
#endif

/* QUIRK rows_across
 *   who    clang, all
 *   what   It unrolls the loop over a row of a constant length, and then makes vectors of the same value of several
 *          rows, which it gathers one by one or by instructions for that. From 8 values and 16 bytes on, vectors of
 *          neighbours in a row are better, so that there it makes none across rows. Where no row is read, all may come
 *          from one function of an element, so it does without only where it would scatter. Rows of 8 that are
 *          normalized by an exponential take 2.5 times as long.
 *   gain   5.6 (14), 6.0 (16), 4.6 (19), 4.9 (22) */
#ifndef MAPFN_QUIRK_rows_across
# define MAPFN_QUIRK_rows_across (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif

/* QUIRK neighbours_kept
 *   who    clang, all
 *   what   Where it knows that nothing read is written, the loop over a row keeps what it read for its next passes, and
 *          finds no vectors then: stencils take up to three times as long. Rows whose length is no constant are not
 *          said to lie apart, unless there is a table, whose bytes each of them would be compared with.
 *   gain   2.9 (14, 16), 1.2 (19), 1.1 (22, with AVX-512 2.4) */
#ifndef MAPFN_QUIRK_neighbours_kept
# define MAPFN_QUIRK_neighbours_kept (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif

/* QUIRK strides_of_any
 *   who    clang, all
 *   what   Where an index is multiplied by a variable, it guesses that this is 1, and has vectors for that alone. So a
 *          hidden 0 is added to strides.
 *   gain   2.8 (14 to 22) */
#ifndef MAPFN_QUIRK_strides_of_any
# define MAPFN_QUIRK_strides_of_any (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif

/* QUIRK strides_seen
 *   who    gcc, clang, all
 *   what   In a loop for any stride they load values one by one. Where they know it to be small, they load whole
 *          vectors and shuffle. So strides of -1, 2, 3 and 4 that all arrays share have loops of their own. gcc makes
 *          slow shuffles of threes before SSE4.1.
 *   gain   3.5 (gcc 11 to 16); 1.6 (clang 14), 1.2 (16), 1.6 (19), 2.4 (22); with AVX2 3 to 14 */
#ifndef MAPFN_QUIRK_strides_seen
# define MAPFN_QUIRK_strides_seen (MAPFN_QUIRKS && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif
#define MAPFN_SEES_THREES (!MAPFN_GCC || !MAPFN_SSE2 || MAPFN_SSE4_1)

/* QUIRK two_loops
 *   who    clang with AVX2, until 21
 *   what   A turn of its loop has four vectors, and up to 31 floats are left to a scalar loop. A first loop has whole
 *          turns alone, a second one turns of one vector.
 *   gain   2.2 (14), 2.3 (16), 2.5 (19), 1.2 (22) */
#ifndef MAPFN_QUIRK_two_loops
# define MAPFN_QUIRK_two_loops (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_CLANG < 22 && MAPFN_AVX2 && MAPFN_OPTIMIZES_SPEED)
#endif

/* QUIRK counts_bounded
 *   who    clang for 64 bits, until 21
 *   what   Where a body reads some members of a struct or values of a row, it gathers each of them unless it knows that
 *          index times size does not wrap around. So it is told that arrays are no larger than they can be.
 *   gain   1.6 (14 to 19), 1.0 (22) */
#ifndef MAPFN_QUIRK_counts_bounded
# define MAPFN_QUIRK_counts_bounded (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_CLANG < 22 && MAPFN_OPTIMIZES \
    && __SIZEOF_SIZE_T__ == 8 && !MAPFN_FOR_CARD)
#endif

/* QUIRK small_tables_shared
 *   who    clang, all
 *   what   If it knows that no output overlaps t, a loop that reads t[i + k] for several k keeps these values in
 *          registers from one turn to the next, and shifts them. It is told so only for values of 4 bytes and more.
 *   gain   3.7 (14), 6.5 (16), 3.4 (19, 22) */
#ifndef MAPFN_QUIRK_small_tables_shared
# define MAPFN_QUIRK_small_tables_shared (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif

/* QUIRK tables_around
 *   who    clang until 15
 *   what   Where rows are made of a table by their index, as in stencils, it keeps values of any size in registers like
 *          that. It is made to forget that no output overlaps the table.
 *   gain   3.5 (14), 1.3 (16), 1.1 (19, 22) */
#ifndef MAPFN_QUIRK_tables_around
# define MAPFN_QUIRK_tables_around (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_CLANG < 16 && !MAPFN_FOR_CARD)
#endif

/* QUIRK parts_seen
 *   who    clang for x86, all
 *   what   It vectorizes additions that stand one after another only if their sum goes to a call or a comparison. So
 *          the sum is shown to a statement that is no instruction, see MAPFN_SEEN.
 *   gain   6.0 (14), 6.6 (16 to 22) */
#ifndef MAPFN_QUIRK_parts_seen
# define MAPFN_QUIRK_parts_seen (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_SSE2 && !MAPFN_FOR_CARD)
#endif

/* QUIRK parts_differ
 *   who    clang until 15
 *   what   If two arms of an `if` write to two sums, it makes one store to a place that it chooses, and keeps both sums
 *          in memory. So the places have types of different alignments, see MAPFN_PART.
 *   gain   14 (14) */
#ifndef MAPFN_QUIRK_parts_differ
# define MAPFN_QUIRK_parts_differ (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_CLANG < 16 && MAPFN_OPTIMIZES \
    && !MAPFN_FOR_CARD)
#endif

/* QUIRK losses_in_float
 *   who    clang before AVX, all
 *   what   If a map of floats adds up doubles, it computes two elements at once, which is half a vector of floats. It
 *          is told to take four. Eight with AVX2, or 16 with AVX-512, made such maps 1.7 times as fast, but dot
 *          products up to 20 % slower.
 *   gain   4.9 (14, 16), 4.7 (19), 5.0 (22) */
#ifndef MAPFN_QUIRK_losses_in_float
# define MAPFN_QUIRK_losses_in_float (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_SSE2 && !MAPFN_AVX)
#endif

/* QUIRK strips_held
 *   who    clang, all; until 15 for a few elements alone
 *   what   Where a map adds up and writes as well, it compares the arrays before each strip, keeps lanes in memory, and
 *          makes no vectors of groups. So what a strip writes is held, and stored behind the loop.
 *   gain   3.3 (14), 3.8 (16), 3.6 (19, 22) for 24 elements; 1.9 (16 to 22) for 1000 */
#ifndef MAPFN_QUIRK_strips_held
# define MAPFN_QUIRK_strips_held (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif
#define MAPFN_HOLDS_LONG_STRIPS (MAPFN_CLANG >= 16) /* before, what is held is not brought to registers */

/* QUIRK structs_spread
 *   who    gcc from 11 on, clang, for x86, all
 *   what   They make no vectors of lanes that are structs. So these are spread over vectors, word by word, see
 *          MAPFN_SPREADS_LANES.
 *   gain   1.7 (gcc 11 to 13), 5.8 (14), 2.4 (16), 4.5 to 6.5 (clang) */
#ifndef MAPFN_QUIRK_structs_spread
# define MAPFN_QUIRK_structs_spread \
    (MAPFN_QUIRKS && MAPFN_SSE2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD && (MAPFN_CLANG || MAPFN_CLEARS_PADDING))
#endif

/* QUIRK structs_held
 *   who    gcc, all
 *   what   It keeps lanes that are structs in memory. Where they are not spread, a few at a time are held in variables,
 *          see MAPFN_HOLDING_1.
 *   gain   3.1 to 3.5 (11 to 16) */
#ifndef MAPFN_QUIRK_structs_held
# define MAPFN_QUIRK_structs_held (MAPFN_QUIRKS && MAPFN_GCC && !MAPFN_FOR_CARD)
#endif

/* QUIRK strips_joined
 *   who    gcc without AVX-512, until 15
 *   what   Where lanes that are structs are held, it makes vectors of several strips, whose values it shuffles out of
 *          the structs that a map reads, and in again. If there is another array or a sum beside them, that takes
 *          longer than one strip after another, see MAPFN_STRIPS_ALONE_1. Its price: square roots and quotients beside
 *          them are no vectors, which took up to 1.8 times as long.
 *   gain   8.2 (11 to 13), 7.7 (14, 15); without AVX 4.2 (11 to 13); complex products 1.0 to 4
 *   until  16, which does so rarely */
#ifndef MAPFN_QUIRK_strips_joined
# define MAPFN_QUIRK_strips_joined (MAPFN_QUIRK_structs_held && MAPFN_GCC < 16 && MAPFN_OPTIMIZES && !MAPFN_AVX512)
#endif

/* QUIRK constants_copied
 *   who    gcc from 15 on
 *   what   It copies a struct with padding from a constant, as the zero of a `reduce` that a function returns from a
 *          `const` variable, to memory for each element, although all members are written. It keeps one in registers
 *          that is copied as bytes.
 *   gain   10 (15), 18 (16)
 *   until  a version that drops such copies, as 14 does */
#ifndef MAPFN_QUIRK_constants_copied
# define MAPFN_QUIRK_constants_copied (MAPFN_QUIRKS && MAPFN_GCC >= 15 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK indices_in_halves
 *   who    clang until 21
 *   what   All vectors of a loop have as many values as the vector of its widest array. So the index of a lane is kept
 *          in two halves.
 *   gain   1.7 (14), 1.6 (16), 1.3 (19), 0.9 (22) */
#ifndef MAPFN_QUIRK_indices_in_halves
# define MAPFN_QUIRK_indices_in_halves (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_CLANG < 22)
#endif

/* QUIRK flags_as_reals
 *   who    gcc from 12 on before SSE4.1
 *   what   It finds no vectors where the result of a comparison of doubles is stored as an integer. So it is stored as
 *          a double.
 *   gain   0.6 (11), 1.6 (12) */
#ifndef MAPFN_QUIRK_flags_as_reals
# define MAPFN_QUIRK_flags_as_reals (MAPFN_QUIRKS && MAPFN_GCC >= 12 && MAPFN_SSE2 && !MAPFN_SSE4_1)
#endif

/* QUIRK bytes_in_sums
 *   who    gcc with AVX2, all
 *   what   If a loop reads bytes, it takes as many elements at once as a vector has bytes. Sums of doubles have only 16
 *          lanes, for which it takes vectors of 16 bytes, or with masks none. So parts are stored first, and then
 *          added.
 *   gain   1.7 (11, 12) */
#ifndef MAPFN_QUIRK_bytes_in_sums
# define MAPFN_QUIRK_bytes_in_sums (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_AVX2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK threads_joined
 *   who    gcc, all
 *   what   A condition that several outputs depend on, or members of a struct, becomes one branch with all their stores
 *          in it, which is vectorized only where stores can be masked. So vectorized kernels have no-thread-jumps.
 *          Those of steps are an eighth shorter by it as well. Looped kernels and those of rows keep the pass: without
 *          it scalar steps, random streams and sums of rows that are looked up took up to 2.5 times as long.
 *   gain   1.0 (11 to 13), 6.3 (14), 5.8 (15), 6.3 (16) */
#ifndef MAPFN_QUIRK_threads_joined
# define MAPFN_QUIRK_threads_joined (MAPFN_QUIRKS && MAPFN_GCC)
#endif

/* QUIRK paths_split
 *   who    gcc, all
 *   what   The rest of a turn stands once for each arm of a condition, so that a select in a loop without vectors
 *          becomes a branch that a processor has to guess. So kernels have no-split-paths.
 *   gain   1.9 (11, 12), 2.6 (13), 2.0 (14 to 16) */
#ifndef MAPFN_QUIRK_paths_split
# define MAPFN_QUIRK_paths_split (MAPFN_QUIRKS && MAPFN_GCC)
#endif

/* QUIRK guards_precomputed
 *   who    gcc; 11 with AVX2, 12 and later everywhere
 *   what   Of a guarded argument, as in sin(x > 0 ? x : 1), it computes ahead what follows from the 1, and joins that
 *          with the rest later on (tree-pre). It has no vectors for conditions that are joined so. Functions without a
 *          guard become longer, too. So kernels have no-tree-pre, except looped ones that are not over rows: steps take
 *          up to 1.4 times as long there without the pass.
 *   gain   1.1 (11), 4.5 (12), 6.1 (13 to 16) */
#ifndef MAPFN_QUIRK_guards_precomputed
# define MAPFN_QUIRK_guards_precomputed (MAPFN_QUIRKS && MAPFN_GCC && (MAPFN_AVX2 || MAPFN_GCC >= 12))
#endif

/* QUIRK bools_as_bytes
 *   who    gcc before 16
 *   what   It has no vectors for bools that are read, but for a byte that is compared with 0. So elements of type bool
 *          are read as bytes, and so are lanes of a `reduce`. What the body reads of rows and tables is not. Its price:
 *          a choice between two bools is no vector, nor is before 14 a flag that is set under a condition.
 *   gain   4.5 (11 to 13), 4.0 (14, 15); a reduction of bools 16, beside floats 5 (11 to 15) */
#ifndef MAPFN_QUIRK_bools_as_bytes
# define MAPFN_QUIRK_bools_as_bytes \
    (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_GCC < 16 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK flags_in_words
 *   who    gcc before 13
 *   what   Of a choice by a bool that is the same for all elements it makes no vectors in a loop that is too long to be
 *          written twice, but of one by an int. So kernels take such a bool as an int.
 *   gain   3.2 (11), 3.3 (12) */
#ifndef MAPFN_QUIRK_flags_in_words
# define MAPFN_QUIRK_flags_in_words (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_GCC < 13 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK pairs_reloaded
 *   who    gcc from 14 on
 *   what   It computes two floats at a time in a register of four. Where registers run out, it stores the two and loads
 *          four again. The other two are then what the stack held before, often denormal numbers, on which each
 *          operation takes some hundred cycles. So the stack is cleared before a kernel of rows or structs is called
 *          for many elements: 512 bytes, or up to 4608 where kernels have arrays of their own, in 3 to 30 ns.
 *   gain   1.0 (11 to 13), 2.7 (14), 5.6 (15, 16); a blend of four matrices for each vertex 40 (16) */
#ifndef MAPFN_QUIRK_pairs_reloaded
# define MAPFN_QUIRK_pairs_reloaded \
    (MAPFN_QUIRKS && MAPFN_GCC >= 14 && MAPFN_SSE2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif

/* QUIRK loops_distributed
 *   who    gcc, all
 *   what   A loop that stores the members of a struct becomes a loop for each of them, and each goes through all
 *          elements. So kernels have no-tree-loop-distribution.
 *   gain   11 (12), the same code (11, 13 to 16) */
#ifndef MAPFN_QUIRK_loops_distributed
# define MAPFN_QUIRK_loops_distributed (MAPFN_QUIRKS && MAPFN_GCC)
#endif

/* QUIRK steps_look_up
 *   who    gcc, all
 *   what   A step that reads bytes or halves from a table is made of vectors all the same, and each lane is taken out,
 *          looked up and put back. So such steps are looped. Only steps of several divisions or roots would gain from
 *          vectors, 2.1 at most, and they can be `vectorized`.
 *   gain   4.7 (11), 2.3 (12 to 16) */
#ifndef MAPFN_QUIRK_steps_look_up
# define MAPFN_QUIRK_steps_look_up (MAPFN_QUIRKS && MAPFN_GCC && !MAPFN_FOR_CARD)
#endif

/* QUIRK loops_aligned
 *   who    gcc, all, on AMD
 *   what   A loop of few instructions takes longer if it lies across two cache lines, and gcc leaves that to chance. So
 *          kernels have align-loops.
 *   gain   up to 2 on Zen 3 and 1.3 on Zen 5, by chance */
#ifndef MAPFN_QUIRK_loops_aligned
# define MAPFN_QUIRK_loops_aligned (MAPFN_QUIRKS && MAPFN_GCC)
#endif
