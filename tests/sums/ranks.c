/* A map over several ranks, without MPI: each part of the elements adds up by itself, from its place on, and the states are
 * joined in any association. The bits are those of one map over all. */
#ifdef _OPENMP
# include "mapfn_omp.h"
#else
# include "mapfn.h"
#endif
#include <stdlib.h>
#include <string.h>
#include "tests/lib/test.h"
#include "tests/sums/reference.h"

static uint64_t seed = 88172645463325252u;
static size_t below(size_t bound)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (size_t)(seed >> 11) % bound;
}

/* not associative, and the zero not neutral */
MAPFN_FN uint64_t mix(uint64_t a, uint64_t b)
{
    return (a ^ (b * 0x9E3779B97F4A7C15u)) * 0xD6E8FEB86659FD93u + (b >> 29);
}
#define ADD(a, b) ((a) + (b))
REFERENCE(float, added, ADD, 0)
REFERENCE(uint64_t, mixed, mix, 12345)
MAPFN(void, traced, in(float, x), index(i), sum(float, s), reduce(uint64_t, h, mix, 12345))
{
    *s = x;
    *h = (uint64_t)i * 7 + (uint64_t)(x * 1000);
}

/* a rank: the place of its first element, and its state */
typedef struct rank {
    mapfn_ranks base; /* first: the call knows the rank by it */
    size_t first, n;
} rank;
static mapfn_status agree(mapfn_call *c, mapfn_status status)
{
    rank const *const r = (const rank *)(const void *)c->ranks;
    ((mapfn_common *)c->args)->mapfn_offset = r->first;
    mapfn_sums_begin_at((const mapfn_summing *)c->info, r->base.sums, r->first);
    return status;
}

enum { MOST = 90000, RANKS = 12 };
static float data[MOST];
static uint64_t parts[MOST];
static void run(rank *r, size_t grain)
{
    mapfn_opts o;
    struct mapfn_args_traced args;
    mapfn_call c;
    memset(&o, 0, sizeof o);
    memset(&args, 0, sizeof args);
    args.x = data + r->first;
    o.grain = grain;
    mapfn_filled(&c, mapfn_info_traced(), mapfn_chunk_vectorized_traced, &args, r->n, NULL, true, NULL, &o);
    c.ranks = &r->base;
#ifdef _OPENMP
    static mapfn_omp_costs costs;
    mapfn_omp_this_pool.quiet_until = 0; /* regions also where others use the processors */
    mapfn_omp_this_pool.losses = 0;
    if (below(2)) {
        EXPECT(mapfn_run_omp(&c, &costs) == MAPFN_OK);
        return;
    }
#endif
    EXPECT(mapfn_run(&c) == MAPFN_OK);
}

TEST(any_split_any_association)
{
    const mapfn_summing *const m = (const mapfn_summing *)(const void *)mapfn_info_traced();
    size_t const bytes = (mapfn_sums_bytes_with_head(m) + 255) / 256 * 256, block = MAPFN_BLOCK(mapfn_traits_traced);
    size_t const lanes = block / 128;
    rank ranks[RANKS];
    memset(ranks, 0, sizeof ranks);
    for (int k = 0; k < RANKS; k++) {
        ranks[k].base.agree = agree;
        ranks[k].base.sums = (mapfn_sums *)aligned_alloc(256, bytes);
    }
    for (size_t i = 0; i < MOST; i++) data[i] = (float)below(1000) / 997;
    for (int round = 0; round < 150; round++) {
        size_t const n = round % 7 == 0 ? below(8) * block : round % 3 ? below(block * 3) : below(MOST);
        size_t const count = 1 + below(RANKS);
        size_t place = 0, left = count;
        float s = -1;
        uint64_t h = 1;
        rank *list[RANKS];
        for (size_t i = 0; i < n; i++) parts[i] = (uint64_t)i * 7 + (uint64_t)(data[i] * 1000);
        EXPECT(traced_map(n, data, &s, &h) == MAPFN_OK && h == mixed(parts, n, lanes));
        float const right = added(data, n, lanes);
        EXPECT(memcmp(&s, &right, sizeof s) == 0);
        for (size_t k = 0; k < count; k++) { /* small parts, empty ones, parts that end with a block, and the rest */
            size_t const rest = n - place, how = below(5);
            size_t part = how == 0 ? 0 : how == 1 ? below(40) : how == 2 ? block - place % block
                : how == 3 ? below(2 * block) : below(rest + 1);
            ranks[k].first = place;
            ranks[k].n = k + 1 == count || part > rest ? rest : part;
            place += ranks[k].n;
            list[k] = &ranks[k];
            memset(ranks[k].base.sums, 0xA5, bytes);
            run(&ranks[k], below(2) ? 0 : 1 + below(3000));
        }
        while (left > 1) {
            size_t const k = below(left - 1);
            mapfn_sums_continue(m, list[k]->base.sums, list[k + 1]->base.sums);
            memmove(list + k + 1, list + k + 2, (left - k - 2) * sizeof *list);
            left--;
        }
        for (const mapfn_sum *sum = m->sum; sum < m->end; sum++) {
            void const *const total = mapfn_sums_total(m, sum, list[0]->base.sums);
            void const *const whole = sum == m->sum ? (void *)&s : (void *)&h;
            EXPECT_SAY(memcmp(total, whole, sum->size) == 0, "sum %td, n = %zu, %zu ranks: other bits", sum - m->sum, n, count);
        }
    }
    for (int k = 0; k < RANKS; k++) free(ranks[k].base.sums);
}

/* one or two elements that fail, anywhere */
MAPFN(int, checked, in(float, x), index(i), uniform(size_t, bad), uniform(size_t, too), sum(uint32_t, s), fallible)
{
    *s = (uint32_t)(x * 1000);
    return i == bad ? 7 : i == too ? 9 : 0;
}
#ifdef _OPENMP
TEST(failures_far_in)
{
    for (int round = 0; round < 60; round++) {
        size_t const n = 50000 + below(MOST - 50000), bad = below(n + 1), too = bad + 1 + below(30000);
        mapfn_failure failure, expected;
        uint32_t s[2] = {0, 1};
        mapfn_omp_this_pool.quiet_until = 0;
        mapfn_omp_this_pool.losses = 0;
        mapfn_status const status = checked_map(n, data, bad, too, &s[0], &expected);
        EXPECT(status == (bad < n ? MAPFN_ELEMENT_FAILED : MAPFN_OK) && (bad == n || expected.index == bad));
        EXPECT(checked_map_omp(n, data, bad, too, &s[1], &failure, NULL) == status);
        EXPECT_SAY(failure.index == expected.index && failure.code == expected.code && s[0] == s[1],
            "n = %zu, element %zu: {%zu, %d}", n, bad, failure.index, failure.code);
    }
}
#endif

/* what is wrong with a rank's own call is told to all, whichever check finds it */
MAPFN(void, worked, in(float, x), scratch(float, w, 4), sum(float, s)) { w[0] = x; *s = w[0]; }
static int asked;
static mapfn_status told = MAPFN_OK;
static mapfn_status ask(mapfn_call *c, mapfn_status status)
{
    (void)c;
    asked++;
    return told = status;
}
TEST(a_wrong_call_is_told)
{
    static float room[4];
    mapfn_ranks base;
    memset(&base, 0, sizeof base);
    base.agree = ask;
    for (int wrong = 0; wrong < 2; wrong++) {
        struct mapfn_args_worked args;
        mapfn_opts o = MAPFN_NO_OPTS;
        mapfn_call c;
        mapfn_status status;
        memset(&args, 0, sizeof args);
        args.x = wrong ? NULL : data;
        args.w = room;
        args.s = room;
        o.parallel_iterations = wrong; /* 0 does not say for how many iterations this scratch is, which OpenMP's maps want to know */
        mapfn_filled(&c, mapfn_info_worked(), mapfn_chunk_looped_worked, &args, 10, NULL, true, NULL, &o);
        c.ranks = &base;
        c.sound = false;
        asked = 0;
#ifdef _OPENMP
        static mapfn_omp_costs costs;
        status = mapfn_run_omp(&c, &costs);
#else
        if (!wrong) continue;
        status = mapfn_run(&c);
#endif
        EXPECT(status == (wrong ? MAPFN_NULL_POINTER : MAPFN_BAD_OPTION) && told == status && asked == 1);
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(a_wrong_call_is_told);
    RUN(any_split_any_association);
#ifdef _OPENMP
    RUN(failures_far_in);
#endif
    TEST_END();
}
