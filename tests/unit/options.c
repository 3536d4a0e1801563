/* _map_opts: progress, cancel and resume, completed, begin, index_offset, failure, scratch, n = 0; what a map allocates. */
#ifndef _GNU_SOURCE
# define _GNU_SOURCE /* nanosleep */
#endif
#include "mapfn.h"
#include "tests/lib/test.h"
#include <stdlib.h>
#include <string.h>

#if defined(__has_feature)
# if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#  define SANITIZED 1
# endif
#endif
#ifndef SANITIZED
# define SANITIZED 0
#endif
#ifdef __cplusplus
# define NO_OPTIONS mapfn_opts()
#else
# define NO_OPTIONS {0}
#endif

enum { N = 203 };
/* every element is counted, so that one computed twice or never is seen */
MAPFN(void, visit, index(i), inout(int, seen), out(size_t, at))
{
    ++*seen;
    *at = i;
}
MAPFN(int, visit_failing, index(i), inout(int, seen), uniform(size_t, bad), fallible)
{
    ++*seen;
    return i == bad ? 5 : i == bad + 1 ? 6 : 0;
}
MAPFN(float, with_scratch, in(float, x), scratch(float, s, 8), scratch(int, k, 1), rng(r))
{
    *k = (int)mapfn_rng_below(r, 8);
    for (int j = 0; j < 8; j++) s[j] = x;
    return s[*k] + (float)*k;
}

/* what a progress function was told, and when it shall cancel */
typedef struct watch {
    size_t calls, last, total, cancel_at;
    bool rising, cancelled;
} watch;
static bool watching(size_t done, size_t total, void *arg)
{
    watch *w = (watch *)arg;
    if (w->calls > 0 && done <= w->last) w->rising = false;
    w->calls++;
    w->last = done;
    w->total = total;
    return !(done >= w->cancel_at);
}
static mapfn_opts options(watch *w, size_t *completed)
{
    mapfn_opts o = NO_OPTIONS;
    memset(w, 0, sizeof *w);
    w->rising = true;
    w->cancel_at = SIZE_MAX;
    o.progress = watching;
    o.progress_arg = w;
    o.completed = completed;
    return o;
}

TEST(progress)
{
    static const size_t sizes[] = {0, 1, 2, 15, 16, 17, 100, N};
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
        for (size_t grain = 0; grain < 20; grain += 3)
            for (size_t begin = 0; begin <= sizes[k]; begin += sizes[k] / 3 + 1) {
                int seen[N] = {0};
                size_t at[N], completed = 999, n = sizes[k];
                watch w;
                mapfn_opts o = options(&w, &completed);
                o.grain = grain;
                o.begin = begin;
                o.index_offset = 10;
                EXPECT(visit_map_opts(n, seen, at, &o) == MAPFN_OK);
                EXPECT(w.rising && w.last == n && w.total == n && completed == n);
                EXPECT(w.calls >= 1);
                if (grain) EXPECT(w.calls == (n - begin + grain - 1) / grain || n == begin);
                for (size_t i = 0; i < N; i++) EXPECT(seen[i] == (i >= begin && i < n) && (!seen[i] || at[i] == i + 10));
            }
}

/* a cancel at every possible slice, then a resume: the same as never cancelled, each element once */
TEST(cancel_and_resume)
{
    for (size_t grain = 0; grain <= 64; grain = grain * 2 + 1)
        for (size_t stop = 1; stop <= N; stop += grain > 4 ? grain : 5) {
            int seen[N] = {0};
            size_t at[N] = {0}, completed = 999, rounds = 0;
            watch w;
            mapfn_opts o = options(&w, &completed);
            mapfn_status status;
            o.grain = grain;
            w.cancel_at = stop;
            do {
                size_t begin = o.begin;
                status = visit_map_opts(N, seen, at, &o);
                EXPECT(w.rising && completed == w.last && completed > begin);
                for (size_t i = 0; i < N; i++) EXPECT(seen[i] == (i < completed));
                EXPECT(status == (completed < N ? MAPFN_CANCELLED : MAPFN_OK)); /* false at the last call is no cancel */
                if (status == MAPFN_CANCELLED) {
                    char place[40];
                    snprintf(place, sizeof place, " %zu of %d", completed, N);
                    EXPECT_SAY(strstr(mapfn_explain(), "visit") && strstr(mapfn_explain(), place), "%s", mapfn_explain());
                }
                o.begin = completed;
                w.cancel_at = completed + stop;
            } while (status == MAPFN_CANCELLED && ++rounds < 1000);
            EXPECT(status == MAPFN_OK && completed == N);
            for (size_t i = 0; i < N; i++) EXPECT(seen[i] == 1 && at[i] == i);
        }
}

TEST(failures)
{
    for (size_t bad = 0; bad <= N; bad += 7)
        for (size_t grain = 0; grain < 90; grain += 17) {
            int seen[N] = {0};
            size_t completed = 999;
            watch w;
            mapfn_opts o = options(&w, &completed);
            mapfn_failure failure = {3, 4};
            o.grain = grain;
            o.index_offset = 1000;
            /* all others are computed; the lowest is reported, with its offset */
            EXPECT(visit_failing_map_opts(N, seen, bad + 1000, &failure, &o) == (bad < N ? MAPFN_ELEMENT_FAILED : MAPFN_OK));
            EXPECT(completed == N && w.last == N);
            EXPECT(bad < N ? failure.index == bad + 1000 && failure.code == 5 : failure.index == SIZE_MAX && failure.code == 0);
            for (size_t i = 0; i < N; i++) EXPECT(seen[i] == 1);
            EXPECT(visit_failing_map_opts(N, seen, bad + 1000, NULL, &o) == (bad < N ? MAPFN_ELEMENT_FAILED : MAPFN_OK));
            if (bad < N) {
                char place[40];
                snprintf(place, sizeof place, "element %zu returned code 5", bad + 1000);
                EXPECT_SAY(strstr(mapfn_explain(), place), "%s", mapfn_explain());
            }
            /* without options */
            failure.index = 3, failure.code = 4;
            EXPECT(visit_failing_map(N, seen, bad, &failure) == (bad < N ? MAPFN_ELEMENT_FAILED : MAPFN_OK));
            EXPECT(bad < N ? failure.index == bad && failure.code == 5 : failure.index == SIZE_MAX && failure.code == 0);
            EXPECT(visit_failing_map_looped(N, seen, bad, NULL) == (bad < N ? MAPFN_ELEMENT_FAILED : MAPFN_OK));
        }
    /* a cancel goes before a failure, which is set over what was computed */
    for (size_t bad = 0; bad < 60; bad += 3) {
        int seen[N] = {0};
        size_t completed = 999;
        watch w;
        mapfn_opts o = options(&w, &completed);
        mapfn_failure failure = {3, 4};
        o.grain = 10;
        w.cancel_at = 30;
        EXPECT(visit_failing_map_opts(N, seen, bad, &failure, &o) == MAPFN_CANCELLED && completed == 30);
        EXPECT(bad < 30 ? failure.index == bad && failure.code == 5 : failure.index == SIZE_MAX && failure.code == 0);
        o.begin = completed;
        w.cancel_at = SIZE_MAX;
        w.calls = 0;
        EXPECT(visit_failing_map_opts(N, seen, bad, &failure, &o) == (bad >= 29 ? MAPFN_ELEMENT_FAILED : MAPFN_OK));
        EXPECT(bad >= 30 ? failure.index == bad && failure.code == 5 : bad == 29 ? failure.index == 30 && failure.code == 6 : failure.index == SIZE_MAX);
    }
}

/* Where elements take long, progress is called more often: a machine that is busy makes them longer still. */
MAPFN(void, slow, index(i), out(size_t, at), host, looped)
{
    struct timespec const t = {0, 2500000};
    *at = i;
    nanosleep(&t, NULL);
}
TEST(progress_of_slow_elements)
{
    enum { SLOW = 96 };
    size_t at[SLOW], completed;
    watch w;
    mapfn_opts const o = options(&w, &completed);
    EXPECT(slow_map_opts(SLOW, at, &o) == MAPFN_OK && completed == SLOW);
    EXPECT_SAY(w.calls > 10, "%zu calls", w.calls);
}

/* Kernels look for codes block by block: one element fails, or two, anywhere in many blocks. */
MAPFN(int, fails_at, index(i), uniform(size_t, bad), uniform(size_t, too), fallible) { return i == bad ? 7 : i == too ? 9 : 0; }
MAPFN(int, fails_where, index(i), uniform(size_t, bad), where(unsigned char, m), fallible) { return i >= bad ? (int)i + 1 : 0; }
TEST(failures_far_in)
{
    enum { FAR = 1300 };
    static unsigned char mask[FAR];
    for (size_t n = 1; n <= FAR; n += n < 3 ? 1 : 433)
        for (size_t bad = 0; bad <= n; bad++)
            for (size_t too = bad + 1; too <= n; too = 2 * too + 255) { /* too == n: no second one */
                mapfn_failure failure = {3, 4}, looped = {3, 4};
                mapfn_status const expected = bad < n ? MAPFN_ELEMENT_FAILED : MAPFN_OK;
                size_t const index = bad < n ? bad : SIZE_MAX;
                EXPECT(fails_at_map(n, bad, too, &failure) == expected && fails_at_map_looped(n, bad, too, &looped) == expected);
                EXPECT_SAY(failure.index == index && failure.code == (bad < n ? 7 : 0), "n = %zu, element %zu: {%zu, %d}", n, bad, failure.index, failure.code);
                EXPECT(looped.index == index && looped.code == failure.code);
            }
    for (size_t bad = 0; bad < FAR; bad += 31) { /* every element from `bad` on fails, but for those that the mask skips */
        size_t const first = bad + 300 < FAR ? bad + 300 : (size_t)FAR;
        mapfn_failure failure = {3, 4};
        for (size_t i = 0; i < FAR; i++) mask[i] = i < bad || i >= first;
        EXPECT(fails_where_map(FAR, bad, mask, &failure) == (first < FAR ? MAPFN_ELEMENT_FAILED : MAPFN_OK));
        EXPECT(first < FAR ? failure.index == first && failure.code == (int)first + 1 : failure.index == SIZE_MAX && failure.code == 0);
    }
}

TEST(no_element)
{
    mapfn_failure failure = {3, 4};
    size_t completed = 999;
    watch w;
    mapfn_opts o = options(&w, &completed);
    EXPECT(visit_failing_map(0, NULL, 0, &failure) == MAPFN_OK && failure.index == SIZE_MAX && failure.code == 0);
    failure.index = 3, failure.code = 4;
    EXPECT(visit_failing_map_looped(0, NULL, 0, &failure) == MAPFN_OK && failure.index == SIZE_MAX && failure.code == 0);
    failure.index = 3, failure.code = 4;
    EXPECT(visit_failing_map_opts(0, NULL, 0, &failure, &o) == MAPFN_OK && failure.index == SIZE_MAX && failure.code == 0);
    EXPECT(completed == 0 && w.total == 0 && w.last == 0);
    EXPECT(with_scratch_map(0, NULL, NULL, NULL, NULL, 1) == MAPFN_OK);
    EXPECT(visit_map(0, NULL, NULL) == MAPFN_OK);
    EXPECT(visit_map_vectorized(0, NULL, NULL) == MAPFN_OK);
}

/* what an option means to another back end only is ignored */
TEST(ignored_options)
{
    int seen[N] = {0};
    size_t at[N];
    mapfn_opts o = NO_OPTIONS;
    o.stream = &o;
    o.device = -7;
    o.device_bytes = 1;
    o.parallel_iterations = 1000;
    EXPECT(visit_map_opts(N, seen, at, &o) == MAPFN_OK);
    EXPECT(visit_map_opts(N, seen, at, NULL) == MAPFN_OK);
    for (size_t i = 0; i < N; i++) EXPECT(seen[i] == 2);
}

#if !defined(__cplusplus) || __cplusplus >= 202002L
TEST(options_in_the_call)
{
    int seen[N] = {0};
    size_t at[N], completed = 0;
    EXPECT(visit_map_opts(N, seen, at, MAPFN_OPTS(.grain = 7, .completed = &completed, .begin = 3)) == MAPFN_OK);
    EXPECT(completed == N && seen[2] == 0 && seen[3] == 1);
    EXPECT(visit_map_opts(N, seen, at, MAPFN_OPTS(.parallel_iterations = -3)) == MAPFN_BAD_OPTION);
}
#endif

TEST(progress_bar_is_quiet_without_a_terminal)
{
    int seen[N] = {0};
    size_t at[N];
    mapfn_opts o = NO_OPTIONS;
    o.progress = mapfn_progress_bar;
    o.grain = 20;
    EXPECT(visit_map_opts(N, seen, at, &o) == MAPFN_OK);
    EXPECT(mapfn_progress_bar(0, 0, NULL) && mapfn_progress_bar(5, 5, NULL));
}

/* ---------------------------------------------------------------------------------------- scratch ---- */

TEST(scratch)
{
    float x[N], out[N], given[N], s[8];
    int k;
    for (int i = 0; i < N; i++) x[i] = (float)i;
    EXPECT(with_scratch_map(N, out, x, NULL, NULL, 42) == MAPFN_OK);
    EXPECT(with_scratch_map(N, given, x, s, &k, 42) == MAPFN_OK && memcmp(out, given, sizeof out) == 0);
    memset(given, 0, sizeof given);
    EXPECT(with_scratch_map_looped(N, given, x, NULL, &k, 42) == MAPFN_OK && memcmp(out, given, sizeof out) == 0);
    memset(given, 0, sizeof given);
    EXPECT(with_scratch_map_opts(N, given, x, s, NULL, 42, NULL) == MAPFN_OK && memcmp(out, given, sizeof out) == 0);
    for (size_t i = 0; i < N; i++) EXPECT(out[i] >= x[i] && out[i] < x[i] + 8);
}
MAPFN(char, big_scratch, in(char, x), scratch(char, s, len), uniform(size_t, len))
{
    s[0] = x;
    s[len - 1] = x;
    return s[0];
}
TEST(scratch_that_cannot_be_had)
{
    char x[4] = {1, 2, 3, 4}, out[4] = {9, 9, 9, 9};
    size_t completed = 7;
    mapfn_opts o = NO_OPTIONS;
    o.completed = &completed;
    EXPECT(big_scratch_map_opts(4, out, x, NULL, (size_t)PTRDIFF_MAX, &o) == MAPFN_NO_MEMORY && out[0] == 9 && completed == 0);
    EXPECT(strstr(mapfn_explain(), "`s`") != NULL);
    EXPECT(big_scratch_map(4, out, x, NULL, (size_t)PTRDIFF_MAX) == MAPFN_NO_MEMORY && out[0] == 9);
    EXPECT(big_scratch_map(0, out, x, NULL, (size_t)PTRDIFF_MAX) == MAPFN_OK);
    EXPECT(big_scratch_map(4, out, x, NULL, 100000) == MAPFN_OK && out[3] == 4);
}
/* a length whose bytes are more than a size_t counts must never be allocated short, checks or not */
MAPFN(double, wide_scratch, in(double, x), scratch(double, s, len), uniform(size_t, len))
{
    s[1] = x;
    return s[len > 100 ? 90 : 0];
}
TEST(scratch_too_large)
{
    double x[2] = {1, 2}, out[2] = {9, 9};
    mapfn_status status = wide_scratch_map(2, out, x, NULL, SIZE_MAX / sizeof(double) + 2);
    EXPECT_SAY(status == MAPFN_TOO_LARGE || (!MAPFN_CHECKS && status == MAPFN_NO_MEMORY), "%s", mapfn_status_text(status));
    EXPECT(out[0] > 8);
}

/* ------------------------------------------------------------------------------------ allocations ---- */

#ifdef COUNT_ALLOCATIONS /* linked with -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=aligned_alloc,--wrap=free */
static unsigned long allocations, frees;
void *__real_malloc(size_t bytes);
void *__real_aligned_alloc(size_t alignment, size_t bytes);
void __real_free(void *p);
void *__wrap_malloc(size_t bytes);
void *__wrap_malloc(size_t bytes) { return allocations++, __real_malloc(bytes); }
void *__wrap_aligned_alloc(size_t alignment, size_t bytes);
void *__wrap_aligned_alloc(size_t alignment, size_t bytes) { return allocations++, __real_aligned_alloc(alignment, bytes); }
void __wrap_free(void *p);
void __wrap_free(void *p)
{
    frees += p != NULL;
    __real_free(p);
}
TEST(maps_allocate_scratch_only)
{
    int seen[N] = {0}, k;
    size_t at[N];
    float x[N] = {0}, out[N], s[8];
    watch w;
    mapfn_opts o = options(&w, NULL);
    mapfn_failure failure;
    allocations = frees = 0;
    EXPECT(visit_map_opts(N, seen, at, &o) == MAPFN_OK && visit_map(N, seen, at) == MAPFN_OK);
    EXPECT(visit_failing_map(N, seen, 5, &failure) == MAPFN_ELEMENT_FAILED && mapfn_explain() != NULL);
    EXPECT(with_scratch_map(N, out, x, s, &k, 1) == MAPFN_OK);
    EXPECT(allocations == 0 && frees == 0);
    EXPECT(with_scratch_map(N, out, x, NULL, NULL, 1) == MAPFN_OK);
    EXPECT(allocations == 2 && frees == 2);
    EXPECT(with_scratch_map(N, NULL, x, NULL, NULL, 1) == MAPFN_NULL_POINTER);
    EXPECT(allocations == 2 && frees == 2);
    EXPECT(big_scratch_map(4, (char *)out, (char *)x, NULL, (size_t)PTRDIFF_MAX) == MAPFN_NO_MEMORY);
    EXPECT(allocations == 3 && frees == 2);
}
#endif

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(progress);
    RUN(cancel_and_resume);
    RUN(progress_of_slow_elements);
    RUN(failures);
    RUN(failures_far_in);
    RUN(no_element);
    RUN(ignored_options);
#if !defined(__cplusplus) || __cplusplus >= 202002L
    RUN(options_in_the_call);
#endif
    RUN(progress_bar_is_quiet_without_a_terminal);
    RUN(scratch);
#if !defined(__SANITIZE_ADDRESS__) && !SANITIZED /* sanitizers end the program at an absurd size */
    RUN(scratch_that_cannot_be_had);
#else
    (void)test_of_scratch_that_cannot_be_had;
#endif
    RUN(scratch_too_large);
#ifdef COUNT_ALLOCATIONS
    RUN(maps_allocate_scratch_only);
#endif
    TEST_END();
}
