/* ======== src/kinds/compared.h: how MAPFN_VERIFY compares what a kind writes.
 * Uses kinds/words.h. Used by generate/kernels.h. */

#if MAPFN_VERIFY
/* COMPARED of a kind that writes is `~, ` and MAPFN_COMPARE(T, y). Numbers are compared as values, except that -0 is
 * not 0. A type with padding is compared only if the padding can be cleared. Without arrays the question is whether the
 * bytes of a value are all of it. */
# define MAPFN_COMPARED(item) MAPFN_SECOND(MAPFN_COMPARED_##item, )
# define MAPFN_COMPARE(T, y) \
    if (mapfn_field == offsetof(mapfn_self, y)) \
        return mapfn_x == NULL ? MAPFN_IS_COPYABLE(T) : MAPFN_ARE_SAME(T, mapfn_x, mapfn_y);
# define MAPFN_COMPARED_mapfn_result(R, meets) ~, MAPFN_COMPARE(R, mapfn_out)
# define MAPFN_COMPARED_out(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_inout(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_out_row(T, y, D) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_inout_row(T, y, D) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_out_strided(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_inout_strided(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_out_ragged(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_inout_ragged(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_out_state(T, y, INIT) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_scratch(T, s, LEN) ~, MAPFN_COMPARE(T, s) /* it is only asked about its bytes */
# define MAPFN_COMPARED_sum(T, s) ~, MAPFN_COMPARE(T, s)
# define MAPFN_COMPARED_reduce(T, s, op, zero) ~, MAPFN_COMPARE(T, s)
# define MAPFN_COMPARED_sum_row(T, s, D) ~, MAPFN_COMPARE(T, s)
# define MAPFN_COMPARED_tally(T, h, LEN) ~, MAPFN_COMPARE(T, h)
# define MAPFN_COMPARED_kept(T, y) ~, MAPFN_COMPARE(T, y)
# define MAPFN_COMPARED_mapfn_counted(nothing) ~, MAPFN_COMPARE(size_t, mapfn_kept)
# define MAPFN_COMPARED_first(at) ~, MAPFN_COMPARE(size_t, at)

MAPFN_PLAIN bool mapfn_same_bytes(const void *a, const void *b, size_t size) { return memcmp(a, b, size) == 0; }
/* Bytes of a struct. Where both have a NaN, as a float or as a double, its sign and payload do not count. */
MAPFN_PLAIN bool mapfn_same_members(const void *a, const void *b, size_t size)
{
    const char *const x = (const char *)a, *const y = (const char *)b;
    for (size_t k = 0; k < size; k++) {
        size_t const word = k & ~(size_t)3, wide = k & ~(size_t)7;
        float f = 0, g = 0;
        double d = 0, e = 0;
        if (x[k] == y[k]) continue;
        if (word + 4 <= size) memcpy(&f, x + word, sizeof f), memcpy(&g, y + word, sizeof g);
        if (wide + 8 <= size) memcpy(&d, x + wide, sizeof d), memcpy(&e, y + wide, sizeof e);
        if (!(f != f && g != g) && !(d != d && e != e)) return false;
    }
    return true;
}
# define MAPFN_SAME_REALS(function, T, copysign) \
    MAPFN_PLAIN bool function(const void *a, const void *b) \
    { \
        T x, y; \
        memcpy(&x, a, sizeof x); \
        memcpy(&y, b, sizeof y); \
        return (x != x && y != y) || (x == y && copysign(1, x) == copysign(1, y)); \
    }
MAPFN_SAME_REALS(mapfn_same_float, float, __builtin_copysignf)
MAPFN_SAME_REALS(mapfn_same_double, double, __builtin_copysign)
MAPFN_SAME_REALS(mapfn_same_long_double, long double, __builtin_copysignl)
# ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_unqualified { typedef T mapfn_its_type; };
template <class T> struct mapfn_unqualified<volatile T> { typedef T mapfn_its_type; };
template <class T, bool COPIED = __is_trivially_copyable(T)> struct mapfn_values {
    static bool mapfn_are_same(const void *a, const void *b)
    {
#  if MAPFN_CLEARS_PADDING
        alignas(T) unsigned char x[sizeof(T)], y[sizeof(T)];
        memcpy(x, a, sizeof(T));
        memcpy(y, b, sizeof(T));
        __builtin_clear_padding(reinterpret_cast<T *>(x));
        __builtin_clear_padding(reinterpret_cast<T *>(y));
        return mapfn_type<T>::mapfn_its_class == MAPFN_HAS_STRUCT ? mapfn_same_members(x, y, sizeof(T))
            : mapfn_same_bytes(x, y, sizeof(T));
#  else
        return (mapfn_type<T>::mapfn_its_class == MAPFN_HAS_STRUCT && __alignof__(T) > 1
            && !MAPFN_KNOWS_PADDING(T)) || mapfn_same_bytes(a, b, sizeof(T));
#  endif
    }
};
template <class T> struct mapfn_values<T, false> { /* no such map is verified */
    static bool mapfn_are_same(const void *, const void *) { return true; }
};
template <> struct mapfn_values<float, true> {
    static bool mapfn_are_same(const void *a, const void *b) { return mapfn_same_float(a, b); }
};
template <> struct mapfn_values<double, true> {
    static bool mapfn_are_same(const void *a, const void *b) { return mapfn_same_double(a, b); }
};
template <> struct mapfn_values<long double, true> {
    static bool mapfn_are_same(const void *a, const void *b) { return mapfn_same_long_double(a, b); }
};
}
#  define MAPFN_ARE_SAME(T, a, b) mapfn_values<mapfn_unqualified<T>::mapfn_its_type>::mapfn_are_same(a, b)
# else
#  if MAPFN_CLEARS_PADDING
#   define MAPFN_SAME_STRUCTS(T, a, b) __extension__({ \
        union { unsigned char mapfn_bytes[sizeof(T)]; T mapfn_whole; } mapfn_p, mapfn_q; \
        memcpy(mapfn_p.mapfn_bytes, a, sizeof(T)); \
        memcpy(mapfn_q.mapfn_bytes, b, sizeof(T)); \
        __builtin_clear_padding(&mapfn_p.mapfn_whole); \
        __builtin_clear_padding(&mapfn_q.mapfn_whole); \
        mapfn_same_members(mapfn_p.mapfn_bytes, mapfn_q.mapfn_bytes, sizeof(T)); \
    })
#  else
#   define MAPFN_SAME_STRUCTS(T, a, b) (__alignof__(T) > 1 || mapfn_same_members(a, b, sizeof(T)))
#  endif
#  define MAPFN_ARE_SAME(T, a, b) \
    (MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT ? MAPFN_SAME_STRUCTS(T, a, b) \
        : _Generic(*(T *)0, float: mapfn_same_float(a, b), double: mapfn_same_double(a, b), \
            long double: mapfn_same_long_double(a, b), default: mapfn_same_bytes(a, b, sizeof(T))))
# endif
# define MAPFN_COMPARER(name, EACH, ...) \
    MAPFN_PLAIN bool mapfn_compares_##name(MAPFN_UNUSED size_t mapfn_field, MAPFN_UNUSED const void *mapfn_x, \
        MAPFN_UNUSED const void *mapfn_y) \
    { \
        typedef struct mapfn_args_##name mapfn_self MAPFN_UNUSED; \
        EACH##_FOR(MAPFN_COMPARED, __VA_ARGS__) \
        return true; \
    }
#else
# define MAPFN_COMPARER(name, EACH, ...)
#endif
