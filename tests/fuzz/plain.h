/* What the plain loops of random programs need: written from the documents, it includes none of the library's headers. tests/fuzz/generate.py
 * writes each map's loop on these. */
#ifndef FUZZ_PLAIN_H
#define FUZZ_PLAIN_H

#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A call: elements [begin, end) of n are computed. `failed`, `code` and `out_of_range` say how it went. */
enum { FUZZ_ARRAYS = 16 };
typedef struct plain_call {
    size_t n, begin, end;
    uint64_t offset;
    void *p[FUZZ_ARRAYS];
    size_t failed;
    int code;
    bool out_of_range;
    uint32_t *calls; /* of each element: how often its function was called, in definitions that count */
} plain_call;
typedef void plain_loop(plain_call *c);
typedef uint32_t *counters;
#define AT(T, k) ((T *)c->p[k])

/* structs of one, two, three … members of one type */
typedef struct { uint8_t m0; } bytes1;
typedef struct { uint8_t m0, m1; } bytes2;
typedef struct { uint8_t m0, m1, m2; } bytes3;
typedef struct { uint8_t m0, m1, m2, m3; } bytes4;
typedef struct { uint8_t m0, m1, m2, m3, m4; } bytes5;
typedef struct { int16_t m0, m1, m2; } shorts3;
typedef struct { float m0, m1; } floats2;
typedef struct { float m0, m1, m2; } floats3;
typedef struct { float m0, m1, m2, m3; } floats4;
typedef struct { uint32_t m0, m1, m2, m3, m4; } words5;
typedef struct { double m0, m1; } doubles2;
typedef struct { double m0, m1, m2, m3, m4, m5; } doubles6;
typedef struct { uint32_t key, at; } best;
typedef union { uint32_t m0; float real; } either;
typedef struct { uint8_t m0; uint32_t m1; } padded;
typedef struct { double m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15; } doubles16;
typedef enum { DARK, DUSK, LIGHT } shade;

#ifdef MAPFN_FN
# define FUZZ_FN MAPFN_FN
#else
# define FUZZ_FN static inline
#endif
FUZZ_FN uint32_t greatest(uint32_t a, uint32_t b) { return a < b ? b : a; }
FUZZ_FN float least(float a, float b) { return b < a || a != a ? b : a; }
FUZZ_FN double least_d(double a, double b) { return b < a || a != a ? b : a; }
FUZZ_FN bool any(bool a, bool b) { return a || b; }
FUZZ_FN doubles2 no_doubles2(void) { doubles2 b = {0, 0}; return b; }
FUZZ_FN doubles2 plus(doubles2 a, doubles2 b) { doubles2 c = {a.m0 + b.m0, a.m1 + b.m1}; return c; }
FUZZ_FN best no_best(void) { best b = {UINT32_MAX, UINT32_MAX}; return b; }
FUZZ_FN best better(best a, best b) { return b.key < a.key || (b.key == a.key && b.at < a.at) ? b : a; }

#ifndef MAPFN_FN
# define MAPFN_AGAIN INT_MIN

/* ORDERED(T, name, OP): name(count, part, width, zero), the sum of `count` parts in the documented order; a block has 128 * width of them.
 * name_tree joins what blocks of any length came to. */
enum { TREE_MOST = 16, TREE_LEVELS = 40 };
# define ORDERED(T, name, OP) \
    typedef struct { T level[TREE_LEVELS][TREE_MOST]; size_t blocks; } name##_tree; \
    __attribute__((unused)) static void name##_push(name##_tree *t, T const *row, size_t values) \
    { \
        T sum[TREE_MOST]; \
        int l = 0; \
        for (size_t j = 0; j < values; j++) sum[j] = row[j]; \
        for (; t->blocks >> l & 1; l++) \
            for (size_t j = 0; j < values; j++) sum[j] = OP(t->level[l][j], sum[j]); \
        for (size_t j = 0; j < values; j++) t->level[l][j] = sum[j]; \
        t->blocks++; \
    } \
    __attribute__((unused)) static void name##_end(name##_tree const *t, T *to, size_t values) \
    { \
        bool first = true; \
        for (int l = 0; l < TREE_LEVELS; l++) { \
            if (!(t->blocks >> l & 1)) continue; \
            for (size_t j = 0; j < values; j++) to[j] = first ? t->level[l][j] : OP(t->level[l][j], to[j]); \
            first = false; \
        } \
    } \
    __attribute__((unused)) static void name##_add(T *to, T value) { *to = OP(*to, value); } \
    __attribute__((unused)) static T name(size_t count, T const *part, size_t width, T zero) \
    { \
        static name##_tree t; \
        size_t const group = width / 4, grouped = count - count % group; \
        T total = zero; \
        t.blocks = 0; \
        for (size_t from = 0; from < count; from += 128 * width) { \
            T lane[128], rest = zero, sum; \
            size_t const to = count - from < 128 * width ? count : from + 128 * width; \
            for (size_t k = 0; k < width; k++) lane[k] = zero; \
            for (size_t i = from; i < to; i++) { \
                if (i < grouped) lane[(i - from) % width] = OP(lane[(i - from) % width], part[i]); \
                else rest = OP(rest, part[i]); \
            } \
            for (size_t half = width / 2; half != 0; half /= 2) \
                for (size_t k = 0; k < half; k++) lane[k] = OP(lane[k], lane[k + half]); \
            sum = to <= grouped ? lane[0] : to - from < group ? rest : OP(lane[0], rest); \
            name##_push(&t, &sum, 1); \
        } \
        name##_end(&t, &total, 1); \
        return total; \
    }
# define ADD(a, b) ((a) + (b))
# define WRAP8(a, b) ((int8_t)((uint8_t)(a) + (uint8_t)(b)))
# define WRAP16(a, b) ((int16_t)((uint16_t)(a) + (uint16_t)(b)))
# define WRAP32(a, b) ((int32_t)((uint32_t)(a) + (uint32_t)(b)))
# define WRAP64(a, b) ((int64_t)((uint64_t)(a) + (uint64_t)(b)))
# define WRAPU8(a, b) ((uint8_t)((a) + (b)))
# define WRAPU16(a, b) ((uint16_t)((a) + (b)))
ORDERED(float, sum_float, ADD)
ORDERED(double, sum_double, ADD)
ORDERED(int8_t, sum_int8_t, WRAP8)
ORDERED(int16_t, sum_int16_t, WRAP16)
ORDERED(int32_t, sum_int32_t, WRAP32)
ORDERED(int64_t, sum_int64_t, WRAP64)
ORDERED(uint8_t, sum_uint8_t, WRAPU8)
ORDERED(uint16_t, sum_uint16_t, WRAPU16)
ORDERED(uint32_t, sum_uint32_t, ADD)
ORDERED(uint64_t, sum_uint64_t, ADD)
ORDERED(uint32_t, sum_greatest, greatest)
ORDERED(float, sum_least, least)
ORDERED(double, sum_least_d, least_d)
ORDERED(best, sum_better, better)
ORDERED(doubles2, sum_plus, plus)
ORDERED(bool, sum_any, any)

/* the random stream: Philox4x32-10 by its paper */
typedef struct mapfn_rng { uint64_t seed, index, block; uint32_t words[4]; int used; } mapfn_rng;
__attribute__((unused)) static mapfn_rng rng_of(uint64_t seed, uint64_t index)
{
    mapfn_rng r = {seed, index, 0, {0, 0, 0, 0}, 4};
    return r;
}
__attribute__((unused)) static uint32_t mapfn_rng_u32(mapfn_rng *r)
{
    if (r->used == 4) {
        uint32_t key0 = (uint32_t)r->seed, key1 = (uint32_t)(r->seed >> 32);
        uint32_t x[4] = {(uint32_t)r->block, (uint32_t)(r->block >> 32), (uint32_t)r->index, (uint32_t)(r->index >> 32)};
        for (int round = 0; round < 10; round++) {
            uint64_t const a = (uint64_t)0xD2511F53u * x[0], b = (uint64_t)0xCD9E8D57u * x[2];
            uint32_t const next[4] = {(uint32_t)(b >> 32) ^ x[1] ^ key0, (uint32_t)b, (uint32_t)(a >> 32) ^ x[3] ^ key1, (uint32_t)a};
            memcpy(x, next, sizeof x);
            key0 += 0x9E3779B9u;
            key1 += 0xBB67AE85u;
        }
        memcpy(r->words, x, sizeof x);
        r->block++;
        r->used = 0;
    }
    return r->words[r->used++];
}
__attribute__((unused)) static uint64_t mapfn_rng_u64(mapfn_rng *r)
{
    uint64_t const low = mapfn_rng_u32(r);
    return low | (uint64_t)mapfn_rng_u32(r) << 32;
}
__attribute__((unused)) static uint32_t mapfn_rng_below(mapfn_rng *r, uint32_t bound)
{
    for (;;) {
        uint64_t const product = (uint64_t)mapfn_rng_u32(r) * bound;
        if ((uint32_t)product >= (uint32_t)(0u - bound) % bound) return (uint32_t)(product >> 32);
    }
}
#endif
#endif
