/* ======== src/kinds/brought.h: how a value is brought to its function, and how what that makes is put in its place.
 * Uses kinds/words.h. Used by kinds/ and generate/. */

/* MAPFN_LOADED(z, value): what an element reads at z is loaded before its function runs, whether or not a condition in
 * the function needs it. No load is moved over an assumption, and that z has room for its element is always true. */
#if MAPFN_QUIRK_loads_sunk
# define MAPFN_LOADED(z, value) (__builtin_assume((size_t)(z) <= SIZE_MAX - sizeof *(z)), value)
#else
# define MAPFN_LOADED(z, value) value
#endif
/* MAPFN_READ(T, place): what lies there. A bool is read as a byte, see QUIRK bools_as_bytes; in C the preprocessor must
 * know its type by name, as a type that does not exist is to give one error alone. */
#if !MAPFN_QUIRK_bools_as_bytes
# define MAPFN_READ(T, place) place
#elif defined(__cplusplus)
extern "C++" {
template <class T> MAPFN_HOST_FN T const &mapfn_read(T const &place) { return place; }
MAPFN_HOST_FN bool mapfn_read(bool const &place) { return *reinterpret_cast<unsigned char const *>(&place) != 0; }
}
# define MAPFN_READ(T, place) mapfn_read(place)
#else
# define MAPFN_READ(T, place) MAPFN_CAT(MAPFN_READ_, MAPFN_NAMES_BOOL(T))(place)
# define MAPFN_READ_0(place) place
# define MAPFN_READ_1(place) (*(const unsigned char *)&place != 0)
#endif
/* MAPFN_VALUE(T, contiguous, place): the value of an element, as an argument. MAPFN_PUT(T, place, result): stores one.
 * A struct is taken as it is, in words of 1, 2 or 4 bytes, or joined to one integer that is then taken apart. Which of
 * these, says the table MAPFN_WAY_OF. Values that lie apart are taken as they are: in words, cheap bodies would take
 * 1.4 times as long. */
#define MAPFN_BRINGS (MAPFN_QUIRK_structs_expanded || MAPFN_QUIRK_structs_in_words || MAPFN_QUIRK_bytes_joined)
#if MAPFN_BRINGS || MAPFN_QUIRK_structs_back_in_words
/* Words are copied with the alignment of the struct, without which RISC-V has no vectors for them. There are at most
 * eight. */
typedef uint16_t __attribute__((__may_alias__)) mapfn_half_aligned;
typedef uint32_t __attribute__((__may_alias__)) mapfn_word_aligned;
typedef uint64_t __attribute__((__may_alias__)) mapfn_double_aligned;
typedef uint16_t __attribute__((__may_alias__, __aligned__(1))) mapfn_unaligned_half;
typedef uint32_t __attribute__((__may_alias__, __aligned__(1))) mapfn_unaligned_word;
# define MAPFN_COPY_WORDS(T) { \
    T *const mapfn_t = (T *)to; \
    T const *const mapfn_f = (T const *)from; \
    mapfn_t[0] = mapfn_f[0]; \
    if (bytes > 1 * sizeof(T)) mapfn_t[1] = mapfn_f[1]; \
    if (bytes > 2 * sizeof(T)) mapfn_t[2] = mapfn_f[2]; \
    if (bytes > 3 * sizeof(T)) mapfn_t[3] = mapfn_f[3]; \
    if (bytes > 4 * sizeof(T)) mapfn_t[4] = mapfn_f[4]; \
    if (bytes > 5 * sizeof(T)) mapfn_t[5] = mapfn_f[5]; \
    if (bytes > 6 * sizeof(T)) mapfn_t[6] = mapfn_f[6]; \
    if (bytes > 7 * sizeof(T)) mapfn_t[7] = mapfn_f[7]; \
}
MAPFN_HOST_FN void mapfn_copy_words(void *to, const void *from, size_t bytes, size_t word, size_t alignment)
{
    if (word == 8 && alignment >= 8) MAPFN_COPY_WORDS(mapfn_double_aligned)
    else if (word == 4 && alignment >= 4) MAPFN_COPY_WORDS(mapfn_word_aligned)
    else if (word == 4) MAPFN_COPY_WORDS(mapfn_unaligned_word)
    else if (word == 2 && alignment >= 2) MAPFN_COPY_WORDS(mapfn_half_aligned)
    else if (word == 2) MAPFN_COPY_WORDS(mapfn_unaligned_half)
    else if (word == 1) MAPFN_COPY_WORDS(char)
    else MAPFN_MEMCPY(to, from, bytes);
}
#endif
#if MAPFN_BRINGS || MAPFN_QUIRK_wide_apart
/* What a map takes, as a number whose hexadecimal digits count: from the last on, its values of 1 byte, of 2, structs
 * of 4 bytes, of three wide members that it writes, rows of small values, values of 16, tables, and structs of 4 bytes
 * that are held. A digit that runs over only costs time. */
# define MAPFN_TAKEN(T) ~, \
    + (sizeof(T) == 1 ? 1 : sizeof(T) == 2 ? 0x10 : MAPFN_OF_4_BYTES(sizeof(T), __alignof__(T)) ? 0x100 \
        : sizeof(T) == 16 ? 0x100000 : 0)
# define MAPFN_TAKEN_AND_HELD(T) ~, \
    + (MAPFN_OF_4_BYTES(sizeof(T), __alignof__(T)) ? 0x10000100 \
        : MAPFN_IS_WIDE_THREE(sizeof(T), __alignof__(T)) ? 0x1000 : 0)
# define MAPFN_TAKEN_TO_WRITE(T) ~, + (MAPFN_IS_WIDE_THREE(sizeof(T), __alignof__(T)) ? 0x1000 : 0)
# define MAPFN_TAKEN_ROW(T) ~, + (sizeof(T) <= 2 ? 0x10000 : 0)
# define MAPFN_TAKEN_TABLE ~, + 0x1000000
# define MAPFN_OF_4_BYTES(bytes, align) ((bytes) == 4 && (align) == 1)
# define MAPFN_TAKEN_OF(taken, digit) ((taken) >> 4 * (digit) & 15)
# define MAPFN_TAKEN_SMALL(taken) (MAPFN_TAKEN_OF(taken, 0) + MAPFN_TAKEN_OF(taken, 1))
# define MAPFN_TAKEN_SMALL_BYTES(taken) (MAPFN_TAKEN_OF(taken, 0) + 2 * MAPFN_TAKEN_OF(taken, 1))
# define MAPFN_TAKES_TABLE(taken) (MAPFN_TAKEN_OF(taken, 6) != 0)

/* How structs are brought depends on what else a map takes and makes. It is in one of these columns of the table, and
 * each function that brings elements tells which by an enumerator of this name:
 * 1  nothing is known of the map, as where it adds up    3  its structs of four bytes are joined
 * 2  its structs stay as they are                        4  so they do, and it looks up values in a table
 * 5  as 2, and what it makes has at most 8 bytes          6  as 2, and it writes structs of three wide members */
# define MAPFN_IN_FIRST_COLUMN enum { mapfn_column = 1, mapfn_alike = 0 };
# define MAPFN_MAKES_NUMBER (mapfn_column == 5)
# define MAPFN_WRITES_THREE (mapfn_column == 6)
# define MAPFN_IN_COLUMN_0value(R, taken) \
    enum { mapfn_column = MAPFN_RESULT_STAYS ? MAPFN_COLUMN_AS_IT_IS(sizeof(R), __alignof__(R), taken) \
        : MAPFN_COLUMN(sizeof(R), __alignof__(R), taken) };
# define MAPFN_IN_COLUMN_0nothing(R, taken) \
    enum { mapfn_column = MAPFN_COLUMN((taken) >> 28 != 0 ? 4 : 0, 1, taken) };
/* From 15 on gcc without AVX2 has vectors of a struct that is a result, and none of one that is held. */
# define MAPFN_RESULT_STAYS (MAPFN_QUIRK_bytes_joined && MAPFN_GCC >= 15 && !MAPFN_AVX2)
# define MAPFN_COLUMN(bytes, align, taken) \
    (MAPFN_STAYS(bytes, align, taken) ? MAPFN_COLUMN_AS_IT_IS(bytes, align, taken) : MAPFN_TAKES_TABLE(taken) ? 4 : 3)
# if MAPFN_QUIRK_wide_apart
#  define MAPFN_COLUMN_AS_IT_IS(bytes, align, taken) \
    (MAPFN_TAKEN_OF(taken, 3) != 0 || MAPFN_IS_WIDE_THREE(bytes, align) ? 6 : (bytes) > 0 && (bytes) <= 8 ? 5 : 2)
# else
#  define MAPFN_COLUMN_AS_IT_IS(bytes, align, taken) 2
# endif
# define MAPFN_TAKES(item) MAPFN_SECOND(MAPFN_TAKES_##item, )
/* 1 if a value of a map may be brought in one of these ways, as scalars never are. A kind says so by COMES. */
# define MAPFN_ANY_BROUGHT(EACH, ...) MAPFN_SECOND(~ EACH##_FOR(MAPFN_IF_BROUGHT, __VA_ARGS__), 0)
# define MAPFN_IF_BROUGHT(item) MAPFN_CAT(MAPFN_IF_BROUGHT_, MAPFN_SECOND(MAPFN_COMES_##item, 0))
# define MAPFN_IF_BROUGHT_0
# define MAPFN_IF_BROUGHT_1 , 1,
# define MAPFN_COMES_OF_0 1
# define MAPFN_COMES_OF_1 0
#else
# ifdef __cplusplus
#  define MAPFN_ANY_BROUGHT(...) 1
# else
#  define MAPFN_ANY_BROUGHT(...) 0
# endif
# define MAPFN_TAKES(item)
# define MAPFN_IN_FIRST_COLUMN
# define MAPFN_MAKES_NUMBER 0
# define MAPFN_WRITES_THREE 0
# define MAPFN_IN_COLUMN_0value(R, taken)
# define MAPFN_IN_COLUMN_0nothing(R, taken)
#endif
/* Are the four bytes of a struct all made alike, or only moved? Joined, such maps take 2 to 11 times as long, and no
 * macro can see a body. So gcc is asked: mapfn_is_alike has the body compute some structs of known and of unknown
 * bytes, in a branch that is never taken. The answer is what gcc knows before it looks for vectors, and then it drops
 * the branch. gcc 11 would answer too late. */
#define MAPFN_HAS_ANSWERS (MAPFN_QUIRK_bytes_joined && MAPFN_GCC >= 12)
#if !MAPFN_HAS_ANSWERS
# define MAPFN_IS_ALIKE(way) 0
#else
# define MAPFN_IS_ALIKE(way) (mapfn_alike && (int)(way) == (int)MAPFN_JOINED)
/* What stands in for an argument: the four bytes, or what has a 3 in each word. Larger numbers might be out of the
 * bounds of an array that a body indexes by them, of which gcc would warn. */
# define MAPFN_STAND_IN(T) \
    (*(T *)(void *)(MAPFN_OF_4_BYTES(sizeof(T), __alignof__(T)) ? mapfn_four \
        : (unsigned char *)(MAPFN_TYPE_IS_INTEGER(T) ? mapfn_three : mapfn_threes)))
static const unsigned char mapfn_three[16] __attribute__((__unused__, __aligned__(16))) = {3};
static const unsigned char mapfn_threes[256] __attribute__((__unused__, __aligned__(64))) = {
    3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0};
typedef struct { unsigned char b[4]; } mapfn_four_bytes;
# define MAPFN_FOUR_BYTES \
    unsigned char mapfn_b0, unsigned char mapfn_b1, unsigned char mapfn_b2, unsigned char mapfn_b3
MAPFN_HOST_FN mapfn_four_bytes mapfn_four_of(void const *place)
{
    unsigned char const *const from = (unsigned char const *)place;
    mapfn_four_bytes const all = {{from[0], from[1], from[2], from[3]}};
    return all;
}
MAPFN_HOST_FN int mapfn_are_same(mapfn_four_bytes all)
{
    return (all.b[0] == all.b[1]) & (all.b[0] == all.b[2]) & (all.b[0] == all.b[3]);
}
MAPFN_HOST_FN int mapfn_is_moved(mapfn_four_bytes one, mapfn_four_bytes other, int at)
{
    return ((one.b[at] == 5) & (other.b[at] == 13)) | ((one.b[at] == 11) & (other.b[at] == 7))
        | ((one.b[at] == 2) & (other.b[at] == 10)) | ((one.b[at] == 14) & (other.b[at] == 1));
}
typedef mapfn_four_bytes mapfn_maker(MAPFN_FOUR_BYTES);
MAPFN_HOST_FN mapfn_four_bytes mapfn_otherwise_made(MAPFN_FOUR_BYTES) /* by a body that cannot be asked */
{
    mapfn_four_bytes const all = {{mapfn_b0, mapfn_b1, mapfn_b2, (unsigned char)~mapfn_b3}};
    return all;
}
/* `moves`: is it as well that bytes are only moved? Not so in place. */
MAPFN_HOST_FN bool mapfn_is_alike(mapfn_maker *made, bool moves)
{
    int never = 0, answer = 1;
    __asm__("" : "+r"(never));
    if (never) {
        unsigned char const x = (unsigned char)never, y = (unsigned char)(never >> 8), z = (unsigned char)(never >> 16);
        mapfn_four_bytes const small = made(1, 1, 1, 1), large = made(11, 11, 11, 11), first = made(1, x, y, z),
            third = made(x, y, 11, z), one = made(5, 11, 2, 14), other = made(13, 7, 10, 1);
        answer = (mapfn_are_same(small) & mapfn_are_same(large) & (first.b[0] == small.b[0])
                & (third.b[2] == large.b[2]))
            | (moves & mapfn_is_moved(one, other, 0) & mapfn_is_moved(one, other, 1) & mapfn_is_moved(one, other, 2)
                & mapfn_is_moved(one, other, 3));
    }
    return __builtin_constant_p(answer) && answer;
}
#endif
#if MAPFN_BRINGS
enum { MAPFN_JOINED = 16 }; /* 0: as it is; 1, 2, 4 or 8: the bytes of a word */
/* from its place to a variable; gcc would not take four bytes apart that are copied at once */
MAPFN_HOST_FN void mapfn_bring(void *to, const void *from, size_t bytes, size_t alignment, int way)
{
    if (way == MAPFN_JOINED) {
        uint32_t all;
        uint8_t b[4];
        MAPFN_MEMCPY(&all, from, 4);
        b[0] = (uint8_t)all, b[1] = (uint8_t)(all >> 8), b[2] = (uint8_t)(all >> 16), b[3] = (uint8_t)(all >> 24);
        mapfn_copy_words(to, b, 4, 1, 1);
    } else mapfn_copy_words(to, from, bytes, (size_t)way, alignment);
}
/* from a variable to its place */
MAPFN_HOST_FN void mapfn_put(void *to, const void *from, size_t bytes, size_t alignment, int way)
{
    if (way == MAPFN_JOINED) {
        const uint8_t *const b = (const uint8_t *)from;
        uint32_t const all = (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
        MAPFN_MEMCPY(to, &all, 4);
    } else mapfn_copy_words(to, from, bytes, (size_t)way, alignment);
}

# if MAPFN_QUIRK_bytes_joined
/* Four bytes that are all made in one way, as of two pixels or of four floats, are a vector for gcc as they are.
 * Joined, they take up to 11 times as long. Where one is copied or a constant, as in maps of one pixel, they take a
 * tenth to a half of the time if joined. Bytes that are but moved or looked up stay as they are. */
#  define MAPFN_STAYS(bytes, align, taken) \
    (!MAPFN_OF_4_BYTES(bytes, align) || MAPFN_TAKES_TABLE(taken) || MAPFN_TAKEN_OF(taken, 2) > 1 \
        || MAPFN_TAKEN_OF(taken, 5) != 0 \
        || (MAPFN_TAKEN_SMALL_BYTES(taken) >= 4 && MAPFN_TAKEN_OF(taken, 2) == 0))
/* Wider structs stay as they are, too. If they were stored in words, those of floats would gain where a branch makes
 * them (0.65 of the time with gcc 12), but a word of small members would be loaded from where each was stored to (4 to
 * 7 times as long). */
#  define MAPFN_WAY_OF(bytes, align, column) (MAPFN_OF_4_BYTES(bytes, align) && (column) == 3 ? MAPFN_JOINED : 0)
/* SSE2 has no instruction that takes four bytes apart. */
#  define MAPFN_WAY_IN(way) ((way) == MAPFN_JOINED ? (way) * MAPFN_SSE4_1 : 0)
# elif MAPFN_QUIRK_structs_expanded
/* Members are passed as they are, and loops are as fast as those that one writes. If the bytes of a pixel are joined,
 * most maps of one pixel are up to 13 times as fast as these, and maps of two are as fast: as they are, they would take
 * 1.2 to 9 times as long, but for those whose bytes clang can average or compare as bytes (0.2 to 0.6). Pixels that are
 * made of several small numbers may take longer. Structs of 2, 4 or 8 bytes are copied word by word, as clang copies
 * them as one integer. */
#  define MAPFN_STAYS(bytes, align, taken) (MAPFN_TAKES_TABLE(taken) || MAPFN_PIXEL_STAYS(bytes, align, taken))
#  if MAPFN_AVX2
#   define MAPFN_PIXEL_STAYS(bytes, align, taken) \
    !(MAPFN_OF_4_BYTES(bytes, align) ? (taken) == 0 || MAPFN_TAKEN_OF(taken, 2) != 0 \
            || (MAPFN_TAKEN_SMALL(taken) > 1 && MAPFN_TAKEN_SMALL_BYTES(taken) < 4) \
            || (MAPFN_TAKEN_SMALL_BYTES(taken) == 1 && MAPFN_CLANG < 19) \
        : (bytes) == (align) ? MAPFN_TAKEN_OF(taken, 2) != 0 \
        : (bytes) == 2 && MAPFN_TAKEN_OF(taken, 2) != 0 && MAPFN_CLANG < 22)
#  else
#   define MAPFN_PIXEL_STAYS(bytes, align, taken) (bytes) == 3
#  endif
/* Two numbers of 16 bits in one word take 0.1 to 0.75 of the time with clang before 19, but SSE2 has no product of what
 * is taken out of a word: there it took 2.7 to 5 times as long. */
#  define MAPFN_PAIRS_JOINED (MAPFN_CLANG < 19 && MAPFN_SSE4_1)
#  define MAPFN_WAY_OF(bytes, align, column) \
    (MAPFN_OF_4_BYTES(bytes, align) && (column) == 3 ? MAPFN_JOINED \
        : (align) == (bytes) ? 0 : (bytes) == 8 || ((bytes) == 4 && (align) == 2 && MAPFN_PAIRS_JOINED) ? 4 \
        : (bytes) == 2 || (bytes) == 4 ? (align) : 0)
#  define MAPFN_WAY_IN(way) (way)
# else
#  define MAPFN_STAYS(bytes, align, taken) 0
#  define MAPFN_WAY_OF(bytes, align, column) \
    ((bytes) == 3 || (bytes) == 5 ? 1 \
        : (align) == 2 && ((bytes) == 6 || ((bytes) == 4 && MAPFN_CLANG >= 19)) ? 2 \
        : ((bytes) == 8 && (align) < 8) || (bytes) == 12 ? 4 : 0)
#  define MAPFN_WAY_IN(way) (way)
# endif
# ifdef __cplusplus
extern "C++" {
template <class T, int way> struct mapfn_place {
    MAPFN_HOST_FN T mapfn_got(T const &place, bool alike)
    {
        if (way == MAPFN_JOINED && alike) return place;
        T copy;
        mapfn_bring(&copy, &place, sizeof(T), __alignof__(T), way);
        return copy;
    }
    MAPFN_HOST_FN void mapfn_stored(T &place, T &&result, bool alike)
    {
        if (way == MAPFN_JOINED && alike) place = result;
        else mapfn_put(&place, &result, sizeof(T), __alignof__(T), way);
    }
};
template <class T, bool loaded> struct mapfn_taken {
    typedef T const &mapfn_its_type;
    MAPFN_HOST_FN T const &mapfn_from(T const &place) { return place; }
};
# if MAPFN_QUIRK_loads_sunk
template <class T> struct mapfn_taken<T, true> {
    typedef T mapfn_its_type;
    MAPFN_HOST_FN T mapfn_from(T const &place)
    {
        T const value = place;
        return MAPFN_LOADED(&place, value);
    }
};
#  define MAPFN_IS_LOADED(T) (!__is_class(T) && !__is_union(T))
# else
#  define MAPFN_IS_LOADED(T) false
# endif
template <class T> struct mapfn_place<T, 0> {
    typedef mapfn_taken<T, MAPFN_IS_LOADED(T)> mapfn_take;
    MAPFN_HOST_FN typename mapfn_take::mapfn_its_type mapfn_got(T const &place, bool)
    {
        return mapfn_take::mapfn_from(place);
    }
    MAPFN_HOST_FN void mapfn_stored(T &place, T &&result, bool) { place = static_cast<T &&>(result); }
};
template <class T, size_t column> struct mapfn_way {
    typedef T mapfn_its_type;
    enum { mapfn_answer = __is_class(T) && __is_trivial(T) ? (int)MAPFN_WAY_OF(sizeof(T), __alignof__(T), column) : 0 };
};
template <class T, size_t column> struct mapfn_way<T const, column> : mapfn_way<T, column> {};
template <class T, size_t column> struct mapfn_way<T &, column> : mapfn_way<T, column> {};
}
#  define MAPFN_BARE_TYPE(T) mapfn_way<T, 1>::mapfn_its_type
#  define MAPFN_WAY(T) mapfn_way<T, mapfn_column>::mapfn_answer
#  define MAPFN_BROUGHT(T, way, contiguous, place) \
    ((contiguous) ? mapfn_place<MAPFN_BARE_TYPE(T), way>::mapfn_got(place, mapfn_alike) \
        : mapfn_place<MAPFN_BARE_TYPE(T), 0>::mapfn_got(place, mapfn_alike))
#  define MAPFN_PUT(T, place, result) \
    (mapfn_place<MAPFN_BARE_TYPE(decltype(place)), MAPFN_WAY(decltype(place))>::mapfn_stored(place, result, \
        mapfn_alike));
# else
#  define MAPFN_WAY(T) MAPFN_BY_TYPE(MAPFN_WAY_, T)(T)
#  define MAPFN_WAY_1(T) 0
#  define MAPFN_WAY_0(T) \
    (MAPFN_TYPE_NUMBER(__typeof__(T)) < 12 ? 0 \
        : MAPFN_WAY_OF(sizeof(T), __alignof__(T), mapfn_column))
#  define MAPFN_BROUGHT(T, way, contiguous, place) MAPFN_BY_TYPE(MAPFN_BROUGHT_, T)(T, way, contiguous, place)
#  if MAPFN_QUIRK_loads_sunk
#   define MAPFN_BROUGHT_1(T, way, contiguous, place) \
    __extension__({ T const mapfn_value = place; MAPFN_LOADED(&place, mapfn_value); })
#  else
#   define MAPFN_BROUGHT_1(T, way, contiguous, place) place
#  endif
#  define MAPFN_BROUGHT_0(T, way, contiguous, place) \
    __builtin_choose_expr((way) != 0, (contiguous) && !MAPFN_IS_ALIKE(way) ? __extension__({ \
        union { char mapfn_bytes[sizeof(T)]; T mapfn_whole; } mapfn_brought; \
        mapfn_bring(&mapfn_brought, (const void *)&place, sizeof(T), __alignof__(T), way); \
        mapfn_brought.mapfn_whole; \
    }) : place, MAPFN_READ(T, place))
#  define MAPFN_PUT(T, place, result) MAPFN_BY_TYPE(MAPFN_PUT_, T)(T, place, result)
#  define MAPFN_PUT_1(T, place, result) place = result;
#  define MAPFN_PUT_0(T, place, result) { \
    enum { mapfn_put_way = MAPFN_WAY(T) }; \
    __typeof__(T) *const mapfn_there = &place; \
    __typeof__(T) mapfn_value = result; /* apart: a comma here would end a macro's argument */ \
    if (mapfn_put_way == 0 || MAPFN_IS_ALIKE(mapfn_put_way)) *mapfn_there = mapfn_value; \
    else mapfn_put((void *)mapfn_there, (const void *)&mapfn_value, sizeof mapfn_value, __alignof__(mapfn_value), \
        mapfn_put_way); \
}
# endif
# if MAPFN_QUIRK_bytes_joined && !MAPFN_SSE4_1
#  define MAPFN_VALUE(T, contiguous, place) MAPFN_READ(T, place)
# else
#  define MAPFN_VALUE(T, contiguous, place) MAPFN_BROUGHT(T, MAPFN_WAY_IN(MAPFN_WAY(T)), contiguous, place)
# endif
#else
# define MAPFN_STAYS(bytes, align, taken) 1
# define MAPFN_WAY(T) 0
# define MAPFN_BROUGHT(T, way, contiguous, place) MAPFN_READ(T, place)
# define MAPFN_VALUE(T, contiguous, place) MAPFN_READ(T, place)
# define MAPFN_PUT(T, place, result) place = result;
#endif
#define MAPFN_IN_COLUMN_0failure MAPFN_IN_COLUMN_0nothing
#define MAPFN_IN_COLUMN_0keep MAPFN_IN_COLUMN_0nothing
#define MAPFN_IN_COLUMN_0find MAPFN_IN_COLUMN_0nothing

/* An element that is read and written is held in a variable while its function runs: what the function writes under a
 * condition is then chosen and stored always, and compilers make vectors of it. `inout` promises that nobody else looks
 * at it. Elements of more than 16 bytes (8 with gcc) or 8 words, and in C++ those that are more than their bytes, are
 * worked on in the array: of larger structs most members stay as they are, and to store them all took 1.4 to 4 times as
 * long. */
#define MAPFN_IS_SMALL(T) (sizeof(T) <= MAPFN_HELD_BYTES && sizeof(T) <= 8 * __alignof__(T))
#define MAPFN_HELD_BYTES (MAPFN_QUIRK_structs_in_place ? 8 : 16)
/* MAPFN_PUT_NUMBER(T, place, value, always) stores to a place that the value may just have been read from. `always`: no
 * element is skipped, as by `where`. Otherwise the store must be masked. */
#if MAPFN_QUIRK_stores_masked
MAPFN_HOST_FN void mapfn_put_bits(void *place, const void *value, size_t bytes, bool always)
{
    uint64_t bits = 0, none = 0;
    if (always) __asm__("" : "+r"(none));
    MAPFN_MEMCPY(&bits, value, bytes);
    bits |= none;
    MAPFN_MEMCPY(place, &bits, bytes);
}
# define MAPFN_PUT_NUMBER(T, place, value, always) { \
    if (MAPFN_TYPE_CLASS(T) != MAPFN_HAS_STRUCT && (sizeof(T) == 4 || sizeof(T) == 8)) \
        mapfn_put_bits((void *)&place, (const void *)&value, sizeof place, always); \
    else place = value; \
}
#else
# define MAPFN_PUT_NUMBER(T, place, value, always) place = value;
#endif
/* A struct goes back as its bytes, since a member may be const: as one, or word by word where that is faster. */
#ifdef __cplusplus
extern "C++" {
template <class T, int way, bool held> struct mapfn_held {
    T *mapfn_lent;
    __attribute__((__always_inline__)) mapfn_held(T *place, bool) : mapfn_lent(place) {}
    __attribute__((__always_inline__)) void mapfn_back(T *, bool, bool) {}
};
template <class T> struct mapfn_held<T, 0, true> {
    T value, *mapfn_lent;
    __attribute__((__always_inline__)) mapfn_held(T *place, bool) : value(MAPFN_READ(T, *place)), mapfn_lent(&value) {}
# if MAPFN_QUIRK_structs_back_in_words
    __attribute__((__always_inline__)) void mapfn_back(T *place, bool, bool)
    {
        mapfn_copy_words((void *)place, (const void *)&value, sizeof(T), __alignof__(T), __alignof__(T));
    }
# elif MAPFN_QUIRK_stores_masked
    __attribute__((__always_inline__)) void mapfn_back(T *place, bool always, bool)
    {
        MAPFN_PUT_NUMBER(T, *place, value, always)
    }
# else
    __attribute__((__always_inline__)) void mapfn_back(T *place, bool, bool) { *place = value; }
# endif
};
# if MAPFN_BRINGS
template <class T, int way> struct mapfn_held<T, way, true> {
    T value, *mapfn_lent;
    __attribute__((__always_inline__)) mapfn_held(T *place, bool alike)
        : value(mapfn_place<T, way>::mapfn_got(*place, alike)), mapfn_lent(&value) {}
    __attribute__((__always_inline__)) void mapfn_back(T *place, bool, bool alike)
    {
        if (way == MAPFN_JOINED && alike) mapfn_copy_words((void *)place, (const void *)&value, 4, 1, 1);
        else mapfn_put((void *)place, (const void *)&value, sizeof(T), __alignof__(T), way);
    }
};
# endif
}
# define MAPFN_IS_HELD(T) (MAPFN_IS_SMALL(T) && __is_trivially_copyable(T) && __is_assignable(T &, T const &))
# define MAPFN_HOLD_ELEMENT(T, z, contiguous) \
    mapfn_held<T, (contiguous) ? (int)MAPFN_WAY(T) : 0, MAPFN_IS_HELD(T)> mapfn_held_##z(z, mapfn_alike);
# define MAPFN_LENT(z) , MAPFN_LOADED(z, mapfn_held_##z.mapfn_lent)
# define MAPFN_PUT_BACK(T, z, contiguous) mapfn_held_##z.mapfn_back(z, mapfn_always, mapfn_alike);
#else
# define MAPFN_IS_HELD(T) MAPFN_IS_SMALL(T)
# define MAPFN_HOLD_ELEMENT(T, z, contiguous) MAPFN_BY_TYPE(MAPFN_HOLD_ELEMENT_, T)(T, z, contiguous)
# define MAPFN_HOLD_ELEMENT_1(T, z, contiguous) \
    T mapfn_held_##z = *z, *const mapfn_lent_##z = MAPFN_LOADED(z, &mapfn_held_##z);
# define MAPFN_HOLD_ELEMENT_0(T, z, contiguous) \
    __typeof__(T) mapfn_held_##z = MAPFN_BROUGHT(T, MAPFN_WAY(T), contiguous, *z); \
    __typeof__(T) *const mapfn_lent_##z = MAPFN_LOADED(z, MAPFN_IS_HELD(T) ? &mapfn_held_##z : z);
# define MAPFN_LENT(z) , mapfn_lent_##z
# define MAPFN_PUT_BACK(T, z, contiguous) MAPFN_BY_TYPE(MAPFN_PUT_BACK_, T)(T, z, contiguous)
# define MAPFN_PUT_BACK_1(T, z, contiguous) MAPFN_PUT_NUMBER(T, *z, mapfn_held_##z, mapfn_always)
# define MAPFN_PUT_BACK_0(T, z, contiguous) \
    if (MAPFN_IS_HELD(T) && MAPFN_TYPE_CLASS(T) != MAPFN_HAS_STRUCT) { \
        MAPFN_PUT_NUMBER(T, MAPFN_AS_NUMBER(T, *z), MAPFN_AS_NUMBER(T, mapfn_held_##z), mapfn_always) \
    } else if (MAPFN_IS_HELD(T) && (MAPFN_WAY(T) == 0 || !(contiguous) || MAPFN_IS_ALIKE(MAPFN_WAY(T)))) { \
        MAPFN_PUT_WHOLE(T, z) \
    } else if (MAPFN_IS_HELD(T)) { \
        MAPFN_PUT_PARTS((void *)z, (const void *)&mapfn_held_##z, sizeof(T), __alignof__(T), MAPFN_WAY(T)); \
    }
# define MAPFN_PUT_AT_ONCE(T, z) { \
    typedef struct { char mapfn_bytes[sizeof(T)]; } \
        __attribute__((__may_alias__, __aligned__(__alignof__(T)))) mapfn_all; \
    *(mapfn_all *)(void *)z = *(mapfn_all *)(void *)&mapfn_held_##z; \
}
# if MAPFN_QUIRK_structs_back_in_words
#  define MAPFN_PUT_WHOLE(T, z) \
    if (mapfn_in_steps) MAPFN_PUT_AT_ONCE(T, z) \
    else mapfn_copy_words((void *)z, (const void *)&mapfn_held_##z, sizeof(T), __alignof__(T), __alignof__(T));
# else
#  define MAPFN_PUT_WHOLE MAPFN_PUT_AT_ONCE
# endif
# define MAPFN_AS_NUMBER(T, place) \
    (*(__typeof__(__builtin_choose_expr(MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT, (char *)0, &place)))(void *)&place)
# if MAPFN_BRINGS
#  define MAPFN_PUT_PARTS mapfn_put
# else
#  define MAPFN_PUT_PARTS(to, from, bytes, alignment, way)
# endif
#endif
