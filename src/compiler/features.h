/* ======== src/compiler/features.h: what this compiler can do for this target. Only compiler/ asks which compiler
 * it is.
 * Uses the configuration. Used by all below. */

/* ------------------------------------------------ platform: all other compiler tests stand here ---- */

/* MAPFN_IS_DEFINED(__AVX__) is 1 where the compiler defines its macro, as nothing or as 1, else 0. */
#define MAPFN_IS_DEFINED(macro) MAPFN_IS_DEFINED_AS(macro)
#define MAPFN_IS_DEFINED_AS(value) MAPFN_IS_DEFINED_BY(MAPFN_DEFINED_##value, 0, ~)
#define MAPFN_IS_DEFINED_BY(...) MAPFN_IS_DEFINED_IF(__VA_ARGS__)
#define MAPFN_IS_DEFINED_IF(probe, answer, ...) answer
#define MAPFN_DEFINED_ ~, 1
#define MAPFN_DEFINED_1 ~, 1

/* Each of these macros is 0 or 1. All that stands below asks them, and never which compiler this is.
 * MAPFN_DEVICE_CODE        this is the code for a card
 * MAPFN_FOR_CARD           this file is compiled for a card too: CUDA
 * MAPFN_VECTOR_TYPES       types of vectors may be used: nvcc's front end has none
 * MAPFN_ERRORS_BY_VALUE    clang: a declaration can refuse calls by the values of their arguments, by diagnose_if
 * MAPFN_REPEATS_TYPES      gcc in C: an unknown type is reported at every place where it stands
 * MAPFN_STREAM_STORES      MAPFN_STORE_STREAMED exists, and goes past the caches: SSE2
 * MAPFN_COMPARES_WORDS     vectors of 64-bit integers can be compared, which SSE2 alone cannot do
 * MAPFN_COMPARES_ARRAYS    clang: a loop compares the arrays when it begins, and computes elements one by one where two
 *                          of them meet
 * MAPFN_INT128             the type __int128 exists
 * MAPFN_CLEARS_PADDING     __builtin_clear_padding exists
 * MAPFN_KNOWS_PADDING(T)   C++: whether a struct has no padding is known, and it has none
 * MAPFN_EXCEPTIONS         an exception may pass through plain C
 * MAPFN_WINDOWS */
#ifdef __CUDA_ARCH__
# define MAPFN_DEVICE_CODE 1
#else
# define MAPFN_DEVICE_CODE 0
#endif
#define MAPFN_FOR_CARD MAPFN_IS_DEFINED(__CUDACC__)
#define MAPFN_VECTOR_TYPES (!MAPFN_FOR_CARD)
#define MAPFN_ERRORS_BY_VALUE (MAPFN_IS_DEFINED(__clang__) && !MAPFN_FOR_CARD)
#define MAPFN_COMPARES_WORDS (!MAPFN_IS_DEFINED(__SSE2__) || MAPFN_IS_DEFINED(__SSE4_2__))
#if defined(__clang__) && !defined(__CUDACC__) && defined(__OPTIMIZE__) /* asked by each map, and so a plain number */
# define MAPFN_COMPARES_ARRAYS 1
#else
# define MAPFN_COMPARES_ARRAYS 0
#endif
#ifdef __SIZEOF_INT128__
# define MAPFN_INT128 1
#else
# define MAPFN_INT128 0
#endif
#ifdef __has_builtin
# if __has_builtin(__builtin_clear_padding)
#  define MAPFN_CLEARS_PADDING 1
# endif
#endif
#ifndef MAPFN_CLEARS_PADDING
# define MAPFN_CLEARS_PADDING 0
#endif
#if defined(__clang__) && defined(__cplusplus) && __cplusplus >= 201703L
# define MAPFN_KNOWS_PADDING(T) __has_unique_object_representations(T)
#else
# define MAPFN_KNOWS_PADDING(T) false
#endif
#define MAPFN_EXCEPTIONS MAPFN_IS_DEFINED(__EXCEPTIONS)
#define MAPFN_WINDOWS MAPFN_IS_DEFINED(_WIN32)

/* MAPFN_MEMCPY and MAPFN_MEMSET are the compiler's own, for kernels and what they inline. What -D_FORTIFY_SOURCE makes
 * of the library's, clang resolves only after it has looked for vectors. */
#if MAPFN_FOR_CARD
# define MAPFN_MEMCPY memcpy
# define MAPFN_MEMSET memset
#else
# define MAPFN_MEMCPY __builtin_memcpy
# define MAPFN_MEMSET __builtin_memset
#endif

/* The bytes of this target's widest vectors. */
#if defined(__AVX512F__)
# define MAPFN_VECTOR_BYTES 64
#elif defined(__AVX__)
# define MAPFN_VECTOR_BYTES 32
#else
# define MAPFN_VECTOR_BYTES 16
#endif
/* The bytes that vectorized loops surely store at once. For some processors with AVX-512, as Skylake, compilers prefer
 * vectors of 32 bytes in loops. gcc still loads 64 bytes at once where a vector of 64 is asked for, and such a load
 * waits for the narrower stores before it; clang then loads 32 as well. */
#if defined(__AVX512F__) && !defined(__clang__)
# define MAPFN_STORED_BYTES 32
#else
# define MAPFN_STORED_BYTES MAPFN_VECTOR_BYTES
#endif
/* The bytes of all vector registers of this target together. With AVX-512 each counts as 32 bytes. */
#if defined(__AVX512F__)
# define MAPFN_REGISTER_BYTES 1024
#elif defined(__AVX__) || (!defined(__x86_64__) && !defined(__i386__))
# define MAPFN_REGISTER_BYTES 512
#elif defined(__x86_64__)
# define MAPFN_REGISTER_BYTES 256
#else
# define MAPFN_REGISTER_BYTES 128
#endif
#if defined(__SSE2__) && !defined(__CUDACC__)
# define MAPFN_STREAM_STORES 1
# ifdef __AVX__
#  define MAPFN_STREAM_BYTES 32
# else
#  define MAPFN_STREAM_BYTES 16
# endif
# if defined(__clang__)
#  define MAPFN_STORE_STREAMED(to, vector) __builtin_nontemporal_store(vector, to)
# elif defined(__AVX__)
#  define MAPFN_STORE_STREAMED(to, vector) __builtin_ia32_movntdq256(to, vector)
# else
#  define MAPFN_STORE_STREAMED(to, vector) __builtin_ia32_movntdq(to, vector)
# endif
#else
# define MAPFN_STREAM_STORES 0
#endif

#if defined(__GNUC__) && !defined(__clang__) && !defined(__cplusplus)
# define MAPFN_REPEATS_TYPES 1
#else
# define MAPFN_REPEATS_TYPES 0
#endif

/* MAPFN_COMPRESSES: can a vector of words be packed by a mask? MAPFN_COMPRESSES_BYTES: and one of bytes? */
#define MAPFN_COMPRESSES (MAPFN_IS_DEFINED(__AVX512F__) && MAPFN_IS_DEFINED(__x86_64__) && !MAPFN_FOR_CARD)
#define MAPFN_COMPRESSES_BYTES (MAPFN_COMPRESSES && MAPFN_IS_DEFINED(__AVX512VBMI2__))
/* what a masked store of bytes and halves points to */
#ifdef __clang__
# define MAPFN_STORED_AS(WORD, VECTOR) VECTOR
#else
# define MAPFN_STORED_AS(WORD, VECTOR) WORD
#endif
