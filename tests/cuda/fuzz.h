/* Compares a random definition's CUDA map, its kernels run on the host stand-in, with the plain loop beside it: over n, phases of arrays,
 * arrays in place, begin, index_offset, limits and two kinds of devices. For tests/fuzz/generate.py. */
#include "mapfn.h"
#include "mapfn_cuda.h"
#include "tests/lib/test.h"
#include "tests/lib/arena.h"

enum { FUZZ_LIMIT = 60 };
/* what a case is called with */
struct call {
    size_t n;
    void *p[ARENA_ARRAYS];
    double scratch[5][FUZZ_LIMIT * 6]; /* one for each parameter */
    mapfn_failure failure;
};
struct in_place { int output, input; };
typedef mapfn_status card_map(call *c, const mapfn_opts *o);
typedef mapfn_failure plain_loop(call *c, size_t begin, size_t offset);

static void addresses(call *c, const arena *a, in_place same)
{
    for (int k = 0; k < a->count; k++) c->p[k] = a->bytes + a->start[k];
    if (same.output != same.input) c->p[same.output] = c->p[same.input];
}

static void compare(const char *name, card_map *map, plain_loop *plain, const array_plan *plan, int count, const in_place *places, int place_count, unsigned traits)
{
    static const size_t lengths[] = {0, 1, 2, 3, 5, 8, 15, 17, 32, 33, 64, 65, 127, 129, 256, 300, 1025, 2100, 4099};
    static call c;
    unsigned turn = 0;
    for (size_t n : lengths) {
        for (int place = 0; place < place_count; place++, turn++) {
            arena start, right, got;
            mapfn_opts o = mapfn_opts();
            mapfn_failure expected;
            o.device = 1 + (int)(turn % 2);
            o.index_offset = turn % 5 == 3 ? 1000000007 : 0;
            o.begin = turn % 7 == 5 ? n / 3 : 0;
            o.parallel_iterations = (traits & MAPFN_HAS_SCRATCH) != 0 || turn % 9 == 7 ? 1 + (int)(turn * 7 % FUZZ_LIMIT) : 0;
            arena_make(&start, plan, count, n, turn % 5);
            arena_copy(&right, &start);
            arena_copy(&got, &start);
            c.n = n;
            addresses(&c, &right, places[place]);
            expected = plain(&c, o.begin, (size_t)o.index_offset);
            addresses(&c, &got, places[place]);
            c.failure.index = 1, c.failure.code = 2;
            arena_guard(&got, 1);
            mapfn_status status = map(&c, &o);
            arena_guard(&got, 0);
            const char *difference = arena_difference(&got, &right);
            EXPECT_SAY(status == MAPFN_OK, "%s, n = %zu, turn %u: %s", name, n, turn, mapfn_explain());
            EXPECT_SAY(difference == NULL, "%s, n = %zu, turn %u, place %d: %s", name, n, turn, place, difference);
            if ((traits & MAPFN_IS_FALLIBLE) != 0)
                EXPECT_SAY(c.failure.index == expected.index && c.failure.code == expected.code, "%s, n = %zu, turn %u: failure {%zu, %d}, not {%zu, %d}",
                    name, n, turn, c.failure.index, c.failure.code, expected.index, expected.code);
            arena_free(&start);
            arena_free(&right);
            arena_free(&got);
        }
    }
}

#define UNWRAP(...) __VA_ARGS__
#define CASE(name, vectorized, arrays, places, ...) \
    static mapfn_status name##_card(call *c, const mapfn_opts *o) { return name##_map_cuda(c->n, __VA_ARGS__, o); } \
    TEST(name) \
    { \
        static const array_plan plan[] = {UNWRAP arrays}; \
        static const in_place same[] = {UNWRAP places}; \
        compare(#name, name##_card, name##_plain, plan, (int)(sizeof plan / sizeof *plan), same, (int)(sizeof same / sizeof *same), (unsigned)mapfn_traits_##name); \
    }

/* before the first of them */
static void fuzz_devices(void)
{
    static const standin_device devices[] = {{MAPFN_CUDA_ARCH, 132, (size_t)1 << 30, MAPFN_CUDA_ARCH, 0, 0, 0, 1}, {MAPFN_CUDA_ARCH, 2, (size_t)1 << 30, MAPFN_CUDA_ARCH, 0, 0, 0, 1}};
    standin_devices(2, devices);
}
