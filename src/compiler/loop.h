/* ======== src/compiler/loop.h: the pragmas of loops: over elements, over lanes, over sums.
 * Uses compiler/kernel.h. Used by kinds/ and generate/. */

/* The loops over elements: MAPFN_LOOP_…(i, begin, end, body).
 * VECTORIZED  iterations are independent, except for what the body declares itself
 * FORCED      the same without asking clang's cost model: for maps that are `vectorized`, and for those of many arrays
 * ROWS        the same where the body has pointers to rows: in place, its own order of reads and writes is kept
 * LOOPED      one element at a time; a loop in the body may still be vectorized
 *
 * clang:
 * - Its cost model decides, as for the loop that you would write. Without the model it would vectorize conversions and
 *   roots too, which are faster one by one. With it, it gives up where it has to compare more than eight pairs of
 *   arrays.
 * - A turn of its loop has up to four vectors, see QUIRK two_loops. With turns of one vector 1000 elements took up to
 *   1.3 times as long. Two loops together are no longer than one with its remainder. SSE2 gains nothing by them.
 * - `assume_safety` is never used, as it would share an array that is local to the body among the elements of a vector.
 * - So the loop compares the arrays when it begins, except the result's, see MAPFN_PLACE_OF_RESULT_0. Where they
 *   overlap, it computes one element at a time.
 * gcc:
 * - It vectorizes its own epilogue. With ivdep it compares no arrays, and still respects those local to the body.
 * - MAPFN_REST_ROLLED keeps the elements behind the epilogue in a loop. -O3 would write code for each count of them,
 *   which is no faster and takes 8 % of the time to compile.
 *
 * mapfn_at is the index of element i, and is counted beside it. Were it a sum, clang would compute it in 64-bit lanes,
 * which it then has to narrow.
 * MAPFN_COUNT_AS(T, most) is it as an integer type. Beside a table compilers are told more, so that they know values
 * around the index to follow one another, and load them at once. Elsewhere that would add an instruction.
 * - gcc has lanes of 32 bits for it only if a counter has 32 bits. Beside a table that is signed, and cannot wrap.
 * - clang narrows mapfn_at, and beside a table knows that nothing is lost.
 * MAPFN_PLACE_OF_ELEMENT are these as parameters, and MAPFN_THIS_ELEMENT(nth) as arguments. mapfn_nth is the element's
 * place in outputs: its index, or where a strip's outputs are held, its place in the strip. */
#if defined(__clang__) || defined(__CUDACC__)
# if defined(__CUDACC__) /* there the calls of other maps are not checked */
#  define MAPFN_COUNT_AS(T, most) (T)(sizeof(T) > 4 ? mapfn_at : (uint32_t)mapfn_at)
#  define MAPFN_COUNTED(name)
#  define MAPFN_COUNTING_FEW(...)
#  define MAPFN_COUNT_GIVEN(name)
# else
#  define MAPFN_COUNT_AS(T, most) (T)mapfn_up_to(mapfn_at, mapfn_looks_up ? (most) : SIZE_MAX)
#  define MAPFN_COUNTED(name) , mapfn_looks_up = mapfn_limit_##name > 1
#  define MAPFN_COUNTING_FEW(...) enum { mapfn_looks_up = 0 };
#  define MAPFN_COUNT_GIVEN(name) enum { mapfn_looks_up = mapfn_limit_##name > 1 };
static inline __attribute__((__always_inline__, __unused__)) size_t mapfn_up_to(size_t at, size_t most)
{
    __builtin_assume(at <= most);
    return at;
}
# endif
# define MAPFN_COUNTING(...)
# define MAPFN_COUNTING_IN_STRIP(...)
# define MAPFN_COUNTING_ON
# define MAPFN_PLACE_OF_ELEMENT MAPFN_UNUSED size_t mapfn_i, MAPFN_UNUSED size_t mapfn_at, MAPFN_UNUSED size_t mapfn_nth
# define MAPFN_THIS_ELEMENT(nth) mapfn_i, mapfn_at, nth
# define MAPFN_ELEMENTS(i, begin, end) \
    for (size_t i = (begin), mapfn_at MAPFN_UNUSED = mapfn_offset + i; i < (end); i++, mapfn_at++)
#else
# define MAPFN_COUNT_AS(T, most) (T)(sizeof(T) > 4 ? mapfn_at : MAPFN_INDEX_32)
# define MAPFN_INDEX_32 ((uint32_t)(mapfn_count + mapfn_is_signed) + (uint32_t)mapfn_counted_from)
# define MAPFN_COUNTED(name) , mapfn_is_signed = mapfn_limit_##name > 2
/* A signed counter is one behind, as it must not go beyond the largest index. */
# define MAPFN_COUNTING(index) \
    enum { mapfn_counted_from = 0 }; \
    MAPFN_DECLARE_COUNT((index) - 1, index)
/* In a strip it begins at 0, as gcc makes the first vector of any other value from single ones. */
# define MAPFN_COUNTING_IN_STRIP(index) \
    uint32_t const mapfn_counted_from MAPFN_UNUSED = mapfn_is_signed ? 0 : (uint32_t)(index); \
    MAPFN_DECLARE_COUNT((index) - 1, 0)
/* beside the counter of a loop that counts something else */
# define MAPFN_COUNTING_ON , mapfn_count++
# define MAPFN_COUNTING_FEW(index) MAPFN_COUNT_GIVEN(~) MAPFN_UNUSED uint32_t mapfn_count = (uint32_t)(index);
# define MAPFN_COUNT_GIVEN(name) enum { mapfn_is_signed = 0, mapfn_counted_from = 0 };
# ifdef __cplusplus
extern "C++" {
template <int IS_SIGNED> struct mapfn_counter { typedef uint32_t mapfn_its_type; };
template <> struct mapfn_counter<1> { typedef int32_t mapfn_its_type; };
}
#  define MAPFN_COUNTER_TYPE mapfn_counter<mapfn_is_signed>::mapfn_its_type
#  define MAPFN_DECLARE_COUNT(if_signed, otherwise) MAPFN_UNUSED MAPFN_COUNTER_TYPE mapfn_count = \
    (MAPFN_COUNTER_TYPE)(mapfn_is_signed ? (if_signed) : (otherwise));
# else
#  define MAPFN_DECLARE_COUNT(if_signed, otherwise) __extension__ MAPFN_UNUSED __auto_type mapfn_count = \
    __builtin_choose_expr(mapfn_is_signed, (int32_t)(if_signed), (uint32_t)(otherwise));
# endif
# define MAPFN_PLACE_OF_ELEMENT \
    MAPFN_UNUSED size_t mapfn_i, MAPFN_UNUSED size_t mapfn_at, MAPFN_UNUSED size_t mapfn_nth, \
    MAPFN_UNUSED uint32_t mapfn_count MAPFN_STEP_KNOWN
# define MAPFN_THIS_ELEMENT(nth) mapfn_i, mapfn_at, nth, MAPFN_INDEX_32 MAPFN_STEP_HERE
# define MAPFN_ELEMENTS(i, begin, end) \
    for (size_t i = (begin), mapfn_at MAPFN_UNUSED = mapfn_offset + i; i < (end); i++, mapfn_at++, mapfn_count++)
#endif
/* MAPFN_FORCES: FORCED differs from VECTORIZED. */
#define MAPFN_FORCES MAPFN_IS_DEFINED(__clang__)
/* MAPFN_ROLLED stands before a loop of a few elements, or around the one that becomes vectors, where vectors and
 * unrolling would only be longer code. gcc knows that by itself, and nvcc's front end knows no pragma of clang's. */
#if defined(__clang__) && !defined(__CUDACC__)
# define MAPFN_ROLLED MAPFN_ASK_SCALAR _Pragma("nounroll") /* the name of a pragma is not expanded */
#else
# define MAPFN_ROLLED
#endif
#if defined(__clang__)
# ifdef __arm__ /* whose vectors take denormals for 0, so that clang makes none of real numbers unless it is asked to */
#  define MAPFN_ASK_VECTOR
# else
#  define MAPFN_ASK_VECTOR _Pragma("clang loop vectorize(enable)")
# endif
# define MAPFN_ASK_SINGLE _Pragma("clang loop interleave_count(1)")
# define MAPFN_ASK_SCALAR _Pragma("clang loop vectorize(disable) interleave(disable)")
# if MAPFN_QUIRK_two_loops
#  define MAPFN_LOOP_ASKED(ASK, i, begin, end, ...) { \
    size_t const mapfn_turns = (begin) + (((end) - (begin)) & ~(size_t)(mapfn_turn - 1)); \
    ASK MAPFN_ELEMENTS(i, begin, mapfn_turns) { __VA_ARGS__ } \
    ASK MAPFN_ASK_SINGLE MAPFN_ELEMENTS(i, mapfn_turns, end) { __VA_ARGS__ } \
}
# else
#  define MAPFN_LOOP_ASKED(ASK, i, begin, end, ...) ASK MAPFN_ELEMENTS(i, begin, end) { __VA_ARGS__ }
# endif
# define MAPFN_LOOP_VECTORIZED(i, begin, end, body) MAPFN_LOOP_ASKED(, i, begin, end, body)
# define MAPFN_LOOP_FORCED(i, begin, end, body) MAPFN_LOOP_ASKED(MAPFN_ASK_VECTOR, i, begin, end, body)
# define MAPFN_LOOP_UNLESS(trusted, ...) { \
    if (trusted) MAPFN_LOOP_VECTORIZED(__VA_ARGS__) \
    else MAPFN_LOOP_FORCED(__VA_ARGS__) \
}
# define MAPFN_LOOP_ROWS(i, begin, end, body) \
    MAPFN_ASK_VECTOR MAPFN_ELEMENTS(i, begin, end) { body }
# define MAPFN_LOOP_ROWS_LOOPED(i, begin, end, body) MAPFN_ELEMENTS(i, begin, end) { body }
# define MAPFN_LOOP_LOOPED(i, begin, end, body) \
    MAPFN_ASK_SCALAR MAPFN_ELEMENTS(i, begin, end) { body }
/* Where clang was asked to vectorize a loop and did not, mapfn-report says so with the reason, at the definition.
 * clang's own warning is off for the whole file. With -g it stands at the definition's first word, where no pragma of
 * the macro is in force yet. */
# pragma clang diagnostic ignored "-Wpass-failed"
/* _Generic and _Static_assert are extensions of C99 that all our compilers have */
# if defined(__STDC_VERSION__) && __STDC_VERSION__ < 201112L
#  pragma clang diagnostic ignored "-Wc11-extensions"
# endif
/* and __COUNTER__ is one, which clang says from 22 on */
# if __has_warning("-Wc2y-extensions")
#  pragma clang diagnostic ignored "-Wc2y-extensions"
# endif
#else
# if MAPFN_FOR_CARD /* nvcc's front end does not know this pragma */
#  define MAPFN_REST_ROLLED
# else
#  define MAPFN_REST_ROLLED _Pragma("GCC unroll 1")
# endif
/* nvcc preprocesses in a step of its own, in which gcc 11 moves the pragma before the whole definition */
# if defined(__CUDACC__) && __GNUC__ < 12
#  define MAPFN_LOOP_VECTORIZED(i, begin, end, body) MAPFN_LOOP_ROWS(i, begin, end, body)
# else
#  define MAPFN_LOOP_VECTORIZED(i, begin, end, body) { \
    MAPFN_COUNTING(mapfn_offset + (begin)) \
    _Pragma("GCC ivdep") MAPFN_REST_ROLLED MAPFN_ELEMENTS(i, begin, end) { body } \
}
# endif
# define MAPFN_LOOP_FORCED MAPFN_LOOP_VECTORIZED
# define MAPFN_LOOP_UNLESS(trusted, ...) MAPFN_LOOP_VECTORIZED(__VA_ARGS__)
# define MAPFN_LOOP_ROWS(i, begin, end, body) { \
    MAPFN_COUNTING(mapfn_offset + (begin)) \
    MAPFN_REST_ROLLED MAPFN_ELEMENTS(i, begin, end) { body } \
}
# define MAPFN_LOOP_ROWS_LOOPED MAPFN_LOOP_ROWS
# define MAPFN_LOOP_LOOPED(i, begin, end, body) { \
    MAPFN_COUNTING(mapfn_offset + (begin)) \
    MAPFN_ELEMENTS(i, begin, end) { __asm__ volatile(""); { body } } \
}
#endif
/* MAPFN_LOOP_ROWS_APART_OF is the loop over rows that lie apart from all others. */
#if MAPFN_QUIRK_rows_across
# define MAPFN_IS_LONG_READ(T, length) \
    (__builtin_constant_p(length) && (length) >= 8 && (length) >= 16 / sizeof(T))
# define MAPFN_IS_LONG_WRITTEN(T, length) (MAPFN_AVX512 && MAPFN_IS_LONG_READ(T, length))
# define MAPFN_LONG_ROWS(is_long) bool const mapfn_has_long_rows = is_long;
# define MAPFN_LOOP_ROWS_APART_OF(traits, ...) { \
    if (mapfn_has_long_rows) { MAPFN_LOOP_LOOPED(__VA_ARGS__) } \
    else { MAPFN_LOOP_ROWS_LOOPED_OF(traits, __VA_ARGS__) } \
}
#else
# define MAPFN_LONG_ROWS(is_long)
# define MAPFN_LOOP_ROWS_APART_OF MAPFN_LOOP_ROWS_LOOPED_OF
#endif
/* mapfn_turn is how many elements a turn of that first loop has: four vectors of the widest number that is read or
 * written. mapfn_aligned_name joins the alignments of a map's values, which are the widths of numbers, by `|`. */
#if MAPFN_QUIRK_two_loops
# define MAPFN_TURN(widths) \
    ((MAPFN_VECTOR_BYTES > 32 ? 256 : 128) / ((widths) < 2 ? 1 : (widths) < 4 ? 2 : (widths) < 8 ? 4 : 8))
enum { mapfn_turn = MAPFN_TURN(1) }; /* where they are not known */
# define MAPFN_TURN_OF(name) , mapfn_turn = MAPFN_TURN(mapfn_aligned_##name)
#else
# define MAPFN_TURN_OF(name)
#endif
/* For AMD's Zen 4 and 5 gcc 16 ends loops by masked vectors. What structs and rows of 2, 4 or 8 values are made of it
 * loads there by a wrong mask, up to 63 elements behind the array. So such a loop has turns of 64, then of 16 and of 4,
 * which are whole vectors, and the last elements are computed one by one. Rows of bytes took up to 6 times as long
 * where 63 were left to that. */
#define MAPFN_READS_BEHIND \
    (MAPFN_GCC >= 16 && MAPFN_AVX512 && (MAPFN_IS_DEFINED(__tune_znver4__) || MAPFN_IS_DEFINED(__tune_znver5__)) \
        && !MAPFN_FOR_CARD)
#define MAPFN_LOOP_OF_TURNS(LOOP, i, begin, end, body) { \
    size_t mapfn_turned = (begin) + (((end) - (begin)) & ~(size_t)63); \
    LOOP(i, begin, mapfn_turned, body) \
    MAPFN_TURNS_OF(16, LOOP, i, end, body) \
    MAPFN_TURNS_OF(4, LOOP, i, end, body) \
    MAPFN_LOOP_LOOPED(i, mapfn_turned, end, body) \
}
#define MAPFN_TURNS_OF(count, LOOP, i, end, body) \
    _Pragma("GCC unroll 1") _Pragma("GCC novector") \
    for (; mapfn_turned + count <= (end); mapfn_turned += count) { \
        LOOP(i, mapfn_turned, mapfn_turned + count, body) \
    }
/* MAPFN_LOOP_…_OF(traits, …) is the loop of a map: some compilers need another one for structs. */
#if MAPFN_FUSES_ANYWAY
# define MAPFN_LOOP_OF_STRUCTS MAPFN_LOOP_LOOPED
#elif MAPFN_READS_BEHIND
# define MAPFN_LOOP_OF_STRUCTS(...) MAPFN_LOOP_OF_TURNS(MAPFN_LOOP_VECTORIZED, __VA_ARGS__)
#endif
#ifdef MAPFN_LOOP_OF_STRUCTS
# define MAPFN_LOOP_VECTORIZED_OF(traits, ...) { \
    if (((traits) & MAPFN_HAS_STRUCT) != 0) { MAPFN_LOOP_OF_STRUCTS(__VA_ARGS__) } \
    else { MAPFN_LOOP_VECTORIZED(__VA_ARGS__) } \
}
# define MAPFN_LOOP_FORCED_OF MAPFN_LOOP_VECTORIZED_OF
#else
# define MAPFN_LOOP_VECTORIZED_OF(traits, ...) MAPFN_LOOP_VECTORIZED(__VA_ARGS__)
# define MAPFN_LOOP_FORCED_OF(traits, ...) MAPFN_LOOP_UNLESS(MAPFN_TRUSTS_STRUCTS(traits), __VA_ARGS__)
#endif
#if MAPFN_READS_BEHIND
# define MAPFN_LOOP_ROWS_OF(traits, ...) MAPFN_LOOP_OF_TURNS(MAPFN_LOOP_ROWS, __VA_ARGS__)
# define MAPFN_LOOP_ROWS_LOOPED_OF MAPFN_LOOP_ROWS_OF
#else
# define MAPFN_LOOP_ROWS_OF(traits, ...) MAPFN_LOOP_ROWS(__VA_ARGS__)
# define MAPFN_LOOP_ROWS_LOOPED_OF(traits, ...) MAPFN_LOOP_ROWS_LOOPED(__VA_ARGS__)
#endif
#define MAPFN_LOOP_LOOPED_OF(traits, ...) MAPFN_LOOP_LOOPED(__VA_ARGS__)
/* The loop of the looped kernel beside each of them. Rows of a few values leave no loop in the body. Then compilers may
 * vectorize the loop over elements, as they do with the loop that you would write. */
#define MAPFN_LOOP_VECTORIZED_LOOPED MAPFN_LOOP_LOOPED
#define MAPFN_LOOP_FORCED_LOOPED MAPFN_LOOP_LOOPED

/* MAPFN_LOOP_IN_ORDER(in_order, LOOP, traits, …) is LOOP; but where elements add real numbers to one place, their order
 * is kept. clang may change it in a loop that it is asked to vectorize, as if it had been told -ffast-math.
 * MAPFN_SINGLY: no loop with this statement, which is no instruction, is vectorized. clang unrolls loops with a fence
 * between the instructions of one thread, and none with asm. */
#if defined(__clang__)
# define MAPFN_SINGLY __atomic_signal_fence(__ATOMIC_ACQUIRE);
# define MAPFN_LOOP_IN_ORDER(in_order, LOOP, traits, ...) { \
    if (in_order) MAPFN_LOOP_ROWS_LOOPED(__VA_ARGS__) \
    else { LOOP(traits, __VA_ARGS__) } \
}
#else
# define MAPFN_SINGLY __asm__ volatile("");
# define MAPFN_LOOP_IN_ORDER(in_order, LOOP, traits, ...) LOOP(traits, __VA_ARGS__)
#endif

/* The kernel around each of them. */
#define MAPFN_LOOP_VECTORIZED_KERNEL MAPFN_KERNEL
#define MAPFN_LOOP_FORCED_KERNEL MAPFN_KERNEL
#define MAPFN_LOOP_ROWS_KERNEL MAPFN_KERNEL_OF_ROWS
#define MAPFN_LOOP_ROWS_LOOPED_KERNEL MAPFN_KERNEL_OF_ROWS
#define MAPFN_LOOP_LOOPED_KERNEL MAPFN_KERNEL_LOOPED

/* MAPFN_LOOP_LANES(count, body): a pass over lanes, which share nothing. The count is that of mapfn_steps_lanes.
 * - clang: a turn has two vectors. While one waits for a division or a polynomial, the other goes on.
 * - clang must see that all lanes may be read, as it does from this count. Else it reads lanes one by one where a step
 *   uses them under a condition, and a pass of 16 lanes takes twice as long.
 * - gcc would unroll a loop of few lanes completely, and then find no vectors. */
#if defined(__clang__) && !defined(__CUDACC__)
# define MAPFN_LOOP_LANES(count, ...) \
    MAPFN_ASK_VECTOR _Pragma("clang loop interleave_count(2)") _Pragma("nounroll") \
    for (size_t mapfn_l = 0; mapfn_l < (count); mapfn_l++) { __VA_ARGS__ }
#elif defined(__CUDACC__)
# define MAPFN_LOOP_LANES(count, ...) for (size_t mapfn_l = 0; mapfn_l < (count); mapfn_l++) { __VA_ARGS__ }
#else
# define MAPFN_LOOP_LANES(count, ...) \
    _Pragma("GCC ivdep") _Pragma("GCC unroll 1") for (size_t mapfn_l = 0; mapfn_l < (count); mapfn_l++) { __VA_ARGS__ }
#endif

/* MAPFN_LOOP_…_SUMS is the loop of a looped kernel. Over rows it may be vectorized like the loop that you would write,
 * if it adds only integers, whose order no bit shows: rows of four int16_t take 0.15 to 0.35 of the time. */
#define MAPFN_LOOP_VECTORIZED_SUMS MAPFN_LOOP_LOOPED
#define MAPFN_LOOP_FORCED_SUMS MAPFN_LOOP_LOOPED
#if defined(__clang__)
# define MAPFN_LOOP_ROWS_SUMS(i, begin, end, body) \
    if (mapfn_exact) MAPFN_LOOP_ROWS_LOOPED(i, begin, end, body) \
    else MAPFN_LOOP_LOOPED(i, begin, end, body)
#else
# define MAPFN_LOOP_ROWS_SUMS(i, begin, end, body) \
    MAPFN_LOOP_ROWS_LOOPED(i, begin, end, if (!mapfn_exact) __asm__ volatile(""); { body })
#endif

/* Four that never have fused products:
 * - MAPFN_UNFUSED_KERNEL is for gathers, where what an element adds to a table is rounded before, and
 *   MAPFN_UNFUSED_KERNEL_LOOPED for looped kernels of sums.
 * - MAPFN_JOINS qualifies the function that adds up few values for plain C.
 * - MAPFN_KERNEL_OF_SUMS adds a product to a lane at once, but where an element's part is asked for it is stored first,
 *   and both must be the same bits.
 * Options of the last one:
 * - "unswitch-loops": at -O2 gcc would leave branches on a uniform in the loop, and then find no vectors: up to 27
 *   times the plain loop's time. Kernels without such branches are not changed by it.
 * - "no-tree-pre", where signed zeros are ignored: there gcc would add a part under a condition in a branch of its own,
 *   since lane + 0 is the lane, and find no vectors: 8 to 23 times the plain loop's time. Where signed zeros count, the
 *   option would make a clamp take 1.5 times as long. */
#if defined(__clang__) || !defined(__OPTIMIZE__)
# define MAPFN_UNFUSED_KERNEL MAPFN_KERNEL
# define MAPFN_UNFUSED_KERNEL_LOOPED MAPFN_KERNEL_LOOPED
# define MAPFN_JOINS MAPFN_PLAIN
# define MAPFN_KERNEL_OF_SUMS MAPFN_KERNEL
#else
# define MAPFN_UNFUSED_KERNEL MAPFN_KERNEL_WITH(MAPFN_KERNEL_OPTIONS, "fp-contract=off")
# define MAPFN_UNFUSED_KERNEL_LOOPED MAPFN_KERNEL_WITH(MAPFN_LOOPED_OPTIONS MAPFN_OPTION_TRAPS, "fp-contract=off")
# define MAPFN_JOINS static __attribute__((MAPFN_NOINLINE, __unused__, __flatten__, \
    __optimize__("fp-contract=off" MAPFN_OPTION_ALONE)))
# define MAPFN_KERNEL_OF_SUMS \
    static __attribute__((MAPFN_NOINLINE, __noclone__, __unused__, __flatten__, __optimize__(MAPFN_OPTIONS_OF_SUMS)))
# define MAPFN_OPTIONS_OF_SUMS \
    "O2", "tree-loop-vectorize", "tree-slp-vectorize", "vect-cost-model=dynamic", "peel-loops", "unswitch-loops", \
    MAPFN_KERNEL_FLAGS, "fp-contract=off" MAPFN_OPTION_GUARDS_OF_LOOPS MAPFN_OPTION_PARTS
# if defined(__NO_SIGNED_ZEROS__) || defined(__FAST_MATH__)
#  define MAPFN_OPTION_PARTS , "no-tree-pre"
# else
#  define MAPFN_OPTION_PARTS
# endif
#endif
/* MAPFN_STRIP(count, body): elements mapfn_from + mapfn_j for mapfn_j below a constant, which is the number of lanes or
 * a part of it. What element mapfn_j adds goes to lane mapfn_first + mapfn_j, and lanes are kept in registers.
 * MAPFN_ROLLED stands before the loop around it, and MAPFN_STRIPS_IN_TURNS before the loop around that. The latter loop
 * is unrolled, as gcc and clang 19 keep no lane in a register whose number varies.
 * clang:
 * - Lanes of structs are added up in loops that are not unrolled. Else they would be loaded wider than they were
 *   stored, and such loads wait.
 * - If whole strips had `nounroll` as well, clang would keep the lanes in memory: 1.7 times as long. */
#define MAPFN_STRIP(count, body) \
    for (size_t mapfn_j = 0; mapfn_j < (size_t)(count); mapfn_j++ MAPFN_COUNTING_ON) { \
        size_t const mapfn_i = mapfn_from + mapfn_j; \
        MAPFN_UNUSED size_t const mapfn_at = mapfn_offset + mapfn_i; \
        body \
    }
#define MAPFN_STRIP_BEGINS MAPFN_COUNTING_IN_STRIP(mapfn_offset + mapfn_from)
/* MAPFN_INLINES_SUMS: are a few elements of a map with sums added up inline? Not by gcc with FMA: there the caller may
 * fuse products and additions of the body, and kernels of sums do not. No macro says whether the caller does: strict C
 * does not, but strict C++ and -ffp-contract=fast do. */
#define MAPFN_INLINES_SUMS (MAPFN_IS_DEFINED(__clang__) || !MAPFN_IS_DEFINED(__FP_FAST_FMA))
/* MAPFN_INLINES_INTEGERS: are a few elements of a sum of integers added up inline? With clang the call alone takes 3 of
 * the 5 ns that four elements take. With gcc inlining saves 0.4 ns, and costs a twentieth of the time to compile. */
#define MAPFN_INLINES_INTEGERS MAPFN_IS_DEFINED(__clang__)
/* MAPFN_MASKS_PRODUCTS: from 15 on gcc adds products of 32-bit numbers under masks of AVX-512 whose bits are in another
 * order than the products, and the sum is wrong. A bit that is never set keeps a product from the mask, for an
 * instruction a vector. MAPFN_UNMASKED(integer, s, value) is a value that is added to a sum. */
#if !defined(__clang__) && __GNUC__ >= 15 && defined(__AVX512F__) && defined(__OPTIMIZE__) && !defined(__CUDACC__)
# define MAPFN_MASKS_PRODUCTS 1
# define MAPFN_NO_BITS(T, s) \
    unsigned long long mapfn_no_bits_##s MAPFN_UNUSED = 0; \
    if (sizeof(T) >= 8) __asm__("" : "+r"(mapfn_no_bits_##s));
# ifdef __cplusplus
extern "C++" {
template <bool IS_INTEGER> struct mapfn_bits {
    template <class T> static inline T kept(T value, unsigned long long none) { return value ^ static_cast<T>(none); }
};
template <> struct mapfn_bits<false> {
    template <class T> static inline T kept(T value, unsigned long long) { return value; }
};
}
#  define MAPFN_UNMASKED(integer, s, value) mapfn_bits<integer>::kept(value, mapfn_no_bits_##s)
# else
#  define MAPFN_UNMASKED(integer, s, value) \
    (mapfn_adding_##s)((unsigned long long)__builtin_choose_expr(integer, value, 0u) ^ mapfn_no_bits_##s)
# endif
MAPFN_HOST_FN void mapfn_unmask_words(void *words, size_t bytes, unsigned long long none)
{
    for (size_t at = 0; at + 8 <= bytes; at += 8) {
        uint64_t word;
        MAPFN_MEMCPY(&word, (const char *)words + at, 8);
        word ^= none;
        MAPFN_MEMCPY((char *)words + at, &word, 8);
    }
}
MAPFN_HOST_FN void mapfn_add_unmasked(void *sums, const void *values, size_t count, unsigned long long none)
{
    for (size_t at = 0; at < 8 * count; at += 8) {
        uint64_t sum, value;
        MAPFN_MEMCPY(&sum, (const char *)sums + at, 8);
        MAPFN_MEMCPY(&value, (const char *)values + at, 8);
        sum += value ^ none;
        MAPFN_MEMCPY((char *)sums + at, &sum, 8);
    }
}
#else
# define MAPFN_MASKS_PRODUCTS 0
# define MAPFN_NO_BITS(T, s)
# define MAPFN_UNMASKED(integer, s, value) (value)
#endif
/* MAPFN_SPREADS_LANES(bytes, alignment): is it best to spread lanes of such structs over vectors, word by word?
 * Smallest and largest together, complex products, bounding boxes and argmax then take 0.05 to 0.7 of the time.
 * - Words of 8 bytes need AVX2, which can compare them, and clang: where such a word is two members, gcc finds no
 *   vectors, and takes 16 times as long.
 * - Values of three words of 4 bytes are often read from structs of three, which are taken apart slowly: with clang
 *   before AVX2. gcc adds them up faster where they are held, and six words and pixels as well.
 * - argmin by a bare `<` takes up to twice as long with clang and AVX2, as the processor no longer guesses a branch. It
 *   still takes half of the plain loop's time.
 * MAPFN_SPREADS_PADDING: may a word be a member and padding? gcc would find no vectors. */
#if MAPFN_QUIRK_structs_spread
# define MAPFN_SPREADS_LANES(bytes, alignment) ((bytes) <= 32 && (bytes) > (alignment) && (bytes) / (alignment) <= 8 \
    && MAPFN_SPREADS_WORDS(bytes, alignment))
# if defined(__clang__)
#  define MAPFN_SPREADS_WORDS(bytes, alignment) (MAPFN_AVX2 || (alignment) < 4 || ((alignment) == 4 && (bytes) != 12))
#  define MAPFN_SPREADS_PADDING 1
# else
#  define MAPFN_SPREADS_WORDS(bytes, alignment) \
    ((alignment) == 4 ? (bytes) % 12 != 0 \
        : (alignment) < 4 && ((alignment) == 2 || (bytes) < 3 || (bytes) > 4))
#  define MAPFN_SPREADS_PADDING 0
# endif
# define MAPFN_MAY_SPREAD_LANES 1
#else
# define MAPFN_MAY_SPREAD_LANES 0
#endif
#if defined(__clang__)
# define MAPFN_STRIPS_IN_TURNS MAPFN_ASK_SCALAR MAPFN_UNROLL
/* clang would unroll a group, or a strip of lanes that are spread, before it vectorizes it. So its count is hidden
 * until just before vectorization: __builtin_constant_p of what no one can know becomes 0 there. */
# define MAPFN_LATE(is_late, count) \
    size_t mapfn_late; \
    __asm__("" : "=r"(mapfn_late)); \
    mapfn_late = (is_late) && __builtin_constant_p(mapfn_late) ? 1 : (size_t)(count);
/* a strip of lanes of structs that are spread */
# define MAPFN_STRIP_SPREAD(count, body) MAPFN_LATE(true, count) MAPFN_ASK_VECTOR MAPFN_STRIP(mapfn_late, body)
# if MAPFN_QUIRK_losses_in_float
#  define MAPFN_LOOP_VECTORIZED_STRIP(count, body) \
    MAPFN_LATE(mapfn_few, count) \
    if (mapfn_in_fours && !mapfn_few) _Pragma("clang loop vectorize_width(4)") MAPFN_STRIP(mapfn_late, body) \
    else MAPFN_STRIP(mapfn_late, body)
# else
#  define MAPFN_LOOP_VECTORIZED_STRIP(count, body) MAPFN_LATE(mapfn_few, count) MAPFN_STRIP(mapfn_late, body)
# endif
# define MAPFN_LOOP_ROWS_STRIP(count, body) \
    if (mapfn_few) _Pragma("nounroll") MAPFN_STRIP(count, body) \
    else MAPFN_STRIP(count, body)
# define MAPFN_LOOP_REST(i, begin, end, body) \
    MAPFN_ELEMENTS(i, begin, end) { body }
/* MAPFN_LOOP_OF_FEW(known, loop): how many there are is `known` in a row of constant length, and there the loop is
 * unrolled. Rows of 3 to 16 values take 0.35 to 0.6 of the time. Elsewhere it would only be longer code. */
# define MAPFN_LOOP_OF_FEW(known, ...) \
    if (known) { MAPFN_UNROLL __VA_ARGS__ } \
    else { MAPFN_ROLLED __VA_ARGS__ }
# define MAPFN_HALVING(small, count, body) { \
    if (small) MAPFN_HALVE_STRIP(count, body) \
    else _Pragma("nounroll") MAPFN_HALVE_STRIP(count, body) \
}
#else
# define MAPFN_STRIPS_IN_TURNS MAPFN_UNROLL
# define MAPFN_LOOP_REST MAPFN_LOOP_LOOPED
# define MAPFN_LOOP_OF_FEW(known, ...) __VA_ARGS__
# define MAPFN_HALVING(small, count, body) MAPFN_HALVE_STRIP(count, body)
# if defined(__CUDACC__) && __GNUC__ < 12
#  define MAPFN_LOOP_VECTORIZED_STRIP MAPFN_STRIP
# else
#  define MAPFN_LOOP_VECTORIZED_STRIP(count, body) { \
    MAPFN_STRIP_BEGINS \
    _Pragma("GCC ivdep") MAPFN_STRIP(count, body) \
}
# endif
# define MAPFN_STRIP_SPREAD(count, body) { MAPFN_STRIP_BEGINS _Pragma("GCC ivdep") MAPFN_STRIP(count, body) }
# define MAPFN_LOOP_ROWS_STRIP(count, body) { MAPFN_STRIP_BEGINS MAPFN_STRIP(count, body) }
#endif
/* a strip that is written out, as of lanes that are held one by one */
#define MAPFN_STRIP_UNROLLED(count, body) { MAPFN_STRIP_BEGINS MAPFN_UNROLL MAPFN_STRIP(count, body) }
#define MAPFN_LOOP_FORCED_STRIP MAPFN_LOOP_VECTORIZED_STRIP
