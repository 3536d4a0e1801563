/* mapfn_progress_bar: what it writes where stderr is no terminal (nothing, or lines), and where it is one (a bar). */
#define _GNU_SOURCE
#include "mapfn.h"
#include "tests/lib/test.h"
#include <fcntl.h>
#include <unistd.h>

static char said[8000];
static int reader, screen;
/* What was written on stderr since the last look? */
static size_t look(void)
{
    size_t length = 0;
    ssize_t more;
    fflush(stderr);
    while (length < sizeof said - 1 && (more = read(reader, said + length, sizeof said - 1 - length)) > 0)
        length += (size_t)more;
    said[length] = '\0';
    return length;
}
static int count(const char *text)
{
    int times = 0;
    for (const char *at = said; (at = strstr(at, text)) != NULL; at++) times++;
    return times;
}
static void wait_ms(long ms)
{
    struct timespec t = {0, ms * 1000000};
    nanosleep(&t, NULL);
}
/* Are rate and time left of this line what the clock says? */
static void expect_rate(const char *line, double done, double total, double least_seconds)
{
    double rate = -1, left = -1;
    int percent = -1;
    EXPECT_SAY(line && sscanf(line, "%d %% %lf/s %lf s left", &percent, &rate, &left) == 3, "no rate in: %s", said);
    EXPECT_SAY(rate > 0 && rate <= done / least_seconds * 1.01, "rate %g", rate);
    double const expected = (total - done) / rate;
    EXPECT_SAY(left > expected - 0.6 && left < expected + 0.6, "left %g at a rate of %g", left, rate);
    EXPECT_SAY(percent == (int)(done / total * 100), "%d %%", percent);
}

TEST(silent_without_a_terminal)
{
    unsetenv("MAPFN_PROGRESS");
    for (size_t done = 1; done <= 10; done++) EXPECT(mapfn_progress_bar(done, 10, NULL));
    setenv("MAPFN_PROGRESS", "nothing that is known", 1);
    for (size_t done = 1; done <= 10; done++) EXPECT(mapfn_progress_bar(done, 10, NULL));
    EXPECT(look() == 0);
}
TEST(lines)
{
    setenv("MAPFN_PROGRESS", "lines", 1);
    for (int again = 0; again < 2; again++) { /* the next map begins anew */
        for (size_t done = 5; done <= 100; done += 5) {
            EXPECT(mapfn_progress_bar(done, 100, NULL) && look() < 100);
            EXPECT_SAY(count("%") == (done % 10 == 0) && count("\n") == count("%"), "%zu of 100: %s", done, said);
            EXPECT(count("[") == 0 && (count("%") == 0 || atoi(said) == (int)done));
        }
        EXPECT_SAY(strncmp(said, "100 %", 5) == 0 && strstr(said, " 0 s left"), "%s", said);
    }
    EXPECT(mapfn_progress_bar(0, 0, NULL) && look() > 0 && strncmp(said, "100 %", 5) == 0); /* nothing to do is done */
    EXPECT(mapfn_progress_bar(1, 400, NULL));
    wait_ms(250);
    EXPECT(mapfn_progress_bar(100, 400, NULL) && look() > 0);
    expect_rate(said, 100, 400, 0.25);
    EXPECT(mapfn_progress_bar(20, 200, NULL) && look() > 0 && atoi(said) == 10); /* fewer than before: another map */
    EXPECT(mapfn_progress_bar(20, 200, NULL) && look() > 0 && atoi(said) == 10); /* as many as before: another one again */
    EXPECT(mapfn_progress_bar(200, 200, NULL) && look() > 0);
    wait_ms(20);
    EXPECT(mapfn_progress_bar(300, 1000, NULL) && look() > 0); /* more than before, but that one had ended */
    EXPECT_SAY(strstr(said, " 0/s  0 s left"), "%s", said);
    EXPECT(mapfn_progress_bar(1000, 1000, NULL) && look() > 0);
}
TEST(bar)
{
    unsetenv("MAPFN_PROGRESS"); /* a terminal shows the bar all the same */
    for (int again = 0; again < 2; again++) {
        double const start = mapfn_now();
        for (size_t done = 1; done <= 30; done++) EXPECT(mapfn_progress_bar(done, 100, NULL));
        EXPECT(look() == 0 || mapfn_now() - start > 5e7); /* no more than ten bars a second */
        wait_ms(250);
        EXPECT(mapfn_progress_bar(50, 100, NULL) && look() > 0);
        EXPECT_SAY(count("\r") == 1 && count("\n") == 0, "%s", said);
        EXPECT_SAY(strstr(said, "[###############...............]  50 %"), "%s", said);
        expect_rate(strchr(said, ']') ? strchr(said, ']') + 1 : NULL, 50, 100, 0.25);
        EXPECT(mapfn_progress_bar(100, 100, NULL) && look() > 0);
        EXPECT_SAY(strstr(said, "[##############################] 100 %"), "%s", said);
        EXPECT(said[strlen(said) - 1] == '\n');
    }
}

int main(int argc, char **argv)
{
    int pair[2];
    TEST_BEGIN(argc, argv);
    if (pipe(pair) != 0) return 1;
    reader = pair[0];
    fcntl(reader, F_SETFL, O_NONBLOCK);
    dup2(pair[1], 2);
    RUN(silent_without_a_terminal);
    RUN(lines);
    reader = posix_openpt(O_RDWR | O_NOCTTY);
    screen = reader >= 0 && grantpt(reader) == 0 && unlockpt(reader) == 0 ? open(ptsname(reader), O_RDWR | O_NOCTTY) : -1;
    if (screen >= 0) {
        fcntl(reader, F_SETFL, O_NONBLOCK);
        dup2(screen, 2);
        RUN(bar);
    } else {
        printf("skip - %s: the bar: no pseudo terminal here\n", test_label);
    }
    TEST_END();
}
