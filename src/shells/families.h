/* ======== src/shells/families.h: families: one definition for several types, and the member that an argument fits.
 * Uses shells/shells.h. Used by users. */

/* -------------------------------------------------------------------------------------- families ---- */

/* MACRO(family, member's suffix, type, …) for each type of a set */
#define MAPFN_REAL_TYPES(MACRO, family, ...) \
    MACRO(family, float, float, __VA_ARGS__) MACRO(family, double, double, __VA_ARGS__)
#define MAPFN_SIGNED_TYPES(MACRO, family, ...) \
    MACRO(family, schar, signed char, __VA_ARGS__) MACRO(family, short, short, __VA_ARGS__) \
    MACRO(family, int, int, __VA_ARGS__) MACRO(family, long, long, __VA_ARGS__) \
    MACRO(family, llong, long long, __VA_ARGS__)
#define MAPFN_UNSIGNED_TYPES(MACRO, family, ...) \
    MACRO(family, uchar, unsigned char, __VA_ARGS__) MACRO(family, ushort, unsigned short, __VA_ARGS__) \
    MACRO(family, uint, unsigned int, __VA_ARGS__) MACRO(family, ulong, unsigned long, __VA_ARGS__) \
    MACRO(family, ullong, unsigned long long, __VA_ARGS__)

#define MAPFN_SET_REAL ~, MAPFN_FAMILY_REAL
#define MAPFN_SET_SIGNED ~, MAPFN_FAMILY_SIGNED
#define MAPFN_SET_UNSIGNED ~, MAPFN_FAMILY_UNSIGNED
#define MAPFN_SET_INTEGER ~, MAPFN_FAMILY_INTEGER
#define MAPFN_SET_NUMBER ~, MAPFN_FAMILY_NUMBER
#define MAPFN_FAMILY_UNKNOWN(family, DEFINE, message, SET) \
    MAPFN_REPORT_SET(MAPFN_SEE_10, family, SET) MAPFN_FAMILY_NUMBER(family, DEFINE, message, )
#define MAPFN_REPORT_SET(anchor, family, SET) \
    MAPFN_SAY(MAPFN_E10 family: SET is no set of types, these are: REAL SIGNED UNSIGNED INTEGER NUMBER; see anchor)
#define MAPFN_FAMILY_REAL(...) MAPFN_FAMILY_OF(0in, 0out, 0out, of_REAL, __VA_ARGS__)
#define MAPFN_FAMILY_SIGNED(...) MAPFN_FAMILY_OF(0out, 0in, 0out, of_SIGNED, __VA_ARGS__)
#define MAPFN_FAMILY_UNSIGNED(...) MAPFN_FAMILY_OF(0out, 0out, 0in, of_UNSIGNED, __VA_ARGS__)
#define MAPFN_FAMILY_INTEGER(...) MAPFN_FAMILY_OF(0out, 0in, 0in, of_INTEGER, __VA_ARGS__)
#define MAPFN_FAMILY_NUMBER(...) MAPFN_FAMILY_OF(0in, 0in, 0in, of_NUMBER, __VA_ARGS__)
/* which types are in the family, and which are not */
#define MAPFN_FAMILY_OF(reals, signeds, unsigneds, of_set, family, DEFINE, message, SET) \
    MAPFN_TYPES_##reals(MAPFN_REAL_TYPES, family, DEFINE, message) \
    MAPFN_TYPES_##signeds(MAPFN_SIGNED_TYPES, family, DEFINE, message) \
    MAPFN_TYPES_##unsigneds(MAPFN_UNSIGNED_TYPES, family, DEFINE, message) \
    MAPFN_OUT_OF_ALL(family, message, of_set)
#define MAPFN_TYPES_0in(TYPES, family, DEFINE, message) \
    TYPES(MAPFN_DEFINE_MEMBER, family, DEFINE) TYPES(MAPFN_ENTER_MEMBER, family, ~)
#define MAPFN_TYPES_0out(TYPES, family, DEFINE, message) TYPES(MAPFN_NO_MEMBER_OF, family, message)
#define MAPFN_DEFINE_MEMBER(family, suffix, T, DEFINE) DEFINE(T, family##_##suffix)

#ifdef __cplusplus
/* C++: `mapfn_select_axpy(float *)` returns a type whose constants are the member's maps. It is never called. */
# define MAPFN_ENTER_MEMBER(family, suffix, T, nothing) \
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
# define MAPFN_NO_MEMBER_OF(family, suffix, T, message)
# define MAPFN_OUT_OF_ALL(family, message, of_set) \
    extern "C++" template <class mapfn_T> struct mapfn_member_##family { \
        static_assert(sizeof(mapfn_T) == 0 ? true : false, message); \
        static mapfn_status _map(...), _map_vectorized(...), _map_looped(...), _map_opts(...); \
        MAPFN_BACK_ENDS(MAPFN_MEMBER_REFUSED, ~) \
    }; \
    extern "C++" template <class mapfn_T> MAPFN_UNUSED mapfn_member_##family<mapfn_T> mapfn_select_##family(mapfn_T);
# define MAPFN_MEMBER_REFUSED(suffix, nothing) static mapfn_status suffix(...);
# define MAPFN_MEMBER(family, suffix, first) decltype(mapfn_select_##family(first))::suffix
#else
/* C: `_Generic` names a function for every type. Those for types outside the set are errors where they are called. */
# define MAPFN_ENTER_MEMBER(family, suffix, T, nothing)
# define MAPFN_NO_MEMBER_OF(family, suffix, T, message) MAPFN_NO_MEMBER(family##_##suffix, message)
/* For types that are in no set, functions have names that an error shows, and that differ from any `f_char` of the
 * user's. */
# define MAPFN_OUT_OF_ALL(family, message, of_set) \
    MAPFN_NO_MEMBER(family##_of_char, message) MAPFN_NO_MEMBER(family##_of_bool, message) \
    MAPFN_NO_MEMBER(family##_of_long_double, message) MAPFN_NO_OTHER(family, of_set)
/* For all other types there is a function whose second parameter fits no argument. The error then names the argument's
 * type beside that of the parameter. */
# define MAPFN_NO_OTHER(family, of_set) \
    struct MAPFN_E10_##family##_has_no_member_##of_set##_for_this_type { char mapfn_see_docs_errors_md; }; \
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
    _Generic((first), MAPFN_REAL_TYPES(MAPFN_MEMBER_CASE, family, suffix) \
        MAPFN_SIGNED_TYPES(MAPFN_MEMBER_CASE, family, suffix) MAPFN_UNSIGNED_TYPES(MAPFN_MEMBER_CASE, family, suffix) \
        MAPFN_MEMBER_CASE(family, of_char, char, suffix) MAPFN_MEMBER_CASE(family, of_bool, _Bool, suffix) \
        MAPFN_MEMBER_CASE(family, of_long_double, long double, suffix) default: family##_other##suffix)
# define MAPFN_MEMBER_CASE(family, member, T, suffix) \
    T *: family##_##member##suffix, T const *: family##_##member##suffix,
#endif
