/* ======== src/lists/types.h: what is asked of the type of an element.
 * Uses compiler/. Used by kinds/ and generate/. */

/* ------------------------------------------------------------------- the type of an element ---- */

/* MAPFN_IS_SCALAR(T): is T the plain name of a number, in C? Then the preprocessor knows what is asked of it, and a
 * third of a map's text is not there. MAPFN_BY_TYPE(PREFIX, T) is PREFIX##1 for such a type, else PREFIX##0, and
 * MAPFN_BY_REAL(PREFIX, T) is PREFIX##1 for float and double. The parenthesis behind a type tells `float` from
 * `float *`. In C++ a type may begin with `::`, to which no word can be pasted. */
#define MAPFN_BY_TYPE(PREFIX, T) MAPFN_CAT(PREFIX, MAPFN_IS_SCALAR(T))
#define MAPFN_BY_REAL(PREFIX, T) MAPFN_CAT(PREFIX, MAPFN_SCALAR_IS_REAL(T))
/* Is T the name of bool? */
#define MAPFN_NAMES_BOOL(T) MAPFN_SECOND(MAPFN_BOOL_##T(~), 0)
#define MAPFN_BOOL__Bool(end) ~, 1
#define MAPFN_BOOL_bool(end) ~, 1
#ifdef __cplusplus
# define MAPFN_IS_SCALAR(T) 0
# define MAPFN_SCALAR_IS_REAL(T) 0
#else
# define MAPFN_IS_SCALAR(T) MAPFN_SECOND(MAPFN_SCALAR_##T(~), 0)
# define MAPFN_SCALAR_IS_REAL(T) MAPFN_THIRD(MAPFN_SCALAR_##T(~), 0, 0)
# define MAPFN_SCALAR_float(end) ~, 1, 1
# define MAPFN_SCALAR_double(end) ~, 1, 1
# define MAPFN_SCALAR_char(end) ~, 1, 0
# define MAPFN_SCALAR_short(end) ~, 1, 0
# define MAPFN_SCALAR_int(end) ~, 1, 0
# define MAPFN_SCALAR_unsigned(end) ~, 1, 0
# define MAPFN_SCALAR_long(end) ~, 1, 0
# define MAPFN_SCALAR_size_t(end) ~, 1, 0
# define MAPFN_SCALAR_int8_t(end) ~, 1, 0
# define MAPFN_SCALAR_int16_t(end) ~, 1, 0
# define MAPFN_SCALAR_int32_t(end) ~, 1, 0
# define MAPFN_SCALAR_int64_t(end) ~, 1, 0
# define MAPFN_SCALAR_uint8_t(end) ~, 1, 0
# define MAPFN_SCALAR_uint16_t(end) ~, 1, 0
# define MAPFN_SCALAR_uint32_t(end) ~, 1, 0
# define MAPFN_SCALAR_uint64_t(end) ~, 1, 0
#endif
/* MAPFN_TYPE_OF(T) is T. In C, gcc reports an unknown name once where an expression may stand, but at every place where
 * only a type may. */
#if MAPFN_REPEATS_TYPES
# define MAPFN_TYPE_OF(T) MAPFN_BY_TYPE(MAPFN_TYPE_OF_, T)(T)
# define MAPFN_TYPE_OF_0(T) MAPFN_CAT(MAPFN_TYPE_OF_BOOL_, MAPFN_NAMES_BOOL(T))(T)
# define MAPFN_TYPE_OF_BOOL_0(T) __typeof__(T)
# define MAPFN_TYPE_OF_BOOL_1(T) T
# define MAPFN_TYPE_OF_1(T) T
#else
# define MAPFN_TYPE_OF(T) T
#endif

/* Is T bool, by whatever name? */
#ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_is_bool { enum { mapfn_answer = 0 }; };
template <> struct mapfn_is_bool<bool> { enum { mapfn_answer = 1 }; };
}
# define MAPFN_IS_BOOL(T) ((int)mapfn_is_bool<T>::mapfn_answer)
# define MAPFN_IS_PLAIN_BOOL(T) MAPFN_IS_BOOL(T)
#else
# define MAPFN_IS_BOOL(T) _Generic(*(T *)0, _Bool: 1, default: 0)
# define MAPFN_IS_PLAIN_BOOL(T) _Generic((T *)0, _Bool *: 1, default: 0) /* and not volatile */
#endif

/* MAPFN_WORD_FOR(T) is T, but an int for bool where a compiler has more vectors for that. */
#if !MAPFN_QUIRK_flags_in_words
# define MAPFN_WORD_FOR(T) T
#elif defined(__cplusplus)
extern "C++" {
template <class T> struct mapfn_word_for { typedef T mapfn_its_type; };
template <> struct mapfn_word_for<bool> { typedef int mapfn_its_type; };
}
# define MAPFN_WORD_FOR(T) mapfn_word_for<T>::mapfn_its_type
#else
# define MAPFN_WORD_FOR(T) MAPFN_BY_TYPE(MAPFN_WORD_FOR_, T)(T)
# define MAPFN_WORD_FOR_1(T) T
# define MAPFN_WORD_FOR_0(T) __typeof__(*__builtin_choose_expr(MAPFN_IS_BOOL(T), (int *)0, (T *)0))
#endif

/* MAPFN_TYPE_CLASS(T) is 0 for a type that vector units handle, else the trait of a map over T: MAPFN_HAS_STRUCT, or
 * MAPFN_HAS_OTHER_TYPE for long double, pointers, __int128 …
 * MAPFN_TYPE_IS_INTEGER(T) is 1 for bool too. */
#ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_type {
    enum {
        mapfn_its_class = __is_class(T) || __is_union(T) ? MAPFN_HAS_STRUCT : __is_enum(T) ? 0 : MAPFN_HAS_OTHER_TYPE,
        mapfn_is_integer = 0
    };
};
template <class T> struct mapfn_type<T const> : mapfn_type<T> {};
template <class T> struct mapfn_type<T volatile> : mapfn_type<T> {};
template <class T> struct mapfn_type<T &> : mapfn_type<T> {};
template <class T> struct mapfn_type<T const volatile> : mapfn_type<T> {};
# define MAPFN_TYPE(T, is_integer) \
    template <> struct mapfn_type<T> { enum { mapfn_its_class = 0, mapfn_is_integer = is_integer }; };
MAPFN_TYPE(float, 0) MAPFN_TYPE(double, 0) MAPFN_TYPE(bool, 1) MAPFN_TYPE(char, 1)
MAPFN_TYPE(signed char, 1) MAPFN_TYPE(unsigned char, 1) MAPFN_TYPE(short, 1) MAPFN_TYPE(unsigned short, 1)
MAPFN_TYPE(int, 1) MAPFN_TYPE(unsigned, 1) MAPFN_TYPE(long, 1) MAPFN_TYPE(unsigned long, 1)
MAPFN_TYPE(long long, 1) MAPFN_TYPE(unsigned long long, 1)
MAPFN_TYPE(wchar_t, 1) MAPFN_TYPE(char16_t, 1) MAPFN_TYPE(char32_t, 1)
# undef MAPFN_TYPE
/* an enum that is not taken for an integer: `enum class` */
template <class T, class = void> struct mapfn_scoped { enum { mapfn_answer = __is_enum(T) }; };
template <class T> struct mapfn_scoped<T, decltype((void)(T() << 0))> { enum { mapfn_answer = 0 }; };
}
# define MAPFN_TYPE_IS_SCOPED(T) ((int)mapfn_scoped<T>::mapfn_answer)
# define MAPFN_TYPE_CLASS(T) ((unsigned)mapfn_type<T>::mapfn_its_class)
# define MAPFN_TYPE_IS_INTEGER(T) ((int)mapfn_type<T>::mapfn_is_integer || __is_enum(T))
# define MAPFN_TYPE_IS_REAL(T) (MAPFN_TYPE_CLASS(T) == 0 && !MAPFN_TYPE_IS_INTEGER(T))
#else
# define MAPFN_TYPE_IS_SCOPED(T) 0
/* The compiler's number of a type: 1 to 4 are integers, 8 real numbers, 12 structs and 13 unions. A float itself would
 * be one that is passed as a double, of which -Wdouble-promotion warns. */
# define MAPFN_TYPE_NUMBER(T) __builtin_classify_type(_Generic(*(T *)0, float: 0.0, default: *(T *)0))
/* Its class, two bits for each number: 0 is a number, 2 a struct, and 1 any other type. Real numbers of 2 bytes are of
 * the last class, and so are all numbers of more than 8. */
# define MAPFN_TYPE_CLASS(T) MAPFN_BY_TYPE(MAPFN_TYPE_CLASS_, T)(T)
# define MAPFN_TYPE_CLASS_1(T) 0u
# define MAPFN_TYPE_CLASS_0(T) \
    ((unsigned)((sizeof(T) == 2 ? 0x555555555a555401u : sizeof(T) <= 8 ? 0x555555555a545401u : 0x555555555a555555u) \
        >> (2 * MAPFN_TYPE_NUMBER(T) & 63)) & 3)
# define MAPFN_TYPE_IS_INTEGER(T) MAPFN_BY_TYPE(MAPFN_TYPE_IS_INTEGER_, T)(T)
# define MAPFN_TYPE_IS_INTEGER_1(T) !MAPFN_SCALAR_IS_REAL(T)
# define MAPFN_TYPE_IS_INTEGER_0(T) ((unsigned)MAPFN_TYPE_NUMBER(T) - 1 < 4 && sizeof(T) <= 8)
# define MAPFN_TYPE_IS_REAL(T) MAPFN_BY_TYPE(MAPFN_TYPE_IS_REAL_, T)(T)
# define MAPFN_TYPE_IS_REAL_1(T) MAPFN_SCALAR_IS_REAL(T)
# define MAPFN_TYPE_IS_REAL_0(T) (MAPFN_TYPE_NUMBER(T) == 8 && (sizeof(T) == 4 || sizeof(T) == 8))
#endif
/* The traits that a type gives to a map of it:
 * - its class
 * - whether it is small, a word or real, where a compiler's quirk or a wide kernel asks for that
 * - narrow, if it may be, or hold, a vector of 32 bytes, which AVX passes by value in another way */
#if MAPFN_QUIRK_losses_in_float
# define MAPFN_SMALL_TRAIT(T) | (sizeof(T) == 4 && MAPFN_TYPE_IS_REAL(T) ? MAPFN_HAS_SMALL : 0u)
#elif MAPFN_QUIRK_bytes_in_sums
# define MAPFN_SMALL_TRAIT(T) | (sizeof(T) == 1 ? MAPFN_HAS_SMALL : 0u)
#else
# define MAPFN_SMALL_TRAIT(T)
#endif
#if MAPFN_WIDE
# define MAPFN_WORD_TRAIT(T) \
    | (MAPFN_TYPE_IS_REAL(T) ? MAPFN_HAS_REAL : sizeof(T) == 8 && MAPFN_TYPE_IS_INTEGER(T) ? MAPFN_HAS_WORD : 0u)
#else
# define MAPFN_WORD_TRAIT(T)
#endif
/* GNU C has structs of no bytes: their arrays have no place for each element. No other map has both of these bits. */
#define MAPFN_HAS_NO_BYTES (MAPFN_IS_LOOPED | MAPFN_IS_VECTORIZED)
#ifdef __cplusplus
# define MAPFN_EMPTY_TRAIT(T)
#else
# define MAPFN_EMPTY_TRAIT(T) | (sizeof(T) == 0 ? MAPFN_HAS_NO_BYTES : 0u)
#endif
/* of a value that is no element */
#define MAPFN_NARROW_TRAIT(T) MAPFN_BY_TYPE(MAPFN_NARROW_TRAIT_, T)(T)
#define MAPFN_NARROW_TRAIT_0(T) | (sizeof(T) >= 32 ? MAPFN_IS_NARROW : 0u) MAPFN_NARROW_TRAIT_1(T)
#define MAPFN_NARROW_TRAIT_1(T) MAPFN_SMALL_TRAIT(T) MAPFN_WORD_TRAIT(T)
#define MAPFN_TYPE_TRAIT(T) MAPFN_BY_TYPE(MAPFN_TYPE_TRAIT_, T)(T)
#define MAPFN_TYPE_TRAIT_0(T) | MAPFN_TYPE_CLASS(T) MAPFN_EMPTY_TRAIT(T) MAPFN_NARROW_TRAIT(T)
#define MAPFN_TYPE_TRAIT_1 MAPFN_NARROW_TRAIT_1
/* The trait of a step that may change a value of type T. An array of bool that is no state may hold bytes other than 0
 * and 1 before it is written, and lanes cannot hold such values. */
#if MAPFN_COMPARES_WORDS
# define MAPFN_LANE_TRAIT(T) 0u
#else
# define MAPFN_LANE_TRAIT(T) (sizeof(T) == 8 && MAPFN_TYPE_IS_INTEGER(T) ? MAPFN_HAS_SLOW_LANE : 0u)
#endif
#define MAPFN_BARE_TRAIT(T) (MAPFN_IS_BOOL(T) ? MAPFN_HAS_NO_LANE : 0u)
#ifdef __cplusplus
# define MAPFN_CONSTRUCTOR_TRAIT(T) | (__is_trivially_copyable(T) ? 0u : MAPFN_HAS_CONSTRUCTOR)
#else
# define MAPFN_CONSTRUCTOR_TRAIT(T)
#endif
#define MAPFN_MUST(T, x) , (T, x)
#define MAPFN_MUST_BE(pair) MAPFN_MUST_BE_ pair
#define MAPFN_MUST_BE_(T, x) \
    MAPFN_ASSERT(MAPFN_TYPE_CLASS(T) != MAPFN_HAS_OTHER_TYPE, \
        "MAPFN_E04: vectorized, but no vector unit handles the type of parameter " #x "; " \
        "see docs/errors.md#e04");

/* The bytes that the compiler knows to lie behind a pointer; SIZE_MAX where it does not. T may be volatile. */
#define MAPFN_ROOM(pointer) __builtin_object_size((const void *)(pointer), 0)
