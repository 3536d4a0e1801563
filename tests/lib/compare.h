/* Compares every variant of a map with a plain loop, over n, alignments, ways of calling, arrays in place. Include mapfn.h first.
 * CASE(name, vectorized?, (arrays), (in place), arguments) makes the test: it needs name's maps and the loop name_plain. */
#ifndef COMPARE_H
#define COMPARE_H

#include "tests/lib/test.h"
#include "tests/lib/arena.h"

/* a plain loop whose result alone matters: gcc takes a fifth of a program's time to optimize such loops */
#if defined(__GNUC__) && !defined(__clang__)
# define PLAIN static __attribute__((noinline, optimize(0)))
#else
# define PLAIN static
#endif

enum variant { MAP, LOOPED, VECTORIZED, OPTS };

/* what a case is called with, beside its arrays */
typedef struct call {
    size_t n;
    void *p[ARENA_ARRAYS];
    ptrdiff_t x_stride, y_stride;
    mapfn_failure failure;
} call;
typedef mapfn_status maps(enum variant variant, call *c, const mapfn_opts *o);
typedef mapfn_failure loop(call *c, size_t begin, size_t offset);

typedef struct in_place {
    int output, input; /* both 0: none */
} in_place;

static size_t every = 1;
static unsigned long compared;

static void addresses(call *c, const arena *a, in_place same)
{
    for (int k = 0; k < a->count; k++) c->p[k] = a->bytes + a->start[k];
    if (same.output != same.input) c->p[same.output] = c->p[same.input];
}

static void compare(const char *name, maps *map, loop *plain, const array_plan *plan, int count, const in_place *places, int place_count, int may_vectorize)
{
    static const struct {
        enum variant variant;
        size_t grain;
        unsigned begin; /* in fourths of n */
        size_t offset;
    } ways[] = {{MAP, 0, 0, 0}, {LOOPED, 0, 0, 0}, {VECTORIZED, 0, 0, 0}, {OPTS, 0, 0, 0}, {OPTS, 1, 0, 3}, {OPTS, 7, 1, 0}, {OPTS, 64, 3, 1000000007}, {OPTS, 33, 4, 1}};
    static const ptrdiff_t strides[][2] = {{1, 1}, {2, 2}, {-1, -1}, {0, 1}, {3, -2}, {-3, 1}};
    enum { LONGEST = 4099 };
    bool has_strides = plan[0].each == 3 || plan[0].each == 6 || plan[0].each == 9;
    for (size_t n = 0; n <= LONGEST; n = n < 130 ? n + every : n < 255 ? 255 : n < 258 ? n + 1 : n < 511 ? 511 : n < 1023 ? 1023 : n < 4097 ? 4097 : LONGEST + 1) {
        for (int place = 0; place < place_count; place++) {
            unsigned shift = (unsigned)(n + (size_t)place * 3) % 5;
            size_t which = has_strides ? (n + (size_t)place) % (sizeof strides / sizeof *strides) : 0;
            arena start, right, got;
            call c;
            arena_make(&start, plan, count, n, shift);
            arena_copy(&right, &start);
            arena_copy(&got, &start);
            memset(&c, 0, sizeof c);
            c.n = n;
            c.x_stride = strides[which][0];
            c.y_stride = places[place].output != places[place].input ? c.x_stride : strides[which][1];
            if (c.y_stride == 0) c.x_stride = c.y_stride = 2;
            for (size_t w = 0; w < sizeof ways / sizeof *ways; w++) {
                mapfn_failure expected, untouched = {12345, 6};
                mapfn_opts o;
                const char *difference;
                mapfn_status status, good;
                size_t completed = 99;
                if (ways[w].variant == VECTORIZED && !may_vectorize) continue;
                memset(&o, 0, sizeof o);
                o.grain = ways[w].grain;
                o.begin = n * ways[w].begin / 4;
                o.index_offset = ways[w].offset;
                o.completed = &completed;
                arena_again(&right, &start);
                addresses(&c, &right, places[place]);
                expected = plain(&c, o.begin, ways[w].offset);
                good = expected.code ? MAPFN_ELEMENT_FAILED : MAPFN_OK;
                arena_again(&got, &start);
                addresses(&c, &got, places[place]);
                c.failure = untouched;
                arena_guard(&got, 1);
                status = map(ways[w].variant, &c, &o);
                arena_guard(&got, 0);
                difference = arena_difference(&got, &right);
                EXPECT_SAY(status == good, "%s, n = %zu, way %zu: %s", name, n, w, mapfn_explain());
                EXPECT_SAY(difference == NULL, "%s, n = %zu, shift %u, place %d, way %zu, strides %td %td: %s", name, n, shift, place, w, c.x_stride, c.y_stride, difference);
                if (c.failure.code != untouched.code || c.failure.index != untouched.index) /* a fallible map's */
                    EXPECT_SAY(c.failure.index == expected.index && c.failure.code == expected.code, "%s, n = %zu, way %zu: failure {%zu, %d}, not {%zu, %d}",
                        name, n, w, c.failure.index, c.failure.code, expected.index, expected.code);
                if (ways[w].variant == OPTS) EXPECT_SAY(completed == n, "%s, n = %zu: completed %zu", name, n, completed);
                compared++;
            }
            arena_free(&start);
            arena_free(&right);
            arena_free(&got);
        }
    }
}

#define UNWRAP(...) __VA_ARGS__
#define CALL_VECTORIZED_1(name, ...) return name##_map_vectorized(__VA_ARGS__);
#define CALL_VECTORIZED_0(name, ...) return MAPFN_BAD_OPTION;
#define CASE(name, vectorized, arrays, places, ...) \
    static mapfn_status name##_variants(enum variant variant, call *c, const mapfn_opts *o) \
    { \
        switch (variant) { \
        case MAP: return name##_map(c->n, __VA_ARGS__); \
        case LOOPED: return name##_map_looped(c->n, __VA_ARGS__); \
        case VECTORIZED: CALL_VECTORIZED_##vectorized(name, c->n, __VA_ARGS__) \
        case OPTS: break; \
        } \
        return name##_map_opts(c->n, __VA_ARGS__, o); \
    } \
    TEST(name) \
    { \
        static const array_plan plan[] = {UNWRAP arrays}; \
        static const in_place same[] = {UNWRAP places}; \
        compare(#name, name##_variants, name##_plain, plan, (int)(sizeof plan / sizeof *plan), same, (int)(sizeof same / sizeof *same), vectorized); \
    }
#define AT(T, k) ((T *)c->p[k])
#define NO_FAILURE mapfn_failure const none = {SIZE_MAX, 0}; return none

#endif
