/* Arrays for differential tests: all arrays of a call lie in one arena, each at an offset of its own with guard bytes around
 * it. The map runs on one copy of the arena, the plain loop on another, and then the whole arenas must be equal, so that a
 * byte written outside an array is found too. Sanitizers are told that the guards may not be touched. */
#ifndef ARENA_H
#define ARENA_H

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef __has_feature
# define __has_feature(x) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
# include <sanitizer/asan_interface.h>
# define ARENA_CLOSE(p, bytes) ASAN_POISON_MEMORY_REGION(p, bytes)
# define ARENA_OPEN(p, bytes) ASAN_UNPOISON_MEMORY_REGION(p, bytes)
#elif __has_feature(memory_sanitizer)
# include <sanitizer/msan_interface.h>
# define ARENA_CLOSE(p, bytes) __msan_poison(p, bytes)
# define ARENA_OPEN(p, bytes) __msan_unpoison(p, bytes)
#else
# define ARENA_CLOSE(p, bytes) ((void)(p), (void)(bytes))
# define ARENA_OPEN(p, bytes) ((void)(p), (void)(bytes))
#endif

/* what an array holds, which says how it is filled and compared. PADDED is a byte, three that mean nothing, a word. */
enum array_kind { FLOATS, DOUBLES, LONG_DOUBLES, INTEGERS, BOOLS, MASKS, SPLITS, PADDED };
/* `each` values for each element, and `more` */
typedef struct array_plan {
    enum array_kind kind;
    size_t size, each, more;
} array_plan;

enum { ARENA_ARRAYS = 16, ARENA_GUARD = 64 };
typedef struct arena {
    unsigned char *bytes;
    size_t used;
    int count;
    array_plan plan[ARENA_ARRAYS];
    size_t start[ARENA_ARRAYS], values[ARENA_ARRAYS];
} arena;

static uint64_t arena_state = 88172645463325252u;
static uint64_t arena_random(void)
{
    arena_state ^= arena_state << 13;
    arena_state ^= arena_state >> 7;
    arena_state ^= arena_state << 17;
    return arena_state;
}

static double arena_double(void)
{
    static const double special[] = {0.0, -0.0, 1.0, -1.0, 0.5, 3.0, -2.5, 1e300, -1e300, 5e-324, -5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, (double)INFINITY, -(double)INFINITY, (double)NAN};
    uint64_t r = arena_random();
    double d;
    if (r % 4 == 0) return special[(r >> 8) % (sizeof special / sizeof *special)];
    if (r % 4 != 1) return (double)(int64_t)(r >> 20) / 65536.0 - 134217728.0;
    r = arena_random();
    memcpy(&d, &r, sizeof d);
    return d == d ? d : (double)NAN;
}
static float arena_float(void)
{
    static const float special[] = {0.0f, -0.0f, 1.0f, -1.0f, 0.5f, 3.0f, -2.5f, 1e38f, -1e38f, 1e-45f, -1e-45f, 1.17549435e-38f, 3.402823466e38f, (float)INFINITY, -(float)INFINITY, (float)NAN};
    uint32_t r = (uint32_t)(arena_random() >> 16);
    float f;
    if (r % 4 == 0) return special[(r >> 8) % (sizeof special / sizeof *special)];
    if (r % 4 != 1) return (float)(r >> 10) / 256.0f - 8192.0f;
    r = (uint32_t)(arena_random() >> 16);
    memcpy(&f, &r, sizeof f);
    return f == f ? f : (float)NAN;
}

static void arena_fill(void *to, enum array_kind kind, size_t size, size_t values)
{
    unsigned char *p = (unsigned char *)to;
    size_t split = 0;
    for (size_t i = 0; i < values; i++, p += size) {
        uint64_t r = arena_random();
        switch (kind) {
        case FLOATS: {
            float f = arena_float();
            memcpy(p, &f, sizeof f);
            break;
        }
        case DOUBLES: {
            double d = arena_double();
            memcpy(p, &d, sizeof d);
            break;
        }
        case LONG_DOUBLES: {
            long double d = arena_double();
            memset(p, 0, size);
            memcpy(p, &d, LDBL_MANT_DIG == 64 ? 10 : size);
            break;
        }
        case BOOLS: *p = r & 1; break;
        case MASKS: /* zero in every byte, or not zero in one of them only */
            memset(p, 0, size);
            if (r % 3) p[(r >> 8) % size] = (unsigned char)(1u << (r >> 16) % 8);
            break;
        case SPLITS: { /* does not begin at 0; some rows are empty */
            if (i == 0) split = 2;
            memcpy(p, &split, sizeof split);
            split += r % 4;
            break;
        }
        case PADDED:
        case INTEGERS:
            for (size_t k = 0; k < size; k += 8) {
                r = arena_random();
                memcpy(p + k, &r, size - k < 8 ? size - k : 8);
            }
            if (r % 8 == 0) memset(p, r % 16 ? 0xff : 0, size);
            if (r % 16 == 1) {
                memset(p, r % 32 == 1 ? 0xff : 0, size);
                p[size - 1] = r % 32 == 1 ? 0x7f : 0x80;
            }
            break;
        }
    }
}

/* lays out and fills the arrays for n elements; `shift` picks how far each is from an aligned address */
static void arena_make(arena *a, const array_plan *plan, int count, size_t n, unsigned shift)
{
    size_t at = 0;
    a->count = count;
    for (int k = 0; k < count; k++) {
        a->plan[k] = plan[k];
        a->values[k] = plan[k].each * n + plan[k].more;
        at = (at + ARENA_GUARD + 63) / 64 * 64;
        a->start[k] = at + (shift * (2 * (unsigned)k + 1)) % 5 * plan[k].size;
        at = a->start[k] + a->values[k] * plan[k].size;
    }
    a->used = at + ARENA_GUARD;
    a->bytes = (unsigned char *)aligned_alloc(64, (a->used + 63) / 64 * 64);
    memset(a->bytes, 0xA5, a->used);
    for (int k = 0; k < count; k++) arena_fill(a->bytes + a->start[k], plan[k].kind, plan[k].size, a->values[k]);
}
static void arena_copy(arena *to, const arena *from)
{
    *to = *from;
    to->bytes = (unsigned char *)aligned_alloc(64, (from->used + 63) / 64 * 64);
    memcpy(to->bytes, from->bytes, from->used);
}
/* the same contents again */
static void arena_again(arena *to, const arena *from) { memcpy(to->bytes, from->bytes, from->used); }
static void arena_free(arena *a) { free(a->bytes); }

static void arena_guard(const arena *a, int closed)
{
    size_t at = 0;
    for (int k = 0; k <= a->count; k++) {
        size_t end = k < a->count ? a->start[k] : a->used;
        if (closed) ARENA_CLOSE(a->bytes + at, end - at);
        else ARENA_OPEN(a->bytes + at, end - at);
        if (k < a->count) at = end + a->values[k] * a->plan[k].size;
    }
}

static bool arena_same_value(const unsigned char *p, const unsigned char *q, enum array_kind kind, size_t size)
{
    if (kind == FLOATS) {
        float f, g;
        memcpy(&f, p, sizeof f);
        memcpy(&g, q, sizeof g);
        return f != f && g != g;
    }
    if (kind == DOUBLES) {
        double f, g;
        memcpy(&f, p, sizeof f);
        memcpy(&g, q, sizeof g);
        return f != f && g != g;
    }
    if (kind == PADDED) return *p == *q && memcmp(p + 4, q + 4, 4) == 0;
    if (kind == LONG_DOUBLES) {
        long double f, g;
        memcpy(&f, p, size);
        memcpy(&g, q, size);
        return (f != f && g != g) || memcmp(p, q, LDBL_MANT_DIG == 64 ? 10 : size) == 0;
    }
    return false;
}
/* NULL where both are equal, any NaN being equal to any NaN; else says where they differ */
static const char *arena_difference(const arena *a, const arena *b)
{
    static char text[200];
    if (memcmp(a->bytes, b->bytes, a->used) == 0) return NULL;
    for (size_t at = 0; at < a->used; at++) {
        int k = 0;
        if (a->bytes[at] == b->bytes[at]) continue;
        while (k < a->count && !(at >= a->start[k] && at < a->start[k] + a->values[k] * a->plan[k].size)) k++;
        if (k == a->count) {
            snprintf(text, sizeof text, "a guard byte at %zu was written", at);
            return text;
        }
        size_t value = (at - a->start[k]) / a->plan[k].size, place = a->start[k] + value * a->plan[k].size;
        if (!arena_same_value(a->bytes + place, b->bytes + place, a->plan[k].kind, a->plan[k].size)) {
            snprintf(text, sizeof text, "array %d, value %zu of %zu", k, value, a->values[k]);
            return text;
        }
        at = place + a->plan[k].size - 1;
    }
    return NULL;
}

#endif
