/* ======== src/run/keeping.h: moves values that are kept together.
 * Uses compiler/features.h. Used by kinds/kept.h and run/gathers.h. */

/* ------------------------------------------------------------------------------------- keeping ---- */

/* How many values behind the last one a vector may load. */
#define MAPFN_KEPT_MORE(T) ((64 + sizeof(T) - 1) / sizeof(T))

typedef unsigned char mapfn_kept_1;
typedef uint16_t mapfn_kept_2 __attribute__((__may_alias__, __aligned__(1)));
typedef uint32_t mapfn_kept_4 __attribute__((__may_alias__, __aligned__(1)));
typedef uint64_t mapfn_kept_8 __attribute__((__may_alias__, __aligned__(1)));
/* structs of so many words */
#define MAPFN_KEPT_STRUCT(T, words) struct { T word[words]; } __attribute__((__may_alias__, __aligned__(1)))
typedef MAPFN_KEPT_STRUCT(unsigned char, 3) mapfn_kept_3;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_2, 3) mapfn_kept_6;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_4, 3) mapfn_kept_12;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_8, 2) mapfn_kept_16;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_4, 5) mapfn_kept_20;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_8, 3) mapfn_kept_24;
typedef MAPFN_KEPT_STRUCT(mapfn_kept_8, 4) mapfn_kept_32;
/* Eight flags are looked at together. If all or none of the eight values are kept, nothing is chosen. Else each value
 * is stored, and is overwritten by the next one unless it is kept, so that there is no branch to guess. There are never
 * more stored values than elements so far.
 * COPY is the type that a value is copied as there. It may be wider than the value, as one load and one store take less
 * time than two of each. Such a copy ends in the place of the next element, so that there must be one. */
#define MAPFN_KEEP_BY_FLAGS(size, COPY) \
    MAPFN_PLAIN size_t mapfn_keep_##size(void *place, const void *values, const unsigned char *keeps, size_t count) \
    { \
        mapfn_kept_##size *to = (mapfn_kept_##size *)place; \
        const mapfn_kept_##size *from = (const mapfn_kept_##size *)values; \
        size_t i = 0, k = 0; \
        for (; i + 8 + (sizeof(COPY) > sizeof *to) <= count; i += 8) { \
            uint64_t flags; \
            MAPFN_MEMCPY(&flags, keeps + i, 8); \
            if (flags == 0) continue; \
            if (flags == UINT64_MAX / 255) { \
                MAPFN_MEMCPY(to + k, from + i, 8 * sizeof *to); \
                k += 8; \
                continue; \
            } \
            MAPFN_UNROLL for (size_t j = i; j < i + 8; j++) { \
                *(COPY *)(void *)(to + k) = *(const COPY *)(const void *)(from + j); \
                k += keeps[j]; \
            } \
        } \
        for (; i < count; i++) \
            if (keeps[i]) to[k++] = from[i]; \
        return k; \
    }
#if MAPFN_COMPRESSES
/* AVX-512 moves kept values together in a register. The whole vector is stored, and the next one overwrites all that is
 * not kept. It reaches no further than the elements so far, and of the last one only what is kept is stored. */
typedef char mapfn_flags_16 __attribute__((__vector_size__(16)));
typedef uint64_t mapfn_flag_words __attribute__((__vector_size__(16)));
/* A bit for each of 8 flags, or of a multiple of 16. */
MAPFN_HOST_FN uint64_t mapfn_mask_of_flags(const unsigned char *keeps, size_t lanes)
{
    uint64_t mask = 0;
    MAPFN_UNROLL for (size_t i = 0; i < lanes; i += 16) {
        uint64_t low, high = 0;
        MAPFN_MEMCPY(&low, keeps + i, 8);
        if (lanes > 8) MAPFN_MEMCPY(&high, keeps + i + 8, 8);
        mapfn_flag_words const words = {low, high};
        mask |= (uint64_t)(unsigned)__builtin_ia32_pmovmskb128(-(mapfn_flags_16)words) << i;
    }
    return mask;
}
# define MAPFN_KEEP_VECTORS(size, WORD, STORED, MASK, letters) \
    MAPFN_PLAIN size_t mapfn_keep_##size(void *place, const void *values, const unsigned char *keeps, size_t count) \
    { \
        typedef WORD mapfn_words __attribute__((__vector_size__(64))); \
        const mapfn_kept_##size *from = (const mapfn_kept_##size *)values; \
        mapfn_kept_##size *to = (mapfn_kept_##size *)place; \
        mapfn_words const zero = {0}; \
        size_t k = 0, lanes = 64 / size; \
        for (size_t i = 0; i < count; i += lanes) { \
            mapfn_words words; \
            uint64_t mask = mapfn_mask_of_flags(keeps + i, lanes); \
            unsigned kept; \
            if (count - i < lanes) mask &= ((uint64_t)1 << (count - i)) - 1; \
            kept = (unsigned)__builtin_popcountll(mask); \
            MAPFN_MEMCPY(&words, from + i, sizeof words); \
            words = __builtin_ia32_compress##letters##512_mask(words, zero, (MASK)mask); \
            if (count - i >= lanes) MAPFN_MEMCPY(to + k, &words, sizeof words); \
            else __builtin_ia32_storedqu##letters##512_mask( \
                (STORED *)(void *)(to + k), words, (MASK)(((uint64_t)1 << kept) - 1)); \
            k += kept; \
        } \
        return k; \
    }
MAPFN_KEEP_VECTORS(4, int, int, uint16_t, si)
MAPFN_KEEP_VECTORS(8, long long, long long, uint8_t, di)
#else
MAPFN_KEEP_BY_FLAGS(4, mapfn_kept_4)
MAPFN_KEEP_BY_FLAGS(8, mapfn_kept_8)
#endif
#if MAPFN_COMPRESSES_BYTES
MAPFN_KEEP_VECTORS(1, char, MAPFN_STORED_AS(char, mapfn_words), uint64_t, qi)
MAPFN_KEEP_VECTORS(2, short, MAPFN_STORED_AS(short, mapfn_words), uint32_t, hi)
#else
MAPFN_KEEP_BY_FLAGS(1, mapfn_kept_1)
MAPFN_KEEP_BY_FLAGS(2, mapfn_kept_2)
#endif
MAPFN_KEEP_BY_FLAGS(3, mapfn_kept_4)
MAPFN_KEEP_BY_FLAGS(6, mapfn_kept_8)
MAPFN_KEEP_BY_FLAGS(12, mapfn_kept_16)
MAPFN_KEEP_BY_FLAGS(16, mapfn_kept_16)
MAPFN_KEEP_BY_FLAGS(20, mapfn_kept_20)
MAPFN_KEEP_BY_FLAGS(24, mapfn_kept_24)
MAPFN_KEEP_BY_FLAGS(32, mapfn_kept_32)
MAPFN_PLAIN size_t mapfn_keep_bytes(void *place, const void *values, const unsigned char *keeps, size_t count,
    size_t size)
{
    size_t k = 0;
    char *to = (char *)place;
    const char *from = (const char *)values;
    for (size_t i = 0; i < count; i++, from += size) {
        if (!keeps[i]) continue;
        MAPFN_MEMCPY(to, from, size);
        to += size;
        k++;
    }
    return k;
}
/* Returns how many were kept. The size is a constant where this is called. */
MAPFN_HOST_FN size_t mapfn_keep(void *place, const void *values, const unsigned char *keeps, size_t count, size_t size)
{
    return size == 1 ? mapfn_keep_1(place, values, keeps, count)
        : size == 2 ? mapfn_keep_2(place, values, keeps, count)
        : size == 3 ? mapfn_keep_3(place, values, keeps, count)
        : size == 4 ? mapfn_keep_4(place, values, keeps, count)
        : size == 6 ? mapfn_keep_6(place, values, keeps, count)
        : size == 8 ? mapfn_keep_8(place, values, keeps, count)
        : size == 12 ? mapfn_keep_12(place, values, keeps, count)
        : size == 16 ? mapfn_keep_16(place, values, keeps, count)
        : size == 20 ? mapfn_keep_20(place, values, keeps, count)
        : size == 24 ? mapfn_keep_24(place, values, keeps, count)
        : size == 32 ? mapfn_keep_32(place, values, keeps, count)
        : mapfn_keep_bytes(place, values, keeps, count, size);
}
