/* The smallest frame for a test program: TEST(name) { … EXPECT(condition); … }, and main calls RUN(name) for each. A program
 * prints one line for each test, "ok - label: name" or "not ok - label: name", where label is its first argument. */
#ifndef TEST_H
#define TEST_H

#include <stdbool.h>
#include <stdio.h>

static const char *test_label = "";
static int test_failures, test_failures_here;

/* a failed expectation is said at once, at most three times in a test, and the test goes on */
__attribute__((unused, noinline)) static bool test_expect(bool holds, const char *what, const char *file, int line)
{
    if (!holds && test_failures_here++ < 3) {
        printf("    %s:%d: not so: %s\n", file, line, what);
        fflush(stdout);
    }
    return holds;
}
#define EXPECT(condition) test_expect(condition, #condition, __FILE__, __LINE__)

/* the same with a line of one's own, printf style */
#define EXPECT_SAY(condition, ...) \
    do { \
        if (!(condition) && test_failures_here++ < 3) { \
            printf("    %s:%d: ", __FILE__, __LINE__); \
            printf(__VA_ARGS__); \
            printf("\n"); \
            fflush(stdout); \
        } \
    } while (0)

__attribute__((unused, noinline)) static void test_run(const char *name, void (*test)(void))
{
    test_failures_here = 0;
    test();
    printf("%s - %s: %s\n", test_failures_here ? "not ok" : "ok", test_label, name);
    fflush(stdout);
    test_failures += test_failures_here;
}
#define TEST(name) static void test_of_##name(void)
#define RUN(name) test_run(#name, test_of_##name)

/* ONCE(map); with `#define map map_once` behind it: a test that calls a map at many places calls it through a pointer
 * which no compiler sees through. Each call would otherwise have all of the map's checks, some thousand instructions. */
#define ONCE(map) static __typeof__(&map) volatile map##_once = map

#define TEST_BEGIN(argc, argv) test_label = (argc) > 1 ? (argv)[1] : "test"
#define TEST_END() return test_failures ? 1 : 0

#endif
