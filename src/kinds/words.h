/* ======== src/kinds/words.h: the words that a kind defines, and what several kinds share. A new kind is a file here
 * and a line in src/mapfn.h.
 * Uses lists/, run/ and compiler/. Used by kinds/. */

/* ------------------------------------------------------------------- one block per kind ----
 * To add a kind is to add a block; docs/design.md has the recipe. Inside a kernel `mapfn_i` is the element and
 * `mapfn_n` the number of elements of this call of the kernel, which may be a part of the map. In LOCAL `mapfn_n` is
 * that of the whole map. `mapfn_a` is the argument struct, where there is one.
 *
 * WORD   it is known, and takes so many arguments       KERNEL the kernels' parameters: the map's, and LOCAL's
 * TRAIT  its part of the map's traits                   READY  statements before a kernel's loop
 * MUST   what `vectorized` demands of it                ENTER  statements before element i; `continue` skips it
 * ELEM   the element function's parameters              AT     what the element function is called with
 * NAME   their names                                    FIELD  the argument struct's members, in the order of KERNEL
 * ARRAY  the map's parameters                           SHIFT  a kernel's arguments, from element mapfn_begin on
 * LOCAL  what a map evaluates once, before all else     INFO   the array, for plain C
 * PASS   the arguments for KERNEL and FIELD, in order   CLAIM  the inline check of an output: before all QUICK
 * QUICK  the inline check of anything else              FIT    what clang refuses at a call: arrays known to be short
 *
 * In a map of steps, which has repeat(N):
 * STEP   the step's parameters: those of ELEM, marked    LANE   what it is in a lane, see "lanes"
 *        unused, as INIT alone may use some
 * INIT   optional: the first value of a state            OWN    optional: the variable of a state that no array holds
 *
 * Optional for any kind, each behind `~, `:
 * NEEDS  the flags it asks for, see MAPFN_FLAGS
 * HOLDS  `~, 1` where the element is held while its function runs, and then: HOLD its variable, LEND what the function
 *        gets in place of NAME, BACK stores it
 *
 * A kind that adds up, of NEEDS 0sums, has all these too. In its kernel `mapfn_part_s` is where the element function
 * writes:
 * REFUSE what its type must be                           ADD    adds the element's part to lane mapfn_first + mapfn_j
 * LANES  the kernel's lanes and its rest                 REST   adds it to the rest
 * CLEAR  sets the lanes to zero                          TREE   stores what lanes and rest add up to
 * BEGIN  before an element: its part is zero             JOIN   adds values to others, for plain C
 * SEEN   has the compiler see the part
 * PART   stores the element's part                       TELL   the sum, for plain C
 * SIZE   `+ ` and the bytes of one                       STATE  its values in a state
 * EXACT  `&& ` and whether any order gives the same bits
 * REDUCES `~, 1,` where T may be a struct                STRUCT `|| ` and whether it is one
 * MEMBERS `+ ` and about how many it has                 HOLD   lanes mapfn_first and so on, as local variables
 * RESET  makes those lanes zero                          HELD   adds the element's part to one
 * FREE   puts them back
 * TYPES  names of its type in a kernel; may be empty     KIND   a constant: which of plain C's joins adds it, if any
 * SHARED `&& ` and whether there is one
 * PARTS  of steps: an array of the elements' parts       BLANK  of steps: makes an element's part zero
 * APART  of steps: has a chunk store parts there         NTH    of steps: the part of element mapfn_k
 * VALUE, CLEARED, JOINED, STORED  for CUDA: a member for the sum, its zero, the sum of two, the store of it */

/* MAPFN_VALUE(T, contiguous, place): the value of an element, as an argument. MAPFN_PUT(place, result): stores one.
 * For clang, structs of 3, 5, 6, 8, 12 and 16 bytes are copied in words of 1, 2 or 4 bytes. Two things are not:
 * - structs of 2 and 4 bytes, as an integer of this size fits a lane of a vector;
 * - values with a stride, as cheap bodies would take 1.4 times as long. */
#if MAPFN_QUIRK_structs_in_words
/* They are copied with the alignment of the struct, without which RISC-V has no vectors for them. */
typedef uint16_t __attribute__((__may_alias__)) mapfn_aligned_half;
typedef uint32_t __attribute__((__may_alias__)) mapfn_aligned_word;
typedef uint16_t __attribute__((__may_alias__, __aligned__(1))) mapfn_unaligned_half;
typedef uint32_t __attribute__((__may_alias__, __aligned__(1))) mapfn_unaligned_word;
# define MAPFN_COPY_WORDS(word) { \
    word *const mapfn_t = (word *)to; \
    word const *const mapfn_f = (word const *)from; \
    mapfn_t[0] = mapfn_f[0]; \
    mapfn_t[1] = mapfn_f[1]; \
    if (bytes > 2 * sizeof(word)) mapfn_t[2] = mapfn_f[2]; \
    if (bytes > 3 * sizeof(word)) mapfn_t[3] = mapfn_f[3]; \
    if (bytes > 4 * sizeof(word)) mapfn_t[4] = mapfn_f[4]; \
}
MAPFN_HOST_FN void mapfn_copy_words(void *to, const void *from, size_t bytes, size_t alignment)
{
    if (bytes % 4 == 0 && alignment >= 4) MAPFN_COPY_WORDS(mapfn_aligned_word)
    else if (bytes % 4 == 0) MAPFN_COPY_WORDS(mapfn_unaligned_word)
    else if (bytes % 2 == 0 && alignment >= 2) MAPFN_COPY_WORDS(mapfn_aligned_half)
    else if (bytes % 2 == 0) MAPFN_COPY_WORDS(mapfn_unaligned_half)
    else MAPFN_COPY_WORDS(char)
}
/* A kernel tells by a local struct of this name whether it splits structs of four words. -Wshadow would report a local
 * enumerator. */
struct mapfn_fours { char splits[1 + MAPFN_AVX]; };
# define MAPFN_SPLITS (sizeof(struct mapfn_fours) == 2)
# define MAPFN_OF_WORDS(T, fours) \
    (sizeof(T) == 3 || sizeof(T) == 5 || sizeof(T) == 6 || sizeof(T) == 8 || sizeof(T) == 12 \
        || ((fours) && sizeof(T) == 16 && __alignof__(T) == 4))
# ifdef __cplusplus
#  define MAPFN_IS_SPLIT(T, fours) (MAPFN_OF_WORDS(T, fours) && __is_class(T) && __is_trivial(T))
extern "C++" {
template <class T, bool SPLIT> struct mapfn_place {
    MAPFN_HOST_FN T const &value(T const &place) { return place; }
    MAPFN_HOST_FN void put(T &place, T &&result) { place = static_cast<T &&>(result); }
};
template <class T> struct mapfn_place<T, true> {
    MAPFN_HOST_FN T value(T const &place)
    {
        T copy;
        mapfn_copy_words(&copy, &place, sizeof(T), __alignof__(T));
        return copy;
    }
    MAPFN_HOST_FN void put(T &place, T &&result) { mapfn_copy_words(&place, &result, sizeof(T), __alignof__(T)); }
};
template <class T> struct mapfn_place<T const, false> : mapfn_place<T, false> {};
template <class T> struct mapfn_place<T const, true> : mapfn_place<T, true> {};
template <class T> struct mapfn_place<T &, false> : mapfn_place<T, MAPFN_IS_SPLIT(T, false)> {};
template <class T> struct mapfn_place<T &, true> : mapfn_place<T, MAPFN_IS_SPLIT(T, true)> {};
}
#  define MAPFN_VALUE(T, contiguous, place) \
    (mapfn_place<T, MAPFN_IS_SPLIT(T, MAPFN_SPLITS) && contiguous>::value(place))
#  define MAPFN_PUT(place, result) (mapfn_place<decltype(place), MAPFN_SPLITS>::put(place, result));
# else
#  define MAPFN_IS_SPLIT(place) (MAPFN_OF_WORDS(place, MAPFN_SPLITS) && __builtin_classify_type(place) >= 12)
#  define MAPFN_VALUE(T, contiguous, place) \
    __builtin_choose_expr(MAPFN_IS_SPLIT(place) && contiguous, __extension__({ \
        union { char bytes[sizeof(T)]; T value; } mapfn_words; \
        mapfn_copy_words(&mapfn_words, (const void *)&place, sizeof(T), __alignof__(T)); \
        mapfn_words.value; \
    }), place)
#  define MAPFN_PUT(place, result) { \
    __typeof__(place) const mapfn_value = result; \
    if (MAPFN_IS_SPLIT(place)) \
        mapfn_copy_words(&place, &mapfn_value, sizeof mapfn_value, __alignof__(mapfn_value)); \
    else place = mapfn_value; \
}
# endif
#else
# define MAPFN_VALUE(T, contiguous, place) place
# define MAPFN_PUT(place, result) place = result;
#endif

#define MAPFN_IS_FOUR(T) (sizeof(T) == 16 && MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT)
#if MAPFN_QUIRK_fours_in_words
# define MAPFN_FOURS_TRAIT(T) | (MAPFN_IS_FOUR(T) ? MAPFN_TAKES_FOURS : 0u)
# define MAPFN_FOURS_0value(R, traits) \
    struct mapfn_fours { char splits[!MAPFN_IS_FOUR(R) || ((traits) & MAPFN_TAKES_FOURS) == 0 ? 2 : 1]; };
#else
# define MAPFN_FOURS_TRAIT(T)
# define MAPFN_FOURS_0value(R, traits)
#endif
#define MAPFN_FOURS_0nothing(R, traits)
#define MAPFN_FOURS_0failure(R, traits)
#define MAPFN_FOURS_0step(R, traits)
#define MAPFN_FOURS_0try(R, traits)

/* An element that is read and written is held in a variable while its function runs, and then always stored. A value
 * that the function writes under a condition becomes a choice between two values, of which compilers make vectors.
 * `inout` promises that nobody else looks at the element meanwhile. Elements of more than 32 bytes, and in C++ those
 * that are more than their bytes, are worked on in the array. */
#ifdef __cplusplus
extern "C++" {
template <class T, bool HELD> struct mapfn_held {
    T *lent;
    __attribute__((__always_inline__)) explicit mapfn_held(T *place) : lent(place) {}
    __attribute__((__always_inline__)) void back(T *) {}
};
template <class T> struct mapfn_held<T, true> {
    T value, *lent;
    __attribute__((__always_inline__)) explicit mapfn_held(T *place) : value(*place), lent(&value) {}
    __attribute__((__always_inline__)) void back(T *place) { *place = value; }
};
}
# define MAPFN_IS_HELD(T) (sizeof(T) <= 32 && __is_trivially_copyable(T) && __is_assignable(T &, T const &))
# define MAPFN_HOLD_ELEMENT(T, z, contiguous) mapfn_held<T, MAPFN_IS_HELD(T)> mapfn_held_##z(z);
# define MAPFN_LENT(z) , mapfn_held_##z.lent
# define MAPFN_PUT_BACK(T, z, contiguous) mapfn_held_##z.back(z);
#else
# define MAPFN_IS_HELD(T) (sizeof(T) <= 32)
# define MAPFN_HOLD_ELEMENT(T, z, contiguous) \
    __typeof__(T) mapfn_held_##z = MAPFN_VALUE(T, contiguous, *z); \
    __typeof__(T) *const mapfn_lent_##z = MAPFN_IS_HELD(T) ? &mapfn_held_##z : z;
# define MAPFN_LENT(z) , mapfn_lent_##z
/* A struct is copied as a struct of bytes, since a member may be const. gcc splits such a copy into members, but not a
 * memcpy. */
# define MAPFN_PUT_BACK(T, z, contiguous) \
    if (MAPFN_IS_HELD(T) && MAPFN_TYPE_CLASS(T) != MAPFN_HAS_STRUCT) { \
        MAPFN_AS_NUMBER(T, *z) = MAPFN_AS_NUMBER(T, mapfn_held_##z); \
    } else if (MAPFN_IS_HELD(T) && !MAPFN_IS_TO_BE_SPLIT(*z, contiguous)) { \
        typedef struct { char mapfn_bytes[sizeof(T)]; } \
            __attribute__((__may_alias__, __aligned__(__alignof__(T)))) mapfn_all; \
        *(mapfn_all *)(void *)z = *(mapfn_all *)(void *)&mapfn_held_##z; \
    } else if (MAPFN_IS_HELD(T)) { \
        MAPFN_SPLIT_COPY((void *)z, (const void *)&mapfn_held_##z, sizeof(T), __alignof__(T)); \
    }
# define MAPFN_AS_NUMBER(T, place) \
    (*(__typeof__(__builtin_choose_expr(MAPFN_TYPE_CLASS(T) == MAPFN_HAS_STRUCT, (char *)0, &place)))(void *)&place)
# if MAPFN_QUIRK_structs_in_words
#  define MAPFN_IS_TO_BE_SPLIT(place, contiguous) (MAPFN_IS_SPLIT(place) && (contiguous))
#  define MAPFN_SPLIT_COPY mapfn_copy_words
# else
#  define MAPFN_IS_TO_BE_SPLIT(place, contiguous) 0
#  define MAPFN_SPLIT_COPY(to, from, bytes, alignment) memcpy(to, from, bytes)
# endif
#endif
