/* Compares every variant of a random definition with the plain loop that was written beside it in a file of its own, and how often each
 * element's function was called where the definition counts: over n, phases of arrays, arrays in place, begin, index_offset, a map that is
 * cancelled and resumed, OpenMP's maps on one to five threads. For tests/fuzz/generate.py. */
#include "mapfn.h"
#ifdef _OPENMP
# include "mapfn_omp.h"
#endif
#include "tests/lib/test.h"
#include "tests/lib/arena.h"
#include "tests/fuzz/plain.h"

enum variant { MAP, LOOPED, VECTORIZED, OPTS, CANCELLED, THREADS, THREADS_CANCELLED, VARIANTS };
/* outputs in place of inputs, up to {-1, -1} */
typedef struct in_place { int output, input; } in_place;
enum { PAIRS = 8 };
/* an array of kept values: what stands behind the count in array `count` is undefined */
typedef struct kept_array { int array; size_t size; int count; } kept_array;
typedef mapfn_status maps(enum variant variant, plain_call *c, mapfn_failure *failure, mapfn_opts const *o);

typedef struct fuzz_case {
    char const *name;
    maps *map;
    plain_loop *plain;
    bool may_vectorize, has_threads;
    int counts; /* are calls of the element function counted? 2: of loops alone */
    unsigned long long most_offset;
    array_plan const *plan;
    int arrays, places;
    in_place const (*place)[PAIRS];
    kept_array const *kept;
} fuzz_case;

static unsigned fuzz_turn;
enum { MOST_ELEMENTS = 12290 };
static uint32_t got_calls[MOST_ELEMENTS], right_calls[MOST_ELEMENTS];

/* the first element of which a map called the function more or less often than the plain loop, or n */
static size_t miscounted(fuzz_case const *t, enum variant variant, size_t n)
{
    size_t i = 0;
    if (t->counts == 0 || (t->counts == 2 && variant != LOOPED)) return n;
    while (i < n && got_calls[i] == right_calls[i]) i++;
    return i;
}

static void addresses(plain_call *c, arena const *a, in_place const *same)
{
    for (int k = 0; k < a->count; k++) c->p[k] = a->bytes + a->start[k];
    for (; same->output >= 0; same++) c->p[same->output] = c->p[same->input];
}

/* cancels a map at a call that is drawn */
static bool fuzz_cancel(size_t done, size_t total, void *left)
{
    (void)done, (void)total;
    return (*(int *)left)-- > 0;
}

/* one call of a variant and of the plain loop over what it says it has computed: true where the map was cancelled */
static bool one_call(fuzz_case const *t, enum variant variant, mapfn_opts *o, plain_call *right, arena const *right_arena, arena const *got_arena, in_place const *same)
{
    plain_call got = *right;
    mapfn_failure const untouched = {12345, 6};
    mapfn_failure failure = untouched;
    size_t completed = 99;
    bool cancelled;
    mapfn_status status, good;
    got.calls = got_calls;
    got.offset = o->index_offset;
    addresses(&got, got_arena, same);
    addresses(right, right_arena, same);
    o->completed = &completed;
    arena_guard(got_arena, 1);
    status = t->map(variant, &got, &failure, o);
    arena_guard(got_arena, 0);
    cancelled = status == MAPFN_CANCELLED && o->progress != NULL;
    right->begin = o->begin;
    right->end = variant < OPTS ? right->n : completed;
    right->offset = o->index_offset;
    right->failed = SIZE_MAX;
    right->code = 0;
    right->out_of_range = false;
    EXPECT_SAY(right->end >= o->begin && right->end <= right->n && (cancelled || right->end == right->n), "%s, n = %zu, variant %d, begin %zu: completed %zu, %s",
        t->name, right->n, (int)variant, o->begin, completed, mapfn_status_text(status));
    if (right->end < o->begin || right->end > right->n) return false;
    t->plain(right);
    good = cancelled ? MAPFN_CANCELLED : right->out_of_range ? MAPFN_OUT_OF_RANGE : right->code ? MAPFN_ELEMENT_FAILED : MAPFN_OK;
    EXPECT_SAY(status == good, "%s, n = %zu, variant %d: %s", t->name, right->n, (int)variant, mapfn_explain());
    if (failure.code != untouched.code || failure.index != untouched.index) /* a fallible map's */
        EXPECT_SAY(failure.index == right->failed && failure.code == right->code, "%s, n = %zu, variant %d: failure {%zu, %d}, not {%zu, %d}",
            t->name, right->n, (int)variant, failure.index, failure.code, right->failed, right->code);
    for (kept_array const *k = t->kept; k->array >= 0; k++) {
        size_t const count = *(size_t const *)right->p[k->count];
        if (count > right->n - o->begin) break;
        memcpy((unsigned char *)got.p[k->array] + count * k->size, (unsigned char const *)right->p[k->array] + count * k->size, (right->n - o->begin - count) * k->size);
    }
    return cancelled;
}

static void compare(fuzz_case const *t)
{
    static const size_t lengths[] = {0, 1, 2, 3, 5, 8, 13, 16, 17, 31, 33, 64, 65, 100, 127, 129, 200, 257, 513, 1025, 2100, 4099, 8200, MOST_ELEMENTS};
    for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++) {
        size_t const n = lengths[l];
        for (int place = 0; place < t->places; place++, fuzz_turn++) {
            arena start, right, got;
            if (place > 0 && (l + (size_t)place) % 2) continue;
            arena_make(&start, t->plan, t->arrays, n, fuzz_turn % 5);
            arena_copy(&right, &start);
            arena_copy(&got, &start);
            for (int v = MAP; v < VARIANTS; v++) {
                enum variant const variant = (enum variant)v;
                plain_call c;
                mapfn_opts o;
                char const *difference;
                size_t other;
                int left = (int)(arena_random() % 3);
                if (variant == VECTORIZED && !t->may_vectorize) continue;
                if (variant >= THREADS && !t->has_threads) continue;
                memset(&c, 0, sizeof c);
                memset(&o, 0, sizeof o);
                c.n = n;
                c.calls = right_calls;
                memset(got_calls, 0, sizeof got_calls);
                memset(right_calls, 0, sizeof right_calls);
                if (variant >= OPTS) {
                    static const size_t grains[] = {0, 0, 1, 7, 64, 1000};
                    o.grain = grains[arena_random() % 6];
                    o.parallel_iterations = (int)(arena_random() % 6);
                    o.begin = arena_random() % 3 ? 0 : (size_t)(arena_random() % (n + 1));
                    o.index_offset = arena_random() % 3 ? 0 : arena_random() % 5000000000u % t->most_offset;
                }
                if (variant == CANCELLED || variant == THREADS_CANCELLED) {
                    o.progress = fuzz_cancel;
                    o.progress_arg = &left;
                }
                arena_again(&right, &start);
                arena_again(&got, &start);
                for (int resumed = 0; one_call(t, variant, &o, &c, &right, &got, t->place[place]) && resumed < 40; resumed++) {
                    o.begin = c.end;
                    left = resumed < 3 ? (int)(arena_random() % 3) + 1 : 1000000;
                }
                difference = arena_difference(&got, &right);
                EXPECT_SAY(difference == NULL, "%s, n = %zu, turn %u, place %d, variant %d, begin %zu: %s", t->name, n, fuzz_turn, place, v, o.begin, difference);
                other = miscounted(t, variant, n);
                EXPECT_SAY(other == n, "%s, n = %zu, turn %u, place %d, variant %d, begin %zu: element %zu was called %u times, not %u",
                    t->name, n, fuzz_turn, place, v, o.begin, other, (unsigned)got_calls[other % MOST_ELEMENTS], (unsigned)right_calls[other % MOST_ELEMENTS]);
            }
            arena_free(&start);
            arena_free(&right);
            arena_free(&got);
        }
    }
}

#define UNWRAP(...) __VA_ARGS__
#define CALL_VECTORIZED_1(name, ...) return name##_map_vectorized(__VA_ARGS__)
#define CALL_VECTORIZED_0(name, ...) return MAPFN_BAD_OPTION
#ifdef _OPENMP
# define CALL_THREADS_1(name, ...) return name##_map_omp(__VA_ARGS__)
# define HAS_THREADS 1
#else
# define CALL_THREADS_1(name, ...) return MAPFN_BAD_OPTION
# define HAS_THREADS 0
#endif
#define CALL_THREADS_0(name, ...) return MAPFN_BAD_OPTION
#define CASE(...) CASE_THAT_COUNTS(0, __VA_ARGS__)
#define CASE_THAT_COUNTS(counts, name, vectorized, threads, most_offset, arrays, places, kept, ...) \
    static mapfn_status name##_variants(enum variant variant, plain_call *c, mapfn_failure *failure, mapfn_opts const *o) \
    { \
        (void)failure; \
        switch (variant) { \
        case MAP: return name##_map(c->n, __VA_ARGS__); \
        case LOOPED: return name##_map_looped(c->n, __VA_ARGS__); \
        case VECTORIZED: CALL_VECTORIZED_##vectorized(name, c->n, __VA_ARGS__); \
        case THREADS: case THREADS_CANCELLED: CALL_THREADS_##threads(name, c->n, __VA_ARGS__, o); \
        default: return name##_map_opts(c->n, __VA_ARGS__, o); \
        } \
    } \
    FUZZ_PLAIN plain_loop name##_plain; \
    TEST(name) \
    { \
        static const array_plan plan[] = {UNWRAP arrays}; \
        static const in_place same[][PAIRS] = {UNWRAP places}; \
        static const kept_array kept_arrays[] = {UNWRAP kept}; \
        fuzz_case const t = {#name, name##_variants, name##_plain, vectorized, threads && HAS_THREADS, counts, most_offset, plan, \
            (int)(sizeof plan / sizeof *plan), (int)(sizeof same / sizeof *same), same, kept_arrays}; \
        compare(&t); \
    }
#ifdef __cplusplus
# define FUZZ_PLAIN extern "C"
#else
# define FUZZ_PLAIN extern
#endif
#define FUZZ_BEGIN(argc, argv) TEST_BEGIN(argc, argv)
