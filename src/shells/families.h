/* ======== src/shells/families.h: families: one definition for several types, and the member that an argument fits.
 * Uses shells/shells.h. Used by users. */

/* -------------------------------------------------------------------------------------- families ---- */

/* MACRO(family, member's suffix, type) for each type of a set */
#define MAPFN_REAL_TYPES(MACRO, family) MACRO(family, float, float) MACRO(family, double, double)
#define MAPFN_SIGNED_TYPES(MACRO, family) \
    MACRO(family, schar, signed char) MACRO(family, short, short) MACRO(family, int, int) \
    MACRO(family, long, long) MACRO(family, llong, long long)
#define MAPFN_UNSIGNED_TYPES(MACRO, family) \
    MACRO(family, uchar, unsigned char) MACRO(family, ushort, unsigned short) MACRO(family, uint, unsigned int) \
    MACRO(family, ulong, unsigned long) MACRO(family, ullong, unsigned long long)

#define MAPFN_SET_REAL ~, MAPFN_FAMILY_REAL
#define MAPFN_SET_SIGNED ~, MAPFN_FAMILY_SIGNED
#define MAPFN_SET_UNSIGNED ~, MAPFN_FAMILY_UNSIGNED
#define MAPFN_SET_INTEGER ~, MAPFN_FAMILY_INTEGER
#define MAPFN_SET_NUMBER ~, MAPFN_FAMILY_NUMBER
#define MAPFN_FAMILY_UNKNOWN(family, DEFINE, message, SET) \
    MAPFN_REPORT_SET(MAPFN_SEE_10, family, SET) MAPFN_FAMILY_NUMBER(family, DEFINE, message, )
#define MAPFN_REPORT_SET(anchor, family, SET) \
    MAPFN_SAY(MAPFN_E10 family: SET is no set of types, these are: REAL SIGNED UNSIGNED INTEGER NUMBER; see anchor)
#define MAPFN_FAMILY_REAL(family, DEFINE, message, SET) \
    MAPFN_IN_REAL(family, DEFINE) \
    MAPFN_OUT_OF_SIGNED(family, message) MAPFN_OUT_OF_UNSIGNED(family, message) \
    MAPFN_OUT_OF_ALL(family, message, of_REAL)
#define MAPFN_FAMILY_SIGNED(family, DEFINE, message, SET) \
    MAPFN_OUT_OF_REAL(family, message) MAPFN_IN_SIGNED(family, DEFINE) \
    MAPFN_OUT_OF_UNSIGNED(family, message) MAPFN_OUT_OF_ALL(family, message, of_SIGNED)
#define MAPFN_FAMILY_UNSIGNED(family, DEFINE, message, SET) \
    MAPFN_OUT_OF_REAL(family, message) MAPFN_OUT_OF_SIGNED(family, message) \
    MAPFN_IN_UNSIGNED(family, DEFINE) MAPFN_OUT_OF_ALL(family, message, of_UNSIGNED)
#define MAPFN_FAMILY_INTEGER(family, DEFINE, message, SET) \
    MAPFN_OUT_OF_REAL(family, message) MAPFN_IN_SIGNED(family, DEFINE) MAPFN_IN_UNSIGNED(family, DEFINE) \
    MAPFN_OUT_OF_ALL(family, message, of_INTEGER)
#define MAPFN_FAMILY_NUMBER(family, DEFINE, message, SET) \
    MAPFN_IN_REAL(family, DEFINE) MAPFN_IN_SIGNED(family, DEFINE) MAPFN_IN_UNSIGNED(family, DEFINE) \
    MAPFN_OUT_OF_ALL(family, message, of_NUMBER)
#define MAPFN_IN_REAL(family, DEFINE) \
    DEFINE(float, family##_float) DEFINE(double, family##_double) MAPFN_REAL_TYPES(MAPFN_ENTER_MEMBER, family)
#define MAPFN_IN_SIGNED(family, DEFINE) \
    DEFINE(signed char, family##_schar) DEFINE(short, family##_short) DEFINE(int, family##_int) \
    DEFINE(long, family##_long) DEFINE(long long, family##_llong) \
    MAPFN_SIGNED_TYPES(MAPFN_ENTER_MEMBER, family)
#define MAPFN_IN_UNSIGNED(family, DEFINE) \
    DEFINE(unsigned char, family##_uchar) DEFINE(unsigned short, family##_ushort) \
    DEFINE(unsigned int, family##_uint) DEFINE(unsigned long, family##_ulong) \
    DEFINE(unsigned long long, family##_ullong) \
    MAPFN_UNSIGNED_TYPES(MAPFN_ENTER_MEMBER, family)

#ifdef __cplusplus
/* C++: `mapfn_select_axpy(float *)` returns a type whose constants are the member's maps. It is never called. */
# define MAPFN_ENTER_MEMBER(family, suffix, T) \
    struct mapfn_member_##family##_##suffix { \
        MAPFN_MEMBER_MAP(_map, family##_##suffix) MAPFN_MEMBER_MAP(_map_vectorized, family##_##suffix) \
        MAPFN_MEMBER_MAP(_map_looped, family##_##suffix) MAPFN_MEMBER_MAP(_map_opts, family##_##suffix) \
        MAPFN_BACK_ENDS(MAPFN_MEMBER_BACK_END, family##_##suffix) \
    }; \
    /* overloads, also within extern "C" { */ \
    extern "C++" MAPFN_UNUSED mapfn_member_##family##_##suffix mapfn_select_##family(T *); \
    extern "C++" MAPFN_UNUSED mapfn_member_##family##_##suffix mapfn_select_##family(T const *);
# define MAPFN_MEMBER_MAP(suffix, member) \
    MAPFN_UNUSED static constexpr decltype(&member##suffix) suffix = &member##suffix;
# define MAPFN_MEMBER_BACK_END(suffix, member) MAPFN_WHERE_HERE(suffix, MAPFN_MEMBER_MAP(suffix, member))
# define MAPFN_OUT_OF_REAL(family, message)
# define MAPFN_OUT_OF_SIGNED(family, message)
# define MAPFN_OUT_OF_UNSIGNED(family, message)
# define MAPFN_OUT_OF_ALL(family, message, of_set) \
    extern "C++" template <class T> struct mapfn_member_##family { \
        static_assert(sizeof(T) == 0 ? true : false, message); \
        static mapfn_status _map(...), _map_vectorized(...), _map_looped(...), _map_opts(...); \
        MAPFN_BACK_ENDS(MAPFN_MEMBER_REFUSED, ~) \
    }; \
    extern "C++" template <class T> MAPFN_UNUSED mapfn_member_##family<T> mapfn_select_##family(T);
# define MAPFN_MEMBER_REFUSED(suffix, nothing) static mapfn_status suffix(...);
# define MAPFN_MEMBER(family, suffix, first) decltype(mapfn_select_##family(first))::suffix
#else
/* C: `_Generic` names a function for every type. Those for types outside the set are errors where they are called. */
# define MAPFN_ENTER_MEMBER(family, suffix, T)
# define MAPFN_OUT_OF_REAL(family, message) \
    MAPFN_NO_MEMBER(family##_float, message) MAPFN_NO_MEMBER(family##_double, message)
# define MAPFN_OUT_OF_SIGNED(family, message) \
    MAPFN_NO_MEMBER(family##_schar, message) MAPFN_NO_MEMBER(family##_short, message) \
    MAPFN_NO_MEMBER(family##_int, message) MAPFN_NO_MEMBER(family##_long, message) \
    MAPFN_NO_MEMBER(family##_llong, message)
# define MAPFN_OUT_OF_UNSIGNED(family, message) \
    MAPFN_NO_MEMBER(family##_uchar, message) MAPFN_NO_MEMBER(family##_ushort, message) \
    MAPFN_NO_MEMBER(family##_uint, message) MAPFN_NO_MEMBER(family##_ulong, message) \
    MAPFN_NO_MEMBER(family##_ullong, message)
/* For types that are in no set, functions have names that an error shows, and that differ from any `f_char` of the
 * user's. */
# define MAPFN_OUT_OF_ALL(family, message, of_set) \
    MAPFN_NO_MEMBER(family##_of_char, message) MAPFN_NO_MEMBER(family##_of_bool, message) \
    MAPFN_NO_MEMBER(family##_of_long_double, message) MAPFN_NO_OTHER(family, of_set)
/* For all other types there is a function whose second parameter fits no argument. The error then names the argument's
 * type beside that of the parameter. */
# define MAPFN_NO_OTHER(family, of_set) \
    struct MAPFN_E10_##family##_has_no_member_##of_set##_for_this_type { char see_docs_errors_md; }; \
    MAPFN_NO_FIT(_map, family, of_set) MAPFN_NO_FIT(_map_vectorized, family, of_set) \
    MAPFN_NO_FIT(_map_looped, family, of_set) MAPFN_NO_FIT(_map_opts, family, of_set) \
    MAPFN_BACK_ENDS(MAPFN_NO_FIT_HERE, family, of_set)
# define MAPFN_NO_FIT(suffix, family, of_set) \
    mapfn_status family##_other##suffix(size_t, struct MAPFN_E10_##family##_has_no_member_##of_set##_for_this_type, \
        ...);
# define MAPFN_NO_FIT_HERE(suffix, family, of_set) MAPFN_WHERE_HERE(suffix, MAPFN_NO_FIT(suffix, family, of_set))
# define MAPFN_NO_MEMBER(member, message) \
    MAPFN_REFUSED(member##_map, message) MAPFN_REFUSED(member##_map_vectorized, message) \
    MAPFN_REFUSED(member##_map_looped, message) MAPFN_REFUSED(member##_map_opts, message) \
    MAPFN_BACK_ENDS(MAPFN_NO_BACK_END, member, message)
# define MAPFN_NO_BACK_END(suffix, member, message) MAPFN_WHERE_HERE(suffix, MAPFN_REFUSED(member##suffix, message))
# define MAPFN_MEMBER(family, suffix, first) \
    _Generic((first), MAPFN_MEMBER_CASES(family, suffix) \
        char *: family##_of_char##suffix, char const *: family##_of_char##suffix, \
        _Bool *: family##_of_bool##suffix, _Bool const *: family##_of_bool##suffix, \
        long double *: family##_of_long_double##suffix, long double const *: family##_of_long_double##suffix, \
        default: family##_other##suffix)
# define MAPFN_MEMBER_CASES(family, suffix) \
    float *: family##_float##suffix, float const *: family##_float##suffix, \
    double *: family##_double##suffix, double const *: family##_double##suffix, \
    signed char *: family##_schar##suffix, signed char const *: family##_schar##suffix, \
    unsigned char *: family##_uchar##suffix, unsigned char const *: family##_uchar##suffix, \
    short *: family##_short##suffix, short const *: family##_short##suffix, \
    unsigned short *: family##_ushort##suffix, unsigned short const *: family##_ushort##suffix, \
    int *: family##_int##suffix, int const *: family##_int##suffix, \
    unsigned int *: family##_uint##suffix, unsigned int const *: family##_uint##suffix, \
    long *: family##_long##suffix, long const *: family##_long##suffix, \
    unsigned long *: family##_ulong##suffix, unsigned long const *: family##_ulong##suffix, \
    long long *: family##_llong##suffix, long long const *: family##_llong##suffix, \
    unsigned long long *: family##_ullong##suffix, unsigned long long const *: family##_ullong##suffix,
#endif
