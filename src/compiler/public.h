/* ======== src/compiler/public.h: what public functions are qualified by, before they are declared.
 * Uses the configuration. Used by public/. */

/* -------------------------------------------- platform: what the public functions are qualified by ---- */

/* MAPFN_FN float square(float x) { … } is a helper that element functions call, always inlined, on host and card.
 * Attributes stand in their reserved spelling, as `unused` or `noinline` may be a macro of yours. In CUDA
 * `__noinline__` is one. */
#ifdef __CUDACC__
# define MAPFN_ANYWHERE __host__ __device__
# define MAPFN_NOINLINE noinline
# define MAPFN_FN static __forceinline__ __host__ __device__ __attribute__((__unused__))
#else
# define MAPFN_ANYWHERE
# define MAPFN_NOINLINE __noinline__
# define MAPFN_FN static inline __attribute__((__always_inline__, __unused__))
#endif
#define MAPFN_HOST_FN static inline __attribute__((__always_inline__, __unused__))
#define MAPFN_UNUSED __attribute__((__unused__))
/* MAPFN_PLAIN: ordinary C, which a debugger enters. What a file does not call leaves nothing in its object. Without an
 * optimizer gcc compiles every static function that is not `inline`, which would take 0.2 s a file. */
#if defined(__OPTIMIZE__) || defined(__CUDACC__)
# define MAPFN_PLAIN static __attribute__((MAPFN_NOINLINE, __unused__))
#else
# define MAPFN_PLAIN static inline __attribute__((__unused__))
#endif

#if defined(__FMA__) || defined(__ARM_FEATURE_FMA) || defined(__aarch64__) || defined(__FP_FAST_FMA) \
    || defined(__CUDA_ARCH__)
# define MAPFN_FUSED 1
#else
# define MAPFN_FUSED 0
#endif

/* gcc 12 makes one fused instruction of products that are added and subtracted by turns, as in a complex product,
 * whatever -ffp-contract says. gcc 13.3, 14.2, 15.3 and 16 obey the option; their earlier releases were not at hand. */
#if defined(__clang__) || !(defined(__x86_64__) || defined(__i386__))
# define MAPFN_OBEYS_CONTRACT 1
#else
# define MAPFN_OBEYS_CONTRACT \
    (__GNUC__ < 12 || __GNUC__ * 100 + __GNUC_MINOR__ >= 1503 \
        || (__GNUC__ == 13 && __GNUC_MINOR__ >= 3) || (__GNUC__ == 14 && __GNUC_MINOR__ >= 2))
#endif
/* May values differ by variant here? They may with -ffast-math and its parts, and where gcc fuses products. */
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) \
    || defined(__NO_SIGNED_ZEROS__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) \
    || (MAPFN_FUSED && !MAPFN_SAME_BITS && !defined(__clang__) \
        && (!defined(__STRICT_ANSI__) || defined(__cplusplus) || !MAPFN_OBEYS_CONTRACT))
# define MAPFN_CHANGES_BITS 1
#else
# define MAPFN_CHANGES_BITS 0
#endif

#if MAPFN_SAME_BITS && defined(__clang__)
_Pragma("STDC FP_CONTRACT OFF")
#endif
