/* ======== src/compiler/quirks.h: the registry of what single compilers need to be fast.
 * Uses the configuration. Used by compiler/. */

#ifdef __clang__
# define MAPFN_CLANG __clang_major__
# define MAPFN_GCC 0
#else
# define MAPFN_CLANG 0
# define MAPFN_GCC __GNUC__
#endif
#ifdef __OPTIMIZE__
# define MAPFN_OPTIMIZES 1
#else
# define MAPFN_OPTIMIZES 0
#endif
#ifdef __x86_64__
# define MAPFN_X86_64 1
#else
# define MAPFN_X86_64 0
#endif
#ifdef __SSE2__
# define MAPFN_SSE2 1
#else
# define MAPFN_SSE2 0
#endif
#ifdef __SSE4_1__
# define MAPFN_SSE4_1 1
#else
# define MAPFN_SSE4_1 0
#endif
#ifdef __AVX__
# define MAPFN_AVX 1
#else
# define MAPFN_AVX 0
#endif
#ifdef __AVX2__
# define MAPFN_AVX2 1
#else
# define MAPFN_AVX2 0
#endif
#ifdef __AVX512F__
# define MAPFN_AVX512 1
#else
# define MAPFN_AVX512 0
#endif
#if defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__)
# define MAPFN_OPTIMIZES_SPEED 1
#else
# define MAPFN_OPTIMIZES_SPEED 0
#endif
#ifndef MAPFN_NO_QUIRKS
# define MAPFN_NO_QUIRKS 0
#endif
#define MAPFN_QUIRKS !MAPFN_NO_QUIRKS
#ifndef MAPFN_QUIRK_strides_of_any
# define MAPFN_QUIRK_strides_of_any (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_AVX512 && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_strided_blocks
# define MAPFN_QUIRK_strided_blocks (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_AVX512 && MAPFN_OPTIMIZES_SPEED && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_strides_backwards
# define MAPFN_QUIRK_strides_backwards (MAPFN_QUIRKS && (MAPFN_CLANG || MAPFN_GCC >= 12) && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_rows_of_two_bytes
# define MAPFN_QUIRK_rows_of_two_bytes (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_SSE2 && !MAPFN_AVX2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_result_apart
# define MAPFN_QUIRK_result_apart (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_looked_up_apart
# define MAPFN_QUIRK_looked_up_apart (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_AVX2 && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_small_tables_shared
# define MAPFN_QUIRK_small_tables_shared (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_tables_around
# define MAPFN_QUIRK_tables_around (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_parts_seen
# define MAPFN_QUIRK_parts_seen (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_SSE2 && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_parts_differ
# define MAPFN_QUIRK_parts_differ (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_CLANG < 16 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_two_loops
# define MAPFN_QUIRK_two_loops (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_AVX2 && MAPFN_OPTIMIZES_SPEED)
#endif
#ifndef MAPFN_QUIRK_rows_of_one_vector
# define MAPFN_QUIRK_rows_of_one_vector (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_AVX2 && !MAPFN_AVX512)
#endif
#ifndef MAPFN_QUIRK_pairs_of_lanes
# define MAPFN_QUIRK_pairs_of_lanes (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_losses_in_float
# define MAPFN_QUIRK_losses_in_float (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_SSE2 && !MAPFN_AVX)
#endif
#ifndef MAPFN_QUIRK_bytes_in_sums
# define MAPFN_QUIRK_bytes_in_sums (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_AVX2 && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_sums_without_push
# define MAPFN_QUIRK_sums_without_push (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_X86_64)
#endif
#ifndef MAPFN_QUIRK_sums_for_callers
# define MAPFN_QUIRK_sums_for_callers (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_trees_skip
# define MAPFN_QUIRK_trees_skip (MAPFN_QUIRKS && MAPFN_GCC)
#endif
#ifndef MAPFN_QUIRK_structs_held
# define MAPFN_QUIRK_structs_held (MAPFN_QUIRKS && 1 && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_structs_spread
# define MAPFN_QUIRK_structs_spread (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_SSE2 && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_integers_trusted
# define MAPFN_QUIRK_integers_trusted (MAPFN_QUIRKS && MAPFN_CLANG && !MAPFN_AVX2)
#endif
#ifndef MAPFN_QUIRK_structs_in_words
# define MAPFN_QUIRK_structs_in_words (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_fours_in_words
# define MAPFN_QUIRK_fours_in_words (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_SSE2 && !MAPFN_AVX && MAPFN_OPTIMIZES && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_counts_bounded
# define MAPFN_QUIRK_counts_bounded (MAPFN_QUIRKS && MAPFN_CLANG && MAPFN_OPTIMIZES && __SIZEOF_SIZE_T__ == 8 && !MAPFN_FOR_CARD)
#endif
#ifndef MAPFN_QUIRK_indices_in_halves
# define MAPFN_QUIRK_indices_in_halves (MAPFN_QUIRKS && MAPFN_CLANG)
#endif
#ifndef MAPFN_QUIRK_flags_as_reals
# define MAPFN_QUIRK_flags_as_reals (MAPFN_QUIRKS && MAPFN_GCC && MAPFN_SSE2 && !MAPFN_SSE4_1)
#endif
#ifndef MAPFN_QUIRK_stores_by_branch
# define MAPFN_QUIRK_stores_by_branch (MAPFN_QUIRKS && MAPFN_CLANG)
#endif
#ifndef MAPFN_QUIRK_threads_joined
# define MAPFN_QUIRK_threads_joined (MAPFN_QUIRKS && MAPFN_GCC)
#endif
#ifndef MAPFN_QUIRK_paths_joined
# define MAPFN_QUIRK_paths_joined (MAPFN_QUIRKS && MAPFN_GCC)
#endif
#ifndef MAPFN_QUIRK_stores_not_sunk
# define MAPFN_QUIRK_stores_not_sunk (MAPFN_QUIRKS && MAPFN_GCC)
#endif
#ifndef MAPFN_QUIRK_loops_aligned
# define MAPFN_QUIRK_loops_aligned (MAPFN_QUIRKS && MAPFN_GCC)
#endif
#ifndef MAPFN_QUIRK_few_structs_unsplit
# define MAPFN_QUIRK_few_structs_unsplit (MAPFN_QUIRKS && MAPFN_GCC)
#endif
#ifndef MAPFN_QUIRK_loops_kept
# define MAPFN_QUIRK_loops_kept (MAPFN_QUIRKS && MAPFN_CLANG)
#endif
#ifndef MAPFN_QUIRK_places_apart
# define MAPFN_QUIRK_places_apart (MAPFN_QUIRKS && MAPFN_GCC)
#endif
#ifndef MAPFN_QUIRK_rest_rolled
# define MAPFN_QUIRK_rest_rolled (MAPFN_QUIRKS && MAPFN_GCC)
#endif
#ifndef MAPFN_QUIRK_sums_late
# define MAPFN_QUIRK_sums_late (MAPFN_QUIRKS && MAPFN_CLANG)
#endif
#ifndef MAPFN_QUIRK_sums_unswitched
# define MAPFN_QUIRK_sums_unswitched (MAPFN_QUIRKS && MAPFN_GCC)
#endif
#ifndef MAPFN_QUIRK_lanes_by_sixteen
# define MAPFN_QUIRK_lanes_by_sixteen (MAPFN_QUIRKS && MAPFN_GCC)
#endif
