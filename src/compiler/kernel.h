/* ======== src/compiler/kernel.h: how the function around a loop is qualified.
 * Uses compiler/features.h. Used by generate/. */

/* MAPFN_KERNEL qualifies the function around a loop. `flatten` inlines the user's own helpers. gcc's kernels have
 * options of their own:
 * - "O3": its cost model lets gcc vectorize from -O1 on.
 * - "no-trapping-math": gcc makes a select of a branch with arithmetic in it only where traps do not matter. It should
 *   change no result; docs/compilers.md has where it does.
 * - The quirks loops_distributed, threads_joined, paths_split and loops_aligned have one each. The bytes that fill the
 *   gap before the loop over a row are executed for each row. So MAPFN_KERNEL_OF_ROWS has gaps of at most 16 bytes:
 *   cheap rows of 48 floats take 2 to 3 % less time.
 *
 * MAPFN_SMALL: for fewer elements than this, a loop inlined into the caller is cheaper than a call of the kernel.
 * With gcc it is only 4, because its kernels vectorize expensive bodies even for half a vector. A body that iterates
 * took three times as long for 4 elements when it was inlined. */
#if defined(__clang__)
# define MAPFN_KERNEL static __attribute__((MAPFN_NOINLINE, __unused__, __flatten__))
# define MAPFN_KERNEL_OF_ROWS MAPFN_KERNEL
# define MAPFN_KERNEL_LOOPED MAPFN_KERNEL
# define MAPFN_KEEP_OPTIONS
# define MAPFN_SMALL 8
#elif !defined(__OPTIMIZE__) /* -O0 is for debuggers, which cannot stop in one element of a vector */
# define MAPFN_KERNEL MAPFN_PLAIN
# define MAPFN_KERNEL_OF_ROWS MAPFN_PLAIN
# define MAPFN_KERNEL_LOOPED MAPFN_PLAIN
# define MAPFN_KEEP_OPTIONS
# define MAPFN_SMALL 4
# if !defined(__CUDACC__) /* always inlined, it could not call itself there */
#  define MAPFN_ELEMENT_FN static inline __attribute__((__unused__))
# endif
#else
/* "O3" would end the flags that only -Ofast has set, and in gcc 11 also those of -ffast-math. So each of them is set
 * again where its macro tells that it was in force.
 * - gcc 11 has no macros for the parts.
 * - -funsafe-math-optimizations, which is more than its parts, has no macro at all. */
# if defined(__NO_MATH_ERRNO__)
#  define MAPFN_OPTION_ERRNO , "no-math-errno"
# else
#  define MAPFN_OPTION_ERRNO
# endif
# if defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__
#  define MAPFN_OPTION_FINITE , "finite-math-only"
# else
#  define MAPFN_OPTION_FINITE
# endif
# if defined(__FAST_MATH__)
#  define MAPFN_OPTION_UNSAFE , "unsafe-math-optimizations", "cx-limited-range"
# elif defined(__ASSOCIATIVE_MATH__) && defined(__RECIPROCAL_MATH__) && defined(__NO_SIGNED_ZEROS__) \
    && defined(__NO_TRAPPING_MATH__)
#  define MAPFN_OPTION_UNSAFE , "unsafe-math-optimizations"
# else
#  define MAPFN_OPTION_UNSAFE
# endif
# if defined(__ASSOCIATIVE_MATH__)
#  define MAPFN_OPTION_ORDER , "associative-math"
# elif __GNUC__ >= 12
#  define MAPFN_OPTION_ORDER , "no-associative-math"
# else
#  define MAPFN_OPTION_ORDER
# endif
# if defined(__RECIPROCAL_MATH__)
#  define MAPFN_OPTION_RECIPROCAL , "reciprocal-math"
# elif __GNUC__ >= 12
#  define MAPFN_OPTION_RECIPROCAL , "no-reciprocal-math"
# else
#  define MAPFN_OPTION_RECIPROCAL
# endif
# if defined(__NO_SIGNED_ZEROS__)
#  define MAPFN_OPTION_ZEROS , "no-signed-zeros"
# elif __GNUC__ >= 12
#  define MAPFN_OPTION_ZEROS , "signed-zeros"
# else
#  define MAPFN_OPTION_ZEROS
# endif
/* MAPFN_FUSES_ANYWAY: both of gcc 12's vectorizers have the pattern of MAPFN_OBEYS_CONTRACT, so that turning one off
 * leaves half of the instructions. It shows in structs and rows, so under MAPFN_SAME_BITS these are not vectorized:
 * complex products take 3.3 times as long. A kernel for a target without FMA cannot inline an element function for one
 * with it. */
# if MAPFN_SAME_BITS && MAPFN_FUSED && !MAPFN_OBEYS_CONTRACT
#  define MAPFN_FUSES_ANYWAY 1
#  define MAPFN_OPTION_ALONE , "no-tree-slp-vectorize"
#  define MAPFN_OPTION_CONTRACT , "fp-contract=off" MAPFN_OPTION_ALONE
#  define MAPFN_OPTION_OF_ROWS , "no-tree-loop-vectorize"
#  define MAPFN_SMALL 0 /* the inline loop would be contracted with the rest of the caller */
# elif MAPFN_SAME_BITS
#  define MAPFN_OPTION_CONTRACT , "fp-contract=off"
#  define MAPFN_SMALL 0 /* the inline loop would be contracted with the rest of the caller */
# else
#  define MAPFN_OPTION_CONTRACT
#  define MAPFN_SMALL 4
# endif
/* All of these are left out where mapfn_math.h has ended the flags for the rest of the file. It then defines
 * MAPFN_FAST_MATH_ENDS as 1. */
# define MAPFN_FAST_OPTIONS MAPFN_FAST_OPTIONS_IF(MAPFN_FAST_MATH_ENDS)
# define MAPFN_FAST_OPTIONS_IF(ends) MAPFN_FAST_OPTIONS_IF_(ends)
# define MAPFN_FAST_OPTIONS_IF_(ends) MAPFN_FAST_OPTIONS_IF_##ends
# define MAPFN_FAST_OPTIONS_IF_1
# define MAPFN_FAST_OPTIONS_IF_MAPFN_FAST_MATH_ENDS \
    MAPFN_OPTION_UNSAFE MAPFN_OPTION_ORDER MAPFN_OPTION_RECIPROCAL MAPFN_OPTION_ZEROS MAPFN_OPTION_FINITE
# if MAPFN_QUIRK_loops_distributed
#  define MAPFN_OPTION_LOOPS , "no-tree-loop-distribution"
# else
#  define MAPFN_OPTION_LOOPS
# endif
# if MAPFN_QUIRK_threads_joined
#  define MAPFN_OPTION_JUMPS , "no-thread-jumps"
# else
#  define MAPFN_OPTION_JUMPS
# endif
# if MAPFN_QUIRK_paths_split
#  define MAPFN_OPTION_PATHS , "no-split-paths"
# else
#  define MAPFN_OPTION_PATHS
# endif
# if MAPFN_QUIRK_guards_precomputed
#  define MAPFN_OPTION_AHEAD , "no-tree-pre"
# else
#  define MAPFN_OPTION_AHEAD
# endif
# if MAPFN_QUIRK_loops_aligned
#  define MAPFN_OPTION_ALIGN , "align-loops=64"
# else
#  define MAPFN_OPTION_ALIGN
# endif
/* gcc 16 lost the condition of `u < 100 ? (signed char)u : 99`, where u is the same for all elements of a loop. As
 * nothing traps it converts u before the loop, branches there on the result (unswitch-loops), and then takes u for a
 * number that fits (tree-vrp, tree-dominator-opts). It does not without one of the three. Branches on a uniform would
 * end vectors without the second. So it is the first that is left out, and in kernels of rows and sums, where that one
 * keeps in a register what a loop stores again and again, the third: what a body does with four bytes is not known
 * without, see mapfn_is_alike. */
# if MAPFN_GCC >= 16 && !defined(__NO_TRAPPING_MATH__) /* where nothing traps in your own code either */
#  define MAPFN_OPTION_GUARDS , "no-tree-loop-im"
#  define MAPFN_OPTION_GUARDS_OF_LOOPS , "tree-loop-im", "no-tree-dominator-opts", "no-tree-vrp"
# else
#  define MAPFN_OPTION_GUARDS
#  define MAPFN_OPTION_GUARDS_OF_LOOPS
# endif
# define MAPFN_LOOPED_OPTIONS \
    "O3" MAPFN_OPTION_LOOPS MAPFN_OPTION_PATHS, MAPFN_KERNEL_FLAGS
# define MAPFN_KERNEL_OPTIONS MAPFN_LOOPED_OPTIONS MAPFN_OPTION_JUMPS MAPFN_OPTION_AHEAD
# define MAPFN_KERNEL_FLAGS \
    "no-trapping-math" MAPFN_OPTION_GUARDS MAPFN_OPTION_ALIGN MAPFN_FAST_OPTIONS \
    MAPFN_OPTION_ERRNO MAPFN_OPTION_CONTRACT
# define MAPFN_KERNEL MAPFN_KERNEL_WITH(MAPFN_KERNEL_OPTIONS)
/* With MAPFN_VERIFY the looped kernel is compiled as your own code is, and so shows what changes only where nothing
 * traps: gcc 12 makes -0 of `(float)(int)x` between -1 and 0 if there is an instruction that truncates. */
# if MAPFN_VERIFY && !defined(__NO_TRAPPING_MATH__)
#  define MAPFN_OPTION_TRAPS , "trapping-math"
# else
#  define MAPFN_OPTION_TRAPS
# endif
# define MAPFN_KERNEL_LOOPED MAPFN_KERNEL_WITH(MAPFN_LOOPED_OPTIONS MAPFN_OPTION_TRAPS)
# ifndef MAPFN_OPTION_OF_ROWS
#  define MAPFN_OPTION_OF_ROWS
#  define MAPFN_OPTION_ALONE
# endif
# define MAPFN_KERNEL_OF_ROWS \
    MAPFN_KERNEL_WITH(MAPFN_LOOPED_OPTIONS MAPFN_OPTION_AHEAD, "align-loops=32:17:16" \
        MAPFN_OPTION_GUARDS_OF_LOOPS MAPFN_OPTION_OF_ROWS)
/* no_icf: as one function, the kernels of two maps alike would have no stride that is the same in all calls. */
# define MAPFN_KERNEL_WITH(...) \
    static __attribute__((MAPFN_NOINLINE, __noclone__, __no_icf__, __unused__, __flatten__, __optimize__(__VA_ARGS__)))
/* gcc inlines nothing into a function that is always inlined itself. The user's helpers have other floating-point
 * options than the kernel, and so only the kernel's `flatten` would inline them. But `flatten` skips a function of
 * which gcc has made a variant: a constant in clamp(x, 0, 1), an unused parameter or a `const vec3 *` is enough for
 * that. So the element function is flattened first, under its own options, and then inlined into the kernel. This was
 * tried with gcc 11 to 16. Under -fno-inline nothing is flattened. */
# if __GNUC__ >= 11 && __GNUC__ <= 16 && !defined(__CUDACC__) && !defined(__NO_INLINE__)
#  define MAPFN_ELEMENT_FN static inline __attribute__((__unused__, __flatten__, __noclone__))
# endif
/* gcc gives a function without a float of its own the floating-point options of the first one with floats that is
 * inlined into it. So each kernel has a float, which no instruction touches.
 * - The constraint "X" allows any place, as there may be no float registers. aarch64 without them, that is with
 *   -mgeneral-regs-only, has no place at all.
 * - The x87 is a stack, on which gcc refuses a value without a place of its own: an error in some kernels with -m32. */
# if defined(__aarch64__) && !defined(__ARM_FP)
#  define MAPFN_KEEP_OPTIONS
# elif defined(__i386__) && !defined(__SSE_MATH__)
#  define MAPFN_KEEP_OPTIONS { float mapfn_float; __asm__ volatile("" : "=rm"(mapfn_float)); }
# else
#  define MAPFN_KEEP_OPTIONS { float mapfn_float; __asm__ volatile("" : "=X"(mapfn_float)); }
# endif
#endif

/* MAPFN_WIDE_KERNEL: a kernel for processors with AVX2, in a file for those without. It has neither fma nor avx512,
 * which brings fma, as compilers would contract a * b + c in this kernel alone.
 * From 256 bytes of results on it computes whole turns of 16 or 32 elements, and the narrow kernel the rest. For fewer
 * bytes the narrow kernel is as fast.
 * MAPFN_CONCEAL hides from a compiler that a kernel to which others jump always returns 0. Otherwise these would call
 * it and then return 0 themselves, for which each call of few elements would need a stack frame, and its own would lie
 * deeper than what MAPFN_ON_CLEAR_STACK clears. (The attribute musttail breaks large structs by value.)
 * gcc:
 * - Without popcnt, where the file has none either. Otherwise gcc recognizes bits that are counted by shifts and masks,
 *   and has one popcnt for each element, 0.7 times as fast as the narrow kernel's vectors.
 * - Without the passes of MAPFN_WIDE_WITHOUT, which find nothing in a loop of whole turns: the loops are the same
 *   instructions, and what a wide kernel adds to a compilation falls by an eighth. */
#define MAPFN_CONCEAL(value) __asm__("" : "+r"(value));
#if MAPFN_DISPATCH && defined(__x86_64__) && defined(__SSE2__) && !defined(__AVX2__) && defined(__OPTIMIZE__) \
    && !defined(__OPTIMIZE_SIZE__) && !defined(__CUDACC__)
# define MAPFN_WIDE 1
# if !defined(__clang__) && !defined(__POPCNT__)
#  define MAPFN_WIDE_TARGET __attribute__((__target__("avx2,bmi,bmi2,lzcnt,no-popcnt,movbe,f16c")))
# else
#  define MAPFN_WIDE_TARGET __attribute__((__target__("avx2,bmi,bmi2,lzcnt,popcnt,movbe,f16c")))
# endif
/* Under NDEBUG each map contains the call that asks the processor, though it is made only once in a program. With clang
 * the function called preserves all integer registers, because each map would otherwise save three to five for it. gcc
 * has no such attribute, and saves one or two. */
# ifdef __clang__
#  define MAPFN_HIDE MAPFN_CONCEAL
#  define MAPFN_WIDE_KERNEL MAPFN_WIDE_TARGET MAPFN_KERNEL
#  define MAPFN_KEEPS_REGISTERS __attribute__((__preserve_most__))
# else
#  define MAPFN_HIDE(value)
#  define MAPFN_KEEPS_REGISTERS
#  define MAPFN_WIDE_WITHOUT "no-tree-vrp", "no-schedule-insns2", "no-tree-dominator-opts", "no-tree-pta", \
    "no-rerun-cse-after-loop", "no-dse"
#  define MAPFN_WIDE_KERNEL MAPFN_WIDE_TARGET MAPFN_KERNEL_WITH(MAPFN_KERNEL_OPTIONS, MAPFN_WIDE_WITHOUT)
# endif
/* A narrow kernel ends in a wide one, which it calls through a pointer. A `flatten` function is to inline all that it
 * calls by name, and clang 22 refuses that where the two are for different processors. */
# define MAPFN_RETURN_WIDE(kernel, ...) { \
    __typeof__(kernel) *mapfn_go = kernel; \
    MAPFN_HIDE(mapfn_go) \
    return mapfn_go(__VA_ARGS__); \
}
#else
# define MAPFN_WIDE 0
#endif

#ifndef MAPFN_FUSES_ANYWAY
# define MAPFN_FUSES_ANYWAY 0
#endif
/* in a loop over structs of type T that must not become vectors */
#if MAPFN_FUSES_ANYWAY
# define MAPFN_ALONE_IN_LOOP(T) if (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT) __asm__ volatile("");
#else
# define MAPFN_ALONE_IN_LOOP(T)
#endif
/* MAPFN_ON_CLEAR_STACK(type, n, name, call) calls a kernel, which returns `type`. If it has many elements, it first
 * clears as much of the stack as the kernel may use, up to the place of its return address: so each size is an array in
 * a function of its own. The empty statement behind the call keeps it from being the last one of its function, which
 * would use the stack that the function leaves, and that is not cleared. */
#if MAPFN_QUIRK_pairs_reloaded
# define MAPFN_CLEARS_STACK(bytes) \
    MAPFN_PLAIN void mapfn_clear_##bytes(void) \
    { \
        char mapfn_room[bytes]; \
        MAPFN_MEMSET(mapfn_room, 0, bytes); \
        __asm__ volatile("" : : "r"(mapfn_room) : "memory"); \
    }
MAPFN_CLEARS_STACK(512)
MAPFN_CLEARS_STACK(1024)
MAPFN_CLEARS_STACK(4608)
# define MAPFN_FRAME_IS(name, bytes, least) mapfn_frame_##name = bytes, mapfn_frame_least_##name = least,
# define MAPFN_ON_CLEAR_STACK(type, n, name, call) __extension__({ \
    type const mapfn_returned = (mapfn_frame_##name == 0 || (n) < mapfn_frame_least_##name ? (void)0 \
        : mapfn_frame_##name == 512 ? mapfn_clear_512() \
        : mapfn_frame_##name == 1024 ? mapfn_clear_1024() : mapfn_clear_4608(), call); \
    __asm__ volatile(""); \
    mapfn_returned; \
})
#else
# define MAPFN_FRAME_IS(name, bytes, least)
# define MAPFN_ON_CLEAR_STACK(type, n, name, call) call
#endif
