/* ======== src/compiler/cures.h: what a compiler must be told, or must not see, so that the code is right or fast.
 * Uses compiler/quirks.h. Used by kinds/ and generate/. */

#if defined(__CUDA_ARCH__) || (defined(__clang__) && !defined(__CUDACC__))
# define MAPFN_UNROLL _Pragma("unroll")
#elif defined(__CUDACC__)
# define MAPFN_UNROLL /* nvcc's front end knows `unroll` alone, which gcc does not know */
#else
# define MAPFN_UNROLL _Pragma("GCC unroll 16")
#endif

/* `T const` where T may be const itself. g++ refuses the word twice, and clang warns of it. */
#if defined(__cplusplus) && !defined(__clang__) && !defined(__CUDACC__)
# define MAPFN_CONST(T) __typeof__(T) const
#else
# define MAPFN_CONST(T) T const
# ifdef __clang__
#  pragma clang diagnostic ignored "-Wduplicate-decl-specifier"
# endif
#endif

/* mapfn_zero is 0, and is added to each stride that need not be 1. A kernel hides its value from clang, see QUIRK
 * strides_of_any: of a sum it guesses nothing. With AVX-512 clang would then scatter the results, and copies took 3.6
 * times as long. So there it may guess an output's stride, unless the map is `vectorized`. It may guess those of bytes
 * and 16-bit integers as well, which it cannot gather. */
enum { mapfn_zero = 0, mapfn_zero_stored = 0 };
#if MAPFN_QUIRK_strides_of_any
# define MAPFN_SCATTERS(traits) (!MAPFN_AVX512 || ((traits) & MAPFN_IS_VECTORIZED) != 0)
# define MAPFN_ZERO_READ(T) (MAPFN_AVX512 && sizeof(T) < 4 ? 0 : mapfn_zero)
# define MAPFN_ANY_STRIDE \
    MAPFN_UNUSED ptrdiff_t mapfn_zero = 0, mapfn_zero_stored = 0; \
    __asm__("" : "+r"(mapfn_zero)); \
    if (mapfn_scatters) mapfn_zero_stored = mapfn_zero;
# define MAPFN_STRIDES_KNOWN \
    , int const mapfn_contiguous, MAPFN_UNUSED ptrdiff_t const mapfn_zero, \
    MAPFN_UNUSED ptrdiff_t const mapfn_zero_stored
# define MAPFN_STRIDES_HERE , mapfn_contiguous, mapfn_zero, mapfn_zero_stored
#else
# define MAPFN_SCATTERS(traits) 0
# define MAPFN_ZERO_READ(T) 0
# define MAPFN_ANY_STRIDE
# define MAPFN_STRIDES_KNOWN , int const mapfn_contiguous
# define MAPFN_STRIDES_HERE , mapfn_contiguous
#endif
/* Is it worth while to know of rows that they lie apart, if their lengths are `fixed`, or `tabled` as they come from a
 * table? */
#if MAPFN_QUIRK_neighbours_kept
# define MAPFN_GAINS_APART(fixed, tabled) ((fixed) || (tabled))
#else
# define MAPFN_GAINS_APART(fixed, tabled) true
#endif
/* MAPFN_NTH(T) is the place of this element in an output of T, MAPFN_NTH_IN(T, …) its index in an input, and
 * MAPFN_NTH_ROW(…) that of its row's first value. A kernel hides from gcc how far wide structs and rows of constant
 * length lie apart, see QUIRK wide_apart: mapfn_hidden is 0.
 * - Structs of three doubles are seen where a map writes some (`three`), since most such maps compute all members
 *   alike.
 * - Rows are hidden where a map makes a `number`, and no rows, whose loops would end as scalar.
 * - Structs of doubles are left to gcc 11, which makes no vectors of two that lie apart.
 * A function that hides nothing begins with MAPFN_STEP_SEEN. */
#if MAPFN_QUIRK_wide_apart
# define MAPFN_IS_WIDE_THREE(bytes, one) ((bytes) > 16 && (bytes) == 3 * (one))
# define MAPFN_STEP_SEEN enum { mapfn_hidden = 0 };
# define MAPFN_UNKNOWN_STEP ptrdiff_t mapfn_hidden MAPFN_UNUSED = 0;
# define MAPFN_HIDE_STEP __asm__("" : "+r"(mapfn_hidden));
# define MAPFN_STEP_KNOWN , MAPFN_UNUSED ptrdiff_t const mapfn_hidden
# define MAPFN_STEP_HERE , mapfn_hidden
# if MAPFN_AVX512 /* it shuffles three values, or a power of two that is read, faster than it loads half of them */
#  define MAPFN_IS_READ_APART(bytes, one) \
    ((bytes) > 16 && !MAPFN_IS_WIDE_THREE(bytes, one) && ((bytes) & ((bytes) - 1)) != 0)
# else
#  define MAPFN_IS_READ_APART(bytes, one) ((bytes) > 16)
# endif
# define MAPFN_NTH(T) MAPFN_BY_TYPE(MAPFN_NTH_OF_, T)(T)
# define MAPFN_NTH_OF_1(T) (ptrdiff_t)mapfn_nth
# define MAPFN_NTH_OF_0(T) \
    ((ptrdiff_t)mapfn_nth \
        * (1 + (sizeof(T) > 16 && !MAPFN_IS_WIDE_THREE(sizeof(T), __alignof__(T)) ? mapfn_hidden : 0)))
# define MAPFN_NTH_IN(T, three) MAPFN_BY_TYPE(MAPFN_NTH_IN_, T)(T, three)
# define MAPFN_NTH_IN_1(T, three) (ptrdiff_t)mapfn_i
# define MAPFN_NTH_IN_0(T, three) \
    ((ptrdiff_t)mapfn_i \
        * (1 + (MAPFN_IS_READ_APART(sizeof(T), __alignof__(T)) && !(three) MAPFN_UNLESS_DOUBLES(__alignof__(T)) \
            ? mapfn_hidden : 0)))
# if __GNUC__ > 11
#  define MAPFN_UNLESS_DOUBLES(one)
# else
#  define MAPFN_UNLESS_DOUBLES(one) && (one) < 8
# endif
# define MAPFN_NTH_ROW(type, values, length, number) \
    ((number) && __builtin_constant_p(values) \
        && MAPFN_IS_READ_APART((size_t)(values) * sizeof(type), sizeof(type)) \
        ? (ptrdiff_t)mapfn_i * ((ptrdiff_t)(values) + mapfn_hidden) \
        : (ptrdiff_t)(mapfn_i * (length)))
#else
# define MAPFN_IS_WIDE_THREE(bytes, one) 0
# define MAPFN_STEP_SEEN
# define MAPFN_UNKNOWN_STEP
# define MAPFN_HIDE_STEP
# define MAPFN_STEP_KNOWN
# define MAPFN_STEP_HERE
# define MAPFN_NTH(T) mapfn_nth
# define MAPFN_NTH_IN(T, three) mapfn_i
# define MAPFN_NTH_ROW(type, values, length, number) mapfn_i * (length)
#endif
/* MAPFN_PLACE_OF_RESULT_0(R, out): the pointer by which a kernel stores its result. An input either does not overlap
 * the result, or its element i lies exactly where result i does.
 * - clang is told that they lie apart, see QUIRK result_apart. That is no lie that shows: a number is loaded as a whole
 *   before the result is stored in its place. Structs are loaded in parts, and so get no such promise.
 * - MAPFN_PLACE_OF_RESULT_1 makes no promise. It is for maps with sums, which are inlined into loops of yours, for
 *   `ordered` maps, whose bodies may read what earlier elements stored, and for rows. It is also for tables beside an
 *   index, as clang would keep t[i + k] in registers, see MAPFN_UNSHARED.
 * - MAPFN_PLACE_OF_RESULT_0looked_up is for tables without an index, see QUIRK looked_up_apart. */
#define MAPFN_PLACE_OF_RESULT_1(R, out) R *out
#if MAPFN_QUIRK_looked_up_apart
# define MAPFN_PLACE_OF_RESULT_0looked_up MAPFN_PLACE_OF_RESULT_0
#else
# define MAPFN_PLACE_OF_RESULT_0looked_up MAPFN_PLACE_OF_RESULT_1
#endif
#if MAPFN_QUIRK_result_apart
# define MAPFN_IN_ONE_PART(R) (sizeof(R) <= sizeof(void *) && __builtin_classify_type(*(R *)0) <= 8)
# ifdef __cplusplus
extern "C++" {
template <class R, bool ONE> struct mapfn_place_of { typedef R *mapfn_its_type; };
template <class R> struct mapfn_place_of<R, true> { typedef R *__restrict mapfn_its_type; };
}
#  define MAPFN_PLACE_OF_RESULT_0(R, out) mapfn_place_of<R, MAPFN_IN_ONE_PART(R)>::mapfn_its_type out
# else
#  define MAPFN_PLACE_OF_RESULT_0(R, out) MAPFN_BY_TYPE(MAPFN_PLACE_OF_, R)(R, out)
#  if __SIZEOF_POINTER__ >= 8
#   define MAPFN_PLACE_OF_1(R, out) R *__restrict out
#  else
#   define MAPFN_PLACE_OF_1 MAPFN_PLACE_OF_0
#  endif
#  define MAPFN_PLACE_OF_0(R, out) \
    __typeof__(__builtin_choose_expr(MAPFN_IN_ONE_PART(R), *(R *__restrict *)0, *(R **)0)) out
# endif
#else
# define MAPFN_PLACE_OF_RESULT_0 MAPFN_PLACE_OF_RESULT_1
# define MAPFN_IN_ONE_PART(R) 1
#endif
/* for plain C: is the result said to lie apart? */
#define MAPFN_ALONE_0(R) (MAPFN_IN_ONE_PART(R) ? MAPFN_ALONE : 0)
#define MAPFN_ALONE_0looked_up MAPFN_ALONE_0
#define MAPFN_ALONE_1(R) 0

/* MAPFN_UNSHARED(T): a `T const *` that no output overlaps. clang is told so only for values of 4 bytes and more, see
 * QUIRK small_tables_shared: filters of 16-bit integers took up to 11 times as long, stencils of bytes up to 4.5. */
#if MAPFN_QUIRK_small_tables_shared
# ifdef __cplusplus
extern "C++" {
template <class T, bool SMALL> struct mapfn_unshared { typedef T const *__restrict mapfn_its_type; };
template <class T> struct mapfn_unshared<T, true> { typedef T const *mapfn_its_type; };
}
#  define MAPFN_UNSHARED(T) mapfn_unshared<T, (sizeof(T) < 4)>::mapfn_its_type
# else
#  define MAPFN_UNSHARED(T) __typeof__( \
    __builtin_choose_expr(sizeof(T) < 4, *(MAPFN_CONST(T) **)0, *(MAPFN_CONST(T) *__restrict *)0))
# endif
#else
# define MAPFN_UNSHARED(T) MAPFN_CONST(T) *__restrict
#endif
/* MAPFN_MAY_SHARE(t) makes clang forget what MAPFN_UNSHARED says of t, see QUIRK tables_around. Tables without an
 * index, as a bias or a palette, keep the promise: otherwise each row would begin with a comparison, and of four tables
 * clang would not compare all. */
#if MAPFN_QUIRK_tables_around
# define MAPFN_MAY_SHARE(t) if (mapfn_around) __asm__("" : "+r"(t));
# define MAPFN_AROUND_OF(name) mapfn_around = mapfn_around_##name,
# define MAPFN_AROUND_IS(name, tables) mapfn_around_##name = (mapfn_traits_##name & MAPFN_HAS_INDEX) != 0 \
    && (mapfn_traits_##name & MAPFN_HAS_ROWS) != 0 && !(tables),
#else
# define MAPFN_MAY_SHARE(t)
# define MAPFN_AROUND_OF(name)
# define MAPFN_AROUND_IS(name, tables)
#endif

/* MAPFN_SEEN(value) looks like a call to clang, and is no instruction, see QUIRK parts_seen: an element's part goes to
 * one of two places. Products of blocks of 32 bytes took 4.7 times the plain loop's time with AVX-512 at -O3, and now
 * take 1.1. A real number of 2 bytes has no register that clang would find. */
#if MAPFN_QUIRK_parts_seen
# define MAPFN_SEEN(value) \
    if (sizeof(value) <= 8 && !(sizeof(value) == 2 && __builtin_classify_type(value) == 8)) \
        __asm__ volatile("" : : "X"(value));
#else
# define MAPFN_SEEN(value)
#endif

/* Where the places of parts have types of different alignment, clang would warn if a body hands one on to a function of
 * yours. */
#if MAPFN_QUIRK_parts_differ
# if __has_warning("-Walign-mismatch")
#  pragma clang diagnostic ignored "-Walign-mismatch"
# endif
#endif

/* clang would warn of what a definition generates as if you had written it:
 * - MAPFN_PADDED(…) is the definition of a struct that may have padding.
 * - All else stands between MAPFN_CASTS_BEGIN and _END, as it casts addresses of volatile arrays to `const void *`, and
 *   asks where the members of its own struct lie, which may be of any class. */
#if defined(__clang__) && !defined(__CUDACC__)
# define MAPFN_PADDED(...) \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wpadded\"") \
    __VA_ARGS__ _Pragma("clang diagnostic pop")
# define MAPFN_CASTS_BEGIN \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wcast-qual\"") MAPFN_QUIET_OFFSETS
# ifdef __cplusplus
#  define MAPFN_QUIET_OFFSETS _Pragma("clang diagnostic ignored \"-Winvalid-offsetof\"")
# else
#  define MAPFN_QUIET_OFFSETS
# endif
# define MAPFN_CASTS_END _Pragma("clang diagnostic pop")
#else
# define MAPFN_PADDED(...) __VA_ARGS__
# define MAPFN_CASTS_BEGIN
# define MAPFN_CASTS_END
#endif

/* MAPFN_ERROR("…"): to call the function that it declares is a compile error. */
#define MAPFN_ERROR(message) __attribute__((__error__(message)))
/* MAPFN_NOT_HERE is before what a definition declares and no file defines. With C's linkage compilers do not look for
 * its definition in an unnamed namespace of C++.
 * MAPFN_NO_TEMPLATE(name) is an error behind `template <…>`, which makes a template of the first declaration: its name
 * cannot stand alone. */
#ifdef __cplusplus
# define MAPFN_NOT_HERE extern "C"
# define MAPFN_NO_TEMPLATE(name) \
    struct MAPFN_E38_a_definition_is_no_template_##name; \
    typedef MAPFN_E38_a_definition_is_no_template_##name mapfn_no_template_##name(void);
#else
# define MAPFN_NOT_HERE
# define MAPFN_NO_TEMPLATE(name)
#endif

#if MAPFN_NO_MATH_ERRNO
# if defined(__cplusplus) && defined(__THROW)
extern "C" float sqrtf(float) __THROW __attribute__((const));
extern "C" double sqrt(double) __THROW __attribute__((const));
# else
MAPFN_EXTERN_C float sqrtf(float) __attribute__((const));
MAPFN_EXTERN_C double sqrt(double) __attribute__((const));
# endif
#endif
/* MAPFN_QUIET_CODES: gcc does not warn of what stands until MAPFN_END_QUIET_CODES that it may not be set. */
#if MAPFN_GCC
# define MAPFN_QUIET_CODES \
    _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wmaybe-uninitialized\"")
# define MAPFN_END_QUIET_CODES _Pragma("GCC diagnostic pop")
#else
# define MAPFN_QUIET_CODES
# define MAPFN_END_QUIET_CODES
#endif
