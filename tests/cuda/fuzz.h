/* Compares a random definition's CUDA map, its kernels run on the host stand-in, with the plain loop that was written beside it: over n, phases of
 * arrays, arrays in place, begin, index_offset, limits and two kinds of devices. For tests/fuzz/generate.py. */
#include "mapfn.h"
#include "mapfn_cuda.h"
#include "tests/lib/test.h"
#include "tests/lib/arena.h"
#include "tests/fuzz/plain.h"

enum { FUZZ_LIMIT = 60 };
static double scratch[5][FUZZ_LIMIT * 6]; /* one for each parameter */
struct in_place { int output, input; };   /* up to {-1, -1} */
enum { PAIRS = 8 };
struct kept_array { int array; size_t size; int count; };
typedef mapfn_status card_map(plain_call *c, mapfn_failure *failure, const mapfn_opts *o);

static void addresses(plain_call *c, const arena *a, const in_place *same)
{
    for (int k = 0; k < a->count; k++) c->p[k] = a->bytes + a->start[k];
    for (; same->output >= 0; same++) c->p[same->output] = c->p[same->input];
}

static void compare(const char *name, card_map *map, plain_loop *plain, const array_plan *plan, int count, const in_place (*places)[PAIRS], int place_count, unsigned traits,
    unsigned long long most_offset, size_t work_bytes)
{
    static const size_t lengths[] = {0, 1, 2, 3, 5, 8, 15, 17, 32, 33, 64, 65, 127, 129, 256, 300, 1025, 2100, 4099};
    static plain_call c;
    void *const work = malloc(work_bytes + 1);
    unsigned turn = 0;
    for (size_t n : lengths) {
        for (int place = 0; place < place_count; place++, turn++) {
            arena start, right, got;
            mapfn_opts o = mapfn_opts();
            mapfn_failure failure = {1, 2};
            o.device = 1 + (int)(turn % 2);
            o.index_offset = turn % 5 == 3 ? 1000000007 % most_offset : 0;
            o.begin = turn % 7 == 5 ? n / 3 : 0;
            o.parallel_iterations = (traits & MAPFN_HAS_SCRATCH) != 0 || turn % 9 == 7 ? 1 + (int)(turn * 7 % FUZZ_LIMIT) : 0;
            o.work = work_bytes ? work : NULL;
            o.work_bytes = work_bytes;
            arena_make(&start, plan, count, n, turn % 5);
            arena_copy(&right, &start);
            arena_copy(&got, &start);
            c.n = c.end = n;
            c.begin = o.begin;
            c.offset = o.index_offset;
            c.failed = SIZE_MAX;
            c.code = 0;
            addresses(&c, &right, places[place]);
            plain(&c);
            addresses(&c, &got, places[place]);
            arena_guard(&got, 1);
            mapfn_status status = map(&c, &failure, &o);
            arena_guard(&got, 0);
            const char *difference = arena_difference(&got, &right);
            EXPECT_SAY(status == MAPFN_OK, "%s, n = %zu, turn %u: %s", name, n, turn, mapfn_explain());
            EXPECT_SAY(difference == NULL, "%s, n = %zu, turn %u, place %d: %s", name, n, turn, place, difference);
            if ((traits & MAPFN_IS_FALLIBLE) != 0)
                EXPECT_SAY(failure.index == c.failed && failure.code == c.code, "%s, n = %zu, turn %u: failure {%zu, %d}, not {%zu, %d}",
                    name, n, turn, failure.index, failure.code, c.failed, c.code);
            arena_free(&start);
            arena_free(&right);
            arena_free(&got);
        }
    }
    free(work);
}

#define UNWRAP(...) __VA_ARGS__
#define CASE(name, vectorized, threads, most_offset, arrays, places, kept, ...) \
    static mapfn_status name##_card(plain_call *c, mapfn_failure *failure, const mapfn_opts *o) { (void)failure; return name##_map_cuda(c->n, __VA_ARGS__, o); } \
    extern "C" plain_loop name##_plain; \
    TEST(name) \
    { \
        static const array_plan plan[] = {UNWRAP arrays}; \
        static const in_place same[][PAIRS] = {UNWRAP places}; \
        compare(#name, name##_card, name##_plain, plan, (int)(sizeof plan / sizeof *plan), same, (int)(sizeof same / sizeof *same), (unsigned)mapfn_traits_##name, \
            most_offset, name##_map_cuda_work); \
    }

/* before the first of them */
#define FUZZ_BEGIN(argc, argv) \
    TEST_BEGIN(argc, argv); \
    static const standin_device devices[] = {{MAPFN_CUDA_ARCH, 132, (size_t)1 << 30, MAPFN_CUDA_ARCH, 0, 0, 0, 1}, {MAPFN_CUDA_ARCH, 2, (size_t)1 << 30, MAPFN_CUDA_ARCH, 0, 0, 0, 1}}; \
    standin_devices(2, devices)
