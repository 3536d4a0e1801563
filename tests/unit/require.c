/* MAPFN_REQUIRE: the call is made once; silent where it returns MAPFN_OK, else file, line and explanation on stderr, and SIGABRT. */
#include "mapfn.h"
#include "tests/lib/test.h"
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
MAPFN(int, codes, in(int, x), fallible) { return x; }
MAPFN(int, next, in(int, x)) { return x + 1; }

static int calls;
static mapfn_status counted(mapfn_status status)
{
    calls++;
    return status;
}
static bool no(size_t done, size_t total, void *arg)
{
    (void)done, (void)total, (void)arg;
    return false;
}

/* what a child that ends by SIGABRT writes on stderr; "" where it ends otherwise */
static const char *said_by(void (*body)(void))
{
    static char text[1000];
    int ends[2], status = 0;
    size_t length = 0;
    ssize_t got;
    if (pipe(ends) != 0) return "no pipe";
    fflush(stdout);
    pid_t const child = fork();
    if (child == 0) {
        dup2(ends[1], 2);
        close(ends[0]);
        body();
        _exit(0);
    }
    close(ends[1]);
    while (length < sizeof text - 1 && (got = read(ends[0], text + length, sizeof text - 1 - length)) > 0) length += (size_t)got;
    close(ends[0]);
    text[length] = '\0';
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT ? text : "";
}
static int const one[4] = {0, 0, 5, 0};
static void failing_element(void) { MAPFN_REQUIRE(codes_map(4, one, NULL)); } /* line 46 */
static void missing_array(void)
{
    int out[4];
    MAPFN_REQUIRE(next_map_opts(4, out, NULL, NULL)); /* line 50 */
}
static void cancelled(void)
{
    int out[4];
    mapfn_opts options = MAPFN_NO_OPTS;
    options.progress = no;
    options.grain = 1;
    MAPFN_REQUIRE(next_map_opts(4, out, one, &options));
}
static void of_another_call(void)
{
    (void)codes_map(4, one, NULL);
    MAPFN_REQUIRE(MAPFN_NO_MEMORY); /* not what this thread's last map failed of */
}

TEST(silent)
{
    int out[4];
    if (calls == 0) MAPFN_REQUIRE(counted(next_map(4, out, one)));
    else EXPECT(false);
    EXPECT(calls == 1 && out[2] == 6);
    MAPFN_REQUIRE(counted(MAPFN_OK)), MAPFN_REQUIRE(counted(MAPFN_OK));
    EXPECT(calls == 3);
}
TEST(says_and_aborts)
{
    EXPECT(strcmp(said_by(failing_element), "tests/unit/require.c:46: codes: element 2 returned code 5, the first to fail; all others are computed\n") == 0);
    EXPECT(strncmp(said_by(cancelled), "tests/unit/require.c:58: next: the progress function returned false at 1 of 4", 76) == 0);
    EXPECT(strncmp(said_by(of_another_call), "tests/unit/require.c:63: memory could not", 41) == 0);
#if MAPFN_CHECKS
    EXPECT(strcmp(said_by(missing_array), "tests/unit/require.c:50: next: `x` is NULL, and n is not 0\n") == 0);
#else
    (void)missing_array;
#endif
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(silent);
    RUN(says_and_aborts);
    TEST_END();
}
